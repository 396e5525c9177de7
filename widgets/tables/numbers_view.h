// widgets/tables/numbers_view.h: the numbers of a search, here at the cursor and of the whole run, and how it ended.
#pragma once
#include <QLabel>
#include <QWidget>
#include <array>
#include <optional>

#include "widgets/run/refresh_gate.h"

class QToolButton;

namespace searchlight::ui {

class FoldButton;

// The answer's route in the page's own words, where they are better than the search's: jumps filled in, lengths summed
// exactly; and what the search promises of it.
struct RouteFigures {
  QString steps, cost;
  // "Proven shortest", and why, in a sentence; empty: nothing is known of it.
  QString promise = {}, reason = {};
  // The reason where nothing waits in OPEN in the end; empty: the same.
  QString reasonOfAll = {};
  // Of a solution that is a series of boards: its cost in words, "7 pushes".
  QString counted = {};
};

// The five figures that matter now stand there, the others are unfolded below them: what has been expanded, what waits, how deep and
// how expensive it is, and one that goes with the moment: a bound, f, or in the end the time. Where a search has one of them not, the next
// takes its place, so that there are five of any.
//
// With an eye (setEye()) nothing is told ahead: the outcome and the figures of the whole run come when the cursor is where
// they are known, WatchedRun::isOutcomeReached(), unless the eye is open.
class NumbersView : public QWidget {
  Q_OBJECT

 public:
  // Round, Bound: of deepening searches only.
  enum Row { Expanded, Generated, Reopened, Open, Steps, Cost, F, Round, Bound, Time, SetUp, kRows };

  explicit NumbersView(QWidget* parent = nullptr);

  void setRun(WatchedRun* run);
  // Until the next search; nothing: as the search has it.
  void setRouteFigures(std::optional<RouteFigures> figures);
  // More is known than its run tells (NodeNames::goalBound).
  void renew() { m_gate.request(); }
  // A checkable action, which gets a button here; nullptr: all is told, as before the first call. REQUIRES: it outlives the view,
  // or the next call.
  void setEye(QAction* eye);

  // Where there is little room: two figures at first, not five.
  void setBrief(bool isBrief);
  bool showsAll() const;
  void setShowsAll(bool showsAll);

  // What is shown; for tests.
  QString outcomeShown() const { return m_outcome->text(); }
  QString here(Row row) const { return m_rows[row].here->text(); }
  QString whole(Row row) const { return m_rows[row].whole->text(); }
  // How the rounds of a deepening search grow; empty: it is none.
  QString growthShown() const { return m_growth->isHidden() ? QString() : m_growth->text(); }
  bool isShown(Row row) const { return !m_rows[row].name->isHidden(); }
  bool isWholeShown() const { return !m_wholeHead->isHidden(); }

 Q_SIGNALS:
  void showsAllChanged(bool showsAll);

 private:
  struct Line {
    QLabel *name, *here, *whole;
  };
  class Mark;
  bool tellsWhole(const WatchedRun& run) const;
  void build();
  void refresh();
  bool isKnown(Row row, const WatchedRun* run) const;
  bool isTimeTold(const WatchedRun* run) const;
  void showKnownRows(const WatchedRun* run);
  void explain(const Line& line, const QString& name, const QString& meaning);
  void nameRows(const WatchedRun* run);
  void showHere(const WatchedRun& run);
  void showWhole(const WatchedRun& run);
  void showRounds(const WatchedRun& run);
  void showOutcome(std::optional<search::Outcome> outcome, const WatchedRun* run = nullptr);
  void retranslate();

  RefreshGate m_gate;
  QAction* m_eye = nullptr;
  bool m_isBrief = false;
  QToolButton* m_eyeButton;
  Mark* m_mark;
  QLabel *m_outcome, *m_hereHead, *m_wholeHead, *m_growth;
  std::array<Line, kRows> m_rows;
  FoldButton* m_all;
  std::optional<RouteFigures> m_figures;
  std::optional<search::Outcome> m_shownOutcome;
};

}  // namespace searchlight::ui
