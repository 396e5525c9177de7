// core/text/encoding.h: what the bytes of a text file mean, whatever it was written in.
//
//   const PlainText text(bytes, fileName, kMostBytes);     // usage: at the top of a reader
//   LineReader lines(text.view(), fileName);
//
// UTF-16 is known by its mark, or by what every other byte is. XML says what it is in; that counts where its bytes can be so. Anything else is UTF-8, line by line,
// and the lines that are not are in one other encoding: which one is told by uchardet, and where they are too few for that by
// rules of ours (encoding.cpp); code page 1252 where nothing speaks for another one. Bytes that mean nothing become U+FFFD.
#pragma once
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "core/text/failure.h"

namespace searchlight {

// The whole text in UTF-8; nothing: it is already, and has no mark of UTF-16. XML does not name its encoding any more then: blanks
// stand there.
std::optional<std::string> utf8Of(std::string_view bytes);

// The encoding of bytes that are not UTF-8, as iconv calls it: "GB18030", "CP932", "CP1251"; "CP1252" where it cannot be told.
// `isChinese`: what stands around them is, as far as is known.
std::string encodingOf(std::string_view bytes, bool isChinese = false);

// Of what is looked at in the bytes. Rows of cells are a byte each, and file names are what the disk has.
enum class Letters : bool { Converted, AsTheyAre };

// A file's bytes as text: unpacked where they are packed by gzip, and in UTF-8.
class PlainText {
 public:
  // The bytes must outlive it. Throws FormatError for what is damaged, packed twice, or unpacks to more than `most`.
  PlainText(std::string_view bytes, std::string_view fileName, std::size_t most,
            Letters letters = Letters::Converted);
  PlainText(const PlainText&) = delete;
  PlainText& operator=(const PlainText&) = delete;

  std::string_view view() const { return m_view; }

 private:
  std::string m_own;
  std::string_view m_view;
};

// The same of bytes that are let go.
std::string plainText(std::string bytes, std::string_view fileName, std::size_t most);

}  // namespace searchlight
