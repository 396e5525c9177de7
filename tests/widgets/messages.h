// tests/widgets/messages.h: the translation file and other texts of the repository, as tests read them.
#pragma once
#include "tests/test_main.h"

namespace searchlight::ui {

// The path of a file of the repository, not of the program's resources.
inline QString sourcePath(const char* path) {
  return QDir(QStringLiteral(SEARCHLIGHT_TEST_DATA "/../..")).canonicalPath() + u'/' +
         QString::fromLatin1(path);
}

inline QString translationFile() { return sourcePath("resources/translations/searchlight_zh_CN.ts"); }

struct Message {
  QString context;
  QString source;
  QString comment;
  QString translation;
  QString type;

  QString name() const { return context + u": "_s + source; }
  QString key() const { return context + QChar(1) + source + QChar(1) + comment; }
};

// All of a .ts file, in its order; empty where it cannot be read.
inline QList<Message> messagesOf(const QString& path) {
  QList<Message> messages;
  QFile file(path);
  if (!file.open(QIODevice::ReadOnly)) return messages;
  QXmlStreamReader xml(&file);
  QString context;
  while (!xml.atEnd()) {
    if (!xml.readNextStartElement()) continue;
    const auto element = xml.name();
    if (element == u"name") {
      context = xml.readElementText();
    } else if (element == u"message") {
      messages.append({context, {}, {}, {}, {}});
    } else if (!messages.isEmpty() && element == u"source") {
      messages.back().source = xml.readElementText();
    } else if (!messages.isEmpty() && element == u"comment") {
      messages.back().comment = xml.readElementText();
    } else if (!messages.isEmpty() && element == u"translation") {
      messages.back().type = xml.attributes().value(u"type"_s).toString();
      messages.back().translation = xml.readElementText(QXmlStreamReader::IncludeChildElements).trimmed();
    }
  }
  return messages;
}

}  // namespace searchlight::ui
