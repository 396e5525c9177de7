// app/klotski/klotski_comparable.cpp: Klotski's share in comparing: one position solved in several ways.
//
// A run's own words are algorithm, weight and ties; what is counted is the page's, as are the board and where its pieces stand.
// A state is a whole position: boards follow their searches, and two of them are held against each other on the state graph.
#include <QPointer>
#include <string>

#include "app/klotski/klotski_page.h"
#include "app/klotski/klotski_question.h"
#include "app/shell/comparable_of.h"
#include "core/klotski/board_text.h"
#include "core/klotski/catalogue.h"
#include "core/klotski/solve.h"
#include "widgets/graph/graph_panel.h"
#include "widgets/klotski/klotski_board.h"
#include "widgets/klotski/klotski_graph.h"
#include "widgets/klotski/klotski_texts.h"

namespace searchlight::ui {
namespace {

// A puzzle of the catalogue by its name, other positions of the 5 x 4 family by their rows; else a file with the board, a copy
// in the cache that is named after its content. Empty: nothing names the position.
QString layoutForCommand(const klotski::Game& game) {
  const klotski::Board board = game.opening().board.openedAt(game.state());
  if (const klotski::Entry* entry = klotski::entryByGrid(board))
    return QString::fromUtf8(entry->id.data(), static_cast<qsizetype>(entry->id.size()));
  if (board.isOfFamily()) return QString::fromStdString(klotski::rowsOf(*board.codeOf(board.opening())));
  return fileForCommand(QStringLiteral("klotski"), QStringLiteral(".klotski"), klotski::boardText(board));
}

SlideOptionsPanel* makeForm() {
  auto* form = new SlideOptionsPanel;
  form->setFoldable(false);  // the command line of a run has no word for it
  return form;
}

}  // namespace

std::unique_ptr<Comparable> KlotskiPage::makeComparable() {
  ComparedRun<SlideOptions> run(klotski::slideOptions());
  // Whether mirrors are folded is neither a run's nor shared: a comparison counts positions as they are.
  run.shared = [](const SlideOptions& options) {
    return setup::wordsOf(klotski::slideOptions(), options,
                          [](const auto& row) { return row.key == "metric"; });
  };
  run.title = [](const SlideOptions& options) { return titleOf(options.search, Comparable::kBetweenParts); };
  run.provesOptimum = [](const SlideOptions& options) { return promisesShortest(options.search); };
  run.ask = [this](const SlideOptions& options) {
    Asked made = asked(options);
    if (!made.question.factory) awaitGoals();
    return made;
  };
  auto out = comparableOf(this, std::move(run), &SlideOptionsPanel::slideOptionsChanged, makeForm);
  showStates<KlotskiBoard>(*out, this, [](const search::Session& session, const KlotskiBoard& board) {
    return klotski::nodeOf(board.board(), session, board.position());
  });
  out->sets = [] {
    return std::vector<Comparable::Set>{
        Comparable::thatDiffer("breadth-first"),
        Comparable::withoutHeuristic(),
        {tr("Unidirectional and &bidirectional"), runsOf({"breadth-first", "bidirectional"})},
        {tr("&Depth-first and breadth-first, counting steps"), runsOf({"breadth-first", "depth-first"}),
         runWords({{"metric", "steps"}})},
        {tr("A* &and weighted A*"),
         runsOf({"a-star", "weighted-a-star --weight 5", "weighted-a-star --weight 2", "greedy"})},
    };
  };
  out->questionParts = [this] {
    QStringList parts{openingName()};
    if (const std::size_t made = game().place(); made > 0) parts << tr("moves made: %L1").arg(made);
    return parts << tr("counted: %1").arg(countTitle(options().options().count).toLower());
  };
  out->setCommand(u"klotski", [this] {
    const QString layout = layoutForCommand(game());
    const auto count = klotski::kCountNames[static_cast<std::size_t>(options().options().count)];
    return layout.isEmpty()
               ? layout
               : layout + QStringLiteral(" --metric ") + QString::fromStdString(std::string(count));
  });
  out->nodeTitle = [] { return tr("Position"); };

  // Of two that are laid over each other, while they are: a position that is chosen on the graph is put on every board whose search
  // has met it.
  const auto shown = std::make_shared<QPointer<KlotskiGraph>>();
  const auto panel = std::make_shared<QPointer<GraphPanel>>();
  const auto showDifferences = [this, shown, panel] {
    if (!*shown || !*panel) return;
    (*panel)->setFileName(openingName());
    (*shown)->show(component(), options().options().count);
    (*shown)->setHere(game().state());
  };
  connect(out.get(), &Comparable::questionChanged, out.get(), showDifferences);
  out->makeDifferences = [this, shown, panel, showDifferences] {
    auto made = std::make_unique<KlotskiDifferences>();
    KlotskiGraph& graph = made->graph();
    *shown = &graph;
    *panel = &made->panel();
    graph.setPicture([this](const klotski::Position& position) { return thumbnail(position); });
    connect(&graph, &KlotskiGraph::positionActivated, this, [this](const klotski::Position& position) {
      compared().forEach([&](KlotskiBoard& board) { board.showPositionIfMet(position); });
    });
    connect(&made->panel(), &GraphPanel::troubled, this,
            [this](const QString& text) { Q_EMIT spoke(text, true); });
    connect(&made->panel(), &GraphPanel::saved, this,
            [this](const QString& path) { Q_EMIT spoke(tr("Saved: %1").arg(path), false); });
    showDifferences();
    return made;
  };
  out->parts = [this] {
    const PageParts all = parts();
    PageParts some;
    some.game = all.elsewhere;
    some.game << action(GameCommand::Restart);
    for (QAction* a : all.view)
      if (a != action(GameCommand::Motion) && a != action(KlotskiCommand::Graph) &&
          a != action(KlotskiCommand::GraphWithSearch))
        some.view << a;
    some.toolBar = {action(GameCommand::Previous), action(GameCommand::Next)};
    return some;
  };
  return out;
}

}  // namespace searchlight::ui
