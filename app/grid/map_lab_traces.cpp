// app/grid/map_lab_traces.cpp: searches of other programs, over the map that lies beside them or over none.
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QRegularExpression>
#include <QScopedValueRollback>
#include <utility>

#include "app/grid/map_lab_page.h"
#include "app/grid/map_search.h"
#include "app/shell/read_on_thread.h"
#include "app/shell/settings.h"
#include "core/text/failure.h"
#include "core/trace_formats/trace_document.h"
#include "widgets/tables/numbers_view.h"
#include "widgets/tables/recording_facts.h"
#include "widgets/theme/error_texts.h"
#include "widgets/words/search_format.h"

namespace searchlight::ui {

using search::NodeId;

namespace {

// Cell for cell.
search::TracePlan planOfMap(Point size) { return {{0, 1, size.x, 0}, {0, 1, size.y, 0}}; }

}  // namespace

// ---- Opening ----

// A trace of ours brings its set-up along and comes back as it was: the same question finds the same events again. Where
// it cannot (its map is gone, or it is of a later program), what was recorded is shown, and why.
Reading MapLabPage::openTrace(const QString& path) {
  const std::string name = QDir::toNativeSeparators(path).toStdString();
  search::TraceDocument document;
  std::optional<setup::SetUp> setUp;
  QString whyNoSetUp;
  readOnThread(this, path, [&](const GoesOn& goesOn) {
    document = readTrace(path, goesOn);
    if (document.setUp.empty()) return;
    try {
      setUp = setup::read(document.setUp, name);
    } catch (const FormatError& e) {
      whyNoSetUp = errorText(e);
    }
  });
  if (setUp && setUp->page == kId) {
    const Reading whole = takeSetUp(*setUp, path, SetUpFrom::File);
    if (whole.isTaken()) return whole;
    whyNoSetUp = whole.why();
  }
  std::unique_ptr<search::ForeignTrace> trace;
  readOnThread(this, path, [&, memory = host().memory](const GoesOn&) {
    trace = std::make_unique<search::ForeignTrace>(std::move(document), memory);
  });
  QStringList traces = m_traces;
  traces.removeAll(path);
  traces.append(path);
  QString whyNoMap;
  std::optional<grid::Map> below = mapBeside(path, *trace, whyNoMap);
  showForeignTrace(std::move(trace), QFileInfo(path).fileName(), std::move(below));
  m_traces = traces.mid(std::max(0, static_cast<int>(traces.size()) - 2));
  m_source = path;
  Q_EMIT documentChanged();
  if (!whyNoSetUp.isEmpty())
    complain(tr("Only the trace is shown, without its map and settings: %1").arg(whyNoSetUp));
  if (!whyNoMap.isEmpty()) complain(whyNoMap);
  return Reading::taken();
}

// `NAME.map` for NAME.trace.yaml: what the cells of the trace are cells of.
std::optional<grid::Map> MapLabPage::mapBeside(const QString& path, const search::ForeignTrace& trace,
                                               QString& why) {
  static const QRegularExpression kEnding(QStringLiteral("(\\.trace)?\\.(yaml|yml|json)(\\.gz)?$"),
                                          QRegularExpression::CaseInsensitiveOption);
  const QString name = QString(path).remove(kEnding);
  for (const QString& ending : {QStringLiteral(".map"), QStringLiteral(".slmap"), QStringLiteral(".grid")})
    if (name != path && QFileInfo::exists(name + ending)) return mapBelow(name + ending, trace, why);
  return std::nullopt;
}

// Nothing, and the reason, where the file is none, or has not all cells of the trace.
std::optional<grid::Map> MapLabPage::mapBelow(const QString& path, const search::ForeignTrace& trace,
                                              QString& why) {
  std::optional<grid::Map> below;
  const Reading read = reading([&] {
    KnownFile file;
    below = readMapOf(path, file).map;
  });
  const auto extents = trace.extents();
  if (!read.isTaken()) {
    why = read.why();
  } else if (!extents || !trace.hasOnlyWholePlaces()) {
    why = tr("%1 is not shown: the trace has no whole cells.").arg(QFileInfo(path).fileName());
  } else if (extents->left < 0 || extents->top < 0 || extents->right >= below->width() ||
             extents->bottom >= below->height()) {
    why = tr("%1 is not shown: it has %2 × %3 cells, and the trace goes beyond it.")
              .arg(QFileInfo(path).fileName())
              .arg(below->width())
              .arg(below->height());
  }
  if (!why.isEmpty()) below.reset();
  return below;
}

void MapLabPage::chooseMapBelow() {
  const QString path =
      QFileDialog::getOpenFileName(this, tr("Map below the trace"), host().settings->lastFolder(),
                                   tr("Maps (%1)").arg(QStringLiteral("*.map *.slmap *.grid")));
  if (!path.isEmpty()) showMapBelow(path);
}

void MapLabPage::showMapBelow(const QString& path) {
  if (!m_foreign) return;
  QString why;
  std::optional<grid::Map> below = mapBelow(path, *m_foreign, why);
  if (!below) return complain(why);
  const Point size{below->width(), below->height()};
  const auto first = m_plane->plan->across.first, top = m_plane->plan->down.first;
  const auto moved = [&](const std::optional<Point>& end) {
    return end ? std::optional(Point{end->x + int(first), end->y + int(top)}) : std::nullopt;
  };
  const auto start = moved(m_board->scene().start), goal = moved(m_board->scene().goal);
  const std::size_t cursor = transport()->position();
  *m_plane = {planOfMap(size), nullptr, true};
  m_board->select(std::nullopt);
  layOut(std::move(*below), m_map.title());
  m_board->setEnds(start, goal);
  transport()->seek(cursor);
  Q_EMIT m_comparable->boardReplaced();
  Q_EMIT commandsChanged();
}

// ---- Showing ----

NodeNames foreignNames(const search::ForeignTrace& trace) {
  NodeNames names;
  names.node = [](const search::Session& session, NodeId n) {
    return QString::fromStdString(static_cast<const search::ForeignTrace&>(session).nameOf(n)).simplified();
  };
  names.shownPerCost = trace.costUnit();
  names.tellsCosts = trace.tellsCosts();
  names.tellsEstimates = names.usesHeuristic = trace.tellsEstimates();
  return names;
}

void MapLabPage::showForeignTrace(std::unique_ptr<search::ForeignTrace> trace, const QString& title,
                                  std::optional<grid::Map> below) {
  const search::ForeignTrace* played = trace.get();
  // Without any place its own views are drawn; without those the board is a single cell, and covered.
  std::optional<search::TracePlan> wanted = search::TracePlan{{0, 1, 1, 0}, {0, 1, 1, 0}};
  if (const auto drawn = trace->pictures().extents()) wanted = search::planOf(*drawn);
  if (below)
    wanted = planOfMap({below->width(), below->height()});
  else if (trace->extents())
    readOnThread(this, title, [&](const GoesOn&) { wanted = search::planOf({&played, 1}); });
  if (!wanted)
    throw FormatError(title.toStdString(), 0, ReaderErrors::tr("the positions are too far apart to draw"));
  const bool hasMap = below.has_value();
  grid::Map under =
      hasMap ? std::move(*below)
             : grid::Map(wanted->across.cells, wanted->down.cells);  // throws while nothing is changed
  transport()->clear();
  transport()->dropStateBreakpoints();
  m_board->select(std::nullopt);
  m_asker.setSuspended(true);
  m_foreign = played;
  *m_plane = {wanted, nullptr, hasMap};
  try {
    layOut(std::move(under), title);
  } catch (...) {  // the trace is let go: nothing may know it any more
    leavePlane();
    throw;
  }
  const auto end = [&](NodeId n) {
    return n == search::kNoNode || !played->position(n) ? std::nullopt
                                                        : std::optional(plan()->cellOf(*played->position(n)));
  };
  m_board->setEnds(end(played->source()), end(played->destination()));
  showWithoutPlaces();
  Q_EMIT m_comparable->boardReplaced();
  const NodeNames names = foreignNames(*played);
  m_facts->setTrace(*played, title);  // the question was another program's
  m_options->hide();
  m_roads->hide();
  m_facts->show();
  // Nobody solves it again: its route is what it has told.
  const std::size_t route = trace->route().size();
  const std::optional<double> cost = trace->toldCost();
  search().setPlayback(std::move(trace), names);
  if (route > 0)
    workbench().setRouteFigures(RouteFigures{countText(route - 1), cost ? costText(*cost) : QString(),
                                             tr("Guarantee unknown"),
                                             tr("This trace was recorded by another program.")});
  transport()->toEnd();      // what is recorded is seen there
  Q_EMIT documentChanged();  // it is called otherwise
  const QString notice = traceNotice(*played);
  say(tr("This is a search trace. You can play it in both directions, but you cannot change its settings.") +
      (notice.isEmpty() ? QString() : QLatin1Char(' ') + notice));
}

// As it names them, or as its path has them.
std::optional<std::pair<Point, Point>> MapLabPage::endsOfTrace() const {
  if (!m_foreign || !m_plane->hasMap) return std::nullopt;
  const auto& route = m_foreign->route();
  const auto cellOfEnd = [&](NodeId named, bool isFirst) -> std::optional<Point> {
    const NodeId n = named != search::kNoNode || route.empty() ? named
                     : isFirst                                 ? route.front()
                                                               : route.back();
    const auto place = n == search::kNoNode ? std::nullopt : m_foreign->position(n);
    if (!place || !plan()->contains(*place)) return std::nullopt;
    const Point cell = plan()->cellOf(*place);
    return m_map.document().map.isFree(cell) ? std::optional(cell) : std::nullopt;
  };
  const auto from = cellOfEnd(m_foreign->source(), true), to = cellOfEnd(m_foreign->destination(), false);
  return from && to ? std::optional(std::pair(*from, *to)) : std::nullopt;
}

void MapLabPage::layOut(grid::Map empty, const QString& title) {
  {
    const QScopedValueRollback<bool> laidOut(m_isLaidOut, true);
    m_map.load({std::move(empty), {}, {}}, {}, title);
  }
  m_board->setNodeCell(m_plane->nodeCell());
}

void MapLabPage::leavePlane() {
  m_foreign = nullptr;
  *m_plane = {};
  m_roadCheck.cancel();
  m_placeFinder.cancel();
  m_nearestPlace.reset();
  m_asker.setSuspended(false);
}

bool MapLabPage::hasBoard() const {
  return !m_foreign || m_foreign->extents() || !m_foreign->pictures().empty();
}

bool MapLabPage::hasPlace(NodeId node) const { return !m_foreign || m_foreign->position(node); }

void MapLabPage::showNode(NodeId node) {
  m_board->select(std::nullopt);
  m_selectedNode = node;
  workbench().showNode(node);
  m_actions[MapCommand::BreakHere]->setEnabled(true);
  m_actions[MapCommand::BreakHere]->setChecked(transport()->hasBreakpointAt(m_foreign->nameOf(node)));
}

void MapLabPage::showWithoutPlaces() {
  const bool isShown = !hasBoard();
  m_noPlaces->setVisible(isShown);
  if (!isShown) return;
  if (m_foreign->nodeCount() > 0) workbench().setTreeShown(true);
  m_noPlaces->setText(
      m_foreign->nodeCount() == 0
          ? tr("No event of this trace names a node (id), so there is nothing to step through.")
          : tr("No event of this trace gives a position (x and y), so there is no board. The search tree "
               "shows "
               "its nodes; OPEN, CLOSED and the tables list them."));
}

std::vector<PictureSource> MapLabPage::pictures() {
  std::vector<PictureSource> out = WorkbenchPage::pictures();
  // There is no board to take along.
  if (!hasBoard())
    std::erase_if(out, [](const PictureSource& s) { return s.kind == PictureSource::Kind::Board; });
  return out;
}

void MapLabPage::makeRoomFor(const search::ForeignTrace& trace, const std::string& name) {
  const search::ForeignTrace* wanted = &trace;
  std::optional<search::TracePlan> whole;
  readOnThread(this, QString::fromStdString(name), [&, before = plan()](const GoesOn&) {
    whole = search::planOf({&wanted, 1}, before);
  });
  if (!whole) throw FormatError(name, 0, ReaderErrors::tr("the positions are too far apart to draw"));
  if (*whole == *plan()) return;
  if (m_plane->hasMap) throw FormatError(name, 0, ReaderErrors::tr("goes beyond the map"));
  grid::Map empty(whole->across.cells, whole->down.cells);
  const auto before = std::exchange(m_plane->plan, whole);
  const auto moved = [&](const std::optional<Point>& end) {
    return end ? std::optional(whole->cellOf(
                     {before->across.valueAt(end->x + 0.5), before->down.valueAt(end->y + 0.5)}))
               : std::nullopt;
  };
  const auto start = moved(m_board->scene().start), goal = moved(m_board->scene().goal);
  try {
    layOut(std::move(empty), m_map.title());
  } catch (...) {  // the board is as large as it was
    m_plane->plan = before;
    throw;
  }
  m_board->setEnds(start, goal);
}

void MapLabPage::showNumbers(GridView& board) const {
  const auto numbers = [](const search::TraceAxis& axis, bool isGrid) {
    return RulerNumbers{axis.valueAt(0.5), 1 / axis.cellsPerUnit, isGrid};
  };
  board.setNumbers(plan() ? numbers(plan()->across, plan()->isGrid) : RulerNumbers(),
                   plan() ? numbers(plan()->down, plan()->isGrid) : RulerNumbers());
}

QString MapLabPage::traceNotice(const search::ForeignTrace& trace) const {
  QStringList parts;
  if (!plan() && !trace.hasOnlyWholePlaces())
    parts << tr("These states are not grid cells. Each is shown in the map cell that contains it.");
  if (!trace.pictures().empty()) parts << tr("It is drawn as its own views describe.");
  // Of most programs they are a square for each event, which the board draws as well.
  const auto draws = [&](const char* shape) {
    return trace.document().views.find(shape) != std::string::npos;
  };
  if (trace.extents() && (draws("\"circle\"") || draws("\"path\"") || draws("\"polygon\"")))
    parts << tr("Its own views are not drawn, because its events have positions.");
  if (!trace.pictures().problem().empty())
    parts << tr("Part of its views is not drawn: %1").arg(errorText(trace.pictures().problem()));
  if (plan() && !plan()->isGrid && trace.extents())
    parts << tr(
        "These states are not grid cells. They are drawn to scale as points, each with a line from its "
        "parent.");
  if (plan() && plan()->sharingPlaces > 0)
    parts << tr(
        "%n states are too close together to distinguish in the picture; the text and tables list them "
        "separately.",
        nullptr, static_cast<int>(plan()->sharingPlaces));
  if (const search::TraceDocument& document = trace.document(); document.repeatedKeys > 0)
    parts << tr("%n repeated keys; the last value is used. First repeated key: %1.", nullptr,
                static_cast<int>(document.repeatedKeys))
                 .arg(errorText(document.firstRepeatedKey));
  return parts.join(QLatin1Char(' '));
}

}  // namespace searchlight::ui
