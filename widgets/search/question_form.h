// widgets/search/question_form.h: a question in two levels: what one asks first, and what may stay as it is.
#pragma once
#include <QHash>
#include <QStringList>
#include <QWidget>
#include <initializer_list>
#include <vector>

class QGridLayout;
class QLabel;
class QShortcut;

namespace searchlight::ui {

class FoldButton;

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

  void changeEvent(QEvent* event) override;
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
