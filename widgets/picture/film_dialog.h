// widgets/picture/film_dialog.h: of what a film is made, how large, how fast, and which part of the search.
#pragma once
#include <QDialog>
#include <vector>

#include "widgets/picture/film.h"
#include "widgets/tables/bookmarks_view.h"

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QPushButton;
class QSpinBox;

namespace searchlight::ui {

class NoteLine;
class SegmentedButtons;

// The part goes from any of start, bookmarks, the present moment and end to any other. What would be too large or too long says so,
// and cannot be saved.
class FilmDialog : public QDialog {
  Q_OBJECT
 public:
  // REQUIRES: as TakePictureDialog; the transport has a search and outlives this.
  FilmDialog(std::vector<PictureSource> sources, std::size_t which, int scale, Transport& transport,
             const std::vector<Bookmark>& bookmarks, QWidget* parent = nullptr);

  const PictureSource& source() const;
  FilmSettings settings() const;

 private:
  void addMoments(const std::vector<Bookmark>& bookmarks);
  void showSize();

  std::vector<PictureSource> m_sources;
  Transport& m_transport;
  QComboBox* m_what;
  SegmentedButtons* m_scale;  // the last one: a width
  QSpinBox* m_width;
  QDoubleSpinBox* m_pace;
  QComboBox *m_unit, *m_from, *m_to;  // the places are the moments' data
  QCheckBox* m_captions;
  QLabel* m_size;
  NoteLine* m_note;
  QPushButton* m_save;
};

}  // namespace searchlight::ui
