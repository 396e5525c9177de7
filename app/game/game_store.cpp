// app/game/game_store.cpp: files that come and go by the hash of a key.
#include "app/game/game_store.h"

#include <QCryptographicHash>
#include <QFileInfo>
#include <exception>
#include <memory>
#include <utility>

#include "app/game/kept_folder.h"
#include "widgets/theme/error_texts.h"

namespace searchlight::ui {

GameStore::GameStore(const QString& puzzle, std::string_view extension, QObject* parent)
    : QObject(parent), m_folder(puzzle + kLevels, extension), m_front(puzzle + kGames, extension) {}

GameStore::~GameStore() {
  for (const auto& [owner, game] : m_games) wait(*game);
  for (const auto& [owner, file] : m_closed) forget(owner);
}

std::string GameStore::keyOfFile(const QString& path, std::string_view hash) {
  const QFileInfo file(path);
  QString place = file.canonicalFilePath();
  if (place.isEmpty())
    place = QFileInfo(file.absolutePath()).canonicalFilePath() + QLatin1Char('/') + file.fileName();
  return "file " + place.toStdString() + '\n' + std::string(hash);
}

QString GameStore::prefixOf(const std::string& key) {
  const QByteArray hash = QCryptographicHash::hash(
      QByteArrayView(key.data(), static_cast<qsizetype>(key.size())), QCryptographicHash::Sha1);
  return QString::fromLatin1(hash.toHex()) + QLatin1Char('-');
}

// ---- Left games ------------------------------------------------------------------------------------------------------------------

// The file before goes when the next one is there, and not sooner.
void GameStore::write(const std::shared_ptr<Game>& game, const QString& file, Text text, const About& about,
                      bool tells) {
  auto task =
      std::make_shared<std::packaged_task<void()>>([this, game, file, text = std::move(text), about, tells] {
        try {
          writeFiles(file, text(), about);
        } catch (const std::exception& e) {
          game->unwritten = {file, errorText(e), text, about};
          if (tells)
            QMetaObject::invokeMethod(
                this, [this, why = game->unwritten->why] { Q_EMIT failed(why); }, Qt::QueuedConnection);
          return;
        }
        if (!game->file.isEmpty()) KeptFolder::remove(game->file);
        game->file = file;
        game->unwritten.reset();
      });
  game->written = task->get_future().share();
  m_tasks.post([task](const std::stop_token&) { (*task)(); });
}

// Without what is told of it the game is in the lists all the same, as one of which little is known; where that is work, both are
// there or none.
void GameStore::writeFiles(const QString& file, std::string_view text, const About& about) const {
  m_folder.write(file, text);
  if (about.text.empty()) return;
  try {
    m_folder.write(file + KeptFolder::kAbout, about.text);
  } catch (const std::exception&) {
    if (!about.isWork) return;
    KeptFolder::remove(file);
    throw;
  }
}

void GameStore::wait(const Game& game) {
  if (game.written.valid()) game.written.wait();
}

std::optional<QString> GameStore::settle(const std::shared_ptr<Game>& game) {
  wait(*game);
  if (const auto unwritten = game->unwritten) {
    write(game, unwritten->file, unwritten->text, unwritten->about, false);
    wait(*game);
  }
  return game->unwritten ? std::optional(game->unwritten->why) : std::nullopt;
}

void GameStore::leave(const Owner& owner, Text text, bool isOver, const About& about) {
  std::shared_ptr<Game>& game = m_games[owner];
  if (!game) game = std::make_shared<Game>();
  write(game, m_folder.newFile(prefixOf(owner.key), isOver), std::move(text), about, true);
  std::vector<std::shared_ptr<const Game>> ours;
  for (const auto& [other, kept] : m_games) ours.push_back(kept);
  m_tasks.post([folder = m_folder, ours = std::move(ours)](const std::stop_token&) {
    QSet<QString> inUse;
    for (const auto& kept : ours) inUse.insert(kept->file);
    folder.hold({}, inUse);
  });
}

std::optional<KeptFile> GameStore::latest(const std::string& key) {
  for (auto at = m_games.lower_bound({key, 0}); at != m_games.end() && at->first.key == key; ++at)
    settle(at->second);
  for (const KeptFile& found : m_folder.files(prefixOf(key)))
    if (!isDeclined(found.path)) return found;
  return std::nullopt;
}

std::optional<QString> GameStore::take(const Owner& owner) {
  const auto found = latest(owner.key);
  if (!found) return std::nullopt;
  takeFile(owner, found->path);
  return found->path;
}

void GameStore::takeFile(const Owner& owner, const QString& file) {
  KeptFolder::touch(file);
  // Whoever had it has gone on to another game.
  std::erase_if(m_games, [&](const auto& game) {
    wait(*game.second);
    return game.second->file == file;
  });
  m_games[owner] = std::make_shared<Game>(Game{file, {}, {}});
}

std::function<bool(const std::string& key)> GameStore::begun() {
  for (const auto& [owner, game] : m_games) settle(game);
  QSet<QString> prefixes;
  for (const KeptFile& file : m_folder.files())
    if (!file.isOver)
      prefixes.insert(QFileInfo(file.path).fileName().section(QLatin1Char('-'), 0, 0) + QLatin1Char('-'));
  return
      [prefixes](const std::string& key) { return !prefixes.isEmpty() && prefixes.contains(prefixOf(key)); };
}

void GameStore::decline(const std::string& key) {
  while (const auto found = latest(key)) {
    searchlight::ui::decline(found->path);
    if (!isDeclined(found->path)) return;  // it could not be written
  }
}

QString GameStore::fileOf(const Owner& owner) const {
  const auto at = m_games.find(owner);
  if (at == m_games.end()) return {};
  wait(*at->second);
  return at->second->file;
}

std::optional<QDateTime> GameStore::when(const std::string& key) {
  const auto found = latest(key);
  return found ? std::optional(QDateTime::fromMSecsSinceEpoch(found->left / 1000)) : std::nullopt;
}

void GameStore::giveBack(const Owner& owner) {
  const auto at = m_games.find(owner);
  if (at == m_games.end()) return;
  wait(*at->second);
  m_games.erase(at);
}

void GameStore::forget(const Owner& owner) {
  const auto at = m_games.find(owner);
  if (at == m_games.end()) return;
  wait(*at->second);
  if (!at->second->file.isEmpty()) KeptFolder::remove(at->second->file);
  m_games.erase(at);
}

std::optional<QString> GameStore::writeUnwritten() {
  std::optional<QString> why;
  for (const auto& [owner, game] : m_games)
    if (const auto still = settle(game)) why = still;
  return why;
}

std::optional<QString> GameStore::writeUnwritten(const Owner& owner) {
  const auto at = m_games.find(owner);
  return at == m_games.end() ? std::nullopt : settle(at->second);
}

// ---- The game in front -----------------------------------------------------------------------------------------------------------

void GameStore::keepFront(std::string_view text, const Owner& owner) {
  m_front.keepAtClose(text);
  if (!owner.key.empty()) m_closed.try_emplace(owner);
}

void GameStore::leaveNow(const Owner& owner, std::string_view text, const About& about) {
  const QString file = m_folder.newFile(prefixOf(owner.key));
  writeFiles(file, text, about);
  m_closed[owner] = file;
}

void GameStore::takeBack() {
  m_front.takeBack();
  for (const auto& [owner, file] : std::exchange(m_closed, {}))
    if (!file.isEmpty()) KeptFolder::remove(file);
}

}  // namespace searchlight::ui
