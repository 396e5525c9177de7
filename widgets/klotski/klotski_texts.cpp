// widgets/klotski/klotski_texts.cpp: sentences about slides.
#include "widgets/klotski/klotski_texts.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdlib>
#include <utility>

#include "widgets/board/event_look.h"
#include "widgets/theme/type_scale.h"

namespace searchlight::ui {

namespace {

// For lupdate: these functions belong to no class.
struct PieceTexts {
  Q_DECLARE_TR_FUNCTIONS(PieceTexts)
};

struct Person {
  const char16_t* chinese;
  const char* english;
};
constexpr Person kCaoCao{u"曹操", QT_TRANSLATE_NOOP("PieceTexts", "Cao Cao")};
constexpr Person kGuanYu{u"关羽", QT_TRANSLATE_NOOP("PieceTexts", "Guan Yu")};
constexpr std::array<Person, 4> kOthers{{
    {u"张飞", QT_TRANSLATE_NOOP("PieceTexts", "Zhang Fei")},
    {u"赵云", QT_TRANSLATE_NOOP("PieceTexts", "Zhao Yun")},
    {u"马超", QT_TRANSLATE_NOOP("PieceTexts", "Ma Chao")},
    {u"黄忠", QT_TRANSLATE_NOOP("PieceTexts", "Huang Zhong")},
}};
constexpr Person kGeneral{u"将", QT_TRANSLATE_NOOP("PieceTexts", "General")};
constexpr Person kSoldier{u"兵", QT_TRANSLATE_NOOP("PieceTexts", "Soldier")};

// The first letters of the words; of a script without spaces the first character.
QString initials(const QString& text) {
  QString out;
  for (const QString& word : text.split(u' ', Qt::SkipEmptyParts)) out += word.front();
  return out;
}

// By piece; REQUIRES: a board of the 5 x 4 family.
std::vector<Person> peopleOf(const klotski::Board& board) {
  std::vector<Person> people(board.pieces().size(), kSoldier);
  std::vector<std::size_t> generals;
  for (std::size_t i = 0; i < people.size(); ++i) {
    const std::size_t cells = board.pieces()[i].cells.size();
    if (cells == 4) people[i] = kCaoCao;
    if (cells == 2) generals.push_back(i);
  }
  std::ranges::sort(generals, {}, [&](std::size_t i) { return board.opening().cell(static_cast<int>(i)); });
  const auto isWide = [&](std::size_t i) { return board.pieces()[i].cells.back().y == 0; };
  // Guan Yu lies across where anybody does.
  auto guanYu = std::ranges::find_if(generals, isWide);
  if (guanYu == generals.end() && generals.size() > kOthers.size())
    guanYu = generals.begin() + static_cast<std::ptrdiff_t>(kOthers.size());
  std::size_t other = 0;
  for (auto at = generals.begin(); at != generals.end(); ++at)
    people[*at] = at == guanYu ? kGuanYu : other < kOthers.size() ? kOthers[other++] : kGeneral;
  return people;
}

}  // namespace

std::vector<PieceName> pieceNames(const klotski::Board& board, PieceNameStyle style) {
  std::vector<PieceName> names;
  const bool hasPeople = board.isOfFamily() && style != PieceNameStyle::Letters;
  const std::vector<Person> people = hasPeople ? peopleOf(board) : std::vector<Person>();
  for (std::size_t i = 0; i < board.pieces().size(); ++i) {
    const QString letter(QLatin1Char(board.pieces()[i].letter));
    PieceName name{letter, letter, letter};
    if (hasPeople) {
      name.full = PieceTexts::tr(people[i].english);
      name.text = style == PieceNameStyle::Chinese ? QString::fromUtf16(people[i].chinese) : name.full;
      name.brief = initials(name.text);
    }
    names.push_back(std::move(name));
  }
  // Soldiers are many.
  std::vector<PieceName> numbered = names;
  for (std::size_t i = 0; i < names.size(); ++i) {
    const auto isSame = [&](const PieceName& other) { return other.full == names[i].full; };
    if (std::ranges::count_if(names, isSame) > 1) {
      numbered[i].number = QString::number(
          std::count_if(names.begin(), names.begin() + static_cast<std::ptrdiff_t>(i) + 1, isSame));
      numbered[i].full =
          PieceTexts::tr("%1 %2", "what a piece is, and its number among those of the same name")
              .arg(names[i].full, numbered[i].number);
    }
    if (style == PieceNameStyle::None) numbered[i].text = numbered[i].brief = QString();
  }
  return numbered;
}

namespace {
PieceNameStyle& spoken() {
  static PieceNameStyle style = PieceNameStyle::ByLanguage;
  return style;
}
}  // namespace

PieceNameStyle spokenStyle() { return spoken(); }

void speakAs(PieceNameStyle ofBoards) {
  spoken() = ofBoards == PieceNameStyle::Letters ? PieceNameStyle::Letters : PieceNameStyle::ByLanguage;
}

QString pieceShapeText(const klotski::Piece& piece) {
  int left = 0, right = 0, bottom = 0;
  for (const Point p : piece.cells) {
    left = std::min(left, p.x);
    right = std::max(right, p.x);
    bottom = std::max(bottom, p.y);
  }
  const int wide = right - left + 1, tall = bottom + 1;
  if (static_cast<std::size_t>(wide) * static_cast<std::size_t>(tall) == piece.cells.size())
    return PieceTexts::tr("%1 wide and %2 tall").arg(wide).arg(tall);
  return PieceTexts::tr("of %1 cells, %2 wide and %3 tall").arg(piece.cells.size()).arg(wide).arg(tall);
}

namespace {

// For lupdate: these functions belong to no class.
struct DraftTexts {
  Q_DECLARE_TR_FUNCTIONS(DraftTexts)
};

constexpr std::size_t kMostPlaces = 3;  // whoever sees three finds the others: they are marked on the board

QString placesText(const std::vector<Point>& cells) {
  QStringList places;
  for (std::size_t i = 0; i < cells.size() && i < kMostPlaces; ++i)
    places << DraftTexts::tr("column %1, row %2").arg(cells[i].x).arg(cells[i].y);
  if (cells.size() > kMostPlaces) places << DraftTexts::tr("…", "further places");
  return places.join(DraftTexts::tr("; ", "between places"));
}

}  // namespace

QString faultText(const klotski::Draft& draft, const klotski::DraftFault& fault) {
  using What = klotski::DraftFault::Kind;
  const klotski::Board board = draft.picture();
  const auto piece = std::ranges::find(board.pieces(), fault.letter, &klotski::Piece::letter);
  const QString name =
      piece == board.pieces().end()
          ? QString()
          : pieceNames(board,
                       PieceNameStyle::ByLanguage)[static_cast<std::size_t>(piece - board.pieces().begin())]
                .full;
  switch (fault.kind) {
    case What::NoPiece: return DraftTexts::tr("There are no pieces yet.");
    case What::NoGoal:
      return DraftTexts::tr(
          "No piece has a goal. Choose “Goal”, press a piece and drag its goal into place.");
    case What::NoBlank: return DraftTexts::tr("No cell is free, so no piece can move.");
    case What::Torn:
      return DraftTexts::tr("The parts of %1 are not connected: %2.").arg(name, placesText(fault.cells));
    case What::GoalBlocked:
      return DraftTexts::tr("The goal of %1 overlaps a wall: %2.").arg(name, placesText(fault.cells));
    case What::GoalsOverlap: break;
  }
  return DraftTexts::tr("The goal of %1 overlaps another goal: %2.").arg(name, placesText(fault.cells));
}

namespace {

// For lupdate: these functions belong to no class.
struct KlotskiTexts {
  Q_DECLARE_TR_FUNCTIONS(KlotskiTexts)
};

QString headingText(Point step) {
  if (step.x < 0) return KlotskiTexts::tr("left");
  if (step.x > 0) return KlotskiTexts::tr("right");
  return step.y < 0 ? KlotskiTexts::tr("up") : KlotskiTexts::tr("down");
}

}  // namespace

QString countTitle(klotski::Count count) {
  switch (count) {
    case klotski::Count::Moves: return KlotskiTexts::tr("Moves");
    case klotski::Count::Straight: return KlotskiTexts::tr("Straight moves");
    case klotski::Count::Steps: break;
  }
  return KlotskiTexts::tr("Steps");
}

QString countMeaning(klotski::Count count) {
  switch (count) {
    case klotski::Count::Moves:
      return KlotskiTexts::tr("Sliding one piece any distance, even around corners, counts as one move.");
    case klotski::Count::Straight:
      return KlotskiTexts::tr(
          "Sliding one piece any distance in a straight line counts as one straight move.");
    case klotski::Count::Steps: break;
  }
  return KlotskiTexts::tr("Moving one piece by one cell counts as one step.");
}

QString countedText(std::uint32_t number, klotski::Count count) {
  const QString n = QLocale().toString(number);
  const bool isOne = number == 1;
  switch (count) {
    case klotski::Count::Moves:
      return isOne ? KlotskiTexts::tr("1 move") : KlotskiTexts::tr("%1 moves").arg(n);
    case klotski::Count::Straight:
      return isOne ? KlotskiTexts::tr("1 straight move") : KlotskiTexts::tr("%1 straight moves").arg(n);
    case klotski::Count::Steps: break;
  }
  return isOne ? KlotskiTexts::tr("1 step") : KlotskiTexts::tr("%1 steps").arg(n);
}

QString slideText(const search::BoardMove& slide, const std::vector<PieceName>& names) {
  QStringList parts;
  std::vector<Point> stops = slide.corners;
  stops.push_back(slide.to);
  Point at = slide.from;
  for (const Point stop : stops) {
    const Point leg = stop - std::exchange(at, stop);
    const int cells = std::abs(leg.x) + std::abs(leg.y);
    parts << (cells == 1 ? headingText(leg)
                         : KlotskiTexts::tr("%1 %2", "a direction, and how many cells")
                               .arg(headingText(leg))
                               .arg(cells));
  }
  const QString piece = names[static_cast<std::size_t>(slide.piece)].full;
  QString pattern = KlotskiTexts::tr("%1 moves %2", "a piece, its directions");
  // In Chinese a letter or a number is set apart from the characters, behind it as before it.
  const qsizetype behind = pattern.indexOf(QLatin1String("%1")) + 2;
  const auto isSetApart = [](QChar c) { return isEastAsian(c.unicode()); };
  if (behind < pattern.size() && isSetApart(pattern[behind]) && !piece.isEmpty() && !isSetApart(piece.back()))
    pattern.insert(behind, QLatin1Char(' '));
  return pattern.arg(piece, parts.join(KlotskiTexts::tr(", then ")));
}

QString slideText(const klotski::Board& board, const klotski::Position& before, int piece, Point to,
                  const std::vector<PieceName>& names) {
  const auto slide = klotski::slideOf(board, before, piece, to);
  return slide ? slideText(*slide, names) : QString();
}

QString goalText(const klotski::Board& board, const std::vector<PieceName>& names) {
  if (board.exit()) return {};
  const auto name = [&](std::size_t i) {
    return names[static_cast<std::size_t>(board.goals()[i].piece)].full;
  };
  const std::size_t goals = board.goals().size();
  if (goals == 1) return KlotskiTexts::tr("Goal: move %1 to its outline", "a piece").arg(name(0));
  if (goals == 2)
    return KlotskiTexts::tr("Goal: move %1 and %2 to their outlines", "pieces").arg(name(0), name(1));
  const auto isSingle = [&](const klotski::Goal& goal) {
    return board.pieces()[static_cast<std::size_t>(goal.piece)].cells.size() == 1;
  };
  if (!std::ranges::all_of(board.goals(), isSingle))
    return KlotskiTexts::tr("Goal: move %1 pieces to their outlines").arg(goals);
  QStringList rows;
  for (int y = 0; y < board.height(); ++y) {
    QString row;
    for (int x = 0; x < board.width(); ++x) {
      const auto here = std::ranges::find(board.goals(), Point{x, y}, &klotski::Goal::anchor);
      row += here == board.goals().end()
                 ? QStringLiteral("·")
                 : QString(QLatin1Char(board.pieces()[static_cast<std::size_t>(here->piece)].letter));
    }
    rows << row;
  }
  return KlotskiTexts::tr("Goal: %1", "rows of letters").arg(rows.join(QStringLiteral(" / ")));
}

QString slideEventText(const search::BoardEvent& event, const std::vector<PieceName>& names) {
  const QString slide = slideText(*event.move, names), fate = fateText(event.fate);
  return fate.isEmpty() ? slide : KlotskiTexts::tr("%1: %2", "a slide, what becomes of it").arg(slide, fate);
}

}  // namespace searchlight::ui
