// widgets/sokoban/solve_panel.cpp: labels, five figures and two lists.
#include "widgets/sokoban/solve_panel.h"

#include <QComboBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QSignalBlocker>
#include <QSlider>
#include <QToolButton>
#include <QVBoxLayout>
#include <array>
#include <cmath>
#include <limits>
#include <utility>

#include "widgets/sokoban/sokoban_texts.h"
#include "widgets/tables/question_form.h"
#include "widgets/theme/controls.h"
#include "widgets/theme/language.h"
#include "widgets/theme/theme.h"
#include "widgets/words/search_format.h"

namespace searchlight::ui {

SokobanPanel::SokobanPanel(SolvePanel* help, QWidget* parent)
    : PlayPanel(parent),
      m_about(new QLabel),
      m_branch(new QLabel),
      m_historyName(new QLabel),
      m_history(new QSlider(Qt::Horizontal)) {
  m_about->setTextFormat(Qt::PlainText);  // a file's words
  m_about->setTextInteractionFlags(Qt::TextSelectableByMouse);
  m_about->setWordWrap(true);
  m_branch->setObjectName(QStringLiteral("branch"));
  m_branch->setForegroundRole(QPalette::PlaceholderText);
  // It comes and goes while one plays, and what stands below it does not move.
  QSizePolicy stays = m_branch->sizePolicy();
  stays.setRetainSizeWhenHidden(true);
  m_branch->setSizePolicy(stays);
  auto* history = new QWidget;
  auto* line = bareLayout<QHBoxLayout>(history, spacing::kUnit);
  line->addWidget(m_historyName);
  line->addWidget(m_history, 1);
  m_historyName->setBuddy(m_history);
  for (QWidget* part : std::initializer_list<QWidget*>{history, m_branch, help->limits()}) addMore(part);
  tellIn(help);
  addRest(m_about);
  m_history->setObjectName(QStringLiteral("gameHistory"));
  connect(m_history, &QSlider::valueChanged, this,
          [this](int at) { Q_EMIT stepChosen(static_cast<std::size_t>(at)); });
  guardFromWheel(this);
  keepTranslated(this, [this] { retranslate(); });
}

void SokobanPanel::setState(const State& state) {
  m_state = state;
  showState();
}

void SokobanPanel::showState() {
  const QLocale locale;
  setName(m_state.title, m_state.subtitle);
  setSummary(playedText(m_state.played));
  m_about->setText(m_state.about);
  m_about->setVisible(!m_state.about.isEmpty());
  const QString moves = tr("Moves"), pushes = m_state.isReverse ? tr("Pulls") : tr("Pushes");
  const auto count = [&](const QString& name, std::uint32_t played,
                         const std::optional<sokoban::Played>& best, std::uint32_t sokoban::Played::*of,
                         const QString& tip) {
    const auto named = [&name](const QString& what) {
      return tr("%1, %2", "a count, and what of it").arg(name, what);
    };
    PanelCount out{.name = name, .value = locale.toString(played), .valueName = named(tr("played"))};
    PanelCount::Note note{{}, {}, named(tr("personal best"))};
    if (best) {
      note.text = tr("best %1", "the personal best").arg(locale.toString((*best).*of));
      note.tip = tip.arg(playedText(*best));
    }
    out.notes << note;
    return out;
  };
  QList<PanelCount> counts{count(moves, m_state.played.moves, m_state.byMoves, &sokoban::Played::moves,
                                 tr("Shows your solution with the fewest moves: %1")),
                           count(pushes, m_state.played.pushes, m_state.byPushes, &sokoban::Played::pushes,
                                 tr("Shows your solution with the fewest pushes: %1"))};
  counts.front().tip = tr("Counts the worker's steps, including pushes");
  PanelCount home{
      .name = m_state.isReverse ? tr("On start squares") : tr("On goals"),
      .value = locale.toString(static_cast<qulonglong>(m_state.home)),
      .tip = m_state.isReverse ? tr("Counts the boxes on start squares") : tr("Counts the boxes on goals")};
  home.notes << PanelCount::Note{tr("of %1", "so many boxes").arg(m_state.boxes)};
  counts << home;
  setCounts(counts);
  const QSignalBlocker silent(m_history);
  m_history->setRange(0, static_cast<int>(m_state.steps));
  m_history->setValue(static_cast<int>(m_state.at));
  m_history->setEnabled(m_state.steps > 0);
  m_branch->setVisible(m_state.others > 1);
  m_branch->setText(tr("Branch %1 of %2 here (B: next branch)").arg(m_state.other + 1).arg(m_state.others));
}

void SokobanPanel::retranslate() {
  m_historyName->setText(tr("Step", "of the game, beside a slider"));
  m_history->setAccessibleName(tr("Game step"));
  m_history->setToolTip(tr("Goes to any step of this game; branches you have left are kept"));
  showState();
}

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
      m_besideRow(new QWidget(this)),
      m_limitsRow(new QWidget(this)),
      m_seconds(new QComboBox(this)),
      m_bytes(new QComboBox(this)) {
  m_doing = new QLabel(m_work);
  m_farthest = new QLabel(m_work);
  m_farthest->setObjectName(QStringLiteral("farthest"));
  m_picture = new QLabel(m_work);
  m_beside = new QLabel(m_besideRow);
  m_beside->setObjectName(QStringLiteral("beside"));
  m_stop = new QToolButton(m_work);
  m_stop->setObjectName(QStringLiteral("stopSolving"));
  m_more = new QToolButton(this);
  m_more->setObjectName(QStringLiteral("moreTime"));
  m_stopBeside = new QToolButton(m_besideRow);
  m_stopBeside->setObjectName(QStringLiteral("stopBeside"));
  for (QToolButton* button : {m_stop, m_more, m_stopBeside})
    button->setToolButtonStyle(Qt::ToolButtonTextOnly);
  m_text->setObjectName(QStringLiteral("hintText"));
  m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
  for (QLabel* label : {m_text, m_doing, m_farthest, m_beside}) label->setWordWrap(true);
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
  auto* work = bareLayout<QVBoxLayout>(m_work, spacing::kHalf);
  work->addWidget(m_doing);
  work->addWidget(m_farthest);
  work->addWidget(m_picture, 0, Qt::AlignLeft);
  work->addLayout(grid);
  auto* beside = new QHBoxLayout(m_besideRow);
  beside->setContentsMargins(0, 0, 0, 0);
  beside->setSpacing(spacing::kUnit);
  beside->addWidget(m_beside, 1);
  beside->addWidget(m_stopBeside, 0, Qt::AlignTop);

  auto* limits = bareLayout<QHBoxLayout>(m_limitsRow, spacing::kUnit);
  limits->addWidget(m_limits);
  limits->addWidget(m_seconds);
  limits->addWidget(m_bytes);
  limits->addStretch(1);
  auto* all = bareLayout<QVBoxLayout>(this, spacing::kUnit);
  all->addWidget(m_lost);
  all->addWidget(m_text);
  all->addWidget(m_more, 0, Qt::AlignLeft);
  all->addWidget(m_work);
  all->addWidget(m_besideRow);
  for (QWidget* part : std::initializer_list<QWidget*>{m_text, m_more, m_work, m_besideRow}) part->hide();
  for (const int s : kSeconds) m_seconds->addItem({}, s);
  setMostBytes(std::size_t{2} << 30);
  setLimits(60, std::size_t{1} << 30);
  guardFromWheel(this);
  hide();
  connect(m_stop, &QToolButton::clicked, this, &SolvePanel::stopWanted);
  connect(m_more, &QToolButton::clicked, this, &SolvePanel::moreWanted);
  connect(m_stopBeside, &QToolButton::clicked, this, &SolvePanel::besideEnds);
  for (QComboBox* list : {m_seconds, m_bytes})
    connect(list, &QComboBox::activated, this, &SolvePanel::limitsChosen);
  keepTranslated(this, [this] { retranslate(); });
}

// ---- What is told -----------------------------------------------------------------------------------------------------------------

void SolvePanel::setLost(const QString& text) {
  m_lost->setNote(NoteKind::Warning, text);
  showUsed();
}
QString SolvePanel::lost() const { return m_lost->text(); }

void SolvePanel::setText(const QString& text, const QString& more) {
  m_text->setText(text);
  m_text->setVisible(!text.isEmpty());
  m_more->setText(more);
  m_more->setVisible(!more.isEmpty());
  showUsed();
}

void SolvePanel::setBeside(const QString& text, bool isOver) {
  const bool begins = beside().isEmpty() && !text.isEmpty();
  m_beside->setText(text);
  m_besideRow->setVisible(!text.isEmpty());
  if (std::exchange(m_isBesideOver, isOver) != isOver) showBesideButton();
  showUsed();
  if (begins) revealSoon(m_besideRow);
}
void SolvePanel::showBesideButton() {
  m_stopBeside->setText(m_isBesideOver ? tr("Close") : tr("Stop collection"));
  m_stopBeside->setAccessibleName(m_isBesideOver ? tr("Close the collection result")
                                                 : tr("Stop solving the collection"));
  m_stopBeside->setToolTip(m_isBesideOver
                               ? tr("Closes this result; the gallery still shows which levels are solved")
                               : tr("Stops solving the collection and keeps the solutions found so far"));
}
QString SolvePanel::beside() const { return m_beside->text(); }

// Where it has nothing to say it is not there.
void SolvePanel::showUsed() {
  setVisible(!lost().isEmpty() || !text().isEmpty() || !beside().isEmpty() || m_progress);
}
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
  m_doing->setVisible(m_progress->doing != text());  // which stands above it
  m_farthest->setText(m_progress->farthest);
  m_farthest->setVisible(!m_progress->farthest.isEmpty());
  m_picture->setPixmap(m_progress->picture);
  m_picture->setVisible(!m_progress->picture.isNull());
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
  m_stop->setText(tr("Stop search"));
  m_stop->setToolTip(tr("Stops and keeps the results found so far"));
  m_farthest->setToolTip(tr("Shows the search with the most boxes packed; several searches run in turn"));
  m_picture->setAccessibleName(tr("Position with the most boxes packed"));
  m_more->setToolTip(tr("Continues the search from where it stopped"));
  showBesideButton();
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

}  // namespace searchlight::ui
