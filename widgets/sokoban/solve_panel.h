// widgets/sokoban/solve_panel.h: the machine's card beside the board: what is lost, hints in words, how far a search has come, its limits.
#pragma once
#include <QString>
#include <QWidget>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

class QComboBox;
class QLabel;
class QToolButton;

namespace searchlight::ui {

class NoteLine;

class SolvePanel : public QWidget {
  Q_OBJECT

 public:
  explicit SolvePanel(QWidget* parent = nullptr);

  // What works, as figures.
  struct Progress {
    QString doing;  // in a sentence
    std::uint64_t nodes = 0;
    double nodesPerSecond = 0;
    QString bound;  // what is known of the answer; empty: nothing
    std::size_t bytes = 0;
    double seconds = 0;
  };
  // Nothing: nobody works.
  void setProgress(const std::optional<Progress>& progress);
  // What cannot be brought home any more; empty: nothing is known to be.
  void setLost(const QString& text);
  QString lost() const;
  // What a hint says, or what has come of the work; empty: nothing.
  void setText(const QString& text);
  QString text() const;

  // The row in which they are chosen: for wherever it shall stand.
  QWidget* limits() const { return m_limitsRow; }
  // What can be chosen goes up to this.
  void setMostBytes(std::size_t bytes);
  double seconds() const;
  std::size_t bytes() const;
  // The nearest of what can be chosen. Emits nothing.
  void setLimits(double seconds, std::size_t bytes);

 Q_SIGNALS:
  void stopWanted();
  void limitsChosen();

 protected:
  void changeEvent(QEvent* event) override;

 private:
  enum Figure { Nodes, Rate, Bound, Memory, Time, kFigures };
  void retranslate();
  void showProgress();
  void showUsed();

  NoteLine* m_lost;
  QLabel *m_text, *m_doing, *m_limits;
  QWidget* m_work;  // while somebody works
  QWidget* m_limitsRow;
  std::vector<QLabel*> m_names, m_figures;
  QToolButton* m_stop;
  QComboBox *m_seconds, *m_bytes;
  std::optional<Progress> m_progress;
};

}  // namespace searchlight::ui
