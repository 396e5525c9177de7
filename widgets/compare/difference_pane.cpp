// widgets/compare/difference_pane.cpp: the choice of two, their board, and what its colours mean.
#include "widgets/compare/difference_pane.h"

#include <QBuffer>
#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QImage>
#include <QPainter>
#include <QSignalBlocker>
#include <QStyleOptionComboBox>
#include <QStylePainter>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "widgets/compare/compare_view.h"
#include "widgets/theme/language.h"
#include "widgets/theme/theme.h"

namespace searchlight::ui {

namespace {
constexpr int kSwatch = 14;
constexpr int kOverlayEdge = 2;
constexpr int kRoomForButtons = 90;
constexpr int kRoomForMode = 180;  // for the mode in words beside them
}  // namespace

// ---- What the colours mean -----------------------------------------------------------------------------------------------

DifferenceLegend::DifferenceLegend(QWidget* parent) : QWidget(parent) {
  setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
}

void DifferenceLegend::setNumbers(int first, int second) {
  m_numbers = {first, second};
  update();
}

QSize DifferenceLegend::sizeHint() const {
  return {400, std::max(kSwatch, fontMetrics().height()) + spacing::kUnit};
}

void DifferenceLegend::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setPen(palette().color(QPalette::WindowText));
  int x = spacing::kMargin;
  const auto write = [&](const QString& text) {
    const int extent = fontMetrics().horizontalAdvance(text);
    painter.drawText(QRect(x, 0, extent, height()), Qt::AlignVCenter | Qt::TextSingleLine, text);
    x += extent + spacing::kMargin;
  };
  write(tr("Expanded by:"));
  for (const BoardView::LegendItem& item :
       DifferenceGround::legendItems(Theme::of(palette()).board(), m_numbers[0], m_numbers[1])) {
    item.paint(painter, QRectF(x, (height() - kSwatch) / 2.0, kSwatch, kSwatch));
    painter.setPen(palette().color(QPalette::WindowText));
    x += kSwatch + spacing::kHalf;
    write(item.text);
  }
}

void DifferenceLegend::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  updateGeometry();
  update();
}

// ---- Which two -----------------------------------------------------------------------------------------------------------

// A list of panes that shows the number of the chosen one in any case, and of its name what there is room for.
class DifferencePane::PaneBox : public QComboBox {
 public:
  explicit PaneBox(QWidget* parent) : QComboBox(parent) {
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    setMinimumContentsLength(1);
  }
  QSize minimumSizeHint() const override {
    QStyleOptionComboBox option;
    initStyleOption(&option);
    option.rect = QRect(0, 0, 100, sizeHint().height());
    const int text =
        style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, this).width();
    return {100 - text + fontMetrics().horizontalAdvance(QStringLiteral("8")) + spacing::kUnit, 0};
  }

 protected:
  void paintEvent(QPaintEvent*) override {
    QStylePainter painter(this);
    QStyleOptionComboBox option;
    initStyleOption(&option);
    painter.drawComplexControl(QStyle::CC_ComboBox, option);
    const int room =
        style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, this).width() - 4;
    constexpr qsizetype kLeastOfName = 8;
    const QString number = option.currentText.section(QLatin1Char(' '), 0, 0);
    const QString whole = distinctElided(option.currentText, {}, fontMetrics(), room);
    // Some letters of a name tell nothing.
    const bool isCut = whole != option.currentText;
    option.currentText = isCut && whole.size() < number.size() + kLeastOfName ? number : whole;
    painter.drawControl(QStyle::CE_ComboBoxLabel, option);
  }
};

namespace {

// A board over whose ground the colours are laid.
class DifferenceBoard final : public DifferencePicture {
 public:
  explicit DifferenceBoard(const DifferencePane::MakeBoard& makeBoard) {
    m_board = makeBoard([this](std::unique_ptr<BoardGround> world) {
      auto ground = std::make_unique<DifferenceGround>(std::move(world));
      m_ground = ground.get();
      return ground;
    });
  }
  QWidget* widget() override { return m_board; }
  BoardView* board() override { return m_board; }
  void setPair(ComparePane* first, ComparePane* second) override {
    const auto cells = [](ComparePane* pane) { return pane ? &pane->board().scene().search : nullptr; };
    m_ground->setSearches(cells(first), cells(second));
  }
  void refresh() override { m_board->overlay().groundChanged(); }

 private:
  BoardView* m_board = nullptr;
  DifferenceGround* m_ground = nullptr;  // the board's
};

}  // namespace

DifferencePane::DifferencePane(const MakeBoard& makeBoard, QWidget* parent)
    : DifferencePane(std::make_unique<DifferenceBoard>(makeBoard), parent) {}

DifferencePane::DifferencePane(std::unique_ptr<DifferencePicture> picture, QWidget* parent)
    : QFrame(parent),
      m_picture(std::move(picture)),
      m_head(new QWidget(this)),
      m_first(new PaneBox(m_head)),
      m_second(new PaneBox(m_head)),
      m_otherField(new QToolButton(m_head)),
      m_previous(new QToolButton(m_head)),
      m_next(new QToolButton(m_head)) {
  this->picture().setMinimumSize(80, 60);
  auto* lines = new QVBoxLayout(m_head);
  lines->setContentsMargins(spacing::kHalf, 0, spacing::kHalf, 0);
  lines->setSpacing(0);
  auto* row = new QHBoxLayout;
  row->setSpacing(spacing::kHalf);
  lines->addLayout(row);
  for (PaneBox* box : {m_first, m_second}) row->addWidget(box, 1);
  m_otherField->setObjectName(QStringLiteral("otherField"));
  auto* tools = new QHBoxLayout;
  tools->setSpacing(spacing::kHalf);
  lines->addLayout(tools);
  for (QToolButton* button : {m_previous, m_next, m_otherField}) {
    button->setAutoRaise(true);
    tools->addWidget(button);
  }
  tools->addStretch(1);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(kOverlayEdge, kOverlayEdge, kOverlayEdge, kOverlayEdge);
  column->setSpacing(0);
  column->addWidget(m_head);
  column->addWidget(&this->picture(), 1);
  const auto chosen = [this](std::size_t which) {
    return [this, which](int i) {
      ComparePane* pane = m_panes[static_cast<std::size_t>(i)];
      // Two of the same tell nothing: they change places.
      if (m_pair[1 - which] == pane) m_pair[1 - which] = m_pair[which];
      m_pair[which] = pane;
      setPair(m_pair[0], m_pair[1]);
    };
  };
  connect(m_first, &QComboBox::activated, this, chosen(0));
  connect(m_second, &QComboBox::activated, this, chosen(1));
  keepTranslated(this, [this] { retranslate(); });
  onChange(this, {QEvent::LanguageChange, QEvent::PaletteChange}, [this] { tellColours(); });
}

DifferencePane::~DifferencePane() { m_picture->setPair(nullptr, nullptr); }

void DifferencePane::setActions(QAction* previous, QAction* next, QAction* otherField, QMenu* fields) {
  m_otherField->setDefaultAction(otherField);
  m_otherField->setMenu(fields);
  m_otherField->setPopupMode(QToolButton::MenuButtonPopup);
  m_otherField->setToolButtonStyle(Qt::ToolButtonTextOnly);
  m_previous->setDefaultAction(previous);
  m_next->setDefaultAction(next);
  for (QToolButton* button : {m_previous, m_next}) button->setToolButtonStyle(Qt::ToolButtonIconOnly);
}

void DifferencePane::setPanes(const std::vector<ComparePane*>& panes) {
  for (const ComparePane* pane : m_panes) disconnect(pane, &QObject::destroyed, this, nullptr);
  m_panes = panes;
  for (const ComparePane* pane : m_panes) connect(pane, &QObject::destroyed, this, &DifferencePane::forget);
  // As high as theirs: the boards below are of one size.
  if (!panes.empty()) m_head->setFixedHeight(panes.front()->headHeight() - 2 * kOverlayEdge);
  std::array<ComparePane*, 2> pair{};
  const auto isThere = [&](ComparePane* pane) {
    return std::find(panes.begin(), panes.end(), pane) != panes.end();
  };
  for (std::size_t i = 0; i < 2; ++i)
    if (m_pair[i] && isThere(m_pair[i])) pair[i] = m_pair[i];
  for (ComparePane* pane : panes)
    if (pane != pair[0] && pane != pair[1]) {
      if (!pair[0])
        pair[0] = pane;
      else if (!pair[1])
        pair[1] = pane;
    }
  setPair(pair[0], pair[1]);
}

void DifferencePane::setPair(ComparePane* first, ComparePane* second) {
  m_pair = {first, second};
  showPair();
  Q_EMIT pairChanged();
}

// Its board goes with it, and what the ground reads of that.
void DifferencePane::forget(const QObject* pane) {
  std::erase_if(m_panes, [pane](const ComparePane* p) { return p == pane; });
  for (ComparePane*& p : m_pair)
    if (p == pane) p = nullptr;
  showPair();
}

void DifferencePane::showPair() {
  m_picture->setPair(m_pair[0], m_pair[1]);
  fill();
  tellColours();
  refresh();
}

void DifferencePane::refresh() { m_picture->refresh(); }

void DifferencePane::fill() {
  for (std::size_t which = 0; which < 2; ++which) {
    QComboBox* box = which == 0 ? m_first : m_second;
    const QSignalBlocker quiet(box);
    box->clear();
    for (const ComparePane* pane : m_panes) {
      box->addItem(QStringLiteral("%1  %2").arg(pane->number()).arg(pane->shownTitle()));
      if (pane == m_pair[which]) box->setCurrentIndex(box->count() - 1);
    }
    // The box may have no room for all of a name.
    const QString chosen = box->currentText();
    box->setToolTip(box->accessibleName() + (chosen.isEmpty() ? QString() : QLatin1Char('\n') + chosen));
  }
}

// In the head's tool tip, with the swatches as pictures.
void DifferencePane::tellColours() {
  if (!hasBoard() || !m_pair[0] || !m_pair[1]) return m_head->setToolTip({});  // others tell it themselves
  QString text = tr("Expanded by:");
  for (const BoardView::LegendItem& item : DifferenceGround::legendItems(
           Theme::of(palette()).board(), m_pair[0]->number(), m_pair[1]->number())) {
    QImage swatch(kSwatch, kSwatch, QImage::Format_ARGB32_Premultiplied);
    swatch.fill(Qt::transparent);
    QPainter painter(&swatch);
    item.paint(painter, swatch.rect());
    painter.end();
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    swatch.save(&buffer, "PNG");
    text += QStringLiteral("<br><img src=\"data:image/png;base64,%1\"> %2")
                .arg(QString::fromLatin1(bytes.toBase64()), item.text.toHtmlEscaped());
  }
  m_head->setToolTip(text);
}

void DifferencePane::retranslate() {
  setAccessibleName(tr("Overlay of two searches"));
  picture().setAccessibleName(accessibleName());
  m_first->setAccessibleName(tr("First search of the overlay"));
  m_second->setAccessibleName(tr("Second search of the overlay"));
  fill();
}

void DifferencePane::resizeEvent(QResizeEvent* event) {
  QFrame::resizeEvent(event);
  for (QToolButton* button : {m_previous, m_next}) button->setVisible(width() >= kRoomForButtons);
  m_otherField->setVisible(width() >= kRoomForMode);
}

}  // namespace searchlight::ui
