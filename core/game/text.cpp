// core/game/text.cpp: what is the same in the texts of all puzzles.
#include "core/game/text.h"

#include <charconv>

namespace searchlight::game {
namespace {

constexpr double kShareOfText = 0.3;  // of the time; the rest goes into making the moves

}  // namespace

std::uint64_t wholeNumber(const LineReader& lines, std::string_view name, std::uint64_t most) {
  const std::string_view text = lines.named(name);
  std::uint64_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc() || end != text.data() + text.size() || number > most)
    lines.fail(std::string(name) + " " + inQuotes(text) + " is not a whole number from 0 to " +
               std::to_string(most));
  return number;
}

bool isText(std::string_view text, std::string_view form) {
  LineReader lines(text, {});
  std::string_view first = lines.nextFilled() ? lines.line() : std::string_view();
  return takeField(first) == form;
}

int TextReader::version(std::string_view form, int latest) {
  if (!m_lines.nextFilled()) m_lines.fail("expected a saved game, found an empty file");
  const std::string_view version = m_lines.named(form);
  for (int known = 1; known <= latest; ++known)
    if (version == std::to_string(known)) return known;
  m_lines.fail("unsupported version " + inQuotes(version) + ", expected 1" +
               (latest > 1 ? " to " + std::to_string(latest) : ""));
}

TextReader::Stand TextReader::stand(std::size_t mostStates, bool hasPoints) {
  const int most = static_cast<int>(mostStates);
  Stand out;
  if (isNamed("hints")) {
    out.hints = wholeNumber(m_lines, "hints", kMostCounted);
    m_lines.expectFilled("at");
  }
  if (hasPoints && isNamed("undone")) {
    out.undone = wholeNumber(m_lines, "undone", kMostCounted);
    m_lines.expectFilled("at");
  }
  out.at = static_cast<std::uint32_t>(m_lines.integer(m_lines.named("at"), "at", 0, most));
  out.atLine = m_lines.number();
  if (hasPoints) {
    m_lines.expectFilled("points");
    out.points = wholeNumber(m_lines, "points", kMostCounted);
    out.pointsLine = m_lines.number();
  }
  next();
  if (!m_isOpen || !isNamed("redo")) return out;
  out.redoLine = m_lines.number();
  std::string_view rest = afterName();
  for (std::string_view field = takeField(rest); !field.empty(); field = takeField(rest))
    out.redo.push_back(static_cast<std::uint32_t>(m_lines.integer(field, "redo", 1, most)));
  next();
  return out;
}

std::optional<TextReader::Moves> TextReader::moves(std::size_t statesSoFar) {
  if (!m_isOpen) return std::nullopt;
  if (!isNamed("line")) m_lines.fail("expected line and moves, found " + inQuotes(m_lines.line()));
  Moves out{0, afterName()};
  out.parent = static_cast<std::uint32_t>(
      m_lines.integer(takeField(out.text), "line", 0, static_cast<int>(statesSoFar)));
  out.text.remove_prefix(std::min(out.text.find_first_not_of(" \t"), out.text.size()));
  return out;
}

void TextReader::expectStates(const Stand& stand, std::size_t states) const {
  if (stand.at > states)
    m_lines.failAt(stand.atLine, "state " + std::to_string(stand.at) + " does not exist");
  for (const std::uint32_t state : stand.redo)
    if (state > states)
      m_lines.failAt(stand.redoLine, "redo names state " + std::to_string(state) + ", which does not exist");
}

void TextReader::lookAtText() const {
  look(kShareOfText * (1 - static_cast<double>(m_lines.rest().size()) / static_cast<double>(m_length)));
}
void TextReader::lookAtMoves(double share) const { look(kShareOfText + (1 - kShareOfText) * share); }

void TextReader::look(double share) const {
  if (m_goesOn && !m_goesOn(share)) m_lines.fail("given up");
}

bool TextReader::isNamed(std::string_view name) const {
  std::string_view rest = m_lines.line();
  return takeField(rest) == name;
}

std::string_view TextReader::afterName() const {
  std::string_view rest = m_lines.line();
  takeField(rest);
  return rest;
}

}  // namespace searchlight::game
