// widgets/search/message_bar.h: a line above the board that says what happened, and goes when it is no longer true.
#pragma once
#include <QFrame>
#include <QTimer>

class QLabel;
class QToolButton;

namespace searchlight::ui {

class MessageBar : public QFrame {
  Q_OBJECT
 public:
  enum class Kind { Info, Warning, Error };
  explicit MessageBar(QWidget* parent = nullptr);

  // Infos go by themselves after a while; warnings and errors stay until hide or the close button.
  void showMessage(Kind kind, const QString& text);
  QString text() const;
  Kind kind() const { return m_kind; }

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void restyle();
  QLabel *m_icon, *m_text;
  QToolButton* m_close;
  QTimer m_timer;
  Kind m_kind = Kind::Info;
};

}  // namespace searchlight::ui
