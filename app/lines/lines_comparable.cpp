// app/lines/lines_comparable.cpp: a run's words, and what they ask of a ball.
#include "app/lines/lines_comparable.h"

#include <QDir>
#include <QMenu>
#include <QVBoxLayout>
#include <string>
#include <string_view>
#include <utility>

#include "app/lines/ball_options_panel.h"
#include "app/lines/lines_page.h"
#include "core/geometry/point_text.h"
#include "core/text/format_error.h"
#include "widgets/lines/lines_texts.h"
#include "widgets/theme/error_texts.h"

namespace searchlight::ui {
namespace {

BallOptions optionsOf(const RunWords& run) {
  BallOptions options;
  static_cast<void>(takeWords(options, run));
  return options;
}

// The page's form for one search.
class BallRunEditor : public RunEditor {
 public:
  explicit BallRunEditor(QWidget* parent) : RunEditor(parent), m_panel(new BallOptionsPanel) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_panel);
    connect(m_panel, &BallOptionsPanel::optionsChanged, this, [this] {
      if (!m_isSetting) Q_EMIT edited(wordsOf(m_panel->options()));
    });
  }
  void setRun(const RunWords& run) override {
    m_isSetting = true;
    m_panel->setOptions(optionsOf(run));
    m_isSetting = false;
  }
  void setProblem(const QString& problem) override { m_panel->setProblem(problem); }

 private:
  BallOptionsPanel* m_panel;
  bool m_isSetting = false;
};

}  // namespace

LinesComparable::LinesComparable(LinesPage* page) : m_page(page) {}

// ---- Words -----------------------------------------------------------------------------------------------------------------

void LinesComparable::takeShared(const RunWords&) {}
RunWords LinesComparable::shared() const { return {}; }
RunWords LinesComparable::presentRun() const { return wordsOf(m_page->options().options()); }
HistoryPosition LinesComparable::moment() const { return m_page->moment(); }

std::optional<std::size_t> LinesComparable::presentEvent() const {
  const WatchedRun& run = m_page->search();
  return run.hasSearch() && !run.isAtEnd() ? std::optional(run.position()) : std::nullopt;
}

std::optional<QString> LinesComparable::whyNot(const RunWords& run) const {
  BallOptions options;
  for (const auto& [name, value] : run)
    if (name != "algorithm" && name != "weight" && name != "ties")
      return QStringLiteral("--%1: not an option of one run").arg(QString::fromStdString(name));
  const auto wrong = takeWords(options, run);
  return wrong ? std::optional(errorText(QString::fromStdString(*wrong))) : std::nullopt;
}

std::vector<Comparable::Set> LinesComparable::sets() const {
  const auto algorithm = [](const char* name) { return runWords({{"algorithm", name}}); };
  const auto weighted = [](const char* weight) {
    return runWords({{"algorithm", "weighted-a-star"}, {"weight", weight}});
  };
  return {
      {tr("&Without a heuristic"),
       {algorithm("breadth-first"), algorithm("depth-first"), algorithm("dijkstra"),
        algorithm("bidirectional")}},
      {tr("&With and without a heuristic"),
       {algorithm("breadth-first"), algorithm("a-star"), algorithm("greedy")}},
      {tr("&Ties: who goes first among equal f"),
       {runWords({{"algorithm", "a-star"}, {"ties", "last-in"}}),
        runWords({{"algorithm", "a-star"}, {"ties", "first-in"}})}},
      {tr("A* &and weighted A*"), {algorithm("a-star"), weighted("1.2"), weighted("2"), weighted("5")}},
  };
}

// ---- The question ----------------------------------------------------------------------------------------------------------

Comparable::Asked LinesComparable::ask(const RunWords& run) const {
  const auto& question = m_page->question();
  if (!question)
    return {{},
            tr("No move is under the searchlight. Make a move in Color Lines, and switch the searchlight on "
               "there.")};
  const BallOptions options = optionsOf(run);
  return {{factoryOf(*question, options, m_page->host().memory), namesOf(*question, options)}, {}};
}

QString LinesComparable::questionText() const {
  const auto& question = m_page->question();
  QStringList parts{settingsTitle(m_page->game().opening().settings)};
  if (question) parts << ui::moveText(question->move);
  return parts.join(kBetweenParts);
}

QString LinesComparable::title(const RunWords& run) const { return titleOf(optionsOf(run), kBetweenParts); }

QString LinesComparable::runText(const RunWords& run) const { return runTextOf(wordsOf(optionsOf(run))); }

// The command line plays games of Color Lines, and searches no single move.
QString LinesComparable::command(const RunWords&) const { return {}; }
QString LinesComparable::commandOfAll(const std::vector<RunWords>&) const { return {}; }

Comparable::Figures LinesComparable::figures(const RunWords& run, const WatchedRun& search) const {
  Figures out;
  out.provesOptimum = promisesShortest(optionsOf(run));
  if (!search.hasSearch() || search.answer().outcome != search::Outcome::Solved || !search.answer().route)
    return out;
  out.steps = search.answer().route->size() - 1;
  out.cost = static_cast<double>(*out.steps);
  return out;
}

QString LinesComparable::describe(const WatchedRun& search, const BoardView&, Point cell) const {
  return m_page->describe(search, m_page->nodeAt(search, cell), cell);
}

std::optional<std::string> LinesComparable::stateAt(Point cell) const {
  return m_page->game().state().position.board.contains(cell) ? std::optional(pointText(cell)) : std::nullopt;
}

// ---- Other programs' traces: none is of a ball's way -------------------------------------------------------------------------

std::vector<Comparable::Playback> LinesComparable::openTrace(const QString& path, std::size_t) const {
  throw FormatError(QDir::toNativeSeparators(path).toStdString(), 0,
                    "a recorded search can be compared in the map lab only");
}
QString LinesComparable::otherQuestion(const search::Session&) const { return {}; }
NodeCell LinesComparable::nodeCell(const search::Session&) const { return {}; }

// ---- On the screen -----------------------------------------------------------------------------------------------------------

BoardView* LinesComparable::makeBoard(QWidget* parent, const WrapGround& wrap) {
  return m_page->addBoard(parent, wrap);
}
RunEditor* LinesComparable::makeEditor(QWidget* parent) { return new BallRunEditor(parent); }
LegendCommands LinesComparable::legendCommands() const { return m_page->legendCommands(); }

void LinesComparable::fillMenu(QMenu* menu, Point cell) {
  const lines::Board board =
      m_page->question() ? m_page->question()->board : m_page->game().state().position.board;
  const std::optional<Point> ball = m_page->board().chosenBall() ? m_page->board().chosenBall()
                                    : m_page->question() ? std::optional(m_page->question()->move.from)
                                                         : std::nullopt;
  QAction* a = menu->addAction(tr("&Search the ball's way to here"));
  a->setEnabled(ball && board.isEmpty(cell));
  connect(a, &QAction::triggered, this, [this, board, ball, cell] {
    m_page->showSearch({board, {*ball, cell}}, Transport::StartAt::Start);
  });
}

PageParts LinesComparable::parts() const {
  PageParts parts;
  parts.view = {m_page->action(LinesCommand::Eye)};
  return parts;
}

}  // namespace searchlight::ui
