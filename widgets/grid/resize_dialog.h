// widgets/grid/resize_dialog.h: another size for the map, and what that costs, before it is done.
#pragma once
#include <QDialog>
#include <QSize>

#include "core/grid/map_document.h"

class QDialogButtonBox;
class QLabel;
class QSpinBox;

namespace searchlight::ui {

class MapPreview;
class NoteLine;

// The upper left part is kept, as grid::resizeMap() does.
class ResizeDialog : public QDialog {
  Q_OBJECT

 public:
  // REQUIRES: the document's map has cells. The dialog keeps a copy.
  explicit ResizeDialog(const grid::MapDocument& document, QWidget* parent = nullptr);

  int columns() const;
  int rows() const;
  void setSize(int columns, int rows);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void build();
  void retranslate();
  void showConsequences();
  QString changeText(int before, int after) const;
  int wallsCutOff() const;
  QString endsCutOff() const;

  MapPreview* m_picture = nullptr;
  QSpinBox *m_columns = nullptr, *m_rows = nullptr;
  QLabel *m_explanation = nullptr, *m_columnsLabel = nullptr, *m_rowsLabel = nullptr,
         *m_columnsChange = nullptr, *m_rowsChange = nullptr;
  NoteLine* m_note = nullptr;
  QDialogButtonBox* m_buttons = nullptr;
};

}  // namespace searchlight::ui
