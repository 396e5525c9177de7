// app/shell/window_menus.cpp: menus and header, what the commands do, and the page's parts among them.
#include <QActionGroup>
#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QFileInfo>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QStatusBar>
#include <QToolBar>
#include <QToolButton>
#include <QWhatsThis>

#include "app/shell/dialogs.h"
#include "app/shell/key_map.h"
#include "app/shell/left_dialog.h"
#include "app/shell/preferences.h"
#include "app/shell/program.h"
#include "app/shell/read_on_thread.h"
#include "app/shell/window.h"
#include "app/shell/window_parts.h"
#include "widgets/help/glossary.h"

namespace searchlight::ui {

namespace {
constexpr int kRecentWidth = 320;  // of a name and of a folder in Open recent, in pixels
}  // namespace

void Window::buildMenus() {
  const auto menu = [this] { return menuBar()->addMenu(QString()); };
  const auto fill = [this](QMenu* m, std::initializer_list<Command> commands) {
    for (const Command c : commands) m->addAction(m_commands[c]);
  };
  m_menus.file = menu();
  fill(m_menus.file, {Command::New, Command::NewWindow, Command::Open});
  m_menus.recent = m_menus.file->addMenu(QString());
  m_menus.recent->setToolTipsVisible(true);
  m_menus.left = m_menus.file->addMenu(QString());
  m_anchors.file = m_menus.file->addSeparator();
  fill(m_menus.file, {Command::Save, Command::SaveAs, Command::SaveSetUp, Command::SavePicture,
                      Command::SaveFilm, Command::ExportTrace});
  m_menus.file->addSeparator();
  fill(m_menus.file, {Command::Close, Command::Quit});

  m_menus.edit = menu();
  fill(m_menus.edit, {Command::Undo, Command::Redo});
  m_menus.edit->addSeparator();
  fill(m_menus.edit, {Command::CopyCommand, Command::CopyPicture, Command::Paste});
  m_menus.edit->addSeparator();
  m_anchors.edit = m_menus.edit->addSeparator();
  fill(m_menus.edit, {Command::Preferences});

  m_menus.view = menu();
  if (m_slots.size() > 1) {
    m_menus.places = m_menus.view->addMenu(QString());
    m_menus.places->addActions(m_rail->actions());
  }
  m_menus.windows = m_menus.view->addMenu(QString());
  m_menus.view->addSeparator();
  fill(m_menus.view, {Command::ZoomIn, Command::ZoomOut, Command::Fit});
  m_menus.view->addSeparator();
  m_anchors.view = m_menus.view->addSeparator();
  m_menus.theme = m_menus.view->addMenu(QString());
  m_menus.language = m_menus.view->addMenu(QString());
  m_menus.view->addSeparator();
  fill(m_menus.view, {Command::NextPane, Command::PreviousPane});
  m_menus.view->addSeparator();
  fill(m_menus.view, {Command::PanelVisible, Command::FullScreen});

  m_menus.game = menu();
  m_anchors.game = m_menus.game->addSeparator();

  m_menus.search = menu();
  m_player.fill(m_menus.search);
  m_menus.search->addSeparator();
  fill(m_menus.search, {Command::SearchTree, Command::NodePlot});
  m_anchors.search = m_menus.search->addSeparator();

  m_menus.help = menu();
  fill(m_menus.help,
       {Command::Help, Command::WhatsThis, Command::Keys, Command::Glossary, Command::OwnSearch});
  m_menus.help->addSeparator();
  fill(m_menus.help, {Command::About, Command::AboutQt});

  connect(m_menus.recent, &QMenu::aboutToShow, this, &Window::fillRecentMenu);
  connect(m_menus.windows, &QMenu::aboutToShow, this, &Window::fillWindowsMenu);
  auto* left = new LeftMenu(
      m_menus.left, m_program->pages(), [this] { return leftInFront(); }, this);
  connect(left, &LeftMenu::chosen, this, &Window::openLeft);
  connect(left, &LeftMenu::allWanted, this, &Window::showAllLeft);
  auto* themes = new QActionGroup(this);
  for (const ThemeChoice choice : kThemeChoices) {
    QAction* a = themes->addAction(m_menus.theme->addAction(QString()));
    a->setCheckable(true);
    a->setChecked(m_program->theme() == choice);
    connect(a, &QAction::triggered, this, [this, choice] { m_program->applyTheme(choice); });
  }
  auto* languages = new QActionGroup(this);
  for (const Language::Entry& entry : Language::available()) {
    QAction* a = languages->addAction(m_menus.language->addAction(entry.name));
    a->setCheckable(true);
    a->setChecked(m_program->language() == entry.code);
    connect(a, &QAction::triggered, this, [this, code = entry.code] { m_program->applyLanguage(code); });
  }
  // Several windows share one choice: what is checked is looked up when the menu opens.
  connect(m_menus.view, &QMenu::aboutToShow, this, [this] {
    m_menus.windows->menuAction()->setVisible(m_program->windows().size() > 1);
    m_menus.theme->actions()[static_cast<qsizetype>(m_program->theme())]->setChecked(true);
    const auto entries = Language::available();
    for (int i = 0; i < entries.size(); ++i)
      m_menus.language->actions()[i]->setChecked(m_program->language() == entries[i].code);
  });
}

void Window::connectCommands() {
  const auto on = [this](Command c, auto slot) { connect(m_commands[c], &QAction::triggered, this, slot); };
  for (std::size_t i = 0; i < kPageCommands; ++i) {
    const auto c = static_cast<Command>(i);
    on(c, [this, c](bool checked) {
      if (c != Command::New || page().documentPage().mayReplace()) page().run(c, checked);
      updateCommands();
    });
  }
  on(Command::Open, [this] { openDialog(); });
  on(Command::Save, [this] { save(guarded(*m_front)); });
  on(Command::SaveAs, [this] { saveAs(*m_front); });
  on(Command::SaveSetUp, [this] {
    if (const auto why = saveSetUpAs(*m_front, As::Document); why && !why->isEmpty()) page().complain(*why);
  });
  on(Command::SavePicture,
     [this] { m_pictures.save(page(), fileNameOf(guarded(*m_front).document().title, tr("Picture"))); });
  on(Command::SaveFilm,
     [this] { m_pictures.saveFilm(page(), fileNameOf(guarded(*m_front).document().title, tr("Film"))); });
  on(Command::CopyPicture, [this] { m_pictures.copy(page()); });
  connect(&m_pictures, &PictureCommands::stateChanged, this, &Window::updateCommands);
  connect(&m_pictures, &PictureCommands::said, this, [this](const QString& text) { page().say(text); });
  connect(&m_pictures, &PictureCommands::troubled, this,
          [this](const QString& text) { page().complain(text); });
  connect(&m_pictures, &PictureCommands::saved, this, [this](const QString& path) {
    m_program->settings().setLastFolder(QFileInfo(path).absolutePath());
  });
  on(Command::Paste, [this] { paste(QApplication::clipboard()->mimeData()); });
  on(Command::NewWindow, [this] {
    Window* w = m_program->newWindow(pageId());
    w->show();
    w->openWhereOneWas();
  });
  on(Command::Close, [this] { close(); });
  on(Command::Quit, [this] {
    for (Window* w : m_program->windows())
      if (!w->close()) return;
  });
  on(Command::NextPane, [this] { m_focus.step(focusStops(), 1); });
  on(Command::PreviousPane, [this] { m_focus.step(focusStops(), -1); });
  on(Command::FullScreen, [this](bool full) { full ? showFullScreen() : showNormal(); });
  on(Command::Preferences, [this] {
    PreferencesDialog(m_program, this).exec();
    if (m_program->settings().isKept()) return;
    const QString why = tr("Your preferences cannot be saved because the settings file is not writable.");
    if (!page().complaint().contains(why)) page().complainBeside(why);
  });
  on(Command::Help,
     [this] { showHelpDialog(this, m_commands, m_player, page(), pageTitle(*m_front->info)); });
  on(Command::WhatsThis, [] { QWhatsThis::enterWhatsThisMode(); });
  on(Command::Glossary, [this] { askForTerm(this, {}); });
  on(Command::OwnSearch, [this] { showOwnSearchGuide(this, m_program); });
  on(Command::Keys, [this] { showKeysDialog(this, m_commands, m_player, page()); });
  on(Command::About, [this] { showAboutDialog(this); });
  on(Command::AboutQt, [] { QApplication::aboutQt(); });
  for (QAction* action : m_player.actions())
    if (!action->objectName().isEmpty())
      KeyMap::shared().bind(action, action->objectName(), action->shortcuts());
  // Shortcuts work also where no menu shows the action.
  addActions(m_commands.all());
  addActions(m_player.actions());
  if (m_slots.size() > 1) addActions(m_rail->actions());
}

// Those of the page, and the header.
std::vector<Page::FocusStop> Window::focusStops() {
  std::vector<Page::FocusStop> all = page().focusStops();
  all.push_back({m_header});
  return all;
}

// The page in front brings its actions along; those of the page before go.
void Window::placeParts() {
  m_player.setTransport(page().transport());
  const PageParts old = std::exchange(m_placed, page().parts());
  const auto place = [this](QMenu* menu, QAction* anchor, const QList<QAction*>& before,
                            const QList<QAction*>& now) {
    for (QAction* a : before) menu->removeAction(a), removeAction(a);
    menu->insertActions(anchor, now);
    addActions(now);
  };
  place(m_menus.file, m_anchors.file, old.file, m_placed.file);
  place(m_menus.edit, m_anchors.edit, old.edit, m_placed.edit);
  place(m_menus.view, m_anchors.view, old.view, m_placed.view);
  place(m_menus.game, m_anchors.game, old.game, m_placed.game);
  place(m_menus.search, m_anchors.search, old.search, m_placed.search);
  // Where games are played, New is one of them, and without a search there is no menu for it.
  const bool hasGame = !m_placed.game.isEmpty();
  QAction* const first = m_commands[Command::New];
  for (QMenu* home : {m_menus.file, m_menus.game}) home->removeAction(first);
  QMenu* home = hasGame ? m_menus.game : m_menus.file;
  home->insertAction(home->actions().front(), first);
  m_menus.game->menuAction()->setVisible(hasGame);
  m_menus.search->menuAction()->setVisible(!m_placed.search.isEmpty());
  for (QAction* a : old.others) removeAction(a);
  addActions(m_placed.others);
  buildHeader();
  m_header->setVisible(!m_placed.hasOwnHeader);
  statusBar()->setVisible(m_placed.showsStatus);
  page().setWhatsThis(pageAbout(*m_front->info));
}

// Anew for every page, and only what is used with a hand on the board: files and zoom have menus, keys and the wheel. A page
// without tools of its own has none for the zoom: one lone button is worth none.
void Window::buildHeader() {
  QToolBar& bar = m_header->tools();
  bar.clear();
  const auto group = [&](std::initializer_list<Command> commands) {
    QList<QAction*> shown;
    for (const Command c : commands)
      if (static_cast<std::size_t>(c) >= kPageCommands || page().state(c).isOffered)
        shown.append(m_commands[c]);
    if (shown.isEmpty()) return;
    if (!bar.actions().isEmpty()) bar.addSeparator();
    bar.addActions(shown);
  };
  group({Command::Undo, Command::Redo});
  const auto place = [&](const QList<QAction*>& actions) {
    bar.addActions(actions);
    for (QAction* menu : actions)  // all of such a button opens it
      if (auto* button = qobject_cast<QToolButton*>(bar.widgetForAction(menu)); button && menu->menu())
        button->setPopupMode(QToolButton::InstantPopup);
  };
  if (!m_placed.toolBar.isEmpty() && !bar.actions().isEmpty()) bar.addSeparator();
  place(m_placed.toolBar);
  if (!bar.actions().isEmpty()) group({Command::Fit});  // wheel, keys and menu zoom
  group({Command::SearchTree});
  place(m_placed.toolBarEnd);
  m_header->setOffers(m_placed.offers);
}

void Window::retranslate() {
  m_commands.retranslate();
  m_player.retranslate();
  m_rail->retranslate();
  m_menus.file->setTitle(tr("&File"));
  m_menus.recent->setTitle(tr("Open &recent"));
  m_menus.left->setTitle(tr("Unfinished &games"));
  m_menus.edit->setTitle(tr("&Edit"));
  m_menus.view->setTitle(tr("&View"));
  if (m_menus.places) m_menus.places->setTitle(tr("Pa&ge"));
  m_menus.windows->setTitle(tr("Windows"));
  m_menus.theme->setTitle(tr("T&heme"));
  m_menus.language->setTitle(tr("&Language"));
  m_menus.game->setTitle(tr("&Game"));
  m_menus.search->setTitle(tr("&Search"));
  m_menus.help->setTitle(tr("&Help"));
  m_menus.theme->actions()[0]->setText(tr("Same as &system"));
  m_menus.theme->actions()[1]->setText(tr("&Light"));
  m_menus.theme->actions()[2]->setText(tr("&Dark"));
  m_menus.theme->actions()[3]->setText(tr("High &contrast"));
  m_header->tools().setWindowTitle(tr("Tools"));
  if (!m_front) return;  // whoever comes to the front does the rest
  page().setWhatsThis(pageAbout(*m_front->info));
  updateCommands();
  updateTitle();
}

void Window::fillRecentMenu() {
  m_menus.recent->clear();
  for (const QString& path : m_program->settings().recentFiles()) {
    const QString whole = QDir::toNativeSeparators(path);
    const auto shown = [this](const QString& part) {
      // An ampersand in it underlines nothing.
      return fontMetrics()
          .elidedText(part, Qt::ElideMiddle, kRecentWidth)
          .replace(u'&', QStringLiteral("&&"));
    };
    QAction* a = m_menus.recent->addAction(shown(QFileInfo(path).fileName()) + QStringLiteral("   ") +
                                           shown(QDir::toNativeSeparators(QFileInfo(path).path())));
    a->setToolTip(whole);
    a->setStatusTip(whole);
    connect(a, &QAction::triggered, this, [this, path] { openFile(path); });
  }
  if (m_menus.recent->isEmpty())
    m_menus.recent->addAction(tr("No recent files"))->setEnabled(false);
  else {
    m_menus.recent->addSeparator();
    connect(m_menus.recent->addAction(tr("Clear this list")), &QAction::triggered, this,
            [this] { m_program->settings().clearRecentFiles(); });
  }
}

void Window::fillWindowsMenu() {
  m_menus.windows->clear();
  for (const QPointer<Window> window : m_program->windows()) {
    QAction* a = m_menus.windows->addAction(window->shownDocument().replace(u'&', QStringLiteral("&&")));
    a->setCheckable(true);
    a->setChecked(window == this);
    connect(a, &QAction::triggered, this, [window] {
      if (window) bringForward(*window);
    });
  }
}

QString Window::shownDocument() const { return windowTitle().remove(QStringLiteral("[*]")); }

// ---- What the page in front says -----------------------------------------------------------------------------------

void Window::updateTitle() {
  const Document document = guarded(*m_front).document();
  QString title = document.title.isEmpty() ? pageTitle(*m_front->info) : shownTitle(document.title);
  if (&page().documentPage() != &page()) title += QStringLiteral(" – ") + pageTitle(*m_front->info);
  m_header->setTitle(title);
  setWindowTitle(title + QStringLiteral("[*]"));
  setWindowModified(document.isModified);
  setWindowFilePath(document.path);
}

void Window::updateCommands() {
  for (std::size_t i = 0; i < kPageCommands; ++i)
    m_commands.show(static_cast<Command>(i), page().state(static_cast<Command>(i)));
  const bool canSave = !page().documentPage().writable().isEmpty();
  const bool hasDocument = !page().documentPage().document().isEmpty;
  m_commands.show(Command::Save, {.isOffered = canSave, .isEnabled = hasDocument});
  m_commands.show(Command::SaveAs, {.isOffered = canSave, .isEnabled = hasDocument});
  // A page of which nothing but workspaces can be saved has those.
  m_commands.show(Command::SaveSetUp, {.isOffered = canSave || hasDocument, .isEnabled = hasDocument});
  m_commands.show(Command::SavePicture, m_pictures.saveState());
  m_commands.show(Command::SaveFilm, m_pictures.filmState(page()));
  m_commands.show(Command::CopyPicture, m_pictures.copyState());
  m_commands.show(Command::Open, {.isOffered = true, .tip = page().openHint()});
  m_commands.show(Command::Paste, {.isOffered = true, .tip = page().pasteHint()});
}

void Window::updateStatus() {
  statusBar()->clearMessage();  // the tip of a button that the pointer rests on: what happens is newer
  m_status->setText(page().status());
  m_viewStatus->setText(page().viewStatus());
}

}  // namespace searchlight::ui
