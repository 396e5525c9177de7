// tests/app/program_window.h: the program with a window, in folders of its own: what every test of pages begins with.
#pragma once
#include "app/compare/compare_page.h"
#include "app/pages.h"
#include "app/shell/program.h"
#include "app/shell/window.h"
#include "app/shell/workbench_page.h"
#include "tests/app/paint_on.h"
#include "tests/app/seen.h"
#include "tests/test_main.h"

namespace searchlight::testing {

class ProgramWindow {
 public:
  virtual ~ProgramWindow() { m_program.reset(); }

  // The program in a folder of its own, in English and without motion; what other tests have kept is forgotten. Kept games and bests
  // go where QStandardPaths' test mode has them.
  void begin() {
    QStandardPaths::setTestModeEnabled(true);
    forgetKept();
    m_dir = std::make_unique<QTemporaryDir>();
    ui::Settings settings = ui::Settings::isolated(path("settings.ini"));
    settings.setLanguage(u"en"_s);
    for (const char* motion : {"lines/motion", "klotski/motion", "sokoban/motion"})
      settings.setFlag(motion, false);
  }
  void open() {
    begin();
    openProgram();
  }
  void close() {
    m_program.reset();
    m_window = nullptr;
    m_dir.reset();
    forgetKept();
  }
  // It begins, or it ends and begins again with the same settings.
  virtual void openProgram() {
    startProgram();
    openWindow();
  }
  void startProgram(std::vector<ui::PageInfo> pages = ui::pages()) {
    m_program.reset();
    m_program = std::make_unique<ui::Program>(std::move(pages), ui::Settings::isolated(path("settings.ini")),
                                              path("autosave"));
  }
  // As main() begins it, without a file.
  void startAsMain(const QString& wanted = {}) {
    startProgram();
    if (m_program->recoverAbandoned(wanted)) {
      m_window = m_program->windows().front();
      return;
    }
    const QString front = ui::Settings::isolated(path("settings.ini")).frontPage();
    m_window = m_program->newWindow(wanted.isEmpty() ? front : wanted);
    m_window->show();
    m_window->openWhereOneWas();
  }
  // One more, with this page in front.
  virtual void openWindow() {
    m_window = m_program->newWindow(QString::fromLatin1(frontPage()));
    m_window->resize(1200, 800);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window, 60'000));
    m_window->page().takeFocus(Qt::OtherFocusReason);
  }

  // What is on the disk when nothing is left to do is all that a kill leaves, and no locks of the living.
  void kill() {
    const QDir copies(path("autosave"));
    QVERIFY(QDir().mkpath(path("left")));
    for (const QFileInfo& file : copies.entryInfoList(QDir::Files))
      if (file.suffix() != "lock"_L1) QVERIFY(QFile::copy(file.filePath(), path("left/") + file.fileName()));
    m_program.reset();
    QVERIFY(QDir(copies).removeRecursively() && QDir().rename(path("left"), copies.path()));
  }

  ui::Program& program() { return *m_program; }
  ui::Window& window() { return *m_window; }
  template <class P>
  P& the() {
    return static_cast<P&>(*m_window->page(QString::fromLatin1(P::kId)));
  }
  QAction* command(ui::Command c) { return m_window->commands()[c]; }
  // By its text, whether in a menu or only a key.
  QAction* windowAction(const QString& text) { return actionOf(m_window->actions(), text); }
  void settle() { QTRY_VERIFY(m_window->page().isSettled()); }
  // As the window opens a file, until its page has it.
  void openAndSettle(const QString& file) {
    QVERIFY2(m_window->openFile(file), qPrintable(m_window->page().messageText()));
    ProgramWindow::settle();
  }
  // A search that is watched, at this moment of it.
  static void moveTo(ui::WorkbenchPage& page, std::size_t moment) {
    page.transport()->pause();
    page.search().requestSeek(moment);
    QTRY_VERIFY(page.isSettled());
  }
  // The whole of it has been run, and the cursor stands behind it.
  static void moveToEnd(ui::WorkbenchPage& page) {
    page.transport()->toEnd();
    QTRY_VERIFY(page.isSettled() && page.search().isAtEnd());
  }

  // ---- The comparison, of whichever page it looks at ----
  ui::ComparePage& compare() { return the<ui::ComparePage>(); }
  ui::ComparePane& pane(std::size_t i) { return *compare().panes().panes()[i]; }
  virtual void settleCompare() { QTRY_VERIFY(compare().isSettled()); }
  static setup::Words words(const char* algorithm, const char* option = nullptr,
                            const char* value = nullptr) {
    setup::Words out;
    out.set("algorithm", algorithm);
    if (option) out.set(option, value);
    return out;
  }
  // These searches, when they have been answered; by their algorithms alone, or by all their words.
  void compareRuns(const std::vector<setup::Words>& runs) { compare().setRuns(runs), settleCompare(); }
  void compareRuns(std::initializer_list<const char*> algorithms) {
    std::vector<setup::Words> runs;
    for (const char* algorithm : algorithms) runs.push_back(words(algorithm));
    compareRuns(runs);
  }
  void add(const setup::Words& run) { compare().add(run), settleCompare(); }
  // All cursors have arrived there.
  void seekAll(std::size_t moment) { compare().transport()->seek(moment), settleCompare(); }
  void toStartOfAll() { compare().transport()->toStart(), settleCompare(); }
  void toEndOfAll() { compare().transport()->toEnd(), settleCompare(); }
  void stepAll(int steps = 1) {
    while (steps-- > 0) compare().transport()->stepForward();
    settleCompare();
  }
  void overlay(bool shown) {
    QAction* action = windowAction(u"Overlay of two searches"_s);
    if (action->isChecked() != shown) action->trigger();
    QCOMPARE(compare().overlay() != nullptr, shown);
  }
  // One of the sets of searches to begin with, by a part of its title.
  void startSet(const QString& part) {
    for (const QMenu* menu : compare().findChildren<QMenu*>())
      for (QAction* choice : menu->actions())
        if (ui::plainText(choice->text()).contains(part)) {
          choice->trigger();
          return settleCompare();
        }
    QFAIL(qPrintable(u"no set "_s + part));
  }

  // ---- Files, in that folder ----
  QString path(const QString& name) const { return m_dir->filePath(name); }
  QString path(const char* name) const { return path(QString::fromUtf8(name)); }
  template <class Name>
  QString write(const Name& name, QByteArrayView text) const {
    return writeTo(path(name), text);
  }
  static QString writeTo(const QString& path, QByteArrayView text) {
    QDir().mkpath(QFileInfo(path).path());
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(text.data(), text.size()) != text.size())
      qFatal("no %s", qPrintable(path));
    return path;
  }
  static QByteArray read(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
  }
  // What the program keeps of the user.
  static QString keptPath(const RowText& name = {}) {
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
    return name.text.isEmpty() ? folder : folder + u'/' + name.text;
  }
  static void forgetKept() {
    if (keptPath().contains(u"qttest"_s)) QDir(keptPath()).removeRecursively();
  }

 protected:
  virtual const char* frontPage() const { return ""; }

  std::unique_ptr<QTemporaryDir> m_dir;
  std::unique_ptr<ui::Program> m_program;
  ui::Window* m_window = nullptr;
};

// With a puzzle's page in front.
template <class P>
class PageWindow : public ProgramWindow {
 public:
  P& page() { return the<P>(); }
  auto& board() { return page().board(); }
  const auto& game() { return page().game(); }
  template <class C>
  QAction* action(C c) {
    return page().action(c);
  }
  void settle() { QTRY_VERIFY(page().isSettled()); }
  void toEndOfSearch() { moveToEnd(page()); }
  // As its buttons do it, until the page is at rest there.
  void seek(std::size_t moment) { page().transport()->seek(moment), settle(); }
  void toStart() { page().transport()->toStart(), settle(); }
  void toEnd() { page().transport()->toEnd(), settle(); }
  void key(Qt::Key key, Qt::KeyboardModifiers with = {}) { QTest::keyClick(&board(), key, with); }

 protected:
  const char* frontPage() const override { return P::kId; }
};

}  // namespace searchlight::testing
