// tests/app/damaged_home_test.cpp: homes that a disk, another program or a hand has damaged: settings, kept games, copies, books. The
// program starts in them and is walked through; what is damaged is forgotten or told, and the rest is there.
//
// SEARCHLIGHT_ROUNDS=50 app_tests damaged_home_test anything  for long; SEARCHLIGHT_SEED=N for others.

#include "app/grid/map_lab_page.h"
#include "app/lessons/lessons_page.h"
#include "tests/app/any_move.h"
#include "tests/app/home_damage.h"
#include "tests/app/program_window.h"
#include "tests/core/seed.h"
#include "tests/test_main.h"

using testing::kAbsurd;
using Files = testing::ProgramWindow;

namespace {

constexpr const char* kSettings = "settings.ini";

// What the page's document or game is, as its copy would have it.
std::string workOf(Page& page) {
  const Snapshot now = page.snapshot();
  return now ? now().board.text.value_or(std::string()) : std::string();
}

void copyFolder(const QString& from, const QString& to) {
  QVERIFY(QDir().mkpath(to));
  QDirIterator files(from, QDir::Files, QDirIterator::Subdirectories);
  while (files.hasNext()) {
    const QString file = files.next(), copy = to + file.mid(from.size());
    QVERIFY(QDir().mkpath(QFileInfo(copy).path()));
    QVERIFY(QFile::copy(file, copy));
  }
}
// In megabytes: the most that the process has had since it was asked the last time.
int mostMemory() {
  const QRegularExpressionMatch told = QRegularExpression(u"VmHWM:\\s*(\\d+)"_s)
                                           .match(QString::fromLatin1(Files::read(u"/proc/self/status"_s)));
  if (QFile reset(u"/proc/self/clear_refs"_s); reset.open(QIODevice::WriteOnly)) reset.write("5");
  return told.captured(1).toInt() / 1024;
}

// A folder with settings, copies of a crash or none, and what lies with the user's data.
class Home {
 public:
  explicit Home(const QString& folder) : m_folder(folder) {}
  QString settings() const { return m_folder + u'/' + QLatin1String(kSettings); }
  QString copies() const { return m_folder + u"/autosave"_s; }
  QString data() const { return m_folder + u"/data"_s; }
  // Of all that is in it, relative.
  QStringList files() const {
    QStringList out;
    QDirIterator all(m_folder, QDir::Files, QDirIterator::Subdirectories);
    while (all.hasNext()) out << all.next().mid(m_folder.size() + 1);
    // In one order whatever windows and times they are named by: a seed damages the same of them again.
    const auto kind = [](QString file) {
      static const QRegularExpression name(u"[0-9a-f]{4,}-?"_s);
      return file.remove(name);
    };
    std::ranges::sort(out, {}, kind);
    return out;
  }
  QString path(const QString& file) const { return m_folder + u'/' + file; }

 private:
  QString m_folder;
};

// The program in such a home, its window shown as at a start.
class Sitting {
 public:
  explicit Sitting(const Home& home) {
    Files::forgetKept();
    copyFolder(home.data(), Files::keptPath());
    m_program = std::make_unique<Program>(pages(), Settings::isolated(home.settings()), home.copies());
    m_program->setMemory(std::size_t{256} << 20);
    // Whatever asks is answered that it may go.
    QObject::connect(&m_answers, &QTimer::timeout, [] {
      QWidget* const asked = QApplication::activeModalWidget();
      if (auto* box = qobject_cast<QMessageBox*>(asked)) {
        for (QAbstractButton* button : box->buttons())
          if (box->buttonRole(button) == QMessageBox::DestructiveRole) return button->click();
        box->buttons().front()->click();
      } else if (auto* dialog = qobject_cast<QDialog*>(asked)) {
        dialog->reject();
      }
    });
    m_answers.start(5);
    if (!m_program->recoverAbandoned()) {
      Window* window = m_program->newWindow(m_program->firstPage());
      window->show();
      window->openWhereOneWas();
      m_program->tellOfUnreadable(*window);
    }
  }
  ~Sitting() {
    m_program.reset();
    Files::forgetKept();
  }
  Sitting(const Sitting&) = delete;
  Sitting& operator=(const Sitting&) = delete;

  Window& window() { return *m_program->windows().front(); }
  Program& program() { return *m_program; }
  template <class P>
  P& page() {
    return static_cast<P&>(*window().page(QString::fromLatin1(P::kId)));
  }
  // Each page is looked at, and painted.
  void walk() {
    for (const PageInfo& info : pages()) {
      window().showPage(QString::fromLatin1(info.id));
      for (int i = 0; i < 3; ++i) QApplication::processEvents();
      static_cast<void>(window().grab());
    }
  }
  std::map<std::string, std::string> works() {
    std::map<std::string, std::string> out;
    for (const char* id : {MapLabPage::kId, LinesPage::kId, KlotskiPage::kId, SokobanPage::kId})
      out[id] = workOf(*window().page(QString::fromLatin1(id)));
    return out;
  }
  void close() { QVERIFY(window().close()); }

 private:
  QTimer m_answers;
  std::unique_ptr<Program> m_program;
};

}  // namespace

class DamagedHomeTest : public QObject {
  Q_OBJECT

  std::unique_ptr<QTemporaryDir> m_dir;
  std::map<std::string, std::string> m_works;  // that a crash has left
  std::map<std::string, std::string> m_kept;   // that are there without one
  int m_usual = 0;                             // megabytes, where nothing is damaged
  static constexpr int kMostMore = 400;

  Home master() const { return Home(m_dir->filePath(u"master"_s)); }
  Home freshHome() const {
    static int count = 0;
    const Home home(m_dir->filePath(u"home%1"_s.arg(++count)));
    copyFolder(master().path({}).chopped(1), home.path({}).chopped(1));
    return home;
  }

 private Q_SLOTS:
  void initTestCase() {
    QStandardPaths::setTestModeEnabled(true);
    m_dir = std::make_unique<QTemporaryDir>();
    const Home home = master();
    QVERIFY(QDir().mkpath(home.data()));
    Settings settings = Settings::isolated(home.settings());
    settings.setLanguage(u"en"_s);
    settings.setTheme(ThemeChoice::Dark);
    settings.setMemory(std::size_t{512} << 20);
    settings.setVision(ColourVision::Deuteranopia);
    settings.setFirstPage(u"klotski"_s);
    settings.setKeys({{u"game/hint"_s, u"F7"_s}});
    for (const char* motion : {"lines/motion", "klotski/motion", "sokoban/motion"})
      settings.setFlag(motion, false);
    settings.setNumber("picture/scale", 2);
    {
      Sitting sitting(home);
      auto& sokoban = sitting.page<SokobanPage>();
      const QString levels = home.path(u"levels.xsb"_s);
      Files::writeTo(levels, "######\n#@$ .#\n######\n\n#######\n#     #\n# @$ .#\n#     #\n#######\n");
      sitting.window().showPage(QString::fromLatin1(SokobanPage::kId));
      QVERIFY(sokoban.open(levels).isTaken());
      sokoban.play({Direction::Right, Direction::Right});
      QVERIFY(sokoban.game().isSolved());
      sokoban.action(GameCommand::Next)->trigger();
      sokoban.play({Direction::Right});
      auto& klotski = sitting.page<KlotskiPage>();
      sitting.window().showPage(QString::fromLatin1(KlotskiPage::kId));
      testing::slideAny(klotski);
      auto& lines = sitting.page<LinesPage>();
      sitting.window().showPage(QString::fromLatin1(LinesPage::kId));
      Random random(7);
      for (int i = 0; i < 6; ++i) lines.play(*testing::anyMove(lines.game().state().position.board, random));
      auto& lab = sitting.page<MapLabPage>();
      sitting.window().showPage(QString::fromLatin1(MapLabPage::kId));
      lab.showMap({grid::Map(9, 7), Point{0, 0}, Point{8, 6}}, {}, u"field"_s, Transport::StartAt::End);
      testing::paintOn(lab.map(), {4, 3});
      sitting.page<ComparePage>().lookAt(lab);
      sitting.window().showPage(QString::fromLatin1(ComparePage::kId));
      sitting.window().showPage(QString::fromLatin1(LessonsPage::kId));
      sitting.page<LessonsPage>().openLesson(0);
      sitting.walk();
      QTRY_VERIFY(QDir(home.copies()).entryList({u"*.searchlight"_s}).size() >= 4);
      QTest::qWait(1200);  // copies are written half a second after the last change
      const QString crashed = m_dir->filePath(u"crashed"_s);
      QVERIFY(QDir().mkpath(crashed));
      for (const QFileInfo& file : QDir(home.copies()).entryInfoList(QDir::Files))
        if (file.suffix() != "lock"_L1)
          QVERIFY(QFile::copy(file.filePath(), crashed + u'/' + file.fileName()));
      m_works = sitting.works();
      sitting.close();
      copyFolder(Files::keptPath(), home.data());
    }
    QDir(home.copies()).removeRecursively();
    copyFolder(m_dir->filePath(u"crashed"_s), home.copies());
  }
  void cleanupTestCase() { Files::forgetKept(); }

  // Each value alone: what it cannot be is as if nobody had ever chosen anything, and what it can be is kept.
  void aValueIsForgotten_data() {
    const auto row = testing::columns<QString, QStringList>("key", "kept");
    using List = QStringList;
    row("search/memory", List{u"536870912"_s, u"2147483647"_s, u"4294967295"_s, u"99999999999"_s});
    row("player/pace", List{u"60"_s, u"auto"_s});
    row("lines/preview", List{u"0"_s, u"2"_s, u"0.5"_s, u"1e-300"_s});
    row("search/ahead", List{u"true"_s});
    row("window/motion", List{u"false"_s});
    row("window/theme", List{u"dark"_s, u"light"_s, u"high-contrast"_s});
    row("window/vision", List{u"protanopia"_s, u"tritanopia"_s});
  }
  void aValueIsForgotten() {
    FETCH_ALL((const QString, key), (const QStringList, kept));
    const auto told = [&](const QString& value) {
      const Home home(m_dir->filePath(u"values"_s));
      QDir(home.path({})).removeRecursively();
      QDir().mkpath(home.path({}));
      QSettings(home.settings(), QSettings::IniFormat).setValue(key, value);
      const Settings settings = Settings::inFile(home.settings());
      const SpeedChoice speed = settings.speed();
      return u"%1 %2 %3 %4 %5 %6 %7"_s.arg(settings.memory())
          .arg(static_cast<int>(speed.kind))
          .arg(speed.stepsPerSecond)
          .arg(settings.linesPreview())
          .arg(settings.tellsAhead())
          .arg(settings.showsMotion())
          .arg(static_cast<int>(settings.theme()) + 10 * static_cast<int>(settings.vision()));
    };
    const QString usual = told(QString());
    for (const QString& value : kept) QVERIFY2(told(value) != usual, qPrintable(value));
    for (const QString& value : kAbsurd)
      if (!kept.contains(value)) QVERIFY2(told(value) == usual, qPrintable(value + ": "_L1 + told(value)));
  }

  // One number of the window's place at a time, of whatever size: the window is on the screen, and no larger.
  void aWindowIsOnTheScreen_data() {
    const auto row = testing::columns<int, qint32>("at", "value");
    // The frame, the window, its screen; whether it fills that, in two bytes; the screen's width, the window within its frame.
    for (const int at : {8, 12, 16, 20, 24, 28, 32, 36, 40, 42, 46, 50, 54, 58, 62})
      for (const qint32 value : {INT_MIN, INT_MAX, -1, 16'000})
        row(testing::rowName("%d, byte %d", value, at), at, value);
  }
  void aWindowIsOnTheScreen() {
    FETCH_ALL((const int, at), (const qint32, value));
    QByteArray geometry = Settings::inFile(master().settings()).windowGeometry();
    QVERIFY(geometry.size() >= at + 4);
    QByteArray word;
    QDataStream(&word, QIODevice::WriteOnly) << value;
    const QString file = m_dir->filePath(u"geometry.ini"_s);
    QFile::remove(file);
    Settings settings = Settings::isolated(file);
    settings.setWindowGeometry(geometry.replace(at, 4, word));
    Program program(pages(), settings, m_dir->filePath(u"no-copies"_s));
    Window* window = program.newWindow(QString::fromLatin1(LinesPage::kId));
    const QSize screen = window->screen()->size();
    QVERIFY2(window->width() <= std::max(screen.width(), window->minimumWidth()) &&
                 window->height() <= std::max(screen.height(), window->minimumHeight()),
             qPrintable(u"%1 x %2"_s.arg(window->width()).arg(window->height())));
    QVERIFY(window->screen()->geometry().intersects(window->geometry()));
  }

  // The same of a layout; what is the program's, how its parts are divided, stays so.
  void aLayoutStaysOne() {
    QSplitter split(Qt::Horizontal);
    for (int i = 0; i < 3; ++i) split.addWidget(new QWidget);
    split.resize(900, 300);
    split.show();
    split.setSizes({500, 250, 150});
    const QByteArray good = split.saveState();
    const QList<int> sizes = split.sizes();
    split.setSizes({100, 100, 700});
    QVERIFY(SearchWorkbench::restoreSplit(split, good));
    QCOMPARE(split.sizes(), sizes);
    const int handle = split.handleWidth();
    for (qsizetype at = 0; at < good.size(); ++at)
      for (const char byte : {'\0', '\x01', '\x7f', '\x80', '\xff'}) {
        SearchWorkbench::restoreSplit(split, QByteArray(good).replace(at, 1, QByteArray(1, byte)));
        SearchWorkbench::restoreSplit(split, good.first(at));
        QCOMPARE(split.orientation(), Qt::Horizontal);
        QCOMPARE(split.handleWidth(), handle);
        for (const int size : split.sizes()) QVERIFY(size >= 0 && size <= split.width());
      }
  }

  void nothingIsDamaged() {
    const Home home = freshHome();
    Sitting sitting(home);
    sitting.walk();
    for (const auto& [page, work] : sitting.works())
      QVERIFY2(work == m_works[page], (page + ":\n" + work + "\nwas:\n" + m_works[page]).c_str());
  }

  // Every value of a home that was really used, each in its own way; games are in files of their own, and all there.
  void everyValue_data() {
    const auto row = testing::columns<bool, int>("isCrafted", "round");
    for (int i = 0; i < testing::rounds(8); ++i) row(testing::rowName("mutated, %d", i), false, i);
    for (int i = 0; i < testing::rounds(4); ++i) row(testing::rowName("crafted, %d", i), true, i);
  }
  void everyValue() {
    FETCH_ALL((const bool, isCrafted), (const int, round));
    const Home home = freshHome();
    QDir(home.copies()).removeRecursively();
    const QStringList keys = QSettings(home.settings(), QSettings::IniFormat).allKeys();
    QVERIFY2(keys.size() >= 20, qPrintable(keys.join(u' ')));
    static_cast<void>(mostMemory());
    if (m_kept.empty()) {
      const Home whole = freshHome();
      QDir(whole.copies()).removeRecursively();
      Sitting sitting(whole);
      sitting.walk();
      m_kept = sitting.works();
      m_usual = mostMemory();
    }
    Random random = testing::randomFor(QTest::currentDataTag());
    if (isCrafted)
      Files::writeTo(home.settings(), testing::craftedSettings(Files::read(home.settings()), round * 5));
    else
      testing::damageValues(home.settings(), random, true);
    {
      Sitting sitting(home);
      const QSize screen = sitting.window().screen()->size();
      sitting.walk();
      const QSize size = sitting.window().size(), least = sitting.window().minimumSizeHint();
      QVERIFY2(size.width() <= std::max(screen.width(), least.width()) &&
                   size.height() <= std::max(screen.height(), least.height()),
               qPrintable(u"%1 x %2"_s.arg(size.width()).arg(size.height())));
      QVERIFY(sitting.window().screen()->geometry().intersects(sitting.window().geometry()));
      for (QSplitter* split : sitting.window().findChildren<QSplitter*>())
        for (const int part : split->sizes())
          QVERIFY(part >= 0 && part <= std::max(screen.width(), screen.height()));
      for (QHeaderView* header : sitting.window().findChildren<QHeaderView*>())
        for (int i = 0; i < header->count(); ++i) QVERIFY(header->sectionSize(i) <= 4 * screen.width());
      for (const auto& [page, work] : sitting.works())
        QVERIFY2(work == m_kept[page], (page + ":\n" + work + "\nwas:\n" + m_kept[page]).c_str());
      const double speed =
          sitting.window().page().transport() ? sitting.window().page().transport()->speed() : 1;
      QVERIFY2(speed > 0 && speed < 1e9, qPrintable(QString::number(speed)));
      sitting.close();
    }
    const int most = mostMemory();
    QVERIFY2(most < m_usual + kMostMore, QByteArray::number(most).constData());
    // What it leaves can be read, and begun with once more.
    Sitting again(home);
    again.walk();
    again.close();
  }

  // A few files at a time, in any way. What belongs to other pages is all there.
  void anything() {
    static_cast<void>(mostMemory());
    int usual = 0;
    std::map<std::string, std::string> kept;  // where it was no crash
    const int rounds = testing::rounds(12);
    for (int round = 0; round < rounds; ++round) {
      Random random = testing::randomFor(("home " + std::to_string(round)).c_str());
      const Home home = freshHome();
      const bool hasCrashed = round % 2 == 0;
      if (!hasCrashed) QDir(home.copies()).removeRecursively();
      QStringList harmed;
      // Settings alone, or whatever is there; the first rounds harm nothing, and say what is usual.
      const QStringList files = home.files();
      for (std::uint32_t n = round < 2 ? 0 : 1 + random.below(3); n > 0; --n) {
        const QString file =
            random.below(3) == 0
                ? QString::fromLatin1(kSettings)
                : files[static_cast<qsizetype>(random.below(static_cast<std::uint32_t>(files.size())))];
        harmed << file;
        if (file == QLatin1String(kSettings) && random.below(4) != 0)
          testing::damageValues(home.path(file), random);
        else
          Files::writeTo(home.path(file), testing::damagedText(Files::read(home.path(file)), random));
      }
      const QByteArray what = "round " + QByteArray::number(round) + ": " + harmed.join(", "_L1).toUtf8();
      if (qEnvironmentVariableIsSet("SEARCHLIGHT_HOMES_TOLD")) fprintf(stderr, "%s\n", what.constData());
      {
        Sitting sitting(home);
        const QSize screen = sitting.window().screen()->size();
        QVERIFY2(sitting.window().width() <= screen.width() + 1 &&
                     sitting.window().height() <= screen.height() + 1,
                 what.constData());
        sitting.walk();
        if (round == 1) kept = sitting.works();
        // The settings say what was in front where no copy does.
        const bool isFrontKnown = hasCrashed || !harmed.contains(QLatin1String(kSettings));
        for (const auto& [page, work] : sitting.works()) {
          const std::string& was = hasCrashed ? m_works[page] : kept[page];
          const QString id = QString::fromStdString(page);
          const bool isHarmed = std::ranges::any_of(harmed, [&](const QString& file) {
            return file.contains(id) || (id == QLatin1String(SokobanPage::kId) && file.endsWith(u".xsb"_s));
          });
          QVERIFY2(isHarmed || !isFrontKnown || work == was,
                   (what + ", " + page.c_str() + ": " + work.c_str()).constData());
        }
        sitting.close();
      }
      const int most = mostMemory();
      if (round < 2) usual = std::max(usual, most);
      QVERIFY2(most < usual + kMostMore, (what + ": " + QByteArray::number(most) + " MB").constData());
      QDir(home.path({})).removeRecursively();
    }
  }
};

SEARCHLIGHT_TEST(DamagedHomeTest)
#include "damaged_home_test.moc"
