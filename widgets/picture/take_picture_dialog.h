// widgets/picture/take_picture_dialog.h: of what a picture is taken, and how large.
#pragma once
#include <QDialog>
#include <vector>

#include "widgets/picture/picture_source.h"

class QComboBox;
class QLabel;
class QPushButton;

namespace searchlight::ui {

class NoteLine;
class SegmentedButtons;

// Its two ways on are to save and to copy. What would be too large says so, and can be neither.
class TakePictureDialog : public QDialog {
  Q_OBJECT
 public:
  enum Result { Given = QDialog::Rejected, Save = QDialog::Accepted, Copy };

  // REQUIRES: there is a source, and `which` is one of them; the scale is one of kPictureScales.
  TakePictureDialog(std::vector<PictureSource> sources, std::size_t which, int scale,
                    QWidget* parent = nullptr);

  const PictureSource& source() const;
  int scale() const;

 private:
  void showSize();

  std::vector<PictureSource> m_sources;
  QComboBox* m_what;
  SegmentedButtons* m_scale;
  QLabel* m_size;
  NoteLine* m_note;
  QPushButton *m_save, *m_copy;
};

}  // namespace searchlight::ui
