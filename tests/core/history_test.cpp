// tests/core/history_test.cpp: the tree of changes, walked in every direction, bounded and not.
#include "core/history/history.h"

#include <stdexcept>

#include "core/random/random.h"
#include "tests/test_main.h"

namespace {

// A target that shows mistakes: letters are appended and taken off again, and only the last one may be.
struct Append {
  char letter;

  void apply(std::string& text) const {
    if (letter == '!') throw std::runtime_error("refused");
    text += letter;
  }
  void revert(std::string& text) const {
    if (text.empty() || text.back() != letter) throw std::logic_error("reverted on the wrong state");
    text.pop_back();
  }
};

struct Heavy : Append {
  std::size_t weight;
  std::size_t bytes() const { return weight; }
};

static_assert(ReversibleChange<Append, std::string> && !ReversibleChange<Append, int>);
static_assert(SizedChange<Heavy> && !SizedChange<Append>);

}  // namespace

class HistoryTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void undoAndRedo() {
    History<Append> history;
    std::string text;
    QVERIFY(!history.canUndo() && !history.canRedo());
    QVERIFY(!history.undo(text) && !history.redo(text));
    QVERIFY(!history.undoChange() && !history.redoChange());
    const HistoryPosition empty = history.position();
    history.apply({'a'}, text);
    const HistoryPosition ab = history.apply({'b'}, text);
    QCOMPARE(text, std::string("ab"));
    QCOMPARE(history.undoChange()->letter, 'b');
    QVERIFY(history.undo(text));
    QCOMPARE(text, std::string("a"));
    QCOMPARE(history.redoChange()->letter, 'b');
    QVERIFY(history.undo(text));
    QCOMPARE(text, std::string(""));
    QCOMPARE(history.position(), empty);
    QVERIFY(!history.canUndo());
    QVERIFY(history.redo(text) && history.redo(text));
    QCOMPARE(text, std::string("ab"));
    QCOMPARE(history.position(), ab);
    QVERIFY(!history.canRedo());
  }

  void recordedChangesAreNotApplied() {
    History<Append> history;
    std::string text = "already here: a";
    history.record({'a'});
    QVERIFY(history.undo(text));
    QCOMPARE(text, std::string("already here: "));
  }

  void branchesStay() {
    History<Append> history;
    std::string text;
    const HistoryPosition a = history.apply({'a'}, text);
    const HistoryPosition ab = history.apply({'b'}, text);
    history.undo(text);
    const HistoryPosition ac = history.apply({'c'}, text);
    const HistoryPosition acd = history.apply({'d'}, text);
    QCOMPARE(history.children(a), (std::vector<HistoryPosition>{ab, ac}));
    QCOMPARE(history.parent(ac), std::optional(a));
    QCOMPARE(history.parent(history.oldest()), std::optional<HistoryPosition>());
    QCOMPARE(history.change(acd)->letter, 'd');
    QCOMPARE(history.change(history.oldest()), nullptr);
    QCOMPARE(history.changeCount(), std::size_t{4});

    QVERIFY(history.jumpTo(ab, text));
    QCOMPARE(text, std::string("ab"));
    // Redo follows the branch that was left last, not the one that was recorded last.
    history.undo(text);
    history.redo(text);
    QCOMPARE(text, std::string("ab"));
    QVERIFY(history.jumpTo(acd, text));
    QCOMPARE(text, std::string("acd"));
    history.undo(text);
    history.undo(text);
    history.redo(text);
    QCOMPARE(text, std::string("ac"));
    QVERIFY(history.jumpTo(ac, text) && text == "ac");
    QVERIFY(!history.jumpTo(12345, text));
    QCOMPARE(text, std::string("ac"));
  }

  void refusedChangeIsNotRecorded() {
    History<Append> history;
    std::string text;
    const HistoryPosition before = history.apply({'a'}, text);
    QCOMPARE(history.position(), before);
    QVERIFY_THROWS_EXCEPTION(std::runtime_error, history.apply({'!'}, text));
    QCOMPARE(history.position(), before);
    QCOMPARE(history.changeCount(), std::size_t{1});
  }

  void clearForgetsButNumbersGoOn() {
    History<Append> history;
    std::string text;
    const HistoryPosition saved = history.apply({'a'}, text);
    history.clear();
    QVERIFY(!history.canUndo() && !history.canRedo() && !history.contains(saved));
    QVERIFY(history.position() > saved);
    QCOMPARE(history.bytes(), std::size_t{0});
  }

  void oldestChangesGoFirst() {
    History<Append> history({.changes = 3});
    std::string text;
    for (const char letter : {'a', 'b', 'c', 'd', 'e'}) history.apply({letter}, text);
    QCOMPARE(history.changeCount(), std::size_t{3});
    while (history.undo(text)) {
    }
    QCOMPARE(text, std::string("ab"));
    while (history.redo(text)) {
    }
    QCOMPARE(text, std::string("abcde"));
  }

  void leftBranchesGoBeforeThePast() {
    History<Append> history({.changes = 4});
    std::string text;
    const HistoryPosition a = history.apply({'a'}, text);
    history.apply({'b'}, text);
    const HistoryPosition abc = history.apply({'c'}, text);
    history.jumpTo(a, text);
    const HistoryPosition ax = history.apply({'x'}, text);
    QVERIFY(history.contains(abc));
    history.apply({'y'}, text);
    QVERIFY2(!history.contains(abc), "the tip of the branch is the first to go");
    QCOMPARE(history.children(a).size(), std::size_t{2});
    history.apply({'z'}, text);
    QCOMPARE(history.children(a), std::vector<HistoryPosition>{ax});
    while (history.undo(text)) {
    }
    QCOMPARE(text, std::string(""));
    QVERIFY(history.canRedo());
    history.redo(text);
    history.redo(text);
    QCOMPARE(text, std::string("ax"));
  }

  void bytesAreBounded() {
    History<Heavy> history({.bytes = 100});
    std::string text;
    for (int i = 0; i < 20; ++i) {
      history.apply({{'a'}, 30}, text);
      QVERIFY(history.bytes() <= 100);
    }
    QCOMPARE(history.changeCount(), std::size_t{3});
    history.apply({{'b'}, 1000}, text);
    QCOMPARE(history.changeCount(), std::size_t{1});
    QVERIFY2(history.undo(text), "the last change can be undone, however large");
    QVERIFY(!history.undo(text));
  }

  void randomWalksArriveWhereTheyWere_data() {
    testing::columns<int>("limit")("unbounded", 1'000'000)("bounded", 25);
  }
  void randomWalksArriveWhereTheyWere() {
    QFETCH(const int, limit);
    constexpr std::uint64_t kSeed = 20'240'604;
    qInfo("seed %llu", static_cast<unsigned long long>(kSeed));
    Random random(kSeed);
    History<Append> history({.changes = static_cast<std::size_t>(limit)});
    std::string text;
    std::map<HistoryPosition, std::string> known{{history.position(), text}};
    for (int i = 0; i < 5000; ++i) {
      switch (random.below(5)) {
        case 0: history.undo(text); break;
        case 1: history.redo(text); break;
        case 2: {
          auto somewhere = known.begin();
          std::advance(somewhere, random.below(static_cast<std::uint32_t>(known.size())));
          const HistoryPosition before = history.position();
          const bool possible = history.contains(somewhere->first);
          QCOMPARE(history.jumpTo(somewhere->first, text), possible);
          QCOMPARE(history.position(), possible ? somewhere->first : before);
          break;
        }
        default: {
          const char letter = static_cast<char>('a' + random.below(26));
          const std::string expected = text + letter;
          known[history.apply({letter}, text)] = expected;
        }
      }
      QCOMPARE(text, known.at(history.position()));
      QVERIFY(history.changeCount() <= static_cast<std::size_t>(limit));
    }
  }
};

SEARCHLIGHT_TEST(HistoryTest)
#include "history_test.moc"
