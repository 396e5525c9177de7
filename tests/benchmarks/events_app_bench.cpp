// tests/benchmarks/events_app_bench.cpp: what a frame costs in the real window while a search over boards is played, at every speed.
//
// The window is 1920 x 1080: Sokoban with 16 boxes, Klotski with its graph in view, Compare with four searches of each; frames are those of
// metered_app.h. The argument picks the scenes whose name has it.
#include <QDir>
#include <QFile>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <string_view>

#include "app/pages.h"
#include "app/shell/program.h"
#include "app/shell/window.h"
#include "app/shell/workbench_page.h"
#include "tests/benchmarks/metered_app.h"

namespace searchlight::ui {
namespace {

constexpr double kSpeeds[] = {1, 4, 30, 300, 3'000, 30'000, 1e6};  // steps a second
constexpr int kMsOfEach = 4'000;

const char* const kLevel = R"("searchlight-sokoban 1", "title Sixteen", "board",
  "##############", "#@---------.-#", "#-$-$-$-$-.--#", "#--#-----#.-.#", "#-$-$-$-$-.--#", "#----#-----..#",
  "#-$-$-$-$-.-.#", "#--#----#--..#", "#-$-$-$-$-.--#", "#---------..-#", "#-#---#---.-.#", "##############",
  "", "hints 0", "at 0")";
const char* const kKlotski =
    R"("searchlight-klotski 1", "title Hua Rong Dao", "goal C 1,3", "board", "VCCU", "VCCU", "WHHX", "WabX", "c..d",
       "", "made 0", "slides 0")";

struct Scene {
  const char* name;
  const char* page;
  const char* board;
  const char* question;
  const char* more;
};

const Scene kScenes[] = {
    {"Sokoban, 16 boxes", "sokoban", kLevel,
     R"("ask": "level", "metric": "pushes", "algorithm": "a-star", "light": "yes")",
     R"("view": {"tab": "open"})"},
    {"Klotski and its graph", "klotski", kKlotski,
     R"("count": "moves", "algorithm": "breadth-first", "light": "yes")", R"("view": {"tab": "graph"})"},
    {"Compare, four of Sokoban", "compare", kLevel,
     R"("ask": "level", "metric": "pushes", "algorithm": "a-star")",
     R"("runs": [{"algorithm": "a-star"}, {"algorithm": "greedy"}, {"algorithm": "breadth-first"}, {"algorithm": "depth-first"}],
        "view": {"world": "sokoban", "tab": "open"})"},
    {"Compare, four of Klotski", "compare", kKlotski, R"("count": "moves", "algorithm": "a-star")",
     R"("runs": [{"algorithm": "a-star"}, {"algorithm": "greedy"}, {"algorithm": "breadth-first"}, {"algorithm": "depth-first"}],
        "view": {"world": "klotski", "tab": "open"})"},
};

class Bench {
 public:
  explicit Bench(MeteredApplication* application) : m_application(application) {
    Settings settings = Settings::isolated(m_dir.filePath(u"settings.ini"_s));
    settings.setLanguage(u"en"_s);
    settings.setFlag("klotski/graph", true);
    m_program = std::make_unique<Program>(pages(), settings, m_dir.filePath(u"autosave"_s));
    m_program->setWindowSize(QSize(1920, 1080));
    m_window = m_program->newWindow();
    m_window->show();
  }

  void run(const Scene& scene) {
    std::printf("%s:\n", scene.name);
    const QString path = m_dir.filePath(u"scene.searchlight"_s);
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly | QIODevice::Truncate)) return;
    file.write(QByteArrayLiteral("{\"searchlight\": 1, \"page\": \"") + scene.page +
               "\", \"board\": {\"rows\": [" + scene.board + "]}, \"question\": {" + scene.question +
               "}, \"cursor\": 0, \"player\": {\"speed\": \"60\", \"unit\": \"event\"}, " + scene.more + "}");
    file.close();
    if (!m_window->openFile(path)) {
      std::puts("  it cannot be opened");
      return;
    }
    auto& page = static_cast<WorkbenchPage&>(*m_window->page(QString::fromLatin1(scene.page)));
    Transport& transport = *page.transport();
    m_application->setTransport(&transport);
    wait(2'000);
    for (const double speed : kSpeeds) {
      transport.setSpeed(speed);
      transport.toStart();
      wait(300);
      m_application->takeFrames();
      transport.play();
      QElapsedTimer timer;
      timer.start();
      while (timer.elapsed() < kMsOfEach && transport.activity() != Transport::Activity::Idle) turn();
      transport.pause();
      char name[32];
      std::snprintf(name, sizeof name, "%.0f a second", speed);
      report(name, m_application->takeFrames());
    }
    m_application->setTransport(nullptr);
  }

 private:
  static void turn() { QApplication::processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents); }
  static void wait(int milliseconds) {
    QElapsedTimer timer;
    timer.start();
    while (timer.elapsed() < milliseconds) QApplication::processEvents(QEventLoop::AllEvents, 20);
  }

  MeteredApplication* m_application;
  QTemporaryDir m_dir;
  std::unique_ptr<Program> m_program;
  Window* m_window = nullptr;
};

}  // namespace
}  // namespace searchlight::ui

int main(int argc, char** argv) {
  using namespace searchlight::ui;
  if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
  QStandardPaths::setTestModeEnabled(true);
  MeteredApplication application(argc, argv);
  std::setvbuf(stdout, nullptr, _IOLBF, 0);
  std::printf("in a window of 1920 x 1080; bar, at the median and at 95%%: %.0f ms\n", kBar);
  Bench bench(&application);
  for (const Scene& scene : kScenes)
    if (argc < 2 || std::string_view(scene.name).find(argv[1]) != std::string_view::npos) bench.run(scene);
}
