// core/lessons/asked.cpp: set-ups of the four domains as values, and back.
#include "core/lessons/asked.h"

#include <optional>
#include <utility>

#include "core/geometry/point.h"
#include "core/grid/map_format.h"
#include "core/grid/route.h"
#include "core/grid/route_command.h"
#include "core/klotski/board_text.h"
#include "core/klotski/rules_of_game.h"
#include "core/klotski/solve.h"
#include "core/lessons/lesson.h"
#include "core/lines/route.h"
#include "core/lines/rules_of_game.h"
#include "core/sokoban/route_session.h"
#include "core/sokoban/rules_of_game.h"
#include "core/text/failure.h"

namespace searchlight::lessons {
namespace {

struct Place {
  std::string_view file;
  int line;
  std::string head() const { return FormatError(file, line, Failure()).what(); }
  [[noreturn]] void fail(const Failure& what) const { throw FormatError(file, line, what); }
  [[noreturn]] void fail(std::string_view what) const { fail(Failure(std::string(what))); }
  void require(const std::optional<Failure>& wrong) const {
    if (wrong) fail(*wrong);
  }
};

// A reader's complaint, told at the place.
template <class F>
auto readAt(const Place& place, F&& f) {
  try {
    return f();
  } catch (const FormatError& e) {
    const std::string_view what = e.what();
    if (what.starts_with(place.head())) throw;  // it has been told there already
    // Without a file's name there may be a line: ":3: what is wrong".
    const std::string_view line = what.substr(0, what.size() - english(e.failure()).size() - 2);
    place.fail(line.empty() ? e.failure() : behind(line, e.failure()));
  }
}

Asked routeFrom(const setup::SetUp& setUp, const Place& place) {
  return readAt(place, [&] {
    AskedRoute out{grid::readMap(*setUp.board.text, {}), grid::questionFrom(setUp.question, {})};
    const auto end = [&](std::string_view name, const std::optional<Point>& onBoard, Point& wanted) {
      if (setUp.question.find(name)) return;
      if (!onBoard) place.fail("there is no " + std::string(name) + ", neither as a word nor on the board");
      wanted = *onBoard;
    };
    end("from", out.document.start, out.question.from);
    end("to", out.document.goal, out.question.to);
    place.require(grid::whyNot(out.document.map, out.question));
    // What cannot be reached is no goal of a step, nor of what is counted to it.
    if (out.question.options.goesNear)
      out.question =
          grid::asNearAsPossible(grid::makeRouteGraph(out.document.map, out.question), out.question);
    out.document.start = out.question.from;
    out.document.goal = out.question.to;
    return Asked(std::move(out));
  });
}

Asked slidesFrom(const setup::SetUp& setUp, const Place& place) {
  klotski::SlideOptions options;
  place.require(setup::takeWords(klotski::slideOptions(), options, setUp.question));
  return readAt(place, [&]() -> Asked {
    const std::string& text = *setUp.board.text;
    if (game::isText(text, klotski::Rules::kForm)) {
      const klotski::Game game = game::readGame<klotski::Rules>(text, {});
      return AskedSlides{game.opening().board.openedAt(game.state()), game.opening().title, options};
    }
    klotski::TitledBoard read = klotski::readTitledBoard(text, {});
    return AskedSlides{std::move(read.board), std::move(read.title), options};
  });
}

Asked levelFrom(const setup::SetUp& setUp, const Place& place) {
  sokoban::LevelOptions options;
  place.require(setup::takeWords(sokoban::levelOptions(), options, setUp.question));
  return readAt(place, [&]() -> Asked {
    const sokoban::Game game = game::readGame<sokoban::Rules>(*setUp.board.text, {});
    if (game.opening().isReverse()) place.fail("a level in reverse play cannot be searched");
    AskedLevel out{game.opening().board.from(game.state()), game.opening().title, options};
    using Kind = sokoban::LevelOptions::Asked;
    const sokoban::Board& level = out.level;
    const auto isFloor = [&](Point p) { return level.contains(p) && level.isInside(level.cell(p)); };
    if (options.asked == Kind::Walk) {
      if (!out.options.to) {
        const sokoban::Cell farthest = sokoban::farthestWalk(level, level.opening());
        if (farthest == sokoban::kNoCell) place.fail("the worker cannot take a step");
        out.options.to = level.point(farthest);
      }
      if (!isFloor(*out.options.to) || level.opening().hasBox(level.cell(*out.options.to)))
        place.fail("to: must be a square without a box");
    } else if (options.asked == Kind::Box) {
      if (!options.box || !options.to) {
        const auto usual = sokoban::usualBoxRoute(level, level.opening());
        if (!usual) place.fail("no box can be pushed");
        out.options.box = level.point(usual->first);
        out.options.to = level.point(usual->second);
      }
      if (!isFloor(*out.options.box) || !level.opening().hasBox(level.cell(*out.options.box)))
        place.fail("box: must be a box's square");
      if (!isFloor(*out.options.to)) place.fail("to: must be a square");
      if (!sokoban::canSearchBox(options.search.algorithm))
        place.fail("algorithm: cannot search a box's way");
    } else if (const Failure why = sokoban::whyNot(level, options.question, options.search.algorithm);
               !why.empty()) {
      place.fail(why);
    }
    return out;
  });
}

Asked ballFrom(const setup::SetUp& setUp, const Place& place) {
  setup::SearchChoice options;
  place.require(setup::takeWords(lines::ballOptions(), options, setUp.question));
  return readAt(place, [&]() -> Asked {
    const lines::Game game = game::readGame<lines::Rules>(*setUp.board.text, {});
    const lines::Board& board = game.state().position.board;
    const auto point = [&](std::string_view name) {
      const std::string* word = setUp.question.find(name);
      return word ? pointFromText(*word) : std::nullopt;
    };
    if (setUp.question.find("board")) place.fail("a Color Lines board in a lesson must be rows");
    const auto from = point("from"), to = point("to");
    if (!from || !board.contains(*from) || board[*from] == lines::kNoBall)
      place.fail(behind("from", ReaderErrors::tr("must be a cell with a ball")));
    if (!to || !board.isEmpty(*to)) place.fail(behind("to", ReaderErrors::tr("must be an empty cell")));
    return AskedBall{board, {*from, *to}, options};
  });
}

search::SessionOptions withChoice(search::SessionOptions options, const setup::SearchChoice& choice) {
  choice.applyTo(options);
  return options;
}

std::unique_ptr<search::Session> sessionFor(const AskedRoute& asked, const search::SessionOptions& options) {
  return grid::makeRouteSession(grid::makeRouteGraph(asked.document.map, asked.question), asked.question,
                                options.recording, options.record, options.traceSegments, options.budget)
      .session;
}
std::unique_ptr<search::Session> sessionFor(const AskedSlides& asked, const search::SessionOptions& options) {
  return klotski::makeSession(asked.board, asked.board.opening(), asked.options.count,
                              withChoice(options, asked.options.search), search::Limits{}, {},
                              asked.options.mirrors);
}
std::unique_ptr<search::Session> sessionFor(const AskedLevel& asked, const search::SessionOptions& options) {
  const search::SessionOptions all = withChoice(options, asked.options.search);
  const sokoban::Board& level = asked.level;
  switch (asked.options.asked) {
    case sokoban::LevelOptions::Asked::Walk:
      return sokoban::makeWalkSession(level, level.opening(), level.cell(*asked.options.to), all);
    case sokoban::LevelOptions::Asked::Box:
      return sokoban::makeBoxSession(level, level.opening(), level.cell(*asked.options.box),
                                     level.cell(*asked.options.to), all);
    case sokoban::LevelOptions::Asked::Level: break;
  }
  return sokoban::makeSession(level, asked.options.question, all);
}
std::unique_ptr<search::Session> sessionFor(const AskedBall& asked, const search::SessionOptions& options) {
  return lines::makeRouteSession(asked.board, asked.move, withChoice(options, asked.options));
}

std::string boardText(const AskedRoute& asked) { return grid::writePlainMap(asked.document); }
std::string boardText(const AskedSlides& asked) { return klotski::boardText(asked.board, asked.title); }
std::string boardText(const AskedLevel& asked) {
  return game::text(sokoban::Game(sokoban::Opening(asked.level, asked.title)).record());
}
std::string boardText(const AskedBall& asked) {
  lines::Settings settings;
  settings.size = asked.board.size();
  return game::text(lines::Game({settings, 1, asked.board}).record());
}

}  // namespace

Asked askedFrom(const setup::SetUp& setUp, std::string_view fileName, int line) {
  const Place place{fileName, line};
  if (!setUp.board.text) place.fail("expected a board");
  if (setUp.page == grid::kMapLab) return routeFrom(setUp, place);
  if (setUp.page == "klotski") return slidesFrom(setUp, place);
  if (setUp.page == "sokoban") return levelFrom(setUp, place);
  if (setUp.page == "lines") return ballFrom(setUp, place);
  place.fail("no search on the page " + setUp.page);
}

// Complaints about a word begin with it: "from: must be ..", "--from 9,9: outside ..".
Asked askedFrom(const NamedSetUp& named, std::string_view fileName) {
  try {
    return askedFrom(named.setUp, fileName, named.line);
  } catch (const FormatError& e) {
    const std::string whole = english(e.failure());
    std::string_view what = whole;
    if (what.starts_with("--")) what.remove_prefix(2);
    const std::string_view word = what.substr(0, what.find_first_of(" :"));
    for (const auto& [said, line] : named.lines)
      if (said == word && what.find(':') != std::string_view::npos)
        throw FormatError(fileName, line, e.failure());
    throw;
  }
}

bool statesAreCells(std::string_view page) { return page == grid::kMapLab || page == "lines"; }

setup::SetUp setUpOf(const Asked& asked, setup::SetUp like) {
  like.board = {};
  like.board.text = std::visit([](const auto& a) { return boardText(a); }, asked);
  const auto setEnds = [&](Point from, Point to) {
    like.question.set("from", coordinates(from));
    like.question.set("to", coordinates(to));
  };
  if (const auto* route = std::get_if<AskedRoute>(&asked)) setEnds(route->question.from, route->question.to);
  if (const auto* ball = std::get_if<AskedBall>(&asked)) setEnds(ball->move.from, ball->move.to);
  return like;
}

std::unique_ptr<search::Session> makeSession(const Asked& asked, const search::SessionOptions& options) {
  return std::visit([&](const auto& a) { return sessionFor(a, options); }, asked);
}

double shownCost(const Asked& asked, search::Cost cost) {
  const auto* route = std::get_if<AskedRoute>(&asked);
  if (!route) return cost;
  const grid::CostModel model = route->question.options.costModel();
  return cost * grid::shownStraight(model) / grid::stepCosts(model).straight;
}

}  // namespace searchlight::lessons
