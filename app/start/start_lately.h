// app/start/start_lately.h: what one did last, as cards that go on there: files, and games that were left.
#pragma once
#include <QObject>
#include <QString>
#include <functional>
#include <vector>

#include "app/shell/left_works.h"
#include "app/shell/page.h"
#include "app/shell/place_picture.h"
#include "widgets/search/task_queue.h"

namespace searchlight::ui {

class Settings;

class StartLately : public QObject {
  Q_OBJECT
 public:
  struct Entry {
    const PageInfo* page = nullptr;  // nullptr: nobody knows
    QString file;                    // of the user, or kept by itself
    bool isLeft = false;             // kept by itself: Window::openLeft()
    QString title, line;
    StillPicture picture = {};
  };
  static constexpr std::size_t kMost = 8;

  // REQUIRES: both outlive this.
  StartLately(const std::vector<PageInfo>& pages, Settings* settings, QObject* parent = nullptr);

  // Looks again, on a thread; found() when entries() are those of now.
  void read();
  bool isReading() const { return m_isReading; }
  const std::vector<Entry>& entries() const { return m_entries; }

 Q_SIGNALS:
  void found();

 private:
  void readPictures();

  const std::vector<PageInfo>& m_pages;
  Settings* m_settings;
  LeftWorks m_left;
  std::vector<Entry> m_entries;
  bool m_isReading = false;
  int m_asked = 0;
  TaskQueue m_tasks;  // last: its thread ends first
};

}  // namespace searchlight::ui
