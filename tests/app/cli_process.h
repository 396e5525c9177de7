// tests/app/cli_process.h: the executable itself, run by a shell.
#pragma once
#include "tests/app/cli_run.h"
#include "tests/test_main.h"

namespace searchlight::testing {

inline QString program() { return QStringLiteral(SEARCHLIGHT_BIN "/searchlight-cli"); }

// Long enough for a machine that has other things to do.
inline constexpr int kPatience = 60'000;

// A line of a shell, in which $0 is the program, $1 the map and $2 another file.
inline Ran shell(const QString& line, const QString& map, const QString& file = {}) {
  QProcess process;
  process.start(u"sh"_s, {"-c", line, program(), map, file});
  Ran ran;
  if (!process.waitForFinished(kPatience)) return ran;
  ran.code = process.exitStatus() == QProcess::NormalExit ? process.exitCode() : 128;
  ran.out = QString::fromUtf8(process.readAllStandardOutput());
  ran.error = QString::fromUtf8(process.readAllStandardError());
  return ran;
}

}  // namespace searchlight::testing
