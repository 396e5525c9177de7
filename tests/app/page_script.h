// tests/app/page_script.h: a script of keys and clicks on a page, and what one sees after each of them.
//
// A script is a text. A line at its left edge is a gesture; what changed by it stands below, indented by four blanks: `what: value`,
// `what: -` where it is gone, `panel what: value` of figures and choices in the page's own part of the panel, and `panel + text`,
// `panel - text` for whatever else is said there. '#' begins a comment.
//
//     key Ctrl+Z            to whatever has the focus; Ctrl+Shift+S, PgDown, Left, <
//     click 3,4             in cells of the board; `click 3,4 right`, `click 3,4 shift`
//     point 3,4             the pointer goes there; `point away`: it leaves the board
//     drag 1,2 3,2 3,5      through these cells
//     row open 2            a click on that row of OPEN or CLOSED
//     button TEXT           a click on what bears this text, beside the board
//     choose NAME = TEXT    in a box of the panel, by its object's name, or else its accessible one
//     set NAME = 3          a number in the panel, or a slider there
//     action TEXT           of the menus, by its text in English; `barred` where it is not enabled
//     paste                 the lines below, each behind '| '; with Ctrl+V
//     file NAME             the lines below become a file; nothing is looked at
//     open NAME             as the window opens a file
//     page ID               through the rail
//     language zh_CN
//     restart               the window is closed, and the program begins again
//     wait                  until a search that is played has come to where it stops
//
// Behind " => " stands how dialogs and menus that a gesture opens are answered, parted by "; ": `press BUTTON`, `type TEXT` (into the
// line that is free to be typed in, the first one), `enter` (there), `row 2` (of a list), `file NAME`, `menu TEXT`. What is asked is told as `asked`.
//
// After each gesture the page comes to rest before it is looked at, but for a search that is being played: where its cursor is
// depends on the time, and nothing is told of it until it stands still. "now " before a gesture: nothing is waited for (a search of a
// few events would have been played before one looks). "unseen " before it: what it leads to is left to chance, and is not looked
// at; behind the next gesture all is told anew.
//
// With SEARCHLIGHT_RECORD_SCRIPTS=1 the script is written anew as it went, with its gestures and comments (which is how one is
// begun: with gestures alone); what is different then is for a person to read.
#pragma once
#include "app/shell/commands.h"
#include "app/shell/program.h"
#include "app/shell/window.h"
#include "app/shell/workbench_page.h"
#include "core/game/game.h"
#include "core/geometry/point.h"
#include "tests/app/any_window.h"
#include "tests/test_main.h"
#include "widgets/game/gallery_dialog.h"
#include "widgets/game/play_panel.h"
#include "widgets/player/closing_card.h"
#include "widgets/player/event_line.h"
#include "widgets/tables/node_tables.h"
#include "widgets/tables/numbers_view.h"
#include "widgets/tables/question_form.h"

namespace searchlight::testing {

// What is seen and known at one moment, in a fixed order.
class PageFacts {
 public:
  void tell(const QString& what, const QString& value) { m_values.push_back({what, oneLine(value)}); }
  void tell(const QString& what, bool is) { tell(what, is ? u"yes"_s : u"no"_s); }
  // Of the panel: its labels, and its figures and choices by their names.
  void say(const QString& text) {
    if (!text.isEmpty()) m_said << oneLine(text);
  }
  void say(const QString& name, const QString& value) {
    m_values.push_back({kOfPanel + name, oneLine(value)});
  }
  // Nothing is known of these now: they count as unchanged.
  void keepSaid(const PageFacts& before) {
    m_said = before.m_said;
    for (const auto& fact : before.m_values)
      if (fact.first.startsWith(kOfPanel)) m_values.push_back(fact);
  }
  void keep(const QString& what, const PageFacts& before) {
    std::erase_if(m_values, [&](const auto& fact) { return fact.first == what; });
    if (const QString* value = before.find(what)) m_values.push_back({what, *value});
  }
  const QString* find(const QString& what) const {
    for (const auto& [name, value] : m_values)
      if (name == what) return &value;
    return nullptr;
  }
  QStringList since(const PageFacts& before) const {
    QStringList out;
    for (const auto& [what, value] : m_values)
      if (const QString* was = before.find(what); was ? *was != value : !value.isEmpty())
        out << what + u": "_s + (value.isEmpty() ? u"-"_s : value);
    for (const auto& [what, value] : before.m_values)
      if (!find(what) && !value.isEmpty()) out << what + u": -"_s;
    QStringList gone = before.m_said, said = m_said;
    for (const QString& text : m_said) gone.removeOne(text);
    for (const QString& text : before.m_said) said.removeOne(text);
    for (const QString& text : gone) out << u"panel - "_s + text;
    for (const QString& text : said) out << u"panel + "_s + text;
    return out;
  }
  friend bool operator==(const PageFacts&, const PageFacts&) = default;

 private:
  static inline const QString kOfPanel = u"panel "_s;
  static QString oneLine(QString text) {
    static const QRegularExpression tags(u"<[^>]*>"_s);
    return text.remove(tags).replace(u"&nbsp;"_s, u" "_s).trimmed().replace(u'\n', u" / "_s);
  }

  std::vector<std::pair<QString, QString>> m_values;
  QStringList m_said;
};

// How a page's game and board are told and reached; one for each page. It asks for the page anew each time: `restart` makes another.
// What a board shows at the cursor of a search is told as `board shows`, `hint` and `lost boxes`.
struct ScriptedPage {
  const char* id;
  std::function<QWidget&(ui::Page&)> board;
  std::function<QPoint(ui::Page&, Point cell)> pixel;
  std::function<void(ui::Page&, PageFacts&)> tell;
  // Gestures that only this page has; false: there is no such one, or nothing to do it on.
  std::function<bool(ui::Page&, const QString& word, const QString& rest)> act = {};
  // What Page::isSettled() leaves out.
  std::function<bool(ui::Page&)> isAtRest = {};
  // What the script begins with, where that is not what a new user sees.
  std::function<void(ui::Page&)> begin = {};
};

// What every game tells, of whatever puzzle.
template <class R>
void tellGame(const game::Game<R>& game, PageFacts& facts) {
  facts.tell(u"game"_s, u"move %1 of %2, state %3 of %4"_s.arg(game.place())
                                .arg(game.line().size() - 1)
                                .arg(game.history().position())
                                .arg(game.history().changeCount()) +
                            (game.isSolved() ? u", solved"_s : QString()) +
                            (game.isOver() ? u", over"_s : QString()));
  facts.tell(u"help"_s, u"%1 hints, %2 moves taken back"_s.arg(game.hints()).arg(game.undone()));
}

class PageScript {
 public:
  PageScript(ScriptedPage page, QString path)
      : m_scripted(std::move(page)), m_path(std::move(path)), m_window(m_scripted.id) {
    QApplication::clipboard()->clear();  // of the script before
    m_window.window().openWhereOneWas();
    if (m_scripted.begin) m_scripted.begin(this->page());
    settle();
  }

  // Goes through the script. Fails the test that called where something else is seen than it says.
  void run() {
    QFile file(m_path);
    QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(m_path));
    const QStringList lines = QString::fromUtf8(file.readAll()).split(u'\n');
    file.close();
    const bool records = qEnvironmentVariableIsSet("SEARCHLIGHT_RECORD_SCRIPTS");
    QStringList recorded;
    int wrong = 0;
    qsizetype i = 0;
    while (i < lines.size()) {
      const QString& gesture = lines[i++];
      if (gesture.isEmpty() || gesture.startsWith(u'#')) {
        recorded << gesture;
        continue;
      }
      recorded << gesture;
      const qsizetype number = i;
      QStringList given, expected;
      while (i < lines.size() && lines[i].startsWith(u'|')) {
        given << lines[i].mid(2);
        recorded << lines[i++];
      }
      while (i < lines.size() && lines[i].startsWith(u"    "_s)) expected << lines[i++].mid(4);
      const QStringList seen = perform(gesture, given);
      for (const QString& line : seen) recorded << u"    "_s + line;
      if (!records && !isSame(expected, seen)) {
        ++wrong;
        tellDifference(number, gesture, expected, seen);
      }
    }
    if (records) {
      QVERIFY(file.open(QIODevice::WriteOnly));
      file.write(recorded.join(u'\n').toUtf8());
      return;
    }
    QVERIFY2(wrong == 0, qPrintable(u"%1 gestures lead elsewhere"_s.arg(wrong)));
  }

 private:
  // In whatever order: that of a panel's labels says nothing.
  static bool isSame(QStringList expected, QStringList seen) {
    expected.sort();
    seen.sort();
    return expected == seen;
  }
  // Line by line, for whoever reads why: '-' is in the script, '+' was seen.
  void tellDifference(qsizetype number, const QString& gesture, QStringList expected, QStringList seen) {
    for (qsizetype i = 0; i < expected.size();)
      if (seen.removeOne(expected[i]))
        expected.removeAt(i);
      else
        ++i;
    QString told = u"%1:%2: %3"_s.arg(QFileInfo(m_path).fileName()).arg(number).arg(gesture);
    for (const QString& line : expected) told += u"\n  - "_s + line;
    for (const QString& line : seen) told += u"\n  + "_s + line;
    qWarning("%s", qPrintable(told));
  }

  ui::Window& window() { return m_window.window(); }
  ui::WorkbenchPage& page() {
    return static_cast<ui::WorkbenchPage&>(*window().page(QString::fromLatin1(m_scripted.id)));
  }
  QWidget& board() { return m_scripted.board(page()); }
  bool isPlaying() { return page().transport()->activity() == ui::Transport::Activity::Playing; }

  // ---- Gestures ------------------------------------------------------------------------------------------------------------------

  QStringList perform(QString gesture, const QStringList& given) {
    const bool isNow = take(gesture, "now "), isUnseen = take(gesture, "unseen ");
    const qsizetype arrow = gesture.indexOf(u" => "_s);
    m_answers = arrow < 0 ? QStringList() : gesture.mid(arrow + 4).split(u"; "_s);
    if (arrow >= 0) gesture.truncate(arrow);
    m_asked.clear();
    m_told = nullptr;
    const qsizetype blank = gesture.indexOf(u' ');
    const QString word = gesture.left(blank), rest = blank < 0 ? QString() : gesture.mid(blank + 1);
    QTimer answers;
    QObject::connect(&answers, &QTimer::timeout, [this] { answer(); });
    answers.start(5);
    if (word == "file"_L1) {
      const QByteArray text = given.join(u'\n').toUtf8() + '\n';
      return m_window.write(rest.toUtf8().constData(), text).isEmpty() ? QStringList{u"not written"_s}
                                                                       : QStringList();
    }
    m_isBarred = false;
    if (!act(word, rest, given))
      return {m_isBarred ? u"barred"_s : u"no such gesture, or nothing to do it on"_s};
    if (!isNow) settle();
    PageFacts now = look();
    for (int i = 0; !isNow && i < 200; ++i) {  // what is told a moment later
      QTest::qWait(kMomentMs);
      PageFacts next = look();
      if (next == now) break;
      now = std::move(next);
    }
    QStringList out;
    for (const QString& question : m_asked) out << u"asked: "_s + question;
    if (!m_answers.isEmpty()) out << u"nobody asked for: "_s + m_answers.join(u"; "_s);
    if (!isUnseen) out << now.since(m_before);
    const QString folder = QFileInfo(m_window.path("file")).path();
    static const QRegularExpression kWhen(u"has unsaved moves from .*\\. Either way"_s);
    for (QString& line : out)
      line.replace(folder, u"FOLDER"_s).replace(kWhen, u"has unsaved moves from ... Either way"_s);
    m_before = isUnseen ? PageFacts() : std::move(now);
    return isUnseen ? QStringList() : out;
  }
  static bool take(QString& gesture, const char* word) {
    if (!gesture.startsWith(QLatin1String(word))) return false;
    gesture.remove(0, qsizetype(qstrlen(word)));
    return true;
  }

  bool act(const QString& word, const QString& rest, const QStringList& given) {
    if (word == "wait"_L1) {
      (void)QTest::qWaitFor([this] { return !isPlaying(); }, 90'000);
      return !isPlaying();
    }
    if (word == "key"_L1) return key(rest);
    if (word == "click"_L1) return click(rest);
    if (word == "point"_L1) return point(rest);
    if (word == "drag"_L1) return drag(rest);
    if (word == "row"_L1) return row(rest);
    if (word == "button"_L1) return button(rest);
    if (word == "choose"_L1) return choose(rest);
    if (word == "set"_L1) return set(rest);
    if (word == "action"_L1) return action(rest);
    if (word == "paste"_L1) {
      QApplication::clipboard()->setText(given.join(u'\n'));
      return key(u"Ctrl+V"_s);
    }
    if (word == "open"_L1) {
      window().openFile(m_window.path(rest.toUtf8().constData()));
      return true;
    }
    if (word == "page"_L1) {
      window().showPage(rest);
      return true;
    }
    if (word == "language"_L1) {
      m_window.program().applyLanguage(rest);
      return true;
    }
    if (word == "restart"_L1) return restart();
    return m_scripted.act && m_scripted.act(page(), word, rest);
  }

  bool key(const QString& text) {
    const QKeySequence keys = QKeySequence::fromString(text, QKeySequence::PortableText);
    if (keys.count() != 1 || keys[0].key() == Qt::Key_unknown) return false;
    QWidget* focus = QApplication::focusWidget();
    QTest::keyClick(focus ? focus : &window(), keys[0].key(), keys[0].keyboardModifiers());
    return true;
  }
  std::optional<QPoint> pixel(const QString& cell) {
    const auto p = pointFromText(cell.toStdString());
    if (!p) return std::nullopt;
    return m_scripted.pixel(page(), *p);
  }
  bool click(const QString& text) {
    const QStringList words = text.split(u' ');
    const auto at = pixel(words.front());
    if (!at) return false;
    if (words.contains(u"right"_s)) {
      QContextMenuEvent menu(QContextMenuEvent::Mouse, *at, board().mapToGlobal(*at));
      QApplication::sendEvent(&board(), &menu);
      // It is open until it is answered, which takes a turn of the event loop or two.
      if (!QTest::qWaitFor([] { return !QApplication::activePopupWidget(); })) return false;
    } else {
      QTest::mouseClick(&board(), Qt::LeftButton,
                        words.contains(u"shift"_s) ? Qt::ShiftModifier : Qt::NoModifier, *at);
    }
    return true;
  }
  // In two steps: where the pointer stands already it does not move.
  bool point(const QString& text) {
    if (text == "away"_L1) {
      QEvent leave(QEvent::Leave);
      QApplication::sendEvent(&board(), &leave);
      return true;
    }
    const auto at = pixel(text);
    if (!at) return false;
    QTest::mouseMove(&board(), *at + QPoint(3, 3));
    QTest::mouseMove(&board(), *at);
    return true;
  }
  bool drag(const QString& text) {
    std::vector<QPoint> way;
    for (const QString& cell : text.split(u' ')) {
      const auto at = pixel(cell);
      if (!at) return false;
      way.push_back(*at);
    }
    QTest::mousePress(&board(), Qt::LeftButton, {}, way.front());
    for (std::size_t i = 1; i < way.size(); ++i)
      for (int part = 1; part <= 8; ++part) {
        const QPoint at = way[i - 1] + (way[i] - way[i - 1]) * part / 8;
        QMouseEvent move(QEvent::MouseMove, at, board().mapToGlobal(at), Qt::NoButton, Qt::LeftButton, {});
        QApplication::sendEvent(&board(), &move);
      }
    QTest::mouseRelease(&board(), Qt::LeftButton, {}, way.back());
    return true;
  }
  bool row(const QString& text) {
    const QStringList words = text.split(u' ');
    ui::NodeTables& tables = page().workbench().tables();
    QAbstractItemView& table = (words.front() == "open"_L1 ? tables.open() : tables.closed()).table();
    const QModelIndex index = table.model()->index(words.back().toInt(), 0);
    if (!index.isValid()) return false;
    table.scrollTo(index);
    QTest::mouseClick(table.viewport(), Qt::LeftButton, {}, table.visualRect(index).center());
    return true;
  }
  bool button(const QString& text) {
    for (auto* button : page().findChildren<QAbstractButton*>())
      if (button->isVisible() && button->isEnabled() &&
          (ui::plainText(button->text()) == text || button->accessibleName() == text)) {
        button->click();
        return true;
      }
    return false;
  }
  // The part of the panel that is the page's own.
  template <class W>
  QList<W*> inPanel() {
    QList<W*> out;
    QWidget* question = nullptr;
    for (QWidget* part : page().workbench().parts())
      if (part->inherits("searchlight::ui::Section") && !part->isAncestorOf(&page().workbench().figures()))
        question = part;
    if (question)
      for (W* w : question->findChildren<W*>())
        if (w->isVisibleTo(&page())) out << w;
    return out;
  }
  static QString nameOf(const QWidget* w) {
    if (const QString name = w->objectName(); !name.isEmpty() && !name.startsWith(u"qt_"_s)) return name;
    if (!w->accessibleName().isEmpty() || !w->parentWidget()) return w->accessibleName();
    return w->parentWidget()->objectName();  // a part of something larger
  }
  // What is folded away is unfolded for it.
  bool choose(const QString& text) {
    if (chooseSeen(text)) return true;
    const auto forms = page().findChildren<ui::QuestionForm*>();
    for (auto* form : forms) form->setUnfolded(true);
    const bool isChosen = chooseSeen(text);
    for (auto* form : forms) form->setUnfolded(false);
    return isChosen;
  }
  bool chooseSeen(const QString& text) {
    const QString name = text.section(u" = "_s, 0, 0), what = text.section(u" = "_s, 1);
    for (auto* box : inPanel<QComboBox>())
      if (nameOf(box) == name && box->isEnabled() && box->findText(what) >= 0) {
        box->setCurrentIndex(box->findText(what));
        Q_EMIT box->activated(box->currentIndex());
        return true;
      }
    return false;
  }
  bool set(const QString& text) {
    const QString name = text.section(u" = "_s, 0, 0), what = text.section(u" = "_s, 1);
    for (auto* box : inPanel<QDoubleSpinBox>())
      if (nameOf(box) == name && box->isEnabled()) return box->setValue(what.toDouble()), true;
    for (auto* box : inPanel<QSpinBox>())
      if (nameOf(box) == name && box->isEnabled()) return box->setValue(what.toInt()), true;
    for (auto* slider : inPanel<QSlider>())
      if (nameOf(slider) == name && slider->isEnabled()) return slider->setValue(what.toInt()), true;
    for (auto* slider : page().findChildren<QSlider*>(name))  // of the game, behind More
      if (slider->isVisible() && slider->isEnabled()) return slider->setValue(what.toInt()), true;
    return false;
  }
  bool action(const QString& name) {
    rememberNames();
    for (const auto& [action, known] : m_names)
      if ((known == name || known.endsWith(u" > "_s + name)) && action) {
        m_isBarred = !action->isEnabled();
        action->trigger();
        return !m_isBarred;
      }
    return false;
  }
  bool restart() {
    const QPointer<ui::Window> window = &this->window();
    if (!window->close()) return false;
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    m_names.clear();
    m_window.openAgain(m_scripted.id);
    this->window().openWhereOneWas();
    return true;
  }

  // ---- Dialogs -------------------------------------------------------------------------------------------------------------------

  void answer() {
    if (auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget())) {
      const QString wanted = m_answers.isEmpty() ? QString() : m_answers.takeFirst();
      for (QAction* a : menu->actions())
        if (u"menu "_s + ui::plainText(a->text()) == wanted && a->isEnabled()) {
          menu->close();
          return a->trigger();
        }
      m_asked << u"a menu: "_s + offered(*menu);
      menu->close();
      return;
    }
    auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
    if (!dialog || !dialog->isVisible()) return;
    if (dialog != m_told) {
      m_told = dialog;
      m_asked << textOf(*dialog);
    }
    if (const auto* cards = qobject_cast<ui::GalleryDialog*>(dialog); cards && !cards->isSettled()) return;
    if (m_answers.isEmpty()) {
      m_asked << u"nobody answers"_s;
      return dialog->reject();
    }
    const QString now = m_answers.takeFirst();
    const QString word = now.section(u' ', 0, 0), rest = now.section(u' ', 1);
    if (word == "file"_L1) {
      auto* files = qobject_cast<QFileDialog*>(dialog);
      if (!files) return void(m_asked << u"no file dialog"_s);
      files->findChild<QLineEdit*>(u"fileNameEdit"_s)->setText(m_window.path(rest.toUtf8().constData()));
      QMetaObject::invokeMethod(files, "accept");
    } else if (word == "type"_L1 || word == "enter"_L1) {
      for (auto* line : dialog->findChildren<QLineEdit*>())
        if (line->isVisible() && line->isEnabled() &&
            !qobject_cast<QAbstractSpinBox*>(line->parentWidget())) {
          if (word == "enter"_L1) return QTest::keyClick(line, Qt::Key_Return);
          line->selectAll();
          return QTest::keyClicks(line, rest);
        }
      m_asked << u"nothing to type in"_s;
    } else if (word == "row"_L1) {
      if (auto* list = dialog->findChild<QListWidget*>()) list->setCurrentRow(rest.toInt());
    } else if (word == "press"_L1) {
      for (auto* button : dialog->findChildren<QAbstractButton*>())
        if (button->isVisible() && button->isEnabled() && ui::plainText(button->text()) == rest)
          return button->click();
      m_asked << u"no button "_s + rest;
    } else {
      m_asked << u"no such answer: "_s + now;
    }
  }
  static QString offered(const QMenu& menu) {
    QStringList out;
    for (const QAction* a : menu.actions())
      if (!a->isSeparator()) out << ui::plainText(a->text()) + (a->isEnabled() ? QString() : u" (off)"_s);
    return out.join(u", "_s);
  }
  static QString textOf(const QDialog& dialog) {
    if (const auto* box = qobject_cast<const QMessageBox*>(&dialog))
      return box->text() + (box->informativeText().isEmpty() ? QString() : u' ' + box->informativeText());
    if (const auto* files = qobject_cast<const QFileDialog*>(&dialog))
      return u"%1, file %2"_s.arg(files->windowTitle(),
                                  files->findChild<QLineEdit*>(u"fileNameEdit"_s)->text());
    return dialog.windowTitle();
  }

  // ---- What is seen --------------------------------------------------------------------------------------------------------------

  void settle() {
    // Where there is no window manager, nobody gives the keyboard back when a dialog has closed.
    if (QApplication::activeWindow() != &window()) QApplication::setActiveWindow(&window());
    QTRY_VERIFY(page().isSettled() || isPlaying());
    QTRY_VERIFY(!m_scripted.isAtRest || m_scripted.isAtRest(page()));
    // The answer is found beside the player, and does not depend on how far that is.
    QTRY_VERIFY(!page().search().hasSearch() || page().search().answer().outcome != search::Outcome::Running);
    // Where one plays, the first step has been made: before it there is nothing to go back to.
    QTRY_VERIFY(!isPlaying() || page().search().position() > 0);
    QCoreApplication::processEvents();
  }

  PageFacts look() {
    PageFacts f;
    ui::WorkbenchPage& p = page();
    const ui::Document document = p.document();
    f.tell(u"page"_s, window().pageId());
    f.tell(u"title"_s, document.title + (document.isModified ? u" *"_s : QString()));
    f.tell(u"window"_s, window().windowTitle());
    f.tell(u"path"_s, document.path.isEmpty() ? QString() : QFileInfo(document.path).fileName());
    f.tell(u"document"_s,
           QStringList{document.isEmpty ? u"empty"_s : QString(), document.isKept ? u"kept"_s : QString(),
                       document.isFoundAgain ? u"found again"_s : QString(),
                       p.hasUnsavedWork() ? u"unsaved work"_s : QString()}
               .filter(QRegularExpression(u"."_s))
               .join(u", "_s));
    m_scripted.tell(p, f);
    const bool isLit = p.workbench().isSearchShown() && p.search().hasSearch();
    f.tell(u"search shown"_s, p.workbench().isSearchShown());
    f.tell(u"playing"_s, isPlaying());
    tellSearch(f, isLit);
    // A line over the board goes by itself after a time: that it has gone is not told.
    if (const QString text = p.messageText(); !text.isEmpty())
      f.tell(u"message"_s, text);
    else
      f.keep(u"message"_s, m_before);
    f.tell(u"complaint"_s, p.complaint());
    if (isPlaying()) {
      f.keep(u"status"_s, m_before);
      f.keepSaid(m_before);
    } else {
      f.tell(u"status"_s, p.status());
      tellPanel(f);
    }
    const QWidget* focus = QApplication::focusWidget();
    f.tell(u"focus"_s, !focus                    ? u"nowhere"_s
                       : focus == &board()       ? u"board"_s
                       : nameOf(focus).isEmpty() ? u"elsewhere"_s
                                                 : nameOf(focus));
    if (const QString text = QApplication::clipboard()->text(); !text.isEmpty()) f.tell(u"clipboard"_s, text);
    tellActions(f);
    return f;
  }

  // Nothing that depends on the time it takes, or on how far it was recorded.
  void tellSearch(PageFacts& f, bool isLit) {
    using ui::NumbersView;
    ui::WorkbenchPage& p = page();
    const QStringList atCursor{u"cursor"_s, u"event"_s,       u"figures"_s, u"lists"_s,
                               u"card"_s,   u"board shows"_s, u"hint"_s,    u"lost boxes"_s};
    if (isLit) {
      const ui::Answer& answer = p.search().answer();
      f.tell(u"answer"_s, u"%1, cost %2, expanded %3, generated %4"_s
                              .arg(QString::fromUtf8(outcomeName(answer.outcome).data()))
                              .arg(answer.cost)
                              .arg(answer.stats.expanded)
                              .arg(answer.stats.generated));
    }
    if (isPlaying()) {
      for (const QString& what : atCursor) f.keep(what, m_before);
    } else if (isLit) {
      ui::SearchWorkbench& w = p.workbench();
      const NumbersView& numbers = w.figures();
      QStringList rows{numbers.outcomeShown()};
      for (const auto& [row, name] : {std::pair(NumbersView::Expanded, "expanded"),
                                      {NumbersView::Generated, "generated"},
                                      {NumbersView::Open, "open"},
                                      {NumbersView::Steps, "steps"},
                                      {NumbersView::Cost, "cost"},
                                      {NumbersView::F, "f"}})
        if (numbers.isShown(row))
          rows << u"%1 %2 of %3"_s.arg(QLatin1String(name), numbers.here(row), numbers.whole(row));
      f.tell(atCursor[0],
             QString::number(p.search().position()) + (p.search().isAtEnd() ? u", the end"_s : QString()));
      f.tell(atCursor[1], w.eventLine().text());
      f.tell(atCursor[2], rows.join(u"; "_s));
      f.tell(atCursor[3], w.tables().open().headText() + u"; "_s + w.tables().closed().headText());
      f.tell(atCursor[4], w.closingCard() && w.closingCard()->shown() != ui::ClosingCard::Shown::Nothing
                              ? w.closingCard()->text()
                              : QString());
    }
    f.tell(u"tab"_s, isLit ? QString::fromUtf8(p.workbench().tab().data()) : QString());
  }

  // Figures by their names, and whatever else is said by labels; what is chosen.
  void tellPanel(PageFacts& f) {
    QList<QLabel*> labels = inPanel<QLabel>();
    for (const auto* panel : page().findChildren<ui::PlayPanel*>())
      for (QLabel* label : panel->findChildren<QLabel*>())
        if (label->isVisibleTo(&page())) labels << label;
    for (const QLabel* label : labels)
      if (label->accessibleName().isEmpty())
        f.say(label->text());
      else
        f.say(label->accessibleName(), label->text());
    for (const QComboBox* box : inPanel<QComboBox>()) f.say(nameOf(box), valueOf(box->currentText(), box));
    for (const auto* box : inPanel<QAbstractSpinBox>()) f.say(nameOf(box), valueOf(box->text(), box));
    for (const QSlider* slider : inPanel<QSlider>())
      f.say(nameOf(slider), valueOf(u"%1 of %2"_s.arg(slider->value()).arg(slider->maximum()), slider));
    for (const auto* button : inPanel<QAbstractButton>()) {
      const auto* tool = qobject_cast<const QToolButton*>(button);
      if ((tool && tool->defaultAction()) || button->text().isEmpty()) continue;
      f.say(u'[' + ui::plainText(button->text()) + u']' +
            valueOf(button->isChecked() ? u" on"_s : QString(), button));
    }
  }
  static QString valueOf(const QString& text, const QWidget* w) {
    return w->isEnabled() ? text : text + u" (off)"_s;
  }

  // ---- Commands ------------------------------------------------------------------------------------------------------------------

  // Actions are called by the text that they had when they were first seen.
  void rememberNames() {
    const std::function<void(const QList<QAction*>&, const QString&)> add =
        [&](const QList<QAction*>& actions, const QString& in) {
          for (QAction* a : actions) {
            if (a->isSeparator() || a->text().isEmpty()) continue;
            QString name = in + ui::plainText(a->text());
            if (a->menu())
              add(a->menu()->actions(), name + u" > "_s);
            else if (std::ranges::none_of(m_names, [&](const auto& known) { return known.first == a; }))
              m_names.push_back({a, name});
          }
        };
    const ui::PageParts parts = page().parts();
    for (const auto& own :
         {parts.file, parts.edit, parts.view, parts.game, parts.search, parts.toolBar, parts.others})
      add(own, {});
  }
  void tellActions(PageFacts& f) {
    rememberNames();
    for (const auto& [command, name] : {std::pair(ui::Command::Undo, "Undo"),
                                        {ui::Command::Redo, "Redo"},
                                        {ui::Command::New, "New"},
                                        {ui::Command::Save, "Save"},
                                        {ui::Command::Paste, "Paste"},
                                        {ui::Command::CopyCommand, "Copy as command"}}) {
      const QAction* a = window().commands()[command];
      f.tell(QLatin1String(name), stateOf(*a, {}));
    }
    for (const auto& [action, name] : m_names)
      if (action) f.tell(name, stateOf(*action, name.section(u" > "_s, -1)));
  }
  static QString stateOf(const QAction& a, const QString& known) {
    QStringList out;
    const QString text = ui::plainText(a.text());
    if (text != known) out << text;
    if (!a.isVisible()) out << u"(hidden)"_s;
    if (!a.isEnabled()) out << u"(off)"_s;
    if (a.isCheckable()) out << (a.isChecked() ? u"(checked)"_s : u"(not checked)"_s);
    return out.isEmpty() ? u"there"_s : out.join(u' ');
  }

  static constexpr int kMomentMs = 20;

  ScriptedPage m_scripted;
  QString m_path;
  AnyWindow m_window;
  PageFacts m_before;
  std::vector<std::pair<QPointer<QAction>, QString>> m_names;
  QStringList m_answers, m_asked;
  const QDialog* m_told = nullptr;
  bool m_isBarred = false;  // the last gesture's action was not enabled
};

}  // namespace searchlight::testing
