// widgets/game/count_row.h: large numbers side by side, each under its name: beside a board, above the table of a dialog. All names
// stand on one line, and all numbers with what is beside them on another.
//
//   Moves        Pushes
//   12 best 97   3 best 31
//   20 left
#pragma once
#include <QList>
#include <QString>
#include <QWidget>

#include "widgets/theme/type_scale.h"

class QHBoxLayout;

namespace searchlight::ui {

// A number that is watched while one plays, or looked for afterwards.
struct PanelCount {
  // What is small beside and below it: the personal best, what is left. Without a text it is not there.
  struct Note {
    QString text, tip = {};
    QString name = {};  // for screen readers
  };
  QString name, value;
  QString tip = {}, valueName = {};  // valueName: for screen readers; empty: the name
  QList<Note> notes = {};            // the first one beside the number, the others below
};

class CountRow : public QWidget {
 public:
  // Even: all are as wide. Apart: as wide as they need, and the first number is the largest.
  enum class Spread { Even, Apart };
  explicit CountRow(QWidget* parent, Spread spread = Spread::Even);
  void setCounts(const QList<PanelCount>& counts);

 protected:
  bool event(QEvent* event) override;

 private:
  void level();

  const Spread m_spread;
  QHBoxLayout* m_row;
};

}  // namespace searchlight::ui
