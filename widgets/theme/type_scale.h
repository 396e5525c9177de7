// widgets/theme/type_scale.h: how large texts are, as shares of the application's own size, which the user may have chosen.
#pragma once
#include <QApplication>
#include <QChar>
#include <QFont>
#include <QLabel>
#include <QPainter>
#include <QSize>
#include <QWidget>

namespace searchlight::ui {

// As much of a line as fits, cut between two words unless that would leave less than half of it; what has no spaces is cut anywhere.
QString elidedAtWord(const QFontMetrics& metrics, const QString& text, int width);

// Plain text in the painter's font, from the top and left: at most so many lines, as wide as `room`; the last one ends in dots
// where there is more to say.
void paintLines(QPainter& painter, const QRect& room, const QString& text, int most);
// How many it would take.
int linesOf(const QFont& font, const QString& text, int width);

// What does not fit is elided, and stands whole in the tool tip. It is as high also where nothing is said.
class ElidedLine : public QLabel {
 public:
  explicit ElidedLine(QWidget* parent);
  QSize sizeHint() const override { return {wanted(), fontMetrics().lineSpacing()}; }
  QSize minimumSizeHint() const override { return {m_isWhole ? wanted() : 0, fontMetrics().lineSpacing()}; }
  // It gives way to nobody: what stands beside it does.
  void keepWhole() { m_isWhole = true; }

 protected:
  void paintEvent(QPaintEvent* event) override;
  bool event(QEvent* event) override;

 private:
  // An advance is rounded: a part of a pixel less would cut the text.
  int wanted() const { return fontMetrics().horizontalAdvance(text()) + 1; }

  bool m_isWhole = false;
};

// The usual size, in pixels, larger with large texts (withText()), or as much of it as the screen has room for beside frame
// and panels: no button is beyond the edge.
void resizeToScreen(QWidget* dialog, QSize usual);

// As many pixels as it takes where texts are as large as the user has them now: `usual` where they have 12 pixels or less.
int withText(int usual);
// As many lines as a text needs that has so many usually, in a place that does not grow as wide as the text does.
inline int linesWithText(int usual) { return withText(2 * usual) - usual; }

// Chinese, Japanese and Korean: not slanted, written downwards as well as across, and set apart from Latin letters.
inline bool isEastAsian(char32_t c) {
  switch (QChar::script(c)) {
    case QChar::Script_Han:
    case QChar::Script_Hiragana:
    case QChar::Script_Katakana:
    case QChar::Script_Hangul: return true;
    default: return false;
  }
}

enum class TypeSize {
  Text,      // whatever is read
  Strong,    // what of it matters
  Figure,    // a number that is looked for among others
  Title,     // what a part of the window is about
  Message,   // what was asked for: 14 px where text has 12
  Name,      // what is played: 20 px
  Count,     // a number that is watched while one plays: 24 px
  Headline,  // that a game is won: 28 px
  Score,     // the one number of a page
};

// All but Text and Message are bold.
inline QFont typeFont(QFont font, TypeSize size) {
  constexpr double kShares[] = {1, 1, 1.2, 1.3, 14.0 / 12, 20.0 / 12, 2, 28.0 / 12, 2.4};
  font.setPointSizeF(font.pointSizeF() * kShares[static_cast<int>(size)]);
  font.setBold(size != TypeSize::Text && size != TypeSize::Message);
  return font;
}
// Remembered by the widget, so that it follows when the application's font becomes larger or smaller (retype()).
inline void setType(QWidget* widget, TypeSize size) {
  widget->setProperty("typeSize", static_cast<int>(size));
  widget->setFont(typeFont(QApplication::font(), size));
}
// The application has another font: all that setType() was called for.
inline void retype() {
  for (QWidget* widget : QApplication::allWidgets())
    if (const QVariant size = widget->property("typeSize"); size.isValid())
      setType(widget, static_cast<TypeSize>(size.toInt()));
}

}  // namespace searchlight::ui
