// tests/core/commit_test.cpp: a file whose last step fails: it is said, and the old file is as it was.
#include <cstring>
#include <filesystem>

#include "core/text/failure.h"
#include "core/text/files.h"
#include "tests/failing_calls.h"
#include "tests/test_main.h"

using testing::FailedCall;
using testing::FailingCall;
namespace fs = std::filesystem;

class CommitTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void aCommitThatFails_data() {
    const auto row = testing::columns<int, int, bool>("call", "error", "isOldThere");
    for (const bool isOldThere : {true, false}) {
      const char* file = isOldThere ? "over a file" : "a new file";
      row(testing::rowName("what was written is lost, %s", file), int(FailingCall::Fsync), EIO, isOldThere);
      row(testing::rowName("the disk is full, %s", file), int(FailingCall::Fsync), ENOSPC, isOldThere);
      row(testing::rowName("it cannot be renamed, %s", file), int(FailingCall::Rename), EPERM, isOldThere);
    }
  }
  void aCommitThatFails() {
    FETCH_ALL((const int, call), (const int, error), (const bool, isOldThere));
    const QTemporaryDir folder;
    const fs::path path = fs::path(folder.path().toStdString()) / "file";
    if (isOldThere) writeFile(path, "the old text");
    std::string told;
    {
      const FailedCall failure(static_cast<FailingCall>(call), error);
      try {
        writeFile(path, "the new text");
      } catch (const FormatError& e) {
        told = e.what();
      }
    }
    QCOMPARE(told, path.string() + ": cannot be written: " + std::strerror(error));
    QCOMPARE(fs::exists(path), isOldThere);
    if (isOldThere) QCOMPARE(readFile(path, 100), std::string("the old text"));
    // Nothing beside it is left behind.
    QCOMPARE(std::distance(fs::directory_iterator(path.parent_path()), {}),
             std::ptrdiff_t{isOldThere ? 1 : 0});
    writeFile(path, "the new text");
    QCOMPARE(readFile(path, 100), std::string("the new text"));
  }

  // While it was written something else has taken its name.
  void aFolderInItsPlace() {
    const QTemporaryDir folder;
    const fs::path path = fs::path(folder.path().toStdString()) / "file";
    FileReplacement file(path);
    file.write("text");
    fs::create_directory(path);
    QVERIFY_THROWS_EXCEPTION(FormatError, file.commit());
    QVERIFY(fs::is_directory(path));
  }
};

SEARCHLIGHT_TEST(CommitTest)
#include "commit_test.moc"
