// widgets/theme/language.cpp: installing and removing translators.
#include "widgets/theme/language.h"

#include <QCoreApplication>
#include <QKeySequence>
#include <QLibraryInfo>
#include <QLocale>
#include <QMessageBox>
#include <QPushButton>
#include <QSet>
#include <QWidget>
#include <algorithm>
#include <optional>
#include <utility>

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

// What a widget does on its changes. Its child, so that it goes with it.
struct Changes : QObject {
  using QObject::QObject;

  bool eventFilter(QObject*, QEvent* event) override {
    for (std::size_t i = 0; i < acts.size(); ++i)  // an act may add another
      if (const auto act = acts[i]; act.first == event->type()) act.second();
    return false;
  }

  std::vector<std::pair<QEvent::Type, std::function<void()>>> acts;
};

}  // namespace

void onChange(QWidget* widget, std::initializer_list<QEvent::Type> changes,
              const std::function<void()>& act) {
  Changes* all = nullptr;
  for (QObject* child : widget->children())
    if (auto* known = dynamic_cast<Changes*>(child)) all = known;
  if (!all) widget->installEventFilter(all = new Changes(widget));
  for (const QEvent::Type type : changes) all->acts.emplace_back(type, act);
}

void keepTranslated(QWidget* widget, const std::function<void()>& setTexts) {
  setTexts();
  onChange(widget, {QEvent::LanguageChange}, setTexts);
}

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

namespace {

const QString kEnglish = QStringLiteral("en");

}  // namespace

QList<Language::Entry> Language::available() {
  return {{kEnglish, QStringLiteral("English")}, {QStringLiteral("zh_CN"), QStringLiteral("简体中文")}};
}

QString Language::systemCode() {
  for (const QString& wish : QLocale::system().uiLanguages()) {
    const QLocale locale(wish);
    if (locale.language() == QLocale::English) return kEnglish;
    if (locale.language() == QLocale::Chinese && locale.script() == QLocale::SimplifiedHanScript)
      return QStringLiteral("zh_CN");
  }
  return kEnglish;
}

Language::~Language() {
  // Without an application there is nothing the translators could still be installed in.
  if (QCoreApplication::instance() == nullptr) return;
  for (const auto& translator : m_translators) QCoreApplication::removeTranslator(translator.get());
}

bool Language::use(const QString& code) {
  const auto languages = available();
  if (std::ranges::find(languages, code, &Entry::code) == languages.end()) return false;
  std::vector<std::unique_ptr<QTranslator>> translators;
  if (code != kEnglish) {
    // The translator installed last is asked first: ours.
    auto qt = std::make_unique<QTranslator>();
    if (qt->load(QStringLiteral("qtbase_") + code, QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
      translators.push_back(std::move(qt));
    auto ours = std::make_unique<QTranslator>();
    if (!ours->load(QStringLiteral(":/translations/searchlight_%1.qm").arg(code))) return false;
    translators.push_back(std::move(ours));
  }

  m_code = code;
  QLocale::setDefault(code == kEnglish ? QLocale(QLocale::English) : QLocale(code));
  for (const auto& translator : m_translators) QCoreApplication::removeTranslator(translator.get());
  m_translators = std::move(translators);
  for (const auto& translator : m_translators) QCoreApplication::installTranslator(translator.get());
  return true;
}

}  // namespace searchlight::ui
