// app/document/set_up_file.cpp: what a set-up's file holds, held against what the page shows.
#include "app/document/set_up_file.h"

#include <QDir>
#include <QFileInfo>
#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include "app/shell/comparable.h"
#include "app/shell/set_up_words.h"
#include "core/text/format_error.h"

namespace searchlight::ui {

namespace {

// In `view`: where one looks, and what is told of the document beside it.
constexpr std::array<std::string_view, 6> kLooks{"cell", "centre", "chosen", "tab", "query", "unsaved"};
// In `question`: the searchlight is on.
constexpr std::array<std::string_view, 1> kLight{"light"};

template <std::size_t N>
setup::Words without(const setup::Words& words, const std::array<std::string_view, N>& names) {
  setup::Words out;
  for (const auto& [name, word] : words)
    if (std::ranges::find(names, name) == names.end()) out.set(name, word);
  return out;
}

setup::SetUp workOf(setup::SetUp words) {
  words.page.clear();
  words.title.clear();
  words.board = {};
  words.cursor.reset();
  words.selection.clear();
  words.file = {};
  words.view = without(words.view, kLooks);
  words.question = without(words.question, kLight);
  return words;
}

}  // namespace

SetUpFile::SetUpFile(Page* page, std::string pageId) : m_page(page), m_pageId(std::move(pageId)) {}

bool SetUpFile::isOpen() const {
  return !m_file.isNone() && &m_page->documentPage() == m_owner && m_owner->document().number == m_number;
}

Document SetUpFile::document() const {
  Document out = Document::of(m_file);
  out.isModified = isModified();
  return out;
}

// The board is known by its state in the history of whoever edits it, so that undo leads back and nobody writes it to see.
HistoryPosition SetUpFile::boardNow() const {
  Page& owner = m_page->documentPage();
  if (const auto moment = owner.document().moment) return *moment;
  if (const Comparable* comparable = owner.comparable()) return comparable->moment();
  return owner.document().isModified ? 1 : 0;
}

SetUpFile::State SetUpFile::now() const { return {boardNow(), workOf(m_page->snapshot().words)}; }

bool SetUpFile::isModified() const {
  return !m_file.saved || m_file.saved->board != boardNow() || !m_file.holds(now());
}

bool SetUpFile::holds(const Page& owner) const {
  if (!isOpen() || m_owner != &owner) return false;
  const Document document = owner.document();
  return document.path.isEmpty() || !document.isPathChosen;
}

bool SetUpFile::hasUnsavedWork() const {
  if (!isOpen()) return m_page->hasUnsavedWork();
  return isModified() || (m_owner == m_page && !holds(*m_page) && m_page->hasUnsavedWork());
}

void SetUpFile::begin(const DocumentFile& file) {
  m_owner = &m_page->documentPage();
  m_number = m_owner->document().number;
  m_file = {file, now()};
}

void SetUpFile::open(const QString& path, const ReadSetUp& read) {
  m_reference.reset();
  begin({read.file, path});
  if (!read.boardHash.empty())
    m_reference = {read.setUp.board, QFileInfo(path).absolutePath(), boardNow(), read.boardHash};
}

// As long as the file holds what is on the screen; nothing: the set-up has to hold it. Relative where it was.
std::optional<setup::Board> SetUpFile::reference(const QString& path) const {
  if (!isOpen() || !m_reference || m_reference->moment != boardNow()) return std::nullopt;
  try {
    const setup::BoardText text =
        setup::boardText(m_reference->board, m_reference->folder.toStdU16String(), m_file.path.toStdString());
    if (setup::boardHash(text.text) != m_reference->hash) return std::nullopt;
  } catch (const FormatError&) {
    return std::nullopt;
  }
  setup::Board board = m_reference->board;
  board.hash = m_reference->hash;
  if (const QString file = QString::fromStdString(board.path); QDir::isRelativePath(file))
    board.path = QDir(QFileInfo(path).absolutePath())
                     .relativeFilePath(QDir(m_reference->folder).absoluteFilePath(file))
                     .toStdString();
  return board;
}

std::string SetUpFile::text(const QString& path, const std::optional<setup::Board>& reference) const {
  const Snapshot snapshot = m_page->snapshot();
  setup::SetUp setUp = reference ? snapshot.words : snapshot();
  setUp.page = m_pageId;
  if (reference) {
    setUp.board = *reference;
  } else {
    setUp.board.path.clear();  // its text is in it
    setUp.board.hash.clear();
  }
  // Beside its recordings and queries a set-up can be moved and sent.
  const QDir folder(QFileInfo(path).absolutePath());
  for (setup::Words& run : setUp.runs) set_up_words::makeRelative(run, "trace", folder);
  set_up_words::makeRelative(setUp.view, setup::kQueries, folder);
  return setup::write(setUp);
}

std::optional<QString> SetUpFile::save(const QString& path, const std::optional<FileStamp>& expected) {
  DocumentFile written;
  std::optional<setup::Board> board;
  if (auto why = written.write(path, expected, [&] { return text(path, board = reference(path)); }))
    return why;
  if (board) {
    m_reference->board = *board;
    m_reference->folder = QFileInfo(path).absolutePath();
  } else {
    m_reference.reset();
    m_page->documentPage().savedInSetUp();
  }
  begin(written);
  return std::nullopt;
}

std::optional<QString> SetUpFile::saveCopy(const QString& path) const {
  return DocumentFile().write(path, {}, [&] { return text(path, reference(path)); });
}

setup::Words SetUpFile::words() const {
  setup::Words out;
  if (!isOpen()) return out;
  out.set("path", m_file.path.toStdString());
  out.set("hash", m_file.hash);
  out.set("unsaved", std::string(set_up_words::kNoYes[isModified()]));
  return out;
}

KnownFile SetUpFile::fileOf(const setup::Words& words) {
  const std::string *path = words.find("path"), *hash = words.find("hash");
  return path && hash ? fileOfRecovered(*path, *hash, setup::kMaxBytes) : KnownFile{};
}

void SetUpFile::recover(const setup::Words& words, const KnownFile& file) {
  const std::string* path = words.find("path");
  if (!path) return;
  m_reference.reset();
  begin({file, QString::fromStdString(*path)});
  if (set_up_words::placeOf(words, "unsaved", set_up_words::kNoYes) != 0) m_file.saved.reset();
}

}  // namespace searchlight::ui
