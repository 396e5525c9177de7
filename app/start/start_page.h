// app/start/start_page.h: where a new user begins: a search to watch, the places as pictures, and what one did last.
//
// The page owns no document and knows no place: all that it shows of them they say themselves (PageInfo::start). Files that are
// dropped on it the window opens, as everywhere.
#pragma once
#include <QScrollArea>
#include <QTimer>
#include <vector>

#include "app/shell/page.h"
#include "app/start/start_card.h"
#include "app/start/start_hero.h"
#include "widgets/task/task.h"

class QLabel;

namespace searchlight::ui {

class StartPage : public Page {
  Q_OBJECT
 public:
  static constexpr const char* kId = kStartPage;

  explicit StartPage(const PageHost& host);
  ~StartPage() override;

  StartHero& hero() { return *m_hero; }
  // The card of a place; nullptr: it has none.
  StartCard* card(const QString& pageId) const;
  const std::vector<StartCard*>& lately() const { return m_latelyCards; }

  // ---- What the window asks ----
  Transport* transport() override { return &m_hero->transport(); }
  bool isSettled() const override;
  void left() override;
  void entered() override;
  void takeFocus(Qt::FocusReason reason) override;
  std::vector<FocusStop> focusStops() const override;
  std::vector<PictureSource> pictures() override;
  QString openHint() const override;
  QList<KeyHelp> keyHelp() const override;

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  struct Place {
    const PageInfo* page;
    StartCard* card;
  };
  void openDrawn();
  StartCard* addCard();
  void showLately();
  void makeMoving();
  void makePictures();
  void retranslate();
  void arrange();  // all that is on the page, in the width that there is
  bool moveFocus(const QWidget* from, int key);
  QList<QWidget*> stops() const;  // what arrows go between

  PageHost m_host;
  QScrollArea* m_scroll;
  QWidget* m_content;
  QLabel *m_title, *m_subtitle, *m_latelyTitle;
  StartHero* m_hero;
  std::vector<Place> m_places;
  std::vector<QLabel*> m_groups;  // of the places below the hero, a heading where a group begins
  std::vector<StartCard*> m_latelyCards;
  StartLately* m_lately;
  QTimer m_pictures;    // while some are to be made
  Task<void> m_making;  // moving pictures
};

}  // namespace searchlight::ui
