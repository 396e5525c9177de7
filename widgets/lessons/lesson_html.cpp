// widgets/lessons/lesson_html.cpp: paragraph by paragraph.
#include "widgets/lessons/lesson_html.h"

#include <QRegularExpression>
#include <QStringList>
#include <algorithm>

#include "widgets/theme/letters.h"

namespace searchlight::ui {

namespace {

using lessons::Paragraph;
using lessons::Span;

bool isUpright(std::span<const Paragraph> text) {
  for (const Paragraph& paragraph : text)
    for (const Span& span : paragraph.spans)
      if (std::ranges::any_of(QString::fromStdString(span.text).toUcs4(), isEastAsian)) return true;
  return false;
}

QString textOf(const Span& span, const FigureText& figure) {
  return span.kind == Span::Kind::Figure ? figure(span.figure) : QString::fromStdString(span.text);
}

// A cell's name, "(4, 3)", stands on one line. It is a link to its place on the board, as are the names of the two lists.
QString withPlaces(QString text) {
  static const QRegularExpression kName(QStringLiteral("\\((\\d+), (\\d+)\\)"));
  static const QRegularExpression kList(QStringLiteral("\\b(OPEN|CLOSED)\\b"));
  text.replace(kList, QStringLiteral("<a href=\"place:\\1\">\\1</a>"));
  return text.replace(kName, QStringLiteral("<a href=\"place:\\1,\\2\">(\\1,\u00a0\\2)</a>"));
}

QString spanHtml(const Span& span, const FigureText& figure, bool isUpright) {
  QString out = textOf(span, figure).toHtmlEscaped();
  if (span.kind != Span::Kind::Term) out = withPlaces(out);
  if (span.kind == Span::Kind::Code) out = QStringLiteral("<code>%1</code>").arg(out);
  if (span.kind == Span::Kind::Figure) out = QStringLiteral("<b>%1</b>").arg(out);
  if (span.kind == Span::Kind::Term)
    out = QStringLiteral("<a href=\"term:%1\">%2</a>")
              .arg(QString::fromStdString(span.target).toHtmlEscaped(), out);
  if (span.isEmphasised)
    out = (isUpright ? QStringLiteral("<span style=\"font-weight:600\">%1</span>")
                     : QStringLiteral("<i>%1</i>"))
              .arg(out);
  if (span.isStrong) out = QStringLiteral("<b>%1</b>").arg(out);
  return out;
}

// The list that a paragraph is an entry of; nullptr: none.
const char* listOf(const Paragraph& paragraph) {
  switch (paragraph.kind) {
    case Paragraph::Kind::Bullet: return "ul";
    case Paragraph::Kind::Numbered: return "ol";
    default: return nullptr;
  }
}

}  // namespace

QString htmlOf(std::span<const Paragraph> text, const FigureText& figure) {
  QString out;
  const char* list = nullptr;
  const bool upright = isUpright(text);
  for (const Paragraph& paragraph : text) {
    const char* wanted = listOf(paragraph);
    if (list != wanted) {
      if (list) out += QStringLiteral("</%1>").arg(QLatin1String(list));
      if (wanted) out += QStringLiteral("<%1>").arg(QLatin1String(wanted));
      list = wanted;
    }
    QString inside;
    for (const Span& span : paragraph.spans) inside += spanHtml(span, figure, upright);
    out += list                                      ? QStringLiteral("<li>%1</li>").arg(inside)
           : paragraph.kind == Paragraph::Kind::Code ? QStringLiteral("<pre>%1</pre>").arg(inside)
                                                     : QStringLiteral("<p>%1</p>").arg(inside);
  }
  if (list) out += QStringLiteral("</%1>").arg(QLatin1String(list));
  return out;
}

QString plainOf(std::span<const Paragraph> text, const FigureText& figure) {
  QStringList out;
  for (const Paragraph& paragraph : text) {
    QString line;
    for (const Span& span : paragraph.spans) line += textOf(span, figure);
    out += line.simplified();
  }
  return out.join(QLatin1Char(' '));
}

}  // namespace searchlight::ui
