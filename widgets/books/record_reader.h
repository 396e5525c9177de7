// widgets/books/record_reader.h: one object of a book's text, taken apart strictly.
//
//   entry.score = from.whole<int>("score");                                     // usage: by a record's read()
//   entry.when = from.time("when");
//
// What is asked for must be there and as it must be. The first thing that is not is told by its place in the text,
// "settings[0].best[1].seed", for the whole text; what is read after it has no meaning.
#pragma once
#include <QCoreApplication>
#include <QDateTime>
#include <QJsonObject>
#include <QString>
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <string>
#include <vector>

namespace searchlight::ui {

// What a JSON number holds exactly: no count in a book is larger.
inline constexpr std::uint64_t kMostCount = std::uint64_t{1} << 53;

// As they are written: a count at most kMostCount, a time in UTC with its milliseconds.
QJsonValue countValue(std::uint64_t count);
QJsonValue timeValue(const QDateTime& time);
// A count that is full stays so: one beyond kMostCount would make the book unreadable.
void addCount(std::uint64_t& count, std::uint64_t more);

class RecordReader {
  Q_DECLARE_TR_FUNCTIONS(RecordReader)

 public:
  // `place` says where the object stands; `problem` is empty as long as all is well, and outlives the reader.
  RecordReader(QJsonObject object, QString place, QString* problem);

  bool isWell() const { return m_problem->isEmpty(); }
  // The member, or the object itself, is not as it must be; why the object is not.
  void wrong(const char* name) const;
  void wrong() const;
  void fault(const QString& why) const;

  // A whole number from `least` to what the type holds, at most kMostCount; else `least`.
  template <class Whole>
  Whole whole(const char* name, Whole least = 0) const {
    const auto most = static_cast<std::uint64_t>(std::numeric_limits<Whole>::max());
    return static_cast<Whole>(
        number(name, static_cast<double>(least), static_cast<double>(std::min(most, kMostCount))));
  }
  QString text(const char* name) const;     // may be empty
  std::string key(const char* name) const;  // may not
  QDateTime time(const char* name) const;
  RecordReader object(const char* name) const;
  // Objects, at most so many; each knows its place.
  std::vector<RecordReader> list(const char* name,
                                 std::size_t most = std::numeric_limits<std::size_t>::max()) const;

 private:
  double number(const char* name, double least, double most) const;
  QString placeOf(const char* name) const;

  QJsonObject m_object;
  QString m_place;  // empty: the whole text
  QString* m_problem;
};

}  // namespace searchlight::ui
