// widgets/tables/question_form.cpp: two grids, the row that unfolds one of them, and the line that explains.
#include "widgets/tables/question_form.h"

#include <QAbstractButton>
#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QRegularExpression>
#include <QScrollArea>
#include <QScrollBar>
#include <QShortcut>
#include <QStyleOptionToolButton>
#include <QTimer>
#include <QVBoxLayout>
#include <algorithm>

#include "widgets/help/glossary.h"
#include "widgets/theme/controls.h"
#include "widgets/theme/language.h"
#include "widgets/theme/style.h"
#include "widgets/theme/theme.h"

namespace searchlight::ui {

FoldButton::FoldButton(QWidget* parent) : QToolButton(parent) {
  setAutoRaise(true);
  setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  setArrowType(Qt::RightArrow);
  connect(this, &QToolButton::clicked, this, [this] { setUnfolded(!isUnfolded()); });
}

QSize FoldButton::sizeHint() const {
  const bool hasText = toolButtonStyle() != Qt::ToolButtonIconOnly && !text().isEmpty();
  const int words = hasText ? fontMetrics().size(Qt::TextShowMnemonic, text()).width() + spacing::kHalf : 0;
  return {kFoldIndent + words, fontMetrics().height() + spacing::kUnit};
}

void FoldButton::paintEvent(QPaintEvent*) {
  constexpr int kArrow = 12;
  QPainter painter(this);
  QStyleOptionToolButton option;
  initStyleOption(&option);
  option.rect = QRect(0, (height() - kArrow) / 2, kArrow, kArrow);
  style()->drawPrimitive(isUnfolded() ? QStyle::PE_IndicatorArrowDown : QStyle::PE_IndicatorArrowRight,
                         &option, &painter, this);
  painter.setPen(palette().color(underMouse() && isEnabled() ? QPalette::Link : QPalette::WindowText));
  if (toolButtonStyle() != Qt::ToolButtonIconOnly)
    painter.drawText(rect().adjusted(kFoldIndent, 0, 0, 0),
                     Qt::AlignLeft | Qt::AlignVCenter | Qt::TextShowMnemonic, text());
  if (hasFocus()) paintFocusRing(&painter, rect(), *this);
}

void FoldButton::setUnfolded(bool isUnfolded) {
  if (isUnfolded == this->isUnfolded()) return;
  setArrowType(isUnfolded ? Qt::DownArrow : Qt::RightArrow);
  Q_EMIT folded(isUnfolded);
}

Section::Section(QWidget* content, QWidget* parent)
    : QWidget(parent), m_heading(new FoldButton(this)), m_content(content) {
  m_heading->setUnfolded(true);
  QFont font = m_heading->font();
  font.setBold(true);
  m_heading->setFont(font);
  auto* column = bareLayout<QVBoxLayout>(this, spacing::kHalf);
  column->addWidget(m_heading, 0, Qt::AlignLeft);
  column->addWidget(content);
  connect(m_heading, &FoldButton::folded, this, [this](bool isOpen) {
    m_content->setVisible(isOpen);
    Q_EMIT toggled(isOpen);
  });
}

void Section::setTitle(const QString& title, const QString& about) {
  m_heading->setText(title);
  if (!about.isEmpty()) m_heading->setToolTip(about);
}

namespace {

// Over the viewport, and touched by nobody.
class LowerEdge : public QWidget {
 public:
  explicit LowerEdge(QAbstractScrollArea* area) : QWidget(area), m_area(area) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    area->viewport()->installEventFilter(this);
    QScrollBar* bar = area->verticalScrollBar();
    connect(bar, &QScrollBar::valueChanged, this, [this] { place(); });
    connect(bar, &QScrollBar::rangeChanged, this, [this] { place(); });
    place();
  }

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override {
    if (event->type() == QEvent::Resize || event->type() == QEvent::Move) place();
    return QWidget::eventFilter(watched, event);
  }
  void paintEvent(QPaintEvent*) override {
    QLinearGradient ground(QPointF(0, 0), QPointF(0, height()));
    QColor window = palette().color(m_area->viewport()->backgroundRole());
    ground.setColorAt(0.85, window);
    window.setAlpha(0);
    ground.setColorAt(0, window);
    QPainter(this).fillRect(rect(), ground);
  }

 private:
  void place() {
    const QScrollBar* bar = m_area->verticalScrollBar();
    QRect seen = m_area->viewport()->geometry();
    seen.setTop(std::max(seen.top(), seen.bottom() - fontMetrics().lineSpacing()));
    setGeometry(seen);
    setVisible(bar->value() < bar->maximum());
    raise();
  }
  QAbstractScrollArea* m_area;
};

}  // namespace

void paleLowerEdge(QAbstractScrollArea* area) { new LowerEdge(area); }

void reveal(QWidget* part, const QRect& pixels) {
  for (QWidget* around = part->parentWidget(); around; around = around->parentWidget()) {
    auto* area = qobject_cast<QScrollArea*>(around);
    if (!area || !area->widget() || !area->widget()->isAncestorOf(part)) continue;
    const int top = part->mapTo(area->widget(), pixels.topLeft()).y(), bottom = top + pixels.height();
    QScrollBar* bar = area->verticalScrollBar();
    bar->setValue(std::min(top, std::max(bar->value(), bottom - area->viewport()->height())));
  }
}

void revealSoon(QWidget* part) {
  QTimer::singleShot(0, part, [part] { reveal(part, part->rect()); });
}

// As high as its longest sentence at this width.
class QuestionForm::Sentence : public QLabel {
 public:
  explicit Sentence(QWidget* parent) : QLabel(parent) {
    setObjectName(QStringLiteral("sentence"));
    setWordWrap(true);
    setAlignment(Qt::AlignLeft | Qt::AlignTop);
    setForegroundRole(QPalette::PlaceholderText);
    setTextFormat(Qt::RichText);
    connect(this, &QLabel::linkActivated, this,
            [this](const QString& link) { askForTerm(this, termOfLink(link)); });
    onChange(this, {QEvent::PaletteChange}, [this] { showText(); });
  }
  // Terms in it lead to the glossary.
  void say(const QString& said) {
    if (m_said == said) return;
    m_said = said;
    showText();
  }
  const QString& said() const { return m_said; }
  void setAll(const QStringList& all) {
    if (all == m_all) return;
    m_all = all;
    updateGeometry();
  }
  void setIndented() { setContentsMargins(FoldButton::kFoldIndent, 0, 0, 0); }
  int heightForWidth(int width) const override {
    width -= contentsMargins().left();
    int height = fontMetrics().height();
    for (const QString& sentence : m_all)
      height = std::max(
          height, fontMetrics().boundingRect(QRect(0, 0, width, 0), Qt::TextWordWrap, sentence).height());
    return height;
  }
  QSize sizeHint() const override { return {kUsual, heightForWidth(kUsual)}; }
  QSize minimumSizeHint() const override { return {80, fontMetrics().height()}; }

 private:
  static constexpr int kUsual = 300;
  void showText() {
    setText(QStringLiteral("<style>a { color: %1 }</style>")
                .arg(palette().color(QPalette::PlaceholderText).name(QColor::HexArgb)) +
            withTermLinks(m_said));
  }
  QString m_said;
  QStringList m_all;
};

namespace {

QGridLayout* makeLevel(QWidget* part) {
  auto* grid = new QGridLayout(part);
  grid->setContentsMargins(FoldButton::kFoldIndent, 0, 0, 0);
  grid->setHorizontalSpacing(spacing::kUnit);
  grid->setVerticalSpacing(spacing::kUnit);
  grid->setColumnStretch(1, 1);
  return grid;
}

int rowIn(const QGridLayout& grid, int row) {
  return row >= 0 ? row : grid.count() == 0 ? 0 : grid.rowCount();
}

// How a setting is called: with the & before its letter.
QString textOf(const QWidget* name) {
  if (const auto* label = qobject_cast<const QLabel*>(name)) return label->text();
  const auto* button = qobject_cast<const QAbstractButton*>(name);
  return button ? button->text() : QString();
}

}  // namespace

QuestionForm::QuestionForm(QWidget* parent)
    : QWidget(parent),
      m_firstPart(new QWidget(this)),
      m_moreRow(new QWidget(this)),
      m_morePart(new QWidget(this)),
      m_first(makeLevel(m_firstPart)),
      m_more(makeLevel(m_morePart)),
      m_fold(new FoldButton(m_moreRow)),
      m_differences(new QLabel(m_moreRow)),
      m_sentence(new Sentence(this)) {
  m_fold->setObjectName(QStringLiteral("more"));
  m_differences->setObjectName(QStringLiteral("differences"));
  m_differences->setWordWrap(true);
  m_differences->setTextFormat(Qt::PlainText);
  auto* row = bareLayout<QHBoxLayout>(m_moreRow, spacing::kHalf);
  row->addWidget(m_fold);
  row->addWidget(m_differences, 1);
  auto* column = bareLayout<QVBoxLayout>(this, spacing::kUnit);
  for (QWidget* part : std::initializer_list<QWidget*>{m_firstPart, m_moreRow, m_morePart, m_sentence})
    column->addWidget(part);
  connect(m_fold, &FoldButton::folded, this, [this](bool isUnfolded) {
    refreshMore();
    if (isUnfolded && isVisible()) revealSoon(this);
    Q_EMIT folded(isUnfolded);
  });
  m_moreRow->hide();
  m_morePart->hide();
  m_sentence->hide();
  m_sentence->setIndented();
  keepTranslated(this, [this] { retranslateMore(); });
  onChange(this, {QEvent::FontChange, QEvent::StyleChange}, [this] { alignNames(); });
}

bool QuestionForm::isUnfolded() const { return m_fold->isUnfolded(); }
void QuestionForm::setUnfolded(bool isUnfolded) { m_fold->setUnfolded(isUnfolded); }
QString QuestionForm::differencesShown() const { return m_differences->text(); }
QString QuestionForm::sentenceShown() const { return m_sentence->said(); }

// ---- Rows ------------------------------------------------------------------------------------------------------------------

void QuestionForm::addField(Level level, QWidget* name, QWidget* field, int row) {
  QGridLayout* grid = gridOf(level);
  row = rowIn(*grid, row);
  grid->addWidget(name, row, 0);
  grid->addWidget(field, row, 1);
  if (level != Level::More) return;
  m_names.push_back(name);
  m_keys.push_back(new QShortcut(this));
  QWidget* target = field;
  if (const auto* label = qobject_cast<const QLabel*>(name); !label || !label->buddy()) target = name;
  connect(m_keys.back(), &QShortcut::activated, this, [this, target] {
    setUnfolded(true);
    target->setFocus(Qt::ShortcutFocusReason);
  });
}

void QuestionForm::addWide(Level level, QWidget* part, int row) {
  gridOf(level)->addWidget(part, rowIn(*gridOf(level), row), 0, 1, 2);
}

void QuestionForm::addBelowField(Level level, QWidget* part, int row) {
  gridOf(level)->addWidget(part, rowIn(*gridOf(level), row), 1);
}

// The names of both levels are one column, whichever of them are seen.
void QuestionForm::alignNames() {
  int widest = 0;
  for (const QGridLayout* grid : {m_first, m_more})
    for (int row = 0; row < grid->rowCount(); ++row)
      if (const QLayoutItem* name = grid->itemAtPosition(row, 0);
          name && name != grid->itemAtPosition(row, 1))
        widest = std::max(widest, name->widget()->sizeHint().width());
  for (QGridLayout* grid : {m_first, m_more}) grid->setColumnMinimumWidth(0, widest);
}

bool QuestionForm::hasMore() const {
  for (int i = 0; i < m_more->count(); ++i)
    if (const QWidget* part = m_more->itemAt(i)->widget(); part && !part->isHidden()) return true;
  return false;
}

void QuestionForm::refreshMore() {
  const bool isThere = hasMore(), isUnfolded = isThere && this->isUnfolded();
  const QString told = isThere && !isUnfolded ? differences().join(tr(", ", "between settings")) : QString();
  m_moreRow->setVisible(isThere);
  m_morePart->setVisible(isUnfolded);
  m_sentence->setVisible(isUnfolded && !m_sentences.isEmpty());
  m_differences->setText(told);
  m_fold->setAccessibleName(told.isEmpty() ? m_fold->text() : tr("More: %1").arg(told));
  m_fold->setAccessibleDescription(isUnfolded ? tr("Open") : tr("Closed"));
  alignNames();
  followKeys();
}

// What is folded away has no letter of its own: it is unfolded by it.
void QuestionForm::followKeys() {
  for (std::size_t i = 0; i < m_keys.size(); ++i) {
    m_keys[i]->setKey(QKeySequence::mnemonic(textOf(m_names[i])));
    m_keys[i]->setEnabled(!isUnfolded() && !m_names[i]->isHidden());
  }
}

// Qt's order is that in which they were made.
void QuestionForm::orderTabs() {
  std::vector<QWidget*> parts;
  const auto addRows = [&parts](const QGridLayout& grid) {
    for (int row = 0; row < grid.rowCount(); ++row)
      for (int column = 0; column < 2; ++column)
        if (const QLayoutItem* item = grid.itemAtPosition(row, column))
          if (parts.empty() || parts.back() != item->widget()) parts.push_back(item->widget());
  };
  addRows(*m_first);
  parts.push_back(m_moreRow);
  addRows(*m_more);
  setTabOrderBehind(this, parts);
}

// ---- Sentences -------------------------------------------------------------------------------------------------------------

void QuestionForm::setSentence(QWidget* name, QWidget* field, const QString& sentence) {
  static const QRegularExpression letter(
      QStringLiteral("\\(&.\\)|&"));  // also as Chinese has it, behind the word
  const QString called = textOf(name).remove(letter);
  for (QWidget* part : {name, field}) {
    if (!m_sentences.contains(part)) {
      part->installEventFilter(this);
      for (QWidget* inside : part->findChildren<QWidget*>()) inside->installEventFilter(this);
    }
    m_sentences[part] = tr("%1: %2", "a setting, and what it is for").arg(called, sentence);
    part->setAccessibleDescription(sentence);
    part->setWhatsThis(sentence);
  }
  say();
}

void QuestionForm::say() {
  const QString usual = tr("These settings are optional. Point to one to see what it does.");
  m_sentence->setAll(m_sentences.values() + QStringList(usual));
  m_sentence->say(m_told ? m_sentences.value(m_told) : usual);
}

bool QuestionForm::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::Enter || event->type() == QEvent::FocusIn)
    for (auto* part = qobject_cast<QWidget*>(watched); part && part != this; part = part->parentWidget())
      if (m_sentences.contains(part)) {
        m_told = part;
        say();
        break;
      }
  return QWidget::eventFilter(watched, event);
}

void QuestionForm::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  alignNames();
  if (!m_isOrdered) orderTabs();
  m_isOrdered = true;
}

void QuestionForm::retranslateMore() {
  m_fold->setText(tr("More"));
  m_fold->setToolTip(tr("Shows optional settings and the purpose of each"));
  say();
}

}  // namespace searchlight::ui
