// tests/widgets/question_form_test.cpp: two levels: nothing that is folded away decides unseen, and every setting says what it is for.
#include "widgets/tables/question_form.h"

#include "tests/test_main.h"
#include "tests/widgets/route_words.h"
#include "widgets/grid/route_fields.h"
#include "widgets/grid/route_options_panel.h"
#include "widgets/theme/language.h"

namespace {

// As the map lab has it.
struct ShownQuestion {
  QWidget window;
  RouteOptionsPanel* form = new RouteOptionsPanel;

  explicit ShownQuestion(int width = 340) {
    auto* column = new QVBoxLayout(&window);
    column->addWidget(form);
    column->addStretch();
    window.resize(width, 640);
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window, 60'000));
    window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&window, 60'000));
  }
  QToolButton* more() const { return form->findChild<QToolButton*>(u"more"_s); }
  QWidget* field(const char* name) const { return form->findChild<QWidget*>(QLatin1String(name)); }
};

constexpr std::array kFirst{"algorithm", "heuristic", "neighbours"};
constexpr std::array kLater{"corners", "costs", "ties", "reopens", "duplicates", "order",  "hasWindow",
                            "window",  "also",  "via",  "smooth",  "flow",       "nearest"};

}  // namespace

class QuestionFormTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void moreIsFoldedUntilItIsWanted() {
    ShownQuestion shown;
    QSignalSpy folded(shown.form, &QuestionForm::folded);
    const auto isSeen = [&](bool isUnfolded) {
      for (const char* name : kFirst) QVERIFY2(shown.field(name)->isVisible(), name);
      for (const char* name : kLater) QVERIFY2(shown.field(name)->isVisible() == isUnfolded, name);
    };
    isSeen(false);
    QTest::mouseClick(shown.more(), Qt::LeftButton);
    QVERIFY(shown.form->isUnfolded());
    isSeen(true);
    // By keyboard, too.
    shown.more()->setFocus(Qt::TabFocusReason);
    QTest::keyClick(shown.more(), Qt::Key_Space);
    isSeen(false);
    QCOMPARE(folded.count(), 2);
    // A weight is asked for at once where the algorithm has one.
    QVERIFY(!shown.field("weight")->isVisible());
    shown.form->setOptions(testing::routeOptions(u"--algorithm weighted-a-star"_s));
    QVERIFY(shown.field("weight")->isVisible());
  }

  void whatDiffersIsSaid_data() {
    const auto row = testing::columns<QString, QString>("asked", "said");
    row("nothing", "", "");
    row("the first level", "--algorithm greedy", "");
    row("ties", "--ties first-in", "tie-breaking: First in, first out");
    row("ties, the usual ones", "--ties last-in", "");
    row("ties of no use", "--ties first-in --algorithm breadth-first", "");
    row("corners with 4 neighbours", "--corners any", "");
    row("corners with 8", "--corners any --neighbours 8", "corners: Two walls allowed");
    row("costs", "--costs 10-14", "costs 10 and 14");
    row("costs, the usual ones", "--costs unit", "");
    row("costs that change the usual ties", "--costs sqrt2", "costs 1 and √2");
    row("order", "--order drul", "order ↓ → ↑ ←");
    row("window", "--window 30", "limited to 30 × 30 cells");
    row("smooth", "--smooth yes", "smoothed");
    row("nearest", "--nearest yes", "or to the nearest cell");
    row("several", "--ties first-in --window 9", "tie-breaking: First in, first out, limited to 9 × 9 cells");
  }
  void whatDiffersIsSaid() {
    FETCH(const QString, asked, said);
    ShownQuestion shown;
    shown.form->setOptions(testing::routeOptions(asked));
    QCOMPARE(shown.form->differencesShown(), said);
    QCOMPARE(shown.more()->accessibleName().contains(said), true);
    auto* label = shown.form->findChild<QLabel*>(u"differences"_s);
    QCoreApplication::processEvents();
    QVERIFY(label->isVisible());
    QTRY_VERIFY(label->height() >= label->heightForWidth(label->width()));  // all of it, however long
    shown.form->setUnfolded(true);                                          // there it stands in the fields
    QCOMPARE(shown.form->differencesShown(), QString());
    shown.form->setUnfolded(false);
    QCOMPARE(shown.form->differencesShown(), said);
  }

  // One line tells of what is pointed at or has the focus; nothing moves when it says something else.
  void everySettingSaysWhatItIsFor_data() {
    testing::columns<QString>("language")("English", "en")("Chinese", "zh_CN");
  }
  void everySettingSaysWhatItIsFor() {
    QFETCH(QString, language);
    Language texts;
    QVERIFY(texts.use(language));
    ShownQuestion shown;
    shown.form->setOptions(testing::routeOptions(u"--neighbours 8"_s));
    shown.form->setUnfolded(true);
    QCoreApplication::processEvents();
    const QString usual = shown.form->sentenceShown();
    QVERIFY(!usual.isEmpty());
    const int height = shown.form->height();
    const QRect last = shown.field("nearest")->geometry();
    QStringList said{usual};
    for (const char* name : kLater) {
      if (name == std::string_view("window")) continue;  // the same setting
      QWidget* field = shown.field(name);
      QEvent enter(QEvent::Enter);
      QCoreApplication::sendEvent(field, &enter);
      const QString sentence = shown.form->sentenceShown();
      QVERIFY2(!said.contains(sentence), qPrintable(QLatin1String(name) + sentence));
      said << sentence;
      QVERIFY(!field->accessibleDescription().isEmpty());
      QVERIFY2(sentence.endsWith(field->accessibleDescription()), name);
      QCoreApplication::processEvents();
      QCOMPARE(shown.form->height(), height);
      QCOMPARE(shown.field("nearest")->geometry(), last);
      auto* label = shown.form->findChild<QLabel*>(u"sentence"_s);
      QVERIFY(label->fontMetrics()
                  .boundingRect(QRect(0, 0, label->width(), 0), Qt::TextWordWrap, sentence)
                  .height() <= label->height());
    }
    if (language != "en"_L1)
      for (const QString& sentence : said)
        QVERIFY(testing::contains(sentence, QRegularExpression(u"\\p{Han}"_s)));
    shown.field("costs")->setFocus(Qt::TabFocusReason);
    QCOMPARE(shown.form->sentenceShown(), said[2]);
    // A part of a field stands for it.
    auto* order = shown.form->findChild<OrderEdit*>();
    order->findChild<QComboBox*>()->setFocus(Qt::TabFocusReason);
    QCOMPARE(shown.form->sentenceShown(), said[6]);
  }

  // The letters of what is folded away lead there all the same.
  void lettersUnfold() {
    ShownQuestion shown;
    for (const QLabel* label : shown.form->findChildren<QLabel*>()) {
      QWidget* field = label->buddy();
      if (!field || field->isVisible() || field == shown.field("weight")) continue;
      if (!field->isEnabled() || !field->isVisibleTo(field->parentWidget())) continue;
      const QKeySequence letter = QKeySequence::mnemonic(label->text());
      QVERIFY2(!letter.isEmpty(), qPrintable(label->text()));
      shown.form->setUnfolded(false);
      QTest::keyClick(&shown.window, static_cast<Qt::Key>(letter[0].key()), Qt::AltModifier);
      QVERIFY2(shown.form->isUnfolded(), qPrintable(label->text()));
      QVERIFY(field->hasFocus() || field->isAncestorOf(shown.window.focusWidget()));
      shown.form->setUnfolded(false);
    }
    // What is unfolded has them as before.
    shown.form->setUnfolded(true);
    QTest::keyClick(&shown.window, Qt::Key_T, Qt::AltModifier);
    QVERIFY(shown.field("ties")->hasFocus());
  }

  // Tab goes from the top down, whatever was made first.
  void tabGoesDown() {
    ShownQuestion shown;
    shown.form->setUnfolded(true);
    QCoreApplication::processEvents();
    shown.field("algorithm")->setFocus(Qt::TabFocusReason);
    int y = -1, met = 0;
    for (int i = 0; i < 12; ++i) {
      QWidget* focus = shown.window.focusWidget();
      const int top = focus->mapTo(shown.form, QPoint()).y();
      if (i > 0 && focus == shown.field("algorithm")) break;
      QVERIFY2(top >= y - 4, qPrintable(focus->objectName()));
      y = top;
      ++met;
      QTest::keyClick(focus, Qt::Key_Tab);
    }
    QVERIFY(met >= 8);
  }
};

SEARCHLIGHT_TEST(QuestionFormTest)
#include "question_form_test.moc"
