// widgets/player/player_actions.h: the player's commands as actions, for its bar, the menus and the shortcuts.
#pragma once
#include <QAction>
#include <QActionGroup>
#include <QList>
#include <QObject>
#include <QPointer>
#include <QTimer>

#include "widgets/run/transport.h"
#include "widgets/theme/icons.h"

class QMenu;

namespace searchlight::ui {

// Shortcuts, none of which is an arrow key, since those move the cursor on the board:
//   Space play and pause, Shift+Space play backwards, comma and full stop one step, Ctrl+Home and Ctrl+End to the ends,
//   [ and ] to the landmark before and after, < and > slower and faster.
// A button or a list with check boxes that has the focus keeps Space for itself. Whoever lets the user change them knows the
// actions by their names: "player/step-back".
class PlayerActions : public QObject {
  Q_OBJECT

 public:
  explicit PlayerActions(QObject* parent = nullptr);

  void setTransport(Transport* transport);

  QAction* first() const { return m_first; }
  QAction* back() const { return m_back; }
  QAction* playReverse() const { return m_playReverse; }
  // Pauses what plays, ends a long way to a place, and skips the route that is being read back.
  QAction* play() const { return m_play; }
  QAction* forward() const { return m_forward; }
  QAction* last() const { return m_last; }
  QAction* previousLandmark() const { return m_previousLandmark; }
  QAction* nextLandmark() const { return m_nextLandmark; }
  // By event, by expansion, by f, by time; in StepUnit's order, one of them checked.
  QList<QAction*> units() const { return m_units->actions(); }
  QAction* slower() const { return m_slower; }
  QAction* faster() const { return m_faster; }
  // Checked: it begins slowly and grows by itself.
  QAction* pace() const { return m_pace; }
  QAction* automatic() const { return m_automatic; }  // checked: the speed suits the search by itself
  // One of them is checked: where previousLandmark() and nextLandmark() go.
  QList<QAction*> landmarks() const { return m_landmarks->actions(); }
  Landmark landmark() const { return m_landmark; }
  // On the way to a place for longer than a moment.
  bool isBusy() const { return m_isBusy; }

  // All of them.
  QList<QAction*> actions() const;
  // In groups, as a menu shows them; landmarks and unit as submenus.
  void fill(QMenu* menu);

  void retranslate();

 Q_SIGNALS:
  void landmarkChanged();
  void busyChanged();

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  QAction* add(const QKeySequence& shortcut, const char* name = nullptr);
  void setLandmark(Landmark landmark);
  void updateActivity();
  void updateState();
  void updateLandmarks();

  QPointer<Transport> m_transport;
  QAction *m_first, *m_back, *m_playReverse, *m_play, *m_forward, *m_last, *m_previousLandmark,
      *m_nextLandmark, *m_slower, *m_faster, *m_pace, *m_automatic;
  QActionGroup *m_landmarks, *m_units;
  Landmark m_landmark = Landmark::LargerF;
  QTimer m_patience;  // until a seek counts as long
  bool m_isBusy = false;
  IconId m_playIcon = IconId::Play;
  QList<QPointer<QMenu>> m_landmarkMenus, m_unitMenus;  // whose titles are ours
};

}  // namespace searchlight::ui
