// core/text/encoding.cpp: encodings told by uchardet and converted by iconv, and what both need to be right about a few words.
//
// uchardet is made for pages of text. Of a title it knows little: three characters of Chinese are Greek to it, "Café" is Czech. So
// what it says counts as far as the bytes look like that kind of writing: pairs of bytes, words of an alphabet of its own, or Latin
// letters with a few others among them, which are code page 1252 unless there are many.
#include "core/text/encoding.h"

#include <iconv.h>
#include <uchardet/uchardet.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdint>
#include <memory>
#include <vector>

#include "core/text/gzip.h"
#include "core/text/utf8.h"

namespace searchlight {
namespace {

constexpr std::size_t kMostSample = 1 << 16;  // bytes that an encoding is told by
// Of so many bytes beyond ASCII one may mean nothing: where uchardet has told the encoding, and where XML declares it.
constexpr std::size_t kMostFaults = 20, kMostFaultsOfDeclared = 3;
constexpr std::string_view kReplacement = "\xEF\xBF\xBD";

using Byte = unsigned char;
Byte at(std::string_view bytes, std::size_t i) { return static_cast<Byte>(bytes[i]); }
bool isHigh(char c) { return static_cast<Byte>(c) >= 0x80; }
bool isLetter(char c) { return asciiLower(c) >= 'a' && asciiLower(c) <= 'z'; }

enum class Writing : std::uint8_t { Pairs, Words, Marks };
// As uchardet calls it, or XML; as iconv does; `enough`: how many bytes beyond ASCII it takes to believe uchardet.
struct Encoding {
  std::string_view name, iconv;
  Writing writing;
  std::size_t enough;
};
constexpr std::array kEncodings{
    Encoding{"GB18030", "GB18030", Writing::Pairs, 0},
    Encoding{"SHIFT_JIS", "CP932", Writing::Pairs, 0},
    Encoding{"EUC-JP", "EUC-JP", Writing::Pairs, 0},
    Encoding{"UHC", "CP949", Writing::Pairs, 0},
    Encoding{"EUC-KR", "CP949", Writing::Pairs, 0},
    Encoding{"BIG5", "BIG5-HKSCS", Writing::Pairs, 0},
    Encoding{"WINDOWS-1251", "CP1251", Writing::Words, 1},
    Encoding{"KOI8-R", "KOI8-R", Writing::Words, 6},
    Encoding{"IBM866", "CP866", Writing::Words, 16},
    Encoding{"ISO-8859-5", "ISO-8859-5", Writing::Words, 16},
    Encoding{"WINDOWS-1253", "CP1253", Writing::Words, 16},
    Encoding{"ISO-8859-7", "ISO-8859-7", Writing::Words, 16},
    Encoding{"WINDOWS-1255", "CP1255", Writing::Words, 16},
    Encoding{"WINDOWS-1256", "CP1256", Writing::Words, 16},
    Encoding{"TIS-620", "CP874", Writing::Words, 16},
    Encoding{"WINDOWS-1250", "CP1250", Writing::Marks, 10},
    Encoding{"ISO-8859-2", "ISO-8859-2", Writing::Marks, 10},
};

// How the bytes beyond ASCII stand beside others.
struct Look {
  std::vector<std::string_view> runs;  // of such bytes
  std::size_t count = 0;               // of such bytes
  std::size_t joined = 0;              // in runs of two and more
  std::size_t apart = 0;               // of these, in runs that touch no Latin letter
  std::size_t longest = 0;             // run
  bool touches = false;                // a run does
  bool isOddRussian = false;           // a run that is no word of Russian in code page 1251
  Byte least = 0xFF, most = 0;
};

// Of a run in code page 1251: no vowel, or of two letters not one of each; or a capital behind a small letter. Abbreviations end
// in a dot.
bool isOddRussian(std::string_view run, bool isDotted) {
  constexpr std::string_view kVowels =
      "\xC0\xC5\xC8\xCE\xD3\xDB\xDD\xDE\xDF\xE0\xE5\xE8\xEE\xF3\xFB\xFD\xFE\xFF\xA8\xB8";
  std::ptrdiff_t vowels = 0;
  for (std::size_t i = 0; i < run.size(); ++i) {
    if (kVowels.find(run[i]) != kVowels.npos) ++vowels;
    if (i > 0 && at(run, i - 1) >= 0xE0 && at(run, i) >= 0xC0 && at(run, i) < 0xE0) return true;
  }
  return !isDotted && run.size() > 1 && (vowels == 0 || (run.size() == 2 && vowels == 2));
}

Look lookAt(std::string_view bytes) {
  Look look;
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    if (!isHigh(bytes[i])) continue;
    const std::size_t from = i;
    for (; i < bytes.size() && isHigh(bytes[i]); ++i) {
      look.least = std::min(look.least, at(bytes, i));
      look.most = std::max(look.most, at(bytes, i));
    }
    const std::size_t length = i - from;
    const bool touches = (from > 0 && isLetter(bytes[from - 1])) || (i < bytes.size() && isLetter(bytes[i]));
    look.runs.push_back(bytes.substr(from, length));
    look.count += length;
    look.longest = std::max(look.longest, length);
    look.touches = look.touches || touches;
    look.isOddRussian =
        look.isOddRussian || isOddRussian(look.runs.back(), i < bytes.size() && bytes[i] == '.');
    if (length < 2) continue;
    look.joined += length;
    if (!touches) look.apart += length;
  }
  return look;
}

// Nothing but pairs of bytes that are characters of Chinese in GBK, or its punctuation; and something that speaks against Russian
// in code page 1251: a common character with a byte that no word of it has, runs that are no words of it, or other lines.
bool isHanzi(const Look& look, bool isChinese) {
  std::size_t pairs = 0;
  bool isTold = false, isRare = false;
  for (const std::string_view run : look.runs) {
    if (run.size() % 2 != 0) return false;
    for (std::size_t i = 0; i < run.size(); i += 2, ++pairs) {
      const Byte lead = at(run, i), trail = at(run, i + 1);
      if ((lead > 0xA3 && lead < 0xB0) || lead < 0xA1 || lead > 0xF7 || trail < 0xA1) return false;
      const auto tells = [](Byte b) { return b < 0xC0 && b != 0xA8 && b != 0xB8; };
      isTold = isTold || tells(lead) || tells(trail);
      isRare = isRare || lead > 0xD7;
    }
  }
  const bool isLikely = isRare ? pairs > 1 && look.isOddRussian : isTold || look.isOddRussian;
  if (!isChinese && !isLikely) return false;
  return pairs > 2 || (pairs > 0 && !look.touches);
}

// At least two characters of two bytes, none of them beside a Latin letter, as quotation marks of code page 1252 are.
bool isKanji(std::string_view bytes) {
  std::size_t pairs = 0;
  char before = 0;
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    const Byte lead = at(bytes, i);
    if (lead < 0x80 || (lead >= 0xA1 && lead <= 0xDF)) {  // half as wide
      before = bytes[i];
      continue;
    }
    if (lead == 0x80 || lead == 0xA0 || lead > 0xEA || ++i == bytes.size()) return false;
    const Byte trail = at(bytes, i);
    const bool isPair = trail >= 0x40 && trail != 0x7F && trail <= 0xFC;
    if (!isPair || isLetter(before) || (i + 1 < bytes.size() && isLetter(bytes[i + 1]))) return false;
    before = 0;
    ++pairs;
  }
  return pairs > 1;
}

// Words of Russian in code page 1251, capitals among them: 0xC0 and up, and a few signs.
bool isCyrillic(const Look& look) {
  constexpr std::string_view kSigns = "\xA8\xB8\xAB\xBB\xB9\x85\x93\x94\x96\x97";
  const auto isOne = [&](char c) { return static_cast<Byte>(c) >= 0xC0 || kSigns.find(c) != kSigns.npos; };
  return 2 * look.apart > look.count && (look.most >= 0xE0 || look.longest >= 4) &&
         std::ranges::all_of(look.runs,
                             [&](std::string_view run) { return std::ranges::all_of(run, isOne); });
}

std::string guessOf(std::string_view bytes) {
  const std::unique_ptr<uchardet, decltype(&uchardet_delete)> detector(uchardet_new(), &uchardet_delete);
  if (!detector || uchardet_handle_data(detector.get(), bytes.data(), bytes.size()) != 0) return {};
  uchardet_data_end(detector.get());
  return uchardet_get_charset(detector.get());
}

// What iconv makes of it, a sign of replacement for each byte that means nothing, and how many those are. Nothing: it has no such
// encoding, as on a machine that has few of its tables.
struct Converted {
  std::string text;
  std::size_t faults = 0;
};
std::optional<Converted> convert(std::string_view bytes, const std::string& encoding) {
  const iconv_t how = iconv_open("UTF-8", encoding.c_str());
  // So iconv says that it failed. NOLINTNEXTLINE(performance-no-int-to-ptr)
  if (how == reinterpret_cast<iconv_t>(-1)) return std::nullopt;
  const std::unique_ptr<void, int (*)(iconv_t)> end(how, &iconv_close);
  Converted out;
  out.text.reserve(bytes.size() + bytes.size() / 2);
  std::array<char, 4096> piece;
  char* in = const_cast<char*>(bytes.data());  // iconv only reads there
  std::size_t left = bytes.size();
  while (left > 0) {
    char* to = piece.data();
    std::size_t room = piece.size();
    const bool isWhole = iconv(how, &in, &left, &to, &room) != static_cast<std::size_t>(-1);
    const int error = isWhole ? 0 : errno;
    out.text.append(piece.data(), piece.size() - room);
    if (isWhole || error == E2BIG) continue;
    out.text += kReplacement;
    ++out.faults;
    ++in;
    --left;
  }
  return out;
}

// Lines that are UTF-8 stay; of the others `other` is told, and its answer stands for it.
template <class Other>
void forEachLine(std::string_view bytes, Other&& other) {
  while (!bytes.empty()) {
    const std::size_t end = bytes.find_first_of("\r\n");
    const std::string_view line = bytes.substr(0, end == bytes.npos ? end : end + 1);
    bytes.remove_prefix(line.size());
    other(line, isUtf8(line));
  }
}

// Of XML in bytes: where its declaration has the attribute, and its value; nothing: it declares none.
struct Declared {
  std::size_t from = 0, length = 0;
  std::string encoding;
};
std::optional<Declared> declaredIn(std::string_view text) {
  const std::size_t begin = text.starts_with(kByteOrderMark) ? kByteOrderMark.size() : 0;
  if (!text.substr(begin).starts_with("<?xml")) return std::nullopt;
  const std::string_view head = text.substr(0, text.find("?>"));
  constexpr std::string_view kName = "encoding";
  const std::size_t from = head.find(kName);
  if (from == head.npos || head.size() == text.size()) return std::nullopt;
  const std::size_t quote = head.find_first_of("\"'", from);
  const std::size_t end = quote == head.npos ? quote : head.find(head[quote], quote + 1);
  if (end == head.npos) return std::nullopt;
  Declared out{from, end + 1 - from, std::string(head.substr(quote + 1, end - quote - 1))};
  for (char& c : out.encoding) c = asciiLower(c);
  return out;
}

// Names that are of less than what files that say them hold.
std::string iconvName(const std::string& declared) {
  constexpr std::array<std::pair<std::string_view, std::string_view>, 9> kLarger{{{"gb2312", "GB18030"},
                                                                                  {"gbk", "GB18030"},
                                                                                  {"x-gbk", "GB18030"},
                                                                                  {"shift_jis", "CP932"},
                                                                                  {"x-sjis", "CP932"},
                                                                                  {"euc-kr", "CP949"},
                                                                                  {"iso-8859-1", "CP1252"},
                                                                                  {"latin1", "CP1252"},
                                                                                  {"big5", "BIG5-HKSCS"}}};
  const auto* known = std::ranges::find(kLarger, declared, [](const auto& pair) { return pair.first; });
  return known != kLarger.end() ? std::string(known->second) : declared;
}

// In UTF-8: a character of Chinese or Japanese.
bool hasWideCharacter(std::string_view line) {
  return std::ranges::any_of(line, [](char c) { return static_cast<Byte>(c) >= 0xE3; });
}
// UTF-8 only because characters of GBK can look so, of two bytes each: of a title of one or two.
bool isHanziInDisguise(std::string_view line) {
  return !std::ranges::all_of(line, [](char c) { return !isHigh(c); }) && !hasWideCharacter(line) &&
         isHanzi(lookAt(line), true);
}

std::string convertedLines(std::string_view bytes) {
  std::string sample;
  bool isChinese = false;
  forEachLine(bytes, [&](std::string_view line, bool isFine) {
    if (!isFine && sample.size() < kMostSample) sample += line.substr(0, kMostSample);
    isChinese = isChinese || (isFine && hasWideCharacter(line));
  });
  const std::string encoding = encodingOf(sample, isChinese);
  const bool isOfPairs = encoding == "GB18030" && !isChinese;
  std::string text;
  text.reserve(bytes.size() + bytes.size() / 4);
  std::string others;  // lines that follow each other are converted at once
  const auto flush = [&] {
    if (others.empty()) return;
    const auto converted = encoding == "CP1252" ? std::nullopt : convert(others, encoding);
    text += converted ? converted->text : asUtf8(others);
    others.clear();
  };
  forEachLine(bytes, [&](std::string_view line, bool isFine) {
    if (!isFine || (isOfPairs && isHanziInDisguise(line))) {
      others += line;
      return;
    }
    flush();
    text += line;
  });
  flush();
  return text;
}

}  // namespace

std::string encodingOf(std::string_view bytes, bool isChinese) {
  const Look look = lookAt(bytes);
  const std::string guess = guessOf(bytes);
  const auto* told = std::ranges::find(kEncodings, guess, &Encoding::name);
  const auto isTold = [&](Writing writing) {
    if (told == kEncodings.end() || told->writing != writing || look.count < told->enough) return false;
    const auto converted = convert(bytes, std::string(told->iconv));
    return converted && kMostFaults * converted->faults <= look.count;
  };
  const bool isOfWords = 2 * look.apart > look.count;
  const bool isLatin = guess == "ISO-8859-1" || guess == "ISO-8859-15" || guess == "WINDOWS-1252";
  if ((2 * look.joined > look.count || guess == "SHIFT_JIS") && isTold(Writing::Pairs))
    return std::string(told->iconv);
  if (isHanzi(look, isChinese)) return "GB18030";
  // Capitals of the one are small letters of the other: of nothing but these it is more likely Windows'.
  const bool isKoi = guess == "KOI8-R" && look.most < 0xE0;
  if (isOfWords && !isKoi && isTold(Writing::Words)) return std::string(told->iconv);
  if (isCyrillic(look) && !isLatin) return "CP1251";
  if (isKanji(bytes)) return "CP932";
  if (isTold(Writing::Marks)) return std::string(told->iconv);
  return "CP1252";
}

std::optional<std::string> utf8Of(std::string_view bytes) {
  std::optional<std::string> text = utf8FromUtf16(bytes);
  const std::string_view view = text ? *text : bytes;
  const std::optional<Declared> declared = declaredIn(view);
  const bool isOfUnicode = !declared || declared->encoding.find("utf") != std::string::npos ||
                           declared->encoding.find("ucs") != std::string::npos;
  if (!text && !isOfUnicode) {
    const auto count = static_cast<std::size_t>(std::ranges::count_if(bytes, isHigh));
    auto converted = convert(bytes, iconvName(declared->encoding));
    if (converted && kMostFaultsOfDeclared * converted->faults <= count) text = std::move(converted->text);
  }
  if (!text && !isUtf8(bytes)) text = convertedLines(bytes);
  // Blanks are as long: lines and columns stay.
  if (const auto told = text ? declaredIn(*text) : std::nullopt)
    text->replace(told->from, told->length, told->length, ' ');
  return text;
}

PlainText::PlainText(std::string_view bytes, std::string_view fileName, std::size_t most, Letters letters)
    : m_view(bytes) {
  if (isGzip(m_view)) {
    m_own = unpackGzip(bytes, fileName, most);
    m_view = m_own;
    if (isGzip(m_view)) throw FormatError(fileName, 0, ReaderErrors::tr("compressed twice"));
  }
  std::optional<std::string> text = letters == Letters::Converted ? utf8Of(m_view) : utf8FromUtf16(m_view);
  if (!text) return;
  m_own = std::move(*text);
  m_view = m_own;
}

std::string plainText(std::string bytes, std::string_view fileName, std::size_t most) {
  const PlainText plain(bytes, fileName, most);
  return plain.view().data() == bytes.data() ? std::move(bytes) : std::string(plain.view());
}

}  // namespace searchlight
