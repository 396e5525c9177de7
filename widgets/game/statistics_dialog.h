// widgets/game/statistics_dialog.h: what one has solved or played, a row for each collection or for each set of rules.
//
//   SolvedRow row{.name = "Searchlight", .all = 87};                           // usage
//   row.add({.own = 46, .fewest = 46, .games = 3, .when = ..});
//   StatisticsDialog(solvedStatistics({row}, tr("Pushes"), ..), this).exec();
#pragma once
#include <QDateTime>
#include <QDialog>
#include <QList>
#include <QString>
#include <QStringList>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <set>
#include <string>

#include "widgets/game/count_row.h"

namespace searchlight::ui {

// In the user's language; the first column is a name, all others are figures.
struct Statistics {
  QString about;  // a sentence above the table
  QStringList columns;
  QList<QStringList> rows;
  QString nothing;                // told where there are no rows
  QList<PanelCount> counts = {};  // over all rows, large above the table; none where there are no rows
  QList<double> shares =
      {};  // of each row, the part that is done, 0 to 1, as a bar below its name; -1: nobody knows
};

// What has been solved of a collection.
struct SolvedRow {
  // One level or opening that was solved.
  struct Solved {
    std::uint32_t own = 0;                // the best, in whatever is counted
    std::optional<std::uint32_t> fewest;  // that are known
    std::uint64_t games = 0;
    QDateTime when;
  };
  void add(const Solved& one);

  QString name;
  std::optional<std::size_t> all;  // that can be solved; nothing: nobody knows
  std::size_t solved = 0, atFewest = 0;
  std::uint64_t games = 0, own = 0, fewest = 0;  // the last two over those whose fewest are known
  QDateTime last = {};
};

// What a book has of others than those that were seen, in a row of its own, where there are any. `solvedOf` makes one of an entry.
template <class Records, class SolvedOf>
void addOthers(QList<SolvedRow>& rows, const QString& name, const Records& records,
               const std::set<std::string>& seen, const SolvedOf& solvedOf) {
  SolvedRow others;
  others.name = name;
  for (const auto& [key, entry] : records)
    if (!seen.contains(key)) others.add(solvedOf(entry));
  if (others.solved > 0) rows << others;
}

// `counted`: what own best and fewest count, as a column is called: "Pushes".
Statistics solvedStatistics(const QList<SolvedRow>& rows, const QString& counted);

class StatisticsDialog : public QDialog {
  Q_OBJECT
 public:
  explicit StatisticsDialog(const Statistics& statistics, QWidget* parent = nullptr);
};

}  // namespace searchlight::ui
