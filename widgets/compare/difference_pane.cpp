// widgets/compare/difference_pane.cpp: the choice of two, their board, and what its colours mean.
#include "widgets/compare/difference_pane.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>
#include <QSignalBlocker>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "widgets/theme/theme.h"

namespace searchlight::ui {

namespace {
constexpr int kSwatch = 14;
constexpr int kEdge = 2;
constexpr int kRoomForLegend = 200;
}  // namespace

// The key of the overlay's colours, in as many lines as it takes.
class DifferencePane::Legend : public QWidget {
 public:
  explicit Legend(QWidget* parent) : QWidget(parent) {
    QSizePolicy policy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
  }
  bool hasHeightForWidth() const override { return true; }
  int heightForWidth(int width) const override { return layOut(width, nullptr); }
  QSize sizeHint() const override { return {200, heightForWidth(width())}; }
  // Of the two that are laid over each other.
  void setNumbers(int first, int second) {
    m_numbers = {first, second};
    update();
  }

 protected:
  void paintEvent(QPaintEvent*) override {
    QPainter painter(this);
    layOut(width(), &painter);
  }

 private:
  std::array<int, 2> m_numbers{1, 2};
  // Returns the height.
  int layOut(int width, QPainter* painter) const {
    const int line = std::max(kSwatch, fontMetrics().height()) + spacing::kHalf;
    int x = spacing::kUnit, y = spacing::kHalf / 2;
    for (const BoardView::LegendItem& item :
         DifferenceGround::legendItems(Theme::of(palette()).board(), m_numbers[0], m_numbers[1])) {
      const int text = fontMetrics().horizontalAdvance(item.text);
      const int needed = kSwatch + spacing::kHalf + text + spacing::kMargin;
      if (x > spacing::kUnit && x + needed > width) x = spacing::kUnit, y += line;
      if (painter) {
        item.paint(*painter, QRectF(x, y + (line - kSwatch) / 2.0, kSwatch, kSwatch));
        painter->setPen(palette().color(QPalette::WindowText));
        painter->drawText(QRect(x + kSwatch + spacing::kHalf, y, text, line),
                          Qt::AlignVCenter | Qt::TextSingleLine, item.text);
      }
      x += needed;
    }
    return y + line + spacing::kHalf / 2;
  }
};

DifferencePane::DifferencePane(const MakeBoard& makeBoard, QWidget* parent)
    : QFrame(parent),
      m_first(new QComboBox(this)),
      m_second(new QComboBox(this)),
      m_previous(new QToolButton(this)),
      m_next(new QToolButton(this)),
      m_legend(new Legend(this)) {
  m_board = makeBoard([this](std::unique_ptr<BoardGround> world) {
    auto ground = std::make_unique<DifferenceGround>(std::move(world));
    m_ground = ground.get();
    return ground;
  });
  m_board->setMinimumSize(80, 60);
  auto* row = new QHBoxLayout;
  row->setContentsMargins(spacing::kHalf, 2, spacing::kHalf, 2);
  row->setSpacing(spacing::kHalf);
  for (QComboBox* box : {m_first, m_second}) {
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(2);
    row->addWidget(box, 1);
  }
  for (QToolButton* button : {m_previous, m_next}) {
    button->setAutoRaise(true);
    row->addWidget(button);
  }
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(kEdge, kEdge, kEdge, kEdge);
  column->setSpacing(0);
  column->addLayout(row);
  column->addWidget(m_board, 1);
  column->addWidget(m_legend);
  const auto chosen = [this](std::size_t which) {
    return [this, which](int i) {
      ComparePane* pane = m_panes[static_cast<std::size_t>(i)];
      // Two of the same tell nothing: they change places.
      if (m_pair[1 - which] == pane) m_pair[1 - which] = m_pair[which];
      m_pair[which] = pane;
      setPair(m_pair[0], m_pair[1]);
    };
  };
  connect(m_first, &QComboBox::activated, this, chosen(0));
  connect(m_second, &QComboBox::activated, this, chosen(1));
  retranslate();
}

DifferencePane::~DifferencePane() { m_ground->setSearches(nullptr, nullptr); }

void DifferencePane::setActions(QAction* previous, QAction* next) {
  m_previous->setDefaultAction(previous);
  m_next->setDefaultAction(next);
  for (QToolButton* button : {m_previous, m_next}) button->setToolButtonStyle(Qt::ToolButtonIconOnly);
}

void DifferencePane::setPanes(const std::vector<ComparePane*>& panes) {
  for (const ComparePane* pane : m_panes) disconnect(pane, &QObject::destroyed, this, nullptr);
  m_panes = panes;
  for (const ComparePane* pane : m_panes) connect(pane, &QObject::destroyed, this, &DifferencePane::forget);
  std::array<ComparePane*, 2> pair{};
  const auto isThere = [&](ComparePane* pane) {
    return std::find(panes.begin(), panes.end(), pane) != panes.end();
  };
  for (std::size_t i = 0; i < 2; ++i)
    if (m_pair[i] && isThere(m_pair[i])) pair[i] = m_pair[i];
  for (ComparePane* pane : panes)
    if (pane != pair[0] && pane != pair[1]) {
      if (!pair[0])
        pair[0] = pane;
      else if (!pair[1])
        pair[1] = pane;
    }
  setPair(pair[0], pair[1]);
}

void DifferencePane::setPair(ComparePane* first, ComparePane* second) {
  m_pair = {first, second};
  showPair();
  Q_EMIT pairChanged();
}

// Its board goes with it, and what the ground reads of that.
void DifferencePane::forget(const QObject* pane) {
  std::erase_if(m_panes, [pane](const ComparePane* p) { return p == pane; });
  for (QPointer<ComparePane>& p : m_pair)
    if (p.data() == pane) p = nullptr;
  showPair();
}

void DifferencePane::showPair() {
  ComparePane *first = m_pair[0], *second = m_pair[1];
  const auto cells = [](ComparePane* pane) { return pane ? &pane->board().scene().search : nullptr; };
  m_ground->setSearches(cells(first), cells(second));
  if (first && second) m_legend->setNumbers(first->number(), second->number());
  fill();
  refresh();
}

void DifferencePane::refresh() { m_board->overlay().groundChanged(); }

void DifferencePane::fill() {
  for (std::size_t which = 0; which < 2; ++which) {
    QComboBox* box = which == 0 ? m_first : m_second;
    const QSignalBlocker quiet(box);
    box->clear();
    for (const ComparePane* pane : m_panes) {
      box->addItem(QStringLiteral("%1  %2").arg(pane->number()).arg(pane->title()));
      if (pane == m_pair[which]) box->setCurrentIndex(box->count() - 1);
    }
  }
}

void DifferencePane::retranslate() {
  setAccessibleName(tr("Overlay of two searches"));
  m_board->setAccessibleName(accessibleName());
  m_first->setAccessibleName(tr("First search of the overlay"));
  m_second->setAccessibleName(tr("Second search of the overlay"));
  m_first->setToolTip(m_first->accessibleName());
  m_second->setToolTip(m_second->accessibleName());
}

void DifferencePane::changeEvent(QEvent* event) {
  QFrame::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) retranslate();
  m_legend->updateGeometry();
  m_legend->update();
}

// The board comes first.
void DifferencePane::resizeEvent(QResizeEvent* event) {
  QFrame::resizeEvent(event);
  m_legend->setVisible(height() >= kRoomForLegend);
}

}  // namespace searchlight::ui
