// app/shell/launch_options.cpp: reading the options and looking for a display.
#include "app/shell/launch_options.h"

#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include <QCommandLineParser>
#include <QRegularExpression>
#include <algorithm>
#include <cstdlib>
#include <cstring>

namespace searchlight::ui {
namespace {

// Of a window, in pixels.
constexpr int kSmallestSide = 10, kLargestSide = 16384;

LaunchResult usageError(const QString& what) {
  return {std::nullopt, QStringLiteral("searchlight: ") + what, 2};
}

// Connects to the X server's socket of display N and closes again.
bool answers(const QString& display) {
  const QByteArray path = "/tmp/.X11-unix/X" + display.toLatin1();
  sockaddr_un address{};
  address.sun_family = AF_UNIX;
  if (path.size() + 1 >= static_cast<qsizetype>(sizeof address.sun_path)) return false;
  const int s = ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
  if (s < 0) return false;
  // The abstract name (leading zero) first, as X clients do, then the file.
  std::memcpy(address.sun_path + 1, path.constData(), static_cast<std::size_t>(path.size()));
  const auto length =
      static_cast<socklen_t>(offsetof(sockaddr_un, sun_path) + 1 + static_cast<std::size_t>(path.size()));
  bool ok = ::connect(s, reinterpret_cast<const sockaddr*>(&address), length) == 0;
  if (!ok) {
    std::memcpy(address.sun_path, path.constData(), static_cast<std::size_t>(path.size()) + 1);
    ok = ::connect(s, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0;
  }
  ::close(s);
  return ok;
}

}  // namespace

LaunchResult parseLaunchOptions(const QStringList& arguments, const QStringList& pages) {
  QCommandLineParser parser;
  parser.setApplicationDescription(
      QStringLiteral("Puzzles, grid maps, and one searchlight over all of them."));
  const QCommandLineOption help({QStringLiteral("h"), QStringLiteral("help")},
                                QStringLiteral("Shows this text."));
  const QCommandLineOption version({QStringLiteral("v"), QStringLiteral("version")},
                                   QStringLiteral("Shows the version."));
  const QCommandLineOption page(
      QStringLiteral("page"),
      QStringLiteral("The page to begin with: %1.").arg(pages.join(QStringLiteral(", "))),
      QStringLiteral("PAGE"));
  const QCommandLineOption language(QStringLiteral("language"), QStringLiteral("en or zh_CN."),
                                    QStringLiteral("CODE"));
  const QCommandLineOption theme(QStringLiteral("theme"), QStringLiteral("light or dark."),
                                 QStringLiteral("THEME"));
  const QCommandLineOption size(
      QStringLiteral("size"),
      QStringLiteral("The window's size, as 1280x800; %1 to %2 each.").arg(kSmallestSide).arg(kLargestSide),
      QStringLiteral("WxH"));
  const QCommandLineOption screenshot(QStringLiteral("screenshot"),
                                      QStringLiteral("Draws the window into this PNG file and exits."),
                                      QStringLiteral("FILE"));
  const QCommandLineOption drawn(QStringLiteral("what"),
                                 QStringLiteral("Of what the screenshot is: window or board."),
                                 QStringLiteral("WHAT"));
  parser.addOptions({help, version, page, language, theme, size, screenshot, drawn});
  parser.addPositionalArgument(
      QStringLiteral("FILE"),
      QStringLiteral(
          "The file to open. Its content decides the page, whatever its name; it may be packed by gzip "
          "(.gz): a "
          "workspace (.searchlight), a lesson (.md), a map (.map, .slmap, .grid), a scenario (.scen), a "
          "trace "
          "(.yaml, .yml, .json), a picture as a map (.png, .jpg, .jpeg, .bmp, .gif, .svg), Sokoban levels "
          "(.xsb, .sok, .slc, .ssx, .lvl, .txt), or a Sokoban (.sokoban), Klotski (.klotski, layouts as "
          "well) or "
          "Color Lines (.lines) game."),
      QStringLiteral("[FILE]"));
  if (!parser.parse(QStringList(QStringLiteral("searchlight")) + arguments)) {
    QString what = parser.errorText();
    if (what.endsWith(QLatin1Char('.'))) what.chop(1);
    return usageError(what);
  }
  if (parser.isSet(help)) {
    // helpText() asks the application for its name; there is none yet.
    return {std::nullopt,
            parser.helpText()
                .replace(QStringLiteral("<executable_name>"), QStringLiteral("searchlight"))
                .trimmed(),
            0};
  }
  if (parser.isSet(version)) return {std::nullopt, QStringLiteral("searchlight " SEARCHLIGHT_VERSION), 0};

  LaunchOptions o;
  const QStringList files = parser.positionalArguments();
  if (files.size() > 1) return usageError(QStringLiteral("one FILE at most, not %1").arg(files.size()));
  if (!files.isEmpty()) o.file = files.front();
  o.page = parser.value(page);
  if (parser.isSet(page) && !pages.contains(o.page))
    return usageError(QStringLiteral("--page %1: no such page").arg(o.page));
  o.language = parser.value(language);
  if (parser.isSet(language) && o.language != QLatin1String("en") && o.language != QLatin1String("zh_CN"))
    return usageError(QStringLiteral("--language %1: must be en or zh_CN").arg(o.language));
  o.theme = parser.value(theme);
  if (parser.isSet(theme) && o.theme != QLatin1String("light") && o.theme != QLatin1String("dark"))
    return usageError(QStringLiteral("--theme %1: must be light or dark").arg(o.theme));
  if (parser.isSet(size)) {
    static const QRegularExpression form(QStringLiteral("^([0-9]+)x([0-9]+)$"));
    const QRegularExpressionMatch m = form.match(parser.value(size));
    if (!m.hasMatch())
      return usageError(
          QStringLiteral("--size %1: must be WIDTHxHEIGHT, as 1280x800").arg(parser.value(size)));
    const QSize s(m.captured(1).toInt(), m.captured(2).toInt());  // 0 where it does not fit
    if (std::min(s.width(), s.height()) < kSmallestSide || std::max(s.width(), s.height()) > kLargestSide)
      return usageError(QStringLiteral("--size %1: width and height must be from %2 to %3")
                            .arg(parser.value(size))
                            .arg(kSmallestSide)
                            .arg(kLargestSide));
    o.size = s;
  }
  o.screenshot = parser.value(screenshot);
  if (parser.isSet(screenshot) && o.screenshot.isEmpty())
    return usageError(QStringLiteral("--screenshot: a file is missing"));
  if (parser.isSet(drawn)) {
    const QString word = parser.value(drawn);
    if (word != QLatin1String("window") && word != QLatin1String("board"))
      return usageError(QStringLiteral("--what %1: must be window or board").arg(word));
    if (!parser.isSet(screenshot)) return usageError(QStringLiteral("--what: needs --screenshot"));
    o.drawsBoard = word == QLatin1String("board");
  }
  return {o, {}, 0};
}

std::optional<QString> whyNoDisplay() {
  const QByteArray platform = qgetenv("QT_QPA_PLATFORM");
  if (!platform.isEmpty() && !platform.startsWith("xcb") && !platform.startsWith("wayland"))
    return std::nullopt;
  if (!qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY") && !platform.startsWith("xcb")) return std::nullopt;
  const QString display = qEnvironmentVariable("DISPLAY");
  if (display.isEmpty())
    return QStringLiteral(
        "searchlight: no display: DISPLAY and WAYLAND_DISPLAY are not set (searchlight-cli needs none)");
  // A local display can be asked; a remote one is left to Qt.
  static const QRegularExpression local(QStringLiteral("^(?:unix)?:(\\d+)(?:\\.\\d+)?$"));
  if (const QRegularExpressionMatch m = local.match(display); m.hasMatch() && !answers(m.captured(1)))
    return QStringLiteral("searchlight: no display: nothing answers at DISPLAY=%1").arg(display);
  return std::nullopt;
}

}  // namespace searchlight::ui
