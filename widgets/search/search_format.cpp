// widgets/search/search_format.cpp: numbers and events as the search views tell them.
#include "widgets/search/search_format.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>
#include <cmath>

#include "widgets/search/event_words.h"
#include "widgets/search/speed_scale.h"

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
  static QString duration(double seconds) {
    const QLocale locale;
    // Whatever has taken time is not told as none.
    if (seconds > 0 && seconds < 1e-5)
      return tr("%1 µs").arg(locale.toString(std::ceil(seconds * 1e6), 'f', 0));
    if (seconds <= 0) return tr("%1 ms").arg(locale.toString(0));
    if (seconds < 0.01) return tr("%1 ms").arg(locale.toString(seconds * 1e3, 'f', seconds < 0.001 ? 2 : 1));
    if (seconds < 1) return tr("%1 ms").arg(locale.toString(seconds * 1e3, 'f', 0));
    if (seconds < 60) return tr("%1 s").arg(locale.toString(seconds, 'f', 2));
    const auto whole = static_cast<qlonglong>(seconds);
    return tr("%1 min %2 s").arg(locale.toString(whole / 60), locale.toString(whole % 60));
  }
  static QString bytes(std::size_t bytes) {
    const QLocale locale;
    const double kilo = static_cast<double>(bytes) / 1024, mega = kilo / 1024;
    if (mega < 1) return tr("%1 kB").arg(locale.toString(std::ceil(kilo), 'f', 0));
    if (mega < 1000) return tr("%1 MB").arg(locale.toString(mega, 'f', mega < 10 ? 1 : 0));
    return tr("%1 GB").arg(locale.toString(mega / 1024, 'f', 2));
  }
  static QString jumps(const QString& count, std::size_t jumps) {
    return jumps == 1 ? tr("1 jump") : tr("%1 jumps").arg(count);
  }
  static QString lookedAt(std::size_t states) {
    return states == 1 ? tr("1 state looked at") : tr("%1 states looked at").arg(countText(states));
  }
  static QString autoSpeed(const QString& speed, bool isGreatest) {
    return isGreatest ? tr("max %1", "the greatest speed, which would suit if it were greater").arg(speed)
                      : tr("auto %1", "the speed that suits").arg(speed);
  }
  static QString paceSpeed(const QString& speed) {
    return tr("pace %1", "the speed that the pace has come to").arg(speed);
  }
  static QString atStart() { return tr("before the first event"); }
  static QString notYet() { return tr("not searched yet"); }
  static QString gone() { return tr("found again by a second run"); }
};

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
QString durationText(double seconds) { return Texts::duration(seconds); }
QString noneText() { return QStringLiteral("–"); }
QString bytesText(std::size_t bytes) { return Texts::bytes(bytes); }

QString axisText(const Transport& transport, std::size_t position) {
  switch (transport.axisUnit()) {
    case StepUnit::Event:
    case StepUnit::Expansion: break;
    case StepUnit::F: {
      const WatchedRun* lead = transport.lead();
      if (position == 0 || !lead) return noneText();
      return QStringLiteral("f ") + lead->names().cost(search::saturatingCast(position - 1));
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
