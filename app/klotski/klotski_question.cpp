// app/klotski/klotski_question.cpp: words to options and back, and the search's own words.
#include "app/klotski/klotski_question.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QLabel>
#include <algorithm>
#include <iterator>
#include <utility>

#include "app/klotski/slide_words.h"
#include "core/klotski/solve.h"
#include "widgets/klotski/klotski_scene.h"
#include "widgets/klotski/klotski_texts.h"
#include "widgets/theme/language.h"

namespace searchlight::ui {

SlideOptionsPanel::SlideOptionsPanel(QWidget* parent)
    : SearchForm(klotski::canSearch, parent),
      m_countName(new QLabel(this)),
      m_count(new QComboBox(this)),
      m_folds(new QCheckBox(this)) {
  m_count->setObjectName(QStringLiteral("count"));
  for (int i = 0; i < 3; ++i) m_count->addItem({}, i);
  m_countName->setBuddy(m_count);
  addOwnField(m_countName, m_count);
  connect(m_count, &QComboBox::activated, this, [this](int chosen) {
    setOptions({static_cast<klotski::Count>(chosen), SearchForm::options(), m_mirroring});
  });
  m_folds->setObjectName(QStringLiteral("mirrors"));
  addWide(Level::More, m_folds);
  connect(m_folds, &QCheckBox::toggled, this, [this](bool folds) {
    if (!m_isSetting)
      setOptions(
          {m_counted, SearchForm::options(), folds ? klotski::Mirrors::Folded : klotski::Mirrors::Apart});
  });
  connect(this, &SearchForm::optionsChanged, this, [this] {
    if (!m_isSetting) Q_EMIT slideOptionsChanged();
  });
  keepTranslated(this, [this] { setTexts(); });
}

void SlideOptionsPanel::setOptions(const SlideOptions& options) {
  if (options == this->options()) return;
  m_isSetting = true;
  m_counted = options.count;
  m_mirroring = options.mirrors;
  m_count->setCurrentIndex(static_cast<int>(options.count));
  m_folds->setChecked(options.mirrors == klotski::Mirrors::Folded);
  SearchForm::setOptions(options.search);
  m_isSetting = false;
  refreshMore();
  Q_EMIT slideOptionsChanged();
}

void SlideOptionsPanel::setFoldable(bool isFoldable) {
  m_folds->setVisible(isFoldable);
  refreshMore();
}

QStringList SlideOptionsPanel::differences() const {
  QStringList out = SearchForm::differences();
  if (m_mirroring == klotski::Mirrors::Folded && !m_folds->isHidden()) out << tr("mirror images merged");
  return out;
}

void SlideOptionsPanel::setTexts() {
  m_folds->setText(tr("Merge mirror images"));
  setSentence(m_folds, m_folds,
              tr("Treats a position and its mirror image as one state, which halves the number of states."));
  m_countName->setText(tr("Count"));
  m_count->setAccessibleName(m_countName->text());
  m_count->setWhatsThis(tr("Sets what counts as one move, and therefore which solution is the shortest."));
  for (int i = 0; i < m_count->count(); ++i) {
    const auto count = static_cast<klotski::Count>(i);
    m_count->setItemText(i, countTitle(count));
    m_count->setItemData(i, countMeaning(count), Qt::ToolTipRole);
  }
  refreshMore();
}

namespace {

// For lupdate: these functions belong to no class.
struct SlideTexts {
  Q_DECLARE_TR_FUNCTIONS(SlideTexts)
};

}  // namespace

WatchedRun::Factory factoryOf(const klotski::Board& board, const klotski::Position& start,
                              const SlideOptions& options, std::shared_ptr<const klotski::GoalList> goals,
                              std::shared_ptr<search::MemoryBudget> memory) {
  return [board, start, options, goals = std::move(goals),
          memory = std::move(memory)](search::Recording recording) -> std::unique_ptr<search::Session> {
    search::SessionOptions asked = options.search.sessionOptions();
    asked.recording = recording;
    asked.budget = memory;
    return klotski::makeSession(board, start, options.count, asked, goals.get(), options.mirrors);
  };
}

NodeNames namesOf(const klotski::Board& board, const klotski::Position& start, const SlideOptions& options,
                  std::function<PieceStyle()> style) {
  NodeNames names;
  const auto words = std::make_shared<SlideWords>(board, start, options);
  names.follow = [words](const search::TracePlayer* player) { words->follow(player); };
  names.node = [words](const search::Session& session, search::NodeId n) { return words->node(session, n); };
  names.isNodeAMove = true;
  names.nodeMeaning = [mirrors = options.mirrors, isOfFamily = board.isOfFamily()] {
    if (mirrors == klotski::Mirrors::Folded && isOfFamily)
      return SlideTexts::tr(
          "A node represents a position and its mirror image; it is named after the move that led to it. "
          "Identical pieces are numbered at the start and keep their numbers.");
    return SlideTexts::tr(
        "A position is named after the move that led to it. Identical pieces are numbered at the start and "
        "keep their numbers.");
  };
  names.usesHeuristic = search::info(options.search.algorithm).usesHeuristic;
  names.move = [words](const search::Session& session, search::NodeId from, search::NodeId to,
                       const std::string& text) {
    const QString slide = words->move(session, from, to);
    return slide.isEmpty() ? QString::fromStdString(text) : slide;
  };
  names.moves = [count = options.count](std::size_t moves) {
    return countedText(static_cast<std::uint32_t>(moves), count);
  };
  names.event = [words](const search::Session& session, std::size_t event) {
    return words->event(session, event);
  };
  names.picture = [board, start, pictures = std::make_shared<KlotskiThumbnails>(board),
                   style = std::move(style)](const search::Session& session, search::NodeId node, QSize size,
                                             qreal pixelRatio, const QPalette& palette) {
    const auto position = klotski::positionOf(board, session, node, start);
    return position ? pictures->picture(*position, size, pixelRatio, Theme::of(palette), style()) : QPixmap();
  };
  names.proof = [choice = options.search](bool nothingWaits) { return proofText(choice, nothingWaits); };
  names.barrier = [](const search::Session&, const search::TracePlayer&) {
    return SlideTexts::tr("No sequence of moves brings the piece to its goal.");
  };
  return names;
}

}  // namespace searchlight::ui
