// tests/app/lines_page_test.cpp: Color Lines by real clicks and keys, move by move; what is chosen is kept.
#include "tests/app/lines_window.h"
#include "tests/test_main.h"
#include "widgets/lines/ball_painter.h"

class LinesPageTest : public QObject, testing::LinesWindow {
  Q_OBJECT

 private Q_SLOTS:
  void init() { open(); }
  void cleanup() { close(); }

  // ---- Moves ----

  // A turn that is still shown keeps nobody waiting: the next click counts on the position after it.
  void clicksDuringAMotionCount() {
    openClosedIn();
    setMotion(true);
    moveByMouse({kFree, kEmpty});
    QVERIFY(board().isMoving());
    click(kEmpty);
    QVERIFY(!board().isMoving());
    QVERIFY(board().chosenBall() == kEmpty);
    click(kFree);
    QCOMPARE(now().turns, 2);
  }

  // ---- Moments ----

  // Undo and redo come back to moments that have been, and a new branch has new ones.
  void momentsComeBack() {
    page().deal(lines::Settings{}, 5);
    const auto moment = [&] { return page().comparable()->moment(); };
    std::vector<HistoryPosition> seen{moment()};
    for (int i = 0; i < 3; ++i) {
      page().play(anyMove());
      QVERIFY(!std::ranges::count(seen, moment()));
      seen.push_back(moment());
    }
    for (std::size_t i = 3; i-- > 0;) {
      command(Command::Undo)->trigger();
      QCOMPARE(moment(), seen[i]);
    }
    command(Command::Redo)->trigger();
    QCOMPARE(moment(), seen[1]);
    // Under the searchlight there are others, which come back as well.
    action(GameCommand::Searchlight)->trigger();
    const HistoryPosition lit = moment();
    QVERIFY(!std::ranges::count(seen, lit));
    command(Command::Redo)->trigger();
    QVERIFY(!std::ranges::count(seen, moment()) && moment() != lit);
    command(Command::Undo)->trigger();
    QCOMPARE(moment(), lit);
    action(GameCommand::Searchlight)->trigger();
    QCOMPARE(moment(), seen[1]);
    page().play(anyMove());
    QVERIFY(!std::ranges::count(seen, moment()));
    seen.push_back(moment());
    page().deal(lines::Settings{}, 5);
    QVERIFY(!std::ranges::count(seen, moment()));
  }

  // ---- What is said ----

  // What the autosave says by itself leaves standing what has not been read yet.
  void complaintsStandBesideTheAutosaves() {
    page().deal(lines::Settings{}, 5);
    QTest::qWait(0);
    QDir(path("autosave")).removeRecursively();
    write("autosave", "a file where the folder should be");
    page().complain(u"The scores cannot be written."_s);
    page().play(anyMove());
    page().complain(u"The scores cannot be written."_s);
    QTRY_VERIFY2(page().messageText().contains(u"Automatic backup of unsaved work failed"_s),
                 qPrintable(page().messageText()));
    QVERIFY(testing::contains(page().messageText(), u"The scores cannot be written."_s));
    QFile::remove(path("autosave"));
    page().play(anyMove());
  }

  // ---- What helps to choose ----

  // A ball that appeared elsewhere than announced is told of to those alone who were told where.
  void displacedBallsAreToldWherePlacesAre() {
    page().deal(lines::Settings{}, 6);
    const Point place = *now().preview.front().place;
    const lines::Board& board = now().board;
    for (std::size_t cell = 0; cell < board.cellCount(); ++cell)
      if (const lines::Move move{board.point(cell), place};
          board.at(cell) != lines::kNoBall && now().turns == 0 && !lines::whyIllegal(board, move))
        page().play(move);
    QCOMPARE(now().turns, 1);
    QVERIFY2(!page().status().contains(u"announced"_s), qPrintable(page().status()));
    action(LinesCommand::PreviewPlaces)->trigger();
    QVERIFY(testing::contains(page().status(), u"announced"_s));
    action(LinesCommand::PreviewColours)->trigger();
    QVERIFY2(!page().status().contains(u"announced"_s), qPrintable(page().status()));
  }

  // What comes stands in one place at a time: in the panel, or in the header while that is folded.
  void theNextBallsStandOnce_data() {
    const auto row = testing::columns<LinesCommand, bool>("preview", "isRow");
    row("colours", LinesCommand::PreviewColours, true);
    row("places", LinesCommand::PreviewPlaces, false);
    row("hidden", LinesCommand::PreviewHidden, false);
  }
  void theNextBallsStandOnce() {
    FETCH_ALL((LinesCommand, preview), (bool, isRow));
    action(preview)->trigger();
    const auto rows = [this](const QWidget* in) {
      int seen = 0;
      for (const NextBalls* row : in->findChildren<NextBalls*>()) seen += row->isVisible() ? 1 : 0;
      return seen;
    };
    const auto* header = m_window->findChild<QWidget*>(u"header"_s);
    const int one = isRow ? 1 : 0;
    QCOMPARE(rows(&panel()), one);
    QCOMPARE(rows(header), 0);
    command(Command::PanelVisible)->trigger();
    QTRY_COMPARE(rows(header), one);
    QCOMPARE(rows(&panel()), 0);
    action(GameCommand::Searchlight)->trigger();
    QTRY_COMPARE(rows(header), 0);
    action(GameCommand::Searchlight)->trigger();
    QTRY_COMPARE(rows(header), one);
    playSome(1);
    for (const NextBalls* row : m_window->findChildren<NextBalls*>())
      if (row->isVisible()) QVERIFY(row->accessibleName().contains(ballName(now().preview.front().colour)));
    command(Command::PanelVisible)->trigger();
    QTRY_COMPARE(rows(header), 0);
    QCOMPARE(rows(&panel()), one);
  }

  // In the next program they are as they were left, on the board as in the menus.
  void choicesAreKept_data() { testing::columns<bool>("on")("on", true)("off", false); }
  void choicesAreKept() {
    QFETCH(bool, on);
    const auto switches = [this] {
      return QList{action(LinesCommand::Reach), action(LinesCommand::ThinkMarks), action(GameCommand::Motion),
                   action(GameCommand::Eye)};
    };
    for (QAction* a : switches()) {
      a->setChecked(!on);
      a->setChecked(on);
    }
    action(on ? LinesCommand::PreviewColours : LinesCommand::PreviewHidden)->trigger();
    m_program.reset();
    openProgram();
    for (const QAction* a : switches()) QCOMPARE(a->isChecked(), on);
    QVERIFY(action(on ? LinesCommand::PreviewColours : LinesCommand::PreviewHidden)->isChecked());
    openClosedIn();
    QVERIFY(!board().groundDescription(*now().preview.front().place).join(u' ').contains(u"appear"_s));
    // Each is what the board does.
    const QImage bare = pictureOf(kEmpty);
    click(kFree);
    QCOMPARE(pictureOf(kEmpty) != bare, on);
    click(kEmpty);
    QCOMPARE(board().isMoving(), on);
  }

  // ---- In Chinese ----

  // Switched while the page stands, in every state that it can be in, there is no English left, but for names of the field.
  void itSpeaksChinese_data() {
    const auto row = testing::columns<int>("state");
    row("a game", 0);
    row("a turn was made", 1);
    row("unreachable", 2);
    row("searchlight", 3);
    row("hint", 4);
    row("hint player watched", 5);
  }
  void itSpeaksChinese() {
    QFETCH(int, state);
    openClosedIn();
    if (state == 1 || state == 3) page().play({kFree, kEmpty});
    if (state == 2) page().play({kClosedIn, kFar});
    if (state == 3) action(GameCommand::Searchlight)->trigger();
    if (state == 3) toEndOfSearch();
    if (state == 4) action(GameCommand::Hint)->trigger();
    if (state == 5) action(LinesCommand::Watch)->setChecked(true);
    settle();
    m_program->applyLanguage(u"zh_CN"_s);
    settle();
    QCoreApplication::processEvents();
    static const QRegularExpression word(u"[A-Za-z]{2,}"_s);
    static const QSet<QString> names{u"OPEN"_s,  u"CLOSED"_s, u"board"_s, u"lines"_s,    u"IDA"_s,
                                     u"MM"_s,    u"RBFS"_s,   u"SMA"_s,   u"Dijkstra"_s, u"JPS"_s,
                                     u"Ctrl"_s,  u"Shift"_s,  u"Enter"_s, u"Return"_s,   u"Esc"_s,
                                     u"Space"_s, u"FIFO"_s,   u"LIFO"_s};
    QStringList texts{page().status(), page().viewStatus(), page().messageText()};
    for (const QWidget* w : page().findChildren<QWidget*>()) {
      if (!w->isVisibleTo(&page())) continue;
      if (const auto* label = qobject_cast<const QLabel*>(w)) texts << label->text();
      if (const auto* button = qobject_cast<const QAbstractButton*>(w)) texts << button->text();
      if (const auto* tabs = qobject_cast<const QTabWidget*>(w))
        for (int i = 0; i < tabs->count(); ++i)
          if (tabs->isTabVisible(i)) texts << tabs->tabText(i);
      if (const auto* box = qobject_cast<const QComboBox*>(w))
        for (int i = 0; i < box->count(); ++i) texts << box->itemText(i);
    }
    const PageParts parts = page().parts();
    for (const auto& list : {parts.file, parts.edit, parts.view, parts.game, parts.search})
      for (const QAction* a : list) texts << a->text() << a->statusTip();
    for (const KeyHelp& help : page().keyHelp()) texts << help.what;
    QStringList english;
    for (QString text : texts) {
      text.remove(QRegularExpression(u"<[^>]*>|&[a-z]+;"_s));
      for (auto match = word.globalMatch(text); match.hasNext();)
        if (!names.contains(match.next().captured())) english << text;
    }
    m_program->applyLanguage(u"en"_s);
    QVERIFY2(english.isEmpty(), qPrintable(english.join(u'\n')));
  }
};

SEARCHLIGHT_TEST(LinesPageTest)
#include "lines_page_test.moc"
