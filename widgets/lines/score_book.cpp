// widgets/lines/score_book.cpp: the file's text read strictly, and told.
#include "widgets/lines/score_book.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <string>
#include <string_view>
#include <utility>

#include "widgets/theme/error_texts.h"

namespace searchlight::ui {
namespace {

constexpr int kScoresVersion = 1;
const QString kScoresKey = QStringLiteral("searchlight-lines-scores");
// What a JSON number holds exactly.
constexpr double kMostCount = 9007199254740992.0;

QString cutName(QString name) {
  name = name.simplified();
  name.truncate(ScoreBook::kMaxName);
  return name;
}

}  // namespace

// Takes a document apart, and stops at the first thing that is not as it must be.
class ScoreBook::Reader {
 public:
  // Empty: all is well.
  QString problem;

  Pages pages(const QByteArray& text) {
    Pages pages;
    const QJsonObject root = BookFile::rootOf(text, kScoresKey, kScoresVersion, &problem);
    if (!problem.isEmpty()) return pages;
    if (!root.value(QStringLiteral("settings")).isArray()) return wrong(QStringLiteral("settings")), pages;
    const QJsonArray all = root.value(QStringLiteral("settings")).toArray();
    for (qsizetype i = 0; i < all.size() && problem.isEmpty(); ++i) {
      m_where = QStringLiteral("settings[%1]").arg(i);
      Page page = pageOf(all[i].toObject());
      const bool isTwice = std::ranges::find(pages, page.settings, &Page::settings) != pages.end();
      if (isTwice && problem.isEmpty()) wrong(m_where);
      pages.push_back(std::move(page));
    }
    return pages;
  }

 private:
  void wrong(const QString& what) {
    if (problem.isEmpty()) problem = ScoreBook::tr("%1 is not as it must be").arg(what);
  }
  QString place(const QString& key) const { return m_where + u'.' + key; }

  double number(const QJsonObject& from, const char* name, double most) {
    const QString key = QString::fromLatin1(name);
    const double value = from.value(key).toDouble(-1);
    if (value >= 0 && value <= most && value == std::floor(value)) return value;
    wrong(place(key));
    return 0;
  }
  int whole(const QJsonObject& from, const char* name) {
    return static_cast<int>(number(from, name, std::numeric_limits<int>::max()));
  }
  std::uint64_t count(const QJsonObject& from, const char* name) {
    return static_cast<std::uint64_t>(number(from, name, kMostCount));
  }

  Page pageOf(const QJsonObject& from) {
    Page page;
    lines::Settings& s = page.settings;
    s.size = whole(from, "size");
    s.colours = whole(from, "colours");
    s.newBalls = whole(from, "new");
    s.line = whole(from, "line");
    const auto score = lines::scoreFromName(from.value(QStringLiteral("score")).toString().toStdString());
    const auto deal = lines::dealFromName(from.value(QStringLiteral("deal")).toString().toStdString());
    if (!score) wrong(place(QStringLiteral("score")));
    if (!deal) wrong(place(QStringLiteral("deal")));
    if (score) s.score = *score;
    if (deal) s.deal = *deal;
    if (const auto fault = lines::faultOf(s))
      problem = problem.isEmpty()
                    ? QStringLiteral("%1: %2").arg(m_where, errorText(QString::fromStdString(*fault)))
                    : problem;
    page.games = count(from, "games");
    page.points = count(from, "points");
    page.highest = whole(from, "highest");
    page.turns = count(from, "turns");
    page.cleared = count(from, "cleared");
    page.longest = whole(from, "longest");
    const QJsonArray best = from.value(QStringLiteral("best")).toArray();
    if (!from.value(QStringLiteral("best")).isArray() || best.size() > static_cast<qsizetype>(kBest))
      wrong(place(QStringLiteral("best")));
    const QString where = m_where;
    for (qsizetype i = 0; i < best.size() && problem.isEmpty(); ++i) {
      m_where = QStringLiteral("%1.best[%2]").arg(where).arg(i);
      page.best.push_back(entryOf(best[i].toObject()));
      // The order is what a rank is.
      if (i > 0 && page.best.back().score > page.best[page.best.size() - 2].score) wrong(m_where);
    }
    m_where = where;
    return page;
  }

  Entry entryOf(const QJsonObject& from) {
    Entry entry;
    entry.score = whole(from, "score");
    entry.turns = whole(from, "turns");
    bool isNumber = false;
    entry.seed = from.value(QStringLiteral("seed")).toString().toULongLong(&isNumber);
    if (!isNumber) wrong(place(QStringLiteral("seed")));
    entry.undone = count(from, "undone");
    entry.hints = count(from, "hints");
    entry.when = QDateTime::fromString(from.value(QStringLiteral("when")).toString(), Qt::ISODateWithMs);
    if (!entry.when.isValid()) wrong(place(QStringLiteral("when")));
    if (!from.value(QStringLiteral("name")).isString()) wrong(place(QStringLiteral("name")));
    entry.name = cutName(from.value(QStringLiteral("name")).toString());
    return entry;
  }

  QString m_where;
};

ScoreBook::ScoreBook(const QString& path, QObject* parent) : QObject(parent), m_file(path, kMaxBytes) {
  m_file.read(taking(m_pages));
}

BookFile::Take ScoreBook::taking(Pages& pages) {
  return [&pages](const QByteArray& text) {
    Reader reader;
    Pages taken = text.isNull() ? Pages() : reader.pages(text);
    if (reader.problem.isEmpty()) pages = std::move(taken);
    return reader.problem;
  };
}

void ScoreBook::read() {
  Pages pages;
  if (!m_file.read(taking(pages))) return;  // what is known stays
  for (const Game& game : m_unwritten) add(pages, game);
  if (std::exchange(m_pages, std::move(pages)) != m_pages) Q_EMIT changed();
}

std::optional<int> ScoreBook::add(Pages& pages, const Game& game) {
  auto at = std::ranges::find(pages, game.settings, &Page::settings);
  if (at == pages.end()) {
    at = pages.emplace(at);
    at->settings = game.settings;
  }
  ++at->games;
  at->points += static_cast<std::uint64_t>(game.entry.score);
  at->turns += static_cast<std::uint64_t>(game.entry.turns);
  at->cleared += game.cleared;
  at->highest = std::max(at->highest, game.entry.score);
  at->longest = std::max(at->longest, game.longest);
  // Behind its equals.
  const auto place = std::ranges::upper_bound(at->best, game.entry.score, std::greater(), &Entry::score);
  const auto rank = place - at->best.begin();
  at->best.insert(place, game.entry);
  if (at->best.size() > kBest) at->best.resize(kBest);
  if (rank >= static_cast<std::ptrdiff_t>(kBest)) return std::nullopt;
  return static_cast<int>(rank) + 1;
}

QByteArray ScoreBook::textOf(const Pages& pages) {
  const auto number = [](std::uint64_t n) { return static_cast<double>(n); };
  const auto word = [](std::string_view name) {
    return QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size()));
  };
  QJsonArray all;
  for (const Page& page : pages) {
    QJsonArray best;
    for (const Entry& entry : page.best)
      best.append(QJsonObject{{QStringLiteral("score"), entry.score},
                              {QStringLiteral("turns"), entry.turns},
                              {QStringLiteral("seed"), QString::number(entry.seed)},
                              {QStringLiteral("undone"), number(entry.undone)},
                              {QStringLiteral("hints"), number(entry.hints)},
                              {QStringLiteral("when"), entry.when.toUTC().toString(Qt::ISODateWithMs)},
                              {QStringLiteral("name"), entry.name}});
    all.append(QJsonObject{{QStringLiteral("size"), page.settings.size},
                           {QStringLiteral("colours"), page.settings.colours},
                           {QStringLiteral("new"), page.settings.newBalls},
                           {QStringLiteral("line"), page.settings.line},
                           {QStringLiteral("score"), word(lines::name(page.settings.score))},
                           {QStringLiteral("deal"), word(lines::name(page.settings.deal))},
                           {QStringLiteral("games"), number(page.games)},
                           {QStringLiteral("points"), number(page.points)},
                           {QStringLiteral("highest"), page.highest},
                           {QStringLiteral("turns"), number(page.turns)},
                           {QStringLiteral("cleared"), number(page.cleared)},
                           {QStringLiteral("longest"), page.longest},
                           {QStringLiteral("best"), best}});
  }
  const QJsonObject root{{kScoresKey, kScoresVersion}, {QStringLiteral("settings"), all}};
  return QJsonDocument(root).toJson(QJsonDocument::Indented);
}

std::optional<int> ScoreBook::enter(const lines::Settings& settings, const Entry& entry,
                                    std::uint64_t clearedBalls, int longestClear, QString* complaint) {
  Game game{settings, entry, clearedBalls, longestClear};
  game.entry.name = cutName(entry.name);
  // As it will be read again: times in UTC and whole milliseconds.
  game.entry.when = entry.when.isValid() ? entry.when.toUTC() : QDateTime::currentDateTimeUtc();
  QStringList told;
  std::optional<int> rank;
  Pages pages;
  const auto compose = [&](bool isBegunAnew) {
    // What was read while the file was whole is not lost with it.
    if (isBegunAnew && pages.empty())
      pages = m_pages;
    else
      for (const Game& unwritten : m_unwritten) add(pages, unwritten);
    rank = add(pages, game);
    return textOf(pages);
  };
  if (m_file.write(taking(pages), compose, &told)) {
    m_pages = std::move(pages);
    m_unwritten.clear();
  } else {
    m_file.tellKept(&told, tr("The game is kept and written as soon as possible."));
    rank = add(m_pages, game);
    m_unwritten.push_back(std::move(game));
  }
  if (complaint) *complaint = told.join(QStringLiteral(" "));
  Q_EMIT changed();
  return rank;
}

// Whoever ends now has no other time to write what is kept.
ScoreBook::~ScoreBook() {
  if (m_unwritten.empty()) return;
  QStringList told;
  Pages pages;
  const auto compose = [&](bool isBegunAnew) {
    if (isBegunAnew && pages.empty())
      pages = m_pages;
    else
      for (const Game& unwritten : m_unwritten) add(pages, unwritten);
    return textOf(pages);
  };
  m_file.write(taking(pages), compose, &told, BookFile::Wait::Last);
}

const ScoreBook::Page* ScoreBook::page(const lines::Settings& settings) const {
  const auto at = std::ranges::find(m_pages, settings, &Page::settings);
  return at == m_pages.end() ? nullptr : &*at;
}

std::vector<ScoreBook::Entry> ScoreBook::best(const lines::Settings& settings) const {
  const Page* const found = page(settings);
  return found ? found->best : std::vector<Entry>();
}

ScoreBook::Statistics ScoreBook::statistics(const lines::Settings& settings) const {
  const Page* const found = page(settings);
  if (!found || found->games == 0) return {};
  return {found->games,   static_cast<double>(found->points) / static_cast<double>(found->games),
          found->highest, found->turns,
          found->cleared, found->longest};
}

std::vector<lines::Settings> ScoreBook::settings() const {
  std::vector<const Page*> pages;
  for (const Page& p : m_pages) pages.push_back(&p);
  std::ranges::stable_sort(pages, std::greater(), [](const Page* p) { return p->games; });
  std::vector<lines::Settings> all;
  all.reserve(pages.size());
  for (const Page* p : pages) all.push_back(p->settings);
  return all;
}

}  // namespace searchlight::ui
