// core/text/yaml_reader.h: a YAML text as a stream of tokens, read once from front to back in bounded memory.
#pragma once
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "core/text/failure.h"

namespace searchlight {

// What a YAML text is told to, in order. A text stays valid until the call returns. Any of them may throw.
class YamlHandler {
 public:
  enum class Scalar : std::uint8_t {
    Plain,  // without quotes: a number if it reads as one
    Text    // in quotes, a block of lines, or tagged as a text
  };
  virtual ~YamlHandler() = default;
  virtual void beginMap() = 0;
  virtual void beginList() = 0;
  virtual void end() = 0;  // of the innermost mapping or list
  virtual void key(std::string_view name) = 0;
  virtual void scalar(Scalar kind, std::string_view text) = 0;
  virtual void null() = 0;   // nothing, ~ or null
  virtual void alias() = 0;  // *name: is told, never expanded
};

// What is wrong; the line is the reader's.
class YamlError : public Failed {
 public:
  using Failed::Failed;
};

// One document of YAML 1.2 (https://yaml.org/spec/1.2.2): block and flow collections, plain, quoted and block scalars,
// comments, tags and anchors (passed over), directives (likewise). Left out, with a YamlError that says so: keys that are
// no simple text on one line, `? ` keys, a second document.
//
// Why not a library: no YAML library at hand bounds what it takes on. A collection may turn out to be a key, so they hold
// every token of it: 226 bytes a byte in yaml-cpp 0.7, 370 in libfyaml 0.7.12 (20 MB of `[` are 4.5 and 7.3 GB), and
// both can be made to run for ever by a few bytes (`%` and a stray byte in libfyaml, a stray bracket in yaml-cpp). Keys
// that are collections have no place in what we read; without them a token can be told at once, and the memory is one
// scalar's and one stack frame a level.
class YamlReader {
 public:
  // `text` is UTF-8 without byte order mark; both are borrowed. `depth`: of nested lists and mappings.
  YamlReader(std::string_view text, int depth, YamlHandler& handler);

  // Throws YamlError, and what the handler throws.
  void read();
  // Where it is: the line from 1 that it looks at, while a scalar is told the one where that began; and how many bytes are
  // behind it.
  int line() const { return m_isTelling ? m_tokenLine : m_line; }
  std::size_t taken() const { return static_cast<std::size_t>(m_at - m_begin); }

 private:
  enum class Where : std::uint8_t {
    Line,
    Value,
    Flow
  };  // at a line's own place, behind a key, within brackets

  // yaml_reader.cpp: collections
  void readNode(int parent, Where where);
  void readProperties(int parent, Where& where);
  bool belongsTo(int parent, bool isValue) const;
  void readBlockMap(int column);
  void readBlockMapValue(int column);
  void readBlockList(int column);
  void readFlowMap();
  void readFlowList();
  void readFlowItem();
  void readFlowValue();
  void tell(YamlHandler::Scalar kind, std::string_view text);
  class Level;

  // yaml_scalars.cpp: characters
  bool isAtEnd() const { return m_at == m_end; }
  char look(std::size_t ahead = 0) const {
    return static_cast<std::size_t>(m_end - m_at) > ahead ? m_at[ahead] : '\0';
  }
  bool isIndicator(char c) const;  // c and then a blank or an end
  bool isAtDocumentMark() const;
  bool isAtLineEnd() const;
  int column() const { return static_cast<int>(m_at - m_lineStart); }
  void nextLine();
  void skipBlanks();
  bool skipToContent();  // over blanks, comments and ends of lines; whether it came to another line
  void expectLineEnd();
  void skipDirectives();
  bool isKeyAhead() const;
  bool isFlowKeyMark() const;
  std::string_view readKey(bool inFlow);
  std::string_view readQuoted(bool onOneLine);
  std::string_view readSingleQuoted(bool onOneLine);
  std::string_view readDoubleQuoted(bool onOneLine);
  void readEscape();
  std::uint32_t readHex(int digits);
  void foldLines();  // at the end of a line within a scalar: one is a blank, more are ends of lines
  std::string_view readPlain(int parent, bool inFlow);
  const char* plainEnd(bool inFlow) const;
  std::string_view readBlockScalar(int parent);
  int blockIndent(int parent) const;
  [[noreturn]] static void fail(const Failure& what) { throw YamlError(what); }

  const char *m_begin, *m_at, *m_end, *m_lineStart;
  int m_line = 1, m_tokenLine = 1;
  int m_depth = 0, m_mostDepth;
  bool m_isTaggedText = false, m_isTelling = false;
  YamlHandler& m_handler;
  std::string m_text;  // a scalar that is not in one piece in the text
};

}  // namespace searchlight
