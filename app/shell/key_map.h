// app/shell/key_map.h: the keys of all commands, and which of them the user has changed.
#pragma once
#include <QKeySequence>
#include <QList>
#include <QMap>
#include <QObject>
#include <QString>
#include <QStringList>
#include <optional>
#include <vector>

class QAction;

namespace searchlight::ui {

struct PageInfo;

using Keys = QList<QKeySequence>;

// A command with its place in the settings and the keys that it has unless the user wants others.
struct KeyRow {
  QString id;         // "game/hint"
  QString text;       // in the program's language
  QString place;      // the pages that have it, in words
  QStringList pages;  // the same by their names; empty: it is everywhere
  Keys usual;
};
// All commands that can have keys: those that are everywhere, the player's, those that lead to pages, those of single pages. What a
// page has only in a dialog or on a board is not among them.
std::vector<KeyRow> keyRows(const std::vector<PageInfo>& pages);

// One per process, as style and language are: commands are made by many, and all of them follow.
class KeyMap : public QObject {
  Q_OBJECT
 public:
  using Changes = QMap<QString, Keys>;  // by KeyRow::id

  static KeyMap& shared();

  // The action has the keys of this command, now and whenever they change.
  void bind(QAction* action, const QString& id, const Keys& usual);
  Keys keysOf(const QString& id, const Keys& usual) const { return m_changes.value(id, usual); }
  const Changes& changes() const { return m_changes; }
  void setChanges(const Changes& changes);

  // The other command that these keys would run where `row` is, too; nullptr: there is none. Two that share keys from the outset
  // are never offered at once.
  const KeyRow* userOf(const QKeySequence& keys, const KeyRow& row, const std::vector<KeyRow>& rows) const;

 Q_SIGNALS:
  void changed();

 private:
  Changes m_changes;
};

// Whether a command can have these keys at all: boards, lists, dialogs and menus have some that are always theirs.
bool isFree(const QKeySequence& keys);
// As the settings have them: "Ctrl+H; F7", or "none". Nothing where a text is no such list.
QString keysWord(const Keys& keys);
std::optional<Keys> keysFromWord(const QString& word);

}  // namespace searchlight::ui
