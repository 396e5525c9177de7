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
#include "core/sokoban/box_route.h"
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

  Leaves::Entries entries(const QByteArray& text) {
    Leaves::Entries entries;
    const QJsonObject root = BookFile::rootOf(text, kBookKey, kBookVersion, &problem);
    if (!problem.isEmpty()) return entries;
    if (!root.value(QStringLiteral("levels")).isArray()) wrong(QStringLiteral("levels"));
    const QJsonArray all = root.value(QStringLiteral("levels")).toArray();
    for (qsizetype i = 0; i < all.size() && problem.isEmpty(); ++i) {
      const QString where = QStringLiteral("levels[%1]").arg(i);
      const QJsonObject from = all[i].toObject();
      const std::string level = from.value(QStringLiteral("level")).toString().toStdString();
      Entry entry;
      entry.games = static_cast<std::uint64_t>(number(from, QStringLiteral("games"), where, 1, kMostSolved));
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
  double number(const QJsonObject& from, const QString& name, const QString& where, double least,
                double most) {
    const double value = from.value(name).toDouble(-1);
    if (value >= least && value <= most && value == std::floor(value)) return value;
    wrong(where + u'.' + name);
    return least;
  }
  Solution solution(const QJsonObject& from, const QString& where) {
    const auto count = [&](const QString& name) {
      // A level that begins solved needs nothing.
      return static_cast<std::uint32_t>(
          number(from, name, where, 0, std::numeric_limits<std::uint32_t>::max()));
    };
    Solution s{{count(QStringLiteral("moves")), count(QStringLiteral("pushes"))},
               from.value(QStringLiteral("lurd")).toString().toStdString()};
    const auto read = sokoban::readLurd(s.lurd);
    const auto* lurd = std::get_if<sokoban::Lurd>(&read);
    if (!lurd || lurd->steps.size() != s.played.moves) wrong(where + QStringLiteral(".lurd"));
    return s;
  }
};

SokobanBook::SokobanBook(const QString& path, QObject* parent) : QObject(parent), m_book(path, kMaxBytes) {}

void SokobanBook::read() {
  if (m_book.read()) Q_EMIT changed();
}

SokobanBook::Leaves::Entries SokobanBook::Leaves::read(const QByteArray& text, QString* problem) {
  Reader reader;
  Entries entries = reader.entries(text);
  *problem = reader.problem;
  return entries;
}

SokobanBook::Gain SokobanBook::Leaves::add(Entries& entries, const Entered& solved) {
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

QByteArray SokobanBook::Leaves::textOf(const Entries& entries) {
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
  Leaves::Entered solved{identity,
                         {{static_cast<std::uint32_t>(steps.size()), 0}, sokoban::lurdText(steps)},
                         QDateTime::currentDateTimeUtc(),
                         isGame};
  for (const sokoban::Step& step : steps) solved.solution.played.pushes += step.isPush ? 1 : 0;
  const Gain gain =
      m_book.enter(std::move(solved), tr("The solution is kept and written as soon as possible."), complaint);
  Q_EMIT changed();
  return gain;
}

std::optional<QString> SokobanBook::writeUnwritten() {
  QStringList told;
  if (m_book.writeUnwritten(&told)) return std::nullopt;
  return told.join(QLatin1Char(' '));
}

const SokobanBook::Entry* SokobanBook::best(const std::string& identity) const {
  const auto at = m_book.entries().find(identity);
  return at == m_book.entries().end() ? nullptr : &at->second;
}

namespace {

std::vector<Direction> turnedSteps(const std::vector<Direction>& steps, Turn turn) {
  std::vector<Direction> turned(steps.size());
  std::ranges::transform(steps, turned.begin(), [turn](Direction d) { return turn.direction(d); });
  return turned;
}

// From the first push on, with another walk before it: the least of all that solve the board; empty: none does.
std::vector<Direction> withOtherWalk(const sokoban::Board& board, const std::vector<Direction>& pushes) {
  std::vector<Direction> best;
  const std::vector<bool> reached = board.reach(board.opening());
  for (std::size_t i = 0; i < reached.size(); ++i) {
    const auto from = static_cast<sokoban::Cell>(i);
    if (!reached[i] || !board.opening().hasBox(board.beside(from, pushes.front()))) continue;
    sokoban::Position there = board.opening();
    there.worker = from;
    if (!sokoban::play(board, there, pushes).isSolved) continue;
    std::vector<Direction> steps = sokoban::findWalk(board, board.opening(), from);
    steps.insert(steps.end(), pushes.begin(), pushes.end());
    if (best.empty() || steps.size() < best.size()) best = std::move(steps);
  }
  return best;
}

}  // namespace

// Another copy may begin with the worker elsewhere in the part that he can walk about in.
std::optional<std::vector<Direction>> turnedToSolve(const sokoban::Board& board, const std::string& lurd) {
  const auto read = sokoban::readLurd(lurd);
  const auto* steps = std::get_if<sokoban::Lurd>(&read);
  if (!steps) return std::nullopt;
  for (int turn = 0; turn < Turn::kTurns; ++turn)
    if (const auto turned = turnedSteps(steps->steps, Turn::numbered(turn));
        sokoban::play(board, turned).isSolved)
      return turned;
  const std::size_t walk = lurd.find_first_of("LURD");
  if (walk >= steps->steps.size()) return std::nullopt;
  const std::vector<Direction> pushes(steps->steps.begin() + static_cast<std::ptrdiff_t>(walk),
                                      steps->steps.end());
  for (int turn = 0; turn < Turn::kTurns; ++turn)
    if (auto solution = withOtherWalk(board, turnedSteps(pushes, Turn::numbered(turn))); !solution.empty())
      return solution;
  return std::nullopt;
}

}  // namespace searchlight::ui
