// tests/rows.h: the tables of data-driven tests: all columns in one line, a row in one call, columns of one type fetched in one line;
// and what a call is refused with.
//
//   void threshold_data() {
//     const auto row = testing::columns<int, bool, QString>("threshold", "darkIsWall", "rows");
//     row("none dark", 0, true, "../..");
//   }
//   void threshold() {
//     FETCH_ALL((const int, threshold), (const bool, darkIsWall), (const QString, rows));
//
// A short table is one expression: columns<bool>("hasPath")("a path", true)("no path", false).
// A value is written as a parameter is: a literal becomes a QString (from UTF-8) or a std::string by itself.
#pragma once
#include <QtTest>
#include <concepts>
#include <cstdarg>
#include <exception>
#include <string>
#include <tuple>
#include <utility>

// Tests write their strings as u"text"_s.
using namespace Qt::StringLiterals;

namespace searchlight::testing {

struct RowText {
  RowText() = default;
  RowText(const char* utf8) : text(QString::fromUtf8(utf8)) {}
  RowText(const QByteArray& utf8) : text(QString::fromUtf8(utf8)) {}
  template <std::convertible_to<QString> T>
  RowText(T&& value) : text(std::forward<T>(value)) {}
  QString text;
};
struct RowName {
  RowName(const char* name) : text(name) {}
  RowName(const QByteArray& name) : text(name) {}
  RowName(const std::string& name) : text(QByteArray::fromStdString(name)) {}
  RowName(const RowText& name) : text(name.text.toUtf8()) {}
  QByteArray text;
};
// As printf has it; %s is UTF-8.
Q_ATTRIBUTE_FORMAT_PRINTF(1, 2) inline QByteArray rowName(const char* format, ...) {
  va_list words;
  va_start(words, format);
  const QString name = QString::vasprintf(format, words);
  va_end(words);
  return name.toUtf8();
}

template <class T>
struct RowValue {
  using Type = T;
  static const T& of(const T& value) { return value; }
};
template <>
struct RowValue<QString> {
  using Type = RowText;
  static const QString& of(const RowText& value) { return value.text; }
};

template <class... Columns>
struct RowsOf {
  const RowsOf& operator()(const RowName& name, const typename RowValue<Columns>::Type&... values) const {
    QTestData& row = QTest::newRow(name.text.constData());
    (void)(row << ... << RowValue<Columns>::of(values));
    return *this;
  }
  // Named as its first value.
  const RowsOf& operator()(const typename RowValue<Columns>::Type&... values) const {
    return (*this)(std::get<0>(std::tie(values...)), values...);
  }
};
template <class... Columns, class... Names>
RowsOf<Columns...> columns(Names... names) {
  static_assert(sizeof...(Columns) == sizeof...(Names));
  (QTest::addColumn<Columns>(names), ...);
  return {};
}

// A column of texts by which the rows are named: eachOf("page", {"lines", "klotski"}).
void eachOf(const char* column, const auto& texts) {
  const auto row = columns<QString>(column);
  for (const auto& text : texts) row(text);
}
inline void eachOf(const char* column, std::initializer_list<RowText> texts) {
  eachOf<std::initializer_list<RowText>>(column, texts);
}

// Whether a text says so; a test that fails then tells what it says instead.
inline bool isTold(bool isThere, const QString& text) {
  if (!isThere) qWarning("the text is: %s", qPrintable(text));
  return isThere;
}
bool contains(const QString& text, const auto& part) { return isTold(text.contains(part), text); }
bool startsWith(const QString& text, const auto& part) { return isTold(text.startsWith(part), text); }
bool endsWith(const QString& text, const auto& part) { return isTold(text.endsWith(part), text); }

// What a call is refused with; empty where it is not.
template <class Text = QString>
Text refusalOf(auto&& call) {
  try {
    call();
  } catch (const std::exception& error) {
    if constexpr (std::is_same_v<Text, QString>)
      return QString::fromUtf8(error.what());
    else
      return error.what();
  }
  return {};
}

}  // namespace searchlight::testing

// Several columns of one type: FETCH(const QString, text, message);
#define FETCH_1(Type, name) QFETCH(Type, name);
#define FETCH_2(Type, name, ...) \
  QFETCH(Type, name);            \
  FETCH_1(Type, __VA_ARGS__)
#define FETCH_3(Type, name, ...) \
  QFETCH(Type, name);            \
  FETCH_2(Type, __VA_ARGS__)
#define FETCH_4(Type, name, ...) \
  QFETCH(Type, name);            \
  FETCH_3(Type, __VA_ARGS__)
#define FETCH_5(Type, name, ...) \
  QFETCH(Type, name);            \
  FETCH_4(Type, __VA_ARGS__)
#define FETCH_6(Type, name, ...) \
  QFETCH(Type, name);            \
  FETCH_5(Type, __VA_ARGS__)
#define FETCH_OF(a, b, c, d, e, f, chosen, ...) chosen
#define FETCH(Type, ...) \
  FETCH_OF(__VA_ARGS__, FETCH_6, FETCH_5, FETCH_4, FETCH_3, FETCH_2, FETCH_1, )(Type, __VA_ARGS__)

// Columns of several types: FETCH_ALL((const QString, page), (const bool, isKilled));
#define FETCH_ALL_1(column) QFETCH column
#define FETCH_ALL_2(column, ...) \
  QFETCH column;                 \
  FETCH_ALL_1(__VA_ARGS__)
#define FETCH_ALL_3(column, ...) \
  QFETCH column;                 \
  FETCH_ALL_2(__VA_ARGS__)
#define FETCH_ALL_4(column, ...) \
  QFETCH column;                 \
  FETCH_ALL_3(__VA_ARGS__)
#define FETCH_ALL_5(column, ...) \
  QFETCH column;                 \
  FETCH_ALL_4(__VA_ARGS__)
#define FETCH_ALL_6(column, ...) \
  QFETCH column;                 \
  FETCH_ALL_5(__VA_ARGS__)
#define FETCH_ALL(...)                                                                                  \
  FETCH_OF(__VA_ARGS__, FETCH_ALL_6, FETCH_ALL_5, FETCH_ALL_4, FETCH_ALL_3, FETCH_ALL_2, FETCH_ALL_1, ) \
  (__VA_ARGS__)
