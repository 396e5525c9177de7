// app/sokoban/level_editor_parts.cpp: what only this editor is made of, and its texts.
#include <QAction>
#include <QHBoxLayout>
#include <QMenu>
#include <QPainter>
#include <QScrollArea>
#include <QToolButton>
#include <utility>

#include "app/shell/command_set.h"
#include "app/sokoban/level_editor.h"
#include "widgets/games/editor_buttons.h"
#include "widgets/theme/icons.h"
#include "widgets/theme/theme.h"

namespace searchlight::ui {
namespace {

constexpr std::size_t kMostLevelEdits = 2'000;  // of 64 KiB each at most
constexpr int kPieceIcon = 24;

constexpr std::array<EditorTool, kLevelTools> kLevelToolTexts{{
    {QT_TRANSLATE_NOOP("searchlight::ui::LevelEditor", "Wall"),
     QT_TRANSLATE_NOOP("searchlight::ui::LevelEditor", "Drag: walls; begun on a wall, walls go"), "W"},
    {QT_TRANSLATE_NOOP("searchlight::ui::LevelEditor", "Floor"),
     QT_TRANSLATE_NOOP("searchlight::ui::LevelEditor",
                       "Whatever is there goes; the other mouse button and Delete do that with any tool"),
     "F"},
    {QT_TRANSLATE_NOOP("searchlight::ui::LevelEditor", "Goal"),
     QT_TRANSLATE_NOOP("searchlight::ui::LevelEditor",
                       "Drag: goals, below boxes, too; begun on a goal, goals go"),
     "G"},
    {QT_TRANSLATE_NOOP("searchlight::ui::LevelEditor", "Box"),
     QT_TRANSLATE_NOOP("searchlight::ui::LevelEditor",
                       "Drag: boxes, on goals, too; begun on a box, boxes go"),
     "B"},
    {QT_TRANSLATE_NOOP("searchlight::ui::LevelEditor", "Worker"),
     QT_TRANSLATE_NOOP("searchlight::ui::LevelEditor", "He comes here from where he was"), "P"},
}};

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

constexpr EditorParts kLevelParts{.tools = kLevelToolTexts,
                                  .names = 2,
                                  .longestName = 80,
                                  .largest = QSize(sokoban::kMostSide, sokoban::kMostSide),
                                  .begins = 4,
                                  .ownBegins = 2,
                                  .waitMs = 300,
                                  .isSaved = true};

}  // namespace

LevelEditor::LevelEditor(std::function<Played()> played, Keeper keep, Settings* settings,
                         std::shared_ptr<search::MemoryBudget> memory, QWidget* parent)
    : DraftEditor(kLevelParts, kMostLevelEdits, parent),
      m_played(std::move(played)),
      m_keep(std::move(keep)),
      m_settings(settings),
      m_memory(std::move(memory)) {
  static_assert(kLevelParts.begins == kBegins && kLevelParts.ownBegins == BeginOpening);
  connect(&m_judge, &LevelJudge::found, this, [this](const LevelVerdict& verdict) {
    m_verdict = verdict;
    showVerdict();
  });
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

void LevelEditor::addCommands(QHBoxLayout* row) {
  m_copy = addCommand(IconId::Copy, {QKeySequence(QKeySequence::Copy)}, [this] { copy(); });
  m_paste = addCommand(IconId::Paste, {QKeySequence(QKeySequence::Paste)}, [this] { paste(); });
  for (QAction* action : {m_copy, m_paste}) row->addWidget(makeEditorButton(action, this));
}

void LevelEditor::addMenus(QHBoxLayout* row) {
  auto* changes = new QMenu(this);
  const std::array<QKeySequence, kChanges> keys{QKeySequence(Qt::CTRL | Qt::Key_R),
                                                QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_R),
                                                {},
                                                {},
                                                QKeySequence(Qt::CTRL | Qt::Key_Left),
                                                QKeySequence(Qt::CTRL | Qt::Key_Right),
                                                QKeySequence(Qt::CTRL | Qt::Key_Up),
                                                QKeySequence(Qt::CTRL | Qt::Key_Down),
                                                {}};
  for (int i = 0; i < kChanges; ++i) {
    if (i == ShiftLeft || i == Crop) changes->addSeparator();
    QAction* action = changes->addAction(QString(), this, [this, i] { change(static_cast<Change>(i)); });
    action->setShortcut(keys[static_cast<std::size_t>(i)]);
    m_changes[static_cast<std::size_t>(i)] = action;
    addAction(action);
  }
  m_change = makeEditorButton(changes, icon(IconId::Resize), this);
  row->addWidget(m_change);
}

QIcon LevelEditor::toolIcon(int tool) const {
  switch (static_cast<LevelTool>(tool)) {
    case LevelTool::Wall: return icon(IconId::Wall);
    case LevelTool::Floor: return icon(IconId::Eraser);
    case LevelTool::Goal: return icon(IconId::Goal);
    case LevelTool::Box: return pieceIcon('$', devicePixelRatioF(), Theme::of(palette()));
    case LevelTool::Worker: break;
  }
  return pieceIcon('@', devicePixelRatioF(), Theme::of(palette()));
}

QString LevelEditor::windowName() { return tr("Draw a level"); }

EditorFrame::Words LevelEditor::words() const {
  return {
      .window = windowName(),
      .discard = tr("Discard this drawing?"),
      .names = {tr("&Title"), tr("&Author")},
      .begins = {tr("An &empty board"), tr("A &room with walls around"), tr("The &level that is played"),
                 tr("The level as the &boxes stand now")},
      .tryIt = tr("Try it"),
      .tryTip = tr("Play it; the drawing stays, and you can come back to it"),
      .close = tr("Close"),
      .save = tr("Save…"),
      .saveTip = tr("In a new file, or at the end of a file of levels; what is no level yet in a set-up")};
}

void LevelEditor::retranslate() {
  EditorFrame::retranslate();
  setCommandText(m_copy, tr("Copy"), tr("The level as text"));
  setCommandText(m_paste, tr("Paste"), tr("A level as text in the place of this drawing"));
  m_change->setText(tr("Change"));
  const std::array<QString, kChanges> changes{tr("Turn &right"),
                                              tr("Turn &left"),
                                              tr("&Mirror left and right"),
                                              tr("Mirror &top and bottom"),
                                              tr("Shift to the left"),
                                              tr("Shift to the right"),
                                              tr("Shift up"),
                                              tr("Shift down"),
                                              tr("&Crop to what is drawn")};
  for (std::size_t i = 0; i < changes.size(); ++i) m_changes[i]->setText(changes[i]);
}

}  // namespace searchlight::ui
