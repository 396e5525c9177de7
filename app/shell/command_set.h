// app/shell/command_set.h: commands as a table of texts, icons and keys, and as the QActions made from it.
#pragma once
#include <QAction>
#include <QKeySequence>
#include <QList>
#include <QObject>
#include <QString>
#include <optional>
#include <span>

#include "widgets/theme/icons.h"

namespace searchlight::ui {

struct CommandRow {
  const char* text;  // with the mnemonic
  const char* tip;   // nullptr: the text will do
  std::optional<IconId> icon;
  QKeySequence keys;
  bool checkable = false;
  QKeySequence otherKeys = {};  // that do the same
  const char* help = nullptr;   // What's This, where neither text nor tip tells; nullptr: the tip
};

// An action for each row, in the table's order. Texts follow the language: retranslate() sets them anew.
class CommandSet : public QObject {
  Q_OBJECT
 public:
  // `context` is the texts' in the translations. REQUIRES: the rows and it outlive the set.
  CommandSet(std::span<const CommandRow> rows, const char* context, QObject* parent = nullptr);

  const QList<QAction*>& all() const { return m_actions; }
  QAction* at(std::size_t i) const { return m_actions[static_cast<qsizetype>(i)]; }
  void retranslate();

 private:
  std::span<const CommandRow> m_rows;
  const char* m_context;
  QList<QAction*> m_actions;
};

// Text, and as tool tip the tip (where it is empty the text) with the keys behind it.
void setCommandText(QAction* action, const QString& text, const QString& tip);

// Behind its tip, for as long as it is so and its text stays; empty: nothing any more.
void setCommandNote(QAction* action, const QString& note);

// All keys of an action: "Ctrl+Shift+Z, Ctrl+Y".
QString keysText(const QAction* action);

// An action's text as prose: without its mnemonic ("Save (&S)" in Chinese), without the dots of a dialog.
QString plainText(QString actionText);

}  // namespace searchlight::ui
