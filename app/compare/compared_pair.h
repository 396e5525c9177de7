// app/compare/compared_pair.h: two of the searches that are compared: laid over each other, and from one difference to the next.
#pragma once
#include <QAction>
#include <QMenu>
#include <QPointer>
#include <array>
#include <optional>
#include <vector>

#include "app/shell/comparable.h"
#include "widgets/compare/compare_panes.h"
#include "widgets/compare/difference_finder.h"
#include "widgets/compare/difference_pane.h"

namespace searchlight::ui {

class ComparedPair : public QObject {
  Q_OBJECT
 public:
  // Connected here; the page's.
  struct Actions {
    QAction *overlay, *next, *previous;
    QAction* otherField;  // what counts as a difference is the next of these:
    QMenu* fields;        // filled here
  };
  // The legend is shown while an overlay is that is a board. REQUIRES: they outlive this.
  ComparedPair(ComparePanes& panes, Transport& transport, DifferenceLegend& legend, const Actions& actions);

  // Whose boards they are; nullptr: nobody's yet. The overlay goes.
  void setComparable(Comparable* comparable);
  // What counts as a difference.
  search::DifferenceField field() const { return m_field; }
  void setField(search::DifferenceField field);
  void retranslate();
  DifferencePane* overlay() const { return m_overlay; }  // nullptr: not shown
  void showOverlay(bool shown);
  // The panes are others, or are called otherwise.
  void update();
  // Another pane is chosen.
  void choose() {
    if (!m_overlay) updateFinder();
  }
  // Nothing is looked for any more.
  void cancel() { m_finder.cancel(); }
  // The way to a difference is over: it has been come to, or something else moves the cursors from here on.
  void endGoing();
  // Where the searches go while they are on their way to a difference: the first is brought there. No pane: they are not.
  struct Place {
    const ComparePane* pane = nullptr;
    std::size_t event = 0;
  };
  std::array<Place, 2> placesUnderway() const;

 Q_SIGNALS:
  void changed();  // for a workspace
  void said(const QString& text);
  void unsaid(const QString& text);  // what was said of a moment that is over
  void complained(const QString& text);

 private:
  // The difference that was gone to last. The next one is behind it as long as the cursors are on the way there, or where
  // that has brought them.
  struct Difference {
    search::DifferenceAnswer answer;
    search::DifferenceField field{};
    std::size_t which = 0;  // of the pair: the one that was brought to its event
    bool isUnderway = true;
    std::array<std::size_t, 2> cursors{};  // when that was over
    QString note = {};                     // what the overlay cannot show of it
  };

  void updateFinder();
  void find(search::DifferenceQuestion::Direction direction);
  void goTo(const search::DifferenceAnswer& answer);
  void sayDifference();
  void sayField();
  QString ofPair(const QString& text) const;  // with their numbers as %1 and %2, and the field as %3
  static QString nameOf(search::DifferenceField field);
  QString labelWords(const WatchedRun& run, std::size_t event) const;
  void showPlace();
  void takeBack();
  bool isAtDifference() const;

  ComparePanes& m_panes;
  Transport& m_transport;
  Actions m_actions;
  search::DifferenceField m_field = search::DifferenceField::Order;
  Comparable* m_comparable = nullptr;
  DifferenceLegend& m_legend;
  DifferencePane* m_overlay = nullptr;  // while it is shown; of the panes
  std::array<QPointer<ComparePane>, 2> m_pair;
  std::optional<Difference> m_difference;
  QString m_said;  // the message about it, while that is true
  DifferenceFinder m_finder;
};

}  // namespace searchlight::ui
