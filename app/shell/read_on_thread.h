// app/shell/read_on_thread.h: files that are read while the window goes on: with progress, and to be given up.
#pragma once
#include <QString>
#include <functional>

#include "app/document/reading.h"

class QWidget;

namespace searchlight::ui {

// Told by the work about how far it is, 0 to 1; false: the user has given it up, and it should end by throwing whatever
// it likes.
using GoesOn = std::function<bool(double share)>;

// Does the work on a thread of its own and comes back when it is done; what it throws is thrown here. Meanwhile the window
// is painted and timers run, but there is no input for it: after a moment a dialog says what is read (`file`), how far it
// is, and offers to cancel. REQUIRES: the GUI thread, with nothing half changed that a timer could come upon; the work
// touches nothing that belongs to this thread.
void readOnThread(QWidget* parent, const QString& file, const std::function<void(const GoesOn&)>& work);

}  // namespace searchlight::ui
