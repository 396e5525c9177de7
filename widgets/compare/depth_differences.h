// widgets/compare/depth_differences.h: how many nodes either of two searches has at each g, where no board could tell.
#pragma once
#include <QCoreApplication>
#include <QPointer>

#include "widgets/compare/difference_pane.h"
#include "widgets/search/depth_chart.h"

namespace searchlight::ui {

class DepthDifferences final : public DifferencePicture {
  Q_DECLARE_TR_FUNCTIONS(DepthDifferences)
 public:
  DepthDifferences();
  // With its widget, unless somebody has taken that.
  ~DepthDifferences() override;

  DepthChart& chart() { return *m_chart; }
  QWidget* widget() override;
  void setPair(ComparePane* first, ComparePane* second) override;
  // The chart follows the searches by itself.
  void refresh() override;
  QString showNode(ComparePane& pane, search::NodeId node) override;

 private:
  QPointer<DepthChart> m_chart;
  QPointer<ComparePane> m_first, m_second;
};

}  // namespace searchlight::ui
