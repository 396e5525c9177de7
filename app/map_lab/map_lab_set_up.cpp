// app/map_lab/map_lab_set_up.cpp: the map lab's whole state as a set-up, given and taken.
//
// question: the words of `searchlight-cli route`. player: speed (steps a second), unit. selection: a cell, "5, 3".
// view: layer, text, contours, answer (yes or no), cell (side of a cell in pixels) and centre (in cells) unless all fits.
#include <QDir>
#include <QFileInfo>
#include <QMenu>
#include <algorithm>
#include <array>
#include <filesystem>

#include "app/map_lab/map_lab_page.h"
#include "app/map_lab/samples.h"
#include "app/shell/read_text.h"
#include "core/geometry/point_text.h"
#include "core/grid/endpoints.h"
#include "core/grid/map_format.h"
#include "core/grid/route.h"
#include "core/grid/route_set_up.h"
#include "core/text/format_error.h"
#include "core/text/line_reader.h"

namespace searchlight::ui {
namespace {

using Name = std::string_view;
constexpr std::array<Name, 4> kUnits{"event", "expansion", "f", "time"};  // StepUnit
constexpr std::array<Name, 4> kTexts{"auto", "none", "distance", "fgh"};  // CellText
constexpr std::array<Name, 7> kLayers{"distance", "f",     "h",     "order",
                                      "times",    "error", "status"};  // ValueLayer
constexpr std::array<Name, 2> kNoYes{"no", "yes"};

template <std::size_t N>
std::optional<std::size_t> placeOf(const setup::Words& words, Name name, const std::array<Name, N>& names) {
  const std::string* word = words.find(name);
  const auto at = word ? std::ranges::find(names, *word) : names.end();
  return at == names.end() ? std::nullopt : std::optional(static_cast<std::size_t>(at - names.begin()));
}

std::optional<double> numberOf(const setup::Words& words, Name name) {
  const std::string* word = words.find(name);
  return word ? parseNumber(*word) : std::nullopt;
}

// What would otherwise be taken for something else in silence. Throws FormatError.
void verifyWords(const setup::SetUp& setUp, const std::string& file) {
  const auto verify = [&](const setup::Words& words, Name name, auto isGood, const char* what) {
    if (words.find(name) && !isGood()) throw FormatError(file, 0, std::string(name) + ": must be " + what);
  };
  const auto isIn = [](const auto& words, Name name, const auto& names) {
    return [&, name] { return placeOf(words, name, names).has_value(); };
  };
  const auto speed = numberOf(setUp.player, "speed");
  verify(
      setUp.player, "speed", [&] { return speed && *speed >= 1 && *speed <= 1e6; },
      "a number from 1 to 1000000");
  verify(setUp.player, "unit", isIn(setUp.player, "unit", kUnits), "event, expansion, f or time");
  verify(setUp.view, "layer", isIn(setUp.view, "layer", kLayers),
         "distance, f, h, order, times, error or status");
  verify(setUp.view, "text", isIn(setUp.view, "text", kTexts), "auto, none, distance or fgh");
  for (const Name name : {"contours", "answer"})
    verify(setUp.view, name, isIn(setUp.view, name, kNoYes), "yes or no");
}

std::string told(double number) { return QByteArray::number(number, 'g', 12).toStdString(); }

// What is compiled in has no folder on the disk.
setup::BoardText boardOf(const setup::SetUp& setUp, const QString& fileName) {
  const std::string name = QDir::toNativeSeparators(fileName).toStdString();
  if (setUp.board.text || !fileName.startsWith(QLatin1Char(':')))
    return setup::boardText(setUp.board, QFileInfo(fileName).path().toStdU16String(), name);
  const QString path = QDir::cleanPath(QFileInfo(fileName).path() + QLatin1Char('/') +
                                       QString::fromStdString(setUp.board.path));
  return {readText(path), path.toStdString()};
}

// What the document of recovered work was in the end, as far as it is known: a file that is younger than the copy of our
// work was written by somebody who knew nothing of it. (One that was changed before our last copy cannot be told.)
FileStamp fileOfRecovered(const QString& document, const QString& copy) {
  const FileStamp file = stampOf(document.toStdU16String()), ours = stampOf(copy.toStdU16String());
  const auto age = [](const FileStamp& f) { return std::pair(f.seconds, f.nanoseconds); };
  return age(file) <= age(ours) ? file : FileStamp{};
}

}  // namespace

Snapshot MapLabPage::snapshot() const {
  if (m_map.isEmpty() || m_foreign) return {};
  setup::SetUp out;
  out.page = kId;
  out.title = m_map.title().toStdString();
  out.board.path = m_map.path().toStdString();
  // The ends are told by the board: one of them may be missing.
  for (const auto& [name, word] : grid::questionWords({{}, {}, m_options->options()}))
    if (name != "from" && name != "to") out.question.set(name, word);
  if (search().hasSearch() && !search().isAtEnd()) out.cursor = transport()->position();
  out.player.set("speed", told(transport()->speed()));
  out.player.set("unit", std::string(kUnits[static_cast<std::size_t>(transport()->stepUnit())]));
  out.breakpoints = transport()->breakpoints();
  if (m_selected) out.selection = pointText(*m_selected);
  out.view.set("layer", std::string(kLayers[static_cast<std::size_t>(m_board->valueLayer())]));
  out.view.set("text", std::string(kTexts[static_cast<std::size_t>(m_board->cellText())]));
  out.view.set("contours", std::string(kNoYes[m_actions[MapCommand::Contours]->isChecked()]));
  out.view.set("answer", std::string(kNoYes[m_actions[MapCommand::AnswerPreview]->isChecked()]));
  if (const BoardViewport::Look look = m_board->look(); !look.isFitted) {
    out.view.set("cell", told(look.cellSide));
    out.view.set("centre", told(look.centre.x()) + ", " + told(look.centre.y()));
  }
  return [out = std::move(out), map = m_map.map(), start = m_map.document().start,
          goal = m_map.document().goal] {
    setup::SetUp whole = out;
    whole.board.text = grid::writePlainMap({*map, start, goal});
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
    if (from == SetUpFrom::File) verifyWords(setUp, QDir::toNativeSeparators(fileName).toStdString());
    board = boardOf(setUp, fileName);
    document = grid::readMap(board.text, board.fileName);
    asked = grid::questionFrom(setUp.question, QDir::toNativeSeparators(fileName).toStdString());
    if (setUp.question.find("from")) document.start = asked.from;
    if (setUp.question.find("to")) document.goal = asked.to;
    if (from == SetUpFrom::File) grid::addMissingEnds(document);  // what is recovered may have none yet
    const bool isAsked = setUp.question.find("from") && setUp.question.find("to");
    if (isAsked && from == SetUpFrom::File)
      if (const auto why = grid::whyNot(document.map, asked))
        throw FormatError(QDir::toNativeSeparators(fileName).toStdString(), 0, *why);
  } catch (const std::exception& e) {
    return QString::fromUtf8(e.what());
  }

  const bool isRecovered = from == SetUpFrom::Recovery;
  const bool isFromFile = !setUp.board.text && !fileName.startsWith(QLatin1Char(':'));
  const QString path = isRecovered  ? QString::fromStdString(setUp.board.path)
                       : isFromFile ? QString::fromStdString(board.fileName)
                                    : QString();
  const QString ours = sampleTitleOf(fileName);
  m_options->setOptions(asked.options);
  m_asker.setOptions(asked.options);
  showMap(std::move(document), path, ours.isEmpty() ? QString::fromStdString(setUp.title) : ours,
          Transport::StartAt::Start, isRecovered ? fileOfRecovered(path, fileName) : board.file);
  if (isRecovered) m_map.setModified();

  if (const auto speed = numberOf(setUp.player, "speed")) transport()->setSpeed(*speed);
  if (const auto unit = placeOf(setUp.player, "unit", kUnits))
    transport()->setStepUnit(static_cast<StepUnit>(*unit));
  transport()->setBreakpoints(setUp.breakpoints);
  setUp.cursor ? transport()->seek(static_cast<std::size_t>(*setUp.cursor)) : transport()->toEnd();
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
    m_board->setValueLayer(static_cast<ValueLayer>(*layer));
    m_layers->actions()[static_cast<qsizetype>(*layer)]->setChecked(true);
    m_asker.wantTrueCosts(m_board->valueLayer() == ValueLayer::HeuristicError);
  }
  if (const auto text = placeOf(view, "text", kTexts)) {
    m_board->setCellText(static_cast<CellText>(*text));
    m_texts->actions()[static_cast<qsizetype>(*text)]->setChecked(true);
  }
  if (const auto shown = placeOf(view, "contours", kNoYes))
    m_actions[MapCommand::Contours]->setChecked(*shown == 1);
  if (const auto shown = placeOf(view, "answer", kNoYes))
    m_actions[MapCommand::AnswerPreview]->setChecked(*shown == 1);
  const auto side = numberOf(view, "cell");
  const std::string* centre = view.find("centre");
  const std::size_t comma = centre ? centre->find(", ") : std::string::npos;
  if (!side || *side <= 0 || comma == std::string::npos) return m_board->fit();
  const auto x = parseNumber(centre->substr(0, comma)), y = parseNumber(centre->substr(comma + 2));
  if (x && y) m_board->setLook({false, *side, QPointF(*x, *y)});
}

}  // namespace searchlight::ui
