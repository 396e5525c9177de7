// widgets/picture/picture_source.cpp: widgets painted into images.
#include "widgets/picture/picture_source.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QPalette>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>

#include "widgets/theme/controls.h"
#include "widgets/words/search_format.h"

namespace searchlight::ui {

TakePictureDialog::TakePictureDialog(std::vector<PictureSource> sources, std::size_t which, int scale,
                                     QWidget* parent)
    : QDialog(parent),
      m_sources(std::move(sources)),
      m_what(new QComboBox(this)),
      m_scale(new SegmentedButtons(static_cast<int>(kPictureScales.size()), this)),
      m_size(new QLabel(this)),
      m_note(new NoteLine(this)) {
  setWindowTitle(tr("Save picture"));
  for (const PictureSource& source : m_sources) m_what->addItem(pictureKindText(source.kind));
  m_what->setCurrentIndex(static_cast<int>(which));
  m_what->setEnabled(m_sources.size() > 1);
  for (std::size_t i = 0; i < kPictureScales.size(); ++i)
    m_scale->setChoice(
        static_cast<int>(i), tr("%1×", "so many times its size").arg(kPictureScales[i]),
        i == 0
            ? tr("Saves the picture at screen size")
            : tr("Saves the picture at %1 times screen size with the same sharpness").arg(kPictureScales[i]));
  m_scale->setCurrent(static_cast<int>(std::ranges::find(kPictureScales, scale) - kPictureScales.begin()));
  m_scale->setAccessibleName(tr("Size"));

  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
  m_save = buttons->addButton(tr("&Save…"), QDialogButtonBox::AcceptRole);
  m_copy = buttons->addButton(tr("C&opy"), QDialogButtonBox::ActionRole);
  m_save->setDefault(true);
  m_copy->setToolTip(tr("Copies the picture to the clipboard"));
  auto* form = new QFormLayout;
  form->addRow(tr("&Picture of"), m_what);
  form->addRow(tr("Size"), m_scale);
  form->addRow(QString(), m_size);
  auto* column = new QVBoxLayout(this);
  column->addLayout(form);
  column->addWidget(m_note);
  column->addStretch(1);
  column->addWidget(buttons);

  connect(m_what, &QComboBox::currentIndexChanged, this, &TakePictureDialog::showSize);
  connect(m_scale, &SegmentedButtons::chosen, this, &TakePictureDialog::showSize);
  connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  connect(m_copy, &QPushButton::clicked, this, [this] { done(Copy); });
  showSize();
}

const PictureSource& TakePictureDialog::source() const {
  return m_sources[static_cast<std::size_t>(m_what->currentIndex())];
}

int TakePictureDialog::scale() const { return kPictureScales[static_cast<std::size_t>(m_scale->current())]; }

void TakePictureDialog::showSize() {
  const QSize once = source().size(), size = once * scale();
  const QString why = whyNoPicture(once, scale());
  const auto side = [](int pixels) { return countText(static_cast<std::size_t>(pixels)); };
  m_size->setText(tr("%1 × %2 pixels").arg(side(size.width()), side(size.height())));
  m_size->setVisible(why.isEmpty());
  m_note->setNote(NoteKind::Warning, why);
  for (QPushButton* button : {m_save, m_copy}) button->setEnabled(why.isEmpty());
}

namespace {
QString pictureText(const char* text) { return QCoreApplication::translate("Pictures", text); }
QString sideText(qint64 pixels) { return countText(static_cast<std::size_t>(pixels)); }
}  // namespace

// QWidget::grab() does the same at the screen's own ratio.
QImage widgetImage(QWidget& widget, int scale, PictureOf what) {
  QImage image(widget.size() * scale, QImage::Format_RGB32);
  if (image.isNull()) return image;
  image.setDevicePixelRatio(scale);
  image.fill(widget.palette().color(QPalette::Window));
  QWidget::RenderFlags flags = QWidget::DrawWindowBackground;
  if (what == PictureOf::WidgetAndChildren) flags |= QWidget::DrawChildren;
  widget.render(&image, QPoint(), QRegion(), flags);
  return image;
}

PictureSource widgetPicture(PictureSource::Kind kind, QWidget* widget, PictureOf what) {
  return {kind, widget, [widget] { return widget->size(); },
          [widget, what](int scale) {
            return TakenPicture{
                [image = widgetImage(*widget, scale, what)](const std::stop_token&) { return image; }};
          }};
}

QString whyNoPicture(QSize size, int scale) {
  const qint64 width = qint64{size.width()} * scale, height = qint64{size.height()} * scale;
  if (width <= 0 || height <= 0) return pictureText(QT_TRANSLATE_NOOP("Pictures", "Nothing to show."));
  if (std::max(width, height) > kLongestPictureSide)
    return pictureText(QT_TRANSLATE_NOOP("Pictures", "%1 × %2 pixels: each side can have at most %3."))
        .arg(sideText(width), sideText(height), sideText(kLongestPictureSide));
  if (width * height > kMostPicturePixels)
    return pictureText(
               QT_TRANSLATE_NOOP("Pictures", "%1 × %2 pixels: a picture can have at most %3 million."))
        .arg(sideText(width), sideText(height), sideText(kMostPicturePixels / 1'000'000));
  return {};
}

QString pictureKindText(PictureSource::Kind kind) {
  static constexpr std::array<const char*, 6> kTexts{
      QT_TRANSLATE_NOOP("Pictures", "Board"),       QT_TRANSLATE_NOOP("Pictures", "All boards"),
      QT_TRANSLATE_NOOP("Pictures", "State graph"), QT_TRANSLATE_NOOP("Pictures", "Table"),
      QT_TRANSLATE_NOOP("Pictures", "Plot"),        QT_TRANSLATE_NOOP("Pictures", "Search tree")};
  return pictureText(kTexts[static_cast<std::size_t>(kind)]);
}

}  // namespace searchlight::ui
