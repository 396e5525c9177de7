// tests/widgets/play_panel_test.cpp: buttons that keep their places, whatever is told; the panel of Play and its line in Watch.
#include "widgets/games/play_panel.h"

#include <QAction>
#include <QLabel>
#include <QSignalSpy>
#include <QSlider>
#include <QTest>
#include <QToolButton>

#include "tests/test_main.h"
#include "widgets/games/replay_bar.h"
#include "widgets/search/weight_edit.h"
#include "widgets/sokoban/sokoban_panel.h"
#include "widgets/sokoban/solve_panel.h"

using namespace searchlight::ui;

namespace {

struct ShownPlayPanel {
  PlayPanel panel;
  QAction undo{QStringLiteral("Undo")}, next{QStringLiteral("A command with a long name")},
      rare{QStringLiteral("Rare")}, back{QStringLiteral("Back to the game")};

  ShownPlayPanel() {
    panel.setName(QStringLiteral("The attic"), QStringLiteral("Level 13 of 87"));
    panel.setButtons({&undo, nullptr, nullptr, nullptr, &next});
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
    QCOMPARE(undo.left(), next.left());  // the fifth stands below the first
    QVERIFY(next.top() > undo.bottom());
    QVERIFY(undo.width() > 340 / 5 && undo.width() <= 340 / 4);
  }

  void nothingMovesWhenATextComesOrGoes_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("isHelped");
    QTest::newRow("a line") << QStringLiteral("5 pushes left.") << false;
    QTest::newRow("a long one") << QStringLiteral("Best in 8,274 sampled games. ").repeated(6) << false;
    QTest::newRow("help") << QString() << true;
  }
  void nothingMovesWhenATextComesOrGoes() {
    QFETCH(QString, text);
    QFETCH(bool, isHelped);
    ShownPlayPanel shown;
    const QRect undo = shown.place(shown.undo), next = shown.place(shown.next);
    const int height = shown.panel.sizeHint().height();
    shown.panel.setHintText(text);
    shown.panel.setHelped(isHelped, QStringLiteral("why"));
    QTest::qWait(20);
    QCOMPARE(shown.place(shown.undo), undo);
    QCOMPARE(shown.place(shown.next), next);
    if (text.size() < 60) QCOMPARE(shown.panel.sizeHint().height(), height);
    QCOMPARE(shown.panel.hintText(), text);
    shown.panel.setHintText({});
    QTest::qWait(20);
    QCOMPARE(shown.place(shown.next), next);
  }

  void atRestItSaysWhatIsSo() {
    ShownPlayPanel shown;
    shown.panel.setRestText(QStringLiteral("It can be solved."));
    const auto* told = shown.panel.findChild<QLabel*>(QStringLiteral("told"));
    QCOMPARE(told->text(), QStringLiteral("It can be solved."));
    shown.panel.setHintText(QStringLiteral("5 left."));
    QCOMPARE(told->text(), QStringLiteral("5 left."));
    shown.panel.setHintText({});
    QCOMPARE(told->text(), QStringLiteral("It can be solved."));
  }

  void moreIsFoldedAway() {
    ShownPlayPanel shown;
    QVERIFY(!shown.panel.isMoreOpen());
    QVERIFY(!shown.button(shown.rare)->isVisible());
    const QSignalSpy toggled(&shown.panel, &PlayPanel::moreToggled);
    for (QToolButton* b : shown.panel.findChildren<QToolButton*>())
      if (b->text() == QLatin1String("More")) QTest::mouseClick(b, Qt::LeftButton);
    QCOMPARE(toggled.count(), 1);
    QVERIFY(shown.button(shown.rare)->isVisible());
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

  void watchIsOneLineWithAWayBack() {
    ShownPlayPanel shown;
    shown.panel.setSummary(QStringLiteral("3 moves, 1 push"));
    shown.panel.setWatching(true);
    QVERIFY(!shown.button(shown.undo)->isVisible());
    QStringList texts;
    for (const QLabel* label : shown.panel.findChildren<QLabel*>())
      if (label->isVisible()) texts << label->text();
    QCOMPARE(texts, (QStringList{QStringLiteral("The attic"), QStringLiteral("3 moves, 1 push")}));
    QVERIFY(shown.panel.sizeHint().height() < 60);
    // Where there is little room the name gives way, and no number does.
    shown.panel.setName(QStringLiteral("A level with a name that goes on and on and on"), {});
    shown.panel.setSummary(QStringLiteral("1,234 moves, 567 pushes"));
    shown.panel.resize(340, 400);
    QTRY_COMPARE(shown.panel.width(), 340);
    for (const QLabel* label : shown.panel.findChildren<QLabel*>())
      if (label->isVisible())
        QTRY_COMPARE(label->width() >= label->fontMetrics().horizontalAdvance(label->text()),
                     label->text().startsWith(QLatin1Char('1')));
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
    const WeightEdit weight;
    QVERIFY(!weight.findChild<QSlider*>()->accessibleName().isEmpty());
  }
};

SEARCHLIGHT_TEST(PlayPanelTest)
#include "play_panel_test.moc"
