// app/shell/workbench_page.h: a page whose middle is a board with a search on it: most of what Page asks, answered.
#pragma once
#include <QPointer>
#include <QPushButton>
#include <functional>

#include "app/shell/page.h"
#include "widgets/player/message_bar.h"
#include "widgets/player/workbench.h"
#include "widgets/run/solver.h"
#include "widgets/run/transport.h"

namespace searchlight::ui {

class NodePlot;

// A page calls build() with its board and its question, gives search() its search, and says what it knows of documents,
// moves and texts. Messages, the player, the panel and what is remembered of them are done here.
class WorkbenchPage : public Page {
  Q_OBJECT
 public:
  // `id` as in PageInfo: what is remembered of the layout goes by it. REQUIRES: host.settings, host.player.
  WorkbenchPage(const PageHost& host, const char* id);

  const QString& id() const { return m_id; }
  WatchedRun& search() { return m_search; }
  const WatchedRun& search() const { return m_search; }
  SearchWorkbench& workbench() { return *m_workbench; }
  const SearchWorkbench& workbench() const { return *m_workbench; }
  const PageHost& host() const { return m_host; }

  CommandState state(
      Command command) const override;  // PanelVisible; a page asks here for what it does not know
  void run(Command command, bool checked) override;
  Transport* transport() override { return &m_transport; }
  const Transport* transport() const { return &m_transport; }
  bool isSettled() const override;
  void bring(PictureSource::Kind kind) override;
  void left() override {
    m_transport.pause();
    m_isBehind = true;
  }
  void entered() override { m_isBehind = false; }
  std::vector<FocusStop> focusStops() const override;
  // The board, graphs beside it, OPEN and CLOSED.
  std::vector<PictureSource> pictures() override;
  void saveLayout() override;
  void say(const QString& text) override;
  void complain(const QString& text) override;
  void sayBeside(const QString& text) override;
  QString messageText() const override;
  QString complaint() const override;
  bool hasMessage() const;  // one lies over the board now
  // What is on the screen as a lesson, a step for each bookmark (lessonText() in core/lessons/lesson.h).
  void saveLessonTo(const QString& path);
  // The points or bars of the node plot as CSV. Nothing happens where there is no plot.
  void savePlotTo(const QString& path);

 protected:
  bool isBehind() const { return m_isBehind; }  // another page is in front: nobody looks
  // Answers all searches of the page, one at a time, so that their times can be compared.
  Solver& solver() { return m_solver; }
  // Once, in the page's constructor: the workbench round these, laid out as it was left. Without a legend or a question:
  // nullptr. REQUIRES: nobody asks for the workbench before.
  void build(QWidget* board, QWidget* legend, QWidget* question);
  // The questions in `around` are unfolded as the user has left them on this page, and it is remembered how they are from here on.
  void rememberFolds(QWidget* around);
  // A large Play over a board at the start of its search, until a search has been played: in whichever place that was.
  // nullptr: it has been, or Play is there already.
  QPushButton* offerPlay(QWidget& over);
  void withdrawPlay();
  // How large the board is seen, at the foot of the window.
  void showZoom(double pixelsPerCell);
  // The search's share of a set-up: player (speed, in steps a second or auto, pace, yes
  // where it is followed, and unit), breakpoints, bookmarks and cursor, and of
  // the view `tab`, the one in front (SearchWorkbench::tab()), `tree`, yes where it is shown, and `explain`, yes or no
  // (EventLine::explains()).
  void tellSearch(setup::SetUp& setUp) const;
  // Throws FormatError where the player's words are no good.
  static void verifySearch(const setup::SetUp& setUp, const std::string& fileName);
  // To be called when the question has been asked. What is not told stays as it is; the cursor goes to the end then.
  void takeSearch(const setup::SetUp& setUp);
  // The same but for the cursor, also where there is no search.
  void takeMarks(const setup::SetUp& setUp);
  void takePace(const setup::Words& player);
  // Once, when the node plot is made: who knows h* of all nodes says so (NodePlot::setRemaining()).
  virtual void plotMade(NodePlot&) {}
  // What is wrong for as long as it lasts; empty: it is no longer. Other messages are left alone.
  void warnWhile(const QString& text);
  // As say(), with a button for what can be done about it.
  void sayWithButton(const QString& text, const QString& button, std::function<void()> pressed);
  // It is no longer true, if it is still there.
  void unsay(const QString& text);

 protected:
  // What a set-up has said of the speed ends with it.
  void takeUsualSpeed();
  // Another document is in front: a speed that was set for the one before says nothing of it, and it is followed to its own pace.
  void paceAnew();

 private:
  void takeSpeed(const SpeedChoice& speed);
  void saveLesson();
  void rememberPlot();
  setup::Words keptPlot() const;
  void keepPlot();
  void tellPlot(setup::Words& view) const;
  void takePlot(const setup::Words& view);
  void savePlot();
  QByteArray treeKey() const;  // of the settings: whether the tree is shown
  SpeedChoice m_knownSpeed;    // of the transport, when it was looked at last
  PageHost m_host;
  QString m_id;
  Solver m_solver;
  WatchedRun m_search{&m_solver};
  Transport m_transport;
  SearchWorkbench* m_workbench = nullptr;
  void tell(MessageBar::Kind kind, const QString& text);
  QPointer<QPushButton> m_firstPlay;  // offerPlay()
  bool m_isBehind = true;
  bool m_warns = false;
  QString m_staying;  // said by sayBeside(), and there as long as the card is
  QString m_told;     // behind it, said or complained of last
};

}  // namespace searchlight::ui
