// widgets/lines/lines_texts.cpp: the sentences, and numbers that are words.
#include "widgets/lines/lines_texts.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>
#include <algorithm>

#include "widgets/words/catalogue_texts.h"
#include "widgets/words/search_format.h"

namespace searchlight::ui {
namespace {

using lines::TurnEvent;

class LinesTexts {
  Q_DECLARE_TR_FUNCTIONS(searchlight::ui::LinesTexts)

 public:
  // Of balls in a line, which are 7 at most.
  static QString word(int number) {
    switch (number) {
      case 1: return tr("one");
      case 2: return tr("two");
      case 3: return tr("three");
      case 4: return tr("four");
      case 5: return tr("five");
      case 6: return tr("six");
      case 7: return tr("seven");
      default: return countText(static_cast<std::size_t>(std::max(number, 0)));
    }
  }
  static QString steps(std::size_t count) {
    return count == 1 ? tr("1 step.") : tr("%1 steps.").arg(countText(count));
  }
  static QString points(int count) {
    return count == 1 ? tr("1 point") : tr("%1 points").arg(QLocale().toString(count));
  }
  // "6 orange balls vanish: 18 points."
  static QString clear(const TurnEvent& event) {
    const QString count = countText(event.cells.size());
    return balls(event.colour).arg(count, points(event.points));
  }
  static QString appear(std::size_t count, std::size_t displaced) {
    QString text = count == 1 ? tr("1 ball appears.") : tr("%1 balls appear.").arg(countText(count));
    if (displaced == 0) return text;
    if (count == 1) return tr("1 ball appears, but not in the announced cell.");
    return displaced == 1 ? tr("%1 balls appear, 1 of them not in its announced cell.").arg(countText(count))
                          : tr("%1 balls appear, %2 of them not in their announced cells.")
                                .arg(countText(count), countText(displaced));
  }

 private:
  // The colours as ballName() has them. Whole sentences: an adjective is not put in everywhere alike.
  static QString balls(lines::Colour colour) {
    switch (colour) {
      case 1: return tr("%1 orange balls vanish: %2.");
      case 2: return tr("%1 sky blue balls vanish: %2.");
      case 3: return tr("%1 green balls vanish: %2.");
      case 4: return tr("%1 yellow balls vanish: %2.");
      case 5: return tr("%1 blue balls vanish: %2.");
      case 6: return tr("%1 red balls vanish: %2.");
      case 7: return tr("%1 pink balls vanish: %2.");
      case 8: return tr("%1 grey balls vanish: %2.");
      case 9: return tr("%1 violet balls vanish: %2.");
      default: return tr("%1 balls vanish: %2.");
    }
  }
};

QString placeText(Point p) { return QStringLiteral("%1, %2").arg(p.x).arg(p.y); }

}  // namespace

QString presetTitle(std::string_view name) {
  if (name == "classic") return LinesTexts::tr("Classic", "rules");
  if (name == "article") return LinesTexts::tr("Balls after every move", "rules");
  if (name == "small") return LinesTexts::tr("Small", "rules");
  if (name == "large") return LinesTexts::tr("Large", "rules");
  return QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
}

QString settingsTitle(const lines::Settings& settings) {
  const auto presets = lines::presets();
  const auto at = std::ranges::find(presets, settings, &lines::Preset::settings);
  return at == presets.end() ? LinesTexts::tr("Custom rules") : presetTitle(at->name);
}

QString settingsText(const lines::Settings& settings) {
  QStringList parts;
  parts << QStringLiteral("%1 × %1").arg(settings.size);
  parts << LinesTexts::tr("%1 colours").arg(settings.colours);
  parts << (settings.newBalls == 1 ? LinesTexts::tr("1 new ball")
                                   : LinesTexts::tr("%1 new balls").arg(settings.newBalls));
  parts << LinesTexts::tr("%1 in a row", "a number as a word").arg(LinesTexts::word(settings.line));
  parts << (settings.score == lines::Score::Classic ? LinesTexts::tr("classic score")
                                                    : LinesTexts::tr("quadratic score"));
  if (settings.deal == lines::Deal::Always) parts << LinesTexts::tr("new balls after every move");
  return parts.join(LinesTexts::tr(", ", "between the parts of a list"));
}

QString reasonText(const lines::player::Hint& hint) {
  using lines::player::Reason;
  switch (hint.reason) {
    case Reason::Clears: return LinesTexts::tr("Clears %1 balls").arg(hint.count);
    case Reason::Extends:
      return LinesTexts::tr("Lines up %1 of %2 balls", "balls in a line, numbers as words")
          .arg(LinesTexts::word(hint.count), LinesTexts::word(hint.of));
    case Reason::MakesRoom:
      return LinesTexts::tr("Makes room for another colour to line up %1 of %2 balls",
                            "balls in a line, numbers as words")
          .arg(LinesTexts::word(hint.count), LinesTexts::word(hint.of));
    case Reason::TakesPlace: return LinesTexts::tr("Occupies a cell where a ball is due to appear");
    case Reason::Best: break;
  }
  if (hint.samples == 0) return LinesTexts::tr("Leaves the board with the best evaluation");
  return hint.samples == 1 ? LinesTexts::tr("Best in 1 sampled game")
                           : LinesTexts::tr("Best in %1 sampled games")
                                 .arg(countText(static_cast<std::size_t>(hint.samples)));
}

QString moveText(lines::Move move) {
  return LinesTexts::tr("%1 to %2", "cells").arg(placeText(move.from), placeText(move.to));
}

QString illegalText(lines::Move move, lines::Illegal why, std::size_t reachedCells) {
  switch (why) {
    case lines::Illegal::Outside: return LinesTexts::tr("%1 is outside the board.").arg(ui::moveText(move));
    case lines::Illegal::NoBall: return LinesTexts::tr("There is no ball on %1.").arg(placeText(move.from));
    case lines::Illegal::Occupied:
      return LinesTexts::tr("There is already a ball on %1.").arg(placeText(move.to));
    case lines::Illegal::NoPath: break;
  }
  if (reachedCells == 0) return LinesTexts::tr("The ball cannot move: other balls surround it.");
  const QString closed = LinesTexts::tr("The ball cannot reach that cell: other balls block every path.");
  const QString wave = reachedCells == 1
                           ? LinesTexts::tr("The search reached 1 cell.")
                           : LinesTexts::tr("The search reached %1 cells.").arg(countText(reachedCells));
  return bothSentences(closed, wave);
}

QString turnText(const lines::Turn& turn, std::size_t steps, bool knowsPlaces) {
  QStringList sentences;
  if (steps > 0) sentences << LinesTexts::steps(steps);
  for (const TurnEvent& event : turn.events) {
    switch (event.kind) {
      case TurnEvent::Kind::Move:
      case TurnEvent::Kind::NewPreview:
      case TurnEvent::Kind::Over: break;  // the end has a card of its own
      case TurnEvent::Kind::Clear: sentences << LinesTexts::clear(event); break;
      case TurnEvent::Kind::Appear:
        sentences << LinesTexts::appear(event.cells.size(),
                                        !knowsPlaces ? 0
                                                     : static_cast<std::size_t>(std::ranges::count_if(
                                                           event.balls, &TurnEvent::Appeared::isDisplaced)));
        break;
    }
  }
  QString text;
  for (const QString& sentence : sentences) text = text.isEmpty() ? sentence : bothSentences(text, sentence);
  return text;
}

}  // namespace searchlight::ui
