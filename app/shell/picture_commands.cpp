// app/shell/picture_commands.cpp: which picture is meant, and what is asked before it is written.
#include "app/shell/picture_commands.h"

#include <QApplication>
#include <QDir>
#include <QEventLoop>
#include <QPointer>
#include <QProgressDialog>
#include <algorithm>
#include <utility>
#include <vector>

#include "app/shell/page.h"
#include "app/shell/settings.h"
#include "widgets/document/document_file.h"
#include "widgets/picture/film_dialog.h"
#include "widgets/picture/picture_source.h"
#include "widgets/player/event_line.h"
#include "widgets/run/transport.h"
#include "widgets/tables/bookmarks_view.h"
#include "widgets/words/event_words.h"
#include "widgets/words/search_format.h"

namespace searchlight::ui {

namespace {

constexpr const char* kScaleKey = "picture/scale";

QString noSearchToFilm() { return PictureCommands::tr("There is no search here to film."); }

// Where the focus is, else the first; what lies in another comes before it.
std::size_t sourceMeant(const std::vector<PictureSource>& sources) {
  const QWidget* focus = QApplication::focusWidget();
  const auto has = [focus](const PictureSource& source) {
    return focus && source.widget && (source.widget == focus || source.widget->isAncestorOf(focus));
  };
  const auto at = std::ranges::find_if(sources, has);
  return at == sources.end() ? 0 : static_cast<std::size_t>(at - sources.begin());
}

}  // namespace

PictureCommands::PictureCommands(Settings& settings, QObject* parent)
    : QObject(parent), m_settings(settings) {
  connect(&m_writer, &PictureWriter::busyChanged, this, &PictureCommands::stateChanged);
  connect(&m_writer, &PictureWriter::saved, this, [this](const QString& path) {
    Q_EMIT said(tr("%1 has been saved.").arg(QDir::toNativeSeparators(path)));
    Q_EMIT saved(path);
  });
  connect(&m_writer, &PictureWriter::copied, this, [this](const QSize& pixels) {
    Q_EMIT said(tr("Picture copied to the clipboard: %1 × %2 pixels.")
                    .arg(countText(static_cast<std::size_t>(pixels.width())),
                         countText(static_cast<std::size_t>(pixels.height()))));
  });
  connect(&m_writer, &PictureWriter::troubled, this, &PictureCommands::troubled);
}

int PictureCommands::scale() const {
  const int kept = m_settings.choice(kScaleKey, 1, kPictureScales.back() + 1);
  return std::ranges::find(kPictureScales, kept) == kPictureScales.end() ? 1 : kept;
}

CommandState PictureCommands::saveState() const {
  return m_writer.isBusy()
             ? CommandState::offered(true, tr("Cancel p&icture"), tr("Nothing has been saved yet"))
             : CommandState::offered(true);
}

void PictureCommands::save(Page& page, const QString& name) {
  if (m_writer.isBusy()) {
    m_writer.stop();
    Q_EMIT said(tr("Saving the picture was cancelled."));
    return;
  }
  if (Transport* transport = page.transport()) transport->pause();
  std::vector<PictureSource> sources = page.pictures();
  if (sources.empty()) return Q_EMIT said(tr("There is nothing here to save as a picture."));
  const std::size_t meant = sourceMeant(sources);
  TakePictureDialog dialog(std::move(sources), meant, scale(), &page);
  const int result = dialog.exec();
  if (result == TakePictureDialog::Given) return;
  m_settings.setNumber(kScaleKey, dialog.scale());
  result == TakePictureDialog::Copy ? copy(dialog.source(), dialog.scale())
                                    : saveAs(dialog.source(), dialog.scale(), name, &page);
}

void PictureCommands::saveAs(const PictureSource& source, int scale, const QString& name, QWidget* parent) {
  TakenPicture picture = source.take(scale);  // what goes on behind the dialog is not in it
  QList<FileKind> kinds{{tr("Picture (%1)"), {QStringLiteral("*.png")}}};
  if (source.kind == PictureSource::Kind::Graph || source.kind == PictureSource::Kind::Plot)
    kinds << FileKind{tr("Drawing (%1)"), {QStringLiteral("*.svg")}};
  const QString proposed = QDir(m_settings.lastFolder()).filePath(name + kinds.front().ending());
  const auto where = askWhereToSave(parent, {tr("Save picture"), proposed, kinds});
  if (!where) return;
  const QString path = where->path;
  Q_EMIT said(tr("Saving %1…").arg(QDir::toNativeSeparators(path)));
  m_writer.write(path, std::move(picture));
}

CommandState PictureCommands::filmState(Page& page) const {
  const Transport* transport = page.transport();
  if (!transport || !transport->hasSearch()) return CommandState::offered(false, {}, noSearchToFilm());
  return CommandState::offered(!m_writer.isBusy());
}

void PictureCommands::saveFilm(Page& page, const QString& name) {
  Transport* transport = page.transport();
  std::vector<PictureSource> sources = page.pictures();
  if (m_writer.isBusy() || !transport || !transport->hasSearch() || sources.empty())
    return Q_EMIT said(noSearchToFilm());
  transport->pause();
  const auto* bookmarks = page.findChild<BookmarksView*>();
  const std::size_t meant = sourceMeant(sources);
  FilmDialog dialog(std::move(sources), meant, scale(), *transport,
                    bookmarks ? bookmarks->list().bookmarks() : std::vector<Bookmark>(), &page);
  if (dialog.exec() != QDialog::Accepted) return;
  const QList<FileKind> kinds{{tr("Animated GIF (%1)"), {QStringLiteral("*.gif")}},
                              {tr("Animated PNG (%1)"), {QStringLiteral("*.apng")}},
                              {tr("Numbered pictures (%1)"), {QStringLiteral("*.png")}}};
  const QString proposed = QDir(m_settings.lastFolder()).filePath(name + kinds.front().ending());
  const auto where = askWhereToSave(&page, {tr("Save film"), proposed, kinds});
  if (!where) return;
  QProgressDialog progress(tr("Saving %1…").arg(QDir::toNativeSeparators(where->path)), tr("Cancel"), 0, 0,
                           page.window());
  progress.setWindowModality(Qt::WindowModal);
  progress.setMinimumDuration(0);
  progress.setAutoReset(false);
  progress.setAutoClose(false);
  const std::unique_ptr<Film> made = film(page, dialog.source(), dialog.settings(), where->path);
  if (!made) return;
  connect(made.get(), &Film::progressed, &progress, [&progress](int done, int of) {
    progress.setMaximum(of + 1);
    progress.setValue(done);
  });
  QEventLoop waiting;
  connect(this, &PictureCommands::stateChanged, &waiting, &QEventLoop::quit);
  connect(&progress, &QProgressDialog::canceled, this, [this] {
    m_writer.stop();
    Q_EMIT said(tr("Saving the film was cancelled."));
  });
  progress.show();
  if (m_writer.isBusy()) waiting.exec();
}

std::unique_ptr<Film> PictureCommands::film(Page& page, const PictureSource& source,
                                            const FilmSettings& settings, const QString& path) {
  Transport* transport = page.transport();
  QString why = whyNoPicture(filmSize(settings, source.size(), page.font()), 1);
  if (!transport || !transport->hasSearch()) why = noSearchToFilm();
  if (!why.isEmpty()) return Q_EMIT troubled(why), nullptr;
  // The sentence of the moment, as it stands under the board.
  const auto caption = [transport, line = QPointer<EventLine>(page.findChild<EventLine*>())] {
    if (line && line->isVisible()) return line->text();
    const WatchedRun* run = transport->lead();
    return run ? cursorWords(*run) : QString();
  };
  auto made = std::make_unique<Film>(*transport, source, settings, caption);
  connect(made.get(), &Film::refused, this, &PictureCommands::troubled);
  m_film = made.get();
  made->begin(m_writer, path);
  return made;
}

void PictureCommands::copy(Page& page) {
  const std::vector<PictureSource> sources = page.pictures();
  if (sources.empty()) return Q_EMIT said(tr("There is nothing here to save as a picture."));
  copy(sources[sourceMeant(sources)], scale());
}

void PictureCommands::copy(const PictureSource& source, int scale) {
  if (const QString why = whyNoPicture(source.size(), scale); !why.isEmpty()) return Q_EMIT troubled(why);
  m_writer.copy(source.take(scale));
}

bool PictureCommands::finish() { return m_writer.finish(); }

}  // namespace searchlight::ui
