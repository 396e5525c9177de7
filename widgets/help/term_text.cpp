// widgets/help/term_text.cpp: how the sentences look.
#include "widgets/help/term_text.h"

#include <QEvent>
#include <QScrollBar>
#include <QTextBlock>
#include <QUrl>
#include <utility>
#include <vector>

#include "widgets/help/glossary.h"
#include "widgets/theme/strokes.h"
#include "widgets/theme/theme.h"

namespace searchlight::ui {

TermText::TermText(QWidget* parent) : QTextBrowser(parent) {
  setFrameShape(QFrame::NoFrame);
  setOpenLinks(false);
  setOpenExternalLinks(false);
  setUndoRedoEnabled(false);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  document()->setDocumentMargin(0);
  viewport()->setAutoFillBackground(false);
  connect(this, &QTextBrowser::anchorClicked, this, [this](const QUrl& url) {
    const QString address = url.toString();
    if (isTermLink(address)) Q_EMIT termChosen(termOfLink(address));
  });
  connect(this, &QTextBrowser::highlighted, this,
          [this](const QUrl& url) { Q_EMIT linkPointedAt(url.toString()); });
}

void TermText::setBody(const QString& html) {
  m_html = html;
  show();
  verticalScrollBar()->setValue(0);
}

void TermText::setLineHeight(int percent) {
  m_lineHeight = percent;
  show();
}

void TermText::setLit(const QStringList& links) {
  if (std::exchange(m_lit, links) != links) light();
}

// Each piece of a link, from where to where in the text.
template <class F>
void TermText::forEachLink(F&& take) const {
  for (QTextBlock block = document()->begin(); block.isValid(); block = block.next())
    for (auto at = block.begin(); !at.atEnd(); ++at) {
      const QTextFragment piece = at.fragment();
      if (!piece.charFormat().anchorHref().isEmpty()) take(piece.charFormat().anchorHref(), piece);
    }
}

// Nothing is laid out anew for it.
void TermText::light() {
  QList<ExtraSelection> lit;
  const QColor ground = faint(palette().color(QPalette::Highlight), 0.45F);
  forEachLink([&](const QString& link, const QTextFragment& piece) {
    if (!m_lit.contains(link)) return;
    ExtraSelection one;
    one.cursor = QTextCursor(document());
    one.cursor.setPosition(piece.position());
    one.cursor.setPosition(piece.position() + piece.length(), QTextCursor::KeepAnchor);
    one.format.setBackground(ground);
    lit += one;
  });
  setExtraSelections(lit);
}

// Links and code wear the theme's colours, so it is laid out anew for each.
void TermText::show() {
  const QPalette& colours = palette();
  document()->setDefaultStyleSheet(
      QStringLiteral("p, li { line-height: %3%; margin-top: 0; margin-bottom: 10px; }"
                     "li { margin-bottom: 4px; }"
                     "ul, ol { margin-left: -18px; margin-top: 0; margin-bottom: 10px; }"
                     "a { color: %1; text-decoration: none; }"
                     "code { color: %2; }")
          .arg(colours.color(QPalette::Link).name(), colours.color(QPalette::Link).name())
          .arg(m_lineHeight));
  setHtml(m_html);
  std::vector<std::pair<int, int>> places;
  forEachLink([&](const QString& link, const QTextFragment& piece) {
    if (link.startsWith(QLatin1String("place:"))) places.emplace_back(piece.position(), piece.length());
  });
  QTextCharFormat plain;
  plain.setForeground(colours.color(QPalette::Text));
  plain.setUnderlineStyle(QTextCharFormat::DotLine);
  plain.setUnderlineColor(colours.color(QPalette::PlaceholderText));
  QTextCursor cursor(document());
  for (const auto& [from, length] : places) {
    cursor.setPosition(from);
    cursor.setPosition(from + length, QTextCursor::KeepAnchor);
    cursor.mergeCharFormat(plain);
  }
  light();
}

void TermText::leaveEvent(QEvent* event) {
  QTextBrowser::leaveEvent(event);
  Q_EMIT linkPointedAt({});
}

QVariant TermText::loadResource(int, const QUrl&) { return {}; }

void TermText::changeEvent(QEvent* event) {
  QTextBrowser::changeEvent(event);
  if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) show();
}

}  // namespace searchlight::ui
