// app/sokoban/level_editor_parts.cpp: what the editor is made of, and its texts.
#include <QAction>
#include <QButtonGroup>
#include <QEvent>
#include <QFrame>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

#include "app/shell/command_set.h"
#include "app/sokoban/level_editor.h"
#include "widgets/games/editor_buttons.h"
#include "widgets/search/note_line.h"
#include "widgets/theme/icons.h"
#include "widgets/theme/theme.h"

namespace searchlight::ui {
namespace {

constexpr QSize kUsualEditor{980, 700};
constexpr int kEditorSide = 320, kNameLetters = 80, kToolsInRow = 3, kToolIcon = 24;

struct LevelToolRow {
  const char *text, *tip, *key;
  // What the tool draws, as a picture: the middle one of three by three cells.
  std::optional<IconId> icon;
  char letter;
};
const std::array<LevelToolRow, kLevelTools>& levelToolRows() {
  static const std::array<LevelToolRow, kLevelTools> rows{{
      {QT_TRANSLATE_NOOP("searchlight::ui::LevelEditor", "Wall"),
       QT_TRANSLATE_NOOP("searchlight::ui::LevelEditor", "Drag: walls; begun on a wall, walls go"), "W",
       IconId::Wall, '#'},
      {QT_TRANSLATE_NOOP("searchlight::ui::LevelEditor", "Floor"),
       QT_TRANSLATE_NOOP("searchlight::ui::LevelEditor",
                         "Whatever is there goes; the other mouse button and Delete do that with any tool"),
       "F", IconId::Eraser, ' '},
      {QT_TRANSLATE_NOOP("searchlight::ui::LevelEditor", "Goal"),
       QT_TRANSLATE_NOOP("searchlight::ui::LevelEditor",
                         "Drag: goals, below boxes, too; begun on a goal, goals go"),
       "G", IconId::Goal, '.'},
      {QT_TRANSLATE_NOOP("searchlight::ui::LevelEditor", "Box"),
       QT_TRANSLATE_NOOP("searchlight::ui::LevelEditor",
                         "Drag: boxes, on goals, too; begun on a box, boxes go"),
       "B", std::nullopt, '$'},
      {QT_TRANSLATE_NOOP("searchlight::ui::LevelEditor", "Worker"),
       QT_TRANSLATE_NOOP("searchlight::ui::LevelEditor", "He comes here from where he was"), "P",
       std::nullopt, '@'},
  }};
  return rows;
}

// A cell with nothing around it.
QIcon pieceIcon(char letter, qreal pixelRatio, const Theme& theme) {
  const sokoban::Board board = sokoban::LevelDraft(std::vector{std::string(1, letter)}).picture();
  QPixmap picture(QSize(kToolIcon, kToolIcon) * pixelRatio);
  picture.setDevicePixelRatio(pixelRatio);
  picture.fill(Qt::transparent);
  QPainter painter(&picture);
  SokobanScene scene;
  scene.board = board;
  scene.position = board.opening();
  paintSokobanPieces(painter, scene, SokobanLayout::whole(QSize(1, 1), {0, 0}, kToolIcon), theme);
  return QIcon(picture);
}

}  // namespace

void LevelEditor::build() {
  m_line->setTextFormat(Qt::PlainText);
  m_line->setWordWrap(true);
  m_line->setMinimumHeight(2 * m_line->fontMetrics().lineSpacing());
  m_line->setAlignment(Qt::AlignLeft | Qt::AlignTop);
  // A large drawing is scrolled.
  m_scrolled = new QScrollArea(this);
  m_scrolled->setWidget(m_view);
  m_scrolled->setWidgetResizable(true);
  m_scrolled->setFrameShape(QFrame::NoFrame);
  m_scrolled->setFocusPolicy(Qt::NoFocus);
  m_scrolled->setMinimumSize(200, 200);
  connect(m_view, &LevelDraftView::cursorMoved, this, [this](const QRect& cell) {
    m_scrolled->ensureVisible(cell.center().x(), cell.center().y(), cell.width(), cell.height());
  });
  m_news = new NoteLine(this);
  m_news->clear();
  auto* left = new QVBoxLayout;
  left->setSpacing(spacing::kHalf);
  left->addWidget(m_news);
  left->addWidget(m_scrolled, 1);
  left->addWidget(m_line);
  auto* side = makeSide();
  m_try = new QPushButton(this);
  m_save = new QPushButton(this);
  m_close = new QPushButton(this);
  for (QPushButton* button : {m_try, m_save, m_close}) button->setAutoDefault(false);
  connect(m_try, &QPushButton::clicked, this, &QDialog::accept);
  connect(m_save, &QPushButton::clicked, this, &LevelEditor::save);
  connect(m_close, &QPushButton::clicked, this, &LevelEditor::reject);
  auto* buttons = new QHBoxLayout;
  buttons->addStretch(1);
  for (QPushButton* button : {m_close, m_save, m_try}) buttons->addWidget(button);
  // On a low screen the fields are scrolled, and the buttons stay.
  auto* fields = new QScrollArea(this);
  fields->setWidget(side);
  fields->setWidgetResizable(true);
  fields->setFrameShape(QFrame::NoFrame);
  fields->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  fields->setFixedWidth(kEditorSide);
  auto* right = new QVBoxLayout;
  right->setSpacing(spacing::kUnit);
  right->addWidget(fields, 1);
  right->addLayout(buttons);
  auto* all = new QHBoxLayout(this);
  all->setContentsMargins(spacing::kMargin, spacing::kMargin, spacing::kMargin, spacing::kMargin);
  all->setSpacing(spacing::kWide);
  all->addLayout(left, 1);
  all->addLayout(right);
  const QSize most = screen() ? screen()->availableSize() - QSize(40, 60) : kUsualEditor;
  resize(kUsualEditor.boundedTo(most));
}

QWidget* LevelEditor::makeSide() {
  auto* side = new QWidget;
  m_titleLabel = new QLabel(side);
  m_authorLabel = new QLabel(side);
  m_columnsLabel = new QLabel(side);
  m_rowsLabel = new QLabel(side);
  m_title = new QLineEdit(side);
  m_author = new QLineEdit(side);
  m_columns = new QSpinBox(side);
  m_rows = new QSpinBox(side);
  m_note = new NoteLine(side);
  m_note->setObjectName(QStringLiteral("verdict"));
  m_figures = new QLabel(side);
  m_titleLabel->setBuddy(m_title);
  m_authorLabel->setBuddy(m_author);
  m_columnsLabel->setBuddy(m_columns);
  m_rowsLabel->setBuddy(m_rows);
  for (QLineEdit* text : {m_title, m_author}) {
    text->setMaxLength(kNameLetters);
    connect(text, &QLineEdit::textChanged, this, [this] {
      if (m_isShowing) return;
      m_areNamesChanged = true;
      Q_EMIT changed();
    });
  }
  m_figures->setWordWrap(true);
  m_figures->setTextInteractionFlags(Qt::TextSelectableByMouse);
  for (QSpinBox* size : {m_columns, m_rows}) {
    size->setRange(1, sokoban::kMostSide);
    size->setKeyboardTracking(false);  // twenty is not two on the way
    connect(size, &QSpinBox::valueChanged, this, &LevelEditor::resizeDrawing);
  }
  auto* size = new QHBoxLayout;
  size->setSpacing(spacing::kUnit);
  size->addWidget(m_columns);
  size->addWidget(m_rowsLabel);
  size->addWidget(m_rows);
  size->addStretch(1);
  auto* fields = new QGridLayout;
  fields->setHorizontalSpacing(spacing::kUnit);
  fields->setVerticalSpacing(spacing::kUnit);
  fields->setColumnStretch(1, 1);
  fields->addWidget(m_titleLabel, 0, 0);
  fields->addWidget(m_title, 0, 1);
  fields->addWidget(m_authorLabel, 1, 0);
  fields->addWidget(m_author, 1, 1);
  fields->addWidget(m_columnsLabel, 2, 0);
  fields->addLayout(size, 2, 1);
  auto* all = new QVBoxLayout(side);
  all->setContentsMargins(0, 0, 0, 0);
  all->setSpacing(spacing::kMargin);
  all->addWidget(makeTools());
  all->addLayout(makeHistory());
  all->addLayout(fields);
  all->addWidget(m_note);
  all->addWidget(m_figures);
  all->addStretch(1);
  return side;
}

QWidget* LevelEditor::makeTools() {
  auto* tools = new QWidget;
  m_tools = addToolButtons(tools, kLevelTools, kToolsInRow, kToolIcon);
  m_tools->button(static_cast<int>(m_view->tool()))->setChecked(true);
  connect(m_tools, &QButtonGroup::idClicked, this,
          [this](int id) { m_view->setTool(static_cast<LevelTool>(id)); });
  connect(m_view, &LevelDraftView::toolChanged, this,
          [this](LevelTool tool) { m_tools->button(static_cast<int>(tool))->setChecked(true); });
  return tools;
}

QLayout* LevelEditor::makeHistory() {
  const auto make = [this](IconId id, const QList<QKeySequence>& keys, auto&& slot) {
    auto* action = new QAction(icon(id), {}, this);
    action->setShortcuts(keys);
    connect(action, &QAction::triggered, this, slot);
    addAction(action);
    return action;
  };
  m_undo = make(IconId::Undo, {QKeySequence(QKeySequence::Undo)}, [this] { goThroughHistory(true); });
  m_redo =
      make(IconId::Redo, {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), QKeySequence(Qt::CTRL | Qt::Key_Y)},
           [this] { goThroughHistory(false); });
  m_copy = make(IconId::Copy, {QKeySequence(QKeySequence::Copy)}, [this] { copy(); });
  m_paste = make(IconId::Paste, {QKeySequence(QKeySequence::Paste)}, [this] { paste(); });
  auto* begins = new QMenu(this);
  for (int i = 0; i < kBegins; ++i) {
    if (i == BeginOpening) begins->addSeparator();
    m_begins[static_cast<std::size_t>(i)] =
        begins->addAction(QString(), this, [this, i] { begin(static_cast<Begin>(i)); });
  }
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
  auto* row = new QHBoxLayout;
  row->setSpacing(spacing::kHalf);
  for (QAction* action : {m_undo, m_redo, m_copy, m_paste}) row->addWidget(makeEditorButton(action, this));
  row->addStretch(1);
  m_change = makeEditorButton(changes, icon(IconId::Resize), this);
  m_begin = makeEditorButton(begins, icon(IconId::New), this);
  row->addWidget(m_change);
  row->addWidget(m_begin);
  return row;
}

void LevelEditor::retranslate() {
  setWindowTitle(tr("Draw a level"));
  for (int i = 0; i < kLevelTools; ++i) {
    const LevelToolRow& row = levelToolRows()[static_cast<std::size_t>(i)];
    QAbstractButton* button = m_tools->button(i);
    button->setIcon(row.icon ? icon(*row.icon)
                             : pieceIcon(row.letter, devicePixelRatioF(), Theme::of(palette())));
    button->setText(tr(row.text));
    button->setToolTip(
        tr("%1 (%2)", "what a tool does, its key").arg(tr(row.tip), QString::fromLatin1(row.key)));
  }
  setCommandText(m_undo, tr("Undo"), {});
  setCommandText(m_redo, tr("Redo"), {});
  setCommandText(m_copy, tr("Copy"), tr("The level as text"));
  setCommandText(m_paste, tr("Paste"), tr("A level as text in the place of this drawing"));
  m_begin->setText(tr("Begin with"));
  m_change->setText(tr("Change"));
  const std::array<QString, kBegins> begins{tr("An &empty board"), tr("A &room with walls around"),
                                            tr("The &level that is played"),
                                            tr("The level as the &boxes stand now")};
  for (std::size_t i = 0; i < begins.size(); ++i) m_begins[i]->setText(begins[i]);
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
  m_titleLabel->setText(tr("&Title"));
  m_authorLabel->setText(tr("&Author"));
  for (QLineEdit* text : {m_title, m_author}) text->setPlaceholderText(tr("may be left out"));
  m_columnsLabel->setText(tr("&Columns"));
  m_rowsLabel->setText(tr("&Rows"));
  m_try->setText(tr("Try it"));
  m_try->setToolTip(tr("Play it; the drawing stays, and you can come back to it"));
  m_save->setText(tr("Save…"));
  m_save->setShortcut(QKeySequence::Save);  // after its text, which sets it anew
  m_save->setToolTip(
      tr("In a new file, or at the end of a file of levels; what is no level yet in a set-up") +
      QStringLiteral(" (%1)").arg(m_save->shortcut().toString(QKeySequence::NativeText)));
  m_close->setText(tr("Close"));
  showCheck();
}

void LevelEditor::changeEvent(QEvent* event) {
  QDialog::changeEvent(event);
  if (!m_tools) return;
  if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange) retranslate();
}

}  // namespace searchlight::ui
