// widgets/lessons/lesson_pane.cpp: the column beside the board.
#include "widgets/lessons/lesson_pane.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>
#include <cmath>

#include "widgets/help/glossary.h"
#include "widgets/help/term_text.h"
#include "widgets/theme/type_scale.h"

namespace searchlight::ui {

namespace {

QToolButton* buttonOf(QAction* action, Qt::ToolButtonStyle style, QWidget* parent) {
  auto* button = new QToolButton(parent);
  button->setDefaultAction(action);
  button->setToolButtonStyle(style);
  button->setFocusPolicy(Qt::StrongFocus);
  return button;
}

}  // namespace

LessonPane::LessonPane(const Actions& actions, QWidget* parent)
    : QWidget(parent),
      m_lesson(new QLabel(this)),
      m_title(new QLabel(this)),
      m_place(new QLabel(this)),
      m_progress(new QProgressBar(this)),
      m_text(new TermText(this)),
      m_column(new QVBoxLayout(this)),
      m_restore(buttonOf(actions.restore, Qt::ToolButtonTextBesideIcon, this)) {
  constexpr int kGap = 8;
  for (QLabel* label : {m_lesson, m_title, m_place}) label->setTextFormat(Qt::PlainText);
  m_lesson->setForegroundRole(QPalette::PlaceholderText);
  m_place->setForegroundRole(QPalette::PlaceholderText);
  m_title->setWordWrap(true);
  setType(m_title, TypeSize::Title);
  m_progress->setTextVisible(false);
  m_progress->setFixedHeight(4);

  auto* top = new QHBoxLayout;
  top->setSpacing(kGap);
  top->addWidget(buttonOf(actions.all, Qt::ToolButtonIconOnly, this));
  top->addWidget(m_lesson, 1);
  top->addWidget(m_place);
  auto* foot = new QHBoxLayout;
  foot->setSpacing(kGap);
  foot->addWidget(buttonOf(actions.previous, Qt::ToolButtonTextBesideIcon, this));
  foot->addStretch(1);
  foot->addWidget(buttonOf(actions.next, Qt::ToolButtonTextBesideIcon, this));

  m_column->setContentsMargins(2 * kGap, kGap, 2 * kGap, 2 * kGap);
  m_column->setSpacing(kGap);
  m_column->addLayout(top);
  m_column->addWidget(m_progress);
  m_column->addSpacing(kGap);
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
  retranslate();
}

void LessonPane::setLesson(const QString& title) { m_lesson->setText(title); }

void LessonPane::setStep(const QString& title, const QString& html, int at, int count) {
  m_at = at;
  m_count = count;
  m_title->setText(title);
  m_text->setBody(html);
  fitText();
  m_progress->setRange(0, count);
  m_progress->setValue(at + 1);
  retranslate();
}

void LessonPane::setQuestion(QWidget* question) {
  delete m_question;
  m_question = question;
  if (question) m_column->insertWidget(m_column->indexOf(m_text) + 1, question);
  fitText();
}

// A question stands right below what is said; what is left is below both.
void LessonPane::fitText() {
  const int height = static_cast<int>(std::ceil(m_text->document()->size().height())) + 2;
  m_text->setMaximumHeight(m_question ? height : QWIDGETSIZE_MAX);
  m_column->setStretch(m_column->indexOf(m_restore) - 1, m_question ? 1 : 0);
}

void LessonPane::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  QTimer::singleShot(0, this, &LessonPane::fitText);  // behind the text's own layout
}

void LessonPane::setDisturbed(bool disturbed) { m_restore->setVisible(disturbed); }

void LessonPane::retranslate() {
  m_place->setText(m_count ? tr("%1 of %2", "step of a lesson").arg(m_at + 1).arg(m_count) : QString());
  m_text->setAccessibleName(tr("Lesson text"));
  m_progress->setAccessibleName(tr("Lesson progress"));
}

void LessonPane::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) retranslate();
}

}  // namespace searchlight::ui
