// widgets/compare/compare_pane.cpp: the line above a board, and what it says of its search.
#include "widgets/compare/compare_pane.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QVBoxLayout>
#include <algorithm>
#include <array>
#include <utility>

#include "widgets/compare/compare_view.h"
#include "widgets/search/catalogue_texts.h"
#include "widgets/search/search_format.h"
#include "widgets/theme/icons.h"
#include "widgets/theme/theme.h"

namespace searchlight::ui {

namespace {
constexpr int kEdge = 2;  // of the chosen pane's frame
constexpr int kRoomForWords = 320;
constexpr int kNarrow = 250;    // below, the buttons make room for the name
constexpr int kLeastName = 60;  // before what is said of the search gets any room
constexpr int kRibbonHeight = 20;
}  // namespace

// A band that ends in a swallow's tail: gold where the cost is optimal, grey where it is more than that of another search.
class ComparePane::Ribbon : public QWidget {
 public:
  explicit Ribbon(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("ribbon"));
    QFont bold = font();
    bold.setBold(true);
    setFont(bold);
    hide();
  }
  int widthOf(const QString& text) const {
    return fontMetrics().horizontalAdvance(text) + 2 * spacing::kUnit + kRibbonHeight / 3;
  }
  void tell(const QString& text, const std::optional<Finish>& finish) {
    m_text = text;
    m_isCostlier = finish && finish->excess;
    m_isOptimal = finish && finish->isOptimal;
    setFixedSize(widthOf(text), kRibbonHeight);
    setVisible(!text.isEmpty());
    update();
  }

 protected:
  void paintEvent(QPaintEvent*) override {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF band = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    const double notch = kRibbonHeight / 3.0;
    QPainterPath path(band.topLeft());
    path.lineTo(band.left() + notch, band.center().y());
    path.lineTo(band.bottomLeft());
    path.lineTo(band.bottomRight());
    path.lineTo(band.topRight());
    path.closeSubpath();
    painter.setPen(palette().color(m_isOptimal ? QPalette::Link : QPalette::Mid));
    painter.setBrush(palette().color(m_isOptimal    ? QPalette::Highlight
                                     : m_isCostlier ? QPalette::Window
                                                    : QPalette::Base));
    painter.drawPath(path);
    painter.setPen(palette().color(m_isOptimal    ? QPalette::HighlightedText
                                   : m_isCostlier ? QPalette::PlaceholderText
                                                  : QPalette::Text));
    painter.drawText(band.adjusted(notch, 0, 0, 0), Qt::AlignCenter | Qt::TextSingleLine, m_text);
  }

 private:
  QString m_text;
  bool m_isOptimal = false, m_isCostlier = false;
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
  m_badge = label();
  QFont bold = font();
  bold.setBold(true);
  m_badge->setFont(bold);
  m_name = label();
  m_name->setMinimumWidth(1);
  m_state = label();
  m_state->setForegroundRole(QPalette::PlaceholderText);
  m_state->setMinimumWidth(1);
  // In the head: below it the board would stand lower than its neighbours'.
  m_note = label();
  m_note->setForegroundRole(QPalette::PlaceholderText);
  m_note->setMinimumWidth(1);
  m_note->hide();
  const auto button = [this](IconId id, auto pressed) {
    auto* made = new QToolButton(m_head);
    made->setAutoRaise(true);
    made->setIcon(icon(id));
    made->setIconSize(QSize(14, 14));
    made->setFocusPolicy(Qt::NoFocus);
    connect(made, &QToolButton::clicked, this, pressed);
    return made;
  };
  m_ask = button(IconId::Settings, &ComparePane::questionRequested);
  m_remove = button(IconId::Close, &ComparePane::removeRequested);
  auto* row = new QHBoxLayout(m_head);
  row->setContentsMargins(spacing::kUnit, 2, 2, 2);
  row->setSpacing(spacing::kUnit);
  row->addWidget(m_badge);
  row->addWidget(m_name, 1);
  m_ribbon = new Ribbon(m_head);
  row->addWidget(m_note);
  row->addWidget(m_ribbon);
  row->addWidget(m_state);
  row->addWidget(m_ask);
  row->addWidget(m_remove);
  m_head->setMinimumHeight(m_remove->sizeHint().height() + 4);  // also where it is hidden

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
  m_badge->setText(QString::number(number));
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
  if (std::exchange(m_finish, finish) == finish) return;
  tellFinish();
  refresh();
}

QString ComparePane::placeText() const {
  if (!m_finish) return {};
  // Of eight searches at the most.
  const std::array<QString, 8> places{tr("1st"), tr("2nd"), tr("3rd"), tr("4th"),
                                      tr("5th"), tr("6th"), tr("7th"), tr("8th")};
  const QString place = places[static_cast<std::size_t>(std::clamp(m_finish->place, 1, 8) - 1)];
  return m_finish->isShared ? tr("tied %1", "a place that several have").arg(place) : place;
}

QString ComparePane::priceText() const {
  if (m_finish->isOptimal) return tr("optimal cost");
  if (!m_finish->excess) return {};
  if (*m_finish->excess <= 0) return tr("higher cost", "than another search's, which is 0");
  return tr("+%1 cost", "in percent of the least")
      .arg(QLocale().toString(*m_finish->excess * 100, 'f', *m_finish->excess < 0.1 ? 2 : 1) +
           QStringLiteral("\u00a0%"));
}

QString ComparePane::finishText() const {
  if (!m_finish) return {};
  if (!m_finish->isSolved)
    return tr("no solution, %1", "a search has proven it, and its place").arg(placeText());
  const QString price = priceText();
  return price.isEmpty() ? placeText()
                         : tr("%1, %2", "a search's place, and its cost").arg(placeText(), price);
}

QString ComparePane::finishMeaning() const {
  if (!m_finish) return {};
  QString meaning =
      m_finish->by == StepUnit::Event  ? tr("Ranked by events: the search with the fewest is 1st.")
      : m_finish->by == StepUnit::Time ? tr("Ranked by time: the fastest search is 1st.")
                                       : tr("Ranked by expansions: the search with the fewest is 1st.");
  if (m_finish->isOptimal)
    meaning += QLatin1Char(' ') + tr("The cost of its path is proven optimal.");
  else if (m_finish->excess)
    meaning += QLatin1Char(' ') + tr("Its path costs more than the cheapest one found.");
  return meaning;
}

// For the eye, the pointer and the ear.
void ComparePane::tellFinish() {
  const QString meaning = finishMeaning();
  m_ribbon->setToolTip(meaning);
  m_ribbon->setAccessibleName(finishText());
  m_ribbon->setAccessibleDescription(meaning);
  m_board->setAccessibleDescription(m_finish ? finishText() + QStringLiteral(". ") + meaning : QString());
}

void ComparePane::setChosen(bool chosen) {
  if (std::exchange(m_isChosen, chosen) == chosen) return;
  elide();  // a narrow one has its button only now
  update();
}

int ComparePane::headHeight() const { return m_head->sizeHint().height() + 2 * kEdge; }

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
    if (m_run.isAtEnd() && outcome != search::Outcome::Running && !m_finish) {  // else the ribbon says it
      m_stateMark =
          (outcome == search::Outcome::Solved ? QStringLiteral("✓ ") : QStringLiteral("✗ ")) + expanded;
      m_stateWords =
          tr("%1, %2", "the outcome, how many were expanded")
              .arg(outcomeText(outcome, m_run.session().seeksGoal(), m_run.names().seesAll), m_stateWords);
    }
  } else if (m_run.answer().outcome == search::Outcome::MemoryLimit) {
    m_stateWords = m_stateMark = outcomeText(search::Outcome::MemoryLimit);
  }
  m_state->setToolTip(m_stateWords);
  m_name->setToolTip(m_stateWords.isEmpty() ? m_title : m_title + QLatin1Char('\n') + m_stateWords);
  elide();
}

// What is said of the search is said whole or not at all: in words where the name has its room beside them, else in brief.
// The name has what is left; names often differ at their ends, so they are cut in the middle.
void ComparePane::elide() {
  m_ask->setVisible(width() >= kNarrow);
  m_remove->setVisible(width() >= kNarrow || m_isChosen);
  const QFontMetrics metrics = m_name->fontMetrics();
  int room = m_head->width() - m_badge->sizeHint().width() - 3 * spacing::kUnit;
  for (const QToolButton* button : {m_ask, m_remove})
    if (!button->isHidden()) room -= button->sizeHint().width() + spacing::kUnit;
  const QString title = shownTitle();
  // Beside the name, never over cells: with the price where the name keeps its least room, else the place alone.
  QString ribbon = finishText();
  if (room - m_ribbon->widthOf(ribbon) - spacing::kUnit < kLeastName) ribbon = placeText();
  m_ribbon->tell(ribbon, m_finish);
  if (!ribbon.isEmpty()) room -= m_ribbon->width() + spacing::kUnit;
  // The whole note beside the whole name, or in short beside what is left of it.
  QString note;
  for (const QString& text : {m_noteWhole, m_noteBrief})
    if (const int needed = metrics.horizontalAdvance(text) + spacing::kUnit + 2;
        note.isEmpty() && !m_noteWhole.isEmpty() &&
        room - needed >=
            std::min(metrics.horizontalAdvance(title) + 2, text == m_noteWhole ? room : kLeastName))
      note = text;
  m_note->setText(note);
  m_note->setVisible(!note.isEmpty());
  if (!note.isEmpty()) room -= metrics.horizontalAdvance(note) + spacing::kUnit + 2;
  const int name = metrics.horizontalAdvance(title) + 2;
  const auto beside = [&](const QString& state) {
    return room - metrics.horizontalAdvance(state) - spacing::kUnit - 2;
  };
  QString state;
  if (width() >= kRoomForWords && beside(m_stateWords) >= name)
    state = m_stateWords;
  else if (beside(m_stateMark) >= std::min(name, kLeastName))
    state = m_stateMark;
  m_state->setVisible(!state.isEmpty());
  m_state->setText(state);
  m_name->setText(
      distinctElided(title, m_others, metrics, std::max(1, state.isEmpty() ? room : beside(state))));
}

void ComparePane::retranslate() {
  m_ask->setToolTip(tr("Shows the settings of this search in the panel"));
  m_ask->setAccessibleName(m_ask->toolTip());
  m_ask->setWhatsThis(
      tr("Shows the problem and algorithm of this search in the panel, where you can change them."));
  m_remove->setToolTip(tr("Remove this search"));
  setAccessibleName(tr("Search %1: %2").arg(m_number).arg(m_title));
  m_board->setAccessibleName(accessibleName());
  tellFinish();
  refresh();
}

void ComparePane::changeEvent(QEvent* event) {
  QFrame::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) retranslate();
}

void ComparePane::resizeEvent(QResizeEvent* event) {
  QFrame::resizeEvent(event);
  refresh();
}

bool ComparePane::eventFilter(QObject* watched, QEvent* event) {
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
  if (!m_isChosen) return;
  painter.fillRect(QRect(0, 0, width(), headHeight()), palette().color(QPalette::AlternateBase));
  painter.setPen(QPen(palette().color(QPalette::Link), kEdge));
  painter.drawRect(QRectF(rect()).adjusted(kEdge / 2.0, kEdge / 2.0, -kEdge / 2.0, -kEdge / 2.0));
}

}  // namespace searchlight::ui
