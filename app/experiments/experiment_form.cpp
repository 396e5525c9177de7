// app/experiments/experiment_form.cpp: the form, and an experiment as words.
#include "app/experiments/experiment_form.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QDir>
#include <QDoubleSpinBox>
#include <QFileInfo>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QRegularExpression>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <array>
#include <utility>

#include "app/experiments/run_field.h"
#include "app/klotski/opening_list.h"
#include "app/shell/commands.h"
#include "app/shell/experiment_words.h"
#include "core/klotski/catalogue.h"
#include "widgets/theme/controls.h"
#include "widgets/theme/error_texts.h"
#include "widgets/theme/flow_row.h"
#include "widgets/theme/icons.h"
#include "widgets/theme/language.h"
#include "widgets/theme/theme.h"
#include "widgets/theme/type_scale.h"
#include "widgets/words/search_format.h"

namespace searchlight::ui {

namespace {

// Files by their names: the folders are in the tool tip.
QString sourceTitle(QString source) {
  if (QFileInfo::exists(source)) return QFileInfo(source).fileName();
  static const QRegularExpression folders(
      QStringLiteral(R"((?:^|(?<=[\s=]))/(?:[^/\s'"]+/)+|(?<=['"])/(?:[^/'"]+/)+)"));
  return source.remove(folders);
}

constexpr double kMostSeconds = 86'400;
constexpr int kListRows = 4;

struct ShownDomain {
  const char* name;  // of cli::experimentDomains()
  const char* title;
  const char* algorithms;  // as the catalogue of algorithms has it
};
constexpr std::array<ShownDomain, 4> kDomains{{
    {"route", QT_TRANSLATE_NOOP("ExperimentDomains", "Routes on maps"), "grid"},
    {"sokoban", QT_TRANSLATE_NOOP("ExperimentDomains", "Sokoban"), "sokoban"},
    {"klotski", QT_TRANSLATE_NOOP("ExperimentDomains", "Klotski"), "klotski"},
    {"lines", QT_TRANSLATE_NOOP("ExperimentDomains", "Color Lines"), "grid"},
}};

// What an idea is worth: experiments that come with the program, by their titles.
struct Preset {
  const char *file, *domain, *title;
};
constexpr Preset kPresetTable[] = {
    {"map-algorithms", "route", QT_TRANSLATE_NOOP("ExperimentPresets", "Five algorithms")},
    {"map-ties", "route", QT_TRANSLATE_NOOP("ExperimentPresets", "Tie-breaking rules of A*")},
    {"map-heuristics", "route", QT_TRANSLATE_NOOP("ExperimentPresets", "Heuristics of A*")},
    {"map-weights", "route", QT_TRANSLATE_NOOP("ExperimentPresets", "Weights of weighted A*")},
    {"sokoban-pruning", "sokoban", QT_TRANSLATE_NOOP("ExperimentPresets", "Pruning methods on and off")},
    {"sokoban-algorithms", "sokoban", QT_TRANSLATE_NOOP("ExperimentPresets", "Five algorithms")},
    {"klotski-algorithms", "klotski", QT_TRANSLATE_NOOP("ExperimentPresets", "Five algorithms")},
    {"lines-algorithms", "lines", QT_TRANSLATE_NOOP("ExperimentPresets", "Five algorithms")},
};

const ShownDomain& shownDomain(const std::string& name) {
  const auto at = std::ranges::find(kDomains, name, &ShownDomain::name);
  return at == kDomains.end() ? kDomains.front() : *at;
}

QToolButton* toolButton(QWidget* parent, std::optional<IconId> id = {}) {
  auto* button = new QToolButton(parent);
  button->setToolButtonStyle(id ? Qt::ToolButtonTextBesideIcon : Qt::ToolButtonTextOnly);
  if (id) button->setIcon(icon(*id));
  return button;
}

}  // namespace

// ---- The form ------------------------------------------------------------------------------------------------------------------

ExperimentForm::ExperimentForm(QWidget* parent)
    : QWidget(parent),
      m_domainName(new QLabel(this)),
      m_sourcesName(new QLabel(this)),
      m_runsName(new QLabel(this)),
      m_repeatName(new QLabel(this)),
      m_jobsName(new QLabel(this)),
      m_secondsName(new QLabel(this)),
      m_noSources(makeHint(this)),
      m_noRuns(makeHint(this)),
      m_presets(new QMenu(this)),
      m_names(new QMenu(this)),
      m_sourceNote(new NoteLine(this)),
      m_domain(new QComboBox(this)),
      m_sources(new QListWidget(this)),
      m_otherSource(new QLineEdit(this)),
      m_addOther(toolButton(this, IconId::Add)),
      m_addFiles(toolButton(this, IconId::Open)),
      m_removeSource(toolButton(this, IconId::Remove)),
      m_runs(new QListWidget(this)),
      m_run(new RunField(this)),
      m_presetsButton(new QPushButton(this)),
      m_removeRun(toolButton(this, IconId::Remove)),
      m_seconds(new QDoubleSpinBox(this)),
      m_repeat(new QSpinBox(this)),
      m_jobs(new QSpinBox(this)) {
  m_asked.domain = kDomains.front().name;
  for (const ShownDomain& domain : kDomains)
    if (std::ranges::any_of(cli::experimentDomains(),
                            [&](const cli::ExperimentDomain& known) { return known.name == domain.name; }))
      m_domain->addItem(QString(), QString::fromLatin1(domain.name));
  for (QListWidget* list : {m_sources, m_runs}) {
    list->setSelectionMode(QAbstractItemView::ExtendedSelection);
    list->setTextElideMode(Qt::ElideMiddle);
    list->setWordWrap(true);
    list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list->setMinimumHeight(kListRows * (fontMetrics().height() + spacing::kHalf));
    list->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
  }
  for (const auto& [list, hint] : {std::pair(m_sources, m_noSources), std::pair(m_runs, m_noRuns)}) {
    bareLayout<QVBoxLayout>(list->viewport(), 0)->addWidget(hint);
    hint->setAlignment(Qt::AlignCenter);
    hint->setAttribute(Qt::WA_TransparentForMouseEvents);
  }
  for (QLabel* label : {m_sourcesName, m_runsName}) setType(label, TypeSize::Strong);
  m_repeat->setRange(1, static_cast<int>(cli::Experiment::kMostRepeats));
  m_jobs->setRange(1, static_cast<int>(cli::Experiment::kMostJobs));
  m_seconds->setRange(0, kMostSeconds);
  m_seconds->setDecimals(3);
  m_presetsButton->setMenu(m_presets);

  auto* grid = new QGridLayout(this);
  grid->setContentsMargins(spacing::kMargin, spacing::kMargin, spacing::kMargin, spacing::kMargin);
  grid->setVerticalSpacing(spacing::kUnit);
  const auto rowOf = [](std::initializer_list<QWidget*> parts) {
    auto* row = new FlowRow(spacing::kHalf);
    for (QWidget* part : parts) row->addWidget(part);
    return row;
  };
  int at = 0;
  grid->addWidget(m_domainName, at, 0);
  grid->addWidget(m_domain, at++, 1);
  grid->addWidget(m_sourcesName, at++, 0, 1, 2);
  grid->addWidget(m_sources, at, 0, 1, 2);
  grid->setRowStretch(at++, 1);
  grid->addLayout(rowOf({m_otherSource, m_addOther}), at++, 0, 1, 2);
  grid->addLayout(rowOf({m_addFiles, m_removeSource}), at++, 0, 1, 2);
  grid->addWidget(m_sourceNote, at++, 0, 1, 2);
  grid->addWidget(m_runsName, at++, 0, 1, 2);
  grid->addWidget(m_runs, at, 0, 1, 2);
  grid->setRowStretch(at++, 1);
  grid->addWidget(m_run, at++, 0, 1, 2);
  grid->addLayout(rowOf({m_presetsButton, m_removeRun}), at++, 0, 1, 2);
  const std::array<std::pair<QLabel*, QWidget*>, 3> numbers{
      {{m_secondsName, m_seconds}, {m_repeatName, m_repeat}, {m_jobsName, m_jobs}}};
  for (const auto& [name, field] : numbers) {
    name->setBuddy(field);
    grid->addWidget(name, at, 0);
    grid->addWidget(field, at++, 1);
  }
  grid->setColumnStretch(1, 1);
  m_domainName->setBuddy(m_domain);
  m_sourcesName->setBuddy(m_sources);
  m_runsName->setBuddy(m_runs);

  connect(m_domain, &QComboBox::activated, this, [this] {
    const std::string domain = m_domain->currentData().toString().toStdString();
    if (domain == m_asked.domain) return;
    m_asked.domain = domain;
    m_asked.sources.clear();  // they are another domain's
    m_asked.runs.clear();
    change();
  });
  connect(m_addFiles, &QToolButton::clicked, this, &ExperimentForm::filesWanted);
  const auto addOther = [this] {
    if (const QString text = m_otherSource->text().trimmed(); !text.isEmpty()) addSources({text});
    m_otherSource->clear();
  };
  connect(m_addOther, &QToolButton::clicked, this, addOther);
  connect(m_otherSource, &QLineEdit::returnPressed, this, addOther);
  connect(m_removeSource, &QToolButton::clicked, this, [this] { remove(m_sources, m_asked.sources); });
  connect(m_removeRun, &QToolButton::clicked, this, [this] { remove(m_runs, m_asked.runs); });
  connect(m_run, &RunField::entered, this, &ExperimentForm::addRun);
  connect(m_runs, &QListWidget::itemActivated, this, [this](QListWidgetItem* item) {
    m_changed = static_cast<std::size_t>(m_runs->row(item));
    m_run->change(QString::fromStdString(m_asked.runs[*m_changed]));
  });
  connect(m_repeat, &QSpinBox::valueChanged, this, [this](int value) {
    m_asked.repeat = static_cast<std::uint64_t>(value);
    Q_EMIT edited();
  });
  connect(m_jobs, &QSpinBox::valueChanged, this, [this](int value) {
    m_asked.jobs = static_cast<std::uint64_t>(value);
    Q_EMIT edited();
  });
  connect(m_seconds, &QDoubleSpinBox::valueChanged, this, [this](double value) {
    m_asked.seconds = value > 0 ? std::optional(value) : std::nullopt;
    Q_EMIT edited();
  });
  guardFromWheel(this);
  keepTranslated(this, [this] { retranslate(); });
}

void ExperimentForm::setAsked(cli::Experiment asked) {
  m_asked = std::move(asked);
  showAsked();
}

void ExperimentForm::change() {
  showAsked();
  Q_EMIT edited();
}

void ExperimentForm::addSources(const QStringList& sources) {
  for (const QString& source : sources)
    if (std::ranges::find(m_asked.sources, source.toStdString()) == m_asked.sources.end())
      m_asked.sources.push_back(source.toStdString());
  change();
}

void ExperimentForm::remove(QListWidget* list, std::vector<std::string>& texts) {
  std::vector<std::string> left;
  for (int i = 0; i < list->count(); ++i)
    if (!list->item(i)->isSelected()) left.push_back(texts[static_cast<std::size_t>(i)]);
  texts = std::move(left);
  change();
}

void ExperimentForm::addRun() {
  const QString text = m_run->run();
  const cli::ExperimentParts parts =
      cli::examine({.domain = m_asked.domain, .sources = {}, .runs = {text.toStdString()}}, {});
  if (const Failure& wrong = parts.runs.front().wrong; !wrong.empty()) return m_run->showWrong(wrong);
  if (m_changed && *m_changed < m_asked.runs.size())
    m_asked.runs[*m_changed] = text.toStdString();
  else if (std::ranges::find(m_asked.runs, text.toStdString()) == m_asked.runs.end())
    m_asked.runs.push_back(text.toStdString());
  m_run->clear();
  change();
}

void ExperimentForm::showAsked() {
  if (std::exchange(m_changed, std::nullopt)) m_run->clear();
  const QSignalBlocker blocks[] = {QSignalBlocker(m_repeat), QSignalBlocker(m_jobs),
                                   QSignalBlocker(m_seconds)};
  m_repeat->setValue(static_cast<int>(m_asked.repeat));
  m_jobs->setValue(static_cast<int>(m_asked.jobs));
  m_seconds->setValue(m_asked.seconds.value_or(0));
  m_sources->clear();
  for (const std::string& source : m_asked.sources) {
    const QString text = QString::fromStdString(source);
    auto* item = new QListWidgetItem(sourceTitle(text), m_sources);
    item->setToolTip(QDir::toNativeSeparators(text));
  }
  m_runs->clear();
  for (const std::string& run : m_asked.runs) {
    auto* item = new QListWidgetItem(runTitle(run), m_runs);
    item->setToolTip(QString::fromStdString(run));
  }
  m_noSources->setVisible(m_asked.sources.empty());
  m_noRuns->setVisible(m_asked.runs.empty());
  m_sourceNote->clear();
  retranslate();
}

void ExperimentForm::showParts(const cli::ExperimentParts& parts) {
  if (parts.sources.size() != m_asked.sources.size() || parts.runs.size() != m_asked.runs.size()) return;
  QString wrong;
  const auto mark = [&](QListWidgetItem* item, const Failure& why) {
    item->setIcon(why.empty() ? QIcon() : icon(IconId::Error));
    if (why.empty()) return;
    item->setToolTip(errorText(why));
    if (wrong.isEmpty()) wrong = errorText(why);
  };
  for (std::size_t i = 0; i < parts.sources.size(); ++i) {
    QListWidgetItem* item = m_sources->item(static_cast<int>(i));
    mark(item, parts.sources[i].wrong);
    if (!parts.sources[i].wrong.empty()) continue;
    const QString text = QString::fromStdString(m_asked.sources[i]);
    item->setText(tr("%1 (%2 instances)").arg(sourceTitle(text), countText(parts.sources[i].instances)));
  }
  for (std::size_t i = 0; i < parts.runs.size(); ++i) {
    QListWidgetItem* item = m_runs->item(static_cast<int>(i));
    mark(item, parts.runs[i].wrong);
    // Not what textbooks have, and not what was asked for: it is the fast choice of the command line. The table has a column for it.
    if (parts.runs[i].wrong.empty() && parts.runs[i].ties == "coarse" &&
        parts.runs[i].text.find("--ties") == std::string::npos)
      item->setToolTip(tr("Tie-breaking: coarse, unless the run says otherwise"));
  }
  m_sourceNote->setNote(NoteKind::Error, wrong);
}

void ExperimentForm::setRunning(bool isRunning) {
  for (QWidget* part :
       {static_cast<QWidget*>(m_domain), static_cast<QWidget*>(m_addFiles), static_cast<QWidget*>(m_addOther),
        static_cast<QWidget*>(m_removeSource), static_cast<QWidget*>(m_run),
        static_cast<QWidget*>(m_presetsButton), static_cast<QWidget*>(m_removeRun),
        static_cast<QWidget*>(m_otherSource), static_cast<QWidget*>(m_repeat), static_cast<QWidget*>(m_jobs),
        static_cast<QWidget*>(m_seconds)})
    part->setEnabled(!isRunning);
}

// Presets and names that belong to the domain.
void ExperimentForm::fillDomain() {
  m_run->setDomain(m_asked.domain, shownDomain(m_asked.domain).algorithms);
  m_presets->clear();
  // Queued: what follows fills the menu anew, and the action is gone.
  for (const Preset& preset : kPresetTable)
    if (m_asked.domain == preset.domain)
      connect(
          m_presets->addAction(QCoreApplication::translate("ExperimentPresets", preset.title)),
          &QAction::triggered, this,
          [this, &preset] {
            Q_EMIT presetWanted(
                QStringLiteral("%1/%2.searchlight").arg(QLatin1String(kPresets), QLatin1String(preset.file)));
          },
          Qt::QueuedConnection);
  m_names->clear();
  if (m_asked.domain == "klotski")
    for (const klotski::Entry& entry : klotski::catalogue()) {
      const QString id =
          QString::fromUtf8(entry.chinese.data(), static_cast<qsizetype>(entry.chinese.size()));
      const auto place = openingOf(klotski::boardOf(entry));
      m_names->addAction(place ? openingTitle(*place) : id, this, [this, id] { addSources({id}); });
    }
  m_addOther->setMenu(m_names->isEmpty() ? nullptr : m_names);
  m_addOther->setPopupMode(m_names->isEmpty() ? QToolButton::DelayedPopup : QToolButton::MenuButtonPopup);
}

void ExperimentForm::retranslate() {
  m_domainName->setText(tr("&Domain"));
  for (int i = 0; i < m_domain->count(); ++i)
    m_domain->setItemText(
        i, QCoreApplication::translate("ExperimentDomains",
                                       shownDomain(m_domain->itemData(i).toString().toStdString()).title));
  m_domain->setCurrentIndex(m_domain->findData(QString::fromStdString(m_asked.domain)));
  m_domain->setToolTip(tr("Chooses what is searched; instances and runs belong to one domain"));
  fillDomain();
  const bool isRoute = m_asked.domain == "route";
  m_sourcesName->setText(tr("&Instances"));
  m_sources->setAccessibleName(plainText(m_sourcesName->text()));
  m_sources->setToolTip(tr("Lists the sources of instances; every run searches all of them"));
  m_noSources->setText(tr("No instances yet: add files, or choose a preset."));
  m_addFiles->setText(tr("Add fi&les…"));
  m_addFiles->setToolTip(isRoute ? tr("Adds scenario files; the map is found beside each file")
                                 : tr("Adds files with levels or puzzles"));
  m_removeSource->setText(tr("Remove"));
  m_removeSource->setToolTip(tr("Removes the selected instances"));
  m_otherSource->setPlaceholderText(m_asked.domain == "klotski" ? tr("Puzzle name or generated:…")
                                                                : tr("File or generated:…"));
  m_otherSource->setAccessibleName(tr("More instances"));
  m_otherSource->setToolTip(tr("Takes a source as the command line takes it"));
  m_addOther->setText(tr("Add"));
  m_addOther->setToolTip(tr("Adds these instances"));
  m_runsName->setText(tr("&Runs"));
  m_runs->setAccessibleName(plainText(m_runsName->text()));
  m_runs->setToolTip(tr("Lists the searches; activate one to change it"));
  m_noRuns->setText(tr("No runs yet: add a search, or choose a preset."));
  m_presetsButton->setText(tr("&Presets"));
  m_presetsButton->setToolTip(tr(
      "Replaces the runs with those of an example experiment, and adds its instances if the list is empty"));
  m_removeRun->setText(tr("Remove"));
  m_removeRun->setToolTip(tr("Removes the selected runs"));
  m_secondsName->setText(tr("Ti&me limit"));
  m_seconds->setSuffix(tr(" s", "seconds"));
  // As the domain has it: a text, or a number.
  const QString time = QString::fromLatin1(cli::experimentDomain(m_asked.domain).time);
  m_seconds->setSpecialValueText(time.front().isDigit() ? time + m_seconds->suffix() : tr("None"));
  m_seconds->setToolTip(tr("Limits the time of each search"));
  m_repeatName->setText(tr("Repea&t"));
  m_repeat->setToolTip(tr("Runs each search this many times; the time is the median"));
  m_jobsName->setText(tr("&Jobs"));
  m_jobs->setToolTip(tr(
      "Runs several searches at a time; they share the processor, so times are not those of a search alone"));
}

}  // namespace searchlight::ui
