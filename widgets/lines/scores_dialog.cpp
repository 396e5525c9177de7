// widgets/lines/scores_dialog.cpp: settings on the left, their games and figures on the right.
#include "widgets/lines/scores_dialog.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QPushButton>
#include <QScreen>
#include <QSignalBlocker>
#include <QStandardItemModel>
#include <QVBoxLayout>
#include <algorithm>
#include <array>

#include "widgets/game/count_row.h"
#include "widgets/lines/lines_texts.h"
#include "widgets/tables/quiet_table.h"
#include "widgets/theme/controls.h"
#include "widgets/theme/language.h"
#include "widgets/theme/theme.h"
#include "widgets/theme/type_scale.h"
#include "widgets/words/search_format.h"

namespace searchlight::ui {

namespace {
constexpr int kListAndCounts = 686;  // pixels that they take side by side, with usual texts
constexpr int kRowsAbove = 2;        // of the list that are seen where it stands above
}  // namespace
ScoresDialog::ScoresDialog(const ScoreBook& book, const lines::Settings& first, QWidget* parent)
    : QDialog(parent), m_book(book), m_settings{first} {
  build();
  keepTranslated(this, [this] { retranslate(); });
  connect(m_list, &QListWidget::currentRowChanged, this, &ScoresDialog::showSettings);
  connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  connect(&book, &ScoreBook::changed, this, &ScoresDialog::fillSettings);
}

// When: in the middle, away from the number before it.
Qt::Alignment ScoresDialog::alignmentOf(int column) {
  const bool isNumber = column == Rank || column == Score || column == Turns || column == Seed;
  return Qt::AlignVCenter | (isNumber ? Qt::AlignRight : column == When ? Qt::AlignHCenter : Qt::AlignLeft);
}

void ScoresDialog::build() {
  m_list = new QListWidget(this);
  // Large texts have no room side by side on a small screen.
  const bool isNarrow = withText(kListAndCounts) > screen()->availableSize().width();
  if (isNarrow)
    m_list->setMaximumHeight(kRowsAbove * 2 * fontMetrics().lineSpacing());
  else
    m_list->setFixedWidth(208);
  m_list->setWordWrap(true);
  m_list->setSpacing(2);
  m_title = new QLabel(this);
  setType(m_title, TypeSize::Title);
  m_rules = makeHint(this);
  m_model = new QStandardItemModel(0, kColumns, this);
  m_table = new QuietTable(this);
  m_table->setModel(m_model);
  m_table->setGhosts(true);
  m_table->setWideColumns({When, Help});  // the last may be hidden
  m_note = makeHint(this);
  m_buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);

  m_counts = new CountRow(this, CountRow::Spread::Apart);
  auto* right = new QVBoxLayout;
  right->setSpacing(spacing::kHalf);
  right->addWidget(m_title);
  right->addWidget(m_rules);
  right->addSpacing(spacing::kUnit);
  right->addWidget(m_counts);
  right->addSpacing(spacing::kUnit);
  right->addWidget(m_table, 1);
  right->addWidget(m_note);
  auto* columns = new QBoxLayout(isNarrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
  columns->setSpacing(spacing::kWide);
  columns->addWidget(m_list);
  columns->addLayout(right, 1);
  auto* all = new QVBoxLayout(this);
  all->setContentsMargins(spacing::kWide, spacing::kWide, spacing::kWide, spacing::kWide);
  all->setSpacing(spacing::kWide);
  all->addLayout(columns, 1);
  all->addWidget(m_buttons);
  resizeToScreen(this, {912, 500});
}

lines::Settings ScoresDialog::shownSettings() const {
  return m_settings[static_cast<std::size_t>(std::max(0, m_list->currentRow()))];
}

// What is shown stays shown.
void ScoresDialog::fillSettings() {
  const lines::Settings shown = shownSettings();
  m_settings = m_book.settings();
  auto at = std::ranges::find(m_settings, shown);
  if (at == m_settings.end()) at = m_settings.insert(m_settings.begin(), shown);
  {
    const QSignalBlocker quiet(m_list);
    m_list->clear();
    for (const lines::Settings& settings : m_settings)
      m_list->addItem(QStringLiteral("%1\n%2").arg(settingsTitle(settings), settingsText(settings)));
    m_list->setCurrentRow(static_cast<int>(at - m_settings.begin()));
  }
  showSettings();
}

void ScoresDialog::showSettings() {
  const lines::Settings settings = shownSettings();
  const QLocale locale;
  m_title->setText(settingsTitle(settings));
  m_rules->setText(settingsText(settings));

  const ScoreBook::Statistics s = m_book.statistics(settings);
  const bool isPlayed = s.games > 0;
  m_counts->setCounts({{tr("Best"), isPlayed ? locale.toString(s.best) : noneText()},
                       {tr("Games"), countText(s.games)},
                       {tr("Mean"), isPlayed ? locale.toString(s.mean, 'f', 1) : noneText()},
                       {tr("Turns"), countText(s.turns)},
                       {tr("Balls cleared"), countText(s.cleared)},
                       {tr("Most in one move"), isPlayed ? locale.toString(s.longestClear) : noneText()}});

  m_model->removeRows(0, m_model->rowCount());
  int rank = 0;
  bool hasHelp = false;
  for (const ScoreBook::Entry& entry : m_book.best(settings)) {
    QStringList help;
    if (entry.undone > 0) help << tr("%1 undone", "moves").arg(countText(entry.undone));
    if (entry.hints == 1) help << tr("1 hint");
    if (entry.hints > 1) help << tr("%1 hints").arg(countText(entry.hints));
    hasHelp |= !help.isEmpty();
    const std::array<QString, kColumns> texts{QString::number(++rank),
                                              locale.toString(entry.score),
                                              locale.toString(entry.turns),
                                              momentText(entry.when),
                                              help.join(tr(", ", "between the parts of a list")),
                                              QString::number(entry.seed)};
    QList<QStandardItem*> row;
    for (int column = 0; column < kColumns; ++column) {
      auto* item = new QStandardItem(texts[static_cast<std::size_t>(column)]);
      item->setTextAlignment(alignmentOf(column));
      row << item;
    }
    m_model->appendRow(row);
  }
  m_table->resetColumns();
  // With blanks, so that what is right in one column stands apart from what is left in the next.
  const QString apart = QStringLiteral("    ");
  for (int row = 0; row < m_model->rowCount(); ++row)
    for (int column = 0; column < kColumns; ++column)
      m_table->fitColumn(column, m_model->item(row, column)->text() + apart);
  m_table->setColumnHidden(Help, !hasHelp);
  m_table->arrangeColumns();
  m_note->setVisible(hasHelp);
}

void ScoresDialog::retranslate() {
  setWindowTitle(tr("High scores"));
  m_list->setAccessibleName(tr("Rules"));
  m_model->setHorizontalHeaderLabels(
      {tr("Rank"), tr("Score"), tr("Turns"), tr("Date"), tr("Help"), tr("Seed")});
  for (int column = 0; column < kColumns; ++column) {
    m_model->horizontalHeaderItem(column)->setTextAlignment(alignmentOf(column));
  }
  m_table->setAccessibleName(tr("Top ten games"));
  m_table->setPlaceholder(tr("No finished games with these rules yet."));
  m_note->setText(tr("“Undone” counts undone moves; “hints” counts requested hints."));
  m_buttons->button(QDialogButtonBox::Close)->setText(tr("Close"));
  fillSettings();
}

}  // namespace searchlight::ui
