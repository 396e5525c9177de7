// widgets/lessons/lesson_pane.cpp: the column beside the board.
#include "widgets/lessons/lesson_pane.h"

#include <QEvent>
#include <QFontInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>

#include "widgets/help/glossary.h"
#include "widgets/help/term_text.h"
#include "widgets/theme/theme.h"

namespace searchlight::ui {

namespace {

constexpr int kLineHeight = 150;  // per cent
constexpr double kTextShare = 1.125,
                 kTitleShare = 1.5;  // of the window's own size, where that is a large one
constexpr int kTitlePixels = 20, kNextHeight = 36, kLeastDrawer = 200;

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
  retranslate();
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
  if (m_drawer) {
    // A long text has the drawer's room before it scrolls, down to a few rows.
    const int inside = width() - 2 * spacing::kWide;
    const int others = m_title->heightForWidth(inside) + m_restore->sizeHint().height() +
                       m_next->sizeHint().height() + 2 * spacing::kWide + 5 * spacing::kMargin +
                       (m_question ? m_question->sizeHint().height() + spacing::kMargin : 0);
    const int most = std::min(kDrawer, height() * 2 / 5), least = std::min(kLeastDrawer, most);
    m_drawer->setFixedHeight(std::clamp(height() - others - needed, least, most));
  }
  // Without a least height it would have its hint's alone, and scroll beside free room.
  m_text->setMinimumHeight(m_question ? std::min(needed, height() / 2) : 0);
  m_text->setMaximumHeight(m_question ? needed : QWIDGETSIZE_MAX);
  m_column->setStretch(m_column->indexOf(m_text) + (m_question ? 2 : 1), m_question ? 1 : 0);
}

void LessonPane::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  QTimer::singleShot(0, this, &LessonPane::fitText);  // behind the text's own layout
}

bool LessonPane::eventFilter(QObject* watched, QEvent* event) {
  if (watched == m_drawer && (event->type() == QEvent::Show || event->type() == QEvent::Hide)) fitText();
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

void LessonPane::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) retranslate();
  if (event->type() == QEvent::PaletteChange) showNext();
  if (event->type() == QEvent::FontChange) sizeTexts();
}

}  // namespace searchlight::ui
