// widgets/grid/order_edit.h: the order in which neighbours are generated: four letters to choose or to type.
#pragma once
#include <QWidget>

#include "core/grid/route_options.h"

class QComboBox;
class QLabel;

namespace searchlight::ui {

// Common orders in a list, any other typed; arrows beside it show what the letters mean. What is typed counts
// as soon as it is an order; what is none when the editing ends is taken back.
class OrderEdit : public QWidget {
  Q_OBJECT

 public:
  explicit OrderEdit(QWidget* parent = nullptr);

  const grid::NeighbourOrder& order() const { return m_order; }
  // Emits nothing.
  void setOrder(const grid::NeighbourOrder& order);
  // What is typed at this moment is not an order (yet).
  bool isTextAcceptable() const { return m_isAcceptable; }

 Q_SIGNALS:
  // The user has chosen or typed another order.
  void orderEdited();
  void acceptableChanged(bool acceptable);

 private:
  void retranslate();
  void readText(const QString& text);
  void endEditing();
  void showArrows();

  grid::NeighbourOrder m_order;
  bool m_isAcceptable = true;
  QComboBox* m_combo;
  QLabel* m_arrows;
};

}  // namespace searchlight::ui
