// app/sokoban/sokoban_comparable.cpp: Sokoban's share in comparing: one level solved in several ways.
#include <QCoreApplication>
#include <QDir>
#include <QMenu>

// ComparedPage::title() finds the titleOf() of LevelOptions only where that is declared before the template.
#include "app/sokoban/level_question.h"

#include "app/shell/comparable_of.h"
#include "app/sokoban/level_help.h"
#include "app/sokoban/sokoban_page.h"
#include "core/sokoban/collection.h"
#include "core/sokoban/solve.h"
#include "core/text/shell_words.h"
#include "widgets/sokoban/sokoban_board.h"
#include "widgets/sokoban/sokoban_texts.h"

namespace searchlight::ui {
namespace {

// A run's own words are algorithm, weight, ties and without, the ideas that are switched off; what is counted is the page's, as
// are the level and where its game stands.
class ComparedLevel : public ComparedPage<SokobanPage, sokoban::levelOptions> {
  Q_DECLARE_TR_FUNCTIONS(ComparedLevel)
 public:
  using ComparedPage::ComparedPage;

  // ---- Words ----
  // Of a way, what is compared is the level all the same.
  static RunWords ownWords(const LevelOptions& options) {
    return runWordsOf(options.asked == LevelOptions::Asked::Level ? options : LevelOptions());
  }
  bool provesOptimum(const LevelOptions& options) const { return provesFewest(options); }
  std::vector<Set> sets() const {
    return {
        Comparable::thatDiffer("breadth-first"),
        {tr("&A* with each pruning method off in turn"),
         runsOf({"a-star", "a-star --without dead-squares", "a-star --without freeze",
                 "a-star --without corral", "a-star --without matching"})},
        {tr("&Breadth-first, A*, IDA* and bidirectional"),
         runsOf({"breadth-first", "a-star", "ida-star", "bidirectional"}), runWords({{"metric", "pushes"}})},
        {tr("A* and &weighted A*"),
         runsOf({"a-star", "weighted-a-star --weight 5", "weighted-a-star --weight 2", "greedy"})},
        {tr("A* with all pruning methods and with &none"),
         runsOf({"a-star", "a-star --without dead-squares,freeze,corral,matching"})},
    };
  }

  // ---- The question ----
  Asked ask(const LevelOptions& options) const {
    // Whoever is at the comparison already may turn the game round.
    if (m_page->isReverse())
      return {{}, tr("Levels in reverse play cannot be searched: switch to forward play to compare.")};
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
    const LevelHelp::Here level = m_page->help().groundHere();
    if (!level.ground) {
      m_page->await();
      return {{}, level.problem};
    }
    return {
        {factoryOf(level.ground, options, m_page->host().memory), namesOf(level.ground->board(), options)},
        {}};
  }
  QStringList questionParts() const {
    QStringList parts{m_page->levelName()};
    if (const std::size_t made = m_page->game().tally().moves; made > 0)
      parts << tr("moves made: %L1").arg(made);
    return parts << tr("counted: %1").arg(metricTitle(m_page->options().options().question.metric).toLower());
  }
  static constexpr QStringView kCommand = u"sokoban";
  QString subject() const {
    const QString level = levelForCommand();
    if (level.isEmpty()) return {};
    return level + QStringLiteral(" --metric ") +
           QString::fromStdString(metricName(m_page->options().options()));
  }

  // ---- On the screen ----
  using Board = SokobanBoard;
  static search::NodeId nodeOf(const search::Session& session, const SokobanBoard& board) {
    return sokoban::nodeOf(session, board.position());
  }
  QString nodeTitle() const { return tr("State"); }

  static LevelOptionsPanel* makeForm() {
    auto* form = new LevelOptionsPanel;
    form->setAskable(false);
    return form;
  }
  static constexpr auto kFormChanged = &LevelOptionsPanel::levelOptionsChanged;

  void fillMenu(QMenu* menu, Point) const {
    for (const GameCommand c : {GameCommand::Previous, GameCommand::Next, GameCommand::Restart})
      menu->addAction(m_page->action(c));
  }
  QAction* eye() const { return m_page->action(GameCommand::Eye); }
  PageParts parts() const {
    PageParts shown;
    shown.game = m_page->parts().elsewhere;
    shown.game << m_page->action(GameCommand::Restart);
    for (const GameCommand c : {GameCommand::UndoMove, GameCommand::RedoMove})
      shown.edit << m_page->action(c);
    shown.toolBar = {m_page->action(GameCommand::Previous), m_page->action(GameCommand::Next)};
    return shown;
  }

 private:
  static std::string metricName(const LevelOptions& options) {
    return std::string(sokoban::kMetricNames[static_cast<std::size_t>(options.question.metric)]);
  }
  // FILE, and --level where it has several, of a level whose game has not begun; else a copy in the cache, which begins where the
  // game stands. Empty: nothing names the level, or there is no search.
  QString levelForCommand() const {
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
};

}  // namespace

std::unique_ptr<Comparable> SokobanPage::makeComparable() {
  return std::make_unique<ComparableOf<ComparedLevel>>(this);
}

}  // namespace searchlight::ui
