// app/main_window.h: one window: menus, tool bar, the map lab, and what belongs to the file it shows.
#pragma once
#include <QMainWindow>
#include <memory>

#include "app/actions.h"
#include "app/autosave.h"
#include "app/map_lab_page.h"

class QMenu;
class QToolButton;
class QLabel;

namespace searchlight::ui {

class Program;

class MainWindow : public QMainWindow {
  Q_OBJECT
 public:
  explicit MainWindow(Program* program);
  ~MainWindow() override;

  MapLabPage& page() { return *m_page; }

  // The map that comes with the program, its search played half-way: the first sight.
  void openWelcome();
  // A map, a picture or a recorded search. False, with a message in the window and the present map as it was, when it
  // cannot be read; false also when the user wants to keep unsaved work.
  bool openFile(const QString& path);
  void recover(RecoveredMap map);

 protected:
  void closeEvent(QCloseEvent* event) override;
  void changeEvent(QEvent* event) override;
  void dragEnterEvent(QDragEnterEvent* event) override;
  void dropEvent(QDropEvent* event) override;

 private:
  void buildMenus();
  void buildToolBar();
  void connectActions();
  void retranslate();
  void fillRecentMenu();
  void updateTitle();
  void updateActions();
  bool mayReplaceMap();  // asks about unsaved work
  bool save();
  bool saveAs();
  void openDialog();
  void exportTrace();
  void showKeys();
  void showAbout();

  Program* m_program;
  Actions m_actions;
  MapLabPage* m_page;
  std::unique_ptr<Autosave> m_autosave;
  struct Menus {
    QMenu *file, *recent, *samples, *edit, *tools, *view, *texts, *layers, *theme, *language, *search, *help;
  } m_menus{};
  QToolBar* m_toolBar = nullptr;
  QLabel *m_cellLabel = nullptr, *m_zoomLabel = nullptr;
};

}  // namespace searchlight::ui
