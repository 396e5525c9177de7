// app/klotski/layout_editor.h: an opening of the user's own, drawn, and checked while it is drawn.
//
// The drawing is the dialog's as long as it is open; the page keeps a copy of it over a crash (changed()). Every edit can be
// undone, beginning anew and another size among them. Whether it can be solved, and in how many, is found on a thread.
#pragma once
#include <QDialog>
#include <functional>
#include <memory>
#include <vector>

#include "app/klotski/remaining_finder.h"
#include "core/history/history.h"
#include "core/klotski/draft.h"
#include "core/klotski/rules_of_game.h"
#include "widgets/klotski/draft_view.h"
#include "widgets/klotski/opening_dialog.h"

class QAction;
class QButtonGroup;
class QComboBox;
class QLabel;
class QLayout;
class QLineEdit;
class QPushButton;
class QSpinBox;
class QToolButton;

namespace searchlight::ui {

class NoteLine;

class LayoutEditor : public QDialog {
  Q_OBJECT
 public:
  // Begins with the placement that is played. `openings` makes the list that an opening of the catalogue is chosen from. The
  // finder is the editor's as long as it lives; whoever has it need not wait for its thread when the editor is closed. What it finds
  // takes from the budget.
  LayoutEditor(const klotski::Game& game, RemainingFinder* finder, klotski::Component::Budget memory,
               std::function<std::vector<OpeningItem>()> openings, PieceStyle style, PieceNameStyle names,
               QWidget* parent = nullptr);
  ~LayoutEditor() override;

  // The drawing as it was left, and not as it is on the page: closing asks about it.
  void goOnWith(const klotski::Draft& draft, const QString& title);

  // Says that it is there again, until the first edit.
  void sayBack();

  const klotski::Draft& draft() const { return m_view->draft(); }
  QString title() const;
  DraftView& view() { return *m_view; }
  // A game that begins with what was drawn, the catalogue's own where it is one of its openings. REQUIRES: accepted.
  klotski::Game game() const;
  // All placements of what is drawn; null where that is no board, or solved already.
  const std::shared_ptr<klotski::SharedComponent>& component() const { return m_component; }
  // Nothing is being looked for.
  bool isSettled() const { return !m_finder->isFinding(); }

  void reject() override;

 Q_SIGNALS:
  void changed();

 protected:
  void changeEvent(QEvent* event) override;

 private:
  struct Edit {
    klotski::Draft before, after;
    void apply(klotski::Draft& draft) const { draft = after; }
    void revert(klotski::Draft& draft) const { draft = before; }
  };

  // layout_editor_parts.cpp
  void build();
  QWidget* makeSide();
  QWidget* makeTools();
  QLayout* makeHistory();
  void makeShapeIcons();
  void retranslate();

  // layout_editor.cpp
  void edit(const klotski::Draft& next);
  void goThroughHistory(bool isUndo);
  void beginWithOpening();
  void resizeBoard();
  void takeExit(bool isOtherSide);
  void showDraft();
  void showExit();
  void forget();  // what is known of the drawing
  void check();
  void showCheck();
  void tell(const QString& text, bool isRefusal);

  klotski::Game m_game;  // the page's, to begin with
  std::function<std::vector<OpeningItem>()> m_openings;
  PieceStyle m_style;
  History<Edit> m_history;
  HistoryPosition m_unchanged = 0;
  bool m_isGoneOn = false;
  bool m_isShowing = false;  // fields are filled in, and not by the user
  RemainingFinder* m_finder;
  klotski::Component::Budget m_memory;
  std::shared_ptr<klotski::SharedComponent> m_component;
  std::shared_ptr<const klotski::Component> m_remaining;
  bool m_isGivenUp = false;  // by Esc: nothing is known of this drawing
  std::vector<klotski::DraftFault> m_faults;

  DraftView* m_view;
  QLabel* m_line;  // what is under the pointer, or why something was not done
  QLineEdit* m_name;
  QSpinBox *m_columns, *m_rows, *m_exitFirst, *m_exitLast;
  QComboBox* m_exit;
  QLabel *m_nameLabel, *m_columnsLabel, *m_rowsLabel, *m_exitLabel, *m_exitRange, *m_exitTo, *m_figures;
  QButtonGroup* m_tools = nullptr;
  QToolButton* m_begin;
  QAction *m_undo, *m_redo, *m_beginEmpty, *m_beginHere, *m_beginOpening, *m_beginChosen;
  NoteLine* m_note;
  NoteLine* m_news;  // over the board
  QPushButton *m_play, *m_cancel;
};

}  // namespace searchlight::ui
