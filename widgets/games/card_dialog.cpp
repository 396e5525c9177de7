// widgets/games/card_dialog.cpp: a list of pictures that can be searched by any name.
#include "widgets/games/card_dialog.h"

#include <QDialogButtonBox>
#include <QElapsedTimer>
#include <QIcon>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPainter>
#include <QPixmap>
#include <QPushButton>
#include <QStyledItemDelegate>
#include <QTimer>
#include <QVBoxLayout>
#include <algorithm>
#include <cstddef>
#include <utility>

#include "widgets/theme/theme.h"

namespace searchlight::ui {
namespace {

constexpr QSize kPictureSize{96, 116}, kGridSize{160, 192};
constexpr qint64 kPicturesMs = 8;  // of work between two looks at the keyboard

// "Heng Dao Li Ma", "hengdaolima" and "heng-dao" all find it.
QString folded(const QString& text) {
  QString out;
  for (const QChar c : text.normalized(QString::NormalizationForm_KD))
    if (c.isLetterOrNumber()) out += c.toCaseFolded();
  return out;
}

constexpr int kSubtitleRole = Qt::UserRole, kOwnRole = Qt::UserRole + 1;

// The picture as it is, whatever is chosen, and below it name and figures, each on a line of its own.
class PictureCard : public QStyledItemDelegate {
 public:
  using QStyledItemDelegate::QStyledItemDelegate;
  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
    const QPalette& palette = option.palette;
    const bool isChosen = option.state & QStyle::State_Selected,
               isHovered = option.state & QStyle::State_MouseOver;
    const QRectF card = QRectF(option.rect).adjusted(spacing::kHalf, 1, -spacing::kHalf, -1);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (isChosen || isHovered) {
      QColor ground = palette.color(QPalette::Highlight);
      ground.setAlphaF(isChosen ? 0.28F : 0.12F);
      painter->setBrush(ground);
      painter->setPen(isChosen ? QPen(palette.color(QPalette::Link), 1.5) : QPen(Qt::NoPen));
      painter->drawRoundedRect(card, 6, 6);
    }
    QRect line = option.rect.adjusted(spacing::kUnit, spacing::kUnit, -spacing::kUnit, 0);
    const QIcon picture = index.data(Qt::DecorationRole).value<QIcon>();
    picture.paint(painter, QRect(line.topLeft(), QSize(line.width(), kPictureSize.height())));
    line.setTop(line.top() + kPictureSize.height() + spacing::kHalf);
    line.setHeight(option.fontMetrics.lineSpacing());
    const auto write = [&](const QString& text, QPalette::ColorRole ink) {
      painter->setPen(palette.color(QPalette::Active, ink));
      painter->drawText(line, Qt::AlignCenter,
                        option.fontMetrics.elidedText(text, Qt::ElideRight, line.width()));
      line.translate(0, option.fontMetrics.lineSpacing());
    };
    write(index.data(Qt::DisplayRole).toString(), QPalette::Text);
    write(index.data(kSubtitleRole).toString(), QPalette::PlaceholderText);
    write(index.data(kOwnRole).toString(), QPalette::Link);
    painter->restore();
  }
  QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const override {
    return {kGridSize.width(), kPictureSize.height() + 3 * option.fontMetrics.lineSpacing() +
                                   2 * spacing::kUnit + spacing::kHalf};
  }
};

}  // namespace

CardDialog::CardDialog(std::vector<CardItem> items, int present, CardTexts texts, QWidget* parent)
    : QDialog(parent),
      m_items(std::move(items)),
      m_texts(std::move(texts)),
      m_find(new QLineEdit(this)),
      m_list(new QListWidget(this)),
      m_about(new QLabel(this)),
      m_pictures(new QTimer(this)) {
  setWindowTitle(m_texts.title);
  m_find->setPlaceholderText(m_texts.findHint);
  m_find->setAccessibleName(m_texts.find);
  m_find->setClearButtonEnabled(true);
  m_list->setAccessibleName(m_texts.list);
  m_list->setViewMode(QListView::IconMode);
  m_list->setResizeMode(QListView::Adjust);
  m_list->setMovement(QListView::Static);
  m_list->setUniformItemSizes(true);
  m_list->setItemDelegate(new PictureCard(m_list));
  m_list->setMouseTracking(true);
  m_list->setIconSize(kPictureSize);
  m_list->setGridSize(kGridSize);
  m_list->setSpacing(spacing::kHalf);
  for (const CardItem& item : m_items) {
    auto* row = new QListWidgetItem(item.title, m_list);
    row->setData(kSubtitleRole, item.subtitle);
    row->setData(kOwnRole, item.own);
    row->setData(Qt::AccessibleTextRole, item.title + QStringLiteral(", ") + item.subtitle);
    row->setToolTip(item.names);
  }
  m_about->setForegroundRole(QPalette::PlaceholderText);
  m_about->setWordWrap(true);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
  m_play = buttons->button(QDialogButtonBox::Ok);
  m_play->setText(tr("Play"));
  auto* all = new QVBoxLayout(this);
  all->addWidget(m_find);
  all->addWidget(m_list, 1);
  all->addWidget(m_about);
  all->addWidget(buttons);
  connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  connect(m_list, &QListWidget::itemActivated, this, &QDialog::accept);
  connect(m_list, &QListWidget::currentRowChanged, this, &CardDialog::showChosen);
  connect(m_find, &QLineEdit::textChanged, this, &CardDialog::filter);
  m_list->setCurrentRow(std::max(present, 0));
  resize(920, 640);
  connect(m_pictures, &QTimer::timeout, this, &CardDialog::makePictures);
  m_pictures->start(0);
  QTimer::singleShot(0, this,
                     [this] { m_list->scrollToItem(m_list->currentItem(), QListView::PositionAtCenter); });
  m_find->setFocus();
  showChosen();
}

int CardDialog::chosen() const { return m_list->currentRow(); }

void CardDialog::filter() {
  const QString wanted = folded(m_find->text());
  int first = -1;
  for (int i = 0; i < m_list->count(); ++i) {
    const CardItem& item = m_items[static_cast<std::size_t>(i)];
    const bool isFound =
        wanted.isEmpty() || folded(item.names).contains(wanted) || folded(item.subtitle).contains(wanted);
    m_list->item(i)->setHidden(!isFound);
    if (isFound && first < 0) first = i;
  }
  const QListWidgetItem* now = m_list->currentItem();
  if (!now || now->isHidden()) m_list->setCurrentRow(first);
  showChosen();
}

void CardDialog::makePictures() {
  QElapsedTimer clock;
  clock.start();
  while (m_nextPicture < m_list->count() && clock.elapsed() < kPicturesMs) {
    const auto& picture = m_items[static_cast<std::size_t>(m_nextPicture)].picture;
    if (picture)
      m_list->item(m_nextPicture)->setIcon(picture(kPictureSize, devicePixelRatioF(), Theme::of(palette())));
    ++m_nextPicture;
  }
  if (m_nextPicture >= m_list->count()) m_pictures->stop();
}

void CardDialog::showChosen() {
  const QListWidgetItem* now = m_list->currentItem();
  const bool isChosen = now && !now->isHidden();
  m_play->setEnabled(isChosen);
  if (!isChosen) return m_about->setText(m_texts.nothing);
  const CardItem& item = m_items[static_cast<std::size_t>(m_list->currentRow())];
  m_about->setText(item.group.isEmpty() ? item.names : QStringLiteral("%1 · %2").arg(item.names, item.group));
}

}  // namespace searchlight::ui
