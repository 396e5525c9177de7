// tests/app/main_window_test.cpp: the window from outside: what is opened, edited, copied, pasted, asked and kept.
#include <QAbstractButton>
#include <QApplication>
#include <QClipboard>
#include <QFile>
#include <QMenuBar>
#include <QMessageBox>
#include <QMimeData>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include "app/main_window.h"
#include "app/program.h"
#include "app/samples.h"
#include "core/grid/route_command.h"
#include "core/grid/route_trace.h"

using namespace searchlight;
using namespace searchlight::ui;
using search::Outcome;

class MainWindowTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

  void init() {
    m_dir = std::make_unique<QTemporaryDir>();
    Settings settings = Settings::isolated(path("settings.ini"));
    settings.setLanguage(QStringLiteral("en"));
    m_program = std::make_unique<Program>(settings, path("autosave"));
    m_window = m_program->newWindow();
    m_window->show();
  }
  void cleanup() {
    // Whatever a test left unsaved is of no interest.
    m_window->page().map().load({}, {}, {});
    m_program.reset();
    m_dir.reset();
  }

  void theFirstSightIsASearchHalfWay() {
    m_window->openWelcome();
    settle();
    MapLabPage& page = m_window->page();
    QVERIFY(page.search().isComplete());
    QCOMPARE(page.search().position(), page.search().recorded() / 2);
    QVERIFY(page.search().answer().outcome == Outcome::Solved);
    QVERIFY(page.search().player().route().empty());
    QVERIFY(!m_window->isWindowModified());
  }

  void everySampleOpens_data() {
    QTest::addColumn<QString>("file");
    for (const Sample& s : samples()) QTest::newRow(s.title) << s.path;
  }
  void everySampleOpens() {
    QFETCH(QString, file);
    QVERIFY(m_window->openFile(file));
    settle();
    QVERIFY(m_window->page().search().answer().outcome == Outcome::Solved);
    QVERIFY(!sampleTitleOf(file).isEmpty());
    QVERIFY(m_window->windowTitle().startsWith(sampleTitleOf(file)));
  }

  void aBadFileCostsNothing_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("cut off") << QStringLiteral("a.map")
                             << QByteArray("type octile\nheight 3\nwidth 3\nmap\n...\n");
    QTest::newRow("too large") << QStringLiteral("a.map")
                               << QByteArray("type octile\nheight 4900000\nwidth 3\nmap\n...\n");
    QTest::newRow("not a map") << QStringLiteral("a.slmap") << QByteArray("hello");
    QTest::newRow("start in a wall") << QStringLiteral("a.slmap")
                                     << QByteArray("searchlight-map 1\nsize 2 1\nstart 0 0\ncells\n#.\n");
    QTest::newRow("not a picture") << QStringLiteral("a.png") << QByteArray("\x89PNG and no more");
    QTest::newRow("not a trace") << QStringLiteral("a.trace.json")
                                 << QByteArray("{\"version\":\"1.4.0\",\"events\":3}");
    QTest::newRow("a trace without places")
        << QStringLiteral("a.trace.json")
        << QByteArray("{\"version\":\"1.4.0\",\"views\":{},\"events\":[{\"type\":\"expanding\",\"id\":1}]}");
    QTest::newRow("empty") << QStringLiteral("a.map") << QByteArray();
  }
  void aBadFileCostsNothing() {
    QFETCH(QString, name);
    QFETCH(QByteArray, text);
    m_window->openWelcome();
    settle();
    const grid::MapDocument before = m_window->page().map().document();
    write(name, text);
    QVERIFY(!m_window->openFile(path(qPrintable(name))));
    QVERIFY(m_window->page().messageText().contains(name));
    QVERIFY(m_window->page().map().document() == before);
    QVERIFY(m_window->page().search().hasSearch());
    QVERIFY(!m_window->openFile(path("is-not-there.map")));
    QVERIFY(m_window->page().map().document() == before);
  }

  void anEditAsksAgainAtOnce() {
    openField(20, 12);
    MapLabPage& page = m_window->page();
    QCOMPARE(page.search().answer().path.size(), std::size_t{20});
    page.map().beginStroke(grid::MapEditKind::Paint);
    page.map().paintTo({10, 0}, grid::kWall, 1);
    page.map().paintTo({10, 10}, grid::kWall, 1);
    settle();
    QCOMPARE(page.search().answer().path.size(), std::size_t{20 + 2 * 11});
    page.map().paintTo({10, 11}, grid::kWall, 1);
    page.map().finishStroke();
    settle();
    QVERIFY(page.search().answer().outcome == Outcome::Exhausted);
    QVERIFY(page.search().player().route().empty());
    QVERIFY(page.messageText().contains(QStringLiteral("no route")));
    page.map().undo();
    settle();
    QVERIFY(page.search().answer().outcome == Outcome::Solved);
    QCOMPARE(page.search().position(), page.search().recorded());
  }

  void theCommandComesBackAsTheSameQuestion() {
    m_window->openWelcome();
    settle();
    MapLabPage& page = m_window->page();
    grid::RouteOptions options;
    options.algorithm = search::Algorithm::WeightedAStar;
    options.neighbours = grid::Neighbours::Eight;
    options.weight = 2.25;
    options.ties = search::Ties::FirstIn;
    page.options().setOptions(options);
    settle();
    const auto asked = *page.question();
    const Answer answer = page.search().answer();
    page.copyCommand();
    const QString line = QApplication::clipboard()->text();
    QVERIFY(line.startsWith(QStringLiteral("searchlight-cli route ")));

    // The file it names holds this map, and its figures are the window's.
    const grid::RouteCommand command = grid::parseRouteCommand(line.toStdString());
    const grid::MapDocument document = grid::readMapFile(command.mapPath);
    QVERIFY(document.map == page.map().document().map);
    auto graph = grid::makeRouteGraph(document.map, command.question);
    auto run = grid::makeRouteSession(graph, command.question, search::Recording::Silent);
    QVERIFY(run.session->run({}, {}) == answer.outcome);
    QVERIFY(run.session->stats() == answer.stats);

    page.newMap();
    page.options().setOptions({});
    settle();
    page.paste();
    settle();
    QCOMPARE(page.question()->from.x, asked.from.x);
    QVERIFY(page.question()->to == asked.to);
    QVERIFY(page.question()->options.algorithm == asked.options.algorithm);
    QVERIFY(page.question()->options.usedTies() == asked.options.usedTies());
    QCOMPARE(page.question()->options.weight, 2.25);
    QVERIFY(page.search().answer().stats == answer.stats);
  }

  void aMapPastedAsTextCanBeUndone() {
    m_window->openWelcome();
    settle();
    const grid::MapDocument before = m_window->page().map().document();
    QMimeData content;
    content.setText(QStringLiteral("searchlight-map 1\nsize 3 2\ncells\n...\n.#.\n"));
    m_window->page().pasteFrom(&content);
    QCOMPARE(m_window->page().map().document().map.width(), 3);
    m_window->page().map().undo();
    QVERIFY(m_window->page().map().document() == before);
    content.setText(QStringLiteral("good morning"));
    m_window->page().pasteFrom(&content);
    QVERIFY(m_window->page().map().document() == before);
    QVERIFY(!m_window->page().messageText().isEmpty());
  }

  void anAlgorithmThatCannotRunIsSaid() {
    openField(8, 8);
    MapLabPage& page = m_window->page();
    grid::RouteOptions options;
    options.algorithm = search::Algorithm::JumpPoint;
    page.options().setOptions(options);
    QVERIFY(!page.search().hasSearch());
    options.neighbours = grid::Neighbours::Eight;
    page.options().setOptions(options);
    settle();
    QVERIFY(page.search().answer().outcome == Outcome::Solved);
    page.map().beginStroke(grid::MapEditKind::Paint);
    page.map().paintTo({4, 4}, 9, 1);
    page.map().finishStroke();
    QVERIFY(!page.search().hasSearch());
  }

  void whatWeWritePlaysHere_data() {
    QTest::addColumn<QString>("name");
    QTest::newRow("yaml") << QStringLiteral("t.trace.yaml");
    QTest::newRow("json") << QStringLiteral("t.trace.json");
  }
  void whatWeWritePlaysHere() {
    QFETCH(QString, name);
    openField(9, 7);
    MapLabPage& page = m_window->page();
    const std::size_t route = page.search().answer().path.size();
    const auto question = *page.question();
    grid::exportRouteTrace(page.map().graph(), question, path(qPrintable(name)).toStdU16String(), {});
    QVERIFY(m_window->openFile(path(qPrintable(name))));
    settle();
    QVERIFY(!page.question());
    QVERIFY(page.search().hasSearch());
    QCOMPARE(page.search().player().route().size(), route);
    page.search().toStart();
    settle();
    QCOMPARE(page.search().position(), std::size_t{0});
    // And back to an ordinary map.
    m_window->openWelcome();
    settle();
    QVERIFY(page.question());
    QVERIFY(page.search().answer().outcome == Outcome::Solved);
  }

  void unsavedWorkIsAskedAbout_data() {
    QTest::addColumn<QString>("button");
    QTest::addColumn<bool>("closes");
    QTest::newRow("cancel") << QStringLiteral("Cancel") << false;
    QTest::newRow("discard") << QStringLiteral("Discard") << true;
  }
  void unsavedWorkIsAskedAbout() {
    QFETCH(QString, button);
    QFETCH(bool, closes);
    openField(8, 8);
    m_window->page().map().beginStroke(grid::MapEditKind::Paint);
    m_window->page().map().paintTo({4, 4}, grid::kWall, 1);
    m_window->page().map().finishStroke();
    QVERIFY(m_window->isWindowModified());
    bool asked = false;
    QTimer::singleShot(50, this, [&] {
      auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
      if (!box) return;
      asked = true;
      box->button(button == QLatin1String("Cancel") ? QMessageBox::Cancel : QMessageBox::Discard)->click();
    });
    m_window->setAttribute(Qt::WA_DeleteOnClose, false);
    QCOMPARE(m_window->close(), closes);
    QVERIFY(asked);
  }

  void languageAndThemeChangeWhileItRuns() {
    m_window->openWelcome();
    settle();
    const QString english = m_window->menuBar()->actions().front()->text();
    m_program->applyLanguage(QStringLiteral("zh_CN"));
    QCoreApplication::processEvents();
    QVERIFY(m_window->menuBar()->actions().front()->text() != english);
    m_program->applyTheme(ThemeChoice::Dark);
    QCoreApplication::processEvents();
    QVERIFY(m_window->palette().color(QPalette::Window).lightness() < 128);
    m_program->applyLanguage(QStringLiteral("en"));
    m_program->applyTheme(ThemeChoice::Light);
    QCoreApplication::processEvents();
    QCOMPARE(m_window->menuBar()->actions().front()->text(), english);
  }

  void recoveredWorkIsUnsaved() {
    RecoveredMap map{{grid::Map(6, 6), Point{0, 0}, Point{5, 5}}, QStringLiteral("lost"), {}};
    m_window->recover(map);
    QVERIFY(m_window->isWindowModified());
    QVERIFY(m_window->windowTitle().startsWith(QStringLiteral("lost")));
    settle();
    QVERIFY(m_window->page().search().answer().outcome == Outcome::Solved);
  }

  void aSearchOfMillionsLeavesTheWindowAlive() {
    grid::MapDocument document{grid::Map(1500, 1500), Point{0, 0}, Point{1499, 1499}};
    document.map.setWeight({1498, 1499}, grid::kWall);
    document.map.setWeight({1499, 1498}, grid::kWall);
    m_window->page().showMap(document, {}, QStringLiteral("large"), SearchModel::StartAt::End);
    SearchModel& search = m_window->page().search();
    QVERIFY(search.activity() == SearchModel::Activity::Seeking);
    // The event loop turns while it goes on, and it stops when told to.
    int turns = 0;
    QTimer timer;
    connect(&timer, &QTimer::timeout, this, [&] { ++turns; });
    timer.start(0);
    QTRY_VERIFY(turns > 5);
    QVERIFY(search.activity() == SearchModel::Activity::Seeking);
    search.pause();
    QVERIFY(search.activity() == SearchModel::Activity::Idle);
    QVERIFY(!search.isComplete());
  }

 private:
  QString path(const char* name) const { return m_dir->filePath(QString::fromUtf8(name)); }
  void write(const QString& name, const QByteArray& text) {
    QFile file(m_dir->filePath(name));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text);
  }
  void settle() { QTRY_VERIFY_WITH_TIMEOUT(m_window->page().isSettled(), 60'000); }
  // A free field with the start in the upper left corner and the goal in the upper right.
  void openField(int width, int height) {
    m_window->page().options().setOptions({});
    m_window->page().showMap({grid::Map(width, height), Point{0, 0}, Point{width - 1, 0}}, {},
                             QStringLiteral("field"), SearchModel::StartAt::End);
    settle();
  }

  std::unique_ptr<QTemporaryDir> m_dir;
  std::unique_ptr<Program> m_program;
  MainWindow* m_window = nullptr;
};

QTEST_MAIN(MainWindowTest)
#include "main_window_test.moc"
