// tests/widgets/play_panel_test.cpp: buttons that keep their places, whatever is told; the panel of Play and its line in Watch.
#include "widgets/game/play_panel.h"

#include <iterator>

#include "tests/test_main.h"
#include "widgets/game/count_row.h"
#include "widgets/game/replay_bar.h"
#include "widgets/sokoban/solve_panel.h"
#include "widgets/theme/controls.h"
#include "widgets/theme/theme.h"
#include "widgets/theme/type_scale.h"

namespace {

struct ShownPlayPanel {
  PlayPanel panel;
  QAction undo{u"Undo"_s}, next{u"Next level"_s}, rare{u"Rare"_s}, back{u"Back to the game"_s};

  ShownPlayPanel() {
    panel.setName(u"The attic"_s, u"Level 13 of 87"_s);
    panel.setButtons({&undo, nullptr, &next});
    panel.setMore({&rare});
    panel.setBack(&back);
    panel.resize(340, 400);
    panel.show();
    QVERIFY(QTest::qWaitForWindowExposed(&panel));
  }
  QToolButton* button(const QAction& action) const {
    for (QToolButton* b : panel.findChildren<QToolButton*>())
      if (b->defaultAction() == &action) return b;
    return nullptr;
  }
  QRect place(const QAction& action) const {
    const QToolButton* b = button(action);
    return {b->mapTo(&panel, QPoint()), b->size()};
  }
};

}  // namespace

class PlayPanelTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void buttonsAreOfOneWidthAndInTheirPlaces() {
    const ShownPlayPanel shown;
    const QRect undo = shown.place(shown.undo), next = shown.place(shown.next);
    QCOMPARE(undo.width(), next.width());
    QCOMPARE(undo.top(), next.top());
    QVERIFY(next.left() > undo.right() + undo.width());  // the place between them stays empty
    QVERIFY(undo.width() > 340 / 5 && undo.width() <= 340 / 4);
    const QWidget* more = shown.panel.findChild<QWidget*>(u"more"_s);
    QCOMPARE(more->size(), next.size());
    QVERIFY(more->mapTo(&shown.panel, QPoint()).x() > next.right());
  }

  // Names that have no room in four columns stand in two rows, in their order, and come back.
  void longNamesTakeTwoRows() {
    ShownPlayPanel shown;
    const QWidget* more = shown.panel.findChild<QWidget*>(u"more"_s);
    const auto moreAt = [&] { return more->mapTo(&shown.panel, QPoint()); };
    const QPoint before = moreAt();
    shown.next.setText(u"A command with a long name"_s);
    QTRY_VERIFY(shown.place(shown.next).top() > shown.place(shown.undo).bottom());
    QCOMPARE(shown.place(shown.next).left(), shown.place(shown.undo).left());
    QCOMPARE(moreAt().y(), shown.place(shown.next).top());
    QVERIFY(moreAt().x() > shown.place(shown.next).right());
    shown.next.setText(u"Next level"_s);
    QTRY_COMPARE(moreAt(), before);
  }

  void noButtonMovesWhenATextComesOrGoes_data() {
    const auto row = testing::columns<QString, bool>("text", "isHelped");
    row("a line", "5 pushes left.", false);
    row("a long one", u"Best in 8,274 sampled games. "_s.repeated(6), false);
    row("help", "", true);
  }
  void noButtonMovesWhenATextComesOrGoes() {
    FETCH_ALL((QString, text), (bool, isHelped));
    ShownPlayPanel shown;
    const QRect undo = shown.place(shown.undo), next = shown.place(shown.next);
    shown.panel.setHintText(text);
    shown.panel.setHelped(isHelped, u"why"_s);
    QTest::qWait(20);
    QCOMPARE(shown.place(shown.undo), undo);
    QCOMPARE(shown.place(shown.next), next);
    QCOMPARE(shown.panel.hintText(), text);
    shown.panel.setHintText({});
    QTest::qWait(20);
    QCOMPARE(shown.place(shown.next), next);
  }

  // What was asked for is a card right below the buttons, in larger letters; what is so stands in its place while nothing was.
  void whatWasAskedForIsACard() {
    ShownPlayPanel shown;
    shown.panel.setRestText(u"It can be solved."_s);
    const auto* told = shown.panel.findChild<QLabel*>(u"told"_s);
    const auto* rest = shown.panel.findChild<QLabel*>(u"rest"_s);
    QVERIFY(rest->isVisible() && !told->isVisible() && !told->parentWidget()->isVisible());
    shown.panel.setHintText(u"5 left."_s);
    QTRY_VERIFY(told->isVisible());
    QCOMPARE(told->text(), u"5 left."_s);
    QVERIFY(!rest->isVisible());  // one thing is said at a time
    QCoreApplication::processEvents();
    const QWidget* card = told->parentWidget();
    QCOMPARE(
        card->geometry().top(),
        shown.panel.findChild<QWidget*>(u"more"_s)->parentWidget()->geometry().bottom() + 1 + spacing::kUnit);
    QVERIFY(told->fontMetrics().height() > rest->fontMetrics().height());
    shown.panel.setHintText({});
    QVERIFY(!card->isVisible() && rest->isVisible());
  }

  // Commands are a menu; what belongs to the game stands in the panel, when it is wanted.
  void moreIsAMenu() {
    ShownPlayPanel shown;
    auto* part = new QLabel(u"history"_s);
    shown.panel.addMore(part);
    QVERIFY(!shown.panel.isMoreOpen() && !part->isVisible());
    const auto* more = shown.panel.findChild<QToolButton*>(u"more"_s);
    QCOMPARE(more->popupMode(), QToolButton::InstantPopup);
    QVERIFY(more->menu()->actions().contains(&shown.rare));
    const QSignalSpy toggled(&shown.panel, &PlayPanel::moreToggled);
    more->menu()->actions().back()->trigger();
    QCOMPARE(toggled.count(), 1);
    QVERIFY(shown.panel.isMoreOpen() && part->isVisible());
  }

  // Name and place lead to others of the kind.
  void theNameOpensTheGallery() {
    ShownPlayPanel shown;
    QAction choose(u"Choose a level"_s);
    shown.panel.setChooser(&choose);
    const QSignalSpy chosen(&choose, &QAction::triggered);
    for (const char* name : {"puzzle", "puzzlePlace"}) {
      auto* button = shown.panel.findChild<QToolButton*>(QString::fromLatin1(name));
      QVERIFY(button->isVisible());
      QTest::mouseClick(button, Qt::LeftButton, {}, QPoint(4, 4));
    }
    QCOMPARE(chosen.count(), 2);
    // The focus is a line below the text: where the text is, nothing changes.
    auto* name = shown.panel.findChild<QToolButton*>(u"puzzlePlace"_s);
    name->setText(u"Level 1 of 87"_s);
    const QImage before = name->grab().toImage();
    shown.panel.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&shown.panel, 60'000));
    shown.panel.window()->setAttribute(Qt::WA_KeyboardFocusChange);
    name->setFocus(Qt::TabFocusReason);
    const QImage after = name->grab().toImage();
    const QRect text = after.rect().adjusted(0, 0, 0, -2);
    QVERIFY(before.copy(text) == after.copy(text) && before != after);
    choose.setEnabled(false);
    QVERIFY(!shown.panel.findChild<QToolButton*>(u"puzzle"_s)->isEnabled());
  }

  // Large numbers, with the best beside them where there is one, and no dash where there is none.
  void countsAreLarge() {
    ShownPlayPanel shown;
    const auto seen = [&] {
      QStringList texts;
      for (const QLabel* label : shown.panel.findChildren<QLabel*>())
        if (label->isVisible() && !label->text().isEmpty()) texts << label->text();
      return texts;
    };
    shown.panel.setCounts({{.name = u"Moves"_s, .value = u"12"_s, .notes = {{u"best 9"_s}}},
                           {.name = u"Pushes"_s, .value = u"3"_s}});
    for (const char* text : {"Moves", "12", "best 9", "Pushes", "3"})
      QVERIFY2(seen().contains(QLatin1String(text)), text);
    for (const QLabel* label : shown.panel.findChildren<QLabel*>())
      if (label->text() == "12"_L1)
        QCOMPARE(label->fontInfo().pixelSize(), 2 * shown.panel.fontInfo().pixelSize());
    shown.panel.setCounts({{.name = u"Moves"_s, .value = u"13"_s}});
    QVERIFY(!seen().contains(u"best 9"_s) && !seen().contains(u"Pushes"_s));
  }

  // Names stand on one line, numbers and what is small beside them on another, however large each is. A 1 ends on its line.
  void countsStandOnOneLine_data() {
    const auto row = testing::columns<CountRow::Spread, double>("spread", "larger");
    row("beside a board", CountRow::Spread::Even, 1.0);
    row("in a dialog", CountRow::Spread::Apart, 1.0);
    row("beside a board, large texts", CountRow::Spread::Even, 1.5);
    row("in a dialog, large texts", CountRow::Spread::Apart, 1.5);
  }
  void countsStandOnOneLine() {
    FETCH_ALL((CountRow::Spread, spread), (double, larger));
    const QString one = u"1"_s;
    CountRow row(nullptr, spread);
    row.setCounts({{.name = one, .value = one, .notes = {{one}, {one}}},
                   {.name = one, .value = one},
                   {.name = one, .value = one, .notes = {{one}}}});
    row.show();
    const QFont before = QApplication::font();
    QFont font = before;
    font.setPointSizeF(font.pointSizeF() * larger);
    QApplication::setFont(font);
    const auto back = qScopeGuard([&] {
      QApplication::setFont(before);
      retype();
    });
    retype();
    row.resize(row.sizeHint() + QSize(200, 40));
    // The lines at which texts end, with how large these are.
    std::map<int, std::set<int>> ends;
    const auto toldEnds = [&] {
      ends.clear();
      QString told;
      for (QLabel* label : row.findChildren<QLabel*>()) {
        if (!label->isVisible()) continue;
        const QImage image = label->grab().toImage();
        const QColor ground = image.pixelColor(0, 0);
        int end = -1;
        for (int y = 0; y < image.height(); ++y)
          for (int x = 0; x < image.width(); ++x)
            if (std::abs(image.pixelColor(x, y).lightness() - ground.lightness()) > 60) end = y;
        const int at = label->mapTo(&row, QPoint(0, end)).y(), size = label->fontInfo().pixelSize();
        ends[at].insert(size);
        told += u"%1 px ends at %2, "_s.arg(size).arg(at);
      }
      return told;
    };
    // Names; numbers and notes; the note below.
    QTRY_VERIFY2((toldEnds(), ends.size() == 3), qPrintable(toldEnds()));
    QCOMPARE(ends.begin()->second.size(), std::size_t{1});
    QCOMPARE(std::next(ends.begin())->second.size(), spread == CountRow::Spread::Even ? 2U : 3U);
  }

  // A name that has its room is told whole, whatever parts of a pixel its letters take.
  void aNameIsNotCutForAPartOfAPixel() {
    ShownPlayPanel shown;
    shown.panel.setWatching(true);
    for (const char* name : {"Classic", "Two of a kind", "The pillar", "Four corners", "Round the corner"}) {
      shown.panel.setName(QString::fromLatin1(name));
      QTest::qWait(1);
      int met = 0;
      for (const QLabel* label : shown.panel.findChildren<QLabel*>()) {
        if (!label->isVisible() || label->text() != QLatin1String(name)) continue;
        ++met;
        QCOMPARE(label->fontMetrics().elidedText(label->text(), Qt::ElideRight, label->width()),
                 label->text());
      }
      QVERIFY2(met == 1, name);
    }
  }

  // Between two words, where that leaves enough; the whole name is in the tool tip.
  void aLongNameIsCutBetweenWords_data() {
    const auto rows = testing::columns<QString, QString, QString>("name", "room", "seen");
    const auto row = [&](const char* name, const char* room, const char* seen) {
      rows(room, name, room, seen);
    };
    row("Qian hu hou yong", "Qian hu hou yong", "Qian hu hou yong");
    row("Qian hu hou yong", "Qian hu hou yo…", "Qian hu hou…");
    row("Qian hu hou yong", "Qian hu hou…", "Qian hu hou…");
    row("A Donaudampfschifffahrtsgesellschaft", "A Donaudampf…", "A Donaudampf…");
    row("横刀立马横刀立马", "横刀立马…", "横刀立马…");
  }
  void aLongNameIsCutBetweenWords() {
    FETCH(QString, name, room, seen);
    const QFontMetrics metrics(QApplication::font());
    QCOMPARE(elidedAtWord(metrics, name, metrics.horizontalAdvance(room) + 1), seen);
  }

  void watchIsOneLineWithAWayBack() {
    ShownPlayPanel shown;
    shown.panel.setSummary(u"3 moves, 1 push"_s);
    shown.panel.setWatching(true);
    QVERIFY(!shown.button(shown.undo)->isVisible());
    QStringList texts;
    for (const QLabel* label : shown.panel.findChildren<QLabel*>())
      if (label->isVisible()) texts << label->text();
    QCOMPARE(texts, (QStringList{u"The attic"_s, u"3 moves, 1 push"_s}));
    QVERIFY(shown.panel.sizeHint().height() < 60);
    // Where there is little room the name gives way, and no number does.
    shown.panel.setName(u"A level with a name that goes on and on and on"_s, {});
    shown.panel.setSummary(u"1,234 moves, 567 pushes"_s);
    shown.panel.resize(340, 400);
    QTRY_COMPARE(shown.panel.width(), 340);
    for (const QLabel* label : shown.panel.findChildren<QLabel*>())
      if (label->isVisible())
        QTRY_COMPARE(label->width() >= label->fontMetrics().horizontalAdvance(label->text()),
                     label->text().startsWith(u'1'));
    const QSignalSpy back(&shown.back, &QAction::triggered);
    QTest::mouseClick(shown.button(shown.back), Qt::LeftButton);
    QCOMPARE(back.count(), 1);
    shown.panel.setWatching(false);
    QVERIFY(shown.button(shown.undo)->isVisible() && !shown.button(shown.back)->isVisible());
  }

  // What a slider is for stands beside it, and is told to screen readers.
  void slidersHaveLabels() {
    const ReplayBar replay({});
    auto* machine = new SolvePanel;
    const SokobanPanel sokoban(machine);
    for (const QWidget* panel : std::initializer_list<const QWidget*>{&replay, &sokoban}) {
      const QList<QSlider*> sliders = panel->findChildren<QSlider*>();
      QVERIFY(!sliders.isEmpty());
      for (const QSlider* slider : sliders) {
        QVERIFY(!slider->accessibleName().isEmpty());
        const QList<QLabel*> labels = panel->findChildren<QLabel*>();
        QVERIFY(std::ranges::any_of(labels, [slider](const QLabel* label) {
          return label->buddy() == slider && !label->text().isEmpty() && !label->isHidden();
        }));
      }
    }
    QVERIFY(sokoban.minimumSizeHint().width() <= 340);  // the panel's width
    const WeightEdit weight;
    QVERIFY(!weight.findChild<QSlider*>()->accessibleName().isEmpty());
  }
};

SEARCHLIGHT_TEST(PlayPanelTest)
#include "play_panel_test.moc"
