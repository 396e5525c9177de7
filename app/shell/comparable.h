// app/shell/comparable.h: what a page offers so that its question can be searched in several ways side by side.
#pragma once
#include <QObject>
#include <QPointer>
#include <QString>
#include <QStringList>
#include <QWidget>
#include <functional>
#include <initializer_list>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/shell/page.h"
#include "core/history/history.h"
#include "core/setup/set_up.h"
#include "widgets/board/board_ground.h"
#include "widgets/board/board_legend.h"
#include "widgets/board/search_cells.h"
#include "widgets/run/transport.h"

class QMenu;

namespace searchlight::ui {

class BoardView;
class DifferencePicture;

// Whoever asked for one owns it; one that is gone is passed over.
template <class B>
class ShownBoards {
 public:
  void add(B* board) {
    std::erase_if(m_boards, [](const QPointer<B>& b) { return b.isNull(); });
    m_boards.emplace_back(board);
  }
  template <class Do>
  void forEach(Do&& apply) const {
    for (const QPointer<B>& board : m_boards)
      if (board) apply(*board);
  }

 private:
  std::vector<QPointer<B>> m_boards;
};

// What one of the compared searches has of its own, as words of the command line: {"algorithm": "a-star", ..}. The board
// and all else of the question belong to every one of them and stay the page's.
using RunWords = setup::Words;
inline RunWords runWords(std::initializer_list<std::pair<std::string_view, std::string>> pairs) {
  RunWords out;
  for (const auto& [name, value] : pairs) out.set(name, value);
  return out;
}

// For a command line: "weighted-a-star --weight 2"; and back, several at once. REQUIRES: each has an algorithm, and each option a
// value without blanks.
QString runTextOf(const RunWords& run);
std::vector<RunWords> runsOf(std::initializer_list<std::string_view> texts);
// A copy of what a command is to read, in a folder of the cache and named after its content; empty: it could not be written.
QString copyForCommand(const QString& folder, const QString& extension, const std::string& text);
QString folderOfCopies(const QString& folder);
// Such a copy as a word of a command line.
QString fileForCommand(const QString& folder, const QString& extension, const std::string& text);

// Where the page's board stands in the history of whoever edits it; nothing: it has none.
std::optional<HistoryPosition> placeInHistory(Page& page);

// A form for what one search has of its own; perhaps also for what belongs to all of them, which goes to the page itself.
class RunEditor : public QWidget {
  Q_OBJECT
 public:
  using QWidget::QWidget;
  std::function<void(const RunWords& run)> setRun;
  // Why the search cannot be made; empty: it can.
  std::function<void(const QString& problem)> setProblem;

 Q_SIGNALS:
  void edited(const searchlight::ui::RunWords& run);
};

// A function that a domain may leave out: its result is an empty value then.
template <class F>
class Hook;
template <class R, class... A>
class Hook<R(A...)> : public std::function<R(A...)> {
  using Function = std::function<R(A...)>;

 public:
  using Function::Function;
  using Function::operator=;
  R operator()(A... arguments) const {
    return *this ? Function::operator()(std::forward<A>(arguments)...) : R();
  }
};

// A page's share in comparing, which its domain fills in: knows its domain, and nothing of panes and tables. What most domains say
// alike, comparableOf() fills in. REQUIRES: the page outlives whatever is made here.
class Comparable : public QObject {
  Q_OBJECT
 public:
  using QObject::QObject;

  // ---- The question, in the way of one run ----
  struct Asked {
    Transport::Question question;  // no factory: it cannot be searched so
    QString problem;               // why not
    QString remedy = {};           // what it would take, as the text of a button; empty: nothing that we know
    RunWords needs = {};           // for takeShared()
  };
  Hook<Asked(const RunWords& run)> ask;
  // Whether something is being made without which no run can be asked yet; questionChanged() follows.
  Hook<bool()> isPreparing;
  // Words for what belongs to all searches become the page's own; questionChanged() tells where that changes anything.
  Hook<void(const RunWords& shared)> takeShared;
  // How the page itself searches at present.
  Hook<RunWords()> presentRun;
  // Where the page shows another program's search, which has no question: the words for it, and for those that were shown
  // before it since a question was there last; the last one is presentRun().
  Hook<std::vector<RunWords>()> presentTraces;
  // What is wrong with words that come from outside, on one line; nothing: they are a run of any such question.
  Hook<std::optional<QString>(const RunWords& run)> whyNot;
  // Where the domain's own undo history stands: a number that no other state has, also not after another document was
  // opened. What was done to the searches and what was done to the board are undone in turn.
  Hook<HistoryPosition()> moment;
  // What belongs to all searches of the question, as takeShared() takes it.
  Hook<RunWords()> shared;
  // Where the cursor of the page's own search stands, as an event; nothing: at its end, or there is none.
  Hook<std::optional<std::size_t>()> presentEvent;
  // A trace of another program, played on the page's board: read once, and as many sessions of it as are wanted, each with
  // a cursor of its own. Throws what reading it throws (FormatError with the file's name, ReadingGivenUp, std::bad_alloc).
  // Left out: the domain takes no traces.
  struct Playback {
    std::unique_ptr<search::Session> session;
    NodeNames names;
    QString notice = {};  // what the user is told of the file besides, in sentences
  };
  Hook<std::vector<Playback>(const QString& path, std::size_t count)> openTrace;
  // That such a session answers another question than the one that is asked now, in one line; empty: it does not, or does
  // not tell.
  Hook<QString(const search::Session& session)> otherQuestion;
  // Where the nodes of such a session stand on the board as it is now.
  Hook<NodeCell(const search::Session& session)> nodeCell;
  // Groups of searches that tell something when they are seen together.
  struct Set {
    QString title;
    std::vector<RunWords> runs;
    RunWords shared = {};  // what all of them need, for takeShared(), if anything
  };
  Hook<std::vector<Set>()> sets;
  // The usual ones, of most domains; `plain` is the algorithm without a heuristic that suits the domain.
  static Set thatDiffer(const char* plain);
  static Set withoutHeuristic();

  // ---- In words and figures ----
  Hook<QStringList()> questionParts;  // what all of them are asked
  QString questionText() const { return questionParts().join(kBetweenParts); }
  // "A* · octile": parts with kBetweenParts between them, the first of which is the algorithm's name.
  Hook<QString(const RunWords& run)> title;
  static constexpr QStringView kBetweenParts = u" · ";
  Hook<QString(const RunWords& run)> runText;  // for a command line: "weighted-a-star --weight 2"
  // One line for a shell; empty: there is none. Left out: the command line knows no such questions.
  Hook<QString(const std::vector<RunWords>& runs)> commandOfAll;
  // "searchlight-cli compare COMMAND SUBJECT --run 'RUN' .."; the subject is what is searched, with what belongs to all runs, or
  // empty, and so is the line then.
  void setCommand(QStringView command, std::function<QString()> subject);
  // Of a run of these words that has its answer.
  struct Figures {
    std::optional<double> cost;  // in the unit shown
    std::optional<std::size_t> steps;
    bool provesOptimum = false;  // the algorithm promises it, asked like this
  };
  Hook<Figures(const RunWords& run, const WatchedRun& search)> figures;
  // A cell of such a board in one line, as its search sees it.
  Hook<QString(const WatchedRun& search, const BoardView& board, Point cell)> describe;
  // The state that a breakpoint at this cell is about (Session::stateText); nothing: a cell is no state here. Left out: a state is a
  // whole board.
  Hook<std::optional<std::string>(Point cell)> stateAt;
  // The same of what the whole board shows, where that is a state.
  Hook<std::optional<std::string>(const WatchedRun& search, const BoardView& board)> stateShown;
  // Whether a node stands on a cell of the board. Where a state is a whole board, cells are neither marked nor chosen: the board
  // is at its search's cursor, and makeDifferences() holds two of them against each other.
  bool placesNodes() const { return bool(stateAt); }
  Hook<QString()> nodeTitle;  // what a node is; empty: a cell

  // ---- On the screen; whoever asks owns them ----
  // A board that shows what the page's own board shows and edits it, over a search of its own.
  // `wrap`, if there is one, makes the ground that is painted from the domain's own, which it owns.
  using WrapGround = std::function<std::unique_ptr<BoardGround>(std::unique_ptr<BoardGround>)>;
  Hook<BoardView*(QWidget* parent, const WrapGround& wrap)> makeBoard;
  // Such a board that places no nodes: this one, until the cursor of its search moves; nothing: where the cursor is.
  Hook<void(BoardView& board, std::optional<search::NodeId> node)> showNode;
  // What two searches have expanded; nullptr: makeBoard() makes a board that can show it.
  Hook<std::unique_ptr<DifferencePicture>()> makeDifferences;
  Hook<RunEditor*(QWidget* parent)> makeEditor;
  // What can be done with the cell, in the menu of any board.
  Hook<void(QMenu* menu, Point cell)> fillMenu;
  // The page's switch for what the search has not come to yet; nullptr: it has none, and all is told.
  Hook<QAction*()> eye;
  // The page's actions that are of use here, too, and what the legend of such a board chooses and switches.
  Hook<PageParts()> parts;
  Hook<LegendCommands()> legendCommands;

 Q_SIGNALS:
  // Another board is there: its cells and states have nothing to do with those before. questionChanged() follows.
  void boardReplaced();
  // The board or what belongs to all searches is another: every search is to be asked anew.
  void questionChanged();
  // More is known of searches that run already: what is said of them is to be said anew.
  void moreKnown();
};

}  // namespace searchlight::ui
