// tests/app/toy_page.h: what a new puzzle writes to live in the window, on the smallest one: the 8-puzzle.
//
// Its state and search problem are core's share (tests/core/domains/eight_puzzle.h), and so are its rules and its text
// (eight_puzzle_rules.h); its board is widgets' (toy_board.h), and toy_compared.h compares its searches. All else is the midend's and
// the shell's.
#pragma once
#include "app/game/game_page_of.h"
#include "app/shell/comparable.h"
#include "app/shell/search_form.h"
#include "core/files/recognise.h"
#include "core/random/random.h"
#include "core/search/make_session.h"
#include "tests/app/toy_board.h"
#include "tests/core/domains/eight_puzzle_rules.h"
#include "tests/test_main.h"

namespace searchlight::toy {

class ToyPage : public ui::GamePageOf<EightPuzzleRules> {
 public:
  static constexpr const char* kId = "toy";
  static bool opens(const files::Recognised& file) { return file.name.ends_with(".tiles"); }
  static constexpr ui::GameWords kWords[]{
      {ui::GameCommand::Restart},       {ui::GameCommand::NextBranch},  {ui::GameCommand::UndoMove},
      {ui::GameCommand::RedoMove},      {ui::GameCommand::Hint},        {ui::GameCommand::PlayHint},
      {ui::GameCommand::Solve},         {ui::GameCommand::ReplayFirst}, {ui::GameCommand::ReplayBack},
      {ui::GameCommand::ReplayForward}, {ui::GameCommand::ReplayLast},  {ui::GameCommand::Eye},
      {ui::GameCommand::Searchlight},   {ui::GameCommand::Compare}};
  static bool canSearch(search::Algorithm a) {
    return a == search::Algorithm::AStar || a == search::Algorithm::IdaStar;
  }

  explicit ToyPage(const ui::PageHost& host)
      : GamePageOf(host, kId, Game(*tilesFromText(kFirst)), ".tiles", kWords, nullptr),
        m_form(new ui::SearchForm(canSearch)) {
    m_form->setOptions({.algorithm = search::Algorithm::AStar});
    m_board = addBoard(this);
    m_board->setRun(&search());
    m_board->pressed = [this](std::size_t place) {
      if (!isWatching()) playOne(static_cast<Move>(place));
    };
    connect(m_form, &ui::SearchForm::optionsChanged, this,
            [this] { askAgain(ui::Transport::StartAt::Same); });
    build({.middle = m_board, .form = m_form});
    begin();
  }
  TilesBoard& board() { return *m_board; }
  ui::SearchForm& options() { return *m_form; }
  // As an adviser would that finds the game lost.
  using GamePage::offerBack;
  TilesBoard* addBoard(QWidget* parent) {
    auto* board = new TilesBoard(parent);
    m_boards.add(board);
    board->setStart(game().state());
    return board;
  }
  Asked asked(const ui::SearchChoice& choice) const {
    ui::NodeNames names;
    names.node = [](const search::Session& session, search::NodeId n) {
      return QString::fromStdString(session.stateText(n));
    };
    names.picture = [](const search::Session& session, search::NodeId n, QSize size, qreal ratio,
                       const QPalette& look) {
      QPixmap picture(size * ratio);
      picture.setDevicePixelRatio(ratio);
      picture.fill(look.color(QPalette::Base));
      QPainter painter(&picture);
      painter.setPen(look.color(QPalette::Text));
      const std::string tiles = session.stateText(n);
      for (int place = 0; place < 9; ++place)
        painter.drawText(QRect(place % 3 * size.width() / 3, place / 3 * size.height() / 3, size.width() / 3,
                               size.height() / 3),
                         Qt::AlignCenter, QString(QLatin1Char(tiles[static_cast<std::size_t>(place)])));
      return picture;
    };
    const auto make = [puzzle = EightPuzzle{game().state()}, choice,
                       memory = host().memory](search::Recording how) {
      search::SessionOptions options = choice.sessionOptions();
      options.recording = how;
      options.budget = memory;
      return search::makeSession(puzzle, options);
    };
    return {{make, names}, {}};
  }
  QString pasteable() const override { return u"nine digits, or the text of a saved game"_s; }

 protected:
  // ---- The game ----
  void gameMoved() override {
    m_boards.forEach([this](TilesBoard& board) { board.setStart(game().state()); });
  }
  void runNew() override {
    Tiles tiles;
    Random random(QRandomGenerator::global()->generate64());
    for (int slides = 0; slides < 200 || tiles == Tiles{};)
      slides += EightPuzzleRules::make({}, tiles, nullptr, static_cast<Move>(random.below(9))).has_value();
    showGame(Game(tiles));
  }
  bool isOpeningOwn() const override { return tilesText(game().opening()) != kFirst; }
  QString gameTitle() const override { return u"Tiles"_s; }
  ui::CommandState stepState(bool isUndo) const override {
    return ui::CommandState::offered(isUndo ? model().canUndo() : model().canRedo());
  }
  void gameEnds(bool isNew) override {
    const std::size_t moves = game().place();
    const QString played = moves == 1 ? u"1 move"_s : u"%1 moves"_s.arg(moves);
    const QString sentence = game().hints() > 0 ? u"Solved with help: %1."_s : u"Solved: %1."_s;
    tellEnd({.title = {}, .played = played, .sentence = sentence.arg(played)}, isNew);
  }
  ui::FileKind gameFiles() const override { return {u"Tiles (%1)"_s, {u"*.tiles"_s}}; }

  // ---- Help ----
  std::vector<Move> bestMoves() override {
    const auto session = search::makeSession(EightPuzzle{game().state()}, {.budget = host().memory});
    session->run({}, {});
    std::vector<Move> moves;
    for (const search::NodeId node : session->path())
      moves.push_back(static_cast<Move>(session->state(node).gap()));
    if (moves.size() > 1) return {moves.begin() + 1, moves.end()};
    say(isSolved() ? u"This level is already solved."_s : u"It cannot be solved."_s);
    return {};
  }
  void tellHint(int grade) override {
    const std::vector<Move> moves = bestMoves();
    if (moves.empty()) return endHint();
    addHelp(1);
    const int tile = game().state().at[moves.front()];
    say(grade == 1   ? u"Moves that are still needed: %1."_s.arg(moves.size())
        : grade == 2 ? u"It is the turn of tile %1."_s.arg(tile)
                     : u"Tile %1 goes to place %2."_s.arg(tile).arg(game().state().gap() + 1));
  }
  QString whichPiece() const override { return u"Which tile?"_s; }

  // ---- Watch ----
  QString questionText() const override { return u"How are these tiles brought home?"_s; }
  Asked ask() override { return asked(m_form->options()); }
  void showCursor() override { m_board->showNode(selectedNode()); }
  QString solutionText(search::Cost cost) const override {
    return cost == 1 ? u"1 step"_s : u"%1 steps"_s.arg(cost);
  }
  std::unique_ptr<ui::Comparable> makeComparable() override;  // toy_compared.h

  // ---- Workspaces ----
  auto optionTable() const {
    return setup::searchOptions(m_form->offered(), [](const Failure& why) { return why; });
  }
  void tellWords(setup::SetUp& setUp) const override {
    setUp.question = setup::wordsOf(optionTable(), m_form->options());
    if (isWatching()) setUp.question.set("light", "yes");
  }
  std::function<void()> readWords(const setup::SetUp& setUp, const std::string& fileName, bool,
                                  const ui::GameModel&) override {
    ui::SearchChoice options = m_form->options();
    if (const auto wrong = setup::takeWords(optionTable(), options, setUp.question))
      throw FormatError(fileName, 0, *wrong);
    return [this, options] { m_form->setOptions(options); };
  }

 private:
  static constexpr std::string_view kFirst = "123456078";

  ui::SearchForm* m_form;
  TilesBoard* m_board;
  ui::ShownBoards<TilesBoard> m_boards;  // and those of a comparison
};

}  // namespace searchlight::toy
