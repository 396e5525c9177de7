// widgets/help/term_text.h: a few sentences beside a board, as wide as they need to be read with ease.
#pragma once
#include <QTextBrowser>

namespace searchlight::ui {

// Shows what it is given and nothing else: no link is followed, no image or style is loaded. A link that begins with "term:" is
// told (termChosen), all others are dead.
class TermText : public QTextBrowser {
  Q_OBJECT
 public:
  explicit TermText(QWidget* parent = nullptr);

  // HTML of our own making: whatever came from a file has been escaped in it.
  void setBody(const QString& html);

  QVariant loadResource(int type, const QUrl& name) override;

 Q_SIGNALS:
  void termChosen(const QString& term);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void show();
  QString m_html;
};

}  // namespace searchlight::ui
