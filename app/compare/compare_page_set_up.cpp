// app/compare/compare_page_set_up.cpp: a comparison's whole state as a set-up, given and taken.
//
// Board, title and question are the compared page's, as that page itself tells them, and view.world is its name. runs:
// what each search has of its own, in the words of the command line, or {"trace": FILE} for one that another program has
// recorded. cursor counts in player.unit. view besides: chosen (a pane's number), table and overlay (yes or no),
// overlay-of (the numbers of its two panes: "1 3"), events (of searches that are not at the cursor, pane and event: "1:118 3:120";
// left out: all are), places (the same of every search, where the axis is time and there is no cursor: a run takes another time whenever
// it is measured), difference (what F3 looks for: expansion, g, h, f or parent; g-or-parent of older versions is g), sort (a column of the table and a direction: "peak-open descending";
// left out: as the panes are), cell and centre as in the map lab.
#include <QDir>
#include <QFileInfo>
#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

#include "app/compare/compare_page.h"
#include "app/shell/set_up_words.h"
#include "core/geometry/point.h"
#include "core/text/failure.h"
#include "widgets/player/message_bar.h"
#include "widgets/theme/error_texts.h"

namespace searchlight::ui {

using namespace set_up_words;

namespace {

// By CompareColumn.
constexpr std::array<WordName, kCompareColumns> kColumns{"search",    "cost",    "optimal",   "steps",
                                                         "expanded",  "scanned", "generated", "reopened",
                                                         "peak-open", "memory",  "set-up",    "time"};
// By DifferenceField; the last one was there before g and parent were two.
constexpr std::array<WordName, search::kDifferenceFields + 1> kDifferences{
    "expansion", "g", "h", "f", "parent", "g-or-parent"};
constexpr std::array<WordName, 2> kDirections{"ascending", "descending"};  // by Qt::SortOrder

std::optional<std::pair<std::string, std::string>> twoWords(const setup::Words& words, WordName name) {
  const std::string* text = words.find(name);
  const std::size_t space = text ? text->find(' ') : std::string::npos;
  if (space == std::string::npos) return std::nullopt;
  return std::pair(text->substr(0, space), text->substr(space + 1));
}

// The places of two different panes among so many.
std::optional<std::pair<std::size_t, std::size_t>> overlayOf(const setup::Words& view, std::size_t count) {
  const auto both = twoWords(view, "overlay-of");
  if (!both) return std::nullopt;
  const auto placeOfPane = [&](const std::string& word) -> std::optional<std::size_t> {
    for (std::size_t i = 0; i < count; ++i)
      if (word == std::to_string(i + 1)) return i;
    return std::nullopt;
  };
  const auto first = placeOfPane(both->first), second = placeOfPane(both->second);
  return first && second && first != second ? std::optional(std::pair(*first, *second)) : std::nullopt;
}

std::optional<CompareTable::Sorting> sortingOf(const setup::Words& view) {
  const auto both = twoWords(view, "sort");
  if (!both) return std::nullopt;
  const auto column = std::ranges::find(kColumns, both->first);
  const auto direction = std::ranges::find(kDirections, both->second);
  if (column == kColumns.end() || direction == kDirections.end()) return std::nullopt;
  return CompareTable::Sorting{static_cast<int>(column - kColumns.begin()),
                               static_cast<Qt::SortOrder>(direction - kDirections.begin())};
}

// Of so many panes, and at most so many of them; nothing: it is no list of panes and events.
std::optional<std::vector<std::pair<std::size_t, std::size_t>>> eventsOf(const setup::Words& view,
                                                                         WordName name, std::size_t count,
                                                                         std::size_t most) {
  std::vector<std::pair<std::size_t, std::size_t>> out;
  const std::string* text = view.find(name);
  if (!text) return out;
  for (const QString& one : QString::fromStdString(*text).split(QLatin1Char(' '))) {
    bool isNumber = false, isEvent = false;
    const std::size_t number = one.section(QLatin1Char(':'), 0, 0).toULongLong(&isNumber);
    const std::size_t event = one.section(QLatin1Char(':'), 1).toULongLong(&isEvent);
    if (!isNumber || !isEvent || number < 1 || number > count) return std::nullopt;
    out.emplace_back(number - 1, event);
  }
  return out.size() <= most ? std::optional(out) : std::nullopt;
}

}  // namespace

Snapshot ComparePage::snapshot() const {
  Snapshot ofDomain = m_domainPage && !m_runs.empty() ? m_domainPage->snapshot() : Snapshot{};
  if (!ofDomain) return {};
  setup::SetUp own;
  tellSearch(own);
  own.runs = m_runs;
  if (const auto cell = m_panes->selectedCell()) own.selection = pointText(*cell);
  if (const auto i = chosenIndex()) own.view.set("chosen", std::to_string(*i + 1));
  own.view.set("table", std::string(kNoYes[m_drawer->table().isOpen()]));
  own.view.set("overlay", std::string(kNoYes[overlay() != nullptr]));
  if (overlay() && overlay()->first() && overlay()->second())
    own.view.set("overlay-of", std::to_string(overlay()->first()->number()) + ' ' +
                                   std::to_string(overlay()->second()->number()));
  if (const CompareTable::Sorting sorting = m_drawer->table().sorting(); sorting.column >= 0)
    own.view.set("sort", std::string(kColumns[static_cast<std::size_t>(sorting.column)]) + ' ' +
                             std::string(kDirections[static_cast<std::size_t>(sorting.order)]));
  if (m_pair->field() != search::DifferenceField::Order)
    own.view.set("difference", std::string(kDifferences[static_cast<std::size_t>(m_pair->field())]));
  const auto setEvents = [&](WordName name, const OwnEvents::Events& events) {
    std::string text;
    for (const auto& [i, event] : events)
      text += (text.empty() ? "" : " ") + std::to_string(i + 1) + ':' + std::to_string(event);
    if (!text.empty()) own.view.set(name, text);
  };
  if (transport()->wantedUnit() == StepUnit::Time) own.cursor.reset();
  own.cursor ? setEvents("events", m_ownEvents.off()) : setEvents("places", m_ownEvents.inTime());
  own.view.set("unsaved", std::string(kNoYes[m_domainPage->document().isModified]));
  tellLook(own.view, m_panes->look());
  setup::SetUp whole = std::move(ofDomain.words);
  const std::string domainName = std::exchange(whole.page, kId);
  whole.runs = std::move(own.runs);
  whole.cursor = own.cursor;
  whole.player = std::move(own.player);
  whole.breakpoints = std::move(own.breakpoints);
  whole.bookmarks = std::move(own.bookmarks);
  whole.selection = std::move(own.selection);
  // How the board's cells look is the domain's to tell.
  setup::Words view;
  view.set("world", domainName);
  for (const auto& [name, word] : whole.view)
    if (name != "cell" && name != "centre") view.set(name, word);
  for (const auto& [name, word] : own.view) view.set(name, word);
  whole.view = std::move(view);
  return {std::move(whole), std::move(ofDomain.boardText)};
}

// On their way they are where they are going. At most two are elsewhere: those of a difference, or the one that a landmark or a
// breakpoint has stopped.
OwnEvents::Events OwnEvents::off() const {
  if (!m_wanted.empty()) return m_wanted;
  const auto& panes = m_panes.panes();
  const std::size_t place = m_transport.position();
  Events out;
  if (m_transport.activity() == Transport::Activity::Seeking) {
    for (const ComparedPair::Place& to : m_pair->placesUnderway())
      if (const auto at = std::ranges::find(panes, to.pane); at != panes.end())
        out.emplace_back(at - panes.begin(), to.event);
    return out;
  }
  for (std::size_t i = 0; i < panes.size(); ++i) {
    const WatchedRun& run = panes[i]->run();
    const std::size_t at = run.position(), begin = run.hasSearch() ? m_transport.eventAt(run, place) : at;
    if (begin == at) continue;
    const bool isWithin = begin < at && at <= m_transport.eventAt(run, place + 1);
    out.emplace(isWithin ? out.begin() : out.end(), i, at);
  }
  out.resize(std::min<std::size_t>(out.size(), 2));
  return out;
}

OwnEvents::Events OwnEvents::inTime() const {
  if (m_transport.wantedUnit() != StepUnit::Time || !m_transport.hasSearch()) return {};
  if (!m_wanted.empty()) return m_wanted;
  const std::size_t place = m_transport.destination();
  if (place == kEndOfRun) return {};
  const bool isOnItsWay = m_transport.activity() == Transport::Activity::Seeking;
  Events out;
  for (std::size_t i = 0; i < m_panes.panes().size(); ++i) {
    const WatchedRun& run = m_panes.panes()[i]->run();
    if (run.hasSearch()) out.emplace_back(i, isOnItsWay ? m_transport.eventAt(run, place) : run.position());
  }
  return out;
}

void OwnEvents::goTo(Events events, std::size_t place) {
  m_wanted = std::move(events);
  m_place = place;
  m_isUnderway = false;
  goOn();
}

void OwnEvents::goOn() {
  if (m_wanted.empty() || m_transport.activity() == Transport::Activity::Seeking) return;
  // They have come there, or the user has gone elsewhere.
  if (std::exchange(m_isUnderway, false) || m_transport.position() != m_place) return m_wanted.clear();
  Transport::RunEvents wanted;
  for (const auto& [i, event] : m_wanted)
    if (i < m_panes.panes().size() && m_panes.panes()[i]->run().hasSearch())
      wanted.emplace_back(&m_panes.panes()[i]->run(), event);
  m_isUnderway = true;
  if (!wanted.empty()) m_transport.seekEvents(wanted);
  goOn();
}

// Whose question is looked at; the searches are those that it begins with.
setup::Words ComparePage::place() const {
  setup::Words out;
  if (const auto* domainPage = qobject_cast<const WorkbenchPage*>(m_domainPage))
    out.set("world", domainPage->id().toStdString());
  return out;
}

Reading ComparePage::takePlace(const setup::Words& place) {
  const std::string* name = place.find("world");
  Page* domainPage = name ? host().page(QString::fromStdString(*name)) : nullptr;
  if (!domainPage || domainPage == m_domainPage || !domainPage->comparable()) return Reading::taken();
  lookAt(*domainPage);
  if (!isBehind()) entered();
  return Reading::taken();
}

std::string ComparePage::domainNameOf(const setup::SetUp& setUp) {
  const std::string* name = setUp.view.find("world");
  return name ? *name : kFirstDomain;
}

Page* ComparePage::domainPageOf(const setup::SetUp& setUp) const {
  Page* domainPage = host().page(QString::fromStdString(domainNameOf(setUp)));
  return domainPage && domainPage->comparable() ? domainPage : nullptr;
}

// The board's domain is not always the one that is looked at now.
std::vector<Page*> ComparePage::replaces(const setup::SetUp& setUp) {
  Page* domainPage = domainPageOf(setUp);
  return domainPage ? std::vector<Page*>{domainPage, this} : std::vector<Page*>{this};
}

Reading ComparePage::takeSetUp(const setup::SetUp& setUp, const QString& fileName, SetUpFrom from) {
  const std::string name = QDir::toNativeSeparators(fileName).toStdString();
  const std::string ofPage = domainNameOf(setUp);
  Page* domainPage = domainPageOf(setUp);
  try {
    if (!domainPage)
      throw FormatError(name, 0, behind("world", behind(ofPage, ReaderErrors::tr("cannot be compared"))));
    verifySearch(setUp, name);
    for (const WordName word : {"table", "overlay"})
      verifyName(setUp.view, word, kNoYes, name, setup::yesOrNo());
    verifyName(setUp.view, "difference", kDifferences, name, choiceOf(kDifferences));
    // One that is alone is a trace.
    const std::size_t least = !setUp.runs.empty() && isTrace(setUp.runs.front()) ? 1 : ComparePanes::kLeast;
    if (setUp.runs.size() < least || setUp.runs.size() > ComparePanes::kMost)
      throw FormatError(
          name, 0,
          behind("runs", ReaderErrors::tr("the number must be from %1 to %2", least, ComparePanes::kMost)));
    verify(setUp.view, "overlay-of", overlayOf(setUp.view, setUp.runs.size()).has_value(), name,
           ReaderErrors::tr("the numbers of two of the searches"));
    verify(setUp.view, "events", eventsOf(setUp.view, "events", setUp.runs.size(), 2).has_value(), name,
           ReaderErrors::tr("at most two SEARCH:EVENT pairs, such as 1:118"));
    verify(setUp.view, "places",
           eventsOf(setUp.view, "places", setUp.runs.size(), setUp.runs.size()).has_value(), name,
           ReaderErrors::tr("a SEARCH:EVENT pair for each search, such as 1:118 2:120"));
    verify(setUp.view, "sort", sortingOf(setUp.view).has_value(), name,
           ReaderErrors::tr("a column of the table and ascending or descending"));
    for (const RunWords& run : setUp.runs) {
      if (isTrace(run) && std::next(run.begin()) != run.end())
        throw FormatError(name, 0,
                          behind("runs", ReaderErrors::tr("a trace cannot be combined with other runs")));
      if (const auto why = isTrace(run) ? std::nullopt : domainPage->comparable()->whyNot(run))
        throw FormatError(name, 0, behind("runs", Failure(why->toStdString())));
    }
  } catch (const std::exception& e) {
    return Reading::of(e);
  }
  setup::SetUp ofDomain = setUp;
  ofDomain.page = ofPage;
  forgetSearches(ofDomain);
  // What it has to say is said here, as soon as this page is in front.
  QString told;
  const QMetaObject::Connection hearing =
      connect(domainPage, &Page::spoke, this, [&told](const QString& text, bool) { told = text; });
  // Where the document's own copy has come back before ours, it is the younger one. A document that had nothing unsaved
  // is its file, as long as that can be read.
  const bool isRecovered = from == SetUpFrom::Recovery;
  Reading ofBoard = Reading::taken();
  if (!isRecovered || !domainPage->document().isModified) {
    const bool wasSaved = isRecovered && placeOf(setUp.view, "unsaved", kNoYes) == 0;
    ofBoard = domainPage->takeSetUp(ofDomain, fileName, wasSaved ? SetUpFrom::RecoveryOfSaved : from);
    // Given up, it is not read a second time.
    if (wasSaved && ofBoard.hasFailed()) ofBoard = domainPage->takeSetUp(ofDomain, fileName, from);
  }
  disconnect(hearing);
  if (!ofBoard.isTaken()) return ofBoard;

  if (m_domainPage != domainPage)
    workbench().message().hide();  // nobody has told us that another board is there
  lookAt(*domainPage);
  std::vector<RunWords> before = m_isOwn ? m_runs : takeLeft();
  std::vector<RunWords> runs = setUp.runs;
  for (RunWords& run : runs)
    if (const std::string* path = run.find(kTraceWord))
      run.set(kTraceWord,
              QDir(QFileInfo(fileName).path()).absoluteFilePath(QString::fromStdString(*path)).toStdString());
  WorkbenchPage::entered();  // its searches are asked at once, whatever is in front
  setRuns(std::move(runs));
  if (!before.empty()) record(RunsChange::Kind::SetUp, std::move(before));
  // Known before it is set: it is not the user's choice. Without a word events were counted before there was a choice.
  const auto unit = placeOf(setUp.player, "unit", setup::kUnits);
  transport()->setStepUnit(m_unit = unit ? static_cast<StepUnit>(*unit) : StepUnit::Event);
  const std::size_t count = m_runs.size();
  if (!setUp.cursor && setUp.view.find("places")) {
    takeMarks(setUp);
    transport()->pause();
    m_ownEvents.goTo(*eventsOf(setUp.view, "places", count, count), transport()->position());
  } else {
    takeSearch(setUp);
    if (setUp.cursor) m_ownEvents.goTo(*eventsOf(setUp.view, "events", count, 2), transport()->destination());
  }
  if (const auto shown = placeOf(setUp.view, "table", kNoYes)) m_drawer->setOpen(*shown == 1);
  if (const auto shown = placeOf(setUp.view, "overlay", kNoYes)) m_pair->showOverlay(*shown == 1);
  const std::size_t difference = placeOf(setUp.view, "difference", kDifferences).value_or(0);
  m_pair->setField(difference < search::kDifferenceFields ? static_cast<search::DifferenceField>(difference)
                                                          : search::DifferenceField::G);
  if (const auto pair = overlayOf(setUp.view, m_runs.size()); pair && overlay())
    overlay()->setPair(m_panes->panes()[pair->first], m_panes->panes()[pair->second]);
  table().setSorting(sortingOf(setUp.view).value_or(CompareTable::Sorting{}));
  if (const auto chosen = numberOf(setUp.view, "chosen"))
    for (ComparePane* pane : m_panes->panes())
      if (pane->number() == *chosen) m_panes->choose(pane);
  m_panes->setLook(lookOf(setUp.view));
  m_panes->select(pointFromText(setUp.selection));
  if (!told.isEmpty()) say(told);
  updateActions();
  takeFocus(Qt::OtherFocusReason);
  return Reading::taken();
}

}  // namespace searchlight::ui
