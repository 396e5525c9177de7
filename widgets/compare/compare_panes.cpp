// widgets/compare/compare_panes.cpp: where panes stand, and what they tell each other.
#include "widgets/compare/compare_panes.h"

#include <QApplication>
#include <QEvent>
#include <QLayout>
#include <QPainter>
#include <QToolButton>
#include <algorithm>
#include <utility>

#include "widgets/board/board_navigation.h"
#include "widgets/compare/compare_row.h"
#include "widgets/theme/controls.h"
#include "widgets/theme/theme.h"

namespace searchlight::ui {

ComparePanes::ComparePanes(QWidget* parent) : QWidget(parent) {}

// ---- Which ---------------------------------------------------------------------------------------------------------------

void ComparePanes::insert(std::size_t at, ComparePane* pane) {
  Q_ASSERT(m_panes.size() < kMost);
  pane->setParent(this);
  const bool isFirst = m_panes.empty();
  if (!isFirst) pane->board().setLook(look());
  m_panes.insert(m_panes.begin() + static_cast<std::ptrdiff_t>(std::min(at, m_panes.size())), pane);
  connect(pane, &ComparePane::choosing, this, [this, pane] { choose(pane); });
  adopt(&pane->board(), pane);
  renumber();
  orderTabs();
  // It comes where it belongs: a board that is arranged while it is being shown would not hear of its size.
  arrange();
  pane->show();
  arrangeAnew();
  if (isFirst) choose(pane);
}

void ComparePanes::remove(ComparePane* pane) {
  const auto at = std::find(m_panes.begin(), m_panes.end(), pane);
  if (at == m_panes.end()) return;
  const std::size_t place = static_cast<std::size_t>(at - m_panes.begin());
  m_panes.erase(at);
  pane->disconnect(this);
  renumber();
  orderTabs();
  // Before it is hidden, or the focus would go to whatever comes next, and that would be chosen.
  const bool hadFocus = pane->isAncestorOf(QApplication::focusWidget());
  if (m_chosen == pane) choose(m_panes.empty() ? nullptr : m_panes[std::min(place, m_panes.size() - 1)]);
  if (hadFocus && m_chosen) m_chosen->board().setFocus();
  release(&pane->board());
  pane->hide();
  pane->deleteLater();
  arrangeAnew();
}

// The board goes, perhaps with the pointer over it: it will not tell any more that the pointer has left.
void ComparePanes::release(BoardView* board) {
  board->disconnect(this);
  if (board->hoveredCell()) point(nullptr, board, std::nullopt);
}

void ComparePanes::setExtra(QWidget* frame, BoardView* board) {
  if (m_extra) {
    BoardView* before = std::exchange(m_extraBoard, nullptr);
    if (m_chosen && m_extra->isAncestorOf(QApplication::focusWidget())) m_chosen->board().setFocus();
    if (before) release(before);
    m_extra->hide();
    m_extra->deleteLater();
  }
  m_extra = frame;
  m_extraBoard = board;
  if (frame) {
    frame->setParent(this);
    if (board) adopt(board, nullptr);
    if (board && !m_panes.empty()) board->setLook(look());
    arrange();
    frame->show();
  }
  orderTabs();
  arrangeAnew();
}

void ComparePanes::choose(ComparePane* pane) {
  if (pane == m_chosen) return;
  const bool hasFocus = m_chosen && m_chosen->isAncestorOf(QApplication::focusWidget());
  if (m_chosen) m_chosen->setChosen(false);
  m_chosen = pane;
  if (pane) pane->setChosen(true);
  m_turns.setFavourite(pane ? &pane->board() : nullptr);
  if (pane && hasFocus) pane->board().setFocus();
  Q_EMIT chosenChanged();
}

// Nothing round the boards has one of them as its focus proxy: it would be a stop that leads back to that board.
void ComparePanes::orderTabs() {
  std::vector<QWidget*> all(m_panes.begin(), m_panes.end());
  if (m_extra) all.push_back(m_extra);
  setTabOrderBehind(this, all);
}

void ComparePanes::renumber() {
  for (std::size_t i = 0; i < m_panes.size(); ++i) {
    m_panes[i]->setNumber(static_cast<int>(i) + 1);
    m_panes[i]->setRemovable(m_panes.size() > kLeast);
  }
}

void ComparePanes::forEachBoard(const std::function<void(BoardView&)>& use) const {
  for (ComparePane* pane : m_panes) use(pane->board());
  if (m_extraBoard) use(*m_extraBoard);
}

// ---- What they have in common ----------------------------------------------------------------------------------------------

void ComparePanes::adopt(BoardView* board, ComparePane* pane) {
  board->select(m_selected);
  board->setPaintTurns(&m_turns);
  // While one board speaks, the echo of the others is not heard.
  const auto spread = [this](auto use) {
    if (std::exchange(m_isSpreading, true)) return;
    use();
    m_isSpreading = false;
  };
  connect(board, &BoardView::viewChanged, this, [this, board, spread](double pixelsPerCell) {
    spread([&] {
      forEachBoard([&](BoardView& other) {
        if (&other != board) other.setLook(board->look());
      });
      arrange();
      // The extra board has its own head, and may show its cells a little smaller.
      const ComparePane* asked = m_chosen ? m_chosen : m_panes.empty() ? nullptr : m_panes.front();
      Q_EMIT viewChanged(asked ? asked->board().viewport().cellSide() : pixelsPerCell);
    });
  });
  connect(board, &BoardView::selected, this,
          [this, spread](std::optional<Point> cell) { spread([&] { select(cell); }); });
  connect(board, &BoardView::hovered, this, [this, board, pane](std::optional<Point> cell) {
    point(pane, board, cell ? cell : board->cursorCell());
  });
  connect(board, &BoardView::cursorMoved, this, [this, board, pane](std::optional<Point> cell) {
    point(pane, board, cell ? cell : board->hoveredCell());
  });
}

void ComparePanes::point(ComparePane* pane, BoardView* board, std::optional<Point> cell) {
  m_turns.setFavourite(cell ? board : m_chosen ? &m_chosen->board() : nullptr);
  board->setPointedCell(std::nullopt);
  forEachBoard([&](BoardView& other) {
    if (&other != board) other.setPointedCell(cell);
  });
  Q_EMIT hovered(pane, cell);
}

void ComparePanes::select(std::optional<Point> cell) {
  if (cell && (m_panes.empty() || !m_panes.front()->board().scene().contains(*cell))) cell.reset();
  const bool isEcho = std::exchange(m_isSpreading, true);
  forEachBoard([&](BoardView& board) { board.select(cell); });
  m_isSpreading = isEcho;
  if (std::exchange(m_selected, cell) != cell) Q_EMIT selected(cell);
}

void ComparePanes::showPlaces(const Transport& transport, const std::vector<std::optional<Cost>>& costs) {
  using search::Outcome;
  const StepUnit by = transport.axisUnit() == StepUnit::Event || transport.axisUnit() == StepUnit::Time
                          ? transport.axisUnit()
                          : StepUnit::Expansion;
  // The place on the axis of expansions counts what was skipped, too: what is told must be what is ranked.
  std::vector<std::optional<std::size_t>> figures;
  std::optional<double> least, optimal;  // of those that are over
  for (std::size_t i = 0; i < m_panes.size(); ++i) {
    const WatchedRun& run = m_panes[i]->run();
    // Reading the route back expands nothing: whose goal is taken has its rank among expansions, and keeps it.
    const bool isOver =
        run.hasSearch() && (by == StepUnit::Expansion ? run.isOutcomeReached() : run.isAtEnd()) &&
        (run.session().outcome() == Outcome::Solved || run.session().outcome() == Outcome::Exhausted);
    figures.push_back(isOver ? transport.endOf(run) : std::nullopt);
    if (!figures.back()) continue;
    if (by == StepUnit::Expansion) figures.back() = run.player().counts().expanded;
    if (i >= costs.size() || !costs[i]) continue;
    least = std::min(least.value_or(costs[i]->value), costs[i]->value);
    if (costs[i]->isProven) optimal = std::min(optimal.value_or(costs[i]->value), costs[i]->value);
  }
  for (std::size_t i = 0; i < m_panes.size(); ++i) {
    std::optional<ComparePane::Finish> finish;
    if (const auto& own = figures[i]) {
      const auto before = std::ranges::count_if(figures, [&](const auto& f) { return f && *f < *own; });
      finish = {.place = 1 + static_cast<int>(before),
                .by = by,
                .figure = *own,
                .isShared = std::ranges::count(figures, own) > 1,
                .isSolved = m_panes[i]->run().session().outcome() == Outcome::Solved};
      if (i < costs.size() && costs[i]) {
        const double cost = costs[i]->value;
        if (isCostlier(cost, *least)) finish->excess = *least > 0 ? cost / *least - 1 : 0;
        // Where another one is cheaper than what is proven, they are not about the same paths.
        finish->isOptimal = optimal && !isCostlier(cost, *optimal) && !isCostlier(*optimal, *least);
      }
    }
    m_panes[i]->setFinish(finish);
  }
  tellAlike();
}

// As many words in all of them as in the one that has the least room.
void ComparePanes::tellAlike() {
  int brevity = 0;
  for (const ComparePane* pane : m_panes) brevity = std::max(brevity, pane->brevity());
  for (ComparePane* pane : m_panes) pane->setBrevity(brevity);
}

BoardViewport::Look ComparePanes::look() const {
  return m_panes.empty() ? BoardViewport::Look{} : m_panes.front()->board().look();
}

void ComparePanes::setLook(const BoardViewport::Look& look) {
  if (!m_panes.empty()) m_panes.front()->board().setLook(look);
}

// ---- Where ---------------------------------------------------------------------------------------------------------------------

// The number of columns with which a board can be drawn largest; of equals the one that leaves the fewest places empty. Of a board
// that is zoomed beyond such panes any part fills them: they are as square as can be, and show most around what one looks at.
void ComparePanes::arrange() {
  std::vector<QWidget*> all(m_panes.begin(), m_panes.end());
  if (m_extra) all.push_back(m_extra);
  if (all.empty() || (m_panes.empty() && !m_extraBoard)) return;
  const auto count = static_cast<int>(all.size());
  // Two are large enough for scroll bars and an overview of their own; more of them would be little else.
  forEachBoard([count](BoardView& board) {
    if (board.navigation()) board.navigation()->setAlone(count <= 2);
  });
  const BoardScene& scene = m_panes.empty() ? m_extraBoard->scene() : m_panes.front()->board().scene();
  const double columns = std::max(1, scene.columns), rows = std::max(1, scene.rows);
  const int head = m_panes.empty() ? 0 : m_panes.front()->headHeight();
  int best = 1, squarest = 1;
  double largest = 0, leastStretch = 0;
  constexpr int kGap = spacing::kUnit;
  // All of one size, to the pixel: a wider pane would have a larger board than its neighbours.
  const auto place = [](int extent, int k, int of) { return (extent + kGap) / of * k; };
  for (int across = 1; across <= count; ++across) {
    const int down = (count + across - 1) / across;
    if (across * down - count >= across) continue;
    const double wide = place(width(), 1, across) - kGap, high = place(height(), 1, down) - kGap - head;
    const double side = std::min(wide / columns, high / rows);
    if (side > largest * 1.001) largest = side, best = across;
    const double stretch = std::max(1.0, std::max(wide, high)) / std::max(1.0, std::min(wide, high));
    if (across == 1 || stretch < leastStretch * 0.999) leastStretch = stretch, squarest = across;
  }
  const BoardViewport& view = (m_panes.empty() ? *m_extraBoard : m_panes.front()->board()).viewport();
  const int fitDown = (count + best - 1) / best;
  if (!view.isFitted() && view.cellSide() * columns > place(width(), 1, best) - kGap &&
      view.cellSide() * rows > place(height(), 1, fitDown) - kGap - head)
    best = squarest;
  const int down = (count + best - 1) / best;
  for (int i = 0; i < count; ++i) {
    const int x = i % best, y = i / best;
    all[static_cast<std::size_t>(i)]->setGeometry(
        QRect(QPoint(place(width(), x, best), place(height(), y, down)),
              QPoint(place(width(), x + 1, best) - kGap - 1, place(height(), y + 1, down) - kGap - 1)));
  }
  tellAlike();
}

// There are more of them, or fewer: a board that is now seen whole with cells no smaller than before is seen whole.
void ComparePanes::arrangeAnew() {
  arrange();
  if (m_panes.empty() || !isVisible()) return;
  BoardView& board = m_panes.front()->board();
  if (!board.look().isFitted && board.viewport().fittingSide() >= board.viewport().cellSide()) board.fit();
}

void ComparePanes::resizeEvent(QResizeEvent*) { arrange(); }

bool ComparePanes::event(QEvent* event) {
  const bool handled = QWidget::event(event);
  // The board, or the text above it, has another size.
  if (event->type() == QEvent::LayoutRequest) arrange();
  return handled;
}

// They are painted over: to hide them would move what stands beside them.
PictureSource ComparePanes::picture() {
  return {PictureSource::Kind::Comparison, this, [this] { return size(); },
          [this](int scale) {
            QImage image = widgetImage(*this, scale, PictureOf::WidgetAndChildren);
            if (image.isNull()) return TakenPicture{[](const std::stop_token&) { return QImage(); }};
            QPainter painter(&image);
            const QColor paper = palette().color(QPalette::Window);
            for (ComparePane* pane : m_panes) {
              // What lies over a board is not the board.
              BoardView& board = pane->board();
              if (board.isVisibleTo(this))
                painter.drawImage(board.mapTo(this, QPoint()),
                                  widgetImage(board, scale, PictureOf::WidgetAlone));
              const QColor head = pane->isChosen() ? palette().color(QPalette::AlternateBase) : paper;
              for (const QToolButton* button : pane->findChildren<QToolButton*>())
                if (button->autoRaise() && button->isVisibleTo(this))
                  painter.fillRect(QRect(button->mapTo(this, QPoint()), button->size()), head);
              if (!pane->isChosen()) continue;
              const QRect inner = pane->rect().marginsRemoved(pane->layout()->contentsMargins());
              for (const QRect& edge : QRegion(pane->rect()) - inner)
                painter.fillRect(edge.translated(pane->pos()), paper);
            }
            painter.end();
            return TakenPicture{[image](const std::stop_token&) { return image; }};
          }};
}

}  // namespace searchlight::ui
