// core/trace_formats/trace_pictures.cpp: components and their properties become shapes.
#include "core/trace_formats/trace_pictures.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <unordered_map>
#include <utility>

#include "core/text/line_reader.h"
#include "core/trace_formats/foreign_trace.h"
#include "core/trace_formats/trace_expression.h"

namespace searchlight::search {
namespace {

using Value = nlohmann::json;

constexpr std::size_t kAlways = std::numeric_limits<std::size_t>::max();
constexpr int kMostComponents = 16;  // within each other
constexpr double kFarthest = 1e12;

struct PrimitiveName {
  std::string_view name;
  TraceShape::Kind kind;
};
constexpr PrimitiveName kPrimitives[] = {{"rect", TraceShape::Kind::Rect},
                                         {"circle", TraceShape::Kind::Circle},
                                         {"path", TraceShape::Kind::Path},
                                         {"polygon", TraceShape::Kind::Polygon}};

Value parsed(std::string_view text) {
  Value value = Value::parse(text, nullptr, false);
  return value.is_discarded() ? Value() : value;
}

// A field's text is a number, a list, a truth value or itself.
Value fieldValue(std::string_view text) {
  if (const auto number = parseNumber(text)) return *number;
  if (text == "true" || text == "false" || text.starts_with('[') || text.starts_with('{')) {
    if (Value value = parsed(text); !value.is_null()) return value;
  }
  return std::string(text);
}

const Value* find(const Value& in, std::initializer_list<const char*> names) {
  if (!in.is_object()) return nullptr;
  for (const char* name : names)
    if (const auto found = in.find(name); found != in.end()) return &*found;
  return nullptr;
}

// 1.0.4: kinds of shapes with the names of the fields that place them.
Value fromNodeStructure(const Value& list) {
  const auto field = [](const Value& name) -> Value {
    if (!name.is_string()) return name;
    std::string text = name.get<std::string>();
    if (text.starts_with("parent:")) text = "parent." + text.substr(7);
    return "{{ " + text + " }}";
  };
  Value out = Value::array();
  for (const Value& one : list) {
    const Value* type = find(one, {"type"});
    const Value* names = find(one, {"variables"});
    if (!type || !type->is_string() || !names || !names->is_object()) continue;
    Value shape = Value::object();
    if (const Value* isKept = find(one, {"persisted"})) shape["persist"] = *isKept;
    const auto point = [&](const char* x, const char* y) {
      return Value::object({{"x", field(names->value(x, Value()))}, {"y", field(names->value(y, Value()))}});
    };
    if (*type == "line") {
      shape["$"] = "path";
      shape["points"] = Value::array({point("x1", "y1"), point("x2", "y2")});
    } else if (*type == "polygon") {
      shape["$"] = "polygon";
      shape["points"] = Value::array();
      if (const Value* points = find(*names, {"points"}); points && points->is_array())
        for (std::size_t i = 0; i + 1 < points->size(); i += 2)
          shape["points"].push_back({{"x", field((*points)[i])}, {"y", field((*points)[i + 1])}});
    } else {
      shape.update(point(*type == "circle" ? "cx" : "x", *type == "circle" ? "cy" : "y"));
      shape["$"] = *type;
      for (const char* name : {"width", "height", "radius"})
        if (const Value* told = find(*names, {name})) shape[name] = field(*told);
    }
    out.push_back(std::move(shape));
  }
  return out;
}

}  // namespace

struct TracePictures::Builder {
  TracePictures& out;
  const TraceDocument& document;
  Value components, main;
  std::vector<std::size_t> from;  // of each event of the document
  std::vector<Value> lastOf;      // the event of each node that was told last
  std::map<std::pair<std::string, NameIndex>, std::vector<std::size_t>> endings;  // clear: a word
  std::set<const Value*> refused;
  std::size_t steps = 0;
  bool isFull = false, hasEndings = false;

  Builder(TracePictures& pictures, const ForeignTrace& trace)
      : out(pictures), document(trace.document()), lastOf(document.ids.size()) {
    Value root = parsed(document.views);
    if (root.is_array()) {
      main = fromNodeStructure(root);
    } else if (const Value* views = find(root, {"views"}); views || find(root, {"components"})) {
      if (const Value* named = find(root, {"components"})) components = *named;
      const Value* first = views ? find(*views, {"main"}) : nullptr;
      if (const Value* inIt = first ? find(*first, {"components"}) : nullptr) first = inIt;
      if (first) main = *first;
    } else {
      if (const Value* first = find(root, {"main"})) main = *first;
      components = std::move(root);
    }
    std::size_t i = 0;
    const std::size_t played = trace.trace().end();
    for (std::size_t event = 0; event < document.events.size(); ++event) {
      while (i < played && trace.documentEvent(i) < event) ++i;
      from.push_back(i < played && trace.documentEvent(i) == event ? i + 1 : i);
    }
  }

  void refuse(const Failure& why) {
    if (out.m_problem.empty()) out.m_problem = why;
  }

  Value eventValue(std::size_t i) const {
    const TraceEvent& e = document.events[i];
    Value value = Value::object();
    value["type"] = std::string(document.typeOf(i));
    if (e.id != kNoName) value["id"] = fieldValue(document.idOf(i));
    value["pId"] = e.pId != kNoName ? fieldValue(document.parentIdOf(i)) : Value();
    const std::pair<const char*, OptionalNumber> numbers[] = {
        {"f", e.f}, {"g", e.g}, {"h", e.h}, {"x", e.x}, {"y", e.y}};
    for (const auto& [name, number] : numbers)
      if (number) value[name] = *number;
    for (const TraceField& field : document.fieldsOf(i))
      value[std::string(document.fieldNames[field.name])] = fieldValue(document.fieldValues[field.value]);
    return value;
  }

  void run() {
    for (std::size_t i = 0; i < document.events.size() && !isFull; ++i) {
      const TraceEvent& e = document.events[i];
      Value event = eventValue(i);
      Value context = event;
      context["event"] = event;
      context["parent"] = e.pId != kNoName ? lastOf[e.pId] : Value();
      context["event"]["parent"] = context["parent"];
      context["step"] = i;
      context["events"] = {{"length", document.events.size()}};
      draw(main, context, i, 0);
      if (e.id != kNoName) lastOf[e.id] = std::move(event);
    }
    std::ranges::stable_sort(out.m_shapes, {}, &TraceShape::from);
  }

  Value evaluated(const Value& property, const Value& context) {
    ++steps;
    if (property.is_string()) return evaluateIn(property.get_ref<const std::string&>(), context);
    if (!property.is_structured()) return property;
    Value value = property;
    for (Value& inIt : value) inIt = evaluated(inIt, context);
    return value;
  }

  void draw(const Value& list, const Value& context, std::size_t event, int depth) {
    if (!list.is_array()) return;
    for (const Value& component : list) {
      if (isFull || !component.is_object() || refused.contains(&component)) continue;
      checkLimits(event);
      if (isFull) return;
      try {
        repeat(component, context, event, depth);
      } catch (const Failed& e) {
        refused.insert(&component);
        refuse(e.failure());
      }
    }
  }

  void checkLimits(std::size_t event) {
    if (steps <= kMostSteps && out.m_shapes.size() < kMostShapes) return;
    isFull = true;
    refuse(ReaderErrors::tr("more than %1 shapes; events from number %2 on are not drawn",
                            out.m_shapes.size(), event + 1));
  }

  void repeat(const Value& component, const Value& context, std::size_t event, int depth) {
    const Value* loop = find(component, {"$for"});
    if (!loop) return drawOne(component, context, event, depth);
    const auto number = [&](const char* name, double otherwise) {
      const Value* told = find(*loop, {name});
      const Value value = told ? evaluated(*told, context) : Value();
      return value.is_number() ? value.get<double>() : otherwise;
    };
    const double to = number("$to", 1), step = number("$step", 1);
    const Value* name = find(*loop, {"$let"});
    Value inner = context;
    for (double i = number("$from", 0);
         step > 0 && i < to && !isFull && steps <= kMostSteps && out.m_shapes.size() < kMostShapes;
         i += step) {
      inner[name && name->is_string() ? name->get<std::string>() : "i"] = i;
      drawOne(component, inner, event, depth);
    }
    checkLimits(event);
  }

  void drawOne(const Value& component, const Value& context, std::size_t event, int depth) {
    if (const Value* condition = find(component, {"$if", "visible"})) {
      const Value holds = evaluated(*condition, context);
      // A text, not a list. NOLINTNEXTLINE(readability-container-size-empty)
      if (holds.is_null() || holds == false || holds == 0 || holds == "") return;
    }
    const Value* what = find(component, {"$"});
    if (!what || !what->is_string()) throw Failed(ReaderErrors::tr("a component has no $"));
    Value own = Value::object();
    for (const auto& [name, property] : component.items())
      if (!name.starts_with('$') && name != "visible") own[name] = evaluated(property, context);
    const std::string& name = what->get_ref<const std::string&>();
    const auto primitive = std::ranges::find(kPrimitives, name, &PrimitiveName::name);
    if (primitive != std::end(kPrimitives)) return add(primitive->kind, own, event);
    const Value* parts = find(components, {name.c_str()});
    if (!parts) throw Failed(ReaderErrors::tr("%1 is not drawn: it is unknown", inQuotes(name)));
    if (depth >= kMostComponents)
      throw Failed(ReaderErrors::tr("components are nested more than %1 deep", kMostComponents));
    Value inner = context;
    inner.update(own);
    draw(*parts, inner, event, depth + 1);
  }

  void add(TraceShape::Kind kind, const Value& own, std::size_t event) {
    TraceShape shape;
    shape.kind = kind;
    bool isWhole = true;
    const auto number = [&](std::initializer_list<const char*> names, double otherwise) {
      const Value* told = find(own, names);
      return told && told->is_number() ? told->get<double>() : otherwise;
    };
    const auto place = [&](const Value* value) {
      const bool isPlace = value && value->is_number() && std::abs(value->get<double>()) <= kFarthest;
      isWhole &= isPlace;
      shape.at.push_back(isPlace ? value->get<double>() : 0);
    };
    const auto text = [&](std::initializer_list<const char*> names) -> std::string {
      const Value* told = find(own, names);
      if (!told || told->is_null()) return {};
      return told->is_string() ? told->get<std::string>()
                               : told->dump(-1, ' ', false, Value::error_handler_t::replace);
    };
    if (kind == TraceShape::Kind::Rect || kind == TraceShape::Kind::Circle) {
      place(find(own, {"x"}));
      place(find(own, {"y"}));
      const double radius = number({"radius"}, 0.5);
      for (const double size : {number({"width"}, 1), number({"height"}, 1)})
        if (kind == TraceShape::Kind::Rect) shape.at.push_back(std::clamp(size, -kFarthest, kFarthest));
      if (kind == TraceShape::Kind::Circle) shape.at.push_back(std::clamp(radius, 0.0, kFarthest));
    } else {
      const Value* points = find(own, {"points"});
      if (points && points->is_array())
        for (const Value& point : *points) {
          place(find(point, {"x"}));
          place(find(point, {"y"}));
        }
      isWhole &= shape.at.size() >= 4;
    }
    if (!isWhole) return;  // an event without these fields
    shape.lineWidth = std::clamp(number({"line-width", "lineWidth"}, 0), 0.0, kFarthest);
    shape.alpha = static_cast<float>(std::clamp(number({"alpha"}, 1), 0.0, 1.0));
    shape.fill = text({"fill", "color"});
    shape.label = text({"label", "text"});
    shape.labelFill = text({"label-color", "fontColor"});
    shape.labelX = std::clamp(number({"label-x", "textX"}, 0), -kFarthest, kFarthest);
    shape.labelY = std::clamp(number({"label-y", "textY"}, 0), -kFarthest, kFarthest);
    shape.labelSize = std::clamp(number({"label-size", "fontSize"}, 1), 0.0, kFarthest);
    shape.node = document.events[event].id == kNoName ? kNoNode : document.events[event].id;
    shape.from = from[event];
    shape.until = untilOf(own, event);
    if (shape.until > shape.from) out.m_shapes.push_back(std::move(shape));
  }

  std::size_t untilOf(const Value& own, std::size_t event) {
    const Value* clear = find(own, {"clear"});
    const Value* display = find(own, {"display"});
    const Value* isKept = find(own, {"persist"});
    if (clear && clear->is_string()) return untilWord(clear->get<std::string>(), event);
    const bool isPassing =
        (clear && *clear == true) || (display && *display == "transient") || (isKept && *isKept == false);
    if (!isPassing) return kAlways;
    for (std::size_t next = event + 1; next < from.size(); ++next)
      if (from[next] > from[event]) return from[next];
    return kAlways;
  }

  // Until an event with this word tells of the same node.
  std::size_t untilWord(const std::string& word, std::size_t event) {
    if (!hasEndings)
      for (std::size_t i = 0; i < document.events.size(); ++i)
        endings[{std::string(document.typeOf(i)), document.events[i].id}].push_back(i);
    hasEndings = true;
    const auto found = endings.find({word, document.events[event].id});
    if (found == endings.end()) return kAlways;
    const auto next = std::ranges::upper_bound(found->second, event);
    return next == found->second.end() ? kAlways : from[*next];
  }
};

TracePictures::TracePictures(const ForeignTrace& trace) {
  if (trace.document().views.empty()) return;
  Builder(*this, trace).run();
  // A converter's default view: one cell for all nodes, which shows nothing of them.
  const bool isOneCell = std::ranges::all_of(m_shapes, [&](const TraceShape& shape) {
    return shape.kind == m_shapes[0].kind && shape.at == m_shapes[0].at && shape.label.empty();
  });
  if (isOneCell && trace.nodeCount() > 1 && m_shapes.size() == trace.document().events.size())
    m_shapes.clear();
}

std::optional<TraceExtents> TracePictures::extents() const {
  if (m_shapes.empty()) return std::nullopt;
  constexpr double kNone = std::numeric_limits<double>::max();
  TraceExtents out{kNone, kNone, -kNone, -kNone};
  const auto include = [&](double x, double y) {
    out = {std::min(out.left, x), std::min(out.top, y), std::max(out.right, x), std::max(out.bottom, y)};
  };
  for (const TraceShape& shape : m_shapes) {
    const std::vector<double>& at = shape.at;
    if (shape.kind == TraceShape::Kind::Rect) {
      include(at[0], at[1]);
      include(at[0] + at[2], at[1] + at[3]);
    } else if (shape.kind == TraceShape::Kind::Circle) {
      include(at[0] - at[2], at[1] - at[2]);
      include(at[0] + at[2], at[1] + at[2]);
    } else {
      for (std::size_t i = 0; i + 1 < at.size(); i += 2) include(at[i], at[i + 1]);
    }
  }
  return out;
}

std::optional<NodeId> TracePictures::nodeAt(TracePlace place, std::size_t cursor) const {
  const auto holds = [&](const TraceShape& shape) {
    const std::vector<double>& at = shape.at;
    if (shape.kind == TraceShape::Kind::Rect) {
      const auto lies = [](double value, double from, double size) {
        return value >= std::min(from, from + size) && value <= std::max(from, from + size);
      };
      return lies(place.x, at[0], at[2]) && lies(place.y, at[1], at[3]);
    }
    return shape.kind == TraceShape::Kind::Circle && std::hypot(place.x - at[0], place.y - at[1]) <= at[2];
  };
  for (auto shape = m_shapes.rbegin(); shape != m_shapes.rend(); ++shape)
    if (shape->node != kNoNode && shape->from <= cursor && cursor < shape->until && holds(*shape))
      return shape->node;
  return std::nullopt;
}

}  // namespace searchlight::search
