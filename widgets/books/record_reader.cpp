// widgets/books/record_reader.cpp: the first thing that is wrong is what is told.
#include "widgets/books/record_reader.h"

#include <QJsonArray>
#include <cmath>
#include <utility>

namespace searchlight::ui {

QJsonValue countValue(std::uint64_t count) { return static_cast<double>(std::min(count, kMostCount)); }
QJsonValue timeValue(const QDateTime& time) { return time.toUTC().toString(Qt::ISODateWithMs); }
void addCount(std::uint64_t& count, std::uint64_t more) {
  count = std::min(count, kMostCount);
  count += std::min(more, kMostCount - count);
}

RecordReader::RecordReader(QJsonObject object, QString place, QString* problem)
    : m_object(std::move(object)), m_place(std::move(place)), m_problem(problem) {}

QString RecordReader::placeOf(const char* name) const {
  return m_place.isEmpty() ? QString::fromLatin1(name) : m_place + u'.' + QString::fromLatin1(name);
}

void RecordReader::wrong(const char* name) const {
  if (isWell()) *m_problem = tr("%1 has an invalid format").arg(placeOf(name));
}
void RecordReader::wrong() const {
  if (isWell()) *m_problem = tr("%1 has an invalid format").arg(m_place);
}
void RecordReader::fault(const QString& why) const {
  if (isWell()) *m_problem = QStringLiteral("%1: %2").arg(m_place, why);
}

double RecordReader::number(const char* name, double least, double most) const {
  const double value = m_object.value(QLatin1String(name)).toDouble(-1);
  if (value >= least && value <= most && value == std::floor(value)) return value;
  wrong(name);
  return least;
}

QString RecordReader::text(const char* name) const {
  const QJsonValue value = m_object.value(QLatin1String(name));
  if (!value.isString()) wrong(name);
  return value.toString();
}

std::string RecordReader::key(const char* name) const {
  std::string read = text(name).toStdString();
  if (read.empty()) wrong(name);
  return read;
}

QDateTime RecordReader::time(const char* name) const {
  QDateTime read = QDateTime::fromString(text(name), Qt::ISODateWithMs);
  if (!read.isValid()) wrong(name);
  return read;
}

RecordReader RecordReader::object(const char* name) const {
  const QJsonValue value = m_object.value(QLatin1String(name));
  if (!value.isObject()) wrong(name);
  return {value.toObject(), placeOf(name), m_problem};
}

std::vector<RecordReader> RecordReader::list(const char* name, std::size_t most) const {
  const QJsonValue value = m_object.value(QLatin1String(name));
  const QJsonArray array = value.toArray();
  const auto size = static_cast<std::size_t>(array.size());
  if (!value.isArray() || size > most) wrong(name);
  std::vector<RecordReader> all;
  all.reserve(size);
  for (qsizetype i = 0; i < array.size(); ++i)
    all.emplace_back(array[i].toObject(), QStringLiteral("%1[%2]").arg(placeOf(name)).arg(i), m_problem);
  return all;
}

}  // namespace searchlight::ui
