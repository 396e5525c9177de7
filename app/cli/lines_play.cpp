// app/cli/lines_play.cpp: the command `lines play`: a player's games of Color Lines, and what they came to.
#include <cstdint>
#include <limits>
#include <ostream>
#include <string>
#include <string_view>

#include "app/cli/arguments.h"
#include "app/cli/rows.h"
#include "core/lines/player/player.h"
#include "core/text/line_reader.h"

namespace searchlight::cli {
namespace {

namespace players = lines::player;

struct AskedMatch {
  lines::Settings settings;
  players::PlayerKind kind = players::PlayerKind::Hint;
  players::HintOptions hint;
  int games = 1;
  std::uint64_t seed = 1;
};

// Whether the same command gives the same games.
bool isReproducible(const AskedMatch& asked) {
  return asked.kind != players::PlayerKind::Hint ||
         asked.hint.seconds == std::numeric_limits<double>::infinity();
}

void writeMatchJson(std::ostream& out, const AskedMatch& asked, const players::Match& match) {
  Record games = Record::array();
  for (const players::MatchGame& game : match.games)
    games.push_back({{"score", game.score}, {"turns", game.turns}});
  Record record{{"games", std::move(games)},
                {"mean", match.games.empty() ? Record() : jsonValue(match.mean())},
                {"seconds", jsonValue(match.seconds, true)}};
  if (match.outcome != search::Outcome::Solved) record["outcome"] = outcomeName(match.outcome);
  if (!isReproducible(asked)) record["reproducible"] = false;
  writeJsonLine(out, record);
}

// As CSV and for people.
void writeGames(std::ostream& out, const OutputForm& form, const AskedMatch& asked,
                const players::Match& match) {
  using Game = players::MatchGame;
  std::uint64_t seed = asked.seed;
  RowPrinter<Game> printer(out, form,
                           {{"seed", "seed", kNumber, [&](const Game& /*game*/) { return seed++; }},
                            {"score", "score", kNumber, [](const Game& game) { return game.score; }},
                            {"turns", "turns", kNumber, [](const Game& game) { return game.turns; }}});
  for (const Game& game : match.games) printer.add(game);
  if (!match.games.empty()) printer.finish();
}

void writeSummary(std::ostream& out, const AskedMatch& asked, const players::Match& match) {
  std::uint64_t turns = 0;
  for (const players::MatchGame& game : match.games) turns += static_cast<std::uint64_t>(game.turns);
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

struct PlayLines {
  Argument player, games, seed, size{"9"}, colours{"7"}, score{"classic"}, preview{"places"};
  Argument samples{"1000"}, milliseconds;
  LimitArguments limits;
  OutputForm form;

  void addTo(CLI::App& parser) {
    player.addTo(parser, "--player", "NAME", "Player: hint, greedy or random")->required();
    games.addTo(parser, "--games", "N", "Number of games")->required();
    seed.addTo(parser, "--seed", "S", "Random seed; game i uses seed S + i, i from 0")->required();
    size.addTo(parser, "--size", "N", "Board size, 5 to 20 (default: 9)");
    colours.addTo(parser, "--colours", "N", "Number of colours, 3 to 9 (default: 7)");
    score.addTo(parser, "--score", "NAME", "Scoring: classic or quadratic (default: classic)");
    preview.addTo(parser, "--preview", "NAME",
                  "What the player knows of the next balls: places or colours (default: places)");
    samples.addTo(parser, "--samples", "K",
                  "Limit of sampled games per move of the hint player (default: 1000); the games are "
                  "reproducible on every computer");
    milliseconds.addTo(parser, "--milliseconds", "T",
                       "Time per move of the hint player instead; the games are not reproducible");
    limits.addTo(parser);
    form.addTo(parser);
  }

  AskedMatch match() const {
    using lines::Settings;
    AskedMatch asked;
    asked.kind = static_cast<players::PlayerKind>(player.placeIn(players::kPlayerNames));
    asked.games = static_cast<int>(games.wholeNumber(1, 1'000'000));
    asked.seed = seed.wholeNumber(0);
    asked.settings.size = static_cast<int>(size.wholeNumber(Settings::kMinSize, Settings::kMaxSize));
    asked.settings.colours =
        static_cast<int>(colours.wholeNumber(Settings::kMinColours, Settings::kMaxColours));
    asked.settings.score = static_cast<lines::Score>(score.placeIn(lines::kScoreNames));
    asked.hint.preview = static_cast<players::Preview>(preview.placeIn(players::kPreviewNames));
    asked.hint.samples = samples.wholeNumber(0, 1'000'000'000);
    // What bounds thinking, where nobody thinks, is a mistake.
    for (const Argument* bound : {&samples, &milliseconds})
      if (bound->isGiven() && asked.kind != players::PlayerKind::Hint)
        throw UsageError(bound->option->get_name() + ": only with --player hint; " + player.text +
                         " does not think ahead");
    if (milliseconds.isGiven()) {
      if (samples.isGiven()) throw UsageError("--milliseconds: cannot be combined with --samples");
      const std::optional<double> number = parseNumber(milliseconds.text);
      if (!number || *number <= 0) throw milliseconds.wrong("must be a number greater than 0");
      asked.hint.seconds = *number / 1000;
      asked.hint.samples = 1'000'000'000;
    }
    return asked;
  }

  ExitCode run(const Console& console) const {
    const AskedMatch asked = match();
    const search::Limits most = limits.from(usualLimits());
    players::Match played;
    {
      Progress progress(console, "game", static_cast<std::size_t>(asked.games));
      const Searching searching(console);
      const auto who = players::makePlayer(asked.kind, asked.settings, asked.hint);
      played =
          players::playMatch(*who, asked.settings, asked.games, asked.seed,
                             {most.seconds, console.stop,
                              [&](std::size_t bytes) { return console.memory.leftOf(most.bytes) >= bytes; }},
                             [&](std::size_t done) { progress.setDone(done); });
    }
    if (form.json)
      writeMatchJson(console.out, asked, played);
    else
      writeGames(console.out, form, asked, played);
    if (form.isText()) writeSummary(console.out, asked, played);
    return played.outcome == search::Outcome::Solved ? kDone : kNo;
  }
};

}  // namespace

Command makeLinesPlay(CLI::App& parser) { return commandOf<PlayLines>(parser); }

}  // namespace searchlight::cli
