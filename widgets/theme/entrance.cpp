// widgets/theme/entrance.cpp: from faint to all there.
#include "widgets/theme/entrance.h"

#include <QApplication>
#include <QEvent>
#include <QGraphicsOpacityEffect>
#include <QWidget>

namespace searchlight::ui {
namespace {

constexpr double kFaint = 0.2;  // never nothing at all: a blink is louder than what it softens

}  // namespace

void Entrance::begin(QWidget* what) {
  if (!motion::isSeenOn(*what)) return;
  // An effect in an effect would be painted twice.
  for (const QWidget* around = what; around; around = around->parentWidget())
    if (around->graphicsEffect()) return;
  new Entrance(what);
}

bool Entrance::isUnderWay(const QWidget& what) { return what.graphicsEffect() != nullptr; }

Entrance::Entrance(QWidget* what)
    : QObject(what),
      m_what(what),
      m_effect(new QGraphicsOpacityEffect(what)),
      m_clock([this] { showFrame(); }, [this] { end(); }) {
  m_effect->setOpacity(kFaint);
  what->setGraphicsEffect(m_effect);
  qApp->installEventFilter(this);
  m_clock.start();
}

void Entrance::showFrame() {
  const double share = m_clock.milliseconds() / motion::kUsual;
  if (share >= 1) return end();
  m_effect->setOpacity(kFaint + (1 - kFaint) * motion::eased(share));
}

void Entrance::end() {
  if (!m_clock.isRunning()) return;
  m_clock.stop();
  qApp->removeEventFilter(this);
  m_what->setGraphicsEffect(nullptr);
  deleteLater();
}

bool Entrance::eventFilter(QObject* watched, QEvent* event) {
  // Keys are the clock's. Who hides what comes in, or puts it elsewhere, finds it whole.
  if (event->type() == QEvent::MouseButtonPress || (watched == m_what && event->type() == QEvent::Hide))
    end();
  return QObject::eventFilter(watched, event);
}

}  // namespace searchlight::ui
