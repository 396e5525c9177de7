// app/klotski/klotski_page_openings.cpp: which opening is played: one of the catalogue, or one that the user has drawn.
#include <string>
#include <utility>

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

// What is drawn is kept over a crash; whoever does not want to lose the game that is played goes back to the drawing.
void KlotskiPage::drawLayout() {
  setReplay(Replay::None);
  m_board->finishMotion();
  LayoutEditor editor(
      m_game, &m_drawingFinder, host().memory, [this] { return openingItems(*m_best); }, m_board->style(),
      m_board->nameStyle(), this);
  if (m_drawing) {  // kept until now, for it is the editor's as long as that is open
    editor.goOnWith(m_drawing->draft, QString::fromStdString(m_drawing->title));
    editor.sayBack();
  }
  connect(&editor, &LayoutEditor::changed, this, [this, &editor] {
    m_drawing = {editor.title().toStdString(), editor.draft()};
    Q_EMIT changed();
  });
  bool isPlayed = false;
  do {
    if (editor.exec() != QDialog::Accepted) break;
    isPlayed = mayReplace();
  } while (!isPlayed);
  m_drawing.reset();
  if (isPlayed) {
    showGame(editor.game(), {}, {}, editor.component());
    m_isDrawn = !m_opening;
    Q_EMIT documentChanged();
  }
  Q_EMIT changed();
}

}  // namespace searchlight::ui
