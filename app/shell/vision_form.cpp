// app/shell/vision_form.cpp: the boards are pictures that pages show of themselves, painted with the palette in use.
#include "app/shell/vision_form.h"

#include <QCheckBox>
#include <QLabel>
#include <QPainter>
#include <QRadioButton>
#include <QVBoxLayout>

#include "app/shell/program.h"
#include "widgets/theme/language.h"
#include "widgets/theme/theme.h"

namespace searchlight::ui {

namespace {
constexpr std::size_t kBoards = 2;
}

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
  QRectF area(0, 0, static_cast<double>(width()) / static_cast<double>(kBoards), height());
  for (const auto& board : m_boards) {
    board->paint(painter, area, palette(), board->rest());
    area.translate(area.width(), 0);
  }
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
