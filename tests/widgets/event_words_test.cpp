// tests/widgets/event_words_test.cpp: whole small runs, told sentence by sentence, as written down by hand.

#include "tests/core/domains/sokoban_domain.h"
#include "tests/test_main.h"
#include "tests/widgets/told_runs.h"
#include "tests/widgets/told_search.h"
#include "tests/widgets/watched_search.h"
#include "widgets/player/event_line.h"
#include "widgets/tables/pseudocode_view.h"
#include "widgets/theme/language.h"

using search::Algorithm;
using search::EventKind;
using search::NodeId;
using namespace testing;

namespace {

// 1 leads to 2 more cheaply than 0 does, but is met later by those who trust the estimates.
const std::vector<domains::ToyEdge> kLatePath{{0, 2, 4}, {0, 1, 1}, {1, 2, 1}, {2, 3, 9}, {3, 4, 1}};

domains::Sokoban level() {
  return domains::Sokoban({"WWWWWWW", "WSSSSSW", "WSKBSDW", "WSSBSSW", "WSSDSSW", "WWWWWWW"});
}
Told toldSokoban() {
  NodeNames names;
  names.node = [](const search::Session& session, NodeId n) { return u"#%1"_s.arg(session.stateNumber(n)); };
  names.usesHeuristic = false;
  return {[](search::Recording r) -> std::unique_ptr<search::Session> {
            return search::makeSession(domains::SokobanWithCorners(level()),
                                       {.algorithm = Algorithm::Dijkstra, .recording = r});
          },
          names};
}

// Every family of algorithms, and every kind of event.
const std::vector<std::pair<const char*, Told>>& stories() {
  static const std::vector<std::pair<const char*, Told>> all = [] {
    std::vector<std::pair<const char*, Told>> out;
    for (const search::AlgorithmInfo& a : search::algorithms()) {
      out.emplace_back(a.name.data(), route({"....", "....", "...."}, a.id, {0, 0}, {3, 2}));
      out.emplace_back(a.name.data(), route({"....#", ".##.#", "...#."}, a.id, {0, 0}, {4, 2}));
    }
    out.emplace_back("relaxing",
                     graph(Algorithm::AStar, {{0, 2, 4}, {0, 1, 1}, {1, 2, 1}, {2, 3, 5}}, {0, 0, 0, 0}));
    out.emplace_back("reopening", graph(Algorithm::AStar, kLatePath, {0, 10, 0, 50, 0}));
    out.emplace_back("pruning", toldSokoban());
    return out;
  }();
  return all;
}

}  // namespace

class EventWordsTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void init() { QLocale::setDefault(QLocale(QLocale::English)); }

  void aStar() {
    QCOMPARE(
        sentencesOf(route(kCorridor, Algorithm::AStar, {0, 0}, {2, 0})),
        list({"The start 0, 0 is added to OPEN: g 0 + h 2 = f 2",
              "0, 0 is taken from OPEN and expanded: g 0 + h 2 = f 2",
              "1, 0 is added to OPEN: g 1 + h 1 = f 2, reached from 0, 0",
              "1, 0 is taken from OPEN and expanded: g 1 + h 1 = f 2",
              "0, 0 skipped: cost 2 by this path, already reached with cost 0",
              "2, 0 is added to OPEN: g 2 + h 0 = f 2, reached from 1, 0", "The goal 2, 0 is reached: cost 2",
              "Route: 2, 0, reached from 1, 0", "Route: 1, 0, reached from 0, 0", "Route: 0, 0, the start"}));
  }

  void breadthFirst() {
    QCOMPARE(
        sentencesOf(route(kCorridor, Algorithm::BreadthFirst, {0, 0}, {2, 0})).mid(0, 7),
        list({"The start 0, 0 is added to OPEN: g 0", "0, 0 is taken from OPEN and expanded: g 0",
              "1, 0 is added to OPEN: g 1, reached from 0, 0", "1, 0 is taken from OPEN and expanded: g 1",
              "0, 0 skipped: cost 2 by this path, already reached with cost 0",
              "2, 0 is added to OPEN: g 2, reached from 1, 0", "The goal 2, 0 is reached: cost 2"}));
    QCOMPARE(
        firstOf(graph(Algorithm::BreadthFirst, kLatePath, {0, 0, 0, 0, 0}), EventKind::Duplicate, u"2"_s),
        u"2 skipped: cost 2 instead of 4, but the first path is kept"_s);
  }

  void dijkstra() {
    QCOMPARE(sentencesOf(route(kCorridor, Algorithm::Dijkstra, {0, 0}, {2, 0})).mid(0, 3),
             list({"The start 0, 0 is added to OPEN: g 0", "0, 0 is taken from OPEN and expanded: g 0",
                   "1, 0 is added to OPEN: g 1, reached from 0, 0"}));
  }

  void greedy() {
    QCOMPARE(
        sentencesOf(route(kCorridor, Algorithm::Greedy, {0, 0}, {2, 0})).mid(0, 3),
        list({"The start 0, 0 is added to OPEN: h 2, g 0", "0, 0 is taken from OPEN and expanded: h 2, g 0",
              "1, 0 is added to OPEN: h 1, g 1, reached from 0, 0"}));
    QCOMPARE(firstOf(graph(Algorithm::Greedy, kLatePath, {0, 10, 1, 50, 0}), EventKind::Duplicate, u"2"_s),
             u"2 skipped: cost 2 instead of 4, but closed nodes are not reopened"_s);
  }

  // What is rounded down to whole units says so.
  void weightedAStar() {
    QCOMPARE(sentencesOf(route(kCorridor, Algorithm::WeightedAStar, {0, 0}, {2, 0})).mid(0, 6),
             list({"The start 0, 0 is added to OPEN: g 0 + 1.5 × h 2 = f 3",
                   "0, 0 is taken from OPEN and expanded: g 0 + 1.5 × h 2 = f 3",
                   "1, 0 is added to OPEN: g 1 + ⌊1.5 × h 1⌋ = f 2, reached from 0, 0",
                   "1, 0 is taken from OPEN and expanded: g 1 + ⌊1.5 × h 1⌋ = f 2",
                   "0, 0 skipped: cost 2 by this path, already reached with cost 0",
                   "2, 0 is added to OPEN: g 2 + 1.5 × h 0 = f 2, reached from 1, 0"}));
  }

  void cheaperPaths() {
    QCOMPARE(firstOf(graph(Algorithm::AStar, {{0, 2, 4}, {0, 1, 1}, {1, 2, 1}, {2, 3, 5}}, {0, 0, 0, 0}),
                     EventKind::Relax),
             u"2 in OPEN gets a cheaper path: g 2 + h 0 = f 2 instead of g 4, reached from 1"_s);
    QCOMPARE(firstOf(graph(Algorithm::AStar, kLatePath, {0, 10, 0, 50, 0}), EventKind::Reopen),
             u"2 moves from CLOSED back to OPEN because a cheaper path was found: g 2 + h 0 = f 2 instead of "
             "g 4, reached from 1"_s);
  }

  void depthFirst() {
    QCOMPARE(
        sentencesOf(route({"..", ".."}, Algorithm::DepthFirst, {0, 0}, {0, 1})),
        list({"The start 0, 0 is put on the stack: g 0", "0, 0 is entered and expanded: g 0",
              "1, 0 is put on the stack: g 1, reached from 0, 0",
              "0, 1 is put on the stack: g 1, reached from 0, 0", "1, 0 is entered and expanded: g 1",
              "0, 0 skipped: cost 2 by this path, already marked with cost 0",
              "1, 1 is put on the stack: g 2, reached from 1, 0", "1, 1 is entered and expanded: g 2",
              "1, 0 skipped: cost 3 by this path, already marked with cost 1",
              "0, 1 on the stack gets a deeper parent: g 3, now reached from 1, 1",
              "The goal 0, 1 is reached: cost 3", "Route: 0, 1, reached from 1, 1",
              "Route: 1, 1, reached from 1, 0", "Route: 1, 0, reached from 0, 0", "Route: 0, 0, the start"}));
    QCOMPARE(sentencesOf(route({"..#."}, Algorithm::DepthFirst, {0, 0}, {3, 0})).mid(3),
             list({"1, 0 is entered and expanded: g 1",
                   "0, 0 skipped: cost 2 by this path, already marked with cost 0",
                   "Everything below 1, 0 has been tried: backtracking to 0, 0",
                   "Everything below the start 0, 0 has been tried"}));
  }

  void iterativeDeepening() {
    QCOMPARE(sentencesOf(route(kCorridor, Algorithm::IterativeDeepening, {0, 0}, {2, 0})),
             list({"Iteration 1: bound 0",
                   "0, 0 is entered and expanded: g 0, within the bound 0",
                   "1, 0 is a successor of 0, 0: g 1",
                   "1, 0 cut off: g 1, deeper than the bound 0",
                   "Everything below 0, 0 within the bound 0 has been tried: the iteration ends",
                   "Iteration 2: bound 1",
                   "0, 0 is entered and expanded: g 0, within the bound 1",
                   "1, 0 is a successor of 0, 0: g 1",
                   "1, 0 is entered and expanded: g 1, within the bound 1",
                   "0, 0 is a successor of 1, 0: g 2",
                   "2, 0 is a successor of 1, 0: g 2",
                   "0, 0 cut off: g 2, deeper than the bound 1",
                   "2, 0 cut off: g 2, deeper than the bound 1",
                   "Everything below 1, 0 within the bound 1 has been tried: backtracking to 0, 0",
                   "Everything below 0, 0 within the bound 1 has been tried: the iteration ends",
                   "Iteration 3: bound 2",
                   "0, 0 is entered and expanded: g 0, within the bound 2",
                   "1, 0 is a successor of 0, 0: g 1",
                   "1, 0 is entered and expanded: g 1, within the bound 2",
                   "0, 0 is a successor of 1, 0: g 2",
                   "2, 0 is a successor of 1, 0: g 2",
                   "The goal 2, 0 is reached: cost 2",
                   "Route: 2, 0, reached from 1, 0",
                   "Route: 1, 0, reached from 0, 0",
                   "Route: 0, 0, the start"}));
  }

  void idaStar() {
    QCOMPARE(sentencesOf(route({".#.", "..."}, Algorithm::IdaStar, {0, 0}, {2, 0})).mid(0, 9),
             list({"Iteration 1: bound 2, the start's h",
                   "0, 0 is entered and expanded: g 0 + h 2 = f 2, within the bound 2",
                   "0, 1 is a successor of 0, 0: g 1 + h 3 = f 4",
                   "0, 1 cut off: g 1 + h 3 = f 4 exceeds the bound 2",
                   "Everything below 0, 0 within the bound 2 has been tried: the iteration ends",
                   "Iteration 2: bound 4, the smallest f that was cut off",
                   "0, 0 is entered and expanded: g 0 + h 2 = f 2, within the bound 4",
                   "0, 1 is a successor of 0, 0: g 1 + h 3 = f 4",
                   "0, 1 is entered and expanded: g 1 + h 3 = f 4, within the bound 4"}));
  }

  void bidirectional() {
    QCOMPARE(sentencesOf(route({"....."}, Algorithm::Bidirectional, {1, 0}, {4, 0})),
             list({"The start 1, 0 is added to the start's OPEN: g 0",
                   "The goal 4, 0 is added to the goal's OPEN: g 0",
                   "1, 0 is taken from the start's OPEN and expanded: g 0",
                   "0, 0 is added to the start's OPEN: g 1, reached from 1, 0",
                   "2, 0 is added to the start's OPEN: g 1, reached from 1, 0",
                   "4, 0 is taken from the goal's OPEN and expanded: g 0",
                   "3, 0 is added to the goal's OPEN: g 1, reached from 4, 0",
                   "3, 0 is taken from the goal's OPEN and expanded: g 1",
                   "2, 0 is added to the goal's OPEN: g 2, reached from 3, 0",
                   "The two sides meet at 2, 0: 1 from the start + 2 to the goal = 3, the lowest so far",
                   "4, 0 skipped: cost 2 by this path, already reached with cost 0",
                   "No other meeting point gives a cheaper path than 2, 0: the goal is reached with cost 3",
                   "Route: 4, 0, the goal", "Route: 3, 0, which leads to 4, 0",
                   "Route: 2, 0, reached from 1, 0", "Route: 1, 0, the start"}));
  }

  void jumpPoints() {
    const QStringList all = sentencesOf(route({"...."}, Algorithm::JumpPoint, {0, 0}, {3, 0}));
    QCOMPARE(all.mid(0, 2), list({"The start 0, 0 is added to OPEN: g 0 + h 30 = f 30",
                                  "0, 0 is taken from OPEN and expanded: g 0 + h 30 = f 30"}));
    QVERIFY(all.contains(u"1, 0 is scanned during a jump from 0, 0; it does not become a node"_s));
    QVERIFY(all.contains(u"3, 0 is added to OPEN: g 30 + h 0 = f 30, reached by a jump from 0, 0"_s));
    QCOMPARE(
        firstOf(route({"...."}, Algorithm::CanonicalAStar, {0, 0}, {3, 0}), EventKind::Expand, u"1, 0"_s),
        u"1, 0 is taken from OPEN and expanded: g 10 + h 20 = f 30"_s);
  }

  // A line of sight before what follows from it; one that was taken for free and is not leads back into OPEN.
  void linesOfSight() {
    const QStringList open = sentencesOf(route({"..."}, Algorithm::ThetaStar, {0, 0}, {2, 0}));
    QCOMPARE(open.mid(5),
             list({"0, 0 sees 2, 0: cost 816 in a straight line",
                   "2, 0 is added to OPEN: g 816 + h 0 = f 816, reached in a straight line from 0, 0",
                   "The goal 2, 0 is reached: cost 816", "Route: 2, 0, reached from 0, 0",
                   "Route: 0, 0, the start"}));
    const QStringList around =
        sentencesOf(route({"...", "##.", "..."}, Algorithm::ThetaStar, {0, 0}, {0, 2}));
    QVERIFY2(around.contains(u"No line of sight from 0, 0 to 2, 1"_s), qPrintable(around.join(u'\n')));
    const QStringList late =
        sentencesOf(route({"...", "##.", "..."}, Algorithm::LazyThetaStar, {0, 0}, {0, 2}));
    QVERIFY2(late.contains(u"No line of sight from 0, 0 to 2, 1, which goes back into OPEN: g 1,224 + "
                           "h 912 = f 2,136 instead of g 913, reached in a straight line from 2, 0"_s),
             qPrintable(late.join(u'\n')));
  }

  // Costs with decimals: what is told as a sum adds up as it stands there, with a third decimal where two do not.
  void sumsAddUpAsTheyAreTold_data() {
    const auto row =
        testing::columns<search::Cost, search::Cost, double, QString>("g", "h", "weight", "told");
    row("whole", 408U, 816U, 1.0, "1 + 2 = 3");
    row("two decimals do", 408U, 985U, 1.0, "1 + 2.41 = 3.41");
    row("three do", 577U, 27097U, 1.0, "1.414 + 66.414 = 67.828");
    row("weighted", 408U, 985U, 2.0, "1 + 2.414 = 5.828");
    row("nothing is known", 408U, search::kInfiniteCost, 1.0, "1 + ∞ = ∞");
  }
  void sumsAddUpAsTheyAreTold() {
    FETCH_ALL((search::Cost, g), (search::Cost, h), (double, weight));
    NodeNames names;
    names.shownPerCost = 1.0 / 408;
    const search::Cost f = h == search::kInfiniteCost ? h : g + static_cast<search::Cost>(weight * h);
    const NodeNames::Sum sum = names.sum(g, h, f, weight);
    QTEST(u"%1 + %2 = %3"_s.arg(sum.a, sum.b, sum.sum), "told");
  }
  void allSumsOfOpenGroundAddUp() {
    NodeNames names;
    names.shownPerCost = 1.0 / 408;
    for (search::Cost g = 0; g < 40; ++g)
      for (search::Cost h = 0; h < 40; ++h) {
        const search::Cost a = g * 577 + h % 7 * 408, b = h * 577 + g % 5 * 408;
        const NodeNames::Sum told = names.sum(a, b, a + b);
        const auto parsed = [](const QString& text) { return QLocale().toDouble(text); };
        const double gap = parsed(told.a) + parsed(told.b) - parsed(told.sum);
        QVERIFY2(std::abs(gap) < 1e-9, qPrintable(u"%1 + %2 = %3"_s.arg(told.a, told.b, told.sum)));
      }
  }

  // A world may have its own words for a move and for what is hopeless.
  void otherWorlds() {
    Told told = toldSokoban();
    QCOMPARE(firstOf(told, EventKind::Prune).section(u": "_s, 1), u"no goal can be reached from it"_s);
    told.names.deadlock = [](const search::Session&, std::uint8_t reason) {
      return reason > 0 ? u"a box\nstands fast"_s : QString();
    };
    told.names.move = [](const search::Session&, NodeId, NodeId, const std::string& text) {
      return u"push "_s + QString::fromStdString(text);
    };
    QCOMPARE(firstOf(told, EventKind::Prune).section(u": "_s, 1), u"a box stands fast"_s);
    const auto session = told.make(search::Recording::Recorded);
    session->run({}, {});
    for (std::size_t i = 0; i < session->trace().end(); ++i) {
      const search::Event& e = session->trace()[i];
      if (e.kind != EventKind::Generate || e.parentAfter == search::kNoNode) continue;
      const QString words = eventWords(*session, told.names, i);
      QVERIFY(testing::contains(words, QRegularExpression(u"reached from #\\d+: push .+$"_s)));
    }
  }

  // Its words and its numbers, whatever ours would be.
  void otherPrograms() {
    const auto trace = testing::toldSearch(
        "{type: source, id: a, x: 0, y: 0}, {type: opening, id: b, pId: a, g: 1.25, h: 2.5, f: 3.75, colour: "
        "red},"
        "{type: end, id: b}");
    NodeNames names;
    names.node = [](const search::Session&, NodeId) { return u"ours"_s; };
    QCOMPARE(sentencesOf(*trace, names).mid(0, 3),
             list({"source 0, 0 · id a", "opening b · f 3.75 · g 1.25 · h 2.5 · pId a (0, 0) · colour red",
                   "end b"}));
    QCOMPARE(sentencesOf(*trace, names).mid(3),
             list({"Traced back from the goal: b", "Traced back from the goal: 0, 0"}));
    QCOMPARE(eventValues(*trace, names, 1), QString());
  }

  void everyEventHasWords() {
    std::set<EventKind> kinds;
    for (const auto& [name, told] : stories()) {
      const auto session = told.make(search::Recording::Recorded);
      if (!session) continue;
      session->run({}, {});
      for (std::size_t i = 0; i < session->trace().end(); ++i) {
        kinds.insert(session->trace()[i].kind);
        const QString words = eventWords(*session, told.names, i);
        QVERIFY2(!words.isEmpty() && !words.contains(u'%') && !words.contains(u'\n'), name);
        QVERIFY2(words.contains(told.names.node(*session, session->trace()[i].node)) ||
                     session->trace()[i].kind == EventKind::Round,
                 qPrintable(words));
      }
    }
    QCOMPARE(kinds.size(), std::size_t{search::kEventKinds});
  }

  void everySentenceIsChinese() {
    Language language;
    QVERIFY(language.use(u"zh_CN"_s));
    static const QRegularExpression han(u"\\p{Han}"_s), english(u"[a-z]{4,}"_s);
    for (const auto& [name, told] : stories())
      for (const QString& words : sentencesOf(told)) {
        QVERIFY(testing::contains(words, han));
        QVERIFY2(!words.contains(english), qPrintable(words));
      }
  }

  void valuesOfTheCode_data() {
    const auto row = testing::columns<int, QStringList>("algorithm", "values");
    row("A*", static_cast<int>(Algorithm::AStar),
        list({"start = 0, 0; f(m) = 2", "n = 0, 0; f = 2", "n = 0, 0; m = 1, 0; f(m) = 2", "n = 1, 0; f = 2",
              "m = 0, 0; g(n) + cost = 2; g(m) = 0"}));
    row("Dijkstra", static_cast<int>(Algorithm::Dijkstra),
        list({"start = 0, 0; g(m) = 0", "n = 0, 0; g = 0", "n = 0, 0; m = 1, 0; g(m) = 1"}));
    row("IDA*", static_cast<int>(Algorithm::IdaStar),
        list({"bound = 2", "n = 0, 0; f = 2; bound = 2", "m = 1, 0; f(m) = 2", "n = 1, 0; f = 2; bound = 2",
              "m = 0, 0; f(m) = 4", "m = 2, 0; f(m) = 2", "m = 0, 0; f(m) = 4; bound = 2",
              "n = 2, 0; g = 2"}));
  }
  void valuesOfTheCode() {
    FETCH_ALL((int, algorithm), (QStringList, values));
    const Told told = route(kCorridor, static_cast<Algorithm>(algorithm), {0, 0}, {2, 0});
    testing::ViewOf<PseudocodeView> s;
    s.model.setSearch(told.make, told.names, Transport::StartAt::Start);
    WatchedSearch::settle(s.model);
    QCOMPARE(s.view.values(), QString());
    for (qsizetype i = 0; i < values.size(); ++i) {
      s.model.moveTo(static_cast<std::size_t>(i) + 1);
      QCOMPARE(s.view.values(), values[i]);
    }
  }

  // The line says the event at the cursor, before the first one the next, at the end how it ended; and so it is spoken.
  void lineFollowsTheCursor() {
    const Told told = route(kCorridor, Algorithm::AStar, {0, 0}, {2, 0});
    OneRun model;
    EventLine line;
    line.setRun(&model.run);
    line.resize(300, line.sizeHint().height());
    line.show();
    QCOMPARE(line.text(), QString());
    model.setSearch(told.make, told.names, Transport::StartAt::Start);
    WatchedSearch::settle(model);
    const int height = line.sizeHint().height();
    QCOMPARE(line.text(),
             u"Before the first event; next: The start 0, 0 is added to OPEN: g 0 + h 2 = f 2"_s);
    const QStringList sentences = sentencesOf(told);
    for (qsizetype i = 1; i < sentences.size(); ++i) {
      model.moveTo(static_cast<std::size_t>(i));
      QCOMPARE(line.text(), sentences[i - 1]);
      QCOMPARE(line.accessibleName(), line.text());
      // Over it the whole sentence, then what it means.
      QVERIFY(testing::startsWith(line.explanation(), u"<p>%1</p>"_s.arg(line.text().toHtmlEscaped())));
      QVERIFY(!line.meaning().isEmpty() && line.explanation().contains(line.meaning().toHtmlEscaped()));
      QCOMPARE(line.sizeHint().height(), height);
    }
    model.moveToEnd();
    QCOMPARE(line.text(), u"Solved: cost 2, expanded 2"_s);
    // On demand in a card, too, and for screen readers: nothing moves.
    QVERIFY(!line.explains() && line.shownMeaning().isEmpty());
    line.setExplains(true);
    QCOMPARE(line.sizeHint().height(), height);
    QCOMPARE(line.shownMeaning(), line.meaning());
    QVERIFY(line.accessibleName().startsWith(line.text()) && line.accessibleName().endsWith(line.meaning()));
    model.moveTo(2);
    QVERIFY(line.accessibleName().contains(u"this node is first in OPEN, which is ordered by f"_s));
    model.clear();
    QCOMPARE(line.text(), QString());
  }

  // What an event means is asked of the whole of OPEN: while nobody asks, no event pays for it.
  void meaningsAreFoundForThoseWhoAsk() {
    Told told = route(kCorridor, Algorithm::AStar, {0, 0}, {2, 0});
    int asked = 0;
    told.names.nodeMeaning = [&] {
      ++asked;
      return u"A cell."_s;
    };
    OneRun model;
    EventLine line;
    line.setRun(&model.run);
    line.resize(300, line.sizeHint().height());
    line.show();
    model.setSearch(told.make, told.names, Transport::StartAt::Start);
    for (std::size_t i = 1; i <= 3; ++i) {
      model.moveTo(i);
    }
    QCOMPARE(asked, 0);
    QVERIFY(line.explanation().contains(u"A cell."_s));
    QCOMPARE(asked, 1);
    line.setExplains(true);
    QVERIFY(asked > 1);
    QVERIFY(line.accessibleName().endsWith(line.meaning()));
    asked = 0;
    model.moveTo(2);
    QVERIFY(asked > 0);
  }

  void endings_data() {
    const auto rows = testing::columns<int, int, QString>("algorithm", "window", "words");
    const auto row = [&](const char* name, Algorithm a, int window, const char* words) {
      rows(name, static_cast<int>(a), window, words);
    };
    row("A*", Algorithm::AStar, 0, "No path to the goal: OPEN is empty");
    row("depth-first", Algorithm::DepthFirst, 0, "No path to the goal: the stack is empty");
    row("IDA*", Algorithm::IdaStar, 0, "No path to the goal: the last iteration cut off no nodes");
    row("bidirectional", Algorithm::Bidirectional, 0, "No path to the goal: one side's OPEN is empty");
    row("in a window", Algorithm::AStar, 3, "No path to the goal within the search window: OPEN is empty");
  }
  // A failed search ends on a line of the code that says so.
  void endings() {
    FETCH_ALL((int, algorithm), (int, window), (QString, words));
    const bool isWindowed = window > 0;
    const Told told =
        route({isWindowed ? "....." : "..#.."}, static_cast<Algorithm>(algorithm), {0, 0}, {4, 0}, window);
    OneRun model;
    EventLine line;
    PseudocodeView code;
    line.setRun(&model.run);
    code.setRun(&model.run);
    line.show();
    code.show();
    model.setSearch(told.make, told.names, Transport::StartAt::End);
    WatchedSearch::settle(model);
    QCOMPARE(line.text(), words);
    QVERIFY(code.litLine() >= 0);
    QVERIFY(testing::endsWith(code.lines()[code.litLine()], u"no goal is reachable"_s));
    model.stepBack();
    WatchedSearch::settle(model);
    QVERIFY(!code.lines()[code.litLine()].endsWith(u"no goal is reachable"_s));
    QVERIFY(line.text() != words);
  }

  void growthIsToldOfDeepeningSearches() {
    OneRun model;
    const Told other = route(kCorridor, Algorithm::AStar, {0, 0}, {2, 0});
    model.setSearch(other.make, other.names, Transport::StartAt::End);
    WatchedSearch::settle(model);
    QCOMPARE(growthWords(model.run), QString());
    // On a corridor each round of depth k expands k + 1 states.
    const Told told = route({"......."}, Algorithm::IterativeDeepening, {0, 0}, {6, 0});
    WatchedRun unanswered;
    unanswered.setSearch(told.make, told.names);
    QCOMPARE(growthWords(unanswered), u"The growth is known after three iterations."_s);
    model.setSearch(told.make, told.names, Transport::StartAt::End);
    WatchedSearch::settle(model);
    // Six rounds are over, the last four with 3, 4, 5 and 6 expansions: the cube root of 2 is 1.26.
    QCOMPARE(growthWords(model.run),
             u"Each iteration expands about 1.3 times as many nodes as "
             "the previous one; iteration 7: about 8."_s);
    // Of what is over nothing is promised.
    model.moveToStart();
    QCOMPARE(growthWords(model.run), QString());
  }

  // Open fields multiply the ways from round to round: long before the end it is known that there will be none today.
  void hopelessnessIsToldEarly() {
    const Told told = route(std::vector<std::string_view>(12, "............"), Algorithm::IterativeDeepening,
                            {0, 0}, {11, 11});
    WatchedRun run;
    run.setSearch(told.make, told.names);
    Transport transport;
    transport.setRuns({&run});
    const auto goToRound = [&](std::size_t round) {
      QTRY_VERIFY_WITH_TIMEOUT(
          [&] {
            transport.seek(run.recorded() + 10'000);
            return run.session().rounds() > round;
          }(),
          30'000);
      transport.seek(run.session().trace().rounds()[round - 1] + 1);
      WatchedSearch::settle(transport);
    };
    goToRound(7);
    QVERIFY(testing::contains(growthWords(run),
                              QRegularExpression(u"iteration 7: about [0-9,]+\\. From iteration [0-9]+ on, "
                                                 "each iteration takes more than a day\\.$"_s)));
    transport.setRuns({});
    // Who knows how far the goal is can say so at once.
    const auto bound = std::make_shared<std::atomic<search::Cost>>(search::kInfiniteCost);
    Told known = told;
    known.names.goalBound = bound;
    run.setSearch(known.make, known.names);
    transport.setRuns({&run});
    goToRound(7);
    QVERIFY(!growthWords(run).contains(u"The goal lies"_s));
    *bound = 8;
    QVERIFY(growthWords(run).endsWith(u"The goal lies within bound 8, about iteration 9."_s));
    *bound = 100;
    QVERIFY(growthWords(run).endsWith(
        u"The goal lies within bound 100, about iteration 101: this will take more than a day."_s));
    transport.setRuns({});
  }

  // Rounds that do not end themselves: three of them are never over.
  void roundsWithoutEndAreTold_data() {
    const auto row = testing::columns<QStringList, QString>("rows", "wanted");
    QStringList rows(20, QString(20, u'.'));
    // Nothing stands in the way until the goal's own walls do: the first round goes every shortest way there is.
    rows[18].replace(19, 1, u'#');
    rows[19].replace(18, 1, u'#');
    row("the first", rows, "^Iteration 1 has expanded [0-9,]+ nodes and is still running\\. ");
    // The start's own walls leave the first round one node; the second goes every way there is.
    rows[0].replace(1, 1, u'#');
    rows[1].replace(0, 1, u'.');
    rows[2].replace(1, 1, u'#');
    rows[1].replace(2, 1, u'#');
    row("the second", rows,
        "^Iteration 2 has already expanded [0-9,]+ times as many nodes as the previous one\\. From "
        "iteration [0-9]+ on, each iteration takes more than a day");
  }
  void roundsWithoutEndAreTold() {
    FETCH_ALL((QStringList, rows), (QString, wanted));
    std::vector<std::string> lines;
    for (const QString& row : rows) lines.push_back(row.toStdString());
    const Told told = route({lines.begin(), lines.end()}, Algorithm::IdaStar, {1, 1}, {19, 19});
    WatchedRun run;
    run.setSearch(told.make, told.names);
    Transport transport;
    transport.setRuns({&run});
    QTRY_VERIFY([&] {
      transport.seek(run.recorded() + 100'000);
      return run.player().counts().expanded > 1'000'000;
    }());
    WatchedSearch::settle(transport);
    QVERIFY(testing::contains(growthWords(run), QRegularExpression(wanted)));
    transport.setRuns({});
  }
};

SEARCHLIGHT_TEST(EventWordsTest)
#include "event_words_test.moc"
