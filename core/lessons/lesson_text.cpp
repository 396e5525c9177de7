// core/lessons/lesson_text.cpp: what stands in a paragraph: emphasis, code, terms, figures.
#include <algorithm>
#include <array>
#include <utility>

#include "core/lessons/lesson.h"
#include "core/text/line_reader.h"
#include "core/text/utf8.h"

namespace searchlight::lessons {
namespace {

// The names of the glossary's terms; what they mean is said in widgets/help/glossary_entries.cpp, and a test holds both together.
constexpr std::array<std::string_view, 74> kTerms{"state",
                                                  "node",
                                                  "move",
                                                  "successor",
                                                  "open",
                                                  "closed",
                                                  "frontier",
                                                  "priority",
                                                  "g",
                                                  "h",
                                                  "f",
                                                  "parent",
                                                  "event",
                                                  "expand",
                                                  "generate",
                                                  "skip",
                                                  "relax",
                                                  "reopen",
                                                  "prune",
                                                  "stack",
                                                  "backtrack",
                                                  "bound",
                                                  "cut",
                                                  "round",
                                                  "scan",
                                                  "jump-point",
                                                  "meet",
                                                  "goal",
                                                  "route",
                                                  "heuristic",
                                                  "admissible",
                                                  "consistent",
                                                  "tie",
                                                  "weight",
                                                  "canonical-order",
                                                  "optimal",
                                                  "complete",
                                                  "state-graph",
                                                  "placement",
                                                  "push",
                                                  "deadlock",
                                                  "dead-square",
                                                  "frozen",
                                                  "corral",
                                                  "breadth-first",
                                                  "depth-first",
                                                  "dijkstra",
                                                  "greedy",
                                                  "a-star",
                                                  "canonical-a-star",
                                                  "weighted-a-star",
                                                  "iterative-deepening",
                                                  "ida-star",
                                                  "bidirectional",
                                                  "meet-in-the-middle",
                                                  "jump-point-search",
                                                  "line-of-sight",
                                                  "any-angle",
                                                  "waypoint",
                                                  "one-way",
                                                  "clearance",
                                                  "nearest",
                                                  "flow-field",
                                                  "smoothing",
                                                  "theta-star",
                                                  "lazy-theta-star",
                                                  "fringe-search",
                                                  "beam-search",
                                                  "rbfs",
                                                  "sma-star",
                                                  "drop",
                                                  "backed-up",
                                                  "lpa-star",
                                                  "d-star-lite"};

constexpr std::array<std::string_view, 20> kFigureNames{
    "expanded", "generated", "reopened", "peak-open", "open",       "closed",   "events",
    "cost",     "length",    "steps",    "pushes",    "moves",      "states",   "scanned",
    "f",        "g",         "h",        "g-before",  "open-start", "open-goal"};

constexpr std::string_view kTermScheme = "term:";
constexpr std::size_t kLongestName = 60;

bool isLetter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }
bool isPunctuation(char c) {
  return (c >= '!' && c <= '/') || (c >= ':' && c <= '@') || (c >= '[' && c <= '`') || (c >= '{' && c <= '~');
}
bool isDigit(char c) { return c >= '0' && c <= '9'; }
bool isBlank(char c) { return c == ' ' || c == '\n'; }

// Reads a paragraph's characters from the left to the right.
class SpanReader {
 public:
  SpanReader(std::string_view text, std::string_view file, int line)
      : m_text(text), m_file(file), m_line(line) {}

  std::vector<Span> read() {
    while (m_at < m_text.size()) take();
    if (m_isStrong || m_isEmphasised) fail("the emphasis that begins here has no end", m_opened);
    flush();
    return std::move(m_spans);
  }

 private:
  [[noreturn]] void fail(std::string_view what, int line = 0) const {
    throw FormatError(m_file, line > 0 ? line : m_line, what);
  }
  bool sees(std::string_view what) const { return m_text.substr(m_at).starts_with(what); }
  char after(std::size_t many) const { return m_at + many < m_text.size() ? m_text[m_at + many] : ' '; }

  void take() {
    const char c = m_text[m_at];
    if (c == '\\' && isPunctuation(after(1))) return put(m_text[m_at + 1], 2);
    if (c == '*') return takeStars();
    if (c == '`') return takeCode();
    if (c == '{') return takeFigure();
    if (sees("![")) fail("images are not supported");
    if (c == '[') return takeLink();
    if (c == '<' && (isLetter(after(1)) || after(1) == '/' || after(1) == '!'))
      fail("HTML is not supported: write \\< for the character");
    if (c == '\n') return takeLineEnd();
    put(c, 1);
  }

  // Two lines of Chinese have no blank between them.
  void takeLineEnd() {
    const bool isWide = m_at > 0 && static_cast<unsigned char>(m_text[m_at - 1]) >= 0x80 &&
                        static_cast<unsigned char>(after(1)) >= 0x80;
    ++m_line;
    if (isWide)
      ++m_at;
    else
      put(' ', 1);
  }

  // It begins where a word does, and ends behind one; any other is a star, as in A*.
  void takeStars() {
    const std::size_t many = after(1) == '*' ? 2 : 1;
    const char before = m_at > 0 ? m_text[m_at - 1] : ' ';
    const bool isOpen = many == 2 ? m_isStrong : m_isEmphasised;
    const bool isSign =
        isOpen ? isBlank(before) : isBlank(after(many)) || isLetter(before) || isDigit(before);
    if (isSign) return many == 2 ? (put('*', 1), put('*', 1)) : put('*', 1);
    flush();
    bool& is = many == 2 ? m_isStrong : m_isEmphasised;
    is = !is;
    if (is) m_opened = m_line;
    m_at += many;
  }

  void takeCode() {
    const std::size_t end = m_text.find('`', m_at + 1);
    if (end == std::string_view::npos) fail("the code that begins here has no end");
    add(Span::Kind::Code, m_text.substr(m_at + 1, end - m_at - 1), end + 1);
  }

  void takeLink() {
    const std::size_t close = m_text.find(']', m_at);
    if (close == std::string_view::npos || close + 1 >= m_text.size() || m_text[close + 1] != '(')
      return put('[', 1);
    const std::size_t end = m_text.find(')', close);
    if (end == std::string_view::npos) fail("the link that begins here has no end");
    const std::string_view target = m_text.substr(close + 2, end - close - 2);
    if (!target.starts_with(kTermScheme))
      fail("a link must lead to a term, [words](term:name), not to " + inQuotes(target));
    const std::string_view term = target.substr(kTermScheme.size());
    if (term.empty() || term.size() > kLongestName) fail("expected a term in the link: [words](term:name)");
    if (std::ranges::find(termNames(), term) == termNames().end())
      fail("the glossary has no term " + inQuotes(term));
    Span& span = add(Span::Kind::Term, m_text.substr(m_at + 1, close - m_at - 1), end + 1);
    span.target = term;
  }

  void takeFigure() {
    const std::size_t end = m_text.find('}', m_at);
    if (end == std::string_view::npos)
      fail("the value that begins here has no end: write \\{ for the character");
    const std::string_view words = m_text.substr(m_at + 1, end - m_at - 1);
    const std::vector<std::string_view> fields = splitFields(words, 4);
    if (fields.size() != 1 && fields.size() != 3)
      fail("expected {NAME}, {RUN.NAME}, or two of them with an operator between: " + inQuotes(words));
    Figure figure;
    figure.line = m_line;
    figure.first = operandFrom(fields[0]);
    if (fields.size() == 3) {
      if (fields[1].size() != 1 || std::string_view("+-*/").find(fields[1][0]) == std::string_view::npos)
        fail("the operator must be + - * or /, not " + inQuotes(fields[1]));
      figure.sign = fields[1][0];
      figure.second = operandFrom(fields[2]);
    }
    if (figure.first.figure.empty()) fail("expected a value of a run first: " + inQuotes(words));
    add(Span::Kind::Figure, words, end + 1).figure = figure;
  }

  Operand operandFrom(std::string_view word) const {
    if (const auto number = parseNumber(word)) return {{}, {}, *number};
    const std::size_t dot = word.find('.');
    Operand out;
    if (dot != std::string_view::npos) out.run = word.substr(0, dot);
    out.figure = dot == std::string_view::npos ? word : word.substr(dot + 1);
    if (std::ranges::find(kFigureNames, out.figure) == kFigureNames.end())
      fail("unknown value " + inQuotes(out.figure));
    if (dot == 0) fail("expected the name of a run: " + inQuotes(word));
    return out;
  }

  void put(char c, std::size_t many) {
    m_plain += c;
    m_at += many;
  }
  Span& add(Span::Kind kind, std::string_view text, std::size_t next) {
    flush();
    m_line += static_cast<int>(std::ranges::count(m_text.substr(m_at, next - m_at), '\n'));
    m_at = next;
    Span& span = m_spans.emplace_back();
    span.kind = kind;
    span.isEmphasised = m_isEmphasised;
    span.isStrong = m_isStrong;
    span.text = text;
    std::ranges::replace(span.text, '\n', ' ');
    if (span.text.empty()) fail("expected text here");
    if (m_spans.size() > kMostSpans) fail("too many formatted parts in a paragraph");
    return span;
  }
  void flush() {
    if (m_plain.empty()) return;
    Span& span = m_spans.emplace_back();
    span.isEmphasised = m_isEmphasised;
    span.isStrong = m_isStrong;
    span.text = std::exchange(m_plain, {});
  }

  std::string_view m_text, m_file;
  int m_line;
  std::size_t m_at = 0;
  bool m_isEmphasised = false, m_isStrong = false;
  int m_opened = 0;
  std::string m_plain;
  std::vector<Span> m_spans;
};

}  // namespace

std::span<const std::string_view> termNames() { return kTerms; }

std::span<const std::string_view> figureNames() { return kFigureNames; }

std::vector<Span> readSpans(std::string_view text, std::string_view fileName, int line) {
  return SpanReader(text, fileName, line).read();
}

}  // namespace searchlight::lessons
