// tests/app/start_page_test.cpp: where a new user begins: the search to watch, pictures that move while they are looked at, what one
// did last; by mouse and by keyboard.

#include "app/start/start_page.h"
#include "app/shell/preferences.h"
#include "tests/app/any_window.h"
#include "tests/test_main.h"
#include "widgets/theme/style.h"

class StartPageTest : public QObject {
  Q_OBJECT

  std::unique_ptr<testing::AnyWindow> m_shown;

  Window& window() { return m_shown->window(); }
  StartPage& start() { return m_shown->page<StartPage>(); }
  StartHero& hero() { return start().hero(); }
  // All that threads bring is there.
  void settle() {
    QTRY_VERIFY(start().isSettled());
    QVERIFY(QTest::qWaitForWindowActive(&window(), 60'000));
  }
  static void press(int key, Qt::KeyboardModifiers with = {}) {
    QTest::keyClick(QApplication::focusWidget(), static_cast<Qt::Key>(key), with);
  }
  QColor colourOf(Point cell) {
    const QImage board = hero().board().grab().toImage();
    const QPointF at = hero().board().viewport().centreOf(cell) * board.devicePixelRatio();
    return board.pixelColor(at.toPoint());
  }
  void seek(std::size_t position) {
    hero().transport().pause();
    hero().transport().seek(position);
    QTRY_COMPARE(hero().transport().position(), position);
  }
  void point(const QWidget& at) {
    QTest::mouseMove(window().windowHandle(), at.mapTo(&window(), at.rect().center()));
  }
  static QString mapText() {
    return u"searchlight-map 1\nsize 3 2\nstart 0 0\ngoal 2 0\ncells\n...\n.#.\n"_s;
  }

 private Q_SLOTS:
  void init() {
    m_shown = std::make_unique<testing::AnyWindow>(StartPage::kId);
    settle();
  }
  void cleanup() { m_shown.reset(); }

  // ---- Where the program begins -------------------------------------------------------------------------------------------------

  // A picture that cannot be made is told of, and is not waited for; the others come.
  void aPictureThatFailsIsTold() {
    std::vector<PageInfo> pages = ui::pages();
    const auto failing = std::ranges::find_if(pages, [](const PageInfo& p) { return p.start.picture; });
    QVERIFY(failing != pages.end());
    failing->start.picture = []() -> std::unique_ptr<MovingPicture> { throw std::runtime_error("odd"); };
    QTemporaryDir folder;
    Settings settings = Settings::isolated(folder.filePath(u"settings.ini"_s));
    Program program(pages, settings, folder.filePath(u"autosave"_s));
    Window* shown = program.newWindow(QString::fromLatin1(StartPage::kId));
    shown->show();
    auto& page = static_cast<StartPage&>(shown->page());
    QTRY_VERIFY(page.isSettled());
    QCOMPARE(page.complaint(), u"odd"_s);
  }

  void whoIsNewBeginsHereAndOthersWhereTheyWere() {
    Program& program = m_shown->program();
    program.settings().setFrontPage({});  // nobody has been anywhere
    QCOMPARE(program.firstPage(), u"start"_s);
    program.settings().setFrontPage(u"klotski"_s);
    QCOMPARE(program.firstPage(), u"klotski"_s);
    PreferencesDialog preferences(&program);
    QCOMPARE(preferences.begin().currentIndex(), 0);
    preferences.begin().setCurrentIndex(1);
    QCOMPARE(program.firstPage(), u"start"_s);
    preferences.begin().setCurrentIndex(0);
    QCOMPARE(program.firstPage(), u"klotski"_s);
  }

  void keysAndRailLeadHere() {
    press(Qt::Key_3, Qt::ControlModifier);
    QCOMPARE(window().pageId(), u"klotski"_s);
    press(Qt::Key_Home, Qt::AltModifier);
    QCOMPARE(window().pageId(), u"start"_s);
    // At the top of the rail, before the page that has the number 1.
    int here = -1, first = -1;
    for (const QToolButton* button : window().findChildren<QToolButton*>()) {
      if (!button->defaultAction()) continue;
      if (button->defaultAction()->shortcut() == QKeySequence(Qt::ALT | Qt::Key_Home)) here = button->y();
      if (button->defaultAction()->shortcut() == QKeySequence(Qt::CTRL | Qt::Key_1)) first = button->y();
    }
    QVERIFY(here >= 0 && here < first);
  }

  // ---- The search ---------------------------------------------------------------------------------------------------------------

  // Each comes with its event, which is seen on the board; the map's wall stands at 4,2 to 4,4 between 2,3 and 6,3.
  void captionsComeWithTheirEvents() {
    seek(0);
    const QColor floor = colourOf({0, 0}), beforeWall = colourOf({3, 3});
    QCOMPARE(beforeWall, floor);
    for (std::size_t i = 0; i < StartHero::kCaptions; ++i) QVERIFY(hero().caption(i).isEmpty());
    const auto at = hero().captionsAt();
    QVERIFY(0 < at[0] && at[0] < at[1] && at[1] < at[2]);
    for (std::size_t i = 0; i < StartHero::kCaptions; ++i) {
      seek(at[i] - 1);
      QVERIFY(hero().caption(i).isEmpty());
      seek(at[i]);
      QVERIFY(!hero().caption(i).isEmpty());
      QVERIFY((i + 1 < StartHero::kCaptions) == hero().caption(StartHero::kCaptions - 1).isEmpty());
      QCOMPARE(hero().board().accessibleDescription(), hero().caption(i));
      if (i == 1) {  // all before the wall has been looked into, and nothing behind it
        QVERIFY(colourOf({3, 3}) != floor);
        QCOMPARE(colourOf({5, 3}), floor);
      }
    }
    QVERIFY(hero().caption(2).contains(u" 8 steps"_s));  // 2,3 round 4,1 or 4,5 to 6,3
    hero().transport().toEnd();
    QTRY_VERIFY(hero().transport().isAtEnd());
    seek(0);
    for (std::size_t i = 0; i < StartHero::kCaptions; ++i) QVERIFY(hero().caption(i).isEmpty());
  }

  // Half done before anybody has played: it has met the wall, and no result is told. Play begins at the start.
  void aNewUserSeesTheSearchHalfDone() {
    QCOMPARE(hero().transport().position(), hero().captionsAt()[1]);
    QVERIFY(!hero().caption(1).isEmpty() && hero().caption(2).isEmpty());
    QCOMPARE(hero().play().text(), u"Play"_s);
    QVERIFY(hero().play().property(kFilled).toBool());  // the one that is meant first
    int shown = 0;
    for (const QLabel* label : hero().findChildren<QLabel*>())
      if (label->wordWrap() && label->isVisible()) {
        QVERIFY2(!label->text().contains(u" 8 steps"_s), qPrintable(label->text()));
        ++shown;
      }
    QCOMPARE(shown, 1 + static_cast<int>(StartHero::kCaptions));
    QTest::mouseClick(&hero().play(), Qt::LeftButton);
    QVERIFY(hero().transport().position() < hero().captionsAt()[1]);
    QTRY_VERIFY(hero().transport().position() > 0 && hero().isPlaying());
  }

  void nothingMovesWhenACaptionComes() {
    const QRect board = hero().board().geometry(), play = hero().play().geometry(), all = hero().geometry();
    seek(hero().captionsAt()[2]);
    QCOMPARE(hero().board().geometry(), board);
    QCOMPARE(hero().play().geometry(), play);
    QCOMPARE(hero().geometry(), all);
  }

  void playPlaysByButtonBoardAndSpace() {
    const auto isPlaying = [this] { return hero().isPlaying(); };
    QCOMPARE(QApplication::focusWidget(), &hero().play());
    press(Qt::Key_Return);
    QVERIFY(isPlaying());
    QTRY_VERIFY(hero().transport().position() > 0);
    QTest::mouseClick(&hero(), Qt::LeftButton, {}, hero().board().geometry().center());
    QVERIFY(!isPlaying());
    QTest::mouseClick(&hero().play(), Qt::LeftButton);
    QVERIFY(isPlaying());
    m_shown->show("klotski");  // nobody looks
    QVERIFY(!isPlaying());
  }

  // As in the map lab: a drag moves an end or draws a wall, and the search follows; only a click plays.
  void theBoardIsDrawnOn() {
    BoardView& board = hero().board();
    const auto at = [&](Point cell) { return board.viewport().centreOf(cell).toPoint(); };
    const auto drag = [&](Point from, Point to) {
      QTest::mousePress(&board, Qt::LeftButton, {}, at(from));
      QTest::mouseMove(&board, at(to));
      QTest::mouseRelease(&board, Qt::LeftButton, {}, at(to));
      QVERIFY(!hero().isPlaying());
    };
    const auto cost = [&] { return hero().run().session().solutionCost(); };
    const auto isOver = [&] { return hero().run().hasSearch() && hero().run().isAtEnd(); };
    hero().transport().toEnd();
    QTRY_VERIFY(isOver());
    const search::Cost before = cost();
    hero().transport().toStart();
    QTRY_COMPARE(hero().transport().position(), std::size_t{0});
    const Point start = *hero().document().start, beside{start.x + 1, start.y}, corner{8, 6};
    drag(*hero().document().goal, beside);
    QCOMPARE(*hero().document().goal, beside);
    QTRY_VERIFY(isOver() && cost() < before);  // nothing of it had been seen: all of it is
    QVERIFY(!hero().caption(0).isEmpty() && !hero().caption(2).isEmpty());
    drag(beside, corner);
    QTRY_VERIFY(isOver() && cost() > before);
    drag({7, 6}, {7, 5});
    drag({8, 5}, {8, 4});
    QVERIFY(hero().document().map.isWall({7, 6}) && hero().document().map.isWall({8, 5}));
    QTRY_VERIFY(hero().run().session().outcome() == search::Outcome::Exhausted && isOver());
    QVERIFY(testing::contains(hero().caption(2), u"No path"_s));
    drag({7, 5}, {7, 6});  // a drag that begins on a wall takes walls away
    QTRY_VERIFY(hero().run().session().outcome() == search::Outcome::Solved && isOver());
    QTest::mouseClick(&board, Qt::LeftButton, {}, at(start));
    QVERIFY(hero().isPlaying());
  }

  // It waits at a caption until it has been read; whoever presses meanwhile has it stay there.
  void aCaptionIsWaitedAt() {
    const auto activity = [this] { return hero().transport().activity(); };
    seek(hero().captionsAt()[1] - 1);
    QCOMPARE(hero().play().text(), u"Continue"_s);
    QTest::mouseClick(&hero().play(), Qt::LeftButton);
    QTRY_VERIFY(!hero().caption(1).isEmpty());
    QTRY_VERIFY(activity() == Transport::Activity::Idle);
    QVERIFY(hero().isPlaying());
    QCOMPARE(hero().play().text(), u"Pause"_s);
    QTest::mouseClick(&hero().play(), Qt::LeftButton);
    QVERIFY(!hero().isPlaying());
    QCOMPARE(hero().play().text(), u"Continue"_s);
    QCOMPARE(hero().transport().position(), hero().captionsAt()[1]);
  }

  // The way onward comes with the last caption, by mouse and by keys, and goes when the run goes back.
  void whoHasSeenItAllIsLedToTheLessons() {
    seek(hero().captionsAt()[2] - 1);
    QVERIFY(!hero().learn().isVisible());
    seek(hero().captionsAt()[2]);
    QVERIFY(hero().learn().isVisible());
    QVERIFY(hero().rect().contains(hero().learn().geometry()));
    hero().open().setFocus();
    press(Qt::Key_Down);
    QCOMPARE(QApplication::focusWidget(), &hero().learn());
    press(Qt::Key_Return);
    QCOMPARE(window().pageId(), u"lessons"_s);
    m_shown->show(StartPage::kId);
    seek(0);
    QVERIFY(!hero().learn().isVisible());
  }

  void itsMapOpensInTheLab() {
    QTest::mouseClick(&hero().open(), Qt::LeftButton);
    QCOMPARE(window().pageId(), u"map-lab"_s);
    QCOMPARE(m_shown->page<MapLabPage>().map().document().map.width(), 9);
    QVERIFY(!m_shown->page<MapLabPage>().map().canUndo());
  }

  // With what was drawn on it here; the map as it was is one undo away.
  void whatWasDrawnOpensInTheLab() {
    Q_EMIT static_cast<GridView&>(hero().board()).strokeStarted({1, 1}, GridView::Tool::Wall);
    Q_EMIT static_cast<GridView&>(hero().board()).strokeFinished();
    QVERIFY(hero().document().map.isWall({1, 1}));
    QTest::mouseClick(&hero().open(), Qt::LeftButton);
    MapLabPage& lab = m_shown->page<MapLabPage>();
    QVERIFY(lab.map().document() == hero().document());
    lab.map().undo();
    QVERIFY(!lab.map().document().map.isWall({1, 1}));
    QVERIFY(lab.map().document().map.isWall({4, 3}));
  }

  // ---- The places ---------------------------------------------------------------------------------------------------------------

  void everyPlaceHasAPictureThatMovesWhilePointedAt() {
    window().resize(1400, 1000);
    settle();
    for (const PageInfo& page : m_shown->program().pages()) {
      if (page.isStart() || !page.start.picture) continue;
      StartCard* card = start().card(QString::fromLatin1(page.id));
      QVERIFY2(card, page.id);
      const QImage still = card->picture().toImage();
      QVERIFY2(!still.isNull(), page.id);
      QVERIFY(!card->isMoving());
      point(*card);
      QTRY_VERIFY2(card->isMoving(), page.id);
      QTRY_VERIFY2(card->picture().toImage() != still, page.id);
      point(*window().menuWidget());
      QTRY_VERIFY2(!card->isMoving(), page.id);
      QTRY_VERIFY2(start().isSettled() && card->picture().toImage() == still, page.id);
    }
    for (const StartCard* card : start().findChildren<StartCard*>()) QVERIFY(!card->isMoving());
  }

  void theKeyboardGoesFromPictureToPicture() {
    window().resize(1400, 1000);
    settle();
    press(Qt::Key_Right);
    QCOMPARE(QApplication::focusWidget(), &hero().open());
    press(Qt::Key_Right);
    StartCard* lab = start().card(u"map-lab"_s);
    QCOMPARE(QApplication::focusWidget(), lab);
    QTRY_VERIFY(lab->isMoving());
    press(Qt::Key_Down);
    QVERIFY(QApplication::focusWidget()->y() > lab->geometry().bottom());
    QTRY_VERIFY(!lab->isMoving());
    start().card(u"compare"_s)->setFocus();
    press(Qt::Key_Left);
    QCOMPARE(QApplication::focusWidget(), start().card(u"sokoban"_s));
    press(Qt::Key_Home);
    QCOMPARE(QApplication::focusWidget(), &hero().play());
    press(Qt::Key_Down);
    press(Qt::Key_Right);
    QCOMPARE(QApplication::focusWidget(), start().card(u"klotski"_s));
    press(Qt::Key_Space);  // not the player's here
    QCOMPARE(window().pageId(), u"klotski"_s);
    press(Qt::Key_Home, Qt::AltModifier);
    start().card(u"lines"_s)->setFocus();
    press(Qt::Key_Return);
    QCOMPARE(window().pageId(), u"lines"_s);
  }

  // What is painted keeps one distance from the edges that it fills; cells of whole pixels leave a little more.
  void allPicturesHaveTheSameMargin_data() {
    QTest::addColumn<int>("width");
    for (const int width : {1440, 1428, 1500}) QTest::addRow("%d", width) << width;
  }
  void allPicturesHaveTheSameMargin() {
    QFETCH(const int, width);
    window().resize(width, 876);
    settle();
    for (const StartCard* card : start().findChildren<StartCard*>()) {
      const QImage seen = card->picture().toImage();
      const QColor outside = Theme::of(card->palette()).board().outside;
      QRect painted;
      for (int y = 0; y < seen.height(); ++y)
        for (int x = 0; x < seen.width(); ++x)
          if (seen.pixelColor(x, y) != outside) painted |= QRect(x, y, 1, 1);
      const int across = std::min(painted.left(), seen.width() - 1 - painted.right());
      const int down = std::min(painted.top(), seen.height() - 1 - painted.bottom());
      const QByteArray told =
          card->accessibleName().toUtf8() + ": " + QByteArray::number(std::min(across, down));
      QVERIFY2(std::min(across, down) >= kPictureMargin - 2, told.constData());
      QVERIFY2(std::min(across, down) <= kPictureMargin + 8, told.constData());
    }
  }

  void whoComesToAGameFirstIsToldItsRuleOnce_data() {
    testing::eachOf("page", {"lines", "klotski", "sokoban"});
  }
  void whoComesToAGameFirstIsToldItsRuleOnce() {
    QFETCH(QString, page);
    const QString line = start().card(page)->accessibleDescription(), rule = line + u'.';
    QVERIFY(!line.isEmpty());
    m_shown->show(page.toLatin1().constData());
    QCOMPARE(window().page().messageText(), rule);
    m_shown->show(StartPage::kId);
    m_shown->openAgain(StartPage::kId);
    settle();
    m_shown->show(page.toLatin1().constData());
    QVERIFY(window().page().messageText() != rule);
  }

  void aReaderIsToldNamesAndWhatTheyAre() {
    for (const StartCard* card : start().findChildren<StartCard*>()) {
      QAccessibleInterface* told = QAccessible::queryAccessibleInterface(const_cast<StartCard*>(card));
      QCOMPARE(told->role(), QAccessible::Button);
      QVERIFY(!told->text(QAccessible::Name).isEmpty());
      QVERIFY(!told->text(QAccessible::Description).isEmpty());
    }
  }

  // Nothing is cut off and nothing lies over anything, in whatever window.
  void everythingHasItsRoom_data() {
    QTest::addColumn<QSize>("size");
    for (const QSize size :
         {QSize(760, 560), QSize(1024, 616), QSize(1280, 696), QSize(1440, 876), QSize(2560, 1416)})
      QTest::addRow("%d x %d", size.width(), size.height()) << size;
  }
  void everythingHasItsRoom() {
    QFETCH(QSize, size);
    window().resize(size);
    settle();
    const QWidget* content = hero().parentWidget();
    QList<QRect> taken{hero().geometry()};
    for (const StartCard* card : start().findChildren<StartCard*>())
      if (card->isVisible()) taken << card->geometry();
    int lowest = 0;
    for (const QRect& part : taken) lowest = std::max(lowest, part.bottom() + 1);
    // Nothing is left empty below: no more than above, where the title stands.
    QVERIFY2(content->height() - lowest <= hero().y(),
             qPrintable(QString::number(content->height() - lowest)));
    for (qsizetype i = 0; i < taken.size(); ++i) {
      QVERIFY(content->rect().contains(taken[i]));
      for (qsizetype k = 0; k < i; ++k) QVERIFY(!taken[i].intersects(taken[k]));
    }
    seek(hero().captionsAt()[2]);
    for (const QLabel* label : hero().findChildren<QLabel*>()) {
      QVERIFY(hero().rect().contains(label->geometry()));
      QVERIFY(label->height() >= label->heightForWidth(label->width()));
    }
  }

  // ---- What one did last ----------------------------------------------------------------------------------------------------------

  void filesThatWereOpenedAreThereWithTheirPictures() {
    QVERIFY(start().lately().empty());
    const QString map = m_shown->write("a & b.slmap", mapText().toUtf8());
    QMimeData content;
    content.setUrls({QUrl::fromLocalFile(map)});
    QDragEnterEvent enter(QPoint(200, 200), Qt::CopyAction, &content, Qt::LeftButton, {});
    QCoreApplication::sendEvent(&window(), &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop(QPointF(200, 200), Qt::CopyAction, &content, Qt::LeftButton, {});
    QCoreApplication::sendEvent(&window(), &drop);
    QCOMPARE(window().pageId(), u"map-lab"_s);
    QCOMPARE(m_shown->page<MapLabPage>().map().path(), map);
    m_shown->page<MapLabPage>().map().load({}, {}, {});  // something else
    m_shown->show(StartPage::kId);
    settle();
    QCOMPARE(start().lately().size(), std::size_t{1});
    StartCard* card = start().lately()[0];
    QCOMPARE(card->accessibleName(), u"a & b.slmap"_s);
    // Three columns and two rows, of which the middle cell below is a wall.
    const QImage seen = card->picture().toImage();
    QVERIFY(!seen.isNull());
    const BoardColours& colours = Theme::of(card->palette()).board();
    QCOMPARE(seen.pixelColor(seen.width() / 2, seen.height() * 3 / 4), colours.wall);
    QCOMPARE(seen.pixelColor(seen.width() / 2, seen.height() / 4), colours.freeCell);
    QTest::mouseClick(card, Qt::LeftButton);
    QCOMPARE(window().pageId(), u"map-lab"_s);
    QCOMPARE(m_shown->page<MapLabPage>().map().path(), map);
  }

  void whatPlacesShowIsGoneOnWith() {
    m_shown->show("klotski");
    Page& page = window().page();
    QTRY_VERIFY(page.isSettled());
    for (QAction* action : page.parts().inMenus())
      if (plainText(action->text()) == "Play hint"_L1) action->trigger();
    QTRY_VERIFY(window().commands()[Command::Undo]->isEnabled());
    const QString title = page.document().title.section(u": "_s, 1);  // behind "Klotski: "
    m_shown->show(StartPage::kId);
    settle();
    QCOMPARE(start().lately().size(), std::size_t{1});
    QCOMPARE(start().lately()[0]->accessibleName(), title);
    QVERIFY(!start().lately()[0]->picture().isNull());
    QTest::mouseClick(start().lately()[0], Qt::LeftButton);
    QCOMPARE(window().pageId(), u"klotski"_s);
    m_shown->show(StartPage::kId);
    // And the next time, from where it is kept.
    QVERIFY(window().close());
    m_shown->openAgain(StartPage::kId);
    settle();
    QCOMPARE(start().lately().size(), std::size_t{1});
    QVERIFY(!start().lately()[0]->picture().isNull());
    QTest::mouseClick(start().lately()[0], Qt::LeftButton);
    QCOMPARE(window().pageId(), u"klotski"_s);
    QTRY_VERIFY(window().commands()[Command::Undo]->isEnabled());
  }

  // What is broken has no picture, and says why when it is opened; what is gone is not there.
  void whatCannotBeReadIsToldOf() {
    const QString broken = m_shown->write("broken.slmap", "searchlight-map 1\nsize 2 2\n");
    m_shown->program().settings().addRecentFile(m_shown->path("gone.slmap"));
    m_shown->program().settings().addRecentFile(broken);
    start().entered();
    settle();
    QCOMPARE(start().lately().size(), std::size_t{1});
    QVERIFY(start().lately()[0]->picture().isNull());
    QTest::mouseClick(start().lately()[0], Qt::LeftButton);
    QCOMPARE(window().pageId(), u"start"_s);
    QVERIFY(start().complaint().contains(u"broken.slmap"_s));
  }
};

SEARCHLIGHT_TEST(StartPageTest)
#include "start_page_test.moc"
