// tests/app/slide_words_test.cpp: what is said of a search over positions, in slides.
#include "app/klotski/slide_words.h"
#include "core/klotski/board_text.h"
#include "core/klotski/solve.h"
#include "tests/test_main.h"
#include "widgets/klotski/klotski_texts.h"
#include "widgets/theme/language.h"

using namespace searchlight;
using search::Algorithm;
using search::EventKind;

namespace {

std::unique_ptr<search::Session> recordedSearch(const klotski::Board& board,
                                                const ui::SlideOptions& options) {
  search::SessionOptions asked;
  asked.algorithm = options.search.algorithm;
  asked.recording = search::Recording::Recorded;
  search::Limits limits;
  auto session =
      klotski::makeSession(board, board.opening(), options.count, asked, limits, {}, options.mirrors);
  limits.expansions = 60;
  if (session) session->run(limits, {});
  return session;
}

}  // namespace

class SlideWordsTest : public QObject {
  Q_OBJECT

  // Each as it is told when the cursor has passed it.
  static QStringList told(const klotski::Board& board, const ui::SlideOptions& options,
                          const search::Session& session) {
    ui::SlideWords words(board, board.opening(), options);
    search::TracePlayer player(session.trace());
    words.follow(&player);
    QStringList out;
    for (std::size_t i = 0; i < session.trace().end(); ++i) {
      player.forward();
      out << words.event(session, i);
    }
    return out;
  }

 private Q_SLOTS:
  // A soldier beside the piece that has to go two to the right, by one cell at a time.
  void aWholeSearch() {
    const auto board = klotski::readBoard("goal Z 1,0\nboard\nZa.\nZ..\n", "test");
    ui::SlideOptions options;
    options.search.algorithm = Algorithm::AStar;
    options.count = klotski::Count::Steps;
    const auto session = recordedSearch(board, options);
    const QStringList all = told(board, options, *session);
    QCOMPARE(all.value(0),
             QStringLiteral("The start position is added to OPEN: 0 steps so far, at least 1 in total"));
    QCOMPARE(all.value(1),
             QStringLiteral("The start position is expanded: 0 steps so far, at least 1 in total"));
    QCOMPARE(all.value(2), QStringLiteral("A moves right: 1 step so far, at least 2 in total; added to OPEN")
                               .replace(QLatin1Char('A'), QLatin1Char('a')));
    QVERIFY(all.contains(QStringLiteral("a moves left: skipped, it only undoes the previous move")));
    const QStringList known = all.filter(QStringLiteral("was already reached"));
    QVERIFY(!known.isEmpty() && known.filter(QStringLiteral("equal pieces")).isEmpty());  // there are none
    QVERIFY2(all.contains(QStringLiteral("Z has reached its goal: 2 steps")) ||
                 all.contains(QStringLiteral("Z has reached its goal: 3 steps")),
             qPrintable(all.join(QLatin1Char('\n'))));
    QCOMPARE(all.back(), QStringLiteral("Route: the start position"));
  }

  // Where no exit shows what is to be reached it is said.
  void theGoalIsTold() {
    const auto told = [](const char* layout) {
      const auto board = klotski::readBoard(layout, "test");
      return ui::goalText(board, ui::pieceNames(board, ui::PieceNameStyle::ByLanguage));
    };
    QCOMPARE(told("VCCV/VCCV/VHHV/VSSV/S..S"), QString());
    QCOMPARE(told("goal Z 1,0\nboard\nZa.\nZ..\n"), QStringLiteral("Goal: move Z to its outline"));
    QCOMPARE(told("goal Z 1,0\ngoal a 0,0\nboard\nZa.\nZ..\n"),
             QStringLiteral("Goal: move Z and a to their outlines"));
    QCOMPARE(told("goal A 1,0\ngoal B 0,1\ngoal C 0,0\nboard\nAB\n.C\n"), QStringLiteral("Goal: CA / B·"));
    QCOMPARE(told("goal A 1,0\ngoal B 0,0\ngoal C 2,1\nboard\nBA.\nBC.\n"),
             QStringLiteral("Goal: move 3 pieces to their outlines"));
  }

  // What is no ideograph is set apart from those before and behind it.
  void inChinese() {
    ui::Language language;
    QVERIFY(language.use(QStringLiteral("zh_CN")));
    for (const char* layout : {"VCCV/VCCV/VHHV/VSSV/S..S", "goal Z 1,0\nboard\nZa.\nZ..\n"}) {
      const auto board = klotski::readBoard(layout, "test");
      ui::SlideOptions options;
      options.search.algorithm = Algorithm::BreadthFirst;
      const QStringList slides = told(board, options, *recordedSearch(board, options))
                                     .filter(QRegularExpression(QStringLiteral("^[^“]{1,5}向.*移")));
      QVERIFY(!slides.isEmpty());
      for (const QString& text : slides) {
        const QChar last = text[text.indexOf(QStringLiteral("向")) - 1],
                    before = text[text.indexOf(QStringLiteral("向")) - 2];
        QVERIFY2(last.script() == QChar::Script_Han ||
                     (last == QLatin1Char(' ') && before.script() != QChar::Script_Han),
                 qPrintable(text));
      }
    }
  }

  void everyEventHasASentence_data() {
    const auto rows = testing::columns<int, bool>("algorithm", "isFolded");
    for (const search::AlgorithmInfo& row : search::algorithms())
      if (klotski::canSearch(row.id))
        for (const bool isFolded : {false, true})
          rows(testing::rowName("%s%s", row.name.data(), isFolded ? ", folded" : ""),
               static_cast<int>(row.id), isFolded);
  }
  // None of them is a code, and of equal pieces each is called by its number.
  void everyEventHasASentence() {
    QFETCH(const int, algorithm);
    QFETCH(const bool, isFolded);
    const auto board = klotski::readBoard("VCCV/VCCV/VHHV/VSSV/S..S", "test");
    ui::SlideOptions options;
    options.search.algorithm = static_cast<Algorithm>(algorithm);
    options.mirrors = isFolded ? klotski::Mirrors::Folded : klotski::Mirrors::Apart;
    const auto session = recordedSearch(board, options);
    QVERIFY(session);
    const QStringList all = told(board, options, *session);
    int numbered = 0;
    for (std::size_t i = 0; i < session->trace().end(); ++i) {
      const QString& text = all[static_cast<qsizetype>(i)];
      const search::Event& e = session->trace()[i];
      const bool isLeft = e.kind == EventKind::Backtrack && e.parentAfter == search::kNoNode;
      const bool isToldByTheSearch =
          e.kind == EventKind::Round || e.kind == EventKind::Backup || e.kind == EventKind::Drop;
      QVERIFY2(text.isEmpty() == (isToldByTheSearch || isLeft),
               qPrintable(QStringLiteral("%1: %2").arg(static_cast<int>(e.kind)).arg(text)));
      QVERIFY2(!text.contains(QLatin1Char('/')), qPrintable(text));
      QVERIFY2(!text.contains(QStringLiteral("Soldier goes")), qPrintable(text));
      numbered += text.contains(QStringLiteral("Soldier 1")) || text.contains(QStringLiteral("Soldier 2"));
    }
    QVERIFY(numbered > 0 || session->sides() == 2);
  }

  // Nobody knows the way: no number is made up.
  void withoutAWayThereAreNoNumbers() {
    const auto board = klotski::readBoard("VCCV/VCCV/VHHV/VSSV/S..S", "test");
    const auto session = recordedSearch(board, {});
    ui::SlideWords words(board, board.opening(), {});
    QVERIFY(session->trace()[2].kind == EventKind::Generate);
    QCOMPARE(words.event(*session, 2), QStringLiteral("Soldier moves down: 1 move so far; added to OPEN"));
  }
};

SEARCHLIGHT_TEST(SlideWordsTest)
#include "slide_words_test.moc"
