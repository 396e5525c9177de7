// tests/widgets/event_meaning_test.cpp: why this node and no other, and why there is no way: what is explained below the line.
#include "tests/test_main.h"
#include "tests/widgets/told_runs.h"
#include "tests/widgets/watched_search.h"
#include "widgets/theme/language.h"
#include "widgets/words/catalogue_texts.h"

using namespace searchlight::testing;
using search::Algorithm;
using search::EventKind;
using search::Ties;

namespace {

const std::vector<std::string_view> kField{"...", "...", "..."};

// What is said of the n-th expansion (from 1), the first paragraph.
QString expansionMeaning(const Told& told, std::size_t n) {
  OneRun model;
  model.setSearch(told.make, told.names, Transport::StartAt::End);
  WatchedSearch::settle(model);
  const search::Trace& trace = model.session().trace();
  for (std::size_t i = 0; i < trace.end(); ++i)
    if (trace[i].kind == EventKind::Expand && --n == 0) {
      model.moveTo(i + 1);
      return cursorMeaning(model.run).value(0);
    }
  return u"there is no such expansion"_s;
}

QString endMeaning(const Told& told) {
  OneRun model;
  model.setSearch(told.make, told.names, Transport::StartAt::End);
  WatchedSearch::settle(model);
  return cursorMeaning(model.run).value(0);
}

}  // namespace

class EventMeaningTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void init() { QLocale::setDefault(QLocale(QLocale::English)); }

  // The start's two neighbours lie equally near to the goal; the one that was put in last goes first, or the one that
  // was put in first. With last in first out the third expansion has three equals: both successors and the one left.
  void aTieIsExplained_data() {
    const auto rows = testing::columns<int, int, int, QString>("algorithm", "ties", "expansion", "begins");
    const auto row = [&](const char* name, Algorithm a, Ties ties, int expansion, const char* begins) {
      rows(name, static_cast<int>(a), static_cast<int>(ties), expansion, begins);
    };
    row("the only one", Algorithm::AStar, Ties::LastIn, 1,
        "Expand: this node is first in OPEN, which is ordered by f. The search closes it");
    row("last in", Algorithm::AStar, Ties::LastIn, 2,
        "Expand: 2 nodes in OPEN shared the smallest f, 4. Ties are broken last in, first out. The search "
        "closes it");
    row("first in", Algorithm::AStar, Ties::FirstIn, 2,
        "Expand: 2 nodes in OPEN shared the smallest f, 4. Ties are broken first in, first out. The search "
        "closes it");
    row("coarse", Algorithm::AStar, Ties::Coarse, 2,
        "Expand: 2 nodes in OPEN shared the smallest f after rounding. Ties are broken last in, first "
        "out. The search closes it");
    row("three", Algorithm::AStar, Ties::LastIn, 3,
        "Expand: 3 nodes in OPEN shared the smallest f, 4. Ties are broken last in, first out.");
    row("Dijkstra", Algorithm::Dijkstra, Ties::FirstIn, 2,
        "Expand: 2 nodes in OPEN shared the smallest g, 1. Ties are broken first in, first out.");
    row("greedy", Algorithm::Greedy, Ties::LastIn, 2,
        "Expand: 2 nodes in OPEN shared the smallest h, 3. Ties are broken last in, first out.");
    row("from both sides", Algorithm::Bidirectional, Ties::LastIn, 3,
        "Expand: 2 nodes in this side's OPEN shared the smallest g, 1.");
    row("a queue", Algorithm::BreadthFirst, Ties::LastIn, 2,
        "Expand: OPEN is first in, first out, and this is its oldest node.");
    row("a stack", Algorithm::DepthFirst, Ties::LastIn, 2,
        "Expand: the stack is last in, first out, and this node is on top.");
  }
  void aTieIsExplained() {
    FETCH_ALL((int, algorithm), (int, ties), (int, expansion), (QString, begins));
    const QString meaning = expansionMeaning(
        route(kField, static_cast<Algorithm>(algorithm), {0, 0}, {2, 2}, 0, static_cast<Ties>(ties)),
        static_cast<std::size_t>(expansion));
    QVERIFY(testing::startsWith(meaning, begins));
  }

  // Whoever asks why it was this one is told from which it was chosen: with what decides among them.
  void theRivalsAreNamed_data() {
    const auto rows = testing::columns<int, int, QString>("algorithm", "expansion", "pattern");
    const auto row = [&](const char* name, Algorithm a, int expansion, const char* pattern) {
      rows(name, static_cast<int>(a), expansion, pattern);
    };
    row("the start", Algorithm::AStar, 1,
        "Chosen: 0, 0 \\(f 4, g 0, h 4\\)\\. OPEN contained no other nodes\\.$");
    row("A*", Algorithm::AStar, 2,
        "Chosen: \\d, \\d \\(f 4, g 1, h 3\\)\\. Behind it in OPEN: \\d, \\d \\(f 4, g 1, h 3\\)\\.$");
    row("greedy", Algorithm::Greedy, 2,
        "Chosen: \\d, \\d \\(g 1, h 3\\)\\. Behind it in OPEN: \\d, \\d \\(g 1, h 3\\)\\.$");
    row("Dijkstra", Algorithm::Dijkstra, 2,
        "Chosen: \\d, \\d \\(g 1\\)\\. Behind it in OPEN: \\d, \\d \\(g 1\\)\\.$");
    row("a queue", Algorithm::BreadthFirst, 2, "Chosen: .*\\. Behind it in OPEN: \\d, \\d \\(g 1\\)\\.$");
  }
  void theRivalsAreNamed() {
    FETCH_ALL((int, algorithm), (int, expansion), (QString, pattern));
    OneRun model;
    const Told told = route(kField, static_cast<Algorithm>(algorithm), {0, 0}, {2, 2}, 0, Ties::LastIn);
    model.setSearch(told.make, told.names, Transport::StartAt::End);
    WatchedSearch::settle(model);
    std::size_t event = 0;
    for (int left = expansion; left > 0; ++event)
      left -= model.session().trace()[event].kind == EventKind::Expand;
    model.moveTo(event);
    const QString rivals = cursorMeaning(model.run).value(0).replace(QChar::Nbsp, u' ');
    QVERIFY2(QRegularExpression(pattern).match(rivals).hasMatch(), qPrintable(rivals));
  }

  // The rivals are those of its own side, however many of the other side's nodes are nearer to their end. The start's side goes down
  // the teeth of a comb, the goal's over a field: with as many nodes in OPEN it has much larger g.
  void theOtherSideHidesNoRivals() {
    const std::string tooth(31, '.'), between = std::string(15, '#') + '.' + std::string(15, '#'),
                                      field(29, '.');
    std::vector<std::string> rows;
    for (int y = 0; y < 29; ++y)
      rows.push_back((y % 2 == 0 ? tooth : between) + (y == 14 ? '.' : '#') + field);
    const std::vector<std::string_view> map(rows.begin(), rows.end());
    const Told told = route(map, Algorithm::Bidirectional, {15, 14}, {46, 14});
    OneRun model;
    model.setSearch(told.make, told.names, Transport::StartAt::End);
    WatchedSearch::settle(model);
    int expansions = 0, hidden = 0;
    for (std::size_t event = 0; event < model.session().trace().end(); ++event) {
      if (model.session().trace()[event].kind != EventKind::Expand || ++expansions % 5 != 0) continue;
      const search::NodeId node = model.session().trace()[event].node;
      model.moveTo(event + 1);
      int same = 0, nearer = 0;
      for (const search::NodeId n : model.player().open())
        n % 2 == node % 2 ? ++same : nearer += model.player().node(n).g < model.player().node(node).g;
      const QString meaning = cursorMeaning(model.run).value(0);
      QVERIFY2(meaning.contains(u"OPEN contained no other nodes."_s) == (same == 0), qPrintable(meaning));
      if (same > 3) QVERIFY(testing::contains(meaning, u"; %1 more."_s.arg(same - 3)));
      hidden += same > 0 && nearer >= 24;
    }
    QVERIFY(hidden > 0);
  }

  // On a corridor no two nodes are alike.
  void whereThereIsNoTieNoneIsTold() {
    for (std::size_t n = 1; n <= 2; ++n)
      QVERIFY(!expansionMeaning(route(kCorridor, Algorithm::AStar, {0, 0}, {2, 0}), n).contains(u"shared"_s));
  }

  // Of a list too long to be counted at every event no number is told; what is told holds.
  void aLongListIsNotCounted() {
    const Told told = route(kField, Algorithm::AStar, {0, 0}, {2, 2});
    OneRun model;
    model.setSearch(told.make, told.names, Transport::StartAt::End);
    WatchedSearch::settle(model);
    std::size_t expansions = 0, event = 0;
    while (expansions < 3) expansions += model.session().trace()[event++].kind == EventKind::Expand;
    model.moveTo(event);
    const auto tie = search::tieBefore(model.session(), model.player(), 1);
    QVERIFY(tie && !tie->isCounted);
    QVERIFY(tieMeaning(model.session(), *tie, u"4"_s)
                .startsWith(u"Expand: many nodes in OPEN shared the smallest f, 4."_s));
    model.seek(event + 1);  // no expansion
    WatchedSearch::settle(model);
    QVERIFY(!search::tieBefore(model.session(), model.player()));
  }

  void aFailureIsExplained_data() {
    const auto rows = testing::columns<int, QString>("algorithm", "why");
    const auto row = [&](const char* name, Algorithm a, const char* why) {
      rows(name, static_cast<int>(a), why);
    };
    const char* const open =
        "OPEN is empty: every node reachable from the start was expanded, and none is the goal.";
    const char* const round =
        "The last iteration cut off no nodes: it tried every node reachable from the start, and none is the "
        "goal.";
    row("A*", Algorithm::AStar, open);
    row("breadth-first", Algorithm::BreadthFirst, open);
    row("jump points", Algorithm::JumpPoint, open);
    row("depth-first", Algorithm::DepthFirst,
        "The stack is empty: every node reachable from the start was entered, and none is the goal.");
    row("iterative deepening", Algorithm::IterativeDeepening, round);
    row("IDA*", Algorithm::IdaStar, round);
    row("bidirectional", Algorithm::Bidirectional,
        "One side's OPEN is empty: every node reachable from that side was expanded without meeting the "
        "other side.");
  }
  void aFailureIsExplained() {
    FETCH_ALL((int, algorithm), (QString, why));
    Told told = route({"..#.."}, static_cast<Algorithm>(algorithm), {0, 0}, {4, 0});
    QCOMPARE(endMeaning(told), why);
    // What it met, where the world has words for it.
    told.names.barrier = [](const search::Session&, const search::TracePlayer& player) {
      return u"A wall after %1 events."_s.arg(player.position());
    };
    QVERIFY2(QRegularExpression(QRegularExpression::escape(why) + u" A wall after [0-9]+ events\\."_s)
                 .match(endMeaning(told))
                 .hasMatch(),
             qPrintable(endMeaning(told)));
  }

  // Also where it ended for another reason, nothing is left unsaid.
  void aSearchThatWasEndedSaysSo() {
    const Told told = route(kField, Algorithm::AStar, {0, 0}, {2, 2});
    WatchedRun run;
    run.setPlayback(
        [&] {
          auto session = told.make(search::Recording::Recorded);
          session->advance(2);
          session->stop(search::Outcome::MemoryLimit);
          return session;
        }(),
        told.names);
    Transport transport;
    transport.setRuns({&run});
    transport.toEnd();
    WatchedSearch::settle(transport);
    QCOMPARE(cursorMeaning(run).value(0),
             u"Stopped before it finished: whether a path exists "
             "is unknown. Proven: no path costs less than 4."_s);
    transport.setRuns({});
  }

  // Whatever is skipped names what this way costs, and what was paid before.
  void whatIsSkippedNamesBoth() {
    static const QRegularExpression numbers(u"skipped: cost [0-9,]+ by this path.* [0-9,]+"_s);
    int skipped = 0;
    for (const search::AlgorithmInfo& a : search::algorithms())
      for (const QString& words : sentencesOf(route({"....", ".#..", "...."}, a.id, {0, 0}, {3, 2}))) {
        // Where a search is repaired nothing is paid for a neighbour that does not matter; lazy Theta* tests no line then.
        if (!words.contains(u"skipped"_s) || search::repairs(a.id) || a.id == Algorithm::LazyThetaStar)
          continue;
        ++skipped;
        QVERIFY2(numbers.match(words).hasMatch(), qPrintable(words));
      }
    QVERIFY(skipped > 20);
  }

  void everythingIsChinese() {
    Language language;
    QVERIFY(language.use(u"zh_CN"_s));
    static const QRegularExpression han(u"\\p{Han}"_s), english(u"[a-z]{4,}"_s);
    QStringList told;
    for (const search::AlgorithmInfo& a : search::algorithms()) {
      // Jump point search needs one expansion here.
      const std::size_t second = a.id == Algorithm::JumpPoint ? 1 : 2;
      for (const Ties ties :
           {Ties::LastIn, Ties::FirstIn, Ties::LargerG, Ties::SmallerH, Ties::Random, Ties::Coarse})
        told << expansionMeaning(route(kField, a.id, {0, 0}, {2, 2}, 0, ties), second);
      told << endMeaning(route({"..#.."}, a.id, {0, 0}, {4, 0}));
    }
    for (const QString& words : std::as_const(told)) {
      QVERIFY(testing::contains(words, han));
      QVERIFY2(!words.contains(english), qPrintable(words));
    }
  }
};

SEARCHLIGHT_TEST(EventMeaningTest)
#include "event_meaning_test.moc"
