// widgets/picture/film.cpp: seek, take, hand over; one at a time.
#include "widgets/picture/film.h"

#include <QFontMetrics>
#include <QPainter>
#include <QTimerEvent>
#include <algorithm>
#include <cmath>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <new>
#include <utility>

#include "widgets/picture/film_writer.h"
#include "widgets/theme/style.h"
#include "widgets/theme/theme.h"
#include "widgets/theme/type_scale.h"
#include "widgets/words/search_format.h"

namespace searchlight::ui {

namespace {

constexpr int kFilmSliceMs = 2;
constexpr int kCaptionLines = 2;
constexpr std::size_t kMostWaiting = 3;

int captionHeight(const QFont& font) {
  return kCaptionLines * QFontMetrics(font).lineSpacing() + 2 * spacing::kHalf;
}

// How often its size a picture is taken: as a width is wanted, so large that it needs no stretching, where there is such a scale.
int takenScale(const FilmSettings& settings, QSize source) {
  if (settings.width == 0) return settings.scale;
  const auto suits = [&](int scale) { return scale * source.width() >= settings.width; };
  const auto* scale = std::ranges::find_if(kPictureScales, suits);
  return scale == kPictureScales.end() ? kPictureScales.back() : *scale;
}

struct FilmFrame {
  TakenPicture picture;
  QString caption;
  int hundredths;
};

// How a frame looks, read on the widgets' thread.
struct FilmLook {
  int width;  // 0: as it is taken
  bool hasCaptions;
  QFont font;
  QColor paper, ink;
};

QImage finishedFrame(const FilmFrame& frame, const FilmLook& look, const std::stop_token& stop) {
  QImage image = frame.picture.image(stop);
  if (image.isNull()) return image;
  const double scale = look.hasCaptions ? std::max(1.0, image.devicePixelRatio()) : 1;
  image.setDevicePixelRatio(1);
  if (look.width > 0 && look.width != image.width())
    image = image.scaledToWidth(look.width, Qt::SmoothTransformation);
  if (!look.hasCaptions) return image;
  const double ratio = look.width > 0 ? 1 : scale;
  const int height = static_cast<int>(std::lround(captionHeight(look.font) * ratio));
  QImage whole(image.width(), image.height() + height, QImage::Format_RGB32);
  if (whole.isNull()) return whole;
  whole.fill(look.paper);
  QPainter painter(&whole);
  painter.drawImage(0, 0, image);
  painter.translate(0, image.height());
  painter.scale(ratio, ratio);
  painter.setFont(look.font);
  painter.setPen(look.ink);
  const int room = static_cast<int>(image.width() / ratio);
  paintLines(painter,
             QRect(spacing::kUnit, spacing::kHalf, room - 2 * spacing::kUnit, captionHeight(look.font)),
             frame.caption, kCaptionLines);
  return whole;
}

// Cut to the size, or with paper round it.
QImage onPaper(const QImage& image, QSize size, const QColor& paper) {
  QImage whole(size, QImage::Format_RGB32);
  if (whole.isNull()) return whole;
  whole.fill(paper);
  QPainter(&whole).drawImage(0, 0, image);
  return whole;
}

}  // namespace

// From the widgets' thread to the writer's.
struct Film::Queue {
  std::mutex mutex;
  std::condition_variable_any changed;
  std::deque<FilmFrame> frames;
  bool isClosed = false;

  bool hasRoom() {
    const std::lock_guard lock(mutex);
    return frames.size() < kMostWaiting;
  }
  void put(FilmFrame frame) {
    const std::lock_guard lock(mutex);
    frames.push_back(std::move(frame));
    changed.notify_one();
  }
  void close() {
    const std::lock_guard lock(mutex);
    isClosed = true;
    changed.notify_one();
  }
  // Nothing: that was all, or it was asked to stop.
  std::optional<FilmFrame> take(const std::stop_token& stop) {
    std::unique_lock lock(mutex);
    changed.wait(lock, stop, [this] { return isClosed || !frames.empty(); });
    if (stop.stop_requested() || frames.empty()) return std::nullopt;
    FilmFrame out = std::move(frames.front());
    frames.pop_front();
    return out;
  }
};

std::size_t FilmPlan::place(int frame) const {
  const double share = static_cast<double>(frame) / frames;
  return from + static_cast<std::size_t>(share * static_cast<double>(to - from) + 1e-9);
}

FilmPlan filmPlan(const FilmSettings& settings, std::size_t from, std::size_t to) {
  if (to < from) std::swap(from, to);
  const double seconds =
      settings.isASecond ? static_cast<double>(to - from) / settings.stepsASecond : settings.seconds;
  const double frames = std::min(seconds, kLongestFilm) * 100 / kFilmTick;
  return {from, to, std::max(1, static_cast<int>(std::lround(frames)))};
}

QSize filmSize(const FilmSettings& settings, QSize source, const QFont& font) {
  QSize size = source * settings.scale;
  if (settings.width > 0 && !source.isEmpty())
    size = {settings.width,
            static_cast<int>(std::lround(double{1} * settings.width * source.height() / source.width()))};
  if (settings.hasCaptions) size.rheight() += captionHeight(font) * (settings.width > 0 ? 1 : settings.scale);
  return size;
}

Film::Film(Transport& transport, PictureSource source, FilmSettings settings, Caption caption,
           QObject* parent)
    : QObject(parent),
      m_transport(transport),
      m_source(std::move(source)),
      m_settings(settings),
      m_caption(std::move(caption)),
      m_queue(std::make_shared<Queue>()) {}

// Given up: the transport is sent back, and nothing is written.
Film::~Film() {
  if (!m_timer.isActive()) return;
  if (m_writer) m_writer->stop();
  end();
}

void Film::begin(PictureWriter& writer, const QString& path) {
  m_writer = &writer;
  m_transport.pause();
  m_before = m_transport.destination();
  const QWidget* widget = m_source.widget;
  const QPalette palette = widget ? widget->palette() : QPalette();
  const FilmLook look{m_settings.width, m_settings.hasCaptions, widget ? widget->font() : QFont(),
                      palette.color(QPalette::Window), palette.color(QPalette::WindowText)};
  writer.writeBy(path, [path, look, queue = m_queue,
                        expected = stampOf(path.toStdU16String())](const std::stop_token& stop) {
    const std::unique_ptr<FilmWriter> film = FilmWriter::create(path);
    QSize size;  // the first frame's
    while (const std::optional<FilmFrame> frame = queue->take(stop)) {
      QImage image = finishedFrame(*frame, look, stop);
      if (stop.stop_requested()) return;
      if (size.isEmpty()) size = image.size();
      if (image.size() != size) image = onPaper(image, size, look.paper);  // tables grow and shrink
      if (image.isNull()) throw std::bad_alloc();
      film->add(image, frame->hundredths);
    }
    if (!stop.stop_requested()) film->finish(expected);
  });
  m_timer.start(kFilmSliceMs, this);
}

void Film::timerEvent(QTimerEvent* event) {
  if (event->timerId() != m_timer.timerId()) return QObject::timerEvent(event);
  if (!m_writer || !m_writer->isBusy()) return end();  // it was cancelled, or has failed
  if (!m_source.widget) return refuse(tr("The film was not saved: what it shows was closed."));
  if (m_transport.activity() != Transport::Activity::Idle || !m_queue->hasRoom()) return;
  if (m_plan) return takeNext();
  // Where the search ends is known when it has come there, and that may be before the last event that was asked for.
  if (!goTo(m_settings.to)) return;
  const std::size_t last = m_transport.position();
  if (m_settings.from > last)
    return refuse(tr("The film was not saved: it begins at event %1, and the search has %2.")
                      .arg(countText(m_settings.from), countText(last)));
  m_plan = filmPlan(m_settings, m_settings.from, last);
}

void Film::refuse(const QString& why) {
  Q_EMIT refused(why);
  m_writer->stop();
  end();
}

// False: it is on its way there.
bool Film::goTo(std::size_t place) {
  if (m_sought != place) {
    m_sought = place;
    if (m_transport.position() != place) m_transport.seek(place);
  }
  return m_transport.activity() == Transport::Activity::Idle;
}

// Frames of the same place are one that is seen longer.
void Film::takeNext() {
  const std::size_t place = m_plan->place(m_frame);
  if (!goTo(place)) return;
  int hundredths = 0;
  for (; m_frame <= m_plan->frames && m_plan->place(m_frame) == place; ++m_frame)
    hundredths += m_frame < m_plan->frames ? kFilmTick : kFilmHold;
  m_queue->put({m_source.take(takenScale(m_settings, m_source.size())),
                m_settings.hasCaptions ? m_caption() : QString(), hundredths});
  Q_EMIT progressed(std::min(m_frame, m_plan->frames), m_plan->frames);
  if (m_frame > m_plan->frames) end();
}

void Film::end() {
  m_timer.stop();
  m_queue->close();
  m_transport.seek(m_before);
}

}  // namespace searchlight::ui
