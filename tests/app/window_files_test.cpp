// tests/app/window_files_test.cpp: what the window says of files and shows of them: those that somebody else wrote, other
// programs' searches, scenarios; at the size that was asked for, and with its texts whole.
#include <QAbstractButton>
#include <QApplication>
#include <QFile>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include "tests/app/lab_window.h"
#include "tests/test_main.h"
#include "widgets/search/numbers_view.h"

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
