// widgets/games/card_dialog.cpp: a list of pictures that can be searched by any name.
#include "widgets/games/card_dialog.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTimer>
#include <QVBoxLayout>
#include <algorithm>
#include <array>
#include <utility>

#include "widgets/theme/theme.h"

namespace searchlight::ui {
namespace {

// "Heng Dao Li Ma", "hengdaolima" and "heng-dao" all find it. Two numbers stay two: 155 does not find "315. 5".
QString folded(const QString& text) {
  QString out;
  bool isApart = false;
  for (const QChar c : text.normalized(QString::NormalizationForm_KD)) {
    if (c.isLetterOrNumber()) {
      if (isApart && c.isDigit() && !out.isEmpty() && out.back().isDigit()) out += QLatin1Char(' ');
      out += c.toCaseFolded();
    }
    isApart = !c.isLetterOrNumber();
  }
  return out;
}

}  // namespace

CardDialog::CardDialog(std::vector<CardItem> items, int present, CardTexts texts, QWidget* parent)
    : QDialog(parent),
      m_texts(std::move(texts)),
      m_find(new QLineEdit(this)),
      m_list(new CardList(this)),
      m_about(new QLabel(this)) {
  setWindowTitle(m_texts.title);
  m_find->setPlaceholderText(m_texts.findHint);
  m_find->setAccessibleName(m_texts.find);
  m_find->setClearButtonEnabled(true);
  m_list->setAccessibleName(m_texts.list);
  m_list->addCards(std::move(items));
  m_about->setForegroundRole(QPalette::PlaceholderText);
  m_about->setTextFormat(Qt::PlainText);  // a file's words
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
    const CardItem& item = m_list->card(i);
    const bool isFound =
        wanted.isEmpty() ||
        std::ranges::any_of(std::array{item.names, item.subtitle, item.group},
                            [&](const QString& text) { return folded(text).contains(wanted); });
    m_list->item(i)->setHidden(!isFound);
    if (isFound && first < 0) first = i;
  }
  const QListWidgetItem* now = m_list->currentItem();
  if (!now || now->isHidden()) m_list->setCurrentRow(first);
  showChosen();
}

void CardDialog::showChosen() {
  const QListWidgetItem* now = m_list->currentItem();
  const bool isChosen = now && !now->isHidden();
  m_play->setEnabled(isChosen);
  if (!isChosen) return m_about->setText(m_texts.nothing);
  const CardItem& item = m_list->card(m_list->currentRow());
  m_about->setText(item.group.isEmpty() ? item.names : QStringLiteral("%1 · %2").arg(item.names, item.group));
}

}  // namespace searchlight::ui
