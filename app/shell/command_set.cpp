// app/shell/command_set.cpp: actions from rows.
#include "app/shell/command_set.h"

#include <QCoreApplication>
#include <QRegularExpression>

namespace searchlight::ui {
namespace {

constexpr char kNote[] = "note";  // an action's property

}  // namespace

CommandSet::CommandSet(std::span<const CommandRow> rows, const char* context, QObject* parent)
    : QObject(parent), m_rows(rows), m_context(context) {
  for (const CommandRow& row : rows) {
    auto* action = new QAction(this);
    if (row.icon) action->setIcon(icon(*row.icon));
    QList<QKeySequence> keys{row.keys};
    if (!row.otherKeys.isEmpty()) keys << row.otherKeys;
    action->setShortcuts(keys);
    action->setCheckable(row.checkable);
    m_actions.append(action);
  }
  retranslate();
}

void CommandSet::retranslate() {
  for (std::size_t i = 0; i < m_rows.size(); ++i) {
    setCommandText(at(i), QCoreApplication::translate(m_context, m_rows[i].text),
                   m_rows[i].tip ? QCoreApplication::translate(m_context, m_rows[i].tip) : QString());
    if (m_rows[i].help) at(i)->setWhatsThis(QCoreApplication::translate(m_context, m_rows[i].help));
  }
}

void setCommandText(QAction* action, const QString& text, const QString& tip) {
  action->setText(text);
  const QString keys = keysText(action);
  const QString shown = tip.isEmpty() ? plainText(text) : tip;
  action->setToolTip(keys.isEmpty() ? shown : shown + QStringLiteral(" (%1)").arg(keys));
  action->setStatusTip(shown);
  action->setProperty(kNote, QVariant());
}

void setCommandNote(QAction* action, const QString& note) {
  const QString before = action->property(kNote).toString();
  if (note == before) return;
  const auto noted = [&](QString text) {
    const QString between = QStringLiteral(" · ");
    if (!before.isEmpty()) text.chop(between.size() + before.size());
    return note.isEmpty() ? text : text + between + note;
  };
  action->setToolTip(noted(action->toolTip()));
  action->setStatusTip(noted(action->statusTip()));
  action->setProperty(kNote, note);
}

QString keysText(const QAction* action) {
  return QKeySequence::listToString(action->shortcuts(), QKeySequence::NativeText)
      .replace(QStringLiteral("; "), QStringLiteral(", "));
}

QString plainText(QString actionText) {
  static const QRegularExpression bracketed(QStringLiteral("\\s*\\(&.\\)"));
  return actionText.remove(bracketed).remove(QLatin1Char('&')).remove(QStringLiteral("…"));
}

}  // namespace searchlight::ui
