// app/shell/page.h: one page of the program, shown by the window. The window knows only this; a page knows neither
// the window nor other pages' insides.
#pragma once
#include <QAction>
#include <QDateTime>
#include <QList>
#include <QRectF>
#include <QString>
#include <QStringList>
#include <QWidget>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "app/document/reading.h"
#include "app/shell/commands.h"
#include "app/shell/place_picture.h"
#include "core/geometry/point.h"
#include "core/search/memory_budget.h"
#include "core/setup/set_up.h"
#include "widgets/document/document_file.h"
#include "widgets/picture/picture_source.h"
#include "widgets/theme/icons.h"

class QMimeData;
namespace searchlight::files {
struct Recognised;
}

namespace searchlight::ui {

class BoardView;
class Comparable;
class MessageBar;
class Page;
class PlayerActions;
class Transport;
class Settings;
struct PageInfo;

// The page that looks at others' questions, where a program has one.
inline constexpr const char* kComparePage = setup::kComparePage.data();
// The page that leads to all others, where a program has one: it has no number, and a new user begins there.
inline constexpr const char* kStartPage = "start";

// ---- What a page says of itself ---------------------------------------------------------------------------------------------

// The document in front: a map, a level, a game. A page without documents (it looks at another's) leaves it empty.
struct Document {
  QString title;  // never empty: "Untitled map"
  QString path;   // the file that holds it; empty for none
  bool isModified = false;
  bool isEmpty = true;  // nothing is there that could be saved
  FileStamp file =
      {};  // what the file was when it was read or written; stampOf() before the one, after the other
  // As DocumentFile has it. Else Save asks where, and offers it: nothing is written to a file because a set-up says so.
  bool isPathChosen = true;
  // Nobody is asked about it when the window closes: it has no file and Page::windowCloses() keeps it for the next time, or it is a
  // generated map that nobody drew on.
  bool isKept = false;
  // The page keeps it as well when another takes its place, and finds it again: nobody is asked then, either.
  bool isFoundAgain = false;
  // Another document in its place has another one; back by undo it has its own again.
  std::uint64_t number = 0;
  // Where it stands in its history, where a search of it may be about something else; nothing: as Comparable::moment() has it.
  std::optional<std::uint64_t> moment = {};

  // One that is there, as its file has it: `title` is for one without a file, or with a title of its own (empty: the file's name).
  static Document of(const DocumentFile& file, const QString& title = {});
};

// A page's own actions, where the window puts them while the page is in front. They stay the page's. Their shortcuts
// work then, too: the window takes them from inMenus() and from `others`.
struct PageParts {
  QList<QAction*> file;       // behind Open recent: samples
  QList<QAction*> edit;       // behind Paste
  QList<QAction*> view;       // behind the zoom
  QList<QAction*> game = {};  // behind New, in a menu that only pages have that have these
  QList<QAction*> search;     // behind the player's
  QList<QAction*> toolBar;    // behind undo and redo; separators and QWidgetActions as well
  QList<QAction*> toolBarEnd =
      {};  // behind all others in it, with a separator of their own: what comes and goes moves none of them
  QList<QAction*> offers = {};  // at the right end of the header, in words: what a game does for its player
  QList<QAction*> elsewhere = {};  // of `game`, what leads to another one or tells of all of them
  QList<QAction*> others;          // in no menu
  bool showsStatus = true;         // the line at the foot of the window
  bool hasOwnHeader = false;       // of the window header's height, in its place

  // Behind another action of the menu.
  static void putBehind(QList<QAction*>& menu, QAction* where, const QList<QAction*>& more) {
    qsizetype at = menu.indexOf(where) + 1;
    for (QAction* action : more) menu.insert(at++, action);
  }
  QList<QAction*> inMenus() const { return file + edit + view + game + search; }
};

// A line of "Keys and mouse": what is not an action's shortcut.
struct KeyHelp {
  QString keys, what;
};

// Work that a page has kept by itself, and that can be gone back to: a game that was left.
struct LeftWork {
  QString file;    // where it is kept
  QDateTime when;  // it was left
  QString title;   // what it is called; empty: nobody knows
  QString from;    // the user's file that it belongs to; empty: none
  std::optional<int> moves = {};
  bool isOver = false;
};

// The whole state of a page at one moment, cheap to take: all words of a set-up, the path of its document among them, and its
// board's text, which is made when it is asked for, perhaps on another thread and perhaps when the page is gone: it owns or
// shares all that it reads. The set-up's page is filled in by who asks.
struct Snapshot {
  setup::SetUp words = {};
  std::function<std::string()> boardText = {};

  explicit operator bool() const { return boardText != nullptr; }
  setup::SetUp operator()() const {
    setup::SetUp whole = words;
    whole.board.text = boardText();
    return whole;
  }
};

// Where a set-up comes from. A file's is a stranger's word: its document has no path of its own unless the board was
// read from there. What is recovered is unsaved work on the document that it names; RecoveryOfSaved: of that document
// nothing was unsaved, so it comes back as its file.
enum class SetUpFrom { File, Recovery, RecoveryOfSaved };

// ---- What a page is given ---------------------------------------------------------------------------------------------------

// By its window. REQUIRES: all of it outlives the page.
struct PageHost {
  Settings* settings = nullptr;
  Commands* commands = nullptr;     // of the window: for a page's own tool bars and context menus
  PlayerActions* player = nullptr;  // of the window, bound to the transport() of the page in front
  std::shared_ptr<search::MemoryBudget> memory;  // of the whole program: for every session of the page
  // Another page of the same window, made if need be; nullptr: there is none of this name. Compare looks at the map
  // lab's document so. Pages that come earlier in the register live longer.
  std::function<Page*(const QString& id)> page;
  // Brings a page of this window to the front.
  std::function<void(const QString& id)> show;
  // Page::takeFocus() of the page in front: a tool of one page may have been picked on another one.
  std::function<void()> takeFocus;
  // Asks where, and writes a copy of the page in front as a set-up: the document stays what it is. The reason when it was not written, empty where the user has given
  // it up. For a dialog of the page, which stands before the window's commands and what they say.
  std::function<std::optional<QString>()> saveSetUp;
  // Of the set-up that is open and holds what the page shows, as copies of unsaved work have it (setup::SetUp::file): path, hash,
  // whether it is unsaved. Empty: none is open.
  std::function<setup::Words()> setUpFile;
  // A page of this kind that is the caller's alone, in no rail and with nothing kept for it; nullptr: there is none of this name.
  std::function<Page*(const QString& id, const PageHost& host)> make = {};
  // Where books, games and drawings of the page lie; empty: with the program's (dataFolder()).
  QString data = {};
  // For a page that leads to others: all places of the program; one that somebody has been at in this window (nullptr: nobody
  // has); Window::openFile() and Window::openLeft().
  const std::vector<PageInfo>* pages = nullptr;
  std::function<Page*(const QString& id)> made = {};
  std::function<bool(const QString& path)> open = {};
  std::function<bool(const QString& pageId, const QString& file)> openLeft = {};

  // A file or folder there, as KeptFolder and bookFile() take it.
  static QString in(const QString& data, const QString& name) {
    return data.isEmpty() ? name : data + QLatin1Char('/') + name;
  }
  QString inData(const QString& name) const { return in(data, name); }
};

class Page : public QWidget {
  Q_OBJECT
 public:
  using QWidget::QWidget;

  // ---- Documents; the window asks about unsaved work, shows the dialogs and remembers recent files ----
  virtual Document document() const { return {}; }
  virtual QList<FileKind> readable() const { return {}; }
  virtual QString openHint() const { return {}; }          // the tool tip of Open: what could be opened
  virtual QList<FileKind> writable() const { return {}; }  // the first is what a new document is saved as
  // Whether open() takes such a file beside what is there, whoever else reads its kind: a trace as one more search.
  virtual bool adds(const files::Recognised&) const { return false; }
  // Reads a file (":/.." for what is compiled in) in the place of the present document.
  virtual Reading open(const QString& path);
  // Writes the document with searchlight::writeFile(), which knows what `expected` is: what the window has seen there last.
  // The old file is as it was when this gives a reason.
  virtual std::optional<QString> save(const QString& path, const std::optional<FileStamp>& expected);
  // A question to ask before saving there, because something of the document would be lost; empty: nothing is.
  virtual QString lossAt(const QString& path) const;
  // What one sees who gives no file.
  virtual void openWelcome() {}

  // Goes on with work that the page has kept by itself (PageInfo::left); what is there is kept, and undo comes back to it.
  virtual Reading openLeft(const QString& file);
  // Which of them is in front now; empty: none.
  virtual QString leftInFront() const { return {}; }

  // The page whose document is in front: another one's where this page only looks at it. REQUIRES: it has emitted
  // documentChanged() for that page's changes, too.
  virtual Page& documentPage() { return *this; }

  // The pages whose documents go when this set-up is taken: all of them are asked about before anything is read. This page
  // alone where takeSetUp() is going to refuse it.
  virtual std::vector<Page*> replaces(const setup::SetUp& /*setUp*/) { return {this}; }

  // Whether there is something that a crash would cost.
  virtual bool hasUnsavedWork() {
    const Document now = documentPage().document();
    return now.isModified && !now.isEmpty;
  }
  // The same of the document alone: what else is kept with it, a drawing, tells of itself when it is back.
  virtual bool hasUnsavedDocument() { return hasUnsavedWork(); }

  // ---- Searches side by side ----
  // How the page's question is searched in several ways; nullptr: it is not.
  virtual Comparable* comparable() { return nullptr; }
  // For a page that looks at others' documents: from now on at this one's.
  virtual void lookAt(Page& /*other*/) {}

  // ---- The whole state ----
  virtual Snapshot snapshot() const { return {}; }  // none: nothing that could be kept
  // `fileName` is where it was read from: it opens messages, and its folder is where relative paths begin.
  virtual Reading takeSetUp(const setup::SetUp& setUp, const QString& fileName, SetUpFrom from);
  // What was here before the present document is nothing that Undo goes back to.
  virtual void forgetEarlier() {}

  // A set-up that holds the document has been written: where the document has no file that the user has named, all of it is
  // saved now.
  virtual void savedInSetUp() {}

  // ---- Where one is, from one start to the next ----
  // What is looked at, in a few words, as far as it is no unsaved work, which is kept otherwise: a file, a collection and a
  // level, a game that has not begun. Cheap: asked for whenever the document changes. Empty: nothing to come back to.
  // Here `file`, the document's own.
  virtual setup::Words place() const;
  // What place() gave in an earlier run, with words that it does not give any more perhaps. What was kept and has come
  // back already stays. It has failed where something of it is not there.
  virtual Reading takePlace(const setup::Words& place);

  // A LookChoice of the page was made elsewhere.
  virtual void takeLooks() {}

  // ---- Commands ----
  virtual CommandState state(Command) const { return {}; }
  virtual void run(Command, bool /*checked*/) {}
  virtual PageParts parts() const { return {}; }
  virtual QList<KeyHelp> keyHelp() const { return {}; }
  virtual bool canPaste(const QMimeData*) const { return false; }  // files are opened by the window
  virtual void paste(const QMimeData*) {}
  // What it takes, for the end of a sentence: "a map, a picture"; empty: nothing but files, which the window opens.
  virtual QString pasteable() const { return {}; }
  QString pasteHint() const;  // all that can be pasted, in a sentence

  // ---- Pictures ----
  // What one can take along of what is seen now: the board that work goes on at first, and what lies in another before that.
  virtual std::vector<PictureSource> pictures() { return {}; }
  // For a picture that nobody operates the page for: what it is of comes beside the board, and a search that can be shown is lit.
  virtual void bring(PictureSource::Kind) {}
  virtual void bringSearch() {}

  // ---- The search and the screen ----
  // What is seen of a cell of its board, in the page's coordinates; empty: nothing, at the moment, or it has no such cell.
  virtual QRectF cellPlace(Point /*cell*/) const { return {}; }
  virtual Transport* transport() { return nullptr; }
  // Nothing is on its way: a picture taken now is the one to take.
  virtual bool isSettled() const { return true; }
  // Another page came to the front, or this one.
  virtual void left() {}
  virtual void entered() {}
  // The keyboard's focus goes to where work goes on: a board.
  virtual void takeFocus(Qt::FocusReason reason) { setFocus(reason); }
  // Where F6 stops, in its order: each at what had the focus there last, or can have it first. Esc leads from all others to
  // where work goes on; on a board it is the board's own.
  struct FocusStop {
    QWidget* widget;
    bool isBoard = false;
  };
  virtual std::vector<FocusStop> focusStops() const { return {}; }
  virtual void saveLayout() {}
  // The window wants to go: why what is in no file and in no copy of the autosave's, a result for a book, cannot be written.
  // The user is asked.
  virtual std::optional<QString> lostAtClose() { return std::nullopt; }
  // The window goes now: what shall be there next time without having a file (Document::isKept) is written. The reason
  // where it cannot be; the autosave's copy of it stays then, and is found at the next start.
  virtual std::optional<QString> windowCloses() { return std::nullopt; }
  // It stays after all: what windowCloses() has written is taken back, or it would be there twice.
  virtual void windowStays() {}

  // In m_message. Who has none overrides these two, complaint() and messageText().
  virtual void say(const QString& text);
  virtual void complain(const QString& text);
  void saySaved(const QString& path);
  // Saved files and trouble of a thread that writes.
  template <class Writer>
  void listenTo(const Writer* writer) {
    connect(writer, &Writer::saved, this, &Page::saySaved);
    connect(writer, &Writer::troubled, this, &Page::complain);
  }
  // What is no document, to a file that the user has just named: what `text` gives on a thread, unless the file changes meanwhile.
  // Says so, or why not: "Cannot be saved as a lesson: %1".
  bool saveAside(const QString& path, const QString& trouble, const std::function<std::string()>& text);
  // What is complained of and has not been closed; empty: nothing, or the page does not know.
  virtual QString complaint() const;
  virtual QString messageText() const;
  // The same, and what is complained of and nobody has closed yet stands beside it. What was said so gives way to nothing that is
  // said right behind it.
  virtual void sayBeside(const QString& text);
  void complainBeside(const QString& text);
  void complainOf(const Reading& reading);  // where it has failed
  // The lines at the foot of the window.
  QString status() const { return m_status; }
  QString viewStatus() const { return m_viewStatus; }

  static QString goneText(const QString& path);  // where one was, and it is not there

  // Whether the present document may be given up; asks the user when it holds unsaved work.
  bool mayReplace();

 Q_SIGNALS:
  // What snapshot() gives has changed: it will be kept within moments, and a set-up that is open may be modified.
  void changed();
  // What the page has taken over goes from where it was kept, if a copy could be written before this comes back. Handled by
  // the window.
  void copyWanted(bool* isThere);
  void documentChanged();  // its title, path or whether it is modified
  void commandsChanged();  // what state() says
  void partsChanged();     // what parts() says
  void statusChanged();
  // Handled by the window, which asks the user.
  void replaceRequested(bool* mayReplace);
  // What has just come to the front was in a set-up: in which, as setup::SetUp::file has it. Handled by the window.
  void setUpFound(const searchlight::setup::Words& file);
  // What the page has said to the user, for a page in front that looks at this one's document.
  void spoke(const QString& text, bool isComplaint);

 protected:
  static constexpr std::string_view kPlaceFile = "file";  // of place(): what open() takes
  bool isCopied();                                        // by copyWanted()
  // What was pasted is nothing that can be: why, and what can.
  void refusePasted(const QString& why);
  void setStatus(const QString& text);
  void setViewStatus(const QString& text);
  // What can be seen of a place on one of its widgets, in the page's coordinates; empty: nothing.
  QRectF placeOn(const QWidget* widget, const QRectF& place) const {
    const QRectF seen = widget->isVisibleTo(this) ? place & QRectF(widget->rect()) : QRectF();
    return seen.isEmpty() ? QRectF() : seen.translated(widget->mapTo(this, QPoint()));
  }
  QRectF placeOn(const BoardView& board, Point cell) const;

  MessageBar* m_message = nullptr;  // over the page, which makes it where it has one

 private:
  QString m_status, m_viewStatus;
};

// ---- The register of pages --------------------------------------------------------------------------------------------------

// How a page's boards look: what can be chosen in the preferences, for all windows, and on the page.
struct LookChoice {
  const char* key;                 // of Settings::look()
  const char* label;               // English; translated in the context "Pages"
  std::vector<const char*> names;  // of what can be chosen; English, as menus have them
  const char* context;             // of the names
};

struct PageInfo {
  const char* id;     // "map-lab": for --page, settings and set-ups
  const char* title;  // English; translated in the context "Pages"
  IconId icon;
  Page* (*make)(const PageHost& host);
  // Whether such a file belongs to the page (core/files/recognise.h); asked before the page is made. nullptr: none does.
  bool (*opens)(const files::Recognised& file);
  // What the page keeps by itself and can go back to, the newest first and at most so much of it. On any thread, also where
  // the page is not made. nullptr: it keeps nothing.
  std::vector<LeftWork> (*left)(std::size_t most) = nullptr;
  // How it is shown where one begins.
  StartInfo start = {};
  // What one does there, in a sentence or two; English, as the title. nullptr: StartInfo::line will do.
  const char* about = nullptr;
  // All of its commands. nullptr: it has none but the window's.
  std::vector<CommandTable> (*commands)() = nullptr;
  std::vector<LookChoice> (*looks)() = nullptr;

  bool isStart() const { return std::string_view(id) == kStartPage; }
};
// What the settings call the command that leads to it, and its keys. `number` counts the pages before it that have a number.
QString pageCommandId(const PageInfo& info);
QList<QKeySequence> pageKeys(const PageInfo& info, int& number);
QString pageTitle(const PageInfo& info);
QString pageLine(const PageInfo& info);   // StartInfo::line
QString pageAbout(const PageInfo& info);  // in more words

template <class P>
Page* makePage(const PageHost& host) {
  return new P(host);
}

}  // namespace searchlight::ui
