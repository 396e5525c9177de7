// app/klotski/layout_editor_parts.cpp: what the editor is made of, and its texts.
#include <QAction>
#include <QButtonGroup>
#include <QComboBox>
#include <QEvent>
#include <QFrame>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPainter>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

#include "app/klotski/layout_editor.h"
#include "app/shell/command_set.h"
#include "widgets/games/editor_buttons.h"
#include "widgets/klotski/piece_outline.h"
#include "widgets/search/note_line.h"
#include "widgets/theme/icons.h"
#include "widgets/theme/theme.h"

namespace searchlight::ui {
namespace {

constexpr QSize kUsualSize{980, 700};
constexpr int kSideWidth = 320, kNameLength = 60, kToolColumns = 3, kShapeIcon = 24;

struct ToolRow {
  const char *text, *tip, *key;
  std::optional<IconId> icon;  // nothing: the shape itself
};
const std::array<ToolRow, kDraftTools>& toolRows() {
  static const std::array<ToolRow, kDraftTools> rows{{
      {QT_TRANSLATE_NOOP("searchlight::ui::LayoutEditor", "Move"),
       QT_TRANSLATE_NOOP("searchlight::ui::LayoutEditor",
                         "Drag a piece to another place; beside the board it is taken away"),
       "0", IconId::Pan},
      {QT_TRANSLATE_NOOP("searchlight::ui::LayoutEditor", "1 × 1"),
       QT_TRANSLATE_NOOP("searchlight::ui::LayoutEditor", "Place a piece of one cell"), "1", std::nullopt},
      {QT_TRANSLATE_NOOP("searchlight::ui::LayoutEditor", "2 × 1"),
       QT_TRANSLATE_NOOP("searchlight::ui::LayoutEditor", "Place a piece, 2 wide and 1 tall"), "2",
       std::nullopt},
      {QT_TRANSLATE_NOOP("searchlight::ui::LayoutEditor", "1 × 2"),
       QT_TRANSLATE_NOOP("searchlight::ui::LayoutEditor", "Place a piece, 1 wide and 2 tall"), "3",
       std::nullopt},
      {QT_TRANSLATE_NOOP("searchlight::ui::LayoutEditor", "2 × 2"),
       QT_TRANSLATE_NOOP("searchlight::ui::LayoutEditor", "Place a piece, 2 wide and 2 tall"), "4",
       std::nullopt},
      {QT_TRANSLATE_NOOP("searchlight::ui::LayoutEditor", "Draw"),
       QT_TRANSLATE_NOOP("searchlight::ui::LayoutEditor",
                         "Drag over free cells: they become a piece, or part of the piece that you began on; "
                         "the other button takes one cell off"),
       "D", IconId::Brush},
      {QT_TRANSLATE_NOOP("searchlight::ui::LayoutEditor", "Wall"),
       QT_TRANSLATE_NOOP("searchlight::ui::LayoutEditor",
                         "Drag over free cells: they become walls; begun on a wall, walls go"),
       "W", IconId::Wall},
      {QT_TRANSLATE_NOOP("searchlight::ui::LayoutEditor", "Goal"),
       QT_TRANSLATE_NOOP(
           "searchlight::ui::LayoutEditor",
           "Press on the piece that has to get somewhere, and drag its goal there; beside the board "
           "the goal is taken away"),
       "G", IconId::Goal},
      {QT_TRANSLATE_NOOP("searchlight::ui::LayoutEditor", "Take away"),
       QT_TRANSLATE_NOOP("searchlight::ui::LayoutEditor",
                         "Pieces and walls go; the other mouse button and Delete do that whatever is chosen"),
       "X", IconId::Eraser},
  }};
  return rows;
}

// The shape of a tool, in cells.
QSize shapeSize(DraftTool tool) {
  return {tool == DraftTool::Wide || tool == DraftTool::Large ? 2 : 1,
          tool == DraftTool::Tall || tool == DraftTool::Large ? 2 : 1};
}

}  // namespace

void LayoutEditor::build() {
  m_line->setTextFormat(Qt::PlainText);
  m_line->setWordWrap(true);
  m_line->setMinimumHeight(2 * m_line->fontMetrics().lineSpacing());
  m_line->setAlignment(Qt::AlignLeft | Qt::AlignTop);
  m_news = new NoteLine(this);
  m_news->clear();
  auto* left = new QVBoxLayout;
  left->setSpacing(spacing::kHalf);
  left->addWidget(m_news);
  left->addWidget(m_view, 1);
  left->addWidget(m_line);
  auto* side = makeSide();
  m_play = new QPushButton(this);
  m_cancel = new QPushButton(this);
  for (QPushButton* button : {m_play, m_cancel}) button->setAutoDefault(false);
  connect(m_play, &QPushButton::clicked, this, &QDialog::accept);
  connect(m_cancel, &QPushButton::clicked, this, &LayoutEditor::reject);
  auto* buttons = new QHBoxLayout;
  buttons->addStretch(1);
  buttons->addWidget(m_cancel);
  buttons->addWidget(m_play);
  // On a low screen the fields are scrolled, and the buttons stay.
  auto* scrolled = new QScrollArea(this);
  scrolled->setWidget(side);
  scrolled->setWidgetResizable(true);
  scrolled->setFrameShape(QFrame::NoFrame);
  scrolled->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  scrolled->setFixedWidth(kSideWidth);
  auto* right = new QVBoxLayout;
  right->setSpacing(spacing::kUnit);
  right->addWidget(scrolled, 1);
  right->addLayout(buttons);
  auto* all = new QHBoxLayout(this);
  all->setContentsMargins(spacing::kMargin, spacing::kMargin, spacing::kMargin, spacing::kMargin);
  all->setSpacing(spacing::kWide);
  all->addLayout(left, 1);
  all->addLayout(right);
  const QSize most = screen() ? screen()->availableSize() - QSize(40, 60) : kUsualSize;
  resize(kUsualSize.boundedTo(most));
}

QWidget* LayoutEditor::makeSide() {
  auto* side = new QWidget;
  m_nameLabel = new QLabel(side);
  m_columnsLabel = new QLabel(side);
  m_rowsLabel = new QLabel(side);
  m_exitLabel = new QLabel(side);
  m_exitRange = new QLabel(side);
  m_exitTo = new QLabel(QStringLiteral("–"), side);
  m_name = new QLineEdit(side);
  m_columns = new QSpinBox(side);
  m_rows = new QSpinBox(side);
  m_exit = new QComboBox(side);
  m_exitFirst = new QSpinBox(side);
  m_exitLast = new QSpinBox(side);
  m_note = new NoteLine(side);
  m_note->setObjectName(QStringLiteral("verdict"));
  m_figures = new QLabel(side);
  m_nameLabel->setBuddy(m_name);
  m_columnsLabel->setBuddy(m_columns);
  m_rowsLabel->setBuddy(m_rows);
  m_exitLabel->setBuddy(m_exit);
  m_exitRange->setBuddy(m_exitFirst);
  m_name->setMaxLength(kNameLength);
  m_columns->setRange(1, klotski::kMostWidth);
  m_rows->setRange(1, klotski::kMostHeight);
  for (int i = 0; i < 6; ++i) m_exit->addItem({});  // by the goal, none, four sides
  m_figures->setWordWrap(true);
  m_figures->setTextInteractionFlags(Qt::TextSelectableByMouse);
  // Ten is not one on the way.
  for (QSpinBox* number : {m_columns, m_rows, m_exitFirst, m_exitLast}) number->setKeyboardTracking(false);
  for (QSpinBox* size : {m_columns, m_rows})
    connect(size, &QSpinBox::valueChanged, this, &LayoutEditor::resizeBoard);
  connect(m_exit, &QComboBox::activated, this, [this] { takeExit(true); });
  for (QSpinBox* end : {m_exitFirst, m_exitLast})
    connect(end, &QSpinBox::valueChanged, this, [this] { takeExit(false); });
  connect(m_name, &QLineEdit::textChanged, this, &LayoutEditor::changed);

  auto* size = new QHBoxLayout;
  size->setSpacing(spacing::kUnit);
  size->addWidget(m_columns);
  size->addWidget(m_rowsLabel);
  size->addWidget(m_rows);
  size->addStretch(1);
  auto* range = new QHBoxLayout;
  range->setSpacing(spacing::kUnit);
  for (QWidget* part : {static_cast<QWidget*>(m_exitRange), static_cast<QWidget*>(m_exitFirst),
                        static_cast<QWidget*>(m_exitTo), static_cast<QWidget*>(m_exitLast)})
    range->addWidget(part);
  range->addStretch(1);
  auto* fields = new QGridLayout;
  fields->setHorizontalSpacing(spacing::kUnit);
  fields->setVerticalSpacing(spacing::kUnit);
  fields->setColumnStretch(1, 1);
  fields->addWidget(m_nameLabel, 0, 0);
  fields->addWidget(m_name, 0, 1);
  fields->addWidget(m_columnsLabel, 1, 0);
  fields->addLayout(size, 1, 1);
  fields->addWidget(m_exitLabel, 2, 0);
  fields->addWidget(m_exit, 2, 1);
  fields->addLayout(range, 3, 1);
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

QWidget* LayoutEditor::makeTools() {
  auto* tools = new QWidget;
  m_tools = addToolButtons(tools, kDraftTools, kToolColumns, kShapeIcon);
  for (int i = 0; i < kDraftTools; ++i)
    if (const auto known = toolRows()[static_cast<std::size_t>(i)].icon)
      m_tools->button(i)->setIcon(icon(*known));
  m_tools->button(static_cast<int>(m_view->tool()))->setChecked(true);
  connect(m_tools, &QButtonGroup::idClicked, this,
          [this](int id) { m_view->setTool(static_cast<DraftTool>(id)); });
  connect(m_view, &DraftView::toolChanged, this,
          [this](DraftTool tool) { m_tools->button(static_cast<int>(tool))->setChecked(true); });
  makeShapeIcons();
  return tools;
}

// In the colours of the palette, as icons are.
void LayoutEditor::makeShapeIcons() {
  for (int i = 0; i < kDraftTools; ++i) {
    if (toolRows()[static_cast<std::size_t>(i)].icon) continue;
    const QSize size = shapeSize(static_cast<DraftTool>(i));
    std::vector<Point> cells;
    for (int y = 0; y < size.height(); ++y)
      for (int x = 0; x < size.width(); ++x) cells.push_back({x, y});
    QPixmap picture(QSize(kShapeIcon, kShapeIcon) * devicePixelRatioF());
    picture.setDevicePixelRatio(devicePixelRatioF());
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    constexpr double kCell = kShapeIcon / 2.0 - 1;
    const QPointF origin((kShapeIcon - size.width() * kCell) / 2, (kShapeIcon - size.height() * kCell) / 2);
    const QPainterPath path = outlineOf(cells, origin, kCell, 1, 2);
    painter.fillPath(path, palette().color(QPalette::Link));
    painter.setPen(QPen(palette().color(QPalette::ButtonText), 1.2));
    painter.drawPath(path);
    m_tools->button(i)->setIcon(QIcon(picture));
  }
}

QLayout* LayoutEditor::makeHistory() {
  m_undo = new QAction(icon(IconId::Undo), {}, this);
  m_redo = new QAction(icon(IconId::Redo), {}, this);
  m_undo->setShortcut(QKeySequence::Undo);
  m_redo->setShortcuts({QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), QKeySequence(Qt::CTRL | Qt::Key_Y)});
  connect(m_undo, &QAction::triggered, this, [this] { goThroughHistory(true); });
  connect(m_redo, &QAction::triggered, this, [this] { goThroughHistory(false); });
  addActions({m_undo, m_redo});
  auto* menu = new QMenu(this);
  m_beginEmpty =
      menu->addAction(QString(), this, [this] { edit(klotski::Draft(draft().width(), draft().height())); });
  m_beginHere = menu->addAction(QString(), this,
                                [this] { edit(klotski::Draft(m_game.opening().board, m_game.state())); });
  m_beginOpening = menu->addAction(QString(), this, [this] {
    edit(klotski::Draft(m_game.opening().board, m_game.opening().board.opening()));
  });
  menu->addSeparator();
  m_beginChosen = menu->addAction(QString(), this, &LayoutEditor::beginWithOpening);
  auto* row = new QHBoxLayout;
  row->setSpacing(spacing::kHalf);
  for (QAction* action : {m_undo, m_redo}) row->addWidget(makeEditorButton(action, this));
  m_begin = makeEditorButton(menu, icon(IconId::New), this);
  row->addStretch(1);
  row->addWidget(m_begin);
  return row;
}

void LayoutEditor::retranslate() {
  setWindowTitle(tr("Draw a layout"));
  for (int i = 0; i < kDraftTools; ++i) {
    const ToolRow& row = toolRows()[static_cast<std::size_t>(i)];
    QAbstractButton* button = m_tools->button(i);
    button->setText(tr(row.text));
    button->setToolTip(
        tr("%1 (%2)", "what a tool does, its key").arg(tr(row.tip), QString::fromLatin1(row.key)));
  }
  setCommandText(m_undo, tr("Undo"), {});
  setCommandText(m_redo, tr("Redo"), {});
  m_begin->setText(tr("Begin with"));
  m_beginEmpty->setText(tr("An &empty board"));
  m_beginHere->setText(tr("The &placement that is played"));
  m_beginOpening->setText(tr("The &opening that is played"));
  m_beginChosen->setText(tr("An opening of the &catalogue…"));
  m_nameLabel->setText(tr("&Name"));
  m_name->setPlaceholderText(tr("may be left out"));
  m_columnsLabel->setText(tr("&Columns"));
  m_rowsLabel->setText(tr("&Rows"));
  m_exitLabel->setText(tr("&Exit"));
  m_exit->setToolTip(
      tr("A gap in the frame, to be seen; what counts is the goal. It can be dragged along the frame, too."));
  const QStringList exits{
      tr("beside the goal", "the exit"), tr("none", "the exit"),   tr("top", "the exit"),
      tr("right", "the exit"),           tr("bottom", "the exit"), tr("left", "the exit")};
  for (int i = 0; i < m_exit->count(); ++i) m_exit->setItemText(i, exits[i]);
  m_exitFirst->setAccessibleName(tr("Exit from"));
  m_exitLast->setAccessibleName(tr("Exit to"));
  m_play->setText(tr("Play it"));
  m_play->setToolTip(tr("It becomes the opening that is played, and can be saved"));
  m_cancel->setText(tr("Cancel"));
  showExit();
  showCheck();
}

void LayoutEditor::changeEvent(QEvent* event) {
  QDialog::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) retranslate();
  if (event->type() == QEvent::PaletteChange && m_tools) makeShapeIcons();
}

}  // namespace searchlight::ui
