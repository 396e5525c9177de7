// widgets/search/node_pictures.cpp: what is kept, and how much of a frame is spent.
#include "widgets/search/node_pictures.h"

#include <QPainter>
#include <QTimerEvent>
#include <QWidget>

#include "widgets/theme/on_screen.h"

namespace searchlight::ui {

namespace {
constexpr int kPicturesKept = 400;  // some ten screens; 5 MB
}

NodePictures::NodePictures(QObject* parent) : QObject(parent), m_kept(kPicturesKept) {}

QPixmap NodePictures::picture(const WatchedRun& run, search::NodeId node, const QWidget& widget,
                              const QPainter& painter) {
  const qreal ratio = painter.deviceTransform().m11();
  const auto made = [&] {
    return run.names().picture(run.session(), node, {kSide, kSide}, ratio, widget.palette());
  };
  if (!isOnScreen(widget, painter)) return made();
  if (m_session != run.session().serial() || m_look != widget.palette().cacheKey()) {
    m_kept.clear();
    m_session = run.session().serial();
    m_look = widget.palette().cacheKey();
  }
  if (const QPixmap* kept = m_kept.object(node); kept && kept->devicePixelRatio() == ratio) return *kept;
  if (!mayMake()) return {};
  const Clock::time_point began = Clock::now();
  const QPixmap picture = made();
  m_spent += Clock::now() - began;
  m_kept.insert(node, new QPixmap(picture));
  return picture;
}

// One at least in every frame, however long it takes.
bool NodePictures::mayMake() {
  const Clock::time_point now = Clock::now();
  if (now - m_frameBegan >= kFrame) {
    m_frameBegan = now;
    m_spent = {};
  }
  if (m_spent < kBudget) return true;
  if (!m_next.isActive()) m_next.start(static_cast<int>(kFrame.count()), this);
  return false;
}

void NodePictures::timerEvent(QTimerEvent* event) {
  if (event->timerId() != m_next.timerId()) return QObject::timerEvent(event);
  m_next.stop();
  Q_EMIT roomAgain();
}

}  // namespace searchlight::ui
