// app/sokoban/route_question.cpp: two small questions on the squares of a level, and their words.
#include "app/sokoban/route_question.h"

#include <QCoreApplication>
#include <utility>

#include "core/sokoban/route_session.h"
#include "core/walk/marking.h"
#include "widgets/sokoban/sokoban_texts.h"
#include "widgets/words/search_format.h"

namespace searchlight::ui {

namespace {

// Of 65,536 events each: squares are few.
constexpr std::size_t kSegments = 16;

// For lupdate: these functions belong to no class.
struct RouteQuestionTexts {
  Q_DECLARE_TR_FUNCTIONS(RouteQuestionTexts)
};

sokoban::Cell cellOf(const sokoban::Board& board, std::optional<Point> p) {
  return p && board.contains(*p) && board.isInside(board.cell(*p)) ? board.cell(*p) : sokoban::kNoCell;
}

QString sideText(sokoban::Cell worker, sokoban::Cell box, int width) {
  if (worker + 1 == box) return RouteQuestionTexts::tr("worker on the left");
  if (worker == box + 1) return RouteQuestionTexts::tr("worker on the right");
  if (worker + width == box) return RouteQuestionTexts::tr("worker above");
  if (worker == box + width) return RouteQuestionTexts::tr("worker below");
  return RouteQuestionTexts::tr("worker in place");
}

// The marks of the worker's way are told as they are written into the squares, each one more than its g; what is not about
// marks is told as everywhere.
QString markWords(const sokoban::Board& board, const search::Session& session, std::size_t event) {
  const search::Event& e = session.trace()[event];
  const QString square = placeText(board.point(static_cast<sokoban::Cell>(session.stateNumber(e.node))));
  const auto mark = [](search::Cost g) {
    return countText(static_cast<std::size_t>(walk::markOf(walk::Marking::FromDestination, g)));
  };
  switch (e.kind) {
    case search::EventKind::Generate:
      return e.parentAfter == search::kNoNode
                 ? RouteQuestionTexts::tr("%1, the worker's target, is marked %2 and added to OPEN")
                       .arg(square, mark(e.gAfter))
                 : RouteQuestionTexts::tr("%1 is marked %2 and added to OPEN, reached from %3")
                       .arg(square, mark(e.gAfter),
                            placeText(
                                board.point(static_cast<sokoban::Cell>(session.stateNumber(e.parentAfter)))));
    case search::EventKind::Duplicate:
      return RouteQuestionTexts::tr("%1 skipped: already marked %2").arg(square, mark(e.gBefore));
    case search::EventKind::Expand:
      return RouteQuestionTexts::tr("%1, marked %2, is taken from OPEN and expanded")
          .arg(square, mark(e.gAfter));
    case search::EventKind::Goal:
      return RouteQuestionTexts::tr(
                 "The search reaches the worker at %1: marked %2, one more than the path length, %3")
          .arg(square, mark(e.gAfter), movesText(e.gAfter));
    default: return {};
  }
}

}  // namespace

RouteQuestion routeQuestion(const sokoban::Board& board, const sokoban::Position& position,
                            const LevelOptions& options) {
  RouteQuestion question{board, position};
  const sokoban::Cell to = cellOf(board, options.to);
  const bool isFree = to != sokoban::kNoCell && !position.hasBox(to);
  if (options.asked == LevelOptions::Asked::Walk) {
    question.to = isFree && to != position.worker ? to : sokoban::farthestWalk(board, position);
    return question;
  }
  const sokoban::Cell box = cellOf(board, options.box);
  const bool isBox = box != sokoban::kNoCell && position.hasBox(box);
  if (isBox && isFree) {
    question.box = box;
    question.to = to;
    return question;
  }
  const auto usual = sokoban::usualBoxRoute(board, position, isBox ? box : sokoban::kNoCell);
  question.box = usual ? usual->first : isBox ? box : position.boxes.front();
  question.to = usual ? usual->second : sokoban::kNoCell;
  return question;
}

QString problemOf(const RouteQuestion& question, const SearchChoice& choice) {
  if (question.to == sokoban::kNoCell)
    return question.box == sokoban::kNoCell
               ? RouteQuestionTexts::tr("The worker cannot move in any direction.")
               : RouteQuestionTexts::tr("This box cannot be pushed. Click another one.");
  if (search::needsLevel(choice.algorithm))
    return RouteQuestionTexts::tr("Feature-space search solves whole levels only.");
  if (question.box != sokoban::kNoCell && !sokoban::canSearchBox(choice.algorithm))
    return RouteQuestionTexts::tr(
        "A box's path can only be searched forwards, from the box: the side from which it reaches the target "
        "is unknown.");
  return {};
}

WatchedRun::Factory factoryOf(const RouteQuestion& question, const SearchChoice& choice,
                              std::shared_ptr<search::MemoryBudget> memory) {
  return [question, choice,
          memory = std::move(memory)](search::Recording recording) -> std::unique_ptr<search::Session> {
    search::SessionOptions asked = choice.sessionOptions();
    asked.recording = recording;
    asked.traceSegments = kSegments;
    asked.budget = memory;
    if (question.box == sokoban::kNoCell)
      return sokoban::makeWalkSession(question.board, question.position, question.to, asked);
    return sokoban::makeBoxSession(question.board, question.position, question.box, question.to, asked);
  };
}

NodeNames namesOf(const RouteQuestion& question, const SearchChoice& choice) {
  NodeNames names;
  names.usesHeuristic = search::info(choice.algorithm).usesHeuristic;
  const sokoban::Board board = question.board;
  if (question.box == sokoban::kNoCell) {
    names.node = [board](const search::Session& session, search::NodeId n) {
      return placeText(board.point(static_cast<sokoban::Cell>(session.stateNumber(n))));
    };
    names.nodeMeaning = [] {
      return RouteQuestionTexts::tr(
          "Squares are named by column and row, counted from 0. The search spreads from the worker's target, "
          "which is marked 1: each mark is g + 1. The worker then follows decreasing marks.");
    };
    names.mark = [](search::Cost g) {
      return static_cast<double>(walk::markOf(walk::Marking::FromDestination, g));
    };
    // A search that estimates is told by its sums, one from both sides by its lists.
    if (choice.algorithm == search::Algorithm::BreadthFirst ||
        choice.algorithm == search::Algorithm::Dijkstra)
      names.event = [board](const search::Session& session, std::size_t event) {
        return markWords(board, session, event);
      };
    names.barrier = [](const search::Session&, const search::TracePlayer&) {
      return RouteQuestionTexts::tr("Walls and boxes block the worker's path.");
    };
    return names;
  }
  names.node = [board](const search::Session& session, search::NodeId n) {
    const auto at = sokoban::boxAndWorker(session, n);
    return at ? RouteQuestionTexts::tr("box %1, %2", "square, where the worker is")
                    .arg(placeText(board.point(at->first)), sideText(at->second, at->first, board.width()))
              : QString();
  };
  names.nodeMeaning = [] {
    return RouteQuestionTexts::tr(
        "A node consists of the box's square and the side the worker is on. Its cost is written “pushes / "
        "moves”; pushes are compared first.");
  };
  names.mark = [](search::Cost g) {
    const search::Cost pushes = g / sokoban::BoxRouteProblem::kPush;  // what is left are moves
    return static_cast<double>(pushes);
  };
  names.costText = [](search::Cost g) {
    return countText(g / sokoban::BoxRouteProblem::kPush) + QStringLiteral(" / ") +
           countText(g % sokoban::BoxRouteProblem::kPush);
  };
  names.barrier = [](const search::Session&, const search::TracePlayer&) {
    return RouteQuestionTexts::tr("The box cannot reach this square while the other boxes stay in place.");
  };
  return names;
}

QString questionText(const RouteQuestion& question) {
  const auto place = [&](sokoban::Cell cell) {
    return cell == sokoban::kNoCell ? noneText() : placeText(question.board.point(cell));
  };
  if (question.box == sokoban::kNoCell && question.to == sokoban::kNoCell)
    return RouteQuestionTexts::tr("Click the square the worker should go to.");
  return question.box == sokoban::kNoCell
             ? RouteQuestionTexts::tr("Path of the worker to %1. Click another square to change the target.")
                   .arg(place(question.to))
             : RouteQuestionTexts::tr("Path of box %1 to %2. Click another box or another target square.")
                   .arg(place(question.box), place(question.to));
}

Point cellOfNode(const RouteQuestion& question, const search::Session& session, search::NodeId node) {
  const auto at = sokoban::boxAndWorker(session, node);
  return question.board.point(at ? at->first : static_cast<sokoban::Cell>(session.stateNumber(node)));
}

RouteFigures figuresOf(const RouteQuestion& question, const SearchChoice& choice, const WatchedRun& solved) {
  RouteFigures figures = figuresOf(choice, solved);
  if (question.box == sokoban::kNoCell) return figures;
  if (!solved.hasSearch() || !solved.answer().route) return figures;
  const auto counted = sokoban::countedCost(solved.session(), *solved.answer().route);
  if (!counted) return figures;
  figures.steps = movesText(counted->moves);
  figures.cost = pushesText(counted->pushes);
  // A search that takes a push for as expensive as a walk proves nothing, nor does one whose sums have had no room for all moves.
  if (search::info(choice.algorithm).promise == search::Promise::UniformSteps ||
      counted->moves >= sokoban::BoxRouteProblem::kPush) {
    SearchChoice nothing = choice;
    nothing.algorithm = search::Algorithm::Greedy;
    figures.promise = figuresOf(nothing, solved).promise;
    figures.reason.clear();
  }
  return figures;
}

}  // namespace searchlight::ui
