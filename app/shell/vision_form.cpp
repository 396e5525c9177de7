// app/shell/vision_form.cpp: the boards are pictures that pages show of themselves, painted with the palette in use.
#include "app/shell/vision_form.h"

#include <QCheckBox>
#include <QCoreApplication>
#include <QLabel>
#include <QPainter>
#include <QRadioButton>
#include <QVBoxLayout>
#include <algorithm>

#include "app/shell/program.h"
#include "widgets/theme/language.h"
#include "widgets/theme/theme.h"

namespace searchlight::ui {

namespace {
constexpr std::size_t kBoards = 2;

// What themes give other colours to for some eyes, in a user's words.
struct Mark {
  QColor BoardColours::*colour;
  const char* name;
};
constexpr Mark kMarks[] = {
    {&BoardColours::start, QT_TRANSLATE_NOOP("VisionMarks", "Start")},
    {&BoardColours::goal, QT_TRANSLATE_NOOP("VisionMarks", "Goal")},
    {&BoardColours::currentFill, QT_TRANSLATE_NOOP("VisionMarks", "Expanded now")},
    {&BoardColours::openRing, QT_TRANSLATE_NOOP("VisionMarks", "OPEN")},
    {&BoardColours::secondRing, QT_TRANSLATE_NOOP("VisionMarks", "OPEN from the goal")},
    {&BoardColours::scannedMark, QT_TRANSLATE_NOOP("VisionMarks", "Scanned")},
    {&BoardColours::pathLit, QT_TRANSLATE_NOOP("VisionMarks", "Path to the start")},
    {&BoardColours::descendantsLit, QT_TRANSLATE_NOOP("VisionMarks", "Descendants")},
    {&BoardColours::secondOnly, QT_TRANSLATE_NOOP("VisionMarks", "Only the second search")},
    {&BoardColours::secondEarlier, QT_TRANSLATE_NOOP("VisionMarks", "The second search first")},
    {&BoardColours::sameTime, QT_TRANSLATE_NOOP("VisionMarks", "Both searches at once")},
    {&BoardColours::breakpoint, QT_TRANSLATE_NOOP("VisionMarks", "Breakpoint")},
    {&BoardColours::error, QT_TRANSLATE_NOOP("VisionMarks", "Error")},
    {&BoardColours::warning, QT_TRANSLATE_NOOP("VisionMarks", "Warning")},
    {&BoardColours::info, QT_TRANSLATE_NOOP("VisionMarks", "Information")},
    {&BoardColours::success, QT_TRANSLATE_NOOP("VisionMarks", "Success")},
};

// A row for each colour that is another one than usual: both, and what it marks. Rows that do not fit are left out.
void paintChanges(QPainter& painter, const QRectF& area, const Theme& theme) {
  const BoardColours& usual = Theme::shared(theme.kind()).board();
  const BoardColours& chosen = theme.board();
  const double side = painter.fontMetrics().height(), step = side + spacing::kHalf;
  std::vector<const Mark*> changed;
  for (const Mark& mark : kMarks)
    if (usual.*mark.colour != chosen.*mark.colour) changed.push_back(&mark);
  const double room = area.height() - 2 * spacing::kUnit;
  if (static_cast<double>(changed.size()) * step > room)
    changed.resize(static_cast<std::size_t>(std::max(0.0, room / step)));
  double y = area.top() + (area.height() - static_cast<double>(changed.size()) * step) / 2;
  painter.setRenderHint(QPainter::Antialiasing);
  for (const Mark* mark : changed) {
    double x = area.left() + spacing::kWide;
    const auto chip = [&](const QColor& colour) {
      painter.setPen(chosen.frame);
      painter.setBrush(colour);
      painter.drawRoundedRect(QRectF(x, y, side, side).adjusted(0.5, 0.5, -0.5, -0.5), 3, 3);
      x += side;
    };
    const auto text = [&](const QString& words) {
      const double width = std::min(area.right() - x, painter.fontMetrics().horizontalAdvance(words) + 1.0);
      painter.setPen(chosen.hover);
      painter.drawText(QRectF(x, y, width, side), Qt::AlignVCenter | Qt::AlignLeft, words);
      x += width;
    };
    chip(usual.*mark->colour);
    x += spacing::kHalf;
    text(QStringLiteral("→"));
    x += spacing::kHalf;
    chip(chosen.*mark->colour);
    x += spacing::kUnit;
    text(QCoreApplication::translate("VisionMarks", mark->name));
    y += step;
  }
}
}  // namespace

VisionPreview::VisionPreview(const Program& program, QWidget* parent) : QWidget(parent) {
  std::vector<std::unique_ptr<MovingPicture> (*)()> makers;
  for (const PageInfo& page : program.pages())
    if (page.start.picture && makers.size() < kBoards) makers.push_back(page.start.picture);
  m_making.ask(
      [makers](const std::stop_token& stop) {
        Boards boards;
        for (const auto make : makers)
          if (!stop.stop_requested()) boards.push_back(make());
        return boards;
      },
      [this](const TaskResult<Boards>& boards) {
        m_boards = boards.valueOr({});
        update();
      });
}

void VisionPreview::setSeenBy(ColourVision vision) {
  m_seenBy = vision;
  update();
}

void VisionPreview::paintEvent(QPaintEvent*) {
  QImage picture(size() * devicePixelRatioF(), QImage::Format_RGB32);
  picture.setDevicePixelRatio(devicePixelRatioF());
  picture.fill(Theme::of(palette()).board().outside);
  QPainter painter(&picture);
  painter.setFont(font());
  const Theme& theme = Theme::of(palette());
  // Beside a board what changes is seen by itself: some of it is not on any one board.
  const std::size_t boards = theme.vision() == ColourVision::Usual ? kBoards : 1;
  QRectF area(0, 0, static_cast<double>(width()) / static_cast<double>(kBoards), height());
  for (std::size_t i = 0; i < std::min(boards, m_boards.size()); ++i) {
    m_boards[i]->paint(painter, area, palette(), m_boards[i]->rest());
    area.translate(area.width(), 0);
  }
  if (boards < kBoards) paintChanges(painter, area, theme);
  painter.end();
  QPainter(this).drawImage(0, 0, seenBy(m_seenBy, picture));
}

VisionForm::VisionForm(Program* program)
    : m_program(program),
      m_about(new QLabel(this)),
      m_simulation(new QCheckBox(this)),
      m_preview(new VisionPreview(*program, this)) {
  m_about->setWordWrap(true);
  m_about->setForegroundRole(QPalette::PlaceholderText);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(spacing::kWide, spacing::kWide, spacing::kWide, spacing::kUnit);
  column->addWidget(m_about);
  for (const ColourVision vision : kColourVisions) {
    auto* choice = m_choices.emplace_back(new QRadioButton(this));
    column->addWidget(choice);
    choice->setChecked(vision == program->vision());
    connect(choice, &QRadioButton::toggled, this, [this, vision](bool isOn) {
      if (isOn) show(vision);
    });
  }
  column->addSpacing(spacing::kHalf);
  column->addWidget(m_preview, 1);
  column->addWidget(m_simulation);
  connect(m_simulation, &QCheckBox::toggled, this, [this] { show(m_program->vision()); });
  m_simulation->setEnabled(program->vision() != ColourVision::Usual);
  keepTranslated(this, [this] { retranslate(); });
}

void VisionForm::choose(ColourVision vision) {
  m_choices[static_cast<std::size_t>(vision)]->setChecked(true);
}

void VisionForm::show(ColourVision vision) {
  if (vision != m_program->vision()) m_program->applyVision(vision);
  m_simulation->setEnabled(vision != ColourVision::Usual);
  m_preview->setSeenBy(m_simulation->isChecked() ? vision : ColourVision::Usual);
}

void VisionForm::retranslate() {
  m_about->setText(
      tr("Changes the colours on boards, graphs and plots so that marks with different meanings stay "
         "distinguishable."));
  const QString names[] = {tr("&Usual colour vision"), tr("&Protanopia: reds look dark"),
                           tr("&Deuteranopia: reds and greens look alike"),
                           tr("&Tritanopia: blues and greens look alike")};
  for (std::size_t i = 0; i < m_choices.size(); ++i) m_choices[i]->setText(names[i]);
  m_simulation->setText(tr("&Simulate this colour vision in the preview"));
  m_simulation->setWhatsThis(tr("Shows the preview as a person with this colour vision sees it."));
  m_preview->setAccessibleName(tr("Preview of boards"));
}

}  // namespace searchlight::ui
