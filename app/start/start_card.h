// app/start/start_card.h: a place, or something that one did there, as a button with a large picture.
#pragma once
#include <QAbstractButton>
#include <QObject>
#include <QPixmap>
#include <QString>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "app/shell/left_dialog.h"
#include "app/shell/page.h"
#include "app/shell/place_picture.h"
#include "widgets/task/task.h"
#include "widgets/theme/icons.h"
#include "widgets/theme/motion_clock.h"

namespace searchlight::ui {

// What one did last, as cards that go on there: what places show, files, and games that were left.
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

// The picture moves while it is pointed at, and for two rounds when the keyboard has come to it; else it stands still and no timer
// runs. It is made when it is told to (makePicture), so that many of them keep to a frame's time.
class StartCard : public QAbstractButton {
  Q_OBJECT
 public:
  explicit StartCard(QWidget* parent = nullptr);

  // The name, and below it what is to be said of it: plain texts.
  void setTexts(const QString& name, const QString& line);
  void setPicture(std::unique_ptr<MovingPicture> picture);
  void setPicture(StillPicture picture);
  // What is seen where there is no picture, or none yet: small, in the middle.
  void setIcon(IconId icon);
  // How many lines the line below the name may have.
  void setLines(int lines);

  // How high all but the picture is.
  int textHeight() const;
  bool isMoving() const { return m_clock.isRunning(); }
  // What is seen is another picture than the one that should be.
  bool isStale() const;
  void makePicture();
  const QPixmap& picture() const { return m_seen; }  // null: none yet

 Q_SIGNALS:
  void staleChanged();  // isStale() may be true now

 protected:
  bool event(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void enterEvent(QEnterEvent* event) override;
  void leaveEvent(QEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;
  void showEvent(QShowEvent* event) override;
  void hideEvent(QHideEvent* event) override;

 private:
  QRect pictureRect() const;
  void updateMotion();
  void draw();
  bool hasPicture() const { return m_moving || m_still; }
  int lines() const;

  QString m_line;
  int m_lines = 2;
  std::optional<IconId> m_icon;
  std::unique_ptr<MovingPicture> m_moving;
  StillPicture m_still;
  QPixmap m_seen;
  qint64 m_look = 0;        // of the palette that it was made in
  bool m_isNew = false;     // another picture has come
  bool m_isByKeys = false;  // the keyboard has come here
  double m_second = 0;      // of the round
  MotionClock m_clock;
};

}  // namespace searchlight::ui
