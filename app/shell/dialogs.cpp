// app/shell/dialogs.cpp: a form of fields with their meaning below them.
#include "app/shell/dialogs.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QEvent>
#include <QFile>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QMessageBox>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTextFrame>
#include <QTextTable>
#include <QTimer>
#include <QVBoxLayout>
#include <QWhatsThis>
#include <algorithm>
#include <array>

#include "app/shell/page.h"
#include "app/shell/program.h"
#include "core/search/memory_budget.h"
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
  auto* text = new QLabel(html);
  text->setTextFormat(Qt::RichText);
  text->setContentsMargins(spacing::kWide, 0, spacing::kWide, spacing::kWide);
  text->setAlignment(Qt::AlignTop);
  text->setWordWrap(true);
  text->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
  QObject::connect(text, &QLabel::linkActivated, text,
                   [text](const QString& link) { askForTerm(text, termOfLink(link)); });
  auto* scroll = new QScrollArea;
  scroll->setWidget(text);
  scroll->setWidgetResizable(true);
  scroll->setFrameShape(QFrame::NoFrame);
  paleLowerEdge(scroll);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
  QObject::connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
  auto* column = new QVBoxLayout(&dialog);
  column->addWidget(scroll);
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

namespace {
constexpr std::size_t kMegabyte = std::size_t{1} << 20;
constexpr auto kLeast = static_cast<int>(Settings::kLeastMemory / kMegabyte),
               kMost = static_cast<int>(Settings::kMostMemory / kMegabyte);
constexpr QSize kUsualPreferences(560, 610);
}  // namespace

PreferencesDialog::PreferencesDialog(Program* program, QWidget* parent)
    : QDialog(parent),
      m_program(program),
      m_language(new QComboBox),
      m_theme(new QComboBox),
      m_begin(new QComboBox),
      m_text(new QSpinBox),
      m_memory(new QSpinBox),
      m_motion(new QCheckBox),
      m_mouse(new QCheckBox),
      m_keys(new QPushButton),
      m_restore(new QPushButton),
      m_use(new QLabel) {
  auto* content = new QWidget;
  auto* page = new QVBoxLayout(content);
  page->setContentsMargins(0, 0, spacing::kUnit, 0);
  m_form = new QFormLayout;
  page->addLayout(m_form);
  page->addStretch(1);  // no row is higher than it has to be
  m_form->setHorizontalSpacing(spacing::kWide);
  m_form->setVerticalSpacing(spacing::kWide);
  m_form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
  m_form->setLabelAlignment(Qt::AlignLeft);

  for (const Language::Entry& entry : Language::available()) m_language->addItem(entry.name, entry.code);
  m_language->setCurrentIndex(m_language->findData(program->language()));
  m_theme->addItems({{}, {}, {}});
  m_theme->setCurrentIndex(static_cast<int>(program->theme()));
  m_text->setRange(Settings::kLeastText, Settings::kMostText);
  m_text->setSingleStep(10);
  m_text->setSuffix(QStringLiteral("\u00a0%"));
  m_text->setValue(program->textSize());
  m_text->setKeyboardTracking(false);  // 1 and 15 are not 150 on the way
  m_begin->addItems({{}, {}});
  m_begin->setCurrentIndex(program->settings().beginsWithStart() ? 1 : 0);
  m_motion->setChecked(program->showsMotion());
  m_memory->setRange(kLeast, kMost);
  m_memory->setSingleStep(256);
  m_memory->setGroupSeparatorShown(true);
  m_memory->setValue(static_cast<int>(program->memory()->total() / kMegabyte));
  m_mouse->setChecked(program->settings().undoesByMouse());
  m_keys->setAutoDefault(false);
  m_use->setForegroundRole(QPalette::PlaceholderText);
  add(m_language);
  add(m_theme);
  add(m_text);
  add(m_motion);
  add(m_begin);
  add(m_memory, m_use);
  add(m_mouse);
  m_form->addRow(QString(), m_keys);
  m_form->setAlignment(m_keys, Qt::AlignLeft);

  auto* scroll = new QScrollArea;
  scroll->setWidget(content);
  scroll->setWidgetResizable(true);
  scroll->setFrameShape(QFrame::NoFrame);
  scroll->setFocusPolicy(Qt::NoFocus);
  paleLowerEdge(scroll);
  scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
  buttons->addButton(m_restore, QDialogButtonBox::ResetRole);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(spacing::kWide, spacing::kWide, spacing::kWide, spacing::kMargin);
  column->setSpacing(spacing::kMargin);
  column->addWidget(scroll, 1);
  column->addWidget(buttons);
  // Enter means that all is as it is wanted; on a button it is that button's. So the dialog begins in its first field.
  buttons->button(QDialogButtonBox::Close)->setDefault(true);
  m_language->setFocus();
  guardFromWheel(content);
  resizeToScreen(this, kUsualPreferences);
  keepTranslated(this, [this] { retranslate(); });
  // Its own field may have set the size of the text: it grows with it, nothing in it is cut, and no button leaves the screen.
  onChange(this, {QEvent::FontChange}, [this] {
    resizeToScreen(this, kUsualPreferences);
    if (!isVisible() || !screen()) return;
    const QRect room = screen()->availableGeometry(), frame = frameGeometry();
    move(std::max(room.left(), std::min(frame.left(), room.right() + 1 - frame.width())),
         std::max(room.top(), std::min(frame.top(), room.bottom() + 1 - frame.height())));
  });

  connect(m_language, &QComboBox::activated, this,
          [this] { m_program->applyLanguage(m_language->currentData().toString()); });
  connect(m_theme, &QComboBox::currentIndexChanged, this,
          [this](int index) { m_program->applyTheme(static_cast<ThemeChoice>(index)); });
  connect(m_text, &QSpinBox::valueChanged, this, [this](int percent) { m_program->setTextSize(percent); });
  connect(m_memory, &QSpinBox::valueChanged, this,
          [this](int megabytes) { m_program->setMemory(static_cast<std::size_t>(megabytes) * kMegabyte); });
  connect(m_begin, &QComboBox::currentIndexChanged, this,
          [this](int index) { m_program->settings().setBeginsWithStart(index == 1); });
  connect(m_motion, &QCheckBox::toggled, this, [this](bool on) { m_program->setShowsMotion(on); });
  connect(m_mouse, &QCheckBox::toggled, this,
          [this](bool on) { m_program->settings().setUndoesByMouse(on); });
  connect(m_keys, &QPushButton::clicked, this, &PreferencesDialog::keysWanted);
  // All but the language: who does not read this one would not find the way back.
  connect(m_restore, &QPushButton::clicked, this, [this] {
    m_theme->setCurrentIndex(static_cast<int>(ThemeChoice::FollowSystem));
    m_text->setValue(Settings::kLeastText);
    m_begin->setCurrentIndex(0);
    m_memory->setValue(static_cast<int>(search::defaultMemoryBudget() / kMegabyte));
    m_motion->setChecked(true);
    m_mouse->setChecked(true);
  });
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  auto* timer = new QTimer(this);
  connect(timer, &QTimer::timeout, this, &PreferencesDialog::showUse);
  timer->start(500);
}

void PreferencesDialog::add(QWidget* field, QWidget* beside) {
  const Row row{new QLabel, new QLabel};
  row.name->setBuddy(field);
  row.help->setWordWrap(true);
  row.help->setForegroundRole(QPalette::PlaceholderText);
  auto* line = new QHBoxLayout;
  line->setSpacing(spacing::kUnit);
  line->addWidget(field);
  if (beside) line->addWidget(beside);
  line->addStretch(1);
  auto* both = new QVBoxLayout;
  both->setSpacing(spacing::kUnit);
  both->addLayout(line);
  both->addWidget(row.help);
  m_form->addRow(row.name, both);
  m_rows.push_back(row);
}

void PreferencesDialog::retranslate() {
  setWindowTitle(tr("Preferences"));
  const std::array<std::pair<QString, QString>, 7> texts{{
      {tr("&Language"), tr("Sets the language of all menus, messages and lessons.")},
      {tr("&Theme"), tr("Sets the colours of windows and boards.")},
      {tr("Text &size"), tr("Enlarges all text. Boards keep their size.")},
      {tr("Animation"),
       tr("Animates pieces, balls and page transitions. Press any key to skip. Each game also "
          "has its own setting.")},
      {tr("&On startup"), tr("Sets the page that Searchlight shows first.")},
      {tr("&Memory for searches"), tr("Limits the memory for all searches in all windows: nodes, recordings "
                                      "and playback. A search that reaches the limit stops with a message.")},
      {tr("Mouse"), tr("Lets the back and forward mouse buttons undo and redo on every board.")},
  }};
  for (std::size_t i = 0; i < texts.size(); ++i) {
    m_rows[i].name->setText(texts[i].first);
    m_rows[i].help->setText(texts[i].second);
    m_rows[i].name->buddy()->setWhatsThis(texts[i].second);
  }
  const std::array themes{tr("Same as system"), tr("Light"), tr("Dark")};
  for (std::size_t i = 0; i < themes.size(); ++i) m_theme->setItemText(static_cast<int>(i), themes[i]);
  m_begin->setItemText(0, tr("Last page"));
  m_begin->setItemText(1, tr("Start"));
  m_motion->setText(tr("Sho&w animations"));
  m_mouse->setText(tr("Back and forward buttons &undo and redo"));
  m_restore->setText(tr("Restore defaults"));
  m_keys->setText(tr("All &keys and mouse gestures…"));
  m_memory->setSuffix(tr("\u00a0MB"));
  showUse();
}

void PreferencesDialog::showUse() {
  m_use->setText(tr("%1\u00a0MB in use")
                     .arg(QLocale().toString(static_cast<qulonglong>(
                         (m_program->memory()->used() + kMegabyte - 1) / kMegabyte))));
}

}  // namespace searchlight::ui
