// core/trace/condition.cpp: conditions read, written, and asked of events.
#include "core/trace/condition.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/text/failure.h"
#include "core/text/line_reader.h"
#include "core/text/number_text.h"
#include "core/text/utf8.h"
#include "core/trace/player_queries.h"

namespace searchlight::search {
namespace {

constexpr std::array<std::string_view, kEventKinds> kEventWords{
    "generate",  "relax", "reopen", "duplicate", "prune", "cut",  "scan",   "expand", "backtrack",
    "iteration", "meet",  "goal",   "route",     "sight", "drop", "backup", "raise",  "walk"};
// Longer ones first, and how else they are written.
constexpr std::array<std::pair<std::string_view, Comparison>, 11> kSigns{{{"<=", Comparison::AtMost},
                                                                          {">=", Comparison::AtLeast},
                                                                          {"!=", Comparison::NotEqual},
                                                                          {"<>", Comparison::NotEqual},
                                                                          {"==", Comparison::Equal},
                                                                          {"≤", Comparison::AtMost},
                                                                          {"≥", Comparison::AtLeast},
                                                                          {"≠", Comparison::NotEqual},
                                                                          {"=", Comparison::Equal},
                                                                          {"<", Comparison::Less},
                                                                          {">", Comparison::More}}};
constexpr std::size_t kLongestCondition = 2000;  // bytes
constexpr std::string_view kAnd = "and", kStops = " \t\n\r\"<>=!&()";

// In capitals, too.
bool isWord(std::string_view text, std::string_view word) {
  return std::ranges::equal(text, word, {}, asciiLower);
}

class ConditionReader {
 public:
  explicit ConditionReader(std::string_view text) : m_text(text) {}

  Condition read() {
    if (m_text.size() > kLongestCondition) fail(ReaderErrors::tr("longer than %1 bytes", kLongestCondition));
    Condition out;
    do readTerm(out);
    while (takeAnd());
    if (m_at < m_text.size()) fail(ReaderErrors::tr("expected \"and\" or the end"));
    return out;
  }

 private:
  [[noreturn]] void fail(const Failure& what) const {
    throw Failed(ReaderErrors::tr("column %1: %2", m_at + 1, what));
  }
  void skipBlanks() {
    while (m_at < m_text.size() && std::string_view(" \t\n\r").find(m_text[m_at]) != std::string_view::npos)
      ++m_at;
  }
  bool takeAnd() {
    skipBlanks();
    for (const std::string_view word : {kAnd, std::string_view("&&")})
      if (startsWith(word) && (word != kAnd || m_at + word.size() == m_text.size() ||
                               kStops.find(m_text[m_at + word.size()]) != std::string_view::npos)) {
        m_at += word.size();
        return true;
      }
    return false;
  }
  bool startsWith(std::string_view word) const { return isWord(m_text.substr(m_at, word.size()), word); }
  std::optional<Comparison> takeComparison() {
    skipBlanks();
    for (const auto& [sign, comparison] : kSigns)
      if (m_text.substr(m_at).starts_with(sign)) {
        m_at += sign.size();
        return comparison;
      }
    return std::nullopt;
  }
  // A word, or what stands in quotes.
  std::string takeWord(const Failure& expected) {
    skipBlanks();
    std::string word;
    if (m_at < m_text.size() && m_text[m_at] == '"') {
      const std::size_t begin = m_at++;
      for (; m_at < m_text.size() && m_text[m_at] != '"'; ++m_at) {
        if (m_text[m_at] == '\\' && m_at + 1 < m_text.size()) ++m_at;
        word += m_text[m_at];
      }
      if (m_at == m_text.size()) {
        m_at = begin;
        fail(ReaderErrors::tr("the closing quotation mark is missing"));
      }
      ++m_at;
      return word;
    }
    while (m_at < m_text.size() && kStops.find(m_text[m_at]) == std::string_view::npos && !isSign())
      word += m_text[m_at++];
    if (word.empty()) fail(expected);
    return word;
  }
  bool isSign() const {
    return std::ranges::any_of(kSigns,
                               [&](const auto& s) { return m_text.substr(m_at).starts_with(s.first); });
  }
  void readTerm(Condition& out) {
    skipBlanks();
    const std::size_t begin = m_at;
    const bool isQuoted = begin < m_text.size() && m_text[begin] == '"';
    std::string name = takeWord(ReaderErrors::tr("expected an event or a field"));
    if (const auto comparison = takeComparison()) {
      std::string value = takeWord(ReaderErrors::tr("expected a value"));
      const bool isOrder = *comparison != Comparison::Equal && *comparison != Comparison::NotEqual;
      const bool isNumber = std::ranges::find(kConditionFields, name) != kConditionFields.end();
      if ((isOrder || isNumber) && !parseNumber(value)) {
        m_at -= value.size();
        fail(ReaderErrors::tr("expected a number, found %1", inQuotes(value)));
      }
      out.terms.push_back({std::move(name), *comparison, std::move(value)});
      return;
    }
    const auto kind =
        std::ranges::find_if(kEventWords, [&](std::string_view word) { return isWord(name, word); });
    if (kind == kEventWords.end() || isQuoted) {
      if (std::ranges::find(kConditionFields, name) != kConditionFields.end() || isQuoted)
        fail(ReaderErrors::tr("expected a comparison: = != < <= > >="));
      m_at = begin;
      fail(ReaderErrors::tr("%1 is neither an event nor followed by a comparison", inQuotes(name)));
    }
    if (out.kind) {
      m_at = begin;
      fail(ReaderErrors::tr("an event is of one kind only"));
    }
    out.kind = static_cast<EventKind>(kind - kEventWords.begin());
  }

  std::string_view m_text;
  std::size_t m_at = 0;
};

std::string wordText(const std::string& word) {
  const bool isPlain =
      !word.empty() && !isWord(word, kAnd) && word.find_first_of(kStops) == std::string::npos &&
      std::ranges::none_of(kSigns, [&](const auto& s) { return word.find(s.first) != std::string::npos; });
  if (isPlain) return word;
  std::string out = "\"";
  for (const char c : word) {
    if (c == '"' || c == '\\') out += '\\';
    out += c;
  }
  return out + '"';
}

// What the event's node has cost behind it; of a successor beyond the bound, which becomes no node, what it would have.
Cost costAt(const Session& session, std::size_t i) {
  const Event& e = session.trace()[i];
  if (e.kind != EventKind::Cut) return e.gAfter;
  const Event* expansion = expansionOf(session, i);
  const auto successor = successorAt(session, i);
  return expansion && successor ? saturatingAdd(expansion->gAfter, successor->cost) : e.gAfter;
}

// Parents that lead round in a circle, as another program's may, have no depth.
std::optional<std::size_t> depthOf(const TracePlayer& player, NodeId node) {
  const std::size_t most = player.nodes().size();
  std::size_t depth = 0;
  for (NodeId n = player.node(node).parent; n != kNoNode; n = player.node(n).parent)
    if (++depth > most) return std::nullopt;
  return depth;
}

std::optional<std::size_t> depthAt(const ConditionPlace& place) {
  if (!place.player) return std::nullopt;
  const Event& e = place.session.trace()[place.event];
  if (e.kind != EventKind::Cut && e.kind != EventKind::Scan &&
      place.player->status(e.node) != NodeStatus::Unseen)
    return depthOf(*place.player, e.node);
  const Event* expansion = expansionOf(place.session, place.event);
  const auto above = expansion ? depthOf(*place.player, expansion->node) : std::nullopt;
  return above ? std::optional(*above + 1) : std::nullopt;
}

// "5, 3": the cell of a state that is one.
std::optional<std::pair<std::string, std::string>> cellOf(const std::string& state) {
  const std::size_t comma = state.find(", ");
  if (comma == std::string::npos) return std::nullopt;
  std::pair cell(state.substr(0, comma), state.substr(comma + 2));
  return parseNumber(cell.first) && parseNumber(cell.second) ? std::optional(std::move(cell)) : std::nullopt;
}

// What is shown of costs are two decimals, and that is what people compare with.
constexpr double kShownDigits = 0.005;

bool compares(Comparison comparison, double a, double b, double tolerance) {
  const bool isEqual = std::abs(a - b) <= tolerance + 1e-9 * std::max(std::abs(a), std::abs(b));
  switch (comparison) {
    case Comparison::Equal: return isEqual;
    case Comparison::NotEqual: return !isEqual;
    case Comparison::Less: return a < b && !isEqual;
    case Comparison::AtMost: return a < b || isEqual;
    case Comparison::More: return a > b && !isEqual;
    case Comparison::AtLeast: break;
  }
  return a > b || isEqual;
}

bool holdsTerm(const ConditionTerm& term, const ConditionPlace& place) {
  const auto found = fieldAt(term.field, place);
  if (!found) return false;
  const auto wanted = parseNumber(term.value), is = parseNumber(*found);
  if (wanted && is) {
    const bool isRounded = (term.field == "g" || term.field == "h" || term.field == "f") &&
                           place.shownPerCost != 1 && !place.session.isForeign();
    return compares(term.comparison, *is, *wanted, isRounded ? kShownDigits : 0);
  }
  const bool isEqual = *found == term.value;
  return term.comparison == Comparison::Equal      ? isEqual
         : term.comparison == Comparison::NotEqual ? !isEqual
                                                   : false;
}

}  // namespace

std::string_view eventWord(EventKind kind) { return kEventWords[static_cast<std::size_t>(kind)]; }

Condition readCondition(std::string_view text) { return ConditionReader(text).read(); }

std::string conditionText(const Condition& condition) {
  std::string out(condition.kind ? eventWord(*condition.kind) : std::string_view());
  for (const ConditionTerm& term : condition.terms) {
    if (!out.empty()) out += " and ";
    out += wordText(term.field) + ' ' + std::string(kComparisons[static_cast<std::size_t>(term.comparison)]) +
           ' ' + wordText(term.value);
  }
  return out;
}

std::optional<std::string> fieldAt(std::string_view field, const ConditionPlace& place) {
  const Session& session = place.session;
  if (auto told = session.toldField(place.event, field)) return told;
  // What another program does not tell of its costs is nothing; but f is what g and h add up to.
  if (session.isForeign() && (field == "g" || field == "h" || field == "f")) {
    const auto part = [&](const char* name) {
      const auto told = field == "f" ? session.toldField(place.event, name) : std::nullopt;
      return told ? parseNumber(*told) : std::nullopt;
    };
    const auto g = part("g"), h = part("h");
    return g && h ? std::optional(numberText(*g + *h)) : std::nullopt;
  }
  const Event& e = session.trace()[place.event];
  const ViewFrom view(session, place.event + 1);
  const auto shown = [&](Cost cost) { return numberText(cost * place.shownPerCost); };
  if (field == "step") return std::to_string(place.event + 1);
  if (field == "g") return shown(costAt(session, place.event));
  if (field == "h" || field == "f") {
    if (!session.usesHeuristic() && field == "h") return std::nullopt;
    if (field == "h") return shown(session.heuristic(e.node));
    return shown(session.priorityOf(e.node, costAt(session, place.event)));
  }
  if (field == "depth") {
    const auto depth = depthAt(place);
    return depth ? std::optional(std::to_string(*depth)) : std::nullopt;
  }
  if (field == "x" || field == "y") {
    auto cell = cellOf(session.commonText(e.node));
    if (!cell) return std::nullopt;
    return field == "x" ? std::move(cell->first) : std::move(cell->second);
  }
  return std::nullopt;
}

bool holds(const Condition& condition, const ConditionPlace& place) {
  return (!condition.kind || place.session.trace()[place.event].kind == *condition.kind) &&
         std::ranges::all_of(condition.terms,
                             [&](const ConditionTerm& term) { return holdsTerm(term, place); });
}

}  // namespace searchlight::search
