// tests/app/small_screen_test.cpp: dialogs on a screen of 1024 x 640, which a test program of its own has.
#include "tests/app/any_window.h"
#include "tests/app/when_open.h"
#include "tests/test_main.h"

namespace {
constexpr QSize kSmall(1024, 640);
const char* const kScreen =
    R"({"screens": [{"name": "small", "x": 0, "y": 0, "width": 1024, "height": 640}]})";
}  // namespace

class SmallScreenTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  // The list of keys is longer than any screen; its button is in sight.
  void theKeysDialogFits() {
    if (QGuiApplication::primaryScreen()->size() != kSmall) return runOnASmallScreen(u"theKeysDialogFits"_s);
    testing::AnyWindow shown(MapLabPage::kId);
    QRect dialogOnScreen, close;
    const testing::WhenOpen<QDialog> look([&](QDialog* dialog) {
      dialogOnScreen = QRect(dialog->pos(), dialog->size());
      const auto* button = dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Close);
      close = QRect(button->mapTo(dialog, QPoint()), button->size());
      dialog->reject();
    });
    shown.window().commands()[Command::Keys]->trigger();
    QVERIFY(!close.isEmpty());
    QVERIFY(dialogOnScreen.height() <= kSmall.height() - 40);  // a frame has its title, too
    QVERIFY(QRect(QPoint(), dialogOnScreen.size()).contains(close));
  }

 private:
  static void runOnASmallScreen(const QString& function) {
    const QTemporaryDir dir;
    QFile screen(dir.filePath(u"screen.json"_s));
    QVERIFY(screen.open(QIODevice::WriteOnly) && screen.write(kScreen) > 0);
    screen.close();
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"QT_QPA_PLATFORM"_s, u"offscreen:configfile="_s + screen.fileName());
    if (environment.contains(u"SEARCHLIGHT_SMALL_SCREEN"_s)) QFAIL("the platform has no screen of this size");
    environment.insert(u"SEARCHLIGHT_SMALL_SCREEN"_s, u"1"_s);
    QProcess itself;
    itself.setProcessEnvironment(environment);
    itself.start(QCoreApplication::applicationFilePath(), {u"small_screen_test"_s, function});
    QVERIFY(itself.waitForFinished(90'000));
    QVERIFY2(itself.exitStatus() == QProcess::NormalExit && itself.exitCode() == 0,
             itself.readAllStandardOutput().constData());
  }
};

SEARCHLIGHT_TEST(SmallScreenTest)
#include "small_screen_test.moc"
