// app/cli/set_up_option.cpp: which set-ups a domain's commands take, and what they take of them.
#include "app/cli/set_up_option.h"

#include <filesystem>
#include <ostream>

#include "app/cli/process_memory.h"
#include "core/files/recognise.h"
#include "core/lessons/set_up_block.h"
#include "core/text/complaint.h"
#include "core/text/failure.h"
#include "core/text/files.h"
#include "core/text/line_reader.h"

namespace searchlight::cli {

namespace {

// Whether such a file is there and a set-up, by its content; standard input, too. From other pipes nothing is taken.
bool isSetUpFile(const std::string& file) try {
  if (file == kStandardStream)
    return files::recognise(readHeadOfInput(files::kHeadBytes), file).is(files::Kind::SetUp);
  return files::recogniseFile(file).is(files::Kind::SetUp);
} catch (const FormatError&) {
  return false;  // whoever reads it says what is wrong
}

}  // namespace

void SetUpOption::addTo(CLI::App& parser, const DomainOfSetUps& domain, SetUpUse asked) {
  use = asked;
  const std::string what = "A workspace: replaces " + std::string(domain.board);
  const char* const besides = use == SetUpUse::Survey ? ""
                              : use == SetUpUse::Comparison
                                  ? ", the searches and all options that are not given"
                                  : " and all options that are not given";
  file.addTo(parser, "--setup", "FILE.searchlight", what + besides);
}

bool SetUpOption::isInPlace() const { return !file.isGiven() && board() && isSetUpFile(*board()); }

setup::SetUp readSetUp(const std::string& text, const std::string& from, std::ostream& error) {
  std::vector<std::string> unknown;
  setup::SetUp setUp = setup::read(text, from, unknown);
  lessons::addUnknownWords(setUp, unknown);
  for (const std::string& entry : unknown)
    error << from << ": unknown entry " << inQuotes(entry) << " is ignored\n";
  return setUp;
}

setup::SetUp SetUpOption::read(const DomainOfSetUps& domain, std::size_t room, const Console& console) const {
  const std::string& from = fileName("--setup", name());
  setup::SetUp setUp = readSetUp(readFileWithin(from, domain.mostBytes, room), from, console.error);
  const bool isComparison = setUp.page == setup::kComparePage;
  const std::string* world = isComparison ? setUp.view.find("world") : nullptr;
  const std::string& about = world ? *world : setUp.page;
  if (about != domain.page && !(isComparison && !world && domain.namesComparison)) {
    const bool mayCompare = domain.namesComparison && !world && use == SetUpUse::Comparison;
    throw FormatError(from, 0,
                      (world ? "world: " : "page: ") + inQuotes(about) + " " + std::string(domain.isOther) +
                          ": must be " + (mayCompare ? inQuotes(setup::kComparePage) + " or " : "") +
                          inQuotes(domain.page));
  }
  if (isComparison && use == SetUpUse::OneSearch)
    throw FormatError(from, 0,
                      "page: " + inQuotes(setUp.page) +
                          " holds several searches: use searchlight-cli compare " +
                          std::string(domain.command) + " --setup");
  return setUp;
}

AskedWords SetUpOption::words(const setup::SetUp& setUp, const DomainOfSetUps& domain,
                              const Console& console) const {
  AskedWords asked;
  for (const auto& [key, word] : setUp.question)
    if (setUp.page != setup::kComparePage || !domain.isOfRun(key)) asked.question.set(key, word);
  if (use != SetUpUse::Comparison) return asked;
  for (const setup::Words& run : setUp.runs) {
    if (const std::string* trace = run.find("trace"))
      console.error << name() << ": runs: " << onOneLine(*trace) << " is a search trace and is left out\n";
    else
      asked.runs.push_back(run);
  }
  return asked;
}

setup::BoardText SetUpOption::boardOf(const setup::SetUp& setUp, const Console& console) const {
  setup::BoardText text = setup::boardText(setUp.board, std::filesystem::path(name()).parent_path(), name());
  if (text.changed) console.error << text.fileName << " has changed since " << name() << " was made\n";
  return text;
}

}  // namespace searchlight::cli
