// widgets/search/section.h: what is folded away and unfolded in the panel: a part under its heading, and the button that does it.
#pragma once
#include <QRect>
#include <QToolButton>
#include <QWidget>

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

}  // namespace searchlight::ui
