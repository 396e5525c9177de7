// core/lessons/lesson.h: a lesson: text beside a board, step by step, and questions; read from a file of Markdown.
//
//   const Lesson lesson = readLesson(text, "the-wall-in-the-way.en.md");            // usage; throws FormatError "file:line: .."
//   for (const Step& step : lesson.steps) show(step.text, step.setUp ? &lesson.setUps[*step.setUp] : nullptr, step.moment);
//
// A lesson is a file NAME.LANGUAGE.lesson.md or NAME.LANGUAGE.md, one for each language (`en`, `zh_CN`), with the same blocks in each. Any viewer of Markdown
// shows it. What is special is in fenced blocks with a first word:
//
//     # The wall in the way                         the title; then a paragraph or several, the summary
//
//     ```lesson                                     its place in the list, how long it takes, and its group in the list
//     order 3                                       (path, states, loop or farther; it may be missing): lists are sorted
//     minutes 6                                     by group, then by order
//     group path
//     ```
//
//     ## Start and goal                             begins a step
//
//     Four [nodes](term:node) wait in *OPEN*. Of {generated} nodes met, {expanded} were expanded.
//
//     ```set-up wall                                the board of this step and of those after it, and its name
//     page map-lab                                  the place of the program: map-lab, klotski, sokoban, lines
//     algorithm a-star                              the question: the words of the command line without their dashes, as
//     costs 10-14                                   set-ups have them
//     view.layer distance                           how it is looked at; player.speed, player.unit; selection
//     board                                         all that follows is the board
//     .........
//     ..S.#.G..
//     .........
//     ```
//     ```moment                                     where the run stands: the player goes there when the step is shown
//     3rd expand
//     ```
//     ```highlight                                  what is marked, a line each
//     open
//     cells 4,2 4,3
//     ```
//     ```question next                              is asked beneath the text; its kind, and how the board comes about
//     by-chance
//     ```
//
// Games are under the searchlight in a lesson, but for `light no`. `view.graph yes` has Klotski's graph of all positions beside the
// board.
// A step without a set-up goes on with that of the step before, and without a moment stays where that one was. A set-up can be
// begun from another one: its first line is `from wall`, with changes on the same line (`from wall algorithm=greedy`), on lines of
// their own, or both. It may also be the JSON of core/setup/set_up.h, as the window saves it: then its first character is {. What
// is only run for its figures, and never shown, is a ```run greedy with the same lines. A comparison is such JSON, of the page
// `compare` (2 to 8 `runs`, `view.world`); its moments are `start` and `event 12`, steps in its player's unit, and it has no figures.
//
// **Boards**: a map may be its rows alone, `.` `1` to `9` `#` and S and G for the ends, or either form of core/grid/map_format.h;
// a layout of Klotski what core/klotski/board_text.h reads; a level of Sokoban its rows of # @ $ . * +; Lines rows of `.` and the
// digits of colours. A saved game of each serves, too. No board comes from another file.
//
// **Moments** (one line): `start`; `end`; `event 120` (after so many events); `first reopen`, `2nd expand`, `3rd expand 4,3`,
// `last relax` (after that event; kinds: generate relax reopen duplicate prune cut scan expand backtrack round meet goal route;
// then perhaps the state that it tells of, as the window names it); `f exceeds 60` (the first expansion whose f is more, in the
// unit of costs that the page shows), `f falls` (the first whose f is less than that of the one before). `before` in front of any
// of them: the event is still to come.
//
// **Figures** `{expanded}` are the values of the run that is shown, at its end; `{now.expanded}` at the step's moment;
// `{greedy.expanded}` of the run or set-up of that name, at its end. Two of them, or one and a number, can be taken together:
// `{greedy.cost - cost}`, `{dijkstra.expanded / expanded}`. Names: figureNames() below.
//
// **Highlights**: `cells 4,2 4,3`, `open`, `closed`, `path` (the way as far as it is known), `node` (of the event just passed),
// `expanded` (the node expanded last), `figure expanded`, `panel code` (code, state, figures, question, timeline).
//
// **Questions**: next, order, fail, mislead, cost, dead, move (question.h). Lines: `from wall` (with changes; else the set-up
// shown), `at 3rd expand` (else a moment by chance), `by-chance` (a new board of that size each time, with the set-up's options;
// one can ask for another board for ever). The text before it is what is asked. What is right is told by the run alone.
//
// **Text**: paragraphs, lists of one level (`- `, `1. `), *emphasis*, **strong**, `code`, a fenced block without a first word as
// it stands, [reopened](term:reopen) for an entry of the glossary. `\` before a character takes its meaning away; A* needs none
// (but within emphasis: *A\**). Images, other
// links, deeper headings, quotes, tables and HTML are refused: nothing is ever loaded from elsewhere.
//
// Bounds, all in bytes or pieces: below. A run has at most two million events and 512 MiB; of all runs of a lesson 512 MiB stay, or
// the last one, and what went is made again when it is asked for (run.h).
// Whatever is beyond, unknown or wrong throws FormatError with the line.
#pragma once
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/geometry/point.h"
#include "core/search/event.h"
#include "core/setup/set_up.h"
#include "core/text/failure.h"

namespace searchlight::lessons {

inline constexpr std::string_view kExtension = ".md";
inline constexpr std::size_t kMostBytes = std::size_t{256} << 10;  // of a file
inline constexpr std::size_t kMostSteps = 60;
inline constexpr std::size_t kMostBlocks = 400;  // fenced ones
inline constexpr std::size_t kMostSetUps = 60;   // runs among them
inline constexpr std::size_t kMostParagraphs = 2000;
inline constexpr std::size_t kMostSpans = 20'000;
inline constexpr int kMostBoardSide = 128;  // columns and rows of a board

// ---- Text ---------------------------------------------------------------------------------------------------------------------

// One run's figure, or a number.
struct Operand {
  std::string run;     // empty: the one that is shown; "now": that one, at the step's moment
  std::string figure;  // of figureNames(); empty: a number
  double number = 0;
  friend bool operator==(const Operand&, const Operand&) = default;
};
// What a text writes in braces.
struct Figure {
  Operand first;
  char sign = 0;  // + - * /, or none
  Operand second;
  int line = 0;
  friend bool operator==(const Figure& a, const Figure& b) {
    return a.first == b.first && a.sign == b.sign && (a.sign == 0 || a.second == b.second);
  }
};

// A stretch of text that looks alike.
struct Span {
  enum class Kind : std::uint8_t { Text, Code, Term, Figure };
  Kind kind = Kind::Text;
  bool isEmphasised = false, isStrong = false;
  std::string text;    // Figure: as it was written, without braces
  std::string target;  // Term: the entry of the glossary
  Figure figure = {};
  friend bool operator==(const Span&, const Span&) = default;
};

struct Paragraph {
  enum class Kind : std::uint8_t { Plain, Bullet, Numbered, Code };
  Kind kind = Kind::Plain;
  int number = 0;           // Numbered
  std::vector<Span> spans;  // Code: one of Kind::Text, with its line ends
  int line = 0;
};

// ---- Blocks -------------------------------------------------------------------------------------------------------------------

struct Moment {
  enum class Kind : std::uint8_t { Start, End, Event, Happens, FExceeds, FFalls };
  Kind kind = Kind::Start;
  bool isBefore = false;
  std::uint64_t number = 1;  // Event: so many events have happened. Happens: which, from 1; 0: the last
  search::EventKind happens{};
  std::string state;  // Happens: that it tells of, as Session::stateText has it but for blanks; empty: any
  double value = 0;   // FExceeds: in the unit that is shown
  int line = 0;
  friend bool operator==(const Moment& a, const Moment& b) {
    return a.kind == b.kind && a.isBefore == b.isBefore && a.number == b.number && a.happens == b.happens &&
           a.state == b.state && a.value == b.value;
  }
};
// What the line says, or why it is no moment, in words.
struct MomentRead {
  std::optional<Moment> moment;
  std::string wrong;
};
MomentRead momentFromText(std::string_view text);

struct Highlight {
  enum class Kind : std::uint8_t { Cells, Open, Closed, Path, Node, Expanded, Figure, Panel };
  Kind kind = Kind::Cells;
  std::vector<Point> cells;
  std::string word;  // Figure, Panel: which
  int line = 0;
  friend bool operator==(const Highlight& a, const Highlight& b) {
    return a.kind == b.kind && a.cells == b.cells && a.word == b.word;
  }
};

enum class QuestionKind : std::uint8_t { Next, Order, Fail, Mislead, Cost, Dead, Move };
inline constexpr std::string_view kQuestionNames[] = {"next", "order", "fail", "mislead",
                                                      "cost", "dead",  "move"};

struct NamedSetUp {
  std::string name;    // may be empty where it is shown at once and nobody speaks of it
  setup::SetUp setUp;  // board.text is what its page reads; no files
  bool isRun = false;  // only its figures are wanted
  int line = 0;
  std::vector<std::pair<std::string, int>> lines = {};  // of the words that its block says
};

struct QuestionBlock {
  QuestionKind kind{};
  std::size_t setUp = 0;         // of Lesson::setUps
  std::optional<Moment> moment;  // nothing: by chance
  bool isByChance = false;       // the board
  int line = 0;
};

struct Step {
  std::string title;
  std::vector<Paragraph> text;
  std::optional<std::size_t>
      setUp;  // of Lesson::setUps: what is shown, also where the step before has shown it; nothing: none yet
  bool isNewSetUp = false;       // it begins here
  std::optional<Moment> moment;  // nothing: where it was; at a new set-up the start
  std::vector<Highlight> highlights;
  std::vector<QuestionBlock> questions;
  int line = 0;
};

// Of lists: finding a path; states; one loop, many searches; faster and farther.
inline constexpr std::string_view kGroupNames[] = {"path", "states", "loop", "farther"};

struct Lesson {
  std::string fileName;  // of messages
  std::string title;
  std::vector<Paragraph> summary;
  int order = 0;                     // from 1
  int minutes = 0;                   // 1 to 60
  std::optional<std::size_t> group;  // of kGroupNames; nothing: a lesson outside the course
  std::vector<NamedSetUp> setUps;
  std::vector<Step> steps;  // at least one

  // By its name; nullptr where there is none.
  const NamedSetUp* find(std::string_view name) const;
};

// ---- Reading ------------------------------------------------------------------------------------------------------------------

// All names that a figure may have: expanded generated reopened peak-open open closed events cost length steps pushes moves
// states scanned f g h g-before open-start open-goal. What each means: run.h.
std::span<const std::string_view> figureNames();

// All terms of the glossary that a text may link to.
std::span<const std::string_view> termNames();

// Throws FormatError, with the line, for whatever is no lesson. Nothing is run: whether moments come about and boards can be
// searched is lesson_check.h's to say.
Lesson readLesson(std::string_view bytes, std::string_view fileName);
// Also for a file that is not named like a lesson.
Lesson readLessonFile(const std::filesystem::path& path);

// NAME and LANGUAGE of "NAME.LANGUAGE.lesson.md" and "NAME.LANGUAGE.md"; nothing for other names. Names are of a to z, 0 to 9 and dashes.
struct LessonFileName {
  std::string name, language;
  friend bool operator==(const LessonFileName&, const LessonFileName&) = default;
};
std::optional<LessonFileName> lessonFileName(std::string_view fileName);

// Where a translation's blocks are not those of the original, in words with both lines; nothing where only its words differ.
std::optional<std::string> whereBlocksDiffer(const Lesson& original, const Lesson& translation);

// ---- For the readers of this folder -------------------------------------------------------------------------------------------

// A board as its page reads it, out of what may be its rows alone. Throws FormatError "fileName:line: .." with lines counted from
// `firstLine`, the number of the text's first line.
std::string boardForPage(std::string_view page, std::string_view text, std::string_view fileName,
                         int firstLine);

// The spans of a paragraph's text. Throws FormatError.
std::vector<Span> readSpans(std::string_view text, std::string_view fileName, int line);

// ---- A lesson begun from what is on a screen: a step for each bookmark. The rest is written by hand. ----

// In the language of who writes.
struct LessonWords {
  std::string title;  // empty: the set-up's, or else `untitled`
  std::string untitled;
  std::string summary;  // what a reader sees in the list
  std::string moment;   // "Moment": of bookmarks without a caption, followed by their number
};

// A file as readLesson() reads it: the set-up, and for each bookmark (at most kMostSteps, in the run's order) a step with its
// caption, which shows its moment. What a lesson does not keep is left out: files, drawings, other searches, breakpoints.
// Throws FormatError "fileName: .." where there are no bookmarks, or where that is no lesson: a board that is too large, another
// program's search beside ours. Of a comparison a step is a place in its bookmark's unit.
std::string lessonText(setup::SetUp setUp, const LessonWords& words, std::string_view fileName);

}  // namespace searchlight::lessons
