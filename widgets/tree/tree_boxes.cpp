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
constexpr double kAroundText = 5;           // pixels on each side of a box's texts
constexpr double kAroundCrowded = 3, kCrowded = 60;  // where items are closer than that
constexpr double kBetween = 6;                       // pixels between g and h
constexpr int kLeastBox = 40, kWidestName = 170;     // pixels; what is longer is cut
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
    const QSizeF size = writing().size;
    place = QRectF(at - QPointF(size.width() / 2, size.height() / 2), size);
    painter.setPen(QPen(look.edge, isCurrent ? 2 : 1.4, look.line));
    painter.setBrush(look.fill);
    painter.drawRoundedRect(place, kRound, kRound);
    paintBox(painter, inks, item, place);
    paintOrder(painter, item, place);
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

// As cells of the board have them: the name, f below it, g on the left and h on the right; of a state that is a whole board its picture
// instead of the name, which would be a sentence.
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
  const Writing written = writing();
  const QStringList texts = boxTexts(item, written);
  const QRectF within = box.adjusted(written.around, 3, -written.around, -3);
  const double first = QFontMetricsF(written.name).height(), line = QFontMetricsF(written.numbers).height();
  const double all = first + (written.lines - 1) * line;
  double y = within.center().y() - all / 2;
  const auto write = [&](const QString& text, double height, Qt::Alignment where) {
    painter.drawText(QRectF(within.left() - 2, y, within.width() + 4, height),
                     static_cast<int>(where | Qt::AlignVCenter), text);
  };
  painter.setFont(written.name);
  if (texts.size() == 1) y = within.center().y() - first / 2;
  write(texts[0], first, Qt::AlignHCenter);
  painter.setFont(written.numbers);
  y += first;
  if (texts.size() > 1) write(texts[1], line, Qt::AlignHCenter);
  y += line;
  if (texts.size() > 3) {
    write(texts[2], line, Qt::AlignLeft);
    write(texts[3], line, Qt::AlignRight);
  }
  painter.setFont(font());
}

void TreeView::paintPicture(QPainter& painter, Item item, const QRectF& inner) const {
  const Writing written = writing();
  const QStringList texts = boxTexts(item, written);
  const double line = QFontMetricsF(written.numbers).height();
  const QRectF room = written.lines > 1 ? inner.adjusted(0, 0, 0, -line) : inner;
  const QPixmap picture = m_pictures->picture(*m_run, m_scene.tree().node(item), *this, painter);
  if (!picture.isNull()) {
    const QSizeF most(NodePictures::kSide, NodePictures::kSide);
    const QSizeF size =
        picture.deviceIndependentSize().scaled(room.size().boundedTo(most), Qt::KeepAspectRatio);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawPixmap(QRectF(room.center() - QPointF(size.width() / 2, size.height() / 2), size), picture,
                       QRectF(picture.rect()));
  }
  if (texts.isEmpty()) return;
  painter.setFont(written.numbers);
  painter.drawText(QRectF(inner.left() - 2, inner.bottom() - line, inner.width() + 4, line), Qt::AlignCenter,
                   texts[0]);
  painter.setFont(font());
}

// Which expansion it was, from 1, above the upper left corner. Deepening and repairing searches expand their nodes again.
void TreeView::paintOrder(QPainter& painter, Item item, const QRectF& box) const {
  const search::Algorithm algorithm = m_run->session().algorithm();
  if (search::deepens(algorithm) || search::repairs(algorithm) || m_scene.state(item) == ItemState::Replaced)
    return;
  const search::PlayedNodes& nodes = m_run->player().nodes();
  const NodeId node = m_scene.tree().node(item);
  if (node >= nodes.size() || nodes[node].expandedAt == search::kNever) return;
  painter.setFont(smallFont());
  painter.setPen(palette().color(QPalette::PlaceholderText));
  const QString order = QString::number(nodes[node].expandedAt + 1);
  const QPointF at = box.topLeft() + QPointF(1, -2.5);
  // An edge passes behind it.
  painter.fillRect(
      QRectF(painter.fontMetrics().tightBoundingRect(order)).translated(at).adjusted(-2, -1, 2, 1),
      palette().color(QPalette::Base));
  painter.drawText(at, order);
  painter.setFont(font());
}

QFont TreeView::smallFont() const {
  QFont small = font();
  small.setPointSizeF(small.pointSizeF() * kSmallText);
  return small;
}

bool TreeView::isDuplicate(Item item) const {
  const search::Session& session = m_run->session();
  const NodeId node = m_scene.tree().node(item);
  return session.keepsDuplicates() && session.stateNumber(node) != node;
}

std::size_t TreeView::duplicatesDrawn() const {
  if (!m_run->session().keepsDuplicates()) return 0;
  return static_cast<std::size_t>(std::ranges::count_if(
      m_scene.drawn(), [this](Item item) { return item < m_scene.cursor().end() && isDuplicate(item); }));
}

// ---- How wide they are -----------------------------------------------------------------------------------------------------

void TreeView::forgetWidths() {
  m_usual = m_small = {};
  m_hasF = m_hasNumbers = false;
  m_measured.clear();
}

// Also of what is not there yet, as far as it has a place: a box that comes is no wider than those that are there.
void TreeView::measure() {
  const bool isPicture = static_cast<bool>(m_run->names().picture);
  QFont bold = font();
  bold.setBold(true);
  const QFontMetricsF ofBold(bold), ofUsual(font()), ofSmall(smallFont());
  const auto widen = [](double& width, double by) { width = std::max(width, by); };
  for (const Item item : m_scene.drawn()) {
    if (!m_measured.insert(item).second) continue;
    const std::optional<Numbers> numbers = numbersOf(item);
    const bool hasF = numbers && !numbers->f.isEmpty();
    m_hasNumbers |= numbers.has_value();
    m_hasF |= hasF;
    if (isPicture) {
      widen(m_small.second, ofSmall.horizontalAdvance(hasF ? numbers->f : boxNumbers(item)));
      widen(m_small.pair, ofSmall.horizontalAdvance(boxNumbers(item)));
      widen(m_small.pair, ofSmall.horizontalAdvance(reasonOf(item)));
      continue;
    }
    const QString name = m_run->nodeName(m_scene.tree().node(item));
    widen(m_usual.name, std::min<double>(withText(kWidestName), ofBold.horizontalAdvance(name)));
    widen(m_small.name, std::min<double>(withText(kWidestName), ofSmall.horizontalAdvance(name)));
    for (const auto& [widths, metrics] : {std::pair(&m_usual, &ofUsual), {&m_small, &ofSmall}}) {
      widen(widths->second, metrics->horizontalAdvance(hasF ? numbers->f : boxNumbers(item)));
      if (hasF)
        widen(widths->pair,
              metrics->horizontalAdvance(numbers->g) + kBetween + metrics->horizontalAdvance(numbers->h));
    }
  }
}

QSizeF TreeView::box() const {
  const bool isPicture = m_run && m_run->hasSearch() && m_run->names().picture;
  const double around = 2 * kAroundText;
  if (isPicture)
    return {std::max<double>(NodePictures::kSide, m_small.pair) + around,
            NodePictures::kSide + QFontMetricsF(smallFont()).height() + 8};
  const int lines = m_hasF ? 3 : m_hasNumbers ? 2 : 1;
  return {std::max({withText(kLeastBox) + 0.0, m_usual.name, m_usual.second, m_usual.pair}) + around,
          lines * QFontMetricsF(font()).height() + 6};
}

// Of all boxes alike: as many lines as there is room for, each as wide as its widest text needs; names may be cut before they are
// left out.
TreeView::Writing TreeView::writing() const {
  Writing written;
  written.name = written.numbers = font();
  written.name.setBold(true);
  const bool isPicture = static_cast<bool>(m_run->names().picture);
  const double line = QFontMetricsF(smallFont()).height();
  const int most = m_hasF ? 3 : m_hasNumbers ? 2 : 1;
  if (isPicture) {
    written.numbers = smallFont();
    const QSizeF room = detail() == Detail::Boxes ? box()
                                                  : QSizeF(std::min(m_step.width() - 6, box().width()),
                                                           std::min(m_step.height() - 12, box().height()));
    written.size = room;
    const double inner = room.width() - 6;
    const bool isHigh = room.height() - 6 - line >= kLeastPicture;
    written.lines = !isHigh || m_small.second == 0 ? 1
                    : m_small.pair <= inner        ? 3
                    : m_small.second <= inner      ? 2
                                                   : 1;
    return written;
  }
  if (detail() == Detail::Boxes) {
    written.size = box();
    written.lines = most;
    return written;
  }
  const QSizeF room(m_step.width() - (m_step.width() < kCrowded ? 3 : 6), m_step.height() - 12);
  const double around = 2 * (m_step.width() < kCrowded ? kAroundCrowded : kAroundText);
  written.around = around / 2;
  written.numbers = smallFont();
  if (m_usual.name + around > room.width()) written.name = smallFont();
  const double first = QFontMetricsF(written.name).height();
  const auto needs = [&](int lines) { return lines > 2 ? m_small.pair : lines > 1 ? m_small.second : 0.0; };
  written.lines = most;
  while (written.lines > 1 && (needs(written.lines) + around > room.width() ||
                               first + (written.lines - 1) * line + 2 > room.height()))
    --written.lines;
  const double name = written.name == smallFont() ? m_small.name : m_usual.name;
  const double widest = std::max({name, needs(written.lines), m_small.second * (written.lines > 1)}) + around;
  written.size = {std::min(room.width(), std::max<double>(withText(kLeastBox), widest)),
                  std::min(room.height(), first + (written.lines - 1) * line + 6)};
  return written;
}

QStringList TreeView::boxTexts(Item item) const {
  if (!m_run || !m_run->hasSearch() || detail() == Detail::Dots || m_scene.isOutline()) return {};
  return boxTexts(item, writing());
}

// Of a picture what is below it.
QStringList TreeView::boxTexts(Item item, const Writing& written) const {
  const std::optional<Numbers> numbers = numbersOf(item);
  const bool hasF = numbers && !numbers->f.isEmpty();
  const QFontMetricsF ofNumbers(written.numbers);
  if (m_run->names().picture) {
    if (written.lines == 1) return {};
    const QString whole = numbers ? boxNumbers(item) : reasonOf(item);
    const bool fits = ofNumbers.horizontalAdvance(whole) <= written.size.width() - 6;
    const QString text = hasF && written.lines == 2 ? numbers->f : numbers || fits ? whole : QString();
    return text.isEmpty() ? QStringList() : QStringList{text};
  }
  const double inner = written.size.width() - 2 * written.around;
  QStringList texts{elidedAtWord(QFontMetrics(written.name), m_run->nodeName(m_scene.tree().node(item)),
                                 static_cast<int>(inner + 1))};
  if (written.lines == 1) return texts;
  const QString second = hasF ? numbers->f : numbers ? boxNumbers(item) : reasonOf(item);
  if (!numbers && ofNumbers.horizontalAdvance(second) > inner) return texts;  // the tool tip has it
  if (!second.isEmpty()) texts << second;
  if (hasF && written.lines > 2) texts << numbers->g << numbers->h;
  return texts;
}

// Why it was pruned, in a word or two where the domain has them.
QString TreeView::reasonOf(Item item) const {
  const search::Trace& trace = m_run->session().trace();
  const std::size_t born = m_scene.tree().born(item);
  const bool isTold = m_scene.tree().isLeafForGood(item) && born >= trace.begin() && born < trace.end();
  if (!isTold || trace[born].kind != search::EventKind::Prune || !m_run->names().deadlockWord) return {};
  return m_run->names().deadlockWord(static_cast<std::uint8_t>(trace[born].detail));
}

// Of what was pruned or cut nothing; f and h only where there is an estimate. What is not there yet will have them.
std::optional<TreeView::Numbers> TreeView::numbersOf(Item item) const {
  const search::Session& session = m_run->session();
  const NodeNames& names = m_run->names();
  const search::SearchTree& tree = m_scene.tree();
  const search::Trace& trace = session.trace();
  if (!names.tellsCosts || tree.isLeafForGood(item)) return std::nullopt;
  // A node that was reached again since has another g now; a deepening search reaches its nodes again and again.
  const NodeId node = tree.node(item);
  const std::size_t born = tree.born(item);
  const bool isThen = !m_scene.isShown(item) || m_scene.state(item) == ItemState::Replaced ||
                      search::forgets(session.algorithm());
  if (isThen && (born < trace.begin() || born >= trace.end())) return std::nullopt;
  const search::Cost g = isThen ? trace[born].gAfter : m_run->player().look(node).g;
  if (g == search::kInfiniteCost) return std::nullopt;
  const Numbers alone{names.cost(g), {}, {}, {g}};
  if (!showsF(session, names) || !names.tellsEstimates) return alone;
  const search::Cost h = session.heuristic(node);
  if (h == search::kInfiniteCost || names.cost(h) == names.cost(search::kInfiniteCost)) return alone;
  const search::Cost f = session.priority(g, h);
  return Numbers{names.cost(g), names.cost(h), names.cost(f), {g, h, f}};
}

// "3 + 5 = 8": g, h and f; "g 3" where there is no estimate.
QString TreeView::boxNumbers(Item item) const {
  const std::optional<Numbers> numbers = numbersOf(item);
  if (!numbers) return {};
  if (numbers->f.isEmpty()) return tr("g %1").arg(numbers->g);
  const search::Session& session = m_run->session();
  if (session.algorithm() == search::Algorithm::WeightedAStar)
    return tr("g %1, h %2").arg(numbers->g, numbers->h);
  const auto [g, h, f] = numbers->costs;
  const NodeNames::Sum sum = m_run->names().sum(g, h, f);
  return tr("%1 + %2 = %3", "g + h = f").arg(sum.a, sum.b, sum.sum);
}

}  // namespace searchlight::ui
