// app/main.cpp: the window's executable.
#include <QApplication>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QFileInfo>
#include <QProgressDialog>
#include <QSplitter>
#include <QTemporaryDir>
#include <QTimer>
#include <csignal>
#include <cstdio>
#include <memory>
#include <optional>
#include <utility>

#include "app/pages.h"
#include "app/shell/program.h"
#include "app/shell/window.h"
#include "core/text/failure.h"
#include "core/text/files.h"
#include "core/text/version.h"
#include "widgets/picture/film.h"
#include "widgets/picture/picture_writer.h"
#include "widgets/run/transport.h"
#include "widgets/theme/icons.h"

namespace {

using namespace searchlight::ui;

constexpr QSize kDrawnSize{1280, 800};  // pixels, of a window that is only drawn
constexpr int kRoom = 10'000;           // pixels: all there are

void print(FILE* to, const QString& line) { std::fprintf(to, "%s\n", line.toLocal8Bit().constData()); }

void settle(Window& window) {
  QElapsedTimer waited;
  waited.start();
  const auto wait = [&] {
    while (!window.page().isSettled() && waited.elapsed() < 60'000)
      QApplication::processEvents(QEventLoop::AllEvents, 20);
    QApplication::processEvents();
  };
  wait();
  window.grab();  // what is painted for the first time may ask for more, as a list does for its pictures
  wait();
}

int failed(const QString& why) {
  print(stderr, QStringLiteral("searchlight: ") + why);
  return 2;
}

// What is alone in a picture gets the room of what stands beside it.
void giveRoom(QWidget* widget) {
  for (; widget; widget = widget->parentWidget()) {
    auto* splitter = qobject_cast<QSplitter*>(widget->parentWidget());
    QList<int> sizes;
    for (int i = 0; splitter && i < splitter->count(); ++i)
      sizes << (splitter->widget(i) == widget ? kRoom : 1);
    if (splitter) splitter->setSizes(sizes);
  }
}

// Of this kind on the page in front, once it has come to rest; where there is no board, that which stands in its place.
std::optional<PictureSource> pictureOf(Window& window, PictureSource::Kind kind) {
  window.page().bring(kind);
  settle(window);
  std::vector<PictureSource> all = window.page().pictures();
  for (PictureSource& source : all) {
    if (source.kind != kind) continue;
    if (kind == PictureSource::Kind::Graph || kind == PictureSource::Kind::Plot ||
        kind == PictureSource::Kind::Tree) {
      giveRoom(source.widget);
      settle(window);
    }
    return std::move(source);
  }
  if (kind == PictureSource::Kind::Board && !all.empty()) return std::move(all.front());
  return std::nullopt;
}

// Draws the window, or a part of it alone, once the search has come to rest and saves it.
int screenshot(Window& window, const LaunchOptions& options) {
  const QString& file = options.screenshot;
  // Of a search that has not begun there is no tree, and there are no nodes to be plotted.
  if (options.what == PictureSource::Kind::Tree || options.what == PictureSource::Kind::Plot) {
    window.page().bringSearch();
    settle(window);
    if (Transport* transport = window.page().transport(); transport && transport->position() == 0)
      transport->toEnd();
  }
  const std::optional<PictureSource> seen =
      pictureOf(window, options.what.value_or(PictureSource::Kind::Board));
  if (options.what && *options.what != PictureSource::Kind::Board && !seen)
    return failed(QStringLiteral("--what: the page shows no such picture"));
  const int scale = options.filmed.scale;
  const QSize size = options.what && seen ? seen->size() : window.size();
  if (const QString why = whyNoPicture(size, scale); !why.isEmpty())
    return failed(file + QStringLiteral(": ") + why);
  try {
    const QByteArray picture =
        pngOf(options.what && seen ? seen->take(scale).image({})
                                   : widgetImage(window, scale, PictureOf::WidgetAndChildren));
    if (picture.isEmpty())
      throw searchlight::FormatError(file.toStdString(), 0, "the picture could not be made");
    searchlight::writeFile(file.toStdU16String(),
                           {picture.constData(), static_cast<std::size_t>(picture.size())});
    return 0;
  } catch (const std::exception& e) {
    return failed(QString::fromUtf8(e.what()));
  }
}

volatile std::sig_atomic_t interrupted = 0;  // by this signal

// Films the search of the page in front.
int film(Window& window, const LaunchOptions& options) {
  QString why;
  PictureCommands& commands = window.pictures();
  QObject::connect(&commands, &PictureCommands::troubled, &commands,
                   [&why](const QString& text) { why = text; });
  window.page().bringSearch();
  std::optional<PictureSource> source = pictureOf(window, options.what.value_or(PictureSource::Kind::Board));
  if (!source) return failed(QStringLiteral("--what: the page shows no such picture"));
  // Files that are numbered are taken away again; one alone is nothing before it is whole.
  for (const int signal : {SIGINT, SIGTERM}) std::signal(signal, [](int number) { interrupted = number; });
  QTimer looking;
  std::unique_ptr<Film> made = commands.film(window.page(), *source, options.filmed, options.film);
  QEventLoop waiting;
  QObject::connect(&commands, &PictureCommands::stateChanged, &waiting, &QEventLoop::quit);
  QObject::connect(&looking, &QTimer::timeout, &waiting, [&waiting] {
    if (interrupted != 0) waiting.quit();
  });
  looking.start(50);
  if (made) waiting.exec();
  if (interrupted != 0) {
    made.reset();
    commands.finish();
    return 128 + interrupted;
  }
  return why.isEmpty() ? 0 : failed(why);
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
  QApplication::setApplicationVersion(QString::fromUtf8(searchlight::versionText()));
  QApplication::setOrganizationName(QStringLiteral("searchlight"));
  QApplication::setWindowIcon(applicationIcon());

  // A screenshot must not depend on what the user has set, nor change it.
  const bool draws = !options.screenshot.isEmpty() || !options.film.isEmpty();
  QTemporaryDir own;
  Settings settings = draws ? Settings::isolated(own.filePath(QStringLiteral("settings.ini"))) : Settings();
  if (draws && options.theme.isEmpty()) settings.setTheme(ThemeChoice::Light);
  if (draws) settings.setShowsMotion(false);
  if (draws && options.language.isEmpty()) settings.setLanguage(QStringLiteral("en"));
  Program program(pages(), settings,
                  draws ? own.filePath(QStringLiteral("autosave")) : Autosave::standardFolder());
  std::optional<ThemeChoice> theme;
  if (!options.theme.isEmpty()) theme = themeChoiceNamed(options.theme);
  program.beginWith(theme, options.language);
  // Nor on the screen, which may be none.
  program.setWindowSize(draws && !options.size ? kDrawnSize : options.size);

  const bool hasRecovered = !draws && program.recoverAbandoned(options.page);
  const bool isFileAsked = !options.file.isEmpty();
  const QString file = QFileInfo(options.file).absoluteFilePath();
  // What comes back goes on in its file: a second window of that would be another document of the same name.
  if (hasRecovered && (!isFileAsked || program.showFile(file))) return QApplication::exec();
  const auto stamp = [](const QString& path) { return searchlight::stampOf(path.toStdU16String()); };
  for (const QString& written : {options.screenshot, options.film})
    if (searchlight::isSameFile(stamp(written), stamp(options.file)))
      return failed(written + QStringLiteral(": is the file that is shown"));
  const QString usual = options.page.isEmpty() ? program.firstPage() : options.page;
  // What is asked about a file is asked over its page.
  const QString ofFile = isFileAsked && options.page.isEmpty() ? program.pageOf(options.file) : QString();
  Window* window = program.newWindow(ofFile.isEmpty() ? usual : ofFile);
  window->show();
  if (hasRecovered) bringForward(*window);  // what is asked for comes before what comes back
  // A dialog would wait for ever: nobody is there to answer it.
  QString question;
  QTimer unattended;
  QObject::connect(&unattended, &QTimer::timeout, &unattended, [&question] {
    auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
    if (!dialog || qobject_cast<QProgressDialog*>(dialog)) return;
    question = dialog->windowTitle();
    dialog->reject();
  });
  if (draws) unattended.start(50);
  const bool isOpen = isFileAsked && window->openFile(file);
  if (!question.isEmpty())
    return failed(
        options.file +
        QStringLiteral(": needs an answer in the dialog %1, which a screenshot cannot give").arg(question));
  if (isFileAsked && !isOpen && draws) return failed(window->page().messageText());
  if (!isOpen && window->page().complaint().isEmpty()) window->showPage(usual);
  if (!isOpen) window->openWhereOneWas();
  if (hasRecovered) program.tellOfRecovered(*window);
  program.tellOfUnreadable(*window);
  if (!options.film.isEmpty()) return film(*window, options);
  return draws ? screenshot(*window, options) : QApplication::exec();
}
