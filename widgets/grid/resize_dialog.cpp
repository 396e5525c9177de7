// widgets/grid/resize_dialog.cpp: two numbers, a picture of their effect, and the losses in words.
#include "widgets/grid/resize_dialog.h"

#include <QDialogButtonBox>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QPainter>
#include <QPainterPath>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>
#include <algorithm>
#include <array>
#include <cmath>
#include <memory>
#include <vector>

#include "widgets/board/cell_image.h"
#include "widgets/theme/cell_marks.h"
#include "widgets/theme/controls.h"
#include "widgets/theme/language.h"
#include "widgets/theme/strokes.h"
#include "widgets/theme/theme.h"
#include "widgets/theme/type_scale.h"

namespace searchlight::ui {

namespace {

constexpr int kPadding = spacing::kUnit;
constexpr qreal kThinnest = 2;    // pixels of the device, for maps of a single row
constexpr qreal kLeastMark = 18;  // the side of a start or goal where cells are smaller

std::array<QRgb, 256> cellColours(const BoardColours& colours) {
  std::array<QRgb, 256> table{};
  table[grid::kWall] = colours.wall.rgb();
  for (int w = 1; w < 256; ++w) table[static_cast<std::size_t>(w)] = colours.weightFill(w).rgb();
  return table;
}

// The side of the square of cells that share a pixel of mapPicture().
int blockFor(const grid::Map& map, QSize room) {
  return std::max({1, map.width() / std::max(1, room.width()), map.height() / std::max(1, room.height())});
}

struct ColourSum {
  std::uint32_t red = 0, green = 0, blue = 0, count = 0;
  void add(QRgb c) {
    red += static_cast<std::uint32_t>(qRed(c));
    green += static_cast<std::uint32_t>(qGreen(c));
    blue += static_cast<std::uint32_t>(qBlue(c));
    ++count;
  }
  QRgb mean() const {
    return qRgb(static_cast<int>(red / count), static_cast<int>(green / count),
                static_cast<int>(blue / count));
  }
};

}  // namespace

QString mapSizeText(int width, int height) { return QStringLiteral("%1 × %2").arg(width).arg(height); }

QImage mapPicture(const grid::Map& map, const BoardColours& colours, QSize room) {
  if (map.cellCount() == 0) return {};
  const std::array<QRgb, 256> table = cellColours(colours);
  const int block =
      std::max({1, map.width() / std::max(1, room.width()), map.height() / std::max(1, room.height())});
  const int columns = (map.width() + block - 1) / block;
  const int rows = (map.height() + block - 1) / block;
  QImage picture(columns, rows, QImage::Format_RGB32);
  std::vector<ColourSum> sums(static_cast<std::size_t>(columns));
  const auto cells = map.cells();
  for (int row = 0; row < rows; ++row) {
    std::ranges::fill(sums, ColourSum());
    for (int y = row * block; y < std::min(map.height(), (row + 1) * block); ++y) {
      const grid::Weight* cell = &cells[map.index({0, y})];
      std::size_t at = map.index({0, y});
      for (int x = 0; x < map.width(); ++x, ++cell, ++at)
        sums[static_cast<std::size_t>(x / block)].add(map.isWater(at)                 ? colours.water.rgb()
                                                      : *cell == 1 && map.isSwamp(at) ? colours.swamp.rgb()
                                                                                      : table[*cell]);
    }
    auto* pixel = reinterpret_cast<QRgb*>(picture.scanLine(row));
    for (const ColourSum& sum : sums) *pixel++ = sum.mean();
  }
  return picture;
}

MapPreview::MapPreview(QWidget* parent) : QWidget(parent) {
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
  onChange(this, {QEvent::PaletteChange}, [this] { m_picture = {}; });
}

void MapPreview::setDocument(std::shared_ptr<const grid::MapDocument> document) {
  m_document = std::move(document);
  m_picture = {};
  update();
}

void MapPreview::setNewSize(std::optional<QSize> size) {
  m_newSize = size;
  update();
}

// The map and the new size together.
QSize MapPreview::shownCells() const {
  QSize cells(m_document->map.width(), m_document->map.height());
  return m_newSize ? cells.expandedTo(*m_newSize) : cells;
}

// In the middle; cells of some pixels are whole pixels wide.
QRectF MapPreview::placeOf(QSize cells) const {
  constexpr qreal kCrisp = 3;
  const qreal ratio = devicePixelRatioF();
  const QSizeF room = QSizeF(rect().adjusted(kPadding, kPadding, -kPadding, -kPadding).size()) * ratio;
  qreal side = std::min(room.width() / cells.width(), room.height() / cells.height());
  if (side >= kCrisp) side = std::floor(side);
  const QSizeF place = QSizeF(cells.width() * side, cells.height() * side).expandedTo({kThinnest, kThinnest});
  const QSizeF all = size() * ratio;
  const QPointF corner(std::floor((all.width() - place.width()) / 2),
                       std::floor((all.height() - place.height()) / 2));
  return {corner / ratio, place / ratio};
}

void MapPreview::paintEvent(QPaintEvent*) {
  const BoardColours& colours = Theme::of(palette()).board();
  QPainter painter(this);
  painter.fillRect(rect(), colours.outside);
  if (!m_document || m_document->map.cellCount() == 0) return;
  const QSize cells = shownCells();
  const QRectF whole = placeOf(cells);
  const QRectF map(whole.topLeft(), QSizeF(whole.width() * m_document->map.width() / cells.width(),
                                           whole.height() * m_document->map.height() / cells.height()));
  paintMap(painter, map);
  if (m_newSize) paintChange(painter, whole, map);
  paintEnds(painter, map);
}

void MapPreview::paintMap(QPainter& painter, const QRectF& place) {
  const BoardColours& colours = Theme::of(palette()).board();
  const qreal ratio = devicePixelRatioF();
  const QSizeF extent = place.size() * ratio;
  const QSize room = extent.toSize().expandedTo({1, 1});
  if (m_picture.isNull() || m_pictureRoom != room) {
    m_picture = mapPicture(m_document->map, colours, room);
    m_pictureRoom = room;
  }
  if (std::min(extent.width(), extent.height()) <= kThinnest) {
    painter.drawImage(place, m_picture);
    return;
  }
  const int block = blockFor(m_document->map, room);
  const double side = extent.width() / m_document->map.width() * block;
  QImage frame((QSizeF(size()) * ratio).toSize(), QImage::Format_RGB32);
  scaleCells(m_picture, place.topLeft() * ratio, side, extent, colours.outside.rgb(), frame);
  frame.setDevicePixelRatio(ratio);
  painter.drawImage(QPoint(0, 0), frame);
}

void MapPreview::paintChange(QPainter& painter, const QRectF& whole, const QRectF& map) const {
  const BoardColours& colours = Theme::of(palette()).board();
  const QRectF kept(whole.topLeft(), QSizeF(map.width() * m_newSize->width() / m_document->map.width(),
                                            map.height() * m_newSize->height() / m_document->map.height()));
  QPainterPath old, future;
  old.addRect(map);
  future.addRect(kept);
  painter.fillPath(future.subtracted(old), colours.freeCell);
  const QPainterPath lost = old.subtracted(future);
  const QColor veil = faint(colours.outside, 0.72F);
  painter.fillPath(lost, veil);
  painter.fillPath(lost, QBrush(colours.error, Qt::BDiagPattern));
  painter.setPen(QPen(palette().color(QPalette::Link), 2));
  painter.setBrush(Qt::NoBrush);
  painter.drawRect(kept);
}

void MapPreview::paintEnds(QPainter& painter, const QRectF& map) const {
  const BoardColours& colours = Theme::of(palette()).board();
  const qreal side = map.width() / m_document->map.width();
  const qreal mark = std::max(side, kLeastMark);
  painter.setRenderHint(QPainter::Antialiasing);
  const auto cellAt = [&](Point p) {
    const QPointF centre(map.left() + (p.x + 0.5) * side, map.top() + (p.y + 0.5) * side);
    return QRectF(centre - QPointF(mark / 2, mark / 2), QSizeF(mark, mark));
  };
  if (m_document->start) paintStart(painter, cellAt(*m_document->start), colours);
  if (m_document->goal) paintGoal(painter, cellAt(*m_document->goal), colours);
}

ResizeDialog::ResizeDialog(const grid::MapDocument& document, QWidget* parent) : QDialog(parent) {
  build();
  m_picture->setDocument(std::make_shared<const grid::MapDocument>(document));
  keepTranslated(this, [this] { retranslate(); });
  setSize(document.map.width(), document.map.height());
  m_columns->selectAll();
}

void ResizeDialog::build() {
  m_explanation = new QLabel(this);
  m_explanation->setWordWrap(true);
  m_picture = new MapPreview(this);
  m_columnsLabel = new QLabel(this);
  m_rowsLabel = new QLabel(this);
  m_columns = new QSpinBox(this);
  m_rows = new QSpinBox(this);
  m_columnsChange = new QLabel(this);
  m_rowsChange = new QLabel(this);
  m_note = new NoteLine(this);
  m_buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
  m_columnsLabel->setBuddy(m_columns);
  m_rowsLabel->setBuddy(m_rows);
  for (QSpinBox* number : {m_columns, m_rows}) {
    number->setRange(1, grid::Map::kMaxSide);
    connect(number, &QSpinBox::valueChanged, this, &ResizeDialog::showConsequences);
  }
  for (QLabel* change : {m_columnsChange, m_rowsChange}) change->setForegroundRole(QPalette::PlaceholderText);
  connect(m_buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

  auto* grid = new QGridLayout;
  grid->setHorizontalSpacing(spacing::kWide);
  grid->setVerticalSpacing(spacing::kUnit);
  grid->setColumnStretch(2, 1);
  grid->addWidget(m_columnsLabel, 0, 0);
  grid->addWidget(m_columns, 0, 1);
  grid->addWidget(m_columnsChange, 0, 2);
  grid->addWidget(m_rowsLabel, 1, 0);
  grid->addWidget(m_rows, 1, 1);
  grid->addWidget(m_rowsChange, 1, 2);
  auto* all = new QVBoxLayout(this);
  all->setContentsMargins(spacing::kWide, spacing::kWide, spacing::kWide, spacing::kWide);
  all->setSpacing(spacing::kMargin);
  all->addWidget(m_explanation);
  all->addWidget(m_picture, 1);
  all->addLayout(grid);
  all->addWidget(m_note);
  all->addWidget(m_buttons);
  resizeToScreen(this, {480, 560});
}

int ResizeDialog::columns() const { return m_columns->value(); }
int ResizeDialog::rows() const { return m_rows->value(); }

void ResizeDialog::setSize(int columns, int rows) {
  const QSignalBlocker quiet[]{QSignalBlocker(m_columns), QSignalBlocker(m_rows)};
  m_columns->setValue(columns);
  m_rows->setValue(rows);
  showConsequences();
}

void ResizeDialog::showConsequences() {
  const grid::Map& map = m_picture->document()->map;
  const bool isChange = columns() != map.width() || rows() != map.height();
  m_picture->setNewSize(isChange ? std::optional(QSize(columns(), rows())) : std::nullopt);
  m_buttons->button(QDialogButtonBox::Ok)->setEnabled(isChange);
  m_columnsChange->setText(changeText(map.width(), columns()));
  m_rowsChange->setText(changeText(map.height(), rows()));

  const QString ends = endsCutOff();
  const int walls = wallsCutOff();
  if (!ends.isEmpty())
    m_note->setNote(NoteKind::Warning, walls > 0 ? tr("%1 Walls removed: %2.").arg(ends).arg(walls) : ends);
  else if (walls > 0)
    m_note->setNote(NoteKind::Info, tr("Walls removed: %1.").arg(walls));
  else
    m_note->setNote(NoteKind::Info, isChange ? tr("No walls are removed.") : tr("This is the current size."));
}

QString ResizeDialog::changeText(int before, int after) const {
  if (after < before) return tr("%1 removed", "columns or rows").arg(before - after);
  if (after > before) return tr("%1 added", "columns or rows").arg(after - before);
  return tr("unchanged", "columns or rows");
}

int ResizeDialog::wallsCutOff() const {
  const grid::Map& map = m_picture->document()->map;
  const auto wallsIn = [&map](int fromColumn, int y) {
    const auto row = map.cells().subspan(map.index({0, y}), static_cast<std::size_t>(map.width()));
    return static_cast<int>(
        std::ranges::count(row.subspan(static_cast<std::size_t>(fromColumn)), grid::kWall));
  };
  int walls = 0;
  for (int y = 0; y < map.height(); ++y)
    walls += wallsIn(y < rows() ? std::min(columns(), map.width()) : 0, y);
  return walls;
}

QString ResizeDialog::endsCutOff() const {
  const grid::MapDocument& document = *m_picture->document();
  const auto isCutOff = [this](std::optional<Point> p) { return p && (p->x >= columns() || p->y >= rows()); };
  const bool start = isCutOff(document.start);
  const bool goal = isCutOff(document.goal);
  if (start && goal) return tr("The start and goal are removed.");
  if (start) return tr("The start is removed.");
  return goal ? tr("The goal is removed.") : QString();
}

void ResizeDialog::retranslate() {
  setWindowTitle(tr("Resize the map"));
  m_explanation->setText(tr("The upper-left corner stays in place; new cells are free."));
  m_picture->setAccessibleName(tr("Preview"));
  m_columnsLabel->setText(tr("&Columns"));
  m_columns->setToolTip(tr("1 to %1").arg(grid::Map::kMaxSide));
  m_rowsLabel->setText(tr("&Rows"));
  m_rows->setToolTip(tr("1 to %1").arg(grid::Map::kMaxSide));
  m_buttons->button(QDialogButtonBox::Ok)->setText(tr("Re&size"));
  m_buttons->button(QDialogButtonBox::Cancel)->setText(tr("Cancel"));
  showConsequences();
}

}  // namespace searchlight::ui
