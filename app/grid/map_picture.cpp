// app/grid/map_picture.cpp: small maps, searched by the usual sessions and shown by the usual boards.
#include "app/pages.h"

#include <QBuffer>
#include <QGuiApplication>
#include <QImageReader>
#include <QPainter>
#include <algorithm>
#include <array>
#include <cmath>
#include <utility>
#include <vector>

#include "app/grid/map_search.h"
#include "app/shell/read_on_thread.h"
#include "core/grid/map_format.h"
#include "widgets/board/board_overlay.h"
#include "widgets/grid/grid_ground.h"
#include "widgets/grid/resize_dialog.h"
#include "widgets/run/transport.h"
#include "widgets/theme/theme.h"

namespace searchlight::ui {
namespace {

constexpr int kLargestStill = 512;  // pixels a side that a map's picture is kept with
constexpr double kEndHold = 1.5;    // seconds that a search is seen at its end
constexpr int kMostSlices = 100;    // a transport's, of some milliseconds each; one does nearly always
constexpr double kBetweenBoards = -kPictureMargin;  // so that there is one margin between two of them

// One search over one map, as a board without a widget. Made on any thread; what belongs to the GUI is made when it is painted.
class SeenSearch {
 public:
  SeenSearch(std::shared_ptr<const grid::RouteGraph> graph, const grid::RouteQuestion& question,
             CellText text)
      : m_graph(std::move(graph)), m_question(question), m_text(text) {
    const auto session = grid::makeRouteSession(m_graph, m_question, search::Recording::Recorded).session;
    session->run({}, {});
    m_events = session->trace().end();
  }
  std::size_t events() const { return m_events; }

  void paint(QPainter& painter, const QRectF& area, const QPalette& palette, std::size_t event) {
    const std::size_t at = std::min(event, m_events);
    // What has been farther has colours for it: each round begins as the first one did.
    if (m_parts && m_parts->run.position() > at) m_parts.reset();
    Parts& parts = shown();
    for (int slice = 0; slice < kMostSlices && parts.run.position() < at; ++slice) parts.transport.seek(at);
    parts.board.paint(painter, area, palette);
  }

 private:
  struct Parts {
    GridGround ground;
    BoardOverlay overlay{&ground};
    WatchedRun run;
    Transport transport;
    SeenBoard board{overlay};
  };
  Parts& shown() {
    if (m_parts) return *m_parts;
    m_parts = std::make_unique<Parts>();
    const std::shared_ptr<const grid::Map> map(m_graph, &m_graph->map());
    m_parts->ground.setMap(map);
    m_parts->board.setBoard(map->width(), map->height());
    m_parts->overlay.setEnds(m_question.from, m_question.to);
    m_parts->overlay.setCellText(m_text);
    m_parts->overlay.setRun(&m_parts->run);
    m_parts->transport.setRuns({&m_parts->run});
    m_parts->transport.setSearch(MapSearch::factory(m_graph, m_question, {}),
                                 MapSearch::names(m_graph, m_question), Transport::StartAt::Start);
    return *m_parts;
  }

  std::shared_ptr<const grid::RouteGraph> m_graph;
  grid::RouteQuestion m_question;
  CellText m_text;
  std::size_t m_events = 0;
  std::unique_ptr<Parts> m_parts;
};

// One or more of them beside each other, at one event after the other.
class SearchPicture : public MovingPicture {
 public:
  SearchPicture(const grid::MapDocument& document, const std::vector<grid::RouteOptions>& ways,
                double seconds, double restShare, CellText text = CellText::None)
      : m_moving(seconds), m_restShare(restShare) {
    for (const grid::RouteOptions& options : ways) {
      const grid::RouteQuestion question{*document.start, *document.goal, options};
      m_searches.push_back(
          std::make_unique<SeenSearch>(grid::makeRouteGraph(document.map, question), question, text));
      m_events = std::max(m_events, m_searches.back()->events());
    }
  }
  double seconds() const override { return m_moving + kEndHold; }
  double rest() const override { return m_moving * m_restShare; }
  void paint(QPainter& painter, const QRectF& area, const QPalette& palette, double second) override {
    const auto event =
        static_cast<std::size_t>(std::min(1.0, second / m_moving) * static_cast<double>(m_events));
    const auto count = static_cast<double>(m_searches.size());
    const double width = std::floor((area.width() - (count - 1) * kBetweenBoards) / count);
    QRectF at(area.topLeft(), QSizeF(width, area.height()));
    for (const auto& search : m_searches) {
      search->paint(painter, at, palette, event);
      at.translate(width + kBetweenBoards, 0);
    }
  }

 private:
  std::vector<std::unique_ptr<SeenSearch>> m_searches;
  std::size_t m_events = 0;
  double m_moving, m_restShare;
};

grid::RouteOptions pathOf(search::Algorithm algorithm, grid::Neighbours neighbours) {
  grid::RouteOptions options;
  options.algorithm = algorithm;
  options.neighbours = neighbours;
  return options;
}

// A pocket in the way of who goes straight for the goal.
constexpr std::array kPocket{
    "searchlight-map 1", "size 17 17",        "start 3 8",         "goal 14 8",         "cells",
    ".................", ".................", ".................", "......######.....", "...........#.....",
    "...........#.....", "...........#.....", "...........#.....", "...........#.....", "...........#.....",
    "...........#.....", "...........#.....", "...........#.....", "......######.....", ".................",
    ".................", "................."};

}  // namespace

std::unique_ptr<MovingPicture> movingMap() {
  const QString file = QStringLiteral(":/maps/harbour.slmap");
  return std::make_unique<SearchPicture>(
      grid::readMap(readText(file), file.toStdString()),
      std::vector{pathOf(search::Algorithm::AStar, grid::Neighbours::Eight)}, 8.0, 0.55);
}

std::unique_ptr<MovingPicture> movingLesson() {
  const QString file = QStringLiteral(":/maps/article-3.slmap");
  return std::make_unique<SearchPicture>(
      grid::readMap(readText(file), file.toStdString()),
      std::vector{pathOf(search::Algorithm::AStar, grid::Neighbours::Four)}, 6.0, 0.6, CellText::Distance);
}

std::unique_ptr<MovingPicture> movingRace() {
  std::string text;
  for (const char* line : kPocket) text.append(line) += '\n';
  return std::make_unique<SearchPicture>(
      grid::readMap(text, "pocket"),
      std::vector{pathOf(search::Algorithm::Dijkstra, grid::Neighbours::Four),
                  pathOf(search::Algorithm::AStar, grid::Neighbours::Four)},
      6.0, 0.42);
}

StillPicture stillMap(const std::string& bytes, const QString& fileName) {
  const auto centred = [](QPainter& painter, const QRectF& area, const QImage& image) {
    const QSizeF size =
        QSizeF(image.size())
            .scaled(area.size() - QSizeF(2 * kPictureMargin, 2 * kPictureMargin), Qt::KeepAspectRatio);
    const QPointF corner = area.center() - QPointF(size.width(), size.height()) / 2;
    // Cells keep their edges.
    painter.setRenderHint(QPainter::SmoothPixmapTransform, image.width() > size.width());
    painter.drawImage(QRectF(corner, size), image);
  };
  QByteArray data(bytes.data(), static_cast<qsizetype>(bytes.size()));
  QBuffer buffer(&data);
  QImageReader reader(&buffer);
  if (reader.canRead()) {
    reader.setScaledSize(reader.size().scaled(kLargestStill, kLargestStill, Qt::KeepAspectRatio));
    QImage image = reader.read();
    if (image.isNull()) return {};
    return [image = std::move(image), centred](QPainter& painter, const QRectF& area, const QPalette&) {
      centred(painter, area, image);
    };
  }
  auto document = std::make_shared<const grid::MapDocument>(grid::readMap(bytes, fileName.toStdString()));
  return [document, centred](QPainter& painter, const QRectF& area, const QPalette& palette) {
    const BoardColours& colours = Theme::of(palette).board();
    const QSize room = (area.size() * painter.device()->devicePixelRatioF())
                           .toSize()
                           .boundedTo({kLargestStill, kLargestStill});
    centred(painter, area, mapPicture(document->map, colours, room));
  };
}

}  // namespace searchlight::ui
