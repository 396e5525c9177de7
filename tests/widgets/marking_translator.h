// tests/widgets/marking_translator.h: a language for tests: every text in angle quotes.
#pragma once
#include "tests/test_main.h"

namespace searchlight::ui {

// Install it and every text that went through tr() is marked; what is not marked was not set again.
class MarkingTranslator : public QTranslator {
 public:
  bool isEmpty() const override { return false; }
  QString translate(const char*, const char* source, const char*, int) const override {
    return u"«%1»"_s.arg(QString::fromUtf8(source));
  }
  static bool isMarked(const QString& text) { return text.contains(u'«'); }
};

}  // namespace searchlight::ui
