// widgets/search/section.h: a part of the panel under a heading that folds it away.
#pragma once
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

}  // namespace searchlight::ui
