// app/start/start_hero.h: "Watch a search": the wall in the way, played on a board, with three numbered captions that follow it.
#pragma once
#include <QFrame>
#include <QTimer>
#include <array>
#include <memory>
#include <optional>

#include "core/grid/route.h"
#include "widgets/grid/map_model.h"
#include "widgets/run/transport.h"

class QLabel;
class QPushButton;

namespace searchlight::ui {

class BoardView;
class HeroBoard;

// The usual session, run, transport and board. At first the search is seen half done; Play begins at its start. No result is told
// before the cursor has come to it. The board is drawn on as in the map
// lab, and the search follows; a click plays, or pauses.
class StartHero : public QFrame {
  Q_OBJECT
 public:
  explicit StartHero(QWidget* parent = nullptr);
  ~StartHero() override;

  Transport& transport() { return m_transport; }
  const WatchedRun& run() const { return m_run; }
  BoardView& board();
  QPushButton& play() { return *m_play; }
  QPushButton& open() { return *m_open; }
  // Where all of it is explained; hidden until the last caption has come.
  QPushButton& learn() { return *m_learn; }

  const grid::MapDocument& document() const { return m_map.document(); }
  bool isDrawn() const { return m_map.canUndo(); }  // or an end was moved
  // At how many events each caption is lit: the search begins, it meets the wall, it has found the goal or that there is no way.
  // kEndOfRun: never, on the map that was drawn.
  static constexpr std::size_t kCaptions = 3;
  const std::array<std::size_t, kCaptions>& captionsAt() const { return m_at; }
  QString caption(std::size_t i) const;  // empty: it has not come yet
  // It plays, or waits at a caption until it has been read.
  bool isPlaying() const;
  void pause();

  // With which all that is told has room beside the board.
  int leastHeight(int width) const;

  // What is opened in the map lab.
  static QString setUp();

 Q_SIGNALS:
  void openWanted();
  void learnWanted();

 protected:
  void mousePressEvent(QMouseEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void build();
  void connectDrawing();
  void ask(Transport::StartAt where);
  void edited();
  void arrange();
  void toggle();
  void tellPlay();
  void follow();
  QLabel* latestCaption() const;
  static QString lastStep();  // the last caption, before the search has come to it
  QString result() const;
  int captionHeight(std::size_t i, int width) const;
  void retranslate();

  MapModel m_map;
  std::shared_ptr<const grid::RouteGraph> m_graph;
  WatchedRun m_run;
  Transport m_transport;
  QTimer m_reading;  // after it, it goes on
  std::array<std::size_t, kCaptions> m_at{};
  std::size_t m_steps = 0, m_expanded = 0;  // of the way and the search; no steps: there is no way
  HeroBoard* m_board = nullptr;
  QLabel *m_title = nullptr, *m_intro = nullptr;
  std::array<QLabel*, kCaptions> m_captions{};
  std::array<bool, kCaptions> m_told{};  // which the search has come to
  // It is half done, until somebody plays it, goes elsewhere in it or draws; whether it has come there.
  bool m_isPreview = true, m_isPreviewSeen = false;
  QPushButton *m_play = nullptr, *m_open = nullptr, *m_learn = nullptr;
};

}  // namespace searchlight::ui
