// app/sokoban/sokoban_comparable.cpp: a run's words, what they ask of a level, and boards that follow it.
#include "app/sokoban/sokoban_comparable.h"

#include <QDir>
#include <QMenu>
#include <QVBoxLayout>
#include <utility>

#include "app/sokoban/level_help.h"
#include "app/sokoban/level_options_panel.h"
#include "app/sokoban/sokoban_page.h"
#include "core/sokoban/collection.h"
#include "core/sokoban/solve.h"
#include "core/text/shell_words.h"
#include "widgets/compare/depth_differences.h"
#include "widgets/sokoban/sokoban_board.h"
#include "widgets/sokoban/sokoban_texts.h"
#include "widgets/theme/error_texts.h"

namespace searchlight::ui {
namespace {

// The page's form for one search, with what all of them count.
class LevelRunEditor : public RunEditor {
 public:
  LevelRunEditor(SokobanPage* page, SokobanComparable* comparable, QWidget* parent)
      : RunEditor(parent), m_page(page), m_panel(new LevelOptionsPanel) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_panel);
    m_panel->setAskable(false);
    connect(m_panel, &LevelOptionsPanel::levelOptionsChanged, this, [this] {
      if (m_isSetting) return;
      const LevelOptions options = m_panel->options();
      if (LevelOptions all = m_page->options().options(); options.question.metric != all.question.metric) {
        all.question.metric = options.question.metric;
        m_page->options().setOptions(all);
      }
      Q_EMIT edited(runWordsOf(options));
    });
    connect(comparable, &Comparable::questionChanged, this, [this] { show(m_panel->options()); });
  }
  void setRun(const RunWords& run) override {
    LevelOptions options;
    static_cast<void>(takeWords(options, run));
    show(options);
  }
  void setProblem(const QString& problem) override { m_panel->setProblem(problem); }

 private:
  void show(LevelOptions options) {
    m_isSetting = true;
    options.question.metric = m_page->options().options().question.metric;
    m_panel->setOptions(options);
    m_isSetting = false;
  }

  SokobanPage* m_page;
  LevelOptionsPanel* m_panel;
  bool m_isSetting = false;
};

}  // namespace

SokobanComparable::SokobanComparable(SokobanPage* page) : m_page(page) {}

// ---- Words -----------------------------------------------------------------------------------------------------------------

// Of one run; what is counted is the page's.
LevelOptions SokobanComparable::optionsOf(const RunWords& run) const {
  LevelOptions options;
  static_cast<void>(takeWords(options, run));
  options.question.metric = m_page->options().options().question.metric;
  return options;
}

void SokobanComparable::takeShared(const RunWords& shared) {
  LevelOptions options = m_page->options().options();
  RunWords metric;
  if (const std::string* word = shared.find("metric")) metric.set("metric", *word);
  static_cast<void>(takeWords(options, metric));
  m_page->options().setOptions(options);
}

RunWords SokobanComparable::shared() const {
  RunWords out;
  if (const RunWords all = wordsOf(m_page->options().options()); const std::string* word = all.find("metric"))
    out.set("metric", *word);
  return out;
}

// Of a way, what is compared is the level all the same.
RunWords SokobanComparable::presentRun() const {
  const LevelOptions options = m_page->options().options();
  return runWordsOf(options.asked == LevelOptions::Asked::Level ? options : LevelOptions());
}
HistoryPosition SokobanComparable::moment() const { return m_page->moment(); }
std::optional<std::size_t> SokobanComparable::presentEvent() const { return eventOf(m_page->search()); }

std::optional<QString> SokobanComparable::whyNot(const RunWords& run) const {
  for (const auto& [name, value] : run)
    if (name != "algorithm" && name != "weight" && name != "ties" && name != "without")
      return QStringLiteral("--%1: not an option of one run").arg(QString::fromStdString(name));
  LevelOptions options;
  const auto wrong = takeWords(options, run);
  return wrong ? std::optional(errorText(QString::fromStdString(*wrong))) : std::nullopt;
}

std::vector<Comparable::Set> SokobanComparable::sets() const {
  const auto algorithm = [](const char* name) { return runWords({{"algorithm", name}}); };
  const auto without = [](const char* ideas) {
    return runWords({{"algorithm", "a-star"}, {"without", ideas}});
  };
  const auto weighted = [](const char* weight) {
    return runWords({{"algorithm", "weighted-a-star"}, {"weight", weight}});
  };
  return {
      {tr("&A* without each idea"),
       {algorithm("a-star"), without("dead-squares"), without("freeze"), without("corral"),
        without("matching")}},
      {tr("&Breadth-first, A*, IDA* and from both sides"),
       {algorithm("breadth-first"), algorithm("a-star"), algorithm("ida-star"), algorithm("bidirectional")},
       runWords({{"metric", "pushes"}})},
      {tr("With and without a &heuristic"),
       {algorithm("breadth-first"), algorithm("a-star"), algorithm("greedy")}},
      {tr("A* and &weighted A*"), {algorithm("a-star"), weighted("2"), weighted("5"), algorithm("greedy")}},
      {tr("A* with all ideas and with &none"),
       {algorithm("a-star"), without("dead-squares,freeze,corral,matching")}},
  };
}

// ---- The question ----------------------------------------------------------------------------------------------------------

Comparable::Asked SokobanComparable::ask(const RunWords& run) const {
  // Whoever is at the comparison already may turn the game round.
  if (m_page->isReverse())
    return {{}, tr("A level in reverse play is not searched: play forwards to compare.")};
  const LevelOptions options = optionsOf(run);
  const sokoban::Board& board = m_page->game().opening().board;
  if (QString problem = problemOf(board, options); !problem.isEmpty()) {
    Asked asked{{}, std::move(problem)};
    // A search from both sides counts pushes; if that is all that is in its way, it is offered.
    LevelOptions byPushes = options;
    byPushes.question.metric = sokoban::Metric::Pushes;
    if (!(byPushes == options) && problemOf(board, byPushes).isEmpty()) {
      asked.remedy = tr("Count pushes");
      asked.needs = runWords({{"metric", "pushes"}});
    }
    return asked;
  }
  const sokoban::SharedGround level = m_page->help().groundHere();
  return {{factoryOf(level, options, m_page->host().memory), namesOf(level->board(), options)}, {}};
}

QString SokobanComparable::questionText() const {
  QStringList parts{m_page->levelName()};
  if (const std::size_t made = m_page->game().tally().moves; made > 0)
    parts << tr("moves made: %L1").arg(made);
  parts << tr("counted: %1").arg(metricTitle(m_page->options().options().question.metric).toLower());
  return parts.join(kBetweenParts);
}

QString SokobanComparable::title(const RunWords& run) const { return titleOf(optionsOf(run), kBetweenParts); }
QString SokobanComparable::runText(const RunWords& run) const {
  return runTextOf(runWordsOf(optionsOf(run)));
}

// The file that the level is from where its game has not begun; else a copy in the cache, which begins where the game stands.
QString SokobanComparable::levelForCommand() const {
  if (m_page->isReverse()) return {};
  const sokoban::Game& game = m_page->game();
  const QString path = m_page->levelsPath();
  const bool isOpening = game.state() == game.opening().board.opening();
  if (isOpening && m_page->level() && !path.isEmpty() && !path.startsWith(QLatin1Char(':')))
    return QStringLiteral("%1 --level %2")
        .arg(QString::fromStdString(shellWord(QDir::toNativeSeparators(path).toStdString())))
        .arg(*m_page->level() + 1);
  sokoban::Level level;
  level.board = game.opening().board.from(game.state());
  level.title = m_page->wholeLevelName().toStdString();
  return fileForCommand(QStringLiteral("sokoban"), QStringLiteral(".xsb"), sokoban::levelText(level));
}

QString SokobanComparable::command(const RunWords& run) const {
  const QString level = levelForCommand();
  if (level.isEmpty()) return {};
  return QStringLiteral("searchlight-cli sokoban solve %1 --metric %2 --algorithm %3")
      .arg(level, QString::fromStdString(*shared().find("metric")), runText(run));
}

QString SokobanComparable::commandOfAll(const std::vector<RunWords>& runs) const {
  const QString level = levelForCommand();
  if (level.isEmpty()) return {};
  QString line = QStringLiteral("searchlight-cli compare sokoban %1 --metric %2")
                     .arg(level, QString::fromStdString(*shared().find("metric")));
  for (const RunWords& run : runs) line += QStringLiteral(" --run '%1'").arg(runText(run));
  return line;
}

Comparable::Figures SokobanComparable::figures(const RunWords& run, const WatchedRun& search) const {
  Figures out;
  out.provesOptimum = provesFewest(optionsOf(run));
  if (!search.hasSearch() || search.answer().outcome != search::Outcome::Solved || !search.answer().route)
    return out;
  out.steps = search.answer().route->size() - 1;
  out.cost = static_cast<double>(search.answer().cost);
  return out;
}

search::NodeId SokobanComparable::nodeShown(const search::Session& session, const BoardView& board) const {
  const auto* shown = dynamic_cast<const SokobanBoard*>(&board);
  return shown ? sokoban::nodeOf(session, shown->position()) : search::kNoNode;
}

// ---- On the screen -----------------------------------------------------------------------------------------------------------

QString SokobanComparable::nodeTitle() const { return tr("State"); }

BoardView* SokobanComparable::makeBoard(QWidget* parent, const WrapGround&) {
  auto* board = new SokobanBoard(parent);
  std::erase_if(m_boards, [](const QPointer<SokobanBoard>& b) { return b.isNull(); });
  m_boards.emplace_back(board);
  board->setLevel(m_page->game().opening().board, m_page->game().state());
  return board;
}

void SokobanComparable::positionChanged() {
  for (const QPointer<SokobanBoard>& board : m_boards)
    if (board) board->setLevel(m_page->game().opening().board, m_page->game().state());
  Q_EMIT questionChanged();
}

// How far down either has come: no picture of a board could hold what they differ in.
std::unique_ptr<DifferencePicture> SokobanComparable::makeDifferences() {
  return std::make_unique<DepthDifferences>();
}

RunEditor* SokobanComparable::makeEditor(QWidget* parent) { return new LevelRunEditor(m_page, this, parent); }

void SokobanComparable::fillMenu(QMenu* menu, Point) {
  for (const SokobanCommand c : {SokobanCommand::Previous, SokobanCommand::Next, SokobanCommand::Restart})
    menu->addAction(m_page->action(c));
}

PageParts SokobanComparable::parts() const {
  PageParts shown;
  shown.file = m_page->parts().file;
  for (const SokobanCommand c : {SokobanCommand::UndoStep, SokobanCommand::RedoStep, SokobanCommand::Restart})
    shown.edit << m_page->action(c);
  shown.toolBar = {m_page->action(SokobanCommand::Previous), m_page->action(SokobanCommand::Next)};
  return shown;
}

}  // namespace searchlight::ui
