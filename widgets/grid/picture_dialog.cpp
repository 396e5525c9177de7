// widgets/grid/picture_dialog.cpp: picture and map side by side above the three settings.
#include "widgets/grid/picture_dialog.h"

#include <QDialogButtonBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSlider>
#include <QSpinBox>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>

#include "widgets/grid/background.h"
#include "widgets/grid/picture_reader.h"
#include "widgets/grid/resize_dialog.h"
#include "widgets/theme/controls.h"
#include "widgets/theme/language.h"
#include "widgets/theme/theme.h"
#include "widgets/theme/type_scale.h"

namespace searchlight::ui {
namespace {

bool isSame(const grid::PictureSettings& a, const grid::PictureSettings& b) {
  return a.threshold == b.threshold && a.meaning == b.meaning && a.cellSize == b.cellSize;
}

int sideInCells(int pixels, int cellSize) { return (pixels + cellSize - 1) / cellSize; }

}  // namespace

// The picture as it is, in whatever room there is.
class PicturePane : public QWidget {
 public:
  PicturePane(const QImage& picture, QWidget* parent) : QWidget(parent), m_picture(picture) {
    constexpr int kEnough = 1024;
    if (std::max(picture.width(), picture.height()) > kEnough)
      m_picture = picture.scaled(kEnough, kEnough, Qt::KeepAspectRatio, Qt::SmoothTransformation);
    m_picture.setDevicePixelRatio(1);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
  }
  QSize sizeHint() const override { return {320, 280}; }

 protected:
  void paintEvent(QPaintEvent*) override {
    QPainter painter(this);
    painter.fillRect(rect(), Theme::of(palette()).board().outside);
    if (m_picture.isNull()) return;
    QRectF room = QRectF(rect()).adjusted(spacing::kUnit, spacing::kUnit, -spacing::kUnit, -spacing::kUnit);
    QRectF place(QPointF(), QSizeF(m_picture.size()).scaled(room.size(), Qt::KeepAspectRatio));
    place.moveCenter(room.center());
    painter.setRenderHint(QPainter::SmoothPixmapTransform, place.width() < m_picture.width());
    painter.fillRect(place, Qt::white);
    painter.drawImage(place, m_picture);
  }

 private:
  QImage m_picture;
};

PictureDialog::PictureDialog(const QImage& picture, QWidget* parent)
    : QDialog(parent), m_pixels(std::make_shared<const GreyPixels>(greyPixelsOf(picture))) {
  m_histogram = histogramOf(*m_pixels);
  build(picture);
  keepTranslated(this, [this] { retranslate(); });
  connectControls();
  chooseAutomatically();
}

void PictureDialog::build(const QImage& picture) {
  m_picture = new PicturePane(picture, this);
  m_preview = new MapPreview(this);
  m_pictureCaption = new QLabel(this);
  m_mapCaption = new QLabel(this);
  for (QLabel* caption : {m_pictureCaption, m_mapCaption})
    caption->setForegroundRole(QPalette::PlaceholderText);
  m_bars = new LuminanceHistogram(this);
  m_bars->setHistogram(m_histogram);
  m_slider = new QSlider(Qt::Horizontal, this);
  m_slider->setRange(0, 256);
  m_threshold = new QSpinBox(this);
  m_threshold->setRange(0, 256);
  m_automatic = new QPushButton(this);
  m_automatic->setAutoDefault(false);
  m_meaning = new SegmentedButtons(2, this);
  m_cellSize = new QSpinBox(this);
  m_cellSize->setRange(1, std::max({1, m_pixels->width, m_pixels->height}));
  m_cellSize->setKeyboardTracking(false);
  m_thresholdLabel = new QLabel(this);
  m_meaningLabel = new QLabel(this);
  m_cellSizeLabel = new QLabel(this);
  m_thresholdLabel->setBuddy(m_threshold);
  m_meaningLabel->setBuddy(m_meaning);
  m_cellSizeLabel->setBuddy(m_cellSize);
  m_problem = new NoteLine(this);
  m_buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);

  auto* panes = new QGridLayout;
  panes->setHorizontalSpacing(spacing::kUnit);
  panes->setVerticalSpacing(spacing::kHalf);
  panes->addWidget(m_picture, 0, 0);
  panes->addWidget(m_preview, 0, 1);
  panes->addWidget(m_pictureCaption, 1, 0);
  panes->addWidget(m_mapCaption, 1, 1);
  panes->setRowStretch(0, 1);
  panes->setColumnStretch(0, 1);
  panes->setColumnStretch(1, 1);
  auto* scale = new QVBoxLayout;
  scale->setSpacing(0);
  scale->addWidget(m_bars);
  scale->addWidget(m_slider);
  auto* grid = new QGridLayout;
  grid->setHorizontalSpacing(spacing::kWide);
  grid->setVerticalSpacing(spacing::kUnit);
  grid->setColumnStretch(1, 1);
  grid->addWidget(m_thresholdLabel, 0, 0, Qt::AlignBottom);
  grid->addLayout(scale, 0, 1);
  grid->addWidget(m_threshold, 0, 2, Qt::AlignBottom);
  grid->addWidget(m_automatic, 0, 3, Qt::AlignBottom);
  auto* rest = new QHBoxLayout;
  rest->setSpacing(spacing::kWide);
  rest->addWidget(m_meaning);
  rest->addStretch(1);
  rest->addWidget(m_cellSizeLabel);
  rest->addWidget(m_cellSize);
  grid->addWidget(m_meaningLabel, 1, 0);
  grid->addLayout(rest, 1, 1, 1, -1);
  auto* all = new QVBoxLayout(this);
  all->setContentsMargins(spacing::kWide, spacing::kWide, spacing::kWide, spacing::kWide);
  all->setSpacing(spacing::kMargin);
  all->addLayout(panes, 1);
  all->addLayout(grid);
  all->addWidget(m_problem);
  all->addWidget(m_buttons);
  resizeToScreen(this, {760, 560});
}

void PictureDialog::connectControls() {
  connect(m_bars, &LuminanceHistogram::thresholdDragged, m_threshold, &QSpinBox::setValue);
  connect(m_slider, &QSlider::valueChanged, m_threshold, &QSpinBox::setValue);
  connect(m_threshold, &QSpinBox::valueChanged, this, &PictureDialog::settingsChanged);
  connect(m_cellSize, &QSpinBox::valueChanged, this, &PictureDialog::settingsChanged);
  connect(m_meaning, &SegmentedButtons::chosen, this, &PictureDialog::settingsChanged);
  connect(m_automatic, &QPushButton::clicked, this,
          [this] { m_threshold->setValue(otsuThreshold(m_histogram)); });
  connect(m_problem, &NoteLine::remedyRequested, this,
          [this] { m_cellSize->setValue(grid::smallestCellSize(m_pixels->width, m_pixels->height)); });
  connect(m_buttons, &QDialogButtonBox::accepted, this, &PictureDialog::accept);
  connect(m_buttons, &QDialogButtonBox::rejected, this, &PictureDialog::reject);
}

// ---- Settings ----

grid::PictureSettings PictureDialog::settings() const {
  return {m_threshold->value(),
          m_meaning->current() == 0 ? grid::PictureMeaning::DarkIsWall : grid::PictureMeaning::LightIsWall,
          m_cellSize->value()};
}

void PictureDialog::setSettings(const grid::PictureSettings& settings) {
  {
    const QSignalBlocker quiet[]{QSignalBlocker(m_threshold), QSignalBlocker(m_cellSize)};
    m_threshold->setValue(settings.threshold);
    m_cellSize->setValue(settings.cellSize);
    m_meaning->setCurrent(settings.meaning == grid::PictureMeaning::DarkIsWall ? 0 : 1);
  }
  settingsChanged();
}

void PictureDialog::chooseAutomatically() {
  grid::PictureSettings chosen;
  chosen.threshold = otsuThreshold(m_histogram);
  if (!m_pixels->luminance.empty())
    chosen.cellSize = std::max(blockSideOf(*m_pixels, chosen.threshold),
                               grid::smallestCellSize(m_pixels->width, m_pixels->height));
  setSettings(chosen);
}

void PictureDialog::settingsChanged() {
  const grid::PictureSettings chosen = settings();
  {
    const QSignalBlocker quiet(m_slider);
    m_slider->setValue(chosen.threshold);
  }
  m_bars->setThreshold(chosen.threshold, chosen.meaning);
  m_cellSize->setSuffix(tr(" × %1 pixels", "the other side of a square").arg(chosen.cellSize));
  makeMap();
  showResult();
}

// ---- The map ----

bool PictureDialog::isCurrent() const { return m_document && isSame(m_made, settings()); }

QString PictureDialog::problem() const {
  if (m_pixels->luminance.empty()) return tr("This picture has no pixels.");
  const int columns = sideInCells(m_pixels->width, m_cellSize->value());
  const int rows = sideInCells(m_pixels->height, m_cellSize->value());
  if (std::max(columns, rows) > grid::Map::kMaxSide)
    return tr("%1 cells are too many: a map has at most %2.")
        .arg(mapSizeText(columns, rows), mapSizeText(grid::Map::kMaxSide, grid::Map::kMaxSide));
  return {};
}

void PictureDialog::makeMap() {
  if (m_isMaking || isCurrent() || !problem().isEmpty()) return;
  const auto make = [pixels = m_pixels, wanted = settings()] {
    return std::make_shared<const grid::MapDocument>(
        grid::MapDocument{grid::mapFromPicture(pixels->view(), wanted), {}, {}});
  };
  if (m_pixels->luminance.size() <= kQuickPixels) return takeMap(settings(), make());
  m_isMaking = true;
  runInBackground(
      this, make,
      [this, made = settings()](std::shared_ptr<const grid::MapDocument> document) {
        m_isMaking = false;
        takeMap(made, std::move(document));
        makeMap();  // the settings may have changed meanwhile
        showResult();
        if (m_isAccepting && isCurrent()) accept();
      },
      [this](const std::exception&) {
        m_isMaking = m_isAccepting = false;
        m_problem->setNote(NoteKind::Error, tr("Not enough memory for a map of this size."));
      });
}

void PictureDialog::takeMap(const grid::PictureSettings& made,
                            std::shared_ptr<const grid::MapDocument> document) {
  m_made = made;
  m_document = std::move(document);
  m_preview->setDocument(m_document);
}

void PictureDialog::showResult() {
  const QString why = problem();
  const bool isTooLarge = !why.isEmpty() && !m_pixels->luminance.empty();
  m_problem->setNote(
      NoteKind::Error, why,
      isTooLarge ? tr("Use cells of %1 pixels").arg(grid::smallestCellSize(m_pixels->width, m_pixels->height))
                 : QString());
  m_buttons->button(QDialogButtonBox::Ok)->setEnabled(why.isEmpty() && !m_isAccepting);
  if (!why.isEmpty()) {
    m_preview->setDocument(nullptr);
    m_document.reset();
    m_mapCaption->clear();
  } else if (isCurrent()) {
    const auto cells = m_document->map.cells();
    const auto walls = static_cast<double>(std::ranges::count(cells, grid::kWall));
    m_mapCaption->setText(tr("Map: %1 cells, %2\u00a0% walls")
                              .arg(mapSizeText(m_document->map.width(), m_document->map.height()))
                              .arg(std::lround(100 * walls / static_cast<double>(cells.size()))));
  } else {
    m_mapCaption->setText(tr("Map: %1 cells…")
                              .arg(mapSizeText(sideInCells(m_pixels->width, m_cellSize->value()),
                                               sideInCells(m_pixels->height, m_cellSize->value()))));
  }
}

void PictureDialog::accept() {
  if (!problem().isEmpty()) return;
  m_isAccepting = !isCurrent();
  if (m_isAccepting) return showResult();
  QDialog::accept();
}

void PictureDialog::done(int result) {
  m_isAccepting = false;
  QDialog::done(result);
}

// ---- Texts ----

void PictureDialog::retranslate() {
  setWindowTitle(tr("Map from picture"));
  m_picture->setAccessibleName(tr("Picture"));
  m_preview->setAccessibleName(tr("Preview"));
  m_pictureCaption->setText(tr("Picture: %1 pixels").arg(mapSizeText(m_pixels->width, m_pixels->height)));
  m_thresholdLabel->setText(tr("&Threshold"));
  const QString hint = tr("Treats pixels below this brightness as dark, others as light.");
  m_bars->setToolTip(hint);
  m_slider->setToolTip(hint);
  m_slider->setAccessibleName(tr("Threshold"));
  m_threshold->setToolTip(hint);
  m_automatic->setText(tr("&Automatic"));
  m_automatic->setToolTip(tr("Uses Otsu's method to find the best threshold."));
  m_meaningLabel->setText(tr("&Walls are"));
  m_meaning->setChoice(0, tr("Dark"), tr("Turns dark pixels into walls."));
  m_meaning->setChoice(1, tr("Light"), tr("Turns light pixels into walls."));
  m_cellSizeLabel->setText(tr("&Cell"));
  m_cellSize->setToolTip(
      tr("Sets how many pixels form one cell. A cell is a wall if at least half its pixels are."));
  m_buttons->button(QDialogButtonBox::Ok)->setText(tr("Create &map"));
  m_buttons->button(QDialogButtonBox::Cancel)->setText(tr("Cancel"));
  settingsChanged();
}

}  // namespace searchlight::ui
