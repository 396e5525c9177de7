// widgets/lessons/lesson_pane.cpp: the column beside the board.
#include "widgets/lessons/lesson_pane.h"

#include <QEvent>
#include <QFontInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QRegularExpression>
#include <QStringList>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>

#include "widgets/help/glossary.h"
#include "widgets/help/term_text.h"
#include "widgets/theme/language.h"
#include "widgets/theme/strokes.h"
#include "widgets/theme/theme.h"
#include "widgets/theme/type_scale.h"

namespace searchlight::ui {

namespace {

using lessons::Paragraph;
using lessons::Span;

bool isUpright(std::span<const Paragraph> text) {
  for (const Paragraph& paragraph : text)
    for (const Span& span : paragraph.spans)
      if (std::ranges::any_of(QString::fromStdString(span.text).toUcs4(), isEastAsian)) return true;
  return false;
}

QString textOf(const Span& span, const FigureText& figure) {
  return span.kind == Span::Kind::Figure ? figure(span.figure) : QString::fromStdString(span.text);
}

// A cell's name, "(4, 3)", stands on one line. It is a link to its place on the board, as are the names of the two lists.
QString withPlaces(QString text) {
  static const QRegularExpression kName(QStringLiteral("\\((\\d+), (\\d+)\\)"));
  static const QRegularExpression kList(QStringLiteral("\\b(OPEN|CLOSED)\\b"));
  text.replace(kList, QStringLiteral("<a href=\"place:\\1\">\\1</a>"));
  return text.replace(kName, QStringLiteral("<a href=\"place:\\1,\\2\">(\\1,\u00a0\\2)</a>"));
}

QString spanHtml(const Span& span, const FigureText& figure, bool isUpright) {
  QString out = textOf(span, figure).toHtmlEscaped();
  if (span.kind != Span::Kind::Term) out = withPlaces(out);
  if (span.kind == Span::Kind::Code) out = QStringLiteral("<code>%1</code>").arg(out);
  if (span.kind == Span::Kind::Figure) out = QStringLiteral("<b>%1</b>").arg(out);
  if (span.kind == Span::Kind::Term)
    out = QStringLiteral("<a href=\"term:%1\">%2</a>")
              .arg(QString::fromStdString(span.target).toHtmlEscaped(), out);
  if (span.isEmphasised)
    out = (isUpright ? QStringLiteral("<span style=\"font-weight:600\">%1</span>")
                     : QStringLiteral("<i>%1</i>"))
              .arg(out);
  if (span.isStrong) out = QStringLiteral("<b>%1</b>").arg(out);
  return out;
}

// The list that a paragraph is an entry of; nullptr: none.
const char* listOf(const Paragraph& paragraph) {
  switch (paragraph.kind) {
    case Paragraph::Kind::Bullet: return "ul";
    case Paragraph::Kind::Numbered: return "ol";
    default: return nullptr;
  }
}

}  // namespace

QString htmlOf(std::span<const Paragraph> text, const FigureText& figure) {
  QString out;
  const char* list = nullptr;
  const bool upright = isUpright(text);
  for (const Paragraph& paragraph : text) {
    const char* wanted = listOf(paragraph);
    if (list != wanted) {
      if (list) out += QStringLiteral("</%1>").arg(QLatin1String(list));
      if (wanted) out += QStringLiteral("<%1>").arg(QLatin1String(wanted));
      list = wanted;
    }
    QString inside;
    for (const Span& span : paragraph.spans) inside += spanHtml(span, figure, upright);
    out += list                                      ? QStringLiteral("<li>%1</li>").arg(inside)
           : paragraph.kind == Paragraph::Kind::Code ? QStringLiteral("<pre>%1</pre>").arg(inside)
                                                     : QStringLiteral("<p>%1</p>").arg(inside);
  }
  if (list) out += QStringLiteral("</%1>").arg(QLatin1String(list));
  return out;
}

QString plainOf(std::span<const Paragraph> text, const FigureText& figure) {
  QStringList out;
  for (const Paragraph& paragraph : text) {
    QString line;
    for (const Span& span : paragraph.spans) line += textOf(span, figure);
    out += line.simplified();
  }
  return out.join(QLatin1Char(' '));
}

// Filled as far as one has come, the present one larger; of many steps the dots stand closer.
class LessonHeader::Dots : public QWidget {
 public:
  using QWidget::QWidget;
  void setPlace(int at, int count) {
    m_at = at;
    m_count = count;
    updateGeometry();
    update();
  }
  QSize sizeHint() const override { return {std::min(m_count * kPitch, kWidest), kHeight}; }
  QSize minimumSizeHint() const override { return {0, kHeight}; }

 protected:
  void paintEvent(QPaintEvent*) override {
    if (m_count == 0) return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double pitch = std::min<double>(kPitch, static_cast<double>(width()) / m_count);
    const double small = std::min(kSmall, 0.35 * pitch), large = std::min(kLarge, 0.5 * pitch);
    const QColor later = faint(palette().color(QPalette::WindowText), 0.22F);
    painter.setPen(Qt::NoPen);
    for (int i = 0; i < m_count; ++i) {
      painter.setBrush(i > m_at ? later : palette().color(QPalette::Link));
      const double radius = i == m_at ? large : small;
      painter.drawEllipse(QPointF((i + 0.5) * pitch, height() / 2.0), radius, radius);
    }
  }

 private:
  static constexpr int kPitch = 16, kWidest = 320;
  static constexpr double kSmall = 3, kLarge = 5;
  int m_at = 0, m_count = 0;
};

LessonHeader::LessonHeader(QAction* all, QWidget* parent)
    : QWidget(parent), m_title(new QLabel(this)), m_place(new QLabel(this)), m_dots(new Dots(this)) {
  setFixedHeight(kHeight);
  auto* back = new QToolButton(this);
  back->setDefaultAction(all);
  back->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  back->setAutoRaise(true);
  back->setFocusPolicy(Qt::StrongFocus);
  for (QLabel* label : {m_title, m_place}) label->setTextFormat(Qt::PlainText);
  setType(m_title, TypeSize::Strong);
  m_title->setMinimumWidth(1);
  m_place->setForegroundRole(QPalette::PlaceholderText);
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(spacing::kUnit, 0, spacing::kWide, 0);
  row->setSpacing(spacing::kWide);
  row->addWidget(back);
  row->addWidget(m_title, 1);
  row->addWidget(m_dots);
  row->addWidget(m_place);
  onChange(this, {QEvent::LanguageChange, QEvent::FontChange}, [this] { retranslate(); });
}

void LessonHeader::setLesson(const QString& title) { m_title->setText(title); }

void LessonHeader::setStep(int at, int count) {
  m_at = at;
  m_count = count;
  m_dots->setPlace(at, count);
  retranslate();
}

QString LessonHeader::placeText() const { return m_place->text(); }

// As wide as the longest of this lesson, so that the dots stay where they are.
void LessonHeader::retranslate() {
  const auto text = [this](int step) { return tr("Step %1 of %2").arg(step).arg(m_count); };
  m_place->setText(m_count ? text(m_at + 1) : QString());
  m_place->setMinimumWidth(m_count ? m_place->fontMetrics().horizontalAdvance(text(m_count)) : 0);
  m_dots->setAccessibleName(m_place->text());
}

namespace {

constexpr int kLineHeight = 150;  // per cent
constexpr double kTextShare = 1.125,
                 kTitleShare = 1.5;  // of the window's own size, where that is a large one
constexpr int kTitlePixels = 20, kNextHeight = 36, kLeastDrawer = 200;
constexpr int kLeastLines = 4;  // of the text, before a question is cut

QToolButton* quietButton(QAction* action, QWidget* parent) {
  auto* button = new QToolButton(parent);
  button->setDefaultAction(action);
  button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  button->setAutoRaise(true);
  button->setFocusPolicy(Qt::StrongFocus);
  return button;
}

}  // namespace

LessonPane::LessonPane(const Actions& actions, QWidget* parent)
    : QWidget(parent),
      m_nextAction(actions.next),
      m_title(new QLabel(this)),
      m_text(new TermText(this)),
      m_column(new QVBoxLayout(this)),
      m_restore(quietButton(actions.restore, this)),
      m_next(new QPushButton(this)),
      m_aside(new QWidget(this)) {
  m_aside->hide();
  m_title->setTextFormat(Qt::PlainText);
  m_title->setWordWrap(true);
  m_text->setLineHeight(kLineHeight);
  m_next->setDefault(true);
  m_next->setMinimumHeight(kNextHeight);
  connect(m_next, &QPushButton::clicked, m_nextAction, &QAction::trigger);
  connect(m_nextAction, &QAction::changed, this, &LessonPane::showNext);

  auto* foot = new QHBoxLayout;
  foot->setSpacing(spacing::kUnit);
  foot->addWidget(quietButton(actions.previous, this));
  foot->addStretch(1);
  foot->addWidget(m_next);
  m_column->setContentsMargins(spacing::kWide, spacing::kWide, spacing::kWide, spacing::kWide);
  m_column->setSpacing(spacing::kMargin);
  m_column->addWidget(m_title);
  m_column->addWidget(m_text, 1);
  m_column->addStretch(0);
  m_column->addWidget(m_restore, 0, Qt::AlignLeft);
  m_column->addLayout(foot);
  // Its place stays, so that nothing moves when the board is touched.
  QSizePolicy stays = m_restore->sizePolicy();
  stays.setRetainSizeWhenHidden(true);
  m_restore->setSizePolicy(stays);
  m_restore->hide();
  connect(m_text, &TermText::termChosen, this, [this](const QString& term) { askForTerm(this, term); });
  sizeTexts();
  showNext();
  keepTranslated(this, [this] { retranslate(); });
  onChange(this, {QEvent::PaletteChange}, [this] { showNext(); });
  onChange(this, {QEvent::FontChange}, [this] { sizeTexts(); });
}

void LessonPane::setStep(const QString& title, const QString& html) {
  m_title->setText(title);
  m_text->setBody(html);
  fitText();
}

void LessonPane::setQuestion(QWidget* question) {
  delete m_question;
  m_question = question;
  if (question) m_column->insertWidget(m_column->indexOf(m_text) + 1, question);
  if (question) question->installEventFilter(this);
  fitText();
}

void LessonPane::setDrawer(QWidget* drawer) {
  if (m_drawer == drawer) return;
  if (m_drawer) {
    // Whatever its own page shows of it meanwhile (in another language it arranges its parts anew) is not seen.
    m_drawer->removeEventFilter(this);
    m_column->removeWidget(m_drawer);
    m_drawer->setParent(m_aside);
  }
  m_drawer = drawer;
  if (!drawer) return;
  const bool isSeen = !drawer->isHidden();
  m_column->insertWidget(m_column->indexOf(m_restore), drawer);
  drawer->setVisible(isSeen);
  drawer->installEventFilter(this);
  fitText();
}

// A question stands right below what is said; what is left is below both.
void LessonPane::fitText() {
  const int needed = static_cast<int>(std::ceil(m_text->document()->size().height())) + 8;
  const int inside = width() - 2 * spacing::kWide;
  const int others = m_title->heightForWidth(inside) + m_restore->sizeHint().height() +
                     m_next->sizeHint().height() + 2 * spacing::kWide + 5 * spacing::kMargin +
                     (m_question ? m_question->sizeHint().height() + spacing::kMargin : 0);
  int drawer = 0;
  if (m_drawer) {
    // A long text has the drawer's room before it scrolls, down to a few rows. Where letters are large both have as much.
    const int share = kDrawer < withText(kDrawer) ? (height() - others) / 2 : height() * 2 / 5;
    const int most = std::clamp(share, 0, withText(kDrawer)), least = std::min(withText(kLeastDrawer), most);
    drawer = std::clamp(height() - others - needed, least, most);
    m_drawer->setFixedHeight(drawer);
  }
  // Without a least height it would have its hint's alone, and scroll beside free room. Where letters are large it scrolls before a
  // question is cut.
  int least = std::min(needed, height() / 2);
  if (kDrawer < withText(kDrawer))
    least = std::min(least, std::max(height() - others - (m_drawer && m_drawer->isVisible() ? drawer : 0),
                                     kLeastLines * m_text->fontMetrics().lineSpacing()));
  m_text->setMinimumHeight(m_question ? least : 0);
  m_text->setMaximumHeight(m_question ? needed : QWIDGETSIZE_MAX);
  m_column->setStretch(m_column->indexOf(m_text) + (m_question ? 2 : 1), m_question ? 1 : 0);
}

void LessonPane::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  QTimer::singleShot(0, this, &LessonPane::fitText);  // behind the text's own layout
}

bool LessonPane::eventFilter(QObject* watched, QEvent* event) {
  if (watched == m_drawer && (event->type() == QEvent::Show || event->type() == QEvent::Hide)) fitText();
  if (watched == m_question && event->type() == QEvent::LayoutRequest) fitText();
  return QWidget::eventFilter(watched, event);
}

void LessonPane::setDisturbed(bool disturbed) { m_restore->setVisible(disturbed); }

// The one filled button of the page.
void LessonPane::showNext() {
  m_next->setText(m_nextAction->text());
  m_next->setIcon(m_nextAction->icon());
  m_next->setEnabled(m_nextAction->isEnabled());
  m_next->setToolTip(m_nextAction->toolTip());
  m_next->setStatusTip(m_nextAction->statusTip());
  QPalette filled = palette();
  filled.setColor(QPalette::Button, filled.color(QPalette::Highlight));
  filled.setColor(QPalette::ButtonText, filled.color(QPalette::HighlightedText));
  if (m_next->palette() != filled) m_next->setPalette(filled);
}

// Larger than the window's other texts, and at least so large that several lines are read with ease.
void LessonPane::sizeTexts() {
  const int own = QFontInfo(font()).pixelSize();
  const auto sized = [&](QFont out, int least, double share) {
    out.setPixelSize(std::max(least, static_cast<int>(std::lround(own * share))));
    return out;
  };
  QFont title = sized(font(), kTitlePixels, kTitleShare);
  title.setBold(true);
  m_title->setFont(title);
  m_text->setFont(sized(font(), kTextPixels, kTextShare));
}

void LessonPane::retranslate() { m_text->setAccessibleName(tr("Lesson text")); }

}  // namespace searchlight::ui
