// app/shell/window.cpp: which page is in front, and what the system tells the window.
#include "app/shell/window.h"

#include <QApplication>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QMimeData>
#include <QMouseEvent>
#include <QScreen>
#include <QStackedWidget>
#include <QStatusBar>
#include <QStringList>
#include <QTimer>
#include <QVBoxLayout>
#include <algorithm>
#include <memory>
#include <vector>

#include "app/shell/program.h"
#include "app/shell/window_parts.h"
#include "widgets/board/board_canvas.h"
#include "widgets/theme/language.h"
#include "widgets/theme/motion_clock.h"
#include "widgets/theme/theme.h"

namespace searchlight::ui {
namespace {

constexpr int kStarMs = 100;                        // after a change of what a set-up holds
constexpr std::string_view kPlaceSetUp = "set-up";  // beside Page::place(): the file that is open there

}  // namespace

Window::Window(Program* program, const QString& pageId, const QString& copies)
    : m_program(program),
      m_copies(copies.isEmpty() ? Autosave::newWindow() : copies),
      m_commands(this),
      m_player(this),
      m_focus(this),
      m_pictures(program->settings(), this),
      m_rail(new Rail(program->pages(), this)),
      m_stack(new QStackedWidget(this)),
      m_header(new Header(this)),
      m_status(new QLabel(this)),
      m_viewStatus(new QLabel(this)) {
  for (const PageInfo& info : program->pages())
    m_slots.push_back({&info, nullptr, nullptr, nullptr, false, false, {}, {}});
  auto* middle = new QWidget(this);
  auto* row = bareLayout<QHBoxLayout>(middle, 0);
  row->addWidget(m_rail);
  // Above the page alone: the rail goes up to the menus.
  auto* place = new QVBoxLayout;
  place->setSpacing(0);
  place->addWidget(m_header);
  place->addWidget(m_stack, 1);
  row->addLayout(place, 1);
  setCentralWidget(middle);
  setAcceptDrops(true);
  qApp->installEventFilter(this);
  setMinimumSize(760, 560);

  m_status->setTextFormat(Qt::PlainText);  // a file's words are among it
  m_status->setContentsMargins(8, 0, 8, 0);
  m_viewStatus->setContentsMargins(8, 0, 8, 0);
  statusBar()->addWidget(m_status, 1);
  statusBar()->addPermanentWidget(m_viewStatus);
  statusBar()->setSizeGripEnabled(false);

  buildMenus();
  connectCommands();
  connect(m_rail, &Rail::chosen, this, [this](int i) { bringToFront(m_slots[static_cast<std::size_t>(i)]); });
  // What goes away while it has the keys would give them to whatever stands next to it: they are the page's.
  connect(qApp, &QApplication::focusChanged, this, [this](const QWidget* old, const QWidget*) {
    if (old && old->window() == this && !old->isVisible() && isVisible() && m_front && m_front->page &&
        m_front->page->isVisible())
      m_front->page->takeFocus(Qt::OtherFocusReason);
  });
  keepTranslated(this, [this] { retranslate(); });
  onChange(this, {QEvent::WindowActivate}, [this] {
    if (m_front) Autosave::rememberFront(m_program->autosaves(), m_copies, this->pageId());
  });
  onChange(this, {QEvent::WindowStateChange},
           [this] { m_commands[Command::FullScreen]->setChecked(isFullScreen()); });
  PageSlot* first = slot(pageId);
  if (copies.isEmpty()) bringToFront(first ? *first : m_slots.front());
  if (const auto size = program->windowSize())
    resize(*size);
  else if (!restoreGeometry(program->settings().windowGeometry()))
    resize(QSize(1440, 900).boundedTo(screen()->availableSize() * 0.95));
  else if (!isMaximized() && !isFullScreen())  // of a larger screen, or of one that is gone
    resize(QWidget::size().boundedTo(screen()->availableSize()));
}

// Pages use the commands, their copies look at them, and later pages look at earlier ones.
Window::~Window() {
  // A page that goes with what has the focus is none any more when that is told.
  disconnect(qApp, nullptr, this, nullptr);
  for (auto t = m_slots.rbegin(); t != m_slots.rend(); ++t) {
    t->autosave.reset();
    delete t->page;
  }
  Autosave::forgetFront(m_program->autosaves(), m_copies);
}

// ---- Pages -----------------------------------------------------------------------------------------------------------

Window::PageSlot* Window::slot(const QString& id) {
  for (PageSlot& t : m_slots)
    if (id == QLatin1String(t.info->id)) return &t;
  return nullptr;
}

Window::PageSlot& Window::slotOf(const Page& page) {
  return *std::ranges::find(m_slots, &page, &PageSlot::page);
}

void Window::takeLooks() {
  for (const PageSlot& t : m_slots)
    if (t.page) t.page->takeLooks();
}

void Window::make(PageSlot& t) {
  if (t.page) return;
  const PageHost host{&m_program->settings(),
                      &m_commands,
                      &m_player,
                      m_program->memory(),
                      [this](const QString& id) { return page(id); },
                      [this](const QString& id) { showPage(id); },
                      [this] {
                        if (m_front && m_front->page) m_front->page->takeFocus(Qt::OtherFocusReason);
                      },
                      [this] { return saveSetUpAs(*m_front, As::Copy); },
                      [slot = &t] { return slot->setUp ? slot->setUp->words() : setup::Words(); },
                      [this](const QString& id, const PageHost& its) {
                        const PageSlot* kind = slot(id);
                        return kind ? kind->info->make(its) : nullptr;
                      },
                      {},
                      &m_program->pages(),
                      [this](const QString& id) -> Page* {
                        const PageSlot* there = slot(id);
                        return there ? there->page : nullptr;
                      },
                      [this](const QString& path) { return openFile(path); },
                      [this](const QString& id, const QString& file) { return openLeft(id, file); }};
  t.page = t.info->make(host);
  m_stack->addWidget(t.page);
  t.autosave =
      std::make_unique<Autosave>(t.page, QString::fromLatin1(t.info->id), m_program->autosaves(), m_copies);
  t.setUp = std::make_unique<SetUpFile>(t.page, t.info->id);
  t.autosave->setSetUp(t.setUp.get());
  t.autosave->setHold([this] { return m_pictures.isFilming(); });
  connect(t.page, &Page::copyWanted, t.autosave.get(),
          [autosave = t.autosave.get()](bool* isThere) { *isThere = !autosave->write(); });
  // What a page says while another is in front is read when it comes forward.
  const auto inFront = [this, slot = &t](auto react) {
    return [this, slot, react] {
      if (m_front == slot) (this->*react)();
    };
  };
  connect(t.page, &Page::commandsChanged, this, inFront(&Window::updateCommands));
  connect(t.page, &Page::partsChanged, this, inFront(&Window::placeParts));
  connect(t.page, &Page::documentChanged, this, inFront(&Window::updateCommands));
  connect(t.page, &Page::documentChanged, this, inFront(&Window::updateTitle));
  connect(t.page, &Page::statusChanged, this, inFront(&Window::updateStatus));
  // Unsaved work has a copy, which says where it is.
  connect(t.page, &Page::documentChanged, this, [this, slot = &t] {
    if (slot->isPlaced && !slot->setUp->hasUnsavedWork()) keepPlace(*slot);
  });
  // All that a set-up holds may have changed.
  auto* star = new QTimer(t.page);
  star->setObjectName(QStringLiteral("star"));
  star->setSingleShot(true);
  star->setInterval(kStarMs);
  connect(star, &QTimer::timeout, this, &Window::updateTitle);
  connect(t.page, &Page::changed, star, [star, slot = &t] {
    if (!star->isActive() && slot->setUp->isOpen()) star->start();
  });
  connect(t.page, &Page::setUpFound, this,
          [this, slot = &t](const setup::Words& file) { recoverSetUp(*slot, file); });
  connect(t.page, &Page::replaceRequested, this,
          [this, slot = &t](bool* may) { *may = mayGo({slot->page}, Going::Replaced); });
  // It comes by itself: what else is complained of, and has not been read yet, stays beside it.
  auto own = std::make_shared<QString>();
  const auto others = [page = t.page, own] {
    QStringList lines = page->complaint().split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    lines.removeAll(*own);
    return lines;
  };
  connect(t.autosave.get(), &Autosave::failed, t.page, [page = t.page, own, others](const QString& why) {
    const QStringList before = others();
    *own = tr("Automatic backup of unsaved work failed: %1")
               .arg(why)
               .replace(QLatin1Char('\n'), QLatin1Char(' '));
    page->complain((before + QStringList{*own}).join(QLatin1Char('\n')));
  });
  connect(t.autosave.get(), &Autosave::recovered, t.page, [page = t.page, others] {
    const QStringList rest = others();
    rest.isEmpty() ? page->say(tr("Automatic backup of unsaved work is working again."))
                   : page->complain(rest.join(QLatin1Char('\n')));
  });
}

Page* Window::page(const QString& id) {
  PageSlot* t = slot(id);
  if (!t) return nullptr;
  make(*t);
  if (isVisible()) takePlace(*t);
  return t->page;
}

void Window::showPage(const QString& id) {
  if (PageSlot* t = slot(id)) bringToFront(*t);
}

void Window::bringToFront(PageSlot& t) {
  make(t);
  m_rail->setCurrent(static_cast<int>(&t - m_slots.data()));
  if (m_front == &t) return;
  PageSlot* before = std::exchange(m_front, &t);
  if (before) {
    before->page->left();
    Autosave::rememberFront(m_program->autosaves(), m_copies, pageId());
  }
  m_program->settings().setFrontPage(pageId());
  // A window that is being made is told by its maker what to show.
  if (isVisible()) takePlace(t);
  m_stack->setCurrentWidget(t.page);
  t.page->entered();  // only now it may know which parts it has
  placeParts();
  updateCommands();
  updateTitle();
  updateStatus();
  t.page->takeFocus(Qt::OtherFocusReason);
  if (isVisible()) tellNews();
  if (before) Entrance::begin(t.page);
}

bool Window::isRailVisible() const { return !m_rail->isHidden(); }

void Window::tellNews() {
  if (const QString news = std::exchange(m_front->news, {}); !news.isEmpty()) page().sayBeside(news);
}

// ---- Where one was ---------------------------------------------------------------------------------------------------

void Window::openWhereOneWas() {
  const QString complaint = page().complaint();
  bool isBack = takePlace(*m_front);
  for (PageSlot& t : m_slots)  // a page that looks at another's document
    if (&t != m_front && t.page == &page().documentPage()) isBack |= takePlace(t);
  if (!isBack || page().documentPage().document().isEmpty) page().openWelcome();
  if (!complaint.isEmpty() && !page().complaint().contains(complaint)) page().complainBeside(complaint);
}

// Once for each page, before anything else is there. False: it is as new.
bool Window::takePlace(PageSlot& t) {
  if (std::exchange(t.isPlaced, true)) return true;
  const setup::Words place = m_program->takePlace(QString::fromLatin1(t.info->id));
  if (place.empty()) return false;
  t.isArriving = true;
  const Reading taking = takePlace(t, place);
  if (!taking.isTaken() && t.page->document().isEmpty) t.page->openWelcome();
  if (taking.hasFailed()) t.page->sayBeside(taking.why());
  t.isArriving = false;
  if (!taking.isTaken()) t.standIn = placeOf(t);
  keepPlace(t);
  return true;
}

// A set-up comes back whose board takes no place that somebody has come to already: Compare's, before the map is looked at.
Reading Window::takePlace(PageSlot& t, const setup::Words& place) {
  const std::string* word = place.find(kPlaceSetUp);
  if (!word) return t.page->takePlace(place);
  const QString path = QString::fromStdString(*word);
  if (!QFileInfo::exists(path)) return Reading::failed(Page::goneText(path));
  ReadSetUp read;
  if (Reading ofFile = readSetUp(path, read); !ofFile.isTaken()) return ofFile;
  std::vector<const Page*> seen;  // before the set-up's own are made
  for (const PageSlot& other : m_slots)
    if (&other != &t && other.isPlaced) seen.push_back(other.page);
  const bool isFree = std::ranges::none_of(t.page->replaces(read.setUp), [&](const Page* page) {
    return std::ranges::find(seen, page) != seen.end();
  });
  return isFree && read.setUp.page == t.info->id ? takeSetUp(t, read, path) : t.page->takePlace(place);
}

setup::Words Window::placeOf(const PageSlot& t) const {
  setup::Words place = t.page->place();
  if (t.setUp->isOpen()) place.set(kPlaceSetUp, t.setUp->document().path.toStdString());
  return place;
}

// A file that is away for one start, or that somebody would not wait for, is looked for again at the next.
void Window::keepPlace(PageSlot& t) {
  if (t.isArriving) return;
  const setup::Words place = placeOf(t);
  if (t.standIn == place) return;
  t.standIn.reset();
  m_program->keepPlace(QString::fromLatin1(t.info->id), place);
}

// Its document is one that was asked for: where one was is nothing to this window, nor to those after it.
void Window::setPlaced(const Page& page) {
  for (PageSlot& t : m_slots) {
    if (t.page != &page) continue;
    t.isPlaced = true;
    t.standIn.reset();
    m_program->takePlace(QString::fromLatin1(t.info->id));
  }
}

// ---- Events ----------------------------------------------------------------------------------------------------------

// The mouse's buttons for back and forward, before any board has them: nothing where nobody wants them, else undo and redo. A board
// with steps of its own for them (kOwnHistory) does those.
bool Window::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() != QEvent::MouseButtonPress && event->type() != QEvent::MouseButtonDblClick)
    return QMainWindow::eventFilter(watched, event);
  const auto button = static_cast<QMouseEvent*>(event)->button();
  const auto* widget = qobject_cast<QWidget*>(watched);
  if ((button != Qt::BackButton && button != Qt::ForwardButton) || !widget || widget->window() != this)
    return QMainWindow::eventFilter(watched, event);
  if (!m_program->settings().undoesByMouse()) return true;
  if (widget->property(kOwnHistory).toBool()) return false;
  m_commands[button == Qt::BackButton ? Command::Undo : Command::Redo]->trigger();
  return true;
}

void Window::dragEnterEvent(QDragEnterEvent* event) {
  if (event->mimeData()->hasUrls() || page().canPaste(event->mimeData())) event->acceptProposedAction();
}

void Window::dropEvent(QDropEvent* event) {
  event->acceptProposedAction();
  paste(event->mimeData());
}

}  // namespace searchlight::ui
