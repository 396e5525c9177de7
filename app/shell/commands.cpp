// app/shell/commands.cpp: the table of commands.
#include "app/shell/commands.h"

#include <QActionGroup>
#include <QCoreApplication>
#include <QRegularExpression>
#include <array>

#include "app/shell/key_map.h"

namespace searchlight::ui {

namespace {

constexpr char kNote[] = "note";  // an action's property

}  // namespace

QList<QKeySequence> CommandRow::allKeys() const {
  QList<QKeySequence> all;
  for (const QKeySequence& one : {keys, otherKeys})
    if (!one.isEmpty()) all << one;
  return all;
}

QString commandId(const CommandRow& row, const char* context) {
  const CommandRow& named = row.shared ? *row.shared : row;
  const auto word = [](QString text) {
    static const QRegularExpression between(QStringLiteral("[^A-Za-z0-9]+")),
        inside(QStringLiteral("(?<=[a-z])(?=[A-Z])"));
    text =
        plainText(text).replace(inside, QStringLiteral("-")).replace(between, QStringLiteral("-")).toLower();
    return text.endsWith(u'-') ? text.chopped(1) : text;
  };
  QString where = QString::fromLatin1(named.context ? named.context : context);
  if (where.endsWith(QLatin1String("Commands"))) where.chop(8);
  return (where.isEmpty() ? QStringLiteral("window") : word(where)) + QLatin1Char('/') +
         word(QString::fromUtf8(named.text));
}

CommandSet::CommandSet(std::span<const CommandRow> rows, const char* context, QObject* parent)
    : QObject(parent), m_rows(rows.begin(), rows.end()), m_context(context) {
  for (const CommandRow& row : rows) {
    auto* action = new QAction(this);
    if (row.icon) action->setIcon(icon(*row.icon));
    KeyMap::shared().bind(action, commandId(row, context), row.allKeys());
    action->setCheckable(row.checkable);
    m_actions.append(action);
  }
  retranslate();
}

void CommandSet::retranslate() {
  for (std::size_t i = 0; i < m_rows.size(); ++i) {
    const CommandRow& row = m_rows[i];
    const auto said = [&](const char* text) {
      return text ? QCoreApplication::translate(row.context ? row.context : m_context, text) : QString();
    };
    setCommandText(at(i), said(row.text), said(row.tip));
    if (row.help) at(i)->setWhatsThis(said(row.help));
  }
}

void CommandSet::exclude(std::size_t first, std::size_t last) {
  auto* group = new QActionGroup(this);
  for (std::size_t i = first; i <= last; ++i) group->addAction(at(i));
}

void setCommandText(QAction* action, const QString& text, const QString& tip) {
  action->setText(text);
  const QString keys = keysText(action);
  const QString shown = tip.isEmpty() ? plainText(text) : tip;
  action->setToolTip(keys.isEmpty() ? shown : shown + QStringLiteral(" (%1)").arg(keys));
  action->setStatusTip(shown);
  action->setProperty(kNote, QVariant());
}

void setCommandNote(QAction* action, const QString& note) {
  const QString before = action->property(kNote).toString();
  if (note == before) return;
  const auto noted = [&](QString text) {
    const QString between = QStringLiteral(" · ");
    if (!before.isEmpty()) text.chop(between.size() + before.size());
    return note.isEmpty() ? text : text + between + note;
  };
  action->setToolTip(noted(action->toolTip()));
  action->setStatusTip(noted(action->statusTip()));
  action->setProperty(kNote, note);
}

QString keysText(const QAction* action) {
  return QKeySequence::listToString(action->shortcuts(), QKeySequence::NativeText)
      .replace(QStringLiteral("; "), QStringLiteral(", "));
}

QString plainText(QString actionText) {
  static const QRegularExpression bracketed(QStringLiteral("\\s*\\(&.\\)"));
  return actionText.remove(bracketed).remove(QLatin1Char('&')).remove(QStringLiteral("…"));
}

namespace {

// In the order of the enumeration.
const std::array<CommandRow, kRowsTo<Command::AboutQt>>& rows() {
  using K = QKeySequence;
  static const std::array<CommandRow, kRowsTo<Command::AboutQt>> table{{
      {QT_TRANSLATE_NOOP("Commands", "&New"), nullptr, IconId::New, K(K::New)},
      {QT_TRANSLATE_NOOP("Commands", "&Export search trace…"),
       QT_TRANSLATE_NOOP("Commands", "Writes the whole search to a file that other visualisers can read"),
       std::nullopt, K(Qt::CTRL | Qt::Key_E)},
      {QT_TRANSLATE_NOOP("Commands", "&Undo"), nullptr, IconId::Undo, K(K::Undo), false, K(),
       QT_TRANSLATE_NOOP("Commands", "Undoes your last change to the board; Redo restores it")},
      {QT_TRANSLATE_NOOP("Commands", "&Redo"), nullptr, IconId::Redo, K(Qt::CTRL | Qt::SHIFT | Qt::Key_Z),
       false, K(Qt::CTRL | Qt::Key_Y), QT_TRANSLATE_NOOP("Commands", "Restores the last change you undid")},
      {QT_TRANSLATE_NOOP("Commands", "Copy as &command"),
       QT_TRANSLATE_NOOP("Commands", "Copies these settings as a searchlight-cli command line"),
       IconId::Command, K(Qt::CTRL | Qt::SHIFT | Qt::Key_C)},
      {QT_TRANSLATE_NOOP("Commands", "Zoom &in"), nullptr, IconId::ZoomIn, K(K::ZoomIn)},
      {QT_TRANSLATE_NOOP("Commands", "Zoom &out"), nullptr, IconId::ZoomOut, K(K::ZoomOut)},
      {QT_TRANSLATE_NOOP("Commands", "&Whole board"), nullptr, IconId::Fit, K(Qt::CTRL | Qt::Key_0), false,
       K(), QT_TRANSLATE_NOOP("Commands", "Fits the whole board in the window")},
      {QT_TRANSLATE_NOOP("Commands", "Search &tree"),
       QT_TRANSLATE_NOOP("Commands",
                         "Shows the tree of the search beside the board: which node was reached from which"),
       IconId::Tree, K(Qt::Key_F4), true},
      {QT_TRANSLATE_NOOP("Commands", "N&ode plot"),
       QT_TRANSLATE_NOOP("Commands",
                         "Plots g, h, f, depth and steps of the nodes against each other, beside the board"),
       IconId::Plot, K(Qt::SHIFT | Qt::Key_F4), true},
      {QT_TRANSLATE_NOOP("Commands", "Search &panel"), nullptr, std::nullopt, K(Qt::Key_F9), true},
      {QT_TRANSLATE_NOOP("Commands", "&Open…"), nullptr, IconId::Open, K(K::Open)},
      {QT_TRANSLATE_NOOP("Commands", "&Save"), nullptr, IconId::Save, K(K::Save)},
      {QT_TRANSLATE_NOOP("Commands", "Save &as…"), nullptr, IconId::SaveAs,
       K(Qt::CTRL | Qt::SHIFT | Qt::Key_S)},
      {QT_TRANSLATE_NOOP("Commands", "Save wor&kspace…"),
       QT_TRANSLATE_NOOP("Commands",
                         "Saves everything on the screen to a file: board, settings, position in the search, "
                         "breakpoints, bookmarks and view"),
       std::nullopt, K(Qt::CTRL | Qt::ALT | Qt::Key_S)},
      {QT_TRANSLATE_NOOP("Commands", "Save p&icture…"),
       QT_TRANSLATE_NOOP("Commands",
                         "Saves the board, a graph or a table as a picture, at screen size or larger"),
       IconId::Image, K(Qt::CTRL | Qt::Key_P)},
      {QT_TRANSLATE_NOOP("Commands", "Save &film…"),
       QT_TRANSLATE_NOOP("Commands", "Saves the search, or a part of it, as an animated GIF or PNG"),
       IconId::Image, K(Qt::CTRL | Qt::ALT | Qt::Key_P)},
      {QT_TRANSLATE_NOOP("Commands", "Copy p&icture"),
       QT_TRANSLATE_NOOP("Commands", "Copies a picture of the board, or of the focused graph or table"),
       IconId::Image, K(Qt::CTRL | Qt::SHIFT | Qt::Key_P)},
      {QT_TRANSLATE_NOOP("Commands", "&Paste"), nullptr, IconId::Paste, K(K::Paste)},
      {QT_TRANSLATE_NOOP("Commands", "New &window"), nullptr, IconId::NewWindow,
       K(Qt::CTRL | Qt::SHIFT | Qt::Key_N)},
      {QT_TRANSLATE_NOOP("Commands", "&Close window"), nullptr, std::nullopt, K(K::Close)},
      {QT_TRANSLATE_NOOP("Commands", "&Quit"), nullptr, std::nullopt, K(Qt::CTRL | Qt::Key_Q)},
      {QT_TRANSLATE_NOOP("Commands", "&Next pane"),
       QT_TRANSLATE_NOOP("Commands",
                         "Moves the keyboard focus to the next pane; Esc returns it to the board"),
       std::nullopt, K(Qt::Key_F6)},
      {QT_TRANSLATE_NOOP("Commands", "Pr&evious pane"), nullptr, std::nullopt, K(Qt::SHIFT | Qt::Key_F6)},
      {QT_TRANSLATE_NOOP("Commands", "F&ull screen"), nullptr, std::nullopt, K(Qt::Key_F11), true},
      {QT_TRANSLATE_NOOP("Commands", "Pr&eferences…"), nullptr, std::nullopt, K(Qt::CTRL | Qt::Key_Comma)},
      {QT_TRANSLATE_NOOP("Commands", "&Context help"),
       QT_TRANSLATE_NOOP("Commands", "Explains the focused control, this page and its keys"), IconId::Help,
       K(K::HelpContents)},
      {QT_TRANSLATE_NOOP("Commands", "&What’s this?"),
       QT_TRANSLATE_NOOP("Commands", "Explains any control you click"), std::nullopt, K(K::WhatsThis)},
      {QT_TRANSLATE_NOOP("Commands", "&Keys and mouse"), nullptr, std::nullopt, K(Qt::CTRL | Qt::Key_F1)},
      {QT_TRANSLATE_NOOP("Commands", "&Glossary"),
       QT_TRANSLATE_NOOP("Commands", "Explains the search terms and shows where each one appears"),
       std::nullopt, K(Qt::ALT | Qt::Key_F1)},
      {QT_TRANSLATE_NOOP("Commands", "&Show your own search"),
       QT_TRANSLATE_NOOP("Commands", "Explains how your program writes a trace that Searchlight can play"),
       std::nullopt, K()},
      {QT_TRANSLATE_NOOP("Commands", "&About Searchlight"), nullptr, IconId::Info, K()},
      {QT_TRANSLATE_NOOP("Commands", "About &Qt"), nullptr, std::nullopt, K()},
  }};
  return table;
}

}  // namespace

std::span<const CommandRow> commandRows() { return rows(); }

Commands::Commands(QObject* parent) : CommandSet(rows(), "Commands", parent) {
  (*this)[Command::Preferences]->setMenuRole(QAction::PreferencesRole);
  (*this)[Command::Quit]->setMenuRole(QAction::QuitRole);
  (*this)[Command::About]->setMenuRole(QAction::AboutRole);
  (*this)[Command::AboutQt]->setMenuRole(QAction::AboutQtRole);
}

void Commands::show(Command command, const CommandState& state) {
  QAction* action = (*this)[command];
  action->setVisible(state.isOffered);
  action->setEnabled(state.isOffered && state.isEnabled);
  action->setAutoRepeat(state.repeats);
  if (action->isCheckable()) action->setChecked(state.isChecked);
  const CommandRow& row = rows()[static_cast<std::size_t>(command)];
  const auto own = [](const char* text) {
    return text ? QCoreApplication::translate("Commands", text) : QString();
  };
  // A page's text brings its own tip; without either, the table's.
  const bool hasText = !state.text.isEmpty();
  setCommandText(action, hasText ? state.text : own(row.text),
                 hasText || !state.tip.isEmpty() ? state.tip : own(row.tip));
}

}  // namespace searchlight::ui
