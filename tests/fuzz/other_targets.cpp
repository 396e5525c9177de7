// tests/fuzz/other_targets.cpp: bytes told apart, and read as workspaces, lessons, traces and results; what is one is written and read
// back equal.
#include <cstddef>
#include <utility>

#include "core/experiment/figures.h"
#include "core/files/recognise.h"
#include "core/lessons/lesson.h"
#include "core/setup/set_up.h"
#include "core/text/encoding.h"
#include "core/text/utf8.h"
#include "core/trace/trace_player.h"
#include "core/trace_formats/foreign_trace.h"
#include "core/trace_formats/search_trace_format.h"
#include "tests/fuzz/targets.h"

namespace searchlight::fuzz {
namespace {

// Whatever they are, the text is UTF-8.
void checkFiles(std::string_view bytes) {
  const files::Recognised file = files::recognise(bytes.substr(0, files::kHeadBytes), "fuzz.map");
  require(file.kind && (file.isByContent || file.is(files::Kind::Map)), "the ending is not the hint");
  readOrRefuse("fuzz", [&](std::string&) {
    const PlainText text(bytes, "fuzz", std::size_t{1} << 24);
    require(isUtf8(text.view()), "text is not UTF-8");
    require(!utf8Of(text.view()) || text.view().find("<?xml") != std::string_view::npos ||
                text.view().starts_with('<') || text.view().starts_with(std::string_view("\0<", 2)),
            "text is not what it was read as");
  });
}

void checkSetUp(std::string_view text) {
  readOrRefuse("fuzz.searchlight:", [&](std::string& written) {
    const setup::SetUp setUp = setup::read(text, "fuzz.searchlight");
    written = setup::write(setUp);
    require(setup::read(written, "written") == setUp, "what was written does not read back equal");
    require(setup::read(setup::writeLine(setUp), "written") == setUp, "one line does not read back equal");
  });
}

// What is one keeps to its bounds, and is its own translation.
void checkLesson(std::string_view text) {
  readOrRefuse("fuzz.en.md", [&](std::string&) {
    const lessons::Lesson lesson = lessons::readLesson(text, "fuzz.en.md");
    require(!lesson.steps.empty() && lesson.steps.size() <= lessons::kMostSteps,
            "a lesson without steps, or with too many");
    for (const lessons::Step& step : lesson.steps) {
      require(!step.setUp || *step.setUp < lesson.setUps.size(), "a step shows a set-up that there is not");
      for (const lessons::QuestionBlock& question : step.questions)
        require(question.setUp < lesson.setUps.size(), "a question is about a set-up that there is not");
    }
    for (const lessons::NamedSetUp& named : lesson.setUps)
      require(named.setUp.board.text && named.setUp.board.path.empty(),
              "a set-up without a board of its own");
    require(!lessons::whereBlocksDiffer(lesson, lessons::readLesson(text, "fuzz.en.md")),
            "the same text does not read equal");
  });
}

// With statistics that hold.
void checkResults(std::string_view bytes) {
  using namespace experiment;
  readOrRefuse("fuzz.csv:", [&](std::string& written) {
    const Results results = Results::read(bytes, "fuzz.csv");
    written = results.csv();
    require(Results::read(written, "again.csv").csv() == written,
            "what was written does not read back equal");
    RowIds rows = results.rowsWith();
    for (std::size_t i = 0; i < results.columnCount(); ++i) {
      results.sort(rows, i, true);
      require(rows.size() == results.rowCount(), "rows are lost");
      std::size_t count = 0;
      for (const Group& group : groupsOf(results, rows, 0, i)) {
        const Summary& s = group.summary;
        require(s.count == 0 || (s.min <= s.lowerQuartile && s.lowerQuartile <= s.median &&
                                 s.median <= s.upperQuartile && s.upperQuartile <= s.max),
                "quartiles are out of order");
        count += group.rows.size();
      }
      require(count == rows.size(), "groups are not the whole");
      mediansOf(scatterOf(results, rows, 0, i, 0), 5);
      boxesOf(results, rows, 0, i);
    }
  });
}

// ---- Traces ----

using namespace search;

std::string textOf(const TraceDocument& document, SearchTraceFlavour flavour) {
  std::string text;
  SearchTraceWriter writer(text, flavour, SearchTraceView::Cells, document.setUp);
  writeSearchTrace(document, writer);
  writer.finish();
  return text;
}

void requireRoundTrip(TraceDocument document) {
  // Of keys that were given twice the first values are in the tables of names, and in nothing that is written.
  if (document.repeatedKeys > 0)
    document = readSearchTrace(textOf(document, SearchTraceFlavour::Json), "written");
  require(document.repeatedKeys == 0, "a key was written twice");
  document.version = kSearchTraceVersion;
  for (const SearchTraceFlavour flavour : {SearchTraceFlavour::Yaml, SearchTraceFlavour::Json})
    require(readSearchTrace(textOf(document, flavour), "written") == document,
            "what was written does not read back equal");
}

// Forwards to its end and back to where nothing has happened.
void requirePlaying(TraceDocument document) {
  const ForeignTrace trace(std::move(document));
  TracePlayer player(trace.trace());
  while (player.forward()) {
  }
  require(player.position() == trace.trace().end(), "not played to its end");
  require(player.open().size() == trace.stats().open, "the player counts other nodes as open");
  while (player.back()) {
  }
  for (const PlayedNode& node : player.nodes())
    require(node == PlayedNode(), "not played back to its beginning");
}

void checkSearchTrace(std::string_view text) {
  for (const char* fileName : {"fuzz.json", "fuzz.yaml"})
    readOrRefuse(fileName, [&](std::string& written) {
      const TraceDocument document = readSearchTrace(text, fileName);
      written = "played";
      requirePlaying(document);
      requireRoundTrip(document);
    });
}

}  // namespace

std::span<const Target> otherTargets() {
  static constexpr Target kTargets[]{{"files", checkFiles},
                                     {"lesson", checkLesson},
                                     {"results", checkResults},
                                     {"search_trace", checkSearchTrace},
                                     {"set_up", checkSetUp}};
  return kTargets;
}

}  // namespace searchlight::fuzz
