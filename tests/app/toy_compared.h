// tests/app/toy_compared.h: what a puzzle writes to be compared, on the smallest one.
#pragma once
#include <memory>

#include "app/shell/comparable_of.h"
#include "tests/app/toy_page.h"

namespace searchlight::toy {

inline const setup::Options<setup::SearchChoice>& tileOptions() {
  static const auto table = setup::searchOptions(ToyPage::canSearch, [](const Failure& names) {
    return Failure("needs a grid; tiles support %1", {names});
  });
  return table;
}

inline std::unique_ptr<ui::Comparable> ToyPage::makeComparable() {
  ui::ComparedRun<ui::SearchChoice> run(tileOptions());
  run.ask = [this](const ui::SearchChoice& choice) { return asked(choice); };
  auto out = ui::comparableOf(
      this, std::move(run), &ui::SearchForm::optionsChanged, +[] { return new ui::SearchForm(canSearch); });
  ui::showStates<TilesBoard>(*out, this, [](const search::Session& session, const TilesBoard& board) {
    return session.find(*session.stateFromText(tilesText(board.tiles())), 0);
  });
  out->sets = [] {
    return std::vector<ui::Comparable::Set>{{u"A* and IDA*"_s, ui::runsOf({"a-star", "ida-star"})}};
  };
  out->questionParts = [this] { return QStringList{QString::fromStdString(tilesText(game().state()))}; };
  return out;
}

}  // namespace searchlight::toy
