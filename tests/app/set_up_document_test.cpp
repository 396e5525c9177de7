// tests/app/set_up_document_test.cpp: set-ups as documents: whose they replace, what they are called, when they are saved.
#include <QApplication>
#include <QMessageBox>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <utility>
#include <vector>

#include "app/shell/program.h"
#include "app/shell/window.h"
#include "core/setup/set_up.h"
#include "core/text/files.h"
#include "tests/test_main.h"

using namespace searchlight;
using namespace searchlight::ui;

namespace {

// A document with unsaved changes, and set-ups that take its place and that of its neighbour.
class GuardedPage : public Page {
 public:
  explicit GuardedPage(const PageHost& host) : m_host(host) {}
  Document document() const override { return {objectName(), {}, m_isModified, false}; }
  std::vector<Page*> replaces(const setup::SetUp&) override {
    return {m_host.page(QStringLiteral("first")), m_host.page(QStringLiteral("second"))};
  }
  Reading takeSetUp(const setup::SetUp&, const QString&, SetUpFrom) override {
    ++s_taken;
    return Reading::taken();
  }
  void say(const QString&) override {}
  void complain(const QString&) override {}
  QString messageText() const override { return {}; }

  static inline int s_taken = 0;
  bool m_isModified = true;

 private:
  PageHost m_host;
};

// Answers what is asked about unsaved documents, one button after another and then "Cancel", and knows which were meant.
class Answers {
 public:
  explicit Answers(QList<int> buttons) : m_buttons(std::move(buttons)) {
    QObject::connect(&m_timer, &QTimer::timeout, &m_timer, [this] {
      auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
      if (!box || !box->isVisible()) return;
      const int button = asked.size() < m_buttons.size() ? m_buttons[asked.size()] : QMessageBox::Cancel;
      asked << box->text().section(QChar(0x201c), 1).section(QChar(0x201d), 0, 0);
      box->button(static_cast<QMessageBox::StandardButton>(button))->click();
    });
    m_timer.start(5);
  }
  QStringList asked;

 private:
  QList<int> m_buttons;
  QTimer m_timer;
};

}  // namespace

class SetUpDocumentTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

  // Of two pages' documents: both are asked about before anything is read, and one "Cancel" leaves all as it was.
  void allThatGoesIsAskedAbout_data() {
    QTest::addColumn<QList<int>>("answers");
    QTest::addColumn<QStringList>("asked");
    QTest::addColumn<int>("taken");
    const QStringList both{QStringLiteral("first"), QStringLiteral("second")};
    QTest::newRow("both go") << QList<int>{QMessageBox::Discard, QMessageBox::Discard} << both << 1;
    QTest::newRow("the second stays") << QList<int>{QMessageBox::Discard, QMessageBox::Cancel} << both << 0;
    QTest::newRow("the first stays") << QList<int>{QMessageBox::Cancel} << both.mid(0, 1) << 0;
  }
  void allThatGoesIsAskedAbout() {
    QFETCH(const QList<int>, answers);
    const QTemporaryDir dir;
    Settings settings = Settings::isolated(dir.filePath(QStringLiteral("settings.ini")));
    settings.setLanguage(QStringLiteral("en"));
    const std::vector<PageInfo> all{{"first", "First", IconId::MapLab, makePage<GuardedPage>, nullptr},
                                    {"second", "Second", IconId::Lines, makePage<GuardedPage>, nullptr},
                                    {"third", "Third", IconId::Klotski, makePage<GuardedPage>, nullptr}};
    Program program(all, settings, dir.filePath(QStringLiteral("autosave")));
    Window& window = *program.newWindow(QStringLiteral("third"));
    for (const char* id : {"first", "second", "third"})
      window.page(QString::fromLatin1(id))->setObjectName(QString::fromLatin1(id));
    window.show();
    GuardedPage::s_taken = 0;
    setup::SetUp setUp;
    setUp.page = "third";
    const QString file = dir.filePath(QStringLiteral("x.searchlight"));
    writeFile(file.toStdU16String(), setup::write(setUp));
    const Answers given(answers);
    QCOMPARE(window.openFile(file), answers.size() == 2 && answers[1] == QMessageBox::Discard);
    QTEST(given.asked, "asked");
    QTEST(GuardedPage::s_taken, "taken");
    for (const char* id : {"first", "second", "third"})
      static_cast<GuardedPage*>(window.page(QString::fromLatin1(id)))->m_isModified = false;
  }
};

SEARCHLIGHT_TEST(SetUpDocumentTest)
#include "set_up_document_test.moc"
