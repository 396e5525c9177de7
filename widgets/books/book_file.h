// widgets/books/book_file.h: a small file that several windows and programs add to, and nobody's entry is lost.
//
// Who adds reads the file again and writes only if nobody has written meanwhile (core/text/files.h, writeFile with what is
// expected), else begins anew. A file that is no such book is set aside beside its place, under a name that is told; nothing is
// written over. One that a later version of the program has written, or that would become too large, stays as it is, and nothing
// is added to it. The book itself, what stands in it and how it is told as text, is its owner's (book.h, its only one).
#pragma once
#include <QByteArray>
#include <QCoreApplication>
#include <QString>
#include <QStringList>
#include <cstddef>
#include <filesystem>
#include <functional>
#include <optional>

#include "core/text/files.h"

namespace searchlight::ui {

class BookFile {
  Q_DECLARE_TR_FUNCTIONS(BookFile)

 public:
  BookFile(const QString& path, std::size_t maxBytes);

  // Takes a text apart into the owner's book. What is wrong with it, in words; empty: nothing, it was taken. Of a null array:
  // there is no file, the book is empty. May throw LaterVersion: read() and write() know what to make of it.
  using Take = std::function<QString(const QByteArray& text)>;
  // The book's text with what is to be added. `isBegunAnew`: the file was set aside, now or in a try
  // that came no further, and nothing is written in its place yet.
  using Compose = std::function<QByteArray(bool isBegunAnew)>;

  // False: nothing was taken, and complaint() says why.
  bool read(const Take& take);
  // What was wrong when the file was read; empty: nothing.
  const QString& complaint() const { return m_complaint; }
  // The file is as it was read or written last, as far as can be seen without reading it.
  bool isAsKnown() const;
  // Nothing is added to the file as it is, however often that is tried.
  bool isRefusing() const { return m_isLater || m_isFull; }
  // How long others who write are waited for: not at all, less than a frame, or at the end of a program, when what is
  // not written now is lost.
  enum class Wait { None, Short, Last };
  // Reads, composes and writes, as often as it takes. False: nothing was written. `told` has what the user is to know,
  // sentence by sentence, whether it went well or not.
  bool write(const Take& take, const Compose& compose, QStringList* told, Wait wait = Wait::Short);
  // To what write() has told of a result that could not be written: what becomes of it, `keptText`. That a file refuses is told
  // with the first result, and not again with every other one.
  void tellKept(QStringList* told, const QString& keptText);

 private:
  QString setAside();

  std::filesystem::path m_path;
  std::size_t m_maxBytes;
  QString m_complaint;
  bool m_isBroken = false;    // the file is there, readable, and no such book
  bool m_isLater = false;     // a later version has written it
  bool m_isSetAside = false;  // and no other is written
  bool m_isFull = false;      // what was to be written last was too large
  bool m_isRefusalTold = false;
  std::optional<FileStamp> m_known;  // nothing: whoever asks has to read
};

}  // namespace searchlight::ui
