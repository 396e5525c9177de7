// widgets/lines/game_panel.cpp: a game in words and numbers.
#include "widgets/lines/game_panel.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPainter>
#include <algorithm>

#include "widgets/lines/ball_painter.h"
#include "widgets/lines/lines_texts.h"
#include "widgets/theme/language.h"
#include "widgets/theme/theme.h"
#include "widgets/words/search_format.h"

namespace searchlight::ui {

NextBalls::NextBalls(QWidget* parent)
    : QWidget(parent), m_name(new QLabel(this)), m_place(new QSpacerItem(0, kBall)) {
  setFixedHeight(kBall);
  m_name->setForegroundRole(QPalette::PlaceholderText);
  auto* row = bareLayout<QHBoxLayout>(this, 0);
  row->addWidget(m_name);
  row->addSpacerItem(m_place);
  row->addStretch(1);
  keepTranslated(this, [this] { retranslate(); });
}

void NextBalls::setBalls(const std::vector<lines::ComingBall>& balls, int places) {
  m_colours.clear();
  for (const lines::ComingBall& ball : balls) m_colours.push_back(ball.colour);
  m_colours.resize(std::max(m_colours.size(), static_cast<std::size_t>(places)), lines::kNoBall);
  m_place->changeSize(spacing::kUnit + static_cast<int>(m_colours.size()) * kBall, kBall);
  layout()->invalidate();
  retranslate();
  update();
}

void NextBalls::paintEvent(QPaintEvent*) {
  constexpr double kRim = 3.5;
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(palette().color(QPalette::Mid));
  const BoardColours& colours = Theme::of(palette()).board();
  const QRect all = m_place->geometry();
  QRect place(all.left() + spacing::kUnit, all.top(), kBall, kBall);
  if (isRightToLeft()) place.moveRight(all.right() - spacing::kUnit);
  for (const lines::Colour colour : m_colours) {
    if (colour == lines::kNoBall)
      painter.drawEllipse(QRectF(place).adjusted(kRim, kRim, -kRim, -kRim));
    else
      paintBall(painter, place, colour, colours);
    place.translate(isRightToLeft() ? -kBall : kBall, 0);
  }
}

void NextBalls::retranslate() {
  m_name->setText(tr("Next"));
  QStringList balls;
  for (const lines::Colour colour : m_colours)
    if (colour != lines::kNoBall) balls << ballName(colour);
  const QString text = balls.isEmpty()
                           ? tr("No more balls: the game is over.")
                           : tr("Next balls: %1").arg(balls.join(tr(", ", "between the parts of a list")));
  setAccessibleName(text);
  setToolTip(text);
}

GamePanel::GamePanel(QWidget* parent) : PlayPanel(parent) {
  build();
  showState();
  onChange(this, {QEvent::LanguageChange}, [this] { showState(); });
}

void GamePanel::build() {
  m_next = new NextBalls;
  m_seed = new QLabel;
  m_seed->setForegroundRole(QPalette::PlaceholderText);
  m_seed->setTextInteractionFlags(Qt::TextSelectableByMouse);
  addCounts(m_next);
  addMore(m_seed);
}

void GamePanel::setState(const State& state) {
  m_state = state;
  showState();
}

void GamePanel::showState() {
  const QLocale locale;
  PanelCount score{.name = tr("Score"), .value = locale.toString(m_state.score)};
  PanelCount::Note best{{}, tr("Shows your best finished game with these rules"), tr("Personal best")};
  if (m_state.best > 0) best.text = tr("best %1", "the personal best").arg(locale.toString(m_state.best));
  score.notes << best;
  PanelCount balls{
      .name = tr("Balls"), .value = countText(m_state.balls), .tip = tr("Counts the balls on the board")};
  balls.notes << PanelCount::Note{tr("of %1", "cells").arg(countText(m_state.settings.cellCount()))};
  setCounts({score, {.name = tr("Turns"), .value = locale.toString(m_state.turns)}, balls});
  m_next->setVisible(m_state.showsNext);
  m_next->setBalls(m_state.isOver ? std::vector<lines::ComingBall>() : m_state.next,
                   m_state.settings.newBalls);
  // Said while nobody tells more of how it ended.
  setRestText(m_state.isOver ? tr("The board is full: the game is over.") : QString());
  setName(settingsTitle(m_state.settings), settingsText(m_state.settings));
  setSummary(tr("score %1, turns %2").arg(locale.toString(m_state.score), locale.toString(m_state.turns)));
  m_seed->setText(tr("Seed %1", "of a game's chance").arg(m_state.seed));
}

}  // namespace searchlight::ui
