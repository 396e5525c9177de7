// app/shell/shown_boards.h: the boards of a page that show the same thing, its own and those of a comparison.
#pragma once
#include <QPointer>
#include <vector>

namespace searchlight::ui {

// Whoever asked for one owns it; one that is gone is passed over.
template <class B>
class ShownBoards {
 public:
  void add(B* board) {
    std::erase_if(m_boards, [](const QPointer<B>& b) { return b.isNull(); });
    m_boards.emplace_back(board);
  }
  template <class Do>
  void forEach(Do&& apply) const {
    for (const QPointer<B>& board : m_boards)
      if (board) apply(*board);
  }

 private:
  std::vector<QPointer<B>> m_boards;
};

}  // namespace searchlight::ui
