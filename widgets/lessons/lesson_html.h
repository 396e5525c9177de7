// widgets/lessons/lesson_html.h: a lesson's paragraphs as the HTML that TermText shows.
#pragma once
#include <QString>
#include <functional>
#include <span>

#include "core/lessons/lesson.h"

namespace searchlight::ui {

// A figure's value as it is to be read: "54".
using FigureText = std::function<QString(const lessons::Figure&)>;

// Whatever the lesson says is escaped. Terms become links "term:NAME", cells and
// lists of nodes that are named "place:4,3" and "place:OPEN".
QString htmlOf(std::span<const lessons::Paragraph> text, const FigureText& figure);
// The same without marks, on one line: for lists and screen readers.
QString plainOf(std::span<const lessons::Paragraph> text, const FigureText& figure);

}  // namespace searchlight::ui
