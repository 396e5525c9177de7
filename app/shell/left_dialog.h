// app/shell/left_dialog.h: File > Games left: a menu of the newest, and a dialog with all of them.
#pragma once
#include <QDialog>
#include <QString>
#include <QStringList>
#include <functional>
#include <vector>

#include "app/shell/left_works.h"

class QLabel;
class QMenu;
class QPushButton;
class QTreeWidget;

namespace searchlight::ui {

// What is in front somewhere in the window, which is not left: files.
using LeftInFront = std::function<QStringList()>;

// Fills a menu whenever it opens; it says so while it looks.
class LeftMenu : public QObject {
  Q_OBJECT
 public:
  static constexpr std::size_t kMost = 20;

  // All of them must outlive this.
  LeftMenu(QMenu* menu, const std::vector<PageInfo>& pages, LeftInFront inFront, QObject* parent);
  bool isReading() const { return m_works.isReading(); }  // it will fill the menu once more

 Q_SIGNALS:
  void chosen(const QString& pageId, const QString& file);
  void allWanted();

 private:
  void fill();

  QMenu* m_menu;
  LeftInFront m_inFront;
  QStringList m_shown;  // what the menu has
  LeftWorks m_works;
};

// All of them, to be opened or forgotten.
class LeftDialog : public QDialog {
  Q_OBJECT
 public:
  LeftDialog(const std::vector<PageInfo>& pages, LeftInFront inFront, QWidget* parent);

  // After it was accepted.
  QString pageId() const { return m_pageId; }
  QString file() const { return m_file; }

 private:
  void fill();
  void choose();
  void forget(bool isAll);
  void showButtons();

  LeftInFront m_inFront;
  LeftWorks m_works;
  QTreeWidget* m_list;
  QLabel* m_told;
  QPushButton *m_open, *m_forget, *m_forgetAll;
  QString m_pageId, m_file;
};

}  // namespace searchlight::ui
