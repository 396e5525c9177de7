// app/shell/launch_options.cpp: the command line of the window.
#include <QCommandLineParser>
#include <QRegularExpression>
#include <algorithm>
#include <cmath>
#include <type_traits>

#include "app/shell/program.h"

#include "core/text/version.h"
#include "widgets/theme/language.h"

namespace searchlight::ui {

namespace {

// Of a window, in pixels.
constexpr int kSmallestSide = 10, kLargestSide = 16384;

// What --what may be.
QStringList kindNames() {
  QStringList names{QStringLiteral("window")};
  for (const char* name : kPictureKindNames) names << QLatin1String(name);
  return names;
}

LaunchResult usageError(const QString& what) {
  return {std::nullopt, QStringLiteral("searchlight: ") + what, 2};
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
  QStringList codes;
  for (const Language::Entry& entry : Language::available()) codes << entry.code;
  const QString languages = codes.join(QStringLiteral(" or "));
  const QCommandLineOption language(QStringLiteral("language"), languages + QLatin1Char('.'),
                                    QStringLiteral("CODE"));
  const QCommandLineOption theme(QStringLiteral("theme"), QStringLiteral("light, dark or high-contrast."),
                                 QStringLiteral("THEME"));
  const QCommandLineOption size(
      QStringLiteral("size"),
      QStringLiteral(
          "The window's size, as 1280x800, which pictures and films have by default; %1 to %2 each.")
          .arg(kSmallestSide)
          .arg(kLargestSide),
      QStringLiteral("WxH"));
  const QCommandLineOption screenshot(QStringLiteral("screenshot"),
                                      QStringLiteral("Draws the window into this PNG file and exits."),
                                      QStringLiteral("FILE"));
  const QCommandLineOption drawn(
      QStringLiteral("what"),
      QStringLiteral("What the screenshot or film shows: %1; a film shows no window.")
          .arg(kindNames().join(QStringLiteral(", "))),
      QStringLiteral("WHAT"));
  const QCommandLineOption scale(
      QStringLiteral("scale"),
      QStringLiteral("The screenshot's or film's size: 1, 2 or 4 times that on the screen."),
      QStringLiteral("N"));
  const QCommandLineOption film(
      QStringLiteral("film"),
      QStringLiteral(
          "Films the search into this file and exits: animated GIF (.gif), animated PNG (.apng) or "
          "numbered PNGs (.png: FILE-0001.png and so on)."),
      QStringLiteral("FILE"));
  const QCommandLineOption from(QStringLiteral("from"),
                                QStringLiteral("The film's first event; 0 by default."), QStringLiteral("N"));
  const QCommandLineOption to(QStringLiteral("to"),
                              QStringLiteral("The film's last event; the end by default."),
                              QStringLiteral("N"));
  const QCommandLineOption pace(
      QStringLiteral("pace"),
      QStringLiteral(
          "The film's length in seconds, up to %1; 10 by default. The last frame stays for 2 more.")
          .arg(kLongestFilm),
      QStringLiteral("SECONDS"));
  const QCommandLineOption captions(QStringLiteral("captions"),
                                    QStringLiteral("Writes what each event does below the film."));
  parser.addOptions(
      {help, version, page, language, theme, size, screenshot, film, drawn, scale, from, to, pace, captions});
  parser.addPositionalArgument(
      QStringLiteral("FILE"),
      QStringLiteral(
          "The file to open. Its content decides the page, whatever its name; it may be packed by gzip "
          "(.gz): a "
          "workspace (.searchlight), a lesson (.md), a map (.map, .slmap, .grid), a graph (.graph), a "
          "scenario (.scen), a "
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
  if (parser.isSet(version))
    return {std::nullopt,
            QStringLiteral("searchlight %1, Qt %2")
                .arg(QString::fromUtf8(versionText()), QLatin1String(qVersion())),
            0};

  LaunchOptions o;
  const QStringList files = parser.positionalArguments();
  if (files.size() > 1) return usageError(QStringLiteral("one FILE at most, not %1").arg(files.size()));
  if (!files.isEmpty()) o.file = files.front();
  o.page = parser.value(page);
  if (parser.isSet(page) && !pages.contains(o.page))
    return usageError(QStringLiteral("--page %1: no such page").arg(o.page));
  o.language = parser.value(language);
  if (parser.isSet(language) && !codes.contains(o.language))
    return usageError(QStringLiteral("--language %1: must be %2").arg(o.language, languages));
  o.theme = parser.value(theme);
  if (parser.isSet(theme) &&
      std::ranges::none_of(kThemeKinds, [&o](ThemeKind kind) { return themeName(kind) == o.theme; }))
    return usageError(QStringLiteral("--theme %1: must be light, dark or high-contrast").arg(o.theme));
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
  o.film = parser.value(film);
  for (const QCommandLineOption* option : {&screenshot, &film})
    if (parser.isSet(*option) && parser.value(*option).isEmpty())
      return usageError(QStringLiteral("--%1: a file is missing").arg(option->names().front()));
  static const QRegularExpression filmEnding(QStringLiteral("\\.(gif|apng|png)$"),
                                             QRegularExpression::CaseInsensitiveOption);
  if (parser.isSet(film) && !o.film.contains(filmEnding))
    return usageError(QStringLiteral("--film %1: must end in .gif, .apng or .png").arg(o.film));
  if (parser.isSet(screenshot) && parser.isSet(film))
    return usageError(QStringLiteral("--film: cannot be used with --screenshot"));
  const bool draws = parser.isSet(screenshot) || parser.isSet(film);
  for (const QCommandLineOption* option : {&drawn, &scale})
    if (parser.isSet(*option) && !draws)
      return usageError(QStringLiteral("--%1: needs --screenshot or --film").arg(option->names().front()));
  for (const QCommandLineOption* option : {&from, &to, &pace, &captions})
    if (parser.isSet(*option) && !parser.isSet(film))
      return usageError(QStringLiteral("--%1: needs --film").arg(option->names().front()));
  if (parser.isSet(drawn)) {
    const qsizetype which = kindNames().indexOf(parser.value(drawn));
    if (which < 0)
      return usageError(QStringLiteral("--what %1: must be one of %2")
                            .arg(parser.value(drawn), kindNames().join(QStringLiteral(", "))));
    if (which == 0 && parser.isSet(film))
      return usageError(QStringLiteral("--what window: a film shows no window"));
    if (which > 0) o.what = static_cast<PictureSource::Kind>(which - 1);
  }
  // Where an option is not given its value stays.
  QString wrong;
  const auto number = [&](const QCommandLineOption& option, auto& value, const char* rule, auto isGood) {
    if (!parser.isSet(option) || !wrong.isEmpty()) return;
    bool isNumber = false;
    const double given = parser.value(option).toDouble(&isNumber);
    if (isNumber && isGood(given))
      value = static_cast<std::remove_reference_t<decltype(value)>>(given);
    else
      wrong = QStringLiteral("--%1 %2: must be %3")
                  .arg(option.names().front(), parser.value(option), QLatin1String(rule));
  };
  const auto isEvent = [](double n) { return n >= 0 && n <= 1e15 && n == std::floor(n); };
  number(scale, o.filmed.scale, "1, 2 or 4",
         [](double n) { return std::ranges::find(kPictureScales, n) != kPictureScales.end(); });
  number(from, o.filmed.from, "the number of an event", isEvent);
  number(to, o.filmed.to, "the number of an event", isEvent);
  number(pace, o.filmed.seconds, "seconds from 0.04 to 600",
         [](double n) { return n >= 0.04 && n <= kLongestFilm; });
  if (!wrong.isEmpty()) return usageError(wrong);
  if (o.filmed.from > o.filmed.to) return usageError(QStringLiteral("--to: must not be less than --from"));
  o.filmed.hasCaptions = parser.isSet(captions);
  return {o, {}, 0};
}

}  // namespace searchlight::ui
