// widgets/theme/icons.h: our line icons, drawn in the colours of the palette of the moment.
#pragma once
#include <QIcon>
#include <QLatin1String>
#include <span>

namespace searchlight::ui {

// One per file resources/icons/NAME.svg, named like it: StepBack is step-back.svg.
enum class IconId {
  // The file and the clipboard.
  New,
  Open,
  Save,
  SaveAs,
  Image,
  Paste,
  Copy,
  Command,
  NewWindow,
  History,
  // Editing.
  Undo,
  Redo,
  Pan,
  Wall,
  Brush,
  Eraser,
  Weight,
  Line,
  Rectangle,
  Fill,
  Start,
  Goal,
  Generate,
  Resize,
  Clear,
  Add,
  Remove,
  // The view.
  ZoomIn,
  ZoomOut,
  Fit,
  Find,
  Inspect,
  Eye,
  Numbers,
  Overlay,
  Table,
  Graph,
  Tree,
  Plot,
  Branch,
  Code,
  // A game: angles lead from level to level, arrows from step to step.
  Back,
  ChevronLeft,
  ChevronRight,
  ChevronsRight,
  ArrowLeft,
  ArrowRight,
  Restart,
  Reverse,
  Hint,
  Move,
  ByItself,
  Scores,
  // The player, and no one else.
  First,
  StepBack,
  Play,
  PlayReverse,
  Pause,
  Stop,
  StepForward,
  Last,
  PreviousEvent,
  NextEvent,
  Breakpoint,
  Speed,
  Pace,
  // The places.
  Home,
  Sokoban,
  Lines,
  Klotski,
  MapLab,
  Compare,
  Experiments,
  Lessons,
  Search,
  // The program.
  Settings,
  Theme,
  Language,
  Help,
  Info,
  Warning,
  Error,
  Check,
  Close,
};

// Every icon there is, in the order above.
std::span<const IconId> allIcons();
// The name of the icon's file, without folder and suffix.
QLatin1String iconName(IconId id);

// A sharp icon at any size and device pixel ratio. It is drawn anew from the application's palette whenever
// it is painted, so that a change of theme needs nothing but a repaint. In the files `currentColor` stands
// for the ink (ButtonText, or HighlightedText where selected) and `accentColor` for the accent (Link);
// disabled icons are of one colour, and so are checked ones, which wear the accent.
QIcon icon(IconId id);

// The program's own: a searchlight over a grid, in its own colours, with a drawing of its own for 16 pixels.
QIcon applicationIcon();

}  // namespace searchlight::ui
