// widgets/tables/pseudocode_view.cpp: lines of pseudocode in a narrow panel.
#include "widgets/tables/pseudocode_view.h"

#include <QApplication>
#include <QEvent>
#include <QFontDatabase>
#include <QPainter>
#include <QStyledItemDelegate>
#include <utility>

#include "widgets/tables/question_form.h"
#include "widgets/theme/strokes.h"
#include "widgets/theme/style.h"
#include "widgets/theme/theme.h"
#include "widgets/words/catalogue_texts.h"
#include "widgets/words/event_words.h"

namespace searchlight::ui {
namespace {

constexpr int kIndentColumns = 2;
constexpr int kBar = 3;
constexpr int kValueLines = 2;

}  // namespace

// Bold type of the lit line is as wide as the others' may become, so that lighting a line moves nothing.
class PseudocodeView::Delegate : public QStyledItemDelegate {
 public:
  explicit Delegate(PseudocodeView* view) : QStyledItemDelegate(view), m_view(view) {}

  QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex& index) const override {
    const int width = m_view->viewport()->width();
    const QRect room = textRect(QRect(0, 0, width, 10'000), index.row());
    const QFontMetrics metrics(bold());
    const int height = metrics.boundingRect(room, kFlags, index.data().toString()).height();
    return {width, height + spacing::kHalf};
  }

  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
    const QPalette& palette = m_view->palette();
    const bool lit = index.row() == m_view->m_lit;
    const PainterScope kept(*painter);
    if (lit) {
      QColor glow = palette.color(QPalette::Highlight);
      painter->fillRect(QRect(option.rect.topLeft(), QSize(kBar, option.rect.height())), glow);
      glow.setAlphaF(0.2F);
      painter->fillRect(option.rect.adjusted(kBar, 0, 0, 0), glow);
    }
    if (option.state & QStyle::State_HasFocus && !lit) {
      QColor line = palette.color(QPalette::Link);
      painter->setPen(line);
      painter->drawRect(option.rect.adjusted(0, 0, -1, -1));
    }
    painter->setFont(lit ? bold() : m_view->font());
    painter->setPen(palette.color(QPalette::Text));
    painter->drawText(textRect(option.rect, index.row()), kFlags, index.data().toString());
  }

 private:
  static constexpr int kFlags = Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap;
  QFont bold() const {
    QFont font = m_view->font();
    font.setBold(true);
    return font;
  }
  QRect textRect(const QRect& line, int row) const {
    const int column = QFontMetrics(m_view->font()).horizontalAdvance(QLatin1Char('m'));
    const int indent = m_view->m_indents[static_cast<std::size_t>(row)] * kIndentColumns * column;
    return line.adjusted(spacing::kWide + indent, 0, -spacing::kUnit, 0);
  }
  PseudocodeView* m_view;
};

PseudocodeView::PseudocodeView(QWidget* parent)
    : QListView(parent), m_gate(this, [this] { refresh(); }), m_values(new QLabel(this)) {
  setFrameShape(NoFrame);
  m_values->setTextFormat(Qt::PlainText);
  m_values->setWordWrap(true);
  m_values->setAlignment(Qt::AlignLeft | Qt::AlignTop);
  m_values->setContentsMargins(spacing::kWide, 0, spacing::kUnit, 0);
  setEditTriggers(NoEditTriggers);
  setSelectionMode(NoSelection);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setVerticalScrollMode(ScrollPerPixel);
  paleLowerEdge(this);
  setResizeMode(Adjust);
  setItemDelegate(new Delegate(this));
  QListView::setModel(&m_lines);
  fitFont();
  setAccessibleName(tr("Pseudocode"));
}

void PseudocodeView::setRun(WatchedRun* run) { m_gate.setRun(run); }

void PseudocodeView::refresh() {
  const WatchedRun* run = m_gate.searching();
  // Another program's code is not known.
  m_isForeign = run && run->session().isForeign();
  const std::optional<search::Algorithm> algorithm =
      run && !m_isForeign ? std::optional(run->session().algorithm()) : std::nullopt;
  if (std::exchange(m_shown, algorithm) != algorithm) showLines();
  if (!algorithm) viewport()->update();
  int lit = -1;
  m_valuesText.clear();
  if (algorithm && run->isAtEnd() &&
      (run->session().outcome() == search::Outcome::Exhausted ||
       run->session().outcome() == search::Outcome::Incomplete)) {
    lit = search::failedLine(search::info(*algorithm));
  } else if (algorithm && run->position() > run->session().trace().begin()) {
    lit = litPseudocodeLine(search::info(*algorithm), run->session().trace()[run->position() - 1]);
    m_valuesText = eventValues(run->session(), run->names(), run->position() - 1);
  }
  fitValues();
  if (std::exchange(m_lit, lit) == lit) return;
  viewport()->update();
  if (lit < 0) return;
  scrollTo(m_lines.index(lit));
  Q_EMIT this->lit(visualRect(m_lines.index(lit)));
}

void PseudocodeView::showLines() {
  QStringList lines;
  m_indents.clear();
  if (m_shown)
    for (const search::PseudocodeLine& line : search::info(*m_shown).pseudocode) {
      m_indents.push_back(line.indent);
      lines += pseudocodeText(line);
    }
  m_lit = -1;
  m_lines.setStringList(lines);
  updateGeometry();
}

QSize PseudocodeView::sizeHint() const {
  int height = 3 * spacing::kHalf + kValueLines * m_values->fontMetrics().lineSpacing();
  for (int row = 0; row < m_lines.rowCount(); ++row) height += sizeHintForRow(row);
  return {320, std::max(height, minimumSizeHint().height())};
}

void PseudocodeView::resizeEvent(QResizeEvent* event) {
  QListView::resizeEvent(event);
  scheduleDelayedItemsLayout();
  fitValues();
  if (m_lit >= 0) scrollTo(m_lines.index(m_lit));
}

// In a strip above the lines, which is seen where the panel is low, and of one height whatever it says: two lines, and a value
// is not parted from its name.
void PseudocodeView::fitValues() {
  const QFontMetrics metrics = m_values->fontMetrics();
  const int strip = kValueLines * metrics.lineSpacing() + spacing::kHalf;
  setViewportMargins(0, spacing::kHalf + strip, 0, spacing::kHalf);
  m_values->setGeometry(0, spacing::kHalf, width(), strip);
  const int room = m_values->width() - spacing::kWide - spacing::kUnit;
  QString text = m_valuesText;
  text.replace(QLatin1Char(' '), QChar::Nbsp).replace(QStringLiteral(";\u00a0"), QStringLiteral("; "));
  const QRect most(0, 0, room, QWIDGETSIZE_MAX);
  if (metrics.boundingRect(most, Qt::TextWordWrap, text).height() > strip)
    text = metrics.elidedText(text, Qt::ElideRight, kValueLines * room * 9 / 10);
  m_values->setText(text);
  m_values->setToolTip(m_valuesText);
  m_values->setAccessibleName(m_valuesText);
}

void PseudocodeView::paintEvent(QPaintEvent* event) {
  QListView::paintEvent(event);
  QPainter painter(viewport());
  if (hasFocus()) paintFocusRing(&painter, viewport()->rect(), *this);
  if (m_lines.rowCount() > 0) return;
  painter.setPen(palette().color(QPalette::PlaceholderText));
  const QRect room = viewport()->rect().adjusted(spacing::kMargin, 0, -spacing::kMargin, 0);
  painter.drawText(room, Qt::AlignCenter | Qt::TextWordWrap,
                   m_isForeign ? tr("This search was recorded by another program; its code is not available.")
                               : tr("No search yet"));
}

void PseudocodeView::changeEvent(QEvent* event) {
  QListView::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) {
    setAccessibleName(tr("Pseudocode"));
    showLines();
    m_gate.request();
  } else if (event->type() == QEvent::FontChange) {
    fitValues();
  }
}

// In letters of one width; their size is the window's, and follows it.
void PseudocodeView::fitFont() {
  QFont fixed;
  fixed.setFamilies({QFontDatabase::systemFont(QFontDatabase::FixedFont).family()});
  setFont(fixed);
  QFont bold;
  bold.setBold(true);
  m_values->setFont(bold);
  fitValues();
}

int litPseudocodeLine(const search::AlgorithmInfo& info, const search::Event& event) {
  if (event.kind == search::EventKind::Generate && event.parentAfter == search::kNoNode) return 0;
  return search::pseudocodeLine(info, event.kind);
}

}  // namespace searchlight::ui
