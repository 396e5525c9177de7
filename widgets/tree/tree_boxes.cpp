// widgets/tree/tree_boxes.cpp: an item of a tree as a box with its name and numbers, a small box or a dot.
#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <utility>

#include "widgets/theme/type_scale.h"
#include "widgets/tree/tree_inks.h"
#include "widgets/tree/tree_view.h"
#include "widgets/words/event_words.h"

namespace searchlight::ui {

using search::ItemState;
using search::NodeId;

namespace {
constexpr double kMostDot = 7, kRound = 4;  // pixels
constexpr double kDuplicateDot = 0.3;       // of a dot: what lies in it
constexpr double kSmallText = 0.84;         // of the widget's
constexpr double kLeastPicture = 22;        // pixels that are left for it: else there are no numbers below
}  // namespace

void TreeView::paintItem(QPainter& painter, const TreeInks& inks, Item item, QPointF at) const {
  const search::SearchTree& tree = m_scene.tree();
  const Detail detail = this->detail();
  const bool isCurrent = item == m_scene.current();
  const bool isBackward = m_run->session().isBackward(tree.node(item));
  const TreeInks::Look look = inks.of(m_scene.state(item), isBackward, isCurrent);
  const bool isMarked = item == m_selected || (hasFocus() && item == m_keyboard);
  QRectF place;
  if (detail == Detail::Dots) {
    double r = std::clamp(std::min(m_step.width(), m_step.height()) * 0.4, 1.0, kMostDot);
    if (isCurrent) r = std::max(r, 4.0);
    place = QRectF(at.x() - r, at.y() - r, 2 * r, 2 * r);
    if (r < 2.5) {
      painter.fillRect(place, look.edge);
    } else {
      painter.setPen(QPen(look.edge, r < 4 ? 1 : 1.5, look.line));
      painter.setBrush(look.fill);
      painter.drawEllipse(place);
      if (isDuplicate(item)) {
        painter.setBrush(look.edge);
        painter.drawEllipse(at, r * kDuplicateDot, r * kDuplicateDot);
      }
    }
  } else {
    const double line = QFontMetrics(smallFont()).height();
    const double small =
        8 + (m_run->names().picture ? NodePictures::kSide + line : fontMetrics().height() + 2 * line);
    const QSizeF size = detail == Detail::Boxes ? box()
                                                : QSizeF(std::min(m_step.width() - 6, box().width()),
                                                         std::min(m_step.height() - 12, small));
    place = QRectF(at - QPointF(size.width() / 2, size.height() / 2), size);
    painter.setPen(QPen(look.edge, isCurrent ? 2 : 1.4, look.line));
    painter.setBrush(look.fill);
    painter.drawRoundedRect(place, kRound, kRound);
    paintBox(painter, inks, item, place);
  }
  const search::NodeList& route = m_run->player().route();
  const bool isGoal = !route.empty() && m_scene.cursor().itemOf(tree, route[0]) == item;
  if ((isGoal || tree.parent(item) == TreeScene::kNoItem) && place.width() > 5) {
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(isBackward || isGoal ? inks.board.goal : inks.board.start, 2.5));
    painter.drawRoundedRect(place.adjusted(-3, -3, 3, 3), kRound + 3, kRound + 3);
  }
  if (m_scene.isFolded(item)) {
    QPainterPath stack;
    const QPointF foot(at.x(), place.bottom() + 3);
    stack.addPolygon(QPolygonF{foot - QPointF(7, 0), foot + QPointF(7, 0), foot + QPointF(0, 7)});
    painter.fillPath(stack, inks.text);
  }
  if (m_lit && m_lit->contains(tree.node(item))) {
    painter.setBrush(Qt::NoBrush);
    const double off = place.width() > 5 ? 2.5 : 1;
    painter.setPen(QPen(inks.board.descendantsLit, place.width() > 5 ? 3 : 2));
    painter.drawRoundedRect(place.adjusted(-off, -off, off, off), kRound + 2, kRound + 2);
  }
  if (isMarked) {
    painter.setBrush(Qt::NoBrush);
    const QRectF around = place.adjusted(-3.5, -3.5, 3.5, 3.5);
    for (const auto& [ink, width] :
         {std::pair(inks.board.selectionCasing, 4.5), std::pair(inks.board.selection, 2.0)}) {
      painter.setPen(QPen(ink, width, item == m_selected ? Qt::SolidLine : Qt::DotLine));
      painter.drawRoundedRect(around, kRound + 2, kRound + 2);
    }
  }
}

// The name above, the numbers below; of a state that is a whole board its picture instead of the name, which would be a sentence.
void TreeView::paintBox(QPainter& painter, const TreeInks& inks, Item item, const QRectF& box) const {
  const NodeId node = m_scene.tree().node(item);
  const ItemState state = m_scene.state(item);
  const TreeInks::Look look = inks.of(state, m_run->session().isBackward(node), item == m_scene.current());
  const QColor ink = state == ItemState::Replaced ? inks.pale : inks.board.textOn(look.fill);
  const QRectF inner = box.adjusted(3, 3, -3, -3);
  if (isDuplicate(item)) {
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(ink, 1, Qt::DashLine));
    painter.drawRoundedRect(inner.adjusted(-0.5, -0.5, 0.5, 0.5), kRound - 1, kRound - 1);
  }
  painter.setPen(ink);
  if (m_run->names().picture) return paintPicture(painter, item, inner);
  const QString name = m_run->nodeName(node);
  if (detail() == Detail::Names) return paintSmallBox(painter, item, name, inner);
  QFont bold = font();
  bold.setBold(true);
  const int width = static_cast<int>(inner.width());
  const double half = inner.height() / 2;
  painter.setFont(bold);
  painter.drawText(QRectF(inner.topLeft(), QSizeF(inner.width(), half)), Qt::AlignCenter,
                   elidedAtWord(QFontMetrics(bold), name, width));
  painter.setFont(font());
  painter.drawText(inner.adjusted(0, half, 0, 0), Qt::AlignCenter,
                   elidedAtWord(fontMetrics(), boxNumbers(item), width));
}

void TreeView::paintPicture(QPainter& painter, Item item, const QRectF& inner) const {
  const QFont small = smallFont();
  const double line = QFontMetrics(small).height();
  const bool hasNumbers = inner.height() - line >= kLeastPicture;
  const QRectF room = hasNumbers ? inner.adjusted(0, 0, 0, -line) : inner;
  const QPixmap picture = m_pictures->picture(*m_run, m_scene.tree().node(item), *this, painter);
  if (!picture.isNull()) {
    const QSizeF most(NodePictures::kSide, NodePictures::kSide);
    const QSizeF size =
        picture.deviceIndependentSize().scaled(room.size().boundedTo(most), Qt::KeepAspectRatio);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawPixmap(QRectF(room.center() - QPointF(size.width() / 2, size.height() / 2), size), picture,
                       QRectF(picture.rect()));
  }
  if (!hasNumbers) return;
  painter.setFont(small);
  painter.drawText(QRectF(inner.left(), inner.bottom() - line, inner.width(), line), Qt::AlignCenter,
                   elidedAtWord(QFontMetrics(small), boxNumbers(item), static_cast<int>(inner.width())));
  painter.setFont(font());
}

QFont TreeView::smallFont() const {
  QFont small = font();
  small.setPointSizeF(small.pointSizeF() * kSmallText);
  return small;
}

// As cells of the board have them: f above, g below on the left and h on the right; where there is room for that.
void TreeView::paintSmallBox(QPainter& painter, Item item, const QString& name, const QRectF& inner) const {
  QFont bold = font();
  bold.setBold(true);
  const QFontMetrics boldMetrics(bold), smallMetrics(smallFont());
  const bool isWide = boldMetrics.horizontalAdvance(name) > inner.width();
  const std::optional<Numbers> numbers = numbersOf(item);
  const int line = smallMetrics.height(), first = boldMetrics.height();
  const bool hasNumbers = numbers && inner.height() >= first + line;
  const bool hasAll = hasNumbers && !numbers->f.isEmpty() && inner.height() >= first + 2 * line - 1;
  painter.setFont(isWide ? smallFont() : bold);
  const QRectF top = hasNumbers ? QRectF(inner.left(), inner.top(), inner.width(), first) : inner;
  painter.drawText(top, Qt::AlignCenter,
                   elidedAtWord(isWide ? smallMetrics : boldMetrics, name, static_cast<int>(inner.width())));
  painter.setFont(smallFont());
  if (hasAll) {
    painter.drawText(QRectF(inner.left(), top.bottom() - 1, inner.width(), line), Qt::AlignCenter,
                     numbers->f);
    const QRectF foot(inner.left() + 1, inner.bottom() - line, inner.width() - 2, line);
    painter.drawText(foot, Qt::AlignLeft | Qt::AlignVCenter, numbers->g);
    painter.drawText(foot, Qt::AlignRight | Qt::AlignVCenter, numbers->h);
  } else if (hasNumbers) {
    painter.drawText(QRectF(inner.left(), inner.bottom() - line, inner.width(), line), Qt::AlignCenter,
                     numbers->f.isEmpty() ? numbers->g : numbers->f);
  }
  painter.setFont(font());
}

// Of what is not in the search nothing; f and h only where there is an estimate.
std::optional<TreeView::Numbers> TreeView::numbersOf(Item item) const {
  const search::Session& session = m_run->session();
  const NodeNames& names = m_run->names();
  const search::SearchTree& tree = m_scene.tree();
  const search::Trace& trace = session.trace();
  const ItemState state = m_scene.state(item);
  if (!names.tellsCosts || state == ItemState::Pruned || state == ItemState::Cut) return std::nullopt;
  // A node that was reached again since has another g now; a deepening search reaches its nodes again and again.
  const NodeId node = tree.node(item);
  const std::size_t born = tree.born(item);
  const bool isPast = state == ItemState::Replaced || search::deepens(session.algorithm());
  if (isPast && (born < trace.begin() || born >= trace.end())) return std::nullopt;
  const search::Cost g = isPast ? trace[born].gAfter : m_run->player().look(node).g;
  if (g == search::kInfiniteCost) return std::nullopt;
  const Numbers alone{names.cost(g), {}, {}};
  if (!showsF(session, names) || !names.tellsEstimates || names.costText) return alone;
  const search::Cost h = session.heuristic(node);
  if (h == search::kInfiniteCost) return alone;
  const search::Cost f = session.priority(g, h);
  if (session.algorithm() == search::Algorithm::WeightedAStar)
    return Numbers{names.cost(g), names.cost(h), names.cost(f)};
  const NodeNames::Sum sum = names.sum(g, h, f);
  return Numbers{sum.a, sum.b, sum.sum};
}

// "3 + 5 = 8": g, h and f; "g 3" where there is no estimate.
QString TreeView::boxNumbers(Item item) const {
  const std::optional<Numbers> numbers = numbersOf(item);
  if (!numbers) return {};
  if (numbers->f.isEmpty()) return tr("g %1").arg(numbers->g);
  if (m_run->session().algorithm() == search::Algorithm::WeightedAStar)
    return tr("g %1, h %2").arg(numbers->g, numbers->h);
  return tr("%1 + %2 = %3", "g + h = f").arg(numbers->g, numbers->h, numbers->f);
}

}  // namespace searchlight::ui
