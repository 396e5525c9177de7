// widgets/search/workbench.h: everything round a board that shows a search: the same on every page.
//
//   | message                    | > Question            |
//   | board                      | > Figures             |
//   | legend                     | OPEN, CLOSED | Cell.. |
//   | timeline                   |                       |
//   | player                     |                       |
//
// A page gives it a board, a question and a search; the rest is here, and knows no domain.
#pragma once
#include <QByteArray>
#include <QPointer>
#include <QStringList>
#include <QWidget>
#include <optional>

#include "widgets/search/transport.h"

class QSplitter;
class QTabWidget;

namespace searchlight::ui {

class BreakpointsView;
class MessageBar;
class NodeInspector;
class NodeTables;
class NumbersView;
class PlayerActions;
class PlayerBar;
class PseudocodeView;
class Section;
class Timeline;

class SearchWorkbench : public QWidget {
  Q_OBJECT
 public:
  // `commands` are the window's and are shared by all of its workbenches. REQUIRES: they outlive this. Board, legend and
  // question belong to the workbench from here on; without a legend or a question: nullptr.
  SearchWorkbench(PlayerActions* commands, QWidget* board, QWidget* legend, QWidget* question,
                  QWidget* parent = nullptr);

  // What a node of the search is here: the heading of the tab that inspects one. "State" as long as nothing is said.
  void setNodeTitle(const QString& title);
  // What moves the search, and the run that the parts for one run follow; may be called again with others. nullptr: none.
  void setSearch(Transport* transport, WatchedRun* run);
  // Another run of the same transport. What the runs are called, in their order, where there are several.
  void setRun(WatchedRun* run);
  void setRunNames(const QStringList& names);

  // The node that the page has selected, in every part that shows a single one.
  void showNode(std::optional<search::NodeId> node);

  MessageBar& message() { return *m_message; }
  NumbersView& figures() { return *m_numbers; }
  NodeTables& tables() { return *m_tables; }
  NodeInspector& inspector() { return *m_inspector; }
  BreakpointsView& breakpoints() { return *m_breakpoints; }
  PlayerBar& player() { return *m_player; }

  // The right side.
  bool isPanelVisible() const;
  void setPanelVisible(bool visible);

  // Widths and what is folded, for the settings. What is not ours leaves all as it is.
  QByteArray layoutState() const;
  void restoreLayoutState(const QByteArray& state);

 Q_SIGNALS:
  // A node was chosen in a table or in the inspector: the page shows it on its board.
  void nodeActivated(searchlight::search::NodeId node);
  // A breakpoint at this state was chosen (Session::stateText); perhaps no search has met it yet.
  void stateActivated(const QString& state);
  // The user folded or unfolded a part.
  void layoutChanged();

 protected:
  void changeEvent(QEvent* event) override;

 private:
  QWidget* buildPanel(QWidget* question);
  void retranslate();
  void showKnownParts();

  MessageBar* m_message;
  Timeline* m_timeline;
  PlayerBar* m_player;
  QSplitter* m_split;
  QWidget* m_panel;
  NumbersView* m_numbers;
  Section *m_question = nullptr, *m_figures;
  QTabWidget* m_tabs;
  NodeTables* m_tables;
  NodeInspector* m_inspector;
  PseudocodeView* m_pseudocode;
  BreakpointsView* m_breakpoints;
  QString m_nodeTitle;
  QPointer<Transport> m_transport;
  QPointer<WatchedRun> m_run;
};

}  // namespace searchlight::ui
