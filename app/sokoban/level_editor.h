// app/sokoban/level_editor.h: a level of the user's own, drawn, checked while it is drawn, tried, and saved.
//
// It is hidden, not gone, while the level is tried on the page: the drawing and its history go on where they were. What is
// wrong is said by the rules of core (Board::fromRows), whether it can be solved by a search on a thread.
#pragma once
#include <QDialog>
#include <QTimer>
#include <array>
#include <functional>
#include <memory>
#include <optional>
#include <utility>

#include "app/sokoban/level_judge.h"
#include "core/history/history.h"
#include "core/sokoban/collection.h"
#include "core/sokoban/draft.h"
#include "widgets/sokoban/level_draft_view.h"

class QAction;
class QButtonGroup;
class QGridLayout;
class QLabel;
class QLayout;
class QLineEdit;
class QMenu;
class QPushButton;
class QScrollArea;
class QSpinBox;
class QToolButton;

namespace searchlight::ui {

class NoteLine;
class Settings;

class LevelEditor : public QDialog {
  Q_OBJECT
 public:
  // What is on the page, to begin with.
  struct Played {
    sokoban::Board board;
    sokoban::Position position;
    QString title, author;
  };
  LevelEditor(std::function<Played()> played, Settings* settings,
              std::shared_ptr<search::MemoryBudget> memory, QWidget* parent = nullptr);
  ~LevelEditor() override;

  // What keeps a drawing that is no level yet; the reason where it did not, empty where the user has given it up. Without one only
  // levels can be saved.
  using Keeper = std::function<std::optional<QString>()>;
  void setKeeper(Keeper keep);

  // The drawing as it was left, and not as it is in any file: closing asks about it.
  void goOnWith(const sokoban::TitledLevelDraft& drawing);
  // Says that it is there again, until the first edit.
  void sayBack();
  sokoban::TitledLevelDraft drawing() const;
  const sokoban::LevelDraft& draft() const { return m_view->draft(); }
  LevelDraftView& view() { return *m_view; }
  // The drawing as a level; its board is there unless something is wrong.
  sokoban::Level level() const;
  // Closing would lose something.
  bool isUnsaved() const { return m_isGoneOn || m_areNamesChanged || m_history.position() != m_saved; }
  // Nothing is being looked for.
  bool isSettled() const { return !m_judge.isFinding() && !m_wait.isActive(); }

  void reject() override;

 Q_SIGNALS:
  void changed();

 protected:
  void changeEvent(QEvent* event) override;

 private:
  struct Edit {
    std::shared_ptr<const sokoban::LevelDraft> before, after;
    void apply(sokoban::LevelDraft& draft) const { draft = *after; }
    void revert(sokoban::LevelDraft& draft) const { draft = *before; }
  };
  enum Change {
    TurnRight,
    TurnLeft,
    Mirror,
    Flip,
    ShiftLeft,
    ShiftRight,
    ShiftUp,
    ShiftDown,
    Crop,
    kChanges
  };
  enum Begin { BeginEmpty, BeginRoom, BeginOpening, BeginPosition, kBegins };

  // level_editor_parts.cpp
  void build();
  QWidget* makeSide();
  QWidget* makeTools();
  QLayout* makeHistory();
  void retranslate();

  // level_editor.cpp
  void edit(const sokoban::LevelDraft& next);
  void goThroughHistory(bool isUndo);
  void change(Change change);
  void begin(Begin begin);
  void resizeDrawing();
  void copy();
  void paste();
  void save();
  void setSaved(const QString& told);
  void showDraft();
  void check();
  void showCheck();
  QString faultText() const;

  std::function<Played()> m_played;
  Keeper m_keep;
  Settings* m_settings;
  std::shared_ptr<search::MemoryBudget> m_memory;
  History<Edit> m_history;
  HistoryPosition m_saved = 0;
  bool m_isGoneOn = false;
  bool m_areNamesChanged = false;  // title and author, by the user, and not saved since
  bool m_isShowing = false;        // fields are filled in, and not by the user
  LevelJudge m_judge;
  QTimer m_wait;  // for the next stroke, before the search begins
  std::optional<LevelVerdict> m_verdict;
  std::optional<sokoban::Fault> m_fault;

  LevelDraftView* m_view;
  QScrollArea* m_scrolled = nullptr;
  QLabel* m_line;  // what is under the pointer, or what was done
  QLineEdit *m_title, *m_author;
  QSpinBox *m_columns, *m_rows;
  QLabel *m_titleLabel, *m_authorLabel, *m_columnsLabel, *m_rowsLabel, *m_figures;
  QButtonGroup* m_tools = nullptr;
  QToolButton *m_begin, *m_change;
  QAction *m_undo, *m_redo, *m_copy, *m_paste;
  std::array<QAction*, kChanges> m_changes{};
  std::array<QAction*, kBegins> m_begins{};
  NoteLine* m_note;
  NoteLine* m_news;  // over the board
  QPushButton *m_try, *m_save, *m_close;
};

}  // namespace searchlight::ui
