// app/main_window.cpp: the frame around the map lab.
#include "app/main_window.h"

#include <QApplication>
#include <QCloseEvent>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QMenuBar>
#include <QMessageBox>
#include <QMimeData>
#include <QScreen>
#include <QStatusBar>
#include <QToolBar>

#include "app/help_dialogs.h"
#include "app/program.h"
#include "app/samples.h"
#include "widgets/theme/icons.h"

namespace searchlight::ui {

namespace {
QString toNative(const QString& path) { return QDir::toNativeSeparators(path); }
}  // namespace

MainWindow::MainWindow(Program* program)
    : m_program(program),
      m_actions(this),
      m_page(new MapLabPage(&m_actions, &program->settings(), this)),
      m_autosave(std::make_unique<Autosave>(&m_page->map(), program->autosaves())) {
  setCentralWidget(m_page);
  setAcceptDrops(true);
  setMinimumSize(760, 520);
  buildMenus();
  buildToolBar();
  m_cellLabel = new QLabel(this);
  m_zoomLabel = new QLabel(this);
  m_cellLabel->setContentsMargins(8, 0, 8, 0);
  m_zoomLabel->setContentsMargins(8, 0, 8, 0);
  statusBar()->addWidget(m_cellLabel, 1);
  statusBar()->addPermanentWidget(m_zoomLabel);
  statusBar()->setSizeGripEnabled(false);
  connectActions();
  retranslate();
  updateTitle();
  updateActions();
  if (!restoreGeometry(program->settings().windowGeometry()))
    resize(QSize(1440, 900).boundedTo(screen()->availableSize() * 0.95));
}

MainWindow::~MainWindow() = default;

// ---- What the window is made of --------------------------------------------------------------------------------------

void MainWindow::buildMenus() {
  const auto menu = [this] { return menuBar()->addMenu(QString()); };
  const auto fill = [this](QMenu* m, std::initializer_list<Command> commands) {
    for (const Command c : commands) m->addAction(m_actions[c]);
  };
  m_menus.file = menu();
  fill(m_menus.file, {Command::NewMap, Command::NewWindow, Command::Open});
  m_menus.recent = m_menus.file->addMenu(QString());
  m_menus.samples = m_menus.file->addMenu(QString());
  m_menus.file->addSeparator();
  fill(m_menus.file, {Command::Save, Command::SaveAs, Command::ExportTrace});
  m_menus.file->addSeparator();
  fill(m_menus.file, {Command::Close, Command::Quit});

  m_menus.edit = menu();
  fill(m_menus.edit, {Command::Undo, Command::Redo});
  m_menus.edit->addSeparator();
  fill(m_menus.edit, {Command::CopyCommand, Command::Paste});
  m_menus.edit->addSeparator();
  m_menus.tools = m_menus.edit->addMenu(QString());
  fill(m_menus.tools, {Command::ToolInspect, Command::ToolWall, Command::ToolErase, Command::ToolWeight});
  fill(m_menus.edit, {Command::Generate, Command::Resize, Command::Clear});

  m_menus.view = menu();
  fill(m_menus.view, {Command::ZoomIn, Command::ZoomOut, Command::Fit});
  m_menus.view->addSeparator();
  m_menus.texts = m_menus.view->addMenu(QString());
  m_menus.layers = m_menus.view->addMenu(QString());
  fill(m_menus.view, {Command::Contours, Command::AnswerPreview});
  m_menus.view->addSeparator();
  m_menus.theme = m_menus.view->addMenu(QString());
  m_menus.language = m_menus.view->addMenu(QString());
  m_menus.view->addSeparator();
  fill(m_menus.view, {Command::PanelVisible, Command::FullScreen});

  m_menus.search = menu();
  m_page->player().commands().fill(m_menus.search);
  m_menus.search->addSeparator();
  fill(m_menus.search, {Command::BreakHere, Command::LightPath, Command::LightDescendants});

  m_menus.help = menu();
  fill(m_menus.help, {Command::Keys, Command::About, Command::AboutQt});

  m_page->fillTextMenu(m_menus.texts);
  m_page->fillLayerMenu(m_menus.layers);
  connect(m_menus.recent, &QMenu::aboutToShow, this, &MainWindow::fillRecentMenu);
  for (const Sample& sample : samples())
    connect(m_menus.samples->addAction(QString()), &QAction::triggered, this,
            [this, path = sample.path] { openFile(path); });

  auto* themes = new QActionGroup(this);
  for (const ThemeChoice choice : {ThemeChoice::FollowSystem, ThemeChoice::Light, ThemeChoice::Dark}) {
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
    const ThemeChoice choices[] = {ThemeChoice::FollowSystem, ThemeChoice::Light, ThemeChoice::Dark};
    for (int i = 0; i < 3; ++i) m_menus.theme->actions()[i]->setChecked(m_program->theme() == choices[i]);
    const auto entries = Language::available();
    for (int i = 0; i < entries.size(); ++i)
      m_menus.language->actions()[i]->setChecked(m_program->language() == entries[i].code);
  });
}

void MainWindow::buildToolBar() {
  m_toolBar = addToolBar(QString());
  m_toolBar->setObjectName(QStringLiteral("toolbar"));
  m_toolBar->setMovable(false);
  m_toolBar->setContextMenuPolicy(Qt::PreventContextMenu);
  m_toolBar->setIconSize(QSize(20, 20));
  const auto group = [this](std::initializer_list<Command> commands) {
    if (!m_toolBar->actions().isEmpty()) m_toolBar->addSeparator();
    for (const Command c : commands) m_toolBar->addAction(m_actions[c]);
  };
  group({Command::Open, Command::Save});
  group({Command::Undo, Command::Redo});
  group({Command::ToolInspect, Command::ToolWall, Command::ToolErase, Command::ToolWeight});
  m_toolBar->addWidget(m_page->brushWidget());
  group({Command::Generate, Command::Clear});
  group({Command::ZoomOut, Command::ZoomIn, Command::Fit});
  group({Command::CopyCommand});
}

void MainWindow::connectActions() {
  const auto on = [this](Command c, auto slot) { connect(m_actions[c], &QAction::triggered, this, slot); };
  on(Command::NewMap, [this] {
    if (mayReplaceMap()) m_page->newMap();
  });
  on(Command::NewWindow, [this] {
    MainWindow* w = m_program->newWindow();
    w->show();
    w->openWelcome();
  });
  on(Command::Open, [this] { openDialog(); });
  on(Command::Save, [this] { save(); });
  on(Command::SaveAs, [this] { saveAs(); });
  on(Command::ExportTrace, [this] { exportTrace(); });
  on(Command::Close, [this] { close(); });
  on(Command::Quit, [this] {
    for (MainWindow* w : m_program->windows())
      if (!w->close()) return;
  });
  on(Command::FullScreen, [this](bool full) { full ? showFullScreen() : showNormal(); });
  on(Command::Keys, [this] { showKeysDialog(this, m_actions, m_page->player().commands().actions()); });
  on(Command::About, [this] { showAboutDialog(this); });
  on(Command::AboutQt, [] { QApplication::aboutQt(); });
  // Shortcuts work also where no menu shows the action.
  for (QAction* a : m_actions.all()) addAction(a);

  connect(&m_page->map(), &MapModel::historyChanged, this, &MainWindow::updateActions);
  connect(&m_page->map(), &MapModel::historyChanged, this, &MainWindow::updateTitle);
  connect(&m_page->map(), &MapModel::fileChanged, this, &MainWindow::updateTitle);
  connect(&m_page->search(), &SearchModel::searchChanged, this, &MainWindow::updateActions);
  connect(m_page, &MapLabPage::replaceRequested, this, [this](bool* may) { *may = mayReplaceMap(); });
  connect(m_page, &MapLabPage::cellHovered, m_cellLabel, &QLabel::setText);
  connect(&m_page->board(), &GridView::viewChanged, this, [this](double zoom) {
    m_zoomLabel->setText(zoom >= 1 ? tr("%1 px a cell").arg(zoom, 0, 'g', 3)
                                   : tr("%1 cells a pixel").arg(1 / zoom, 0, 'g', 2));
  });
}

void MainWindow::retranslate() {
  m_actions.retranslate();
  m_menus.file->setTitle(tr("&File"));
  m_menus.recent->setTitle(tr("Open &recent"));
  m_menus.samples->setTitle(tr("Maps that come &with the program"));
  m_menus.edit->setTitle(tr("&Edit"));
  m_menus.tools->setTitle(tr("&Tool"));
  m_menus.view->setTitle(tr("&View"));
  m_menus.texts->setTitle(tr("&Text in cells"));
  m_menus.layers->setTitle(tr("&Colour cells by"));
  m_menus.theme->setTitle(tr("T&heme"));
  m_menus.language->setTitle(tr("&Language"));
  m_menus.search->setTitle(tr("&Search"));
  m_menus.help->setTitle(tr("&Help"));
  m_menus.theme->actions()[0]->setText(tr("As the &system"));
  m_menus.theme->actions()[1]->setText(tr("&Light"));
  m_menus.theme->actions()[2]->setText(tr("&Dark"));
  for (std::size_t i = 0; i < samples().size(); ++i)
    m_menus.samples->actions()[static_cast<qsizetype>(i)]->setText(sampleTitle(samples()[i]));
  m_toolBar->setWindowTitle(tr("Tools"));
  updateActions();
}

void MainWindow::fillRecentMenu() {
  m_menus.recent->clear();
  for (const QString& path : m_program->settings().recentFiles()) {
    QAction* a = m_menus.recent->addAction(
        QFileInfo(path).fileName() + QStringLiteral("   ") +
        fontMetrics().elidedText(toNative(QFileInfo(path).path()), Qt::ElideMiddle, 320));
    a->setStatusTip(toNative(path));
    connect(a, &QAction::triggered, this, [this, path] { openFile(path); });
  }
  if (m_menus.recent->isEmpty())
    m_menus.recent->addAction(tr("Nothing yet"))->setEnabled(false);
  else {
    m_menus.recent->addSeparator();
    connect(m_menus.recent->addAction(tr("Clear this list")), &QAction::triggered, this,
            [this] { m_program->settings().clearRecentFiles(); });
  }
}

void MainWindow::updateTitle() {
  const QString title = m_page->map().title().isEmpty() ? tr("Untitled map") : m_page->map().title();
  setWindowTitle(title + QStringLiteral("[*]"));
  setWindowModified(m_page->map().isModified());
  setWindowFilePath(m_page->map().path());
}

void MainWindow::updateActions() {
  const MapModel& map = m_page->map();
  const auto named = [](const QString& verb, const grid::MapEdit* edit) {
    return edit ? verb.arg(editName(edit->kind)) : QString();
  };
  m_actions[Command::Undo]->setEnabled(map.canUndo());
  m_actions[Command::Redo]->setEnabled(map.canRedo());
  m_actions[Command::Undo]->setText(map.canUndo() ? named(tr("&Undo: %1"), map.undoEdit()) : tr("&Undo"));
  m_actions[Command::Redo]->setText(map.canRedo() ? named(tr("&Redo: %1"), map.redoEdit()) : tr("&Redo"));
  m_actions[Command::Save]->setEnabled(!map.isEmpty());
  m_actions[Command::SaveAs]->setEnabled(!map.isEmpty());
  m_actions[Command::Resize]->setEnabled(!map.isEmpty());
  m_actions[Command::Clear]->setEnabled(!map.isEmpty());
  const bool asked = m_page->question().has_value() && m_page->search().hasSearch();
  m_actions[Command::CopyCommand]->setEnabled(asked);
  m_actions[Command::ExportTrace]->setEnabled(asked);
}

// ---- Files -------------------------------------------------------------------------------------------------------------

void MainWindow::openWelcome() {
  if (m_page->open(samples().front().path)) return;  // cannot fail: it is compiled in
  m_page->playHalfWay();
}

bool MainWindow::openFile(const QString& path) {
  if (!mayReplaceMap()) return false;
  if (const auto why = m_page->open(path)) {
    m_page->complain(*why);
    return false;
  }
  if (path.startsWith(QLatin1Char(':'))) return true;
  m_program->settings().addRecentFile(path);
  m_program->settings().setLastFolder(QFileInfo(path).absolutePath());
  return true;
}

void MainWindow::recover(RecoveredMap map) {
  const QString title = map.title;
  m_page->showMap(std::move(map.document), map.path, map.title, SearchModel::StartAt::End);
  m_page->map().setModified();
  m_autosave->write();
  m_page->say(tr("Unsaved work of an earlier run was restored: %1")
                  .arg(title.isEmpty() ? tr("Untitled map") : title));
}

void MainWindow::openDialog() {
  const QString path = QFileDialog::getOpenFileName(
      this, tr("Open"), m_program->settings().lastFolder(),
      tr("All that can be shown (%1)")
              .arg(QStringLiteral("*.map *.slmap *.yaml *.yml *.json *.png *.jpg *.jpeg *.bmp *.gif *.svg")) +
          QStringLiteral(";;") + tr("Maps (%1)").arg(QStringLiteral("*.map *.slmap")) + QStringLiteral(";;") +
          tr("Recorded searches (%1)").arg(QStringLiteral("*.yaml *.yml *.json")) + QStringLiteral(";;") +
          tr("Pictures (%1)").arg(QStringLiteral("*.png *.jpg *.jpeg *.bmp *.gif *.svg")) +
          QStringLiteral(";;") + tr("All files (*)"));
  if (!path.isEmpty()) openFile(path);
}

bool MainWindow::save() {
  const QString path = m_page->map().path();
  // A file that came without weights keeps its form only as long as there are none.
  if (path.isEmpty() || (grid::mapFormatFor(path.toStdU16String()) == grid::MapFormat::Octile &&
                         grid::losesWeights(m_page->map().document().map)))
    return saveAs();
  if (const auto why = m_page->map().save(path)) {
    m_page->complain(tr("%1 cannot be written: %2").arg(toNative(path), *why));
    return false;
  }
  return true;
}

bool MainWindow::saveAs() {
  const QString plain = tr("Map with weights, start and goal (%1)").arg(QStringLiteral("*.slmap"));
  const QString octile = tr("MovingAI map, walls only (%1)").arg(QStringLiteral("*.map"));
  const QString name = m_page->map().path().isEmpty()
                           ? m_program->settings().lastFolder() + QStringLiteral("/map.slmap")
                           : m_page->map().path();
  QString filter = name.endsWith(QLatin1String(".map")) ? octile : plain;
  QString path = QFileDialog::getSaveFileName(this, tr("Save map"), name,
                                              plain + QStringLiteral(";;") + octile, &filter);
  if (path.isEmpty()) return false;
  if (QFileInfo(path).suffix().isEmpty())
    path += filter == octile ? QStringLiteral(".map") : QStringLiteral(".slmap");
  if (grid::mapFormatFor(path.toStdU16String()) == grid::MapFormat::Octile &&
      grid::losesWeights(m_page->map().document().map)) {
    const auto answer = QMessageBox::warning(
        this, tr("Save map"),
        tr("A .map file holds walls only: the weights of this map will be lost. Save it all the same?"),
        QMessageBox::Save | QMessageBox::Cancel, QMessageBox::Cancel);
    if (answer != QMessageBox::Save) return false;
  }
  if (const auto why = m_page->map().save(path)) {
    m_page->complain(tr("%1 cannot be written: %2").arg(toNative(path), *why));
    return false;
  }
  m_program->settings().addRecentFile(path);
  m_program->settings().setLastFolder(QFileInfo(path).absolutePath());
  return true;
}

void MainWindow::exportTrace() {
  const QString yaml = tr("Search trace, YAML (%1)").arg(QStringLiteral("*.trace.yaml"));
  const QString json = tr("Search trace, JSON (%1)").arg(QStringLiteral("*.trace.json"));
  const QString base = QFileInfo(m_page->map().title()).completeBaseName();
  QString filter = yaml;
  QString path = QFileDialog::getSaveFileName(this, tr("Export search trace"),
                                              m_program->settings().lastFolder() + QLatin1Char('/') +
                                                  (base.isEmpty() ? QStringLiteral("search") : base) +
                                                  QStringLiteral(".trace.yaml"),
                                              yaml + QStringLiteral(";;") + json, &filter);
  if (path.isEmpty()) return;
  if (QFileInfo(path).suffix().isEmpty())
    path += filter == json ? QStringLiteral(".trace.json") : QStringLiteral(".trace.yaml");
  m_page->exportTrace(path);
}

bool MainWindow::mayReplaceMap() {
  if (!m_page->map().isModified()) return true;
  const QString title = m_page->map().title().isEmpty() ? tr("Untitled map") : m_page->map().title();
  const auto answer =
      QMessageBox::warning(this, tr("Unsaved changes"), tr("“%1” has changes that are not saved.").arg(title),
                           QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, QMessageBox::Save);
  return answer == QMessageBox::Discard || (answer == QMessageBox::Save && save());
}

// ---- Events -------------------------------------------------------------------------------------------------------------

void MainWindow::closeEvent(QCloseEvent* event) {
  if (!mayReplaceMap()) return event->ignore();
  m_program->settings().setWindowGeometry(saveGeometry());
  m_page->saveLayout();
  m_autosave->discard();
  event->accept();
}

void MainWindow::changeEvent(QEvent* event) {
  QMainWindow::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) retranslate(), updateTitle();
  if (event->type() == QEvent::WindowStateChange) m_actions[Command::FullScreen]->setChecked(isFullScreen());
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
  if (m_page->canPaste(event->mimeData())) event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event) {
  event->acceptProposedAction();
  m_page->pasteFrom(event->mimeData());
}

}  // namespace searchlight::ui
