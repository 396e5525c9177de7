// widgets/help/term_text.h: a few sentences beside a board, as wide as they need to be read with ease.
#pragma once
#include <QStringList>
#include <QTextBrowser>

namespace searchlight::ui {

// Shows what it is given and nothing else: no link is followed, no image or style is loaded. A link that begins with "term:" is
// told (termChosen), all others are dead; those that begin with "place:" look like the text around them, with dots below.
class TermText : public QTextBrowser {
  Q_OBJECT
 public:
  explicit TermText(QWidget* parent = nullptr);

  // HTML of our own making: whatever came from a file has been escaped in it.
  void setBody(const QString& html);
  // In per cent of the font's own; 140 at first.
  void setLineHeight(int percent);
  // Links that are lit, as what they speak of is pointed at elsewhere.
  void setLit(const QStringList& links);
  QStringList lit() const { return m_lit; }

  QVariant loadResource(int type, const QUrl& name) override;

 Q_SIGNALS:
  void termChosen(const QString& term);
  // By the pointer or the keyboard; empty: at none any more.
  void linkPointedAt(const QString& link);

 protected:
  void changeEvent(QEvent* event) override;
  void leaveEvent(QEvent* event) override;

 private:
  template <class F>
  void forEachLink(F&& take) const;
  void show();
  void light();
  QString m_html;
  QStringList m_lit;
  int m_lineHeight = 140;
};

}  // namespace searchlight::ui
