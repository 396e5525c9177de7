// tests/app/help_test.cpp: F1 and What's This: whoever asks is told what is in front, and never the label again.
#include "app/lessons/lessons_page.h"
#include "app/start/start_page.h"
#include "core/sokoban/ideas.h"
#include "tests/app/any_window.h"
#include "tests/app/controls.h"
#include "tests/test_main.h"
#include "widgets/help/glossary.h"
#include "widgets/help/help_asker.h"

using namespace searchlight;
using namespace searchlight::ui;

class HelpTest : public QObject {
  Q_OBJECT

  std::unique_ptr<testing::AnyWindow> m_shown;

  // Each control that is seen says more of itself than it is called, and of a button what it does, not its keys.
  static void tellsOfAll(const Window& window) {
    static const QRegularExpression keys(
        QStringLiteral("\\((?:(?:Ctrl|Alt|Shift)\\+[^ ()]+|[A-Z]|F\\d+)(?:, [^()]+)?\\)"));
    QStringList silent;
    int met = 0;
    testing::forEachControl(&window, true, [&](const QWidget* control) {
      ++met;
      const auto* button = qobject_cast<const QAbstractButton*>(control);
      const QString said = control->whatsThis();
      if (said.isEmpty() || said == control->accessibleName() ||
          (button && (said == plainText(button->text()) || said.contains(keys))))
        silent << QStringLiteral("%1 %2 \"%3\" says \"%4\"")
                      .arg(QString::fromLatin1(control->metaObject()->className()), control->objectName(),
                           nameOfControl(control), said);
    });
    QVERIFY(met > 0);  // it looks at a window
    QVERIFY2(silent.isEmpty(), qPrintable(silent.join(u'\n')));
  }
  // What the help says that is asked for so.
  static QString helpShown(Window& window, const std::function<void()>& ask) {
    QString text;
    QTimer::singleShot(0, &window, [&text] {
      QWidget* dialog = QApplication::activeModalWidget();
      if (!dialog) return;
      for (const QLabel* label : dialog->findChildren<QLabel*>())
        text += QTextDocumentFragment::fromHtml(label->text()).toPlainText();
      dialog->close();
    });
    ask();
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
    if (id == LinesPage::kId) {
      testing::named(page, "Play hint")->trigger();
      QTRY_VERIFY_WITH_TIMEOUT(window.commands()[Command::Undo]->isEnabled() && page.isSettled(), 60'000);
    }
    if (QAction* light = testing::named(page, "Searchlight on")) light->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(page.search().hasSearch(), 60'000);
    page.transport()->pause();
    tellsOfAll(window);
  }
  void comparedSearchesSayWhatTheyAre() {
    m_shown = std::make_unique<testing::AnyWindow>(MapLabPage::kId);
    Window& window = m_shown->window();
    window.resize(1440, 876);
    window.openWelcome();
    testing::named(window.page(), "Compare")->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(window.page().isSettled(), 60'000);
    tellsOfAll(window);
  }

  void pagesWithoutAGameSayWhatTheyAre_data() {
    QTest::addColumn<QByteArray>("id");
    for (const char* id : {StartPage::kId, LessonsPage::kId}) QTest::newRow(id) << QByteArray(id);
  }
  void pagesWithoutAGameSayWhatTheyAre() {
    QFETCH(QByteArray, id);
    m_shown = std::make_unique<testing::AnyWindow>(id.constData());
    QTRY_VERIFY_WITH_TIMEOUT(m_shown->window().page().isSettled(), 60'000);
    tellsOfAll(m_shown->window());
  }

  // ---- F1 ----
  void helpIsAboutWhatIsInFront() {
    m_shown = std::make_unique<testing::AnyWindow>(MapLabPage::kId);
    Window& window = m_shown->window();
    window.openWelcome();
    auto* field = window.findChild<QComboBox*>(QStringLiteral("algorithm"));
    QVERIFY(field);
    field->setFocus();
    const QString help = helpShown(window, [&] { QTest::keyClick(&window, Qt::Key_F1); });
    QVERIFY(!field->whatsThis().isEmpty());
    QVERIFY(help.contains(field->whatsThis()));
    QVERIFY(help.contains(QLatin1String("Map lab")));
    QVERIFY(help.indexOf(field->whatsThis()) < help.indexOf(QLatin1String("Map lab")));
    QVERIFY(help.contains(QLatin1String("Ctrl+Home")));  // keys, as before
    const QString keys = helpShown(window, [&] { window.commands()[Command::Keys]->trigger(); });
    QVERIFY(keys.contains(QLatin1String("Ctrl+Home")) && !keys.contains(field->whatsThis()));
  }

  // The page for programmers is compiled in, with its programs.
  void ownSearchesAreExplained() {
    m_shown = std::make_unique<testing::AnyWindow>(MapLabPage::kId);
    Window& window = m_shown->window();
    for (int times = 0; times < 2; ++times) window.commands()[Command::OwnSearch]->trigger();
    const auto guides = window.findChildren<QDialog*>(QStringLiteral("ownSearchGuide"));
    QCOMPARE(guides.size(), 1);
    QVERIFY(guides[0]->isVisible());
    const QString text = guides[0]->findChild<QTextBrowser*>()->toPlainText();
    for (const char* part :
         {"pId", "deque", "std::printf", "System.out.printf", "JSON.stringify", "searchlight-graph 1"})
      QVERIFY2(text.contains(QLatin1String(part)), part);
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
  // Where its set-up stands, what the term is about has just happened.
  void aTermIsSeenAtItsMoment() {
    using K = search::EventKind;
    const QHash<QString, K> kinds{
        {QStringLiteral("expand"), K::Expand},       {QStringLiteral("generate"), K::Generate},
        {QStringLiteral("skip"), K::Duplicate},      {QStringLiteral("relax"), K::Relax},
        {QStringLiteral("reopen"), K::Reopen},       {QStringLiteral("dead-square"), K::Prune},
        {QStringLiteral("frozen"), K::Prune},        {QStringLiteral("cut"), K::Cut},
        {QStringLiteral("backtrack"), K::Backtrack}, {QStringLiteral("round"), K::Round},
        {QStringLiteral("scan"), K::Scan},           {QStringLiteral("meet"), K::Meet},
        {QStringLiteral("goal"), K::Goal},           {QStringLiteral("route"), K::Route},
        {QStringLiteral("tie"), K::Expand},          {QStringLiteral("push"), K::Generate}};
    m_shown = std::make_unique<testing::AnyWindow>(MapLabPage::kId);
    Window& window = m_shown->window();
    QSet<QString> seen;
    for (const GlossaryEntry& entry : glossary()) {
      if (entry.moment.isEmpty() || seen.contains(entry.moment)) continue;
      seen.insert(entry.moment);
      const char* const at = qPrintable(entry.moment);
      QVERIFY2(window.openFile(entry.moment), qPrintable(window.page().complaint()));
      auto& page = static_cast<WorkbenchPage&>(window.page());
      QTRY_VERIFY2_WITH_TIMEOUT(page.search().hasSearch() && page.isSettled() && page.search().position() > 0,
                                at, 60'000);
      const QString name = QFileInfo(entry.moment).completeBaseName();
      const WatchedRun& run = page.search();
      if (kinds.contains(name))
        QVERIFY2(run.player().trace()[run.position() - 1].kind == kinds.value(name), at);
      if (name == QLatin1String("frozen"))
        QCOMPARE(run.player().trace()[run.position() - 1].detail,
                 static_cast<std::uint8_t>(sokoban::Deadlock::Frozen));
    }
    QVERIFY(seen.size() > 25);
    for (auto it = kinds.begin(); it != kinds.end(); ++it)
      QVERIFY2(seen.contains(QStringLiteral(":/glossary/%1.searchlight").arg(it.key())),
               qPrintable(it.key()));
  }
};

SEARCHLIGHT_TEST(HelpTest)
#include "help_test.moc"
