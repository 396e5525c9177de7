// widgets/player/player_actions.cpp: what the commands are called, when they can be used and what they do.
#include "widgets/player/player_actions.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QApplication>
#include <QComboBox>
#include <QKeyEvent>
#include <QMenu>
#include <utility>

#include "widgets/run/speed_scale.h"
#include "widgets/words/catalogue_texts.h"

namespace searchlight::ui {
namespace {

constexpr int kPatienceMs = 200;

using Activity = Transport::Activity;
constexpr StepUnit kUnits[] = {StepUnit::Event, StepUnit::Expansion, StepUnit::F, StepUnit::Time};
constexpr Landmark kLandmarks[] = {Landmark::LargerF,    Landmark::NextGenerate, Landmark::NextRelax,
                                   Landmark::NextReopen, Landmark::Round,        Landmark::Goal};

// `help`: what it is for, where the text alone does not tell.
void setText(QAction* action, const QString& text, const QString& help = {}) {
  action->setText(text);
  if (!help.isEmpty()) action->setWhatsThis(help);
  const QString shortcut = action->shortcut().toString(QKeySequence::NativeText);
  action->setToolTip(shortcut.isEmpty() ? text : QStringLiteral("%1 (%2)").arg(text, shortcut));
}

// Widgets that a user presses or ticks with the space bar.
bool wantsSpace(const QObject* widget) {
  if (qobject_cast<const QAbstractButton*>(widget) || qobject_cast<const QComboBox*>(widget)) return true;
  const auto* view = qobject_cast<const QAbstractItemView*>(widget);
  return view && view->currentIndex().flags().testFlag(Qt::ItemIsUserCheckable);
}

}  // namespace

PlayerActions::PlayerActions(QObject* parent) : QObject(parent), m_landmarks(new QActionGroup(this)) {
  m_first = add(Qt::CTRL | Qt::Key_Home, "player/to-the-start");
  m_back = add(Qt::Key_Comma, "player/step-back");
  m_playReverse = add(Qt::SHIFT | Qt::Key_Space, "player/play-backwards");
  m_play = add(Qt::Key_Space, "player/play");
  m_forward = add(Qt::Key_Period, "player/step-forward");
  m_last = add(Qt::CTRL | Qt::Key_End, "player/to-the-end");
  m_previousLandmark = add(Qt::Key_BracketLeft, "player/previous-event");
  m_nextLandmark = add(Qt::Key_BracketRight, "player/next-event");
  m_slower = add(Qt::Key_Less, "player/slower");
  m_faster = add(Qt::Key_Greater, "player/faster");
  m_pace = add({}, "player/follow-along-pace");
  m_pace->setCheckable(true);
  m_automatic = add({}, "player/automatic-speed");
  m_automatic->setCheckable(true);
  m_units = new QActionGroup(this);
  for (const StepUnit unit : kUnits) {
    QAction* action = m_units->addAction(add({}));
    action->setCheckable(true);
    connect(action, &QAction::triggered, this, [this, unit] {
      if (m_transport) m_transport->setStepUnit(unit);
      updateState();
    });
  }

  m_first->setIcon(icon(IconId::First));
  m_back->setIcon(icon(IconId::StepBack));
  m_playReverse->setIcon(icon(IconId::PlayReverse));
  m_forward->setIcon(icon(IconId::StepForward));
  m_last->setIcon(icon(IconId::Last));
  m_previousLandmark->setIcon(icon(IconId::PreviousEvent));
  m_nextLandmark->setIcon(icon(IconId::NextEvent));
  m_pace->setIcon(icon(IconId::Pace));
  m_play->setIcon(icon(m_playIcon));
  m_playReverse->setCheckable(true);
  m_patience.setSingleShot(true);
  m_patience.setInterval(kPatienceMs);
  connect(&m_patience, &QTimer::timeout, this, [this] {
    m_isBusy = true;
    updateState();
    Q_EMIT busyChanged();
  });
  for (QAction* once : {m_first, m_playReverse, m_play, m_last}) once->setAutoRepeat(false);
  for (const Landmark landmark : kLandmarks) {
    auto* action = new QAction(this);
    action->setCheckable(true);
    action->setData(static_cast<int>(landmark));
    m_landmarks->addAction(action);
    connect(action, &QAction::triggered, this, [this, landmark] { setLandmark(landmark); });
  }

  const auto onTransport = [this](QAction* action, auto&& f) {
    connect(action, &QAction::triggered, this, [this, f] {
      if (m_transport) f(*m_transport);
      updateState();
    });
  };
  onTransport(m_first, [](Transport& m) { m.toStart(); });
  onTransport(m_back, [](Transport& m) { m.stepBack(); });
  onTransport(m_playReverse, [](Transport& m) {
    if (m.activity() == Activity::Playing && m.playDirection() < 0)
      m.pause();
    else
      m.playReverse();
  });
  onTransport(m_play, [](Transport& m) { m.togglePlay(); });
  onTransport(m_forward, [](Transport& m) { m.stepForward(); });
  onTransport(m_last, [](Transport& m) { m.toEnd(); });
  onTransport(m_previousLandmark, [this](Transport& m) { m.toPrevious(m_landmark); });
  onTransport(m_nextLandmark, [this](Transport& m) { m.toNext(m_landmark); });
  const auto changeSpeed = [](Transport& m, int by) {
    m.setSpeed(speed_scale::speedAt(speed_scale::valueOf(m.speed()) + by));
  };
  onTransport(m_slower, [changeSpeed](Transport& m) { changeSpeed(m, -1); });
  onTransport(m_faster, [changeSpeed](Transport& m) { changeSpeed(m, 1); });
  onTransport(m_pace, [this](Transport& m) { m.followPace(m_pace->isChecked()); });
  onTransport(m_automatic, [this](Transport& m) { m.setSpeedAuto(m_automatic->isChecked()); });

  retranslate();
  updateLandmarks();
  qApp->installEventFilter(this);
}

QAction* PlayerActions::add(const QKeySequence& shortcut, const char* name) {
  auto* action = new QAction(this);
  action->setObjectName(QLatin1String(name));
  action->setShortcut(shortcut);
  return action;
}

void PlayerActions::setTransport(Transport* transport) {
  if (m_transport) m_transport->disconnect(this);
  m_transport = transport;
  if (transport) {
    connect(transport, &Transport::searchChanged, this, &PlayerActions::updateLandmarks);
    connect(transport, &Transport::moved, this, &PlayerActions::updateState);
    connect(transport, &Transport::recordedChanged, this, &PlayerActions::updateState);
    connect(transport, &Transport::answerChanged, this, &PlayerActions::updateState);
    connect(transport, &Transport::activityChanged, this, &PlayerActions::updateActivity);
    connect(transport, &Transport::settingsChanged, this, &PlayerActions::updateState);
    connect(transport, &QObject::destroyed, this, &PlayerActions::updateLandmarks);
  }
  updateLandmarks();
}

QList<QAction*> PlayerActions::actions() const {
  return QList<QAction*>{m_first,  m_back,   m_playReverse, m_play,      m_forward,          m_last,
                         m_slower, m_faster, m_pace,        m_automatic, m_previousLandmark, m_nextLandmark} +
         units() + landmarks();
}

void PlayerActions::fill(QMenu* menu) {
  menu->addActions({m_play, m_playReverse});
  menu->addSeparator();
  menu->addActions({m_first, m_back, m_forward, m_last});
  QMenu* units = menu->addMenu(QString());
  units->addActions(this->units());
  menu->addSeparator();
  menu->addActions({m_previousLandmark, m_nextLandmark});
  QMenu* landmarkMenu = menu->addMenu(QString());
  landmarkMenu->addActions(landmarks());
  menu->addSeparator();
  menu->addActions({m_slower, m_faster, m_pace, m_automatic});
  m_unitMenus.append(units);
  m_landmarkMenus.append(landmarkMenu);
  retranslate();
}

void PlayerActions::setLandmark(Landmark landmark) {
  m_landmark = landmark;
  updateLandmarks();
  Q_EMIT landmarkChanged();
}

void PlayerActions::updateActivity() {
  const bool seeks = m_transport && m_transport->activity() == Activity::Seeking;
  if (seeks && !m_isBusy && !m_patience.isActive()) m_patience.start();
  if (!seeks) {
    m_patience.stop();
    if (std::exchange(m_isBusy, false)) Q_EMIT busyChanged();
  }
  updateState();
}

void PlayerActions::updateState() {
  const bool any = m_transport && m_transport->hasSearch();
  const Activity activity = any ? m_transport->activity() : Activity::Idle;
  const bool atStart = !any || m_transport->position() == 0;
  const bool atEnd =
      !any || (m_transport->isComplete() && m_transport->position() >= m_transport->recorded());
  const bool playsBack = activity == Activity::Playing && m_transport->playDirection() < 0;
  for (QAction* action : {m_first, m_back, m_previousLandmark}) action->setEnabled(!atStart);
  m_playReverse->setEnabled(!atStart || playsBack);
  m_playReverse->setChecked(playsBack);
  for (QAction* action : {m_forward, m_last, m_nextLandmark}) action->setEnabled(!atEnd);
  m_play->setEnabled(any && (m_transport->recorded() > 0 || !m_transport->isComplete()));
  // Every frame of playing comes by here, and setting an icon repaints its buttons.
  const bool skips = any && m_transport->isPacingRoute();
  const IconId playIcon = m_isBusy                        ? IconId::Stop
                          : skips                         ? IconId::Last
                          : activity == Activity::Playing ? IconId::Pause
                                                          : IconId::Play;
  if (std::exchange(m_playIcon, playIcon) != playIcon) m_play->setIcon(icon(playIcon));
  setText(m_play,
          m_isBusy                        ? tr("Stop here")
          : skips                         ? tr("Skip tracing the route back")
          : activity == Activity::Playing ? tr("Pause")
                                          : tr("Play"),
          tr("Plays the search event by event until you stop it or it ends."));
  const StepUnit unit = m_transport ? m_transport->stepUnit() : StepUnit::Event;
  for (std::size_t k = 0; k < std::size(kUnits); ++k) {
    QAction* action = m_units->actions()[static_cast<qsizetype>(k)];
    action->setChecked(kUnits[k] == unit);
    action->setEnabled(!m_transport || m_transport->canStepBy(kUnits[k]));
  }
  m_slower->setEnabled(m_transport && m_transport->speed() > 1);
  m_faster->setEnabled(m_transport && m_transport->speed() < speed_scale::speedAt(speed_scale::kMost));
  m_pace->setEnabled(m_transport);
  m_pace->setChecked(m_transport && m_transport->followsPace());
  m_automatic->setEnabled(m_transport);
  m_automatic->setChecked(m_transport && m_transport->isSpeedAuto());
}

void PlayerActions::updateLandmarks() {
  for (QAction* action : landmarks()) {
    const auto landmark = static_cast<Landmark>(action->data().toInt());
    // Where any of the runs may come to.
    bool occurs = !m_transport || !m_transport->hasSearch();
    if (!occurs)
      for (const WatchedRun* run : m_transport->runs())
        occurs |= run->hasSearch() && occursIn(run->session(), landmark);
    action->setEnabled(occurs);
    action->setChecked(landmark == m_landmark);
    action->setText(landmarkName(landmark));
  }
  const QString name = landmarkName(m_landmark);
  setText(m_previousLandmark, tr("Previous: %1").arg(name),
          tr("Goes back to the previous event of this kind; the arrow beside it selects the kind."));
  setText(m_nextLandmark, tr("Next: %1").arg(name),
          tr("Goes to the next event of this kind; the arrow beside it selects the kind."));
  updateState();
}

void PlayerActions::retranslate() {
  setText(m_first, tr("To the start"),
          tr("Goes to the moment before the first event, when only the start is known."));
  setText(m_back, tr("Step back"), tr("Goes back one step of the search: an event, or the chosen unit."));
  setText(m_playReverse, tr("Play backwards"),
          tr("Plays the search backwards, event by event, until you stop it."));
  setText(m_forward, tr("Step forward"),
          tr("Goes forward one step of the search: an event, or the chosen unit."));
  setText(m_last, tr("To the end"), tr("Runs the search at full speed to its end; press Space to stop."));
  setText(m_slower, tr("Slower"), tr("Plays the search more slowly."));
  setText(m_faster, tr("Faster"), tr("Plays the search faster."));
  m_pace->setText(tr("Follow-along pace"));
  m_pace->setToolTip(
      tr("Plays the first three expansions at one per second, then speeds up; the whole search takes about "
         "20 seconds"));
  m_automatic->setText(tr("Automatic speed"));
  m_automatic->setToolTip(tr("Plays the whole search in about 20 seconds"));
  const QString unitNames[] = {tr("By event"), tr("By expansion"), tr("By f"), tr("By time")};
  const QString unitHints[] = {
      tr("Steps one event at a time"), tr("Steps one expansion at a time, with all its successors"),
      tr("Steps to just before the next expansion whose f exceeds all earlier values"),
      tr("Steps one microsecond of the full-speed run at a time")};
  for (std::size_t k = 0; k < std::size(kUnits); ++k) {
    QAction* action = m_units->actions()[static_cast<qsizetype>(k)];
    action->setText(unitNames[k]);
    action->setToolTip(unitHints[k]);
  }
  for (QMenu* menu : std::as_const(m_unitMenus))
    if (menu) menu->setTitle(tr("Step"));
  for (QMenu* menu : std::as_const(m_landmarkMenus))
    if (menu) menu->setTitle(tr("Kind of event"));
  updateLandmarks();
}

bool PlayerActions::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::ShortcutOverride && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Space &&
      wantsSpace(watched)) {
    event->accept();
    return true;
  }
  return QObject::eventFilter(watched, event);
}

}  // namespace searchlight::ui
