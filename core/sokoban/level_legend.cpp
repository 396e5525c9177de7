// core/sokoban/level_legend.cpp: definitions found in comments, and the names of Sokoban's relatives.
#include "core/sokoban/level_legend.h"

#include <algorithm>
#include <cctype>
#include <optional>
#include <utility>

#include "core/text/utf8.h"

namespace searchlight::sokoban {
namespace {

constexpr std::size_t kLongest = 400;  // of a line that is looked at

struct Meaning {
  std::string_view word;  // lower case, singular
  char symbol;
};
constexpr std::array<Meaning, 24> kMeanings{{{"wall", '#'},
                                             {"floor", ' '},
                                             {"empty", ' '},
                                             {"empty floor", ' '},
                                             {"empty square", ' '},
                                             {"space", ' '},
                                             {"box", '$'},
                                             {"boxe", '$'},
                                             {"crate", '$'},
                                             {"stone", '$'},
                                             {"goal", '.'},
                                             {"target", '.'},
                                             {"destination", '.'},
                                             {"storage", '.'},
                                             {"player", '@'},
                                             {"worker", '@'},
                                             {"man", '@'},
                                             {"keeper", '@'},
                                             {"pusher", '@'},
                                             {"box on goal", '*'},
                                             {"crate on goal", '*'},
                                             {"player on goal", '+'},
                                             {"worker on goal", '+'},
                                             {"man on goal", '+'}}};
// What a character of a legend cannot be: it is read as steps or counts.
constexpr std::string_view kTaken = "lurdLURD0123456789()|";
constexpr std::array<std::string_view, 6> kBetween{"=>", "->", "=", " - ", ":", " is "};

// Games whose levels are written in the same characters, and are something else.
constexpr std::array<std::string_view, 6> kVariants{"Hexoban",  "Octoban", "Trioban",
                                                    "Multiban", "Pukoban", "Numban"};
constexpr std::array<std::string_view, 6> kBehindVariants{"level", "puzzle", "collection",
                                                          "set",   "game",   "variant"};

// The one character that the text is, perhaps in quotes.
char characterIn(std::string_view text) {
  constexpr std::string_view kQuotes = "'\"`";
  if (text.size() == 3 && text.front() == text.back() && kQuotes.find(text.front()) != std::string_view::npos)
    text = text.substr(1, 1);
  if (text.size() != 1 || kTaken.find(text.front()) != std::string_view::npos) return '\0';
  const char c = text.front();
  return c > ' ' && c <= '~' ? c : '\0';
}

// What a word of a legend means; nothing, where it is none.
char symbolOf(std::string_view text) {
  const std::string lower = asciiLowered(trimmed(text, " \t.'\""));
  std::string_view word = lower;
  for (const std::string_view article : {std::string_view("a "), std::string_view("the ")})
    if (word.starts_with(article)) word = trimmed(word.substr(article.size()));
  const auto known = [](std::string_view name) {
    const auto* const at = std::ranges::find(kMeanings, name, &Meaning::word);
    return at == kMeanings.end() ? '\0' : at->symbol;
  };
  if (const char symbol = known(word)) return symbol;
  return word.ends_with('s') ? known(word.substr(0, word.size() - 1)) : '\0';
}

bool isLetter(char c) { return std::isalpha(static_cast<unsigned char>(c)) != 0; }

// What an item of a legend defines: a character, and its meaning.
std::optional<std::pair<char, char>> definitionIn(std::string_view item) {
  for (const std::string_view between : kBetween) {
    // A character may be one of those that stand between: it is not looked for at the very beginning.
    const std::size_t at = item.find(between, 1);
    if (at == std::string_view::npos) continue;
    std::string_view one = trimmed(item.substr(0, at)), other = trimmed(item.substr(at + between.size()));
    if (characterIn(one) == '\0') std::swap(one, other);
    const char c = characterIn(one), symbol = symbolOf(other);
    if (c != '\0' && symbol != '\0') return std::pair(c, symbol);
  }
  return std::nullopt;
}

bool hasWord(std::string_view text, std::string_view word) {
  for (std::size_t at = text.find(word); at != std::string_view::npos; at = text.find(word, at + 1)) {
    const std::size_t end = at + word.size();
    if ((at == 0 || !isLetter(text[at - 1])) && (end == text.size() || !isLetter(text[end]))) return true;
  }
  return false;
}

// What may stand behind the name in a title: which level it is.
bool isRestOfTitle(std::string_view rest) {
  constexpr std::array<std::string_view, 3> kWords{"level", "puzzle", "collection"};
  const auto* const word =
      std::ranges::find_if(kWords, [&](std::string_view known) { return rest.starts_with(known); });
  if (word != kWords.end()) {
    rest.remove_prefix(word->size());
    if (rest.starts_with('s')) rest.remove_prefix(1);
  }
  return trimmed(rest, " \t#.:-()").find_first_not_of("0123456789") == std::string_view::npos;
}

}  // namespace

Legend::Legend() {
  for (std::size_t c = 0; c < m_meaning.size(); ++c) m_meaning[c] = static_cast<char>(c);
}

void Legend::read(std::string_view line, int number) {
  line = line.substr(0, kLongest);
  line.remove_prefix(std::min(line.find_first_not_of("> \t"), line.size()));  // quoted in mail
  bool isMarked = line.starts_with(';');
  line.remove_prefix(std::min(line.find_first_not_of("; \t"), line.size()));
  if (line.starts_with('\'') && !(line.size() > 2 && line[2] == '\'')) {
    isMarked = true;
    line.remove_prefix(1);
  }
  const std::size_t colon = line.find(':');
  const bool isIntroduced = colon != std::string_view::npos &&
                            asciiLowered(trimmed(line.substr(0, colon), " \t;'#")).ends_with("legend");
  if (isIntroduced) line.remove_prefix(colon + 1);
  std::vector<Definition> found;
  while (!line.empty()) {
    const std::string_view item = line.substr(0, line.find_first_of(",;"));
    line.remove_prefix(std::min(item.size() + 1, line.size()));
    if (const auto definition = definitionIn(trimmed(item))) found.push_back(*definition);
  }
  const std::vector<Definition> before = std::exchange(m_held, {});
  const bool isRun = m_isRun || !before.empty() || isMarked || isIntroduced || found.size() > 1;
  m_isRun = isIntroduced || (isRun && !found.empty());
  if (!m_isRun) {
    m_held = std::move(found);
    return;
  }
  if (!before.empty()) count(before, number - 1);
  count(found, number);
}

void Legend::count(const std::vector<Definition>& definitions, int line) {
  for (const auto& [c, symbol] : definitions) {
    m_meaning[static_cast<unsigned char>(c)] = symbol;
    m_hasWall = m_hasWall || (symbol == '#' && c != '#');
  }
  m_lines.push_back(line);
}

bool Legend::definesOn(int line) const { return std::ranges::binary_search(m_lines, line); }

std::string Legend::translated(std::string_view line) const {
  std::string out(line);
  for (char& c : out) c = m_meaning[static_cast<unsigned char>(c)];
  return out;
}

std::string withPlainBlanks(std::string_view line) {
  std::string out;
  out.reserve(line.size());
  for (const char c : line)
    if (c != '\xA0')
      out += c;
    else if (!out.empty() && out.back() == '\xC2')
      out.back() = ' ';
    else
      out += ' ';
  return out;
}

std::string_view variantNamed(std::string_view text, NamedIn where) {
  // A title may be as long as a file: its beginning says what it is of, and no copy of all of it is made.
  const std::string lower = asciiLowered(text.substr(0, kLongest));
  for (const std::string_view name : kVariants) {
    const std::size_t at = lower.find(asciiLowered(name));
    if (at == std::string::npos) continue;
    const std::string_view before = trimmed(std::string_view(lower).substr(0, at));
    const std::string_view behind = std::string_view(lower).substr(at + name.size());
    if ((at > 0 && isLetter(lower[at - 1])) || (!behind.empty() && isLetter(behind.front()))) continue;
    const std::string_view next = trimmed(behind);
    const bool isLast =
        next.empty() || !isLetter(next.front()) ||
        std::ranges::any_of(kBehindVariants, [&](std::string_view word) { return next.starts_with(word); });
    const bool isFirst = before.empty() || before.ends_with(':') || before == "a" || before == "an" ||
                         before.ends_with(" a") || before.ends_with(" an");
    if (hasWord(before, "not")) continue;
    const bool isNamed = where == NamedIn::Title
                             ? before.empty() && text.size() <= kLongest && isRestOfTitle(next)
                         : where == NamedIn::Key ? isFirst || isLast
                                                 : isFirst && isLast;
    if (isNamed) return name;
  }
  return {};
}

}  // namespace searchlight::sokoban
