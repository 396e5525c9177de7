// widgets/search/explain_card.cpp: a text, a button, and where they lie.
#include "widgets/search/explain_card.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QShortcut>
#include <QToolButton>
#include <algorithm>

#include "widgets/help/glossary.h"
#include "widgets/search/event_line.h"
#include "widgets/theme/card.h"
#include "widgets/theme/entrance.h"
#include "widgets/theme/theme.h"

namespace searchlight::ui {

namespace {
// Longer texts are wrapped: whoever reads a line wants to find the next one.
constexpr int kMostOfBoard = 640;
constexpr int kUsualLines = 2;  // of text; most explanations have no more
}  // namespace

ExplainCard::ExplainCard(EventLine* line, QWidget* host, QWidget* scope)
    : QFrame(scope), m_line(line), m_host(host), m_text(new QLabel(this)), m_close(new QToolButton(this)) {
  setObjectName(QStringLiteral("explanation"));
  setCursor(Qt::ArrowCursor);
  m_text->setWordWrap(true);
  m_text->setTextFormat(Qt::RichText);
  m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::LinksAccessibleByMouse);
  connect(m_text, &QLabel::linkActivated, this,
          [this](const QString& link) { askForTerm(this, termOfLink(link)); });
  m_text->setAlignment(Qt::AlignLeft | Qt::AlignTop);
  dressAsClose(m_close);
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(spacing::kMargin, spacing::kUnit, spacing::kUnit, spacing::kUnit);
  row->setSpacing(spacing::kUnit);
  row->addWidget(m_text, 1);
  row->addWidget(m_close, 0, Qt::AlignTop);
  const auto close = [this] { m_line->setExplains(false); };
  connect(m_close, &QToolButton::clicked, this, close);
  m_escape = new QShortcut(Qt::Key_Escape, scope, this, close, Qt::WidgetWithChildrenShortcut);
  connect(m_escape, &QShortcut::activatedAmbiguously, this, close);  // other cards have it, too
  m_escape->setEnabled(false);
  host->installEventFilter(this);
  line->installEventFilter(this);
  connect(line, &EventLine::explained, this, &ExplainCard::follow);
  retranslate();
  hide();
}

QString ExplainCard::text() const { return m_said; }

// Without anything to explain, or a line that is seen, it is not there, and comes again with the next search.
void ExplainCard::follow() {
  const bool isThere = m_line->explains() && !m_line->isHidden() && !m_line->shownMeaning().isEmpty();
  const bool isNew = isThere && isHidden();
  if (!isThere || isNew) m_height = 0;
  if (m_said != m_line->shownMeaning()) {
    m_said = m_line->shownMeaning();
    showText();
  }
  setVisible(isThere);
  m_escape->setEnabled(isThere);
  if (isThere)
    place();
  else
    Q_EMIT placed();
  if (isNew) Entrance::begin(this);
}

// Terms lead to the glossary. They are underlined, in the colour of the text: a card is read, and nothing in it shouts.
void ExplainCard::showText() {
  m_text->setText(
      QStringLiteral("<style>a { color: %1 }</style>").arg(palette().color(QPalette::WindowText).name()) +
      withTermLinks(m_said));
}

void ExplainCard::place() {
  if (!m_host || isHidden() || !parentWidget()->isAncestorOf(m_host)) return;
  const QRect room = QRect(m_host->mapTo(parentWidget(), QPoint()), m_host->size())
                         .adjusted(spacing::kUnit, spacing::kUnit, -spacing::kUnit, -spacing::kUnit);
  ensurePolished();
  const QMargins margins = layout()->contentsMargins();
  // As high as the highest text so far at its width: it stays where it is while events go by.
  const auto heightAt = [&](int width) {
    return std::max({width == this->width() ? m_height : 0, layout()->totalHeightForWidth(width),
                     margins.top() + margins.bottom() + kUsualLines * fontMetrics().lineSpacing()});
  };
  const QRect content = contentOf(*m_host).translated(m_host->mapTo(parentWidget(), QPoint()));
  const QRect before = geometry();
  setGeometry(placeCard(room, content, kMostOfBoard, heightAt, Qt::BottomEdge).rect);
  m_height = height();
  raise();
  if (geometry() != before) Q_EMIT placed();
}

bool ExplainCard::eventFilter(QObject* watched, QEvent* event) {
  if (watched == m_host && (event->type() == QEvent::Resize || event->type() == QEvent::Move)) place();
  if (watched == m_line && (event->type() == QEvent::Show || event->type() == QEvent::Hide)) follow();
  return QFrame::eventFilter(watched, event);
}

void ExplainCard::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  paintCard(&painter, *this);
}

void ExplainCard::changeEvent(QEvent* event) {
  QFrame::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) retranslate();
  if (event->type() == QEvent::PaletteChange) showText();
  if (event->type() == QEvent::FontChange) place();
}

void ExplainCard::retranslate() {
  m_close->setToolTip(tr("Close (Esc)"));
  m_close->setAccessibleName(tr("Close the explanation"));
  setAccessibleName(tr("Explanation of the event"));
}

}  // namespace searchlight::ui
