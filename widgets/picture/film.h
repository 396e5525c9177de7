// widgets/picture/film.h: a search, or a part of it, filmed: its moments go by, each is taken as a picture, and a thread writes them.
#pragma once
#include <QBasicTimer>
#include <QFont>
#include <QObject>
#include <QPalette>
#include <QPointer>
#include <QString>
#include <functional>
#include <memory>
#include <optional>

#include "widgets/picture/picture_source.h"
#include "widgets/picture/picture_writer.h"
#include "widgets/run/transport.h"

namespace searchlight::ui {

struct FilmSettings {
  int scale = 1;           // as of a picture
  int width = 0;           // in pixels, instead of the scale; 0: as wide as the scale makes it
  double seconds = 10;     // from the first moment to the last, 0.04 to kLongestFilm
  bool isASecond = false;  // instead: so many steps of the transport's axis a second
  double stepsASecond = 10;
  std::size_t from = 0, to = kEndOfRun;  // places on the transport's axis
  bool hasCaptions = false;
};
inline constexpr double kLongestFilm = 600;  // seconds: 15,000 frames
inline constexpr int kFilmHold = 200;        // hundredths of a second that the last frame stays

// Its frames: from the first place to the last, evenly, and the last one is held.
struct FilmPlan {
  std::size_t from = 0, to = 0;
  int frames = 1;  // of kFilmTick each, before the one that is held
  // REQUIRES: 0 <= frame <= frames.
  std::size_t place(int frame) const;
};
FilmPlan filmPlan(const FilmSettings& settings, std::size_t from, std::size_t to);
// The film's own size, with the room for its captions.
QSize filmSize(const FilmSettings& settings, QSize source, const QFont& font);

// Takes at most one picture a slice of the widgets' thread, and none while three wait to be encoded: memory does not grow with the
// film. In the end the transport goes back to where it stood.
class Film : public QObject {
  Q_OBJECT
 public:
  // What stands below the picture of this moment.
  using Caption = std::function<QString()>;

  // REQUIRES: the transport has a search and outlives this, as does the source's widget or it becomes null.
  Film(Transport& transport, PictureSource source, FilmSettings settings, Caption caption,
       QObject* parent = nullptr);
  ~Film() override;

  // Then the writer tells what has come of it. GIF, APNG or numbered PNGs: FilmWriter::create().
  void begin(PictureWriter& writer, const QString& path);

 Q_SIGNALS:
  void progressed(int done, int of);
  // Nothing was written.
  void refused(const QString& why);

 protected:
  void timerEvent(QTimerEvent* event) override;

 private:
  struct Queue;
  bool goTo(std::size_t place);
  void takeNext();
  void end();
  void refuse(const QString& why);

  Transport& m_transport;
  PictureSource m_source;
  FilmSettings m_settings;
  Caption m_caption;
  QPointer<PictureWriter> m_writer;
  std::shared_ptr<Queue> m_queue;
  std::size_t m_before = 0;             // where the transport stood
  std::optional<FilmPlan> m_plan;       // once both ends are known
  std::optional<std::size_t> m_sought;  // the place that the transport was sent to last
  int m_frame = 0;
  QBasicTimer m_timer;
};

}  // namespace searchlight::ui
