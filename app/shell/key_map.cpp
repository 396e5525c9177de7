// app/shell/key_map.cpp: the table of commands from those of the window, the player and the pages.
#include "app/shell/key_map.h"

#include <QAction>
#include <QCoreApplication>
#include <algorithm>

#include "app/shell/commands.h"
#include "app/shell/page.h"
#include "widgets/player/player_actions.h"

namespace searchlight::ui {
namespace {

constexpr char kNone[] = "none";
constexpr qsizetype kMostKeys = 2;  // keys of one command

QString said(const char* text) { return QCoreApplication::translate("KeyMap", text); }

}  // namespace

std::vector<KeyRow> keyRows(const std::vector<PageInfo>& pages) {
  std::vector<KeyRow> rows;
  const QString everywhere = said(QT_TRANSLATE_NOOP("KeyMap", "Everywhere"));
  const auto add = [&rows](const CommandRow& row, const char* context, const QString& place,
                           const QStringList& ofPages) {
    const CommandRow& shared = row.shared ? *row.shared : row;
    const char* texts = shared.context ? shared.context : context;
    const QString id = commandId(row, context);
    const auto known = std::ranges::find(rows, id, &KeyRow::id);
    if (known != rows.end()) {
      // A command of several pages is called what it is called for all of them.
      known->text = plainText(QCoreApplication::translate(texts, shared.text));
      known->place += said(QT_TRANSLATE_NOOP("KeyMap", ", ")) + place;
      known->pages += ofPages;
      return;
    }
    rows.push_back({id, plainText(QCoreApplication::translate(row.context ? row.context : context, row.text)),
                    place, ofPages, row.allKeys()});
  };
  for (const CommandRow& row : commandRows()) add(row, "Commands", everywhere, {});
  const PlayerActions player;
  for (const QAction* action : player.actions())
    if (!action->objectName().isEmpty())
      rows.push_back({action->objectName(), plainText(action->text()), everywhere, {}, action->shortcuts()});
  int number = 0;
  for (const PageInfo& page : pages)
    rows.push_back({pageCommandId(page), pageTitle(page), everywhere, {}, pageKeys(page, number)});
  for (const PageInfo& page : pages)
    if (page.commands)
      for (const CommandTable& table : page.commands())
        for (const CommandRow& row : table.rows)
          add(row, table.context, pageTitle(page), {QString::fromLatin1(page.id)});
  return rows;
}

KeyMap& KeyMap::shared() {
  static KeyMap map;
  return map;
}

void KeyMap::bind(QAction* action, const QString& id, const Keys& usual) {
  const auto take = [this, action, id, usual] { action->setShortcuts(keysOf(id, usual)); };
  take();
  connect(this, &KeyMap::changed, action, take);
}

void KeyMap::setChanges(const Changes& changes) {
  if (changes == m_changes) return;
  m_changes = changes;
  Q_EMIT changed();
}

const KeyRow* KeyMap::userOf(const QKeySequence& keys, const KeyRow& row,
                             const std::vector<KeyRow>& rows) const {
  for (const KeyRow& other : rows) {
    const bool meets =
        row.pages.isEmpty() || other.pages.isEmpty() ||
        std::ranges::any_of(row.pages, [&](const QString& p) { return other.pages.contains(p); });
    if (other.id != row.id && meets && keysOf(other.id, other.usual).contains(keys) &&
        !(row.usual.contains(keys) && other.usual.contains(keys)))
      return &other;
  }
  return nullptr;
}

bool isFree(const QKeySequence& keys) {
  if (keys.count() != 1) return false;
  const Qt::KeyboardModifiers with = keys[0].keyboardModifiers();
  const Qt::Key key = keys[0].key();
  switch (key) {
    case Qt::Key_unknown:
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_Escape:
    case Qt::Key_Tab:
    case Qt::Key_Backtab: return false;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Delete:
    case Qt::Key_Home:
    case Qt::Key_End:
    case Qt::Key_PageUp:
    case Qt::Key_PageDown: return (with & ~Qt::ShiftModifier) != Qt::NoModifier;
    default: break;
  }
  // Alt and a letter opens a menu, Ctrl+B and Ctrl+Alt+B are the bookmarks' own.
  if (key == Qt::Key_B && (with == Qt::ControlModifier || with == (Qt::ControlModifier | Qt::AltModifier)))
    return false;
  return with != Qt::AltModifier || key < Qt::Key_A || key > Qt::Key_Z;
}

QString keysWord(const Keys& keys) {
  return keys.isEmpty() ? QString::fromLatin1(kNone)
                        : QKeySequence::listToString(keys, QKeySequence::PortableText);
}

std::optional<Keys> keysFromWord(const QString& word) {
  if (word == QLatin1String(kNone)) return Keys();
  const Keys keys = QKeySequence::listFromString(word, QKeySequence::PortableText);
  if (keys.isEmpty() || keys.size() > kMostKeys || !std::ranges::all_of(keys, isFree)) return std::nullopt;
  return keys;
}

}  // namespace searchlight::ui
