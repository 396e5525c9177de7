// widgets/klotski/piece_names.cpp: the five tiger generals take their places.
#include "widgets/klotski/piece_names.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>
#include <array>
#include <cstddef>

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

}  // namespace searchlight::ui
