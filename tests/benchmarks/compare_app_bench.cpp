// tests/benchmarks/compare_app_bench.cpp: what a frame costs in the real window with eight searches side by side.
//
// The window is 2560 x 1440, and the compare page in front with its table, timeline, figures and tables; frames are those of
// metered_app.h. Arguments pick the maps whose name has the first one, and what is done (a seek, a dragged goal, a painted wall) whose
// name has the second.
#include <QStandardPaths>
#include <QTemporaryDir>
#include <string_view>

#include "app/compare/compare_page.h"
#include "app/grid/map_lab_page.h"
#include "app/pages.h"
#include "app/shell/program.h"
#include "app/shell/window.h"
#include "core/grid/endpoints.h"
#include "core/grid/map_format.h"
#include "core/grid/maze.h"
#include "core/random/random.h"
#include "tests/benchmarks/metered_app.h"

namespace searchlight::ui {
namespace {

constexpr int kActions = 100;

class Bench {
 public:
  // Only what is done whose name has `wanted`.
  Bench(MeteredApplication* application, std::string_view wanted)
      : m_application(application), m_wanted(wanted) {
    Settings settings = Settings::isolated(m_dir.filePath(u"settings.ini"_s));
    settings.setLanguage(u"en"_s);
    m_program = std::make_unique<Program>(pages(), settings, m_dir.filePath(u"autosave"_s));
    m_program->setWindowSize(QSize(2560, 1440));
    m_window = m_program->newWindow();
    m_window->show();
  }
  ~Bench() {
    m_application->setTransport(nullptr);
    lab().map().load({}, {}, {});
  }

  void run(const char* name, grid::MapDocument document) {
    std::printf("%s, %d x %d:\n", name, document.map.width(), document.map.height());
    m_window->showPage(QString::fromLatin1(MapLabPage::kId));
    grid::RouteOptions options;
    options.neighbours = grid::Neighbours::Eight;
    lab().options().setOptions(options);
    lab().showMap(std::move(document), {}, QString::fromLatin1(name), Transport::StartAt::End);
    m_window->showPage(QString::fromLatin1(ComparePage::kId));
    m_application->setTransport(page().transport());
    page().setRuns(searches());
    settle();
    for (const ComparePane* pane : page().panes().panes())
      std::printf("    %-44s %9zu events, a board of %d x %d\n", qPrintable(pane->title()),
                  pane->run().recorded(), const_cast<ComparePane*>(pane)->board().width(),
                  const_cast<ComparePane*>(pane)->board().height());
    const auto does = [this](std::string_view what) { return what.find(m_wanted) != std::string_view::npos; };
    if (does("playing")) play();
    if (does("seeks")) seeks();
    if (does("goal moves")) goalMoves();
    if (does("walls")) walls();
    std::printf("  memory: at most %zu of %zu MiB\n", m_mostMemory >> 20, m_program->memory()->total() >> 20);
  }

 private:
  ComparePage& page() {
    return static_cast<ComparePage&>(*m_window->page(QString::fromLatin1(ComparePage::kId)));
  }
  MapLabPage& lab() {
    return static_cast<MapLabPage&>(*m_window->page(QString::fromLatin1(MapLabPage::kId)));
  }
  MapModel& map() { return lab().map(); }
  Transport& transport() { return *page().transport(); }

  static std::vector<RunWords> searches() {
    const auto words = [](std::initializer_list<std::pair<const char*, const char*>> pairs) {
      RunWords out;
      for (const auto& [name, value] : pairs) out.set(name, value);
      return out;
    };
    return {words({{"algorithm", "a-star"}}),
            words({{"algorithm", "dijkstra"}}),
            words({{"algorithm", "breadth-first"}}),
            words({{"algorithm", "greedy"}}),
            words({{"algorithm", "weighted-a-star"}, {"weight", "2"}}),
            words({{"algorithm", "bidirectional"}}),
            words({{"algorithm", "a-star"}, {"ties", "first-in"}}),
            words({{"algorithm", "canonical-a-star"}})};
  }

  void handleEvents() {
    QApplication::processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents);
    m_mostMemory = std::max(m_mostMemory, m_program->memory()->used());
  }
  void untilIdle() {
    while (transport().activity() != Transport::Activity::Idle) handleEvents();
    QApplication::processEvents();
  }
  void settle() {
    while (!page().isSettled()) handleEvents();
    QApplication::processEvents();
    m_application->takeFrames();
  }
  // Until every board shows what it should.
  void untilPainted() {
    while (page().panes().isPaintingLate()) handleEvents();
  }
  // As the mouse does it: the next move comes a frame later, whatever is done by then.
  void inTheTimeOfAFrame(const std::function<void()>& what) {
    QElapsedTimer timer;
    timer.start();
    m_application->act(what);
    do {
      QApplication::processEvents();
      QThread::usleep(200);
    } while (timer.elapsed() < static_cast<qint64>(kBar));
    m_mostMemory = std::max(m_mostMemory, m_program->memory()->used());
  }

  void play() {
    transport().setSpeed(1e6);
    transport().toStart();
    settle();
    transport().play();
    untilIdle();
    report("playing", m_application->takeFrames());
    transport().playReverse();
    untilIdle();
    report("playing back", m_application->takeFrames());
  }

  void seeks() {
    transport().toEnd();
    settle();
    Random random(7);
    std::vector<double> there;
    for (int i = 0; i < kActions; ++i) {
      const std::size_t place = random.below(static_cast<std::uint32_t>(transport().recorded() + 1));
      QElapsedTimer timer;
      timer.start();
      m_application->act([&] { transport().seek(place); });
      untilIdle();
      untilPainted();
      there.push_back(1e-6 * static_cast<double>(timer.nsecsElapsed()));
    }
    report("seeks", m_application->takeFrames());
    std::ranges::sort(there);
    std::printf("  %-22s there, and all boards painted, after %.1f ms, %.1f at 95%%\n", "",
                bench::median(there), there[there.size() * 95 / 100]);
  }

  void goalMoves() {
    transport().toEnd();
    settle();
    Random random(8);
    Point at = *map().document().goal;
    map().beginStroke(grid::MapEditKind::MoveGoal);
    for (int i = 0; i < kActions; ++i) {
      Point to = at;
      while (to == at || !map().document().map.contains(to) || map().document().map.isWall(to))
        to = {at.x + static_cast<int>(random.below(9)) - 4, at.y + static_cast<int>(random.below(9)) - 4};
      at = to;
      inTheTimeOfAFrame([&] { map().moveGoalTo(at); });
    }
    m_application->act([&] { map().finishStroke(); });
    report("goal moves", m_application->takeFrames());
    settle();
  }

  // Across the middle, one stroke of the brush.
  void walls() {
    const int y = map().document().map.height() / 2, left = map().document().map.width() / 2 - kActions / 2;
    map().beginStroke(grid::MapEditKind::Paint);
    for (int i = 0; i < kActions; ++i) {
      const Point p{left + i, y};
      if (p != *map().document().start && p != *map().document().goal)
        inTheTimeOfAFrame([&] { map().paintTo(p, grid::kWall, 1); });
    }
    m_application->act([&] { map().finishStroke(); });
    report("walls", m_application->takeFrames());
    settle();
  }

  MeteredApplication* m_application;
  std::string_view m_wanted;
  QTemporaryDir m_dir;
  std::unique_ptr<Program> m_program;
  Window* m_window = nullptr;
  std::size_t m_mostMemory = 0;
};

void benchAll(MeteredApplication* application, std::string_view wanted, std::string_view wantedActions) {
  std::printf("eight panes in a window of 2560 x 1440; bar, at the median and at 95%%: %.0f ms\n", kBar);
  Bench bench(application, wantedActions);
  const auto run = [&](const char* name, const std::function<grid::MapDocument()>& make) {
    if (std::string_view(name).find(wanted) != std::string_view::npos) bench.run(name, make());
  };
  const auto generated = [](grid::Generator generator) {
    return [generator] { return grid::generateDocument({generator, 512, 512, 7, {}}); };
  };
  run("caves", generated(grid::Generator::Caves));
  run("open", generated(grid::Generator::Open));
  const auto folder = bench::mapFolder();
  if (!folder) return;
  run("lak304d", [&] {
    grid::MapDocument document = grid::readMapFile(*folder / "lak304d.map");
    grid::addMissingEnds(document);
    return document;
  });
}

}  // namespace
}  // namespace searchlight::ui

int main(int argc, char** argv) {
  if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
  QStandardPaths::setTestModeEnabled(true);
  searchlight::ui::MeteredApplication application(argc, argv);
  std::setvbuf(stdout, nullptr, _IOLBF, 0);
  searchlight::ui::benchAll(&application, argc > 1 ? argv[1] : "", argc > 2 ? argv[2] : "");
}
