// widgets/words/search_format.h: numbers and events as the search views tell them.
#pragma once
#include <QDateTime>
#include <QString>

#include "widgets/run/transport.h"

namespace searchlight::ui {

// "1,234,567", in the way of the user's language.
QString countText(std::size_t count);
// "7 jumps"; `count` is the number as it is shown.
QString jumpsText(const QString& count, std::size_t jumps);
// "10 states looked at": so many were expanded.
QString lookedAtText(std::size_t states);
// A cost in the unit shown: whole where it is, else with two decimals; below 0.1 with three digits.
QString costText(double cost);
// "60/s", "2.5 k/s", "1 M/s".
QString speedText(double stepsPerSecond);
// "auto 7.3 k/s"; where the greatest speed is too slow to suit, "max 1 M/s".
QString autoSpeedText(double stepsPerSecond, bool isGreatest);
// "pace 8/s", in the round numbers of the slider: it changes all the time.
QString paceSpeedText(double stepsPerSecond);
// The transport's speed: the one that was set, the automatic one, or what the pace has come to.
QString speedText(const Transport& transport);
// What a figure is told in: figure / factor with so many digits behind the point. Costs and counts have no name.
struct FigureUnit {
  QString name = {};
  double factor = 1;
  int digits = 0;

  // Without the name; what is there is not told as none.
  QString number(double figure) const;
};
// Those in which a time, or memory, has the two digits that matter, or all that stand before its point; of a column by its
// least figure.
FigureUnit timeUnit(double seconds);
FigureUnit memoryUnit(double bytes);
// "3.0 µs", "0.80 ms", "12 ms", "3.4 s", "2 min 5 s".
QString durationText(double seconds);
// The same with three digits, for times that are held against each other: "3.02 µs", "804 µs", "12.4 ms".
QString exactDurationText(double seconds);
// "64 kB", "3.4 MB", "120 MB", "1.5 GB"; of 1024 as everywhere.
QString bytesText(std::size_t bytes);
// A day, its month as a word: "26 Nov", and with its year where that is not this one. And a moment of it, in local time:
// "26 Nov, 08:40".
QString dayText(const QDate& day);
QString momentText(const QDateTime& moment);
// What stands where there is nothing to tell: "–".
QString noneText();
// What a position on a transport's axis is told as: over one run the number of events up to it and the one that led
// there, over several the place in its unit.
QString positionText(const Transport& transport, std::size_t position);
// A place on the axis, or how far it goes, in a word: "1,234", "f 56", "1.20 ms".
QString axisText(const Transport& transport, std::size_t position);

}  // namespace searchlight::ui
