// widgets/grid/background.h: work that would hold up the window, done on another thread.
#pragma once
#include <QFuture>
#include <QPromise>
#include <QThreadPool>
#include <exception>
#include <memory>
#include <utility>

namespace searchlight::ui {

// Runs `work` on a thread of the global pool. Whoever asked takes the result, or the exception, with
// QFuture::then(this, ..) and onFailed(this, ..), and may be gone by then. REQUIRES: the work owns what it uses.
template <class Work>
auto runInBackground(Work work) {
  using Result = decltype(work());
  auto promise = std::make_shared<QPromise<Result>>();
  QFuture<Result> future = promise->future();
  QThreadPool::globalInstance()->start([promise, work = std::move(work)] {
    promise->start();
    try {
      promise->addResult(work());
    } catch (...) {
      promise->setException(std::current_exception());
    }
    promise->finish();
  });
  return future;
}

}  // namespace searchlight::ui
