// widgets/tables/recording_facts.h: what another program tells of a search that it recorded, where ours have their question.
#pragma once
#include <QString>
#include <QWidget>
#include <vector>

class QGridLayout;
class QLabel;

namespace searchlight::search {
class ForeignTrace;
}

namespace searchlight::ui {

class RecordingFacts : public QWidget {
  Q_OBJECT
 public:
  explicit RecordingFacts(QWidget* parent = nullptr);

  // `name` is what the recording is called: its file. Nothing is kept of the trace.
  void setTrace(const search::ForeignTrace& trace, const QString& name);

  QString nameShown() const;
  // Where it began and where it was to go, as the recording calls these places; empty: it does not tell.
  QString startShown() const { return m_start; }
  QString goalShown() const { return m_goal; }
  // Its words for events, most frequent first, each with how often it occurs: "expanding 12"; for tests.
  QStringList wordsShown() const;

 private:
  struct Word {
    QString word;
    std::size_t count;
  };
  void retranslate();

  QLabel *m_name, *m_kind, *m_note;
  QGridLayout* m_grid;
  QString m_version, m_start, m_goal;
  std::size_t m_nodes = 0, m_otherWords = 0;
  std::vector<Word> m_words;
};

}  // namespace searchlight::ui
