// app/shell/experiment_words.h: an experiment in words: of a workspace, of the window, of a command; and what a page shows as one.
#pragma once
#include <QString>
#include <string>

#include "app/cli/experiment.h"
#include "app/shell/page.h"
#include "core/setup/set_up.h"

namespace searchlight::ui {

using cli::kExperimentsPage;

// "A* · ties larger-g": a run as it is typed, in words of the window.
QString runTitle(const std::string& run);
// "searchlight-cli batch route 'a.scen' --run 'a-star' --csv", for a POSIX shell.
QString batchCommand(const cli::Experiment& asked);

// The page of experiments is filled in and comes to the front; it runs nothing by itself. What went wrong is told there.
void experimentWith(const PageHost& host, const cli::Experiment& asked);

}  // namespace searchlight::ui
