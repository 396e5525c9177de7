// app/shell/discard_box.cpp: the box with the two answers.
#include "app/shell/discard_box.h"

#include <QCoreApplication>
#include <QMessageBox>
#include <QPushButton>

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

}  // namespace searchlight::ui
