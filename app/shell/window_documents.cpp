// app/shell/window_documents.cpp: files in and out, unsaved work, what is pasted. Documents are guarded here, whatever
// the page.
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QUrl>

#include "app/shell/program.h"
#include "app/shell/read_on_thread.h"
#include "app/shell/read_text.h"
#include "app/shell/window.h"
#include "core/setup/set_up.h"
#include "core/text/files.h"
#include "core/text/format_error.h"
#include "widgets/theme/error_texts.h"

namespace searchlight::ui {

namespace {

QString toNative(const QString& path) { return QDir::toNativeSeparators(path); }

QString suffixOf(const FileKind& kind) { return kind.patterns.front().mid(1); }  // "*.slmap" -> ".slmap"

// Nobody may write it, whoever we are: a file that is put in its place would go against that.
bool isProtected(const QString& path) {
  return !(QFile::permissions(path) & (QFile::WriteOwner | QFile::WriteGroup | QFile::WriteOther));
}

bool matches(const FileKind& kind, const QString& path) {
  return QDir::match(kind.patterns, QFileInfo(path).fileName());
}

}  // namespace

// The page in front before all others: several may read pictures.
const Window::Tenant* Window::ownerOf(const QString& path) const {
  const auto opens = [&path](const Tenant& t) { return t.info->opens && t.info->opens(path); };
  if (opens(*m_front)) return m_front;
  for (const Tenant& t : m_tenants)
    if (opens(t)) return &t;
  return nullptr;
}

// A set-up says itself where it belongs.
bool Window::openSetUp(const QString& path) {
  setup::SetUp setUp;
  try {
    readOnThread(this, path, [&](const GoesOn&) {
      setUp = setup::read(readText(path, setup::kMaxBytes), toNative(path).toStdString());
    });
  } catch (const ReadingGivenUp&) {
    return false;
  } catch (const std::exception& e) {
    page().complain(errorText(e));
    return false;
  }
  Tenant* t = tenant(QString::fromStdString(setUp.page));
  if (!t) {
    page().complain(tr("%1: belongs to “%2”, which this program does not have")
                        .arg(toNative(path), QString::fromStdString(setUp.page)));
    return false;
  }
  make(*t);
  if (!t->page->documentPage().mayReplace()) return false;
  if (const auto why = t->page->takeSetUp(setUp, path, SetUpFrom::File)) {
    if (!why->isEmpty()) page().complain(*why);
    return false;
  }
  bringToFront(*t);
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
  if (const auto why = t.page->open(path)) {
    if (!why->isEmpty()) page().complain(*why);
    return false;
  }
  if (&page().documentPage() != t.page)
    bringToFront(t);  // else it is in front already, seen through another page
  remember(path);
  return true;
}

void Window::paste(const QMimeData* content) {
  if (content && content->hasUrls() && content->urls().front().isLocalFile()) {
    openFile(content->urls().front().toLocalFile());
  } else if (content && page().canPaste(content)) {
    page().paste(content);
  } else {
    page().say(page().nothingToPaste());
  }
}

bool Window::recover(AbandonedWork work) {
  Tenant* t = tenant(QString::fromStdString(work.setUp.page));
  if (!t) return false;
  bringToFront(*t);
  if (const auto why = t->page->takeSetUp(work.setUp, work.file, SetUpFrom::Recovery)) {
    t->page->complain(*why);
    Autosave::setAside(std::move(work));
    return false;
  }
  t->autosave->adopt(std::move(work));
  t->page->say(
      tr("Unsaved work of an earlier run was restored: %1").arg(t->page->documentPage().document().title));
  return true;
}

void Window::openDialog() {
  QStringList all, filters;
  for (const FileKind& kind : page().documentPage().readable()) {
    all += kind.patterns;
    filters += kind.filter();
  }
  const FileKind setUps{tr("Set-ups (%1)"), {QStringLiteral("*.searchlight")}};
  all += setUps.patterns;
  filters += setUps.filter();
  if (filters.size() > 1) filters.prepend(FileKind{tr("All that can be shown (%1)"), all}.filter());
  filters += tr("All files (*)");
  const QString path = QFileDialog::getOpenFileName(this, tr("Open"), m_program->settings().lastFolder(),
                                                    filters.join(QStringLiteral(";;")));
  if (!path.isEmpty()) openFile(path);
}

bool Window::save(Page& page) {
  const Document document = page.document();
  if (document.path.isEmpty() || !page.lossAt(document.path).isEmpty()) return saveAs(page);
  // A file that has vanished holds nobody's work: it is simply written again.
  const FileStamp file = stampOf(document.path.toStdU16String());
  if (file.exists && isProtected(document.path)) {
    page.say(tr("%1 is read-only: the document is saved elsewhere.").arg(toNative(document.path)));
    return saveAs(page);
  }
  if (file.exists && file != document.file) return saveOverForeign(page, document.path);
  return saveTo(page, document.path);
}

// Somebody else has written the document's file since we did: nothing of theirs is lost unasked.
bool Window::saveOverForeign(Page& page, const QString& path) {
  QMessageBox box(
      QMessageBox::Warning, tr("Save"),
      tr("%1 has been changed by another program since it was read or saved here.").arg(toNative(path)),
      QMessageBox::Cancel, this);
  box.setInformativeText(tr("What the other program wrote there is lost when you overwrite it."));
  const QAbstractButton* overwrite = box.addButton(tr("Overwrite"), QMessageBox::DestructiveRole);
  const QAbstractButton* elsewhere = box.addButton(tr("Save as…"), QMessageBox::ActionRole);
  box.setDefaultButton(QMessageBox::Cancel);
  box.setEscapeButton(QMessageBox::Cancel);
  box.exec();
  if (box.clickedButton() == overwrite) return saveTo(page, path);
  return box.clickedButton() == elsewhere && saveAs(page);
}

bool Window::saveAs(Page& page) {
  // A set-up is a copy of all that is there; the document stays with its own file.
  Page& owner = page.documentPage();
  const QList<FileKind> kinds = owner.writable();
  if (kinds.isEmpty()) return false;
  const Document document = owner.document();
  const FileKind setUps{tr("Set-ups (%1)"), {QStringLiteral("*.searchlight")}};
  QStringList filters;
  for (const FileKind& kind : kinds) filters += kind.filter();
  filters += setUps.filter();
  // A document without a file is called after its title, which may itself be a file's name ("castle.png").
  QString base = QFileInfo(document.title).completeBaseName().replace(QLatin1Char('/'), QLatin1Char('-'));
  const QString name = document.path.isEmpty() ? m_program->settings().lastFolder() + QLatin1Char('/') +
                                                     base + suffixOf(kinds.front())
                                               : document.path;
  QString filter = filters.front();
  for (const FileKind& kind : kinds)
    if (matches(kind, name)) filter = kind.filter();
  QFileDialog dialog(this, tr("Save"), QFileInfo(name).path());
  dialog.setAcceptMode(QFileDialog::AcceptSave);
  dialog.setNameFilters(filters);
  dialog.selectNameFilter(filter);
  dialog.selectFile(QFileInfo(name).fileName());
  // The dialog adds it, so that it asks about the file that will be written.
  const auto setSuffix = [&](const QString& chosen) {
    const qsizetype at = std::max<qsizetype>(0, filters.indexOf(chosen));
    dialog.setDefaultSuffix(suffixOf(at < kinds.size() ? kinds[at] : setUps));
  };
  setSuffix(filter);
  connect(&dialog, &QFileDialog::filterSelected, this, setSuffix);
  if (dialog.exec() != QDialog::Accepted || dialog.selectedFiles().isEmpty()) return false;
  const QString path = dialog.selectedFiles().front();
  if (matches(setUps, path)) return saveSetUp(page, path);
  if (const QString loss = owner.lossAt(path); !loss.isEmpty()) {
    const auto answer = QMessageBox::warning(this, tr("Save"), loss, QMessageBox::Save | QMessageBox::Cancel,
                                             QMessageBox::Cancel);
    if (answer != QMessageBox::Save) return false;
  }
  if (!saveTo(owner, path)) return false;
  remember(path);
  return true;
}

bool Window::saveSetUp(Page& page, const QString& path) {
  const Snapshot snapshot = page.snapshot();
  if (!snapshot) return false;
  try {
    setup::SetUp setUp = snapshot();
    for (const Tenant& t : m_tenants)
      if (t.page == &page) setUp.page = t.info->id;
    setUp.board.path.clear();  // its text is in it
    writeFile(path.toStdU16String(), setup::write(setUp));
  } catch (const std::exception& e) {
    page.complain(QString::fromUtf8(e.what()));
    return false;
  }
  remember(path);
  return true;
}

bool Window::saveTo(Page& page, const QString& path) {
  const auto why = page.save(path);
  if (why) page.complain(tr("%1 cannot be written: %2").arg(toNative(path), *why));
  return !why;
}

bool Window::mayReplace(Tenant& t) {
  const Document document = t.page->document();
  if (!document.isModified || document.isEmpty) return true;
  if (&page().documentPage() != t.page) bringToFront(t);  // what is asked about is seen
  const auto answer = QMessageBox::warning(
      this, tr("Unsaved changes"), tr("“%1” has changes that are not saved.").arg(document.title),
      QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, QMessageBox::Save);
  return answer == QMessageBox::Discard || (answer == QMessageBox::Save && save(*t.page));
}

}  // namespace searchlight::ui
