// widgets/compare/compare_pane.h: one of several searches side by side: its number, its name, how far it is, its board.
#pragma once
#include <QFrame>
#include <QLabel>
#include <QStringList>
#include <QToolButton>
#include <optional>

#include "widgets/board/board_view.h"
#include "widgets/run/refresh_gate.h"
#include "widgets/run/watched_run.h"
#include "widgets/theme/card.h"

namespace searchlight::ui {

// Owns the board and the run that it shows. One pane of a window is the chosen one, whose search the parts for a single
// search follow; a press or the keyboard's focus anywhere in a pane asks for that. Above the board stand two lines: the search's
// name, and how far it is. At its end the second one is two tags: its rank with the figure that it is ranked by, and its cost.
class ComparePane : public QFrame, public HasContent {
  Q_OBJECT
 public:
  // `solver` answers the run's questions and outlives the pane.
  ComparePane(BoardView* board, Solver* solver, QWidget* parent = nullptr);
  ~ComparePane() override;

  WatchedRun& run() { return m_run; }
  const WatchedRun& run() const { return m_run; }
  BoardView& board() { return *m_board; }
  const BoardView& board() const { return *m_board; }

  QRect content() const override { return m_head->geometry(); }  // whose search it is, beside the board's own

  void setNumber(int number);  // from 1
  int number() const { return m_number; }
  // `shown`, if it is not empty, stands above the board: the title without what all panes have in common.
  void setTitle(const QString& title, const QString& shown = {});
  QString title() const { return m_title; }
  QString shownTitle() const { return m_shown.isEmpty() ? m_title : m_shown; }
  // What the other panes' heads show: where this one's has to be cut, it is cut so that they can be told apart.
  void setOthers(const QStringList& shown);
  // What is to be known of the search to understand it, behind the title: whole where it has the room, else in brief.
  // Empty: nothing.
  void setNote(const QString& whole, const QString& brief);
  QString note() const { return m_noteWhole; }
  // Why there is no search; empty: there is, or could be. `remedy` is the text of a button, empty: there is none.
  void setProblem(const QString& problem, const QString& remedy = {});
  QString problem() const { return m_problem->text(); }
  // How a search that is at its end has come in; nothing: it is not there, and nothing is told.
  struct Finish {
    int place = 1;                      // from 1 on
    StepUnit by = StepUnit::Expansion;  // what is ranked: expansions, events or time
    std::size_t figure = 0;             // so many, or microseconds
    bool isShared = false;
    bool isSolved = true;  // false: it has proven that there is no solution
    // Its path costs more than that of one that has finished, too: by this share of the least, 0 where that is 0.
    std::optional<double> excess = {};
    bool isOptimal = false;  // its cost is proven to be the least, by it or by one that has finished, too

    friend bool operator==(const Finish&, const Finish&) = default;
  };
  void setFinish(const std::optional<Finish>& finish);
  const std::optional<Finish>& finish() const { return m_finish; }
  // "2nd · 612 expanded, +10.2 % cost"; empty where there is none.
  QString finishText() const;
  // By what it is ranked, and what its cost means: the tags' tool tip, and in the board's accessible description.
  QString finishMeaning() const;
  // How much of that its tags must leave away for want of room, from 0: nothing; and how much they leave away at least, so that panes
  // beside each other tell the same.
  int brevity() const;
  void setBrevity(int brevity);
  void setChosen(bool chosen);
  bool isChosen() const { return m_isChosen; }
  // Whether it may be taken away.
  void setRemovable(bool removable) { m_remove->setEnabled(removable); }
  // How high the lines above the board are: always as high, whatever they say.
  int headHeight() const;

 Q_SIGNALS:
  void choosing();
  void questionRequested();  // what is asked here is to be seen, and changed
  void removeRequested();
  void remedyRequested();

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void changeEvent(QEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseDoubleClickEvent(QMouseEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

 private:
  void refresh();
  QString placeText(bool isBrief) const;
  QString rankText(int brevity) const;
  QString costText(int brevity) const;
  void retranslate();
  void elide();
  void elideName();
  void tellFinish();
  void fitHead();

  class Tag;
  WatchedRun m_run;
  BoardView* m_board;
  QWidget *m_head, *m_told;
  Tag *m_badge, *m_rank, *m_cost;
  QLabel *m_name, *m_state, *m_note, *m_problem;
  QToolButton *m_ask, *m_remove, *m_remedy;
  std::optional<Finish> m_finish;
  RefreshGate m_gate;
  QString m_title, m_shown, m_noteWhole, m_noteBrief;
  QStringList m_others;
  QString m_stateWords, m_stateMark;  // the same at length and in brief
  int m_number = 1, m_brevity = 0;
  bool m_isChosen = false;
};

}  // namespace searchlight::ui
