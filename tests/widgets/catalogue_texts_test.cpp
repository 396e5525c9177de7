// tests/widgets/catalogue_texts_test.cpp: every text of core's catalogue can be translated, and is.
#include "widgets/words/catalogue_texts.h"

#include "tests/test_main.h"
#include "tests/widgets/marking_translator.h"
#include "widgets/words/search_format.h"

using namespace searchlight;
using namespace searchlight::ui;

namespace {

bool lists(std::span<const char* const> sources, std::string_view text) {
  return std::any_of(sources.begin(), sources.end(), [&](const char* source) { return text == source; });
}

QString quoted(std::string_view text) {
  return QStringLiteral("not listed for translation: ") +
         QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

}  // namespace

class CatalogueTextsTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void everyTextOfTheCatalogueIsListed() {
    for (const search::AlgorithmInfo& row : search::algorithms()) {
      for (const std::string_view text : {row.title, row.complete, row.optimal})
        QVERIFY2(lists(catalogueSources(), text), qPrintable(quoted(text)));
      for (const search::PseudocodeLine& line : row.pseudocode)
        QVERIFY2(lists(pseudocodeSources(), line.text), qPrintable(quoted(line.text)));
    }
  }

  void nothingElseIsListed() {
    QSet<QString> titles, lines;
    const auto add = [](QSet<QString>& set, std::string_view text) {
      set += QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
    };
    for (const search::AlgorithmInfo& row : search::algorithms()) {
      for (const std::string_view text : {row.title, row.complete, row.optimal}) add(titles, text);
      for (const search::PseudocodeLine& line : row.pseudocode) add(lines, line.text);
    }
    QCOMPARE(static_cast<qsizetype>(catalogueSources().size()), titles.size());
    QCOMPARE(static_cast<qsizetype>(pseudocodeSources().size()), lines.size());
  }

  void textsFollowTheLanguage() {
    MarkingTranslator marking;
    QCoreApplication::installTranslator(&marking);
    for (const search::AlgorithmInfo& row : search::algorithms()) {
      QVERIFY(MarkingTranslator::isMarked(algorithmTitle(row.id)));
      QVERIFY(MarkingTranslator::isMarked(completeText(row.id)));
      QVERIFY(MarkingTranslator::isMarked(optimalText(row.id)));
      QVERIFY(MarkingTranslator::isMarked(openTitle(row.id)));
      QVERIFY(MarkingTranslator::isMarked(closedTitle(row.id)));
      for (const search::PseudocodeLine& line : row.pseudocode)
        QVERIFY(MarkingTranslator::isMarked(pseudocodeText(line)));
    }
    QCoreApplication::removeTranslator(&marking);
    QCOMPARE(algorithmTitle(search::Algorithm::AStar), QStringLiteral("A*"));
  }

  void everyKindHasItsOwnName() {
    QSet<QString> kinds, outcomes, landmarks, statuses;
    for (int k = 0; k < search::kEventKinds; ++k) kinds += eventKindName(static_cast<search::EventKind>(k));
    QCOMPARE(kinds.size(), qsizetype{search::kEventKinds});
    for (int o = 0; o <= static_cast<int>(search::Outcome::Incomplete); ++o)
      outcomes += outcomeText(static_cast<search::Outcome>(o));
    QCOMPARE(outcomes.size(), qsizetype{8});
    for (int l = 0; l <= static_cast<int>(Landmark::Round); ++l)
      landmarks += landmarkName(static_cast<Landmark>(l));
    QCOMPARE(landmarks.size(), qsizetype{6});
    for (int s = 0; s <= static_cast<int>(search::NodeStatus::DeadEnd); ++s)
      statuses += nodeStatusName(static_cast<search::NodeStatus>(s));
    QCOMPARE(statuses.size(), qsizetype{4});
    for (const QSet<QString>& set : {kinds, outcomes, landmarks, statuses}) QVERIFY(!set.contains(QString()));
  }

  // 11/12 is one day here and another one there.
  void daysHaveTheirMonthAsAWord() {
    const int year = QDate::currentDate().year();
    const QString november = QLocale().monthName(11, QLocale::ShortFormat);
    QCOMPARE(dayText(QDate(year, 11, 26)), QStringLiteral("26 ") + november);
    QCOMPARE(dayText(QDate(year - 1, 11, 6)), QStringLiteral("6 %1 %2").arg(november).arg(year - 1));
    const QDateTime moment(QDate(year, 11, 26), QTime(8, 40));
    QVERIFY(momentText(moment).startsWith(QStringLiteral("26 %1, ").arg(november)));
    QVERIFY(momentText(moment).contains(QStringLiteral("40")));
    QCOMPARE(momentText(moment.toUTC()), momentText(moment));
  }
};

SEARCHLIGHT_TEST(CatalogueTextsTest)
#include "catalogue_texts_test.moc"
