// widgets/lines/game_panel.cpp: labels in a column, balls in a row, buttons below.
#include "widgets/lines/game_panel.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QLocale>
#include <QPainter>
#include <QVBoxLayout>

#include "widgets/lines/ball_painter.h"
#include "widgets/lines/lines_texts.h"
#include "widgets/search/search_format.h"
#include "widgets/theme/theme.h"
#include "widgets/theme/type_scale.h"

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

GamePanel::Figure GamePanel::makeFigure(QWidget* counts) {
  const Figure figure{new QLabel(counts), new QLabel(counts)};
  figure.name->setForegroundRole(QPalette::PlaceholderText);
  return figure;
}

// What comes next keeps its room when the game is over: nothing below it moves.
void GamePanel::build() {
  auto* counts = new QWidget;
  m_scoreName = new QLabel(counts);
  m_score = new QLabel(counts);
  setType(m_score, TypeSize::Score);
  m_best = makeFigure(counts);
  m_turns = makeFigure(counts);
  m_balls = makeFigure(counts);
  m_nextName = new QLabel(counts);
  for (QLabel* label : {m_scoreName, m_nextName}) label->setForegroundRole(QPalette::PlaceholderText);
  m_next = new NextBalls(counts);
  m_seed = new QLabel;
  m_seed->setForegroundRole(QPalette::PlaceholderText);
  m_seed->setTextInteractionFlags(Qt::TextSelectableByMouse);

  auto* figures = new QGridLayout;
  figures->setHorizontalSpacing(spacing::kSection);
  figures->setVerticalSpacing(0);
  int column = 0;
  for (const Figure& figure : {m_best, m_turns, m_balls}) {
    figures->addWidget(figure.name, 0, column);
    figures->addWidget(figure.value, 1, column++);
  }
  figures->setColumnStretch(column, 1);
  m_coming = new QWidget(counts);
  m_coming->setFixedHeight(m_nextName->fontMetrics().lineSpacing() + spacing::kHalf + NextBalls::kBall);
  auto* next = new QVBoxLayout(m_coming);
  next->setContentsMargins(0, 0, 0, 0);
  next->setSpacing(spacing::kHalf);
  next->addWidget(m_nextName);
  next->addWidget(m_next);
  next->addStretch(1);

  auto* all = new QVBoxLayout(counts);
  all->setContentsMargins(0, 0, 0, 0);
  all->setSpacing(0);
  all->addWidget(m_scoreName);
  all->addWidget(m_score);
  all->addSpacing(spacing::kUnit);
  all->addLayout(figures);
  all->addSpacing(spacing::kUnit);
  all->addWidget(m_coming);
  setCounts(counts);
  addMore(m_seed);
}

void GamePanel::setState(const State& state) {
  m_state = state;
  showState();
}

void GamePanel::showState() {
  const QLocale locale;
  m_score->setText(locale.toString(m_state.score));
  m_best.value->setText(m_state.best > 0 ? locale.toString(m_state.best) : noneText());
  m_turns.value->setText(locale.toString(m_state.turns));
  m_balls.value->setText(tr("%1 of %2", "balls on the board, of its cells")
                             .arg(countText(m_state.balls), countText(m_state.settings.cellCount())));
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
  m_scoreName->setText(tr("Score"));
  m_score->setAccessibleName(tr("Score"));
  m_best.name->setText(tr("Best"));
  m_best.value->setToolTip(tr("Shows your best finished game with these rules"));
  m_turns.name->setText(tr("Turns"));
  m_balls.name->setText(tr("Balls"));
  for (const Figure& figure : {m_best, m_turns, m_balls})
    figure.value->setAccessibleName(figure.name->text());
  m_nextName->setText(tr("Next"));
  m_next->setAccessibleName(tr("Next balls"));
  showState();
}

void GamePanel::changeEvent(QEvent* event) {
  PlayPanel::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) retranslate();
}

}  // namespace searchlight::ui
