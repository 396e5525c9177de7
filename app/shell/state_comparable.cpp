// app/shell/state_comparable.cpp: what has no answer where cells are no states, and files for commands.
#include "app/shell/state_comparable.h"

#include <QCryptographicHash>
#include <QDir>
#include <QStandardPaths>
#include <exception>

#include "core/text/files.h"
#include "core/text/format_error.h"
#include "core/text/shell_words.h"
#include "widgets/board/state_board.h"

namespace searchlight::ui {

// ---- Other programs' traces: none is of whole boards -------------------------------------------------------------------------

std::vector<Comparable::Playback> StateComparable::openTrace(const QString& path, std::size_t) const {
  throw FormatError(QDir::toNativeSeparators(path).toStdString(), 0,
                    "a recorded search can be compared in the map lab only");
}
QString StateComparable::otherQuestion(const search::Session&) const { return {}; }
NodeCell StateComparable::nodeCell(const search::Session&) const { return {}; }

// ---- Boards that follow ------------------------------------------------------------------------------------------------------

QString StateComparable::describe(const WatchedRun&, const BoardView& board, Point cell) const {
  const auto* shown = dynamic_cast<const StateBoard*>(&board);
  return shown ? shown->pieceText(cell) : QString();
}

std::optional<std::string> StateComparable::stateAt(Point) const { return std::nullopt; }

std::optional<std::string> StateComparable::stateShown(const WatchedRun& search,
                                                       const BoardView& board) const {
  const auto* shown = dynamic_cast<const StateBoard*>(&board);
  if (!search.hasSearch() || !shown || !shown->follows(search)) return std::nullopt;
  const search::NodeId node = nodeShown(search.session(), board);
  return node == search::kNoNode ? std::nullopt : std::optional(search.session().stateText(node));
}

void StateComparable::showNode(BoardView& board, std::optional<search::NodeId> node) const {
  if (auto* shown = dynamic_cast<StateBoard*>(&board)) shown->showNode(node);
}

std::optional<std::size_t> StateComparable::eventOf(const WatchedRun& run) {
  return run.hasSearch() && !run.isAtEnd() ? std::optional(run.position()) : std::nullopt;
}

QString StateComparable::fileForCommand(const QString& folder, const QString& extension,
                                        const std::string& text) {
  const QString place =
      QStandardPaths::writableLocation(QStandardPaths::CacheLocation) + QLatin1Char('/') + folder;
  QDir().mkpath(place);
  const QByteArray hash =
      QCryptographicHash::hash(QByteArray::fromStdString(text), QCryptographicHash::Sha256).toHex().left(12);
  const QString path = place + QLatin1Char('/') + QString::fromLatin1(hash) + extension;
  try {
    writeFile(path.toStdU16String(), text);
  } catch (const std::exception&) {
    return {};
  }
  return QString::fromStdString(shellWord(QDir::toNativeSeparators(path).toStdString()));
}

}  // namespace searchlight::ui
