// app/game/editor_frame_parts.cpp: what the editor is made of, and its texts.
#include <QAction>
#include <QButtonGroup>
#include <QDialogButtonBox>
#include <QEvent>
#include <QFrame>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

#include "app/game/editor_frame.h"
#include "app/shell/commands.h"
#include "widgets/board/drawing_view.h"
#include "widgets/game/editor_buttons.h"
#include "widgets/tables/question_form.h"
#include "widgets/theme/language.h"
#include "widgets/theme/scrolls_down.h"
#include "widgets/theme/theme.h"
#include "widgets/theme/type_scale.h"

namespace searchlight::ui {
namespace {

constexpr QSize kUsualEditor{980, 700};
constexpr int kEditorSide = 320, kToolsInRow = 3, kToolIcon = 24;

}  // namespace

QWidget* EditorFrame::makeBoard() { return m_view; }

void EditorFrame::build() {
  m_line->setTextFormat(Qt::PlainText);
  m_line->setWordWrap(true);
  m_line->setMinimumHeight(2 * m_line->fontMetrics().lineSpacing());
  m_line->setAlignment(Qt::AlignLeft | Qt::AlignTop);
  connect(m_view, &DrawingView::told, this, [this](const QString& text) { tell(text); });
  connect(m_view, &DrawingView::refused, this, [this](const QString& why) { tell(why, true); });
  m_news = new NoteLine(this);
  m_news->clear();
  auto* left = new QVBoxLayout;
  left->setSpacing(spacing::kHalf);
  left->addWidget(m_news);
  left->addWidget(makeBoard(), 1);
  left->addWidget(m_line);
  const Words now = words();
  auto* side = makeSide(now);
  auto* buttons = makeButtons(!now.save.isEmpty());
  // On a low screen the fields are scrolled, and the buttons stay.
  auto* fields = new ScrollsDown(side, this, kEditorSide);
  paleLowerEdge(fields);
  auto* right = new QVBoxLayout;
  right->setSpacing(spacing::kUnit);
  right->addWidget(fields, 1);
  right->addWidget(buttons);
  auto* all = new QHBoxLayout(this);
  all->setContentsMargins(spacing::kMargin, spacing::kMargin, spacing::kMargin, spacing::kMargin);
  all->setSpacing(spacing::kWide);
  all->addLayout(left, 1);
  all->addLayout(right);
  resizeToScreen(this, kUsualEditor);
  retranslate();
  onChange(this, {QEvent::LanguageChange, QEvent::PaletteChange}, [this] {
    retranslate();
    showDrawing();
    showVerdict();
  });
}

QDialogButtonBox* EditorFrame::makeButtons(bool isSaved) {
  m_try = new QPushButton(this);
  if (isSaved) m_save = new QPushButton(this);
  m_close = new QPushButton(this);
  connect(m_try, &QPushButton::clicked, this, &QDialog::accept);
  connect(m_close, &QPushButton::clicked, this, &EditorFrame::reject);
  if (m_save) connect(m_save, &QPushButton::clicked, this, [this] { save(); });
  auto* buttons = new QDialogButtonBox(this);
  buttons->addButton(m_close, QDialogButtonBox::RejectRole);
  buttons->addButton(m_try, QDialogButtonBox::AcceptRole);
  if (m_save) buttons->addButton(m_save, QDialogButtonBox::ActionRole);
  for (QPushButton* button : {m_close, m_save, m_try})
    if (button) button->setAutoDefault(false);
  return buttons;
}

QWidget* EditorFrame::makeSide(const Words& words) {
  auto* side = new QWidget;
  auto* fields = new QGridLayout;
  fields->setHorizontalSpacing(spacing::kUnit);
  fields->setVerticalSpacing(spacing::kUnit);
  fields->setColumnStretch(1, 1);
  const int names = static_cast<int>(words.names.size());
  for (int i = 0; i < names; ++i) {
    auto* label = new QLabel(side);
    auto* field = new QLineEdit(side);
    label->setBuddy(field);
    field->setMaxLength(m_parts.longestName);
    connect(field, &QLineEdit::textChanged, this, [this] {
      if (!m_isShowing) namesEdited();
    });
    fields->addWidget(label, i, 0);
    fields->addWidget(field, i, 1);
    m_nameLabels.push_back(label);
    m_names.push_back(field);
  }
  m_columnsLabel = new QLabel(side);
  m_rowsLabel = new QLabel(side);
  m_columns = new QSpinBox(side);
  m_rows = new QSpinBox(side);
  m_columnsLabel->setBuddy(m_columns);
  m_rowsLabel->setBuddy(m_rows);
  m_columns->setRange(1, m_parts.largest.width());
  m_rows->setRange(1, m_parts.largest.height());
  for (QSpinBox* number : {m_columns, m_rows}) {
    number->setKeyboardTracking(false);  // twenty is not two on the way
    connect(number, &QSpinBox::valueChanged, this, [this] {
      if (!m_isShowing) resizeDrawing(m_columns->value(), m_rows->value());
    });
  }
  auto* size = new QHBoxLayout;
  size->setSpacing(spacing::kUnit);
  size->addWidget(m_columns);
  size->addWidget(m_rowsLabel);
  size->addWidget(m_rows);
  size->addStretch(1);
  fields->addWidget(m_columnsLabel, names, 0);
  fields->addLayout(size, names, 1);
  addFields(fields, side);
  m_note = new NoteLine(side);
  m_note->setObjectName(QStringLiteral("verdict"));
  m_figures = new QLabel(side);
  m_figures->setWordWrap(true);
  m_figures->setTextInteractionFlags(Qt::TextSelectableByMouse);
  auto* all = bareLayout<QVBoxLayout>(side, spacing::kMargin);
  all->addWidget(makeTools(static_cast<int>(words.tools.size())));
  all->addLayout(makeHistory(static_cast<int>(words.begins.size())));
  all->addLayout(fields);
  all->addWidget(m_note);
  all->addWidget(m_figures);
  all->addStretch(1);
  return side;
}

QWidget* EditorFrame::makeTools(int count) {
  auto* tools = new QWidget;
  m_tools = addToolButtons(tools, count, kToolsInRow, kToolIcon);
  m_tools->button(m_view->chosenTool())->setChecked(true);
  connect(m_tools, &QButtonGroup::idClicked, m_view, &DrawingView::chooseTool);
  connect(m_view, &DrawingView::toolChosen, this,
          [this](int tool) { m_tools->button(tool)->setChecked(true); });
  return tools;
}

QAction* EditorFrame::addCommand(IconId id, const QList<QKeySequence>& keys,
                                 const std::function<void()>& run) {
  auto* action = new QAction(icon(id), {}, this);
  action->setShortcuts(keys);
  connect(action, &QAction::triggered, this, run);
  addAction(action);
  return action;
}

QHBoxLayout* EditorFrame::makeHistory(int count) {
  auto* row = new QHBoxLayout;
  row->setSpacing(spacing::kHalf);
  m_undo = addCommand(IconId::Undo, {QKeySequence(QKeySequence::Undo)}, [this] { goThroughHistory(true); });
  m_redo = addCommand(IconId::Redo,
                      {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), QKeySequence(Qt::CTRL | Qt::Key_Y)},
                      [this] { goThroughHistory(false); });
  for (QAction* action : {m_undo, m_redo}) row->addWidget(makeEditorButton(action, this));
  addCommands(row);
  row->addStretch(1);
  addMenus(row);
  auto* begins = new QMenu(this);
  for (int i = 0; i < count; ++i) {
    if (i == m_parts.ownBegins) begins->addSeparator();
    m_begins.push_back(begins->addAction(QString(), this, [this, i] { begin(i); }));
  }
  m_begin = makeEditorButton(begins, icon(IconId::New), this);
  row->addWidget(m_begin);
  return row;
}

void EditorFrame::retranslate() {
  const Words now = words();
  setWindowTitle(now.window);
  for (int i = 0; i < static_cast<int>(now.tools.size()); ++i) {
    const Tool& tool = now.tools[static_cast<std::size_t>(i)];
    QAbstractButton* button = m_tools->button(i);
    button->setIcon(tool.icon ? icon(*tool.icon) : toolIcon(i));
    button->setText(tool.text);
    button->setToolTip(
        tr("%1 (%2)", "what a tool does, its key").arg(tool.tip, QString::fromLatin1(tool.key)));
  }
  setCommandText(m_undo, tr("Undo"), {});
  setCommandText(m_redo, tr("Redo"), {});
  m_begin->setText(tr("Start with"));
  for (std::size_t i = 0; i < m_begins.size(); ++i) m_begins[i]->setText(now.begins[static_cast<int>(i)]);
  for (std::size_t i = 0; i < m_names.size(); ++i) {
    m_nameLabels[i]->setText(now.names[static_cast<int>(i)]);
    m_names[i]->setPlaceholderText(tr("optional"));
  }
  m_columnsLabel->setText(tr("&Columns"));
  m_rowsLabel->setText(tr("&Rows"));
  m_try->setText(now.tryIt);
  m_try->setToolTip(now.tryTip);
  m_close->setText(now.close);
  if (!m_save) return;
  m_save->setText(now.save);
  m_save->setShortcut(QKeySequence::Save);  // after its text, which sets it anew
  m_save->setToolTip(now.saveTip +
                     QStringLiteral(" (%1)").arg(m_save->shortcut().toString(QKeySequence::NativeText)));
}

}  // namespace searchlight::ui
