// tests/widgets/marking_translator.h: a language for tests: every text in angle quotes.
#pragma once
#include "tests/test_main.h"

namespace searchlight::ui {

// As long as it lives it is the program's language: every text that went through tr() is marked; what is not marked was not set again.
class MarkingTranslator : public QTranslator {
 public:
  MarkingTranslator() {
    QCoreApplication::installTranslator(this);
    QCoreApplication::processEvents();
  }
  bool isEmpty() const override { return false; }
  QString translate(const char*, const char* source, const char*, int) const override {
    return u"«%1»"_s.arg(QString::fromUtf8(source));
  }
  static bool isMarked(const QString& text) { return text.contains(u'«'); }
  // What of all that the widget and its parts say or tell has words that are not marked, each with its class.
  static QStringList unmarked(const QWidget& widget) {
    QStringList out;
    const auto check = [&](const QObject& part, const QString& text) {
      static const QRegularExpression word(u"[a-z]{2}"_s);
      if (text.contains(word) && !isMarked(text))
        out << QString::fromLatin1(part.metaObject()->className()) + u": "_s + text;
    };
    QList<const QWidget*> parts{&widget};
    for (const QWidget* part : widget.findChildren<QWidget*>()) parts << part;
    for (const QWidget* part : parts) {
      for (const QString& text :
           {part->windowTitle(), part->toolTip(), part->accessibleName(), part->accessibleDescription()})
        check(*part, text);
      for (const QAction* action : part->actions())
        for (const QString& text : {action->text(), action->toolTip()}) check(*action, text);
      if (const auto* label = qobject_cast<const QLabel*>(part)) check(*label, label->text());
      if (const auto* button = qobject_cast<const QAbstractButton*>(part)) check(*button, button->text());
      if (const auto* list = qobject_cast<const QComboBox*>(part); list && !list->isEditable())
        for (int i = 0; i < list->count(); ++i) check(*list, list->itemText(i));
      if (const auto* list = qobject_cast<const QListWidget*>(part))
        for (int i = 0; i < list->count(); ++i) check(*list, list->item(i)->text());
      if (const auto* view = qobject_cast<const QTableView*>(part); view && view->model())
        for (int i = 0; i < view->model()->columnCount(); ++i)
          for (const int role : {int(Qt::DisplayRole), int(Qt::ToolTipRole)})
            check(*view, view->model()->headerData(i, Qt::Horizontal, role).toString());
    }
    return out;
  }
};

}  // namespace searchlight::ui
