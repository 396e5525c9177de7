// app/actions.h: every command of the map lab as one QAction, with its text, icon and keys.
#pragma once
#include <QAction>
#include <QObject>
#include <QString>
#include <array>

namespace searchlight::ui {

enum class Command {
  NewMap,
  NewWindow,
  Open,
  Save,
  SaveAs,
  ExportTrace,
  Close,
  Quit,
  Undo,
  Redo,
  CopyCommand,
  Paste,
  Generate,
  Resize,
  Clear,
  ToolInspect,
  ToolWall,
  ToolErase,
  ToolWeight,
  ZoomIn,
  ZoomOut,
  Fit,
  Contours,
  AnswerPreview,
  PanelVisible,
  FullScreen,
  BreakHere,
  LightPath,
  LightDescendants,
  Keys,
  About,
  AboutQt,
};
inline constexpr std::size_t kCommands = static_cast<std::size_t>(Command::AboutQt) + 1;

// One set per window. Texts follow the language: retranslate() sets them anew.
class Actions : public QObject {
  Q_OBJECT
 public:
  explicit Actions(QObject* parent = nullptr);
  QAction* operator[](Command c) const { return m_actions[static_cast<std::size_t>(c)]; }
  const std::array<QAction*, kCommands>& all() const { return m_actions; }
  void retranslate();

 private:
  std::array<QAction*, kCommands> m_actions{};
};

// An action's text as prose: without its mnemonic ("Save (&S)" in Chinese), without the dots of a dialog.
QString plainText(QString actionText);

}  // namespace searchlight::ui
