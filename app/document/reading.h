// app/document/reading.h: what has come of reading something in the place of what is there.
#pragma once
#include <QString>
#include <exception>
#include <type_traits>
#include <utility>

#include "widgets/theme/error_texts.h"

namespace searchlight::ui {

// What readOnThread() throws when the user has given the work up: nobody has to be told.
struct ReadingGivenUp : std::exception {
  const char* what() const noexcept override { return "given up"; }
};

// Taken, given up by the user, or failed and why. Whatever was not taken has left all as it was.
class [[nodiscard]] Reading {
 public:
  static Reading taken() { return {State::Taken, {}}; }
  static Reading givenUp() { return {State::GivenUp, {}}; }
  // `why` is one line for the user. REQUIRES: it is not empty.
  static Reading failed(const QString& why) { return {State::Failed, why}; }
  // What an exception says: ReadingGivenUp, or else that it failed, in the user's language.
  static Reading of(const std::exception& thrown) {
    return dynamic_cast<const ReadingGivenUp*>(&thrown) ? givenUp() : failed(errorText(thrown));
  }

  bool isTaken() const { return m_state == State::Taken; }
  bool isGivenUp() const { return m_state == State::GivenUp; }
  bool hasFailed() const { return m_state == State::Failed; }
  const QString& why() const { return m_why; }  // empty unless it has failed

 private:
  enum class State { Taken, GivenUp, Failed };
  Reading(State state, QString why) : m_state(state), m_why(std::move(why)) {}

  State m_state;
  QString m_why;
};

// What comes of `work`, which gives a Reading of its own, or nothing and has then taken it, or throws.
template <class Work>
Reading reading(Work&& work) try {
  if constexpr (std::is_same_v<std::invoke_result_t<Work>, Reading>) {
    return std::forward<Work>(work)();
  } else {
    std::forward<Work>(work)();
    return Reading::taken();
  }
} catch (const std::exception& thrown) {
  return Reading::of(thrown);
}

}  // namespace searchlight::ui
