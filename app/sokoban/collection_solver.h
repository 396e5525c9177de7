// app/sokoban/collection_solver.h: the levels of a collection solved one after the other, while somebody plays.
//
//   CollectionSolver solver(file, memory);                                     // usage
//   connect(&solver, &CollectionSolver::changed, this, [&] { show(solver.text()); });
//   solver.start(set, [&](const std::string& identity) { return book.best(identity) != nullptr; });
//
// One thread of low priority searches, and writes what it finds into a book of its own, beside that of the user's best solutions and
// in the same form. That book is read here when it is first asked for, at start() and by read().
#pragma once
#include <QObject>
#include <QString>
#include <cstddef>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "app/sokoban/level_gallery.h"
#include "core/search/memory_budget.h"
#include "core/search/outcome.h"
#include "core/sokoban/solve.h"
#include "widgets/sokoban/sokoban_book.h"
#include "widgets/task/task.h"

namespace searchlight::ui {

class CollectionSolver : public QObject {
  Q_OBJECT

 public:
  // `file` is where the book of the solutions is. REQUIRES: the budget outlives this; null: unbounded.
  CollectionSolver(const QString& file, std::shared_ptr<search::MemoryBudget> budget,
                   QObject* parent = nullptr);
  ~CollectionSolver() override;

  // Goes on with the levels of the set that nobody has solved, where a stop ended it; once all were tried, with those that are left,
  // for twice as long each, and with more memory. Another set than before begins anew. False: no level is left that could be solved.
  bool start(LevelSet set, const std::function<bool(const std::string& identity)>& isSolvedByUser);
  // At once. What was found is kept.
  void stop();
  bool isRunning() const { return m_work.isBusy(); }
  // Whether this is what it works on, or did last.
  bool isAbout(const LevelSet& set) const;

  // REQUIRES: it was started.
  const LevelSet& set() const { return *m_set; }

  // "Microban: 12 of 50 solved. Level 13: 5 of 9 boxes packed".
  QString text() const;
  // What has come of it so far: "Microban: 12 of 50 solved · 2 not solved within 1 min and 1 GB · 1 unsolvable".
  QString summary() const;
  // Of a level that the computer has solved, now or in an earlier session; null: it has not. Stays until changed() comes.
  const LevelBest* best(const std::string& identity) const;
  // Whether it was proven to have no solution, in this session.
  bool isUnsolvable(const std::string& identity) const { return m_unsolvable.contains(identity); }
  // What others have written since.
  void read() { book().read(); }

  // For each level, for tests to be quick.
  void setSeconds(double seconds) { m_usualSeconds = seconds; }

 Q_SIGNALS:
  // What text() says, a few times a second.
  void changed();
  // This level of the set was tried.
  void told(std::size_t place);
  // All levels were tried; whether some of them may be solved with more time.
  void finished(bool isSomeLeft);
  // A solution could not be written, or the work ended before all levels were tried; why.
  void failed(const QString& why);

 private:
  struct Result {
    search::Outcome outcome{};
    LevelBest::Solution solution = {};
    QString complaint = {};  // of the book
  };
  struct Work {
    std::shared_ptr<const LevelSet> set;
    std::deque<std::size_t> places;
    search::Limits limits;
    std::shared_ptr<search::MemoryBudget> budget;
    QString file;
  };
  void run(const Work& work, const std::stop_token& stop, const TaskTeller& teller);
  static Result solve(const Work& work, std::size_t place, SokobanBook& book, const std::stop_token& stop,
                      const sokoban::TellProgress& tell);
  void take(std::size_t place, const Result& result);
  search::Limits limits() const;
  SokobanBook& book() const;  // as it was read here
  QString solvedText() const;

  std::shared_ptr<search::MemoryBudget> m_budget;
  QString m_file;
  mutable std::unique_ptr<SokobanBook>
      m_book;  // null: nobody has asked, and a page that opens need not wait for it
  std::map<std::string, LevelBest> m_found;  // in this session, of which the book here knows nothing yet
  std::set<std::string> m_unsolvable;
  std::shared_ptr<const LevelSet> m_set;                 // null: none yet
  std::deque<std::size_t> m_left;                        // places; the first is being solved, or comes next
  std::size_t m_solved = 0, m_levels = 0, m_failed = 0;  // by anybody; all; in vain in this pass
  double m_usualSeconds = 60;
  int m_doublings = 0;  // of what a level may take, since the set's first pass
  std::optional<sokoban::SolveProgress::Farthest> m_farthest;  // of the level that is being solved
  Task<void> m_work;
};

}  // namespace searchlight::ui
