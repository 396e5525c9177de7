// core/text/shell_words.h: a line split into words as a POSIX shell does.
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/text/failure.h"

namespace searchlight {

// Why a line cannot be split, in one line for a person.
class ShellWordsError : public Failed {
 public:
  using Failed::Failed;
};

// A path as a word of such a line: in quotes where a shell needs them, and never an option.
std::string shellWord(std::string_view path);

// Words are parted by blanks; '..' takes everything as it stands, ".." all but $ ` " \ behind a backslash, and
// outside of quotes a backslash takes the character behind it (POSIX.1-2017, Shell Command Language, 2.2
// Quoting). Line ends count as blanks: lines are wrapped on their way through mails and documents. What a
// shell would expand or act upon is refused: $ ` | & ; < > ( ).
class ShellWords {
 public:
  // The text must outlive this.
  explicit ShellWords(std::string_view text) : m_text(text) {}

  // The next word, with its quotes taken off; nothing at the end. Throws ShellWordsError.
  std::optional<std::string> next();

 private:
  void skipBlanks();
  bool lineContinues() const;
  void takePlain(std::string& word, char c);
  void takeSingleQuoted(std::string& word);
  void takeDoubleQuoted(std::string& word);
  void takeEscaped(std::string& word);

  std::string_view m_text;
  std::size_t m_at = 0;
};

// All words of the text. Throws ShellWordsError.
std::vector<std::string> shellWords(std::string_view text);

}  // namespace searchlight
