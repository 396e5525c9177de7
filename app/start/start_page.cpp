// app/start/start_page.cpp: what is on the page, where it stands, and what leads where.
#include "app/start/start_page.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>
#include <exception>
#include <limits>
#include <utility>

#include "app/grid/map_lab_page.h"
#include "app/shell/settings.h"
#include "widgets/board/board_view.h"
#include "widgets/player/message_bar.h"
#include "widgets/theme/language.h"
#include "widgets/theme/theme.h"
#include "widgets/theme/type_scale.h"

namespace searchlight::ui {
namespace {

constexpr int kWidest = 1920, kGap = spacing::kWide, kPageMargin = spacing::kSection;
constexpr int kWide = 1000;                          // from here on something stands beside the hero
constexpr double kHeroShare = 0.6;                   // of the width then
constexpr int kLeastHero = 248, kMostHero = 640;     // heights
constexpr int kLeastCard = 200, kLeastLately = 176;  // widths at which a row takes one more
constexpr int kFewInRow = 3;
constexpr int kLeastPicture = 112, kUsualPicture = 160, kLatelyPicture = 96;  // heights
constexpr double kPictureShare = 0.85;                                        // of its width, at most
constexpr qint64 kPicturesMs = 4;  // of work between two looks at the keyboard

const char* groupTitle(StartGroup group) {
  switch (group) {
    case StartGroup::Watch: return QT_TRANSLATE_NOOP("StartGroups", "Watch");
    case StartGroup::Play: return QT_TRANSLATE_NOOP("StartGroups", "Play");
    case StartGroup::Compare: return QT_TRANSLATE_NOOP("StartGroups", "Compare");
    case StartGroup::Learn: return QT_TRANSLATE_NOOP("StartGroups", "Learn");
  }
  return nullptr;
}

QLabel* heading(QWidget* parent) {
  auto* label = new QLabel(parent);
  setType(label, TypeSize::Title);
  return label;
}

}  // namespace

StartPage::StartPage(const PageHost& host)
    : m_host(host),
      m_scroll(new QScrollArea),
      m_content(new QWidget),
      m_title(heading(m_content)),
      m_subtitle(new QLabel(m_content)),
      m_latelyTitle(heading(m_content)),
      m_hero(new StartHero(m_content)),
      m_lately(new StartLately(host, this)) {
  auto* column = bareLayout<QVBoxLayout>(this);
  column->addWidget(m_scroll);
  m_scroll->setFrameShape(QFrame::NoFrame);
  m_scroll->setFocusPolicy(Qt::NoFocus);
  m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  m_scroll->setWidget(m_content);
  m_scroll->viewport()->installEventFilter(this);
  m_message = new MessageBar(m_scroll, this);
  m_message->hide();
  m_subtitle->setForegroundRole(QPalette::PlaceholderText);
  for (QPushButton* button : {&m_hero->play(), &m_hero->open(), &m_hero->learn()})
    button->installEventFilter(this);
  connect(m_hero, &StartHero::openWanted, this, &StartPage::openDrawn);
  connect(m_hero, &StartHero::learnWanted, this, [this] {
    for (const Place& place : m_places)
      if (place.page->start.group == StartGroup::Learn)
        return m_host.show(QString::fromLatin1(place.page->id));
  });
  for (const PageInfo& page : *host.pages)
    if (page.start.line) m_places.push_back({&page, nullptr});
  std::ranges::stable_sort(m_places, {}, [](const Place& place) { return place.page->start.group; });
  for (Place& place : m_places) {
    place.card = addCard();
    place.card->setIcon(place.page->icon);
    connect(place.card, &StartCard::clicked, this,
            [this, id = QString::fromLatin1(place.page->id)] { m_host.show(id); });
    m_groups.push_back(heading(m_content));
  }
  makeMoving();
  m_pictures.setInterval(0);
  connect(&m_pictures, &QTimer::timeout, this, &StartPage::makePictures);
  connect(m_lately, &StartLately::troubled, this, &StartPage::complain);
  connect(m_lately, &StartLately::found, this, &StartPage::showLately);
  keepTranslated(this, [this] { retranslate(); });
  onChange(this, {QEvent::LanguageChange, QEvent::FontChange}, [this] { arrange(); });
}

StartPage::~StartPage() = default;

// What was drawn here is drawn there, and undone there.
void StartPage::openDrawn() {
  if (!m_host.open(StartHero::setUp()) || !m_hero->isDrawn()) return;
  if (auto* lab = dynamic_cast<MapLabPage*>(m_host.made(QString::fromLatin1(MapLabPage::kId))))
    lab->map().apply(
        grid::replaceDocument(lab->map().document(), m_hero->document(), grid::MapEditKind::Paint));
}

StartCard* StartPage::addCard() {
  auto* card = new StartCard(m_content);
  card->installEventFilter(this);
  connect(card, &StartCard::staleChanged, this, [this] {
    if (!m_pictures.isActive()) m_pictures.start();
  });
  return card;
}

StartCard* StartPage::card(const QString& pageId) const {
  for (const Place& place : m_places)
    if (pageId == QLatin1String(place.page->id)) return place.card;
  return nullptr;
}

// ---- What one did last -----------------------------------------------------------------------------------------------------

void StartPage::showLately() {
  const bool hadFocus = std::ranges::any_of(m_latelyCards, &StartCard::hasFocus);
  for (StartCard* card : std::exchange(m_latelyCards, {})) card->deleteLater(), card->hide();
  QWidget* before = m_places.empty() ? static_cast<QWidget*>(&m_hero->open()) : m_places.back().card;
  for (const StartLately::Entry& entry : m_lately->entries()) {
    StartCard* card = addCard();
    card->setLines(1);
    card->setIcon(entry.page ? entry.page->icon : IconId::Open);
    card->setTexts(entry.title, entry.line);
    if (entry.picture) card->setPicture(entry.picture);
    connect(card, &StartCard::clicked, this, [this, page = entry.page, file = entry.file, kind = entry.kind] {
      switch (kind) {
        case StartLately::Entry::Kind::Place: m_host.show(QString::fromLatin1(page->id)); break;
        case StartLately::Entry::Kind::File: m_host.open(file); break;
        case StartLately::Entry::Kind::Left: m_host.openLeft(QString::fromLatin1(page->id), file); break;
      }
    });
    setTabOrder(before, card);
    before = card;
    card->setVisible(true);
    m_latelyCards.push_back(card);
  }
  arrange();
  if (hadFocus)
    (m_latelyCards.empty() ? static_cast<QWidget*>(&m_hero->play()) : m_latelyCards[0])->setFocus();
}

// A card without its picture has its icon.
void StartPage::makeMoving() {
  m_making.ask(
      [places = m_places](const std::stop_token& stop, const TaskTeller& teller) {
        std::exception_ptr failure;  // the first; the others are made all the same
        for (const Place& place : places) {
          if (stop.stop_requested()) return;
          if (!place.page->start.picture) continue;
          try {
            // A function must be copied to be told, and a picture cannot be.
            auto made = std::make_shared<std::unique_ptr<MovingPicture>>(place.page->start.picture());
            teller.tell([card = place.card, made] { card->setPicture(std::move(*made)); });
          } catch (...) {
            if (!failure) failure = std::current_exception();
          }
        }
        if (failure) std::rethrow_exception(failure);
      },
      [this](const TaskResult<void>& result) {
        if (!result) complain(result.why());
      });
}

// As many as there is time for, those that are seen first.
void StartPage::makePictures() {
  QElapsedTimer time;
  time.start();
  const auto inSight = [](const StartCard* card) { return !card->visibleRegion().isEmpty(); };
  for (const bool seen : {true, false}) {
    const auto make = [&](StartCard* card) {
      if (time.elapsed() >= kPicturesMs || !card->isStale() || inSight(card) != seen) return;
      card->makePicture();
    };
    for (const Place& place : m_places) make(place.card);
    for (StartCard* card : m_latelyCards) make(card);
  }
  const bool isDone =
      std::ranges::none_of(m_places, [](const Place& place) { return place.card->isStale(); }) &&
      std::ranges::none_of(m_latelyCards, &StartCard::isStale);
  if (isDone) m_pictures.stop();
}

bool StartPage::isSettled() const {
  return !m_making.isBusy() && !m_lately->isReading() && !m_pictures.isActive() && !m_hero->isPlaying() &&
         m_hero->transport().activity() == Transport::Activity::Idle;
}

// ---- Where everything stands -------------------------------------------------------------------------------------------------

// Hero and pictures share the height of the window: pictures first grow to what their width bears, then the hero to its most, and
// what is left after that is shared above and below. Where not even the least has room, one scrolls.
void StartPage::arrange() {
  const QSize room = m_scroll->viewport()->size();
  const int width = std::min(room.width() - 2 * kPageMargin, kWidest), left = (room.width() - width) / 2;
  const auto watched = static_cast<std::size_t>(std::ranges::count_if(
      m_places, [](const Place& place) { return place.page->start.group == StartGroup::Watch; }));
  const std::size_t beside = width >= kWide ? watched : 0;
  const int heroWidth = beside == 0 ? width : static_cast<int>(std::round((width - kGap) * kHeroShare));
  const int others = static_cast<int>(m_places.size() - beside);
  const int columns =
      others * (kLeastCard + kGap) - kGap <= width && beside > 0 ? others : std::min(others, kFewInRow);
  const int rows = columns == 0 ? 0 : (others + columns - 1) / columns;
  // Of a row of so many: what does not divide is shared, so that all rows end at one edge.
  const auto xOf = [&](int place, int count) { return left + place * (width + kGap) / count; };
  const auto widthOf = [&](int place, int count) { return xOf(place + 1, count) - kGap - xOf(place, count); };
  const int words = m_latelyTitle->sizeHint().height() + spacing::kUnit;  // a heading
  const int text = rows == 0 ? 0 : m_places.back().card->textHeight();
  const int lately =
      m_latelyCards.empty() ? 0 : words + kLatelyPicture + m_latelyCards[0]->textHeight() + spacing::kSection;

  // The heights.
  const bool isBelow = m_title->sizeHint().width() + kGap + m_subtitle->sizeHint().width() > width;
  const int top = m_title->sizeHint().height() + (isBelow ? m_subtitle->sizeHint().height() : 0) + kGap;
  const int free = room.height() - 2 * kPageMargin - top - rows * (words + text + spacing::kSection) - lately;
  const int leastHero = std::max(kLeastHero, m_hero->leastHeight(heroWidth));
  const int most = rows == 0 ? 0 : static_cast<int>(widthOf(0, columns) * kPictureShare);
  const int shared = rows == 0 ? 0 : (free - leastHero) / rows;
  // Where one has to scroll in any case they need not be small.
  const int picture = std::min(most, shared < kLeastPicture ? kUsualPicture : shared);
  const int heroHeight = std::max(leastHero, std::min(free - rows * picture, kMostHero));
  int y = kPageMargin + std::max(0, free - rows * picture - heroHeight) / 2;

  const auto lineOf = [&](QLabel* label, int x, int widest) {
    const QSize size = label->sizeHint();
    label->setGeometry(x, y, std::min(size.width(), widest), size.height());
    return label->geometry();
  };
  const QRect title = lineOf(m_title, left, width);
  const QSize subtitle = m_subtitle->sizeHint();
  m_subtitle->setGeometry(isBelow ? left : title.right() + kGap,
                          isBelow ? title.bottom() + 1 : title.bottom() + 1 - subtitle.height(),
                          isBelow ? width : subtitle.width(), subtitle.height());
  y += top;

  // The hero, and beside it the places where one watches, if there is room.
  m_hero->setGeometry(left, y, heroWidth, heroHeight);
  for (std::size_t i = 0; i < beside; ++i) {
    const int count = static_cast<int>(beside), each = (width - heroWidth - kGap * count) / count;
    m_places[i].card->setGeometry(left + heroWidth + kGap + static_cast<int>(i) * (each + kGap), y, each,
                                  heroHeight);
    m_groups[i]->hide();
  }
  y += heroHeight + spacing::kSection;

  // All others in rows, a heading over the first of each group.
  for (int i = 0; i < others; ++i) {
    const std::size_t at = beside + static_cast<std::size_t>(i);
    const int column = i % columns, x = xOf(column, columns), own = widthOf(column, columns);
    lineOf(m_groups[at], x, own);
    m_groups[at]->setVisible(i == 0 || m_places[at - 1].page->start.group != m_places[at].page->start.group);
    m_places[at].card->setGeometry(x, y + words, own, picture + text);
    if (column + 1 == columns || i + 1 == others) y += words + picture + text + spacing::kSection;
  }

  // What one did last, in one row.
  m_latelyTitle->setVisible(!m_latelyCards.empty());
  if (!m_latelyCards.empty()) {
    lineOf(m_latelyTitle, left, width);
    const int inRow = std::max(kFewInRow, (width + kGap) / (kLeastLately + kGap));
    for (std::size_t i = 0; i < m_latelyCards.size(); ++i) {
      const int column = static_cast<int>(i);
      StartCard* card = m_latelyCards[i];
      card->setVisible(column < inRow);
      card->setGeometry(xOf(column, inRow), y + words, widthOf(column, inRow),
                        kLatelyPicture + card->textHeight());
    }
    y += lately;
  }
  m_content->resize(room.width(), std::max(room.height(), y - spacing::kSection + kPageMargin));
}

// ---- Keys ----------------------------------------------------------------------------------------------------------------

QList<QWidget*> StartPage::stops() const {
  QList<QWidget*> all{&m_hero->play(), &m_hero->open()};
  if (m_hero->learn().isVisible()) all << &m_hero->learn();
  for (const Place& place : m_places) all << place.card;
  for (StartCard* card : m_latelyCards)
    if (card->isVisible()) all << card;
  return all;
}

// To the nearest that way: what lies beside counts more than what lies far.
bool StartPage::moveFocus(const QWidget* from, int key) {
  const auto placeOf = [this](const QWidget* w) {
    return QRect(w->mapTo(m_content, QPoint(0, 0)), w->size());
  };
  const QRect here = placeOf(from);
  QWidget* best = nullptr;
  int least = std::numeric_limits<int>::max();
  for (QWidget* stop : stops()) {
    if (stop == from) continue;
    const QRect there = placeOf(stop);
    const int ahead = key == Qt::Key_Left    ? here.left() - there.right()
                      : key == Qt::Key_Right ? there.left() - here.right()
                      : key == Qt::Key_Up    ? here.top() - there.bottom()
                                             : there.top() - here.bottom();
    if (ahead <= 0) continue;
    const bool isAcross = key == Qt::Key_Left || key == Qt::Key_Right;
    // 0 where they overlap across the way.
    const int beside = isAcross ? std::max({0, there.top() - here.bottom(), here.top() - there.bottom()})
                                : std::max({0, there.left() - here.right(), here.left() - there.right()});
    const int off = isAcross ? std::abs(there.center().y() - here.center().y())
                             : std::abs(there.center().x() - here.center().x());
    const int far = ahead * 4 + beside * 16 + off;
    if (far < least) least = far, best = stop;
  }
  if (!best) return false;
  best->setFocus(Qt::TabFocusReason);
  m_scroll->ensureWidgetVisible(best, 0, kPageMargin);
  return true;
}

bool StartPage::eventFilter(QObject* watched, QEvent* event) {
  if (watched == m_scroll->viewport() && event->type() == QEvent::Resize) arrange();
  if (event->type() == QEvent::FocusIn && static_cast<QFocusEvent*>(event)->reason() != Qt::OtherFocusReason)
    m_scroll->ensureWidgetVisible(static_cast<QWidget*>(watched), 0, kPageMargin);
  if (event->type() != QEvent::KeyPress) return Page::eventFilter(watched, event);
  const auto* key = static_cast<const QKeyEvent*>(event);
  if (key->modifiers() & ~Qt::KeypadModifier) return Page::eventFilter(watched, event);
  auto* button = qobject_cast<QAbstractButton*>(watched);
  if (!button) return Page::eventFilter(watched, event);  // the area that is scrolled
  switch (key->key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down: moveFocus(button, key->key()); return true;
    case Qt::Key_Home: stops().front()->setFocus(Qt::TabFocusReason); return true;
    case Qt::Key_End: stops().back()->setFocus(Qt::TabFocusReason); return true;
    case Qt::Key_Return:
    case Qt::Key_Enter: button->click(); return true;
    default: return Page::eventFilter(watched, event);
  }
}

void StartPage::takeFocus(Qt::FocusReason reason) { m_hero->play().setFocus(reason); }

std::vector<Page::FocusStop> StartPage::focusStops() const {
  std::vector<FocusStop> all{{m_hero}};
  StartGroup last = StartGroup::Watch;
  for (const Place& place : m_places) {
    if (all.size() > 1 && place.page->start.group == last) continue;
    last = place.page->start.group;
    all.push_back({place.card});
  }
  if (!m_latelyCards.empty()) all.push_back({m_latelyCards.front()});
  return all;
}

// ---- The window ------------------------------------------------------------------------------------------------------------

void StartPage::left() { m_hero->pause(); }

void StartPage::entered() { m_lately->read(); }

std::vector<PictureSource> StartPage::pictures() {
  return {widgetPicture(PictureSource::Kind::Board, &m_hero->board())};
}

QString StartPage::openHint() const { return tr("Opens a map, levels, a game or a workspace"); }

QList<KeyHelp> StartPage::keyHelp() const {
  return {{QCoreApplication::translate("Help", "Arrows"), tr("Move between pictures")},
          {QCoreApplication::translate("Help", "Enter"), tr("Open the selected page")}};
}

void StartPage::retranslate() {
  m_title->setText(tr("Searchlight"));
  m_subtitle->setText(tr("Puzzles, maps, and the searches that solve them, step by step"));
  m_latelyTitle->setText(tr("Continue"));
  for (std::size_t i = 0; i < m_places.size(); ++i) {
    const PageInfo& page = *m_places[i].page;
    m_places[i].card->setTexts(pageTitle(page), pageLine(page));
    if (const char* title = groupTitle(page.start.group))
      m_groups[i]->setText(QCoreApplication::translate("StartGroups", title));
  }
  if (m_lately->isReading() || !m_latelyCards.empty()) m_lately->read();  // names are the language's
}

}  // namespace searchlight::ui
