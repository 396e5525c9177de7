// widgets/grid/route_options_panel.h: everything about a route's question but its two ends, as a form.
#pragma once
#include <QSignalBlocker>
#include <QString>
#include <array>
#include <functional>
#include <vector>

#include "core/grid/route_options.h"
#include "widgets/grid/route_texts.h"
#include "widgets/tables/question_form.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QSpinBox;

namespace searchlight::ui {

class NoteLine;
class OrderEdit;
class OrderFields;
class SegmentedButtons;
class WeightEdit;

// What makes no difference to the chosen algorithm is disabled and keeps its value; the weight is shown for
// weighted A* alone. Made for a panel of 320 to 380 pixels.
class RouteOptionsPanel : public QuestionForm {
  Q_OBJECT

 public:
  explicit RouteOptionsPanel(QWidget* parent = nullptr);

  const grid::RouteOptions& options() const { return m_options; }
  // Emits optionsChanged() when they differ from the present ones.
  void setOptions(const grid::RouteOptions& options);

  // Why the question cannot be asked on this map, and what the button beside it offers to do about it (none
  // when empty). An empty message takes the note away; so does any change of the options, after which it has
  // to be said again. That an algorithm needs 8 neighbours, and the remedy, the panel knows by itself.
  void setProblem(const QString& message, const QString& remedy = {});

 Q_SIGNALS:
  void optionsChanged();
  // The button that setProblem() named was pressed.
  void remedyRequested();

 protected:
  QStringList differences() const override { return unusualTexts(m_options); }

 private:
  void build();
  void connectControls();
  void retranslate();
  void fillLists();
  std::vector<QSignalBlocker> holdLists() const;
  void change(const std::function<void(grid::RouteOptions&)>& how);
  void refresh();
  void showCells();
  void refreshDefaults();
  void refreshEnabled();
  void refreshNotes();
  bool needsEightNeighbours() const;
  void remedy();

  grid::RouteOptions m_options;
  QString m_problem;
  QString m_problemRemedy;

  // By List, as their names.
  enum List { Algorithms, Corners, Costs, Heuristics, kLists };
  std::array<QComboBox*, kLists> m_lists{};
  std::array<QLabel*, kLists> m_listNames{};
  QLabel *m_promise = nullptr, *m_orderHint = nullptr;
  NoteLine *m_problemNote = nullptr, *m_heuristicNote = nullptr;
  SegmentedButtons* m_neighbours = nullptr;
  WeightEdit* m_weight = nullptr;
  OrderFields* m_searchOrder = nullptr;
  OrderEdit* m_order = nullptr;
  QCheckBox* m_hasWindow = nullptr;
  QSpinBox* m_window = nullptr;
  QSpinBox *m_radius = nullptr, *m_agent = nullptr;
  QLabel *m_neighboursLabel = nullptr, *m_weightLabel = nullptr, *m_orderLabel = nullptr,
         *m_radiusLabel = nullptr, *m_agentLabel = nullptr;
  // What is on or off.
  struct Flag {
    const char* key;
    bool grid::RouteOptions::*member;
    QCheckBox* box = nullptr;
    QLabel* name = nullptr;
  };
  enum { Smooth, Flow, Near, kFlags };
  std::array<Flag, kFlags> m_flags{Flag{"smooth", &grid::RouteOptions::isSmoothed},
                                   Flag{"flow", &grid::RouteOptions::isFlow},
                                   Flag{"nearest", &grid::RouteOptions::goesNear}};
  // Cells, as the command line has them.
  struct Cells {
    const char* key;
    QLineEdit* edit = nullptr;
    QLabel* name = nullptr;
  };
  enum { Also, Via, kCells };
  std::array<Cells, kCells> m_cells{Cells{"also"}, Cells{"via"}};
};

}  // namespace searchlight::ui
