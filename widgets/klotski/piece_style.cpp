// widgets/klotski/piece_style.cpp: three looks on light and on dark windows.
#include "widgets/klotski/piece_style.h"
#include "widgets/theme/strokes.h"

#include <QFontMetricsF>
#include <QPainterPath>
#include <QStringList>
#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <functional>
#include <limits>
#include <set>
#include <utility>

#include "widgets/theme/type_scale.h"

namespace searchlight::ui {

namespace {

// In the order of turning right: east, south, west, north.
constexpr std::array<Point, 4> kHeadings{Point{1, 0}, Point{0, 1}, Point{-1, 0}, Point{0, -1}};
// The cell on the right hand of whoever stands at a corner and looks along a heading; the corner x, y is the upper left one
// of cell x, y.
constexpr std::array<Point, 4> kRightCells{Point{0, 0}, Point{-1, 0}, Point{-1, -1}, Point{0, -1}};

QPointF toReal(Point p) { return {static_cast<double>(p.x), static_cast<double>(p.y)}; }

struct Corner {
  Point at;
  std::size_t in, out;  // headings
};

}  // namespace

QPainterPath outlineOf(const std::vector<Point>& cells, QPointF origin, double cell, double inset,
                       double radius) {
  const auto isInside = [&](Point p) { return std::ranges::find(cells, p) != cells.end(); };
  // The border goes along a heading from a corner where the cell on the right is inside and the one on the left is not.
  const auto isBorder = [&](Point at, std::size_t heading) {
    return isInside(at + kRightCells[heading]) && !isInside(at + kRightCells[(heading + 3) % 4]);
  };
  QPainterPath path;
  std::set<std::pair<int, int>> walked;  // upper edges of cells, by their left corner
  for (const Point start : cells) {
    if (!isBorder(start, 0) || walked.contains({start.x, start.y})) continue;
    std::vector<Corner> corners;
    Point at = start;
    std::size_t heading = 0;
    do {
      if (heading == 0) walked.insert({at.x, at.y});
      at = at + kHeadings[heading];
      // To the right first: so cells that only touch at a corner are parted.
      std::size_t next = (heading + 1) % 4;
      while (!isBorder(at, next)) next = (next + 3) % 4;
      if (next != heading) corners.push_back({at, heading, next});
      heading = next;
    } while (at != start || heading != 0);
    for (std::size_t i = 0; i < corners.size(); ++i) {
      const Corner& c = corners[i];
      const QPointF in = toReal(kHeadings[c.in]), out = toReal(kHeadings[c.out]);
      const QPointF inwards(-in.y() - out.y(), in.x() + out.x());  // to the right of both
      const QPointF tip = origin + cell * toReal(c.at) + inset * inwards;
      const double round = std::min(radius, cell / 2 - inset);
      i == 0 ? path.moveTo(tip - round * in) : path.lineTo(tip - round * in);
      path.quadTo(tip, tip + round * out);
    }
    path.closeSubpath();
  }
  return path;
}

namespace {

constexpr double kLeastReadable = 8;        // pixels, of a font
constexpr double kLeastWhole = 11;          // a whole name smaller than this gives way to a brief one
constexpr double kLargest = 0.5;            // of a cell's side, for a name in Latin letters ..
constexpr double kLargestCharacter = 0.66;  // .. and for a character
constexpr double kRoom = 0.72;              // of the piece's width and height that a name may take

// Characters as large as that are drawn as outlines by Qt, and where a font has no bold face, its imitation is lost with that.
constexpr double kOutlinesFrom = 48;
constexpr double kBolder = 1.0 / 26;  // of the font's height: what a character gains in width of strokes

// Characters go downwards on what is taller than wide, words stand below each other where that makes them larger.
QStringList linesOf(const QString& text, const QRectF& room) {
  if (text.size() > 1 && isEastAsian(text.front().unicode()))
    return room.height() > room.width() ? text.split(QString(), Qt::SkipEmptyParts) : QStringList{text};
  return room.width() > room.height() ? QStringList{text} : text.split(u' ', Qt::SkipEmptyParts);
}

// The font's height in pixels at which the lines just fit.
double sizeFor(const QStringList& lines, const QRectF& room, const QFont& font) {
  constexpr double kProbe = 100;
  QFont probe = font;
  probe.setPixelSize(static_cast<int>(kProbe));
  const QFontMetricsF metrics(probe);
  double widest = 1;
  for (const QString& line : lines) widest = std::max(widest, metrics.horizontalAdvance(line));
  const double height = static_cast<double>(lines.size()) * kProbe * 1.12;
  return kRoom * kProbe * std::min(room.width() / widest, room.height() / height);
}

QFont labelFont(QFont font, const QString& text) {
  font.setBold(true);
  if (isEastAsian(text.front().unicode()))  // brush strokes where the machine has them
    font.setFamilies({QStringLiteral("KaiTi"), QStringLiteral("STKaiti"), QStringLiteral("AR PL UKai CN"),
                      QStringLiteral("Noto Serif CJK SC"), font.family()});
  return font;
}

double labelSize(const klotski::Piece& piece, const QString& text, double cell, const QFont& font) {
  const QRectF room = nameRoom(piece);
  const double large = std::min(room.width(), room.height()) > 1.5 ? 1.35 : 1;
  const double most = large * (isEastAsian(text.front().unicode()) ? kLargestCharacter : kLargest);
  return cell * std::min(most, sizeFor(linesOf(text, room), room, labelFont(font, text)));
}

// In the middle of the place, as bold as small characters are.
void drawBoldCharacters(QPainter& painter, const QString& text, QFont font, const QRectF& place) {
  font.setBold(false);
  const QFontMetricsF metrics(font);
  const QPointF at(place.center().x() - metrics.horizontalAdvance(text) / 2,
                   place.center().y() + (metrics.ascent() - metrics.descent()) / 2);
  QPainterPath path;
  path.addText(at, font, text);
  path.setFillRule(Qt::WindingFill);
  const QColor ink = painter.pen().color();
  painter.fillPath(path, ink);
  painter.strokePath(path, roundPen(ink, font.pixelSize() * kBolder));
}

}  // namespace

QRectF nameRoom(const klotski::Piece& piece) {
  int left = 0, right = 0, bottom = 0;
  for (const Point p : piece.cells) {
    left = std::min(left, p.x);
    right = std::max(right, p.x);
    bottom = std::max(bottom, p.y);
  }
  const QRectF box(left, 0, right - left + 1, bottom + 1);
  if (box.width() * box.height() == static_cast<double>(piece.cells.size())) return box;
  Point best;
  double least = std::numeric_limits<double>::infinity();
  for (const Point p : piece.cells) {
    const QPointF away = QPointF(p.x + 0.5, p.y + 0.5) - box.center();
    const double distance = std::hypot(away.x(), away.y());
    if (distance < least) {
      least = distance;
      best = p;
    }
  }
  return QRectF(best.x, best.y, 1, 1);
}

LabelFit labelFit(const std::vector<const klotski::Piece*>& pieces,
                  const std::vector<const PieceName*>& names, double cell, const QFont& font) {
  LabelFit fit;
  for (const bool isBrief : {false, true}) {
    double size = std::numeric_limits<double>::infinity();
    for (std::size_t i = 0; i < pieces.size(); ++i) {
      const QString& text = isBrief ? names[i]->brief : names[i]->text;
      size = text.isEmpty() ? 0 : std::min(size, labelSize(*pieces[i], text, cell, font));
    }
    fit = {isBrief, size};
    if (size >= kLeastWhole) break;
  }
  if (fit.size < kLeastReadable) fit.size = 0;
  return fit;
}

void paintPieceLabel(QPainter& painter, const klotski::Piece& piece, const PieceName& name,
                     const LabelFit& fit, const QColor& ink, QPointF origin, double cell) {
  if (fit.size <= 0) return;
  const QString& text = fit.isBrief ? name.brief : name.text;
  const QRectF place = nameRoom(piece);
  const QRectF room(origin + cell * place.topLeft(), cell * place.size());
  const QStringList lines = linesOf(text, place);
  QFont font = labelFont(painter.font(), text);
  font.setPixelSize(static_cast<int>(fit.size));
  const PainterScope kept(painter);
  painter.setFont(font);
  painter.setPen(ink);
  const double step = std::floor(fit.size) * (isEastAsian(text.front().unicode()) ? 1.16 : 1.12);
  double top = room.center().y() - step * static_cast<double>(lines.size()) / 2;
  for (const QString& line : lines) {
    const QRectF strip(room.left() - cell, top, room.width() + 2 * cell, step);
    if (isEastAsian(text.front().unicode()) && fit.size >= kOutlinesFrom)
      drawBoldCharacters(painter, line, font, strip);
    else
      painter.drawText(strip, Qt::AlignCenter, line);
    top += step;
  }
}

namespace {

// The first is for what has to get somewhere; then by shape, the largest first; in the family wide, tall, small.
constexpr std::array<QRgb, 7> kLacquers{0xffa6271f, 0xff22435c, 0xff2f5a42, 0xffb98a3e,
                                        0xff5b3566, 0xff6d6a2c, 0xff2f6a70};
constexpr std::array<QRgb, 7> kTimbers{0xff9c5a2c, 0xffc08a4e, 0xffd0a468, 0xffe2c491,
                                       0xffb37a52, 0xffcbb27c, 0xff8f6a45};
constexpr std::array<std::size_t, 7> kFlats{5, 4, 2, 0, 6, 3, 1};  // of BoardColours::pieces
constexpr QRgb kGold = 0xfff6d586, kBurnt = 0xff33190a, kInkOnOchre = 0xff2e1606, kPale = 0xfffff0d6;

constexpr std::size_t kFirstOfShapes = 1;  // the one before is that of pieces with a goal

bool hasGoal(const klotski::Board& board, std::size_t piece) {
  return std::ranges::any_of(
      board.goals(), [&](const klotski::Goal& goal) { return goal.piece == static_cast<int>(piece); });
}

// Which of the colours each piece has.
std::vector<std::size_t> colourNumbers(const klotski::Board& board) {
  std::vector<std::size_t> numbers(board.pieces().size(), 0);
  std::vector<std::pair<std::size_t, std::size_t>>
      forms;  // size and number of each without a goal, the largest first
  const auto formOf = [&](std::size_t i) {
    return std::pair(board.pieces()[i].cells.size(), board.formOf(static_cast<int>(i)));
  };
  for (std::size_t i = 0; i < numbers.size(); ++i)
    if (!hasGoal(board, i) && std::ranges::find(forms, formOf(i)) == forms.end()) forms.push_back(formOf(i));
  std::ranges::stable_sort(forms, std::greater(), [](const auto& form) { return form.first; });
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    if (hasGoal(board, i)) continue;
    const auto& cells = board.pieces()[i].cells;
    if (board.isOfFamily()) {  // the same on all of these boards
      numbers[i] = cells.size() == 1 ? 3 : cells.back().y == 0 ? 1 : 2;
    } else {
      const auto place = static_cast<std::size_t>(std::ranges::find(forms, formOf(i)) - forms.begin());
      numbers[i] = 1 + place % (kLacquers.size() - 1);
    }
  }
  return numbers;
}

QColor dimmed(const QColor& colour, bool isDark) { return isDark ? colour.darker(118) : colour; }

}  // namespace

std::vector<std::size_t> KeptColours::keep(const klotski::Board& board, std::vector<std::size_t> numbers) {
  // What is not on the board any more leaves its colour to others, unless it comes back before one needs it.
  const auto isThere = [&](const std::vector<Point>& shape) {
    for (std::size_t i = 0; i < numbers.size(); ++i)
      if (!hasGoal(board, i) && board.pieces()[i].cells == shape) return true;
    return false;
  };
  const auto isFree = [&](std::size_t number) {
    return std::ranges::none_of(
        m_known, [&](const auto& known) { return known.second == number && isThere(known.first); });
  };
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    if (hasGoal(board, i)) continue;
    const std::vector<Point>& shape = board.pieces()[i].cells;
    const auto known = std::ranges::find(m_known, shape, [](const auto& k) { return k.first; });
    if (known != m_known.end()) {
      numbers[i] = known->second;
      continue;
    }
    for (std::size_t other = kFirstOfShapes; other < kLacquers.size() && !isFree(numbers[i]); ++other)
      if (isFree(other)) numbers[i] = other;
    std::erase_if(m_known, [&](const auto& k) { return k.second == numbers[i] && !isThere(k.first); });
    m_known.emplace_back(shape, numbers[i]);
  }
  return numbers;
}

KlotskiColours klotskiColours(const klotski::Board& board, PieceStyle style, const Theme& theme,
                              KeptColours* kept) {
  const bool isDark = theme.isDark();
  const BoardColours& own = theme.board();
  // Lacquer and wood are too much alike for it.
  if (theme.kind() == ThemeKind::HighContrast) style = PieceStyle::Flat;
  KlotskiColours out;
  out.isSolid = style != PieceStyle::Flat;
  out.hasGrain = out.isSolid;
  if (style == PieceStyle::Flat) {
    out.frame = isDark ? own.wall : own.wall.lighter(150);
    out.frameEdge = own.wallEdge;
    out.floor = own.freeCell;
    out.floorEdge = own.frame;
    out.wall = out.frame;
  } else if (style == PieceStyle::Lacquer) {
    out.frame = isDark ? QColor(0x4a, 0x2a, 0x18) : QColor(0x6a, 0x3b, 0x1e);
    out.floor = isDark ? QColor(0x1c, 0x13, 0x0e) : QColor(0x35, 0x22, 0x17);
    out.floorEdge = out.floor.darker(170);
    out.frameEdge = out.frame.darker(160);
    out.wall = out.frame;
  } else {
    out.frame = isDark ? QColor(0x7d, 0x55, 0x33) : QColor(0xb0, 0x7c, 0x4c);
    out.floor = isDark ? QColor(0x26, 0x1b, 0x13) : QColor(0x4a, 0x32, 0x20);
    out.floorEdge = out.floor.darker(160);
    out.frameEdge = out.frame.darker(160);
    out.wall = out.frame.darker(165);  // no piece is as dark
  }
  out.frameInk = own.textOn(out.frame);
  out.wallEdge = out.wall.darker(150);
  std::vector<std::size_t> numbers = colourNumbers(board);
  if (kept) numbers = kept->keep(board, std::move(numbers));
  for (const std::size_t number : numbers) {
    PieceColours piece;
    if (style == PieceStyle::Flat) {
      piece.fill = own.pieces[kFlats[number]];
      piece.ink = own.textOn(piece.fill);
      piece.edge = isDark ? piece.fill.lighter(125) : piece.fill.darker(140);
    } else if (style == PieceStyle::Lacquer) {
      piece.fill = dimmed(QColor::fromRgb(kLacquers[number]), isDark);
      const bool isOchre = number == 3;
      piece.ink = isOchre ? QColor::fromRgb(kInkOnOchre) : QColor::fromRgb(kGold);
      piece.trim = isOchre ? QColor(0x5a, 0x33, 0x10) : QColor(0xd9, 0xae, 0x55);
      piece.edge = piece.fill.darker(185);
    } else {
      piece.fill = dimmed(QColor::fromRgb(kTimbers[number]), isDark);
      piece.ink =
          own.textOn(piece.fill) == own.textOnLight ? QColor::fromRgb(kBurnt) : QColor::fromRgb(kPale);
      piece.edge = piece.fill.darker(170);
    }
    out.pieces.push_back(piece);
  }
  return out;
}

}  // namespace searchlight::ui
