// widgets/klotski/best_book.cpp: the file's text read strictly, and told.
#include "widgets/klotski/best_book.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <utility>

#include "core/klotski/board_text.h"

namespace searchlight::ui {
namespace {

constexpr int kBestVersion = 1;
const QString kBestKey = QStringLiteral("searchlight-klotski-best");
constexpr double kMostGames = 9007199254740992.0;  // what a JSON number holds exactly

struct CountField {
  const char* name;
  std::uint32_t klotski::Played::*field;
};
constexpr std::array<CountField, 3> kCountFields{{{"moves", &klotski::Played::moves},
                                                  {"straight", &klotski::Played::straight},
                                                  {"steps", &klotski::Played::steps}}};

}  // namespace

// Takes a document apart, and stops at the first thing that is not as it must be.
class BestBook::Reader {
 public:
  QString problem;  // empty: all is well

  Pages pages(const QByteArray& text) {
    Pages pages;
    const QJsonObject root = BookFile::rootOf(text, kBestKey, kBestVersion, &problem);
    if (!problem.isEmpty()) return pages;
    if (!root.value(QStringLiteral("openings")).isArray()) return wrong(QStringLiteral("openings")), pages;
    const QJsonArray all = root.value(QStringLiteral("openings")).toArray();
    for (qsizetype i = 0; i < all.size() && problem.isEmpty(); ++i) {
      m_where = QStringLiteral("openings[%1]").arg(i);
      Page page = pageOf(all[i].toObject());
      if (std::ranges::find(pages, page.board, &Page::board) != pages.end()) wrong(m_where);
      pages.push_back(std::move(page));
    }
    return pages;
  }

 private:
  void wrong(const QString& what) {
    if (problem.isEmpty()) problem = BestBook::tr("%1 is not as it must be").arg(what);
  }
  double number(const QJsonObject& from, const char* name, double most) {
    const QString key = QString::fromLatin1(name);
    const double value = from.value(key).toDouble(-1);
    if (value >= 1 && value <= most && value == std::floor(value)) return value;
    wrong(m_where + u'.' + key);
    return 1;
  }
  Page pageOf(const QJsonObject& from) {
    Page page;
    page.board = from.value(QStringLiteral("board")).toString().toStdString();
    if (page.board.empty()) wrong(m_where + QStringLiteral(".board"));
    page.entry.games = static_cast<std::uint64_t>(number(from, "games", kMostGames));
    for (const CountField& f : kCountFields)
      page.entry.best.*f.field =
          static_cast<std::uint32_t>(number(from, f.name, std::numeric_limits<std::uint32_t>::max()));
    page.entry.when = QDateTime::fromString(from.value(QStringLiteral("when")).toString(), Qt::ISODateWithMs);
    if (!page.entry.when.isValid()) wrong(m_where + QStringLiteral(".when"));
    return page;
  }

  QString m_where;
};

BestBook::BestBook(const QString& path, QObject* parent) : QObject(parent), m_book(path, kMaxBytes) {}

void BestBook::read() {
  if (m_book.read()) Q_EMIT changed();
}

BestBook::Pages BestBook::Leaves::read(const QByteArray& text, QString* problem) {
  Reader reader;
  Pages pages = reader.pages(text);
  *problem = reader.problem;
  return pages;
}

bool BestBook::Leaves::add(Entries& pages, const Entered& solved) {
  auto at = std::ranges::find(pages, solved.board, &Page::board);
  const bool isFirst = at == pages.end();
  if (isFirst) at = pages.insert(at, Page{solved.board, {0, solved.played, solved.when}});
  ++at->entry.games;
  bool isBetter = isFirst;
  for (const CountField& f : kCountFields)
    if (solved.played.*f.field < at->entry.best.*f.field) {
      at->entry.best.*f.field = solved.played.*f.field;
      isBetter = true;
    }
  if (isBetter) at->entry.when = solved.when;
  return isBetter;
}

QByteArray BestBook::Leaves::textOf(const Entries& pages) {
  QJsonArray all;
  for (const Page& page : pages) {
    QJsonObject opening{{QStringLiteral("board"), QString::fromStdString(page.board)},
                        {QStringLiteral("games"), static_cast<double>(page.entry.games)},
                        {QStringLiteral("when"), page.entry.when.toUTC().toString(Qt::ISODateWithMs)}};
    for (const CountField& f : kCountFields)
      opening.insert(QString::fromLatin1(f.name), static_cast<double>(page.entry.best.*f.field));
    all.append(opening);
  }
  const QJsonObject root{{kBestKey, kBestVersion}, {QStringLiteral("openings"), all}};
  return QJsonDocument(root).toJson(QJsonDocument::Indented);
}

bool BestBook::enter(const klotski::Board& board, const klotski::Played& played, QString* complaint) {
  const bool isBetter = m_book.enter({klotski::boardText(board), played, QDateTime::currentDateTimeUtc()},
                                     tr("The game is kept and written as soon as possible."), complaint);
  Q_EMIT changed();
  return isBetter;
}

std::optional<BestBook::Entry> BestBook::best(const klotski::Board& board) const {
  const Pages& pages = m_book.entries();
  const auto at = std::ranges::find(pages, klotski::boardText(board), &Page::board);
  return at == pages.end() ? std::nullopt : std::optional(at->entry);
}

}  // namespace searchlight::ui
