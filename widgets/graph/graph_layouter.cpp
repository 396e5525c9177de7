// widgets/graph/graph_layouter.cpp: the thread's side and the window's side of a layout.
#include "widgets/graph/graph_layouter.h"

#include <exception>
#include <mutex>
#include <new>
#include <optional>
#include <utility>

namespace searchlight::ui {

// Shared by both threads.
struct GraphLayouter::Job {
  GraphFactory factory;
  std::shared_ptr<search::MemoryBudget> budget;

  std::mutex mutex = {};  // of all below: what is to be told
  bool isTelling = false;
  std::optional<MadeGraph> made = {};
  std::optional<GraphPlaces> placed = {};  // the latest
  QString problem = {};
};

GraphLayouter::GraphLayouter(QObject* parent) : QObject(parent), m_tasks(std::make_unique<TaskQueue>()) {}

GraphLayouter::~GraphLayouter() { m_tasks.reset(); }  // while there still is somebody to tell

void GraphLayouter::begin(GraphFactory factory, std::shared_ptr<search::MemoryBudget> budget) {
  giveUp();
  m_job = std::make_shared<Job>();
  m_job->factory = std::move(factory);
  m_job->budget = std::move(budget);
  m_ticket = m_tasks->post([this, job = m_job](const std::stop_token& stop) { work(job, stop); });
}

void GraphLayouter::giveUp() {
  if (!m_job) return;
  m_tasks->cancel(m_ticket);
  m_job.reset();
}

void GraphLayouter::work(const std::shared_ptr<Job>& job, const std::stop_token& stop) {
  const auto say = [&](auto&& write) {
    {
      const std::lock_guard lock(job->mutex);
      write(*job);
      if (std::exchange(job->isTelling, true)) return;
    }
    QMetaObject::invokeMethod(
        this, [this, job] { tell(job); }, Qt::QueuedConnection);
  };
  try {
    const MadeGraph made = job->factory(stop);
    say([&](Job& j) { j.made = made; });
    if (!made.graph) {
      say([&](Job& j) { j.placed = GraphPlaces{nullptr, {1, 1, 1}, kSweeps + kRefinements}; });
      return;
    }
    graph::LayoutOptions options;
    options.mirror = made.mirror;
    graph::Layout layout(made.graph, options, job->budget);
    layout.place(stop);
    for (;;) {
      const auto at = layout.positions();
      say([&](Job& j) {
        j.placed = {std::make_shared<const std::vector<graph::Position>>(at.begin(), at.end()),
                    layout.mirrorSigns(), layout.sweeps()};
      });
      if (layout.sweeps() == kSweeps + kRefinements) return;
      layout.sweep(stop);
    }
  } catch (const search::EndedEarly&) {
    // Nobody waits for it.
  } catch (const std::bad_alloc&) {
    say([](Job& j) { j.problem = tr("Not enough memory to draw this graph."); });
  } catch (const std::exception& e) {
    say([&](Job& j) { j.problem = QString::fromUtf8(e.what()); });
  }
}

void GraphLayouter::tell(const std::shared_ptr<Job>& job) {
  std::optional<MadeGraph> news;
  std::optional<GraphPlaces> places;
  QString problem;
  {
    const std::lock_guard lock(job->mutex);
    job->isTelling = false;
    news.swap(job->made);
    places.swap(job->placed);
    problem.swap(job->problem);
  }
  if (job != m_job) return;
  if (news) Q_EMIT made(*news);
  if (job != m_job) return;  // who was told may have begun another one
  const bool isOver = !problem.isEmpty() || (places && places->sweep == kSweeps + kRefinements);
  if (isOver) m_job.reset();
  if (places && places->places) Q_EMIT placed(*places);
  if (!problem.isEmpty()) Q_EMIT failed(problem);
}

}  // namespace searchlight::ui
