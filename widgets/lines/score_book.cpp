// widgets/lines/score_book.cpp: ten games a setting, and sums over all.
#include "widgets/lines/score_book.h"

#include <QJsonArray>
#include <algorithm>
#include <functional>
#include <string>
#include <string_view>
#include <tuple>

#include "widgets/theme/error_texts.h"

namespace searchlight::ui {
namespace {

QString cutName(QString name) {
  name = name.simplified();
  name.truncate(ScoreBook::kMaxName);
  return name;
}

QString wordText(std::string_view name) {
  return QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size()));
}

auto rulesOf(const lines::Settings& s) {
  return std::tuple(s.size, s.colours, s.newBalls, s.line, s.score, s.deal);
}

lines::Settings readSettings(const RecordReader& from) {
  lines::Settings s;
  s.size = from.whole<int>("size");
  s.colours = from.whole<int>("colours");
  s.newBalls = from.whole<int>("new");
  s.line = from.whole<int>("line");
  const auto score = lines::scoreFromName(from.text("score").toStdString());
  const auto deal = lines::dealFromName(from.text("deal").toStdString());
  if (!score) from.wrong("score");
  if (!deal) from.wrong("deal");
  s.score = score.value_or(s.score);
  s.deal = deal.value_or(s.deal);
  if (const auto fault = lines::faultOf(s)) from.fault(errorText(*fault));
  return s;
}

ScoreBook::Entry readEntry(const RecordReader& from) {
  ScoreBook::Entry entry;
  entry.score = from.whole<int>("score");
  entry.turns = from.whole<int>("turns");
  bool isNumber = false;
  entry.seed = from.text("seed").toULongLong(&isNumber);
  if (!isNumber) from.wrong("seed");
  entry.undone = from.whole<std::uint64_t>("undone");
  entry.hints = from.whole<std::uint64_t>("hints");
  entry.when = from.time("when");
  entry.name = cutName(from.text("name"));
  return entry;
}
QJsonObject writtenEntry(const ScoreBook::Entry& entry) {
  return {{QStringLiteral("score"), entry.score},
          {QStringLiteral("turns"), entry.turns},
          {QStringLiteral("seed"), QString::number(entry.seed)},
          {QStringLiteral("undone"), countValue(entry.undone)},
          {QStringLiteral("hints"), countValue(entry.hints)},
          {QStringLiteral("when"), timeValue(entry.when)},
          {QStringLiteral("name"), entry.name}};
}

}  // namespace

bool SettingsScores::Order::operator()(const Key& a, const Key& b) const { return rulesOf(a) < rulesOf(b); }

std::pair<lines::Settings, SettingsScores> SettingsScores::read(const RecordReader& from) {
  std::pair<lines::Settings, SettingsScores> out{readSettings(from), {}};
  SettingsScores& record = out.second;
  record.games = from.whole<std::uint64_t>("games");
  record.points = from.whole<std::uint64_t>("points");
  record.highest = from.whole<int>("highest");
  record.turns = from.whole<std::uint64_t>("turns");
  record.cleared = from.whole<std::uint64_t>("cleared");
  record.longest = from.whole<int>("longest");
  for (const RecordReader& one : from.list("best", kBest)) {
    record.best.push_back(readEntry(one));
    // The order is what a rank is.
    if (record.best.size() > 1 && record.best.back().score > record.best.end()[-2].score) one.wrong();
  }
  return out;
}

QJsonObject SettingsScores::written(const Key& key) const {
  QJsonArray entries;
  for (const Entry& entry : best) entries.append(writtenEntry(entry));
  return {{QStringLiteral("size"), key.size},
          {QStringLiteral("colours"), key.colours},
          {QStringLiteral("new"), key.newBalls},
          {QStringLiteral("line"), key.line},
          {QStringLiteral("score"), wordText(lines::name(key.score))},
          {QStringLiteral("deal"), wordText(lines::name(key.deal))},
          {QStringLiteral("games"), countValue(games)},
          {QStringLiteral("points"), countValue(points)},
          {QStringLiteral("highest"), highest},
          {QStringLiteral("turns"), countValue(turns)},
          {QStringLiteral("cleared"), countValue(cleared)},
          {QStringLiteral("longest"), longest},
          {QStringLiteral("best"), entries}};
}

std::optional<int> SettingsScores::merge(const Entered& game, bool /*isFirst*/) {
  addCount(games, 1);
  addCount(points, static_cast<std::uint64_t>(game.entry.score));
  addCount(turns, static_cast<std::uint64_t>(game.entry.turns));
  addCount(cleared, game.cleared);
  highest = std::max(highest, game.entry.score);
  longest = std::max(longest, game.longest);
  // Behind its equals.
  const auto place = std::ranges::upper_bound(best, game.entry.score, std::greater(), &Entry::score);
  const auto rank = static_cast<std::size_t>(place - best.begin());
  best.insert(place, game.entry);
  if (best.size() > kBest) best.resize(kBest);
  return rank < kBest ? std::optional(static_cast<int>(rank) + 1) : std::nullopt;
}

std::optional<int> ScoreBook::enter(const lines::Settings& settings, const Entry& entry,
                                    std::uint64_t clearedBalls, int longestClear, QString* complaint) {
  Entry entered = entry;
  entered.name = cutName(entry.name);
  // As it will be read again: times in UTC and whole milliseconds.
  entered.when = entry.when.isValid() ? entry.when.toUTC() : QDateTime::currentDateTimeUtc();
  return Book::enter({settings, std::move(entered), clearedBalls, longestClear}, complaint);
}

std::vector<ScoreBook::Entry> ScoreBook::best(const lines::Settings& settings) const {
  const SettingsScores* const found = find(settings);
  return found ? found->best : std::vector<Entry>();
}

ScoreBook::Statistics ScoreBook::statistics(const lines::Settings& settings) const {
  const SettingsScores* const found = find(settings);
  if (!found || found->games == 0) return {};
  return {found->games,   static_cast<double>(found->points) / static_cast<double>(found->games),
          found->highest, found->turns,
          found->cleared, found->longest};
}

std::vector<lines::Settings> ScoreBook::settings() const {
  std::vector<const Records::value_type*> pages;
  for (const Records::value_type& page : records()) pages.push_back(&page);
  std::ranges::stable_sort(pages, std::greater(), [](const auto* page) { return page->second.games; });
  std::vector<lines::Settings> all;
  all.reserve(pages.size());
  for (const auto* page : pages) all.push_back(page->first);
  return all;
}

}  // namespace searchlight::ui
