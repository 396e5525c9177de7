// widgets/sokoban/solve_panel.cpp: labels, five figures and two lists.
#include "widgets/sokoban/solve_panel.h"

#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>
#include <array>
#include <cmath>
#include <limits>

#include "widgets/search/note_line.h"
#include "widgets/search/search_format.h"
#include "widgets/search/section.h"
#include "widgets/search/wheel_guard.h"
#include "widgets/theme/theme.h"

namespace searchlight::ui {
namespace {

constexpr std::array kSeconds{5, 10, 30, 60, 300, 1200};
constexpr std::array kMegabytes{64, 128, 256, 512, 1024, 2048};

// The entry whose value is nearest, by its logarithm.
void chooseNearest(QComboBox* list, double wanted) {
  int best = 0;
  double least = std::numeric_limits<double>::max();
  for (int i = 0; i < list->count(); ++i) {
    const double far = std::abs(std::log(list->itemData(i).toDouble() / wanted));
    if (far < least) {
      least = far;
      best = i;
    }
  }
  list->setCurrentIndex(best);
}

}  // namespace

SolvePanel::SolvePanel(QWidget* parent)
    : QWidget(parent),
      m_lost(new NoteLine(this)),
      m_text(new QLabel(this)),
      m_limits(new QLabel),
      m_work(new QWidget(this)),
      m_limitsRow(new QWidget(this)),
      m_seconds(new QComboBox(this)),
      m_bytes(new QComboBox(this)) {
  m_doing = new QLabel(m_work);
  m_stop = new QToolButton(m_work);
  m_stop->setObjectName(QStringLiteral("stopSolving"));
  m_stop->setToolButtonStyle(Qt::ToolButtonTextOnly);
  m_text->setObjectName(QStringLiteral("hintText"));
  m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
  for (QLabel* label : {m_text, m_doing}) label->setWordWrap(true);
  m_limits->setForegroundRole(QPalette::PlaceholderText);
  m_seconds->setObjectName(QStringLiteral("solveSeconds"));
  m_bytes->setObjectName(QStringLiteral("solveBytes"));

  auto* grid = new QGridLayout;
  grid->setHorizontalSpacing(spacing::kUnit);
  grid->setVerticalSpacing(spacing::kHalf);
  for (int i = 0; i < kFigures; ++i) {
    m_names.push_back(new QLabel(m_work));
    m_names.back()->setForegroundRole(QPalette::PlaceholderText);
    m_figures.push_back(new QLabel(m_work));
    grid->addWidget(m_names.back(), i / 2, i % 2 * 2, Qt::AlignLeft);
    grid->addWidget(m_figures.back(), i / 2, i % 2 * 2 + 1, Qt::AlignRight);
  }
  grid->addWidget(m_stop, 2, 2, 1, 2, Qt::AlignRight);
  grid->setColumnMinimumWidth(1, 72);
  grid->setColumnMinimumWidth(3, 72);
  grid->setColumnStretch(4, 1);
  auto* work = new QVBoxLayout(m_work);
  work->setContentsMargins(0, 0, 0, 0);
  work->setSpacing(spacing::kHalf);
  work->addWidget(m_doing);
  work->addLayout(grid);

  auto* limits = new QHBoxLayout(m_limitsRow);
  limits->setContentsMargins(0, 0, 0, 0);
  limits->setSpacing(spacing::kUnit);
  limits->addWidget(m_limits);
  limits->addWidget(m_seconds);
  limits->addWidget(m_bytes);
  limits->addStretch(1);
  auto* all = new QVBoxLayout(this);
  all->setContentsMargins(0, 0, 0, 0);
  all->setSpacing(spacing::kUnit);
  all->addWidget(m_lost);
  all->addWidget(m_text);
  all->addWidget(m_work);
  m_text->hide();
  m_work->hide();
  for (const int s : kSeconds) m_seconds->addItem({}, s);
  setMostBytes(std::size_t{2} << 30);
  setLimits(60, std::size_t{1} << 30);
  guardFromWheel(this);
  hide();
  connect(m_stop, &QToolButton::clicked, this, &SolvePanel::stopWanted);
  for (QComboBox* list : {m_seconds, m_bytes})
    connect(list, &QComboBox::activated, this, &SolvePanel::limitsChosen);
  retranslate();
}

// ---- What is told -----------------------------------------------------------------------------------------------------------------

void SolvePanel::setLost(const QString& text) {
  m_lost->setNote(NoteKind::Warning, text);
  showUsed();
}
QString SolvePanel::lost() const { return m_lost->text(); }

void SolvePanel::setText(const QString& text) {
  m_text->setText(text);
  m_text->setVisible(!text.isEmpty());
  showUsed();
}

// Where it has nothing to say it is not there.
void SolvePanel::showUsed() { setVisible(!lost().isEmpty() || !text().isEmpty() || m_progress); }
QString SolvePanel::text() const { return m_text->text(); }

void SolvePanel::setProgress(const std::optional<Progress>& progress) {
  const bool begins = progress && !m_progress;
  m_progress = progress;
  m_work->setVisible(progress.has_value());
  showUsed();
  showProgress();
  if (begins) revealSoon(m_work);
}

void SolvePanel::showProgress() {
  if (!m_progress) return;
  m_doing->setText(m_progress->doing);
  m_figures[Nodes]->setText(countText(static_cast<std::size_t>(m_progress->nodes)));
  m_figures[Rate]->setText(speedText(m_progress->nodesPerSecond));
  m_figures[Bound]->setText(m_progress->bound.isEmpty() ? noneText() : m_progress->bound);
  m_figures[Memory]->setText(bytesText(m_progress->bytes));
  m_figures[Time]->setText(durationText(m_progress->seconds));
}

// ---- Limits -----------------------------------------------------------------------------------------------------------------------

void SolvePanel::setMostBytes(std::size_t bytes) {
  const std::size_t now = m_bytes->count() > 0 ? this->bytes() : 0;
  m_bytes->clear();
  for (const int megabytes : kMegabytes) {
    const std::size_t size = static_cast<std::size_t>(megabytes) << 20;
    if (size <= bytes || m_bytes->count() == 0)
      m_bytes->addItem(bytesText(size), QVariant::fromValue(static_cast<qulonglong>(size)));
  }
  if (now > 0) chooseNearest(m_bytes, static_cast<double>(now));
}

double SolvePanel::seconds() const { return m_seconds->currentData().toDouble(); }
std::size_t SolvePanel::bytes() const {
  return static_cast<std::size_t>(m_bytes->currentData().toULongLong());
}

void SolvePanel::setLimits(double seconds, std::size_t bytes) {
  chooseNearest(m_seconds, seconds);
  chooseNearest(m_bytes, static_cast<double>(bytes));
}

void SolvePanel::retranslate() {
  m_names[Nodes]->setText(tr("Nodes"));
  m_names[Rate]->setText(tr("Rate"));
  m_names[Bound]->setText(tr("At least"));
  m_names[Bound]->setToolTip(tr("Shows the proven lower bound: no solution from here has fewer pushes"));
  m_names[Memory]->setText(tr("Memory"));
  m_names[Time]->setText(tr("Time"));
  for (std::size_t i = 0; i < m_figures.size(); ++i) m_figures[i]->setAccessibleName(m_names[i]->text());
  m_stop->setText(tr("Stop"));
  m_stop->setToolTip(tr("Stops and keeps the results found so far"));
  m_limits->setText(tr("Limits"));
  m_seconds->setAccessibleName(tr("Time limit"));
  m_seconds->setToolTip(tr("Sets the time limit for a hint or an improvement"));
  m_bytes->setAccessibleName(tr("Memory limit"));
  m_bytes->setToolTip(
      tr("Sets the memory limit; half of the memory for searches stays free for other searches"));
  for (int i = 0; i < m_seconds->count(); ++i) {
    const int seconds = m_seconds->itemData(i).toInt();
    m_seconds->setItemText(
        i, seconds < 60 ? tr("%1 s", "seconds").arg(seconds) : tr("%1 min", "minutes").arg(seconds / 60));
  }
  showProgress();
}

void SolvePanel::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) retranslate();
}

}  // namespace searchlight::ui
