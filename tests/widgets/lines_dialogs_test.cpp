// tests/widgets/lines_dialogs_test.cpp: the score list and the rules of a new game.
#include "tests/test_main.h"
#include "tests/widgets/marking_translator.h"
#include "widgets/lines/lines_texts.h"
#include "widgets/lines/new_lines_game_dialog.h"
#include "widgets/lines/scores_dialog.h"
#include "widgets/tables/quiet_table.h"
#include "widgets/theme/theme.h"

namespace {

struct NewGameForm {
  NewLinesGameDialog dialog;
  QListWidget* presets = dialog.findChild<QListWidget*>();
  QLineEdit* seed = nullptr;
  QPushButton* begin = dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);

  explicit NewGameForm(const lines::Settings& present = {}) : dialog(present, nullptr) {
    for (QLineEdit* edit : dialog.findChildren<QLineEdit*>())
      if (!qobject_cast<QSpinBox*>(edit->parentWidget())) seed = edit;
  }
  // In the order of the form: size, colours, new balls, line.
  QSpinBox* number(int i) const { return dialog.findChildren<QSpinBox*>()[i]; }
};

struct Played {
  QTemporaryDir folder;
  ScoreBook book{folder.filePath(u"scores.json"_s)};

  void enter(const lines::Settings& settings, int score, std::uint64_t undone = 0, std::uint64_t hints = 0,
             int turns = 20, std::uint64_t seed = 99) {
    QString complaint;
    book.enter(settings,
               {.score = score,
                .turns = turns,
                .seed = seed,
                .undone = undone,
                .hints = hints,
                .when = QDateTime::fromSecsSinceEpoch(1'790'000'000),
                .name = u"Ada"_s},
               30, 6, &complaint);
    QVERIFY2(complaint.isEmpty(), qPrintable(complaint));
  }
};

QStringList shownTexts(const QWidget& widget) {
  QStringList texts{widget.windowTitle()};
  for (const QLabel* label : widget.findChildren<QLabel*>()) texts << label->text();
  for (const QAbstractButton* button : widget.findChildren<QAbstractButton*>()) texts << button->text();
  texts.removeAll(QString());
  return texts;
}

}  // namespace

class LinesDialogsTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void initTestCase() {
    QLocale::setDefault(QLocale(QLocale::English));
    static ThemeManager theme;
    theme.apply(ThemeChoice::Light);
  }

  // ---- A new game ----

  void everyPresetCanBeChosen() {
    NewGameForm form;
    const auto presets = lines::presets();
    QCOMPARE(form.presets->count(), static_cast<int>(presets.size()) + 1);
    for (int row = form.presets->count() - 2; row >= 0; --row) {
      form.presets->setCurrentRow(row);
      QVERIFY(form.dialog.settings() == presets[static_cast<std::size_t>(row)].settings);
      QCOMPARE(form.presets->currentRow(), row);
      QVERIFY(form.begin->isEnabled());
      QVERIFY(!form.dialog.seed());
    }
  }

  void presentSettingsComeBack() {
    const lines::Settings present{.size = 13,
                                  .colours = 4,
                                  .newBalls = 2,
                                  .line = 6,
                                  .score = lines::Score::Quadratic,
                                  .deal = lines::Deal::Always};
    NewGameForm form(present);
    QVERIFY(form.dialog.settings() == present);
    QCOMPARE(form.presets->currentRow(), form.presets->count() - 1);
    // Nor does the focus choose other rules when the dialog is shown.
    form.dialog.show();
    QApplication::setActiveWindow(&form.dialog);
    form.presets->setFocus();
    QVERIFY(form.presets->hasFocus());
    QVERIFY(form.dialog.settings() == present);
    form.presets->setCurrentRow(0);
    QVERIFY(form.dialog.settings() == lines::Settings{});
    form.presets->setCurrentRow(form.presets->count() - 1);  // own rules: begun with what is there
    QVERIFY(form.dialog.settings() == lines::Settings{});
    form.number(0)->setValue(14);
    QCOMPARE(form.dialog.settings().size, 14);
  }

  void rangesAreTheRules() {
    const NewGameForm form;
    const int ranges[4][2] = {{lines::Settings::kMinSize, lines::Settings::kMaxSize},
                              {lines::Settings::kMinColours, lines::Settings::kMaxColours},
                              {lines::Settings::kMinNewBalls, lines::Settings::kMaxNewBalls},
                              {lines::Settings::kMinLine, lines::Settings::kMaxLine}};
    for (int i = 0; i < 4; ++i) {
      QCOMPARE(form.number(i)->minimum(), ranges[i][0]);
      QCOMPARE(form.number(i)->maximum(), ranges[i][1]);
    }
  }

  void aLineMustFit() {
    NewGameForm form;
    form.number(3)->setValue(7);
    QVERIFY(form.begin->isEnabled());
    form.number(0)->setValue(6);
    QVERIFY(lines::faultOf(form.dialog.settings()).has_value());
    QVERIFY(!form.begin->isEnabled());
    QVERIFY(form.dialog.noteShown().contains(u'7') && form.dialog.noteShown().contains(u'6'));
    form.number(3)->setValue(6);
    QVERIFY(form.begin->isEnabled());
    QVERIFY(form.dialog.noteShown().isEmpty());
  }

  void seeds_data() {
    const auto row = testing::columns<QString, bool, quint64>("text", "isSeed", "seed");
    row("small", "42", true, quint64{42});
    row("zero", " 0 ", true, quint64{0});
    row("largest", "18446744073709551615", true, std::numeric_limits<quint64>::max());
    row("too large", "18446744073709551616", false, quint64{0});
    row("negative", "-1", false, quint64{0});
    row("with a sign", "+1", false, quint64{0});
    row("a word", "luck", false, quint64{0});
    row("blank", "  ", false, quint64{0});
  }
  void seeds() {
    FETCH_ALL((QString, text), (bool, isSeed));
    NewGameForm form;
    QTest::keyClicks(form.seed, text);  // who writes a seed need not choose it
    QCOMPARE(form.begin->isEnabled(), isSeed);
    QCOMPARE(form.dialog.noteShown().isEmpty(), isSeed);
    QCOMPARE(form.dialog.seed().has_value(), isSeed);
    if (isSeed) QTEST(static_cast<quint64>(*form.dialog.seed()), "seed");
    // A random one after all.
    for (QRadioButton* button : form.dialog.findChildren<QRadioButton*>())
      if (button->text() == u"&Random"_s) button->click();
    QVERIFY(!form.dialog.seed());
    QVERIFY(form.begin->isEnabled());
    QVERIFY(form.dialog.settings() == lines::Settings{});  // the rules' own choices are left alone
  }

  // ---- The scores ----

  void emptyListSaysSo() {
    Played played;
    ScoresDialog dialog(played.book, {}, nullptr);
    dialog.show();
    const auto* table = dialog.findChild<QuietTable*>();
    QCOMPARE(table->model()->rowCount(), 0);
    QCOMPARE(table->horizontalHeader()->length(), table->viewport()->width());  // whatever is hidden
    QVERIFY(!table->placeholder().isEmpty());
    QCOMPARE(dialog.findChild<QListWidget*>()->count(), 1);  // what was asked for
    QVERIFY(dialog.shownSettings() == lines::Settings{});
  }

  void gamesAreListed() {
    Played played;
    const lines::Settings small{.size = 7, .colours = 5};
    played.enter({}, 1'300);
    played.enter({}, 1'200, 4, 1);
    played.enter(small, 50, 0, 3);
    ScoresDialog dialog(played.book, small, nullptr);
    auto* list = dialog.findChild<QListWidget*>();
    const auto* table = dialog.findChild<QuietTable*>();
    const auto cell = [&](int row, int column) {
      return table->model()->index(row, column).data().toString();
    };
    QCOMPARE(list->count(), 2);
    QVERIFY(dialog.shownSettings() == small);
    QCOMPARE(table->model()->rowCount(), 1);
    QCOMPARE(cell(0, 4), u"3 hints"_s);
    list->setCurrentRow(0);
    QVERIFY(dialog.shownSettings() == lines::Settings{});
    QCOMPARE(table->model()->rowCount(), 2);
    QCOMPARE(cell(0, 0), u"1"_s);
    QCOMPARE(cell(0, 1), u"1,300"_s);
    QVERIFY(cell(0, 4).isEmpty());
    QCOMPARE(cell(1, 4), u"4 undone, 1 hint"_s);
    QCOMPARE(cell(1, 5), u"99"_s);
    QVERIFY(shownTexts(dialog).contains(u"1,250.0"_s));  // the mean
    // A game that ends meanwhile is there at once, and what was shown stays.
    played.enter({}, 2'000);
    QCOMPARE(table->model()->rowCount(), 3);
    QCOMPARE(cell(0, 1), u"2,000"_s);
    QVERIFY(dialog.shownSettings() == lines::Settings{});
  }

  // Neighbours' figures stand apart in every row, and with all there is to say nothing has to be scrolled.
  void columnsStandApart() {
    Played played;
    played.enter({}, 123'451, 1'205, 1'234, 12'925, 4'294'967'295);
    played.enter({}, 98'768, 0, 0, 8'235, 4'294'967'294);
    ScoresDialog dialog(played.book, {}, nullptr);
    QVERIFY(dialog.width() < dialog.screen()->availableSize().width());
    dialog.resize(912, dialog.height());  // as it is where the screen has room for it
    dialog.show();
    const auto* table = dialog.findChild<QuietTable*>();
    QCOMPARE(table->horizontalScrollBar()->maximum(), 0);
    const QImage image = table->viewport()->grab().toImage();
    constexpr int kApart = 20;
    for (int row = 0; row < table->model()->rowCount(); ++row) {
      const int top = table->rowViewportPosition(row) + 2, bottom = top + table->rowHeight(row) - 5;
      const auto isBare = [&](int x) {
        for (int y = top; y < bottom; ++y)
          if (image.pixel(x, y) != image.pixel(1, top)) return false;
        return true;
      };
      for (int column = 1; column < table->model()->columnCount(); ++column) {
        int left = table->columnViewportPosition(column), right = left;
        while (left > 0 && isBare(left - 1)) --left;
        while (right < image.width() && isBare(right)) ++right;
        QVERIFY2(right - left >= kApart,
                 qPrintable(u"row %1, column %2: %3"_s.arg(row).arg(column).arg(right - left)));
      }
    }
  }

  void languagesChange() {
    Played played;
    played.enter({}, 10, 1);
    NewGameForm form;
    ScoresDialog scores(played.book, {}, nullptr);
    scores.show();
    form.dialog.show();
    MarkingTranslator marks;
    QCoreApplication::installTranslator(&marks);
    QCoreApplication::sendPostedEvents();
    const QStringList texts = shownTexts(form.dialog) + shownTexts(scores);
    QCoreApplication::removeTranslator(&marks);
    for (const QString& text : texts) {
      bool isFigure = false;
      text.toDouble(&isFigure);
      QVERIFY2(isFigure || MarkingTranslator::isMarked(text), qPrintable(text));
    }
  }
};

SEARCHLIGHT_TEST(LinesDialogsTest)
#include "lines_dialogs_test.moc"
