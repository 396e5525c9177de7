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
    lines.fail(ReaderErrors::tr("%1 is not a whole number from 0 to %2",
                                std::string(name) + " " + inQuotes(text), most));
  return number;
}

bool isText(std::string_view text, std::string_view form) {
  LineReader lines(text, {});
  std::string_view first = lines.nextFilled() ? lines.line() : std::string_view();
  return takeField(first) == form;
}

int TextReader::version(std::string_view form, int latest) {
  if (!m_lines.nextFilled()) m_lines.fail(ReaderErrors::tr("expected a saved game, found an empty file"));
  const std::string_view version = m_lines.named(form);
  for (int known = 1; known <= latest; ++known)
    if (version == std::to_string(known)) return known;
  m_lines.fail(latest > 1
                   ? ReaderErrors::tr("unsupported version %1, expected 1 to %2", inQuotes(version), latest)
                   : ReaderErrors::tr("unsupported version %1, expected 1", inQuotes(version)));
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
  if (!isNamed("line"))
    m_lines.fail(ReaderErrors::tr("expected line and moves, found %1", inQuotes(m_lines.line())));
  Moves out{0, afterName()};
  out.parent = static_cast<std::uint32_t>(
      m_lines.integer(takeField(out.text), "line", 0, static_cast<int>(statesSoFar)));
  out.text.remove_prefix(std::min(out.text.find_first_not_of(" \t"), out.text.size()));
  return out;
}

void TextReader::expectStates(const Stand& stand, std::size_t states) const {
  if (stand.at > states) m_lines.failAt(stand.atLine, ReaderErrors::tr("state %1 does not exist", stand.at));
  for (const std::uint32_t state : stand.redo)
    if (state > states)
      m_lines.failAt(stand.redoLine, ReaderErrors::tr("redo names state %1, which does not exist", state));
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
