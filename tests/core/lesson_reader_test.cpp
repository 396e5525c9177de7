// tests/core/lesson_reader_test.cpp: lessons as files: what is read, what is refused and where, and our own in both languages.
#include <filesystem>

#include "core/lessons/lesson.h"
#include "core/lessons/run.h"
#include "core/text/files.h"
#include "tests/test_main.h"

using namespace searchlight::lessons;

namespace {

const std::filesystem::path kFolder = SEARCHLIGHT_TEST_DATA "/../../resources/lessons";

// A lesson around what is tested; `block` begins on line 9.
std::string around(const std::string& block) {
  return "# Title\n\nSummary.\n\n```lesson\norder 1\nminutes 3\n```\n" + block;
}
const std::string kStep = "## Step\n\n```set-up wall\npage map-lab\nboard\n.S.\n.#.\n.G.\n```\n";

std::string whyRefused(const std::string& text) {
  return testing::refusalOf<std::string>([&] { (void)readLesson(text, "x.md"); });
}

std::string plain(const std::vector<Span>& spans) {
  std::string out;
  for (const Span& s : spans) {
    const char kind = "tcrf"[static_cast<std::size_t>(s.kind)];
    out += std::string(1, kind) + (s.isEmphasised ? "*" : "") + (s.isStrong ? "!" : "") + "(" + s.text + ")" +
           s.target;
  }
  return out;
}

}  // namespace

class LessonReaderTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void readsAWholeLesson() {
    const Lesson lesson = readLesson(
        around(
            "## One\n\nA *b* **c** `d{` [words](term:node) {expanded}\nnext \\* 2 * 3 A* A*s\n\n- first\n- "
            "second\n  goes on\n\n3. third\n\n"
            "```\n# as it *stands*\n```\n"
            "```set-up wall\npage map-lab\nalgorithm greedy\nview.layer distance\nplayer.speed "
            "2\nboard\n.S.\n.#9\n.G.\n```\n"
            "```moment\nbefore 3rd expand 4,3\n```\n```highlight\ncells 1,2 0,0\nopen\nfigure cost\n```\n"
            "## Two\n```set-up\nfrom wall algorithm=a-star\ncosts 10-14\n```\n```question "
            "cost\nby-chance\n```\n"
            "```question next\nfrom wall weight=2\nat event 3\n```\n## Three\n"),
        "x.md");
    QCOMPARE(lesson.title, std::string("Title"));
    QCOMPARE(lesson.order, 1);
    QCOMPARE(lesson.minutes, 3);
    QVERIFY(!lesson.group);
    QCOMPARE(plain(lesson.summary.at(0).spans), std::string("t(Summary.)"));
    QCOMPARE(lesson.steps.size(), std::size_t{3});

    const Step& one = lesson.steps[0];
    QCOMPARE(
        plain(one.text.at(0).spans),
        std::string("t(A )t*(b)t( )t!(c)t( )c(d{)t( )r(words)nodet( )f(expanded)t( next * 2 * 3 A* A*s)"));
    QCOMPARE(plain(one.text.at(2).spans), std::string("t(second goes on)"));
    QVERIFY(one.text.at(1).kind == Paragraph::Kind::Bullet);
    QCOMPARE(one.text.at(3).number, 3);
    QCOMPARE(one.text.at(4).spans.at(0).text, std::string("# as it *stands*\n"));
    QVERIFY(one.moment && one.moment->isBefore && one.moment->kind == Moment::Kind::Happens);
    QCOMPARE(one.moment->number, std::uint64_t{3});
    QCOMPARE(one.moment->state, std::string("4,3"));
    QCOMPARE(one.highlights.size(), std::size_t{3});
    QCOMPARE(one.highlights[0].cells.at(0), (Point{1, 2}));
    QCOMPARE(one.highlights[2].word, std::string("cost"));

    const setup::SetUp& wall = lesson.find("wall")->setUp;
    QCOMPARE(*wall.question.find("algorithm"), std::string("greedy"));
    QCOMPARE(*wall.view.find("layer"), std::string("distance"));
    QCOMPARE(*wall.board.text,
             std::string("searchlight-map 1\nsize 3 3\nstart 1 0\ngoal 1 2\ncells\n...\n.#9\n...\n"));

    const Step& two = lesson.steps[1];
    QVERIFY(two.isNewSetUp);
    QCOMPARE(*lesson.setUps.at(*two.setUp).setUp.question.find("algorithm"), std::string("a-star"));
    QCOMPARE(*lesson.setUps.at(*two.setUp).setUp.question.find("costs"), std::string("10-14"));
    QVERIFY(two.questions.at(0).isByChance && two.questions.at(0).kind == QuestionKind::Cost);
    QCOMPARE(two.questions.at(0).setUp, *two.setUp);
    QCOMPARE(*lesson.setUps.at(two.questions.at(1).setUp).setUp.question.find("weight"), std::string("2"));
    QCOMPARE(two.questions.at(1).moment->number, std::uint64_t{3});
    QCOMPARE(lesson.steps[2].setUp, two.setUp);
    QVERIFY(!lesson.steps[2].isNewSetUp);
  }

  // Rows of every world become what its page reads.
  void boards_data() {
    const auto row = testing::columns<std::string, std::string, std::string>("page", "rows", "begins");
    row("map", "map-lab", "S.G\n", "searchlight-map 1\nsize 3 1\n");
    row("layout", "klotski", "VCCV/VCCV/VHHV/VSSV/S..S\n", "VCCV/VCCV");
    row("level", "sokoban", "#####\n#@$.#\n#####\n", "searchlight-sokoban 1\n");
    row("lines", ".....\n.1...\n.....\n...2.\n.....\n", "searchlight-lines 2\nsize 5\n");
  }
  void boards() {
    FETCH(const std::string, page, rows, begins);
    const std::string text = boardForPage(page, rows, "x.md", 7);
    QVERIFY2(text.starts_with(begins), text.c_str());
    QCOMPARE(boardForPage(page, text, "x.md", 7), text);
  }

  // Each word that a world's page writes of its question may stand in a block.
  void takesTheWordsOfItsWorld() {
    const auto read = [](const std::string& words, const std::string& board) {
      return readLesson(around("## S\n```set-up\n" + words + "board\n" + board + "```\n"), "x.md")
          .setUps.at(0)
          .setUp.question;
    };
    const std::string search = "algorithm weighted-a-star\nweight 2\nties first-in\nlight no\n";
    const setup::Words slides =
        read("page klotski\ncount steps\nmirrors folded\n" + search, "goal A 0,1\nboard\nA\n.\n");
    for (const char* name : {"count", "mirrors", "algorithm", "weight", "ties", "light"})
      QVERIFY(slides.find(name));
    const setup::Words level =
        read("page sokoban\nask box\nbox 2,1\nto 3,1\nmetric moves\nwithout freeze\n" + search,
             "#####\n#@$.#\n#####\n");
    for (const char* name : {"ask", "box", "to", "metric", "without", "algorithm", "weight", "ties", "light"})
      QVERIFY(level.find(name));
    const setup::Words ball = read("page lines\nfrom 0,0\nto 1,1\n" + search,
                                   ".......\n.1.....\n.......\n.......\n.......\n.......\n.......\n");
    for (const char* name : {"from", "to", "algorithm", "weight", "ties", "light"}) QVERIFY(ball.find(name));
  }

  void refuses_data() {
    const auto rows = testing::columns<std::string, std::string>("text", "why");
    const auto row = [&](const char* name, const std::string& text, const std::string& why) {
      rows(name, text, "x.md:" + why);
    };
    row("nothing", "", "1: a lesson must begin with its title, such as: # The wall in the way");
    row("no head", "# T\n\n## S\n", "3: expected a ```lesson block with order and minutes");
    row("group", "# T\n```lesson\norder 1\nminutes 1\ngroup paths\n```\n",
        "5: the group must be path, states, loop or farther, not \"paths\"");
    row("no step", around(""), "8: a lesson needs at least one step, such as: ## Start and goal");
    row("bytes", std::string("# a\0\n", 5), "1: contains a control character");
    row("control", around(kStep + "a \x01 b\n"), "18: contains a control character");
    row("term", around(kStep + "a\n[x](term:no-such-term)\n"),
        "19: the glossary has no term \"no-such-term\"");
    const auto inSetUp = [](const std::string& words) {
      return around("## S\n```set-up\npage map-lab\nalgorithm a-star\n" + words + "board\n...\n```\n");
    };
    row("a word twice", inSetUp("neighbours 8\n\nalgorithm greedy\n"), "15: algorithm is given twice");
    row("a page twice", inSetUp("page map-lab\n"), "13: page is given twice");
    row("a change twice", around(kStep + "```run y\nfrom wall order=lrud\norder udlr\n```\n"),
        "20: order is given twice");
    row("option", inSetUp("algoritm greedy\n"),
        "13: unknown word \"algoritm\": expected from, to, algorithm, neighbours, corners, "
        "costs, heuristic, ties, seed, reopen, duplicates, width, nodes, order, weight, window, agent, "
        "radius, "
        "edits, smooth, also, via, flow or nearest");
    row("value", inSetUp("\ncosts 2\n"), "14: question: --costs 2: must be unit, 10-14 or sqrt2");
    row("view", inSetUp("view.layr distance\n"),
        "13: unknown view word \"layr\": expected layer, text, cell, centre, contours, clearance, "
        "answer, tab, explain, tree, plot, plot-x, plot-y or plot-log");
    row("layer", inSetUp("view.text none\nview.layer nosuch\n"),
        "14: view.layer: must be distance, f, h, order, times, error or status");
    row("player", inSetUp("player.sped 3\n"),
        "13: unknown player word \"sped\": expected speed, pace or unit");
    row("speed", inSetUp("player.speed -1e9\n"),
        "13: player.speed: must be a number from 1 to 1000000, or auto");
    row("selection", inSetUp("selection zz\n"), "13: selection: must be X,Y (column and row)");
    row("change", around(kStep + "```run y\nfrom wall player.unit=hour\n```\n"),
        "19: player.unit: must be event, expansion, f or time");
    row("light", around("## S\n```set-up\npage klotski\nlight maybe\nboard\n...\n```\n"),
        "12: light: must be yes or no");
    row("one line", around("## S\n```set-up\npage klotski\nalgorithm a\tb\nboard\n...\n```\n"),
        "12: question: algorithm \"a\\x09b\": must be breadth-first, depth-first, dijkstra, greedy, "
        "a-star, weighted-a-star, iterative-deepening, ida-star, bidirectional, meet-in-the-middle, "
        "fringe-search, beam-search, rbfs or sma-star");
    row("json value",
        around(
            "## S\n```set-up\n{\"searchlight\": 1, \"page\": \"map-lab\", \"player\": {\"speed\": \"0\"},\n"
            "\"board\": {\"rows\": [\"...\"]}}\n```\n"),
        "11: speed: must be a number from 1 to 1000000, or auto");
    row("image", around(kStep + "![x](http://a/b.png)\n"), "18: images are not supported");
    row("link", around(kStep + "see\n[x](http://a)\n"),
        "19: a link must lead to a term, [words](term:name), not to \"http://a\"");
    row("html", around(kStep + "a <b>\n"), "18: HTML is not supported: write \\< for the character");
    row("quote", around(kStep + "> a\n"),
        "18: quotes, tables and rules are not supported: write \\ before the character");
    row("emphasis", around(kStep + "a *b\n"), "18: the emphasis that begins here has no end");
    row("deep heading", around(kStep + "### a\n"), "18: headings below ## are not supported");
    row("deep list", around(kStep + "- a\n  - b\n"), "19: nested lists are not supported");
    row("open block", around(kStep + "```moment\nend\n"),
        "18: the block that begins here has no end: add ```");
    row("unknown block", around(kStep + "```movie\n```\n"),
        "18: unknown block \"movie\": expected lesson, set-up, run, moment, highlight or question");
    row("unknown figure", around(kStep + "a\n{expand}\n"), "19: unknown value \"expand\"");
    row("unknown run", around(kStep + "a\n{greedy.cost}\n"), "19: unknown set-up or run \"greedy\"");
    row("figure before", around("## S\n{cost}\n"),
        "10: no run before this value: name one, such as {greedy.cost}");
    row("moment", around(kStep + "```moment\n\nlater\n```\n"),
        "20: no moment begins with \"later\": start, end, event 120, first reopen, 3rd expand 4,3, f exceeds "
        "60, f falls");
    row("two moments", around(kStep + "```moment\nend\nstart\n```\n"), "20: a moment must be one line");
    row("path",
        around("## S\n```set-up\n{\"searchlight\": 1, \"page\": \"map-lab\",\n\"board\": {\"path\": "
               "\"../../etc/passwd\"}}\n```\n"),
        "11: a set-up in a lesson must have its board as rows, not in a file or drawing");
    row("drawing",
        around("## S\n```set-up\n{\"searchlight\": 1, \"page\": \"klotski\", \"view\": {\"drawing\": "
               "\"nonsense\"},\n\"board\": {\"text\": \"\"}}\n```\n"),
        "11: a set-up in a lesson must have its board as rows, not in a file or drawing");
    row("light",
        around("## S\n```set-up\n{\"searchlight\": 1, \"page\": \"klotski\", \"question\": {\"light\": "
               "\"maybe\"},\n\"board\": {\"text\": \"\"}}\n```\n"),
        "11: light: must be yes or no");
    row("json", around("## S\n```set-up\n{\"searchlight\": 1,\n\"page\"}\n```\n"),
        "12: column 7: not valid JSON");
    row("no board", around("## S\n```set-up\npage map-lab\n```\n"), "11: expected a board");
    row("ragged", around("## S\n```set-up\npage map-lab\nboard\n...\n..\n```\n"),
        "14: a row has 2 cells, the first one 3");
    row("no level", around("## S\n```set-up\npage sokoban\nboard\n#####\n#@$ #\n#####\n```\n"),
        "13: 1 box, but no goals");
    row("other page", around("## S\n```set-up\npage start\n```\n"),
        "11: page must be map-lab, klotski, sokoban or lines, not \"start\"");
    row("from nowhere", around("## S\n```set-up\nfrom wall\n```\n"), "11: unknown set-up above: \"wall\"");
    row("twice", around(kStep + "```run wall\nfrom wall\n```\n"),
        "18: there is a set-up or run \"wall\" already");
    row("question", around(kStep + "```question why\n```\n"),
        "18: a question must be next, order, fail, mislead, cost, dead or move, not \"why\"");
  }
  void refuses() {
    FETCH(const std::string, text, why);
    QCOMPARE(whyRefused(text).c_str(), why.c_str());
  }

  void isBounded() {
    QCOMPARE(whyRefused(std::string(kMostBytes + 1, 'a')), std::string("x.md: too large for a lesson"));
    std::string many = around("");
    for (std::size_t i = 0; i <= kMostSteps; ++i) many += "## S\n";
    QCOMPARE(whyRefused(many), std::string("x.md:69: a lesson has at most 60 steps"));
    std::string wide(200, '.');
    QCOMPARE(whyRefused(around("## S\n```set-up\npage map-lab\nboard\n" + wide + "\n```\n")),
             std::string("x.md:13: a lesson's board has at most 128 columns and rows, not 200 x 1"));
  }

  void fileNames() {
    QCOMPARE(lessonFileName("the-wall.zh_CN.md"), std::optional(LessonFileName{"the-wall", "zh_CN"}));
    QCOMPARE(lessonFileName("the-wall.en.lesson.md"), std::optional(LessonFileName{"the-wall", "en"}));
    for (const char* other :
         {"the-wall.md", "..en.md", "a/b.en.md", "the-wall.en.txt", ".en.md", "the-wall.lesson.md",
          "the-wall.en.lesson", "the-wall.lesson.en.md", "the-wall.en.lesson.lesson.md"})
      QVERIFY(!lessonFileName(other));
  }

  void tellsWhereTranslationsDiffer() {
    const Lesson one = readLesson(around(kStep + "{cost} {expanded}\n"), "x.md");
    QVERIFY(!whereBlocksDiffer(one, readLesson(around(kStep + "{expanded}, {cost}\n"), "x.md")));
    QCOMPARE(whereBlocksDiffer(one, readLesson(around(kStep + "{expanded}\n"), "x.md")),
             std::optional<std::string>(
                 "the figures in the text of line 9 and of line 9 in the translation are not the same"));
    QVERIFY(whereBlocksDiffer(
        one, readLesson(around(kStep + "```moment\nend\n```\n{cost} {expanded}\n"), "x.md")));
    QVERIFY(whereBlocksDiffer(one, readLesson(around(kStep + "{cost} {expanded}\n## More\n"), "x.md")));
  }

  // What is on a screen with its bookmarks becomes a lesson that reads back, whatever signs the captions have.
  void writesBookmarks() {
    setup::SetUp setUp;
    setUp.page = "map-lab";
    setUp.title = "# Two *walls*";
    setUp.board.text = "searchlight-map 1\nsize 3 1\ncells\n...\n";
    setUp.board.path = "/home/a/x.map";
    setUp.question.set("from", "0,0");
    setUp.view.set("levels", "/home/a");
    setUp.bookmarks = {{9, "",
                        "1. {cost} <b> ![x](y) and more than a title has room for, so that it becomes the "
                        "text of the step: *a*"},
                       {3, "", "The first *detour*"},
                       {0, "", ""}};
    const LessonWords words{{}, "Untitled", "Of - bookmarks", "Moment"};
    const Lesson lesson = readLesson(lessonText(setUp, words, "x.md"), "x.md");
    QCOMPARE(lesson.title, std::string("Two *walls*"));
    QCOMPARE(plain(lesson.summary.at(0).spans), std::string("t(Of - bookmarks)"));
    QCOMPARE(lesson.steps.size(), std::size_t{3});
    QCOMPARE(lesson.steps[0].title, std::string("Moment 1"));
    QVERIFY(lesson.steps[0].moment->kind == Moment::Kind::Start && lesson.steps[0].isNewSetUp);
    QCOMPARE(lesson.steps[1].title, std::string("The first *detour*"));
    QCOMPARE(lesson.steps[1].moment->number, std::uint64_t{3});
    QCOMPARE(lesson.steps[2].title, std::string("Moment 3"));
    QCOMPARE(plain(lesson.steps[2].text.at(0).spans), "t(" + setUp.bookmarks[0].caption + ")");
    QCOMPARE(*lesson.setUps.at(0).setUp.question.find("from"), std::string("0,0"));

    const auto refused = [&](const setup::SetUp& s) {
      return testing::refusalOf<std::string>([&] { (void)lessonText(s, words, "x.md"); });
    };
    setup::SetUp none = setUp, many = setUp;
    none.bookmarks.clear();
    many.page = "compare";
    many.view.set("world", "map-lab");
    many.runs.resize(2);
    many.runs[0].set("algorithm", "a-star");
    many.runs[1].set("algorithm", "dijkstra");
    many.bookmarks = {{4, "expansion", "Later"}, {7, "event", "By events"}, {2, "expansion", "Soon"}};
    QCOMPARE(refused(none), std::string("x.md: no bookmarks to make steps from"));
    // Of a comparison a place is one in its unit.
    const Lesson compared = readLesson(lessonText(many, words, "x.md"), "x.md");
    QCOMPARE(compared.steps.size(), std::size_t{3});
    QCOMPARE(compared.steps[0].title, std::string("By events"));
    QCOMPARE(compared.steps[2].moment->number, std::uint64_t{4});
    QCOMPARE(compared.steps[2].setUp, compared.steps[1].setUp);
    QCOMPARE(compared.setUps.at(1).setUp.runs.size(), std::size_t{2});
    QCOMPARE(*compared.setUps.at(0).setUp.player.find("unit"), std::string("event"));
    QCOMPARE(*compared.setUps.at(1).setUp.player.find("unit"), std::string("expansion"));
    many.runs[1] = {};
    many.runs[1].set("trace", "/home/a/x.trace.json");
    QVERIFY(!refused(many).empty());
  }

  // Two sides in a corridor, and a weight that is done with 1,1 by way of the expensive cell before it comes over 0,1.
  void figuresOfAMoment() {
    const auto run = [](const std::string& words) {
      const Lesson lesson = readLesson(
          "# T\n```lesson\norder 1\nminutes 1\n```\n## S\n```set-up\npage map-lab\nneighbours 4\n" + words +
              "```\n",
          "t.md");
      return Run(lesson.setUps.at(0).setUp, "t.md", 1);
    };
    const auto figure = [](const Run& of, const char* name, const char* moment) {
      const auto value = of.figure(name, of.position(*momentFromText(moment).moment, "t.md"));
      return value ? value->text : std::string("none");
    };
    const Run both = run("algorithm bidirectional\nboard\n.S...G\n");
    QCOMPARE(figure(both, "open-start", "before 1st expand"), std::string("1"));
    QCOMPARE(figure(both, "open-goal", "before 1st expand"), std::string("1"));
    QCOMPARE(figure(both, "open-start", "before 2nd expand"), std::string("2"));
    QCOMPARE(figure(both, "open-goal", "before 2nd expand"), std::string("1"));
    const Run hasty = run(
        "algorithm weighted-a-star\nweight 9\nreopen yes\nheuristic manhattan\nboard\nS5.#G\n...#.\n..9..\n");
    QCOMPARE(figure(hasty, "g-before", "first reopen"), std::string("6"));
    QCOMPARE(figure(hasty, "g", "first reopen"), std::string("2"));
    QCOMPARE(figure(hasty, "g-before", "first generate 1,1"), std::string("none"));
    QCOMPARE(figure(hasty, "open-start", "end"), std::string("none"));
  }

  // Each of ours is there in both languages, with the same blocks, and no two have one place in the list.
  void ours() {
    std::map<std::string, std::map<std::string, std::filesystem::path>> files;
    for (const auto& entry : std::filesystem::directory_iterator(kFolder)) {
      const auto name = lessonFileName(entry.path().filename().string());
      QVERIFY2(name, entry.path().c_str());
      files[name->name][name->language] = entry.path();
    }
    QVERIFY(!files.empty());
    std::map<int, std::string> orders;
    for (const auto& [name, languages] : files) {
      for (const char* language : {"en", "zh_CN"})
        QVERIFY2(languages.contains(language),
                 qPrintable(QString::fromStdString(name + " is missing in " + language)));
      const Lesson english = readLessonFile(languages.at("en"));
      const auto difference = whereBlocksDiffer(english, readLessonFile(languages.at("zh_CN")));
      QVERIFY2(!difference, (name + ": " + difference.value_or("")).c_str());
      QVERIFY2(orders.emplace(english.order, name).second, name.c_str());
    }
  }

  // The course: a search forwards comes first and the one loop early, neighbours keep one order until then, groups follow each
  // other, and no board is asked about only for its cost to be counted.
  void oursAreACourse() {
    std::map<int, Lesson> lessons;
    for (const auto& entry : std::filesystem::directory_iterator(kFolder))
      if (lessonFileName(entry.path().filename().string())->language == "en") {
        Lesson lesson = readLessonFile(entry.path());
        lessons.emplace(lesson.order, std::move(lesson));
      }
    QVERIFY(lessons.contains(1));
    QVERIFY(lessons.at(1).fileName.ends_with("the-balls-way.en.md"));
    QVERIFY(lessons.at(2).fileName.ends_with("one-loop-many-searches.en.md"));
    std::optional<std::size_t> group = 0;
    for (const auto& [order, lesson] : lessons) {
      QVERIFY2(lesson.group >= group, lesson.fileName.c_str());
      group = lesson.group;
      for (const NamedSetUp& named : lesson.setUps)
        if (const std::string* neighbours = named.setUp.question.find("order"); neighbours && order <= 3)
          QCOMPARE(*neighbours, std::string("udlr"));  // as a ball of Color Lines has it
      for (const Step& step : lesson.steps)
        for (const QuestionBlock& question : step.questions)
          QVERIFY2(question.kind != QuestionKind::Cost || !question.isByChance, lesson.fileName.c_str());
    }
  }

  // In the first lesson the search and the way back are a step each: what is told of the way is not told while numbers still spread.
  void theFirstLessonTracesThePathInStepsOfItsOwn() {
    for (const char* name : {"the-balls-way.en.md", "the-balls-way.zh_CN.md"}) {
      const Lesson lesson = readLessonFile(kFolder / name);
      int traced = 0;
      for (std::size_t i = 1; i < lesson.steps.size(); ++i) {
        const Step &step = lesson.steps[i], &before = lesson.steps[i - 1];
        if (step.isNewSetUp || std::ranges::none_of(step.highlights, [](const Highlight& h) {
              return h.kind == Highlight::Kind::Path;
            }))
          continue;
        ++traced;
        QVERIFY2(step.moment && *step.moment == *momentFromText("end").moment, step.title.c_str());
        QVERIFY2(before.moment && *before.moment == *momentFromText("first goal").moment, step.title.c_str());
      }
      QCOMPARE(traced, 2);
    }
  }

  // A sentence of ours has at most 25 words; a figure counts as one.
  void oursHaveShortSentences() {
    static const QRegularExpression end(u"[.?!]\\)?(\\s+|$)"_s), blank(u"\\s+"_s), letter(u"\\w"_s);
    for (const auto& entry : std::filesystem::directory_iterator(kFolder)) {
      if (lessonFileName(entry.path().filename().string())->language != "en") continue;
      const Lesson lesson = readLessonFile(entry.path());
      std::vector<Paragraph> all = lesson.summary;
      for (const Step& step : lesson.steps) all.insert(all.end(), step.text.begin(), step.text.end());
      for (const Paragraph& paragraph : all) {
        QString text;
        for (const Span& span : paragraph.spans)
          text += span.kind == Span::Kind::Figure ? u"1"_s : QString::fromStdString(span.text);
        for (const QString& sentence : text.split(end))
          QVERIFY2(sentence.split(blank).filter(letter).size() <= 25,
                   qPrintable(QString::fromStdString(lesson.fileName) + ": " + sentence));
      }
    }
  }
};

SEARCHLIGHT_TEST(LessonReaderTest)
#include "lesson_reader_test.moc"
