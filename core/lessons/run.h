// core/lessons/run.h: a set-up's search, recorded from beginning to end: moments of it, and its figures.
//
//   Run run(setUp, "wall.en.md", 12);                                          // usage; throws FormatError
//   const std::size_t at = run.position(*momentFromText("3rd expand").moment, "wall.en.md");
//   run.figure("open", at).text
//
// Everything is looked up in the trace: nothing is told that did not happen. A run is used by one thread at a time.
#pragma once
#include <cstddef>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "core/grid/route.h"
#include "core/lessons/asked.h"
#include "core/lessons/lesson.h"
#include "core/search/session.h"
#include "core/trace/trace_player.h"

namespace searchlight::lessons {

// A run is whole, or it is no run for a lesson: so many events (24 bytes each), and so much memory of the search.
inline constexpr std::size_t kMostEvents = std::size_t{31} << 16;  // some two million
inline constexpr std::size_t kMostRunBytes = std::size_t{512} << 20;
// Of a lesson's runs so much is kept: the ones used last, and one in any case. What went is made again when it is asked for.
inline constexpr std::size_t kMostKeptBytes = std::size_t{512} << 20;
// What is told of work that the user has ended.
inline constexpr std::string_view kWasStopped = "was stopped before it was known";

// A number, and how it is shown: whole ones in groups of three, "20,106"; others with at most two digits behind the point.
struct FigureValue {
  double number = 0;
  std::string text;
};
FigureValue valueOf(double number);

class TooManyEvents : public FormatError {
 public:
  using FormatError::FormatError;
};

class Run {
 public:
  // `fileName` and `line` are for messages. Throws TooManyEvents, and FormatError for what cannot be searched, takes more memory than
  // the bounds or than there is, or was stopped.
  Run(const setup::SetUp& setUp, std::string_view fileName, int line, const std::stop_token& stop = {});
  Run(Asked asked, std::string_view fileName, int line, const std::stop_token& stop = {});

  const Asked& asked() const { return m_asked; }
  search::Session& session() const { return *m_session; }
  const search::Trace& trace() const { return m_session->trace(); }
  std::size_t end() const { return trace().end(); }
  // What it holds: the search, its trace, and the player that looks at it.
  std::size_t bytes() const;
  bool isSolved() const { return m_session->outcome() == search::Outcome::Solved; }
  // With the cursor there. The reference is good until the next call.
  const search::TracePlayer& at(std::size_t position) const;

  // So many events have happened: 0 to end(). Throws FormatError with the moment's line where it does not come about.
  std::size_t position(const Moment& moment, std::string_view fileName) const;
  // By its name (figureNames()); `at` a moment, or nothing: when the run has ended. Nothing where it has no such value: a cost
  // without a solution, pushes of a map; at a moment what is known in the end alone (cost, length, steps, pushes, moves,
  // peak-open), and in the end what belongs to a moment (f, g and h of the event that it follows).
  //   g-before                                  what that event's node had cost until then, if it was known
  //   expanded, generated, reopened, scanned    as the command line counts
  //   open, closed, states                      nodes that wait, that are done with, that have been met
  //   open-start, open-goal                     of a search from both sides: those of open on either
  //   events                                    so many
  //   cost                                      of the way, in the unit that is shown
  //   length                                    moves of the way, as they are counted; steps: of a route, cell by cell
  //   pushes, moves                             of a level's solution
  std::optional<FigureValue> figure(std::string_view name, std::optional<std::size_t> at = {}) const;
  // Of the way found, in the unit that is shown. REQUIRES: isSolved().
  double cost() const;

  // Of an event's node: g, what is left by the heuristic, and by what it is ordered in OPEN, as shown.
  double shown(search::Cost cost) const { return shownCost(m_asked, cost); }

 private:
  std::optional<double> ended(std::string_view name) const;
  std::optional<double> standing(std::string_view name, std::size_t at, bool isMoment) const;
  std::optional<std::size_t> happens(const Moment& moment) const;

  Asked m_asked;
  std::unique_ptr<search::Session> m_session;
  mutable std::unique_ptr<search::TracePlayer> m_player;
};

// The way that a session of this question has found, cell by cell. REQUIRES: it is solved.
grid::Route routeFound(search::Session& solved, const AskedRoute& asked);
// What the way costs that a session has found, in the unit that is shown. REQUIRES: it is solved, and of this question.
double costOf(search::Session& solved, const Asked& asked);

// The runs of a lesson, each made when it is asked for; of those that are there at most `mostBytes` stay.
class LessonRuns {
 public:
  // The lesson must outlive it.
  explicit LessonRuns(const Lesson& lesson, std::size_t mostBytes = kMostKeptBytes)
      : m_lesson(&lesson), m_mostBytes(mostBytes), m_runs(lesson.setUps.size()) {}
  // The reference is good until the next call of anything here.
  const Run& of(std::size_t setUp, const std::stop_token& stop = {});
  bool isKept(std::size_t setUp) const { return m_runs.at(setUp) != nullptr; }
  // It is not needed any more, for now.
  void drop(std::size_t setUp);
  // Where the player stands when the step is shown; nothing: it shows nothing that is searched.
  std::optional<std::size_t> position(std::size_t step, const std::stop_token& stop = {});
  // A figure in the text of the step (nothing: in the summary). Throws FormatError where it has no value.
  FigureValue value(const Figure& figure, std::optional<std::size_t> step, const std::stop_token& stop = {});

 private:
  void makeRoom(std::size_t bytes);
  double operand(const Operand& operand, int line, std::optional<std::size_t> step,
                 const std::stop_token& stop);

  const Lesson* m_lesson;
  std::size_t m_mostBytes;
  std::vector<std::unique_ptr<Run>> m_runs;
  std::vector<std::size_t> m_used;  // those that are there, the one used last in the end
};

}  // namespace searchlight::lessons
