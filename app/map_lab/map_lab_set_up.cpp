// app/map_lab/map_lab_set_up.cpp: the map lab's whole state as a set-up, given and taken.
//
// question: the words of `searchlight-cli route`. player: speed (steps a second, or auto), unit. selection: a cell, "5, 3".
// view: layer, text, contours, answer (ahead of the search; yes or no), cell (side of a cell in pixels) and centre (in cells) unless all fits.
#include <QDir>
#include <QFileInfo>
#include <QMenu>
#include <algorithm>
#include <array>
#include <filesystem>

#include "app/map_lab/map_lab_page.h"
#include "app/map_lab/samples.h"
#include "app/shell/read_on_thread.h"
#include "app/shell/read_text.h"
#include "app/shell/set_up_words.h"
#include "core/geometry/point_text.h"
#include "core/grid/endpoints.h"
#include "core/grid/map_format.h"
#include "core/grid/route.h"
#include "core/grid/route_set_up.h"
#include "core/text/format_error.h"
#include "widgets/theme/error_texts.h"

namespace searchlight::ui {

using namespace set_up_words;

namespace {

constexpr std::array<Name, 4> kTexts{"auto", "none", "distance", "fgh"};  // CellText
constexpr std::array<Name, 7> kLayers{"distance", "f",     "h",     "order",
                                      "times",    "error", "status"};  // ValueLayer

// Throws FormatError.
void verifyView(const setup::Words& view, const std::string& file) {
  verifyName(view, "layer", kLayers, file, "distance, f, h, order, times, error or status");
  verifyName(view, "text", kTexts, file, "auto, none, distance or fgh");
  for (const Name name : {"contours", "answer"}) verifyName(view, name, kNoYes, file, "yes or no");
}

// What is compiled in has no folder on the disk.
setup::BoardText boardOf(const setup::SetUp& setUp, const QString& fileName) {
  const std::string name = QDir::toNativeSeparators(fileName).toStdString();
  if (setUp.board.text || !fileName.startsWith(QLatin1Char(':')))
    return setup::boardText(setUp.board, QFileInfo(fileName).path().toStdU16String(), name);
  const QString path = QDir::cleanPath(QFileInfo(fileName).path() + QLatin1Char('/') +
                                       QString::fromStdString(setUp.board.path));
  return {readText(path), path.toStdString()};
}

// The file of recovered work, if it still holds what our last copy knew of it. Else it is somebody's work, or our own that
// was saved in the last moment: what stands there is not known, and asked about before it is written over.
KnownFile fileOfRecovered(const setup::Board& board) {
  KnownFile file{{}, board.hash};
  const std::filesystem::path path(QString::fromStdString(board.path).toStdU16String());
  std::error_code error;
  if (board.hash.empty() || !std::filesystem::is_regular_file(path, error)) return file;
  const FileStamp stamp = stampOf(path);
  try {
    if (setup::boardHash(readFile(path, grid::kMaxMapFileBytes)) == board.hash) file.stamp = stamp;
  } catch (const FormatError&) {
    // not to be read, so not known
  }
  return file;
}

}  // namespace

Snapshot MapLabPage::snapshot() const {
  if (m_map.isEmpty() || m_foreign) return {};
  setup::SetUp out;
  out.page = kId;
  out.title = m_map.title().toStdString();
  if (m_map.isPathChosen() && !m_map.path().isEmpty()) {
    out.board.path = m_map.path().toStdString();
    out.board.hash = m_map.file().hash;
  }
  // The ends are told by the board: one of them may be missing.
  for (const auto& [name, word] : grid::questionWords({{}, {}, m_options->options()}))
    if (name != "from" && name != "to") out.question.set(name, word);
  tellSearch(out);
  if (m_selected) out.selection = pointText(*m_selected);
  out.view.set("layer", std::string(kLayers[static_cast<std::size_t>(m_board->valueLayer())]));
  out.view.set("text", std::string(kTexts[static_cast<std::size_t>(m_board->cellText())]));
  out.view.set("contours", std::string(kNoYes[m_actions[MapCommand::Contours]->isChecked()]));
  out.view.set("answer", std::string(kNoYes[m_actions[MapCommand::Eye]->isChecked()]));
  tellLook(out.view, m_board->look());
  return [out = std::move(out), map = m_map.map(), start = m_map.document().start,
          goal = m_map.document().goal, letters = m_map.document().letters] {
    setup::SetUp whole = out;
    whole.board.text = grid::writePlainMap({*map, start, goal, letters});
    return whole;
  };
}

std::optional<QString> MapLabPage::takeSetUp(const setup::SetUp& setUp, const QString& fileName,
                                             SetUpFrom from) {
  // Everything that can fail comes first.
  setup::BoardText board;
  grid::MapDocument document;
  grid::RouteQuestion asked;
  try {
    if (from == SetUpFrom::File) {
      verifySearch(setUp, QDir::toNativeSeparators(fileName).toStdString());
      verifyView(setUp.view, QDir::toNativeSeparators(fileName).toStdString());
    }
    readOnThread(this, fileName, [&](const GoesOn&) {
      board = boardOf(setUp, fileName);
      document = grid::readMap(board.text, board.fileName);
    });
    asked = grid::questionFrom(setUp.question, QDir::toNativeSeparators(fileName).toStdString());
    if (setUp.question.find("from")) document.start = asked.from;
    if (setUp.question.find("to")) document.goal = asked.to;
    if (from == SetUpFrom::File) grid::addMissingEnds(document);  // what is recovered may have none yet
    const bool isAsked = setUp.question.find("from") && setUp.question.find("to");
    if (isAsked && from == SetUpFrom::File)
      if (const auto why = grid::whyNot(document.map, asked))
        throw FormatError(QDir::toNativeSeparators(fileName).toStdString(), 0, *why);
  } catch (const ReadingGivenUp&) {
    return QString();
  } catch (const std::exception& e) {
    return errorText(e);
  }

  const bool isRecovered = from == SetUpFrom::Recovery;
  const bool isFromFile = !setUp.board.text && !fileName.startsWith(QLatin1Char(':'));
  const QString path = isRecovered  ? QString::fromStdString(setUp.board.path)
                       : isFromFile ? QString::fromStdString(board.fileName)
                                    : QString();
  const QString ours = sampleTitleOf(fileName);
  useOptions(asked.options);
  showMap(std::move(document), path, ours.isEmpty() ? QString::fromStdString(setUp.title) : ours,
          Transport::StartAt::Start,
          isRecovered ? fileOfRecovered(setUp.board) : KnownFile{board.file, setup::boardHash(board.text)});
  if (isRecovered) m_map.setModified();
  if (isFromFile) m_map.setPathNotChosen();

  takeSearch(setUp);
  takeView(setUp.view);
  const std::optional<Point> selected = pointFromText(setUp.selection);
  m_board->select(selected && m_map.document().map.contains(*selected) ? selected : std::nullopt);
  if (board.changed)
    say(tr("%1 is not what it was when this set-up was made.")
            .arg(QDir::toNativeSeparators(QString::fromStdString(board.fileName))));
  return std::nullopt;
}

void MapLabPage::takeView(const setup::Words& view) {
  if (const auto layer = placeOf(view, "layer", kLayers)) {
    forEachBoard([&](GridView& board) { board.setValueLayer(static_cast<ValueLayer>(*layer)); });
    m_layers->actions()[static_cast<qsizetype>(*layer)]->setChecked(true);
    m_asker.wantTrueCosts(m_board->valueLayer() == ValueLayer::HeuristicError);
  }
  if (const auto text = placeOf(view, "text", kTexts)) {
    forEachBoard([&](GridView& board) { board.setCellText(static_cast<CellText>(*text)); });
    m_texts->actions()[static_cast<qsizetype>(*text)]->setChecked(true);
  }
  if (const auto shown = placeOf(view, "contours", kNoYes))
    m_actions[MapCommand::Contours]->setChecked(*shown == 1);
  if (const auto shown = placeOf(view, "answer", kNoYes)) m_actions[MapCommand::Eye]->setChecked(*shown == 1);
  m_board->setLook(lookOf(view));
}

}  // namespace searchlight::ui
