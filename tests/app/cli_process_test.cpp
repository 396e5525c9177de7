// tests/app/cli_process_test.cpp: the executable itself: signals, closed and full streams.
#include <fcntl.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <signal.h>
#include <sys/ioctl.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "core/setup/set_up.h"
#include "tests/app/cli_process.h"
#include "tests/test_main.h"

using namespace searchlight::testing;

namespace {

// All files of the folder, hidden ones too.
QStringList namesIn(const QTemporaryDir& folder) {
  return QDir(folder.path()).entryList(QDir::Files | QDir::Hidden | QDir::NoDotAndDotDot);
}

// Whether the process has a file of this folder open, by whatever name.
bool hasOpenFileIn(const QProcess& process, const QString& folder) {
  const QDir open(u"/proc/%1/fd"_s.arg(process.processId()));
  std::error_code error;
  for (const QString& number : open.entryList(QDir::AllEntries | QDir::System | QDir::NoDotAndDotDot))
    if (std::filesystem::read_symlink(open.filePath(number).toStdString(), error)
            .string()
            .starts_with(folder.toStdString() + "/"))
      return true;
  return false;
}

// The processor time that it has used, in clock ticks of a hundredth of a second; 0 where there is no such process.
long processorTicks(const QProcess& process) {
  QFile stat(u"/proc/%1/stat"_s.arg(process.processId()));
  if (!stat.open(QIODevice::ReadOnly)) return 0;
  const QByteArray text = stat.readAll();
  const QList<QByteArray> fields = text.mid(text.lastIndexOf(')') + 2).split(' ');  // from the third on
  return fields.value(11).toLong() + fields.value(12).toLong();
}

// From now on this process gets no files without names, as on a file system that does not have them.
void refuseNamelessFiles() {
  constexpr auto kCall = std::uint32_t{offsetof(seccomp_data, nr)};
  constexpr auto kFlags = std::uint32_t{offsetof(seccomp_data, args) + 2 * sizeof(std::uint64_t)};
  sock_filter steps[] = {
      BPF_STMT(BPF_LD | BPF_W | BPF_ABS, kCall),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, __NR_openat, 0, 3),
      BPF_STMT(BPF_LD | BPF_W | BPF_ABS, kFlags),
      BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, O_TMPFILE & ~O_DIRECTORY, 0, 1),
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EOPNOTSUPP),
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
  };
  const sock_fprog program{std::size(steps), steps};
  ::prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
  ::prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program);
}

void send(const QProcess& process, int signal) { ::kill(pid_t(process.processId()), signal); }

}  // namespace

class CliProcessTest : public QObject {
  Q_OBJECT

 private:
  Files m_files;
  QString m_small, m_closed;

 private Q_SLOTS:
  void initTestCase() {
    m_small = m_files.writeRows(u"small.map"_s, {"....", ".@@.", "...."});
    m_closed = m_files.writeMap(u"closed.map"_s, closedMap());
  }

  void signals_data() { testing::columns<int>("signal")("SIGINT", SIGINT)("SIGTERM", SIGTERM); }

  void signalsInASearch_data() { signals_data(); }
  // The first signal ends the search, and what was found is told.
  void signalsInASearch() {
    QFETCH(const int, signal);
    QProcess process;
    process.start(program(), {"compare", "route", m_closed, "--from", "0,0", "--to", "39,39", "--algorithms",
                              "a-star,ida-star,dijkstra", "--json"});
    QVERIFY(process.waitForReadyRead(kPatience));  // the first row: the second search has begun, or soon will
    QByteArray out = process.readAllStandardOutput();
    // Nothing but that search takes so much time of a processor.
    const long before = processorTicks(process);
    QTRY_VERIFY_WITH_TIMEOUT(processorTicks(process) >= before + 4, kPatience);
    send(process, signal);
    QVERIFY(process.waitForFinished(kPatience));
    QCOMPARE(process.exitStatus(), QProcess::NormalExit);
    QCOMPARE(process.exitCode(), 1);
    out += process.readAllStandardOutput();
    const QList<QByteArray> lines = out.split('\n');
    QCOMPARE(lines.size(), 3);
    QVERIFY2(lines[0].startsWith("{\"algorithm\":\"a-star\",\"outcome\":\"exhausted\","), lines[0]);
    QVERIFY2(lines[1].startsWith("{\"algorithm\":\"ida-star\",\"outcome\":\"stopped\","), lines[1]);
    QCOMPARE(process.readAllStandardError(), QByteArray());
  }

  void signalsWhileReading_data() { signals_data(); }
  // The map is a pipe into which nobody writes.
  void signalsWhileReading() {
    QFETCH(const int, signal);
    const QByteArray pipe = m_files.path(u"pipe%1.map"_s.arg(signal)).toLocal8Bit();
    QCOMPARE(::mkfifo(pipe.constData(), 0600), 0);
    QProcess process;
    process.start(program(), {"route", QString::fromLocal8Bit(pipe), "--from", "0,0", "--to", "3,2"});
    int writer = -1;  // it can be opened as soon as somebody reads
    QTRY_VERIFY_WITH_TIMEOUT((writer = ::open(pipe.constData(), O_WRONLY | O_NONBLOCK)) >= 0, kPatience);
    send(process, signal);
    QVERIFY(process.waitForFinished(kPatience));
    ::close(writer);
    QCOMPARE(process.exitStatus(), QProcess::CrashExit);
    QCOMPARE(process.exitCode(), signal);
  }

  void signalsOnStandardInput_data() { signals_data(); }
  void signalsOnStandardInput() {
    QFETCH(const int, signal);
    QProcess process;
    process.start(program(), {"klotski", "solve", "-"});
    QVERIFY(process.waitForStarted(kPatience));
    process.write("VCCV\n");
    QVERIFY(process.waitForBytesWritten(kPatience));
    QTest::qWait(100);
    QCOMPARE(process.state(), QProcess::Running);
    send(process, signal);
    QVERIFY(process.waitForFinished(kPatience));
    QCOMPARE(process.exitStatus(), QProcess::CrashExit);
    QCOMPARE(process.exitCode(), signal);
  }

  void nothingOnStandardInputIsAnEmptyFile() {
    const Ran none = shell("\"$0\" scenario - --map \"$1\" < /dev/null", m_small);
    const Ran empty = shell("printf '' | \"$0\" scenario - --map \"$1\"", m_small);
    QCOMPARE(none.code, empty.code);
    QCOMPARE(none.error, empty.error);
    QVERIFY(!none.error.contains(u"device"_s));
  }

  void signalsWhileOpening_data() {
    const auto rows = testing::columns<int, QStringList>("signal", "words");
    for (const int signal : {SIGINT, SIGTERM}) {
      const auto row = [&](const char* what, const QString& line) {
        rows(testing::rowName("%s, %d", what, signal), signal, testing::words(line));
      };
      row("a map", "route PIPE --from 0,0 --to 3,2");
      row("the map of several", "compare route PIPE --from 0,0 --to 3,2 --algorithms a-star");
      row("queries", "scenario PIPE");
      row("a trace", "route MAP --from 0,0 --to 3,2 --trace PIPE");
    }
  }
  // Nobody has opened the pipe's other end: whoever opens it waits for that.
  void signalsWhileOpening() {
    FETCH_ALL((const int, signal), (QStringList, words));
    const QString pipe = m_files.path(u"alone.trace.json"_s);
    (void)::mkfifo(pipe.toLocal8Bit().constData(), 0600);
    words.replaceInStrings(u"PIPE"_s, pipe).replaceInStrings(u"MAP"_s, m_small);
    QProcess process;
    process.start(program(), words);
    QVERIFY(process.waitForStarted(kPatience));
    QTest::qWait(100);
    QCOMPARE(process.state(), QProcess::Running);
    send(process, signal);
    QVERIFY(process.waitForFinished(kPatience));
    QCOMPARE(process.exitStatus(), QProcess::CrashExit);
    QCOMPARE(process.exitCode(), signal);
  }

  void signalsWhileWritingToAPipe_data() { signals_data(); }
  // The trace is a pipe that somebody holds open and nobody reads.
  void signalsWhileWritingToAPipe() {
    QFETCH(const int, signal);
    const QString pipe = m_files.path(u"pipe%1.trace.json"_s.arg(signal));
    QCOMPARE(::mkfifo(pipe.toLocal8Bit().constData(), 0600), 0);
    const int reader = ::open(pipe.toLocal8Bit().constData(), O_RDWR);
    QVERIFY(reader >= 0);
    const QString map = m_files.writeMap(u"field.map"_s, grid::Map(300, 300));
    QProcess process;
    process.start(program(), {"route", map, "--from", "0,0", "--to", "299,299", "--algorithm", "dijkstra",
                              "--trace", pipe});
    QVERIFY(process.waitForStarted(kPatience));
    int waiting = 0;  // bytes in the pipe, until it takes no more
    QTRY_VERIFY_WITH_TIMEOUT(::ioctl(reader, FIONREAD, &waiting) == 0 && waiting >= 65536, kPatience);
    QTest::qWait(50);
    send(process, signal);
    QVERIFY(process.waitForFinished(kPatience));
    ::close(reader);
    QCOMPARE(process.exitStatus(), QProcess::CrashExit);
    QCOMPARE(process.exitCode(), signal);
  }

  // It is read once: of a pipe there is no second time.
  void theMapOfASetUpMayBeAPipe() {
    const QString pipe = m_files.path(u"board.map"_s);
    QCOMPARE(::mkfifo(pipe.toLocal8Bit().constData(), 0600), 0);
    const auto ask = [&](const std::string& hash) {
      const QString file = m_files.write(
          u"pipe.searchlight"_s,
          uR"({"searchlight": 1, "page": "map-lab", "board": {"path": "board.map", "hash": "%1"},)"
          R"( "question": {"from": "0,0", "to": "3,2"}})"_s.arg(QString::fromStdString(hash)));
      return shell(u"cat \"$1\" > \"$2\" & exec timeout 30 \"$0\" route --setup '%1'"_s.arg(file), m_small,
                   pipe);
    };
    Ran ran = ask(setup::boardHash(readFile(m_small.toStdString(), 1000)));
    QCOMPARE(ran.error, QString());
    QCOMPARE(ran.code, 0);
    ran = ask("fnv1a-64:0000000000000001");
    QVERIFY(testing::contains(ran.error, u"has changed since"_s));
    QCOMPARE(ran.code, 0);
  }

  // What comes from a pipe has no size before it has been read.
  void pipesKeepToTheMemory_data() {
    const auto row = testing::columns<QString, bool>("line", "isSetUp");
    row("set-up, file", "\"$0\" route --setup \"$2\"", true);
    row("set-up, pipe", "cat \"$2\" | \"$0\" route --setup /dev/stdin", true);
    row("map, file", "\"$0\" route \"$2\" --from 0,0 --to 1,0", false);
    row("map, pipe", "cat \"$2\" | \"$0\" route /dev/stdin --from 0,0 --to 1,0", false);
  }
  void pipesKeepToTheMemory() {
    FETCH_ALL((QString, line), (bool, isSetUp));
    // Neither is in order: whoever reads to the end says so.
    const QString text =
        isSetUp ? uR"({"searchlight": 1, "page": "map-lab", "x": "%1"})"_s.arg(QString(30'000'000, u'x'))
                : u"type octile\n"_s + QString(60'000'000, u'x');
    const QString file = m_files.write(u"large"_s, text);
    const Ran ran = shell(line + u" --megabytes 1 --json"_s, m_small, file);
    QCOMPARE(ran.error, QString());
    QCOMPARE(ran.code, 1);
    QCOMPARE(ran.object()[u"outcome"_s].toString(), u"memory-limit"_s);
  }

  void endedWhileATraceIsWritten_data() {
    const auto rows = testing::columns<QList<int>, bool>("sent", "namelessFiles");
    for (const bool nameless : {true, false}) {
      const auto row = [&](const char* name, const QList<int>& sent) {
        rows(qPrintable(QLatin1String(name) + (nameless ? "" : ", files with names")), sent, nameless);
      };
      row("SIGINT, SIGTERM", {SIGINT, SIGTERM});
      row("SIGHUP", {SIGHUP});
      row("SIGXCPU", {SIGXCPU});
      if (nameless) row("SIGKILL", {SIGKILL});
    }
  }
  // Nothing is left over, and what was there before is as it was.
  void endedWhileATraceIsWritten() {
    FETCH_ALL((const QList<int>, sent), (const bool, namelessFiles));
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"t.trace.json"_s);
    writeFile(path.toStdString(), "old");
    QProcess process;
    if (!namelessFiles) process.setChildProcessModifier(refuseNamelessFiles);
    process.start(program(), {"route", m_closed, "--from", "0,0", "--to", "39,39", "--algorithm", "ida-star",
                              "--seconds", "60", "--trace", path});
    QVERIFY(process.waitForStarted(kPatience));
    QTRY_VERIFY_WITH_TIMEOUT(hasOpenFileIn(process, folder.path()), kPatience);
    const bool hasName = namesIn(folder).size() > 1;
    QVERIFY(namelessFiles || hasName);
    if (hasName && sent.contains(SIGKILL)) {
      process.kill();
      process.waitForFinished(kPatience);
      QSKIP("no nameless files where temporary files go");
    }
    QTest::qWait(20);
    // All of them at once: the first one's stop has no time to be heard.
    send(process, SIGSTOP);
    for (const int signal : sent) send(process, signal);
    send(process, SIGCONT);
    QVERIFY(process.waitForFinished(kPatience));
    QCOMPARE(process.exitStatus(), QProcess::CrashExit);
    QCOMPARE(process.exitCode(), sent.back());
    QCOMPARE(namesIn(folder), QStringList{"t.trace.json"});
    QCOMPARE(readFile(path.toStdString(), 100), std::string("old"));
  }

  void traceBeyondTheLargestFile() {
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"t.trace.json"_s);
    const Ran ran = shell(
        u"ulimit -f 10; \"$0\" route \"$1\" --from 0,0 --to 39,39 --seconds 60 "
        "--algorithm ida-star --trace \"$2\""_s,
        m_closed, path);
    QCOMPARE(refusal(ran), path + ": cannot be written: File too large");
    QCOMPARE(namesIn(folder), QStringList());
  }

  void tracesWithoutNamelessFiles() {
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"t.trace.json"_s);
    for (const int round : {1, 2}) {  // a new file, and one in the place of another
      QProcess process;
      process.setChildProcessModifier(refuseNamelessFiles);
      process.start(program(), {"route", m_small, "--from", "0,0", "--to", "3,2", "--trace", path});
      QVERIFY(process.waitForFinished(kPatience));
      QCOMPARE(process.exitCode(), 0);
      QVERIFY2(readFile(path.toStdString(), 1 << 20).size() > 100, qPrintable(QString::number(round)));
      QCOMPARE(namesIn(folder), QStringList{"t.trace.json"});
    }
  }

  void lostOutput_data() {
    QTest::addColumn<QString>("line");
    const QString ends = u" \"$1\" --from 0,0 --to 3,2 "_s;
    const QStringList commands{"algorithms",
                               "algorithms --json",
                               "--help",
                               "compare --help",
                               "--version",
                               "route" + ends,
                               "route" + ends + "--json",
                               "compare route" + ends + "--algorithms a-star,dijkstra",
                               "compare route" + ends + "--algorithms a-star,dijkstra --csv"};
    for (const QString& command : commands)
      for (const char* where : {">/dev/full", ">&-"}) {
        const QString line = command + u' ' + QLatin1String(where);
        QTest::newRow(qPrintable(line)) << "\"$0\" " + line;
      }
  }
  void lostOutput() {
    QFETCH(const QString, line);
    if (line.endsWith(u"/dev/full"_s) && !QFile::exists(u"/dev/full"_s)) QSKIP("there is no /dev/full");
    const Ran ran = shell(line, m_small);
    QCOMPARE(ran.code, 2);
    QCOMPARE(ran.error, u"searchlight-cli: standard output cannot be written\n"_s);
  }

  // A trace is in its place before anything is told, and stays there: the exit code is of what was told.
  void traceOfASearchThatCannotBeTold_data() {
    const auto row = testing::columns<QString, QString>("line", "error");
    const QString lost = u"searchlight-cli: standard output cannot be written\n2\n"_s;
    row("full", "%1 >/dev/full; echo $? >&2", lost);
    row("closed", "%1 >&-; echo $? >&2", lost);
    row("nobody reads", "{ %1; echo $? >&2; } | true", u"%1\n"_s.arg(128 + SIGPIPE));
  }
  void traceOfASearchThatCannotBeTold() {
    FETCH(const QString, line, error);
    if (line.contains(u"/dev/full"_s) && !QFile::exists(u"/dev/full"_s)) QSKIP("there is no /dev/full");
    const QString map = m_files.writeMap(u"wide.map"_s, grid::Map(200, 200));
    // With --after more is told than a pipe takes.
    const QString command =
        u"\"$0\" route \"$1\" --from 0,0 --to 199,199 --json --after 30000 "
        "--algorithm dijkstra --trace \"$2\""_s;
    const QTemporaryDir folder;
    const QString trace = folder.filePath(u"t.trace.json"_s);
    const auto written = [&] { return readFile(trace.toStdString(), std::size_t{1} << 28); };
    QCOMPARE(shell(command, map, trace).code, 0);
    const std::string whole = written();
    writeFile(trace.toStdString(), "old");
    QCOMPARE(shell(line.arg(command), map, trace).error, error);
    QVERIFY(written() == whole);
    QCOMPARE(namesIn(folder), QStringList{"t.trace.json"});
  }

  // Where a stream is closed, a file that is opened must not take its place.
  void closedStreamsAreNotFiles() {
    const QString trace = m_files.path(u"t.trace.json"_s);
    const QString line = u"\"$0\" route \"$1\" --from 0,0 --to 3,2 --trace \"$2\" "_s;
    QCOMPARE(shell(line, m_small, trace).code, 0);
    const std::string whole = m_files.read(u"t.trace.json"_s);
    for (const char* closed : {"<&-", "2>&-", "<&- 2>&-"}) {
      QFile::remove(trace);
      QCOMPARE(shell(line + closed, m_small, trace).code, 0);
      QCOMPARE(m_files.read(u"t.trace.json"_s), whole);
    }
    QFile::remove(trace);
    QCOMPARE(shell(line + ">&-", m_small, trace).code, 2);
    QCOMPARE(m_files.read(u"t.trace.json"_s), whole);
    QCOMPARE(shell(u"\"$0\" route \"$1\" --from 0,0 --to 9,9 --trace \"$2\" 2>&-"_s, m_small, trace).code, 2);
    QCOMPARE(m_files.read(u"t.trace.json"_s), whole);
  }

  void readerThatHasSeenEnough() {
    const Ran ran = shell(
        u"\"$0\" compare route \"$1\" --from 0,0 --to 3,2 --json "
        "--algorithms a-star,dijkstra | head -n 1"_s,
        m_small);
    QCOMPARE(ran.code, 0);
    QCOMPARE(ran.out.count(u'\n'), 1);
    QCOMPARE(ran.error, QString());
  }
};

SEARCHLIGHT_TEST(CliProcessTest)
#include "cli_process_test.moc"
