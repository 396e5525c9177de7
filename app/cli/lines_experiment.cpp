// app/cli/lines_experiment.cpp: experiments over moves of Color Lines: a ball's path on a board that is made of a seed.
#include "app/cli/experiment_domain.h"
#include "app/cli/generated.h"
#include "core/lines/route.h"

namespace searchlight::cli {
namespace {

struct MoveCase {
  Instance instance;
  lines::BoardWithMove asked;
};
struct MoveRun {
  setup::SearchChoice asked;
  search::Limits limits = usualGameLimits();
};
struct MoveReport {
  search::Outcome end{};
  search::Stats stats;
  std::size_t steps = 0;
  double seconds = 0, setupSeconds = 0;
  search::Outcome outcome() const { return end; }
  bool isSolved() const { return end == search::Outcome::Solved; }
};

struct WantedMoves {
  Argument size{"9"}, colours{"7"}, balls{"40"}, seed, count{"1"};

  void addTo(CLI::App& parser) {
    size.addTo(parser, "--size", "N", "Board size (default: 9)");
    colours.addTo(parser, "--colours", "N", "Number of colours (default: 7)");
    balls.addTo(parser, "--balls", "N", "Balls on the board (default: 40)");
    seed.addTo(parser, "--seed", "S", "Random seed")->required();
    count.addTo(parser, "--count", "K", "Number of boards, of the seeds S, S + 1, .. (default: 1)");
  }
  lines::Settings settings() const {
    using lines::Settings;
    Settings settings;
    settings.size = static_cast<int>(size.wholeNumber(Settings::kMinSize, Settings::kMaxSize));
    settings.colours = static_cast<int>(colours.wholeNumber(Settings::kMinColours, Settings::kMaxColours));
    return settings;
  }
  std::vector<MoveCase> make() const {
    const lines::Settings settings = this->settings();
    const std::size_t many = balls.wholeNumber(1, settings.cellCount() - 1);
    const std::uint64_t first = seed.wholeNumber(0);
    const std::size_t wanted = count.wholeNumber(1, 1'000'000);
    std::vector<MoveCase> cases;
    for (std::size_t k = 0; k < wanted; ++k)
      cases.push_back({{k + 1}, lines::randomMove(settings, many, first + k)});
    return cases;
  }
};

struct MoveExperiments {
  using Case = MoveCase;
  using Run = MoveRun;
  using Report = MoveReport;
  using Set = CaseSet<Case, Run, Report>;
  static constexpr const char* kSource = "SOURCE";
  static constexpr const char* kSourceHelp =
      "\"generated:moves --seed S --count K --size 9 --colours 7 --balls 40\": random boards, each with a "
      "ball and a cell that it can reach";
  static constexpr std::string_view kSourceKey = "source";
  static constexpr const char* kTime = "60";
  static constexpr auto options = lines::ballOptions;
  static constexpr auto isOfTypedRun = isNoAlgorithm;

  static Run usual() { return {}; }
  static Columns<Case> caseColumns() {
    const auto point = [](Point p) { return std::to_string(p.x) + "," + std::to_string(p.y); };
    const auto rows = [](const Case& c) {
      std::string text;
      for (int y = 0; y < c.asked.board.size(); ++y)
        text += (y > 0 ? "/" : "") + lines::rowText(c.asked.board, y);
      return text;
    };
    const auto optimum = [](const Case& c) { return lines::findRoute(c.asked.board, c.asked.move).steps(); };
    return {{"board", "board", kNumber, [](const Case& c) { return c.instance.name; }, {}, 7},
            {"rows", "", kPlain, rows},
            {"from", "from", kPlain, [=](const Case& c) { return point(c.asked.move.from); }, {}, 5},
            {"to", "to", kPlain, [=](const Case& c) { return point(c.asked.move.to); }, {}, 5},
            {"optimum", "optimum", kNumber, optimum, {}, 7}};
  }
  static Columns<Report> columns() {
    using R = Report;
    using search::Stats;
    return {{"outcome", "outcome", kPlain, [](const R& r) { return outcomeName(r.end); }, {}, 12},
            {"steps", "steps", kNumber, ifSolved<R>([](const R& r) { return r.steps; }), {}, 6},
            counted<R>("expanded", "expanded", &Stats::expanded, 9),
            counted<R>("generated", "generated", &Stats::generated, 9),
            counted<R>("reopened", "", &Stats::reopened, 9),
            counted<R>("peakOpen", "", &Stats::peakOpen, 9),
            {"seconds", "seconds", kSeconds, [](const R& r) { return r.seconds; }, {}, 10},
            {"setupSeconds", "set-up", kSeconds, [](const R& r) { return r.setupSeconds; }, {}, 10},
            {"reason", "", kPlain, [](const R& /*r*/) { return kLeftOut; }}};
  }

  static Set open(const std::string& source, std::size_t bytes, const Console& console) {
    if (!GeneratedSource::is(source))
      throw UsageError(complaint("SOURCE", source, "must begin with generated:moves"));
    const GeneratedSource made(source, {"moves"});
    Set set;
    set.cases = readingWithin(console.memory, bytes, source, [&] {
      return made.as<WantedMoves>([](const WantedMoves& wanted) { return wanted.make(); });
    });
    set.prepare = [](const Run& run, const Console& with) -> typename Set::Answer {
      return [=, &with](const Case& about, std::size_t /*at*/, const std::string& progress) {
        const lines::BoardWithMove& asked = about.asked;
        MoveReport report;
        searching(with, progress, run.limits, [&](search::Limits limits) {
          search::SplitTime time(report.setupSeconds, report.seconds);
          const auto session = lines::makeRouteSession(asked.board, asked.move, run.asked.sessionOptions());
          limits.bytes += session->bytes();
          time.beginSearch();
          report.end = session->run(limits, with.stop);
          time.endSearch();
          report.stats = session->stats();
          report.steps = report.isSolved() ? session->path().size() - 1 : 0;
        });
        return report;
      };
    };
    return set;
  }
};

}  // namespace

OpeningWithMove generatedMove(const std::string& source, std::size_t number) {
  return GeneratedSource(source, {"moves"})
      .as<WantedMoves>([&](const WantedMoves& wanted) -> OpeningWithMove {
        const std::vector<MoveCase> all = wanted.make();
        if (number < 1 || number > all.size())
          throw UsageError(complaint("board", std::to_string(number), ReaderErrors::tr("not found")));
        const lines::BoardWithMove& asked = all[number - 1].asked;
        return {{wanted.settings(), wanted.seed.wholeNumber(0) + number - 1, asked.board}, asked.move};
      });
}

ExperimentDomain linesExperiments() { return experimentsOf<MoveExperiments>("lines"); }

}  // namespace searchlight::cli
