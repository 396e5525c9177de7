// tests/app/failed_save_test.cpp: saving whose very last step fails: it is said, nothing counts as saved, the file is as it
// was.
#include <QAction>
#include <QTest>

#include "tests/app/lab_window.h"
#include "tests/failing_calls.h"
#include "tests/test_main.h"

using namespace searchlight;
using namespace searchlight::ui;
using testing::FailingCall;
using testing::Failure;

class FailedSaveTest : public QObject, public testing::LabWindow {
  Q_OBJECT

 private Q_SLOTS:
  void init() { open(); }
  void cleanup() { close(); }

  void aCommitThatFails_data() {
    QTest::addColumn<int>("call");
    QTest::addColumn<int>("error");
    QTest::addColumn<QString>("reason");
    QTest::newRow("a full disk") << int(FailingCall::Fsync) << ENOSPC
                                 << QStringLiteral("No space left on device");
    QTest::newRow("a broken disk") << int(FailingCall::Fsync) << EIO << QStringLiteral("Input/output error");
    QTest::newRow("no renaming") << int(FailingCall::Rename) << EACCES << QStringLiteral("Permission denied");
  }
  void aCommitThatFails() {
    QFETCH(const int, call);
    QFETCH(const int, error);
    QFETCH(const QString, reason);
    const QByteArray text = "type octile\nheight 2\nwidth 3\nmap\n...\n...\n";
    const QString path = this->path("a.map");
    write(QStringLiteral("a.map"), text);
    QVERIFY(m_window->openFile(path));
    paint({1, 1});
    {
      const Failure failure(static_cast<FailingCall>(call), error);
      m_window->commands()[Command::Save]->trigger();
    }
    const QString said = lab().messageText();
    QVERIFY2(said.contains(path) && said.contains(reason), qPrintable(said));
    QVERIFY(m_window->isWindowModified() && lab().map().isModified());
    QCOMPARE(read(path), text);
    m_window->commands()[Command::Save]->trigger();
    QVERIFY(!m_window->isWindowModified() && !lab().map().isModified());
    QCOMPARE(read(path), QByteArray("type octile\nheight 2\nwidth 3\nmap\n...\n.@.\n"));
  }

 private:
  static QByteArray read(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
  }
};

SEARCHLIGHT_TEST(FailedSaveTest)
#include "failed_save_test.moc"
