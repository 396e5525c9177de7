// tests/core/files_test.cpp: whole files in and out, and the parts of text readers.
#include "core/text/files.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <thread>

#include "core/text/failure.h"
#include "core/text/line_reader.h"
#include "tests/limited.h"
#include "tests/test_main.h"

namespace fs = std::filesystem;

Q_DECLARE_METATYPE(FileSource)

namespace {

std::size_t fileCount(const fs::path& folder) {
  return static_cast<std::size_t>(std::distance(fs::directory_iterator(folder), fs::directory_iterator()));
}

}  // namespace

class FilesTest : public QObject {
  Q_OBJECT

 private:
  QTemporaryDir m_temporary;
  fs::path folder() const { return m_temporary.path().toStdString(); }

 private Q_SLOTS:
  void init() {
    QVERIFY(m_temporary.isValid());
    for (const auto& entry : fs::directory_iterator(folder())) fs::remove_all(entry.path());
  }

  void whatIsWrittenIsRead_data() {
    const auto row = testing::columns<QByteArray>("text");
    row("empty", "");
    row("text", "one\r\ntwo\n");
    row("all bytes", [] {
      QByteArray bytes;
      for (int i = 0; i < 256; ++i) bytes.append(static_cast<char>(i));
      return bytes;
    }());
    row("several chunks", QByteArray(300'000, 'x'));
  }
  void whatIsWrittenIsRead() {
    QFETCH(const QByteArray, text);
    const fs::path path = folder() / "file";
    writeFile(path, text.toStdString());
    QCOMPARE(readFile(path, 1 << 20), text.toStdString());
    writeFile(path, "again");
    QCOMPARE(readFile(path, 1 << 20), std::string("again"));
    QCOMPARE(fileCount(folder()), std::size_t{1});
  }

  void limitIsExact() {
    const fs::path path = folder() / "file";
    writeFile(path, std::string(100'000, 'x'));
    QCOMPARE(readFile(path, 100'000).size(), std::size_t{100'000});
    const std::string message = testing::refusalOf<std::string>([&] { (void)readFile(path, 99'999); });
    QVERIFY2(message.starts_with(path.string() + ": too large: the limit is 99999 bytes"), message.c_str());
  }

  // What has no end, also behind a link; and for a window, which waits for nobody, what others may never write to.
  void noFiles_data() {
    const auto row = testing::columns<QString, FileSource, QString>("name", "source", "reason");
    const QString device = u"cannot be read: it is a device, not a file"_s;
    for (const FileSource source : {FileSource::FilesAndPipes, FileSource::Files}) {
      const bool isWindow = source == FileSource::Files;
      row(testing::rowName("/dev/zero %d", isWindow), "/dev/zero", source, device);
      row(testing::rowName("a link to it %d", isWindow), "zero.yaml", source, device);
    }
    row("a pipe in the window", "pipe.yaml", FileSource::Files, "cannot be read: it is a pipe, not a file");
  }
  void noFiles() {
    FETCH_ALL((const QString, name), (const QString, reason), (const FileSource, source));
    fs::create_symlink("/dev/zero", folder() / "zero.yaml");
    QCOMPARE(::mkfifo((folder() / "pipe.yaml").c_str(), 0600), 0);
    const fs::path path = folder() / name.toStdString();  // an absolute name stays as it is
    QCOMPARE(testing::refusalOf<std::string>([&] { (void)readFile(path, 1000, source); }),
             path.string() + ": " + reason.toStdString());
  }

  void unreadable_data() {
    const auto row = testing::columns<QString, QString>("name", "reason");
    row("missing", "no such file", "No such file or directory");
    row("a directory", "", "Is a directory");
    row("below a file", "file/below", "Not a directory");
    row("name too long", QString(300, 'n'), "File name too long");
  }
  void unreadable() {
    FETCH(const QString, name, reason);
    writeFile(folder() / "file", "x");
    const fs::path path = folder() / name.toStdString();
    QCOMPARE(testing::refusalOf<std::string>([&] { (void)readFile(path, 100); }),
             path.string() + ": cannot be read: " + reason.toStdString());
  }

  void unwritable_data() {
    const auto row = testing::columns<QString, QString>("name", "reason");
    row("no such folder", "none/file", "No such file or directory");
    row("a directory", "sub", "Is a directory");
    row("below a file", "file/below", "Not a directory");
    row("name too long", QString(300, 'n'), "File name too long");
  }
  void unwritable() {
    FETCH(const QString, name, reason);
    writeFile(folder() / "file", "x");
    fs::create_directory(folder() / "sub");
    const fs::path path = folder() / name.toStdString();
    QCOMPARE(testing::refusalOf<std::string>([&] { writeFile(path, "text"); }),
             path.string() + ": cannot be written: " + reason.toStdString());
    QCOMPARE(fileCount(folder()), std::size_t{2});
    QCOMPARE(fileCount(folder() / "sub"), std::size_t{0});
  }

  void failedWriteLeavesTheOldFile() {
    const fs::path path = folder() / "file";
    writeFile(path, "the old text");
    {
      const testing::Limited room(RLIMIT_FSIZE, 1000);
      QCOMPARE(testing::refusalOf<std::string>([&] { writeFile(path, std::string(10'000, 'x')); }),
               path.string() + ": cannot be written: File too large");
    }
    QCOMPARE(readFile(path, 100), std::string("the old text"));
    QCOMPARE(fileCount(folder()), std::size_t{1});
  }

  void longestNameCanBeWritten() {
    const fs::path path = folder() / std::string(255, 'n');
    writeFile(path, "text");
    QCOMPARE(readFile(path, 100), std::string("text"));
  }

  void relativeNameIsWrittenToTheWorkingFolder() {
    const fs::path before = fs::current_path();
    fs::current_path(folder());
    writeFile("relative", "text");
    fs::current_path(before);
    QCOMPARE(readFile(folder() / "relative", 100), std::string("text"));
  }

  void linkIsFollowedAndPermissionsAreKept() {
    const fs::path target = folder() / "target";
    const fs::path link = folder() / "link";
    writeFile(target, "old");
    fs::permissions(target, fs::perms::owner_read | fs::perms::owner_write);
    fs::create_symlink("target", link);
    writeFile(link, "new");
    QVERIFY(fs::is_symlink(link));
    QCOMPARE(readFile(target, 100), std::string("new"));
    QCOMPARE(fs::status(target).permissions(), fs::perms::owner_read | fs::perms::owner_write);
  }

  // Whoever runs the program: root may write every file.
  void whatNobodyMayWriteStays() {
    const fs::path path = folder() / "protected";
    writeFile(path, "old");
    fs::permissions(path, fs::perms::owner_read | fs::perms::group_read);
    QVERIFY(testing::refusalOf<std::string>([&] { writeFile(path, "new"); }).find("cannot be written") !=
            std::string::npos);
    QCOMPARE(readFile(path, 100), std::string("old"));
  }

  // Also one whose target is not there yet, by any number of links: the link stays one.
  void linkToNothingIsFollowed() {
    fs::create_directory(folder() / "sub");
    fs::create_symlink("sub/second", folder() / "first");
    fs::create_symlink("../target", folder() / "sub" / "second");
    writeFile(folder() / "first", "new");
    QVERIFY(fs::is_symlink(folder() / "first") && fs::is_symlink(folder() / "sub" / "second"));
    QCOMPARE(readFile(folder() / "target", 100), std::string("new"));
    fs::create_symlink("ring", folder() / "ring");
    QVERIFY(testing::refusalOf<std::string>([&] {
              writeFile(folder() / "ring", "x");
            }).find("cannot be written") != std::string::npos);
    QVERIFY(fs::is_symlink(folder() / "ring"));
  }

  // What somebody else has written since is left to him, up to the moment of renaming.
  void aFileThatIsNotTheExpectedOneStays() {
    const fs::path path = folder() / "file";
    const FileStamp nothing = stampOf(path);
    QVERIFY(!nothing.exists);
    const FileStamp ours = writeFile(path, "ours", nothing);
    QVERIFY(ours.exists && ours == stampOf(path));
    QVERIFY_THROWS_EXCEPTION(ChangedMeanwhile, writeFile(path, "not a new file", nothing));
    FileReplacement replacement(path);
    replacement.write("ours again");
    writeFile(path, "theirs");
    QVERIFY_THROWS_EXCEPTION(ChangedMeanwhile, replacement.commit(ours));
    QCOMPARE(readFile(path, 100), std::string("theirs"));
    writeFile(path, "agreed", stampOf(path));
    QCOMPARE(readFile(path, 100), std::string("agreed"));
    // Who writes into the file itself, as much as there was, is known by the time.
    const FileStamp agreed = stampOf(path);
    std::fstream(path, std::ios::in | std::ios::out) << "AGREED";
    fs::last_write_time(path, fs::last_write_time(path) + std::chrono::milliseconds(1));
    QVERIFY(isSameFile(stampOf(path), agreed) && stampOf(path).size == agreed.size);
    QVERIFY_THROWS_EXCEPTION(ChangedMeanwhile, writeFile(path, "over it", agreed));
    QCOMPARE(readFile(path, 100), std::string("AGREED"));
  }

  void oneFileByTwoNames() {
    writeFile(folder() / "file", "x");
    writeFile(folder() / "other", "x");
    fs::create_symlink("file", folder() / "link");
    QVERIFY(isSameFile(stampOf(folder() / "file"), stampOf(folder() / "link")));
    QVERIFY(!isSameFile(stampOf(folder() / "file"), stampOf(folder() / "other")));
    QVERIFY(!isSameFile(stampOf(folder() / "none"), stampOf(folder() / "none")));
  }

  // What a killed program left goes with the first file that is written beside it; a living one's does not.
  void leftoversAreClearedUp() {
    const fs::path place = folder() / "place";
    fs::create_directory(place);
    const auto put = [&](const char* name) {
      return ::open((place / name).c_str(), O_WRONLY | O_CREAT, 0600);
    };
    ::close(put(".searchlight-2147483647-0.tmp"));
    ::close(put("somebody's.tmp"));
    const int living = put(".searchlight-2147483646-0.tmp");
    QCOMPARE(::flock(living, LOCK_EX), 0);
    writeFile(place / "file", "text");
    QVERIFY(!fs::exists(place / ".searchlight-2147483647-0.tmp"));
    QVERIFY(fs::exists(place / ".searchlight-2147483646-0.tmp") && fs::exists(place / "somebody's.tmp"));
    ::close(living);
    removeAbandonedFiles(place);
    QVERIFY(!fs::exists(place / ".searchlight-2147483646-0.tmp"));
    QCOMPARE(readFile(place / "file", 100), std::string("text"));
  }

  void devicesAndPipesAreWrittenDirectly() {
    writeFile("/dev/null", "text");
    QVERIFY2(fs::is_character_file("/dev/null"), "a device must never be replaced by a file");
    if (fs::exists("/dev/full")) {
      QCOMPARE(testing::refusalOf<std::string>([] { writeFile("/dev/full", "text"); }),
               std::string("/dev/full: cannot be written: No space left on device"));
    }
    const fs::path pipe = folder() / "pipe";
    QCOMPARE(::mkfifo(pipe.c_str(), 0600), 0);
    std::string got;
    std::jthread reader([&] { got = readFile(pipe, 100); });
    writeFile(pipe, "through the pipe");
    reader.join();
    QCOMPARE(got, std::string("through the pipe"));
    QVERIFY(fs::is_fifo(pipe));
  }

  void piecesBecomeOneFileAtOnce() {
    const fs::path path = folder() / "file";
    writeFile(path, "the old text");
    {
      FileReplacement abandoned(path);
      abandoned.write("half a text");
    }
    QCOMPARE(readFile(path, 100), std::string("the old text"));
    QCOMPARE(fileCount(folder()), std::size_t{1});
    FileReplacement file(path);
    file.write("one, ");
    QCOMPARE(readFile(path, 100), std::string("the old text"));
    file.write("two");
    file.commit();
    QCOMPARE(readFile(path, 100), std::string("one, two"));
    QCOMPARE(fileCount(folder()), std::size_t{1});
  }

  void lines_data() {
    const auto row = testing::columns<QByteArray, QStringList>("text", "lines");
    row("nothing", "", QStringList{});
    row("only a mark", "\xEF\xBB\xBF", QStringList{});
    row("one line, no end", "a", QStringList{"a"});
    row("LF", "a\nb\n", QStringList{"a", "b"});
    row("CRLF", "a\r\nb\r\n", QStringList{"a", "b"});
    row("CR", "a\rb", QStringList{"a", "b"});
    row("CR CRLF", "a\r\r\nb\r\r\n\r\r\nc", QStringList{"a", "b", "", "c"});
    row("mixed", "a\r\n\r\rb\n\nc", QStringList{"a", "", "", "b", "", "c"});
    row("mark",
        "\xEF\xBB\xBF"
        "a\nb",
        QStringList{"a", "b"});
    row("blanks stay", " a \n\t\n", QStringList{" a ", "\t"});
  }
  void lines() {
    FETCH_ALL((const QByteArray, text), (const QStringList, lines));
    const std::string bytes = text.toStdString();
    LineReader reader(bytes, "file");
    QCOMPARE(reader.number(), 0);
    QStringList got;
    while (reader.next()) {
      got << QString::fromStdString(std::string(reader.line()));
      QCOMPARE(reader.number(), static_cast<int>(got.size()));
    }
    QCOMPARE(got, lines);
    QCOMPARE(reader.number(), static_cast<int>(lines.size()));
  }

  void filledLinesKeepTheirNumbers() {
    LineReader reader("\n \t\na\n\nb\n\n", "file");
    QVERIFY(reader.nextFilled());
    QCOMPARE(reader.number(), 3);
    QVERIFY(reader.nextFilled());
    QCOMPARE(reader.number(), 5);
    QCOMPARE(testing::refusalOf<std::string>([&] { reader.fail("wrong"); }), std::string("file:5: wrong"));
    QCOMPARE(testing::refusalOf<std::string>([&] { reader.expectEnd(); }), std::string(""));
    LineReader other("a\n\n  junk\n", "file");
    QVERIFY(other.next());
    QCOMPARE(testing::refusalOf<std::string>([&] { other.expectEnd(); }),
             std::string("file:3: unexpected \"  junk\" after the end"));
  }

  void fields() {
    using Fields = std::vector<std::string_view>;
    QVERIFY((splitFields("  a\tbc  d ", 9) == Fields{"a", "bc", "d"}));
    QVERIFY((splitFields("a b c d", 2) == Fields{"a", "b"}));
    QVERIFY(splitFields(" \t ", 9).empty());
    QVERIFY(splitFields("", 9).empty());
  }

  void integers_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("value");  // kNone: refused
    QTest::newRow("zero") << "0" << 0;
    QTest::newRow("negative") << "-7" << -7;
    QTest::newRow("leading zeros") << "007" << 7;
    QTest::newRow("top of the range") << "1000" << 1000;
    for (const char* refused : {"", "-", "+5", " 5", "5 ", "5x", "x", "5.0", "1e3", "0x10", "--5", "1001",
                                "-8", "2147483648", "99999999999999999999999", "5\n"})
      QTest::newRow(("refused " + inQuotes(refused)).c_str()) << refused << kNone;
  }
  void integers() {
    FETCH_ALL((const QString, text), (const int, value));
    QCOMPARE(parseInteger(text.toStdString(), -7, 1000).value_or(kNone), value);
  }

  void numbers_data() {
    const auto row = testing::columns<QString, bool, double>("text", "accepted", "value");
    row("whole", "12", true, 12.0);
    row("fraction", "3.41421356", true, 3.41421356);
    row("negative exponent", "-2.5e-3", true, -0.0025);
    for (const char* refused : {"", "inf", "nan", "-inf", "1e999", "1,5", "1.5x", " 1", "+1", "0x1p3"})
      row(("refused " + inQuotes(refused)).c_str(), refused, false, 0.0);
  }
  void numbers() {
    FETCH_ALL((const QString, text), (const bool, accepted), (const double, value));
    const std::optional<double> number = parseNumber(text.toStdString());
    QCOMPARE(number.has_value(), accepted);
    if (accepted) QCOMPARE(*number, value);
  }

  void refusedIntegersAreNamed_data() {
    const auto row = testing::columns<QString, QString>("text", "message");
    row("too large", "4900000", "file:1: width 4900000 is out of range (1 to 4096)");
    row("negative", "-3", "file:1: width -3 is out of range (1 to 4096)");
    row("a word", "x", "file:1: width \"x\" is not a whole number");
    row("a fraction", "2.5", "file:1: width \"2.5\" is not a whole number");
    row("endless", QString(100, '9'),
        "file:1: width \"" + QString(32, '9') + "...\" is out of range (1 to 4096)");
  }
  void refusedIntegersAreNamed() {
    FETCH(const QString, text, message);
    LineReader reader("a line", "file");
    QVERIFY(reader.next());
    QCOMPARE(
        testing::refusalOf<std::string>([&] { (void)reader.integer(text.toStdString(), "width", 1, 4096); }),
        message.toStdString());
  }

  void quotesFitOnOneLine() {
    QCOMPARE(inQuotes("plain"), std::string("\"plain\""));
    QCOMPARE(inQuotes("a\nb\x89\x7f"), std::string("\"a\\x0ab\\x89\\x7f\""));
    QCOMPARE(inQuotes("Orléans 中文"), std::string("\"Orléans 中文\""));
    QCOMPARE(inQuotes("a\u202eb\u200bc\u0085"),
             std::string("\"a\\xe2\\x80\\xaeb\\xe2\\x80\\x8bc\\xc2\\x85\""));
    QCOMPARE(inQuotes("0123456789012345678901234567890中文"),
             std::string("\"0123456789012345678901234567890中...\""));
    QCOMPARE(inQuotes(std::string_view("\0", 1)), std::string("\"\\x00\""));
    QCOMPARE(inQuotes(std::string(100, 'a')), "\"" + std::string(32, 'a') + "...\"");
  }

 private:
  static constexpr int kNone = -999'999;
};

SEARCHLIGHT_TEST(FilesTest)
#include "files_test.moc"
