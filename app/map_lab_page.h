// app/map_lab_page.h: the map lab: board, search panel and player around one map and one question.
//
// The page is the controller: the board reports gestures, the page turns them into edits of the MapModel, and every
// change of the map or of the options becomes the next question for the SearchModel.
#pragma once
#include <QBasicTimer>
#include <QWidget>
#include <memory>
#include <optional>
#include <thread>

#include "app/actions.h"
#include "core/grid/route.h"
#include "core/search/foreign_trace.h"
#include "widgets/grid/grid_legend.h"
#include "widgets/grid/grid_view.h"
#include "widgets/grid/map_model.h"
#include "widgets/grid/route_options_panel.h"
#include "widgets/search/breakpoints_view.h"
#include "widgets/search/node_inspector.h"
#include "widgets/search/node_tables.h"
#include "widgets/search/numbers_view.h"
#include "widgets/search/player_bar.h"
#include "widgets/search/pseudocode_view.h"
#include "widgets/search/search_model.h"
#include "widgets/search/timeline.h"

class QSplitter;
class QSpinBox;
class QTabWidget;
class QMenu;
class QMimeData;

namespace searchlight::ui {

class MessageBar;
class Section;
class Settings;

class MapLabPage : public QWidget {
  Q_OBJECT
 public:
  MapLabPage(Actions* actions, Settings* settings, QWidget* parent = nullptr);
  ~MapLabPage() override;

  MapModel& map() { return m_map; }
  SearchModel& search() { return m_search; }
  GridView& board() { return *m_board; }
  PlayerBar& player() { return *m_player; }
  RouteOptionsPanel& options() { return *m_options; }

  // The question on the screen; nothing without a start and a goal.
  std::optional<grid::RouteQuestion> question() const;

  // ---- What the window's commands do ----
  // Whose path is empty has no file; the search starts `where`.
  void showMap(grid::MapDocument document, const QString& path, const QString& title, SearchModel::StartAt where);
  // Reads any file this page can show. The reason when it cannot: one line; the present map is then as it was.
  std::optional<QString> open(const QString& path);
  void playHalfWay();  // as soon as the end is known, the cursor goes to the middle
  void newMap();
  void generate();
  void resizeMap();
  void clearMap();
  // A map, a picture or a command line.
  void paste();
  bool canPaste(const QMimeData* content) const;
  void pasteFrom(const QMimeData* content);
  void copyCommand();
  // Runs the question once more, recorded, on a thread of its own, and writes every event. Says how it went.
  void exportTrace(const QString& path);
  void fillTextMenu(QMenu* menu);
  void fillLayerMenu(QMenu* menu);
  // Weight and size of the brush, for the tool bar.
  QWidget* brushWidget() const { return m_brush; }

  void say(const QString& text);
  void complain(const QString& text);
  QString messageText() const;

  // Nothing is on its way: the answer is known and no seek is under way.
  bool isSettled() const;
  void setPanelVisible(bool visible);
  void saveLayout();

 Q_SIGNALS:
  void cellHovered(const QString& text);
  // The page is about to replace the map by something that cannot be undone; handled by the window, which asks.
  void replaceRequested(bool* mayReplace);

 protected:
  void changeEvent(QEvent* event) override;
  void timerEvent(QTimerEvent* event) override;

 private:
  void build();
  void connectBoard();
  void connectSearch();
  void connectCommands();
  void retranslate();
  void ask(SearchModel::StartAt where);
  void showOutcome();
  void showFigures();
  void showCellMenu(std::optional<Point> cell, const QPoint& at);
  void showForeignTrace(search::TraceDocument document, const QString& title);
  void openPicture(const QImage& picture, const QString& title);
  void runCommandLine(const QString& line);
  QString fileForCommand() const;
  void mapReplaced();
  void select(std::optional<Point> cell);
  void updateLit();
  void updateTrueCosts();
  void toggleBreakpoint();
  std::optional<search::NodeId> nodeAt(Point cell) const;
  Point cellOf(search::NodeId node) const;
  QString describe(Point cell) const;
  NodeNames namesFor(const grid::RouteQuestion& question) const;

  Actions* m_actions;
  Settings* m_settings;
  MapModel m_map;
  SearchModel m_search;

  QWidget* m_brush = nullptr;
  QSpinBox *m_weight = nullptr, *m_brushSize = nullptr;
  QSplitter* m_split = nullptr;
  MessageBar* m_message = nullptr;
  GridView* m_board = nullptr;
  GridLegend* m_legend = nullptr;
  QWidget* m_panel = nullptr;
  RouteOptionsPanel* m_options = nullptr;
  NumbersView* m_numbers = nullptr;
  Section *m_question = nullptr, *m_figures = nullptr;
  QTabWidget* m_tabs = nullptr;
  NodeTables* m_tables = nullptr;
  PseudocodeView* m_pseudocode = nullptr;
  BreakpointsView* m_breakpoints = nullptr;
  NodeInspector* m_inspector = nullptr;
  Timeline* m_timeline = nullptr;
  PlayerBar* m_player = nullptr;

  std::shared_ptr<const grid::RouteGraph> m_asked;   // the graph of the present question
  const search::ForeignTrace* m_foreign = nullptr;  // owned by m_search; another program's trace has no question
  std::optional<Point> m_selected;
  QList<QAction*> m_textActions, m_layerActions;
  bool m_wantsHalfWay = false;
  bool m_saysNoRoute = false;
  std::jthread m_trueCosts, m_exporter;
  std::uint64_t m_questionNumber = 0;
  QBasicTimer m_litTimer;
};

}  // namespace searchlight::ui
