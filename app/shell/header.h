// app/shell/header.h: the row above every page.
//
//   | undo, redo, the page's tools          title          what the page offers |
#pragma once
#include <QWidget>

class QHBoxLayout;
class QToolBar;
class QToolButton;

namespace searchlight::ui {

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

}  // namespace searchlight::ui
