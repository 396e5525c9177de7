// widgets/compare/compare_pane.cpp: the lines above a board, and what it says of its search.
#include "widgets/compare/compare_pane.h"

#include <QApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QMouseEvent>
#include <QPainter>
#include <QVBoxLayout>
#include <algorithm>
#include <array>
#include <utility>

#include "widgets/compare/compare_row.h"
#include "widgets/compare/compare_view.h"
#include "widgets/theme/controls.h"
#include "widgets/theme/icons.h"
#include "widgets/theme/strokes.h"
#include "widgets/theme/theme.h"
#include "widgets/words/catalogue_texts.h"
#include "widgets/words/search_format.h"

namespace searchlight::ui {

namespace {
constexpr int kEdge = 2;  // of the frame round the pane that has the keyboard
constexpr int kBar = 4;   // along the upper edge of the chosen one, as of a chosen tab
constexpr int kSides = 2 * kEdge + spacing::kUnit + 2 * spacing::kHalf;  // of what stands below the name
constexpr int kNarrow = 250;    // below, the buttons make room for the name
constexpr int kLeastName = 60;  // before a note gets any room
constexpr int kTagEdge = 6;     // of a tag's text from its ends
constexpr int kBehindNumber = 6;
constexpr int kLineGap = 2;
constexpr int kBriefest = 5;  // of what is told at the end: the place alone
constexpr QStringView kFigureGap = u" · ";
}  // namespace

// A few words on a plate of their own. Amber says that a cost is optimal, and nothing else.
class ComparePane::Tag : public QWidget {
 public:
  enum class Kind { Plain, Quiet, Optimal };

  Tag(const char* name, QWidget* parent) : QWidget(parent) {
    setObjectName(QLatin1String(name));
    hide();
  }
  int widthOf(const QString& text) const {
    return text.isEmpty() ? 0 : std::max(height(), fontMetrics().horizontalAdvance(text) + 2 * kTagEdge);
  }
  void tell(const QString& text, Kind kind = Kind::Plain) {
    m_text = text;
    m_kind = kind;
    setFixedWidth(widthOf(text));
    setVisible(!text.isEmpty());
    update();
  }

 protected:
  void paintEvent(QPaintEvent*) override {
    const QPalette& p = palette();
    const bool isOptimal = m_kind == Kind::Optimal;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(p.color(isOptimal ? QPalette::Link : QPalette::Mid));
    painter.setBrush(isOptimal               ? p.brush(QPalette::Highlight)
                     : m_kind == Kind::Quiet ? QBrush(Qt::NoBrush)
                                             : p.brush(QPalette::Base));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), spacing::kHalf, spacing::kHalf);
    painter.setPen(p.color(isOptimal               ? QPalette::HighlightedText
                           : m_kind == Kind::Quiet ? QPalette::PlaceholderText
                                                   : QPalette::Text));
    painter.drawText(rect(), Qt::AlignCenter | Qt::TextSingleLine, m_text);
  }

 private:
  QString m_text;
  Kind m_kind = Kind::Plain;
};

ComparePane::ComparePane(BoardView* board, Solver* solver, QWidget* parent)
    : QFrame(parent), m_run(solver), m_board(board), m_gate(this, [this] { refresh(); }) {
  m_board->setParent(this);
  m_board->setRun(&m_run);
  m_head = new QWidget(this);
  const auto label = [this] {
    auto* made = new QLabel(m_head);
    made->setTextFormat(Qt::PlainText);
    return made;
  };
  m_badge = new Tag("number", m_head);
  QFont bold = font();
  bold.setBold(true);
  m_badge->setFont(bold);
  m_name = label();
  m_name->setMinimumWidth(1);
  m_note = label();
  m_note->setForegroundRole(QPalette::PlaceholderText);
  m_note->setMinimumWidth(1);
  m_note->hide();
  const auto button = [this](IconId id, auto pressed) {
    auto* made = flatButton(m_head);
    made->setIcon(icon(id));
    made->setIconSize(QSize(14, 14));
    made->setFocusPolicy(Qt::NoFocus);
    connect(made, &QToolButton::clicked, this, pressed);
    return made;
  };
  m_ask = button(IconId::Settings, &ComparePane::questionRequested);
  m_remove = button(IconId::Close, &ComparePane::removeRequested);
  m_told = new QWidget(m_head);
  m_rank = new Tag("rank", m_told);
  m_cost = new Tag("cost", m_told);
  m_state = label();
  m_state->setForegroundRole(QPalette::PlaceholderText);
  m_state->setMinimumWidth(1);
  auto* lines = new QVBoxLayout(m_head);
  lines->setContentsMargins(spacing::kUnit, kLineGap, spacing::kHalf, 2 * kLineGap);
  lines->setSpacing(kLineGap);
  auto* row = new QHBoxLayout;
  row->setSpacing(kBehindNumber);
  row->addWidget(m_badge);
  row->addWidget(m_name, 1);
  row->addWidget(m_note);
  auto* buttons = new QHBoxLayout;
  buttons->setSpacing(0);
  buttons->addWidget(m_ask);
  buttons->addWidget(m_remove);
  row->addLayout(buttons);
  lines->addLayout(row);
  auto* told = new QHBoxLayout(m_told);
  told->setContentsMargins(0, 0, spacing::kHalf, 0);
  told->setSpacing(spacing::kHalf);
  told->addWidget(m_rank);
  told->addWidget(m_cost);
  told->addWidget(m_state);
  told->addStretch(1);
  lines->addWidget(m_told);
  fitHead();

  m_problem = new QLabel(this);
  m_problem->setTextFormat(Qt::PlainText);
  m_problem->setWordWrap(true);
  m_problem->setContentsMargins(spacing::kUnit, 0, spacing::kUnit, spacing::kHalf);
  m_problem->hide();
  m_remedy = new QToolButton(this);
  m_remedy->setToolButtonStyle(Qt::ToolButtonTextOnly);
  m_remedy->setFocusPolicy(Qt::TabFocus);
  m_remedy->hide();
  connect(m_remedy, &QToolButton::clicked, this, &ComparePane::remedyRequested);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(kEdge, kEdge, kEdge, kEdge);
  column->setSpacing(0);
  column->addWidget(m_head);
  column->addWidget(m_problem);
  auto* remedy = new QHBoxLayout;
  remedy->setContentsMargins(spacing::kUnit, 0, spacing::kUnit, 0);
  remedy->addWidget(m_remedy);
  remedy->addStretch(1);
  column->addLayout(remedy);
  column->addWidget(m_board, 1);

  m_board->setMinimumSize(80, 60);
  m_board->installEventFilter(this);
  setFocusProxy(m_board);
  m_gate.setRun(&m_run);
  retranslate();
}

// The board looks at the run, which goes before it otherwise.
ComparePane::~ComparePane() { m_board->setRun(nullptr); }

void ComparePane::setNumber(int number) {
  m_number = number;
  m_badge->tell(QString::number(number));
  retranslate();
}

void ComparePane::setTitle(const QString& title, const QString& shown) {
  if (m_title == title && m_shown == shown) return;
  m_title = title;
  m_shown = shown;
  elide();
  retranslate();
}

void ComparePane::setOthers(const QStringList& shown) {
  if (std::exchange(m_others, shown) != shown) elide();
}

void ComparePane::setNote(const QString& whole, const QString& brief) {
  if (std::exchange(m_noteWhole, whole) == whole && m_noteBrief == brief) return;
  m_noteBrief = brief;
  m_note->setToolTip(whole);
  elide();
}

void ComparePane::setProblem(const QString& problem, const QString& remedy) {
  m_problem->setText(problem);
  m_remedy->setText(remedy);
  m_remedy->setVisible(!problem.isEmpty() && !remedy.isEmpty());
  m_problem->setVisible(!problem.isEmpty());
  refresh();
}

void ComparePane::setFinish(const std::optional<Finish>& finish) {
  if (std::exchange(m_finish, finish) != finish) refresh();
}

QString ComparePane::placeText(bool isBrief) const {
  // Of eight searches at the most.
  const std::array<QString, 8> places{tr("1st"), tr("2nd"), tr("3rd"), tr("4th"),
                                      tr("5th"), tr("6th"), tr("7th"), tr("8th")};
  const QString place = places[static_cast<std::size_t>(std::clamp(m_finish->place, 1, 8) - 1)];
  if (!m_finish->isShared) return place;
  return (isBrief ? tr("=%1", "a place that several have, in brief")
                  : tr("tied for %1", "a place that several have"))
      .arg(place);
}

QString ComparePane::rankText(int brevity) const {
  if (!m_finish) return {};
  const QString place = placeText(brevity >= 1), count = countText(m_finish->figure);
  if (brevity >= 4) return place;
  return place + kFigureGap.toString() +
         (m_finish->by == StepUnit::Time    ? durationText(static_cast<double>(m_finish->figure) / 1e6)
          : brevity >= 2                    ? count
          : m_finish->by == StepUnit::Event ? tr("%1 events").arg(count)
                                            : m_stateWords);
}

QString ComparePane::costText(int brevity) const {
  if (!m_finish || brevity >= kBriefest) return {};
  if (!m_finish->isSolved) return tr("no path", "a search has proven it");
  if (m_finish->isOptimal) return tr("optimal", "a cost");
  if (!m_finish->excess) return {};
  if (*m_finish->excess <= 0) return tr("higher cost", "than another search's, which is 0");
  const QString share = excessText(*m_finish->excess);
  return brevity >= 3 ? share : tr("%1 cost", "how much more than the least: +10.2 %").arg(share);
}

QString ComparePane::finishText() const {
  const QString cost = costText(0);
  return cost.isEmpty() ? rankText(0) : tr("%1, %2", "a search's rank, and its cost").arg(rankText(0), cost);
}

int ComparePane::brevity() const {
  int out = 0;
  while (out < kBriefest &&
         m_rank->widthOf(rankText(out)) + spacing::kHalf + m_cost->widthOf(costText(out)) > width() - kSides)
    ++out;
  return out;
}

void ComparePane::setBrevity(int brevity) {
  if (std::exchange(m_brevity, brevity) != brevity) elide();
}

QString ComparePane::finishMeaning() const {
  if (!m_finish) return {};
  QString meaning =
      m_finish->by == StepUnit::Event  ? tr("Ranked by events: the search with the fewest is 1st.")
      : m_finish->by == StepUnit::Time ? tr("Ranked by time: the fastest search is 1st.")
                                       : tr("Ranked by expansions: the search with the fewest is 1st.");
  if (m_finish->isOptimal)
    meaning += QLatin1Char(' ') + tr("The path of this search is proven optimal.");
  else if (m_finish->excess)
    meaning += QLatin1Char(' ') + tr("The path of this search costs more than the cheapest path found.");
  return meaning;
}

// For the eye, the pointer and the ear.
void ComparePane::tellFinish() {
  const QString meaning = finishMeaning();
  for (QWidget* tag : {static_cast<QWidget*>(m_rank), static_cast<QWidget*>(m_cost)}) {
    tag->setToolTip(meaning);
    tag->setAccessibleDescription(meaning);
  }
  m_rank->setAccessibleName(rankText(0));
  m_cost->setAccessibleName(costText(0));
  m_board->setAccessibleDescription(m_finish ? finishText() + QStringLiteral(". ") + meaning : QString());
}

void ComparePane::setChosen(bool chosen) {
  if (std::exchange(m_isChosen, chosen) == chosen) return;
  elide();  // a narrow one has its button only now
  update();
}

// As high as with everything shown in them: boards stand beside each other, and none of them moves when a search ends.
void ComparePane::fitHead() {
  const int tag = m_name->fontMetrics().height() + 2 * kLineGap - 1;
  for (Tag* each : {m_badge, m_rank, m_cost}) each->setFixedHeight(tag);
  for (QToolButton* button : {m_ask, m_remove}) button->setFixedHeight(tag + kLineGap);
  m_badge->tell(QString::number(m_number));
  m_told->setFixedHeight(tag);
  m_head->setFixedHeight(2 * tag + 5 * kLineGap);
}

int ComparePane::headHeight() const { return m_head->height() + 2 * kEdge; }

// How far it is, and what came of it at its end.
void ComparePane::refresh() {
  m_stateWords.clear();
  m_stateMark.clear();
  if (m_run.hasSearch()) {
    const search::Outcome outcome = m_run.session().outcome();
    const search::Trace::Counts& counts = m_run.player().counts();
    const QString expanded = countText(counts.expanded);
    m_stateWords = tr("%1 expanded").arg(expanded);
    if (counts.scanned > 0)
      m_stateWords = tr("%1, %2 scanned", "how many were expanded, and how many jumps only looked at")
                         .arg(m_stateWords, countText(counts.scanned));
    m_stateMark = expanded;
    if (m_run.isAtEnd() && outcome != search::Outcome::Running && !m_finish) {  // else the tags say it
      m_stateMark.prepend(outcome == search::Outcome::Solved ? u"✓ " : u"✗ ");
      m_stateWords =
          tr("%1, %2", "the outcome, how many were expanded")
              .arg(outcomeText(outcome, m_run.session().seeksGoal(), m_run.names().seesAll), m_stateWords);
    }
  } else if (m_run.answer().outcome == search::Outcome::MemoryLimit) {
    m_stateWords = m_stateMark = outcomeText(search::Outcome::MemoryLimit);
  }
  m_state->setToolTip(m_stateWords);
  m_name->setToolTip(m_stateWords.isEmpty() ? m_title : m_title + QLatin1Char('\n') + m_stateWords);
  tellFinish();
  elide();
}

// What is said of the search is said whole or in brief, and not at all where even that has no room.
void ComparePane::elide() {
  elideName();
  const int brevity = std::max(m_brevity, this->brevity());
  m_rank->tell(rankText(brevity));
  m_cost->tell(costText(brevity), m_finish && m_finish->isOptimal ? Tag::Kind::Optimal : Tag::Kind::Quiet);
  QString state;
  for (const QString& words : {m_stateMark, m_stateWords})
    if (!m_finish && m_state->fontMetrics().horizontalAdvance(words) + 2 <= width() - kSides) state = words;
  m_state->setText(state);
  m_state->setVisible(!state.isEmpty());
}

// The whole name where it can be: of a narrow pane it goes before the buttons, whose commands are in a menu, too. Names often
// differ at their ends, so they are cut before those.
void ComparePane::elideName() {
  const QFontMetrics metrics = m_name->fontMetrics();
  const QString title = shownTitle();
  const int name = metrics.horizontalAdvance(title) + 2;
  int room = m_head->width() - m_badge->width() - kBehindNumber - spacing::kUnit - spacing::kHalf;
  const bool isNarrow = width() < kNarrow;
  const int button = m_remove->sizeHint().width();
  const bool isRemovedHere = !isNarrow || (m_isChosen && room - button - kBehindNumber >= name);
  m_ask->setVisible(!isNarrow);
  m_remove->setVisible(isRemovedHere);
  if (isRemovedHere) room -= (isNarrow ? button : 2 * button) + kBehindNumber;
  // The whole note beside the whole name, or in short beside what is left of it.
  QString note;
  for (const QString& text : {m_noteWhole, m_noteBrief})
    if (const int needed = metrics.horizontalAdvance(text) + kBehindNumber + 2;
        note.isEmpty() && !m_noteWhole.isEmpty() &&
        room - needed >= std::min(name, text == m_noteWhole ? room : kLeastName))
      note = text;
  m_note->setText(note);
  m_note->setVisible(!note.isEmpty());
  if (!note.isEmpty()) room -= metrics.horizontalAdvance(note) + kBehindNumber + 2;
  m_name->setText(distinctElided(title, m_others, metrics, std::max(1, room)));
}

void ComparePane::retranslate() {
  m_ask->setToolTip(tr("Shows the settings of this search in the panel"));
  m_ask->setAccessibleName(m_ask->toolTip());
  m_ask->setWhatsThis(
      tr("Shows the problem and algorithm of this search in the panel, where you can change them."));
  m_remove->setToolTip(tr("Remove this search"));
  setAccessibleName(tr("Search %1: %2").arg(m_number).arg(m_title));
  m_board->setAccessibleName(accessibleName());
  refresh();
}

void ComparePane::changeEvent(QEvent* event) {
  QFrame::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) retranslate();
  if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
    fitHead();
    elide();
  }
}

void ComparePane::resizeEvent(QResizeEvent* event) {
  QFrame::resizeEvent(event);
  refresh();
}

bool ComparePane::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut) update();
  if (watched == m_board && (event->type() == QEvent::FocusIn || event->type() == QEvent::MouseButtonPress))
    Q_EMIT choosing();
  return QFrame::eventFilter(watched, event);
}

void ComparePane::mousePressEvent(QMouseEvent* event) {
  QFrame::mousePressEvent(event);
  m_board->setFocus();
  Q_EMIT choosing();
}

void ComparePane::mouseDoubleClickEvent(QMouseEvent* event) {
  QFrame::mouseDoubleClickEvent(event);
  if (event->position().y() < headHeight()) Q_EMIT questionRequested();
}

void ComparePane::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  if (m_isChosen) {
    painter.fillRect(QRect(0, 0, width(), headHeight()), palette().color(QPalette::AlternateBase));
    painter.fillRect(QRect(0, 0, width(), kBar), palette().color(QPalette::Link));
  }
  if (isAncestorOf(QApplication::focusWidget())) paintFocusRing(&painter, rect(), *this);
}

}  // namespace searchlight::ui
