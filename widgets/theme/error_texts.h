// widgets/theme/error_texts.h: core's complaints about what it reads, in the user's language.
//
// Core throws sentences with their values (core/text/failure.h): they are told in the language of the program, file, line and
// place before them as they are. What comes as text stays as it is, but for what the system and Qt say.
#pragma once
#include <QString>
#include <exception>

#include "core/text/failure.h"

namespace searchlight::ui {

QString errorText(const std::exception& error);
QString errorText(const Failure& failure);

}  // namespace searchlight::ui
