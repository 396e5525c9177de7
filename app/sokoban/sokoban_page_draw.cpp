// app/sokoban/sokoban_page_draw.cpp: levels of the user's own, drawn and tried.
#include "app/game/drawing_desk.h"
#include "app/sokoban/level_editor.h"
#include "app/sokoban/level_generator.h"
#include "app/sokoban/sokoban_page.h"

namespace searchlight::ui {

void SokobanPage::makeDesk() {
  const auto makeEditor = [this] {
    return std::make_unique<LevelEditor>(
        [this] {
          return LevelEditor::Played{game().opening().level, game().state()};
        },
        host().saveSetUp, host().settings, host().memory, this);
  };
  const auto keptText = [] {
    return tr("Your unfinished level has been saved. Choose “%1” to continue it.");
  };
  m_desk = std::make_unique<DrawingDesk<LevelEditor>>(
      *this, *action(GameCommand::Draw), host().data,
      DrawingDesk<LevelEditor>::Hooks{
          makeEditor, [this](const LevelEditor& editor) { tryLevel(editor.level()); }, keptText});
}

// The game that was there is found again where its level is chosen.
void SokobanPage::tryLevel(const sokoban::Level& level) {
  showGame(sokoban::Game(sokoban::Opening(*level.board, level.title)));
  say(tr("This is your drawing. Choose “%1” (%2) to continue it.")
          .arg(plainText(action(GameCommand::Draw)->text()), keysText(action(GameCommand::Draw))));
  m_board->setFocus();
}

// One that is played is played among the others that were made with it.
void SokobanPage::generate() {
  if (!m_generator) m_generator = new LevelGenerator(host().settings, host().memory, this);
  const int what = m_generator->exec();
  if (what == LevelGenerator::Play) {
    const std::size_t place = m_generator->chosen();
    takeLevels(levelSetOf(m_generator->collection()));
    playLevel(place);
    m_board->setFocus();
  } else if (what == LevelGenerator::Draw && m_desk->mayReplace()) {
    const sokoban::Board board = *m_generator->collection().levels[m_generator->chosen()].board;
    m_desk->begin({{}, {}, sokoban::LevelDraft(board, board.opening())});
    m_desk->draw();
  }
}

}  // namespace searchlight::ui
