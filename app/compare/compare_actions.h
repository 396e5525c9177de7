// app/compare/compare_actions.h: the commands that only comparing has.
#pragma once
#include "app/shell/command_set.h"

namespace searchlight::ui {

// In the order of the table in compare_actions.cpp.
enum class CompareCommand {
  AddPane,
  DuplicatePane,
  RemovePane,
  ShowTable,
  ShowOverlay,
  NextDifference,
  PreviousDifference,
  OtherLabels,
  AddTrace,
  BreakHere,
};

class CompareActions : public CommandSet {
  Q_OBJECT
 public:
  explicit CompareActions(QObject* parent = nullptr);
  QAction* operator[](CompareCommand c) const { return at(static_cast<std::size_t>(c)); }
};

}  // namespace searchlight::ui
