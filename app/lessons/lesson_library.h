// app/lessons/lesson_library.h: the lessons that there are, in the language of the program.
#pragma once
#include <QByteArray>
#include <QString>
#include <memory>
#include <vector>

#include "app/shell/page.h"
#include "core/lessons/lesson.h"

namespace searchlight::ui {

// The first of its boards that can be drawn: a map with a search half done, marked so large that it is seen in a row of a list,
// and any other board as its own page draws it. Read, and searched, when it is painted. `pages` (nullptr: no picture) outlive it.
StillPicture lessonPicture(const std::vector<PageInfo>* pages, std::shared_ptr<const lessons::Lesson> lesson);

struct KeptLesson {
  QString name;                                   // of its file, without language and ending
  QString language;                               // "en", "zh_CN": of the text that is there
  bool isTranslated = true;                       // it is the one that was asked for
  std::shared_ptr<const lessons::Lesson> lesson;  // null: it cannot be read
  QString fault = {};                             // why
  QString path = {};                              // of one's own; empty: it comes with the program
  QString key = {};                               // what is kept of it goes by this
};

// Of what is kept of a lesson (KeptLesson::key) in the settings: "lessons/ties/score".
inline QByteArray lessonKey(const QString& key, const char* what) {
  return "lessons/" + key.toUtf8() + '/' + what;
}

// What has been answered lately of a lesson, at most ten: the score that is kept.
class QuestionScore {
 public:
  static constexpr int kMost = 10;
  QuestionScore() = default;
  // As number() gave it; whatever else is a score of nothing.
  explicit QuestionScore(double kept);
  static QuestionScore of(const Settings& settings, const QString& lesson);
  double number() const { return m_bits; }
  void add(bool isRight);
  int right() const;
  int asked() const;

 private:
  unsigned m_bits = 1;  // a 1, then a bit an answer, the latest last
};

// Those of the folder (":/lessons" is what comes with the program) by their order, each once: in `language` (as QLocale names it)
// where there is such a text, else in the one that there is, English first. One that cannot be read is there with its fault.
std::vector<KeptLesson> lessonsIn(const QString& folder, const QString& language);
// One file, by whatever folder: two of one name in two folders, or one called like one of ours, are other lessons.
KeptLesson lessonFrom(const QString& path);

}  // namespace searchlight::ui
