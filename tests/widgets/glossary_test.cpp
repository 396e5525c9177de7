// tests/widgets/glossary_test.cpp: the words of the field: all there, each explained, each found.
#include "widgets/help/glossary.h"
#include "core/lessons/lesson.h"
#include "tests/test_main.h"
#include "widgets/help/help_asker.h"
#include "widgets/help/term_text.h"

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
    static const QRegularExpression link(u"\\(term:([^)]*)\\)"_s);
    int met = 0;
    for (const QString& name : QDir(u":/lessons"_s).entryList()) {
      QFile file(u":/lessons/"_s + name);
      QVERIFY(file.open(QIODevice::ReadOnly));
      for (auto found = link.globalMatch(QString::fromUtf8(file.readAll())); found.hasNext(); ++met) {
        const QString id = found.next().captured(1);
        QVERIFY2(entryOf(all, id), qPrintable(name + u": "_s + id));
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
    const auto found = matching(glossary(), u" reo "_s);
    QVERIFY(!found.empty());
    QCOMPARE(found.front().id, u"reopen"_s);
    QVERIFY(matching(glossary(), u"zzz"_s).empty());
    QCOMPARE(matching(glossary(), QString()).size(), glossary().size());
  }

  void typingNarrowsAndLinksLeadOn() {
    GlossaryDialog dialog;
    dialog.show();
    QVERIFY(!dialog.shownTerm().isEmpty());
    auto* search = dialog.findChild<QLineEdit*>();
    QTest::keyClicks(search, u"ida"_s);
    QCOMPARE(dialog.shownTerm(), u"ida-star"_s);
    QTest::keyClicks(search, u"zz"_s);
    QCOMPARE(dialog.shownTerm(), QString());
    auto* text = dialog.findChild<TermText*>();
    Q_EMIT text->termChosen(u"heuristic"_s);
    QCOMPARE(dialog.shownTerm(), u"heuristic"_s);
    QVERIFY(search->text().isEmpty());
    dialog.openAt(u"no such term"_s);
    QCOMPARE(dialog.shownTerm(), u"heuristic"_s);
    QSignalSpy moments(&dialog, &GlossaryDialog::momentWanted);
    dialog.openAt(u"reopen"_s);
    for (QPushButton* button : dialog.findChildren<QPushButton*>())
      if (button->isEnabled() && button->text().contains("search"_L1)) button->click();
    QCOMPARE(moments.size(), 1);
    QCOMPARE(moments.at(0).at(0).toString(), u":/glossary/reopen.searchlight"_s);
  }

  // Links are followed by mouse, and nothing is said on the terminal.
  void aLinkThatIsClickedLeadsOn() {
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    TermText text;
    QSignalSpy chosen(&text, &TermText::termChosen);
    Q_EMIT text.anchorClicked(QUrl(u"term:weighted-a-star"_s));
    Q_EMIT text.anchorClicked(QUrl(u"file:///100%25 #1.map"_s));
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(chosen.at(0).at(0).toString(), u"weighted-a-star"_s);
  }

  // Another language says the same otherwise: neither the term that is read nor what was typed goes.
  void anotherLanguageLeavesWhatIsThere() {
    GlossaryDialog dialog;
    dialog.show();
    auto* search = dialog.findChild<QLineEdit*>();
    QTest::keyClicks(search, u"a*"_s);
    QTest::keyClick(search, Qt::Key_Down);
    const QString second = dialog.shownTerm();
    QVERIFY(!second.isEmpty() && second != matching(glossary(), u"a*"_s).front().id);
    QEvent changed(QEvent::LanguageChange);
    QCoreApplication::sendEvent(&dialog, &changed);
    QCOMPARE(search->text(), u"a*"_s);
    QCOMPARE(dialog.shownTerm(), second);
    search->clear();
    QCOMPARE(dialog.shownTerm(), second);
    QTest::keyClicks(search, u"a*"_s);  // the best match comes to the front while one types
    QCOMPARE(dialog.shownTerm(), matching(glossary(), u"a*"_s).front().id);
  }

  // ---- Who asks ----
  void whatATipSaysIsWhatsThisUnlessThereIsBetter() {
    const HelpAsker asker;
    QToolButton button;
    button.setToolTip(u"Puts it there"_s);
    QCOMPARE(button.whatsThis(), u"Puts it there"_s);
    button.setToolTip(u"Takes it away"_s);
    QCOMPARE(button.whatsThis(), u"Takes it away"_s);
    button.setWhatsThis(u"It was there"_s);
    button.setToolTip(u"Puts it there"_s);
    QCOMPARE(button.whatsThis(), u"It was there"_s);
    QAction action(u"&Go"_s);
    action.setShortcut(Qt::CTRL | Qt::Key_G);
    action.setToolTip(u"Goes there (Ctrl+G)"_s);
    QToolButton other;
    other.setDefaultAction(&action);
    QCOMPARE(other.whatsThis(), u"Goes there"_s);
    action.setToolTip(u"Goes there (Ctrl+G) · This counts as help."_s);
    QCOMPARE(other.whatsThis(), u"Goes there · This counts as help."_s);
  }
  void f1InADialogAsksAboutIt() {
    const HelpAsker asker;
    QDialog dialog;
    auto* field = new QLineEdit(&dialog);
    dialog.setWhatsThis(u"The dialog"_s);
    dialog.show();
    QSignalSpy wanted(&asker, &HelpAsker::helpWanted);
    QTest::keyClick(field, Qt::Key_F1);
    QCOMPARE(wanted.size(), 1);
    const QWidget* whose = nullptr;
    QCOMPARE(whatsThisOf(field, &whose), u"The dialog"_s);
    QCOMPARE(whose, &dialog);
    QSignalSpy terms(&asker, &HelpAsker::termWanted);
    QLabel label;
    leadToTerm(&label, u"reopen"_s);
    QTest::mouseClick(&label, Qt::LeftButton);
    QCOMPARE(terms.size(), 1);
    QCOMPARE(terms.at(0).at(1).toString(), u"reopen"_s);
  }
};

SEARCHLIGHT_TEST(GlossaryTest)
#include "glossary_test.moc"
