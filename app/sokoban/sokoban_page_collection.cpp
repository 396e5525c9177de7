// app/sokoban/sokoban_page_collection.cpp: the levels solved one after the other, while somebody plays: begun, seen, stopped.
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <utility>

#include "app/sokoban/collection_solver.h"
#include "app/sokoban/level_help.h"
#include "app/sokoban/sokoban_page.h"
#include "widgets/game/gallery_dialog.h"
#include "widgets/sokoban/solve_panel.h"
#include "widgets/theme/theme.h"

namespace searchlight::ui {

void SokobanPage::connectCollection() {
  QAction* command = m_actions[SokobanCommand::SolveCollection];
  connect(command, &QAction::triggered, this,
          [this](bool isWanted) { isWanted ? solveCollection(shownLevels()) : stopCollection(); });
  connect(m_solvePanel, &SolvePanel::besideEnds, this, [this] {
    m_solvePanel->setBeside({});
    stopCollection();
  });
  connect(m_collection, &CollectionSolver::changed, this, [this, command] {
    const bool isRunning = m_collection->isRunning();
    command->setChecked(isRunning);
    m_solvePanel->setBeside(isRunning ? m_collection->text() : QString());
  });
  connect(m_collection, &CollectionSolver::failed, this, &SokobanPage::complain);
  connect(m_collection, &CollectionSolver::finished, this, [this](bool isSomeLeft) {
    // It may have taken hours: what has come of it is there until it is read.
    m_solvePanel->setBeside(m_collection->summary(), true);
    if (!isSomeLeft) return say(m_collection->summary());
    sayWithButton(m_collection->summary(), tr("Continue with more time"),
                  [this] { solveCollection(m_collection->set()); });
  });
}

// Also one that is only looked at in the gallery.
void SokobanPage::solveCollection(LevelSet set) {
  m_book->read();  // what other windows have solved
  if (!m_collection->start(std::move(set),
                           [this](const std::string& identity) { return m_book->best(identity); }))
    say(tr("%1. No levels left to solve.").arg(m_collection->summary()));
  m_actions[SokobanCommand::SolveCollection]->setChecked(m_collection->isRunning());
}

void SokobanPage::stopCollection() {
  if (!m_collection->isRunning()) return;
  m_collection->stop();
  sayWithButton(m_collection->summary(), tr("Continue", "solving the collection"),
                [this] { solveCollection(m_collection->set()); });
}

// Other levels are played now: who leaves a collection no longer waits for it.
void SokobanPage::leaveCollection() {
  if (m_collection->isAbout(shownLevels())) return;
  m_collection->stop();
  m_solvePanel->setBeside({});
}

QWidget* SokobanPage::makeGalleryFoot(GalleryDialog& dialog, const LevelGallery& gallery) {
  auto* foot = new QWidget;
  auto* button = new QPushButton(tr("Solve in the background"), foot);
  button->setObjectName(QStringLiteral("solveCollection"));
  button->setToolTip(m_actions[SokobanCommand::SolveCollection]->toolTip());
  button->setCheckable(true);
  button->setAutoDefault(false);
  button->setMinimumWidth(button->sizeHint().width() + 2 * spacing::kUnit);
  auto* said = new QLabel(foot);
  said->setObjectName(QStringLiteral("collectionText"));
  said->setForegroundRole(QPalette::PlaceholderText);
  said->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
  auto* row = new QHBoxLayout(foot);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(spacing::kUnit);
  row->addWidget(button);
  row->addWidget(said, 1);
  const auto isSeen = [this, &dialog, &gallery] {
    return gallery.isOpened(dialog.collection()) && m_collection->isAbout(gallery.set(dialog.collection()));
  };
  const auto show = [this, &dialog, &gallery, isSeen, button, said] {
    button->setEnabled(gallery.isOpened(dialog.collection()));
    button->setChecked(isSeen() && m_collection->isRunning());
    said->setText(isSeen() ? m_collection->text() : QString());
    said->setToolTip(said->text());
  };
  connect(button, &QPushButton::clicked, foot, [this, &dialog, &gallery, show](bool isWanted) {
    isWanted ? solveCollection(gallery.set(dialog.collection())) : m_collection->stop();
    show();
  });
  connect(m_collection, &CollectionSolver::changed, foot, show);
  connect(m_collection, &CollectionSolver::told, foot, [&dialog, isSeen](std::size_t place) {
    if (isSeen()) dialog.refresh(place);
  });
  connect(&dialog, &GalleryDialog::opened, foot, show);
  show();
  return foot;
}

// What the computer has solved before anybody asks need not be searched for.
LevelHelp& SokobanPage::askedHelp() {
  const LevelBest* known = isReverse() || m_help->knowsPath() ? nullptr : m_collection->best(m_identity);
  if (known)
    if (const auto steps = turnedToSolve(game().opening().board, known->byPushes.lurd)) m_help->know(*steps);
  return *m_help;
}

}  // namespace searchlight::ui
