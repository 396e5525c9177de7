// widgets/help/help_asker.h: who asks for help, and what a control says of itself.
#pragma once
#include <QObject>
#include <QString>

class QWidget;

namespace searchlight::ui {

// One a program. From it on, what a control's tool tip says is its What's This, too, unless it has been given a better one; and
// whatever asks for a term, or for help where the window's commands do not reach (a dialog), is told.
class HelpAsker : public QObject {
  Q_OBJECT
 public:
  explicit HelpAsker(QObject* parent = nullptr);

 Q_SIGNALS:
  void termWanted(QWidget* from, const QString& id);  // askForTerm(), links in What's This
  void helpWanted(QWidget* dialog);                   // F1 in a dialog

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
};

// What a control says of itself when it is asked, as HTML or plain text: its own What's This, or that of what it lies in; `whose` is
// who says it. Empty: nobody up to its window does.
QString whatsThisOf(const QWidget* control, const QWidget** whose = nullptr);
// How a control is called, for the head of such a text; empty: it has no name.
QString nameOfControl(const QWidget* control);

}  // namespace searchlight::ui
