// app/shell/vision_form.h: a choice of colour vision, with real boards that show what it changes.
#pragma once
#include <QWidget>
#include <memory>
#include <vector>

#include "app/shell/place_picture.h"
#include "widgets/task/task.h"
#include "widgets/theme/colour_vision.h"

class QCheckBox;
class QLabel;
class QRadioButton;

namespace searchlight::ui {

class Program;

// Boards of the first pages that show themselves, as their theme paints them now; for other eyes than usual ones the first of them,
// and each colour that is another one beside the usual one.
class VisionPreview : public QWidget {
  Q_OBJECT
 public:
  VisionPreview(const Program& program, QWidget* parent);
  // As these eyes see them; Usual: as they are.
  void setSeenBy(ColourVision vision);
  bool hasBoards() const { return !m_boards.empty(); }
  QSize sizeHint() const override { return {560, 240}; }
  QSize minimumSizeHint() const override { return {240, 120}; }

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  using Boards = std::vector<std::shared_ptr<MovingPicture>>;

  ColourVision m_seenBy = ColourVision::Usual;
  Boards m_boards;
  Task<Boards> m_making;
};

class VisionForm : public QWidget {
  Q_OBJECT
 public:
  explicit VisionForm(Program* program);
  void choose(ColourVision vision);
  const std::vector<QRadioButton*>& choices() const { return m_choices; }  // by ColourVision
  QCheckBox& simulation() { return *m_simulation; }
  VisionPreview& preview() { return *m_preview; }

 private:
  void show(ColourVision vision);
  void retranslate();

  Program* m_program;
  QLabel* m_about;
  std::vector<QRadioButton*> m_choices;
  QCheckBox* m_simulation;
  VisionPreview* m_preview;
};

}  // namespace searchlight::ui
