// tests/core/turn_test.cpp: the eight turns of a board.
#include "core/geometry/turn.h"
#include "tests/test_main.h"

class TurnTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void aQuarterTurnsAndAMirrorMirrors() {
    const Turn right = Turn().turnedRight();
    QCOMPARE(right.direction(Direction::Up), Direction::Right);
    QCOMPARE(right.direction(Direction::Left), Direction::Up);
    QCOMPARE(right.cell({0, 0}, 5, 3), (Point{2, 0}));
    QCOMPARE(right.cell({4, 2}, 5, 3), (Point{0, 4}));
    QVERIFY(right.isSideways());
    const Turn mirror = Turn().mirrored();
    QCOMPARE(mirror.direction(Direction::Up), Direction::Up);
    QCOMPARE(mirror.direction(Direction::Left), Direction::Right);
    QCOMPARE(mirror.cell({0, 1}, 5, 3), (Point{4, 1}));
    QVERIFY(!mirror.isSideways());
  }

  // What is seen is turned or mirrored, whatever it was before.
  void turnsFollowEachOtherOnTheScreen() {
    for (int i = 0; i < Turn::kTurns; ++i) {
      const Turn turn = Turn::numbered(i);
      QVERIFY(turn.turnedRight().turnedLeft() == turn);
      QVERIFY(turn.mirrored().mirrored() == turn);
      QVERIFY(turn.turnedRight().turnedRight().turnedRight().turnedRight() == turn);
      for (const Direction d : {Direction::Up, Direction::Left, Direction::Right, Direction::Down}) {
        const Direction seen = turn.direction(d);
        QCOMPARE(turn.turnedRight().direction(d), Turn().turnedRight().direction(seen));
        QCOMPARE(turn.mirrored().direction(d), Turn().mirrored().direction(seen));
        QCOMPARE(turn.back(seen), d);
      }
    }
  }

  void cellsGoWhereDirectionsPoint() {
    constexpr int kWidth = 6, kHeight = 3;
    std::set<std::string> pictures;
    for (int i = 0; i < Turn::kTurns; ++i) {
      const Turn turn = Turn::numbered(i);
      const int w = turn.isSideways() ? kHeight : kWidth, h = turn.isSideways() ? kWidth : kHeight;
      std::string picture(static_cast<std::size_t>(w * h), ' ');
      for (int y = 0; y < kHeight; ++y)
        for (int x = 0; x < kWidth; ++x) {
          const Point p = turn.cell({x, y}, kWidth, kHeight);
          QVERIFY(p.x >= 0 && p.y >= 0 && p.x < w && p.y < h);
          QCOMPARE(turn.inverse().cell(p, w, h), (Point{x, y}));
          picture[static_cast<std::size_t>(p.y * w + p.x)] = static_cast<char>('a' + y * kWidth + x);
          for (const Direction d : {Direction::Up, Direction::Left, Direction::Right, Direction::Down})
            QCOMPARE(turn.cell(Point{x, y} + offset(d), kWidth, kHeight), p + offset(turn.direction(d)));
        }
      pictures.insert(std::to_string(w) + picture);
    }
    QCOMPARE(pictures.size(), std::size_t(Turn::kTurns));
  }

  void textsReadBack() {
    std::set<std::string> texts;
    for (int i = 0; i < Turn::kTurns; ++i) {
      const std::string text = Turn::numbered(i).text();
      texts.insert(text);
      QVERIFY(Turn::fromText(text) == Turn::numbered(i));
    }
    QCOMPARE(texts.size(), std::size_t(Turn::kTurns));
    QVERIFY(Turn().isNone() && Turn().text() == "0");
    for (const char* wrong : {"", "45", "360", "mirrored", "mirrored 0 "}) QVERIFY(!Turn::fromText(wrong));
  }
};

SEARCHLIGHT_TEST(TurnTest)
#include "turn_test.moc"
