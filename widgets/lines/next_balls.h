// widgets/lines/next_balls.h: the coming balls in a row behind their name: in the panel, or in the header while that is folded.
#pragma once
#include <QWidget>
#include <vector>

#include "core/lines/rules.h"

class QLabel;
class QSpacerItem;

namespace searchlight::ui {

// As the board draws balls, in the order in which they appear. A screen reader is told each of them.
class NextBalls : public QWidget {
  Q_OBJECT

 public:
  static constexpr int kBall = 28;  // pixels
  explicit NextBalls(QWidget* parent = nullptr);
  // What is missing to `places` is an empty well: a game that is over keeps the row, and nothing below it moves.
  void setBalls(const std::vector<lines::ComingBall>& balls, int places);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void retranslate();

  std::vector<lines::Colour> m_colours;  // kNoBall: a well
  QLabel* m_name;
  QSpacerItem* m_place;
};

}  // namespace searchlight::ui
