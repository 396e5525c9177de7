// widgets/graph/graph_layouter.h: a graph made and laid out on a thread, told as it comes.
#pragma once
#include <QObject>
#include <QString>
#include <array>
#include <functional>
#include <memory>
#include <stop_token>
#include <vector>

#include "core/graph/layout.h"
#include "widgets/task/task_queue.h"

namespace searchlight::ui {

struct MadeGraph {
  std::shared_ptr<const graph::StateGraph> graph;  // null: there is none to draw
  std::vector<graph::Vertex> mirror = {};          // see graph::LayoutOptions
  bool isComplete = true;  // false: a limit was met, and this is the part that was found
};
// Called on the layouter's thread, so it shares its data as const. May throw EndedEarly when it is asked to stop, and
// std::bad_alloc.
using GraphFactory = std::function<MadeGraph(const std::stop_token&)>;

// Where the vertices are after so many sweeps, 0: the first picture.
struct GraphPlaces {
  std::shared_ptr<const std::vector<graph::Position>> places;
  std::array<float, 3> mirrorSigns{1, 1, 1};
  int sweep = 0;
};

// One graph at a time. For each begin() comes made(), then placed() for the first picture and as often as the window can
// follow, the last time with kSweeps + kRefinements sweeps; or failed(). All signals come on the layouter's own (GUI) thread.
class GraphLayouter : public QObject {
  Q_OBJECT

 public:
  static constexpr int kSweeps = 10;       // after which the picture is good
  static constexpr int kRefinements = 30;  // that better it a little

  explicit GraphLayouter(QObject* parent = nullptr);
  // Gives up what is under way and waits for it: some ms.
  ~GraphLayouter() override;

  // Gives up what is under way; nothing more is told of it. Never waits.
  void begin(GraphFactory factory, std::shared_ptr<search::MemoryBudget> budget = {});
  void giveUp();
  bool isWorking() const { return m_job != nullptr; }

 Q_SIGNALS:
  void made(const searchlight::ui::MadeGraph& graph);
  void placed(const searchlight::ui::GraphPlaces& places);
  void failed(const QString& problem);

 private:
  struct Job;
  void work(const std::shared_ptr<Job>& job, const std::stop_token& stop);
  void tell(const std::shared_ptr<Job>& job);

  std::shared_ptr<Job> m_job;  // null: nothing is under way
  TaskQueue::Ticket m_ticket = 0;
  std::unique_ptr<TaskQueue> m_tasks;
};

}  // namespace searchlight::ui
