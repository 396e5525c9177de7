// app/sokoban/level_question.h: how a level is solved from where it stands, as a question that any algorithm solves.
#pragma once
#include <array>
#include <memory>
#include <optional>
#include <string>

#include "app/shell/search_form.h"
#include "core/geometry/point.h"
#include "core/search/memory_budget.h"
#include "core/sokoban/solve.h"
#include "widgets/words/node_names.h"

class QCheckBox;

namespace searchlight::ui {

using sokoban::LevelOptions;

// What is asked by itself: article 1's search for the worker, one that counts for a box, A* for a level.
search::Algorithm usualAlgorithm(LevelOptions::Asked asked);
QString askedTitle(LevelOptions::Asked asked);

// Those of one search among several: without the metric, and `without` only where something is off.
setup::Words runWordsOf(const LevelOptions& options);
// "A* · without corrals": its parts with `between` between them, the algorithm's name first.
QString titleOf(const LevelOptions& options, QStringView between);

// Why the level cannot be searched so; empty: it can.
QString problemOf(const sokoban::Board& level, const LevelOptions& options);
// Whether the algorithm promises the fewest of what is counted.
bool provesFewest(const LevelOptions& options);
// The search by what it promises of this question: one that promises nothing, where its promise is about pushes and moves are counted.
SearchChoice asPromised(const LevelOptions& options);
// `level` begins where the search does.
WatchedRun::Factory factoryOf(const sokoban::Board& level, const LevelOptions& options,
                              std::shared_ptr<search::MemoryBudget> memory);
// The same where what is known of the level's squares is at hand.
WatchedRun::Factory factoryOf(const sokoban::SharedGround& level, const LevelOptions& options,
                              std::shared_ptr<search::MemoryBudget> memory);
// A node is called by its worker and its boxes, a move by the square that a box is pushed from.
NodeNames namesOf(const sokoban::Board& level, const LevelOptions& options);

// "Pushes", "Moves".
QString metricTitle(sokoban::Metric metric);
// What an idea is called, and what it does in a sentence; by its place in sokoban::kIdeaNames.
QString ideaTitle(int idea);
QString ideaMeaning(int idea);
// "without corrals": those that are off; empty: none is.
QString withoutWords(const sokoban::Ideas& ideas);

// How a level is solved, as a form.
class LevelOptionsPanel : public SearchForm {
  Q_OBJECT
 public:
  explicit LevelOptionsPanel(QWidget* parent = nullptr);

  LevelOptions options() const;
  // Emits levelOptionsChanged() when they differ from the present ones.
  void setOptions(const LevelOptions& options);

  // Whether anything but the level can be asked; at first it can.
  void setAskable(bool isAskable);

 Q_SIGNALS:
  void levelOptionsChanged();

 protected:
  QStringList differences() const override;

 private:
  void setTexts();

  void showKnownRows();

  LevelOptions m_asked;  // all but the search
  bool m_isAskable = true;
  bool m_isSetting = false;
  QLabel* m_askName;
  QComboBox* m_ask;
  QWidget* m_ideasRow;
  QLabel* m_metricName;
  QComboBox* m_metric;
  QLabel* m_ideasName;
  std::array<QCheckBox*, sokoban::kIdeaNames.size()> m_ideas{};
};

}  // namespace searchlight::ui
