// widgets/game/count_row.cpp: a block for each number.
#include "widgets/game/count_row.h"

#include <QEvent>
#include <QFontMetricsF>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>
#include <algorithm>

#include "widgets/theme/theme.h"
#include "widgets/theme/type_scale.h"

namespace searchlight::ui {
namespace {

// Its parts, made once and then told: a count changes with every move.
class CountBlock : public QWidget {
 public:
  CountBlock(QWidget* parent, TypeSize size)
      : QWidget(parent),
        m_name(new ElidedLine(this)),
        m_value(new QLabel(this)),
        m_column(new QVBoxLayout(this)) {
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(0);
    m_name->setForegroundRole(QPalette::PlaceholderText);
    setType(m_value, size);
    m_beside = new QHBoxLayout;
    m_beside->setSpacing(spacing::kHalf + 2);
    m_beside->addWidget(m_value, 0, Qt::AlignBottom);
    m_column->addWidget(m_name);
    m_column->addLayout(m_beside);
    m_beside->addStretch(1);
  }
  void tell(const PanelCount& count) {
    m_name->setText(count.name);
    m_name->setToolTip(count.tip);
    m_value->setText(count.value);
    m_value->setToolTip(count.tip);
    m_value->setAccessibleName(count.valueName.isEmpty() ? count.name : count.valueName);
    while (m_notes.size() < count.notes.size()) {
      auto* note = new QLabel(this);
      note->setTextFormat(Qt::PlainText);
      note->setForegroundRole(QPalette::PlaceholderText);
      if (m_notes.isEmpty())
        m_beside->insertWidget(1, note, 0, Qt::AlignBottom);
      else
        m_column->addWidget(note);
      m_notes.append(note);
    }
    for (qsizetype i = 0; i < m_notes.size(); ++i) {
      const PanelCount::Note note = count.notes.value(i);
      m_notes[i]->setText(note.text);
      m_notes[i]->setToolTip(note.tip);
      m_notes[i]->setAccessibleName(note.name);
      m_notes[i]->setVisible(!note.text.isEmpty());
    }
  }

  static double descentOf(const QLabel* label) { return QFontMetricsF(label->font()).descent(); }
  int descent() const { return qRound(descentOf(m_value)); }
  int numberHeight() const { return m_value->sizeHint().height(); }
  // A smaller number stands as low as a large one.
  void setNumberHeight(int height) { m_value->setMinimumHeight(height); }
  // Layouts of widgets know no baseline: what descends less is lifted. Descents have parts of a pixel.
  void setDescent(int descent) {
    const auto lift = [descent](QLabel* label) {
      label->setAlignment(Qt::AlignLeft | Qt::AlignBottom);
      label->setContentsMargins(0, 0, 0, std::max(0, qRound(descent - descentOf(label))));
    };
    lift(m_value);
    if (!m_notes.isEmpty()) lift(m_notes.front());
  }

 private:
  QLabel *m_name, *m_value;
  QVBoxLayout* m_column;
  QHBoxLayout* m_beside;
  QList<QLabel*> m_notes;
};

}  // namespace

CountRow::CountRow(QWidget* parent, Spread spread)
    : QWidget(parent), m_spread(spread), m_row(new QHBoxLayout(this)) {
  m_row->setContentsMargins(0, 0, 0, 0);
  if (spread == Spread::Apart) m_row->setAlignment(Qt::AlignLeft);
  m_row->setSpacing(spread == Spread::Even ? spacing::kWide : spacing::kSection);
}

void CountRow::setCounts(const QList<PanelCount>& counts) {
  const bool isEven = m_spread == Spread::Even;
  while (m_row->count() < counts.size()) {
    const TypeSize size = isEven ? TypeSize::Count : m_row->isEmpty() ? TypeSize::Score : TypeSize::Name;
    m_row->addWidget(new CountBlock(this, size), isEven ? 1 : 0, Qt::AlignTop);
  }
  for (int i = 0; i < m_row->count(); ++i) {
    auto* block = static_cast<CountBlock*>(m_row->itemAt(i)->widget());
    block->setVisible(i < counts.size());
    if (i < counts.size()) block->tell(counts[i]);
  }
  level();
}

void CountRow::level() {
  QList<CountBlock*> blocks;
  for (int i = 0; i < m_row->count(); ++i) blocks << static_cast<CountBlock*>(m_row->itemAt(i)->widget());
  int descent = 0, height = 0;
  for (const CountBlock* block : blocks) descent = std::max(descent, block->descent());
  for (CountBlock* block : blocks) block->setDescent(descent);
  for (const CountBlock* block : blocks) height = std::max(height, block->numberHeight());
  for (CountBlock* block : blocks) block->setNumberHeight(height);
}

// Texts may have become larger.
bool CountRow::event(QEvent* event) {
  if (event->type() == QEvent::LayoutRequest) level();
  return QWidget::event(event);
}

}  // namespace searchlight::ui
