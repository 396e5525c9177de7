// widgets/help/term_text.cpp: how the sentences look.
#include "widgets/help/term_text.h"

#include <QEvent>
#include <QScrollBar>
#include <QUrl>

#include "widgets/help/glossary.h"
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
}

void TermText::setBody(const QString& html) {
  m_html = html;
  show();
  verticalScrollBar()->setValue(0);
}

// Links and code wear the theme's colours, so it is laid out anew for each.
void TermText::show() {
  const QPalette& colours = palette();
  document()->setDefaultStyleSheet(
      QStringLiteral("p, li { line-height: 140%; margin-top: 0; margin-bottom: 10px; }"
                     "li { margin-bottom: 4px; }"
                     "ul, ol { margin-left: -18px; margin-top: 0; margin-bottom: 10px; }"
                     "a { color: %1; text-decoration: none; }"
                     "code { color: %2; }")
          .arg(colours.color(QPalette::Link).name(), colours.color(QPalette::Link).name()));
  setHtml(m_html);
}

QVariant TermText::loadResource(int, const QUrl&) { return {}; }

void TermText::changeEvent(QEvent* event) {
  QTextBrowser::changeEvent(event);
  if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) show();
}

}  // namespace searchlight::ui
