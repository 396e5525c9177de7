// core/search/json_recorder.cpp: commas, colons and quotes.
#include "core/search/json_recorder.h"

#include <nlohmann/json.hpp>
#include <utility>

namespace searchlight::search {

void JsonRecorder::begin(bool isMap) {
  beforeValue();
  m_text += isMap ? '{' : '[';
  m_open.push_back({isMap});
}

void JsonRecorder::end() {
  m_text += m_open.back().isMap ? '}' : ']';
  m_open.pop_back();
}

void JsonRecorder::key(std::string_view name) {
  if (!std::exchange(m_open.back().isEmpty, false)) m_text += ", ";
  append(name);
  m_text += ": ";
}

void JsonRecorder::plain(std::string_view text) {
  beforeValue();
  if (nlohmann::json::accept(text))
    m_text += text;
  else
    append(text);
}

void JsonRecorder::text(std::string_view text) {
  beforeValue();
  append(text);
}

void JsonRecorder::null() { plain("null"); }

std::string JsonRecorder::take() { return std::exchange(m_text, {}); }

// In a mapping the key has seen to the comma.
void JsonRecorder::beforeValue() {
  if (m_open.empty() || m_open.back().isMap) return;
  if (!std::exchange(m_open.back().isEmpty, false)) m_text += ", ";
}

void JsonRecorder::append(std::string_view text) {
  m_text += nlohmann::json(text).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

}  // namespace searchlight::search
