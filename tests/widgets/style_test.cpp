// tests/widgets/style_test.cpp: our style keeps its grid and shows edges in both themes; every icon has its file, is drawn at every size, and
// follows the palette.
#include "widgets/theme/style.h"
#include "tests/pixel_counts.h"
#include "tests/test_main.h"
#include "widgets/tables/quiet_table.h"
#include "widgets/theme/board_colours.h"
#include "widgets/theme/controls.h"
#include "widgets/theme/icons.h"
#include "widgets/theme/theme.h"

namespace {

QImage drawn(IconId id, int side, qreal ratio = 1, QIcon::Mode mode = QIcon::Normal,
             QIcon::State state = QIcon::Off) {
  return icon(id).pixmap(QSize(side, side), ratio, mode, state).toImage();
}

int inkedPixels(const QImage& image) {
  return testing::countWhere(image.rect(), [&](int x, int y) { return qAlpha(image.pixel(x, y)) > 63; });
}

}  // namespace

class StyleTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void keepsTheGrid() {
    ThemeManager manager;
    manager.apply(ThemeChoice::Light);
    QWidget window;
    const QVBoxLayout layout(&window);
    QCOMPARE(layout.spacing(), spacing::kUnit);
    QCOMPARE(layout.contentsMargins(),
             QMargins(spacing::kMargin, spacing::kMargin, spacing::kMargin, spacing::kMargin));
  }

  // On the amber of the button that is meant first an icon is as dark as the words beside it.
  void iconsAreSeenOnAmber_data() {
    testing::columns<ThemeChoice>("choice")("light", ThemeChoice::Light)("dark", ThemeChoice::Dark);
  }
  void iconsAreSeenOnAmber() {
    QFETCH(ThemeChoice, choice);
    ThemeManager manager;
    manager.apply(choice);
    QCoreApplication::processEvents();
    QPushButton button(icon(IconId::Play), QString());
    button.setDefault(true);
    button.setIconSize({32, 32});
    button.resize(64, 64);
    const QImage image = button.grab().toImage();
    const QColor amber = manager.theme().palette().color(QPalette::Highlight);
    const QColor ink = image.pixelColor(image.rect().center());
    QVERIFY2(contrastRatio(ink, amber) >= 3, qPrintable(ink.name()));
  }

  void aClickOnTheGrooveGoesThere() {
    ThemeManager manager;
    manager.apply(ThemeChoice::Light);
    QSlider slider(Qt::Horizontal);
    slider.setRange(0, 100);
    slider.resize(300, 24);
    slider.show();
    QTest::mouseClick(&slider, Qt::LeftButton, {}, QPoint(225, 12));
    QVERIFY(qAbs(slider.value() - 75) <= 4);
  }

  // Each button of a box by a letter of its own: what it has, one of its text, or one beside it.
  void aBoxIsAnsweredByLetters_data() {
    // texts: parted by |
    const auto row = searchlight::testing::columns<QString, QString>("texts", "shown");
    row("of its own", "&Save|Sa&ve as", "&Save|Sa&ve as");
    row("the first", "Save|Cancel", "&Save|&Cancel");
    row("of the next word", "Save|Save as", "&Save|Save &as");
    row("within a word", "Save|Sa", "&Save|S&a");
    row("those that have one come first", "Save|&Stop", "S&ave|&Stop");
    row("in no letters of ours", "保存|取消(&C)", "保存(&1)|取消(&C)");
    row("an ampersand is none", "Tom && Jerry", "&Tom && Jerry");
  }
  void aBoxIsAnsweredByLetters() {
    FETCH(const QString, texts, shown);
    ThemeManager manager;
    manager.apply(ThemeChoice::Light);
    QMessageBox box;
    QList<QAbstractButton*> buttons;
    for (const QString& text : texts.split(u'|'))
      buttons.append(box.addButton(text, QMessageBox::ActionRole));
    box.show();
    QStringList now;
    for (const QAbstractButton* button : buttons) now += button->text();
    QCOMPARE(now.join(u'|'), shown);
  }
  // Their names are Qt's, in whichever language they come.
  void aBoxOfQtsButtonsIsAnsweredByLetters() {
    ThemeManager manager;
    manager.apply(ThemeChoice::Light);
    QMessageBox box(QMessageBox::Warning, {}, {},
                    QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel);
    for (const auto which : {QMessageBox::Save, QMessageBox::Discard, QMessageBox::Cancel})
      box.button(which)->setText(u"关"_s);
    box.show();
    QCOMPARE(box.button(QMessageBox::Save)->text(), u"关(&S)"_s);
    QCOMPARE(box.button(QMessageBox::Discard)->text(), u"关(&D)"_s);
    QCOMPARE(box.button(QMessageBox::Cancel)->text(), u"关(&C)"_s);
  }

  // Two pixels along the edge, where the keyboard is in use.
  void whatHasTheFocusIsSeen_data() {
    const auto row = testing::columns<ThemeChoice>("choice");
    row("light", ThemeChoice::Light);
    row("dark", ThemeChoice::Dark);
    row("high contrast", ThemeChoice::HighContrast);
  }
  void whatHasTheFocusIsSeen() {
    QFETCH(ThemeChoice, choice);
    ThemeManager manager;
    manager.apply(choice);
    QWidget window;
    auto* column = new QVBoxLayout(&window);
    auto* button = new QToolButton;
    button->setAutoRaise(true);
    button->setText(u"Sort"_s);
    auto* chooser = new ChooserButton;
    chooser->setText(u"Event"_s);
    chooser->setChoices({u"Event"_s});
    auto* table = new QuietTable;
    for (QWidget* w : std::initializer_list<QWidget*>{button, chooser, table}) column->addWidget(w);
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window, 60'000));
    button->setFocus();
    const auto edge = [](QWidget* w) {
      const QImage picture = w->grab().toImage();
      return picture.pixelColor(1, picture.height() / 2);
    };
    const auto isSeen = [&](QWidget* w) {
      const QColor ring = w->palette().color(QPalette::Link), now = edge(w);
      return qAbs(now.red() - ring.red()) + qAbs(now.green() - ring.green()) +
                 qAbs(now.blue() - ring.blue()) <
             24;
    };
    QVERIFY(!isSeen(chooser));
    QTest::keyClick(button, Qt::Key_Tab);
    QCOMPARE(QApplication::focusWidget(), chooser);
    QVERIFY(isSeen(chooser));
    QVERIFY(!isSeen(button));
    QTest::keyClick(chooser, Qt::Key_Tab);
    QCOMPARE(QApplication::focusWidget(), table);
    QVERIFY(isSeen(table));
    QVERIFY(!isSeen(chooser));
    QTest::keyClick(table, Qt::Key_Backtab);
    QTest::keyClick(chooser, Qt::Key_Backtab);
    QCOMPARE(QApplication::focusWidget(), button);
    QVERIFY(isSeen(button));
    QVERIFY(!isSeen(table));
  }

  // On amber the ring keeps its distance: from the outside in, ring, gap and amber stand off each other.
  void theRingIsSeenOnAmber_data() { whatHasTheFocusIsSeen_data(); }
  void theRingIsSeenOnAmber() {
    QFETCH(ThemeChoice, choice);
    ThemeManager manager;
    manager.apply(choice);
    QWidget window;
    auto* column = new QVBoxLayout(&window);
    auto* first = new QToolButton;
    auto* push = new QPushButton;
    push->setDefault(true);
    auto* told = new QToolButton;
    told->setProperty(kFilled, true);
    for (QAbstractButton* button : std::initializer_list<QAbstractButton*>{first, push, told}) {
      button->setText(u"Play"_s);
      button->setFixedSize(100, 40);
      column->addWidget(button);
    }
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window, 60'000));
    first->setFocus();
    QWidget* before = first;
    for (QWidget* button : std::initializer_list<QWidget*>{push, told}) {
      QTest::keyClick(before, Qt::Key_Tab);
      QCOMPARE(QApplication::focusWidget(), button);
      before = button;
      const QImage picture = window.grab().toImage();
      const auto at = [&](int in) {
        return picture.pixelColor(button->x() + in, button->geometry().center().y());
      };
      const QColor outside = at(-2), ring = at(1), gap = at(2), amber = at(6);
      QVERIFY2(contrastRatio(ring, outside) >= 3, qPrintable(ring.name() + outside.name()));
      QVERIFY2(contrastRatio(ring, gap) >= 3, qPrintable(ring.name() + gap.name()));
      QCOMPARE(amber, button->palette().color(QPalette::Highlight));
    }
  }

  // The chosen tab has an edge of its own, in black, too, where no shade is lighter than another.
  void theChosenTabIsSeen() {
    ThemeManager manager;
    for (const ThemeChoice choice : {ThemeChoice::Light, ThemeChoice::Dark, ThemeChoice::HighContrast}) {
      manager.apply(choice);
      QTabBar bar;
      for (const char* text : {"General", "Keys"}) bar.addTab(QString::fromLatin1(text));
      bar.setCurrentIndex(1);
      bar.show();
      QVERIFY(QTest::qWaitForWindowExposed(&bar, 60'000));
      const QImage picture = bar.grab().toImage();
      const auto edge = [&](int tab) {
        return picture.pixel(bar.tabRect(tab).center().x(), bar.tabRect(tab).top() + 1);
      };
      QCOMPARE(edge(1), manager.theme().palette().color(QPalette::Link).rgb());
      QVERIFY(edge(0) != edge(1));
    }
  }

  // What scrolls has square corners, and so has the frame around it; its rows have room round their texts.
  void aListHasASquareFrameAndRoomInItsRows() {
    ThemeManager manager;
    manager.apply(ThemeChoice::Light);
    QListWidget list;
    list.addItem(u"Classic"_s);
    const QImage image = list.grab().toImage();
    QVERIFY(qAbs(qGray(image.pixel(0, 0)) - qGray(image.pixel(0, image.height() / 2))) < 32);
    QVERIFY(list.sizeHintForRow(0) >= list.fontMetrics().height() + spacing::kUnit);
  }

  // The default button is filled, unless another one says that it is meant first.
  void whatIsMeantFirstIsFilled_data() {
    const auto row = searchlight::testing::columns<QVariant, bool, bool>("told", "isDefault", "isFilled");
    row("plain", QVariant(), false, false);
    row("default", QVariant(), true, true);
    row("told", QVariant(true), false, true);
    row("default, but another is first", QVariant(false), true, false);
  }
  void whatIsMeantFirstIsFilled() {
    FETCH_ALL((QVariant, told), (bool, isDefault), (bool, isFilled));
    ThemeManager manager;
    manager.apply(ThemeChoice::Light);
    QDialog dialog;
    QPushButton button(&dialog);
    button.resize(80, 26);
    button.setAutoDefault(false);
    button.setDefault(isDefault);
    button.setProperty(kFilled, told);
    dialog.show();
    const QColor seen = button.grab().toImage().pixelColor(40, 13);
    QCOMPARE(seen == button.palette().color(QPalette::Highlight), isFilled);
  }

  // Its menu takes the pointer away from it, which nobody tells it.
  void aButtonWhoseMenuHasClosedIsNotLit() {
    QToolButton button;
    button.setAutoRaise(true);
    button.setMenu(new QMenu(&button));
    button.resize(60, 30);
    button.move(-500, -500);  // wherever the pointer is
    const auto painted = [&](QStyle::State state) {
      QStyleOptionToolButton option;
      option.initFrom(&button);
      option.features = QStyleOptionToolButton::HasMenu;
      option.subControls = QStyle::SC_ToolButton;
      option.state |= QStyle::State_AutoRaise | state;
      QImage image(button.size(), QImage::Format_ARGB32_Premultiplied);
      image.fill(Qt::white);
      QPainter painter(&image);
      button.style()->drawComplexControl(QStyle::CC_ToolButton, &option, &painter, &button);
      return image;
    };
    QCOMPARE(painted(QStyle::State_MouseOver), painted(QStyle::State_None));
  }

  // Where a press on its text does something and only its arrow opens the menu, it is one plate with one arrow all the same.
  void aButtonWithAMenuHasOneArrow() {
    QWidget window;
    QList<QImage> looks;
    for (const auto mode : {QToolButton::InstantPopup, QToolButton::MenuButtonPopup}) {
      QToolButton button(&window);
      button.setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
      button.setText(u"Add"_s);
      button.setMenu(new QMenu(&button));
      button.setPopupMode(mode);
      button.setGeometry(500, 500, 90, 28);  // wherever the pointer is
      looks << button.grab().toImage();
    }
    QCOMPARE(looks[0], looks[1]);
  }

  void aScrollBarIsSeenInHighContrast() {
    ThemeManager manager;
    manager.apply(ThemeChoice::HighContrast);
    QScrollBar bar(Qt::Vertical);
    bar.setRange(0, 100);
    bar.setPageStep(50);
    bar.resize(16, 200);
    const QImage seen = bar.grab().toImage();
    QVERIFY(contrastRatio(seen.pixelColor(8, 40), seen.pixelColor(8, 170)) >= 3);
  }

  // Fusion's own edges are darker than a dark window: what is not ticked would not be seen.
  void edgesShow_data() {
    const auto row = searchlight::testing::columns<ThemeChoice, QString>("choice", "control");
    for (const auto& [name, choice] :
         {std::pair("light", ThemeChoice::Light), std::pair("dark", ThemeChoice::Dark)})
      for (const char* control : {"check box", "radio button", "line edit", "slider"})
        row(searchlight::testing::rowName("%s %s", name, control), choice, QString::fromLatin1(control));
  }
  void edgesShow() {
    FETCH_ALL((ThemeChoice, choice), (QString, control));
    ThemeManager manager;
    manager.apply(choice);
    QCoreApplication::processEvents();
    const std::unique_ptr<QWidget> widget = [&]() -> std::unique_ptr<QWidget> {
      if (control == "check box"_L1) return std::make_unique<QCheckBox>();
      if (control == "radio button"_L1) return std::make_unique<QRadioButton>();
      if (control == "line edit"_L1) return std::make_unique<QLineEdit>();
      return std::make_unique<QSlider>(Qt::Horizontal);
    }();
    const QImage image = widget->grab().toImage();
    const QColor window = manager.theme().palette().color(QPalette::Window);
    const int seen = testing::countWhere(
        image.rect(), [&](int x, int y) { return contrastRatio(image.pixelColor(x, y), window) >= 2.5; });
    QVERIFY2(seen >= 16, qPrintable(QString::number(seen)));
  }

  void namesAndFilesAgree() {
    QStringList names;
    for (const IconId id : allIcons()) names.append(iconName(id));
    names << u"searchlight"_s << u"searchlight-16"_s;
    QStringList files;
    for (const QString& file : QDir(u":/icons"_s).entryList()) files.append(file.chopped(4));
    names.sort();
    files.sort();
    QCOMPARE(names, files);
    names.removeDuplicates();
    QCOMPARE(names.size(), files.size());
  }

  // A colour of its own would not follow the theme.
  void filesNameNoColours() {
    for (const IconId id : allIcons()) {
      QFile file(u":/icons/%1.svg"_s.arg(iconName(id)));
      QVERIFY(file.open(QIODevice::ReadOnly));
      const QByteArray svg = file.readAll();
      QVERIFY2(svg.contains("currentColor") && !svg.contains('#'), iconName(id).data());
    }
  }

  void areDrawn_data() {
    const auto row = searchlight::testing::columns<ThemeKind, int, qreal>("kind", "side", "ratio");
    for (const ThemeKind kind : kThemeKinds)
      for (const int side : {16, 20, 24, 32})
        for (const qreal ratio : {1.0, 1.5, 2.0})
          row(searchlight::testing::rowName("%s %d @%g", qPrintable(themeName(kind)), side, ratio), kind,
              side, ratio);
  }
  void areDrawn() {
    FETCH_ALL((ThemeKind, kind), (int, side), (qreal, ratio));
    QApplication::setPalette(Theme::shared(kind).palette());
    const int pixels = qRound(side * ratio);
    for (const IconId id : allIcons()) {
      const QImage image = drawn(id, side, ratio);
      QCOMPARE(image.size(), QSize(pixels, pixels));
      QVERIFY2(inkedPixels(image) > pixels, iconName(id).data());
    }
  }

  void areAllDifferent() {
    QList<QImage> seen;
    for (const IconId id : allIcons()) {
      const QImage image = drawn(id, 16);
      QVERIFY2(!seen.contains(image), iconName(id).data());
      seen.append(image);
    }
  }

  void followThePalette() {
    const QIcon kept = icon(IconId::Open);
    QApplication::setPalette(Theme::shared(ThemeKind::Light).palette());
    const QImage light = kept.pixmap(24, 24).toImage();
    QApplication::setPalette(Theme::shared(ThemeKind::Dark).palette());
    const QImage dark = kept.pixmap(24, 24).toImage();
    QVERIFY(light != dark);
  }

  void tellTheirState() {
    const QImage normal = drawn(IconId::Wall, 24);
    QVERIFY(normal != drawn(IconId::Wall, 24, 1, QIcon::Disabled));
    QVERIFY(normal != drawn(IconId::Wall, 24, 1, QIcon::Selected));
    QVERIFY(normal != drawn(IconId::Wall, 24, 1, QIcon::Normal, QIcon::On));
    QCOMPARE(normal, drawn(IconId::Wall, 24, 1, QIcon::Active));
  }

  void applicationIconHasEverySize() {
    for (const int side : {16, 24, 32, 48, 64, 128, 256}) {
      const QImage image = applicationIcon().pixmap(QSize(side, side), 1.0).toImage();
      QCOMPARE(image.size(), QSize(side, side));
      QVERIFY(inkedPixels(image) > side * side / 2);
    }
  }
};

SEARCHLIGHT_TEST(StyleTest)
#include "style_test.moc"
