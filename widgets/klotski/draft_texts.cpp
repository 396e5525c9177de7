// widgets/klotski/draft_texts.cpp: a sentence for each fault.
#include "widgets/klotski/draft_texts.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>
#include <cstddef>

#include "widgets/klotski/piece_names.h"

namespace searchlight::ui {
namespace {

// For lupdate: these functions belong to no class.
struct DraftTexts {
  Q_DECLARE_TR_FUNCTIONS(DraftTexts)
};

constexpr std::size_t kMostPlaces = 3;  // whoever sees three finds the others: they are marked on the board

QString placesText(const std::vector<Point>& cells) {
  QStringList places;
  for (std::size_t i = 0; i < cells.size() && i < kMostPlaces; ++i)
    places << DraftTexts::tr("column %1, row %2").arg(cells[i].x).arg(cells[i].y);
  if (cells.size() > kMostPlaces) places << DraftTexts::tr("…", "further places");
  return places.join(DraftTexts::tr("; ", "between places"));
}

}  // namespace

QString faultText(const klotski::Draft& draft, const klotski::DraftFault& fault) {
  using What = klotski::DraftFault::Kind;
  const klotski::Board board = draft.picture();
  const auto piece = std::ranges::find(board.pieces(), fault.letter, &klotski::Piece::letter);
  const QString name =
      piece == board.pieces().end()
          ? QString()
          : pieceNames(board,
                       PieceNameStyle::ByLanguage)[static_cast<std::size_t>(piece - board.pieces().begin())]
                .full;
  switch (fault.kind) {
    case What::NoPiece: return DraftTexts::tr("There is no piece yet.");
    case What::NoGoal:
      return DraftTexts::tr(
          "No piece has a goal. Choose “Goal”, press a piece and drag its goal into place.");
    case What::NoBlank: return DraftTexts::tr("No cell is free, so no piece can move.");
    case What::Torn:
      return DraftTexts::tr("The parts of %1 are not connected: %2.").arg(name, placesText(fault.cells));
    case What::GoalBlocked:
      return DraftTexts::tr("The goal of %1 overlaps a wall: %2.").arg(name, placesText(fault.cells));
    case What::GoalsOverlap: break;
  }
  return DraftTexts::tr("The goal of %1 overlaps another goal: %2.").arg(name, placesText(fault.cells));
}

}  // namespace searchlight::ui
