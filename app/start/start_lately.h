// app/start/start_lately.h: what one did last, as cards that go on there: what places show, files, and games that were left.
#pragma once
#include <QObject>
#include <QString>
#include <functional>
#include <vector>

#include "app/shell/left_works.h"
#include "app/shell/page.h"
#include "app/shell/place_picture.h"
#include "widgets/task/task.h"

namespace searchlight::ui {

class StartLately : public QObject {
  Q_OBJECT
 public:
  struct Entry {
    const PageInfo* page = nullptr;  // nullptr: nobody knows
    QString file;                    // of the user, or kept by itself; empty: what its page shows
    enum class Kind {
      Place,
      File,
      Left
    } kind = Kind::Place;  // Left: Window::openLeft(); Place: the page is gone to
    QString title, line;
    std::function<std::string()> text = {};  // in the place of the file's
    StillPicture picture = {};
  };
  static constexpr std::size_t kMost = 8;

  // REQUIRES: what the host has outlives this.
  explicit StartLately(const PageHost& host, QObject* parent = nullptr);

  // Looks again, on a thread; found() when entries() are those of now.
  void read();
  bool isReading() const { return m_left.isReading() || m_reading.isBusy(); }
  const std::vector<Entry>& entries() const { return m_entries; }

 Q_SIGNALS:
  void found();
  void troubled(const QString& why);  // entries() are those of before

 private:
  void readPictures();
  std::vector<Entry> places() const;

  PageHost m_host;
  LeftWorks m_left;
  std::vector<Entry> m_entries;
  Task<std::vector<Entry>> m_reading;
};

}  // namespace searchlight::ui
