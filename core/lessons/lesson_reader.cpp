// core/lessons/lesson_reader.cpp: a file of Markdown, line by line: headings, paragraphs, fenced blocks.
#include <algorithm>
#include <array>
#include <utility>

#include "core/geometry/point.h"
#include "core/lessons/lesson.h"
#include "core/lessons/set_up_block.h"
#include "core/text/complaint.h"
#include "core/text/encoding.h"
#include "core/text/files.h"
#include "core/text/line_reader.h"
#include "core/text/utf8.h"

namespace searchlight::lessons {
namespace {

constexpr std::string_view kFence = "```";
constexpr int kMostMinutes = 60, kMostOrder = 1000;
constexpr std::size_t kMostHighlights = 40, kMostCells = 400;
constexpr std::size_t kLongestTitle = 200;

// The number and what follows of "12. text"; nothing for other lines.
std::optional<std::pair<int, std::string_view>> numbered(std::string_view line) {
  const std::size_t dot = line.find(". ");
  if (dot == std::string_view::npos || dot > 3) return std::nullopt;
  const auto number = parseInteger(line.substr(0, dot), 0, 999);
  return number ? std::optional(std::pair(*number, line.substr(dot + 2))) : std::nullopt;
}

class Reader {
 public:
  Reader(std::string_view text, std::string_view file) : m_lines(text, file), m_file(file) {
    m_lesson.fileName = file;
  }

  Lesson read() {
    while (m_lines.next()) takeLine();
    endParagraph();
    needTitle(std::max(m_lines.number(), 1));
    if (m_lesson.order == 0) m_lines.fail("expected a ```lesson block with order and minutes");
    if (m_lesson.steps.empty()) m_lines.fail("a lesson needs at least one step, such as: ## Start and goal");
    checkFigures();
    return std::move(m_lesson);
  }

 private:
  std::vector<Paragraph>& text() {
    return m_lesson.steps.empty() ? m_lesson.summary : m_lesson.steps.back().text;
  }
  void needTitle(int line) const {
    if (m_lesson.title.empty())
      m_lines.failAt(line, "a lesson must begin with its title, such as: # The wall in the way");
  }
  Step& step() {
    if (m_lesson.steps.empty()) m_lines.fail("this block must be inside a step, such as: ## Start and goal");
    return m_lesson.steps.back();
  }

  // ---- Lines ------------------------------------------------------------------------------------------------------------------

  void takeLine() {
    const std::string_view whole = m_lines.line(), line = trimmed(whole);
    if (line.empty()) return endParagraph();
    if (line.starts_with(kFence)) {
      endParagraph();
      return takeBlock(line);
    }
    if (line.starts_with('#')) {
      endParagraph();
      return takeHeading(line);
    }
    needTitle(m_lines.number());
    if (line.starts_with('>') || line.starts_with('|') || line.starts_with("---"))
      m_lines.fail("quotes, tables and rules are not supported: write \\ before the character");
    const bool isIndented = whole.size() > line.size() && (whole.front() == ' ' || whole.front() == '\t');
    if (takeItem(line, isIndented)) return;
    if (!m_paragraph) begin(Paragraph::Kind::Plain, 0, {});
    if (!m_words.empty()) m_words += '\n';
    m_words += line;
  }

  bool takeItem(std::string_view line, bool isIndented) {
    const bool isBullet = line.starts_with("- ") || line.starts_with("* ");
    const auto number = isBullet ? std::nullopt : numbered(line);
    if (!isBullet && !number) return false;
    // A number in the midst of a sentence that happens to begin a line.
    if (number && m_paragraph && m_paragraph->kind == Paragraph::Kind::Plain) return false;
    if (isIndented) m_lines.fail("nested lists are not supported");
    endParagraph();
    if (isBullet)
      begin(Paragraph::Kind::Bullet, 0, trimmed(line.substr(2)));
    else
      begin(Paragraph::Kind::Numbered, number->first, trimmed(number->second));
    return true;
  }

  void begin(Paragraph::Kind kind, int number, std::string_view words) {
    if (++m_paragraphs > kMostParagraphs) m_lines.fail("too many paragraphs");
    m_paragraph = Paragraph{kind, number, {}, m_lines.number()};
    m_words = words;
  }

  void endParagraph() {
    if (!m_paragraph) return;
    m_paragraph->spans = readSpans(m_words, m_file, m_paragraph->line);
    add(std::move(*m_paragraph));
    m_paragraph.reset();
    m_words.clear();
  }
  void add(Paragraph paragraph) {
    m_spans += paragraph.spans.size();
    if (m_spans > kMostSpans) m_lines.fail("too much text");
    text().push_back(std::move(paragraph));
  }

  void takeHeading(std::string_view line) {
    const std::size_t depth = std::min(line.find_first_not_of('#'), line.size());
    const std::string_view words = trimmed(line.substr(depth));
    if (words.empty() || (line.size() > depth && line[depth] != ' '))
      m_lines.fail("expected a title after the #");
    if (words.size() > kLongestTitle) m_lines.fail("the title is longer than 200 bytes");
    if (depth == 1) {
      if (!m_lesson.title.empty()) m_lines.fail("a second title: a step begins with ##");
      m_lesson.title = words;
    } else if (depth == 2) {
      needTitle(m_lines.number());
      beginStep(words);
    } else {
      m_lines.fail("headings below ## are not supported");
    }
  }

  void beginStep(std::string_view title) {
    if (m_lesson.steps.size() >= kMostSteps)
      m_lines.fail("a lesson has at most " + std::to_string(kMostSteps) + " steps");
    const std::optional<std::size_t> shown =
        m_lesson.steps.empty() ? std::nullopt : m_lesson.steps.back().setUp;
    Step& step = m_lesson.steps.emplace_back();
    step.title = title;
    step.setUp = shown;
    step.line = m_lines.number();
  }

  // ---- Blocks -----------------------------------------------------------------------------------------------------------------

  void takeBlock(std::string_view fence) {
    if (++m_blocks > kMostBlocks) m_lines.fail("too many blocks");
    const std::size_t ticks = std::min(fence.find_first_not_of('`'), fence.size());
    const std::vector<std::string_view> words = splitFields(fence.substr(ticks), 3);
    Block block{m_lines.number() + 1, {}};
    const int line = m_lines.number();
    bool isClosed = false;
    while (!isClosed && m_lines.next()) {
      const std::string_view end = trimmed(m_lines.line());
      isClosed = end.size() >= ticks && end.find_first_not_of('`') == std::string_view::npos;
      if (!isClosed) block.rows.push_back(m_lines.line());
    }
    if (!isClosed) m_lines.failAt(line, "the block that begins here has no end: add ```");
    if (words.empty()) return takeCode(block, line);
    const std::string_view kind = words.front();
    const std::string_view argument = words.size() > 1 ? words[1] : std::string_view();
    const bool takesOne = kind == "set-up" || kind == "run" || kind == "question";
    if (words.size() > (takesOne ? 2u : 1u))
      m_lines.failAt(line, "too many words after " + std::string(kFence) + onOneShortLine(kind));
    m_blockLine = line;
    if (kind == "lesson")
      takeHead(block);
    else if (kind == "set-up" || kind == "run")
      takeSetUp(block, argument, kind == "run");
    else if (kind == "moment")
      takeMoment(block);
    else if (kind == "highlight")
      takeHighlights(block);
    else if (kind == "question")
      takeQuestion(block, argument);
    else
      m_lines.failAt(line, "unknown block " + inQuotes(kind) +
                               ": expected lesson, set-up, run, moment, highlight or question");
  }

  void takeCode(const Block& block, int line) {
    needTitle(line);
    begin(Paragraph::Kind::Code, 0, {});
    Span span;
    for (const std::string_view row : block.rows) span.text.append(row) += '\n';
    m_paragraph->line = line;
    m_paragraph->spans = {span};
    Paragraph code = std::move(*m_paragraph);
    m_paragraph.reset();
    add(std::move(code));
  }

  // Words and what they say, a line each; blank lines are passed over.
  template <class F>
  void forEachWord(const Block& block, F&& take) const {
    for (std::size_t i = 0; i < block.rows.size(); ++i) {
      std::string_view rest = block.rows[i];
      const std::string_view word = takeField(rest);
      if (!word.empty()) take(word, trimmed(rest), block.line(i));
    }
  }

  void takeHead(const Block& block) {
    if (m_lesson.order > 0 || !m_lesson.steps.empty())
      m_lines.failAt(m_blockLine, "only one ```lesson block is allowed, before the steps");
    forEachWord(block, [&](std::string_view word, std::string_view value, int line) {
      if (word == "group") return takeGroup(value, line);
      const bool isOrder = word == "order";
      if (!isOrder && word != "minutes")
        m_lines.failAt(line, "expected order, minutes or group, not " + inQuotes(word));
      const auto number = parseInteger(value, 1, isOrder ? kMostOrder : kMostMinutes);
      if (!number)
        m_lines.failAt(line, std::string(word) + " must be a whole number from 1 to " +
                                 std::to_string(isOrder ? kMostOrder : kMostMinutes));
      (isOrder ? m_lesson.order : m_lesson.minutes) = *number;
    });
    if (m_lesson.order == 0 || m_lesson.minutes == 0)
      m_lines.failAt(m_blockLine, "order and minutes are required");
  }

  void takeGroup(std::string_view value, int line) {
    const auto* const named = std::ranges::find(kGroupNames, value);
    if (named == std::end(kGroupNames))
      m_lines.failAt(line, "the group must be " + listOfNames(kGroupNames) + ", not " + inQuotes(value));
    m_lesson.group = static_cast<std::size_t>(named - std::begin(kGroupNames));
  }

  void takeSetUp(const Block& block, std::string_view name, bool isRun) {
    if (isRun && name.empty()) m_lines.failAt(m_blockLine, "a run needs a name, such as: ```run greedy");
    if (isRun || !name.empty()) checkName(name);
    const std::size_t index = add(block, std::string(name), isRun);
    if (isRun) return;
    Step& s = step();
    if (s.isNewSetUp) m_lines.failAt(m_blockLine, "a step may have one set-up only: use ```run for others");
    if (!s.questions.empty())
      m_lines.failAt(m_blockLine, "the set-up of a step must come before its questions");
    s.setUp = index;
    s.isNewSetUp = true;
  }
  void checkName(std::string_view name) const {
    const bool isGood =
        name.size() <= 40 &&
        name.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789-") == std::string_view::npos;
    if (!isGood || name == "now")
      m_lines.failAt(m_blockLine,
                     "a name is of a to z, 0 to 9 and dashes, and not \"now\": " + inQuotes(name));
    if (m_lesson.find(name))
      m_lines.failAt(m_blockLine, "there is a set-up or run " + inQuotes(name) + " already");
  }
  std::size_t add(const Block& block, std::string name, bool isRun) {
    if (m_lesson.setUps.size() >= kMostSetUps)
      m_lines.failAt(m_blockLine, "a lesson has at most " + std::to_string(kMostSetUps) + " set-ups");
    SetUpRead read = readSetUpBlock(block, m_lesson);
    m_lesson.setUps.push_back(
        {std::move(name), std::move(read.setUp), isRun, m_blockLine, std::move(read.lines)});
    return m_lesson.setUps.size() - 1;
  }

  Moment momentOf(std::string_view words, int line) const {
    MomentRead read = momentFromText(words);
    if (!read.moment) m_lines.failAt(line, read.wrong);
    read.moment->line = line;
    return *read.moment;
  }

  void takeMoment(const Block& block) {
    Step& s = step();
    if (s.moment) m_lines.failAt(m_blockLine, "a step may have one moment only");
    forEachWord(block, [&](std::string_view word, std::string_view value, int line) {
      if (s.moment) m_lines.failAt(line, "a moment must be one line");
      s.moment =
          momentOf(value.empty() ? std::string(word) : std::string(word) + " " + std::string(value), line);
    });
    if (!s.moment) m_lines.failAt(m_blockLine, "this block is empty: expected a moment");
  }

  void takeHighlights(const Block& block) {
    forEachWord(block, [&](std::string_view word, std::string_view value, int line) {
      using Kind = Highlight::Kind;
      constexpr std::array<std::string_view, 8> kWords{"cells", "open",     "closed", "path",
                                                       "node",  "expanded", "figure", "panel"};
      const auto* const named = std::ranges::find(kWords, word == "cell" ? std::string_view("cells") : word);
      if (named == kWords.end())
        m_lines.failAt(line, "unknown highlight " + inQuotes(word) + ": expected " + listOfNames(kWords));
      Highlight out{static_cast<Kind>(named - kWords.begin()), {}, {}, line};
      if (out.kind == Kind::Cells) {
        while (!value.empty()) {
          const std::string_view field = takeField(value);
          const auto cell = pointFromText(field);
          if (!cell || cell->x < 0 || cell->y < 0)
            m_lines.failAt(line, "expected a cell X,Y counted from 0, not " + inQuotes(field));
          out.cells.push_back(*cell);
        }
        if (out.cells.empty() || out.cells.size() > kMostCells)
          m_lines.failAt(line, "expected 1 to 400 cells, such as: cells 4,2 4,3");
      } else if (out.kind < Kind::Figure) {
        if (!value.empty()) m_lines.failAt(line, std::string(word) + " takes no value");
      } else {
        out.word = value;
        checkHighlighted(out, word, line);
      }
      if (step().highlights.size() >= kMostHighlights)
        m_lines.failAt(line, "more than 40 highlights in a step");
      step().highlights.push_back(std::move(out));
    });
  }
  void checkHighlighted(const Highlight& h, std::string_view word, int line) const {
    constexpr std::array<std::string_view, 5> kPanels{"code", "state", "figures", "question", "timeline"};
    if (h.word.empty()) m_lines.failAt(line, std::string(word) + " needs a value");
    if (h.kind == Highlight::Kind::Panel && std::ranges::find(kPanels, h.word) == kPanels.end())
      m_lines.failAt(line, "unknown panel " + inQuotes(h.word) + ": expected " + listOfNames(kPanels));
    if (h.kind == Highlight::Kind::Figure && std::ranges::find(figureNames(), h.word) == figureNames().end())
      m_lines.failAt(line, "unknown value " + inQuotes(h.word) + ": expected " + listOfNames(figureNames()));
  }

  void takeQuestion(const Block& block, std::string_view kind) {
    const auto* const named = std::ranges::find(kQuestionNames, kind);
    if (named == std::end(kQuestionNames))
      m_lines.failAt(m_blockLine,
                     "a question must be " + listOfNames(kQuestionNames) + ", not " + inQuotes(kind));
    QuestionBlock question{
        static_cast<QuestionKind>(named - std::begin(kQuestionNames)), 0, {}, false, m_blockLine};
    // What is no word of a question's own is a change of the set-up.
    Block setUp{block.firstLine, block.rows};
    for (std::size_t i = 0; i < setUp.rows.size(); ++i) {
      std::string_view rest = setUp.rows[i];
      const std::string_view word = takeField(rest);
      if (word == "board") break;
      if (word == "by-chance") {
        if (!trimmed(rest).empty()) m_lines.failAt(block.line(i), "by-chance takes no value");
        question.isByChance = true;
      } else if (word == "at") {
        if (question.moment) m_lines.failAt(block.line(i), "a question may have one moment only");
        question.moment = momentOf(rest, block.line(i));
      } else {
        continue;
      }
      setUp.rows[i] = {};
    }
    Step& s = step();
    const bool saysMore =
        std::ranges::any_of(setUp.rows, [](std::string_view row) { return !trimmed(row).empty(); });
    if (saysMore) {
      question.setUp = add(setUp, {}, true);
    } else if (s.setUp) {
      question.setUp = *s.setUp;
    } else {
      m_lines.failAt(m_blockLine, "no board before this question: add a set-up, or from NAME");
    }
    s.questions.push_back(question);
  }

  // ---- What can only be told at the end: a text may speak of a run that is made below it ------------------------------------------

  void checkFigures() const {
    for (const Paragraph& paragraph : m_lesson.summary)
      for (const Span& span : paragraph.spans)
        if (span.kind == Span::Kind::Figure && !isNamed(span.figure))
          m_lines.failAt(span.figure.line,
                         "above the steps nothing is shown: a figure names its run, {greedy.cost}");
    for (const Step& s : m_lesson.steps)
      for (const Paragraph& paragraph : s.text)
        for (const Span& span : paragraph.spans)
          if (span.kind == Span::Kind::Figure) {
            (void)isNamed(span.figure);
            if (!s.setUp && !isNamed(span.figure))
              m_lines.failAt(span.figure.line, "no run before this value: name one, such as {greedy.cost}");
          }
  }
  // Whether all its runs are named ones. Throws for a name that there is not.
  bool isNamed(const Figure& figure) const {
    bool are = true;
    for (const Operand* operand : {&figure.first, &figure.second}) {
      if (operand->figure.empty()) continue;
      if (operand->run.empty() || operand->run == "now")
        are = false;
      else if (!m_lesson.find(operand->run))
        m_lines.failAt(figure.line, "unknown set-up or run " + inQuotes(operand->run));
    }
    return are;
  }

  LineReader m_lines;
  std::string_view m_file;
  Lesson m_lesson;
  std::optional<Paragraph> m_paragraph;
  std::string m_words;  // of it, with line ends
  std::size_t m_paragraphs = 0, m_spans = 0, m_blocks = 0;
  int m_blockLine = 0;
};

}  // namespace

const NamedSetUp* Lesson::find(std::string_view name) const {
  const auto at =
      std::ranges::find(setUps, name, [](const NamedSetUp& s) { return std::string_view(s.name); });
  return name.empty() || at == setUps.end() ? nullptr : &*at;
}

Lesson readLesson(std::string_view bytes, std::string_view fileName) {
  const PlainText plain(bytes, fileName, kMostBytes);
  const std::string_view text = plain.view();
  if (text.size() > kMostBytes) throw FormatError(fileName, 0, "too large for a lesson");
  if (const std::size_t at = findNonText(text); at != std::string_view::npos)
    throw FormatError(fileName, 1 + static_cast<int>(std::ranges::count(text.substr(0, at), '\n')),
                      "contains a control character");
  return Reader(text, fileName).read();
}

Lesson readLessonFile(const std::filesystem::path& path) {
  return readLesson(readFile(path, kMostBytes), path.string());
}

}  // namespace searchlight::lessons
