// app/sokoban/level_desk.cpp: one editor, shown, hidden and let go.
#include "app/sokoban/level_desk.h"

#include <utility>

#include "app/shell/discard_box.h"

namespace searchlight::ui {

LevelDesk::LevelDesk(std::function<LevelEditor::Played()> played, LevelEditor::Keeper saveSetUp,
                     Settings* settings, std::shared_ptr<search::MemoryBudget> memory, QWidget* page)
    : QObject(page),
      m_played(std::move(played)),
      m_saveSetUp(std::move(saveSetUp)),
      m_settings(settings),
      m_memory(std::move(memory)),
      m_page(page) {}

LevelDesk::~LevelDesk() = default;

std::optional<std::string> LevelDesk::text() const {
  if (!m_drawing) return std::nullopt;
  return sokoban::draftText(*m_drawing);
}

void LevelDesk::take(sokoban::TitledLevelDraft drawing) {
  begin(std::move(drawing));
  m_isBack = true;
}

void LevelDesk::begin(sokoban::TitledLevelDraft drawing) {
  m_editor.reset();
  m_drawing = std::move(drawing);
  m_isBack = false;
}

void LevelDesk::clear() {
  m_editor.reset();
  m_drawing.reset();
}

bool LevelDesk::mayReplace() {
  if (!m_drawing || (m_editor && !m_editor->isUnsaved())) return true;
  return mayDiscard(m_page, tr("Draw a level"), tr("There is a drawing already. Discard it?"), tr("Keep it"));
}

void LevelDesk::draw() {
  if (m_isOpen) return;
  if (!m_editor) {
    m_editor = std::make_unique<LevelEditor>(m_played, m_settings, m_memory, m_page);
    if (m_saveSetUp) m_editor->setKeeper(m_saveSetUp);
    if (m_drawing) m_editor->goOnWith(*m_drawing);
    if (std::exchange(m_isBack, false)) m_editor->sayBack();
    connect(m_editor.get(), &LevelEditor::changed, this, [this] {
      m_drawing = m_editor->drawing();
      Q_EMIT changed();
    });
  }
  m_isOpen = true;
  const bool isTried = m_editor->exec() == QDialog::Accepted;
  m_isOpen = false;
  if (isTried) {
    m_drawing = m_editor->drawing();
    const sokoban::Level level = m_editor->level();
    Q_EMIT changed();
    Q_EMIT tryWanted(level);
    return;
  }
  clear();
  Q_EMIT changed();
}

}  // namespace searchlight::ui
