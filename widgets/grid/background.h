// widgets/grid/background.h: work that would hold up the window and looks at no token, done on another thread. The end of a Task waits
// for its work, and a map of 4096 x 4096 is generated in up to a second: a dialog that is closed meanwhile would hold up the window.
#pragma once
#include <QFuture>
#include <QFutureWatcher>
#include <QPromise>
#include <QThreadPool>
#include <exception>
#include <memory>
#include <utility>

namespace searchlight::ui {

// Runs `work` on a thread of the global pool and hands its result to done(result), or what it threw to failed(exception),
// on the context's thread; to nobody when the context is gone by then. (QFuture::then(context, ..) would do, but Qt 6.4
// asserts that the context still lives.) REQUIRES: the work owns what it uses.
template <class Work, class Done, class Failed>
void runInBackground(QObject* context, Work work, Done done, Failed failed) {
  using Result = decltype(work());
  auto promise = std::make_shared<QPromise<Result>>();
  auto* watcher = new QFutureWatcher<Result>(context);
  QObject::connect(watcher, &QFutureWatcherBase::finished, context,
                   [watcher, done = std::move(done), failed = std::move(failed)] {
                     watcher->deleteLater();
                     try {
                       done(watcher->future().result());
                     } catch (const std::exception& e) {
                       failed(e);
                     }
                   });
  watcher->setFuture(promise->future());
  QThreadPool::globalInstance()->start([promise, work = std::move(work)] {
    promise->start();
    try {
      promise->addResult(work());
    } catch (...) {
      promise->setException(std::current_exception());
    }
    promise->finish();
  });
}

}  // namespace searchlight::ui
