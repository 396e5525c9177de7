// tests/widgets/game_panel_test.cpp: what stands beside the board.
#include "widgets/lines/game_panel.h"

#include "tests/pixel_counts.h"
#include "tests/test_main.h"
#include "tests/widgets/marking_translator.h"
#include "widgets/lines/ball_painter.h"
#include "widgets/lines/lines_texts.h"
#include "widgets/theme/theme.h"

namespace {

GamePanel::State someGame() {
  return {.settings = {},
          .score = 1'234,
          .turns = 56,
          .best = 4'321,
          .balls = 30,
          .next = {{1, Point{0, 0}}, {2, Point{1, 0}}, {5, std::nullopt}},
          .seed = 42};
}

// Those that bear a command.
QList<QToolButton*> commandButtons(const PlayPanel& panel) {
  QList<QToolButton*> buttons;
  for (QToolButton* button : panel.findChildren<QToolButton*>())
    if (button->defaultAction()) buttons << button;
  return buttons;
}

struct BesideTheBoard {
  GamePanel panel;

  BesideTheBoard() {
    panel.setMoreOpen(true);
    panel.resize(340, 480);
    panel.show();
  }
  QStringList texts() const {
    QStringList texts;
    for (const QLabel* label : panel.findChildren<QLabel*>())
      if (label->isVisible() && !label->text().isEmpty()) texts << label->text();
    return texts;
  }
  // A colour that only a ball wears.
  int pixels(const QColor& colour) { return testing::countNear(panel.grab().toImage(), colour); }
};

}  // namespace

class GamePanelTest : public QObject {
  Q_OBJECT
  ThemeManager m_theme;

 private Q_SLOTS:
  void initTestCase() { QLocale::setDefault(QLocale(QLocale::English)); }
  void init() { m_theme.apply(ThemeChoice::Light); }

  void figures() {
    BesideTheBoard b;
    b.panel.setState(someGame());
    for (const char* text : {"1,234", "56", "best 4,321", "30", "of 81"})
      QVERIFY2(b.texts().contains(QLatin1String(text)), text);
    QCOMPARE(b.panel.findChild<QToolButton*>(u"puzzlePlace"_s)->text(), settingsText({}));
    QVERIFY(b.texts().filter(u"42"_s).size() == 1);
    QVERIFY(b.texts().filter(u"over"_s).isEmpty());
    GamePanel::State first = someGame();
    first.best = 0;
    b.panel.setState(first);
    QVERIFY(b.texts().filter(u"best"_s).isEmpty());  // and no dash in its place
  }

  void nextBallsAreShown_data() {
    const auto row = testing::columns<bool, bool, bool>("showsNext", "isOver", "isShown");
    row("shown", true, false, true);
    row("hidden", false, false, false);
    row("over", true, true, false);
  }
  void nextBallsAreShown() {
    FETCH(bool, showsNext, isOver, isShown);
    BesideTheBoard b;
    GamePanel::State state = someGame();
    state.showsNext = showsNext;
    state.isOver = isOver;
    for (const ThemeChoice theme : {ThemeChoice::Light, ThemeChoice::Dark}) {
      m_theme.apply(theme);
      b.panel.setState(state);
      // Not colours that text may wear at its edges: of each ball that comes, and of none that does not.
      const QImage image = b.panel.grab().toImage();
      QCOMPARE(b.texts().contains(u"Next"_s), showsNext);
      const int colourful = testing::countWhere(image.rect(), [&](int x, int y) {
        const QColor pixel = image.pixelColor(x, y);
        return pixel.hsvSaturation() > 120 && pixel.value() > 120;
      });
      QCOMPARE(colourful > 600, isShown);
      const auto* next = b.panel.findChild<NextBalls*>();
      QCOMPARE(next->isVisible(), showsNext);  // of a game that is over empty wells stay
      QCOMPARE(next->accessibleName(),
               isOver ? u"No more balls: the game is over."_s
                      : u"Next balls: %1, %2, %3"_s.arg(ballName(1), ballName(2), ballName(5)));
    }
    QCOMPARE(b.texts().filter(u"over"_s).size(), isOver ? 1 : 0);
  }

  void hints() {
    BesideTheBoard b;
    b.panel.setHintText(u"Clears 6"_s);
    QVERIFY(b.texts().contains(u"Clears 6"_s));
    b.panel.setHintText({});
    QVERIFY(!b.texts().contains(u"Clears 6"_s));
  }

  void commandsAreThePages() {
    BesideTheBoard b;
    QAction undo(u"&Undo"_s), hint(u"Hint"_s);
    b.panel.setButtons({&undo, nullptr, &hint});
    auto buttons = commandButtons(b.panel);
    QCOMPARE(buttons.size(), 2);
    QSignalSpy triggered(&undo, &QAction::triggered);
    QTest::mouseClick(buttons.front(), Qt::LeftButton);
    QCOMPARE(triggered.count(), 1);
    undo.setEnabled(false);
    QVERIFY(!buttons.front()->isEnabled());
    b.panel.setButtons({&hint});
    buttons = commandButtons(b.panel);
    QCOMPARE(buttons.size(), 1);
    QCOMPARE(buttons.front()->defaultAction(), &hint);
  }

  void languageChanges() {
    BesideTheBoard b;
    GamePanel::State state = someGame();
    b.panel.setState(state);
    MarkingTranslator marks;
    QCoreApplication::installTranslator(&marks);
    QCoreApplication::sendPostedEvents();
    const QStringList texts = b.texts();
    QCoreApplication::removeTranslator(&marks);
    for (const QString& text : texts) {
      bool isFigure = false;
      QString(text).remove(u',').toInt(&isFigure);
      QVERIFY2(isFigure || MarkingTranslator::isMarked(text), qPrintable(text));
    }
  }
};

SEARCHLIGHT_TEST(GamePanelTest)
#include "game_panel_test.moc"
