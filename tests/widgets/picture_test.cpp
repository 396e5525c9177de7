// tests/widgets/picture_test.cpp: what one takes along: as it is seen, at any of its sizes, whole or not at all.

#include "tests/pixel_counts.h"
#include "tests/test_main.h"
#include "tests/widgets/shown_klotski.h"
#include "tests/widgets/shown_sokoban.h"
#include "tests/widgets/toy_board.h"
#include "widgets/picture/picture_source.h"
#include "widgets/picture/picture_writer.h"
#include "widgets/theme/controls.h"

namespace {

QImage seenAt(QWidget& widget, int scale) {
  return widgetPicture(PictureSource::Kind::Board, &widget).take(scale).image({});
}

// The share of pixels that differ so much that an eye sees it.
double difference(const QImage& a, const QImage& b) {
  if (a.size() != b.size()) return 1;
  const int other = testing::countWhere(
      a.rect(), [&](int x, int y) { return testing::farthest(a.pixel(x, y), b.pixel(x, y)) > 40; });
  return static_cast<double>(other) / (a.width() * a.height());
}

QImage dots() {
  QImage image(40, 30, QImage::Format_RGB32);
  for (int y = 0; y < 30; ++y)
    for (int x = 0; x < 40; ++x) image.setPixel(x, y, qRgb(x * 6, y * 8, (x * y) % 256));
  return image;
}

PictureWriter::Bytes text(const char* what) {
  return [what](const std::stop_token&) { return QByteArray(what); };
}

QByteArray contentOf(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("cannot be read");
}

// Makes nothing until it is asked to stop, or let go.
struct Gate {
  std::atomic<bool> isIn = false, isOpen = false;
  PictureWriter::Bytes bytes() {
    return [this](const std::stop_token& stop) {
      isIn = true;
      while (!isOpen && !stop.stop_requested()) std::this_thread::yield();
      return QByteArray("made");
    };
  }
};

}  // namespace

class PictureTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  // Twice as large is what the world's own painters make of a paper of twice the size: not what is seen, blown up.
  void twiceIsTheBoardAtDoubleSize_data() {
    const auto row = testing::columns<QString, int>("world", "scale");
    for (const char* world : {"sokoban", "klotski", "cells"})
      for (const int scale : {2, 4}) row(testing::rowName("%s, %d times", world, scale), world, scale);
  }
  void twiceIsTheBoardAtDoubleSize() {
    FETCH_ALL((QString, world), (int, scale));
    std::unique_ptr<testing::ShownSokoban> sokoban;
    std::unique_ptr<testing::ShownKlotski> klotski;
    std::unique_ptr<BoardView> cells;
    QWidget* board = nullptr;
    const BoardColours& colours = Theme::shared(ThemeKind::Light).board();
    std::function<void(QImage&)> paint;
    const auto painted = [&](QImage& paper, const auto& use) {
      QPainter painter(&paper);
      painter.scale(scale, scale);
      painter.fillRect(QRect(QPoint(0, 0), board->size()), colours.outside);
      use(painter);
    };
    if (world == "sokoban"_L1) {
      sokoban = std::make_unique<testing::ShownSokoban>(
          testing::sokobanBoard({"#######", "#@ $ .#", "#  $* #", "#.    #", "#######"}));
      board = &sokoban->view;
      paint = [&](QImage& paper) {
        painted(paper, [&](QPainter& painter) {
          const Theme& theme = Theme::shared(ThemeKind::Light);
          SokobanScene scene;
          scene.board = sokoban->game.opening().board;
          scene.position = sokoban->game.state();
          paintSokobanGround(painter, *scene.board, sokoban->view.pixels(), theme, board->rect());
          paintSokobanPieces(painter, scene, sokoban->view.pixels(), theme);
        });
      };
    } else if (world == "klotski"_L1) {
      klotski = std::make_unique<testing::ShownKlotski>();
      board = &klotski->view;
      paint = [&](QImage& paper) {
        painted(paper, [&](QPainter& painter) {
          const KlotskiView& view = klotski->view;
          KlotskiScene scene;
          scene.board = view.board();
          scene.colours = klotskiColours(view.board(), view.look().style, Theme::shared(ThemeKind::Light));
          scene.names = pieceNames(view.board(), view.look().names);
          scene.position = view.position();
          scene.goalsShown = true;
          scene.exitText = u"EXIT"_s;
          paintKlotski(painter, scene, view.pixels(), colours);
        });
      };
    } else {
      cells = std::make_unique<BoardView>(std::make_unique<testing::ToyGround>());
      cells->setPalette(Theme::shared(ThemeKind::Light).palette());
      cells->setBoard(testing::kToyColumns, testing::kToyRows);
      cells->setEnds(Point{0, 0}, Point{5, 2});
      cells->resize(300, 200);
      board = cells.get();
      paint = [&](QImage& paper) { cells->overlay().paint(cells->viewport().withPixelRatio(scale), paper); };
    }
    board->clearFocus();
    const QImage small = seenAt(*board, 1), large = seenAt(*board, scale);
    const QImage screen = board->grab().toImage().convertToFormat(small.format());
    QCOMPARE(small, screen);
    QCOMPARE(large.size(), board->size() * scale);
    QImage wanted(board->size() * scale, QImage::Format_RGB32);
    paint(wanted);
    const double off = difference(large, wanted),
                 blown = difference(small.scaled(large.size(), Qt::IgnoreAspectRatio, Qt::FastTransformation),
                                    wanted);
    QVERIFY2(off < 0.0002, qPrintable(u"%1, blown up %2"_s.arg(off).arg(blown)));
    QVERIFY2(blown > 0.0008, qPrintable(QString::number(blown)));
  }

  // Cards and bars over a board are no part of it; the panes of a comparison are.
  void childrenAreTakenWhereTheyAreWanted() {
    QWidget board;
    board.resize(60, 40);
    QLabel child(&board);
    child.setGeometry(10, 10, 20, 20);
    child.setAutoFillBackground(true);
    QPalette red = child.palette();
    red.setColor(QPalette::Window, Qt::red);
    child.setPalette(red);
    board.show();
    QVERIFY(widgetImage(board, 2, PictureOf::WidgetAlone).pixelColor(40, 40) != QColor(Qt::red));
    QCOMPARE(widgetImage(board, 2, PictureOf::WidgetAndChildren).pixelColor(40, 40), QColor(Qt::red));
  }

  void sizesAreBounded_data() {
    // why: a part of it
    const auto row = testing::columns<QSize, int, QString>("size", "scale", "why");
    row("usual", QSize(1280, 800), 4, "");
    row("just", QSize(2000, 2000), 4, "");
    row("many pixels", QSize(2001, 2000), 4, "64 million");
    row("long", QSize(9000, 10), 4, "32,767");
    row("long enough to overflow", QSize(2'000'000'000, 10), 4, "32,767");
    row("nothing", QSize(0, 10), 1, "Nothing");
  }
  void sizesAreBounded() {
    FETCH_ALL((QSize, size), (int, scale), (QString, why));
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    const QString told = whyNoPicture(size, scale);
    QCOMPARE(told.isEmpty(), why.isEmpty());
    QVERIFY(testing::contains(told, why));
  }

  // ---- Written ----

  void whatIsWrittenReadsBack() {
    QTemporaryDir folder;
    const QString path = folder.filePath(u"a.png"_s);
    PictureWriter writer;
    QSignalSpy saved(&writer, &PictureWriter::saved), busy(&writer, &PictureWriter::busyChanged);
    writer.write(path, TakenPicture{[](const std::stop_token&) { return dots(); }});
    QVERIFY(writer.isBusy());
    QTRY_COMPARE(saved.count(), 1);
    QVERIFY(!writer.isBusy());
    QCOMPARE(busy.count(), 2);
    QCOMPARE(QImage(path).convertToFormat(QImage::Format_RGB32), dots());
    writer.write(folder.filePath(u"b.svg"_s),
                 TakenPicture{[](const std::stop_token&) { return dots(); }, text("<svg/>")});
    QTRY_COMPARE(saved.count(), 2);
    QCOMPARE(contentOf(folder.filePath(u"b.svg"_s)), QByteArray("<svg/>"));
  }

  // The path and why; nothing is there that was not there before.
  void whatFailsIsTold_data() {
    const auto row = testing::columns<QString, bool>("name", "isMade");
    row("no folder", "missing/a.png", true);
    row("a folder of that name", "folder", true);
    row("no picture", "a.png", false);
  }
  void whatFailsIsTold() {
    FETCH_ALL((QString, name), (bool, isMade));
    QTemporaryDir folder;
    QVERIFY(QDir(folder.path()).mkdir(u"folder"_s));
    const QString path = folder.filePath(name);
    PictureWriter writer;
    QSignalSpy saved(&writer, &PictureWriter::saved), troubled(&writer, &PictureWriter::troubled);
    writer.write(path, TakenPicture{[isMade](const std::stop_token&) { return isMade ? dots() : QImage(); }});
    QTRY_COMPARE(troubled.count(), 1);
    QVERIFY(testing::contains(troubled.front().front().toString(), path));
    QCOMPARE(saved.count(), 0);
    QCOMPARE(QDir(folder.path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot),
             QStringList{u"folder"_s});
  }

  void aFullDiskIsTold() {
    if (!QFile::exists(u"/dev/full"_s)) QSKIP("only where there is such a device");
    PictureWriter writer;
    QSignalSpy troubled(&writer, &PictureWriter::troubled);
    writer.write(u"/dev/full"_s, text("much"));
    QTRY_COMPARE(troubled.count(), 1);
    QVERIFY(troubled.front().front().toString().contains(u"/dev/full"_s));
  }

  // It was named when it was not there: what somebody has put there meanwhile was not.
  void nothingIsOverwrittenThatWasNotNamed() {
    QTemporaryDir folder;
    const QString path = folder.filePath(u"a.png"_s);
    PictureWriter writer;
    QSignalSpy troubled(&writer, &PictureWriter::troubled);
    Gate gate;
    writer.write(path, gate.bytes());
    QTRY_VERIFY(gate.isIn);
    QFile theirs(path);
    QVERIFY(theirs.open(QIODevice::WriteOnly) && theirs.write("theirs") == 6);
    theirs.close();
    gate.isOpen = true;
    QTRY_COMPARE(troubled.count(), 1);
    QVERIFY(troubled.front().front().toString().contains(path));
    QCOMPARE(contentOf(path), QByteArray("theirs"));
    writer.write(path, text("ours"));  // named as it is
    QTRY_COMPARE(contentOf(path), QByteArray("ours"));
  }

  // Neither told nor written; another one goes on at once.
  void whatIsGivenUpIsNotWritten() {
    QTemporaryDir folder;
    const QString first = folder.filePath(u"first.png"_s), second = folder.filePath(u"second.png"_s);
    PictureWriter writer;
    QSignalSpy saved(&writer, &PictureWriter::saved), troubled(&writer, &PictureWriter::troubled);
    Gate gate;
    writer.write(first, gate.bytes());
    QTRY_VERIFY(gate.isIn);
    writer.stop();
    QVERIFY(!writer.isBusy());
    Gate replaced;
    writer.write(first, replaced.bytes());
    writer.write(second, text("second"));
    QVERIFY(writer.isBusy());
    QTRY_COMPARE(saved.count(), 1);
    QCOMPARE(saved.front().front().toString(), second);
    QCOMPARE(troubled.count(), 0);
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden), QStringList{u"second.png"_s});
  }

  void whoGoesWaitsForNobody() {
    QTemporaryDir folder;
    Gate gate;
    {
      PictureWriter writer;
      writer.write(folder.filePath(u"a.png"_s), gate.bytes());
      QTRY_VERIFY(gate.isIn);
    }
    QVERIFY(!QFile::exists(folder.filePath(u"a.png"_s)));
  }

  // Whatever a picture's maker throws is told with the file, and who waits for it does not wait for ever.
  void whatIsThrownIsTold() {
    QTemporaryDir folder;
    const QString path = folder.filePath(u"a.png"_s);
    PictureWriter writer;
    QSignalSpy troubled(&writer, &PictureWriter::troubled);
    writer.write(path, [](const std::stop_token&) -> QByteArray { throw std::runtime_error("odd"); });
    QTRY_COMPARE(troubled.count(), 1);
    QVERIFY(!writer.isBusy());
    QCOMPARE(troubled.front().front().toString(), path + u": odd"_s);
    writer.copy(TakenPicture{[](const std::stop_token&) -> QImage { throw std::runtime_error("odd"); }});
    QVERIFY(!writer.finish());
    QCOMPARE(troubled.back().front().toString(), u"odd"_s);
  }

  // For a window that closes: what takes long is named, and can be given up.
  void whoWaitsCanGiveUp() {
    QTemporaryDir folder;
    Gate gate;  // outlives the thread that waits at it
    PictureWriter writer;
    writer.write(folder.filePath(u"a.png"_s), gate.bytes());
    QTimer look;
    QString said;
    connect(&look, &QTimer::timeout, this, [&] {
      for (QWidget* widget : QApplication::topLevelWidgets())
        if (auto* dialog = qobject_cast<QProgressDialog*>(widget); dialog && dialog->isVisible()) {
          said = dialog->labelText();
          dialog->findChild<QPushButton*>()->click();
        }
    });
    look.start(10);
    QVERIFY(!writer.finish());
    QVERIFY(!writer.isBusy());
    QVERIFY(testing::contains(said, u"a.png"_s));
  }

  // For a window that closes.
  void whatIsUnderWayCanBeAwaited() {
    QTemporaryDir folder;
    const QString path = folder.filePath(u"a.png"_s);
    PictureWriter writer;
    writer.finish();  // nothing is
    QSignalSpy saved(&writer, &PictureWriter::saved);
    writer.write(path, text("made"));
    writer.finish();
    QCOMPARE(saved.count(), 1);
    QCOMPARE(contentOf(path), QByteArray("made"));
  }

  // An encoder that is asked to stop does not go on to the end of a large picture.
  void encodingStops() {
    std::stop_source stop;
    QVERIFY(!pngOf(dots(), stop.get_token()).isEmpty());
    stop.request_stop();
    QVERIFY(pngOf(dots(), stop.get_token()).isEmpty());
    QVERIFY(pngOf(QImage()).isEmpty());
  }

  void theClipboardHasBoth() {
    PictureWriter writer;
    QSignalSpy copied(&writer, &PictureWriter::copied), troubled(&writer, &PictureWriter::troubled);
    writer.copy(TakenPicture{[](const std::stop_token&) { return dots(); }});
    QTRY_COMPARE(copied.count(), 1);
    QCOMPARE(copied.front().front().toSize(), dots().size());
    QCOMPARE(QGuiApplication::clipboard()->image().convertToFormat(QImage::Format_RGB32), dots());
    const QByteArray png = QGuiApplication::clipboard()->mimeData()->data(u"image/png"_s);
    QCOMPARE(QImage::fromData(png, "PNG").convertToFormat(QImage::Format_RGB32), dots());
    writer.copy(TakenPicture{[](const std::stop_token&) { return QImage(); }});
    QTRY_COMPARE(troubled.count(), 1);
    QCOMPARE(QGuiApplication::clipboard()->image().size(), dots().size());  // what was there stays
  }

  // ---- Asked ----

  void theDialogSaysHowLarge() {
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    QWidget small, large;
    small.resize(300, 200);
    large.resize(3000, 1500);
    TakePictureDialog dialog({widgetPicture(PictureSource::Kind::Board, &small),
                              widgetPicture(PictureSource::Kind::Table, &large)},
                             0, 2);
    dialog.show();
    const auto says = [&](const char* what) {
      const QList<QLabel*> all = dialog.findChildren<QLabel*>();
      return std::ranges::any_of(all, [what](const QLabel* label) {
        return label->isVisible() && label->text() == QString::fromUtf8(what);
      });
    };
    const auto button = [&](const char* name) {
      for (QPushButton* b : dialog.findChildren<QPushButton*>())
        if (b->text() == QString::fromUtf8(name)) return b;
      qFatal("there is no %s", name);
    };
    QCOMPARE(dialog.scale(), 2);
    QVERIFY(says("600 × 400 pixels"));
    QTest::keyClick(dialog.findChild<QComboBox*>(), Qt::Key_Down);
    QCOMPARE(dialog.source().widget, &large);
    QVERIFY(says("6,000 × 3,000 pixels"));
    QVERIFY(button("&Save…")->isEnabled());
    auto* four = dialog.findChildren<QRadioButton*>().back();
    QTest::mouseClick(four, Qt::LeftButton);
    QCOMPARE(dialog.scale(), 4);
    QVERIFY(!button("&Save…")->isEnabled() && !button("C&opy")->isEnabled());
    QVERIFY(dialog.findChild<NoteLine*>()->text().contains(u"64 million"_s));
    QTest::keyClick(dialog.findChild<QComboBox*>(), Qt::Key_Up);
    QTest::mouseClick(button("C&opy"), Qt::LeftButton);
    QCOMPARE(dialog.result(), static_cast<int>(TakePictureDialog::Copy));
  }
};

SEARCHLIGHT_TEST(PictureTest)
#include "picture_test.moc"
