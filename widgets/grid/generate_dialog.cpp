// widgets/grid/generate_dialog.cpp: the list of generators, the controls and the making.
#include "widgets/grid/generate_dialog.h"

#include <QDialogButtonBox>
#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QMenu>
#include <QPainter>
#include <QProgressBar>
#include <QPushButton>
#include <QRandomGenerator>
#include <QSignalBlocker>
#include <QSlider>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>
#include <limits>

#include "widgets/grid/background.h"
#include "widgets/grid/resize_dialog.h"
#include "widgets/grid/route_texts.h"
#include "widgets/theme/controls.h"
#include "widgets/theme/icons.h"
#include "widgets/theme/language.h"
#include "widgets/theme/theme.h"
#include "widgets/theme/type_scale.h"

namespace searchlight::ui {
namespace {

constexpr int kThumbnailCells = 21;
constexpr int kThumbnailSide = 42;  // two pixels a cell
constexpr int kSampleSide = 256;
constexpr int kMostRolled = 999'999;  // short enough to be told to somebody

// Odd sides where mazes are likely: their outer walls are then one cell thick.
constexpr QSize kSizes[] = {{15, 15},   {31, 31},     {63, 47},     {127, 127},  {255, 191},
                            {511, 511}, {1001, 1001}, {2048, 2048}, {4096, 4096}};

int cellsOf(const grid::GeneratorSettings& settings) { return settings.width * settings.height; }

bool isSame(const grid::GeneratorSettings& a, const grid::GeneratorSettings& b) {
  return a.generator == b.generator && a.width == b.width && a.height == b.height && a.seed == b.seed &&
         a.amount == b.amount;
}

// The same proportions, not larger than a sample, odd where the map is odd.
grid::GeneratorSettings sampleOf(grid::GeneratorSettings settings) {
  const double scale = static_cast<double>(kSampleSide) / std::max(settings.width, settings.height);
  const auto scaled = [scale](int side) {
    const int small = std::max(1, static_cast<int>(std::lround(side * scale)));
    return (small - side) % 2 == 0 ? small : std::max(1, small - 1);
  };
  settings.width = scaled(settings.width);
  settings.height = scaled(settings.height);
  return settings;
}

int percent(double share) { return static_cast<int>(std::lround(share * 100)); }

QSpinBox* makeNumber(QWidget* parent, int least, int most) {
  auto* number = new QSpinBox(parent);
  number->setRange(least, most);
  number->setKeyboardTracking(false);
  return number;
}

}  // namespace

GenerateDialog::GenerateDialog(QWidget* parent) : QDialog(parent) {
  build();
  fillGenerators();
  keepTranslated(this, [this] { retranslate(); });
  onChange(this, {QEvent::PaletteChange}, [this] {
    if (m_list) paintThumbnails();
  });
  connectControls();
  setSettings({});
}

// ---- The form ----

void GenerateDialog::build() {
  m_list = new QListWidget(this);
  m_list->setIconSize({kThumbnailSide, kThumbnailSide});
  m_list->setFixedWidth(withText(200));
  m_list->setUniformItemSizes(true);

  m_name = new QLabel(this);
  QFont large = m_name->font();
  large.setPointSizeF(large.pointSizeF() * 1.25);
  large.setBold(true);
  m_name->setFont(large);
  m_summary = new QLabel(this);
  m_summary->setWordWrap(true);
  m_picture = new MapPreview(this);
  m_caption = new QLabel(this);
  m_caption->setForegroundRole(QPalette::PlaceholderText);
  m_problem = new NoteLine(this);
  m_progress = new QProgressBar(this);
  m_progress->setRange(0, 0);
  m_progress->setTextVisible(false);
  m_progress->setFixedSize(160, spacing::kUnit);
  m_progress->hide();
  m_buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
  m_controls = buildControls();

  auto* right = new QVBoxLayout;
  right->setSpacing(spacing::kHalf);
  right->addWidget(m_name);
  right->addWidget(m_summary);
  right->addSpacing(spacing::kHalf);
  right->addWidget(m_picture, 1);
  right->addWidget(m_caption);
  right->addSpacing(spacing::kUnit);
  right->addWidget(m_controls);
  auto* columns = new QHBoxLayout;
  columns->setSpacing(spacing::kWide);
  columns->addWidget(m_list);
  columns->addLayout(right, 1);
  auto* foot = new QHBoxLayout;
  foot->addWidget(m_progress);
  foot->addStretch(1);
  foot->addWidget(m_buttons);
  auto* all = new QVBoxLayout(this);
  all->setContentsMargins(spacing::kWide, spacing::kWide, spacing::kWide, spacing::kWide);
  all->setSpacing(spacing::kWide);
  all->addLayout(columns, 1);
  all->addWidget(m_problem);
  all->addLayout(foot);
  resizeToScreen(this, {720, 600});
}

QWidget* GenerateDialog::buildControls() {
  auto* controls = new QWidget(this);
  m_sizeLabel = new QLabel(controls);
  m_width = makeNumber(controls, 1, grid::Map::kMaxSide);
  m_height = makeNumber(controls, 1, grid::Map::kMaxSide);
  m_sizes = new QPushButton(controls);
  m_sizes->setAutoDefault(false);
  m_dialLabel = new QLabel(controls);
  m_dial = new QSlider(Qt::Horizontal, controls);
  m_dialValue = new QSpinBox(controls);
  m_seedLabel = new QLabel(controls);
  m_seed = makeNumber(controls, 0, std::numeric_limits<int>::max());
  m_dice = new QToolButton(controls);
  m_dice->setObjectName(QStringLiteral("dice"));
  m_dice->setIcon(icon(IconId::Generate));
  m_dice->setAutoRaise(true);
  m_dice->setShortcut(Qt::CTRL | Qt::Key_R);
  m_seedNote = makeHint(controls);
  m_sizeLabel->setBuddy(m_width);
  m_dialLabel->setBuddy(m_dial);
  m_seedLabel->setBuddy(m_seed);

  auto* size = new QHBoxLayout;
  size->setSpacing(spacing::kUnit);
  size->addWidget(m_width);
  size->addWidget(new QLabel(QStringLiteral("×"), controls));
  size->addWidget(m_height);
  size->addWidget(m_sizes);
  size->addStretch(1);
  auto* dial = new QHBoxLayout;
  dial->setSpacing(spacing::kMargin);
  dial->addWidget(m_dial, 1);
  dial->addWidget(m_dialValue);
  auto* seed = new QHBoxLayout;
  seed->setSpacing(spacing::kUnit);
  seed->addWidget(m_seed);
  seed->addWidget(m_dice);
  seed->addWidget(m_seedNote, 1);

  auto* grid = bareLayout<QGridLayout>(controls);
  grid->setHorizontalSpacing(spacing::kWide);
  grid->setVerticalSpacing(spacing::kUnit);
  grid->setColumnStretch(1, 1);
  grid->addWidget(m_sizeLabel, 0, 0);
  grid->addLayout(size, 0, 1);
  grid->addWidget(m_dialLabel, 1, 0);
  grid->addLayout(dial, 1, 1);
  grid->addWidget(m_seedLabel, 2, 0);
  grid->addLayout(seed, 2, 1);
  return controls;
}

void GenerateDialog::connectControls() {
  connect(m_list, &QListWidget::currentRowChanged, this, &GenerateDialog::generatorChosen);
  connect(m_list, &QListWidget::itemActivated, this, &GenerateDialog::accept);
  for (QSpinBox* number : {m_width, m_height, m_seed})
    connect(number, &QSpinBox::valueChanged, this, &GenerateDialog::updatePreview);
  connect(m_dial, &QSlider::valueChanged, m_dialValue, &QSpinBox::setValue);
  connect(m_dialValue, &QSpinBox::valueChanged, this, [this](int value) {
    m_dial->setValue(value);
    m_amounts[static_cast<int>(settings().generator)] = value / 100.0;
    updatePreview();
  });
  connect(m_dice, &QToolButton::clicked, this, &GenerateDialog::rollSeed);
  connect(m_buttons, &QDialogButtonBox::accepted, this, &GenerateDialog::accept);
  connect(m_buttons, &QDialogButtonBox::rejected, this, &GenerateDialog::reject);
}

// ---- Texts and thumbnails ----

void GenerateDialog::fillGenerators() {
  for (const grid::GeneratorInfo& info : grid::generators()) {
    auto* item = new QListWidgetItem(m_list);
    item->setData(Qt::UserRole, static_cast<int>(info.generator));
    item->setSizeHint({0, kThumbnailSide + spacing::kHalf});
  }
  paintThumbnails();
}

void GenerateDialog::paintThumbnails() {
  const BoardColours& colours = Theme::of(palette()).board();
  for (int i = 0; i < m_list->count(); ++i) {
    const auto generator = static_cast<grid::Generator>(m_list->item(i)->data(Qt::UserRole).toInt());
    const grid::Map map = grid::generate({generator, kThumbnailCells, kThumbnailCells, 1, {}});
    const QImage cells = mapPicture(map, colours, {kThumbnailCells, kThumbnailCells});
    QIcon picture;
    for (const int scale : {1, 2}) {
      QPixmap pixmap = QPixmap::fromImage(cells.scaled(kThumbnailSide * scale, kThumbnailSide * scale));
      QPainter painter(&pixmap);
      painter.setPen(colours.frame);
      painter.drawRect(pixmap.rect().adjusted(0, 0, -1, -1));
      painter.end();
      for (const auto mode : {QIcon::Normal, QIcon::Selected}) picture.addPixmap(pixmap, mode);
    }
    m_list->item(i)->setIcon(picture);
  }
}

void GenerateDialog::fillSizes() {
  auto* menu = new QMenu(m_sizes);
  for (const QSize size : kSizes)
    menu->addAction(mapSizeText(size.width(), size.height()), this,
                    [this, size] { setMapSize(size.width(), size.height()); });
  delete m_sizes->menu();
  m_sizes->setMenu(menu);
}

void GenerateDialog::retranslate() {
  setWindowTitle(tr("Generate a map"));
  for (int i = 0; i < m_list->count(); ++i) {
    const auto generator = static_cast<grid::Generator>(m_list->item(i)->data(Qt::UserRole).toInt());
    const grid::GeneratorInfo& info = grid::generatorInfo(generator);
    m_list->item(i)->setText(generatorName(info));
    m_list->item(i)->setToolTip(generatorSummary(info));
  }
  m_list->setAccessibleName(tr("Generators"));
  m_sizeLabel->setText(tr("Si&ze"));
  m_width->setAccessibleName(tr("Width"));
  m_width->setToolTip(tr("Columns, 1 to %1").arg(grid::Map::kMaxSide));
  m_height->setAccessibleName(tr("Height"));
  m_height->setToolTip(tr("Rows, 1 to %1").arg(grid::Map::kMaxSide));
  m_sizes->setText(tr("Sizes"));
  m_sizes->setToolTip(tr("Common sizes"));
  fillSizes();
  int widest = 0;  // so that nothing moves when another generator has another dial
  for (const grid::GeneratorInfo& info : grid::generators())
    if (info.dial) widest = std::max(widest, fontMetrics().horizontalAdvance(dialName(*info.dial)));
  m_dialLabel->setMinimumWidth(std::max(widest, fontMetrics().horizontalAdvance(tr("Amount"))));
  m_dialValue->setSuffix(tr(" %", "percent, behind a number"));
  m_seedLabel->setText(tr("&Seed"));
  m_seed->setToolTip(tr("Sets the seed of the random number generator."));
  m_dice->setAccessibleName(tr("New seed"));
  m_dice->setToolTip(tr("Picks another random seed for another map (%1)")
                         .arg(m_dice->shortcut().toString(QKeySequence::NativeText)));
  m_picture->setAccessibleName(tr("Preview"));
  QPushButton* const make = m_buttons->button(QDialogButtonBox::Ok);
  make->setText(tr("&Generate"));
  m_buttons->button(QDialogButtonBox::Cancel)->setText(tr("Cancel"));
  if (m_list->currentRow() >= 0) generatorChosen();
}

// ---- What is chosen ----

grid::GeneratorSettings GenerateDialog::settings() const {
  grid::GeneratorSettings settings;
  settings.generator = static_cast<grid::Generator>(m_list->currentItem()->data(Qt::UserRole).toInt());
  settings.width = m_width->value();
  settings.height = m_height->value();
  settings.seed = static_cast<std::uint64_t>(m_seed->value());
  const auto amount = m_amounts.constFind(static_cast<int>(settings.generator));
  if (amount != m_amounts.cend()) settings.amount = *amount;
  return settings;
}

void GenerateDialog::setSettings(const grid::GeneratorSettings& settings) {
  if (settings.amount) m_amounts[static_cast<int>(settings.generator)] = *settings.amount;
  {
    const QSignalBlocker quiet(m_seed);
    m_seed->setValue(static_cast<int>(
        std::min(settings.seed, static_cast<std::uint64_t>(std::numeric_limits<int>::max()))));
  }
  setMapSize(settings.width, settings.height);
  for (int i = 0; i < m_list->count(); ++i)
    if (m_list->item(i)->data(Qt::UserRole).toInt() == static_cast<int>(settings.generator))
      m_list->setCurrentRow(i);
}

void GenerateDialog::setMapSize(int width, int height) {
  {
    const QSignalBlocker quiet(m_width);
    m_width->setValue(width);
  }
  {
    const QSignalBlocker quiet(m_height);
    m_height->setValue(height);
  }
  updatePreview();
}

void GenerateDialog::rollSeed() {
  m_seed->setValue(static_cast<int>(QRandomGenerator::global()->bounded(1, kMostRolled + 1)));
}

void GenerateDialog::generatorChosen() {
  const grid::GeneratorInfo& info = grid::generatorInfo(settings().generator);
  m_name->setText(generatorName(info));
  m_summary->setText(generatorSummary(info));
  for (QWidget* part : std::initializer_list<QWidget*>{m_seedLabel, m_seed, m_dice})
    part->setEnabled(info.usesSeed);
  m_seedNote->setText(info.usesSeed ? tr("The same seed gives the same map.")
                                    : tr("This map is not random."));
  showDial();
  updatePreview();
}

void GenerateDialog::showDial() {
  const grid::GeneratorSettings chosen = settings();
  const grid::GeneratorInfo& info = grid::generatorInfo(chosen.generator);
  const grid::GeneratorDial dial = info.dial.value_or(grid::GeneratorDial{"", 0, 1, 0});
  const QSignalBlocker quiet[]{QSignalBlocker(m_dial), QSignalBlocker(m_dialValue)};
  const int value = percent(chosen.amount.value_or(dial.standard));
  m_dial->setRange(percent(dial.min), percent(dial.max));
  m_dial->setValue(value);
  m_dialValue->setRange(percent(dial.min), percent(dial.max));
  m_dialValue->setValue(value);
  m_dialLabel->setText(info.dial ? dialName(dial) : tr("Amount"));
  for (QWidget* part : std::initializer_list<QWidget*>{m_dialLabel, m_dial, m_dialValue})
    part->setEnabled(info.dial.has_value());
}

void GenerateDialog::updatePreview() {
  if (m_list->currentRow() < 0) return;
  const grid::GeneratorSettings wanted = settings();
  const bool isExact = cellsOf(wanted) <= kExactCells;
  const grid::GeneratorSettings shown = isExact ? wanted : sampleOf(wanted);
  if (!m_preview || !isSame(shown, m_previewed)) {
    m_preview = std::make_shared<grid::MapDocument>(grid::generateDocument(shown));
    m_previewed = shown;
    m_picture->setDocument(m_preview);
  }
  m_caption->setText(
      isExact ? tr("Result: %1 cells").arg(mapSizeText(wanted.width, wanted.height))
              : tr("Preview of %1 cells; the map will have %2")
                    .arg(mapSizeText(shown.width, shown.height), mapSizeText(wanted.width, wanted.height)));
}

// ---- The making ----

void GenerateDialog::accept() {
  if (m_isBusy) return;
  const grid::GeneratorSettings wanted = settings();
  if (m_preview && isSame(wanted, m_previewed)) return finish(m_preview);
  const auto make = [wanted] {
    return std::make_shared<const grid::MapDocument>(grid::generateDocument(wanted));
  };
  if (cellsOf(wanted) <= kQuickCells) return finish(make());
  setBusy(true);
  m_caption->setText(tr("Generating %1 cells…").arg(mapSizeText(wanted.width, wanted.height)));
  runInBackground(
      this, make,
      [this, run = m_run](std::shared_ptr<const grid::MapDocument> document) {
        if (run == m_run) finish(std::move(document));
      },
      [this, run = m_run](const std::exception&) {
        if (run != m_run) return;
        setBusy(false);
        m_problem->setNote(NoteKind::Error, tr("Not enough memory for a map of this size."));
      });
}

void GenerateDialog::setBusy(bool busy) {
  m_isBusy = busy;
  m_list->setEnabled(!busy);
  m_controls->setEnabled(!busy);
  m_buttons->button(QDialogButtonBox::Ok)->setEnabled(!busy);
  m_progress->setVisible(busy);
  m_problem->clear();
}

void GenerateDialog::finish(std::shared_ptr<const grid::MapDocument> document) {
  m_document = std::move(document);
  QDialog::accept();
}

void GenerateDialog::done(int result) {
  ++m_run;
  setBusy(false);
  updatePreview();
  QDialog::done(result);
}

}  // namespace searchlight::ui
