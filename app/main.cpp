// app/main.cpp: the window's executable.
#include <QApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTimer>
#include <algorithm>
#include <cstdio>
#include <optional>

#include "app/pages.h"
#include "app/shell/program.h"
#include "app/shell/window.h"
#include "core/text/failure.h"
#include "core/text/files.h"
#include "widgets/picture/picture_writer.h"
#include "widgets/theme/icons.h"

namespace {

using namespace searchlight::ui;

void print(FILE* to, const QString& line) { std::fprintf(to, "%s\n", line.toLocal8Bit().constData()); }

// Draws the window, or its board or search tree alone, once the search has come to rest and saves it.
int screenshot(Window& window, const LaunchOptions& options) {
  const QString& file = options.screenshot;
  QElapsedTimer waited;
  waited.start();
  const auto settle = [&] {
    while (!window.page().isSettled() && waited.elapsed() < 60'000)
      QApplication::processEvents(QEventLoop::AllEvents, 20);
    QApplication::processEvents();
  };
  if (options.drawn == PictureSource::Kind::Tree) window.page().run(Command::SearchTree, true);
  settle();
  window.grab();  // what is painted for the first time may ask for more, as a list does for its pictures
  settle();
  try {
    const std::vector<PictureSource> seen = window.page().pictures();
    auto shown = seen.begin();  // a page's board comes first, whatever sort it is of
    if (options.drawn == PictureSource::Kind::Tree)
      shown = std::ranges::find(seen, PictureSource::Kind::Tree, &PictureSource::kind);
    if (options.drawn == PictureSource::Kind::Tree && shown == seen.end())
      throw searchlight::FormatError(file.toStdString(), 0, "this page shows no search tree");
    const QByteArray picture =
        pngOf(options.drawn && shown != seen.end() ? shown->take(1).image({}) : window.grab().toImage());
    if (picture.isEmpty())
      throw searchlight::FormatError(file.toStdString(), 0, "the picture could not be made");
    searchlight::writeFile(file.toStdU16String(),
                           {picture.constData(), static_cast<std::size_t>(picture.size())});
    return 0;
  } catch (const std::exception& e) {
    print(stderr, QStringLiteral("searchlight: ") + QString::fromUtf8(e.what()));
    return 2;
  }
}

}  // namespace

int main(int argc, char** argv) {
  QStringList arguments;
  for (int i = 1; i < argc; ++i) arguments << QString::fromLocal8Bit(argv[i]);
  QStringList pageIds;
  for (const PageInfo& info : pages()) pageIds << QString::fromLatin1(info.id);
  const LaunchResult launch = parseLaunchOptions(arguments, pageIds);
  if (!launch.options) {
    print(launch.exitCode == 0 ? stdout : stderr, launch.text);
    return launch.exitCode;
  }
  const LaunchOptions& options = *launch.options;
  if (const auto why = whyNoDisplay()) {
    print(stderr, *why);
    return 1;
  }

  QApplication app(argc, argv);
  QApplication::setApplicationName(QStringLiteral("searchlight"));
  QApplication::setApplicationDisplayName(QStringLiteral("Searchlight"));
  QApplication::setApplicationVersion(QStringLiteral(SEARCHLIGHT_VERSION));
  QApplication::setOrganizationName(QStringLiteral("searchlight"));
  QApplication::setWindowIcon(applicationIcon());

  // A screenshot must not depend on what the user has set, nor change it.
  const bool draws = !options.screenshot.isEmpty();
  QTemporaryDir own;
  Settings settings = draws ? Settings::isolated(own.filePath(QStringLiteral("settings.ini"))) : Settings();
  if (draws && options.theme.isEmpty()) settings.setTheme(ThemeChoice::Light);
  if (draws) settings.setShowsMotion(false);
  if (draws && options.language.isEmpty()) settings.setLanguage(QStringLiteral("en"));
  Program program(pages(), settings,
                  draws ? own.filePath(QStringLiteral("autosave")) : Autosave::standardFolder());
  std::optional<ThemeChoice> theme;
  if (!options.theme.isEmpty())
    theme = options.theme == QLatin1String("dark") ? ThemeChoice::Dark : ThemeChoice::Light;
  program.beginWith(theme, options.language);
  program.setWindowSize(options.size);

  if (!draws && program.recoverAbandoned(options.page) && options.file.isEmpty()) return QApplication::exec();
  const bool isFileAsked = !options.file.isEmpty();
  const QString usual = options.page.isEmpty() ? program.firstPage() : options.page;
  // What is asked about a file is asked over its page.
  const QString ofFile = isFileAsked && options.page.isEmpty() ? program.pageOf(options.file) : QString();
  Window* window = program.newWindow(ofFile.isEmpty() ? usual : ofFile);
  window->show();
  const bool isOpen = isFileAsked && window->openFile(QFileInfo(options.file).absoluteFilePath());
  if (isFileAsked && !isOpen && draws) {
    print(stderr, QStringLiteral("searchlight: ") + window->page().messageText());
    return 2;
  }
  if (!isOpen && window->page().complaint().isEmpty()) window->showPage(usual);
  if (!isOpen) window->openWhereOneWas();
  program.tellOfUnreadable(*window);
  return draws ? screenshot(*window, options) : QApplication::exec();
}
