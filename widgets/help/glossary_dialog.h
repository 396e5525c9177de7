// widgets/help/glossary_dialog.h: the words of the field, to look up and to look at.
#pragma once
#include <QDialog>
#include <vector>

#include "widgets/help/glossary.h"

class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;

namespace searchlight::ui {

class TermText;

// A list that narrows while one types, and what the chosen term means beside it. Terms in a text lead on.
class GlossaryDialog : public QDialog {
  Q_OBJECT
 public:
  explicit GlossaryDialog(QWidget* parent = nullptr);

  // The term, whatever was typed before; empty: as it was.
  void openAt(const QString& id);
  QString shownTerm() const { return m_shown; }  // empty: nothing is found

 Q_SIGNALS:
  void momentWanted(const QString& setUp);  // where the term can be seen

 protected:
  void changeEvent(QEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void narrow();
  // What matches, at this term where it is there; else at the first.
  void list(QString wanted);
  void tell(const QString& id);
  void retranslate();

  std::vector<GlossaryEntry> m_entries;
  QLabel* m_searchName;
  QLineEdit* m_search;
  QListWidget* m_list;
  TermText* m_text;
  QPushButton *m_moment, *m_close;
  QString m_shown;
};

}  // namespace searchlight::ui
