// tests/widgets/any_book.h: a book of best results of whichever puzzle, and the folder that it is kept in.
#pragma once
#include "core/klotski/board_text.h"
#include "tests/test_main.h"
#include "widgets/klotski/best_book.h"
#include "widgets/lines/score_book.h"
#include "widgets/sokoban/sokoban_book.h"

namespace searchlight::testing {

using namespace ui;

// A book of either puzzle; every result is of the same level, and each betters the one before.
class AnyBook {
 public:
  AnyBook(const QString& kind, const QString& path) {
    if (kind == "lines"_L1)
      serve(
          std::make_shared<ScoreBook>(path),
          [](ScoreBook& book, int nth, QString* complaint) {
            ScoreBook::Entry entry;
            entry.score = nth;
            book.enter({}, entry, 5, 5, complaint);
          },
          [](ScoreBook& book) { return book.statistics({}).games; });
    else if (kind == "klotski"_L1)
      serve(
          std::make_shared<BestBook>(path),
          [](BestBook& book, int nth, QString* complaint) {
            const auto fewer = static_cast<std::uint32_t>(200 - nth);
            book.enter(board(), {fewer, fewer, fewer}, complaint);
          },
          [](BestBook& book) { return book.best(board()) ? book.best(board())->games : 0; });
    else
      serve(
          std::make_shared<SokobanBook>(path),
          [](SokobanBook& book, int nth, QString* complaint) {
            book.enter(
                "a",
                std::vector<sokoban::Step>(static_cast<std::size_t>(200 - nth), {Direction::Right, true}),
                complaint);
          },
          [](SokobanBook& book) { return book.best("a") ? book.best("a")->games : 0; });
  }

  QString enter(int nth) {
    QString complaint = u"before"_s;
    enterQuietly(nth, &complaint);
    return complaint;
  }
  std::function<void(int nth, QString* complaint)> enterQuietly;
  std::function<std::uint64_t()> games;
  std::function<void()> read;
  std::function<QString()> wrong;                      // with the file
  std::function<std::unique_ptr<QSignalSpy>()> watch;  // changed()

 private:
  template <class Kind, class Enter, class Games>
  void serve(const std::shared_ptr<Kind>& book, Enter enterInto, Games gamesOf) {
    enterQuietly = [=](int nth, QString* told) { enterInto(*book, nth, told); };
    games = [=]() -> std::uint64_t { return gamesOf(*book); };
    read = [=] { book->read(); };
    wrong = [=] { return book->complaint(); };
    watch = [=] { return std::make_unique<QSignalSpy>(book.get(), &Kind::changed); };
  }
  static const klotski::Board& board() {
    static const klotski::Board board = klotski::readBoard("VCCV/VCCV/VHHV/VSSV/S..S", "test");
    return board;
  }
};

// A folder with a book in it, which is not there yet.
struct BookShelf {
  QTemporaryDir folder;
  QString path = folder.filePath(u"deep/book.json"_s);

  void write(const QByteArray& text) const {
    QVERIFY(QDir().mkpath(folder.filePath(u"deep"_s)));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(text), text.size());
  }
  QByteArray read(const QString& name = {}) const {
    QFile file(name.isEmpty() ? path : name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
  }
  QStringList files() const {
    return QDir(folder.filePath(u"deep"_s)).entryList(QDir::Files | QDir::Hidden, QDir::Name);
  }
};

}  // namespace searchlight::testing
