<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>Catalogue</name>
    <message>
        <source>Breadth-first</source>
        <translation>广度优先</translation>
    </message>
    <message>
        <source>Depth-first</source>
        <translation>深度优先</translation>
    </message>
    <message>
        <source>Dijkstra</source>
        <translation>Dijkstra</translation>
    </message>
    <message>
        <source>Greedy best-first</source>
        <translation>贪心最佳优先</translation>
    </message>
    <message>
        <source>A*</source>
        <translation>A*</translation>
    </message>
    <message>
        <source>Canonical A*</source>
        <translation>规范 A*</translation>
    </message>
    <message>
        <source>Weighted A*</source>
        <translation>加权 A*</translation>
    </message>
    <message>
        <source>Iterative deepening</source>
        <translation>迭代加深</translation>
    </message>
    <message>
        <source>IDA*</source>
        <translation>IDA*</translation>
    </message>
    <message>
        <source>Bidirectional</source>
        <translation>双向搜索</translation>
    </message>
    <message>
        <source>Jump point search</source>
        <translation>跳点搜索</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>yes, on finite graphs</source>
        <translation>是（有限图上）</translation>
    </message>
    <message>
        <source>when the heuristic is admissible</source>
        <translation>启发函数可采纳时</translation>
    </message>
    <message>
        <source>when every move costs the same</source>
        <translation>每步代价相同时</translation>
    </message>
    <message>
        <source>within the weight, when the heuristic is admissible</source>
        <translation>启发函数可采纳时，代价不超过最优的“权重”倍</translation>
    </message>
</context>
<context>
    <name>CellValues</name>
    <message>
        <source>Distance</source>
        <translation>距离</translation>
    </message>
    <message>
        <source>f = g + h</source>
        <translation>f = g + h</translation>
    </message>
    <message>
        <source>h, the estimate to go</source>
        <translation>h，剩余估计</translation>
    </message>
    <message>
        <source>Order of expansion</source>
        <translation>扩展次序</translation>
    </message>
    <message>
        <source>Times expanded</source>
        <translation>扩展次数</translation>
    </message>
    <message>
        <source>Error of h</source>
        <translation>h 的误差</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>CLOSED</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>P&amp;references…</source>
        <translation>首选项(&amp;R)…</translation>
    </message>
    <message>
        <source>New &amp;window</source>
        <translation>新建窗口(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Export search trace…</source>
        <translation>导出搜索轨迹(&amp;E)…</translation>
    </message>
    <message>
        <source>Write the whole search as a file that other visualisers read</source>
        <translation>将整个搜索过程写成其他可视化工具也能读取的文件</translation>
    </message>
    <message>
        <source>&amp;Close window</source>
        <translation>关闭窗口(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>Copy as &amp;command</source>
        <translation>复制为命令(&amp;C)</translation>
    </message>
    <message>
        <source>Put the searchlight-cli line of this question on the clipboard</source>
        <translation>将此问题对应的 searchlight-cli 命令行复制到剪贴板</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>粘贴(&amp;P)</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>放大(&amp;I)</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>缩小(&amp;O)</translation>
    </message>
    <message>
        <source>Search &amp;panel</source>
        <translation>搜索面板(&amp;P)</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>全屏(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Keys and mouse</source>
        <translation>键盘与鼠标(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;About Searchlight</source>
        <translation>关于 Searchlight(&amp;A)</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>关于 Qt(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>新建(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Whole board</source>
        <translation>显示整个棋盘(&amp;W)</translation>
    </message>
    <message>
        <source>Save set-&amp;up…</source>
        <translation>保存场景设置(&amp;U)…</translation>
    </message>
    <message>
        <source>Keep all that is on the screen in a file: the board, the question, the place in the search, breakpoints, bookmarks, the view</source>
        <translation>把屏幕上的一切保存到文件：棋盘、问题、搜索中的位置、断点、书签和视图</translation>
    </message>
</context>
<context>
    <name>CompareCommands</name>
    <message>
        <source>&amp;Add a search</source>
        <translation>添加搜索(&amp;A)</translation>
    </message>
    <message>
        <source>One more search of the same question; eight at most</source>
        <translation>对同一问题再加一个搜索，最多八个</translation>
    </message>
    <message>
        <source>&amp;Duplicate this search</source>
        <translation>复制此搜索(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Remove this search</source>
        <translation>移除此搜索(&amp;R)</translation>
    </message>
    <message>
        <source>Ne&amp;xt search</source>
        <translation>下一个搜索(&amp;X)</translation>
    </message>
    <message>
        <source>Pre&amp;vious search</source>
        <translation>上一个搜索(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Table of the searches</source>
        <translation>搜索表格(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Overlay of two searches</source>
        <translation>两个搜索的叠图(&amp;O)</translation>
    </message>
    <message>
        <source>One more board: which cells both have expanded, which only one, and who came first</source>
        <translation>多一块棋盘：哪些格两者都扩展过，哪些只有一个，谁在先</translation>
    </message>
    <message>
        <source>Next di&amp;fference</source>
        <translation>下一处差异(&amp;F)</translation>
    </message>
    <message>
        <source>Previo&amp;us difference</source>
        <translation>上一处差异(&amp;U)</translation>
    </message>
    <message>
        <source>Add a recorded &amp;search…</source>
        <translation>添加录制的搜索(&amp;S)…</translation>
    </message>
    <message>
        <source>A search trace of another program on this board</source>
        <translation>在此棋盘上播放其他程序的搜索记录</translation>
    </message>
    <message>
        <source>&amp;Breakpoint at this cell</source>
        <translation>在此格设断点(&amp;B)</translation>
    </message>
    <message>
        <source>Stop playing whenever a search touches the selected cell</source>
        <translation>任一搜索触及所选格子时暂停播放</translation>
    </message>
    <message>
        <source>Go to the next place where the two searches of the overlay differ; without one the chosen search and the first</source>
        <translation>前往叠图中两个搜索的下一处不同；没有叠图时，比较选中的搜索与第一个搜索</translation>
    </message>
    <message>
        <source>Go to the last place before this one where the two searches of the overlay differ; without one the chosen search and the first</source>
        <translation>前往此处之前叠图中两个搜索的最后一处不同；没有叠图时，比较选中的搜索与第一个搜索</translation>
    </message>
</context>
<context>
    <name>Edits</name>
    <message>
        <source>painting</source>
        <translation>绘制</translation>
    </message>
    <message>
        <source>erasing</source>
        <translation>擦除</translation>
    </message>
    <message>
        <source>moving the start</source>
        <translation>移动起点</translation>
    </message>
    <message>
        <source>moving the goal</source>
        <translation>移动终点</translation>
    </message>
    <message>
        <source>clearing</source>
        <translation>清空</translation>
    </message>
    <message>
        <source>resizing</source>
        <translation>调整大小</translation>
    </message>
    <message>
        <source>generating</source>
        <translation>生成地图</translation>
    </message>
    <message>
        <source>opening</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>pasting</source>
        <translation>粘贴</translation>
    </message>
</context>
<context>
    <name>EventWords</name>
    <message>
        <source>%1 in %2 gets a cheaper way: %3 instead of g %4, %5</source>
        <comment>state, list, costs, cost, reached from</comment>
        <translation>%2 中的 %1 有了更短的路：%3，原为 g %4，%5</translation>
    </message>
    <message>
        <source>%1 goes back from CLOSED into %2 by a cheaper way: %3 instead of g %4, %5</source>
        <comment>state, list, costs, cost, reached from</comment>
        <translation>%1 因更短的路从 CLOSED 回到 %2：%3，原为 g %4，%5</translation>
    </message>
    <message>
        <source>the goal&apos;s OPEN</source>
        <translation>终点侧的 OPEN</translation>
    </message>
    <message>
        <source>the start&apos;s OPEN</source>
        <translation>起点侧的 OPEN</translation>
    </message>
    <message>
        <source>reached by a jump from %1</source>
        <translation>由 %1 跳跃到达</translation>
    </message>
    <message>
        <source>reached from %1: %2</source>
        <comment>state, the move in words</comment>
        <translation>由 %1 到达：%2</translation>
    </message>
    <message>
        <source>reached from %1</source>
        <translation>由 %1 到达</translation>
    </message>
    <message>
        <source>The goal %1 is put into %2: %3</source>
        <comment>state, list, costs</comment>
        <translation>终点 %1 放入 %2：%3</translation>
    </message>
    <message>
        <source>The start %1 waits on the stack: %2</source>
        <comment>state, costs</comment>
        <translation>起点 %1 入栈等待：%2</translation>
    </message>
    <message>
        <source>The start %1 is put into %2: %3</source>
        <comment>state, list, costs</comment>
        <translation>起点 %1 放入 %2：%3</translation>
    </message>
    <message>
        <source>%1 is put into %2: %3, %4</source>
        <comment>state, list, costs, reached from</comment>
        <translation>%1 放入 %2：%3，%4</translation>
    </message>
    <message>
        <source>%1 waits deeper on the stack: %2, now %3</source>
        <comment>state, costs, reached from</comment>
        <translation>%1 改在栈的更深处等待：%2，改%3</translation>
    </message>
    <message>
        <source>%1 waits on the stack: %2, %3</source>
        <comment>state, costs, reached from</comment>
        <translation>%1 入栈等待：%2，%3</translation>
    </message>
    <message>
        <source>%1 is a successor</source>
        <translation>%1 是一个后继</translation>
    </message>
    <message>
        <source>%1 is a successor of %2: %3</source>
        <comment>state, state, costs</comment>
        <translation>%1 是 %2 的后继：%3</translation>
    </message>
    <message>
        <source>%1 is skipped: it is marked already</source>
        <translation>跳过 %1：已标记</translation>
    </message>
    <message>
        <source>%1 is skipped: already reached with %2</source>
        <translation>跳过 %1：已以 %2 到达</translation>
    </message>
    <message>
        <source>%1 is skipped: by this way %2 instead of %3, but the first way is kept</source>
        <translation>跳过 %1：经此路 %2，原为 %3，但保留最先的路</translation>
    </message>
    <message>
        <source>%1 is skipped: by this way %2 instead of %3, but what is closed stays closed</source>
        <translation>跳过 %1：经此路 %2，原为 %3，但已关闭的不再打开</translation>
    </message>
    <message>
        <source>%1 is skipped: it was given up before</source>
        <translation>跳过 %1：之前已放弃</translation>
    </message>
    <message>
        <source>%1 is skipped: this way costs more than can be counted</source>
        <translation>跳过 %1：此路代价超出可计范围</translation>
    </message>
    <message>
        <source>%1 is skipped: by this way %2, already reached with %3</source>
        <translation>跳过 %1：经此路 %2，已以 %3 到达</translation>
    </message>
    <message>
        <source>%1 is given up: %2</source>
        <comment>state, the reason in words</comment>
        <translation>放弃 %1：%2</translation>
    </message>
    <message>
        <source>%1 is given up: it cannot be reached from the start</source>
        <translation>放弃 %1：从起点无法到达</translation>
    </message>
    <message>
        <source>%1 is given up: no goal can be reached from it</source>
        <translation>放弃 %1：由此无法到达终点</translation>
    </message>
    <message>
        <source>%1 is cut off: it is deeper than the bound %2</source>
        <translation>截断 %1：深度超过界限 %2</translation>
    </message>
    <message>
        <source>%1 is cut off: %2 is above the bound %3</source>
        <comment>state, costs, bound</comment>
        <translation>截断 %1：%2，超过界限 %3</translation>
    </message>
    <message>
        <source>%1 is cut off: its f is above the bound %2</source>
        <translation>截断 %1：其 f 超过界限 %2</translation>
    </message>
    <message>
        <source>%1 is looked at on a jump; it becomes no node</source>
        <translation>跳跃途中看过 %1；不成为节点</translation>
    </message>
    <message>
        <source>%1 is looked at on a jump from %2; it becomes no node</source>
        <translation>从 %2 跳跃途中看过 %1；不成为节点</translation>
    </message>
    <message>
        <source>%1 is entered and expanded: %2, within the bound %3</source>
        <comment>state, costs, bound</comment>
        <translation>进入并扩展 %1：%2，在界限 %3 之内</translation>
    </message>
    <message>
        <source>%1 is entered and expanded: %2</source>
        <comment>state, costs</comment>
        <translation>进入并扩展 %1：%2</translation>
    </message>
    <message>
        <source>%1 is taken from %2 and expanded: %3</source>
        <comment>state, list, costs</comment>
        <translation>从 %2 取出并扩展 %1：%3</translation>
    </message>
    <message>
        <source>All below %1 within the bound %2 has been tried: the round is over</source>
        <translation>%1 以下在界限 %2 之内已全部试过：本轮结束</translation>
    </message>
    <message>
        <source>All below %1 within the bound %2 has been tried: back to %3</source>
        <translation>%1 以下在界限 %2 之内已全部试过：回到 %3</translation>
    </message>
    <message>
        <source>All below the start %1 has been tried</source>
        <translation>起点 %1 以下已全部试过</translation>
    </message>
    <message>
        <source>All below %1 has been tried: back to %2</source>
        <translation>%1 以下已全部试过：回到 %2</translation>
    </message>
    <message>
        <source>Round %1: bound %2</source>
        <comment>of the number of moves</comment>
        <translation>第 %1 轮：界限 %2</translation>
    </message>
    <message>
        <source>Round %1: bound %2, the start&apos;s h</source>
        <translation>第 %1 轮：界限 %2，即起点的 h</translation>
    </message>
    <message>
        <source>Round %1: bound %2, the least f that was cut off</source>
        <translation>第 %1 轮：界限 %2，即被截断的最小 f</translation>
    </message>
    <message>
        <source>The two sides meet at %1: %2 from the start + %3 to the goal = %4, the least so far</source>
        <translation>两侧在 %1 相遇：距起点 %2 + 距终点 %3 = %4，目前最小</translation>
    </message>
    <message>
        <source>The two sides meet at %1, more cheaply than before</source>
        <translation>两侧在 %1 相遇，代价比之前更小</translation>
    </message>
    <message>
        <source>No meeting can be cheaper than the one at %1: the goal is reached with cost %2</source>
        <translation>没有比 %1 处更短的相遇：到达终点，代价 %2</translation>
    </message>
    <message>
        <source>The goal %1 is reached: cost %2</source>
        <translation>到达终点 %1：代价 %2</translation>
    </message>
    <message>
        <source>Route: %1, the goal</source>
        <translation>路径：%1，即终点</translation>
    </message>
    <message>
        <source>Route: %1, which leads on to %2</source>
        <translation>路径：%1，通往 %2</translation>
    </message>
    <message>
        <source>Route: %1, the start</source>
        <translation>路径：%1，即起点</translation>
    </message>
    <message>
        <source>Route: %1, reached from %2</source>
        <translation>路径：%1，由 %2 到达</translation>
    </message>
    <message>
        <source>Read back from the end: %1</source>
        <translation>从终点回读：%1</translation>
    </message>
</context>
<context>
    <name>Generators</name>
    <message>
        <source>Open field</source>
        <translation>空旷场地</translation>
    </message>
    <message>
        <source>Random walls</source>
        <translation>随机墙</translation>
    </message>
    <message>
        <source>Depth-first maze</source>
        <translation>深度优先迷宫</translation>
    </message>
    <message>
        <source>Prim maze</source>
        <translation>Prim 迷宫</translation>
    </message>
    <message>
        <source>Kruskal maze</source>
        <translation>Kruskal 迷宫</translation>
    </message>
    <message>
        <source>Recursive division</source>
        <translation>递归分割</translation>
    </message>
    <message>
        <source>Serpentine</source>
        <translation>蛇形通道</translation>
    </message>
    <message>
        <source>Rooms</source>
        <translation>房间</translation>
    </message>
    <message>
        <source>Caves</source>
        <translation>洞穴</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>地形</translation>
    </message>
    <message>
        <source>No walls at all.</source>
        <translation>没有任何墙。</translation>
    </message>
    <message>
        <source>Every cell is a wall with the same chance.</source>
        <translation>每个格子以相同的概率成为墙。</translation>
    </message>
    <message>
        <source>Long winding corridors: a random walk that turns back only where it is stuck.</source>
        <translation>走廊曲折漫长：随机行走，走投无路时才回头。</translation>
    </message>
    <message>
        <source>Many short dead ends: grows by a random wall of what is dug already.</source>
        <translation>短死路很多：每次从已挖区域的边界随机打通一面墙。</translation>
    </message>
    <message>
        <source>An even mixture: opens walls in random order wherever they part two trees.</source>
        <translation>长短均匀：按随机顺序打通隔开两棵树的墙。</translation>
    </message>
    <message>
        <source>Long straight walls: halves an empty hall, leaves a gap, and halves the halves.</source>
        <translation>长直墙：将空厅一分为二并留一个缺口，再继续分割各半。</translation>
    </message>
    <message>
        <source>One corridor through all the map: the longest route there is.</source>
        <translation>一条走廊贯穿整张地图：路径长到极致。</translation>
    </message>
    <message>
        <source>A floor plan of chambers with doors in between.</source>
        <translation>房间之间以门相通的平面图。</translation>
    </message>
    <message>
        <source>Smooth caverns joined by tunnels.</source>
        <translation>由隧道相连的圆滑洞穴。</translation>
    </message>
    <message>
        <source>Weighted land, slower as it rises, with lakes in its hollows.</source>
        <translation>带权重的地形：越高越难走，低洼处有湖泊。</translation>
    </message>
    <message>
        <source>Loops</source>
        <translation>环路</translation>
    </message>
    <message>
        <source>Walls</source>
        <translation>墙</translation>
    </message>
    <message>
        <source>Doors</source>
        <translation>门</translation>
    </message>
    <message>
        <source>Rock</source>
        <translation>岩石</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>水域</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>On the board</source>
        <translation>在地图上</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>方向键</translation>
    </message>
    <message>
        <source>Move the cell cursor; with Shift paint on the way</source>
        <translation>移动格子光标；按住 Shift 则沿途绘制</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>回车</translation>
    </message>
    <message>
        <source>Put the start or the goal there</source>
        <translation>将起点或终点放在该处</translation>
    </message>
    <message>
        <source>Zoom in, zoom out, whole map</source>
        <translation>放大、缩小、显示整张地图</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>滚轮</translation>
    </message>
    <message>
        <source>Zoom at the pointer</source>
        <translation>以指针处为中心缩放</translation>
    </message>
    <message>
        <source>Move the map</source>
        <translation>移动地图</translation>
    </message>
    <message>
        <source>Drag start or goal</source>
        <translation>拖动起点或终点</translation>
    </message>
    <message>
        <source>Ask again from there, at once</source>
        <translation>立即从新位置重新搜索</translation>
    </message>
    <message>
        <source>Right button</source>
        <translation>右键</translation>
    </message>
    <message>
        <source>Erase, whatever the painting tool</source>
        <translation>擦除，无论当前用哪种绘制工具</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>播放器</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Keys and mouse</source>
        <translation>键盘与鼠标</translation>
    </message>
    <message>
        <source>About Searchlight</source>
        <translation>关于 Searchlight</translation>
    </message>
    <message>
        <source>Shows how searches think: every step on the screen is a recorded step of the search that solves at full speed. Free software under the MIT licence.</source>
        <translation>展示搜索如何思考：屏幕上的每一步，都是全速求解的搜索所记录下的真实一步。基于 MIT 许可证的自由软件。</translation>
    </message>
    <message>
        <source>Use the tool at the cell cursor, or select the cell</source>
        <translation>在格子光标处使用当前工具，或选中该格</translation>
    </message>
    <message>
        <source>Middle button, or hold Space and drag</source>
        <translation>按住中键拖动，或按住空格键拖动</translation>
    </message>
</context>
<context>
    <name>MapLabCommands</name>
    <message>
        <source>&amp;Inspect</source>
        <translation>查看(&amp;I)</translation>
    </message>
    <message>
        <source>Click a cell to see what the search knows of it; drag to move the map</source>
        <translation>点击格子，查看搜索对它的了解；拖动可移动地图</translation>
    </message>
    <message>
        <source>&amp;Walls</source>
        <translation>画墙(&amp;W)</translation>
    </message>
    <message>
        <source>Drag to build walls; the right button erases</source>
        <translation>拖动画墙；右键擦除</translation>
    </message>
    <message>
        <source>&amp;Erase</source>
        <translation>擦除(&amp;E)</translation>
    </message>
    <message>
        <source>Drag to make cells free</source>
        <translation>拖动将格子变为空地</translation>
    </message>
    <message>
        <source>Wei&amp;ght</source>
        <translation>画权重(&amp;G)</translation>
    </message>
    <message>
        <source>Drag to make cells dearer to enter</source>
        <translation>拖动提高进入格子的代价</translation>
    </message>
    <message>
        <source>&amp;Generate…</source>
        <translation>生成地图(&amp;G)…</translation>
    </message>
    <message>
        <source>Make a maze or a landscape</source>
        <translation>生成迷宫或地形</translation>
    </message>
    <message>
        <source>Resi&amp;ze…</source>
        <translation>调整大小(&amp;Z)…</translation>
    </message>
    <message>
        <source>C&amp;lear</source>
        <translation>清空(&amp;L)</translation>
    </message>
    <message>
        <source>Make every cell free</source>
        <translation>将所有格子变为空地</translation>
    </message>
    <message>
        <source>Lines of equal &amp;f</source>
        <translation>f 等值线(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Answer ahead of the search</source>
        <translation>提前显示答案(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Breakpoint at this cell</source>
        <translation>在此格设断点(&amp;B)</translation>
    </message>
    <message>
        <source>Stop playing whenever the search touches the selected cell</source>
        <translation>每当搜索触及所选格子时暂停播放</translation>
    </message>
    <message>
        <source>Light the cell&apos;s &amp;path to the start</source>
        <translation>高亮此格到起点的路径(&amp;P)</translation>
    </message>
    <message>
        <source>Light the cell&apos;s &amp;descendants</source>
        <translation>高亮此格的后代(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Compare on this map</source>
        <translation>在此地图上比较(&amp;C)</translation>
    </message>
    <message>
        <source>Several searches of this question side by side</source>
        <translation>对此问题的几个搜索并排进行</translation>
    </message>
    <message>
        <source>Show the final route as a dashed line, the outcome and the figures of the whole run before the search has come to them</source>
        <translation>在搜索到达之前，先用虚线显示最终路径，并显示结果和全程数据</translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>Map lab</source>
        <translation>地图实验室</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比较</translation>
    </message>
</context>
<context>
    <name>Pseudocode</name>
    <message>
        <source>OPEN = queue with the start</source>
        <translation>OPEN = 只含起点的队列</translation>
    </message>
    <message>
        <source>while OPEN is not empty</source>
        <translation>当 OPEN 非空时</translation>
    </message>
    <message>
        <source>n = take the first of OPEN; close n</source>
        <translation>n = 取出 OPEN 的队首；将 n 放入 CLOSED</translation>
    </message>
    <message>
        <source>for each successor m of n</source>
        <translation>对 n 的每个后继 m</translation>
    </message>
    <message>
        <source>if m was met before: skip it</source>
        <translation>若 m 已遇到过：跳过</translation>
    </message>
    <message>
        <source>g(m) = g(n) + 1; parent(m) = n; append m to OPEN</source>
        <translation>g(m) = g(n) + 1；parent(m) = n；将 m 加到 OPEN 末尾</translation>
    </message>
    <message>
        <source>if m is the goal: done</source>
        <translation>若 m 是终点：结束</translation>
    </message>
    <message>
        <source>read the route back from the goal along the parents</source>
        <translation>从终点沿父节点回溯出路径</translation>
    </message>
    <message>
        <source>enter(start)</source>
        <translation>enter(起点)</translation>
    </message>
    <message>
        <source>enter(n):</source>
        <translation>enter(n)：</translation>
    </message>
    <message>
        <source>if n is the goal: done</source>
        <translation>若 n 是终点：结束</translation>
    </message>
    <message>
        <source>mark n; find its successors</source>
        <translation>标记 n；求其后继</translation>
    </message>
    <message>
        <source>if m is marked: skip it</source>
        <translation>若 m 已标记：跳过</translation>
    </message>
    <message>
        <source>parent(m) = n; m waits on the stack</source>
        <translation>parent(m) = n；m 在栈中等待</translation>
    </message>
    <message>
        <source>enter(m)</source>
        <translation>enter(m)</translation>
    </message>
    <message>
        <source>nothing below n leads on: go back</source>
        <translation>n 以下无路可走：回溯</translation>
    </message>
    <message>
        <source>g(start) = 0; OPEN = { start }</source>
        <translation>g(起点) = 0；OPEN = { 起点 }</translation>
    </message>
    <message>
        <source>n = take the node with the least g from OPEN</source>
        <translation>n = 取出 OPEN 中 g 最小的节点</translation>
    </message>
    <message>
        <source>close n</source>
        <translation>将 n 放入 CLOSED</translation>
    </message>
    <message>
        <source>if g(n) + cost(n, m) is no better than g(m): skip it</source>
        <translation>若 g(n) + cost(n, m) 不优于 g(m)：跳过</translation>
    </message>
    <message>
        <source>g(m) = g(n) + cost(n, m); parent(m) = n</source>
        <translation>g(m) = g(n) + cost(n, m)；parent(m) = n</translation>
    </message>
    <message>
        <source>put m into OPEN</source>
        <translation>将 m 放入 OPEN</translation>
    </message>
    <message>
        <source>or, if it is there, move it up</source>
        <translation>若已在其中，则将其前移</translation>
    </message>
    <message>
        <source>OPEN = { start }</source>
        <translation>OPEN = { 起点 }</translation>
    </message>
    <message>
        <source>n = take the node with the least h from OPEN</source>
        <translation>n = 取出 OPEN 中 h 最小的节点</translation>
    </message>
    <message>
        <source>if m is closed or no better: skip it</source>
        <translation>若 m 在 CLOSED 中或并不更优：跳过</translation>
    </message>
    <message>
        <source>parent(m) = n; put m into OPEN</source>
        <translation>parent(m) = n；将 m 放入 OPEN</translation>
    </message>
    <message>
        <source>or, if it is there and g falls, give it the new parent</source>
        <translation>若已在其中且 g 变小，则更换父节点</translation>
    </message>
    <message>
        <source>n = take the node with the least f = g + h from OPEN</source>
        <translation>n = 取出 OPEN 中 f = g + h 最小的节点</translation>
    </message>
    <message>
        <source>if m is new: put it into OPEN</source>
        <translation>若 m 是新节点：放入 OPEN</translation>
    </message>
    <message>
        <source>if m is in OPEN: move it up</source>
        <translation>若 m 在 OPEN 中：将其前移</translation>
    </message>
    <message>
        <source>if m is closed: reopen it</source>
        <translation>若 m 在 CLOSED 中：重新打开</translation>
    </message>
    <message>
        <source>for each successor m that the canonical order leaves to n</source>
        <translation>对规范序留给 n 的每个后继 m</translation>
    </message>
    <message>
        <source>n = take the node with the least f = g + w h from OPEN</source>
        <translation>n = 取出 OPEN 中 f = g + w h 最小的节点</translation>
    </message>
    <message>
        <source>for bound = 0, 1, 2, ..</source>
        <translation>对 界限 = 0, 1, 2, ..</translation>
    </message>
    <message>
        <source>find the successors of n</source>
        <translation>求 n 的后继</translation>
    </message>
    <message>
        <source>if m is deeper than the bound: cut it off</source>
        <translation>若 m 的深度超过界限：截断</translation>
    </message>
    <message>
        <source>if m is not on the path: enter(m)</source>
        <translation>若 m 不在当前路径上：enter(m)</translation>
    </message>
    <message>
        <source>leave n</source>
        <translation>离开 n</translation>
    </message>
    <message>
        <source>read the route back from the goal along the path</source>
        <translation>从终点沿当前路径回溯出路径</translation>
    </message>
    <message>
        <source>bound = h(start)</source>
        <translation>界限 = h(起点)</translation>
    </message>
    <message>
        <source>repeat, with bound = the least f that was cut off</source>
        <translation>重复，令 界限 = 被截断节点的最小 f</translation>
    </message>
    <message>
        <source>if f(m) = g(m) + h(m) &gt; bound: cut it off</source>
        <translation>若 f(m) = g(m) + h(m) &gt; 界限：截断</translation>
    </message>
    <message>
        <source>OPEN of one side = { start }, of the other = { goal }</source>
        <translation>一侧的 OPEN = { 起点 }，另一侧的 OPEN = { 终点 }</translation>
    </message>
    <message>
        <source>until no meeting can be cheaper than the best one</source>
        <translation>直到不可能有比目前最优更便宜的相遇</translation>
    </message>
    <message>
        <source>choose the side with the smaller OPEN</source>
        <translation>选择 OPEN 较小的一侧</translation>
    </message>
    <message>
        <source>n = take its node with the least g; close n</source>
        <translation>n = 取出该侧 g 最小的节点；将 n 放入 CLOSED</translation>
    </message>
    <message>
        <source>for each successor (backwards: predecessor) m of n</source>
        <translation>对 n 的每个后继（反向时为前驱）m</translation>
    </message>
    <message>
        <source>if g(n) + cost is no better than g(m): skip it</source>
        <translation>若 g(n) + cost 不优于 g(m)：跳过</translation>
    </message>
    <message>
        <source>g(m) = g(n) + cost; parent(m) = n; put m into OPEN</source>
        <translation>g(m) = g(n) + cost；parent(m) = n；将 m 放入 OPEN</translation>
    </message>
    <message>
        <source>if the other side knows m: remember the meeting if it is the best</source>
        <translation>若另一侧已到过 m：此相遇为最优则记下</translation>
    </message>
    <message>
        <source>the best meeting is the solution</source>
        <translation>最优的相遇即为解</translation>
    </message>
    <message>
        <source>read the two halves of the route</source>
        <translation>回溯出路径的两半</translation>
    </message>
    <message>
        <source>for each direction that the canonical order leaves to n</source>
        <translation>对规范序留给 n 的每个方向</translation>
    </message>
    <message>
        <source>run on until a cell m where a turn may pay, or a wall</source>
        <translation>一直前进，直到转向可能有利的格子 m，或遇到墙</translation>
    </message>
    <message>
        <source>read the route back from the goal, jump by jump</source>
        <translation>从终点逐跳回溯出路径</translation>
    </message>
    <message>
        <source>OPEN is empty: no goal is reached</source>
        <translation>OPEN 为空：未到达终点</translation>
    </message>
    <message>
        <source>the start is left: no goal is reached</source>
        <translation>离开起点：未到达终点</translation>
    </message>
    <message>
        <source>nothing was cut off: no goal is reached</source>
        <translation>无截断：未到达终点</translation>
    </message>
    <message>
        <source>one OPEN is empty and nothing met: no goal is reached</source>
        <translation>一侧 OPEN 为空且未相遇：未到达终点</translation>
    </message>
</context>
<context>
    <name>QAbstractSpinBox</name>
    <message>
        <source>&amp;Select All</source>
        <translation>全选(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Step up</source>
        <translation>增加(&amp;S)</translation>
    </message>
    <message>
        <source>Step &amp;down</source>
        <translation>减少(&amp;D)</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>Look in:</source>
        <translation>查找范围：</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>后退</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>后退</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>前进</translation>
    </message>
    <message>
        <source>Go forward</source>
        <translation>前进</translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <translation>上级文件夹</translation>
    </message>
    <message>
        <source>Go to the parent directory</source>
        <translation>转到上级文件夹</translation>
    </message>
    <message>
        <source>Create New Folder</source>
        <translation>新建文件夹</translation>
    </message>
    <message>
        <source>Create a New Folder</source>
        <translation>新建文件夹</translation>
    </message>
    <message>
        <source>List View</source>
        <translation>列表视图</translation>
    </message>
    <message>
        <source>Change to list view mode</source>
        <translation>切换到列表视图</translation>
    </message>
    <message>
        <source>Detail View</source>
        <translation>详细视图</translation>
    </message>
    <message>
        <source>Change to detail view mode</source>
        <translation>切换到详细视图</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation>文件类型：</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>文件名(&amp;N)：</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>打开(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Choose</source>
        <translation>选择(&amp;C)</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>另存为</translation>
    </message>
    <message>
        <source>Directory:</source>
        <translation>文件夹：</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>计算机</translation>
    </message>
    <message>
        <source>All Files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>Show &amp;hidden files</source>
        <translation>显示隐藏文件(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;New Folder</source>
        <translation>新建文件夹(&amp;N)</translation>
    </message>
    <message>
        <source>New Folder</source>
        <translation>新建文件夹</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>重命名(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>删除(&amp;D)</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to replace it?</source>
        <translation>%1 已存在。
要替换它吗？</translation>
    </message>
    <message>
        <source>%1
File not found.
Please verify the correct file name was given.</source>
        <translation>%1
找不到文件。
请检查文件名是否正确。</translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Date Modified</source>
        <translation>修改日期</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>剪切(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>粘贴(&amp;P)</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>全选</translation>
    </message>
</context>
<context>
    <name>QMessageBox</name>
    <message>
        <source>Show Details...</source>
        <translation>显示详情…</translation>
    </message>
    <message>
        <source>Hide Details...</source>
        <translation>隐藏详情…</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>确定</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Save All</source>
        <translation>全部保存</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>是(&amp;Y)</translation>
    </message>
    <message>
        <source>Yes to &amp;All</source>
        <translation>全部选是(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>否(&amp;N)</translation>
    </message>
    <message>
        <source>N&amp;o to All</source>
        <translation>全部选否(&amp;O)</translation>
    </message>
    <message>
        <source>Abort</source>
        <translation>中止</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation>忽略</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>不保存</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>帮助</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>应用</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>重置</translation>
    </message>
    <message>
        <source>Restore Defaults</source>
        <translation>恢复默认值</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>剪切(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>Copy &amp;Link Location</source>
        <translation>复制链接地址(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>粘贴(&amp;P)</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>全选</translation>
    </message>
</context>
<context>
    <name>ReadOnThread</name>
    <message>
        <source>Reading %1 …</source>
        <translation>正在读取 %1 …</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
</context>
<context>
    <name>ReaderErrors</name>
    <message>
        <source>cannot be read: %1</source>
        <translation>无法读取：%1</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>无法读取</translation>
    </message>
    <message>
        <source>cannot be written: %1</source>
        <translation>无法写入：%1</translation>
    </message>
    <message>
        <source>it is a pipe, not a file</source>
        <translation>这是管道，不是文件</translation>
    </message>
    <message>
        <source>it is a device, not a file</source>
        <translation>这是设备，不是文件</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>没有这个文件或文件夹</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>没有权限</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>这是文件夹</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>路径中有一段不是文件夹</translation>
    </message>
    <message>
        <source>No such device or address</source>
        <translation>没有这个设备或地址</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>磁盘空间不足</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>文件系统只读</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>文件名过长</translation>
    </message>
    <message>
        <source>Too many levels of symbolic links</source>
        <translation>符号链接层数过多</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>输入/输出错误</translation>
    </message>
    <message>
        <source>too large: more than the %1 bytes that are read</source>
        <translation>文件过大：超过最多读取的 %1 字节</translation>
    </message>
    <message>
        <source>larger than %1 MiB</source>
        <translation>大于 %1 MiB</translation>
    </message>
    <message>
        <source>is not text in UTF-8</source>
        <translation>不是 UTF-8 文本</translation>
    </message>
    <message>
        <source>%1 is not a whole number</source>
        <translation>%1 不是整数</translation>
    </message>
    <message>
        <source>%1 is not within %2 to %3</source>
        <translation>%1 不在 %2 到 %3 的范围内</translation>
    </message>
    <message>
        <source>unexpected %1 after the end</source>
        <translation>结尾之后多出 %1</translation>
    </message>
    <message>
        <source>there is not enough memory to run this search again</source>
        <translation>内存不足，无法重新运行这次搜索</translation>
    </message>
    <message>
        <source>empty, not a map</source>
        <translation>文件为空，不是地图</translation>
    </message>
    <message>
        <source>empty, not a scenario</source>
        <translation>文件为空，不是测试场景</translation>
    </message>
    <message>
        <source>not a map: %1 or %2 expected, not %3</source>
        <translation>不是地图：应为 %1 或 %2，而不是 %3</translation>
    </message>
    <message>
        <source>height, width or map expected, not %1</source>
        <translation>应为 height、width 或 map，而不是 %1</translation>
    </message>
    <message>
        <source>size, start, goal, cells or weights expected, not %1</source>
        <translation>应为 size、start、goal、cells 或 weights，而不是 %1</translation>
    </message>
    <message>
        <source>%1 expected, not %2</source>
        <translation>应为 %1，而不是 %2</translation>
    </message>
    <message>
        <source>version %1 is not known, only 1</source>
        <translation>不认识版本 %1，只认识版本 1</translation>
    </message>
    <message>
        <source>%1 takes no value, not %2</source>
        <translation>%1 不带值，而这里是 %2</translation>
    </message>
    <message>
        <source>%1 takes one value, not %2</source>
        <translation>%1 带一个值，而这里是 %2</translation>
    </message>
    <message>
        <source>%1 takes two values, not %2</source>
        <translation>%1 带两个值，而这里是 %2</translation>
    </message>
    <message>
        <source>a second %1</source>
        <translation>%1 重复出现</translation>
    </message>
    <message>
        <source>the file ends after %1 of %2 rows</source>
        <translation>文件到第 %1 行就结束了，应有 %2 行</translation>
    </message>
    <message>
        <source>row %1 has %2 cells, not %3</source>
        <translation>第 %1 行有 %2 个单元格，而不是 %3 个</translation>
    </message>
    <message>
        <source>row %1 has %2 values, not %3</source>
        <translation>第 %1 行有 %2 个值，而不是 %3 个</translation>
    </message>
    <message>
        <source>%1 in column %2 is not a cell (%3)</source>
        <translation>%1（第 %2 列）不是单元格（%3）</translation>
    </message>
    <message>
        <source>%1 is outside the map of %2 x %3 cells</source>
        <translation>%1 在 %2 × %3 单元格的地图之外</translation>
    </message>
    <message>
        <source>%1 is outside the map of %2 x %3</source>
        <translation>%1 在 %2 × %3 的地图之外</translation>
    </message>
    <message>
        <source>%1 is outside the map</source>
        <translation>%1 在地图之外</translation>
    </message>
    <message>
        <source>outside the map of %1 x %2 cells</source>
        <translation>在 %1 × %2 单元格的地图之外</translation>
    </message>
    <message>
        <source>outside the map of %1 x %2</source>
        <translation>在 %1 × %2 的地图之外</translation>
    </message>
    <message>
        <source>%1 is a wall</source>
        <translation>%1 是墙</translation>
    </message>
    <message>
        <source>a wall</source>
        <translation>这里是墙</translation>
    </message>
    <message>
        <source>%1 is missing before the cells</source>
        <translation>单元格之前缺少 %1</translation>
    </message>
    <message>
        <source>the file ends before the cells</source>
        <translation>文件在单元格之前就结束了</translation>
    </message>
    <message>
        <source>the map has no name</source>
        <translation>地图没有名称</translation>
    </message>
    <message>
        <source>length %1 is not a number from 0 up</source>
        <translation>长度 %1 不是不小于 0 的数</translation>
    </message>
    <message>
        <source>a row has 9 fields (bucket, map, width, height, start x, y, goal x, y, length), not %1</source>
        <translation>每行应有 9 个字段（组、地图、宽、高、起点 x、y、终点 x、y、长度），而不是 %1 个</translation>
    </message>
    <message>
        <source>There is not enough memory for this.</source>
        <translation>内存不足，无法完成。</translation>
    </message>
    <message>
        <source>the picture has no pixels</source>
        <translation>图片没有像素</translation>
    </message>
    <message>
        <source>the picture&apos;s pixels do not match its size</source>
        <translation>图片的像素与尺寸不符</translation>
    </message>
    <message>
        <source>the picture gives %1 x %2 cells, more than 4096 on a side; cells of %3 pixels fit</source>
        <translation>图片会得到 %1 × %2 个单元格，每边不能超过 4096；每格 %3 像素才放得下</translation>
    </message>
    <message>
        <source>Unable to read image data</source>
        <translation>无法读取图像数据</translation>
    </message>
    <message>
        <source>Unsupported image format</source>
        <translation>不支持的图像格式</translation>
    </message>
    <message>
        <source>is no search trace: a mapping with version and events</source>
        <translation>不是搜索轨迹：应为含有 version 和 events 的映射</translation>
    </message>
    <message>
        <source>is no search trace: it has no events</source>
        <translation>不是搜索轨迹：没有 events</translation>
    </message>
    <message>
        <source>something follows the end of the trace</source>
        <translation>轨迹结束之后还有内容</translation>
    </message>
    <message>
        <source>event %1: %2</source>
        <translation>事件 %1：%2</translation>
    </message>
    <message>
        <source>lists and mappings are nested more than %1 deep</source>
        <translation>列表和映射的嵌套超过 %1 层</translation>
    </message>
    <message>
        <source>version must be a text such as 1.4.0</source>
        <translation>version 必须是 1.4.0 这样的文本</translation>
    </message>
    <message>
        <source>events must be a list</source>
        <translation>events 必须是列表</translation>
    </message>
    <message>
        <source>must be a mapping with type and id</source>
        <translation>必须是含有 type 和 id 的映射</translation>
    </message>
    <message>
        <source>%1 must be a simple value</source>
        <translation>%1 必须是简单的值</translation>
    </message>
    <message>
        <source>%1 is given twice</source>
        <translation>%1 给出了两次</translation>
    </message>
    <message>
        <source>an alias stands where a value is needed; aliases are not followed</source>
        <translation>需要值的地方是别名；不会展开别名</translation>
    </message>
    <message>
        <source>version %1 is not supported, 1.4.0 and its forerunners from 1.0 on are</source>
        <translation>不支持版本 %1；支持 1.4.0 及 1.0 以来的先前版本</translation>
    </message>
    <message>
        <source>more than %1 events</source>
        <translation>事件超过 %1 个</translation>
    </message>
    <message>
        <source>a field&apos;s name is longer than %1 characters</source>
        <translation>字段名称超过 %1 个字符</translation>
    </message>
    <message>
        <source>has more than %1 fields of its own</source>
        <translation>自有字段超过 %1 个</translation>
    </message>
    <message>
        <source>more than %1 fields beyond the format&apos;s own</source>
        <translation>格式之外的字段超过 %1 个</translation>
    </message>
    <message>
        <source>%1 must be a finite number, not %2</source>
        <translation>%1 必须是有限的数，而不是 %2</translation>
    </message>
    <message>
        <source>has no type</source>
        <translation>没有 type</translation>
    </message>
    <message>
        <source>no event has a place (x and y), so there is nothing to draw</source>
        <translation>没有事件带位置（x 和 y），因此没有可画的内容</translation>
    </message>
    <message>
        <source>no event has a place on this map</source>
        <translation>没有事件位于这张地图上</translation>
    </message>
    <message>
        <source>its places cover more than 4096 x 4096 cells</source>
        <translation>其位置覆盖超过 4096 × 4096 个单元格</translation>
    </message>
    <message>
        <source>not valid YAML: %1</source>
        <translation>不是有效的 YAML：%1</translation>
    </message>
    <message>
        <source>not valid JSON: %1</source>
        <translation>不是有效的 JSON：%1</translation>
    </message>
    <message>
        <source>not valid JSON</source>
        <translation>不是有效的 JSON</translation>
    </message>
    <message>
        <source>a number is too large</source>
        <translation>有一个数过大</translation>
    </message>
    <message>
        <source>something follows the end of the document</source>
        <translation>文档结束之后还有内容</translation>
    </message>
    <message>
        <source>a text stands where it does not belong</source>
        <translation>此处不应有文本</translation>
    </message>
    <message>
        <source>an anchor must have a name</source>
        <translation>锚点必须有名称</translation>
    </message>
    <message>
        <source>an alias must have a name</source>
        <translation>别名必须有名称</translation>
    </message>
    <message>
        <source>a list stands on the line of what it belongs to</source>
        <translation>列表与其所属的内容写在了同一行</translation>
    </message>
    <message>
        <source>a mapping stands on the line of its own key</source>
        <translation>映射与它的键写在了同一行</translation>
    </message>
    <message>
        <source>keys that begin with a question mark are not supported</source>
        <translation>不支持以问号开头的键</translation>
    </message>
    <message>
        <source>a key must be a plain text on one line; or else a bracket is not closed</source>
        <translation>键必须是一行之内的普通文本；或者是有括号没有闭合</translation>
    </message>
    <message>
        <source>a key must be a plain text on one line</source>
        <translation>键必须是一行之内的普通文本</translation>
    </message>
    <message>
        <source>a key is expected here, and a colon behind it</source>
        <translation>这里应有一个键，后面跟冒号</translation>
    </message>
    <message>
        <source>a colon is expected behind a key</source>
        <translation>键的后面应有冒号</translation>
    </message>
    <message>
        <source>this is further to the right than what it belongs to</source>
        <translation>此处缩进得比所属的内容更靠右</translation>
    </message>
    <message>
        <source>a list&apos;s item stands among the keys of a mapping</source>
        <translation>列表的项目混在映射的键之间</translation>
    </message>
    <message>
        <source>a [ is not closed</source>
        <translation>有 [ 没有闭合</translation>
    </message>
    <message>
        <source>a { is not closed</source>
        <translation>有 { 没有闭合</translation>
    </message>
    <message>
        <source>a bracket is not closed</source>
        <translation>有括号没有闭合</translation>
    </message>
    <message>
        <source>nothing stands before a comma</source>
        <translation>逗号之前没有内容</translation>
    </message>
    <message>
        <source>a comma or ] is expected here</source>
        <translation>这里应有逗号或 ]</translation>
    </message>
    <message>
        <source>a comma or } is expected here</source>
        <translation>这里应有逗号或 }</translation>
    </message>
    <message>
        <source>a tab stands where blanks show what belongs to what</source>
        <translation>缩进处有制表符，应使用空格</translation>
    </message>
    <message>
        <source>--- is expected behind directives</source>
        <translation>指令之后应有 ---</translation>
    </message>
    <message>
        <source>a text in quotes is not closed</source>
        <translation>引号中的文本没有闭合</translation>
    </message>
    <message>
        <source>an escape is cut short</source>
        <translation>转义序列不完整</translation>
    </message>
    <message>
        <source>an escape is no character</source>
        <translation>转义序列不是字符</translation>
    </message>
    <message>
        <source>an escape is unknown</source>
        <translation>未知的转义序列</translation>
    </message>
    <message>
        <source>a plain text may not begin with %1</source>
        <translation>普通文本不能以 %1 开头</translation>
    </message>
    <message>
        <source>is no set-up: an object with &quot;searchlight&quot; and &quot;page&quot;</source>
        <translation>不是场景设置：应为含有 &quot;searchlight&quot; 和 &quot;page&quot; 的对象</translation>
    </message>
    <message>
        <source>too large for a set-up</source>
        <translation>文件过大，不可能是场景设置</translation>
    </message>
    <message>
        <source>there is more in it than in any set-up</source>
        <translation>内容多于任何场景设置</translation>
    </message>
    <message>
        <source>version %1 is of a later program</source>
        <translation>版本 %1 属于更新的程序</translation>
    </message>
    <message>
        <source>must be the version of the form, 1</source>
        <translation>必须是格式的版本 1</translation>
    </message>
    <message>
        <source>is longer than %1 characters</source>
        <translation>超过 %1 个字符</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>缺失</translation>
    </message>
    <message>
        <source>%1 must be a text or a number</source>
        <translation>%1 必须是文本或数</translation>
    </message>
    <message>
        <source>a row is one line</source>
        <translation>每一行只能占一行</translation>
    </message>
    <message>
        <source>%1 is none of state, event, f-exceeds, f-decreases, goal</source>
        <translation>%1 不是 state、event、f-exceeds、f-decreases、goal 之一</translation>
    </message>
    <message>
        <source>is no kind of event</source>
        <translation>不是任何一种事件</translation>
    </message>
    <message>
        <source>neither rows nor a path is given</source>
        <translation>既没有 rows 也没有 path</translation>
    </message>
    <message>
        <source>nothing that this program can compare</source>
        <translation>不是本程序能够比较的内容</translation>
    </message>
    <message>
        <source>there must be %1 to %2</source>
        <translation>必须有 %1 到 %2 个</translation>
    </message>
    <message>
        <source>beside a trace there can be nothing</source>
        <translation>轨迹旁边不能再有其他内容</translation>
    </message>
    <message>
        <source>not an option of one run</source>
        <translation>不是单次运行的选项</translation>
    </message>
    <message>
        <source>the map&apos;s file is missing</source>
        <translation>缺少地图文件</translation>
    </message>
    <message>
        <source>the map&apos;s file has no name</source>
        <translation>地图文件没有名称</translation>
    </message>
    <message>
        <source>%1 X,Y is missing</source>
        <translation>缺少 %1 X,Y</translation>
    </message>
    <message>
        <source>one map is enough, there is %1 already</source>
        <translation>一张地图就够了，已经有 %1</translation>
    </message>
    <message>
        <source>takes no value</source>
        <translation>不带值</translation>
    </message>
    <message>
        <source>no such option</source>
        <translation>没有这个选项</translation>
    </message>
    <message>
        <source>its value is missing</source>
        <translation>缺少它的值</translation>
    </message>
    <message>
        <source>the line must begin with %1</source>
        <translation>这一行必须以 %1 开头</translation>
    </message>
    <message>
        <source>the command must be %1</source>
        <translation>命令必须是 %1</translation>
    </message>
    <message>
        <source>only a single command is read</source>
        <translation>只读取单个命令</translation>
    </message>
    <message>
        <source>variables and commands are not expanded here</source>
        <translation>这里不展开变量和命令</translation>
    </message>
    <message>
        <source>a zero byte is not text</source>
        <translation>零字节不是文本</translation>
    </message>
    <message>
        <source>a quote is not closed: %1</source>
        <translation>有引号没有闭合：%1</translation>
    </message>
    <message>
        <source>nothing follows the last backslash</source>
        <translation>最后一个反斜杠之后没有内容</translation>
    </message>
    <message>
        <source>no option of a route</source>
        <translation>不是路线的选项</translation>
    </message>
    <message>
        <source>needs 8 neighbours</source>
        <translation>需要 8 个邻居</translation>
    </message>
    <message>
        <source>needs a map without weights</source>
        <translation>需要没有权重的地图</translation>
    </message>
    <message>
        <source>must not be negative</source>
        <translation>不能是负数</translation>
    </message>
    <message>
        <source>column and row must be from 0 to %1</source>
        <translation>列和行必须在 0 到 %1 之间</translation>
    </message>
    <message>
        <source>must be X,Y, a column and a row</source>
        <translation>必须是 X,Y，即列和行</translation>
    </message>
    <message>
        <source>must be from %1 to %2</source>
        <translation>必须在 %1 到 %2 之间</translation>
    </message>
    <message>
        <source>must be a whole number from 0 up</source>
        <translation>必须是不小于 0 的整数</translation>
    </message>
    <message>
        <source>must be a whole number from %1 to %2</source>
        <translation>必须是 %1 到 %2 的整数</translation>
    </message>
    <message>
        <source>must be a number from %1 to %2</source>
        <translation>必须是 %1 到 %2 的数</translation>
    </message>
    <message>
        <source>must be a list of texts</source>
        <translation>必须是文本的列表</translation>
    </message>
    <message>
        <source>must be a list</source>
        <translation>必须是列表</translation>
    </message>
    <message>
        <source>must be an object</source>
        <translation>必须是对象</translation>
    </message>
    <message>
        <source>must be a text</source>
        <translation>必须是文本</translation>
    </message>
    <message>
        <source>must be true or false</source>
        <translation>必须是 true 或 false</translation>
    </message>
    <message>
        <source>must be yes or no</source>
        <translation>必须是 yes 或 no</translation>
    </message>
    <message>
        <source>must be %1</source>
        <translation>必须是 %1</translation>
    </message>
    <message>
        <source>a mapping has more than %1 entries</source>
        <translation>一个映射的条目多于 %1 个</translation>
    </message>
    <message>
        <source>must be the numbers of two of the searches</source>
        <translation>必须是其中两个搜索的编号</translation>
    </message>
    <message>
        <source>must be a column of the table and ascending or descending</source>
        <translation>必须是表格的一列加上 ascending 或 descending</translation>
    </message>
</context>
<context>
    <name>RunSentences</name>
    <message>
        <source>Before the first event</source>
        <translation>在第一个事件之前</translation>
    </message>
    <message>
        <source>Before the first event; next: %1</source>
        <translation>在第一个事件之前；接下来：%1</translation>
    </message>
    <message>
        <source>This event is found again by a second run</source>
        <translation>此事件将由第二次运行重新找到</translation>
    </message>
    <message>
        <source>Solved: cost %1, expanded %2</source>
        <comment>cost, a number of expansions</comment>
        <translation>已解决：代价 %1，已扩展 %2</translation>
    </message>
    <message>
        <source>%1: the stack is empty</source>
        <translation>%1：栈已空</translation>
    </message>
    <message>
        <source>%1: the last round cut nothing off</source>
        <translation>%1：最后一轮没有截断</translation>
    </message>
    <message>
        <source>%1: one side&apos;s OPEN is empty</source>
        <translation>%1：一侧的 OPEN 已空</translation>
    </message>
    <message>
        <source>%1: OPEN is empty</source>
        <translation>%1：OPEN 已空</translation>
    </message>
    <message>
        <source>Each round expands about %1 times as many nodes as the one before; round %2: about %3.</source>
        <translation>每轮扩展的节点约为上一轮的 %1 倍；第 %2 轮：约 %3。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>How the rounds grow is known when three of them are over.</source>
        <translation>三轮结束后方知各轮如何增长。</translation>
    </message>
    <message>
        <source>The goal lies within bound %1, about round %2: it will not end today.</source>
        <translation>终点在界限 %1 之内，约第 %2 轮：今天之内不会结束。</translation>
    </message>
    <message>
        <source>The goal lies within bound %1, about round %2.</source>
        <translation>终点在界限 %1 之内，约第 %2 轮。</translation>
    </message>
    <message>
        <source>It will not end today.</source>
        <translation>今天之内不会结束。</translation>
    </message>
    <message>
        <source>From round %1 on, a round takes more than a day.</source>
        <translation>从第 %1 轮起，一轮需要超过一天。</translation>
    </message>
</context>
<context>
    <name>Samples</name>
    <message>
        <source>Harbour town</source>
        <translation>港口小镇</translation>
    </message>
    <message>
        <source>Valley, with weights</source>
        <translation>山谷（带权重）</translation>
    </message>
    <message>
        <source>Maze, 31 x 31</source>
        <translation>迷宫，31 × 31</translation>
    </message>
    <message>
        <source>Caves, 512 x 512</source>
        <translation>洞穴，512 × 512</translation>
    </message>
    <message>
        <source>The wall in the way (A* step by step)</source>
        <translation>挡路的墙（逐步看 A*）</translation>
    </message>
</context>
<context>
    <name>SearchTexts</name>
    <message>
        <source>Generate</source>
        <translation>生成</translation>
    </message>
    <message>
        <source>Relax</source>
        <translation>松弛</translation>
    </message>
    <message>
        <source>Reopen</source>
        <translation>重新打开</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>重复</translation>
    </message>
    <message>
        <source>Prune</source>
        <translation>剪枝</translation>
    </message>
    <message>
        <source>Cut off</source>
        <translation>截断</translation>
    </message>
    <message>
        <source>Scan</source>
        <translation>扫描</translation>
    </message>
    <message>
        <source>Expand</source>
        <translation>扩展</translation>
    </message>
    <message>
        <source>Backtrack</source>
        <translation>回溯</translation>
    </message>
    <message>
        <source>New round</source>
        <translation>新一轮</translation>
    </message>
    <message>
        <source>Meet</source>
        <translation>相遇</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>到达终点</translation>
    </message>
    <message>
        <source>Route</source>
        <translation>路径</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>正在搜索…</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>已解决</translation>
    </message>
    <message>
        <source>Everything has been searched</source>
        <translation>已全部搜索完毕</translation>
    </message>
    <message>
        <source>There is no way to the goal</source>
        <translation>无法到达终点</translation>
    </message>
    <message>
        <source>Given up: out of time</source>
        <translation>已放弃：超时</translation>
    </message>
    <message>
        <source>Given up: out of memory</source>
        <translation>已放弃：内存不足</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>已停止</translation>
    </message>
    <message>
        <source>Given up: a cost grew too large</source>
        <translation>已放弃：代价过大</translation>
    </message>
    <message>
        <source>Larger f</source>
        <translation>f 增大</translation>
    </message>
    <message>
        <source>not met yet</source>
        <translation>尚未遇到</translation>
    </message>
    <message>
        <source>OPEN</source>
        <translation>OPEN</translation>
    </message>
    <message>
        <source>CLOSED</source>
        <translation>CLOSED</translation>
    </message>
    <message>
        <source>dead end</source>
        <translation>死路</translation>
    </message>
    <message>
        <source>On the path</source>
        <translation>当前路径上</translation>
    </message>
    <message>
        <source>Expanded</source>
        <translation>已扩展</translation>
    </message>
    <message>
        <source>%1/s</source>
        <comment>steps a second</comment>
        <translation>%1/秒</translation>
    </message>
    <message>
        <source>%1 k/s</source>
        <comment>thousand steps a second</comment>
        <translation>%1 千/秒</translation>
    </message>
    <message>
        <source>%1 M/s</source>
        <comment>million steps a second</comment>
        <translation>%1 百万/秒</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 毫秒</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <translation>%1 分 %2 秒</translation>
    </message>
    <message>
        <source>before the first event</source>
        <translation>首个事件之前</translation>
    </message>
    <message>
        <source>not searched yet</source>
        <translation>尚未搜索到</translation>
    </message>
    <message>
        <source>found again by a second run</source>
        <translation>再次运行时可重现</translation>
    </message>
    <message>
        <source>%1 kB</source>
        <translation>%1 kB</translation>
    </message>
    <message>
        <source>%1 MB</source>
        <translation>%1 MB</translation>
    </message>
    <message>
        <source>%1 GB</source>
        <translation>%1 GB</translation>
    </message>
    <message>
        <source>1 jump</source>
        <translation>1 次跳跃</translation>
    </message>
    <message>
        <source>%1 jumps</source>
        <translation>%1 次跳跃</translation>
    </message>
    <message>
        <source>max %1</source>
        <comment>the greatest speed, which would suit if it were greater</comment>
        <translation>最快 %1</translation>
    </message>
    <message>
        <source>auto %1</source>
        <comment>the speed that suits</comment>
        <translation>自动 %1</translation>
    </message>
    <message>
        <source>There is no way to the goal within the search window</source>
        <translation>在搜索窗口内无法到达终点</translation>
    </message>
    <message>
        <source>%1 µs</source>
        <translation>%1 微秒</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::BoardLegend</name>
    <message>
        <source>OPEN from the start</source>
        <translation>从起点的 OPEN</translation>
    </message>
    <message>
        <source>OPEN</source>
        <translation>OPEN</translation>
    </message>
    <message>
        <source>OPEN from the goal</source>
        <translation>从终点的 OPEN</translation>
    </message>
    <message>
        <source>expanded now</source>
        <translation>正在扩展</translation>
    </message>
    <message>
        <source>route</source>
        <translation>路径</translation>
    </message>
    <message>
        <source>scanned</source>
        <translation>已扫描</translation>
    </message>
    <message>
        <source>dead end</source>
        <translation>死路</translation>
    </message>
    <message>
        <source>route ahead</source>
        <translation>预示的路径</translation>
    </message>
    <message>
        <source>path to the start</source>
        <translation>到起点的路径</translation>
    </message>
    <message>
        <source>the path it is on</source>
        <translation>当前路径</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::BoardView</name>
    <message>
        <source>Column %1, row %2</source>
        <translation>第 %1 列，第 %2 行</translation>
    </message>
    <message>
        <source>start</source>
        <translation>起点</translation>
    </message>
    <message>
        <source>goal</source>
        <translation>终点</translation>
    </message>
    <message>
        <source>open</source>
        <translation>在 OPEN 中</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>在 CLOSED 中</translation>
    </message>
    <message>
        <source>dead end</source>
        <translation>死路</translation>
    </message>
    <message>
        <source>distance %1</source>
        <translation>距离 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n nodes</source>
        <translation>
            <numerusform>%n 个节点</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>searchlight::ui::BookmarkList</name>
    <message>
        <source>no caption yet</source>
        <translation>尚无说明</translation>
    </message>
    <message>
        <source>event %1</source>
        <translation>事件 %1</translation>
    </message>
    <message>
        <source>expansion %1</source>
        <translation>扩展 %1</translation>
    </message>
    <message>
        <source>f %1</source>
        <translation>f %1</translation>
    </message>
    <message>
        <source>The searches shown now do not count in this unit: the place is kept for those that do.</source>
        <translation>当前显示的搜索没有这个计数单位：此位置会保留，供有该单位的搜索使用。</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::BookmarksView</name>
    <message>
        <source>Bookmarks</source>
        <translation>书签</translation>
    </message>
    <message>
        <source>A bookmark is a place in the search, with a caption. Add one with +: it is kept in the set-up.</source>
        <translation>书签是搜索中的一个位置，附有说明。用 + 添加；它随场景设置一起保存。</translation>
    </message>
    <message>
        <source>Mark this place</source>
        <translation>标记此处</translation>
    </message>
    <message>
        <source>Remove the bookmark</source>
        <translation>删除书签</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::BreakpointList</name>
    <message>
        <source>At %1</source>
        <translation>在 %1</translation>
    </message>
    <message>
        <source>At the event: %1</source>
        <translation>发生事件时：%1</translation>
    </message>
    <message>
        <source>When f exceeds %1</source>
        <translation>f 超过 %1 时</translation>
    </message>
    <message>
        <source>When f decreases</source>
        <translation>f 减小时</translation>
    </message>
    <message>
        <source>At the goal</source>
        <translation>到达终点时</translation>
    </message>
    <message>
        <source>%1: stopped here</source>
        <translation>%1：停在此处</translation>
    </message>
    <message>
        <source>Double click or F2 changes the value</source>
        <translation>双击或按 F2 修改数值</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::BreakpointsView</name>
    <message>
        <source>At the &amp;goal</source>
        <translation>到达终点时(&amp;G)</translation>
    </message>
    <message>
        <source>At an &amp;event</source>
        <translation>发生事件时(&amp;E)</translation>
    </message>
    <message>
        <source>When f e&amp;xceeds a value…</source>
        <translation>f 超过某值时(&amp;X)…</translation>
    </message>
    <message>
        <source>When f &amp;decreases</source>
        <translation>f 减小时(&amp;D)</translation>
    </message>
    <message>
        <source>Breakpoints</source>
        <translation>断点</translation>
    </message>
    <message>
        <source>Playing stops at a breakpoint. Add one with +, or at a cell on the board.</source>
        <translation>播放会在断点处暂停。用 + 添加断点，或在地图的格子上设置。</translation>
    </message>
    <message>
        <source>Add a breakpoint</source>
        <translation>添加断点</translation>
    </message>
    <message>
        <source>Remove the breakpoint</source>
        <translation>移除断点</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::ClosingCard</name>
    <message>
        <source>Reading the route back: %1 of %2</source>
        <translation>正在回溯路径：%1 / %2</translation>
    </message>
    <message>
        <source>Click to skip this (Space, Esc)</source>
        <translation>单击可跳过（空格键，Esc）</translation>
    </message>
    <message>
        <source>The route</source>
        <translation>路径</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>代价</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>步数</translation>
    </message>
    <message>
        <source>Expanded</source>
        <translation>已扩展</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>关闭（Esc）</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::CompareModel</name>
    <message>
        <source>yes</source>
        <comment>the cost is optimal</comment>
        <translation>是</translation>
    </message>
    <message>
        <source>equal</source>
        <comment>the cost is as small as an optimal one</comment>
        <translation>相同</translation>
    </message>
    <message>
        <source>unknown</source>
        <comment>whether the cost is optimal</comment>
        <translation>未知</translation>
    </message>
    <message>
        <source>no</source>
        <comment>the cost is not optimal</comment>
        <translation>否</translation>
    </message>
    <message>
        <source>+%1%</source>
        <comment>that much dearer than the optimal cost</comment>
        <translation>+%1%</translation>
    </message>
    <message>
        <source>no way</source>
        <comment>in the column of costs</comment>
        <translation>无路可达</translation>
    </message>
    <message>
        <source>time limit</source>
        <translation>时间上限</translation>
    </message>
    <message>
        <source>memory limit</source>
        <translation>内存上限</translation>
    </message>
    <message>
        <source>stopped</source>
        <comment>a search</comment>
        <translation>已停止</translation>
    </message>
    <message>
        <source>cost limit</source>
        <translation>代价上限</translation>
    </message>
    <message>
        <source>This search promises the least cost</source>
        <translation>此搜索保证代价最小</translation>
    </message>
    <message>
        <source>Not promised, but as cheap as a search that promises the least cost</source>
        <translation>没有保证，但代价与保证最小的搜索相同</translation>
    </message>
    <message>
        <source>Dearer than a search that promises the least cost</source>
        <translation>比保证代价最小的搜索更贵</translation>
    </message>
    <message>
        <source>No search of this comparison promises the least cost</source>
        <translation>此比较中没有搜索保证代价最小</translation>
    </message>
    <message>
        <source>The least of those that answered</source>
        <translation>已得出答案者中最小</translation>
    </message>
    <message>
        <source>%1, best</source>
        <translation>%1，最佳</translation>
    </message>
    <message>
        <source>Search</source>
        <comment>a column</comment>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>代价</translation>
    </message>
    <message>
        <source>Optimal</source>
        <translation>最优</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>步数</translation>
    </message>
    <message>
        <source>Expanded</source>
        <translation>已扩展</translation>
    </message>
    <message>
        <source>Generated</source>
        <translation>已生成</translation>
    </message>
    <message>
        <source>Reopened</source>
        <translation>重新打开</translation>
    </message>
    <message>
        <source>Peak OPEN</source>
        <translation>OPEN 峰值</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>内存</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>The searches that are compared, numbered as their panes are</source>
        <translation>所比较的搜索，编号与其窗格相同</translation>
    </message>
    <message>
        <source>What the route found costs, or why there is none</source>
        <translation>所找到路径的代价，或没有路径的原因</translation>
    </message>
    <message>
        <source>Whether the route found is one of the cheapest</source>
        <translation>所找到的路径是否属于代价最小的路径</translation>
    </message>
    <message>
        <source>Moves of the route found</source>
        <translation>所找到路径的步数</translation>
    </message>
    <message>
        <source>How often a node was taken from OPEN and its successors generated</source>
        <translation>从 OPEN 取出节点并生成其后继的次数</translation>
    </message>
    <message>
        <source>Successors generated, those known already included</source>
        <translation>生成的后继数，包括已知的节点</translation>
    </message>
    <message>
        <source>Nodes taken from CLOSED back to OPEN by a cheaper way</source>
        <translation>因找到代价更小的路径而从 CLOSED 移回 OPEN 的节点数</translation>
    </message>
    <message>
        <source>The most nodes that waited to be expanded at any time</source>
        <translation>任意时刻等待扩展的节点数的最大值</translation>
    </message>
    <message>
        <source>What the search held at its end</source>
        <translation>搜索结束时占用的内存</translation>
    </message>
    <message>
        <source>What the run took at full speed, measured alone</source>
        <translation>全速运行所用的时间，单独测量</translation>
    </message>
    <message>
        <source>none in window</source>
        <comment>in the column of costs</comment>
        <translation>窗口内无路</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::ComparePage</name>
    <message>
        <source>%1 is written.</source>
        <translation>已写入 %1。</translation>
    </message>
    <message>
        <source>The commands are on the clipboard.</source>
        <translation>各命令已复制到剪贴板。</translation>
    </message>
    <message>
        <source>Two searches are needed to find a difference.</source>
        <translation>需要两个搜索才能查找差异。</translation>
    </message>
    <message>
        <source>Event %1 differs in %2 and %3.</source>
        <translation>事件 %1 在 %2 与 %3 中不同。</translation>
    </message>
    <message>
        <source>Expansion %1 differs in %2 and %3.</source>
        <translation>第 %1 次扩展在 %2 与 %3 中不同。</translation>
    </message>
    <message>
        <source>The board could not be written where a command could read it.</source>
        <translation>无法将棋盘写到命令可读取的位置。</translation>
    </message>
    <message>
        <source>The command is on the clipboard.</source>
        <translation>命令已复制到剪贴板。</translation>
    </message>
    <message>
        <source>Add a recorded search</source>
        <translation>添加录制的搜索</translation>
    </message>
    <message>
        <source>Search traces (%1)</source>
        <translation>搜索记录 (%1)</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>格子</translation>
    </message>
    <message>
        <source>Sets to start &amp;from</source>
        <translation>起始组合(&amp;F)</translation>
    </message>
    <message>
        <source>Searches that tell something when they are seen together</source>
        <translation>放在一起看才有意思的搜索</translation>
    </message>
    <message>
        <source>None of these searches can be asked by a command.</source>
        <translation>这些搜索都不能用命令来执行。</translation>
    </message>
    <message>
        <source>Reading this recording was cancelled.</source>
        <translation>已取消读取这份记录。</translation>
    </message>
    <message>
        <source>From here on searches %1 and %2 tell the same.</source>
        <translation>从这里起，搜索 %1 与搜索 %2 完全相同。</translation>
    </message>
    <message>
        <source>Up to here searches %1 and %2 tell the same.</source>
        <translation>到这里为止，搜索 %1 与搜索 %2 完全相同。</translation>
    </message>
    <message>
        <source>These searches need another question, which is asked now: %1</source>
        <translation>这些搜索需要另一个问题，现已改为：%1</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::ComparePane</name>
    <message>
        <source>The same search once more</source>
        <translation>再来一个相同的搜索</translation>
    </message>
    <message>
        <source>Take this search away</source>
        <translation>移除此搜索</translation>
    </message>
    <message>
        <source>Search %1: %2</source>
        <translation>搜索 %1：%2</translation>
    </message>
    <message>
        <source>%1 expanded</source>
        <translation>已扩展 %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>the outcome, how many were expanded</comment>
        <translation>%1，%2</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::CompareTable</name>
    <message>
        <source>As the panes are</source>
        <translation>按窗格顺序</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>表格 (*.csv)</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>图片 (*.png)</translation>
    </message>
    <message>
        <source>Save the table</source>
        <translation>保存表格</translation>
    </message>
    <message>
        <source>comparison</source>
        <comment>a file&apos;s name</comment>
        <translation>比较</translation>
    </message>
    <message>
        <source>%1: not enough memory</source>
        <translation>%1：内存不足</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>Comparison: %1</source>
        <translation>比较：%1</translation>
    </message>
    <message>
        <source>Nothing is compared yet</source>
        <translation>尚无比较</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>排序</translation>
    </message>
    <message>
        <source>Sort the rows, as a click on a column&apos;s head does; the same column again: the other way round</source>
        <translation>对行排序，与点击列标题相同；再选同一列则反向</translation>
    </message>
    <message>
        <source>Save table…</source>
        <translation>保存表格…</translation>
    </message>
    <message>
        <source>Save the table as CSV, JSON or a picture</source>
        <translation>将表格保存为 CSV、JSON 或图片</translation>
    </message>
    <message>
        <source>Copy as commands</source>
        <translation>复制为命令</translation>
    </message>
    <message>
        <source>Copy the searches as command lines, one a line</source>
        <translation>将各搜索复制为命令行，每行一条</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::DifferenceFinder</name>
    <message>
        <source>There is not enough memory to compare the two searches so far.</source>
        <translation>内存不足，无法将两次搜索比较到这么远。</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::DifferenceGround</name>
    <message>
        <source>only %1</source>
        <translation>仅 %1</translation>
    </message>
    <message>
        <source>both, %1 first</source>
        <translation>两者，%1 在先</translation>
    </message>
    <message>
        <source>both at once</source>
        <translation>两者同时</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::DifferenceLegend</name>
    <message>
        <source>Expanded by:</source>
        <translation>由谁扩展：</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::DifferencePane</name>
    <message>
        <source>Overlay of two searches</source>
        <translation>两个搜索的叠图</translation>
    </message>
    <message>
        <source>First search of the overlay</source>
        <translation>叠图的第一个搜索</translation>
    </message>
    <message>
        <source>Second search of the overlay</source>
        <translation>叠图的第二个搜索</translation>
    </message>
    <message>
        <source>Expanded by:</source>
        <translation>由谁扩展：</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::GenerateDialog</name>
    <message>
        <source>Generate a map</source>
        <translation>生成地图</translation>
    </message>
    <message>
        <source>Generators</source>
        <translation>生成器</translation>
    </message>
    <message>
        <source>Si&amp;ze</source>
        <translation>大小(&amp;Z)</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>宽度</translation>
    </message>
    <message>
        <source>Columns, 1 to %1</source>
        <translation>列数，1 到 %1</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>高度</translation>
    </message>
    <message>
        <source>Rows, 1 to %1</source>
        <translation>行数，1 到 %1</translation>
    </message>
    <message>
        <source>Sizes</source>
        <translation>常用大小</translation>
    </message>
    <message>
        <source>Common sizes</source>
        <translation>常用的大小</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>数量</translation>
    </message>
    <message>
        <source> %</source>
        <comment>percent, behind a number</comment>
        <translation> %</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>种子(&amp;S)</translation>
    </message>
    <message>
        <source>The number that chance begins with.</source>
        <translation>随机数的起始值。</translation>
    </message>
    <message>
        <source>Roll the dice</source>
        <translation>掷骰子</translation>
    </message>
    <message>
        <source>Roll the dice: another seed, another map (%1)</source>
        <translation>掷骰子：换个种子，换张地图（%1）</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>预览</translation>
    </message>
    <message>
        <source>&amp;Generate</source>
        <translation>生成(&amp;G)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>The same seed gives the same map.</source>
        <translation>相同的种子生成相同的地图。</translation>
    </message>
    <message>
        <source>This map needs no chance.</source>
        <translation>此地图不含随机成分。</translation>
    </message>
    <message>
        <source>The map as it will be: %1 cells</source>
        <translation>将生成的地图：%1 格</translation>
    </message>
    <message>
        <source>A sample of %1 cells; the map will have %2</source>
        <translation>示例为 %1 格；地图将有 %2 格</translation>
    </message>
    <message>
        <source>Making %1 cells …</source>
        <translation>正在生成 %1 格…</translation>
    </message>
    <message>
        <source>There is not enough memory for a map of this size.</source>
        <translation>内存不足，无法容纳这么大的地图。</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::GridView</name>
    <message>
        <source>Map</source>
        <translation>地图</translation>
    </message>
    <message>
        <source>No map yet</source>
        <translation>还没有地图</translation>
    </message>
    <message>
        <source>Open a map, generate one, or paste a picture of one.</source>
        <translation>打开或生成一张地图，也可以粘贴地图的图片。</translation>
    </message>
    <message>
        <source>start</source>
        <translation>起点</translation>
    </message>
    <message>
        <source>goal</source>
        <translation>终点</translation>
    </message>
    <message>
        <source>wall</source>
        <translation>墙</translation>
    </message>
    <message>
        <source>weight %1</source>
        <translation>权重 %1</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::MapComparable</name>
    <message>
        <source>&amp;Without a heuristic</source>
        <translation>无启发函数(&amp;W)</translation>
    </message>
    <message>
        <source>A* with five &amp;heuristics</source>
        <translation>A* 与五种启发函数(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Ties: who goes first among equal f</source>
        <translation>同值次序：f 相同时谁先(&amp;T)</translation>
    </message>
    <message>
        <source>The &amp;ladder: A*, canonical A*, jump points</source>
        <translation>阶梯：A*、规范 A*、跳点(&amp;L)</translation>
    </message>
    <message>
        <source>A* &amp;and weighted A*</source>
        <translation>A* 与加权 A*(&amp;A)</translation>
    </message>
    <message>
        <source>The map needs a start and a goal.</source>
        <translation>地图需要起点和终点。</translation>
    </message>
    <message>
        <source>The map lab shows a recorded search, which has no question. Open a map and add the recording here.</source>
        <translation>地图实验室正在显示一个录制的搜索，它没有问题可问。请打开一张地图，再在这里添加该记录。</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>从 %1 到 %2</translation>
    </message>
    <message>
        <source>4 neighbours</source>
        <translation>4 邻接</translation>
    </message>
    <message>
        <source>8 neighbours</source>
        <translation>8 邻接</translation>
    </message>
    <message>
        <source>costs %1</source>
        <translation>代价 %1</translation>
    </message>
    <message>
        <source>within %1 × %1 cells</source>
        <translation>限于 %1 × %1 格</translation>
    </message>
    <message>
        <source>Use 8 neighbours</source>
        <translation>改用 8 邻接</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::MapLabPage</name>
    <message>
        <source>%1 is not what it was when this set-up was made.</source>
        <translation>%1 与建立此场景设置时的内容已不相同。</translation>
    </message>
    <message>
        <source>There is nothing on the clipboard that could be pasted: a map, a picture, or a searchlight-cli line.</source>
        <translation>剪贴板中没有可粘贴的内容：地图、图片或 searchlight-cli 命令行。</translation>
    </message>
    <message>
        <source>Pasted text</source>
        <translation>粘贴的文本</translation>
    </message>
    <message>
        <source>The map could not be written where a command could read it.</source>
        <translation>无法将地图写到命令能够读取的位置。</translation>
    </message>
    <message>
        <source>The command is on the clipboard.</source>
        <translation>命令已复制到剪贴板。</translation>
    </message>
    <message>
        <source>Writing %1 …</source>
        <translation>正在写入 %1…</translation>
    </message>
    <message>
        <source>%1 is written.</source>
        <translation>已写入 %1。</translation>
    </message>
    <message>
        <source>weight </source>
        <translation>权重 </translation>
    </message>
    <message>
        <source>What the weight tool paints: how many times dearer a cell is to enter</source>
        <translation>权重工具画出的值：进入格子的代价是原来的多少倍</translation>
    </message>
    <message>
        <source>Weight of the brush</source>
        <translation>画笔权重</translation>
    </message>
    <message>
        <source>brush </source>
        <translation>画笔 </translation>
    </message>
    <message>
        <source>Width of the brush, in cells</source>
        <translation>画笔宽度，以格为单位</translation>
    </message>
    <message>
        <source>Width of the brush</source>
        <translation>画笔宽度</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>格子</translation>
    </message>
    <message>
        <source>&amp;Automatic</source>
        <translation>自动(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;None</source>
        <translation>无(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Distance</source>
        <translation>距离(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;F, G, H and parent</source>
        <translation>F、G、H 和父节点(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Distance (g)</source>
        <translation>距离 g(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;f</source>
        <translation>f(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;h</source>
        <translation>h(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Order of expansion</source>
        <translation>扩展次序(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Times expanded</source>
        <translation>扩展次数(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Error of h</source>
        <translation>h 的误差(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Status only</source>
        <translation>仅状态(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Start here</source>
        <translation>设为起点(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Goal here</source>
        <translation>设为终点(&amp;G)</translation>
    </message>
    <message>
        <source>wall</source>
        <translation>墙</translation>
    </message>
    <message>
        <source>weight %1</source>
        <translation>权重 %1</translation>
    </message>
    <message>
        <source>parent %1</source>
        <translation>父节点 %1</translation>
    </message>
    <message>
        <source>expanded %1 times</source>
        <translation>扩展了 %1 次</translation>
    </message>
    <message>
        <source>A recorded search: it plays in both directions, but its question cannot be changed here.</source>
        <translation>搜索记录：可以正放和倒放，但不能在此更改其问题。</translation>
    </message>
    <message>
        <source>&amp;New map</source>
        <translation>新建地图(&amp;N)</translation>
    </message>
    <message>
        <source>Start with an empty map</source>
        <translation>从一张空地图开始</translation>
    </message>
    <message>
        <source>Paste a map, a picture or a searchlight-cli line</source>
        <translation>粘贴地图、图片或 searchlight-cli 命令行</translation>
    </message>
    <message>
        <source>&amp;Whole map</source>
        <translation>显示整张地图(&amp;W)</translation>
    </message>
    <message>
        <source>Maps that come &amp;with the program</source>
        <translation>自带地图(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Tool</source>
        <translation>工具(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Text in cells</source>
        <translation>格内文字(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Colour cells by</source>
        <translation>格子着色依据(&amp;C)</translation>
    </message>
    <message>
        <source>Untitled map</source>
        <translation>未命名地图</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>撤销：%1(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>重做：%1(&amp;R)</translation>
    </message>
    <message>
        <source>Maps (%1)</source>
        <translation>地图 (%1)</translation>
    </message>
    <message>
        <source>Recorded searches (%1)</source>
        <translation>搜索记录 (%1)</translation>
    </message>
    <message>
        <source>Pictures (%1)</source>
        <translation>图片 (%1)</translation>
    </message>
    <message>
        <source>Map with weights, start and goal (%1)</source>
        <translation>带权重、起点和终点的地图 (%1)</translation>
    </message>
    <message>
        <source>MovingAI map, walls only (%1)</source>
        <translation>MovingAI 地图，仅含墙 (%1)</translation>
    </message>
    <message>
        <source>A .map file holds walls only: the weights of this map will be lost. Save it all the same?</source>
        <translation>.map 文件只能保存墙，此地图的权重将会丢失。仍要保存吗？</translation>
    </message>
    <message>
        <source>Search trace, YAML (%1)</source>
        <translation>搜索轨迹，YAML (%1)</translation>
    </message>
    <message>
        <source>Search trace, JSON (%1)</source>
        <translation>搜索轨迹，JSON (%1)</translation>
    </message>
    <message>
        <source>Export search trace</source>
        <translation>导出搜索轨迹</translation>
    </message>
    <message>
        <source>Lists of queries (%1)</source>
        <translation>查询列表 (%1)</translation>
    </message>
    <message>
        <source>Open a map, a list of queries, a picture or a recorded search</source>
        <translation>打开地图、查询列表、图片或已录制的搜索</translation>
    </message>
    <message>
        <source>Nothing is known of a guarantee</source>
        <translation>是否有保证不得而知</translation>
    </message>
    <message>
        <source>The search was recorded by another program.</source>
        <translation>此搜索由其他程序录制。</translation>
    </message>
    <message>
        <source>%1 (untitled)</source>
        <translation>%1（未命名）</translation>
    </message>
    <message>
        <source>Only the recording is shown, without its map and its question: %1</source>
        <translation>只显示记录，没有它的地图和问题：%1</translation>
    </message>
    <message>
        <source>%1 is the map itself: a trace is not written over it.</source>
        <translation>%1 就是地图本身：搜索记录不会覆盖它。</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::MapScenarios</name>
    <message>
        <source>Queries</source>
        <translation>查询</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::MapSearch</name>
    <message>
        <source>Put a start and a goal on free cells: with S and G at the cell cursor, or from a cell&apos;s menu.</source>
        <translation>请在空地上设置起点和终点：在格子光标处按 S 和 G，或使用格子的右键菜单。</translation>
    </message>
    <message>
        <source>There is no route from the start to the goal.</source>
        <translation>从起点到终点没有路径。</translation>
    </message>
    <message>
        <source>There is not enough memory to find the heuristic&apos;s error.</source>
        <translation>内存不足，无法求出启发值的误差。</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>steps, &quot;7 jumps&quot;</comment>
        <translation>%1 步，%2</translation>
    </message>
    <message>
        <source>The goal lies outside the search window.</source>
        <translation>终点在搜索窗口之外。</translation>
    </message>
    <message>
        <source>There is no route within the search window; outside it there may be one.</source>
        <translation>在搜索窗口内没有从起点到终点的路径；窗口外也许有。</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::MessageBar</name>
    <message>
        <source>Close this message</source>
        <translation>关闭此消息</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::NodeEventModel</name>
    <message>
        <source>Position</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>事件</translation>
    </message>
    <message>
        <source>Parent</source>
        <translation>父节点</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::NodeInspector</name>
    <message>
        <source>Point at a place on the board, or choose one, to see what the search knows of it.</source>
        <translation>指向或选中地图上的一处，查看搜索对它的了解。</translation>
    </message>
    <message>
        <source>No search yet</source>
        <translation>还没有搜索</translation>
    </message>
    <message>
        <source>Looking through the events…</source>
        <translation>正在查找事件…</translation>
    </message>
    <message>
        <source>Nothing has happened here yet</source>
        <translation>此处尚未发生任何事件</translation>
    </message>
    <message>
        <source>no. %1</source>
        <translation>第 %1 个</translation>
    </message>
    <message>
        <source>What the way here costs</source>
        <translation>到达此处的代价</translation>
    </message>
    <message>
        <source>What is estimated from here to the goal</source>
        <translation>从此处到终点的估计代价</translation>
    </message>
    <message>
        <source>The priority in OPEN</source>
        <translation>在 OPEN 中的优先级</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>标记</translation>
    </message>
    <message>
        <source>The number on the board</source>
        <translation>地图上显示的数字</translation>
    </message>
    <message>
        <source>Parent</source>
        <translation>父节点</translation>
    </message>
    <message>
        <source>The node it was reached from; click to go there</source>
        <translation>由哪个节点到达；点击前往</translation>
    </message>
    <message>
        <source>Expanded as</source>
        <translation>扩展次序</translation>
    </message>
    <message>
        <source>Its place in the order of expansion</source>
        <translation>在扩展次序中的位置</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>扩展次数</translation>
    </message>
    <message>
        <source>How often it was expanded</source>
        <translation>被扩展了多少次</translation>
    </message>
    <message>
        <source>Events of the node</source>
        <translation>节点的事件</translation>
    </message>
    <message>
        <source>Click an event to go there</source>
        <translation>点击事件即可前往</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::NodeTable</name>
    <message>
        <source>No search yet</source>
        <translation>还没有搜索</translation>
    </message>
    <message>
        <source>Empty</source>
        <translation>空</translation>
    </message>
    <message>
        <source>%1 is further down</source>
        <translation>%1 在更靠后的位置</translation>
    </message>
    <message>
        <source>showing the first %1</source>
        <translation>显示前 %1 个</translation>
    </message>
    <message>
        <source>showing the last %1</source>
        <translation>显示最后 %1 个</translation>
    </message>
    <message>
        <source>Listed when the search rests</source>
        <translation>搜索停下后列出</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::NodeTableModel</name>
    <message>
        <source>No.</source>
        <comment>order of expansion</comment>
        <translation>序号</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>节点</translation>
    </message>
    <message>
        <source>Parent</source>
        <translation>父节点</translation>
    </message>
    <message>
        <source>Its place in the order of expansion</source>
        <translation>在扩展次序中的位置</translation>
    </message>
    <message>
        <source>The node: where it is</source>
        <translation>节点所在的位置</translation>
    </message>
    <message>
        <source>g: what the way here costs</source>
        <translation>g：到达此处的代价</translation>
    </message>
    <message>
        <source>h: what is estimated from here to the goal</source>
        <translation>h：从此处到终点的估计代价</translation>
    </message>
    <message>
        <source>f: the priority in OPEN</source>
        <translation>f：在 OPEN 中的优先级</translation>
    </message>
    <message>
        <source>The node it was reached from</source>
        <translation>由哪个节点到达</translation>
    </message>
    <message>
        <source>How often it was expanded</source>
        <translation>被扩展了多少次</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::NumbersView</name>
    <message>
        <source>max %1</source>
        <translation>最多 %1</translation>
    </message>
    <message>
        <source>No search yet</source>
        <translation>还没有搜索</translation>
    </message>
    <message>
        <source>Numbers of the search</source>
        <translation>搜索的各项数据</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>当前</translation>
    </message>
    <message>
        <source>Up to the cursor</source>
        <translation>截至当前位置</translation>
    </message>
    <message>
        <source>Whole run</source>
        <translation>全程</translation>
    </message>
    <message>
        <source>Run at full speed, beside what is shown</source>
        <translation>在画面之外全速运行所得</translation>
    </message>
    <message>
        <source>Expanded</source>
        <translation>已扩展</translation>
    </message>
    <message>
        <source>How often a node was taken from OPEN and its successors generated</source>
        <translation>从 OPEN 取出节点并生成其后继的次数</translation>
    </message>
    <message>
        <source>Generated</source>
        <translation>已生成</translation>
    </message>
    <message>
        <source>Successors generated, those known already included</source>
        <translation>生成的后继数，包括已知的节点</translation>
    </message>
    <message>
        <source>Reopened</source>
        <translation>重新打开</translation>
    </message>
    <message>
        <source>Nodes taken from CLOSED back to OPEN by a cheaper way</source>
        <translation>因找到代价更小的路径而从 CLOSED 移回 OPEN 的节点数</translation>
    </message>
    <message>
        <source>OPEN</source>
        <translation>OPEN</translation>
    </message>
    <message>
        <source>Nodes that wait to be expanded; of the whole run, the most at any time</source>
        <translation>等待扩展的节点数；“全程”一列为任一时刻的最大值</translation>
    </message>
    <message>
        <source>Depth, steps</source>
        <translation>深度（步）</translation>
    </message>
    <message>
        <source>Here: moves to the node expanded last. Whole run: moves of the route found</source>
        <translation>当前：到最近扩展节点的步数。全程：所得路径的步数</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>代价</translation>
    </message>
    <message>
        <source>Here: g of the node expanded last. Whole run: of the route found</source>
        <translation>当前：最近扩展节点的 g。全程：所得路径的代价</translation>
    </message>
    <message>
        <source>The priority of the node expanded last</source>
        <translation>最近扩展节点的优先级</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>What the run took at full speed</source>
        <translation>全速运行所用的时间</translation>
    </message>
    <message>
        <source>Run at full speed, beside what is shown. Told when the search has come to its end, or as long as the eye is open</source>
        <translation>在显示之外全速运行所得。搜索到达终点时才显示，或在打开眼睛时一直显示</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>轮次</translation>
    </message>
    <message>
        <source>Here: the round that is under way. Whole run: how many there are</source>
        <translation>此处：正在进行的一轮。整个运行：共有几轮</translation>
    </message>
    <message>
        <source>Bound</source>
        <translation>界限</translation>
    </message>
    <message>
        <source>What the round may not go beyond: of f, or of the number of moves</source>
        <translation>本轮不得超过的值：f，或步数</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::OrderEdit</name>
    <message>
        <source>The order in which a cell&apos;s neighbours are generated: any arrangement of u, l, r and d; diagonals follow.</source>
        <translation>格子各邻居的生成次序：u（上）、l（左）、r（右）、d（下）的任意排列；对角方向排在其后。</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::Page</name>
    <message>
        <source>%1: nothing here can show it</source>
        <translation>%1：此处无法显示该文件</translation>
    </message>
    <message>
        <source>There is nothing to be saved here.</source>
        <translation>这里没有可保存的内容。</translation>
    </message>
    <message>
        <source>This page keeps nothing that could be restored.</source>
        <translation>此页面不保留可恢复的内容。</translation>
    </message>
    <message>
        <source>There is nothing on the clipboard that could be pasted here.</source>
        <translation>剪贴板中没有可粘贴到此处的内容。</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::PictureDialog</name>
    <message>
        <source> × %1 pixels</source>
        <comment>the other side of a square</comment>
        <translation> × %1 像素</translation>
    </message>
    <message>
        <source>This picture has no pixels.</source>
        <translation>此图片不含任何像素。</translation>
    </message>
    <message>
        <source>%1 cells are too many: a map has at most %2.</source>
        <translation>%1 格过多：地图最多 %2 格。</translation>
    </message>
    <message>
        <source>Make cells of %1 pixels</source>
        <translation>将每格设为 %1 像素</translation>
    </message>
    <message>
        <source>Map: %1 cells, %2 % walls</source>
        <translation>地图：%1 格，墙占 %2 %</translation>
    </message>
    <message>
        <source>Map: %1 cells …</source>
        <translation>地图：%1 格…</translation>
    </message>
    <message>
        <source>A map from a picture</source>
        <translation>由图片生成地图</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>预览</translation>
    </message>
    <message>
        <source>Picture: %1 pixels</source>
        <translation>图片：%1 像素</translation>
    </message>
    <message>
        <source>&amp;Threshold</source>
        <translation>阈值(&amp;T)</translation>
    </message>
    <message>
        <source>Pixels below this brightness are dark, the others light.</source>
        <translation>亮度低于此值的像素为暗，其余为亮。</translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation>阈值</translation>
    </message>
    <message>
        <source>&amp;Automatic</source>
        <translation>自动(&amp;A)</translation>
    </message>
    <message>
        <source>The brightness that parts dark from light best, after Otsu.</source>
        <translation>最能区分明暗的亮度（大津法，Otsu）。</translation>
    </message>
    <message>
        <source>&amp;Walls are</source>
        <translation>墙为(&amp;W)</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>暗</translation>
    </message>
    <message>
        <source>Dark pixels become walls.</source>
        <translation>暗像素变为墙。</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>亮</translation>
    </message>
    <message>
        <source>Light pixels become walls.</source>
        <translation>亮像素变为墙。</translation>
    </message>
    <message>
        <source>&amp;Cell</source>
        <translation>每格(&amp;C)</translation>
    </message>
    <message>
        <source>How many pixels become one cell: a wall where at least half of them are.</source>
        <translation>多少像素合成一格：其中至少一半为墙时，该格即为墙。</translation>
    </message>
    <message>
        <source>&amp;Make the map</source>
        <translation>生成地图(&amp;M)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>There is not enough memory for a map of this size.</source>
        <translation>内存不足，无法容纳这么大的地图。</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::PlayerActions</name>
    <message>
        <source>Stop here</source>
        <translation>在此停止</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>播放</translation>
    </message>
    <message>
        <source>Previous: %1</source>
        <translation>上一个：%1</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <translation>下一个：%1</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>跳到开头</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>后退一步</translation>
    </message>
    <message>
        <source>Play backwards</source>
        <translation>倒放</translation>
    </message>
    <message>
        <source>Step forward</source>
        <translation>前进一步</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>跳到末尾</translation>
    </message>
    <message>
        <source>Slower</source>
        <translation>减速</translation>
    </message>
    <message>
        <source>Faster</source>
        <translation>加速</translation>
    </message>
    <message>
        <source>By event</source>
        <translation>按事件</translation>
    </message>
    <message>
        <source>By expansion</source>
        <translation>按扩展</translation>
    </message>
    <message>
        <source>By f</source>
        <translation>按 f</translation>
    </message>
    <message>
        <source>By time</source>
        <translation>按时间</translation>
    </message>
    <message>
        <source>A step is one event</source>
        <translation>一步是一个事件</translation>
    </message>
    <message>
        <source>A step is one expansion with all its successors</source>
        <translation>一步是一次扩展及其全部后继</translation>
    </message>
    <message>
        <source>A step goes to before the first expansion with a larger f than all before</source>
        <translation>一步前进到首个 f 大于此前全部 f 的扩展之前</translation>
    </message>
    <message>
        <source>A step is a microsecond of the run at full speed</source>
        <translation>一步是全速运行的一微秒</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>步进单位</translation>
    </message>
    <message>
        <source>Landmark</source>
        <translation>跳转目标</translation>
    </message>
    <message>
        <source>Skip the reading of the route</source>
        <translation>跳过路径回溯</translation>
    </message>
    <message>
        <source>Speed that suits the search</source>
        <translation>适合此搜索的速度</translation>
    </message>
    <message>
        <source>So fast that the whole search plays in about twenty seconds</source>
        <translation>使整个搜索在约二十秒内播放完</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::PlayerBar</name>
    <message>
        <source>No search yet</source>
        <translation>还没有搜索</translation>
    </message>
    <message>
        <source>%1: events passed, of all events</source>
        <translation>%1：已播放的事件 / 全部事件</translation>
    </message>
    <message>
        <source>%1: events passed, of those searched so far</source>
        <translation>%1：已播放的事件 / 目前已搜索的事件</translation>
    </message>
    <message>
        <source>%1: where all runs stand, of the longest</source>
        <translation>%1：各次运行所处的位置 / 其中最长者</translation>
    </message>
    <message>
        <source>Speed: %1 (slower &lt;, faster &gt;)</source>
        <translation>速度：%1（减速 &lt;，加速 &gt;）</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>播放器</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Landmark</source>
        <translation>跳转目标</translation>
    </message>
    <message>
        <source>Where the arrows beside it go: to the event of this kind before or after</source>
        <translation>两旁箭头的去向：上一个或下一个此类事件</translation>
    </message>
    <message>
        <source>Unit of a step</source>
        <translation>步进单位</translation>
    </message>
    <message>
        <source>What a step is: an event, an expansion with all its successors, a larger f, or time at full speed</source>
        <translation>一步的含义：一个事件、一次扩展及其全部后继、更大的 f，或全速运行的时间</translation>
    </message>
    <message>
        <source>The mark: %1, the greatest speed; this search takes longer than twenty seconds even so</source>
        <translation>标记处：%1，即最快速度；即便如此，此搜索也超过二十秒</translation>
    </message>
    <message>
        <source>The mark: %1, with which the whole search takes about twenty seconds</source>
        <translation>标记处：%1，以此速度整个搜索约需二十秒</translation>
    </message>
    <message>
        <source>A double click on the mark chooses it</source>
        <translation>双击标记即可选用</translation>
    </message>
    <message>
        <source>%1 so far</source>
        <comment>a total that is not final</comment>
        <translation>目前 %1</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>首选项</translation>
    </message>
    <message>
        <source> MB</source>
        <translation> MB</translation>
    </message>
    <message>
        <source>What all searches of all windows may take together: their nodes, what is recorded of them and what is played back. A search that does not fit ends and says so.</source>
        <translation>所有窗口的搜索总共可以占用的内存：节点、搜索记录和回放数据。放不下的搜索会结束并给出说明。</translation>
    </message>
    <message>
        <source>&amp;Memory for searches:</source>
        <translation>搜索可用内存(&amp;M)：</translation>
    </message>
    <message>
        <source>In use now:</source>
        <translation>正在使用：</translation>
    </message>
    <message>
        <source>%1 MB</source>
        <translation>%1 MB</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::PseudocodeView</name>
    <message>
        <source>Pseudocode</source>
        <translation>伪代码</translation>
    </message>
    <message>
        <source>No search yet</source>
        <translation>还没有搜索</translation>
    </message>
    <message>
        <source>This search was recorded by another program, whose code is not known.</source>
        <translation>这次搜索由另一个程序记录，其代码未知。</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::Rail</name>
    <message>
        <source>Places</source>
        <translation>位置</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::RecordingFacts</name>
    <message>
        <source>A search that another program recorded: a search trace</source>
        <translation>由另一个程序记录的搜索：搜索轨迹</translation>
    </message>
    <message>
        <source>A search that another program recorded: a search trace of version %1</source>
        <translation>由另一个程序记录的搜索：搜索轨迹，版本 %1</translation>
    </message>
    <message>
        <source>It plays in both directions. Its question cannot be changed, and what its program promises is not known.</source>
        <translation>可以双向播放。它的问题不能更改，其程序作何保证也不得而知。</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>节点</translation>
    </message>
    <message>
        <source>Its events</source>
        <translation>它的事件</translation>
    </message>
    <message>
        <source>Other kinds</source>
        <translation>其他种类</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::ResizeDialog</name>
    <message>
        <source>%1 Walls cut off: %2.</source>
        <translation>%1将裁掉 %2 格墙。</translation>
    </message>
    <message>
        <source>Walls cut off: %1.</source>
        <translation>将裁掉 %1 格墙。</translation>
    </message>
    <message>
        <source>No walls are cut off.</source>
        <translation>不会裁掉墙。</translation>
    </message>
    <message>
        <source>This is the present size.</source>
        <translation>这就是当前大小。</translation>
    </message>
    <message>
        <source>%1 cut off</source>
        <comment>columns or rows</comment>
        <translation>裁掉 %1</translation>
    </message>
    <message>
        <source>%1 added</source>
        <comment>columns or rows</comment>
        <translation>增加 %1</translation>
    </message>
    <message>
        <source>as before</source>
        <comment>columns or rows</comment>
        <translation>不变</translation>
    </message>
    <message>
        <source>Start and goal are cut off.</source>
        <translation>起点和终点将被裁掉。</translation>
    </message>
    <message>
        <source>The start is cut off.</source>
        <translation>起点将被裁掉。</translation>
    </message>
    <message>
        <source>The goal is cut off.</source>
        <translation>终点将被裁掉。</translation>
    </message>
    <message>
        <source>Resize the map</source>
        <translation>调整地图大小</translation>
    </message>
    <message>
        <source>The upper left corner stays where it is; new cells are free.</source>
        <translation>左上角位置不变；新增的格子为空地。</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>预览</translation>
    </message>
    <message>
        <source>&amp;Columns</source>
        <translation>列数(&amp;C)</translation>
    </message>
    <message>
        <source>1 to %1</source>
        <translation>1 到 %1</translation>
    </message>
    <message>
        <source>&amp;Rows</source>
        <translation>行数(&amp;R)</translation>
    </message>
    <message>
        <source>Re&amp;size</source>
        <translation>调整大小(&amp;S)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::RouteOptionsPanel</name>
    <message>
        <source>Complete: %1
Optimal: %2</source>
        <translation>完备：%1
最优：%2</translation>
    </message>
    <message>
        <source> × %1 cells</source>
        <comment>the other side of a square</comment>
        <translation> × %1 格</translation>
    </message>
    <message>
        <source>Automatic: %1</source>
        <translation>自动：%1</translation>
    </message>
    <message>
        <source>%1 needs 8 neighbours.</source>
        <translation>“%1”需要 8 邻接。</translation>
    </message>
    <message>
        <source>Use 8 neighbours</source>
        <translation>改用 8 邻接</translation>
    </message>
    <message>
        <source>%1 is not admissible here: may find a longer route.</source>
        <translation>“%1”在此不可采纳：可能找到较长的路径。</translation>
    </message>
    <message>
        <source>The strongest guess that is never too high for these moves and costs.</source>
        <translation>对当前移动方式和代价而言，从不高估的最强估计。</translation>
    </message>
    <message>
        <source>1 each for 4 neighbours, the true lengths for 8.</source>
        <translation>4 邻接时每步为 1，8 邻接时取真实长度。</translation>
    </message>
    <message>
        <source>The order that suits the costs: the fastest that is exact.</source>
        <translation>与代价相适的次序：结果精确的前提下最快。</translation>
    </message>
    <message>
        <source>&amp;Algorithm</source>
        <translation>算法(&amp;A)</translation>
    </message>
    <message>
        <source>Which node is expanded next: the whole difference between these searches.</source>
        <translation>下一个扩展哪个节点：这些搜索的区别全在于此。</translation>
    </message>
    <message>
        <source>&amp;Neighbours</source>
        <translation>邻接(&amp;N)</translation>
    </message>
    <message>
        <source>4</source>
        <translation>4</translation>
    </message>
    <message>
        <source>Moves go up, left, right and down.</source>
        <translation>可向上、左、右、下移动。</translation>
    </message>
    <message>
        <source>8</source>
        <translation>8</translation>
    </message>
    <message>
        <source>Moves go diagonally, too.</source>
        <translation>还可沿对角方向移动。</translation>
    </message>
    <message>
        <source>&amp;Corners</source>
        <translation>墙角(&amp;C)</translation>
    </message>
    <message>
        <source>With 8 neighbours: whether a diagonal move may cut the corner of a wall.</source>
        <translation>8 邻接时：对角移动能否斜穿墙角。</translation>
    </message>
    <message>
        <source>C&amp;osts</source>
        <translation>代价(&amp;O)</translation>
    </message>
    <message>
        <source>What a straight and a diagonal move cost; a weighted cell multiplies it.</source>
        <translation>直行和对角移动各需多少代价；带权重的格子会将其成倍放大。</translation>
    </message>
    <message>
        <source>He&amp;uristic</source>
        <translation>启发函数(&amp;U)</translation>
    </message>
    <message>
        <source>The guess of what is left to the goal; admissible means never too high.</source>
        <translation>对到终点剩余代价的估计；“可采纳”指从不高估。</translation>
    </message>
    <message>
        <source>&amp;Weight</source>
        <translation>权重(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Ties</source>
        <translation>同值次序(&amp;T)</translation>
    </message>
    <message>
        <source>Which node goes first among those of equal f.</source>
        <translation>f 相等的节点中哪个优先。</translation>
    </message>
    <message>
        <source>O&amp;rder</source>
        <translation>邻居次序(&amp;R)</translation>
    </message>
    <message>
        <source>Each of u, l, r and d once.</source>
        <translation>u、l、r、d 各出现一次。</translation>
    </message>
    <message>
        <source>&amp;Limit to</source>
        <translation>限制在(&amp;L)</translation>
    </message>
    <message>
        <source>The search sees only a square of cells around the start.</source>
        <translation>搜索只能看到起点周围的正方形区域。</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::RouteTexts</name>
    <message>
        <source>Zero</source>
        <translation>零估计</translation>
    </message>
    <message>
        <source>Manhattan</source>
        <translation>曼哈顿距离</translation>
    </message>
    <message>
        <source>Octile</source>
        <translation>八方向距离</translation>
    </message>
    <message>
        <source>Euclidean</source>
        <translation>欧几里得距离</translation>
    </message>
    <message>
        <source>Chebyshev</source>
        <translation>切比雪夫距离</translation>
    </message>
    <message>
        <source>Squared Euclidean</source>
        <translation>欧几里得距离平方</translation>
    </message>
    <message>
        <source>Never cut</source>
        <translation>不可斜穿</translation>
    </message>
    <message>
        <source>One may be a wall</source>
        <translation>允许一侧为墙</translation>
    </message>
    <message>
        <source>Both may be walls</source>
        <translation>允许两侧为墙</translation>
    </message>
    <message>
        <source>1 and 1</source>
        <translation>1 和 1</translation>
    </message>
    <message>
        <source>10 and 14</source>
        <translation>10 和 14</translation>
    </message>
    <message>
        <source>1 and √2</source>
        <translation>1 和 √2</translation>
    </message>
    <message>
        <source>Last in first</source>
        <translation>后进先出</translation>
    </message>
    <message>
        <source>First in first</source>
        <translation>先进先出</translation>
    </message>
    <message>
        <source>Coarse, in eighths</source>
        <translation>粗略（按八分之一）</translation>
    </message>
    <message>
        <source>Guesses nothing: A* becomes Dijkstra&apos;s search.</source>
        <translation>不作估计：A* 退化为 Dijkstra 算法。</translation>
    </message>
    <message>
        <source>Columns plus rows to the goal: exact on an empty map with 4 neighbours.</source>
        <translation>到终点的列数与行数之和：在 4 邻接的空地图上精确。</translation>
    </message>
    <message>
        <source>Diagonal as far as it helps, then straight: exact on an empty map with 8 neighbours.</source>
        <translation>先尽量走对角，再走直线：在 8 邻接的空地图上精确。</translation>
    </message>
    <message>
        <source>The straight line to the goal.</source>
        <translation>到终点的直线距离。</translation>
    </message>
    <message>
        <source>The larger of columns and rows to the goal: exact where a diagonal move costs 1.</source>
        <translation>到终点的列数与行数中的较大者：对角移动代价为 1 时精确。</translation>
    </message>
    <message>
        <source>The straight line squared: far too much at a distance, so the search runs for the goal.</source>
        <translation>直线距离的平方：离得远时严重高估，因此搜索会直奔终点。</translation>
    </message>
    <message>
        <source>A diagonal move needs both of its straight neighbours free.</source>
        <translation>对角移动要求两侧的直邻格都是空地。</translation>
    </message>
    <message>
        <source>A diagonal move needs one of its straight neighbours free.</source>
        <translation>对角移动只要求一侧的直邻格是空地。</translation>
    </message>
    <message>
        <source>A diagonal move may slip between two walls.</source>
        <translation>对角移动可以从两面墙之间穿过。</translation>
    </message>
    <message>
        <source>Every move costs 1, diagonal ones too.</source>
        <translation>每步代价为 1，对角移动也不例外。</translation>
    </message>
    <message>
        <source>Straight moves cost 10 and diagonal ones 14: whole numbers near the true lengths.</source>
        <translation>直行代价为 10，对角为 14：接近真实长度的整数。</translation>
    </message>
    <message>
        <source>Straight moves cost 1 and diagonal ones √2: the true lengths.</source>
        <translation>直行代价为 1，对角为 √2：真实长度。</translation>
    </message>
    <message>
        <source>Among equals the newest goes first: the search dives.</source>
        <translation>同值时最新的优先：搜索向纵深推进。</translation>
    </message>
    <message>
        <source>Among equals the oldest goes first: the search spreads.</source>
        <translation>同值时最早的优先：搜索向四周铺开。</translation>
    </message>
    <message>
        <source>f is compared in eighths of a step and the newest goes first within one: fast, still exact.</source>
        <translation>f 按八分之一步比较，同一档内最新的优先：速度快，结果仍精确。</translation>
    </message>
    <message>
        <source>Proven shortest inside the search window</source>
        <translation>已证明在搜索窗口内最短</translation>
    </message>
    <message>
        <source>Proven shortest</source>
        <translation>已证明最短</translation>
    </message>
    <message>
        <source>Not guaranteed to be shortest</source>
        <translation>不保证最短</translation>
    </message>
    <message>
        <source>At most %1 times the shortest inside the search window</source>
        <translation>在搜索窗口内至多为最短的 %1 倍</translation>
    </message>
    <message>
        <source>At most %1 times the shortest</source>
        <translation>至多为最短的 %1 倍</translation>
    </message>
    <message>
        <source>It went on until no meeting of the two sides could be cheaper.</source>
        <translation>直到两侧的任何相遇都不可能代价更小时才结束。</translation>
    </message>
    <message>
        <source>Every move costs the same here, and it finds the fewest moves.</source>
        <translation>在此每步代价相同，而它找到的步数最少。</translation>
    </message>
    <message>
        <source>It finds the fewest moves, and moves differ in cost here.</source>
        <translation>它找到的步数最少，而在此各步代价不同。</translation>
    </message>
    <message>
        <source>The heuristic (%1) may overestimate here, so a cheaper route may be missed.</source>
        <translation>启发函数（%1）在此可能高估，因此可能错过代价更小的路径。</translation>
    </message>
    <message>
        <source>Nodes are expanded in the order of their cost, so no cheaper route is left.</source>
        <translation>节点按代价从小到大扩展，因此不会漏掉代价更小的路径。</translation>
    </message>
    <message>
        <source>The heuristic (%1) never overestimates here.</source>
        <translation>启发函数（%1）在此从不高估。</translation>
    </message>
    <message>
        <source>With the weight 1 it is A*, and the heuristic (%1) never overestimates here.</source>
        <translation>权重为 1 时即为 A*，且启发函数（%1）在此从不高估。</translation>
    </message>
    <message>
        <source>The heuristic (%1) never overestimates here, and is multiplied by the weight.</source>
        <translation>启发函数（%1）在此从不高估，但被乘以权重。</translation>
    </message>
    <message>
        <source>It looks at the estimate alone, and not at the cost so far.</source>
        <translation>它只看估计值，不看已付出的代价。</translation>
    </message>
    <message>
        <source>It takes the first route that it comes upon.</source>
        <translation>它采用最先遇到的路径。</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::ScenarioList</name>
    <message>
        <source>Queries: %1</source>
        <translation>查询：%1</translation>
    </message>
    <message>
        <source>%1 solved</source>
        <translation>%1 个已解出</translation>
    </message>
    <message>
        <source>%1 as short as known</source>
        <translation>%1 个与已知最短一致</translation>
    </message>
    <message>
        <source>%1 longer</source>
        <translation>%1 个更长</translation>
    </message>
    <message>
        <source>%1 shorter than known</source>
        <translation>%1 个比已知更短</translation>
    </message>
    <message>
        <source>%1 without a route</source>
        <translation>%1 个没有路线</translation>
    </message>
    <message>
        <source>%1 of %2 answered: %3</source>
        <translation>已回答 %1 / %2：%3</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between counts</comment>
        <translation>，</translation>
    </message>
    <message>
        <source>as known</source>
        <translation>与已知一致</translation>
    </message>
    <message>
        <source>+%1 %</source>
        <translation>+%1 %</translation>
    </message>
    <message>
        <source>longer</source>
        <translation>更长</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>shorter</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>From %1, %2 to %3, %4; bucket %5, line %6</source>
        <translation>从 %1, %2 到 %3, %4；第 %5 组，第 %6 行</translation>
    </message>
    <message>
        <source>No.</source>
        <comment>of a query</comment>
        <translation>序号</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>长度</translation>
    </message>
    <message>
        <source>Ours</source>
        <translation>我们的</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Expanded</source>
        <translation>扩展</translation>
    </message>
    <message>
        <source>The shortest length, as the file has it</source>
        <translation>文件中给出的最短长度</translation>
    </message>
    <message>
        <source>The cost of the route that was found</source>
        <translation>所找到路线的代价</translation>
    </message>
    <message>
        <source>Expanded nodes</source>
        <translation>扩展的节点</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::ScenarioView</name>
    <message>
        <source>as known</source>
        <translation>与已知一致</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Run all</source>
        <translation>全部运行</translation>
    </message>
    <message>
        <source>Ask no more queries</source>
        <translation>不再继续查询</translation>
    </message>
    <message>
        <source>Answer all queries with the present algorithm, one after the other</source>
        <translation>用当前算法依次回答所有查询</translation>
    </message>
    <message>
        <source>Queries of %1</source>
        <translation>%1 的查询</translation>
    </message>
    <message>
        <source>Previous query</source>
        <translation>上一个查询</translation>
    </message>
    <message>
        <source>Next query</source>
        <translation>下一个查询</translation>
    </message>
    <message>
        <source>Hardest</source>
        <translation>最难</translation>
    </message>
    <message>
        <source>The query that took most expansions; before all were run, the longest one</source>
        <translation>扩展次数最多的查询；全部运行之前为最长的一个</translation>
    </message>
    <message>
        <source>Close the list</source>
        <translation>关闭列表</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::SearchWorkbench</name>
    <message>
        <source>Question</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>数据</translation>
    </message>
    <message>
        <source>OPEN, CLOSED</source>
        <translation>OPEN、CLOSED</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>伪代码</translation>
    </message>
    <message>
        <source>Breaks</source>
        <translation>断点</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>There is nothing of this kind before: this is the start.</source>
        <translation>此前没有这类事件：这里是开头。</translation>
    </message>
    <message>
        <source>There is nothing of this kind after: this is the end.</source>
        <translation>此后没有这类事件：这里是结尾。</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>书签</translation>
    </message>
    <message>
        <source>Recording</source>
        <translation>搜索记录</translation>
    </message>
    <message>
        <source>OPEN and CLOSED, node by node</source>
        <translation>逐个列出 OPEN 与 CLOSED 中的节点</translation>
    </message>
    <message>
        <source>What is known of what is selected on the board</source>
        <translation>棋盘上所选对象的已知信息</translation>
    </message>
    <message>
        <source>The algorithm&apos;s code, and where it is</source>
        <translation>算法的伪代码，以及当前执行到的位置</translation>
    </message>
    <message>
        <source>Breakpoints, at which playing stops</source>
        <translation>断点：播放到此处会停下</translation>
    </message>
    <message>
        <source>Bookmarks, places with captions</source>
        <translation>书签：带说明文字的位置</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::Timeline</name>
    <message>
        <source>Timeline</source>
        <translation>时间线</translation>
    </message>
    <message>
        <source>No search yet</source>
        <translation>还没有搜索</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Search %1 ends here</source>
        <translation>搜索 %1 在此结束</translation>
    </message>
    <message>
        <source>%1: %2 ends here</source>
        <translation>%1：%2 在此结束</translation>
    </message>
    <message>
        <source>Search %1 ends at %2</source>
        <translation>搜索 %1 结束于 %2</translation>
    </message>
    <message>
        <source>%1: %2 ends at %3</source>
        <translation>%1：%2 结束于 %3</translation>
    </message>
    <message>
        <source>%1 of %2 searched so far</source>
        <translation>%1，目前已搜索 %2</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::WatchedRun</name>
    <message>
        <source>There is not enough memory for this search.</source>
        <translation>内存不足，无法进行此搜索。</translation>
    </message>
    <message>
        <source>There is not enough memory to go back so far.</source>
        <translation>内存不足，无法退回到这么早的位置。</translation>
    </message>
    <message>
        <source>There is not enough memory to show more of this search.</source>
        <translation>内存不足，无法继续显示此搜索。</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::WeightEdit</name>
    <message>
        <source>How much more the guess counts than the way so far: a route at most this many times the shortest, found sooner.</source>
        <translation>估计值相对已走代价的权重：路径至多为最短路径的这么多倍，但能更快找到。</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::Window</name>
    <message>
        <source>%1: belongs to “%2”, which this program does not have</source>
        <translation>%1：属于“%2”，本程序没有这个页面</translation>
    </message>
    <message>
        <source>Set-ups (%1)</source>
        <translation>场景设置 (%1)</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>最近打开(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>T&amp;heme</source>
        <translation>主题(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>语言(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation>搜索(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>跟随系统(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>浅色(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>深色(&amp;D)</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>工具</translation>
    </message>
    <message>
        <source>Nothing yet</source>
        <translation>暂无记录</translation>
    </message>
    <message>
        <source>Clear this list</source>
        <translation>清除此列表</translation>
    </message>
    <message>
        <source>Unsaved work of an earlier run was restored: %1</source>
        <translation>已恢复上次运行时未保存的内容：%1</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>All that can be shown (%1)</source>
        <translation>所有可显示的文件 (%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>无法写入 %1：%2</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>未保存的更改</translation>
    </message>
    <message>
        <source>“%1” has changes that are not saved.</source>
        <translation>“%1”有尚未保存的更改。</translation>
    </message>
    <message>
        <source>&amp;Go to</source>
        <translation>转到(&amp;G)</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Unsaved work could not be kept safe: %1</source>
        <translation>无法为未保存的内容保留备份：%1</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <translation>覆盖</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>另存为…</translation>
    </message>
    <message>
        <source>%1 is read-only: the document is saved elsewhere.</source>
        <translation>%1 为只读文件：文档将另存到别处。</translation>
    </message>
    <message>
        <source>What is shown here cannot be kept in a set-up.</source>
        <translation>这里显示的内容无法保存为场景设置。</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>场景设置</translation>
    </message>
    <message>
        <source>Save set-up</source>
        <translation>保存场景设置</translation>
    </message>
    <message>
        <source>Unsaved work is kept safe again.</source>
        <translation>未保存的内容又能自动备份了。</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>%1, %2 bytes</source>
        <translation>%1，%2 字节</translation>
    </message>
    <message>
        <source>As opened or saved here: %1</source>
        <translation>在此打开或保存时：%1</translation>
    </message>
    <message>
        <source>%1 has been changed since it was opened or saved here, by another program or in another window.</source>
        <translation>%1 在此打开或保存之后，已被其他程序或另一个窗口更改。</translation>
    </message>
    <message>
        <source>On the disk now: %1</source>
        <translation>磁盘上现在：%1</translation>
    </message>
    <message>
        <source>What was written there is lost when you overwrite it.</source>
        <translation>覆盖后，那里已写入的内容将丢失。</translation>
    </message>
    <message>
        <source>%1 is no longer there: it was deleted or moved since it was opened or saved here.</source>
        <translation>%1 已不在原处：在此打开或保存之后，它被删除或移走了。</translation>
    </message>
    <message>
        <source>On the disk now: nothing</source>
        <translation>磁盘上现在：没有此文件</translation>
    </message>
    <message>
        <source>Write it again</source>
        <translation>重新写入</translation>
    </message>
    <message>
        <source>%1 is saved.</source>
        <translation>%1 已保存。</translation>
    </message>
    <message>
        <source>%1 is written.</source>
        <translation>已写入 %1。</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::WorkbenchPage</name>
    <message>
        <source>%1 px a cell</source>
        <translation>每格 %1 像素</translation>
    </message>
    <message>
        <source>%1 cells a pixel</source>
        <translation>每像素 %1 格</translation>
    </message>
</context>
</TS>
