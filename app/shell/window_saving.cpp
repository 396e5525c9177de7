// app/shell/window_saving.cpp: documents into files. Whatever the page, they are guarded here.
#include <QApplication>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QLocale>
#include <QMessageBox>
#include <QPushButton>
#include <QRegularExpression>
#include <utility>

#include "app/shell/program.h"
#include "app/shell/read_text.h"
#include "app/shell/set_up_words.h"
#include "app/shell/window.h"
#include "core/setup/set_up.h"
#include "core/text/files.h"
#include "core/text/format_error.h"
#include "widgets/theme/error_texts.h"

namespace searchlight::ui {

namespace {

constexpr qsizetype kLongestName = 200;  // bytes; a file system has 255, ending and all

QString nativePath(const QString& path) { return QDir::toNativeSeparators(path); }

QString suffixOf(const FileKind& kind) { return kind.patterns.front().mid(1); }  // "*.slmap" -> ".slmap"

// Nobody may write it, whoever we are: a file that is put in its place would go against that.
bool isProtected(const QString& path) {
  return !(QFile::permissions(path) & (QFile::WriteOwner | QFile::WriteGroup | QFile::WriteOther));
}

// A file's name, without folder and ending, for what is called so: titles hold what one system or another refuses in a name,
// and a game's or a level's own title whatever somebody has typed, however long. A title may itself be a file's name
// ("castle.png").
QString fileNameOf(const QString& title, const QString& otherwise) {
  static const QRegularExpression kRefused(QStringLiteral("[\\x00-\\x1f\\x7f<>:\"/\\\\|?*]+"));
  static const QRegularExpression kDevices(QStringLiteral("^(con|prn|aux|nul|com\\d|lpt\\d)$"),
                                           QRegularExpression::CaseInsensitiveOption);
  QString name = QString(title).replace(QLatin1String(": "), QLatin1String(" - "));
  name.replace(kRefused, QStringLiteral("-"));
  while (name.startsWith(QLatin1Char('.'))) name.remove(0, 1);  // it would be hidden
  name = QFileInfo(name).completeBaseName().simplified();
  QByteArray bytes = name.toUtf8();
  if (bytes.size() > kLongestName) {
    bytes.truncate(kLongestName + 1);
    while ((bytes.back() & 0xC0) == 0x80) bytes.chop(1);  // to where a character begins, which goes
    name = QString::fromUtf8(bytes.chopped(1));
  }
  while (name.endsWith(QLatin1Char('.')) || name.endsWith(QLatin1Char(' '))) name.chop(1);
  if (kDevices.match(name).hasMatch()) name += QLatin1Char('-');
  return name.isEmpty() ? otherwise : name;
}

QString nothingToKeep() { return Window::tr("What is shown here cannot be kept in a set-up."); }

bool matches(const FileKind& kind, const QString& path) {
  return QDir::match(kind.patterns, QFileInfo(path).fileName());
}

}  // namespace

FileKind Window::setUpFiles() { return {tr("Set-ups (%1)"), {QStringLiteral("*.searchlight")}}; }

bool Window::save(Page& page) {
  const Document document = page.document();
  if (document.path.isEmpty() || !document.isPathChosen || !page.lossAt(document.path).isEmpty())
    return saveAs(page);
  return saveTo(page, document.path, Chosen::Before);
}

// What is done with the document when its file is not what it was. `known` is what it was when somebody here saw it last.
Window::Answer Window::askAboutForeign(const QString& path, const FileStamp& known, const FileStamp& now) {
  // As exact as it has to be for the two to differ.
  const char* format = known.seconds == now.seconds ? "yyyy-MM-dd HH:mm:ss.zzz" : "yyyy-MM-dd HH:mm:ss";
  const auto told = [&](const FileStamp& file) {
    if (!file.exists) return tr("not known");
    const auto ms = static_cast<qint64>(file.seconds) * 1000 + file.nanoseconds / 1'000'000;
    return tr("%1, %2 bytes")
        .arg(QDateTime::fromMSecsSinceEpoch(ms).toString(QLatin1String(format)),
             QLocale().toString(static_cast<qulonglong>(file.size)));
  };
  QMessageBox box(QMessageBox::Warning, tr("Save"), QString(), QMessageBox::Cancel, this);
  QString times = tr("As opened or saved here: %1").arg(told(known)) + QLatin1Char('\n');
  if (now.exists) {
    box.setText(
        tr("%1 has been changed since it was opened or saved here, by another program or in another window.")
            .arg(nativePath(path)));
    times += tr("On the disk now: %1").arg(told(now)) + QStringLiteral("\n\n") +
             tr("What was written there is lost when you overwrite it.");
  } else {
    box.setText(tr("%1 is no longer there: it was deleted or moved since it was opened or saved here.")
                    .arg(nativePath(path)));
    times += tr("On the disk now: nothing");
  }
  box.setInformativeText(times);
  const QAbstractButton* write = now.exists ? box.addButton(tr("Overwrite"), QMessageBox::DestructiveRole)
                                            : box.addButton(tr("Write it again"), QMessageBox::AcceptRole);
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
bool Window::saveTo(Page& page, const QString& path, Chosen chosen) {
  const Document document = page.document();
  FileStamp file = stampOf(path.toStdU16String());
  const bool isOwn = path == document.path || isSameFile(file, document.file);
  FileStamp known = isOwn ? document.file : file;
  for (;;) {
    if (file.exists && isProtected(path)) {
      page.say(tr("%1 is read-only: the document is saved elsewhere.").arg(nativePath(path)));
      return saveAs(page);
    }
    const bool isGone = !file.exists && isOwn && chosen == Chosen::Before;
    if (isGone || (file.exists && file != known)) {
      const Answer answer = askAboutForeign(path, known, file);
      if (answer == Answer::Nothing) return false;
      if (answer == Answer::Elsewhere) return saveAs(page);
    }
    const auto why = page.save(path, file);
    if (!why) {
      // What was said of the last attempt is no longer true.
      if (!m_saveComplaint.isEmpty() && page.complaint() == m_saveComplaint)
        page.say(tr("%1 is saved.").arg(nativePath(path)));
      m_saveComplaint.clear();
      return true;
    }
    known = std::exchange(file, stampOf(path.toStdU16String()));
    if (file == known) {
      m_saveComplaint = tr("%1 cannot be written: %2").arg(nativePath(path), *why);
      page.complain(m_saveComplaint);
      return false;
    }
    chosen = Chosen::Now;
  }
}

bool Window::saveAs(Page& page) {
  // A set-up is a copy of all that is there; the document stays with its own file.
  Page& owner = page.documentPage();
  const QList<FileKind> kinds = owner.writable();
  if (kinds.isEmpty()) return false;
  const Document document = owner.document();
  const FileKind setUps = setUpFiles();
  QStringList filters;
  for (const FileKind& kind : kinds) filters += kind.filter();
  filters += setUps.filter();
  const QString base = fileNameOf(document.title, tr("Untitled"));  // for a document without a file
  // What its own file could not hold is offered a file that can.
  const QFileInfo own(document.path);
  const QString name = document.path.isEmpty() ? m_program->settings().lastFolder() + QLatin1Char('/') +
                                                     base + suffixOf(kinds.front())
                       : owner.lossAt(document.path).isEmpty()
                           ? document.path
                           : own.path() + QLatin1Char('/') + own.completeBaseName() + suffixOf(kinds.front());
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
  if (matches(setUps, path)) return isWritten(page, saveSetUp(page, path));
  if (const QString loss = owner.lossAt(path); !loss.isEmpty()) {
    const auto answer = QMessageBox::warning(this, tr("Save"), loss, QMessageBox::Save | QMessageBox::Cancel,
                                             QMessageBox::Cancel);
    if (answer != QMessageBox::Save) return false;
  }
  if (!saveTo(owner, path, Chosen::Now)) return false;
  remember(path);
  return true;
}

bool Window::isWritten(Page& page, const std::optional<QString>& why) {
  if (why && !why->isEmpty()) page.complain(*why);
  return !why;
}

std::optional<QString> Window::saveSetUp(Page& page, const QString& path) {
  const Snapshot snapshot = page.snapshot();
  if (!snapshot) return nothingToKeep();
  try {
    setup::SetUp setUp = snapshot();
    for (const Tenant& t : m_tenants)
      if (t.page == &page) setUp.page = t.info->id;
    setUp.board.path.clear();  // its text is in it
    setUp.board.hash.clear();
    // Beside its recordings and queries a set-up can be moved and sent.
    const QDir folder(QFileInfo(path).absolutePath());
    for (setup::Words& run : setUp.runs) set_up_words::makeRelative(run, "trace", folder);
    set_up_words::makeRelative(setUp.view, setup::kQueries, folder);
    writeFile(path.toStdU16String(), setup::write(setUp));
  } catch (const std::exception& e) {
    return errorText(e);
  }
  remember(path);
  page.say(tr("%1 is written.").arg(nativePath(path)));
  return std::nullopt;
}

std::optional<QString> Window::saveSetUpAs(Page& page) {
  if (!page.snapshot()) return nothingToKeep();  // before a name is asked for
  const Document document = page.documentPage().document();
  const QString base = fileNameOf(document.title, tr("Set-up"));
  const QString folder =
      document.path.isEmpty() ? m_program->settings().lastFolder() : QFileInfo(document.path).path();
  QWidget* inFront = QApplication::activeModalWidget();  // an editor of the page's
  QFileDialog dialog(inFront ? inFront : this, tr("Save set-up"), folder);
  dialog.setAcceptMode(QFileDialog::AcceptSave);
  dialog.setNameFilters({setUpFiles().filter()});
  dialog.setDefaultSuffix(suffixOf(setUpFiles()));
  dialog.selectFile(base + suffixOf(setUpFiles()));
  if (dialog.exec() != QDialog::Accepted || dialog.selectedFiles().isEmpty()) return QString();
  return saveSetUp(page, dialog.selectedFiles().front());
}

}  // namespace searchlight::ui
