// app/grid/map_lab_files.cpp: the map lab's dealings with files, the clipboard and dialogs.
#include <QApplication>
#include <QBuffer>
#include <QClipboard>
#include <QDir>
#include <QFileInfo>
#include <QImageReader>
#include <QMimeData>
#include <filesystem>

#include "app/grid/map_lab_page.h"
#include "app/grid/map_scenarios.h"
#include "app/grid/map_search.h"
#include "app/grid/samples.h"
#include "app/shell/comparable.h"
#include "app/shell/read_on_thread.h"
#include "app/shell/set_up_words.h"
#include "app/shell/settings.h"
#include "core/grid/endpoints.h"
#include "core/grid/map_format.h"
#include "core/grid/route.h"
#include "core/grid/route_command.h"
#include "core/grid/scenario.h"
#include "core/text/failure.h"
#include "core/text/files.h"
#include "core/trace_formats/trace_document.h"
#include "widgets/grid/generate_dialog.h"
#include "widgets/grid/picture_dialog.h"
#include "widgets/grid/resize_dialog.h"
#include "widgets/picture/picture_writer.h"
#include "widgets/theme/error_texts.h"
#include "widgets/words/search_format.h"

namespace searchlight::ui {
namespace {

const QStringList kMaps{QStringLiteral("*.map"), QStringLiteral("*.slmap"), QStringLiteral("*.grid")};
const QStringList kTraces{QStringLiteral("*.yaml"), QStringLiteral("*.yml"), QStringLiteral("*.json")};
const QStringList kPictures{QStringLiteral("*.png"), QStringLiteral("*.jpg"), QStringLiteral("*.jpeg"),
                            QStringLiteral("*.bmp"), QStringLiteral("*.gif"), QStringLiteral("*.svg")};

const QStringList kScenarios{QStringLiteral("*.scen")};

// What fits no kind may be one of the many pictures that Qt reads, by its ending.
std::optional<files::Kind> kindOf(const files::Recognised& file) {
  const QByteArray ending = QFileInfo(QString::fromStdString(file.name)).suffix().toLower().toLatin1();
  if (!file.kind && QImageReader::supportedImageFormats().contains(ending)) return files::Kind::Picture;
  return file.kind;
}

constexpr qsizetype kMostUnknownLetters = 5;

const QString kCopies = QStringLiteral("maps");

}  // namespace

// ---- Documents -------------------------------------------------------------------------------------------------------

bool MapLabPage::opens(const files::Recognised& file) {
  using enum files::Kind;
  const auto kind = kindOf(file);
  return kind == Map || kind == Graph || kind == Scenario || kind == Trace || kind == Picture;
}

// What came from a file that is not the document's own is called by that file's name, and says so: a picture, a set-up's
// board, what is left of another program's search when it is drawn over.
QString MapLabPage::title() const {
  const QString title = shownTitle(m_map.title());
  if (title.isEmpty()) return tr("Untitled map");
  return m_map.path().isEmpty() && !plan() && opens(byName(m_map.title())) ? tr("%1 (untitled)").arg(title)
                                                                           : title;
}

Document MapLabPage::document() const {
  Document out = Document::of(m_map.file(), title());
  out.isModified = m_map.isModified() || m_map.isStrokeUnsaved();
  out.isEmpty = m_map.isEmpty();
  out.isKept = m_map.isGenerated() && !m_map.isStrokeUnsaved();  // nobody misses it when the window closes
  out.number = m_map.number();
  return out;
}

QList<FileKind> MapLabPage::readable() const {
  return {{tr("Maps (%1)"), kMaps},
          {tr("Graphs (%1)"), {QStringLiteral("*.graph")}},
          {tr("Query lists (%1)"), kScenarios},
          {tr("Search traces (%1)"), kTraces},
          {tr("Pictures (%1)"), kPictures}};
}

QList<FileKind> MapLabPage::writable() const {
  return {{tr("Map with weights, start and goal (%1)"), {QStringLiteral("*.slmap")}},
          {tr("MovingAI map, walls only (%1)"), {QStringLiteral("*.map"), QStringLiteral("*.grid")}}};
}

QString MapLabPage::openHint() const {
  return tr("Opens a map, a graph, a list of queries, a picture or a search trace");
}

// A file that came without weights keeps its form only as long as there are none.
QString MapLabPage::lossAt(const QString& path) const {
  if (grid::mapFormatFor(path.toStdU16String()) != grid::MapFormat::Octile ||
      !grid::losesWeights(m_map.document().map))
    return {};
  return tr("A .map file cannot hold weights or one-way cells: those of this map will be lost. Save anyway?");
}

Reading MapLabPage::open(const QString& path) {
  return reading([&] { return openContent(path); });
}

Reading MapLabPage::openContent(const QString& path) {
  // What is nothing else is read as a map, which says what is wrong.
  const files::Recognised what = recognised(path);
  switch (kindOf(what).value_or(files::Kind::Map)) {
    case files::Kind::Picture: {
      if (auto document = mapFrom(readPicture(path))) {
        showMap(std::move(*document), {}, QFileInfo(path).fileName(), Transport::StartAt::Start);
        m_map.setModified();
      }
      return Reading::taken();
    }
    case files::Kind::Trace: return openTrace(path);
    case files::Kind::Graph: return openGraph(path);
    case files::Kind::SetUp: {
      setup::SetUp setUp;
      readOnThread(this, path, [&](const GoesOn&) {
        setUp = setup::read(readText(path, setup::kMaxBytes), QDir::toNativeSeparators(path).toStdString());
      });
      if (setUp.page != kId) set_up_words::forgetSearches(setUp);  // a comparison's
      return takeSetUp(setUp, path, SetUpFrom::File);
    }
    case files::Kind::Scenario: return m_scenarios->open(path);
    default: break;
  }
  KnownFile file;
  grid::MapFormat format = grid::MapFormat::Plain;
  grid::MapDocument document = readMapOf(path, file, &format);
  grid::addMissingEnds(document);
  // Lengths that are published for such maps are lengths by these rules.
  if (format == grid::MapFormat::Octile) {
    grid::RouteOptions options = m_options->options();
    grid::useScenarioRules(options);
    useOptions(options);
  }
  // What comes with the program, and what is packed, is not written back.
  const bool isItsFile = !path.startsWith(QLatin1Char(':')) && !what.isPacked;
  showMap(std::move(document), isItsFile ? path : QString(),
          what.isPacked ? QFileInfo(path).fileName() : QString(), Transport::StartAt::Start, file);
  return Reading::taken();
}

grid::MapDocument MapLabPage::readMapOf(const QString& path, KnownFile& file, grid::MapFormat* format) {
  grid::MapDocument document;
  readOnThread(this, path, [&](const GoesOn&) {
    const std::string text = readText(path, file);
    if (format) *format = grid::mapFormatOf(text);
    document = grid::readMap(text, QDir::toNativeSeparators(path).toStdString());
  });
  return document;
}

void MapLabPage::sayUnknownLetters() {
  QStringList letters;
  for (const grid::UnknownLetter& unknown : grid::unknownLetters(m_map.document())) {
    if (letters.size() == kMostUnknownLetters) {
      letters << QStringLiteral("…");
      break;
    }
    letters << tr("“%1” × %2, first at %3", "a letter, how many, column and row")
                   .arg(QLatin1Char(unknown.letter))
                   .arg(countText(unknown.cells))
                   .arg(QStringLiteral("%1, %2").arg(unknown.first.x).arg(unknown.first.y));
  }
  if (!letters.isEmpty())
    say(tr("Unknown characters are treated as walls: %1.").arg(letters.join(tr("; ", "between letters"))));
}

QImage MapLabPage::readPicture(const QString& path) {
  constexpr std::size_t kMost = std::size_t{256} << 20;
  QImage picture;
  QString error;
  readOnThread(this, path, [&](const GoesOn&) {
    QByteArray bytes = QByteArray::fromStdString(readText(path, kMost));
    QBuffer buffer(&bytes);
    QImageReader reader(&buffer);
    reader.setDecideFormatFromContent(true);
    reader.setAutoTransform(true);
    picture = reader.read();
    error = reader.errorString();
  });
  if (picture.isNull())
    throw FormatError(QDir::toNativeSeparators(path).toStdString(), 0, error.toStdString());
  return picture;
}

std::optional<grid::MapDocument> MapLabPage::mapFrom(const QImage& picture) {
  PictureDialog dialog(picture, this);
  if (dialog.exec() != QDialog::Accepted) return std::nullopt;
  grid::MapDocument document{dialog.map(), {}, {}};
  grid::addMissingEnds(document);
  return document;
}

void MapLabPage::newMap() {
  grid::MapDocument document{grid::Map(48, 32), Point{6, 16}, Point{41, 16}};
  showMap(std::move(document), {}, {}, Transport::StartAt::Start);
}

// ---- Changing the whole map --------------------------------------------------------------------------------------------

void MapLabPage::generate() {
  GenerateDialog dialog(this);
  if (dialog.exec() != QDialog::Accepted) return;
  m_map.apply(grid::replaceDocument(m_map.document(), dialog.document(), grid::MapEditKind::Generate));
}

void MapLabPage::resizeMap() {
  ResizeDialog dialog(m_map.document(), this);
  if (dialog.exec() == QDialog::Accepted)
    m_map.apply(grid::resizeMap(m_map.document(), dialog.columns(), dialog.rows()));
}

// ---- The clipboard --------------------------------------------------------------------------------------------------------

bool MapLabPage::canPaste(const QMimeData* content) const {
  return content->hasImage() || content->hasText();
}

QString MapLabPage::pasteable() const {
  return tr("a map as text, a picture, a searchlight-cli route command");
}

void MapLabPage::paste(const QMimeData* content) {
  const QString text = content->hasText() ? content->text() : QString();
  if (grid::looksLikeRouteCommand(text.toStdString())) return runCommandLine(text);
  // Undoable, so nothing is asked.
  const auto take = [this](grid::MapDocument document) {
    m_map.apply(grid::replaceDocument(m_map.document(), std::move(document), grid::MapEditKind::Paste));
  };
  if (content->hasImage()) {
    if (auto document = mapFrom(qvariant_cast<QImage>(content->imageData()))) take(std::move(*document));
    return;
  }
  try {
    grid::MapDocument document = grid::readMap(text.toStdString(), tr("Pasted text").toStdString());
    grid::addMissingEnds(document);
    take(std::move(document));
  } catch (const std::exception& e) {
    refusePasted(errorText(e));
  }
}

// The file that a command line can name: the map's own while it holds what is on the screen, else a copy of the map in
// the cache, named after its content.
QString MapLabPage::fileForCommand() const {
  if (!m_map.path().isEmpty() && !m_map.isModified()) return m_map.path();
  grid::MapDocument searched = m_map.document();
  searched.letters.clear();
  return copyForCommand(kCopies, QStringLiteral(".slmap"), grid::writePlainMap(searched));
}

bool MapLabPage::isCopyForCommand(const QString& path) {
  return QFileInfo(path).canonicalPath() == QFileInfo(folderOfCopies(kCopies)).canonicalFilePath();
}

void MapLabPage::copyCommand() {
  const auto asked = question();
  if (!asked) return;
  const QString file = fileForCommand();
  if (file.isEmpty()) return complain(tr("The map could not be written to a file for the command."));
  const std::string line = grid::routeCommand(QDir::toNativeSeparators(file).toStdString(), *asked);
  QApplication::clipboard()->setText(QString::fromStdString(line));
  say(tr("Command copied to the clipboard."));
}

// A line that names the map on the screen, its file or the copy of it that a line before it named, asks another question
// of it; the map stays what it is, with its file, its history and what is unsaved of it.
void MapLabPage::runCommandLine(const QString& line) {
  try {
    const grid::RouteCommand command = grid::parseRouteCommand(line.toStdString());
    const QString path = QFileInfo(QString::fromStdString(command.mapPath)).absoluteFilePath();
    KnownFile file;
    grid::MapDocument document = readMapOf(path, file);
    if (const auto why = grid::whyNot(document.map, command.question)) return complain(errorText(*why));
    const bool isCopy = isCopyForCommand(path);
    const bool isShown = !plan() && document.map == m_map.document().map &&
                         (isCopy || (path == m_map.path() && !m_map.isModified()));
    if (!isShown && !mayReplace()) return;
    m_options->setOptions(command.question.options);
    if (isShown) {
      moveEnds(command.question.from, command.question.to);
      return ask(Transport::StartAt::End);
    }
    document.start = command.question.from;
    document.goal = command.question.to;
    showMap(std::move(document), isCopy ? QString() : path, {}, Transport::StartAt::Start, file);
    if (isCopy) m_map.setModified();  // nothing that is the user's holds it
  } catch (const std::exception& e) {
    complainOf(Reading::of(e));
  }
}

void MapLabPage::moveEnds(Point start, Point goal) {
  const grid::MapDocument& now = m_map.document();
  grid::MapEdit edit;
  edit.kind = now.start == start ? grid::MapEditKind::MoveGoal : grid::MapEditKind::MoveStart;
  if (now.start != start) edit.start = grid::PointChange{now.start, start};
  if (now.goal != goal) edit.goal = grid::PointChange{now.goal, goal};
  m_map.apply(std::move(edit));
}

// ---- Writing the search --------------------------------------------------------------------------------------------------

void MapLabPage::exportTrace() {
  const QString base = QFileInfo(shownTitle(m_map.title())).completeBaseName();
  const QString name = (base.isEmpty() ? QStringLiteral("search") : base) + QStringLiteral(".trace.yaml");
  if (const auto where = askWhereToSave(
          this,
          {tr("Export search trace"),
           host().settings->lastFolder() + QLatin1Char('/') + name,
           {{tr("Search trace, YAML (%1)"),
             {QStringLiteral("*.trace.yaml"), QStringLiteral("*.yaml"), QStringLiteral("*.yml")}},
            {tr("Search trace, JSON (%1)"), {QStringLiteral("*.trace.json"), QStringLiteral("*.json")}}}}))
    exportTraceTo(where->path);
}

void MapLabPage::exportTraceTo(const QString& path) {
  const auto& asked = m_asker.searched();
  if (!asked || !m_asker.asked()) return;
  if (isSameFile(stampOf(path.toStdU16String()), stampOf(m_map.path().toStdU16String())))
    return complain(
        tr("%1 is the map itself. Choose another file for the trace.").arg(QDir::toNativeSeparators(path)));
  say(tr("Saving %1…").arg(QDir::toNativeSeparators(path)));
  // Each has a writer of its own: none waits for another, and a window that closes waits for all of them.
  auto* writer = new PictureWriter(this);
  listenTo(writer);
  connect(writer, &PictureWriter::busyChanged, writer, [writer] {
    if (!writer->isBusy()) writer->deleteLater();
  });
  writer->writeBy(path, [graph = m_asker.asked(), q = *asked, path, whole = snapshot(),
                         memory = host().memory](const std::stop_token& stop) {
    setup::SetUp setUp = whole();
    setUp.page = kId;
    setUp.board.path.clear();  // it is in there, and whoever reads it may have no such file
    setUp.board.hash.clear();
    set_up_words::makeRelative(setUp.view, setup::kQueries, QFileInfo(path).absolutePath());
    grid::exportRouteTrace(graph, q, std::filesystem::path(path.toStdU16String()), stop,
                           setup::writeLine(setUp), memory);
  });
}

}  // namespace searchlight::ui
