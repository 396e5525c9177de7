// widgets/grid/generate_dialog.h: a new map from one of the generators, seen before it is made.
#pragma once
#include <QDialog>
#include <QHash>
#include <memory>

#include "core/grid/maze.h"

class QDialogButtonBox;
class QLabel;
class QListWidget;
class QProgressBar;
class QPushButton;
class QSlider;
class QSpinBox;
class QToolButton;

namespace searchlight::ui {

class MapPreview;
class NoteLine;

// Maps of up to kExactCells are previewed as they are, larger ones by a smaller sample. accept() makes the map,
// those of more than kQuickCells on another thread, while the dialog says so and can be cancelled.
class GenerateDialog : public QDialog {
  Q_OBJECT

 public:
  static constexpr int kExactCells = 512 * 512;
  static constexpr int kQuickCells = 1024 * 1024;

  explicit GenerateDialog(QWidget* parent = nullptr);

  // What is chosen; also after the dialog, to begin the next one with it. A seed is at most 2^31 - 1 here.
  grid::GeneratorSettings settings() const;
  void setSettings(const grid::GeneratorSettings& settings);

  // The map with its start and goal. REQUIRES: the dialog was accepted.
  const grid::MapDocument& document() const { return *m_document; }

 public Q_SLOTS:
  void accept() override;
  void done(int result) override;
  void rollSeed();

 private:
  void build();
  QWidget* buildControls();
  void connectControls();
  void retranslate();
  void fillGenerators();
  void paintThumbnails();
  void fillSizes();
  void setMapSize(int width, int height);
  void generatorChosen();
  void showDial();
  void updatePreview();
  void setBusy(bool busy);
  void finish(std::shared_ptr<const grid::MapDocument> document);

  QHash<int, double> m_amounts;  // by generator: what its dial was set to
  grid::GeneratorSettings m_previewed;
  std::shared_ptr<const grid::MapDocument> m_preview;
  std::shared_ptr<const grid::MapDocument> m_document;
  bool m_isBusy = false;
  int m_run = 0;  // counts endings: what is made for an earlier one comes too late

  QListWidget* m_list = nullptr;
  QWidget* m_controls = nullptr;
  QLabel *m_name = nullptr, *m_summary = nullptr, *m_caption = nullptr;
  MapPreview* m_picture = nullptr;
  QLabel *m_sizeLabel = nullptr, *m_dialLabel = nullptr, *m_seedLabel = nullptr, *m_seedNote = nullptr;
  QSpinBox *m_width = nullptr, *m_height = nullptr, *m_dialValue = nullptr, *m_seed = nullptr;
  QPushButton* m_sizes = nullptr;
  QToolButton* m_dice = nullptr;
  QSlider* m_dial = nullptr;
  NoteLine* m_problem = nullptr;
  QProgressBar* m_progress = nullptr;
  QDialogButtonBox* m_buttons = nullptr;
};

}  // namespace searchlight::ui
