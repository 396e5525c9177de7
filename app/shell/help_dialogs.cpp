// app/shell/help_dialogs.cpp: the list of keys is read from the actions, so it is never out of date.
#include "app/shell/help_dialogs.h"

#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QLabel>
#include <QMessageBox>
#include <QScrollArea>
#include <QVBoxLayout>

#include "app/shell/page.h"
#include "widgets/search/player_actions.h"
#include "widgets/theme/dialog_size.h"
#include "widgets/theme/icons.h"
#include "widgets/theme/theme.h"

namespace searchlight::ui {
namespace {

QString translated(const char* text) { return QCoreApplication::translate("Help", text); }

QString row(const QString& keys, const QString& what) {
  return QStringLiteral(
             "<tr><td style='padding:2px 24px 2px 0'><b>%1</b></td><td style='padding:2px 0'>%2</td></tr>")
      .arg(keys.toHtmlEscaped(), what.toHtmlEscaped());
}

QString rowOf(const QAction* action) {
  if (action->shortcut().isEmpty() || !action->isVisible()) return {};
  return row(keysText(action), plainText(action->text()));
}

}  // namespace

void showKeysDialog(QWidget* parent, const Commands& commands, const PlayerActions& player,
                    const Page& page) {
  QString html = QStringLiteral("<h3>%1</h3><table>")
                     .arg(translated(QT_TRANSLATE_NOOP("Help", "On the board")).toHtmlEscaped());
  for (const KeyHelp& help : page.keyHelp()) html += row(help.keys, help.what);
  html += QStringLiteral("</table><h3>%1</h3><table>")
              .arg(translated(QT_TRANSLATE_NOOP("Help", "Player")).toHtmlEscaped());
  for (const QAction* a : player.actions()) html += rowOf(a);
  html += QStringLiteral("</table><h3>%1</h3><table>")
              .arg(translated(QT_TRANSLATE_NOOP("Help", "Commands")).toHtmlEscaped());
  const PageParts parts = page.parts();
  for (const QList<QAction*>& list : {parts.file, parts.edit, parts.view, parts.search, parts.others})
    for (const QAction* a : list) html += rowOf(a);
  for (const QAction* a : commands.all()) html += rowOf(a);
  html += QStringLiteral("</table>");

  QDialog dialog(parent);
  dialog.setWindowTitle(translated(QT_TRANSLATE_NOOP("Help", "Keys and mouse")));
  auto* text = new QLabel(html);
  text->setTextFormat(Qt::RichText);
  text->setContentsMargins(spacing::kWide, 0, spacing::kWide, spacing::kWide);
  text->setAlignment(Qt::AlignTop);
  text->setWordWrap(true);
  auto* scroll = new QScrollArea;
  scroll->setWidget(text);
  scroll->setWidgetResizable(true);
  scroll->setFrameShape(QFrame::NoFrame);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
  QObject::connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
  auto* column = new QVBoxLayout(&dialog);
  column->addWidget(scroll);
  column->addWidget(buttons);
  resizeToScreen(&dialog, {720, 640});
  dialog.exec();
}

void showAboutDialog(QWidget* parent) {
  QMessageBox box(parent);
  box.setStandardButtons(QMessageBox::Ok);  // else it comes too late to get its letter
  box.setWindowTitle(translated(QT_TRANSLATE_NOOP("Help", "About Searchlight")));
  box.setIconPixmap(applicationIcon().pixmap(96, 96));
  box.setText(QStringLiteral("<h2>Searchlight %1</h2>").arg(QStringLiteral(SEARCHLIGHT_VERSION)));
  box.setInformativeText(translated(QT_TRANSLATE_NOOP("Help",
                                                      "Shows how searches think: every step on the screen is "
                                                      "a recorded step of the search that solves at full "
                                                      "speed. Free software under the MIT licence.")));
  box.exec();
}

}  // namespace searchlight::ui
