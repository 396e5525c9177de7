// app/sokoban/level_desk.h: the drawing board of the page: a level that is drawn, tried, drawn on, and kept over a crash.
#pragma once
#include <QObject>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "app/sokoban/level_editor.h"

namespace searchlight::ui {

class LevelDesk : public QObject {
  Q_OBJECT
 public:
  // `saveSetUp` is PageHost's: it writes the page's set-up, with text().
  LevelDesk(std::function<LevelEditor::Played()> played, LevelEditor::Keeper saveSetUp, Settings* settings,
            std::shared_ptr<search::MemoryBudget> memory, QWidget* page);
  ~LevelDesk() override;

  // The editor, with the drawing there is, else with the level that is played.
  void draw();
  // There is a drawing: closing the editor gives it up.
  bool hasDrawing() const { return m_drawing.has_value(); }
  // For set-ups; nothing: there is no drawing.
  std::optional<std::string> text() const;
  // What text() gave, which the editor says when it is opened. REQUIRES: it was read by readLevelDraft().
  void take(sokoban::TitledLevelDraft drawing);
  // One that nobody has drawn, to be drawn on.
  void begin(sokoban::TitledLevelDraft drawing);
  void clear();
  // Whether the drawing, if there is one, may be given up; asks.
  bool mayReplace();

 Q_SIGNALS:
  void changed();
  // Is to be played; draw() goes on with the drawing.
  void tryWanted(const searchlight::sokoban::Level& level);

 private:
  std::function<LevelEditor::Played()> m_played;
  LevelEditor::Keeper m_saveSetUp;
  Settings* m_settings;
  std::shared_ptr<search::MemoryBudget> m_memory;
  QWidget* m_page;
  std::optional<sokoban::TitledLevelDraft> m_drawing;
  std::unique_ptr<LevelEditor> m_editor;  // while its level is tried
  bool m_isOpen = false;
  bool m_isBack = false;  // the drawing, from an earlier run or from a set-up, and nobody has seen it yet
};

}  // namespace searchlight::ui
