// app/sokoban/level_saving.cpp: a dialog, a question, and text at the end of a file.
#include "app/sokoban/level_saving.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>
#include <algorithm>
#include <exception>
#include <iterator>
#include <utility>

#include "app/shell/read_on_thread.h"
#include "app/shell/settings.h"
#include "core/sokoban/collection_builder.h"
#include "core/text/failure.h"
#include "core/text/files.h"
#include "core/text/gzip.h"
#include "widgets/books/book.h"
#include "widgets/document/document_file.h"
#include "widgets/sokoban/sokoban_texts.h"
#include "widgets/theme/error_texts.h"

namespace searchlight::ui {

namespace {

constexpr int kTries = 5;  // with others who write at the same time

// What was broken by another hand is not carried on; of equal boards the first stays.
void addNew(std::vector<sokoban::Level>& all, std::vector<sokoban::Level> levels) {
  for (sokoban::Level& level : levels)
    if (level.board && std::ranges::find(all, level.board, &sokoban::Level::board) == all.end())
      all.push_back(std::move(level));
}

std::string pastedText(const std::vector<sokoban::Level>& levels, std::size_t from) {
  std::string text = std::string(PastedLevels::kForm) + " 1\n";
  for (std::size_t i = from; i < levels.size(); ++i) text += '\n' + sokoban::levelText(levels[i]);
  return text;
}

PastedLevels tryToKeep(const std::vector<sokoban::Level>& added, const QString& file) {
  const std::filesystem::path path = file.toStdU16String();
  const FileStamp before = stampOf(path);
  std::vector<sokoban::Level> all;
  if (before.exists) {
    std::string text = readFile(path, PastedLevels::kMostBytes);
    addNew(all, readLevelFile(std::move(text), QDir::toNativeSeparators(file).toStdString()).levels);
  }
  const std::size_t known = all.size();
  addNew(all, added);
  std::size_t from = all.size() > PastedLevels::kMost ? all.size() - PastedLevels::kMost : 0;
  std::string text = pastedText(all, from);
  while (text.size() > PastedLevels::kMostBytes && from + 1 < all.size())
    text = pastedText(all, from += std::max<std::size_t>(1, (all.size() - from) / 8));
  all.erase(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(from));
  PastedLevels kept;
  const auto first = std::ranges::find(all, added.front().board, &sokoban::Level::board);
  kept.place = first == all.end() ? 0 : static_cast<std::size_t>(first - all.begin());
  kept.levels.levels = std::move(all);
  if (from == 0 && known == kept.levels.levels.size()) return kept;  // nothing is new
  makeFolder(path.parent_path());
  writeFile(path, text, before);
  return kept;
}

}  // namespace

QString PastedLevels::file() { return bookFile(QStringLiteral("sokoban-pasted.xsb")); }

// The line is blanked out, so that those below it keep their numbers.
sokoban::Collection readLevelFile(std::string text, const std::string& name, const game::GoesOn& goesOn) {
  refuseLaterVersion(text, name);
  if (text.starts_with(PastedLevels::kForm))
    std::fill(text.begin(), std::find(text.begin(), text.end(), '\n'), ' ');
  return sokoban::readCollection(text, name, goesOn);
}

PastedLevels keepPasted(const std::vector<sokoban::Level>& added, const QString& file) {
  for (int i = 1;; ++i) {
    try {
      return tryToKeep(added, file);
    } catch (const ChangedMeanwhile&) {
      if (i == kTries) throw;
    }
  }
}

namespace {

// For lupdate: these functions belong to no class.
struct LevelSaving {
  Q_DECLARE_TR_FUNCTIONS(LevelSaving)
};

bool isSameLevel(const sokoban::Level& a, const sokoban::Level& b) {
  return a.board.has_value() == b.board.has_value() &&
         (!a.board || (a.board->identity() == b.board->identity() && a.title == b.title));
}

}  // namespace

LevelFile::LevelFile(QString path) : m_path(std::move(path)), m_stamp(stampOf(m_path.toStdU16String())) {
  if (!m_stamp.exists) return;
  m_text = readText(m_path, sokoban::kMostFileBytes);
  if (m_text.find_first_not_of(" \t\r\n") != std::string::npos)
    m_collection = sokoban::readCollection(m_text, QDir::toNativeSeparators(m_path).toStdString());
}

std::optional<std::size_t> LevelFile::levelOfTitle(const std::string& title) const {
  const auto isNamed = [&](const sokoban::Level& level) { return level.title == title; };
  if (title.empty() || std::ranges::count_if(m_collection.levels, isNamed) != 1) return std::nullopt;
  return static_cast<std::size_t>(std::ranges::find_if(m_collection.levels, isNamed) -
                                  m_collection.levels.begin());
}

void LevelFile::add(const std::vector<sokoban::Level>& levels, const std::string& title) {
  std::string text = m_text;
  if (!m_stamp.exists && !title.empty()) text = "Title: " + title + "\n";
  std::vector<const sokoban::Level*> expected;
  for (const sokoban::Level& level : m_collection.levels) expected.push_back(&level);
  for (const sokoban::Level& level : levels) {
    if (!text.empty()) text += text.ends_with('\n') ? "\n" : "\n\n";
    text += sokoban::levelText(level);
    expected.push_back(&level);
  }
  write(text, expected);
}

void LevelFile::replace(std::size_t place, const sokoban::Level& level) {
  if (isGzip(m_text) || sokoban::isXml(m_text))
    refuse();  // it would become text under the name of another form
  if (std::ranges::any_of(m_collection.levels, [](const sokoban::Level& one) { return !one.notes.empty(); }))
    throw FormatError(QDir::toNativeSeparators(m_path).toStdString(), 0,
                      ReaderErrors::tr("saving would lose text that was dropped when the file was read; add "
                                       "the level to the end instead"));
  sokoban::Collection next = m_collection;
  next.levels[place] = level;
  std::vector<const sokoban::Level*> expected;
  for (const sokoban::Level& one : next.levels) expected.push_back(&one);
  write(sokoban::collectionText(next), expected);
}

void LevelFile::refuse() const {
  throw FormatError(QDir::toNativeSeparators(m_path).toStdString(), 0,
                    ReaderErrors::tr("levels cannot be added to a file in this format"));
}

void LevelFile::write(const std::string& text, const std::vector<const sokoban::Level*>& expected) {
  const std::string name = QDir::toNativeSeparators(m_path).toStdString();
  try {
    const sokoban::Collection read = sokoban::readCollection(text, name);
    if (!std::ranges::equal(read.levels, expected, [](const sokoban::Level& a, const sokoban::Level* b) {
          return isSameLevel(a, *b);
        }))
      refuse();
  } catch (const FormatError&) {
    refuse();
  }
  writeFile(m_path.toStdU16String(), text, m_stamp);
}

namespace {

enum class Choice { Add, Replace, Cancel };

// What levels could be added to, or is refused with a reason. A new file is the first.
const QStringList kWithLevels{QStringLiteral("*.xsb"), QStringLiteral("*.sok"), QStringLiteral("*.txt"),
                              QStringLiteral("*.slc"), QStringLiteral("*.ssx"), QStringLiteral("*.gz")};

Choice askWhatToDo(QWidget* parent, const LevelFile& file, const QString& path,
                   const std::vector<sokoban::Level>& levels, std::optional<std::size_t> same) {
  QMessageBox box(QMessageBox::Question, LevelSaving::tr("Save levels"),
                  LevelSaving::tr("“%1” already exists and contains %2.", "a file, so many levels")
                      .arg(QFileInfo(path).fileName(), levelsText(file.collection().levels.size())),
                  QMessageBox::NoButton, parent);
  const auto* add =
      box.addButton(LevelSaving::tr("Add %1 to the end", "so many levels").arg(levelsText(levels.size())),
                    QMessageBox::AcceptRole);
  const QString shown =  // an ampersand in it underlines nothing
      shownTitle(levels.front().title).replace(QLatin1Char('&'), QStringLiteral("&&"));
  const QAbstractButton* replace =
      same ? box.addButton(LevelSaving::tr("Replace its level “%1”").arg(shown), QMessageBox::DestructiveRole)
           : nullptr;
  QPushButton* cancel = box.addButton(LevelSaving::tr("Cancel"), QMessageBox::RejectRole);
  box.setEscapeButton(cancel);
  box.exec();
  if (box.clickedButton() == add) return Choice::Add;
  return replace && box.clickedButton() == replace ? Choice::Replace : Choice::Cancel;
}

}  // namespace

std::optional<QString> saveLevels(QWidget* parent, Settings& settings,
                                  const std::vector<sokoban::Level>& levels, const std::string& title) {
  const QString name = LevelSaving::tr("My levels", "a file's name") + QStringLiteral(".xsb");
  const auto where = askWhereToSave(parent, {LevelSaving::tr("Save levels"),
                                             settings.lastFolder() + QLatin1Char('/') + name,
                                             {{LevelSaving::tr("Sokoban levels (%1)"), kWithLevels}},
                                             false});
  if (!where) return std::nullopt;
  const QString& path = where->path;
  try {
    std::optional<LevelFile> file;
    readOnThread(parent, path, [&](const GoesOn&) { file.emplace(path); });
    const auto same = levels.size() == 1 ? file->levelOfTitle(levels.front().title) : std::nullopt;
    const Choice choice = file->isThere() && !file->collection().levels.empty()
                              ? askWhatToDo(parent, *file, path, levels, same)
                              : Choice::Add;
    if (choice == Choice::Cancel) return std::nullopt;
    readOnThread(parent, path, [&](const GoesOn&) {
      if (choice == Choice::Replace)
        file->replace(*same, levels.front());
      else
        file->add(levels, title);
    });
  } catch (const ReadingGivenUp&) {
    return std::nullopt;
  } catch (const std::exception& e) {
    QMessageBox::warning(parent, LevelSaving::tr("Save levels"), errorText(e));
    return std::nullopt;
  }
  settings.setLastFolder(QFileInfo(path).absolutePath());
  settings.addRecentFile(path);
  return path;
}

}  // namespace searchlight::ui
