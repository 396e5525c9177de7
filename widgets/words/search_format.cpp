// widgets/words/search_format.cpp: numbers and events as the search views tell them.
#include "widgets/words/search_format.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>
#include <array>
#include <cmath>

#include "widgets/run/speed_scale.h"
#include "widgets/words/event_words.h"

namespace searchlight::ui {
namespace {

class Texts {
  Q_DECLARE_TR_FUNCTIONS(SearchTexts)

 public:
  static QString speed(const speed_scale::Shown& shown) {
    const QString number = QLocale().toString(shown.number, 'g', 3);
    switch (shown.thousands) {
      case 0: return tr("%1/s", "steps a second").arg(number);
      case 1: return tr("%1 k/s", "thousand steps a second").arg(number);
      default: return tr("%1 M/s", "million steps a second").arg(number);
    }
  }
  // From the largest on.
  static std::array<FigureUnit, 3> times() {
    return {{{tr("s", "a unit: seconds"), 1}, {tr("ms"), 1e-3}, {tr("µs"), 1e-6}}};
  }
  static std::array<FigureUnit, 3> memory() {
    constexpr double kKilo = 1024;
    return {{{tr("GB"), kKilo * kKilo * kKilo}, {tr("MB"), kKilo * kKilo}, {tr("kB"), kKilo}}};
  }
  static QString withUnit(double figure, const FigureUnit& unit) {
    return tr("%1\u00a0%2", "a figure and its unit").arg(unit.number(figure), unit.name);
  }
  static QString minutes(double seconds) {
    const QLocale locale;
    const auto whole = static_cast<qlonglong>(seconds);
    return tr("%1 min %2 s").arg(locale.toString(whole / 60), locale.toString(whole % 60));
  }
  static QString jumps(const QString& count, std::size_t jumps) {
    return jumps == 1 ? tr("1 jump") : tr("%1 jumps").arg(count);
  }
  static QString lookedAt(std::size_t states) {
    return states == 1 ? tr("1 state examined") : tr("%1 states examined").arg(countText(states));
  }
  static QString autoSpeed(const QString& speed, bool isGreatest) {
    return isGreatest ? tr("max %1", "the greatest speed, which would suit if it were greater").arg(speed)
                      : tr("auto %1", "the speed that suits").arg(speed);
  }
  static QString paceSpeed(const QString& speed) {
    return tr("pace %1", "the speed that the pace has come to").arg(speed);
  }
  static QString day(const QDate& day) {
    const bool isOfThisYear = day.year() == QDate::currentDate().year();
    return QLocale().toString(day, isOfThisYear ? tr("d MMM", "a day of this year, as QLocale writes it")
                                                : tr("d MMM yyyy", "a day, as QLocale writes it"));
  }
  static QString moment(const QString& day, const QString& time) {
    return tr("%1, %2", "a day and a time").arg(day, time);
  }
  static QString atStart() { return tr("before the first event"); }
  static QString notYet() { return tr("not searched yet"); }
  static QString gone() { return tr("reproduced by a second run"); }
};

// The largest of which the figure is at least such a share.
FigureUnit unitFor(double figure, double share, const std::array<FigureUnit, 3>& units) {
  const auto found =
      std::ranges::find_if(units, [&](const FigureUnit& unit) { return figure >= share * unit.factor; });
  FigureUnit unit = found == units.end() ? units.back() : *found;
  // As it is told: what is rounded to 10 needs no more.
  const double shown = figure / unit.factor;
  unit.digits = shown <= 0 || std::round(shown * 10) >= 100 ? 0 : std::round(shown * 100) < 100 ? 2 : 1;
  return unit;
}

}  // namespace

QString countText(std::size_t count) { return QLocale().toString(static_cast<qulonglong>(count)); }

QString jumpsText(const QString& count, std::size_t jumps) { return Texts::jumps(count, jumps); }
// Also what is whole but for the roundings on the way there: costs are summed up from moves, or in a search's own steps.
QString lookedAtText(std::size_t states) { return Texts::lookedAt(states); }
QString costText(double cost) {
  const QLocale locale;
  // Other programs' costs may be tiny; there the leading digits matter.
  if (cost > 0 && cost < 0.1) return locale.toString(cost, 'g', 3);
  const double hundredths = std::round(cost * 100);
  return locale.toString(cost, 'f', std::fmod(hundredths, 100) == 0 ? 0 : 2);
}
QString speedText(double stepsPerSecond) { return Texts::speed(speed_scale::shown(stepsPerSecond)); }
QString autoSpeedText(double stepsPerSecond, bool isGreatest) {
  return Texts::autoSpeed(speedText(stepsPerSecond), isGreatest);
}
QString paceSpeedText(double stepsPerSecond) {
  return Texts::paceSpeed(speedText(speed_scale::speedAt(speed_scale::valueOf(stepsPerSecond))));
}
QString speedText(const Transport& transport) {
  if (transport.followsPace()) return paceSpeedText(transport.speed());
  return transport.isSpeedAuto() ? autoSpeedText(transport.speed(), transport.isTooLongToSuit())
                                 : speedText(transport.speed());
}

QString FigureUnit::number(double figure) const {
  const double least = std::pow(10, -digits);
  const double shown = figure / factor;
  return QLocale().toString(figure > 0 ? std::max(shown, least) : shown, 'f', digits);
}
// 0.38 ms reads as well as 380 µs; of memory only what is less than a kilobyte is told in parts of one.
FigureUnit timeUnit(double seconds) { return unitFor(seconds, 0.1, Texts::times()); }
FigureUnit memoryUnit(double bytes) { return unitFor(bytes, 1, Texts::memory()); }
QString durationText(double seconds) {
  if (seconds >= 60) return Texts::minutes(seconds);
  return seconds > 0 ? Texts::withUnit(seconds, timeUnit(seconds)) : Texts::withUnit(0, timeUnit(1e-2));
}
QString exactDurationText(double seconds) {
  if (seconds <= 0 || seconds >= 60) return durationText(seconds);
  FigureUnit unit = unitFor(seconds, 0.9995, Texts::times());
  const double shown = seconds / unit.factor;
  unit.digits = shown < 9.995 ? 2 : shown < 99.95 ? 1 : 0;
  return Texts::withUnit(seconds, unit);
}
QString dayText(const QDate& day) { return Texts::day(day); }
QString momentText(const QDateTime& moment) {
  const QDateTime local = moment.toLocalTime();
  return Texts::moment(dayText(local.date()), QLocale().toString(local.time(), QLocale::ShortFormat));
}
QString noneText() { return QStringLiteral("–"); }
QString bytesText(std::size_t bytes) {
  const auto figure = static_cast<double>(bytes);
  return Texts::withUnit(figure, memoryUnit(figure));
}

QString axisText(const Transport& transport, std::size_t position) {
  switch (transport.axisUnit()) {
    case StepUnit::Event:
    case StepUnit::Expansion: break;
    case StepUnit::F: {
      const WatchedRun* lead = transport.lead();
      if (position == 0 || !lead) return noneText();
      return (ordersByH(lead->session()) ? QStringLiteral("h ") : QStringLiteral("f ")) +
             lead->names().cost(search::saturatingCast(position - 1));
    }
    case StepUnit::Time: return durationText(static_cast<double>(position) / 1e6);
  }
  return countText(position);
}

QString positionText(const Transport& transport, std::size_t position) {
  if (transport.runs().size() != 1) return axisText(transport, position);
  QString what;
  if (position == 0)
    what = Texts::atStart();
  else if (position > transport.recorded())
    what = Texts::notYet();
  else
    what = eventWords(transport.lead()->session(), transport.lead()->names(), position - 1);
  if (what.isEmpty()) what = Texts::gone();
  return QStringLiteral("%1 · %2").arg(countText(position), what);
}

}  // namespace searchlight::ui
