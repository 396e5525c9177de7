// app/klotski/klotski_page_openings.cpp: which opening is played: one of the catalogue, or one that the user has drawn.
#include <string>
#include <utility>

#include "app/game/drawing_desk.h"
#include "app/klotski/klotski_page.h"
#include "app/klotski/layout_editor.h"
#include "app/klotski/opening_list.h"

namespace searchlight::ui {

void KlotskiPage::chooseOpening() {
  OpeningDialog dialog(openingItems(*m_best), m_opening ? static_cast<int>(*m_opening) : -1, m_board->style(),
                       this);
  if (dialog.exec() != QDialog::Accepted) return;
  const auto chosen = static_cast<std::size_t>(dialog.chosen());
  if (mayReplace()) deal(chosen);
}

void KlotskiPage::dealAnother(int step) {
  const auto count = static_cast<int>(openingCount());
  const int now = m_opening ? static_cast<int>(*m_opening) : step > 0 ? -1 : 0;
  if (mayReplace()) deal(static_cast<std::size_t>((now + step + count) % count));
}

void KlotskiPage::deal(std::size_t opening) {
  showGame(klotski::Game({openingBoard(opening), openingTitle(opening).toStdString()}), {}, {});
}

// Whoever does not want to lose the game that is played goes back to the drawing.
void KlotskiPage::connectDesk() {
  const auto makeEditor = [this] {
    return std::make_unique<LayoutEditor>(
        m_game, &m_drawingFinder, host().memory, [this] { return openingItems(*m_best); }, m_board->style(),
        m_board->nameStyle(), this);
  };
  const auto play = [this](const LayoutEditor& editor) {
    showGame(editor.game(), {}, {}, editor.component());
    m_isDrawn = !m_opening;
    Q_EMIT documentChanged();
    Q_EMIT changed();
  };
  m_desk = std::make_unique<DrawingDesk<LayoutEditor>>(
      DrawingDesk<LayoutEditor>::Page{.widget = this,
                                      .makeEditor = makeEditor,
                                      .mayTry = [this] { return mayReplace(); },
                                      .tried = play,
                                      .changed = [this] { Q_EMIT changed(); },
                                      .tellKept = [this] { tellDrawing(); }});
}

}  // namespace searchlight::ui
