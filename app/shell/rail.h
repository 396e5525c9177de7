// app/shell/rail.h: the places of the program, one below the other at the window's left edge.
#pragma once
#include <QActionGroup>
#include <QFrame>

#include "app/shell/page.h"

namespace searchlight::ui {

// An icon over a name for each page; Ctrl+1, Ctrl+2 .. go there. The one that leads to all others stands at the top and has Alt+Home.
// Hidden where there is only one place to be.
class Rail : public QFrame {
  Q_OBJECT
 public:
  explicit Rail(const std::vector<PageInfo>& pages, QWidget* parent = nullptr);

  void setCurrent(int index);
  // As they stand there: for a menu, and for the shortcuts.
  QList<QAction*> actions() const { return m_places->actions(); }
  void retranslate();

 Q_SIGNALS:
  void chosen(int index);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void fit();

  const std::vector<PageInfo>& m_pages;
  QActionGroup* m_places;
  std::vector<QAction*> m_actions;  // by page
};

}  // namespace searchlight::ui
