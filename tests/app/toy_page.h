// tests/app/toy_page.h: what a new world writes to live in the window, on the smallest one: the 8-puzzle.
//
// Its state, text and search problem are core's share (tests/core/domains/eight_puzzle.h), its board is widgets'
// (tests/app/toy_board.h), tests/app/toy_compared.h compares its searches. Player, timeline, tables, code, breakpoints, figures, messages, menus, file dialogs and recovery are the shell's.
#pragma once
#include "app/shell/comparable.h"
#include "app/shell/search_form.h"
#include "app/shell/shown_boards.h"
#include "app/shell/workbench_page.h"
#include "core/history/history.h"
#include "core/search/make_session.h"
#include "core/text/files.h"
#include "tests/app/toy_board.h"

namespace searchlight::toy {

using namespace Qt::StringLiterals;

class TilesBoard;

// A game, and its question to the search.
class ToyPage : public ui::WorkbenchPage {
 public:
  static constexpr const char* kId = "toy";
  static bool opens(const QString& path) { return path.endsWith(u".tiles"_s); }

  explicit ToyPage(const ui::PageHost& host)
      : WorkbenchPage(host, kId), m_board(new Board), m_options(new ui::SearchForm(canSearch)) {
    m_comparable = makeComparable();
    m_options->setOptions({.algorithm = search::Algorithm::AStar});
    build(m_board, nullptr, m_options);
    m_board->pressed = [this](std::size_t i) {
      if (!m_game.canSlide(i)) return;
      m_history.apply(Slide{i, m_game.gap()}, m_game);
      played();
    };
    connect(m_options, &ui::SearchForm::optionsChanged, this, [this] { ask(); });
    const auto look = [this](search::NodeId n) {
      m_board->setTiles(n == search::kNoNode ? m_game : *tilesFromText(search().session().stateText(n)));
    };
    connect(&workbench(), &ui::SearchWorkbench::nodeActivated, this, look);
    connect(&search(), &ui::WatchedRun::moved, this, [this, look] { look(search().player().current()); });
  }
  const Tiles& game() const { return m_game; }
  Board& board() { return *m_board; }
  static bool canSearch(search::Algorithm a) {
    return a == search::Algorithm::AStar || a == search::Algorithm::IdaStar;
  }
  ui::SearchForm& options() { return *m_options; }
  HistoryPosition moment() const { return m_history.position(); }
  ui::BoardView* addBoard(QWidget* parent);
  ui::Comparable* comparable() override { return m_comparable.get(); }
  ui::Transport::Question question(const ui::SearchChoice& choice) const {
    ui::NodeNames names;
    names.node = [](const search::Session& session, search::NodeId n) {
      return QString::fromStdString(session.stateText(n));
    };
    return {[puzzle = EightPuzzle{m_game}, choice](search::Recording recording) {
              return search::makeSession(puzzle, {.algorithm = choice.algorithm, .recording = recording});
            },
            names};
  }

  ui::Document document() const override {
    return {u"Tiles"_s, m_path, m_history.position() != m_saved, false, m_file};
  }
  QList<ui::FileKind> readable() const override { return {{u"Tiles (%1)"_s, {u"*.tiles"_s}}}; }
  QList<ui::FileKind> writable() const override { return readable(); }
  ui::Reading open(const QString& path) override try {
    const FileStamp file = stampOf(path.toStdString());
    ui::Reading reading = begin(readFile(path.toStdString(), 100), path);
    if (reading.isTaken()) m_file = file;
    return reading;
  } catch (const std::exception& e) {
    return ui::Reading::of(e);
  }
  std::optional<QString> save(const QString& path, const std::optional<FileStamp>& expected) override try {
    m_file = writeFile(path.toStdString(), tilesText(m_game), expected);
    m_path = path;
    m_saved = m_history.position();
    Q_EMIT documentChanged();
    return std::nullopt;
  } catch (const std::exception& e) {
    return QString::fromUtf8(e.what());
  }
  void openWelcome() override { (void)begin("123456078", {}); }
  ui::Snapshot snapshot() const override {
    return {{}, [game = m_game] { return tilesText(game); }};
  }
  ui::Reading takeSetUp(const setup::SetUp& setUp, const QString&, ui::SetUpFrom) override {
    return begin(setUp.board.text.value_or(std::string()), {}, ~HistoryPosition{0});
  }
  ui::CommandState state(ui::Command command) const override {
    if (command == ui::Command::Undo) return ui::CommandState::offered(m_history.canUndo());
    if (command == ui::Command::Redo) return ui::CommandState::offered(m_history.canRedo());
    return WorkbenchPage::state(command);
  }
  void run(ui::Command command, bool checked) override {
    WorkbenchPage::run(command, checked);
    if (command == ui::Command::Undo ? m_history.undo(m_game)
                                     : command == ui::Command::Redo && m_history.redo(m_game))
      played();
  }

 private:
  ui::Reading begin(const std::string& text, const QString& path, HistoryPosition saved = 0) {
    const auto tiles = tilesFromText(text);
    if (!tiles) return ui::Reading::failed(u"not nine different tiles"_s);
    m_game = *tiles;
    m_path = path;
    m_history.clear();
    m_saved = saved ? saved : m_history.position();
    played();
    return ui::Reading::taken();
  }
  void played() {
    m_board->setTiles(m_game);
    ask();
    tellCompared();
    Q_EMIT documentChanged();
    Q_EMIT changed();
  }
  void ask() {
    const ui::Transport::Question asked = question(m_options->options());
    transport()->setSearch(asked.factory, asked.names, ui::Transport::StartAt::Start);
  }
  // toy_compared.h
  std::unique_ptr<ui::Comparable> makeComparable();
  void tellCompared();

  Tiles m_game;
  History<Slide> m_history;
  HistoryPosition m_saved = 0;
  QString m_path;
  FileStamp m_file;
  Board* m_board;
  ui::SearchForm* m_options;
  std::unique_ptr<ui::Comparable> m_comparable;
  ui::ShownBoards<TilesBoard> m_compared;
};

}  // namespace searchlight::toy
