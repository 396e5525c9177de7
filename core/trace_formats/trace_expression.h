// core/trace_formats/trace_expression.h: the small expressions by which a trace says how its events are drawn.
#pragma once
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>

namespace searchlight::search {

// What names mean: `$` is the context, and names alone are looked up in it, too.
//
//   numbers, 'texts', `texts with ${x}`, true, false, null; $.x, x, parent.x, points[0].x, $.color[$.type], ?.
//   ! - + * / % ** , + with texts, < <= > >= == != === !==, && || ??, a ? b : c, 'x' in $, ( )
//   x.length of a text or list
//
// What is not there is null, and so is arithmetic with anything that is no number. `color.NAME` and `theme.NAME` are the texts
// "color:NAME" and "theme:NAME", whatever the name is.
//
// `text` may hold several expressions among its words, as ${{ .. }} or {{ .. }}; alone it keeps its type. Throws Failed with the
// column for what is no such expression: calls of functions, assignments, more than 2,000 bytes, or 64 nested ones; and for one that
// puts a text of more than 10,000 bytes together.
nlohmann::json evaluateIn(std::string_view text, const nlohmann::json& context);

}  // namespace searchlight::search
