// app/klotski/slide_words.h: what a search over positions does, event by event, in words: of slides, and of equal pieces by the numbers
// that they wear on the board.
//
//   Soldier 3 goes down: 9 moves so far, at least 23 in all; into OPEN
#pragma once
#include <QString>
#include <cstddef>
#include <optional>
#include <vector>

#include "app/klotski/klotski_question.h"
#include "core/klotski/board_event.h"
#include "widgets/klotski/klotski_board.h"
#include "widgets/klotski/klotski_texts.h"

namespace searchlight::ui {

// Of the run whose names they are (NodeNames::follow): its parents at the cursor say which of two equal pieces is which. Where the
// way to a position is not known there, equal pieces are spoken of without a number.
class SlideWords {
 public:
  // REQUIRES: the position is legal.
  SlideWords(const klotski::Board& board, const klotski::Position& start, const SlideOptions& options);

  void follow(const search::TracePlayer* player) { m_player = player; }

  // A position by the slide that led there: "Soldier 3 goes down", "the start".
  QString node(const search::Session& session, search::NodeId node);
  // The slide from one to the other; empty: there is none.
  QString move(const search::Session& session, search::NodeId from, search::NodeId to);
  // The event as one sentence; empty: it has none of this domain's own.
  QString event(const search::Session& session, std::size_t event);

 private:
  friend class SlideSentence;
  // The position at the cursor, and names that fit it.
  struct Known {
    klotski::Position position;
    std::vector<PieceName> names;
  };
  Known known(const search::Session& session, search::NodeId node);
  bool plays(const search::Session& session) const {
    return m_player && &m_player->trace() == &session.trace();
  }

  SlideOptions m_options;
  PositionPaths m_paths;
  const search::TracePlayer* m_player = nullptr;
};

}  // namespace searchlight::ui
