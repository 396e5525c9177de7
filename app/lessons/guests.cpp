// app/lessons/guests.cpp: what a guest is given instead of the user's own.
#include "app/lessons/guests.h"

#include <utility>

#include "widgets/sokoban/sokoban_view.h"

namespace searchlight::ui {

namespace {
constexpr int kWideEnough = 1250;
}

Guests::Guests(const PageHost& host, QWidget* parent)
    : QStackedWidget(parent), m_host(host), m_nothing(new QWidget(this)) {
  addWidget(m_nothing);
}

Guests::~Guests() {
  qDeleteAll(m_pages);  // before settings and folder, which they write to
}

Page* Guests::page(const QString& id) {
  if (Page* known = m_pages.value(id)) return known;
  if (!m_folder) {
    m_folder = std::make_unique<QTemporaryDir>();
    m_settings =
        std::make_unique<Settings>(Settings::inFile(m_folder->filePath(QStringLiteral("settings.ini"))));
    m_settings->setSpeed(m_host.settings->speed());
    m_settings->setTellsAhead(m_host.settings->tellsAhead());
  }
  PageHost host = m_host;
  host.settings = m_settings.get();
  host.page = [](const QString&) -> Page* { return nullptr; };
  host.show = [](const QString&) {};
  host.takeFocus = [this] {
    if (m_front) m_front->takeFocus(Qt::OtherFocusReason);
  };
  host.saveSetUp = []() -> std::optional<QString> { return QString(); };
  host.setUpFile = [] { return setup::Words(); };
  host.make = nullptr;
  host.data = m_folder->path();
  Page* made = m_host.make ? m_host.make(id, host) : nullptr;
  if (!made) return nullptr;
  m_pages.insert(id, made);
  // The board goes before the lists where there is no room for both and the text; the panel's key brings them.
  if (window()->width() < kWideEnough) made->run(Command::PanelVisible, false);
  addWidget(made);
  // What is asked and judged in a lesson names cells by columns and rows.
  for (SokobanView* board : made->findChildren<SokobanView*>()) board->setRulers(true);
  const auto inFront = [this, made](void (Guests::*tell)()) {
    return [this, made, tell] {
      if (made == m_front) (this->*tell)();
    };
  };
  connect(made, &Page::commandsChanged, this, inFront(&Guests::commandsChanged));
  connect(made, &Page::partsChanged, this, inFront(&Guests::partsChanged));
  connect(made, &Page::statusChanged, this, inFront(&Guests::statusChanged));
  connect(made, &Page::changed, this, inFront(&Guests::changed));
  return made;
}

void Guests::enter() {
  if (m_front && !std::exchange(m_isEntered, true)) m_front->entered();
}

void Guests::leave() {
  if (m_front && std::exchange(m_isEntered, false)) m_front->left();
}

Reading Guests::show(const setup::SetUp& setUp, const QString& fileName) {
  const QString id = QString::fromStdString(setUp.page);
  const bool isNew = !m_pages.contains(id);
  Page* wanted = page(id);
  if (!wanted) return Reading::failed(tr("This program has no page “%1”.").arg(id));
  if (wanted != m_front) {
    leave();
    m_front = wanted;
    setCurrentWidget(wanted);
    Q_EMIT frontChanged();
  }
  // A page that has been left asks no search; one that is new, and is entered without a board, opens one that nobody wants.
  if (!isNew) enter();
  const Reading taken = wanted->takeSetUp(setUp, fileName, SetUpFrom::File);
  if (taken.hasFailed()) {
    showNothing();
  } else {
    wanted->forgetEarlier();  // another step's board, or another question's
    enter();
  }
  return taken;
}

void Guests::showNothing() {
  if (!m_front) return;
  leave();
  m_front = nullptr;
  setCurrentWidget(m_nothing);
  Q_EMIT frontChanged();
}

}  // namespace searchlight::ui
