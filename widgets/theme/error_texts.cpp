// widgets/theme/error_texts.cpp: the table of sentences, and how one is recognised.
#include "widgets/theme/error_texts.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QStringList>
#include <new>
#include <string>
#include <vector>

#include "core/text/failure.h"

namespace searchlight::ui {

namespace {

constexpr const char* kContext = "ReaderErrors";

// What core says as text and not as a Failure, whose sentence stands where it is thrown (core/text/failure.h). Where two fit, the
// one that says more comes first.
constexpr const char* kSources[] = {
    // files
    QT_TRANSLATE_NOOP("ReaderErrors", "cannot be read: %1"),
    QT_TRANSLATE_NOOP("ReaderErrors", "cannot be read"),
    QT_TRANSLATE_NOOP("ReaderErrors", "cannot be written: %1"),
    QT_TRANSLATE_NOOP("ReaderErrors", "it is a pipe, not a file"),
    QT_TRANSLATE_NOOP("ReaderErrors", "it is a device, not a file"),
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
    QT_TRANSLATE_NOOP("ReaderErrors", "too large: the limit is %1 bytes"),
    QT_TRANSLATE_NOOP("ReaderErrors", "larger than %1 MiB"),
    QT_TRANSLATE_NOOP("ReaderErrors", "contains a control character"),
    QT_TRANSLATE_NOOP("ReaderErrors", "%1 is out of range (%2 to %3)"),
    QT_TRANSLATE_NOOP("ReaderErrors", "unexpected %1 after the end"),
    QT_TRANSLATE_NOOP("ReaderErrors", "not enough memory to run this search again"),
    // games of all puzzles
    QT_TRANSLATE_NOOP("ReaderErrors", "state %1 does not exist"),
    QT_TRANSLATE_NOOP("ReaderErrors", "more than %1 states"),
    // games of Color Lines
    QT_TRANSLATE_NOOP("ReaderErrors", "expected a move as X,Y-X,Y (from and to), found %1"),
    QT_TRANSLATE_NOOP("ReaderErrors", "unexpected move after the end of the game"),
    QT_TRANSLATE_NOOP("ReaderErrors", "%1 is outside the board"),
    QT_TRANSLATE_NOOP("ReaderErrors", "no ball at %1"),
    QT_TRANSLATE_NOOP("ReaderErrors", "%1 is not empty"),
    QT_TRANSLATE_NOOP("ReaderErrors", "there is no path from %1 to %2"),
    QT_TRANSLATE_NOOP("ReaderErrors", "unknown name %1"),
    QT_TRANSLATE_NOOP("ReaderErrors", "%1 needs diagonal moves, but balls move in four directions"),
    QT_TRANSLATE_NOOP("ReaderErrors", "must be the rows of a board of this game"),
    QT_TRANSLATE_NOOP("ReaderErrors", "must be a cell with a ball"),
    QT_TRANSLATE_NOOP("ReaderErrors", "must be an empty cell"),
    QT_TRANSLATE_NOOP("ReaderErrors", "a search trace can be compared only in the map lab"),
    // Klotski: boards and games
    QT_TRANSLATE_NOOP("ReaderErrors", "no piece has its first cell at %1"),
    QT_TRANSLATE_NOOP("ReaderErrors", "piece %1 cannot move from %2 to %3"),
    QT_TRANSLATE_NOOP("ReaderErrors", "the title is longer than %1 bytes"),
    QT_TRANSLATE_NOOP("ReaderErrors", "row %1, column %2: %3"),
    QT_TRANSLATE_NOOP("ReaderErrors", "column %1: %2"),
    QT_TRANSLATE_NOOP("ReaderErrors", "there is no piece %1"),
    QT_TRANSLATE_NOOP("ReaderErrors", "there are no pieces"),
    QT_TRANSLATE_NOOP("ReaderErrors", "piece %1 is in several parts"),
    QT_TRANSLATE_NOOP("ReaderErrors", "piece %1 has two goals"),
    QT_TRANSLATE_NOOP("ReaderErrors", "piece %1 does not fit at its goal %2"),
    QT_TRANSLATE_NOOP("ReaderErrors", "two goals overlap at %1"),
    QT_TRANSLATE_NOOP("ReaderErrors", "there are more than %1 pieces"),
    QT_TRANSLATE_NOOP("ReaderErrors", "the exit does not fit on its side of the board"),
    // levels of Sokoban
    QT_TRANSLATE_NOOP("ReaderErrors", "%1 levels are not supported"),
    QT_TRANSLATE_NOOP("ReaderErrors", "there is no worker"),
    QT_TRANSLATE_NOOP("ReaderErrors", "there is more than one worker"),
    QT_TRANSLATE_NOOP("ReaderErrors", "the walls have a gap"),
    QT_TRANSLATE_NOOP("ReaderErrors", "the worker cannot reach any box"),
    QT_TRANSLATE_NOOP("ReaderErrors", "1 box, but no goals"),
    QT_TRANSLATE_NOOP("ReaderErrors", "%1 boxes, but only 1 goal"),
    QT_TRANSLATE_NOOP("ReaderErrors", "%1 boxes, but only %2 goals"),
    QT_TRANSLATE_NOOP("ReaderErrors", "there is no board"),
    QT_TRANSLATE_NOOP("ReaderErrors", "unknown character %1"),
    QT_TRANSLATE_NOOP("ReaderErrors", "the board is %1 x %2; the limit is %3 x %4"),
    QT_TRANSLATE_NOOP("ReaderErrors", "the board is larger than 255 x 255"),
    QT_TRANSLATE_NOOP("ReaderErrors", "the boards in this file are too large in total"),
    QT_TRANSLATE_NOOP("ReaderErrors", "more than %1 levels"),
    QT_TRANSLATE_NOOP("ReaderErrors", "there is a wall above the worker"),
    QT_TRANSLATE_NOOP("ReaderErrors", "the box above the worker has another box behind it"),
    QT_TRANSLATE_NOOP("ReaderErrors", "the box above the worker has a wall behind it"),
    QT_TRANSLATE_NOOP("ReaderErrors", "there is a wall left of the worker"),
    QT_TRANSLATE_NOOP("ReaderErrors", "the box left of the worker has another box behind it"),
    QT_TRANSLATE_NOOP("ReaderErrors", "the box left of the worker has a wall behind it"),
    QT_TRANSLATE_NOOP("ReaderErrors", "there is a wall right of the worker"),
    QT_TRANSLATE_NOOP("ReaderErrors", "the box right of the worker has another box behind it"),
    QT_TRANSLATE_NOOP("ReaderErrors", "the box right of the worker has a wall behind it"),
    QT_TRANSLATE_NOOP("ReaderErrors", "there is a wall below the worker"),
    QT_TRANSLATE_NOOP("ReaderErrors", "the box below the worker has another box behind it"),
    QT_TRANSLATE_NOOP("ReaderErrors", "the box below the worker has a wall behind it"),
    QT_TRANSLATE_NOOP("ReaderErrors",
                      "jumps and pulls in [..] are reverse play, which is not supported here"),
    QT_TRANSLATE_NOOP("ReaderErrors", "more than %1 steps"),
    QT_TRANSLATE_NOOP("ReaderErrors", "* (the current position) is given twice"),
    QT_TRANSLATE_NOOP("ReaderErrors", "no steps follow"),
    QT_TRANSLATE_NOOP("ReaderErrors", "line %1: the solution was dropped: %2"),
    QT_TRANSLATE_NOOP("ReaderErrors", "line %1: the saved game was dropped: %2"),
    QT_TRANSLATE_NOOP("ReaderErrors", "line %1: text was dropped: more than %2 lines between two boards"),
    QT_TRANSLATE_NOOP("ReaderErrors", "line %1: keys were dropped: more than %2 in one level"),
    QT_TRANSLATE_NOOP("ReaderErrors",
                      "line %1: more content was dropped; only the first %2 messages are listed"),
    QT_TRANSLATE_NOOP("ReaderErrors", "step %1: %2"),
    QT_TRANSLATE_NOOP("ReaderErrors", "it does not solve the level"),
    QT_TRANSLATE_NOOP("ReaderErrors", "a count must be 1 or more"),
    QT_TRANSLATE_NOOP("ReaderErrors", "nothing follows the count"),
    QT_TRANSLATE_NOOP("ReaderErrors", "unmatched closing bracket %1"),
    QT_TRANSLATE_NOOP("ReaderErrors", "unmatched opening bracket %1"),
    QT_TRANSLATE_NOOP("ReaderErrors", "brackets nested too deeply %1"),
    QT_TRANSLATE_NOOP("ReaderErrors", "there is a box in the way"),
    QT_TRANSLATE_NOOP("ReaderErrors", "there is a wall in the way"),
    QT_TRANSLATE_NOOP("ReaderErrors", "there is no box to pull"),
    QT_TRANSLATE_NOOP("ReaderErrors", "this is not the solved position of the game's level"),
    QT_TRANSLATE_NOOP("ReaderErrors", "more than %1 columns or rows"),
    QT_TRANSLATE_NOOP("ReaderErrors", "the file has too many steps"),
    QT_TRANSLATE_NOOP("ReaderErrors", "unexpected *"),
    QT_TRANSLATE_NOOP("ReaderErrors", "rows and columns must each be from 4 to 255"),
    QT_TRANSLATE_NOOP("ReaderErrors", "expected %1 columns, found %2"),
    QT_TRANSLATE_NOOP("ReaderErrors", "expected %1 rows, found more"),
    QT_TRANSLATE_NOOP("ReaderErrors", "the XML has too many elements"),
    QT_TRANSLATE_NOOP("ReaderErrors", "the XML has no SokobanLevels or SokobanLibrary element"),
    QT_TRANSLATE_NOOP("ReaderErrors", "XML: %1"),
    QT_TRANSLATE_NOOP("ReaderErrors", "the board size must be from %1 x %2 to %3 x %4"),
    QT_TRANSLATE_NOOP("ReaderErrors", "the number of boxes must be from 1 to %1"),
    QT_TRANSLATE_NOOP("ReaderErrors", "the board is too small for this many boxes"),
    QT_TRANSLATE_NOOP("ReaderErrors", "levels cannot be added to a file in this format"),
    QT_TRANSLATE_NOOP(
        "ReaderErrors",
        "saving would lose text that was dropped when the file was read; add the level to the end instead"),
    // maps and scenarios
    QT_TRANSLATE_NOOP("ReaderErrors", "unsupported version %1, expected 1 to %2"),
    QT_TRANSLATE_NOOP("ReaderErrors", "unsupported version %1, expected 1"),
    QT_TRANSLATE_NOOP("ReaderErrors", "row %1: expected %2 cells, found %3"),
    QT_TRANSLATE_NOOP("ReaderErrors", "start %1 is outside the map of %2 x %3 cells"),
    QT_TRANSLATE_NOOP("ReaderErrors", "goal %1 is outside the map of %2 x %3 cells"),
    QT_TRANSLATE_NOOP("ReaderErrors", "%1 is outside the map of %2 x %3 cells"),
    QT_TRANSLATE_NOOP("ReaderErrors", "%1 is outside the map of %2 x %3"),
    QT_TRANSLATE_NOOP("ReaderErrors", "%1 is outside the map"),
    QT_TRANSLATE_NOOP("ReaderErrors", "outside the map of %1 x %2 cells"),
    QT_TRANSLATE_NOOP("ReaderErrors", "outside the map of %1 x %2"),
    QT_TRANSLATE_NOOP("ReaderErrors", "start %1 is a wall"),
    QT_TRANSLATE_NOOP("ReaderErrors", "goal %1 is a wall"),
    QT_TRANSLATE_NOOP("ReaderErrors", "%1 is a wall"),
    QT_TRANSLATE_NOOP("ReaderErrors", "a wall"),
    QT_TRANSLATE_NOOP("ReaderErrors", "the map has no name"),
    QT_TRANSLATE_NOOP("ReaderErrors", "the map's name contains a NUL character"),
    QT_TRANSLATE_NOOP("ReaderErrors", "the map must be %1, as in the first row"),
    QT_TRANSLATE_NOOP("ReaderErrors", "expected a map of %1 x %2 cells, found %3 x %4"),
    QT_TRANSLATE_NOOP("ReaderErrors", "none of the %1 rows is usable: %2"),
    QT_TRANSLATE_NOOP("ReaderErrors", "more than %1 rows"),
    QT_TRANSLATE_NOOP("ReaderErrors", "no queries found"),
    QT_TRANSLATE_NOOP("ReaderErrors", "map not found: %1"),
    QT_TRANSLATE_NOOP("ReaderErrors", "expected a length of 0 or more, found %1"),
    QT_TRANSLATE_NOOP(
        "ReaderErrors",
        "expected 9 fields (bucket, map, width, height, start x, y, goal x, y, length), found %1"),
    // pictures
    QT_TRANSLATE_NOOP("ReaderErrors", "Not enough memory."),
    QT_TRANSLATE_NOOP("ReaderErrors", "the picture has no pixels"),
    QT_TRANSLATE_NOOP("ReaderErrors", "the picture's pixels do not match its size"),
    QT_TRANSLATE_NOOP(
        "ReaderErrors",
        "the picture gives %1 x %2 cells, but the limit is 4096 per side; use cells of %3 pixels or more"),
    QT_TRANSLATE_NOOP("ReaderErrors", "Unable to read image data"),
    QT_TRANSLATE_NOOP("ReaderErrors", "Unsupported image format"),
    // search traces
    QT_TRANSLATE_NOOP("ReaderErrors", "event %1: %2"),
    QT_TRANSLATE_NOOP("ReaderErrors", "%1 is given twice"),
    QT_TRANSLATE_NOOP("ReaderErrors", "more than %1 events"),
    QT_TRANSLATE_NOOP("ReaderErrors", "has more than %1 custom fields"),
    QT_TRANSLATE_NOOP("ReaderErrors", "no event has a position (x and y), so there is nothing to draw"),
    QT_TRANSLATE_NOOP("ReaderErrors", "no event has a position on this map"),
    QT_TRANSLATE_NOOP("ReaderErrors", "the positions are too far apart to draw"),
    // YAML and JSON
    QT_TRANSLATE_NOOP("ReaderErrors", "not valid YAML: %1"),
    QT_TRANSLATE_NOOP("ReaderErrors", "not valid JSON"),
    // set-ups
    QT_TRANSLATE_NOOP("ReaderErrors", "must be the format version, 1"),
    QT_TRANSLATE_NOOP("ReaderErrors", "is longer than %1 characters"),
    QT_TRANSLATE_NOOP("ReaderErrors", "is missing"),
    QT_TRANSLATE_NOOP("ReaderErrors", "each row must be one line"),
    QT_TRANSLATE_NOOP("ReaderErrors", "is not an event type"),
    QT_TRANSLATE_NOOP("ReaderErrors", "cannot be compared"),
    QT_TRANSLATE_NOOP("ReaderErrors", "the number must be from %1 to %2"),
    QT_TRANSLATE_NOOP("ReaderErrors", "a trace cannot be combined with other runs"),
    QT_TRANSLATE_NOOP("ReaderErrors", "not an option of a run"),
    // commands and questions
    QT_TRANSLATE_NOOP("ReaderErrors", "the map file is missing"),
    QT_TRANSLATE_NOOP("ReaderErrors", "the name of the map file is empty"),
    QT_TRANSLATE_NOOP("ReaderErrors", "%1 X,Y is missing"),
    QT_TRANSLATE_NOOP("ReaderErrors", "only one map can be given; the first is %1"),
    QT_TRANSLATE_NOOP("ReaderErrors", "takes no value"),
    QT_TRANSLATE_NOOP("ReaderErrors", "unknown option"),
    QT_TRANSLATE_NOOP("ReaderErrors", "the value is missing"),
    QT_TRANSLATE_NOOP("ReaderErrors", "the line must begin with %1"),
    QT_TRANSLATE_NOOP("ReaderErrors", "the command must be %1"),
    QT_TRANSLATE_NOOP("ReaderErrors", "only a single command is supported"),
    QT_TRANSLATE_NOOP("ReaderErrors", "variables and commands are not expanded here"),
    QT_TRANSLATE_NOOP("ReaderErrors", "unexpected NUL byte"),
    QT_TRANSLATE_NOOP("ReaderErrors", "a quote is not closed: %1"),
    QT_TRANSLATE_NOOP("ReaderErrors", "nothing follows the last backslash"),
    QT_TRANSLATE_NOOP("ReaderErrors", "not an option of the route command"),
    QT_TRANSLATE_NOOP("ReaderErrors", "needs 8 neighbours"),
    QT_TRANSLATE_NOOP("ReaderErrors", "needs a map without weights"),
    QT_TRANSLATE_NOOP("ReaderErrors", "must not be negative"),
    QT_TRANSLATE_NOOP("ReaderErrors", "column and row must be from 0 to %1"),
    QT_TRANSLATE_NOOP("ReaderErrors", "must be X,Y (column and row)"),
    QT_TRANSLATE_NOOP("ReaderErrors", "must be from %1 to %2"),
    QT_TRANSLATE_NOOP("ReaderErrors", "must be a whole number from %1 to %2"),
    QT_TRANSLATE_NOOP("ReaderErrors", "must be a number from %1 to %2"),
    QT_TRANSLATE_NOOP("ReaderErrors", "must be a list of strings"),
    QT_TRANSLATE_NOOP("ReaderErrors", "must be a list"),
    QT_TRANSLATE_NOOP("ReaderErrors", "must be yes or no"),
    QT_TRANSLATE_NOOP("ReaderErrors", "must be the numbers of two searches"),
    QT_TRANSLATE_NOOP("ReaderErrors", "must be a column of the table, then ascending or descending"),
    QT_TRANSLATE_NOOP("ReaderErrors", "must be at most two SEARCH:EVENT pairs, such as 1:118"),
    QT_TRANSLATE_NOOP("ReaderErrors", "expected %1 cells, found %2"),
    QT_TRANSLATE_NOOP("ReaderErrors", "expected %1 rows, found %2"),
    QT_TRANSLATE_NOOP("ReaderErrors", "expected %1, found %2"),
    QT_TRANSLATE_NOOP("ReaderErrors", "must be %1"),
};

struct Sentence {
  const char* source;
  QRegularExpression pattern;
  bool endsInValue;
};

// A value holds no ": ", which parts what a complaint is about from what is wrong with it; only the last may, at the very
// end: it can be a complaint of its own.
Sentence sentenceOf(const char* source) {
  static const QRegularExpression kValue(QStringLiteral("%\\d"));
  const QString text = QString::fromUtf8(source);
  QString pattern;
  qsizetype at = 0;
  bool endsInValue = false;
  for (auto values = kValue.globalMatch(text); values.hasNext();) {
    const QRegularExpressionMatch value = values.next();
    pattern += QRegularExpression::escape(text.mid(at, value.capturedStart() - at));
    at = value.capturedEnd();
    endsInValue = at == text.size();
    pattern += endsInValue ? QStringLiteral("(.+)") : QStringLiteral("((?:(?!: ).)+?)");
  }
  pattern += QRegularExpression::escape(text.mid(at));
  return {source, QRegularExpression(QRegularExpression::anchoredPattern(pattern)), endsInValue};
}

const std::vector<Sentence>& sentences() {
  static const std::vector<Sentence> all = [] {
    std::vector<Sentence> made;
    for (const char* source : kSources) made.push_back(sentenceOf(source));
    return made;
  }();
  return all;
}

// Longer than any file's name and what is wrong with it: not ours.
constexpr qsizetype kLongest = 10'000;

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

// Among the values a text is told as it is, except for one at the end of its sentence: that may be a complaint that comes as text.
QString told(const Failure& failure, bool isComplaint) {
  if (failure.sentence() == nullptr) {
    const QString text = QString::fromStdString(failure.text());
    return isComplaint ? errorText(text) : text;
  }
  const std::string_view sentence = failure.sentence();
  const std::string last = "%" + std::to_string(failure.values().size());
  QStringList values;
  for (const Failure& value : failure.values())
    values << told(value, &value == &failure.values().back() && sentence.ends_with(last));
  return withValues(failure.sentence(), values);
}

}  // namespace

QString errorText(const QString& complaint) {
  if (complaint.size() > kLongest) return complaint;
  for (const Sentence& sentence : sentences()) {
    const QRegularExpressionMatch match = sentence.pattern.match(complaint);
    if (!match.hasMatch()) continue;
    QStringList values = match.capturedTexts().mid(1);
    if (sentence.endsInValue) values.last() = errorText(values.last());
    return withValues(sentence.source, values);
  }
  // "file:line: what is wrong"
  const qsizetype colon = complaint.indexOf(QLatin1String(": "));
  if (colon < 0) return complaint;
  return complaint.left(colon + 2) + errorText(complaint.mid(colon + 2));
}

QString errorText(const Failure& failure) { return told(failure, true); }

QString errorText(const std::exception& error) {
  if (dynamic_cast<const std::bad_alloc*>(&error))
    return QCoreApplication::translate(kContext, "Not enough memory.");
  const QString what = QString::fromUtf8(error.what());
  const auto* failed = dynamic_cast<const Failed*>(&error);
  if (failed == nullptr) return errorText(what);
  const QString english = QString::fromStdString(searchlight::english(failed->failure()));
  return what.chopped(english.size()) + told(failed->failure(), true);  // behind the place
}

}  // namespace searchlight::ui
