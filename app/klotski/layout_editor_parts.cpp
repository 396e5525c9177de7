// app/klotski/layout_editor_parts.cpp: what only this editor is made of, and its texts.
#include <QComboBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QSpinBox>
#include <utility>

#include "app/klotski/layout_editor.h"
#include "app/shell/focus_stops.h"
#include "widgets/klotski/piece_style.h"
#include "widgets/theme/icons.h"
#include "widgets/theme/theme.h"

namespace searchlight::ui {
namespace {

constexpr std::size_t kMostEdits = 10'000;
constexpr int kShapeIcon = 24;

// The shape of a tool, in cells.
QSize shapeSize(DraftTool tool) {
  return {tool == DraftTool::Wide || tool == DraftTool::Large ? 2 : 1,
          tool == DraftTool::Tall || tool == DraftTool::Large ? 2 : 1};
}

QIcon shapeIcon(QSize size, qreal pixelRatio, const QPalette& palette) {
  std::vector<Point> cells;
  for (int y = 0; y < size.height(); ++y)
    for (int x = 0; x < size.width(); ++x) cells.push_back({x, y});
  QPixmap picture(QSize(kShapeIcon, kShapeIcon) * pixelRatio);
  picture.setDevicePixelRatio(pixelRatio);
  picture.fill(Qt::transparent);
  QPainter painter(&picture);
  painter.setRenderHint(QPainter::Antialiasing);
  constexpr double kCell = kShapeIcon / 2.0 - 1;
  const QPointF origin((kShapeIcon - size.width() * kCell) / 2, (kShapeIcon - size.height() * kCell) / 2);
  const QPainterPath path = outlineOf(cells, origin, kCell, 1, 2);
  painter.fillPath(path, palette.color(QPalette::Link));
  painter.setPen(QPen(palette.color(QPalette::ButtonText), 1.2));
  painter.drawPath(path);
  return QIcon(picture);
}

constexpr EditorParts kLayoutParts{.largest = QSize(klotski::kMostWidth, klotski::kMostHeight),
                                   .longestName = 60,
                                   .ownBegins = 3,
                                   .waitMs = 0};

}  // namespace

LayoutEditor::LayoutEditor(const klotski::Game& game, Finder* finder, klotski::Component::Budget memory,
                           std::function<GalleryShelf()> openings, const KlotskiLook& look, QWidget* parent)
    : DraftEditor(kLayoutParts, kMostEdits, parent),
      m_game(game),
      m_openings(std::move(openings)),
      m_finder(finder),
      m_memory(std::move(memory)) {
  view().setLook(look);
  new EscStops(
      this, [this] { return isJudging(); },
      [this] {
        m_finder->cancel();
        m_isGivenUp = true;
        showVerdict();
      });
  beginWith(klotski::Draft(game.opening().board, game.state()));
}

void LayoutEditor::addFields(QGridLayout* fields, QWidget* side) {
  m_exitLabel = new QLabel(side);
  m_exit = new QComboBox(side);
  m_exitEnds = new QWidget(side);
  m_exitRange = new QLabel(m_exitEnds);
  m_exitFirst = new QSpinBox(m_exitEnds);
  m_exitLast = new QSpinBox(m_exitEnds);
  m_exitLabel->setBuddy(m_exit);
  m_exitRange->setBuddy(m_exitFirst);
  for (int i = 0; i < 6; ++i) m_exit->addItem({});  // by the goal, none, four sides
  connect(m_exit, &QComboBox::activated, this, [this] { takeExit(true); });
  for (QSpinBox* end : {m_exitFirst, m_exitLast}) {
    end->setKeyboardTracking(false);
    connect(end, &QSpinBox::valueChanged, this, [this] { takeExit(false); });
  }
  auto* range = bareLayout<QHBoxLayout>(m_exitEnds, spacing::kUnit);
  range->addWidget(m_exitRange);
  range->addWidget(m_exitFirst);
  range->addWidget(new QLabel(QStringLiteral("–"), m_exitEnds));
  range->addWidget(m_exitLast);
  range->addStretch(1);
  const int row = fields->rowCount();
  fields->addWidget(m_exitLabel, row, 0);
  fields->addWidget(m_exit, row, 1);
  fields->addWidget(m_exitEnds, row + 1, 1);
}

// Shapes are drawn in the colours of the palette, as icons are.
QIcon LayoutEditor::toolIcon(int tool) const {
  return shapeIcon(shapeSize(static_cast<DraftTool>(tool)), devicePixelRatioF(), palette());
}

QString LayoutEditor::windowName() { return tr("Draw a layout"); }

EditorFrame::Words LayoutEditor::words() const {
  return {.window = windowName(),
          .discard = tr("Discard this layout?"),
          .tools = {{tr("Move"), tr("Moves the piece you drag; drag it off the board to remove it"), "0",
                     IconId::Pan},
                    {tr("1 × 1"), tr("Places a one-cell piece"), "1"},
                    {tr("2 × 1"), tr("Places a piece 2 cells wide and 1 cell tall"), "2"},
                    {tr("1 × 2"), tr("Places a piece 1 cell wide and 2 cells tall"), "3"},
                    {tr("2 × 2"), tr("Places a piece 2 cells wide and 2 cells tall"), "4"},
                    {tr("Draw"),
                     tr("Turns free cells into a piece, or extends the piece where you begin; right-drag "
                        "removes cells"),
                     "D", IconId::Brush},
                    {tr("Wall"), tr("Draws walls; begin on a wall to remove walls"), "W", IconId::Wall},
                    {tr("Goal"),
                     tr("Sets the goal of a piece: drag from the piece to place the goal; drag a goal off "
                        "the board to remove it"),
                     "G", IconId::Goal},
                    {tr("Erase"),
                     tr("Removes pieces and walls; the right mouse button and Delete do this with any tool"),
                     "X", IconId::Eraser}},
          .names = {tr("&Name")},
          .begins = {tr("An &empty board"), tr("Current &position"), tr("Current &start position"),
                     tr("Puzzle from the &catalogue…")},
          .tryIt = tr("Play"),
          .tryTip = tr("Plays this layout as a new puzzle, which you can save"),
          .close = tr("Close")};
}

void LayoutEditor::retranslate() {
  EditorFrame::retranslate();
  m_exitLabel->setText(tr("&Exit"));
  m_exit->setToolTip(
      tr("Sets the exit shown in the frame; the puzzle depends only on the goal. You can also drag the exit "
         "along the frame."));
  const QStringList exits{tr("next to the goal", "the exit"),
                          tr("none", "the exit"),
                          tr("top", "the exit"),
                          tr("right", "the exit"),
                          tr("bottom", "the exit"),
                          tr("left", "the exit")};
  for (int i = 0; i < m_exit->count(); ++i) m_exit->setItemText(i, exits[i]);
  m_exitFirst->setAccessibleName(tr("Exit from"));
  m_exitLast->setAccessibleName(tr("Exit to"));
}

}  // namespace searchlight::ui
