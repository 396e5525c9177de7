// tests/core/trace_document_test.cpp: names by number, and what the words for events mean.
#include "core/trace_formats/trace_document.h"

#include "tests/test_main.h"

using namespace searchlight::search;

Q_DECLARE_METATYPE(TraceEventKind)

class TraceDocumentTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void classifies_data() {
    const auto row = testing::columns<QString, TraceEventKind>("type", "kind");
    using enum TraceEventKind;
    row("source", Source);
    row("start", Source);
    row("destination", Destination);
    row("goal", Destination);
    row("generate", Generate);
    row("generating", Generate);
    row("generated", Generate);
    row("open", Generate);
    row("opening", Generate);
    row("discover", Generate);
    row("discovered", Generate);
    row("update", Update);
    row("updating", Update);
    row("relax", Update);
    row("relaxing", Update);
    row("relaxed", Update);
    row("decrease", Update);
    row("decrease-key", Update);
    row("reopen", Reopen);
    row("reopening", Reopen);
    row("expand", Expand);
    row("expanding", Expand);
    row("Expanded", Expand);
    row("popping", Expand);
    row("close", Close);
    row("closing", Close);
    row("closed", Close);
    row("CLOSING", Close);
    row("backtracking", Close);
    row("prune", Prune);
    row("pruned", Prune);
    row("dead end", Prune);
    row("dead_end", Prune);
    row("scanning", Scan);
    row("path", Path);
    row("end", End);
    row("ended", End);
    row("finish", End);
    row("solution", End);
    row("", Other);
    row("ing", Other);
    row("ed", Other);
    row("-", Other);
    row("raycast", Other);
    row("expansionist", Other);
    row("openinging", Other);
    row("Entwicklung", Other);
    row("an expanding text that is much too long to be the name of anything", Other);
  }
  void classifies() {
    FETCH_ALL((QString, type), (TraceEventKind, kind));
    QCOMPARE(classify(type.toStdString()), kind);
  }

  void understandsItsOwnWords() {
    for (int i = 0; i < kTraceEventKinds; ++i) {
      const auto kind = static_cast<TraceEventKind>(i);
      QVERIFY(!typeName(kind).empty());
      QCOMPARE(classify(typeName(kind)), kind);
    }
  }

  void knowsNumbersFromNone() {
    const OptionalNumber none, nan(std::numeric_limits<double>::quiet_NaN()), zero(0), half(0.5);
    QVERIFY(!none && !nan);
    QVERIFY(zero && half);
    QCOMPARE(*half, 0.5);
    QCOMPARE(none.value_or(7), 7.0);
    QCOMPARE(zero.value_or(7), 0.0);
    QVERIFY(none == nan);
    QVERIFY(none != zero);
    QVERIFY(half == OptionalNumber(0.5));
  }

  void numbersNamesInOrder() {
    NameTable table;
    QCOMPARE(table.find("a"), kNoName);
    QCOMPARE(table.intern("a"), 0U);
    QCOMPARE(table.intern(""), 1U);
    QCOMPARE(table.intern("ab"), 2U);
    QCOMPARE(table.intern("a"), 0U);
    QCOMPARE(table.intern(""), 1U);
    QCOMPARE(table.size(), std::size_t{3});
    QVERIFY(table[0] == "a");
    QVERIFY(table[1].empty());
    QVERIFY(table[2] == "ab");
    QCOMPARE(table.find("ab"), 2U);
    QCOMPARE(table.find("b"), kNoName);

    NameTable same;
    for (const char* name : {"a", "", "ab"}) same.intern(name);
    QVERIFY(table == same);
    same.intern("b");
    QVERIFY(!(table == same));
  }

  void keepsManyNames() {
    constexpr NameIndex kNames = 10'000;
    NameTable table;
    for (NameIndex i = 0; i < kNames; ++i) QCOMPARE(table.intern(std::to_string(i * 7)), i);
    for (NameIndex i = 0; i < kNames; ++i) {
      QCOMPARE(table.find(std::to_string(i * 7)), i);
      QVERIFY(table[i] == std::to_string(i * 7));
    }
    QCOMPARE(table.find("1"), kNoName);
  }
};

SEARCHLIGHT_TEST(TraceDocumentTest)
#include "trace_document_test.moc"
