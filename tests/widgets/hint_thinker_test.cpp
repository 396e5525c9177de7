// tests/widgets/hint_thinker_test.cpp: a hint from a thread is the one that core finds, and what is given up is silent.
#include "widgets/lines/hint_view.h"

#include "tests/test_main.h"

using lines::player::Hint;
using lines::player::HintFinder;
using lines::player::HintOptions;

namespace {

// Some balls, so that there is something to think about.
lines::Position playedPosition(const lines::Settings& settings, int turns) {
  lines::Position position = lines::firstPosition(settings, 5);
  const HintFinder finder(settings);
  for (int i = 0; i < turns && !position.isOver(); ++i)
    (void)lines::play(position, settings, finder.find(position, {.samples = 0})->move);
  return position;
}

// No move is legal on it. Five colours in diagonal order make no line.
lines::Position fullPosition(const lines::Settings& settings) {
  lines::Board board(settings.size);
  for (int y = 0; y < settings.size; ++y)
    for (int x = 0; x < settings.size; ++x)
      board.set({x, y}, static_cast<lines::Colour>((x + 2 * y) % 5 + 1));
  return lines::positionOn(settings, board, 1);
}

constexpr lines::Settings kSmall{.size = 6, .colours = 5};
constexpr std::uint64_t kManySamples = 100'000'000;

// ToldHints by the thinker, in the order of telling.
struct ToldHints {
  std::vector<HintThinker::Progress> progress;
  std::vector<Hint> hints;
  int noMoves = 0;
  bool isProgressAfterHint = false;
  bool isOnOtherThread = false;

  explicit ToldHints(HintThinker& thinker) {
    QObject::connect(&thinker, &HintThinker::progressed, &thinker, [this](const HintThinker::Progress& p) {
      progress.push_back(p);
      isProgressAfterHint |= !hints.empty();
      note();
    });
    QObject::connect(&thinker, &HintThinker::found, &thinker, [this](const Hint& hint) {
      hints.push_back(hint);
      note();
    });
    QObject::connect(&thinker, &HintThinker::noMove, &thinker, [this] {
      ++noMoves;
      note();
    });
  }

 private:
  void note() { isOnOtherThread |= QThread::currentThread() != qApp->thread(); }
};

}  // namespace

class HintThinkerTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void findsWhatCoreFinds_data() {
    const auto row = testing::columns<int, bool>("samples", "hasPlaces");
    row("the judge alone", 0, true);
    row("sampled", 96, true);
    row("colours only", 96, false);
  }
  void findsWhatCoreFinds() {
    FETCH_ALL((int, samples), (bool, hasPlaces));
    const lines::Position position = playedPosition(kSmall, 5);
    HintOptions options;
    options.samples = static_cast<std::uint64_t>(samples);
    options.preview = hasPlaces ? lines::player::Preview::Places : lines::player::Preview::Colours;
    const Hint expected = *HintFinder(kSmall).find(position, options);

    HintThinker thinker;
    ToldHints told(thinker);
    QVERIFY(!thinker.isThinking());
    thinker.think(kSmall, position, options);
    QVERIFY(thinker.isThinking());
    QVERIFY(told.progress.empty() && told.hints.empty());  // nothing from inside a call
    QTRY_COMPARE(told.hints.size(), std::size_t{1});
    QVERIFY(!thinker.isThinking());
    const Hint& hint = told.hints.front();
    QVERIFY(hint.move == expected.move);
    QCOMPARE(hint.reason, expected.reason);
    QCOMPARE(hint.samples, expected.samples);
    QCOMPARE(hint.candidates.size(), expected.candidates.size());
    for (std::size_t i = 0; i < hint.candidates.size(); ++i) {
      QVERIFY(hint.candidates[i].move == expected.candidates[i].move);
      QCOMPARE(hint.candidates[i].value, expected.candidates[i].value);
    }
    // The first look is always told, and before the end.
    QVERIFY(!told.progress.empty());
    QCOMPARE(told.progress.front().judgedMoves, expected.judgedMoves);
    QCOMPARE(told.progress.front().candidates.size(), expected.candidates.size());
    QVERIFY(!told.isProgressAfterHint);
    QVERIFY(!told.isOnOtherThread);
    QCOMPARE(told.noMoves, 0);
  }

  void saysThatThereIsNoMove() {
    constexpr lines::Settings settings{.size = 5, .colours = 5};
    HintThinker thinker;
    ToldHints told(thinker);
    thinker.think(settings, fullPosition(settings), {});
    QTRY_COMPARE(told.noMoves, 1);
    QVERIFY(!thinker.isThinking());
    QVERIFY(told.hints.empty());
    QVERIFY(told.progress.empty());
  }

  // Other settings, too: what is kept from one question to the next is of the right board.
  void aNewQuestionGivesUpTheOldOne() {
    const lines::Position small = playedPosition(kSmall, 3), large = playedPosition({}, 3);
    HintThinker thinker;
    ToldHints told(thinker);
    for (int i = 0; i < 20; ++i) thinker.think(kSmall, small, {.samples = kManySamples});
    thinker.think({}, large, {.samples = 64});
    const Hint expected = *HintFinder({}).find(large, {.samples = 64});
    QTRY_VERIFY(!told.hints.empty());
    QCOMPARE(told.hints.size(), std::size_t{1});
    QVERIFY(told.hints.front().move == expected.move);
    QCOMPARE(told.hints.front().samples, expected.samples);
    for (const HintThinker::Progress& p : told.progress) QCOMPARE(p.judgedMoves, expected.judgedMoves);
    // And back again.
    thinker.think(kSmall, small, {.samples = 64});
    QTRY_COMPARE(told.hints.size(), std::size_t{2});
    QVERIFY(told.hints.back().move == HintFinder(kSmall).find(small, {.samples = 64})->move);
  }

  void stopTakesTheBest_data() {
    testing::columns<bool>("hasBegun")("while it samples", true)("before it has begun", false);
  }
  void stopTakesTheBest() {
    QFETCH(bool, hasBegun);
    const lines::Position position = playedPosition({}, 2);
    HintThinker thinker;
    ToldHints told(thinker);
    thinker.think({}, position, {.samples = kManySamples});
    if (hasBegun) QTRY_VERIFY(!told.progress.empty());
    thinker.stop(true);
    QTRY_COMPARE(told.hints.size(), std::size_t{1});
    QVERIFY(!thinker.isThinking());
    QVERIFY(told.hints.front().samples < kManySamples);
    QVERIFY(lines::isLegal(position.board, told.hints.front().move));
    thinker.stop(true);  // of nothing
    QVERIFY(!thinker.isThinking());
  }

  void stopTellsNothing() {
    const lines::Position position = playedPosition(kSmall, 2);
    HintThinker thinker;
    ToldHints told(thinker);
    thinker.think(kSmall, position, {.samples = kManySamples});
    thinker.stop(false);
    QVERIFY(!thinker.isThinking());
    // The queue has one thread: when this one is answered, the first would have been.
    thinker.think(kSmall, position, {.samples = 16});
    QTRY_VERIFY(!told.hints.empty());
    QCoreApplication::processEvents();
    QCOMPARE(told.hints.size(), std::size_t{1});
    QVERIFY(told.hints.front().samples <= 16);
  }

  // An answer that is on its way when it is given up does not come.
  void whatIsOnItsWayIsGivenUpToo() {
    const lines::Position position = playedPosition(kSmall, 2);
    HintThinker thinker;
    ToldHints told(thinker);
    QObject::connect(&thinker, &HintThinker::progressed, &thinker, [&] { thinker.stop(false); });
    thinker.think(kSmall, position, {.samples = 16});
    QTRY_VERIFY(!thinker.isThinking());
    QObject::disconnect(&thinker, &HintThinker::progressed, &thinker, nullptr);
    ToldHints later(thinker);
    thinker.think(kSmall, position, {.samples = 32});
    QTRY_VERIFY(!later.hints.empty());
    QCOMPARE(told.hints.size(), std::size_t{1});
    QVERIFY(told.hints.front().samples > 16);
  }

  void goesWhileItThinks() {
    const lines::Position position = playedPosition({}, 2);
    for (const bool hasBegun : {false, true}) {
      auto thinker = std::make_unique<HintThinker>();
      int told = 0;
      connect(thinker.get(), &HintThinker::progressed, this, [&told] { ++told; });
      thinker->think({}, position, {.samples = kManySamples});
      if (hasBegun) QTRY_VERIFY(told > 0);
      thinker.reset();
      const int before = told;
      QCoreApplication::processEvents();
      QCOMPARE(told, before);
    }
  }
};

SEARCHLIGHT_TEST(HintThinkerTest)
#include "hint_thinker_test.moc"
