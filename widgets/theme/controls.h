// widgets/theme/controls.h: one choice of a few, all of them in sight: buttons joined in one frame.
#pragma once
#include <QList>
#include <QString>
#include <QStringList>
#include <QToolButton>
#include <QWidget>
#include <vector>

class QAction;
class QDialogButtonBox;
class QMenu;
class QRadioButton;
class QWidget;
class QLabel;
class QToolButton;
class QDoubleSpinBox;
class QSlider;

namespace searchlight::ui {

// 1 to 1000. The slider's steps are finer for small weights, where they matter most.
class WeightEdit : public QWidget {
  Q_OBJECT

 public:
  explicit WeightEdit(QWidget* parent = nullptr);

  double weight() const { return m_weight; }
  // Emits nothing; digits beyond those shown are kept until the user changes the number.
  void setWeight(double weight);

 Q_SIGNALS:
  // The user has changed it.
  void weightEdited();

 private:
  void retranslate();
  void edit(double weight);
  void showWeight();

  double m_weight = 1.5;
  QSlider* m_slider;
  QDoubleSpinBox* m_number;
};

// A sentence that wants to be noticed, on a tinted plate, perhaps with its remedy.
enum class NoteKind { Info, Warning, Error };

// An icon as well as a tint tells the kind. Hidden while there is nothing to say.
class NoteLine : public QWidget {
  Q_OBJECT

 public:
  explicit NoteLine(QWidget* parent = nullptr);

  // An empty text hides the note, an empty remedy its button.
  void setNote(NoteKind kind, const QString& text, const QString& remedy = {});
  void clear() { setNote(NoteKind::Info, {}); }
  QString text() const;

 Q_SIGNALS:
  void remedyRequested();

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  NoteKind m_kind = NoteKind::Info;
  QLabel* m_icon;
  QLabel* m_text;
  QToolButton* m_remedy;
};

// Qt puts what comes late last in its window's order. This brings each of `parts`, with all that is in it, behind `before`, in
// their order; what is in a part keeps its own. REQUIRES: all of them are in one window, and `before` is in none of the parts.
void setTabOrderBehind(QWidget* before, const std::vector<QWidget*>& parts);

// The lists, numbers and sliders in the panel turn with the wheel only after a click on them; until then it is the panel's.
// For those that are there when it is called, and the panel itself where it is such a field.
void guardFromWheel(QWidget* panel);

// Always as wide as its widest choice, so that its neighbours stay where they are.
class ChooserButton : public QToolButton {
  Q_OBJECT

 public:
  explicit ChooserButton(QWidget* parent = nullptr);

  // All texts it may show.
  void setChoices(const QStringList& choices);
  int fullWidth() const;

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return sizeHint(); }

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  QStringList m_choices;
};

// Behaves as radio buttons do: one tab stop, arrow keys choose. Choices count from 0; one is always chosen.
class SegmentedButtons : public QWidget {
  Q_OBJECT

 public:
  // REQUIRES: count >= 1.
  explicit SegmentedButtons(int count, QWidget* parent = nullptr);

  void setChoice(int index, const QString& text, const QString& toolTip);
  int current() const;
  // Emits nothing.
  void setCurrent(int index);

 Q_SIGNALS:
  // The user has chosen.
  void chosen(int index);

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  QList<QRadioButton*> m_buttons;
};

// For a right click: fill it and show it by popup(). It goes by itself once it is closed, and nobody waits for it on a stack:
// window managers close windows while their menus are open.
QMenu* contextMenu(QWidget* parent);

// Without an edge while nothing points at it; of an action, where there is one.
QToolButton* flatButton(QWidget* parent, QAction* action = nullptr);

// Explains something: fainter than that, in as many lines as it takes.
QLabel* makeHint(QWidget* parent);

// A dialog has a button that is meant first.
void fillDefault(const QDialogButtonBox& box);

}  // namespace searchlight::ui
