// app/shell/preferences.cpp: forms of fields with their meaning below them.
#include "app/shell/preferences.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QSpinBox>
#include <QTabWidget>
#include <QTimer>
#include <QVBoxLayout>
#include <algorithm>

#include "app/shell/commands.h"
#include "app/shell/keys_form.h"
#include "app/shell/program.h"
#include "app/shell/vision_form.h"
#include "core/search/memory_budget.h"
#include "widgets/tables/question_form.h"
#include "widgets/theme/controls.h"
#include "widgets/theme/language.h"
#include "widgets/theme/theme.h"
#include "widgets/theme/type_scale.h"

namespace searchlight::ui {
namespace {

constexpr std::size_t kMegabyte = std::size_t{1} << 20;
constexpr auto kLeast = static_cast<int>(Settings::kLeastMemory / kMegabyte),
               kMost = static_cast<int>(Settings::kMostMemory / kMegabyte);
constexpr QSize kUsualSize(620, 600);

// In the order of the fields; looks of boards, which pages name, come behind.
struct FieldText {
  const char *name, *help;
};
constexpr FieldText kTexts[] = {
    {QT_TRANSLATE_NOOP("searchlight::ui::PreferencesDialog", "&Language"),
     QT_TRANSLATE_NOOP("searchlight::ui::PreferencesDialog",
                       "Sets the language of all menus, messages and lessons.")},
    {QT_TRANSLATE_NOOP("searchlight::ui::PreferencesDialog", "&On startup"),
     QT_TRANSLATE_NOOP("searchlight::ui::PreferencesDialog", "Sets the page that Searchlight shows first.")},
    {QT_TRANSLATE_NOOP("searchlight::ui::PreferencesDialog", "&Memory for searches"),
     QT_TRANSLATE_NOOP(
         "searchlight::ui::PreferencesDialog",
         "Limits the memory for all searches in all windows: nodes, recordings and playback. A search "
         "that reaches the limit stops with a message.")},
    {QT_TRANSLATE_NOOP("searchlight::ui::PreferencesDialog", "Mouse"),
     QT_TRANSLATE_NOOP("searchlight::ui::PreferencesDialog",
                       "Lets the back and forward mouse buttons undo and redo on every board.")},
    {QT_TRANSLATE_NOOP("searchlight::ui::PreferencesDialog", "&Theme"),
     QT_TRANSLATE_NOOP("searchlight::ui::PreferencesDialog",
                       "Sets the colours of windows and boards. High contrast also draws boards "
                       "flat.")},
    {QT_TRANSLATE_NOOP("searchlight::ui::PreferencesDialog", "Text &size"),
     QT_TRANSLATE_NOOP("searchlight::ui::PreferencesDialog", "Enlarges all text. Boards keep their size.")},
    {QT_TRANSLATE_NOOP("searchlight::ui::PreferencesDialog", "Animation"),
     QT_TRANSLATE_NOOP("searchlight::ui::PreferencesDialog",
                       "Animates pieces, balls and page transitions. Press any key to skip. Each game also "
                       "has its own setting.")},
};

}  // namespace

PreferencesDialog::PreferencesDialog(Program* program, QWidget* parent)
    : QDialog(parent),
      m_program(program),
      m_parts(new QTabWidget(this)),
      m_language(new QComboBox),
      m_theme(new QComboBox),
      m_begin(new QComboBox),
      m_text(new QSpinBox),
      m_memory(new QSpinBox),
      m_motion(new QCheckBox),
      m_mouse(new QCheckBox),
      m_vision(new VisionForm(program)),
      m_keys(new KeysForm(program)),
      m_restore(new QPushButton),
      m_use(new QLabel) {
  const Settings& settings = program->settings();
  for (const Language::Entry& entry : Language::available()) m_language->addItem(entry.name, entry.code);
  m_language->setCurrentIndex(m_language->findData(program->language()));
  for (std::size_t i = 0; i < kThemeChoices.size(); ++i) m_theme->addItem({});
  m_theme->setCurrentIndex(static_cast<int>(program->theme()));
  m_text->setRange(Settings::kLeastText, Settings::kMostText);
  m_text->setSingleStep(10);
  m_text->setSuffix(QStringLiteral("\u00a0%"));
  m_text->setValue(program->textSize());
  m_text->setKeyboardTracking(false);  // 1 and 15 are not 150 on the way
  m_begin->addItem(QString(), QString());
  m_begin->addItem(QString(), QString::fromLatin1(kStartPage));
  for (const PageInfo& page : program->pages())
    if (!page.isStart()) m_begin->addItem(QString(), QString::fromLatin1(page.id));
  m_begin->setCurrentIndex(std::max(0, m_begin->findData(settings.firstPage())));
  m_motion->setChecked(program->showsMotion());
  m_memory->setRange(kLeast, kMost);
  m_memory->setSingleStep(256);
  m_memory->setGroupSeparatorShown(true);
  m_memory->setValue(static_cast<int>(program->memory()->total() / kMegabyte));
  m_mouse->setChecked(settings.undoesByMouse());
  m_use->setForegroundRole(QPalette::PlaceholderText);
  for (const PageInfo& page : program->pages())
    if (page.looks)
      for (LookChoice& look : page.looks()) {
        auto* field = m_looks.emplace_back(new QComboBox);
        for (std::size_t i = 0; i < look.names.size(); ++i) field->addItem({});
        field->setCurrentIndex(settings.look(look.key, static_cast<int>(look.names.size())));
        m_choices.push_back(std::move(look));
      }

  QFormLayout* general = addForm();
  add(general, m_language);
  add(general, m_begin);
  add(general, m_memory, m_use);
  add(general, m_mouse);
  QFormLayout* appearance = addForm();
  add(appearance, m_theme);
  add(appearance, m_text);
  add(appearance, m_motion);
  for (QComboBox* look : m_looks) add(appearance, look);
  for (QWidget* part : std::initializer_list<QWidget*>{m_vision, m_keys}) {
    part->setAutoFillBackground(true);  // as what scrolls
    m_parts->addTab(part, {});
  }

  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
  buttons->addButton(m_restore, QDialogButtonBox::ResetRole);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(spacing::kMargin, spacing::kMargin, spacing::kMargin, spacing::kMargin);
  column->setSpacing(spacing::kMargin);
  column->addWidget(m_parts, 1);
  column->addWidget(buttons);
  // Enter means that all is as it is wanted; on a button it is that button's. So the dialog begins in its first field.
  buttons->button(QDialogButtonBox::Close)->setDefault(true);
  m_language->setFocus();
  guardFromWheel(m_parts);
  resizeToScreen(this, kUsualSize);
  keepTranslated(this, [this] { retranslate(); });
  // Its own field may have set the size of the text: it grows with it, nothing in it is cut, and no button leaves the screen.
  onChange(this, {QEvent::FontChange}, [this] {
    resizeToScreen(this, kUsualSize);
    if (!isVisible() || !screen()) return;
    const QRect room = screen()->availableGeometry(), frame = frameGeometry();
    move(std::max(room.left(), std::min(frame.left(), room.right() + 1 - frame.width())),
         std::max(room.top(), std::min(frame.top(), room.bottom() + 1 - frame.height())));
  });
  connectFields();
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  auto* timer = new QTimer(this);
  connect(timer, &QTimer::timeout, this, &PreferencesDialog::showUse);
  timer->start(500);
}

void PreferencesDialog::showPart(Part part) { m_parts->setCurrentIndex(static_cast<int>(part)); }

void PreferencesDialog::connectFields() {
  connect(m_language, &QComboBox::activated, this,
          [this] { m_program->applyLanguage(m_language->currentData().toString()); });
  connect(m_theme, &QComboBox::currentIndexChanged, this,
          [this](int index) { m_program->applyTheme(static_cast<ThemeChoice>(index)); });
  connect(m_text, &QSpinBox::valueChanged, this, [this](int percent) { m_program->setTextSize(percent); });
  connect(m_memory, &QSpinBox::valueChanged, this,
          [this](int megabytes) { m_program->setMemory(static_cast<std::size_t>(megabytes) * kMegabyte); });
  connect(m_begin, &QComboBox::currentIndexChanged, this,
          [this] { m_program->settings().setFirstPage(m_begin->currentData().toString()); });
  connect(m_motion, &QCheckBox::toggled, this, [this](bool on) { m_program->setShowsMotion(on); });
  connect(m_mouse, &QCheckBox::toggled, this,
          [this](bool on) { m_program->settings().setUndoesByMouse(on); });
  for (std::size_t i = 0; i < m_looks.size(); ++i)
    connect(m_looks[i], &QComboBox::currentIndexChanged, this,
            [this, i](int index) { m_program->setLook(m_choices[i], index); });
  connect(m_restore, &QPushButton::clicked, this, &PreferencesDialog::restoreDefaults);
  // Keys have buttons of their own for it.
  connect(m_parts, &QTabWidget::currentChanged, this,
          [this] { m_restore->setVisible(m_parts->currentWidget() != m_keys); });
}

// All but the language, for who does not read this one would not find the way back, and the keys.
void PreferencesDialog::restoreDefaults() {
  m_theme->setCurrentIndex(static_cast<int>(ThemeChoice::FollowSystem));
  m_text->setValue(Settings::kLeastText);
  m_begin->setCurrentIndex(0);
  m_memory->setValue(static_cast<int>(search::defaultMemoryBudget() / kMegabyte));
  m_motion->setChecked(true);
  m_mouse->setChecked(true);
  for (QComboBox* look : m_looks) look->setCurrentIndex(0);
  m_vision->choose(ColourVision::Usual);
}

QFormLayout* PreferencesDialog::addForm() {
  auto* content = new QWidget;
  auto* page = new QVBoxLayout(content);
  page->setContentsMargins(spacing::kWide, spacing::kWide, spacing::kWide, spacing::kUnit);
  auto* form = new QFormLayout;
  page->addLayout(form);
  page->addStretch(1);  // no row is higher than it has to be
  form->setHorizontalSpacing(spacing::kWide);
  form->setVerticalSpacing(spacing::kWide);
  form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
  form->setLabelAlignment(Qt::AlignLeft);
  auto* scroll = new QScrollArea;
  scroll->setWidget(content);
  scroll->setWidgetResizable(true);
  scroll->setFrameShape(QFrame::NoFrame);
  scroll->setFocusPolicy(Qt::NoFocus);
  scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  paleLowerEdge(scroll);
  m_parts->addTab(scroll, {});
  return form;
}

void PreferencesDialog::add(QFormLayout* form, QWidget* field, QWidget* beside) {
  const Row row{new QLabel, new QLabel};
  row.name->setBuddy(field);
  row.help->setWordWrap(true);
  row.help->setForegroundRole(QPalette::PlaceholderText);
  row.help->setVisible(m_rows.size() < std::size(kTexts));
  auto* line = new QHBoxLayout;
  line->setSpacing(spacing::kUnit);
  line->addWidget(field);
  if (beside) line->addWidget(beside);
  line->addStretch(1);
  auto* both = new QVBoxLayout;
  both->setSpacing(spacing::kUnit);
  both->addLayout(line);
  both->addWidget(row.help);
  form->addRow(row.name, both);
  m_rows.push_back(row);
}

void PreferencesDialog::retranslate() {
  setWindowTitle(tr("Preferences"));
  const QString parts[] = {tr("General"), tr("Appearance"), tr("Colour vision"), tr("Keys")};
  for (int i = 0; i < m_parts->count(); ++i) m_parts->setTabText(i, parts[i]);
  for (std::size_t i = 0; i < std::size(kTexts); ++i) {
    m_rows[i].name->setText(tr(kTexts[i].name));
    m_rows[i].help->setText(tr(kTexts[i].help));
    m_rows[i].name->buddy()->setWhatsThis(tr(kTexts[i].help));
  }
  for (std::size_t i = 0; i < m_looks.size(); ++i) {
    m_rows[std::size(kTexts) + i].name->setText(QCoreApplication::translate("Pages", m_choices[i].label));
    m_looks[i]->setWhatsThis(tr("Sets how these boards look in all windows."));
    for (std::size_t k = 0; k < m_choices[i].names.size(); ++k)
      m_looks[i]->setItemText(static_cast<int>(k), plainText(QCoreApplication::translate(
                                                       m_choices[i].context, m_choices[i].names[k])));
  }
  const QString themes[] = {tr("Same as system"), tr("Light"), tr("Dark"), tr("High contrast")};
  for (int i = 0; i < m_theme->count(); ++i) m_theme->setItemText(i, themes[i]);
  m_begin->setItemText(0, tr("Last page"));
  for (const PageInfo& page : m_program->pages())
    if (const int i = m_begin->findData(QString::fromLatin1(page.id)); i > 0)
      m_begin->setItemText(i, pageTitle(page));
  m_motion->setText(tr("Sho&w animations"));
  m_mouse->setText(tr("Back and forward buttons &undo and redo"));
  m_restore->setText(tr("Restore defaults"));
  m_restore->setWhatsThis(tr("Restores everything on these pages except the language and the keys."));
  m_memory->setSuffix(tr("\u00a0MB"));
  showUse();
}

void PreferencesDialog::showUse() {
  m_use->setText(tr("%1\u00a0MB in use")
                     .arg(QLocale().toString(static_cast<qulonglong>(
                         (m_program->memory()->used() + kMegabyte - 1) / kMegabyte))));
}

}  // namespace searchlight::ui
