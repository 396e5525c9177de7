// core/lessons/lesson_writer.h: a lesson begun from what is on a screen: a step for each bookmark. The rest is written by hand.
#pragma once
#include <string>

#include "core/lessons/lesson.h"

namespace searchlight::lessons {

// In the language of who writes.
struct LessonWords {
  std::string title;  // empty: the set-up's, or else `untitled`
  std::string untitled;
  std::string summary;  // what a reader sees in the list
  std::string moment;   // "Moment": of bookmarks without a caption, followed by their number
};

// A file as readLesson() reads it: the set-up, and for each bookmark (at most kMostSteps, in the run's order) a step with its
// caption, which shows its moment. What a lesson does not keep is left out: files, drawings, other searches, breakpoints.
// Throws FormatError "fileName: .." where there are no bookmarks, or where that is no lesson: a board that is too large, another
// program's search beside ours. Of a comparison a step is a place in its bookmark's unit.
std::string lessonText(setup::SetUp setUp, const LessonWords& words, std::string_view fileName);

}  // namespace searchlight::lessons
