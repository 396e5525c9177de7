// widgets/player/workbench.h: everything round a board that shows a search: the same on every page.
//
//   | board, a message over it   | (the page's own)      |   the search tree stands beside the board
//   |                            |                       |   where it is wanted
//   |                            | > Question            |
//   | what happens, in words     | > Figures             |
//   | the way to here            | OPEN, CLOSED | Cell.. |
//   | legend                     |                       |
//   | timeline                   |                       |
//   | player                     |                       |
//
// Where it is wide the code has a column of its own between the two, beside OPEN and CLOSED.
//
// A page gives it a board, a question and a search; the rest is here, and knows no domain.
#pragma once
#include <QByteArray>
#include <QPointer>
#include <QRectF>
#include <QStringList>
#include <QWidget>
#include <array>
#include <functional>
#include <optional>
#include <string_view>
#include <vector>

#include "widgets/run/lit_nodes.h"
#include "widgets/run/transport.h"

class QAction;
class QLabel;
class QHBoxLayout;
class QScrollArea;
class QSplitter;
class QTabWidget;

namespace searchlight::ui {

class BookmarksView;
class BreakpointsView;
class ClosingCard;
class EventLine;
class ExplainCard;
class MessageBar;
class NodeInspector;
class NodePlot;
class NodeTables;
class NumbersView;
class PlayerActions;
class PlayerBar;
class PseudocodeView;
class Section;
class Timeline;
class TreePanel;
class PathStrip;
struct RouteFigures;

class SearchWorkbench : public QWidget {
  Q_OBJECT
 public:
  // `commands` are the window's and are shared by all of its workbenches. REQUIRES: they outlive this. Board, legend and
  // question belong to the workbench from here on; without a legend or a question: nullptr.
  SearchWorkbench(PlayerActions* commands, QWidget* board, QWidget* legend, QWidget* question,
                  QWidget* parent = nullptr);
  ~SearchWorkbench() override;

  // What a node of the search is here: the heading of the tab that inspects one. "State" as long as nothing is said.
  void setNodeTitle(const QString& title);
  // What the page has besides its search, a game: at the top of the panel, also where no search is shown. It becomes the workbench's.
  void setTop(QWidget* top);
  // Whether there is a search to be shown at all: without one, board, legend and the page's own parts have the room; what has a
  // top needs no question then. True at first.
  void setSearchShown(bool shown);
  bool isSearchShown() const { return m_isSearchShown; }
  // What moves the search, and the run that the parts for one run follow; may be called again with others. nullptr: none.
  void setSearch(Transport* transport, WatchedRun* run);
  // Another run of the same transport. What the runs are called, in their order, where there are several.
  void setRun(WatchedRun* run);
  void setRunNames(const QStringList& names);

  // For a page about one search at a time. Its route, when it has been read back, gets a card over a corner of the board
  // that leaves `clear`, in the board's coordinates and the most important first, free where it can (ClosingCard); and nothing is told ahead of the
  // search while the checkable action `eye` is not checked (NumbersView). REQUIRES: called once, and the eye outlives this.
  void setOneSearch(QAction* eye, std::function<std::vector<QRectF>()> clear);
  // What its card offers to do next (ClosingCard::setActions). REQUIRES: setOneSearch() was called.
  void setClosingActions(const QList<QAction*>& actions);
  ClosingCard* closingCard() { return m_closing; }  // nullptr: this page has none
  // The board shows another part of itself, or another board: what lies over it finds its place anew.
  void boardMoved();
  // What the page knows of the answer's route, until the next search.
  void setRouteFigures(const std::optional<RouteFigures>& figures);

  // The node that the page has selected, in every part that shows a single one.
  void showNode(std::optional<search::NodeId> node);
  // The node that is pointed at, by the pointer or the keyboard's cell: the inspector shows it after a moment, unless one is selected.
  // Nothing: none any more. To be told again when the search has become another.
  void lookAtNode(std::optional<search::NodeId> node);
  // The node that the board is held at for a moment: only the way to here goes along.
  void holdNode(search::NodeId node);

  MessageBar& message() { return *m_message; }
  EventLine& eventLine() { return *m_eventLine; }
  NumbersView& figures() { return *m_numbers; }
  NodeTables& tables() { return *m_tables; }
  NodeInspector& inspector() { return *m_inspector; }
  BreakpointsView& breakpoints() { return *m_breakpoints; }
  BookmarksView& bookmarks() { return *m_bookmarks; }
  const BookmarksView& bookmarks() const { return *m_bookmarks; }
  PlayerBar& player() { return *m_player; }
  PathStrip& path() { return *m_path; }

  // One more tab, the page's own, brought to the front; nullptr: none. The widget stays the page's.
  void setPageTab(QWidget* tab, const QString& title = {});
  // The tab in front, by its name in set-ups: "open", "node", "code", "breaks" or "bookmarks"; others are left alone. The
  // code is so also where it has a column of its own, until another tab is chosen.
  std::string_view tab() const;
  void setTab(std::string_view name);

  // From this width on, in pixels, the code has a column of its own.
  static constexpr int kWide = 1500;
  bool hasCodeColumn() const { return m_isWide; }

  // By its name in lessons: code, state (the tab that inspects a node), figures, question, timeline. nullptr: none of them.
  QWidget* part(std::string_view name) const;
  // Board, the way to here, legend, timeline, player, the code's column, the page's own part, question, figures, tabs: what can be stepped through, in this order. Some may take no
  // focus at the moment.
  std::vector<QWidget*> parts() const;

  // The right side, the code's column too.
  bool isPanelVisible() const;
  void setPanelVisible(bool visible);

  // For a page that shows one part of the panel at a time, in a place of its own: the panel leaves the workbench for good, and is
  // hidden until showPart(). It stays the workbench's, which deletes it. `beside` is one more part, called "graph"; nullptr: none.
  QWidget* lendPanel(QWidget* beside);
  // Of a lent panel: "open", "closed", "lists" (both), "node", "code", "breaks", "bookmarks", "figures", "question" or "graph" alone;
  // others, and parts that are not there: nothing, and the panel is hidden. REQUIRES: lendPanel() was called.
  void showPart(std::string_view name);
  QWidget* lentPanel() const { return m_isLent ? m_panel.data() : nullptr; }
  std::string_view shownPart() const { return m_part; }  // empty: none, or the panel is not lent

  // The tree of the search, beside the board as long as there is a search to be shown. Not wanted at first, and made when it is.
  void setTreeShown(bool isShown);
  bool isTreeShown() const { return m_wantsTree; }
  TreePanel* tree() const { return m_tree; }  // nullptr: not made yet

  // The nodes' figures as a plot, in the same place, below the tree where both are wanted. Nodes that are selected in it are lit in
  // the tree, and the page lights them on its board (nodesLit()).
  void setPlotShown(bool isShown);
  bool isPlotShown() const { return m_wantsPlot; }
  NodePlot* plot() const { return m_plot; }  // nullptr: not made yet

  // Widths and what is folded, for the settings. What is not ours leaves all as it is.
  QByteArray layoutState() const;
  void restoreLayoutState(const QByteArray& state);
  // Takes from QSplitter::saveState() the sizes of the parts, and nothing that is the program's; false: it tells none that these parts
  // could have had, and all is as it was.
  static bool restoreSplit(QSplitter& split, const QByteArray& state);

 Q_SIGNALS:
  // A node was chosen in a table or in the inspector: the page shows it on its board.
  void nodeActivated(searchlight::search::NodeId node);
  // A breakpoint at this state was chosen (Session::stateText); perhaps no search has met it yet.
  void stateActivated(const QString& state);
  // By showNode(): the one that was chosen on the board or in a table.
  void nodeShown(std::optional<searchlight::search::NodeId> node);
  // The user folded or unfolded a part.
  void layoutChanged();
  void treeShownChanged();
  void plotShownChanged();
  // The user has chosen other axes of the plot; the plot is wanted or no longer.
  void plotChanged();
  void nodesLit(const searchlight::ui::SharedLitNodes& lit);

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  void buildPanel(QWidget* question);
  void retranslate();
  void nameTab(QWidget* tab, const QString& name, const QString& toolTip);
  void showKnownParts();
  void showPath();
  void showBeginning();
  void showTabs();
  void showTree();
  void showPlot();
  void showBeside();

  // workbench_room.cpp
  static QTabWidget* makeTabs();
  static QScrollArea* makeUpper(QWidget* content);
  void setWide(bool isWide);
  void fitGaps();
  std::array<const QWidget*, 5> namedTabs() const;
  void reveal(QWidget* tab);
  void arrangeLent();

  QWidget *m_board, *m_legend;
  MessageBar* m_message;
  EventLine* m_eventLine;
  ExplainCard* m_explanation;
  NodeTables* m_tables;
  PathStrip* m_path;  // hidden unless one search is shown whose states are boards
  Timeline* m_timeline;
  PlayerBar* m_player;
  QSplitter* m_stage;  // the board and, beside it, the tree and the plot
  QSplitter* m_beside = nullptr;
  TreePanel* m_tree = nullptr;
  NodePlot* m_plot = nullptr;
  QSplitter* m_split;
  QPointer<QWidget> m_panel;  // whoever it is lent to may die first
  QScrollArea*
      m_upper;  // what stands above the tabs: it scrolls where there is too little room, and they do not
  QWidget* m_codeColumn;  // hidden unless it holds the code
  QLabel* m_codeTitle;
  NumbersView* m_numbers;
  QWidget* m_top = nullptr;
  QHBoxLayout* m_fixed = nullptr;  // above what scrolls
  Section *m_question = nullptr, *m_figures;
  QTabWidget* m_tabs;
  NodeInspector* m_inspector;
  PseudocodeView* m_pseudocode;
  BreakpointsView* m_breakpoints;
  BookmarksView* m_bookmarks;
  QPointer<QWidget> m_pageTab;
  bool m_isWide = false, m_isCodeKnown = true;
  bool m_wantsCode = false;  // it is the chosen tab, wherever it stands
  bool m_isMovingCode = false;
  bool m_isSearchShown = true;
  bool m_wantsTree = false, m_wantsPlot = false;
  bool m_hasBegun = false;  // an event of the search has been seen, or is about to be
  bool m_isLent = false;
  std::string_view m_part;           // of a lent panel
  QWidget* m_besidePanel = nullptr;  // what came with it
  QString m_nodeTitle;
  QStringList m_runNames;
  ClosingCard* m_closing = nullptr;
  QPointer<QAction> m_eye;
  QPointer<Transport> m_transport;
  QPointer<WatchedRun> m_run;
};

}  // namespace searchlight::ui
