// app/klotski/klotski_actions.h: the commands that only Klotski has.
#pragma once
#include "app/shell/command_set.h"

namespace searchlight::ui {

// In the order of the table in klotski_actions.cpp.
enum class KlotskiCommand {
  Previous,
  Next,
  Draw,
  Restart,
  Hint,
  PlayHint,
  Solve,
  ReplayFirst,
  ReplayBack,
  ReplayForward,
  ReplayLast,
  CountMoves,
  CountStraight,
  CountSteps,
  Motion,
  ShowGoal,
  StyleLacquer,
  StyleWood,
  StyleFlat,
  NamesByLanguage,
  NamesChinese,
  NamesLetters,
  NamesNone,
  Graph,
  GraphWithSearch,
  Searchlight,
  Eye,
  Compare,
  Copy,
};

// Single letters work while the board or a button has the focus. Counts, styles and names exclude each other.
class KlotskiActions : public CommandSet {
  Q_OBJECT
 public:
  explicit KlotskiActions(QObject* parent = nullptr);
  QAction* operator[](KlotskiCommand c) const { return at(static_cast<std::size_t>(c)); }
};

}  // namespace searchlight::ui
