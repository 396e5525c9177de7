// app/shell/workbench_page.cpp: the page round its workbench.
#include "app/shell/workbench_page.h"

#include <QDir>
#include <QFileInfo>
#include <QLocale>
#include <QVBoxLayout>
#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "app/shell/read_on_thread.h"
#include "app/shell/set_up_words.h"
#include "app/shell/settings.h"
#include "core/lessons/lesson.h"
#include "core/text/files.h"
#include "widgets/document/document_file.h"
#include "widgets/graph/graph_panel.h"
#include "widgets/player/event_line.h"
#include "widgets/plot/node_plot.h"
#include "widgets/tables/bookmarks_view.h"
#include "widgets/tables/node_tables.h"
#include "widgets/tables/numbers_view.h"
#include "widgets/tables/question_form.h"
#include "widgets/theme/icons.h"
#include "widgets/theme/theme.h"
#include "widgets/theme/type_scale.h"
#include "widgets/tree/tree_panel.h"

namespace searchlight::ui {

using namespace set_up_words;

namespace {
using setup::kAuto;
using setup::kUnits;  // by StepUnit

bool saysAuto(const setup::Words& player) {
  const std::string* word = player.find("speed");
  return word && *word == kAuto;
}

// Nothing: its unit is not known, as of a later version, or is time, which is another one in every run. The same number of
// something else would be another place.
std::optional<Bookmark> bookmarkFrom(const setup::Bookmark& b) {
  Bookmark out{static_cast<std::size_t>(b.cursor), {}, QString::fromStdString(b.caption)};
  if (b.unit.empty()) return out;
  const auto unit = std::ranges::find(kUnits, b.unit);
  if (unit == kUnits.end()) return std::nullopt;
  out.unit = static_cast<StepUnit>(unit - kUnits.begin());
  return out.unit == StepUnit::Time ? std::nullopt : std::optional(std::move(out));
}

constexpr const char* kHasPlayed = "map-lab/has-played";
constexpr QSize kFirstPlay(184, 72);
constexpr int kFirstPlayIcon = 32;

// In the middle of a widget, whose size may change.
class FirstPlay : public QPushButton {
 public:
  FirstPlay(const QString& text, QWidget& over) : QPushButton(ui::icon(IconId::Play), text, &over) {
    setFont(typeFont(over.font(), TypeSize::Title));
    setIconSize(QSize(kFirstPlayIcon, kFirstPlayIcon));
    resize(sizeHint().expandedTo(kFirstPlay));
    setFocusPolicy(Qt::NoFocus);  // Space plays in any case
    setCursor(Qt::PointingHandCursor);
    setDefault(true);
    over.installEventFilter(this);
    place();
    show();
  }

 private:
  void place() { move(parentWidget()->rect().center() - rect().center()); }
  bool eventFilter(QObject*, QEvent* event) override {
    if (event->type() == QEvent::Resize) place();
    if (event->type() == QEvent::ChildAdded || event->type() == QEvent::ChildPolished) raise();
    return false;
  }
};

}  // namespace

WorkbenchPage::WorkbenchPage(const PageHost& host, const char* id)
    : m_host(host), m_id(QString::fromLatin1(id)) {
  m_transport.setRuns({&m_search});
  takeUsualSpeed();
  connect(&m_transport, &Transport::settingsChanged, this, [this] {
    if (m_transport.speedChoice() == m_knownSpeed) return;
    m_knownSpeed = m_transport.speedChoice();
    m_host.settings->setSpeed(m_knownSpeed);
  });
  // The place is kept when the cursors have come to rest. A step within what is recorded is made at once: they never move.
  const auto rested = [this] {
    if (m_transport.activity() == Transport::Activity::Idle) Q_EMIT changed();
  };
  connect(&m_transport, &Transport::activityChanged, this, rested);
  connect(&m_transport, &Transport::moved, this, rested);
}

// The speed that the user has chosen last; that of a set-up belongs to the set-up.
void WorkbenchPage::takeUsualSpeed() { takeSpeed(m_host.settings->speed()); }

QPushButton* WorkbenchPage::offerPlay(QWidget& over) {
  if (m_host.settings->flag(kHasPlayed, false) || m_firstPlay) return nullptr;
  m_firstPlay = new FirstPlay(tr("Play"), over);
  m_firstPlay->setToolTip(tr("Plays the search from its start"));
  m_firstPlay->setWhatsThis(m_firstPlay->toolTip());
  connect(m_firstPlay, &QPushButton::clicked, &m_transport, &Transport::togglePlay);
  connect(&m_transport, &Transport::moved, m_firstPlay, [this] {
    if (m_transport.position() == 0) return;
    m_host.settings->setFlag(kHasPlayed, true);
    withdrawPlay();
  });
  return m_firstPlay;
}

void WorkbenchPage::withdrawPlay() {
  if (!m_firstPlay) return;
  m_firstPlay->hide();
  m_firstPlay->deleteLater();
  m_firstPlay = nullptr;
}

void WorkbenchPage::paceAnew() {
  if (m_host.settings->speed().kind == SpeedChoice::Kind::Set) m_host.settings->setSpeed({});
  takeUsualSpeed();
  // Searches that are compared are of the same board.
  auto* compare =
      m_host.made ? dynamic_cast<WorkbenchPage*>(m_host.made(QString::fromLatin1(kComparePage))) : nullptr;
  if (compare) compare->takeUsualSpeed();
}

// Known before it is set: it is not the user's choice.
void WorkbenchPage::takeSpeed(const SpeedChoice& speed) {
  m_knownSpeed = speed;
  m_transport.setSpeedChoice(speed);
}

void WorkbenchPage::build(QWidget* board, QWidget* legend, QWidget* question) {
  m_workbench = new SearchWorkbench(m_host.player, board, legend, question);
  auto* all = bareLayout<QVBoxLayout>(this);
  all->addWidget(m_workbench);
  setFocusProxy(m_workbench);
  m_workbench->setSearch(&m_transport, &m_search);
  m_workbench->restoreLayoutState(m_host.settings->layout(m_id));
  connect(m_workbench, &SearchWorkbench::layoutChanged, this, &WorkbenchPage::saveLayout);
  BookmarksView& bookmarks = m_workbench->bookmarks();
  connect(&bookmarks.list(), &BookmarkList::bookmarksChanged, this, &Page::changed);
  bookmarks.offerLesson();
  connect(bookmarks.lessonAction(), &QAction::triggered, this, &WorkbenchPage::saveLesson);
  if (question) rememberFolds(question);
  m_workbench->setTreeShown(m_host.settings->flag(treeKey().constData(), false));
  connect(m_workbench, &SearchWorkbench::treeShownChanged, this, &Page::commandsChanged);
  connect(&m_transport, &Transport::searchChanged, this, &Page::commandsChanged);
  rememberPlot();
  NumbersView& figures = m_workbench->figures();
  const QByteArray key = m_id.toLatin1() + "/all-figures";
  figures.setShowsAll(m_host.settings->flag(key.constData(), false));
  connect(&figures, &NumbersView::showsAllChanged, this,
          [this, key](bool showsAll) { m_host.settings->setFlag(key.constData(), showsAll); });
}

QByteArray WorkbenchPage::treeKey() const { return m_id.toLatin1() + "/tree"; }

void WorkbenchPage::rememberFolds(QWidget* around) {
  const QByteArray key = m_id.toLatin1() + "/all-settings";
  for (QuestionForm* form : around->findChildren<QuestionForm*>()) {
    form->setUnfolded(m_host.settings->flag(key.constData(), false));
    connect(form, &QuestionForm::folded, this,
            [this, key](bool isUnfolded) { m_host.settings->setFlag(key.constData(), isUnfolded); });
  }
}

// ---- Lessons -------------------------------------------------------------------------------------------------------

void WorkbenchPage::saveLesson() {
  const bool isChinese = QLocale().language() == QLocale::Chinese;
  const QString language = isChinese ? QStringLiteral("zh_CN") : QStringLiteral("en");
  const QString name = lessonNameOf(document().title, language);
  if (const auto where = askWhereToSave(
          this, {tr("Save as lesson"),
                 m_host.settings->lastFolder() + QLatin1Char('/') + name,
                 {{tr("Lessons (%1)"),
                   {QStringLiteral("*.%1.lesson.md").arg(language), QStringLiteral("*.*.md")}}}}))
    saveLessonTo(where->path);
}

// What would not open again is not written.
void WorkbenchPage::saveLessonTo(const QString& path) {
  const QFileInfo file(path);
  if (!lessons::lessonFileName(file.fileName().toStdString()))
    return complain(
        tr("%1 is not a valid name for a lesson. Use NAME.LANGUAGE.lesson.md with lower-case letters, digits "
           "and hyphens, for example %2")
            .arg(QDir::toNativeSeparators(path),
                 lessonNameOf(file.fileName().section(QLatin1Char('.'), 0, 0), QStringLiteral("en"))));
  const Snapshot now = snapshot();
  if (!now) return;
  const lessons::LessonWords words{{},
                                   tr("Untitled lesson").toStdString(),
                                   tr("Created from bookmarks.").toStdString(),
                                   tr("Moment").toStdString()};
  saveAside(path, tr("Cannot be saved as a lesson: %1"), [&] {
    setup::SetUp setUp = now();
    setUp.page = m_id.toStdString();
    return lessons::lessonText(std::move(setUp), words, "lesson");
  });
}

CommandState WorkbenchPage::state(Command command) const {
  if (command == Command::PanelVisible)
    return {.isOffered = true, .isChecked = m_workbench->isPanelVisible()};
  if (command == Command::SearchTree)
    return {.isOffered = true,
            .isEnabled = m_workbench->isSearchShown(),
            .isChecked = m_workbench->isTreeShown()};
  if (command == Command::NodePlot)
    return {.isOffered = true,
            .isEnabled = m_workbench->isSearchShown(),
            .isChecked = m_workbench->isPlotShown()};
  return {};
}

void WorkbenchPage::run(Command command, bool checked) {
  if (command == Command::SearchTree) {
    m_workbench->setTreeShown(checked);
    m_host.settings->setFlag(treeKey().constData(), checked);
  } else if (command == Command::NodePlot) {
    m_workbench->setPlotShown(checked);
  } else if (command == Command::PanelVisible) {
    m_workbench->setPanelVisible(checked);
  } else {
    return;
  }
  Q_EMIT commandsChanged();
}

void WorkbenchPage::bring(PictureSource::Kind kind) {
  if (kind == PictureSource::Kind::Plot) run(Command::NodePlot, true);
  if (kind == PictureSource::Kind::Tree) run(Command::SearchTree, true);
}

bool WorkbenchPage::isSettled() const {
  const TreePanel* tree = m_workbench->tree();
  const NodePlot* plot = m_workbench->plot();
  return (!tree || tree->view()->isUpToDate()) && (!plot || plot->isUpToDate()) &&
         m_transport.activity() == Transport::Activity::Idle &&
         (!m_search.hasSearch() || m_search.answer().outcome != search::Outcome::Running);
}

std::vector<Page::FocusStop> WorkbenchPage::focusStops() const {
  std::vector<FocusStop> out;
  for (QWidget* part : m_workbench->parts()) out.push_back({part, part == m_workbench->focusProxy()});
  return out;
}

void WorkbenchPage::saveLayout() { m_host.settings->setLayout(m_id, m_workbench->layoutState()); }

void WorkbenchPage::showZoom(double pixelsPerCell) {
  constexpr double kFullSize = 32;  // pixels of a cell at 100 %
  const double percent = pixelsPerCell / kFullSize * 100;
  setViewStatus(tr("Zoom %1\u00a0%").arg(percent, 0, 'f', percent < 10 ? 1 : 0));
}

void WorkbenchPage::tellSearch(setup::SetUp& setUp) const {
  // Where they are going, not what they pass on the way. A place in time is another one in the next run.
  const std::size_t place = m_transport.destination();
  const bool hasPlace =
      m_transport.hasSearch() && place != kEndOfRun && m_transport.axisUnit() != StepUnit::Time;
  setUp.cursor = hasPlace ? std::optional<std::uint64_t>(place) : std::nullopt;
  // Programs that know no pace go by what stands beside it.
  const bool isSet = m_transport.speedChoice().kind == SpeedChoice::Kind::Set;
  setUp.player.set("speed", isSet ? told(m_transport.speed()) : std::string(kAuto));
  if (m_transport.followsPace()) setUp.player.set("pace", std::string(kNoYes[1]));
  setUp.player.set("unit", std::string(kUnits[static_cast<std::size_t>(m_transport.stepUnit())]));
  setUp.breakpoints = m_transport.breakpoints();
  for (const Bookmark& b : m_workbench->bookmarks().list().bookmarks())
    setUp.bookmarks.push_back(
        {b.place, b.unit ? std::string(kUnits[static_cast<std::size_t>(*b.unit)]) : std::string(),
         b.caption.toStdString()});
  setUp.view.set("tab", std::string(m_workbench->tab()));
  if (m_workbench->isTreeShown()) setUp.view.set("tree", std::string(kNoYes[1]));
  tellPlot(setUp.view);
  setUp.view.set("explain", std::string(kNoYes[m_workbench->eventLine().explains()]));
}

void WorkbenchPage::verifySearch(const setup::SetUp& setUp, const std::string& fileName) {
  for (const auto& [name, word] : setUp.player)
    if (const auto wanted = setup::wrongPlayerWord(name, word))
      verify(setUp.player, name, false, fileName, *wanted);
  for (const char* name : {"explain", "tree"})
    verifyName(setUp.view, name, kNoYes, fileName, setup::yesOrNo());
  for (const std::string_view name : setup::kPlotNames)
    if (const std::string* word = setUp.view.find(name))
      if (const auto wanted = setup::wrongPlotWord(name, *word))
        verify(setUp.view, std::string(name), false, fileName, *wanted);
}

void WorkbenchPage::takeSearch(const setup::SetUp& setUp) {
  takeMarks(setUp);
  setUp.cursor ? m_transport.seek(static_cast<std::size_t>(*setUp.cursor)) : m_transport.toEnd();
}

void WorkbenchPage::takePace(const setup::Words& player) {
  if (placeOf(player, "pace", kNoYes) == std::size_t{1})
    takeSpeed({SpeedChoice::Kind::Pace});
  else if (saysAuto(player))
    takeSpeed({SpeedChoice::Kind::Suits});
  else if (const auto speed = numberOf(player, "speed"))
    takeSpeed({SpeedChoice::Kind::Set, *speed});
  if (const auto unit = placeOf(player, "unit", kUnits))
    m_transport.setStepUnit(static_cast<StepUnit>(*unit));
}

void WorkbenchPage::takeMarks(const setup::SetUp& setUp) {
  takePace(setUp.player);
  m_transport.setBreakpoints(setUp.breakpoints);
  std::vector<Bookmark> bookmarks;
  for (const setup::Bookmark& b : setUp.bookmarks)
    if (auto bookmark = bookmarkFrom(b)) bookmarks.push_back(std::move(*bookmark));
  m_workbench->bookmarks().list().setBookmarks(std::move(bookmarks));
  if (const std::string* tab = setUp.view.find("tab")) m_workbench->setTab(*tab);
  if (const auto tree = placeOf(setUp.view, "tree", kNoYes)) m_workbench->setTreeShown(*tree == 1);
  takePlot(setUp.view);
  if (const auto explains = placeOf(setUp.view, "explain", kNoYes))
    m_workbench->eventLine().setExplains(*explains == 1);
}

// ---- Messages -------------------------------------------------------------------------------------------------------------

void WorkbenchPage::tell(MessageBar::Kind kind, const QString& text) {
  if (!hasMessage()) m_staying.clear();
  m_told = text;
  m_workbench->message().showMessage(kind, m_staying.isEmpty() ? text : m_staying + QLatin1Char('\n') + text);
}

void WorkbenchPage::say(const QString& text) {
  m_warns = false;
  tell(MessageBar::Kind::Info, text);
  Q_EMIT spoke(text, false);
}

void WorkbenchPage::sayWithButton(const QString& text, const QString& button, std::function<void()> pressed) {
  say(text);
  m_workbench->message().showWithButton(messageText(), button, std::move(pressed));
}

void WorkbenchPage::complain(const QString& text) {
  m_warns = false;
  tell(MessageBar::Kind::Error, text);
  Q_EMIT spoke(text, true);
}

void WorkbenchPage::sayBeside(const QString& text) {
  if (!complaint().isEmpty()) return complainBeside(text);
  QStringList lines = text.split(QLatin1Char('\n'));
  if (hasMessage())
    for (const QString& line : m_staying.split(QLatin1Char('\n'))) lines.removeAll(line);
  if (lines.isEmpty()) return;
  m_warns = false;
  tell(MessageBar::Kind::Info, lines.join(QLatin1Char('\n')));
  m_staying = messageText();
  m_told.clear();
  Q_EMIT spoke(lines.join(QLatin1Char('\n')), false);
}

void WorkbenchPage::unsay(const QString& text) {
  if (!hasMessage() || text.isEmpty() || m_told != text) return;
  m_told.clear();
  if (m_staying.isEmpty())
    m_workbench->message().hide();
  else
    m_workbench->message().showMessage(MessageBar::Kind::Info, m_staying);
}

QString WorkbenchPage::messageText() const { return m_workbench->message().text(); }

bool WorkbenchPage::hasMessage() const { return !m_workbench->message().isHidden(); }

QString WorkbenchPage::complaint() const {
  return m_workbench->message().kind() == MessageBar::Kind::Error && hasMessage() ? m_told : QString();
}

void WorkbenchPage::warnWhile(const QString& text) {
  if (!text.isEmpty()) {
    // Said already; who has closed it has read it, and it would lie over the board again.
    if (m_warns && m_told == text) return;
    m_warns = true;
    tell(MessageBar::Kind::Warning, text);
  } else if (m_warns) {
    m_warns = false;
    unsay(m_told);
  }
}

}  // namespace searchlight::ui
