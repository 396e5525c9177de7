// widgets/tables/question_form.h: a question in two levels: what one asks first, and what may stay as it is.
#pragma once
#include <QHash>
#include <QRect>
#include <QStringList>
#include <QToolButton>
#include <QWidget>
#include <initializer_list>
#include <vector>

class QGridLayout;
class QLabel;
class QShortcut;
class QAbstractScrollArea;

namespace searchlight::ui {

// A word with an arrow before it that points down where what it tells of is unfolded. The arrow stands at the left edge of whatever
// holds the button, the word kFoldIndent to the right of it, where the texts of the panel begin.
class FoldButton : public QToolButton {
  Q_OBJECT
 public:
  static constexpr int kFoldIndent = 16;

  explicit FoldButton(QWidget* parent = nullptr);
  bool isUnfolded() const { return arrowType() == Qt::DownArrow; }
  void setUnfolded(bool isUnfolded);
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return sizeHint(); }

 protected:
  void paintEvent(QPaintEvent* event) override;

 Q_SIGNALS:
  void folded(bool isUnfolded);  // by the user or by setUnfolded()
};

class Section : public QWidget {
  Q_OBJECT
 public:
  explicit Section(QWidget* content, QWidget* parent = nullptr);
  // `about`: what lies under the heading, for those who point at it.
  void setTitle(const QString& title, const QString& about = {});
  bool isOpen() const { return m_heading->isUnfolded(); }
  void setOpen(bool open) { m_heading->setUnfolded(open); }

 Q_SIGNALS:
  void toggled(bool open);

 private:
  FoldButton* m_heading;
  QWidget* m_content;
};

// What is cut off at the lower edge of what scrolls goes over into the ground there, as long as there is more.
void paleLowerEdge(QAbstractScrollArea* area);

// Whatever `part` lies in and scrolls up and down is scrolled no further than is needed for these pixels of it to be seen; where
// they are higher than the room, their upper ones.
void reveal(QWidget* part, const QRect& pixels);
// All of it, as soon as it has found its place: what has just been shown has none yet.
void revealSoon(QWidget* part);

// The second level is folded below "More" until it is wanted. Folded, "More" tells in words what differs there from the usual and
// makes a difference, so that nothing decides unseen; unfolded, a line below it tells of the setting under the pointer or the
// keyboard what it is and what it is for. That line has the room of its longest sentence: nothing moves when it says another one.
class QuestionForm : public QWidget {
  Q_OBJECT
 public:
  explicit QuestionForm(QWidget* parent = nullptr);

  bool isUnfolded() const;
  void setUnfolded(bool isUnfolded);
  // What stands beside "More"; empty while it is unfolded or nothing differs.
  QString differencesShown() const;
  // The sentence that is there now.
  QString sentenceShown() const;

 Q_SIGNALS:
  void folded(bool isUnfolded);

 protected:
  enum class Level { First, More };
  // Below the rows that are there.
  static constexpr int kNextRow = -1;

  // Rows from the top down: a name and its field, or a part of the whole width, or one below the fields. All belong to the form
  // from here on. The letter of a name in the second level unfolds it.
  void addField(Level level, QWidget* name, QWidget* field, int row = kNextRow);
  void addWide(Level level, QWidget* part, int row = kNextRow);
  void addBelowField(Level level, QWidget* part, int row = kNextRow);
  // What a setting of the second level is and what it is for; `name` is a label or a button that says how it is called. Also for
  // those who cannot point. To be called again when its language changes.
  void setSentence(QWidget* name, QWidget* field, const QString& sentence);

  // What differs in the second level, in a few words each: "ties: first in first".
  virtual QStringList differences() const = 0;
  // To be called when options or texts have changed. "More" is there as long as any of its rows is not hidden.
  void refreshMore();

  void showEvent(QShowEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  class Sentence;
  QGridLayout* gridOf(Level level) const { return level == Level::First ? m_first : m_more; }
  bool hasMore() const;
  void retranslateMore();
  void orderTabs();
  void alignNames();
  void followKeys();
  void say();

  QWidget *m_firstPart, *m_moreRow, *m_morePart;
  QGridLayout *m_first, *m_more;
  FoldButton* m_fold;
  QLabel* m_differences;
  Sentence* m_sentence;
  QHash<QWidget*, QString> m_sentences;  // of names and fields
  QWidget* m_told = nullptr;             // the one whose sentence is there; nullptr: none was pointed at
  std::vector<QWidget*> m_names;         // in the second level
  std::vector<QShortcut*> m_keys;        // of each of them
  bool m_isOrdered = false;
};

}  // namespace searchlight::ui
