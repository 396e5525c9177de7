// app/game/left_games.cpp: notes beside left games, read and written.
#include "app/game/left_games.h"

#include <QFile>
#include <QFileInfo>
#include <exception>
#include <string>

#include "app/game/game_store.h"
#include "app/shell/read_text.h"
#include "app/shell/set_up_words.h"
#include "core/text/files.h"

namespace searchlight::ui {

using namespace set_up_words;

namespace {

// In `view`.
constexpr std::string_view kAboutGame = "game", kAboutMoves = "moves", kAboutDeclined = "declined",
                           kAboutPlayed = "played";
constexpr qsizetype kMostName = 200;
constexpr std::size_t kMostAboutBytes = std::size_t{1} << 20;

QString wordOf(const setup::Words& words, std::string_view name) {
  const std::string* word = words.find(name);
  return word ? QString::fromStdString(*word) : QString();
}

}  // namespace

std::optional<setup::SetUp> aboutLeft(const QString& file) {
  const QString note = file + KeptFolder::kAbout;
  if (!QFile::exists(note)) return std::nullopt;
  try {
    return setup::read(readText(note, kMostAboutBytes), note.toStdString());
  } catch (const std::exception&) {
    return std::nullopt;
  }
}

void tellLeft(setup::SetUp& about, const QString& name, std::size_t moves, bool wasPlayed) {
  about.view.set(kAboutGame, name.left(kMostName).toStdString());
  about.view.set(kAboutMoves, std::to_string(moves));
  if (!wasPlayed) about.view.set(kAboutPlayed, std::string(kNoYes[0]));
}

bool isDeclined(const QString& file) {
  const auto about = aboutLeft(file);
  return about && placeOf(about->view, kAboutDeclined, kNoYes) == std::optional<std::size_t>(1);
}

bool wasPlayed(const QString& file) {
  const auto about = aboutLeft(file);
  return !about || placeOf(about->view, kAboutPlayed, kNoYes) != std::optional<std::size_t>(0);
}

// A note that cannot be read is somebody's: of a later version, perhaps with a set-up in it.
void decline(const QString& file) {
  const auto known = aboutLeft(file);
  if (!known && QFileInfo::exists(file + KeptFolder::kAbout)) return;
  setup::SetUp about = known.value_or(setup::SetUp{});
  if (about.page.empty()) about.page = "game";
  about.view.set(kAboutDeclined, std::string(kNoYes[1]));
  try {
    writeFile((file + KeptFolder::kAbout).toStdU16String(), setup::write(about));
  } catch (const std::exception&) {
    // it is offered once more
  }
}

std::vector<LeftWork> leftGames(const char* pageId, std::string_view extension, std::size_t most) {
  std::vector<LeftWork> out;
  for (const KeptFile& kept :
       KeptFolder(QString::fromLatin1(pageId) + GameStore::kLevels, extension).files()) {
    if (out.size() >= most) break;
    LeftWork work;
    work.file = kept.path;
    work.when = QDateTime::fromMSecsSinceEpoch(kept.left / 1000);
    work.isOver = kept.isOver;
    if (const auto about = aboutLeft(kept.path)) {
      work.title = wordOf(about->view, kAboutGame);
      work.from =
          about->file.empty() ? QString::fromStdString(about->board.path) : wordOf(about->file, "path");
      bool isNumber = false;
      const int moves = wordOf(about->view, kAboutMoves).toInt(&isNumber);
      if (isNumber) work.moves = moves;
    }
    out.push_back(std::move(work));
  }
  return out;
}

}  // namespace searchlight::ui
