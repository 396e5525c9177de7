// tests/app/help_test.cpp: F1 and What's This: whoever asks is told what is in front, and never the label again.
#include "app/lessons/lessons_page.h"
#include "app/start/start_page.h"
#include "tests/app/any_window.h"
#include "tests/app/controls.h"
#include "tests/test_main.h"
#include "widgets/help/glossary.h"
#include "widgets/help/help_asker.h"

class HelpTest : public QObject {
  Q_OBJECT

  std::unique_ptr<testing::AnyWindow> m_shown;

  // Each control that is seen says more of itself than it is called, and of a button what it does, not its keys.
  static void tellsOfAll(const Window& window) {
    static const QRegularExpression keys(
        u"\\((?:(?:Ctrl|Alt|Shift)\\+[^ ()]+|[A-Z]|F\\d+)(?:, [^()]+)?\\)"_s);
    QStringList silent;
    int met = 0;
    testing::forEachControl(&window, true, [&](const QWidget* control) {
      ++met;
      const auto* button = qobject_cast<const QAbstractButton*>(control);
      const QString said = control->whatsThis();
      if (said.isEmpty() || said == control->accessibleName() ||
          (button && (said == plainText(button->text()) || said.contains(keys))))
        silent << u"%1 %2 \"%3\" says \"%4\""_s.arg(QString::fromLatin1(control->metaObject()->className()),
                                                    control->objectName(), nameOfControl(control), said);
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
      for (const QTextBrowser* part : dialog->findChildren<QTextBrowser*>()) text += part->toPlainText();
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
    QTRY_VERIFY(page.isSettled());
    tellsOfAll(window);
    if (id == LinesPage::kId) {
      testing::named(page, "Play hint")->trigger();
      QTRY_VERIFY(window.commands()[Command::Undo]->isEnabled() && page.isSettled());
    }
    if (QAction* light = testing::named(page, "Searchlight on")) light->trigger();
    QTRY_VERIFY(page.search().hasSearch());
    page.transport()->pause();
    tellsOfAll(window);
  }
  // The list begins at its top, also when Tab has gone to it, and ends with its last row whole.
  void theListOfKeysIsReadByKeys() {
    m_shown = std::make_unique<testing::AnyWindow>(MapLabPage::kId);
    Window& window = m_shown->window();
    bool isRead = false;
    QTimer::singleShot(0, &window, [&] {
      QWidget* dialog = QApplication::activeModalWidget();
      if (!dialog) return;
      auto* text = dialog->findChild<QTextBrowser*>();
      QTest::keyClick(dialog->focusWidget() ? dialog->focusWidget() : dialog, Qt::Key_Tab);
      const QScrollBar& bar = *text->verticalScrollBar();
      const bool isAtTop = bar.value() == 0 && bar.maximum() > 0;
      text->setFocus(Qt::TabFocusReason);
      QTest::keyClick(text, Qt::Key_End);
      isRead = isAtTop && bar.value() == bar.maximum() &&
               bar.maximum() + text->viewport()->height() >= qRound(text->document()->size().height());
      dialog->close();
    });
    window.commands()[Command::Keys]->trigger();
    QVERIFY(isRead);
  }
  void comparedSearchesSayWhatTheyAre() {
    m_shown = std::make_unique<testing::AnyWindow>(MapLabPage::kId);
    Window& window = m_shown->window();
    window.resize(1440, 876);
    window.openWelcome();
    testing::named(window.page(), "Compare")->trigger();
    QTRY_VERIFY(window.page().isSettled());
    tellsOfAll(window);
  }

  void pagesWithoutAGameSayWhatTheyAre_data() {
    QTest::addColumn<QByteArray>("id");
    for (const char* id : {StartPage::kId, LessonsPage::kId}) QTest::newRow(id) << QByteArray(id);
  }
  void pagesWithoutAGameSayWhatTheyAre() {
    QFETCH(QByteArray, id);
    m_shown = std::make_unique<testing::AnyWindow>(id.constData());
    QTRY_VERIFY(m_shown->window().page().isSettled());
    tellsOfAll(m_shown->window());
  }

  // ---- F1 ----
  void helpIsAboutWhatIsInFront() {
    m_shown = std::make_unique<testing::AnyWindow>(MapLabPage::kId);
    Window& window = m_shown->window();
    window.openWelcome();
    auto* field = window.findChild<QComboBox*>(u"algorithm"_s);
    QVERIFY(field);
    field->setFocus();
    const QString help = helpShown(window, [&] { QTest::keyClick(&window, Qt::Key_F1); });
    QVERIFY(!field->whatsThis().isEmpty());
    QVERIFY(help.contains(field->whatsThis()));
    QVERIFY(help.contains("Map lab"_L1));
    QVERIFY(help.indexOf(field->whatsThis()) < help.indexOf("Map lab"_L1));
    QVERIFY(help.contains("Ctrl+Home"_L1));  // keys, as before
    const QString keys = helpShown(window, [&] { window.commands()[Command::Keys]->trigger(); });
    QVERIFY(keys.contains("Ctrl+Home"_L1) && !keys.contains(field->whatsThis()));
  }

  // The page for programmers is compiled in, with its programs.
  void ownSearchesAreExplained() {
    m_shown = std::make_unique<testing::AnyWindow>(MapLabPage::kId);
    Window& window = m_shown->window();
    for (int times = 0; times < 2; ++times) window.commands()[Command::OwnSearch]->trigger();
    const auto guides = window.findChildren<QDialog*>(u"ownSearchGuide"_s);
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
    askForTerm(&window, u"reopen"_s);
    QCOMPARE(dialog->shownTerm(), u"reopen"_s);
    QCOMPARE(window.findChildren<GlossaryDialog*>().size(), 1);
    askForTerm(&window.page(), u"no such term"_s);
    QCOMPARE(dialog->shownTerm(), u"reopen"_s);
  }
  // Where its set-up stands, what the term is about has just happened.
  void aTermIsSeenAtItsMoment() {
    using K = search::EventKind;
    const QHash<QString, K> kinds{
        {u"expand"_s, K::Expand}, {u"generate"_s, K::Generate}, {u"skip"_s, K::Duplicate},
        {u"relax"_s, K::Relax},   {u"reopen"_s, K::Reopen},     {u"dead-square"_s, K::Prune},
        {u"frozen"_s, K::Prune},  {u"cut"_s, K::Cut},           {u"backtrack"_s, K::Backtrack},
        {u"round"_s, K::Round},   {u"scan"_s, K::Scan},         {u"meet"_s, K::Meet},
        {u"goal"_s, K::Goal},     {u"route"_s, K::Route},       {u"tie"_s, K::Expand},
        {u"push"_s, K::Generate}};
    m_shown = std::make_unique<testing::AnyWindow>(MapLabPage::kId);
    Window& window = m_shown->window();
    QSet<QString> seen;
    for (const GlossaryEntry& entry : glossary()) {
      if (entry.moment.isEmpty() || seen.contains(entry.moment)) continue;
      seen.insert(entry.moment);
      const char* const at = qPrintable(entry.moment);
      QVERIFY2(window.openFile(entry.moment), qPrintable(window.page().complaint()));
      auto& page = static_cast<WorkbenchPage&>(window.page());
      QTRY_VERIFY2(page.search().hasSearch() && page.isSettled() && page.search().position() > 0, at);
      const QString name = QFileInfo(entry.moment).completeBaseName();
      const WatchedRun& run = page.search();
      if (kinds.contains(name))
        QVERIFY2(run.player().trace()[run.position() - 1].kind == kinds.value(name), at);
      if (name == "frozen"_L1)
        QCOMPARE(run.player().trace()[run.position() - 1].detail,
                 static_cast<std::uint8_t>(sokoban::Deadlock::Frozen));
    }
    QVERIFY(seen.size() > 25);
    for (auto it = kinds.begin(); it != kinds.end(); ++it)
      QVERIFY2(seen.contains(u":/glossary/%1.searchlight"_s.arg(it.key())), qPrintable(it.key()));
  }
};

SEARCHLIGHT_TEST(HelpTest)
#include "help_test.moc"
