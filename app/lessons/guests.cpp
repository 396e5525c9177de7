// app/lessons/guests.cpp: what a guest is given instead of the user's own.
#include "app/lessons/guests.h"

#include <algorithm>
#include <utility>

#include "app/shell/set_up_words.h"
#include "app/shell/workbench_page.h"
#include "widgets/board/board_view.h"
#include "widgets/graph/graph_panel.h"
#include "widgets/klotski/klotski_view.h"
#include "widgets/sokoban/sokoban_view.h"

namespace searchlight::ui {

namespace {

constexpr double kLargestCell = 96;  // of a small board: it is looked at beside a text

// How a page that nobody has touched looks at its board: the words that every page leaves as they are where they are missing.
setup::Words plainView(const std::string& page) {
  static constexpr std::pair<std::string_view, std::string_view> kPlain[] = {{"layer", setup::kCellLayers[0]},
                                                                             {"text", setup::kAuto},
                                                                             {"contours", setup::kNoYes[0]},
                                                                             {"tab", setup::kTabs[0]},
                                                                             {"explain", setup::kNoYes[0]}};
  const auto names = setup::viewNames(page);
  setup::Words out;
  for (const auto& [name, value] : kPlain)
    if (std::ranges::find(names, name) != names.end()) out.set(name, std::string(value));
  return out;
}

// A set-up leaves what it does not say as it is; on a page that others have shown things on, that would be theirs. Here it is what a
// new page has, with the user's speed and eye.
setup::SetUp wholeLook(setup::SetUp setUp, const Settings& users) {
  const std::string* world = setUp.page == setup::kComparePage ? setUp.view.find("world") : nullptr;
  setup::Words view = plainView(world ? *world : setUp.page), player;
  if (world) view.set("overlay", std::string(setup::kNoYes[0]));
  view.set("answer", std::string(setup::kNoYes[users.tellsAhead()]));
  for (const auto& [name, value] : setUp.view) view.set(name, value);
  const SpeedChoice speed = users.speed();
  const bool isSaid = setUp.player.find("speed") || setUp.player.find("pace");
  if (!isSaid && speed.kind == SpeedChoice::Kind::Pace) player.set("pace", std::string(setup::kNoYes[1]));
  if (!isSaid)
    player.set("speed", speed.kind == SpeedChoice::Kind::Set ? set_up_words::told(speed.stepsPerSecond)
                                                             : std::string(setup::kAuto));
  player.set("unit", std::string(setup::kUnits[0]));
  for (const auto& [name, value] : setUp.player) player.set(name, value);
  setUp.view = std::move(view);
  setUp.player = std::move(player);
  return setUp;
}

}  // namespace

Guests::Guests(const PageHost& host, QWidget* parent)
    : QStackedWidget(parent), m_host(host), m_nothing(new QWidget(this)) {
  addWidget(m_nothing);
}

Guests::~Guests() {
  // Before settings and folder, which they write to; a comparison before those that it looks at.
  delete m_pages.take(QLatin1String(kComparePage));
  qDeleteAll(m_pages);
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
  // A comparison looks at another guest's board; nobody else goes to another page.
  const bool isComparison = id == QLatin1String(kComparePage);
  host.page = [this, isComparison](const QString& other) { return isComparison ? page(other) : nullptr; };
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
  addWidget(made);
  for (BoardView* board : made->findChildren<BoardView*>()) board->setLargestFit(kLargestCell);
  if (auto* lent = dynamic_cast<WorkbenchPage*>(made))
    lent->workbench().lendPanel(made->findChild<GraphPanel*>());
  // What is asked and judged in a lesson names cells by columns and rows; a push that loses is an answer like others; and no key
  // leads to a level that is not the lesson's.
  for (SokobanView* board : made->findChildren<SokobanView*>()) {
    board->setRulers(true);
    board->setOffersAll(true);
    QObject::disconnect(board, &SokobanView::levelWanted, nullptr, nullptr);
    board->setLargestFit(kLargestCell);
  }
  for (KlotskiView* board : made->findChildren<KlotskiView*>()) board->setLargestFit(kLargestCell);
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
  if (!wanted) return Reading::failed(tr("Searchlight has no page “%1”.").arg(id));
  if (wanted != m_front) {
    leave();
    m_front = wanted;
    setCurrentWidget(wanted);
    Q_EMIT frontChanged();
  }
  // A page that has been left asks no search; one that is new, and is entered without a board, opens one that nobody wants.
  if (!isNew) enter();
  const Reading taken = wanted->takeSetUp(wholeLook(setUp, *m_host.settings), fileName, SetUpFrom::File);
  if (!setUp.view.find("cell"))
    for (BoardView* board : wanted->findChildren<BoardView*>()) board->fit();
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
