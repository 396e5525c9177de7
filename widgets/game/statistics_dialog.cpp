// widgets/game/statistics_dialog.cpp: a table, a sentence above it, and a button.
#include "widgets/game/statistics_dialog.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QStandardItemModel>
#include <QStyle>
#include <QVBoxLayout>
#include <algorithm>

#include "widgets/tables/quiet_table.h"
#include "widgets/theme/strokes.h"
#include "widgets/theme/theme.h"
#include "widgets/theme/type_scale.h"
#include "widgets/words/search_format.h"

namespace searchlight::ui {
namespace {

constexpr int kWidth = 824;
constexpr int kRoomAround = 220;                  // beside the rows: numbers, sentence, header, button
constexpr int kRoomForGhosts = 44;                // more where there are no rows
constexpr int kBarRow = 44, kShareBarHeight = 6;  // a row with a bar
constexpr int kShareRole = Qt::UserRole + 1;
constexpr int kLeastRows = 2, kMostRows = 12;  // that are in sight at once

// Below the name a bar: how much of the collection is done.
class BarDelegate : public QuietDelegate {
 public:
  using QuietDelegate::QuietDelegate;
  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
    QuietDelegate::paint(painter, option, index);
    const QVariant share = index.data(kShareRole);
    if (!share.isValid()) return;
    // From where the name begins.
    const int in =
        option.widget->style()->pixelMetric(QStyle::PM_FocusFrameHMargin, nullptr, option.widget) + 1;
    const QRectF all(option.rect.left() + in, option.rect.bottom() - kShareBarHeight - spacing::kHalf,
                     option.rect.width() - in - spacing::kUnit, kShareBarHeight);
    const QColor rest = faint(option.palette.color(QPalette::Text), 0.12F);
    const SmoothScope smooth(*painter);
    painter->setPen(Qt::NoPen);
    painter->setBrush(rest);
    painter->drawRoundedRect(all, kShareBarHeight / 2.0, kShareBarHeight / 2.0);
    // However little it is, it is seen.
    if (const double done = share.toDouble(); done > 0) {
      painter->setBrush(option.palette.color(QPalette::Highlight));
      painter->drawRoundedRect(
          QRectF(all.topLeft(),
                 QSizeF(std::max<double>(kShareBarHeight, all.width() * done), kShareBarHeight)),
          kShareBarHeight / 2.0, kShareBarHeight / 2.0);
    }
  }
};

}  // namespace

void SolvedRow::add(const Solved& one) {
  ++solved;
  games += one.games;
  last = last.isValid() ? std::max(last, one.when) : one.when;
  if (!one.fewest) return;
  own += one.own;
  fewest += *one.fewest;
  if (one.own <= *one.fewest) ++atFewest;
}

Statistics solvedStatistics(const QList<SolvedRow>& rows, const QString& counted) {
  Statistics out;
  out.about = StatisticsDialog::tr(
      "Only puzzles solved without help count as solved. The totals cover solved puzzles whose minimum is "
      "known.");
  out.columns = {StatisticsDialog::tr("Collection"),
                 StatisticsDialog::tr("Solved"),
                 StatisticsDialog::tr("%1, personal best").arg(counted),
                 StatisticsDialog::tr("Minimum"),
                 StatisticsDialog::tr("Minimum reached"),
                 StatisticsDialog::tr("Games"),
                 StatisticsDialog::tr("Last solved")};
  SolvedRow total{.name = {}, .all = 0};
  for (const SolvedRow& row : rows) {
    total.games += row.games;
    total.atFewest += row.atFewest;
    if (row.all) {
      *total.all += *row.all;
      total.solved += row.solved;
    }
    const QString solved =
        row.all ? StatisticsDialog::tr("%1 of %2").arg(countText(row.solved), countText(*row.all))
                : countText(row.solved);
    out.rows << QStringList{row.name,
                            solved,
                            row.fewest > 0 ? countText(row.own) : noneText(),
                            row.fewest > 0 ? countText(row.fewest) : noneText(),
                            row.fewest > 0 ? countText(row.atFewest) : noneText(),
                            countText(row.games),
                            row.last.isValid() ? dayText(row.last.toLocalTime().date()) : noneText()};
    out.shares << (row.all ? static_cast<double>(row.solved) /
                                 static_cast<double>(std::max<std::size_t>(*row.all, 1))
                           : -1);
  }
  PanelCount solved{.name = out.columns[1], .value = countText(total.solved)};
  solved.notes << PanelCount::Note{
      StatisticsDialog::tr("of %1", "so many solved").arg(countText(*total.all))};
  out.counts << solved << PanelCount{.name = out.columns[4], .value = countText(total.atFewest)}
             << PanelCount{.name = out.columns[5], .value = countText(total.games)};
  return out;
}

StatisticsDialog::StatisticsDialog(const Statistics& statistics, QWidget* parent) : QDialog(parent) {
  setWindowTitle(tr("Statistics"));
  auto* about = new QLabel(statistics.about, this);
  about->setWordWrap(true);
  about->setTextFormat(Qt::PlainText);
  about->setForegroundRole(QPalette::PlaceholderText);
  const auto columns = static_cast<int>(statistics.columns.size());
  auto* model = new QStandardItemModel(0, columns, this);
  model->setHorizontalHeaderLabels(statistics.columns);
  const auto alignment = [](int column) {
    return Qt::AlignVCenter | (column == 0 ? Qt::AlignLeft : Qt::AlignRight);
  };
  for (const QStringList& texts : statistics.rows) {
    QList<QStandardItem*> row;
    for (int column = 0; column < columns; ++column) {
      row << new QStandardItem(texts.value(column));
      row.back()->setTextAlignment(alignment(column));
      row.back()->setEditable(false);
    }
    row.front()->setToolTip(texts.value(0));
    if (const double share = statistics.shares.value(model->rowCount(), -1); share >= 0)
      row.front()->setData(share, kShareRole);
    model->appendRow(row);
  }
  auto* table = new QuietTable(this);
  table->setModel(model);
  if (!statistics.shares.isEmpty()) {
    table->setItemDelegate(new BarDelegate(table));
    table->setLeastRowHeight(kBarRow);
  }
  table->setAccessibleName(windowTitle());
  table->setPlaceholder(statistics.nothing);
  table->setGhosts(true);
  table->setWideColumns({0});
  table->resetColumns();
  for (int column = 0; column < columns; ++column) {
    model->horizontalHeaderItem(column)->setTextAlignment(alignment(column));
    for (int row = 0; row < model->rowCount(); ++row)
      table->fitColumn(column, model->item(row, column)->text() + QStringLiteral(" "));
  }
  table->arrangeColumns();
  auto* counts = new CountRow(this, CountRow::Spread::Apart);
  counts->setCounts(statistics.counts);
  counts->setVisible(!statistics.counts.isEmpty());
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
  buttons->button(QDialogButtonBox::Close)->setText(tr("Close"));
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  auto* all = new QVBoxLayout(this);
  all->setContentsMargins(spacing::kWide, spacing::kWide, spacing::kWide, spacing::kWide);
  all->setSpacing(spacing::kMargin);
  all->addWidget(counts);
  all->addWidget(about);
  all->addWidget(table, 1);
  all->addWidget(buttons);
  const auto rows = std::clamp(static_cast<int>(statistics.rows.size()), kLeastRows, kMostRows);
  const int around = kRoomAround + (statistics.rows.isEmpty() ? kRoomForGhosts : 0);
  resizeToScreen(this, {kWidth, around + rows * table->verticalHeader()->defaultSectionSize()});
}

}  // namespace searchlight::ui
