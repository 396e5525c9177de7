// widgets/lessons/question_box.cpp: the box below a lesson's text.
#include "widgets/lessons/question_box.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>

#include "widgets/theme/icons.h"
#include "widgets/theme/language.h"
#include "widgets/theme/theme.h"
#include "widgets/theme/type_scale.h"

namespace searchlight::ui {

namespace {
constexpr int kSignSide = 20;
constexpr int kLinesAsked = 2;
// As wide as the longer ones of verdicts are on one line, in letters of middle width: two of one priority, why the one goes before
// the other, and three in order.
constexpr int kLettersTold = 240;
}  // namespace

QuestionBox::QuestionBox(QWidget* parent)
    : QFrame(parent),
      m_prompt(new QLabel(this)),
      m_sign(new QLabel(this)),
      m_told(new QLabel(this)),
      m_score(new QLabel(this)),
      m_field(new QLineEdit(this)),
      m_check(new QPushButton(this)),
      m_undo(new QPushButton(this)),
      m_more(new QPushButton(this)),
      m_foot(new QBoxLayout(QBoxLayout::LeftToRight)) {
  setFrameShape(QFrame::StyledPanel);
  setAutoFillBackground(true);
  setBackgroundRole(QPalette::AlternateBase);
  for (QLabel* label : {m_prompt, m_told, m_score}) label->setTextFormat(Qt::PlainText);
  for (QLabel* label : {m_prompt, m_told}) label->setWordWrap(true);
  QFont bold = m_prompt->font();
  bold.setBold(true);
  m_prompt->setFont(bold);
  m_score->setForegroundRole(QPalette::PlaceholderText);
  m_prompt->installEventFilter(this);
  m_prompt->setAlignment(Qt::AlignLeft | Qt::AlignTop);
  m_told->installEventFilter(this);  // nothing moves when it is answered
  m_told->setAlignment(Qt::AlignLeft | Qt::AlignTop);
  m_sign->setFixedSize(kSignSide, kSignSide);
  m_field->setMaxLength(20);

  auto* answer = new QHBoxLayout;
  answer->setSpacing(spacing::kUnit);
  answer->addWidget(m_field, 1);
  answer->addWidget(m_check);
  auto* verdict = new QHBoxLayout;
  verdict->setSpacing(spacing::kUnit);
  verdict->addWidget(m_sign, 0, Qt::AlignTop);
  verdict->addWidget(m_told, 1);
  auto* buttons = new QHBoxLayout;
  buttons->setSpacing(spacing::kUnit);
  buttons->addStretch(1);
  buttons->addWidget(m_undo);
  buttons->addWidget(m_more);
  m_foot->setSpacing(spacing::kUnit);
  m_foot->addWidget(m_score);
  m_foot->addLayout(buttons, 1);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(spacing::kMargin, spacing::kMargin, spacing::kMargin, spacing::kMargin);
  column->setSpacing(spacing::kUnit);
  column->addWidget(m_prompt);
  column->addLayout(answer);
  column->addLayout(verdict);
  column->addLayout(m_foot);
  connect(m_field, &QLineEdit::returnPressed, this, &QuestionBox::give);
  connect(m_check, &QPushButton::clicked, this, &QuestionBox::give);
  connect(m_undo, &QPushButton::clicked, this, &QuestionBox::undoWanted);
  connect(m_more, &QPushButton::clicked, this, &QuestionBox::moreWanted);
  m_undo->setIcon(icon(IconId::Undo));
  QSizePolicy stays = m_undo->sizePolicy();
  stays.setRetainSizeWhenHidden(true);
  m_undo->setSizePolicy(stays);
  for (QWidget* part : std::initializer_list<QWidget*>{m_field, m_check, m_undo, m_more}) part->hide();
  keepTranslated(this, [this] { retranslate(); });
  onChange(this, {QEvent::PaletteChange}, [this] { showSign(); });
  onChange(this, {QEvent::FontChange}, [this] { retranslate(); });
}

void QuestionBox::ask(const QString& prompt, bool wantsNumber, bool hasMore) {
  m_prompt->setText(prompt);
  keepRoom();
  m_field->clear();
  m_field->setVisible(wantsNumber);
  m_check->setVisible(wantsNumber);
  m_more->setVisible(hasMore);
  tell(Mood::None, {});
}

void QuestionBox::seek(const QString& words, bool hasMore) {
  m_prompt->clear();
  m_field->hide();
  m_check->hide();
  m_more->setVisible(hasMore);
  offerUndo(false);
  tell(Mood::Thinking, words);
}

void QuestionBox::tell(Mood mood, const QString& words) {
  m_mood = mood;
  m_told->setText(words);
  m_told->setAccessibleName(words);
  showSign();
}

// In the colours of the present theme.
void QuestionBox::showSign() {
  m_sign->setPixmap(m_mood == Mood::Right   ? icon(IconId::Check).pixmap(kSignSide, kSignSide)
                    : m_mood == Mood::Wrong ? icon(IconId::Close).pixmap(kSignSide, kSignSide)
                                            : QPixmap());
}

void QuestionBox::offerUndo(bool isOffered) { m_undo->setVisible(isOffered); }

void QuestionBox::setScore(int right, int asked) {
  m_right = right;
  m_asked = asked;
  retranslate();
}

QString QuestionBox::prompt() const { return m_prompt->text(); }
QString QuestionBox::told() const { return m_told->text(); }
QString QuestionBox::score() const { return m_score->text(); }

// As people of either language write it: "1,046" and "52.3" are numbers.
void QuestionBox::give() {
  const QString text = m_field->text().trimmed();
  bool isNumber = false;
  double number = QLocale::c().toDouble(text, &isNumber);
  if (!isNumber) number = QLocale().toDouble(text, &isNumber);
  if (isNumber) return Q_EMIT numberGiven(number);
  tell(Mood::Wrong, tr("Enter a number."));
}

void QuestionBox::retranslate() {
  m_check->setText(tr("&Check"));
  // Where letters are large a row has room for two buttons, if one of them is its icon alone.
  const bool isLarge = withText(kSignSide) > kSignSide;
  m_foot->setDirection(isLarge ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
  m_undo->setText(isLarge ? QString() : tr("&Undo"));
  m_undo->setAccessibleName(tr("Undo"));
  m_undo->setToolTip(isLarge ? m_undo->accessibleName() : QString());
  m_undo->setAccessibleDescription(tr("Undoes the move so that you can try another"));
  m_more->setText(tr("Another &board"));
  m_field->setPlaceholderText(tr("A number"));
  m_field->setAccessibleName(tr("Your answer"));
  m_score->setText(m_asked ? tr("%1 of %2 correct").arg(m_right).arg(m_asked) : QString());
}

// The narrower, the more lines; at each line's end a word may find no room. What is asked is seen in whole.
void QuestionBox::keepRoom() {
  const int letter = m_told->fontMetrics().averageCharWidth();
  const int width = std::max(m_told->width() - 5 * letter, 10 * letter);
  const int lines = (kLettersTold * letter + width - 1) / width;
  m_told->setMinimumHeight(lines * m_told->fontMetrics().lineSpacing());
  // Not by the label, whose least height is in its answer.
  const QRect most(0, 0, m_prompt->width(), QWIDGETSIZE_MAX);
  const int asked = m_prompt->fontMetrics().boundingRect(most, Qt::TextWordWrap, m_prompt->text()).height();
  m_prompt->setMinimumHeight(std::max(kLinesAsked * m_prompt->fontMetrics().lineSpacing(), asked));
}

bool QuestionBox::eventFilter(QObject* watched, QEvent* event) {
  if ((watched == m_told || watched == m_prompt) &&
      (event->type() == QEvent::Resize || event->type() == QEvent::FontChange))
    keepRoom();
  return QFrame::eventFilter(watched, event);
}

}  // namespace searchlight::ui
