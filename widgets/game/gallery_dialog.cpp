// widgets/game/gallery_dialog.cpp: the shelf on the left, and on the right the collection that was taken from it.
#include "widgets/game/gallery_dialog.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPainter>
#include <QPushButton>
#include <QStandardItemModel>
#include <QTimer>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "widgets/theme/controls.h"
#include "widgets/theme/strokes.h"
#include "widgets/theme/theme.h"
#include "widgets/theme/type_scale.h"
#include "widgets/words/search_format.h"

namespace searchlight::ui {
namespace {

constexpr QSize kGallerySize{1080, 720};
constexpr int kShelfWidth = 208;

}  // namespace

// How much of a collection is solved, told in words above it.
class GalleryDialog::ShareBar : public QWidget {
 public:
  using QWidget::QWidget;
  QSize sizeHint() const override { return {64, spacing::kHalf}; }
  void setShare(double share) {
    m_share = share;
    update();
  }

 protected:
  void paintEvent(QPaintEvent*) override {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    const QColor track = faint(palette().color(QPalette::WindowText), 0.12F);
    QRectF bar(rect());
    painter.setBrush(track);
    painter.drawRoundedRect(bar, bar.height() / 2, bar.height() / 2);
    if (m_share <= 0) return;
    bar.setWidth(std::max(bar.height(), bar.width() * m_share));
    if (isRightToLeft()) bar.moveRight(rect().width());
    painter.setBrush(palette().color(QPalette::Link));
    painter.drawRoundedRect(bar, bar.height() / 2, bar.height() / 2);
  }

 private:
  double m_share = 0;
};

GalleryDialog::GalleryDialog(GalleryShelf shelf, GalleryTexts texts, const GalleryView& view, QWidget* parent)
    : QDialog(parent),
      m_shelf(std::move(shelf)),
      m_texts(std::move(texts)),
      m_name(new QLabel(this)),
      m_solved(new QLabel(this)),
      m_share(new ShareBar(this)),
      m_find(new QLineEdit(this)),
      m_filter(new SegmentedButtons(kCardFilters, this)),
      m_order(new QComboBox(this)),
      m_choices(new QBoxLayout(QBoxLayout::TopToBottom)),
      m_list(new CardList(this)),
      m_about(new QLabel(this)) {
  m_list->setAccessibleName(m_texts.list);
  m_about->setForegroundRole(QPalette::PlaceholderText);
  m_about->setTextFormat(Qt::PlainText);  // a file's words
  m_about->setWordWrap(true);
  m_about->setAlignment(Qt::AlignLeft | Qt::AlignTop);
  m_about->setFixedHeight(2 *
                          m_about->fontMetrics().lineSpacing());  // nothing moves when there is more to say
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
  m_play = buttons->button(QDialogButtonBox::Ok);
  m_play->setText(tr("Play"));

  auto* right = new QVBoxLayout;
  right->setSpacing(spacing::kUnit);
  right->addLayout(makeHeading());
  right->addWidget(m_share);
  right->addLayout(makeChoices(view));
  right->addWidget(m_list, 1);
  right->addWidget(m_about);
  auto* columns = new QHBoxLayout;
  columns->setSpacing(spacing::kWide);
  if (m_shelf.names.size() > 1) columns->addWidget(makeShelf());
  columns->addLayout(right, 1);
  auto* all = new QVBoxLayout(this);
  all->setContentsMargins(spacing::kWide, spacing::kWide, spacing::kWide, spacing::kWide);
  all->setSpacing(spacing::kMargin);
  all->addLayout(columns, 1);
  auto* foot = new QHBoxLayout;
  foot->setSpacing(spacing::kWide);
  foot->addWidget(buttons);
  all->addLayout(foot);

  connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  connect(m_list, &CardList::activated, this, &QDialog::accept);
  connect(m_list, &CardList::chosenChanged, this, &GalleryDialog::showChosen);
  connect(m_find, &QLineEdit::textChanged, this, &GalleryDialog::filter);
  connect(m_filter, &SegmentedButtons::chosen, this, &GalleryDialog::filter);
  connect(m_order, &QComboBox::currentIndexChanged, this, &GalleryDialog::filter);
  connect(&m_sieve, &CardSieve::counted, this, &GalleryDialog::showCounts);
  connect(&m_sieve, &CardSieve::found, this, &GalleryDialog::showFound);
  m_find->installEventFilter(this);
  m_list->installEventFilter(this);
  resizeToScreen(this, kGallerySize);
  openPlace(m_shelf.present);
  if (m_shelf.makeFoot) {
    QWidget* work = m_shelf.makeFoot(*this);
    foot->insertWidget(0, work, 1);
    setTabOrderBehind(m_list, {work});
  }
  QTimer::singleShot(0, this,
                     [this] { m_list->scrollTo(m_list->currentIndex(), QListView::PositionAtCenter); });
  m_find->setFocus();
}

// ---- What it is made of ---------------------------------------------------------------------------------------------------------

QWidget* GalleryDialog::makeShelf() {
  m_collections = new QListWidget(this);
  m_collections->setFixedWidth(withText(kShelfWidth));
  m_collections->setAccessibleName(tr("Collections"));
  m_collections->setWordWrap(true);
  m_collections->setSpacing(2);
  m_collections->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  for (int i = 0; i < m_shelf.names.size(); ++i) {
    auto* item = new QListWidgetItem(m_shelf.names[i], m_collections);
    item->setToolTip(m_shelf.tips.value(i));
  }
  m_collections->setCurrentRow(m_shelf.present);
  connect(m_collections, &QListWidget::currentRowChanged, this, &GalleryDialog::openPlace);
  connect(m_collections, &QListWidget::itemActivated, m_list, [this] { m_list->setFocus(); });
  return m_collections;
}

QLayout* GalleryDialog::makeHeading() {
  setType(m_name, TypeSize::Title);
  m_name->setTextFormat(Qt::PlainText);  // a file's words
  m_name->setMinimumWidth(0);
  m_name->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
  m_solved->setForegroundRole(QPalette::PlaceholderText);
  m_share->setFixedHeight(spacing::kHalf);
  auto* row = new QHBoxLayout;
  row->setSpacing(spacing::kWide);
  row->addWidget(m_name, 1);
  row->addWidget(m_solved, 0, Qt::AlignBottom);
  return row;
}

QLayout* GalleryDialog::makeChoices(const GalleryView& view) {
  m_find->setPlaceholderText(m_texts.findHint);
  m_find->setAccessibleName(m_texts.find);
  m_find->setToolTip(m_texts.findHint);  // which may be longer than there is room
  m_find->setClearButtonEnabled(true);
  m_filter->setAccessibleName(tr("Show"));
  m_filter->setChoice(static_cast<int>(CardFilter::All), tr("All"),
                      tr("Shows all items, including invalid ones"));
  m_filter->setChoice(static_cast<int>(CardFilter::Unsolved), tr("Unsolved"),
                      tr("Shows the items you have not solved without help"));
  m_filter->setChoice(static_cast<int>(CardFilter::Begun), tr("In progress"),
                      tr("Shows the items with an unfinished game"));
  m_filter->setChoice(static_cast<int>(CardFilter::Solved), tr("Solved"),
                      tr("Shows the items you have solved without help"));
  m_filter->setCurrent(static_cast<int>(view.filter));
  m_order->setAccessibleName(tr("Order"));
  m_order->addItems({tr("Default order"), m_texts.size, m_texts.difficulty, tr("Name")});
  m_order->setToolTip(tr("Sort by"));
  m_order->setCurrentIndex(static_cast<int>(view.order));
  auto* first = new QHBoxLayout;
  first->setSpacing(spacing::kUnit);
  first->addWidget(m_find, 1);
  first->addWidget(m_order);
  m_choices->setSpacing(spacing::kUnit);
  m_choices->addLayout(first, 1);
  m_choices->addWidget(m_filter, 0, Qt::AlignLeft);
  return m_choices;
}

// ---- Collections ----------------------------------------------------------------------------------------------------------------

// A file is read meanwhile, and the shelf may have gone on.
void GalleryDialog::openPlace(int place) {
  if (m_isOpening || place < 0 || place == m_collection) return;
  m_isOpening = true;
  GalleryCollection taken = m_shelf.open(place);
  m_isOpening = false;
  if (m_collections && m_collections->currentRow() != place) return openPlace(m_collections->currentRow());
  m_collection = place;
  m_fault = taken.fault;
  m_name->setText(taken.name);
  m_name->setToolTip(m_shelf.tips.value(place));
  setWindowTitle(taken.name.isEmpty() ? m_texts.title : tr("%1: %2").arg(m_texts.title, taken.name));
  m_solved->setText(QString());
  m_share->setShare(0);
  m_sieve.begin(taken.cards.facts, taken.cards.count,
                [this](std::size_t i) -> const CardItem& { return m_list->card(i); });
  m_list->setCards(std::move(taken.cards));
  if (m_list->count() > 0) m_list->choose(static_cast<std::size_t>(std::max(taken.present, 0)));
  filter();
  m_list->scrollTo(m_list->currentIndex(), QListView::PositionAtCenter);
  Q_EMIT opened();
}

void GalleryDialog::refresh(std::size_t place) {
  m_list->refresh(place);
  if (m_list->chosen() == place) showChosen();
}

int GalleryDialog::chosen() const { return static_cast<int>(m_list->chosen().value_or(0)); }

GalleryView GalleryDialog::view() const {
  return {static_cast<CardFilter>(m_filter->current()), static_cast<CardOrder>(m_order->currentIndex())};
}

// Of what is looked for now, not of what was there before. What is broken says so, and stays.
void GalleryDialog::accept() {
  m_sieve.settle();
  if (m_list->chosen() && m_list->card(*m_list->chosen()).fault.isEmpty()) QDialog::accept();
}

// Down goes on to what was found, and who types among the cards looks for something.
bool GalleryDialog::eventFilter(QObject* watched, QEvent* event) {
  if (watched == m_list && event->type() == QEvent::Resize) {
    // Large texts have no room side by side.
    const int hint = m_find->fontMetrics().horizontalAdvance(m_texts.findHint) + 2 * spacing::kSection;
    const int others = m_filter->sizeHint().width() + m_order->sizeHint().width() + 3 * spacing::kUnit;
    m_choices->setDirection(hint + others <= m_list->width() ? QBoxLayout::LeftToRight
                                                             : QBoxLayout::TopToBottom);
  }
  if (event->type() != QEvent::KeyPress) return QDialog::eventFilter(watched, event);
  auto* key = static_cast<QKeyEvent*>(event);
  if (watched == m_find && (key->key() == Qt::Key_Down || key->key() == Qt::Key_PageDown)) {
    m_list->setFocus(Qt::TabFocusReason);
    return true;
  }
  const bool isText = !key->text().isEmpty() && key->text().front().isPrint() &&
                      !(key->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
  if (watched == m_list && (isText || key->key() == Qt::Key_Backspace)) {
    m_find->setFocus(Qt::OtherFocusReason);
    m_find->end(false);
    QCoreApplication::sendEvent(m_find, event);
    return true;
  }
  return QDialog::eventFilter(watched, event);
}

// ---- What is looked for ---------------------------------------------------------------------------------------------------------

void GalleryDialog::filter() { m_sieve.want(m_find->text(), view().filter, view().order); }

void GalleryDialog::showFound(const std::vector<std::size_t>& places) {
  m_list->showOnly(places);
  m_list->scrollTo(m_list->currentIndex());
  showChosen();
}

void GalleryDialog::showCounts() {
  const CardSieve::Counts& counts = *m_sieve.counts();
  QStringList told;
  if (counts.playable > 0)
    told << tr("%1 of %2 solved by you").arg(countText(counts.solved), countText(counts.playable));
  if (counts.begun > 0) told << tr("%1 in progress").arg(countText(counts.begun));
  if (counts.all > counts.playable) told << tr("%1 invalid").arg(countText(counts.all - counts.playable));
  m_solved->setText(told.join(QStringLiteral(" · ")));
  m_share->setShare(static_cast<double>(counts.solved) /
                    static_cast<double>(std::max<std::size_t>(counts.playable, 1)));
  // An order that would change nothing is not offered.
  if (const auto* rows = qobject_cast<QStandardItemModel*>(m_order->model()))
    rows->item(static_cast<int>(CardOrder::Difficulty))->setEnabled(counts.isDifficultyKnown);
}

void GalleryDialog::showChosen() {
  const auto chosen = m_list->chosen();
  m_play->setEnabled(chosen && m_list->card(*chosen).fault.isEmpty());
  if (!chosen && !m_fault.isEmpty()) return m_about->setText(m_fault);
  if (!chosen)
    return m_about->setText(m_find->text().isEmpty() ? tr("No item in this collection matches the filter.")
                                                     : m_texts.nothing);
  const CardItem& item = m_list->card(*chosen);
  QString told = item.group.isEmpty() ? item.names : QStringLiteral("%1 · %2").arg(item.names, item.group);
  for (const QString& more : {item.fault, item.solvedBy})
    if (!more.isEmpty()) told += QLatin1Char('\n') + more;
  m_about->setText(told);
}

}  // namespace searchlight::ui
