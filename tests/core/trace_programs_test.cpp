// tests/core/trace_programs_test.cpp: the page for programmers: its programs run, and what they print opens.
#include "core/roads/road_graph.h"
#include "core/text/files.h"
#include "core/trace_formats/foreign_trace.h"
#include "core/trace_formats/search_trace_format.h"
#include "core/trace_formats/trace_plan.h"
#include "tests/test_main.h"

using namespace searchlight::search;

namespace {

const QString kTracePrograms = QStringLiteral(SEARCHLIGHT_TEST_DATA "/../../resources/traces/");

std::string traceResource(const QString& name) {
  return readFile((kTracePrograms + name).toStdString(), 100'000);
}

// What stands between ``` and ``` in the page, and in which language.
std::vector<std::pair<std::string, std::string>> blocksOfPage(const char* name = "README.md") {
  const std::string page = traceResource(QString::fromLatin1(name));
  std::vector<std::pair<std::string, std::string>> out;
  for (std::size_t at = page.find("```"); at != page.npos;
       at = page.find("```", page.find("```", at + 3) + 3)) {
    const std::size_t line = page.find('\n', at);
    out.emplace_back(page.substr(at + 3, line - at - 3),
                     page.substr(line + 1, page.find("```", line) - line - 1));
  }
  return out;
}

}  // namespace

class TraceProgramsTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void programsPrintTraces_data() {
    const auto row = testing::columns<QStringList, QString, QString, int, double, QString>(
        "command", "file", "language", "pathLength", "cost", "shownAs");
    row("Python", {u"python3"_s, u"%1"_s}, "breadth_first.py", "python", 16, 15.0, "cells");
    row("C++", {QStringLiteral(SEARCHLIGHT_BIN "/../tests/trace_program")}, "dijkstra.cpp", "cpp", 4, 7.25,
        "points");
    row("Java", {u"java"_s, u"%1"_s}, "Jugs.java", "java", 9, 8.0, "tree");
    row("JavaScript", {u"node"_s, u"%1"_s}, "a_star.mjs", "javascript", 16, 15.0, "cells");
  }
  void programsPrintTraces() {
    FETCH_ALL((QStringList, command), (const QString, file), (const QString, language));
    FETCH_ALL((const int, pathLength), (const double, cost), (const QString, shownAs));
    // The page shows the very program.
    const auto blocks = blocksOfPage();
    const auto shown =
        std::ranges::find(blocks, language.toStdString(), [](const auto& b) { return b.first; });
    QVERIFY(shown != blocks.end());
    QCOMPARE(QString::fromStdString(shown->second), QString::fromStdString(traceResource(file)));

    const QString program = QStandardPaths::findExecutable(command.takeFirst());
    if (program.isEmpty()) QSKIP("its language is not on this machine");
    QProcess process;
    process.start(program, command.replaceInStrings(u"%1"_s, kTracePrograms + file));
    QVERIFY(process.waitForFinished(120'000));
    QVERIFY2(process.exitCode() == 0, process.readAllStandardError().constData());
    const ForeignTrace trace(readSearchTrace(process.readAllStandardOutput().toStdString(), "t"));
    QCOMPARE(trace.outcome(), Outcome::Solved);
    QCOMPARE(trace.toldCost(), std::optional(cost));
    QCOMPARE(int(trace.route().size()), pathLength);
    const ForeignTrace* one = &trace;
    const auto plan = planOf({&one, 1});
    QCOMPARE(!plan ? u"tree"_s : plan->isGrid ? u"cells"_s : u"points"_s, shownAs);
  }

  void bothLanguagesShowTheSame() { QCOMPARE(blocksOfPage("README.zh_CN.md"), blocksOfPage()); }

  void examplesOfFormatsAreRead() {
    for (const auto& [language, text] : blocksOfPage())
      if (language == "yaml") {
        QCOMPARE(readSearchTrace(text, "t").events.size(), std::size_t{4});
      } else if (language.empty()) {
        QCOMPARE(roads::RoadGraph::read(text, "g").placeCount(), std::size_t{3});
      }
  }
};

SEARCHLIGHT_TEST(TraceProgramsTest)
#include "trace_programs_test.moc"
