// core/search/json_recorder.h: a value that a reader has no use for, kept as JSON text for somebody who has.
#pragma once
#include <string>
#include <string_view>
#include <vector>

namespace searchlight::search {

// Takes the tokens of one value in order.
class JsonRecorder {
 public:
  void begin(bool isMap);
  void end();
  void key(std::string_view name);
  void plain(std::string_view text);  // without quotes: as it is where JSON knows it so, else as text
  void text(std::string_view text);
  void null();
  // Whether the value is complete.
  bool isComplete() const { return m_open.empty() && !m_text.empty(); }
  std::string take();

 private:
  struct Open {
    bool isMap;
    bool isEmpty = true;
  };
  void beforeValue();
  void append(std::string_view text);
  std::string m_text;
  std::vector<Open> m_open;
};

}  // namespace searchlight::search
