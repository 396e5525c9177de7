// app/shell/dialogs.cpp: help, keys and what the program is.
#include "app/shell/dialogs.h"

#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QEvent>
#include <QFile>
#include <QMessageBox>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTextFrame>
#include <QTextTable>
#include <QUrl>
#include <QVBoxLayout>
#include <QWhatsThis>

#include "app/shell/page.h"
#include "app/shell/program.h"
#include "core/text/version.h"
#include "widgets/help/glossary.h"
#include "widgets/help/help_asker.h"
#include "widgets/player/player_actions.h"
#include "widgets/tables/question_form.h"
#include "widgets/theme/controls.h"
#include "widgets/theme/icons.h"
#include "widgets/theme/language.h"
#include "widgets/theme/theme.h"
#include "widgets/theme/type_scale.h"

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

QString headed(const QString& head, const QString& html) {
  return QStringLiteral("<h3>%1</h3>%2").arg(head.toHtmlEscaped(), html);
}

// What's This is plain text or, as tool tips are, HTML.
QString asHtml(const QString& whatsThis) {
  return Qt::mightBeRichText(whatsThis) ? whatsThis
                                        : QStringLiteral("<p>%1</p>").arg(withTermLinks(whatsThis));
}

// Of the control that has the focus in `window`, with what says it; empty: it says nothing that its window does not.
QString aboutFocus(const QWidget* window) {
  const QWidget *focus = window->focusWidget(), *whose = nullptr;
  const QString text = focus ? whatsThisOf(focus, &whose) : QString();
  if (text.isEmpty() || whose == window) return {};
  const QString name = nameOfControl(whose);
  return headed(name.isEmpty() ? translated(QT_TRANSLATE_NOOP("Help", "Keyboard focus")) : name,
                asHtml(text));
}

QString keysHtml(const Commands& commands, const PlayerActions& player, const Page& page) {
  const auto table = [](const QString& rows) { return QStringLiteral("<table>%1</table>").arg(rows); };
  QString onBoard, ofPlayer, ofCommands;
  for (const KeyHelp& help : page.keyHelp()) onBoard += row(help.keys, help.what);
  for (const QAction* a : player.actions()) ofPlayer += rowOf(a);
  const PageParts parts = page.parts();
  for (const QAction* a : parts.inMenus() + parts.others) ofCommands += rowOf(a);
  for (const QAction* a : commands.all()) ofCommands += rowOf(a);
  return headed(translated(QT_TRANSLATE_NOOP("Help", "On the board")), table(onBoard)) +
         headed(translated(QT_TRANSLATE_NOOP("Help", "Player")), table(ofPlayer)) +
         headed(translated(QT_TRANSLATE_NOOP("Help", "Commands")), table(ofCommands));
}

// Qt's own tables of Markdown have a frame round each cell, and code has the ground of the text.
void showOwnSearchText(QTextBrowser* text, const QString& language) {
  const QString own = QStringLiteral(":/traces/README.%1.md").arg(language);
  QFile file(QFile::exists(own) ? own : QStringLiteral(":/traces/README.md"));
  if (!file.open(QIODevice::ReadOnly)) return;
  text->setMarkdown(QString::fromUtf8(file.readAll()));
  QTextDocument* document = text->document();
  document->setDocumentMargin(spacing::kWide);
  for (QTextFrame* frame : document->rootFrame()->childFrames())
    if (auto* table = qobject_cast<QTextTable*>(frame)) {
      QTextTableFormat format = table->format();
      format.setBorder(0);
      format.setCellPadding(spacing::kHalf);
      format.setCellSpacing(0);
      format.setBottomMargin(spacing::kWide);
      table->setFormat(format);
    }
  for (QTextBlock block = document->begin(); block.isValid(); block = block.next()) {
    if (!block.blockFormat().hasProperty(QTextFormat::BlockCodeFence)) continue;
    QTextBlockFormat format = block.blockFormat();
    format.setBackground(text->palette().alternateBase());
    QTextCursor(block).setBlockFormat(format);
  }
}

void showText(QWidget* parent, const QString& title, const QString& html) {
  QDialog dialog(parent);
  dialog.setWindowTitle(title);
  // It scrolls by keys, and Tab goes from term to term, or on: a label in a scrolling area jumps to its middle instead.
  auto* text = new QTextBrowser;
  text->setOpenLinks(false);
  text->setFrameShape(QFrame::NoFrame);
  text->viewport()->setBackgroundRole(QPalette::Window);
  text->setAccessibleName(title);
  text->setHtml(html);
  text->document()->setDocumentMargin(spacing::kWide);
  QObject::connect(text, &QTextBrowser::anchorClicked, text,
                   [text](const QUrl& link) { askForTerm(text, termOfLink(link.toString())); });
  paleLowerEdge(text);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
  QObject::connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
  auto* column = new QVBoxLayout(&dialog);
  column->addWidget(text);
  column->addWidget(buttons);
  resizeToScreen(&dialog, {720, 640});
  dialog.exec();
}

}  // namespace

void showKeysDialog(QWidget* parent, const Commands& commands, const PlayerActions& player,
                    const Page& page) {
  showText(parent, translated(QT_TRANSLATE_NOOP("Help", "Keys and mouse")), keysHtml(commands, player, page));
}

void showHelpDialog(QWidget* window, const Commands& commands, const PlayerActions& player, const Page& page,
                    const QString& pageTitle) {
  QString html = aboutFocus(window);
  if (!page.whatsThis().isEmpty()) html += headed(pageTitle, asHtml(page.whatsThis()));
  showText(window, translated(QT_TRANSLATE_NOOP("Help", "Help")), html + keysHtml(commands, player, page));
}

void showHelpSheet(QWidget* dialog) {
  QString html = aboutFocus(dialog);
  if (!dialog->whatsThis().isEmpty()) html += headed(dialog->windowTitle(), asHtml(dialog->whatsThis()));
  if (html.isEmpty()) return;
  QWidget* at = dialog->focusWidget() ? dialog->focusWidget() : dialog;
  QWhatsThis::showText(at->mapToGlobal(QPoint(0, at->height())), html, at);
}

void showGlossary(QWidget* from, const QString& term, const std::function<void(const QString&)>& openSetUp) {
  QWidget* window = from->window();
  auto* glossary = qobject_cast<GlossaryDialog*>(window);
  if (!glossary) glossary = window->findChild<GlossaryDialog*>(QString(), Qt::FindDirectChildrenOnly);
  if (!glossary) {
    glossary = new GlossaryDialog(window);
    QObject::connect(glossary, &GlossaryDialog::momentWanted, glossary, openSetUp);
  }
  glossary->openAt(term);
  glossary->show();
  glossary->raise();
  glossary->activateWindow();
}

void showOwnSearchGuide(QWidget* window, const Program* program) {
  const QString name = QStringLiteral("ownSearchGuide");
  auto* guide = window->findChild<QDialog*>(name, Qt::FindDirectChildrenOnly);
  if (!guide) {
    guide = new QDialog(window);
    guide->setObjectName(name);
    auto* text = new QTextBrowser;
    text->setFrameShape(QFrame::NoFrame);
    text->setOpenExternalLinks(true);
    text->setAccessibleName(translated(QT_TRANSLATE_NOOP("Help", "Show your own search")));
    onChange(text, {QEvent::PaletteChange, QEvent::FontChange, QEvent::LanguageChange}, [text, program] {
      const int place = text->verticalScrollBar()->value();
      showOwnSearchText(text, program->language());
      text->verticalScrollBar()->setValue(place);
    });
    showOwnSearchText(text, program->language());
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    QObject::connect(buttons, &QDialogButtonBox::rejected, guide, &QDialog::hide);
    auto* column = new QVBoxLayout(guide);
    column->addWidget(text);
    column->addWidget(buttons);
    resizeToScreen(guide, {900, 720});
  }
  guide->setWindowTitle(translated(QT_TRANSLATE_NOOP("Help", "Show your own search")));
  guide->show();
  guide->raise();
  guide->activateWindow();
}

void showAboutDialog(QWidget* parent) {
  QMessageBox box(parent);
  box.setStandardButtons(QMessageBox::Ok);  // else it comes too late to get its letter
  box.setWindowTitle(translated(QT_TRANSLATE_NOOP("Help", "About Searchlight")));
  box.setIconPixmap(applicationIcon().pixmap(96, 96));
  box.setText(QStringLiteral("<h2>Searchlight</h2><p>%1, Qt %2</p>")
                  .arg(QString::fromUtf8(versionText()), QLatin1String(qVersion())));
  box.setInformativeText(
      translated(QT_TRANSLATE_NOOP("Help",
                                   "Shows how search algorithms work. Every step on the screen was recorded "
                                   "from a search run at full speed. Free software under the MIT licence.")));
  box.exec();
}

}  // namespace searchlight::ui
