// app/lessons/lesson_picture.h: what a lesson's row shows of it.
#pragma once
#include <memory>
#include <vector>

#include "app/shell/page.h"
#include "core/lessons/lesson.h"

namespace searchlight::ui {

// The first of its boards that can be drawn: a map with a search half done, marked so large that it is seen in a row of a list,
// and any other board as its own page draws it. Read, and searched, when it is painted. `pages` (nullptr: no picture) outlive it.
StillPicture lessonPicture(const std::vector<PageInfo>* pages, std::shared_ptr<const lessons::Lesson> lesson);

}  // namespace searchlight::ui
