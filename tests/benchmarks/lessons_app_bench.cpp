// tests/benchmarks/lessons_app_bench.cpp: how long it takes until a lesson is there: from the click in the list until its text and
// its board, at the moment that its first step speaks of, have been painted. Without and with its world's page from the lesson before.
#include <QApplication>
#include <QElapsedTimer>
#include <QTemporaryDir>
#include <cstdio>

#include "app/lessons/lesson_stage.h"
#include "app/lessons/lessons_page.h"
#include "app/pages.h"
#include "app/shell/program.h"
#include "app/shell/window.h"

namespace searchlight::ui {
namespace {

constexpr double kLessonBar = 50;  // ms

double opened(Window& window, LessonsPage& page, std::size_t row) {
  bool isTold = false;
  const auto* stage = page.findChild<LessonStage*>();
  const auto told = QObject::connect(stage, &LessonStage::told, [&] { isTold = true; });
  QElapsedTimer timer;
  timer.start();
  page.openLesson(row);
  while (!isTold) QApplication::processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents);
  window.repaint();
  const double took = static_cast<double>(timer.nsecsElapsed()) / 1e6;
  QObject::disconnect(told);
  while (!page.isSettled()) QApplication::processEvents(QEventLoop::AllEvents, 20);
  return took;
}

void run() {
  const QTemporaryDir dir;
  Settings settings = Settings::isolated(dir.filePath(u"settings.ini"_s));
  settings.setLanguage(u"en"_s);
  Program program(pages(), settings, dir.filePath(u"autosave"_s));
  program.setWindowSize(QSize(1440, 900));
  Window* window = program.newWindow();
  window->show();
  window->showPage(QString::fromLatin1(LessonsPage::kId));
  auto& page = static_cast<LessonsPage&>(*window->page(QString::fromLatin1(LessonsPage::kId)));
  std::printf("%-44s %8s %8s   (bar: %.0f ms)\n", "lesson", "first", "again", kLessonBar);
  for (std::size_t row = 0; row < page.list().lessons().size(); ++row) {
    const double first = opened(*window, page, row);
    page.showAll();
    const double again = opened(*window, page, row);
    page.showAll();
    std::printf("%-44s %8.1f %8.1f\n", qPrintable(page.list().lessons()[row].title), first, again);
  }
}

}  // namespace
}  // namespace searchlight::ui

int main(int argc, char** argv) {
  QApplication application(argc, argv);
  searchlight::ui::run();
  return 0;
}
