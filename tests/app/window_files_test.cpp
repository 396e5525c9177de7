// tests/app/window_files_test.cpp: what the window says of files and shows of them: those that somebody else wrote, other
// programs' searches, scenarios; at the size that was asked for, and with its texts whole.
#include <sys/stat.h>

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QApplication>
#include <QFile>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QStandardPaths>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include "tests/app/lab_window.h"
#include "tests/test_main.h"
#include "widgets/search/node_event_model.h"
#include "widgets/search/node_inspector.h"
#include "widgets/search/numbers_view.h"
#include "widgets/search/pseudocode_view.h"
#include "widgets/search/recording_facts.h"

using namespace searchlight;
using namespace searchlight::ui;

class WindowFilesTest : public QObject, testing::LabWindow {
  Q_OBJECT
 private Q_SLOTS:
  void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

  void init() { open(); }
  void cleanup() { close(); }

  // What another program does not tell is not shown; what it tells of its route is.
  void figuresOfAForeignTrace_data() {
    QTest::addColumn<QString>("costs");
    QTest::addColumn<bool>("isTold");
    QTest::newRow("told") << QStringLiteral(", g: 0.03, h: 0") << true;
    QTest::newRow("not told") << QString() << false;
  }
  void figuresOfAForeignTrace() {
    QFETCH(QString, costs);
    QFETCH(bool, isTold);
    const QString events = QStringLiteral(
        "version: 1.4.0\nevents:\n"
        "  - { type: source, id: a, x: 0, y: 0 }\n"
        "  - { type: generating, id: a, x: 0, y: 0 }\n"
        "  - { type: expanding, id: a, x: 0, y: 0 }\n"
        "  - { type: generating, id: b, pId: a, x: 1, y: 0 }\n"
        "  - { type: end, id: b, pId: a, x: 1, y: 0%1 }\n");
    write(QStringLiteral("a.trace.yaml"), events.arg(costs).toUtf8());
    QVERIFY(m_window->openFile(path("a.trace.yaml")));
    settle();
    const NumbersView& figures = lab().workbench().figures();
    QCOMPARE(figures.whole(NumbersView::Steps), QStringLiteral("1"));
    if (isTold) QCOMPARE(figures.whole(NumbersView::Cost), QStringLiteral("0.03"));
    QCOMPARE(figures.isShown(NumbersView::Cost), isTold);
    QCOMPARE(figures.isShown(NumbersView::F), isTold);
    QVERIFY(!figures.isShown(NumbersView::Time));
    m_window->openWelcome();
    settle();
    QVERIFY(figures.isShown(NumbersView::Cost) && figures.isShown(NumbersView::Time));
  }

  // Its own name, words and figures, and nothing of ours: no question, no promise, no code.
  void aForeignTraceSaysWhatItIs() {
    write(QStringLiteral("theirs.yaml"),
          "eventList:\n"
          "- {type: source, id: a, variables: {x: 0, y: 0}}\n"
          "- {type: pondering, id: a, variables: {x: 0, y: 0}}\n"
          "- {type: expanding, id: a, g: '1000.000001', variables: {x: 0, y: 0}}\n"
          "- {type: expanding, id: b, pId: a, g: 1.5, variables: {x: 1, y: 0}}\n");
    QVERIFY(m_window->openFile(path("theirs.yaml")));
    settle();
    lab().board().grab();  // a value that its range never held was painted for ever
    auto* facts = lab().findChild<RecordingFacts*>();
    auto* code = lab().findChild<PseudocodeView*>();
    auto* tabs = lab().workbench().findChild<QTabWidget*>();
    QVERIFY(facts && facts->isVisibleTo(&lab()) && !lab().options().isVisibleTo(&lab()));
    QCOMPARE(facts->nameShown(), QStringLiteral("theirs.yaml"));
    QCOMPARE(facts->wordsShown(), QStringList({QStringLiteral("expanding 2"), QStringLiteral("source 1"),
                                               QStringLiteral("pondering 1")}));
    QVERIFY(!tabs->isTabVisible(tabs->indexOf(code)));
    lab().board().select(Point{0, 0});
    const auto* events = lab().workbench().inspector().findChild<QAbstractItemView*>()->model();
    QTRY_COMPARE(events->rowCount(), 3);
    QCOMPARE(events->index(1, NodeEventModel::Kind).data().toString(), QStringLiteral("pondering"));
    m_window->openWelcome();
    settle();
    QVERIFY(!facts->isVisibleTo(&lab()) && lab().options().isVisibleTo(&lab()));
    QVERIFY(tabs->isTabVisible(tabs->indexOf(code)));
  }

  // A trace of ours whose map is gone is still a recording; why it is no more than that is said.
  void aTraceOfOursWithoutItsMap() {
    write(QStringLiteral("ours.trace.yaml"),
          "version: 1.4.0\n"
          "searchlight: {searchlight: 1, page: map-lab, board: {path: gone.map}, question: {from: '0,0', to: "
          "'1,0'}}\n"
          "events:\n- {type: expanding, id: a, x: 0, y: 0}\n");
    QVERIFY(m_window->openFile(path("ours.trace.yaml")));
    settle();
    QVERIFY(lab().search().isPlayback());
    QVERIFY2(lab().messageText().contains(QStringLiteral("gone.map")), qPrintable(lab().messageText()));
  }

  // The window waits for no pipe and reads no device, whatever they are called; what was open stays.
  void whatIsNoFileIsRefused_data() {
    QTest::addColumn<QString>("name");
    for (const char* name : {"a.trace.yaml", "a.json", "a.map", "a.slmap", "a.png", "a.svg", "a.searchlight"})
      QTest::newRow(name) << QString::fromLatin1(name);
  }
  void whatIsNoFileIsRefused() {
    QFETCH(const QString, name);
    openField(4, 3);
    const QString pipe = m_dir->filePath(name), device = m_dir->filePath(QStringLiteral("zero-") + name);
    QCOMPARE(::mkfifo(pipe.toLocal8Bit().constData(), 0600), 0);
    QVERIFY(QFile::link(QStringLiteral("/dev/zero"), device));
    QVERIFY(!m_window->openFile(pipe));
    QVERIFY2(lab().messageText().contains(QStringLiteral("it is a pipe")), qPrintable(lab().messageText()));
    QVERIFY(!m_window->openFile(device));
    QVERIFY2(lab().messageText().contains(QStringLiteral("it is a device")), qPrintable(lab().messageText()));
    QCOMPARE(lab().map().document().map.width(), 4);
  }

  // Another program has saved the file that is open here: what happens to it is the user's word, and no word is "Cancel".
  void aFileThatSomebodyElseWroteIsAskedAbout_data() {
    QTest::addColumn<QString>("button");
    QTest::addColumn<bool>("isOurs");
    QTest::newRow("escape") << QString() << false;
    QTest::newRow("cancel") << QStringLiteral("Cancel") << false;
    QTest::newRow("overwrite") << QStringLiteral("Overwrite") << true;
  }
  void aFileThatSomebodyElseWroteIsAskedAbout() {
    QFETCH(QString, button);
    QFETCH(bool, isOurs);
    write(QStringLiteral("a.slmap"), "searchlight-map 1\nsize 3 2\nstart 0 0\ngoal 2 0\ncells\n...\n...\n");
    QVERIFY(m_window->openFile(path("a.slmap")));
    paint({0, 1});
    const QByteArray theirs = "searchlight-map 1\nsize 3 2\nstart 0 0\ngoal 2 0\ncells\n.#.\n...\n";
    write(QStringLiteral("a.slmap"), theirs);
    QString text;
    bool isCancelDefault = false;
    QTimer::singleShot(50, this, [&] {
      auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
      if (!box) return;
      text = box->text();
      isCancelDefault = box->defaultButton() == box->button(QMessageBox::Cancel);
      if (button.isEmpty()) return box->reject();
      for (QAbstractButton* b : box->buttons())
        if (b->text().remove(QLatin1Char('&')) == button) return b->click();
    });
    m_window->commands()[Command::Save]->trigger();
    QVERIFY2(text.contains(path("a.slmap")), qPrintable(text));
    QVERIFY(isCancelDefault);
    QCOMPARE(read("a.slmap") != theirs, isOurs);
    QCOMPARE(m_window->isWindowModified(), !isOurs);
    if (!isOurs) return;
    // Ours by now: nothing is asked again, or this would wait for ever.
    paint({1, 1});
    m_window->commands()[Command::Save]->trigger();
    QVERIFY(!m_window->isWindowModified());
  }

  void aFileThatVanishedIsWrittenAgain() {
    write(QStringLiteral("a.slmap"), "searchlight-map 1\nsize 3 2\nstart 0 0\ngoal 2 0\ncells\n...\n...\n");
    QVERIFY(m_window->openFile(path("a.slmap")));
    paint({0, 1});
    QVERIFY(QFile::remove(path("a.slmap")));
    m_window->commands()[Command::Save]->trigger();
    QVERIFY(read("a.slmap").contains("#.."));
    QVERIFY(!m_window->isWindowModified());
  }

  void aScenarioFileIsSentToTheCommandLine() {
    write(QStringLiteral("a.map.scen"), "version 1\n0\ta.map\t3\t2\t0\t0\t2\t0\t2\n");
    QVERIFY(!m_window->openFile(path("a.map.scen")));
    QVERIFY(lab().messageText().contains(QStringLiteral("a.map.scen")));
    QVERIFY(lab().messageText().contains(QStringLiteral("searchlight-cli scenario")));
    QVERIFY(!m_window->openFile(path("none.scen")));
    QVERIFY(!lab().messageText().contains(QStringLiteral("searchlight-cli")));
  }

  // Whatever an algorithm promises can be read whole, however narrow the panel is.
  void promisesAreReadWhole_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<QSize>("size");
    for (const char* language : {"en", "zh_CN"})
      for (const QSize size : {QSize(760, 520), QSize(1024, 640), QSize(1280, 800)})
        QTest::addRow("%s %d", language, size.width()) << QString::fromLatin1(language) << size;
  }
  void promisesAreReadWhole() {
    QFETCH(QString, language);
    QFETCH(QSize, size);
    m_program->applyLanguage(language);
    m_window->resize(size);
    openField(5, 5);  // small enough for those that deepen
    const auto* promise = lab().options().findChild<QLabel*>(QStringLiteral("promise"));
    QVERIFY(promise);
    for (const search::AlgorithmInfo& algorithm : search::algorithms()) {
      grid::RouteOptions options = lab().options().options();
      options.algorithm = algorithm.id;
      lab().options().setOptions(options);
      settle();
      QTRY_VERIFY2(promise->height() >= promise->heightForWidth(promise->width()),
                   std::string(algorithm.name).c_str());
    }
    m_program->applyLanguage(QStringLiteral("en"));
  }

  // The size of the command line goes before the remembered one, a maximised one included.
  void theWishedSizeWins() {
    m_window->showMaximized();
    m_program->settings().setWindowGeometry(m_window->saveGeometry());
    m_program->setWindowSize(QSize(900, 600));
    Window* other = m_program->newWindow();
    other->show();
    QCOMPARE(other->size(), QSize(900, 600));
    QVERIFY(!other->isMaximized());
  }

 private:
  QByteArray read(const char* name) const {
    QFile file(path(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
  }
};

SEARCHLIGHT_TEST(WindowFilesTest)
#include "window_files_test.moc"
