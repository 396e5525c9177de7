// widgets/lines/hint_view.cpp: the candidates as a table with bars, and the sentence above it.
#include "widgets/lines/hint_view.h"

#include <QAbstractTableModel>
#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPainter>
#include <QStringList>
#include <QStyledItemDelegate>
#include <QVBoxLayout>
#include <algorithm>
#include <functional>
#include <limits>
#include <span>
#include <utility>
#include <vector>

#include "widgets/lines/lines_texts.h"
#include "widgets/tables/quiet_table.h"
#include "widgets/theme/language.h"
#include "widgets/theme/theme.h"
#include "widgets/words/catalogue_texts.h"
#include "widgets/words/search_format.h"

namespace searchlight::ui {

using lines::player::Candidate;
using lines::player::Hint;
using lines::player::HintFinder;

// What takes some ms to make and is good for a whole game; used by the tasks alone, of which one runs at a time.
struct HintThinker::Kept {
  lines::Settings settings;
  std::unique_ptr<const HintFinder> finder;
};

namespace {

class ThinkerEyes : public lines::player::HintObserver {
 public:
  using Tell = std::function<void(const HintThinker::Progress&)>;
  explicit ThinkerEyes(Tell tell) : m_tell(std::move(tell)) {}

  void onCandidates(std::span<const Candidate> candidates, std::size_t judgedMoves) override {
    m_judgedMoves = judgedMoves;
    onSamples(candidates, 0, 0);
  }
  void onSamples(std::span<const Candidate> candidates, int round, std::uint64_t samples) override {
    m_tell({{candidates.begin(), candidates.end()}, round, samples, m_judgedMoves});
  }

 private:
  Tell m_tell;
  std::size_t m_judgedMoves = 0;
};

}  // namespace

HintThinker::HintThinker(QObject* parent) : QObject(parent), m_kept(std::make_shared<Kept>()) {}

// One that was asked to stop before it began judges all moves and samples none.
void HintThinker::think(const lines::Settings& settings, const lines::Position& position,
                        const lines::player::HintOptions& options) {
  m_task.ask(
      [this, kept = m_kept, settings, position, options](const std::stop_token& stop,
                                                         const TaskTeller& teller) {
        if (!kept->finder || !(kept->settings == settings)) {
          kept->finder = std::make_unique<const HintFinder>(settings);
          kept->settings = settings;
        }
        ThinkerEyes eyes([&](const Progress& progress) {
          teller.tellLatest([this, progress] { Q_EMIT progressed(progress); });
        });
        return kept->finder->find(position, options, stop, &eyes);
      },
      [this](const TaskResult<std::optional<Hint>>& hint) {
        if (hint && *hint)
          Q_EMIT found(**hint);
        else
          Q_EMIT noMove(hint ? QString() : hint.why());
      });
}

class HintModel : public QAbstractTableModel {
  Q_OBJECT

 public:
  using Candidate = lines::player::Candidate;
  // What tells most comes first: a narrow table is scrolled.
  enum Column { Move, Value, Behind, Left, Samples, Judged, Sampled, Clears, kColumns };
  static constexpr int kShareRole = Qt::UserRole;  // of Value: 0 to 1, the length of its bar

  using QAbstractTableModel::QAbstractTableModel;

  void setCandidates(const std::vector<Candidate>& candidates) {
    const bool isSameSize = candidates.size() == m_candidates.size();
    if (!isSameSize) beginResetModel();
    m_candidates = candidates;
    m_leader = -1;
    m_low = std::numeric_limits<double>::max();
    m_high = std::numeric_limits<double>::lowest();
    for (std::size_t i = 0; i < m_candidates.size(); ++i) {
      const Candidate& c = m_candidates[i];
      m_low = std::min(m_low, c.value);
      m_high = std::max(m_high, c.value);
      if (c.leftInRound == 0 && (m_leader < 0 || c.value > at(m_leader).value))
        m_leader = static_cast<int>(i);
    }
    if (!isSameSize)
      endResetModel();
    else if (!m_candidates.empty())
      Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, kColumns - 1));
  }
  const Candidate& at(int row) const { return m_candidates[static_cast<std::size_t>(row)]; }
  int leader() const { return m_leader; }
  void retranslate() {
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, kColumns - 1);
    if (!m_candidates.empty()) Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, kColumns - 1));
  }

  int rowCount(const QModelIndex& parent = {}) const override {
    return parent.isValid() ? 0 : static_cast<int>(m_candidates.size());
  }
  int columnCount(const QModelIndex& parent = {}) const override { return parent.isValid() ? 0 : kColumns; }

  QVariant headerData(int section, Qt::Orientation orientation, int role) const override {
    if (orientation != Qt::Horizontal) return {};
    if (role == Qt::TextAlignmentRole) return alignment(section);
    if (role == Qt::DisplayRole) return heads(section).first;
    if (role == Qt::ToolTipRole) return heads(section).second;
    return {};
  }

  QVariant data(const QModelIndex& index, int role) const override {
    if (!index.isValid()) return {};
    const Candidate& c = at(index.row());
    switch (role) {
      case Qt::DisplayRole: return text(c, index.column());
      case Qt::TextAlignmentRole: return alignment(index.column());
      case kShareRole:
        return index.column() == Value ? QVariant(m_high > m_low ? (c.value - m_low) / (m_high - m_low) : 1.0)
                                       : QVariant();
      case Qt::FontRole:
        if (index.row() == m_leader) {
          QFont bold;
          bold.setBold(true);
          return bold;
        }
        return {};
      case Qt::AccessibleTextRole:
        return QStringLiteral("%1: %2").arg(heads(index.column()).first, text(c, index.column()));
      default: return {};
    }
  }

  // Points, always with one decimal, so that they stand below each other.
  static QString pointsText(double points) { return QLocale().toString(points, 'f', 1); }

 private:
  static QVariant alignment(int column) {
    return QVariant::fromValue(
        Qt::Alignment(column == Move ? Qt::AlignLeft | Qt::AlignVCenter : Qt::AlignRight | Qt::AlignVCenter));
  }
  static std::pair<QString, QString> heads(int column) {
    switch (column) {
      case Move: return {tr("Move"), tr("Shows the column and row of the ball and its target")};
      case Clears: return {tr("Clears"), tr("Counts the balls this move clears immediately")};
      case Judged:
        return {tr("Evaluation"), tr("Shows the evaluation of the board after the move, in points")};
      case Samples: return {tr("Samples"), tr("Counts the games sampled after this move")};
      case Sampled: return {tr("Sampled"), tr("Shows the mean score of the sampled games, in points")};
      case Behind:
        return {tr("Behind"), tr("Shows how far the mean is below that of the leading move with the same "
                                 "random balls, ± the standard error")};
      case Value:
        return {tr("Value"),
                tr("Shows the final value: evaluation and sampled mean, weighted by their errors")};
      case Left:
        return {
            tr("Round"),
            tr("Shows the round in which the move was eliminated; “in” means the move is still a candidate")};
      default: return {};
    }
  }
  QString text(const Candidate& c, int column) const {
    switch (column) {
      case Move: return ui::moveText(c.move);
      case Clears: return c.clears == 0 ? noneText() : QLocale().toString(c.clears);
      case Judged: return pointsText(c.judged);
      case Samples: return c.samples == 0 ? noneText() : countText(static_cast<std::size_t>(c.samples));
      case Sampled: return c.samples == 0 ? noneText() : pointsText(c.sampled);
      case Behind:
        return c.samples == 0 || c.behindError == 0
                   ? noneText()
                   : QStringLiteral("%1 ± %2").arg(pointsText(c.behind), pointsText(c.behindError));
      case Value: return pointsText(c.value);
      case Left:
        return c.leftInRound == 0 ? tr("in", "still among the candidates") : QString::number(c.leftInRound);
      default: return {};
    }
  }

  std::vector<Candidate> m_candidates;
  int m_leader = -1;  // the best of those that are still in
  double m_low = 0, m_high = 0;
};

namespace {

// Grey for who has left, and a bar below the value.
class CandidateDelegate : public QStyledItemDelegate {
 public:
  CandidateDelegate(const HintModel* model, QObject* parent) : QStyledItemDelegate(parent), m_model(model) {}

  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
    QStyledItemDelegate::paint(painter, option, index);
    const QVariant share = index.data(HintModel::kShareRole);
    if (!share.isValid()) return;
    QColor ink = option.palette.color(option.state & QStyle::State_Selected ? QPalette::HighlightedText
                                                                            : QPalette::Text);
    const QRectF room = QRectF(option.rect).adjusted(spacing::kHalf, 0, -spacing::kHalf, 0);
    const double length = std::max(1.0, room.width() * share.toDouble());
    const double top = option.rect.bottom() - kBarHeight - 1;
    ink.setAlphaF(0.07F);
    painter->fillRect(QRectF(room.left(), top, room.width(), kBarHeight), ink);
    ink.setAlphaF(index.row() == m_model->leader() ? 0.6F : 0.32F);
    painter->fillRect(QRectF(room.right() - length, top, length, kBarHeight), ink);
  }

 protected:
  void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override {
    QStyledItemDelegate::initStyleOption(option, index);
    if (m_model->at(index.row()).leftInRound > 0)
      option->palette.setColor(QPalette::Text, option->palette.color(QPalette::PlaceholderText));
  }

 private:
  static constexpr int kBarHeight = 3;
  const HintModel* m_model;
};

}  // namespace

HintView::HintView(QWidget* parent)
    : QWidget(parent),
      m_summary(new QLabel(this)),
      m_model(new HintModel(this)),
      m_table(new QuietTable(this)) {
  m_summary->setWordWrap(true);
  m_summary->setContentsMargins(spacing::kUnit, spacing::kHalf, spacing::kUnit, 0);
  m_summary->setTextInteractionFlags(Qt::TextSelectableByMouse);
  m_table->setModel(m_model);
  m_table->setItemDelegate(new CandidateDelegate(m_model, m_table));
  m_table->verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 2 * spacing::kUnit - 2);
  m_table->setWideColumns({HintModel::Move, HintModel::Value});
  connect(m_table, &QuietTable::rowChosen, this, [this](int row) {
    if (row >= 0 && row < m_model->rowCount()) Q_EMIT candidateActivated(m_model->at(row).move);
  });
  auto* all = bareLayout<QVBoxLayout>(this, spacing::kUnit);
  all->addWidget(m_summary);
  all->addWidget(m_table, 1);
  keepTranslated(this, [this] { retranslate(); });
  onChange(this, {QEvent::FontChange, QEvent::StyleChange}, [this] {
    m_table->verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 2 * spacing::kUnit - 2);
  });
}

void HintView::clear() {
  m_progress.reset();
  m_hint.reset();
  m_model->setCandidates({});
  m_table->showRow(-1);
  showSummary();
}

void HintView::setProgress(const HintThinker::Progress& progress) {
  if (m_hint) m_table->showRow(-1);  // a new search
  m_hint.reset();
  m_progress = progress;
  m_model->setCandidates(progress.candidates);
  fitColumns();
  showSummary();
}

void HintView::setHint(const lines::player::Hint& hint) {
  m_progress.reset();
  m_hint = hint;
  m_model->setCandidates(hint.candidates);
  fitColumns();
  m_table->showRow(-1);  // the rows have changed places
  showSummary();
}

QString HintView::summary() const { return m_summary->text(); }

void HintView::showSummary() {
  const auto samplesText = [](std::uint64_t samples) {
    return samples == 1 ? tr("1 sampled game") : tr("%1 sampled games").arg(countText(samples));
  };
  const auto roundsText = [](int rounds) {
    return rounds == 1 ? tr("1 round") : tr("%1 rounds").arg(rounds);
  };
  const auto movesText = [](std::size_t moves) {
    return moves == 1 ? tr("1 legal move") : tr("%1 legal moves").arg(countText(moves));
  };
  if (m_hint) {
    QStringList sentences{
        tr("%1: %2.", "a move and the reason for it").arg(ui::moveText(m_hint->move), reasonText(*m_hint))};
    sentences << (m_hint->samples == 0
                      ? tr("%1, evaluated one move ahead.").arg(movesText(m_hint->judgedMoves))
                      : tr("%1; the moves with the best evaluation were sampled: %2, %3.")
                            .arg(movesText(m_hint->judgedMoves), roundsText(m_hint->rounds),
                                 samplesText(m_hint->samples)));
    if (m_hint->candidates.size() > 1 && m_hint->lead > 0)
      sentences
          << tr("Its value is %1 higher than the second best.").arg(HintModel::pointsText(m_hint->lead));
    QString text;
    for (const QString& sentence : sentences)
      text = text.isEmpty() ? sentence : bothSentences(text, sentence);
    m_summary->setText(text);
  } else if (m_progress) {
    const auto stillIn = std::ranges::count(m_progress->candidates, 0, &HintModel::Candidate::leftInRound);
    m_summary->setText(
        m_progress->round == 0
            ? tr("%1; sampling the moves with the best evaluation.").arg(movesText(m_progress->judgedMoves))
            : tr("Round %1: %2 of %3 candidates remain, %4.")
                  .arg(m_progress->round)
                  .arg(stillIn)
                  .arg(m_progress->candidates.size())
                  .arg(samplesText(m_progress->samples)));
  } else {
    m_summary->setText({});
  }
  m_summary->setVisible(!m_summary->text().isEmpty());
}

void HintView::retranslate() {
  m_table->setAccessibleName(tr("Candidate moves"));
  m_table->setPlaceholder(tr("Request a hint to see the candidate moves and their values here."));
  m_model->retranslate();
  // As wide as the figures may come to be: nothing moves while they do.
  m_table->resetColumns();
  const QString points = HintModel::pointsText(-88.8);
  m_table->fitColumn(HintModel::Move, ui::moveText({{8, 8}, {8, 8}}) + QStringLiteral("   "));
  fitColumns();
  for (const int column : {HintModel::Judged, HintModel::Sampled, HintModel::Value})
    m_table->fitColumn(column, points);
  m_table->fitColumn(HintModel::Samples, countText(8'888));
  m_table->fitColumn(HintModel::Behind,
                     QStringLiteral("%1 ± %2").arg(HintModel::pointsText(88.8), HintModel::pointsText(8.8)));
  m_table->fitColumn(HintModel::Clears, QStringLiteral("88"));
  m_table->fitColumn(HintModel::Left, tr("in", "still among the candidates"));
  showSummary();
}

// For what is wider than was foreseen: larger boards, larger values. The leader is bold.
void HintView::fitColumns() {
  for (int row = 0; row < m_model->rowCount(); ++row)
    for (const int column :
         {HintModel::Move, HintModel::Value, HintModel::Behind, HintModel::Judged, HintModel::Sampled})
      m_table->fitColumn(column, m_model->index(row, column).data().toString() + QStringLiteral("   "));
}

}  // namespace searchlight::ui

#include "hint_view.moc"
