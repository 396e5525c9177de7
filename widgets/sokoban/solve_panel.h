// widgets/sokoban/solve_panel.h: the computer's card beside the board: what is lost, hints in words, how far a search has come, its limits.
#pragma once
#include <QPixmap>
#include <QString>
#include <QWidget>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/sokoban/rules_of_game.h"
#include "widgets/game/play_panel.h"

class QComboBox;
class QLabel;
class QToolButton;
class QSlider;

namespace searchlight::ui {

class NoteLine;

// What stands beside the board of Sokoban: counts, own bests, the commands, the game's history.
class SolvePanel;

class SokobanPanel : public PlayPanel {
  Q_OBJECT

 public:
  // The help beside the player speaks in it: what is lost, hints, and how far it is; its limits are behind "More". It becomes the
  // panel's.
  explicit SokobanPanel(SolvePanel* help, QWidget* parent = nullptr);

  struct State {
    QString title, subtitle;
    sokoban::Played played;
    std::optional<sokoban::Played> byMoves, byPushes;  // the user's own solutions
    std::size_t home = 0, boxes = 0;                   // boxes on goals, and all
    std::size_t at = 0, steps = 0;                     // of the line of the history that is played
    std::size_t other = 0, others = 1;                 // which of the ways from the last fork, and how many
    QString about;                                     // the level's comment
    bool isReverse = false;                            // what is counted are pulls
  };
  void setState(const State& state);

 Q_SIGNALS:
  // The history's slider was moved to this step of the line.
  void stepChosen(std::size_t at);

 private:
  void retranslate();
  void showState();

  State m_state;
  QLabel *m_about, *m_branch;
  QLabel* m_historyName;
  QSlider* m_history;
};

class SolvePanel : public QWidget {
  Q_OBJECT

 public:
  explicit SolvePanel(QWidget* parent = nullptr);

  // What works, as figures.
  struct Progress {
    QString doing;          // in a sentence
    QString farthest = {};  // which search has come how far; empty: nobody says
    QPixmap picture = {};   // of what it has come to; null: there is none
    std::uint64_t nodes = 0;
    double nodesPerSecond = 0;
    QString bound;  // what is known of the answer; empty: nothing
    std::size_t bytes = 0;
    double seconds = 0;
  };
  // Nothing: nobody works.
  void setProgress(const std::optional<Progress>& progress);
  // What cannot be brought home any more; empty: nothing is known to be.
  void setLost(const QString& text);
  QString lost() const;
  // What a hint says, or what has come of the work; empty: nothing.
  // `more`: on a button below it, which asks for more of the work; empty: none.
  void setText(const QString& text, const QString& more = {});
  QString text() const;
  // What goes on for many levels while somebody plays: a line and its Stop, or Close where it is over; empty: nothing does.
  void setBeside(const QString& text, bool isOver = false);
  QString beside() const;

  // The row in which they are chosen: for wherever it shall stand.
  QWidget* limits() const { return m_limitsRow; }
  // What can be chosen goes up to this.
  void setMostBytes(std::size_t bytes);
  double seconds() const;
  std::size_t bytes() const;
  // The nearest of what can be chosen. Emits nothing.
  void setLimits(double seconds, std::size_t bytes);

 Q_SIGNALS:
  void stopWanted();
  void moreWanted();
  void limitsChosen();
  void besideEnds();  // by its button

 private:
  enum Figure { Nodes, Rate, Bound, Memory, Time, kFigures };
  void retranslate();
  void showProgress();
  void showUsed();
  void showBesideButton();

  NoteLine* m_lost;
  QLabel *m_text, *m_doing, *m_farthest, *m_picture, *m_beside, *m_limits;
  QWidget* m_work;  // while somebody works
  QWidget* m_besideRow;
  QWidget* m_limitsRow;
  std::vector<QLabel*> m_names, m_figures;
  QToolButton *m_stop, *m_more, *m_stopBeside;
  QComboBox *m_seconds, *m_bytes;
  bool m_isBesideOver = false;
  std::optional<Progress> m_progress;
};

}  // namespace searchlight::ui
