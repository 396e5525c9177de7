// widgets/theme/theme_manager.cpp: style, palette, tool tips.
#include "widgets/theme/theme_manager.h"

#include <QApplication>
#include <QToolTip>

#include "widgets/theme/style.h"

namespace searchlight::ui {

ThemeManager::ThemeManager(QObject* parent)
    : QObject(parent), m_systemKind(kindOf(QGuiApplication::palette())), m_kind(m_systemKind) {
  for (const ThemeKind kind : {ThemeKind::Light, ThemeKind::Dark}) {
    QString problem;
    Theme::load(kind, &problem);
    if (m_problem.isEmpty()) m_problem = problem;
  }
}

void ThemeManager::apply(ThemeChoice choice) {
  const ThemeKind kind = choice == ThemeChoice::FollowSystem ? m_systemKind
                         : choice == ThemeChoice::Dark       ? ThemeKind::Dark
                                                             : ThemeKind::Light;
  const bool isNews = !m_styled || choice != m_choice || kind != m_kind;
  m_choice = choice;
  m_kind = kind;
  if (!m_styled) QApplication::setStyle(new Style);
  m_styled = true;
  QApplication::setPalette(theme().palette());
  QToolTip::setPalette(theme().palette());
  if (isNews) Q_EMIT changed();
}

}  // namespace searchlight::ui
