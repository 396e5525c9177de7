// widgets/games/card_dialog.cpp: a list of pictures that can be searched by any name.
#include "widgets/games/card_dialog.h"

#include <QDialogButtonBox>
#include <QElapsedTimer>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "widgets/theme/dialog_size.h"
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

constexpr QSize kUsualSize{920, 640};
constexpr qint64 kFindingMs = 8;  // of work between two looks at the keyboard

}  // namespace

CardDialog::CardDialog(CardSource cards, int present, CardTexts texts, QWidget* parent)
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
  m_list->setCards(std::move(cards));
  m_folded.resize(m_list->count());
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
  connect(m_list, &CardList::activated, this, &QDialog::accept);
  connect(m_list, &CardList::chosenChanged, this, &CardDialog::showChosen);
  connect(m_find, &QLineEdit::textChanged, this, &CardDialog::filter);
  connect(&m_finding, &QTimer::timeout, this, &CardDialog::findOn);
  m_finding.setInterval(0);
  m_find->installEventFilter(this);
  m_list->choose(static_cast<std::size_t>(std::max(present, 0)));
  resizeToScreen(this, kUsualSize);
  QTimer::singleShot(0, this,
                     [this] { m_list->scrollTo(m_list->currentIndex(), QListView::PositionAtCenter); });
  m_find->setFocus();
  showChosen();
}

int CardDialog::chosen() const { return static_cast<int>(m_list->chosen().value_or(0)); }

// Of what is looked for now, not of what was there before.
void CardDialog::accept() {
  while (m_finding.isActive()) findOn();
  if (m_list->chosen()) QDialog::accept();
}

// Down goes on to what was found.
bool CardDialog::eventFilter(QObject* watched, QEvent* event) {
  if (watched == m_find && event->type() == QEvent::KeyPress) {
    const int key = static_cast<QKeyEvent*>(event)->key();
    if (key == Qt::Key_Down || key == Qt::Key_PageDown) {
      m_list->setFocus(Qt::TabFocusReason);
      return true;
    }
  }
  return QDialog::eventFilter(watched, event);
}

// ---- What is looked for ---------------------------------------------------------------------------------------------------------

void CardDialog::filter() {
  m_wanted = folded(m_find->text());
  m_looked = 0;
  m_found.clear();
  m_finding.start();
  findOn();
}

void CardDialog::findOn() {
  QElapsedTimer clock;
  clock.start();
  for (; m_looked < m_list->count(); ++m_looked) {
    if (clock.elapsed() >= kFindingMs) return;
    if (isFound(m_looked)) m_found.push_back(m_looked);
  }
  m_finding.stop();
  m_list->showOnly(m_found);
  m_list->scrollTo(m_list->currentIndex());
  showChosen();
}

bool CardDialog::isFound(std::size_t place) {
  if (m_wanted.isEmpty()) return true;
  QString& text = m_folded[place];
  if (text.isEmpty()) {
    const CardItem& item = m_list->card(place);
    for (const QString& part : {item.names, item.subtitle, item.group})
      text += folded(part) + QLatin1Char('\n');
  }
  return text.contains(m_wanted);
}

void CardDialog::showChosen() {
  const auto chosen = m_list->chosen();
  m_play->setEnabled(chosen.has_value());
  if (!chosen) return m_about->setText(m_texts.nothing);
  const CardItem& item = m_list->card(*chosen);
  m_about->setText(item.group.isEmpty() ? item.names : QStringLiteral("%1 · %2").arg(item.names, item.group));
}

}  // namespace searchlight::ui
