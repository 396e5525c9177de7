// widgets/theme/mnemonics.cpp: which letters are taken, and which of the others suits.
#include "widgets/theme/mnemonics.h"

#include <QKeySequence>
#include <QMessageBox>
#include <QPushButton>
#include <QSet>
#include <optional>

namespace searchlight::ui {
namespace {

bool isOurLetter(QChar c) { return c.unicode() < 0x80 && c.isLetter(); }

std::optional<qsizetype> placeFor(const QString& text, const QSet<QChar>& taken) {
  for (const bool isAnywhere : {false, true})
    for (qsizetype i = 0; i < text.size(); ++i) {
      const bool begins = i == 0 || text[i - 1].isSpace();
      if ((isAnywhere || begins) && isOurLetter(text[i]) && !taken.contains(text[i].toUpper())) return i;
    }
  return std::nullopt;
}

QChar initialOf(QMessageBox::StandardButton button) {
  switch (button) {
    case QMessageBox::Ok: return u'O';
    case QMessageBox::Save: return u'S';
    case QMessageBox::Discard: return u'D';
    case QMessageBox::Cancel: return u'C';
    case QMessageBox::Yes: return u'Y';
    case QMessageBox::No: return u'N';
    default: return {};
  }
}

QChar letterBeside(QMessageBox::StandardButton button, const QSet<QChar>& taken) {
  const QChar initial = initialOf(button);
  if (!initial.isNull() && !taken.contains(initial)) return initial;
  for (char c = '1'; c <= '9'; ++c)
    if (!taken.contains(QLatin1Char(c))) return QLatin1Char(c);
  return {};
}

}  // namespace

void giveMnemonics(const QMessageBox& box) {
  QSet<QChar> taken;
  QList<QAbstractButton*> without;
  for (QAbstractButton* button : box.buttons()) {
    const QKeySequence own = QKeySequence::mnemonic(button->text());
    if (own.isEmpty())
      without.append(button);
    else
      taken.insert(QChar(static_cast<char16_t>(own[0].key())));
  }
  for (QAbstractButton* button : without) {
    QString text = button->text();
    if (const auto place = placeFor(text, taken)) {
      taken.insert(text[*place].toUpper());
      text.insert(*place, QLatin1Char('&'));
    } else if (const QChar letter = letterBeside(box.standardButton(button), taken); !letter.isNull()) {
      taken.insert(letter);
      text += QStringLiteral("(&%1)").arg(letter);
    }
    button->setText(text);
  }
}

}  // namespace searchlight::ui
