// widgets/lines/game_panel.cpp: labels in a column, balls in a row, buttons below.
#include "widgets/lines/game_panel.h"

#include <QEvent>
#include <QLabel>
#include <QLocale>
#include <QPainter>
#include <QVBoxLayout>

#include "widgets/lines/ball_painter.h"
#include "widgets/lines/lines_texts.h"
#include "widgets/search/search_format.h"
#include "widgets/theme/theme.h"

namespace searchlight::ui {

// The coming balls in a row, in the order in which they appear.
class NextBalls : public QWidget {
 public:
  static constexpr int kBall = 30;

  explicit NextBalls(QWidget* parent) : QWidget(parent) { setFixedHeight(kBall); }

  void setBalls(const std::vector<lines::ComingBall>& balls) {
    m_colours.clear();
    for (const lines::ComingBall& ball : balls) m_colours.push_back(ball.colour);
    setMinimumWidth(static_cast<int>(m_colours.size()) * kBall);
    update();
  }

 protected:
  void paintEvent(QPaintEvent*) override {
    QPainter painter(this);
    const BoardColours& colours = Theme::of(palette()).board();
    for (std::size_t i = 0; i < m_colours.size(); ++i) {
      const int place = static_cast<int>(i) * kBall;
      const int left = isRightToLeft() ? width() - place - kBall : place;
      paintBall(painter, QRectF(left, 0, kBall, kBall), m_colours[i], colours);
    }
  }

 private:
  std::vector<lines::Colour> m_colours;
};

GamePanel::GamePanel(QWidget* parent) : PlayPanel(parent) {
  build();
  retranslate();
}

// What comes next keeps its room when the game is over: nothing below it moves.
void GamePanel::build() {
  m_coming = new QWidget;
  m_nextName = new QLabel(m_coming);
  m_nextName->setForegroundRole(QPalette::PlaceholderText);
  m_next = new NextBalls(m_coming);
  m_seed = new QLabel;
  m_seed->setForegroundRole(QPalette::PlaceholderText);
  m_seed->setTextInteractionFlags(Qt::TextSelectableByMouse);
  m_coming->setFixedHeight(m_nextName->fontMetrics().lineSpacing() + spacing::kHalf + NextBalls::kBall);
  auto* next = new QVBoxLayout(m_coming);
  next->setContentsMargins(0, 0, 0, 0);
  next->setSpacing(spacing::kHalf);
  next->addWidget(m_nextName);
  next->addWidget(m_next);
  next->addStretch(1);
  addCounts(m_coming);
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
  m_coming->setVisible(m_state.showsNext);
  const bool showsNext = m_state.showsNext && !m_state.isOver && !m_state.next.empty();
  m_nextName->setVisible(showsNext);
  m_next->setVisible(showsNext);
  m_next->setBalls(m_state.next);
  // Said while nobody tells more of how it ended.
  setRestText(m_state.isOver ? tr("The board is full: the game is over.") : QString());
  setName(settingsTitle(m_state.settings), settingsText(m_state.settings));
  setSummary(tr("score %1, turns %2").arg(locale.toString(m_state.score), locale.toString(m_state.turns)));
  m_seed->setText(tr("Seed %1", "of a game's chance").arg(m_state.seed));
}

void GamePanel::retranslate() {
  m_nextName->setText(tr("Next"));
  m_next->setAccessibleName(tr("Next balls"));
  showState();
}

void GamePanel::changeEvent(QEvent* event) {
  PlayPanel::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) retranslate();
}

}  // namespace searchlight::ui
