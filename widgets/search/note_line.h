// widgets/search/note_line.h: a sentence that wants to be noticed, on a tinted plate, perhaps with its remedy.
#pragma once
#include <QString>
#include <QWidget>

class QLabel;
class QToolButton;

namespace searchlight::ui {

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

}  // namespace searchlight::ui
