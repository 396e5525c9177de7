// widgets/player/event_line.cpp: words at the beat of the search, spoken no faster than one can listen.
#include "widgets/player/event_line.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QHelpEvent>
#include <QLabel>
#include <QMouseEvent>
#include <QPainter>
#include <QRegularExpression>
#include <QResizeEvent>
#include <QShortcut>
#include <QToolButton>
#include <QToolTip>
#include <algorithm>
#include <utility>

#include "widgets/board/event_look.h"
#include "widgets/help/glossary.h"
#include "widgets/theme/card.h"
#include "widgets/theme/language.h"
#include "widgets/theme/motion_clock.h"
#include "widgets/theme/style.h"
#include "widgets/theme/theme.h"
#include "widgets/words/catalogue_texts.h"
#include "widgets/words/event_words.h"

namespace searchlight::ui {

namespace {
// Longer texts are wrapped: whoever reads a line wants to find the next one.
constexpr int kMostOfBoard = 640;
constexpr int kUsualLines = 2;    // of text; most explanations have no more
constexpr int kLeastBoard = 160;  // a lower one has the card over it
}  // namespace

ExplainCard::ExplainCard(EventLine* line, QWidget* host, QWidget* scope)
    : QFrame(scope),
      m_line(line),
      m_host(host),
      m_strip(new QWidget(scope)),
      m_text(new QLabel(this)),
      m_close(new QToolButton(this)) {
  setObjectName(QStringLiteral("explanation"));
  setCursor(Qt::ArrowCursor);
  m_text->setWordWrap(true);
  m_text->setTextFormat(Qt::RichText);
  m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::LinksAccessibleByMouse);
  connect(m_text, &QLabel::linkActivated, this,
          [this](const QString& link) { askForTerm(this, termOfLink(link)); });
  m_text->setAlignment(Qt::AlignLeft | Qt::AlignTop);
  dressAsClose(m_close);
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(spacing::kMargin, spacing::kUnit, spacing::kUnit, spacing::kUnit);
  row->setSpacing(spacing::kUnit);
  row->addWidget(m_text, 1);
  row->addWidget(m_close, 0, Qt::AlignTop);
  const auto close = [this] { m_line->setExplains(false); };
  connect(m_close, &QToolButton::clicked, this, close);
  m_escape = new QShortcut(Qt::Key_Escape, scope, this, close, Qt::WidgetWithChildrenShortcut);
  connect(m_escape, &QShortcut::activatedAmbiguously, this, close);  // other cards have it, too
  m_escape->setEnabled(false);
  m_strip->hide();
  for (QWidget* watched : std::initializer_list<QWidget*>{host, m_strip, line})
    watched->installEventFilter(this);
  connect(line, &EventLine::explained, this, &ExplainCard::follow);
  keepTranslated(this, [this] { retranslate(); });
  onChange(this, {QEvent::PaletteChange}, [this] { showText(); });
  onChange(this, {QEvent::FontChange}, [this] { place(); });
  hide();
}

QString ExplainCard::text() const { return m_said; }

// Without anything to explain, or a line that is seen, it is not there, and comes again with the next search.
void ExplainCard::follow() {
  const bool isThere = m_line->explains() && !m_line->isHidden() && !m_line->shownMeaning().isEmpty();
  const bool isNew = isThere && isHidden();
  if (!isThere || isNew) {
    m_height = 0;
    m_strip->hide();
  }
  if (m_said != m_line->shownMeaning()) {
    m_said = m_line->shownMeaning();
    showText();
  }
  setVisible(isThere);
  m_escape->setEnabled(isThere);
  if (isThere)
    place();
  else
    Q_EMIT placed();
  if (isNew) Entrance::begin(this);
}

// Terms lead to the glossary. They are underlined, in the colour of the text: a card is read, and nothing in it shouts.
void ExplainCard::showText() {
  m_text->setText(
      QStringLiteral("<style>a { color: %1 }</style>").arg(palette().color(QPalette::WindowText).name()) +
      withTermLinks(m_said));
}

void ExplainCard::place() {
  if (!m_host || isHidden() || !parentWidget()->isAncestorOf(m_host)) return;
  const QRect room = QRect(m_host->mapTo(parentWidget(), QPoint()), m_host->size())
                         .adjusted(spacing::kUnit, spacing::kUnit, -spacing::kUnit, -spacing::kUnit);
  ensurePolished();
  const QMargins margins = layout()->contentsMargins();
  // As high as the highest text so far at its width: it stays where it is while events go by.
  const auto heightAt = [&](int width) {
    return std::max({width == this->width() ? m_height : 0, layout()->totalHeightForWidth(width),
                     margins.top() + margins.bottom() + kUsualLines * fontMetrics().lineSpacing()});
  };
  const QRect content = contentOf(*m_host).translated(m_host->mapTo(parentWidget(), QPoint()));
  const QRect before = geometry();
  const CardPlace over = placeCard(room, content, kMostOfBoard, heightAt, Qt::BottomEdge);
  if (m_strip->isHidden() && (over.isClear || room.height() - over.rect.height() < kLeastBoard)) {
    setGeometry(over.rect);
  } else {
    const int width = std::min(kMostOfBoard, room.width());
    m_strip->setFixedHeight(heightAt(width) + 2 * spacing::kHalf);
    m_strip->show();
    const QRect strip(m_strip->mapTo(parentWidget(), QPoint()), m_strip->size());
    setGeometry(strip.x() + (strip.width() - width) / 2, strip.y() + spacing::kHalf, width,
                m_strip->height() - 2 * spacing::kHalf);
  }
  m_height = height();
  raise();
  if (geometry() != before) Q_EMIT placed();
}

bool ExplainCard::eventFilter(QObject* watched, QEvent* event) {
  if ((watched == m_host || watched == m_strip) &&
      (event->type() == QEvent::Resize || event->type() == QEvent::Move))
    place();
  if (watched == m_line && (event->type() == QEvent::Show || event->type() == QEvent::Hide)) follow();
  return QFrame::eventFilter(watched, event);
}

void ExplainCard::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  paintCard(&painter, *this);
}

void ExplainCard::retranslate() {
  m_close->setToolTip(tr("Close (Esc)"));
  m_close->setAccessibleName(tr("Close the explanation"));
  setAccessibleName(tr("Explanation of the event"));
}

namespace {
constexpr int kSpokenMs = 3000;  // between two sentences while the search plays
constexpr int kSignSide = 16;
constexpr int kOneLineFrom = 100;  // letters of an average width: most sentences fit there

// Of the event that the line tells of: at the end it tells of the whole search.
search::Fate fateAtCursor(const WatchedRun& run) {
  if (run.isAtEnd()) return search::Fate::None;
  const std::size_t at = run.position();
  const bool isKept = at > run.player().trace().begin() && at <= run.player().trace().end();
  return isKept && !run.session().isForeign() ? search::stateEvent(run.session(), at - 1).fate
                                              : search::Fate::None;
}
}  // namespace

EventLine::EventLine(QWidget* parent)
    : QWidget(parent), m_gate(this, [this] { refresh(); }), m_button(new QToolButton(this)) {
  setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
  m_later.setSingleShot(true);
  connect(&m_later, &QTimer::timeout, this, &EventLine::announce);
  m_button->setText(QStringLiteral("?"));
  m_button->setAutoRaise(true);
  m_button->setCheckable(true);
  m_button->setFocusPolicy(Qt::TabFocus);
  connect(m_button, &QToolButton::toggled, this, [this] {
    m_shownMeaning = explains() ? meaning() : QString();
    announce();
    Q_EMIT explained();
    Q_EMIT explainsChanged();
  });
  keepTranslated(this, [this] { retranslate(); });
  onChange(this, {QEvent::LanguageChange}, [this] { m_gate.request(); });
  onChange(this, {QEvent::FontChange}, [this] { updateGeometry(); });
}

void EventLine::setRun(WatchedRun* run) { m_gate.setRun(run); }

void EventLine::setWhose(const QString& whose) {
  if (std::exchange(m_whose, whose) != whose) m_gate.request();
}

QString EventLine::wordsOf(const WatchedRun& run) const {
  if (m_whose.isEmpty()) return cursorWords(run);
  const search::Outcome outcome = run.session().outcome();
  const bool isSolved = run.isAtEnd() && outcome == search::Outcome::Solved;
  return tr("%1: %2", "which of several searches, and its event")
      .arg(m_whose, isSolved ? outcomeText(outcome) : cursorWords(run));
}

void EventLine::refresh() {
  const WatchedRun* run = m_gate.searching();
  const QString text = run ? wordsOf(*run) : QString();
  const QString meaning = explains() ? this->meaning() : QString();
  const search::Fate fate = run ? fateAtCursor(*run) : search::Fate::None;
  const bool isSame = std::exchange(m_text, text) == text;
  if (std::exchange(m_fate, fate) != fate || !isSame) update();
  if (std::exchange(m_shownMeaning, meaning) != meaning) Q_EMIT explained();
  if (accessibleName() == spokenText()) return;
  const bool isUnderWay = run && !run->isAtRest();
  const qint64 since = m_sinceAnnounced.isValid() ? m_sinceAnnounced.elapsed() : kSpokenMs;
  if (!isUnderWay || since >= kSpokenMs)
    announce();
  else if (!m_later.isActive())
    m_later.start(static_cast<int>(kSpokenMs - since));
}

QStringList EventLine::meanings() const {
  const WatchedRun* run = m_gate.searching();
  return run ? cursorMeaning(*run) : QStringList();
}

QString EventLine::explanation() const { return toolTipOf(QStringList{m_text} + meanings()); }

QString EventLine::spokenText() const {
  return m_shownMeaning.isEmpty() ? m_text : m_text + QStringLiteral(". ") + m_shownMeaning;
}

// A change of its name is what a screen reader hears of.
void EventLine::announce() {
  m_later.stop();
  m_sinceAnnounced.start();
  setAccessibleName(spokenText());
}

int EventLine::lineHeight() const { return fontMetrics().height() + 2 * spacing::kHalf; }

QRect EventLine::wordsRect() const {
  const int left = spacing::kMargin + kSignSide + spacing::kUnit;
  return {left, 0, m_button->x() - spacing::kUnit - left, height()};
}

QSize EventLine::sizeHint() const {
  return {640, lineHeight() + (m_lines - 1) * fontMetrics().lineSpacing()};
}

// The sentence begins at the same place whether there is a sign or not.
void EventLine::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  if (m_fate != search::Fate::None) {
    painter.setRenderHint(QPainter::Antialiasing);
    paintFateSign(painter, m_fate, {spacing::kMargin + kSignSide / 2.0, lineHeight() / 2.0},
                  kSignSide / 2.0 - 1, Theme::of(palette()).board());
  }
  painter.setPen(palette().color(QPalette::WindowText));
  const int above = (lineHeight() - fontMetrics().height()) / 2;
  // A cell's name is not broken, nor is a cost parted from its letter.
  static const QRegularExpression name(QStringLiteral("(\\d), (?=\\d)")),
      cost(QStringLiteral("\\b([fgh]) (?=[\\d∞])"));
  paintLines(
      painter, wordsRect().adjusted(0, above, 0, 0),
      QString(m_text).replace(name, QStringLiteral("\\1,\u00a0")).replace(cost, QStringLiteral("\\1\u00a0")),
      m_lines);
}

// What an event means takes a look at all of OPEN: not for each event that goes by, only for those who ask.
bool EventLine::event(QEvent* event) {
  if (event->type() != QEvent::ToolTip) return QWidget::event(event);
  if (m_text.isEmpty())
    QToolTip::hideText();
  else
    QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(), explanation(), this);
  return true;
}

// The kind of event it tells of, in the glossary.
void EventLine::mousePressEvent(QMouseEvent* event) {
  const WatchedRun* run = m_gate.searching();
  const std::size_t at = run ? run->position() : 0;
  if (event->button() != Qt::LeftButton || !run || at <= run->player().trace().begin() ||
      at > run->player().trace().end())
    return QWidget::mousePressEvent(event);
  askForTerm(this, termOfEvent(run->player().trace()[at - 1].kind));
}

void EventLine::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  const int side = lineHeight();
  m_button->setGeometry(width() - spacing::kUnit - side, 0, side, side);
  const int lines = wordsRect().width() < kOneLineFrom * fontMetrics().averageCharWidth() ? 2 : 1;
  if (std::exchange(m_lines, lines) != lines) updateGeometry();
}

void EventLine::retranslate() {
  m_button->setToolTip(tr("Explain what each event does, and why"));
  m_button->setAccessibleName(tr("Explain each event"));
  setWhatsThis(tr("Describes the current event of the search. Click to read about this kind of event."));
}

}  // namespace searchlight::ui
