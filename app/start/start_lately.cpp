// app/start/start_lately.cpp: names from the settings and the kept games, pictures from the files.
#include "app/start/start_lately.h"

#include <QDir>
#include <QFileInfo>
#include <QLocale>
#include <algorithm>
#include <exception>
#include <utility>

#include "app/shell/read_text.h"
#include "app/shell/settings.h"
#include "core/setup/set_up.h"

namespace searchlight::ui {
namespace {

// Of a file that is read for its picture: what is larger has none.
constexpr std::size_t kMostBytes = std::size_t{8} << 20;
const QLatin1String kSetUpEnding(".searchlight");

const PageInfo* pageOfFile(const std::vector<PageInfo>& pages, const QString& file) {
  const auto page = std::ranges::find_if(pages, [&](const PageInfo& p) { return p.opens && p.opens(file); });
  return page == pages.end() ? nullptr : &*page;
}

// The page, too, where only the file says which. What cannot be read has no picture; whoever opens it is told why.
void readPicture(const std::vector<PageInfo>& pages, StartLately::Entry& entry) try {
  std::string text = readText(entry.file, kMostBytes);
  QString name = entry.file;
  if (entry.file.endsWith(kSetUpEnding, Qt::CaseInsensitive)) {
    const setup::SetUp setUp = setup::read(text, entry.file.toStdString());
    const auto page =
        std::ranges::find(pages, setUp.page, [](const PageInfo& p) { return std::string(p.id); });
    if (page == pages.end()) return;
    entry.page = &*page;
    setup::BoardText board = setup::boardText(
        setUp.board, QFileInfo(entry.file).absolutePath().toStdU16String(), entry.file.toStdString());
    if (board.text.size() > kMostBytes) return;
    text = std::move(board.text);
    name = QString::fromStdString(board.fileName);
  }
  if (entry.page && entry.page->start.still) entry.picture = entry.page->start.still(text, name);
} catch (const std::exception&) {
}

}  // namespace

StartLately::StartLately(const std::vector<PageInfo>& pages, Settings* settings, QObject* parent)
    : QObject(parent), m_pages(pages), m_settings(settings), m_left(pages) {
  connect(&m_left, &LeftWorks::found, this, &StartLately::readPictures);
}

void StartLately::read() {
  m_isReading = true;
  ++m_asked;
  m_left.read(kMost);
}

// The files that were opened last and the games that were left last take turns: of files nobody knows when.
void StartLately::readPictures() {
  std::vector<Entry> all;
  const QStringList files = m_settings->recentFiles();
  const std::vector<LeftWorks::Entry>& left = m_left.list();
  for (std::size_t i = 0; i < kMost; ++i) {
    if (i < static_cast<std::size_t>(files.size())) {
      const QFileInfo file(files[static_cast<qsizetype>(i)]);
      all.push_back({pageOfFile(m_pages, file.filePath()), file.filePath(), false, file.fileName(),
                     QDir::toNativeSeparators(file.path())});
    }
    if (i < left.size()) {
      const LeftWorks::Entry& entry = left[i];
      const QStringList columns = leftColumns(entry);
      all.push_back({entry.page, entry.work.file, true, columns[0],
                     QStringList{columns[1], columns[3]}.join(QStringLiteral(" · "))});
    }
  }
  m_tasks.post(
      [this, number = m_asked, all = std::move(all), pages = &m_pages](const std::stop_token& stop) mutable {
        std::vector<Entry> found;
        for (Entry& entry : all) {
          if (stop.stop_requested()) return;
          if (found.size() == kMost) break;
          if (!QFileInfo(entry.file).isFile()) continue;
          readPicture(*pages, entry);
          found.push_back(std::move(entry));
        }
        QMetaObject::invokeMethod(
            this,
            [this, number, found = std::move(found)]() mutable {
              if (number != m_asked) return;
              m_entries = std::move(found);
              m_isReading = false;
              Q_EMIT this->found();
            },
            Qt::QueuedConnection);
      });
}

}  // namespace searchlight::ui
