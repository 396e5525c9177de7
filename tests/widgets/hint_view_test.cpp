// tests/widgets/hint_view_test.cpp: the candidates in a table, and the sentence that says why one of them won.
#include "widgets/lines/hint_view.h"

#include "tests/test_main.h"
#include "tests/widgets/marking_translator.h"
#include "widgets/lines/lines_texts.h"
#include "widgets/tables/quiet_table.h"
#include "widgets/theme/theme.h"

using lines::player::Candidate;

namespace {

Candidate candidateOf(int x, double value, int leftInRound = 0) {
  return {.move = {{x, 0}, {x, 3}},
          .clears = x == 1 ? 6 : 0,
          .judged = value - 1,
          .samples = 32,
          .sampled = value + 1,
          .behind = x * 1.5,
          .behindError = x == 0 ? 0 : 0.5,
          .value = value,
          .leftInRound = leftInRound};
}

struct WatchedHint {
  HintView view;
  QuietTable* table = view.findChild<QuietTable*>();

  WatchedHint() {
    view.resize(640, 400);
    view.show();
  }
  QString cell(int row, int column) const { return table->model()->index(row, column).data().toString(); }
  bool isBold(int row) const {
    return table->model()->index(row, 0).data(Qt::FontRole).value<QFont>().bold();
  }
  int rows() const { return table->model()->rowCount(); }
};

HintThinker::Progress progressAt(int round) {
  return {.candidates = {candidateOf(0, 10.25), candidateOf(1, 12.5), candidateOf(2, 30, 1)},
          .round = round,
          .samples = round == 0 ? 0U : 1'096U,
          .judgedMoves = 512};
}

}  // namespace

class HintViewTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void initTestCase() {
    QLocale::setDefault(QLocale(QLocale::English));
    static ThemeManager theme;
    theme.apply(ThemeChoice::Light);
  }

  void emptyAtFirst() {
    WatchedHint w;
    QCOMPARE(w.rows(), 0);
    QVERIFY(w.view.summary().isEmpty());
    QVERIFY(!w.table->placeholder().isEmpty());
  }

  void progressIsShown() {
    WatchedHint w;
    w.view.setProgress(progressAt(2));
    QCOMPARE(w.rows(), 3);
    const QStringList expected{u"1, 0 to 1, 3"_s, u"12.5"_s, u"1.5 ± 0.5"_s, u"in"_s,
                               u"32"_s,           u"11.5"_s, u"13.5"_s,      u"6"_s};
    for (int column = 0; column < expected.size(); ++column) QCOMPARE(w.cell(1, column), expected[column]);
    QCOMPARE(w.cell(0, 7), u"–"_s);  // clears nothing
    QCOMPARE(w.cell(0, 2), u"–"_s);  // leads: behind nobody
    QCOMPARE(w.cell(2, 3), u"1"_s);
    // The leader is the best of those that are still in, whatever those are worth that have left.
    QVERIFY(!w.isBold(0));
    QVERIFY(w.isBold(1));
    QVERIFY(!w.isBold(2));
    QCOMPARE(w.view.summary(), u"Round 2: 2 of 3 candidates remain, 1,096 sampled games."_s);
    w.view.setProgress(progressAt(0));
    QCOMPARE(w.view.summary(), u"512 legal moves; sampling the moves with the best evaluation."_s);
  }

  void theHintIsExplained() {
    WatchedHint w;
    w.view.setProgress(progressAt(1));
    lines::player::Hint hint;
    hint.candidates = {candidateOf(1, 12.5), candidateOf(0, 10.25, 3)};
    hint.move = hint.candidates.front().move;
    hint.reason = lines::player::Reason::Clears;
    hint.count = 6;
    hint.lead = 2.25;
    hint.samples = 900;
    hint.rounds = 3;
    hint.judgedMoves = 512;
    w.view.setHint(hint);
    QCOMPARE(w.rows(), 2);
    QCOMPARE(w.cell(0, 0), ui::moveText(hint.move));
    QVERIFY(w.isBold(0));
    for (const QString& part : {ui::moveText(hint.move), reasonText(hint), u"512 legal moves"_s,
                                u"3 rounds"_s, u"900 sampled games"_s})
      QVERIFY(testing::contains(w.view.summary(), part));
    QVERIFY(w.view.summary().endsWith(u" higher than the second best."_s));

    // Of the judge alone, and where there was nothing to choose from.
    hint.samples = 0;
    hint.judgedMoves = 1;
    hint.candidates.resize(1);
    hint.lead = 0;
    w.view.setHint(hint);
    QCOMPARE(w.view.summary(), u"1, 0 to 1, 3: Clears 6 balls. 1 legal move, evaluated one move ahead."_s);
    w.view.clear();
    QCOMPARE(w.rows(), 0);
    QVERIFY(w.view.summary().isEmpty());
  }

  void candidatesAreActivated() {
    WatchedHint w;
    w.view.setProgress(progressAt(1));
    std::vector<lines::Move> moves;
    connect(&w.view, &HintView::candidateActivated, &w.view,
            [&](const lines::Move& move) { moves.push_back(move); });
    const QRect first = w.table->visualRect(w.table->model()->index(0, 0));
    QTest::mouseClick(w.table->viewport(), Qt::LeftButton, {}, first.center());
    QCOMPARE(moves.size(), std::size_t{1});
    QVERIFY(moves.back() == (lines::Move{{0, 0}, {0, 3}}));
    QTest::keyClick(w.table, Qt::Key_Down);
    QCOMPARE(moves.size(), std::size_t{2});
    QVERIFY(moves.back() == (lines::Move{{1, 0}, {1, 3}}));
    // What follows by itself activates nothing, and what is chosen stays chosen while figures change.
    w.view.setProgress(progressAt(2));
    QCOMPARE(w.table->currentIndex().row(), 1);
    w.view.setHint({});
    w.view.clear();
    QCOMPARE(moves.size(), std::size_t{2});
  }

  // The bar of the value: longest for the best.
  void barsFollowTheValue() {
    WatchedHint w;
    w.view.setProgress(progressAt(1));
    const auto share = [&](int row) { return w.table->model()->index(row, 1).data(Qt::UserRole).toDouble(); };
    QCOMPARE(share(0), 0.0);
    QCOMPARE(share(2), 1.0);
    QVERIFY(share(1) > 0.1 && share(1) < 0.12);
    const auto ink = [&](int row) {
      const QRect cell = w.table->visualRect(w.table->model()->index(row, 1));
      const QImage image = w.table->viewport()->grab().toImage().convertToFormat(QImage::Format_RGB32);
      const int ground = qGray(image.pixel(cell.left() + 1, cell.top() + 1));
      int dark = 0;
      for (int x = cell.left(); x <= cell.right(); ++x)
        dark += ground - qGray(image.pixel(x, cell.bottom() - 2)) > 40 ? 1 : 0;
      return dark;
    };
    QVERIFY(ink(2) > 4 * ink(1));
    QVERIFY(ink(1) > ink(0));
  }

  void languageChanges() {
    WatchedHint w;
    w.view.setProgress(progressAt(1));
    MarkingTranslator marks;
    QCoreApplication::installTranslator(&marks);
    QCoreApplication::sendPostedEvents();
    const bool isSummary = MarkingTranslator::isMarked(w.view.summary());
    QStringList heads;
    for (int column = 0; column < w.table->model()->columnCount(); ++column)
      heads << w.table->model()->headerData(column, Qt::Horizontal).toString();
    const QString placeholder = w.table->placeholder(), in = w.cell(0, 3);
    QCoreApplication::removeTranslator(&marks);
    QVERIFY(isSummary);
    for (const QString& text : heads + QStringList{placeholder, in})
      QVERIFY2(MarkingTranslator::isMarked(text), qPrintable(text));
  }
};

SEARCHLIGHT_TEST(HintViewTest)
#include "hint_view_test.moc"
