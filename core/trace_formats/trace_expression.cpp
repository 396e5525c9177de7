// core/trace_formats/trace_expression.cpp: expressions are evaluated as they are read: there is no tree of them.
#include "core/trace_formats/trace_expression.h"

#include <array>
#include <cmath>
#include <nlohmann/json.hpp>
#include <utility>

#include "core/text/failure.h"
#include "core/text/line_reader.h"
#include "core/text/number_text.h"

namespace searchlight::search {
namespace {

using Value = nlohmann::json;

constexpr std::size_t kMostBytes = 2'000;
constexpr std::size_t kMostOfText = 10'000;  // bytes of a text that is put together
constexpr int kMostNested = 64;

constexpr std::string_view kTables[] = {"color", "theme"};

bool isWordStart(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || c == '$'; }
bool isDigit(char c) { return c >= '0' && c <= '9'; }

bool isTrue(const Value& v) {
  if (v.is_boolean()) return v.get<bool>();
  if (v.is_number()) return v.get<double>() != 0;
  if (v.is_string()) return !v.get_ref<const std::string&>().empty();
  return !v.is_null();
}

std::string textOf(const Value& v) {
  if (v.is_string()) return v.get<std::string>();
  if (v.is_number()) return numberText(v.get<double>());
  return v.dump(-1, ' ', false, Value::error_handler_t::replace);
}

Value number(double value) { return std::isfinite(value) ? Value(value) : Value(); }

// Texts that are put together from each other grow without bound, a few bytes of views long.
std::string& append(std::string& text, std::string_view more) {
  if (text.size() + more.size() > kMostOfText)
    throw Failed(ReaderErrors::tr("an expression gives a text of more than %1 bytes", kMostOfText));
  return text += more;
}

Value arithmetic(char op, const Value& a, const Value& b) {
  if (op == '+' && (a.is_string() || b.is_string())) {
    std::string text = textOf(a);
    return append(text, textOf(b));
  }
  if (!a.is_number() || !b.is_number()) return {};
  const double x = a.get<double>(), y = b.get<double>();
  switch (op) {
    case '+': return number(x + y);
    case '-': return number(x - y);
    case '*': return number(x * y);
    case '/': return number(x / y);
    case '%': return number(std::fmod(x, y));
    default: return number(std::pow(x, y));
  }
}

bool isEqual(const Value& a, const Value& b) {
  if (a.is_number() && b.is_number()) return a.get<double>() == b.get<double>();
  return a == b;
}

Value compared(std::string_view op, const Value& a, const Value& b) {
  if (op[0] == '=' || op[0] == '!') return isEqual(a, b) == (op[0] == '=');
  if (a.type() != b.type() && !(a.is_number() && b.is_number())) return false;
  if (!a.is_number() && !a.is_string()) return false;
  return op == "<" ? a < b : op == "<=" ? a <= b : op == ">" ? b < a : b <= a;
}

// `$.themeAccent` of older versions, and names of tables.
Value special(std::string_view name) {
  for (const std::string_view table : kTables)
    if (name == table) return Value::object({{"table", table}});
  if (name == "palette" || name == "colour") return Value::object({{"table", "color"}});
  if (name == "themeBackground") return "theme:background";
  if (name == "themeTextPrimary") return "theme:foreground";
  if (name == "themeAccent") return "theme:accent";
  return {};
}

Value member(const Value& of, const Value& name) {
  if (of.is_object() && of.size() == 1 && of.contains("table"))
    return of["table"].get<std::string>() + ':' + textOf(name);
  if (of.is_array() && name.is_number()) {
    const double at = name.get<double>();
    if (at < 0 || at != std::floor(at) || at >= static_cast<double>(of.size())) return {};
    return of[static_cast<std::size_t>(at)];
  }
  if (name == "length" && of.is_array()) return of.size();
  if (name == "length" && of.is_string()) return of.get_ref<const std::string&>().size();
  if (!of.is_object()) return {};
  const auto found = of.find(textOf(name));
  return found != of.end() ? *found : Value();
}

class ExpressionReader {
 public:
  ExpressionReader(std::string_view text, const Value& context, int depth)
      : m_text(text), m_context(context), m_depth(depth) {}

  Value read() {
    if (m_text.size() > kMostBytes) fail(ReaderErrors::tr("longer than %1 bytes", kMostBytes));
    Value value = choice();
    if (peek() != '\0')
      fail(peek() == '(' ? ReaderErrors::tr("function calls are not supported")
                         : ReaderErrors::tr("unexpected %1", inQuotes(m_text.substr(m_at, 1))));
    return value;
  }

 private:
  [[noreturn]] void fail(const Failure& what) const {
    throw Failed(ReaderErrors::tr("%1: column %2: %3", inQuotes(m_text.substr(0, 60)), m_at + 1, what));
  }
  char peek() {
    while (m_at < m_text.size() && (m_text[m_at] == ' ' || m_text[m_at] == '\t' || m_text[m_at] == '\n'))
      ++m_at;
    return m_at < m_text.size() ? m_text[m_at] : '\0';
  }
  bool take(std::string_view what) {
    peek();
    if (!m_text.substr(m_at).starts_with(what)) return false;
    m_at += what.size();
    return true;
  }
  void expect(std::string_view what) {
    if (!take(what)) fail(ReaderErrors::tr("expected %1", inQuotes(what)));
  }

  Value choice() {
    if (++m_depth > kMostNested) fail(ReaderErrors::tr("nested more than %1 deep", kMostNested));
    Value value = either(0);
    if (peek() == '?' && !m_text.substr(m_at).starts_with("?.") && take("?")) {
      const bool isYes = isTrue(value);
      Value yes = choice();
      expect(":");
      Value no = choice();
      value = isYes ? std::move(yes) : std::move(no);
    }
    --m_depth;
    return value;
  }
  // ||, ?? and &&: both sides are read, and have no effects.
  Value either(int level) {
    if (level == 2) return comparison();
    Value left = either(level + 1);
    for (;;) {
      if (level == 0 && take("||")) {
        Value right = either(1);
        if (!isTrue(left)) left = std::move(right);
      } else if (level == 0 && take("??")) {
        Value right = either(1);
        if (left.is_null()) left = std::move(right);
      } else if (level == 1 && take("&&")) {
        Value right = either(2);
        if (isTrue(left)) left = std::move(right);
      } else {
        return left;
      }
    }
  }
  Value comparison() {
    Value left = sum();
    for (;;) {
      std::string_view op;
      for (const std::string_view one : {"===", "!==", "==", "!=", "<=", ">=", "<", ">"})
        if (take(one)) {
          op = one;
          break;
        }
      if (!op.empty()) {
        left = compared(op, left, sum());
      } else if (isWordIn() && take("in")) {
        const Value in = sum();
        left = in.is_object() && in.contains(textOf(left));
      } else {
        return left;
      }
    }
  }
  bool isWordIn() {
    peek();
    const std::string_view rest = m_text.substr(m_at);
    return rest.starts_with("in") && (rest.size() == 2 || !isWordStart(rest[2]));
  }
  Value sum() {
    Value left = product();
    for (;;) {
      const char op = peek();
      if (op != '+' && op != '-') return left;
      ++m_at;
      left = arithmetic(op, left, product());
    }
  }
  Value product() {
    Value left = power();
    for (;;) {
      const char op = peek();
      if (op != '*' && op != '/' && op != '%') return left;
      ++m_at;
      left = arithmetic(op, left, power());
    }
  }
  Value power() {
    Value base = unary();
    return take("**") ? arithmetic('^', base, unary()) : base;
  }
  Value unary() {
    if (++m_depth > kMostNested) fail(ReaderErrors::tr("nested more than %1 deep", kMostNested));
    Value value;
    if (take("!"))
      value = !isTrue(unary());
    else if (take("-"))
      value = arithmetic('-', 0, unary());
    else if (take("+"))
      value = arithmetic('+', 0, unary());
    else
      value = access();
    --m_depth;
    return value;
  }
  Value access() {
    Value value = primary();
    for (;;) {
      const bool isMaybe = take("?.");
      // The context is not copied for one of its members: it may be large.
      const bool isOfContext = m_isContext;
      const auto memberOf = [&](const Value& name) { return member(isOfContext ? m_context : value, name); };
      if (take("[")) {
        value = memberOf(choice());
        expect("]");
      } else if (isMaybe || take(".")) {
        const std::string_view name = word();
        Value found = memberOf(std::string(name));
        // Older versions have the tables in the context.
        value = found.is_null() && isOfContext ? special(name) : std::move(found);
      } else {
        m_isContext = false;
        return isOfContext ? m_context : value;
      }
      m_isContext = false;
    }
  }
  std::string_view word() {
    peek();
    const std::size_t from = m_at;
    while (m_at < m_text.size() && (isWordStart(m_text[m_at]) || (m_at > from && isDigit(m_text[m_at]))))
      ++m_at;
    if (m_at == from) fail(ReaderErrors::tr("expected a name"));
    return m_text.substr(from, m_at - from);
  }
  Value primary() {
    m_isContext = false;
    const char c = peek();
    if (take("(")) {
      Value value = choice();
      expect(")");
      m_isContext = false;
      return value;
    }
    if (c == '\'' || c == '"' || c == '`') return quoted(c);
    if (isDigit(c) || c == '.') {
      const std::size_t from = m_at;
      while (m_at < m_text.size() && (isDigit(m_text[m_at]) || m_text[m_at] == '.')) ++m_at;
      const auto value = parseNumber(m_text.substr(from, m_at - from));
      if (!value) fail(ReaderErrors::tr("not a number"));
      return *value;
    }
    if (!isWordStart(c)) fail(ReaderErrors::tr("expected a value"));
    const std::string_view name = word();
    if (name == "true" || name == "false") return name == "true";
    if (name == "null" || name == "undefined") return {};
    if (name == "$") {
      m_isContext = true;
      return {};
    }
    Value found = member(m_context, std::string(name));
    return found.is_null() ? special(name) : found;
  }
  Value quoted(char quote) {
    ++m_at;
    std::string out;
    for (; m_at < m_text.size() && m_text[m_at] != quote; ++m_at) {
      if (quote == '`' && m_text.substr(m_at).starts_with("${")) {
        m_at += 2;
        append(out, textOf(choice()));
        if (peek() != '}') fail(ReaderErrors::tr("expected %1", inQuotes("}")));
        continue;
      }
      if (m_text[m_at] == '\\' && m_at + 1 < m_text.size()) ++m_at;
      out += m_text[m_at];
    }
    if (m_at == m_text.size()) fail(ReaderErrors::tr("a text has no end"));
    ++m_at;
    m_isContext = false;
    return out;
  }

  std::string_view m_text;
  const Value& m_context;
  std::size_t m_at = 0;
  int m_depth;
  bool m_isContext = false;  // what was read last is `$` itself, in whose place nothing stands
};

}  // namespace

nlohmann::json evaluateIn(std::string_view text, const nlohmann::json& context) {
  std::string out;
  for (std::size_t at = 0;;) {
    const std::size_t open = text.find("{{", at);
    const std::size_t close = open == std::string_view::npos ? open : text.find("}}", open);
    if (close == std::string_view::npos) return out + std::string(text.substr(at));
    const std::size_t begin = open > at && text[open - 1] == '$' ? open - 1 : open;
    // The braces of a list of fields may stand before the last two.
    std::size_t end = close;
    while (text.substr(end).starts_with("}}}")) ++end;
    Value value = ExpressionReader(text.substr(open + 2, end - open - 2), context, 0).read();
    if (begin == 0 && end + 2 == text.size()) return value;
    append(out, text.substr(at, begin - at));
    if (!value.is_null()) append(out, textOf(value));
    at = end + 2;
  }
}

}  // namespace searchlight::search
