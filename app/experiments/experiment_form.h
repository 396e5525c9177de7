// app/experiments/experiment_form.h: which instances and which runs: an experiment as a form.
#pragma once
#include <QString>
#include <QStringList>
#include <QWidget>
#include <optional>

#include "app/cli/experiment.h"

class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QMenu;
class QPushButton;
class QSpinBox;
class QToolButton;

namespace searchlight::ui {

class NoteLine;
class RunField;

class ExperimentForm : public QWidget {
  Q_OBJECT
 public:
  explicit ExperimentForm(QWidget* parent = nullptr);

  const cli::Experiment& asked() const { return m_asked; }
  // Emits nothing.
  void setAsked(cli::Experiment asked);
  void addSources(const QStringList& sources);
  // What is wrong stands beside each source and run. Parts of another question are passed over.
  void showParts(const cli::ExperimentParts& parts);
  // While it runs nothing can be changed.
  void setRunning(bool isRunning);

  QListWidget& sources() { return *m_sources; }
  QListWidget& runs() { return *m_runs; }
  RunField& runField() { return *m_run; }
  // The run that the field has: adds it, or says there why it cannot be.
  void addRun();
  QMenu& presets() { return *m_presets; }
  // Where the experiments lie that come with the program: workspaces.
  static constexpr const char* kPresets = ":/experiments";

 Q_SIGNALS:
  void edited();
  // Files are to be chosen.
  void filesWanted();
  // One of kPresets is to be asked.
  void presetWanted(const QString& file);

 private:
  void retranslate();
  void fillDomain();
  void showAsked();
  void change();
  void remove(QListWidget* list, std::vector<std::string>& texts);

  cli::Experiment m_asked;
  std::optional<std::size_t> m_changed;  // the run that is being changed
  QLabel *m_domainName, *m_sourcesName, *m_runsName, *m_repeatName, *m_jobsName, *m_secondsName;
  QLabel *m_noSources, *m_noRuns;  // in lists that are empty: what belongs there
  QMenu *m_presets, *m_names;
  NoteLine* m_sourceNote;
  // In the order that Tab goes through them.
  QComboBox* m_domain;
  QListWidget* m_sources;
  QLineEdit* m_otherSource;
  QToolButton *m_addOther, *m_addFiles, *m_removeSource;
  QListWidget* m_runs;
  RunField* m_run;
  QPushButton* m_presetsButton;
  QToolButton* m_removeRun;
  QDoubleSpinBox* m_seconds;
  QSpinBox *m_repeat, *m_jobs;
};

}  // namespace searchlight::ui
