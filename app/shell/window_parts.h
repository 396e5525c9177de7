// app/shell/window_parts.h: the places of the program, one below the other at the window's left edge.
#pragma once
#include <QActionGroup>
#include <QFrame>
#include <QWidget>

#include "app/shell/page.h"

class QHBoxLayout;
class QToolBar;
class QToolButton;

namespace searchlight::ui {

// The row above every page.
//
//   | undo, redo, the page's tools          title          what the page offers |
class ElidedLine;

// Of one height on every page, also where a page has no tools: neither board nor text jumps when another page comes.
class Header : public QWidget {
  Q_OBJECT
 public:
  static constexpr int kHeight = 40;  // pixels
  explicit Header(QWidget* parent);

  QToolBar& tools() { return *m_tools; }
  // What is in front, in the middle of the row as far as the tools leave it.
  void setTitle(const QString& title);
  // Buttons at the right end, in words where there is room for all of them, else as icons. They stay the page's, and are seen as
  // long as they are visible. REQUIRES: they are replaced before they go.
  void setOffers(const QList<QAction*>& actions);

 protected:
  bool event(QEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

 private:
  void arrange();

  QToolBar* m_tools;
  ElidedLine* m_title;
  QWidget* m_offersPlace;
  QHBoxLayout* m_row;
  QList<QToolButton*> m_offers;
  int m_worded = 0;  // how wide they are in words
  bool m_isStale = true, m_isIconic = false;
};

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

 private:
  void fit();

  const std::vector<PageInfo>& m_pages;
  QActionGroup* m_places;
  std::vector<QAction*> m_actions;  // by page
};

}  // namespace searchlight::ui
