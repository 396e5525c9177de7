// widgets/search/player_actions.cpp: what the commands are called, when they can be used and what they do.
#include "widgets/search/player_actions.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QApplication>
#include <QComboBox>
#include <QKeyEvent>
#include <QMenu>
#include <utility>

#include "widgets/search/catalogue_texts.h"
#include "widgets/search/speed_scale.h"

namespace searchlight::ui {
namespace {

constexpr int kPatienceMs = 200;

using Activity = SearchModel::Activity;
using Landmark = SearchModel::Landmark;
constexpr Landmark kLandmarks[] = {Landmark::LargerF,    Landmark::NextGenerate, Landmark::NextRelax,
                                   Landmark::NextReopen, Landmark::Round,        Landmark::Goal};

void setText(QAction* action, const QString& text) {
  action->setText(text);
  const QString shortcut = action->shortcut().toString(QKeySequence::NativeText);
  action->setToolTip(shortcut.isEmpty() ? text : QStringLiteral("%1 (%2)").arg(text, shortcut));
}

// Whether a search of this kind can come to such a place at all.
bool occursIn(const search::Session& session, Landmark landmark) {
  using search::EventKind;
  const auto lights = [&](EventKind kind) {
    return search::pseudocodeLine(search::info(session.algorithm()), kind) >= 0;
  };
  switch (landmark) {
    case Landmark::NextGenerate: return lights(EventKind::Generate);
    case Landmark::NextRelax: return lights(EventKind::Relax);
    case Landmark::NextReopen: return lights(EventKind::Reopen);
    case Landmark::Round: return lights(EventKind::Round);
    case Landmark::LargerF:
      return session.openOrder().kind == search::OpenOrder::Kind::Priority ||
             session.algorithm() == search::Algorithm::IdaStar;
    case Landmark::Goal: return true;
  }
  return false;
}

// Widgets that a user presses or ticks with the space bar.
bool wantsSpace(const QObject* widget) {
  if (qobject_cast<const QAbstractButton*>(widget) || qobject_cast<const QComboBox*>(widget)) return true;
  const auto* view = qobject_cast<const QAbstractItemView*>(widget);
  return view && view->currentIndex().flags().testFlag(Qt::ItemIsUserCheckable);
}

}  // namespace

PlayerActions::PlayerActions(QObject* parent)
    : QObject(parent), m_landmarks(new QActionGroup(this)), m_units(new QActionGroup(this)) {
  m_first = add(Qt::CTRL | Qt::Key_Home);
  m_back = add(Qt::Key_Comma);
  m_playReverse = add(Qt::SHIFT | Qt::Key_Space);
  m_play = add(Qt::Key_Space);
  m_forward = add(Qt::Key_Period);
  m_last = add(Qt::CTRL | Qt::Key_End);
  m_previousLandmark = add(Qt::Key_BracketLeft);
  m_nextLandmark = add(Qt::Key_BracketRight);
  m_slower = add(Qt::Key_Less);
  m_faster = add(Qt::Key_Greater);
  m_byEvent = add({});
  m_byExpansion = add({});

  m_first->setIcon(icon(IconId::First));
  m_back->setIcon(icon(IconId::StepBack));
  m_playReverse->setIcon(icon(IconId::PlayReverse));
  m_forward->setIcon(icon(IconId::StepForward));
  m_last->setIcon(icon(IconId::Last));
  m_previousLandmark->setIcon(icon(IconId::PreviousEvent));
  m_nextLandmark->setIcon(icon(IconId::NextEvent));
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
  for (QAction* unit : {m_byEvent, m_byExpansion}) {
    unit->setCheckable(true);
    m_units->addAction(unit);
  }
  for (const Landmark landmark : kLandmarks) {
    auto* action = new QAction(this);
    action->setCheckable(true);
    action->setData(static_cast<int>(landmark));
    m_landmarks->addAction(action);
    connect(action, &QAction::triggered, this, [this, landmark] { setLandmark(landmark); });
  }

  const auto onModel = [this](QAction* action, auto&& f) {
    connect(action, &QAction::triggered, this, [this, f] {
      if (m_model) f(*m_model);
      updateState();
    });
  };
  onModel(m_first, [](SearchModel& m) { m.toStart(); });
  onModel(m_back, [](SearchModel& m) { m.stepBack(); });
  onModel(m_playReverse, [](SearchModel& m) {
    if (m.activity() == Activity::Playing && m.playDirection() < 0)
      m.pause();
    else
      m.playReverse();
  });
  onModel(m_play, [](SearchModel& m) { m.togglePlay(); });
  onModel(m_forward, [](SearchModel& m) { m.stepForward(); });
  onModel(m_last, [](SearchModel& m) { m.toEnd(); });
  onModel(m_previousLandmark, [this](SearchModel& m) { m.toPrevious(m_landmark); });
  onModel(m_nextLandmark, [this](SearchModel& m) { m.toNext(m_landmark); });
  onModel(m_byEvent, [](SearchModel& m) { m.setStepUnit(SearchModel::StepUnit::Event); });
  onModel(m_byExpansion, [](SearchModel& m) { m.setStepUnit(SearchModel::StepUnit::Expansion); });
  const auto changeSpeed = [](SearchModel& m, int by) {
    m.setSpeed(speed_scale::speedAt(speed_scale::valueOf(m.speed()) + by));
  };
  onModel(m_slower, [changeSpeed](SearchModel& m) { changeSpeed(m, -1); });
  onModel(m_faster, [changeSpeed](SearchModel& m) { changeSpeed(m, 1); });

  retranslate();
  updateLandmarks();
  qApp->installEventFilter(this);
}

QAction* PlayerActions::add(const QKeySequence& shortcut) {
  auto* action = new QAction(this);
  action->setShortcut(shortcut);
  return action;
}

void PlayerActions::setModel(SearchModel* model) {
  if (m_model) m_model->disconnect(this);
  m_model = model;
  if (model) {
    connect(model, &SearchModel::searchChanged, this, &PlayerActions::updateLandmarks);
    connect(model, &SearchModel::moved, this, &PlayerActions::updateState);
    connect(model, &SearchModel::recordedChanged, this, &PlayerActions::updateState);
    connect(model, &SearchModel::activityChanged, this, &PlayerActions::updateActivity);
    connect(model, &SearchModel::settingsChanged, this, &PlayerActions::updateState);
    connect(model, &QObject::destroyed, this, &PlayerActions::updateLandmarks);
  }
  updateLandmarks();
}

QList<QAction*> PlayerActions::actions() const {
  return QList<QAction*>{m_first,  m_back,   m_playReverse,      m_play,         m_forward, m_last,
                         m_slower, m_faster, m_previousLandmark, m_nextLandmark, m_byEvent, m_byExpansion} +
         landmarks();
}

void PlayerActions::fill(QMenu* menu) {
  menu->addActions({m_play, m_playReverse});
  menu->addSeparator();
  menu->addActions({m_first, m_back, m_forward, m_last});
  QMenu* units = menu->addMenu(QString());
  units->addActions({m_byEvent, m_byExpansion});
  menu->addSeparator();
  menu->addActions({m_previousLandmark, m_nextLandmark});
  QMenu* landmarkMenu = menu->addMenu(QString());
  landmarkMenu->addActions(landmarks());
  menu->addSeparator();
  menu->addActions({m_slower, m_faster});
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
  const bool seeks = m_model && m_model->activity() == Activity::Seeking;
  if (seeks && !m_isBusy && !m_patience.isActive()) m_patience.start();
  if (!seeks) {
    m_patience.stop();
    if (std::exchange(m_isBusy, false)) Q_EMIT busyChanged();
  }
  updateState();
}

void PlayerActions::updateState() {
  const bool any = m_model && m_model->hasSearch();
  const Activity activity = any ? m_model->activity() : Activity::Idle;
  const bool atStart = !any || m_model->position() == 0;
  const bool atEnd = !any || (m_model->isComplete() && m_model->position() >= m_model->recorded());
  const bool playsBack = activity == Activity::Playing && m_model->playDirection() < 0;
  for (QAction* action : {m_first, m_back, m_previousLandmark}) action->setEnabled(!atStart);
  m_playReverse->setEnabled(!atStart || playsBack);
  m_playReverse->setChecked(playsBack);
  for (QAction* action : {m_forward, m_last, m_nextLandmark}) action->setEnabled(!atEnd);
  m_play->setEnabled(any && (m_model->recorded() > 0 || !m_model->isComplete()));
  // Every frame of playing comes by here, and setting an icon repaints its buttons.
  const IconId playIcon = m_isBusy                        ? IconId::Stop
                          : activity == Activity::Playing ? IconId::Pause
                                                          : IconId::Play;
  if (std::exchange(m_playIcon, playIcon) != playIcon) m_play->setIcon(icon(playIcon));
  setText(m_play, m_isBusy ? tr("Stop here") : activity == Activity::Playing ? tr("Pause") : tr("Play"));
  m_byEvent->setChecked(!m_model || m_model->stepUnit() == SearchModel::StepUnit::Event);
  m_byExpansion->setChecked(m_model && m_model->stepUnit() == SearchModel::StepUnit::Expansion);
  m_slower->setEnabled(m_model && m_model->speed() > 1);
  m_faster->setEnabled(m_model && m_model->speed() < speed_scale::speedAt(speed_scale::kMost));
}

void PlayerActions::updateLandmarks() {
  const search::Session* session = m_model && m_model->hasSearch() ? &m_model->session() : nullptr;
  for (QAction* action : landmarks()) {
    const auto landmark = static_cast<Landmark>(action->data().toInt());
    action->setEnabled(!session || occursIn(*session, landmark));
    action->setChecked(landmark == m_landmark);
    action->setText(landmarkName(landmark));
  }
  const QString name = landmarkName(m_landmark);
  setText(m_previousLandmark, tr("Previous: %1").arg(name));
  setText(m_nextLandmark, tr("Next: %1").arg(name));
  updateState();
}

void PlayerActions::retranslate() {
  setText(m_first, tr("To the start"));
  setText(m_back, tr("Step back"));
  setText(m_playReverse, tr("Play backwards"));
  setText(m_forward, tr("Step forward"));
  setText(m_last, tr("To the end"));
  setText(m_slower, tr("Slower"));
  setText(m_faster, tr("Faster"));
  setText(m_byEvent, tr("By event"));
  setText(m_byExpansion, tr("By expansion"));
  for (QMenu* menu : std::as_const(m_unitMenus))
    if (menu) menu->setTitle(tr("Step"));
  for (QMenu* menu : std::as_const(m_landmarkMenus))
    if (menu) menu->setTitle(tr("Landmark"));
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
