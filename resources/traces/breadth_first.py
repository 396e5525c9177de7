# Breadth-first search on a grid:   python3 breadth_first.py > grid.trace.yaml
from collections import deque

rows = ["....#...",
        ".##.#.#.",
        "..#...#."]
start, goal = (0, 2), (7, 2)
g = {start: 0}


def tell(kind, cell, parent=None):
    pid = "null" if parent is None else '"%d,%d"' % parent
    print('- {type: %s, id: "%d,%d", pId: %s, x: %d, y: %d, g: %d}'
          % (kind, *cell, pid, *cell, g[cell]))


print("version: 1.4.0\nevents:")
tell("source", start)
print('- {type: destination, id: "%d,%d", x: %d, y: %d}' % (goal * 2))
tell("generating", start)
waiting = deque([start])
while waiting and goal not in g:
    here = x, y = waiting.popleft()
    tell("expanding", here)
    for cell in [(x, y - 1), (x - 1, y), (x + 1, y), (x, y + 1)]:
        inside = 0 <= cell[1] < len(rows) and 0 <= cell[0] < len(rows[0])
        if inside and rows[cell[1]][cell[0]] == "." and cell not in g:
            g[cell] = g[here] + 1
            tell("generating", cell, here)
            waiting.append(cell)
if goal in g:
    tell("end", goal)
