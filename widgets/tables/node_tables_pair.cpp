// widgets/tables/node_tables_pair.cpp: OPEN and CLOSED one above the other, in whatever room there is, or what will be seen there.
#include <QPainter>
#include <QVBoxLayout>
#include <utility>

#include "widgets/tables/node_pictures.h"
#include "widgets/tables/node_tables.h"
#include "widgets/theme/card.h"
#include "widgets/theme/language.h"
#include "widgets/theme/theme.h"
#include "widgets/theme/type_scale.h"

namespace searchlight::ui {

namespace {
constexpr int kRoomForDepths = 380;    // else the lists have it all
constexpr int kRoomForPictures = 220;  // of the unfolded one
constexpr int kRoomForBoth = 300;      // five rows of each, under their heads

// What is written on a card.
class CardLabel : public QLabel {
 public:
  using QLabel::QLabel;

 protected:
  void paintEvent(QPaintEvent* event) override {
    QPainter painter(this);
    paintCard(&painter, *this);
    painter.end();
    QLabel::paintEvent(event);
  }
};
}  // namespace

NodeTables::NodeTables(QWidget* parent)
    : QSplitter(Qt::Vertical, parent),
      m_pictures(new NodePictures(this)),
      m_depths(new DepthChart),
      m_beginning(new QWidget),
      m_promise(new CardLabel) {
  m_promise->setWordWrap(true);
  m_promise->setContentsMargins(spacing::kMargin, spacing::kMargin, spacing::kMargin, spacing::kMargin);
  m_promise->setObjectName(QStringLiteral("beginning"));
  setType(m_promise, TypeSize::Message);
  auto* beginning = new QVBoxLayout(m_beginning);
  beginning->setContentsMargins(0, spacing::kMargin, 0, 0);
  beginning->addWidget(m_promise);
  beginning->addStretch(1);
  m_beginning->hide();
  addWidget(m_beginning);
  addWidget(m_depths);
  m_open = new NodeTable(NodeTable::List::Open, m_pictures, this);
  m_closed = new NodeTable(NodeTable::List::Closed, m_pictures, this);
  addWidget(m_open);
  addWidget(m_closed);
  setChildrenCollapsible(false);
  connect(m_open, &NodeTable::nodeActivated, this, &NodeTables::nodeActivated);
  connect(m_closed, &NodeTable::nodeActivated, this, &NodeTables::nodeActivated);
  connect(m_open, &NodeTable::nodeActivated, m_closed, &NodeTable::showNode);
  connect(m_closed, &NodeTable::nodeActivated, m_open, &NodeTable::showNode);
  // One of the two is always unfolded, and where they can be folded no more than one.
  for (const auto& [list, other] : {std::pair(m_open, m_closed), std::pair(m_closed, m_open)}) {
    connect(list, &NodeTable::folded, this, [this, other = other](bool isFolded) {
      m_isByHand = true;
      if (m_isLow) other->setFolded(!isFolded);
    });
    connect(list, &NodeTable::counted, this, &NodeTables::showWhatThereIs);
  }
  keepTranslated(this, [this] { retranslate(); });
}

void NodeTables::retranslate() {
  m_promise->setText(
      QStringLiteral("<p>%1</p><p>%2</p><p>%3</p>")
          .arg(tr("Press Play to run the search event by event on the board."),
               tr("This tab then lists the nodes to be expanded next and those already expanded."),
               tr("The statistics count these nodes and show depth and cost.")));
}

void NodeTables::setBeginning(bool isBefore) {
  if (std::exchange(m_isBefore, isBefore) != isBefore) arrange();
}

// At the end of a search that has left nothing in OPEN the other list is shown, unless the user has chosen one.
void NodeTables::showWhatThereIs() {
  if (!m_isLow || m_isByHand || !m_run || !m_run->hasSearch()) return;
  const bool isOpenEmpty = m_run->isAtEnd() && m_open->count() == 0 && m_closed->count() > 0;
  if (m_open->isFolded() == isOpenEmpty) return;
  m_open->setFolded(isOpenEmpty);
  m_isByHand = false;
}

void NodeTables::resizeEvent(QResizeEvent* event) {
  QSplitter::resizeEvent(event);
  arrange();
}

void NodeTables::setListed(bool open, bool closed) {
  m_hasOpen = open;
  m_hasClosed = closed;
  arrange();
}

void NodeTables::arrange() {
  m_beginning->setVisible(m_isBefore);
  m_open->setVisible(m_hasOpen && !m_isBefore);
  m_closed->setVisible(m_hasClosed && !m_isBefore);
  m_depths->setVisible(height() >= kRoomForDepths && !m_isBefore);
  const bool wasLow = std::exchange(m_isLow, height() < kRoomForBoth && m_hasOpen && m_hasClosed);
  for (NodeTable* list : {m_open, m_closed}) list->setRoom(m_isLow, height() >= kRoomForPictures);
  if (!m_isLow || wasLow) return;
  m_closed->setFolded(true);
  m_isByHand = false;
  showWhatThereIs();
}

void NodeTables::setRun(WatchedRun* run) {
  m_run = run;
  m_depths->setRun(run);
  m_open->setRun(run);
  m_closed->setRun(run);
}

void NodeTables::showNode(std::optional<search::NodeId> node) {
  m_open->showNode(node);
  m_closed->showNode(node);
}

}  // namespace searchlight::ui
