// widgets/games/count_row.cpp: a block for each number.
#include "widgets/games/count_row.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

#include "widgets/theme/elided_line.h"
#include "widgets/theme/theme.h"
#include "widgets/theme/type_scale.h"

namespace searchlight::ui {
namespace {

// Its parts, made once and then told: a count changes with every move.
class CountBlock : public QWidget {
 public:
  // The number stands on one line with those of another size beside it.
  CountBlock(QWidget* parent, TypeSize size, TypeSize largest)
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
    const auto below = [this](TypeSize of) { return QFontMetrics(typeFont(font(), of)).descent(); };
    m_beside->setContentsMargins(0, 0, 0, below(largest) - below(size));
    m_beside->addWidget(m_value, 0, Qt::AlignBaseline);
    m_column->addWidget(m_name);
    m_column->addStretch(1);  // names on one line, numbers on another, however large
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
        m_beside->insertWidget(1, note, 0, Qt::AlignBaseline);
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
    m_row->addWidget(new CountBlock(this, size, isEven ? size : TypeSize::Score), isEven ? 1 : 0,
                     isEven ? Qt::AlignTop : Qt::Alignment());
  }
  for (int i = 0; i < m_row->count(); ++i) {
    auto* block = static_cast<CountBlock*>(m_row->itemAt(i)->widget());
    block->setVisible(i < counts.size());
    if (i < counts.size()) block->tell(counts[i]);
  }
}

}  // namespace searchlight::ui
