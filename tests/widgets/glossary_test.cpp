// tests/widgets/glossary_test.cpp: the words of the field: all there, each explained, each found.
#include "widgets/help/glossary.h"
#include "core/lessons/lesson.h"
#include "tests/test_main.h"
#include "widgets/help/help_asker.h"
#include "widgets/help/term_text.h"

using namespace searchlight;
using namespace searchlight::ui;

class GlossaryTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void everyTermIsExplainedAndLeadsSomewhere() {
    const std::vector<GlossaryEntry> all = glossary();
    QVERIFY(all.size() > 40);
    QSet<QString> ids;
    for (const GlossaryEntry& entry : all) {
      QVERIFY2(!ids.contains(entry.id), qPrintable(entry.id));
      ids.insert(entry.id);
      QVERIFY2(!entry.name.isEmpty() && !entry.name.contains(u':'), qPrintable(entry.id));
      QVERIFY2(entry.text.endsWith(u'.') && entry.text.size() > 30, qPrintable(entry.id));
      if (!entry.moment.isEmpty()) QVERIFY2(QFile::exists(entry.moment), qPrintable(entry.moment));
    }
    for (const GlossaryEntry& entry : all)
      for (const QString& other : entry.also) QVERIFY2(ids.contains(other), qPrintable(entry.id + other));
    for (int kind = 0; kind < search::kEventKinds; ++kind)
      QVERIFY(ids.contains(termOfEvent(static_cast<search::EventKind>(kind))));
  }

  // A lesson is refused for a term that is not among these.
  void readersOfLessonsKnowAllTerms() {
    QSet<QString> known, there;
    for (const std::string_view name : lessons::termNames())
      known.insert(QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size())));
    for (const GlossaryEntry& entry : glossary()) there.insert(entry.id);
    QCOMPARE(known, there);
  }

  void termsOfLessonsAreThere() {
    const std::vector<GlossaryEntry> all = glossary();
    static const QRegularExpression link(QStringLiteral("\\(term:([^)]*)\\)"));
    int met = 0;
    for (const QString& name : QDir(QStringLiteral(":/lessons")).entryList()) {
      QFile file(QStringLiteral(":/lessons/") + name);
      QVERIFY(file.open(QIODevice::ReadOnly));
      for (auto found = link.globalMatch(QString::fromUtf8(file.readAll())); found.hasNext(); ++met) {
        const QString id = found.next().captured(1);
        QVERIFY2(entryOf(all, id), qPrintable(name + QStringLiteral(": ") + id));
      }
    }
    QVERIFY(met > 50);
  }

  void termsInASentenceLeadToTheGlossary_data() {
    const auto row = testing::columns<QString, QString>("text", "html");
    row("none", "Nothing here.", "Nothing here.");
    row("a letter by itself", "Its g is 5, going on.", "Its <a href=\"term:g\">g</a> is 5, going on.");
    row("not within a word", "Reopening graphs", "Reopening graphs");
    row("once a term", "OPEN and OPEN", "<a href=\"term:open\">OPEN</a> and OPEN");
    row("the longer one", "weighted A*", "<a href=\"term:weighted-a-star\">weighted A*</a>");
    row("escaped", "a < b in CLOSED", "a &lt; b in <a href=\"term:closed\">CLOSED</a>");
  }
  void termsInASentenceLeadToTheGlossary() {
    FETCH(QString, text, html);
    QCOMPARE(withTermLinks(text), html);
  }

  void aTermIsFoundByItsNameBeforeByItsText() {
    const auto found = matching(glossary(), QStringLiteral(" reo "));
    QVERIFY(!found.empty());
    QCOMPARE(found.front().id, QStringLiteral("reopen"));
    QVERIFY(matching(glossary(), QStringLiteral("zzz")).empty());
    QCOMPARE(matching(glossary(), QString()).size(), glossary().size());
  }

  void typingNarrowsAndLinksLeadOn() {
    GlossaryDialog dialog;
    dialog.show();
    QVERIFY(!dialog.shownTerm().isEmpty());
    auto* search = dialog.findChild<QLineEdit*>();
    QTest::keyClicks(search, QStringLiteral("ida"));
    QCOMPARE(dialog.shownTerm(), QStringLiteral("ida-star"));
    QTest::keyClicks(search, QStringLiteral("zz"));
    QCOMPARE(dialog.shownTerm(), QString());
    auto* text = dialog.findChild<TermText*>();
    Q_EMIT text->termChosen(QStringLiteral("heuristic"));
    QCOMPARE(dialog.shownTerm(), QStringLiteral("heuristic"));
    QVERIFY(search->text().isEmpty());
    dialog.openAt(QStringLiteral("no such term"));
    QCOMPARE(dialog.shownTerm(), QStringLiteral("heuristic"));
    QSignalSpy moments(&dialog, &GlossaryDialog::momentWanted);
    dialog.openAt(QStringLiteral("reopen"));
    for (QPushButton* button : dialog.findChildren<QPushButton*>())
      if (button->isEnabled() && button->text().contains(QLatin1String("search"))) button->click();
    QCOMPARE(moments.size(), 1);
    QCOMPARE(moments.at(0).at(0).toString(), QStringLiteral(":/glossary/reopen.searchlight"));
  }

  // Links are followed by mouse, and nothing is said on the terminal.
  void aLinkThatIsClickedLeadsOn() {
    QTest::failOnWarning(QRegularExpression(QStringLiteral(".*")));
    TermText text;
    QSignalSpy chosen(&text, &TermText::termChosen);
    Q_EMIT text.anchorClicked(QUrl(QStringLiteral("term:weighted-a-star")));
    Q_EMIT text.anchorClicked(QUrl(QStringLiteral("file:///100%25 #1.map")));
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(chosen.at(0).at(0).toString(), QStringLiteral("weighted-a-star"));
  }

  // Another language says the same otherwise: neither the term that is read nor what was typed goes.
  void anotherLanguageLeavesWhatIsThere() {
    GlossaryDialog dialog;
    dialog.show();
    auto* search = dialog.findChild<QLineEdit*>();
    QTest::keyClicks(search, QStringLiteral("a*"));
    QTest::keyClick(search, Qt::Key_Down);
    const QString second = dialog.shownTerm();
    QVERIFY(!second.isEmpty() && second != matching(glossary(), QStringLiteral("a*")).front().id);
    QEvent changed(QEvent::LanguageChange);
    QCoreApplication::sendEvent(&dialog, &changed);
    QCOMPARE(search->text(), QStringLiteral("a*"));
    QCOMPARE(dialog.shownTerm(), second);
    search->clear();
    QCOMPARE(dialog.shownTerm(), second);
    QTest::keyClicks(search, QStringLiteral("a*"));  // the best match comes to the front while one types
    QCOMPARE(dialog.shownTerm(), matching(glossary(), QStringLiteral("a*")).front().id);
  }

  // ---- Who asks ----
  void whatATipSaysIsWhatsThisUnlessThereIsBetter() {
    const HelpAsker asker;
    QToolButton button;
    button.setToolTip(QStringLiteral("Puts it there"));
    QCOMPARE(button.whatsThis(), QStringLiteral("Puts it there"));
    button.setToolTip(QStringLiteral("Takes it away"));
    QCOMPARE(button.whatsThis(), QStringLiteral("Takes it away"));
    button.setWhatsThis(QStringLiteral("It was there"));
    button.setToolTip(QStringLiteral("Puts it there"));
    QCOMPARE(button.whatsThis(), QStringLiteral("It was there"));
    QAction action(QStringLiteral("&Go"));
    action.setShortcut(Qt::CTRL | Qt::Key_G);
    action.setToolTip(QStringLiteral("Goes there (Ctrl+G)"));
    QToolButton other;
    other.setDefaultAction(&action);
    QCOMPARE(other.whatsThis(), QStringLiteral("Goes there"));
    action.setToolTip(QStringLiteral("Goes there (Ctrl+G) · This counts as help."));
    QCOMPARE(other.whatsThis(), QStringLiteral("Goes there · This counts as help."));
  }
  void f1InADialogAsksAboutIt() {
    const HelpAsker asker;
    QDialog dialog;
    auto* field = new QLineEdit(&dialog);
    dialog.setWhatsThis(QStringLiteral("The dialog"));
    dialog.show();
    QSignalSpy wanted(&asker, &HelpAsker::helpWanted);
    QTest::keyClick(field, Qt::Key_F1);
    QCOMPARE(wanted.size(), 1);
    const QWidget* whose = nullptr;
    QCOMPARE(whatsThisOf(field, &whose), QStringLiteral("The dialog"));
    QCOMPARE(whose, &dialog);
    QSignalSpy terms(&asker, &HelpAsker::termWanted);
    QLabel label;
    leadToTerm(&label, QStringLiteral("reopen"));
    QTest::mouseClick(&label, Qt::LeftButton);
    QCOMPARE(terms.size(), 1);
    QCOMPARE(terms.at(0).at(1).toString(), QStringLiteral("reopen"));
  }
};

SEARCHLIGHT_TEST(GlossaryTest)
#include "glossary_test.moc"
