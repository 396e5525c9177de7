// tests/core/trace_expression_test.cpp: how traces say what their events look like, and what becomes of it.
#include "core/trace_formats/trace_expression.h"

#include <nlohmann/json.hpp>

#include "core/text/failure.h"
#include "core/trace_formats/foreign_trace.h"
#include "core/trace_formats/search_trace_format.h"
#include "tests/test_main.h"

using namespace searchlight::search;

class TraceExpressionTest : public QObject {
  Q_OBJECT

  static ForeignTrace traceOf(const std::string& text) {
    return ForeignTrace(readSearchTrace(text, "t.trace.yaml"));
  }
  // "rect 1,2,3,4 red @1-3"; "*": to the end.
  static QString drawn(const TracePictures& pictures) {
    constexpr const char* kKinds[] = {"rect", "circle", "path", "polygon"};
    QStringList out;
    for (const TraceShape& shape : pictures.shapes()) {
      QStringList at;
      for (const double v : shape.at) at << QString::number(v);
      out << u"%1 %2 %3%4 @%5-%6"_s
                 .arg(QLatin1String(kKinds[int(shape.kind)]), at.join(u','),
                      QString::fromStdString(shape.fill),
                      shape.label.empty() ? QString() : u" '%1'"_s.arg(QString::fromStdString(shape.label)))
                 .arg(shape.from)
                 .arg(shape.until > 1'000'000 ? u"*"_s : QString::number(shape.until));
    }
    return out.join(u"; "_s);
  }

 private Q_SLOTS:
  void values_data() {
    const auto row = testing::columns<QString, QString>("expression", "value");
    row("a field", "${{ $.x }}", "3.0");
    row("by its name alone", "${{ x }}", "3.0");
    row("older braces", "{{$.event.x}}", "3.0");
    row("arithmetic", "${{ $.x * 2 + 1 - 4 / 8 }}", "6.5");
    row("powers and rests", "${{ 2 ** 3 + 7 % 4 }}", "11.0");
    row("brackets", "${{ (1 + 2) * -x }}", "-9.0");
    row("by zero", "${{ 1 / 0 }}", "null");
    row("what is not there", "${{ $.nothing.more }}", "null");
    row("not there, by a question", "${{ $.points?.[0]?.x + 0.5 }}", "1.5");
    row("of a list", "${{ points[1].y }}", "4.0");
    row("beyond a list", "${{ points[2].y }}", "null");
    row("its length", "${{ points.length * 16 }}", "32.0");
    row("a choice", "${{ $.x > 2 ? 'far' : 'near' }}", "\"far\"");
    row("nested choices", "${{ x == 1 ? 1 : x === 3 ? 33 : 2 }}", "33.0");
    row("not and and", "${{ !!parent && x < 4 }}", "true");
    row("or", "${{ nothing || 5 }}", "5.0");
    row("none or", "${{ nothing ?? 'none' }}", "\"none\"");
    row("in", "{{'x' in $.event ? $.event.x : 0}}", "3.0");
    row("not in", "{{'z' in $.event ? 1 : 0}}", "0.0");
    row("a text in backquotes", "{{$.event[`${$.a}${$.b}`]}}", "7.0");
    row("colours", "${{ color[$.type] }}", "\"color:expanding\"");
    row("older colours", "{{$.color[$.event.type]}}", "\"color:expanding\"");
    row("a theme's", "${{ theme.background }}", "\"theme:background\"");
    row("an older theme's", "{{$.themeTextPrimary}}", "\"theme:foreground\"");
    row("among words", "x = ${{ x }}, y = ${{ 1 + 1 }}", "\"x = 3, y = 2\"");
    row("no expression", "#ff0000", "\"#ff0000\"");
    row("no end", "${{ x", "\"${{ x\"");
    row("texts", "${{ 'a' + 1 }}", "\"a1\"");
    row("the context itself", "${{ $ == $.event }}", "false");
    row("a member by its name", "${{ $['x'] + $['a'] }}", "4.0");
  }
  void values() {
    FETCH(const QString, expression, value);
    nlohmann::json context = nlohmann::json::parse(
        R"({"type": "expanding", "x": 3.0, "a": 1, "b": 2, "points": [{"x": 1.0, "y": 2.0}, {"x": 3.0, "y": 4.0}], "parent": {"x": 1.0}})");
    context["event"] = context;
    context["event"]["12"] = 7.0;
    QCOMPARE(QString::fromStdString(evaluateIn(expression.toStdString(), context).dump()), value);
  }

  void errors_data() {
    const auto row = testing::columns<QString, QString>("expression", "error");
    row("a call", "${{ Object.keys(color) }}", "column 13: function calls are not supported");
    row("an arrow", "${{ x => 1 }}", "unexpected");
    row("half of it", "${{ 1 + }}", "expected a value");
    row("a bracket", "${{ (1 }}", "expected \")\"");
    row("a text", "${{ 'a }}", "a text has no end");
    row("deep", "${{ " + QString(500, u'(') + " }}", "nested more than 64 deep");
    row("many signs", "${{ " + QString(500, u'-') + "1 }}", "nested more than 64 deep");
    row("a text that grows", "${{ $.s + $.s }}", "a text of more than 10000 bytes");
    row("in backquotes", "${{ `${$.s}${$.s}` }}", "a text of more than 10000 bytes");
    row("among words", "${{ $.s }} ${{ $.s }}", "a text of more than 10000 bytes");
    row("long", "${{ " + QString(3000, u'1') + " }}", "longer than 2000 bytes");
  }
  void errors() {
    FETCH(const QString, expression, error);
    try {
      (void)evaluateIn(expression.toStdString(), {{"s", std::string(6000, 's')}});
      QFAIL("it was evaluated");
    } catch (const Failed& e) {
      QVERIFY2(QString::fromUtf8(e.what()).contains(error), e.what());
    }
  }

  void shapes_data() {
    const auto row = testing::columns<QString, QString>("views", "shapes");
    row("a rectangle", "main: [{$: rect, x: '${{ $.a }}', y: 0, width: 2, fill: red}]",
        "rect 1,0,2,1 red @1-*; rect 5,0,2,1 red @2-*; rect 6,0,2,1 red @3-*");
    row("transient", "main: [{$: circle, x: '${{ a }}', y: 1, radius: 2, clear: true}]",
        "circle 1,1,2  @1-2; circle 5,1,2  @2-3; circle 6,1,2  @3-*");
    row("until a word", "main: [{$: rect, x: 0, y: 0, clear: close, $if: \"${{ type == 'open' }}\"}]",
        "rect 0,0,1,1  @1-3; rect 0,0,1,1  @2-*");
    row("a line to the parent",
        "main: [{$: path, $if: '${{ !!parent }}', points: [{x: '${{ parent.a }}', y: 0}, {x: '${{ $.a }}', "
        "y: 0}]}]",
        "path 1,0,5,0  @2-*");
    row("components",
        "{two: [{$: one, k: 1}, {$: one, k: 2}], one: [{$: rect, x: '${{ $.k }}', y: '${{ $.a }}', label: "
        "'${{ $.k }}', "
        "$if: '${{ $.a == 5 }}'}], main: [{$: two}]}",
        "rect 1,5,1,1  '1' @2-*; rect 2,5,1,1  '2' @2-*");
    row("a loop", "main: [{$: rect, x: '${{ $.i }}', y: 0, $if: '${{ a == 1 }}', $for: {$to: 6, $step: 2}}]",
        "rect 0,0,1,1  @1-*; rect 2,0,1,1  @1-*; rect 4,0,1,1  @1-*");
    row("fields that are not there", "main: [{$: rect, x: '${{ $.z }}', y: 0}]", "");
    row("itself", "{one: [{$: one}], main: [{$: one}]}", "");
  }
  void shapes() {
    FETCH(const QString, views, shapes);
    const ForeignTrace trace = traceOf(
        "version: 1.4.0\nviews: " + (views.startsWith(u'{') ? views : "{" + views + "}").toStdString() +
        "\nevents:\n- {type: open, id: n, a: 1}\n- {type: open, id: m, pId: n, a: 5}\n- {type: "
        "close, id: n, a: 6}\n");
    QCOMPARE(drawn(trace.pictures()), shapes);
  }

  void olderVersions() {
    const ForeignTrace render = traceOf(
        R"({"version": "1.0.5", "render": {"components": {"dot": [{"$": "circle", "x": "{{$.event.cx}}", "y": 2, "display": "transient"}]},
           "views": {"main": {"components": [{"$": "dot"}]}}}, "events": [{"type": "a", "id": 1, "cx": 4}, {"type": "a", "id": 2, "cx": 5}]})");
    QCOMPARE(drawn(render.pictures()), u"circle 4,2,0.5  @1-2; circle 5,2,0.5  @2-*"_s);
    const ForeignTrace structure = traceOf(
        R"({"nodeStructure": [{"type": "line", "variables": {"x1": "x1", "y1": "y1", "x2": "parent:x1", "y2": 0}, "persisted": false}],
           "eventList": [{"type": "a", "id": 1, "variables": {"x1": 4, "y1": 1}}, {"type": "a", "id": 2, "pId": 1, "variables": {"x1": 5, "y1": 1}}]})");
    QCOMPARE(drawn(structure.pictures()), u"path 5,1,4,0  @2-*"_s);
    QVERIFY(structure.pictures().extents() == (TraceExtents{4, 0, 5, 1}));
  }

  void problemsAreTold_data() {
    const auto row = testing::columns<QString, QString>("component", "problem");
    row("unknown", "{$: sphere, x: 1}", "\"sphere\" is not drawn");
    row("a call", "{$: rect, x: '${{ Math.round(1) }}', y: 0}", "function calls are not supported");
    row("without a name", "{x: 1}", "no $");
  }
  void problemsAreTold() {
    FETCH(const QString, component, problem);
    const ForeignTrace trace = traceOf("views: {main: [{$: rect, x: 0, y: 0}, " + component.toStdString() +
                                       "]}\nevents: [{type: a, id: 1}]\n");
    QCOMPARE(trace.pictures().shapes().size(), std::size_t{1});
    const QString told = QString::fromStdString(english(trace.pictures().problem()));
    QVERIFY(testing::contains(told, problem));
  }

  void manyShapesEndSomewhere() {
    const ForeignTrace trace = traceOf(
        "views: {main: [{$: rect, x: '${{ $.i }}', y: 0, $for: {$to: 1.0e+12}}]}\nevents: [{type: a, id: 1}, "
        "{type: b, id: 1}]\n");
    QVERIFY(trace.pictures().shapes().size() <= TracePictures::kMostShapes);
    QVERIFY(!trace.pictures().problem().empty());
  }

  void nodesAreFoundByTheirShapes() {
    const ForeignTrace trace = traceOf(
        "views: {main: [{$: rect, x: '${{ a }}', y: 0, width: 4, height: 4}]}\nevents: [{type: a, id: p, a: "
        "0}, {type: a, id: q, a: 2}]\n");
    QCOMPARE(trace.pictures().nodeAt({3, 1}, 2), std::optional<NodeId>(1));
    QCOMPARE(trace.pictures().nodeAt({3, 1}, 1), std::optional<NodeId>(0));
    QVERIFY(!trace.pictures().nodeAt({9, 9}, 2));
  }
};

SEARCHLIGHT_TEST(TraceExpressionTest)
#include "trace_expression_test.moc"
