// widgets/lines/new_lines_game_dialog.cpp: usual rules on the left, every rule on the right.
#include "widgets/lines/new_lines_game_dialog.h"

#include <QButtonGroup>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QRadioButton>
#include <QScreen>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>
#include <algorithm>
#include <limits>

#include "widgets/lines/lines_texts.h"
#include "widgets/theme/controls.h"
#include "widgets/theme/error_texts.h"
#include "widgets/theme/language.h"
#include "widgets/theme/theme.h"
#include "widgets/theme/type_scale.h"

namespace searchlight::ui {

namespace {
constexpr QSize kSideBySide(584, 400);  // that list and rules take, with usual texts
}

NewLinesGameDialog::NewLinesGameDialog(const lines::Settings& present, QWidget* parent) : QDialog(parent) {
  build();
  connectParts();
  keepTranslated(this, [this] { retranslate(); });
  setSettings(present);
}

void NewLinesGameDialog::build() {
  m_presets = new QListWidget(this);
  m_presets->setFixedWidth(withText(176));
  // And, last, own rules: so one row is always the right one, and no focus that comes to the list chooses another.
  for (std::size_t i = 0; i <= lines::presets().size(); ++i) {
    auto* item = new QListWidgetItem(m_presets);
    item->setSizeHint({0, fontMetrics().height() + spacing::kUnit});
  }
  m_note = new NoteLine(this);
  m_buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
  auto* right = new QVBoxLayout;
  right->setSpacing(spacing::kMargin);
  right->addWidget(buildRules());
  right->addStretch(1);
  // Large texts have no room side by side on a small screen.
  const bool isNarrow = withText(kSideBySide.width()) > screen()->availableSize().width();
  auto* columns = new QBoxLayout(isNarrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
  columns->setSpacing(spacing::kWide);
  columns->addWidget(m_presets);
  columns->addLayout(right, 1);
  auto* all = new QVBoxLayout(this);
  all->setContentsMargins(spacing::kWide, spacing::kWide, spacing::kWide, spacing::kWide);
  all->setSpacing(spacing::kMargin);
  all->addLayout(columns, 1);
  all->addWidget(m_note);
  all->addWidget(m_buttons);
  resizeToScreen(this, kSideBySide);
}

QWidget* NewLinesGameDialog::buildRules() {
  auto* rules = new QWidget(this);
  const auto number = [rules](int least, int most) {
    auto* box = new QSpinBox(rules);
    box->setRange(least, most);
    box->setFixedWidth(88);
    return box;
  };
  m_size = number(lines::Settings::kMinSize, lines::Settings::kMaxSize);
  m_colours = number(lines::Settings::kMinColours, lines::Settings::kMaxColours);
  m_new = number(lines::Settings::kMinNewBalls, lines::Settings::kMaxNewBalls);
  m_line = number(lines::Settings::kMinLine, lines::Settings::kMaxLine);
  m_score = new SegmentedButtons(2, rules);
  m_deal = new SegmentedButtons(2, rules);
  m_random = new QRadioButton(rules);
  m_given = new QRadioButton(rules);
  // A group of their own: without one Qt takes every radio button below `rules` for one choice, those of the segments, too.
  auto* luck = new QButtonGroup(this);
  luck->addButton(m_random);
  luck->addButton(m_given);
  m_random->setChecked(true);
  m_seed = new QLineEdit(rules);
  m_seed->setMaxLength(24);
  // The largest is seen whole.
  m_seed->setMinimumWidth(m_seed->fontMetrics().horizontalAdvance(QString(20, u'0')) + spacing::kSection);
  m_scoreNote = makeHint(rules);

  // Below each other: the largest seed in large letters is as wide as a screen.
  auto* seed = new QGridLayout;
  seed->setSpacing(spacing::kUnit);
  seed->addWidget(m_random, 0, 0, 1, 2);
  seed->addWidget(m_given, 1, 0);
  seed->addWidget(m_seed, 1, 1);
  seed->setColumnStretch(1, 1);
  auto* grid = bareLayout<QGridLayout>(rules);
  grid->setHorizontalSpacing(spacing::kWide);
  grid->setVerticalSpacing(spacing::kUnit);
  grid->setColumnStretch(1, 1);
  int row = 0;
  const auto add = [&](QLabel*& label, QWidget* part, Qt::Alignment alignment = Qt::AlignLeft) {
    label = new QLabel(rules);
    label->setBuddy(part);
    grid->addWidget(label, row, 0);
    grid->addWidget(part, row++, 1, alignment);
  };
  add(m_sizeLabel, m_size);
  add(m_coloursLabel, m_colours);
  add(m_newLabel, m_new);
  add(m_lineLabel, m_line);
  add(m_scoreLabel, m_score);
  grid->addWidget(m_scoreNote, row++, 1);
  add(m_dealLabel, m_deal);
  m_seedLabel = new QLabel(rules);
  grid->addWidget(m_seedLabel, row, 0, Qt::AlignTop);
  grid->addLayout(seed, row, 1);
  return rules;
}

void NewLinesGameDialog::connectParts() {
  connect(m_presets, &QListWidget::currentRowChanged, this, &NewLinesGameDialog::presetChosen);
  connect(m_presets, &QListWidget::itemActivated, this, [this] {
    if (fault().isEmpty()) accept();
  });
  for (QSpinBox* box : {m_size, m_colours, m_new, m_line})
    connect(box, &QSpinBox::valueChanged, this, &NewLinesGameDialog::showConsequences);
  for (SegmentedButtons* choice : {m_score, m_deal})
    connect(choice, &SegmentedButtons::chosen, this, &NewLinesGameDialog::showConsequences);
  connect(m_given, &QRadioButton::toggled, this, [this](bool isGiven) {
    if (isGiven) m_seed->setFocus();
    showConsequences();
  });
  // Who writes a seed wants it.
  connect(m_seed, &QLineEdit::textEdited, this, [this] {
    m_given->setChecked(true);
    showConsequences();
  });
  connect(m_buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

lines::Settings NewLinesGameDialog::settings() const {
  return {.size = m_size->value(),
          .colours = m_colours->value(),
          .newBalls = m_new->value(),
          .line = m_line->value(),
          .score = static_cast<lines::Score>(m_score->current()),
          .deal = static_cast<lines::Deal>(m_deal->current())};
}

std::optional<std::uint64_t> NewLinesGameDialog::seed() const {
  if (!m_given->isChecked()) return std::nullopt;
  bool isNumber = false;
  const QString text = m_seed->text().trimmed();
  const bool isDigits = std::ranges::all_of(text, [](QChar c) { return c >= u'0' && c <= u'9'; });
  const auto seed = text.toULongLong(&isNumber);
  return isNumber && isDigits ? std::optional<std::uint64_t>(seed) : std::nullopt;
}

QString NewLinesGameDialog::noteShown() const { return m_note->isHidden() ? QString() : m_note->text(); }

void NewLinesGameDialog::setSettings(const lines::Settings& settings) {
  {
    const QSignalBlocker quiet[]{QSignalBlocker(m_size), QSignalBlocker(m_colours), QSignalBlocker(m_new),
                                 QSignalBlocker(m_line)};
    m_size->setValue(settings.size);
    m_colours->setValue(settings.colours);
    m_new->setValue(settings.newBalls);
    m_line->setValue(settings.line);
    m_score->setCurrent(static_cast<int>(settings.score));
    m_deal->setCurrent(static_cast<int>(settings.deal));
  }
  showConsequences();
}

void NewLinesGameDialog::presetChosen(int row) {
  const auto presets = lines::presets();
  if (row >= 0 && row < static_cast<int>(presets.size()))
    setSettings(presets[static_cast<std::size_t>(row)].settings);
}

QString NewLinesGameDialog::fault() const {
  const lines::Settings chosen = settings();
  if (chosen.line > chosen.size)
    return tr("A line of %1 balls does not fit on a board of size %2.").arg(chosen.line).arg(chosen.size);
  if (m_given->isChecked() && !seed())
    return m_seed->text().trimmed().isEmpty() ? tr("Enter a seed, or choose “Random”.")
                                              : tr("The seed must be a whole number from 0 to %1.")
                                                    .arg(std::numeric_limits<std::uint64_t>::max());
  // The form allows nothing else; what core does not is not begun in any case.
  if (const auto why = lines::faultOf(chosen)) return errorText(*why);
  return {};
}

void NewLinesGameDialog::showConsequences() {
  const lines::Settings chosen = settings();
  {
    const QSignalBlocker quiet(m_presets);
    const auto presets = lines::presets();
    const auto at = std::ranges::find(presets, chosen, &lines::Preset::settings);
    m_presets->setCurrentRow(static_cast<int>(at - presets.begin()));
  }
  QStringList worth;
  for (int balls = chosen.line; balls < chosen.line + 4; ++balls)
    worth << QString::number(lines::scoreOf(chosen, balls));
  m_scoreNote->setText(tr("Points for %1 or more balls at once: %2, …")
                           .arg(chosen.line)
                           .arg(worth.join(tr(", ", "between the parts of a list"))));
  const QString wrong = fault();
  m_note->setNote(NoteKind::Error, wrong);
  m_buttons->button(QDialogButtonBox::Ok)->setEnabled(wrong.isEmpty());
}

void NewLinesGameDialog::retranslate() {
  setWindowTitle(tr("New game"));
  m_presets->setAccessibleName(tr("Standard rules"));
  int row = 0;
  for (const lines::Preset& preset : lines::presets()) {
    m_presets->item(row)->setText(presetTitle(preset.name));
    m_presets->item(row++)->setToolTip(settingsText(preset.settings));
  }
  m_presets->item(row)->setText(tr("Custom rules"));
  const auto range = [](int least, int most) { return tr("%1 to %2").arg(least).arg(most); };
  m_sizeLabel->setText(tr("Board &size"));
  m_size->setToolTip(range(lines::Settings::kMinSize, lines::Settings::kMaxSize));
  m_coloursLabel->setText(tr("&Colours"));
  m_colours->setToolTip(range(lines::Settings::kMinColours, lines::Settings::kMaxColours));
  m_newLabel->setText(tr("&New balls per turn"));
  m_new->setToolTip(range(lines::Settings::kMinNewBalls, lines::Settings::kMaxNewBalls));
  m_lineLabel->setText(tr("Balls in a ro&w"));
  m_line->setToolTip(
      tr("%1 to %2, at most the board size").arg(lines::Settings::kMinLine).arg(lines::Settings::kMaxLine));
  m_scoreLabel->setText(tr("Score"));
  m_score->setChoice(0, tr("Classic", "score"),
                     tr("Gives few points for one line, and many for several lines at once"));
  m_score->setChoice(1, tr("Quadratic", "score"), tr("Uses the scoring of published Color Lines programs"));
  m_dealLabel->setText(tr("New balls appear"));
  m_deal->setChoice(0, tr("Unless a line is cleared"),
                    tr("Adds no new balls after a move that clears a line"));
  m_deal->setChoice(1, tr("After every move"), tr("Adds new balls even after a move that clears a line"));
  m_score->setAccessibleName(m_scoreLabel->text());
  m_deal->setAccessibleName(m_dealLabel->text());
  m_seedLabel->setText(tr("Sequence of balls"));
  m_random->setText(tr("&Random"));
  m_random->setToolTip(tr("Starts a game with a random seed"));
  m_given->setText(tr("S&eed"));
  m_given->setToolTip(tr("Starts a game with this seed; the same seed and moves give the same game"));
  m_seed->setAccessibleName(tr("Seed"));
  m_seed->setPlaceholderText(tr("a whole number"));
  m_buttons->button(QDialogButtonBox::Ok)->setText(tr("S&tart"));
  m_buttons->button(QDialogButtonBox::Cancel)->setText(tr("Cancel"));
  if (m_size) showConsequences();
}

}  // namespace searchlight::ui
