// app/shell/window.h: one window: rail, menus, tool bar, the page in front, and what belongs to its document.
#pragma once
#include <QMainWindow>
#include <memory>
#include <vector>

#include "app/document/set_up_file.h"
#include "app/shell/autosave.h"
#include "app/shell/commands.h"
#include "app/shell/focus_stops.h"
#include "app/shell/page.h"
#include "app/shell/picture_commands.h"
#include "widgets/player/player_actions.h"

class QLabel;
class QMenu;
class QStackedWidget;

namespace searchlight::ui {

class Header;
class Program;
class Rail;

// Knows pages and nothing of what they are about. A page is made when it is first looked at. There is one set of
// commands and one of the player's: both do what they say to the page in front.
class Window : public QMainWindow {
  Q_OBJECT
 public:
  // Begins with the first page of the program, or with this one. REQUIRES: the program has a page of that name. `copies`
  // is AbandonedWork::window of what will come back here (empty: nothing will): then no page is in front until recover() has
  // brought one, for a page that is looked at takes what was kept, in the place of which the work would come.
  explicit Window(Program* program, const QString& pageId = {}, const QString& copies = {});
  ~Window() override;

  // The page in front. REQUIRES: there is one.
  Page& page() { return *m_front->page; }
  QString pageId() const { return QString::fromLatin1(m_front->info->id); }
  // By its name, made if need be; nullptr: there is no such page.
  Page* page(const QString& id);
  void showPage(const QString& id);
  bool isRailVisible() const;
  QString shownDocument() const;  // what its title says, without the mark of unsaved changes

  // What one sees who gives no file: the page in front where one was the last time, or else its welcome. What is complained
  // of stays beside it.
  void openWhereOneWas();
  void openWelcome() { page().openWelcome(); }
  // On the page it belongs to. False, with a message in the window and all as it was, when it cannot be read; false
  // also when the user wants to keep unsaved work.
  bool openFile(const QString& path);
  // The page whose document or workspace is this very file, or whose levels are from it, comes to the front as it is. False: there
  // is none.
  bool showFile(const QString& path);
  // Work that was kept by itself goes on there (PageInfo::left). False, with a message, when it cannot be read.
  bool openLeft(const QString& pageId, const QString& file);
  // Goes on with what an earlier run has left. False: the page cannot use it, and it is set aside, which the program tells
  // (Program::tellOfUnreadable); or the user has given up reading it, and it stays for the next start. What came back is
  // told on each page when it is first seen, and not before tellNews().
  bool recover(AbandonedWork work);
  // The window is shown now: what the page in front has to tell of that is told.
  void tellNews();
  // Content that was pasted or dropped: files are opened, the rest is the page's.
  void paste(const QMimeData* content);

  // Looks of boards were chosen elsewhere: in the preferences.
  void takeLooks();

  Commands& commands() { return m_commands; }
  PlayerActions& player() { return m_player; }
  PictureCommands& pictures() { return m_pictures; }
  // Where F6 stops now, in its order.
  std::vector<Page::FocusStop> focusStops();

 protected:
  void closeEvent(QCloseEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;
  void dragEnterEvent(QDragEnterEvent* event) override;
  void dropEvent(QDropEvent* event) override;

 private:
  struct PageSlot {
    const PageInfo* info;
    Page* page = nullptr;
    std::unique_ptr<SetUpFile> setUp;  // with the page
    std::unique_ptr<Autosave> autosave;
    // It is where one was, or has been given something else: from here on its place is remembered ..
    bool isPlaced = false;
    bool isArriving = false;              // where one was is being read
    std::optional<setup::Words> standIn;  // .. but for what is there because the place is not
    QString news;                         // of what came back, until somebody sees the page
  };

  PageSlot* slot(const QString& id);
  PageSlot& slotOf(const Page& page);  // REQUIRES: it is ours
  void make(PageSlot& slot);
  void bringToFront(PageSlot& slot);
  bool takePlace(PageSlot& slot);
  Reading takePlace(PageSlot& slot, const setup::Words& place);
  setup::Words placeOf(const PageSlot& slot) const;
  void keepPlace(PageSlot& slot);
  void setPlaced(const Page& page);
  // What has come of keeping what has no file.
  struct Leaving {
    std::vector<PageSlot*> copied;    // where it could not be, and the autosave's copy stays
    std::vector<PageSlot*> homeless;  // nor is there a copy
    QStringList lost;                 // why
  };
  Leaving leave();

  // window_menus.cpp
  void buildMenus();
  void connectCommands();
  void placeParts();
  void buildHeader();
  void retranslate();
  void fillRecentMenu();
  void fillWindowsMenu();
  void updateTitle();
  void updateCommands();
  void updateStatus();

  // window_documents.cpp
  // What is guarded: the document of a page, or the set-up that is open there and goes before it.
  struct Guarded {
    PageSlot* slot;
    bool isSetUp;
    Document document() const;
  };
  Guarded guarded(PageSlot& slot);  // whose title is shown there, and which Save writes
  const PageSlot* ownerOf(const files::Recognised& file) const;
  bool isTaken(const Reading& reading);
  Reading readSetUp(const QString& path, ReadSetUp& read);
  Reading takeSetUp(PageSlot& slot, const ReadSetUp& read, const QString& path);
  void recoverSetUp(PageSlot& slot, const setup::Words& ofFile);
  QStringList leftInFront() const;
  void showAllLeft();
  bool openSetUp(const QString& path);
  void remember(const QString& path);
  enum class Going { Replaced, Closed };
  std::vector<Guarded> unsaved(const std::vector<Page*>& pages, Going going);
  bool mayGo(const std::vector<Page*>& pages, Going going);
  void openDialog();

  // window_saving.cpp
  bool save(const Guarded& what);
  bool saveAs(PageSlot& slot);
  enum class Answer { Write, Elsewhere, Nothing };
  Answer askAboutForeign(const QString& path, const FileStamp& known, const FileStamp& now);
  enum class Chosen { Before, Now };  // when the user has chosen the path
  bool saveTo(const Guarded& what, const QString& path, Chosen chosen);
  // The reason when it was not written, empty where the user has given it up or has been told.
  std::optional<QString> write(const Guarded& what, const QString& path, Chosen chosen);
  std::optional<QString> saveSetUp(PageSlot& slot, const QString& path);
  enum class As { Document, Copy };
  std::optional<QString> saveSetUpAs(PageSlot& slot, As as);
  static FileKind setUpFiles();

  QString m_saveComplaint;  // the last one, until a save goes well

  Program* m_program;
  const QString m_copies;  // what the copies of our pages are called by
  Commands m_commands;
  PlayerActions m_player;
  FocusStops m_focus;
  PictureCommands m_pictures;
  std::vector<PageSlot> m_slots;  // one for each page of the program, in its order
  PageSlot* m_front = nullptr;
  Rail* m_rail;
  QStackedWidget* m_stack;
  struct Menus {
    QMenu *file, *recent, *left, *edit, *view, *places, *windows, *theme, *language, *game, *search, *help;
  } m_menus{};
  // A page's actions go before these.
  struct Anchors {
    QAction *file, *edit, *view, *game, *search;
  } m_anchors{};
  PageParts m_placed;  // what the page in front has in the menus
  Header* m_header;
  QLabel *m_status, *m_viewStatus;
};

}  // namespace searchlight::ui
