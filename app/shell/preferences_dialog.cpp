// app/shell/preferences_dialog.cpp: where the program begins, the memory that searches may take together, and motion.
#include "app/shell/preferences_dialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QSpinBox>
#include <QTimer>
#include <QVBoxLayout>

#include "app/shell/program.h"
#include "core/search/memory_budget.h"
#include "widgets/theme/theme.h"

namespace searchlight::ui {

namespace {
constexpr std::size_t kMegabyte = std::size_t{1} << 20;
constexpr auto kLeast = static_cast<int>(Settings::kLeastMemory / kMegabyte),
               kMost = static_cast<int>(Settings::kMostMemory / kMegabyte);
}  // namespace

PreferencesDialog::PreferencesDialog(Program* program, QWidget* parent)
    : QDialog(parent), m_program(program) {
  setWindowTitle(tr("Preferences"));
  m_memory = new QSpinBox(this);
  m_memory->setRange(kLeast, kMost);
  m_memory->setSingleStep(256);
  m_memory->setGroupSeparatorShown(true);
  m_memory->setSuffix(tr(" MB"));
  m_memory->setValue(static_cast<int>(program->memory()->total() / kMegabyte));
  auto* hint = new QLabel(tr("Memory limit for all searches in all windows: nodes, recordings and playback. "
                             "A search that reaches the limit stops and reports it."),
                          this);
  hint->setWordWrap(true);
  m_use = new QLabel(this);
  m_begin = new QComboBox(this);
  m_begin->addItems({tr("Last page"), tr("Start")});
  m_begin->setCurrentIndex(program->settings().beginsWithStart() ? 1 : 0);
  m_motion = new QCheckBox(tr("Show &animations"), this);
  m_motion->setToolTip(
      tr("Animates pieces, balls and page transitions. Press any key to skip. Each game also has its own "
         "setting."));
  m_motion->setChecked(program->showsMotion());
  auto* form = new QFormLayout;
  form->setSpacing(spacing::kUnit);
  form->addRow(tr("&Start with:"), m_begin);
  form->addRow(tr("&Memory for searches:"), m_memory);
  form->addRow(tr("In use:"), m_use);
  form->addRow(QString(), m_motion);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close | QDialogButtonBox::RestoreDefaults, this);
  // Enter means that all is as it is wanted; on a button it is that button's.
  buttons->button(QDialogButtonBox::Close)->setDefault(true);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(spacing::kMargin, spacing::kMargin, spacing::kMargin, spacing::kMargin);
  column->setSpacing(spacing::kMargin);
  column->addLayout(form);
  column->addWidget(hint);
  column->addStretch(1);
  column->addWidget(buttons);
  setMinimumWidth(420);

  connect(m_memory, &QSpinBox::valueChanged, this,
          [this](int megabytes) { m_program->setMemory(static_cast<std::size_t>(megabytes) * kMegabyte); });
  connect(m_begin, &QComboBox::currentIndexChanged, this,
          [this](int index) { m_program->settings().setBeginsWithStart(index == 1); });
  connect(m_motion, &QCheckBox::toggled, this, [this](bool on) { m_program->setShowsMotion(on); });
  connect(buttons->button(QDialogButtonBox::RestoreDefaults), &QPushButton::clicked, this, [this] {
    m_begin->setCurrentIndex(0);
    m_memory->setValue(static_cast<int>(search::defaultMemoryBudget() / kMegabyte));
    m_motion->setChecked(true);
  });
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  auto* timer = new QTimer(this);
  connect(timer, &QTimer::timeout, this, &PreferencesDialog::showUse);
  timer->start(500);
  showUse();
}

void PreferencesDialog::showUse() {
  m_use->setText(tr("%1 MB").arg(QLocale().toString(
      static_cast<qulonglong>((m_program->memory()->used() + kMegabyte - 1) / kMegabyte))));
}

}  // namespace searchlight::ui
