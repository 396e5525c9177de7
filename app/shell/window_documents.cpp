// app/shell/window_documents.cpp: documents out of files and copies, what is pasted, and what is asked before others go.
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QMimeData>
#include <QUrl>
#include <algorithm>
#include <utility>

#include "app/shell/program.h"
#include "app/shell/read_on_thread.h"
#include "app/shell/read_text.h"
#include "app/shell/window.h"
#include "core/setup/set_up.h"

namespace searchlight::ui {

namespace {

QString toNative(const QString& path) { return QDir::toNativeSeparators(path); }

}  // namespace

// The page in front before all others: several may read pictures.
const Window::Tenant* Window::ownerOf(const QString& path) const {
  const auto opens = [&path](const Tenant& t) { return t.info->opens && t.info->opens(path); };
  if (opens(*m_front)) return m_front;
  for (const Tenant& t : m_tenants)
    if (opens(t)) return &t;
  return nullptr;
}

// Else the page in front complains.
bool Window::isTaken(const Reading& reading) {
  page().complainOf(reading);
  return reading.isTaken();
}

// A set-up says itself where it belongs.
bool Window::openSetUp(const QString& path) {
  setup::SetUp setUp;
  const Reading ofFile = reading([&] {
    readOnThread(this, path, [&](const GoesOn&) {
      setUp = setup::read(readText(path, setup::kMaxBytes), toNative(path).toStdString());
    });
  });
  if (!isTaken(ofFile)) return false;
  Tenant* t = tenant(QString::fromStdString(setUp.page));
  if (!t) {
    page().complain(tr("%1: belongs to “%2”, which this program does not have")
                        .arg(toNative(path), QString::fromStdString(setUp.page)));
    return false;
  }
  make(*t);
  if (!mayReplace(t->page->replaces(setUp))) return false;
  if (!isTaken(t->page->takeSetUp(setUp, path, SetUpFrom::File))) return false;
  setPlaced(*t->page);
  setPlaced(t->page->documentPage());
  bringToFront(*t);
  keepPlace(*t);
  remember(path);
  return true;
}

// What comes with the program is not remembered.
void Window::remember(const QString& path) {
  if (path.startsWith(QLatin1Char(':'))) return;
  m_program->settings().addRecentFile(path);
  m_program->settings().setLastFolder(QFileInfo(path).absolutePath());
}

bool Window::openFile(const QString& path) {
  if (path.endsWith(QLatin1String(".searchlight"), Qt::CaseInsensitive)) return openSetUp(path);
  const Tenant* owner = ownerOf(path);
  Tenant& t = owner ? m_tenants[static_cast<std::size_t>(owner - m_tenants.data())] : *m_front;
  make(t);
  if (!mayReplace(t)) return false;
  if (!isTaken(t.page->open(path))) return false;
  setPlaced(*t.page);
  if (&page().documentPage() != t.page)
    bringToFront(t);  // else it is in front already, seen through another page
  keepPlace(t);
  remember(path);
  return true;
}

void Window::paste(const QMimeData* content) {
  if (content && content->hasUrls() && content->urls().front().isLocalFile()) {
    openFile(content->urls().front().toLocalFile());
  } else if (content && page().canPaste(content)) {
    page().paste(content);
  } else {
    page().say(tr("There is nothing on the clipboard that can be pasted.") + QLatin1Char('\n') +
               page().pasteHint());
  }
}

bool Window::recover(AbandonedWork work) {
  Tenant* t = tenant(QString::fromStdString(work.setUp.page));
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
  t->autosave->adopt(std::move(work));
  Page& owner = t->page->documentPage();
  setPlaced(*t->page);
  setPlaced(owner);
  bringToFront(*t);
  disconnect(hearing);
  // A choice of searches is kept, too, where nothing of the document was unsaved.
  const Document document = owner.document();
  const bool isUnsaved = document.isModified || (&owner == t->page && owner.hasUnsavedWork());
  told.prepend((isUnsaved ? tr("Unsaved work of an earlier run was restored: %1")
                          : tr("The window of an earlier run is back; nothing of it was unsaved: %1"))
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
  if (filters.size() > 1) filters.prepend(FileKind{tr("All that can be shown (%1)"), all}.filter());
  filters += tr("All files (*)");
  const QString path = QFileDialog::getOpenFileName(this, tr("Open"), m_program->settings().lastFolder(),
                                                    filters.join(QStringLiteral(";;")));
  if (!path.isEmpty()) openFile(path);
}

// One after another, each with its page in sight.
bool Window::mayReplace(const std::vector<Page*>& pages) {
  return std::ranges::all_of(
      m_tenants, [&](Tenant& t) { return std::ranges::find(pages, t.page) == pages.end() || mayReplace(t); });
}

bool Window::mayReplace(Tenant& t) {
  const Document document = t.page->document();
  if (!document.isModified || document.isEmpty || document.isFoundAgain) return true;
  if (&page().documentPage() != t.page) bringToFront(t);  // what is asked about is seen
  const auto answer = QMessageBox::warning(
      this, tr("Unsaved changes"), tr("“%1” has changes that are not saved.").arg(shownTitle(document.title)),
      QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, QMessageBox::Save);
  return answer == QMessageBox::Discard || (answer == QMessageBox::Save && save(*t.page));
}

}  // namespace searchlight::ui
