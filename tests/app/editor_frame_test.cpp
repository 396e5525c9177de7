// tests/app/editor_frame_test.cpp: what every editor of drawings does, on one that knows nothing but lamps.
#include "app/game/draft_editor.h"

#include "tests/app/seen.h"
#include "tests/app/when_open.h"
#include "tests/test_main.h"
#include "widgets/board/board_viewport.h"
#include "widgets/board/drawing_view.h"
#include "widgets/theme/theme.h"

namespace searchlight::testing {

// The smallest editor there can be: lamps in rows, lit or dark.
struct Lamps {
  int columns = 3, rows = 2;
  std::string cells = "......";  // row by row, # is lit

  int width() const { return columns; }
  int height() const { return rows; }
  bool contains(Point p) const { return p.x >= 0 && p.y >= 0 && p.x < columns && p.y < rows; }
  char& at(Point p) { return cells[static_cast<std::size_t>(p.y * columns + p.x)]; }
  bool isDark() const { return cells.find('#') == std::string::npos; }
  void resize(int width, int height) {
    columns = width;
    rows = height;
    cells.assign(static_cast<std::size_t>(width * height), '.');
  }
  friend bool operator==(const Lamps&, const Lamps&) = default;
};

struct LampLayout {
  double cell() const { return 20; }
  QPointF placeOf(QPointF pixel) const { return pixel / cell(); }
  QPointF pixelOf(QPointF place) const { return place * cell(); }
};

enum class LampTool { Light, Dark };

class LampView : public ui::DrawingViewOf<Lamps, LampTool, LampLayout> {
  Q_OBJECT
 public:
  explicit LampView(QWidget* parent = nullptr) : DrawingViewOf(parent) {
    setToolKeys({Qt::Key_L, Qt::Key_D, Qt::Key_1, Qt::Key_2}, 2);
  }
  QString description(Point p) const override {
    return contains(p) ? QLatin1String(Lamps(m_shown).at(p) == '#' ? "lit" : "dark") : QString();
  }
  bool isInGesture() const override { return m_isPressed; }
  QSize sizeHint() const override { return {100, 100}; }

 Q_SIGNALS:
  void drawn(const searchlight::testing::Lamps& lamps);

 protected:
  void paintEvent(QPaintEvent*) override {
    QPainter painter(this);
    paintFaults(painter, ui::Theme::of(palette()).board());
  }
  void tellDrawn(const Lamps& lamps) override { Q_EMIT drawn(lamps); }
  void showDraft(const Lamps& lamps) override { m_shown = lamps; }
  void forgetGesture() override { m_isPressed = false; }
  void press(QPointF place, bool isOtherButton) override {
    m_isPressed = true;
    m_shown.at(ui::cellOf(place)) = isOtherButton || tool() == LampTool::Dark ? '.' : '#';
  }
  void release(QPointF) override {
    if (m_isPressed) end(m_shown);
  }
  void moveCursor(Point heading) override { setCursorCell(m_cursor + heading); }
  void pressKey() override {
    m_isByKey = true;
    press(QPointF(m_cursor.x, m_cursor.y), false);
    release({});
  }
  void deleteKey() override {
    Lamps next = m_draft;
    next.at(m_cursor) = '.';
    end(next);
  }
  void retranslate() override {}
  QPainterPath faultOutline(Point p) const override {
    QPainterPath path;
    path.addRect(pixelsOf(p));
    return path;
  }

 private:
  bool m_isPressed = false;
};

// It is wrong where all is dark; how many are lit is judged as soon as the test says so by found().
class LampEditor : public ui::DraftEditor<LampView> {
  Q_OBJECT
 public:
  explicit LampEditor(int waitMs = 0) : DraftEditor({QSize(9, 9), 20, 1, waitMs}, 100, nullptr) {
    beginWith({3, 2, "#....."});
  }
  void found() {
    m_isJudging = false;
    m_isKnown = true;
    showVerdict();
  }
  int judged = 0, saves = 0;

 protected:
  Words words() const override {
    return {.window = u"Lamps"_s,
            .discard = u"Put the lights out?"_s,
            .tools = {{u"Light"_s, u"light"_s, "L", ui::IconId::Brush}, {u"Dark"_s, u"dark"_s, "D"}},
            .names = {u"&Name"_s},
            .begins = {u"Nothing"_s, u"All"_s},
            .tryIt = u"Try"_s,
            .tryTip = {},
            .close = u"Close"_s,
            .save = u"Save"_s};
  }
  void begin(int what) override { edit({3, 2, what == 0 ? "......" : "######"}); }
  std::vector<Point> findFaults() override {
    return draft().isDark() ? std::vector<Point>{{0, 0}} : std::vector<Point>();
  }
  bool isJudgeable() const override { return !draft().isDark(); }
  void judge() override {
    ++judged;
    m_isJudging = true;
  }
  void stopJudging() override { m_isJudging = m_isKnown = false; }
  bool isJudging() const override { return m_isJudging; }
  Verdict verdict() const override {
    if (draft().isDark()) return {ui::NoteKind::Error, u"All is dark."_s, {}, false};
    if (!m_isKnown) return {ui::NoteKind::Info, u"Looking"_s, {}};
    return {ui::NoteKind::Info, u"Found"_s, {u"a figure"_s}};
  }
  void save() override {
    ++saves;
    setSaved(u"Saved."_s);
  }
  bool canSave() const override { return !draft().isDark(); }

 private:
  bool m_isJudging = false, m_isKnown = false;
};

}  // namespace searchlight::testing

using testing::LampEditor;
using testing::Lamps;
using testing::LampTool;
using testing::WhenOpen;

namespace {

QPoint lampAt(Point p) { return {p.x * 20 + 10, p.y * 20 + 10}; }
void clickLamp(LampEditor& editor, Point p, Qt::MouseButton button = Qt::LeftButton) {
  QTest::mouseClick(&editor.view(), button, {}, lampAt(p));
}
QPushButton* lampButton(LampEditor& editor, const char* text) {
  return testing::buttonOf<QPushButton>(editor, QString::fromLatin1(text));
}
bool lampSays(LampEditor& editor, const char* text) {
  return testing::isSaid(editor, QString::fromUtf8(text));
}
void beginLamps(LampEditor& editor, int what) {
  QList<QAction*> all = editor.findChild<QMenu*>()->actions();
  all.removeIf([](const QAction* action) { return action->isSeparator(); });
  all[what]->trigger();
}

}  // namespace

class EditorFrameTest : public QObject {
  Q_OBJECT

  static void show(LampEditor& editor) {
    editor.show();
    editor.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&editor, 60'000));
    editor.view().setFocus();
    QTRY_VERIFY(editor.view().hasFocus());
  }

 private Q_SLOTS:
  // ---- The drawing -----------------------------------------------------------------------------------------------------------

  void everyEditIsUndoneAndRedone() {
    LampEditor editor;
    show(editor);
    std::vector<Lamps> seen{editor.draft()};
    const auto done = [&] { seen.push_back(editor.draft()); };
    clickLamp(editor, {1, 0}), done();
    clickLamp(editor, {0, 0}, Qt::RightButton), done();
    editor.view().setCursorCell({2, 1});
    QTest::keyClick(&editor.view(), Qt::Key_Space), done();
    QTest::keyClick(&editor.view(), Qt::Key_Delete), done();
    beginLamps(editor, 1), done();
    editor.findChildren<QSpinBox*>()[1]->setValue(1), done();
    for (std::size_t i = 1; i < seen.size(); ++i) QVERIFY(seen[i] != seen[i - 1]);
    for (std::size_t i = seen.size() - 1; i-- > 0;) {
      QTest::keyClick(&editor.view(), Qt::Key_Z, Qt::ControlModifier);
      QVERIFY(editor.draft() == seen[i]);
      QCOMPARE(editor.findChildren<QSpinBox*>()[1]->value(), seen[i].rows);
    }
    for (std::size_t i = 1; i < seen.size(); ++i) {
      QTest::keyClick(&editor.view(), Qt::Key_Y, Qt::ControlModifier);
      QVERIFY(editor.draft() == seen[i]);
    }
  }

  // Nothing is drawn, and what is shown is what was there.
  void aGestureIsGivenUp_data() {
    QTest::addColumn<std::function<void(LampEditor&)>>("how");
    using How = std::function<void(LampEditor&)>;
    QTest::newRow("Esc") << How([](LampEditor& e) { QTest::keyClick(&e.view(), Qt::Key_Escape); });
    QTest::newRow("a second button") << How([](LampEditor& e) {
      QTest::mousePress(&e.view(), Qt::RightButton, {}, lampAt({1, 1}));
    });
    QTest::newRow("another tool") << How([](LampEditor& e) { e.view().setTool(LampTool::Dark); });
    QTest::newRow("the focus goes") << How([](LampEditor& e) { e.findChild<QLineEdit*>()->setFocus(); });
    QTest::newRow("another drawing") << How([](LampEditor& e) { e.view().setDraft(e.draft()); });
  }
  void aGestureIsGivenUp() {
    QFETCH(std::function<void(LampEditor&)>, how);
    LampEditor editor;
    show(editor);
    const Lamps before = editor.draft();
    QTest::mousePress(&editor.view(), Qt::LeftButton, {}, lampAt({1, 1}));
    QCOMPARE(editor.view().description({1, 1}), u"lit"_s);
    how(editor);
    QVERIFY(!editor.view().isInGesture() && editor.isVisible());
    QCOMPARE(editor.view().description({1, 1}), u"dark"_s);
    QTest::mouseRelease(&editor.view(), Qt::LeftButton, {}, lampAt({1, 1}));
    QVERIFY(editor.draft() == before);
  }

  void keysChooseToolsAndCells() {
    LampEditor editor;
    show(editor);
    QAccessible::setActive(true);
    QAccessibleInterface* face = QAccessible::queryAccessibleInterface(&editor.view());
    for (const auto& [key, tool] :
         {std::pair(Qt::Key_D, 1), {Qt::Key_L, 0}, {Qt::Key_2, 1}, {Qt::Key_1, 0}}) {
      QTest::keyClick(&editor.view(), key);
      QCOMPARE(editor.view().chosenTool(), tool);
      QCOMPARE(editor.findChild<QButtonGroup*>()->checkedId(), tool);
    }
    QCOMPARE(face->text(QAccessible::Value), u"lit"_s);
    QTest::keyClick(&editor.view(), Qt::Key_Right);
    QCOMPARE(editor.view().cursorCell(), (Point{1, 0}));
    QCOMPARE(face->text(QAccessible::Value), u"dark"_s);
    QVERIFY(lampSays(editor, "dark"));
    QAccessible::setActive(false);
  }

  // ---- What is said of it ------------------------------------------------------------------------------------------------------

  void whatIsWrongIsMarkedAndCannotBeTried() {
    LampEditor editor;
    show(editor);
    QVERIFY(lampButton(editor, "Try")->isEnabled() && lampButton(editor, "Save")->isEnabled());
    const QImage right = editor.view().grab().toImage();
    clickLamp(editor, {0, 0}, Qt::RightButton);
    QVERIFY(lampSays(editor, "All is dark."));
    QVERIFY(!lampButton(editor, "Try")->isEnabled() && !lampButton(editor, "Save")->isEnabled());
    QVERIFY(editor.view().grab().toImage() != right);
    QVERIFY(editor.isSettled());  // nothing is looked at
    clickLamp(editor, {0, 0});
    QVERIFY(lampButton(editor, "Try")->isEnabled());
    QCOMPARE(editor.view().grab().toImage(), right);
  }

  void aDrawingIsJudgedAgainAfterEachEdit() {
    LampEditor editor;
    show(editor);
    QVERIFY(!editor.isSettled());
    editor.found();
    QVERIFY(editor.isSettled());
    QVERIFY(lampSays(editor, "Found"));
    QVERIFY(lampSays(editor, "a figure"));
    clickLamp(editor, {1, 0});
    QVERIFY(lampSays(editor, "Looking"));
    QVERIFY(!lampSays(editor, "a figure"));
    QCOMPARE(editor.judged, 2);
  }
  // Of edits in quick succession the last one alone.
  void judgingWaitsForTheNextStroke() {
    LampEditor editor(3'600'000);
    show(editor);
    clickLamp(editor, {1, 0});
    QVERIFY(!editor.isSettled());
    QCOMPARE(editor.judged, 0);
    clickLamp(editor, {1, 0}, Qt::RightButton);
    clickLamp(editor, {0, 0}, Qt::RightButton);
    QVERIFY(editor.isSettled());  // there is nothing to wait for any more
    LampEditor quick(1);
    QTRY_COMPARE(quick.judged, 1);
  }

  // ---- Nothing is lost unasked -------------------------------------------------------------------------------------------------

  void closingAsksWhereSomethingWouldBeLost_data() {
    QTest::addColumn<std::function<void(LampEditor&)>>("before");
    QTest::addColumn<bool>("asks");
    using Before = std::function<void(LampEditor&)>;
    QTest::newRow("nothing was done") << Before([](LampEditor&) {}) << false;
    QTest::newRow("an edit") << Before([](LampEditor& e) { clickLamp(e, {1, 0}); }) << true;
    QTest::newRow("undone") << Before([](LampEditor& e) {
      clickLamp(e, {1, 0});
      QTest::keyClick(&e.view(), Qt::Key_Z, Qt::ControlModifier);
    }) << false;
    QTest::newRow("saved") << Before([](LampEditor& e) {
      clickLamp(e, {1, 0});
      QTest::keyClick(&e.view(), Qt::Key_S, Qt::ControlModifier);
      QTRY_COMPARE(e.saves, 1);
      QVERIFY(lampSays(e, "Saved."));
    }) << false;
    QTest::newRow("saved, and undone") << Before([](LampEditor& e) {
      clickLamp(e, {1, 0});
      QTest::keyClick(&e.view(), Qt::Key_S, Qt::ControlModifier);
      QTRY_COMPARE(e.saves, 1);
      QTest::keyClick(&e.view(), Qt::Key_Z, Qt::ControlModifier);
    }) << true;
    QTest::newRow("gone on with") << Before([](LampEditor& e) { e.goOnWith({3, 2, "..#..."}, {}); }) << true;
  }
  void closingAsksWhereSomethingWouldBeLost() {
    FETCH_ALL((std::function<void(LampEditor&)>, before), (bool, asks));
    LampEditor editor;
    show(editor);
    before(editor);
    QCOMPARE(editor.isUnsaved(), asks);
    int asked = 0;
    const auto answer = [&](const char* with) {
      testing::Answer box(QString::fromLatin1(with));
      editor.reject();
      asked += box.asked == u"Put the lights out?"_s ? 1 : 0;
    };
    answer("Continue drawing");
    QCOMPARE(editor.isVisible(), asks);
    if (asks) answer("Discard");
    QVERIFY(!editor.isVisible());
    QCOMPARE(asked, asks ? 2 : 0);
  }

  void thatItIsThereAgainIsSaidUntilTheFirstEdit() {
    LampEditor editor;
    show(editor);
    editor.goOnWith({3, 2, "..#..."}, {u" A  lamp "_s});
    QVERIFY(!lampSays(editor, "been restored"));
    editor.sayBack();
    QVERIFY(lampSays(editor, "Your unfinished drawing of “A lamp” has been restored."));
    clickLamp(editor, {1, 0});
    QVERIFY(!lampSays(editor, "been restored"));
  }
};

SEARCHLIGHT_TEST(EditorFrameTest)
#include "editor_frame_test.moc"
