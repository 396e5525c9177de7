// widgets/books/book.h: a book of best results, kept in one file that several windows and programs enter theirs into.
//
//   class BestBook : public Book<OpeningBest> {                                // usage: a puzzle's book
//    public:
//     using Book::Book;                                                       // of a path: read at once
//   };
//   const Gain gain = book.enter({key, ..}, &complaint);                       // in the file and known here
//
// Here is all that a book does with files; what stands in it is its record's:
//
//     struct OpeningBest {
//       static constexpr BookForm kForm{..};                // the names in its text, the version, the most bytes
//       using Key = std::string;                            // of what it is the best: each once
//       using Order = std::less<>;                          // of the keys, in the book and in its text
//       struct Entered { Key key; .. };                     // one result
//       using Gain = bool;                                  // what a result has bettered
//       static std::pair<Key, OpeningBest> read(const RecordReader& from);
//       QJsonObject written(const Key& key) const;
//       Gain merge(const Entered& entered, bool isFirst);   // isFirst: the record is empty yet
//       friend bool operator==(..) = default;
//     };
//
// The text is {"NAME": VERSION, "LIST": [records]} as JSON; a program reads what any before it has written. For all books:
// - Who enters reads the file anew under a lock, adds, and writes it as a whole (book_file.h): of two who enter at once neither
//   loses anything, and no reader sees half a book.
// - What cannot be written is told, known here, and tried again with the next result, each second while an event loop runs, when
//   the window closes (writeUnwritten(): it asks before that is lost), and for the last time when the book goes.
// - A file that is no such book, or half of one, is told, set aside at the next result and a new one begun, with what is known here.
// - One of a later version, and one that a result would make too large, stay as they are. That is told once, what this run
//   enters is known as long as it goes on, and no window waits for it.
// - read() costs nothing while the file is as it was read or written last.
#pragma once
#include <QByteArray>
#include <QJsonArray>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QTimer>
#include <cstddef>
#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "widgets/books/book_file.h"
#include "widgets/books/record_reader.h"

namespace searchlight::ui {

struct BookForm {
  const char* name;  // of the form: the key of its version
  int version;
  const char* list;  // the key of the records
  std::size_t maxBytes;
};

// Where the program keeps what it keeps by itself: books, games, drawings.
QString dataFolder();
// Where it keeps a book of this name; a whole path is that book.
QString bookFile(const QString& name);

// What of a book does not depend on its records.
class BookBase : public QObject {
  Q_OBJECT

 public:
  // What was wrong with the file when it was read; empty: nothing.
  const QString& complaint() const { return m_file.complaint(); }
  // Reads again what others may have written. changed() follows if it is other than before.
  void read();
  // For a window that closes: tries again what could not be written, waiting for others who write. Nothing: there is nothing to
  // wait for; or a sentence that says why it still cannot be.
  std::optional<QString> writeUnwritten();

 Q_SIGNALS:
  void changed();

 protected:
  BookBase(const QString& path, const BookForm& form, QObject* parent);

  // A text's records go beside the known ones (of a null array: none); what is wrong with them, in words.
  virtual QString take(const QByteArray& text) = 0;
  // Adds to them what is not written: the text that the file shall have. `isBegunAnew`: the file was set aside, and none is in its place.
  virtual QByteArray compose(bool isBegunAnew) = 0;
  // The records beside become the known ones; whether they are other. Of the unwritten results they have all or none.
  virtual bool accept(bool haveUnwritten) = 0;
  virtual bool hasUnwritten() const = 0;

  // For the book's constructor and destructor, where it is whole.
  void open();
  void close();
  // Of a result that was just entered; whether it is in the file.
  bool writeEntered(QString* complaint);

  // Throws LaterVersion.
  std::vector<RecordReader> recordsOf(const QByteArray& text, QString* problem) const;
  QByteArray textOf(const QJsonArray& records) const;

 private:
  bool write(BookFile::Wait wait, QStringList* told);
  bool writeByAndBy(BookFile::Wait wait, QStringList* told);  // without a new result
  BookFile::Take taking();

  BookForm m_form;
  BookFile m_file;
  QStringList m_toldLater;  // with the next result
  QTimer m_again;
};

template <class Record>
class Book : public BookBase {
 public:
  using Key = typename Record::Key;
  using Entered = typename Record::Entered;
  using Gain = typename Record::Gain;
  using Records = std::map<Key, Record, typename Record::Order>;

  // Reads the file at once; one that is not there is an empty book.
  explicit Book(const QString& path, QObject* parent = nullptr) : BookBase(path, Record::kForm, parent) {
    open();
  }
  ~Book() override { close(); }

  const Records& records() const { return m_records; }
  // nullptr: nothing was entered. Stays as long as nothing is entered or read and no event loop runs.
  const Record* find(const Key& key) const {
    const auto at = m_records.find(key);
    return at == m_records.end() ? nullptr : &at->second;
  }

  // Enters a result and writes the file. `complaint` (if given) is empty, or says in sentences what went wrong and what becomes
  // of the result, which is known here in any case. changed() follows.
  Gain enter(Entered entered, QString* complaint) {
    const Gain known = add(m_records, entered);
    m_unwritten.push_back(std::move(entered));
    const Gain gain = writeEntered(complaint) ? m_gain.value_or(known) : known;
    Q_EMIT changed();
    return gain;
  }

 private:
  static Gain add(Records& records, const Entered& entered) {
    const auto [at, isFirst] = records.try_emplace(entered.key);
    return at->second.merge(entered, isFirst);
  }

  QString take(const QByteArray& text) override {
    m_beside.clear();
    QString problem;
    if (text.isNull()) return problem;
    for (const RecordReader& from : recordsOf(text, &problem)) {
      auto [key, record] = Record::read(from);
      if (!m_beside.try_emplace(std::move(key), std::move(record)).second) from.wrong();
      if (!from.isWell()) break;
    }
    return problem;
  }
  QByteArray compose(bool isBegunAnew) override {
    m_gain.reset();
    if (isBegunAnew && m_beside.empty())
      m_beside = m_records;  // what was read while the file was whole is not lost with it
    else
      for (const Entered& one : m_unwritten) m_gain = add(m_beside, one);
    QJsonArray records;
    for (const auto& [key, record] : m_beside) records.append(record.written(key));
    return textOf(records);
  }
  bool accept(bool haveUnwritten) override {
    if (haveUnwritten)
      m_unwritten.clear();
    else
      for (const Entered& one : m_unwritten) add(m_beside, one);
    const Records before = std::exchange(m_records, std::exchange(m_beside, {}));
    return before != m_records;
  }
  bool hasUnwritten() const override { return !m_unwritten.empty(); }

  Records m_records;
  Records m_beside;                  // while the file is read and written
  std::vector<Entered> m_unwritten;  // are in m_records already
  std::optional<Gain> m_gain;        // of the latest of them, with what stands in the file
};

}  // namespace searchlight::ui
