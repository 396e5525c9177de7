// widgets/picture/film_writer.cpp: only the changed rectangle of each frame, and of a GIF only the changed pixels.
#include "widgets/picture/film_writer.h"

#include <gif_lib.h>
#include <zlib.h>
#include <algorithm>
#include <array>
#include <new>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

#include "core/text/failure.h"
#include "widgets/picture/film_colours.h"
#include "widgets/picture/picture_writer.h"

namespace searchlight::ui {

namespace {

constexpr int kLongestFrame = 65'535;  // in hundredths: GIF and APNG have 16 bits for it

const QRgb* rowOf(const QImage& image, int y) {
  return reinterpret_cast<const QRgb*>(image.constScanLine(y));
}

// Empty: both are equal. Without one before it is all of the image.
QRect changedBetween(const QImage& before, const QImage& image) {
  if (before.isNull()) return image.rect();
  int top = image.height(), bottom = -1, left = image.width(), right = -1;
  for (int y = 0; y < image.height(); ++y) {
    const QRgb *a = rowOf(before, y), *b = rowOf(image, y);
    if (std::equal(a, a + image.width(), b)) continue;
    top = std::min(top, y), bottom = y;
    int x = 0;
    while (a[x] == b[x]) ++x;
    left = std::min(left, x);
    x = image.width() - 1;
    while (a[x] == b[x]) --x;
    right = std::max(right, x);
  }
  return {QPoint(left, top), QPoint(right, bottom)};
}

// ---- GIF ----

// The palette of the whole film is written last, over its place in the header: it grows with the film, and nobody has to go through
// the film twice.
class GifFilm : public FilmWriter {
 public:
  explicit GifFilm(const QString& path) : m_path(path), m_file(path.toStdU16String()) {
    int error = 0;
    m_gif = EGifOpen(&m_bytes, &GifFilm::take, &error);
    if (!m_gif) throw std::bad_alloc();
  }
  ~GifFilm() override {
    int error = 0;
    if (m_gif) EGifCloseFile(m_gif, &error);
  }

 protected:
  void write(const QImage& frame, const QImage& before, const QRect& changed, int hundredths) override {
    const bool isFirst = before.isNull();
    if (isFirst) begin(frame.size());
    const ColourCounts counts = newColours(frame, before, changed);
    if (isFirst && counts.size() > FilmPalette::kMost) m_palette = paletteOf(counts, kOfFirst);
    if (learnColours(m_palette, counts)) return put(frame, before, changed, hundredths, m_palette, nullptr);
    const FilmPalette own = paletteOf(counts, FilmPalette::kMost);
    const std::unique_ptr<ColorMapObject, void (*)(ColorMapObject*)> map(mapOf(own), &GifFreeMapObject);
    put(frame, before, changed, hundredths, own, map.get());
  }

  void close(const std::optional<FileStamp>& expected) override {
    int error = 0;
    if (EGifCloseFile(std::exchange(m_gif, nullptr), &error) == GIF_ERROR) throw std::bad_alloc();
    flush();
    std::string table;
    for (const QRgb colour : m_palette.colours)
      for (const int part : {qRed(colour), qGreen(colour), qBlue(colour)}) table += static_cast<char>(part);
    m_file.rewrite(kTableAt, table);
    m_file.commit(expected);
  }

 private:
  static constexpr int kColours = 256;
  static constexpr std::uint64_t kTableAt = 13;  // behind the signature and the screen's description
  // Of a first frame with more colours than there is room for: the rest is for what comes later.
  static constexpr std::size_t kOfFirst = 208;

  // giflib is C: nothing may be thrown through it.
  static int take(GifFileType* gif, const GifByteType* bytes, int size) {
    try {
      static_cast<std::string*>(gif->UserData)
          ->append(reinterpret_cast<const char*>(bytes), static_cast<std::size_t>(size));
      return size;
    } catch (...) {
      return 0;
    }
  }
  // All that fails in giflib is memory: the disk is written to by flush().
  void must(int status) {
    if (status == GIF_ERROR) throw std::bad_alloc();
  }
  void flush() {
    m_file.write(m_bytes);
    m_bytes.clear();
  }

  void begin(QSize size) {
    if (std::max(size.width(), size.height()) > kLongestFrame)
      throw FormatError(m_path.toStdString(), 0, "a GIF has at most 65535 pixels a side");
    EGifSetGifVersion(m_gif, true);
    const std::unique_ptr<ColorMapObject, void (*)(ColorMapObject*)> map(GifMakeMapObject(kColours, nullptr),
                                                                         &GifFreeMapObject);
    if (!map) throw std::bad_alloc();
    must(EGifPutScreenDesc(m_gif, size.width(), size.height(), 8, 0, map.get()));
    static constexpr std::array<GifByteType, 3> kForEver{1, 0, 0};
    must(EGifPutExtensionLeader(m_gif, APPLICATION_EXT_FUNC_CODE));
    must(EGifPutExtensionBlock(m_gif, 11, "NETSCAPE2.0"));
    must(EGifPutExtensionBlock(m_gif, kForEver.size(), kForEver.data()));
    must(EGifPutExtensionTrailer(m_gif));
  }

  static ColorMapObject* mapOf(const FilmPalette& palette) {
    int size = 2;
    while (size < static_cast<int>(palette.colours.size()) + 1) size *= 2;
    ColorMapObject* map = GifMakeMapObject(size, nullptr);
    if (!map) throw std::bad_alloc();
    for (std::size_t i = 0; i < palette.colours.size(); ++i) {
      const QRgb c = palette.colours[i];
      map->Colors[i] = {static_cast<GifByteType>(qRed(c)), static_cast<GifByteType>(qGreen(c)),
                        static_cast<GifByteType>(qBlue(c))};
    }
    return map;
  }

  static ColourCounts newColours(const QImage& frame, const QImage& before, const QRect& changed) {
    ColourCounts counts;
    QRgb last = 0;
    std::size_t* count = nullptr;
    for (int y = changed.top(); y <= changed.bottom(); ++y) {
      const QRgb *row = rowOf(frame, y), *old = before.isNull() ? nullptr : rowOf(before, y);
      for (int x = changed.left(); x <= changed.right(); ++x) {
        if (old && old[x] == row[x]) continue;
        if (!count || row[x] != last) count = &counts[last = row[x]];
        ++*count;
      }
    }
    return counts;
  }

  void put(const QImage& frame, const QImage& before, const QRect& changed, int hundredths,
           const FilmPalette& palette, const ColorMapObject* map) {
    const int clear = map ? static_cast<int>(palette.colours.size()) : kColours - 1;
    const GraphicsControlBlock control{DISPOSE_DO_NOT, false, hundredths, clear};
    std::array<GifByteType, 4> block{};
    must(EGifPutExtension(m_gif, GRAPHICS_EXT_FUNC_CODE,
                          static_cast<int>(EGifGCBToExtension(&control, block.data())), block.data()));
    must(EGifPutImageDesc(m_gif, changed.left(), changed.top(), changed.width(), changed.height(), false,
                          map));
    std::vector<GifPixelType> line(static_cast<std::size_t>(changed.width()));
    for (int y = changed.top(); y <= changed.bottom(); ++y) {
      const QRgb *row = rowOf(frame, y), *old = before.isNull() ? nullptr : rowOf(before, y);
      QRgb last = 0;
      int index = -1;
      for (int x = changed.left(); x <= changed.right(); ++x) {
        GifPixelType& pixel = line[static_cast<std::size_t>(x - changed.left())];
        pixel = static_cast<GifPixelType>(clear);
        if (old && old[x] == row[x]) continue;
        if (index < 0 || row[x] != last) index = palette.indexes.at(last = row[x]);
        pixel = static_cast<GifPixelType>(index);
      }
      must(EGifPutLine(m_gif, line.data(), changed.width()));
    }
    flush();
  }

  QString m_path;
  FileReplacement m_file;
  std::string m_bytes;  // of giflib, not written yet
  GifFileType* m_gif = nullptr;
  FilmPalette m_palette;
};

// ---- Animated PNG: the chunks of a picture for each frame, with their place and time ----

std::string bigEndian(std::uint32_t number, int bytes = 4) {
  std::string out;
  while (bytes-- > 0) out += static_cast<char>(number >> (8 * bytes) & 0xFFU);
  return out;
}
std::uint32_t numberAt(std::string_view bytes, std::size_t at) {
  std::uint32_t out = 0;
  for (std::size_t i = at; i < at + 4; ++i) out = out << 8U | static_cast<unsigned char>(bytes[i]);
  return out;
}
std::string chunk(const char* type, const std::string& data) {
  const std::string body = type + data;
  const auto crc = ::crc32(0, reinterpret_cast<const Bytef*>(body.data()), static_cast<uInt>(body.size()));
  return bigEndian(static_cast<std::uint32_t>(data.size())) + body +
         bigEndian(static_cast<std::uint32_t>(crc));
}

class PngFilm : public FilmWriter {
 public:
  explicit PngFilm(const QString& path) : m_file(path.toStdU16String()) {}

 protected:
  void write(const QImage& frame, const QImage& before, const QRect& changed, int hundredths) override {
    const QByteArray picture = pngOf(frame.copy(changed));
    if (picture.isEmpty()) throw std::bad_alloc();
    const std::string_view png(picture.constData(), static_cast<std::size_t>(picture.size()));
    const bool isFirst = before.isNull();
    if (isFirst) m_file.write(std::string(png.substr(0, kCountAt)) + counted());
    const auto number = [](int n) { return bigEndian(static_cast<std::uint32_t>(n)); };
    m_file.write(chunk("fcTL", next() + number(changed.width()) + number(changed.height()) +
                                   number(changed.left()) + number(changed.top()) +
                                   bigEndian(static_cast<std::uint32_t>(hundredths), 2) + bigEndian(100, 2) +
                                   std::string(2, '\0')));
    constexpr std::size_t kFrame = 12;  // length, type and check sum of a chunk
    for (std::size_t at = kSignature; at + kFrame <= png.size(); at += kFrame + numberAt(png, at)) {
      if (png.substr(at + 4, 4) != "IDAT") continue;
      const std::string data(png.substr(at + 8, numberAt(png, at)));
      m_file.write(isFirst ? chunk("IDAT", data) : chunk("fdAT", next() + data));
    }
    ++m_frames;
  }
  void close(const std::optional<FileStamp>& expected) override {
    m_file.write(chunk("IEND", {}));
    m_file.rewrite(kCountAt, counted());
    m_file.commit(expected);
  }

 private:
  static constexpr std::size_t kSignature = 8, kCountAt = kSignature + 25;  // behind IHDR
  std::string counted() const { return chunk("acTL", bigEndian(m_frames) + bigEndian(0)); }
  std::string next() { return bigEndian(m_sequence++); }

  FileReplacement m_file;
  std::uint32_t m_frames = 0, m_sequence = 0;
};

// ---- Numbered PNGs ----

// Those that were written go again unless all of them are.
class NumberedFilm : public FilmWriter {
 public:
  explicit NumberedFilm(const QString& path) : m_base(path.chopped(4)) {}
  ~NumberedFilm() override {
    std::error_code error;
    for (std::size_t i = 0; !m_isFinished && i < m_stamps.size(); ++i)
      if (stampOf(nameOf(i + 1)) == m_stamps[i]) std::filesystem::remove(nameOf(i + 1), error);
  }

 protected:
  void write(const QImage& frame, const QImage&, const QRect&, int hundredths) override {
    const QByteArray png = pngOf(frame);
    if (png.isEmpty()) throw std::bad_alloc();
    for (m_time += hundredths; m_time >= kFilmTick; m_time -= kFilmTick)
      m_stamps.push_back(writeFile(nameOf(m_stamps.size() + 1),
                                   {png.constData(), static_cast<std::size_t>(png.size())}, FileStamp{}));
  }
  void close(const std::optional<FileStamp>&) override { m_isFinished = true; }

 private:
  std::filesystem::path nameOf(std::size_t number) const {
    return (m_base + QStringLiteral("-%1.png").arg(number, 4, 10, QLatin1Char('0'))).toStdU16String();
  }

  QString m_base;
  std::vector<FileStamp> m_stamps;  // of what was written
  int m_time = 0;                   // that no file shows yet
  bool m_isFinished = false;
};

}  // namespace

std::unique_ptr<FilmWriter> FilmWriter::create(const QString& path) {
  if (path.endsWith(QLatin1String(".apng"), Qt::CaseInsensitive)) return std::make_unique<PngFilm>(path);
  if (path.endsWith(QLatin1String(".png"), Qt::CaseInsensitive)) return std::make_unique<NumberedFilm>(path);
  return std::make_unique<GifFilm>(path);
}

void FilmWriter::add(const QImage& frame, int hundredths) {
  QImage image = frame.convertToFormat(QImage::Format_RGB32);
  image.setDevicePixelRatio(1);
  if (image.isNull()) throw std::bad_alloc();
  // What converting leaves in the unused byte is no difference.
  for (int y = 0; y < image.height(); ++y) {
    auto* row = reinterpret_cast<QRgb*>(image.scanLine(y));
    std::for_each(row, row + image.width(), [](QRgb& pixel) { pixel |= 0xFF000000U; });
  }
  if (!m_last.isNull() && changedBetween(m_last, image).isEmpty()) {
    m_hundredths += hundredths;
    return;
  }
  if (!m_last.isNull()) writeLast();
  m_before = std::exchange(m_last, image);
  m_hundredths = hundredths;
}

void FilmWriter::writeLast() {
  QRect changed = changedBetween(m_before, m_last);
  QImage before = m_before;
  for (; m_hundredths > 0; m_hundredths -= kLongestFrame) {
    write(m_last, before, changed, std::min(m_hundredths, kLongestFrame));
    before = m_last, changed = {0, 0, 1, 1};
  }
}

void FilmWriter::finish(const std::optional<FileStamp>& expected) {
  writeLast();
  close(expected);
}

}  // namespace searchlight::ui
