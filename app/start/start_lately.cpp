// app/start/start_lately.cpp: names from the settings and the kept games, pictures from the files.
#include "app/start/start_lately.h"

#include <QDir>
#include <QFileInfo>
#include <QLocale>
#include <algorithm>
#include <exception>
#include <utility>

#include "app/game/game_store.h"
#include "app/game/kept_folder.h"
#include "app/shell/read_text.h"
#include "app/shell/settings.h"
#include "core/setup/set_up.h"

namespace searchlight::ui {
namespace {

// Of a file that is read for its picture: what is larger has none.
constexpr std::size_t kMostPictureBytes = std::size_t{8} << 20;

const PageInfo* pageOfFile(const std::vector<PageInfo>& pages, const files::Recognised& file) {
  const auto page = std::ranges::find_if(pages, [&](const PageInfo& p) { return p.opens && p.opens(file); });
  return page == pages.end() ? nullptr : &*page;
}

// "Klotski: Heng dao li ma" among places of all kinds, whose own name stands below: what is behind it.
QString nameIn(const QString& title, const QString& place) {
  const QString rest = title.mid(place.size() + 1).trimmed();
  const bool isNamed = title.startsWith(place + QLatin1Char(':')) || title.startsWith(place + QChar(0xFF1A));
  return isNamed && !rest.isEmpty() ? rest : title;
}

// The page, too, where only the file says which. What cannot be read has no picture; whoever opens it is told why.
void readPicture(const std::vector<PageInfo>& pages, StartLately::Entry& entry) try {
  std::string text = entry.text ? entry.text() : readText(entry.file, kMostPictureBytes);
  QString name = entry.file;
  const files::Recognised what =
      files::recognise(std::string_view(text).substr(0, files::kHeadBytes), name.toStdString());
  if (entry.kind == StartLately::Entry::Kind::File && what.isByContent) entry.page = pageOfFile(pages, what);
  if (!entry.text && what.is(files::Kind::SetUp)) {
    const setup::SetUp setUp = setup::read(text, entry.file.toStdString());
    const auto page =
        std::ranges::find(pages, setUp.page, [](const PageInfo& p) { return std::string(p.id); });
    if (page == pages.end()) return;
    entry.page = &*page;
    setup::BoardText board = setup::boardText(
        setUp.board, QFileInfo(entry.file).absolutePath().toStdU16String(), entry.file.toStdString());
    if (board.text.size() > kMostPictureBytes) return;
    text = std::move(board.text);
    name = QString::fromStdString(board.fileName);
  }
  if (entry.page && entry.page->start.still) entry.picture = entry.page->start.still(text, name);
} catch (const std::exception&) {
}

}  // namespace

StartLately::StartLately(const PageHost& host, QObject* parent)
    : QObject(parent), m_host(host), m_left(*host.pages) {
  connect(&m_left, &LeftWorks::found, this, &StartLately::readPictures);
  connect(&m_left, &LeftWorks::troubled, this, &StartLately::troubled);
}

void StartLately::read() {
  m_reading.cancel();
  m_left.read(kMost);
}

// What places show now, and those where nobody has been in this window what they will show.
std::vector<StartLately::Entry> StartLately::places() const {
  std::vector<Entry> all;
  for (const PageInfo& page : *m_host.pages) {
    if (!page.start.still) continue;
    Entry entry{&page, {}, Entry::Kind::Place, {}, pageTitle(page)};
    if (Page* made = m_host.made(QString::fromLatin1(page.id))) {
      const Document document = made->document();
      Snapshot now = made->snapshot();
      if (document.isEmpty || !now) continue;
      entry.title = nameIn(shownTitle(document.title), entry.line);
      entry.file = document.path;
      entry.text = std::move(now.boardText);
    } else if (page.left) {
      const auto kept = KeptFolder(QString::fromLatin1(page.id) + GameStore::kGames, {}).files();
      const auto last =
          std::ranges::find_if(kept, [&](const KeptFile& file) { return page.opens(byName(file.path)); });
      if (last == kept.end()) continue;
      entry.title = tr("Current game");
      entry.file = last->path;
    } else {
      continue;
    }
    all.push_back(std::move(entry));
  }
  return all;
}

// Places first; then the files that were opened last and the games that were left last take turns: of files nobody knows when.
void StartLately::readPictures() {
  std::vector<Entry> all = places();
  const QStringList files = m_host.settings->recentFiles();
  const std::vector<LeftWorks::Entry>& left = m_left.list();
  for (std::size_t i = 0; i < kMost; ++i) {
    if (i < static_cast<std::size_t>(files.size())) {
      const QFileInfo file(files[static_cast<qsizetype>(i)]);
      const bool isShown = std::ranges::find(all, file.filePath(), &Entry::file) != all.end();
      if (!isShown)
        all.push_back({pageOfFile(*m_host.pages, byName(file.filePath())), file.filePath(), Entry::Kind::File,
                       file.fileName(), QDir::toNativeSeparators(file.path())});
    }
    if (i < left.size()) {
      const LeftWorks::Entry& entry = left[i];
      const QStringList columns = leftColumns(entry);
      all.push_back({entry.page, entry.work.file, Entry::Kind::Left, columns[0],
                     QStringList{columns[1], columns[3]}.join(QStringLiteral(" · "))});
    }
  }
  m_reading.ask(
      [all = std::move(all), pages = m_host.pages](const std::stop_token& stop) {
        std::vector<Entry> found;
        for (Entry entry : all) {
          if (stop.stop_requested() || found.size() == kMost) break;
          if (!entry.text && !QFileInfo(entry.file).isFile()) continue;
          readPicture(*pages, entry);
          found.push_back(std::move(entry));
        }
        return found;
      },
      [this](TaskResult<std::vector<Entry>> entries) {
        if (!entries) return Q_EMIT troubled(entries.why());
        m_entries = std::move(*entries);
        Q_EMIT found();
      });
}

}  // namespace searchlight::ui
