// tests/widgets/film_test.cpp: films, decoded by others: every frame is what was given, for as long, and nothing is left of those
// that were not finished.

#include "widgets/picture/film.h"
#include "tests/core/seed.h"
#include "tests/failing_calls.h"
#include "tests/test_main.h"
#include "tests/widgets/toy_board.h"
#include "widgets/board/board_view.h"
#include "widgets/picture/film_colours.h"
#include "widgets/picture/film_dialog.h"
#include "widgets/picture/film_writer.h"
#include "widgets/theme/controls.h"

namespace {

struct FilmedFrame {
  QImage image;
  int hundredths;
};
using Frames = std::vector<FilmedFrame>;

// As any program shows it.
Frames decodedGif(const QString& path) {
  QImageReader reader(path);
  Frames out;
  while (reader.canRead()) {
    const QImage image = reader.read();
    if (image.isNull()) break;
    out.push_back({image.convertToFormat(QImage::Format_RGB32), reader.nextImageDelay() / 10});
  }
  return out;
}

quint32 bigEndianAt(const QByteArray& bytes, qsizetype at, int size = 4) {
  quint32 out = 0;
  for (qsizetype i = at; i < at + size; ++i) out = out << 8 | static_cast<quint8>(bytes[i]);
  return out;
}

// Each frame's chunks are made a PNG of its own, which Qt reads (and whose check sums it looks at), and laid over those before.
Frames decodedApng(const QString& path) {
  QFile file(path);
  if (!file.open(QIODevice::ReadOnly)) return {};
  const QByteArray bytes = file.readAll();
  Frames out;
  QByteArray header, png;
  QPoint at;
  QImage canvas;
  quint32 announced = 0, sequence = 0;
  const auto chunk = [](const QByteArray& type, const QByteArray& data) {
    const auto number = [](quint32 n) {
      QByteArray four;
      for (int shift = 24; shift >= 0; shift -= 8) four += static_cast<char>(n >> shift & 0xFF);
      return four;
    };
    quint32 crc = 0xFFFFFFFF;
    for (const char c : type + data) {
      crc ^= static_cast<quint8>(c);
      for (int i = 0; i < 8; ++i) crc = crc >> 1 ^ (crc & 1 ? 0xEDB88320 : 0);
    }
    return number(static_cast<quint32>(data.size())) + type + data + number(~crc);
  };
  const auto show = [&] {
    if (png.isEmpty()) return;
    const QImage image = QImage::fromData(png + chunk("IEND", {}), "PNG");
    if (canvas.isNull()) canvas = QImage(image.size(), QImage::Format_RGB32);
    QPainter(&canvas).drawImage(at, image);
    out.back().image = canvas.copy();
    png.clear();
  };
  for (qsizetype i = 8; i + 12 <= bytes.size();) {
    const auto size = static_cast<qsizetype>(bigEndianAt(bytes, i));
    const QByteArray type = bytes.mid(i + 4, 4), data = bytes.mid(i + 8, size);
    if (bytes.mid(i, size + 12) != chunk(type, data)) return {};
    i += size + 12;
    if (type == "IHDR") header = data;
    if (type == "acTL") announced = bigEndianAt(data, 0);
    if ((type == "fcTL" || type == "fdAT") && bigEndianAt(data, 0) != sequence++) return {};
    if (type == "fcTL") {
      show();
      png = bytes.left(8) + chunk("IHDR", data.mid(4, 8) + header.mid(8));
      at = {static_cast<int>(bigEndianAt(data, 12)), static_cast<int>(bigEndianAt(data, 16))};
      out.push_back({{}, static_cast<int>(bigEndianAt(data, 20, 2))});
    }
    if (type == "IDAT") png += chunk("IDAT", data);
    if (type == "fdAT") png += chunk("IDAT", data.mid(4));
  }
  show();
  return announced == out.size() ? out : Frames();
}

// What a viewer sees: a frame that equals the one before is no other one.
Frames merged(const Frames& frames) {
  Frames out;
  for (const FilmedFrame& frame : frames)
    if (!out.empty() && out.back().image == frame.image)
      out.back().hundredths += frame.hundredths;
    else
      out.push_back(frame);
  return out;
}

Frames randomFrames(Random& random, std::size_t colours) {
  std::vector<QRgb> palette;
  for (std::size_t i = 0; i < colours; ++i)
    palette.push_back(0xFF000000U | static_cast<QRgb>(i * 65'793 * 7 + i));
  QImage image(1 + static_cast<int>(random.below(70)), 1 + static_cast<int>(random.below(50)),
               QImage::Format_RGB32);
  image.fill(palette.front());
  Frames out;
  for (int i = 0; i < 12; ++i) {
    const QRect changed = QRect(static_cast<int>(random.below(static_cast<std::uint32_t>(image.width()))),
                                static_cast<int>(random.below(static_cast<std::uint32_t>(image.height()))),
                                static_cast<int>(random.below(30)), static_cast<int>(random.below(30))) &
                          image.rect();
    for (int y = changed.top(); y <= changed.bottom(); ++y)
      for (int x = changed.left(); x <= changed.right(); ++x)
        image.setPixel(x, y, palette[random.below(static_cast<std::uint32_t>(colours))]);
    out.push_back({image.copy(), 2 + static_cast<int>(random.below(40))});
  }
  return out;
}

void write(const QString& path, const Frames& frames) {
  const auto film = FilmWriter::create(path);
  for (const FilmedFrame& frame : frames) film->add(frame.image, frame.hundredths);
  film->finish(std::nullopt);
}

// Per channel and pixel.
double meanDifference(const QImage& a, const QImage& b) {
  qint64 sum = 0;
  for (int y = 0; y < a.height(); ++y)
    for (int x = 0; x < a.width(); ++x) {
      const QRgb p = a.pixel(x, y), q = b.pixel(x, y);
      sum += std::abs(qRed(p) - qRed(q)) + std::abs(qGreen(p) - qGreen(q)) + std::abs(qBlue(p) - qBlue(q));
    }
  return static_cast<double>(sum) / (3.0 * a.width() * a.height());
}

int lengthOf(const Frames& frames) {
  int sum = 0;
  for (const FilmedFrame& frame : frames) sum += frame.hundredths;
  return sum;
}

}  // namespace

class FilmTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void init() { m_dir = std::make_unique<QTemporaryDir>(); }

  void framesComeBackAsTheyWere_data() {
    const auto row = testing::columns<QString, int>("ending", "colours");
    for (const char* ending : {"gif", "apng"})
      for (const int colours : {1, 2, 16, 255})
        row(testing::rowName("%s, %d", ending, colours), ending, colours);
    row("apng, 2000", "apng", 2000);
  }
  void framesComeBackAsTheyWere() {
    FETCH_ALL((const QString, ending), (const int, colours));
    Random random(testing::seed() + static_cast<std::uint64_t>(colours));
    for (int round = 0; round < testing::rounds(20); ++round) {
      const Frames given = randomFrames(random, static_cast<std::size_t>(colours));
      const QString path = m_dir->filePath(u"a."_s + ending);
      write(path, given);
      const Frames wanted = merged(given),
                   seen = merged(ending == u"gif"_s ? decodedGif(path) : decodedApng(path));
      QCOMPARE(seen.size(), wanted.size());
      for (std::size_t i = 0; i < seen.size(); ++i) {
        QVERIFY2(seen[i].image == wanted[i].image, qPrintable(u"round %1, frame %2"_s.arg(round).arg(i)));
        QCOMPARE(seen[i].hundredths, wanted[i].hundredths);
      }
    }
  }

  // More colours than a GIF has: the first frame's palette, and frames with palettes of their own.
  void manyColoursAreNear() {
    Frames given;
    for (int i = 0; i < 6; ++i) {
      QImage image(120, 90, QImage::Format_RGB32);
      for (int y = 0; y < 90; ++y)
        for (int x = 0; x < 120; ++x) image.setPixel(x, y, qRgb(x * 2, y * 2, i < 3 ? x + y : 40 * i));
      given.push_back({image, 4});
    }
    const QString path = m_dir->filePath(u"a.gif"_s);
    write(path, given);
    const Frames seen = decodedGif(path);
    QCOMPARE(seen.size(), std::size_t{4});  // the first three are one
    QCOMPARE(seen.front().hundredths, 12);
    for (std::size_t i = 0; i < seen.size(); ++i) {
      const double apart = meanDifference(seen[i].image, given[i + 2].image);
      QVERIFY2(apart < 8, qPrintable(QString::number(apart)));
    }
  }

  // Colours that come after the palette is full: what is like one of them is that one, the rest gets a palette of its own.
  void theMeanOfABoxIsNear() {
    ColourCounts counts;
    for (QRgb i = 0; i < 4096; ++i)
      counts[0xFF000000U | (i & 0xF00U) << 12U | (i & 0xF0U) << 8U | (i & 0xFU) << 4U] = 1 + i % 3;
    const FilmPalette palette = paletteOf(counts, 255);
    QCOMPARE(palette.colours.size(), std::size_t{255});
    QCOMPARE(palette.indexes.size(), counts.size());
    for (const auto& [colour, index] : palette.indexes) {
      const QRgb other = palette.colours[index];
      for (const int apart :
           {qRed(colour) - qRed(other), qGreen(colour) - qGreen(other), qBlue(colour) - qBlue(other)})
        QVERIFY2(std::abs(apart) <= 48, qPrintable(QString::number(colour, 16)));
    }
  }

  void aLongFrameIsWhole() {
    QImage image(8, 8, QImage::Format_RGB32);
    image.fill(Qt::red);
    Frames given{{image, 150'000}};
    for (const char* name : {"a.gif", "a.apng"}) {
      const QString path = m_dir->filePath(QLatin1String(name));
      write(path, given);
      const Frames seen = QLatin1String(name) == "a.gif"_L1 ? decodedGif(path) : decodedApng(path);
      QCOMPARE(lengthOf(seen), 150'000);
    }
  }

  // A file for each 25th of a second; what is there is never written over, and what was written goes if the film does not end.
  void numberedPictures() {
    Random random(testing::seed());
    Frames given = randomFrames(random, 300);
    for (FilmedFrame& frame : given) frame.hundredths = 8;
    write(m_dir->filePath(u"a.png"_s), given);
    QCOMPARE(files().size(), qsizetype{24});
    QCOMPARE(QImage(m_dir->filePath(u"a-0001.png"_s)).convertToFormat(QImage::Format_RGB32),
             given.front().image);
    QCOMPARE(QImage(m_dir->filePath(u"a-0024.png"_s)).convertToFormat(QImage::Format_RGB32),
             given.back().image);
    for (int i = 1; i < 24; ++i)
      QVERIFY(QFile::remove(m_dir->filePath(u"a-%1.png"_s.arg(i, 4, 10, QLatin1Char('0')))));
    QVERIFY_EXCEPTION_THROWN(write(m_dir->filePath(u"a.png"_s), given), FormatError);
    QCOMPARE(files(), QStringList{u"a-0024.png"_s});
    // What a name has in it is a name.
    given.resize(1);
    write(m_dir->filePath(u"a%1b%2.png"_s), given);
    QVERIFY(files().contains(u"a%1b%2-0001.png"_s));
  }

  void aFullDiskIsTold_data() { testing::eachOf("name", {"a.gif", "a.apng", "a.png"}); }
  void aFullDiskIsTold() {
    QFETCH(QString, name);
    begin(name);
    QSignalSpy troubled(&m_writer, &PictureWriter::troubled);
    {
      const testing::FailedCall failure(testing::FailingCall::Fsync, ENOSPC);
      QTRY_COMPARE(troubled.count(), 1);
    }
    QVERIFY(testing::contains(troubled.front().front().toString(), u"No space left"_s));
    QVERIFY(files().isEmpty());
  }

  // The search is filmed from one place to the other, in the time that was asked for; then it stands where it stood.
  void aSearchIsFilmed() {
    begin(u"a.gif"_s, 10, 60, 2);
    const QImage before = taken();
    QSignalSpy saved(&m_writer, &PictureWriter::saved);
    QTRY_COMPARE(saved.count(), 1);
    m_search->arrive();
    QCOMPARE(m_search->position(), std::size_t{33});
    QVERIFY(taken() == before);
    const Frames seen = decodedGif(m_dir->filePath(u"a.gif"_s));
    QCOMPARE(lengthOf(seen), 200 + kFilmHold);
    const auto at = [&](std::size_t place) {
      m_search->moveTo(place);
      return taken();
    };
    QVERIFY2(meanDifference(seen.front().image, at(10)) < 0.5, "the first frame");
    QVERIFY2(meanDifference(seen.back().image, at(60)) < 0.5, "the last frame");
    QVERIFY(meanDifference(seen.front().image, at(60)) > 0.5);
    QVERIFY(seen.back().hundredths >= kFilmHold);
    QVERIFY2(seen.size() > 20, qPrintable(QString::number(seen.size())));
  }

  // Beyond its end there is nothing: the film ends there, and one that would begin there is refused.
  void theEndOfTheSearchIsTheFilms() {
    begin(u"a.gif"_s, 10, 1'000'000, 2);
    QSignalSpy saved(&m_writer, &PictureWriter::saved);
    QTRY_COMPARE(saved.count(), 1);
    const Frames seen = decodedGif(m_dir->filePath(u"a.gif"_s));
    QCOMPARE(lengthOf(seen), 200 + kFilmHold);
    QVERIFY2(seen.size() > 20, qPrintable(QString::number(seen.size())));
    QVERIFY(QFile::remove(m_dir->filePath(u"a.gif"_s)));
    begin(u"b.gif"_s, 500'000, 1'000'000, 2);
    QSignalSpy refused(m_film.get(), &Film::refused);
    QTRY_COMPARE(refused.count(), 1);
    QVERIFY(refused.front().front().toString().contains(u"500,000"_s));
    QTRY_VERIFY(!m_writer.isBusy() && m_search->position() == 33);
    QVERIFY(files().isEmpty());
  }

  // Half a film would look like a whole one.
  void whatIsClosedMeanwhileIsNoFilm_data() { aFullDiskIsTold_data(); }
  void whatIsClosedMeanwhileIsNoFilm() {
    QFETCH(QString, name);
    begin(name, 0, kEndOfRun, 30);
    QSignalSpy refused(m_film.get(), &Film::refused);
    QSignalSpy progressed(m_film.get(), &Film::progressed);
    QTRY_VERIFY(progressed.count() > 3);
    m_view.reset();
    QTRY_COMPARE(refused.count(), 1);
    QTRY_VERIFY(files().isEmpty());
    m_film.reset();
  }

  // However many frames there are, none comes before its time and the last is the last place.
  void theFramesAreSpreadEvenly() {
    Random random(testing::seed());
    for (int round = 0; round < testing::rounds(200); ++round) {
      FilmSettings settings;
      settings.seconds = 0.04 + static_cast<double>(random.below(2000)) / 100;
      const std::size_t from = random.below(1000), to = from + random.below(5000);
      const FilmPlan plan = filmPlan(settings, from, to);
      QVERIFY(std::abs(plan.frames * kFilmTick - settings.seconds * 100) <= kFilmTick);
      QCOMPARE(plan.place(0), from);
      QCOMPARE(plan.place(plan.frames), to);
      for (int i = 1; i <= plan.frames; ++i) {
        const double even = static_cast<double>(to - from) * i / plan.frames;
        QVERIFY(std::abs(static_cast<double>(plan.place(i) - from) - even) <= 1);
        QVERIFY(plan.place(i) >= plan.place(i - 1));
      }
    }
    const FilmSettings fast{.isASecond = true, .stepsASecond = 50};
    QCOMPARE(filmPlan(fast, 0, 100).frames, 50);
  }

  void aCancelledFilmLeavesNothing_data() { aFullDiskIsTold_data(); }
  void aCancelledFilmLeavesNothing() {
    QFETCH(QString, name);
    begin(name, 0, kEndOfRun, 30);
    QSignalSpy progressed(m_film.get(), &Film::progressed);
    QTRY_VERIFY(progressed.count() > 10);
    m_writer.stop();
    QTRY_VERIFY(m_search->position() == 33 && m_search->activity() == Transport::Activity::Idle);
    QTRY_VERIFY(files().isEmpty());
    m_film.reset();
  }

  void captionsStandBelow() {
    m_hasCaptions = true;
    begin(u"a.apng"_s, 10, 12, 0.2);
    QSignalSpy saved(&m_writer, &PictureWriter::saved);
    QTRY_COMPARE(saved.count(), 1);
    const Frames seen = decodedApng(m_dir->filePath(u"a.apng"_s));
    QVERIFY(!seen.empty());
    const QImage& first = seen.front().image;
    QCOMPARE(first.size(), filmSize({.hasCaptions = true}, m_view->size(), m_view->font()));
    QVERIFY(first.height() > m_view->height());
    m_search->moveTo(10);
    QVERIFY(first.copy(m_view->rect()) == taken());
    // Something is written there, and something else two events later.
    const QRect below(0, m_view->height(), first.width(), first.height() - m_view->height());
    QVERIFY(first.copy(below) != seen.back().image.copy(below));
  }

  void aWidthIsWhatWasAsked() {
    m_width = 123;
    begin(u"a.gif"_s, 10, 12, 0.2);
    QSignalSpy saved(&m_writer, &PictureWriter::saved);
    QTRY_COMPARE(saved.count(), 1);
    QCOMPARE(decodedGif(m_dir->filePath(u"a.gif"_s)).front().image.width(), 123);
  }

  void theDialogKnowsTheBookmarks() {
    makeSearch();
    FilmDialog dialog({widgetPicture(PictureSource::Kind::Board, m_view.get())}, 0, 2, *m_search,
                      {{50, std::nullopt, u"the door"_s}, {7, StepUnit::Expansion, {}}});
    dialog.show();
    const FilmSettings whole = dialog.settings();
    QCOMPARE(whole.scale, 2);
    QCOMPARE(whole.from, std::size_t{0});
    QCOMPARE(whole.to, kEndOfRun);
    QList<QComboBox*> lists = dialog.findChildren<QComboBox*>();
    const auto with = [&](int nth) {
      for (QComboBox* list : lists)
        if (list->findText(u"the door (50)"_s) >= 0 && nth-- == 0) return list;
      qFatal("no list has the bookmark");
    };
    QCOMPARE(with(0)->count(), 4);  // start, here, the bookmark in events, end
    with(0)->setCurrentIndex(2);
    QCOMPARE(dialog.settings().from, std::size_t{50});
    QPushButton* save = nullptr;
    for (QPushButton* button : dialog.findChildren<QPushButton*>())
      if (button->text() == u"&Save…"_s) save = button;
    QVERIFY(save && save->isEnabled());
    with(1)->setCurrentIndex(1);  // from the bookmark back to where it stands
    QVERIFY(!save->isEnabled());
    QVERIFY(!dialog.findChild<NoteLine*>()->text().isEmpty());
  }

 private:
  QStringList files() const { return QDir(m_dir->path()).entryList(QDir::Files | QDir::Hidden); }
  QImage taken() { return widgetImage(*m_view, 1, PictureOf::WidgetAlone); }

  // A search at its 33rd event, on a board.
  void makeSearch() {
    m_film.reset();
    m_view.reset();
    m_search = std::make_unique<testing::OneRun>();
    m_view = std::make_unique<BoardView>(std::make_unique<testing::ToyGround>());
    const testing::WatchedSearch asked;
    m_view->setBoard(asked.side, asked.side);
    m_view->setRun(&m_search->run);
    m_view->resize(210, 210);
    m_view->show();
    asked.show(*m_search, Transport::StartAt::Start);
    m_search->moveTo(33);
  }
  void begin(const QString& name, std::size_t from = 0, std::size_t to = 40, double seconds = 1) {
    makeSearch();
    FilmSettings settings;
    settings.from = from;
    settings.to = to;
    settings.seconds = seconds;
    settings.width = std::exchange(m_width, 0);
    settings.hasCaptions = std::exchange(m_hasCaptions, false);
    m_film = std::make_unique<Film>(*m_search, widgetPicture(PictureSource::Kind::Board, m_view.get()),
                                    settings, [this] { return u"event %1"_s.arg(m_search->position()); });
    m_film->begin(m_writer, m_dir->filePath(name));
  }

  std::unique_ptr<QTemporaryDir> m_dir;
  std::unique_ptr<testing::OneRun> m_search;
  std::unique_ptr<BoardView> m_view;
  PictureWriter m_writer;
  std::unique_ptr<Film> m_film;
  int m_width = 0;
  bool m_hasCaptions = false;
};

SEARCHLIGHT_TEST(FilmTest)
#include "film_test.moc"
