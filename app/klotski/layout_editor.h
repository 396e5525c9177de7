// app/klotski/layout_editor.h: an opening of the user's own, drawn, and checked while it is drawn.
//
// What is of Klotski alone: the exit's fields, the catalogue to begin with, and what makes a board of a drawing. Whether it can be
// solved, and in how many, is found on a thread.
#pragma once
#include <QString>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "app/game/draft_editor.h"
#include "core/klotski/board_text.h"
#include "core/klotski/component.h"
#include "core/klotski/rules_of_game.h"
#include "widgets/game/gallery_dialog.h"
#include "widgets/klotski/draft_view.h"
#include "widgets/task/task.h"

class QComboBox;
class QLabel;
class QSpinBox;

namespace searchlight::ui {

// What was found of all that can be reached, as far as time and memory went. REQUIRES: the position is legal and not solved.
QString verdictText(const klotski::Component& remaining, const klotski::Position& position);
QString lookingText();
// "81 moves, 90 straight slides, 116 steps"; of what is not proven the least that it can be: "at least 30 moves". Empty where no
// goal can be reached.
QString neededText(const klotski::Component& remaining, const klotski::Position& position);

class LayoutEditor : public DraftEditor<DraftView> {
  Q_OBJECT
 public:
  // ---- For DrawingDesk ----
  using Drawing = klotski::TitledDraft;
  static constexpr const char *kFolder = "klotski-drawings", *kExtension = ".layout";
  static constexpr std::size_t kMostBytes = klotski::Rules::kMostBytes;
  static constexpr bool kStaysWhileTried = false;  // what is tried is the opening then
  static QString windowName();
  static std::string textOf(const Drawing& drawing) {
    return klotski::draftText(drawing.draft, drawing.title);
  }
  static Drawing read(std::string_view text, std::string_view fileName) {
    return klotski::readDraft(text, fileName);
  }
  static QStringList namesOf(const Drawing& drawing) { return {QString::fromStdString(drawing.title)}; }

  using Finder = Task<std::shared_ptr<const klotski::Component>>;
  // Begins with the position that is played. `openings` makes the shelf that an opening of the catalogue is chosen from. The
  // finder is the editor's as long as it lives; whoever has it need not wait for its thread when the editor is closed. What it finds
  // takes from the budget.
  LayoutEditor(const klotski::Game& game, Finder* finder, klotski::Component::Budget memory,
               std::function<GalleryShelf()> openings, const KlotskiLook& look, QWidget* parent = nullptr);
  ~LayoutEditor() override;

  Drawing drawing() const { return {title().toStdString(), draft()}; }
  // A game that begins with what was drawn, the catalogue's own where it is one of its openings. REQUIRES: accepted.
  klotski::Game game() const;
  // All positions of what is drawn; null where that is no board, or solved already.
  const std::shared_ptr<klotski::SharedComponent>& component() const { return m_component; }

 protected:
  // layout_editor_parts.cpp
  Words words() const override;
  QIcon toolIcon(int tool) const override;
  void addFields(QGridLayout* fields, QWidget* side) override;
  void retranslate() override;

  // layout_editor.cpp
  void begin(int what) override;
  std::vector<Point> findFaults() override;
  bool isJudgeable() const override;
  void judge() override;
  void stopJudging() override;
  bool isJudging() const override { return m_finder->isBusy(); }
  Verdict verdict() const override;
  void showDrawing() override;  // the exit

 private:
  void beginWithOpening();
  void takeExit(bool isOtherSide);

  klotski::Game m_game;  // the page's, to begin with
  std::function<GalleryShelf()> m_openings;
  Finder* m_finder;
  klotski::Component::Budget m_memory;
  std::shared_ptr<klotski::SharedComponent> m_component;
  std::shared_ptr<const klotski::Component> m_remaining;
  bool m_isGivenUp = false;  // by Esc: nothing is known of this drawing
  std::vector<klotski::DraftFault> m_faults;

  bool m_isShowingExit = false;  // its fields are filled in, and not by the user
  QComboBox* m_exit = nullptr;
  QSpinBox *m_exitFirst = nullptr, *m_exitLast = nullptr;
  QLabel *m_exitLabel = nullptr, *m_exitRange = nullptr;
  QWidget* m_exitEnds = nullptr;  // seen with an exit on a side
};

}  // namespace searchlight::ui
