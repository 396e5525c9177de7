// tests/app/lab_window.h: a window with the map lab in front, in folders of its own, for tests from outside.
#pragma once
#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <memory>

#include "app/grid/map_lab_page.h"
#include "app/pages.h"
#include "app/shell/program.h"
#include "app/shell/window.h"

namespace searchlight::testing {

class LabWindow {
 protected:
  void open() {
    m_dir = std::make_unique<QTemporaryDir>();
    ui::Settings settings = ui::Settings::isolated(path("settings.ini"));
    settings.setLanguage(QStringLiteral("en"));
    m_program = std::make_unique<ui::Program>(ui::pages(), settings, path("autosave"));
    m_window = m_program->newWindow();
    m_window->show();
  }
  void close() {
    // Whatever a test left unsaved is of no interest.
    lab().map().load({}, {}, {});
    m_program.reset();
    m_dir.reset();
  }

  ui::MapLabPage& lab() { return static_cast<ui::MapLabPage&>(m_window->page()); }
  void paint(Point p) {
    lab().map().beginStroke(grid::MapEditKind::Paint);
    lab().map().paintTo(p, grid::kWall, 1);
    lab().map().finishStroke();
  }
  QString path(const char* name) const { return m_dir->filePath(QString::fromUtf8(name)); }
  void write(const QString& name, const QByteArray& text) {
    QFile file(m_dir->filePath(name));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text);
  }
  void settle() { QTRY_VERIFY_WITH_TIMEOUT(lab().isSettled(), 60'000); }
  // A free field with the start in the upper left corner and the goal in the upper right.
  void openField(int width, int height) {
    lab().options().setOptions({});
    lab().showMap({grid::Map(width, height), Point{0, 0}, Point{width - 1, 0}}, {}, QStringLiteral("field"),
                  ui::Transport::StartAt::End);
    settle();
  }

  std::unique_ptr<QTemporaryDir> m_dir;
  std::unique_ptr<ui::Program> m_program;
  ui::Window* m_window = nullptr;
};

}  // namespace searchlight::testing
