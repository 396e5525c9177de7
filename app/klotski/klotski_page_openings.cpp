// app/klotski/klotski_page_openings.cpp: which opening is played: one of the catalogue, or one that the user has drawn.
#include <string>
#include <utility>

#include "app/game/drawing_desk.h"
#include "app/klotski/klotski_page.h"
#include "app/klotski/layout_editor.h"
#include "app/klotski/opening_list.h"

namespace searchlight::ui {

void KlotskiPage::runNew() {
  m_best->read();  // what other windows have solved
  const OpeningGallery gallery{*m_best, m_board->style(), begunGames(), m_opening};
  if (const auto chosen = chooseCard(gallery.shelf(), OpeningGallery::texts()))
    deal(openingsOf(chosen->collection)[chosen->place]);
}

std::optional<Statistics> KlotskiPage::statistics() {
  m_best->read();
  return openingStatistics(*m_best);
}

void KlotskiPage::showAnother(int step) {
  const auto count = static_cast<int>(openingCount());
  const int now = m_opening ? static_cast<int>(*m_opening) : step > 0 ? -1 : 0;
  deal(static_cast<std::size_t>((now + step + count) % count));
}

void KlotskiPage::deal(std::size_t opening) {
  goOnWith(modelOf(klotski::Game({openingBoard(opening), openingTitle(opening).toStdString()})));
}

void KlotskiPage::makeDesk() {
  const auto makeEditor = [this] {
    return std::make_unique<LayoutEditor>(
        game(), &m_drawingFinder, host().memory,
        [this] {
          return OpeningGallery{*m_best, m_board->style(), begunGames(), std::nullopt}.shelf();
        },
        m_board->style(), m_board->nameStyle(), this);
  };
  const auto play = [this](const LayoutEditor& editor) {
    m_drawn = editor.component();
    showGame(editor.game());
    m_drawn.reset();
  };
  const auto keptText = [] {
    return tr("Your unfinished layout has been saved. Choose “%1” to continue it.");
  };
  m_desk = std::make_unique<DrawingDesk<LayoutEditor>>(
      *this, *action(GameCommand::Draw), host().data,
      DrawingDesk<LayoutEditor>::Hooks{makeEditor, play, keptText});
}

}  // namespace searchlight::ui
