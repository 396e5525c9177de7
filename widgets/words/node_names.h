// widgets/words/node_names.h: how nodes and costs are told to people; the only domain knowledge in views of a search.
#pragma once
#include <QPalette>
#include <QPixmap>
#include <QSize>
#include <QString>
#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>

#include "core/search/session.h"
#include "core/trace/trace_player.h"

namespace searchlight::ui {

struct NodeNames {
  // "12, 7". A node is its session's own, so the session is always asked.
  std::function<QString(const search::Session&, search::NodeId)> node;
  // Told which cursor they are asked at, and null when that goes: for names that depend on the way by which a node was reached.
  std::function<void(const search::TracePlayer*)> follow = {};
  // A node is called by the move that led there: one that an event tells of by the move in question, which need not be the same.
  bool isNodeAMove = false;
  // How they are called, in a sentence for somebody who learns; empty: that goes without saying.
  std::function<QString()> nodeMeaning = {};
  double shownPerCost = 1;  // a cost's unit as people see it
  // What is written into a cell for its g, where that is not the cost itself: a mark that begins at 1.
  std::function<double(search::Cost)> mark = {};
  // A cost that is more than one number: "3 / 17", pushes and moves.
  std::function<QString(search::Cost)> costText = {};
  bool usesHeuristic = true;  // else f and h are not shown
  // Another program's search may tell neither g nor h, or only one of them: nothing is shown of what is not known.
  bool tellsCosts = true, tellsEstimates = true;
  // False: the search may only look at a part of the board, so that where it finds no way there may still be one.
  bool seesAll = true;
  // What a search that has found no way to the goal could not pass, in a sentence: walls, the board's edge. Asked at its end;
  // empty: the board has no words for that.
  std::function<QString(const search::Session&, const search::TracePlayer&)> barrier = {};
  // What stands where no search can ever come to, in a sentence ("A wall: ..."); empty: one can. Null: one can come to all nodes.
  std::function<QString(const search::Session&, search::NodeId)> obstacle = {};
  // Of a deepening search: the bound under which it finds the goal, as soon as it is known from elsewhere, and
  // kInfiniteCost until then. Null: nobody finds out.
  std::shared_ptr<const std::atomic<search::Cost>> goalBound = {};
  // What is proven of a solution that the search has found, and what is not, in a sentence; of a search in whose OPEN nothing waits in
  // the end, too. Null: nobody says.
  std::function<QString(bool nothingWaits)> proof = {};
  // A domain's own words, where it has any. A move between two nodes ("the box goes right"), which is added to where a
  // state was reached from; `text` is what core calls it (Successor::move). Why a state was given up, by the problem's reason.
  std::function<QString(const search::Session&, search::NodeId from, search::NodeId to,
                        const std::string& text)>
      move = {};
  std::function<QString(const search::Session&, std::uint8_t reason)> deadlock = {};
  // The same in a word or two, where there is little room.
  std::function<QString(std::uint8_t reason)> deadlockWord = {};
  // What a search counts of a node, in words; empty: nothing. Null: of none.
  std::function<QString(const search::Session&, search::NodeId)> features = {};
  // So many moves between two nodes: "46 pushes". Null: they are steps.
  std::function<QString(std::size_t moves)> moves = {};
  // What a breakpoint at moves that begin with these words waits for ("box 5,7 is pushed").
  std::function<QString(const QString& words)> breakpointMove = {};
  // A domain's own sentence for an event, where its states have no short names; empty: as every other domain has it.
  std::function<QString(const search::Session&, std::size_t event)> event = {};
  // A node as a small board, in the look of a palette; null: it is told by its name.
  std::function<QPixmap(const search::Session&, search::NodeId, QSize size, qreal pixelRatio,
                        const QPalette&)>
      picture = {};
  // At most two decimals, or three digits of what is below 0.1; "∞" for kInfiniteCost.
  QString cost(search::Cost c) const;
  // Costs that are told as a sum, a + weight * b = sum, with as many decimals as it takes until those that are shown add up.
  struct Sum {
    QString a, b, sum;
    bool addsUp = true;  // false: they do with none; the rounded parts of a weight may be that far off
  };
  Sum sum(search::Cost a, search::Cost b, search::Cost sum, double weight = 1) const;
};

}  // namespace searchlight::ui
