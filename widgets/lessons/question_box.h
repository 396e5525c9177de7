// widgets/lessons/question_box.h: a question that is answered on the board beside it: what is asked, what the answer was worth, the score.
#pragma once
#include <QFrame>
#include <QString>
#include <QStringList>

class QBoxLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QToolButton;

namespace searchlight::ui {

class QuestionBox : public QFrame {
  Q_OBJECT
 public:
  enum class Mood { None, Thinking, Right, Wrong };

  explicit QuestionBox(QWidget* parent = nullptr);

  // A new question: no verdict yet. `wantsNumber`: it is answered in the field below; `hasMore`: one can have another board.
  void ask(const QString& prompt, bool wantsNumber, bool hasMore);
  // There is none yet, and none can be answered: in these words. `hasMore` as ask() has it.
  void seek(const QString& words, bool hasMore);
  // What has been answered, and what that was worth. The room for it is always there.
  void tell(Mood mood, const QString& words);
  // Whether what was done on the board can be taken back from here; its room is always there.
  void offerUndo(bool isOffered);
  // Of the last questions; nothing while none was answered.
  void setScore(int right, int asked);
  Mood mood() const { return m_mood; }
  QString prompt() const;
  QString told() const;
  QString score() const;
  QLineEdit& field() { return *m_field; }

 Q_SIGNALS:
  void numberGiven(double number);
  void moreWanted();
  void undoWanted();

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void retranslate();
  void give();
  void showSign();
  void keepRoom();
  Mood m_mood = Mood::None;
  int m_right = 0, m_asked = 0;
  QLabel *m_prompt, *m_sign, *m_told, *m_score;
  QLineEdit* m_field;
  QPushButton *m_check, *m_undo, *m_more;
  QBoxLayout* m_foot;
};

}  // namespace searchlight::ui
