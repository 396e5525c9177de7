// tests/app/any_window.h: a window with whatever page in front, its files in a folder of their own, for tests of all pages.
#pragma once
#include <QDir>
#include <QFile>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QtTest>
#include <memory>

#include "app/compare/compare_page.h"
#include "app/grid/map_lab_page.h"
#include "app/klotski/klotski_page.h"
#include "app/lines/lines_page.h"
#include "app/pages.h"
#include "app/shell/program.h"
#include "app/shell/window.h"
#include "app/sokoban/sokoban_page.h"

namespace searchlight::testing {

class AnyWindow {
 public:
  // Games are kept where QStandardPaths' test mode has them, and those of other tests are forgotten.
  explicit AnyWindow(const char* pageId) {
    QStandardPaths::setTestModeEnabled(true);
    forgetKept();
    openAgain(pageId);
  }
  ~AnyWindow() {
    m_program.reset();
    forgetKept();
  }
  // The program ends and begins again, with the same settings.
  void openAgain(const char* pageId) {
    m_program.reset();
    ui::Settings settings = ui::Settings::isolated(path("settings.ini"));
    settings.setLanguage(QStringLiteral("en"));
    settings.setFlag("klotski/motion", false);
    settings.setFlag("sokoban/motion", false);
    settings.setLastFolder(m_dir.path());
    m_program = std::make_unique<ui::Program>(ui::pages(), settings, path("autosave"));
    m_program->setMemory(std::size_t{256} << 20);
    m_window = m_program->newWindow(QString::fromLatin1(pageId));
    m_window->resize(1200, 800);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window, 60'000));
    m_window->page().takeFocus(Qt::OtherFocusReason);
  }
  AnyWindow(const AnyWindow&) = delete;
  AnyWindow& operator=(const AnyWindow&) = delete;

  QString path(const char* name) const { return m_dir.filePath(QString::fromLatin1(name)); }
  QString write(const char* name, const QByteArray& text) const {
    QFile file(path(name));
    return file.open(QIODevice::WriteOnly) && file.write(text) == text.size() ? file.fileName() : QString();
  }
  ui::Window& window() { return *m_window; }
  ui::Program& program() { return *m_program; }
  template <class P>
  P& page() {
    return static_cast<P&>(*m_window->page(QString::fromLatin1(P::kId)));
  }
  void show(const char* pageId) { m_window->showPage(QString::fromLatin1(pageId)); }

 private:
  static void forgetKept() {
    const QString path = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
    if (path.contains(QStringLiteral("qttest"))) QDir(path).removeRecursively();
  }

  QTemporaryDir m_dir;
  std::unique_ptr<ui::Program> m_program;
  ui::Window* m_window = nullptr;
};

}  // namespace searchlight::testing
