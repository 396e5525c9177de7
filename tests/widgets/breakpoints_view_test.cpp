// tests/widgets/breakpoints_view_test.cpp: breakpoints added, ticked, edited and removed, and the one that was hit.
#include "widgets/tables/breakpoints_view.h"

#include "tests/test_main.h"
#include "tests/widgets/marking_translator.h"
#include "tests/widgets/watched_search.h"
#include "widgets/tables/condition_form.h"

using search::Algorithm;
using search::Breakpoint;
using search::EventKind;
using testing::OneRun;
using testing::WatchedSearch;

namespace {

struct Scene {
  OneRun model;
  BreakpointsView view;
  Scene() {
    view.resize(340, 300);
    view.setTransport(&model);
    view.show();
    view.activateWindow();
  }
  QList<QAction*> choices() {
    QMetaObject::invokeMethod(view.addMenu(), "aboutToShow");
    QList<QAction*> out;
    for (QAction* action : view.addMenu()->actions()) {
      if (action->menu())
        out += action->menu()->actions();
      else
        out += action;
    }
    return out;
  }
  // The form of a new condition, or of the one in a row.
  ConditionForm* form(int row = -1) {
    view.openCondition(row);
    return view.findChildren<ConditionForm*>().last();
  }
  QString text(int row) { return view.list().index(row, 0).data().toString(); }
};

}  // namespace

class BreakpointsViewTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void everyKindCanBeAdded() {
    Scene s;
    WatchedSearch{Algorithm::AStar}.show(s.model);
    const qsizetype choices = s.choices().size();
    for (qsizetype k = 0; k < choices; ++k) {
      s.choices()[k]->trigger();
      for (ConditionForm* form : s.view.findChildren<ConditionForm*>()) {
        form->rows()[0].value->setText(u"12"_s);
        form->accept();
      }
    }
    QCOMPARE(static_cast<qsizetype>(s.model.breakpoints().size()), choices);
    std::set<Breakpoint::Kind> kinds;
    for (const Breakpoint& b : s.model.breakpoints()) kinds.insert(b.kind);
    QVERIFY(kinds.contains(Breakpoint::Kind::AtGoal));
    QVERIFY(kinds.contains(Breakpoint::Kind::AtEvent));
    QVERIFY(kinds.contains(Breakpoint::Kind::FExceeds));
    QVERIFY(kinds.contains(Breakpoint::Kind::FDecreases));
    QVERIFY(kinds.contains(Breakpoint::Kind::AtCondition));
    // Adding what is there changes nothing.
    s.choices().first()->trigger();
    QCOMPARE(static_cast<qsizetype>(s.model.breakpoints().size()), choices);
  }

  void onlyEventsThatCanComeAreOffered() {
    Scene s;
    WatchedSearch{Algorithm::Dijkstra}.show(s.model);
    const qsizetype dijkstra = s.choices().size();
    WatchedSearch{Algorithm::JumpPoint}.show(s.model);
    QVERIFY(s.choices().size() != dijkstra);
    s.model.clear();
    QCOMPARE(s.choices().size(), qsizetype{search::kEventKinds + 4});
  }

  void spaceTicksAndDeleteRemoves() {
    Scene s;
    QVERIFY(QTest::qWaitForWindowActive(&s.view, 60'000));
    WatchedSearch{}.show(s.model);
    s.model.setBreakpoints({{Breakpoint::Kind::AtGoal, 0, true}, {Breakpoint::Kind::FDecreases, 0, true}});
    QuietTable& table = s.view.table();
    table.setFocus();
    table.showRow(0);
    QTest::keyClick(&table, Qt::Key_Space);
    QVERIFY(!s.model.breakpoints()[0].enabled);
    QVERIFY(s.model.breakpoints()[1].enabled);
    QTest::keyClick(&table, Qt::Key_Space);
    QVERIFY(s.model.breakpoints()[0].enabled);
    QVERIFY(s.view.removeAction()->isEnabled());
    QTest::keyClick(&table, Qt::Key_Delete);
    QCOMPARE(s.model.breakpoints().size(), std::size_t{1});
    QVERIFY(s.model.breakpoints()[0].kind == Breakpoint::Kind::FDecreases);
  }

  void theBoxIsTickedByMouse() {
    Scene s;
    WatchedSearch{}.show(s.model);
    s.model.setBreakpoints({{Breakpoint::Kind::AtGoal, 0, true}});
    QuietTable& table = s.view.table();
    const QRect line = table.visualRect(table.model()->index(0, 0));
    QTest::mouseClick(table.viewport(), Qt::LeftButton, {}, {line.left() + 26, line.center().y()});
    QVERIFY(!s.model.breakpoints()[0].enabled);
  }

  void theValueIsEditedInTheUnitPeopleSee() {
    Scene s;
    WatchedSearch w{Algorithm::AStar};
    w.neighbours = grid::Neighbours::Eight;  // 408 inner units to a step
    w.show(s.model);
    s.model.setBreakpoints({{Breakpoint::Kind::FExceeds, 408 * 12, true}});
    const QModelIndex line = s.view.list().index(0, 0);
    QVERIFY(s.text(0).contains(u"12"_s));
    QCOMPARE(line.data(Qt::EditRole).toDouble(), 12.0);
    QVERIFY(s.view.list().setData(line, 20.5));
    QCOMPARE(s.model.breakpoints()[0].value, std::uint64_t{8364});
    QVERIFY(!s.view.list().setData(line, -3.0));
    QVERIFY(!s.view.list().setData(line, u"soon"_s));
    QVERIFY(s.view.list().setData(line, 1e300));
    QCOMPARE(s.model.breakpoints()[0].value, std::uint64_t{search::kInfiniteCost});
    QCOMPARE(s.model.breakpoints().size(), std::size_t{1});
  }

  void theValueIsEditedInPlace() {
    Scene s;
    QVERIFY(QTest::qWaitForWindowActive(&s.view, 60'000));
    WatchedSearch{Algorithm::AStar}.show(s.model);
    s.model.seek(s.model.recorded() / 2);
    for (QAction* action : s.choices())
      if (action->text().contains(u"xceeds"_s)) action->trigger();
    QCOMPARE(s.model.breakpoints().size(), std::size_t{1});
    QCOMPARE(s.model.breakpoints()[0].value, std::uint64_t{*s.model.currentF()});
    auto* editor = s.view.table().findChild<QDoubleSpinBox*>();
    QVERIFY(editor);
    editor->setValue(33);
    QTest::keyClick(editor, Qt::Key_Return);
    QTRY_COMPARE(s.model.breakpoints()[0].value, std::uint64_t{33});
  }

  // The form writes the text and the text fills the form.
  void aConditionIsAFormAndAText() {
    Scene s;
    WatchedSearch{Algorithm::AStar}.show(s.model);
    ConditionForm& form = *s.form();
    QVERIFY(form.text().text().isEmpty() && form.problem().isEmpty());
    form.event().setCurrentIndex(form.event().findData(static_cast<int>(EventKind::Expand)));
    QCOMPARE(form.text().text(), u"expand"_s);
    const auto fill = [&form](std::size_t row, const char* field, search::Comparison comparison,
                              const QString& value) {
      const ConditionForm::Row& r = form.rows()[row];
      r.field->setCurrentIndex(r.field->findData(QString::fromLatin1(field)));
      r.comparison->setCurrentIndex(static_cast<int>(comparison));
      r.value->setText(value);
    };
    fill(0, "f", search::Comparison::More, u"24"_s);
    form.addButton().click();
    fill(1, "x", search::Comparison::AtMost, u"5"_s);
    QCOMPARE(form.text().text(), u"expand and f > 24 and x <= 5"_s);
    form.rows()[0].remove->click();
    QCOMPARE(form.text().text(), u"expand and x <= 5"_s);
    const auto type = [&form](const QString& text) {
      form.text().clear();
      QTest::keyClicks(&form.text(), text);
    };
    type(u"depth = 3 and relax and h != 2"_s);
    QCOMPARE(form.event().currentData().toInt(), static_cast<int>(EventKind::Relax));
    QCOMPARE(form.rows().size(), std::size_t{2});
    QCOMPARE(form.rows()[0].field->currentData().toString(), u"depth"_s);
    QCOMPARE(form.rows()[1].comparison->currentIndex(), static_cast<int>(search::Comparison::NotEqual));
    QCOMPARE(form.rows()[1].value->text(), u"2"_s);
    // What is no condition is not accepted, and the form stays as it was.
    auto* ok = form.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
    QVERIFY(ok->isEnabled());
    type(u"depth ="_s);
    QVERIFY(!ok->isEnabled() && !form.problem().isEmpty());
    type(u"depth = 3"_s);
    QVERIFY(ok->isEnabled() && form.problem().isEmpty());
    QCOMPARE(form.rows().size(), std::size_t{1});
    form.accept();
    QVERIFY(s.model.breakpoints() == std::vector{Breakpoint::when("depth = 3")});
  }

  // It is shown as a line, edited by F2, switched off and removed as any other.
  void aConditionIsEdited() {
    Scene s;
    QVERIFY(QTest::qWaitForWindowActive(&s.view, 60'000));
    WatchedSearch{Algorithm::AStar}.show(s.model);
    s.model.setBreakpoints({Breakpoint::when("expand and f >= 24"), Breakpoint::when("f >= ")});
    QVERIFY(testing::contains(s.text(0), u"f ≥ 24"_s));
    QVERIFY(s.text(1).contains(u"f >= "_s));
    QuietTable& table = s.view.table();
    table.setFocus();
    table.showRow(0);
    QTest::keyClick(&table, Qt::Key_F2);
    QTRY_VERIFY(s.view.findChild<ConditionForm*>());
    auto* form = s.view.findChild<ConditionForm*>();
    QCOMPARE(form->rows()[0].value->text(), u"24"_s);
    form->rows()[0].value->setText(u"30"_s);
    form->accept();
    QCOMPARE(QString::fromStdString(s.model.breakpoints()[0].state), u"expand and f >= 30"_s);
    QTest::keyClick(&table, Qt::Key_Space);
    QVERIFY(!s.model.breakpoints()[0].enabled);
    s.view.removeAction()->trigger();
    QCOMPARE(s.model.breakpoints().size(), std::size_t{1});
  }

  // Playing stops at the first event for which it holds, in the unit that people see.
  void playingStopsWhereAConditionHolds() {
    Scene s;
    WatchedSearch w{Algorithm::AStar};
    w.neighbours = grid::Neighbours::Eight;
    w.show(s.model, Transport::StartAt::Start);
    s.model.setBreakpoints({Breakpoint::when("expand and g > 7 and depth > 5")});
    s.model.setSpeed(1e6);
    s.model.play();
    WatchedSearch::settle(s.model);
    QCOMPARE(s.view.list().hit(), 0);
    const search::Trace& trace = s.model.session().trace();
    const std::size_t at = s.model.position() - 1;
    std::map<search::NodeId, search::NodeId> parents;
    for (std::size_t i = 0; i <= at; ++i) {
      const search::Event& e = trace[i];
      parents[e.node] = e.parentAfter;
      int depth = 0;
      for (search::NodeId n = e.parentAfter; n != search::kNoNode; n = parents[n]) ++depth;
      const bool holds =
          e.kind == EventKind::Expand && e.gAfter * s.model.names().shownPerCost > 7.005 && depth > 5;
      QCOMPARE(holds, i == at);
    }
  }

  void theOneThatWasHitIsShownUntilTheCursorGoesOn() {
    Scene s;
    WatchedSearch{Algorithm::AStar}.show(s.model, Transport::StartAt::Start);
    s.model.setBreakpoints(
        {{Breakpoint::Kind::AtGoal, 0, true},
         {Breakpoint::Kind::AtEvent, static_cast<std::uint64_t>(EventKind::Expand), true}});
    s.model.setSpeed(1000);
    s.model.play();
    WatchedSearch::settle(s.model);
    QCOMPARE(s.view.list().hit(), 1);
    QVERIFY(s.text(1).length() > s.text(0).length());
    QVERIFY(s.view.list().index(1, 0).data(Qt::FontRole).value<QFont>().bold());
    s.view.grab();
    s.model.stepForward();
    QCOMPARE(s.view.list().hit(), -1);
  }

  void aNodeIsNamedAndChosen() {
    Scene s;
    WatchedSearch w{Algorithm::Bidirectional};
    w.show(s.model);
    s.model.setBreakpoints({Breakpoint::at("2, 1")});
    QVERIFY(testing::contains(s.text(0), u"2, 1"_s));
    QSignalSpy chosen(&s.view, &BreakpointsView::stateActivated);
    QuietTable& table = s.view.table();
    const QRect line = table.visualRect(table.model()->index(0, 0));
    QTest::mouseClick(table.viewport(), Qt::LeftButton, {}, line.center());
    QCOMPARE(chosen.count(), 1);
    QCOMPARE(chosen.first().first().toString(), u"2, 1"_s);
    s.model.clear();  // nobody knows the name any more
    QVERIFY(!s.text(0).isEmpty());
  }

  void otherSettingsLeaveTheSelectionAlone() {
    Scene s;
    WatchedSearch{}.show(s.model);
    s.model.setBreakpoints({{Breakpoint::Kind::AtGoal, 0, true}, {Breakpoint::Kind::FDecreases, 0, true}});
    s.view.table().showRow(1);
    s.model.setSpeed(77);
    s.model.setBreakpoints({{Breakpoint::Kind::AtGoal, 0, false}, {Breakpoint::Kind::FDecreases, 0, true}});
    QCOMPARE(s.view.table().currentIndex().row(), 1);
  }

  void anEmptyListExplainsItself() {
    Scene s;
    QVERIFY(!s.view.table().placeholder().isEmpty());
    QVERIFY(!s.view.removeAction()->isEnabled());
    s.view.setTransport(nullptr);
    s.view.grab();
  }

  void textsFollowTheLanguage() {
    Scene s;
    WatchedSearch{}.show(s.model);
    s.model.setBreakpoints({{Breakpoint::Kind::AtGoal, 0, true}, Breakpoint::at("5, 0")});
    const MarkingTranslator marking;
    for (int row = 0; row < 2; ++row) QVERIFY(MarkingTranslator::isMarked(s.text(row)));
    QCOMPARE(MarkingTranslator::unmarked(s.view), QStringList());
    QVERIFY(MarkingTranslator::isMarked(s.view.table().placeholder()));
    for (const QAction* action : s.choices()) QVERIFY(MarkingTranslator::isMarked(action->text()));
  }
};

SEARCHLIGHT_TEST(BreakpointsViewTest)
#include "breakpoints_view_test.moc"
