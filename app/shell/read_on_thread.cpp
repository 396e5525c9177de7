// app/shell/read_on_thread.cpp: a thread, a loop that waits for it, and the dialog above it.
#include "app/shell/read_on_thread.h"

#include <QCoreApplication>
#include <QEventLoop>
#include <QFileInfo>
#include <QProgressDialog>
#include <QTimer>
#include <algorithm>
#include <atomic>
#include <chrono>
#include <cmath>
#include <future>
#include <thread>

namespace searchlight::ui {

namespace {

using namespace std::chrono_literals;
constexpr auto kSmallFile = 8ms;    // no reason to begin with loops and dialogs
constexpr auto kQuietTime = 300ms;  // before anything is said
constexpr auto kRefresh = 50ms;
constexpr int kSteps = 1000;

}  // namespace

void readOnThread(QWidget* parent, const QString& file, const std::function<void(const GoesOn&)>& work) {
  std::atomic<bool> isGivenUp = false;
  std::atomic<int> step = 0;
  QEventLoop loop;
  std::packaged_task<void()> task([&] {
    work([&](double share) {
      step = static_cast<int>(std::lround(share * kSteps));
      return !isGivenUp;
    });
  });
  std::future<void> done = task.get_future();
  const auto isDone = [&] { return done.wait_for(0s) == std::future_status::ready; };
  // The last that the thread does is to wake the loop, which waits for it.
  const std::jthread thread([&] {
    task();
    QMetaObject::invokeMethod(&loop, &QEventLoop::quit, Qt::QueuedConnection);
  });
  if (done.wait_for(kSmallFile) == std::future_status::timeout) {
    QTimer::singleShot(kQuietTime, &loop, &QEventLoop::quit);
    loop.exec(QEventLoop::ExcludeUserInputEvents);
  }
  if (!isDone()) {
    QProgressDialog dialog(
        QCoreApplication::translate("ReadOnThread", "Reading %1…").arg(QFileInfo(file).fileName()),
        QCoreApplication::translate("ReadOnThread", "Cancel"), 0, kSteps,
        parent ? parent->window() : nullptr);
    dialog.setWindowTitle(QCoreApplication::translate("ReadOnThread", "Open"));
    dialog.setWindowModality(Qt::ApplicationModal);
    dialog.setAutoClose(false);
    dialog.setAutoReset(false);
    dialog.setMinimumDuration(0);
    dialog.setValue(step);
    QObject::connect(&dialog, &QProgressDialog::canceled, &loop, [&isGivenUp] { isGivenUp = true; });
    QTimer refresh;
    QObject::connect(&refresh, &QTimer::timeout, &dialog, [&] {
      if (!isGivenUp) dialog.setValue(std::min(step.load(), kSteps - 1));
    });
    refresh.start(kRefresh);
    while (!isDone()) loop.exec();
  }
  try {
    done.get();
  } catch (...) {
    if (isGivenUp) throw ReadingGivenUp();
    throw;
  }
  if (isGivenUp) throw ReadingGivenUp();
}

}  // namespace searchlight::ui
