// app/shell/discard_box.h: whether a drawing may go that nobody has kept.
#pragma once
#include <QString>

class QWidget;

namespace searchlight::ui {

// Asks, where the one answer is "Discard" and the other, which Esc and Enter give, is `keep`. True: it goes.
bool mayDiscard(QWidget* parent, const QString& title, const QString& question, const QString& keep);

}  // namespace searchlight::ui
