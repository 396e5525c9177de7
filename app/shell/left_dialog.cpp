// app/shell/left_dialog.cpp: games that were left, to be chosen from.
#include "app/shell/left_dialog.h"

#include <QDialogButtonBox>
#include <QFile>
#include <QFileInfo>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QShortcut>
#include <QTreeWidget>
#include <QVBoxLayout>
#include <algorithm>
#include <functional>
#include <limits>
#include <utility>

#include "app/shell/commands.h"
#include "app/shell/read_on_thread.h"
#include "widgets/theme/type_scale.h"
#include "widgets/words/search_format.h"

namespace searchlight::ui {

LeftWorks::LeftWorks(const std::vector<PageInfo>& pages, QObject* parent) : QObject(parent), m_pages(pages) {}

void LeftWorks::read(std::size_t most) { ask({}, most); }
void LeftWorks::forget(const QStringList& files, std::size_t most) { ask(files, most); }

void LeftWorks::ask(const QStringList& forgotten, std::size_t most) {
  m_forgotten += forgotten;  // and those of a question that comes to nothing because of this one
  m_task.ask(
      [gone = m_forgotten, most, pages = m_pages](const std::stop_token& stop) {
        for (const QString& file : gone) {
          QFile::remove(file + kLeftNote);
          QFile::remove(file);
        }
        std::vector<std::pair<std::size_t, LeftWork>> all;
        for (std::size_t i = 0; i < pages.size() && !stop.stop_requested(); ++i) {
          if (!pages[i].left) continue;
          for (LeftWork& work : pages[i].left(most)) all.emplace_back(i, std::move(work));
        }
        std::ranges::stable_sort(all, std::greater<>(), [](const auto& entry) { return entry.second.when; });
        if (all.size() > most) all.erase(all.begin() + static_cast<std::ptrdiff_t>(most), all.end());
        return all;
      },
      [this](TaskResult<std::vector<std::pair<std::size_t, LeftWork>>> all) {
        m_forgotten.clear();
        if (!all) return Q_EMIT troubled(all.why());
        m_list.clear();
        for (auto& [page, work] : *all) m_list.push_back({&m_pages[page], std::move(work)});
        Q_EMIT found();
      });
}

namespace {

// A document's title says of which place it is, and so do the lists.
QString withoutPlace(const QString& title, const QString& place) {
  for (const QString& between : {QStringLiteral(": "), QStringLiteral("："), QStringLiteral(":")})
    if (title.startsWith(place + between)) return title.mid(place.size() + between.size());
  return title;
}

}  // namespace

QStringList leftColumns(const LeftWorks::Entry& entry) {
  const LeftWork& work = entry.work;
  QString moves = work.moves ? QLocale().toString(*work.moves) : QString();
  if (work.isOver)
    moves = moves.isEmpty() ? LeftWorks::tr("finished") : LeftWorks::tr("%1, finished").arg(moves);
  const QString place = pageTitle(*entry.page);
  return {work.title.isEmpty() ? LeftWorks::tr("Game") : shownTitle(withoutPlace(work.title, place)), place,
          moves, momentText(work.when), shownTitle(QFileInfo(work.from).fileName())};
}

QString leftText(const LeftWorks::Entry& entry) {
  QStringList parts = leftColumns(entry);
  if (!parts[2].isEmpty()) parts[2] = LeftWorks::tr("moves: %1").arg(parts[2]);
  if (!parts[4].isEmpty()) parts[4] = LeftWorks::tr("from %1").arg(parts[4]);
  parts.removeAll(QString());
  return parts.join(QStringLiteral(" · "));
}

namespace {

constexpr int kFile = Qt::UserRole, kPage = Qt::UserRole + 1;
constexpr std::size_t kAll = std::numeric_limits<std::size_t>::max();

QString menuText(const LeftWorks::Entry& entry) {
  return leftText(entry).replace(QLatin1Char('&'), QLatin1String("&&"));
}

}  // namespace

// ---- The menu ------------------------------------------------------------------------------------------------------------------

LeftMenu::LeftMenu(QMenu* menu, const std::vector<PageInfo>& pages, LeftInFront inFront, QObject* parent)
    : QObject(parent), m_menu(menu), m_inFront(std::move(inFront)), m_works(pages) {
  connect(menu, &QMenu::aboutToShow, this, [this] {
    m_works.read(kMost);
    fill();
  });
  connect(&m_works, &LeftWorks::found, this, &LeftMenu::fill);
}

// While it looks what was there the last time stays: it is nearly always right, and then nothing moves under the pointer.
void LeftMenu::fill() {
  std::vector<const LeftWorks::Entry*> games;
  QStringList texts;
  const QStringList inFront = m_inFront();
  for (const LeftWorks::Entry& entry : m_works.list()) {
    if (inFront.contains(entry.work.file)) continue;
    games.push_back(&entry);
    texts << entry.work.file << menuText(entry);
  }
  if (games.empty()) texts << (m_works.isReading() ? tr("Loading…") : tr("No recent files"));
  if (std::exchange(m_shown, texts) == texts) return;
  m_menu->clear();
  for (const LeftWorks::Entry* entry : games) {
    QAction* action = m_menu->addAction(menuText(*entry));
    action->setStatusTip(entry->work.from);
    connect(action, &QAction::triggered, this,
            [this, id = QString::fromLatin1(entry->page->id), file = entry->work.file] {
              Q_EMIT chosen(id, file);
            });
  }
  if (games.empty()) m_menu->addAction(texts.front())->setEnabled(false);
  m_menu->addSeparator();
  connect(m_menu->addAction(tr("&All unfinished games…")), &QAction::triggered, this, &LeftMenu::allWanted);
}

// ---- The dialog ----------------------------------------------------------------------------------------------------------------

LeftDialog::LeftDialog(const std::vector<PageInfo>& pages, LeftInFront inFront, QWidget* parent)
    : QDialog(parent),
      m_inFront(std::move(inFront)),
      m_works(pages),
      m_list(new QTreeWidget),
      m_told(new QLabel(tr("Loading…"))),
      m_open(new QPushButton(tr("&Open"))),
      m_forget(new QPushButton(tr("&Delete…"))),
      m_forgetAll(new QPushButton(tr("Delete a&ll…"))) {
  setWindowTitle(tr("Unfinished games"));
  resizeToScreen(this, {720, 460});
  m_list->setObjectName(QStringLiteral("left-works"));
  m_list->setAccessibleName(windowTitle());
  m_list->setRootIsDecorated(false);
  m_list->setUniformRowHeights(true);
  m_list->setAllColumnsShowFocus(true);
  m_list->setSelectionMode(QAbstractItemView::ExtendedSelection);
  m_list->setHeaderLabels({tr("Game"), tr("Page"), tr("Moves"), tr("Last played"), tr("File")});
  m_list->header()->setStretchLastSection(true);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
  buttons->addButton(m_open, QDialogButtonBox::AcceptRole);
  buttons->addButton(m_forget, QDialogButtonBox::ActionRole);
  buttons->addButton(m_forgetAll, QDialogButtonBox::ActionRole);
  buttons->button(QDialogButtonBox::Close)->setAutoDefault(false);
  auto* all = new QVBoxLayout(this);
  all->addWidget(m_told);
  all->addWidget(m_list, 1);
  all->addWidget(buttons);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  connect(buttons, &QDialogButtonBox::accepted, this, &LeftDialog::choose);
  connect(m_list, &QTreeWidget::itemDoubleClicked, this, &LeftDialog::choose);
  connect(m_list, &QTreeWidget::itemSelectionChanged, this, &LeftDialog::showButtons);
  connect(m_forget, &QPushButton::clicked, this, [this] { forget(false); });
  connect(m_forgetAll, &QPushButton::clicked, this, [this] { forget(true); });
  connect(new QShortcut(QKeySequence::Delete, m_list), &QShortcut::activated, m_forget, &QPushButton::click);
  connect(&m_works, &LeftWorks::found, this, &LeftDialog::fill);
  connect(&m_works, &LeftWorks::troubled, m_told, &QLabel::setText);
  showButtons();
  m_works.read(kAll);
}

void LeftDialog::fill() {
  m_list->clear();
  const QStringList inFront = m_inFront();
  QList<QTreeWidgetItem*> rows;
  for (const LeftWorks::Entry& entry : m_works.list()) {
    if (inFront.contains(entry.work.file)) continue;
    auto* row = new QTreeWidgetItem(leftColumns(entry));
    row->setData(0, kFile, entry.work.file);
    row->setData(0, kPage, QString::fromLatin1(entry.page->id));
    row->setToolTip(4, entry.work.from);
    row->setData(0, Qt::AccessibleTextRole, leftText(entry));
    rows << row;
  }
  m_list->addTopLevelItems(rows);
  for (int column = 0; column < 4; ++column) m_list->resizeColumnToContents(column);
  m_told->setText(rows.isEmpty() ? tr("No unfinished games.")
                                 : tr("Unfinished games: %1, newest first. They are saved automatically.")
                                       .arg(QLocale().toString(rows.size())));
  if (!rows.isEmpty()) m_list->setCurrentItem(rows.front());
  m_list->setFocus();
  showButtons();
}

void LeftDialog::showButtons() {
  const auto count = m_list->selectedItems().size();
  m_open->setEnabled(count == 1);
  m_open->setDefault(true);  // a dialog gives that to another while this one cannot be pressed
  m_forget->setEnabled(count > 0);
  m_forgetAll->setEnabled(m_list->topLevelItemCount() > 0);
}

void LeftDialog::choose() {
  const QList<QTreeWidgetItem*> rows = m_list->selectedItems();
  if (rows.size() != 1) return;
  m_pageId = rows.front()->data(0, kPage).toString();
  m_file = rows.front()->data(0, kFile).toString();
  accept();
}

// What is in front stays: it is not in the list.
void LeftDialog::forget(bool isAll) {
  QStringList files;
  const QList<QTreeWidgetItem*> chosen = m_list->selectedItems();
  for (int i = 0; i < m_list->topLevelItemCount(); ++i)
    if (isAll || chosen.contains(m_list->topLevelItem(i)))
      files << m_list->topLevelItem(i)->data(0, kFile).toString();
  if (files.isEmpty()) return;
  const QString text =
      files.size() == 1
          ? tr("Delete “%1”? This cannot be undone.")
                .arg(chosen.size() == 1 ? chosen.front()->text(0) : m_list->topLevelItem(0)->text(0))
          : tr("Delete %1 games? This cannot be undone.").arg(QLocale().toString(files.size()));
  if (QMessageBox::warning(this, windowTitle(), text, QMessageBox::Discard | QMessageBox::Cancel,
                           QMessageBox::Cancel) == QMessageBox::Discard)
    m_works.forget(files, kAll);
}

}  // namespace searchlight::ui
