// widgets/game/play_panel.h: what stands beside the board of any game.
//
//   The attic                with help |   in Watch, one line:
//   Level 13 of 87                     |   The attic   3 moves, 1 push   < Back
//   Moves        Pushes                |
//   12 best 97   3 best 31             |
//   [Previous] [Next] [Restart] [More] |
//   (how the game ended)               |
//   (what was asked for)               |
//   what is so, and what help means    |
//
// Every button has its place, and keeps it: what is told stands below all of them. How the game ended says what is so. A puzzle's
// panel is derived from this one and says what it counts; who counts nothing takes it as it is.
#pragma once
#include <QList>
#include <QString>
#include <QWidget>

#include "widgets/game/count_row.h"

class QAction;
class QHBoxLayout;
class QLabel;
class QMenu;
class QToolButton;
class QVBoxLayout;

namespace searchlight::ui {

class ElidedLine;
class TitleButton;

class PlayPanel : public QWidget {
  Q_OBJECT

 public:
  explicit PlayPanel(QWidget* parent = nullptr);

  static constexpr int kInRow = 4;  // "More" is the last
  // The commands in their places; nullptr leaves one empty. They stay the page's. REQUIRES: they outlive the panel or are
  // replaced; at most kInRow - 1 of them.
  void setButtons(const QList<QAction*>& commands);
  bool hasButtons() const { return m_hasButtons; }
  // The button of such a command, for as long as the buttons are these; nullptr: it has none.
  QToolButton* buttonOf(const QAction* command) const;
  // What is wanted more rarely, in the menu of "More". They stay the page's.
  void setMore(const QList<QAction*>& commands);
  // Below all that is told, as long as the menu's last entry is checked: what goes through the game, and its settings.
  void addMore(QWidget* part);
  // Such a part stands before the others and is seen without them.
  void pin(QWidget* part, bool isPinned);
  // What is offered with what is told, as a button below it, for as long as the command is visible. It stays the page's.
  void setOffer(QAction* command);
  // What leads to others of its kind: name and place are buttons that trigger it. It stays the page's.
  void setChooser(QAction* chooser);
  // What leads from Watch back to Play.
  void setBack(QAction* back);
  // What is at hand in Watch: icons before the way back. They stay the page's. REQUIRES: they outlive the panel.
  void setLineCommands(const QList<QAction*>& commands);

  // What is played, and its place among others.
  void setName(const QString& name, const QString& about = {});
  // Whether the game had help; and what that means, or what will count as help.
  void setHelped(bool isHelped, const QString& meaning = {});
  void setCounts(const QList<PanelCount>& counts);
  // The counts in a few words, for the one line of Watch.
  void setSummary(const QString& counts);
  // A hint, or what the page has to say, on a card; empty: nothing.
  void setHintText(const QString& text);
  QString hintText() const { return m_said; }
  // What is so while nobody says anything.
  void setRestText(const QString& text);
  // Where the end of a game is told.
  QWidget* resultPlace() const { return m_resultPlace; }

  // One line in the place of all.
  void setWatching(bool isWatching);
  bool isMoreOpen() const;
  void setMoreOpen(bool isOpen);

 Q_SIGNALS:
  void moreToggled(bool isOpen);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
  // Below the counts.
  void addCounts(QWidget* part);
  // What is told is told there, in the place of the hint's text. It is hidden while it has nothing to say.
  void tellIn(QWidget* part);
  // Beside what is so.
  void addRest(QWidget* part);

 private:
  void retranslate();
  void putButtons(const QList<QAction*>& commands);
  void arrangeButtons();
  void showCard();
  void showRest();

  QWidget *m_play, *m_line;
  TitleButton *m_name, *m_about;
  ElidedLine *m_lineName, *m_lineCounts;
  QLabel *m_helped, *m_meaning, *m_text, *m_restText;
  CountRow* m_counts;
  QWidget *m_resultPlace, *m_buttons, *m_card, *m_details;
  QVBoxLayout *m_told, *m_rest, *m_countsPlace, *m_detailsPlace;
  QToolButton *m_more, *m_back, *m_offer;
  QMenu* m_menu;
  QAction* m_detailed;
  QString m_said;
  bool m_hasButtons = false;
};

}  // namespace searchlight::ui
