// widgets/compare/compare_view.h: the rows of a comparison as they look, on the screen and in a picture.
#pragma once
#include <QFontMetrics>
#include <QString>
#include <QStringList>

#include "widgets/compare/compare_model.h"
#include "widgets/tables/quiet_table.h"

namespace searchlight::ui {

// A title cut to `width`, its options last; where another one would then read the same, from where the two differ.
QString distinctElided(const QString& title, const QStringList& others, const QFontMetrics& metrics,
                       int width);

// Under each figure lies a bar, as long as its share of the greatest of the column; the best ones are bold and wear a
// star. Columns share the room there is. Where it is too narrow the titles are cut, which tool tips make good; then the
// table scrolls, and no figure is ever cut.
class CompareView : public QuietTable {
  Q_OBJECT

 public:
  // The model must outlive the view.
  explicit CompareView(CompareModel* model, QWidget* parent = nullptr);

  // To be called when texts may have become longer or shorter.
  void fitColumns();
  // What shows everything, scroll bars and cut titles aside.
  QSize wholeSize() const;
  // Less, and it scrolls sideways.
  int leastWidth() const;

 protected:
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void shareRoom();
  void fitRows();

  CompareModel* m_rows;
  QList<int> m_needs;  // of each column
};

}  // namespace searchlight::ui
