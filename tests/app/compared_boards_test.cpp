// tests/app/compared_boards_test.cpp: another opening, level, size or map on a page while a comparison looks at it: its boards and
// its searches change together.
#include "app/grid/samples.h"
#include "app/klotski/opening_list.h"
#include "tests/app/any_window.h"
#include "tests/core/lines_boards.h"
#include "tests/core/seed.h"
#include "tests/test_main.h"

namespace {

// The boards of one page that a comparison may look at, one after the other.
struct World {
  const char* id;
  std::size_t (*count)(testing::AnyWindow& shown);
  void (*change)(testing::AnyWindow& shown, std::size_t step);  // to the one that comes next
  // Whether this board of the comparison shows a state of what the page has now; `isStart`: the one that searches begin with.
  bool (*isOfPage)(testing::AnyWindow& shown, const BoardView& board, bool isStart);
};

bool hasSize(const BoardView& board, int columns, int rows) {
  return board.scene().columns == columns && board.scene().rows == rows;
}

constexpr int kSmallestField = 5, kLargestField = 20;  // of Color Lines

const World kDomains[] = {
    {KlotskiPage::kId, [](testing::AnyWindow&) { return openingCount(); },
     [](testing::AnyWindow& shown, std::size_t) {
       shown.page<KlotskiPage>().action(GameCommand::Previous)->trigger();
     },
     [](testing::AnyWindow& shown, const BoardView& view, bool isStart) {
       const klotski::Game& game = shown.page<KlotskiPage>().game();
       const auto& board = static_cast<const KlotskiBoard&>(view);
       return hasSize(view, game.opening().board.width(), game.opening().board.height()) &&
              board.board() == game.opening().board && game.opening().board.isLegal(board.position()) &&
              (!isStart || board.position() == game.state());
     }},
    {SokobanPage::kId,
     [](testing::AnyWindow& shown) { return shown.page<SokobanPage>().levels().levels.size(); },
     [](testing::AnyWindow& shown, std::size_t) {
       shown.page<SokobanPage>().action(GameCommand::Previous)->trigger();
     },
     [](testing::AnyWindow& shown, const BoardView& view, bool isStart) {
       const sokoban::Game& game = shown.page<SokobanPage>().game();
       const auto& board = static_cast<const SokobanBoard&>(view);
       const auto isFree = [&](sokoban::Cell cell) {
         return cell < game.opening().board.width() * game.opening().board.height() &&
                game.opening().board.isInside(cell);
       };
       return hasSize(view, game.opening().board.width(), game.opening().board.height()) &&
              board.board() == game.opening().board && isFree(board.position().worker) &&
              std::ranges::all_of(board.position().boxes, isFree) &&
              board.position().boxes.size() == game.state().boxes.size() &&
              (!isStart || board.position() == game.state());
     }},
    {LinesPage::kId, [](testing::AnyWindow&) { return std::size_t{2 * (kLargestField - kSmallestField)}; },
     // From the largest to the smallest and back, a move under the searchlight each.
     [](testing::AnyWindow& shown, std::size_t step) {
       auto& page = shown.page<LinesPage>();
       const int size = kSmallestField + std::abs(kLargestField - kSmallestField - static_cast<int>(step));
       lines::Settings settings;
       settings.size = size;
       page.deal(settings, step);
       Random random(step);
       page.showSearch({page.game().state().position.board,
                        *testing::anyMove(page.game().state().position.board, random)},
                       Transport::StartAt::Same);
     },
     [](testing::AnyWindow& shown, const BoardView& view, bool) {
       const int size = shown.page<LinesPage>().game().opening().settings.size;
       return hasSize(view, size, size);
     }},
    {MapLabPage::kId, [](testing::AnyWindow&) { return std::size_t{30}; },
     // The samples among generated maps of all shapes.
     [](testing::AnyWindow& shown, std::size_t step) {
       auto& page = shown.page<MapLabPage>();
       if (step % 6 == 5) {
         const Reading taking = page.open(samples()[step / 6 % samples().size()].path);
         QVERIFY2(taking.isTaken(), qPrintable(taking.why()));
         return;
       }
       const auto generators = grid::generators();
       grid::GeneratorSettings settings;
       settings.generator = generators[step % generators.size()].generator;
       settings.width = 5 + static_cast<int>(step * 37 % 90);
       settings.height = 5 + static_cast<int>(step * 53 % 70);
       page.showMap(grid::generateDocument(settings), {}, u"generated"_s, Transport::StartAt::Same);
     },
     [](testing::AnyWindow& shown, const BoardView& view, bool) {
       const grid::Map& map = shown.page<MapLabPage>().map().document().map;
       return hasSize(view, map.width(), map.height());
     }},
};

enum { kPlaying, kAtEnd, kOverlay };
constexpr const char* kMoments[] = {", playing", ", at its end", ", at its end with the overlay"};

}  // namespace

class ComparedBoardsTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void changeWithTheirSearches_data() {
    const auto row = testing::columns<int, int>("world", "moment");
    for (int w = 0; w < static_cast<int>(std::size(kDomains)); ++w)
      for (int moment = 0; moment < static_cast<int>(std::size(kMoments)); ++moment)
        row(qPrintable(QLatin1String(kDomains[w].id) + QLatin1String(kMoments[moment])), w, moment);
  }
  // Every other time the page is in front, and the comparison behind it: in another row it is the other way round.
  void changeWithTheirSearches() {
    FETCH(const int, world, moment);
    const World& w = kDomains[world];
    testing::AnyWindow shown(w.id);
    Page& page = shown.window().page();
    auto& compare = shown.page<ComparePage>();
    // Heard before the comparison asks anew: what its boards show is of the page already, and not of the searches before.
    bool areOfPage = true;
    connect(page.comparable(), &Comparable::questionChanged, this, [&] {
      for (const ComparePane* pane : compare.panes().panes())
        areOfPage &= w.isOfPage(shown, pane->board(), true);
    });
    compare.lookAt(page);
    w.change(shown, 0);  // without a move Color Lines has no question
    shown.show(ComparePage::kId);
    QVERIFY(compare.panes().panes().size() >= 2);
    shown.overlay(moment == kOverlay);
    compare.transport()->setSpeed(1000);

    const auto look = [&](bool isStart) {
      for (const ComparePane* pane : compare.panes().panes()) {
        const BoardScene& scene = pane->board().scene();
        for (const Point p : {Point{0, 0}, Point{scene.columns - 1, scene.rows - 1}})
          pane->board().description(p);
        if (!w.isOfPage(shown, pane->board(), isStart)) return false;
      }
      return true;
    };
    const std::size_t all = w.count(shown);
    // All kinds of boards are among the first that come.
    const std::size_t steps = testing::isShortened() ? std::min<std::size_t>(all, 18) : all;
    const auto moments = std::size(kMoments);
    const auto stay = static_cast<std::size_t>(moment);
    for (std::size_t step = 1; step <= steps;) {
      const std::string at = std::string(w.id) + ", step " + std::to_string(step);
      const bool isBehind = step / moments % 2 == stay % 2;
      // The searches are somewhere in the midst of this board, or all over.
      moment == kPlaying ? compare.transport()->play() : compare.transport()->toEnd();
      QTest::qWait(5);
      if (isBehind) shown.show(w.id);
      // Each board is stayed at in one of the moments; the others go by, as under a key that is held.
      do {
        w.change(shown, step);
        QVERIFY2(areOfPage, at.c_str());
        QVERIFY2(look(isBehind), at.c_str());
      } while (step++ % moments != stay && step <= steps);
      // Behind, nothing is asked before somebody looks; meanwhile the searches may go on.
      if (isBehind) {
        compare.transport()->stepForward();
        QVERIFY2(look(true), at.c_str());
        shown.show(ComparePage::kId);
      }
      QVERIFY2(look(false), at.c_str());
      QCoreApplication::processEvents();
      QVERIFY2(look(false), at.c_str());
    }
  }

  // Behind, its searches are of the map before. Whoever changes the language then may not ask about the map that is there now: its
  // figures were those of the old ways on the new map.
  void figuresAreOfTheMapThatWasSearched() {
    testing::AnyWindow shown(MapLabPage::kId);
    auto& page = shown.page<MapLabPage>();
    auto& compare = shown.page<ComparePage>();
    page.showMap({grid::Map(60, 60), Point{0, 0}, Point{59, 59}}, {}, u"large"_s, Transport::StartAt::End);
    compare.lookAt(page);
    shown.show(ComparePage::kId);
    QTRY_VERIFY(compare.isSettled());
    const auto costs = [&] {
      std::vector<std::optional<double>> all;
      for (const CompareRow& row : compare.table().model().rows()) all.push_back(row.cost);
      return all;
    };
    const auto before = costs();
    QVERIFY(before.size() == 2 && before[0] && *before[0] > 59);
    shown.show(MapLabPage::kId);
    page.showMap({grid::Map(5, 5), Point{0, 0}, Point{4, 4}}, {}, u"small"_s, Transport::StartAt::End);
    QEvent language(QEvent::LanguageChange);
    QCoreApplication::sendEvent(&compare, &language);
    for (ComparePane* pane : compare.panes().panes())
      Q_EMIT pane->run().answerChanged();  // one was on its way
    QTRY_VERIFY(compare.isSettled());
    const auto behind = costs();
    for (std::size_t i = 0; i < behind.size(); ++i) QVERIFY(!behind[i] || behind[i] == before[i]);
    shown.show(ComparePage::kId);
    QTRY_VERIFY(compare.isSettled());
    QTRY_VERIFY(costs()[0] && *costs()[0] < 9);
  }
};

SEARCHLIGHT_TEST(ComparedBoardsTest)
#include "compared_boards_test.moc"
