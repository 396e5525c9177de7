// app/shell/page.cpp: what a page answers that has nothing of its own to say.
#include "app/shell/page.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

#include "app/shell/read_on_thread.h"
#include "widgets/board/board_view.h"
#include "widgets/player/message_bar.h"
#include "widgets/theme/error_texts.h"

namespace searchlight::ui {

Document Document::of(const DocumentFile& file, const QString& title) {
  Document out;
  out.title = title.isEmpty() ? file.name() : title;
  out.path = file.path;
  out.isEmpty = false;
  out.file = file.stamp;
  out.isPathChosen = file.isPathChosen;
  return out;
}

Reading Page::open(const QString& path) {
  return Reading::failed(tr("%1: this page cannot show this file").arg(QDir::toNativeSeparators(path)));
}
Reading Page::openLeft(const QString& file) { return open(file); }

std::optional<QString> Page::save(const QString&, const std::optional<FileStamp>&) {
  return tr("There is nothing to save here.");
}
QString Page::lossAt(const QString&) const { return {}; }
Reading Page::takeSetUp(const setup::SetUp&, const QString&, SetUpFrom) {
  return Reading::failed(tr("This page has nothing to restore."));
}

setup::Words Page::place() const {
  setup::Words out;
  const Document now = document();
  if (!now.path.isEmpty() && now.isPathChosen) out.set(kPlaceFile, now.path.toStdString());
  return out;
}

Reading Page::takePlace(const setup::Words& place) {
  const std::string* file = place.find(kPlaceFile);
  if (!file) return Reading::taken();
  const QString path = QString::fromStdString(*file);
  return QFileInfo::exists(path) ? open(path) : Reading::failed(goneText(path));
}

void Page::saySaved(const QString& path) {
  say(tr("%1 has been saved.").arg(QDir::toNativeSeparators(path)));
}

bool Page::saveAside(const QString& path, const QString& trouble, const std::function<std::string()>& text) {
  const FileStamp before = stampOf(path.toStdU16String());
  try {
    readOnThread(this, path, [&](const GoesOn&) { writeFile(path.toStdU16String(), text(), before); });
  } catch (const std::exception& e) {
    complain(trouble.arg(errorText(e)));
    return false;
  }
  saySaved(path);
  return true;
}

QString Page::goneText(const QString& path) {
  return tr("%1, which was open in the last session, no longer exists.").arg(QDir::toNativeSeparators(path));
}

QRectF Page::placeOn(const BoardView& board, Point cell) const {
  return board.scene().contains(cell) ? placeOn(&board, board.viewport().rectOf(cell)) : QRectF();
}

QString Page::pasteHint() const {
  const QString content = pasteable();
  return content.isEmpty() ? tr("Only a copied file can be pasted here.")
                           : tr("You can paste here: %1, or a copied file.").arg(content);
}

void Page::refusePasted(const QString& why) { complain(why + QLatin1Char('\n') + pasteHint()); }

bool Page::mayReplace() {
  bool may = true;
  Q_EMIT replaceRequested(&may);
  return may;
}

bool Page::isCopied() {
  bool isThere = false;
  Q_EMIT copyWanted(&isThere);
  return isThere;
}

void Page::complainOf(const Reading& reading) {
  if (reading.hasFailed()) complain(reading.why());
}

void Page::say(const QString& text) {
  m_message->showMessage(MessageBar::Kind::Info, text);
  Q_EMIT spoke(text, false);
}

void Page::complain(const QString& text) {
  m_message->showMessage(MessageBar::Kind::Error, text);
  Q_EMIT spoke(text, true);
}

QString Page::complaint() const {
  const bool isSeen = m_message && m_message->kind() == MessageBar::Kind::Error && !m_message->isHidden();
  return isSeen ? m_message->text() : QString();
}

QString Page::messageText() const { return m_message ? m_message->text() : QString(); }

void Page::sayBeside(const QString& text) { complaint().isEmpty() ? say(text) : complainBeside(text); }

void Page::complainBeside(const QString& text) {
  const QString before = complaint();
  complain(before.isEmpty() ? text : before + QLatin1Char('\n') + text);
}

void Page::setStatus(const QString& text) {
  if (text == m_status) return;
  m_status = text;
  Q_EMIT statusChanged();
}

void Page::setViewStatus(const QString& text) {
  if (text == m_viewStatus) return;
  m_viewStatus = text;
  Q_EMIT statusChanged();
}

QString pageCommandId(const PageInfo& info) { return QStringLiteral("page/") + QLatin1String(info.id); }

QList<QKeySequence> pageKeys(const PageInfo& info, int& number) {
  if (info.isStart()) return {QKeySequence(Qt::ALT | Qt::Key_Home)};
  return ++number < 10 ? QList{QKeySequence(Qt::CTRL | static_cast<Qt::Key>(Qt::Key_0 + number))}
                       : QList<QKeySequence>();
}

QString pageTitle(const PageInfo& info) { return QCoreApplication::translate("Pages", info.title); }
QString pageLine(const PageInfo& info) { return QCoreApplication::translate("Pages", info.start.line); }
QString pageAbout(const PageInfo& info) {
  return QCoreApplication::translate("Pages", info.about ? info.about : info.start.line);
}

}  // namespace searchlight::ui
