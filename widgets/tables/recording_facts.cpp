// widgets/tables/recording_facts.cpp: a name, a count for each word, and why nothing can be asked.
#include "widgets/tables/recording_facts.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QVBoxLayout>
#include <algorithm>

#include "core/trace_formats/foreign_trace.h"
#include "widgets/theme/language.h"
#include "widgets/theme/theme.h"
#include "widgets/words/search_format.h"

namespace searchlight::ui {

namespace {

constexpr std::size_t kMostWords = 10;
constexpr int kLongestWord = 40;

QString textOf(std::string_view text) {
  return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

// A word is a stranger's: one line of it.
QString shownWord(std::string_view word) {
  const QString text = textOf(word).simplified();
  return text.size() > kLongestWord ? text.left(kLongestWord) + QStringLiteral("…") : text;
}

}  // namespace

RecordingFacts::RecordingFacts(QWidget* parent)
    : QWidget(parent), m_name(new QLabel), m_kind(new QLabel), m_note(new QLabel), m_grid(new QGridLayout) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(spacing::kWide, spacing::kUnit, spacing::kMargin, spacing::kUnit);
  column->setSpacing(spacing::kUnit);
  QFont bold = font();
  bold.setBold(true);
  m_name->setFont(bold);
  for (QLabel* label : {m_name, m_kind, m_note}) {
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
  }
  m_name->setTextInteractionFlags(Qt::TextSelectableByMouse);
  m_note->setForegroundRole(QPalette::PlaceholderText);
  m_grid->setHorizontalSpacing(spacing::kWide);
  m_grid->setVerticalSpacing(spacing::kHalf);
  m_grid->setColumnStretch(0, 1);
  column->addWidget(m_name);
  column->addWidget(m_kind);
  column->addLayout(m_grid);
  column->addWidget(m_note);
  onChange(this, {QEvent::LanguageChange}, [this] { retranslate(); });
}

void RecordingFacts::setTrace(const search::ForeignTrace& trace, const QString& name) {
  const search::TraceDocument& document = trace.document();
  std::vector<std::size_t> counts(document.types.size());
  for (const search::TraceEvent& event : document.events) ++counts[event.type];
  m_words.clear();
  for (search::NameIndex i = 0; i < counts.size(); ++i)
    m_words.push_back({shownWord(document.types[i]), counts[i]});
  std::ranges::stable_sort(m_words, std::ranges::greater{}, &Word::count);
  m_otherWords = m_words.size() - std::min(m_words.size(), kMostWords);
  m_words.resize(std::min(m_words.size(), kMostWords));
  m_name->setText(name);
  m_version = textOf(document.version);
  m_nodes = trace.nodeCount();
  m_start = shownWord(trace.nameOf(trace.source()));
  m_goal = shownWord(trace.nameOf(trace.destination()));
  retranslate();
}

QString RecordingFacts::nameShown() const { return m_name->text(); }

QStringList RecordingFacts::wordsShown() const {
  QStringList out;
  for (const Word& word : m_words) out << QStringLiteral("%1 %2").arg(word.word).arg(word.count);
  return out;
}

void RecordingFacts::retranslate() {
  m_kind->setText(m_version.isEmpty()
                      ? tr("A search trace from another program")
                      : tr("A search trace from another program (format version %1)").arg(m_version));
  m_note->setText(tr(
      "You can play it in both directions. Its settings cannot be changed, and its guarantees are unknown."));
  while (const QLayoutItem* item = m_grid->takeAt(0)) {
    delete item->widget();
    delete item;
  }
  int row = 0;
  const auto add = [&](const QString& name, const QString& value, bool isQuiet) {
    auto* left = new QLabel(name);
    auto* right = new QLabel(value);
    for (QLabel* label : {left, right}) label->setTextFormat(Qt::PlainText);
    right->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    if (isQuiet) left->setForegroundRole(QPalette::PlaceholderText);
    m_grid->addWidget(left, row, 0);
    m_grid->addWidget(right, row++, 1);
  };
  if (!m_start.isEmpty()) add(tr("Start"), m_start, true);
  if (!m_goal.isEmpty()) add(tr("Goal"), m_goal, true);
  add(tr("Nodes"), countText(m_nodes), true);
  add(tr("Events"), QString(), true);
  for (const Word& word : m_words) add(word.word, countText(word.count), false);
  if (m_otherWords > 0) add(tr("Other events"), countText(m_otherWords), true);
}

}  // namespace searchlight::ui
