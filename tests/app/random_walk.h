// tests/app/random_walk.h: keys, clicks, the wheel, commands and files by chance, on a whole window and on whatever it opens.
#pragma once
#include "app/pages.h"
#include "app/shell/window.h"
#include "core/random/random.h"
#include "tests/test_main.h"

namespace searchlight::testing {

// Sends events one after the other, from whichever event loop runs: dialogs and menus that they open get theirs. Each has random
// numbers of its own, by its number: SEARCHLIGHT_WALK_ONLY="3,17,20" leaves out all others, and SEARCHLIGHT_WALK_TOLD=1 tells each
// before it is sent, so that what a walk has found can be brought down to a few.
class RandomWalk : public QObject {
 public:
  RandomWalk(ui::Window& window, std::uint64_t seed) : m_window(window), m_seed(seed) {
    // Menus are gone along, too.
    for (const ui::Command c : {ui::Command::Close, ui::Command::Quit, ui::Command::NewWindow})
      window.commands()[c]->setEnabled(false);
    for (const QString& number :
         qEnvironmentVariable("SEARCHLIGHT_WALK_ONLY").split(u',', Qt::SkipEmptyParts))
      m_only.insert(number.toInt());
  }

  // What can be opened in between, by its name, by a drop, in the dialog; with whatever is unsaved then.
  void setFiles(const QStringList& files) { m_files = files; }
  int filesTaken() const { return m_taken; }
  // Unsaved work that went for a file without a question, is not kept and does not come back by undo. Empty: none.
  QString lost() const { return m_lost; }

  // Until so many have been sent since the beginning, and no dialog is left open.
  void goTo(int events) {
    m_end = events;
    QEventLoop loop;
    m_done = [&loop] { loop.quit(); };
    QTimer::singleShot(0, this, &RandomWalk::next);
    loop.exec();
  }

 private:
  bool chance(std::uint32_t oneIn) { return m_random.below(oneIn) == 0; }
  template <class List>
  auto any(const List& list) {
    return list[static_cast<typename List::size_type>(
        m_random.below(static_cast<std::uint32_t>(list.size())))];
  }

  // What is done may not come back before its dialog is closed, so that the next one is due already.
  void next() {
    QWidget* const popup = QApplication::activePopupWidget();
    QWidget* const dialog = QApplication::activeModalWidget();
    if (m_at >= m_end && !popup && !dialog) return m_done();
    const int number = m_at++;
    m_random = Random(m_seed + static_cast<std::uint64_t>(number) * 1'000'003);
    QTimer::singleShot(chance(20) ? 30 : 0, this, &RandomWalk::next);
    const bool isOver = number >= m_end;
    if (m_isOpening && !popup && !dialog) return;  // a file is being read
    if (!isOver && !m_only.empty() && !m_only.contains(number)) return;
    m_told = number;
    if (popup)
      return isOver || chance(4) ? tell(u"closes"_s, popup), static_cast<void>(popup->close()) : key(popup);
    // Who only ever closes what asks about a drawing keeps it for ever.
    if (auto* box = qobject_cast<QMessageBox*>(dialog); box && !box->buttons().isEmpty()) {
      m_hasAsked = true;
      QAbstractButton* button = any(box->buttons());
      tell(button->text(), box);
      return button->click();
    }
    if (auto* files = qobject_cast<QFileDialog*>(dialog); files && !isOver && !m_files.isEmpty() &&
                                                          files->acceptMode() == QFileDialog::AcceptOpen &&
                                                          chance(2)) {
      const QString file = any(m_files);
      tell(file, files);
      files->selectFile(file);
      return static_cast<QDialog*>(files)->accept();
    }
    // Where something is saved is for other tests.
    if (auto* asked = qobject_cast<QDialog*>(dialog);
        asked && (isOver || chance(25) || qobject_cast<QFileDialog*>(dialog))) {
      tell(u"gives up"_s, asked);
      return asked->reject();
    }
    if (!dialog && !m_files.isEmpty() && chance(kFileOneIn)) return open(any(m_files));
    act(dialog ? dialog : &m_window);
  }

  // ---- Files ----

  struct Work {
    std::string text;
    bool isUnsaved = false;
  };
  std::map<QString, Work> works() {
    std::map<QString, Work> out;
    for (const ui::PageInfo& info : ui::pages()) {
      const QString id = QString::fromLatin1(info.id);
      ui::Page& page = *m_window.page(id);
      if (&page.documentPage() != &page) continue;
      if (const ui::Snapshot now = page.snapshot())
        out[id] = {now().board.text.value_or(std::string()), page.document().isModified};
    }
    return out;
  }

  void open(const QString& file) {
    tell(u"opens "_s + file, &m_window);
    const std::map<QString, Work> before = works();
    m_hasAsked = false;
    m_isOpening = true;
    if (chance(2)) {
      m_taken += m_window.openFile(file);
    } else {
      QMimeData urls;
      urls.setUrls({QUrl::fromLocalFile(file)});
      QDropEvent drop(QPointF(m_window.rect().center()), Qt::CopyAction, &urls, Qt::LeftButton, {});
      QCoreApplication::sendEvent(&m_window, &drop);
    }
    const bool hasAsked = m_hasAsked;
    const std::map<QString, Work> after = works();
    for (const auto& [id, work] : before)
      if (work.isUnsaved && !hasAsked && after.at(id).text != work.text &&
          !isWithin(work.text, after.at(id).text) && !isKept(work.text) && !comesBack(id, work.text))
        m_lost +=
            u"event %1, %2, for %3: %4\n"_s.arg(m_told).arg(id, file, QString::fromStdString(work.text));
    m_isOpening = false;
  }

  // A solver that was under way may have added to a game meanwhile, and gone along in it: nothing of it is lost then.
  static bool isWithin(const std::string& text, const std::string& now) {
    const auto linesOf = [](const std::string& of) {
      QStringList lines = QString::fromStdString(of).split(u'\n');
      lines.removeIf(
          [](const QString& line) { return line.startsWith("at "_L1) || line.startsWith("hints "_L1); });
      return lines;
    };
    const QStringList all = linesOf(now);
    return std::ranges::all_of(linesOf(text), [&](const QString& line) { return all.contains(line); });
  }
  // By undo, however many steps that takes; and then it is as it was.
  bool comesBack(const QString& id, const std::string& text) {
    ui::Page& page = *m_window.page(id);
    const auto now = [&] { return page.snapshot()().board.text; };
    int steps = 0;
    for (; steps < 5 && now() != text && page.state(ui::Command::Undo).isEnabled; ++steps)
      page.run(ui::Command::Undo, false);
    const bool isBack = now() == text;
    for (; steps > 0; --steps) page.run(ui::Command::Redo, false);
    return isBack;
  }
  // Among the games left, where threads bring it.
  static bool isKept(const std::string& text) {
    const auto isThere = [&] {
      QDirIterator files(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation), QDir::Files,
                         QDirIterator::Subdirectories);
      while (files.hasNext())
        if (QFile file(files.next()); file.open(QIODevice::ReadOnly) && file.readAll().toStdString() == text)
          return true;
      return false;
    };
    return QTest::qWaitFor(isThere, 2'000);
  }

  void act(QWidget* root) {
    switch (m_random.below(10)) {
      case 0:
      case 1:
      case 2: {
        QWidget* const focus = QApplication::focusWidget();
        return key(focus && root->isAncestorOf(focus) ? focus : root);
      }
      case 3: return command(root);
      default: return mouse(root);
    }
  }

  void key(QWidget* to) {
    static const QList<Qt::Key> keys{
        Qt::Key_Left, Qt::Key_Right, Qt::Key_Up,     Qt::Key_Down,     Qt::Key_Left,   Qt::Key_Right,
        Qt::Key_Up,   Qt::Key_Down,  Qt::Key_Return, Qt::Key_Escape,   Qt::Key_Space,  Qt::Key_Tab,
        Qt::Key_Home, Qt::Key_End,   Qt::Key_PageUp, Qt::Key_PageDown, Qt::Key_Delete, Qt::Key_Backspace,
        Qt::Key_Plus, Qt::Key_Minus, Qt::Key_F2,     Qt::Key_F3,       Qt::Key_F6};
    const Qt::Key pressed =
        chance(3) ? static_cast<Qt::Key>(Qt::Key_A + static_cast<int>(m_random.below(26))) : any(keys);
    const Qt::KeyboardModifiers with = chance(6)                           ? Qt::ShiftModifier
                                       : chance(8) && pressed != Qt::Key_A ? Qt::ControlModifier
                                                                           : Qt::NoModifier;
    press(to, pressed, with);
  }
  void press(QWidget* to, Qt::Key key, Qt::KeyboardModifiers with) {
    tell(QKeySequence(key | with).toString(), to);
    QTest::keyClick(to, key, with);
  }

  // Another page, or one of the commands that the menus have.
  void command(QWidget* root) {
    if (root != &m_window) return key(root);
    if (chance(4)) {
      if (chance(4)) return press(&m_window, Qt::Key_K, Qt::ControlModifier);
      return press(&m_window, static_cast<Qt::Key>(Qt::Key_1 + static_cast<int>(m_random.below(5))),
                   Qt::ControlModifier);
    }
    const ui::PageParts parts = m_window.page().parts();
    QList<QAction*> offered;
    const std::function<void(const QList<QAction*>&)> add = [&](const QList<QAction*>& actions) {
      for (QAction* action : actions)
        if (action->menu())
          add(action->menu()->actions());
        else if (action->isEnabled() && action->isVisible() && !action->isSeparator())
          offered << action;
    };
    if (chance(3))
      add(m_window.menuBar()->actions());
    else
      for (const auto& own :
           {parts.file, parts.edit, parts.view, parts.game, parts.search, parts.toolBar, parts.others})
        add(own);
    if (offered.isEmpty()) return;
    QAction* action = any(offered);
    tell(action->text(), &m_window);
    action->trigger();
  }

  void mouse(QWidget* root) {
    QList<QWidget*> all{root};
    for (QWidget* w : root->findChildren<QWidget*>())
      if (w->isVisible() && w->window() == root->window()) all << w;
    QList<QWidget*> boards;
    for (const ui::Page::FocusStop& stop : m_window.page().focusStops())
      if (stop.isBoard && stop.widget->isVisible()) boards << stop.widget;
    const QPointer<QWidget> at = root == &m_window && !boards.isEmpty() && chance(2) ? any(boards) : any(all);
    const QPoint p(static_cast<int>(m_random.below(static_cast<std::uint32_t>(std::max(1, at->width())))),
                   static_cast<int>(m_random.below(static_cast<std::uint32_t>(std::max(1, at->height())))));
    const auto on = [&](const char* what) {
      tell(u"%1 at %2,%3"_s.arg(QLatin1String(what)).arg(p.x()).arg(p.y()), at);
    };
    switch (m_random.below(12)) {
      case 0: return on("double click"), QTest::mouseDClick(at, Qt::LeftButton, {}, p);
      case 1: {
        on("wheel");
        QWheelEvent wheel(p, at->mapToGlobal(p), {}, {0, chance(2) ? 120 : -120}, Qt::NoButton,
                          chance(4) ? Qt::ControlModifier : Qt::NoModifier, Qt::NoScrollPhase, false);
        QApplication::sendEvent(at, &wheel);
        return;
      }
      case 2: {
        on("menu");
        QContextMenuEvent menu(QContextMenuEvent::Mouse, p, at->mapToGlobal(p));
        QApplication::sendEvent(at, &menu);
        return;
      }
      case 3:
      case 4: {
        on("drag");
        QTest::mousePress(at, Qt::LeftButton, {}, p);
        if (at) QTest::mouseMove(at, p / 2);
        if (at) QTest::mouseRelease(at, Qt::LeftButton, {}, p / 2);
        return;
      }
      case 5: return on("pointer"), QTest::mouseMove(at, p);
      case 6:
        on("other button");
        return QTest::mouseClick(at, any(QList{Qt::MiddleButton, Qt::BackButton, Qt::ForwardButton}), {}, p);
      default: on("click"); QTest::mouseClick(at, Qt::LeftButton, {}, p);
    }
  }

  void tell(const QString& what, const QWidget* where) const {
    static const bool tells = qEnvironmentVariableIsSet("SEARCHLIGHT_WALK_TOLD");
    if (tells)
      fprintf(stderr, "event %d: %s on %s %s, page %s\n", m_told, qPrintable(what),
              where->metaObject()->className(), qPrintable(where->accessibleName()),
              qPrintable(m_window.pageId()));
  }

  static constexpr std::uint32_t kFileOneIn = 50;  // events
  ui::Window& m_window;
  QStringList m_files;
  QString m_lost;
  int m_taken = 0;
  bool m_isOpening = false, m_hasAsked = false;
  const std::uint64_t m_seed;
  Random m_random{0};
  std::set<int> m_only;  // empty: all
  int m_at = 0, m_end = 0, m_told = 0;
  std::function<void()> m_done;
};

}  // namespace searchlight::testing
