// app/grid/map_lab_set_up.cpp: the map lab's whole state as a set-up, given and taken, and where one was in it.
//
// question: the words of `searchlight-cli route`. player: speed (steps a second, or auto), unit. selection: a cell, "5, 3".
// view: unsaved (no: all but the ends is in the document's file), layer, text, contours, clearance (where it is shown), answer (ahead of the search; yes or no), cell (side of a cell in pixels) and centre (in cells) unless all fits;
// queries: the list that is open, its file, and query: the line of it that is chosen.
#include <QDir>
#include <QFileInfo>
#include <QMenu>

#include "app/grid/map_lab_page.h"
#include "app/grid/map_scenarios.h"
#include "app/grid/samples.h"
#include "app/shell/read_on_thread.h"
#include "app/shell/set_up_words.h"
#include "app/shell/settings.h"
#include "core/geometry/point.h"
#include "core/grid/endpoints.h"
#include "core/grid/map_format.h"
#include "core/grid/route.h"
#include "core/grid/route_command.h"
#include "core/text/failure.h"
#include "widgets/theme/error_texts.h"

namespace searchlight::ui {

using namespace set_up_words;

namespace {

// What is compiled in has no folder on the disk.
setup::BoardText boardOf(const setup::SetUp& setUp, const QString& fileName) {
  const std::string name = QDir::toNativeSeparators(fileName).toStdString();
  if (setUp.board.text || !fileName.startsWith(QLatin1Char(':')))
    return setup::boardText(setUp.board, QFileInfo(fileName).path().toStdU16String(), name);
  const QString path = QDir::cleanPath(QFileInfo(fileName).path() + QLatin1Char('/') +
                                       QString::fromStdString(setUp.board.path));
  return {readText(path), path.toStdString()};
}

// Of the list of queries: the line that is chosen; 0: none.
int lineOf(const setup::Words& words) {
  const std::string* line = words.find("query");
  return line ? QString::fromStdString(*line).toInt() : 0;
}

}  // namespace

Snapshot MapLabPage::snapshot() const {
  if (m_map.isEmpty() || plan()) return {};
  setup::SetUp out;
  out.page = kId;
  out.title = m_map.title().toStdString();
  if (m_map.file().isPathChosen && !m_map.file().isNone()) {
    out.board.path = m_map.path().toStdString();
    out.board.hash = m_map.file().hash;
  }
  // The ends are told by the board: one of them may be missing.
  for (const auto& [name, word] : setup::wordsOf(grid::routeOptions(), {{}, {}, m_options->options()}))
    if (name != "from" && name != "to") out.question.set(name, word);
  tellSearch(out);
  if (m_selected) out.selection = pointText(*m_selected);
  m_look->tell(out.view);
  out.view.set("contours", std::string(kNoYes[m_actions[MapCommand::Contours]->isChecked()]));
  if (m_actions[MapCommand::Clearance]->isChecked()) out.view.set("clearance", std::string(kNoYes[1]));
  out.view.set("answer", std::string(kNoYes[m_actions[MapCommand::Eye]->isChecked()]));
  tellLook(out.view, m_board->look());
  if (!m_map.isModified() && m_map.differsFromFile()) out.view.set("unsaved", std::string(kNoYes[0]));
  tellQueries(out.view);
  return {std::move(out), [map = m_map.map(), start = m_map.document().start, goal = m_map.document().goal,
                           letters = m_map.document().letters] {
            return grid::writePlainMap({*map, start, goal, letters});
          }};
}

Reading MapLabPage::takeSetUp(const setup::SetUp& setUp, const QString& fileName, SetUpFrom from) {
  // Where no more than the ends of a .map were moved it comes back as its file, if there is one.
  if (from == SetUpFrom::Recovery && placeOf(setUp.view, "unsaved", kNoYes) == 0) {
    Reading asSaved = takeSetUp(setUp, fileName, SetUpFrom::RecoveryOfSaved);
    if (asSaved.isTaken()) m_map.setEndsMoved();
    if (!asSaved.hasFailed()) return asSaved;
  }
  // Everything that can fail comes first.
  setup::BoardText board;
  grid::MapDocument document;
  grid::RouteQuestion asked;
  const bool isRecovered = from != SetUpFrom::File;
  KnownFile ofRecovered;
  bool hasEnds = true;
  bool isFromFile = !setUp.board.text && !fileName.startsWith(QLatin1Char(':'));
  try {
    if (!isRecovered) {
      verifySearch(setUp, QDir::toNativeSeparators(fileName).toStdString());
      m_look->verify(setUp.view, QDir::toNativeSeparators(fileName).toStdString());
      for (const WordName name : {"contours", "clearance", "answer"})
        verifyName(setUp.view, name, kNoYes, QDir::toNativeSeparators(fileName).toStdString(),
                   setup::yesOrNo());
    }
    readOnThread(this, fileName, [&](const GoesOn&) {
      if (isRecovered)
        ofRecovered = fileOfRecovered(setUp.board.path, setUp.board.hash, grid::kMaxMapFileBytes);
      // The copy stands for the file as long as that is what it was: it also holds ends that no file tells.
      if (from == SetUpFrom::RecoveryOfSaved && !setUp.board.path.empty() && !ofRecovered.stamp.exists) {
        setup::SetUp ofFile;
        ofFile.board = {std::nullopt, setUp.board.path, setUp.board.hash};
        board = boardOf(ofFile, fileName);
        isFromFile = true;
      } else {
        board = boardOf(setUp, fileName);
      }
      document = grid::readMap(board.text, board.fileName);
    });
    asked = grid::questionFrom(setUp.question, QDir::toNativeSeparators(fileName).toStdString());
    if (setUp.question.find("from")) document.start = asked.from;
    if (setUp.question.find("to")) document.goal = asked.to;
    if (isFromFile) {  // which may have become smaller
      const auto dropOutside = [&](std::optional<Point>& end) {
        if (end && !document.map.contains(*end)) end.reset();
      };
      dropOutside(document.start);
      dropOutside(document.goal);
    }
    hasEnds = document.start || document.goal;
    if (!isRecovered || isFromFile) grid::addMissingEnds(document);  // what is recovered may have none yet
    const bool isAsked = setUp.question.find("from") && setUp.question.find("to");
    if (isAsked && !isRecovered)
      if (const auto why = grid::whyNot(document.map, asked))
        throw FormatError(QDir::toNativeSeparators(fileName).toStdString(), 0, *why);
  } catch (const std::exception& e) {
    return Reading::of(e);
  }

  const QString path = isRecovered  ? QString::fromStdString(setUp.board.path)
                       : isFromFile ? QString::fromStdString(board.fileName)
                                    : QString();
  const QString ours = sampleTitleOf(fileName);
  useOptions(asked.options);
  showMap(std::move(document), path, ours.isEmpty() ? QString::fromStdString(setUp.title) : ours,
          Transport::StartAt::Start,
          isRecovered && !isFromFile ? ofRecovered : knownFile(board.file, board.text));
  if (from == SetUpFrom::Recovery) m_map.setModified();
  if (isFromFile && !isRecovered) m_map.setPathNotChosen();

  if (!isRecovered) {
    m_source = fileName;
    if (ours.isEmpty()) m_map.setOpened();
    Q_EMIT documentChanged();
  }

  takeSearch(setUp);
  if (isBehind() || m_asker.isMakingGraph())
    m_asker.seekLater(setUp.cursor ? static_cast<std::size_t>(*setUp.cursor) : kEndOfRun);
  takeView(setUp.view);
  // A set-up that shows all of its map does so. A sample, and what one was drawing, come as they would without one.
  m_isNewBoard = isRecovered || !ours.isEmpty();
  showDrawable();
  const std::optional<Point> selected = pointFromText(setUp.selection);
  m_board->select(selected && m_map.document().map.contains(*selected) ? selected : std::nullopt);
  if (board.changed)
    say(tr("%1 has changed since this workspace was saved.")
            .arg(QDir::toNativeSeparators(QString::fromStdString(board.fileName))));
  takeQueries(setUp.view, QFileInfo(fileName).absolutePath(), !hasEnds);
  return Reading::taken();
}

void MapLabPage::tellQueries(setup::Words& words) const {
  if (!m_scenarios->isOpen()) return;
  words.set(setup::kQueries, m_scenarios->path().toStdString());
  words.set("query", std::to_string(m_scenarios->line()));
}

// A list that is gone costs nothing else of the set-up.
void MapLabPage::takeQueries(const setup::Words& words, const QString& folder, bool asks) {
  const std::string* path = words.find(setup::kQueries);
  if (!path) return;
  const Reading again = m_scenarios->openAgain(QDir(folder).absoluteFilePath(QString::fromStdString(*path)),
                                               lineOf(words), asks);
  if (again.hasFailed()) sayBeside(tr("The list of queries could not be restored: %1").arg(again.why()));
}

void MapLabPage::takeView(const setup::Words& view) {
  m_look->take(view);
  if (const auto shown = placeOf(view, "contours", kNoYes))
    m_actions[MapCommand::Contours]->setChecked(*shown == 1);
  m_actions[MapCommand::Clearance]->setChecked(placeOf(view, "clearance", kNoYes) == 1);
  if (const auto shown = placeOf(view, "answer", kNoYes)) m_actions[MapCommand::Eye]->setChecked(*shown == 1);
  m_board->setLook(lookOf(view));
}

// ---- Where one was ----

// A set-up or a recording, where the map has no file of its own; and the list of queries beside it, as a set-up has it.
setup::Words MapLabPage::place() const {
  setup::Words out = WorkbenchPage::place();
  if (!out.find(kPlaceFile) && !m_source.isEmpty()) out.set(kPlaceFile, m_source.toStdString());
  tellQueries(out);
  return out;
}

// The map that the speed was set for.
Reading MapLabPage::takePlace(const setup::Words& place) {
  const SpeedChoice chosen = host().settings->speed();
  const Reading map = takePlaceOfMap(place);
  if (!map.isTaken()) return map;
  host().settings->setSpeed(chosen);
  takeUsualSpeed();
  return map;
}

// The first sight is again as it was at first.
Reading MapLabPage::takePlaceOfMap(const setup::Words& place) {
  const std::string* file = place.find(kPlaceFile);
  if (file && QString::fromStdString(*file) == welcomeSample().path) {
    openWelcome();
    return Reading::taken();
  }
  const std::string* queries = place.find(setup::kQueries);
  if (!queries) return WorkbenchPage::takePlace(place);
  // Its map, its rules and the question that was chosen come with it.
  const Reading list = m_scenarios->open(QString::fromStdString(*queries), lineOf(place));
  if (!list.hasFailed()) return list;
  const Reading alone = WorkbenchPage::takePlace(place);
  return alone.isTaken()
             ? Reading::failed(tr("The list of queries could not be restored: %1").arg(list.why()))
             : alone;
}

}  // namespace searchlight::ui
