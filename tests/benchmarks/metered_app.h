// tests/benchmarks/metered_app.h: what each frame of the real window costs.
//
// A frame is all that the event loop does from one tick of the transport, or of the boards' turns, to the next: the step, whatever it
// causes, and the painting of everything that it changed; what is done by hand begins a frame as well. It is the time of day, because
// painting waits for a helper thread; the processor time of the GUI thread stands beside it. The bar is 16 ms at the median and at
// the 95th percentile.
#pragma once
#include <QApplication>
#include <QElapsedTimer>
#include <QThread>
#include <algorithm>
#include <cstdio>
#include <functional>
#include <utility>
#include <vector>

#include "tests/benchmarks/bench.h"
#include "widgets/board/paint_turns.h"
#include "widgets/run/transport.h"

namespace searchlight::ui {

inline constexpr double kBar = 16;  // ms
// Adds up what the event loop does between two frames.
class MeteredApplication : public QApplication {
 public:
  struct Frame {
    double whole = 0, processor = 0, painting = 0;  // ms
  };

  using QApplication::QApplication;

  void setTransport(const Transport* transport) { m_transport = transport; }
  bool notify(QObject* receiver, QEvent* event) override {
    if (m_isInside || QThread::currentThread() != thread()) return QApplication::notify(receiver, event);
    const bool isBeat = receiver == m_transport || qobject_cast<PaintTurns*>(receiver);
    if (event->type() == QEvent::Timer && isBeat) endFrame();
    const bool isPaint = event->type() == QEvent::UpdateRequest;
    bool result = false;
    measure(isPaint, [&] { result = QApplication::notify(receiver, event); });
    return result;
  }
  // Something that the user does.
  void act(const std::function<void()>& what) {
    endFrame();
    measure(false, what);
  }
  void endFrame() {
    if (m_frame.whole > 0) m_frames.push_back(std::exchange(m_frame, {}));
  }
  std::vector<Frame> takeFrames() {
    endFrame();
    return std::exchange(m_frames, {});
  }

 private:
  template <class Work>
  void measure(bool isPaint, Work&& work) {
    m_isInside = true;
    QElapsedTimer timer;
    timer.start();
    m_frame.processor += 1e3 * bench::secondsOf(work);
    const double whole = 1e-6 * static_cast<double>(timer.nsecsElapsed());
    m_frame.whole += whole;
    if (isPaint) m_frame.painting += whole;
    m_isInside = false;
  }

  const Transport* m_transport = nullptr;
  std::vector<Frame> m_frames;
  Frame m_frame;
  bool m_isInside = false;
};

inline void report(const char* what, const std::vector<MeteredApplication::Frame>& frames) {
  if (frames.empty()) return;
  const auto at = [&](double MeteredApplication::Frame::*member, double share) {
    std::vector<double> times;
    for (const auto& frame : frames) times.push_back(frame.*member);
    std::ranges::sort(times);
    return times[static_cast<std::size_t>(share * static_cast<double>(times.size() - 1))];
  };
  using Frame = MeteredApplication::Frame;
  const auto late = std::ranges::count_if(frames, [](const Frame& f) { return f.whole > kBar; });
  std::printf(
      "  %-22s %5zu frames: median %6.2f, 95%% %6.2f, most %7.2f ms; %4td over %.0f; processor %6.2f, %6.2f; "
      "painting %6.2f, %6.2f\n",
      what, frames.size(), at(&Frame::whole, 0.5), at(&Frame::whole, 0.95), at(&Frame::whole, 1), late, kBar,
      at(&Frame::processor, 0.5), at(&Frame::processor, 0.95), at(&Frame::painting, 0.5),
      at(&Frame::painting, 0.95));
}

}  // namespace searchlight::ui
