// app/shell/left_works.cpp: lists of left work, read on a thread, and told.
#include "app/shell/left_works.h"

#include <QFile>
#include <QFileInfo>
#include <QLocale>
#include <algorithm>
#include <functional>
#include <utility>

#include "app/shell/read_text.h"
#include "widgets/search/search_format.h"

namespace searchlight::ui {

LeftWorks::LeftWorks(const std::vector<PageInfo>& pages, QObject* parent) : QObject(parent), m_pages(pages) {}

void LeftWorks::read(std::size_t most) { ask({}, most); }
void LeftWorks::forget(const QStringList& files, std::size_t most) { ask(files, most); }

void LeftWorks::ask(const QStringList& forgotten, std::size_t most) {
  m_forgotten += forgotten;  // and those of a question that comes to nothing because of this one
  m_task.ask(
      [gone = m_forgotten, most, pages = m_pages](const std::stop_token& stop) {
        for (const QString& file : gone) {
          QFile::remove(file + kLeftNote);
          QFile::remove(file);
        }
        std::vector<std::pair<std::size_t, LeftWork>> all;
        for (std::size_t i = 0; i < pages.size() && !stop.stop_requested(); ++i) {
          if (!pages[i].left) continue;
          for (LeftWork& work : pages[i].left(most)) all.emplace_back(i, std::move(work));
        }
        std::ranges::stable_sort(all, std::greater<>(), [](const auto& entry) { return entry.second.when; });
        if (all.size() > most) all.erase(all.begin() + static_cast<std::ptrdiff_t>(most), all.end());
        return all;
      },
      [this](TaskResult<std::vector<std::pair<std::size_t, LeftWork>>> all) {
        m_forgotten.clear();
        if (!all) return Q_EMIT troubled(all.why());
        m_list.clear();
        for (auto& [page, work] : *all) m_list.push_back({&m_pages[page], std::move(work)});
        Q_EMIT found();
      });
}

namespace {

// A document's title says of which place it is, and so do the lists.
QString withoutPlace(const QString& title, const QString& place) {
  for (const QString& between : {QStringLiteral(": "), QStringLiteral("："), QStringLiteral(":")})
    if (title.startsWith(place + between)) return title.mid(place.size() + between.size());
  return title;
}

}  // namespace

QStringList leftColumns(const LeftWorks::Entry& entry) {
  const LeftWork& work = entry.work;
  QString moves = work.moves ? QLocale().toString(*work.moves) : QString();
  if (work.isOver)
    moves = moves.isEmpty() ? LeftWorks::tr("finished") : LeftWorks::tr("%1, finished").arg(moves);
  const QString place = pageTitle(*entry.page);
  return {work.title.isEmpty() ? LeftWorks::tr("Game") : shownTitle(withoutPlace(work.title, place)), place,
          moves, momentText(work.when), shownTitle(QFileInfo(work.from).fileName())};
}

QString leftText(const LeftWorks::Entry& entry) {
  QStringList parts = leftColumns(entry);
  if (!parts[2].isEmpty()) parts[2] = LeftWorks::tr("moves: %1").arg(parts[2]);
  if (!parts[4].isEmpty()) parts[4] = LeftWorks::tr("from %1").arg(parts[4]);
  parts.removeAll(QString());
  return parts.join(QStringLiteral(" · "));
}

}  // namespace searchlight::ui
