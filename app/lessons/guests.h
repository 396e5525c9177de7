// app/lessons/guests.h: pages of the program's domains for somebody who shows set-ups on them, and lets anybody do anything there.
//
// A guest is the very page that the rail has, with its board, its question and its player, but nobody's: books, games and settings
// of it lie in a folder that goes with it. Its panel is lent (SearchWorkbench::lendPanel()): who shows the guests gives it a place. So what is done on it costs the user neither a map nor a game.
#pragma once
#include <QHash>
#include <QRectF>
#include <QStackedWidget>
#include <QString>
#include <QStringList>
#include <QTemporaryDir>
#include <memory>
#include <string>
#include <vector>

#include "app/shell/page.h"
#include "app/shell/settings.h"
#include "core/lessons/lesson.h"
#include "widgets/lessons/spotlight.h"

namespace searchlight::ui {

// Where on a page stands what a step of a lesson points at.
class WorkbenchPage;

// In the page's coordinates; nothing for what is not seen at the moment. Of a search whose states are whole boards a node is the
// board.
std::vector<QRectF> highlightPlaces(WorkbenchPage& page, const lessons::Highlight& highlight);

// A state of the search that a question speaks of, and what is written at it.
struct MarkedState {
  std::string state;  // as Session::stateText() has it
  QString label;      // may be empty
};
// Where it is a cell, that; a board's is nowhere.
QRectF statePlace(const WorkbenchPage& page, const std::string& state);

// What rings and labels leave to be seen of the board in front.
Spotlight::Below belowRings(const WorkbenchPage& page);

// The part of the panel (SearchWorkbench::showPart()) that the step names; empty: none. A graph is named by its set-up.
std::string_view drawerOf(const lessons::Lesson& lesson, std::size_t step);

// What a link of a lesson's text speaks of (widgets/lessons/lesson_pane.cpp), where it is seen on the board; and the other way round, the
// links that speak of a cell or of what is there.
std::vector<QRectF> linkPlaces(const WorkbenchPage& page, const QString& link);
QStringList linksAt(const WorkbenchPage& page, Point cell);

class Guests : public QStackedWidget {
  Q_OBJECT
 public:
  // `host` as the page has it that shows them.
  explicit Guests(const PageHost& host, QWidget* parent = nullptr);
  ~Guests() override;

  // Brings the page of the set-up's domain to the front and gives it the set-up. What the set-up does not say of the look (layer,
  // texts, tab, speed, zoom) is as on a new page, whatever was shown there before. It has failed where there is none of this
  // name, or the set-up is no good: then nothing is shown.
  Reading show(const setup::SetUp& setUp, const QString& fileName);
  // No page is in front: what was there belongs to something else.
  void showNothing();
  Page* front() const { return m_front; }  // nullptr: none has been shown
  // The page in front is seen again (show() says so, too), or no longer. Often is as good as once.
  void enter();
  void leave();

 Q_SIGNALS:
  // Another page is in front: its transport, commands and parts take the place of the last one's.
  void frontChanged();
  // Of the page in front, as Page has them.
  void commandsChanged();
  void partsChanged();
  void statusChanged();
  void changed();

 private:
  Page* page(const QString& id);  // made if need be
  const PageHost m_host;          // of who shows them
  // Made with the first guest.
  std::unique_ptr<QTemporaryDir> m_folder;
  std::unique_ptr<Settings> m_settings;
  QHash<QString, Page*> m_pages;
  Page* m_front = nullptr;
  QWidget* m_nothing = nullptr;
  bool m_isEntered = false;
};

}  // namespace searchlight::ui
