// tests/app/recent_files_test.cpp: the files that were opened last: one list of all programs, and a menu that fits.
#include "app/shell/settings.h"
#include "tests/app/any_window.h"
#include "tests/test_main.h"

using namespace searchlight;
using namespace searchlight::ui;

class RecentFilesTest : public QObject {
  Q_OBJECT

  static QByteArray read(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
  }

 private Q_SLOTS:
  // As another process has it, which has read the list before we wrote ours, or after.
  void whatAnotherProgramHasOpenedStays() {
    const QTemporaryDir dir;
    const QString file = dir.filePath(QStringLiteral("settings.ini"));
    Settings ours = Settings::isolated(file);
    ours.addRecentFile(QStringLiteral("/ours.map"));
    QByteArray text = read(file);
    QVERIFY2(text.contains("recent=/ours.map"), text.constData());  // at once, for the others
    text.replace("recent=/ours.map", "recent=/theirs.map, /ours.map");
    QFile theirs(file);
    QVERIFY(theirs.open(QIODevice::WriteOnly) && theirs.write(text) == text.size());
    theirs.close();
    QCOMPARE(ours.recentFiles(), QStringList({QStringLiteral("/theirs.map"), QStringLiteral("/ours.map")}));
    ours.addRecentFile(QStringLiteral("/next.map"));
    const QStringList all{QStringLiteral("/next.map"), QStringLiteral("/theirs.map"),
                          QStringLiteral("/ours.map")};
    QCOMPARE(ours.recentFiles(), all);
    QVERIFY2(read(file).contains("recent=/next.map, /theirs.map, /ours.map"), read(file).constData());
    ours.clearRecentFiles();
    QVERIFY(!read(file).contains("theirs.map"));
  }

  // However long a name and its folder are, both are seen; and the whole path is told.
  void theMenuFits_data() {
    QTest::addColumn<QString>("path");
    const QString lang = QStringLiteral("long").repeated(60);
    QTest::newRow("a long name") << QStringLiteral("/home/a & b/%1 & end.map").arg(lang);
    QTest::newRow("a long folder") << QStringLiteral("/home/%1/end.map").arg(lang);
    QTest::newRow("both") << QStringLiteral("/%1/%1 end.map").arg(lang);
  }
  void theMenuFits() {
    QFETCH(const QString, path);
    testing::AnyWindow shown(MapLabPage::kId);
    shown.program().settings().addRecentFile(path);
    QMenu* recent = nullptr;
    for (QMenu* menu : shown.window().menuBar()->findChildren<QMenu*>())
      if (menu->title() == QStringLiteral("Open &recent")) recent = menu;
    QVERIFY(recent);
    Q_EMIT recent->aboutToShow();
    const QAction* entry = recent->actions().front();
    QVERIFY2(recent->fontMetrics().horizontalAdvance(entry->text()) < 800, qPrintable(entry->text()));
    QVERIFY2(entry->text().contains(QStringLiteral("end.map")), qPrintable(entry->text()));
    QVERIFY2(entry->text().contains(QStringLiteral("   /")), qPrintable(entry->text()));
    QVERIFY2(!entry->text().remove(QStringLiteral("&&")).contains(QLatin1Char('&')),
             qPrintable(entry->text()));
    QCOMPARE(entry->toolTip(), path);
    QCOMPARE(entry->statusTip(), path);
    QVERIFY(recent->toolTipsVisible());
  }
};

SEARCHLIGHT_TEST(RecentFilesTest)
#include "recent_files_test.moc"
