// app/sokoban/level_words.h: what a search over a level does, event by event, in words: boxes are named by the letters that they wear
// on the board, or by their squares where nobody knows which is which.
//
//   box B pushed left to 4, 7: 9 pushes so far, at least 23 in all; dead: it can never leave the wall
#pragma once
#include <QString>
#include <cstddef>
#include <optional>
#include <utility>

#include "app/sokoban/level_question.h"
#include "core/sokoban/board_event.h"
#include "core/sokoban/ideas.h"
#include "core/trace/trace_player.h"

namespace searchlight::ui {

// Of the run whose names they are (NodeNames::follow): its parents at the cursor say which box is which. Where the way to a state is not
// known there, boxes are called by their squares.
class LevelWords {
 public:
  LevelWords(const sokoban::Board& level, const LevelOptions& options);

  void follow(const search::TracePlayer* player) { m_player = player; }

  // A state by the push that led there: "box B pushed left to 4, 7", "the start".
  QString node(const search::Session& session, search::NodeId node);
  // The push from one to the other; empty: there is none.
  QString move(const search::Session& session, search::NodeId from, search::NodeId to);
  // The event as one sentence; empty: it has none of this domain's own.
  QString event(const search::Session& session, std::size_t event);

 private:
  friend class LevelSentence;
  // The number of the box on the cell in that state; -1: not known.
  int boxOn(sokoban::Cell cell, const search::Session& session, search::NodeId node);
  // Of all boxes, row by row; empty: not known.
  const std::vector<int>& numbersIn(const search::Session& session, search::NodeId node);
  bool plays(const search::Session& session) const {
    return m_player && &m_player->trace() == &session.trace();
  }

  sokoban::Board m_level;
  LevelOptions m_options;
  const search::TracePlayer* m_player = nullptr;
  sokoban::BoxNames m_boxes;
};

// Why a box there can never come to a goal, as far as the walls tell.
QString deadSquareText(const sokoban::Board& level, sokoban::Cell box);

}  // namespace searchlight::ui
