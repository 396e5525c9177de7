// app/game/graph_beside.h: the graph of all states beside a game's board: shown by its command, or brought by the searchlight.
//
// What the searchlight brings goes with it, and is no choice of how the game is played. A workspace may ask for it (view: graph yes).
#pragma once
#include <QAction>
#include <QObject>
#include <QString>
#include <functional>
#include <string>

class QWidget;

namespace searchlight::ui {

class GraphPanel;
class MessageBar;
class Settings;

class GraphBeside : public QObject {
  Q_OBJECT
 public:
  // The graph, and whether it comes with the searchlight; settings are named after `id`. REQUIRES: the settings outlive this.
  GraphBeside(const std::string& id, Settings& settings, QAction& graph, QAction& withSearch);

  // The board with the graph beside it, which is hidden.
  QWidget* makeMiddle(QWidget* board);
  GraphPanel& panel() const { return *m_panel; }
  // It is shown, and not all of it is there yet.
  bool isOnItsWay() const;
  // As its user has left it. Once, when the page's workbench is there; `refresh` from then on whenever the graph is shown or hidden.
  void begin(MessageBar& message, std::function<bool()> isWatching, std::function<void()> refresh);
  // As by its command.
  void choose() { m_graph.setChecked(true); }
  // The searchlight was switched on or off.
  void followLight();
  // The searchlight was switched on by hand. Once: who has answered finds it in the menu.
  void offer(const QString& question);
  // By a workspace: whatever else is chosen, the searchlight brings it.
  bool isAsked() const { return m_isAsked; }
  void setAsked(bool isAsked);

 private:
  void show(bool isShown);
  void bring(bool isShown);
  void setFlag(const char* name, bool isOn);
  bool flag(const char* name) const;

  const std::string m_id;
  Settings& m_settings;
  QAction &m_graph, &m_withSearch;
  GraphPanel* m_panel = nullptr;
  MessageBar* m_message = nullptr;
  std::function<bool()> m_isWatching;
  std::function<void()> m_refresh;
  bool m_isBrought = false;  // by the searchlight, and goes with it
  bool m_isAsked = false;
  bool m_isBringing = false;
};

}  // namespace searchlight::ui
