// widgets/theme/language.cpp: installing and removing translators.
#include "widgets/theme/language.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <algorithm>

namespace searchlight::ui {
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
