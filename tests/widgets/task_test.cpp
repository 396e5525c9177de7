// tests/widgets/task_test.cpp: a question on a thread is answered once, by a value or by why there is none, unless it is given up.
#include "widgets/task/task.h"

#include <unistd.h>
#include <atomic>
#include <fstream>
#include <new>
#include <stdexcept>

#include "tests/sanitized.h"
#include "tests/test_main.h"

namespace {

void untilStopped(const std::stop_token& stop) {
  while (!stop.stop_requested()) std::this_thread::yield();
}

std::size_t residentBytes() {
  std::ifstream file("/proc/self/statm");
  std::size_t size = 0, resident = 0;
  file >> size >> resident;
  return resident * static_cast<std::size_t>(::sysconf(_SC_PAGESIZE));
}

}  // namespace

class TaskTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  // Whatever a work throws is told in words.
  void isAnswered_data() {
    const auto row = testing::columns<int, QString, bool>("thrown", "answer", "isOutOfMemory");
    row("a value", 0, "5", false);
    row("an error", 1, "odd", false);
    row("an error without words", 2, "An unknown error occurred.", false);
    row("no memory", 3, "Not enough memory.", true);
    row("what is no exception", 4, "An unknown error occurred.", false);
  }
  void isAnswered() {
    FETCH_ALL((const int, thrown), (const QString, answer), (const bool, isOutOfMemory));
    QStringList told;
    bool wasOutOfMemory = false, wasElsewhere = false, wasBusy = false;
    Task<int> task;
    task.ask(
        [thrown, &wasElsewhere](const std::stop_token&) {
          wasElsewhere = QThread::currentThread() != qApp->thread();
          if (thrown == 1) throw std::runtime_error("odd");
          if (thrown == 2) throw std::runtime_error("");
          if (thrown == 3) throw std::bad_alloc();
          if (thrown == 4) throw 4;
          return 5;
        },
        [&](const TaskResult<int>& result) {
          wasBusy = task.isBusy();
          wasOutOfMemory = !result && result.isOutOfMemory();
          told << (result ? QString::number(*result) : result.why());
        });
    QVERIFY(task.isBusy());
    QVERIFY(told.isEmpty());  // never from inside a call
    QTRY_VERIFY(!task.isBusy());
    QCOMPARE(told, QStringList(answer));
    QCOMPARE(wasOutOfMemory, isOutOfMemory);
    QVERIFY(wasElsewhere && !wasBusy);
  }

  void nothingToReturnIsAnsweredToo() {
    Task<void> task;
    QStringList told;
    for (const bool fails : {false, true}) {
      task.ask(
          [fails](const std::stop_token&) {
            if (fails) throw std::runtime_error("odd");
          },
          [&](const TaskResult<void>& result) { told << (result ? u"done"_s : result.why()); });
      QTRY_VERIFY(!task.isBusy());
    }
    QCOMPARE(told, QStringList({u"done"_s, u"odd"_s}));
  }

  // Of many questions the last is answered, and no two are worked on at a time.
  void theLatestIsAnswered() {
    Task<int> task;
    std::atomic<int> atOnce = 0, most = 0;
    QList<int> told;
    for (int i = 0; i < 20; ++i) {
      task.ask(
          [&, i](const std::stop_token& stop) {
            most = std::max(most.load(), ++atOnce);
            if (i < 19) untilStopped(stop);
            --atOnce;
            return i;
          },
          [&](const TaskResult<int>& result) { told << *result; });
      if (i % 5 == 0) QTRY_COMPARE(atOnce.load(), 1);
    }
    QTRY_VERIFY(!task.isBusy());
    QCOMPARE(told, QList<int>({19}));
    QCOMPARE(most.load(), 1);
  }

  // An answer that is on its way, and what was told before it, do not come either; nor does what a dying Task was asked.
  void isGivenUp_data() {
    const auto row = testing::columns<bool, bool>("isAnswered", "dies");
    row("at work, cancelled", false, false);
    row("at work, with the Task", false, true);
    row("answered, cancelled", true, false);
    row("answered, with the Task", true, true);
  }
  void isGivenUp() {
    FETCH(const bool, isAnswered, dies);
    auto task = std::make_unique<Task<std::shared_ptr<int>>>();
    std::atomic<bool> hasBegun = false;
    std::weak_ptr<int> made;
    int told = 0;
    task->ask(
        [&, isAnswered](const std::stop_token& stop, const TaskTeller& teller) {
          teller.tell([&told] { ++told; });
          hasBegun = true;
          if (!isAnswered) untilStopped(stop);
          const auto value = std::make_shared<int>(1);
          made = value;
          return value;
        },
        [&told](const TaskResult<std::shared_ptr<int>>&) { ++told; });
    while (!hasBegun) std::this_thread::yield();
    if (isAnswered) QThread::msleep(20);  // so that it mostly is; whether or not, nothing is told
    dies ? task.reset() : task->cancel();
    QVERIFY(dies || !task->isBusy());
    for (int i = 0; i < 5; ++i) QCoreApplication::processEvents();
    QCOMPARE(told, 0);
    task.reset();
    QVERIFY(made.expired());
  }

  // Who ends it early is answered with what there is by then.
  void isFinished() {
    Task<int> task;
    int told = 0;
    task.ask(
        [](const std::stop_token& stop) {
          untilStopped(stop);
          return 7;
        },
        [&](const TaskResult<int>& result) { told = *result; });
    QVERIFY(!task.isFinishing());
    task.finish();
    QVERIFY(task.isBusy() && task.isFinishing());
    QTRY_COMPARE(told, 7);
    QVERIFY(!task.isFinishing());
    task.finish();  // of nothing
  }

  // In order; of what comes often the first and the last at least, and everything before the answer.
  void tellsOnThePath() {
    Task<int> task;
    QStringList told;
    task.ask(
        [&told](const std::stop_token&, const TaskTeller& teller) {
          teller.tell([&told] { told << u"begun"_s; });
          for (int i = 0; i < 1'000; ++i) teller.tellLatest([&told, i] { told << QString::number(i); });
          return 0;
        },
        [&told](const TaskResult<int>&) { told << u"answer"_s; });
    QTRY_VERIFY(!task.isBusy());
    QCOMPARE(told.first(), u"begun"_s);
    QCOMPARE(told.value(told.size() - 2), u"999"_s);
    QCOMPARE(told.last(), u"answer"_s);
    QVERIFY(told.size() < 1'000);
  }

  // Whoever is told may ask the next question, or do away with the Task.
  void whoIsToldMayDoAnything() {
    auto task = std::make_unique<Task<int>>();
    int answers = 0;
    std::function<void(const TaskResult<int>&)> answered = [&](const TaskResult<int>&) {
      if (++answers == 3) return task.reset();
      task->ask([](const std::stop_token&) { return 1; }, answered);
    };
    task->ask([](const std::stop_token&) { return 1; }, answered);
    QTRY_VERIFY(!task);
    QCOMPARE(answers, 3);
    for (const bool isLatest : {false, true}) {
      task = std::make_unique<Task<int>>();
      task->ask(
          [&, isLatest](const std::stop_token&, const TaskTeller& teller) {
            isLatest ? teller.tellLatest([&] { task.reset(); }) : teller.tell([&] { task.reset(); });
            return 1;
          },
          answered);
      QTRY_VERIFY(!task);
    }
    QCOMPARE(answers, 3);
  }

  // What is large goes on the thread, behind the work.
  void letsGo() {
    Task<int> task;
    auto held = std::make_shared<int>(1);
    const std::weak_ptr<int> seen = held;
    task.release(std::exchange(held, nullptr));
    QTRY_VERIFY(seen.expired());
    task.release(nullptr);
  }

  // Soon after a work what it has freed is the system's, also where what it keeps lies between.
  void memoryGoesBack() {
#ifndef __GLIBC__
    QSKIP("another C library gives memory back in its own way");
#endif
    if (testing::kIsSanitized) QSKIP("a sanitizer has memory of its own");
    constexpr std::size_t kBlocks = 400'000, kBytes = 200, kKeptOf = 1000;
    std::size_t most = 0;
    std::vector<std::unique_ptr<char[]>> kept;
    Task<void> task;
    task.ask(
        [&](const std::stop_token&) {
          std::vector<std::unique_ptr<char[]>> blocks(kBlocks);
          for (auto& block : blocks) block = std::make_unique<char[]>(kBytes);
          most = residentBytes();
          for (std::size_t i = 0; i < kBlocks; i += kKeptOf) kept.push_back(std::move(blocks[i]));
        },
        [](const TaskResult<void>&) {});
    QTRY_VERIFY(!task.isBusy());
    QTRY_VERIFY(residentBytes() + kBlocks * kBytes * 3 / 4 < most);
  }
};

SEARCHLIGHT_TEST(TaskTest)
#include "task_test.moc"
