// widgets/games/play_panel.h: what stands beside the board of any game.
//
//   The attic                with help |   in Watch, one line:
//   Level 13 of 87                     |   < Back   The attic   3 moves, 1 push
//   (counts: the puzzle's own)         |
//   [Undo]     [Redo] [Hint]    [Solve]|
//   [Previous] [Next] [Restart] [Light]|
//   what help means                    |
//   > More                             |
//   what is told                       |
//
// Every button has its place, and keeps it: what is told stands below all of them, and a text that comes or goes moves nothing. A
// puzzle's panel is derived from this one and adds its counts; who has none takes it as it is.
#pragma once
#include <QList>
#include <QString>
#include <QWidget>

class QAction;
class QLabel;
class QToolButton;
class QVBoxLayout;

namespace searchlight::ui {

class Section;

// A line that never asks for more room than there is: what does not fit is elided, and stands whole in the tool tip.
class ElidedLine;

class PlayPanel : public QWidget {
  Q_OBJECT

 public:
  explicit PlayPanel(QWidget* parent = nullptr);

  static constexpr int kPlaces = 8, kInRow = 4;
  // The commands at their places, row by row; nullptr leaves one empty. They stay the page's. REQUIRES: they outlive the panel or are
  // replaced; at most kPlaces of them.
  void setButtons(const QList<QAction*>& commands);
  bool hasButtons() const { return m_hasButtons; }
  // What is wanted more rarely, folded away behind "More": commands, and below them whatever is added.
  void setMore(const QList<QAction*>& commands);
  void addMore(QWidget* part);
  // What is offered with what is told, as a button below it, for as long as the command is visible. It stays the page's.
  void setOffer(QAction* command);
  // What leads from Watch back to Play.
  void setBack(QAction* back);
  // What is at hand in Watch: icons before the way back. They stay the page's. REQUIRES: they outlive the panel.
  void setLineCommands(const QList<QAction*>& commands);

  // What is played, and a line about it.
  void setName(const QString& name, const QString& about = {});
  // Whether the game had help; and what that means, or what will count as help: a line below the buttons.
  void setHelped(bool isHelped, const QString& meaning = {});
  // The counts in a few words, for the one line of Watch.
  void setSummary(const QString& counts);
  // A hint, or what the page has to say; empty: what stands there while nobody says anything.
  void setHintText(const QString& text);
  QString hintText() const { return m_said; }
  void setRestText(const QString& text);

  // One line in the place of all.
  void setWatching(bool isWatching);
  bool isMoreOpen() const;
  void setMoreOpen(bool isOpen);

 Q_SIGNALS:
  void moreToggled(bool isOpen);

 protected:
  void changeEvent(QEvent* event) override;
  // Between the name and the buttons.
  void setCounts(QWidget* counts);
  // What is told is told there, in the place of the hint's text.
  void tellIn(QWidget* part);

 private:
  void retranslate();
  void showText();

  QWidget *m_play, *m_line;
  ElidedLine *m_name, *m_about, *m_lineName, *m_lineCounts;
  QLabel* m_helped;
  ElidedLine* m_meaning;
  QLabel* m_text;
  QVBoxLayout *m_countsPlace, *m_told;
  QWidget *m_buttons, *m_moreButtons;
  QVBoxLayout* m_morePlace;
  Section* m_more;
  QToolButton *m_back, *m_offer;
  QString m_said, m_rest;
  bool m_hasButtons = false;
};

}  // namespace searchlight::ui
