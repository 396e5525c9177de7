// app/help_dialogs.cpp: the list of keys is read from the actions, so it is never out of date.
#include "app/help_dialogs.h"

#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QLabel>
#include <QMessageBox>
#include <QScrollArea>
#include <QVBoxLayout>

#include "app/actions.h"
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
  if (action->shortcut().isEmpty()) return {};
  return row(action->shortcut().toString(QKeySequence::NativeText), plainText(action->text()));
}

}  // namespace

void showKeysDialog(QWidget* parent, const Actions& actions, const QList<QAction*>& player) {
  QString html = QStringLiteral("<h3>%1</h3><table>")
                     .arg(translated(QT_TRANSLATE_NOOP("Help", "On the board")).toHtmlEscaped());
  html += row(translated(QT_TRANSLATE_NOOP("Help", "Arrows")),
              translated(QT_TRANSLATE_NOOP("Help", "Move the cell cursor; with Shift paint on the way")));
  html += row(translated(QT_TRANSLATE_NOOP("Help", "Enter")),
              translated(QT_TRANSLATE_NOOP("Help", "Use the tool at the cell cursor")));
  html +=
      row(QStringLiteral("S, G"), translated(QT_TRANSLATE_NOOP("Help", "Put the start or the goal there")));
  html +=
      row(QStringLiteral("+  −  0"), translated(QT_TRANSLATE_NOOP("Help", "Zoom in, zoom out, whole map")));
  html += row(translated(QT_TRANSLATE_NOOP("Help", "Wheel")),
              translated(QT_TRANSLATE_NOOP("Help", "Zoom at the pointer")));
  html += row(translated(QT_TRANSLATE_NOOP("Help", "Middle button, or Space and drag")),
              translated(QT_TRANSLATE_NOOP("Help", "Move the map")));
  html += row(translated(QT_TRANSLATE_NOOP("Help", "Drag start or goal")),
              translated(QT_TRANSLATE_NOOP("Help", "Ask again from there, at once")));
  html += row(translated(QT_TRANSLATE_NOOP("Help", "Right button")),
              translated(QT_TRANSLATE_NOOP("Help", "Erase, whatever the painting tool")));
  html += QStringLiteral("</table><h3>%1</h3><table>")
              .arg(translated(QT_TRANSLATE_NOOP("Help", "Player")).toHtmlEscaped());
  for (const QAction* a : player) html += rowOf(a);
  html += QStringLiteral("</table><h3>%1</h3><table>")
              .arg(translated(QT_TRANSLATE_NOOP("Help", "Commands")).toHtmlEscaped());
  for (const QAction* a : actions.all()) html += rowOf(a);
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
  dialog.resize(720, 640);
  dialog.exec();
}

void showAboutDialog(QWidget* parent) {
  QMessageBox box(parent);
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
