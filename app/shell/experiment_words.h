// app/shell/experiment_with.h: what a page shows becomes an experiment, on the page of experiments.
#pragma once
#include <QStringList>
#include <string>
#include <vector>

#include "app/shell/page.h"

namespace searchlight::ui {

inline constexpr const char* kExperimentsPage = "experiments";

// The page is filled in and comes to the front; it runs nothing by itself. `domain`, sources and runs are those of `searchlight-cli
// batch`. What went wrong is told there.
inline void experimentWith(const PageHost& host, const char* domain, const QStringList& sources,
                           const std::vector<std::string>& runs) {
  Page* page = host.page ? host.page(QString::fromLatin1(kExperimentsPage)) : nullptr;
  if (!page) return;
  setup::SetUp setUp;
  setUp.page = kExperimentsPage;
  setUp.question.set("domain", domain);
  for (qsizetype i = 0; i < sources.size(); ++i)
    setUp.question.set("source-" + std::to_string(i + 1), sources[i].toStdString());
  for (std::size_t i = 0; i < runs.size(); ++i) setUp.question.set("run-" + std::to_string(i + 1), runs[i]);
  host.show(QString::fromLatin1(kExperimentsPage));
  page->complainOf(page->takeSetUp(setUp, {}, SetUpFrom::File));
}

}  // namespace searchlight::ui
