// app/klotski/klotski_question.h: how a position is solved, as a question that any algorithm solves.
#pragma once
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "app/shell/search_form.h"
#include "core/klotski/board.h"
#include "core/klotski/solve.h"
#include "core/search/memory_budget.h"
#include "widgets/klotski/piece_style.h"
#include "widgets/words/node_names.h"

namespace searchlight::klotski {
class GoalList;
}
class QCheckBox;

namespace searchlight::ui {

using klotski::SlideOptions;

// `goals` are for a search from both sides, which needs them (klotski::Component::goalList()); others go without.
WatchedRun::Factory factoryOf(const klotski::Board& board, const klotski::Position& start,
                              const SlideOptions& options, std::shared_ptr<const klotski::GoalList> goals,
                              std::shared_ptr<search::MemoryBudget> memory);
// A node is called by the slide that led there, a piece as it is called where the search starts. Small pictures are in the style of
// the board.
NodeNames namesOf(const klotski::Board& board, const klotski::Position& start, const SlideOptions& options,
                  std::function<PieceStyle()> style);

// How a position is solved, as a form.
class SlideOptionsPanel : public SearchForm {
  Q_OBJECT
 public:
  explicit SlideOptionsPanel(QWidget* parent = nullptr);

  SlideOptions options() const { return {m_counted, SearchForm::options(), m_mirroring}; }
  // Emits slideOptionsChanged() when they differ from the present ones.
  void setOptions(const SlideOptions& options);
  // Whether the board has mirror images that can be folded; else the choice is not shown and of no effect.
  void setFoldable(bool isFoldable);

 Q_SIGNALS:
  void slideOptionsChanged();

 protected:
  QStringList differences() const override;

 private:
  void setTexts();

  klotski::Count m_counted = klotski::Count::Moves;
  klotski::Mirrors m_mirroring = klotski::Mirrors::Apart;
  bool m_isSetting = false;
  QLabel* m_countName;
  QComboBox* m_count;
  QCheckBox* m_folds;
};

}  // namespace searchlight::ui
