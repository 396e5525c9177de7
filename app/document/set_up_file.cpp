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
#include "core/text/failure.h"

namespace searchlight::ui {

namespace {

// In `view`: where one looks, and what is told of the document beside it.
constexpr std::array<std::string_view, 6> kLooks{"cell", "centre", "chosen", "events", "tab", "unsaved"};
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

const SetUpFile::Open* SetUpFile::present() const {
  if (m_open.empty()) return nullptr;
  const Page* owner = &m_page->documentPage();
  const std::uint64_t number = owner->document().number;
  const auto at = std::ranges::find_if(
      m_open, [&](const Open& open) { return open.owner == owner && open.number == number; });
  return at == m_open.end() ? nullptr : &*at;
}

bool SetUpFile::isOpen() const { return present() != nullptr; }

void SetUpFile::close() {
  if (const Open* here = present()) m_open.erase(m_open.begin() + (here - m_open.data()));
}

Document SetUpFile::document() const {
  const Open* here = present();
  if (!here) return {};
  Document out = Document::of(here->file);
  out.isModified = isModified();
  return out;
}

// The board is known by its state in the history of whoever edits it, so that undo leads back and nobody writes it to see.
HistoryPosition SetUpFile::boardNow() const {
  Page& owner = m_page->documentPage();
  return placeInHistory(owner).value_or(owner.document().isModified ? 1 : 0);
}

SetUpFile::State SetUpFile::now() const { return {boardNow(), workOf(m_page->snapshot().words)}; }

bool SetUpFile::isModified() const {
  const Open* here = present();
  return here && (!here->file.saved || here->file.saved->board != boardNow() || !here->file.holds(now()));
}

bool SetUpFile::holds(const Page& owner) const {
  if (const Open* here = present(); !here || here->owner != &owner) return false;
  if (&owner == m_page) return true;
  const Document document = owner.document();
  return document.path.isEmpty() || !document.isPathChosen;
}

bool SetUpFile::hasUnsavedWork() const { return isOpen() ? isModified() : m_page->hasUnsavedWork(); }

SetUpFile::Open& SetUpFile::begin(const DocumentFile& file) {
  close();
  if (m_open.size() >= kMostOpen) m_open.erase(m_open.begin());
  const Page* owner = &m_page->documentPage();
  m_open.push_back({owner, owner->document().number, {file, now()}});
  return m_open.back();
}

void SetUpFile::open(const QString& path, const ReadSetUp& read) {
  Open& here = begin({read.file, path});
  if (!read.boardHash.empty())
    here.reference = {read.setUp.board, QFileInfo(path).absolutePath(), boardNow(), read.boardHash};
}

// As long as the file holds what is on the screen; nothing: the set-up has to hold it. Relative where it was.
std::optional<setup::Board> SetUpFile::reference(const QString& path) const {
  const Open* here = present();
  if (!here || !here->reference || here->reference->moment != boardNow()) return std::nullopt;
  const Reference& known = *here->reference;
  try {
    const setup::BoardText text =
        setup::boardText(known.board, known.folder.toStdU16String(), here->file.path.toStdString());
    if (setup::boardHash(text.text) != known.hash) return std::nullopt;
  } catch (const FormatError&) {
    return std::nullopt;
  }
  setup::Board board = known.board;
  board.hash = known.hash;
  if (const QString file = QString::fromStdString(board.path); QDir::isRelativePath(file))
    board.path = QDir(QFileInfo(path).absolutePath())
                     .relativeFilePath(QDir(known.folder).absoluteFilePath(file))
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
  overwritten(path);
  std::optional<Reference> known;
  if (board) {
    known = present()->reference;
    known->board = *board;
    known->folder = QFileInfo(path).absolutePath();
  } else {
    m_page->documentPage().savedInSetUp();
  }
  begin(written).reference = std::move(known);
  return std::nullopt;
}

void SetUpFile::overwritten(const QString& path) {
  for (Open& open : m_open)
    if (open.file.path == path) open.file.saved.reset();
}

std::optional<QString> SetUpFile::saveCopy(const QString& path) const {
  return DocumentFile().write(path, {}, [&] { return text(path, reference(path)); });
}

setup::Words SetUpFile::words() const {
  setup::Words out;
  const Open* here = present();
  if (!here) return out;
  out.set("path", here->file.path.toStdString());
  out.set("hash", here->file.hash);
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
  Open& here = begin({file, QString::fromStdString(*path)});
  if (set_up_words::placeOf(words, "unsaved", set_up_words::kNoYes) != 0) here.file.saved.reset();
}

}  // namespace searchlight::ui
