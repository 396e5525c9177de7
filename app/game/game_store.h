// stub
#pragma once
#include <QDateTime>
#include <QFileInfo>
#include <QObject>
#include "app/shell/kept_games.h"
#include "app/shell/left_games.h"
namespace searchlight::ui {
class GameStore : public QObject {
  Q_OBJECT
 public:
  GameStore(const QString& puzzle, std::string_view extension)
      : m_kept(puzzle + QStringLiteral("-games"), extension), m_left(puzzle + QStringLiteral("-levels"), extension) {
    connect(&m_left, &LeftGames::failed, this, &GameStore::failed);
  }
  void leave(const std::string& key, std::function<std::string()> text) { m_left.leave(key, std::move(text)); }
  void leaveNow(const std::string& key, std::string text) { m_left.leave(key, [text = std::move(text)] { return text; }); }
  std::optional<QString> take(const std::string& key) { return m_left.take(key); }
  void giveBack(const std::string& key) { m_left.giveBack(key); }
  void forget(const std::string& key) { m_left.forget(key); }
  static std::string keyOfFile(const QString& path, const std::string& hash) { return path.toStdString() + '\n' + hash; }
  std::optional<QDateTime> when(const std::string& key) {
    const auto path = m_left.take(key);
    if (!path) return std::nullopt;
    m_left.giveBack(key);
    return QFileInfo(*path).lastModified();
  }
  void takeFront(const std::function<bool(const QString& path)>& show, const std::function<void(const QString& message)>& complain) { m_kept.takeLatest(show, complain); }
  void keepFront(std::string_view text) { m_kept.keepAtClose(text); }
  bool hasKeptAtClose() const { return m_kept.hasKeptAtClose(); }
  void takeBack() { m_kept.takeBack(); }
 Q_SIGNALS:
  void failed(const QString& why);
 private:
  KeptGames m_kept;
  LeftGames m_left;
};
}  // namespace searchlight::ui
