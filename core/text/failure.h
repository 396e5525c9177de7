// core/text/failure.h: what went wrong, as a sentence with its values, so that it can be told in any language.
//
//   throw FormatError(file, line, ReaderErrors::tr("expected %1 rows, found %2", rows, found));   // usage
//
// The sentence stands once, in English, where it is thrown; lupdate finds it there by its `ReaderErrors::tr`. It would take a
// literal behind it for a comment: a first value that is one is written std::string("board").
#pragma once
#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace searchlight {

class Failure;
std::string english(const Failure& failure);

class Failure {
 public:
  Failure() = default;  // nothing is wrong
  // A text that is the same in every language: a number, a name, what a file says.
  explicit Failure(std::string text) : m_text(std::move(text)) {}
  // `sentence`: a literal, whose %1 to %9 are the values.
  Failure(const char* sentence, std::vector<Failure> values)
      : m_sentence(sentence), m_values(std::move(values)) {}

  // Null for a text.
  const char* sentence() const { return m_sentence; }
  const std::string& text() const { return m_text; }
  const std::vector<Failure>& values() const { return m_values; }
  bool empty() const { return m_sentence == nullptr && m_text.empty(); }
  friend bool operator==(const Failure& a, const Failure& b) { return english(a) == english(b); }

  template <class T>
  static Failure value(const T& from) {
    if constexpr (std::is_same_v<T, Failure>)
      return from;
    else if constexpr (std::is_same_v<T, char>)
      return Failure(std::string(1, from));
    else if constexpr (std::is_arithmetic_v<T>)
      return Failure(std::to_string(from));
    else
      return Failure(std::string(std::string_view(from)));
  }

 private:
  const char* m_sentence = nullptr;
  std::string m_text;
  std::vector<Failure> m_values;
};

// "place: what is wrong".
inline Failure behind(Failure place, Failure what) { return {"%1: %2", {std::move(place), std::move(what)}}; }
inline Failure behind(std::string_view place, Failure what) {
  return behind(Failure(std::string(place)), std::move(what));
}

// What is thrown with one; what() is its English, behind a place where there is one.
class Failed : public std::runtime_error {
 public:
  explicit Failed(Failure failure, const std::string& place = {})
      : std::runtime_error(place + english(failure)),
        m_failure(std::make_shared<const Failure>(std::move(failure))) {}
  const Failure& failure() const { return *m_failure; }

 private:
  std::shared_ptr<const Failure> m_failure;  // an exception is copied without a throw
};

// One line for a person: `file:line: what is wrong`, or `file: what is wrong` where no line is to blame.
// Lines count from 1; 0 means "the file as a whole".
class FormatError : public Failed {
 public:
  FormatError(std::string_view file, int line, Failure what)
      : Failed(std::move(what), std::string(file) + (line > 0 ? ":" + std::to_string(line) : "") + ": "),
        m_line(line) {}
  FormatError(std::string_view file, int line, std::string_view what)
      : FormatError(file, line, Failure(std::string(what))) {}
  int line() const { return m_line; }

 private:
  int m_line;
};

// What a later version of the program wrote is refused, told, and left as it is.
//
//   refuseLaterVersion(text, fileName);                                  // usage: before a reader asks anything else
//
// A text of ours begins with a line that names its form and the form's version, "searchlight-lines 1"; workspaces and books
// have it under a key. A form's version is raised if older programs would misread the form. All readers throw the same
// then, whatever file it is, so that callers can tell a newer file from a damaged one: it stays
// where it is, byte for byte.
class LaterVersion : public FormatError {
 public:
  // `form` and its version as they stand in the file, whose line (0: none is to blame) says so.
  LaterVersion(std::string_view file, int line, std::string_view form, std::string_view version);
};

// Throws LaterVersion for a text of one of our forms (its first line that is not blank names it) and of a version that this
// program does not know yet. Of whatever else is wrong nothing is said: that is the form's reader's to tell.
void refuseLaterVersion(std::string_view text, std::string_view fileName);

}  // namespace searchlight

// Outside the namespace: the name is the translations' context.
struct ReaderErrors {
  template <class... Values>
  static searchlight::Failure tr(const char* sentence, const Values&... values) {
    return {sentence, std::vector<searchlight::Failure>{searchlight::Failure::value(values)...}};
  }
};
