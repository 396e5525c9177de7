// widgets/lines/hint_thinker.cpp: the thread's side and the window's side of a search for a hint.
#include "widgets/lines/hint_thinker.h"

#include <functional>
#include <span>
#include <utility>

namespace searchlight::ui {

using lines::player::Candidate;
using lines::player::Hint;
using lines::player::HintFinder;

// What takes some ms to make and is good for a whole game; used by the tasks alone, of which one runs at a time.
struct HintThinker::Kept {
  lines::Settings settings;
  std::unique_ptr<const HintFinder> finder;
};

namespace {

class ThinkerEyes : public lines::player::HintObserver {
 public:
  using Tell = std::function<void(const HintThinker::Progress&)>;
  explicit ThinkerEyes(Tell tell) : m_tell(std::move(tell)) {}

  void onCandidates(std::span<const Candidate> candidates, std::size_t judgedMoves) override {
    m_judgedMoves = judgedMoves;
    onSamples(candidates, 0, 0);
  }
  void onSamples(std::span<const Candidate> candidates, int round, std::uint64_t samples) override {
    m_tell({{candidates.begin(), candidates.end()}, round, samples, m_judgedMoves});
  }

 private:
  Tell m_tell;
  std::size_t m_judgedMoves = 0;
};

}  // namespace

HintThinker::HintThinker(QObject* parent) : QObject(parent), m_kept(std::make_shared<Kept>()) {}

// One that was asked to stop before it began judges all moves and samples none.
void HintThinker::think(const lines::Settings& settings, const lines::Position& position,
                        const lines::player::HintOptions& options) {
  m_task.ask(
      [this, kept = m_kept, settings, position, options](const std::stop_token& stop,
                                                         const TaskTeller& teller) {
        if (!kept->finder || !(kept->settings == settings)) {
          kept->finder = std::make_unique<const HintFinder>(settings);
          kept->settings = settings;
        }
        ThinkerEyes eyes([&](const Progress& progress) {
          teller.tellLatest([this, progress] { Q_EMIT progressed(progress); });
        });
        return kept->finder->find(position, options, stop, &eyes);
      },
      [this](const TaskResult<std::optional<Hint>>& hint) {
        if (hint && *hint)
          Q_EMIT found(**hint);
        else
          Q_EMIT noMove(hint ? QString() : hint.why());
      });
}

}  // namespace searchlight::ui
