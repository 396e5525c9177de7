// app/klotski/opening_list.cpp: the catalogue, read once.
#include "app/klotski/opening_list.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>
#include <cstdint>
#include <string_view>

#include "core/klotski/catalogue.h"
#include "widgets/klotski/klotski_texts.h"

namespace searchlight::ui {
namespace {

// For lupdate: these functions belong to no class.
struct OpeningTexts {
  Q_DECLARE_TR_FUNCTIONS(OpeningTexts)
};

QString textOf(std::string_view utf8) {
  return QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size()));
}

bool isChinese() { return QLocale().language() == QLocale::Chinese; }

const std::vector<klotski::Board>& boards() {
  static const std::vector<klotski::Board> all = [] {
    std::vector<klotski::Board> read;
    for (const klotski::Entry& entry : klotski::catalogue()) read.push_back(klotski::boardOf(entry));
    return read;
  }();
  return all;
}

const klotski::Entry& entryAt(std::size_t place) { return klotski::catalogue()[place]; }

QString groupText(klotski::Group group) {
  switch (group) {
    case klotski::Group::Traditional: return OpeningTexts::tr("Traditional, 5 x 4");
    case klotski::Group::Atlas: return OpeningTexts::tr("From the atlas of all 5 x 4 placements");
    case klotski::Group::Other: break;
  }
  return OpeningTexts::tr("Other boards");
}

// All that is not empty and not said yet.
QString joined(const std::vector<QString>& names) {
  QStringList out;
  for (const QString& name : names)
    if (!name.isEmpty() && !out.contains(name)) out << name;
  return out.join(QStringLiteral(" · "));
}

QString fewestText(const klotski::Entry& entry) {
  return entry.best.isSolvable()
             ? countedText(static_cast<std::uint32_t>(entry.best.moves), klotski::Count::Moves)
             : OpeningTexts::tr("cannot be solved");
}

}  // namespace

std::size_t openingCount() { return boards().size(); }
const klotski::Board& openingBoard(std::size_t place) { return boards()[place]; }

std::optional<std::size_t> openingOf(const klotski::Board& board) {
  const klotski::Entry* entry = klotski::entryByGrid(board);
  if (!entry) return std::nullopt;
  return static_cast<std::size_t>(entry - klotski::catalogue().data());
}

QString openingTitle(std::size_t place) {
  const klotski::Entry& e = entryAt(place);
  return textOf(isChinese() ? e.chinese : e.pinyin.empty() ? e.english : e.pinyin);
}

QString openingSubtitle(std::size_t place) {
  const klotski::Entry& e = entryAt(place);
  return isChinese() ? joined({textOf(e.pinyin), textOf(e.english)})
                     : joined({textOf(e.chinese), textOf(e.english)});
}

KlotskiPanel::ByCount openingFewest(std::size_t place) {
  KlotskiPanel::ByCount out;
  const klotski::Figures& best = entryAt(place).best;
  if (!best.isSolvable()) return out;
  for (std::size_t i = 0; i < out.size(); ++i)
    out[i] = KlotskiPanel::Figure{static_cast<std::uint32_t>(best.in(static_cast<klotski::Count>(i))), true};
  return out;
}

std::vector<OpeningItem> openingItems(const BestBook& book) {
  std::vector<OpeningItem> items;
  for (std::size_t i = 0; i < openingCount(); ++i) {
    const klotski::Entry& e = entryAt(i);
    const auto best = book.best(openingBoard(i));
    items.push_back({openingTitle(i), joined({openingTitle(i), openingSubtitle(i)}), fewestText(e),
                     groupText(e.group), best ? std::optional(best->best.moves) : std::nullopt,
                     openingBoard(i)});
  }
  return items;
}

}  // namespace searchlight::ui
