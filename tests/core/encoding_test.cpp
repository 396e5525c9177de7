// tests/core/encoding_test.cpp: what bytes mean, told by what they say of themselves or by how they look; what is UTF-8 and what is not,
// and numbers as text.
#include <zlib.h>

#include <bit>

#include "core/files/recognise.h"
#include "core/game/text.h"
#include "core/grid/map_format.h"
#include "core/grid/scenario.h"
#include "core/klotski/board_text.h"
#include "core/lessons/lesson.h"
#include "core/sokoban/collection.h"
#include "core/sokoban/rules_of_game.h"
#include "core/text/encoding.h"
#include "core/text/gzip.h"
#include "core/text/number_text.h"
#include "core/text/utf8.h"
#include "core/trace_formats/search_trace_format.h"
#include "tests/core/seed.h"
#include "tests/test_main.h"

namespace {

std::string fromHex(const char* digits) { return QByteArray::fromHex(digits).toStdString(); }
std::string text(const std::string& bytes) { return utf8Of(bytes).value_or(bytes); }
const std::string kRoom = "#####\n#@$.#\n#####\n";

const std::string kHanzi = fromHex("cdc6cfe4d7d3");  // GBK: 推箱子
const std::string kHanziInUtf8 = "\u63a8\u7bb1\u5b50";

std::string levelsInXml(const std::string& declared, const std::string& title) {
  return "<?xml version=\"1.0\" encoding=\"" + declared + "\"?>\n<SokobanLevels><Title>" + title +
         "</Title><LevelCollection><Level Id=\"" + title +
         "\"><L>#####</L><L>#@$.#</L><L>#####</L></Level></LevelCollection></SokobanLevels>\n";
}

}  // namespace

class EncodingTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  // Also as the only such line of a file, and beside lines of UTF-8.
  void textOfOtherEncodingsIsRecognised_data() {
    const auto rows = testing::columns<std::string, std::string>("bytes", "meaning");
    const auto row = [&](const char* name, const char* hex, const char8_t* meaning) {
      rows(name, fromHex(hex), std::string(reinterpret_cast<const char*>(meaning)));
    };
    row("GBK: 推箱子", "cdc6cfe4d7d3", u8"推箱子");
    row("GBK: 第一关", "b5dad2bbb9d8", u8"第一关");
    row("GBK: 横刀立马", "bae1b5b6c1a2c2ed", u8"横刀立马");
    row("GBK: 推", "cdc6", u8"推");
    row("GBK: 新手", "d0c2cad6", u8"新手");
    row("GBK: 三 五", "c8fd20cee5", u8"三 五");
    row("GBK: 鲨鱼", "f6e8d3e3", u8"鲨鱼");
    row("GBK: 难关 3", "c4d1b9d82033", u8"难关 3");
    row("GBK: 作者：王小明", "d7f7d5dfa3bacdf5d0a1c3f7", u8"作者：王小明");
    row("GBK: 这是一个很难的关卡，请小心不要把箱子推到角落里。",
        "d5e2cac7d2bbb8f6badcc4d1b5c4b9d8bfa8a3acc7ebd0a1d0c4b2bbd2aab0d1cfe4d7d3cdc6b5bdbdc7c2e4c0efa1a3",
        u8"这是一个很难的关卡，请小心不要把箱子推到角落里。");
    row("Shift-JIS: 倉庫番", "91718cc994d4", u8"倉庫番");
    row("Shift-JIS: ソコバン", "835c8352836f8393", u8"ソコバン");
    row("Shift-JIS: 第1面 やさしい", "91e63196ca2082e282b382b582a2", u8"第1面 やさしい");
    row("Shift-JIS: これはとても難しい面です。", "82b182ea82cd82c682c482e093ef82b582a296ca82c582b78142",
        u8"これはとても難しい面です。");
    row("windows-1251: Сокобан", "d1eeeaeee1e0ed", u8"Сокобан");
    row("windows-1251: УРОВЕНЬ ПЕРВЫЙ", "d3d0cec2c5cddc20cfc5d0c2dbc9", u8"УРОВЕНЬ ПЕРВЫЙ");
    row("windows-1251: Автор: Иван Петров", "c0e2f2eef03a20c8e2e0ed20cfe5f2f0eee2", u8"Автор: Иван Петров");
    row("windows-1251: Да", "c4e0", u8"Да");
    row("windows-1251: Да, ну", "c4e02c20edf3", u8"Да, ну");
    row("windows-1251: Гл. 3", "c3eb2e2033", u8"Гл. 3");
    row("windows-1251: Ёлка № 3 «Да»", "a8ebeae020b9203320abc4e0bb", u8"Ёлка № 3 «Да»");
    row("windows-1251: Этот уровень очень трудный, не толкайте ящики в угол.",
        "ddf2eef220f3f0eee2e5edfc20eef7e5edfc20f2f0f3e4edfbe92c20ede520f2eeebeae0e9f2e520fff9e8eae820e220f3e3"
        "eeeb2e",
        u8"Этот уровень очень трудный, не толкайте ящики в угол.");
    row("windows-1252: Café", "436166e9", u8"Café");
    row("windows-1252: Crème brûlée", "4372e86d65206272fb6ce965", u8"Crème brûlée");
    row("windows-1252: Größe", "4772f6df65", u8"Größe");
    row("windows-1252: GRÖßE", "4752d6df45", u8"GRÖßE");
    row("windows-1252: Señor Ñandú", "5365f16f7220d1616e64fa", u8"Señor Ñandú");
    row("windows-1252: ÄÖÜ", "c4d6dc", u8"ÄÖÜ");
    row("windows-1252: déjà vu", "64e96ae0207675", u8"déjà vu");
    row("windows-1252: Éric, François & Björn", "c97269632c204672616ee76f6973202620426af6726e",
        u8"Éric, François & Björn");
    row("windows-1252: “Hello” – don’t", "9348656c6c6f94209620646f6e9274", u8"“Hello” – don’t");
    row("windows-1252: © 2003 David", "a92032303033204461766964", u8"© 2003 David");
    row("windows-1252: Maïs", "4d61ef73", u8"Maïs");
    row("windows-1252: Øl", "d86c", u8"Øl");
    row("windows-1252: ½ × ½", "bd20d720bd", u8"½ × ½");
    row("windows-1252: Åse Ødegård", "c5736520d8646567e57264", u8"Åse Ødegård");
    row("KOI8-R: long", "fcd4cfd420d5d2cfd7c5ced820cfdec5ced820d4d2d5c4ced9ca",
        u8"Этот уровень очень трудный");
    row("EUC-JP", "c1d2b8cbc8d6a5d1a1bca5d5a5a7a5afa5c820a4bda4a6a4b3a4d0a4f3",
        u8"倉庫番パーフェクト そうこばん");
    row("EUC-KR", "bcd2c4dab9dd20c3a2b0edc1f6b1e2", u8"소코반 창고지기");
    row("windows-1250: long", "50f8ed6c699a209e6c759d6f75e86bfd206bf9f220fa70ec6c20efe162656c736be920f36479",
        u8"Příliš žluťoučký kůň úpěl ďábelské ódy");
  }
  void textOfOtherEncodingsIsRecognised() {
    FETCH(const std::string, bytes, meaning);
    QCOMPARE(text(bytes), meaning);
    QCOMPARE(text("\u2019\nTitle: " + bytes + "\n\n" + kRoom), "\u2019\nTitle: " + meaning + "\n\n" + kRoom);
    QVERIFY(!utf8Of(meaning));
    const auto levels =
        sokoban::readCollection("; " + bytes + "\n" + kRoom + "Author: " + bytes + "\n\n" + kRoom, "x");
    QCOMPARE(levels.levels.size(), std::size_t{2});
    QCOMPARE(levels.levels[0].title, meaning);
    QCOMPARE(levels.levels[0].author, meaning);
  }

  // Of a title of one or two characters the bytes tell too little.
  void otherLinesTellWhatALineIsIn() {
    const std::string ren = fromHex("c8e7"), xiao = fromHex("d0a1"), guan = fromHex("b9d8");
    QCOMPARE(text(ren), std::string("\u0418\u0437"));  // Из
    QCOMPARE(text(ren + "\n" + guan), std::string("\u5982\n\u5173"));
    QCOMPARE(text("\u5173\n" + ren), std::string("\u5173\n\u5982"));
    // UTF-8, as it were.
    QCOMPARE(text(xiao), std::string("\u0421"));
    QCOMPARE(text(xiao + "\n" + guan), std::string("\u5c0f\n\u5173"));
    QCOMPARE(text("caf\u00e9\n" + guan), std::string("caf\u00e9\n\u5173"));
    QCOMPARE(text("\u5173\n" + xiao + "\n" + guan), std::string("\u5173\n\u0421\n\u5173"));
  }

  void xmlSaysWhatItIsIn_data() {
    const auto rows = testing::columns<std::string, std::string, std::string>("declared", "bytes", "meaning");
    const auto row = [&](const char* declared, const char* hex, const char8_t* meaning) {
      rows(declared, fromHex(hex), std::string(reinterpret_cast<const char*>(meaning)));
    };
    row("gb2312", "d6d0", u8"中");
    row("GBK", "c4d1", u8"难");
    row("gb18030", "cdc6cfe4d7d3", u8"推箱子");
    row("windows-1251", "c4e0", u8"Да");
    row("koi8-r", "e4c1", u8"Да");
    row("iso-8859-2", "a3f364bc", u8"Łódź");
    row("windows-1250", "a3f3649f", u8"Łódź");
    row("Shift_JIS", "835c", u8"ソ");
    row("big5", "addc", u8"倉");
    row("EUC-KR", "bcd2", u8"소");
    row("ISO-8859-1", "e9", u8"é");
    row("UTF-8", "c3a9", u8"é");
    row("no-such", "436166e9", u8"Café");
    row("utf-16", "436166e9", u8"Café");  // it cannot be: the declaration is of single bytes
    row("utf-8", "cdc6cfe4d7d3", u8"推箱子");
    row("gb2312", "cdc6cfe4ffd7d3", u8"推箱\uFFFD子");
    row("us-ascii", "00436166c3a9", u8"Café");
  }
  void xmlSaysWhatItIsIn() {
    FETCH(const std::string, declared, bytes, meaning);
    const auto all = sokoban::readCollection(levelsInXml(declared, bytes), "x.slc");
    QCOMPARE(all.title, meaning);
    QCOMPARE(all.levels.size(), std::size_t{1});
    QVERIFY(all.levels[0].board);
    QCOMPARE(all.levels[0].title, meaning);
  }

  // With its mark and without, from either end.
  void xmlInUtf16() {
    const std::string eightBits = levelsInXml("utf-16", "A");
    for (const bool isBig : {false, true})
      for (const bool isMarked : {false, true}) {
        std::string wide = !isMarked ? "" : isBig ? "\xFE\xFF" : "\xFF\xFE";
        for (const char c : eightBits) wide += isBig ? std::string{'\0', c} : std::string{c, '\0'};
        const auto all = sokoban::readCollection(wide, "x.slc");
        QCOMPARE(all.title, std::string("A"));
        QVERIFY(all.levels.at(0).board);
      }
  }

  // Of any form of text, with its mark and without, from either end; not what only has as many NULs.
  void textInUtf16_data() {
    const auto row = testing::columns<bool, bool>("isBig", "isMarked");
    for (const bool isBig : {false, true})
      for (const bool isMarked : {false, true})
        row(testing::rowName("%s, %s", isBig ? "big" : "little", isMarked ? "marked" : "without a mark"),
            isBig, isMarked);
  }
  void textInUtf16() {
    FETCH(const bool, isBig, isMarked);
    const auto wide = [&](const char16_t* meaning) {
      std::string bytes;
      const auto add = [&](unsigned unit) {
        const char low = static_cast<char>(unit & 0xFF), high = static_cast<char>(unit >> 8);
        bytes += isBig ? std::string{high, low} : std::string{low, high};
      };
      if (isMarked) add(0xFEFF);
      for (; *meaning; ++meaning) add(*meaning);
      return bytes;
    };
    const std::string levels = wide(u"; \u4e00\u63a8\n#####\n#@$.#\n#####\n");
    QCOMPARE(files::recognise(levels, "x").kind, files::Kind::SokobanLevels);
    const auto all = sokoban::readCollection(levels, "x");
    QVERIFY(all.levels.size() == 1 && all.levels[0].board);
    QCOMPARE(all.levels[0].title, std::string("\u4e00\u63a8"));
    const std::string map = wide(u"type octile\r\nheight 1\r\nwidth 2\r\nmap\r\n.@\r\n");
    QCOMPARE(files::recognise(map, "x").kind, files::Kind::Map);
    QVERIFY(grid::readMap(map, "x").map.isWall({1, 0}));
    const grid::Scenario scenario(wide(u"version 1\n0\tx.map\t2\t1\t0\t0\t0\t0\t0\n"), "x");
    QCOMPARE(scenario.rowCount(), std::size_t{1});
    QVERIFY(!utf8FromUtf16(wide(u"ab\x01")) == !isMarked);
  }
  void numbersAreNoText() {
    for (const char* hex : {"", "00", "61", "6100", "424d3610000000000000360000002800000002000000",
                            "0100020003000400", "61626364", "00000000"})
      QCOMPARE(utf8FromUtf16(fromHex(hex)).has_value(), std::string_view(hex) == "6100");
  }

  // Whatever stands in titles and comments, each level is there.
  void anUnreadableByteCostsNoLevel() {
    for (int byte = 0; byte < 256; ++byte) {
      if (byte == '\n' || byte == '\r') continue;
      const std::string odd = "Odd " + std::string(1, static_cast<char>(byte)) + " one";
      for (const std::string& title : {odd, "; " + kHanzi + odd, "Title: " + odd}) {
        const auto all =
            sokoban::readCollection(title + "\n\n" + kRoom + "Comment: " + odd + "\n\n" + kRoom, "x");
        QCOMPARE(all.levels.size(), std::size_t{2});
        QVERIFY(all.levels[0].board && all.levels[1].board);
      }
      if (byte == '<' || byte == '&' || byte == '"') continue;
      const auto xml = sokoban::readCollection(levelsInXml("gb2312", kHanzi + odd), "x.slc");
      QVERIFY(xml.levels.size() == 1 && xml.levels[0].board && isUtf8(xml.title));
    }
  }

  // Every form of text that has words for people.
  void titlesOfAllForms() {
    QCOMPARE(klotski::readTitledBoard("title " + kHanzi + "\ngoal A 1,0\nboard\nA.\n", "x").title,
             kHanziInUtf8);
    QCOMPARE(klotski::readDraft("title " + kHanzi + "\nboard\nA.\n", "x").title, kHanziInUtf8);
    const auto game = game::readGame<sokoban::Rules>(
        "searchlight-sokoban 1\ntitle " + kHanzi + "\nboard\n#####\n#@$.#\n#####\n\nat 0\n", "x");
    QCOMPARE(game.opening().title, kHanziInUtf8);
    QCOMPARE(lessons::readLesson(
                 "# " + kHanzi + "\n\n```lesson\norder 1\nminutes 1\n```\n\n## " + kHanzi + "\n\nText\n", "x")
                 .title,
             kHanziInUtf8);
    const auto trace =
        search::readSearchTrace("version: 1.4.0\nevents:\n- { type: a, id: 1, name: " + kHanzi + " }\n", "x");
    QCOMPARE(trace.fields.size(), std::size_t{1});
  }

  void plainTextIsUnpackedAndHasABound() {
    const std::string packed = fromHex("1f8b0800000000000003") + fromHex("4b04000c");
    QVERIFY_THROWS_EXCEPTION(FormatError, PlainText(packed, "x", 100));
    const PlainText kept("\xE9\xC2", "x", 100, Letters::AsTheyAre);
    QCOMPARE(kept.view(), std::string_view("\xE9\xC2"));
  }

  // Little that becomes much is refused before it takes memory; what is small, or as dense as texts are, is read.
  void whatWasMadeToGrowIsRefused_data() {
    const auto row =
        testing::columns<int, int, bool>("megabytes", "every", "isRead");  // a random byte every so many
    row("small and uniform", 20, 0, true);
    row("large and dense", 40, 20, true);
    row("large and uniform", 40, 0, false);
  }
  void whatWasMadeToGrowIsRefused() {
    FETCH_ALL((int, megabytes), (int, every), (bool, isRead));
    std::string text(static_cast<std::size_t>(megabytes) << 20, ' ');
    std::uint32_t seed = 1;
    for (std::size_t i = 0; every > 0 && i < text.size(); i += static_cast<std::size_t>(every))
      text[i] = static_cast<char>('A' + (seed = seed * 1664525 + 1013904223) % 7919 % 26);
    z_stream stream{};
    QCOMPARE(deflateInit2(&stream, 1, Z_DEFLATED, 16 + MAX_WBITS, 8, Z_DEFAULT_STRATEGY), Z_OK);
    std::string packed(deflateBound(&stream, text.size()), '\0');
    stream.next_in = reinterpret_cast<Bytef*>(text.data());
    stream.avail_in = static_cast<uInt>(text.size());
    stream.next_out = reinterpret_cast<Bytef*>(packed.data());
    stream.avail_out = static_cast<uInt>(packed.size());
    QCOMPARE(deflate(&stream, Z_FINISH), Z_STREAM_END);
    packed.resize(stream.total_out);
    deflateEnd(&stream);
    if (isRead)
      QVERIFY(unpackGzip(packed, "x", std::size_t{1} << 30) == text);
    else
      QVERIFY_THROWS_EXCEPTION(FormatError, unpackGzip(packed, "x", std::size_t{1} << 30));
  }

  void longTitlesAreCut_data() {
    const auto rows = testing::columns<QString, QString>("title", "shown");
    const auto row = [&](const char* name, const char* character, int count, bool isCut) {
      const QString one = QString::fromUtf8(character);
      rows(name, one.repeated(count), (isCut ? one.repeated(199) + QChar(0x2026) : one.repeated(count)));
    };
    row("none", "", 0, false);
    row("short", "a", 12, false);
    row("as long as may be", "a", 200, false);
    row("one more", "a", 201, true);
    row("very long", "a", 1'000'000, true);
    row("two bytes", "\u00e9", 200, false);
    row("two bytes, one more", "\u00e9", 201, true);
    row("three bytes", "\u6a2a", 200, false);
    row("three bytes, one more", "\u6a2a", 201, true);
    row("four bytes", "\U0001F526", 200, false);
    row("four bytes, one more", "\U0001F526", 201, true);
  }
  void longTitlesAreCut() {
    FETCH(QString, title, shown);
    QCOMPARE(QString::fromStdString(shownTitle(title.toStdString())), shown);
  }

  void findsWhatIsNoText_data() {
    // bad: -1: none
    const auto row = testing::columns<QByteArray, int>("bytes", "bad");
    row("nothing", "", -1);
    row("ascii", "a\tb\r\nc~\x7f", -1);
    row("two, three and four bytes", "\xC2\x80 \xDF\xBF \xE2\x82\xAC \xF0\x9F\x94\xA6", -1);
    row("the ends of the ranges",
        "\xE0\xA0\x80\xED\x9F\xBF\xEE\x80\x80\xEF\xBF\xBF\xF0\x90\x80\x80\xF4\x8F\xBF\xBF", -1);
    row("NUL", QByteArray("ab\0c", 4), 2);
    row("escape", "a\x1b[0m", 1);
    row("PNG", "\x89PNG", 0);
    row("lone continuation", "a\x80", 1);
    row("cut after one of two", "ab\xC3", 2);
    row("cut after two of three", "\xE2\x82", 0);
    row("cut after three of four", "\xF0\x9F\x94", 0);
    row("broken off by a letter", "\xE2\x82z", 0);
    row("overlong, two bytes", "\xC0\xAF", 0);
    row("overlong, three bytes", "\xE0\x9F\xBF", 0);
    row("overlong, four bytes", "\xF0\x8F\xBF\xBF", 0);
    row("surrogate", "\xED\xA0\x80", 0);
    row("beyond U+10FFFF", "\xF4\x90\x80\x80", 0);
    row("five bytes", "\xF8\x88\x80\x80\x80", 0);
    row("UTF-16", QByteArray("\xFF\xFEv\0", 4), 0);
  }
  void findsWhatIsNoText() {
    FETCH_ALL((QByteArray, bytes), (int, bad));
    const std::size_t expected = bad < 0 ? std::string_view::npos : static_cast<std::size_t>(bad);
    QCOMPARE(findNonText(bytes.toStdString()), expected);
  }

  void allowsControlCharactersInUtf8() {
    QVERIFY(isUtf8(std::string_view("a\0\x1b", 3)));
    QVERIFY(!isUtf8("\x80"));
    QVERIFY(!isUtf8("a\xC3"));
  }

  void numbersHaveNoExponent_data() {
    const auto rows = testing::columns<double, QString, QString>("value", "text", "sixDecimals");
    const auto row = [&](double value, const char* text, const char* sixDecimals) {
      rows(text, value, text, sixDecimals);
    };
    row(0, "0", "0.000000");
    row(3, "3", "3.000000");
    row(1.5, "1.5", "1.500000");
    row(-0.25, "-0.25", "-0.250000");
    row(0.1, "0.1", "0.100000");
    row(2.8236e-05, "0.000028236", "0.000028");
    row(2.8236000000000005e-05, "0.000028236000000000005", "0.000028");
    row(5e-324, ("0." + std::string(323, '0') + "5").c_str(), "0.000000");
    row(1e22, "10000000000000000000000", "10000000000000000000000.000000");
    row(14.142135623730951, "14.142135623730951", "14.142136");
  }
  void numbersHaveNoExponent() {
    FETCH_ALL((double, value), (QString, text), (QString, sixDecimals));
    QCOMPARE(QString::fromStdString(numberText(value)), text);
    QCOMPARE(QString::fromStdString(numberText(value, 6)), sixDecimals);
    QCOMPARE(QString::fromStdString(numberText(-0.0)), u"0"_s);
  }

  void numbersReadBackAsTheSame() {
    Random random = testing::randomFor("numbers");
    for (int i = 0; i < testing::rounds(2000); ++i) {
      const double value = std::bit_cast<double>(random.next());
      if (!std::isfinite(value)) continue;
      const std::string text = numberText(value);
      QVERIFY2(text.find_first_not_of("-.0123456789") == std::string::npos, text.c_str());
      QVERIFY2(std::strtod(text.c_str(), nullptr) == value, text.c_str());
    }
  }

  void timesAreToldToTheNanosecond() {
    QCOMPARE(QString::fromStdString(numberText(toNanoseconds(2.8236000000000005e-05))), u"0.000028236"_s);
    QCOMPARE(QString::fromStdString(numberText(toNanoseconds(1.0000000001))), u"1"_s);
    QCOMPARE(QString::fromStdString(numberText(toNanoseconds(1e-9))), u"0.000000001"_s);
    QVERIFY(toNanoseconds(1e300) == 1e300 &&
            std::isinf(toNanoseconds(std::numeric_limits<double>::infinity())));
    Random random = testing::randomFor("times");
    for (int i = 0; i < testing::rounds(2000); ++i) {
      const double told = toNanoseconds(random.below(1'000'000) + random.below(1'000'000'000) * 1e-9 + 3e-11);
      const std::string text = numberText(told);
      QVERIFY2(text.size() - std::min(text.find('.'), text.size() - 1) <= 10, text.c_str());
    }
  }
};

SEARCHLIGHT_TEST(EncodingTest)
#include "encoding_test.moc"
