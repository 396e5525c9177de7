// tests/app/save_as_test.cpp: what is saved can be opened again, whatever name was typed.
#include "tests/app/any_window.h"
#include "tests/app/when_open.h"
#include "tests/test_main.h"

using testing::AnyWindow;
using testing::WhenOpen;

class SaveAsTest : public QObject {
  Q_OBJECT

  std::optional<AnyWindow> m_shown;

  AnyWindow& shown() { return *m_shown; }
  void begin(const QString& page) {
    m_shown.emplace(qPrintable(page));
    if (page == QLatin1String(MapLabPage::kId))
      shown().page<MapLabPage>().showMap({grid::Map(3, 2), Point{0, 0}, Point{2, 1}}, {}, u"field"_s,
                                         Transport::StartAt::End);
  }
  static void type(QFileDialog* dialog, const QString& path) {
    dialog->selectFile(path);  // typed it would stand back behind the file that is offered
    QMetaObject::invokeMethod(dialog, "accept");
  }
  QStringList files() const { return QFileInfo(m_shown->path("x")).dir().entryList(QDir::Files); }

 private Q_SLOTS:
  void cleanup() { m_shown.reset(); }

  // The ending of a lesson has its language: what of it was not typed is added.
  void aLessonHasALanguage_data() {
    const auto row = testing::columns<QString, QString>("typed", "written");
    for (const auto& [typed, written] : {std::pair("les", "les.en.lesson.md"),
                                         {"les.md", "les.en.lesson.md"},
                                         {"les.zh_CN.lesson.md", "les.zh_CN.lesson.md"},
                                         {"les.zh_CN.md", "les.zh_CN.md"}})
      row(typed, QString::fromLatin1(typed), QString::fromLatin1(written));
  }
  void aLessonHasALanguage() {
    FETCH(const QString, typed, written);
    begin(QLatin1String(MapLabPage::kId));
    auto& lab = shown().page<MapLabPage>();
    QTRY_VERIFY(lab.isSettled());
    (void)lab.workbench().bookmarks().list().addHere();
    const QStringList before = files();
    {
      const WhenOpen<QFileDialog> answer(
          [&](QFileDialog* dialog) { type(dialog, shown().path(qPrintable(typed))); });
      lab.workbench().bookmarks().lessonAction()->trigger();
    }
    QStringList now = files();
    for (const QString& file : before) now.removeAll(file);
    QCOMPARE(now, QStringList{written});
  }

  void itCanBeOpenedAgain_data() {
    const auto rows =
        testing::columns<QString, bool, QString, QString>("page", "isSetUp", "typed", "written");
    const auto row = [&](const char* page, bool isSetUp, const char* typed, const char* written) {
      rows(testing::rowName("%s, %s", page, typed), page, isSetUp, typed, written);
    };
    row("map-lab", false, "x", "x.slmap");
    row("map-lab", false, "x.png", "x.png.slmap");
    row("map-lab", false, "x.yaml", "x.yaml.slmap");
    row("map-lab", false, "x.klotski", "x.klotski.slmap");
    row("map-lab", false, "x.map", "x.map");
    row("map-lab", false, "X.MAP", "X.MAP");
    row("map-lab", false, "x.searchlight", "x.searchlight");
    row("map-lab", true, "y.map", "y.map.searchlight");
    row("lines", false, "game 1.5", "game 1.5.lines");
    row("lines", true, "y.lines", "y.lines.searchlight");
    row("klotski", false, "y.sokoban", "y.sokoban.klotski");
    row("klotski", false, "y.klotski", "y.klotski");
    row("sokoban", false, "y.klotski", "y.klotski.sokoban");
    row("sokoban", false, "y.xsb", "y.xsb.sokoban");
  }
  void itCanBeOpenedAgain() {
    FETCH_ALL((const QString, page), (const QString, typed), (const QString, written), (const bool, isSetUp));
    begin(page);
    const QStringList before = files();
    {
      const WhenOpen<QFileDialog> answer(
          [&](QFileDialog* dialog) { type(dialog, shown().path(qPrintable(typed))); });
      shown().window().commands()[isSetUp ? Command::SaveSetUp : Command::SaveAs]->trigger();
    }
    QStringList added = files();
    for (const QString& name : before) added.removeAll(name);
    added.removeAll(u"settings.ini"_s);
    QCOMPARE(added, QStringList{written});
    QVERIFY(testing::startsWith(shown().window().windowTitle(), written));
    // Where another name was written than was typed that is said.
    const QString said = shown().window().page().messageText();
    if (typed.contains(u'.') && typed != written) QVERIFY(testing::contains(said, written));
    // From wherever one is.
    shown().show(page == "lines"_L1 ? "klotski" : "lines");
    QVERIFY2(shown().window().openFile(shown().path(qPrintable(written))),
             qPrintable(shown().window().page().messageText()));
    QCOMPARE(shown().window().pageId(), page);
  }

  // Of the name that is written, not of the one that was typed.
  void whatIsThereIsAskedAbout() {
    begin(QString::fromLatin1(KlotskiPage::kId));
    const QString there = shown().write("y.map.klotski", "somebody's");
    QString asked;
    bool isAskedAgain = false;
    std::optional<WhenOpen<QMessageBox>> question;
    std::optional<WhenOpen<QFileDialog>> again;
    const WhenOpen<QFileDialog> answer([&](QFileDialog* dialog) {
      question.emplace([&](QMessageBox* box) {
        asked = box->text();
        again.emplace([&](QFileDialog* second) {
          isAskedAgain = true;
          second->reject();
        });
        box->button(QMessageBox::No)->click();
      });
      type(dialog, shown().path("y.map"));
    });
    shown().window().commands()[Command::SaveAs]->trigger();
    QVERIFY(testing::contains(asked, there));
    QVERIFY(isAskedAgain);
    QFile file(there);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), QByteArray("somebody's"));
  }
};

SEARCHLIGHT_TEST(SaveAsTest)
#include "save_as_test.moc"
