// app/klotski/klotski_words.cpp: what a set-up says of Klotski beside the game.
//
// question: count, algorithm, weight, ties, mirrors; `light` yes where the searchlight is on the placement of the game. view: answer
// (ahead of the search), graph (`yes`: it comes and goes with the searchlight), drawing (a layout that is being drawn, as board_text.h has it). board: the game as
// core/klotski/rules_of_game.h has it, or a board alone.
#include "app/game/drawing_desk.h"
#include "app/klotski/klotski_page.h"
#include "app/klotski/klotski_question.h"
#include "app/shell/set_up_words.h"
#include "core/files/recognise.h"
#include "core/text/format_error.h"

namespace searchlight::ui {

using namespace set_up_words;

bool KlotskiPage::opens(const files::Recognised& file) { return file.is(files::Kind::Klotski); }

FileKind KlotskiPage::gameFiles() const {
  return {tr("Klotski games and boards (%1)"),
          {QLatin1Char('*') + QString::fromUtf8(klotski::kGameExtension.data())}};
}

QString KlotskiPage::pasteable() const {
  return tr("a layout, with its rows on one line such as %1 or on separate lines; the text of a saved game")
      .arg(QLatin1String("VCCV/VCCV/VHHV/VSSV/S..S"));
}

void KlotskiPage::tellWords(setup::SetUp& setUp) const {
  setUp.question = setup::wordsOf(klotski::slideOptions(), m_options->options());
  if (isWatching()) setUp.question.set("light", std::string(kNoYes[1]));
  if (m_isGraphAsked) setUp.view.set("graph", std::string(kNoYes[1]));
}

std::function<void()> KlotskiPage::readWords(const setup::SetUp& setUp, const std::string& fileName,
                                             bool isRecovered, const GameModel&) {
  if (!isRecovered) verifyName(setUp.view, "graph", kNoYes, fileName, "yes or no");
  SlideOptions options;
  if (const auto wrong = setup::takeWords(klotski::slideOptions(), options, setUp.question))
    throw FormatError(fileName, 0, *wrong);
  return
      [this, options, isGraphAsked = placeOf(setUp.view, "graph", kNoYes) == std::optional<std::size_t>(1)] {
        m_options->setOptions(options);
        m_isGraphAsked = isGraphAsked;
        followLight();
      };
}

}  // namespace searchlight::ui
