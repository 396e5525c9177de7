// app/game/graph_beside.cpp: who has brought the graph, and who takes it away.
#include "app/game/graph_beside.h"

#include <QSplitter>
#include <utility>

#include "app/shell/settings.h"
#include "widgets/graph/graph_panel.h"
#include "widgets/player/message_bar.h"

namespace searchlight::ui {

GraphBeside::GraphBeside(const std::string& id, Settings& settings, QAction& graph, QAction& withSearch)
    : m_id(id), m_settings(settings), m_graph(graph), m_withSearch(withSearch) {}

bool GraphBeside::flag(const char* name) const { return m_settings.flag((m_id + name).c_str(), false); }
void GraphBeside::setFlag(const char* name, bool isOn) { m_settings.setFlag((m_id + name).c_str(), isOn); }

QWidget* GraphBeside::makeMiddle(QWidget* board) {
  m_panel = new GraphPanel;
  auto* middle = new QSplitter;
  middle->addWidget(board);
  middle->addWidget(m_panel);
  middle->setChildrenCollapsible(false);
  middle->setFocusProxy(board->focusProxy() ? board->focusProxy() : board);
  m_panel->hide();
  return middle;
}

void GraphBeside::begin(MessageBar& message, std::function<bool()> isWatching,
                        std::function<void()> refresh) {
  m_message = &message;
  m_isWatching = std::move(isWatching);
  m_refresh = std::move(refresh);
  connect(&m_graph, &QAction::toggled, this, &GraphBeside::show);
  connect(&m_withSearch, &QAction::triggered, this, [this] {
    setFlag("/graph-asked", true);
    setFlag("/graph-with-search", m_withSearch.isChecked());
    m_isAsked = false;  // it is the user's now
    followLight();
  });
  m_graph.setChecked(flag("/graph"));
  m_withSearch.setChecked(flag("/graph-with-search"));
}

bool GraphBeside::isOnItsWay() const {
  return !m_panel->isHidden() && (m_panel->view()->isWorking() || m_panel->view()->isPainting());
}

void GraphBeside::show(bool isShown) {
  if (!m_isBringing) {
    setFlag("/graph", isShown);
    m_isBrought = m_isAsked = false;  // it is the user's now
  }
  m_panel->setVisible(isShown);
  m_refresh();
}

void GraphBeside::bring(bool isShown) {
  m_isBringing = true;
  m_graph.setChecked(isShown);
  m_isBringing = false;
  m_isBrought = isShown;
}

void GraphBeside::followLight() {
  const bool isWanted = m_isWatching() && (m_isAsked || m_withSearch.isChecked());
  if (isWanted && !m_graph.isChecked()) bring(true);
  if (!isWanted && m_isBrought) bring(false);
  if (!m_isWatching() && m_message->isOffering()) m_message->hide();
}

void GraphBeside::offer(const QString& question) {
  if (!m_isWatching() || m_graph.isChecked() || flag("/graph-asked")) return;
  m_message->offer(question, tr("Show the graph"), tr("Board only"), [this](bool isYes) {
    if (m_withSearch.isChecked() != isYes) return m_withSearch.trigger();
    setFlag("/graph-asked", true);
  });
}

void GraphBeside::setAsked(bool isAsked) {
  m_isAsked = isAsked;
  followLight();
}

}  // namespace searchlight::ui
