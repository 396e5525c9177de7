// tests/app/picture_commands_test.cpp: Save picture and Copy picture, from the key to the file, on more than one page.

#include "tests/app/toy_window.h"
#include "tests/app/when_open.h"
#include "tests/pixel_counts.h"
#include "tests/test_main.h"
#include "widgets/picture/film_dialog.h"
#include "widgets/tables/node_tables.h"

class PictureCommandsTest : public QObject, testing::ToyWindow {
  Q_OBJECT

 private Q_SLOTS:
  void init() {
    open();
    QGuiApplication::clipboard()->clear();
  }
  void cleanup() { close(); }

  // By its keys, at twice its size; the next one is as large again.
  void aBoardIsSaved() {
    watch();
    toy().transport()->stepForward();
    settle();
    const QImage seen = toy().board().grab().toImage();
    save(path("board.png"), 2);
    QTRY_VERIFY(says("board.png has been saved."));
    const QImage saved(path("board.png"));
    QCOMPARE(saved.size(), toy().board().size() * 2);
    // What is in the middle of each of its parts is in the middle of the file's.
    const int other =
        testing::countWhere(QRect(0, 0, seen.width() / 8, seen.height() / 8), [&](int x, int y) {
          const QPoint part(4 + 8 * x, 4 + 8 * y);
          return testing::differenceOf(seen.pixelColor(part), saved.pixelColor(2 * part)) > 60;
        });
    QVERIFY2(other * 30 < seen.width() * seen.height() / 64, qPrintable(QString::number(other)));
    QCOMPARE(m_program->settings().lastFolder(), m_dir->path());
    comeBack();
    QTest::keyClick(&toy().board(), Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_VERIFY(says("Picture copied to the clipboard"));
    QCOMPARE(QGuiApplication::clipboard()->image().size(), toy().board().size() * 2);
  }

  // What goes on stands still, so that the picture is of what was seen.
  void whoIsPlayingStands() {
    watch();
    toy().transport()->play();
    QVERIFY(toy().transport()->activity() == Transport::Activity::Playing);
    const testing::WhenOpen<TakePictureDialog> given([](TakePictureDialog* dialog) { dialog->reject(); });
    command(Command::SavePicture)->trigger();
    QVERIFY(toy().transport()->activity() != Transport::Activity::Playing);
  }

  // What goes on while its file is named is not in it.
  void whatIsSeenLaterIsNotInIt() {
    watch();
    toy().transport()->toStart();
    settle();
    const QImage seen = toy().board().grab().toImage();
    save(path("a.png"), 1, [this] {
      toy().transport()->toEnd();
      settle();
    });
    const QImage later = toy().board().grab().toImage();
    QTRY_VERIFY(says("a.png has been saved."));
    const QImage saved(path("a.png"));
    QCOMPARE(seen.size(), later.size());  // nothing moves
    QVERIFY(apart(seen, later) > 0);
    QVERIFY2(apart(saved, seen) * 4 < apart(saved, later), qPrintable(QString::number(apart(saved, seen))));
  }

  // What has the focus is meant.
  void theTableThatHasTheFocus() {
    watch();
    toy().transport()->stepForward();  // before it a card stands in the lists' place
    auto* tables = toy().findChild<NodeTables*>();
    QVERIFY(tables && tables->isVisible());
    // Where there is little height one of the two lists is folded.
    QTableView* view = nullptr;
    const auto seen = [&] {
      for (auto* list : tables->findChildren<QTableView*>())
        if (list->isVisible()) view = list;
      return view != nullptr;
    };
    QTRY_VERIFY(seen());
    view->setFocus();
    PictureSource::Kind kind{};
    const testing::WhenOpen<TakePictureDialog> given([&](TakePictureDialog* dialog) {
      kind = dialog->source().kind;
      dialog->reject();
    });
    command(Command::SavePicture)->trigger();
    QVERIFY(kind == PictureSource::Kind::Table);
    comeBack();
    view->setFocus();
    command(Command::CopyPicture)->trigger();
    QTRY_VERIFY(!QGuiApplication::clipboard()->image().isNull());
    QCOMPARE(QGuiApplication::clipboard()->image().size(), tables->size());
  }

  void aComparisonHasAllOfIt() {
    watch();
    action("Compare searches of this position")->trigger();
    settle();
    std::vector<PictureSource> sources = m_window->page().pictures();
    std::vector<PictureSource::Kind> kinds;
    for (const PictureSource& source : sources) {
      kinds.push_back(source.kind);
      const QImage image = source.take(2).image({});
      QCOMPARE(image.size(), source.size() * 2);
    }
    using enum PictureSource::Kind;
    QVERIFY((kinds == std::vector{Board, Comparison, Table}));
    // Of the boards' heads it has the words, and nothing that can be pressed.
    const QImage boards = sources[1].take(1).image({});
    const QPalette palette = sources[1].widget->palette();
    int pressed = 0;
    for (const QToolButton* button : sources[1].widget->findChildren<QToolButton*>()) {
      if (!button->autoRaise() || !button->isVisible()) continue;
      ++pressed;
      const QColor seen = boards.pixelColor(button->mapTo(sources[1].widget.data(), button->rect().center()));
      QVERIFY2(seen == palette.color(QPalette::Window) || seen == palette.color(QPalette::AlternateBase),
               qPrintable(seen.name()));
    }
    QVERIFY(pressed > 0);
    // Nor has it what lies over a board, where it is to be played.
    m_window->page().transport()->toStart();
    settle();
    const QImage start = sources[1].take(1).image({});
    for (BoardView* board : sources[1].widget->findChildren<BoardView*>()) {
      if (!board->isVisibleTo(sources[1].widget)) continue;
      const QRect place(board->mapTo(sources[1].widget.data(), QPoint()), board->size());
      QVERIFY(start.copy(place) == widgetImage(*board, 1, PictureOf::WidgetAlone));
    }
    // Its table is whole, however little of it is seen.
    auto* table = m_window->page().findChild<CompareTable*>();
    QVERIFY(sources.back().size().height() > table->view().wholeSize().height());
  }

  void whatFailsIsToldAndCostsNothing_data() {
    testing::columns<QString, QString>("name", "why")("no folder", "missing/a.png", "cannot be written");
  }
  void whatFailsIsToldAndCostsNothing() {
    FETCH(QString, name, why);
    const QString file = m_dir->filePath(name);
    const QStringList before = QDir(m_dir->path()).entryList(QDir::Files | QDir::Hidden);
    save(file, 1);
    QTRY_VERIFY(m_window->page().complaint().contains(why));
    QVERIFY(testing::contains(m_window->page().complaint(), file));
    QCOMPARE(QDir(m_dir->path()).entryList(QDir::Files | QDir::Hidden), before);
  }

  // A name of another kind gets the ending of the one that is written.
  void namesOfOtherKindsAreCompleted_data() { testing::eachOf("name", {"a.jpg", "a.svg"}); }
  void namesOfOtherKindsAreCompleted() {
    QFETCH(QString, name);
    const QString file = m_dir->filePath(name);
    save(file, 1);
    QTRY_VERIFY(QFileInfo::exists(file + u".png"_s));
    QVERIFY(!QFileInfo::exists(file));
  }

  // What was asked for is there when the window has gone.
  void aWindowThatClosesWritesItFirst() {
    save(path("a.png"), 4);
    QVERIFY(m_window->close());
    QCOMPARE(QImage(path("a.png")).isNull(), false);
  }

  // What a table writes by its own button, too; where that fails the window stays, and its page tells why.
  void aWindowThatClosesWaitsForItsTables() {
    watch();
    action("Compare searches of this position")->trigger();
    settle();
    auto* writer = m_window->page().findChild<CompareTable*>()->findChild<PictureWriter*>();
    QVERIFY(writer);
    std::atomic<bool> mayEnd = false;
    const auto bytes = [&mayEnd](const std::stop_token& stop) {
      while (!mayEnd && !stop.stop_requested()) std::this_thread::yield();
      return QByteArray("made");
    };
    m_window->showPage("toy"_L1);
    writer->write(m_dir->filePath(u"missing/a.csv"_s), bytes);
    QTimer::singleShot(0, this, [&mayEnd] { mayEnd = true; });
    QVERIFY(!m_window->close());
    QCOMPARE(m_window->pageId(), u"compare"_s);
    QVERIFY(testing::contains(m_window->page().complaint(), u"a.csv"_s));
    mayEnd = false;
    writer->write(path("a.csv"), bytes);
    QTimer::singleShot(0, this, [&mayEnd] { mayEnd = true; });
    QVERIFY(m_window->close());
    QFile file(path("a.csv"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), QByteArray("made"));
  }

  // From the menu to the file; then the search stands where it stood.
  void aSearchIsFilmed() {
    watch();
    toy().transport()->stepForward();
    settle();
    const std::size_t before = toy().search().position();
    film(path("a.gif"));
    QTRY_VERIFY(says("a.gif has been saved."));
    settle();
    QCOMPARE(toy().search().position(), before);
    QImageReader reader(path("a.gif"));
    QCOMPARE(reader.size(), toy().board().size());
    int hundredths = 0, frames = 0;
    QImage last;
    while (reader.canRead()) {
      last = reader.read();
      hundredths += reader.nextImageDelay() / 10;
      ++frames;
    }
    QVERIFY2(frames > 1, qPrintable(QString::number(frames)));
    QCOMPARE(hundredths, 100 + kFilmHold);
    toy().transport()->toEnd();
    settle();
    QVERIFY(apart(last, widgetImage(toy().board(), 1, PictureOf::WidgetAlone)) * 50 <
            last.width() * last.height());
  }

  // A thousand files take longer than the hand that cancels them.
  void aFilmIsCancelled() {
    watch();
    const QStringList before = QDir(m_dir->path()).entryList(QDir::Files | QDir::Hidden);
    const testing::WhenOpen<QProgressDialog> given(
        [](QProgressDialog* dialog) { dialog->findChild<QPushButton*>()->click(); });
    film(path("a.png"), 60);
    QVERIFY2(says("cancelled"), qPrintable(m_window->page().messageText()));
    QTRY_COMPARE(QDir(m_dir->path()).entryList(QDir::Files | QDir::Hidden), before);
    settle();
    QCOMPARE(toy().search().position(), std::size_t{0});
  }

  // Before a game is watched there is nothing to film.
  void withoutASearchThereIsNoFilm() {
    QVERIFY(!command(Command::SaveFilm)->isEnabled());
    QVERIFY2(command(Command::SaveFilm)->toolTip().contains(u"no search"_s),
             qPrintable(command(Command::SaveFilm)->toolTip()));
    watch();
    QVERIFY(command(Command::SaveFilm)->isEnabled());
  }

  // Two at once are not written: meanwhile its command stops the first.
  void aTableIsWrittenOnceAtATime() {
    watch();
    action("Compare searches of this position")->trigger();
    settle();
    auto* table = m_window->page().findChild<CompareTable*>();
    auto* writer = table->findChild<PictureWriter*>();
    std::atomic<bool> mayEnd = false;
    writer->write(path("a.csv"), [&mayEnd](const std::stop_token& stop) {
      while (!mayEnd && !stop.stop_requested()) std::this_thread::yield();
      return QByteArray("made");
    });
    QAction* stop = testing::actionOf(table->menu()->actions(), u"Stop saving"_s);
    QVERIFY(stop);
    table->saveTo(path("b.csv"), CompareTable::Format::Csv);
    mayEnd = true;
    QTRY_VERIFY(QFileInfo::exists(path("a.csv")));
    QTRY_COMPARE(plainText(stop->text()), u"Save table"_s);
    QVERIFY(!QFileInfo::exists(path("b.csv")));
    mayEnd = false;
    writer->write(path("c.csv"), [](const std::stop_token& asked) {
      while (!asked.stop_requested()) std::this_thread::yield();
      return QByteArray("made");
    });
    stop->trigger();
    QVERIFY(!writer->isBusy());
    QCOMPARE(plainText(stop->text()), u"Save table"_s);
    QVERIFY(!QFileInfo::exists(path("c.csv")));
  }

  void bothLanguagesHaveIt() {
    const QString english = command(Command::SavePicture)->text();
    QCOMPARE(keysText(command(Command::SavePicture)), u"Ctrl+P"_s);
    QCOMPARE(keysText(command(Command::CopyPicture)), u"Ctrl+Shift+P"_s);
    m_program->applyLanguage(u"zh_CN"_s);
    QCoreApplication::processEvents();
    QVERIFY(command(Command::SavePicture)->text() != english);
    const testing::WhenOpen<TakePictureDialog> given([](TakePictureDialog* dialog) {
      for (const QAbstractButton* button : dialog->findChildren<QAbstractButton*>())
        QVERIFY2(!button->text().contains(u"Save"_s), qPrintable(button->text()));
      dialog->reject();
    });
    command(Command::SavePicture)->trigger();
    m_program->applyLanguage(u"en"_s);
  }

 private:
  // How many pixels an eye would tell apart.
  static int apart(const QImage& a, const QImage& b) { return testing::countApart(a, b, 60); }
  bool says(const char* what) { return m_window->page().messageText().contains(QString::fromUtf8(what)); }
  // Without a window manager nobody gives the window its focus back.
  void comeBack() {
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window, 60'000));
    m_window->page().takeFocus(Qt::OtherFocusReason);
  }
  // As a hand does it, from the key to the name.
  void save(
      const QString& file, int scale, const std::function<void()>& meanwhile = [] {}) {
    std::unique_ptr<testing::WhenOpen<QFileDialog>> name;
    const testing::WhenOpen<TakePictureDialog> size([&](TakePictureDialog* dialog) {
      QTest::mouseClick(testing::buttonOf(*dialog, u"%1×"_s.arg(scale)), Qt::LeftButton);
      QCOMPARE(dialog->scale(), scale);
      name = std::make_unique<testing::WhenOpen<QFileDialog>>([&](QFileDialog* where) {
        meanwhile();
        where->findChild<QLineEdit*>(u"fileNameEdit"_s)->setText(file);
        static_cast<QDialog*>(where)->done(QDialog::Accepted);
      });
      QTest::keyClick(dialog, Qt::Key_Return);
    });
    QTest::keyClick(&toy().board(), Qt::Key_P, Qt::ControlModifier);
  }
  void film(const QString& file, double seconds = 1) {
    std::unique_ptr<testing::WhenOpen<QFileDialog>> name;
    const testing::WhenOpen<FilmDialog> form([&](FilmDialog* dialog) {
      dialog->findChild<QDoubleSpinBox*>()->setValue(seconds);
      name = std::make_unique<testing::WhenOpen<QFileDialog>>([&](QFileDialog* where) {
        where->findChild<QLineEdit*>(u"fileNameEdit"_s)->setText(file);
        static_cast<QDialog*>(where)->done(QDialog::Accepted);
      });
      QTest::keyClick(dialog, Qt::Key_Return);
    });
    command(Command::SaveFilm)->trigger();
  }
};

SEARCHLIGHT_TEST(PictureCommandsTest)
#include "picture_commands_test.moc"
