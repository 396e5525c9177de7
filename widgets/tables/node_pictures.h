// widgets/tables/node_pictures.h: nodes as small boards, made when they are seen and kept, for all lists of a window's part.
#pragma once
#include <QBasicTimer>
#include <QCache>
#include <QObject>
#include <QPixmap>
#include <QStyledItemDelegate>
#include <chrono>
#include <cstdint>

#include "widgets/run/watched_run.h"
#include "widgets/tables/node_models.h"

class QPainter;
class QWidget;

namespace searchlight::ui {

// Whoever paints nodes asks here, so that a small board is made once wherever it is seen, and all of them together take no more of a
// frame than its share: who is refused leaves the place bare, and paints again when roomAgain() comes. Kept by node, for as
// long as session and look are the same.
class NodePictures : public QObject {
  Q_OBJECT
 public:
  static constexpr int kSide = 56;                        // of a picture, in pixels
  static constexpr std::chrono::milliseconds kBudget{3};  // of a frame
  static constexpr std::chrono::milliseconds kFrame{16};

  explicit NodePictures(QObject* parent = nullptr);

  // As sharp as who is painted on: what goes into somebody's image is never refused, and not kept. REQUIRES: the run has a search, and
  // names.picture; `painter` is the widget's.
  QPixmap picture(const WatchedRun& run, search::NodeId node, const QWidget& widget, const QPainter& painter);

 Q_SIGNALS:
  // Somebody was refused, and there is a frame to use again.
  void roomAgain();

 protected:
  void timerEvent(QTimerEvent* event) override;

 private:
  using Clock = std::chrono::steady_clock;
  bool mayMake();

  QCache<search::NodeId, QPixmap> m_kept;
  std::uint64_t m_session = 0;  // whose
  qint64 m_look = 0;            // of the palette that they were painted in
  Clock::time_point m_frameBegan{};
  Clock::duration m_spent{};
  QBasicTimer m_next;  // while somebody was refused
};

// A picture and, beside it, the move that led there.
class PictureDelegate : public QStyledItemDelegate {
 public:
  static constexpr int kSide = NodePictures::kSide;  // a row has a little more

  // REQUIRES: the pictures outlive this.
  explicit PictureDelegate(NodePictures* pictures, QObject* parent = nullptr);

  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;

 private:
  NodePictures* m_pictures;
};

}  // namespace searchlight::ui
