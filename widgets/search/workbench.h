// widgets/search/workbench.h: everything round a board that shows a search: the same on every page.
//
//   | board, a message over it   | > Question            |
//   |                            | > Figures             |
//   | what happens, in words     | OPEN, CLOSED | Cell.. |
//   | legend                     |                       |
//   | timeline                   |                       |
//   | player                     |                       |
//
// A page gives it a board, a question and a search; the rest is here, and knows no domain.
#pragma once
#include <QByteArray>
#include <QPointer>
#include <QRectF>
#include <QStringList>
#include <QWidget>
#include <functional>
#include <optional>
#include <string_view>
#include <vector>

#include "widgets/search/transport.h"

class QAction;
class QSplitter;
class QTabWidget;

namespace searchlight::ui {

class BookmarksView;
class BreakpointsView;
class ClosingCard;
class EventLine;
class MessageBar;
class NodeInspector;
class NodeTables;
class NumbersView;
class PlayerActions;
class PlayerBar;
class PseudocodeView;
class Section;
class Timeline;
struct RouteFigures;

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

  // For a page about one search at a time. Its route, when it has been read back, gets a card over a corner of the board
  // that leaves `clear`, in the board's coordinates and the most important first, free where it can (ClosingCard); and nothing is told ahead of the
  // search while the checkable action `eye` is not checked (NumbersView). REQUIRES: called once, and the eye outlives this.
  void setOneSearch(QAction* eye, std::function<std::vector<QRectF>()> clear);
  ClosingCard* closingCard() { return m_closing; }  // nullptr: this page has none
  // What the page knows of the answer's route, until the next search.
  void setRouteFigures(const std::optional<RouteFigures>& figures);

  // The node that the page has selected, in every part that shows a single one.
  void showNode(std::optional<search::NodeId> node);

  MessageBar& message() { return *m_message; }
  EventLine& eventLine() { return *m_eventLine; }
  NumbersView& figures() { return *m_numbers; }
  NodeTables& tables() { return *m_tables; }
  NodeInspector& inspector() { return *m_inspector; }
  BreakpointsView& breakpoints() { return *m_breakpoints; }
  BookmarksView& bookmarks() { return *m_bookmarks; }
  const BookmarksView& bookmarks() const { return *m_bookmarks; }
  PlayerBar& player() { return *m_player; }

  // One more tab, the page's own, brought to the front; nullptr: none. The widget stays the page's.
  void setPageTab(QWidget* tab, const QString& title = {});
  // The tab in front, by its name in set-ups: "open", "node", "code", "breaks" or "bookmarks"; others are left alone.
  std::string_view tab() const;
  void setTab(std::string_view name);

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
  void nameTab(QWidget* tab, const QString& name, const QString& toolTip);
  void showKnownParts();

  QWidget* m_board;
  MessageBar* m_message;
  EventLine* m_eventLine;
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
  BookmarksView* m_bookmarks;
  QPointer<QWidget> m_pageTab;
  QString m_nodeTitle;
  ClosingCard* m_closing = nullptr;
  QPointer<Transport> m_transport;
  QPointer<WatchedRun> m_run;
};

}  // namespace searchlight::ui
