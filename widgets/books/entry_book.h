// widgets/books/entry_book.h: a book of best results: several windows enter theirs, and what could not be written is kept.
//
// It is tried again and again while the event loop runs, with the next result, and for the last time when the book goes. A file
// that a later version of the program has written is not read, nor written to: such a book has what this run enters, no more.
//
// Whose book it is says what stands in it:
//
//     struct Leaves {
//       using Entries = ..;                                                    // all that stands in the book; equal or not
//       using Entered = ..;                                                    // one result
//       static Entries read(const QByteArray& text, QString* problem);         // empty problem: it was read
//       static Gain add(Entries& entries, const Entered& entered);             // what the result has bettered
//       static QByteArray textOf(const Entries& entries);
//     };
#pragma once
#include <QAbstractEventDispatcher>
#include <QString>
#include <QStringList>
#include <QTimer>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <system_error>
#include <utility>
#include <vector>

#include "widgets/books/book_file.h"

namespace searchlight::ui {

template <class Leaves>
class EntryBook {
 public:
  using Entries = typename Leaves::Entries;
  using Entered = typename Leaves::Entered;

  // Reads the file at once; one that is not there is an empty book.
  EntryBook(const QString& path, std::size_t maxBytes)
      : m_path(path.toStdString()), m_file(path, maxBytes), m_seen(stamp()) {
    m_file.read(taking(m_entries));
    m_again.setInterval(kAgain);
    QObject::connect(&m_again, &QTimer::timeout, &m_again, [this] { tryAgain(); });
  }
  // Whoever ends now has no other time.
  ~EntryBook() {
    QStringList told;
    writeKept(BookFile::Wait::Last, &told);
  }
  EntryBook(const EntryBook&) = delete;
  EntryBook& operator=(const EntryBook&) = delete;

  const Entries& entries() const { return m_entries; }
  const QString& complaint() const { return m_file.complaint(); }

  // Reads again what others may have written since; whether it is other than before. A file that is as it was costs nothing.
  bool read() {
    if (stamp() == m_seen) return false;
    m_seen = stamp();
    Entries entries;
    if (!m_file.read(taking(entries))) return false;  // what is known stays
    for (const Entered& one : m_unwritten) Leaves::add(entries, one);
    return std::exchange(m_entries, std::move(entries)) != m_entries;
  }

  // What could not be written is kept and written as soon as that can be; `keptText` says so.
  auto enter(Entered entered, const QString& keptText, QString* complaint) {
    QStringList told = std::exchange(m_toldLater, {});
    decltype(Leaves::add(m_entries, entered)) gain{};
    Entries entries;
    const auto compose = [&](bool isBegunAnew) {
      addUnwritten(entries, isBegunAnew);
      gain = Leaves::add(entries, entered);
      return Leaves::textOf(entries);
    };
    if (m_file.write(taking(entries), compose, &told)) {
      isWritten(std::move(entries));
    } else {
      m_file.tellKept(&told, keptText);
      gain = Leaves::add(m_entries, entered);
      m_unwritten.push_back(std::move(entered));
      // A thread without an event loop has the next result and the end.
      if (QAbstractEventDispatcher::instance()) m_again.start();
    }
    *complaint = told.join(QStringLiteral(" "));
    return gain;
  }

  // Tries again what could not be written. False: it still cannot, and `told` says why. What a book of a later version has not
  // taken nobody waits for: it was told when it was entered.
  bool writeUnwritten(QStringList* told) { return writeKept(BookFile::Wait::None, told) || m_file.isLater(); }

 private:
  static constexpr int kAgain = 1000;  // milliseconds

  // To what the file has. What was read while the file was whole is not lost with it.
  void addUnwritten(Entries& entries, bool isBegunAnew) const {
    if (isBegunAnew && entries.empty())
      entries = m_entries;
    else
      for (const Entered& one : m_unwritten) Leaves::add(entries, one);
  }
  void isWritten(Entries&& entries) {
    m_entries = std::move(entries);
    m_unwritten.clear();
    m_again.stop();
  }

  bool writeKept(BookFile::Wait wait, QStringList* told) {
    if (m_unwritten.empty()) return true;
    Entries entries;
    const auto compose = [&](bool isBegunAnew) {
      addUnwritten(entries, isBegunAnew);
      return Leaves::textOf(entries);
    };
    if (!m_file.write(taking(entries), compose, told, wait)) return false;
    isWritten(std::move(entries));
    return true;
  }
  // While nobody asks; that a broken file was set aside is told with the next result.
  void tryAgain() {
    QStringList told;
    if (writeKept(BookFile::Wait::None, &told)) m_toldLater += told;
  }

  // When it was written and how long it is; of none: the beginning of time.
  using Stamp = std::pair<std::filesystem::file_time_type, std::uintmax_t>;
  Stamp stamp() const {
    std::error_code fault;
    return {std::filesystem::last_write_time(m_path, fault), std::filesystem::file_size(m_path, fault)};
  }

  static BookFile::Take taking(Entries& entries) {
    return [&entries](const QByteArray& text) {
      QString problem;
      Entries taken = text.isNull() ? Entries() : Leaves::read(text, &problem);
      if (problem.isEmpty()) entries = std::move(taken);
      return problem;
    };
  }

  std::filesystem::path m_path;
  BookFile m_file;
  Stamp m_seen;  // before the file was read last
  Entries m_entries;
  std::vector<Entered> m_unwritten;  // are in m_entries already
  QStringList m_toldLater;
  QTimer m_again;
};

}  // namespace searchlight::ui
