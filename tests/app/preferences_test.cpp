// tests/app/preferences_test.cpp: what is set in the preferences holds at once, in all windows, and the next time; keys that are
// taken are told, and what makes no sense in the settings counts as not there.
#include "app/shell/preferences.h"

#include "app/shell/keys_form.h"
#include "app/shell/vision_form.h"
#include "tests/app/any_window.h"
#include "tests/pixel_counts.h"
#include "tests/test_main.h"

namespace {

const QString kHint = u"game/hint"_s, kUndo = u"window/undo"_s;

}  // namespace

class PreferencesTest : public QObject {
  Q_OBJECT

  std::unique_ptr<testing::AnyWindow> m_shown;
  std::unique_ptr<PreferencesDialog> m_dialog;

  Program& program() { return m_shown->program(); }
  KeysForm& keys() { return m_dialog->keys(); }
  void openDialog(PreferencesDialog::Part part = PreferencesDialog::Part::Keyboard) {
    m_dialog = std::make_unique<PreferencesDialog>(&program(), &m_shown->window());
    m_dialog->showPart(part);
    m_dialog->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_dialog.get(), 60'000));
  }
  // The row of the table with this command, of this place.
  void choose(const QString& command, const QString& place = {}) {
    const auto items = keys().table().findItems(command, Qt::MatchExactly, 0);
    for (QTreeWidgetItem* item : items)
      if (place.isEmpty() || item->text(2) == place) return keys().table().setCurrentItem(item);
    QFAIL(qPrintable(command));
  }
  QAction* hint() { return m_shown->page<SokobanPage>().action(GameCommand::Hint); }
  QAction* undo() { return m_shown->command(Command::Undo); }
  void press(Qt::Key key, Qt::KeyboardModifiers with = {}) { QTest::keyClick(&keys().field(), key, with); }

 private Q_SLOTS:
  void init() { m_shown = std::make_unique<testing::AnyWindow>(SokobanPage::kId); }
  void cleanup() {
    m_dialog.reset();
    program().setKeys({});
    program().applyVision(ColourVision::Usual);
    m_shown.reset();
  }

  // ---- Keys ----

  void everyCommandHasAPlaceOfItsOwn() {
    std::set<QString> ids;
    for (const KeyRow& row : keyRows(program().pages())) {
      QVERIFY2(ids.insert(row.id).second, qPrintable(row.id));
      QVERIFY2(row.id.count(u'/') == 1 && !row.text.isEmpty() && !row.place.isEmpty(), qPrintable(row.id));
    }
    QVERIFY(ids.size() > 100);
    for (const QString& id : {kHint, kUndo, u"player/play"_s, u"page/sokoban"_s})
      QVERIFY2(ids.contains(id), qPrintable(id));
  }

  void aKeyChangesAtOnceAndForGood() {
    openDialog();
    choose(u"Hint"_s);
    press(Qt::Key_F7);
    QCOMPARE(hint()->shortcuts(), Keys{QKeySequence(Qt::Key_F7)});
    QVERIFY(testing::contains(hint()->toolTip(), "F7"_L1));
    QCOMPARE(keys().field().text(), u"F7"_s);
    // Windows that come later have it as well, and the next run.
    Window* other = program().newWindow(QString::fromLatin1(KlotskiPage::kId));
    QCOMPARE(static_cast<KlotskiPage&>(other->page()).action(GameCommand::Hint)->shortcuts(),
             Keys{QKeySequence(Qt::Key_F7)});
    m_dialog.reset();
    m_shown->openAgain(SokobanPage::kId);
    QCOMPARE(hint()->shortcuts(), Keys{QKeySequence(Qt::Key_F7)});
    openDialog();
    choose(u"Hint"_s);
    keys().reset().click();
    QCOMPARE(hint()->shortcuts(), Keys{QKeySequence(Qt::Key_H)});
    QVERIFY(program().settings().keys().isEmpty());
  }

  // What is taken is told, and nothing changes until the user says so.
  void conflictsAreTold() {
    openDialog();
    choose(u"Hint"_s);
    press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(testing::contains(keys().note().text(), "Undo"_L1));
    QCOMPARE(hint()->shortcuts(), Keys{QKeySequence(Qt::Key_H)});
    keys().note().findChild<QToolButton*>()->click();
    const QKeySequence wanted(Qt::CTRL | Qt::Key_Z);
    QCOMPARE(hint()->shortcuts(), Keys{wanted});
    QVERIFY(!undo()->shortcuts().contains(wanted));
    // Undo cannot have its own again while they are another's.
    choose(u"Undo"_s);
    keys().reset().click();
    QVERIFY(keys().note().text().contains("Hint"_L1));
    QVERIFY(!undo()->shortcuts().contains(wanted));
    keys().resetAll().click();
    QVERIFY(undo()->shortcuts().contains(wanted));
    QCOMPARE(hint()->shortcuts(), Keys{QKeySequence(Qt::Key_H)});
  }

  // Pages that are never in front together may use one key for two things.
  void pagesDoNotDisturbEachOther() {
    openDialog();
    choose(u"Outline of the goal"_s);
    press(Qt::Key_X);  // which shows deadlocks in Sokoban
    QCOMPARE(keys().note().text(), QString());
    QCOMPARE(KeyMap::shared().changes().value(u"klotski/outline-of-the-goal"_s),
             Keys{QKeySequence(Qt::Key_X)});
  }

  void someKeysAreReserved_data() {
    const auto row = testing::columns<int, int>("key", "with");
    row("arrow", Qt::Key_Left, Qt::NoModifier);
    row("arrow with Ctrl", Qt::Key_Up, Qt::ControlModifier);
    row("Enter", Qt::Key_Return, Qt::NoModifier);
    row("menu", Qt::Key_F, Qt::AltModifier);
    row("bookmark", Qt::Key_B, Qt::ControlModifier);
  }
  void someKeysAreReserved() {
    FETCH(int, key, with);
    openDialog();
    choose(u"Hint"_s);
    press(static_cast<Qt::Key>(key), static_cast<Qt::KeyboardModifiers>(with));
    QVERIFY(!keys().note().text().isEmpty());
    QVERIFY(KeyMap::shared().changes().isEmpty());
    QVERIFY(m_dialog->isVisible());
  }

  void theTableIsSearched() {
    openDialog();
    const auto seen = [this] {
      int n = 0;
      for (int i = 0; i < keys().table().topLevelItemCount(); ++i)
        n += !keys().table().topLevelItem(i)->isHidden();
      return n;
    };
    const int all = seen();
    keys().search().setText(u"map lab zoom"_s);
    QCOMPARE(seen(), 0);
    QVERIFY(!keys().note().text().isEmpty() && !keys().field().isEnabled());
    keys().search().setText(u"ctrl+z"_s);
    QVERIFY(seen() >= 1 && seen() < 5);
    keys().search().clear();
    QCOMPARE(seen(), all);
  }

  // Also where the field that has the focus has a use of its own for the key.
  void keysGoThroughTheTabs_data() {
    const auto row = testing::columns<int, int, int>("key", "with", "shown");
    row("Ctrl+Tab", int(Qt::Key_Tab), int(Qt::ControlModifier), 1);
    row("Ctrl+PageDown", int(Qt::Key_PageDown), int(Qt::ControlModifier), 1);
    row("Ctrl+Shift+Tab", int(Qt::Key_Backtab), int(Qt::ControlModifier | Qt::ShiftModifier), 3);
    row("Ctrl+PageUp", int(Qt::Key_PageUp), int(Qt::ControlModifier), 3);
  }
  void keysGoThroughTheTabs() {
    FETCH_ALL((int, key), (int, with), (int, shown));
    openDialog(PreferencesDialog::Part::General);
    m_dialog->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_dialog.get(), 60'000));
    auto* tabs = m_dialog->findChild<QTabWidget*>();
    for (QWidget* field :
         {static_cast<QWidget*>(&m_dialog->language()), static_cast<QWidget*>(&m_dialog->memory())}) {
      tabs->setCurrentIndex(0);
      field->setFocus();
      QTest::keyClick(field, static_cast<Qt::Key>(key), static_cast<Qt::KeyboardModifiers>(with));
      QCOMPARE(tabs->currentIndex(), shown);
      QVERIFY(tabs->currentWidget()->isAncestorOf(m_dialog->focusWidget()));
    }
  }

  // By keyboard alone: down the table, to the field, and back.
  void theKeyboardSuffices() {
    openDialog();
    QTreeWidget& table = keys().table();
    table.setFocus();
    table.setCurrentItem(table.topLevelItem(2));
    QTest::keyClick(&table, Qt::Key_Down);
    QCOMPARE(table.indexOfTopLevelItem(table.currentItem()), 3);
    Q_EMIT table.itemActivated(table.currentItem(), 0);
    QCOMPARE(m_dialog->focusWidget(), static_cast<QWidget*>(&keys().field()));
    QVERIFY(keys().field().text().isEmpty() &&
            keys().field().placeholderText().contains(table.currentItem()->text(0)));
    press(Qt::Key_Escape);
    QCOMPARE(m_dialog->focusWidget(), static_cast<QWidget*>(&table));
    QVERIFY(m_dialog->isVisible());
  }

  void keysInTheSettingsAreChecked_data() {
    const auto row = testing::columns<QString>("word");
    for (const char* word :
         {"", "Ctrl+", "Left", "Alt+F", "Ctrl+Z", "F7; F8; F10", "Ctrl+K, Ctrl+C", "@Invalid()"})
      row(testing::rowName("%s", word), QString::fromLatin1(word));
  }
  void keysInTheSettingsAreChecked() {
    QFETCH(QString, word);
    program().settings().setKeys({{kHint, word}, {u"none/at-all"_s, u"F7"_s}});
    m_shown->openAgain(SokobanPage::kId);
    QCOMPARE(hint()->shortcuts(), Keys{QKeySequence(Qt::Key_H)});
    QVERIFY(KeyMap::shared().changes().isEmpty());
  }
  // Two commands that want the same key: the first has it.
  void keysAreNotGivenTwice() {
    program().settings().setKeys({{u"window/full-screen"_s, u"F7"_s}, {kHint, u"F7"_s}});
    m_shown->openAgain(SokobanPage::kId);
    QCOMPARE(KeyMap::shared().changes().size(), 1);
    program().settings().setKeys({{kHint, u"none"_s}});
    m_shown->openAgain(SokobanPage::kId);
    QVERIFY(hint()->shortcuts().isEmpty());
  }

  // ---- Looks ----

  void boardsAreForTheChosenEyes() {
    openDialog(PreferencesDialog::Part::Vision);
    VisionForm& form = m_dialog->vision();
    QTRY_VERIFY(form.preview().hasBoards());
    const QImage usual = form.preview().grab().toImage();
    QVERIFY(!form.simulation().isEnabled());
    form.choices()[static_cast<std::size_t>(ColourVision::Tritanopia)]->click();
    QCOMPARE(program().vision(), ColourVision::Tritanopia);
    QCOMPARE(program().settings().vision(), ColourVision::Tritanopia);
    QTRY_COMPARE(Theme::of(m_shown->window().palette()).vision(), ColourVision::Tritanopia);
    const QImage other = form.preview().grab().toImage();
    QVERIFY(other != usual);
    // What changes is seen: each colour that does, in patches beside the usual one.
    for (const ColourVision vision : {ColourVision::Usual, ColourVision::Tritanopia}) {
      const BoardColours& colours = Theme::shared(ThemeKind::Light, vision).board();
      for (const QColor& colour : {colours.pathLit, colours.breakpoint, colours.info})
        QVERIFY2(testing::countNear(other, colour) > 60, qPrintable(colour.name()));
    }
    form.simulation().click();
    const QImage seen = form.preview().grab().toImage();
    QVERIFY(seen != other);
    QCOMPARE(seen.pixel(seen.rect().center()),
             seenBy(ColourVision::Tritanopia, QColor(other.pixel(other.rect().center()))).rgb());
    form.choose(ColourVision::Usual);
    QTRY_COMPARE(form.preview().grab().toImage(), usual);
  }

  void looksHoldInAllWindows() {
    auto& klotski = m_shown->page<KlotskiPage>();
    openDialog(PreferencesDialog::Part::Appearance);
    QCOMPARE(m_dialog->looks().size(), std::size_t{3});
    m_dialog->looks()[0]->setCurrentIndex(2);
    QCOMPARE(klotski.board().look().style, PieceStyle::Flat);
    QCOMPARE(program().settings().look(kKlotskiStyle, 3), 2);
    m_dialog->looks()[2]->setCurrentIndex(1);
    QCOMPARE(m_shown->page<SokobanPage>().board().look(), SokobanLook::Plain);
    m_dialog->looks()[0]->setCurrentIndex(0);
    QCOMPARE(klotski.board().look().style, PieceStyle::Lacquer);
  }

  void highContrastIsATheme() {
    openDialog(PreferencesDialog::Part::Appearance);
    m_dialog->theme().setCurrentIndex(static_cast<int>(ThemeChoice::HighContrast));
    QCOMPARE(program().settings().theme(), ThemeChoice::HighContrast);
    QTRY_COMPARE(Theme::of(m_shown->window().palette()).kind(), ThemeKind::HighContrast);
    program().applyTheme(ThemeChoice::Light);
  }

  // ---- Where one begins ----

  // Who has switched motion off for the whole desktop need not do it here.
  void motionIsTheDesktops_data() {
    const auto row = testing::columns<QString, QByteArray, bool>("file", "text", "isShown");
    row("nothing is known", "other", "", true);
    row("GTK 3", "gtk-3.0/settings.ini", "[Settings]\ngtk-enable-animations=0\n", false);
    row("GTK 4", "gtk-4.0/settings.ini", "[Settings]\ngtk-enable-animations=false\n", false);
    row("GTK with motion", "gtk-3.0/settings.ini", "[Settings]\ngtk-enable-animations=1\n", true);
    row("KDE", "kdeglobals", "[General]\nfont=x\n\n[KDE]\nAnimationDurationFactor=0\n", false);
    row("KDE, slow", "kdeglobals", "[KDE]\nAnimationDurationFactor=2.5\n", true);
    row("nonsense", "kdeglobals", "[KDE]\nAnimationDurationFactor=x\n", true);
  }
  void motionIsTheDesktops() {
    FETCH_ALL((const QString, file), (const QByteArray, text), (const bool, isShown));
    QTemporaryDir dir;
    QVERIFY(QDir().mkpath(QFileInfo(dir.filePath(file)).path()));
    QFile config(dir.filePath(file));
    QVERIFY(config.open(QIODevice::WriteOnly) && config.write(text) == text.size());
    config.close();
    const QByteArray before = qgetenv("XDG_CONFIG_DIRS");
    qputenv("XDG_CONFIG_DIRS", dir.path().toLocal8Bit());
    Settings settings = Settings::isolated(dir.filePath(QStringLiteral("mine.ini")));
    const bool found = settings.showsMotion();
    settings.setShowsMotion(!isShown);
    const bool chosen = settings.showsMotion();
    before.isNull() ? qunsetenv("XDG_CONFIG_DIRS") : qputenv("XDG_CONFIG_DIRS", before);
    QCOMPARE(found, isShown);
    QCOMPARE(chosen, !isShown);
  }

  void anyPageCanBeTheFirst() {
    openDialog(PreferencesDialog::Part::General);
    program().settings().setFrontPage(u"klotski"_s);
    QCOMPARE(program().firstPage(), u"klotski"_s);
    m_dialog->begin().setCurrentIndex(m_dialog->begin().findData(u"lines"_s));
    QCOMPARE(program().firstPage(), u"lines"_s);
    QCOMPARE(m_dialog->begin().currentText(), u"Color Lines"_s);
    program().settings().setFirstPage(u"no page"_s);  // of a version to come
    QCOMPARE(program().firstPage(), u"klotski"_s);
  }
};

SEARCHLIGHT_TEST(PreferencesTest)
#include "preferences_test.moc"
