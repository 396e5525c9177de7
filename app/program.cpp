// app/program.cpp: windows come and go; theme and language reach all of them.
#include "app/program.h"

#include <QMessageBox>

#include "app/autosave.h"
#include "app/main_window.h"

namespace searchlight::ui {

Program::Program(Settings settings, const QString& autosaves) : m_settings(std::move(settings)), m_autosaves(autosaves) {
  m_themes.apply(m_settings.theme());
  const QString code = m_settings.language();
  m_language.use(code.isEmpty() ? Language::systemCode() : code);
}

Program::~Program() {
  for (const QPointer<MainWindow>& w : m_windows) delete w.data();
}

void Program::applyTheme(ThemeChoice choice) {
  m_settings.setTheme(choice);
  m_themes.apply(choice);
}

void Program::applyLanguage(const QString& code) {
  if (m_language.use(code)) m_settings.setLanguage(code);
}

MainWindow* Program::newWindow() {
  auto* window = new MainWindow(this);
  window->setAttribute(Qt::WA_DeleteOnClose);
  m_windows.removeIf([](const QPointer<MainWindow>& w) { return w.isNull(); });
  m_windows.append(window);
  return window;
}

QList<MainWindow*> Program::windows() const {
  QList<MainWindow*> out;
  for (const QPointer<MainWindow>& w : m_windows)
    if (w) out.append(w.data());
  return out;
}

bool Program::recoverAbandoned() {
  bool any = false;
  for (RecoveredMap& map : Autosave::takeAbandoned(m_autosaves)) {
    MainWindow* window = newWindow();
    window->recover(std::move(map));
    window->show();
    any = true;
  }
  return any;
}

}  // namespace searchlight::ui
