// app/compare/compare_page.h: several searches of another page's question, side by side and in step.
//
// The page owns no document: board, ends and what belongs to all searches are those of the page that it looks at, and
// what is edited here is edited there. Its own are the searches: which, in which order, and where they are.
#pragma once
#include <QBasicTimer>
#include <QElapsedTimer>
#include <QPointer>
#include <QSplitter>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/compare/compared_pair.h"
#include "app/shell/commands.h"
#include "app/shell/comparable.h"
#include "app/shell/workbench_page.h"
#include "widgets/compare/compare_table.h"

class QMenu;

namespace searchlight::ui {

class BoardLegend;
class RecordingFacts;
class Settings;

// In the order of the table in compare_page_menus.cpp.
enum class CompareCommand {
  AddPane,
  DuplicatePane,
  RemovePane,
  ShowSettings,
  ShowTable,
  ShowOverlay,
  NextDifference,
  PreviousDifference,
  OtherField,
  AddTrace,
  BreakHere,
  Experiment,
};

std::span<const CommandRow> compareRows();
using CompareActions = CommandsOf<CompareCommand>;

class ComparePage;

// The table of searches below their boards: as high as its rows, unless a hand has said how high.
class TableDrawer : public QSplitter {
 public:
  // REQUIRES: the settings outlive this.
  TableDrawer(QWidget* boards, Settings& settings);

  CompareTable& table() const { return *m_table; }
  // As it was left, which the settings remember.
  void restore();
  // As high as its rows, and no more than leaves most of the room to the boards; called when there are other rows.
  void fit();
  void setOpen(bool open);
  // By a hand: it is so the next time, too.
  void want(bool open);
  void saveLayout() const;

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  Settings& m_settings;
  CompareTable* m_table;
  bool m_isByHand = false;  // as high as the user wishes
};

// A step of what the user did to the list of searches.
struct RunsChange {
  // SetUp: those of a set-up that was opened. The document that it replaced is gone with its history: it does not come back.
  enum class Kind { Add, Remove, Change, Set, SetUp };
  Kind kind;
  std::vector<RunWords> before, after;
  HistoryPosition moment;  // Comparable::moment() when it was done
  // Of a set that needs another question: what belongs to all searches, Comparable::shared().
  RunWords sharedBefore = {}, sharedAfter = {};

  void apply(ComparePage& page) const;
  void revert(ComparePage& page) const;
};

// Searches that are not at their place on the common axis, as a difference, a landmark or a breakpoint leaves them: the pane
// and the event. The axis is at the first one's.
class OwnEvents {
 public:
  using Events = std::vector<std::pair<std::size_t, std::size_t>>;
  // REQUIRES: they outlive this.
  OwnEvents(const ComparePanes& panes, Transport& transport, const std::unique_ptr<ComparedPair>& pair)
      : m_panes(panes), m_transport(transport), m_pair(pair) {}

  Events off() const;
  // Of all searches, where no place on the axis can be told; nothing where they are at their ends, or on the way there.
  Events inTime() const;
  // As soon as the common place is reached, unless the user goes elsewhere.
  void goTo(Events events, std::size_t place);
  // The searches have come to rest somewhere.
  void goOn();

 private:
  const ComparePanes& m_panes;
  Transport& m_transport;
  const std::unique_ptr<ComparedPair>& m_pair;
  Events m_wanted;
  std::size_t m_place = 0;
  bool m_isUnderway = false;  // that place is reached, and they are on the way
};

class ComparePage : public WorkbenchPage {
  Q_OBJECT
 public:
  static constexpr const char* kId = kComparePage;

  explicit ComparePage(const PageHost& host);
  ~ComparePage() override;

  ComparePanes& panes() { return *m_panes; }
  CompareTable& table() { return m_drawer->table(); }
  DifferencePane* overlay() const { return m_pair->overlay(); }  // nullptr: not shown
  const std::vector<RunWords>& runs() const { return m_runs; }
  // Two to eight of them, in the place of those that are there; the chosen one is the first.
  void setRuns(std::vector<RunWords> runs);
  void add(RunWords run);  // behind the chosen one; nothing when there are eight

  // ---- What the window asks ----
  Page& documentPage() override;
  std::vector<Page*> replaces(const setup::SetUp& setUp) override;
  bool hasUnsavedWork() override { return m_isOwn || Page::hasUnsavedWork(); }
  void lookAt(Page& other) override;
  void openWelcome() override;
  Snapshot snapshot() const override;
  Reading takeSetUp(const setup::SetUp& setUp, const QString& fileName, SetUpFrom from) override;
  setup::Words place() const override;
  Reading takePlace(const setup::Words& place) override;
  // A trace is added as one more search.
  QList<FileKind> readable() const override;
  bool adds(const files::Recognised& file) const override;
  Reading open(const QString& path) override;
  CommandState state(Command command) const override;
  void run(Command command, bool checked) override;
  PageParts parts() const override;
  QList<KeyHelp> keyHelp() const override;
  QString openHint() const override;
  bool canPaste(const QMimeData* content) const override;
  void paste(const QMimeData* content) override;
  QString pasteable() const override;
  bool isSettled() const override;
  void left() override;
  void entered() override;
  void takeFocus(Qt::FocusReason reason) override;  // to the chosen pane's board
  std::vector<FocusStop> focusStops() const override;
  // The chosen pane's board, all of them, the table.
  std::vector<PictureSource> pictures() override;
  void saveLayout() override;

 protected:
  void changeEvent(QEvent* event) override;
  void timerEvent(QTimerEvent* event) override;

 private:
  static constexpr const char* kFirstDomain = "map-lab";  // that is looked at where nobody says which
  static constexpr const char* kPanelFlag =
      "compare/panel";                                // whether the panel is seen, as settings keep it
  static constexpr const char* kTraceWord = "trace";  // of a run that another program recorded: its file
  // compare_page.cpp: parts, and whose question
  void connectPanes();
  void connectTransport();
  void showPlaces();
  void keepUnit();
  ComparePane* makePane();
  void showSettings(bool isShown);  // of the chosen search, in the panel
  void lookAtTheFirst();
  std::vector<RunWords> takeLeft();
  static std::string domainNameOf(const setup::SetUp& setUp);
  Page* domainPageOf(const setup::SetUp& setUp) const;  // nullptr: there is none that can be compared
  // compare_page_searches.cpp: the way from words to searches
  std::vector<WatchedRun*> searchesBut(const ComparePane* gone) const;
  void ask(Transport::StartAt where, std::optional<std::size_t> only = std::nullopt);
  // At the same event; what nobody has played yet stands at its beginning.
  void askAgain() { ask(m_isUnplayed ? Transport::StartAt::Start : Transport::StartAt::Same); }
  Comparable::Asked asked(std::size_t i);
  bool read(const std::vector<RunWords>& runs);
  QString load(std::size_t i);
  void showQuestion(std::size_t i);
  void showAsked(std::size_t i, const Comparable::Asked& asked);
  void namePanes();
  void tellWhose();
  void removePane(ComparePane* pane);
  void setWords(std::size_t i, const RunWords& run);
  std::optional<std::size_t> chosenIndex() const;
  static Comparable::Figures toldFigures(const WatchedRun& run);
  static bool isTrace(const RunWords& run) { return run.find(kTraceWord) != nullptr; }
  void choose();
  void record(RunsChange::Kind kind, std::vector<RunWords> before, RunWords sharedBefore = {});
  void dropPane(std::size_t at);
  void replaceWords(std::size_t i, const RunWords& run);
  void restore(const std::vector<RunWords>& runs, const RunWords& shared);
  void insertPane(std::size_t at, RunWords run);
  const RunsChange* ownUndo() const;  // what was done last, where that was here and not on the board
  const RunsChange* ownRedo() const;
  friend struct RunsChange;
  static QString nameOf(RunsChange::Kind kind);
  // compare_page_figures.cpp: what is told of the searches
  bool isTold(const WatchedRun& run) const;
  void showFigures();
  void renewFigures();
  void renewToldFigures();
  void wantTable(bool open);
  void showCell(std::optional<Point> cell);
  void showState(ComparePane& pane, search::NodeId node);
  search::NodeId nodeOf(const ComparePane& pane, const std::string& state) const;
  void tellCellAgain();
  void showBreakpoints();
  std::optional<Point> cellOf(ComparePane& pane, const std::string& state) const;
  // compare_page_menus.cpp: commands
  void connectActions();
  void retranslate();
  void nameNodes();
  void updateActions();
  void fillSets();
  void start(const Comparable::Set& set);
  void offerSearches();
  void addAnother();
  static RunWords withOptionsOf(const RunWords& like, RunWords run);
  std::optional<std::string> stateHere() const;
  void toggleBreakpoint();
  void showBreakHere();
  void showCellMenu(ComparePane* pane, std::optional<Point> cell, const QPoint& at);
  void copyCommand();
  void experiment();
  void addTrace();
  void addRead(RunWords run);

  CompareActions m_actions{compareRows(), "CompareCommands"};
  Page* m_domainPage = nullptr;  // whose question is searched; null until somebody looks
  Comparable* m_comparable = nullptr;
  std::optional<Point> m_pointedCell;   // on any board, the overlay too
  QPointer<ComparePane> m_pointedPane;  // whose cell that is; nullptr: the overlay's, or there is none
  std::vector<RunWords> m_runs;         // of the panes, in their order
  History<RunsChange> m_history{{.changes = 1000}};
  // Of a pane's search.
  struct Known {
    QString problem = {};  // of one that another program has recorded: it is read once
    QSize board = {};      // that was there when it was read, or placed last
    // Of an answer that has been told once: a route may have millions of steps.
    std::optional<Comparable::Figures> figures = {};
    bool isTold = false;  // the table shows its result
  };
  std::map<const ComparePane*, Known> m_known;
  // Files of such searches that were read for panes that are about to be, each once.
  struct ReadTrace {
    std::vector<Comparable::Playback> playbacks;  // one for each of its panes that has none yet
    QString problem;                              // of all of them
  };
  std::map<std::string, ReadTrace> m_read;
  ComparePanes* m_panes;
  TableDrawer* m_drawer;
  QWidget* m_question;                // holds the editor
  QPointer<RunEditor> m_editor;       // of the chosen pane's search
  RecordingFacts* m_facts = nullptr;  // in its place where another program has searched
  BoardLegend* m_legend = nullptr;
  QMenu *m_sets = nullptr, *m_searches = nullptr, *m_fields = nullptr;
  QMenu* m_adds = nullptr;   // what can be added beside a trace
  QMenu* m_tools = nullptr;  // those of the page that is looked at
  QAction* m_separator = nullptr;
  std::unique_ptr<ComparedPair> m_pair;
  OwnEvents m_ownEvents{*m_panes, *transport(), m_pair};
  QBasicTimer m_figuresTimer;  // the figures have changed, and will be shown
  QElapsedTimer m_sinceFigures;
  bool m_isStale = false;                 // the question has changed while nobody looked
  bool m_isUnplayed = false;              // begun with what nobody has looked at, and still at its beginning
  StepUnit m_unit = StepUnit::Expansion;  // that is wanted, as it was seen last
  bool m_isOwn = false;                   // the searches are the user's choice
  std::map<const Page*, std::vector<RunWords>> m_left;  // such choices, of domains that are looked at no more
};

}  // namespace searchlight::ui
