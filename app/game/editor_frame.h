// app/game/editor_frame.h: the dialog in which a board of the user's own is drawn, whichever game it is for.
//
// It owns what all editors do: the window and its parts, tools, undo and redo, fields for names and size, when a drawing is
// looked at and what is said of it, the question before one is given up. What a game's drawings are is supplied by whoever
// derives (`EditorParts` once, `Words` in each language, and the virtual functions), through DraftEditor (draft_editor.h).
#pragma once
#include <QDialog>
#include <QIcon>
#include <QKeySequence>
#include <QString>
#include <QStringList>
#include <QTimer>
#include <functional>
#include <optional>
#include <vector>

#include "core/geometry/point.h"
#include "core/history/history.h"
#include "widgets/theme/controls.h"
#include "widgets/theme/icons.h"

class QAction;
class QButtonGroup;
class QDialogButtonBox;
class QGridLayout;
class QHBoxLayout;
class QLabel;
class QLineEdit;
class QMenu;
class QPushButton;
class QSpinBox;
class QToolButton;
class QWidget;

namespace searchlight::ui {

class DrawingView;

// Asks, where the one answer is "Discard" and the other, which Esc and Enter give, is `keep`. True: it goes.
bool mayDiscard(QWidget* parent, const QString& title, const QString& question, const QString& keep);

struct EditorParts {
  QSize largest;    // columns and rows
  int longestName;  // in letters
  int ownBegins;    // of what there is to begin with so many stand before a line
  int waitMs;       // for the next stroke, before a drawing is looked at
};

class EditorFrame : public QDialog {
  Q_OBJECT
 public:
  // Says that the drawing is there again, until the first edit.
  void sayBack();
  // Without blanks around it; may be empty.
  QString title() const { return name(0); }
  // Closing would lose something.
  bool isUnsaved() const { return m_isUnsaved || m_position != m_saved; }
  // Nothing is being looked for.
  bool isSettled() const { return !isJudging() && !m_wait.isActive(); }
  void reject() override;
  // Whether a drawing that is there may be given up for another one; asks.
  static bool mayReplace(const QString& title, QWidget* parent);

 Q_SIGNALS:
  void changed();

 protected:
  struct Tool {
    QString text, tip;
    const char* key;
    std::optional<IconId> icon = {};  // nothing: toolIcon() is asked
  };
  struct Words {
    QString window, discard;    // its title; the question before a drawing is given up
    std::vector<Tool> tools;    // in the order of the view's
    QStringList names, begins;  // labels of the fields, texts of the menu
    QString tryIt, tryTip, close;
    QString save = {}, saveTip = {};  // without a text the editor writes no files
  };
  // What is known of a drawing. Without figures the line below is not seen.
  struct Verdict {
    NoteKind kind;
    QString text;
    QStringList figures;
    bool canTry = true;
  };

  EditorFrame(DrawingView* view, const EditorParts& parts, QWidget* parent);
  // To be called when all that is virtual can be, before anything else.
  void build();

  // ---- What a game supplies ----
  virtual Words words() const = 0;
  virtual QIcon toolIcon(int) const { return {}; }
  virtual void begin(int what) = 0;
  virtual std::vector<Point> findFaults() = 0;  // where; an empty list need not say that there are none
  virtual bool isJudgeable() const = 0;         // no fault, and not solved already
  // Begins to look at the drawing on a thread; showVerdict() when it is done.
  virtual void judge() = 0;
  virtual void stopJudging() = 0;  // and forgets what was found
  virtual bool isJudging() const = 0;
  virtual Verdict verdict() const = 0;
  virtual QWidget* makeBoard();  // the view, or what scrolls it
  virtual void addFields(QGridLayout*, QWidget*) {}
  virtual void addCommands(QHBoxLayout*) {}  // behind undo and redo
  virtual void addMenus(QHBoxLayout*) {}     // before "Begin with"
  virtual void save() {}
  virtual bool canSave() const { return true; }
  virtual void namesEdited() { Q_EMIT changed(); }
  virtual void retranslate();
  virtual void showDrawing() {}  // in fields of its own

  // ---- What DraftEditor does of the drawing ----
  virtual void goThroughHistory(bool isUndo) = 0;
  virtual void resizeDrawing(int columns, int rows) = 0;
  // The drawing is another one, or has another place in its history.
  void drawingChanged(QSize size, HistoryPosition position, bool canUndo, bool canRedo);
  void setNames(const QStringList& names);  // as they were left, and not by the user
  void forgetNews();

  QString name(int i) const;
  void setName(int i, const QString& text);  // as if the user had typed it
  void setUnsaved() { m_isUnsaved = true; }
  void setSaved(const QString& told);
  void tell(const QString& text, bool isRefusal = false);
  void showVerdict();
  void stopLooking();
  QAction* addCommand(IconId id, const QList<QKeySequence>& keys, const std::function<void()>& run);
  // Enter in a field tries nothing.
  void keyPressEvent(QKeyEvent* event) override;

 private:
  QDialogButtonBox* makeButtons(bool isSaved);
  QWidget* makeSide(const Words& words);
  QWidget* makeTools(int count);
  QHBoxLayout* makeHistory(int begins);

  EditorParts m_parts;
  DrawingView* m_view;
  HistoryPosition m_position = 0, m_saved = 0;
  bool m_isUnsaved = false;  // whatever the history says
  bool m_isShowing = false;  // fields are filled in, and not by the user
  QTimer m_wait;

  QLabel* m_line;  // what is under the pointer, or what was done or was not
  NoteLine *m_news = nullptr, *m_note = nullptr;
  std::vector<QLineEdit*> m_names;
  std::vector<QLabel*> m_nameLabels;
  QSpinBox *m_columns = nullptr, *m_rows = nullptr;
  QLabel *m_columnsLabel = nullptr, *m_rowsLabel = nullptr, *m_figures = nullptr;
  QButtonGroup* m_tools = nullptr;
  QToolButton* m_begin = nullptr;
  QAction *m_undo = nullptr, *m_redo = nullptr;
  std::vector<QAction*> m_begins;
  QPushButton *m_try = nullptr, *m_save = nullptr, *m_close = nullptr;
};

}  // namespace searchlight::ui
