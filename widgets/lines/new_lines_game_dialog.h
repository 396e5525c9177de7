// widgets/lines/new_lines_game_dialog.h: by which rules, and with which luck, a new game begins.
#pragma once
#include <QDialog>
#include <cstdint>
#include <optional>

#include "core/lines/board.h"

class QDialogButtonBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QRadioButton;
class QSpinBox;

namespace searchlight::ui {

class NoteLine;
class SegmentedButtons;

// What cannot be played is said below the form, and OK waits until it is mended.
class NewLinesGameDialog : public QDialog {
  Q_OBJECT

 public:
  // Begins with the present game's settings.
  NewLinesGameDialog(const lines::Settings& present, QWidget* parent);

  // REQUIRES, after the dialog: it was accepted; faultOf() is then nothing.
  lines::Settings settings() const;
  // Nothing: a random one.
  std::optional<std::uint64_t> seed() const;

  // The sentence below the form; for tests.
  QString noteShown() const;

 private:
  void build();
  QWidget* buildRules();
  void connectParts();
  void retranslate();
  void setSettings(const lines::Settings& settings);
  void presetChosen(int row);
  void showConsequences();
  QString fault() const;

  QListWidget* m_presets = nullptr;
  QLabel *m_sizeLabel = nullptr, *m_coloursLabel = nullptr, *m_newLabel = nullptr, *m_lineLabel = nullptr;
  QLabel *m_scoreLabel = nullptr, *m_dealLabel = nullptr, *m_seedLabel = nullptr, *m_scoreNote = nullptr;
  QSpinBox *m_size = nullptr, *m_colours = nullptr, *m_new = nullptr, *m_line = nullptr;
  SegmentedButtons *m_score = nullptr, *m_deal = nullptr;
  QRadioButton *m_random = nullptr, *m_given = nullptr;
  QLineEdit* m_seed = nullptr;
  NoteLine* m_note = nullptr;
  QDialogButtonBox* m_buttons = nullptr;
};

}  // namespace searchlight::ui
