// core/klotski/game_text.cpp: writing a game down, and playing it again from the text.
#include "core/klotski/game_text.h"

#include <optional>

#include "core/geometry/point_text.h"
#include "core/klotski/board_text.h"
#include "core/text/later_version.h"
#include "core/text/line_reader.h"

namespace searchlight::klotski {
namespace {

constexpr std::string_view kTitle = "searchlight-klotski";
// Far beyond any hand.
constexpr int kMostHints = 1'000'000'000;
constexpr int kSlidesBetweenLooks = 1'000;

class GameReader {
 public:
  GameReader(std::string_view text, std::string_view fileName, const std::function<bool(double)>& goesOn)
      : m_lines(text, fileName), m_goesOn(goesOn) {}

  Game read() {
    readTitle();
    TitledBoard opened = readTitledBoard(m_lines);
    Game game(std::move(opened.board), std::move(opened.title));
    constexpr auto kMostSlides = static_cast<int>(Game::kMaxSlides);
    bool isMore = m_lines.nextFilled();
    const auto given = [&](std::string_view name) { return isMore && m_lines.line().starts_with(name); };
    if (given("hints")) {
      game.setHints(static_cast<std::uint64_t>(number("hints", 0, kMostHints)));
      isMore = m_lines.nextFilled();
    }
    std::optional<int> saidMade;
    if (given("made")) {
      saidMade = number("made", 0, kMostSlides);
      isMore = m_lines.nextFilled();
    }
    int slides = 0;
    if (given("slides"))
      slides = number("slides", saidMade.value_or(0), kMostSlides);
    else if (isMore)
      m_lines.fail("\"hints ..\", \"made ..\" or \"slides ..\" expected, not " + inQuotes(m_lines.line()));
    else if (saidMade.value_or(0) > 0)
      m_lines.fail("made " + std::to_string(*saidMade) + ", but there are no slides");
    const int made = saidMade.value_or(slides);
    for (int i = 0; i < slides; ++i) {
      if (m_goesOn && i % kSlidesBetweenLooks == 0 && !m_goesOn(static_cast<double>(i) / slides))
        m_lines.fail("given up");
      readSlide(game, i, slides);
    }
    m_lines.expectEnd();
    for (int i = made; i < slides; ++i) game.undo();
    return game;
  }

 private:
  int number(std::string_view name, int min, int max) {
    return m_lines.integer(m_lines.named(name), name, min, max);
  }

  void readTitle() {
    if (!m_lines.nextFilled()) m_lines.fail("empty, not a saved game");
    if (const std::string_view version = m_lines.named(kTitle); version != "1")
      m_lines.fail("version " + inQuotes(version) + " is not known, only 1");
  }
  void readSlide(Game& game, int i, int slides) {
    if (!m_lines.nextFilled())
      m_lines.fail("the text ends after " + std::to_string(i) + " of " + std::to_string(slides) + " slides");
    std::string_view rest = m_lines.line();
    const std::optional<Point> from = pointFromText(takeField(rest)), to = pointFromText(takeField(rest));
    if (!from || !to || !takeField(rest).empty())
      m_lines.fail("a slide is X,Y X,Y, from and to, not " + inQuotes(m_lines.line()));
    const int piece = game.board().pieceAt(game.placement(), *from);
    if (piece < 0 || game.board().anchor(game.placement(), piece) != *from)
      m_lines.fail("no piece has its first cell at " + coordinates(*from));
    if (!game.slide(piece, *to))
      m_lines.fail(std::string("piece ") + game.board().pieces()[static_cast<std::size_t>(piece)].letter +
                   " cannot slide from " + coordinates(*from) + " to " + coordinates(*to));
  }

  LineReader m_lines;
  const std::function<bool(double)>& m_goesOn;
};

}  // namespace

std::string gameText(const Game& game) {
  std::string text = std::string(kTitle) + " 1\n" + generalBoardText(game.board(), game.title()) + '\n';
  if (game.hints() > 0) text += "hints " + std::to_string(game.hints()) + '\n';
  const std::vector<PieceSlide> made = game.slidesMade(), ahead = game.slidesAhead();
  text +=
      "made " + std::to_string(made.size()) + "\nslides " + std::to_string(made.size() + ahead.size()) + '\n';
  for (const std::vector<PieceSlide>* slides : {&made, &ahead})
    for (const PieceSlide& slide : *slides)
      text += coordinates(slide.from) + ' ' + coordinates(slide.to) + '\n';
  return text;
}

Game readGame(std::string_view text, std::string_view fileName,
              const std::function<bool(double share)>& goesOn) {
  refuseLaterVersion(text, fileName);
  if (text.size() > kMaxGameBytes) throw FormatError(fileName, 0, "too large for a saved game");
  return GameReader(text, fileName, goesOn).read();
}

bool isGameText(std::string_view text) {
  LineReader lines(text, {});
  std::string_view first = lines.nextFilled() ? lines.line() : std::string_view();
  return takeField(first) == kTitle;
}

}  // namespace searchlight::klotski
