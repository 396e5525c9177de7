// widgets/tables/pseudocode_view.h: the algorithm as a dozen lines, the one that is happening lit.
#pragma once
#include <QLabel>
#include <QListView>
#include <QStringListModel>

#include "widgets/run/refresh_gate.h"

namespace searchlight::ui {

// Lines are wrapped with a hanging indent where the panel is narrow. The lit line wears an amber bar and bold type; its
// values stand above all lines, where they move nothing. A search that has failed ends on the line that says so.
class PseudocodeView : public QListView {
  Q_OBJECT

 public:
  explicit PseudocodeView(QWidget* parent = nullptr);

  void setRun(WatchedRun* run);

  // The line of the event just before the cursor, or that of having failed; -1: none. And its values.
  int litLine() const { return m_lit; }
  QString values() const { return m_valuesText; }
  QStringList lines() const { return m_lines.stringList(); }

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return {160, 96}; }

 Q_SIGNALS:
  // Another line is lit: here.
  void lit(const QRect& line);

 protected:
  void changeEvent(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  class Delegate;
  void refresh();
  void showLines();
  void fitFont();
  void fitValues();

  RefreshGate m_gate;
  QStringListModel m_lines;
  QLabel* m_values;
  QString m_valuesText;
  std::vector<int> m_indents;
  std::optional<search::Algorithm> m_shown;
  int m_lit = -1;
  bool m_isForeign = false;
};

// The line that the event at index i of the trace lights. The start is put into OPEN before the loop begins.
int litPseudocodeLine(const search::AlgorithmInfo& info, const search::Event& event);

}  // namespace searchlight::ui
