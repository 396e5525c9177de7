// app/klotski/klotski_page_search.cpp: the searchlight on a position: the board shows where the search is.
#include <QPointer>
#include <memory>
#include <utility>

#include "app/game/drawing_desk.h"
#include "app/klotski/klotski_page.h"
#include "app/klotski/klotski_question.h"
#include "app/shell/set_up_words.h"
#include "core/files/recognise.h"
#include "core/klotski/solve.h"
#include "core/text/failure.h"
#include "widgets/graph/graph_panel.h"
#include "widgets/klotski/klotski_board.h"
#include "widgets/klotski/klotski_graph.h"
#include "widgets/klotski/klotski_texts.h"

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
}

std::function<void()> KlotskiPage::readWords(const setup::SetUp& setUp, const std::string& fileName, bool,
                                             const GameModel&) {
  SlideOptions options;
  if (const auto wrong = setup::takeWords(klotski::slideOptions(), options, setUp.question))
    throw FormatError(fileName, 0, *wrong);
  return [this, options] { m_options->setOptions(options); };
}

using search::NodeId;

void KlotskiPage::connectSearch() {
  connect(m_options, &SlideOptionsPanel::slideOptionsChanged, this, [this] {
    forgetHint();
    m_actions[static_cast<KlotskiCommand>(static_cast<int>(KlotskiCommand::CountMoves) +
                                          static_cast<int>(m_options->options().count))]
        ->setChecked(true);
    askAgain(Transport::StartAt::Same);
    refreshGraph();
    if (std::exchange(m_toldCount, count()) != count()) Q_EMIT comparable()->questionChanged();
    Q_EMIT changed();
  });
}

void KlotskiPage::watchChanged() {
  for (const GameCommand c : {GameCommand::Hint, GameCommand::PlayHint}) action(c)->setEnabled(!isWatching());
  m_board->setPlayable(!isWatching());
  m_beside.followLight();
  refreshGraph();
}

QString KlotskiPage::questionText() const {
  return tr("Solve this position with the fewest %1").arg(countTitle(count()).toLower());
}

QString KlotskiPage::solutionText(search::Cost cost) const {
  return countedText(static_cast<std::uint32_t>(cost), count());
}

GamePage::Asked KlotskiPage::ask() { return asked(m_options->options()); }

// A search from both sides begins from all goals as well, which are known as soon as everything that can be reached is.
GamePage::Asked KlotskiPage::asked(const SlideOptions& options) {
  std::shared_ptr<const klotski::GoalList> goals;
  if (search::goesFromBothEnds(options.search.algorithm)) {
    if (m_remaining) goals = m_remaining->goalList();
    if (!m_remaining && !m_isRemainingLost && !m_finder.isBusy()) findRemaining();
    if (!goals)
      return {{},
              m_finder.isBusy()
                  ? tr("A bidirectional search also starts from all goal positions. Finding them…")
                  : tr("A bidirectional search needs all goal positions, but finding them exceeds the memory "
                       "or time limit.")};
  }
  return {{factoryOf(game().opening().board, game().state(), options, std::move(goals), host().memory),
           namesOf(game().opening().board, game().state(), options,
                   [view = QPointer<const KlotskiView>(m_board)] {
                     return view ? view->look().style : PieceStyle::Lacquer;
                   })},
          {}};
}

void KlotskiPage::showCursor() {
  const auto shown =
      m_follower.shown(game().opening().board, game().state(), search(), selectedNode(), m_board->position());
  shown ? m_board->showState(*shown) : m_board->setPosition(game().state());
  // The same state on the graph, as far as it is looked at.
  if (m_beside.panel().isVisible()) m_graph->setHere(shown ? shown->position : game().state());
}

// ---- Boards of a comparison ----------------------------------------------------------------------------------------------------

KlotskiBoard* KlotskiPage::addBoard(QWidget* parent) {
  auto* board = new KlotskiBoard(parent);
  m_compared.add(board);
  refreshCompared();
  board->setLook(m_board->look());
  return board;
}

void KlotskiPage::refreshCompared() {
  m_compared.forEach(
      [this](KlotskiBoard& board) { board.setPosition(game().opening().board, game().state()); });
}

void KlotskiPage::setLook(const KlotskiLook& look) {
  m_board->setLook(look);
  m_compared.forEach([&look](KlotskiBoard& board) { board.setLook(look); });
}

}  // namespace searchlight::ui
