// app/lessons/lesson_library.cpp: a folder of files, each lesson in several languages.
#include "app/lessons/lesson_library.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <QImage>
#include <QPainter>
#include <algorithm>
#include <bit>
#include <cmath>
#include <exception>
#include <limits>
#include <map>
#include <utility>
#include <variant>

#include "app/shell/read_on_thread.h"
#include "app/shell/settings.h"
#include "core/geometry/point.h"
#include "core/lessons/run.h"
#include "widgets/grid/resize_dialog.h"
#include "widgets/theme/cell_marks.h"
#include "widgets/theme/error_texts.h"
#include "widgets/theme/theme.h"

namespace searchlight::ui {

namespace {

constexpr double kMargin = 4, kLeastMark = 13;  // pixels
constexpr double kSoFar = 0.55;                 // of the run
constexpr std::size_t kMostCells =
    2500;  // of a larger one a mark would not be seen, and its search would take long

// Cells are whole pixels of the device where they are some pixels large.
QRectF placeOf(const grid::Map& map, const QRectF& area, double ratio) {
  const QSizeF room = (area.size() - QSizeF(2 * kMargin, 2 * kMargin)) * ratio;
  double side = std::min(room.width() / map.width(), room.height() / map.height());
  if (side > 2) side = std::floor(side);
  const QSizeF size(map.width() * side / ratio, map.height() * side / ratio);
  const QPointF corner = (area.center() - QPointF(size.width(), size.height()) / 2) * ratio;
  return {QPointF(std::floor(corner.x()), std::floor(corner.y())) / ratio, size};
}

// What the search has reached, over the ground: a pixel a cell.
QImage reached(const lessons::Run& run, QSize size, const BoardColours& colours) {
  QImage out(size, QImage::Format_ARGB32);
  out.fill(Qt::transparent);
  const auto so = static_cast<std::size_t>(static_cast<double>(run.end()) * kSoFar);
  const search::TracePlayer& player = run.at(so);
  const search::PlayedNodes& nodes = player.nodes();
  const auto isClosed = [](search::NodeStatus status) {
    return status == search::NodeStatus::Closed || status == search::NodeStatus::DeadEnd;
  };
  search::Cost farthest = 1;
  for (search::NodeId n = 0; n < nodes.size(); ++n)
    if (isClosed(player.status(n))) farthest = std::max(farthest, player.node(n).g);
  for (search::NodeId n = 0; n < nodes.size(); ++n) {
    const search::PlayedNode node = player.node(n);
    const auto cell = pointFromText(run.session().commonText(n));
    if (!cell || !out.valid(cell->x, cell->y)) continue;
    if (node.status == search::NodeStatus::Open)
      out.setPixelColor(cell->x, cell->y, colours.openSolid);
    else if (isClosed(node.status))
      out.setPixel(cell->x, cell->y,
                   colours.scale.at(static_cast<double>(node.g) / static_cast<double>(farthest)));
  }
  return out;
}

// False: it is no map, or one that is too large.
bool paintMap(QPainter& painter, const QRectF& area, const QPalette& palette,
              const lessons::NamedSetUp& named, const std::string& fileName) {
  lessons::Asked asked = lessons::askedFrom(named, fileName);
  if (!std::holds_alternative<lessons::AskedRoute>(asked)) return false;
  const auto route = std::get<lessons::AskedRoute>(asked);
  const grid::Map& map = route.document.map;
  if (map.cellCount() > kMostCells) return false;
  const lessons::Run run(std::move(asked), fileName, named.line);
  const BoardColours& colours = Theme::of(palette).board();
  const QRectF place = placeOf(map, area, painter.device()->devicePixelRatioF());
  const QSize size(map.width(), map.height());
  painter.fillRect(area, colours.outside);
  painter.setRenderHint(QPainter::SmoothPixmapTransform, false);
  painter.drawImage(place, mapPicture(map, colours, size));
  painter.drawImage(place, reached(run, size, colours));
  const double side = place.width() / map.width(), mark = std::max(side, kLeastMark);
  painter.setPen(QPen(colours.gridLine, 1 / painter.device()->devicePixelRatioF()));
  painter.setRenderHint(QPainter::Antialiasing, false);
  for (int x = 0; x <= map.width() && side > 3; ++x)
    painter.drawLine(QLineF(place.left() + x * side, place.top(), place.left() + x * side, place.bottom()));
  for (int y = 0; y <= map.height() && side > 3; ++y)
    painter.drawLine(QLineF(place.left(), place.top() + y * side, place.right(), place.top() + y * side));
  painter.setRenderHint(QPainter::Antialiasing);
  const auto markAt = [&](Point cell) {
    const QPointF middle = place.topLeft() + QPointF(cell.x + 0.5, cell.y + 0.5) * side;
    return QRectF(middle - QPointF(mark, mark) / 2, QSizeF(mark, mark));
  };
  paintStart(painter, markAt(route.question.from), colours);
  paintGoal(painter, markAt(route.question.to), colours);
  return true;
}

}  // namespace

StillPicture lessonPicture(const std::vector<PageInfo>* pages,
                           std::shared_ptr<const lessons::Lesson> lesson) {
  if (!pages) return nullptr;
  return [pages, lesson = std::move(lesson)](QPainter& painter, const QRectF& area, const QPalette& palette) {
    for (const lessons::NamedSetUp& one : lesson->setUps) {
      const auto page = std::ranges::find_if(
          *pages, [&](const PageInfo& info) { return one.setUp.page == info.id && info.start.still; });
      if (one.isRun || !one.setUp.board.text || page == pages->end()) continue;
      try {
        if (paintMap(painter, area, palette, one, lesson->fileName)) return;
        const QString name = QString::fromStdString(lesson->fileName);
        if (const StillPicture still = page->start.still(*one.setUp.board.text, name))
          return still(painter, area, palette);
      } catch (const std::exception&) {
        // Another board may be shown: its own page complains of this one.
      }
    }
  };
}

namespace {

// The better one has the smaller rank.
int rankOf(const QString& language, const QString& wanted) {
  if (language == wanted) return 0;
  if (language.section(QLatin1Char('_'), 0, 0) == wanted.section(QLatin1Char('_'), 0, 0)) return 1;
  return language == QLatin1String("en") ? 2 : 3;
}

}  // namespace

KeptLesson lessonFrom(const QString& path) {
  KeptLesson out;
  const std::string fileName = QFileInfo(path).fileName().toStdString();
  out.name = QFileInfo(path).baseName();  // whatever it is called
  if (const auto name = lessons::lessonFileName(fileName)) {
    out.name = QString::fromStdString(name->name);
    out.language = QString::fromStdString(name->language);
  }
  out.key = out.name;
  if (!path.startsWith(QLatin1Char(':'))) {
    out.path = QFileInfo(path).absoluteFilePath();
    const QByteArray hash = QCryptographicHash::hash(out.path.toUtf8(), QCryptographicHash::Sha1).toHex();
    // No lesson of ours can be called so: their names have no dots.
    out.key += QLatin1Char('.') + QString::fromLatin1(hash.left(16));
  }
  try {
    out.lesson = std::make_shared<const lessons::Lesson>(
        lessons::readLesson(readText(path, lessons::kMostBytes), fileName));
  } catch (const std::exception& e) {
    out.fault = errorText(e);
  }
  return out;
}

std::vector<KeptLesson> lessonsIn(const QString& folder, const QString& language) {
  struct Best {
    int rank;
    QString file;
  };
  std::map<QString, Best> files;
  const QDir dir(folder);
  for (const QString& file : dir.entryList(QDir::Files, QDir::Name)) {
    const auto name = lessons::lessonFileName(file.toStdString());
    if (!name) continue;
    const int rank = rankOf(QString::fromStdString(name->language), language);
    const auto [at, isNew] = files.try_emplace(QString::fromStdString(name->name), Best{rank, file});
    if (!isNew && rank < at->second.rank) at->second = {rank, file};
  }
  std::vector<KeptLesson> out;
  for (const auto& [name, best] : files) {
    out.push_back(lessonFrom(dir.filePath(best.file)));
    out.back().isTranslated = best.rank < 2;
  }
  std::ranges::stable_sort(out, {}, [](const KeptLesson& kept) {
    constexpr auto kLast = std::numeric_limits<int>::max();
    if (!kept.lesson) return std::pair(std::size(lessons::kGroupNames), kLast);
    return std::pair(kept.lesson->group.value_or(std::size(lessons::kGroupNames)), kept.lesson->order);
  });
  return out;
}

QuestionScore::QuestionScore(double kept) {
  if (kept >= 1 && kept < (2 << kMost)) m_bits = static_cast<unsigned>(kept);
}

void QuestionScore::add(bool isRight) {
  if (asked() == kMost) m_bits = (m_bits & ((1u << (kMost - 1)) - 1)) | (1u << (kMost - 1));
  m_bits = m_bits << 1 | (isRight ? 1u : 0u);
}

int QuestionScore::right() const { return std::popcount(m_bits) - 1; }
int QuestionScore::asked() const { return std::bit_width(m_bits) - 1; }

QuestionScore QuestionScore::of(const Settings& settings, const QString& lesson) {
  return QuestionScore(settings.choice(lessonKey(lesson, "score").constData(), 1, 2 << kMost));
}

}  // namespace searchlight::ui
