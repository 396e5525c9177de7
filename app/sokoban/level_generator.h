// app/sokoban/level_generator.h: new levels by a wish, to be played, drawn on and saved.
#pragma once
#include <QDialog>
#include <cstdint>
#include <memory>
#include <vector>

#include "core/search/memory_budget.h"
#include "core/search/outcome.h"
#include "core/sokoban/collection.h"
#include "core/sokoban/generate.h"
#include "widgets/task/task.h"

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;
class QToolButton;

namespace searchlight::ui {

class CardList;
class NoteLine;
class Settings;

struct MadeLevel {
  sokoban::Board board;
  std::uint32_t pushes = 0;    // the fewest, proven
  std::uint64_t expanded = 0;  // nodes that A* needs to prove it
  bool isProvenByUs = false;   // else A* did not end within its limits, and needs more than `expanded`
};

// It stays as long as its page, with what it has made.
class LevelGenerator : public QDialog {
  Q_OBJECT
 public:
  LevelGenerator(Settings* settings, std::shared_ptr<search::MemoryBudget> memory, QWidget* parent = nullptr);
  ~LevelGenerator() override;

  enum Result { Closed = QDialog::Rejected, Play = QDialog::Accepted, Draw };
  // The place of the chosen level. REQUIRES: Play or Draw.
  std::size_t chosen() const;
  // All that were made.
  sokoban::Collection collection() const;
  bool isSettled() const { return !m_maker.isBusy(); }

  void done(int result) override;

 private:
  void build();
  void retranslate();
  sokoban::LevelWish wish() const;
  void generate();
  void addLevel(const MadeLevel& level);
  void end(search::Outcome outcome, const QString& why = {});
  void save();
  void showState();
  void showWish();
  QString subtitleOf(const MadeLevel& level) const;

  Settings* m_settings;
  std::shared_ptr<search::MemoryBudget> m_memory;
  std::vector<MadeLevel> m_levels;
  int m_wanted = 0;

  QSpinBox *m_columns, *m_rows, *m_boxes, *m_count;
  QLineEdit* m_seed;
  QToolButton* m_newSeed;
  QComboBox* m_effort;
  QLabel *m_columnsLabel, *m_rowsLabel, *m_boxesLabel, *m_countLabel, *m_seedLabel, *m_effortLabel,
      *m_progress, *m_about;
  NoteLine* m_note;
  CardList* m_list;
  QPushButton *m_generate, *m_play, *m_draw, *m_save, *m_close;
  Task<search::Outcome> m_maker;
};

}  // namespace searchlight::ui
