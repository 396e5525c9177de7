// widgets/tables/node_inspector_facts.cpp: what is told of a node, and where there is room for it.
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QTextDocumentFragment>
#include <algorithm>
#include <array>
#include <utility>

#include "widgets/tables/node_inspector.h"
#include "widgets/theme/theme.h"
#include "widgets/words/catalogue_texts.h"
#include "widgets/words/event_words.h"
#include "widgets/words/search_format.h"

namespace searchlight::ui {

using search::kNever;
using search::kNoNode;
using search::NodeId;
using search::NodeStatus;

namespace {

// What a label shows of its text, which may be a link.
QString plainOf(const QString& text) {
  return text.startsWith(u'<') ? QTextDocumentFragment::fromHtml(text).toPlainText() : text;
}

// The board's shapes as characters, so that the status is not told by words alone.
QString signOf(NodeStatus status) {
  switch (status) {
    case NodeStatus::Unseen: return QStringLiteral("○");
    case NodeStatus::Open: return QStringLiteral("◉");
    case NodeStatus::Closed: return QStringLiteral("■");
    case NodeStatus::DeadEnd: return QStringLiteral("✕");
  }
  return {};
}

}  // namespace

// Two facts to a line: what the path costs, and how it came about. Where that is too wide each has its own.
void NodeInspector::placeFacts() {
  auto* grid = static_cast<QGridLayout*>(m_body->layout());
  constexpr std::array<std::pair<int, int>, kFacts> kPlaces{
      {{0, 0}, {1, 0}, {2, 0}, {0, 2}, {1, 2}, {2, 2}, {3, 0}}};
  for (std::size_t fact = 0; fact < kFacts; ++fact) {
    const auto [row, place] = m_isNarrow ? std::pair(static_cast<int>(fact), 0) : kPlaces[fact];
    grid->addWidget(m_facts[fact].name, row, place);
    grid->addWidget(m_facts[fact].value, row, place + 1, 1, m_isNarrow || fact == Features ? 3 : 1);
  }
  grid->setColumnStretch(3, m_isNarrow ? 0 : 1);
  grid->setColumnMinimumWidth(2, m_isNarrow ? 0 : spacing::kSection * 3);
  grid->addWidget(m_why, m_isNarrow ? static_cast<int>(kFacts) : 3, m_isNarrow ? 0 : 2, 1, m_isNarrow ? 4 : 2,
                  Qt::AlignRight);
  m_facts[Parent].value->setWordWrap(m_isNarrow);
}

// By the widest of the search: what goes by does not change places.
void NodeInspector::arrangeFacts() {
  const auto widthOf = [](const QLabel* label) {
    return label->isHidden() ? 0 : label->fontMetrics().horizontalAdvance(plainOf(label->text()));
  };
  std::array<int, 4> columns{0, 0, spacing::kSection * 3, 0};
  for (const Fact fact : {G, H, F, Parent, Order, Times}) {
    const std::size_t at = fact < Parent ? 0 : 2;
    columns[at] = std::max(columns[at], widthOf(m_facts[fact].name));
    columns[at + 1] = std::max(columns[at + 1], widthOf(m_facts[fact].value));
  }
  const int right = std::max(columns[2] + spacing::kUnit + columns[3], m_why->sizeHint().width());
  m_factsWidth = std::max(
      m_factsWidth, columns[0] + columns[1] + 2 * spacing::kUnit + right + spacing::kWide + spacing::kMargin);
  const bool isNarrow = m_factsWidth > m_scroll->viewport()->width();
  if (std::exchange(m_isNarrow, isNarrow) != isNarrow) placeFacts();
}

void NodeInspector::showFacts(const WatchedRun& run, NodeId node) {
  m_toldSession = run.session().serial();
  const NodeNames& names = run.names();
  const search::PlayedNode played = run.player().node(node);
  const bool met = played.status != NodeStatus::Unseen;
  const search::Cost h = run.session().heuristic(node);
  m_title->setText(run.nodeName(node));
  m_status->setText(QStringLiteral("%1 %2").arg(signOf(played.status), statusText(run, node)));
  const auto tell = [&](Fact fact, bool applies, const QString& text) {
    m_facts[fact].name->setVisible(applies);
    m_facts[fact].value->setVisible(applies);
    m_facts[fact].value->setText(text);
  };
  const QString g = search::repairs(run.session().algorithm())
                        ? QStringLiteral("%1, rhs %2")
                              .arg(names.cost(run.session().settledCost(played)), names.cost(played.g))
                        : names.cost(played.g);
  tell(G, names.tellsCosts, met ? g : noneText());
  tell(H, names.usesHeuristic, names.cost(h));
  tell(F, showsF(run.session(), names) && names.tellsCosts,
       met ? names.cost(run.session().priority(run.session().leastCost(played), h)) : noneText());
  tell(Parent, true,
       !met || played.parent == kNoNode
           ? noneText()
           : QStringLiteral("<a href='%1'>%2</a>")
                 .arg(QString::number(played.parent), run.nodeName(played.parent).toHtmlEscaped()));
  m_facts[Parent].value->setFocusPolicy(met && played.parent != kNoNode ? Qt::StrongFocus : Qt::NoFocus);
  tell(Order, true,
       played.expandedAt == kNever ? noneText()
                                   : tr("no. %1").arg(countText(played.expandedAt + std::size_t{1})));
  tell(Times, true, countText(played.timesExpanded));
  const QString features = met && names.features ? names.features(run.session(), node) : QString();
  tell(Features, !features.isEmpty(), features);
  nameWhy();
  arrangeFacts();
  m_why->setEnabled(leadsBack()         ? true
                    : m_scan.isActive() ? played.expandedAt != kNever
                                        : m_events.expansionAtCursor().has_value());
}

}  // namespace searchlight::ui
