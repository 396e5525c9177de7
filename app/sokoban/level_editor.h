// app/sokoban/level_editor.h: a level of the user's own, drawn, checked while it is drawn, tried, and saved.
//
// What is of Sokoban alone: turning and shifting, the clipboard, files, and what makes a level of a drawing. What is wrong is said by
// the rules of core (Board::fromRows), whether it can be solved by a search on a thread.
#pragma once
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "app/game/draft_editor.h"
#include "core/setup/set_up.h"
#include "core/sokoban/collection.h"
#include "core/sokoban/draft.h"
#include "core/sokoban/rules_of_game.h"
#include "widgets/sokoban/level_draft_view.h"
#include "widgets/task/task.h"

class QScrollArea;

namespace searchlight::ui {

class Settings;

struct LevelVerdict {
  enum class Kind : std::uint8_t {
    Proven,      // solved, and no solution has fewer pushes
    Solved,      // perhaps not with the fewest
    Unsolvable,  // proven
    Unknown,     // not within the limits
  } kind = Kind::Unknown;
  sokoban::Played played;      // of the solution
  std::uint64_t expanded = 0;  // nodes of A*, as far as it came
};

class LevelEditor : public DraftEditor<LevelDraftView> {
  Q_OBJECT
 public:
  // ---- For DrawingDesk ----
  using Drawing = sokoban::TitledLevelDraft;
  static constexpr const char *kFolder = "sokoban-drawings", *kExtension = ".level";
  static constexpr std::size_t kMostBytes = setup::kMaxDrawingBytes;
  static constexpr bool kStaysWhileTried = true;  // drawing and history go on where they were
  static QString windowName();
  static std::string textOf(const Drawing& drawing) { return sokoban::draftText(drawing); }
  static Drawing read(std::string_view text, std::string_view fileName) {
    return sokoban::readLevelDraft(text, fileName);
  }
  static QStringList namesOf(const Drawing& drawing) {
    return {QString::fromStdString(drawing.title), QString::fromStdString(drawing.author)};
  }

  // What is on the page, to begin with.
  struct Played {
    sokoban::Board board;
    sokoban::Position position;
  };
  // What keeps a drawing that is no level yet; the reason where it did not, empty where the user has given it up. Without one only
  // levels can be saved.
  using Keeper = std::function<std::optional<QString>()>;
  LevelEditor(std::function<Played()> played, Keeper keep, Settings* settings,
              std::shared_ptr<search::MemoryBudget> memory, QWidget* parent = nullptr);
  ~LevelEditor() override;

  Drawing drawing() const { return {name(0).toStdString(), name(1).toStdString(), draft()}; }
  // The drawing as a level; its board is there unless something is wrong.
  sokoban::Level level() const;

 protected:
  // level_editor_parts.cpp
  Words words() const override;
  QIcon toolIcon(int tool) const override;
  QWidget* makeBoard() override;
  void addCommands(QHBoxLayout* row) override;
  void addMenus(QHBoxLayout* row) override;
  void retranslate() override;
  void showEvent(QShowEvent* event) override;

  // level_editor.cpp
  void begin(int what) override;
  std::vector<Point> findFaults() override;
  bool isJudgeable() const override;
  void judge() override;
  void stopJudging() override;
  bool isJudging() const override { return m_judge.isBusy(); }
  Verdict verdict() const override;
  void save() override;
  bool canSave() const override { return board() || (m_keep && !draft().isEmpty()); }
  void namesEdited() override;

 private:
  struct Change {
    QString text;
    QKeySequence keys;
    std::function<bool(sokoban::LevelDraft&)> make;  // false: there is no room for it
    bool isAfterLine = false;
  };
  enum Begin { BeginEmpty, BeginRoom, BeginOpening, BeginPosition };

  static std::vector<Change> changes();  // as the menu has them
  void copy();
  void paste();
  QString faultText() const;
  const sokoban::Board* board() const { return std::get_if<sokoban::Board>(&m_checked); }  // null: a fault

  std::function<Played()> m_played;
  Keeper m_keep;
  Settings* m_settings;
  std::shared_ptr<search::MemoryBudget> m_memory;
  std::optional<TaskResult<LevelVerdict>> m_verdict;
  std::variant<sokoban::Board, sokoban::Fault> m_checked{sokoban::Fault{}};

  QAction *m_copy = nullptr, *m_paste = nullptr;
  QToolButton* m_change = nullptr;
  Task<LevelVerdict> m_judge;
};

}  // namespace searchlight::ui
