// app/experiments/experiment_instances.cpp: a row as a search on the page of its domain, and the example.
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <algorithm>

#include "app/experiments/experiment_page.h"
#include "app/grid/map_lab_page.h"
#include "app/klotski/klotski_page.h"
#include "app/shell/read_on_thread.h"
#include "app/sokoban/sokoban_page.h"
#include "core/grid/map_format.h"
#include "core/grid/scenario.h"
#include "core/klotski/board_text.h"
#include "core/klotski/catalogue.h"
#include "core/random/random.h"
#include "core/sokoban/collection.h"
#include "core/text/failure.h"
#include "core/text/line_reader.h"
#include "widgets/books/book.h"
#include "widgets/theme/error_texts.h"

namespace searchlight::ui {

namespace {

constexpr const char* kExampleMap = ":/maps/caverns.map";
constexpr std::size_t kExampleQueries = 60;
constexpr std::uint64_t kExampleSeed = 36;

// The board of a row and its page; the question is the same for all.
using MakeBoard = void (*)(setup::SetUp& setUp, const experiment::Results& results, std::uint32_t row);

std::string textIn(const experiment::Results& results, std::uint32_t row, std::string_view column) {
  const auto at = results.column(column);
  return at ? results.text(row, *at) : std::string();
}

void makeRoute(setup::SetUp& setUp, const experiment::Results& results, std::uint32_t row) {
  const std::string file = textIn(results, row, "scenario"), map = textIn(results, row, "map");
  setUp.page = MapLabPage::kId;
  setUp.question.set("from", textIn(results, row, "start"));
  setUp.question.set("to", textIn(results, row, "goal"));
  // Random queries on a map that is a file; of a generated one there is no file to open.
  if (file.starts_with("generated:")) {
    if (!QFileInfo::exists(QString::fromStdString(map)))
      throw FormatError(file, 0, ReaderErrors::tr("such instances cannot be opened"));
    setUp.board.path = map;
    return;
  }
  const grid::Scenario scenario(readText(QString::fromStdString(file), grid::kMaxScenarioFileBytes), file);
  setUp.board.path = scenario.findMap(file).string();
  setUp.view.set(setup::kQueries, file);
  setUp.view.set("query", textIn(results, row, "line"));
}

void makeSokoban(setup::SetUp& setUp, const experiment::Results& results, std::uint32_t row) {
  const std::string file = textIn(results, row, "file");
  const sokoban::Collection levels = sokoban::readCollection(readText(QString::fromStdString(file)), file);
  const auto level = parseInteger(textIn(results, row, "level"), 1, static_cast<int>(levels.levels.size()));
  if (!level)
    throw FormatError(file, 0, ReaderErrors::tr("level %1 not found", textIn(results, row, "level")));
  setUp.page = SokobanPage::kId;
  setUp.board.text = sokoban::levelText(levels.levels[static_cast<std::size_t>(*level - 1)]);
  setUp.question.set("ask", "level");
  setUp.question.set("light", "yes");
}

void makeKlotski(setup::SetUp& setUp, const experiment::Results& results, std::uint32_t row) {
  const std::string name = textIn(results, row, "layout");
  const klotski::Entry* entry = klotski::entryByName(name);
  const klotski::Board board =
      entry ? klotski::boardOf(*entry) : klotski::readBoard(readText(QString::fromStdString(name)), name);
  setUp.page = KlotskiPage::kId;
  setUp.board.text = klotski::generalBoardText(board, entry ? entry->chinese : std::string_view());
  setUp.question.set("light", "yes");
}

struct Opener {
  std::string_view sourceKey;  // the first column
  MakeBoard make;
};
constexpr Opener kOpeners[] = {{"scenario", makeRoute}, {"file", makeSokoban}, {"layout", makeKlotski}};

}  // namespace

// The settings of a run stand behind it, up to what was counted.
setup::SetUp ExperimentPage::setUpOf(std::uint32_t row) const {
  setup::SetUp setUp;
  const auto run = m_results->column(experiment::Results::kRun),
             outcome = m_results->column(experiment::Results::kOutcome);
  const auto* opener = std::ranges::find(kOpeners, std::string_view(m_results->name(0)), &Opener::sourceKey);
  if (!run || !outcome || opener == std::end(kOpeners))
    throw FormatError(m_results->name(0), 0, ReaderErrors::tr("such instances cannot be opened"));
  opener->make(setUp, *m_results, row);
  for (std::size_t i = *run + 1; i < *outcome; ++i)
    if (const std::string& word = m_results->text(row, i); !word.empty())
      setUp.question.set(m_results->name(i), word);
  return setUp;
}

void ExperimentPage::openRow(std::uint32_t row) {
  if (row >= m_results->rowCount()) return;
  complainOf(reading([&]() -> Reading {
    setup::SetUp setUp;
    readOnThread(this, QString::fromStdString(m_results->instance(row)),
                 [&](const GoesOn&) { setUp = setUpOf(row); });
    Page* page = m_host.page(QString::fromStdString(setUp.page));
    if (!page || !page->mayReplace()) return Reading::givenUp();
    Reading taken = page->takeSetUp(setUp, QString::fromStdString(m_results->text(row, 0)), SetUpFrom::File);
    if (taken.isTaken()) m_host.show(QString::fromStdString(setUp.page));
    return taken;
  }));
}

// Queries between random cells of a map that comes with the program, written where the command line finds them, too.
void ExperimentPage::tryExample() {
  if (isRunning()) return;
  const Reading made = reading([&] {
    const QString folder = QFileInfo(m_folder.newFile()).path() + QStringLiteral("/example");
    const QString map = folder + QStringLiteral("/caverns.map"), queries = map + QStringLiteral(".scen");
    QDir().mkpath(folder);
    const std::string text = readText(QString::fromLatin1(kExampleMap));
    const grid::MapDocument document = grid::readMap(text, kExampleMap);
    std::vector<Point> free;
    for (int y = 0; y < document.map.height(); ++y)
      for (int x = 0; x < document.map.width(); ++x)
        if (document.map.isFree({x, y})) free.push_back({x, y});
    Random random(kExampleSeed);
    std::vector<grid::ScenarioQuery> all;
    const auto cell = [&] { return free[random.below(static_cast<std::uint32_t>(free.size()))]; };
    while (all.size() < kExampleQueries) {
      grid::ScenarioQuery& query = all.emplace_back();
      query.map = "caverns.map";
      query.width = document.map.width();
      query.height = document.map.height();
      query.start = cell();
      query.goal = cell();
    }
    writeFile(map.toStdU16String(), text);
    writeFile(queries.toStdU16String(), grid::writeScenario(all));
    m_form->setAsked({.domain = "route",
                      .sources = {queries.toStdString()},
                      .runs = {"dijkstra", "a-star", "weighted-a-star --weight 2", "greedy", "jump-point"}});
  });
  if (made.hasFailed()) return complain(made.why());
  edited();
  examine();
  start();
  m_view->setTab(ResultsView::Medians);
}

}  // namespace searchlight::ui
