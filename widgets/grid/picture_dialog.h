// widgets/grid/picture_dialog.h: a picture becomes a map: what is wall, and how many pixels make a cell.
#pragma once
#include <QDialog>
#include <QImage>
#include <memory>

#include "core/grid/map_edit.h"
#include "core/grid/picture.h"
#include "widgets/grid/picture_reader.h"

class QDialogButtonBox;
class QLabel;
class QPushButton;
class QSlider;
class QSpinBox;

namespace searchlight::ui {

class LuminanceHistogram;
class MapPreview;
class NoteLine;
class PicturePane;
class SegmentedButtons;

// Begins with Otsu's threshold and with the grain of the picture as the cell's size. The map is made at once
// for pictures of up to kQuickPixels, else on another thread, always for the newest settings.
class PictureDialog : public QDialog {
  Q_OBJECT

 public:
  static constexpr int kQuickPixels = 1024 * 1024;

  explicit PictureDialog(const QImage& picture, QWidget* parent = nullptr);

  grid::PictureSettings settings() const;
  void setSettings(const grid::PictureSettings& settings);

  // REQUIRES: the dialog was accepted.
  const grid::Map& map() const { return m_document->map; }

 public Q_SLOTS:
  void accept() override;
  void done(int result) override;

 private:
  void build(const QImage& picture);
  void connectControls();
  void retranslate();
  void chooseAutomatically();
  void settingsChanged();
  QString problem() const;
  void makeMap();
  void takeMap(const grid::PictureSettings& settings, std::shared_ptr<const grid::MapDocument> document);
  void showResult();
  bool isCurrent() const;

  std::shared_ptr<const GreyPixels> m_pixels;
  Histogram m_histogram{};
  std::shared_ptr<const grid::MapDocument> m_document;
  grid::PictureSettings m_made;  // what m_document was made with
  bool m_isMaking = false;
  bool m_isAccepting = false;  // as soon as the map is there

  PicturePane* m_picture = nullptr;
  MapPreview* m_preview = nullptr;
  LuminanceHistogram* m_bars = nullptr;
  QSlider* m_slider = nullptr;
  QSpinBox *m_threshold = nullptr, *m_cellSize = nullptr;
  QPushButton* m_automatic = nullptr;
  SegmentedButtons* m_meaning = nullptr;
  QLabel *m_pictureCaption = nullptr, *m_mapCaption = nullptr, *m_thresholdLabel = nullptr,
         *m_meaningLabel = nullptr, *m_cellSizeLabel = nullptr;
  NoteLine* m_problem = nullptr;
  QDialogButtonBox* m_buttons = nullptr;
};

}  // namespace searchlight::ui
