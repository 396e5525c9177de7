// app/map_lab_commands.cpp: the map lab's dealings with files, the clipboard and dialogs.
#include <QApplication>
#include <QClipboard>
#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QImageReader>
#include <QMimeData>
#include <QSaveFile>
#include <QStandardPaths>
#include <filesystem>

#include "app/map_lab_page.h"
#include "app/samples.h"
#include "app/settings.h"
#include "core/grid/endpoints.h"
#include "core/grid/map_format.h"
#include "core/grid/route_command.h"
#include "core/grid/route_trace.h"
#include "core/search/search_trace_format.h"
#include "core/text/files.h"
#include "core/text/format_error.h"
#include "widgets/grid/generate_dialog.h"
#include "widgets/grid/picture_dialog.h"
#include "widgets/grid/resize_dialog.h"

namespace searchlight::ui {
namespace {

// A map without its own question gets two far ends, so that there is something to see.
void suggestEnds(grid::MapDocument& document) {
  if (document.start && document.goal) return;
  const auto ends = grid::suggestEndpoints(document.map);
  if (!ends) return;
  if (!document.start) document.start = ends->start;
  if (!document.goal) document.goal = ends->goal;
}

QString shown(const std::exception& e) { return QString::fromUtf8(e.what()); }

// Compiled-in files are read through Qt, others by core.
std::string readText(const QString& path) {
  if (!path.startsWith(QLatin1Char(':'))) return readFile(path.toStdU16String(), std::size_t{1} << 30);
  QFile file(path);
  if (!file.open(QIODevice::ReadOnly)) throw FormatError(path.toStdString(), 0, "cannot be read");
  return file.readAll().toStdString();
}

enum class Content { Picture, Trace, Map };
Content contentOf(const QString& path) {
  const QString suffix = QFileInfo(path).suffix().toLower();
  if (suffix == QLatin1String("yaml") || suffix == QLatin1String("yml") || suffix == QLatin1String("json"))
    return Content::Trace;
  return QImageReader::supportedImageFormats().contains(suffix.toLatin1()) ? Content::Picture : Content::Map;
}

}  // namespace

// ---- Opening ---------------------------------------------------------------------------------------------------------

std::optional<QString> MapLabPage::open(const QString& path) {
  const QString name = QDir::toNativeSeparators(path);
  try {
    switch (contentOf(path)) {
      case Content::Picture: {
        QImageReader reader(path);
        reader.setAutoTransform(true);
        const QImage picture = reader.read();
        if (picture.isNull()) return tr("%1: %2").arg(name, reader.errorString());
        openPicture(picture, QFileInfo(path).fileName());
        return std::nullopt;
      }
      case Content::Trace:
        showForeignTrace(search::readSearchTrace(readText(path), name.toStdString()),
                         QFileInfo(path).fileName());
        return std::nullopt;
      case Content::Map: break;
    }
    grid::MapDocument document = grid::readMap(readText(path), name.toStdString());
    suggestEnds(document);
    const bool ours = path.startsWith(QLatin1Char(':'));
    showMap(std::move(document), ours ? QString() : path, ours ? sampleTitleOf(path) : QString(),
            SearchModel::StartAt::End);
  } catch (const std::exception& e) {
    return shown(e);
  }
  return std::nullopt;
}

void MapLabPage::openPicture(const QImage& picture, const QString& title) {
  PictureDialog dialog(picture, this);
  if (dialog.exec() != QDialog::Accepted) return;
  grid::MapDocument document{dialog.map(), {}, {}};
  suggestEnds(document);
  showMap(std::move(document), {}, title, SearchModel::StartAt::End);
  m_map.setModified();
}

void MapLabPage::newMap() {
  grid::MapDocument document{grid::Map(48, 32), Point{6, 16}, Point{41, 16}};
  showMap(std::move(document), {}, {}, SearchModel::StartAt::End);
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

void MapLabPage::clearMap() { m_map.apply(grid::clearMap(m_map.document())); }

// ---- The clipboard --------------------------------------------------------------------------------------------------------

bool MapLabPage::canPaste(const QMimeData* content) const {
  return content && (content->hasUrls() || content->hasImage() || content->hasText());
}

void MapLabPage::paste() {
  const QMimeData* content = QApplication::clipboard()->mimeData();
  if (canPaste(content))
    pasteFrom(content);
  else
    say(
        tr("There is nothing on the clipboard that could be pasted: a map, a picture, or a searchlight-cli "
           "line."));
}

void MapLabPage::pasteFrom(const QMimeData* content) {
  const QString text = content->hasText() ? content->text() : QString();
  if (grid::looksLikeRouteCommand(text.toStdString())) return runCommandLine(text);
  bool may = true;
  if (content->hasUrls() && content->urls().front().isLocalFile()) {
    Q_EMIT replaceRequested(&may);
    if (!may) return;
    if (const auto why = open(content->urls().front().toLocalFile())) complain(*why);
    return;
  }
  if (content->hasImage())
    return openPicture(qvariant_cast<QImage>(content->imageData()), tr("Pasted picture"));
  try {
    grid::MapDocument document = grid::readMap(text.toStdString(), tr("Pasted text").toStdString());
    suggestEnds(document);
    // Undoable, so nothing is asked.
    m_map.apply(grid::replaceDocument(m_map.document(), std::move(document), grid::MapEditKind::Paste));
  } catch (const std::exception& e) {
    complain(shown(e));
  }
}

// The file that a command line can name: the map's own while it holds what is on the screen, else a copy of the map in
// the cache, named after its content.
QString MapLabPage::fileForCommand() const {
  if (!m_map.path().isEmpty() && !m_map.isModified()) return m_map.path();
  const QByteArray text = QByteArray::fromStdString(grid::writePlainMap(m_map.document()));
  const QString folder =
      QStandardPaths::writableLocation(QStandardPaths::CacheLocation) + QStringLiteral("/maps");
  QDir().mkpath(folder);
  const QByteArray hash = QCryptographicHash::hash(text, QCryptographicHash::Sha256).toHex().left(12);
  const QString path = folder + QStringLiteral("/%1.slmap").arg(QString::fromLatin1(hash));
  QSaveFile file(path);
  const bool written = file.open(QIODevice::WriteOnly) && file.write(text) == text.size() && file.commit();
  return written ? path : QString();
}

void MapLabPage::copyCommand() {
  const auto asked = question();
  if (!asked) return;
  const QString file = fileForCommand();
  if (file.isEmpty()) return complain(tr("The map could not be written where a command could read it."));
  const std::string line = grid::routeCommand(QDir::toNativeSeparators(file).toStdString(), *asked);
  QApplication::clipboard()->setText(QString::fromStdString(line));
  say(tr("The command is on the clipboard."));
}

void MapLabPage::runCommandLine(const QString& line) {
  try {
    const grid::RouteCommand command = grid::parseRouteCommand(line.toStdString());
    const QString path = QString::fromStdString(command.mapPath);
    bool may = true;
    if (QFileInfo(path).absoluteFilePath() != fileForCommand()) {
      Q_EMIT replaceRequested(&may);
      if (!may) return;
    }
    grid::MapDocument document = grid::readMap(readText(path), path.toStdString());
    document.start = command.question.from;
    document.goal = command.question.to;
    if (const auto why = grid::whyNot(document.map, command.question))
      return complain(QString::fromStdString(*why));
    m_options->setOptions(command.question.options);
    showMap(std::move(document), QFileInfo(path).absoluteFilePath(), {}, SearchModel::StartAt::End);
  } catch (const std::exception& e) {
    complain(shown(e));
  }
}

// ---- Writing the search --------------------------------------------------------------------------------------------------

void MapLabPage::exportTrace(const QString& path) {
  const auto asked = question();
  if (!asked || !m_asked) return;
  say(tr("Writing %1 …").arg(QDir::toNativeSeparators(path)));
  m_exporter = std::jthread([this, graph = m_asked, q = *asked, path](const std::stop_token& stop) {
    QString failure;
    try {
      grid::exportRouteTrace(graph, q, std::filesystem::path(path.toStdU16String()), stop);
    } catch (const std::exception& e) {
      failure = shown(e);
    }
    if (stop.stop_requested()) return;
    QMetaObject::invokeMethod(
        this,
        [this, path, failure] {
          failure.isEmpty() ? say(tr("%1 is written.").arg(QDir::toNativeSeparators(path)))
                            : complain(failure);
        },
        Qt::QueuedConnection);
  });
}

}  // namespace searchlight::ui
