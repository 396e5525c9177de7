// widgets/lines/game_panel.cpp: labels in a column, balls in a row, buttons below.
#include "widgets/lines/game_panel.h"

#include <QAction>
#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPainter>
#include <QToolButton>
#include <QVBoxLayout>

#include "widgets/lines/ball_painter.h"
#include "widgets/lines/lines_texts.h"
#include "widgets/search/search_format.h"
#include "widgets/search/section.h"
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

GamePanel::GamePanel(QWidget* parent) : QWidget(parent) {
  build();
  retranslate();
}

GamePanel::Figure GamePanel::makeFigure() {
  const Figure figure{new QLabel(this), new QLabel(this)};
  figure.name->setForegroundRole(QPalette::PlaceholderText);
  return figure;
}

void GamePanel::build() {
  m_scoreName = new QLabel(this);
  m_scoreName->setForegroundRole(QPalette::PlaceholderText);
  m_score = new QLabel(this);
  QFont large = font();
  large.setPointSizeF(large.pointSizeF() * 2.4);
  large.setBold(true);
  m_score->setFont(large);
  m_help = new QLabel(this);
  m_best = makeFigure();
  m_turns = makeFigure();
  m_balls = makeFigure();
  m_nextName = new QLabel(this);
  m_nextName->setForegroundRole(QPalette::PlaceholderText);
  m_next = new NextBalls(this);
  m_over = new QLabel(this);
  QFont bold = font();
  bold.setBold(true);
  m_over->setFont(bold);
  m_hint = new QLabel(this);
  m_settings = new QLabel(this);
  m_settings->setForegroundRole(QPalette::PlaceholderText);
  for (QLabel* label : {m_over, m_hint, m_settings}) label->setWordWrap(true);
  m_settings->setTextInteractionFlags(Qt::TextSelectableByMouse);
  m_commands = new QWidget(this);
  m_commandRow = new QHBoxLayout(m_commands);
  m_commandRow->setContentsMargins(0, 0, 0, 0);
  m_commandRow->setSpacing(spacing::kHalf);

  auto* score = new QHBoxLayout;
  score->setSpacing(spacing::kMargin);
  score->addWidget(m_score, 0, Qt::AlignBaseline);
  score->addWidget(m_help, 0, Qt::AlignBaseline);
  score->addStretch(1);
  auto* figures = new QGridLayout;
  figures->setHorizontalSpacing(spacing::kSection);
  figures->setVerticalSpacing(0);
  int column = 0;
  for (const Figure& figure : {m_best, m_turns, m_balls}) {
    figures->addWidget(figure.name, 0, column);
    figures->addWidget(figure.value, 1, column++);
  }
  figures->setColumnStretch(column, 1);

  auto* all = new QVBoxLayout(this);
  all->setContentsMargins(spacing::kMargin, spacing::kMargin, spacing::kMargin, spacing::kMargin);
  all->setSpacing(0);
  all->addWidget(m_scoreName);
  all->addLayout(score);
  all->addSpacing(spacing::kUnit);
  all->addLayout(figures);
  all->addSpacing(spacing::kWide);
  all->addWidget(m_nextName);
  all->addSpacing(spacing::kHalf);
  all->addWidget(m_next);
  all->addWidget(m_over);
  all->addSpacing(spacing::kWide);
  all->addWidget(m_commands);
  all->addSpacing(spacing::kUnit);
  all->addWidget(m_hint);
  all->addSpacing(spacing::kUnit);
  all->addWidget(m_settings);
  all->addStretch(1);
  m_hint->hide();
}

void GamePanel::setState(const State& state) {
  m_state = state;
  showState();
}

QString GamePanel::hintText() const { return m_hint->text(); }

void GamePanel::setHintText(const QString& text) {
  m_hint->setText(text);
  m_hint->setVisible(!text.isEmpty());
  if (!text.isEmpty()) revealSoon(m_hint);
}

void GamePanel::setCommands(const QList<QAction*>& actions) {
  while (QLayoutItem* item = m_commandRow->takeAt(0)) {
    delete item->widget();
    delete item;
  }
  for (QAction* action : actions) {
    auto* button = new QToolButton(m_commands);
    button->setDefaultAction(action);
    button->setToolButtonStyle(action->icon().isNull() ? Qt::ToolButtonTextOnly
                                                       : Qt::ToolButtonTextUnderIcon);
    button->setFocusPolicy(Qt::TabFocus);
    m_commandRow->addWidget(button);
  }
  m_commandRow->addStretch(1);
}

void GamePanel::showState() {
  const QLocale locale;
  m_score->setText(locale.toString(m_state.score));
  m_best.value->setText(m_state.best > 0 ? locale.toString(m_state.best) : noneText());
  m_turns.value->setText(locale.toString(m_state.turns));
  m_balls.value->setText(tr("%1 of %2", "balls on the board, of its cells")
                             .arg(countText(m_state.balls), countText(m_state.settings.cellCount())));
  QStringList help;
  if (m_state.undone > 0)
    help
        << (m_state.undone == 1
                ? tr("1 move was taken back: the score list will say so.")
                : tr("%1 moves were taken back: the score list will say so.").arg(countText(m_state.undone)));
  if (m_state.hints > 0)
    help << (m_state.hints == 1
                 ? tr("1 hint was given: the score list will say so.")
                 : tr("%1 hints were given: the score list will say so.").arg(countText(m_state.hints)));
  m_help->setVisible(!help.isEmpty());
  m_help->setText(tr("with help"));
  m_help->setToolTip(help.join(QLatin1Char('\n')));
  const bool showsNext = m_state.showsNext && !m_state.isOver && !m_state.next.empty();
  m_nextName->setVisible(showsNext);
  m_next->setVisible(showsNext);
  m_next->setBalls(m_state.next);
  m_over->setVisible(m_state.isOver);
  m_settings->setText(tr("%1: %2. Seed %3.", "title of the rules, the rules, the game's seed")
                          .arg(settingsTitle(m_state.settings), settingsText(m_state.settings))
                          .arg(m_state.seed));
}

void GamePanel::retranslate() {
  m_scoreName->setText(tr("Score"));
  m_score->setAccessibleName(tr("Score"));
  m_best.name->setText(tr("Best"));
  m_best.value->setToolTip(tr("The best finished game by these rules"));
  m_turns.name->setText(tr("Turns"));
  m_balls.name->setText(tr("Balls"));
  for (const Figure& figure : {m_best, m_turns, m_balls})
    figure.value->setAccessibleName(figure.name->text());
  m_nextName->setText(tr("Next"));
  m_next->setAccessibleName(tr("Balls that come next"));
  m_over->setText(tr("The board is full: the game is over."));
  showState();
}

void GamePanel::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) retranslate();
}

}  // namespace searchlight::ui
