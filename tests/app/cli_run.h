// tests/app/cli_run.h: the command line called in-process, and what it said.
#pragma once
#include <sstream>

#include "app/cli/commands.h"
#include "core/grid/map_format.h"
#include "core/search/algorithms.h"
#include "core/text/files.h"
#include "tests/test_main.h"

namespace searchlight::testing {

struct Ran {
  int code = -1;
  QString out, error;

  // The objects on standard output, one a line.
  QList<QJsonObject> objects() const {
    QList<QJsonObject> all;
    for (const QString& line : out.split(u'\n', Qt::SkipEmptyParts))
      all << QJsonDocument::fromJson(line.toUtf8()).object();
    return all;
  }
  // The only object; an empty one when there is none or another line.
  QJsonObject object() const {
    const QList<QJsonObject> all = objects();
    return all.size() == 1 ? all.front() : QJsonObject();
  }
};

inline Ran run(const QStringList& arguments, std::stop_token stop = {}) {
  std::ostringstream out, error;
  std::vector<std::string> words;
  for (const QString& argument : arguments) words.push_back(argument.toStdString());
  Ran ran;
  ran.code = cli::runCommandLine(words, {out, error, false, std::move(stop)});
  ran.out = QString::fromStdString(out.str());
  ran.error = QString::fromStdString(error.str());
  return ran;
}

// What is wrong with the answer to bad usage or bad input: exit 2, one line, nothing else. Empty when all is
// well.
inline QString faultOfRefusal(const Ran& ran) {
  if (ran.code != 2) return u"exit %1"_s.arg(ran.code);
  if (!ran.out.isEmpty()) return u"something on standard output"_s;
  const bool isOneLine = ran.error.count(u'\n') == 1 && ran.error.endsWith(u'\n');
  return isOneLine ? QString() : u"not one line"_s;
}
// That line; or, in brackets, what is wrong.
inline QString refusal(const Ran& ran) {
  const QString fault = faultOfRefusal(ran);
  return fault.isEmpty() ? ran.error.chopped(1) : u'(' + fault + u')';
}

// Words as in a shell, without quotes; %1 is left as it is.
inline QStringList words(const QString& line) { return line.split(u' ', Qt::SkipEmptyParts); }

using Cells = QList<QPair<int, int>>;

inline Cells cellsOf(const QJsonValue& list) {
  Cells cells;
  const QJsonArray array = list.toArray();
  for (const QJsonValueConstRef cell : array)
    cells << qMakePair(cell.toArray()[0].toInt(), cell.toArray()[1].toInt());
  return cells;
}

// Files for one test program, gone with it.
class Files {
 public:
  QString path(const QString& name) const { return m_folder.filePath(name); }
  QString write(const QString& name, const QString& text) const {
    writeFile(path(name).toStdString(), text.toStdString());
    return path(name);
  }
  QString writeMap(const QString& name, const grid::Map& map) const {
    return write(name, QString::fromStdString(map.isUniform() ? grid::writeOctileMap({map, {}, {}})
                                                              : grid::writePlainMap({map, {}, {}})));
  }
  // '.' and '@' as in a MovingAI map.
  QString writeRows(const QString& name, const QStringList& rows) const {
    return write(name, u"type octile\nheight %1\nwidth %2\nmap\n%3\n"_s.arg(rows.size())
                           .arg(rows.front().size())
                           .arg(rows.join(u'\n')));
  }
  std::string read(const QString& name) const {
    return readFile(path(name).toStdString(), std::size_t{1} << 28);
  }
  // Names of all files, hidden ones too.
  QStringList names() const {
    return QDir(m_folder.path()).entryList(QDir::Files | QDir::Hidden | QDir::NoDotAndDotDot, QDir::Name);
  }

 private:
  QTemporaryDir m_folder;
};

// `route` on a map, as JSON.
inline Ran route(const QString& map, const QString& options) {
  return run(QStringList{"route", map, "--json"} + words(options));
}

// `compare route` on a map.
inline Ran compare(const QString& map, const QString& options, const QStringList& more) {
  return run(QStringList{"compare", "route", map} + words(options) + more);
}
// `--run` before each.
inline QStringList runs(const QStringList& texts) {
  QStringList arguments;
  for (const QString& text : texts) arguments << "--run" << text;
  return arguments;
}

// Of maps.
inline QStringList allAlgorithms() {
  QStringList names;
  for (const search::AlgorithmInfo& row : search::mapAlgorithms())
    names << QString::fromLatin1(row.name.data(), qsizetype(row.name.size()));
  return names;
}

// The board of article 3: 9 x 7 cells, three of them a wall.
inline grid::Map article3Map() {
  grid::Map map(9, 7);
  for (const int y : {2, 3, 4}) map.setWeight({4, y}, grid::kWall);
  return map;
}

// 40 x 40 cells, the lower right corner walled in: deepening searches never find out that no way leads there.
inline grid::Map closedMap() {
  grid::Map map(40, 40);
  for (const Point p : {Point{38, 38}, {39, 38}, {38, 39}}) map.setWeight(p, grid::kWall);
  return map;
}

inline QString arenaMap() { return QStringLiteral(SEARCHLIGHT_TEST_DATA "/maps/arena.map"); }
inline const QString kArenaEnds = u"--from 1,11 --to 40,30"_s;

}  // namespace searchlight::testing
