// tests/app/painted_texts.h: the texts that a window paints, each with the place it needs and the place where it can be seen.
#pragma once
#include "tests/test_main.h"
#include "widgets/tables/quiet_table.h"

namespace searchlight::testing {

// A piece of a line that a widget has painted, in the window's coordinates.
struct PaintedText {
  const QWidget* widget;
  QString text;
  QRectF rect;   // what it needs
  QRectF there;  // where it can be seen: of the widget alone, in its whole height
  double bottom;
};

// Whatever is painted is forgotten, except for texts.
class TextEngine : public QPaintEngine {
 public:
  TextEngine() : QPaintEngine(AllFeatures) {}
  bool begin(QPaintDevice*) override { return true; }
  bool end() override { return true; }
  void updateState(const QPaintEngineState&) override {}
  Type type() const override { return User; }
  void drawPixmap(const QRectF&, const QPixmap&, const QRectF&) override {}
  void drawImage(const QRectF&, const QImage&, const QRectF&, Qt::ImageConversionFlags) override {}
  void drawTiledPixmap(const QRectF&, const QPixmap&, const QPointF&) override {}
  void drawPath(const QPainterPath&) override {}
  void drawPolygon(const QPointF*, int, PolygonDrawMode) override {}
  void drawTextItem(const QPointF& at, const QTextItem& item) override {
    if (!widget || item.text().trimmed().isEmpty()) return;
    // A widget paints in its own coordinates, wherever the whole is painted to.
    const QTransform local = painter()->combinedTransform();
    if (local.isRotating()) return;
    const QPointF place(widget->mapTo(widget->window(), QPoint()));
    const auto placed = [&](const QRectF& rect) { return local.mapRect(rect).translated(place); };
    const QFontMetricsF size(item.font());
    const double width = size.horizontalAdvance(item.text().trimmed());
    const QRectF wanted = placed({at.x(), at.y() - size.ascent(), width, size.ascent() + size.descent()});
    // A panel that scrolls shows a part of what is high, but all that is wide.
    QRectF there(place, QSizeF(widget->size()));
    const auto narrow = [&](const QRectF& seen) {
      if (!seen.isValid()) return;
      there.setLeft(std::max(there.left(), seen.left()));
      there.setRight(std::min(there.right(), seen.right()));
    };
    narrow(systemClip().boundingRect());
    if (painter()->hasClipping()) narrow(placed(painter()->clipBoundingRect()));
    texts.append({widget, item.text(), wanted, there, wanted.bottom()});
  }

  const QWidget* widget = nullptr;  // that is being painted
  QList<PaintedText> texts;
};

class TextDevice : public QObject, public QPaintDevice {
 public:
  explicit TextDevice(const QWidget& window) : m_window(window) { qApp->installEventFilter(this); }
  QPaintEngine* paintEngine() const override { return &m_engine; }
  const QList<PaintedText>& texts() const { return m_engine.texts; }

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override {
    if (event->type() == QEvent::Paint && watched->isWidgetType())
      m_engine.widget = static_cast<const QWidget*>(watched);
    return false;
  }
  int metric(PaintDeviceMetric metric) const override {
    switch (metric) {
      case PdmWidth: return m_window.width();
      case PdmHeight: return m_window.height();
      case PdmDpiX:
      case PdmPhysicalDpiX: return m_window.logicalDpiX();
      case PdmDpiY:
      case PdmPhysicalDpiY: return m_window.logicalDpiY();
      case PdmDepth: return 32;
      case PdmDevicePixelRatio: return 1;
      case PdmDevicePixelRatioScaled: return static_cast<int>(devicePixelRatioFScale());
      default: return 0;
    }
  }

 private:
  const QWidget& m_window;
  mutable TextEngine m_engine;
};

// All of the text of which a piece is painted at this place of the window.
inline QString saidBy(const QWidget* widget, QPoint at) {
  for (const QWidget* w = widget; w; w = w->parentWidget()) {
    if (const auto* table = qobject_cast<const ui::QuietTable*>(w); table && table->model()->rowCount() == 0)
      return table->placeholder();
    if (const auto* view = qobject_cast<const QAbstractItemView*>(w)) {
      const auto* header = qobject_cast<const QHeaderView*>(w);
      if (header && header->model())
        return header->model()
            ->headerData(header->logicalIndexAt(widget->mapFrom(widget->window(), at)), header->orientation())
            .toString();
      return view->indexAt(view->viewport()->mapFrom(widget->window(), at)).data().toString();
    }
    if (const auto* label = qobject_cast<const QLabel*>(w)) return label->text();
    if (const auto* button = qobject_cast<const QAbstractButton*>(w)) return button->text();
    if (const auto* box = qobject_cast<const QComboBox*>(w)) return box->currentText();
    if (const auto* line = qobject_cast<const QLineEdit*>(w)) return line->text() + line->placeholderText();
    if (const auto* bar = qobject_cast<const QTabBar*>(w))
      return bar->tabText(bar->tabAt(bar->mapFrom(bar->window(), at)));
  }
  return {};
}

inline QString faultAt(const PaintedText& text, const char* what) {
  QString where;
  for (const QWidget* w = text.widget; w && !w->isWindow(); w = w->parentWidget()) {
    where += u'/' + QString::fromLatin1(w->metaObject()->className()).section(u':', -1);
    if (!w->objectName().isEmpty()) where += u'#' + w->objectName();
  }
  return u"%1: “%2” in %3 (%4 of %5 px)"_s.arg(QLatin1String(what), text.text, where)
      .arg(text.rect.width())
      .arg(text.there.width());
}

}  // namespace searchlight::testing
