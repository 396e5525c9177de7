// widgets/picture/picture_writer.h: pictures and what else leaves a view, encoded and written while the window goes on.
#pragma once
#include <QByteArray>
#include <QObject>
#include <QString>
#include <functional>
#include <stop_token>

#include "core/text/files.h"
#include "widgets/picture/picture_source.h"
#include "widgets/task/task.h"

namespace searchlight::ui {

// PNG; empty: it was asked to stop, or there is no memory for it.
QByteArray pngOf(const QImage& image, const std::stop_token& stop = {});

// One at a time, on a thread of its own. A file comes into being as a whole or not at all, and is written over only where it is
// what it was when write() named it. What is told comes later, on the writer's own thread.
class PictureWriter : public QObject {
  Q_OBJECT
 public:
  // What a file holds; empty: it was asked to stop, or there is no memory for it. It owns all that it reads.
  using Bytes = std::function<QByteArray(const std::stop_token&)>;

  explicit PictureWriter(QObject* parent = nullptr);

  // What was under way is given up. Then saved(), or troubled() with the path and the reason.
  void write(const QString& path, Bytes bytes);
  // For who writes the file itself; what it throws names the file.
  void writeBy(const QString& path, std::function<void(const std::stop_token&)> work);
  // SVG where its name ends so and the picture can be that, else PNG.
  void write(const QString& path, TakenPicture picture);
  // Onto the clipboard, for programs that take PNG and for those that take Qt's own; then copied() or troubled().
  void copy(TakenPicture picture);

  bool isBusy() const { return m_task.isBusy(); }
  // Nothing is told, and nothing written but what has been by then.
  void stop();
  // Waits until what is under way is done and told, for a window that closes; false: it has failed, or the user, who is told what is
  // waited for, has given it up.
  bool finish();

 Q_SIGNALS:
  void busyChanged();
  void saved(const QString& path);
  void copied(const QSize& pixels);
  void troubled(const QString& text);

 private:
  using Told = std::function<void()>;  // on our thread
  void begin(const QString& path, std::function<Told(const std::stop_token&)> work);

  QString m_path;  // of what is under way; empty: the clipboard
  Task<Told> m_task;
};

}  // namespace searchlight::ui
