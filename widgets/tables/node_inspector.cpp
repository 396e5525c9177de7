// widgets/tables/node_inspector.cpp: facts above, events below.
#include "widgets/tables/node_inspector.h"

#include <QEvent>
#include <QGridLayout>
#include <QHeaderView>
#include <QPainter>
#include <QPushButton>
#include <QTimerEvent>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "widgets/run/taken_goal.h"
#include "widgets/theme/language.h"
#include "widgets/theme/scrolls_down.h"
#include "widgets/theme/style.h"
#include "widgets/theme/theme.h"
#include "widgets/words/catalogue_texts.h"
#include "widgets/words/event_words.h"
#include "widgets/words/search_format.h"

namespace searchlight::ui {

using search::kNoNode;
using search::NodeId;

namespace {

// A pointer that crosses the board starts no walk over millions of events at every cell.
constexpr int kRestMs = 120;

// A label of one link, which is the keyboard's as soon as the label has the focus, and is seen to be.
class LinkLabel : public QLabel {
 public:
  using QLabel::QLabel;

 protected:
  void focusInEvent(QFocusEvent* event) override {
    QLabel::focusInEvent(event);
    focusNextPrevChild(true);
    update();
  }
  void focusOutEvent(QFocusEvent* event) override {
    QLabel::focusOutEvent(event);
    update();
  }
  void paintEvent(QPaintEvent* event) override {
    QLabel::paintEvent(event);
    QPainter painter(this);
    if (hasFocus()) paintFocusRing(&painter, rect(), *this);
  }
};

}  // namespace

NodeInspector::NodeInspector(QWidget* parent) : QWidget(parent), m_gate(this, [this] { refresh(); }) {
  build();
  connect(m_facts[Parent].value, &QLabel::linkActivated, this, [this](const QString& link) {
    const WatchedRun* run = m_gate.searching();
    if (run && run->session().serial() == m_toldSession)
      Q_EMIT nodeActivated(static_cast<NodeId>(link.toUInt()));
  });
  connect(m_table, &QuietTable::rowChosen, this, [this](int row) {
    if (WatchedRun* run = m_gate.searching()) run->requestSeek(m_events.positionAt(row));
  });
  keepTranslated(this, [this] {
    retranslate();
    fitWhy();
  });
  onChange(this, {QEvent::FontChange}, [this] {
    resetColumns();
    fitColumns();
    fitWhy();
    m_factsWidth = 0;
    m_gate.request();
  });
}

void NodeInspector::build() {
  auto* content = new QWidget;
  m_scroll = new ScrollsDown(content, this);
  bareLayout<QVBoxLayout>(this)->addWidget(m_scroll);
  auto* column = new QVBoxLayout(content);
  column->setContentsMargins(0, spacing::kUnit, 0, 0);
  column->setSpacing(spacing::kUnit);

  auto* head = new QHBoxLayout;
  head->setContentsMargins(spacing::kWide, 0, spacing::kMargin, 0);
  m_title = new QLabel(content);
  QFont bold = font();
  bold.setBold(true);
  m_title->setFont(bold);
  m_title->setTextInteractionFlags(Qt::TextSelectableByMouse);
  m_status = new QLabel(content);
  m_title->setWordWrap(true);  // a move may be told in many words
  head->addWidget(m_title, 1);
  head->addWidget(m_status);
  column->addLayout(head);

  m_body = new QWidget(content);
  auto* grid = new QGridLayout(m_body);
  grid->setContentsMargins(spacing::kWide, 0, spacing::kMargin, 0);
  grid->setHorizontalSpacing(spacing::kUnit);
  grid->setVerticalSpacing(spacing::kHalf);
  grid->setColumnStretch(1, 1);
  for (std::size_t fact = 0; fact < kFacts; ++fact) {
    Field& field = m_facts[fact];
    field = {new QLabel(m_body), fact == Parent ? new LinkLabel(m_body) : new QLabel(m_body)};
    field.name->setForegroundRole(QPalette::PlaceholderText);
    field.value->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
  }
  m_facts[Features].value->setAlignment(Qt::AlignLeft | Qt::AlignVCenter);
  m_facts[Features].value->setWordWrap(true);
  m_why = new QPushButton(m_body);
  connect(m_why, &QPushButton::clicked, this, [this] { leadsBack() ? goBack() : askWhy(); });
  placeFacts();
  m_facts[Parent].value->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
  column->addWidget(m_body);

  m_table = new QuietTable(content);
  m_table->setLeastRows(2);  // then the whole scrolls
  m_table->setModel(&m_events);
  m_table->horizontalHeader()->setSectionResizeMode(NodeEventModel::Kind, QHeaderView::Stretch);
  m_table->setWideColumns({NodeEventModel::Parent});  // which may be a long name
  column->addWidget(m_table, 1);
}

void NodeInspector::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  m_gate.request();
}

void NodeInspector::setRun(WatchedRun* run) {
  if (WatchedRun* before = m_gate.watched()) before->disconnect(this);
  const auto forget = [this] {
    m_look.stop();
    m_looked.reset();
    m_pointed.reset();
    m_pinned.reset();
    m_node.reset();
    m_cameFrom.reset();
    m_factsWidth = 0;
  };
  forget();  // before the gate refreshes: a node of the run before may be none of this one's
  if (run) {
    connect(run, &WatchedRun::searchChanged, this, [this, forget] {
      forget();
      setNode(std::nullopt);
    });
    connect(run, &WatchedRun::sessionReplaced, this, [this, run](const search::Session& before) {
      for (std::optional<NodeId>* node : {&m_pinned, &m_pointed, &m_looked}) {
        if (!*node) continue;
        const NodeId now = run->session().find(before, **node);
        *node = now == kNoNode ? std::nullopt : std::optional(now);
      }
      m_node.reset();
      setNode(m_pinned);
    });
    // A second run may have another window, and its trace another end.
    connect(run, &WatchedRun::moved, this, [this](std::size_t, std::size_t, bool everything) {
      if (everything) startScan();
    });
    connect(run, &WatchedRun::recordedChanged, &m_gate, &RefreshGate::request);
  }
  m_gate.setRun(run);
  setNode(std::nullopt);
}

void NodeInspector::setNode(std::optional<NodeId> node) {
  m_pinned = node;
  choose();
  m_gate.request();
}

// At once where nothing is pointed at any more.
void NodeInspector::lookAt(std::optional<NodeId> node) {
  if (std::exchange(m_looked, node) == node) return;
  if (node) return m_look.start(kLookMs, this);
  m_look.stop();
  m_pointed.reset();
  choose();
  m_gate.request();
}

void NodeInspector::choose() {
  WatchedRun* const run = m_gate.searching();
  std::optional<NodeId> node = m_pinned ? m_pinned : m_pointed;
  if (!run) node.reset();
  if (run && !node)
    if (const NodeId now = shownNode(*run, std::nullopt); now != kNoNode) node = now;
  if (std::exchange(m_node, node) == node && node) return;
  m_isWhyWanted = false;
  m_events.watch(run, node);
  resetColumns();
  startScan();
}

// What goes by, under the pointer or in the search, is looked through where it stays.
void NodeInspector::startScan() {
  if (!m_node || !m_gate.searching()) return m_scan.stop();
  m_scan.start(m_pinned || m_isWhyWanted ? 0 : kRestMs, this);
}

// As long as one is still there: whoever has gone on from it does not want to go back.
bool NodeInspector::leadsBack() const {
  const WatchedRun* const run = m_gate.searching();
  return run && m_cameFrom && run->position() == m_wentTo && *m_cameFrom != m_wentTo;
}

void NodeInspector::goBack() {
  if (WatchedRun* const run = m_gate.searching()) run->requestSeek(*m_cameFrom);
  m_cameFrom.reset();
}

void NodeInspector::askWhy() {
  WatchedRun* const run = m_gate.searching();
  if (!run || !m_node) return;
  const std::optional<int> row = m_events.expansionAtCursor();
  m_isWhyWanted = !row && m_scan.isActive();
  if (m_isWhyWanted) return startScan();
  if (!row) return;
  const std::size_t position = m_events.positionAt(*row);
  m_cameFrom = run->position();
  m_wentTo = position;
  Q_EMIT nodeActivated(*m_node);  // it stays the one that is shown, wherever the search goes
  Q_EMIT explanationWanted();
  run->requestSeek(position);
}

// One slice; the window answers between two of them.
void NodeInspector::timerEvent(QTimerEvent* event) {
  if (event->timerId() == m_look.timerId()) {
    m_look.stop();
    m_pointed = m_looked;
    choose();
    return m_gate.request();
  }
  if (event->timerId() != m_scan.timerId()) return QWidget::timerEvent(event);
  if (!m_node || !m_gate.searching()) return m_scan.stop();
  const bool more = m_events.scan();
  if (more)
    m_scan.start(0, this);
  else
    m_scan.stop();
  fitColumns();
  m_gate.request();
  if (m_isWhyWanted && !more) askWhy();
}

void NodeInspector::refresh() {
  const WatchedRun* run = m_gate.searching();
  choose();  // the search may be at another one
  const QString obstacle =
      run && m_node && run->names().obstacle ? run->names().obstacle(run->session(), *m_node) : QString();
  const bool any = run && m_node && obstacle.isEmpty();
  m_body->setVisible(any);
  m_table->horizontalHeader()->setVisible(any);
  if (!any) {
    m_title->setText(obstacle.isEmpty() ? QString() : run->nodeName(*m_node));
    m_status->clear();
    if (!obstacle.isEmpty()) return m_table->setPlaceholder(obstacle);
    return m_table->setPlaceholder(run ? tr("Point to or select a cell or state to see its search data.")
                                       : tr("No search yet"));
  }
  showFacts(*run, *m_node);
  m_table->setColumnHidden(NodeEventModel::G, !run->names().tellsCosts);
  // What was recorded since is little, unless a walk is on its way anyway.
  if (!m_scan.isActive() && m_events.scan()) startScan();
  fitColumns();
  m_events.followCursor();
  m_table->showRow(m_events.rowAtCursor());
  m_table->setPlaceholder(m_scan.isActive() ? tr("Searching the events…") : tr("No event here yet"));
}

// A line of facts, as the others, of which the letters may be higher in another language.
void NodeInspector::fitWhy() {
  m_why->setMaximumHeight(
      fontMetrics().boundingRect(m_why->text()).united(fontMetrics().boundingRect(u'|')).height() +
      spacing::kUnit);
}

void NodeInspector::nameWhy() {
  m_why->setText(leadsBack() ? tr("Back to event %1").arg(countText(*m_cameFrom))
                             : tr("Why was it expanded?"));
  m_why->setToolTip(leadsBack() ? tr("Returns playback to the event where you asked the question")
                                : tr("Goes to the expansion of this node and explains why it was chosen"));
}

// Only rows that are new, and of many new ones the last: a column that is a little too narrow grows with the next event.
void NodeInspector::fitColumns() {
  constexpr int kMostAtOnce = 64;
  const int rows = m_events.rowCount();
  if (rows < m_fittedRows) m_fittedRows = 0;
  for (int row = std::max(m_fittedRows, rows - kMostAtOnce); row < rows; ++row)
    for (const int column :
         {NodeEventModel::Position, NodeEventModel::Kind, NodeEventModel::G, NodeEventModel::Parent})
      m_table->fitColumn(column, m_events.index(row, column).data().toString());
  m_fittedRows = rows;
}

void NodeInspector::resetColumns() {
  m_fittedRows = 0;
  m_table->resetColumns();
}

void NodeInspector::retranslate() {
  const std::array<std::pair<QString, QString>, kFacts> names{{
      {QStringLiteral("g"), toolTipOf({termMeaning(Term::G)})},
      {QStringLiteral("h"), toolTipOf({termMeaning(Term::H)})},
      {QStringLiteral("f"), toolTipOf({termMeaning(Term::F)})},
      {tr("Parent"), tr("Shows the parent of the node; click to go there")},
      {tr("Expanded as"), tr("Shows the node's place in the order of expansion")},
      {tr("Times"), tr("Shows how often the node was expanded")},
      {tr("Features"), tr("Shows what the search counts of the position, which puts it into a cell")},
  }};
  for (std::size_t fact = 0; fact < kFacts; ++fact) {
    m_facts[fact].name->setText(names[fact].first);
    m_facts[fact].name->setToolTip(names[fact].second);
    m_facts[fact].value->setToolTip(names[fact].second);
    m_facts[fact].value->setAccessibleDescription(names[fact].first);
  }
  m_factsWidth = 0;
  nameWhy();
  m_table->setAccessibleName(tr("Node events"));
  m_table->setToolTip(tr("Click an event to go there"));
  m_events.retranslate();
  resetColumns();
  fitColumns();
  m_gate.request();
}

}  // namespace searchlight::ui
