// app/actions.cpp: the table of commands.
#include "app/actions.h"

#include <QActionGroup>
#include <QCoreApplication>
#include <QKeySequence>
#include <QRegularExpression>
#include <optional>

#include "widgets/theme/icons.h"

namespace searchlight::ui {
namespace {

struct Row {
  Command command;
  const char* text;  // with the mnemonic, translated in the context "Commands"
  const char* tip;   // nullptr: the text will do
  std::optional<IconId> icon;
  QKeySequence keys;
  bool checkable = false;
};

// In the order of the enumeration. Single letters work while the board or a button has the focus; text fields keep
// theirs.
const std::array<Row, kCommands>& rows() {
  using K = QKeySequence;
  static const std::array<Row, kCommands> table{{
      {Command::NewMap, QT_TRANSLATE_NOOP("Commands", "&New map"),
       QT_TRANSLATE_NOOP("Commands", "Start with an empty map"), IconId::New, K(K::New)},
      {Command::NewWindow, QT_TRANSLATE_NOOP("Commands", "New &window"), nullptr, IconId::NewWindow,
       K(Qt::CTRL | Qt::SHIFT | Qt::Key_N)},
      {Command::Open, QT_TRANSLATE_NOOP("Commands", "&Open…"),
       QT_TRANSLATE_NOOP("Commands", "Open a map, a picture or a recorded search"), IconId::Open, K(K::Open)},
      {Command::Save, QT_TRANSLATE_NOOP("Commands", "&Save"), nullptr, IconId::Save, K(K::Save)},
      {Command::SaveAs, QT_TRANSLATE_NOOP("Commands", "Save &as…"), nullptr, IconId::SaveAs,
       K(Qt::CTRL | Qt::SHIFT | Qt::Key_S)},
      {Command::ExportTrace, QT_TRANSLATE_NOOP("Commands", "&Export search trace…"),
       QT_TRANSLATE_NOOP("Commands", "Write the whole search as a file that other visualisers read"),
       std::nullopt, K(Qt::CTRL | Qt::Key_E)},
      {Command::Close, QT_TRANSLATE_NOOP("Commands", "&Close window"), nullptr, std::nullopt, K(K::Close)},
      {Command::Quit, QT_TRANSLATE_NOOP("Commands", "&Quit"), nullptr, std::nullopt, K(Qt::CTRL | Qt::Key_Q)},
      {Command::Undo, QT_TRANSLATE_NOOP("Commands", "&Undo"), nullptr, IconId::Undo, K(K::Undo)},
      {Command::Redo, QT_TRANSLATE_NOOP("Commands", "&Redo"), nullptr, IconId::Redo, K(K::Redo)},
      {Command::CopyCommand, QT_TRANSLATE_NOOP("Commands", "Copy as &command"),
       QT_TRANSLATE_NOOP("Commands", "Put the searchlight-cli line of this question on the clipboard"),
       IconId::Command, K(Qt::CTRL | Qt::SHIFT | Qt::Key_C)},
      {Command::Paste, QT_TRANSLATE_NOOP("Commands", "&Paste"),
       QT_TRANSLATE_NOOP("Commands", "Paste a map, a picture or a searchlight-cli line"), IconId::Paste,
       K(K::Paste)},
      {Command::Generate, QT_TRANSLATE_NOOP("Commands", "&Generate…"),
       QT_TRANSLATE_NOOP("Commands", "Make a maze or a landscape"), IconId::Generate,
       K(Qt::CTRL | Qt::Key_G)},
      {Command::Resize, QT_TRANSLATE_NOOP("Commands", "Resi&ze…"), nullptr, IconId::Resize,
       K(Qt::CTRL | Qt::Key_R)},
      {Command::Clear, QT_TRANSLATE_NOOP("Commands", "C&lear"),
       QT_TRANSLATE_NOOP("Commands", "Make every cell free"), IconId::Clear, K(Qt::CTRL | Qt::Key_Backspace)},
      {Command::ToolInspect, QT_TRANSLATE_NOOP("Commands", "&Inspect"),
       QT_TRANSLATE_NOOP("Commands", "Click a cell to see what the search knows of it; drag to move the map"),
       IconId::Inspect, K(Qt::Key_I), true},
      {Command::ToolWall, QT_TRANSLATE_NOOP("Commands", "&Walls"),
       QT_TRANSLATE_NOOP("Commands", "Drag to build walls; the right button erases"), IconId::Wall,
       K(Qt::Key_W), true},
      {Command::ToolErase, QT_TRANSLATE_NOOP("Commands", "&Erase"),
       QT_TRANSLATE_NOOP("Commands", "Drag to make cells free"), IconId::Eraser, K(Qt::Key_E), true},
      {Command::ToolWeight, QT_TRANSLATE_NOOP("Commands", "Wei&ght"),
       QT_TRANSLATE_NOOP("Commands", "Drag to make cells dearer to enter"), IconId::Weight, K(Qt::Key_T),
       true},
      {Command::ZoomIn, QT_TRANSLATE_NOOP("Commands", "Zoom &in"), nullptr, IconId::ZoomIn, K(K::ZoomIn)},
      {Command::ZoomOut, QT_TRANSLATE_NOOP("Commands", "Zoom &out"), nullptr, IconId::ZoomOut, K(K::ZoomOut)},
      {Command::Fit, QT_TRANSLATE_NOOP("Commands", "&Whole map"), nullptr, IconId::Fit,
       K(Qt::CTRL | Qt::Key_0)},
      {Command::Contours, QT_TRANSLATE_NOOP("Commands", "Lines of equal &f"), nullptr, std::nullopt,
       K(Qt::Key_C), true},
      {Command::AnswerPreview, QT_TRANSLATE_NOOP("Commands", "&Answer ahead of the search"),
       QT_TRANSLATE_NOOP("Commands", "Show the final route as a dashed line before the search has found it"),
       std::nullopt, K(Qt::Key_A), true},
      {Command::PanelVisible, QT_TRANSLATE_NOOP("Commands", "Search &panel"), nullptr, std::nullopt,
       K(Qt::Key_F9), true},
      {Command::FullScreen, QT_TRANSLATE_NOOP("Commands", "F&ull screen"), nullptr, std::nullopt,
       K(Qt::Key_F11), true},
      {Command::BreakHere, QT_TRANSLATE_NOOP("Commands", "&Breakpoint at this cell"),
       QT_TRANSLATE_NOOP("Commands", "Stop playing whenever the search touches the selected cell"),
       IconId::Breakpoint, K(Qt::Key_B), true},
      {Command::LightPath, QT_TRANSLATE_NOOP("Commands", "Light the cell's &path to the start"), nullptr,
       std::nullopt, K(Qt::Key_P), true},
      {Command::LightDescendants, QT_TRANSLATE_NOOP("Commands", "Light the cell's &descendants"), nullptr,
       std::nullopt, K(Qt::Key_D), true},
      {Command::Keys, QT_TRANSLATE_NOOP("Commands", "&Keys and mouse"), nullptr, IconId::Help,
       K(K::HelpContents)},
      {Command::About, QT_TRANSLATE_NOOP("Commands", "&About Searchlight"), nullptr, IconId::Info, K()},
      {Command::AboutQt, QT_TRANSLATE_NOOP("Commands", "About &Qt"), nullptr, std::nullopt, K()},
  }};
  return table;
}

QString translated(const char* text) { return QCoreApplication::translate("Commands", text); }

}  // namespace

Actions::Actions(QObject* parent) : QObject(parent) {
  auto* tools = new QActionGroup(this);
  for (const Row& row : rows()) {
    auto* action = new QAction(this);
    if (row.icon) action->setIcon(icon(*row.icon));
    action->setShortcut(row.keys);
    action->setCheckable(row.checkable);
    if (row.command >= Command::ToolInspect && row.command <= Command::ToolWeight) tools->addAction(action);
    if (row.command == Command::Quit) action->setMenuRole(QAction::QuitRole);
    if (row.command == Command::About) action->setMenuRole(QAction::AboutRole);
    if (row.command == Command::AboutQt) action->setMenuRole(QAction::AboutQtRole);
    m_actions[static_cast<std::size_t>(row.command)] = action;
  }
  retranslate();
}

QString plainText(QString actionText) {
  static const QRegularExpression bracketed(QStringLiteral("\\s*\\(&.\\)"));
  return actionText.remove(bracketed).remove(QLatin1Char('&')).remove(QStringLiteral("…"));
}

void Actions::retranslate() {
  for (const Row& row : rows()) {
    QAction* action = (*this)[row.command];
    const QString text = translated(row.text);
    action->setText(text);
    const QString keys = action->shortcut().toString(QKeySequence::NativeText);
    const QString tip = row.tip ? translated(row.tip) : plainText(text);
    action->setToolTip(keys.isEmpty() ? tip : tip + QStringLiteral(" (%1)").arg(keys));
    action->setStatusTip(tip);
  }
}

}  // namespace searchlight::ui
