// tests/widgets/language_test.cpp: the language changes while widgets stand, and the translation file is
// complete.
#include "widgets/theme/language.h"

#include "tests/test_main.h"
#include "tests/widgets/messages.h"

namespace {

class Listener : public QWidget {
 public:
  int changes = 0;

 protected:
  void changeEvent(QEvent* event) override { changes += event->type() == QEvent::LanguageChange ? 1 : 0; }
};

QString cancel() { return QCoreApplication::translate("QPlatformTheme", "Cancel"); }

}  // namespace

class LanguageTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  // Those who use the program know nothing of what it grew from.
  void noTextSpeaksOfArticles() {
    for (const Message& message : messagesOf(translationFile())) {
      QVERIFY2(!message.source.contains(u"article"_s, Qt::CaseInsensitive), qPrintable(message.name()));
      QVERIFY2(!message.translation.contains(u"文章"_s), qPrintable(message.name()));
    }
  }

  void changesWhileRunning() {
    Language language;
    Listener window;
    window.show();
    QCOMPARE(language.code(), u"en"_s);
    QCOMPARE(cancel(), u"Cancel"_s);

    QVERIFY(language.use(u"zh_CN"_s));
    QCoreApplication::processEvents();
    QCOMPARE(language.code(), u"zh_CN"_s);
    QCOMPARE(cancel(), u"取消"_s);
    QVERIFY(window.changes > 0);
    QCOMPARE(QLocale().language(), QLocale::Chinese);

    window.changes = 0;
    QVERIFY(language.use(u"en"_s));
    QCoreApplication::processEvents();
    QCOMPARE(cancel(), u"Cancel"_s);
    QVERIFY(window.changes > 0);
  }

  void refusesWhatItDoesNotHave() {
    Language language;
    QVERIFY(language.use(u"zh_CN"_s));
    for (const QString& code : {u"xx"_s, QString(), u"../zh_CN"_s}) QVERIFY(!language.use(code));
    QCOMPARE(language.code(), u"zh_CN"_s);
    QCOMPARE(cancel(), u"取消"_s);
  }

  void takesItsTextsAlong() {
    {
      Language language;
      QVERIFY(language.use(u"zh_CN"_s));
    }
    QCOMPARE(cancel(), u"Cancel"_s);
  }

  void offersTheSystemsLanguage() {
    bool offered = false;
    for (const auto& [code, name] : Language::available()) {
      QVERIFY(!name.isEmpty());
      offered |= code == Language::systemCode();
    }
    QVERIFY(offered);
  }

  void everyMessageIsTranslated() {
    const auto messages = messagesOf(translationFile());
    QVERIFY(!messages.isEmpty());
    QStringList bad;
    for (const Message& message : messages)
      if (!message.type.isEmpty() || message.translation.isEmpty()) bad.append(message.name());
    QVERIFY2(bad.isEmpty(),
             qPrintable(u"%1 messages are not translated:\n"_s.arg(bad.size()) + bad.join(u'\n')));
  }

  // %1 and its like must survive, or figures would vanish from the text.
  void placeholdersSurvive() {
    static const QRegularExpression kPlaceholder(u"%L?(\\d{1,2}|n)"_s);
    const auto placeholders = [](const QString& text) {
      QStringList all;
      for (auto found = kPlaceholder.globalMatch(text); found.hasNext();) all.append(found.next().captured());
      all.removeDuplicates();
      all.sort();
      return all;
    };
    for (const Message& message : messagesOf(translationFile()))
      if (!message.translation.isEmpty())
        QVERIFY2(placeholders(message.source) == placeholders(message.translation),
                 qPrintable(message.name()));
  }

  void noTextOfTheSourcesIsMissing() {
    const QString lupdate = QLibraryInfo::path(QLibraryInfo::BinariesPath) + u"/lupdate"_s;
    const QString program = QFile::exists(lupdate)
                                ? lupdate
                                : QLibraryInfo::path(QLibraryInfo::LibraryExecutablesPath) + u"/lupdate"_s;
    if (!QFile::exists(program)) QSKIP("lupdate is not installed: whether texts are missing was not checked");
    QTemporaryDir folder;
    const QString fresh = folder.filePath(u"fresh_zh_CN.ts"_s);
    QProcess process;
    process.start(program, {u"-silent"_s, u"-locations"_s, u"none"_s, u"-extensions"_s, u"cpp,h"_s, u"-I"_s,
                            sourcePath(""), sourcePath("core"), sourcePath("widgets"), sourcePath("app"),
                            u"-ts"_s, fresh});
    QVERIFY(process.waitForFinished(90'000));
    QCOMPARE(process.exitCode(), 0);

    QSet<QString> ours;
    for (const Message& message : messagesOf(translationFile())) ours.insert(message.key());
    const auto found = messagesOf(fresh);
    QVERIFY(!found.isEmpty());
    QStringList missing;
    for (const Message& message : found)
      if (!ours.contains(message.key())) missing.append(message.name());
    QVERIFY2(missing.isEmpty(),
             qPrintable(u"run the target update_translations; %1 missing:\n"_s.arg(missing.size()) +
                        missing.join(u'\n')));
  }
};

SEARCHLIGHT_TEST(LanguageTest)
#include "language_test.moc"
