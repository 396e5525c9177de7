// app/shell/commands.h: the commands that every window has; most of them are for the page in front.
#pragma once
#include <QString>

#include "app/shell/command_set.h"

namespace searchlight::ui {

// In the order of the table in commands.cpp. What only one page knows are actions of that page: see PageParts.
enum class Command {
  // The page answers these: Page::state() and Page::run().
  New,
  ExportTrace,
  Undo,
  Redo,
  CopyCommand,
  ZoomIn,
  ZoomOut,
  Fit,
  PanelVisible,
  // The window does these, the first five with the page's help.
  Open,
  Save,
  SaveAs,
  SaveSetUp,
  SavePicture,
  CopyPicture,
  Paste,
  NewWindow,
  Close,
  Quit,
  NextPane,
  PreviousPane,
  FullScreen,
  Preferences,
  Help,
  WhatsThis,
  Keys,
  Glossary,
  About,
  AboutQt,
};
inline constexpr std::size_t kPageCommands = static_cast<std::size_t>(Command::PanelVisible) + 1;

// What a page makes of a command.
struct CommandState {
  bool isOffered = false;  // else it is not shown, and its keys do nothing
  bool isEnabled = true;
  bool isChecked = false;
  QString text = {};  // empty: the command's own. "&New map"
  QString tip = {};
  bool repeats = true;  // while its keys are held

  static CommandState offered(bool isEnabled, const QString& text = {}, const QString& tip = {}) {
    return {.isOffered = true, .isEnabled = isEnabled, .text = text, .tip = tip};
  }
};

// One set per window.
class Commands : public CommandSet {
  Q_OBJECT
 public:
  explicit Commands(QObject* parent = nullptr);
  QAction* operator[](Command c) const { return at(static_cast<std::size_t>(c)); }
  // As the page in front has it, with the command's own text where it has none. To be called again after retranslate().
  void show(Command command, const CommandState& state);
};

}  // namespace searchlight::ui
