// tests/app/help_test.cpp: F1 and What's This: whoever asks is told what is in front, and never the label again.
#include <QApplication>
#include <QLabel>
#include <QtTest>
#include <memory>

#include "tests/app/any_window.h"
#include "tests/app/controls.h"
#include "tests/test_main.h"
#include "widgets/help/glossary.h"
#include "widgets/help/glossary_dialog.h"
#include "widgets/help/help_asker.h"

using namespace searchlight;
using namespace searchlight::ui;

class HelpTest : public QObject {
  Q_OBJECT

  std::unique_ptr<testing::AnyWindow> m_shown;

  QAction* named(Page& page, const char* text) {
    const PageParts parts = page.parts();
    for (QAction* a : parts.file + parts.edit + parts.view + parts.search)
      if (plainText(a->text()).startsWith(QLatin1String(text))) return a;
    return nullptr;
  }

  // Each control that is seen says more of itself than it is called.
  static void tellsOfAll(const Window& window) {
    QStringList silent;
    int met = 0;
    testing::forEachControl(&window, true, [&](const QWidget* control) {
      ++met;
      const auto* button = qobject_cast<const QAbstractButton*>(control);
      const QString said = control->whatsThis();
      if (said.isEmpty() || said == control->accessibleName() ||
          (button && said == plainText(button->text())))
        silent << QStringLiteral("%1 %2 \"%3\" says \"%4\"")
                      .arg(QString::fromLatin1(control->metaObject()->className()), control->objectName(),
                           nameOfControl(control), said);
    });
    QVERIFY(met > 10);  // it looks at a window
    QVERIFY2(silent.isEmpty(), qPrintable(silent.join(u'\n')));
  }
  static bool isRowNamed(const QString& id) {
    static const QStringList named = QStringLiteral(
                                         "expand generate skip relax reopen prune dead-square frozen "
                                         "backtrack cut round scan meet goal route tie")
                                         .split(u' ');
    return named.contains(id);
  }
  // What the help says that these keys bring.
  static QString helpShown(Window& window, Qt::Key key, Qt::KeyboardModifiers modifiers) {
    QString text;
    QTimer::singleShot(0, &window, [&text] {
      QWidget* dialog = QApplication::activeModalWidget();
      if (!dialog) return;
      for (const QLabel* label : dialog->findChildren<QLabel*>()) text += label->text();
      dialog->close();
    });
    QTest::keyClick(&window, key, modifiers);
    return text;
  }

 private Q_SLOTS:
  void cleanup() { m_shown.reset(); }

  void everyControlSaysWhatItIs_data() {
    QTest::addColumn<QByteArray>("id");
    for (const char* id : {MapLabPage::kId, LinesPage::kId, KlotskiPage::kId, SokobanPage::kId})
      QTest::newRow(id) << QByteArray(id);
  }
  void everyControlSaysWhatItIs() {
    QFETCH(QByteArray, id);
    m_shown = std::make_unique<testing::AnyWindow>(id.constData());
    Window& window = m_shown->window();
    window.resize(1440, 876);
    window.openWelcome();
    auto& page = static_cast<WorkbenchPage&>(window.page());
    QTRY_VERIFY_WITH_TIMEOUT(page.isSettled(), 60'000);
    tellsOfAll(window);
    if (QAction* light = named(page, "Searchlight on")) light->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(page.search().hasSearch(), 60'000);
    page.transport()->pause();
    tellsOfAll(window);
  }
  void comparedSearchesSayWhatTheyAre() {
    m_shown = std::make_unique<testing::AnyWindow>(MapLabPage::kId);
    Window& window = m_shown->window();
    window.resize(1440, 876);
    window.openWelcome();
    named(window.page(), "Compare")->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(window.page().isSettled(), 60'000);
    tellsOfAll(window);
  }

  // ---- F1 ----
  void helpIsAboutWhatIsInFront() {
    m_shown = std::make_unique<testing::AnyWindow>(MapLabPage::kId);
    Window& window = m_shown->window();
    window.openWelcome();
    auto* field = window.findChild<QComboBox*>(QStringLiteral("algorithm"));
    QVERIFY(field);
    field->setFocus();
    const QString help = helpShown(window, Qt::Key_F1, Qt::NoModifier);
    QVERIFY(help.contains(field->whatsThis().left(30)));
    QVERIFY(help.contains(QLatin1String("Map lab")));
    QVERIFY(help.indexOf(field->whatsThis().left(30)) < help.indexOf(QLatin1String("Map lab")));
    QVERIFY(help.contains(QLatin1String("Ctrl+Home")));  // keys, as before
    QVERIFY(help.contains(QLatin1String("href=\"term:")));
    const QString keys = helpShown(window, Qt::Key_F1, Qt::ControlModifier);
    QVERIFY(keys.contains(QLatin1String("Ctrl+Home")) && !keys.contains(field->whatsThis().left(30)));
  }

  // ---- The glossary ----
  void theGlossaryOpensAtATerm() {
    m_shown = std::make_unique<testing::AnyWindow>(MapLabPage::kId);
    Window& window = m_shown->window();
    window.commands()[Command::Glossary]->trigger();
    auto* dialog = window.findChild<GlossaryDialog*>();
    QVERIFY(dialog && dialog->isVisible());
    askForTerm(&window, QStringLiteral("reopen"));
    QCOMPARE(dialog->shownTerm(), QStringLiteral("reopen"));
    QCOMPARE(window.findChildren<GlossaryDialog*>().size(), 1);
    askForTerm(&window.page(), QStringLiteral("no such term"));
    QCOMPARE(dialog->shownTerm(), QStringLiteral("reopen"));
  }
  void aTermIsSeenInAWindowOfItsOwn_data() {
    QTest::addColumn<QString>("id");
    QTest::addColumn<int>("kind");  // -1: any event
    using K = search::EventKind;
    const auto row = [](const char* id, std::optional<K> kind) {
      QTest::newRow(id) << QString::fromLatin1(id) << (kind ? static_cast<int>(*kind) : -1);
    };
    row("expand", K::Expand);
    row("generate", K::Generate);
    row("skip", K::Duplicate);
    row("relax", K::Relax);
    row("reopen", K::Reopen);
    row("prune", K::Prune);
    row("dead-square", K::Prune);
    row("frozen", K::Prune);
    row("backtrack", K::Backtrack);
    row("cut", K::Cut);
    row("round", K::Round);
    row("scan", K::Scan);
    row("meet", K::Meet);
    row("goal", K::Goal);
    row("route", K::Route);
    row("tie", K::Expand);
    for (const GlossaryEntry& entry : glossary())
      if (!entry.moment.isEmpty() && !isRowNamed(entry.id)) row(entry.id.toLatin1(), std::nullopt);
  }
  void aTermIsSeenInAWindowOfItsOwn() {
    QFETCH(QString, id);
    QFETCH(int, kind);
    m_shown = std::make_unique<testing::AnyWindow>(MapLabPage::kId);
    const std::vector<GlossaryEntry> entries = glossary();
    const GlossaryEntry* entry = entryOf(entries, id);
    QVERIFY(entry);
    QVERIFY(m_shown->window().openFile(entry->moment));
    auto& page = static_cast<WorkbenchPage&>(m_shown->window().page());
    QTRY_VERIFY_WITH_TIMEOUT(page.search().hasSearch() && page.isSettled(), 60'000);
    const WatchedRun& run = page.search();
    if (kind < 0) return;
    const search::Trace& trace = run.player().trace();
    if (qEnvironmentVariableIsSet("FIND"))
      for (std::size_t i = trace.begin(); i < trace.end(); ++i)
        if (static_cast<int>(trace[i].kind) == kind) qInfo("AT %s %zu", qPrintable(id), i + 1);
    QVERIFY(run.position() > 0);
    QCOMPARE(static_cast<int>(trace[run.position() - 1].kind), kind);
  }
};

SEARCHLIGHT_TEST(HelpTest)
#include "help_test.moc"
