// A* on a grid, as JSON:   node a_star.mjs > grid.trace.json
const rows = [".....#..", ".###.#..", "...#....", ".#.###..", ".#......"];
const start = [0, 4], goal = [7, 0], events = [], known = new Map();
const h = ([x, y]) => Math.abs(x - goal[0]) + Math.abs(y - goal[1]);
const tell = (type, { cell: [x, y], parent, g }) =>
  events.push({ type, id: `${x},${y}`, pId: parent, x, y, f: g + h([x, y]), g, h: h([x, y]) });

const open = [{ cell: start, parent: null, g: 0 }];
known.set(`${start}`, open[0]);
tell("source", open[0]);
tell("destination", { cell: goal, parent: null, g: 0 });
tell("generating", open[0]);
while (open.length > 0) {
  open.sort((a, b) => a.g + h(a.cell) - b.g - h(b.cell));
  const here = open.shift();
  if (`${here.cell}` === `${goal}`) { tell("end", here); break; }
  tell("expanding", here);
  const [x, y] = here.cell;
  for (const cell of [[x, y - 1], [x - 1, y], [x + 1, y], [x, y + 1]]) {
    const g = here.g + 1, old = known.get(`${cell}`);
    if (rows[cell[1]]?.[cell[0]] !== "." || (old && old.g <= g)) continue;
    const node = { cell, parent: `${here.cell}`, g };
    known.set(`${cell}`, node);
    if (old && open.includes(old)) open.splice(open.indexOf(old), 1);
    open.push(node);
    tell(old ? "updating" : "generating", node);
  }
  tell("closing", here);
}
console.log(JSON.stringify({ version: "1.4.0", events }));
