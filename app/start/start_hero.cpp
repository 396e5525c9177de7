// app/start/start_hero.cpp: where the captions stand in the run, and what is seen of it.
#include "app/start/start_hero.h"

#include <QAccessible>
#include <QLabel>
#include <QMouseEvent>
#include <QPainter>
#include <QPushButton>
#include <algorithm>
#include <functional>
#include <utility>

#include "app/grid/map_search.h"
#include "app/shell/read_on_thread.h"
#include "core/grid/map_format.h"
#include "core/grid/route_command.h"
#include "widgets/grid/grid_view.h"
#include "widgets/theme/icons.h"
#include "widgets/theme/language.h"
#include "widgets/theme/style.h"
#include "widgets/theme/theme.h"
#include "widgets/theme/type_scale.h"

namespace searchlight::ui {

using search::EventKind;

namespace {

constexpr const char* kMap = ":/maps/article-3.slmap";
constexpr double kSeconds = 16;  // that the search takes, played
constexpr int kReadMs = 4000;    // that it waits at a caption
constexpr int kPlayHeight = 40, kPlayWidth = 112;
constexpr int kLeastText = 296, kUsualBoard = 340;  // widths
// Large texts take more of it, but no more than two thirds.
int leastText(int room) { return std::min(withText(kLeastText), std::max(kLeastText, room * 2 / 3)); }
constexpr int kDisc = 24, kCaptionIndent = kDisc + spacing::kMargin;  // of a caption's number
constexpr int kCaptionTop = 3;  // its first line is as high as the number

}  // namespace

// It is watched: a click on it plays, the wheel scrolls the page, and the keys are the buttons'.
class HeroBoard : public GridView {
 public:
  HeroBoard(QWidget* parent, std::function<void()> pressed)
      : GridView(parent), m_pressed(std::move(pressed)) {}

 protected:
  void clicked(std::optional<Point>) override { m_pressed(); }
  void wheelEvent(QWheelEvent* event) override { event->ignore(); }
  void contextMenuEvent(QContextMenuEvent* event) override { event->ignore(); }

 private:
  std::function<void()> m_pressed;
};

BoardView& StartHero::board() { return *m_board; }

QString StartHero::setUp() { return QStringLiteral(":/setups/article-3.searchlight"); }

StartHero::StartHero(QWidget* parent) : QFrame(parent) {
  const QString map = QString::fromLatin1(kMap);
  m_map.load(grid::readMap(readText(map), map.toStdString()), {}, {});
  build();
  ask(Transport::StartAt::Start);
  m_transport.seek(m_at[1]);
  keepTranslated(this, [this] { retranslate(); });
}

// Nobody is told of a run that goes.
StartHero::~StartHero() {
  m_transport.disconnect(this);
  m_transport.setRuns({});
  delete m_board;
}

void StartHero::build() {
  m_board = new HeroBoard(this, [this] { toggle(); });
  m_board->setMap(m_map.map());
  m_board->setEnds(document().start, document().goal);
  m_board->setDrawable(true);
  m_board->setCellText(CellText::None);
  m_board->setRun(&m_run);
  m_board->setFocusPolicy(Qt::NoFocus);
  connectDrawing();
  m_title = new QLabel(this);
  setType(m_title, TypeSize::Title);
  m_intro = new QLabel(this);
  m_intro->setWordWrap(true);
  m_play = new QPushButton(this);
  m_play->setFont(typeFont(font(), TypeSize::Figure));
  m_play->setIconSize(QSize(20, 20));
  m_play->setProperty(kFilled, true);  // what is meant first
  m_open = new QPushButton(this);
  m_open->setIcon(icon(IconId::MapLab));
  m_learn = new QPushButton(this);
  m_learn->setFlat(true);
  m_learn->setIcon(icon(IconId::Lessons));
  m_learn->hide();
  for (QLabel*& caption : m_captions) {
    caption = new QLabel(this);
    caption->setWordWrap(true);
    caption->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    caption->setContentsMargins(0, kCaptionTop, 0, 0);
  }
  setTabOrder(m_play, m_open);
  setTabOrder(m_open, m_learn);
  connect(m_play, &QPushButton::clicked, this, &StartHero::toggle);
  m_reading.setSingleShot(true);
  m_reading.setInterval(kReadMs);
  connect(&m_reading, &QTimer::timeout, &m_transport, &Transport::togglePlay);
  connect(m_open, &QPushButton::clicked, this, &StartHero::openWanted);
  connect(m_learn, &QPushButton::clicked, this, &StartHero::learnWanted);
  m_transport.setRuns({&m_run});
  connect(&m_transport, &Transport::moved, this, &StartHero::follow);
  connect(&m_transport, &Transport::activityChanged, this, &StartHero::follow);
}

void StartHero::connectDrawing() {
  using Tool = GridView::Tool;
  using grid::MapEditKind;
  const auto paint = [this](Point p, Tool tool) {
    m_map.paintTo(p, tool == Tool::Wall ? grid::kWall : 1, 1);
  };
  connect(m_board, &GridView::strokeStarted, this, [this, paint](Point p, Tool tool) {
    m_map.beginStroke(tool == Tool::Erase ? MapEditKind::Erase : MapEditKind::Paint);
    paint(p, tool);
  });
  connect(m_board, &GridView::strokeMoved, this, paint);
  connect(m_board, &GridView::strokeFinished, this, [this] { m_map.finishStroke(); });
  connect(m_board, &GridView::strokeCancelled, this, [this] { m_map.cancelStroke(); });
  connect(m_board, &GridView::endDragged, this, [this](GridView::End end, Point p) {
    const bool isStart = end == GridView::End::Start;
    if (!m_map.isInStroke()) m_map.beginStroke(isStart ? MapEditKind::MoveStart : MapEditKind::MoveGoal);
    isStart ? m_map.moveStartTo(p) : m_map.moveGoalTo(p);
  });
  connect(m_board, &GridView::endDropped, this, [this] { m_map.finishStroke(); });
  connect(&m_map, &MapModel::cellsChanged, this, [this](const std::vector<CellRun>& cells) {
    m_board->updateCells(m_map.map(), cells);
    edited();
  });
  connect(&m_map, &MapModel::endsChanged, this, [this] {
    m_board->setEnds(document().start, document().goal);
    edited();
  });
}

// Who has not played the search yet sees all of it, as its cells are drawn.
void StartHero::edited() {
  m_reading.stop();
  const bool isUnseen = std::exchange(m_isPreview, false) || m_transport.position() == 0;
  ask(isUnseen ? Transport::StartAt::Start : Transport::StartAt::Same);
  if (isUnseen) m_transport.toEnd();
  retranslate();
}

void StartHero::ask(Transport::StartAt where) {
  const QString file = setUp();
  const auto words = setup::read(readText(file), file.toStdString()).question;
  grid::RouteQuestion question = grid::questionFrom(words, file.toStdString());
  question.from = *document().start;
  question.to = *document().goal;
  m_at.fill(kEndOfRun);
  m_steps = 0;
  m_play->setEnabled(!grid::whyNot(document().map, question));  // an end may stand on a wall
  if (!m_play->isEnabled()) return m_transport.clear();
  m_graph = grid::makeRouteGraph(document().map, question);
  m_transport.setSearch(MapSearch::factory(m_graph, question, {}), MapSearch::names(m_graph, question),
                        where);
  const auto session = grid::makeRouteSession(m_graph, question, search::Recording::Recorded).session;
  session->run({}, {});
  m_steps = session->path().size() - std::min<std::size_t>(session->path().size(), 1);
  m_expanded = session->stats().expanded;
  // What grows first above the start's f is what had to be gone back to: the wall was met.
  const search::Trace& trace = session->trace();
  std::optional<search::Cost> first;
  for (std::size_t i = 0; i < trace.end(); ++i) {
    const search::Event& e = trace[i];
    if (e.kind == EventKind::Goal) m_at[2] = i + 1;
    if (e.kind != EventKind::Expand) continue;
    const search::Cost f = session->priorityOf(e.node, e.gAfter);
    if (!first) {
      first = f;
      m_at[0] = i + 1;
    } else if (m_at[1] == kEndOfRun && f > *first) {
      m_at[1] = i + 1;
    }
  }
  if (session->path().empty()) m_at[2] = trace.end();
  m_transport.setSpeed(std::max(1.0, static_cast<double>(trace.end()) / kSeconds));
}

// The board is as large as its height lets it be; beside it everything has its room, also while it is not there.
void StartHero::arrange() {
  const QRect room = rect().adjusted(spacing::kSection, spacing::kWide, -spacing::kWide, -spacing::kWide);
  const double shape = static_cast<double>(document().map.width()) / document().map.height();
  const int most = room.width() - spacing::kSection - leastText(room.width());
  const int boardWidth = std::min(static_cast<int>(room.height() * shape), most);
  m_board->setGeometry(room.right() + 1 - boardWidth, room.top(), boardWidth, room.height());
  const int width = room.width() - spacing::kSection - boardWidth;
  int y = room.top();
  const auto place = [&](QLabel* label, int below) {
    const int height = label->heightForWidth(width);
    label->setGeometry(room.left(), y, width, height);
    y += height + below;
  };
  m_title->setGeometry(room.left(), y, width, m_title->sizeHint().height());
  y += m_title->height() + spacing::kHalf;
  place(m_intro, spacing::kWide);
  // Whatever it says, and the icon off its border.
  int widest = 0;
  for (const QString& text : {tr("Pause"), tr("Play again"), tr("Play"), tr("Continue")})
    widest = std::max(widest, m_play->fontMetrics().horizontalAdvance(text));
  const int playWidth =
      std::min(std::max(kPlayWidth, widest + m_play->iconSize().width() + 2 * spacing::kWide),
               width / 2 - spacing::kHalf);
  m_play->setGeometry(room.left(), y, playWidth, kPlayHeight);
  m_open->setGeometry(
      room.left() + playWidth + spacing::kUnit, y,
      std::min(m_open->sizeHint().width() + spacing::kWide, width - playWidth - spacing::kUnit), kPlayHeight);
  y += kPlayHeight + spacing::kWide;
  for (std::size_t i = 0; i < kCaptions; ++i) {
    const int height = captionHeight(i, width - kCaptionIndent);
    m_captions[i]->setGeometry(room.left() + kCaptionIndent, y, width - kCaptionIndent, height);
    y += height + spacing::kMargin;
  }
  const QSize learn = m_learn->sizeHint();
  m_learn->setGeometry(room.left(), y, std::min(learn.width(), width), learn.height());
}

int StartHero::leastHeight(int width) const {
  const int room = width - 2 * spacing::kSection - spacing::kWide;
  const int text = std::max(leastText(room), room - kUsualBoard);
  int height =
      2 * spacing::kWide + m_title->sizeHint().height() + spacing::kHalf + kPlayHeight + 2 * spacing::kWide;
  height += m_intro->heightForWidth(text);
  for (std::size_t i = 0; i < kCaptions; ++i)
    height += captionHeight(i, text - kCaptionIndent) + spacing::kMargin;
  return height + m_learn->sizeHint().height();
}

// The last one has room for its result before that is known, so that nothing moves when it comes.
int StartHero::captionHeight(std::size_t i, int width) const {
  const auto heightOf = [&](const QString& text) {
    return m_captions[i]->fontMetrics().boundingRect(0, 0, width, 0, Qt::TextWordWrap, text).height() +
           kCaptionTop;
  };
  const int height = std::max(kDisc, m_captions[i]->heightForWidth(width));
  return i + 1 < kCaptions ? height : std::max({height, heightOf(result()), heightOf(lastStep())});
}

QString StartHero::caption(std::size_t i) const { return m_told[i] ? m_captions[i]->text() : QString(); }

bool StartHero::isPlaying() const {
  return m_reading.isActive() || m_transport.activity() == Transport::Activity::Playing;
}

void StartHero::pause() {
  m_reading.stop();
  m_transport.pause();
  tellPlay();
}

// What is seen before anybody has played is a preview: Play begins at the start.
void StartHero::toggle() {
  if (std::exchange(m_isPreview, false)) ask(Transport::StartAt::Start);
  isPlaying() ? pause() : m_transport.togglePlay();
}

void StartHero::tellPlay() {
  const bool isAtEnd = m_transport.isAtEnd();
  m_play->setIcon(icon(isPlaying() ? IconId::Pause : isAtEnd ? IconId::Restart : IconId::Play));
  m_play->setText(isPlaying()                                  ? tr("Pause")
                  : isAtEnd                                    ? tr("Play again")
                  : m_isPreview || m_transport.position() == 0 ? tr("Play")
                                                               : tr("Continue"));
}

void StartHero::follow() {
  const bool isThere = m_transport.position() == m_at[1];
  m_isPreview &= isThere || !m_isPreviewSeen;
  m_isPreviewSeen |= isThere;
  tellPlay();
  std::array<bool, kCaptions> told{};
  for (std::size_t i = 0; i < kCaptions; ++i) told[i] = m_transport.position() >= m_at[i];
  if (told == m_told) return;
  const std::array<bool, kCaptions> before = std::exchange(m_told, told);
  const QLabel* const latest = latestCaption();
  for (QLabel* caption : m_captions)
    caption->setForegroundRole(caption == latest ? QPalette::WindowText : QPalette::PlaceholderText);
  m_captions.back()->setText(m_told.back() ? result() : lastStep());
  update();                            // the numbers
  m_learn->setVisible(m_told.back());  // all has been seen: what now
  m_board->setAccessibleDescription(latest ? latest->text() : m_intro->text());
  const auto isNew = [&](std::size_t i) { return m_told[i] && !before[i]; };
  if (!latest || m_isPreview || !(isNew(0) || isNew(1) || isNew(2))) return;
  if (!m_told.back() && m_transport.activity() == Transport::Activity::Playing) {
    m_reading.start();
    m_transport.pause();
  }
  QAccessibleEvent news(latestCaption(), QAccessible::Alert);
  QAccessible::updateAccessibility(&news);
}

QLabel* StartHero::latestCaption() const {
  for (std::size_t i = kCaptions; i-- > 0;)
    if (m_told[i]) return m_captions[i];
  return nullptr;
}

QString StartHero::lastStep() { return tr("At the goal, the path is traced back to the start."); }

QString StartHero::result() const {
  return m_steps == 0 && document().start != document().goal
             ? tr("No path: %1 cells were expanded and OPEN is empty.").arg(m_expanded)
             : tr("Goal reached. The path is traced back from here: %1 steps (each costs 10 "
                  "in the map lab), the minimum. %2 cells were expanded.")
                   .arg(m_steps)
                   .arg(m_expanded);
}

void StartHero::retranslate() {
  m_title->setText(tr("Watch a search"));
  m_intro->setText(tr("Find a path from the start to the goal, around the wall."));
  m_captions[0]->setText(
      tr("A* always expands the cell with the lowest sum of the cost so far and the estimated cost to the "
         "goal. At first this leads straight towards the goal."));
  m_captions[1]->setText(
      tr("The wall blocks the straight path. The search now expands cells that lead around it."));
  m_captions[2]->setText(m_told[2] ? result() : lastStep());
  m_board->setAccessibleName(tr("Search board"));
  m_board->setWhatsThis(
      tr("A small search from start to goal. Press Play to watch it step by step. Drag the start or goal, or "
         "draw walls, and the search updates."));
  m_board->setAccessibleDescription(latestCaption() ? latestCaption()->text() : m_intro->text());
  m_play->setWhatsThis(tr("Plays the search; press again to pause."));
  m_open->setText(tr("Draw walls"));
  m_learn->setText(tr("The lessons explain how this works"));
  m_learn->setToolTip(tr("Opens the lessons on how search algorithms work"));
  m_open->setToolTip(
      tr("Opens this map in the map lab, where you can change it and step through the search"));
  follow();
  arrange();
}

void StartHero::resizeEvent(QResizeEvent* event) {
  QFrame::resizeEvent(event);
  arrange();
}

void StartHero::mousePressEvent(QMouseEvent* event) {
  if (event->button() == Qt::LeftButton && m_board->geometry().contains(event->pos())) toggle();
}

void StartHero::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(palette().color(QPalette::Mid));
  painter.setBrush(palette().color(QPalette::Base));
  constexpr qreal kHeroRound = 6;
  painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), kHeroRound, kHeroRound);
  // The captions' numbers: the one that the search has come to wears the colour of what is expanded now.
  const BoardColours& colours = Theme::of(palette()).board();
  painter.setFont(typeFont(font(), TypeSize::Strong));
  const QLabel* const latest = latestCaption();
  for (std::size_t i = 0; i < kCaptions; ++i) {
    const bool isLatest = m_captions[i] == latest;
    const QRectF disc(m_captions[i]->x() - kCaptionIndent + 0.5, m_captions[i]->y() + 0.5, kDisc - 1,
                      kDisc - 1);
    painter.setPen(isLatest ? colours.currentRim : palette().color(QPalette::Mid));
    painter.setBrush(isLatest ? QBrush(colours.currentFill) : QBrush(Qt::NoBrush));
    painter.drawEllipse(disc);
    painter.setPen(isLatest ? colours.textOnLight : palette().color(QPalette::PlaceholderText));
    painter.drawText(disc, Qt::AlignCenter, QString::number(i + 1));
  }
}

}  // namespace searchlight::ui
