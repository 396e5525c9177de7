// widgets/document/document_file.cpp: text into a file, and what is said where that cannot be.
#include "widgets/document/document_file.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <algorithm>
#include <exception>
#include <filesystem>
#include <system_error>

#include "core/setup/set_up.h"
#include "core/text/failure.h"
#include "widgets/theme/error_texts.h"

namespace searchlight::ui {

namespace {

// The first kind that the name is of; -1: none.
qsizetype kindOf(const QList<FileKind>& kinds, const QString& path) {
  const auto at = std::ranges::find_if(kinds, [&](const FileKind& kind) { return kind.matches(path); });
  return at == kinds.end() ? -1 : at - kinds.begin();
}

// In the words of the dialog, which asks about the names that it knows.
bool mayReplaceFile(QWidget* parent, const QString& title, const QString& path) {
  return QMessageBox::warning(parent, title,
                              QFileDialog::tr("%1 already exists.\nDo you want to replace it?")
                                  .arg(QDir::toNativeSeparators(path)),
                              QMessageBox::Yes | QMessageBox::No, QMessageBox::No) == QMessageBox::Yes;
}

}  // namespace

bool FileKind::matches(const QString& path) const {
  return QDir::match(patterns, QFileInfo(path).fileName());
}

std::optional<SavePlace> askWhereToSave(QWidget* parent, const SaveQuestion& question) {
  QStringList filters;
  for (const FileKind& kind : question.kinds) filters += kind.filter();
  QString proposed = question.proposed;
  for (;;) {
    QFileDialog dialog(parent, question.title, QFileInfo(proposed).path());
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setOption(QFileDialog::DontConfirmOverwrite, !question.isOverwritten);
    dialog.setNameFilters(filters);
    dialog.selectNameFilter(filters[std::max<qsizetype>(0, kindOf(question.kinds, proposed))]);
    dialog.selectFile(QFileInfo(proposed).fileName());
    // The dialog adds it to a name without one, so that it asks about the file that will be written.
    const auto chosen = [&](const QString& filter) -> const FileKind& {
      return question.kinds[std::max<qsizetype>(0, filters.indexOf(filter))];
    };
    const auto setSuffix = [&](const QString& filter) {
      dialog.setDefaultSuffix(chosen(filter).ending().mid(1));
    };
    setSuffix(dialog.selectedNameFilter());
    QObject::connect(&dialog, &QFileDialog::filterSelected, &dialog, setSuffix);
    if (dialog.exec() != QDialog::Accepted || dialog.selectedFiles().isEmpty()) return std::nullopt;
    const QString path = dialog.selectedFiles().front();
    if (const qsizetype kind = kindOf(question.kinds, path); kind >= 0) return SavePlace{path, kind, false};
    // Of an ending of several parts the last may be there: "les.md" becomes "les.en.md".
    const QString ending = chosen(dialog.selectedNameFilter()).ending();
    const QString last = ending.mid(ending.lastIndexOf(QLatin1Char('.')));
    proposed = (last != ending && path.endsWith(last) ? path.chopped(last.size()) : path) + ending;
    if (!question.isOverwritten || !QFileInfo::exists(proposed) ||
        mayReplaceFile(parent, question.title, proposed))
      return SavePlace{proposed, kindOf(question.kinds, proposed), true};
  }
}

QString DocumentFile::name() const { return QFileInfo(path).fileName(); }

std::optional<QString> DocumentFile::write(const QString& to, const std::optional<FileStamp>& expected,
                                           const std::function<std::string()>& text) {
  try {
    const std::string bytes = text();
    // Not QSaveFile, which takes a disk that is full only when it flushes for one that is not.
    static_cast<KnownFile&>(*this) = knownFile(writeFile(to.toStdU16String(), bytes, expected), bytes);
  } catch (const NotWritten& e) {
    return errorText(e.reason());
  } catch (const std::exception& e) {
    return errorText(e);
  }
  path = to;
  isPathChosen = true;
  return std::nullopt;
}

KnownFile knownFile(const FileStamp& stamp, std::string_view bytes) {
  return {stamp, setup::boardHash(bytes)};
}

KnownFile fileOfRecovered(const std::string& path, const std::string& hash, std::size_t maxBytes) {
  KnownFile file{{}, hash};
  const std::filesystem::path onDisk(QString::fromStdString(path).toStdU16String());
  std::error_code error;
  if (hash.empty() || !std::filesystem::is_regular_file(onDisk, error)) return file;
  const FileStamp stamp = stampOf(onDisk);
  try {
    if (setup::boardHash(readFile(onDisk, maxBytes)) == hash) file.stamp = stamp;
  } catch (const FormatError&) {
    // not to be read, so not known
  }
  return file;
}

}  // namespace searchlight::ui
