// app/experiments/experiment_instances.cpp: a row as a search on the page of its domain, and the example.
#include <QDir>
#include <QFileInfo>
#include <algorithm>
#include <limits>

#include "app/experiments/experiment_page.h"
#include "app/grid/map_lab_page.h"
#include "app/klotski/klotski_page.h"
#include "app/lines/lines_page.h"
#include "app/shell/read_on_thread.h"
#include "app/sokoban/sokoban_page.h"
#include "core/game/text.h"
#include "core/grid/map_format.h"
#include "core/grid/scenario.h"
#include "core/klotski/board_text.h"
#include "core/klotski/catalogue.h"
#include "core/sokoban/collection.h"
#include "core/sokoban/rules_of_game.h"
#include "core/text/failure.h"
#include "core/text/line_reader.h"
#include "widgets/books/book.h"
#include "widgets/theme/error_texts.h"

namespace searchlight::ui {

namespace {

// The board of a row and its page; the question is the same for all.
using MakeBoard = void (*)(setup::SetUp& setUp, const experiment::Results& results, std::uint32_t row);

std::string textIn(const experiment::Results& results, std::uint32_t row, std::string_view column) {
  const auto at = results.column(column);
  return at ? results.text(row, *at) : std::string();
}

void makeRoute(setup::SetUp& setUp, const experiment::Results& results, std::uint32_t row) {
  const std::string file = textIn(results, row, "scenario"), map = textIn(results, row, "map");
  const std::string made = cli::generatedKind(file);
  setUp.page = MapLabPage::kId;
  setUp.question.set("from", textIn(results, row, "start"));
  setUp.question.set("to", textIn(results, row, "goal"));
  if (made == "maps") {
    setUp.board.text = grid::writeMap({cli::generatedMap(map), {}, {}}, grid::MapFormat::Plain);
    return;
  }
  if (!made.empty()) {  // random queries on a map that is a file
    setUp.board.path = map;
    return;
  }
  const grid::Scenario scenario(readText(QString::fromStdString(file), grid::kMaxScenarioFileBytes), file);
  setUp.board.path = scenario.findMap(file).string();
  setUp.view.set(setup::kQueries, file);
  setUp.view.set("query", textIn(results, row, "line"));
}

// A workspace's board is a game that has not begun.
std::string gameText(sokoban::Board level, std::string title) {
  return game::text(sokoban::Game(sokoban::Opening(std::move(level), std::move(title))).record());
}

// Counts from 1.
std::size_t numberIn(const experiment::Results& results, std::uint32_t row, std::string_view column) {
  return static_cast<std::size_t>(
      parseInteger(textIn(results, row, column), 1, std::numeric_limits<int>::max()).value_or(0));
}

void makeSokoban(setup::SetUp& setUp, const experiment::Results& results, std::uint32_t row) {
  sokoban::Level level = cli::levelOf(textIn(results, row, "file"), numberIn(results, row, "level"), {});
  setUp.page = SokobanPage::kId;
  setUp.question.set("ask", "level");
  setUp.question.set("light", "yes");
  setUp.board.text = gameText(std::move(*level.board), level.title);
}

void makeKlotski(setup::SetUp& setUp, const experiment::Results& results, std::uint32_t row) {
  // What a source gives several of has names, or rows.
  const std::string source = textIn(results, row, "layout"), own = textIn(results, row, "name");
  const std::string& name = own.empty() ? source : own;
  const klotski::Entry* entry = klotski::entryByName(name);
  setUp.page = KlotskiPage::kId;
  setUp.board.text =
      klotski::generalBoardText(cli::boardOfLayout(name), entry ? entry->chinese : std::string_view());
  setUp.question.set("light", "yes");
}

void makeLines(setup::SetUp& setUp, const experiment::Results& results, std::uint32_t row) {
  const cli::OpeningWithMove asked =
      cli::generatedMove(textIn(results, row, "source"), numberIn(results, row, "board"));
  setUp.page = LinesPage::kId;
  setUp.board.text = game::text(lines::Game(asked.opening).record());
  setUp.question.set("from", textIn(results, row, "from"));
  setUp.question.set("to", textIn(results, row, "to"));
  setUp.question.set("light", "yes");
}

struct Opener {
  std::string_view sourceKey;  // the first column
  MakeBoard make;
};
constexpr Opener kOpeners[] = {
    {"scenario", makeRoute}, {"file", makeSokoban}, {"layout", makeKlotski}, {"source", makeLines}};

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

// What comes with the program is no file, which the sources of an experiment are; it is written where the command line finds it, too.
std::string ExperimentPage::unpacked(const std::string& path) const {
  const QString inside =
      QDir::cleanPath(QString::fromLatin1(ExperimentForm::kPresets) + u'/' + QString::fromStdString(path));
  if (!QFileInfo::exists(inside)) return path;
  const QString file =
      QFileInfo(m_folder.newFile()).path() + QStringLiteral("/example/") + QFileInfo(inside).fileName();
  makeFolder(QFileInfo(file).path().toStdU16String());
  writeFile(file.toStdU16String(), readText(inside));
  return file.toStdString();
}

// Its instances, too, where there are none yet.
void ExperimentPage::takePreset(const QString& file) {
  complainOf(reading([&] {
    requireStopped();
    const setup::SetUp setUp = setup::read(readText(file), file.toStdString());
    cli::Experiment asked = cli::experimentFrom(setUp.question, file.toStdString(),
                                                [this](const std::string& path) { return unpacked(path); });
    if (!m_form->asked().sources.empty()) asked.sources = m_form->asked().sources;
    m_form->setAsked(std::move(asked));
    edited();
  }));
}

void ExperimentPage::tryExample() {
  if (isRunning()) return;
  m_form->setAsked({.domain = "route", .sources = {}, .runs = {}});
  takePreset(QString::fromLatin1(ExperimentForm::kPresets) + QStringLiteral("/map-algorithms.searchlight"));
  m_startsWhenGood = true;
  examine();
  m_view->setTab(ResultsView::Medians);
}

}  // namespace searchlight::ui
