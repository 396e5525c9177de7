// app/shell/comparable.cpp: what most worlds do alike.
#include "app/shell/comparable.h"

#include <QStringList>

#include "widgets/compare/difference_pane.h"

namespace searchlight::ui {

QString runTextOf(const RunWords& run) {
  QStringList parts;
  for (const auto& [name, value] : run)
    parts << (name == "algorithm" ? QString::fromStdString(value)
                                  : QStringLiteral("--%1 %2").arg(QString::fromStdString(name),
                                                                  QString::fromStdString(value)));
  return parts.join(QLatin1Char(' '));
}

std::unique_ptr<DifferencePicture> Comparable::makeDifferences() { return nullptr; }

}  // namespace searchlight::ui
