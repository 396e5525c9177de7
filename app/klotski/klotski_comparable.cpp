// app/klotski/klotski_comparable.cpp: Klotski's share in comparing: one position solved in several ways.
#include <QCoreApplication>
#include <QMenu>
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

// A run's own words are algorithm, weight and ties; what is counted is the page's, as are the board and where its pieces stand.
// A state is a whole position: boards follow their searches, and two of them are held against each other on the state graph.
class ComparedSlides : public ComparedPage<KlotskiPage, klotski::slideOptions> {
  Q_DECLARE_TR_FUNCTIONS(ComparedSlides)
 public:
  ComparedSlides(KlotskiPage* page, Comparable* comparable) : ComparedPage(page, comparable) {
    QObject::connect(comparable, &Comparable::questionChanged, comparable, [this] { showDifferences(); });
  }

  // ---- Words ----
  // Whether mirrors are folded is neither a run's nor shared: a comparison counts positions as they are.
  static RunWords sharedWords(const SlideOptions& options) {
    return setup::wordsOf(klotski::slideOptions(), options,
                          [](const auto& row) { return row.key == "metric"; });
  }
  static SlideOptions withShared(SlideOptions own, const SlideOptions& shared) {
    own.count = shared.count;
    return own;
  }
  static QString title(const SlideOptions& options) { return titleOf(options.search, kBetweenParts); }
  bool provesOptimum(const SlideOptions& options) const { return promisesShortest(options.search); }
  std::vector<Set> sets() const {
    return {
        Comparable::thatDiffer("breadth-first"),
        Comparable::withoutHeuristic(),
        {tr("Unidirectional and &bidirectional"), runsOf({"breadth-first", "bidirectional"})},
        {tr("&Depth-first and breadth-first, counting steps"), runsOf({"breadth-first", "depth-first"}),
         runWords({{"metric", "steps"}})},
        {tr("A* &and weighted A*"),
         runsOf({"a-star", "weighted-a-star --weight 5", "weighted-a-star --weight 2", "greedy"})},
    };
  }

  // ---- The question ----
  Asked ask(const SlideOptions& options) const {
    Asked asked = m_page->asked(options);
    if (!asked.question.factory) m_page->awaitGoals();
    return asked;
  }
  QStringList questionParts() const {
    QStringList parts{m_page->openingName()};
    if (const std::size_t made = m_page->game().place(); made > 0) parts << tr("moves made: %L1").arg(made);
    return parts << tr("counted: %1").arg(countTitle(m_page->options().options().count).toLower());
  }
  static constexpr QStringView kCommand = u"klotski";
  QString subject() const {
    const QString layout = layoutForCommand();
    if (layout.isEmpty()) return {};
    return layout + QStringLiteral(" --metric ") +
           QString::fromStdString(countName(m_page->options().options()));
  }

  // ---- On the screen ----
  using Board = KlotskiBoard;
  static search::NodeId nodeOf(const search::Session& session, const KlotskiBoard& board) {
    return klotski::nodeOf(board.board(), session, board.position());
  }
  QString nodeTitle() const { return tr("Position"); }

  static SlideOptionsPanel* makeForm() {
    auto* form = new SlideOptionsPanel;
    form->setFoldable(false);  // the command line of a run has no word for it
    return form;
  }
  static constexpr auto kFormChanged = &SlideOptionsPanel::slideOptionsChanged;

  // A position that is chosen on the graph is put on every board whose search has met it.
  std::unique_ptr<DifferencePicture> makeDifferences() {
    auto made = std::make_unique<KlotskiDifferences>();
    m_graph = &made->graph();
    m_graphPanel = &made->panel();
    m_graph->setPicture([page = m_page](const klotski::Position& p) { return page->thumbnail(p); });
    QObject::connect(
        m_graph, &KlotskiGraph::positionActivated, m_comparable,
        [page = m_page](const klotski::Position& position) {
          page->compared().forEach([&](KlotskiBoard& board) { board.showPositionIfMet(position); });
        });
    QObject::connect(m_graphPanel, &GraphPanel::troubled, m_comparable,
                     [page = m_page](const QString& text) { Q_EMIT page->spoke(text, true); });
    QObject::connect(m_graphPanel, &GraphPanel::saved, m_comparable, [page = m_page](const QString& path) {
      Q_EMIT page->spoke(KlotskiPage::tr("Saved: %1").arg(path), false);
    });
    showDifferences();
    return made;
  }

  void fillMenu(QMenu* menu, Point) const {
    for (const GameCommand c : {GameCommand::Previous, GameCommand::Next, GameCommand::Restart})
      menu->addAction(m_page->action(c));
  }
  QAction* eye() const { return m_page->action(GameCommand::Eye); }
  PageParts parts() const {
    PageParts parts = m_page->parts();
    PageParts shown;
    shown.game = parts.elsewhere;
    shown.game << m_page->action(GameCommand::Restart);
    for (QAction* action : std::as_const(parts.view))
      if (action != m_page->action(GameCommand::Motion) && action != m_page->action(KlotskiCommand::Graph) &&
          action != m_page->action(KlotskiCommand::GraphWithSearch))
        shown.view << action;
    shown.toolBar = {m_page->action(GameCommand::Previous), m_page->action(GameCommand::Next)};
    return shown;
  }

 private:
  static std::string countName(const SlideOptions& options) {
    return std::string(klotski::kCountNames[static_cast<std::size_t>(options.count)]);
  }
  // A puzzle of the catalogue by its name, other positions of the 5 x 4 family by their rows; else a file with the board, a copy
  // in the cache that is named after its content. Empty: nothing names the position.
  QString layoutForCommand() const {
    const klotski::Game& game = m_page->game();
    const klotski::Board board = game.opening().board.openedAt(game.state());
    if (const klotski::Entry* entry = klotski::entryByGrid(board))
      return QString::fromUtf8(entry->id.data(), static_cast<qsizetype>(entry->id.size()));
    if (board.isOfFamily()) return QString::fromStdString(klotski::rowsOf(*board.codeOf(board.opening())));
    return fileForCommand(QStringLiteral("klotski"), QStringLiteral(".klotski"), klotski::boardText(board));
  }
  void showDifferences() {
    if (!m_graph || !m_graphPanel) return;
    const klotski::Game& game = m_page->game();
    m_graphPanel->setFileName(m_page->openingName());
    m_graph->show(m_page->component(), m_page->options().options().count);
    m_graph->setHere(game.state());
  }

  QPointer<GraphPanel> m_graphPanel;  // of two that are laid over each other, while they are
  QPointer<KlotskiGraph> m_graph;
};

}  // namespace

std::unique_ptr<Comparable> KlotskiPage::makeComparable() {
  return std::make_unique<ComparableOf<ComparedSlides>>(this);
}

}  // namespace searchlight::ui
