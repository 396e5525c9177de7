// tests/app/reach_test.cpp: every command is reached by menu and by key, on every page, while one plays and while one watches.
#include "app/experiments/experiment_page.h"
#include "app/lessons/lessons_page.h"
#include "app/start/start_page.h"
#include "tests/app/any_window.h"
#include "tests/test_main.h"

namespace {

// A command of the menu bar, and where it stands there: "&File > &Open…".
struct Reached {
  QAction* action;
  QString path;
};
void gather(QMenu& menu, const QString& path, QList<Reached>& found) {
  Q_EMIT menu.aboutToShow();  // some are filled when they are opened
  for (QAction* action : menu.actions()) {
    if (action->isSeparator() || !action->isVisible()) continue;
    const QString here = path + u" > "_s + action->text();
    if (QMenu* sub = action->menu())
      gather(*sub, here, found);
    else
      found << Reached{action, here};
  }
}

// A letter after &, of which a menu has one each.
QChar mnemonicOf(const QString& text) {
  for (int i = 0; i + 1 < text.size(); ++i)
    if (text[i] == u'&') {
      if (text[i + 1] != u'&') return text[i + 1].toLower();
      ++i;
    }
  return {};
}

// What says something else on a button than the command of the menu that does the same: by its text or its tool tip.
const std::map<QString, const char*>& sameCommands() {
  static const std::map<QString, const char*> list{
      {u"Back to game"_s, "Searchlight"},  // the same key again
      {u"Compare with another search"_s, "Compare"},
      {u"Plays the search from its start"_s, "Play"},
      {u"Remove this search"_s, "Remove this search"},
      {u"Shows the settings of this search in the panel"_s, "Search panel"},
  };
  return list;
}

// A button of a list of one's own: its key is the list's.
bool isOfList(const QAction& action) { return action.shortcut() == QKeySequence(Qt::Key_Delete); }

}  // namespace

class ReachTest : public QObject {
  Q_OBJECT

  std::unique_ptr<testing::AnyWindow> m_shown;
  QList<Reached> m_menus;
  QStringList m_faults;

  Window& window() { return m_shown->window(); }
  void readMenus() {
    m_menus.clear();
    for (QAction* title : window().menuBar()->actions())
      if (title->menu() && title->isVisible()) gather(*title->menu(), title->text(), m_menus);
  }
  bool isInMenus(const QAction* action) const {
    return std::ranges::any_of(m_menus, [&](const Reached& r) { return r.action == action; });
  }
  bool isSaidOtherwise(const QString& text) const {
    const auto same = sameCommands().find(text);
    return same != sameCommands().end() && std::ranges::any_of(m_menus, [&](const Reached& r) {
             return plainText(r.action->text()).contains(QLatin1String(same->second));
           });
  }
  void show(const QByteArray& id, bool isWatching) {
    m_shown = std::make_unique<testing::AnyWindow>(id.constData());
    window().openWelcome();
    QTRY_VERIFY(window().page().isSettled());
    readMenus();
    if (!isWatching) return;
    if (id == LessonsPage::kId) {
      m_shown->page<LessonsPage>().openLesson(0);
      QTRY_VERIFY(window().page().isSettled());
      return readMenus();
    }
    for (const Reached& r : m_menus)
      if (plainText(r.action->text()).startsWith(u"Searchlight on"_s)) r.action->trigger();
    auto& page = static_cast<WorkbenchPage&>(window().page());
    QTRY_VERIFY(page.search().hasSearch());
    page.transport()->pause();
    readMenus();
  }
  // The page that is in front, the tool bar: all that has buttons beside dialogs; but for Qt's own arrows and corners.
  QList<QAbstractButton*> buttons() {
    QList<QAbstractButton*> found = window().page().findChildren<QAbstractButton*>();
    for (QToolBar* bar : window().findChildren<QToolBar*>()) found += bar->findChildren<QAbstractButton*>();
    found.removeIf([](const QAbstractButton* b) {
      return b->objectName().startsWith(u"qt_"_s) || b->inherits("QTableCornerButton") ||
             b->objectName().startsWith(u"Scroll"_s);
    });
    return found;
  }

  // ---- What is looked for ----

  void menuStandsInMenus(const QMenu& menu, const QString& name) {
    for (QAction* a : menu.actions())
      if (!a->isSeparator() && !a->menu() && a->isVisible() && !isInMenus(a))
        m_faults << u"in no menu: "_s + name + u" > "_s + a->text();
  }
  // A button with a command: that stands in a menu, wherever the button is, seen or folded away.
  void commandStandsInMenus(const QAction& action) {
    if (action.text().isEmpty() || !action.isVisible() || isOfList(action) || isInMenus(&action)) return;
    if (const QMenu* menu = action.menu()) return menuStandsInMenus(*menu, action.text());
    if (!isSaidOtherwise(action.text())) m_faults << u"in no menu: "_s + action.text();
  }
  // One without folds something, or is a part of a form: Tab comes to it. Entries of the legend are words; what of them can be
  // switched or chosen has commands.
  void tabComesTo(const QAbstractButton& button) {
    if (!button.isVisible() || button.focusPolicy() & Qt::TabFocus || isSaidOtherwise(button.toolTip()) ||
        button.inherits("searchlight::ui::LegendMark") || button.inherits("searchlight::ui::LegendCell"))
      return;
    const auto* tool = qobject_cast<const QToolButton*>(&button);
    if (QMenu* menu = tool ? tool->menu() : nullptr) {
      Q_EMIT menu->aboutToShow();
      return menuStandsInMenus(*menu, button.text());
    }
    m_faults << u"no key comes to: "_s + button.text() + u' ' + button.toolTip();
  }
  // Each menu has a letter of its own. (In a menu a letter goes from one entry to the next, as arrows do.)
  void lettersDiffer() {
    std::map<QChar, QString> taken;
    for (const QAction* title : window().menuBar()->actions()) {
      const QChar letter = mnemonicOf(title->text());
      if (letter.isNull() || !taken.emplace(letter, title->text()).second)
        m_faults << u"no letter of its own: "_s + title->text();
    }
  }
  // A key that two commands have does nothing at all.
  void keysDiffer() {
    QList<QAction*> all = window().actions() + window().page().actions();
    for (const Reached& r : m_menus) all << r.action;
    std::map<QKeySequence, QAction*> taken;
    for (QAction* action : all) {
      if (!action->isVisible() || action->shortcutContext() == Qt::WidgetShortcut ||
          action->shortcutContext() == Qt::WidgetWithChildrenShortcut)
        continue;
      for (const QKeySequence& key : action->shortcuts()) {
        if (key.isEmpty()) continue;
        const auto [before, isNew] = taken.emplace(key, action);
        if (!isNew && before->second != action)
          m_faults << key.toString() + u" is two commands' key: "_s + before->second->text() + u", "_s +
                          action->text();
      }
    }
    QVERIFY(taken.size() > 30);
  }

 private Q_SLOTS:
  void cleanup() {
    m_shown.reset();
    m_faults.clear();
  }

  void everyCommandIsReached_data() {
    const auto row = testing::columns<QByteArray, bool>("id", "isWatching");
    for (const char* id : {MapLabPage::kId, LinesPage::kId, KlotskiPage::kId, SokobanPage::kId, kComparePage})
      row(id, QByteArray(id), false);
    // (Lines asks of a ball that is chosen first; its commands are those of the others.)
    for (const char* id : {KlotskiPage::kId, SokobanPage::kId})
      row(testing::rowName("%s, watching", id), QByteArray(id), true);
    row(StartPage::kId, QByteArray(StartPage::kId), false);
    row(LessonsPage::kId, QByteArray(LessonsPage::kId), false);
    row(testing::rowName("%s, one is open", LessonsPage::kId), QByteArray(LessonsPage::kId), true);
  }
  void everyCommandIsReached() {
    FETCH_ALL((const QByteArray, id), (const bool, isWatching));
    show(id, isWatching);
    if (QTest::currentTestFailed()) return;
    const bool hasBoardOfItsOwn = id != StartPage::kId && (id != LessonsPage::kId || isWatching);
    QVERIFY(m_menus.size() > (hasBoardOfItsOwn ? 40 : 20));
    int commands = 0;
    for (const QAbstractButton* button : buttons()) {
      // In a lesson one goes through its steps: the panel of the game below it is folded away, and other levels are not its.
      if (id == LessonsPage::kId && !button->isVisible()) continue;
      const auto* tool = qobject_cast<const QToolButton*>(button);
      if (const QAction* action = tool ? tool->defaultAction() : nullptr) {
        ++commands;
        commandStandsInMenus(*action);
      } else {
        tabComesTo(*button);
      }
    }
    QVERIFY(commands > 3 || !hasBoardOfItsOwn);  // whose cards are buttons without commands
    lettersDiffer();
    keysDiffer();
    QVERIFY2(m_faults.isEmpty(), qPrintable(m_faults.join(u'\n')));
  }

  // A letter that a menu has opens nothing where a button or a field of the page has it, too.
  void lettersOfPagesDiffer_data() {
    const auto row = testing::columns<QByteArray, QString>("id", "language");
    for (const char* id : {StartPage::kId, MapLabPage::kId, LinesPage::kId, KlotskiPage::kId,
                           SokobanPage::kId, kComparePage, ExperimentPage::kId, LessonsPage::kId})
      for (const char* language : {"en", "zh_CN"})
        row(testing::rowName("%s, %s", id, language), id, language);
  }
  void lettersOfPagesDiffer() {
    FETCH_ALL((const QByteArray, id), (const QString, language));
    show(id, false);
    if (QTest::currentTestFailed()) return;
    m_shown->program().applyLanguage(language);
    QCoreApplication::processEvents();
    std::map<QChar, QString> taken;
    const auto take = [&](const QString& text) {
      const QChar letter = mnemonicOf(text);
      if (letter.isNull()) return;
      if (const auto [before, isNew] = taken.emplace(letter, text); !isNew)
        m_faults << u"one letter: %1, %2"_s.arg(before->second, text);
    };
    for (const QAction* title : window().menuBar()->actions())
      if (title->isVisible()) take(title->text());
    QVERIFY(taken.size() >= 4);
    for (const auto* button : window().page().findChildren<QAbstractButton*>())
      if (button->isVisible()) take(button->text());
    for (const auto* label : window().page().findChildren<QLabel*>())
      if (label->isVisible() && label->buddy()) take(label->text());
    m_shown->program().applyLanguage(u"en"_s);
    QVERIFY2(m_faults.isEmpty(), qPrintable(m_faults.join(u'\n')));
  }

  // What is played has one menu, with the same commands in the same order on every page, and what is searched has one: neither is
  // there where nothing is.
  void menusHoldWhatTheyAreCalled_data() {
    const auto row = testing::columns<QString, bool>("game", "hasSearch");
    row(SokobanPage::kId,
        "Choose,Previous,Next,Restart,Next branch,Hint,Play hint,Solve,Statistics,Draw,Generate", true);
    row(KlotskiPage::kId, "Choose,Previous,Next,Restart,Hint,Play hint,Solve,Statistics,Draw", true);
    row(LinesPage::kId, "New game,Hint,Play hint,Statistics", true);
    row(MapLabPage::kId, "", true);
    row(kComparePage, "", true);  // of a map
    row(StartPage::kId, "", false);
    row(LessonsPage::kId, "", false);
  }
  void menusHoldWhatTheyAreCalled() {
    FETCH_ALL((const QString, game), (const bool, hasSearch));
    show(QTest::currentDataTag(), false);
    std::map<QString, QStringList> found;
    for (QAction* title : window().menuBar()->actions())
      if (title->isVisible())
        for (const QAction* action : title->menu()->actions())
          if (action->isVisible()) found[plainText(title->text())] << plainText(action->text());
    QCOMPARE(found.contains(u"Game"_s), !game.isEmpty());
    QCOMPARE(found.contains(u"Search"_s), hasSearch);
    const QStringList wanted = game.split(u',', Qt::SkipEmptyParts);
    qsizetype at = 0;
    for (const QString& text : std::as_const(found[u"Game"_s]))
      if (at < wanted.size() && text.startsWith(wanted[at])) ++at;
    QVERIFY2(at == wanted.size(), qPrintable(found[u"Game"_s].join(u',')));
    if (game.isEmpty()) return;
    for (const char* other : {"File", "Edit"})
      for (const QString& text : std::as_const(found[QString::fromLatin1(other)]))
        QVERIFY2(text.isEmpty() || !found[u"Game"_s].contains(text), qPrintable(text));
  }
};

SEARCHLIGHT_TEST(ReachTest)
#include "reach_test.moc"
