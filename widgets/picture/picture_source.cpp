// widgets/picture/picture_source.cpp: widgets painted into images.
#include "widgets/picture/picture_source.h"

#include <QCoreApplication>
#include <QPalette>
#include <algorithm>

#include "widgets/search/search_format.h"

namespace searchlight::ui {

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
  static constexpr std::array<const char*, 4> kTexts{
      QT_TRANSLATE_NOOP("Pictures", "Board"), QT_TRANSLATE_NOOP("Pictures", "All boards"),
      QT_TRANSLATE_NOOP("Pictures", "State graph"), QT_TRANSLATE_NOOP("Pictures", "Table")};
  return pictureText(kTexts[static_cast<std::size_t>(kind)]);
}

}  // namespace searchlight::ui
