// app/shell/window_documents.cpp: documents out of files and copies, what is pasted, and what is asked before others go.
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QMimeData>
#include <algorithm>
#include <utility>

#include "app/shell/left_dialog.h"
#include "app/shell/program.h"
#include "app/shell/read_on_thread.h"
#include "app/shell/window.h"
#include "core/lessons/set_up_block.h"
#include "core/setup/set_up.h"
#include "core/text/failure.h"
#include "core/text/files.h"
#include "core/text/gzip.h"

namespace searchlight::ui {

namespace {

QString toNative(const QString& path) { return QDir::toNativeSeparators(path); }

}  // namespace

// The page in front before all others: several may read pictures.
const Window::PageSlot* Window::ownerOf(const files::Recognised& file) const {
  const auto opens = [&file](const PageSlot& t) { return t.info->opens && t.info->opens(file); };
  if (opens(*m_front)) return m_front;
  for (const PageSlot& t : m_slots)
    if (opens(t)) return &t;
  return nullptr;
}

// Else the page in front complains.
bool Window::isTaken(const Reading& reading) {
  page().complainOf(reading);
  return reading.isTaken();
}

Reading Window::readSetUp(const QString& path, ReadSetUp& read) {
  return reading([&] {
    readOnThread(this, path, [&](const GoesOn&) {
      const std::string text = readText(path, read.file, setup::kMaxBytes);
      read.isPacked = isGzip(text);
      read.setUp = setup::read(text, toNative(path).toStdString(), read.unknown);
      lessons::addUnknownWords(read.setUp, read.unknown);
      if (read.setUp.board.text || path.startsWith(QLatin1Char(':'))) return;
      try {
        const auto folder = QFileInfo(path).absolutePath().toStdU16String();
        read.boardHash = setup::boardHash(setup::boardText(read.setUp.board, folder, {}).text);
      } catch (const FormatError&) {
        // whoever takes the set-up says so
      }
    });
  });
}

// What comes with the program is nobody's document, and what is packed is not written back.
Reading Window::takeSetUp(PageSlot& t, const ReadSetUp& read, const QString& path) {
  Reading taking = t.page->takeSetUp(read.setUp, path, SetUpFrom::File);
  if (!taking.isTaken()) return taking;
  path.startsWith(QLatin1Char(':')) || read.isPacked ? t.setUp->close() : t.setUp->open(path, read);
  setPlaced(*t.page);
  setPlaced(t.page->documentPage());
  Q_EMIT t.page->documentChanged();
  return taking;
}

// A set-up says itself where it belongs.
bool Window::openSetUp(const QString& path) {
  ReadSetUp read;
  if (!isTaken(readSetUp(path, read))) return false;
  PageSlot* t = slot(QString::fromStdString(read.setUp.page));
  if (!t) {
    page().complain(tr("%1: belongs to the page “%2”, which this version does not have")
                        .arg(toNative(path), QString::fromStdString(read.setUp.page)));
    return false;
  }
  make(*t);
  if (!mayGo(t->page->replaces(read.setUp), Going::Replaced)) return false;
  if (!isTaken(takeSetUp(*t, read, path))) return false;
  bringToFront(*t);
  keepPlace(*t);
  remember(path);
  if (read.unknown.empty()) return true;
  QStringList names;
  for (const std::string& name : read.unknown) names << QString::fromStdString(name);
  page().sayBeside(tr("%1 contains entries that this version does not know: %2. They are ignored; saving "
                      "the file removes them.")
                       .arg(toNative(path), names.join(QStringLiteral(", "))));
  return true;
}

// What comes with the program is not remembered.
void Window::remember(const QString& path) {
  if (path.startsWith(QLatin1Char(':'))) return;
  m_program->settings().addRecentFile(path);
  m_program->settings().setLastFolder(QFileInfo(path).absolutePath());
}

bool Window::openFile(const QString& path) {
  files::Recognised file;
  if (!isTaken(reading([&] { file = recognised(path); }))) return false;
  if (file.is(files::Kind::SetUp)) return openSetUp(path);
  if (page().adds(file)) {
    if (!isTaken(page().open(path))) return false;
    remember(path);
    return true;
  }
  const PageSlot* owner = ownerOf(file);
  if (!owner) {
    page().complain(file.isEmpty ? tr("%1: the file is empty").arg(toNative(path))
                                 : tr("%1 was not recognised as a workspace, a Color Lines game, a Sokoban "
                                      "game, a map, a graph, a "
                                      "list of queries, a picture, a lesson, a trace, a Klotski game or "
                                      "layout, or Sokoban levels.")
                                       .arg(QFileInfo(path).fileName()));
    return false;
  }
  PageSlot& t = m_slots[static_cast<std::size_t>(owner - m_slots.data())];
  make(t);
  if (!mayGo({t.page}, Going::Replaced)) return false;
  if (!isTaken(t.page->open(path))) return false;
  setPlaced(*t.page);
  if (&page() != t.page) bringToFront(t);
  keepPlace(t);
  remember(path);
  return true;
}

bool Window::showFile(const QString& path) {
  const FileStamp wanted = stampOf(path.toStdU16String());
  for (PageSlot& t : m_slots) {
    if (!t.page) continue;
    QStringList files{(t.setUp->isOpen() ? t.setUp->document() : t.page->document()).path};
    const Snapshot now = t.page->snapshot();
    for (const auto& [name, value] : now.words.view)  // a game has no file of its own, but its levels
      if (const QString word = QString::fromStdString(value); QDir::isAbsolutePath(word)) files << word;
    const bool isShown = std::ranges::any_of(
        files, [&](const QString& file) { return isSameFile(stampOf(file.toStdU16String()), wanted); });
    if (!isShown) continue;
    bringToFront(t);
    return true;
  }
  return false;
}

// Looked at first, so that what was kept for the page's first sight is there before and is gone back to.
bool Window::openLeft(const QString& pageId, const QString& file) {
  PageSlot* t = slot(pageId);
  if (!t) return false;
  bringToFront(*t);
  if (!isTaken(t->page->openLeft(file))) return false;
  setPlaced(*t->page);
  keepPlace(*t);
  return true;
}

QStringList Window::leftInFront() const {
  QStringList files;
  for (const PageSlot& t : m_slots)
    if (t.page) files << t.page->leftInFront();
  files.removeAll(QString());
  return files;
}

void Window::showAllLeft() {
  LeftDialog dialog(
      m_program->pages(), [this] { return leftInFront(); }, this);
  if (dialog.exec() == QDialog::Accepted) openLeft(dialog.pageId(), dialog.file());
}

void Window::paste(const QMimeData* content) {
  if (content && content->hasUrls() && content->urls().front().isLocalFile()) {
    openFile(content->urls().front().toLocalFile());
  } else if (content && page().canPaste(content)) {
    page().paste(content);
  } else {
    page().say(tr("The clipboard contains nothing that can be pasted.") + QLatin1Char('\n') +
               page().pasteHint());
  }
}

// The page has what was in it; its file may have been read or written by others meanwhile.
void Window::recoverSetUp(PageSlot& t, const setup::Words& ofFile) {
  const std::string* path = ofFile.find("path");
  if (!path) return;
  KnownFile file;  // not known, unless it is read
  const Reading read = reading([&] {
    readOnThread(this, QString::fromStdString(*path),
                 [&](const GoesOn&) { file = SetUpFile::fileOf(ofFile); });
  });
  t.setUp->recover(ofFile, read.isTaken() ? file : KnownFile{});
  Q_EMIT t.page->documentChanged();
}

bool Window::recover(AbandonedWork work) {
  PageSlot* t = slot(QString::fromStdString(work.setUp.page));
  if (!t) return false;
  make(*t);
  QStringList told;  // by the page, of a drawing that is back beside the document
  const QMetaObject::Connection hearing =
      connect(t->page, &Page::spoke, this, [&told](const QString& text, bool isComplaint) {
        if (!isComplaint) told << text;
      });
  const Reading taking = t->page->takeSetUp(work.setUp, work.file, SetUpFrom::Recovery);
  if (!taking.isTaken()) {
    disconnect(hearing);
    if (taking.hasFailed()) m_program->addUnreadable(Autosave::setAside(work.file), taking.why());
    return false;
  }
  const setup::Words ownFile = work.setUp.file;
  t->autosave->adopt(std::move(work));
  recoverSetUp(*t, ownFile);
  Page& owner = t->page->documentPage();
  setPlaced(*t->page);
  setPlaced(owner);
  bringToFront(*t);
  disconnect(hearing);
  // A choice of searches is kept, too, where nothing of the document was unsaved.
  const Document document = guarded(*t).document();
  const bool isUnsaved =
      document.isModified || (&owner == t->page && !t->setUp->isOpen() && t->page->hasUnsavedDocument());
  told.prepend((isUnsaved ? tr("Unsaved work from an earlier session was restored: %1")
                          : tr("A window from an earlier session was restored (no unsaved work): %1"))
                   .arg(shownTitle(document.title)));
  t->news = told.join(QLatin1Char('\n'));
  return true;
}

void Window::openDialog() {
  QStringList all, filters;
  for (const FileKind& kind : page().documentPage().readable()) {
    all += kind.patterns;
    filters += kind.filter();
  }
  const FileKind setUps = setUpFiles();
  all += setUps.patterns;
  filters += setUps.filter();
  if (filters.size() > 1) filters.prepend(FileKind{tr("All supported files (%1)"), all}.filter());
  // A page that leads to others does not know what they read.
  const bool knowsKinds = filters.size() > 1;
  filters.insert(knowsKinds ? filters.size() : 0, tr("All files (*)"));
  const QString path = QFileDialog::getOpenFileName(this, tr("Open"), m_program->settings().lastFolder(),
                                                    filters.join(QStringLiteral(";;")));
  if (!path.isEmpty()) openFile(path);
}

// ---- What is guarded -------------------------------------------------------------------------------------------------

Document Window::Guarded::document() const {
  return isSetUp ? slot->setUp->document() : slot->page->document();
}

Window::Guarded Window::guarded(PageSlot& t) {
  if (t.setUp->isOpen()) return {&t, true};
  PageSlot& owner = slotOf(t.page->documentPage());
  return {&owner, owner.setUp->isOpen()};
}

// What would be lost where the documents of these pages go: set-ups with them, also those of pages that look at one of them.
// A document that a set-up holds is a part of it; and a page that finds its documents again finds their set-ups, too.
std::vector<Window::Guarded> Window::unsaved(const std::vector<Page*>& pages, Going going) {
  const auto goes = [&](const Page* page) { return std::ranges::find(pages, page) != pages.end(); };
  std::vector<Guarded> all;
  for (PageSlot& t : m_slots) {
    if (!t.page) continue;
    const Document document = t.page->document();
    const bool isHeld = std::ranges::any_of(
        m_slots, [&](const PageSlot& other) { return other.page && other.setUp->holds(*t.page); });
    if (goes(t.page) && document.isModified && !document.isEmpty && !isHeld && !document.isFoundAgain &&
        !(going == Going::Closed && document.isKept))
      all.push_back({&t, false});
    const bool isFound = going == Going::Replaced && document.isFoundAgain;
    if (t.setUp->isOpen() && (goes(t.page) || goes(&t.page->documentPage())) && !isFound &&
        t.setUp->isModified())
      all.push_back({&t, true});
  }
  return all;
}

// One after another, each with its page in sight; nothing goes before the last answer.
bool Window::mayGo(const std::vector<Page*>& pages, Going going) {
  return std::ranges::all_of(unsaved(pages, going), [this](const Guarded& what) {
    if (&page() != what.slot->page && (what.isSetUp || &page().documentPage() != what.slot->page))
      bringToFront(*what.slot);
    const auto answer = QMessageBox::warning(
        this, tr("Unsaved changes"), tr("“%1” has unsaved changes.").arg(shownTitle(what.document().title)),
        QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, QMessageBox::Save);
    return answer == QMessageBox::Discard || (answer == QMessageBox::Save && save(what));
  });
}

}  // namespace searchlight::ui
