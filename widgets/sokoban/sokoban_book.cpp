// widgets/sokoban/sokoban_book.cpp: the file's text read strictly, and told.
#include "widgets/sokoban/sokoban_book.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <utility>

#include "core/geometry/turn.h"
#include "core/sokoban/lurd.h"

namespace searchlight::ui {
namespace {

constexpr int kBookVersion = 1;
const QString kBookKey = QStringLiteral("searchlight-sokoban-best");
constexpr double kMostSolved = 9007199254740992.0;  // what a JSON number holds exactly

bool isBetterByMoves(const sokoban::Played& a, const sokoban::Played& b) {
  return std::pair(a.moves, a.pushes) < std::pair(b.moves, b.pushes);
}
bool isBetterByPushes(const sokoban::Played& a, const sokoban::Played& b) {
  return std::pair(a.pushes, a.moves) < std::pair(b.pushes, b.moves);
}

QJsonObject toldSolution(const SokobanBook::Solution& s) {
  return {{QStringLiteral("moves"), static_cast<double>(s.played.moves)},
          {QStringLiteral("pushes"), static_cast<double>(s.played.pushes)},
          {QStringLiteral("lurd"), QString::fromStdString(s.lurd)}};
}

}  // namespace

// Takes a document apart, and stops at the first thing that is not as it must be.
class SokobanBook::Reader {
 public:
  QString problem;  // empty: all is well

  Entries entries(const QByteArray& text) {
    Entries entries;
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(text, &error);
    if (error.error != QJsonParseError::NoError) {
      problem = SokobanBook::tr("at byte %1: %2").arg(error.offset).arg(error.errorString());
      return entries;
    }
    const QJsonObject root = document.object();
    if (root.value(kBookKey).toInt() != kBookVersion) {
      problem = SokobanBook::tr("it has no “%1”: %2").arg(kBookKey).arg(kBookVersion);
      return entries;
    }
    if (!root.value(QStringLiteral("levels")).isArray()) wrong(QStringLiteral("levels"));
    const QJsonArray all = root.value(QStringLiteral("levels")).toArray();
    for (qsizetype i = 0; i < all.size() && problem.isEmpty(); ++i) {
      const QString where = QStringLiteral("levels[%1]").arg(i);
      const QJsonObject from = all[i].toObject();
      const std::string level = from.value(QStringLiteral("level")).toString().toStdString();
      Entry entry;
      entry.games = static_cast<std::uint64_t>(number(from, QStringLiteral("games"), where, kMostSolved));
      entry.byMoves =
          solution(from.value(QStringLiteral("moves")).toObject(), where + QStringLiteral(".moves"));
      entry.byPushes =
          solution(from.value(QStringLiteral("pushes")).toObject(), where + QStringLiteral(".pushes"));
      entry.when = QDateTime::fromString(from.value(QStringLiteral("when")).toString(), Qt::ISODateWithMs);
      if (!entry.when.isValid()) wrong(where + QStringLiteral(".when"));
      if (level.empty() || !entries.emplace(level, std::move(entry)).second)
        wrong(where + QStringLiteral(".level"));
    }
    return entries;
  }

 private:
  void wrong(const QString& what) {
    if (problem.isEmpty()) problem = SokobanBook::tr("%1 is not as it must be").arg(what);
  }
  double number(const QJsonObject& from, const QString& name, const QString& where, double most) {
    const double value = from.value(name).toDouble(-1);
    if (value >= 1 && value <= most && value == std::floor(value)) return value;
    wrong(where + u'.' + name);
    return 1;
  }
  Solution solution(const QJsonObject& from, const QString& where) {
    const auto count = [&](const QString& name) {
      return static_cast<std::uint32_t>(number(from, name, where, std::numeric_limits<std::uint32_t>::max()));
    };
    Solution s{{count(QStringLiteral("moves")), count(QStringLiteral("pushes"))},
               from.value(QStringLiteral("lurd")).toString().toStdString()};
    const auto read = sokoban::readLurd(s.lurd);
    const auto* lurd = std::get_if<sokoban::Lurd>(&read);
    if (!lurd || lurd->steps.size() != s.played.moves) wrong(where + QStringLiteral(".lurd"));
    return s;
  }
};

SokobanBook::SokobanBook(const QString& path, QObject* parent) : QObject(parent), m_file(path, kMaxBytes) {
  m_file.read(taking(m_entries));
}

BookFile::Take SokobanBook::taking(Entries& entries) {
  return [&entries](const QByteArray& text) {
    Reader reader;
    Entries taken = text.isNull() ? Entries() : reader.entries(text);
    if (reader.problem.isEmpty()) entries = std::move(taken);
    return reader.problem;
  };
}

void SokobanBook::read() {
  Entries entries;
  if (!m_file.read(taking(entries))) return;  // what is known stays
  for (const Solved& solved : m_unwritten) add(entries, solved);
  if (std::exchange(m_entries, std::move(entries)) != m_entries) Q_EMIT changed();
}

SokobanBook::Gain SokobanBook::add(Entries& entries, const Solved& solved) {
  const auto [at, isFirst] =
      entries.try_emplace(solved.identity, Entry{0, solved.solution, solved.solution, solved.when});
  Entry& entry = at->second;
  if (solved.isGame || isFirst) ++entry.games;
  if (isFirst) return Gain::First;
  bool isBetter = false;
  if (isBetterByMoves(solved.solution.played, entry.byMoves.played)) {
    entry.byMoves = solved.solution;
    isBetter = true;
  }
  if (isBetterByPushes(solved.solution.played, entry.byPushes.played)) {
    entry.byPushes = solved.solution;
    isBetter = true;
  }
  if (isBetter) entry.when = solved.when;
  return isBetter ? Gain::Better : Gain::None;
}

QByteArray SokobanBook::textOf(const Entries& entries) {
  std::vector<const Entries::value_type*> sorted;
  for (const auto& entry : entries) sorted.push_back(&entry);
  std::ranges::sort(sorted, {}, [](const auto* e) -> const std::string& { return e->first; });
  QJsonArray all;
  for (const auto* e : sorted)
    all.append(QJsonObject{{QStringLiteral("level"), QString::fromStdString(e->first)},
                           {QStringLiteral("games"), static_cast<double>(e->second.games)},
                           {QStringLiteral("when"), e->second.when.toUTC().toString(Qt::ISODateWithMs)},
                           {QStringLiteral("moves"), toldSolution(e->second.byMoves)},
                           {QStringLiteral("pushes"), toldSolution(e->second.byPushes)}});
  const QJsonObject root{{kBookKey, kBookVersion}, {QStringLiteral("levels"), all}};
  return QJsonDocument(root).toJson(QJsonDocument::Indented);
}

SokobanBook::Gain SokobanBook::enter(const std::string& identity, const std::vector<sokoban::Step>& steps,
                                     QString* complaint, bool isGame) {
  Solved solved{identity,
                {{static_cast<std::uint32_t>(steps.size()), 0}, sokoban::lurdText(steps)},
                QDateTime::currentDateTimeUtc(),
                isGame};
  for (const sokoban::Step& step : steps) solved.solution.played.pushes += step.isPush ? 1 : 0;
  QStringList told;
  Gain gain = Gain::None;
  Entries entries;
  const auto compose = [&](bool isBegunAnew) {
    // What was read while the file was whole is not lost with it.
    if (isBegunAnew && entries.empty())
      entries = m_entries;
    else
      for (const Solved& unwritten : m_unwritten) add(entries, unwritten);
    gain = add(entries, solved);
    return textOf(entries);
  };
  if (m_file.write(taking(entries), compose, &told)) {
    m_entries = std::move(entries);
    m_unwritten.clear();
  } else {
    told << tr("The solution is kept until the next one is entered.");
    gain = add(m_entries, solved);
    m_unwritten.push_back(std::move(solved));
  }
  *complaint = told.join(QStringLiteral(" "));
  Q_EMIT changed();
  return gain;
}

const SokobanBook::Entry* SokobanBook::best(const std::string& identity) const {
  const auto at = m_entries.find(identity);
  return at == m_entries.end() ? nullptr : &at->second;
}

std::optional<std::vector<Direction>> turnedToSolve(const sokoban::Board& board, const std::string& lurd) {
  const auto read = sokoban::readLurd(lurd);
  const auto* steps = std::get_if<sokoban::Lurd>(&read);
  if (!steps) return std::nullopt;
  for (int i = 0; i < Turn::kTurns; ++i) {
    std::vector<Direction> turned(steps->steps.size());
    std::ranges::transform(steps->steps, turned.begin(),
                           [i](Direction d) { return Turn::numbered(i).direction(d); });
    if (sokoban::play(board, turned).isSolved) return turned;
  }
  return std::nullopt;
}

}  // namespace searchlight::ui
