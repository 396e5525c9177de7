// widgets/theme/error_texts.cpp: failures by their sentences' translations.
#include "widgets/theme/error_texts.h"

#include <QCoreApplication>
#include <QStringList>
#include <new>
#include <string>

#include "core/text/failure.h"

namespace searchlight::ui {

namespace {

constexpr const char* kContext = "ReaderErrors";

// What the system and Qt say; core's sentences stand where they are thrown.
[[maybe_unused]] constexpr const char* kOthers[] = {
    QT_TRANSLATE_NOOP("ReaderErrors", "No such file or directory"),
    QT_TRANSLATE_NOOP("ReaderErrors", "Permission denied"),
    QT_TRANSLATE_NOOP("ReaderErrors", "Is a directory"),
    QT_TRANSLATE_NOOP("ReaderErrors", "Not a directory"),
    QT_TRANSLATE_NOOP("ReaderErrors", "No such device or address"),
    QT_TRANSLATE_NOOP("ReaderErrors", "No space left on device"),
    QT_TRANSLATE_NOOP("ReaderErrors", "Read-only file system"),
    QT_TRANSLATE_NOOP("ReaderErrors", "File name too long"),
    QT_TRANSLATE_NOOP("ReaderErrors", "Too many levels of symbolic links"),
    QT_TRANSLATE_NOOP("ReaderErrors", "Input/output error"),
    QT_TRANSLATE_NOOP("ReaderErrors", "Not enough memory."),
    QT_TRANSLATE_NOOP("ReaderErrors", "Unable to read image data"),
    QT_TRANSLATE_NOOP("ReaderErrors", "Unsupported image format"),
};

// All at once: a value may itself hold %1.
QString withValues(const char* sentence, const QStringList& values) {
  const QString text = QCoreApplication::translate(kContext, sentence);
  QString told;
  for (qsizetype i = 0; i < text.size(); ++i) {
    const int number = text[i] == QLatin1Char('%') && i + 1 < text.size() ? text[i + 1].digitValue() : -1;
    if (number < 1 || number > values.size()) {
      told += text[i];
    } else {
      told += values[number - 1];
      ++i;
    }
  }
  return told;
}

// Among the values a text is told as it is, except for one at the end of its sentence: that may be the system's.
QString told(const Failure& failure, bool isComplaint) {
  if (failure.sentence() == nullptr)
    return isComplaint && !failure.empty() ? QCoreApplication::translate(kContext, failure.text().c_str())
                                           : QString::fromStdString(failure.text());
  const std::string_view sentence = failure.sentence();
  const std::string last = "%" + std::to_string(failure.values().size());
  QStringList values;
  for (const Failure& value : failure.values())
    values << told(value, &value == &failure.values().back() && sentence.ends_with(last));
  return withValues(failure.sentence(), values);
}

}  // namespace

QString errorText(const Failure& failure) { return told(failure, true); }

QString errorText(const std::exception& error) {
  if (dynamic_cast<const std::bad_alloc*>(&error))
    return QCoreApplication::translate(kContext, "Not enough memory.");
  const auto* failed = dynamic_cast<const Failed*>(&error);
  if (failed == nullptr) return errorText(Failure(error.what()));
  const QString english = QString::fromStdString(searchlight::english(failed->failure()));
  return QString::fromUtf8(error.what()).chopped(english.size()) +
         errorText(failed->failure());  // behind the place
}

}  // namespace searchlight::ui
