// tests/widgets/gallery_test.cpp: which cards are shown, in which order, and the gallery by keyboard alone.
#include "tests/pixel_counts.h"
#include "tests/test_main.h"
#include "widgets/game/card_list.h"
#include "widgets/game/gallery_dialog.h"

namespace {

struct Row {
  const char* title;
  std::size_t size;
  double difficulty;  // negative: nobody knows
  CardStanding standing;
  const char* fault;
};

const std::vector<Row> kRows{{"Level 10", 3, 7, {.isSolved = true}, ""},
                             {"level 9", 1, -1, {}, ""},
                             {"Broken", 0, -1, {.isBroken = true}, "Line 12: there is no worker"},
                             {"Ärger", 2, 2, {.isBegun = true}, ""},
                             {"Both", 2, 5, {.isSolved = true, .isBegun = true}, ""}};

CardSource sourceOf(const std::vector<Row>& rows, int* made = nullptr) {
  CardSource out;
  out.count = rows.size();
  out.card = [rows, made](std::size_t i) {
    if (made) ++*made;
    CardItem item;
    item.title = QString::fromUtf8(rows[i].title);
    item.names = u"%1. %2"_s.arg(i + 1).arg(item.title);
    item.subtitle = u"%1 boxes"_s.arg(rows[i].size);
    item.own = rows[i].standing.isSolved ? u"46 pushes"_s : QString();
    item.fault = QString::fromUtf8(rows[i].fault);
    item.standing = rows[i].standing;
    return item;
  };
  out.facts = [rows](std::size_t i) {
    return CardFacts{rows[i].standing, rows[i].size,
                     rows[i].difficulty < 0 ? std::nullopt : std::optional(rows[i].difficulty)};
  };
  return out;
}

const GalleryTexts kTexts{u"Choose"_s, u"Find"_s,  u"Find one"_s,  u"Cards"_s,
                          u"None"_s,   u"Boxes"_s, u"Difficulty"_s};

// A gallery with two collections, the second of which cannot be read.
struct Shown {
  int opened = 0;
  GalleryDialog dialog;

  explicit Shown(const GalleryView& view = {}, int present = -1, std::vector<Row> rows = kRows)
      : dialog({{u"First"_s, u"Gone"_s},
                {u"/somewhere/first.xsb"_s, {}},
                0,
                [this, present, rows = std::move(rows)](int place) {
                  ++opened;
                  GalleryCollection taken;
                  taken.name = place == 0 ? u"First"_s : u"Gone"_s;
                  if (place == 0) taken.cards = sourceOf(rows);
                  taken.present = place == 0 ? present : -1;
                  if (place == 1) taken.fault = u"gone.xsb is gone"_s;
                  return taken;
                }},
               kTexts, view) {
    dialog.show();
    dialog.activateWindow();
  }
  CardList* list() { return dialog.findChild<CardList*>(); }
  QLineEdit* find() { return dialog.findChild<QLineEdit*>(); }
  QPushButton* play() {
    for (auto* button : dialog.findChildren<QPushButton*>())
      if (button->text() == "Play"_L1) return button;
    return nullptr;
  }
  QStringList labels() {
    QStringList out;
    for (const auto* label : dialog.findChildren<QLabel*>()) out << label->text();
    return out;
  }
  QString shown() {
    if (!QTest::qWaitFor([this] { return dialog.isSettled(); }, 60'000)) return u"unsettled"_s;
    QString out;
    for (const std::size_t place : list()->shown()) out += QString::number(place);
    return out;
  }
  QString accessible(int row) {
    return list()->model()->index(row, 0).data(Qt::AccessibleTextRole).toString();
  }
};

}  // namespace

class GalleryTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  // Before there are cards one sees the shades of some, and reads when they come.
  void anEmptyListShowsWhatIsToCome() {
    CardList list;
    list.resize(600, 480);
    const auto picture = [&list] { return list.viewport()->grab().toImage(); };
    const QImage nothing = picture();
    list.setEmptyText(u"Cards appear here."_s);
    const QImage shades = picture();
    const int apart = testing::countApart(shades, nothing);
    QVERIFY2(apart > shades.width() * shades.height() / 4, qPrintable(QString::number(apart)));
    CardItem one;
    one.title = u"One"_s;
    list.addCard(one);
    QCOMPARE(picture().pixelColor(590, 470), nothing.pixelColor(590, 470));
    list.clearCards();
    QCOMPARE(picture(), shades);
  }

  // As many stand side by side whether there is a bar or not.
  void columnsDoNotDependOnHowManyCardsThereAre_data() {
    QTest::addColumn<int>("width");
    for (int width = 716; width < 732; width += 3) QTest::addRow("%d", width) << width;
  }
  void columnsDoNotDependOnHowManyCardsThereAre() {
    QFETCH(int, width);
    const auto columns = [&](std::size_t count) {
      CardList list;
      list.resize(width, 400);
      list.setCards({count, [](std::size_t) { return CardItem{}; }, {}});
      list.show();
      QCoreApplication::processEvents();
      int out = 0;
      for (int row = 0; row < static_cast<int>(count); ++row)
        out += list.visualRect(list.model()->index(row, 0)).top() ==
               list.visualRect(list.model()->index(0, 0)).top();
      return out;
    };
    QVERIFY(columns(4) >= 3);
    QCOMPARE(columns(4), columns(40));
  }

  void initTestCase() { QLocale::setDefault(QLocale(QLocale::English)); }

  void cardsAreSifted_data() {
    const auto rows =
        searchlight::testing::columns<QString, int, int, QString>("text", "filter", "order", "places");
    const auto row = [&](const char* name, const char* text, CardFilter filter, CardOrder order,
                         const char* places) {
      rows(name, text, static_cast<int>(filter), static_cast<int>(order), places);
    };
    using F = CardFilter;
    using O = CardOrder;
    row("all", "", F::All, O::AsTheyCome, "01234");
    row("unsolved: a broken one is none", "", F::Unsolved, O::AsTheyCome, "13");
    row("begun", "", F::Begun, O::AsTheyCome, "34");
    row("solved", "", F::Solved, O::AsTheyCome, "04");
    row("by size, broken ones last", "", F::All, O::Size, "13402");
    row("by difficulty, unknown ones last", "", F::All, O::Difficulty, "34012");
    row("by name, numbers as numbers", "", F::All, O::Name, "34210");
    row("found without its marks", "arger", F::All, O::AsTheyCome, "3");
    row("by its number", "5", F::All, O::AsTheyCome, "4");
    row("found among solved ones", "level", F::Solved, O::AsTheyCome, "0");
    row("none", "zzz", F::All, O::Name, "");
  }
  void cardsAreSifted() {
    FETCH_ALL((const QString, text), (const int, filter), (const int, order));
    Shown shown({static_cast<CardFilter>(filter), static_cast<CardOrder>(order)});
    shown.find()->setText(text);
    QTEST(shown.shown(), "places");
    QCOMPARE(static_cast<int>(shown.dialog.view().filter), filter);
    QCOMPARE(static_cast<int>(shown.dialog.view().order), order);
  }

  void headlineTellsHowManyAreSolved() {
    Shown shown;
    QCOMPARE(shown.shown(), u"01234"_s);
    QVERIFY(shown.labels().contains(u"2 of 4 solved by you · 2 in progress · 1 invalid"_s));
    QVERIFY(shown.labels().contains(u"First"_s));
    QCOMPARE(shown.dialog.windowTitle(), u"Choose: First"_s);
  }

  void screenReadersAreToldTheSame() {
    Shown shown;
    QCOMPARE(shown.accessible(0), u"Level 10, 3 boxes, solved, 46 pushes"_s);
    QCOMPARE(shown.accessible(2), u"Broken, 0 boxes, Line 12: there is no worker"_s);
    QCOMPARE(shown.accessible(3), u"Ärger, 2 boxes, in progress"_s);
    for (const auto* widget : shown.dialog.findChildren<QWidget*>())
      if (qobject_cast<const QLineEdit*>(widget) || qobject_cast<const QComboBox*>(widget) ||
          qobject_cast<const QListView*>(widget))
        if (widget->focusPolicy() != Qt::NoFocus && widget->isVisible())
          QVERIFY2(!widget->accessibleName().isEmpty(), widget->metaObject()->className());
  }

  // Its reason is there whole, and Enter does not play it.
  void aBrokenOneSaysWhyAndStays() {
    Shown shown({}, 2);
    QCOMPARE(shown.shown(), u"01234"_s);
    QCOMPARE(shown.list()->chosen(), std::optional<std::size_t>(2));
    QVERIFY(shown.labels().join(u'|').contains(u"Line 12: there is no worker"_s));
    QVERIFY(!shown.play()->isEnabled());
    shown.list()->setFocus();
    QTest::keyClick(shown.list(), Qt::Key_Return);
    QVERIFY(shown.dialog.isVisible());
    QTest::keyClick(shown.list(), Qt::Key_Right);
    QVERIFY(shown.play()->isEnabled());
    QTest::keyClick(shown.list(), Qt::Key_Return);
    QVERIFY(!shown.dialog.isVisible());
    QCOMPARE(shown.dialog.chosen(), 3);
  }

  // Typed among the cards, then Down, an arrow, Enter.
  void theKeyboardIsEnough() {
    Shown shown;
    QCOMPARE(shown.shown(), u"01234"_s);
    QVERIFY(shown.dialog.focusWidget() == shown.find());
    QTest::keyClick(shown.find(), Qt::Key_Down);
    QVERIFY(shown.dialog.focusWidget() == shown.list());
    QTest::keyClicks(shown.list(), u"l"_s);
    QVERIFY(shown.dialog.focusWidget() == shown.find());
    QTest::keyClicks(shown.find(), u"evel"_s);
    QCOMPARE(shown.find()->text(), u"level"_s);
    QCOMPARE(shown.shown(), u"01"_s);
    QTest::keyClick(shown.find(), Qt::Key_Down);
    QTest::keyClick(shown.list(), Qt::Key_Right);
    QTest::keyClick(shown.list(), Qt::Key_Return);
    QCOMPARE(shown.dialog.result(), static_cast<int>(QDialog::Accepted));
    QCOMPARE(shown.dialog.chosen(), 1);
    QCOMPARE(shown.dialog.collection(), 0);
  }

  void escLeaves() {
    Shown shown;
    QTest::keyClick(shown.find(), Qt::Key_Escape);
    QVERIFY(!shown.dialog.isVisible());
    QCOMPARE(shown.dialog.result(), static_cast<int>(QDialog::Rejected));
  }

  // In an order of its own what was chosen stays chosen, and arrows go along what is seen.
  void whatIsChosenStaysInAnotherOrder() {
    Shown shown({}, 3);
    QCOMPARE(shown.shown(), u"01234"_s);
    auto* order = shown.dialog.findChild<QComboBox*>();
    order->setFocus();
    QTest::keyClick(order, Qt::Key_End);
    QCOMPARE(shown.shown(), u"34210"_s);
    QCOMPARE(shown.list()->chosen(), std::optional<std::size_t>(3));
    shown.list()->setFocus();
    QTest::keyClick(shown.list(), Qt::Key_Right);
    QCOMPARE(shown.list()->chosen(), std::optional<std::size_t>(4));
    // It goes, and the first of those that are seen is chosen.
    for (auto* button : shown.dialog.findChildren<QRadioButton*>())
      if (button->text() == "Unsolved"_L1) QTest::mouseClick(button, Qt::LeftButton);
    QCOMPARE(shown.shown(), u"31"_s);
    QCOMPARE(shown.list()->chosen(), std::optional<std::size_t>(3));
  }

  // What cannot be read is told where its cards would be, and the way back is there.
  void anotherCollectionIsTaken() {
    Shown shown;
    auto* shelf = shown.dialog.findChild<QListWidget*>();
    QCOMPARE(shelf->count(), 2);
    shelf->setFocus();
    QTest::keyClick(shelf, Qt::Key_Down);
    QCOMPARE(shown.shown(), QString());
    QVERIFY(shown.labels().contains(u"gone.xsb is gone"_s));
    QVERIFY(!shown.play()->isEnabled());
    QTest::keyClick(shelf, Qt::Key_Up);
    QCOMPARE(shown.shown(), u"01234"_s);
    QCOMPARE(shown.opened, 3);
  }

  void anOrderThatNobodyKnowsIsNotOffered() {
    Shown shown({}, -1, {{"A", 1, -1, {}, ""}, {"B", 1, -1, {}, ""}});
    QCOMPARE(shown.shown(), u"01"_s);
    auto* order = shown.dialog.findChild<QComboBox*>();
    order->setFocus();
    QTest::keyClick(order, Qt::Key_Down);
    QCOMPARE(order->currentText(), u"Boxes"_s);
    QTest::keyClick(order, Qt::Key_Down);
    QCOMPARE(order->currentText(), u"Name"_s);
  }

  // Cards are made when they are seen, however many there are.
  void manyCardsAreNotMade() {
    int made = 0;
    std::vector<Row> rows(20'000, Row{"Same", 1, 1, {}, ""});
    CardList list;
    list.resize(600, 400);
    list.setCards(sourceOf(rows, &made));
    list.show();
    QVERIFY(QTest::qWaitForWindowExposed(&list, 60'000));
    QVERIFY(list.grab().width() > 0);
    QVERIFY2(made > 0 && made < 200, qPrintable(QString::number(made)));
  }

  // Solved and begun are told by shapes: what a tick and a half ring paint differs in more than colour.
  void standingIsSeen() {
    std::vector<QImage> seen;
    for (const CardStanding& standing :
         {CardStanding{}, CardStanding{.isSolved = true}, CardStanding{.isBegun = true}}) {
      CardList list;
      list.resize(400, 300);
      list.setCards(sourceOf({{"Same", 1, 1, standing, ""}, {"Other", 1, 1, {}, ""}}));
      list.show();
      QVERIFY(QTest::qWaitForWindowExposed(&list, 60'000));
      // The corner of the first card, where nothing else is painted.
      const QRect card = list.visualRect(list.model()->index(0, 0));
      seen.push_back(list.viewport()
                         ->grab(QRect(card.right() - 32, card.top(), 28, 32))
                         .toImage()
                         .convertToFormat(QImage::Format_Grayscale8));
    }
    QVERIFY(seen[0] != seen[1]);
    QVERIFY(seen[0] != seen[2]);
    QVERIFY(seen[1] != seen[2]);
  }
};

SEARCHLIGHT_TEST(GalleryTest)
#include "gallery_test.moc"
