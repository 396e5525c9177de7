// tests/app/dialogs_test.cpp: all dialogs have their buttons in one box, in one order, and one of them filled.
#include "tests/app/any_window.h"
#include "tests/app/when_open.h"
#include "tests/test_main.h"
#include "widgets/theme/style.h"

class DialogsTest : public QObject {
  Q_OBJECT

  // What is wrong with a dialog; empty: nothing is.
  static QString faultOf(const QDialog* dialog) {
    const QList<QDialogButtonBox*> boxes = dialog->findChildren<QDialogButtonBox*>();
    if (boxes.size() != 1) return u"%1 boxes of buttons"_s.arg(boxes.size());
    const QSize least = dialog->minimumSizeHint();  // a screen of 1024 x 600 with a bar or two
    if (least.width() > 800 || least.height() > 480)
      return u"at least %1 x %2"_s.arg(least.width()).arg(least.height());
    const QDialogButtonBox* box = boxes.front();
    int filled = 0;
    for (const QPushButton* button : dialog->findChildren<QPushButton*>())
      filled += button->isVisible() && (button->isDefault() || button->property(kFilled).toBool()) ? 1 : 0;
    if (filled != 1) return u"%1 filled buttons"_s.arg(filled);
    // The one that does it stands last; where there is none, the one that closes.
    const QAbstractButton* last = nullptr;
    bool accepts = false;
    for (const QAbstractButton* button : box->buttons()) {
      if (!button->isVisible()) continue;
      if (!last || button->x() > last->x()) last = button;
      accepts |= box->buttonRole(const_cast<QAbstractButton*>(button)) == QDialogButtonBox::AcceptRole;
    }
    const auto role = box->buttonRole(const_cast<QAbstractButton*>(last));
    if (role != (accepts ? QDialogButtonBox::AcceptRole : QDialogButtonBox::RejectRole))
      return u"\u201c%1\u201d stands last"_s.arg(last->text());
    return {};
  }

 private Q_SLOTS:
  void areOfOneKind_data() {
    QTest::addColumn<QByteArray>("page");
    QTest::addColumn<QString>("command");  // how its text begins
    const auto row = [](const char* page, const char* command) {
      QTest::addRow("%s: %s", page, command) << QByteArray(page) << QString::fromLatin1(command);
    };
    for (const char* command : {"Preferences", "Keys", "Context help", "Save picture"})
      row(SokobanPage::kId, command);
    row(SokobanPage::kId, "Choose");
    row(SokobanPage::kId, "Draw");
    row(SokobanPage::kId, "Generate");
    row(SokobanPage::kId, "Statistics");
    row(KlotskiPage::kId, "Choose");
    row(KlotskiPage::kId, "Draw");
    row(LinesPage::kId, "New game");
    row(LinesPage::kId, "Statistics");
    row(MapLabPage::kId, "Generate");
    row(MapLabPage::kId, "Resize");
  }
  void areOfOneKind() {
    FETCH_ALL((const QByteArray, page), (const QString, command));
    testing::AnyWindow shown(page.constData());
    Window& window = shown.window();
    window.resize(1200, 800);
    QTRY_VERIFY(window.page().isSettled());
    const PageParts parts = window.page().parts();
    QAction* wanted = nullptr;
    for (QAction* action : window.commands().all() + parts.inMenus())
      if (!wanted && plainText(action->text()).startsWith(command)) wanted = action;
    QVERIFY2(wanted, qPrintable(command));
    QString fault = u"no dialog came"_s;
    const testing::WhenOpen<QDialog> look([&](QDialog* dialog) {
      fault = faultOf(dialog);
      dialog->reject();
    });
    wanted->trigger();
    QCOMPARE(fault, QString());
  }
};

SEARCHLIGHT_TEST(DialogsTest)
#include "dialogs_test.moc"
