// app/shell/comparable_of.h: what most domains say alike when their searches are compared. A domain says of one search what its own
// options make of it, takes the rest from here, and then fills in or replaces what it has of its own:
//
//   ComparedRun<TileOptions> run(tileOptions());
//   run.ask = [this](const TileOptions& options) { return asked(options); };
//   auto out = comparableOf(this, std::move(run), &TileForm::optionsChanged);
//   showStates<TilesBoard>(*out, this, nodeOf);
//   out->sets = [] { .. };
//
// Its page has options(), the form for a search, moment(), search() and addBoard() for one more board of what it shows.
#pragma once
#include <QSignalBlocker>
#include <QVBoxLayout>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "app/shell/comparable.h"
#include "app/shell/search_form.h"
#include "core/geometry/point.h"
#include "core/text/failure.h"
#include "widgets/board/board_view.h"
#include "widgets/compare/difference_finder.h"
#include "widgets/theme/error_texts.h"
#include "widgets/theme/theme.h"

namespace searchlight::ui {

// One search of a comparison, in the domain's own options.
template <class Options>
struct ComparedRun {
  ComparedRun() = default;
  // With all words of its options as the table has them. REQUIRES: the table outlives this.
  explicit ComparedRun(const setup::Options<Options>& table)
      : isOwn([&table](std::string_view name) { return setup::isOfRun(table, name); }),
        own([&table](const Options& options) {
          return setup::wordsOf(table, options, [](const auto& row) { return row.isOfRun; });
        }),
        shared([&table](const Options& options) {
          return setup::wordsOf(table, options,
                                [](const auto& row) { return !row.isOfRun && !row.value.empty(); });
        }),
        take([&table](Options& options, const RunWords& words) {
          return setup::takeWords(table, options, words);
        }) {
    if constexpr (std::is_same_v<Options, SearchChoice>) {
      title = [](const Options& options) { return titleOf(options, Comparable::kBetweenParts); };
      provesOptimum = promisesShortest;
    }
  }

  // ---- Words ----
  std::function<bool(std::string_view name)>
      isOwn;  // whether a word belongs to a single run, and not to all of them
  std::function<RunWords(const Options&)> own, shared;
  // `options`, but for what belongs to all runs; null: for all that `shared` says.
  std::function<Options(Options options, const Options& all)> sharing;
  // Changes what the words name. What is wrong with one, in English as core's readers say it: "algorithm: ..".
  std::function<std::optional<Failure>(Options&, const RunWords&)> take;
  std::function<QString(const Options&)> title;
  std::function<QString(const Options&)> text;  // Comparable::runText(); null: what its own words say
  std::function<QString(const std::vector<Options>&)>
      commandOfAll;  // null: none, or Comparable::setCommand()

  // ---- Question and answer ----
  std::function<Comparable::Asked(const Options&)> ask;
  std::function<bool(const Options&)> provesOptimum;  // whether the answer of such a run is the best there is
  // Of a way that has other figures than its steps and its cost.
  std::function<Comparable::Figures(const Options&, const WatchedRun&)> length;

  // The options that some words name: those of single runs, or those of all.
  std::optional<Failure> takeOnly(Options& options, const RunWords& words, bool isOfRun) const {
    RunWords chosen;
    for (const auto& [name, value] : words)
      if (isOwn(name) == isOfRun) chosen.set(name, value);
    return take(options, chosen);
  }
  Options withShared(Options options, const Options& all) const {
    if (sharing) return sharing(std::move(options), all);
    static_cast<void>(take(options, shared(all)));
    return options;
  }
};

// The form `F` is made by `makeForm`, and says by `changed` that its options are others.
template <class P, class Options, class Signal,
          class F = std::remove_cvref_t<decltype(std::declval<P&>().options())>>
std::unique_ptr<Comparable> comparableOf(
    P* page, ComparedRun<Options> domain, Signal changed, F* (*makeForm)() = [] { return new F; }) {
  auto out = std::make_unique<Comparable>();
  Comparable* const comparable = out.get();
  const auto run = std::make_shared<const ComparedRun<Options>>(std::move(domain));
  const auto present = [page]() -> Options { return page->options().options(); };
  const auto share = [=](const Options& options) {
    page->options().setOptions(run->withShared(present(), options));
  };
  // All options of a run, those of the page's among them.
  const auto optionsOf = [=](const RunWords& words) {
    Options options{};
    static_cast<void>(run->takeOnly(options, words, true));
    return run->withShared(std::move(options), present());
  };

  out->takeShared = [=](const RunWords& shared) {
    Options options = present();
    static_cast<void>(run->takeOnly(options, shared, false));
    share(options);
  };
  out->shared = [=] { return run->shared(present()); };
  out->presentRun = [=] {
    const std::vector<RunWords> traces = comparable->presentTraces();
    return traces.empty() ? run->own(present()) : traces.back();
  };
  out->whyNot = [=](const RunWords& words) -> std::optional<QString> {
    for (const auto& [name, value] : words)
      if (!run->isOwn(name))
        return errorText(behind("--" + name, ReaderErrors::tr("not an option of a run")));
    Options options{};
    const auto wrong = run->take(options, words);
    return wrong ? std::optional(errorText(*wrong)) : std::nullopt;
  };
  out->ask = [=](const RunWords& words) { return run->ask(optionsOf(words)); };
  out->moment = [page] { return page->moment(); };
  out->presentEvent = [page]() -> std::optional<std::size_t> {
    const WatchedRun& search = page->search();
    if (!search.hasSearch() || search.isPlayback() || search.isAtEnd()) return std::nullopt;
    return search.position();
  };
  out->title = [=](const RunWords& words) { return run->title(optionsOf(words)); };
  out->runText = [=](const RunWords& words) {
    return run->text ? run->text(optionsOf(words)) : runTextOf(run->own(optionsOf(words)));
  };
  if (run->commandOfAll)
    out->commandOfAll = [=](const std::vector<RunWords>& all) {
      std::vector<Options> options;
      options.reserve(all.size());
      for (const RunWords& words : all) options.push_back(optionsOf(words));
      return run->commandOfAll(options);
    };
  out->figures = [=](const RunWords& words, const WatchedRun& search) {
    const Options options = optionsOf(words);
    Comparable::Figures figures;
    if (search.hasSearch() && search.answer().outcome == search::Outcome::Solved) {
      if (run->length) {
        figures = run->length(options, search);
      } else if (search.answer().route) {
        figures.steps = search.answer().route->size() - 1;
        figures.cost = static_cast<double>(search.answer().cost);
      }
    }
    figures.provesOptimum = run->provesOptimum(options);
    return figures;
  };
  out->makeEditor = [=](QWidget* parent) {
    auto* editor = new RunEditor(parent);
    F* form = makeForm();
    auto* column = bareLayout<QVBoxLayout>(editor);
    column->addWidget(form);
    const auto show = [=](const Options& options) {
      const QSignalBlocker quiet(form);
      form->setOptions(run->withShared(options, present()));
    };
    editor->setRun = [=](const RunWords& words) { show(optionsOf(words)); };
    editor->setProblem = [form](const QString& problem) { form->setProblem(problem); };
    QObject::connect(form, changed, editor, [=] {
      const Options options = form->options();
      share(options);
      Q_EMIT editor->edited(run->own(options));
    });
    // Shared options may be changed elsewhere: by undoing, by another window's set-up.
    QObject::connect(comparable, &Comparable::questionChanged, editor, [=] { show(form->options()); });
    return editor;
  };
  return out;
}

// A state is a whole board, a StateBoard that follows its search; `nodeOf` gives the node that one shows. No picture of a board could
// hold what two of them differ in.
template <class Board, class P>
void showStates(Comparable& out, P* page, search::NodeId (*nodeOf)(const search::Session&, const Board&)) {
  out.describe = [](const WatchedRun&, const BoardView& board, Point cell) {
    return static_cast<const StateBoard&>(board).pieceText(cell);
  };
  // A breakpoint is at what the board shows, while that is of the search.
  out.stateShown = [nodeOf](const WatchedRun& search, const BoardView& board) -> std::optional<std::string> {
    const auto& shown = static_cast<const Board&>(board);
    if (!search.hasSearch() || !shown.follows(search)) return std::nullopt;
    const search::NodeId node = nodeOf(search.session(), shown);
    return node != search::kNoNode ? std::optional(search.session().stateText(node)) : std::nullopt;
  };
  out.makeBoard = [page](QWidget* parent, const Comparable::WrapGround&) { return page->addBoard(parent); };
  out.showNode = [](BoardView& board, std::optional<search::NodeId> node) {
    static_cast<StateBoard&>(board).showNode(node);
  };
  out.makeDifferences = [] { return std::make_unique<DepthDifferences>(); };
}

// A state is a cell of the page's board, if `contains` has it. The page tells which node of a search is there, and describes it.
template <class P>
void placeNodes(Comparable& out, P* page, std::function<bool(Point cell)> contains) {
  out.describe = [page](const WatchedRun& search, const BoardView& board, Point cell) {
    return page->describe(search, search.isPlayback() ? board.nodeAt(cell) : page->nodeAt(search, cell),
                          cell);
  };
  out.stateAt = [contains = std::move(contains)](Point cell) {
    return contains(cell) ? std::optional(pointText(cell)) : std::nullopt;
  };
  out.makeBoard = [page](QWidget* parent, const Comparable::WrapGround& wrap) {
    return page->addBoard(parent, wrap);
  };
  out.legendCommands = [page] { return page->legendCommands(); };
}

}  // namespace searchlight::ui
