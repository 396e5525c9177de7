// app/shell/window_saving.cpp: documents into files, and what a closing window leaves behind. Whatever the page, they are guarded here.
#include <QApplication>
#include <QCloseEvent>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLocale>
#include <QMessageBox>
#include <QPointer>
#include <QPushButton>
#include <QStringList>
#include <algorithm>
#include <utility>
#include <vector>

#include "app/shell/program.h"
#include "app/shell/read_on_thread.h"
#include "app/shell/window.h"
#include "core/text/files.h"
#include "widgets/picture/picture_writer.h"

namespace searchlight::ui {

namespace {

QString nativePath(const QString& path) { return QDir::toNativeSeparators(path); }

// Nobody may write it, whoever we are: a file that is put in its place would go against that.
bool isProtected(const QString& path) {
  return !(QFile::permissions(path) & (QFile::WriteOwner | QFile::WriteGroup | QFile::WriteOther));
}

QString nothingToKeep() { return Window::tr("This page cannot be saved as a workspace."); }

// Its set-up is open now, saved or closed: the title says so, and the copy of what is unsaved.
void tellSetUp(Page& page) {
  Q_EMIT page.documentChanged();
  Q_EMIT page.changed();
}

enum class AtLoss { Stay, Lose, SaveAs };

// Neither a game's own file nor the autosave's copy could be written, or a result that is in no copy.
AtLoss askAboutLoss(QWidget* window, QStringList why, bool canBeSaved) {
  why.removeDuplicates();
  QMessageBox box(
      QMessageBox::Warning, Window::tr("Unsaved changes"),
      Window::tr("The work in this window cannot be saved: %1\n\nClose the window and lose this work?")
          .arg(why.join(QLatin1Char('\n'))),
      QMessageBox::Discard | QMessageBox::Cancel, window);
  const QAbstractButton* elsewhere =
      canBeSaved ? box.addButton(Window::tr("Save as…"), QMessageBox::ActionRole) : nullptr;
  box.setDefaultButton(QMessageBox::Cancel);
  box.setEscapeButton(QMessageBox::Cancel);
  box.exec();
  if (elsewhere && box.clickedButton() == elsewhere) return AtLoss::SaveAs;
  return box.clickedButton() == box.button(QMessageBox::Discard) ? AtLoss::Lose : AtLoss::Stay;
}

// What pages write by themselves is there when this comes back; else the page whose file has failed, which has told so.
const Page* firstUnwritten(const std::vector<Page*>& pages) {
  for (const Page* page : pages) {
    std::vector<QPointer<PictureWriter>>
        writers;  // while one is waited for, another may come to its end and go
    for (PictureWriter* writer : page->findChildren<PictureWriter*>()) writers.emplace_back(writer);
    for (const QPointer<PictureWriter>& writer : writers)
      if (writer && !writer->finish()) return page;
  }
  return nullptr;
}

}  // namespace

FileKind Window::setUpFiles() { return {tr("Workspaces (%1)"), {QStringLiteral("*.searchlight")}}; }

bool Window::save(const Guarded& what) {
  const Document document = what.document();
  if (!what.isSetUp && (document.path.isEmpty() || !document.isPathChosen ||
                        !what.slot->page->lossAt(document.path).isEmpty()))
    return saveAs(*what.slot);
  return saveTo(what, document.path, Chosen::Before);
}

// What is done with the document when its file is not what it was. `known` is what it was when somebody here saw it last.
Window::Answer Window::askAboutForeign(const QString& path, const FileStamp& known, const FileStamp& now) {
  // As exact as it has to be for the two to differ.
  const char* format = known.seconds == now.seconds ? "yyyy-MM-dd HH:mm:ss.zzz" : "yyyy-MM-dd HH:mm:ss";
  const auto told = [&](const FileStamp& file) {
    if (!file.exists) return tr("unknown");
    const auto ms = static_cast<qint64>(file.seconds) * 1000 + file.nanoseconds / 1'000'000;
    return tr("%1, %2 bytes")
        .arg(QDateTime::fromMSecsSinceEpoch(ms).toString(QLatin1String(format)),
             QLocale().toString(static_cast<qulonglong>(file.size)));
  };
  QMessageBox box(QMessageBox::Warning, tr("Save"), QString(), QMessageBox::Cancel, this);
  QString times = tr("When opened or saved here: %1").arg(told(known)) + QLatin1Char('\n');
  if (now.exists) {
    box.setText(tr("%1 was changed by another program or window after it was opened or saved here.")
                    .arg(nativePath(path)));
    times += tr("On disk now: %1").arg(told(now)) + QStringLiteral("\n\n") +
             tr("Overwriting it discards those changes.");
  } else {
    box.setText(tr("%1 was deleted or moved after it was opened or saved here.").arg(nativePath(path)));
    times += tr("On disk now: no file");
  }
  box.setInformativeText(times);
  const QAbstractButton* write = now.exists ? box.addButton(tr("Overwrite"), QMessageBox::DestructiveRole)
                                            : box.addButton(tr("Save again"), QMessageBox::AcceptRole);
  const QAbstractButton* elsewhere = box.addButton(tr("Save as…"), QMessageBox::ActionRole);
  box.setDefaultButton(QMessageBox::Cancel);
  box.setEscapeButton(QMessageBox::Cancel);
  box.exec();
  return box.clickedButton() == write       ? Answer::Write
         : box.clickedButton() == elsewhere ? Answer::Elsewhere
                                            : Answer::Nothing;
}

// The only way from a document to a file. Nothing is lost unasked of what somebody else has written there: up to the
// moment of writing the file must be what the user was last asked about.
std::optional<QString> Window::write(const Guarded& what, const QString& path, Chosen chosen) {
  Page& page = *what.slot->page;
  const Document document = !what.isSetUp || what.slot->setUp->isOpen() ? what.document() : Document{};
  FileStamp file = stampOf(path.toStdU16String());
  const bool isOwn = path == document.path || isSameFile(file, document.file);
  FileStamp known = isOwn ? document.file : file;
  for (;;) {
    const auto elsewhere = [&] { return saveAs(*what.slot) ? std::nullopt : std::optional(QString()); };
    if (file.exists && isProtected(path)) {
      page.say(tr("%1 is read-only. Choose another file to save to.").arg(nativePath(path)));
      return elsewhere();
    }
    const bool isGone = !file.exists && isOwn && chosen == Chosen::Before;
    if (isGone || (file.exists && file != known)) {
      const Answer answer = askAboutForeign(path, known, file);
      if (answer == Answer::Nothing) return QString();
      if (answer == Answer::Elsewhere) return elsewhere();
    }
    const auto why = what.isSetUp ? what.slot->setUp->save(path, file) : page.save(path, file);
    if (!why) {
      for (PageSlot& other : m_slots)
        if (other.page && &other != what.slot) other.setUp->overwritten(path);
      if (what.isSetUp) tellSetUp(page);
      return std::nullopt;
    }
    known = std::exchange(file, stampOf(path.toStdU16String()));
    if (file == known) return tr("%1 cannot be written: %2").arg(nativePath(path), *why);
    chosen = Chosen::Now;
  }
}

bool Window::saveTo(const Guarded& what, const QString& path, Chosen chosen) {
  Page& page = *what.slot->page;
  const auto why = write(what, path, chosen);
  if (why && !why->isEmpty()) page.complain(m_saveComplaint = *why);
  if (why) return false;
  // What was said of the last attempt is no longer true.
  if (!m_saveComplaint.isEmpty() && page.complaint() == m_saveComplaint) page.saySaved(path);
  m_saveComplaint.clear();
  return true;
}

// The document is what was saved last: a map's own file leaves the set-up, a set-up goes before the map.
bool Window::saveAs(PageSlot& t) {
  Page& owner = t.page->documentPage();
  QList<FileKind> kinds = owner.writable();
  if (kinds.isEmpty()) return false;
  const QString ending = kinds.front().ending();
  const qsizetype setUps = kinds.size();
  kinds += setUpFiles();
  const Guarded now = guarded(t);
  const Document document = now.document();
  const QString base = fileNameOf(document.title, tr("Untitled"));  // for a document without a file
  // What its own file could not hold is offered a file that can.
  const QFileInfo own(document.path);
  const QString name = document.path.isEmpty()
                           ? m_program->settings().lastFolder() + QLatin1Char('/') + base + ending
                       : now.isSetUp || owner.lossAt(document.path).isEmpty()
                           ? document.path
                           : own.path() + QLatin1Char('/') + own.completeBaseName() + ending;
  const auto where = askWhereToSave(this, {tr("Save"), name, kinds});
  if (!where) return false;
  const QString& path = where->path;
  if (where->kind == setUps) {
    const auto why = saveSetUp(t, path);
    if (why && !why->isEmpty()) t.page->complain(*why);
    return !why;
  }
  if (const QString loss = owner.lossAt(path); !loss.isEmpty()) {
    const auto answer = QMessageBox::warning(this, tr("Save"), loss, QMessageBox::Save | QMessageBox::Cancel,
                                             QMessageBox::Cancel);
    if (answer != QMessageBox::Save) return false;
  }
  PageSlot& ofOwner = slotOf(owner);
  if (!saveTo({&ofOwner, false}, path, Chosen::Now)) return false;
  for (PageSlot* left : {&t, &ofOwner}) {
    left->setUp->close();
    tellSetUp(*left->page);
  }
  remember(path);
  if (where->isCompleted) t.page->saySaved(path);
  return true;
}

std::optional<QString> Window::saveSetUp(PageSlot& t, const QString& path) {
  if (!t.page->snapshot()) return nothingToKeep();
  if (auto why = write({&t, true}, path, Chosen::Now)) return why;
  remember(path);
  t.page->saySaved(path);
  return std::nullopt;
}

std::optional<QString> Window::saveSetUpAs(PageSlot& t, As as) {
  if (!t.page->snapshot()) return nothingToKeep();  // before a name is asked for
  const Document document = guarded(t).document();
  const QString base = fileNameOf(document.title, tr("Workspace"));
  const QString folder =
      document.path.isEmpty() ? m_program->settings().lastFolder() : QFileInfo(document.path).path();
  QWidget* inFront = QApplication::activeModalWidget();  // an editor of the page's
  const FileKind setUps = setUpFiles();
  const auto where =
      askWhereToSave(inFront ? inFront : this,
                     {tr("Save workspace"), folder + QLatin1Char('/') + base + setUps.ending(), {setUps}});
  if (!where) return QString();
  const QString& path = where->path;
  if (as == As::Document) return saveSetUp(t, path);
  if (const auto why = t.setUp->saveCopy(path))
    return tr("%1 cannot be written: %2").arg(nativePath(path), *why);
  remember(path);
  t.page->saySaved(path);
  return std::nullopt;
}

// ---- Closing ---------------------------------------------------------------------------------------------------------

// Everything that shall be there next time is written.
Window::Leaving Window::leave() {
  Leaving out;
  for (PageSlot& t : m_slots) {
    if (!t.page) continue;
    if (const auto why = t.page->lostAtClose()) out.lost << *why;
    if (!t.page->windowCloses()) continue;
    out.copied.push_back(&t);
    const auto why = t.autosave->write();
    if (!why) continue;
    out.lost << *why;
    out.homeless.push_back(&t);
  }
  return out;
}

void Window::closeEvent(QCloseEvent* event) {
  const QString front = pageId();  // others come to the front to be asked about
  std::vector<Page*> pages;
  for (const PageSlot& t : m_slots)
    if (t.page) pages.push_back(t.page);
  if (!mayGo(pages, Going::Closed) || !m_pictures.finish()) return event->ignore();
  if (const Page* page = firstUnwritten(pages)) {
    bringToFront(slotOf(*page));
    return event->ignore();
  }
  Leaving leaving = leave();
  while (!leaving.lost.isEmpty()) {
    const AtLoss answer = askAboutLoss(this, leaving.lost, !leaving.homeless.empty());
    if (answer == AtLoss::Lose) break;
    for (Page* page : pages) page->windowStays();
    if (answer == AtLoss::Stay) return event->ignore();
    for (PageSlot* t : leaving.homeless) {
      bringToFront(*t);
      if (!saveAs(*t)) break;
    }
    leaving = leave();
  }
  m_program->settings().setWindowGeometry(saveGeometry());
  m_program->settings().setFrontPage(front);
  for (PageSlot& t : m_slots) {
    if (!t.page) continue;
    t.page->saveLayout();
    if (std::ranges::find(leaving.copied, &t) != leaving.copied.end())
      t.autosave->keep();
    else
      t.autosave->discard();
    if (t.isPlaced) keepPlace(t);
  }
  event->accept();
}

}  // namespace searchlight::ui
