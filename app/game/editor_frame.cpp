// app/game/editor_frame.cpp: the drawing as it stands, what is said of it, and the questions.
#include "app/game/editor_frame.h"

#include <QAction>
#include <QCoreApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QSpinBox>

#include "app/shell/read_on_thread.h"
#include "widgets/board/drawing_view.h"

namespace searchlight::ui {

namespace {

// For lupdate: this function belongs to no class.
struct DiscardBox {
  Q_DECLARE_TR_FUNCTIONS(DiscardBox)
};

}  // namespace

bool mayDiscard(QWidget* parent, const QString& title, const QString& question, const QString& keep) {
  QMessageBox box(QMessageBox::Question, title, question, QMessageBox::NoButton, parent);
  const QAbstractButton* discard = box.addButton(DiscardBox::tr("Discard"), QMessageBox::DestructiveRole);
  QPushButton* kept = box.addButton(keep, QMessageBox::RejectRole);
  box.setDefaultButton(kept);
  box.setEscapeButton(kept);
  box.exec();
  return box.clickedButton() == discard;
}

EditorFrame::EditorFrame(DrawingView* view, const EditorParts& parts, QWidget* parent)
    : QDialog(parent), m_parts(parts), m_view(view), m_line(new QLabel(this)) {
  m_view->setParent(this);
  m_wait.setSingleShot(true);
  m_wait.setInterval(parts.waitMs);
  connect(&m_wait, &QTimer::timeout, this, [this] {
    judge();
    showVerdict();
  });
}

void EditorFrame::sayBack() {
  const QString title = shownTitle(name(0));
  m_news->setNote(NoteKind::Info, title.isEmpty()
                                      ? tr("Your unfinished drawing has been restored.")
                                      : tr("Your unfinished drawing of “%1” has been restored.").arg(title));
}
void EditorFrame::forgetNews() { m_news->clear(); }

bool EditorFrame::mayReplace(const QString& title, QWidget* parent) {
  return mayDiscard(parent, title, tr("A drawing already exists. Discard it?"), tr("Keep it"));
}

void EditorFrame::reject() {
  if (isUnsaved() && !mayDiscard(this, windowTitle(), words().discard, tr("Continue drawing"))) return;
  stopLooking();
  QDialog::reject();
}

void EditorFrame::keyPressEvent(QKeyEvent* event) {
  if (event->key() != Qt::Key_Return && event->key() != Qt::Key_Enter) QDialog::keyPressEvent(event);
}

// ---- Names --------------------------------------------------------------------------------------------------------------------

QString EditorFrame::name(int i) const { return m_names[static_cast<std::size_t>(i)]->text().simplified(); }
void EditorFrame::setName(int i, const QString& text) { m_names[static_cast<std::size_t>(i)]->setText(text); }

void EditorFrame::setNames(const QStringList& names) {
  m_isShowing = true;
  for (int i = 0; i < names.size(); ++i) setName(i, names[i]);
  m_isShowing = false;
}

// ---- What is shown ------------------------------------------------------------------------------------------------------------

void EditorFrame::drawingChanged(QSize size, HistoryPosition position, bool canUndo, bool canRedo) {
  m_position = position;
  m_isShowing = true;
  m_columns->setValue(size.width());
  m_rows->setValue(size.height());
  m_isShowing = false;
  showDrawing();
  m_undo->setEnabled(canUndo);
  m_redo->setEnabled(canRedo);
  stopLooking();
  m_view->setMarked(findFaults());
  if (isJudgeable()) m_parts.waitMs > 0 ? m_wait.start() : judge();
  showVerdict();
  Q_EMIT changed();
}

void EditorFrame::stopLooking() {
  m_wait.stop();
  stopJudging();
}

void EditorFrame::showVerdict() {
  const Verdict now = verdict();
  m_note->setNote(now.kind, now.text);
  m_figures->setText(now.figures.join(QLatin1Char('\n')));
  m_figures->setVisible(!now.figures.isEmpty());
  m_try->setEnabled(now.canTry);
  if (m_save) m_save->setEnabled(canSave());
}

void EditorFrame::setSaved(const QString& told) {
  m_saved = m_position;
  m_isUnsaved = false;
  tell(told);
}

void EditorFrame::tell(const QString& text, bool isRefusal) {
  QFont font = m_line->font();
  font.setBold(isRefusal);
  m_line->setFont(font);
  m_line->setText(text);
}

}  // namespace searchlight::ui
