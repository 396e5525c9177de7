// widgets/theme/icons.cpp: the icon engine that tints SVG.
#include "widgets/theme/icons.h"

#include <QFile>
#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>
#include <QPixmapCache>
#include <QSvgRenderer>
#include <array>

namespace searchlight::ui {
namespace {

struct Entry {
  IconId id;
  const char* name;
};

constexpr std::array kIcons = {
    Entry{IconId::New, "new"},
    Entry{IconId::Open, "open"},
    Entry{IconId::Save, "save"},
    Entry{IconId::SaveAs, "save-as"},
    Entry{IconId::Image, "image"},
    Entry{IconId::Paste, "paste"},
    Entry{IconId::Copy, "copy"},
    Entry{IconId::Command, "command"},
    Entry{IconId::NewWindow, "new-window"},
    Entry{IconId::History, "history"},
    Entry{IconId::Undo, "undo"},
    Entry{IconId::Redo, "redo"},
    Entry{IconId::Pan, "pan"},
    Entry{IconId::Wall, "wall"},
    Entry{IconId::Brush, "brush"},
    Entry{IconId::Eraser, "eraser"},
    Entry{IconId::Weight, "weight"},
    Entry{IconId::Line, "line"},
    Entry{IconId::Rectangle, "rectangle"},
    Entry{IconId::Fill, "fill"},
    Entry{IconId::Start, "start"},
    Entry{IconId::Goal, "goal"},
    Entry{IconId::Generate, "generate"},
    Entry{IconId::Resize, "resize"},
    Entry{IconId::Clear, "clear"},
    Entry{IconId::Add, "add"},
    Entry{IconId::Remove, "remove"},
    Entry{IconId::ZoomIn, "zoom-in"},
    Entry{IconId::ZoomOut, "zoom-out"},
    Entry{IconId::Fit, "fit"},
    Entry{IconId::Find, "find"},
    Entry{IconId::Inspect, "inspect"},
    Entry{IconId::Eye, "eye"},
    Entry{IconId::Numbers, "numbers"},
    Entry{IconId::Overlay, "overlay"},
    Entry{IconId::Table, "table"},
    Entry{IconId::Graph, "graph"},
    Entry{IconId::Tree, "tree"},
    Entry{IconId::Plot, "plot"},
    Entry{IconId::Branch, "branch"},
    Entry{IconId::Code, "code"},
    Entry{IconId::Back, "back"},
    Entry{IconId::ChevronLeft, "chevron-left"},
    Entry{IconId::ChevronRight, "chevron-right"},
    Entry{IconId::ChevronsRight, "chevrons-right"},
    Entry{IconId::ArrowLeft, "arrow-left"},
    Entry{IconId::ArrowRight, "arrow-right"},
    Entry{IconId::Restart, "restart"},
    Entry{IconId::Reverse, "reverse"},
    Entry{IconId::Hint, "hint"},
    Entry{IconId::Move, "move"},
    Entry{IconId::ByItself, "by-itself"},
    Entry{IconId::Scores, "scores"},
    Entry{IconId::First, "first"},
    Entry{IconId::StepBack, "step-back"},
    Entry{IconId::Play, "play"},
    Entry{IconId::PlayReverse, "play-reverse"},
    Entry{IconId::Pause, "pause"},
    Entry{IconId::Stop, "stop"},
    Entry{IconId::StepForward, "step-forward"},
    Entry{IconId::Last, "last"},
    Entry{IconId::PreviousEvent, "previous-event"},
    Entry{IconId::NextEvent, "next-event"},
    Entry{IconId::Breakpoint, "breakpoint"},
    Entry{IconId::Speed, "speed"},
    Entry{IconId::Pace, "pace"},
    Entry{IconId::Home, "home"},
    Entry{IconId::Sokoban, "sokoban"},
    Entry{IconId::Lines, "lines"},
    Entry{IconId::Klotski, "klotski"},
    Entry{IconId::MapLab, "map-lab"},
    Entry{IconId::Compare, "compare"},
    Entry{IconId::Experiments, "experiments"},
    Entry{IconId::Lessons, "lessons"},
    Entry{IconId::Search, "search"},
    Entry{IconId::Settings, "settings"},
    Entry{IconId::Theme, "theme"},
    Entry{IconId::Language, "language"},
    Entry{IconId::Help, "help"},
    Entry{IconId::Info, "info"},
    Entry{IconId::Warning, "warning"},
    Entry{IconId::Error, "error"},
    Entry{IconId::Check, "check"},
    Entry{IconId::Close, "close"},
};

struct Tint {
  QColor ink;
  QColor accent;
};

Tint tintFor(QIcon::Mode mode, QIcon::State state) {
  const QPalette palette = QGuiApplication::palette();
  const auto both = [](const QColor& colour) { return Tint{colour, colour}; };
  switch (mode) {
    case QIcon::Disabled: return both(palette.color(QPalette::Disabled, QPalette::ButtonText));
    case QIcon::Selected: return both(palette.color(QPalette::Active, QPalette::HighlightedText));
    case QIcon::Normal:
    case QIcon::Active: break;
  }
  const QColor accent = palette.color(QPalette::Active, QPalette::Link);
  if (state == QIcon::On) return both(accent);
  return {palette.color(QPalette::Active, QPalette::ButtonText), accent};
}

class TintedSvgEngine : public QIconEngine {
 public:
  explicit TintedSvgEngine(const QString& name) : m_name(name) {
    QFile file(QStringLiteral(":/icons/%1.svg").arg(name));
    if (file.open(QIODevice::ReadOnly)) m_svg = file.readAll();
  }

  void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State state) override {
    const qreal ratio = painter->device()->devicePixelRatioF();
    painter->drawPixmap(rect, tinted((QSizeF(rect.size()) * ratio).toSize(), tintFor(mode, state)));
  }

  QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override {
    return tinted(size, tintFor(mode, state));
  }

  QPixmap scaledPixmap(const QSize& size, QIcon::Mode mode, QIcon::State state, qreal /*scale*/) override {
    // `size` counts device pixels already; QIcon sets the ratio on what it hands out.
    return tinted(size, tintFor(mode, state));
  }

  QSize actualSize(const QSize& size, QIcon::Mode, QIcon::State) override { return size; }
  bool isNull() override { return m_svg.isEmpty(); }
  QString iconName() override { return m_name; }
  QString key() const override { return QStringLiteral("searchlight"); }
  QIconEngine* clone() const override { return new TintedSvgEngine(*this); }

 private:
  // `size` in device pixels. Kept in the pixmap cache: parsing SVG at every paint would be felt.
  QPixmap tinted(const QSize& size, const Tint& tint) const {
    if (size.isEmpty() || m_svg.isEmpty()) return {};
    const QString key = QStringLiteral("searchlight:%1:%2x%3:%4:%5")
                            .arg(m_name)
                            .arg(size.width())
                            .arg(size.height())
                            .arg(tint.ink.rgba(), 0, 16)
                            .arg(tint.accent.rgba(), 0, 16);
    QPixmap pixmap;
    if (QPixmapCache::find(key, &pixmap)) return pixmap;

    QByteArray svg = m_svg;
    svg.replace("currentColor", tint.ink.name().toLatin1());
    svg.replace("accentColor", tint.accent.name().toLatin1());
    QSvgRenderer renderer(svg);
    renderer.setAspectRatioMode(Qt::KeepAspectRatio);
    pixmap = QPixmap(size);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    renderer.render(&painter);
    painter.end();
    QPixmapCache::insert(key, pixmap);
    return pixmap;
  }

  QString m_name;
  QByteArray m_svg;
};

}  // namespace

std::span<const IconId> allIcons() {
  static const auto ids = [] {
    std::array<IconId, kIcons.size()> all;
    for (std::size_t i = 0; i < all.size(); ++i) all[i] = kIcons[i].id;
    return all;
  }();
  return ids;
}

QLatin1String iconName(IconId id) {
  for (const Entry& entry : kIcons)
    if (entry.id == id) return QLatin1String(entry.name);
  return QLatin1String();
}

QIcon icon(IconId id) { return QIcon(new TintedSvgEngine(iconName(id))); }

QIcon applicationIcon() {
  QIcon icon;
  QSvgRenderer small(QStringLiteral(":/icons/searchlight-16.svg"));
  QSvgRenderer large(QStringLiteral(":/icons/searchlight.svg"));
  for (const int side : {16, 24, 32, 48, 64, 128, 256}) {
    QPixmap pixmap(side, side);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    (side < 24 ? small : large).render(&painter);
    painter.end();
    icon.addPixmap(pixmap);
  }
  return icon;
}

}  // namespace searchlight::ui
