// widgets/theme/language.h: the language of every text, changed while the program runs.
#pragma once
#include <QEvent>
#include <QList>
#include <QString>
#include <QTranslator>
#include <functional>
#include <initializer_list>
#include <memory>
#include <vector>

class QMessageBox;
class QWidget;

namespace searchlight::ui {

// Each button that has no letter gets one that is free: of its text, where words begin before what is within them, or, where the
// text is written in other letters, beside it: "不保存(&D)". Qt's own buttons have their English initial there.
void giveMnemonics(const QMessageBox& box);

// Sets the widget's texts now and whenever the language changes, before those of the widgets in it.
void keepTranslated(QWidget* widget, const std::function<void()>& setTexts);
// Calls `act` on each of these changes of the widget, before its own changeEvent(). Several are called in the order in which they
// were given, so those of a base class go first.
void onChange(QWidget* widget, std::initializer_list<QEvent::Type> changes, const std::function<void()>& act);

// One per application. Changing it sends QEvent::LanguageChange to every widget: see keepTranslated(). It keeps no settings.
class Language {
 public:
  struct Entry {
    QString code;  // as on the command line: "en", "zh_CN"
    QString name;  // in its own language, for the menu
  };
  // English, in which the sources are written, comes first.
  static QList<Entry> available();
  // The first available language the system asks for, or English.
  static QString systemCode();

  Language() = default;
  ~Language();
  Language(const Language&) = delete;
  Language& operator=(const Language&) = delete;

  // Installs the language's texts in place of the present ones, those of Qt's own dialogs included if Qt's
  // translations are on the system (the most usual of them are in our own file). QLocale's default follows,
  // for numbers and dates. False, and nothing changes, when the code is not available() or its texts cannot
  // be read.
  bool use(const QString& code);
  const QString& code() const { return m_code; }

 private:
  QString m_code = QStringLiteral("en");
  std::vector<std::unique_ptr<QTranslator>> m_translators;
};

}  // namespace searchlight::ui
