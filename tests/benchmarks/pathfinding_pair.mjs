// tests/benchmarks/pathfinding_pair.mjs: our scenario runs against the npm package `pathfinding` 0.4.18, in turns.
//
// node pathfinding_pair.mjs SEARCHLIGHT_CLI FOLDER: FOLDER receives the package. Reads $SEARCHLIGHT_DATA/maps/lak304d.map
// and its .scen; both sides answer all its queries, 8 neighbours, no corner cutting, octile heuristic.
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

const [cli, folder] = process.argv.slice(2);
const data = process.env.SEARCHLIGHT_DATA;
const skip = (why) => { console.log(`npm package pathfinding: skipped: ${why}`); process.exit(0); };
if (!data) skip("SEARCHLIGHT_DATA is not set");
const map = join(data, "maps", "lak304d.map");
if (!existsSync(map)) skip(`there is no ${map}`);

mkdirSync(folder, { recursive: true });
if (!existsSync(join(folder, "node_modules", "pathfinding"))) {
  writeFileSync(join(folder, "package.json"), '{"name":"pair","private":true}\n');
  try {
    execFileSync("npm", ["install", "--no-audit", "--no-fund", "pathfinding@0.4.18"], { cwd: folder, stdio: "ignore" });
  } catch { skip("it cannot be installed"); }
}
const PF = createRequire(join(folder, "package.json"))("pathfinding");

const lines = readFileSync(map, "latin1").split("\n");
const height = Number(lines[1].split(" ")[1]), width = Number(lines[2].split(" ")[1]);
const walls = lines.slice(4, 4 + height).map((row) => [...row.slice(0, width)].map((c) => (".GS".includes(c) ? 0 : 1)));
const queries = readFileSync(map + ".scen", "latin1").split("\n").slice(1).filter((l) => l.trim()).map((l) => l.split(/\s+/).slice(4, 8).map(Number));
const finder = new PF.AStarFinder({
  diagonalMovement: PF.DiagonalMovement.OnlyWhenNoObstacles, heuristic: PF.Heuristic.octile });

// The package's grids serve one query each; making them is its set-up and counts, as ours does.
function theirs() {
  const grid = new PF.Grid(width, height, walls);
  const start = process.hrtime.bigint();
  for (const [x0, y0, x1, y1] of queries)
    if (finder.findPath(x0, y0, x1, y1, grid.clone()).length === 0) throw new Error("a query without a path");
  return Number(process.hrtime.bigint() - start) / 1e9;
}
const ours = (algorithm) =>
  JSON.parse(execFileSync(cli, ["scenario", map + ".scen", "--map", map, "--algorithm", algorithm, "--json"])).seconds;

const bars = { "a-star": 10, "canonical-a-star": 20, "jump-point": 60 };
const best = { package: Infinity, "a-star": Infinity, "canonical-a-star": Infinity, "jump-point": Infinity };
for (let round = 0; round < 5; ++round) {
  best.package = Math.min(best.package, theirs());
  for (const a of Object.keys(bars)) best[a] = Math.min(best[a], ours(a));
}
console.log(`npm package pathfinding 0.4.18, A*: ${queries.length} queries of lak304d in ${best.package.toFixed(3)} s (best of 5)`);
for (const [a, bar] of Object.entries(bars))
  console.log(`${a.padEnd(18)} ${best[a].toFixed(4)} s, ${(best.package / best[a]).toFixed(1)} times as fast (bar ${bar})`);
