// tests/widgets/catalogue_texts_test.cpp: every text of core's catalogue can be translated, and is; what a search promises of its route, in
// words, for each algorithm and option.
#include "widgets/words/catalogue_texts.h"
#include "tests/test_main.h"
#include "tests/widgets/marking_translator.h"
#include "widgets/grid/route_texts.h"
#include "widgets/words/search_format.h"

using grid::Heuristic;
using grid::Neighbours;
using grid::RouteOptions;
using search::Algorithm;

namespace {

bool lists(std::span<const char* const> sources, std::string_view text) {
  return std::any_of(sources.begin(), sources.end(), [&](const char* source) { return text == source; });
}

QString quoted(std::string_view text) {
  return u"not listed for translation: "_s +
         QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

RouteOptions promising(Algorithm algorithm, Neighbours neighbours = Neighbours::Four) {
  RouteOptions o;
  o.algorithm = algorithm;
  o.neighbours = neighbours;
  return o;
}
RouteOptions estimating(RouteOptions o, Heuristic heuristic) {
  o.heuristic = heuristic;
  return o;
}
RouteOptions weighing(double weight) {
  RouteOptions o = promising(Algorithm::WeightedAStar);
  o.weight = weight;
  return o;
}

}  // namespace

class CatalogueTextsTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void everyTextOfTheCatalogueIsListed() {
    for (const search::AlgorithmInfo& row : search::algorithms()) {
      for (const std::string_view text : {row.title, row.complete, row.optimal})
        QVERIFY2(lists(catalogueSources(), text), qPrintable(quoted(text)));
      for (const search::PseudocodeLine& line : row.pseudocode)
        QVERIFY2(lists(pseudocodeSources(), line.text), qPrintable(quoted(line.text)));
    }
  }

  void nothingElseIsListed() {
    QSet<QString> titles, lines;
    const auto add = [](QSet<QString>& set, std::string_view text) {
      set += QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
    };
    for (const search::AlgorithmInfo& row : search::algorithms()) {
      for (const std::string_view text : {row.title, row.complete, row.optimal}) add(titles, text);
      for (const search::PseudocodeLine& line : row.pseudocode) add(lines, line.text);
    }
    QCOMPARE(static_cast<qsizetype>(catalogueSources().size()), titles.size());
    QCOMPARE(static_cast<qsizetype>(pseudocodeSources().size()), lines.size());
  }

  void textsFollowTheLanguage() {
    {
      const MarkingTranslator marking;
      for (const search::AlgorithmInfo& row : search::algorithms()) {
        for (const QString& text : {algorithmTitle(row.id), completeText(row.id), optimalText(row.id),
                                    openTitle(row.id), closedTitle(row.id)})
          QVERIFY2(MarkingTranslator::isMarked(text), qPrintable(text));
        for (const search::PseudocodeLine& line : row.pseudocode)
          QVERIFY(MarkingTranslator::isMarked(pseudocodeText(line)));
      }
    }
    QCOMPARE(algorithmTitle(search::Algorithm::AStar), u"A*"_s);
  }

  void everyKindHasItsOwnName() {
    QSet<QString> kinds, outcomes, landmarks, statuses;
    for (int k = 0; k < search::kEventKinds; ++k) kinds += eventKindName(static_cast<search::EventKind>(k));
    QCOMPARE(kinds.size(), qsizetype{search::kEventKinds});
    for (int o = 0; o <= static_cast<int>(search::Outcome::Incomplete); ++o)
      outcomes += outcomeText(static_cast<search::Outcome>(o));
    QCOMPARE(outcomes.size(), qsizetype{8});
    for (int l = 0; l <= static_cast<int>(Landmark::Round); ++l)
      landmarks += landmarkName(static_cast<Landmark>(l));
    QCOMPARE(landmarks.size(), qsizetype{6});
    for (int s = 0; s <= static_cast<int>(search::NodeStatus::DeadEnd); ++s)
      statuses += nodeStatusName(static_cast<search::NodeStatus>(s));
    QCOMPARE(statuses.size(), qsizetype{4});
    for (const QSet<QString>& set : {kinds, outcomes, landmarks, statuses}) QVERIFY(!set.contains(QString()));
  }

  // 11/12 is one day here and another one there.
  void daysHaveTheirMonthAsAWord() {
    const int year = QDate::currentDate().year();
    const QString november = QLocale().monthName(11, QLocale::ShortFormat);
    QCOMPARE(dayText(QDate(year, 11, 26)), u"26 "_s + november);
    QCOMPARE(dayText(QDate(year - 1, 11, 6)), u"6 %1 %2"_s.arg(november).arg(year - 1));
    const QDateTime moment(QDate(year, 11, 26), QTime(8, 40));
    QVERIFY(momentText(moment).startsWith(u"26 %1, "_s.arg(november)));
    QVERIFY(momentText(moment).contains(u"40"_s));
    QCOMPARE(momentText(moment.toUTC()), momentText(moment));
  }

  void promises_data() {
    const auto row =
        testing::columns<RouteOptions, bool, QString, QString>("options", "isUniform", "title", "reason");
    const QString proven = u"Proven shortest"_s, open = u"Not guaranteed to be shortest"_s;
    row("Dijkstra", promising(Algorithm::Dijkstra), false, proven,
        "Nodes are expanded in order of cost, so no cheaper route can remain.");
    row("bidirectional", promising(Algorithm::Bidirectional), false, proven,
        "The search ended only when no other meeting point could give a cheaper path.");
    row("breadth-first, all moves alike", promising(Algorithm::BreadthFirst), true, proven,
        "The search finds the fewest moves, and every move costs the same here.");
    row("breadth-first, weights", promising(Algorithm::BreadthFirst), false, open,
        "The search finds the fewest moves, but moves differ in cost here.");
    row("breadth-first, diagonals", promising(Algorithm::BreadthFirst, Neighbours::Eight), true, open,
        "The search finds the fewest moves, but moves differ in cost here.");
    row("deepening", promising(Algorithm::IterativeDeepening), true, proven,
        "The search finds the fewest moves, and every move costs the same here.");
    row("A*", promising(Algorithm::AStar), false, proven,
        "The heuristic (Manhattan) never overestimates here.");
    row("A*, overestimating",
        estimating(promising(Algorithm::AStar, Neighbours::Eight), Heuristic::Manhattan), false, open,
        "The heuristic (Manhattan) may overestimate here, so a cheaper route may be missed.");
    row("canonical A*", promising(Algorithm::CanonicalAStar, Neighbours::Eight), true, proven,
        "The heuristic (Octile) never overestimates here.");
    row("jump points", promising(Algorithm::JumpPoint, Neighbours::Eight), true, proven,
        "The heuristic (Octile) never overestimates here.");
    row("IDA*", promising(Algorithm::IdaStar), true, proven,
        "The heuristic (Manhattan) never overestimates here.");
    row("weighted", weighing(1.5), false, u"At most 1.5 times the shortest"_s,
        "The heuristic (Manhattan) never overestimates here, but it is multiplied by the weight.");
    row("weighted by 1", weighing(1), false, proven,
        "With weight 1 this is A*, and the heuristic (Manhattan) never overestimates here.");
    row("weighted, overestimating", estimating(weighing(2), Heuristic::SquaredEuclidean), false, open,
        "The heuristic (Squared Euclidean) may overestimate here, so a cheaper route may be missed.");
    row("greedy", promising(Algorithm::Greedy), true, open,
        "The search considers only the estimate, not the cost so far.");
    row("depth-first", promising(Algorithm::DepthFirst), true, open,
        "The search returns the first route it finds.");
    RouteOptions window = promising(Algorithm::Dijkstra);
    window.window = 30;
    row("in a window", window, true, u"Proven shortest inside the search window"_s,
        "Nodes are expanded in order of cost, so no cheaper route can remain.");
    window = weighing(2);
    window.window = 30;
    row("weighted in a window", window, true, u"At most 2 times the shortest inside the search window"_s,
        "The heuristic (Manhattan) never overestimates here, but it is multiplied by the weight.");
  }
  void promises() {
    FETCH_ALL((RouteOptions, options), (bool, isUniform), (QString, title), (QString, reason));
    QLocale::setDefault(QLocale::c());
    const RoutePromise promise = routePromise(options, isUniform);
    QCOMPARE(promise.title, title);
    QCOMPARE(promise.reason, reason);
    QCOMPARE(promise.title.startsWith(u"Proven"_s), options.promisesOptimum(isUniform));
  }

  void everyAlgorithmHasWordsThatCanBeTranslated() {
    const MarkingTranslator marking;
    for (const search::AlgorithmInfo& row : search::algorithms())
      for (const bool isUniform : {false, true}) {
        const RoutePromise promise = routePromise(promising(row.id, Neighbours::Eight), isUniform);
        QVERIFY(MarkingTranslator::isMarked(promise.title) && MarkingTranslator::isMarked(promise.reason));
      }
  }
};

SEARCHLIGHT_TEST(CatalogueTextsTest)
#include "catalogue_texts_test.moc"
