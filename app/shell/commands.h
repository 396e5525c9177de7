// app/shell/commands.h: the commands that every window has; most of them are for the page in front.
#pragma once
#include <QAction>
#include <QKeySequence>
#include <QList>
#include <QObject>
#include <QString>
#include <optional>
#include <span>
#include <vector>

#include "widgets/theme/icons.h"

namespace searchlight::ui {

// Commands as a table of texts, icons and keys, and as the QActions made from it.
struct CommandRow {
  const char* text;  // with the mnemonic
  const char* tip;   // nullptr: the text will do
  std::optional<IconId> icon;
  QKeySequence keys;
  bool checkable = false;
  QKeySequence otherKeys = {};    // that do the same
  const char* help = nullptr;     // What's This, where neither text nor tip tells; nullptr: the tip
  const char* context = nullptr;  // of the texts in the translations; nullptr: the set's
  // Of several sets that have this command, in words of their own perhaps: how it is called for all of them, with its context.
  // Its keys are the same in all. nullptr: only one set has it.
  const CommandRow* shared = nullptr;

  QList<QKeySequence> allKeys() const;
};

// What a page offers, for a list of all commands.
struct CommandTable {
  std::vector<CommandRow> rows;
  const char* context;
};

// What the settings call a command: its context and English text, "map-lab/clear-walls". Whoever renames a command gives up the keys
// that users have chosen for it.
QString commandId(const CommandRow& row, const char* context);

// An action for each row, in the table's order. Texts follow the language: retranslate() sets them anew. Keys follow the KeyMap.
class CommandSet : public QObject {
  Q_OBJECT
 public:
  // `context` is the texts' in the translations. REQUIRES: it and the rows' texts outlive the set.
  CommandSet(std::span<const CommandRow> rows, const char* context, QObject* parent = nullptr);

  const QList<QAction*>& all() const { return m_actions; }
  QAction* at(std::size_t i) const { return m_actions[static_cast<qsizetype>(i)]; }
  void retranslate();

 protected:
  void exclude(std::size_t first, std::size_t last);

 private:
  std::vector<CommandRow> m_rows;
  const char* m_context;
  QList<QAction*> m_actions;
};

// Those of an enumeration, in the order of their rows.
template <class C>
class CommandsOf : public CommandSet {
 public:
  using CommandSet::CommandSet;
  QAction* operator[](C c) const { return at(static_cast<std::size_t>(c)); }
  // Of these, which can be checked, one is at a time.
  void exclude(C first, C last) {
    CommandSet::exclude(static_cast<std::size_t>(first), static_cast<std::size_t>(last));
  }
};
template <auto kLast>
inline constexpr std::size_t kRowsTo = static_cast<std::size_t>(kLast) + 1;  // of an enumeration

// Text, and as tool tip the tip (where it is empty the text) with the keys behind it.
void setCommandText(QAction* action, const QString& text, const QString& tip);

// Behind its tip, for as long as it is so and its text stays; empty: nothing any more.
void setCommandNote(QAction* action, const QString& note);

// All keys of an action: "Ctrl+Shift+Z, Ctrl+Y".
QString keysText(const QAction* action);

// An action's text as prose: without its mnemonic ("Save (&S)" in Chinese), without the dots of a dialog.
QString plainText(QString actionText);

// In the order of the table in commands.cpp. What only one page knows are actions of that page: see PageParts.
enum class Command {
  // The page answers these: Page::state() and Page::run().
  New,
  ExportTrace,
  Undo,
  Redo,
  CopyCommand,
  ZoomIn,
  ZoomOut,
  Fit,
  SearchTree,
  NodePlot,
  PanelVisible,
  // The window does these, the first six with the page's help.
  Open,
  Save,
  SaveAs,
  SaveSetUp,
  SavePicture,
  SaveFilm,
  CopyPicture,
  Paste,
  NewWindow,
  Close,
  Quit,
  NextPane,
  PreviousPane,
  FullScreen,
  Preferences,
  Help,
  WhatsThis,
  Keys,
  Glossary,
  OwnSearch,
  About,
  AboutQt,
};
inline constexpr std::size_t kPageCommands = static_cast<std::size_t>(Command::PanelVisible) + 1;

// What a page makes of a command.
struct CommandState {
  bool isOffered = false;  // else it is not shown, and its keys do nothing
  bool isEnabled = true;
  bool isChecked = false;
  QString text = {};  // empty: the command's own. "&New map"
  QString tip = {};
  bool repeats = true;  // while its keys are held

  static CommandState offered(bool isEnabled, const QString& text = {}, const QString& tip = {}) {
    return {.isOffered = true, .isEnabled = isEnabled, .text = text, .tip = tip};
  }
};

// Their rows, in the order of the enumeration.
std::span<const CommandRow> commandRows();

// One set per window.
class Commands : public CommandSet {
  Q_OBJECT
 public:
  explicit Commands(QObject* parent = nullptr);
  QAction* operator[](Command c) const { return at(static_cast<std::size_t>(c)); }
  // As the page in front has it, with the command's own text where it has none. To be called again after retranslate().
  void show(Command command, const CommandState& state);
};

}  // namespace searchlight::ui
