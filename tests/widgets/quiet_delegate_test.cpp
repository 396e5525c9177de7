// tests/widgets/quiet_delegate_test.cpp: cells drawn the short way look as the style draws them.
#include "widgets/tables/quiet_table.h"

#include "tests/test_main.h"

using namespace searchlight::ui;

namespace {

QImage drawn(const QStyledItemDelegate& delegate, const QModelIndex& index, const QFont& font,
             QStyle::State state, int width) {
  QWidget widget;
  QStyleOptionViewItem option;
  option.initFrom(&widget);
  option.widget = &widget;
  option.state = state;
  option.font = font;
  option.fontMetrics = QFontMetrics(font);
  option.displayAlignment = Qt::AlignLeft | Qt::AlignVCenter;
  option.textElideMode = Qt::ElideRight;
  option.rect = QRect(10, 5, width, 25);
  QImage image(200, 40, QImage::Format_RGB32);
  image.fill(Qt::white);
  QPainter painter(&image);
  delegate.paint(&painter, option, index);
  return image;
}

}  // namespace

class QuietDelegateTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void looksAsTheStyleDrawsIt_data() {
    const auto row = searchlight::testing::columns<QString, Qt::Alignment, QColor, int, int>(
        "text", "alignment", "colour", "state", "width");
    const int plain = QStyle::State_Enabled | QStyle::State_Active;
    const Qt::Alignment left = Qt::AlignLeft | Qt::AlignVCenter, right = Qt::AlignRight | Qt::AlignVCenter;
    row("left", "Expand", left, QColor(), plain, 120);
    row("right", "12 345", right, QColor(), plain, 120);
    row("narrow digits, right", "1,171", right, QColor(), plain, 121);
    row("centred", "17", Qt::Alignment(Qt::AlignCenter), QColor(), plain, 120);
    row("coloured", "17", right, QColor(Qt::darkRed), plain, 120);
    row("Chinese", "展开", left, QColor(), plain, 120);
    row("cut", "a rather long text that does not fit", left, QColor(), plain, 60);
    row("empty", "", left, QColor(), plain, 60);
    row("two lines", "a\nb", left, QColor(), plain, 120);
    row("selected", "17", right, QColor(), (plain | QStyle::State_Selected), 120);
    row("disabled", "17", right, QColor(), int(QStyle::State_Active), 120);
  }
  void looksAsTheStyleDrawsIt() {
    FETCH_ALL((QString, text), (Qt::Alignment, alignment), (QColor, colour), (int, state), (int, width));
    QStandardItemModel model(1, 1);
    const QModelIndex index = model.index(0, 0);
    model.setData(index, text);
    model.setData(index, QVariant::fromValue(alignment), Qt::TextAlignmentRole);
    if (colour.isValid()) model.setData(index, QBrush(colour), Qt::ForegroundRole);
    const QuietDelegate quiet;
    const QStyledItemDelegate usual;
    QFont large;
    large.setPointSizeF(large.pointSizeF() * 1.25);
    // Twice with each font: what was kept is used, and not for another one.
    for (const QFont& font : {QFont(), QFont(), large, QFont()}) {
      const QImage expected = drawn(usual, index, font, QStyle::State(state), width);
      QCOMPARE(drawn(quiet, index, font, QStyle::State(state), width), expected);
    }
  }
};

SEARCHLIGHT_TEST(QuietDelegateTest)
#include "quiet_delegate_test.moc"
