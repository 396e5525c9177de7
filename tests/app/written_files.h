// tests/app/written_files.h: a window among files that other versions of the program have written.
#pragma once
#include "app/grid/map_lab_page.h"
#include "app/klotski/klotski_page.h"
#include "app/lines/lines_page.h"
#include "app/pages.h"
#include "app/shell/program.h"
#include "app/shell/window.h"
#include "app/sokoban/sokoban_page.h"
#include "tests/test_main.h"

namespace searchlight::testing {

using namespace ui;

class WrittenFiles {
 protected:
  static QString appFormats(const QString& file) {
    return QStringLiteral(SEARCHLIGHT_TEST_DATA "/formats/app/") + file;
  }
  static QString setUpPath(const char* name) {
    return appFormats(u"set-ups/%1.searchlight"_s.arg(QString::fromLatin1(name)));
  }
  static QString userData(const QString& file = {}) {
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + u'/' + file;
  }
  static QByteArray contentOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
  }
  static void putContent(const QString& path, const QByteArray& text) {
    QDir().mkpath(QFileInfo(path).path());
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(text), text.size());
  }
  // Every file below a folder with its bytes, by its place there.
  static std::map<QString, QByteArray> filesBelow(const QString& folder) {
    std::map<QString, QByteArray> out;
    for (QDirIterator it(folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories); it.hasNext();) {
      const QString path = it.next();
      out[QDir(folder).relativeFilePath(path)] = contentOf(path);
    }
    return out;
  }

  void begin() {
    forgetData();
    m_dir = std::make_unique<QTemporaryDir>();
  }
  void end() {
    if (m_window && m_program)
      if (auto* lab = static_cast<MapLabPage*>(m_window->page(u"map-lab"_s))) lab->map().load({}, {}, {});
    m_program.reset();
    m_window = nullptr;
    m_dir.reset();
    forgetData();
  }

  QString path(const char* name) const { return m_dir->filePath(QString::fromLatin1(name)); }
  void openProgram() {
    Settings settings = Settings::isolated(path("settings.ini"));
    settings.setLanguage(u"en"_s);
    m_program = std::make_unique<Program>(pages(), settings, path("autosave"));
  }
  void open(const char* page = "") {
    if (!m_program) openProgram();
    m_window = m_program->newWindow(QString::fromLatin1(page));
    m_window->resize(1200, 800);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window, 60'000));
  }
  template <class T>
  T& at(const char* id) {
    return static_cast<T&>(*m_window->page(QString::fromLatin1(id)));
  }
  LinesPage& linesPage() { return at<LinesPage>(LinesPage::kId); }
  KlotskiPage& klotskiPage() { return at<KlotskiPage>(KlotskiPage::kId); }
  SokobanPage& sokobanPage() { return at<SokobanPage>(SokobanPage::kId); }
  static void forgetData() {
    QStandardPaths::setTestModeEnabled(true);
    QVERIFY(userData().contains(u"qttest"_s));
    QDir(userData()).removeRecursively();
  }

  std::unique_ptr<QTemporaryDir> m_dir;
  std::unique_ptr<Program> m_program;
  Window* m_window = nullptr;
};

}  // namespace searchlight::testing
