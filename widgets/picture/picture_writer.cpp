// widgets/picture/picture_writer.cpp: one task at a time, which tells in the end what has come of it.
#include "widgets/picture/picture_writer.h"

#include <QBuffer>
#include <QClipboard>
#include <QDir>
#include <QEventLoop>
#include <QGuiApplication>
#include <QMimeData>
#include <QProgressDialog>
#include <QTimer>
#include <QWidget>
#include <new>
#include <string_view>
#include <utility>

namespace searchlight::ui {

namespace {

constexpr int kQuietMs = 300;  // before anything is said of a file that is waited for

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

// The file must be what it is now, when somebody has named it, up to the moment of writing.
void PictureWriter::write(const QString& path, Bytes bytes) {
  writeBy(path, [path, bytes = std::move(bytes),
                 expected = stampOf(path.toStdU16String())](const std::stop_token& stop) {
    const QByteArray made = bytes(stop);
    if (stop.stop_requested()) return;
    if (made.isEmpty()) throw std::bad_alloc();
    writeFile(path.toStdU16String(),
              std::string_view(made.constData(), static_cast<std::size_t>(made.size())), expected);
  });
}

void PictureWriter::writeBy(const QString& path, std::function<void(const std::stop_token&)> work) {
  begin(path, [this, path, work = std::move(work)](const std::stop_token& stop) -> Told {
    work(stop);
    return [this, path] { Q_EMIT saved(path); };
  });
}

void PictureWriter::write(const QString& path, TakenPicture picture) {
  if (isSvgPath(path) && picture.svg) return write(path, std::move(picture.svg));
  write(path,
        [image = std::move(picture.image)](const std::stop_token& stop) { return pngOf(image(stop), stop); });
}

// Encoded here and now: else the clipboard would do it, on the widgets' thread, while somebody pastes.
void PictureWriter::copy(TakenPicture picture) {
  begin({}, [this, image = std::move(picture.image)](const std::stop_token& stop) -> Told {
    const QImage made = image(stop);
    const QByteArray png = pngOf(made, stop);
    if (png.isEmpty()) throw std::bad_alloc();
    return [this, made, png] {
      auto* content = new QMimeData;
      content->setImageData(made);
      content->setData(QStringLiteral("image/png"), png);
      QGuiApplication::clipboard()->setMimeData(content);
      Q_EMIT copied(made.size());
    };
  });
}

void PictureWriter::begin(const QString& path, std::function<Told(const std::stop_token&)> work) {
  const bool wasBusy = isBusy();
  m_path = QDir::toNativeSeparators(path);
  m_task.ask(std::move(work), [this](const TaskResult<Told>& told) {
    const QString file = m_path;
    Q_EMIT busyChanged();
    if (told) return (*told)();
    if (file.isEmpty())
      return Q_EMIT troubled(told.isOutOfMemory() ? tr("Not enough memory for the picture.") : told.why());
    Q_EMIT troubled(told.isOutOfMemory()        ? tr("%1: not enough memory").arg(file)
                    : told.why().contains(file) ? told.why()
                                                : QStringLiteral("%1: %2").arg(file, told.why()));
  });
  if (!wasBusy) Q_EMIT busyChanged();
}

void PictureWriter::stop() {
  if (!isBusy()) return;
  m_task.cancel();
  Q_EMIT busyChanged();
}

bool PictureWriter::finish() {
  bool isDone = true;
  QEventLoop waiting;
  connect(this, &PictureWriter::troubled, &waiting, [&isDone] { isDone = false; });
  connect(this, &PictureWriter::busyChanged, &waiting, &QEventLoop::quit);
  if (isBusy()) {
    QTimer::singleShot(kQuietMs, &waiting, &QEventLoop::quit);
    waiting.exec(QEventLoop::ExcludeUserInputEvents);
  }
  if (!isBusy()) return isDone;
  const auto* owner = qobject_cast<QWidget*>(parent());
  QProgressDialog dialog(m_path.isEmpty() ? tr("Copying the picture…") : tr("Saving %1…").arg(m_path),
                         tr("Stop saving"), 0, 0, owner ? owner->window() : nullptr);
  dialog.setWindowModality(Qt::ApplicationModal);
  dialog.setMinimumDuration(0);
  connect(&dialog, &QProgressDialog::canceled, this, [this, &isDone] {
    isDone = false;
    stop();
  });
  dialog.show();
  while (isBusy()) waiting.exec();
  return isDone;
}

}  // namespace searchlight::ui
