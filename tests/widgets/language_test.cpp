// tests/widgets/language_test.cpp: the language changes while widgets stand, and the translation file is
// complete.
#include "widgets/theme/language.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QLibraryInfo>
#include <QProcess>
#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>
#include <QWidget>
#include <QXmlStreamReader>

#include "tests/test_main.h"

using namespace searchlight::ui;

namespace {

// The repository, of which lupdate reads the sources.
QString sourcePath(const char* path) {
  return QDir(QStringLiteral(SEARCHLIGHT_TEST_DATA "/../..")).canonicalPath() + u'/' +
         QString::fromLatin1(path);
}
QString translationFile() { return sourcePath("resources/translations/searchlight_zh_CN.ts"); }

struct Message {
  QString context;
  QString source;
  QString comment;
  QString translation;
  QString type;

  QString name() const { return context + QStringLiteral(": ") + source; }
  QString key() const { return context + QChar(1) + source + QChar(1) + comment; }
};

QList<Message> messagesOf(const QString& path) {
  QList<Message> messages;
  QFile file(path);
  if (!file.open(QIODevice::ReadOnly)) return messages;
  QXmlStreamReader xml(&file);
  QString context;
  while (!xml.atEnd()) {
    if (!xml.readNextStartElement()) continue;
    const auto element = xml.name();
    if (element == u"name") {
      context = xml.readElementText();
    } else if (element == u"message") {
      messages.append({context, {}, {}, {}, {}});
    } else if (!messages.isEmpty() && element == u"source") {
      messages.back().source = xml.readElementText();
    } else if (!messages.isEmpty() && element == u"comment") {
      messages.back().comment = xml.readElementText();
    } else if (!messages.isEmpty() && element == u"translation") {
      messages.back().type = xml.attributes().value(QStringLiteral("type")).toString();
      messages.back().translation = xml.readElementText(QXmlStreamReader::IncludeChildElements).trimmed();
    }
  }
  return messages;
}

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
      QVERIFY2(!message.source.contains(QStringLiteral("article"), Qt::CaseInsensitive),
               qPrintable(message.name()));
      QVERIFY2(!message.translation.contains(QStringLiteral("文章")), qPrintable(message.name()));
    }
  }

  void changesWhileRunning() {
    Language language;
    Listener window;
    window.show();
    QCOMPARE(language.code(), QStringLiteral("en"));
    QCOMPARE(cancel(), QStringLiteral("Cancel"));

    QVERIFY(language.use(QStringLiteral("zh_CN")));
    QCoreApplication::processEvents();
    QCOMPARE(language.code(), QStringLiteral("zh_CN"));
    QCOMPARE(cancel(), QStringLiteral("取消"));
    QVERIFY(window.changes > 0);
    QCOMPARE(QLocale().language(), QLocale::Chinese);

    window.changes = 0;
    QVERIFY(language.use(QStringLiteral("en")));
    QCoreApplication::processEvents();
    QCOMPARE(cancel(), QStringLiteral("Cancel"));
    QVERIFY(window.changes > 0);
  }

  void refusesWhatItDoesNotHave() {
    Language language;
    QVERIFY(language.use(QStringLiteral("zh_CN")));
    for (const QString& code : {QStringLiteral("xx"), QString(), QStringLiteral("../zh_CN")})
      QVERIFY(!language.use(code));
    QCOMPARE(language.code(), QStringLiteral("zh_CN"));
    QCOMPARE(cancel(), QStringLiteral("取消"));
  }

  void takesItsTextsAlong() {
    {
      Language language;
      QVERIFY(language.use(QStringLiteral("zh_CN")));
    }
    QCOMPARE(cancel(), QStringLiteral("Cancel"));
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
    QVERIFY2(bad.isEmpty(), qPrintable(QStringLiteral("%1 messages are not translated:\n").arg(bad.size()) +
                                       bad.join(u'\n')));
  }

  // %1 and its like must survive, or figures would vanish from the text.
  void placeholdersSurvive() {
    static const QRegularExpression kPlaceholder(QStringLiteral("%L?(\\d{1,2}|n)"));
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
    const QString lupdate = QLibraryInfo::path(QLibraryInfo::BinariesPath) + QStringLiteral("/lupdate");
    const QString program =
        QFile::exists(lupdate)
            ? lupdate
            : QLibraryInfo::path(QLibraryInfo::LibraryExecutablesPath) + QStringLiteral("/lupdate");
    if (!QFile::exists(program)) QSKIP("lupdate is not installed: whether texts are missing was not checked");
    QTemporaryDir folder;
    const QString fresh = folder.filePath(QStringLiteral("fresh_zh_CN.ts"));
    QProcess process;
    process.start(program,
                  {QStringLiteral("-silent"), QStringLiteral("-locations"), QStringLiteral("none"),
                   QStringLiteral("-extensions"), QStringLiteral("cpp,h"), QStringLiteral("-I"),
                   sourcePath(""), sourcePath("widgets"), sourcePath("app"), QStringLiteral("-ts"), fresh});
    QVERIFY(process.waitForFinished(120'000));
    QCOMPARE(process.exitCode(), 0);

    QSet<QString> ours;
    for (const Message& message : messagesOf(translationFile())) ours.insert(message.key());
    const auto found = messagesOf(fresh);
    QVERIFY(!found.isEmpty());
    QStringList missing;
    for (const Message& message : found)
      if (!ours.contains(message.key())) missing.append(message.name());
    QVERIFY2(
        missing.isEmpty(),
        qPrintable(QStringLiteral("run the target update_translations; %1 missing:\n").arg(missing.size()) +
                   missing.join(u'\n')));
  }
};

SEARCHLIGHT_TEST(LanguageTest)
#include "language_test.moc"
