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

struct ComparedTiles : ui::ComparedPage<ToyPage, tileOptions> {
  using ComparedPage::ComparedPage;

  std::vector<Set> sets() const { return {{u"A* and IDA*"_s, ui::runsOf({"a-star", "ida-star"})}}; }
  Asked ask(const ui::SearchChoice& choice) const { return m_page->asked(choice); }
  QStringList questionParts() const { return {QString::fromStdString(tilesText(m_page->game().state()))}; }
  static ui::SearchForm* makeForm() { return new ui::SearchForm(ToyPage::canSearch); }

  using Board = TilesBoard;
  static search::NodeId nodeOf(const search::Session& session, const TilesBoard& board) {
    return session.find(*session.stateFromText(tilesText(board.tiles())), 0);
  }
};

inline std::unique_ptr<ui::Comparable> ToyPage::makeComparable() {
  return std::make_unique<ui::ComparableOf<ComparedTiles>>(this);
}

}  // namespace searchlight::toy
