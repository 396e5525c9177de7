// widgets/lines/scores_dialog.h: the ten best games and the statistics of all settings that were played.
#pragma once
#include <QDialog>
#include <vector>

#include "core/lines/board.h"
#include "widgets/lines/score_book.h"

class QDialogButtonBox;
class QLabel;
class QListWidget;
class QStandardItemModel;

namespace searchlight::ui {

class CountRow;
class QuietTable;

// Follows the book while it is open. REQUIRES: the book outlives it.
class ScoresDialog : public QDialog {
  Q_OBJECT

 public:
  // `first`: the settings that are shown at first; they are in the list, played or not.
  ScoresDialog(const ScoreBook& book, const lines::Settings& first, QWidget* parent);

  // The settings that are shown now.
  lines::Settings shownSettings() const;

 private:
  enum Column { Rank, Score, Turns, When, Help, Seed, kColumns };
  static Qt::Alignment alignmentOf(int column);
  void build();
  void retranslate();
  void fillSettings();
  void showSettings();

  const ScoreBook& m_book;
  std::vector<lines::Settings> m_settings;
  QListWidget* m_list = nullptr;
  QLabel *m_title = nullptr, *m_rules = nullptr;
  QuietTable* m_table = nullptr;
  QStandardItemModel* m_model = nullptr;
  CountRow* m_counts = nullptr;
  QLabel* m_note = nullptr;
  QDialogButtonBox* m_buttons = nullptr;
};

}  // namespace searchlight::ui
