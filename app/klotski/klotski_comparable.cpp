// app/klotski/klotski_comparable.cpp: a run's words, what they ask of a placement, and boards that follow it.
#include "app/klotski/klotski_comparable.h"

#include <QMenu>
#include <QVBoxLayout>
#include <string_view>
#include <utility>

#include "app/klotski/klotski_page.h"
#include "app/klotski/slide_options_panel.h"
#include "core/klotski/board_text.h"
#include "core/klotski/catalogue.h"
#include "core/klotski/solve.h"
#include "widgets/graph/graph_panel.h"
#include "widgets/klotski/klotski_board.h"
#include "widgets/klotski/klotski_differences.h"
#include "widgets/klotski/klotski_graph.h"
#include "widgets/klotski/klotski_texts.h"
#include "widgets/theme/error_texts.h"

namespace searchlight::ui {
namespace {

// The page's form for one search, with what all of them count.
class SlideRunEditor : public RunEditor {
 public:
  SlideRunEditor(KlotskiPage* page, KlotskiComparable* comparable, QWidget* parent)
      : RunEditor(parent), m_page(page), m_panel(new SlideOptionsPanel) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_panel);
    m_panel->setFoldable(false);  // the command line of a run has no word for it
    connect(m_panel, &SlideOptionsPanel::slideOptionsChanged, this, [this] {
      if (m_isSetting) return;
      const SlideOptions options = m_panel->options();
      if (SlideOptions all = m_page->options().options(); options.count != all.count) {
        all.count = options.count;
        m_page->options().setOptions(all);
      }
      Q_EMIT edited(wordsOf(options.search));
    });
    connect(comparable, &Comparable::questionChanged, this, [this] { show(m_panel->options().search); });
  }
  void setRun(const RunWords& run) override {
    SearchChoice choice;
    static_cast<void>(takeWords(choice, run, klotski::canSearch, ""));
    show(choice);
  }
  void setProblem(const QString& problem) override { m_panel->setProblem(problem); }

 private:
  void show(const SearchChoice& choice) {
    m_isSetting = true;
    m_panel->setOptions({m_page->options().options().count, choice});
    m_isSetting = false;
  }

  KlotskiPage* m_page;
  SlideOptionsPanel* m_panel;
  bool m_isSetting = false;
};

const std::string& countName(klotski::Count count) {
  static const std::vector<std::string> names(std::begin(klotski::kCountNames),
                                              std::end(klotski::kCountNames));
  return names[static_cast<std::size_t>(count)];
}

}  // namespace

KlotskiComparable::KlotskiComparable(KlotskiPage* page) : m_page(page) {
  connect(this, &Comparable::questionChanged, this, &KlotskiComparable::showDifferences);
}

// ---- Words -----------------------------------------------------------------------------------------------------------------

// Of one run; what is counted is the page's.
SlideOptions KlotskiComparable::optionsOf(const RunWords& run) const {
  SlideOptions options{m_page->options().options().count, {}};
  static_cast<void>(takeWords(options.search, run, klotski::canSearch, ""));
  return options;
}

void KlotskiComparable::takeShared(const RunWords& shared) {
  SlideOptions options = m_page->options().options();
  RunWords count;
  if (const std::string* word = shared.find("count")) count.set("count", *word);
  static_cast<void>(takeWords(options, count));
  m_page->options().setOptions(options);
}

RunWords KlotskiComparable::shared() const {
  RunWords out;
  out.set("count", countName(m_page->options().options().count));
  return out;
}

RunWords KlotskiComparable::presentRun() const { return wordsOf(m_page->options().options().search); }
HistoryPosition KlotskiComparable::moment() const { return m_page->moment(); }

std::optional<std::size_t> KlotskiComparable::presentEvent() const { return eventOf(m_page->search()); }

std::optional<QString> KlotskiComparable::whyNot(const RunWords& run) const {
  for (const auto& [name, value] : run)
    if (name != "algorithm" && name != "weight" && name != "ties")
      return QStringLiteral("--%1: not an option of one run").arg(QString::fromStdString(name));
  SlideOptions options;
  const auto wrong = takeWords(options, run);
  return wrong ? std::optional(errorText(QString::fromStdString(*wrong))) : std::nullopt;
}

std::vector<Comparable::Set> KlotskiComparable::sets() const {
  const auto algorithm = [](const char* name) { return runWords({{"algorithm", name}}); };
  const auto weighted = [](const char* weight) {
    return runWords({{"algorithm", "weighted-a-star"}, {"weight", weight}});
  };
  return {
      {tr("&Without a heuristic"),
       {algorithm("breadth-first"), algorithm("depth-first"), algorithm("dijkstra"),
        algorithm("bidirectional")}},
      {tr("From one side and from &both"), {algorithm("breadth-first"), algorithm("bidirectional")}},
      {tr("&Depth-first in steps, and the fewest"),
       {algorithm("breadth-first"), algorithm("depth-first")},
       runWords({{"count", "steps"}})},
      {tr("With and without a &heuristic"),
       {algorithm("breadth-first"), algorithm("a-star"), algorithm("greedy")}},
      {tr("A* &and weighted A*"), {algorithm("a-star"), weighted("2"), weighted("5"), algorithm("greedy")}},
  };
}

// ---- The question ----------------------------------------------------------------------------------------------------------

Comparable::Asked KlotskiComparable::ask(const RunWords& run) const {
  Asked asked = m_page->asked(optionsOf(run));
  if (!asked.question.factory) m_page->awaitGoals();
  return asked;
}

QString KlotskiComparable::questionText() const {
  QStringList parts{m_page->openingName()};
  if (const std::size_t made = m_page->game().place(); made > 0) parts << tr("slides made: %L1").arg(made);
  parts << tr("counted: %1").arg(countTitle(m_page->options().options().count).toLower());
  return parts.join(kBetweenParts);
}

QString KlotskiComparable::title(const RunWords& run) const {
  return titleOf(optionsOf(run).search, kBetweenParts);
}

QString KlotskiComparable::runText(const RunWords& run) const {
  return runTextOf(wordsOf(optionsOf(run).search));
}

// A puzzle of the catalogue by its name, other placements of the 5 x 4 family by their rows; else a file with the board, a copy in
// the cache that is named after its content.
QString KlotskiComparable::layoutForCommand() const {
  const klotski::Game& game = m_page->game();
  const klotski::Board board = game.opening().board.openedAt(game.state());
  if (const klotski::Entry* entry = klotski::entryByGrid(board))
    return QString::fromUtf8(entry->id.data(), static_cast<qsizetype>(entry->id.size()));
  const std::string text = klotski::boardText(board);
  if (board.isOfFamily()) return QString::fromStdString(klotski::rowsOf(*board.codeOf(board.opening())));
  return fileForCommand(QStringLiteral("klotski"), QStringLiteral(".klotski"), text);
}

QString KlotskiComparable::command(const RunWords& run) const {
  const QString layout = layoutForCommand();
  if (layout.isEmpty()) return {};
  return QStringLiteral("searchlight-cli klotski solve %1 --metric %2 --algorithm %3")
      .arg(layout, QString::fromStdString(countName(m_page->options().options().count)), runText(run));
}

QString KlotskiComparable::commandOfAll(const std::vector<RunWords>& runs) const {
  const QString layout = layoutForCommand();
  if (layout.isEmpty()) return {};
  QString line = QStringLiteral("searchlight-cli compare klotski %1 --metric %2")
                     .arg(layout, QString::fromStdString(countName(m_page->options().options().count)));
  for (const RunWords& run : runs) line += QStringLiteral(" --run '%1'").arg(runText(run));
  return line;
}

Comparable::Figures KlotskiComparable::figures(const RunWords& run, const WatchedRun& search) const {
  Figures out;
  out.provesOptimum = promisesShortest(optionsOf(run).search);
  if (!search.hasSearch() || search.answer().outcome != search::Outcome::Solved || !search.answer().route)
    return out;
  out.steps = search.answer().route->size() - 1;
  out.cost = static_cast<double>(*out.steps);
  return out;
}

search::NodeId KlotskiComparable::nodeShown(const search::Session& session, const BoardView& board) const {
  const auto* shown = dynamic_cast<const KlotskiBoard*>(&board);
  return shown ? klotski::nodeOf(shown->board(), session, shown->placement()) : search::kNoNode;
}

// ---- On the screen -----------------------------------------------------------------------------------------------------------

QString KlotskiComparable::nodeTitle() const { return tr("Placement"); }

BoardView* KlotskiComparable::makeBoard(QWidget* parent, const WrapGround&) {
  return m_page->addBoard(parent);
}

// A placement that is chosen on the graph is put on every board whose search has met it.
std::unique_ptr<DifferencePicture> KlotskiComparable::makeDifferences() {
  auto made = std::make_unique<KlotskiDifferences>();
  m_graph = &made->graph();
  m_graphPanel = &made->panel();
  m_graph->setPicture([this](const klotski::Placement& placement) { return m_page->thumbnail(placement); });
  connect(m_graph, &KlotskiGraph::placementActivated, this, [this](const klotski::Placement& placement) {
    m_page->forEachCompared([&](KlotskiBoard& board) { board.showPlacementIfMet(placement); });
  });
  connect(m_graphPanel, &GraphPanel::troubled, this,
          [this](const QString& text) { Q_EMIT m_page->spoke(text, true); });
  connect(m_graphPanel, &GraphPanel::saved, this, [this](const QString& path) {
    Q_EMIT m_page->spoke(KlotskiPage::tr("Saved: %1").arg(path), false);
  });
  showDifferences();
  return made;
}

void KlotskiComparable::showDifferences() {
  if (!m_graph || !m_graphPanel) return;
  const klotski::Game& game = m_page->game();
  m_graphPanel->setFileName(m_page->openingName());
  m_graph->show(game.opening().board, m_page->options().options().count, m_page->host().memory);
  m_graph->setHere(game.state());
}

RunEditor* KlotskiComparable::makeEditor(QWidget* parent) { return new SlideRunEditor(m_page, this, parent); }

void KlotskiComparable::fillMenu(QMenu* menu, Point) {
  for (const KlotskiCommand c : {KlotskiCommand::Previous, KlotskiCommand::Next, KlotskiCommand::Restart})
    menu->addAction(m_page->action(c));
}

PageParts KlotskiComparable::parts() const {
  PageParts parts = m_page->parts();
  PageParts shown;
  shown.file = parts.file;
  shown.edit = {m_page->action(KlotskiCommand::Restart)};
  for (QAction* action : std::as_const(parts.view))
    if (action != m_page->action(KlotskiCommand::Motion) && action != m_page->action(KlotskiCommand::Eye) &&
        !action->isSeparator())
      shown.view << action;
  shown.toolBar = {m_page->action(KlotskiCommand::Previous), m_page->action(KlotskiCommand::Next)};
  return shown;
}

}  // namespace searchlight::ui
