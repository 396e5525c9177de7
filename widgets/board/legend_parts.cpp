// widgets/board/legend_parts.cpp: what they paint, and what they are called.
#include "widgets/board/legend_parts.h"

#include <QAction>
#include <QLocale>
#include <QPainter>
#include <QPolygonF>
#include <QStyleOptionToolButton>
#include <QToolTip>
#include <algorithm>
#include <cmath>
#include <utility>

#include "widgets/theme/board_colours.h"
#include "widgets/theme/cell_marks.h"
#include "widgets/theme/strokes.h"
#include "widgets/theme/style.h"
#include "widgets/theme/theme.h"
#include "widgets/words/catalogue_texts.h"
#include "widgets/words/event_words.h"

namespace searchlight::ui {

namespace {

constexpr int kScaleWidth = 160, kLeastScale = 40, kScaleHeight = 10, kChevron = 7;

// Of values below 1, as other programs' costs may be, the leading digits matter.
QString tickText(double shown, const QLocale& locale) {
  const double size = std::abs(shown);
  if (size > 0 && size < 1) return locale.toString(shown, 'g', 2);
  const double rounded = size < 100 ? std::round(shown * 10) / 10 : std::round(shown);
  return locale.toString(rounded, 'f', QLocale::FloatingPointShortest);
}

bool ordersByH(const BoardScene& scene) {
  return scene.search.isActive() && ui::ordersByH(scene.search.session());
}

// The ground of a flat button: only under the pointer, and while it is pressed or on.
void paintFlatGround(QPainter& painter, const QAbstractButton& button, bool isOn) {
  QStyleOptionToolButton option;
  option.initFrom(&button);
  option.state.setFlag(QStyle::State_AutoRaise);
  option.state.setFlag(QStyle::State_On, isOn);
  option.state.setFlag(QStyle::State_Sunken, button.isDown());
  const bool isRaised = isOn || button.isDown() || (button.isEnabled() && button.underMouse());
  option.state.setFlag(QStyle::State_Raised, isRaised);
  if (isRaised) button.style()->drawPrimitive(QStyle::PE_PanelButtonTool, &option, &painter, &button);
}

void paintChevron(QPainter& painter, QPointF middle, const QColor& ink) {
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(roundPen(ink, 1.5));
  constexpr double kHalfChevron = kChevron / 2.0;
  painter.drawPolyline(QPolygonF{{middle.x() - kHalfChevron, middle.y() - 1.5},
                                 {middle.x(), middle.y() + 2},
                                 {middle.x() + kHalfChevron, middle.y() - 1.5}});
  painter.setRenderHint(QPainter::Antialiasing, false);
}

}  // namespace

// ---- The scale -------------------------------------------------------------------------------------------------------------

LegendScale::LegendScale(QWidget* parent) : QToolButton(parent) {
  setAutoRaise(true);
  setPopupMode(InstantPopup);
  setFocusPolicy(Qt::TabFocus);
}

void LegendScale::setView(BoardView* view) { m_view = view; }

void LegendScale::setRoom(int ofLegend, int own) {
  m_room = ofLegend;
  m_ownRoom = own;
}

int LegendScale::barWidth() const { return std::clamp(m_room / 5, kLeastScale, kScaleWidth); }

QString LegendScale::title() const {
  return m_view ? layerTitle(m_view->scene().colours.shownLayer(m_view->scene().search)) : QString();
}

QStringList LegendScale::ticks() const {
  if (!m_view) return {};
  const BoardScene& scene = m_view->scene();
  const ValueLayer layer = scene.colours.shownLayer(scene.search);
  if (!scene.search.isActive() || layer == ValueLayer::StatusOnly) return {};
  QStringList texts;
  const auto [least, most] = scene.colours.found();
  for (const double value : {least, (least + most) / 2, most}) texts << tickText(value * unit(), locale());
  return texts;
}

double LegendScale::unit() const {
  const BoardScene& scene = m_view->scene();
  return isCost(scene.colours.shownLayer(scene.search)) ? scene.search.names().shownPerCost : 1;
}

// Of either figure: they come and go, and the room for the longest stays, so that the bar does not move.
int LegendScale::tickRoom() const {
  const ValueScale& scale = m_view->scene().colours.scale();
  const QStringList texts = ticks() << tickText(scale.low() * unit(), locale())
                                    << tickText(scale.high() * unit(), locale());
  int room = 0;
  for (const QString& text : texts) room = std::max(room, fontMetrics().horizontalAdvance(text));
  return room;
}

int LegendScale::titleWidth() const {
  return 2 * spacing::kHalf + fontMetrics().horizontalAdvance(title()) +
         (menu() ? spacing::kHalf + kChevron : 0) + spacing::kUnit;
}

int LegendScale::widthWithFigures() const {
  return titleWidth() + barWidth() + 2 * (tickRoom() + spacing::kUnit);
}

QSize LegendScale::sizeHint() const {
  const int bare = titleWidth(), whole = ticks().isEmpty() ? bare + LegendMark::kSwatch : widthWithFigures();
  const int width = whole <= m_ownRoom ? whole : std::clamp(m_ownRoom, bare + kLeastScale, bare + barWidth());
  return {width, std::max(fontMetrics().height(), LegendMark::kSwatch) + spacing::kHalf};
}

bool LegendScale::refresh() {
  if (m_view) {
    const ValueLayer layer = m_view->scene().colours.shownLayer(m_view->scene().search);
    m_told = ticks();
    const QString range = m_told.isEmpty() ? QString()
                          : m_told.front() == m_told.back()
                              ? m_told.front()
                              : tr("%1 to %2", "of a scale").arg(m_told.front(), m_told.back());
    const QString name = tr("Closed cells are coloured by: %1").arg(title());
    setAccessibleName(range.isEmpty() ? name : name + QStringLiteral(", ") + range);
    setAccessibleDescription(layerMeaning(layer));
    setToolTip(toolTipOf({name, layerMeaning(layer), menu() ? tr("Click to change.") : QString()}));
  }
  update();
  return sizeHint().width() != width();
}

void LegendScale::paintEvent(QPaintEvent*) {
  if (!m_view) return;
  const BoardScene& scene = m_view->scene();
  QPainter painter(this);
  if (menu()) paintFlatGround(painter, *this, false);
  const QFontMetrics metrics = fontMetrics();
  int x = spacing::kHalf;
  const auto write = [&](const QString& text, QPalette::ColorRole role) {
    painter.setPen(palette().color(role));
    const int textWidth = metrics.horizontalAdvance(text);
    painter.drawText(QRect(x, 0, textWidth, height()), Qt::AlignVCenter | Qt::TextSingleLine, text);
    x += textWidth;
  };
  write(title(), QPalette::WindowText);
  if (menu()) {
    x += spacing::kHalf;
    paintChevron(painter, {x + kChevron / 2.0, height() / 2.0}, palette().color(QPalette::WindowText));
    x += kChevron;
  }
  x += spacing::kUnit;
  const QStringList texts = ticks();
  const auto& colours = scene.colours.palette().closed;
  if (texts.isEmpty()) {
    const QRect swatch(x, (height() - LegendMark::kSwatch) / 2, LegendMark::kSwatch, LegendMark::kSwatch);
    paintClosed(painter, swatch, FrontierSide::Forward, colours[0][120], scene.board);
  } else {
    const bool hasFigures = width() >= widthWithFigures();
    if (hasFigures) {
      const int end = x + tickRoom();
      x = end - metrics.horizontalAdvance(texts.front());
      // One value alone is told once.
      if (texts.front() != texts.back()) write(texts.front(), QPalette::PlaceholderText);
      x = end + spacing::kUnit;
    }
    const QRect bar(x, (height() - kScaleHeight) / 2, hasFigures ? barWidth() : width() - spacing::kHalf - x,
                    kScaleHeight);
    const int halves = scene.search.hasTwoSides() ? 2 : 1;
    // The colours that are on the board: those of greater values are still to come.
    const auto [least, most] = scene.colours.found();
    const int first = scene.colours.scale().index(least), last = scene.colours.scale().index(most);
    for (int column = 0; column < bar.width(); ++column)
      for (int half = 0; half < halves; ++half) {
        const auto index = static_cast<std::size_t>(first + column * (last - first) / (bar.width() - 1));
        painter.fillRect(bar.left() + column, bar.top() + half * kScaleHeight / halves, 1,
                         kScaleHeight / halves, QColor(colours[static_cast<std::size_t>(half)][index]));
      }
    x = bar.right() + 1 + spacing::kUnit;
    if (hasFigures) write(texts.back(), QPalette::PlaceholderText);
  }
  if (hasFocus()) paintFocusRing(&painter, rect(), *this);
}

// ---- The cell --------------------------------------------------------------------------------------------------------------

LegendCell::LegendCell(QWidget* parent) : QToolButton(parent) {
  setAutoRaise(true);
  setPopupMode(InstantPopup);
  setFocusPolicy(Qt::NoFocus);
}

void LegendCell::setView(BoardView* view) { m_view = view; }

bool LegendCell::isSeenOnBoard() const {
  return m_view && textLayout(m_view->scene(), m_view->viewport().cellSide()) != TextLayout::None;
}

TextLayout LegendCell::layout() const {
  if (!m_view) return TextLayout::None;
  return textLayout(m_view->scene(), isSeenOnBoard() ? m_view->viewport().cellSide() : kSmallestForCorners);
}

void LegendCell::refresh() {
  const TextLayout shown = layout();
  QString name = tr("No numbers in cells");
  QStringList meanings;
  if (shown == TextLayout::Corners) {
    const bool isByH = ordersByH(m_view->scene());
    name = isByH ? tr("In a cell: h at the top left and at the bottom right, g at the bottom left; the arrow "
                      "points to the parent")
                 : tr("In a cell: f at the top left, g at the bottom left, h at the bottom right; the arrow "
                      "points to the parent");
    if (!isByH) meanings << termMeaning(Term::F);
    meanings << termMeaning(Term::G) << termMeaning(Term::H) << termMeaning(Term::Parent);
  } else if (shown == TextLayout::Distance) {
    name = tr("In a cell: g in the middle; the arrow at the edge points to the parent");
    meanings << termMeaning(Term::G) << termMeaning(Term::Parent);
  }
  if (shown != TextLayout::None && !isSeenOnBoard())
    meanings.prepend(tr("The cells are too small to show this: zoom in."));
  setAccessibleName(name);
  setAccessibleDescription(meanings.join(QLatin1Char(' ')));
  setToolTip(
      toolTipOf(QStringList{name} + meanings + QStringList{menu() ? tr("Click to change.") : QString()}));
  update();
}

void LegendCell::paintEvent(QPaintEvent*) {
  if (!m_view) return;
  const BoardScene& scene = m_view->scene();
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const TextLayout shown = layout();
  // On the ground of OPEN, which is the same under every layer.
  const QRectF cell = QRectF(rect()).adjusted(1.5, 1.5, -1.5, -1.5);
  if (shown != TextLayout::None && !isSeenOnBoard()) painter.setOpacity(0.55);
  const QColor ground = scene.board.openFill;
  paintOpen(painter, cell, FrontierSide::Forward, scene.board);
  if (scene.search.isActive())
    paintParentArrow(painter, cell, shown == TextLayout::Corners ? ArrowPlace::Middle : ArrowPlace::Edge,
                     {-1, 0}, ground, scene.board);
  painter.setPen(takesDarkInk(ground.rgb()) ? QColor(Qt::black) : QColor(Qt::white));
  const auto write = [&](const QString& letter, Qt::Alignment where, int pixels, bool isBold) {
    QFont type = font();
    type.setPixelSize(pixels);
    type.setBold(isBold);
    painter.setFont(type);
    // Within the frame.
    const double in = where == Qt::AlignCenter ? 0 : cell.width() * 0.19;
    const double above = where == Qt::AlignCenter ? 0 : cell.height() * 0.1;
    painter.drawText(cell.adjusted(in, above, -in, -above), static_cast<int>(where), letter);
  };
  const int small = std::max(9, static_cast<int>(cell.height() * 0.31));
  if (shown == TextLayout::Corners) {
    write(ordersByH(scene) ? QStringLiteral("h") : QStringLiteral("f"), Qt::AlignLeft | Qt::AlignTop, small,
          true);
    write(QStringLiteral("g"), Qt::AlignLeft | Qt::AlignBottom, small, false);
    write(QStringLiteral("h"), Qt::AlignRight | Qt::AlignBottom, small, false);
  } else if (shown == TextLayout::Distance) {
    write(QStringLiteral("g"), Qt::AlignCenter, static_cast<int>(cell.height() * 0.45), false);
  }
  painter.setOpacity(1);
  if (menu() && underMouse()) {
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(palette().color(QPalette::WindowText), 1));
    painter.drawRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5));
  }
  if (hasFocus()) paintFocusRing(&painter, rect(), *this);
}

// ---- A mark ----------------------------------------------------------------------------------------------------------------

LegendMark::LegendMark(QWidget* parent) : QAbstractButton(parent) {
  setFocusPolicy(Qt::NoFocus);
  setAttribute(Qt::WA_Hover);
  connect(this, &QAbstractButton::clicked, this, [this] {
    if (m_action) return m_action->trigger();
    QToolTip::showText(mapToGlobal(QPoint(0, height())), toolTip(), this);
  });
}

void LegendMark::setItem(BoardView::LegendItem item, QAction* action) {
  m_item = std::move(item);
  if (m_action != action) {
    if (m_action) m_action->disconnect(this);
    m_action = action;
    if (action) connect(action, &QAction::changed, this, &LegendMark::followAction);
  }
  setText(m_item.text);
  setAccessibleDescription(m_item.meaning);
  followAction();
  update();
}

void LegendMark::clear() { setItem({}, nullptr); }

void LegendMark::followAction() {
  setCheckable(m_action && m_action->isCheckable());
  setChecked(m_action && m_action->isChecked());
  setEnabled(!m_action || m_action->isEnabled());
  QStringList tip{m_item.meaning.isEmpty() ? m_item.text : m_item.meaning};
  if (m_action) {
    const QString keys = m_action->shortcut().toString(QKeySequence::NativeText);
    tip << (!m_action->isEnabled()  ? tr("Select a cell first.")
            : m_action->isChecked() ? tr("Shown: click or press %1 to hide.").arg(keys)
                                    : tr("Hidden: click or press %1 to show.").arg(keys));
  }
  setToolTip(toolTipOf(tip));
}

QSize LegendMark::sizeHint() const {
  return {spacing::kHalf + kSwatch + spacing::kHalf + 2 + fontMetrics().horizontalAdvance(text()) +
              spacing::kHalf,
          std::max(fontMetrics().height(), kSwatch) + spacing::kHalf};
}

void LegendMark::paintSwatch(QPainter& painter, const QRectF& rect) const {
  if (!m_item.paint) return;
  painter.save();
  m_item.paint(painter, rect);
  painter.restore();
  painter.setPen(Theme::of(palette()).board().frame);
  painter.setBrush(Qt::NoBrush);
  painter.drawRect(rect.adjusted(-0.5, -0.5, -0.5, -0.5));
}

QIcon LegendMark::swatch() const {
  const qreal ratio = devicePixelRatioF();
  QPixmap picture(QSize(kSwatch + 1, kSwatch + 1) * ratio);
  picture.setDevicePixelRatio(ratio);
  picture.fill(Qt::transparent);
  QPainter painter(&picture);
  paintSwatch(painter, QRectF(1, 1, kSwatch, kSwatch));
  return picture;
}

void LegendMark::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  if (m_action) paintFlatGround(painter, *this, isChecked());
  const bool isFaint = m_action && !isChecked();
  painter.setOpacity(isFaint ? 0.5 : 1);
  const int top = (height() - kSwatch) / 2;  // a whole pixel, so that its edges are sharp
  paintSwatch(painter, QRectF(spacing::kHalf, top, kSwatch, kSwatch));
  painter.setOpacity(1);
  painter.setPen(palette().color(isEnabled() ? QPalette::Active : QPalette::Disabled,
                                 isFaint ? QPalette::PlaceholderText : QPalette::WindowText));
  const int left = 2 * spacing::kHalf + kSwatch + 2;
  painter.drawText(QRect(left, 0, width() - left, height()), Qt::AlignVCenter | Qt::TextSingleLine, text());
  if (hasFocus()) paintFocusRing(&painter, rect(), *this);
}

}  // namespace searchlight::ui
