// tests/app/launch_options_test.cpp: the window's command line, and what it says where there is no display.
#include "tests/app/lab_window.h"
#include "tests/test_main.h"

namespace {

LaunchResult parsed(const QStringList& arguments) {
  return parseLaunchOptions(arguments, {u"map-lab"_s, u"toy"_s});
}

}  // namespace

class LaunchOptionsTest : public QObject, private searchlight::testing::LabWindow {
  Q_OBJECT
 private Q_SLOTS:
  void readsWhatItOffers() {
    const LaunchResult r =
        parsed({u"a.map"_s, u"--page"_s, u"map-lab"_s, u"--language"_s, u"zh_CN"_s, u"--theme"_s, u"dark"_s,
                u"--size"_s, u"1024x640"_s, u"--screenshot"_s, u"x.png"_s, u"--what"_s, u"board"_s});
    QVERIFY(r.options);
    QCOMPARE(r.options->file, u"a.map"_s);
    QCOMPARE(r.options->page, u"map-lab"_s);
    QCOMPARE(r.options->language, u"zh_CN"_s);
    QCOMPARE(r.options->theme, u"dark"_s);
    QCOMPARE(r.options->size.value_or(QSize()), QSize(1024, 640));
    QCOMPARE(r.options->screenshot, u"x.png"_s);
    QVERIFY(r.options->what == PictureSource::Kind::Board);
    QVERIFY(!parsed({u"--screenshot=x.png"_s}).options->what);
    QVERIFY(!parsed({u"--screenshot=x.png"_s, u"--what=window"_s}).options->what);
    QCOMPARE(parsed({u"--screenshot=x.png"_s, u"--scale=4"_s}).options->filmed.scale, 4);
  }

  void readsAFilm() {
    const LaunchResult r = parsed(
        u"a.map --film x.gif --from 3 --to 40 --pace 2.5 --scale 2 --what graph "
        "--captions"_s.split(u' '));
    QVERIFY2(r.options, qPrintable(r.text));
    QCOMPARE(r.options->film, u"x.gif"_s);
    QVERIFY(r.options->what == PictureSource::Kind::Graph);
    const FilmSettings& filmed = r.options->filmed;
    QCOMPARE(filmed.from, std::size_t{3});
    QCOMPARE(filmed.to, std::size_t{40});
    QCOMPARE(filmed.seconds, 2.5);
    QCOMPARE(filmed.scale, 2);
    QVERIFY(filmed.hasCaptions);
    QCOMPARE(parsed({u"--film=x.gif"_s}).options->filmed.to, kEndOfRun);
  }

  void everyPageHasItsName() {
    QCOMPARE(parsed({u"--page"_s, u"toy"_s}).options->page, u"toy"_s);
    QVERIFY(parsed({}).options->page.isEmpty());
    QVERIFY(parsed({u"--help"_s}).text.contains(u"map-lab, toy"_s));
  }

  void helpAndVersionAreNotErrors() {
    for (const char* option : {"--help", "-h", "--version", "-v"}) {
      const LaunchResult r = parsed({QString::fromLatin1(option)});
      QVERIFY(!r.options);
      QCOMPARE(r.exitCode, 0);
      QVERIFY(r.text.contains(u"searchlight"_s));
    }
  }

  // As the pages' own file dialogs have them.
  void helpNamesAllThatFileMayBe() {
    const QString text = parsed({u"--help"_s}).text;
    QStringList patterns{u"*.searchlight"_s};
    open();
    for (const PageInfo& info : pages()) {
      m_window->showPage(QString::fromLatin1(info.id));
      for (const FileKind& kind : m_window->page().readable()) patterns += kind.patterns;
    }
    m_window->showPage(QString::fromLatin1(MapLabPage::kId));
    close();
    QVERIFY(patterns.size() > 15);
    for (const QString& pattern : patterns) {
      // Packed ones are told together.
      const QRegularExpression ending(QRegularExpression::escape(pattern.mid(pattern.lastIndexOf(u'.'))) +
                                      u"\\b"_s);
      QVERIFY2(text.contains(ending), qPrintable(pattern));
    }
  }

  void badUsageIsOneLine_data() {
    const auto rows = searchlight::testing::columns<QStringList, QString>("arguments", "names");
    const auto row = [&](const char* name, const char* line, const char* named) {
      rows(name, QString::fromLatin1(line).split(u' '), named);
    };
    row("unknown option", "--colour red", "colour");
    row("two files", "a.map b.map", "FILE");
    for (const char* size : {"100", "x", "100x", "axb", "-1x5", "100x100x100"})
      row(size, qPrintable(u"--size=%1"_s.arg(QLatin1String(size))), "must be WIDTHxHEIGHT, as 1280x800");
    for (const char* size :
         {"0x0", "00x00", "9x800", "99999x3", "99999x99999", "800x16385", "99999999999x800"})
      row(size, qPrintable(u"--size=%1"_s.arg(QLatin1String(size))),
          "width and height must be from 10 to 16384");
    row("theme", "--theme pink", "--theme");
    row("no theme of one's own", "--theme system", "--theme");
    row("language", "--language fr", "--language");
    row("a page that is not there", "--page cooking", "--page");
    row("a page of later", "--page sokoban", "--page");
    row("a value is missing", "--screenshot", "screenshot");
    row("what there is no picture of", "--screenshot x.png --what legend", "--what legend");
    row("of what, and no picture", "--what board", "needs --screenshot");
    row("how large, and no picture", "--scale 2", "needs --screenshot");
    row("a size between", "--screenshot x.png --scale 3", "--scale 3: must be 1, 2 or 4");
    row("a film and a picture", "--film x.gif --screenshot x.png", "--film");
    row("a film of a window", "--film x.gif --what window", "--what window");
    row("a film of another kind", "--film x.webm", "--film x.webm: must end in .gif, .apng or .png");
    row("captions of no film", "--captions", "needs --film");
    row("no event", "--film x.gif --from -1", "--from -1: must be the number of an event");
    row("no number", "--film x.gif --to end", "--to end");
    row("backwards", "--film x.gif --from 5 --to 4", "--to");
    for (const char* pace : {"0", "601", "nan", "fast"})
      row(pace, qPrintable(u"--film x.gif --pace %1"_s.arg(QLatin1String(pace))), "--pace");
  }
  void badUsageIsOneLine() {
    FETCH_ALL((QStringList, arguments), (QString, names));
    const LaunchResult r = parsed(arguments);
    QVERIFY(!r.options);
    QCOMPARE(r.exitCode, 2);
    QVERIFY(testing::contains(r.text, names));
    QVERIFY(testing::startsWith(r.text, u"searchlight: "_s));
    QVERIFY2(!r.text.contains(u'\n'), qPrintable(r.text));
  }

  // A switch is for one run; a choice in the menu is remembered, also of what the switch has shown already.
  void aSwitchIsNotRemembered() {
    open();
    const ThemeChoice before = m_program->settings().theme();
    m_program->beginWith(ThemeChoice::Dark, u"zh_CN"_s);
    QCOMPARE(m_program->theme(), ThemeChoice::Dark);
    QCOMPARE(m_program->language(), u"zh_CN"_s);
    QCOMPARE(m_program->settings().theme(), before);
    QCOMPARE(m_program->settings().language(), u"en"_s);
    m_program->applyTheme(ThemeChoice::Dark);
    m_program->applyLanguage(u"zh_CN"_s);
    QCOMPARE(m_program->settings().theme(), ThemeChoice::Dark);
    QCOMPARE(m_program->settings().language(), u"zh_CN"_s);
    m_program->applyTheme(ThemeChoice::Light);
    m_program->applyLanguage(u"en"_s);
    close();
  }

  void saysWhereThereIsNoDisplay_data() {
    const auto row =
        searchlight::testing::columns<QByteArray, QByteArray, bool>("platform", "display", "shows");
    row("offscreen", "", true);
    row("nothing", "", "", false);
    row("a display that does not answer", "", ":64999", false);
    row("xcb that does not answer", "xcb", ":64999.0", false);
    row("a remote one is left to Qt", "", "elsewhere:0", true);
  }
  void saysWhereThereIsNoDisplay() {
    FETCH_ALL((QByteArray, platform), (QByteArray, display), (bool, shows));
    const QByteArray names[] = {"QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY"};
    std::vector<QByteArray> before;
    for (const QByteArray& name : names) before.push_back(qgetenv(name.constData()));
    qunsetenv("WAYLAND_DISPLAY");
    platform.isEmpty() ? qunsetenv("QT_QPA_PLATFORM") : qputenv("QT_QPA_PLATFORM", platform);
    display.isEmpty() ? qunsetenv("DISPLAY") : qputenv("DISPLAY", display);
    const auto why = whyNoDisplay();
    for (std::size_t i = 0; i < 3; ++i)
      before[i].isNull() ? qunsetenv(names[i].constData()) : qputenv(names[i].constData(), before[i]);
    QCOMPARE(!why.has_value(), shows);
    if (why) QVERIFY(!why->contains(u'\n'));
  }
};

SEARCHLIGHT_TEST(LaunchOptionsTest)
#include "launch_options_test.moc"
