// widgets/picture/film_writer.h: the file of a film, written frame by frame: animated GIF, animated PNG or numbered PNGs.
//
// There is no WebM: its encoder (libvpx) and a muxer would be larger than the rest of the program's libraries together, and slides
// and browsers play the other two without one.
#pragma once
#include <QImage>
#include <QRect>
#include <QString>
#include <memory>
#include <optional>

#include "core/text/files.h"

namespace searchlight::ui {

// Times are hundredths of a second, as GIF has them; browsers play shorter frames than two of these too slowly.
inline constexpr int kFilmTick = 4;  // 25 frames a second

// At any time it holds two frames and the one that is being encoded. On any thread, one at a time. Without finish() nothing is left
// of the film.
class FilmWriter {
 public:
  // GIF, unless the name ends in .apng, or in .png: then a file for each kFilmTick, name-0001.png and so on, none of which may
  // be there before. Throws FormatError "path: cannot be written: reason", as do the others.
  static std::unique_ptr<FilmWriter> create(const QString& path);
  virtual ~FilmWriter() = default;

  // A frame that equals the one before makes that one longer. REQUIRES: the frame is not null, and all are of one size; hundredths > 0.
  void add(const QImage& frame, int hundredths);
  // The film loops for ever. `expected`: as in FileReplacement::commit(). REQUIRES: there is a frame.
  void finish(const std::optional<FileStamp>& expected);

 protected:
  // Shows the frame for so long. Outside `changed`, which is not empty, it is the one before.
  virtual void write(const QImage& frame, const QImage& before, const QRect& changed, int hundredths) = 0;
  virtual void close(const std::optional<FileStamp>& expected) = 0;

 private:
  void writeLast();

  QImage m_before, m_last;  // RGB32
  int m_hundredths = 0;     // of the last
};

}  // namespace searchlight::ui
