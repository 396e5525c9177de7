// widgets/tables/order_fields.h: how a search takes nodes from OPEN and what it does with states that it meets again, as fields of a
// form: tie-breaking, seed, reopening, duplicates, the width of a beam, the nodes of SMA*.
#pragma once
#include <QObject>
#include <QStringList>
#include <array>
#include <functional>
#include <span>

#include "core/search/session.h"

class QComboBox;
class QLabel;
class QSpinBox;
class QWidget;

namespace searchlight::ui {

// What differs there from the usual and makes a difference, in a few words each: "larger g" (in a form "tie-breaking: larger g"),
// "closed nodes stay closed", "tree search"; of a beam always "width 10", but for a form where it is the usual.
QStringList orderTexts(const search::SessionOptions& options, bool isInAForm = false);

// A field that makes no difference to the algorithm is hidden and keeps its value.
class OrderFields : public QObject {
  Q_OBJECT
 public:
  struct Field {
    QLabel* name;
    QWidget* field;
    QString sentence;      // what it is and what it is for
    bool isFirst = false;  // that it is among what is asked first, as an algorithm's own number is
  };
  // `ties`: those to choose from, in their order. The fields are children of the form, which lays them out.
  OrderFields(std::span<const search::Ties> ties, QWidget* form);

  // From the top down.
  std::array<Field, 6> fields() const;
  void show(const search::SessionOptions& options);
  void retranslate();

 Q_SIGNALS:
  // The user wants them otherwise: of the options, ties, seed, reopens, duplicates, width and nodes.
  void chosen(const searchlight::search::SessionOptions& options);

 private:
  QComboBox* addList(const char* name);
  QSpinBox* addNumber(const char* name, int least, int most);
  void choose(const std::function<void(search::SessionOptions&)>& change);

  std::span<const search::Ties> m_offered;
  QWidget* m_form;
  search::SessionOptions m_options;
  QComboBox *m_ties, *m_reopens, *m_duplicates;
  QSpinBox *m_seed, *m_width, *m_nodes;
  std::array<QLabel*, 6> m_names{};
};

}  // namespace searchlight::ui
