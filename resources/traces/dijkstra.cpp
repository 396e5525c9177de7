// Dijkstra on a graph:   g++ -std=c++17 dijkstra.cpp -o dijkstra && ./dijkstra > plane.trace.yaml
#include <cstdio>
#include <map>
#include <set>
#include <string>
#include <utility>

struct Place {
  double x, y;
  std::map<std::string, double> roads;
};

std::map<std::string, Place> places = {
    {"Mill", {0.5, 2.0, {{"Bridge", 2.5}, {"Church", 4.0}}}},
    {"Bridge", {2.5, 3.25, {{"Mill", 2.5}, {"Church", 1.0}, {"Harbour", 6.0}}}},
    {"Church", {3.0, 2.25, {{"Mill", 4.0}, {"Bridge", 1.0}, {"Harbour", 3.75}}}},
    {"Harbour", {6.5, 1.0, {{"Bridge", 6.0}, {"Church", 3.75}}}}};

void tell(const char* type, const std::string& id, double g, const std::string& parent = "null") {
  std::printf("- {type: %s, id: %s, pId: %s, x: %g, y: %g, g: %g}\n", type, id.c_str(), parent.c_str(),
              places[id].x, places[id].y, g);
}

int main() {
  const std::string start = "Mill", goal = "Harbour";
  std::map<std::string, double> g = {{start, 0}};
  std::set<std::pair<double, std::string>> open = {{0, start}};
  std::puts("version: 1.4.0\nevents:");
  tell("source", start, 0);
  tell("generating", start, 0);
  while (!open.empty()) {
    const auto [cost, here] = *open.begin();
    open.erase(open.begin());
    if (here == goal) {
      tell("end", here, cost);
      break;
    }
    tell("expanding", here, cost);
    for (const auto& [next, road] : places[here].roads) {
      const bool isNew = !g.count(next);
      if (!isNew && cost + road >= g[next]) continue;
      if (!isNew) open.erase({g[next], next});
      g[next] = cost + road;
      open.insert({g[next], next});
      tell(isNew ? "generating" : "updating", next, g[next], here);
    }
  }
}
