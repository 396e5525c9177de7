// widgets/picture/picture_writer.cpp: one task at a time, which tells in the end what has come of it.
#include "widgets/picture/picture_writer.h"

#include <QBuffer>
#include <QClipboard>
#include <QDir>
#include <QEventLoop>
#include <QGuiApplication>
#include <QMimeData>
#include <new>
#include <string_view>
#include <utility>

#include "core/text/format_error.h"
#include "widgets/theme/error_texts.h"

namespace searchlight::ui {

namespace {

// An encoder cannot be asked to stop, but ends where nobody takes what it has.
class StoppedBuffer : public QBuffer {
 public:
  StoppedBuffer(QByteArray* bytes, std::stop_token stop) : QBuffer(bytes), m_stop(std::move(stop)) {}

 protected:
  qint64 writeData(const char* data, qint64 size) override {
    return m_stop.stop_requested() ? -1 : QBuffer::writeData(data, size);
  }

 private:
  std::stop_token m_stop;
};

bool isSvgPath(const QString& path) { return path.endsWith(QLatin1String(".svg"), Qt::CaseInsensitive); }

}  // namespace

QByteArray pngOf(const QImage& image, const std::stop_token& stop) {
  QByteArray bytes;
  StoppedBuffer buffer(&bytes, stop);
  if (image.isNull() || !buffer.open(QIODevice::WriteOnly) || !image.save(&buffer, "PNG")) return {};
  return stop.stop_requested() ? QByteArray() : bytes;
}

PictureWriter::PictureWriter(QObject* parent) : QObject(parent) {}

PictureWriter::~PictureWriter() { m_tasks.reset(); }  // while there still is somebody to tell

// The file must be what it is now, when somebody has named it, up to the moment of writing.
void PictureWriter::write(const QString& path, Bytes bytes) {
  begin([this, path, bytes = std::move(bytes),
         expected = stampOf(path.toStdU16String())](const std::stop_token& stop) -> Told {
    QString problem;
    try {
      const QByteArray made = bytes(stop);
      if (stop.stop_requested()) return {};
      if (made.isEmpty()) throw std::bad_alloc();
      writeFile(path.toStdU16String(),
                std::string_view(made.constData(), static_cast<std::size_t>(made.size())), expected);
    } catch (const FormatError& e) {
      problem = errorText(e);
    } catch (const std::bad_alloc&) {
      problem = tr("%1: not enough memory").arg(QDir::toNativeSeparators(path));
    }
    return [this, path, problem] { problem.isEmpty() ? Q_EMIT saved(path) : Q_EMIT troubled(problem); };
  });
}

void PictureWriter::write(const QString& path, TakenPicture picture) {
  if (isSvgPath(path) && picture.svg) return write(path, std::move(picture.svg));
  write(path,
        [image = std::move(picture.image)](const std::stop_token& stop) { return pngOf(image(stop), stop); });
}

// Encoded here and now: else the clipboard would do it, on the widgets' thread, while somebody pastes.
void PictureWriter::copy(TakenPicture picture) {
  begin([this, image = std::move(picture.image)](const std::stop_token& stop) -> Told {
    QImage made;
    QByteArray png;
    try {
      made = image(stop);
      png = pngOf(made, stop);
    } catch (const std::bad_alloc&) {
      png.clear();
    }
    if (stop.stop_requested()) return {};
    if (png.isEmpty()) return [this] { Q_EMIT troubled(tr("Not enough memory for the picture.")); };
    return [this, made, png] {
      auto* content = new QMimeData;
      content->setImageData(made);
      content->setData(QStringLiteral("image/png"), png);
      QGuiApplication::clipboard()->setMimeData(content);
      Q_EMIT copied(made.size());
    };
  });
}

void PictureWriter::begin(std::function<Told(const std::stop_token&)> work) {
  if (m_isBusy) m_tasks->cancel(m_task);
  setBusy(true);
  m_task = m_tasks->post([this, ticket = ++m_serial, work = std::move(work)](const std::stop_token& stop) {
    Told told = work(stop);
    if (!told) return;
    QMetaObject::invokeMethod(
        this,
        [this, ticket, told = std::move(told)] {
          if (ticket != m_serial || !m_isBusy) return;  // stopped at the last moment
          setBusy(false);
          told();
        },
        Qt::QueuedConnection);
  });
}

void PictureWriter::stop() {
  if (!m_isBusy) return;
  m_tasks->cancel(m_task);
  setBusy(false);
}

bool PictureWriter::finish() {
  if (!m_isBusy) return true;
  bool isDone = true;
  QEventLoop waiting;
  connect(this, &PictureWriter::troubled, &waiting, [&isDone] { isDone = false; });
  connect(this, &PictureWriter::busyChanged, &waiting, &QEventLoop::quit);
  waiting.exec(QEventLoop::ExcludeUserInputEvents);
  return isDone;
}

void PictureWriter::setBusy(bool isBusy) {
  if (isBusy == m_isBusy) return;
  m_isBusy = isBusy;
  Q_EMIT busyChanged();
}

}  // namespace searchlight::ui
