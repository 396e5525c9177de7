// app/sokoban/level_generator.cpp: a form, a list that fills, and what is done with one of it.
#include "app/sokoban/level_generator.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QFrame>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QRandomGenerator>
#include <QRegularExpressionValidator>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <array>
#include <functional>
#include <utility>

#include "app/shell/focus_stops.h"
#include "app/sokoban/level_saving.h"
#include "core/sokoban/solve.h"
#include "widgets/game/card_list.h"
#include "widgets/sokoban/sokoban_scene.h"
#include "widgets/sokoban/sokoban_texts.h"
#include "widgets/tables/question_form.h"
#include "widgets/theme/controls.h"
#include "widgets/theme/error_texts.h"
#include "widgets/theme/icons.h"
#include "widgets/theme/language.h"
#include "widgets/theme/scrolls_down.h"
#include "widgets/theme/style.h"
#include "widgets/theme/theme.h"
#include "widgets/theme/type_scale.h"

namespace searchlight::ui {
namespace {

constexpr QSize kUsualGenerator{980, 660};
constexpr int kFormWidth = 280, kMostAtOnce = 100;

// How much is tried for a level.
struct Effort {
  int rooms;
  std::uint64_t expansions;
  sokoban::Aim aim = sokoban::Aim::Deepest;
};
constexpr std::array<Effort, 4> kEfforts{
    {{2, 2'000}, {12, 100'000}, {60, 200'000, sokoban::Aim::Hardest}, {60, 200'000, sokoban::Aim::Farthest}}};
constexpr int kUsualEffort = 1;

constexpr double kMakingSeconds = 60, kGradingSeconds = 10;  // of a level
constexpr std::size_t kMakingBytes = std::size_t{1} << 30;

std::size_t bytesFor(const search::MemoryBudget* budget) {
  return std::min(kMakingBytes, search::shareOf(budget));
}

MadeLevel graded(const sokoban::GeneratedLevel& level, const std::shared_ptr<search::MemoryBudget>& budget,
                 const std::stop_token& stop) {
  const search::Limits limits{.seconds = kGradingSeconds, .bytes = bytesFor(budget.get())};
  const sokoban::LevelSolution solved =
      sokoban::solve(level.board, sokoban::LevelQuestion{},
                     {.algorithm = search::Algorithm::AStar, .budget = budget}, limits, stop);
  return {level.board, level.pushes, solved.stats.expanded, solved.outcome == search::Outcome::Solved};
}

// As `searchlight-cli sokoban generate` makes them: the same wish and seed make the same levels, no two of them alike. Returns
// Exhausted: there are as many as were wanted, or no more could be found; else what limit came. At most half of the budget, if
// there is one, is for this. REQUIRES: whyNot(wish) is empty.
search::Outcome makeLevels(const sokoban::LevelWish& wish, int count,
                           const std::shared_ptr<search::MemoryBudget>& budget, const std::stop_token& stop,
                           const std::function<void(const MadeLevel&)>& made) {
  const auto one = [&](const sokoban::LevelWish& next, std::size_t /*number*/, search::Outcome& ended) {
    const search::Limits limits{.seconds = kMakingSeconds, .bytes = bytesFor(budget.get())};
    return sokoban::generateLevel(next, limits, stop, ended, budget);
  };
  search::Outcome outcome{};
  sokoban::differentLevels(wish, static_cast<std::size_t>(count), outcome, one,
                           [&](const sokoban::GeneratedLevel& level, std::size_t /*number*/) {
                             made(graded(level, budget, stop));
                             return true;
                           });
  return outcome;
}

}  // namespace

LevelGenerator::LevelGenerator(Settings* settings, std::shared_ptr<search::MemoryBudget> memory,
                               QWidget* parent)
    : QDialog(parent), m_settings(settings), m_memory(std::move(memory)) {
  build();
  new EscStops(
      this, [this] { return m_maker.isBusy(); }, [this] { generate(); });
  keepTranslated(this, [this] { retranslate(); });
}

LevelGenerator::~LevelGenerator() { m_maker.cancel(); }

void LevelGenerator::build() {
  m_columns = new QSpinBox(this);
  m_rows = new QSpinBox(this);
  m_boxes = new QSpinBox(this);
  m_count = new QSpinBox(this);
  m_seed = new QLineEdit(this);
  m_newSeed = new QToolButton(this);
  m_effort = new QComboBox(this);
  m_progress = new QLabel(this);
  m_about = new QLabel(this);
  m_note = new NoteLine(this);
  m_list = new CardList(this);
  m_generate = new QPushButton(this);
  m_play = new QPushButton(this);
  m_draw = new QPushButton(this);
  m_save = new QPushButton(this);
  m_close = new QPushButton(this);
  const sokoban::LevelWish usual;
  for (QSpinBox* side : {m_columns, m_rows})
    side->setRange(sokoban::kLeastGenerated, sokoban::kMostGenerated);
  m_columns->setValue(usual.width);
  m_rows->setValue(usual.height);
  m_boxes->setRange(1, sokoban::kMostGeneratedBoxes);
  m_boxes->setValue(usual.boxes);
  m_count->setRange(1, kMostAtOnce);
  m_count->setValue(8);
  m_seed->setText(QStringLiteral("1"));
  m_seed->setValidator(
      new QRegularExpressionValidator(QRegularExpression(QStringLiteral("\\d{1,19}")), m_seed));
  m_newSeed->setIcon(icon(IconId::Generate));
  for (std::size_t i = 0; i < kEfforts.size(); ++i) m_effort->addItem({});
  m_effort->setCurrentIndex(kUsualEffort);
  m_progress->setWordWrap(true);
  m_about->setForegroundRole(QPalette::PlaceholderText);
  m_about->setWordWrap(true);

  auto* seed = new QHBoxLayout;
  seed->setSpacing(spacing::kHalf);
  seed->addWidget(m_seed, 1);
  seed->addWidget(m_newSeed);
  auto* form = new QWidget;
  auto* fields = new QFormLayout(form);
  fields->setContentsMargins(0, 0, 0, 0);
  fields->setFieldGrowthPolicy(QFormLayout::FieldsStayAtSizeHint);
  const auto label = [&](QLabel*& text, QWidget* buddy) {
    text = new QLabel(form);
    text->setBuddy(buddy);
    return text;
  };
  fields->addRow(label(m_columnsLabel, m_columns), m_columns);
  fields->addRow(label(m_rowsLabel, m_rows), m_rows);
  fields->addRow(label(m_boxesLabel, m_boxes), m_boxes);
  fields->addRow(label(m_effortLabel, m_effort), m_effort);
  fields->addRow(label(m_seedLabel, m_seed), seed);
  fields->addRow(label(m_countLabel, m_count), m_count);
  fields->addRow(m_generate);
  fields->addRow(m_note);
  fields->addRow(m_progress);
  auto* scrolled = new ScrollsDown(form, this, kFormWidth);
  paleLowerEdge(scrolled);
  auto* top = new QHBoxLayout;
  top->setSpacing(spacing::kWide);
  top->addWidget(scrolled);
  top->addWidget(m_list, 1);
  auto* box = new QDialogButtonBox(this);
  box->addButton(m_close, QDialogButtonBox::RejectRole);
  box->addButton(m_play, QDialogButtonBox::AcceptRole);
  for (QPushButton* button : {m_save, m_draw}) box->addButton(button, QDialogButtonBox::ActionRole);
  auto* buttons = new QHBoxLayout;
  buttons->addWidget(m_about, 1);
  buttons->addWidget(box);
  m_generate->setDefault(true);  // Enter in a field makes levels; on a button it is that button's
  auto* all = new QVBoxLayout(this);
  all->setContentsMargins(spacing::kMargin, spacing::kMargin, spacing::kMargin, spacing::kMargin);
  all->addLayout(top, 1);
  all->addLayout(buttons);

  for (QSpinBox* number : {m_columns, m_rows, m_boxes})
    connect(number, &QSpinBox::valueChanged, this, &LevelGenerator::showWish);
  connect(m_seed, &QLineEdit::textChanged, this, &LevelGenerator::showWish);
  connect(m_newSeed, &QToolButton::clicked, this,
          [this] { m_seed->setText(QString::number(QRandomGenerator::global()->bounded(1, 1'000'000))); });
  connect(m_generate, &QPushButton::clicked, this, &LevelGenerator::generate);
  connect(m_list, &CardList::chosenChanged, this, &LevelGenerator::showState);
  connect(m_list, &CardList::activated, this, [this] { done(Play); });
  connect(m_play, &QPushButton::clicked, this, [this] { done(Play); });
  connect(m_draw, &QPushButton::clicked, this, [this] { done(Draw); });
  connect(m_save, &QPushButton::clicked, this, &LevelGenerator::save);
  connect(m_close, &QPushButton::clicked, this, &LevelGenerator::reject);
  resizeToScreen(this, kUsualGenerator);
  m_columns->setFocus();
}

void LevelGenerator::retranslate() {
  setWindowTitle(tr("Generate levels"));
  m_columnsLabel->setText(tr("&Columns"));
  m_rowsLabel->setText(tr("&Rows"));
  m_boxesLabel->setText(tr("&Boxes"));
  m_effortLabel->setText(tr("&Difficulty"));
  const std::array<QString, kEfforts.size()> efforts{tr("easy", "levels"), tr("medium", "levels"),
                                                     tr("hard", "levels"), tr("long paths", "levels")};
  for (std::size_t i = 0; i < efforts.size(); ++i) m_effort->setItemText(static_cast<int>(i), efforts[i]);
  m_effort->setToolTip(tr("Sets how many layouts are tried per level and how deep the reverse search goes"));
  m_seedLabel->setText(tr("&Seed"));
  m_seed->setToolTip(tr("The same seed generates the same levels"));
  m_newSeed->setToolTip(tr("New seed"));
  m_newSeed->setAccessibleName(tr("New seed"));
  m_countLabel->setText(tr("&Levels"));
  m_list->setAccessibleName(tr("Generated levels"));
  m_list->setEmptyText(
      tr("Random levels appear here. Each level is solvable, and its minimum number of pushes is proven."));
  m_play->setText(tr("Play"));
  m_draw->setText(tr("Edit…"));
  m_save->setText(tr("Save all…"));
  m_close->setText(tr("Close"));
  showWish();
  showState();
}

// ---- The wish, and levels that come -------------------------------------------------------------------------------------------

sokoban::LevelWish LevelGenerator::wish() const {
  const Effort& effort = kEfforts[static_cast<std::size_t>(m_effort->currentIndex())];
  sokoban::LevelWish wish;
  wish.width = m_columns->value();
  wish.height = m_rows->value();
  wish.boxes = m_boxes->value();
  wish.seed = m_seed->text().toULongLong();
  wish.rooms = effort.rooms;
  wish.expansions = effort.expansions;
  wish.aim = effort.aim;
  return wish;
}

void LevelGenerator::showWish() {
  QString text = errorText(whyNot(wish()));
  if (!text.isEmpty()) text = tr("%1.", "a sentence").arg(text.at(0).toUpper() + text.mid(1));
  if (m_seed->text().isEmpty()) text = tr("The seed must be a number.");
  m_note->setNote(NoteKind::Warning, text);
  m_generate->setEnabled(m_maker.isBusy() || text.isEmpty());
}

void LevelGenerator::generate() {
  if (m_maker.isBusy()) {
    m_maker.cancel();
    return end(search::Outcome::Stopped);
  }
  m_list->clearCards();
  m_levels.clear();
  m_wanted = m_count->value();
  m_maker.ask(
      [this, wish = wish(), count = m_wanted, memory = m_memory](const std::stop_token& stop,
                                                                 const TaskTeller& teller) {
        return makeLevels(wish, count, memory, stop, [this, &teller](const MadeLevel& level) {
          teller.tell([this, level] { addLevel(level); });
        });
      },
      [this](const TaskResult<search::Outcome>& outcome) {
        end(outcome.valueOr(search::Outcome::MemoryLimit), outcome ? QString() : outcome.why());
      });
  showState();
  m_generate->setFocus();
  revealSoon(m_progress);
}

QString LevelGenerator::subtitleOf(const MadeLevel& level) const {
  const QString nodes = QLocale().toString(static_cast<qulonglong>(level.expanded));
  return tr("%1, %2", "pushes, nodes")
      .arg(pushesText(level.pushes),
           level.isProvenByUs ? tr("%1 nodes").arg(nodes) : tr("over %1 nodes").arg(nodes));
}

void LevelGenerator::addLevel(const MadeLevel& level) {
  m_levels.push_back(level);
  CardItem card;
  card.title = tr("Level %1").arg(m_levels.size());
  card.subtitle = pushesText(level.pushes);
  card.names =
      tr("%1: %2 (proven minimum number of pushes; nodes expanded by A*)").arg(card.title, subtitleOf(level));
  card.own = level.isProvenByUs
                 ? tr("%1 nodes").arg(QLocale().toString(static_cast<qulonglong>(level.expanded)))
                 : tr("over %1 nodes").arg(QLocale().toString(static_cast<qulonglong>(level.expanded)));
  card.picture = [board = level.board](QSize size, double pixelRatio, const Theme& theme) {
    return SokobanThumbnails(board).picture(board.opening(), size, pixelRatio, theme);
  };
  m_list->addCard(std::move(card));
  if (m_levels.size() == 1) m_list->choose(0);
  showState();
}

void LevelGenerator::end(search::Outcome outcome, const QString& why) {
  showState();
  const QString many = levelsText(m_levels.size());
  if (m_levels.size() == static_cast<std::size_t>(m_wanted))
    m_progress->setText(tr("Generated %1.", "so many levels").arg(many));
  else if (outcome == search::Outcome::Stopped)
    m_progress->setText(tr("Stopped after %1.", "so many levels").arg(many));
  else if (outcome == search::Outcome::Exhausted)
    m_progress->setText(
        tr("Generated %1; no more were found. Try another seed or a larger board.").arg(many));
  else
    m_progress->setText(tr("Generated %1 before the time or memory limit was reached.").arg(many));
  if (!why.isEmpty()) m_progress->setText(m_progress->text() + QLatin1Char(' ') + why);
}

// ---- What is done with them ---------------------------------------------------------------------------------------------------

std::size_t LevelGenerator::chosen() const { return m_list->chosen().value_or(0); }

sokoban::Collection LevelGenerator::collection() const {
  sokoban::Collection out;
  for (std::size_t i = 0; i < m_levels.size(); ++i) {
    sokoban::Level level;
    level.board = m_levels[i].board;
    level.title = tr("Level %1").arg(i + 1).toStdString();
    level.comment = tr("Minimum number of pushes: %1").arg(m_levels[i].pushes).toStdString();
    out.levels.push_back(std::move(level));
  }
  return out;
}

void LevelGenerator::save() {
  if (const auto path = saveLevels(this, *m_settings, collection().levels))
    m_progress->setText(tr("Saved in %1.").arg(*path));
}

void LevelGenerator::showState() {
  const bool isMaking = m_maker.isBusy(), isChosen = m_list->chosen().has_value();
  m_generate->setText(isMaking ? tr("Stop") : tr("Generate"));
  m_generate->setEnabled(isMaking || m_note->text().isEmpty());
  if (isMaking) m_progress->setText(tr("Generating level %1 of %2…").arg(m_levels.size() + 1).arg(m_wanted));
  m_play->setEnabled(isChosen);
  // What is meant first: levels, and once they are there one of them. Enter in a field makes levels all the same.
  for (auto [button, isFirst] :
       {std::pair(m_play, isChosen && !isMaking), {m_generate, !isChosen || isMaking}}) {
    button->setProperty(kFilled, isFirst);
    button->update();
  }
  m_draw->setEnabled(isChosen);
  m_save->setEnabled(!m_levels.empty() && !isMaking);
  m_about->setText(isChosen && chosen() < m_levels.size() ? m_list->card(chosen()).names : QString());
}

// However it closes, what is under way is not wanted any more; what there is stays.
void LevelGenerator::done(int result) {
  if (m_maker.isBusy()) {
    m_maker.cancel();
    end(search::Outcome::Stopped);
  }
  QDialog::done(result);
}

}  // namespace searchlight::ui
