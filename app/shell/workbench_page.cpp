// app/shell/workbench_page.cpp: the page round its workbench.
#include "app/shell/workbench_page.h"

#include <QVBoxLayout>

#include "app/shell/settings.h"
#include "widgets/search/message_bar.h"

namespace searchlight::ui {

WorkbenchPage::WorkbenchPage(const PageHost& host, const char* id)
    : m_host(host), m_id(QString::fromLatin1(id)) {
  m_transport.setRuns({&m_search});
  m_transport.setSpeed(host.settings->speed());
  connect(&m_transport, &Transport::settingsChanged, this,
          [this] { m_host.settings->setSpeed(m_transport.speed()); });
}

void WorkbenchPage::build(QWidget* board, QWidget* legend, QWidget* question) {
  m_workbench = new SearchWorkbench(m_host.player, board, legend, question);
  auto* all = new QVBoxLayout(this);
  all->setContentsMargins(0, 0, 0, 0);
  all->addWidget(m_workbench);
  setFocusProxy(m_workbench);
  m_workbench->setSearch(&m_transport, &m_search);
  m_workbench->restoreLayoutState(m_host.settings->layout(m_id));
  connect(m_workbench, &SearchWorkbench::layoutChanged, this, &WorkbenchPage::saveLayout);
}

CommandState WorkbenchPage::state(Command command) const {
  if (command == Command::PanelVisible)
    return {.isOffered = true, .isChecked = m_workbench->isPanelVisible()};
  return {};
}

void WorkbenchPage::run(Command command, bool checked) {
  if (command == Command::PanelVisible) m_workbench->setPanelVisible(checked);
}

bool WorkbenchPage::isSettled() const {
  return m_transport.activity() == Transport::Activity::Idle &&
         (!m_search.hasSearch() || m_search.answer().outcome != search::Outcome::Running);
}

void WorkbenchPage::saveLayout() { m_host.settings->setLayout(m_id, m_workbench->layoutState()); }

void WorkbenchPage::say(const QString& text) {
  m_warns = false;
  m_workbench->message().showMessage(MessageBar::Kind::Info, text);
}

void WorkbenchPage::complain(const QString& text) {
  m_warns = false;
  m_workbench->message().showMessage(MessageBar::Kind::Error, text);
}

QString WorkbenchPage::messageText() const { return m_workbench->message().text(); }

void WorkbenchPage::warnWhile(const QString& text) {
  if (!text.isEmpty()) {
    m_warns = true;
    m_workbench->message().showMessage(MessageBar::Kind::Warning, text);
  } else if (m_warns) {
    m_warns = false;
    m_workbench->message().hide();
  }
}

}  // namespace searchlight::ui
