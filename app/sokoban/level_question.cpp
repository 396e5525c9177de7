// app/sokoban/level_question.cpp: words to options and back, and the search's own words.
#include "app/sokoban/level_question.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QGridLayout>
#include <QLabel>
#include <algorithm>
#include <utility>

#include "app/sokoban/level_words.h"
#include "core/geometry/point.h"
#include "core/sokoban/feature_session.h"
#include "core/sokoban/matching.h"
#include "widgets/sokoban/sokoban_scene.h"
#include "widgets/sokoban/sokoban_texts.h"
#include "widgets/theme/error_texts.h"
#include "widgets/theme/language.h"
#include "widgets/theme/theme.h"
#include "widgets/words/search_format.h"

namespace searchlight::ui {

LevelOptionsPanel::LevelOptionsPanel(QWidget* parent)
    : SearchForm(sokoban::canSearch, parent),
      m_askName(new QLabel(this)),
      m_ask(new QComboBox(this)),
      m_metricName(new QLabel(this)),
      m_metric(new QComboBox(this)),
      m_ideasName(new QLabel(this)) {
  m_ask->setObjectName(QStringLiteral("ask"));
  for (int i = 0; i < 3; ++i) m_ask->addItem({}, i);
  m_askName->setBuddy(m_ask);
  addOwnField(m_askName, m_ask);
  connect(m_ask, &QComboBox::activated, this, [this](int chosen) {
    LevelOptions options = this->options();
    if (chosen == static_cast<int>(options.asked)) return;
    options.asked = static_cast<LevelOptions::Asked>(chosen);
    options.box.reset();
    options.to.reset();
    options.search.algorithm = usualAlgorithm(options.asked);
    setOptions(options);
  });
  m_metric->setObjectName(QStringLiteral("metric"));
  for (int i = 0; i < 2; ++i) m_metric->addItem({}, i);
  m_metricName->setBuddy(m_metric);
  addOwnField(m_metricName, m_metric);
  connect(m_metric, &QComboBox::activated, this, [this](int chosen) {
    LevelOptions options = this->options();
    options.question.metric = static_cast<sokoban::Metric>(chosen);
    setOptions(options);
  });
  auto* ideas = m_ideasRow = new QWidget(this);
  auto* grid = new QGridLayout(ideas);
  grid->setContentsMargins({});
  grid->addWidget(m_ideasName, 0, 0, 1, 2);
  for (int i = 0; i < static_cast<int>(m_ideas.size()); ++i) {
    auto* box = m_ideas[static_cast<std::size_t>(i)] = new QCheckBox(ideas);
    box->setObjectName(QStringLiteral("idea-%1").arg(i));
    box->setChecked(true);
    grid->addWidget(box, 1 + i / 2, i % 2);
    connect(box, &QCheckBox::toggled, this, [this, i](bool isOn) {
      if (m_isSetting) return;
      LevelOptions options = this->options();
      options.question.ideas.*sokoban::kIdeaSwitches[static_cast<std::size_t>(i)] = isOn;
      setOptions(options);
    });
  }
  addWide(Level::More, ideas);
  SearchForm::setOptions(LevelOptions().search);
  connect(this, &SearchForm::optionsChanged, this, [this] {
    if (!m_isSetting) Q_EMIT levelOptionsChanged();
  });
  keepTranslated(this, [this] { setTexts(); });
}

void LevelOptionsPanel::setOptions(const LevelOptions& options) {
  if (options == this->options()) return;
  m_isSetting = true;
  m_asked = options;
  m_ask->setCurrentIndex(static_cast<int>(m_asked.asked));
  m_metric->setCurrentIndex(static_cast<int>(m_asked.question.metric));
  for (std::size_t i = 0; i < m_ideas.size(); ++i)
    m_ideas[i]->setChecked(m_asked.question.ideas.*sokoban::kIdeaSwitches[i]);
  SearchForm::setOptions(options.search);
  m_isSetting = false;
  showKnownRows();
  Q_EMIT levelOptionsChanged();
}

LevelOptions LevelOptionsPanel::options() const {
  LevelOptions options = m_asked;
  options.search = SearchForm::options();
  return options;
}

void LevelOptionsPanel::setAskable(bool isAskable) {
  m_isAskable = isAskable;
  showKnownRows();
}

// What is pruned and counted is a level's.
void LevelOptionsPanel::showKnownRows() {
  const bool isLevel = m_asked.asked == LevelOptions::Asked::Level;
  for (QWidget* row : {static_cast<QWidget*>(m_askName), static_cast<QWidget*>(m_ask)})
    row->setVisible(m_isAskable);
  for (QWidget* row : {static_cast<QWidget*>(m_metricName), static_cast<QWidget*>(m_metric), m_ideasRow})
    row->setVisible(isLevel);
  refreshMore();
}

// No answer depends on the ideas, only what it takes: what is off tells why it takes so much.
QStringList LevelOptionsPanel::differences() const {
  QStringList out = SearchForm::differences();
  if (m_asked.asked != LevelOptions::Asked::Level) return out;
  if (const QString without = withoutWords(m_asked.question.ideas); !without.isEmpty()) out << without;
  return out;
}

void LevelOptionsPanel::setTexts() {
  m_askName->setText(tr("Problem"));
  m_ask->setAccessibleName(m_askName->text());
  m_ask->setWhatsThis(
      tr("Sets what to find: a solution to the level, or a path to a square for the worker or one box."));
  for (int i = 0; i < m_ask->count(); ++i)
    m_ask->setItemText(i, askedTitle(static_cast<LevelOptions::Asked>(i)));
  m_metricName->setText(tr("Count"));
  m_metric->setAccessibleName(m_metricName->text());
  m_metric->setWhatsThis(tr("Sets what is counted, and therefore which solution is the shortest."));
  for (int i = 0; i < m_metric->count(); ++i)
    m_metric->setItemText(i, metricTitle(static_cast<sokoban::Metric>(i)));
  m_ideasName->setText(tr("Prune by"));
  for (int i = 0; i < static_cast<int>(m_ideas.size()); ++i) {
    auto* idea = m_ideas[static_cast<std::size_t>(i)];
    idea->setText(ideaTitle(i));
    setSentence(idea, idea, ideaMeaning(i));
  }
  refreshMore();
}

namespace {

// For lupdate: these functions belong to no class.
struct LevelTexts {
  Q_DECLARE_TR_FUNCTIONS(LevelTexts)
};

}  // namespace

search::Algorithm usualAlgorithm(LevelOptions::Asked asked) {
  switch (asked) {
    case LevelOptions::Asked::Walk: return search::Algorithm::BreadthFirst;
    case LevelOptions::Asked::Box: return search::Algorithm::Dijkstra;
    case LevelOptions::Asked::Level: break;
  }
  return search::Algorithm::AStar;
}

QString askedTitle(LevelOptions::Asked asked) {
  switch (asked) {
    case LevelOptions::Asked::Walk: return LevelTexts::tr("Worker's path to a square");
    case LevelOptions::Asked::Box: return LevelTexts::tr("Box's path to a square");
    case LevelOptions::Asked::Level: break;
  }
  return LevelTexts::tr("Whole level");
}

setup::Words runWordsOf(const LevelOptions& options) {
  setup::Words out = setup::wordsOf(sokoban::levelOptions(), options,
                                    [](const auto& row) { return row.isOfRun && row.key != "without"; });
  if (const std::string without = sokoban::withoutText(options.question.ideas); !without.empty())
    out.set("without", without);
  return out;
}

QString problemOf(const sokoban::Board& level, const LevelOptions& options) {
  const Failure why = sokoban::whyNot(level, options.question, options.search.algorithm);
  return why.empty() ? QString()
                     : LevelTexts::tr("This search cannot run on this level: %1.").arg(errorText(why));
}

bool provesFewest(const LevelOptions& options) {
  // A search that takes every push for as expensive as any other proves nothing of moves.
  return promisesShortest(options.search) &&
         (options.question.metric == sokoban::Metric::Pushes ||
          search::info(options.search.algorithm).promise != search::Promise::UniformSteps);
}

SearchChoice asPromised(const LevelOptions& options) {
  SearchChoice out = options.search;
  if (promisesShortest(out) && !provesFewest(options)) out.algorithm = search::Algorithm::Greedy;
  return out;
}

WatchedRun::Factory factoryOf(const sokoban::Board& level, const LevelOptions& options,
                              std::shared_ptr<search::MemoryBudget> memory) {
  return factoryOf(std::make_shared<const sokoban::Ground>(level), options, std::move(memory));
}

WatchedRun::Factory factoryOf(const sokoban::SharedGround& level, const LevelOptions& options,
                              std::shared_ptr<search::MemoryBudget> memory) {
  return [level, options,
          memory = std::move(memory)](search::Recording recording) -> std::unique_ptr<search::Session> {
    search::SessionOptions asked = options.search.sessionOptions();
    asked.recording = recording;
    asked.budget = memory;
    return sokoban::makeSession(level, options.question, asked);
  };
}

NodeNames namesOf(const sokoban::Board& level, const LevelOptions& options) {
  NodeNames names;
  const auto words = std::make_shared<LevelWords>(level, options);
  names.follow = [words](const search::TracePlayer* player) { words->follow(player); };
  names.node = [words](const search::Session& session, search::NodeId n) { return words->node(session, n); };
  names.isNodeAMove = true;
  names.nodeMeaning = [metric = options.question.metric] {
    if (metric == sokoban::Metric::Moves)
      return LevelTexts::tr(
          "A node consists of the worker's square after a push and the positions of the boxes. It is named "
          "after the push that led to it. Boxes are lettered at the start and keep their letters.");
    return LevelTexts::tr(
        "A node consists of the positions of the boxes and the part of the floor the worker can reach. It is "
        "named after the push that led to it. Boxes are lettered at the start and keep their letters.");
  };
  names.costText = [](search::Cost cost) {  // an estimate of a state that no matching is left to is no number
    return cost >= sokoban::Matching::kNone ? QStringLiteral("∞") : countText(cost);
  };
  names.usesHeuristic = search::info(options.search.algorithm).usesHeuristic;
  names.move = [words](const search::Session& session, search::NodeId from, search::NodeId to,
                       const std::string& text) {
    const QString push = words->move(session, from, to);
    return push.isEmpty() ? QString::fromStdString(text) : push;
  };
  if (search::needsLevel(options.search.algorithm))
    names.features = [](const search::Session& session, search::NodeId node) {
      const auto* view = dynamic_cast<const sokoban::FeatureView*>(&session);
      const auto told = view ? view->told(node) : std::nullopt;
      if (!told) return QString();
      const QString counted =
          featuresText(told->isExpanded ? told->counted : told->features, view->boxCount());
      return told->cell == sokoban::FeatureView::kNone
                 ? counted
                 : LevelTexts::tr("%1; its moves wait in cell %2", "what is counted, a number")
                       .arg(counted, countText(told->cell + std::size_t{1}));
    };
  // One of a feature-space search is as many pushes as it takes.
  names.moves = [makesMoves = search::needsLevel(options.search.algorithm)](std::size_t moves) {
    if (!makesMoves) return pushesText(moves);
    return moves == 1 ? LevelTexts::tr("1 box move") : LevelTexts::tr("%1 box moves").arg(countText(moves));
  };
  names.event = [words](const search::Session& session, std::size_t event) {
    return words->event(session, event);
  };
  names.picture = [pictures = std::make_shared<SokobanThumbnails>(level)](
                      const search::Session& session, search::NodeId node, QSize size, qreal pixelRatio,
                      const QPalette& palette) {
    const auto position = sokoban::positionOf(session, node);
    return position ? pictures->picture(*position, size, pixelRatio, Theme::of(palette)) : QPixmap();
  };
  names.deadlock = [](const search::Session&, std::uint8_t reason) {
    switch (static_cast<sokoban::Deadlock>(reason)) {
      case sokoban::Deadlock::DeadSquare:
        return LevelTexts::tr("no box on that square can ever reach a goal");
      case sokoban::Deadlock::Frozen:
        return LevelTexts::tr("the box and those blocking it are frozen, and not all are on goals");
      case sokoban::Deadlock::NoMatching:
        return LevelTexts::tr("the boxes can no longer be matched to distinct goals");
      case sokoban::Deadlock::Together:
        return LevelTexts::tr(
            "two or three of the boxes cannot all reach goals, even with no other box on the board");
      case sokoban::Deadlock::None: break;
    }
    return QString();
  };
  names.deadlockWord = [](std::uint8_t reason) {
    switch (static_cast<sokoban::Deadlock>(reason)) {
      case sokoban::Deadlock::DeadSquare: return LevelTexts::tr("dead square");
      case sokoban::Deadlock::Frozen: return LevelTexts::tr("frozen");
      case sokoban::Deadlock::NoMatching: return LevelTexts::tr("no matching");
      case sokoban::Deadlock::Together: return LevelTexts::tr("lost together");
      case sokoban::Deadlock::None: break;
    }
    return QString();
  };
  names.breakpointMove = [](const QString& square) {
    return LevelTexts::tr("When box %1 is pushed", "its square").arg(square);
  };
  names.proof = [promised = asPromised(options)](bool nothingWaits) {
    return proofText(promised, nothingWaits);
  };
  names.barrier = [](const search::Session&, const search::TracePlayer&) {
    return LevelTexts::tr("No sequence of pushes brings all boxes to goals.");
  };
  return names;
}

QString metricTitle(sokoban::Metric metric) {
  return metric == sokoban::Metric::Pushes ? LevelTexts::tr("Pushes") : LevelTexts::tr("Moves");
}

QString titleOf(const LevelOptions& options, QStringView between) {
  QStringList parts{titleOf(options.search, between)};
  if (const QString without = withoutWords(options.question.ideas); !without.isEmpty()) parts << without;
  return parts.join(between);
}

QString withoutWords(const sokoban::Ideas& ideas) {
  QStringList without;
  for (std::size_t i = 0; i < sokoban::kIdeaNames.size(); ++i)
    if (!(ideas.*sokoban::kIdeaSwitches[i])) without << ideaTitle(static_cast<int>(i)).toLower();
  return without.isEmpty()
             ? QString()
             : LevelTexts::tr("without %1", "pruning ideas").arg(without.join(LevelTexts::tr(", ")));
}

QString ideaTitle(int idea) {
  switch (idea) {
    case 0: return LevelTexts::tr("Dead squares");
    case 1: return LevelTexts::tr("Frozen boxes");
    case 2: return LevelTexts::tr("Corrals");
    default: return LevelTexts::tr("Matching");
  }
}

QString ideaMeaning(int idea) {
  switch (idea) {
    case 0: return LevelTexts::tr("Prunes pushes onto squares from which no goal can be reached.");
    case 1: return LevelTexts::tr("Prunes states with boxes frozen off the goals.");
    case 2:
      return LevelTexts::tr(
          "If a corral must be opened, tries only pushes that open it. Available when pushes are counted.");
    default:
      return LevelTexts::tr(
          "Estimates the remaining cost by matching each box to its own goal instead of the nearest one.");
  }
}

}  // namespace searchlight::ui
