// widgets/game/play_panel.cpp: a name, counts, a row of buttons, and what is told, in one column.
#include "widgets/game/play_panel.h"

#include <QAction>
#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QHelpEvent>
#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QToolButton>
#include <QToolTip>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>
#include <vector>

#include "widgets/tables/question_form.h"
#include "widgets/theme/language.h"
#include "widgets/theme/style.h"
#include "widgets/theme/theme.h"
#include "widgets/theme/type_scale.h"
#include "widgets/words/catalogue_texts.h"

namespace searchlight::ui {

// A text that leads to others of its kind: a link, as long as it leads anywhere.
class TitleButton : public QToolButton {
 public:
  TitleButton(TypeSize size, QPalette::ColorRole ink, QWidget* parent) : QToolButton(parent), m_ink(ink) {
    setType(this, size);
    setFocusPolicy(Qt::NoFocus);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setAttribute(Qt::WA_Hover);
    setEnabled(false);
  }
  void lead(QAction* where) {
    m_where = where;
    setCursor(Qt::PointingHandCursor);
    setFocusPolicy(Qt::TabFocus);
    const auto follow = [this] {
      setEnabled(m_where->isEnabled());
      setToolTip(m_where->toolTip());
      setWhatsThis(m_where->whatsThis());
      setAccessibleDescription(m_where->toolTip());
    };
    connect(this, &QToolButton::clicked, where, &QAction::trigger);
    connect(where, &QAction::changed, this, follow);
    follow();
  }
  QSize sizeHint() const override {
    return {fontMetrics().horizontalAdvance(text()) + 1 + arrow(), minimumSizeHint().height()};
  }
  QSize minimumSizeHint() const override { return {0, fontMetrics().lineSpacing() + kFocusLine}; }

 protected:
  // A name that is cut stands whole above what a click does.
  bool event(QEvent* event) override {
    if (event->type() != QEvent::ToolTip || shown() == text()) return QToolButton::event(event);
    QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(), toolTipOf({text(), toolTip()}), this);
    return true;
  }
  void paintEvent(QPaintEvent*) override {
    QPainter painter(this);
    const bool isLit = m_where && isEnabled() && underMouse();
    const QColor ink = palette().color(QPalette::Active, isLit ? QPalette::Link : m_ink);
    painter.setPen(ink);
    const QString name = shown();
    const QRect line = rect().adjusted(0, 0, 0, -kFocusLine);
    painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, name);
    if (arrow() > 0)
      paintAngle(&painter,
                 QPointF(fontMetrics().horizontalAdvance(name) + arrow() / 2.0, line.height() / 2.0 + 1),
                 fontMetrics().xHeight() / 2.0, ink);
    if (hasFocus()) paintFocusRing(&painter, {0, line.height(), width(), kFocusLine}, *this);
  }

 private:
  static constexpr int kFocusLine = 2;  // below the text, for a ring would strike through it
  // The room of the angle: beside a name alone.
  int arrow() const { return m_where && m_ink == QPalette::WindowText ? fontMetrics().height() : 0; }

  QString shown() const { return elidedAtWord(fontMetrics(), text(), width() - arrow()); }

  const QPalette::ColorRole m_ink;
  QAction* m_where = nullptr;
};

namespace {

// What was asked for.
class MessageCard : public QWidget {
 public:
  explicit MessageCard(QWidget* parent) : QWidget(parent) { setType(this, TypeSize::Message); }

 protected:
  void paintEvent(QPaintEvent*) override {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(palette().color(QPalette::Mid));
    painter.setBrush(palette().color(QPalette::Base));
    constexpr qreal kCorner = 6;
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), kCorner, kCorner);
  }
};

QVBoxLayout* columnIn(QWidget* widget, int gap) { return bareLayout<QVBoxLayout>(widget, gap); }

}  // namespace

PlayPanel::PlayPanel(QWidget* parent)
    : QWidget(parent),
      m_play(new QWidget(this)),
      m_line(new QWidget(this)),
      m_name(new TitleButton(TypeSize::Name, QPalette::WindowText, m_play)),
      m_about(new TitleButton(TypeSize::Text, QPalette::PlaceholderText, m_play)),
      m_lineName(new ElidedLine(m_line)),
      m_lineCounts(new ElidedLine(m_line)),
      m_helped(new QLabel(m_play)),
      m_meaning(new QLabel(m_play)),
      m_text(new QLabel(m_play)),
      m_restText(new QLabel(m_play)),
      m_counts(new CountRow(m_play)),
      m_resultPlace(new QWidget(m_play)),
      m_buttons(new QWidget(m_play)),
      m_card(new MessageCard(m_play)),
      m_details(new QWidget(m_play)),
      m_told(new QVBoxLayout(m_card)),
      m_rest(new QVBoxLayout),
      m_countsPlace(new QVBoxLayout),
      m_detailsPlace(columnIn(m_details, spacing::kUnit)),
      m_more(new QToolButton(m_buttons)),
      m_back(new QToolButton(m_line)),
      m_offer(new QToolButton(m_card)),
      m_menu(new QMenu(this)),
      m_detailed(new QAction(this)) {
  setType(m_lineName, TypeSize::Figure);
  m_lineCounts->keepWhole();  // a name is known by its beginning, half a number is another
  m_name->setObjectName(QStringLiteral("puzzle"));
  m_about->setObjectName(QStringLiteral("puzzlePlace"));
  m_helped->setObjectName(QStringLiteral("helped"));
  m_helped->hide();
  m_meaning->setObjectName(QStringLiteral("helpMeaning"));
  m_meaning->setWordWrap(true);
  for (QLabel* label : std::initializer_list<QLabel*>{m_helped, m_meaning, m_lineCounts, m_restText})
    label->setForegroundRole(QPalette::PlaceholderText);
  m_text->setObjectName(QStringLiteral("told"));
  m_restText->setObjectName(QStringLiteral("rest"));
  for (QLabel* label : {m_text, m_restText}) {
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    label->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    label->hide();
  }
  for (QToolButton* button : {m_back, m_offer}) {
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setFocusPolicy(Qt::TabFocus);
  }
  m_offer->setObjectName(QStringLiteral("offer"));
  m_offer->hide();
  m_more->setObjectName(QStringLiteral("more"));
  m_more->setMenu(m_menu);
  m_more->setPopupMode(QToolButton::InstantPopup);
  m_more->setFocusPolicy(Qt::TabFocus);
  m_more->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::MinimumExpanding);
  m_menu->setToolTipsVisible(true);
  m_detailed->setCheckable(true);
  m_detailed->setVisible(false);  // until there is something
  m_details->hide();
  connect(m_detailed, &QAction::toggled, this, [this](bool isOpen) {
    m_details->setVisible(isOpen);
    if (isOpen) revealSoon(m_details);
    Q_EMIT moreToggled(isOpen);
  });

  m_resultPlace->setObjectName(QStringLiteral("resultPlace"));
  columnIn(m_resultPlace, 0);
  for (QWidget* part : {m_resultPlace, m_buttons}) part->installEventFilter(this);
  m_told->setContentsMargins(spacing::kMargin, spacing::kUnit, spacing::kMargin, spacing::kUnit);
  m_told->setSpacing(spacing::kUnit);
  m_told->addWidget(m_text);
  m_told->addWidget(m_offer, 0, Qt::AlignLeft);
  for (QWidget* part : std::initializer_list<QWidget*>{m_text, m_offer}) part->installEventFilter(this);
  m_card->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Minimum);
  m_card->hide();
  m_rest->setSpacing(spacing::kUnit);
  m_rest->addWidget(m_restText);

  auto* name = new QHBoxLayout;
  name->addWidget(m_name, 1);
  name->addWidget(m_helped);
  auto* names = new QVBoxLayout;
  names->setSpacing(0);  // their lines of the focus stand between them
  names->addLayout(name);
  names->addWidget(m_about);
  auto* column = columnIn(m_play, spacing::kUnit);
  column->addLayout(names);
  column->addSpacing(spacing::kHalf);
  column->addWidget(m_counts);
  column->addLayout(m_countsPlace);
  column->addSpacing(spacing::kHalf);
  auto* buttons = columnIn(nullptr, 0);
  buttons->addWidget(m_buttons);
  buttons->addWidget(m_resultPlace);
  column->addLayout(buttons);
  column->addWidget(m_card);
  column->addLayout(m_rest);
  column->addWidget(m_meaning);
  column->addWidget(m_details);
  column->addStretch(1);

  auto* line = bareLayout<QHBoxLayout>(m_line, spacing::kUnit);
  line->addWidget(m_lineName, 0);
  line->addWidget(m_lineCounts, 1);
  line->addWidget(m_back);
  m_line->hide();

  auto* all = columnIn(this, 0);
  all->setContentsMargins(0, spacing::kUnit, 0, spacing::kUnit);
  all->addWidget(m_play);
  all->addWidget(m_line);
  putButtons({});
  keepTranslated(this, [this] { retranslate(); });
}

// Of one width and height, whatever they say: their columns share the room.
void PlayPanel::putButtons(const QList<QAction*>& commands) {
  for (QToolButton* button : m_buttons->findChildren<QToolButton*>(Qt::FindDirectChildrenOnly))
    if (button != m_more) delete button;
  delete m_buttons->layout();
  auto* grid = bareLayout<QGridLayout>(m_buttons, spacing::kUnit);
  for (int i = 0; i < kInRow; ++i) grid->setColumnStretch(i, 1);
  for (int at = 0; at < static_cast<int>(commands.size()); ++at) {
    QAction* command = commands[at];
    if (!command) continue;
    auto* button = new QToolButton(m_buttons);
    button->setDefaultAction(command);
    button->setToolButtonStyle(command->icon().isNull() ? Qt::ToolButtonTextOnly
                                                        : Qt::ToolButtonTextUnderIcon);
    button->setFocusPolicy(Qt::TabFocus);
    button->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::MinimumExpanding);
    grid->addWidget(button, 0, at);
  }
  grid->addWidget(m_more, 0, kInRow - 1);
  arrangeButtons();
}

// In one row, or in two where large texts have no room side by side.
void PlayPanel::arrangeButtons() {
  auto* grid = static_cast<QGridLayout*>(m_buttons->layout());
  if (!m_buttons->testAttribute(Qt::WA_Resized)) return;
  int widest = 0;
  for (const auto* button : m_buttons->findChildren<QToolButton*>(Qt::FindDirectChildrenOnly))
    widest = std::max(widest, button->fontMetrics().size(Qt::TextShowMnemonic, button->text()).width() +
                                  (button == m_more ? spacing::kSection : spacing::kUnit));
  const int before = grid->columnStretch(kInRow - 1) > 0 ? kInRow : kInRow / 2,
            inRow = kInRow * (widest + spacing::kUnit) - spacing::kUnit <= m_buttons->width() ? kInRow
                                                                                              : kInRow / 2;
  if (before == inRow) return;
  std::vector<std::pair<QWidget*, int>> places;
  for (int i = 0; i < grid->count(); ++i) {
    int row = 0, column = 0, rows = 0, columns = 0;
    grid->getItemPosition(i, &row, &column, &rows, &columns);
    places.emplace_back(grid->itemAt(i)->widget(), row * before + column);
  }
  for (int i = 0; i < kInRow; ++i) grid->setColumnStretch(i, i < inRow ? 1 : 0);
  for (const auto& [button, place] : places) {
    grid->removeWidget(button);
    grid->addWidget(button, place / inRow, place % inRow);
  }
}

void PlayPanel::setButtons(const QList<QAction*>& commands) {
  m_hasButtons = true;
  putButtons(commands);
}

QToolButton* PlayPanel::buttonOf(const QAction* command) const {
  for (QToolButton* button : m_buttons->findChildren<QToolButton*>(Qt::FindDirectChildrenOnly))
    if (command && button->defaultAction() == command) return button;
  return nullptr;
}

void PlayPanel::setMore(const QList<QAction*>& commands) {
  m_menu->clear();
  m_menu->addActions(commands);
  m_menu->addSeparator();
  m_menu->addAction(m_detailed);
}

void PlayPanel::addMore(QWidget* part) {
  m_detailsPlace->addWidget(part);
  m_detailed->setVisible(true);
  if (!m_menu->actions().contains(m_detailed)) m_menu->addAction(m_detailed);
}

void PlayPanel::pin(QWidget* part, bool isPinned) {
  if (isPinned == (part->parentWidget() == m_play)) return;
  auto* column = static_cast<QVBoxLayout*>(m_play->layout());
  isPinned ? column->insertWidget(column->indexOf(m_details), part) : m_detailsPlace->insertWidget(0, part);
  if (isPinned) revealSoon(part);
}

void PlayPanel::setChooser(QAction* chooser) {
  m_name->lead(chooser);
  m_about->lead(chooser);
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

void PlayPanel::addCounts(QWidget* part) { m_countsPlace->addWidget(part); }

void PlayPanel::tellIn(QWidget* part) {
  m_told->insertWidget(0, part);
  part->installEventFilter(this);
  showCard();
}

void PlayPanel::addRest(QWidget* part) { m_rest->addWidget(part); }

// ---- What is told -----------------------------------------------------------------------------------------------------------------

void PlayPanel::setName(const QString& name, const QString& about) {
  m_name->setText(name);
  m_lineName->setText(name);
  m_about->setText(about);
  m_about->setVisible(!about.isEmpty());
}

void PlayPanel::setHelped(bool isHelped, const QString& meaning) {
  m_helped->setVisible(isHelped);
  m_helped->setToolTip(meaning);
  m_meaning->setText(meaning);
  showRest();
}

void PlayPanel::setCounts(const QList<PanelCount>& counts) { m_counts->setCounts(counts); }
void PlayPanel::setSummary(const QString& counts) { m_lineCounts->setText(counts); }

void PlayPanel::setHintText(const QString& text) {
  m_said = text;
  m_text->setText(text);
  m_text->setVisible(!text.isEmpty());
  showRest();
  if (!text.isEmpty()) revealSoon(m_card);
}

void PlayPanel::setRestText(const QString& text) {
  m_restText->setText(text);
  showRest();
}

// The card of an end says both.
void PlayPanel::showRest() {
  const bool isFree = m_resultPlace->layout()->isEmpty();
  m_resultPlace->layout()->setContentsMargins(0, isFree ? 0 : spacing::kUnit, 0, 0);
  m_restText->setVisible(isFree && m_said.isEmpty() && !m_restText->text().isEmpty());
  m_meaning->setVisible(isFree && !m_meaning->text().isEmpty());
}

// It is there while something on it is.
void PlayPanel::showCard() {
  bool isUsed = false;
  for (int i = 0; i < m_told->count(); ++i) isUsed |= !m_told->itemAt(i)->widget()->isHidden();
  m_card->setVisible(isUsed);
}

bool PlayPanel::eventFilter(QObject* watched, QEvent* event) {
  if (watched == m_buttons) {
    if (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest) arrangeButtons();
  } else if (watched == m_resultPlace) {
    if (event->type() == QEvent::LayoutRequest) showRest();
  } else if (event->type() == QEvent::ShowToParent || event->type() == QEvent::HideToParent) {
    showCard();
  }
  return QWidget::eventFilter(watched, event);
}

// ---- Play and Watch ---------------------------------------------------------------------------------------------------------------

void PlayPanel::setWatching(bool isWatching) {
  m_play->setVisible(!isWatching);
  m_line->setVisible(isWatching);
}

bool PlayPanel::isMoreOpen() const { return m_detailed->isChecked(); }
void PlayPanel::setMoreOpen(bool isOpen) { m_detailed->setChecked(isOpen); }

void PlayPanel::retranslate() {
  m_helped->setText(tr("with help"));
  m_more->setText(tr("More"));
  m_more->setToolTip(tr("More commands for this game"));
  m_detailed->setText(tr("Show &details"));
  m_detailed->setToolTip(tr("Shows the game's history, its replay and its settings in the panel"));
}

}  // namespace searchlight::ui
