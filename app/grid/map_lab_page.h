// app/grid/map_lab_page.h: the map lab: one map, one question, and the board between them.
//
// The page is the controller: the board reports gestures, the page turns them into edits of the MapModel, and every
// change of the map or of the options becomes the next question (MapSearch).
#pragma once
#include <QBasicTimer>
#include <memory>
#include <optional>
#include <vector>

#include "app/grid/map_search.h"
#include "app/grid/road_form.h"
#include "app/shell/board_look_menus.h"
#include "app/shell/commands.h"
#include "app/shell/comparable.h"
#include "app/shell/workbench_page.h"
#include "core/trace_formats/foreign_trace.h"
#include "core/trace_formats/trace_plan.h"
#include "widgets/board/board_legend.h"
#include "widgets/board/board_navigation.h"
#include "widgets/grid/grid_ground.h"
#include "widgets/grid/grid_view.h"
#include "widgets/grid/map_model.h"
#include "widgets/grid/route_options_panel.h"

class QImage;
class QLabel;
class QMenu;
class QPushButton;
class QSpinBox;
class QToolButton;
class QWidgetAction;

namespace searchlight::ui {

class MapScenarios;
class RecordingFacts;

// In the order of the table in map_lab_actions.cpp.
enum class MapCommand {
  ToolInspect,
  ToolWall,
  ToolErase,
  ToolWeight,
  ShapeFreehand,
  ShapeLine,
  ShapeRectangle,
  ShapeFill,
  Generate,
  Resize,
  Clear,
  GoStart,
  GoGoal,
  GoCurrent,
  Follow,
  Overview,
  Contours,
  Clearance,
  Eye,
  BreakHere,
  LightPath,
  LightDescendants,
  MapBelow,
  Compare,
};

// Single letters work while the board or a button has the focus; text fields keep theirs. The tools exclude each other, and so do the shapes.
std::span<const CommandRow> mapRows();
using MapLabActions = CommandsOf<MapCommand>;

// How the nodes and costs of another program's trace are called; for sessions that are one.
NodeNames foreignNames(const search::ForeignTrace& trace);

class MapLabPage : public WorkbenchPage {
  Q_OBJECT
 public:
  static constexpr const char* kId = "map-lab";
  static bool opens(const files::Recognised& file);

  explicit MapLabPage(const PageHost& host);
  ~MapLabPage() override;

  MapModel& map() { return m_map; }
  MapScenarios& scenarios() { return *m_scenarios; }
  GridView& board() { return *m_board; }
  RouteOptionsPanel& options() { return *m_options; }
  std::optional<grid::RouteQuestion> question() const { return m_asker.question(); }
  // Where the trace on the screen begins and where it goes, on the map below it: what a search of ours can be asked there.
  std::optional<std::pair<Point, Point>> endsOfTrace() const;
  HistoryPosition moment() const { return m_map.moment(); }
  // As if they had been chosen in the panel, but nothing is asked yet.
  void useOptions(const grid::RouteOptions& options);
  // Whose path is empty has no file, else `file` is what it was before it was read; the search starts `where`.
  void showMap(grid::MapDocument document, const QString& path, const QString& title,
               Transport::StartAt where, const KnownFile& file = {});
  // Another board of the same map, which shows what the page's own board shows, edits it with the same tools, and is
  // told of a search of its own.
  GridView* addBoard(QWidget* parent, const Comparable::WrapGround& wrap);
  // What the legend of any board of the map chooses and switches.
  LegendCommands legendCommands() const;
  // "Start here" and "Goal here".
  void fillEndsMenu(QMenu* menu, Point cell);
  // A cell in one line, as a search over the map sees it that has this node there, if any.
  QString describe(const WatchedRun& run, std::optional<search::NodeId> node, Point cell) const;
  // The node of a search over the map, seen or not; nothing outside of it, or without a search.
  std::optional<search::NodeId> nodeAt(const WatchedRun& run, Point cell) const;
  QAction* action(MapCommand command) const { return m_actions[command]; }
  // How the places of another program's trace, or of a graph, stand on the board; nothing where a map is shown.
  const TracePlane& plane() const { return *m_plane; }
  const std::optional<search::TracePlan>& plan() const { return m_plane->plan; }
  // What has to be known of the trace's picture and of what its reader has put right; empty: nothing.
  QString traceNotice(const search::ForeignTrace& trace) const;
  // The files of the traces that were opened since a map was shown, the last two at most, in their order.
  const QStringList& traces() const { return m_traces; }
  // Under the trace of cells that is shown; complains where it does not fit.
  void showMapBelow(const QString& path);
  // The board of a trace grows, so that another one has room beside it. Throws FormatError.
  void makeRoomFor(const search::ForeignTrace& trace, const std::string& name);
  // A file that a command line can name and that holds the map; empty: none could be written.
  QString fileForCommand() const;
  // Whether it is such a copy, which nobody saves to.
  static bool isCopyForCommand(const QString& path);
  // Runs the question once more, recorded, on a thread of its own, and writes every event. Says how it went.
  void exportTraceTo(const QString& path);

  // ---- What the window asks ----
  Document document() const override;
  QList<FileKind> readable() const override;
  QList<FileKind> writable() const override;
  QString openHint() const override;
  Reading open(const QString& path) override;
  std::optional<QString> save(const QString& path, const std::optional<FileStamp>& expected) override {
    return m_map.save(path, expected);
  }
  QString lossAt(const QString& path) const override;
  // Ends of a file that stores none, too: they come back after a crash.
  bool hasUnsavedWork() override {
    return Page::hasUnsavedWork() || (!m_map.isEmpty() && m_map.differsFromFile());
  }
  void openWelcome() override;  // a sample, at the start of its search
  Snapshot snapshot() const override;
  Reading takeSetUp(const setup::SetUp& setUp, const QString& fileName, SetUpFrom from) override;
  void savedInSetUp() override { m_map.setSavedElsewhere(); }
  setup::Words place() const override;
  Reading takePlace(const setup::Words& place) override;
  Comparable* comparable() override;
  CommandState state(Command command) const override;
  void run(Command command, bool checked) override;
  std::vector<PictureSource> pictures() override;
  QRectF cellPlace(Point cell) const override;
  PageParts parts() const override;
  QList<KeyHelp> keyHelp() const override;
  bool canPaste(const QMimeData* content) const override;
  void paste(const QMimeData* content) override;
  QString pasteable() const override;
  bool isSettled() const override;
  void entered() override;

 protected:
  void plotMade(NodePlot& plot) override;
  void timerEvent(QTimerEvent* event) override;

 private:
  // map_lab_drawing.cpp: what is drawn
  void connectEditing(GridView* board);
  void showDrawable();  // the boards know whether a drag draws on this map, and a new one comes large enough
  void tellDrawing();   // once, after a first stroke that nobody has chosen a tool for
  // map_lab_page.cpp: its parts and what they tell each other
  void buildBrush();
  void buildNavigation();
  void connectBoard();
  void ask(Transport::StartAt where);
  void connectSearch();
  void mapReplaced();
  void showAsked();
  void showStops(GridView& board) const;
  std::optional<CellRect> windowRect() const;
  void showOutcome();
  void warn();
  void followOutcome();

  // map_lab_menus.cpp: commands
  void buildMenus();
  void connectActions();
  void retranslate();
  void newMap();
  void showTool();
  void pickTool(GridView::Tool tool);
  void pickShape(GridView::Shape shape);
  void goTo(MapCommand which);
  void setFollowing(bool on);
  void stopFollowing();

  void takeView(const setup::Words& view);
  void tellQueries(setup::Words& words) const;
  void takeQueries(const setup::Words& words, const QString& folder, bool asks);  // map_lab_set_up.cpp
  Reading takePlaceOfMap(const setup::Words& place);

  // map_lab_files.cpp: files, the clipboard and dialogs
  // These four throw, ReadingGivenUp too. `file` is what the map's file was before it was read.
  // `format`: where it is wanted, too, which of the two it is.
  grid::MapDocument readMapOf(const QString& path, KnownFile& file, grid::MapFormat* format = nullptr);
  void sayUnknownLetters();  // of the map on the screen, if it has any
  QImage readPicture(const QString& path);
  Reading openContent(const QString& path);
  std::optional<grid::MapDocument> mapFrom(
      const QImage& picture);  // as the user wants it; nothing: not at all
  void runCommandLine(const QString& line);
  void moveEnds(Point start, Point goal);
  QString title() const;
  void copyCommand();
  void generate();
  void resizeMap();
  void exportTrace();

  // map_lab_roads.cpp: graphs of places and roads
  Reading openGraph(const QString& path);
  void showGraph(RoadGraphPtr graph, const QString& title);
  void askRoads(Transport::StartAt where);
  void searchRoads(const roads::RoadQuestion& question, Transport::StartAt where);
  void showRoadEnds();
  void setRoadTexts();
  void moveRoadEnd(GridView::End end, Point cell);
  std::optional<roads::Place> placeNear(Point cell) const;

  // map_comparable.cpp: its share in comparing
  std::unique_ptr<Comparable> makeComparable();

  // map_lab_traces.cpp: searches of other programs
  Reading openTrace(const QString& path);
  std::optional<grid::Map> mapBeside(const QString& path, const search::ForeignTrace& trace, QString& why);
  std::optional<grid::Map> mapBelow(const QString& path, const search::ForeignTrace& trace, QString& why);
  void chooseMapBelow();
  void showForeignTrace(std::unique_ptr<search::ForeignTrace> trace, const QString& title,
                        std::optional<grid::Map> below);
  // A board as large as the plan, under what stays where it is.
  void layOut(grid::Map empty, const QString& title);
  void leavePlane();
  // map_lab_cells.cpp: single cells
  void showCellMenu(std::optional<Point> cell, const QPoint& at);
  // A node of a table or the tree; one without a place is selected there alone.
  void showNode(search::NodeId node);
  // False where a trace has neither places nor views.
  bool hasBoard() const;
  bool hasPlace(search::NodeId node) const;
  void showWithoutPlaces();
  void showNumbers(GridView& board) const;
  // A breakpoint's state: a cell by its numbers, a trace's node by its name.
  std::string stateAt(Point cell) const;
  std::optional<Point> cellOfState(const std::string& state) const;
  QString placeName(const WatchedRun& run, std::optional<search::NodeId> node, Point cell) const;
  void select(std::optional<Point> cell);
  void updateLit();
  // Of all cells, where the colours or the plot of the nodes show the error of the heuristic.
  void wantTrueCosts();
  void showTrueCosts();
  void tellCell(std::optional<Point> cell);
  void tellCellAgain();
  void toggleBreakpoint();
  Point cellOf(search::NodeId node) const;

  MapModel m_map;
  QString
      m_source;  // a set-up or a recording that what is shown was opened from; empty: none, or the map's own file
  MapSearch m_asker;
  MapLabActions m_actions{mapRows(), "MapLabCommands"};
  std::unique_ptr<Comparable> m_comparable;
  std::unique_ptr<MapScenarios> m_scenarios;
  GridView* m_board = nullptr;
  ShownBoards<GridView> m_boards;  // m_board, and those of others
  QLabel* m_noPlaces = nullptr;    // over the board of a trace that has nothing to draw on it
  RouteOptionsPanel* m_options = nullptr;
  RoadForm* m_roads = nullptr;  // in its place while a graph is shown
  std::optional<roads::EstimateCheck> m_roadEstimates;
  Task<roads::EstimateCheck> m_roadCheck;
  std::optional<std::string> m_nearestPlace;  // that is searched for in place of a goal out of reach
  Task<roads::RoadQuestion> m_placeFinder;
  RecordingFacts* m_facts = nullptr;  // in its place while another program's search is shown
  QSpinBox *m_weight = nullptr, *m_brushSize = nullptr;
  QWidgetAction* m_brush = nullptr;
  QAction* m_toolSeparator = nullptr;  // before what comes with a tool
  QMenu *m_samples = nullptr, *m_tools = nullptr, *m_shapes = nullptr, *m_paths = nullptr;
  QMenu* m_maps = nullptr;  // where a map comes from: the first button of the tool bar
  QToolButton* m_mapButton = nullptr;
  QWidgetAction* m_mapAction = nullptr;
  BoardLookMenus* m_look = nullptr;

  std::shared_ptr<TracePlane> m_plane = std::make_shared<TracePlane>();
  QStringList m_traces;
  bool m_isLaidOut = false;  // while another program's search gets a board, which is no map that replaces it
  const search::ForeignTrace* m_foreign =
      nullptr;  // owned by search(); another program's trace has no question
  std::optional<Point> m_selected;
  std::optional<search::NodeId> m_selectedNode;  // there, or without a place
  std::optional<Point> m_told;                   // the cell in the status bar
  CellFollower* m_follower = nullptr;
  GridView::Tool m_lastPainting = GridView::Tool::Wall;
  bool m_hasToldDrawing = false;
  std::uint64_t m_paced = 0;        // the document whose pace is followed
  bool m_isNewBoard = true;         // nobody has looked at a map of its size yet
  QString m_toldOfDrawing;          // for as long as it is the last thing that was done
  bool m_isOutcomeReached = false;  // by the cursor, as far as the warning knows
  RemainingCosts m_trueCosts;       // of the present question, where somebody wants them
  bool m_isStale = false;           // the question has changed while nobody looked at the search
  QBasicTimer m_litTimer;
};

}  // namespace searchlight::ui
