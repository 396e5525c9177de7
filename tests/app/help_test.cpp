// tests/app/help_test.cpp: F1 and What's This: whoever asks is told what is in front, and never the label again.
#include <QtTest>
#include <memory>

#include "tests/app/any_window.h"
#include "tests/app/controls.h"
#include "tests/test_main.h"

using namespace searchlight;
using namespace searchlight::ui;

class HelpTest : public QObject {
  Q_OBJECT

  std::unique_ptr<testing::AnyWindow> m_shown;

  QAction* named(Page& page, const char* text) {
    const PageParts parts = page.parts();
    for (QAction* a : parts.file + parts.edit + parts.view + parts.search)
      if (plainText(a->text()).startsWith(QLatin1String(text))) return a;
    return nullptr;
  }

 private Q_SLOTS:
  void cleanup() { m_shown.reset(); }

  void everyControlSaysWhatItIs_data() {
    QTest::addColumn<QByteArray>("id");
    for (const char* id : {MapLabPage::kId, LinesPage::kId, KlotskiPage::kId, SokobanPage::kId})
      QTest::newRow(id) << QByteArray(id);
  }
  void everyControlSaysWhatItIs() {
    QFETCH(QByteArray, id);
    m_shown = std::make_unique<testing::AnyWindow>(id.constData());
    Window& window = m_shown->window();
    window.resize(1440, 876);
    window.openWelcome();
    auto& page = static_cast<WorkbenchPage&>(window.page());
    QTRY_VERIFY_WITH_TIMEOUT(page.isSettled(), 60'000);
    int met = 0;
    const auto look = [&](const char* where) {
      testing::forEachControl(&window, true, [&](const QWidget* w) {
        ++met;
        const auto* button = qobject_cast<const QAbstractButton*>(w);
        qInfo("%s|%s|%s|%s|%s|%s|%s", where, w->metaObject()->className(), qPrintable(w->objectName()),
              qPrintable(button ? button->text() : QString()), qPrintable(w->accessibleName()),
              qPrintable(w->toolTip()), qPrintable(w->accessibleDescription()));
      });
    };
    look("play");
    if (QAction* light = named(page, "Searchlight on")) light->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(page.search().hasSearch(), 60'000);
    look("watch");
  }
};

SEARCHLIGHT_TEST(HelpTest)
#include "help_test.moc"
