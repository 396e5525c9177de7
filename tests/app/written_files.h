// tests/app/written_files.h: a window among files that other versions of the program have written.
#pragma once
#include "app/grid/map_lab_page.h"
#include "app/klotski/klotski_page.h"
#include "app/lines/lines_page.h"
#include "app/sokoban/sokoban_page.h"
#include "tests/app/program_window.h"

namespace searchlight::testing {

class WrittenFiles : protected ProgramWindow {
 protected:
  static QString appFormats(const QString& file) {
    return QStringLiteral(SEARCHLIGHT_TEST_DATA "/formats/app/") + file;
  }
  static QString setUpPath(const char* name) {
    return appFormats(u"set-ups/%1.searchlight"_s.arg(QString::fromLatin1(name)));
  }
  static QString userData(const QString& file = {}) { return keptPath(file); }
  // Every file below a folder with its bytes, by its place there.
  static std::map<QString, QByteArray> filesBelow(const QString& folder) {
    std::map<QString, QByteArray> out;
    for (QDirIterator it(folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories); it.hasNext();) {
      const QString path = it.next();
      out[QDir(folder).relativeFilePath(path)] = read(path);
    }
    return out;
  }

  // Without settings.
  void begin() {
    QStandardPaths::setTestModeEnabled(true);
    forgetKept();
    m_dir = std::make_unique<QTemporaryDir>();
  }
  void end() {
    if (m_window && m_program) the<ui::MapLabPage>().map().load({}, {}, {});
    close();
  }
  void openProgram() override {
    ui::Settings::isolated(path("settings.ini")).setLanguage(u"en"_s);
    startProgram();
  }
  void open(const char* page = "") {
    m_page = page;
    if (!m_program) openProgram();
    openWindow();
  }
  const char* frontPage() const override { return m_page; }
  ui::LinesPage& linesPage() { return the<ui::LinesPage>(); }
  ui::KlotskiPage& klotskiPage() { return the<ui::KlotskiPage>(); }
  ui::SokobanPage& sokobanPage() { return the<ui::SokobanPage>(); }

 private:
  QByteArray m_page;
};

}  // namespace searchlight::testing
