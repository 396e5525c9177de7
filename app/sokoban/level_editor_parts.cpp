// app/sokoban/level_editor_parts.cpp: what only this editor is made of, and its texts.
#include <QAction>
#include <QHBoxLayout>
#include <QMenu>
#include <QPainter>
#include <QScrollArea>
#include <QToolButton>
#include <utility>

#include "app/shell/commands.h"
#include "app/shell/settings.h"
#include "app/sokoban/level_editor.h"
#include "widgets/game/editor_buttons.h"
#include "widgets/theme/icons.h"
#include "widgets/theme/theme.h"

namespace searchlight::ui {
namespace {

constexpr std::size_t kMostLevelEdits = 2'000;  // of 64 KiB each at most
constexpr int kPieceIcon = 24;

// A cell with nothing around it.
QIcon pieceIcon(char letter, qreal pixelRatio, const Theme& theme) {
  const sokoban::Board board = sokoban::LevelDraft(std::vector{std::string(1, letter)}).picture();
  QPixmap picture(QSize(kPieceIcon, kPieceIcon) * pixelRatio);
  picture.setDevicePixelRatio(pixelRatio);
  picture.fill(Qt::transparent);
  QPainter painter(&picture);
  SokobanScene scene;
  scene.board = board;
  scene.position = board.opening();
  paintSokobanPieces(painter, scene, SokobanLayout::whole(QSize(1, 1), {0, 0}, kPieceIcon), theme);
  return QIcon(picture);
}

constexpr EditorParts kLevelParts{.largest = QSize(sokoban::kMostSide, sokoban::kMostSide),
                                  .longestName = 80,
                                  .ownBegins = 2,
                                  .waitMs = 300};

}  // namespace

LevelEditor::LevelEditor(std::function<Played()> played, Keeper keep, Settings* settings,
                         std::shared_ptr<search::MemoryBudget> memory, QWidget* parent)
    : DraftEditor(kLevelParts, kMostLevelEdits, parent),
      m_played(std::move(played)),
      m_keep(std::move(keep)),
      m_settings(settings),
      m_memory(std::move(memory)) {
  static_assert(kLevelParts.ownBegins == BeginOpening);
  const Played now = m_played();
  beginWith(sokoban::LevelDraft(now.board, now.board.opening()));
}

// A large drawing is scrolled.
QWidget* LevelEditor::makeBoard() {
  auto* scrolled = new QScrollArea(this);
  scrolled->setWidget(&view());
  scrolled->setWidgetResizable(true);
  scrolled->setFrameShape(QFrame::NoFrame);
  scrolled->setFocusPolicy(Qt::NoFocus);
  scrolled->setMinimumSize(200, 200);
  connect(&view(), &LevelDraftView::cursorMoved, this, [scrolled](const QRect& cell) {
    scrolled->ensureVisible(cell.center().x(), cell.center().y(), cell.width(), cell.height());
  });
  return scrolled;
}

// As the page's boards look now: it is opened again and again.
void LevelEditor::showEvent(QShowEvent* event) {
  const bool isPlain = m_settings && m_settings->flag("sokoban/plain", false);
  view().setLook(isPlain ? SokobanLook::Plain : SokobanLook::Crafted);
  DraftEditor::showEvent(event);
}

void LevelEditor::addCommands(QHBoxLayout* row) {
  m_copy = addCommand(IconId::Copy, {QKeySequence(QKeySequence::Copy)}, [this] { copy(); });
  m_paste = addCommand(IconId::Paste, {QKeySequence(QKeySequence::Paste)}, [this] { paste(); });
  for (QAction* action : {m_copy, m_paste}) row->addWidget(makeEditorButton(action, this));
}

std::vector<LevelEditor::Change> LevelEditor::changes() {
  using sokoban::LevelDraft;
  const auto turn = [](void (LevelDraft::*how)()) {
    return [how](LevelDraft& d) { return (d.*how)(), true; };
  };
  const auto shift = [](Point by) { return [by](LevelDraft& d) { return d.shift(by); }; };
  return {{tr("Turn &right"), Qt::CTRL | Qt::Key_R, turn(&LevelDraft::turnRight)},
          {tr("Turn &left"), Qt::CTRL | Qt::SHIFT | Qt::Key_R, turn(&LevelDraft::turnLeft)},
          {tr("&Mirror left and right"), {}, turn(&LevelDraft::mirror)},
          {tr("Mirror &top and bottom"), {}, turn(&LevelDraft::flip)},
          {tr("Shift to the left"), Qt::CTRL | Qt::Key_Left, shift({-1, 0}), true},
          {tr("Shift to the right"), Qt::CTRL | Qt::Key_Right, shift({1, 0})},
          {tr("Shift up"), Qt::CTRL | Qt::Key_Up, shift({0, -1})},
          {tr("Shift down"), Qt::CTRL | Qt::Key_Down, shift({0, 1})},
          {tr("&Crop to drawing"), {}, turn(&LevelDraft::crop), true}};
}

void LevelEditor::addMenus(QHBoxLayout* row) {
  auto* menu = new QMenu(this);
  for (const Change& change : changes()) {
    if (change.isAfterLine) menu->addSeparator();
    QAction* action = menu->addAction(QString(), this, [this, make = change.make] {
      sokoban::LevelDraft next = draft();
      if (!make(next)) tell(tr("There is no free space on that side. Add columns or rows first."));
      edit(next);
    });
    action->setShortcut(change.keys);
    addAction(action);
  }
  m_change = makeEditorButton(menu, icon(IconId::Resize), this);
  row->addWidget(m_change);
}

QIcon LevelEditor::toolIcon(int tool) const {
  const char letter = static_cast<LevelTool>(tool) == LevelTool::Box ? '$' : '@';
  return pieceIcon(letter, devicePixelRatioF(), Theme::of(palette()));
}

QString LevelEditor::windowName() { return tr("Draw a level"); }

EditorFrame::Words LevelEditor::words() const {
  return {
      .window = windowName(),
      .discard = tr("Discard this drawing?"),
      .tools = {{tr("Wall"), tr("Draws walls; begin on a wall to remove walls"), "W", IconId::Wall},
                {tr("Floor"), tr("Clears cells; the right mouse button and Delete do this with any tool"),
                 "F", IconId::Eraser},
                {tr("Goal"), tr("Draws goals, also under boxes; begin on a goal to remove goals"), "G",
                 IconId::Goal},
                {tr("Box"), tr("Draws boxes, also on goals; begin on a box to remove boxes"), "B"},
                {tr("Worker"), tr("Places the worker in the cell you click"), "P"}},
      .names = {tr("&Title"), tr("&Author")},
      .begins = {tr("An &empty board"), tr("Walled &room"), tr("Current &level"),
                 tr("Level with the &boxes where they are now")},
      .tryIt = tr("Try it"),
      .tryTip = tr("Plays this level; your drawing is kept and you can return to it"),
      .close = tr("Close"),
      .save = tr("Save…"),
      .saveTip = tr("Saves to a new or existing level file; an incomplete level is saved as a workspace")};
}

void LevelEditor::retranslate() {
  EditorFrame::retranslate();
  setCommandText(m_copy, tr("Copy"), tr("Copies the level as text"));
  setCommandText(m_paste, tr("Paste"), tr("Replaces this drawing with a level pasted as text"));
  m_change->setText(tr("Change"));
  QList<QAction*> actions = m_change->menu()->actions();
  actions.removeIf([](const QAction* action) { return action->isSeparator(); });
  const std::vector<Change> all = changes();
  for (std::size_t i = 0; i < all.size(); ++i) actions[static_cast<qsizetype>(i)]->setText(all[i].text);
}

}  // namespace searchlight::ui
