// widgets/search/quiet_delegate.h: draws the cells of long tables that change many times a second.
#pragma once
#include <QCache>
#include <QFont>
#include <QStaticText>
#include <QString>
#include <QStyledItemDelegate>

namespace searchlight::ui {

// A cell that is neither selected nor pointed at, whose text fits, is drawn from shaped text that is kept; all others as
// the style draws them, and both look the same. Of a model's roles the text, its alignment and its colour count.
class QuietDelegate : public QStyledItemDelegate {
 public:
  explicit QuietDelegate(QObject* parent = nullptr);

  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;

 private:
  struct Shaped {
    QStaticText text;
    qreal width = 0;
    int height = 0;
  };
  const Shaped& shaped(const QString& text, const QFont& font) const;

  mutable QCache<QString, Shaped> m_shaped;
  mutable QFont m_font;  // of what is kept
};

}  // namespace searchlight::ui
