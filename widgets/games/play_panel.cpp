// widgets/games/play_panel.cpp: a name, a grid of buttons, a fold and a text, in one column.
#include "widgets/games/play_panel.h"

#include <QAction>
#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QHelpEvent>
#include <QLabel>
#include <QPainter>
#include <QToolButton>
#include <QToolTip>
#include <QVBoxLayout>

#include "widgets/search/section.h"
#include "widgets/theme/theme.h"
#include "widgets/theme/type_scale.h"

namespace searchlight::ui {

class ElidedLine : public QLabel {
 public:
  explicit ElidedLine(QWidget* parent) : QLabel(parent) {
    setTextFormat(Qt::PlainText);  // a file's words
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
  }
  // As high also where nothing is said.
  QSize sizeHint() const override { return {wanted(), fontMetrics().lineSpacing()}; }
  QSize minimumSizeHint() const override { return {m_isWhole ? wanted() : 0, fontMetrics().lineSpacing()}; }
  // It gives way to nobody: what stands beside it does.
  void keepWhole() { m_isWhole = true; }

 protected:
  void paintEvent(QPaintEvent*) override {
    QPainter painter(this);
    painter.setPen(palette().color(foregroundRole()));
    painter.drawText(rect(), static_cast<int>(alignment()) | Qt::TextSingleLine,
                     fontMetrics().elidedText(text(), Qt::ElideRight, width()));
  }
  bool event(QEvent* event) override {
    if (event->type() != QEvent::ToolTip || wanted() <= width()) return QLabel::event(event);
    QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(), text().toHtmlEscaped(), this);
    return true;
  }

 private:
  // An advance is rounded: a part of a pixel less would cut the text.
  int wanted() const { return fontMetrics().horizontalAdvance(text()) + 1; }

  bool m_isWhole = false;
};

namespace {

constexpr int kTextLines = 3;  // of what is told: room that is there also while nothing is

// Of one width and height, whatever they say: their columns share the room.
void putButtons(QWidget* place, const QList<QAction*>& commands) {
  qDeleteAll(place->findChildren<QToolButton*>(Qt::FindDirectChildrenOnly));
  delete place->layout();
  auto* grid = new QGridLayout(place);
  grid->setContentsMargins(0, 0, 0, 0);
  grid->setSpacing(spacing::kHalf);
  for (int i = 0; i < PlayPanel::kInRow; ++i) grid->setColumnStretch(i, 1);
  int at = -1;
  for (QAction* command : commands) {
    ++at;
    if (!command) continue;
    auto* button = new QToolButton(place);
    button->setDefaultAction(command);
    button->setToolButtonStyle(command->icon().isNull() ? Qt::ToolButtonTextOnly
                                                        : Qt::ToolButtonTextUnderIcon);
    button->setFocusPolicy(Qt::TabFocus);
    button->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::MinimumExpanding);
    grid->addWidget(button, at / PlayPanel::kInRow, at % PlayPanel::kInRow);
  }
}

QVBoxLayout* columnIn(QWidget* widget, int gap) {
  auto* column = new QVBoxLayout(widget);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(gap);
  return column;
}

}  // namespace

PlayPanel::PlayPanel(QWidget* parent)
    : QWidget(parent),
      m_play(new QWidget(this)),
      m_line(new QWidget(this)),
      m_name(new ElidedLine(m_play)),
      m_about(new ElidedLine(m_play)),
      m_lineName(new ElidedLine(m_line)),
      m_lineCounts(new ElidedLine(m_line)),
      m_helped(new QLabel(m_play)),
      m_meaning(new ElidedLine(m_play)),
      m_text(new QLabel(m_play)),
      m_countsPlace(new QVBoxLayout),
      m_told(new QVBoxLayout),
      m_buttons(new QWidget(m_play)),
      m_back(new QToolButton(m_line)),
      m_offer(new QToolButton(m_play)) {
  setType(m_name, TypeSize::Title);
  setType(m_lineName, TypeSize::Figure);
  m_lineCounts->keepWhole();  // a name is known by its beginning, half a number is another
  m_helped->setObjectName(QStringLiteral("helped"));
  m_helped->hide();
  m_meaning->setObjectName(QStringLiteral("helpMeaning"));
  for (QLabel* label : std::initializer_list<QLabel*>{m_about, m_helped, m_meaning, m_lineCounts})
    label->setForegroundRole(QPalette::PlaceholderText);
  m_text->setObjectName(QStringLiteral("told"));
  m_text->setWordWrap(true);
  m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
  m_text->setAlignment(Qt::AlignTop | Qt::AlignLeft);
  m_text->setMinimumHeight(kTextLines * m_text->fontMetrics().lineSpacing());
  m_back->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  m_back->setFocusPolicy(Qt::TabFocus);
  m_offer->setObjectName(QStringLiteral("offer"));
  m_offer->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  m_offer->setFocusPolicy(Qt::TabFocus);
  m_offer->hide();

  auto* more = new QWidget(m_play);
  m_morePlace = columnIn(more, spacing::kUnit);
  m_moreButtons = new QWidget(more);
  m_morePlace->addWidget(m_moreButtons);
  m_more = new Section(more, m_play);
  m_more->setObjectName(QStringLiteral("more"));
  m_more->setOpen(false);
  m_more->hide();  // until there is more
  connect(m_more, &Section::toggled, this, &PlayPanel::moreToggled);

  auto* name = new QHBoxLayout;
  name->addWidget(m_name, 1);
  name->addWidget(m_helped);
  auto* names = new QVBoxLayout;
  names->setSpacing(spacing::kHalf);
  names->addLayout(name);
  names->addWidget(m_about);
  m_told->addWidget(m_text);
  auto* column = columnIn(m_play, spacing::kUnit);
  column->addLayout(names);
  column->addLayout(m_countsPlace);
  column->addSpacing(spacing::kUnit);
  column->addWidget(m_buttons);
  column->addWidget(m_meaning);
  column->addWidget(m_more);
  column->addLayout(m_told);
  column->addWidget(m_offer, 0, Qt::AlignLeft);
  column->addStretch(1);

  auto* line = new QHBoxLayout(m_line);
  line->setContentsMargins(0, 0, 0, 0);
  line->setSpacing(spacing::kUnit);
  line->addWidget(m_lineName, 0);
  line->addWidget(m_lineCounts, 1);
  line->addWidget(m_back);
  m_line->hide();

  auto* all = columnIn(this, 0);
  all->setContentsMargins(0, spacing::kUnit, 0, spacing::kUnit);
  all->addWidget(m_play);
  all->addWidget(m_line);
  retranslate();
}

void PlayPanel::setButtons(const QList<QAction*>& commands) {
  m_hasButtons = true;
  putButtons(m_buttons, commands);
}

void PlayPanel::setMore(const QList<QAction*>& commands) {
  putButtons(m_moreButtons, commands);
  m_more->show();
}

void PlayPanel::addMore(QWidget* part) {
  m_morePlace->addWidget(part);
  m_more->show();
}

void PlayPanel::setBack(QAction* back) { m_back->setDefaultAction(back); }

void PlayPanel::setOffer(QAction* command) {
  m_offer->setDefaultAction(command);
  const auto show = [this, command] {
    m_offer->setVisible(command->isVisible());
    if (command->isVisible()) revealSoon(m_offer);
  };
  connect(command, &QAction::visibleChanged, m_offer, show);
  show();
}

void PlayPanel::setLineCommands(const QList<QAction*>& commands) {
  auto* line = static_cast<QHBoxLayout*>(m_line->layout());
  for (QAction* command : commands) {
    auto* button = new QToolButton(m_line);
    button->setDefaultAction(command);
    button->setAutoRaise(true);
    button->setToolButtonStyle(Qt::ToolButtonIconOnly);
    button->setFocusPolicy(Qt::TabFocus);
    line->insertWidget(line->indexOf(m_back), button);
  }
}

void PlayPanel::setCounts(QWidget* counts) { m_countsPlace->addWidget(counts); }

void PlayPanel::tellIn(QWidget* part) {
  m_text->hide();
  m_told->addWidget(part);
}

// ---- What is told -----------------------------------------------------------------------------------------------------------------

void PlayPanel::setName(const QString& name, const QString& about) {
  m_name->setText(name);
  m_lineName->setText(name);
  m_about->setText(about);
}

void PlayPanel::setHelped(bool isHelped, const QString& meaning) {
  m_helped->setVisible(isHelped);
  m_helped->setToolTip(meaning);
  m_meaning->setText(meaning);
}

void PlayPanel::setSummary(const QString& counts) { m_lineCounts->setText(counts); }

void PlayPanel::setHintText(const QString& text) {
  m_said = text;
  showText();
  if (!text.isEmpty()) revealSoon(m_text);
}

void PlayPanel::setRestText(const QString& text) {
  m_rest = text;
  showText();
}

void PlayPanel::showText() { m_text->setText(m_said.isEmpty() ? m_rest : m_said); }

// ---- Play and Watch ---------------------------------------------------------------------------------------------------------------

void PlayPanel::setWatching(bool isWatching) {
  m_play->setVisible(!isWatching);
  m_line->setVisible(isWatching);
}

bool PlayPanel::isMoreOpen() const { return m_more->isOpen(); }
void PlayPanel::setMoreOpen(bool isOpen) { m_more->setOpen(isOpen); }

void PlayPanel::retranslate() {
  m_helped->setText(tr("with help"));
  m_more->setTitle(tr("More"), tr("Shows settings and details of the board"));
}

void PlayPanel::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) retranslate();
}

}  // namespace searchlight::ui
