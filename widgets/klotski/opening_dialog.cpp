// widgets/klotski/opening_dialog.cpp: openings as cards.
#include "widgets/klotski/opening_dialog.h"

#include "widgets/klotski/klotski_texts.h"
#include "widgets/klotski/klotski_thumbnails.h"

namespace searchlight::ui {
namespace {

CardSource cardsOf(const std::vector<OpeningItem>& items, PieceStyle style) {
  return {
      items.size(), [items, style](std::size_t place) -> CardItem {
        const OpeningItem& item = items[place];
        return {
            item.title,
            item.names,
            item.subtitle,
            item.group,
            item.ownMoves
                ? OpeningDialog::tr("own best: %1").arg(countedText(*item.ownMoves, klotski::Count::Moves))
                : QString(),
            [board = item.board, style](QSize size, double pixelRatio, const Theme& theme) {
              return klotskiThumbnail(board, board.opening(), size, pixelRatio, style, theme);
            }};
      }};
}

}  // namespace

OpeningDialog::OpeningDialog(const std::vector<OpeningItem>& items, int present, PieceStyle style,
                             QWidget* parent)
    : CardDialog(cardsOf(items, style), present,
                 {tr("Choose an opening"), tr("Find: 横刀立马, heng dao, a number of moves …"),
                  tr("Find an opening"), tr("Openings"), tr("No opening has such a name.")},
                 parent) {}

}  // namespace searchlight::ui
