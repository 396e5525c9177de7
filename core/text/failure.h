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

class Failure {
 public:
  // A text that is the same in every language: a number, a name, what a file says.
  explicit Failure(std::string text) : m_text(std::move(text)) {}
  // `sentence`: a literal, whose %1 to %9 are the values.
  Failure(const char* sentence, std::vector<Failure> values)
      : m_sentence(sentence), m_values(std::move(values)) {}

  // Null for a text.
  const char* sentence() const { return m_sentence; }
  const std::string& text() const { return m_text; }
  const std::vector<Failure>& values() const { return m_values; }

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

std::string english(const Failure& failure);

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

}  // namespace searchlight

// Outside the namespace: the name is the translations' context.
struct ReaderErrors {
  template <class... Values>
  static searchlight::Failure tr(const char* sentence, const Values&... values) {
    return {sentence, std::vector<searchlight::Failure>{searchlight::Failure::value(values)...}};
  }
};
