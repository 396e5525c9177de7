// app/shell/file_names.cpp: titles made into names that every system takes.
#include "app/shell/file_names.h"

#include <QByteArray>
#include <QFileInfo>
#include <QRegularExpression>

namespace searchlight::ui {

namespace {
constexpr qsizetype kLongestName = 200;  // bytes; a file system has 255, ending and all
}

QString fileNameOf(const QString& title, const QString& otherwise) {
  static const QRegularExpression kRefused(QStringLiteral("[\\x00-\\x1f\\x7f<>:\"/\\\\|?*]+"));
  static const QRegularExpression kDevices(QStringLiteral("^(con|prn|aux|nul|com\\d|lpt\\d)$"),
                                           QRegularExpression::CaseInsensitiveOption);
  QString name = QString(title).replace(QLatin1String(": "), QLatin1String(" - "));
  name.replace(kRefused, QStringLiteral("-"));
  while (name.startsWith(QLatin1Char('.'))) name.remove(0, 1);  // it would be hidden
  name = QFileInfo(name).completeBaseName().simplified();
  QByteArray bytes = name.toUtf8();
  if (bytes.size() > kLongestName) {
    bytes.truncate(kLongestName + 1);
    while ((bytes.back() & 0xC0) == 0x80) bytes.chop(1);  // to where a character begins, which goes
    name = QString::fromUtf8(bytes.chopped(1));
  }
  while (name.endsWith(QLatin1Char('.')) || name.endsWith(QLatin1Char(' '))) name.chop(1);
  if (kDevices.match(name).hasMatch()) name += QLatin1Char('-');
  return name.isEmpty() ? otherwise : name;
}

QString lessonNameOf(const QString& title, const QString& language) {
  static const QRegularExpression kOthers(QStringLiteral("[^a-z0-9]+"));
  static const QRegularExpression kEnds(QStringLiteral("^-+|-+$"));
  QString name = title.toLower().replace(kOthers, QStringLiteral("-")).left(60);
  name.remove(kEnds);
  return (name.isEmpty() ? QStringLiteral("lesson") : name) + QLatin1Char('.') + language +
         QStringLiteral(".md");
}

}  // namespace searchlight::ui
