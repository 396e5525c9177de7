// core/lessons/set_up_block.cpp: words, a line each, and rows; or the window's JSON.
#include "core/lessons/set_up_block.h"

#include <algorithm>
#include <array>
#include <optional>

#include "core/geometry/point.h"
#include "core/grid/route_command.h"
#include "core/klotski/solve.h"
#include "core/lessons/asked.h"
#include "core/lines/route.h"
#include "core/setup/known_words.h"
#include "core/setup/option_table.h"
#include "core/sokoban/solve.h"
#include "core/text/complaint.h"
#include "core/text/line_reader.h"

namespace searchlight::lessons {
namespace {

constexpr std::array<std::string_view, 4> kDomains{"map-lab", "klotski", "sokoban", "lines"};
constexpr std::size_t kLongestWord = 4096;
constexpr std::string_view kView = "view.", kPlayer = "player.";

std::string_view withoutBlanks(std::string_view text) {
  text.remove_prefix(std::min(text.find_first_not_of(" \t"), text.size()));
  return text.substr(0, text.find_last_not_of(" \t") + 1);
}

// A row and all after it, as one text.
std::string textFrom(const Block& block, std::size_t row) {
  std::string text;
  for (; row < block.rows.size(); ++row) text.append(block.rows[row]) += '\n';
  return text;
}

// ---- Words that a page knows ----------------------------------------------------------------------------------------------------

using Wrong = std::optional<Failure>;

Wrong unknown(std::string_view what, std::string_view name, std::span<const std::string_view> names) {
  return Failure("unknown " + std::string(what) + " " + inQuotes(name) + ": expected " + listOfNames(names));
}
Wrong mustBe(std::string_view name, const Wrong& what) {
  if (!what) return std::nullopt;
  return behind(name, ReaderErrors::tr("must be %1", *what));
}
// `wanted`: what its value must be and is not.
Wrong wrongNamed(std::string_view what, std::string_view word, std::string_view name,
                 std::span<const std::string_view> names, const Wrong& wanted) {
  if (std::ranges::find(names, name) == names.end()) return unknown(what, name, names);
  return mustBe(word, wanted);
}
Wrong unlessPoint(std::string_view name, std::string_view value) {
  if (pointFromText(value)) return std::nullopt;
  return behind(name, ReaderErrors::tr("must be X,Y (column and row)"));
}

// What `use(table)` makes of the settings of such a page's question.
template <class Use>
auto withOptionsOf(std::string_view page, Use&& use) {
  if (page == "klotski") return use(klotski::slideOptions());
  if (page == "sokoban") return use(sokoban::levelOptions());
  if (page == "lines") return use(lines::ballOptions());
  return use(grid::routeOptions());
}

std::vector<std::string_view> questionNames(std::string_view page) {
  auto out = withOptionsOf(page, [](const auto& table) {
    std::vector<std::string_view> names;
    names.reserve(table.size());
    for (const auto& row : table) names.push_back(row.key);
    return names;
  });
  if (page == "lines") out.insert(out.end(), {"from", "to", "board"});
  if (page != grid::kMapLab) out.emplace_back("light");
  return out;
}

// As cli::wordsOf() writes an experiment.
bool isExperimentWord(std::string_view name) {
  static constexpr std::array<std::string_view, 4> kNames{"domain", "repeat", "jobs", "seconds"};
  return std::ranges::find(kNames, name) != kNames.end() || name.starts_with("source-") ||
         name.starts_with("run-");
}

Wrong wrongQuestionWord(std::string_view page, std::string_view name, std::string_view value) {
  bool isSetting = false;
  const Wrong wrong =
      withOptionsOf(page, [&]<class Question>(const setup::Options<Question>& table) -> Wrong {
        isSetting = setup::findOption(table, name) != nullptr;
        if (!isSetting) return std::nullopt;
        Question question;
        const auto rule = setup::setOption(table, question, name, value, page == grid::kMapLab ? "--" : "");
        return rule ? Wrong(ReaderErrors::tr("question: %1", *rule)) : std::nullopt;
      });
  if (isSetting) return wrong;
  const std::vector<std::string_view> names = questionNames(page);
  if (std::ranges::find(names, name) == names.end()) return unknown("word", name, names);
  if (name == "light")
    return std::ranges::find(setup::kNoYes, value) == setup::kNoYes.end() ? mustBe(name, setup::yesOrNo())
                                                                          : std::nullopt;
  return name == "board" ? std::nullopt : unlessPoint(name, value);
}

// Of a name as it stands in a block: "view.layer".
Wrong wrongWord(std::string_view page, std::string_view word, std::string_view value) {
  if (word == "title" || word == "page") return std::nullopt;
  if (word == "selection") return statesAreCells(page) ? unlessPoint(word, value) : std::nullopt;
  if (word.starts_with(kView)) {
    const std::string_view name = word.substr(kView.size());
    return wrongNamed("view word", word, name, setup::viewNames(page),
                      setup::wrongViewWord(page, name, value));
  }
  if (word.starts_with(kPlayer)) {
    const std::string_view name = word.substr(kPlayer.size());
    return wrongNamed("player word", word, name, setup::playerNames(), setup::wrongPlayerWord(name, value));
  }
  return wrongQuestionWord(page, word, value);
}

class SetUpReader {
 public:
  SetUpReader(const Block& block, const Lesson& lesson) : m_block(block), m_lesson(lesson) {}

  SetUpRead read() {
    const auto first =
        std::ranges::find_if(m_block.rows, [](std::string_view row) { return !withoutBlanks(row).empty(); });
    if (first == m_block.rows.end()) failAt(m_block.firstLine - 1, "this block is empty: expected a set-up");
    m_row = static_cast<std::size_t>(first - m_block.rows.begin());
    if (withoutBlanks(*first).starts_with('{'))
      readJson();
    else
      readLines();
    finish();
    SetUpRead out{std::move(m_setUp), {}};
    for (const Said& said : m_words) out.lines.emplace_back(said.word, m_block.line(said.row));
    return out;
  }

 private:
  [[noreturn]] void failAt(int line, std::string_view what) const {
    throw FormatError(m_lesson.fileName, line, what);
  }
  [[noreturn]] void fail(std::string_view what) const { failAt(m_block.line(m_row), what); }
  [[noreturn]] void fail(const Failure& what) const {
    throw FormatError(m_lesson.fileName, m_block.line(m_row), what);
  }

  // Its lines are the file's.
  void readJson() {
    try {
      m_setUp = setup::read(textFrom(m_block, m_row), m_lesson.fileName);
    } catch (const FormatError& e) {
      throw FormatError(m_lesson.fileName, m_block.line(m_row) + std::max(e.line(), 1) - 1, e.failure());
    }
    const bool isAlone =
        m_setUp.board.path.empty() && m_setUp.file.empty() && !m_setUp.view.find("levels") &&
        !m_setUp.view.find(setup::kQueries) && !m_setUp.view.find(setup::kDrawing) &&
        std::ranges::none_of(m_setUp.runs, [](const setup::Words& run) { return run.find("trace"); });
    if (!isAlone) fail("a set-up in a lesson must have its board as rows, not in a file or drawing");
    m_board = m_setUp.board.text;
    m_boardLine = m_block.line(m_row);
  }

  void readLines() {
    for (const std::size_t begin = m_row; m_row < m_block.rows.size(); ++m_row) {
      std::string_view rest = m_block.rows[m_row];
      const std::string_view word = takeField(rest);
      const std::string_view value = withoutBlanks(rest);
      if (word.empty()) continue;
      if (word == "board") {
        if (!value.empty()) fail("the board's rows begin on the next line");
        m_board = textFrom(m_block, m_row + 1);
        m_boardLine = m_block.line(m_row + 1);
        return;
      }
      if (word == "from" && m_row == begin)
        takeFrom(value);
      else
        set(word, value);
    }
  }

  // "wall algorithm=greedy weight=2"; what begins with X,Y is the question's own word.
  void takeFrom(std::string_view words) {
    const std::string_view name = takeField(words);
    const NamedSetUp* const before = m_lesson.find(name);
    if (!before) fail("unknown set-up above: " + inQuotes(name));
    m_setUp = before->setUp;
    m_isFrom = true;
    while (!words.empty()) {
      const std::string_view change = takeField(words);
      if (change.empty()) break;
      const std::size_t sign = change.find('=');
      if (sign == std::string_view::npos) fail("expected word=value, not " + inQuotes(change));
      set(change.substr(0, sign), change.substr(sign + 1));
    }
  }

  void set(std::string_view word, std::string_view value) {
    if (value.empty()) fail(onOneShortLine(word) + " needs a value");
    if (word.size() > kLongestWord || value.size() > kLongestWord) fail("the word is too long");
    if (std::ranges::find(m_words, word, &Said::word) != m_words.end())
      fail(onOneShortLine(word) + " is given twice");
    m_words.push_back({word, value, m_row});
    if (word == "page") {
      if (m_isFrom) fail("the page cannot change from the set-up this one begins from");
      if (std::ranges::find(kDomains, value) == kDomains.end())
        fail("page must be " + listOfNames(kDomains) + ", not " + inQuotes(value));
      m_setUp.page = value;
    } else if (word == "title") {
      m_setUp.title = value;
    } else if (word == "selection") {
      m_setUp.selection = value;
    } else if (word.starts_with(kView)) {
      const std::string_view name = word.substr(kView.size());
      if (name == "levels" || name == setup::kQueries || name == setup::kDrawing)
        fail("not possible in a lesson: view." + std::string(name));
      m_setUp.view.set(name, std::string(value));
    } else if (word.starts_with(kPlayer)) {
      m_setUp.player.set(word.substr(kPlayer.size()), std::string(value));
    } else {
      m_setUp.question.set(word, std::string(value));
    }
  }

  void finish() {
    m_row = 0;
    const std::string& page = m_setUp.page;
    const bool isCompare = page == setup::kComparePage;
    if (page.empty()) fail("expected a page, such as: page map-lab");
    if (!isCompare && std::ranges::find(kDomains, page) == kDomains.end())
      fail("no lesson can show the page " + inQuotes(page));
    const std::string* const world = isCompare ? m_setUp.view.find("world") : nullptr;
    const std::string_view about = isCompare ? world ? std::string_view(*world) : kDomains.front() : page;
    if (std::ranges::find(kDomains, about) == kDomains.end())
      fail("no lesson can compare " + inQuotes(about));
    verifyWords();
    if (m_board) {
      m_setUp.board = {};
      m_setUp.board.text = boardForPage(about, *m_board, m_lesson.fileName, m_boardLine);
    }
    if (!m_setUp.board.text) fail("expected a board");
    m_setUp.cursor.reset();
    // A lesson shows searches: a game is under the searchlight, unless it says that it is not.
    if (about != kDomains.front() && !isCompare && !m_setUp.question.find("light"))
      m_setUp.question.set("light", "yes");
  }

  // Each on its own line, when the page is known; of the window's own form only what the window refuses, too: it passes over what a
  // later one may have added.
  void verifyWords() const {
    const std::string& page = m_setUp.page;
    for (const Said& said : m_words)
      if (const Wrong wrong = wrongWord(page, said.word, said.value))
        throw FormatError(m_lesson.fileName, m_block.line(said.row), *wrong);
    if (!m_words.empty()) return;
    for (const auto& [name, value] : m_setUp.player)
      if (const Wrong what = mustBe(name, setup::wrongPlayerWord(name, value))) fail(*what);
    for (const auto& [name, value] : m_setUp.view)
      if (const Wrong what = name == "tab" ? Wrong() : mustBe(name, setup::wrongViewWord(page, name, value)))
        fail(*what);
    if (const std::string* light = m_setUp.question.find("light"); light && page != grid::kMapLab)
      if (const Wrong what = wrongQuestionWord(page, "light", *light)) fail(*what);
  }

  struct Said {
    std::string_view word, value;
    std::size_t row;
  };

  const Block& m_block;
  const Lesson& m_lesson;
  std::vector<Said> m_words;
  setup::SetUp m_setUp;
  std::size_t m_row = 0;
  bool m_isFrom = false;
  std::optional<std::string> m_board;
  int m_boardLine = 0;
};

}  // namespace

SetUpRead readSetUpBlock(const Block& block, const Lesson& lesson) {
  return SetUpReader(block, lesson).read();
}

void addUnknownWords(const setup::SetUp& setUp, std::vector<std::string>& unknown) {
  const std::string* world = setUp.page == setup::kComparePage ? setUp.view.find("world") : nullptr;
  const std::string& page = world ? *world : setUp.page;
  const bool isExperiment = page == setup::kExperimentsPage;
  if (!isExperiment && std::ranges::find(kDomains, page) == kDomains.end()) return;
  const std::vector<std::string_view> names = questionNames(page);
  const auto isKnown = [&](const std::string& name) {
    if (isExperiment) return isExperimentWord(name);
    return std::ranges::find(names, name) != names.end() || withOptionsOf(page, [&name](const auto& table) {
             return setup::findOption(table, name) != nullptr;
           });
  };
  const auto add = [&](const setup::Words& words, const std::string& where) {
    for (const auto& word : words)
      if (!isKnown(word.first)) setup::addUnknown(unknown, where, word.first);
  };
  add(setUp.question, "question");
  for (const setup::Words& run : setUp.runs)
    if (!run.find("trace")) add(run, "runs");
}

}  // namespace searchlight::lessons
