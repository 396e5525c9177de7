// widgets/search/section.h: a part of the panel under a heading that folds it away.
#pragma once
#include <QRect>
#include <QToolButton>
#include <QWidget>

namespace searchlight::ui {

class Section : public QWidget {
  Q_OBJECT
 public:
  explicit Section(QWidget* content, QWidget* parent = nullptr);
  void setTitle(const QString& title);
  bool isOpen() const { return m_isOpen; }
  void setOpen(bool open);

 Q_SIGNALS:
  void toggled(bool open);

 private:
  QToolButton* m_heading;
  QWidget* m_content;
  bool m_isOpen = true;
};

// Whatever `part` lies in and scrolls up and down is scrolled no further than is needed for these pixels of it to be seen; where
// they are higher than the room, their upper ones.
void reveal(QWidget* part, const QRect& pixels);
// All of it, as soon as it has found its place: what has just been shown has none yet.
void revealSoon(QWidget* part);

}  // namespace searchlight::ui
