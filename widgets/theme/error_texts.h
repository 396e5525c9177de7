// widgets/theme/error_texts.h: core's complaints about what it reads, in the user's language.
//
// Core says in plain English where and what ("a.map:3: row 2 has 5 cells, not 7"), on the command line and here. Its
// sentences stand in a table with their values as %1, %2; one that is recognised is told in the language of the program,
// file, line and place before it as they are. What no row fits stays English: nothing is lost.
#pragma once
#include <QString>
#include <exception>
#include <span>

namespace searchlight::ui {

QString errorText(const std::exception& error);
QString errorText(const QString& complaint);

// The table's sentences, to be held against what core says.
std::span<const char* const> errorSources();

}  // namespace searchlight::ui
