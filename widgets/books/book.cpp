// widgets/books/book.cpp: when a book is read, written and tried again.
#include "widgets/books/book.h"

#include <QAbstractEventDispatcher>
#include <QDir>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStandardPaths>

#include "core/text/failure.h"

namespace searchlight::ui {
namespace {

constexpr int kAgain = 1000;  // milliseconds

}  // namespace

QString dataFolder() { return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation); }

QString bookFile(const QString& name) { return QDir(dataFolder()).filePath(name); }

BookBase::BookBase(const QString& path, const BookForm& form, QObject* parent)
    : QObject(parent), m_form(form), m_file(path, form.maxBytes) {
  m_again.setInterval(kAgain);
  connect(&m_again, &QTimer::timeout, this, [this] {
    QStringList told;
    writeByAndBy(BookFile::Wait::None, &told);
  });
}

BookFile::Take BookBase::taking() {
  return [this](const QByteArray& text) { return take(text); };
}

void BookBase::open() {
  if (m_file.read(taking())) accept(false);
}

// Whoever ends now has no other time.
void BookBase::close() {
  QStringList told;
  if (hasUnwritten()) write(BookFile::Wait::Last, &told);
}

void BookBase::read() {
  if (m_file.isAsKnown() || !m_file.read(taking())) return;  // what is known stays
  if (accept(false)) Q_EMIT changed();
}

// What a file refuses was told when it was entered.
std::optional<QString> BookBase::writeUnwritten() {
  QStringList told;
  if (!hasUnwritten()) return std::nullopt;
  if (!writeByAndBy(BookFile::Wait::Last, &told) && !m_file.isRefusing()) return told.join(QLatin1Char(' '));
  return std::nullopt;
}

bool BookBase::write(BookFile::Wait wait, QStringList* told) {
  const bool isWritten = m_file.write(
      taking(), [this](bool isBegunAnew) { return compose(isBegunAnew); }, told, wait);
  // A thread without an event loop has the next result and the end.
  if (isWritten || m_file.isRefusing())
    m_again.stop();
  else if (QAbstractEventDispatcher::instance())
    m_again.start();
  return isWritten;
}

bool BookBase::writeByAndBy(BookFile::Wait wait, QStringList* told) {
  if (!write(wait, told)) return false;
  m_toldLater += std::exchange(*told, {});  // that a broken file was set aside
  if (accept(true)) Q_EMIT changed();       // with what others have entered
  return true;
}

bool BookBase::writeEntered(QString* complaint) {
  QStringList told = std::exchange(m_toldLater, {});
  const bool isWritten = write(BookFile::Wait::Short, &told);
  if (isWritten)
    accept(true);
  else
    m_file.tellKept(&told, tr("The result will be saved as soon as possible."));
  if (complaint) *complaint = told.join(QLatin1Char(' '));
  return isWritten;
}

std::vector<RecordReader> BookBase::recordsOf(const QByteArray& text, QString* problem) const {
  QJsonParseError error;
  const QJsonObject root = QJsonDocument::fromJson(text, &error).object();
  if (error.error != QJsonParseError::NoError) {
    *problem = tr("at byte %1: %2").arg(error.offset).arg(error.errorString());
    return {};
  }
  const QString name = QString::fromLatin1(m_form.name);
  if (const QJsonValue version = root.value(name); version.toInt() != m_form.version) {
    if (version.toDouble() > m_form.version)
      throw LaterVersion({}, 0, m_form.name, QString::number(version.toDouble()).toStdString());
    *problem = tr("“%1” is missing: %2").arg(name).arg(m_form.version);
    return {};
  }
  return RecordReader(root, {}, problem).list(m_form.list);
}

QByteArray BookBase::textOf(const QJsonArray& records) const {
  const QJsonObject root{{QString::fromLatin1(m_form.name), m_form.version},
                         {QString::fromLatin1(m_form.list), records}};
  return QJsonDocument(root).toJson(QJsonDocument::Indented);
}

}  // namespace searchlight::ui
