// widgets/lines/hint_thinker.cpp: the thread's side and the window's side of a search for a hint.
#include "widgets/lines/hint_thinker.h"

#include <chrono>
#include <exception>
#include <mutex>
#include <optional>
#include <span>
#include <stop_token>
#include <utility>

namespace searchlight::ui {
namespace {

using lines::player::Candidate;
using lines::player::Hint;
using lines::player::HintFinder;
using lines::player::HintObserver;
using Clock = std::chrono::steady_clock;

constexpr std::chrono::milliseconds kBetweenTold{34};

}  // namespace

// One question, shared by both threads.
struct HintThinker::Search {
  lines::Settings settings;
  lines::Position position;
  lines::player::HintOptions options;
  std::stop_source stop = {};

  std::mutex mutex = {};  // of all below
  Progress progress = {};
  bool isTelling = false;  // progress is on its way to the window
  std::optional<Clock::time_point> told = {};
  std::optional<Hint> hint = {};
};

// What takes some ms to make and is good for a whole game; used by the tasks alone, of which one runs at a time.
struct HintThinker::Kept {
  lines::Settings settings;
  std::unique_ptr<const HintFinder> finder;
};

class HintThinker::Eyes : public HintObserver {
 public:
  Eyes(HintThinker& thinker, std::shared_ptr<Search> search)
      : m_thinker(thinker), m_search(std::move(search)) {}

  void onCandidates(std::span<const Candidate> candidates, std::size_t judgedMoves) override {
    m_judgedMoves = judgedMoves;
    note(candidates, 0, 0);
  }
  void onSamples(std::span<const Candidate> candidates, int round, std::uint64_t samples) override {
    note(candidates, round, samples);
  }

 private:
  void note(std::span<const Candidate> candidates, int round, std::uint64_t samples) {
    {
      const std::lock_guard lock(m_search->mutex);
      m_search->progress.candidates.assign(candidates.begin(), candidates.end());
      m_search->progress.round = round;
      m_search->progress.samples = samples;
      m_search->progress.judgedMoves = m_judgedMoves;
      if (m_search->isTelling || (m_search->told && Clock::now() - *m_search->told < kBetweenTold)) return;
      m_search->isTelling = true;
    }
    QMetaObject::invokeMethod(
        &m_thinker, [thinker = &m_thinker, search = m_search] { thinker->tellProgress(search); },
        Qt::QueuedConnection);
  }

  HintThinker& m_thinker;
  std::shared_ptr<Search> m_search;
  std::size_t m_judgedMoves = 0;
};

HintThinker::HintThinker(QObject* parent)
    : QObject(parent), m_kept(std::make_shared<Kept>()), m_tasks(std::make_unique<TaskQueue>()) {}

HintThinker::~HintThinker() { m_tasks.reset(); }  // while there still is somebody to tell

void HintThinker::think(const lines::Settings& settings, const lines::Position& position,
                        const lines::player::HintOptions& options) {
  stop(false);
  m_search = std::make_shared<Search>();
  m_search->settings = settings;
  m_search->position = position;
  m_search->options = options;
  m_ticket = m_tasks->post([this, search = m_search](const std::stop_token& ended) { work(search, ended); });
}

void HintThinker::stop(bool takesBest) {
  if (!m_search) return;
  m_search->stop.request_stop();
  if (takesBest) return;
  m_search.reset();
  m_tasks->cancel(m_ticket);  // if it waits for another one to end, it need not begin
}

// On the queue's thread. A search that was asked to stop before it began judges all moves and samples none; one that was
// given up is found out by whoever is told.
void HintThinker::work(const std::shared_ptr<Search>& search, const std::stop_token& ended) {
  const std::stop_callback withTheQueue(ended, [&search] { search->stop.request_stop(); });
  std::optional<Hint> hint;
  try {
    if (!m_kept->finder || !(m_kept->settings == search->settings)) {
      m_kept->finder = std::make_unique<const HintFinder>(search->settings);
      m_kept->settings = search->settings;
    }
    Eyes eyes(*this, search);
    hint = m_kept->finder->find(search->position, search->options, search->stop.get_token(), &eyes);
  } catch (const std::exception&) {  // memory: there is no hint to tell then, but the end is told
  }
  {
    const std::lock_guard lock(search->mutex);
    search->hint = std::move(hint);
  }
  QMetaObject::invokeMethod(
      this, [this, search] { tellEnd(search); }, Qt::QueuedConnection);
}

void HintThinker::tellProgress(const std::shared_ptr<Search>& search) {
  Progress progress;
  {
    const std::lock_guard lock(search->mutex);
    search->isTelling = false;
    search->told = Clock::now();
    if (search != m_search) return;
    progress = search->progress;
  }
  Q_EMIT progressed(progress);
}

void HintThinker::tellEnd(const std::shared_ptr<Search>& search) {
  if (search != m_search) return;
  m_search.reset();
  std::optional<Hint> hint;
  {
    const std::lock_guard lock(search->mutex);
    hint = std::move(search->hint);
  }
  if (hint)
    Q_EMIT found(*hint);
  else
    Q_EMIT noMove();
}

}  // namespace searchlight::ui
