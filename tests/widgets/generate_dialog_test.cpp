// tests/widgets/generate_dialog_test.cpp: what is previewed is made, large maps off the window's thread.
#include "widgets/grid/generate_dialog.h"

#include "tests/test_main.h"
#include "tests/widgets/marking_translator.h"
#include "widgets/grid/resize_dialog.h"
#include "widgets/grid/route_texts.h"
#include "widgets/theme/theme.h"

using grid::Generator;
using grid::GeneratorSettings;

namespace {

struct GenerateForm {
  GenerateDialog dialog;
  QSignalSpy finished{&dialog, &QDialog::finished};

  template <class T>
  T* part() {
    return dialog.findChild<T*>();
  }
  QPushButton* make() { return part<QDialogButtonBox>()->button(QDialogButtonBox::Ok); }
  QToolButton* dice() { return dialog.findChild<QToolButton*>(u"dice"_s); }
  const grid::MapDocument& preview() { return *part<MapPreview>()->document(); }
  QSpinBox* number(const char* accessibleName) {
    for (QSpinBox* box : dialog.findChildren<QSpinBox*>())
      if (box->accessibleName() == QLatin1String(accessibleName)) return box;
    return nullptr;
  }
  QSpinBox* dialValue() {
    for (QSpinBox* box : dialog.findChildren<QSpinBox*>())
      if (!box->suffix().isEmpty()) return box;
    return nullptr;
  }
  void choose(Generator generator) { part<QListWidget>()->setCurrentRow(static_cast<int>(generator)); }
};

}  // namespace

class GenerateDialogTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void initTestCase() {
    QStandardPaths::setTestModeEnabled(true);
    static ThemeManager theme;
    theme.apply(ThemeChoice::Light);
  }

  void everyTextIsKnownToTheTranslators() {
    QSet<QString> known, used;
    for (const char* text : generatorSources()) known << QString::fromUtf8(text);
    for (const grid::GeneratorInfo& info : grid::generators()) {
      used << QString::fromUtf8(info.name) << QString::fromUtf8(info.summary);
      if (info.dial) used << QString::fromUtf8(info.dial->name);
    }
    QCOMPARE(known, used);
  }

  void previewIsWhatIsMade_data() {
    QTest::addColumn<int>("row");
    for (std::size_t i = 0; i < grid::generators().size(); ++i)
      QTest::newRow(grid::generators()[i].id) << static_cast<int>(i);
  }
  void previewIsWhatIsMade() {
    QFETCH(int, row);
    const grid::GeneratorInfo& info = grid::generators()[static_cast<std::size_t>(row)];
    GenerateForm form;
    form.part<QListWidget>()->setCurrentRow(row);
    form.number("Width")->setValue(40);
    form.number("Height")->setValue(23);
    const GeneratorSettings settings = form.dialog.settings();
    QCOMPARE(settings.generator, info.generator);
    QCOMPARE(settings.width, 40);
    QCOMPARE(settings.height, 23);
    QVERIFY(form.preview() == grid::generateDocument(settings));
    QCOMPARE(form.part<QSlider>()->isEnabled(), info.dial.has_value());
    QCOMPARE(form.dice()->isEnabled(), info.usesSeed);
    form.make()->click();
    QCOMPARE(form.finished.count(), 1);
    QCOMPARE(form.dialog.result(), static_cast<int>(QDialog::Accepted));
    QVERIFY(form.dialog.document() == grid::generateDocument(settings));
  }

  void settingsComeBack() {
    GenerateForm form;
    const GeneratorSettings settings{Generator::Caves, 50, 20, 77, 0.55};
    form.dialog.setSettings(settings);
    const GeneratorSettings again = form.dialog.settings();
    QCOMPARE(again.generator, settings.generator);
    QCOMPARE(again.width, settings.width);
    QCOMPARE(again.height, settings.height);
    QCOMPARE(again.seed, settings.seed);
    QCOMPARE(again.amount.value_or(0), 0.55);
    QCOMPARE(form.dialValue()->value(), 55);
    QVERIFY(form.preview() == grid::generateDocument(settings));
    form.dialog.setSettings({Generator::Caves, 50, 20, ~std::uint64_t{0}, {}});
    QCOMPARE(form.dialog.settings().seed, std::uint64_t{2147483647});
  }

  void theDialBelongsToItsGenerator() {
    GenerateForm form;
    form.choose(Generator::RandomWalls);
    QCOMPARE(form.dialValue()->value(), 30);
    form.part<QSlider>()->setValue(45);
    QCOMPARE(form.dialog.settings().amount.value_or(0), 0.45);
    form.choose(Generator::Caves);
    QCOMPARE(form.dialValue()->value(), 48);
    QVERIFY(!form.dialog.settings().amount);
    QCOMPARE(form.dialValue()->minimum(), 30);
    QCOMPARE(form.dialValue()->maximum(), 60);
    form.choose(Generator::RandomWalls);
    QCOMPARE(form.dialValue()->value(), 45);
    QVERIFY(form.preview() == grid::generateDocument(form.dialog.settings()));
  }

  void theDiceGiveAnotherSeed() {
    GenerateForm form;
    QSet<quint64> seeds;
    for (int i = 0; i < 5; ++i) {
      form.dice()->click();
      const std::uint64_t seed = form.dialog.settings().seed;
      QVERIFY(seed >= 1 && seed <= 999'999);
      seeds << seed;
    }
    QVERIFY(seeds.size() > 1);
    QVERIFY(form.preview() == grid::generateDocument(form.dialog.settings()));
  }

  void commonSizes() {
    GenerateForm form;
    QMenu* menu = nullptr;
    for (QPushButton* button : form.dialog.findChildren<QPushButton*>())
      if (button->menu()) menu = button->menu();
    QVERIFY(menu != nullptr);
    for (QAction* action : menu->actions()) {
      action->trigger();
      const GeneratorSettings settings = form.dialog.settings();
      QCOMPARE(action->text(), u"%1 × %2"_s.arg(settings.width).arg(settings.height));
    }
    QCOMPARE(form.dialog.settings().width, grid::Map::kMaxSide);
  }

  void largeMapsAreSampled_data() {
    const auto row = testing::columns<QSize, QSize>("map", "sample");
    row("just exact", QSize(512, 512), QSize(512, 512));
    row("too large", QSize(512, 514), QSize(254, 256));
    row("odd", QSize(1001, 1001), QSize(255, 255));
    row("largest", QSize(4096, 4096), QSize(256, 256));
    row("flat", QSize(4096, 65), QSize(256, 3));
    row("flat and small", QSize(4096, 1), QSize(4096, 1));
  }
  void largeMapsAreSampled() {
    FETCH(QSize, map, sample);
    GenerateForm form;
    form.dialog.setSettings({Generator::DepthFirstMaze, map.width(), map.height(), 3, {}});
    QCOMPARE(QSize(form.preview().map.width(), form.preview().map.height()), sample);
  }

  void aMapThatIsOnlySampledIsMadeInFull() {
    GenerateForm form;
    const GeneratorSettings settings{Generator::Serpentine, 700, 500, 1, {}};
    form.dialog.setSettings(settings);
    form.make()->click();
    QCOMPARE(form.dialog.result(), static_cast<int>(QDialog::Accepted));
    QVERIFY(form.dialog.document() == grid::generateDocument(settings));
  }

  void aLargeMapIsMadeElsewhere() {
    GenerateForm form;
    const GeneratorSettings settings{Generator::Serpentine, 1100, 1000, 1, {}};
    form.dialog.setSettings(settings);
    form.dialog.show();
    form.make()->click();
    QCOMPARE(form.finished.count(), 0);
    QVERIFY(form.part<QProgressBar>()->isVisible());
    QVERIFY(!form.make()->isEnabled());
    QVERIFY(!form.part<QListWidget>()->isEnabled());
    form.dialog.accept();  // Enter again changes nothing
    QTRY_COMPARE(form.finished.count(), 1);
    QCOMPARE(form.dialog.result(), static_cast<int>(QDialog::Accepted));
    QVERIFY(form.dialog.document() == grid::generateDocument(settings));
  }

  void makingCanBeCancelled() {
    GenerateForm form;
    form.dialog.setSettings({Generator::Serpentine, 1100, 1000, 1, {}});
    form.dialog.show();
    form.make()->click();
    form.dialog.reject();
    QThreadPool::globalInstance()->waitForDone();
    QCoreApplication::sendPostedEvents();
    QCoreApplication::processEvents();
    QCOMPARE(form.finished.count(), 1);
    QCOMPARE(form.dialog.result(), static_cast<int>(QDialog::Rejected));
    form.dialog.show();  // and it is ready for another try
    QVERIFY(form.make()->isEnabled());
    QVERIFY(!form.part<QProgressBar>()->isVisible());
  }

  void mayBeGoneBeforeTheMapIs() {
    int finished = 0;
    {
      GenerateForm form;
      QObject::connect(&form.dialog, &QDialog::finished, [&finished] { ++finished; });
      form.dialog.setSettings({Generator::Serpentine, 1100, 1000, 1, {}});
      form.make()->click();
      QVERIFY(!form.make()->isEnabled());  // it is being made
    }
    QVERIFY(QThreadPool::globalInstance()->waitForDone(60'000));
    QCoreApplication::processEvents();
    QCOMPARE(finished, 0);  // the map comes to nobody
  }

  void followsTheLanguage() {
    GenerateForm form;
    form.choose(Generator::Caves);
    const MarkingTranslator marking;
    QCOMPARE(MarkingTranslator::unmarked(form.dialog), QStringList());
    QCOMPARE(form.dialog.settings().generator, Generator::Caves);
  }
};

SEARCHLIGHT_TEST(GenerateDialogTest)
#include "generate_dialog_test.moc"
