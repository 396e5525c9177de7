// widgets/klotski/best_book.cpp: of each count the fewest.
#include "widgets/klotski/best_book.h"

#include <array>

#include "core/klotski/board_text.h"

namespace searchlight::ui {
namespace {

struct CountField {
  const char* name;
  std::uint32_t klotski::Played::*field;
};
constexpr std::array<CountField, 3> kCountFields{{{"moves", &klotski::Played::moves},
                                                  {"straight", &klotski::Played::straight},
                                                  {"steps", &klotski::Played::steps}}};

}  // namespace

std::pair<std::string, OpeningBest> OpeningBest::read(const RecordReader& from) {
  std::pair<std::string, OpeningBest> out{from.key("board"), {}};
  OpeningBest& record = out.second;
  record.games = from.whole<std::uint64_t>("games", 1);
  for (const CountField& f : kCountFields) record.best.*f.field = from.whole<std::uint32_t>(f.name, 1);
  record.when = from.time("when");
  return out;
}

QJsonObject OpeningBest::written(const Key& key) const {
  QJsonObject out{{QStringLiteral("board"), QString::fromStdString(key)},
                  {QStringLiteral("games"), countValue(games)},
                  {QStringLiteral("when"), timeValue(when)}};
  for (const CountField& f : kCountFields) out.insert(QString::fromLatin1(f.name), countValue(best.*f.field));
  return out;
}

bool OpeningBest::merge(const Entered& solved, bool isFirst) {
  if (isFirst) best = solved.played;
  addCount(games, 1);
  bool isBetter = isFirst;
  for (const CountField& f : kCountFields)
    if (solved.played.*f.field < best.*f.field) {
      best.*f.field = solved.played.*f.field;
      isBetter = true;
    }
  if (isBetter) when = solved.when;
  return isBetter;
}

bool BestBook::enter(const klotski::Board& board, const klotski::Played& played, QString* complaint) {
  return Book::enter({klotski::boardText(board), played, QDateTime::currentDateTimeUtc()}, complaint);
}

std::optional<OpeningBest> BestBook::best(const klotski::Board& board) const {
  const OpeningBest* const found = find(klotski::boardText(board));
  return found ? std::optional(*found) : std::nullopt;
}

}  // namespace searchlight::ui
