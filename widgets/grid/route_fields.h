// widgets/grid/route_fields.h: the fields of a route's form: its lists, and the order in which neighbours are generated.
#pragma once
#include <QString>
#include <QWidget>
#include <vector>

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

// The first item of a list whose value may be left to the defaults.
inline constexpr int kAutomatic = -1;

// A list of the form: the option that it shows, as a number.
struct RouteList {
  const char* name;         // of the object, by which tests find it
  std::vector<int> values;  // in the order of the list
  QString (*automatic)();   // what kAutomatic does; null: the option cannot be left to the defaults
  QString (*title)(int value);
  QString (*hint)(int value);
  int (*get)(const grid::RouteOptions&);
  void (*set)(grid::RouteOptions&, int value);
};

// By RouteOptionsPanel::List.
const std::vector<RouteList>& routeLists();
// Both promises of an algorithm.
QString promiseText(search::Algorithm algorithm);

}  // namespace searchlight::ui
