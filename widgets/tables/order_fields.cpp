// widgets/tables/order_fields.cpp: the fields and their words.
#include "widgets/tables/order_fields.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QLabel>
#include <QSignalBlocker>
#include <QSpinBox>
#include <limits>

#include "core/setup/option_table.h"
#include "widgets/words/catalogue_texts.h"
#include "widgets/words/search_format.h"

namespace searchlight::ui {

namespace {

enum Row { kTiesRow, kSeedRow, kReopensRow, kDuplicatesRow, kWidthRow, kNodesRow };

// Of the list of reopening: what an algorithm does by itself, and its two answers.
enum Reopening { kAsUsual, kReopens, kStaysClosed };

bool makesADifference(Row row, const search::SessionOptions& options) {
  const search::AlgorithmInfo& info = search::info(options.algorithm);
  switch (row) {
    case kTiesRow: return info.usesTies;
    case kSeedRow: return info.usesTies && options.ties == search::Ties::Random;
    case kReopensRow: return info.reopens && options.duplicates == search::Duplicates::Drop;
    case kDuplicatesRow: return search::canKeepDuplicates(options.algorithm);
    case kWidthRow: return options.algorithm == search::Algorithm::BeamSearch;
    case kNodesRow: return options.algorithm == search::Algorithm::SmaStar;
  }
  return false;
}

}  // namespace

QStringList orderTexts(const search::SessionOptions& options, bool isInAForm) {
  QStringList out;
  if (makesADifference(kTiesRow, options) && options.ties != search::Ties::LastIn) {
    const QString ties = tiesText(options.ties, static_cast<std::uint32_t>(options.seed));
    out << (isInAForm ? OrderFields::tr("tie-breaking: %1").arg(ties) : ties);
  }
  if (makesADifference(kReopensRow, options) && options.reopens) out << reopensText(*options.reopens);
  if (makesADifference(kDuplicatesRow, options) && options.duplicates == search::Duplicates::Keep)
    out << OrderFields::tr("tree search");
  if (makesADifference(kWidthRow, options) &&
      (!isInAForm || options.width != search::SessionOptions::kUsualWidth))
    out << OrderFields::tr("width %1").arg(countText(options.width));
  if (makesADifference(kNodesRow, options) &&
      (!isInAForm || options.nodes != search::SessionOptions::kUsualNodes))
    out << OrderFields::tr("%n nodes", "of SMA*, at the most", static_cast<int>(options.nodes));
  return out;
}

OrderFields::OrderFields(std::span<const search::Ties> ties, QWidget* form)
    : QObject(form),
      m_offered(ties),
      m_form(form),
      m_ties(addList("ties")),
      m_reopens(addList("reopens")),
      m_duplicates(addList("duplicates")),
      m_seed(addNumber("seed", 0, std::numeric_limits<int>::max())),
      m_width(addNumber("width", 1, setup::SearchChoice::kMostKept)),
      m_nodes(addNumber("nodes", 1, setup::SearchChoice::kMostKept)) {
  for (QLabel*& name : m_names) name = new QLabel(form);
  for (const Field& field : fields()) field.name->setBuddy(field.field);
  for (const search::Ties t : m_offered) m_ties->addItem({}, static_cast<int>(t));
  for (const int answer : {kAsUsual, kReopens, kStaysClosed}) m_reopens->addItem({}, answer);
  for (const int answer : {0, 1}) m_duplicates->addItem({}, answer);

  connect(m_ties, &QComboBox::currentIndexChanged, this, [this] {
    choose([&](search::SessionOptions& o) {
      o.ties = static_cast<search::Ties>(m_ties->currentData().toInt());
    });
  });
  connect(m_seed, &QSpinBox::valueChanged, this, [this](int seed) {
    choose([&](search::SessionOptions& o) { o.seed = static_cast<std::uint64_t>(seed); });
  });
  connect(m_width, &QSpinBox::valueChanged, this, [this](int width) {
    choose([&](search::SessionOptions& o) { o.width = static_cast<std::uint32_t>(width); });
  });
  connect(m_nodes, &QSpinBox::valueChanged, this, [this](int nodes) {
    choose([&](search::SessionOptions& o) { o.nodes = static_cast<std::uint32_t>(nodes); });
  });
  connect(m_reopens, &QComboBox::currentIndexChanged, this, [this](int answer) {
    choose([&](search::SessionOptions& o) {
      o.reopens = answer == kAsUsual ? std::nullopt : std::optional(answer == kReopens);
    });
  });
  connect(m_duplicates, &QComboBox::currentIndexChanged, this, [this](int answer) {
    choose([&](search::SessionOptions& o) { o.duplicates = static_cast<search::Duplicates>(answer); });
  });
}

QComboBox* OrderFields::addList(const char* name) {
  auto* list = new QComboBox(m_form);
  list->setObjectName(QLatin1String(name));
  list->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  list->setMinimumContentsLength(8);
  return list;
}

QSpinBox* OrderFields::addNumber(const char* name, int least, int most) {
  auto* number = new QSpinBox(m_form);
  number->setObjectName(QLatin1String(name));
  number->setRange(least, most);
  number->setKeyboardTracking(false);
  return number;
}

std::array<OrderFields::Field, 6> OrderFields::fields() const {
  return {{{m_names[kTiesRow], m_ties,
            tr("Sets which of several nodes with the same f is expanded first. This affects how many nodes "
               "are expanded, and which of several optimal paths is found.")},
           {m_names[kSeedRow], m_seed, tr("The same seed gives the same draws among equal nodes.")},
           {m_names[kReopensRow], m_reopens,
            tr("Sets whether a cheaper path to a closed node puts it back into OPEN. Without it, a node is "
               "expanded at most once.")},
           {m_names[kDuplicatesRow], m_duplicates,
            tr("Sets whether a state that is generated again is recognised. A tree search does not: it "
               "expands the state again on each path, and ends only at a solution or a limit.")},
           {m_names[kWidthRow], m_width,
            tr("Sets how many nodes of each depth are kept. A wider beam finds more and better paths, and "
               "expands more nodes."),
            true},
           {m_names[kNodesRow], m_nodes,
            tr("Sets how many nodes are held at most. The fewer there are, the more often what was "
               "forgotten is generated again; a path of more nodes cannot be found."),
            true}}};
}

void OrderFields::choose(const std::function<void(search::SessionOptions&)>& change) {
  search::SessionOptions options = m_options;
  change(options);
  Q_EMIT chosen(options);
}

void OrderFields::show(const search::SessionOptions& options) {
  const QSignalBlocker quiet[]{QSignalBlocker(m_ties),    QSignalBlocker(m_seed),
                               QSignalBlocker(m_reopens), QSignalBlocker(m_duplicates),
                               QSignalBlocker(m_width),   QSignalBlocker(m_nodes)};
  m_options = options;
  m_ties->setCurrentIndex(m_ties->findData(static_cast<int>(options.ties)));
  m_seed->setValue(static_cast<int>(options.seed));
  m_reopens->setCurrentIndex(!options.reopens ? kAsUsual : *options.reopens ? kReopens : kStaysClosed);
  m_duplicates->setCurrentIndex(static_cast<int>(options.duplicates));
  m_width->setValue(static_cast<int>(options.width));
  m_nodes->setValue(static_cast<int>(options.nodes));
  const bool reopens = search::info(options.algorithm).reopens.value_or(false);
  m_reopens->setItemText(kAsUsual, tr("Automatic: %1").arg(reopens ? tr("yes") : tr("no")));
  const auto all = fields();
  for (std::size_t i = 0; i < all.size(); ++i) {
    const bool isThere = makesADifference(static_cast<Row>(i), options);
    all[i].name->setVisible(isThere);
    all[i].field->setVisible(isThere);
  }
}

void OrderFields::retranslate() {
  const QSignalBlocker quiet[]{QSignalBlocker(m_ties), QSignalBlocker(m_reopens),
                               QSignalBlocker(m_duplicates)};
  m_names[kTiesRow]->setText(tr("&Tie-breaking"));
  m_names[kSeedRow]->setText(tr("&Seed"));
  m_names[kReopensRow]->setText(tr("R&eopening"));
  m_names[kDuplicatesRow]->setText(tr("&Duplicates"));
  m_names[kWidthRow]->setText(tr("W&idth"));
  m_names[kNodesRow]->setText(tr("Nodes &held"));
  for (int i = 0; i < m_ties->count(); ++i) {
    const search::Ties ties = m_offered[static_cast<std::size_t>(i)];
    m_ties->setItemText(i, tiesTitle(ties));
    m_ties->setItemData(i, tiesHint(ties), Qt::ToolTipRole);
  }
  m_reopens->setItemText(kReopens, tr("Yes"));
  m_reopens->setItemText(kStaysClosed, tr("No: closed nodes stay closed"));
  m_duplicates->setItemText(0, tr("Recognised: graph search"));
  m_duplicates->setItemText(1, tr("Kept: tree search"));
  show(m_options);
}

}  // namespace searchlight::ui
