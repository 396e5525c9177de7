// tests/widgets/route_options_panel_test.cpp: the form shows the options, edits them, and says what they come to.
#include "widgets/grid/route_options_panel.h"

#include "core/random/random.h"
#include "tests/test_main.h"
#include "tests/widgets/marking_translator.h"
#include "tests/widgets/route_words.h"
#include "widgets/grid/route_fields.h"
#include "widgets/theme/controls.h"
#include "widgets/theme/language.h"
#include "widgets/theme/theme.h"

using grid::RouteOptions;
using search::Algorithm;

namespace {

struct OptionsForm {
  RouteOptionsPanel panel;
  QSignalSpy changes{&panel, &RouteOptionsPanel::optionsChanged};

  template <class T>
  T* part(const char* name) {
    return panel.findChild<T*>(QLatin1String(name));
  }
  QComboBox* list(const char* name) { return part<QComboBox>(name); }
  QRadioButton* neighbours(int i) {
    return part<SegmentedButtons>("neighbours")->findChildren<QRadioButton*>()[i];
  }
  QLineEdit* orderText() { return part<OrderEdit>("order")->findChild<QLineEdit*>(); }
  QString problem() { return part<NoteLine>("problem")->text(); }
  QString warning() { return part<NoteLine>("heuristicNote")->text(); }
  QToolButton* remedy() { return part<NoteLine>("problem")->findChild<QToolButton*>(); }
  void choose(const char* name, const QString& text) {
    QComboBox* const box = list(name);
    const int index = box->findText(text, Qt::MatchStartsWith);
    QVERIFY2(index >= 0, qPrintable(text));
    box->setCurrentIndex(index);
  }
  void edit(const QString& name, const QString& value) {
    auto* weight = part<WeightEdit>("weight");
    if (name == "neighbours"_L1) return neighbours(1)->click();
    if (name == "weight"_L1) return weight->findChild<QDoubleSpinBox*>()->setValue(value.toDouble());
    if (name == "weight's slider"_L1) return weight->findChild<QSlider*>()->setValue(value.toInt());
    if (value == "the second"_L1)
      return part<OrderEdit>("order")->findChild<QComboBox*>()->setCurrentIndex(1);
    if (name == "order"_L1) return orderText()->clear(), QTest::keyClicks(orderText(), value);
    auto* field = panel.findChild<QWidget*>(name);
    if (auto* box = qobject_cast<QCheckBox*>(field)) return box->click();
    if (auto* box = qobject_cast<QSpinBox*>(field)) return box->setValue(value.toInt());
    choose(qPrintable(name), value);
  }
};

template <class E>
E anyOf(Random& random, std::uint32_t count) {
  return static_cast<E>(random.below(count));
}

}  // namespace

class RouteOptionsPanelTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void initTestCase() {
    QStandardPaths::setTestModeEnabled(true);
    static ThemeManager theme;
    theme.apply(ThemeChoice::Light);
  }

  void showsAnyOptions() {
    const quint32 seed = QRandomGenerator::global()->generate();
    qInfo("seed %u", seed);
    Random random(seed);
    OptionsForm form;
    for (int i = 0; i < 200; ++i) {
      RouteOptions o;
      o.algorithm = anyOf<Algorithm>(random, search::kAlgorithmCount);
      o.neighbours = anyOf<grid::Neighbours>(random, 2);
      o.corners = anyOf<grid::CornerRule>(random, 3);
      if (random.chance(0.5)) o.costs = anyOf<grid::CostModel>(random, 3);
      if (random.chance(0.5)) o.heuristic = anyOf<grid::Heuristic>(random, 6);
      if (random.chance(0.5)) o.ties = anyOf<search::Ties>(random, 8);
      if (random.chance(0.5)) o.reopens = random.chance(0.5);
      if (random.chance(0.3)) o.duplicates = search::Duplicates::Keep;
      o.seed = random.below(1000);
      o.weight = random.between(10'000, 10'000'000) / 10'000.0;
      if (random.chance(0.5)) o.window = random.between(1, 8192);
      form.changes.clear();
      const bool differs = !(o == form.panel.options());
      form.panel.setOptions(o);
      QVERIFY(form.panel.options() == o);
      QCOMPARE(form.changes.count(), differs ? 1 : 0);
      form.panel.setOptions(o);
      QCOMPARE(form.changes.count(), differs ? 1 : 0);
      QCOMPARE(form.list("algorithm")->currentData().toInt(), static_cast<int>(o.algorithm));
      QCOMPARE(form.list("corners")->currentData().toInt(), static_cast<int>(o.corners));
      QCOMPARE(form.list("costs")->currentData().toInt(), o.costs ? static_cast<int>(*o.costs) : -1);
      QCOMPARE(form.list("heuristic")->currentData().toInt(),
               o.heuristic ? static_cast<int>(*o.heuristic) : -1);
      QCOMPARE(form.list("ties")->currentData().toInt(), static_cast<int>(o.usedTies()));
      QCOMPARE(form.list("duplicates")->currentIndex(), static_cast<int>(o.duplicates));
      QCOMPARE(form.list("reopens")->currentIndex(), !o.reopens ? 0 : *o.reopens ? 1 : 2);
      QCOMPARE(form.part<QSpinBox>("seed")->value(), static_cast<int>(o.seed));
      QCOMPARE(form.neighbours(static_cast<int>(o.neighbours))->isChecked(), true);
      QCOMPARE(form.part<QCheckBox>("hasWindow")->isChecked(), o.window > 0);
      if (o.window > 0) QCOMPARE(form.part<QSpinBox>("window")->value(), o.window);
      QCOMPARE(form.part<QSpinBox>("window")->isEnabled(), o.window > 0);
      QCOMPARE(form.part<QCheckBox>("smooth")->isChecked(), o.isSmoothed);
    }
  }

  // Fields with what is chosen, typed or set there, one after the other, and what is asked then.
  void editing_data() {
    const auto row = testing::columns<QString, QString>("fields", "expected");
    row("algorithm: Dijkstra", "--algorithm dijkstra");
    row("neighbours: 8", "--neighbours 8");
    row("corners: Two walls", "--corners any");
    row("costs: 10 and 14", "--costs 10-14");
    row("heuristic: Squared", "--heuristic squared-euclidean");
    row("heuristic: Zero; heuristic: Automatic", "");
    row("ties: First in", "--ties first-in");
    row("ties: Random; seed: 7", "--ties random --seed 7");
    row("reopens: No", "--reopen no");
    row("duplicates: Kept", "--duplicates keep");
    row("weight: 7.25", "--weight 7.25");
    row("weight's slider: 100", "--weight 10");
    row("weight's slider: 0", "--weight 1");
    row("weight's slider: 10000", "--weight 1000");
    row("order: the second", "--order urdl");
    row("order: DxRu9lz", "--order drul");
    row("hasWindow: click", "--window 30");
    row("hasWindow: click; window: 9", "--window 9");
    row("smooth: click", "--smooth yes");
    row("hasWindow: click; hasWindow: click", "");
  }
  void editing() {
    FETCH(const QString, fields, expected);
    OptionsForm form;
    form.panel.show();
    for (const QString& field : fields.split(u"; "_s))
      form.edit(field.section(u": "_s, 0, 0), field.section(u": "_s, 1));
    QVERIFY(form.panel.options() == testing::routeOptions(expected));
    QVERIFY(form.changes.count() >= 1);
  }

  void everyAlgorithm_data() {
    const auto rows = testing::columns<Algorithm>("algorithm");
    for (const search::AlgorithmInfo& row : search::algorithms()) rows(std::string(row.name).c_str(), row.id);
  }
  void everyAlgorithm() {
    QFETCH(Algorithm, algorithm);
    const search::AlgorithmInfo& info = search::info(algorithm);
    OptionsForm form;
    form.panel.show();
    form.panel.setOptions(testing::routeOptions(u"--algorithm "_s + QString::fromUtf8(info.name)));
    QCOMPARE(form.list("heuristic")->isEnabled(), info.usesHeuristic);
    QCOMPARE(form.list("ties")->isHidden(), !info.usesTies);
    QCOMPARE(form.list("reopens")->isHidden(), !info.reopens);
    QCOMPARE(form.list("duplicates")->isHidden(), !search::canKeepDuplicates(algorithm));
    QVERIFY(form.part<QSpinBox>("seed")->isHidden());  // ties are not at random
    QVERIFY(!form.list("corners")->isEnabled());
    QCOMPARE(form.part<WeightEdit>("weight")->isVisible(), algorithm == Algorithm::WeightedAStar);
    const QString promise = form.part<QLabel>("promise")->text();
    QVERIFY(
        promise.contains(QString::fromUtf8(info.complete.data(), static_cast<int>(info.complete.size()))));
    QVERIFY(promise.contains(QString::fromUtf8(info.optimal.data(), static_cast<int>(info.optimal.size()))));
    QVERIFY2(form.panel.minimumSizeHint().width() <= 300,
             qPrintable(QString::number(form.panel.minimumSizeHint().width())));

    const bool needsEight = search::goesAnyAngle(algorithm);
    QCOMPARE(form.part<NoteLine>("problem")->isVisible(), needsEight);
    form.neighbours(1)->click();
    QVERIFY(form.list("corners")->isEnabled());
    QVERIFY(!form.part<NoteLine>("problem")->isVisible());
  }

  void heuristicsAreJudged() {
    OptionsForm form;
    form.panel.show();
    for (const auto neighbours : {grid::Neighbours::Four, grid::Neighbours::Eight})
      for (int costs = 0; costs < 3; ++costs)
        for (int heuristic = 0; heuristic < 6; ++heuristic)
          for (const Algorithm algorithm : {Algorithm::AStar, Algorithm::Greedy, Algorithm::Dijkstra}) {
            RouteOptions o;
            o.algorithm = algorithm;
            o.neighbours = neighbours;
            o.costs = static_cast<grid::CostModel>(costs);
            o.heuristic = static_cast<grid::Heuristic>(heuristic);
            form.panel.setOptions(o);
            const bool warns = algorithm != Algorithm::Dijkstra && !o.isAdmissible(*o.heuristic);
            QCOMPARE(!form.warning().isEmpty(), warns);
            QCOMPARE(form.part<NoteLine>("heuristicNote")->isVisible(), warns);
          }
  }

  void automaticFollows() {
    OptionsForm form;
    QCOMPARE(form.list("heuristic")->itemText(0), u"Automatic: Manhattan"_s);
    QCOMPARE(form.list("costs")->itemText(0), u"Automatic: 1 and 1"_s);
    QCOMPARE(form.panel.options().usedTies(), search::Ties::LastIn);
    form.neighbours(1)->click();
    QCOMPARE(form.list("heuristic")->itemText(0), u"Automatic: Octile"_s);
    QCOMPARE(form.list("costs")->itemText(0), u"Automatic: 1 and √2"_s);
    // As in textbooks, also where coarse buckets are faster.
    QCOMPARE(form.panel.options().usedTies(), search::Ties::LastIn);
    form.choose("costs", u"1 and 1"_s);
    QCOMPARE(form.list("heuristic")->itemText(0), u"Automatic: Chebyshev"_s);
    QVERIFY(!form.panel.options().heuristic);
  }

  void remedies() {
    OptionsForm form;
    form.panel.show();
    QSignalSpy asked(&form.panel, &RouteOptionsPanel::remedyRequested);
    form.panel.setOptions(testing::routeOptions(u"--algorithm theta-star"_s));
    form.panel.setProblem(u"The page's own words"_s);
    QVERIFY(form.problem().contains(u"8"_s));  // the panel's own remedy comes first
    form.remedy()->click();
    QCOMPARE(form.panel.options().neighbours, grid::Neighbours::Eight);
    QCOMPARE(form.problem(), QString());
    QCOMPARE(asked.count(), 0);

    form.panel.setProblem(u"Needs a map without weights."_s, u"Use A*"_s);
    QCOMPARE(form.problem(), u"Needs a map without weights."_s);
    QCOMPARE(form.remedy()->text(), u"Use A*"_s);
    form.remedy()->click();
    QCOMPARE(asked.count(), 1);

    form.panel.setProblem(u"There is nothing to be done."_s);
    QVERIFY(!form.remedy()->isVisible());
    form.panel.setProblem({});
    QVERIFY(!form.part<NoteLine>("problem")->isVisible());
    form.panel.setProblem(u"Old"_s);
    form.choose("algorithm", u"Dijkstra"_s);
    QCOMPARE(form.problem(), QString());
  }

  void halfAnOrderIsExplainedAndTakenBack() {
    OptionsForm form;
    form.panel.setUnfolded(true);
    form.panel.show();
    form.orderText()->setFocus();
    form.orderText()->clear();
    QTest::keyClicks(form.orderText(), u"rru"_s);
    QVERIFY(form.part<QLabel>("orderHint")->isVisible());
    QCOMPARE(form.changes.count(), 0);
    form.neighbours(1)->click();  // another edit does not disturb the typing
    QCOMPARE(form.orderText()->text(), u"rru"_s);
    QTest::keyClick(form.orderText(), Qt::Key_Return);
    QVERIFY(!form.part<QLabel>("orderHint")->isVisible());
    QCOMPARE(form.orderText()->text(), u"ulrd"_s);
    QCOMPARE(form.panel.options().order, grid::NeighbourOrder());
  }

  void wheelScrollsThePanelFirst() {
    OptionsForm form;
    form.panel.show();
    QComboBox* const list = form.list("algorithm");
    QWheelEvent wheel(QPointF(5, 5), list->mapToGlobal(QPointF(5, 5)), {}, QPoint(0, -120), Qt::NoButton,
                      Qt::NoModifier, Qt::NoScrollPhase, false);
    form.list("costs")->setFocus();
    QApplication::sendEvent(list, &wheel);
    QVERIFY(form.panel.options() == testing::routeOptions({}));
  }

  void followsTheLanguage() {
    OptionsForm form;
    const RouteOptions options = testing::routeOptions(
        u"--algorithm theta-star --heuristic squared-euclidean --costs sqrt2 --window 12"_s);
    form.panel.setOptions(options);
    form.changes.clear();
    const MarkingTranslator marking;
    QCOMPARE(MarkingTranslator::unmarked(form.panel), QStringList());
    QVERIFY(form.panel.options() == options);
    QCOMPARE(form.changes.count(), 0);
  }

  void everyFieldHasItsOwnKey() {
    OptionsForm form;
    QStringList keys;
    for (const QLabel* label : form.panel.findChildren<QLabel*>())
      if (label->buddy()) keys << QKeySequence::mnemonic(label->text()).toString();
    keys << QKeySequence::mnemonic(form.part<QCheckBox>("hasWindow")->text()).toString();
    QVERIFY(!keys.contains(QString()));
    QCOMPARE(QSet<QString>(keys.begin(), keys.end()).size(), keys.size());
  }
};

SEARCHLIGHT_TEST(RouteOptionsPanelTest)
#include "route_options_panel_test.moc"
