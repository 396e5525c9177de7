// tests/widgets/lines_texts_test.cpp: what is said of rules, moves, reasons and turns.
#include "widgets/lines/lines_texts.h"

#include "tests/test_main.h"
#include "tests/widgets/marking_translator.h"

using lines::player::Hint;
using lines::player::Reason;

namespace {

lines::TurnEvent eventOf(lines::TurnEvent::Kind kind) {
  lines::TurnEvent event;
  event.kind = kind;
  return event;
}
lines::TurnEvent cleared(int balls, lines::Colour colour, int points) {
  lines::TurnEvent event = eventOf(lines::TurnEvent::Kind::Clear);
  event.cells.resize(static_cast<std::size_t>(balls));
  event.colour = colour;
  event.points = points;
  return event;
}
lines::TurnEvent appeared(int balls, int displaced) {
  lines::TurnEvent event = eventOf(lines::TurnEvent::Kind::Appear);
  event.cells.resize(static_cast<std::size_t>(balls));
  for (int i = 0; i < balls; ++i) event.balls.push_back({1, i < displaced});
  return event;
}
Hint hintFor(Reason reason, int count, std::uint64_t samples = 0) {
  Hint hint;
  hint.reason = reason;
  hint.count = count;
  hint.of = 5;
  hint.samples = samples;
  return hint;
}

}  // namespace

class LinesTextsTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void everyPresetHasATitle() {
    QStringList titles;
    for (const lines::Preset& preset : lines::presets()) {
      titles << presetTitle(preset.name);
      QVERIFY(titles.back() != QString::fromUtf8(preset.name.data(), qsizetype(preset.name.size())));
      QCOMPARE(settingsTitle(preset.settings), titles.back());
    }
    QCOMPARE(titles.removeDuplicates(), 0);
    QCOMPARE(presetTitle("other"), u"other"_s);
    QCOMPARE(settingsTitle({.size = 11}), u"Custom rules"_s);
  }

  void settings_data() {
    const auto row = testing::columns<lines::Settings, QString>("settings", "text");
    row("classic", lines::Settings{}, "9 × 9, 7 colours, 3 new balls, five in a row, classic score");
    row("one", lines::Settings{.size = 12, .colours = 3, .newBalls = 1, .line = 7},
        "12 × 12, 3 colours, 1 new ball, seven in a row, classic score");
    row("article", lines::Settings{.size = 10, .score = lines::Score::Quadratic, .deal = lines::Deal::Always},
        "10 × 10, 7 colours, 3 new balls, five in a row, quadratic score, new balls after every move");
  }
  void settings() {
    QFETCH(lines::Settings, settings);
    QTEST(settingsText(settings), "text");
  }

  void reasons_data() {
    const auto row = testing::columns<Hint, QString>("hint", "text");
    row("clears", hintFor(Reason::Clears, 6), "Clears 6 balls");
    row("extends", hintFor(Reason::Extends, 4), "Lines up four of five balls");
    row("room", hintFor(Reason::MakesRoom, 3),
        "Makes room for another colour to line up three of five balls");
    row("place", hintFor(Reason::TakesPlace, 1), "Occupies a cell where a ball is due to appear");
    row("best", hintFor(Reason::Best, 0, 1024), "Best in 1,024 sampled games");
    row("best of one", hintFor(Reason::Best, 0, 1), "Best in 1 sampled game");
    row("judged", hintFor(Reason::Best, 0), "Leaves the board with the best evaluation");
  }
  void reasons() {
    QLocale::setDefault(QLocale(QLocale::English));
    QFETCH(Hint, hint);
    QTEST(reasonText(hint), "text");
  }

  void moves() { QCOMPARE(ui::moveText({{3, 4}, {5, 6}}), u"3, 4 to 5, 6"_s); }

  void illegalMoves_data() {
    const auto row = testing::columns<lines::Illegal, int, QString>("why", "reached", "text");
    row("outside", lines::Illegal::Outside, 0, "3, 4 to 5, 6 is outside the board.");
    row("no ball", lines::Illegal::NoBall, 0, "There is no ball on 3, 4.");
    row("occupied", lines::Illegal::Occupied, 7, "There is already a ball on 5, 6.");
    row("no way", lines::Illegal::NoPath, 12,
        "The ball cannot reach that cell: other balls block every path. The search reached 12 cells.");
    row("one cell", lines::Illegal::NoPath, 1,
        "The ball cannot reach that cell: other balls block every path. The search reached 1 cell.");
    row("shut in", lines::Illegal::NoPath, 0, "The ball cannot move: other balls surround it.");
  }
  void illegalMoves() {
    FETCH_ALL((lines::Illegal, why), (int, reached));
    QTEST(ui::illegalText({{3, 4}, {5, 6}}, why, static_cast<std::size_t>(reached)), "text");
  }

  void turns_data() {
    using Events = std::vector<lines::TurnEvent>;
    const auto row = testing::columns<Events, int, QString>("events", "steps", "text");
    const lines::TurnEvent move = eventOf(lines::TurnEvent::Kind::Move);
    const lines::TurnEvent preview = eventOf(lines::TurnEvent::Kind::NewPreview);
    const lines::TurnEvent over = eventOf(lines::TurnEvent::Kind::Over);
    row("clears", Events{move, cleared(6, 1, 12)}, 4, "4 steps. 6 orange balls vanish: 12 points.");
    row("one step", Events{move, appeared(3, 0), preview}, 1, "1 step. 3 balls appear.");
    row("way not known", Events{move, appeared(1, 0), preview}, 0, "1 ball appears.");
    row("displaced", Events{move, appeared(1, 1)}, 0, "1 ball appears, but not in the announced cell.");
    row("one displaced", Events{move, appeared(3, 1)}, 0,
        "3 balls appear, 1 of them not in its announced cell.");
    row("some displaced", Events{move, appeared(3, 2)}, 0,
        "3 balls appear, 2 of them not in their announced cells.");
    row("colours mixed", Events{move, appeared(3, 0), cleared(10, lines::kNoBall, 1), preview, over}, 2,
        "2 steps. 3 balls appear. 10 balls vanish: 1 point.");
  }
  void turns() {
    FETCH_ALL((std::vector<lines::TurnEvent>, events), (int, steps));
    lines::Turn turn;
    turn.events = events;
    QTEST(turnText(turn, static_cast<std::size_t>(steps)), "text");
    // Who was not told where hears nothing of it.
    const QString untold = turnText(turn, static_cast<std::size_t>(steps), false);
    QVERIFY2(!untold.contains(u"announced"_s), qPrintable(untold));
    QFETCH(QString, text);
    QCOMPARE(untold == text, !text.contains(u"announced"_s));
  }

  // Each colour has a sentence of its own.
  void coloursAreTold() {
    QStringList texts;
    for (lines::Colour colour = 1; colour <= lines::Settings::kMaxColours; ++colour) {
      lines::Turn turn;
      turn.events.push_back(cleared(5, colour, 10));
      texts << turnText(turn);
    }
    QCOMPARE(texts.removeDuplicates(), 0);
  }

  void allOfItIsTranslated() {
    MarkingTranslator marks;
    QCoreApplication::installTranslator(&marks);
    lines::Turn turn;
    turn.events.push_back(appeared(3, 0));
    QStringList texts{settingsText({}), ui::moveText({}), turnText(turn), presetTitle("large")};
    for (const Reason reason :
         {Reason::Clears, Reason::Extends, Reason::MakesRoom, Reason::TakesPlace, Reason::Best})
      texts << reasonText(hintFor(reason, 3));
    QCoreApplication::removeTranslator(&marks);
    for (const QString& text : texts) QVERIFY2(MarkingTranslator::isMarked(text), qPrintable(text));
  }
};

SEARCHLIGHT_TEST(LinesTextsTest)
#include "lines_texts_test.moc"
