// widgets/search/note_line.cpp: the plate, the icon and the button of a note.
#include "widgets/search/note_line.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QPainter>
#include <QToolButton>

#include "widgets/theme/icons.h"
#include "widgets/theme/theme.h"

namespace searchlight::ui {
namespace {

constexpr int kIconSide = 16;

IconId iconOf(NoteKind kind) {
  switch (kind) {
    case NoteKind::Info: return IconId::Info;
    case NoteKind::Warning: return IconId::Warning;
    case NoteKind::Error: break;
  }
  return IconId::Error;
}

QColor tintOf(NoteKind kind, const BoardColours& colours) {
  switch (kind) {
    case NoteKind::Info: return colours.info;
    case NoteKind::Warning: return colours.warning;
    case NoteKind::Error: break;
  }
  return colours.error;
}

// Painted anew every time, as a label with a pixmap would not be when the theme changes.
class IconLabel : public QLabel {
 public:
  using QLabel::QLabel;
  QIcon picture;

 protected:
  void paintEvent(QPaintEvent*) override {
    QPainter painter(this);
    picture.paint(&painter, rect());
  }
};

}  // namespace

NoteLine::NoteLine(QWidget* parent)
    : QWidget(parent),
      m_icon(new IconLabel(this)),
      m_text(new QLabel(this)),
      m_remedy(new QToolButton(this)) {
  m_icon->setFixedSize(kIconSide, kIconSide);
  m_text->setWordWrap(true);
  m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
  m_remedy->setToolButtonStyle(Qt::ToolButtonTextOnly);
  connect(m_remedy, &QToolButton::clicked, this, &NoteLine::remedyRequested);

  auto* grid = new QGridLayout(this);
  grid->setContentsMargins(spacing::kUnit, spacing::kHalf + 1, spacing::kUnit, spacing::kHalf + 1);
  grid->setHorizontalSpacing(spacing::kUnit);
  grid->setVerticalSpacing(spacing::kHalf);
  grid->addWidget(m_icon, 0, 0, Qt::AlignTop);
  grid->addWidget(m_text, 0, 1);
  grid->addWidget(m_remedy, 1, 1, Qt::AlignLeft);
  grid->setColumnStretch(1, 1);
  clear();
}

void NoteLine::setNote(NoteKind kind, const QString& text, const QString& remedy) {
  m_kind = kind;
  static_cast<IconLabel*>(m_icon)->picture = icon(iconOf(kind));
  m_text->setText(text);
  m_remedy->setText(remedy);
  m_remedy->setVisible(!remedy.isEmpty());
  setVisible(!text.isEmpty());
  update();
}

QString NoteLine::text() const { return m_text->text(); }

void NoteLine::paintEvent(QPaintEvent*) {
  const QColor tint = tintOf(m_kind, Theme::of(palette()).board());
  QColor fill = tint;
  fill.setAlphaF(0.10F);
  QColor edge = tint;
  edge.setAlphaF(0.45F);
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(edge);
  painter.setBrush(fill);
  painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
}

}  // namespace searchlight::ui
