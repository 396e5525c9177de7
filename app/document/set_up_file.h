// app/document/set_up_file.h: the set-up that a page was opened from or saved in, a document like any other file.
#pragma once
#include <QString>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "app/shell/page.h"
#include "core/history/history.h"
#include "core/setup/set_up.h"
#include "widgets/document/document_file.h"

namespace searchlight::ui {

// A set-up as it was read from its file, and what that file was.
struct ReadSetUp {
  setup::SetUp setUp;
  KnownFile file;
  bool isPacked = false;  // by gzip: it cannot be written back
  std::string
      boardHash;  // of the file that it has its board from; empty: it holds its text, or none could be read
  std::vector<std::string> unknown;  // entries that were passed over, as setup::read() tells them
};

// The window's, one for each page. It is open from the moment when a set-up was opened or saved for as long as the document
// that it brought or holds is there: with another map, game or opening the page is that one's again; undo, which brings the
// document back, brings the set-up back, too, also where another one was opened meanwhile.
//
// Modified is what somebody has set or done since: board, question, searches, breakpoints, bookmarks, how the board is
// drawn. Where one looks (cursor, what is chosen, the zoom) is written with it, but to step through a search is no work.
class SetUpFile {
 public:
  // `pageId` is the page's name in set-ups. REQUIRES: the page outlives this.
  SetUpFile(Page* page, std::string pageId);

  bool isOpen() const;
  // Of what is open: its name, path and stamp, and whether it is modified.
  Document document() const;
  bool isModified() const;
  // Whether the document of `owner` is kept in it: it is the page's own, or has no file that its user has named.
  bool holds(const Page& owner) const;
  // Whether a crash would cost something of the page: what the file does not hold, or without one Page::hasUnsavedWork().
  bool hasUnsavedWork() const;

  // The page has just taken it.
  void open(const QString& path, const ReadSetUp& read);
  void close();
  // Writes the page's state and is open then. REQUIRES: the page has a snapshot(). Reason and `expected` as in Page::save().
  std::optional<QString> save(const QString& path, const std::optional<FileStamp>& expected);
  // Something else has been written there: no document's set-up is in that file any more.
  void overwritten(const QString& path);
  // As save(), beside what is open, which stays that.
  std::optional<QString> saveCopy(const QString& path) const;

  // For a copy of unsaved work, and from one, after the page has taken it: the file may have been read meanwhile.
  setup::Words words() const;
  static KnownFile fileOf(const setup::Words& words);
  void recover(const setup::Words& words, const KnownFile& file);

 private:
  // What is compared with what is there.
  struct State {
    HistoryPosition board;
    setup::SetUp words;
    friend bool operator==(const State&, const State&) = default;
  };
  HistoryPosition boardNow() const;
  State now() const;
  std::optional<setup::Board> reference(const QString& path) const;
  std::string text(const QString& path, const std::optional<setup::Board>& reference) const;

  // The file that it has its board from, as long as that is the board: by its state, and the hash of the file then.
  struct Reference {
    setup::Board board;
    QString folder;
    HistoryPosition moment;
    std::string hash;
  };
  struct Open {
    const Page* owner = nullptr;  // whose document it holds, and which
    std::uint64_t number = 0;
    DocumentFileOf<State> file;
    std::optional<Reference> reference = {};
  };
  static constexpr std::size_t kMostOpen = 50;  // more than there are documents to go back to
  Open& begin(const DocumentFile& file);
  const Open* present() const;  // of the document that is there; nullptr: none

  Page* m_page;
  std::string m_pageId;
  std::vector<Open> m_open;  // the latest last
};

}  // namespace searchlight::ui
