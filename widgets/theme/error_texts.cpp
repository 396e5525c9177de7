// widgets/theme/error_texts.cpp: the table of sentences, and how one is recognised.
#include "widgets/theme/error_texts.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QStringList>
#include <new>
#include <vector>

namespace searchlight::ui {

namespace {

constexpr const char* kContext = "ReaderErrors";

// Where two fit, the one that says more comes first.
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
    QT_TRANSLATE_NOOP("ReaderErrors", "too large: more than the %1 bytes that are read"),
    QT_TRANSLATE_NOOP("ReaderErrors", "larger than %1 MiB"),
    QT_TRANSLATE_NOOP("ReaderErrors", "has a control character"),
    QT_TRANSLATE_NOOP("ReaderErrors", "%1 is not a whole number"),
    QT_TRANSLATE_NOOP("ReaderErrors", "%1 is not within %2 to %3"),
    QT_TRANSLATE_NOOP("ReaderErrors", "unexpected %1 after the end"),
    QT_TRANSLATE_NOOP("ReaderErrors", "there is not enough memory to run this search again"),
    // games of all puzzles
    QT_TRANSLATE_NOOP("ReaderErrors", "empty, not a saved game"),
    QT_TRANSLATE_NOOP("ReaderErrors", "too large for a saved game"),
    QT_TRANSLATE_NOOP("ReaderErrors", "expected line and moves, not %1"),
    QT_TRANSLATE_NOOP("ReaderErrors", "there is no state %1"),
    QT_TRANSLATE_NOOP("ReaderErrors", "redo cannot go to state %1"),
    QT_TRANSLATE_NOOP("ReaderErrors", "there are more than %1 states"),
    QT_TRANSLATE_NOOP("ReaderErrors", "the move to state %1 cannot be made: %2"),
    QT_TRANSLATE_NOOP("ReaderErrors", "points %1, but the moves make %2"),
    // games of Color Lines
    QT_TRANSLATE_NOOP("ReaderErrors", "%1 is neither classic nor quadratic"),
    QT_TRANSLATE_NOOP("ReaderErrors", "%1 is neither unless-cleared nor always"),
    QT_TRANSLATE_NOOP("ReaderErrors", "%1 is not a whole number from 0 to %2"),
    QT_TRANSLATE_NOOP("ReaderErrors", "the text ends where %1 is expected"),
    QT_TRANSLATE_NOOP("ReaderErrors", "the text ends after %1 of %2 moves"),
    QT_TRANSLATE_NOOP("ReaderErrors", "the board ends after %1 rows"),
    QT_TRANSLATE_NOOP("ReaderErrors", "a row of %1 cells on a board of %2"),
    QT_TRANSLATE_NOOP("ReaderErrors", "%1 in column %2 is neither \".\" nor a colour from 1 to %3"),
    QT_TRANSLATE_NOOP("ReaderErrors", "a line begins in column %1: it would have vanished"),
    QT_TRANSLATE_NOOP("ReaderErrors", "the board is full: no ball can move on it"),
    QT_TRANSLATE_NOOP("ReaderErrors", "a move is X,Y X,Y, from and to, not %1"),
    QT_TRANSLATE_NOOP("ReaderErrors", "a move is X,Y-X,Y, from and to, not %1"),
    QT_TRANSLATE_NOOP("ReaderErrors", "a move after the end of the game"),
    QT_TRANSLATE_NOOP("ReaderErrors", "%1 leaves the board"),
    QT_TRANSLATE_NOOP("ReaderErrors", "no ball stands on %1"),
    QT_TRANSLATE_NOOP("ReaderErrors", "a ball stands on %1"),
    QT_TRANSLATE_NOOP("ReaderErrors", "no way leads from %1 to %2"),
    QT_TRANSLATE_NOOP("ReaderErrors", "there is none of the name %1"),
    QT_TRANSLATE_NOOP("ReaderErrors", "%1 needs a map with diagonals, a ball goes in four directions"),
    QT_TRANSLATE_NOOP("ReaderErrors", "must have the rows of a board of this game"),
    QT_TRANSLATE_NOOP("ReaderErrors", "must be a cell with a ball"),
    QT_TRANSLATE_NOOP("ReaderErrors", "must be an empty cell"),
    QT_TRANSLATE_NOOP("ReaderErrors", "a recorded search can be compared in the map lab only"),
    // Klotski: boards and games
    QT_TRANSLATE_NOOP("ReaderErrors", "\"hints ..\", \"made ..\" or \"slides ..\" expected, not %1"),
    QT_TRANSLATE_NOOP("ReaderErrors", "made %1, but there are no slides"),
    QT_TRANSLATE_NOOP("ReaderErrors", "the text ends after %1 of %2 slides"),
    QT_TRANSLATE_NOOP("ReaderErrors", "a slide is X,Y X,Y, from and to, not %1"),
    QT_TRANSLATE_NOOP("ReaderErrors", "no piece has its first cell at %1"),
    QT_TRANSLATE_NOOP("ReaderErrors", "piece %1 cannot slide from %2 to %3"),
    QT_TRANSLATE_NOOP("ReaderErrors", "\"title ..\", \"goal ..\", \"exit ..\" or \"board\" expected, not %1"),
    QT_TRANSLATE_NOOP("ReaderErrors", "\"goal PIECE X,Y\" expected, not %1"),
    QT_TRANSLATE_NOOP("ReaderErrors", "\"exit top|right|bottom|left FIRST-LAST\" expected, not %1"),
    QT_TRANSLATE_NOOP("ReaderErrors", "a second title"),
    QT_TRANSLATE_NOOP("ReaderErrors", "a second exit"),
    QT_TRANSLATE_NOOP("ReaderErrors", "a second piece C"),
    QT_TRANSLATE_NOOP("ReaderErrors", "an empty title"),
    QT_TRANSLATE_NOOP("ReaderErrors", "a title of more than %1 bytes"),
    QT_TRANSLATE_NOOP("ReaderErrors", "row %1, column %2: %3"),
    QT_TRANSLATE_NOOP("ReaderErrors", "column %1: %2"),
    QT_TRANSLATE_NOOP("ReaderErrors", "there is no row after \"board\""),
    QT_TRANSLATE_NOOP("ReaderErrors", "a board has at most %1 rows"),
    QT_TRANSLATE_NOOP("ReaderErrors", "a row has at most %1 cells"),
    QT_TRANSLATE_NOOP("ReaderErrors", "%1 is neither a letter nor # nor ."),
    QT_TRANSLATE_NOOP("ReaderErrors", "a row of %1 cells, the first one has %2"),
    QT_TRANSLATE_NOOP("ReaderErrors", "there is no goal: \"goal PIECE X,Y\" before \"board\""),
    QT_TRANSLATE_NOOP("ReaderErrors", "there is no piece C, which has to reach the exit"),
    QT_TRANSLATE_NOOP("ReaderErrors", "there is no piece %1"),
    QT_TRANSLATE_NOOP("ReaderErrors", "there is no piece"),
    QT_TRANSLATE_NOOP("ReaderErrors", "no room for a piece %1, %2 wide and %3 tall"),
    QT_TRANSLATE_NOOP("ReaderErrors", "there are 5 rows, not 0: no layout"),
    QT_TRANSLATE_NOOP("ReaderErrors", "there are 5 rows, not %1"),
    QT_TRANSLATE_NOOP("ReaderErrors", "there are 5 rows, no more"),
    QT_TRANSLATE_NOOP("ReaderErrors", "a row has 4 letters, no more"),
    QT_TRANSLATE_NOOP("ReaderErrors", "a row has 4 letters, not %1"),
    QT_TRANSLATE_NOOP("ReaderErrors", "%1 is none of V H S C ."),
    QT_TRANSLATE_NOOP("ReaderErrors", "piece %1 is in two parts; the second is at line %2, column %3"),
    QT_TRANSLATE_NOOP("ReaderErrors", "piece %1 is in several parts"),
    QT_TRANSLATE_NOOP("ReaderErrors", "piece %1 is in %2 parts; the second is at line %3, column %4"),
    QT_TRANSLATE_NOOP("ReaderErrors", "piece %1 has two goals"),
    QT_TRANSLATE_NOOP("ReaderErrors", "piece %1 does not fit at its goal %2"),
    QT_TRANSLATE_NOOP("ReaderErrors", "two goals overlap at %1"),
    QT_TRANSLATE_NOOP("ReaderErrors", "there are more than %1 pieces"),
    QT_TRANSLATE_NOOP("ReaderErrors", "the exit is not along its side"),
    // levels of Sokoban
    QT_TRANSLATE_NOOP("ReaderErrors", "a %1 level"),
    QT_TRANSLATE_NOOP("ReaderErrors", "an %1 level"),
    QT_TRANSLATE_NOOP("ReaderErrors", "there is no worker"),
    QT_TRANSLATE_NOOP("ReaderErrors", "there is a second worker"),
    QT_TRANSLATE_NOOP("ReaderErrors", "there is a way out of the walls"),
    QT_TRANSLATE_NOOP("ReaderErrors", "there is no box that the worker could come to"),
    QT_TRANSLATE_NOOP("ReaderErrors", "there are 1 box and only 0 goals"),
    QT_TRANSLATE_NOOP("ReaderErrors", "there are %1 boxes and only 1 goal"),
    QT_TRANSLATE_NOOP("ReaderErrors", "there are %1 boxes and only %2 goals"),
    QT_TRANSLATE_NOOP("ReaderErrors", "there is no board"),
    QT_TRANSLATE_NOOP("ReaderErrors", "there is no level in it"),
    QT_TRANSLATE_NOOP("ReaderErrors", "unknown character %1"),
    QT_TRANSLATE_NOOP("ReaderErrors", "the board is %1 x %2; at most %3 x %4 can be played"),
    QT_TRANSLATE_NOOP("ReaderErrors", "the board is more than 255 x 255"),
    QT_TRANSLATE_NOOP("ReaderErrors", "run length %1 in column %2 is more than %3"),
    QT_TRANSLATE_NOOP("ReaderErrors", "the boards of this file are larger together than can be read"),
    QT_TRANSLATE_NOOP("ReaderErrors", "more than %1 levels"),
    QT_TRANSLATE_NOOP("ReaderErrors", "packed twice"),
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
    QT_TRANSLATE_NOOP("ReaderErrors", "cannot be unpacked"),
    QT_TRANSLATE_NOOP("ReaderErrors", "unpacks to more than %1 MiB"),
    QT_TRANSLATE_NOOP("ReaderErrors", "the packed file ends too early"),
    QT_TRANSLATE_NOOP("ReaderErrors", "the packed file is damaged"),
    QT_TRANSLATE_NOOP("ReaderErrors", "jumps and pulls in [..] belong to a reverse game, which is not read"),
    QT_TRANSLATE_NOOP("ReaderErrors", "more than %1 steps"),
    QT_TRANSLATE_NOOP("ReaderErrors", "a second *, where the game stands"),
    QT_TRANSLATE_NOOP("ReaderErrors", "no steps follow"),
    QT_TRANSLATE_NOOP("ReaderErrors", "line %1: the solution was dropped: %2"),
    QT_TRANSLATE_NOOP("ReaderErrors", "line %1: the saved game was dropped: %2"),
    QT_TRANSLATE_NOOP("ReaderErrors", "line %1: text was dropped: more than %2 lines between two boards"),
    QT_TRANSLATE_NOOP("ReaderErrors", "line %1: keys were dropped: more than %2 of one level"),
    QT_TRANSLATE_NOOP("ReaderErrors", "line %1: more was dropped: no more than %2 notes are told"),
    QT_TRANSLATE_NOOP("ReaderErrors", "step %1: %2"),
    QT_TRANSLATE_NOOP("ReaderErrors", "it does not solve the level"),
    QT_TRANSLATE_NOOP("ReaderErrors", "a count of 0"),
    QT_TRANSLATE_NOOP("ReaderErrors", "a count with nothing behind it"),
    QT_TRANSLATE_NOOP("ReaderErrors", "an unknown character %1"),
    QT_TRANSLATE_NOOP("ReaderErrors", "a bracket that was not opened %1"),
    QT_TRANSLATE_NOOP("ReaderErrors", "a bracket that is not closed %1"),
    QT_TRANSLATE_NOOP("ReaderErrors", "brackets within brackets, too many %1"),
    QT_TRANSLATE_NOOP("ReaderErrors", "there is a box in the way"),
    QT_TRANSLATE_NOOP("ReaderErrors", "there is a wall in the way"),
    QT_TRANSLATE_NOOP("ReaderErrors", "there is no box to be pulled"),
    QT_TRANSLATE_NOOP("ReaderErrors", "this is not the level of the game with all of its boxes on goals"),
    QT_TRANSLATE_NOOP("ReaderErrors", "%1 is no turn, as 90 or mirrored 0"),
    QT_TRANSLATE_NOOP("ReaderErrors", "a row of #, -, ., $, *, @ and + expected, not %1"),
    QT_TRANSLATE_NOOP("ReaderErrors", "more than %1 columns or rows"),
    QT_TRANSLATE_NOOP("ReaderErrors", "the file has more steps than are read"),
    QT_TRANSLATE_NOOP("ReaderErrors", "a * is not expected here"),
    QT_TRANSLATE_NOOP("ReaderErrors", "expected board, not %1"),
    QT_TRANSLATE_NOOP("ReaderErrors", "rows and columns must be 4 to 255 each"),
    QT_TRANSLATE_NOOP("ReaderErrors", "there are %1 rows, not %2"),
    QT_TRANSLATE_NOOP("ReaderErrors", "the row has %1 columns, not %2"),
    QT_TRANSLATE_NOOP("ReaderErrors", "there are more rows than the %1 announced"),
    QT_TRANSLATE_NOOP("ReaderErrors", "the XML has more elements than are read"),
    QT_TRANSLATE_NOOP("ReaderErrors", "XML without a SokobanLevels or SokobanLibrary element"),
    QT_TRANSLATE_NOOP("ReaderErrors", "XML: %1"),
    QT_TRANSLATE_NOOP("ReaderErrors", "the board must be from %1 x %2 to %3 x %4"),
    QT_TRANSLATE_NOOP("ReaderErrors", "there must be from 1 to %1 boxes"),
    QT_TRANSLATE_NOOP("ReaderErrors", "so many boxes need a larger board"),
    QT_TRANSLATE_NOOP("ReaderErrors", "levels cannot be added to a file of this form"),
    QT_TRANSLATE_NOOP("ReaderErrors",
                      "what was dropped when it was read would be lost; add the level at its end"),
    // maps and scenarios
    QT_TRANSLATE_NOOP("ReaderErrors", "empty, not a map"),
    QT_TRANSLATE_NOOP("ReaderErrors", "not a map: %1 or %2 expected, not %3"),
    QT_TRANSLATE_NOOP("ReaderErrors", "height, width or map expected, not %1"),
    QT_TRANSLATE_NOOP("ReaderErrors", "size, start, goal, cells or weights expected, not %1"),
    QT_TRANSLATE_NOOP("ReaderErrors", "%1 expected, not %2"),
    QT_TRANSLATE_NOOP("ReaderErrors", "version %1 is not known, only 1 to %2"),
    QT_TRANSLATE_NOOP("ReaderErrors", "version %1 is not known, only 1"),
    QT_TRANSLATE_NOOP("ReaderErrors", "%1 takes no value, not %2"),
    QT_TRANSLATE_NOOP("ReaderErrors", "%1 takes one value, not %2"),
    QT_TRANSLATE_NOOP("ReaderErrors", "%1 takes two values, not %2"),
    QT_TRANSLATE_NOOP("ReaderErrors", "a second %1"),
    QT_TRANSLATE_NOOP("ReaderErrors", "the file ends after %1 of %2 rows"),
    QT_TRANSLATE_NOOP("ReaderErrors", "row %1 has %2 cells, not %3"),
    QT_TRANSLATE_NOOP("ReaderErrors", "row %1 has %2 values, not %3"),
    QT_TRANSLATE_NOOP("ReaderErrors", "%1 in column %2 is not a cell (%3)"),
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
    QT_TRANSLATE_NOOP("ReaderErrors", "%1 is missing before the cells"),
    QT_TRANSLATE_NOOP("ReaderErrors", "the file ends before the cells"),
    QT_TRANSLATE_NOOP("ReaderErrors", "the map has no name"),
    QT_TRANSLATE_NOOP("ReaderErrors", "there is a NUL in the map's name"),
    QT_TRANSLATE_NOOP("ReaderErrors", "another map than %1"),
    QT_TRANSLATE_NOOP("ReaderErrors", "a query for a map of %1 x %2 cells, but the map has %3 x %4"),
    QT_TRANSLATE_NOOP("ReaderErrors", "not one of the %1 rows can be asked: %2"),
    QT_TRANSLATE_NOOP("ReaderErrors", "more than the %1 rows that are read"),
    QT_TRANSLATE_NOOP("ReaderErrors", "there is no query in it"),
    QT_TRANSLATE_NOOP("ReaderErrors", "no map found, neither %1"),
    QT_TRANSLATE_NOOP("ReaderErrors", "no map found, there is no %1"),
    QT_TRANSLATE_NOOP("ReaderErrors", "length %1 is not a number from 0 up"),
    QT_TRANSLATE_NOOP(
        "ReaderErrors",
        "a row has 9 fields (bucket, map, width, height, start x, y, goal x, y, length), not %1"),
    // pictures
    QT_TRANSLATE_NOOP("ReaderErrors", "There is not enough memory for this."),
    QT_TRANSLATE_NOOP("ReaderErrors", "the picture has no pixels"),
    QT_TRANSLATE_NOOP("ReaderErrors", "the picture's pixels do not match its size"),
    QT_TRANSLATE_NOOP("ReaderErrors",
                      "the picture gives %1 x %2 cells, more than 4096 on a side; cells of %3 pixels fit"),
    QT_TRANSLATE_NOOP("ReaderErrors", "Unable to read image data"),
    QT_TRANSLATE_NOOP("ReaderErrors", "Unsupported image format"),
    // search traces
    QT_TRANSLATE_NOOP("ReaderErrors", "is no search trace: a mapping with version and events"),
    QT_TRANSLATE_NOOP("ReaderErrors", "is no search trace: it has no events"),
    QT_TRANSLATE_NOOP("ReaderErrors", "something follows the end of the trace"),
    QT_TRANSLATE_NOOP("ReaderErrors", "event %1: %2"),
    QT_TRANSLATE_NOOP("ReaderErrors", "lists and mappings are nested more than %1 deep"),
    QT_TRANSLATE_NOOP("ReaderErrors", "version must be a text such as 1.4.0"),
    QT_TRANSLATE_NOOP("ReaderErrors", "events must be a list"),
    QT_TRANSLATE_NOOP("ReaderErrors", "must be a mapping with type and id"),
    QT_TRANSLATE_NOOP("ReaderErrors", "%1 must be a simple value"),
    QT_TRANSLATE_NOOP("ReaderErrors", "%1 is given twice"),
    QT_TRANSLATE_NOOP("ReaderErrors", "an alias stands where a value is needed; aliases are not followed"),
    QT_TRANSLATE_NOOP("ReaderErrors",
                      "version %1 is not supported, 1.4.0 and its forerunners from 1.0 on are"),
    QT_TRANSLATE_NOOP("ReaderErrors", "more than %1 events"),
    QT_TRANSLATE_NOOP("ReaderErrors", "a field's name is longer than %1 characters"),
    QT_TRANSLATE_NOOP("ReaderErrors", "has more than %1 fields of its own"),
    QT_TRANSLATE_NOOP("ReaderErrors", "more than %1 fields beyond the format's own"),
    QT_TRANSLATE_NOOP("ReaderErrors", "%1 must be a finite number, not %2"),
    QT_TRANSLATE_NOOP("ReaderErrors", "has no type"),
    QT_TRANSLATE_NOOP("ReaderErrors", "no event has a place (x and y), so there is nothing to draw"),
    QT_TRANSLATE_NOOP("ReaderErrors", "no event has a place on this map"),
    QT_TRANSLATE_NOOP("ReaderErrors", "its places are too far apart to be drawn"),
    // YAML and JSON
    QT_TRANSLATE_NOOP("ReaderErrors", "not valid YAML: %1"),
    QT_TRANSLATE_NOOP("ReaderErrors", "not valid JSON: %1"),
    QT_TRANSLATE_NOOP("ReaderErrors", "not valid JSON"),
    QT_TRANSLATE_NOOP("ReaderErrors", "a number is too large"),
    QT_TRANSLATE_NOOP("ReaderErrors", "something follows the end of the document"),
    QT_TRANSLATE_NOOP("ReaderErrors", "a text stands where it does not belong"),
    QT_TRANSLATE_NOOP("ReaderErrors", "an anchor must have a name"),
    QT_TRANSLATE_NOOP("ReaderErrors", "an alias must have a name"),
    QT_TRANSLATE_NOOP("ReaderErrors", "a list stands on the line of what it belongs to"),
    QT_TRANSLATE_NOOP("ReaderErrors", "a mapping stands on the line of its own key"),
    QT_TRANSLATE_NOOP("ReaderErrors", "keys that begin with a question mark are not supported"),
    QT_TRANSLATE_NOOP("ReaderErrors",
                      "a key must be a plain text on one line; or else a bracket is not closed"),
    QT_TRANSLATE_NOOP("ReaderErrors", "a key must be a plain text on one line"),
    QT_TRANSLATE_NOOP("ReaderErrors", "a key is expected here, and a colon behind it"),
    QT_TRANSLATE_NOOP("ReaderErrors", "a colon is expected behind a key"),
    QT_TRANSLATE_NOOP("ReaderErrors", "this is further to the right than what it belongs to"),
    QT_TRANSLATE_NOOP("ReaderErrors", "a list's item stands among the keys of a mapping"),
    QT_TRANSLATE_NOOP("ReaderErrors", "a [ is not closed"),
    QT_TRANSLATE_NOOP("ReaderErrors", "a { is not closed"),
    QT_TRANSLATE_NOOP("ReaderErrors", "a bracket is not closed"),
    QT_TRANSLATE_NOOP("ReaderErrors", "nothing stands before a comma"),
    QT_TRANSLATE_NOOP("ReaderErrors", "a comma or ] is expected here"),
    QT_TRANSLATE_NOOP("ReaderErrors", "a comma or } is expected here"),
    QT_TRANSLATE_NOOP("ReaderErrors", "a tab stands where blanks show what belongs to what"),
    QT_TRANSLATE_NOOP("ReaderErrors", "--- is expected behind directives"),
    QT_TRANSLATE_NOOP("ReaderErrors", "a text in quotes is not closed"),
    QT_TRANSLATE_NOOP("ReaderErrors", "an escape is cut short"),
    QT_TRANSLATE_NOOP("ReaderErrors", "an escape is no character"),
    QT_TRANSLATE_NOOP("ReaderErrors", "an escape is unknown"),
    QT_TRANSLATE_NOOP("ReaderErrors", "a plain text may not begin with %1"),
    // set-ups
    QT_TRANSLATE_NOOP("ReaderErrors", "is no set-up: an object with \"searchlight\" and \"page\""),
    QT_TRANSLATE_NOOP("ReaderErrors", "too large for a set-up"),
    QT_TRANSLATE_NOOP("ReaderErrors", "there is more in it than in any set-up"),
    QT_TRANSLATE_NOOP("ReaderErrors", "a mapping has more than %1 entries"),
    QT_TRANSLATE_NOOP("ReaderErrors", "a later version of Searchlight wrote this: %1"),
    QT_TRANSLATE_NOOP("ReaderErrors", "must be the version of the form, 1"),
    QT_TRANSLATE_NOOP("ReaderErrors", "is longer than %1 characters"),
    QT_TRANSLATE_NOOP("ReaderErrors", "is missing"),
    QT_TRANSLATE_NOOP("ReaderErrors", "%1 must be a text or a number"),
    QT_TRANSLATE_NOOP("ReaderErrors", "a row is one line"),
    QT_TRANSLATE_NOOP("ReaderErrors", "%1 is none of state, event, f-exceeds, f-decreases, goal, move"),
    QT_TRANSLATE_NOOP("ReaderErrors", "is no kind of event"),
    QT_TRANSLATE_NOOP("ReaderErrors", "neither rows nor a path is given"),
    QT_TRANSLATE_NOOP("ReaderErrors", "nothing that this program can compare"),
    QT_TRANSLATE_NOOP("ReaderErrors", "there must be %1 to %2"),
    QT_TRANSLATE_NOOP("ReaderErrors", "beside a trace there can be nothing"),
    QT_TRANSLATE_NOOP("ReaderErrors", "not an option of one run"),
    // commands and questions
    QT_TRANSLATE_NOOP("ReaderErrors", "the map's file is missing"),
    QT_TRANSLATE_NOOP("ReaderErrors", "the map's file has no name"),
    QT_TRANSLATE_NOOP("ReaderErrors", "%1 X,Y is missing"),
    QT_TRANSLATE_NOOP("ReaderErrors", "one map is enough, there is %1 already"),
    QT_TRANSLATE_NOOP("ReaderErrors", "takes no value"),
    QT_TRANSLATE_NOOP("ReaderErrors", "no such option"),
    QT_TRANSLATE_NOOP("ReaderErrors", "its value is missing"),
    QT_TRANSLATE_NOOP("ReaderErrors", "the line must begin with %1"),
    QT_TRANSLATE_NOOP("ReaderErrors", "the command must be %1"),
    QT_TRANSLATE_NOOP("ReaderErrors", "only a single command is read"),
    QT_TRANSLATE_NOOP("ReaderErrors", "variables and commands are not expanded here"),
    QT_TRANSLATE_NOOP("ReaderErrors", "a zero byte is not text"),
    QT_TRANSLATE_NOOP("ReaderErrors", "a quote is not closed: %1"),
    QT_TRANSLATE_NOOP("ReaderErrors", "nothing follows the last backslash"),
    QT_TRANSLATE_NOOP("ReaderErrors", "no option of a route"),
    QT_TRANSLATE_NOOP("ReaderErrors", "needs 8 neighbours"),
    QT_TRANSLATE_NOOP("ReaderErrors", "needs a map without weights"),
    QT_TRANSLATE_NOOP("ReaderErrors", "must not be negative"),
    QT_TRANSLATE_NOOP("ReaderErrors", "column and row must be from 0 to %1"),
    QT_TRANSLATE_NOOP("ReaderErrors", "must be X,Y, a column and a row"),
    QT_TRANSLATE_NOOP("ReaderErrors", "must be from %1 to %2"),
    QT_TRANSLATE_NOOP("ReaderErrors", "must be a whole number from 0 up"),
    QT_TRANSLATE_NOOP("ReaderErrors", "must be a whole number from %1 to %2"),
    QT_TRANSLATE_NOOP("ReaderErrors", "must be a number from %1 to %2"),
    QT_TRANSLATE_NOOP("ReaderErrors", "must be a list of texts"),
    QT_TRANSLATE_NOOP("ReaderErrors", "must be a list"),
    QT_TRANSLATE_NOOP("ReaderErrors", "must be an object"),
    QT_TRANSLATE_NOOP("ReaderErrors", "must be a text"),
    QT_TRANSLATE_NOOP("ReaderErrors", "must be true or false"),
    QT_TRANSLATE_NOOP("ReaderErrors", "must be yes or no"),
    QT_TRANSLATE_NOOP("ReaderErrors", "must be the numbers of two of the searches"),
    QT_TRANSLATE_NOOP("ReaderErrors", "must be a column of the table and ascending or descending"),
    QT_TRANSLATE_NOOP("ReaderErrors", "must be at most two SEARCH:EVENT pairs, such as 1:118"),
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

}  // namespace

std::span<const char* const> errorSources() { return kSources; }

QString errorText(const QString& complaint) {
  if (complaint.size() > kLongest) return complaint;
  for (const Sentence& sentence : sentences()) {
    const QRegularExpressionMatch match = sentence.pattern.match(complaint);
    if (!match.hasMatch()) continue;
    QString text = QCoreApplication::translate(kContext, sentence.source);
    QStringList values = match.capturedTexts().mid(1);
    if (sentence.endsInValue) values.last() = errorText(values.last());
    // All at once: a value may itself hold %1.
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
  // "file:line: what is wrong"
  const qsizetype colon = complaint.indexOf(QLatin1String(": "));
  if (colon < 0) return complaint;
  return complaint.left(colon + 2) + errorText(complaint.mid(colon + 2));
}

QString errorText(const std::exception& error) {
  if (dynamic_cast<const std::bad_alloc*>(&error))
    return QCoreApplication::translate(kContext, "There is not enough memory for this.");
  return errorText(QString::fromUtf8(error.what()));
}

}  // namespace searchlight::ui
