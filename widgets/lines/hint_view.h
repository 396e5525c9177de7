// widgets/lines/hint_view.h: the hint player watched: its candidates with their values as they are sampled, and why the
// best one won.
#pragma once
#include <QWidget>
#include <optional>

#include "core/lines/player/hint.h"
#include "core/lines/rules.h"
#include "widgets/lines/hint_thinker.h"

class QLabel;

namespace searchlight::ui {

class HintModel;
class QuietTable;

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

 protected:
  void changeEvent(QEvent* event) override;

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
