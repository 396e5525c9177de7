// tests/core/utf8_test.cpp: what is text and what is not, and numbers as text.
#include "core/text/utf8.h"

#include <bit>

#include "core/text/number_text.h"
#include "tests/core/seed.h"
#include "tests/test_main.h"

using namespace searchlight;

class Utf8Test : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void findsWhatIsNoText_data();
  void findsWhatIsNoText();
  void allowsControlCharactersInUtf8();
  void numbersHaveNoExponent_data();
  void numbersHaveNoExponent();
  void numbersReadBackAsTheSame();
  void timesAreToldToTheNanosecond();
  void longTitlesAreCut_data();
  void longTitlesAreCut();
};

void Utf8Test::longTitlesAreCut_data() {
  QTest::addColumn<QString>("title");
  QTest::addColumn<QString>("shown");
  const auto row = [](const char* name, const char* character, int count, bool isCut) {
    const QString one = QString::fromUtf8(character);
    QTest::newRow(name) << one.repeated(count)
                        << (isCut ? one.repeated(199) + QChar(0x2026) : one.repeated(count));
  };
  row("none", "", 0, false);
  row("short", "a", 12, false);
  row("as long as may be", "a", 200, false);
  row("one more", "a", 201, true);
  row("very long", "a", 1'000'000, true);
  row("two bytes", "\u00e9", 200, false);
  row("two bytes, one more", "\u00e9", 201, true);
  row("three bytes", "\u6a2a", 200, false);
  row("three bytes, one more", "\u6a2a", 201, true);
  row("four bytes", "\U0001F526", 200, false);
  row("four bytes, one more", "\U0001F526", 201, true);
}
void Utf8Test::longTitlesAreCut() {
  FETCH(QString, title, shown);
  QCOMPARE(QString::fromStdString(shownTitle(title.toStdString())), shown);
}

void Utf8Test::findsWhatIsNoText_data() {
  QTest::addColumn<QByteArray>("bytes");
  QTest::addColumn<int>("bad");  // -1: none
  QTest::newRow("nothing") << QByteArray() << -1;
  QTest::newRow("ascii") << QByteArray("a\tb\r\nc~\x7f") << -1;
  QTest::newRow("two, three and four bytes")
      << QByteArray("\xC2\x80 \xDF\xBF \xE2\x82\xAC \xF0\x9F\x94\xA6") << -1;
  QTest::newRow("the ends of the ranges")
      << QByteArray("\xE0\xA0\x80\xED\x9F\xBF\xEE\x80\x80\xEF\xBF\xBF\xF0\x90\x80\x80\xF4\x8F\xBF\xBF") << -1;
  QTest::newRow("NUL") << QByteArray("ab\0c", 4) << 2;
  QTest::newRow("escape") << QByteArray("a\x1b[0m") << 1;
  QTest::newRow("PNG") << QByteArray("\x89PNG") << 0;
  QTest::newRow("lone continuation") << QByteArray("a\x80") << 1;
  QTest::newRow("cut after one of two") << QByteArray("ab\xC3") << 2;
  QTest::newRow("cut after two of three") << QByteArray("\xE2\x82") << 0;
  QTest::newRow("cut after three of four") << QByteArray("\xF0\x9F\x94") << 0;
  QTest::newRow("broken off by a letter") << QByteArray("\xE2\x82z") << 0;
  QTest::newRow("overlong, two bytes") << QByteArray("\xC0\xAF") << 0;
  QTest::newRow("overlong, three bytes") << QByteArray("\xE0\x9F\xBF") << 0;
  QTest::newRow("overlong, four bytes") << QByteArray("\xF0\x8F\xBF\xBF") << 0;
  QTest::newRow("surrogate") << QByteArray("\xED\xA0\x80") << 0;
  QTest::newRow("beyond U+10FFFF") << QByteArray("\xF4\x90\x80\x80") << 0;
  QTest::newRow("five bytes") << QByteArray("\xF8\x88\x80\x80\x80") << 0;
  QTest::newRow("UTF-16") << QByteArray("\xFF\xFEv\0", 4) << 0;
}

void Utf8Test::findsWhatIsNoText() {
  QFETCH(QByteArray, bytes);
  QFETCH(int, bad);
  const std::size_t expected = bad < 0 ? std::string_view::npos : static_cast<std::size_t>(bad);
  QCOMPARE(findNonText(bytes.toStdString()), expected);
}

void Utf8Test::allowsControlCharactersInUtf8() {
  QVERIFY(isUtf8(std::string_view("a\0\x1b", 3)));
  QVERIFY(!isUtf8("\x80"));
  QVERIFY(!isUtf8("a\xC3"));
}

void Utf8Test::numbersHaveNoExponent_data() {
  QTest::addColumn<double>("value");
  QTest::addColumn<QString>("text");
  QTest::addColumn<QString>("sixDecimals");
  const auto row = [](double value, const char* text, const char* sixDecimals) {
    QTest::newRow(text) << value << text << sixDecimals;
  };
  row(0, "0", "0.000000");
  row(3, "3", "3.000000");
  row(1.5, "1.5", "1.500000");
  row(-0.25, "-0.25", "-0.250000");
  row(0.1, "0.1", "0.100000");
  row(2.8236e-05, "0.000028236", "0.000028");
  row(2.8236000000000005e-05, "0.000028236000000000005", "0.000028");
  row(5e-324, ("0." + std::string(323, '0') + "5").c_str(), "0.000000");
  row(1e22, "10000000000000000000000", "10000000000000000000000.000000");
  row(14.142135623730951, "14.142135623730951", "14.142136");
}
void Utf8Test::numbersHaveNoExponent() {
  QFETCH(double, value);
  FETCH(QString, text, sixDecimals);
  QCOMPARE(QString::fromStdString(numberText(value)), text);
  QCOMPARE(QString::fromStdString(numberText(value, 6)), sixDecimals);
  QCOMPARE(QString::fromStdString(numberText(-0.0)), QStringLiteral("0"));
}

void Utf8Test::numbersReadBackAsTheSame() {
  Random random = testing::randomFor("numbers");
  for (int i = 0; i < testing::rounds(2000); ++i) {
    const double value = std::bit_cast<double>(random.next());
    if (!std::isfinite(value)) continue;
    const std::string text = numberText(value);
    QVERIFY2(text.find_first_not_of("-.0123456789") == std::string::npos, text.c_str());
    QVERIFY2(std::strtod(text.c_str(), nullptr) == value, text.c_str());
  }
}

void Utf8Test::timesAreToldToTheNanosecond() {
  QCOMPARE(QString::fromStdString(numberText(toNanoseconds(2.8236000000000005e-05))),
           QStringLiteral("0.000028236"));
  QCOMPARE(QString::fromStdString(numberText(toNanoseconds(1.0000000001))), QStringLiteral("1"));
  QCOMPARE(QString::fromStdString(numberText(toNanoseconds(1e-9))), QStringLiteral("0.000000001"));
  QVERIFY(toNanoseconds(1e300) == 1e300 &&
          std::isinf(toNanoseconds(std::numeric_limits<double>::infinity())));
  Random random = testing::randomFor("times");
  for (int i = 0; i < testing::rounds(2000); ++i) {
    const double told = toNanoseconds(random.below(1'000'000) + random.below(1'000'000'000) * 1e-9 + 3e-11);
    const std::string text = numberText(told);
    QVERIFY2(text.size() - std::min(text.find('.'), text.size() - 1) <= 10, text.c_str());
  }
}

SEARCHLIGHT_TEST(Utf8Test)
#include "utf8_test.moc"
