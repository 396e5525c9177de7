// app/shell/comparable_of.h: the Comparable of any domain, made from what only that domain knows of itself.
//
//   struct TilesCompared : ComparedPage<TilesPage> { ..what tiles have of their own.. };
//   m_comparable = std::make_unique<ComparableOf<TilesCompared>>(this);
//
// Nothing here knows which domain it serves: what a domain does not have it does not supply, and it is not offered.
#pragma once
#include <QDir>
#include <QVBoxLayout>
#include <concepts>
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

namespace searchlight::ui {

// ---- What a domain supplies --------------------------------------------------------------------------------------------------

// What most domains have alike; a domain derives from it and hides what is otherwise there. Its page has moment() and search(),
// addBoard() for one more board of what it shows, and options(), its form for a search; legendCommands() where there is a legend.
template <class P, auto optionTable>
class ComparedPage {
 public:
  using Page = P;
  using Form = std::remove_cvref_t<decltype(std::declval<P&>().options())>;
  using Options = std::remove_cvref_t<decltype(std::declval<const Form&>().options())>;
  // By these names: lupdate takes `Comparable::Asked ask()` for a function of Comparable, and its texts for that one's.
  using Asked = Comparable::Asked;
  using Set = Comparable::Set;
  using Figures = Comparable::Figures;
  using Playback = Comparable::Playback;
  static constexpr QStringView kBetweenParts = Comparable::kBetweenParts;

  // REQUIRES: the page outlives this; nothing is asked before it is built.
  ComparedPage(P* page, Comparable* comparable) : m_page(page), m_comparable(comparable) {}

  // ---- A run's options as words and back ----
  // Whether a word belongs to a single run, and not to all of them.
  static bool isOwn(std::string_view name) { return setup::isOfRun(optionTable(), name); }
  static RunWords ownWords(const Options& options) {
    return setup::wordsOf(optionTable(), options, [](const auto& row) { return row.isOfRun; });
  }
  static RunWords sharedWords(const Options& options) {
    return setup::wordsOf(optionTable(), options,
                          [](const auto& row) { return !row.isOfRun && !row.value.empty(); });
  }
  // Changes what the words name. What is wrong with one, in English as core's readers say it: "algorithm: ..".
  static std::optional<Failure> take(Options& options, const RunWords& words) {
    return setup::takeWords(optionTable(), options, words);
  }
  // `own`, but for what belongs to all runs.
  static Options withShared(Options own, const Options& shared) {
    static_cast<void>(take(own, sharedWords(shared)));
    return own;
  }
  static QString title(const Options& options) { return titleOf(options, kBetweenParts); }
  // Whether the answer of such a run is the best there is.
  bool provesOptimum(const Options& options) const { return promisesShortest(options); }

  // ---- Its form ----
  static Form* makeForm() { return new Form; }
  static constexpr auto kFormChanged = &Form::optionsChanged;

  // ---- What is there only where a page is compared ----
  QString nodeTitle() const { return {}; }
  void fillMenu(QMenu* /*menu*/, Point /*cell*/) const {}
  PageParts parts() const { return {}; }
  QAction* eye() const { return nullptr; }

 protected:
  P* m_page;
  Comparable* m_comparable;  // whose signals it may connect to, and emit
};

// A state is a whole board, `Board`, a StateBoard that follows its search: nodeOf() gives the node that one shows.
template <class W>
concept HasWholeBoards = std::derived_from<typename W::Board, StateBoard> &&
    requires(const search::Session& session, const typename W::Board& board) {
  { W::nodeOf(session, board) } -> std::same_as<search::NodeId>;
};
// A state is a cell of the board. The page tells which node of a search is there, and describes it.
template <class W>
concept HasCells = requires(const W& world, Point cell) {
  { world.contains(cell) } -> std::same_as<bool>;
};
// The command line's word for it, and what is searched with what belongs to all runs; empty: nothing that a command can name.
template <class W>
concept HasSubject = requires(const W& world) {
  { W::kCommand } -> std::convertible_to<QStringView>;
  { world.subject() } -> std::same_as<QString>;
};
// A line of its own for a shell.
template <class W>
concept HasCommandLines = requires(const W& world, const std::vector<typename W::Options>& runs) {
  { world.commandOfAll(runs) } -> std::same_as<QString>;
};
// Other programs' traces: see Comparable::openTrace().
template <class W>
concept HasTraces = requires(const W& world, const QString& path, const search::Session& session) {
  { world.openTrace(path, std::size_t{1}) } -> std::same_as<std::vector<Comparable::Playback>>;
  { world.otherQuestion(session) } -> std::same_as<QString>;
  { world.nodeCell(session) } -> std::same_as<NodeCell>;
};
// Besides: runText(options) where a run's words are not all that a command line has to say; length(options, search), the figures of
// a way that has others than its steps and its cost; makeDifferences(), where whole boards differ in more than how deep they are.
template <class W>
concept ComparedDomain = requires(const W& world, const typename W::Options& options) {
  { world.ask(options) } -> std::same_as<Comparable::Asked>;
  { world.sets() } -> std::same_as<std::vector<Comparable::Set>>;
  { world.questionParts() } -> std::same_as<QStringList>;  // of questionText()
  requires(HasWholeBoards<W> != HasCells<W>);
  requires !(HasSubject<W> && HasCommandLines<W>);
};

// ---- What is made of it -----------------------------------------------------------------------------------------------------

template <class W>
class ComparableOf;

// The page's form for one search; what it says of all of them goes to the page.
template <class W>
class RunForm final : public RunEditor {
 public:
  RunForm(ComparableOf<W>* comparable, QWidget* parent)
      : RunEditor(parent), m_comparable(comparable), m_form(W::makeForm()) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_form);
    connect(m_form, W::kFormChanged, this, [this] {
      if (m_isSetting) return;
      const typename W::Options options = m_form->options();
      m_comparable->share(options);
      Q_EMIT edited(W::ownWords(options));
    });
    // Shared options may be changed elsewhere: by undoing, by another window's set-up.
    connect(m_comparable, &Comparable::questionChanged, this, [this] { show(m_form->options()); });
  }
  void setRun(const RunWords& run) override { show(m_comparable->optionsOf(run)); }
  void setProblem(const QString& problem) override { m_form->setProblem(problem); }

 private:
  void show(const typename W::Options& options) {
    m_isSetting = true;
    m_form->setOptions(W::withShared(options, m_comparable->present()));
    m_isSetting = false;
  }

  ComparableOf<W>* m_comparable;
  typename W::Form* m_form;
  bool m_isSetting = false;
};

template <class W>
class ComparableOf final : public Comparable {
 public:
  using Options = typename W::Options;

  // REQUIRES: the page outlives this; nothing is asked before it is built.
  explicit ComparableOf(typename W::Page* page) : m_page(page), m_domain(page, this) {
    static_assert(ComparedDomain<W>);
  }

  // ---- Words and options ----
  Options present() const { return m_page->options().options(); }
  // All options of a run, those of the page's among them.
  Options optionsOf(const RunWords& run) const {
    Options options{};
    static_cast<void>(W::take(options, chosen(run, true)));
    return W::withShared(std::move(options), present());
  }
  // What belongs to all runs goes to the page.
  void share(const Options& options) { m_page->options().setOptions(W::withShared(present(), options)); }

  void takeShared(const RunWords& shared) override {
    Options options = present();
    static_cast<void>(W::take(options, chosen(shared, false)));
    share(options);
  }
  RunWords shared() const override { return W::sharedWords(present()); }
  RunWords presentRun() const override {
    const std::vector<RunWords> traces = presentTraces();
    return traces.empty() ? W::ownWords(present()) : traces.back();
  }
  std::vector<RunWords> presentTraces() const override {
    if constexpr (requires { m_domain.presentTraces(); })
      return m_domain.presentTraces();
    else
      return {};
  }
  std::optional<QString> whyNot(const RunWords& run) const override {
    for (const auto& [name, value] : run)
      if (!W::isOwn(name)) return errorText(behind("--" + name, ReaderErrors::tr("not an option of a run")));
    Options options{};
    const auto wrong = W::take(options, run);
    return wrong ? std::optional(errorText(*wrong)) : std::nullopt;
  }
  std::vector<Set> sets() const override { return m_domain.sets(); }

  // ---- The question ----
  Asked ask(const RunWords& run) const override { return m_domain.ask(optionsOf(run)); }
  HistoryPosition moment() const override { return m_page->moment(); }
  std::optional<std::size_t> presentEvent() const override {
    const WatchedRun& run = m_page->search();
    return run.hasSearch() && !run.isPlayback() && !run.isAtEnd() ? std::optional(run.position())
                                                                  : std::nullopt;
  }
  QString questionText() const override { return m_domain.questionParts().join(kBetweenParts); }
  QString title(const RunWords& run) const override { return W::title(optionsOf(run)); }
  QString runText(const RunWords& run) const override {
    if constexpr (requires(const Options& options) { W::runText(options); })
      return W::runText(optionsOf(run));
    else
      return runTextOf(W::ownWords(optionsOf(run)));
  }

  // ---- Commands ----
  bool hasCommands() const override { return HasSubject<W> || HasCommandLines<W>; }
  QString commandOfAll(const std::vector<RunWords>& runs) const override {
    if constexpr (HasSubject<W>) {
      QStringList texts;
      for (const RunWords& run : runs) texts << runText(run);
      return compareCommand(W::kCommand, m_domain.subject(), texts);
    } else if constexpr (HasCommandLines<W>) {
      std::vector<Options> options;
      options.reserve(runs.size());
      for (const RunWords& run : runs) options.push_back(optionsOf(run));
      return m_domain.commandOfAll(options);
    } else {
      return {};
    }
  }

  // ---- Figures ----
  Figures figures(const RunWords& run, const WatchedRun& search) const override {
    const Options options = optionsOf(run);
    Figures out;
    if (search.hasSearch() && search.answer().outcome == search::Outcome::Solved) {
      if constexpr (requires { m_domain.length(options, search); }) {
        out = m_domain.length(options, search);
      } else if (search.answer().route) {
        out.steps = search.answer().route->size() - 1;
        out.cost = static_cast<double>(search.answer().cost);
      }
    }
    out.provesOptimum = m_domain.provesOptimum(options);
    return out;
  }

  // ---- States: cells, or whole boards ----
  bool placesNodes() const override { return HasCells<W>; }
  QString nodeTitle() const override { return m_domain.nodeTitle(); }
  QString describe(const WatchedRun& search, const BoardView& board, Point cell) const override {
    if constexpr (HasCells<W>)
      return m_page->describe(search, search.isPlayback() ? board.nodeAt(cell) : m_page->nodeAt(search, cell),
                              cell);
    else
      return static_cast<const StateBoard&>(board).pieceText(cell);
  }
  std::optional<std::string> stateAt(Point cell) const override {
    if constexpr (HasCells<W>)
      return m_domain.contains(cell) ? std::optional(pointText(cell)) : std::nullopt;
    else
      return std::nullopt;
  }
  // A breakpoint is at what the board shows, while that is of the search.
  std::optional<std::string> stateShown(const WatchedRun& search, const BoardView& board) const override {
    if constexpr (HasWholeBoards<W>) {
      const auto& shown = static_cast<const typename W::Board&>(board);
      if (!search.hasSearch() || !shown.follows(search)) return std::nullopt;
      const search::NodeId node = W::nodeOf(search.session(), shown);
      if (node != search::kNoNode) return search.session().stateText(node);
    }
    return std::nullopt;
  }
  void showNode(BoardView& board, std::optional<search::NodeId> node) const override {
    if constexpr (HasWholeBoards<W>) static_cast<StateBoard&>(board).showNode(node);
  }

  // ---- Other programs' traces ----
  bool takesTraces() const override { return HasTraces<W>; }
  std::vector<Playback> openTrace(const QString& path, [[maybe_unused]] std::size_t count) const override {
    if constexpr (HasTraces<W>)
      return m_domain.openTrace(path, count);
    else
      throw FormatError(QDir::toNativeSeparators(path).toStdString(), 0,
                        ReaderErrors::tr("a search trace can be compared only in the map lab"));
  }
  QString otherQuestion(const search::Session& session) const override {
    if constexpr (HasTraces<W>)
      return m_domain.otherQuestion(session);
    else
      return {};
  }
  NodeCell nodeCell(const search::Session& session) const override {
    if constexpr (HasTraces<W>)
      return m_domain.nodeCell(session);
    else
      return {};
  }

  // ---- On the screen ----
  BoardView* makeBoard(QWidget* parent, const WrapGround& wrap) override {
    if constexpr (HasCells<W>)
      return m_page->addBoard(parent, wrap);
    else
      return m_page->addBoard(parent);
  }
  std::unique_ptr<DifferencePicture> makeDifferences() override {
    if constexpr (requires { m_domain.makeDifferences(); })
      return m_domain.makeDifferences();
    else if constexpr (HasWholeBoards<W>)  // no picture of a board could hold what they differ in
      return std::make_unique<DepthDifferences>();
    else
      return nullptr;
  }
  RunEditor* makeEditor(QWidget* parent) override { return new RunForm<W>(this, parent); }
  void fillMenu(QMenu* menu, Point cell) override { m_domain.fillMenu(menu, cell); }
  PageParts parts() const override { return m_domain.parts(); }
  QAction* eye() const override { return m_domain.eye(); }
  LegendCommands legendCommands() const override {
    if constexpr (requires { m_page->legendCommands(); })
      return m_page->legendCommands();
    else
      return {};
  }

 private:
  // Those of the words that are a single run's, or those that are not.
  static RunWords chosen(const RunWords& words, bool isOwn) {
    RunWords out;
    for (const auto& [name, value] : words)
      if (W::isOwn(name) == isOwn) out.set(name, value);
    return out;
  }

  typename W::Page* m_page;
  W m_domain;
};

}  // namespace searchlight::ui
