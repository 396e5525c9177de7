// app/shell/board_look_menus.h: what is written into the cells of a page's boards, and what they are coloured by: two menus,
// and the words "layer" and "text" of set-ups.
#pragma once
#include <QMenu>
#include <QStringList>
#include <functional>
#include <string>
#include <vector>

#include "core/setup/set_up.h"
#include "widgets/board/board_view.h"

namespace searchlight::ui {

class BoardLookMenus : public QObject {
  Q_OBJECT
 public:
  // Calls its argument with every board of the page.
  using ForEachBoard = std::function<void(const std::function<void(BoardView&)>&)>;

  // `layers`: those that mean something in this domain, in the menu's order. The page's first board says what is chosen now.
  // REQUIRES: that board and `parent` outlive this.
  BoardLookMenus(const BoardView* first, std::vector<ValueLayer> layers, const ForEachBoard& boards,
                 QWidget* parent);

  QMenu* texts() const { return m_texts; }
  QMenu* layers() const { return m_layers; }
  // In the page's words: the texts by CellText, the layers as they were given.
  void setTexts(const QString& title, const QStringList& names);
  void setLayers(const QString& title, const QStringList& names);

  void tell(setup::Words& view) const;
  // As from the menus; words that mean nothing here change nothing.
  void take(const setup::Words& view);
  // Throws FormatError about words that mean nothing here.
  void verify(const setup::Words& view, const std::string& file) const;

 Q_SIGNALS:
  void layerChosen(searchlight::ui::ValueLayer layer);

 private:
  const BoardView* m_first;
  std::vector<ValueLayer> m_offered;
  QMenu *m_texts, *m_layers;
};

}  // namespace searchlight::ui
