// tests/app/game_ends_page_test.cpp: what the panel beside a game says when it begins and when it ends, in all three games.
#include "tests/app/any_window.h"
#include "tests/core/lines_boards.h"
#include "tests/test_main.h"
#include "widgets/game/play_panel.h"
#include "widgets/theme/style.h"

namespace {

// A game that ends soon, played to its end with help.
class EndedGame : public testing::AnyWindow {
 public:
  explicit EndedGame(const QByteArray& page) : AnyWindow(page.constData()), m_page(page) {}

  GamePage& game() { return static_cast<GamePage&>(window().page()); }
  PlayPanel& panel() { return *window().page().findChild<PlayPanel*>(); }
  ResultCard& card() { return *window().page().findChild<ResultCard*>(); }
  void settle() { QTRY_VERIFY(window().page().isSettled()); }
  void key(Qt::Key key) { QTest::keyClick(window().focusWidget(), key); }
  void begin() {
    if (m_page == LinesPage::kId) {
      lines::Settings tiny;
      tiny.size = 5;
      page<LinesPage>().deal(tiny, 3);
    } else {
      const QString file = m_page == KlotskiPage::kId
                               ? write("short.klotski", "title Short\ngoal A 1,1\nboard\nAB\n..\n")
                               : write("short.xsb", "######\n#@ $.#\n######\n\n######\n#@$ .#\n######\n");
      QVERIFY(window().page().open(file).isTaken());
    }
    settle();
  }
  void end() {
    if (m_page != LinesPage::kId) {
      if (auto* replay = window().page().findChild<ReplayBar*>()) replay->setMovesPerSecond(64);
      key(Qt::Key_S);
      QTRY_VERIFY(card().isVisible());
    } else {
      LinesPage& lines = page<LinesPage>();
      lines.action(GameCommand::Motion)->setChecked(false);
      lines.action(GameCommand::PlayHint)->trigger();
      settle();
      while (!lines.game().isOver()) playAnyBall();
    }
    settle();
    QVERIFY(card().isVisible() && !card().isOverBoard());
    QCoreApplication::processEvents();
  }
  void playAnyBall() {
    auto& lines = page<LinesPage>();
    lines.play(*testing::anyMove(lines.game().state().position.board, m_random));
  }

 private:
  const QByteArray m_page;
  Random m_random{5};
};

QRect placeIn(const QWidget& window, const QWidget& part) {
  return {part.mapTo(&window, QPoint()), part.size()};
}

}  // namespace

class GameEndsPageTest : public QObject {
  Q_OBJECT

  static void addGames() {
    const auto row = testing::columns<QByteArray>("page");
    for (const char* page : {LinesPage::kId, KlotskiPage::kId, SokobanPage::kId}) row(page, QByteArray(page));
  }

 private Q_SLOTS:
  void theCardIsNoWiderThanThePanel_data() {
    const auto row = testing::columns<QByteArray, QString, int>("page", "language", "text");
    for (const char* page : {LinesPage::kId, KlotskiPage::kId, SokobanPage::kId})
      for (const char* language : {"en", "zh_CN"})
        for (const int text : {100, 150})
          row(testing::rowName("%s, %s, %d", page, language, text), QByteArray(page),
              QString::fromLatin1(language), text);
  }
  void theCardIsNoWiderThanThePanel() {
    FETCH_ALL((const QByteArray, page), (const QString, language), (const int, text));
    EndedGame shown(page);
    shown.program().applyLanguage(language);
    shown.program().setTextSize(text);
    shown.window().resize(1440, 900);
    shown.begin();
    shown.end();
    const QWidget* around = &shown.panel();
    const QScrollArea* scroll = nullptr;
    while (!scroll && (around = around->parentWidget())) scroll = qobject_cast<const QScrollArea*>(around);
    QVERIFY(scroll);
    QTRY_VERIFY2(shown.panel().width() <= scroll->viewport()->width(),
                 qPrintable(u"%1 in %2"_s.arg(shown.panel().width()).arg(scroll->viewport()->width())));
    for (const QWidget* part : shown.card().findChildren<QWidget*>()) {
      if (!part->isVisible()) continue;
      const QString name = part->property("text").toString();
      QVERIFY2(shown.card().rect().contains(placeIn(shown.card(), *part)), qPrintable(name));
      if (const auto* label = qobject_cast<const QLabel*>(part))
        QVERIFY2(label->minimumSizeHint().width() <= label->width() &&
                     label->heightForWidth(label->width()) <= label->height(),
                 qPrintable(name));
      if (qobject_cast<const QToolButton*>(part) && !name.isEmpty())
        QVERIFY2(part->sizeHint().width() <= part->width(), qPrintable(name));
    }
  }

  // Nothing moves under the hand; what is meant first is filled, and nothing is offered twice.
  void theButtonsKeepTheirPlace_data() { addGames(); }
  void theButtonsKeepTheirPlace() {
    QFETCH(const QByteArray, page);
    EndedGame shown(page);
    shown.begin();
    const auto* more = shown.panel().findChild<QWidget*>(u"more"_s);
    const QRect before = placeIn(shown.window(), *more);
    shown.end();
    QCOMPARE(placeIn(shown.window(), *more), before);
    QVERIFY(placeIn(shown.window(), shown.card()).top() > before.bottom());
    const auto filled = [&] {
      QStringList texts, all;
      for (const QToolButton* button : shown.panel().findChildren<QToolButton*>()) {
        if (!button->isVisible() || button->text().isEmpty()) continue;
        all << button->text();
        if (button->property(kFilled).toBool()) texts << button->text();
      }
      return all.removeDuplicates() == 0 ? texts.join(u'|') : u"twice"_s;
    };
    QCOMPARE(filled(), page == LinesPage::kId ? u"New game"_s : u"Next"_s);
    // Folded away the panel shows no button; the card on the board has one of its own.
    shown.window().commands()[Command::PanelVisible]->trigger();
    QVERIFY(shown.card().isOverBoard());
    int ofTheCard = 0;
    for (const QToolButton* button : shown.card().findChildren<QToolButton*>())
      ofTheCard += button->isVisible() && button->property(kFilled).toBool() ? 1 : 0;
    QCOMPARE(ofTheCard, 1);
    shown.window().commands()[Command::PanelVisible]->trigger();
    QTest::keyClick(shown.window().focusWidget(), Qt::Key_Escape);
    QVERIFY(!shown.card().isVisible());
    QCOMPARE(filled(), QString());
  }

  // However one comes to the end of a game: by hand, by Redo, or from a file.
  void theEndIsToldWhereverItIsMet_data() { addGames(); }
  void theEndIsToldWhereverItIsMet() {
    QFETCH(const QByteArray, page);
    EndedGame shown(page);
    shown.begin();
    shown.end();
    const QString title = shown.card().result().title;
    QCOMPARE(title, page == LinesPage::kId ? u"Game over"_s : u"Solved, with help"_s);
    const QString file = shown.path(page == LinesPage::kId     ? "end.lines"
                                    : page == KlotskiPage::kId ? "end.klotski"
                                                               : "end.sokoban");
    const auto failed = shown.window().page().save(file, std::nullopt);
    QVERIFY2(!failed, failed ? qPrintable(*failed) : "");
    shown.window().commands()[Command::Undo]->trigger();
    shown.settle();
    QVERIFY(!shown.card().isVisible());
    shown.window().commands()[Command::Redo]->trigger();
    shown.settle();
    QVERIFY(shown.card().isVisible());
    QCOMPARE(shown.card().result().title, title);
    shown.begin();
    QVERIFY(!shown.card().isVisible());
    QVERIFY(shown.window().page().open(file).isTaken());
    shown.settle();
    QVERIFY(shown.card().isVisible());
    QCOMPARE(shown.card().result().title, title);
    // In another language it is still there.
    shown.program().applyLanguage(u"zh_CN"_s);
    QTRY_VERIFY(shown.card().isVisible() && shown.card().result().title != title);
  }

  // The rule is a sentence on the card for messages, and goes with the first hint or move.
  void theRuleStandsInThePanel_data() {
    const auto row = testing::columns<QByteArray, bool>("page", "isHint");
    for (const char* page : {LinesPage::kId, KlotskiPage::kId, SokobanPage::kId})
      for (const bool isHint : {true, false})
        row(testing::rowName("%s, %s", page, isHint ? "hint" : "move"), QByteArray(page), isHint);
  }
  void theRuleStandsInThePanel() {
    FETCH_ALL((const QByteArray, page), (const bool, isHint));
    EndedGame shown(page);
    const QString rule = shown.panel().hintText();
    QVERIFY2(rule.endsWith(u'.') && rule.size() > 20, qPrintable(rule));
    QVERIFY(!shown.game().hasMessage());
    QCOMPARE(shown.game().messageText(), rule);
    if (isHint)
      shown.key(Qt::Key_H);
    else if (page == LinesPage::kId)
      shown.playAnyBall();
    else
      shown.key(page == KlotskiPage::kId ? Qt::Key_S : Qt::Key_Right);
    QVERIFY(shown.panel().hintText() != rule);
    QVERIFY(!shown.game().hasMessage());
    shown.settle();
    QVERIFY(shown.panel().hintText() != rule);
  }

  // Watched from its beginning, a solved game says so in a sentence of its own.
  void whatIsWatchedOfASolvedGameIsTwoSentences_data() { addGames(); }
  void whatIsWatchedOfASolvedGameIsTwoSentences() {
    QFETCH(const QByteArray, page);
    if (page == LinesPage::kId) return;  // no search is of its whole game
    EndedGame shown(page);
    shown.begin();
    shown.end();
    shown.key(Qt::Key_L);
    QString said;
    for (const QLabel* label : shown.game().findChild<SearchForm*>()->findChildren<QLabel*>())
      if (label->text().contains(u"This game is solved"_s)) said = label->text();
    QVERIFY(testing::contains(said, u". This game is solved"_s));
  }
};

SEARCHLIGHT_TEST(GameEndsPageTest)
#include "game_ends_page_test.moc"
