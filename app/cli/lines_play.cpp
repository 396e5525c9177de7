// app/cli/lines_play.cpp: the command `lines play`: a player's games of Color Lines, and what they came to.
#include <CLI/CLI.hpp>
#include <cstdint>
#include <limits>
#include <memory>
#include <ostream>
#include <string>
#include <string_view>

#include "app/cli/arguments.h"
#include "app/cli/commands.h"
#include "app/cli/console.h"
#include "app/cli/output.h"
#include "core/lines/player/player.h"
#include "core/text/complaint.h"
#include "core/text/line_reader.h"

namespace searchlight::cli {
namespace {

namespace player = lines::player;

// Words as they were typed.
struct PlayArguments {
  std::string player, games, seed, size = "9", colours = "7", score = "classic", preview = "places";
  std::string samples = "1000", milliseconds;
  const CLI::Option* samplesOption = nullptr;  // whether they are given
  const CLI::Option* millisecondsOption = nullptr;
  LimitArguments limits;
  OutputForm form;
};

struct AskedMatch {
  lines::Settings settings;
  player::PlayerKind kind = player::PlayerKind::Hint;
  player::HintOptions hint;
  int games = 1;
  std::uint64_t seed = 1;
};

AskedMatch askedMatch(const PlayArguments& a) {
  constexpr std::uint64_t kMost = std::numeric_limits<std::uint64_t>::max();
  AskedMatch asked;
  asked.kind = static_cast<player::PlayerKind>(wordOf("--player", a.player, player::kPlayerNames));
  asked.games = static_cast<int>(wholeNumber("--games", a.games, 1, 1'000'000));
  asked.seed = wholeNumber("--seed", a.seed, 0, kMost);
  asked.settings.size =
      static_cast<int>(wholeNumber("--size", a.size, lines::Settings::kMinSize, lines::Settings::kMaxSize));
  asked.settings.colours = static_cast<int>(
      wholeNumber("--colours", a.colours, lines::Settings::kMinColours, lines::Settings::kMaxColours));
  asked.settings.score = static_cast<lines::Score>(wordOf("--score", a.score, lines::kScoreNames));
  asked.hint.preview = static_cast<player::Preview>(wordOf("--preview", a.preview, player::kPreviewNames));
  asked.hint.samples = wholeNumber("--samples", a.samples, 0, 1'000'000'000);
  // What bounds thinking, where nobody thinks, is a mistake.
  for (const CLI::Option* bound : {a.samplesOption, a.millisecondsOption})
    if (bound->count() > 0 && asked.kind != player::PlayerKind::Hint)
      throw UsageError(bound->get_name() + ": only with --player hint; " + a.player +
                       " does not think ahead");
  if (a.millisecondsOption->count() > 0) {
    if (a.samplesOption->count() > 0) throw UsageError("--milliseconds: cannot be combined with --samples");
    const std::optional<double> milliseconds = parseNumber(a.milliseconds);
    if (!milliseconds || *milliseconds <= 0)
      throw UsageError(complaint("--milliseconds", a.milliseconds, "must be a number greater than 0"));
    asked.hint.seconds = *milliseconds / 1000;
    asked.hint.samples = 1'000'000'000;
  }
  return asked;
}

// Whether the same command gives the same games.
bool isReproducible(const AskedMatch& asked) {
  return asked.kind != player::PlayerKind::Hint ||
         asked.hint.seconds == std::numeric_limits<double>::infinity();
}

void writeMatchJson(std::ostream& out, const AskedMatch& asked, const player::Match& match) {
  Record games = Record::array();
  for (const player::MatchGame& game : match.games)
    games.push_back({{"score", game.score}, {"turns", game.turns}});
  Record record{{"games", std::move(games)},
                {"mean", match.games.empty() ? Record() : jsonNumber(match.mean())},
                {"seconds", jsonSeconds(match.seconds)}};
  if (match.outcome != search::Outcome::Solved) record["outcome"] = outcomeName(match.outcome);
  if (!isReproducible(asked)) record["reproducible"] = false;
  writeJsonLine(out, record);
}

void writeMatchCsv(std::ostream& out, const AskedMatch& asked, const player::Match& match) {
  constexpr std::string_view kColumns[] = {"seed", "score", "turns"};
  writeCsvTitles(out, kColumns);
  for (std::size_t i = 0; i < match.games.size(); ++i)
    writeCsvLine(out,
                 {{"seed", asked.seed + i}, {"score", match.games[i].score}, {"turns", match.games[i].turns}},
                 kColumns);
}

void writeMatchText(std::ostream& out, const AskedMatch& asked, const player::Match& match) {
  Table table({{"seed", true}, {"score", true}, {"turns", true}});
  std::uint64_t turns = 0;
  for (std::size_t i = 0; i < match.games.size(); ++i) {
    const player::MatchGame& game = match.games[i];
    turns += static_cast<std::uint64_t>(game.turns);
    table.add({std::to_string(asked.seed + i), std::to_string(game.score), std::to_string(game.turns)});
  }
  if (!match.games.empty()) table.write(out);
  std::string mean = tableNumber(match.mean());
  if (match.games.size() > 1) mean += " +- " + tableNumber(match.meanInterval()) + " (95 %)";
  std::vector<std::pair<std::string, std::string>> rows{{"games", std::to_string(match.games.size())}};
  if (!match.games.empty()) {
    rows.emplace_back("mean", mean);
    rows.emplace_back("turns", std::to_string(turns));
  }
  rows.emplace_back("seconds", textSeconds(match.seconds));
  if (match.outcome != search::Outcome::Solved)
    rows.emplace_back("outcome", std::string(outcomeName(match.outcome)) + ": " +
                                     std::to_string(match.games.size()) + " of " +
                                     std::to_string(asked.games) + " games were finished");
  if (!isReproducible(asked))
    rows.emplace_back("note", "not reproducible: moves were limited by time, not by samples");
  writeRows(out, rows);
}

int run(const PlayArguments& arguments, const Console& console) {
  arguments.form.check();
  const AskedMatch asked = askedMatch(arguments);
  const search::Limits limits = limitsFrom(arguments.limits);
  player::Match match;
  {
    Progress progress(console, "game", static_cast<std::size_t>(asked.games));
    const Searching searching(console);
    const auto who = player::makePlayer(asked.kind, asked.settings, asked.hint);
    match =
        player::playMatch(*who, asked.settings, asked.games, asked.seed,
                          {limits.seconds, console.stop,
                           [&](std::size_t bytes) { return console.memory.leftOf(limits.bytes) >= bytes; }},
                          [&](std::size_t done) { progress.setDone(done); });
  }
  const OutputForm& form = arguments.form;
  (form.json ? writeMatchJson : form.csv ? writeMatchCsv : writeMatchText)(console.out, asked, match);
  return match.outcome == search::Outcome::Solved ? kDone : kNo;
}

}  // namespace

Command makeLinesPlay(CLI::App& parser) {
  auto arguments = std::make_shared<PlayArguments>();
  parser.add_option("--player", arguments->player, "Player: hint, greedy or random")
      ->required()
      ->type_name("NAME");
  parser.add_option("--games", arguments->games, "Number of games")->required()->type_name("N");
  parser.add_option("--seed", arguments->seed, "Random seed; game i uses seed S + i, i from 0")
      ->required()
      ->type_name("S");
  parser.add_option("--size", arguments->size, "Board size, 5 to 20 (default: 9)")->type_name("N");
  parser.add_option("--colours", arguments->colours, "Number of colours, 3 to 9 (default: 7)")
      ->type_name("N");
  parser.add_option("--score", arguments->score, "Scoring: classic or quadratic (default: classic)")
      ->type_name("NAME");
  parser
      .add_option("--preview", arguments->preview,
                  "What the player knows of the next balls: places or colours (default: places)")
      ->type_name("NAME");
  arguments->samplesOption = parser
                                 .add_option("--samples", arguments->samples,
                                             "Limit of sampled games per move of the hint player (default: "
                                             "1000); the games are reproducible on every computer")
                                 ->type_name("K");
  arguments->millisecondsOption =
      parser
          .add_option("--milliseconds", arguments->milliseconds,
                      "Time per move of the hint player instead; the games are not reproducible")
          ->type_name("T");
  addLimitOptions(parser, arguments->limits);
  arguments->form.addTo(parser);
  return [arguments](const Console& console) { return run(*arguments, console); };
}

}  // namespace searchlight::cli
