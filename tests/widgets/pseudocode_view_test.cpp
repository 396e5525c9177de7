// tests/widgets/pseudocode_view_test.cpp: the lit line is that of the event just before the cursor.
#include "widgets/tables/pseudocode_view.h"

#include "tests/test_main.h"
#include "tests/widgets/marking_translator.h"
#include "tests/widgets/watched_search.h"

using search::Algorithm;
using search::EventKind;
using testing::OneRun;
using testing::WatchedSearch;

class PseudocodeViewTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  // Also while it is open, and behind another tab.
  void lettersAreAsLargeAsTheWindows() {
    QWidget window;
    PseudocodeView view(&window);
    QFont large = window.font();
    large.setPointSizeF(2 * large.pointSizeF());
    window.setFont(large);
    QCOMPARE(view.font().pointSizeF(), large.pointSizeF());
    QVERIFY(QFontInfo(view.font()).fixedPitch());
  }

  void everyEventLightsItsLine_data() { testing::addAlgorithmRows(); }
  void everyEventLightsItsLine() {
    QFETCH(int, algorithm);
    WatchedSearch w{static_cast<Algorithm>(algorithm)};
    w.side = search::meetsAnew(w.algorithm) ? 4 : 12;
    testing::ViewOf<PseudocodeView> s;
    w.show(s.model);
    const search::AlgorithmInfo& info = search::info(w.algorithm);
    QCOMPARE(static_cast<std::size_t>(s.view.lines().size()), info.pseudocode.size());
    const search::Trace& trace = s.model.session().trace();
    for (std::size_t position = 1; position <= trace.end(); ++position) {
      const search::Event& e = trace[position - 1];
      s.model.seek(position);
      const bool isStart = e.kind == EventKind::Generate && e.parentAfter == search::kNoNode;
      QVERIFY(s.view.litLine() >= 0);
      if (isStart)
        QCOMPARE(s.view.litLine(), 0);
      else
        QVERIFY(info.pseudocode[static_cast<std::size_t>(s.view.litLine())].kinds & search::kindBit(e.kind));
    }
    s.model.moveToStart();
    QCOMPARE(s.view.litLine(), -1);
  }

  void anotherAlgorithmBringsItsLines() {
    testing::ViewOf<PseudocodeView> s;
    WatchedSearch{Algorithm::AStar}.show(s.model);
    const QStringList star = s.view.lines();
    WatchedSearch{Algorithm::BreadthFirst}.show(s.model);
    QVERIFY(s.view.lines() != star);
    s.model.clear();
    QVERIFY(s.view.lines().isEmpty());
    QCOMPARE(s.view.litLine(), -1);
    QVERIFY(!s.view.grab().isNull());
  }

  void longLinesAreWrappedNotCut() {
    OneRun model;
    PseudocodeView view;
    view.setRun(&model.run);
    view.resize(200, 600);
    view.show();
    WatchedSearch{Algorithm::AStar}.show(model);
    QCoreApplication::processEvents();
    int tallest = 0, lowest = 1000;
    for (int row = 0; row < view.lines().size(); ++row) {
      const QRect line = view.visualRect(static_cast<const QAbstractItemView&>(view).model()->index(row, 0));
      QVERIFY(line.width() <= view.viewport()->width());
      tallest = std::max(tallest, line.height());
      lowest = std::min(lowest, line.height());
    }
    QVERIFY(tallest >= 2 * lowest - 8);
  }

  // The values stand whole above the lines, in a narrow panel, too.
  void valuesAreNotCut() {
    OneRun model;
    PseudocodeView view;
    view.setRun(&model.run);
    view.resize(260, 600);
    view.show();
    WatchedSearch{Algorithm::AStar}.show(model);
    for (std::size_t position = 1; position < 30; ++position) {
      model.seek(position);
      QCoreApplication::processEvents();
      for (const QLabel* label : view.findChildren<QLabel*>())
        QVERIFY2(!label->text().contains(QChar(0x2026)), qPrintable(label->text()));
    }
  }

  void linesStayWhereTheyAreWhenLit() {
    OneRun model;
    PseudocodeView view;
    view.setRun(&model.run);
    view.resize(320, 600);
    view.show();
    WatchedSearch{Algorithm::AStar}.show(model);
    const auto places = [&] {
      std::vector<QRect> out;
      for (int row = 0; row < view.lines().size(); ++row)
        out.push_back(view.visualRect(static_cast<const QAbstractItemView&>(view).model()->index(row, 0)));
      return out;
    };
    model.seek(1);
    QCoreApplication::processEvents();
    const std::vector<QRect> before = places();
    for (std::size_t position = 2; position < 30; ++position) {
      model.seek(position);
      QCoreApplication::processEvents();
      QVERIFY(places() == before);
    }
  }

  // What comes up below it may take its room.
  void theLitLineStaysInSight() {
    testing::ViewOf<PseudocodeView> s;
    WatchedSearch{}.show(s.model);
    s.view.resize(320, 600);
    s.model.seek(s.model.session().trace().end());
    const auto litRect = [&] { return s.view.visualRect(s.view.model()->index(s.view.litLine(), 0)); };
    QVERIFY(s.view.litLine() > 5);
    for (const int height : {140, 600, 120}) {
      s.view.resize(320, height);
      QCoreApplication::processEvents();
      QVERIFY2(s.view.viewport()->rect().contains(litRect()), qPrintable(QString::number(height)));
    }
  }

  void textsFollowTheLanguage() {
    testing::ViewOf<PseudocodeView> s;
    WatchedSearch{}.show(s.model);
    s.model.seek(20);
    const int lit = s.view.litLine();
    const MarkingTranslator marking;
    for (const QString& line : s.view.lines()) QVERIFY(MarkingTranslator::isMarked(line));
    QVERIFY(MarkingTranslator::isMarked(s.view.accessibleName()));
    QCOMPARE(s.view.litLine(), lit);
  }
};

SEARCHLIGHT_TEST(PseudocodeViewTest)
#include "pseudocode_view_test.moc"
