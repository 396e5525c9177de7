// app/compare/compared_pair.cpp: two of the searches laid over each other, and where they differ.
#include "app/compare/compared_pair.h"

#include <QActionGroup>
#include <QStringList>
#include <algorithm>
#include <utility>

#include "widgets/words/event_words.h"
#include "widgets/words/search_format.h"

namespace searchlight::ui {

using search::DifferenceAnswer;
using search::DifferenceField;
using search::DifferenceQuestion;
using search::DifferenceUnit;

ComparedPair::ComparedPair(ComparePanes& panes, Transport& transport, DifferenceLegend& legend,
                           const Actions& actions)
    : m_panes(panes), m_transport(transport), m_actions(actions), m_legend(legend), m_finder(this) {
  m_legend.hide();
  connect(m_actions.overlay, &QAction::triggered, this, &ComparedPair::showOverlay);
  connect(m_actions.next, &QAction::triggered, this, [this] { find(DifferenceQuestion::Direction::Next); });
  connect(m_actions.previous, &QAction::triggered, this,
          [this] { find(DifferenceQuestion::Direction::Previous); });
  auto* choice = new QActionGroup(m_actions.fields);
  for (std::size_t i = 0; i < search::kDifferenceFields; ++i) {
    QAction* one = choice->addAction(m_actions.fields->addAction(QString()));
    one->setCheckable(true);
    connect(one, &QAction::triggered, this, [this, i] {
      setField(static_cast<DifferenceField>(i));
      sayField();
    });
  }
  connect(m_actions.otherField, &QAction::triggered, this, [this] {
    setField(
        static_cast<DifferenceField>((static_cast<std::size_t>(m_field) + 1) % search::kDifferenceFields));
    sayField();
  });
  setField(m_field);
  connect(&m_transport, &Transport::moved, this, [this] {
    if (m_overlay) m_overlay->refresh();
    if (!m_said.isEmpty() && !isAtDifference()) takeBack();
  });
  connect(&m_transport, &Transport::searchChanged, this, [this] {
    m_difference.reset();
    takeBack();
  });
  connect(&m_finder, &DifferenceFinder::found, this, &ComparedPair::goTo);
  connect(&m_finder, &DifferenceFinder::none, this, [this](DifferenceQuestion::Direction direction) {
    if (!m_pair[0] || !m_pair[1]) return;
    const bool isNext = direction == DifferenceQuestion::Direction::Next;
    const bool isOfOrder = m_field == DifferenceField::Order;
    const QString text =
        isOfOrder ? isNext ? tr("Searches %1 and %2 do not differ from here on.")
                           : tr("Searches %1 and %2 do not differ up to here.")
        : isNext ? tr("From here on, all nodes that searches %1 and %2 both expand have the same %3.")
                  : tr("Up to here, all nodes that searches %1 and %2 both expand have the same %3.");
    Q_EMIT said(ofPair(text));
  });
  connect(&m_finder, &DifferenceFinder::untold, this, [this] {
    if (m_pair[0] && m_pair[1])
      Q_EMIT said(
          ofPair(tr("Searches %1 and %2 cannot be compared by %3: at least one of them does not give it.")));
  });
  connect(&m_finder, &DifferenceFinder::failed, this, &ComparedPair::complained);
}

QString ComparedPair::ofPair(const QString& text) const {
  QString out = text.arg(m_pair[0]->number()).arg(m_pair[1]->number());
  return text.contains(QStringLiteral("%3")) ? out.arg(nameOf(m_field)) : out;
}

QString ComparedPair::nameOf(DifferenceField field) {
  switch (field) {
    case DifferenceField::Order: return tr("order of expansion", "what differs");
    case DifferenceField::G: return QStringLiteral("g");
    case DifferenceField::H: return QStringLiteral("h");
    case DifferenceField::F: return QStringLiteral("f");
    case DifferenceField::Parent: break;
  }
  return tr("parent", "what differs");
}

void ComparedPair::setField(DifferenceField field) {
  m_field = field;
  m_actions.fields->actions()[static_cast<qsizetype>(field)]->setChecked(true);
  m_difference.reset();
  m_finder.cancel();
  retranslate();
  Q_EMIT changed();
}

void ComparedPair::retranslate() {
  m_actions.otherField->setIconText(m_field == DifferenceField::Order ? tr("order", "button: what differs")
                                                                      : nameOf(m_field));
  const QStringList texts{tr("&Order of expansion"), tr("&g"), tr("&h"), tr("&f"), tr("&Parent")};
  const QStringList tips{tr("The two searches expand another node, or the same node with another g"),
                         tr("Both searches expand a node, with another g"),
                         tr("Both searches expand a node, with another h"),
                         tr("Both searches expand a node, with another f"),
                         tr("Both searches expand a node, from another parent (also where g is the same)")};
  for (qsizetype i = 0; i < texts.size(); ++i) {
    m_actions.fields->actions()[i]->setText(texts[i]);
    m_actions.fields->actions()[i]->setToolTip(tips[i]);
  }
}

void ComparedPair::sayField() {
  Q_EMIT said(tr("F3 now finds the next difference in: %1").arg(nameOf(m_field)));
}

void ComparedPair::setComparable(Comparable* comparable) {
  showOverlay(false);
  m_comparable = comparable;
}

void ComparedPair::showOverlay(bool shown) {
  if (shown == (m_overlay != nullptr)) return;
  if (shown) {
    if (!m_comparable) return;
    if (auto picture = m_comparable->makeDifferences())
      m_overlay = new DifferencePane(std::move(picture));
    else
      m_overlay = new DifferencePane(
          [this](const DifferencePane::Wrap& wrap) { return m_comparable->makeBoard(nullptr, wrap); });
    m_overlay->setActions(m_actions.previous, m_actions.next, m_actions.otherField, m_actions.fields);
    connect(m_overlay, &DifferencePane::pairChanged, this, [this] {
      updateFinder();
      if (m_pair[0] && m_pair[1]) m_legend.setNumbers(m_pair[0]->number(), m_pair[1]->number());
      Q_EMIT changed();
    });
    if (m_overlay->hasBoard())
      connect(&m_overlay->board(), &BoardView::spaceTapped, &m_transport, &Transport::togglePlay);
    m_panes.setExtra(m_overlay, m_overlay->hasBoard() ? &m_overlay->board() : nullptr);
  } else {
    m_panes.setExtra(nullptr, nullptr);
    m_overlay = nullptr;
  }
  m_legend.setVisible(shown && m_overlay->hasBoard());  // others have one of their own
  m_actions.overlay->setChecked(shown);
  update();
  Q_EMIT changed();
}

// Without an overlay they are the chosen one and the first, or the first two where that is chosen.
void ComparedPair::update() {
  if (m_overlay)
    m_overlay->setPanes(m_panes.panes());  // which tells of the pair
  else
    updateFinder();
}

void ComparedPair::updateFinder() {
  const auto& panes = m_panes.panes();
  const auto chosen = std::ranges::find(panes, m_panes.chosen());
  const std::ptrdiff_t other =
      chosen == panes.end() ? 1 : std::max<std::ptrdiff_t>(1, chosen - panes.begin());
  ComparePane* first = m_overlay ? m_overlay->first() : panes.size() > 1 ? panes[0] : nullptr;
  ComparePane* second = m_overlay          ? m_overlay->second()
                        : panes.size() > 1 ? panes[static_cast<std::size_t>(other)]
                                           : nullptr;
  if (m_pair[0] != first || m_pair[1] != second) m_difference.reset();
  m_pair = {first, second};
  m_finder.setRuns(first ? &first->run() : nullptr, second ? &second->run() : nullptr);
}

// Events are held against events where steps are events, else expansions against expansions.
void ComparedPair::find(DifferenceQuestion::Direction direction) {
  if (!m_pair[0] || !m_pair[1] || !m_pair[0]->run().hasSearch() || !m_pair[1]->run().hasSearch())
    return Q_EMIT said(tr("Two searches are needed to find a difference."));
  const bool isOfOrder = m_field == DifferenceField::Order;
  const std::optional<Difference> last = isAtDifference() ? m_difference : std::nullopt;
  m_transport.pause();
  const WatchedRun &first = m_pair[0]->run(), &second = m_pair[1]->run();
  DifferenceQuestion question;
  question.direction = direction;
  question.field = m_field;
  question.unit =
      isOfOrder && m_transport.axisUnit() == StepUnit::Event && !first.isPlayback() && !second.isPlayback()
          ? DifferenceUnit::Event
          : DifferenceUnit::Expansion;
  const auto placeOf = [&](const WatchedRun& run) {
    return question.unit == DifferenceUnit::Event ? run.position() : run.player().counts().expanded;
  };
  // One of the two may be over long before the other.
  question.place = !first.isAtEnd()    ? placeOf(first)
                   : !second.isAtEnd() ? placeOf(second)
                                       : std::max(placeOf(first), placeOf(second));
  if (last && last->answer.unit == question.unit)
    question.place = last->answer.place + (direction == DifferenceQuestion::Direction::Next ? 1 : 0);
  m_finder.find(question);
}

// The way to a difference is over: it has been come to, or something else moves the cursors from here on.
void ComparedPair::endGoing() {
  if (!m_difference || !m_difference->isUnderway) return;
  if (!m_pair[0] || !m_pair[1]) return m_difference.reset();
  const WatchedRun& brought = m_pair[m_difference->which]->run();
  const std::size_t event = m_difference->answer.events[m_difference->which];
  const bool isThere = brought.position() == event + 1 || (brought.isAtEnd() && brought.position() == event);
  if (!isThere) return m_difference.reset();
  m_difference->isUnderway = false;
  showPlace();
  m_difference->cursors = {m_pair[0]->run().position(), m_pair[1]->run().position()};
  if (!m_said.isEmpty()) sayDifference();  // both are there now
}

std::array<ComparedPair::Place, 2> ComparedPair::placesUnderway() const {
  if (!m_difference || !m_difference->isUnderway || m_transport.axisUnit() == StepUnit::Event) return {};
  const std::size_t which = m_difference->which;
  return {Place{m_pair[which], m_difference->answer.events[which] + 1},
          Place{m_pair[1 - which], m_difference->answer.events[1 - which] + 1}};
}

bool ComparedPair::isAtDifference() const {
  if (!m_difference || !m_pair[0] || !m_pair[1]) return false;
  return m_difference->isUnderway ||
         m_difference->cursors == std::array{m_pair[0]->run().position(), m_pair[1]->run().position()};
}

// Just behind the event that differs, or the expansion.
void ComparedPair::goTo(const DifferenceAnswer& answer) {
  if (!m_pair[0] || !m_pair[1]) return;
  const std::size_t place = answer.place + 1;
  const bool isEvent = answer.unit == DifferenceUnit::Event;
  // To the one that has not ended before.
  const WatchedRun& first = m_pair[0]->run();
  const std::size_t which = !first.isComplete() || answer.events[0] < first.recorded() ? 0 : 1;
  m_difference.reset();
  m_said.clear();
  if (isEvent && m_transport.axisUnit() == StepUnit::Event)
    m_transport.seek(place);
  else
    // A recording's events are other ones than ours: each goes to its own.
    m_transport.seekEvents({{&m_pair[which]->run(), answer.events[which] + 1},
                            {&m_pair[1 - which]->run(), answer.events[1 - which] + 1}});
  m_difference = Difference{.answer = answer, .field = m_field, .which = which};
  if (m_transport.activity() != Transport::Activity::Seeking) endGoing();
  sayDifference();
}

// What each of the two does there, as far as both have come to it by now; nothing where the way there has ended elsewhere.
void ComparedPair::sayDifference() {
  if (!m_difference || !m_pair[0] || !m_pair[1]) return;
  const DifferenceAnswer& answer = m_difference->answer;
  const bool isEvent = answer.unit == DifferenceUnit::Event;
  const bool isOfOrder = m_difference->field == DifferenceField::Order;
  QStringList both;
  for (std::size_t i = 0; i < 2; ++i) {
    const WatchedRun& run = m_pair[i]->run();
    QString words = isOfOrder ? eventWords(run.session(), run.names(), answer.events[i])
                              : labelWords(run, answer.events[i]);
    if (words.isEmpty() && run.isComplete() && answer.events[i] >= run.recorded()) words = tr("finished");
    if (!words.isEmpty())
      both << tr("%1: %2", "what a search does: \"2: 5, 3 is expanded\"").arg(m_pair[i]->number()).arg(words);
  }
  QString text = (!isOfOrder ? tr("Expansion %1: searches %2 and %3 differ in %4.")
                  : isEvent  ? tr("Event %1 differs between searches %2 and %3.")
                             : tr("Expansion %1 differs between searches %2 and %3."))
                     .arg(countText(answer.place + 1))
                     .arg(m_pair[0]->number())
                     .arg(m_pair[1]->number());
  if (!isOfOrder) text = text.arg(nameOf(m_difference->field));
  for (const QString& one : std::as_const(both)) text += QLatin1Char('\n') + one;
  if (!m_difference->note.isEmpty()) text += QLatin1Char('\n') + m_difference->note;
  m_said = text;
  Q_EMIT said(text);
}

// Of the node that is expanded there; empty where the event is not at hand.
QString ComparedPair::labelWords(const WatchedRun& run, std::size_t event) const {
  const search::Trace& trace = run.session().trace();
  if (event < trace.begin() || event >= trace.end()) return {};
  const search::Event& e = trace[event];
  if (m_difference->field == DifferenceField::H || m_difference->field == DifferenceField::F) {
    const bool isH = m_difference->field == DifferenceField::H;
    const auto told = run.session().toldField(event, isH ? "h" : "f");
    return tr("%1, g %2, %3 %4", "a node, its cost, h or f and its value")
        .arg(run.nodeName(e.node), run.names().cost(e.gAfter), nameOf(m_difference->field),
             told ? QString::fromStdString(*told)
                  : run.names().cost(isH ? run.session().heuristic(e.node)
                                         : run.session().priorityOf(e.node, e.gAfter)));
  }
  return e.parentAfter == search::kNoNode
             ? tr("%1, g %2", "a node and its cost").arg(run.nodeName(e.node), run.names().cost(e.gAfter))
             : tr("%1, g %2, reached from %3", "a node, its cost and its parent")
                   .arg(run.nodeName(e.node), run.names().cost(e.gAfter), run.nodeName(e.parentAfter));
}

// Where a cell is too small, or not in sight, the board comes to it; a whole board of large cells stays as it is.
void ComparedPair::showPlace() {
  constexpr double kLeastSide = 12;  // marks are drawn from here on
  ComparePane& pane = *m_pair[m_difference->which];
  const search::Trace& trace = pane.run().session().trace();
  const std::size_t event = m_difference->answer.events[m_difference->which];
  const BoardScene& scene = pane.board().scene();
  if (event < trace.begin() || event >= trace.end()) return;
  if (m_overlay) {
    const QString why = m_overlay->showNode(pane, trace[event].node);
    if (m_difference->field != DifferenceField::Order) m_difference->note = why;
  }
  if (!m_comparable->placesNodes() || !scene.search.isActive() || !scene.hasPlace(trace[event].node)) return;
  const BoardViewport& view = pane.board().viewport();
  if (view.cellSide() >= kLeastSide && view.isWholeInSight()) return;
  const double side = std::max(view.cellSide(), kLeastSide);
  if (view.fittingSide() >= side) return m_panes.setLook(BoardViewport::Look());
  // No room is left free beyond an edge of the board.
  const auto within = [side](double at, double room, int count) {
    const double half = room / (2 * side);
    return 2 * half >= count ? count / 2.0 : std::clamp(at, half, count - half);
  };
  const Point cell = scene.pointOf(trace[event].node);
  m_panes.setLook({.isFitted = false,
                   .cellSide = side,
                   .centre = QPointF(within(cell.x + 0.5, view.viewSize().width(), view.columns()),
                                     within(cell.y + 0.5, view.viewSize().height(), view.rows()))});
}

// It speaks of a moment that is over.
void ComparedPair::takeBack() {
  Q_EMIT unsaid(m_said);
  m_said.clear();
}

}  // namespace searchlight::ui
