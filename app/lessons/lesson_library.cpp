// app/lessons/lesson_library.cpp: a folder of files, each lesson in several languages.
#include "app/lessons/lesson_library.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <algorithm>
#include <limits>
#include <map>
#include <utility>

#include "app/shell/read_text.h"
#include "widgets/theme/error_texts.h"

namespace searchlight::ui {

namespace {

// The better one has the smaller rank.
int rankOf(const QString& language, const QString& wanted) {
  if (language == wanted) return 0;
  if (language.section(QLatin1Char('_'), 0, 0) == wanted.section(QLatin1Char('_'), 0, 0)) return 1;
  return language == QLatin1String("en") ? 2 : 3;
}

}  // namespace

KeptLesson lessonFrom(const QString& path) {
  KeptLesson out;
  const std::string fileName = QFileInfo(path).fileName().toStdString();
  out.name = QFileInfo(path).baseName();  // whatever it is called
  if (const auto name = lessons::lessonFileName(fileName)) {
    out.name = QString::fromStdString(name->name);
    out.language = QString::fromStdString(name->language);
  }
  out.key = out.name;
  if (!path.startsWith(QLatin1Char(':'))) {
    out.path = QFileInfo(path).absoluteFilePath();
    const QByteArray hash = QCryptographicHash::hash(out.path.toUtf8(), QCryptographicHash::Sha1).toHex();
    // No lesson of ours can be called so: their names have no dots.
    out.key += QLatin1Char('.') + QString::fromLatin1(hash.left(16));
  }
  try {
    out.lesson = std::make_shared<const lessons::Lesson>(
        lessons::readLesson(readText(path, lessons::kMostBytes), fileName));
  } catch (const std::exception& e) {
    out.fault = errorText(e);
  }
  return out;
}

std::vector<KeptLesson> lessonsIn(const QString& folder, const QString& language) {
  struct Best {
    int rank;
    QString file;
  };
  std::map<QString, Best> files;
  const QDir dir(folder);
  for (const QString& file : dir.entryList(QDir::Files, QDir::Name)) {
    const auto name = lessons::lessonFileName(file.toStdString());
    if (!name) continue;
    const int rank = rankOf(QString::fromStdString(name->language), language);
    const auto [at, isNew] = files.try_emplace(QString::fromStdString(name->name), Best{rank, file});
    if (!isNew && rank < at->second.rank) at->second = {rank, file};
  }
  std::vector<KeptLesson> out;
  for (const auto& [name, best] : files) {
    out.push_back(lessonFrom(dir.filePath(best.file)));
    out.back().isTranslated = best.rank < 2;
  }
  std::ranges::stable_sort(out, {}, [](const KeptLesson& kept) {
    constexpr auto kLast = std::numeric_limits<int>::max();
    if (!kept.lesson) return std::pair(std::size(lessons::kGroupNames), kLast);
    return std::pair(kept.lesson->group.value_or(std::size(lessons::kGroupNames)), kept.lesson->order);
  });
  return out;
}

}  // namespace searchlight::ui
