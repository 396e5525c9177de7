// widgets/search/section.h: what is folded away and unfolded in the panel: a part under its heading, and the button that does it.
#pragma once
#include <QRect>
#include <QToolButton>
#include <QWidget>

namespace searchlight::ui {

// A word with an arrow before it that points down where what it tells of is unfolded.
class FoldButton : public QToolButton {
  Q_OBJECT
 public:
  explicit FoldButton(QWidget* parent = nullptr);
  bool isUnfolded() const { return arrowType() == Qt::DownArrow; }
  void setUnfolded(bool isUnfolded);

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

// Whatever `part` lies in and scrolls up and down is scrolled no further than is needed for these pixels of it to be seen; where
// they are higher than the room, their upper ones.
void reveal(QWidget* part, const QRect& pixels);
// All of it, as soon as it has found its place: what has just been shown has none yet.
void revealSoon(QWidget* part);

}  // namespace searchlight::ui
