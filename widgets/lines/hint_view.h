// widgets/lines/hint_view.h: the hint player watched: its candidates with their values as they are sampled, and why the
// best one won.
#pragma once
#include <QObject>
#include <QString>
#include <QWidget>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "core/lines/board.h"
#include "core/lines/player/hint.h"
#include "core/lines/rules.h"
#include "widgets/task/task.h"

class QLabel;

namespace searchlight::ui {

class HintModel;
class QuietTable;

// One hint at a time. For each think() comes one of found() and noMove(), unless it is given up; all signals come on
// the thinker's own (GUI) thread, none from inside a call.
class HintThinker : public QObject {
  Q_OBJECT

 public:
  explicit HintThinker(QObject* parent = nullptr);

  // Gives up what is under way; nothing more is told of it. Never waits. REQUIRES: a position of these settings.
  void think(const lines::Settings& settings, const lines::Position& position,
             const lines::player::HintOptions& options);
  // Ends the search. What is best so far is told by found(), or nothing is told any more. Without a search it does nothing.
  void stop(bool takesBest) { takesBest ? m_task.finish() : m_task.cancel(); }
  // From think() until the answer was told, or given up.
  bool isThinking() const { return m_task.isBusy(); }

  // The moves that are sampled, in the order in which the judge had them, with what is known of each.
  struct Progress {
    std::vector<lines::player::Candidate> candidates;
    int round = 0;  // 0: judged, not sampled yet
    std::uint64_t samples = 0;
    std::size_t judgedMoves = 0;
  };

 Q_SIGNALS:
  // At most 30 a second; the first as soon as all moves are judged.
  void progressed(const searchlight::ui::HintThinker::Progress& progress);
  void found(const searchlight::lines::player::Hint& hint);
  // There is no legal move; or why none could be looked for.
  void noMove(const QString& why);

 private:
  struct Kept;

  std::shared_ptr<Kept> m_kept;  // of the thread
  Task<std::optional<lines::player::Hint>> m_task;
};

// While it is thought the rows stay where they are, the best judged first; the leader is bold, who has left is grey. At the
// end the move comes first, and the others as they stayed.
class HintView : public QWidget {
  Q_OBJECT

 public:
  explicit HintView(QWidget* parent = nullptr);

  void clear();
  void setProgress(const HintThinker::Progress& progress);
  void setHint(const lines::player::Hint& hint);

  // The sentence above the table; for tests.
  QString summary() const;

 Q_SIGNALS:
  // By click, Enter or the arrow keys.
  void candidateActivated(const searchlight::lines::Move& move);

 private:
  void retranslate();
  void showSummary();
  void fitColumns();

  QLabel* m_summary;
  HintModel* m_model;
  QuietTable* m_table;
  std::optional<HintThinker::Progress> m_progress;
  std::optional<lines::player::Hint> m_hint;
};

}  // namespace searchlight::ui
