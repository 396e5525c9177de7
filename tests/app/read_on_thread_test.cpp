// tests/app/read_on_thread_test.cpp: what is read while the window goes on, and given up when the user says so.
#include "app/shell/read_on_thread.h"

#include <atomic>
#include <stdexcept>
#include <thread>

#include "tests/test_main.h"

using namespace std::chrono_literals;

namespace {

QProgressDialog* openDialog() {
  for (QWidget* widget : QApplication::topLevelWidgets())
    if (auto* dialog = qobject_cast<QProgressDialog*>(widget); dialog && dialog->isVisible()) return dialog;
  return nullptr;
}

}  // namespace

class ReadOnThreadTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void comesBackWhenItIsDone_data() {
    searchlight::testing::columns<bool>("waits")("at once", false)("later", true);
  }
  void comesBackWhenItIsDone() {
    QFETCH(const bool, waits);
    std::atomic<bool> wasThread = false;
    const auto here = std::this_thread::get_id();
    readOnThread(nullptr, u"f"_s, [&](const GoesOn& goesOn) {
      wasThread = std::this_thread::get_id() != here;
      if (waits) std::this_thread::sleep_for(50ms);
      QVERIFY(goesOn(1));
    });
    QVERIFY(wasThread);
    QVERIFY(!openDialog());
  }

  // What is thrown there is thrown here, as what it is.
  void failsWhereItWasAsked() {
    QVERIFY_THROWS_EXCEPTION(std::out_of_range, readOnThread(nullptr, u"f"_s, [](const GoesOn&) {
                               throw std::out_of_range("x");
                             }));
  }

  // Timers go on, the dialog tells the file and how far it is, and its button ends the work.
  void isGivenUp() {
    QWidget window;
    window.show();
    int ticks = 0, value = -1;
    QString text;
    QTimer timer;
    connect(&timer, &QTimer::timeout, &timer, [&] {
      ++ticks;
      QProgressDialog* dialog = openDialog();
      if (!dialog || dialog->value() < 500) return;
      text = dialog->labelText();
      value = dialog->value();
      timer.stop();
      dialog->findChild<QPushButton*>()->click();
    });
    timer.start(1);
    std::atomic<bool> wasTold = false;
    QVERIFY_THROWS_EXCEPTION(ReadingGivenUp, readOnThread(&window, u"big.yaml"_s, [&](const GoesOn& goesOn) {
                               while (goesOn(0.5)) std::this_thread::sleep_for(1ms);
                               wasTold = true;
                             }));
    QVERIFY(wasTold);
    QVERIFY(ticks > 1);
    QCOMPARE(value, 500);
    QVERIFY(testing::contains(text, u"big.yaml"_s));
    QVERIFY(!openDialog());
  }
};

SEARCHLIGHT_TEST(ReadOnThreadTest)
#include "read_on_thread_test.moc"
