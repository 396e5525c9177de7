// widgets/klotski/piece_style.cpp: three looks on light and on dark windows.
#include "widgets/klotski/piece_style.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <functional>
#include <utility>

namespace searchlight::ui {
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
  const bool isDark = theme.kind() == ThemeKind::Dark;
  const BoardColours& own = theme.board();
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
