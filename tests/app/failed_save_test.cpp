// tests/app/failed_save_test.cpp: saving whose very last step fails: it is said, nothing counts as saved, the file is as it
// was.
#include <QAbstractButton>
#include <QAction>
#include <QFileDialog>
#include <QFileInfo>
#include <QLineEdit>
#include <QMessageBox>
#include <QTest>
#include <cstdint>
#include <string>
#include <utility>

#include "tests/app/lab_window.h"
#include "tests/app/sokoban_window.h"
#include "tests/app/when_open.h"
#include "tests/failing_calls.h"
#include "tests/test_main.h"
#include "widgets/sokoban/sokoban_book.h"

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

  // What one system or another refuses in a file's name is not proposed.
  void titlesBecomeNames_data() {
    QTest::addColumn<QString>("title");
    QTest::addColumn<QString>("name");
    const auto row = [](const char* title, const char* name) {
      QTest::newRow(title) << QString::fromLatin1(title) << QString::fromLatin1(name);
    };
    row("Klotski: Heng dao", "Klotski - Heng dao");
    row("a/b\\c:d", "a-b-c-d");
    row("What? \"No\" <x>|*", "What- -No- -x-");
    row("tab\there", "tab-here");
    row("castle.png", "castle");
    row(".hidden", "hidden");
    row("The end. ", "The end");
    row("con", "con-");
    row("...", "");
  }
  void titlesBecomeNames() {
    QFETCH(const QString, title);
    QFETCH(const QString, name);
    lab().showMap({grid::Map(3, 2), Point{0, 0}, Point{2, 1}}, {}, title, Transport::StartAt::End);
    settle();
    for (const auto& [command, otherwise] :
         {std::pair(Command::SaveAs, "Untitled"), {Command::SaveSetUp, "Set-up"}}) {
      QString proposed;
      const testing::WhenOpen<QFileDialog> answer([&](QFileDialog* dialog) {
        proposed = dialog->findChild<QLineEdit*>()->text();
        dialog->reject();
      });
      m_window->commands()[command]->trigger();
      QCOMPARE(QFileInfo(proposed).completeBaseName(),
               name.isEmpty() ? QString::fromLatin1(otherwise) : name);
    }
  }

  // A full disk holds neither the game nor its copy nor the solution: the window does not go without a word, and once there
  // is room all is kept.
  void aGameThatCannotBeKept() {
    testing::SokobanWindow shown;
    shown.openLevels("#######\n#@$. .#\n#  $  #\n#     #\n#######\n");
    shown.keys("r");
    QString asked;
    {
      const Failure failure(FailingCall::Fsync, ENOSPC);
      const testing::WhenOpen<QMessageBox> answer([&](QMessageBox* box) {
        asked = box->text();
        box->button(QMessageBox::Cancel)->click();
      });
      QVERIFY(!shown.window().close());
    }
    QVERIFY2(asked.contains(QStringLiteral("No space left on device")), qPrintable(asked));
    QVERIFY(shown.window().isVisible());
    QCOMPARE(shown.made(), QStringLiteral("R"));
    QVERIFY(shown.window().close());
    shown.openAgain();
    QCOMPARE(shown.made(), QStringLiteral("R"));
  }
  void aSolutionThatCouldNotBeWritten() {
    testing::SokobanWindow shown;
    shown.openLevels("#####\n#@$.#\n#####\n");
    const std::string identity = shown.game().level().identity();
    {
      const Failure failure(FailingCall::Fsync, ENOSPC);
      shown.keys("r");
    }
    QVERIFY(shown.page().complaint().contains(QStringLiteral("No space left on device")));
    QVERIFY(shown.window().close());
    shown.openAgain();
    const SokobanBook::Entry* best = shown.page().book().best(identity);
    QVERIFY(best);
    QCOMPARE(best->games, std::uint64_t{1});
    QCOMPARE(best->byPushes.lurd, std::string("R"));
  }

 private:
  static QByteArray read(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
  }
};

SEARCHLIGHT_TEST(FailedSaveTest)
#include "failed_save_test.moc"
