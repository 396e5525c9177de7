<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>BallTexts</name>
    <message>
        <source>Cells are named by column and row, counted from 0 at the upper-left corner.</source>
        <translation>格子以列号和行号表示，从左上角开始，均从 0 数起。</translation>
    </message>
</context>
<context>
    <name>BoardSize</name>
    <message>
        <source>%1 × %2 squares</source>
        <translation>%1 × %2 格</translation>
    </message>
</context>
<context>
    <name>BookFile</name>
    <message>
        <source>The score list %1 cannot be read: %2.</source>
        <translation>无法读取高分榜 %1：%2。</translation>
    </message>
    <message>
        <source>The score list cannot be read: %1.</source>
        <translation>无法读取高分榜：%1。</translation>
    </message>
    <message>
        <source>The score list %1 was written by a later version of Searchlight. It is left unchanged, and new results are not saved to it.</source>
        <translation>高分榜 %1 由较新版本的 Searchlight 写入。该文件保持不变，也不会存入新成绩。</translation>
    </message>
    <message>
        <source>It has been renamed to %1, and a new list has been created.</source>
        <translation>该文件已改名为 %1，并已新建高分榜。</translation>
    </message>
    <message>
        <source>The score list %1 is full. It is left unchanged, and new results are not saved to it.</source>
        <translation>高分榜 %1 已满。该文件保持不变，也不会存入新成绩。</translation>
    </message>
    <message>
        <source>The score list cannot be written: %1.</source>
        <translation>无法写入高分榜：%1。</translation>
    </message>
    <message>
        <source>The score list cannot be written: other programs keep changing it.</source>
        <translation>无法写入高分榜：其他程序不断更改该文件。</translation>
    </message>
</context>
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
        <source>if the heuristic is admissible</source>
        <translation>启发函数可采纳时</translation>
    </message>
    <message>
        <source>if all moves cost the same</source>
        <translation>每步代价相同时</translation>
    </message>
    <message>
        <source>within a factor of the weight, if the heuristic is consistent</source>
        <translation>启发函数一致时，代价至多为最优值乘以权重</translation>
    </message>
    <message>
        <source>Theta*</source>
        <translation>Theta*</translation>
    </message>
    <message>
        <source>Lazy Theta*</source>
        <translation>惰性 Theta*</translation>
    </message>
    <message>
        <source>no, but never longer than the shortest grid path if the heuristic is admissible</source>
        <translation>否；启发函数可采纳时，绝不长于最短的网格路径</translation>
    </message>
    <message>
        <source>MM, meet in the middle</source>
        <translation>MM（中间相遇）</translation>
    </message>
    <message>
        <source>Fringe search</source>
        <translation>边缘搜索</translation>
    </message>
    <message>
        <source>Beam search</source>
        <translation>束搜索</translation>
    </message>
    <message>
        <source>RBFS</source>
        <translation>RBFS</translation>
    </message>
    <message>
        <source>SMA*</source>
        <translation>SMA*</translation>
    </message>
    <message>
        <source>no, it drops nodes beyond its width</source>
        <translation>否，会丢弃超出束宽的节点</translation>
    </message>
    <message>
        <source>yes, if some path to a goal fits into its nodes</source>
        <translation>是，前提是某条到终点的路径不超过节点上限</translation>
    </message>
    <message>
        <source>if the heuristic is admissible and an optimal path fits into its nodes</source>
        <translation>启发函数可采纳，且某条最优路径不超过节点上限时</translation>
    </message>
    <message>
        <source>LPA*</source>
        <translation>LPA*</translation>
    </message>
    <message>
        <source>D* Lite</source>
        <translation>D* Lite</translation>
    </message>
    <message>
        <source>Feature-space search</source>
        <translation>特征空间搜索</translation>
    </message>
</context>
<context>
    <name>CellValues</name>
    <message>
        <source>f = g + h</source>
        <translation>f = g + h</translation>
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
        <source>Distance g</source>
        <translation>距离 g</translation>
    </message>
    <message>
        <source>Estimate h</source>
        <translation>估计值 h</translation>
    </message>
    <message>
        <source>CLOSED</source>
        <translation>CLOSED</translation>
    </message>
    <message>
        <source>Order of expansion: 1 marks the start, the first node expanded.</source>
        <translation>扩展次序：1 表示最先扩展的节点，即起点。</translation>
    </message>
    <message>
        <source>Times expanded: more than once if the node was reopened or was expanded in several iterations.</source>
        <translation>扩展次数：若节点重新打开过，或在多次迭代中扩展，则大于 1。</translation>
    </message>
    <message>
        <source>Error of h: the true remaining cost to the goal minus the estimate h.</source>
        <translation>h 的误差：到终点的真实剩余代价减去估计值 h。</translation>
    </message>
</context>
<context>
    <name>ChoiceTexts</name>
    <message>
        <source>Proven shortest</source>
        <translation>已证明最短</translation>
    </message>
    <message>
        <source>At most %1 times the shortest</source>
        <translation>至多为最短的 %1 倍</translation>
    </message>
    <message>
        <source>Possibly not the shortest</source>
        <translation>可能不是最短</translation>
    </message>
    <message>
        <source>Possibly not the minimum</source>
        <translation>可能不是最少</translation>
    </message>
    <message>
        <source>Proven minimum</source>
        <translation>已证明最少</translation>
    </message>
    <message>
        <source>At most %1 times the minimum</source>
        <translation>至多为最小值的 %1 倍</translation>
    </message>
    <message>
        <source>Guaranteed to be at most %1 times the minimum: nodes still in OPEN were not expanded, so a shorter solution may exist.</source>
        <translation>只保证至多为最小值的 %1 倍：OPEN 中仍有节点未扩展，可能存在更短的解。</translation>
    </message>
    <message>
        <source>Not guaranteed: this is the first solution found, and a shorter one may exist.</source>
        <translation>不保证最短：这是最先找到的解，可能还有更短的解。</translation>
    </message>
    <message>
        <source>Optimal: every state closer to the start was expanded first.</source>
        <translation>最优：离起点更近的状态此前都已扩展。</translation>
    </message>
    <message>
        <source>Optimal: every path within a smaller bound was tried.</source>
        <translation>最优：更小界限内的路径都已试过。</translation>
    </message>
    <message>
        <source>Optimal: no other meeting point can give a shorter solution.</source>
        <translation>最优：两侧无论在哪里相遇，路径都不会更短。</translation>
    </message>
    <message>
        <source>Optimal: no node still in OPEN can lead to a shorter solution.</source>
        <translation>最优：仍在 OPEN 中的节点，总代价都不会更小。</translation>
    </message>
    <message>
        <source>Optimal: no nodes remain in OPEN.</source>
        <translation>最优：OPEN 中已没有节点。</translation>
    </message>
    <message>
        <source>Optimal: no path that is remembered can lead to a shorter solution.</source>
        <translation>最优：记住的路径都不可能通向更短的解。</translation>
    </message>
</context>
<context>
    <name>Commands</name>
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
        <source>Writes the whole search to a file that other visualisers can read</source>
        <translation>将整个搜索过程写入文件，其他可视化工具也能读取</translation>
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
        <source>Copies these settings as a searchlight-cli command line</source>
        <translation>将这些设置复制为 searchlight-cli 命令行</translation>
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
        <source>Save wor&amp;kspace…</source>
        <translation>保存工作区(&amp;K)…</translation>
    </message>
    <message>
        <source>Saves everything on the screen to a file: board, settings, position in the search, breakpoints, bookmarks and view</source>
        <translation>将屏幕上的内容全部保存到文件：棋盘、设置、搜索进度、断点、书签和视图</translation>
    </message>
    <message>
        <source>&amp;Next pane</source>
        <translation>下一个窗格(&amp;N)</translation>
    </message>
    <message>
        <source>Moves the keyboard focus to the next pane; Esc returns it to the board</source>
        <translation>将键盘焦点移到窗口的下一部分；按 Esc 返回棋盘</translation>
    </message>
    <message>
        <source>Pr&amp;evious pane</source>
        <translation>上一个窗格(&amp;E)</translation>
    </message>
    <message>
        <source>Pr&amp;eferences…</source>
        <translation>首选项(&amp;E)…</translation>
    </message>
    <message>
        <source>Save p&amp;icture…</source>
        <translation>保存图片(&amp;I)…</translation>
    </message>
    <message>
        <source>Saves the board, a graph or a table as a picture, at screen size or larger</source>
        <translation>将棋盘、图或表格存为图片，可按屏幕大小保存，也可放大</translation>
    </message>
    <message>
        <source>Copy p&amp;icture</source>
        <translation>复制图片(&amp;I)</translation>
    </message>
    <message>
        <source>Copies a picture of the board, or of the focused graph or table</source>
        <translation>将棋盘的图片复制到剪贴板；若焦点在图或表格上，则复制该图或表格</translation>
    </message>
    <message>
        <source>Undoes your last change to the board; Redo restores it</source>
        <translation>撤销您对棋盘的上一次更改。“重做”可恢复。</translation>
    </message>
    <message>
        <source>Restores the last change you undid</source>
        <translation>恢复最近一次撤销的更改。</translation>
    </message>
    <message>
        <source>Fits the whole board in the window</source>
        <translation>缩放棋盘，使其完整显示在窗口中。</translation>
    </message>
    <message>
        <source>&amp;Context help</source>
        <translation>上下文帮助(&amp;C)</translation>
    </message>
    <message>
        <source>Explains the focused control, this page and its keys</source>
        <translation>说明当前控件、本页及其按键</translation>
    </message>
    <message>
        <source>&amp;What’s this?</source>
        <translation>这是什么？(&amp;W)</translation>
    </message>
    <message>
        <source>Explains any control you click</source>
        <translation>单击任意控件，查看其说明</translation>
    </message>
    <message>
        <source>&amp;Glossary</source>
        <translation>术语表(&amp;G)</translation>
    </message>
    <message>
        <source>Explains the search terms and shows where each one appears</source>
        <translation>解释搜索术语，并说明各术语出现在程序的何处</translation>
    </message>
    <message>
        <source>Search &amp;tree</source>
        <translation>搜索树(&amp;T)</translation>
    </message>
    <message>
        <source>Shows the tree of the search beside the board: which node was reached from which</source>
        <translation>在棋盘旁显示搜索树：每个节点是从哪个节点到达的</translation>
    </message>
    <message>
        <source>Save &amp;film…</source>
        <translation>保存动画(&amp;F)…</translation>
    </message>
    <message>
        <source>Saves the search, or a part of it, as an animated GIF or PNG</source>
        <translation>将整个搜索或其中一段保存为 GIF 或 PNG 动画</translation>
    </message>
    <message>
        <source>&amp;Show your own search</source>
        <translation>显示您自己的搜索(&amp;S)</translation>
    </message>
    <message>
        <source>Explains how your program writes a trace that Searchlight can play</source>
        <translation>说明您的程序如何写出 Searchlight 可以播放的轨迹</translation>
    </message>
    <message>
        <source>N&amp;ode plot</source>
        <translation>节点图(&amp;Z)</translation>
    </message>
    <message>
        <source>Plots g, h, f, depth and steps of the nodes against each other, beside the board</source>
        <translation>在棋盘旁绘制各节点的 g、h、f、深度和步序的关系图</translation>
    </message>
</context>
<context>
    <name>CompareCommands</name>
    <message>
        <source>&amp;Add a search</source>
        <translation>添加搜索(&amp;A)</translation>
    </message>
    <message>
        <source>Adds another search of the same problem (up to eight)</source>
        <translation>为同一问题再添加一个搜索，最多八个</translation>
    </message>
    <message>
        <source>&amp;Duplicate this search</source>
        <translation>复制此搜索(&amp;D)</translation>
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
        <source>Add &amp;search trace…</source>
        <translation>添加搜索轨迹(&amp;S)…</translation>
    </message>
    <message>
        <source>Adds a search trace recorded on this board</source>
        <translation>添加在此棋盘上记录的搜索轨迹</translation>
    </message>
    <message>
        <source>&amp;Breakpoint at this cell</source>
        <translation>在此格设断点(&amp;B)</translation>
    </message>
    <message>
        <source>Pauses playback whenever a search reaches the selected cell</source>
        <translation>任一搜索到达所选格子时暂停播放</translation>
    </message>
    <message>
        <source>Goes to the next difference between the two searches in the overlay; without an overlay, between the selected search and the first</source>
        <translation>转到叠加图中两个搜索的下一处差异；没有叠加图时，转到所选搜索与第一个搜索的下一处差异</translation>
    </message>
    <message>
        <source>Goes to the previous difference between the two searches in the overlay; without an overlay, between the selected search and the first</source>
        <translation>转到叠加图中两个搜索的上一处差异；没有叠加图时，转到所选搜索与第一个搜索的上一处差异</translation>
    </message>
    <message>
        <source>Re&amp;move this search</source>
        <translation>移除此搜索(&amp;M)</translation>
    </message>
    <message>
        <source>Ta&amp;ble of searches</source>
        <translation>搜索对照表(&amp;B)</translation>
    </message>
    <message>
        <source>Overla&amp;y of two searches</source>
        <translation>叠加两个搜索(&amp;Y)</translation>
    </message>
    <message>
        <source>Shows all statistics, one row per search; sort or export them</source>
        <translation>全部统计，每个搜索一行；可排序，也可导出</translation>
    </message>
    <message>
        <source>Adds a board that shows which cells one or both searches expanded, which search was first, and where g or the parent differs</source>
        <translation>添加一个棋盘，显示哪些格子两个搜索都已扩展、哪些只有一个扩展、哪个先扩展，以及何处的 g 或父节点不同</translation>
    </message>
    <message>
        <source>E&amp;xperiment with these searches</source>
        <translation>用这些搜索做实验(&amp;X)</translation>
    </message>
    <message>
        <source>Fills in an experiment that runs these searches on many instances</source>
        <translation>填好一个实验：在许多实例上运行这些搜索</translation>
    </message>
    <message>
        <source>Settings of this search</source>
        <translation>此搜索的设置</translation>
    </message>
    <message>
        <source>Shows the settings of this search in the panel</source>
        <translation>在面板中显示此搜索的设置</translation>
    </message>
    <message>
        <source>Chan&amp;ge what counts as a difference</source>
        <translation>更换差异判据(&amp;G)</translation>
    </message>
    <message>
        <source>Makes “Next difference” and “Previous difference” find the next of these: order of expansion, g, h, f, parent</source>
        <translation>让“下一处差异”和“上一处差异”改为查找下一种：扩展次序、g、h、f、父节点</translation>
    </message>
</context>
<context>
    <name>DeadEndTexts</name>
    <message>
        <source>column %1, row %2</source>
        <comment>a square</comment>
        <translation>第 %1 列第 %2 行</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between squares</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <comment>squares</comment>
        <translation>%1及另外 %2 处</translation>
    </message>
    <message>
        <source>The box in %1 can no longer reach a goal.</source>
        <translation>%1的箱子再也无法到达任何目标。</translation>
    </message>
    <message>
        <source>The boxes in %1 can no longer reach any goal.</source>
        <translation>%1的箱子再也无法到达任何目标。</translation>
    </message>
    <message>
        <source>The box in %1 is frozen.</source>
        <translation>%1的箱子已冻结，再也无法移动。</translation>
    </message>
    <message>
        <source>The boxes in %1 freeze each other, and not all of them are on goals.</source>
        <translation>%1的箱子互相冻结，且并非都在目标上。</translation>
    </message>
    <message>
        <source>The boxes in %1 share too few reachable goals: only %2.</source>
        <translation>%1的箱子可到达的目标不够分配：只有%2。</translation>
    </message>
    <message>
        <source>The box in %1 closes off a corral, and no push can open it.</source>
        <translation>%1的箱子围出一片封闭区，任何推动都无法打开。</translation>
    </message>
    <message>
        <source>The boxes in %1 close off a corral, and no sequence of pushes can open it.</source>
        <translation>%1的箱子围出一片封闭区，无论按什么次序推都无法打开。</translation>
    </message>
    <message>
        <source>The box in %1 is pushed left.</source>
        <translation>把%1的箱子向左推。</translation>
    </message>
    <message>
        <source>The box in %1 is pushed right.</source>
        <translation>把%1的箱子向右推。</translation>
    </message>
    <message>
        <source>The box in %1 is pushed up.</source>
        <translation>把%1的箱子向上推。</translation>
    </message>
    <message>
        <source>The box in %1 is pushed down.</source>
        <translation>把%1的箱子向下推。</translation>
    </message>
    <message>
        <source>Push the box in %1 next.</source>
        <translation>接下来推%1的箱子。</translation>
    </message>
</context>
<context>
    <name>DepthDifferences</name>
    <message>
        <source>The chart counts nodes by g and cannot show individual states; the boards show this one.</source>
        <translation>图表按 g 统计节点，无法显示单个状态；这个状态显示在棋盘上。</translation>
    </message>
</context>
<context>
    <name>DiscardBox</name>
    <message>
        <source>Discard</source>
        <translation>放弃(&amp;D)</translation>
    </message>
</context>
<context>
    <name>DraftTexts</name>
    <message>
        <source>column %1, row %2</source>
        <translation>第 %1 列第 %2 行</translation>
    </message>
    <message>
        <source>…</source>
        <comment>further places</comment>
        <translation>…</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between places</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>There are no pieces yet.</source>
        <translation>还没有棋子。</translation>
    </message>
    <message>
        <source>No piece has a goal. Choose “Goal”, press a piece and drag its goal into place.</source>
        <translation>还没有棋子设定目标。选择“目标”，按住一个棋子，将它的目标拖到所需位置。</translation>
    </message>
    <message>
        <source>No cell is free, so no piece can move.</source>
        <translation>没有空格，任何棋子都无法移动。</translation>
    </message>
    <message>
        <source>The parts of %1 are not connected: %2.</source>
        <translation>%1 的各部分不相连：%2。</translation>
    </message>
    <message>
        <source>The goal of %1 overlaps a wall: %2.</source>
        <translation>%1 的目标与墙重叠：%2。</translation>
    </message>
    <message>
        <source>The goal of %1 overlaps another goal: %2.</source>
        <translation>%1 的目标与另一个目标重叠：%2。</translation>
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
    <message>
        <source>drawing a line</source>
        <translation>画直线</translation>
    </message>
    <message>
        <source>drawing a rectangle</source>
        <translation>画矩形</translation>
    </message>
    <message>
        <source>filling an area</source>
        <translation>填充区域</translation>
    </message>
    <message>
        <source>changing a one-way cell</source>
        <translation>更改单向格</translation>
    </message>
</context>
<context>
    <name>EventWords</name>
    <message>
        <source>%1 in %2 gets a cheaper path: %3 instead of g %4, %5</source>
        <comment>state, list, costs, cost, reached from</comment>
        <translation>为 %2 中的 %1 找到代价更小的路径：%3，原为 g %4，%5</translation>
    </message>
    <message>
        <source>%1 moves from CLOSED back to %2 because a cheaper path was found: %3 instead of g %4, %5</source>
        <comment>state, list, costs, cost, reached from</comment>
        <translation>为 %1 找到代价更小的路径，从 CLOSED 移回 %2：%3，原为 g %4，%5</translation>
    </message>
    <message>
        <source>the goal&apos;s OPEN</source>
        <translation>OPEN（终点侧）</translation>
    </message>
    <message>
        <source>the start&apos;s OPEN</source>
        <translation>OPEN（起点侧）</translation>
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
        <source>The goal %1 is added to %2: %3</source>
        <comment>state, list, costs</comment>
        <translation>终点 %1 加入 %2：%3</translation>
    </message>
    <message>
        <source>The start %1 is put on the stack: %2</source>
        <comment>state, costs</comment>
        <translation>起点 %1 入栈：%2</translation>
    </message>
    <message>
        <source>The start %1 is added to %2: %3</source>
        <comment>state, list, costs</comment>
        <translation>起点 %1 加入 %2：%3</translation>
    </message>
    <message>
        <source>%1 is added to %2: %3, %4</source>
        <comment>state, list, costs, reached from</comment>
        <translation>%1 加入 %2：%3，%4</translation>
    </message>
    <message>
        <source>%1 on the stack gets a deeper parent: %2, now %3</source>
        <comment>state, costs, reached from</comment>
        <translation>栈中的 %1 改用更深的父节点：%2，改%3</translation>
    </message>
    <message>
        <source>%1 is put on the stack: %2, %3</source>
        <comment>state, costs, reached from</comment>
        <translation>%1 入栈：%2，%3</translation>
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
        <source>%1 skipped: already reached with cost %2</source>
        <translation>跳过 %1：此前已到达，代价为 %2</translation>
    </message>
    <message>
        <source>%1 skipped: cost %2 instead of %3, but the first path is kept</source>
        <translation>跳过 %1：代价可由 %3 降为 %2，但仍保留最先找到的路径</translation>
    </message>
    <message>
        <source>%1 skipped: cost %2 instead of %3, but closed nodes are not reopened</source>
        <translation>跳过 %1：代价可由 %3 降为 %2，但已关闭的节点不重新打开</translation>
    </message>
    <message>
        <source>%1 skipped: cost %2 by this path, already reached with cost %3</source>
        <translation>跳过 %1：经此路径代价为 %2，此前到达它的代价为 %3</translation>
    </message>
    <message>
        <source>%1 pruned: %2</source>
        <comment>state, the reason in words</comment>
        <translation>剪去 %1：%2</translation>
    </message>
    <message>
        <source>%1 pruned: it cannot be reached from the start</source>
        <translation>剪去 %1：从起点无法到达</translation>
    </message>
    <message>
        <source>%1 pruned: no goal can be reached from it</source>
        <translation>剪去 %1：由此无法到达终点</translation>
    </message>
    <message>
        <source>%1 cut off: deeper than the bound %2</source>
        <translation>截断 %1：深度超过界限 %2</translation>
    </message>
    <message>
        <source>%1 cut off: %2 exceeds the bound %3</source>
        <comment>state, costs, bound</comment>
        <translation>截断 %1：%2，超过界限 %3</translation>
    </message>
    <message>
        <source>%1 cut off: its f exceeds the bound %2</source>
        <translation>截断 %1：f 超过界限 %2</translation>
    </message>
    <message>
        <source>%1 is scanned during a jump; it does not become a node</source>
        <translation>跳跃途中扫描 %1；该格不成为节点</translation>
    </message>
    <message>
        <source>%1 is scanned during a jump from %2; it does not become a node</source>
        <translation>从 %2 跳跃的途中扫描 %1；该格不成为节点</translation>
    </message>
    <message>
        <source>Everything below %1 within the bound %2 has been tried: the iteration ends</source>
        <translation>%1 之下、界限 %2 之内的节点已全部试过：本次迭代结束</translation>
    </message>
    <message>
        <source>Everything below %1 within the bound %2 has been tried: backtracking to %3</source>
        <translation>%1 之下、界限 %2 之内的节点已全部试过：回到 %3</translation>
    </message>
    <message>
        <source>Everything below the start %1 has been tried</source>
        <translation>起点 %1 之下的节点已全部试过</translation>
    </message>
    <message>
        <source>Everything below %1 has been tried: backtracking to %2</source>
        <translation>%1 之下的节点已全部试过：回到 %2</translation>
    </message>
    <message>
        <source>Iteration %1: bound %2</source>
        <comment>of the number of moves</comment>
        <translation>第 %1 次迭代：界限 %2</translation>
    </message>
    <message>
        <source>Iteration %1: bound %2, the start&apos;s h</source>
        <translation>第 %1 次迭代：界限 %2，即起点的 h</translation>
    </message>
    <message>
        <source>Iteration %1: bound %2, the smallest f that was cut off</source>
        <translation>第 %1 次迭代：界限 %2，即被截断节点的最小 f</translation>
    </message>
    <message>
        <source>The two sides meet at %1: %2 from the start + %3 to the goal = %4, the lowest so far</source>
        <translation>两侧在 %1 相遇：距起点 %2 + 距终点 %3 = %4，目前最小</translation>
    </message>
    <message>
        <source>The two sides meet at %1, at a lower cost than before</source>
        <translation>两侧在 %1 相遇，代价比之前更小</translation>
    </message>
    <message>
        <source>The goal %1 is reached: cost %2</source>
        <translation>到达终点 %1：代价 %2</translation>
    </message>
    <message>
        <source>Traced back from the goal: %1</source>
        <translation>从终点回溯：%1</translation>
    </message>
    <message>
        <source>%1 skipped: already marked with cost %2</source>
        <translation>跳过 %1：此前已标记，代价为 %2</translation>
    </message>
    <message>
        <source>%1 skipped: already reached with cost %2; the cost of this path is too high</source>
        <translation>跳过 %1：此路径的代价过大，此前到达它的代价为 %2</translation>
    </message>
    <message>
        <source>%1 skipped: cost %2 by this path, already marked with cost %3</source>
        <translation>跳过 %1：经此路径代价为 %2，此前已标记，代价为 %3</translation>
    </message>
    <message>
        <source>%1 skipped: cost %2 by this path, already pruned with cost %3</source>
        <translation>跳过 %1：经此路径代价为 %2，此前已剪枝，代价为 %3</translation>
    </message>
    <message>
        <source>%1 cut off: %2, deeper than the bound %3</source>
        <comment>state, costs, bound</comment>
        <translation>截断 %1：%2，深度超过界限 %3</translation>
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
        <translation>从 %2 取出 %1 并扩展：%3</translation>
    </message>
    <message>
        <source>No other meeting point gives a cheaper path than %1: the goal is reached with cost %2</source>
        <translation>其他相遇点给出的路径代价都不小于 %1 处的路径：到达终点，代价 %2</translation>
    </message>
    <message>
        <source>Route: %1, the goal</source>
        <translation>路径：%1，即终点</translation>
    </message>
    <message>
        <source>Route: %1, which leads to %2</source>
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
        <source>%1 skipped: the cost of this path is too high</source>
        <translation>跳过 %1：此路径的代价过大</translation>
    </message>
    <message>
        <source>reached in a straight line from %1</source>
        <translation>由 %1 直线到达</translation>
    </message>
    <message>
        <source>No line of sight from %1 to %2, which goes back into %3: %4 instead of g %5, %6</source>
        <comment>state, state, list, costs, cost, reached from</comment>
        <translation>从 %1 看不到 %2，后者放回 %3：%4，而非 g %5，%6</translation>
    </message>
    <message>
        <source>%1 sees %2: cost %3 in a straight line</source>
        <comment>state, state, cost</comment>
        <translation>%1 看得到 %2：直线代价 %3</translation>
    </message>
    <message>
        <source>No line of sight from %1 to %2</source>
        <translation>从 %1 看不到 %2</translation>
    </message>
    <message>
        <source>g %1, h %2: priority %3</source>
        <translation>g %1，h %2：优先级 %3</translation>
    </message>
    <message>
        <source>%1 is not generated: it is in memory, on the path, or known to lead nowhere</source>
        <translation>不生成 %1：它已在内存中、在路径上，或已知走不通</translation>
    </message>
    <message numerus="yes">
        <source>%1 is cut off: the path to it has more than %n nodes</source>
        <comment>state</comment>
        <translation>
            <numerusform>截断 %1：到它的路径超过 %n 个节点</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is passed over and stays in OPEN: %2 exceeds the bound %3</source>
        <comment>state, costs, bound</comment>
        <translation>跳过 %1，留在 OPEN 中：%2，超过界限 %3</translation>
    </message>
    <message>
        <source>%1 is dropped to make room: of the leaves it has the largest f, which its parent %2 remembers</source>
        <comment>state, state</comment>
        <translation>丢弃 %1 以腾出位置：它的 f 在叶节点中最大，由父节点 %2 记住</translation>
    </message>
    <message numerus="yes">
        <source>%1 is dropped: %2; the beam keeps %n nodes of each depth, and others come first</source>
        <comment>state, costs</comment>
        <translation>
            <numerusform>丢弃 %1：%2；每层只保留 %n 个节点，其他节点排在前面</numerusform>
        </translation>
    </message>
    <message>
        <source>Backed up: no path below %1 leads to the goal</source>
        <translation>回传：%1 之下没有通向终点的路径</translation>
    </message>
    <message>
        <source>%1 is expanded again, since nothing in memory is better than what was forgotten below it</source>
        <translation>再次扩展 %1：内存中没有比它之下遗忘的节点更好的节点</translation>
    </message>
    <message>
        <source>%1 has the smallest f of all that is remembered: it is entered and expanded: %2</source>
        <comment>state, costs</comment>
        <translation>%1 的 f 在记住的节点中最小：进入并扩展：%2</translation>
    </message>
    <message>
        <source>%1 is taken from %2 and expanded: %3, within the bound %4</source>
        <comment>state, list, costs, bound</comment>
        <translation>从 %2 取出并扩展 %1：%3，在界限 %4 之内</translation>
    </message>
    <message>
        <source>No successor of %1 is left: it leads nowhere</source>
        <translation>%1 已没有后继：走不通</translation>
    </message>
    <message>
        <source>No successor of %1 is better than the best alternative: %1 is left for %2, and its successors are forgotten</source>
        <translation>%1 的后继都不如最佳的其他选择：离开 %1，回到 %2，并遗忘它的后继</translation>
    </message>
    <message>
        <source>Iteration %1: bound %2, the smallest f that was passed over</source>
        <translation>第 %1 次迭代：界限 %2，即被跳过节点的最小 f</translation>
    </message>
    <message>
        <source>Backed up: no path through %1 costs less than %2</source>
        <comment>state, cost</comment>
        <translation>回传：经过 %1 的路径代价都不小于 %2</translation>
    </message>
    <message>
        <source>The agent steps to %1</source>
        <translation>智能体走到 %1</translation>
    </message>
    <message>
        <source>%1 skipped: nothing changes for it</source>
        <translation>跳过 %1：对它没有影响</translation>
    </message>
    <message>
        <source>%1 is out of reach: no neighbour leads to it any more</source>
        <translation>%1 已不可达：不再有邻居通向它</translation>
    </message>
    <message>
        <source>%1 loses its g and goes back into %2: rhs %3</source>
        <comment>state, list, cost</comment>
        <translation>%1 失去其 g，放回 %2：rhs %3</translation>
    </message>
    <message>
        <source>no neighbour leads to it any more</source>
        <translation>不再有邻居通向它</translation>
    </message>
    <message>
        <source>rhs %1 instead of %2</source>
        <comment>a cost by the best neighbour</comment>
        <translation>rhs 由 %2 变为 %1</translation>
    </message>
    <message>
        <source>%1 waits in %2: %3</source>
        <comment>state, list, what has risen</comment>
        <translation>%1 在 %2 中等待：%3</translation>
    </message>
    <message>
        <source>%1 is settled: %2</source>
        <comment>state, what has risen</comment>
        <translation>%1 已一致：%2</translation>
    </message>
    <message>
        <source>The first search begins at %1</source>
        <translation>首次搜索从 %1 开始</translation>
    </message>
    <message>
        <source>The agent at %1 has a path to the goal: cost %2</source>
        <comment>state, cost</comment>
        <translation>位于 %1 的智能体有一条通往终点的路径：代价 %2</translation>
    </message>
    <message>
        <source>%1 goes back into %2: its key is out of date</source>
        <comment>state, list</comment>
        <translation>%1 放回 %2：它的键已过时</translation>
    </message>
    <message>
        <source>Repair %1: the agent at %2 sees that the map is different</source>
        <comment>number, state</comment>
        <translation>第 %1 次修复：位于 %2 的智能体发现地图有所不同</translation>
    </message>
    <message>
        <source>Repair %1: the map has been edited</source>
        <comment>number</comment>
        <translation>第 %1 次修复：地图已被编辑</translation>
    </message>
</context>
<context>
    <name>ExperimentColumns</name>
    <message>
        <source>Scenario</source>
        <translation>场景</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>题目</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>关卡</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>Bucket</source>
        <translation>难度档</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>起点</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>终点</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>运行项</translation>
    </message>
    <message>
        <source>Algorithm</source>
        <translation>算法</translation>
    </message>
    <message>
        <source>Neighbours</source>
        <translation>邻域</translation>
    </message>
    <message>
        <source>Corners</source>
        <translation>拐角</translation>
    </message>
    <message>
        <source>Heuristic</source>
        <translation>启发函数</translation>
    </message>
    <message>
        <source>Tie-breaking</source>
        <translation>同值次序</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>Reopening</source>
        <translation>重新打开</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>次序</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>度量</translation>
    </message>
    <message>
        <source>Without</source>
        <translation>停用的方法</translation>
    </message>
    <message>
        <source>Mirror images</source>
        <translation>镜像</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>求解结果</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>代价</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>长度</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>步数</translation>
    </message>
    <message>
        <source>Pushes</source>
        <translation>推数</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>移动数</translation>
    </message>
    <message>
        <source>Optimal</source>
        <translation>最优</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>解</translation>
    </message>
    <message>
        <source>Expanded</source>
        <translation>扩展</translation>
    </message>
    <message>
        <source>Generated</source>
        <translation>生成</translation>
    </message>
    <message>
        <source>Reopened</source>
        <translation>重新打开数</translation>
    </message>
    <message>
        <source>Peak OPEN</source>
        <translation>OPEN 峰值</translation>
    </message>
    <message>
        <source>Scanned</source>
        <translation>扫描</translation>
    </message>
    <message>
        <source>Search time (s)</source>
        <translation>搜索时间（秒）</translation>
    </message>
    <message>
        <source>Preparation (s)</source>
        <translation>准备时间（秒）</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Repeats</source>
        <translation>重复次数</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>并行数</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>地图</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>棋盘</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>行</translation>
    </message>
    <message>
        <source>From</source>
        <translation>起点</translation>
    </message>
    <message>
        <source>To</source>
        <translation>终点</translation>
    </message>
    <message>
        <source>Duplicates</source>
        <translation>重复状态</translation>
    </message>
    <message>
        <source>Optimal length</source>
        <translation>最优长度</translation>
    </message>
    <message>
        <source>Cost model</source>
        <translation>代价模型</translation>
    </message>
    <message>
        <source>Smoothed length</source>
        <translation>平滑后长度</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>宽度</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>节点</translation>
    </message>
</context>
<context>
    <name>ExperimentDomains</name>
    <message>
        <source>Routes on maps</source>
        <translation>地图路线</translation>
    </message>
    <message>
        <source>Sokoban</source>
        <translation>推箱子</translation>
    </message>
    <message>
        <source>Klotski</source>
        <translation>华容道</translation>
    </message>
    <message>
        <source>Color Lines</source>
        <translation>彩球连线</translation>
    </message>
</context>
<context>
    <name>ExperimentPresets</name>
    <message>
        <source>Five algorithms</source>
        <translation>五种算法</translation>
    </message>
    <message>
        <source>Tie-breaking rules of A*</source>
        <translation>A* 的同值次序</translation>
    </message>
    <message>
        <source>Heuristics of A*</source>
        <translation>A* 的启发函数</translation>
    </message>
    <message>
        <source>Weights of weighted A*</source>
        <translation>加权 A* 的权重</translation>
    </message>
    <message>
        <source>Pruning methods on and off</source>
        <translation>剪枝方法的开与关</translation>
    </message>
</context>
<context>
    <name>FateTexts</name>
    <message>
        <source>added to OPEN</source>
        <translation>加入 OPEN</translation>
    </message>
    <message>
        <source>duplicate with a cheaper path</source>
        <translation>重复，但路径代价更小</translation>
    </message>
    <message>
        <source>duplicate</source>
        <translation>重复</translation>
    </message>
    <message>
        <source>pruned</source>
        <translation>剪枝</translation>
    </message>
    <message>
        <source>beyond the bound of this iteration</source>
        <translation>超出本次迭代的界限</translation>
    </message>
    <message>
        <source>line of sight</source>
        <translation>有视线</translation>
    </message>
    <message>
        <source>no line of sight</source>
        <translation>无视线</translation>
    </message>
    <message>
        <source>cost has risen</source>
        <translation>代价升高</translation>
    </message>
</context>
<context>
    <name>GameCommands</name>
    <message>
        <source>&amp;Hint</source>
        <translation>提示(&amp;H)</translation>
    </message>
    <message>
        <source>Gives a brief hint; press again for more</source>
        <translation>给出简略提示；再按可得到更多提示</translation>
    </message>
    <message>
        <source>Pla&amp;y hint</source>
        <translation>走这一步(&amp;Y)</translation>
    </message>
    <message>
        <source>Plays the first move of an optimal solution</source>
        <translation>走出最优解的第一步</translation>
    </message>
    <message>
        <source>&amp;Solve from here</source>
        <translation>从这里求解(&amp;S)</translation>
    </message>
    <message>
        <source>Plays an optimal solution from here; step through it in either direction</source>
        <translation>从当前局面播放一个最优解；可逐步前进或后退</translation>
    </message>
    <message>
        <source>To the &amp;first position</source>
        <translation>转到起始局面(&amp;F)</translation>
    </message>
    <message>
        <source>Play bac&amp;kwards</source>
        <translation>倒放(&amp;K)</translation>
    </message>
    <message>
        <source>Undoes the moves one by one; press again to stop</source>
        <translation>逐步撤销；再按一次停止</translation>
    </message>
    <message>
        <source>Play for&amp;wards</source>
        <translation>正向播放(&amp;W)</translation>
    </message>
    <message>
        <source>Redoes the moves one by one; press again to stop</source>
        <translation>逐步重做；再按一次停止</translation>
    </message>
    <message>
        <source>To the &amp;last position</source>
        <translation>转到最后一个局面(&amp;L)</translation>
    </message>
    <message>
        <source>Search&amp;light on this position</source>
        <translation>用探照灯查看此局面(&amp;L)</translation>
    </message>
    <message>
        <source>Searches for a solution from here, step by step</source>
        <translation>从当前局面开始，逐步搜索解</translation>
    </message>
    <message>
        <source>Reve&amp;al result</source>
        <translation>提前显示结果(&amp;A)</translation>
    </message>
    <message>
        <source>Shows the outcome and statistics of the whole run before playback reaches them</source>
        <translation>提前显示整次运行的结果和统计，无需等待播放结束</translation>
    </message>
    <message>
        <source>Co&amp;mpare searches of this position</source>
        <translation>比较此局面的搜索(&amp;M)</translation>
    </message>
    <message>
        <source>Shows several searches of this position side by side</source>
        <translation>并排显示此局面的多个搜索</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation>统计(&amp;T)…</translation>
    </message>
    <message>
        <source>Shows what you have played and solved, and your results</source>
        <translation>显示您玩过和解开的题目，以及您的成绩</translation>
    </message>
    <message>
        <source>Undo one &amp;move</source>
        <translation>撤销一步(&amp;M)</translation>
    </message>
    <message>
        <source>Undoes one move, even if one click made several</source>
        <translation>即使一次单击走了多步，也只撤销一步</translation>
    </message>
    <message>
        <source>Redo one mo&amp;ve</source>
        <translation>重做一步(&amp;V)</translation>
    </message>
    <message>
        <source>Redoes one move, even if one click made several</source>
        <translation>即使一次单击走了多步，也只重做一步</translation>
    </message>
    <message>
        <source>Returns to the start of the game; Redo restores the moves</source>
        <translation>回到游戏开始时的局面；“重做”可恢复这些步骤</translation>
    </message>
    <message>
        <source>Next &amp;branch</source>
        <translation>下一分支(&amp;B)</translation>
    </message>
    <message>
        <source>Switches to the next branch you tried at the last fork of this game</source>
        <translation>在上一个分岔处，切换到您试过的下一个分支</translation>
    </message>
    <message>
        <source>Rest&amp;art the game</source>
        <translation>重新开始(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Previous</source>
        <translation>上一个(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>下一个(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Draw…</source>
        <translation>绘制(&amp;D)…</translation>
    </message>
    <message>
        <source>&amp;Generate…</source>
        <translation>生成(&amp;G)…</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>动画</translation>
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
        <source>No walls.</source>
        <translation>没有任何墙。</translation>
    </message>
    <message>
        <source>Each cell is a wall with the same probability.</source>
        <translation>每个格子以相同的概率成为墙。</translation>
    </message>
    <message>
        <source>Long winding corridors: a random walk that backtracks only at dead ends.</source>
        <translation>曲折的长走廊：随机行走，走进死路才回溯。</translation>
    </message>
    <message>
        <source>Many short dead ends: grows the maze through a random wall on its border.</source>
        <translation>有许多短死路：每次随机打通已挖区域边界上的一面墙。</translation>
    </message>
    <message>
        <source>A mixture of long and short corridors: opens walls in random order where they separate two trees.</source>
        <translation>长短均匀：按随机顺序打通分隔两棵树的墙。</translation>
    </message>
    <message>
        <source>Long straight walls: divides the area with a wall, leaves a gap, and repeats in each half.</source>
        <translation>长而直的墙：用墙将区域一分为二并留一个缺口，再对两半各自重复。</translation>
    </message>
    <message>
        <source>One corridor through the whole map: the longest possible path.</source>
        <translation>一条走廊贯穿整张地图：路径最长。</translation>
    </message>
    <message>
        <source>A floor plan of rooms connected by doors.</source>
        <translation>房间平面图，各房间以门相通。</translation>
    </message>
    <message>
        <source>Smooth caverns joined by tunnels.</source>
        <translation>由隧道相连的平滑洞穴。</translation>
    </message>
    <message>
        <source>Weighted terrain: costs rise with height; low areas are lakes.</source>
        <translation>带权重的地形：地势越高，代价越大；低洼处为湖泊。</translation>
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
    <name>GlossaryWords</name>
    <message>
        <source>:</source>
        <comment>between a term and its meaning</comment>
        <translation>：</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>One configuration of the problem: the current cell, the squares of the worker and the boxes, or the position of all pieces. A search moves from state to state.</source>
        <translation>问题的一种情形：当前的格子、工人和箱子的位置，或所有棋子的位置。搜索从一个状态转到另一个状态。</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>节点</translation>
    </message>
    <message>
        <source>A state as the search stores it: with its cost g, its parent, and whether it is in OPEN or CLOSED.</source>
        <translation>搜索所保存的状态，记有代价 g、父节点，以及该状态在 OPEN 还是 CLOSED 中。</translation>
    </message>
    <message>
        <source>node|nodes</source>
        <comment>how the term stands in sentences</comment>
        <translation>节点</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>走法</translation>
    </message>
    <message>
        <source>An action that leads from one state to the next and has a cost: a step to a neighbouring cell, a push, or a move of a piece.</source>
        <translation>从一个状态到下一个状态的动作，带有代价：走到相邻的一格、推一次箱子，或移动一个棋子。</translation>
    </message>
    <message>
        <source>Successor</source>
        <translation>后继</translation>
    </message>
    <message>
        <source>A state reached from another by one move. Expanding a node generates all of its successors.</source>
        <translation>从某个状态走一步所到达的状态。扩展一个节点，就是生成它的全部后继。</translation>
    </message>
    <message>
        <source>successor|successors</source>
        <comment>how the term stands in sentences</comment>
        <translation>后继</translation>
    </message>
    <message>
        <source>Frontier</source>
        <translation>边缘</translation>
    </message>
    <message>
        <source>The nodes in OPEN. Their order determines the algorithm: first in, first out for breadth-first search; last in, first out for depth-first search; smallest value first for the other algorithms.</source>
        <translation>OPEN 中的节点。取出次序决定算法：先进先出是广度优先，后进先出是深度优先，最小值先出则是其余各种算法。</translation>
    </message>
    <message>
        <source>frontier</source>
        <translation>边缘</translation>
    </message>
    <message>
        <source>Priority</source>
        <translation>优先级</translation>
    </message>
    <message>
        <source>The value that orders OPEN: g for Dijkstra, h for greedy best-first, g + h for A*.</source>
        <translation>OPEN 排序所依据的值：Dijkstra 用 g，贪心最佳优先搜索用 h，A* 用 g + h。</translation>
    </message>
    <message>
        <source>parent</source>
        <translation>父节点</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>事件</translation>
    </message>
    <message>
        <source>The smallest step of a search that you can view: a node is expanded, a successor is generated, or a cheaper path is found. Each expansion is followed by one event per successor.</source>
        <translation>搜索中可以单步查看的最小动作：扩展一个节点、生成一个后继，或找到代价更小的路径。每次扩展之后，每个后继各有一个事件。</translation>
    </message>
    <message>
        <source>expanded</source>
        <translation>扩展</translation>
    </message>
    <message>
        <source>generated</source>
        <translation>生成</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>重复</translation>
    </message>
    <message>
        <source>A successor that was already reached by a path that costs no more than the new one. It is skipped. In a graph with many cycles, most successors are duplicates.</source>
        <translation>此前已到达过的后继，且原路径的代价不高于新路径，因此跳过。在回路很多的图中，大多数后继都是重复的。</translation>
    </message>
    <message>
        <source>reopened</source>
        <translation>重新打开</translation>
    </message>
    <message>
        <source>Prune</source>
        <translation>剪枝</translation>
    </message>
    <message>
        <source>The search discards a state that cannot lead to a goal. Nothing beyond this state is searched.</source>
        <translation>舍弃不可能通向目标的状态，不再搜索其后的任何状态。</translation>
    </message>
    <message>
        <source>pruned</source>
        <translation>剪枝</translation>
    </message>
    <message>
        <source>stack</source>
        <translation>栈</translation>
    </message>
    <message>
        <source>Backtrack</source>
        <translation>回溯</translation>
    </message>
    <message>
        <source>When every successor of a node has been tried, the search returns to its parent and continues with the parent&apos;s next successor.</source>
        <translation>一个节点的后继全部试过之后，返回父节点，再试下一个后继。</translation>
    </message>
    <message>
        <source>bound</source>
        <translation>界限</translation>
    </message>
    <message>
        <source>Cut off</source>
        <translation>截断</translation>
    </message>
    <message>
        <source>The node exceeds the bound of this iteration, so the search does not expand it. In IDA* the smallest f that was cut off becomes the next bound.</source>
        <translation>节点超出本次迭代的界限，因此搜索不扩展该节点。在 IDA* 中，被截断节点的最小 f 就是下一次迭代的界限。</translation>
    </message>
    <message>
        <source>cut off</source>
        <translation>截断</translation>
    </message>
    <message>
        <source>Iteration</source>
        <translation>迭代</translation>
    </message>
    <message>
        <source>One pass of a deepening search. Each iteration starts over with a larger bound and repeats the work of the earlier ones. In return it needs very little memory.</source>
        <translation>加深搜索从头到尾的一次过程。每次迭代都以更大的界限从头开始，重做此前的工作，但只需很少的内存。</translation>
    </message>
    <message>
        <source>iteration|iterations</source>
        <comment>how the term stands in sentences</comment>
        <translation>迭代</translation>
    </message>
    <message>
        <source>Scan</source>
        <translation>扫描</translation>
    </message>
    <message>
        <source>Jump point search follows a line of cells without adding them as nodes. It stops where a turn may help.</source>
        <translation>跳点搜索沿直线逐格前进，途中的格子不成为节点，直到转向可能有利的格子为止。</translation>
    </message>
    <message>
        <source>Jump point</source>
        <translation>跳点</translation>
    </message>
    <message>
        <source>A cell beside the end of a wall, where a shortest path may have to turn. Only jump points become nodes.</source>
        <translation>旁边的墙到此结束，最短路径可能必须在此转向的格子。只有跳点才成为节点。</translation>
    </message>
    <message>
        <source>jump point|jump points</source>
        <comment>how the term stands in sentences</comment>
        <translation>跳点</translation>
    </message>
    <message>
        <source>Meet</source>
        <translation>相遇</translation>
    </message>
    <message>
        <source>Both sides of the search have reached the same node, which completes a path. This path may not be optimal, so the search continues until no better one is possible.</source>
        <translation>搜索的两侧到达了同一个节点，于是连成一条完整的路径。这条路径不一定最优，因此搜索继续进行，直到不可能有更好的路径为止。</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>终点</translation>
    </message>
    <message>
        <source>The state that the search has to reach. A* ends when it takes the goal from OPEN, not when it generates the goal: until then it may still find a cheaper path.</source>
        <translation>搜索要到达的状态。A* 生成终点时并不结束，从 OPEN 中取出终点时才结束：其间还可能找到代价更小的路径。</translation>
    </message>
    <message>
        <source>Route</source>
        <translation>路径</translation>
    </message>
    <message>
        <source>The path from start to goal. The search traces it back from the goal, parent by parent.</source>
        <translation>从起点到终点的路径，由搜索从终点开始沿父节点逐个回溯得到。</translation>
    </message>
    <message>
        <source>Heuristic</source>
        <translation>启发函数</translation>
    </message>
    <message>
        <source>A rule that estimates the remaining cost from a state to the goal without searching: for example, the distance ignoring walls. Its value at a node is h.</source>
        <translation>不经搜索就能估计某个状态到终点的剩余代价的规则，例如不考虑墙时的距离。启发函数在节点上的值就是 h。</translation>
    </message>
    <message>
        <source>heuristic</source>
        <translation>启发函数</translation>
    </message>
    <message>
        <source>Admissible</source>
        <translation>可采纳</translation>
    </message>
    <message>
        <source>A heuristic that never overestimates the remaining cost. With such a heuristic, A* finds an optimal path; with one that overestimates, A* may return a costlier path.</source>
        <translation>从不高估剩余代价的启发函数。使用这样的启发函数，A* 能找到最优路径；如果启发函数会高估，A* 可能返回代价更高的路径。</translation>
    </message>
    <message>
        <source>admissible</source>
        <translation>可采纳</translation>
    </message>
    <message>
        <source>Consistent</source>
        <translation>一致</translation>
    </message>
    <message>
        <source>A heuristic that never decreases by more than the cost of a move. With such a heuristic, f never decreases along a path and no node is reopened. A consistent heuristic is also admissible.</source>
        <translation>每走一步，启发函数的减小量都不超过这一步的代价。这样 f 沿路径从不减小，节点也不必重新打开。一致的启发函数必定可采纳。</translation>
    </message>
    <message>
        <source>consistent</source>
        <translation>一致</translation>
    </message>
    <message>
        <source>Tie</source>
        <translation>同值</translation>
    </message>
    <message>
        <source>Several nodes in OPEN share the smallest value. With A*, tie-breaking does not affect the cost of the solution, but it often affects the number of expansions: last in, first out usually leads more directly to the goal.</source>
        <translation>OPEN 中有几个节点的值同为最小。对 A* 来说，同值次序不影响解的代价，却常常影响扩展次数：后进先出会直接朝终点推进。</translation>
    </message>
    <message>
        <source>tie|ties</source>
        <comment>how the term stands in sentences</comment>
        <translation>同值</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>A factor that multiplies h. A larger weight leads the search more directly to the goal but allows a costlier path: up to the weight times the minimum cost, if h is admissible.</source>
        <translation>与 h 相乘的系数。权重越大，搜索越直接地朝终点推进，但路径的代价也可能越高：h 可采纳时，至多为最小代价乘以权重。</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>Canonical order</source>
        <translation>规范序</translation>
    </message>
    <message>
        <source>Optimal</source>
        <translation>最优</translation>
    </message>
    <message>
        <source>No other solution has a lower cost. Whether a search guarantees this depends on the algorithm and, for A*, on the heuristic.</source>
        <translation>没有代价更小的解。搜索能否保证最优取决于算法；对 A*，还取决于启发函数。</translation>
    </message>
    <message>
        <source>optimal</source>
        <translation>最优</translation>
    </message>
    <message>
        <source>Complete</source>
        <translation>完备</translation>
    </message>
    <message>
        <source>A complete search finds a solution if one exists, and otherwise reports that there is none.</source>
        <translation>有解时必能找到解，无解时报告无解的搜索。</translation>
    </message>
    <message>
        <source>State graph</source>
        <translation>状态图</translation>
    </message>
    <message>
        <source>All reachable states as points and all moves as lines between them. A solution of a puzzle is a path in this graph.</source>
        <translation>以点表示所有可到达的状态，以连线表示所有走法的图。谜题的解就是图中的一条路径。</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>局面</translation>
    </message>
    <message>
        <source>A state in Klotski: the location of every piece. Swapping pieces of the same shape gives the same position.</source>
        <translation>华容道的状态：所有棋子的位置。形状相同的棋子互换，仍是同一个局面。</translation>
    </message>
    <message>
        <source>Push</source>
        <translation>推动</translation>
    </message>
    <message>
        <source>A move in Sokoban: the worker walks to a box and pushes it one square. If only pushes are counted, walking costs nothing.</source>
        <translation>“推箱子”中的走法：工人走到箱子旁，将箱子推动一格。按推数计数时，走动不计代价。</translation>
    </message>
    <message>
        <source>Deadlock</source>
        <translation>死锁</translation>
    </message>
    <message>
        <source>A position that can no longer be solved, for example a box in a corner without a goal. A search that detects deadlocks prunes everything beyond them.</source>
        <translation>已经无法解开的局面，例如箱子进入了没有目标的角落。能识别死锁的搜索会剪去其后的所有状态。</translation>
    </message>
    <message>
        <source>deadlock|deadlocks</source>
        <comment>how the term stands in sentences</comment>
        <translation>死锁</translation>
    </message>
    <message>
        <source>Dead square</source>
        <translation>死格</translation>
    </message>
    <message>
        <source>A square from which a box cannot reach any goal, even with no other box on the board.</source>
        <translation>箱子一旦进入便无法到达任何目标的格子，即使棋盘上没有其他箱子。</translation>
    </message>
    <message>
        <source>dead square|dead squares</source>
        <comment>how the term stands in sentences</comment>
        <translation>死格</translation>
    </message>
    <message>
        <source>Frozen</source>
        <translation>冻结</translation>
    </message>
    <message>
        <source>A box that can never move again because walls and other frozen boxes block it. A frozen box that is not on a goal is a deadlock.</source>
        <translation>被墙和其他冻结的箱子挡住、再也无法移动的箱子。不在目标上的箱子一旦冻结，就是死锁。</translation>
    </message>
    <message>
        <source>frozen</source>
        <translation>冻结</translation>
    </message>
    <message>
        <source>Corral</source>
        <translation>封闭区 (corral)</translation>
    </message>
    <message>
        <source>An area that boxes close off from the worker. If the solution has to open it, the search needs to try only the pushes that can open it.</source>
        <translation>被箱子隔开、工人进不去的区域。如果求解必须打开封闭区，搜索就只需尝试能打开它的推动。</translation>
    </message>
    <message>
        <source>corral|corrals</source>
        <comment>how the term stands in sentences</comment>
        <translation>封闭区</translation>
    </message>
    <message>
        <source>Expands nodes first in, first out, and therefore visits the states in order of their distance from the start. Its first solution has the fewest moves.</source>
        <translation>按先进先出的次序扩展节点，因此由近到远遍历各个状态。最先得到的解步数最少。</translation>
    </message>
    <message>
        <source>Goes as deep as possible from the newest node and backtracks at a dead end. It may find a very long solution.</source>
        <translation>总是从最新的节点尽量深入，遇到死路时回溯。得到的解可能很长。</translation>
    </message>
    <message>
        <source>Expands the node with the smallest g. The path to every expanded node is therefore optimal.</source>
        <translation>扩展 g 最小的节点，因此到每个已扩展节点的路径都是最优的。</translation>
    </message>
    <message>
        <source>Expands the node with the smallest h and ignores the cost of the path so far. It is fast, but its paths may be long.</source>
        <translation>扩展 h 最小的节点，不计已走路径的代价。速度快，但得到的路径可能较长。</translation>
    </message>
    <message>
        <source>Expands the node with the smallest f = g + h: the cost so far plus the estimated remaining cost. With an admissible heuristic its solution is optimal.</source>
        <translation>扩展 f = g + h 最小的节点：已走的代价加上估计的剩余代价。启发函数可采纳时，所得的解最优。</translation>
    </message>
    <message>
        <source>A version of A* that generates only the successors in canonical order. It examines only one of many equivalent paths.</source>
        <translation>只按规范序生成后继的 A*。在许多等价的路径中只检查一条。</translation>
    </message>
    <message>
        <source>A* with h multiplied by a weight. It usually expands fewer nodes, and the extra cost is bounded.</source>
        <translation>将 h 乘以权重的 A*。通常扩展的节点更少，增加的代价有上限。</translation>
    </message>
    <message>
        <source>Repeats depth-first search with a growing limit on the number of moves. Like breadth-first search, it finds a solution with the fewest moves, but it stores only one path.</source>
        <translation>反复进行深度优先搜索，每次放宽步数界限。与广度优先一样能找到步数最少的解，但只需保存一条路径。</translation>
    </message>
    <message>
        <source>Iterative deepening with a bound on f. With an admissible heuristic it finds an optimal solution, like A*, but it stores only one path.</source>
        <translation>对 f 设界限的迭代加深。启发函数可采纳时，与 A* 一样能找到最优解，但只需保存一条路径。</translation>
    </message>
    <message>
        <source>Searches from the start and from the goal until both sides meet. Two small searches often expand fewer nodes than one large search. The goal must be known and moves must be reversible.</source>
        <translation>从起点和终点同时搜索，直到两侧相遇。两次小范围的搜索扩展的节点往往少于一次大范围的搜索。终点必须已知，走法必须可逆。</translation>
    </message>
    <message>
        <source>A version of A* for grids that jumps over the cells between jump points. It expands far fewer nodes, but each expansion takes longer.</source>
        <translation>网格上的 A*，跳过跳点之间的格子。扩展的节点少得多，但每个节点更费时。</translation>
    </message>
    <message>
        <source>Line of sight</source>
        <translation>视线</translation>
    </message>
    <message>
        <source>One cell sees another if the straight line between their centres is free. It crosses from cell to cell as moves do: through an edge, or exactly through a corner if the corner rule allows that diagonal move.</source>
        <translation>若两个格子中心之间的直线畅通，则一个格子看得到另一个。直线像移动一样从一格进入另一格：穿过边；或恰好穿过角，前提是拐角规则允许该斜向移动。</translation>
    </message>
    <message>
        <source>line of sight|lines of sight</source>
        <comment>how the term stands in sentences</comment>
        <translation>视线</translation>
    </message>
    <message>
        <source>Any-angle path</source>
        <translation>任意角度路径</translation>
    </message>
    <message>
        <source>A path of straight lines in any direction instead of moves to neighbouring cells. Its length is the sum of their lengths. Theta* searches for such a path; smoothing pulls any path straight afterwards.</source>
        <translation>由任意方向的直线组成的路径，而不是向相邻格子的移动。其长度是各条直线长度之和。Theta* 搜索这样的路径；平滑则在搜索之后把任何路径拉直。</translation>
    </message>
    <message>
        <source>any-angle</source>
        <translation>任意角度</translation>
    </message>
    <message>
        <source>A version of A* for any-angle paths: a new node takes its grandparent as its parent if that sees it. The path is never longer than the shortest path along the grid, but it may not be the shortest of all.</source>
        <translation>用于任意角度路径的 A* 变体：若祖父节点看得到新节点，新节点就以祖父节点为父节点。路径绝不长于沿网格的最短路径，但未必是所有路径中最短的。</translation>
    </message>
    <message>
        <source>Theta* that assumes a line of sight to each new node and tests it only when the node is taken from OPEN. It tests fewer lines for paths of almost the same length.</source>
        <translation>先假定看得到每个新节点、从 OPEN 取出该节点时才检查视线的 Theta*。检查的视线更少，路径长度几乎相同。</translation>
    </message>
    <message>
        <source>A search from both ends with a heuristic. It expands the node with the smallest max(g + h, 2 g), so neither side goes beyond half of the cost. With an admissible heuristic its solution is optimal.</source>
        <translation>带启发函数的双向搜索。它扩展 max(g + h, 2 g) 最小的节点，因此两侧都不会越过总代价的一半。启发函数可采纳时，解最优。</translation>
    </message>
    <message>
        <source>A* whose OPEN is in no order. It goes through OPEN again and again, each time with a larger bound on f, expands what is within the bound and passes over the rest. It expands the same nodes as A* without sorting them.</source>
        <translation>OPEN 不排序的 A*。它一遍遍地检查 OPEN，每遍以更大的界限限制 f，扩展界限之内的节点，跳过其余节点。它扩展的节点与 A* 相同，但无需排序。</translation>
    </message>
    <message>
        <source>Breadth-first search that keeps only the best nodes of each depth, as many as the beam is wide, and drops the others. It is fast and needs little memory, but it may miss every path to the goal.</source>
        <translation>每层只保留最好的若干节点（数目为束宽）、丢弃其余节点的广度优先搜索。速度快、占内存少，但可能错过所有通向终点的路径。</translation>
    </message>
    <message>
        <source>Recursive best-first search: it follows one path, remembers the smallest f of each successor beside it, and leaves the path for a better one. With an admissible heuristic its solution is optimal, and it stores only one path and its successors.</source>
        <translation>递归最佳优先搜索：沿一条路径前进，记住路径旁每个后继的最小 f，一旦有更好的路径就改走那条。启发函数可采纳时，找到的解是最优的，而且只需保存一条路径及其后继。</translation>
    </message>
    <message>
        <source>Simplified memory-bounded A*: A* in a fixed number of nodes. When they are used up, it drops the worst leaf, and the leaf&apos;s parent remembers its f. It finds an optimal solution if the heuristic is admissible and the path fits into the nodes.</source>
        <translation>简化的内存受限 A*：节点数固定的 A*。节点用完后，它丢弃最差的叶节点，由父节点记住其 f。启发函数可采纳且路径放得进这些节点时，能找到最优解。</translation>
    </message>
    <message>
        <source>Drop</source>
        <translation>丢弃</translation>
    </message>
    <message>
        <source>dropped</source>
        <comment>how the term stands in sentences</comment>
        <translation>丢弃</translation>
    </message>
    <message>
        <source>Backed-up f</source>
        <translation>回传的 f</translation>
    </message>
    <message>
        <source>The smallest f below a node that is not in memory any more, kept in the node above. It says when it is worth generating again what was forgotten.</source>
        <translation>已不在内存中的节点之下的最小 f，由其上方的节点保存。它表明何时值得重新生成遗忘的节点。</translation>
    </message>
    <message>
        <source>backed up|backed-up</source>
        <comment>how the term stands in sentences</comment>
        <translation>回传</translation>
    </message>
    <message>
        <source>The search discards a node to keep within the width of a beam or a number of nodes. It can generate the node again later. If a search has dropped nodes and finds no path, it has not proven that there is none.</source>
        <translation>为了不超出束宽或节点数，搜索放弃一个节点，以后可以再次生成它。丢弃过节点的搜索若找不到路径，并不能证明路径不存在。</translation>
    </message>
    <message>
        <source>Lifelong planning A*: repairs its path when the map is edited. Each node has two costs: g, and rhs, the cost by its best neighbour. Only nodes whose g and rhs differ are expanded again, each at most twice.</source>
        <translation>终身规划 A*：地图被编辑时修复路径。每个节点有两个代价：g，以及经由最佳邻居的代价 rhs。只有 g 与 rhs 不同的节点才会重新扩展，每个至多两次。</translation>
    </message>
    <message>
        <source>An agent that knows only the cells it has seen searches from the goal, walks along its path, and repairs the search as LPA* does when it sees something unexpected.</source>
        <translation>智能体只知道自己看到过的格子：它从终点开始搜索，沿路径行走，发现与预想不同时像 LPA* 一样修复搜索。</translation>
    </message>
    <message>
        <source>Waypoint</source>
        <translation>途经点</translation>
    </message>
    <message>
        <source>A cell that the route has to visit before the goal. With waypoints a state is a cell and the number of waypoints visited so far, so that one search finds the cheapest route through all of them, in their order.</source>
        <translation>路线在到达终点前必须经过的格子。有途经点时，状态是格子加上已经过的途经点数，因此一次搜索就能找到按次序经过全部途经点的代价最小的路线。</translation>
    </message>
    <message>
        <source>waypoint|waypoints</source>
        <comment>how the term stands in sentences</comment>
        <translation>途经点</translation>
    </message>
    <message>
        <source>Nearest reachable cell</source>
        <translation>能到达的最近格子</translation>
    </message>
    <message>
        <source>Where the goal cannot be reached: the reachable cell with the smallest estimated distance to it; of equal ones, that with the smallest cost from the start.</source>
        <translation>终点无法到达时：到终点的估计距离最小的可到达格子；距离相同时取从起点出发代价最小的一个。</translation>
    </message>
    <message>
        <source>nearest reachable cell|nearest cell</source>
        <comment>how the term stands in sentences</comment>
        <translation>能到达的最近格子|最近的格子</translation>
    </message>
    <message>
        <source>Flow field</source>
        <translation>流场</translation>
    </message>
    <message>
        <source>A search from the goal to every cell. The cost of each cell is its distance to the goal, and its parent is where to go next, from wherever one starts. Games call the distances a Dijkstra map.</source>
        <translation>从终点到每个格子的搜索。每个格子的代价是它到终点的距离，它的父节点是从该处出发的下一步。游戏中把这些距离叫作 Dijkstra 地图。</translation>
    </message>
    <message>
        <source>flow field</source>
        <comment>how the term stands in sentences</comment>
        <translation>流场</translation>
    </message>
    <message>
        <source>Smoothing</source>
        <translation>平滑</translation>
    </message>
    <message>
        <source>Pulls a finished path straight: each turn is left out if the cells before and after it see each other. The result is shorter, but not always the shortest.</source>
        <translation>把完成的路径拉直：如果一个转折前后的格子互相可见，就省去它。结果更短，但不一定最短。</translation>
    </message>
    <message>
        <source>smoothing|smoothed</source>
        <comment>how the term stands in sentences</comment>
        <translation>平滑</translation>
    </message>
    <message>
        <source>A rule for shortest paths that differ only in the order of their moves: only the path with diagonal moves first, then straight ones, is kept. With 4 neighbours, horizontal moves come first. The others are not generated.</source>
        <translation>一种规则：多条最短路径只有各步次序不同时，只保留先斜走、后直走的一条；4 邻域时，只保留先横走的一条。其余的不生成。</translation>
    </message>
    <message>
        <source>One-way cell</source>
        <translation>单向格</translation>
    </message>
    <message>
        <source>one-way cell|one-way cells</source>
        <comment>how the term stands in sentences</comment>
        <translation>单向格</translation>
    </message>
    <message>
        <source>Clearance</source>
        <translation>净空</translation>
    </message>
    <message>
        <source>clearance</source>
        <comment>how the term stands in sentences</comment>
        <translation>净空</translation>
    </message>
    <message>
        <source>A cell that can be entered from everywhere but left only in the direction of its arrow. A search from the goal goes from each cell to those that lead to it.</source>
        <translation>可以从任何方向进入、但只能沿箭头方向离开的格子。从终点开始的搜索从每个格子走到通向它的格子。</translation>
    </message>
    <message>
        <source>The side of the largest free square with this cell as its upper-left one, up to 9. An agent of several cells fits where the clearance is at least its side, unless one-way cells below it disagree.</source>
        <translation>以该格为左上角的最大空闲正方形的边长，最多为 9。占多格的智能体能站在净空不小于其边长的地方，除非它下面的单向格方向不一致。</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>On the board</source>
        <translation>在棋盘上</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>方向键</translation>
    </message>
    <message>
        <source>Move the cell cursor; with Shift, paint as it moves</source>
        <translation>移动格子光标；按住 Shift 则边移动边绘制</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>回车键</translation>
    </message>
    <message>
        <source>Place the start or the goal at the cell cursor</source>
        <translation>将起点或终点放在格子光标处</translation>
    </message>
    <message>
        <source>Zoom in, zoom out, show the whole map</source>
        <translation>放大、缩小、显示整张地图</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>滚轮</translation>
    </message>
    <message>
        <source>Zoom at the pointer</source>
        <translation>以指针为中心缩放</translation>
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
        <source>Move it and rerun the search at once</source>
        <translation>移动起点或终点，并立即重新运行搜索</translation>
    </message>
    <message>
        <source>Right button</source>
        <translation>右键</translation>
    </message>
    <message>
        <source>Erase with any tool</source>
        <translation>擦除（任何工具均可）</translation>
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
        <source>Shows how search algorithms work. Every step on the screen was recorded from a search run at full speed. Free software under the MIT licence.</source>
        <translation>展示搜索算法的工作过程。屏幕上的每一步都是全速运行的搜索所记录的步骤。以 MIT 许可证发布的自由软件。</translation>
    </message>
    <message>
        <source>Drag with the middle button, or hold Space and drag</source>
        <translation>按住中键拖动，或按住空格键拖动</translation>
    </message>
    <message>
        <source>Use the tool at the cell cursor or select the cell; for a line or rectangle, press once at each end</source>
        <translation>在格子光标处使用工具或选中该格；画直线或矩形时，在两端各按一次</translation>
    </message>
    <message>
        <source>Cancel the drawing or the selection; elsewhere, return to the map</source>
        <translation>取消绘制或选择；焦点在别处时返回地图</translation>
    </message>
    <message>
        <source>Drag on free cells</source>
        <translation>在空地上拖动</translation>
    </message>
    <message>
        <source>Keyboard focus</source>
        <translation>键盘焦点</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>帮助</translation>
    </message>
    <message>
        <source>With no tool selected: draw walls on a new or built-in map, or erase if you begin on a wall; move the view on a map from a file</source>
        <translation>未选工具时：在新建或自带的地图上画墙，若从墙上开始则擦除；在来自文件的地图上移动视图</translation>
    </message>
    <message>
        <source>Show your own search</source>
        <translation>显示您自己的搜索</translation>
    </message>
</context>
<context>
    <name>KeptAtClose</name>
    <message>
        <source>The game from the last session cannot be read: %2. Its file has been renamed to %1.</source>
        <translation>无法读取上次的游戏，该文件已改名为 %1：%2</translation>
    </message>
    <message>
        <source>The file from the last session was left unchanged: %1</source>
        <translation>上次运行时自动保存的文件保持不变：%1</translation>
    </message>
</context>
<context>
    <name>KeyMap</name>
    <message>
        <source>Everywhere</source>
        <translation>所有页面</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
</context>
<context>
    <name>KlotskiCommands</name>
    <message>
        <source>&amp;Hint</source>
        <translation>提示(&amp;H)</translation>
    </message>
    <message>
        <source>Pla&amp;y hint</source>
        <translation>走这一步(&amp;Y)</translation>
    </message>
    <message>
        <source>Plays the first move of a shortest solution</source>
        <translation>走出一个最短解的第一步</translation>
    </message>
    <message>
        <source>&amp;Solve from here</source>
        <translation>从这里求解(&amp;S)</translation>
    </message>
    <message>
        <source>Plays a shortest solution from here; step through it in either direction</source>
        <translation>从当前局面播放一个最短解；可逐步前进或后退</translation>
    </message>
    <message>
        <source>Count &amp;moves</source>
        <translation>按步计数(&amp;M)</translation>
    </message>
    <message>
        <source>Gives hints and solutions with the fewest moves</source>
        <translation>提示和解以步数最少为准</translation>
    </message>
    <message>
        <source>Count s&amp;traight moves</source>
        <translation>按直移计数(&amp;T)</translation>
    </message>
    <message>
        <source>Gives hints and solutions with the fewest straight moves</source>
        <translation>提示和解以直移次数最少为准</translation>
    </message>
    <message>
        <source>Count st&amp;eps</source>
        <translation>按格计数(&amp;E)</translation>
    </message>
    <message>
        <source>Gives hints and solutions with the fewest steps</source>
        <translation>提示和解以格数最少为准</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>动画</translation>
    </message>
    <message>
        <source>Animates the pieces</source>
        <translation>以动画显示棋子的移动</translation>
    </message>
    <message>
        <source>Outline of the goal</source>
        <translation>显示目标轮廓</translation>
    </message>
    <message>
        <source>Outlines the place the piece must reach</source>
        <translation>标出棋子要到达的位置</translation>
    </message>
    <message>
        <source>&amp;Lacquer</source>
        <translation>漆器(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Wood</source>
        <translation>木纹(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Flat</source>
        <translation>扁平(&amp;F)</translation>
    </message>
    <message>
        <source>Names in the program&apos;s &amp;language</source>
        <translation>名字用界面语言(&amp;L)</translation>
    </message>
    <message>
        <source>Names in &amp;Chinese</source>
        <translation>名字用中文(&amp;C)</translation>
    </message>
    <message>
        <source>Le&amp;tters</source>
        <translation>名字用字母(&amp;T)</translation>
    </message>
    <message>
        <source>N&amp;o names</source>
        <translation>不显示名字(&amp;O)</translation>
    </message>
    <message>
        <source>G&amp;raph of all positions</source>
        <translation>所有局面的状态图(&amp;R)</translation>
    </message>
    <message>
        <source>Shows every reachable position as a point, with your moves and the search</source>
        <translation>将每个可到达的局面显示为一个点，并标出您的走法和搜索过程</translation>
    </message>
    <message>
        <source>&amp;Draw a layout…</source>
        <translation>绘制布局(&amp;D)…</translation>
    </message>
    <message>
        <source>Opens an editor that checks your puzzle while you draw it</source>
        <translation>打开编辑器，边画边检查您的题目</translation>
    </message>
    <message>
        <source>Cop&amp;y the position</source>
        <translation>复制局面(&amp;Y)</translation>
    </message>
    <message>
        <source>Copies the position as text that can be pasted here</source>
        <translation>将局面复制为文本，可再粘贴到此处</translation>
    </message>
    <message>
        <source>Show graph &amp;with the searchlight</source>
        <translation>随探照灯显示状态图(&amp;W)</translation>
    </message>
    <message>
        <source>Shows the graph when the searchlight is on, and hides it when it is off</source>
        <translation>状态图随探照灯一起显示或隐藏</translation>
    </message>
    <message>
        <source>Opens the previous puzzle of the collection; the current game is saved</source>
        <translation>打开题集中的上一题；自动保存当前游戏</translation>
    </message>
    <message>
        <source>Opens the next puzzle of the collection; the current game is saved</source>
        <translation>打开题集中的下一题；自动保存当前游戏</translation>
    </message>
    <message>
        <source>Shows whether you are on an optimal path; press again for the piece, its target and the move</source>
        <translation>说明您是否仍在最优路径上；继续按则依次提示棋子、目标位置和走法</translation>
    </message>
    <message>
        <source>&amp;Previous puzzle</source>
        <translation>上一题(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Next puzzle</source>
        <translation>下一题(&amp;N)</translation>
    </message>
    <message>
        <source>Rest&amp;art the puzzle</source>
        <translation>重新开始(&amp;A)</translation>
    </message>
    <message>
        <source>Returns all pieces to the start position; Redo restores the moves</source>
        <translation>所有棋子回到起始位置；“重做”可恢复这些步骤</translation>
    </message>
    <message>
        <source>E&amp;xperiment with the catalogue</source>
        <translation>用全部谜题做实验(&amp;X)</translation>
    </message>
    <message>
        <source>Fills in an experiment that runs several searches on all puzzles</source>
        <translation>填好一个实验：对所有谜题运行多种搜索</translation>
    </message>
</context>
<context>
    <name>KlotskiDifferences</name>
    <message>
        <source>The graph does not show this state yet, but the boards do.</source>
        <translation>状态图中尚未显示这个状态；棋盘上已经显示。</translation>
    </message>
</context>
<context>
    <name>KlotskiTexts</name>
    <message>
        <source>left</source>
        <translation>左移</translation>
    </message>
    <message>
        <source>right</source>
        <translation>右移</translation>
    </message>
    <message>
        <source>up</source>
        <translation>上移</translation>
    </message>
    <message>
        <source>down</source>
        <translation>下移</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>步数</translation>
    </message>
    <message>
        <source>Straight moves</source>
        <translation>直移次数</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>格数</translation>
    </message>
    <message>
        <source>Sliding one piece any distance, even around corners, counts as one move.</source>
        <translation>一个棋子连续滑动，不论多远、是否拐弯，都算一步。</translation>
    </message>
    <message>
        <source>Sliding one piece any distance in a straight line counts as one straight move.</source>
        <translation>一个棋子沿直线滑动，不论多远，都算一次直移。</translation>
    </message>
    <message>
        <source>Moving one piece by one cell counts as one step.</source>
        <translation>一个棋子每移动一格，算一格。</translation>
    </message>
    <message>
        <source>1 move</source>
        <translation>1 步</translation>
    </message>
    <message>
        <source>%1 moves</source>
        <translation>%1 步</translation>
    </message>
    <message>
        <source>1 straight move</source>
        <translation>1 次直移</translation>
    </message>
    <message>
        <source>%1 straight moves</source>
        <translation>%1 次直移</translation>
    </message>
    <message>
        <source>1 step</source>
        <translation>1 格</translation>
    </message>
    <message>
        <source>%1 steps</source>
        <translation>%1 格</translation>
    </message>
    <message>
        <source>%1 moves %2</source>
        <comment>a piece, its directions</comment>
        <translation>%1向%2</translation>
    </message>
    <message>
        <source>, then </source>
        <translation>，再向</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a slide, what becomes of it</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a direction, and how many cells</comment>
        <translation>%1 %2&#xa0;格</translation>
    </message>
    <message>
        <source>Goal: move %1 to its outline</source>
        <comment>a piece</comment>
        <translation>目标：将%1移到轮廓处</translation>
    </message>
    <message>
        <source>Goal: move %1 and %2 to their outlines</source>
        <comment>pieces</comment>
        <translation>目标：将%1和%2移到各自的轮廓处</translation>
    </message>
    <message>
        <source>Goal: move %1 pieces to their outlines</source>
        <translation>目标：将 %1 个棋子移到各自的轮廓处</translation>
    </message>
    <message>
        <source>Goal: %1</source>
        <comment>rows of letters</comment>
        <translation>目标：%1</translation>
    </message>
</context>
<context>
    <name>LayoutVerdictTexts</name>
    <message>
        <source>Unsolvable: none of the %1 reachable positions is a goal position.</source>
        <translation>无解：可到达的 %1 个局面中没有目标局面。</translation>
    </message>
    <message>
        <source>Solvable: %1 reachable positions, %2 of them goal positions.</source>
        <translation>有解：可到达 %1 个局面，其中 %2 个是目标局面。</translation>
    </message>
    <message>
        <source>Solvable. %1 positions were examined before the memory or time limit was reached.</source>
        <translation>有解。检查了 %1 个局面后达到内存或时间上限。</translation>
    </message>
    <message>
        <source>%1 positions were examined before the memory or time limit was reached.</source>
        <translation>检查了 %1 个局面后达到内存或时间上限。</translation>
    </message>
    <message>
        <source>at least %1</source>
        <comment>a number of moves</comment>
        <translation>至少 %1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between numbers of moves, of straight slides and of steps</comment>
        <translation>，</translation>
    </message>
    <message>
        <source>Examining all positions…</source>
        <translation>正在检查所有局面…</translation>
    </message>
</context>
<context>
    <name>LegendFlow</name>
    <message>
        <source>… %1 more</source>
        <comment>entries of a legend without room</comment>
        <translation>… 另有 %1 项</translation>
    </message>
</context>
<context>
    <name>LegendMarks</name>
    <message>
        <source>OPEN from the start</source>
        <translation>起点侧 OPEN</translation>
    </message>
    <message>
        <source>OPEN from the goal</source>
        <translation>终点侧 OPEN</translation>
    </message>
    <message>
        <source>expanded now</source>
        <translation>正在扩展</translation>
    </message>
    <message>
        <source>current path</source>
        <translation>当前路径</translation>
    </message>
    <message>
        <source>The path from the start to the node being expanded.</source>
        <translation>从起点到正在扩展的节点的路径。</translation>
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
        <source>Dead end: everything below the node has been tried.</source>
        <translation>死路：此节点之下的节点已全部试过。</translation>
    </message>
    <message>
        <source>route ahead</source>
        <translation>预览路径</translation>
    </message>
    <message>
        <source>Reveals the result ahead of playback: the route as a dashed line, and the statistics of the whole run.</source>
        <translation>提前显示结果：以虚线表示路径，并显示整次运行的统计。</translation>
    </message>
    <message>
        <source>path to the start</source>
        <translation>到起点的路径</translation>
    </message>
    <message>
        <source>The path from the selected cell back to the start, traced along the parent arrows.</source>
        <translation>从所选格子沿父节点箭头回溯到起点的路径。</translation>
    </message>
    <message>
        <source>descendants</source>
        <translation>后代</translation>
    </message>
    <message>
        <source>this event</source>
        <translation>本事件</translation>
    </message>
    <message>
        <source>This event: the cell of the last event, if it differs from the cell being expanded.</source>
        <translation>本事件：最近一次事件所在的格子（若与正在扩展的格子不同）。</translation>
    </message>
    <message>
        <source>This event: what happens to the cell the arrow points to.</source>
        <translation>本事件：箭头所指格子发生的变化。</translation>
    </message>
    <message>
        <source>OPEN</source>
        <translation>OPEN</translation>
    </message>
    <message>
        <source>OPEN: generated on the current path, not expanded yet.</source>
        <translation>OPEN：已在当前路径上生成，尚未扩展。</translation>
    </message>
    <message>
        <source>All cells that were reached through the selected one.</source>
        <translation>经由所选格子到达的所有格子。</translation>
    </message>
    <message>
        <source>selected in the plot</source>
        <translation>图中选中</translation>
    </message>
    <message>
        <source>Cells of the nodes that are selected in the plot.</source>
        <translation>在图中选中的节点所在的格子。</translation>
    </message>
    <message>
        <source>smoothed route</source>
        <translation>平滑后的路径</translation>
    </message>
    <message>
        <source>The route pulled straight by lines of sight.</source>
        <translation>沿视线拉直的路径。</translation>
    </message>
    <message>
        <source>nearest cell</source>
        <translation>最近的格子</translation>
    </message>
    <message>
        <source>The goal cannot be reached. Of the cells that can, this one is nearest to it, and the search is for a path to it.</source>
        <translation>终点无法到达。在能到达的格子中，这一格离终点最近，搜索的是到它的路径。</translation>
    </message>
    <message>
        <source>walked</source>
        <translation>已走过</translation>
    </message>
    <message>
        <source>Where the agent has walked so far.</source>
        <translation>智能体至今走过的路径。</translation>
    </message>
    <message>
        <source>expanded in this repair</source>
        <translation>本次修复扩展</translation>
    </message>
    <message>
        <source>Cells that this repair has expanded, or those that were reached through the selected one.</source>
        <translation>本次修复扩展过的格子，或经由所选格子到达的格子。</translation>
    </message>
    <message>
        <source>waypoint</source>
        <translation>途经点</translation>
    </message>
    <message>
        <source>The route visits the waypoints in the order of their numbers.</source>
        <translation>路线按编号次序经过途经点。</translation>
    </message>
</context>
<context>
    <name>LessonCommands</name>
    <message>
        <source>&amp;Next</source>
        <translation>下一步(&amp;N)</translation>
    </message>
    <message>
        <source>Plays the search to the next step of the lesson</source>
        <translation>将搜索播放到课程的下一步</translation>
    </message>
    <message>
        <source>&amp;Previous</source>
        <translation>上一步(&amp;P)</translation>
    </message>
    <message>
        <source>Returns to the previous step</source>
        <translation>返回上一步</translation>
    </message>
    <message>
        <source>&amp;Back to the lesson</source>
        <translation>返回课程(&amp;B)</translation>
    </message>
    <message>
        <source>Restores the board and the point in the search that this step describes</source>
        <translation>恢复此步骤所讲的棋盘和时刻</translation>
    </message>
    <message>
        <source>&amp;All lessons</source>
        <translation>全部课程(&amp;A)</translation>
    </message>
</context>
<context>
    <name>LevelGalleryTexts</name>
    <message>
        <source>Level %1</source>
        <translation>第 %1 关</translation>
    </message>
    <message>
        <source>Pasted</source>
        <translation>粘贴的关卡</translation>
    </message>
    <message>
        <source>Levels without a title</source>
        <translation>无标题的关卡</translation>
    </message>
    <message>
        <source>Choose a level</source>
        <translation>选择关卡</translation>
    </message>
    <message>
        <source>Search by title, number or author…</source>
        <translation>按标题、编号或作者查找…</translation>
    </message>
    <message>
        <source>Find a level</source>
        <translation>查找关卡</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>关卡</translation>
    </message>
    <message>
        <source>No matching level.</source>
        <translation>没有匹配的关卡。</translation>
    </message>
    <message>
        <source>Boxes</source>
        <translation>箱子数</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>难度</translation>
    </message>
    <message>
        <source>Other levels</source>
        <translation>其他关卡</translation>
    </message>
    <message>
        <source>Pushes</source>
        <translation>推数</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>a level&apos;s number and name</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>invalid</source>
        <translation>无效</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <comment>what is wrong with a broken level</comment>
        <translation>第 %1 行：%2</translation>
    </message>
    <message>
        <source>your best %1</source>
        <comment>own best</comment>
        <translation>个人最佳 %1</translation>
    </message>
    <message>
        <source>your best %1 · minimum %2</source>
        <comment>own best, so many pushes</comment>
        <translation>个人最佳 %1 · 最少 %2</translation>
    </message>
    <message>
        <source>minimum %1</source>
        <comment>pushes</comment>
        <translation>最少 %1</translation>
    </message>
    <message>
        <source>Solved by the computer in %1</source>
        <comment>so many pushes</comment>
        <translation>由程序解出：%1</translation>
    </message>
    <message>
        <source>unsolvable</source>
        <translation>无解</translation>
    </message>
</context>
<context>
    <name>LevelSaving</name>
    <message>
        <source>Save levels</source>
        <translation>保存关卡</translation>
    </message>
    <message>
        <source>“%1” already exists and contains %2.</source>
        <comment>a file, so many levels</comment>
        <translation>“%1”已经存在：%2。</translation>
    </message>
    <message>
        <source>Add %1 to the end</source>
        <comment>so many levels</comment>
        <translation>在末尾添加 %1(&amp;A)</translation>
    </message>
    <message>
        <source>Replace its level “%1”</source>
        <translation>替换其中的关卡“%1”(&amp;R)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消(&amp;C)</translation>
    </message>
    <message>
        <source>Sokoban levels (%1)</source>
        <translation>推箱子关卡 (%1)</translation>
    </message>
    <message>
        <source>My levels</source>
        <comment>a file&apos;s name</comment>
        <translation>我的关卡</translation>
    </message>
</context>
<context>
    <name>LevelTexts</name>
    <message>
        <source>Pushes</source>
        <translation>推数</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>步数</translation>
    </message>
    <message>
        <source>Dead squares</source>
        <translation>死格</translation>
    </message>
    <message>
        <source>Frozen boxes</source>
        <translation>冻结的箱子</translation>
    </message>
    <message>
        <source>Corrals</source>
        <translation>封闭区 (corral)</translation>
    </message>
    <message>
        <source>Matching</source>
        <translation>匹配</translation>
    </message>
    <message>
        <source>Prunes pushes onto squares from which no goal can be reached.</source>
        <translation>剪去把箱子推到死格上的推动：箱子从那里无法到达任何目标。</translation>
    </message>
    <message>
        <source>Prunes states with boxes frozen off the goals.</source>
        <translation>剪去有箱子冻结在非目标格上的状态。</translation>
    </message>
    <message>
        <source>If a corral must be opened, tries only pushes that open it. Available when pushes are counted.</source>
        <translation>如果必须打开封闭区，则只尝试能打开它的推动。仅在按推数计数时可用。</translation>
    </message>
    <message>
        <source>Estimates the remaining cost by matching each box to its own goal instead of the nearest one.</source>
        <translation>估计剩余代价时，为每个箱子匹配各自不同的目标，而非最近的目标。</translation>
    </message>
    <message>
        <source>Worker&apos;s path to a square</source>
        <translation>工人到某格的路径</translation>
    </message>
    <message>
        <source>Box&apos;s path to a square</source>
        <translation>箱子到某格的路径</translation>
    </message>
    <message>
        <source>Whole level</source>
        <translation>整个关卡</translation>
    </message>
    <message>
        <source>When box %1 is pushed</source>
        <comment>its square</comment>
        <translation>推动箱子 %1 时</translation>
    </message>
    <message>
        <source>without %1</source>
        <comment>pruning ideas</comment>
        <translation>不用%1</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>A node consists of the worker&apos;s square after a push and the positions of the boxes. It is named after the push that led to it. Boxes are lettered at the start and keep their letters.</source>
        <translation>节点由推动后工人所在的格子和各箱子的位置组成，以到达该节点的那次推动命名。箱子在起始局面标有字母，此后保持不变。</translation>
    </message>
    <message>
        <source>A node consists of the positions of the boxes and the part of the floor the worker can reach. It is named after the push that led to it. Boxes are lettered at the start and keep their letters.</source>
        <translation>节点由各箱子的位置和工人可到达的区域组成，以到达该节点的那次推动命名。箱子在起始局面标有字母，此后保持不变。</translation>
    </message>
    <message>
        <source>no box on that square can ever reach a goal</source>
        <translation>该格上的箱子永远无法到达目标</translation>
    </message>
    <message>
        <source>the box and those blocking it are frozen, and not all are on goals</source>
        <translation>箱子及挡住它的箱子已冻结，且并非都在目标上</translation>
    </message>
    <message>
        <source>the boxes can no longer be matched to distinct goals</source>
        <translation>箱子与目标再也无法一一匹配</translation>
    </message>
    <message>
        <source>No sequence of pushes brings all boxes to goals.</source>
        <translation>任何推法都无法使所有箱子到达目标。</translation>
    </message>
    <message>
        <source>dead square</source>
        <translation>死格</translation>
    </message>
    <message>
        <source>frozen</source>
        <translation>冻结</translation>
    </message>
    <message>
        <source>no matching</source>
        <translation>无法匹配</translation>
    </message>
    <message>
        <source>lost together</source>
        <translation>共同死锁</translation>
    </message>
    <message>
        <source>%1; its moves wait in cell %2</source>
        <comment>what is counted, a number</comment>
        <translation>%1；它的走法在单元 %2 中等待</translation>
    </message>
    <message>
        <source>1 box move</source>
        <translation>移动箱子 1 次</translation>
    </message>
    <message>
        <source>%1 box moves</source>
        <translation>移动箱子 %1 次</translation>
    </message>
    <message>
        <source>This search cannot run on this level: %1.</source>
        <translation>此搜索无法用于此关卡：%1。</translation>
    </message>
    <message>
        <source>two or three of the boxes cannot all reach goals, even with no other box on the board</source>
        <translation>其中两三个箱子即使没有别的箱子，也无法全部到达目标</translation>
    </message>
</context>
<context>
    <name>LevelVerdictTexts</name>
    <message>
        <source>Solvable: %1; no solution has fewer pushes.</source>
        <translation>有解：%1；没有推数更少的解。</translation>
    </message>
    <message>
        <source>Solvable: %1; better solutions may exist.</source>
        <translation>有解：%1；可能还有更好的解。</translation>
    </message>
    <message>
        <source>Unsolvable: every reachable state was examined.</source>
        <translation>无解：所有可到达的状态都已检查。</translation>
    </message>
    <message>
        <source>No solution found within the time and memory limits. The level may be hard or unsolvable.</source>
        <translation>在时间和内存限制内未找到解。这一关可能很难，也可能无解。</translation>
    </message>
</context>
<context>
    <name>LevelWords</name>
    <message>
        <source>All boxes are on goals: %1</source>
        <translation>所有箱子都在目标上：%1</translation>
    </message>
    <message>
        <source>A push</source>
        <translation>一次推动</translation>
    </message>
    <message>
        <source>%1: duplicate; the state was already reached with %2</source>
        <comment>a push, so many pushes</comment>
        <translation>%1：重复，此前已用 %2 到达此状态</translation>
    </message>
    <message>
        <source>%1; deadlock: %2</source>
        <comment>a push, why</comment>
        <translation>%1；死锁：%2</translation>
    </message>
    <message>
        <source>%1: %2; deadlock: %3</source>
        <comment>a push, costs, why</comment>
        <translation>%1：%2；死锁：%3</translation>
    </message>
    <message>
        <source>; a corral must be opened first: only boxes %1 are pushed</source>
        <comment>places</comment>
        <translation>；必须先打开封闭区 (corral)：只推箱子 %1</translation>
    </message>
    <message>
        <source>; </source>
        <translation>；</translation>
    </message>
    <message>
        <source>it is frozen and not on a goal</source>
        <translation>箱子已冻结且不在目标上</translation>
    </message>
    <message>
        <source>boxes %1 are frozen, and not all are on goals</source>
        <comment>places</comment>
        <translation>箱子 %1 已冻结，且并非都在目标上</translation>
    </message>
    <message>
        <source>box %1 can no longer reach a goal</source>
        <comment>place</comment>
        <translation>箱子 %1 再也无法到达目标</translation>
    </message>
    <message>
        <source>boxes %1 share too few reachable goals: %2</source>
        <comment>places, places</comment>
        <translation>箱子 %1 可到达的目标不够分配：%2</translation>
    </message>
    <message>
        <source>box %1, frozen on its goal, blocks other goals; too few remain for %2</source>
        <comment>place, places</comment>
        <translation>箱子 %1 已在目标上冻结，挡住了其他目标；留给 %2 的目标不足</translation>
    </message>
    <message>
        <source>boxes %1, frozen on their goals, block other goals; too few remain for %2</source>
        <comment>places, places</comment>
        <translation>箱子 %1 已在目标上冻结，挡住了其他目标；留给 %2 的目标不足</translation>
    </message>
    <message>
        <source>; a corral can no longer be opened: none of the boxes %1 around it can be pushed</source>
        <comment>places</comment>
        <translation>；封闭区 (corral) 再也打不开：周围的箱子 %1 都无法推动</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between letters of boxes</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>state</source>
        <comment>a node, in sentences</comment>
        <translation>状态</translation>
    </message>
    <message>
        <source>current position</source>
        <comment>where the search begins, in sentences</comment>
        <translation>当前局面</translation>
    </message>
    <message>
        <source>No other meeting point gives a cheaper path: %1</source>
        <comment>moves</comment>
        <translation>其他相遇点给出的路径代价都不会更小：%1</translation>
    </message>
    <message>
        <source>“%1” is skipped: its position was expanded after another move</source>
        <comment>a push</comment>
        <translation>跳过“%1”：该局面已在另一步之后扩展</translation>
    </message>
    <message>
        <source>; %1</source>
        <comment>what is counted of a position</comment>
        <translation>；%1</translation>
    </message>
    <message>
        <source>; made at once: it packs a box</source>
        <translation>；立即执行：它使一个箱子就位</translation>
    </message>
    <message>
        <source>; turn %1 of cell %2, weight %3</source>
        <comment>numbers</comment>
        <translation>；单元 %2 的第 %1 次轮次，权重 %3</translation>
    </message>
    <message>
        <source>boxes %1 cannot all reach goals, even with no other box on the board</source>
        <comment>places</comment>
        <translation>箱子 %1 即使没有别的箱子，也无法全部到达目标</translation>
    </message>
</context>
<context>
    <name>LinesCommands</name>
    <message>
        <source>&amp;Hint</source>
        <translation>提示(&amp;H)</translation>
    </message>
    <message>
        <source>Pla&amp;y hint</source>
        <translation>走这一步(&amp;Y)</translation>
    </message>
    <message>
        <source>Analyses the position and plays the best move found</source>
        <translation>分析局面，并走出找到的最佳一步</translation>
    </message>
    <message>
        <source>A&amp;uto-play</source>
        <translation>自动走棋(&amp;U)</translation>
    </message>
    <message>
        <source>Lets the hint player make moves until you stop it or the board is full</source>
        <translation>让提示程序自动走棋，直到您停止或棋盘已满</translation>
    </message>
    <message>
        <source>Shows a table of candidate moves and their values as they are sampled</source>
        <translation>以表格显示候选走法及其估值，随抽样更新</translation>
    </message>
    <message>
        <source>Hi&amp;gh scores…</source>
        <translation>高分榜(&amp;G)…</translation>
    </message>
    <message>
        <source>Shows the best games and statistics for each set of rules</source>
        <translation>显示每种规则的最佳成绩和统计</translation>
    </message>
    <message>
        <source>Show distances</source>
        <translation>显示距离</translation>
    </message>
    <message>
        <source>Shows each cell&apos;s distance from the selected ball, as found by the search</source>
        <translation>显示搜索得出的各格到选中球的距离</translation>
    </message>
    <message>
        <source>Show reachable cells</source>
        <translation>显示可到达的格子</translation>
    </message>
    <message>
        <source>Shades the cells that the selected ball can reach</source>
        <translation>以底色标出选中的球可到达的格子</translation>
    </message>
    <message>
        <source>Animates balls that move, vanish and appear</source>
        <translation>以动画显示球的移动、消失和出现</translation>
    </message>
    <message>
        <source>Next balls: hidden</source>
        <translation>下一批球：隐藏</translation>
    </message>
    <message>
        <source>Search&amp;light on this move</source>
        <translation>用探照灯查看这一步(&amp;L)</translation>
    </message>
    <message>
        <source>Shows the path search step by step: for the last move, or from the selected ball to the cell under the pointer</source>
        <translation>逐步显示寻路过程：上一步的路径，或从选中的球到指针所在格子的路径</translation>
    </message>
    <message>
        <source>Ma&amp;ke this move</source>
        <translation>在游戏中走这一步(&amp;K)</translation>
    </message>
    <message>
        <source>Plays the move whose search is shown</source>
        <translation>走出正在显示搜索过程的这一步</translation>
    </message>
    <message>
        <source>Reve&amp;al result</source>
        <translation>提前显示结果(&amp;A)</translation>
    </message>
    <message>
        <source>Shows the final path as a dashed line, with the outcome and statistics, before playback reaches them</source>
        <translation>提前显示结果和统计，并以虚线显示最终路径，无需等待播放结束</translation>
    </message>
    <message>
        <source>&amp;Compare searches of this move</source>
        <translation>比较这一步的搜索(&amp;C)</translation>
    </message>
    <message>
        <source>Shows several searches for this ball&apos;s path side by side</source>
        <translation>并排显示为这个球寻找路径的多个搜索</translation>
    </message>
    <message>
        <source>Show analysi&amp;s</source>
        <translation>显示分析(&amp;S)</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>动画</translation>
    </message>
    <message>
        <source>Next balls: colours and pla&amp;ces</source>
        <translation>下一批球：颜色与位置(&amp;C)</translation>
    </message>
    <message>
        <source>Next balls: colours</source>
        <translation>下一批球：颜色</translation>
    </message>
    <message>
        <source>Shows what a good move would achieve; press again for the ball, its target and the move</source>
        <translation>说明好的走法有什么效果；继续按则依次提示球、目标格和走法</translation>
    </message>
    <message>
        <source>New game, same &amp;rules</source>
        <translation>以相同规则开新局(&amp;R)</translation>
    </message>
    <message>
        <source>Starts a new game with the same rules</source>
        <translation>以相同规则开始新游戏</translation>
    </message>
</context>
<context>
    <name>MapLabCommands</name>
    <message>
        <source>&amp;Inspect</source>
        <translation>查看(&amp;I)</translation>
    </message>
    <message>
        <source>Shows search data for the cell you click; drag to move the map</source>
        <translation>单击格子，查看其搜索数据；拖动可移动地图</translation>
    </message>
    <message>
        <source>&amp;Walls</source>
        <translation>画墙(&amp;W)</translation>
    </message>
    <message>
        <source>Draws walls as you drag; the right mouse button erases</source>
        <translation>拖动画墙；右键擦除</translation>
    </message>
    <message>
        <source>&amp;Erase</source>
        <translation>擦除(&amp;E)</translation>
    </message>
    <message>
        <source>Clears the cells you drag over</source>
        <translation>将拖过的格子变为空地</translation>
    </message>
    <message>
        <source>Wei&amp;ght</source>
        <translation>画权重(&amp;G)</translation>
    </message>
    <message>
        <source>Raises the cost of entering the cells you drag over</source>
        <translation>提高进入所拖过格子的代价</translation>
    </message>
    <message>
        <source>&amp;Generate…</source>
        <translation>生成地图(&amp;G)…</translation>
    </message>
    <message>
        <source>Generates a maze or a landscape</source>
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
        <source>Clears every cell</source>
        <translation>清空所有格子</translation>
    </message>
    <message>
        <source>Lines of equal &amp;f</source>
        <translation>f 等值线(&amp;F)</translation>
    </message>
    <message>
        <source>Reve&amp;al result</source>
        <translation>提前显示结果(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Breakpoint at this cell</source>
        <translation>在此格设断点(&amp;B)</translation>
    </message>
    <message>
        <source>Pauses playback whenever the search reaches the selected cell</source>
        <translation>搜索到达所选格子时暂停播放</translation>
    </message>
    <message>
        <source>Highlight the cell&apos;s &amp;path to the start</source>
        <translation>高亮显示此格到起点的路径(&amp;P)</translation>
    </message>
    <message>
        <source>Highlight the cell&apos;s &amp;descendants</source>
        <translation>高亮显示此格的后代(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Compare searches on this map</source>
        <translation>比较此地图上的搜索(&amp;C)</translation>
    </message>
    <message>
        <source>Shows several searches of this problem side by side</source>
        <translation>并排显示此问题的多个搜索</translation>
    </message>
    <message>
        <source>Shows the final path as a dashed line, with the outcome and statistics, before playback reaches them</source>
        <translation>提前显示结果和统计，并以虚线显示最终路径，无需等待播放结束</translation>
    </message>
    <message>
        <source>Free&amp;hand</source>
        <translation>自由绘制(&amp;H)</translation>
    </message>
    <message>
        <source>Paints wherever you drag</source>
        <translation>沿拖动轨迹绘制</translation>
    </message>
    <message>
        <source>&amp;Line</source>
        <translation>直线(&amp;L)</translation>
    </message>
    <message>
        <source>Draws a straight line as wide as the brush; with the keyboard, press Enter at each end</source>
        <translation>拖动画直线，宽度同画笔；用键盘时按回车确定两端</translation>
    </message>
    <message>
        <source>&amp;Rectangle</source>
        <translation>矩形(&amp;R)</translation>
    </message>
    <message>
        <source>Draws a rectangle from corner to corner; with the keyboard, press Enter at each corner</source>
        <translation>拖动画矩形；用键盘时按回车确定两个对角</translation>
    </message>
    <message>
        <source>&amp;Fill</source>
        <translation>填充(&amp;F)</translation>
    </message>
    <message>
        <source>Fills the connected area of cells of the same type as the one you click</source>
        <translation>填充与所单击格子相连的同类格子</translation>
    </message>
    <message>
        <source>Centres the view on the start</source>
        <translation>将起点移到视图中央</translation>
    </message>
    <message>
        <source>Centres the view on the goal</source>
        <translation>将终点移到视图中央</translation>
    </message>
    <message>
        <source>Centres the view on the cell being expanded</source>
        <translation>将正在扩展的格子移到视图中央</translation>
    </message>
    <message>
        <source>Follow the cu&amp;rrent cell</source>
        <translation>跟随当前格(&amp;R)</translation>
    </message>
    <message>
        <source>Keeps the current cell in view; moving the map by hand turns this off</source>
        <translation>使当前格始终可见；手动移动地图会停止跟随</translation>
    </message>
    <message>
        <source>O&amp;verview</source>
        <translation>总览图(&amp;V)</translation>
    </message>
    <message>
        <source>Shows the whole map in a corner while part of it is out of view</source>
        <translation>地图有一部分不可见时，在角落显示全图</translation>
    </message>
    <message>
        <source>Centre on the &amp;start</source>
        <translation>以起点为中心(&amp;S)</translation>
    </message>
    <message>
        <source>Centre on the &amp;goal</source>
        <translation>以终点为中心(&amp;G)</translation>
    </message>
    <message>
        <source>Centre on the &amp;current cell</source>
        <translation>以当前格为中心(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Map below the trace…</source>
        <translation>轨迹下的地图(&amp;M)…</translation>
    </message>
    <message>
        <source>Chooses the map whose cells the trace names</source>
        <translation>选择轨迹中的格子所属的地图</translation>
    </message>
    <message>
        <source>Shows the room on each cell: the side of the largest agent that fits there</source>
        <translation>显示每格的空间：能站在那里的最大智能体的边长</translation>
    </message>
    <message>
        <source>Clearance</source>
        <translation>净空</translation>
    </message>
</context>
<context>
    <name>MoveWords</name>
    <message>
        <source>The %6 is added to %3: %2</source>
        <translation>将%6加入 %3：%2</translation>
    </message>
    <message>
        <source>A solved %5 is added to %3: the search from the goal also starts here</source>
        <translation>将一个已解开的%5加入 %3：终点侧的搜索也从这里开始</translation>
    </message>
    <message>
        <source>%1: %2; put on the stack</source>
        <translation>%1：%2；入栈</translation>
    </message>
    <message>
        <source>%1: %2; added to %3</source>
        <translation>%1：%2；加入 %3</translation>
    </message>
    <message>
        <source>%1: a cheaper path to a %5 in %3, %2 instead of %4</source>
        <translation>%1：为 %3 中的%5找到代价更小的路径，%2，原为 %4</translation>
    </message>
    <message>
        <source>%1: a cheaper path moves a %5 from CLOSED back to %3, %2 instead of %4</source>
        <translation>%1：为 CLOSED 中的%5找到代价更小的路径，移回 %3，%2，原为 %4</translation>
    </message>
    <message>
        <source>%1 is possible: %2</source>
        <translation>%1：可行，%2</translation>
    </message>
    <message>
        <source>%1: pruned; the %5 cannot be reached from the start</source>
        <translation>%1：剪枝，从起点无法到达此%5</translation>
    </message>
    <message>
        <source>%1: pruned; the %5 is unsolvable</source>
        <translation>%1：剪枝，此%5无解</translation>
    </message>
    <message>
        <source>%1: %2; cut off because it exceeds the bound %4 of this iteration</source>
        <translation>%1：%2；截断，超过本次迭代的界限 %4</translation>
    </message>
    <message>
        <source>The %6 is expanded: %2</source>
        <translation>扩展%6：%2</translation>
    </message>
    <message>
        <source>A solved %5 is expanded: %2</source>
        <translation>扩展一个已解开的%5：%2</translation>
    </message>
    <message>
        <source>Continuing with “%1”: %2</source>
        <translation>接着扩展“%1”：%2</translation>
    </message>
    <message>
        <source>Jumping from “%4” to “%1”: %2</source>
        <translation>从“%4”转到“%1”并扩展：%2</translation>
    </message>
    <message>
        <source>Expanding “%1”: %2</source>
        <translation>扩展“%1”：%2</translation>
    </message>
    <message>
        <source>Every successor has been tried: backtracking from “%1”</source>
        <translation>所有后继都已试过：从“%1”回溯</translation>
    </message>
    <message>
        <source>Route: the %6</source>
        <translation>路径：%6</translation>
    </message>
    <message>
        <source>Route: a solved %5</source>
        <translation>路径：一个已解开的%5</translation>
    </message>
    <message>
        <source>Route: %1, %2</source>
        <translation>路径：%1，%2</translation>
    </message>
    <message>
        <source>%1 so far</source>
        <comment>moves or pushes</comment>
        <translation>目前 %1</translation>
    </message>
    <message>
        <source>%1 from a solved %2</source>
        <comment>moves, state</comment>
        <translation>距已解开的%2 %1</translation>
    </message>
    <message>
        <source>%1, at least %2 in total</source>
        <comment>9 moves so far, a number</comment>
        <translation>%1，总共至少 %2</translation>
    </message>
</context>
<context>
    <name>OpeningTexts</name>
    <message>
        <source>Traditional, 5 × 4</source>
        <translation>传统 5 × 4 布局</translation>
    </message>
    <message>
        <source>From the atlas of all 5 × 4 positions</source>
        <translation>选自全部 5 × 4 局面的图谱</translation>
    </message>
    <message>
        <source>Other boards</source>
        <translation>其他棋盘</translation>
    </message>
    <message>
        <source>unsolvable</source>
        <translation>无解</translation>
    </message>
    <message>
        <source>minimum %1</source>
        <translation>最少 %1</translation>
    </message>
    <message>
        <source>%1 pieces</source>
        <translation>%1 个棋子</translation>
    </message>
    <message>
        <source>All puzzles</source>
        <translation>全部题目</translation>
    </message>
    <message>
        <source>Other layouts</source>
        <translation>其他布局</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>步数</translation>
    </message>
    <message>
        <source>Choose a puzzle</source>
        <translation>选择题目</translation>
    </message>
    <message>
        <source>Search: 横刀立马, heng dao, number of moves…</source>
        <translation>查找：横刀立马、heng dao、步数…</translation>
    </message>
    <message>
        <source>Find a puzzle</source>
        <translation>查找题目</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>题目</translation>
    </message>
    <message>
        <source>No matching puzzle.</source>
        <translation>没有匹配的题目。</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>棋子数</translation>
    </message>
    <message>
        <source>Minimum moves</source>
        <translation>最少步数</translation>
    </message>
    <message>
        <source>your best %1 · minimum %2</source>
        <comment>own best, so many moves</comment>
        <translation>个人最佳 %1 · 最少 %2</translation>
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
    <message>
        <source>Color Lines</source>
        <translation>彩球连线</translation>
    </message>
    <message>
        <source>Klotski</source>
        <translation>华容道</translation>
    </message>
    <message>
        <source>Sokoban</source>
        <translation>推箱子</translation>
    </message>
    <message>
        <source>Grid maps and pathfinding: draw walls, move the start and goal, and watch step by step what an algorithm examines.</source>
        <translation>网格地图与寻路：画墙、移动起点和终点，逐步观看算法检查哪些格子。</translation>
    </message>
    <message>
        <source>A line of five balls of one colour vanishes. After a move that completes no line, new balls appear. The game ends when the board is full. You can watch the hint player analyse its moves.</source>
        <translation>同色的五个球连成一线就会消除。走一步后若没有连成线，就会出现新球。棋盘满时游戏结束。您可以观看提示程序如何分析走法。</translation>
    </message>
    <message>
        <source>Slide the pieces until the large one reaches the exit. A search finds a solution, and the graph shows every reachable position.</source>
        <translation>滑块游戏：把大块移到出口。搜索演示走法，状态图则展示所有可到达的局面。</translation>
    </message>
    <message>
        <source>Push every box onto a goal; boxes can be pushed, not pulled. A search solves the level or detects that it has become unsolvable.</source>
        <translation>把所有箱子推到目标上；箱子只能推，不能拉。搜索能解开关卡，也能发现关卡何时已无法解开。</translation>
    </message>
    <message>
        <source>Several searches of one problem side by side, in step: what each expands, which finishes first, and what each solution costs.</source>
        <translation>同一问题的多个搜索并排同步进行：各自扩展什么、哪个先完成、每个解的代价是多少。</translation>
    </message>
    <message>
        <source>Draw a map, choose a search and follow it step by step</source>
        <translation>绘制地图，选择一种搜索，逐步观看</translation>
    </message>
    <message>
        <source>Slide the pieces until the large one reaches the exit</source>
        <translation>滑动棋子，让大块到达出口</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>课程</translation>
    </message>
    <message>
        <source>How search algorithms work, step by step, with exercises</source>
        <translation>搜索算法如何工作：逐步讲解，附练习</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>首页</translation>
    </message>
    <message>
        <source>Several searches of one problem, side by side</source>
        <translation>同一问题的多个搜索并排比较</translation>
    </message>
    <message>
        <source>Line up five balls of one colour; a move without a line adds balls</source>
        <translation>将五个同色球连成一线；没有连成线时会出现新球</translation>
    </message>
    <message>
        <source>Push every box onto a goal; boxes cannot be pulled</source>
        <translation>将每个箱子推到目标上；箱子只能推，不能拉</translation>
    </message>
    <message>
        <source>Experiments</source>
        <translation>实验</translation>
    </message>
    <message>
        <source>Any set of searches over any set of instances, one row each, as a table and as plots.</source>
        <translation>任意一组搜索在任意一组实例上运行，每次一行，以表格和图形显示。</translation>
    </message>
    <message>
        <source>Klotski pieces</source>
        <translation>华容道棋子</translation>
    </message>
    <message>
        <source>Names on pieces</source>
        <translation>棋子上的名称</translation>
    </message>
    <message>
        <source>Sokoban levels</source>
        <translation>推箱子关卡</translation>
    </message>
    <message>
        <source>Wood and stone</source>
        <translation>木石</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>简洁</translation>
    </message>
</context>
<context>
    <name>Pictures</name>
    <message>
        <source>Board</source>
        <translation>棋盘</translation>
    </message>
    <message>
        <source>All boards</source>
        <translation>所有棋盘</translation>
    </message>
    <message>
        <source>State graph</source>
        <translation>状态图</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表格</translation>
    </message>
    <message>
        <source>Nothing to show.</source>
        <translation>没有可显示的内容。</translation>
    </message>
    <message>
        <source>%1 × %2 pixels: each side can have at most %3.</source>
        <translation>%1 × %2 像素：每边不能超过 %3 像素。</translation>
    </message>
    <message>
        <source>%1 × %2 pixels: a picture can have at most %3 million.</source>
        <translation>%1 × %2 像素：图片不能超过 %3 百万像素。</translation>
    </message>
    <message>
        <source>Plot</source>
        <translation>图形</translation>
    </message>
    <message>
        <source>Search tree</source>
        <translation>搜索树</translation>
    </message>
</context>
<context>
    <name>PieceTexts</name>
    <message>
        <source>%1 wide and %2 tall</source>
        <translation>宽 %1 格、高 %2 格</translation>
    </message>
    <message>
        <source>of %1 cells, %2 wide and %3 tall</source>
        <translation>共 %1 格，宽 %2 格、高 %3 格</translation>
    </message>
    <message>
        <source>Cao Cao</source>
        <translation>曹操</translation>
    </message>
    <message>
        <source>Guan Yu</source>
        <translation>关羽</translation>
    </message>
    <message>
        <source>Zhang Fei</source>
        <translation>张飞</translation>
    </message>
    <message>
        <source>Zhao Yun</source>
        <translation>赵云</translation>
    </message>
    <message>
        <source>Ma Chao</source>
        <translation>马超</translation>
    </message>
    <message>
        <source>Huang Zhong</source>
        <translation>黄忠</translation>
    </message>
    <message>
        <source>General</source>
        <translation>将</translation>
    </message>
    <message>
        <source>Soldier</source>
        <translation>兵</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>what a piece is, and its number among those of the same name</comment>
        <translation>%1 %2</translation>
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
        <source>n = remove the first node of OPEN; close n</source>
        <translation>n = 取出 OPEN 的首个节点；关闭 n</translation>
    </message>
    <message>
        <source>for each successor m of n</source>
        <translation>对 n 的每个后继 m</translation>
    </message>
    <message>
        <source>if m was reached before: skip it</source>
        <translation>若 m 已到达过：跳过</translation>
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
        <source>trace the route back from the goal along the parents</source>
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
        <source>parent(m) = n; put m on the stack</source>
        <translation>parent(m) = n；m 入栈</translation>
    </message>
    <message>
        <source>enter(m)</source>
        <translation>enter(m)</translation>
    </message>
    <message>
        <source>no successor of n is left: backtrack</source>
        <translation>n 已无后继可试：回溯</translation>
    </message>
    <message>
        <source>g(start) = 0; OPEN = { start }</source>
        <translation>g(起点) = 0；OPEN = { 起点 }</translation>
    </message>
    <message>
        <source>n = take the node with the smallest g from OPEN</source>
        <translation>n = 取出 OPEN 中 g 最小的节点</translation>
    </message>
    <message>
        <source>close n</source>
        <translation>关闭 n</translation>
    </message>
    <message>
        <source>if g(n) + cost(n, m) ≥ g(m): skip it</source>
        <translation>若 g(n) + cost(n, m) ≥ g(m)：跳过</translation>
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
        <source>OPEN = { start }</source>
        <translation>OPEN = { 起点 }</translation>
    </message>
    <message>
        <source>n = take the node with the smallest h from OPEN</source>
        <translation>n = 取出 OPEN 中 h 最小的节点</translation>
    </message>
    <message>
        <source>if m is closed or not better: skip it</source>
        <translation>若 m 已关闭或并不更优：跳过</translation>
    </message>
    <message>
        <source>parent(m) = n; put m into OPEN</source>
        <translation>parent(m) = n；将 m 放入 OPEN</translation>
    </message>
    <message>
        <source>n = take the node with the smallest f = g + h from OPEN</source>
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
        <translation>若 m 已关闭：重新打开</translation>
    </message>
    <message>
        <source>for each successor m of n in the canonical order</source>
        <translation>对 n 在规范序中的每个后继 m</translation>
    </message>
    <message>
        <source>n = take the node with the smallest f = g + w h from OPEN</source>
        <translation>n = 取出 OPEN 中 f = g + w h 最小的节点</translation>
    </message>
    <message>
        <source>for bound = 0, 1, 2, …</source>
        <translation>对界限 = 0, 1, 2, …</translation>
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
        <source>trace the route back from the goal along the path</source>
        <translation>从终点沿当前路径回溯出路径</translation>
    </message>
    <message>
        <source>bound = h(start)</source>
        <translation>界限 = h(起点)</translation>
    </message>
    <message>
        <source>repeat with bound = the smallest f that was cut off</source>
        <translation>重复，令界限 = 被截断节点的最小 f</translation>
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
        <source>until no meeting point can give a cheaper path</source>
        <translation>直到没有相遇点能给出代价更小的路径</translation>
    </message>
    <message>
        <source>choose the side with the smaller OPEN</source>
        <translation>选择 OPEN 较小的一侧</translation>
    </message>
    <message>
        <source>n = take its node with the smallest g; close n</source>
        <translation>n = 取出该侧 g 最小的节点；关闭 n</translation>
    </message>
    <message>
        <source>for each successor (backwards: predecessor) m of n</source>
        <translation>对 n 的每个后继（反向时为前驱）m</translation>
    </message>
    <message>
        <source>if g(n) + cost ≥ g(m): skip it</source>
        <translation>若 g(n) + cost ≥ g(m)：跳过</translation>
    </message>
    <message>
        <source>g(m) = g(n) + cost; parent(m) = n; put m into OPEN</source>
        <translation>g(m) = g(n) + cost；parent(m) = n；将 m 放入 OPEN</translation>
    </message>
    <message>
        <source>if the other side has reached m: keep the path through m if it is the cheapest so far</source>
        <translation>若另一侧已到达 m：若经过 m 的路径代价最小，则记下</translation>
    </message>
    <message>
        <source>the cheapest path kept is the solution</source>
        <translation>记下的代价最小的路径即为解</translation>
    </message>
    <message>
        <source>trace back both halves of the route</source>
        <translation>回溯路径的两半</translation>
    </message>
    <message>
        <source>for each direction of n in the canonical order</source>
        <translation>对 n 在规范序中的每个方向</translation>
    </message>
    <message>
        <source>scan ahead to a cell m where a turn may help, or to a wall</source>
        <translation>向前扫描，直到转向可能有利的格子 m 或墙</translation>
    </message>
    <message>
        <source>trace the route back from the goal, jump by jump</source>
        <translation>从终点逐跳回溯出路径</translation>
    </message>
    <message>
        <source>backtracked from the start: no goal is reachable</source>
        <translation>已从起点回溯：无法到达终点</translation>
    </message>
    <message>
        <source>one side&apos;s OPEN is empty and the sides have not met: no goal is reachable</source>
        <translation>一侧的 OPEN 为空且两侧未相遇：无法到达终点</translation>
    </message>
    <message>
        <source>or, if m is already there and its g decreases, change its parent</source>
        <translation>若已在其中且 g 变小，则更换父节点</translation>
    </message>
    <message>
        <source>OPEN is empty: no goal is reachable</source>
        <translation>OPEN 为空：无法到达终点</translation>
    </message>
    <message>
        <source>no node was cut off: no goal is reachable</source>
        <translation>没有节点被截断：无法到达终点</translation>
    </message>
    <message>
        <source>or, if m is already there, move it up</source>
        <translation>若已在其中，则将其前移</translation>
    </message>
    <message>
        <source>p = parent(n) if it sees m, otherwise p = n</source>
        <translation>若 parent(n) 看得到 m，p = parent(n)，否则 p = n</translation>
    </message>
    <message>
        <source>if g(p) + length(p, m) ≥ g(m): skip it</source>
        <translation>若 g(p) + length(p, m) ≥ g(m)：跳过</translation>
    </message>
    <message>
        <source>g(m) = g(p) + length(p, m); parent(m) = p</source>
        <translation>g(m) = g(p) + length(p, m)；parent(m) = p</translation>
    </message>
    <message>
        <source>if parent(n) does not see n: put n back via its best closed neighbour; next n</source>
        <translation>若 parent(n) 看不到 n：经最优的已关闭相邻节点把 n 放回；取下一个 n</translation>
    </message>
    <message>
        <source>p = parent(n) if m is new or seen from it, otherwise p = n</source>
        <translation>若 m 是新节点或 parent(n) 看得到 m，p = parent(n)，否则 p = n</translation>
    </message>
    <message>
        <source>until no priority is below the cost of the cheapest path kept</source>
        <translation>直到没有优先级小于所保留路径的代价</translation>
    </message>
    <message>
        <source>n = take the node with the smallest priority of both sides</source>
        <translation>n = 取出两侧中优先级最小的节点</translation>
    </message>
    <message>
        <source>close n; its priority was max(g + h, 2 g)</source>
        <translation>关闭 n；它的优先级为 max(g + h, 2 g)</translation>
    </message>
    <message>
        <source>OPEN = list with the start; bound = h(start)</source>
        <translation>OPEN = 含起点的列表；界限 = h(起点)</translation>
    </message>
    <message>
        <source>repeat with bound = the smallest f that was passed over</source>
        <translation>重复，令界限 = 被跳过节点的最小 f</translation>
    </message>
    <message>
        <source>for each node n of OPEN, newest first</source>
        <translation>对 OPEN 中的每个节点 n，最新的在前</translation>
    </message>
    <message>
        <source>if f(n) = g(n) + h(n) &gt; bound: pass it over</source>
        <translation>若 f(n) = g(n) + h(n) &gt; 界限：跳过</translation>
    </message>
    <message>
        <source>put m into OPEN, to be examined next</source>
        <translation>将 m 放入 OPEN，接着检查</translation>
    </message>
    <message>
        <source>layer = { start }</source>
        <translation>层 = { 起点 }</translation>
    </message>
    <message>
        <source>while the layer is not empty</source>
        <translation>当层不为空时</translation>
    </message>
    <message>
        <source>for each node n of the layer: close n</source>
        <translation>对层中的每个节点 n：将 n 放入 CLOSED</translation>
    </message>
    <message>
        <source>if m is closed or g(n) + cost(n, m) ≥ g(m): skip it</source>
        <translation>若 m 在 CLOSED 中或 g(n) + 代价(n, m) ≥ g(m)：跳过</translation>
    </message>
    <message>
        <source>g(m) = g(n) + cost(n, m); parent(m) = n; put m into the next layer</source>
        <translation>g(m) = g(n) + 代价(n, m)；父(m) = n；将 m 放入下一层</translation>
    </message>
    <message>
        <source>layer = as many nodes of the next layer as the beam is wide, with the smallest f; drop the rest</source>
        <translation>层 = 下一层中 f 最小的节点，数目为束宽；丢弃其余节点</translation>
    </message>
    <message>
        <source>the layer is empty: if nothing was dropped, no goal is reachable</source>
        <translation>层已空：若未丢弃过节点，则无法到达终点</translation>
    </message>
    <message>
        <source>F(start) = h(start); enter(start, ∞)</source>
        <translation>F(起点) = h(起点)；进入起点，上限 ∞</translation>
    </message>
    <message>
        <source>enter(n, limit):</source>
        <translation>进入(n, 上限)：</translation>
    </message>
    <message>
        <source>for each successor m of n that is not on the path: F(m) = max(F(n), g(m) + h(m))</source>
        <translation>对 n 的每个不在路径上的后继 m：F(m) = max(F(n), g(m) + h(m))</translation>
    </message>
    <message>
        <source>repeat</source>
        <translation>重复</translation>
    </message>
    <message>
        <source>m = the successor with the smallest F; a = the smallest F of the others</source>
        <translation>m = F 最小的后继；a = 其他后继的最小 F</translation>
    </message>
    <message>
        <source>if F(m) &gt; limit or F(m) = ∞: leave n</source>
        <translation>若 F(m) &gt; 上限或 F(m) = ∞：离开 n</translation>
    </message>
    <message>
        <source>enter(m, the smaller of limit and a)</source>
        <translation>进入(m, 上限与 a 中较小者)</translation>
    </message>
    <message>
        <source>F(n) = F(m): what n&apos;s best successor has come to</source>
        <translation>F(n) = F(m)：n 最佳后继的结果</translation>
    </message>
    <message>
        <source>F(start) = ∞: no goal is reachable</source>
        <translation>F(起点) = ∞：无法到达终点</translation>
    </message>
    <message>
        <source>OPEN = { start }; N = the maximum number of nodes in memory</source>
        <translation>OPEN = { 起点 }；N = 内存中最多的节点数</translation>
    </message>
    <message>
        <source>n = the node of OPEN with the smallest f, the deepest of them</source>
        <translation>n = OPEN 中 f 最小的节点，取最深者</translation>
    </message>
    <message>
        <source>find the successors of n that are not in memory</source>
        <translation>求 n 的不在内存中的后继</translation>
    </message>
    <message>
        <source>for each successor m of n that is not on its path</source>
        <translation>对 n 的每个不在其路径上的后继 m</translation>
    </message>
    <message>
        <source>if the path to n has N nodes: cut m off</source>
        <translation>若到 n 的路径已有 N 个节点：截断 m</translation>
    </message>
    <message>
        <source>if N nodes are in memory: drop the leaf with the largest f; its parent remembers it</source>
        <translation>若内存中已有 N 个节点：丢弃 f 最大的叶节点，由父节点记住该 f</translation>
    </message>
    <message>
        <source>f(m) = what n remembers, or max(f(n), g(m) + h(m)); put m into OPEN</source>
        <translation>f(m) = n 所记住的值，或 max(f(n), g(m) + h(m))；将 m 放入 OPEN</translation>
    </message>
    <message>
        <source>f(n) = the smallest f of its successors, and so on up to the start</source>
        <translation>f(n) = 其后继的最小 f，依此上推至起点</translation>
    </message>
    <message>
        <source>if there is none: n leads nowhere</source>
        <translation>若没有后继：n 走不通</translation>
    </message>
    <message>
        <source>OPEN is empty: if nothing was cut off, no goal is reachable</source>
        <translation>OPEN 已空：若未截断过节点，则无法到达终点</translation>
    </message>
    <message>
        <source>g = rhs = ∞ everywhere; rhs(start) = 0; OPEN = { start }</source>
        <translation>所有 g = rhs = ∞；rhs(起点) = 0；OPEN = { 起点 }</translation>
    </message>
    <message>
        <source>after each change of the map: update(m) for all m whose moves changed</source>
        <translation>地图每次改变后：对移动有变化的每个 m 执行 update(m)</translation>
    </message>
    <message>
        <source>while OPEN has a key below key(goal) or g(goal) ≠ rhs(goal)</source>
        <translation>当 OPEN 中有键小于 key(终点)，或 g(终点) ≠ rhs(终点)</translation>
    </message>
    <message>
        <source>n = take the node with the smallest key from OPEN</source>
        <translation>n = 从 OPEN 取出键最小的节点</translation>
    </message>
    <message>
        <source>if g(n) &gt; rhs(n): g(n) = rhs(n); otherwise: g(n) = ∞, update(n)</source>
        <translation>若 g(n) &gt; rhs(n)：g(n) = rhs(n)；否则：g(n) = ∞，update(n)</translation>
    </message>
    <message>
        <source>for each successor m of n: update(m), or skip it if n does not matter to it</source>
        <translation>对 n 的每个后继 m：update(m)；若 n 对它没有影响则跳过</translation>
    </message>
    <message>
        <source>no path if rhs(goal) = ∞, otherwise the goal is reached</source>
        <translation>若 rhs(终点) = ∞ 则没有路径，否则到达终点</translation>
    </message>
    <message>
        <source>update(m):</source>
        <translation>update(m)：</translation>
    </message>
    <message>
        <source>rhs(m) = min of g(n) + cost(n, m); parent(m) = that n</source>
        <translation>rhs(m) = g(n) + cost(n, m) 的最小值；parent(m) = 该 n</translation>
    </message>
    <message>
        <source>if it fell: put m into OPEN if g(m) ≠ rhs(m), otherwise take it out</source>
        <translation>若它降低：g(m) ≠ rhs(m) 时把 m 放入 OPEN，否则取出</translation>
    </message>
    <message>
        <source>if it rose or g(m) did: the same</source>
        <translation>若它或 g(m) 升高：同样处理</translation>
    </message>
    <message>
        <source>key(m) = (min(g(m), rhs(m)) + h(m), min(g(m), rhs(m)))</source>
        <translation>key(m) = (min(g(m), rhs(m)) + h(m), min(g(m), rhs(m)))</translation>
    </message>
    <message>
        <source>rhs(goal) = ∞ after the last change: no goal is reachable</source>
        <translation>最后一次改变后 rhs(终点) = ∞：没有可达的终点</translation>
    </message>
    <message>
        <source>g = rhs = ∞ everywhere; rhs(goal) = 0; OPEN = { goal }; km = 0</source>
        <translation>所有 g = rhs = ∞；rhs(终点) = 0；OPEN = { 终点 }；km = 0</translation>
    </message>
    <message>
        <source>until the agent is at the goal</source>
        <translation>直到智能体到达终点</translation>
    </message>
    <message>
        <source>update(m) for all m whose moves turned out to be different</source>
        <translation>对移动与预想不同的每个 m 执行 update(m)</translation>
    </message>
    <message>
        <source>while OPEN has a key below key(agent) or g(agent) ≠ rhs(agent)</source>
        <translation>当 OPEN 中有键小于 key(智能体)，或 g(智能体) ≠ rhs(智能体)</translation>
    </message>
    <message>
        <source>for each predecessor m of n: update(m), or skip it if n does not matter to it</source>
        <translation>对 n 的每个前驱 m：update(m)；若 n 对它没有影响则跳过</translation>
    </message>
    <message>
        <source>the agent has a path: follow the parents</source>
        <translation>智能体有了路径：沿父节点前进</translation>
    </message>
    <message>
        <source>walk along it until a cell is not as it was thought to be</source>
        <translation>沿路径行走，直到某个格子与预想不同</translation>
    </message>
    <message>
        <source>then km = km + h(last place, agent)</source>
        <translation>然后 km = km + h(last, agent)，last 为上次位置</translation>
    </message>
    <message>
        <source>rhs(m) = min of cost(m, n) + g(n); parent(m) = that n</source>
        <translation>rhs(m) = cost(m, n) + g(n) 的最小值；parent(m) = 该 n</translation>
    </message>
    <message>
        <source>if it rose, g(m) did, or its key is out of date: the same</source>
        <translation>若它或 g(m) 升高，或其键已过时：同样处理</translation>
    </message>
    <message>
        <source>key(m) = (min(g(m), rhs(m)) + h(agent, m) + km, min(g(m), rhs(m)))</source>
        <translation>key(m) = (min(g(m), rhs(m)) + h(agent, m) + km, min(g(m), rhs(m)))</translation>
    </message>
    <message>
        <source>rhs(agent) = ∞: no goal is reachable</source>
        <translation>rhs(智能体) = ∞：没有可达的终点</translation>
    </message>
    <message>
        <source>make the start; its moves wait in the cell of its features</source>
        <translation>生成起点；它的走法在其特征所在的单元中等待</translation>
    </message>
    <message>
        <source>while a move waits</source>
        <translation>只要还有走法等待</translation>
    </message>
    <message>
        <source>n = the position after that move; skip it if n was expanded</source>
        <translation>n = 走这一步之后的局面；若 n 已扩展则跳过</translation>
    </message>
    <message>
        <source>close n; count its features: packed boxes, regions, links, boxes outside the plan</source>
        <translation>关闭 n；统计其特征：就位的箱子、区域、连接、计划外的箱子</translation>
    </message>
    <message>
        <source>for each move of one box from n to a position m</source>
        <translation>对移动一个箱子从 n 到局面 m 的每种走法</translation>
    </message>
    <message>
        <source>if m was expanded: skip it</source>
        <translation>若 m 已扩展：跳过</translation>
    </message>
    <message>
        <source>if m is a deadlock: prune it</source>
        <translation>若 m 是死锁：剪枝</translation>
    </message>
    <message>
        <source>put the move to m into the cell of n&apos;s features</source>
        <translation>将通往 m 的走法放入 n 的特征所在的单元</translation>
    </message>
    <message>
        <source>if all boxes are on goals in m: done</source>
        <translation>若 m 中所有箱子都在目标上：完成</translation>
    </message>
    <message>
        <source>no move waits: no goal is reachable</source>
        <translation>没有走法等待：无法到达目标</translation>
    </message>
    <message>
        <source>trace the route back from the goal, move by move</source>
        <translation>从目标逐步回溯路径</translation>
    </message>
    <message>
        <source>weight of a move from n: that of the move to n, plus 1 unless an advisor suggests it</source>
        <translation>从 n 出发的走法的权重：到 n 的走法的权重，若非顾问提出则加 1</translation>
    </message>
    <message>
        <source>choose the next cell, every second time one with many boxes packed</source>
        <translation>选下一个单元，每隔一次选就位箱子较多的单元</translation>
    </message>
    <message>
        <source>take its move of smallest weight, or one by which an advisor packs a box</source>
        <translation>取其中权重最小的走法，或顾问提出的使箱子就位的走法</translation>
    </message>
</context>
<context>
    <name>PushTexts</name>
    <message>
        <source>it can never leave the corner</source>
        <translation>箱子再也无法离开墙角</translation>
    </message>
    <message>
        <source>it can never leave the wall</source>
        <translation>箱子再也无法离开墙边</translation>
    </message>
    <message>
        <source>no box can reach a goal from there</source>
        <translation>箱子从该格再也无法到达目标</translation>
    </message>
    <message>
        <source>the start</source>
        <translation>起点</translation>
    </message>
    <message>
        <source>a solved state</source>
        <translation>已解开的状态</translation>
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
    <name>QCoreApplication</name>
    <message>
        <source>Move between pictures</source>
        <translation>在图片之间移动</translation>
    </message>
    <message>
        <source>Open the selected page</source>
        <translation>打开所选页面</translation>
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
        <source>Reading %1…</source>
        <translation>正在读取 %1…</translation>
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
        <translation>该文件或文件夹不存在</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>没有权限</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>这是文件夹，不是文件</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>路径的某一部分不是文件夹</translation>
    </message>
    <message>
        <source>No such device or address</source>
        <translation>该设备或地址不存在</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>磁盘空间不足</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>文件系统为只读</translation>
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
        <source>too large: the limit is %1 bytes</source>
        <translation>文件过大：上限为 %1 字节</translation>
    </message>
    <message>
        <source>larger than %1 MiB</source>
        <translation>大于 %1&#xa0;MiB</translation>
    </message>
    <message>
        <source>contains a control character</source>
        <translation>含有控制字符</translation>
    </message>
    <message>
        <source>%1 is not a whole number</source>
        <translation>%1 不是整数</translation>
    </message>
    <message>
        <source>%1 is out of range (%2 to %3)</source>
        <translation>%1 超出范围（%2 至 %3）</translation>
    </message>
    <message>
        <source>unexpected %1 after the end</source>
        <translation>结尾之后多出 %1</translation>
    </message>
    <message>
        <source>not enough memory to run this search again</source>
        <translation>内存不足，无法再次运行这次搜索</translation>
    </message>
    <message>
        <source>expected a map, found an empty file</source>
        <translation>应为地图，实际为空文件</translation>
    </message>
    <message>
        <source>not a map: expected %1 or %2, found %3</source>
        <translation>不是地图：应为 %1 或 %2，实际为 %3</translation>
    </message>
    <message>
        <source>expected height, width or map, found %1</source>
        <translation>应为 height、width 或 map，实际为 %1</translation>
    </message>
    <message>
        <source>expected size, start, goal, cells or weights, found %1</source>
        <translation>应为 size、start、goal、cells 或 weights，实际为 %1</translation>
    </message>
    <message>
        <source>expected %1, found %2</source>
        <translation>应为 %1，实际为 %2</translation>
    </message>
    <message>
        <source>unsupported version %1, expected 1 to %2</source>
        <translation>不支持版本 %1，只支持版本 1 至 %2</translation>
    </message>
    <message>
        <source>unsupported version %1, expected 1</source>
        <translation>不支持版本 %1，只支持版本 1</translation>
    </message>
    <message>
        <source>%1 takes no value, found %2</source>
        <translation>%1 不应带值，实际为 %2</translation>
    </message>
    <message>
        <source>%1 takes one value, found %2</source>
        <translation>%1 应带一个值，实际为 %2</translation>
    </message>
    <message>
        <source>%1 takes two values, found %2</source>
        <translation>%1 应带两个值，实际为 %2</translation>
    </message>
    <message>
        <source>row %1: expected %2 cells, found %3</source>
        <translation>第 %1 行：应有 %2 格，实际有 %3 格</translation>
    </message>
    <message>
        <source>row %1: expected %2 values, found %3</source>
        <translation>第 %1 行：应有 %2 个值，实际有 %3 个</translation>
    </message>
    <message>
        <source>expected a cell (%1), found %2</source>
        <translation>应为一个格子（%1），实际为 %2</translation>
    </message>
    <message>
        <source>%1 is outside the map of %2 x %3 cells</source>
        <translation>%1 在 %2 × %3 格的地图之外</translation>
    </message>
    <message>
        <source>%1 is outside the map</source>
        <translation>%1 在地图之外</translation>
    </message>
    <message>
        <source>outside the map of %1 x %2</source>
        <translation>在 %1 × %2 的地图之外</translation>
    </message>
    <message>
        <source>start %1 is outside the map of %2 x %3 cells</source>
        <translation>起点 %1 在 %2 × %3 格的地图之外</translation>
    </message>
    <message>
        <source>goal %1 is outside the map of %2 x %3 cells</source>
        <translation>终点 %1 在 %2 × %3 格的地图之外</translation>
    </message>
    <message>
        <source>start %1 is a wall</source>
        <translation>起点 %1 是墙</translation>
    </message>
    <message>
        <source>goal %1 is a wall</source>
        <translation>终点 %1 是墙</translation>
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
        <translation>格子数据之前缺少 %1</translation>
    </message>
    <message>
        <source>the file ends before the cells</source>
        <translation>文件在格子数据之前结束</translation>
    </message>
    <message>
        <source>the map has no name</source>
        <translation>地图没有名称</translation>
    </message>
    <message>
        <source>the map&apos;s name contains a NUL character</source>
        <translation>地图名称中有空字符（NUL）</translation>
    </message>
    <message>
        <source>expected a length of 0 or more, found %1</source>
        <translation>长度应不小于 0，实际为 %1</translation>
    </message>
    <message>
        <source>expected 9 fields (bucket, map, width, height, start x, y, goal x, y, length), found %1</source>
        <translation>应有 9 个字段（组、地图、宽、高、起点 x、y、终点 x、y、长度），实际有 %1 个</translation>
    </message>
    <message>
        <source>Not enough memory.</source>
        <translation>内存不足。</translation>
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
        <source>not a search trace: expected a mapping with version and events</source>
        <translation>不是搜索轨迹：应为含有 version 和 events 的映射</translation>
    </message>
    <message>
        <source>not a search trace: it has no events</source>
        <translation>不是搜索轨迹：没有 events</translation>
    </message>
    <message>
        <source>unexpected content after the end of the trace</source>
        <translation>轨迹结束之后还有内容</translation>
    </message>
    <message>
        <source>event %1: %2</source>
        <translation>事件 %1：%2</translation>
    </message>
    <message>
        <source>lists and mappings are nested more than %1 levels deep</source>
        <translation>列表和映射的嵌套超过 %1 层</translation>
    </message>
    <message>
        <source>version must be a string such as 1.4.0</source>
        <translation>version 必须是 1.4.0 这样的字符串</translation>
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
        <translation>%1 必须是单个值</translation>
    </message>
    <message>
        <source>%1 is given twice</source>
        <translation>%1 重复出现</translation>
    </message>
    <message>
        <source>expected a value, found an alias; aliases are not supported</source>
        <translation>应为值，实际为别名；不支持别名</translation>
    </message>
    <message>
        <source>unsupported version %1, expected 1.0 to 2.0.0</source>
        <translation>不支持版本 %1，只支持版本 1.0 至 2.0.0</translation>
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
        <source>has more than %1 custom fields</source>
        <translation>自定义字段超过 %1 个</translation>
    </message>
    <message>
        <source>more than %1 custom fields</source>
        <translation>自定义字段超过 %1 个</translation>
    </message>
    <message>
        <source>%1 must be a finite number, not %2</source>
        <translation>%1 必须是有限数，实际为 %2</translation>
    </message>
    <message>
        <source>has no type</source>
        <translation>没有 type</translation>
    </message>
    <message>
        <source>no event has a position (x and y), so there is nothing to draw</source>
        <translation>没有事件带有位置（x 和 y），因此没有可绘制的内容</translation>
    </message>
    <message>
        <source>no event has a position on this map</source>
        <translation>没有事件位于这张地图上</translation>
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
        <translation>数值过大</translation>
    </message>
    <message>
        <source>unexpected content after the end of the document</source>
        <translation>文档结束之后还有内容</translation>
    </message>
    <message>
        <source>unexpected text</source>
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
        <source>a list must begin on a new line</source>
        <translation>列表必须另起一行</translation>
    </message>
    <message>
        <source>a mapping must begin below its key</source>
        <translation>映射必须写在键的下一行</translation>
    </message>
    <message>
        <source>keys that begin with a question mark are not supported</source>
        <translation>不支持以问号开头的键</translation>
    </message>
    <message>
        <source>a key is not plain text on one line, or a bracket is not closed</source>
        <translation>键必须是一行之内的普通文本，或者有括号未闭合</translation>
    </message>
    <message>
        <source>a key must be plain text on one line</source>
        <translation>键必须是一行之内的普通文本</translation>
    </message>
    <message>
        <source>expected a key followed by a colon</source>
        <translation>应为键，后面跟冒号</translation>
    </message>
    <message>
        <source>expected a colon after the key</source>
        <translation>键的后面应有冒号</translation>
    </message>
    <message>
        <source>the indentation is too deep</source>
        <translation>缩进过深</translation>
    </message>
    <message>
        <source>unexpected list item among the keys of a mapping</source>
        <translation>映射的键之间不应有列表项</translation>
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
        <source>expected a value before the comma</source>
        <translation>逗号之前应有值</translation>
    </message>
    <message>
        <source>expected a comma or ]</source>
        <translation>应为逗号或 ]</translation>
    </message>
    <message>
        <source>expected a comma or }</source>
        <translation>应为逗号或 }</translation>
    </message>
    <message>
        <source>expected spaces as indentation, found a tab</source>
        <translation>缩进应使用空格，实际为制表符</translation>
    </message>
    <message>
        <source>expected --- after the directives</source>
        <translation>指令之后应有 ---</translation>
    </message>
    <message>
        <source>a quoted string is not closed</source>
        <translation>字符串的引号没有闭合</translation>
    </message>
    <message>
        <source>an escape sequence is incomplete</source>
        <translation>转义序列不完整</translation>
    </message>
    <message>
        <source>an escape sequence is not a valid character</source>
        <translation>转义序列不是有效的字符</translation>
    </message>
    <message>
        <source>an escape sequence is unknown</source>
        <translation>未知的转义序列</translation>
    </message>
    <message>
        <source>plain text cannot begin with %1</source>
        <translation>普通文本不能以 %1 开头</translation>
    </message>
    <message>
        <source>not a workspace: expected an object with &quot;searchlight&quot; and &quot;page&quot;</source>
        <translation>不是工作区：应为含有 &quot;searchlight&quot; 和 &quot;page&quot; 的对象</translation>
    </message>
    <message>
        <source>too large for a workspace</source>
        <translation>超出工作区文件的大小上限</translation>
    </message>
    <message>
        <source>the workspace has too many values</source>
        <translation>工作区中的值过多</translation>
    </message>
    <message>
        <source>written by a later version of Searchlight: %1</source>
        <translation>由较新版本的 Searchlight 写入：%1</translation>
    </message>
    <message>
        <source>must be 1, the format version</source>
        <translation>必须是格式版本 1</translation>
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
        <source>%1 must be a string or a number</source>
        <translation>%1 必须是字符串或数字</translation>
    </message>
    <message>
        <source>each row must be one line</source>
        <translation>棋盘的每一行只能写成一行文本</translation>
    </message>
    <message>
        <source>is not an event type</source>
        <translation>不是有效的事件类型</translation>
    </message>
    <message>
        <source>expected rows or a path</source>
        <translation>应有 rows 或 path（文件路径）</translation>
    </message>
    <message>
        <source>cannot be compared</source>
        <translation>无法比较</translation>
    </message>
    <message>
        <source>the number must be from %1 to %2</source>
        <translation>数量必须在 %1 到 %2 之间</translation>
    </message>
    <message>
        <source>a trace cannot be combined with other runs</source>
        <translation>搜索轨迹不能与其他运行一起比较</translation>
    </message>
    <message>
        <source>not an option of a run</source>
        <translation>不是运行的选项</translation>
    </message>
    <message>
        <source>the map file is missing</source>
        <translation>缺少地图文件</translation>
    </message>
    <message>
        <source>the name of the map file is empty</source>
        <translation>地图文件没有名称</translation>
    </message>
    <message>
        <source>%1 X,Y is missing</source>
        <translation>缺少 %1 X,Y</translation>
    </message>
    <message>
        <source>only one map can be given; the first is %1</source>
        <translation>只能指定一张地图；第一张是 %1</translation>
    </message>
    <message>
        <source>takes no value</source>
        <translation>不带值</translation>
    </message>
    <message>
        <source>unknown option</source>
        <translation>未知的选项</translation>
    </message>
    <message>
        <source>the value is missing</source>
        <translation>缺少值</translation>
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
        <source>only a single command is supported</source>
        <translation>只支持单个命令</translation>
    </message>
    <message>
        <source>variables and commands are not expanded here</source>
        <translation>这里不展开变量和命令</translation>
    </message>
    <message>
        <source>unexpected NUL byte</source>
        <translation>含有不应出现的空字节（NUL）</translation>
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
        <source>needs 8 neighbours</source>
        <translation>需要 8 邻域</translation>
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
        <source>must be X,Y (column and row)</source>
        <translation>必须是 X,Y，即列和行</translation>
    </message>
    <message>
        <source>must be from %1 to %2</source>
        <translation>必须在 %1 到 %2 之间</translation>
    </message>
    <message>
        <source>must be a whole number, 0 or more</source>
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
        <source>must be a list of strings</source>
        <translation>必须是字符串列表</translation>
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
        <source>must be a string</source>
        <translation>必须是字符串</translation>
    </message>
    <message>
        <source>must be true or false</source>
        <translation>必须是 true 或 false</translation>
    </message>
    <message>
        <source>must be %1</source>
        <translation>必须是 %1</translation>
    </message>
    <message>
        <source>a mapping has more than %1 entries</source>
        <translation>映射的条目超过 %1 个</translation>
    </message>
    <message>
        <source>the numbers of two of the searches</source>
        <translation>其中两个搜索的编号</translation>
    </message>
    <message>
        <source>a column of the table and ascending or descending</source>
        <translation>表格的一列，再加 ascending 或 descending</translation>
    </message>
    <message>
        <source>expected a saved game, found an empty file</source>
        <translation>应为存档，实际为空文件</translation>
    </message>
    <message>
        <source>too large for a saved game</source>
        <translation>超出存档文件的大小上限</translation>
    </message>
    <message>
        <source>expected classic or quadratic, found %1</source>
        <translation>应为 classic 或 quadratic，实际为 %1</translation>
    </message>
    <message>
        <source>expected unless-cleared or always, found %1</source>
        <translation>应为 unless-cleared 或 always，实际为 %1</translation>
    </message>
    <message>
        <source>%1 is not a whole number from 0 to %2</source>
        <translation>%1 不是 0 到 %2 之间的整数</translation>
    </message>
    <message>
        <source>expected %1, found the end of the text</source>
        <translation>应为 %1，但文本已结束</translation>
    </message>
    <message>
        <source>expected %1 moves, found %2</source>
        <translation>应有 %1 步，实际有 %2 步</translation>
    </message>
    <message>
        <source>the board ends after %1 rows</source>
        <translation>棋盘在 %1 行之后结束</translation>
    </message>
    <message>
        <source>expected %1 cells, found %2</source>
        <translation>应有 %1 格，实际有 %2 格</translation>
    </message>
    <message>
        <source>expected &quot;.&quot; or a colour from 1 to %1, found %2</source>
        <translation>应为“.”或 1 到 %1 的颜色，实际为 %2</translation>
    </message>
    <message>
        <source>complete lines of balls are not allowed, because the rules remove them</source>
        <translation>不允许有已连成的线，按规则应已消除</translation>
    </message>
    <message>
        <source>the board is full: no ball can move</source>
        <translation>棋盘已满：没有球可以移动</translation>
    </message>
    <message>
        <source>expected a move as X,Y X,Y (from and to), found %1</source>
        <translation>一步应写作 X,Y X,Y（起点和终点），实际为 %1</translation>
    </message>
    <message>
        <source>unexpected move after the end of the game</source>
        <translation>游戏结束之后不应再有走法</translation>
    </message>
    <message>
        <source>points %1, but the moves score %2</source>
        <translation>points 为 %1，但这些走法得 %2 分</translation>
    </message>
    <message>
        <source>%1 is outside the board</source>
        <translation>%1 在棋盘之外</translation>
    </message>
    <message>
        <source>no ball at %1</source>
        <translation>%1 上没有球</translation>
    </message>
    <message>
        <source>%1 is not empty</source>
        <translation>%1 不是空格</translation>
    </message>
    <message>
        <source>there is no path from %1 to %2</source>
        <translation>从 %1 到 %2 没有路径</translation>
    </message>
    <message>
        <source>must be a board of this game&apos;s size and colours, with / between rows</source>
        <translation>必须是符合本局规则的棋盘，逐行写出</translation>
    </message>
    <message>
        <source>must be a cell with a ball</source>
        <translation>必须是有球的格子</translation>
    </message>
    <message>
        <source>must be an empty cell</source>
        <translation>必须是空格</translation>
    </message>
    <message>
        <source>a search trace can be compared only in the map lab</source>
        <translation>搜索轨迹只能在地图实验室中比较</translation>
    </message>
    <message>
        <source>expected &quot;hints ..&quot;, &quot;made ..&quot; or &quot;slides ..&quot;, found %1</source>
        <translation>应为“hints ..”、“made ..”或“slides ..”，实际为 %1</translation>
    </message>
    <message>
        <source>expected &quot;slides ..&quot; after &quot;made %1&quot;</source>
        <translation>“made %1”之后应有“slides ..”</translation>
    </message>
    <message>
        <source>no piece has its first cell at %1</source>
        <translation>没有棋子的首格在 %1</translation>
    </message>
    <message>
        <source>piece %1 cannot move from %2 to %3</source>
        <translation>棋子 %1 不能从 %2 移到 %3</translation>
    </message>
    <message>
        <source>expected &quot;title ..&quot;, &quot;goal ..&quot;, &quot;exit ..&quot; or &quot;board&quot;, found %1</source>
        <translation>应为“title ..”、“goal ..”、“exit ..”或“board”，实际为 %1</translation>
    </message>
    <message>
        <source>expected &quot;goal PIECE X,Y&quot;, found %1</source>
        <translation>应为“goal 棋子 X,Y”，实际为 %1</translation>
    </message>
    <message>
        <source>expected &quot;exit top|right|bottom|left FIRST-LAST&quot;, found %1</source>
        <translation>应为“exit top|right|bottom|left 起-止”，实际为 %1</translation>
    </message>
    <message>
        <source>piece C is given twice</source>
        <translation>棋子 C 重复出现</translation>
    </message>
    <message>
        <source>the title is empty</source>
        <translation>标题是空的</translation>
    </message>
    <message>
        <source>the title is longer than %1 bytes</source>
        <translation>标题超过 %1 字节</translation>
    </message>
    <message>
        <source>row %1, column %2: %3</source>
        <translation>第 %1 行第 %2 列：%3</translation>
    </message>
    <message>
        <source>column %1: %2</source>
        <translation>第 %1 列：%2</translation>
    </message>
    <message>
        <source>there are no rows after &quot;board&quot;</source>
        <translation>“board”之后没有任何行</translation>
    </message>
    <message>
        <source>a board has at most %1 rows</source>
        <translation>棋盘最多有 %1 行</translation>
    </message>
    <message>
        <source>a row has at most %1 cells</source>
        <translation>一行最多有 %1 格</translation>
    </message>
    <message>
        <source>expected a letter, &quot;#&quot; or &quot;.&quot;, found %1</source>
        <translation>应为字母、# 或 .，实际为 %1</translation>
    </message>
    <message>
        <source>expected %1 cells as in the first row, found %2</source>
        <translation>应与第一行同为 %1 格，实际有 %2 格</translation>
    </message>
    <message>
        <source>there is no goal: add &quot;goal PIECE X,Y&quot; before &quot;board&quot;</source>
        <translation>没有目标：请在“board”之前加上“goal 棋子 X,Y”</translation>
    </message>
    <message>
        <source>there is no piece C to move to the exit</source>
        <translation>没有要移到出口的棋子 C</translation>
    </message>
    <message>
        <source>there is no piece %1</source>
        <translation>没有棋子 %1</translation>
    </message>
    <message>
        <source>there are no pieces</source>
        <translation>没有棋子</translation>
    </message>
    <message>
        <source>no room for piece %1, which is %2 wide and %3 tall</source>
        <translation>放不下棋子 %1，它宽 %2 格、高 %3 格</translation>
    </message>
    <message>
        <source>expected 5 rows, found 0: this is not a layout</source>
        <translation>应有 5 行，实际有 0 行：这不是布局</translation>
    </message>
    <message>
        <source>expected 4 letters, found more</source>
        <translation>应有 4 个字母，实际更多</translation>
    </message>
    <message>
        <source>expected 4 letters, found %1</source>
        <translation>应有 4 个字母，实际有 %1 个</translation>
    </message>
    <message>
        <source>expected V, H, S, C or &quot;.&quot;, found %1</source>
        <translation>应为 V、H、S、C 或 .，实际为 %1</translation>
    </message>
    <message>
        <source>piece %1 is in two parts; the second is at line %2, column %3</source>
        <translation>棋子 %1 分成两部分，第二部分在第 %2 行第 %3 列</translation>
    </message>
    <message>
        <source>piece %1 is in several parts</source>
        <translation>棋子 %1 分成几部分</translation>
    </message>
    <message>
        <source>piece %1 is in %2 parts; the second is at line %3, column %4</source>
        <translation>棋子 %1 分成 %2 部分，第二部分在第 %3 行第 %4 列</translation>
    </message>
    <message>
        <source>piece %1 has two goals</source>
        <translation>棋子 %1 有两个目标</translation>
    </message>
    <message>
        <source>piece %1 does not fit at its goal %2</source>
        <translation>棋子 %1 放不进目标位置 %2</translation>
    </message>
    <message>
        <source>two goals overlap at %1</source>
        <translation>两个目标在 %1 重叠</translation>
    </message>
    <message>
        <source>there are more than %1 pieces</source>
        <translation>棋子超过 %1 个</translation>
    </message>
    <message>
        <source>the exit does not fit on its side of the board</source>
        <translation>出口在棋盘的这一边放不下</translation>
    </message>
    <message>
        <source>%1 levels are not supported</source>
        <translation>不支持 %1 关卡</translation>
    </message>
    <message>
        <source>there is no worker</source>
        <translation>没有工人</translation>
    </message>
    <message>
        <source>there is more than one worker</source>
        <translation>工人不止一个</translation>
    </message>
    <message>
        <source>the walls have a gap</source>
        <translation>围墙有缺口</translation>
    </message>
    <message>
        <source>the worker cannot reach any box</source>
        <translation>工人无法到达任何箱子</translation>
    </message>
    <message>
        <source>1 box, but no goals</source>
        <translation>有 1 个箱子，却没有目标</translation>
    </message>
    <message>
        <source>%1 boxes, but only 1 goal</source>
        <translation>有 %1 个箱子，却只有 1 个目标</translation>
    </message>
    <message>
        <source>%1 boxes, but only %2 goals</source>
        <translation>有 %1 个箱子，却只有 %2 个目标</translation>
    </message>
    <message>
        <source>there is no board</source>
        <translation>没有棋盘</translation>
    </message>
    <message>
        <source>no levels found</source>
        <translation>未找到关卡</translation>
    </message>
    <message>
        <source>unknown character %1</source>
        <translation>未知字符 %1</translation>
    </message>
    <message>
        <source>the board is %1 x %2; the limit is %3 x %4</source>
        <translation>棋盘为 %1 × %2，上限为 %3 × %4</translation>
    </message>
    <message>
        <source>the board is larger than 255 x 255</source>
        <translation>棋盘大于 255 × 255</translation>
    </message>
    <message>
        <source>the boards in this file are too large in total</source>
        <translation>文件中的棋盘合计过大</translation>
    </message>
    <message>
        <source>more than %1 levels</source>
        <translation>关卡超过 %1 个</translation>
    </message>
    <message>
        <source>compressed twice</source>
        <translation>压缩了两次</translation>
    </message>
    <message>
        <source>there is a wall above the worker</source>
        <translation>工人上方是墙</translation>
    </message>
    <message>
        <source>the box above the worker has another box behind it</source>
        <translation>工人上方的箱子后面还有一个箱子</translation>
    </message>
    <message>
        <source>the box above the worker has a wall behind it</source>
        <translation>工人上方的箱子后面是墙</translation>
    </message>
    <message>
        <source>there is a wall left of the worker</source>
        <translation>工人左侧是墙</translation>
    </message>
    <message>
        <source>the box left of the worker has another box behind it</source>
        <translation>工人左侧的箱子后面还有一个箱子</translation>
    </message>
    <message>
        <source>the box left of the worker has a wall behind it</source>
        <translation>工人左侧的箱子后面是墙</translation>
    </message>
    <message>
        <source>there is a wall right of the worker</source>
        <translation>工人右侧是墙</translation>
    </message>
    <message>
        <source>the box right of the worker has another box behind it</source>
        <translation>工人右侧的箱子后面还有一个箱子</translation>
    </message>
    <message>
        <source>the box right of the worker has a wall behind it</source>
        <translation>工人右侧的箱子后面是墙</translation>
    </message>
    <message>
        <source>there is a wall below the worker</source>
        <translation>工人下方是墙</translation>
    </message>
    <message>
        <source>the box below the worker has another box behind it</source>
        <translation>工人下方的箱子后面还有一个箱子</translation>
    </message>
    <message>
        <source>the box below the worker has a wall behind it</source>
        <translation>工人下方的箱子后面是墙</translation>
    </message>
    <message>
        <source>cannot be decompressed</source>
        <translation>无法解压</translation>
    </message>
    <message>
        <source>decompresses to more than %1 MiB</source>
        <translation>解压后超过 %1&#xa0;MiB</translation>
    </message>
    <message>
        <source>the compressed file is incomplete</source>
        <translation>压缩文件不完整</translation>
    </message>
    <message>
        <source>the compressed file is damaged</source>
        <translation>压缩文件已损坏</translation>
    </message>
    <message>
        <source>jumps and pulls in [..] are reverse play, which is not supported here</source>
        <translation>[..] 中的跳跃和拉动属于逆推，这里不支持</translation>
    </message>
    <message>
        <source>more than %1 steps</source>
        <translation>超过 %1 步</translation>
    </message>
    <message>
        <source>* (the current position) is given twice</source>
        <translation>表示当前位置的 * 重复出现</translation>
    </message>
    <message>
        <source>no steps follow</source>
        <translation>后面没有走法</translation>
    </message>
    <message>
        <source>unexpected *</source>
        <translation>多余的 *</translation>
    </message>
    <message>
        <source>state %1 does not exist</source>
        <translation>状态 %1 不存在</translation>
    </message>
    <message>
        <source>redo names state %1, which does not exist</source>
        <translation>redo 指向不存在的状态 %1</translation>
    </message>
    <message>
        <source>more than %1 states</source>
        <translation>状态超过 %1 个</translation>
    </message>
    <message>
        <source>expected line and moves, found %1</source>
        <translation>应为 line 和走法，实际为 %1</translation>
    </message>
    <message>
        <source>the move to state %1 is illegal: %2</source>
        <translation>到状态 %1 的走法不合规则：%2</translation>
    </message>
    <message>
        <source>expected a move as X,Y-X,Y (from and to), found %1</source>
        <translation>一步应写作 X,Y-X,Y（起点和终点），实际为 %1</translation>
    </message>
    <message>
        <source>rows and columns must each be from 4 to 255</source>
        <translation>行数和列数都应为 4 到 255</translation>
    </message>
    <message>
        <source>expected %1 rows, found %2</source>
        <translation>应有 %1 行，实际有 %2 行</translation>
    </message>
    <message>
        <source>expected %1 columns, found %2</source>
        <translation>应有 %1 列，实际有 %2 列</translation>
    </message>
    <message>
        <source>expected %1 rows, found more</source>
        <translation>应有 %1 行，实际更多</translation>
    </message>
    <message>
        <source>the XML has too many elements</source>
        <translation>XML 的元素过多</translation>
    </message>
    <message>
        <source>the XML has no SokobanLevels or SokobanLibrary element</source>
        <translation>XML 中没有 SokobanLevels 或 SokobanLibrary 元素</translation>
    </message>
    <message>
        <source>XML: %1</source>
        <translation>XML 有误：%1</translation>
    </message>
    <message>
        <source>the board size must be from %1 x %2 to %3 x %4</source>
        <translation>棋盘应为 %1 × %2 到 %3 × %4</translation>
    </message>
    <message>
        <source>the number of boxes must be from 1 to %1</source>
        <translation>箱子应为 1 到 %1 个</translation>
    </message>
    <message>
        <source>the board is too small for this many boxes</source>
        <translation>棋盘太小，放不下这么多箱子</translation>
    </message>
    <message>
        <source>levels cannot be added to a file in this format</source>
        <translation>无法向这种格式的文件添加关卡</translation>
    </message>
    <message>
        <source>line %1: the solution was dropped: %2</source>
        <translation>第 %1 行：已忽略其中的解：%2</translation>
    </message>
    <message>
        <source>line %1: the saved game was dropped: %2</source>
        <translation>第 %1 行：已忽略其中的存档：%2</translation>
    </message>
    <message>
        <source>step %1: %2</source>
        <translation>第 %1 步：%2</translation>
    </message>
    <message>
        <source>it does not solve the level</source>
        <translation>未能解开这一关</translation>
    </message>
    <message>
        <source>the file has too many steps</source>
        <translation>文件中的步数过多</translation>
    </message>
    <message>
        <source>a count must be 1 or more</source>
        <translation>次数必须不小于 1</translation>
    </message>
    <message>
        <source>nothing follows the count</source>
        <translation>次数之后没有内容</translation>
    </message>
    <message>
        <source>unmatched closing bracket %1</source>
        <translation>多余的右括号 %1</translation>
    </message>
    <message>
        <source>unmatched opening bracket %1</source>
        <translation>未闭合的左括号 %1</translation>
    </message>
    <message>
        <source>brackets nested too deeply %1</source>
        <translation>括号嵌套过深 %1</translation>
    </message>
    <message>
        <source>there is a box in the way</source>
        <translation>有箱子挡路</translation>
    </message>
    <message>
        <source>there is a wall in the way</source>
        <translation>有墙挡路</translation>
    </message>
    <message>
        <source>there is no box to pull</source>
        <translation>没有可拉的箱子</translation>
    </message>
    <message>
        <source>this is not the solved position of the game&apos;s level</source>
        <translation>这不是本局关卡解开后的局面</translation>
    </message>
    <message>
        <source>expected a rotation such as 90 or mirrored 0, found %1</source>
        <translation>应为 90 或 mirrored 0 这样的旋转，实际为 %1</translation>
    </message>
    <message>
        <source>expected a row of #, -, ., $, *, @ and +, found %1</source>
        <translation>应为由 #、-、.、$、*、@ 和 + 组成的一行，实际为 %1</translation>
    </message>
    <message>
        <source>more than %1 columns or rows</source>
        <translation>列数或行数超过 %1</translation>
    </message>
    <message>
        <source>saving would lose text that was dropped when the file was read; add the level to the end instead</source>
        <translation>保存会丢失读取时忽略的文本；请改为将关卡添加到末尾</translation>
    </message>
    <message>
        <source>the map must be %1, as in the first row</source>
        <translation>地图必须是 %1，与第一行相同</translation>
    </message>
    <message>
        <source>expected a map of %1 x %2 cells, found %3 x %4</source>
        <translation>应为 %1 × %2 格的地图，实际为 %3 × %4 格</translation>
    </message>
    <message>
        <source>none of the %1 rows is usable: %2</source>
        <translation>%1 行均不可用：%2</translation>
    </message>
    <message>
        <source>more than %1 rows</source>
        <translation>超过 %1 行</translation>
    </message>
    <message>
        <source>no queries found</source>
        <translation>未找到查询</translation>
    </message>
    <message>
        <source>map not found: %1</source>
        <translation>找不到地图：%1</translation>
    </message>
    <message>
        <source>at most two SEARCH:EVENT pairs, such as 1:118</source>
        <translation>最多两组“搜索:事件”，例如 1:118</translation>
    </message>
    <message>
        <source>the positions are too far apart to draw</source>
        <translation>位置相距过远，无法绘制</translation>
    </message>
    <message>
        <source>line %1: text was dropped: more than %2 lines between two boards</source>
        <translation>第 %1 行：已忽略部分文本：两个棋盘之间的文本超过 %2 行</translation>
    </message>
    <message>
        <source>line %1: keys were dropped: more than %2 in one level</source>
        <translation>第 %1 行：已忽略部分键：一个关卡的键超过 %2 个</translation>
    </message>
    <message>
        <source>line %1: more content was dropped; only the first %2 messages are listed</source>
        <translation>第 %1 行：还忽略了其他内容；只列出前 %2 条提示</translation>
    </message>
    <message>
        <source>question: %1</source>
        <translation>question：%1</translation>
    </message>
    <message>
        <source>must contain the letters u, l, r and d once each</source>
        <translation>必须由字母 u、l、r、d 组成，各出现一次</translation>
    </message>
    <message>
        <source>needs a grid; layouts support %1</source>
        <translation>需要网格；布局支持 %1</translation>
    </message>
    <message>
        <source>needs diagonal moves, but balls move in four directions</source>
        <translation>需要斜走，而球只走四个方向</translation>
    </message>
    <message>
        <source>%1 is not one of %2</source>
        <translation>%1 不是 %2 中的任何一个</translation>
    </message>
    <message>
        <source>needs a grid; levels support %1</source>
        <translation>需要网格；关卡支持 %1</translation>
    </message>
    <message>
        <source>%1 %2: %3</source>
        <translation>%1 %2：%3</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 或 %2</translation>
    </message>
    <message>
        <source>there is no goal</source>
        <translation>没有终点</translation>
    </message>
    <message>
        <source>a number from %1 to %2, or auto</source>
        <translation>%1 到 %2 的数，或 auto</translation>
    </message>
    <message>
        <source>an odd number of boxes has no mirrored goals on a board of even width</source>
        <translation>棋盘宽度为偶数时，奇数个箱子无法有对称的目标</translation>
    </message>
    <message>
        <source>a SEARCH:EVENT pair for each search, such as 1:118 2:120</source>
        <translation>每个搜索一组“搜索:事件”，例如 1:118 2:120</translation>
    </message>
    <message>
        <source>the file exceeds %1 MB</source>
        <translation>文件超过 %1 MB</translation>
    </message>
    <message>
        <source>expected a line of column names</source>
        <translation>应为一行列名</translation>
    </message>
    <message>
        <source>column %1 has no name</source>
        <translation>第 %1 列没有名称</translation>
    </message>
    <message>
        <source>column %1 appears twice</source>
        <translation>列 %1 出现两次</translation>
    </message>
    <message>
        <source>expected %1 fields, found %2</source>
        <translation>应有 %1 个字段，实为 %2 个</translation>
    </message>
    <message>
        <source>a field exceeds %1 bytes</source>
        <translation>一个字段超过 %1 字节</translation>
    </message>
    <message>
        <source>quotes must enclose a whole field</source>
        <translation>引号必须包住整个字段</translation>
    </message>
    <message>
        <source>more than %1 fields</source>
        <translation>超过 %1 个字段</translation>
    </message>
    <message>
        <source>a quote does not end</source>
        <translation>引号没有结束</translation>
    </message>
    <message>
        <source>such instances cannot be opened</source>
        <translation>这类实例无法打开</translation>
    </message>
    <message>
        <source>must be from 1 to %1</source>
        <translation>必须为 1 至 %1</translation>
    </message>
    <message>
        <source>must be a number above 0</source>
        <translation>必须为大于 0 的数</translation>
    </message>
    <message>
        <source>not with %1</source>
        <translation>%1 不支持</translation>
    </message>
    <message>
        <source>contains the character NUL</source>
        <translation>含有字符 NUL</translation>
    </message>
    <message>
        <source>%1: expected %2 words, found %3</source>
        <translation>%1：应有 %2 个词，实有 %3 个</translation>
    </message>
    <message>
        <source>%1 must be from 0 to %2 with at most %3 decimals</source>
        <translation>%1 必须在 0 到 %2 之间，至多 %3 位小数</translation>
    </message>
    <message>
        <source>%1 is not a place named above</source>
        <translation>前面没有名为 %1 的地点</translation>
    </message>
    <message>
        <source>%1: given twice</source>
        <translation>%1：给出了两次</translation>
    </message>
    <message>
        <source>more than %1 bytes</source>
        <translation>超过 %1 字节</translation>
    </message>
    <message>
        <source>a name must have 1 to %1 bytes</source>
        <translation>名称必须有 1 到 %1 字节</translation>
    </message>
    <message>
        <source>more than %1 places</source>
        <translation>超过 %1 个地点</translation>
    </message>
    <message>
        <source>more than %1 roads</source>
        <translation>超过 %1 条道路</translation>
    </message>
    <message>
        <source>must begin with title, place, road, one-way, from or to</source>
        <translation>必须以 title、place、road、one-way、from 或 to 开头</translation>
    </message>
    <message>
        <source>the graph has no place</source>
        <translation>图中没有地点</translation>
    </message>
    <message>
        <source>needs a grid; graphs support %1</source>
        <translation>需要网格；图支持 %1</translation>
    </message>
    <message>
        <source>is not in the graph</source>
        <translation>不是图中的地点</translation>
    </message>
    <message>
        <source>is missing, and the graph has none of its own</source>
        <translation>缺失，图自身也没有给出</translation>
    </message>
    <message>
        <source>the graph has no estimates for this goal</source>
        <translation>图中没有对此目标的估计值</translation>
    </message>
    <message>
        <source>longer than %1 bytes</source>
        <translation>长度超过 %1 字节</translation>
    </message>
    <message>
        <source>function calls are not supported</source>
        <translation>不支持函数调用</translation>
    </message>
    <message>
        <source>unexpected %1</source>
        <translation>不应出现 %1</translation>
    </message>
    <message>
        <source>%1: column %2: %3</source>
        <translation>%1：第 %2 列：%3</translation>
    </message>
    <message>
        <source>expected %1</source>
        <translation>应为 %1</translation>
    </message>
    <message>
        <source>nested more than %1 deep</source>
        <translation>嵌套超过 %1 层</translation>
    </message>
    <message>
        <source>expected a name</source>
        <translation>应为名称</translation>
    </message>
    <message>
        <source>not a number</source>
        <translation>不是数字</translation>
    </message>
    <message>
        <source>expected a value</source>
        <translation>应为值</translation>
    </message>
    <message>
        <source>a text has no end</source>
        <translation>文本没有结尾</translation>
    </message>
    <message>
        <source>more than %1 shapes; events from number %2 on are not drawn</source>
        <translation>图形超过 %1 个；从第 %2 个事件起不再绘制</translation>
    </message>
    <message>
        <source>a component has no $</source>
        <translation>组件缺少 $</translation>
    </message>
    <message>
        <source>%1 is not drawn: it is unknown</source>
        <translation>未绘制 %1：未知组件</translation>
    </message>
    <message>
        <source>components are nested more than %1 deep</source>
        <translation>组件嵌套超过 %1 层</translation>
    </message>
    <message>
        <source>has a control character</source>
        <translation>含有控制字符</translation>
    </message>
    <message>
        <source>%1 is missing</source>
        <translation>缺少 %1</translation>
    </message>
    <message>
        <source>must be a number greater than 0, below 1.8e308</source>
        <translation>必须是大于 0、小于 1.8e308 的数</translation>
    </message>
    <message>
        <source>must be WxH, each from %1 to %2</source>
        <translation>必须是 宽x高，各为 %1 到 %2</translation>
    </message>
    <message>
        <source>%1 is required</source>
        <translation>缺少 %1</translation>
    </message>
    <message>
        <source>unknown here; see --help</source>
        <translation>此处没有这个选项；见 --help</translation>
    </message>
    <message>
        <source>not rows of this batch in this form, or of another version</source>
        <translation>不是此批次的这种格式的行，或来自其他版本</translation>
    </message>
    <message>
        <source>given twice</source>
        <translation>重复</translation>
    </message>
    <message>
        <source>not enough memory</source>
        <translation>内存不足</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>未找到</translation>
    </message>
    <message>
        <source>no free cell has a free neighbour</source>
        <translation>没有任何空格与另一空格相邻</translation>
    </message>
    <message>
        <source>must begin with an algorithm</source>
        <translation>必须以算法名开头</translation>
    </message>
    <message>
        <source>must begin with %1%2</source>
        <translation>必须以 %1%2 开头</translation>
    </message>
    <message>
        <source>an experiment is running; pause it first</source>
        <translation>实验正在运行；请先暂停</translation>
    </message>
    <message>
        <source>goes beyond the map</source>
        <translation>超出了地图的范围</translation>
    </message>
    <message>
        <source>expected state, event, f-exceeds, f-decreases, goal, move or condition, found %1</source>
        <translation>应为 state、event、f-exceeds、f-decreases、goal、move 或 condition，实际为 %1</translation>
    </message>
    <message>
        <source>expected &quot;and&quot; or the end</source>
        <translation>应为“and”或结尾</translation>
    </message>
    <message>
        <source>the closing quotation mark is missing</source>
        <translation>缺少右引号</translation>
    </message>
    <message>
        <source>expected an event or a field</source>
        <translation>应为事件或字段</translation>
    </message>
    <message>
        <source>expected a number, found %1</source>
        <translation>应为数字，实际为 %1</translation>
    </message>
    <message>
        <source>expected a comparison: = != &lt; &lt;= &gt; &gt;=</source>
        <translation>应为比较符：= != &lt; &lt;= &gt; &gt;=</translation>
    </message>
    <message>
        <source>%1 is neither an event nor followed by a comparison</source>
        <translation>%1 不是事件，后面也没有比较符</translation>
    </message>
    <message>
        <source>an event is of one kind only</source>
        <translation>事件只能有一种类型</translation>
    </message>
    <message>
        <source>%1 is longer than %2 bytes</source>
        <translation>%1 超过 %2 字节</translation>
    </message>
    <message>
        <source>an expression gives a text of more than %1 bytes</source>
        <translation>一个表达式得出的文本超过 %1 字节</translation>
    </message>
    <message>
        <source>needs sqrt2 costs, the true lengths</source>
        <translation>需要 sqrt2 代价（真实长度）</translation>
    </message>
    <message>
        <source>needs dijkstra or breadth-first</source>
        <translation>需要 dijkstra 或 breadth-first</translation>
    </message>
    <message>
        <source>supports only one goal</source>
        <translation>只支持一个终点</translation>
    </message>
    <message>
        <source>more than %1 cells</source>
        <translation>超过 %1 个格子</translation>
    </message>
    <message>
        <source>start and goal cannot become walls</source>
        <translation>起点和终点不能变成墙</translation>
    </message>
    <message>
        <source>cannot be combined with %1</source>
        <comment>--flow yes</comment>
        <translation>不能与 %1 同时使用</translation>
    </message>
    <message>
        <source>cannot be combined with %1</source>
        <translation>不能与 %1 同时使用</translation>
    </message>
    <message>
        <source>%1 needs an admissible heuristic</source>
        <translation>%1 需要可采纳的启发函数</translation>
    </message>
    <message>
        <source>%1: must be X,Y=WEIGHT, from 0 to 255, or X,Y=# for a wall</source>
        <translation>%1：必须是 X,Y=权重（0 到 255），或 X,Y=#（墙）</translation>
    </message>
    <message>
        <source>too many waypoints for a map of %1 x %2</source>
        <translation>对 %1 x %2 的地图来说途经点太多</translation>
    </message>
    <message>
        <source>supports no waypoints</source>
        <translation>不支持途经点</translation>
    </message>
    <message>
        <source>unsupported version %1, expected 1 or 2</source>
        <translation>不支持的版本 %1，应为 1 或 2</translation>
    </message>
    <message>
        <source>no room for an agent of %1 x %2 cells</source>
        <translation>容不下 %1 x %2 格的智能体</translation>
    </message>
    <message>
        <source>needs an agent of one cell</source>
        <translation>需要只占一格的智能体</translation>
    </message>
    <message>
        <source>needs a map without one-way cells</source>
        <translation>需要没有单向格的地图</translation>
    </message>
    <message>
        <source>needs a whole Sokoban level</source>
        <translation>需要完整的推箱子关卡</translation>
    </message>
    <message>
        <source>needs a whole Sokoban level; supported here: %1</source>
        <translation>需要完整的推箱子关卡；此处支持：%1</translation>
    </message>
    <message>
        <source>it cannot choose where the worker ends</source>
        <translation>它不能指定工人最后的位置</translation>
    </message>
    <message>
        <source>it needs a grid map</source>
        <translation>它需要网格地图</translation>
    </message>
    <message>
        <source>it supports only pushes</source>
        <translation>它只支持按推数计数</translation>
    </message>
    <message>
        <source>it supports at most %1 squares, and the level has %2</source>
        <translation>它最多支持 %1 格，而此关卡有 %2 格</translation>
    </message>
    <message>
        <source>there are too many ways to assign the boxes to goals</source>
        <translation>把箱子分配到目标的方式过多</translation>
    </message>
    <message>
        <source>no levels found: not a text file, it contains the character NUL</source>
        <translation>未找到关卡：不是文本文件，含有字符 NUL</translation>
    </message>
    <message>
        <source>decompresses to more than %1 times its size</source>
        <translation>解压后超过自身大小的 %1 倍</translation>
    </message>
</context>
<context>
    <name>RecordReader</name>
    <message>
        <source>%1 has an invalid format</source>
        <translation>%1 格式无效</translation>
    </message>
</context>
<context>
    <name>RoadTexts</name>
    <message>
        <source>Nodes are the places of the graph.</source>
        <translation>节点是图中的地点。</translation>
    </message>
    <message>
        <source>No road leads on to the goal.</source>
        <translation>没有道路通往终点。</translation>
    </message>
    <message>
        <source>Proven cheapest</source>
        <translation>已证明代价最小</translation>
    </message>
    <message>
        <source>At most %1 times the cheapest</source>
        <translation>至多为最小代价的 %1 倍</translation>
    </message>
    <message>
        <source>Possibly not the cheapest</source>
        <translation>可能不是代价最小</translation>
    </message>
    <message>
        <source>The heuristic overestimates at %1: the path found may not be the cheapest.</source>
        <translation>启发函数在 %1 处高估：找到的路径可能不是代价最小的。</translation>
    </message>
    <message>
        <source>The heuristic is not consistent at %1: places may be expanded again.</source>
        <translation>启发函数在 %1 处不一致：地点可能被再次扩展。</translation>
    </message>
</context>
<context>
    <name>RouteQuestionTexts</name>
    <message>
        <source>worker on the left</source>
        <translation>工人在左侧</translation>
    </message>
    <message>
        <source>worker on the right</source>
        <translation>工人在右侧</translation>
    </message>
    <message>
        <source>worker above</source>
        <translation>工人在上方</translation>
    </message>
    <message>
        <source>worker below</source>
        <translation>工人在下方</translation>
    </message>
    <message>
        <source>worker in place</source>
        <translation>工人在原位</translation>
    </message>
    <message>
        <source>The worker cannot move in any direction.</source>
        <translation>工人在这里无法移动。</translation>
    </message>
    <message>
        <source>This box cannot be pushed. Click another one.</source>
        <translation>这个箱子推不动。请单击另一个箱子。</translation>
    </message>
    <message>
        <source>A box&apos;s path can only be searched forwards, from the box: the side from which it reaches the target is unknown.</source>
        <translation>箱子的路径只能从箱子开始正向搜索：无法预知箱子从哪一侧到达。</translation>
    </message>
    <message>
        <source>Walls and boxes block the worker&apos;s path.</source>
        <translation>墙和箱子挡住了工人的路径。</translation>
    </message>
    <message>
        <source>box %1, %2</source>
        <comment>square, where the worker is</comment>
        <translation>箱子 %1，%2</translation>
    </message>
    <message>
        <source>A node consists of the box&apos;s square and the side the worker is on. Its cost is written “pushes / moves”; pushes are compared first.</source>
        <translation>节点由箱子所在的格子和工人所在的一侧组成。代价写作“推数 / 步数”，先比推数，再比步数。</translation>
    </message>
    <message>
        <source>The box cannot reach this square while the other boxes stay in place.</source>
        <translation>其他箱子不动时，这个箱子无法到达该格。</translation>
    </message>
    <message>
        <source>Path of the worker to %1. Click another square to change the target.</source>
        <translation>工人到 %1 的路径。可单击其他格子改选。</translation>
    </message>
    <message>
        <source>Path of box %1 to %2. Click another box or another target square.</source>
        <translation>箱子 %1 到 %2 的路径。可单击另一个箱子或另一个目标格。</translation>
    </message>
    <message>
        <source>Click the square the worker should go to.</source>
        <translation>单击工人要去的格子。</translation>
    </message>
    <message>
        <source>%1, the worker&apos;s target, is marked %2 and added to OPEN</source>
        <translation>%1 是工人的目标，标为 %2，加入 OPEN</translation>
    </message>
    <message>
        <source>%1 is marked %2 and added to OPEN, reached from %3</source>
        <translation>%1 标为 %2，加入 OPEN，由 %3 到达</translation>
    </message>
    <message>
        <source>%1 skipped: already marked %2</source>
        <translation>跳过 %1：已标为 %2</translation>
    </message>
    <message>
        <source>The search reaches the worker at %1: marked %2, one more than the path length, %3</source>
        <translation>到达工人所在的 %1：标为 %2，比路径长度（%3）多 1</translation>
    </message>
    <message>
        <source>Squares are named by column and row, counted from 0. The search spreads from the worker&apos;s target, which is marked 1: each mark is g + 1. The worker then follows decreasing marks.</source>
        <translation>格子以列号和行号表示，从 0 数起。搜索从工人要去的格子向外扩散，该格标为 1（标记值为 g + 1）。工人随后沿递减的标记前进。</translation>
    </message>
    <message>
        <source>%1, marked %2, is taken from OPEN and expanded</source>
        <translation>从 OPEN 取出 %1（标为 %2）并扩展</translation>
    </message>
    <message>
        <source>Feature-space search solves whole levels only.</source>
        <translation>特征空间搜索只能求解整个关卡。</translation>
    </message>
</context>
<context>
    <name>RunOptions</name>
    <message>
        <source>weight</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>heuristic</source>
        <translation>启发函数</translation>
    </message>
    <message>
        <source>ties</source>
        <translation>同值次序</translation>
    </message>
    <message>
        <source>seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>reopen</source>
        <translation>重新打开</translation>
    </message>
    <message>
        <source>duplicates</source>
        <translation>重复</translation>
    </message>
    <message>
        <source>width</source>
        <translation>束宽</translation>
    </message>
    <message>
        <source>nodes</source>
        <translation>节点数</translation>
    </message>
    <message>
        <source>order</source>
        <translation>邻居顺序</translation>
    </message>
    <message>
        <source>neighbours</source>
        <translation>邻域</translation>
    </message>
    <message>
        <source>corners</source>
        <translation>拐角</translation>
    </message>
    <message>
        <source>costs</source>
        <translation>代价</translation>
    </message>
    <message>
        <source>window</source>
        <translation>范围</translation>
    </message>
    <message>
        <source>agent</source>
        <translation>智能体</translation>
    </message>
    <message>
        <source>radius</source>
        <translation>视野</translation>
    </message>
    <message>
        <source>smooth</source>
        <translation>拉直</translation>
    </message>
    <message>
        <source>metric</source>
        <translation>计数</translation>
    </message>
    <message>
        <source>without</source>
        <translation>不用</translation>
    </message>
    <message>
        <source>any</source>
        <translation>任意解</translation>
    </message>
    <message>
        <source>mirrors</source>
        <translation>镜像</translation>
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
        <source>A second run will reproduce this event</source>
        <translation>此事件将由第二次运行重现</translation>
    </message>
    <message>
        <source>Solved: cost %1, expanded %2</source>
        <comment>cost, a number of expansions</comment>
        <translation>已解决：代价 %1，扩展 %2 次</translation>
    </message>
    <message>
        <source>%1: the stack is empty</source>
        <translation>%1：栈已空</translation>
    </message>
    <message>
        <source>%1: the last iteration cut off no nodes</source>
        <translation>%1：最后一次迭代没有截断任何节点</translation>
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
        <source>Each iteration expands about %1 times as many nodes as the previous one; iteration %2: about %3.</source>
        <translation>每次迭代扩展的节点约为上一次的 %1 倍；第 %2 次：约 %3。</translation>
    </message>
    <message>
        <source>The growth is known after three iterations.</source>
        <translation>完成三次迭代后才知道增长倍数。</translation>
    </message>
    <message>
        <source>The goal lies within bound %1, about iteration %2: this will take more than a day.</source>
        <translation>终点在界限 %1 之内，约第 %2 次迭代：预计一天之内无法结束。</translation>
    </message>
    <message>
        <source>The goal lies within bound %1, about iteration %2.</source>
        <translation>终点在界限 %1 之内，约第 %2 次迭代。</translation>
    </message>
    <message>
        <source>This will take more than a day.</source>
        <translation>预计一天之内无法结束。</translation>
    </message>
    <message>
        <source>From iteration %1 on, each iteration takes more than a day.</source>
        <translation>从第 %1 次迭代起，每次迭代都要一天以上。</translation>
    </message>
    <message>
        <source>The search begins: the start is the first node to be expanded.</source>
        <translation>搜索开始：起点是第一个待扩展的节点。</translation>
    </message>
    <message>
        <source>The route is complete: the numbers are its cost and the number of expansions needed to find it.</source>
        <translation>已得到完整的路径：所列数字是路径的代价，以及找到路径所用的扩展次数。</translation>
    </message>
    <message>
        <source>Stopped before it finished: whether a path exists is unknown.</source>
        <translation>搜索未完成就已停止：是否存在路径尚未可知。</translation>
    </message>
    <message>
        <source>OPEN is empty: every reachable node was expanded; this search has no goal.</source>
        <translation>OPEN 已空：所有可到达的节点都已扩展；这次搜索未设终点。</translation>
    </message>
    <message>
        <source>The stack is empty: every node reachable from the start was entered, and none is the goal.</source>
        <translation>栈已空：从起点可到达的节点都已进入，终点不在其中。</translation>
    </message>
    <message>
        <source>The last iteration cut off no nodes: it tried every node reachable from the start, and none is the goal.</source>
        <translation>最后一次迭代没有截断任何节点：从起点可到达的节点都已试过，终点不在其中。</translation>
    </message>
    <message>
        <source>One side&apos;s OPEN is empty: every node reachable from that side was expanded without meeting the other side.</source>
        <translation>一侧的 OPEN 已空：从该侧可到达的节点都已扩展，没有与另一侧相遇。</translation>
    </message>
    <message>
        <source>OPEN is empty: every node reachable from the start was expanded, and none is the goal.</source>
        <translation>OPEN 已空：从起点可到达的节点都已扩展，终点不在其中。</translation>
    </message>
    <message>
        <source>Iteration %1 has already expanded %2 times as many nodes as the previous one.</source>
        <translation>第 %1 次迭代扩展的节点数已是上一次的 %2 倍。</translation>
    </message>
    <message>
        <source>Iteration 1 has expanded %1 nodes and is still running. Iterative deepening keeps no CLOSED list and tries every path within its bound. On open ground there can be more such paths than any computer can try.</source>
        <translation>第 1 次迭代已扩展 %1 个节点，仍在进行。迭代加深搜索不保存 CLOSED，会尝试界限之内的每条路径。在空旷的地面上，这样的路径可能多到任何计算机都试不完。</translation>
    </message>
    <message>
        <source>Proven: no path costs less than %1.</source>
        <comment>a way, a cost</comment>
        <translation>已证明：没有代价小于 %1 的路径。</translation>
    </message>
    <message>
        <source>Not started</source>
        <translation>未开始</translation>
    </message>
    <message>
        <source>Paused at event %1</source>
        <translation>已在事件 %1 处暂停</translation>
    </message>
    <message>
        <source>Chosen: %1. OPEN contained no other nodes.</source>
        <translation>选中：%1。OPEN 中没有别的节点。</translation>
    </message>
    <message>
        <source>Chosen: %1. Behind it in OPEN: %2; %3 more.</source>
        <comment>a node, nodes, a number</comment>
        <translation>选中：%1。OPEN 中排在其后的有：%2；另有 %3 个。</translation>
    </message>
    <message>
        <source>Chosen: %1. Behind it in OPEN: %2.</source>
        <comment>a node, nodes</comment>
        <translation>选中：%1。OPEN 中排在其后的有：%2。</translation>
    </message>
    <message numerus="yes">
        <source>Not proven optimal: paths of more than %n nodes were cut off, and one may be cheaper.</source>
        <translation>
            <numerusform>未证明最优：超过 %n 个节点的路径已被截断，其中可能有代价更小的。</numerusform>
        </translation>
    </message>
    <message>
        <source>No cheaper path was cut off by the node limit: if h never overestimates, the path is optimal.</source>
        <translation>没有代价更小的路径因节点数不足而被截断：只要 h 从不高估，此路径就是最优的。</translation>
    </message>
    <message>
        <source>%1: no path is left to be tried</source>
        <translation>%1：已没有可试的路径</translation>
    </message>
    <message numerus="yes">
        <source>OPEN is empty, but the search dropped %n nodes: whether a path exists is unknown.</source>
        <translation>
            <numerusform>OPEN 已空，但搜索丢弃过 %n 个节点：路径是否存在尚不可知。</numerusform>
        </translation>
    </message>
    <message>
        <source>No path is left to be tried: every node reachable from the start was entered, and none is the goal.</source>
        <translation>已没有可试的路径：从起点可到达的节点都已进入过，其中没有终点。</translation>
    </message>
    <message>
        <source>Repair %1 has expanded %2 nodes; the first search expanded %3.</source>
        <translation>第 %1 次修复扩展了 %2 个节点；首次搜索扩展了 %3 个。</translation>
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
        <source>Maze, 31 × 31</source>
        <translation>迷宫，31 × 31</translation>
    </message>
    <message>
        <source>Caves, 512 × 512</source>
        <translation>洞穴，512 × 512</translation>
    </message>
    <message>
        <source>Wall in between (A* step by step)</source>
        <translation>隔墙（逐步演示 A*）</translation>
    </message>
    <message>
        <source>Roads of Romania</source>
        <translation>罗马尼亚道路图</translation>
    </message>
    <message>
        <source>Where greedy fails</source>
        <translation>贪心失败的图</translation>
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
        <source>New iteration</source>
        <translation>新的迭代</translation>
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
        <source>Searching…</source>
        <translation>正在搜索…</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>已解决</translation>
    </message>
    <message>
        <source>goal taken from OPEN</source>
        <translation>终点已从 OPEN 取出</translation>
    </message>
    <message>
        <source>Every reachable state examined</source>
        <translation>所有可到达的状态都已检查</translation>
    </message>
    <message>
        <source>No path to the goal</source>
        <translation>没有通往终点的路径</translation>
    </message>
    <message>
        <source>Stopped: time limit reached</source>
        <translation>已停止：达到时间上限</translation>
    </message>
    <message>
        <source>Stopped: memory limit reached</source>
        <translation>已停止：达到内存上限</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>已停止</translation>
    </message>
    <message>
        <source>Stopped: cost limit reached</source>
        <translation>已停止：达到代价上限</translation>
    </message>
    <message>
        <source>Larger f</source>
        <translation>f 增大</translation>
    </message>
    <message>
        <source>not reached yet</source>
        <translation>尚未到达</translation>
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
        <source>On the path</source>
        <translation>在当前路径上</translation>
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
        <source>%1 min %2 s</source>
        <translation>%1 分 %2 秒</translation>
    </message>
    <message>
        <source>before the first event</source>
        <translation>第一个事件之前</translation>
    </message>
    <message>
        <source>not searched yet</source>
        <translation>尚未搜索到</translation>
    </message>
    <message>
        <source>reproduced by a second run</source>
        <translation>由第二次运行重现</translation>
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
        <source>No path to the goal within the search window</source>
        <translation>搜索窗口内没有通往终点的路径</translation>
    </message>
    <message>
        <source>Last in, first out</source>
        <translation>后进先出</translation>
    </message>
    <message>
        <source>First in, first out</source>
        <translation>先进先出</translation>
    </message>
    <message>
        <source>Coarse (in eighths)</source>
        <translation>粗略（以八分之一为档）</translation>
    </message>
    <message>
        <source>Expands the newest node among ties first: the search goes deep.</source>
        <translation>同值时先扩展最后加入的节点：搜索向纵深推进。</translation>
    </message>
    <message>
        <source>Expands the oldest node among ties first: the search spreads out.</source>
        <translation>同值时先扩展最先加入的节点：搜索向四周铺开。</translation>
    </message>
    <message>
        <source>Compares f in eighths of a step and expands the newest node among ties first: fast and still exact.</source>
        <translation>以八分之一步为档比较 f，同值时先扩展最后加入的节点：速度快，结果仍精确。</translation>
    </message>
    <message>
        <source>1 state examined</source>
        <translation>检查了 1 个状态</translation>
    </message>
    <message>
        <source>%1 states examined</source>
        <translation>检查了 %1 个状态</translation>
    </message>
    <message>
        <source>pace %1</source>
        <comment>the speed that the pace has come to</comment>
        <translation>节奏 %1</translation>
    </message>
    <message>
        <source>s</source>
        <comment>a unit: seconds</comment>
        <translation>秒</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>毫秒</translation>
    </message>
    <message>
        <source>µs</source>
        <translation>微秒</translation>
    </message>
    <message>
        <source>GB</source>
        <translation>GB</translation>
    </message>
    <message>
        <source>MB</source>
        <translation>MB</translation>
    </message>
    <message>
        <source>kB</source>
        <translation>kB</translation>
    </message>
    <message>
        <source>%1&#xa0;%2</source>
        <comment>a figure and its unit</comment>
        <translation>%1&#xa0;%2</translation>
    </message>
    <message>
        <source>d MMM</source>
        <comment>a day of this year, as QLocale writes it</comment>
        <translation>M月d日</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <comment>a day, as QLocale writes it</comment>
        <translation>yyyy年M月d日</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a day and a time</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Route</source>
        <translation>路径</translation>
    </message>
    <message>
        <source>dead end</source>
        <translation>死路</translation>
    </message>
    <message>
        <source>Larger g first</source>
        <translation>g 大者优先</translation>
    </message>
    <message>
        <source>Smaller g first</source>
        <translation>g 小者优先</translation>
    </message>
    <message>
        <source>Larger h first</source>
        <translation>h 大者优先</translation>
    </message>
    <message>
        <source>Smaller h first</source>
        <translation>h 小者优先</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>随机</translation>
    </message>
    <message>
        <source>Among ties, expands the node with the costliest path so far; then the newest.</source>
        <translation>同值时先扩展已走路径代价最大的节点，再看谁最新。</translation>
    </message>
    <message>
        <source>Among ties, expands the node with the cheapest path so far; then the newest.</source>
        <translation>同值时先扩展已走路径代价最小的节点，再看谁最新。</translation>
    </message>
    <message>
        <source>Among ties, expands the node that looks farthest from the goal; then the newest.</source>
        <translation>同值时先扩展估计离目标最远的节点，再看谁最新。</translation>
    </message>
    <message>
        <source>Among ties, expands the node that looks nearest to the goal; then the newest.</source>
        <translation>同值时先扩展估计离目标最近的节点，再看谁最新。</translation>
    </message>
    <message>
        <source>Draws a node among ties, always the same one for the same seed.</source>
        <translation>同值时随机选一个节点；种子相同，结果就相同。</translation>
    </message>
    <message>
        <source>closed nodes may reopen</source>
        <translation>已关闭的节点可重开</translation>
    </message>
    <message>
        <source>closed nodes stay closed</source>
        <translation>已关闭的节点不重开</translation>
    </message>
    <message>
        <source>Line of sight</source>
        <translation>视线</translation>
    </message>
    <message>
        <source>Drop</source>
        <translation>丢弃</translation>
    </message>
    <message>
        <source>Back up</source>
        <translation>回传</translation>
    </message>
    <message>
        <source>Nothing found: nodes were dropped, and a path may exist</source>
        <translation>未找到：丢弃过节点，路径可能存在</translation>
    </message>
    <message>
        <source>Raise</source>
        <translation>升高</translation>
    </message>
    <message>
        <source>Walk</source>
        <translation>行走</translation>
    </message>
</context>
<context>
    <name>SlideSentence</name>
    <message>
        <source>%1: skipped, the cost of this path is too high</source>
        <comment>a slide</comment>
        <translation>%1：跳过，此路径的代价过大</translation>
    </message>
    <message>
        <source>%1: skipped, it only undoes the previous move</source>
        <comment>a slide</comment>
        <translation>%1：跳过，这只是撤销上一步</translation>
    </message>
    <message>
        <source>%1: skipped, the same position or its mirror image (identical pieces are interchangeable) was already reached with %2</source>
        <comment>a slide, so many moves</comment>
        <translation>%1：跳过，此前已用 %2 到达同一局面或其镜像（相同的棋子不加区分）</translation>
    </message>
    <message>
        <source>%1: skipped, the same position (identical pieces are interchangeable) was already reached with %2</source>
        <comment>a slide, so many moves</comment>
        <translation>%1：跳过，此前已用 %2 到达同一局面（相同的棋子不加区分）</translation>
    </message>
    <message>
        <source>The two sides meet at the same position: %1 from the start, %2 to a goal, %3 in total, the lowest so far</source>
        <comment>moves, moves, number</comment>
        <translation>两侧在同一局面相遇：距起始局面 %1，距目标局面 %2，共 %3，目前最少</translation>
    </message>
    <message>
        <source>No other meeting point gives a cheaper path: %1</source>
        <comment>moves</comment>
        <translation>其他相遇点给出的路径代价都不会更小：%1</translation>
    </message>
    <message>
        <source>All pieces have reached their goals: %1</source>
        <comment>moves</comment>
        <translation>所有棋子都已到达目标：%1</translation>
    </message>
    <message>
        <source>%1 has reached its goal: %2</source>
        <comment>a piece, moves</comment>
        <translation>%1已到达目标：%2</translation>
    </message>
    <message>
        <source>a position not reached yet</source>
        <translation>尚未到达的局面</translation>
    </message>
    <message>
        <source>a goal</source>
        <translation>一个目标局面</translation>
    </message>
    <message>
        <source>the start</source>
        <translation>起始局面</translation>
    </message>
    <message>
        <source>%1: skipped, the same position was already reached with %2</source>
        <comment>a slide, so many moves</comment>
        <translation>%1：跳过，此前已用 %2 到达同一局面</translation>
    </message>
    <message>
        <source>%1: skipped, the same position or its mirror image was already reached with %2</source>
        <comment>a slide, so many moves</comment>
        <translation>%1：跳过，此前已用 %2 到达同一局面或其镜像</translation>
    </message>
    <message>
        <source>position</source>
        <comment>a node, in sentences</comment>
        <translation>局面</translation>
    </message>
    <message>
        <source>start position</source>
        <comment>where the search begins, in sentences</comment>
        <translation>起始局面</translation>
    </message>
</context>
<context>
    <name>SlideTexts</name>
    <message>
        <source>No sequence of moves brings the piece to its goal.</source>
        <translation>任何走法都无法使棋子到达目标位置。</translation>
    </message>
    <message>
        <source>A node represents a position and its mirror image; it is named after the move that led to it. Identical pieces are numbered at the start and keep their numbers.</source>
        <translation>节点由一个局面及其镜像组成，以到达该节点的那一步命名。相同的棋子在起始局面标有编号，此后保持不变。</translation>
    </message>
    <message>
        <source>A position is named after the move that led to it. Identical pieces are numbered at the start and keep their numbers.</source>
        <translation>局面以到达该局面的那一步命名。相同的棋子在起始局面标有编号，此后保持不变。</translation>
    </message>
</context>
<context>
    <name>SokobanCommands</name>
    <message>
        <source>&amp;Previous level</source>
        <translation>上一关(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Next level</source>
        <translation>下一关(&amp;N)</translation>
    </message>
    <message>
        <source>Next &amp;unsolved level</source>
        <translation>下一个未解关卡(&amp;U)</translation>
    </message>
    <message>
        <source>Goes to the next level you have not solved</source>
        <translation>转到您尚未解开的下一关</translation>
    </message>
    <message>
        <source>&amp;Restart the level</source>
        <translation>重玩本关(&amp;R)</translation>
    </message>
    <message>
        <source>Returns all boxes to their start squares; Redo restores the pushes</source>
        <translation>所有箱子回到起始位置；“重做”可恢复各次推动</translation>
    </message>
    <message>
        <source>Undo one &amp;step</source>
        <translation>撤销一步(&amp;S)</translation>
    </message>
    <message>
        <source>Undoes one step of the worker</source>
        <translation>撤销工人的一步</translation>
    </message>
    <message>
        <source>Redo one s&amp;tep</source>
        <translation>重做一步(&amp;T)</translation>
    </message>
    <message>
        <source>Redoes one step of the worker</source>
        <translation>重做工人的一步</translation>
    </message>
    <message>
        <source>Copy the &amp;level</source>
        <translation>复制关卡(&amp;L)</translation>
    </message>
    <message>
        <source>Copies the current position as text</source>
        <translation>将当前局面复制为文本</translation>
    </message>
    <message>
        <source>Copy the &amp;moves</source>
        <translation>复制走法(&amp;M)</translation>
    </message>
    <message>
        <source>Copies the moves as the letters l, u, r and d, with capitals for pushes</source>
        <translation>以字母 l u r d 复制走法，大写表示推动</translation>
    </message>
    <message>
        <source>Your solution with the fewest &amp;moves</source>
        <translation>您步数最少的解(&amp;M)</translation>
    </message>
    <message>
        <source>Loads this solution as the next moves; step through it in either direction</source>
        <translation>将此解载入为后续步骤；可逐步前进或后退</translation>
    </message>
    <message>
        <source>Your solution with the fewest pushes</source>
        <translation>您推数最少的解</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>动画</translation>
    </message>
    <message>
        <source>Animates the worker and the boxes</source>
        <translation>以动画显示工人和箱子的移动</translation>
    </message>
    <message>
        <source>Search&amp;light on this level</source>
        <translation>用探照灯查看此关卡(&amp;L)</translation>
    </message>
    <message>
        <source>Searches for a solution from here, step by step</source>
        <translation>从当前局面开始，逐步搜索解</translation>
    </message>
    <message>
        <source>Turn the board left</source>
        <translation>棋盘向左转</translation>
    </message>
    <message>
        <source>Turn the board &amp;right</source>
        <translation>棋盘向右转(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Mirror the board</source>
        <translation>镜像棋盘(&amp;M)</translation>
    </message>
    <message>
        <source>Swaps left and right on the board</source>
        <translation>左右对调显示棋盘</translation>
    </message>
    <message>
        <source>Shows the board neither turned nor mirrored</source>
        <translation>不旋转、不镜像地显示棋盘</translation>
    </message>
    <message>
        <source>Re&amp;verse play</source>
        <translation>逆推(&amp;V)</translation>
    </message>
    <message>
        <source>Lets you pull the boxes from the goals to their start squares; the pulls, played in reverse, form a solution</source>
        <translation>可将箱子从目标拉回起始位置；反过来播放就是一个解</translation>
    </message>
    <message>
        <source>Arrow keys pull</source>
        <translation>方向键拉箱</translation>
    </message>
    <message>
        <source>In reverse play, arrow keys pull the box behind the worker; hold Ctrl for the opposite</source>
        <translation>逆推时，方向键会拉动工人身后的箱子；按住 Ctrl 则相反</translation>
    </message>
    <message>
        <source>Play this solution f&amp;orwards</source>
        <translation>正向播放此解(&amp;O)</translation>
    </message>
    <message>
        <source>Plays the pulls in reverse order as pushes, from the start of the level</source>
        <translation>从起始局面开始，将各次拉动按相反顺序作为推动播放</translation>
    </message>
    <message>
        <source>Move bo&amp;xes by click or drag</source>
        <translation>单击移动箱子(&amp;X)</translation>
    </message>
    <message>
        <source>Moves a clicked or dragged box along a path found automatically; when off, clicking an adjacent box pushes it one square</source>
        <translation>使单击或拖动的箱子沿找到的路径移动；关闭时，单击相邻的箱子会将其推动一格</translation>
    </message>
    <message>
        <source>&amp;Fast animation</source>
        <translation>快速移动(&amp;F)</translation>
    </message>
    <message>
        <source>Animates the worker and the boxes three times as fast</source>
        <translation>以三倍速显示工人和箱子的移动</translation>
    </message>
    <message>
        <source>Original orientation</source>
        <translation>原始方向</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>提示(&amp;H)</translation>
    </message>
    <message>
        <source>Pla&amp;y hint</source>
        <translation>走这一步(&amp;Y)</translation>
    </message>
    <message>
        <source>Plays the next push of the best known solution</source>
        <translation>走出已知最佳解的下一次推动</translation>
    </message>
    <message>
        <source>&amp;Solve from here</source>
        <translation>从这里求解(&amp;S)</translation>
    </message>
    <message>
        <source>Plays a solution from here; step through it in either direction</source>
        <translation>从当前局面播放一个解；可逐步前进或后退</translation>
    </message>
    <message>
        <source>Show &amp;deadlocks</source>
        <translation>显示死锁(&amp;D)</translation>
    </message>
    <message>
        <source>Marks boxes that can no longer reach a goal, and explains why</source>
        <translation>标出再也无法到达目标的箱子，并说明原因</translation>
    </message>
    <message>
        <source>&amp;Improve the solution</source>
        <translation>改进解(&amp;I)</translation>
    </message>
    <message>
        <source>Tries to reduce the pushes or moves in your best solutions or the current one</source>
        <translation>尝试减少推数或步数，以改进您的最佳解或当前解</translation>
    </message>
    <message>
        <source>&amp;Compare searches of this level</source>
        <translation>比较此关卡的搜索(&amp;C)</translation>
    </message>
    <message>
        <source>Shows several searches of this level side by side</source>
        <translation>并排显示此关卡的多个搜索</translation>
    </message>
    <message>
        <source>&amp;Draw a level…</source>
        <translation>绘制关卡(&amp;D)…</translation>
    </message>
    <message>
        <source>Opens an editor that checks your level while you draw it</source>
        <translation>打开编辑器，边画边检查您的关卡</translation>
    </message>
    <message>
        <source>&amp;Generate levels…</source>
        <translation>生成关卡(&amp;G)…</translation>
    </message>
    <message>
        <source>Generates random levels of the size and difficulty you choose</source>
        <translation>按您选择的大小和难度随机生成关卡</translation>
    </message>
    <message>
        <source>Turns the board by 90°; columns and rows keep their numbers</source>
        <translation>将棋盘旋转 90°；行列编号不变</translation>
    </message>
    <message>
        <source>Built-in l&amp;evels</source>
        <translation>自带关卡(&amp;E)</translation>
    </message>
    <message>
        <source>Returns from a file to the levels that come with Searchlight</source>
        <translation>从文件返回 Searchlight 自带的关卡</translation>
    </message>
    <message>
        <source>Plain style (for printing)</source>
        <translation>简洁外观（便于打印）</translation>
    </message>
    <message>
        <source>Draws flat shapes and colours instead of wood and stone</source>
        <translation>用平面图形和纯色代替木石纹理</translation>
    </message>
    <message>
        <source>Pl&amp;ay the solution in the file</source>
        <translation>播放文件中的解(&amp;A)</translation>
    </message>
    <message>
        <source>Plays the solution stored with the level; this counts as using help</source>
        <translation>播放与关卡一同保存的解；视为使用了帮助</translation>
    </message>
    <message>
        <source>Opens the previous level of the collection; the current game is saved</source>
        <translation>打开关卡集中的上一关；自动保存当前游戏</translation>
    </message>
    <message>
        <source>Opens the next level of the collection; the current game is saved</source>
        <translation>打开关卡集中的下一关；自动保存当前游戏</translation>
    </message>
    <message>
        <source>Shows how many pushes are left or what is wrong; press again for the box, the direction and the push</source>
        <translation>显示还需推多少次，或指出问题所在；继续按则依次提示箱子、方向和推法</translation>
    </message>
    <message>
        <source>E&amp;xperiment with these levels</source>
        <translation>用这些关卡做实验(&amp;X)</translation>
    </message>
    <message>
        <source>Fills in an experiment that runs several searches on all levels</source>
        <translation>填好一个实验：在所有关卡上运行多个搜索</translation>
    </message>
    <message>
        <source>Graph of all states</source>
        <translation>所有状态的图</translation>
    </message>
    <message>
        <source>Shows every reachable state as a point, the dead states among them, with your pushes and the search</source>
        <translation>把每个可到达的状态显示为一个点，包括死状态，并显示您的推动和搜索</translation>
    </message>
    <message>
        <source>Shows the graph when the searchlight is on, and hides it when it is off</source>
        <translation>状态图随探照灯一起显示或隐藏</translation>
    </message>
    <message>
        <source>Show graph with the searchlight</source>
        <translation>随探照灯显示状态图</translation>
    </message>
    <message>
        <source>Walk as &amp;near as possible</source>
        <translation>尽量走近(&amp;N)</translation>
    </message>
    <message>
        <source>Walks to the nearest square where a clicked one cannot be reached, instead of staying</source>
        <translation>点击的格子无法到达时，走到离它最近的格子，而不是停在原地</translation>
    </message>
    <message>
        <source>Solve the collection in the background</source>
        <translation>在后台求解整个关卡集</translation>
    </message>
    <message>
        <source>Solves the unsolved levels one after the other while you play, and ticks them in the gallery</source>
        <translation>在您游戏时逐一求解尚未解出的关卡，并在选关窗口中打勾</translation>
    </message>
</context>
<context>
    <name>SokobanTexts</name>
    <message>
        <source>1 push</source>
        <translation>1 推</translation>
    </message>
    <message>
        <source>%1 pushes</source>
        <translation>%1 推</translation>
    </message>
    <message>
        <source>1 box</source>
        <translation>1 个箱子</translation>
    </message>
    <message>
        <source>%1 boxes</source>
        <translation>%1 个箱子</translation>
    </message>
    <message>
        <source>1 move</source>
        <translation>1 步</translation>
    </message>
    <message>
        <source>%1 moves</source>
        <translation>%1 步</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>moves, pushes</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>box on a goal</source>
        <translation>目标上的箱子</translation>
    </message>
    <message>
        <source>box</source>
        <translation>箱子</translation>
    </message>
    <message>
        <source>worker on a goal</source>
        <translation>目标上的工人</translation>
    </message>
    <message>
        <source>worker</source>
        <translation>工人</translation>
    </message>
    <message>
        <source>goal</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>1 goal</source>
        <translation>1 个目标</translation>
    </message>
    <message>
        <source>%1 goals</source>
        <translation>%1 个目标</translation>
    </message>
    <message>
        <source>1 level</source>
        <translation>1 个关卡</translation>
    </message>
    <message>
        <source>%1 levels</source>
        <translation>%1 个关卡</translation>
    </message>
    <message>
        <source>box %1 pulled to %2</source>
        <translation>把箱子 %1 拉到 %2</translation>
    </message>
    <message>
        <source>box %1 pushed left to %2</source>
        <translation>把箱子 %1 向左推到 %2</translation>
    </message>
    <message>
        <source>box %1 pushed right to %2</source>
        <translation>把箱子 %1 向右推到 %2</translation>
    </message>
    <message>
        <source>box %1 pushed up to %2</source>
        <translation>把箱子 %1 向上推到 %2</translation>
    </message>
    <message>
        <source>box %1 pushed down to %2</source>
        <translation>把箱子 %1 向下推到 %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a push, what becomes of it</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Greedy best-first search by pushes</source>
        <translation>贪心搜索（推）</translation>
    </message>
    <message>
        <source>Greedy best-first search by pulls</source>
        <translation>贪心搜索（拉）</translation>
    </message>
    <message>
        <source>A* by pushes</source>
        <translation>A*（推）</translation>
    </message>
    <message>
        <source>%1: %2 positions</source>
        <comment>a search</comment>
        <translation>%1：%2 个局面</translation>
    </message>
    <message>
        <source>%1: %2 of %3 boxes back on start squares, %4 positions</source>
        <translation>%1：%3 个箱子中有 %2 个拉回起点，%4 个局面</translation>
    </message>
    <message>
        <source>%1: %2 of %3 boxes packed, %4 positions</source>
        <translation>%1：%3 个箱子中有 %2 个就位，%4 个局面</translation>
    </message>
    <message>
        <source>Feature-space search by pushes</source>
        <translation>特征空间搜索（推）</translation>
    </message>
    <message>
        <source>Feature-space search by pulls</source>
        <translation>特征空间搜索（拉）</translation>
    </message>
    <message>
        <source>1 region</source>
        <translation>1 个区域</translation>
    </message>
    <message>
        <source>%1 regions</source>
        <translation>%1 个区域</translation>
    </message>
    <message>
        <source>1 box outside the plan</source>
        <translation>1 个箱子在计划外</translation>
    </message>
    <message>
        <source>%1 boxes outside the plan</source>
        <translation>%1 个箱子在计划外</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between counts</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>box %1 pushed to %2</source>
        <translation>箱子 %1 推到 %2</translation>
    </message>
    <message>
        <source>%1 of %2 packed as planned</source>
        <comment>boxes</comment>
        <translation>按计划就位 %1/%2</translation>
    </message>
    <message>
        <source>1 blocked link between rooms</source>
        <translation>房间之间有 1 个连接被堵</translation>
    </message>
    <message>
        <source>%1 blocked links between rooms</source>
        <translation>房间之间有 %1 个连接被堵</translation>
    </message>
</context>
<context>
    <name>StartGroups</name>
    <message>
        <source>Watch</source>
        <translation>观看</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>游戏</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>学习</translation>
    </message>
</context>
<context>
    <name>Task</name>
    <message>
        <source>An unknown error occurred.</source>
        <translation>发生未知错误。</translation>
    </message>
</context>
<context>
    <name>TermWords</name>
    <message>
        <source>this side&apos;s OPEN</source>
        <translation>本侧的 OPEN</translation>
    </message>
    <message numerus="yes">
        <source>%n nodes</source>
        <comment>that share the first place</comment>
        <translation>
            <numerusform>%n 个节点</numerusform>
        </translation>
    </message>
    <message>
        <source>many nodes</source>
        <comment>that share the first place</comment>
        <translation>许多节点</translation>
    </message>
    <message>
        <source>Expand: %1 in %2 shared the smallest %3, %4. Ties are broken last in, first out.</source>
        <comment>nodes, list, letter, its value</comment>
        <translation>扩展：%2 中有 %1的 %3 同为最小值 %4。同值时后进先出。</translation>
    </message>
    <message>
        <source>Expand: %1 in %2 shared the smallest %3, %4. Ties are broken first in, first out.</source>
        <comment>nodes, list, letter, its value</comment>
        <translation>扩展：%2 中有 %1的 %3 同为最小值 %4。同值时先进先出。</translation>
    </message>
    <message>
        <source>Expand: %1 in %2 shared the smallest %3 after rounding. Ties are broken last in, first out.</source>
        <comment>nodes, list, letter</comment>
        <translation>扩展：%2 中有 %1的 %3 同为最小值（%3 只作粗略比较）。同值时后进先出。</translation>
    </message>
    <message>
        <source>The search closes it and jumps in every direction that may help.</source>
        <translation>搜索将此节点放入 CLOSED，再沿每个可能有利的方向跳跃。</translation>
    </message>
    <message>
        <source>The search closes it and generates its successors, the nodes one move away.</source>
        <translation>搜索将此节点放入 CLOSED，并生成它的后继，即一步可达的节点。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>Expand: the stack is last in, first out, and this node is on top. The search enters it and generates its successors, the nodes one move away.</source>
        <translation>扩展：栈后进先出，此节点在栈顶。搜索进入此节点，并生成它的后继，即一步可达的节点。</translation>
    </message>
    <message>
        <source>Expand: it is the next untried successor within the bound. The search enters it and generates its successors, the nodes one move away.</source>
        <translation>扩展：此节点是界限之内下一个尚未试过的后继。搜索进入此节点，并生成它的后继，即一步可达的节点。</translation>
    </message>
    <message>
        <source>Expand: this side&apos;s OPEN is at most as large as the other, and this node has the smallest g in it. The search closes this node and generates its successors, the nodes one move away.</source>
        <translation>扩展：本侧的 OPEN 不比另一侧大，而此节点的 g 在其中最小。搜索将此节点放入 CLOSED，并生成它的后继，即一步可达的节点。</translation>
    </message>
    <message>
        <source>OPEN: the nodes that have been generated but not expanded yet. The search takes the next node to expand from it.</source>
        <translation>OPEN：已生成、尚未扩展的节点。搜索从中取出下一个要扩展的节点。</translation>
    </message>
    <message>
        <source>CLOSED: the nodes that have been expanded.</source>
        <translation>CLOSED：已经扩展的节点。</translation>
    </message>
    <message>
        <source>g: the cost of the cheapest path found so far from the start to the node.</source>
        <translation>g：从起点到该节点的路径中，目前找到的最小代价。</translation>
    </message>
    <message>
        <source>h: the heuristic&apos;s estimate of the remaining cost from the node to the goal.</source>
        <translation>h：启发函数估计的从该节点到终点的剩余代价。</translation>
    </message>
    <message>
        <source>Parent: the node before this one on the cheapest path found so far. The arrow in a cell points to it.</source>
        <translation>父节点：在目前代价最小的路径上，该节点的前一个节点。格子中的箭头指向父节点。</translation>
    </message>
    <message>
        <source>Expand: the search takes a node from OPEN, closes it and generates its successors, the nodes one move away.</source>
        <translation>扩展：搜索从 OPEN 取出一个节点，放入 CLOSED，并生成它的后继，即一步可达的节点。</translation>
    </message>
    <message>
        <source>Generate: the search computes a successor. If the successor is new, it goes into OPEN, and the expanded node becomes its parent.</source>
        <translation>生成：搜索求出一个后继。新的后继放入 OPEN，正在扩展的节点成为它的父节点。</translation>
    </message>
    <message>
        <source>Relax: the search has found a cheaper path to a node in OPEN. Its g decreases, its parent changes, and it moves up in OPEN.</source>
        <translation>松弛：搜索为 OPEN 中的某个节点找到了代价更小的路径。该节点的 g 减小，父节点更换，在 OPEN 中的位置前移。</translation>
    </message>
    <message>
        <source>Reopen: the search has found a cheaper path to a node in CLOSED. The node returns to OPEN and will be expanded again.</source>
        <translation>重新打开：搜索为 CLOSED 中的某个节点找到了代价更小的路径。该节点回到 OPEN，之后会再次扩展。</translation>
    </message>
    <message>
        <source>Stack: the nodes to enter, newest on top. The search enters the top one next.</source>
        <translation>栈：待进入的节点，最新的在栈顶。搜索接下来进入栈顶的节点。</translation>
    </message>
    <message>
        <source>Bound: the limit of one iteration. When everything within it has been tried, the next iteration starts over with a larger bound.</source>
        <translation>界限：一次迭代的上限。界限之内的节点全部试过后，下一次迭代以更大的界限从头开始。</translation>
    </message>
    <message>
        <source>Generate: a successor that is not marked yet goes onto the stack.</source>
        <translation>生成：尚未标记的后继入栈。</translation>
    </message>
    <message>
        <source>Generate: the search computes a successor and enters it later.</source>
        <translation>生成：搜索求出一个后继，稍后再进入。</translation>
    </message>
    <message>
        <source>Prune: no solution passes through this node, so the search discards it.</source>
        <translation>剪枝：没有解经过此节点，因此搜索将它舍弃。</translation>
    </message>
    <message>
        <source>Cut off: the node exceeds the bound of this iteration. A later iteration returns to it.</source>
        <translation>截断：该节点超出本次迭代的界限，留待以后的迭代处理。</translation>
    </message>
    <message>
        <source>Scan: a jump follows a line of cells until a turn may help. The cells in between do not become nodes.</source>
        <translation>扫描：跳跃沿直线逐格前进，直到转向可能有利为止。途中的格子不成为节点。</translation>
    </message>
    <message>
        <source>Backtrack: every successor of the node has been tried, so the search returns to its parent.</source>
        <translation>回溯：该节点的后继已全部试过，搜索返回它的父节点。</translation>
    </message>
    <message>
        <source>Meet: both sides have reached the node, which completes a path. This path may not be optimal.</source>
        <translation>相遇：两侧都到达了该节点，连成一条完整的路径，但不一定最优。</translation>
    </message>
    <message>
        <source>Route: the search traces the path back from the goal to the start, parent by parent.</source>
        <translation>路径：搜索从终点沿父节点逐个回溯到起点，得到路径。</translation>
    </message>
    <message>
        <source>Goal: it has the smallest f in OPEN, and the search ends. If h never overestimates, no cheaper path is possible.</source>
        <translation>终点：终点的 f 在 OPEN 中最小。只要 h 从不高估，就不可能有代价更小的路径，搜索结束。</translation>
    </message>
    <message>
        <source>Goal: it has the smallest g in OPEN, and the search ends. No other path to the goal is cheaper.</source>
        <translation>终点：终点的 g 在 OPEN 中最小。不可能有代价更小的路径，搜索结束。</translation>
    </message>
    <message>
        <source>Goal: the search has reached the goal and ends.</source>
        <translation>终点：搜索已到达终点，就此结束。</translation>
    </message>
    <message>
        <source>Generate: the node is new and goes into OPEN. g is the cost of the path so far, h estimates the remaining cost, and f orders OPEN.</source>
        <translation>生成：这是新节点，放入 OPEN。g 是已走路径的代价，h 是剩余代价的估计值，OPEN 按 f 排序。</translation>
    </message>
    <message>
        <source>Generate: the node is new and goes into OPEN. g is the cost of the path so far.</source>
        <translation>生成：这是新节点，放入 OPEN。g 是已走路径的代价。</translation>
    </message>
    <message>
        <source>Duplicate: the node has been entered before. Nothing changes.</source>
        <translation>重复：之前已经进入过该节点，没有变化。</translation>
    </message>
    <message>
        <source>Duplicate: the node has been reached before, and this path changes nothing.</source>
        <translation>重复：之前已经到达过该节点，这条路径不引起任何变化。</translation>
    </message>
    <message>
        <source>Expand: OPEN is first in, first out, and this is its oldest node. The search closes it and generates its successors, the nodes one move away.</source>
        <translation>扩展：OPEN 先进先出，此节点在其中最早加入。搜索将此节点放入 CLOSED，并生成它的后继，即一步可达的节点。</translation>
    </message>
    <message>
        <source>Expand: this node is first in OPEN, which is ordered by g. The search closes it and generates its successors, the nodes one move away.</source>
        <translation>扩展：此节点在按 g 排序的 OPEN 中排第一。搜索将此节点放入 CLOSED，并生成它的后继，即一步可达的节点。</translation>
    </message>
    <message>
        <source>Expand: this node is first in OPEN, which is ordered by h. The search closes it and generates its successors, the nodes one move away.</source>
        <translation>扩展：此节点在按 h 排序的 OPEN 中排第一。搜索将此节点放入 CLOSED，并生成它的后继，即一步可达的节点。</translation>
    </message>
    <message>
        <source>Expand: this node is first in OPEN, which is ordered by f. The search closes it and jumps in every direction that may help.</source>
        <translation>扩展：此节点在按 f 排序的 OPEN 中排第一。搜索将此节点放入 CLOSED，再沿每个可能有利的方向跳跃。</translation>
    </message>
    <message>
        <source>Expand: this node is first in OPEN, which is ordered by f. The search closes it and generates its successors, the nodes one move away.</source>
        <translation>扩展：此节点在按 f 排序的 OPEN 中排第一。搜索将此节点放入 CLOSED，并生成它的后继，即一步可达的节点。</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a text, as a sentence</comment>
        <translation>%1。</translation>
    </message>
    <message>
        <source>Expand: %1 in %2 shared the smallest %3, %4. Tie-breaking: %5.</source>
        <comment>nodes, list, letter, its value, the rule</comment>
        <translation>扩展：%2 中有 %1的 %3 同为最小值 %4。同值次序：%5。</translation>
    </message>
    <message>
        <source>Line of sight: the search tests whether the straight line between two nodes is free. If it is, the path needs no turn between them.</source>
        <translation>视线：搜索检查两个节点之间的直线是否畅通。若畅通，路径在两者之间无需转弯。</translation>
    </message>
    <message>
        <source>Expand: of both sides, this node has the smallest priority, the larger of g + h and 2 g. So neither side goes beyond the middle. The search closes this node and generates its successors, the nodes one move away.</source>
        <translation>扩展：在两侧中，该节点的优先级（g + h 与 2 g 中较大者）最小，因此两侧都不会越过中间。搜索关闭该节点，并生成它的后继，即一步之外的节点。</translation>
    </message>
    <message>
        <source>Back up: the smallest f below the node becomes the node&apos;s own. It says when it is worth while to come back.</source>
        <translation>回传：该节点之下的最小 f 成为它自己的 f，表明何时值得回来。</translation>
    </message>
    <message>
        <source>Drop: all nodes that may be held are in use. The worst leaf makes room, and its parent keeps its f, so that it can be generated again when nothing better is left.</source>
        <translation>丢弃：可用的节点已用完。最差的叶节点让出位置，由父节点保存其 f；没有更好的节点时，可以再次生成它。</translation>
    </message>
    <message>
        <source>Drop: the next layer has more nodes than the beam is wide, and the search keeps those with the smallest f. What it drops may have led to the goal.</source>
        <translation>丢弃：下一层的节点数超过束宽，搜索只保留 f 最小的节点。被丢弃的节点也许通向终点。</translation>
    </message>
    <message>
        <source>Duplicate: the successor is in memory already, or the path would meet it twice, or nothing below it leads to the goal.</source>
        <translation>重复：该后继已在内存中，或路径会两次经过它，或它之下没有通向终点的路径。</translation>
    </message>
    <message>
        <source>Generate: the search computes a successor and remembers its f, which is at least that of the node above.</source>
        <translation>生成：搜索求出一个后继并记住其 f；它不小于上方节点的 f。</translation>
    </message>
    <message>
        <source>Cut off: the path fills all the nodes that may be held, and leaves no room for the successor.</source>
        <translation>截断：路径已占满可用的节点，后继没有位置。</translation>
    </message>
    <message>
        <source>Passed over: the node&apos;s f exceeds the bound of this iteration. It stays in OPEN, and a later iteration looks at it again.</source>
        <translation>跳过：该节点的 f 超出本次迭代的界限。它留在 OPEN 中，以后的迭代会再次检查。</translation>
    </message>
    <message>
        <source>Backtrack: nothing below the node leads to the goal, so the search discards it for good.</source>
        <translation>回溯：该节点之下没有通向终点的路径，搜索不再考虑它。</translation>
    </message>
    <message>
        <source>Backtrack: a node beside the path has a smaller f than all successors of this one, so the search leaves it. Its successors are forgotten.</source>
        <translation>回溯：路径旁有节点的 f 小于此节点的所有后继，因此搜索离开此节点，并遗忘它的后继。</translation>
    </message>
    <message>
        <source>Expand: its f is the smallest of all that is remembered, and among equals it is the deepest. The search generates its successors, the nodes one move away, as far as they are not in memory.</source>
        <translation>扩展：它的 f 在记住的节点中最小，相同者中它最深。搜索生成它的尚不在内存中的后继，即一步可达的节点。</translation>
    </message>
    <message>
        <source>Expand: its f is the smallest of all successors that the path has. The search enters it and generates its successors, the nodes one move away.</source>
        <translation>扩展：它的 f 在路径的所有后继中最小。搜索进入此节点，并生成它的后继，即一步可达的节点。</translation>
    </message>
    <message>
        <source>Expand: this is the oldest node of the layer, of which only the best were kept. The search closes it and puts its successors, the nodes one move away, into the next layer.</source>
        <translation>扩展：这是本层中最早的节点；本层只保留了最好的节点。搜索将此节点放入 CLOSED，并将它的后继，即一步可达的节点，放入下一层。</translation>
    </message>
    <message>
        <source>Expand: OPEN is in no order, and this is its newest node within the bound. The search closes it and generates its successors, the nodes one move away.</source>
        <translation>扩展：OPEN 不排序，此节点是其中界限之内最新的。搜索将此节点放入 CLOSED，并生成它的后继，即一步可达的节点。</translation>
    </message>
    <message>
        <source>Goal: its f is within the bound, and the search ends. If h never overestimates, the bound is at most the cost of the cheapest path, so no cheaper path is possible.</source>
        <translation>终点：它的 f 在界限之内，搜索结束。只要 h 从不高估，界限就不超过最小代价，因此不可能有代价更小的路径。</translation>
    </message>
    <message>
        <source>Raise: the node&apos;s cost by its best neighbour (rhs) has risen, its own g is lost, or its key is out of date. While g and rhs differ, it waits in OPEN.</source>
        <translation>升高：节点经由最佳邻居的代价 (rhs) 升高，或失去自身的 g，或其键已过时。g 与 rhs 不同时，它在 OPEN 中等待。</translation>
    </message>
    <message>
        <source>Walk: the agent takes one step along its path and looks around.</source>
        <translation>行走：智能体沿路径走一步，并观察四周。</translation>
    </message>
    <message>
        <source>Repair: the map has changed, or turned out to be different. Only what depends on the change is computed again.</source>
        <translation>修复：地图已改变，或与预想不同。只重新计算受影响的部分。</translation>
    </message>
    <message>
        <source>Bound: the limit of one iteration. When all of OPEN has been examined, the next iteration goes through OPEN again with a larger bound. Nothing is forgotten.</source>
        <translation>界限：一次迭代的上限。OPEN 全部检查过后，下一次迭代以更大的界限再检查一遍 OPEN，什么都不遗忘。</translation>
    </message>
    <message>
        <source>Generate: the move leads to a position that was not expanded yet. It waits in the cell of the position before it. g is the number of pushes so far.</source>
        <translation>生成：这一步通往尚未扩展的局面。它在前一局面的单元中等待。g 是到目前为止的推动次数。</translation>
    </message>
    <message>
        <source>Duplicate: the move leads to a position that has been expanded. Nothing changes.</source>
        <translation>重复：这一步通往已扩展的局面。没有任何变化。</translation>
    </message>
    <message>
        <source>Backtrack: while this move waited, its position was expanded after another move. The search skips it.</source>
        <translation>回溯：这一步等待期间，它的局面已在另一步之后扩展。搜索跳过它。</translation>
    </message>
    <message>
        <source>f: the estimated cost of a complete path through the node: g + h, or g + weight × h in weighted A*. OPEN is ordered by f, smallest first.</source>
        <translation>f：经过该节点的完整路径的估计代价，即 g + h；加权 A* 为 g + 权重 × h。OPEN 按 f 排序，最小的在前。</translation>
    </message>
    <message>
        <source>Expand: the search goes through its feature-space cells in rotation and makes the move of smallest weight in each; every second turn is of a cell with many boxes packed. A move adds 1 to the weight, or 0 if an advisor, a rule for promising moves, suggests it. A move that packs a box is made at once.</source>
        <translation>扩展：搜索依次轮到特征空间的各个单元，每次执行其中权重最小的走法；每隔一次轮到就位箱子较多的单元。每一步权重加 1；若由顾问（挑选有希望走法的规则）提出，则加 0。使箱子就位的走法立即执行。</translation>
    </message>
</context>
<context>
    <name>VisionMarks</name>
    <message>
        <source>Start</source>
        <translation>起点</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>终点</translation>
    </message>
    <message>
        <source>Expanded now</source>
        <translation>正在扩展</translation>
    </message>
    <message>
        <source>OPEN</source>
        <translation>OPEN</translation>
    </message>
    <message>
        <source>OPEN from the goal</source>
        <translation>终点侧 OPEN</translation>
    </message>
    <message>
        <source>Scanned</source>
        <translation>已扫描</translation>
    </message>
    <message>
        <source>Path to the start</source>
        <translation>到起点的路径</translation>
    </message>
    <message>
        <source>Descendants</source>
        <translation>后代</translation>
    </message>
    <message>
        <source>Only the second search</source>
        <translation>仅第二个搜索</translation>
    </message>
    <message>
        <source>The second search first</source>
        <translation>第二个搜索先到</translation>
    </message>
    <message>
        <source>Both searches at once</source>
        <translation>两个搜索同时</translation>
    </message>
    <message>
        <source>Breakpoint</source>
        <translation>断点</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Information</source>
        <translation>信息</translation>
    </message>
    <message>
        <source>Success</source>
        <translation>成功</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::Ball</name>
    <message>
        <source>orange ball with a disc</source>
        <translation>带圆点的橙色球</translation>
    </message>
    <message>
        <source>sky blue ball with a triangle</source>
        <translation>带三角形的天蓝色球</translation>
    </message>
    <message>
        <source>green ball with a square</source>
        <translation>带方块的绿色球</translation>
    </message>
    <message>
        <source>yellow ball with a star</source>
        <translation>带五角星的黄色球</translation>
    </message>
    <message>
        <source>blue ball with a cross</source>
        <translation>带叉形的蓝色球</translation>
    </message>
    <message>
        <source>red ball with a ring</source>
        <translation>带圆环的红色球</translation>
    </message>
    <message>
        <source>pink ball with a diamond</source>
        <translation>带菱形的粉色球</translation>
    </message>
    <message>
        <source>grey ball with a plus</source>
        <translation>带加号的灰色球</translation>
    </message>
    <message>
        <source>violet ball with bars</source>
        <translation>带横条的紫色球</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::BoardBars</name>
    <message>
        <source>Scroll left and right</source>
        <translation>左右滚动</translation>
    </message>
    <message>
        <source>Scroll up and down</source>
        <translation>上下滚动</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::BoardLegend</name>
    <message>
        <source>Marks</source>
        <translation>标记</translation>
    </message>
    <message>
        <source>Show more marks: hidden ones and those that do not fit here</source>
        <translation>显示更多标记：已隐藏的和此处放不下的</translation>
    </message>
    <message>
        <source>More marks</source>
        <translation>更多标记</translation>
    </message>
    <message>
        <source>Explains the colours and marks on the board. Click an entry to change or hide it.</source>
        <translation>说明棋盘上颜色和标记的含义。单击某项可更改或隐藏。</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::BoardOverview</name>
    <message>
        <source>Shows the whole board. Drag the frame to move the view; turn the wheel to zoom.</source>
        <translation>显示整个棋盘；拖动方框可移动视图，滚动滚轮可缩放</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::BoardView</name>
    <message>
        <source>Column %1, row %2</source>
        <translation>第 %1 列第 %2 行</translation>
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
    <name>searchlight::ui::BookBase</name>
    <message>
        <source>at byte %1: %2</source>
        <translation>第 %1 字节处：%2</translation>
    </message>
    <message>
        <source>“%1” is missing: %2</source>
        <translation>缺少“%1”：%2</translation>
    </message>
    <message>
        <source>The result will be saved as soon as possible.</source>
        <translation>成绩会尽快保存。</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::BookmarkList</name>
    <message>
        <source>no caption yet</source>
        <translation>还没有说明</translation>
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
        <source>The current searches do not use this unit; the bookmark is kept for searches that do.</source>
        <translation>当前的搜索没有此单位；书签会保留，供有此单位的搜索使用。</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::BookmarksView</name>
    <message>
        <source>Bookmarks</source>
        <translation>书签</translation>
    </message>
    <message>
        <source>A bookmark is a moment in the search, with a caption. Click + to add one; it is saved in the workspace.</source>
        <translation>书签是搜索中带说明的位置。单击“+”可添加；书签保存在工作区中。</translation>
    </message>
    <message>
        <source>Add a bookmark here</source>
        <translation>在此添加书签</translation>
    </message>
    <message>
        <source>Remove the bookmark</source>
        <translation>移除书签</translation>
    </message>
    <message>
        <source>Save as lesson…</source>
        <translation>另存为课程…</translation>
    </message>
    <message>
        <source>Saves a lesson with one step per bookmark; you can then edit the file (%1)</source>
        <translation>另存为课程：每个书签对应一步，之后可手动编辑（%1）</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::BreakpointList</name>
    <message>
        <source>At %1</source>
        <translation>到达 %1 时</translation>
    </message>
    <message>
        <source>At event: %1</source>
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
        <source>%1: paused here</source>
        <translation>%1：停在此处</translation>
    </message>
    <message>
        <source>Double-click or press F2 to change the value</source>
        <translation>双击或按 F2 可修改数值</translation>
    </message>
    <message>
        <source>At move %1</source>
        <translation>遇到走法 %1 时</translation>
    </message>
    <message>
        <source>Double-click or press F2 to change the condition</source>
        <translation>双击或按 F2 修改条件</translation>
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
        <source>Playback pauses at breakpoints. Click + to add one, or right-click a cell on the board.</source>
        <translation>播放到断点处会暂停。单击“+”或右键单击棋盘上的格子可添加断点。</translation>
    </message>
    <message>
        <source>Add a breakpoint</source>
        <translation>添加断点</translation>
    </message>
    <message>
        <source>Remove the breakpoint</source>
        <translation>移除断点</translation>
    </message>
    <message>
        <source>When a &amp;condition holds…</source>
        <translation>当条件成立时(&amp;C)…</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::CardList</name>
    <message>
        <source>solved</source>
        <translation>已解</translation>
    </message>
    <message>
        <source>in progress</source>
        <translation>进行中</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::ClosingCard</name>
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
    <message>
        <source>Solved</source>
        <translation>已解开</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>7 pushes, 10 states looked at</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Tracing the path back: %1 of %2</source>
        <translation>正在回溯路径：%1 / %2</translation>
    </message>
    <message>
        <source>Click to skip (Space, Esc)</source>
        <translation>单击可跳过（空格键、Esc）</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>路径</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>Solved: 7 pushes, 10 states examined</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::CollectionSolver</name>
    <message>
        <source>%1. Level %2…</source>
        <comment>what is solved, and which level is searched</comment>
        <translation>%1。第 %2 关…</translation>
    </message>
    <message>
        <source>%1. Level %2: %3 of %4 boxes packed</source>
        <translation>%1。第 %2 关：%4 个箱子中有 %3 个就位</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 分钟</translation>
    </message>
    <message>
        <source>%1 not solved within %2 and %3</source>
        <comment>levels, a time, memory</comment>
        <translation>%1 关未能在 %2、%3 内解出</translation>
    </message>
    <message>
        <source>%1 unsolvable</source>
        <comment>levels</comment>
        <translation>%1 关无解</translation>
    </message>
    <message>
        <source>%1: %2 of %3 solved by you or the computer</source>
        <comment>a collection and its levels</comment>
        <translation>%1：您或程序已解 %2 / %3</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::Comparable</name>
    <message>
        <source>&amp;Without a heuristic</source>
        <translation>无启发函数(&amp;W)</translation>
    </message>
    <message>
        <source>Greedy best-first, A* and no &amp;heuristic</source>
        <translation>贪心最佳优先、A* 与无启发函数(&amp;H)</translation>
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
        <source>no path</source>
        <comment>in the column of costs</comment>
        <translation>无路径</translation>
    </message>
    <message>
        <source>time limit</source>
        <translation>达到时间上限</translation>
    </message>
    <message>
        <source>memory limit</source>
        <translation>达到内存上限</translation>
    </message>
    <message>
        <source>stopped</source>
        <comment>a search</comment>
        <translation>已停止</translation>
    </message>
    <message>
        <source>cost limit</source>
        <translation>达到代价上限</translation>
    </message>
    <message>
        <source>This search guarantees the lowest cost</source>
        <translation>此搜索保证代价最小</translation>
    </message>
    <message>
        <source>Not guaranteed, but equal to the cost of a search that guarantees the lowest cost</source>
        <translation>不保证代价最小，但所得代价与保证代价最小的搜索相同</translation>
    </message>
    <message>
        <source>Costs more than the path of a search that guarantees the lowest cost</source>
        <translation>所得路径的代价高于保证代价最小的搜索</translation>
    </message>
    <message>
        <source>No search in this comparison guarantees the lowest cost</source>
        <translation>此比较中的搜索都不保证代价最小</translation>
    </message>
    <message>
        <source>The lowest value among the finished searches</source>
        <translation>已完成的各搜索中的最小值</translation>
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
        <source>Lists the searches, numbered as in the panes</source>
        <translation>参与比较的搜索，编号与窗格相同</translation>
    </message>
    <message>
        <source>Shows the cost of the path found, or why there is none</source>
        <translation>所得路径的代价，或没有路径的原因</translation>
    </message>
    <message>
        <source>Shows whether the path found has the lowest cost</source>
        <translation>所得路径是否代价最小</translation>
    </message>
    <message>
        <source>Counts the moves of the path found</source>
        <translation>所得路径的步数</translation>
    </message>
    <message>
        <source>Counts how often a node was taken from OPEN and expanded</source>
        <translation>从 OPEN 取出节点并扩展的次数</translation>
    </message>
    <message>
        <source>Counts generated successors, including duplicates</source>
        <translation>生成的后继数，包括重复的后继</translation>
    </message>
    <message>
        <source>Counts the nodes moved from CLOSED back to OPEN because a cheaper path was found</source>
        <translation>因找到代价更小的路径而从 CLOSED 移回 OPEN 的节点数</translation>
    </message>
    <message>
        <source>Shows the largest number of nodes in OPEN at any time</source>
        <translation>OPEN 中节点数的峰值</translation>
    </message>
    <message>
        <source>Shows the memory used at the end of the search</source>
        <translation>搜索结束时占用的内存</translation>
    </message>
    <message>
        <source>not run</source>
        <comment>in the column of costs: why stands in the pane</comment>
        <translation>未运行</translation>
    </message>
    <message>
        <source>A single run</source>
        <translation>单次运行</translation>
    </message>
    <message>
        <source>Median of %1 runs, which took %2 to %3&#xa0;%4</source>
        <translation>%1 次运行的中位数，各次用时 %2 至 %3&#xa0;%4</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a column and its unit: &quot;Time, ms&quot;</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Scanned</source>
        <translation>已扫描</translation>
    </message>
    <message>
        <source>Shows the time at full speed, measured separately (for short searches, the median of several runs). The best is marked only if its lead exceeds the variation between runs.</source>
        <translation>全速运行所用的时间，单独测量（用时短的搜索取多次运行的中位数）。领先幅度超过波动时才标出最佳值。</translation>
    </message>
    <message>
        <source>Preparation</source>
        <comment>a time</comment>
        <translation>准备时间</translation>
    </message>
    <message>
        <source>Shows the time spent before the search on tables, patterns and goals; not included in Time</source>
        <translation>搜索开始前计算表、模式和目标的时间，不计入“时间”</translation>
    </message>
    <message>
        <source>no path in window</source>
        <comment>in the column of costs</comment>
        <translation>窗口内无路径</translation>
    </message>
    <message>
        <source>Counts the cells that jumps scanned without creating nodes, or the lines of sight that were tested. A search with few expansions may still scan many.</source>
        <translation>统计跳跃时扫描过但未成为节点的格子，或检查过的视线。扩展次数少的搜索仍可能扫描很多。</translation>
    </message>
    <message>
        <source>not found</source>
        <comment>in the column of costs: nodes were dropped</comment>
        <translation>未找到</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::ComparePage</name>
    <message>
        <source>The board could not be written to a file for the command.</source>
        <translation>无法写入该命令所需的棋盘文件。</translation>
    </message>
    <message>
        <source>Command copied to the clipboard.</source>
        <translation>命令已复制到剪贴板。</translation>
    </message>
    <message>
        <source>Add search trace</source>
        <translation>添加搜索轨迹</translation>
    </message>
    <message>
        <source>Search traces (%1)</source>
        <translation>搜索轨迹 (%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>格子</translation>
    </message>
    <message>
        <source>Suggested sets</source>
        <translation>推荐组合</translation>
    </message>
    <message>
        <source>Adds a set of searches worth comparing</source>
        <translation>添加一组值得比较的搜索</translation>
    </message>
    <message>
        <source>None of these searches can be run from the command line.</source>
        <translation>这些搜索都不能用命令行运行。</translation>
    </message>
    <message>
        <source>Reading the trace was cancelled.</source>
        <translation>已取消读取搜索轨迹。</translation>
    </message>
    <message>
        <source>The problem was changed to suit these searches: %1</source>
        <translation>已为这组搜索更改问题：%1</translation>
    </message>
    <message>
        <source>different problem</source>
        <translation>问题不同</translation>
    </message>
    <message>
        <source>Different problem</source>
        <translation>问题不同</translation>
    </message>
    <message>
        <source>add a search</source>
        <comment>undo: ..</comment>
        <translation>添加搜索</translation>
    </message>
    <message>
        <source>remove a search</source>
        <comment>undo: ..</comment>
        <translation>移除搜索</translation>
    </message>
    <message>
        <source>change a search</source>
        <comment>undo: ..</comment>
        <translation>更改搜索</translation>
    </message>
    <message>
        <source>load a suggested set</source>
        <comment>undo: ..</comment>
        <translation>载入推荐组合</translation>
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
        <source>&amp;Breakpoint at this state</source>
        <translation>在此状态设置断点(&amp;B)</translation>
    </message>
    <message>
        <source>Pauses playback whenever a search reaches the state on the selected board</source>
        <translation>任一搜索到达所选棋盘上的状态时暂停播放</translation>
    </message>
    <message>
        <source>load the searches of a workspace, keeping the board</source>
        <comment>undo: ..</comment>
        <translation>载入工作区的搜索（棋盘不变）</translation>
    </message>
    <message>
        <source>Your searches have been restored on the workspace&apos;s board. The previous board is not restored.</source>
        <translation>已在工作区的棋盘上恢复您的搜索，但不恢复原来的棋盘。</translation>
    </message>
    <message>
        <source>Sear&amp;ches</source>
        <translation>搜索(&amp;C)</translation>
    </message>
    <message>
        <source>Adds or removes searches, or loads a suggested set</source>
        <translation>添加或移除搜索，或载入推荐组合</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>工具(&amp;T)</translation>
    </message>
    <message>
        <source>Shows the tools for these boards</source>
        <translation>显示可用于这些棋盘的工具</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a file and what is said of it</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>At most eight searches can be compared. Remove one to add a trace.</source>
        <translation>已有八个搜索，达到可比较的上限。请先移除一个，再添加搜索轨迹。</translation>
    </message>
    <message>
        <source>same settings as search %1</source>
        <translation>与搜索 %1 的设置相同</translation>
    </message>
    <message>
        <source>same as %1</source>
        <comment>a search, in brief</comment>
        <translation>与搜索 %1 相同</translation>
    </message>
    <message>
        <source>Search %1</source>
        <translation>搜索 %1</translation>
    </message>
    <message>
        <source>There are no experiments with such searches.</source>
        <translation>这类搜索没有实验。</translation>
    </message>
    <message>
        <source>W&amp;hat counts as a difference</source>
        <translation>差异判据(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Searchlight&apos;s own search</source>
        <translation>Searchlight 自己的搜索(&amp;S)</translation>
    </message>
    <message>
        <source>There is no other search to add.</source>
        <translation>没有其他搜索可以添加。</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::ComparePane</name>
    <message>
        <source>Remove this search</source>
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
    <message>
        <source>1st</source>
        <translation>第 1 名</translation>
    </message>
    <message>
        <source>2nd</source>
        <translation>第 2 名</translation>
    </message>
    <message>
        <source>3rd</source>
        <translation>第 3 名</translation>
    </message>
    <message>
        <source>4th</source>
        <translation>第 4 名</translation>
    </message>
    <message>
        <source>5th</source>
        <translation>第 5 名</translation>
    </message>
    <message>
        <source>6th</source>
        <translation>第 6 名</translation>
    </message>
    <message>
        <source>7th</source>
        <translation>第 7 名</translation>
    </message>
    <message>
        <source>8th</source>
        <translation>第 8 名</translation>
    </message>
    <message>
        <source>tied for %1</source>
        <comment>a place that several have</comment>
        <translation>并列%1</translation>
    </message>
    <message>
        <source>%1, %2 scanned</source>
        <comment>how many were expanded, and how many jumps only looked at</comment>
        <translation>%1，已扫描 %2</translation>
    </message>
    <message>
        <source>higher cost</source>
        <comment>than another search&apos;s, which is 0</comment>
        <translation>代价更高</translation>
    </message>
    <message>
        <source>Shows the settings of this search in the panel</source>
        <translation>在面板中显示此搜索的设置</translation>
    </message>
    <message>
        <source>Shows the problem and algorithm of this search in the panel, where you can change them.</source>
        <translation>在面板中显示此搜索的问题和算法，并可加以更改。</translation>
    </message>
    <message>
        <source>Ranked by events: the search with the fewest is 1st.</source>
        <translation>按事件数排名：最少的为第 1 名。</translation>
    </message>
    <message>
        <source>Ranked by time: the fastest search is 1st.</source>
        <translation>按时间排名：最快的为第 1 名。</translation>
    </message>
    <message>
        <source>Ranked by expansions: the search with the fewest is 1st.</source>
        <translation>按扩展次数排名：最少的为第 1 名。</translation>
    </message>
    <message>
        <source>The path of this search is proven optimal.</source>
        <translation>已证明所得路径的代价最优。</translation>
    </message>
    <message>
        <source>The path of this search costs more than the cheapest path found.</source>
        <translation>所得路径的代价高于已找到的最小代价。</translation>
    </message>
    <message>
        <source>=%1</source>
        <comment>a place that several have, in brief</comment>
        <translation>并列%1</translation>
    </message>
    <message>
        <source>%1 events</source>
        <translation>%1 个事件</translation>
    </message>
    <message>
        <source>optimal</source>
        <comment>a cost</comment>
        <translation>最优</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a search&apos;s rank, and its cost</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1 cost</source>
        <comment>how much more than the least: +10.2 %</comment>
        <translation>代价 %1</translation>
    </message>
    <message>
        <source>no path</source>
        <comment>a search has proven it</comment>
        <translation>无路径</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::CompareTable</name>
    <message>
        <source>Save table</source>
        <translation>保存表格</translation>
    </message>
    <message>
        <source>comparison</source>
        <comment>a file&apos;s name</comment>
        <translation>比较</translation>
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
        <source>No comparison yet</source>
        <translation>还没有比较</translation>
    </message>
    <message>
        <source>Table (%1)</source>
        <translation>表格 (%1)</translation>
    </message>
    <message>
        <source>JSON (%1)</source>
        <translation>JSON (%1)</translation>
    </message>
    <message>
        <source>Picture (%1)</source>
        <translation>图片 (%1)</translation>
    </message>
    <message>
        <source>Stop saving</source>
        <translation>停止保存</translation>
    </message>
    <message>
        <source>Creating the table; nothing has been written yet</source>
        <translation>正在生成表格；尚未写入文件</translation>
    </message>
    <message>
        <source>Sorts, saves and copies the rows</source>
        <translation>排序、保存或复制表格的行</translation>
    </message>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>&amp;Sort</source>
        <translation>排序(&amp;S)</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表格</translation>
    </message>
    <message>
        <source>Hide the table to leave more room for the boards</source>
        <translation>收起表格，为棋盘留出更多空间</translation>
    </message>
    <message>
        <source>Show the table: cost, expansions, memory and time of each search</source>
        <translation>显示表格：各搜索的代价、扩展次数、内存和时间</translation>
    </message>
    <message>
        <source>Sa&amp;ve table…</source>
        <translation>保存表格(&amp;V)…</translation>
    </message>
    <message>
        <source>&amp;Rows of the table</source>
        <translation>表格的行(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Copy as command</source>
        <translation>复制为命令(&amp;C)</translation>
    </message>
    <message>
        <source>Copy the comparison as one command line</source>
        <translation>将此比较复制为一条命令</translation>
    </message>
    <message>
        <source>Saves all results as CSV or JSON, including those that playback has not reached. A picture shows the table as displayed.</source>
        <translation>将全部结果保存为 CSV 或 JSON，包括播放尚未到达的结果。图片则与当前显示的表格一致。</translation>
    </message>
    <message>
        <source>Pane order</source>
        <translation>按窗格顺序</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::ComparedPair</name>
    <message>
        <source>Two searches are needed to find a difference.</source>
        <translation>需要两个搜索才能查找差异。</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>已结束</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what a search does: &quot;2: 5, 3 is expanded&quot;</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Event %1 differs between searches %2 and %3.</source>
        <translation>事件 %1 在搜索 %2 与搜索 %3 中不同。</translation>
    </message>
    <message>
        <source>Expansion %1 differs between searches %2 and %3.</source>
        <translation>第 %1 次扩展在搜索 %2 与搜索 %3 中不同。</translation>
    </message>
    <message>
        <source>%1, g %2</source>
        <comment>a node and its cost</comment>
        <translation>%1，g %2</translation>
    </message>
    <message>
        <source>%1, g %2, reached from %3</source>
        <comment>a node, its cost and its parent</comment>
        <translation>%1，g %2，从 %3 到达</translation>
    </message>
    <message>
        <source>Searches %1 and %2 do not differ from here on.</source>
        <translation>从这里起，搜索 %1 和 %2 没有差异。</translation>
    </message>
    <message>
        <source>Searches %1 and %2 do not differ up to here.</source>
        <translation>到这里为止，搜索 %1 和 %2 没有差异。</translation>
    </message>
    <message>
        <source>From here on, all nodes that searches %1 and %2 both expand have the same %3.</source>
        <translation>从这里起，搜索 %1 和 %2 都扩展的节点，其 %3 全部相同。</translation>
    </message>
    <message>
        <source>Up to here, all nodes that searches %1 and %2 both expand have the same %3.</source>
        <translation>到这里为止，搜索 %1 和 %2 都扩展的节点，其 %3 全部相同。</translation>
    </message>
    <message>
        <source>Searches %1 and %2 cannot be compared by %3: at least one of them does not give it.</source>
        <translation>无法按 %3 比较搜索 %1 和 %2：至少有一个没有给出。</translation>
    </message>
    <message>
        <source>order of expansion</source>
        <comment>what differs</comment>
        <translation>扩展次序</translation>
    </message>
    <message>
        <source>parent</source>
        <comment>what differs</comment>
        <translation>父节点</translation>
    </message>
    <message>
        <source>order</source>
        <comment>button: what differs</comment>
        <translation>次序</translation>
    </message>
    <message>
        <source>&amp;Order of expansion</source>
        <translation>扩展次序(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;g</source>
        <translation>g(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;h</source>
        <translation>h(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;f</source>
        <translation>f(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Parent</source>
        <translation>父节点(&amp;P)</translation>
    </message>
    <message>
        <source>The two searches expand another node, or the same node with another g</source>
        <translation>两个搜索扩展的节点不同，或同一节点的 g 不同</translation>
    </message>
    <message>
        <source>Both searches expand a node, with another g</source>
        <translation>两个搜索都扩展的节点，g 不同</translation>
    </message>
    <message>
        <source>Both searches expand a node, with another h</source>
        <translation>两个搜索都扩展的节点，h 不同</translation>
    </message>
    <message>
        <source>Both searches expand a node, with another f</source>
        <translation>两个搜索都扩展的节点，f 不同</translation>
    </message>
    <message>
        <source>Both searches expand a node, from another parent (also where g is the same)</source>
        <translation>两个搜索都扩展的节点，父节点不同（g 相同时也算）</translation>
    </message>
    <message>
        <source>F3 now finds the next difference in: %1</source>
        <translation>F3 现在查找下一处差异，判据：%1</translation>
    </message>
    <message>
        <source>Expansion %1: searches %2 and %3 differ in %4.</source>
        <translation>第 %1 次扩展：搜索 %2 和 %3 的 %4 不同。</translation>
    </message>
    <message>
        <source>%1, g %2, %3 %4</source>
        <comment>a node, its cost, h or f and its value</comment>
        <translation>%1，g %2，%3 %4</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::ConditionForm</name>
    <message>
        <source>depth</source>
        <translation>深度</translation>
    </message>
    <message>
        <source>step</source>
        <translation>步序</translation>
    </message>
    <message>
        <source>Invalid condition: %1</source>
        <translation>条件无效：%1</translation>
    </message>
    <message>
        <source>%1 %2 %3</source>
        <comment>f &gt; 24</comment>
        <translation>%1 %2 %3</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 且 %2</translation>
    </message>
    <message>
        <source>When %1</source>
        <comment>f &gt; 24</comment>
        <translation>当 %1 时</translation>
    </message>
    <message>
        <source>At event: %1</source>
        <translation>发生事件时：%1</translation>
    </message>
    <message>
        <source>At event: %1, when %2</source>
        <translation>在事件：%1，且 %2</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>字段</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>价值</translation>
    </message>
    <message>
        <source>value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Removes this comparison</source>
        <translation>移除这项比较</translation>
    </message>
    <message>
        <source>Remove the comparison</source>
        <translation>移除比较</translation>
    </message>
    <message>
        <source>Choose an event, or compare a field with a value.</source>
        <translation>请选择事件，或将字段与一个值比较。</translation>
    </message>
    <message>
        <source>Conditional breakpoint</source>
        <translation>条件断点</translation>
    </message>
    <message>
        <source>&amp;Event</source>
        <translation>事件(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Add a comparison</source>
        <translation>添加比较(&amp;A)</translation>
    </message>
    <message>
        <source>Adds a field that must compare with a value, besides the others</source>
        <translation>再添加一个须与某值比较的字段</translation>
    </message>
    <message>
        <source>As &amp;text</source>
        <translation>文本形式(&amp;T)</translation>
    </message>
    <message>
        <source>The same condition as text; typing fills in the form</source>
        <translation>同一条件的文本形式；输入后会填入表单</translation>
    </message>
    <message>
        <source>any event</source>
        <translation>任意事件</translation>
    </message>
    <message>
        <source>This search has no field %1; it has: %2</source>
        <translation>此搜索没有字段 %1；它有：%2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::DepthChart</name>
    <message>
        <source>Nodes by g</source>
        <translation>各 g 值的节点数</translation>
    </message>
    <message>
        <source>No nodes yet</source>
        <translation>还没有节点</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>最多 %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>g %1: %2 expanded, %3 open</source>
        <translation>g %1：已扩展 %2 个，OPEN 中 %3 个</translation>
    </message>
    <message>
        <source>Shows the number of expanded and open nodes for each g. If every step costs 1, g is the depth.</source>
        <translation>显示各 g 值的节点数（已扩展的和 OPEN 中的）。每步代价为 1 时，g 就是深度。</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::DifferenceFinder</name>
    <message>
        <source>Not enough memory to compare the two searches up to this point.</source>
        <translation>内存不足，无法将两个搜索比较到此处。</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::DifferenceGround</name>
    <message>
        <source>only %1</source>
        <translation>仅 %1 扩展</translation>
    </message>
    <message>
        <source>both, %1 first</source>
        <translation>两者都扩展，%1 在先</translation>
    </message>
    <message>
        <source>both at once</source>
        <translation>两者同时扩展</translation>
    </message>
    <message>
        <source>g differs</source>
        <translation>g 不同</translation>
    </message>
    <message>
        <source>parent differs</source>
        <translation>父节点不同</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::DifferenceLegend</name>
    <message>
        <source>Expanded by:</source>
        <translation>扩展者：</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::DifferencePane</name>
    <message>
        <source>Overlay of two searches</source>
        <translation>两个搜索的叠加图</translation>
    </message>
    <message>
        <source>First search of the overlay</source>
        <translation>叠加图的第一个搜索</translation>
    </message>
    <message>
        <source>Second search of the overlay</source>
        <translation>叠加图的第二个搜索</translation>
    </message>
    <message>
        <source>Expanded by:</source>
        <translation>扩展者：</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::DraftView</name>
    <message>
        <source>EXIT</source>
        <translation>出口</translation>
    </message>
    <message>
        <source>goal of %1</source>
        <comment>a piece</comment>
        <translation>%1 的目标</translation>
    </message>
    <message>
        <source>free</source>
        <translation>空格</translation>
    </message>
    <message>
        <source>wall</source>
        <translation>墙</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a piece, its shape</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>what is there, whose goal</comment>
        <translation>%1；%2</translation>
    </message>
    <message>
        <source>Column %1, row %2: %3</source>
        <translation>第 %1 列第 %2 行：%3</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>Goal: %1</source>
        <comment>of a piece</comment>
        <translation>目标：%1</translation>
    </message>
    <message>
        <source>There is no piece here. Drag from a piece to place its goal.</source>
        <translation>这里没有棋子。请在棋子上按住鼠标，将目标拖到所需位置。</translation>
    </message>
    <message>
        <source>The maximum number of pieces has been reached: %1.</source>
        <translation>棋子已达上限：%1 个。</translation>
    </message>
    <message>
        <source>The piece or goal would extend beyond the board.</source>
        <translation>超出棋盘边界。</translation>
    </message>
    <message>
        <source>Column %1, row %2 is occupied: %3.</source>
        <comment>%3: what is there</comment>
        <translation>第 %1 列第 %2 行已被占用：%3。</translation>
    </message>
    <message>
        <source>a wall</source>
        <translation>墙</translation>
    </message>
    <message>
        <source>Release to remove %1.</source>
        <translation>松开即可移除 %1。</translation>
    </message>
    <message>
        <source>Release to remove the goal.</source>
        <translation>松开即可移除目标。</translation>
    </message>
    <message>
        <source>%1 to column %2, row %3</source>
        <comment>a piece or its goal is carried there</comment>
        <translation>%1 移到第 %2 列第 %3 行</translation>
    </message>
    <message>
        <source>Goal of %1</source>
        <comment>a piece; begins a sentence</comment>
        <translation>%1 的目标</translation>
    </message>
    <message>
        <source>Layout being drawn</source>
        <translation>正在绘制的布局</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::EditorFrame</name>
    <message>
        <source>Keep it</source>
        <translation>保留(&amp;K)</translation>
    </message>
    <message>
        <source>Continue drawing</source>
        <translation>继续绘制(&amp;G)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>what a tool does, its key</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>Start with</source>
        <translation>起始图</translation>
    </message>
    <message>
        <source>optional</source>
        <translation>可选</translation>
    </message>
    <message>
        <source>&amp;Columns</source>
        <translation>列数(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Rows</source>
        <translation>行数(&amp;R)</translation>
    </message>
    <message>
        <source>Your unfinished drawing has been restored.</source>
        <translation>已恢复您未完成的图。</translation>
    </message>
    <message>
        <source>Your unfinished drawing of “%1” has been restored.</source>
        <translation>已恢复您未完成的“%1”。</translation>
    </message>
    <message>
        <source>A drawing already exists. Discard it?</source>
        <translation>已有一幅图。要放弃这幅图吗？</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::EventLine</name>
    <message>
        <source>Explain each event</source>
        <translation>解释每个事件</translation>
    </message>
    <message>
        <source>Describes the current event of the search. Click to read about this kind of event.</source>
        <translation>以文字描述搜索的当前事件。单击可了解这类事件。</translation>
    </message>
    <message>
        <source>Explain what each event does, and why</source>
        <translation>解释每个事件的作用和原因</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>which of several searches, and its event</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::ExperimentForm</name>
    <message>
        <source>%1 (%2 instances)</source>
        <translation>%1（%2 个实例）</translation>
    </message>
    <message>
        <source>&amp;Domain</source>
        <translation>领域(&amp;D)</translation>
    </message>
    <message>
        <source>Chooses what is searched; instances and runs belong to one domain</source>
        <translation>选择搜索的领域；实例和运行项属于同一个领域</translation>
    </message>
    <message>
        <source>&amp;Instances</source>
        <translation>实例(&amp;I)</translation>
    </message>
    <message>
        <source>Lists the sources of instances; every run searches all of them</source>
        <translation>列出实例的来源；每个运行项都搜索全部实例</translation>
    </message>
    <message>
        <source>Add fi&amp;les…</source>
        <translation>添加文件(&amp;L)…</translation>
    </message>
    <message>
        <source>Adds scenario files; the map is found beside each file</source>
        <translation>添加场景文件；地图在文件旁边查找</translation>
    </message>
    <message>
        <source>Adds files with levels or puzzles</source>
        <translation>添加关卡或题目文件</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Removes the selected instances</source>
        <translation>移除所选实例</translation>
    </message>
    <message>
        <source>Puzzle name or generated:…</source>
        <translation>题目名称或 generated:…</translation>
    </message>
    <message>
        <source>File or generated:…</source>
        <translation>文件或 generated:…</translation>
    </message>
    <message>
        <source>More instances</source>
        <translation>更多实例</translation>
    </message>
    <message>
        <source>Takes a source as the command line takes it</source>
        <translation>接受命令行所接受的来源</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message>
        <source>Adds these instances</source>
        <translation>添加这些实例</translation>
    </message>
    <message>
        <source>&amp;Runs</source>
        <translation>运行项(&amp;R)</translation>
    </message>
    <message>
        <source>Lists the searches; activate one to change it</source>
        <translation>列出搜索；双击可修改</translation>
    </message>
    <message>
        <source>&amp;Presets</source>
        <translation>预设(&amp;P)</translation>
    </message>
    <message>
        <source>Removes the selected runs</source>
        <translation>移除所选运行项</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds</comment>
        <translation> 秒</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Limits the time of each search</source>
        <translation>限制每次搜索的时间</translation>
    </message>
    <message>
        <source>Repea&amp;t</source>
        <translation>重复(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Jobs</source>
        <translation>并行数(&amp;J)</translation>
    </message>
    <message>
        <source>Runs several searches at a time; they share the processor, so times are not those of a search alone</source>
        <translation>同时运行多个搜索；它们共享处理器，因此时间不等于单独运行的时间</translation>
    </message>
    <message>
        <source>Runs each search this many times; the time is the median</source>
        <translation>每次搜索运行这么多次；时间取中位数</translation>
    </message>
    <message>
        <source>Ti&amp;me limit</source>
        <translation>时间限制(&amp;M)</translation>
    </message>
    <message>
        <source>Replaces the runs with those of an example experiment, and adds its instances if the list is empty</source>
        <translation>用示例实验的运行项替换现有运行项；实例列表为空时，也加入其实例</translation>
    </message>
    <message>
        <source>Tie-breaking: coarse, unless the run says otherwise</source>
        <translation>同值次序：未另行指定时为粗略</translation>
    </message>
    <message>
        <source>No instances yet: add files, or choose a preset.</source>
        <translation>尚无实例：请添加文件，或选择预设。</translation>
    </message>
    <message>
        <source>No runs yet: add a search, or choose a preset.</source>
        <translation>尚无运行项：请添加搜索，或选择预设。</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::ExperimentPage</name>
    <message>
        <source>Add instances</source>
        <translation>添加实例</translation>
    </message>
    <message>
        <source>The limit of %1 rows has been reached. Use searchlight-cli batch for more.</source>
        <translation>已达到 %1 行的上限。更多的行请用 searchlight-cli batch。</translation>
    </message>
    <message>
        <source>%1 rows in %2.</source>
        <translation>%1 行，用时 %2。</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>暂停(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>继续(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>开始(&amp;S)</translation>
    </message>
    <message>
        <source>Runs the rows that are missing</source>
        <translation>运行缺少的行</translation>
    </message>
    <message>
        <source>Runs all searches on all instances</source>
        <translation>在所有实例上运行所有搜索</translation>
    </message>
    <message>
        <source>%1 of %2 rows, %3</source>
        <translation>%1 / %2 行，%3</translation>
    </message>
    <message>
        <source>Add instances and runs.</source>
        <translation>请添加实例和运行项。</translation>
    </message>
    <message>
        <source>%1 rows to run</source>
        <translation>将运行 %1 行</translation>
    </message>
    <message>
        <source>%1 of %2 rows</source>
        <translation>%1 / %2 行</translation>
    </message>
    <message>
        <source>Open results</source>
        <translation>打开结果</translation>
    </message>
    <message>
        <source>Tables (%1)</source>
        <translation>表格 (%1)</translation>
    </message>
    <message>
        <source>Save results</source>
        <translation>保存结果</translation>
    </message>
    <message>
        <source>Experiment</source>
        <translation>实验</translation>
    </message>
    <message>
        <source>Copies the command that runs this experiment: searchlight-cli batch</source>
        <translation>复制运行此实验的命令：searchlight-cli batch</translation>
    </message>
    <message>
        <source>The command has been copied.</source>
        <translation>命令已复制。</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>方向键</translation>
    </message>
    <message>
        <source>On a plot: move from point to point</source>
        <translation>在图形上：逐点移动</translation>
    </message>
    <message>
        <source>Open the instance with this search</source>
        <translation>用此搜索打开该实例</translation>
    </message>
    <message>
        <source>An experiment runs any set of searches over any set of instances: one row for each run and instance, as a table and as plots.

Add instances and runs at the left, then start.</source>
        <translation>实验在任意一组实例上运行任意一组搜索：每个运行项和实例一行，以表格和图形显示。

请在左侧添加实例和运行项，然后开始。</translation>
    </message>
    <message>
        <source>Try an e&amp;xample</source>
        <translation>试一个例子(&amp;X)</translation>
    </message>
    <message>
        <source>Runs five algorithms over a map that comes with Searchlight</source>
        <translation>在内置地图上运行五种算法</translation>
    </message>
    <message>
        <source>&amp;Open results…</source>
        <translation>打开结果(&amp;O)…</translation>
    </message>
    <message>
        <source>Opens rows that searchlight-cli batch has written with --csv</source>
        <translation>打开 searchlight-cli batch 用 --csv 写出的行</translation>
    </message>
    <message>
        <source>Start &amp;over</source>
        <translation>重新开始(&amp;O)</translation>
    </message>
    <message>
        <source>Open res&amp;ults…</source>
        <translation>打开结果(&amp;U)…</translation>
    </message>
    <message>
        <source>Save results as CS&amp;V…</source>
        <translation>将结果保存为 CSV(&amp;V)…</translation>
    </message>
    <message>
        <source>Stops the current search; finished rows are kept, and Continue runs the rest</source>
        <translation>停止当前搜索；已完成的行会保留，“继续”运行其余的行</translation>
    </message>
    <message>
        <source>Runs all rows again</source>
        <translation>重新运行所有行</translation>
    </message>
    <message>
        <source>Finished rows</source>
        <translation>已完成的行</translation>
    </message>
    <message>
        <source>Save what is shown</source>
        <translation>保存所示内容</translation>
    </message>
    <message>
        <source>%1: instance %2</source>
        <translation>%1：实例 %2</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>回车键</translation>
    </message>
    <message>
        <source>Saves all columns of the rows that pass the filter</source>
        <translation>保存通过筛选的各行的所有列</translation>
    </message>
    <message>
        <source>The rows of this experiment are missing: %1 does not exist.</source>
        <translation>缺少此实验的行：%1 不存在。</translation>
    </message>
    <message>
        <source>R&amp;un again</source>
        <translation>再次运行(&amp;U)</translation>
    </message>
    <message>
        <source>Add instances.</source>
        <translation>请添加实例。</translation>
    </message>
    <message>
        <source>Add runs.</source>
        <translation>请添加运行项。</translation>
    </message>
    <message>
        <source>results.csv</source>
        <translation>结果.csv</translation>
    </message>
    <message>
        <source>Drawing (%1)</source>
        <translation>矢量图 (%1)</translation>
    </message>
    <message>
        <source>Picture (%1)</source>
        <translation>图片 (%1)</translation>
    </message>
    <message>
        <source>table</source>
        <translation>表格</translation>
    </message>
    <message>
        <source>Save &amp;plot or table…</source>
        <translation>保存图或表格(&amp;P)…</translation>
    </message>
    <message>
        <source>Saves the plot as SVG, PNG or CSV, or the table as it is shown as CSV</source>
        <translation>将图保存为 SVG、PNG 或 CSV，或将所示表格保存为 CSV</translation>
    </message>
    <message>
        <source>Pausing…</source>
        <translation>正在暂停…</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::ExplainCard</name>
    <message>
        <source>Close (Esc)</source>
        <translation>关闭（Esc）</translation>
    </message>
    <message>
        <source>Close the explanation</source>
        <translation>关闭解释</translation>
    </message>
    <message>
        <source>Explanation of the event</source>
        <translation>事件解释</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::Film</name>
    <message>
        <source>The film was not saved: what it shows was closed.</source>
        <translation>动画未保存：它显示的内容已关闭。</translation>
    </message>
    <message>
        <source>The film was not saved: it begins at event %1, and the search has %2.</source>
        <translation>动画未保存：它从事件 %1 开始，而搜索只有 %2 个事件。</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::FilmDialog</name>
    <message>
        <source>&amp;Caption below the picture</source>
        <translation>图下显示说明(&amp;C)</translation>
    </message>
    <message>
        <source>Save film</source>
        <translation>保存动画</translation>
    </message>
    <message>
        <source>%1×</source>
        <comment>so many times its size</comment>
        <translation>%1×</translation>
    </message>
    <message>
        <source>Makes the film %1 times as large as on the screen</source>
        <translation>动画大小为屏幕上的 %1 倍</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>宽度</translation>
    </message>
    <message>
        <source>Makes the film as wide as you choose</source>
        <translation>按您选择的宽度生成动画</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>&#xa0;px</source>
        <translation>&#xa0;像素</translation>
    </message>
    <message>
        <source>seconds in all</source>
        <translation>秒（总时长）</translation>
    </message>
    <message>
        <source>steps per second</source>
        <translation>步/秒</translation>
    </message>
    <message>
        <source>Unit of the pace</source>
        <translation>节奏的单位</translation>
    </message>
    <message>
        <source>Writes the sentence about each event below the picture</source>
        <translation>在图下写出每个事件的说明</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>保存(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Film of</source>
        <translation>动画内容(&amp;F)</translation>
    </message>
    <message>
        <source>F&amp;rom</source>
        <translation>从(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;To</source>
        <translation>到(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Pace</source>
        <translation>节奏(&amp;P)</translation>
    </message>
    <message>
        <source>Current position (%1)</source>
        <translation>当前位置（%1）</translation>
    </message>
    <message>
        <source>Bookmark at %1</source>
        <translation>书签（%1）</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a bookmark and its place</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>起点</translation>
    </message>
    <message>
        <source>End</source>
        <translation>终点</translation>
    </message>
    <message>
        <source>The film ends before it begins.</source>
        <translation>动画的终点在起点之前。</translation>
    </message>
    <message>
        <source>The film would take %1 seconds; it can have at most %2.</source>
        <translation>动画将长达 %1 秒；最长为 %2 秒。</translation>
    </message>
    <message>
        <source>%1 × %2 pixels, %3&#xa0;s, then 2&#xa0;s on the last frame</source>
        <translation>%1 × %2 像素，%3&#xa0;秒，末帧停留 2&#xa0;秒</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::GalleryDialog</name>
    <message>
        <source>Play</source>
        <translation>开始玩</translation>
    </message>
    <message>
        <source>Collections</source>
        <translation>关卡集</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Shows all items, including invalid ones</source>
        <translation>显示全部，包括无效项</translation>
    </message>
    <message>
        <source>Unsolved</source>
        <translation>未解</translation>
    </message>
    <message>
        <source>Shows the items you have not solved without help</source>
        <translation>仅显示您尚未独立解开的项</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>进行中</translation>
    </message>
    <message>
        <source>Shows the items with an unfinished game</source>
        <translation>仅显示有未完成游戏的项</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>已解</translation>
    </message>
    <message>
        <source>Shows the items you have solved without help</source>
        <translation>仅显示您已独立解开的项</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>顺序</translation>
    </message>
    <message>
        <source>Default order</source>
        <translation>默认顺序</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>排序方式</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 in progress</source>
        <translation>进行中 %1</translation>
    </message>
    <message>
        <source>%1 invalid</source>
        <translation>无效 %1</translation>
    </message>
    <message>
        <source>No item in this collection matches the filter.</source>
        <translation>此关卡集中没有符合条件的项。</translation>
    </message>
    <message>
        <source>%1 of %2 solved by you</source>
        <translation>您已解 %1 / %2</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::GamePage</name>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>继续(&amp;C)</translation>
    </message>
    <message>
        <source>Open the &amp;file</source>
        <translation>打开文件(&amp;F)</translation>
    </message>
    <message>
        <source>%1: restored unsaved moves that are not in the file.</source>
        <translation>%1：已恢复文件中没有的未保存走法。</translation>
    </message>
    <message>
        <source>Pasted text</source>
        <translation>粘贴的文本</translation>
    </message>
    <message>
        <source>Compare with another search</source>
        <translation>与另一种搜索比较</translation>
    </message>
    <message>
        <source>Either way, your moves stay in File &gt; Unfinished games. If you open the file, you will not be asked again.</source>
        <translation>无论怎样选择，您的走法都保留在“文件 &gt; 未完成的游戏”中。打开文件后，不会再次询问。</translation>
    </message>
    <message>
        <source>“%1” has unsaved moves from %2.</source>
        <translation>“%1”有未保存的走法（%2）。</translation>
    </message>
    <message>
        <source>A workspace with “%1” has unsaved changes from %2.</source>
        <translation>含“%1”的工作区有未保存的更改（%2）。</translation>
    </message>
    <message>
        <source>Either way, the workspace stays in File &gt; Unfinished games. If you open the file, you will not be asked again.</source>
        <translation>无论怎样选择，工作区都保留在“文件 &gt; 未完成的游戏”中。打开文件后，不会再次询问。</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>重新开始</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Play hint</source>
        <comment>what a hint has said; on a button</comment>
        <translation>走这一步</translation>
    </message>
    <message>
        <source>Solve</source>
        <translation>求解</translation>
    </message>
    <message>
        <source>Next branch</source>
        <translation>下一分支</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>后退一步</translation>
    </message>
    <message>
        <source>Step forward</source>
        <translation>前进一步</translation>
    </message>
    <message>
        <source>Searchlight</source>
        <translation>探照灯</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新游戏</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>回车键</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再试一次</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>回放</translation>
    </message>
    <message>
        <source>&amp;Undo: back to %1</source>
        <translation>撤销：返回 %1(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo: forward to %1</source>
        <translation>重做：前进到 %1(&amp;R)</translation>
    </message>
    <message>
        <source>Returns to %1, the previous game</source>
        <translation>返回上一局：%1</translation>
    </message>
    <message>
        <source>Goes to %1, the next game</source>
        <translation>前进到下一局：%1</translation>
    </message>
    <message>
        <source>Back</source>
        <comment>to the game before; on a button</comment>
        <translation>上一局</translation>
    </message>
    <message>
        <source>Next</source>
        <comment>to the game after; on a button</comment>
        <translation>下一局</translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation>最少</translation>
    </message>
    <message>
        <source>Best known</source>
        <translation>已知最佳</translation>
    </message>
    <message>
        <source>You used help this time. Try it without help: your next solution could be a personal best.</source>
        <translation>本局借助了帮助。不妨独立再解一次，有望创下个人最佳。</translation>
    </message>
    <message>
        <source>Choose another</source>
        <translation>另选一个</translation>
    </message>
    <message>
        <source>This counts as help.</source>
        <translation>使用此功能视为借助帮助。</translation>
    </message>
    <message>
        <source>Back to game</source>
        <comment>from the search of it; on a button</comment>
        <translation>返回游戏</translation>
    </message>
    <message>
        <source>Play the solution a&amp;gain</source>
        <translation>再次播放此解(&amp;G)</translation>
    </message>
    <message>
        <source>Closes the search and returns to the game</source>
        <translation>关闭搜索并返回游戏</translation>
    </message>
    <message>
        <source>Hint and Solve count as help; a game with help cannot set a personal best.</source>
        <translation>使用“提示”或“求解”视为借助帮助，此局不计入个人最佳。</translation>
    </message>
    <message>
        <source>You used help, so no personal best is possible. Restart to play without help.</source>
        <translation>已借助帮助，不计入个人最佳。要独立完成，请重新开始。</translation>
    </message>
    <message>
        <source>A game with help does not count as a personal best.</source>
        <translation>借助帮助的游戏不计入个人最佳。</translation>
    </message>
    <message>
        <source>Starts a new game without help; Undo returns to this one</source>
        <translation>另开一局，不借助帮助；“撤销”可返回本局</translation>
    </message>
    <message>
        <source>Which piece?</source>
        <comment>on the button of Hint</comment>
        <translation>哪个棋子？</translation>
    </message>
    <message>
        <source>Where to?</source>
        <comment>on the button of Hint</comment>
        <translation>移到哪里？</translation>
    </message>
    <message>
        <source>Go back</source>
        <comment>to the last position that can be solved; on a button</comment>
        <translation>返回</translation>
    </message>
    <message>
        <source>Returns to the last solvable position; Redo restores this one</source>
        <translation>返回最后一个可解局面；“重做”可恢复此局面</translation>
    </message>
    <message>
        <source>&amp;Undo all moves made by one click</source>
        <translation>撤销一次单击所走的各步(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo all moves made by one click</source>
        <translation>重做一次单击所走的各步(&amp;R)</translation>
    </message>
    <message>
        <source>Undoes all moves made by one click or one solution; %1 undoes a single move</source>
        <translation>撤销一次单击或一个解所走的各步；%1 只撤销一步</translation>
    </message>
    <message>
        <source>Redoes all moves made by one click or one solution; %1 redoes a single move</source>
        <translation>重做一次单击或一个解所走的各步；%1 只重做一步</translation>
    </message>
    <message>
        <source>Solved!</source>
        <translation>解开了！</translation>
    </message>
    <message>
        <source>Sensational! This is shorter than any known solution.</source>
        <translation>惊人！这个解比所有已知的解都短。</translation>
    </message>
    <message>
        <source>Perfect! No shorter solution exists.</source>
        <translation>完美！不存在更短的解。</translation>
    </message>
    <message>
        <source>Brilliant! No shorter solution is known.</source>
        <translation>精彩！目前没有已知的更短解。</translation>
    </message>
    <message>
        <source>Bravo! This is your new personal best.</source>
        <translation>太棒了！这是您新的个人最佳。</translation>
    </message>
    <message>
        <source>Great! You have matched your personal best.</source>
        <translation>很棒！您追平了个人最佳。</translation>
    </message>
    <message>
        <source>Well done!</source>
        <translation>做得好！</translation>
    </message>
    <message>
        <source>This game is solved, so the search starts from the beginning of the game. Afterwards the final position is restored.</source>
        <translation>本局已解开，因此搜索从起始局面开始。搜索结束后，本局恢复到最后的局面。</translation>
    </message>
    <message>
        <source>This game has reached the move limit. Save it, then restart.</source>
        <translation>本局步数已达上限。请保存，然后重新开始。</translation>
    </message>
    <message>
        <source>&amp;Undo: previous game</source>
        <translation>撤销：上一局(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo: next game</source>
        <translation>重做：下一局(&amp;R)</translation>
    </message>
    <message>
        <source>Returns to the previous game on this page</source>
        <translation>返回此页面的上一局</translation>
    </message>
    <message>
        <source>Goes to the next game on this page</source>
        <translation>前进到此页面的下一局</translation>
    </message>
    <message>
        <source>Solved, with help</source>
        <translation>已解开（借助帮助）</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>上一个</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一个</translation>
    </message>
    <message>
        <source>Draw</source>
        <comment>on a button</comment>
        <translation>绘制</translation>
    </message>
    <message>
        <source>Play move</source>
        <comment>on the button of Hint</comment>
        <translation>走这一步</translation>
    </message>
    <message>
        <source>Well done! You solved this puzzle for the first time.</source>
        <translation>做得好！您第一次解开了这道题目。</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::GamePanel</name>
    <message>
        <source>Score</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>回合数</translation>
    </message>
    <message>
        <source>Balls</source>
        <translation>球数</translation>
    </message>
    <message>
        <source>The board is full: the game is over.</source>
        <translation>棋盘已满，游戏结束。</translation>
    </message>
    <message>
        <source>score %1, turns %2</source>
        <translation>得分 %1，回合数 %2</translation>
    </message>
    <message>
        <source>Seed %1</source>
        <comment>of a game&apos;s chance</comment>
        <translation>种子 %1</translation>
    </message>
    <message>
        <source>Shows your best finished game with these rules</source>
        <translation>显示您在此规则下成绩最好的一局</translation>
    </message>
    <message>
        <source>Personal best</source>
        <translation>个人最佳</translation>
    </message>
    <message>
        <source>best %1</source>
        <comment>the personal best</comment>
        <translation>最佳 %1</translation>
    </message>
    <message>
        <source>Counts the balls on the board</source>
        <translation>显示棋盘上的球数</translation>
    </message>
    <message>
        <source>of %1</source>
        <comment>cells</comment>
        <translation>/ %1</translation>
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
        <translation>列数，1 至 %1</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>高度</translation>
    </message>
    <message>
        <source>Rows, 1 to %1</source>
        <translation>行数，1 至 %1</translation>
    </message>
    <message>
        <source>Sizes</source>
        <translation>常用大小</translation>
    </message>
    <message>
        <source>Common sizes</source>
        <translation>常用大小</translation>
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
        <source>Sets the seed of the random number generator.</source>
        <translation>设置随机数生成器的种子。</translation>
    </message>
    <message>
        <source>New seed</source>
        <translation>更换种子</translation>
    </message>
    <message>
        <source>Picks another random seed for another map (%1)</source>
        <translation>随机换一个种子，生成另一张地图（%1）</translation>
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
        <source>This map is not random.</source>
        <translation>此地图不含随机成分。</translation>
    </message>
    <message>
        <source>Result: %1 cells</source>
        <translation>生成结果：%1 格</translation>
    </message>
    <message>
        <source>Preview of %1 cells; the map will have %2</source>
        <translation>预览为 %1 格，实际地图为 %2 格</translation>
    </message>
    <message>
        <source>Generating %1 cells…</source>
        <translation>正在生成 %1 格…</translation>
    </message>
    <message>
        <source>Not enough memory for a map of this size.</source>
        <translation>内存不足，无法容纳这么大的地图。</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::GlossaryDialog</name>
    <message>
        <source>No matching term.</source>
        <translation>没有匹配的术语。</translation>
    </message>
    <message>
        <source>See also:</source>
        <translation>另见：</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>术语表</translation>
    </message>
    <message>
        <source>Explains the terms that Searchlight uses for searches. Terms in other texts link to this window.</source>
        <translation>解释 Searchlight 中有关搜索的术语。其他文本中的术语会链接到此窗口。</translation>
    </message>
    <message>
        <source>&amp;Find a term</source>
        <translation>查找术语(&amp;F)</translation>
    </message>
    <message>
        <source>Filters the list: terms that begin with your text come first, then those whose explanation contains it.</source>
        <translation>筛选列表：先列出以输入内容开头的术语，再列出说明中含有输入内容的术语。</translation>
    </message>
    <message>
        <source>Terms</source>
        <translation>术语</translation>
    </message>
    <message>
        <source>Lists all terms in a suggested learning order.</source>
        <translation>按建议的学习顺序列出全部术语。</translation>
    </message>
    <message>
        <source>Meaning of the term</source>
        <translation>术语的含义</translation>
    </message>
    <message>
        <source>&amp;Show term in a search</source>
        <translation>在搜索中查看(&amp;S)</translation>
    </message>
    <message>
        <source>Opens a small search in a new window, at a moment that illustrates the term</source>
        <translation>在新窗口中打开一个小型搜索，停在体现该术语的时刻</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Closes the glossary; it reopens at the same term</source>
        <translation>关闭术语表；再次打开时仍显示同一术语</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::GraphBeside</name>
    <message>
        <source>Show the graph</source>
        <translation>显示状态图</translation>
    </message>
    <message>
        <source>Board only</source>
        <translation>仅棋盘</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::GraphPanel</name>
    <message>
        <source>Moves from the start</source>
        <translation>距起点的步数</translation>
    </message>
    <message>
        <source>Moves to the nearest goal</source>
        <translation>距最近目标的步数</translation>
    </message>
    <message>
        <source>Choose what the colours of the states show</source>
        <translation>选择状态颜色的含义</translation>
    </message>
    <message>
        <source>Rotate</source>
        <translation>旋转</translation>
    </message>
    <message>
        <source>Rotate the graph automatically</source>
        <translation>自动旋转状态图</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>适合窗口</translation>
    </message>
    <message>
        <source>Show the whole graph from the initial angle</source>
        <translation>从初始视角显示整个状态图</translation>
    </message>
    <message>
        <source>Save picture…</source>
        <translation>保存图片…</translation>
    </message>
    <message>
        <source>Save the current view of the graph as PNG or SVG</source>
        <translation>将当前视图保存为 PNG 或 SVG</translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation>保存图片</translation>
    </message>
    <message>
        <source>graph</source>
        <comment>a file&apos;s name</comment>
        <translation>状态图</translation>
    </message>
    <message>
        <source>Stop saving</source>
        <translation>停止保存</translation>
    </message>
    <message>
        <source>Creating the picture; nothing has been written yet</source>
        <translation>正在生成图片；尚未写入文件</translation>
    </message>
    <message>
        <source>Creating the picture</source>
        <translation>正在生成图片</translation>
    </message>
    <message>
        <source>Picture (%1)</source>
        <translation>图片 (%1)</translation>
    </message>
    <message>
        <source>Drawing (%1)</source>
        <translation>矢量图 (%1)</translation>
    </message>
    <message>
        <source>Pushes from the start</source>
        <translation>距起点的推数</translation>
    </message>
    <message>
        <source>Pushes to the nearest goal</source>
        <translation>距最近目标的推数</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Draw again</source>
        <translation>重新绘制</translation>
    </message>
    <message>
        <source>Stop finding and arranging the states</source>
        <translation>停止查找和排列状态</translation>
    </message>
    <message>
        <source>Find and arrange the states again</source>
        <translation>重新查找并排列状态</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::GraphSearch</name>
    <message>
        <source>The first search has expanded %1 states, the second %2.</source>
        <translation>第一个搜索已扩展 %1 个状态，第二个已扩展 %2 个。</translation>
    </message>
    <message>
        <source>The search has expanded %1 states; %2 are in OPEN.</source>
        <translation>搜索已扩展 %1 个状态，OPEN 中有 %2 个。</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::GraphView</name>
    <message>
        <source>expanded by the first only</source>
        <translation>仅第一个搜索扩展</translation>
    </message>
    <message>
        <source>by the second only</source>
        <translation>仅第二个搜索扩展</translation>
    </message>
    <message>
        <source>by both</source>
        <translation>两者都扩展</translation>
    </message>
    <message>
        <source>OPEN</source>
        <translation>OPEN</translation>
    </message>
    <message>
        <source>expanded now</source>
        <translation>正在扩展</translation>
    </message>
    <message>
        <source>not reached yet</source>
        <translation>尚未到达</translation>
    </message>
    <message>
        <source>start</source>
        <translation>起点</translation>
    </message>
    <message>
        <source>goals</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>here</source>
        <translation>当前位置</translation>
    </message>
    <message>
        <source>your path</source>
        <translation>您走过的路径</translation>
    </message>
    <message>
        <source>solution</source>
        <translation>解</translation>
    </message>
    <message>
        <source>moves to the nearest goal</source>
        <translation>距最近目标的步数</translation>
    </message>
    <message>
        <source>moves from the start</source>
        <translation>距起点的步数</translation>
    </message>
    <message>
        <source>State graph</source>
        <translation>状态图</translation>
    </message>
    <message>
        <source>Shows every state as a point and every move as a line. Press the arrow keys to rotate the graph, or Ctrl+arrow keys to move from state to state.</source>
        <translation>每个状态显示为一个点，每种走法显示为一条线。用方向键旋转状态图，用 Ctrl+方向键在状态之间移动。</translation>
    </message>
    <message>
        <source>No graph to draw</source>
        <translation>没有可绘制的状态图</translation>
    </message>
    <message>
        <source>Only part of the graph: %L1 states and their moves</source>
        <translation>仅为状态图的一部分：%L1 个状态及其间的走法</translation>
    </message>
    <message>
        <source>Finding all states…</source>
        <translation>正在查找所有状态…</translation>
    </message>
    <message>
        <source>Laying out: measuring distances…</source>
        <translation>正在布局：测量距离…</translation>
    </message>
    <message>
        <source>Laying out: sweep %1 of %2</source>
        <translation>正在布局：第 %1 遍，共 %2 遍</translation>
    </message>
    <message>
        <source>Refining: sweep %1 of %2</source>
        <translation>正在细化：第 %1 遍，共 %2 遍</translation>
    </message>
    <message>
        <source>The start</source>
        <translation>起点</translation>
    </message>
    <message>
        <source>A goal</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>No goal is reachable from here</source>
        <translation>从这里无法到达任何目标</translation>
    </message>
    <message>
        <source>Moves from the start: %1</source>
        <translation>距起点的步数：%1</translation>
    </message>
    <message>
        <source>Moves to the nearest goal: %1</source>
        <translation>距最近目标的步数：%1</translation>
    </message>
    <message>
        <source>expanded by %1 only</source>
        <translation>仅 %1 扩展</translation>
    </message>
    <message>
        <source>by %1 only</source>
        <translation>仅 %1 扩展</translation>
    </message>
    <message>
        <source>by neither</source>
        <translation>两者都未扩展</translation>
    </message>
    <message>
        <source>%1 states and %2 moves.</source>
        <comment>of a graph</comment>
        <translation>%1 个状态，%2 种走法。</translation>
    </message>
    <message>
        <source>Here: %1.</source>
        <comment>the state that is shown</comment>
        <translation>当前：%1。</translation>
    </message>
    <message>
        <source>Expanded now: %1.</source>
        <comment>a state</comment>
        <translation>正在扩展：%1。</translation>
    </message>
    <message>
        <source>CLOSED</source>
        <translation>CLOSED</translation>
    </message>
    <message>
        <source>Not enough memory to draw this graph.</source>
        <translation>内存不足，无法绘制此状态图。</translation>
    </message>
    <message>
        <source>selected in the plot</source>
        <translation>图中选中</translation>
    </message>
    <message>
        <source>pruned</source>
        <translation>已剪枝</translation>
    </message>
    <message>
        <source>not dead</source>
        <translation>非死状态</translation>
    </message>
    <message>
        <source>dead</source>
        <translation>死状态</translation>
    </message>
    <message>
        <source>pushes to the nearest goal</source>
        <translation>距最近目标的推数</translation>
    </message>
    <message>
        <source>pushes from the start</source>
        <translation>距起点的推数</translation>
    </message>
    <message>
        <source>Stopped: the graph is not drawn.</source>
        <translation>已停止：未绘制状态图。</translation>
    </message>
    <message>
        <source>Only part of the graph: %L1 states and their pushes</source>
        <translation>仅为状态图的一部分：%L1 个状态及其间的推动</translation>
    </message>
    <message>
        <source>Finding all states: %L1 so far…</source>
        <translation>正在查找所有状态：已找到 %L1 个…</translation>
    </message>
    <message>
        <source>Pushes from the start: %1</source>
        <translation>距起点的推数：%1</translation>
    </message>
    <message>
        <source>Pushes to the nearest goal: %1</source>
        <translation>距最近目标的推数：%1</translation>
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
        <source>Open or generate a map, or paste a picture of one.</source>
        <translation>打开或生成一张地图，也可以粘贴地图图片。</translation>
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
    <message>
        <source>The cell where the search begins. Drag to move it.</source>
        <translation>搜索的起始格。拖动可移动。</translation>
    </message>
    <message>
        <source>The cell the search tries to reach. Drag to move it.</source>
        <translation>搜索的目标格。拖动可移动。</translation>
    </message>
    <message>
        <source>A cell that cannot be entered.</source>
        <translation>不能进入的格子。</translation>
    </message>
    <message>
        <source>equal f</source>
        <translation>f 等值线</translation>
    </message>
    <message>
        <source>Lines between cells with different f. All cells enclosed by a line have the same f.</source>
        <translation>f 不同的格子之间的分界线；线内各格的 f 相同。</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>A cell that is expensive to enter: its weight multiplies the cost of the move.</source>
        <translation>进入代价较高的格子：移动代价要乘以格子的权重。</translation>
    </message>
    <message>
        <source>Shows the map being searched. Drag the start and goal to move them; the selected tool determines all other mouse actions. Colours show the state of each cell; see the legend below.</source>
        <translation>显示所搜索的地图。起点和终点可以拖动；其他鼠标操作由所选工具决定。颜色表示各格的状态，见下方图例。</translation>
    </message>
    <message>
        <source>water</source>
        <translation>水面</translation>
    </message>
    <message>
        <source>A water cell. It is connected only to other water cells.</source>
        <translation>只与其他水面格相通的格子。</translation>
    </message>
    <message>
        <source>swamp</source>
        <translation>沼泽</translation>
    </message>
    <message>
        <source>A swamp cell. It costs as much to enter as open ground.</source>
        <translation>沼泽格。进入的代价与空地相同。</translation>
    </message>
    <message>
        <source>one-way</source>
        <translation>单向格</translation>
    </message>
    <message>
        <source>A one-way cell. It can be left only in the direction of its arrow.</source>
        <translation>单向格。只能沿箭头方向离开。</translation>
    </message>
    <message>
        <source>no room</source>
        <translation>容不下</translation>
    </message>
    <message>
        <source>The agent covers several cells and does not fit here with its upper-left one.</source>
        <translation>智能体占多个格子，其左上格不能在这里。</translation>
    </message>
    <message>
        <source>clearance</source>
        <translation>净空</translation>
    </message>
    <message>
        <source>The side of the largest free square with this cell as its upper-left one, up to 9: the largest agent that fits.</source>
        <translation>以该格为左上角的最大空闲正方形的边长，最多为 9：能容下的最大智能体。</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::Guests</name>
    <message>
        <source>Searchlight has no page “%1”.</source>
        <translation>Searchlight 没有“%1”页面。</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::HintModel</name>
    <message>
        <source>Move</source>
        <translation>走法</translation>
    </message>
    <message>
        <source>Shows the column and row of the ball and its target</source>
        <translation>球及其目标格的列和行</translation>
    </message>
    <message>
        <source>Clears</source>
        <translation>消除</translation>
    </message>
    <message>
        <source>Counts the balls this move clears immediately</source>
        <translation>这一步立即消除的球数</translation>
    </message>
    <message>
        <source>Evaluation</source>
        <translation>评估</translation>
    </message>
    <message>
        <source>Shows the evaluation of the board after the move, in points</source>
        <translation>这一步之后局面的评估值（分）</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>样本</translation>
    </message>
    <message>
        <source>Counts the games sampled after this move</source>
        <translation>这一步之后抽样的对局数</translation>
    </message>
    <message>
        <source>Sampled</source>
        <translation>抽样均值</translation>
    </message>
    <message>
        <source>Shows the mean score of the sampled games, in points</source>
        <translation>抽样对局的平均得分（分）</translation>
    </message>
    <message>
        <source>Behind</source>
        <translation>落后</translation>
    </message>
    <message>
        <source>Shows how far the mean is below that of the leading move with the same random balls, ± the standard error</source>
        <translation>随机球相同时，该走法的均值比领先走法低多少（± 标准误差）</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>价值</translation>
    </message>
    <message>
        <source>Shows the final value: evaluation and sampled mean, weighted by their errors</source>
        <translation>最终价值：评估与抽样均值按误差加权</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>轮次</translation>
    </message>
    <message>
        <source>Shows the round in which the move was eliminated; “in” means the move is still a candidate</source>
        <translation>走法在哪一轮被淘汰；“候选”表示尚未淘汰</translation>
    </message>
    <message>
        <source>in</source>
        <comment>still among the candidates</comment>
        <translation>候选</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::HintView</name>
    <message>
        <source>1 sampled game</source>
        <translation>1 局抽样</translation>
    </message>
    <message>
        <source>%1 sampled games</source>
        <translation>%1 局抽样</translation>
    </message>
    <message>
        <source>1 round</source>
        <translation>1 轮</translation>
    </message>
    <message>
        <source>%1 rounds</source>
        <translation>%1 轮</translation>
    </message>
    <message>
        <source>1 legal move</source>
        <translation>1 种合法走法</translation>
    </message>
    <message>
        <source>%1 legal moves</source>
        <translation>%1 种合法走法</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>a move and the reason for it</comment>
        <translation>%1：%2。</translation>
    </message>
    <message>
        <source>%1, evaluated one move ahead.</source>
        <translation>共 %1，只评估了一步之后的局面。</translation>
    </message>
    <message>
        <source>%1; the moves with the best evaluation were sampled: %2, %3.</source>
        <translation>共 %1；对评估值最高的走法进行了抽样：%2，%3。</translation>
    </message>
    <message>
        <source>Its value is %1 higher than the second best.</source>
        <translation>该走法的价值比第二名高 %1。</translation>
    </message>
    <message>
        <source>%1; sampling the moves with the best evaluation.</source>
        <translation>共 %1；正在对评估值最高的走法进行抽样。</translation>
    </message>
    <message>
        <source>Round %1: %2 of %3 candidates remain, %4.</source>
        <translation>第 %1 轮：剩余 %2 / %3 个候选，%4。</translation>
    </message>
    <message>
        <source>Candidate moves</source>
        <translation>候选走法</translation>
    </message>
    <message>
        <source>Request a hint to see the candidate moves and their values here.</source>
        <translation>使用提示后，这里会显示候选走法及其价值。</translation>
    </message>
    <message>
        <source>in</source>
        <comment>still among the candidates</comment>
        <translation>候选</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::KeysForm</name>
    <message>
        <source>%1 runs “%2”. Change that command first.</source>
        <translation>%1 已用于“%2”。请先更改该命令的按键。</translation>
    </message>
    <message>
        <source>Default: %1</source>
        <translation>默认：%1</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>No command matches the search.</source>
        <translation>没有符合搜索条件的命令。</translation>
    </message>
    <message>
        <source>Click here, then press the new keys</source>
        <translation>单击此处，然后按下新的按键</translation>
    </message>
    <message>
        <source>Keys of “%1”</source>
        <translation>“%1”的按键</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>%1 is reserved for boards, lists and menus. Choose other keys.</source>
        <translation>%1 保留给棋盘、列表和菜单使用。请选择其他按键。</translation>
    </message>
    <message>
        <source>%1 already runs “%2” (%3).</source>
        <translation>%1 已用于“%2”（%3）。</translation>
    </message>
    <message>
        <source>Use it here instead</source>
        <translation>改为用在此处</translation>
    </message>
    <message>
        <source>Search commands or keys</source>
        <translation>搜索命令或按键</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>页面</translation>
    </message>
    <message>
        <source>Commands and their keys</source>
        <translation>命令及其按键</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>移除(&amp;M)</translation>
    </message>
    <message>
        <source>Leaves this command without keys.</source>
        <translation>使此命令没有按键。</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>重置(&amp;R)</translation>
    </message>
    <message>
        <source>Gives this command its default keys.</source>
        <translation>恢复此命令的默认按键。</translation>
    </message>
    <message>
        <source>Reset &amp;all keys</source>
        <translation>重置所有按键(&amp;A)</translation>
    </message>
    <message>
        <source>Gives all commands their default keys.</source>
        <translation>恢复所有命令的默认按键。</translation>
    </message>
    <message>
        <source>Lists all commands. Select one and press the new keys in the field below. Keys in bold were changed by you.</source>
        <translation>列出所有命令。选择一个命令，然后在下方的输入框中按下新的按键。粗体表示您更改过的按键。</translation>
    </message>
    <message>
        <source>Press the new keys for “%1”</source>
        <translation>请按下“%1”的新按键</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::KlotskiBoard</name>
    <message>
        <source>%1. %2</source>
        <comment>a piece, what is told of it</comment>
        <translation>%1。%2</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::KlotskiPage</name>
    <message>
        <source>%1, %2, %3</source>
        <comment>moves, straight slides, steps</comment>
        <translation>%1，%2，%3</translation>
    </message>
    <message>
        <source>Solved with help: %1.</source>
        <translation>借助帮助解开：%1。</translation>
    </message>
    <message>
        <source>Solved again: %1.</source>
        <translation>再次解开：%1。</translation>
    </message>
    <message>
        <source>Solved: %1.</source>
        <translation>已解开：%1。</translation>
    </message>
    <message>
        <source>Choose a pu&amp;zzle…</source>
        <translation>选择题目(&amp;Z)…</translation>
    </message>
    <message>
        <source>Shows all puzzles with pictures</source>
        <translation>显示所有题目及其图片</translation>
    </message>
    <message>
        <source>&amp;Undo the move</source>
        <translation>撤销这一步(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo the move</source>
        <translation>重做这一步(&amp;R)</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>拖动</translation>
    </message>
    <message>
        <source>Slide a piece, even around corners; this counts as one move</source>
        <translation>滑动棋子（可拐弯），算一步</translation>
    </message>
    <message>
        <source>Arrows, Tab</source>
        <translation>方向键、Tab</translation>
    </message>
    <message>
        <source>Choose a piece</source>
        <translation>选择棋子</translation>
    </message>
    <message>
        <source>Enter or Space, then arrows</source>
        <translation>回车键或空格键，再按方向键</translation>
    </message>
    <message>
        <source>Pick up the piece and slide it</source>
        <translation>拿起棋子并滑动</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Release the piece</source>
        <translation>放下棋子</translation>
    </message>
    <message>
        <source>Hints &amp;count</source>
        <translation>提示的计数方式(&amp;C)</translation>
    </message>
    <message>
        <source>Piece style</source>
        <translation>棋子外观</translation>
    </message>
    <message>
        <source>Names on pieces</source>
        <translation>棋子上的名字</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>局面</translation>
    </message>
    <message>
        <source>Klotski: %1</source>
        <translation>华容道：%1</translation>
    </message>
    <message>
        <source>Klotski games and boards (%1)</source>
        <translation>华容道存档和棋盘 (%1)</translation>
    </message>
    <message>
        <source>Solved.</source>
        <translation>已解开。</translation>
    </message>
    <message>
        <source>This puzzle is already solved.</source>
        <translation>此题已经解开。</translation>
    </message>
    <message>
        <source>Not enough memory to examine all positions.</source>
        <translation>内存不足，无法检查所有局面。</translation>
    </message>
    <message>
        <source>This position is unsolvable.</source>
        <translation>此局面无解。</translation>
    </message>
    <message>
        <source>No solution is known from here.</source>
        <translation>此局面尚无已知的解。</translation>
    </message>
    <message>
        <source>Move %1 next.</source>
        <translation>接下来移动%1。</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a slide, as a sentence</comment>
        <translation>%1。</translation>
    </message>
    <message>
        <source>Solve this position with the fewest %1</source>
        <translation>以最少的%1解开此局面</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>已保存：%1</translation>
    </message>
    <message>
        <source>A bidirectional search also starts from all goal positions. Finding them…</source>
        <translation>双向搜索还要从所有目标局面开始；正在查找这些局面…</translation>
    </message>
    <message>
        <source>A bidirectional search needs all goal positions, but finding them exceeds the memory or time limit.</source>
        <translation>双向搜索需要先找出所有目标局面，但查找超出了内存或时间上限。</translation>
    </message>
    <message>
        <source>Your unfinished layout has been saved. Choose “%1” to continue it.</source>
        <translation>您未完成的布局已自动保存。可用“%1”继续绘制。</translation>
    </message>
    <message>
        <source>a layout, with its rows on one line such as %1 or on separate lines; the text of a saved game</source>
        <translation>布局（所有行写在同一行，如 %1，或分行书写）；存档文本</translation>
    </message>
    <message>
        <source>Position copied to the clipboard.</source>
        <translation>局面已复制到剪贴板。</translation>
    </message>
    <message>
        <source>Also show the search on the graph of all positions?</source>
        <translation>是否也在所有局面的状态图上显示搜索？</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>状态图</translation>
    </message>
    <message>
        <source>Personal best</source>
        <translation>个人最佳</translation>
    </message>
    <message>
        <source>On track: this position is solvable.</source>
        <translation>走对了：此局面可以解开。</translation>
    </message>
    <message>
        <source>On track: a shortest solution passes through here.</source>
        <translation>走对了：有一个最短解经过此局面。</translation>
    </message>
    <message>
        <source>Solvable from here, but it takes %1 more than the minimum.</source>
        <translation>从这里可以解开，但比最优解多 %1。</translation>
    </message>
    <message>
        <source>Custom board</source>
        <translation>自定义棋盘</translation>
    </message>
    <message>
        <source>%1 can move now.</source>
        <translation>%1现在可以移动。</translation>
    </message>
    <message>
        <source>Next: %1, after %2.</source>
        <comment>Cao Cao goes down; 5 moves</comment>
        <translation>下一目标：再走 %2后，%1。</translation>
    </message>
    <message>
        <source>Unidirectional and &amp;bidirectional</source>
        <translation>单向与双向搜索(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Depth-first and breadth-first, counting steps</source>
        <translation>深度优先与广度优先，按格计数(&amp;D)</translation>
    </message>
    <message>
        <source>A* &amp;and weighted A*</source>
        <translation>A* 与加权 A*(&amp;A)</translation>
    </message>
    <message>
        <source>moves made: %L1</source>
        <translation>已走 %L1 步</translation>
    </message>
    <message>
        <source>counted: %1</source>
        <translation>按%1计数</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::KlotskiPanel</name>
    <message>
        <source>%1, %2</source>
        <comment>a count, and what of it</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>played</source>
        <translation>已走</translation>
    </message>
    <message>
        <source>Shows the lowest count you have achieved without help</source>
        <translation>您独立解开时的最佳成绩</translation>
    </message>
    <message>
        <source>personal best</source>
        <translation>个人最佳</translation>
    </message>
    <message>
        <source>best %1</source>
        <comment>the personal best</comment>
        <translation>最佳 %1</translation>
    </message>
    <message>
        <source>Shows the lowest count needed to solve the puzzle from here</source>
        <translation>从此局面解开题目所需的最小值</translation>
    </message>
    <message>
        <source>left</source>
        <translation>剩余</translation>
    </message>
    <message>
        <source>%1 left</source>
        <comment>moves until it is solved</comment>
        <translation>剩 %1</translation>
    </message>
    <message>
        <source>≥ %1 left</source>
        <translation>至少剩 %1</translation>
    </message>
    <message>
        <source>Shows a lower bound: not all positions could be examined within the memory and time limits</source>
        <translation>下界：在内存和时间上限内，未能检查所有局面</translation>
    </message>
    <message>
        <source>Shows the lowest count needed to solve the puzzle from its start</source>
        <translation>从起始局面解开题目所需的最小值</translation>
    </message>
    <message>
        <source>minimum</source>
        <translation>最少</translation>
    </message>
    <message>
        <source>minimum %1</source>
        <translation>最少 %1</translation>
    </message>
    <message>
        <source>record %1</source>
        <translation>纪录 %1</translation>
    </message>
    <message>
        <source>Shows the count of the best known solution; a lower one may be possible</source>
        <translation>已知的最佳解；可能还有更优的解</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::KlotskiView</name>
    <message>
        <source>EXIT</source>
        <translation>出口</translation>
    </message>
    <message>
        <source>left</source>
        <translation>左</translation>
    </message>
    <message>
        <source>right</source>
        <translation>右</translation>
    </message>
    <message>
        <source>up</source>
        <translation>上</translation>
    </message>
    <message>
        <source>down</source>
        <translation>下</translation>
    </message>
    <message>
        <source>%1, %2, at column %3, row %4</source>
        <comment>a piece, its shape, its place</comment>
        <translation>%1，%2，在第 %3 列第 %4 行</translation>
    </message>
    <message>
        <source>%1: cannot move</source>
        <translation>%1：不能移动</translation>
    </message>
    <message>
        <source>%1: can slide %2</source>
        <translation>%1：可以向%2滑动</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>Drag pieces into adjacent free cells. The puzzle is solved when every piece with a goal is on its goal.</source>
        <translation>将棋子拖入相邻的空格。有目标的棋子全部到位时，题目即解开。</translation>
    </message>
    <message>
        <source>Klotski board</source>
        <translation>华容道棋盘</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::LayoutEditor</name>
    <message>
        <source>Discard this layout?</source>
        <translation>要放弃这个布局吗？</translation>
    </message>
    <message>
        <source>Columns</source>
        <comment>of the exit</comment>
        <translation>列</translation>
    </message>
    <message>
        <source>Rows</source>
        <comment>of the exit</comment>
        <translation>行</translation>
    </message>
    <message>
        <source>This is %1.</source>
        <comment>an opening of the catalogue</comment>
        <translation>这是%1。</translation>
    </message>
    <message>
        <source>The puzzle is already solved: the piece is on its goal.</source>
        <translation>此题已经解开：棋子已在目标位置上。</translation>
    </message>
    <message>
        <source>Not enough memory to examine all positions.</source>
        <translation>内存不足，无法检查所有局面。</translation>
    </message>
    <message>
        <source>Minimum: %1.</source>
        <comment>moves, straight slides, steps</comment>
        <translation>最少：%1。</translation>
    </message>
    <message>
        <source>Draw a layout</source>
        <translation>绘制布局</translation>
    </message>
    <message>
        <source>An &amp;empty board</source>
        <translation>空棋盘(&amp;E)</translation>
    </message>
    <message>
        <source>Current &amp;position</source>
        <translation>当前局面(&amp;P)</translation>
    </message>
    <message>
        <source>Current &amp;start position</source>
        <translation>当前起始局面(&amp;S)</translation>
    </message>
    <message>
        <source>Puzzle from the &amp;catalogue…</source>
        <translation>目录中的题目(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>名称(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Exit</source>
        <translation>出口(&amp;E)</translation>
    </message>
    <message>
        <source>Sets the exit shown in the frame; the puzzle depends only on the goal. You can also drag the exit along the frame.</source>
        <translation>设置边框上显示的出口；影响题目的只有目标。也可沿边框拖动出口。</translation>
    </message>
    <message>
        <source>next to the goal</source>
        <comment>the exit</comment>
        <translation>目标旁边</translation>
    </message>
    <message>
        <source>none</source>
        <comment>the exit</comment>
        <translation>无</translation>
    </message>
    <message>
        <source>top</source>
        <comment>the exit</comment>
        <translation>上边</translation>
    </message>
    <message>
        <source>right</source>
        <comment>the exit</comment>
        <translation>右边</translation>
    </message>
    <message>
        <source>bottom</source>
        <comment>the exit</comment>
        <translation>下边</translation>
    </message>
    <message>
        <source>left</source>
        <comment>the exit</comment>
        <translation>左边</translation>
    </message>
    <message>
        <source>Exit from</source>
        <translation>出口起始位置</translation>
    </message>
    <message>
        <source>Exit to</source>
        <translation>出口结束位置</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>开始玩</translation>
    </message>
    <message>
        <source>Plays this layout as a new puzzle, which you can save</source>
        <translation>将此布局作为新题目开始玩，之后可以保存</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>移动</translation>
    </message>
    <message>
        <source>Moves the piece you drag; drag it off the board to remove it</source>
        <translation>拖动可移动棋子；拖出棋盘即移除</translation>
    </message>
    <message>
        <source>1 × 1</source>
        <translation>1 × 1</translation>
    </message>
    <message>
        <source>Places a one-cell piece</source>
        <translation>放置占一格的棋子</translation>
    </message>
    <message>
        <source>2 × 1</source>
        <translation>2 × 1</translation>
    </message>
    <message>
        <source>Places a piece 2 cells wide and 1 cell tall</source>
        <translation>放置宽 2 高 1 的棋子</translation>
    </message>
    <message>
        <source>1 × 2</source>
        <translation>1 × 2</translation>
    </message>
    <message>
        <source>Places a piece 1 cell wide and 2 cells tall</source>
        <translation>放置宽 1 高 2 的棋子</translation>
    </message>
    <message>
        <source>2 × 2</source>
        <translation>2 × 2</translation>
    </message>
    <message>
        <source>Places a piece 2 cells wide and 2 cells tall</source>
        <translation>放置宽 2 高 2 的棋子</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>绘制</translation>
    </message>
    <message>
        <source>Turns free cells into a piece, or extends the piece where you begin; right-drag removes cells</source>
        <translation>将空格画成棋子，或扩大起始处的棋子；按住右键拖动可移除格子</translation>
    </message>
    <message>
        <source>Wall</source>
        <translation>墙</translation>
    </message>
    <message>
        <source>Draws walls; begin on a wall to remove walls</source>
        <translation>画墙；从墙上开始则移除墙</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>Sets the goal of a piece: drag from the piece to place the goal; drag a goal off the board to remove it</source>
        <translation>设置目标：按住棋子，将目标拖到所需位置；拖出棋盘即移除</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>擦除</translation>
    </message>
    <message>
        <source>Removes pieces and walls; the right mouse button and Delete do this with any tool</source>
        <translation>移除棋子和墙；右键和 Delete 键在任何工具下均可移除</translation>
    </message>
    <message>
        <source>Stopped. The layout is checked again after the next change.</source>
        <translation>已停止。下次更改后会重新检查能否解开。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::LeftDialog</name>
    <message>
        <source>&amp;Open</source>
        <translation>打开(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>删除(&amp;D)…</translation>
    </message>
    <message>
        <source>Delete a&amp;ll…</source>
        <translation>全部删除(&amp;L)…</translation>
    </message>
    <message>
        <source>Unfinished games</source>
        <translation>未完成的游戏</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>游戏</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>页面</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>步数</translation>
    </message>
    <message>
        <source>Last played</source>
        <translation>上次游玩</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>No unfinished games.</source>
        <translation>没有未完成的游戏。</translation>
    </message>
    <message>
        <source>Unfinished games: %1, newest first. They are saved automatically.</source>
        <translation>未完成的游戏：%1 个，最新的在前；均已自动保存。</translation>
    </message>
    <message>
        <source>Delete “%1”? This cannot be undone.</source>
        <translation>要删除“%1”吗？此操作无法撤销。</translation>
    </message>
    <message>
        <source>Delete %1 games? This cannot be undone.</source>
        <translation>要删除 %1 个游戏吗？此操作无法撤销。</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>正在加载…</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::LeftMenu</name>
    <message>
        <source>&amp;All unfinished games…</source>
        <translation>所有未完成的游戏(&amp;A)…</translation>
    </message>
    <message>
        <source>No recent files</source>
        <translation>没有最近的文件</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>正在加载…</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::LeftWorks</name>
    <message>
        <source>moves: %1</source>
        <translation>步数：%1</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>来自 %1</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>已结束</translation>
    </message>
    <message>
        <source>%1, finished</source>
        <translation>%1，已结束</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>游戏</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::LegendCell</name>
    <message>
        <source>In a cell: f at the top left, g at the bottom left, h at the bottom right; the arrow points to the parent</source>
        <translation>格子中：左上角为 f，左下角为 g，右下角为 h；箭头指向父节点</translation>
    </message>
    <message>
        <source>In a cell: g in the middle; the arrow at the edge points to the parent</source>
        <translation>格子中：中间为 g；边上的箭头指向父节点</translation>
    </message>
    <message>
        <source>The cells are too small to show this: zoom in.</source>
        <translation>格子太小，无法显示；请放大。</translation>
    </message>
    <message>
        <source>Click to change.</source>
        <translation>单击可更改。</translation>
    </message>
    <message>
        <source>No numbers in cells</source>
        <translation>格子中不显示数字</translation>
    </message>
    <message>
        <source>In a cell: h at the top left and at the bottom right, g at the bottom left; the arrow points to the parent</source>
        <translation>格子中：左上角和右下角为 h，左下角为 g；箭头指向父节点</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::LegendMark</name>
    <message>
        <source>Select a cell first.</source>
        <translation>请先选择一个格子。</translation>
    </message>
    <message>
        <source>Shown: click or press %1 to hide.</source>
        <translation>已显示：单击或按 %1 键可隐藏。</translation>
    </message>
    <message>
        <source>Hidden: click or press %1 to show.</source>
        <translation>已隐藏：单击或按 %1 键可显示。</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::LegendScale</name>
    <message>
        <source>%1 to %2</source>
        <comment>of a scale</comment>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>Closed cells are coloured by: %1</source>
        <translation>CLOSED 格子的着色依据：%1</translation>
    </message>
    <message>
        <source>Click to change.</source>
        <translation>单击可更改。</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::LessonHeader</name>
    <message>
        <source>Step %1 of %2</source>
        <translation>第 %1 步，共 %2 步</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::LessonList</name>
    <message>
        <source>step %1 of %2</source>
        <translation>第 %1 步，共 %2 步</translation>
    </message>
    <message numerus="yes">
        <source>%n minutes</source>
        <translation>
            <numerusform>%n 分钟</numerusform>
        </translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>课程</translation>
    </message>
    <message>
        <source>Lists all lessons and your progress. Choose a lesson to start or continue it.</source>
        <translation>列出全部课程及您的进度。选择一课即可开始或继续。</translation>
    </message>
    <message>
        <source>%1 of %2 done</source>
        <translation>已完成 %1 / %2 课</translation>
    </message>
    <message>
        <source>Start here</source>
        <translation>从这里开始</translation>
    </message>
    <message>
        <source>Finding a path</source>
        <translation>寻找路径</translation>
    </message>
    <message>
        <source>States</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>One loop, many searches</source>
        <translation>一个循环，多种搜索</translation>
    </message>
    <message>
        <source>Faster and farther</source>
        <translation>更快、更远</translation>
    </message>
    <message>
        <source>Your lessons</source>
        <translation>您的课程</translation>
    </message>
    <message>
        <source>%1 of %2 correct</source>
        <translation>答对 %1 / %2 题</translation>
    </message>
    <message>
        <source>Continue here</source>
        <translation>从这里继续</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::LessonPane</name>
    <message>
        <source>Lesson text</source>
        <translation>课程内容</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::LessonStage</name>
    <message>
        <source>Running the searches of this step…</source>
        <translation>正在运行这一步的搜索…</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::LessonsPage</name>
    <message>
        <source>Lessons (%1)</source>
        <translation>课程 (%1)</translation>
    </message>
    <message>
        <source>&amp;Next lesson</source>
        <translation>下一课(&amp;N)</translation>
    </message>
    <message>
        <source>Do&amp;ne</source>
        <translation>完成(&amp;N)</translation>
    </message>
    <message>
        <source>End of this lesson. Next: “%1”.</source>
        <translation>本课结束。下一课：“%1”。</translation>
    </message>
    <message>
        <source>End of the last lesson.</source>
        <translation>最后一课结束。</translation>
    </message>
    <message>
        <source>Your progress cannot be saved because the settings file is not writable.</source>
        <translation>无法保存课程进度：设置文件不可写。</translation>
    </message>
    <message>
        <source>Only in %1</source>
        <translation>仅有%1版</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::LevelDraftView</name>
    <message>
        <source>wall</source>
        <comment>in a cell</comment>
        <translation>墙</translation>
    </message>
    <message>
        <source>goal</source>
        <comment>in a cell</comment>
        <translation>目标</translation>
    </message>
    <message>
        <source>box</source>
        <comment>in a cell</comment>
        <translation>箱子</translation>
    </message>
    <message>
        <source>box on a goal</source>
        <comment>in a cell</comment>
        <translation>目标上的箱子</translation>
    </message>
    <message>
        <source>worker</source>
        <comment>in a cell</comment>
        <translation>工人</translation>
    </message>
    <message>
        <source>worker on a goal</source>
        <comment>in a cell</comment>
        <translation>目标上的工人</translation>
    </message>
    <message>
        <source>outside</source>
        <comment>in a cell</comment>
        <translation>围墙之外</translation>
    </message>
    <message>
        <source>floor</source>
        <comment>in a cell</comment>
        <translation>地面</translation>
    </message>
    <message>
        <source>Column %1, row %2: %3</source>
        <translation>第 %1 列第 %2 行：%3</translation>
    </message>
    <message>
        <source>Level being drawn</source>
        <translation>正在绘制的关卡</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::LevelEditor</name>
    <message>
        <source>Discard this drawing?</source>
        <translation>要放弃这幅图吗？</translation>
    </message>
    <message>
        <source>There is no free space on that side. Add columns or rows first.</source>
        <translation>那一侧没有空位。请先增加列或行。</translation>
    </message>
    <message>
        <source>Drawing copied to the clipboard as text.</source>
        <translation>已将此图以文本形式复制到剪贴板。</translation>
    </message>
    <message>
        <source>Pasted text</source>
        <translation>粘贴的文本</translation>
    </message>
    <message>
        <source>Saved as a workspace. Open it to continue this drawing.</source>
        <translation>已保存为工作区。打开即可继续绘制。</translation>
    </message>
    <message>
        <source>Saved in %1.</source>
        <translation>已保存到 %1。</translation>
    </message>
    <message>
        <source>The level is empty. Choose a tool and draw with the mouse or keyboard.</source>
        <translation>关卡为空。请选择工具，用鼠标或键盘绘制。</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a sentence</comment>
        <translation>%1。</translation>
    </message>
    <message>
        <source>%1: column %2, row %3.</source>
        <comment>what is wrong and where</comment>
        <translation>%1：第 %2 列第 %3 行。</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>boxes, goals</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>The worker cannot reach some boxes or goals; they are not part of the level.</source>
        <translation>工人无法到达某些箱子或目标，因此这些箱子或目标不属于此关卡。</translation>
    </message>
    <message>
        <source>The level is already solved: every box is on a goal.</source>
        <translation>此关卡已经解开：所有箱子都在目标上。</translation>
    </message>
    <message>
        <source>No errors. Searching for a solution…</source>
        <translation>没有错误。正在求解…</translation>
    </message>
    <message>
        <source>Wall</source>
        <translation>墙</translation>
    </message>
    <message>
        <source>Draws walls; begin on a wall to remove walls</source>
        <translation>画墙；从墙上开始则移除墙</translation>
    </message>
    <message>
        <source>Floor</source>
        <translation>地面</translation>
    </message>
    <message>
        <source>Clears cells; the right mouse button and Delete do this with any tool</source>
        <translation>清空格子；右键和 Delete 键在任何工具下均可清空</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>Draws goals, also under boxes; begin on a goal to remove goals</source>
        <translation>画目标（箱子下也可）；从目标上开始则移除目标</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>箱子</translation>
    </message>
    <message>
        <source>Draws boxes, also on goals; begin on a box to remove boxes</source>
        <translation>画箱子（目标上也可）；从箱子上开始则移除箱子</translation>
    </message>
    <message>
        <source>Worker</source>
        <translation>工人</translation>
    </message>
    <message>
        <source>Places the worker in the cell you click</source>
        <translation>将工人放到单击的格子</translation>
    </message>
    <message>
        <source>Draw a level</source>
        <translation>绘制关卡</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Copies the level as text</source>
        <translation>将关卡复制为文本</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>粘贴</translation>
    </message>
    <message>
        <source>Replaces this drawing with a level pasted as text</source>
        <translation>用粘贴的关卡文本替换这幅图</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>变换</translation>
    </message>
    <message>
        <source>An &amp;empty board</source>
        <translation>空棋盘(&amp;E)</translation>
    </message>
    <message>
        <source>Walled &amp;room</source>
        <translation>四面有墙的房间(&amp;R)</translation>
    </message>
    <message>
        <source>Current &amp;level</source>
        <translation>当前关卡(&amp;L)</translation>
    </message>
    <message>
        <source>Level with the &amp;boxes where they are now</source>
        <translation>当前关卡，箱子取当前位置(&amp;B)</translation>
    </message>
    <message>
        <source>Turn &amp;right</source>
        <translation>向右旋转(&amp;R)</translation>
    </message>
    <message>
        <source>Turn &amp;left</source>
        <translation>向左旋转(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Mirror left and right</source>
        <translation>左右镜像(&amp;M)</translation>
    </message>
    <message>
        <source>Mirror &amp;top and bottom</source>
        <translation>上下镜像(&amp;T)</translation>
    </message>
    <message>
        <source>Shift to the left</source>
        <translation>左移</translation>
    </message>
    <message>
        <source>Shift to the right</source>
        <translation>右移</translation>
    </message>
    <message>
        <source>Shift up</source>
        <translation>上移</translation>
    </message>
    <message>
        <source>Shift down</source>
        <translation>下移</translation>
    </message>
    <message>
        <source>&amp;Crop to drawing</source>
        <translation>裁去四周空白(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>标题(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Author</source>
        <translation>作者(&amp;A)</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>试玩</translation>
    </message>
    <message>
        <source>Plays this level; your drawing is kept and you can return to it</source>
        <translation>试玩此关卡；所绘的图会保留，可随时返回</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>保存…</translation>
    </message>
    <message>
        <source>Saves to a new or existing level file; an incomplete level is saved as a workspace</source>
        <translation>保存到新的或现有的关卡文件；未完成的关卡另存为工作区</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::LevelGenerator</name>
    <message>
        <source>&amp;Columns</source>
        <translation>列数(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Rows</source>
        <translation>行数(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Boxes</source>
        <translation>箱子数(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Difficulty</source>
        <translation>难度(&amp;D)</translation>
    </message>
    <message>
        <source>easy</source>
        <comment>levels</comment>
        <translation>容易</translation>
    </message>
    <message>
        <source>medium</source>
        <comment>levels</comment>
        <translation>中等</translation>
    </message>
    <message>
        <source>hard</source>
        <comment>levels</comment>
        <translation>困难</translation>
    </message>
    <message>
        <source>long paths</source>
        <comment>levels</comment>
        <translation>路径长</translation>
    </message>
    <message>
        <source>Sets how many layouts are tried per level and how deep the reverse search goes</source>
        <translation>设置每个关卡尝试的布局数，以及逆推搜索的深度</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>种子(&amp;S)</translation>
    </message>
    <message>
        <source>The same seed generates the same levels</source>
        <translation>相同的种子生成相同的关卡</translation>
    </message>
    <message>
        <source>New seed</source>
        <translation>更换种子</translation>
    </message>
    <message>
        <source>&amp;Levels</source>
        <translation>关卡数(&amp;L)</translation>
    </message>
    <message>
        <source>Generated levels</source>
        <translation>生成的关卡</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>开始玩</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>编辑…</translation>
    </message>
    <message>
        <source>Save all…</source>
        <translation>全部保存…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a sentence</comment>
        <translation>%1。</translation>
    </message>
    <message>
        <source>The seed must be a number.</source>
        <translation>种子必须是数字。</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>pushes, nodes</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1 nodes</source>
        <translation>%1 个节点</translation>
    </message>
    <message>
        <source>over %1 nodes</source>
        <translation>超过 %1 个节点</translation>
    </message>
    <message>
        <source>Level %1</source>
        <translation>第 %1 关</translation>
    </message>
    <message>
        <source>%1: %2 (proven minimum number of pushes; nodes expanded by A*)</source>
        <translation>%1：%2（已证明的最少推数；A* 扩展的节点数）</translation>
    </message>
    <message>
        <source>Generated %1.</source>
        <comment>so many levels</comment>
        <translation>已生成 %1。</translation>
    </message>
    <message>
        <source>Stopped after %1.</source>
        <comment>so many levels</comment>
        <translation>已停止，已生成 %1。</translation>
    </message>
    <message>
        <source>Generated %1; no more were found. Try another seed or a larger board.</source>
        <translation>已生成 %1，未能找到更多。请更换种子或增大棋盘。</translation>
    </message>
    <message>
        <source>Generated %1 before the time or memory limit was reached.</source>
        <translation>达到时间或内存上限前已生成 %1。</translation>
    </message>
    <message>
        <source>Minimum number of pushes: %1</source>
        <translation>最少推数：%1</translation>
    </message>
    <message>
        <source>Saved in %1.</source>
        <translation>已保存到 %1。</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Generate</source>
        <translation>生成</translation>
    </message>
    <message>
        <source>Generating level %1 of %2…</source>
        <translation>正在生成第 %1 关，共 %2 关…</translation>
    </message>
    <message>
        <source>Generate levels</source>
        <translation>生成关卡</translation>
    </message>
    <message>
        <source>Random levels appear here. Each level is solvable, and its minimum number of pushes is proven.</source>
        <translation>随机关卡会显示在这里。每一关都有解，且最少推数已获证明。</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::LevelHelp</name>
    <message>
        <source>1 push to go.</source>
        <translation>还剩 1 推。</translation>
    </message>
    <message>
        <source>%1 pushes to go.</source>
        <translation>还剩 %1 推。</translation>
    </message>
    <message>
        <source>Solvable in %1 from here; checking whether fewer suffice.</source>
        <translation>从这里用 %1 可以解开；正在检查能否更少。</translation>
    </message>
    <message>
        <source>%1 from here, the minimum.</source>
        <translation>从这里最少需要 %1。</translation>
    </message>
    <message>
        <source>Stopped: no solution found yet.</source>
        <translation>已停止：尚未找到解。</translation>
    </message>
    <message>
        <source>Stopped: no solution found yet. Any solution needs at least %1.</source>
        <translation>已停止：尚未找到解；任何解都不少于 %1。</translation>
    </message>
    <message>
        <source>Solvable in %1 from here; fewer may be possible.</source>
        <translation>从这里用 %1 可以解开；也许还能更少。</translation>
    </message>
    <message>
        <source>Searching for the last solvable position…</source>
        <translation>正在寻找最后一个可解的局面…</translation>
    </message>
    <message>
        <source>The start position was already unsolvable.</source>
        <translation>起始局面就已无解。</translation>
    </message>
    <message>
        <source>The level was still solvable %1 ago.</source>
        <translation>%1之前仍可解开。</translation>
    </message>
    <message>
        <source>It is unknown whether the level was solvable %1 ago.</source>
        <translation>尚不清楚 %1之前能否解开。</translation>
    </message>
    <message>
        <source>Checking whether fewer pushes suffice…</source>
        <translation>正在检查推数能否更少…</translation>
    </message>
    <message>
        <source>Searching for a solution…</source>
        <translation>正在求解…</translation>
    </message>
    <message>
        <source>This level is already solved.</source>
        <translation>此关卡已经解开。</translation>
    </message>
    <message>
        <source>This position is unsolvable.</source>
        <translation>此局面无解。</translation>
    </message>
    <message>
        <source>Unsolvable: every sequence of pushes was examined.</source>
        <translation>无解：已检查所有推法。</translation>
    </message>
    <message>
        <source>No solution found within the time and memory limits. Raising them may help.</source>
        <translation>在时间和内存上限内没有找到解。提高上限也许有用。</translation>
    </message>
    <message>
        <source>Preparing the level…</source>
        <translation>正在准备关卡…</translation>
    </message>
    <message>
        <source>Continue with more time</source>
        <translation>增加时间并继续</translation>
    </message>
    <message>
        <source>Next: push a box onto a goal (%1).</source>
        <translation>下一步：把一个箱子推到目标上（%1）。</translation>
    </message>
    <message>
        <source>Next: push a box off its goal (%1).</source>
        <translation>下一步：把一个箱子推离目标（%1）。</translation>
    </message>
    <message>
        <source>Next: push a box to a square that is not a goal (%1).</source>
        <translation>下一步：把一个箱子推到非目标格上（%1）。</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::LevelOptionsPanel</name>
    <message>
        <source>Count</source>
        <translation>计数方式</translation>
    </message>
    <message>
        <source>Prune by</source>
        <translation>剪枝方法</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Sets what to find: a solution to the level, or a path to a square for the worker or one box.</source>
        <translation>设置求解内容：整个关卡的解，或工人、某个箱子到某格的路径。</translation>
    </message>
    <message>
        <source>Sets what is counted, and therefore which solution is the shortest.</source>
        <translation>设置最短解按推数还是按步数衡量。</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::LinesPage</name>
    <message>
        <source>The board is full: %L1 points, rank %2 among your games with these rules.</source>
        <translation>棋盘已满：%L1 分，在您同规则的各局中排名第 %2。</translation>
    </message>
    <message>
        <source>The board is full: %L1 points.</source>
        <translation>棋盘已满：%L1 分。</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>新游戏(&amp;N)…</translation>
    </message>
    <message>
        <source>Starts a game with the size, colours and rules you choose</source>
        <translation>按您选择的大小、颜色和规则开始新游戏</translation>
    </message>
    <message>
        <source>&amp;Undo the move</source>
        <translation>撤销这一步(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo the move</source>
        <translation>重做这一步(&amp;R)</translation>
    </message>
    <message>
        <source>Click, or arrow keys and Enter</source>
        <translation>单击，或用方向键和回车键</translation>
    </message>
    <message>
        <source>Select a ball, then its target cell</source>
        <translation>先选球，再选目标格</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>拖动</translation>
    </message>
    <message>
        <source>Move a ball</source>
        <translation>移动球</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Deselect the ball</source>
        <translation>取消选择球</translation>
    </message>
    <message>
        <source>Auto-play &amp;speed</source>
        <translation>自动走棋速度(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Text in cells</source>
        <translation>格内文字(&amp;T)</translation>
    </message>
    <message>
        <source>Colour cells by</source>
        <translation>格子着色依据</translation>
    </message>
    <message>
        <source>&amp;Slow: one second per move</source>
        <translation>从容：每步一秒(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Medium: a third of a second per move</source>
        <translation>轻快：每步三分之一秒(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Fast: a tenth of a second per move</source>
        <translation>快速：每步十分之一秒(&amp;F)</translation>
    </message>
    <message>
        <source>As fast as &amp;possible</source>
        <translation>尽可能快(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Automatic</source>
        <translation>自动(&amp;A)</translation>
    </message>
    <message>
        <source>N&amp;one</source>
        <translation>无(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Steps from the ball</source>
        <translation>距球的步数(&amp;S)</translation>
    </message>
    <message>
        <source>f, g and &amp;h</source>
        <translation>f、g 和 h(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Distance from the ball</source>
        <translation>到球的距离(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;f = g + h</source>
        <translation>f = g + h(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;h, the estimate</source>
        <translation>h，估计值(&amp;H)</translation>
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
        <source>&amp;Status only</source>
        <translation>仅状态(&amp;S)</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>格子</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新游戏</translation>
    </message>
    <message>
        <source>Game of Color Lines</source>
        <translation>彩球连线对局</translation>
    </message>
    <message>
        <source>Color Lines games (%1)</source>
        <translation>彩球连线存档 (%1)</translation>
    </message>
    <message>
        <source>The board is full: no moves are left.</source>
        <translation>棋盘已满，无法再走。</translation>
    </message>
    <message>
        <source>Analysing…</source>
        <translation>正在分析…</translation>
    </message>
    <message>
        <source>%1. Press H again to show the ball.</source>
        <translation>%1。再按 H 提示是哪个球。</translation>
    </message>
    <message>
        <source>%1: the ball at %2, %3. Press H again to show the target.</source>
        <translation>%1：%2, %3 处的球。再按 H 提示目标。</translation>
    </message>
    <message>
        <source>Hint player</source>
        <translation>提示程序</translation>
    </message>
    <message>
        <source>Find a path for the ball from %1, %2 to %3, %4</source>
        <translation>寻找球从 %1, %2 到 %3, %4 的路径</translation>
    </message>
    <message>
        <source>distance %1</source>
        <translation>距离 %1</translation>
    </message>
    <message>
        <source>This game has reached the move limit. Start a new game.</source>
        <translation>本局步数已达上限。请开始新游戏。</translation>
    </message>
    <message>
        <source>&amp;Undo: another ball&apos;s path</source>
        <translation>撤销：另一个球的路径(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo: another ball&apos;s path</source>
        <translation>重做：另一个球的路径(&amp;R)</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>高分榜</translation>
    </message>
    <message>
        <source>Auto-play</source>
        <translation>自动走棋</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>分析</translation>
    </message>
    <message>
        <source>Distances</source>
        <translation>距离</translation>
    </message>
    <message>
        <source>Reachable cells</source>
        <translation>可到达格</translation>
    </message>
    <message>
        <source>Lists all finished games, grouped by rules.</source>
        <translation>所有已结束的游戏，按规则分组。</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>局数</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>最高分</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>平均分</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>回合数</translation>
    </message>
    <message>
        <source>Balls cleared</source>
        <translation>消除球数</translation>
    </message>
    <message>
        <source>Most in one move</source>
        <translation>单步最多消除</translation>
    </message>
    <message>
        <source>No finished games yet.</source>
        <translation>还没有已结束的游戏。</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>游戏结束</translation>
    </message>
    <message>
        <source>%L1 points</source>
        <translation>%L1 分</translation>
    </message>
    <message>
        <source>Help used: noted in the high scores.</source>
        <translation>借助了帮助：高分榜中会注明。</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Personal best</source>
        <translation>个人最佳</translation>
    </message>
    <message>
        <source>Hints and undone moves are noted with the score.</source>
        <translation>提示和撤销会在得分旁注明。</translation>
    </message>
    <message>
        <source>1 move undone: noted in the high scores.</source>
        <translation>撤销过 1 步：高分榜中会注明。</translation>
    </message>
    <message>
        <source>%1 moves undone: noted in the high scores.</source>
        <translation>撤销过 %1 步：高分榜中会注明。</translation>
    </message>
    <message>
        <source>1 hint used: noted in the high scores.</source>
        <translation>使用过 1 次提示：高分榜中会注明。</translation>
    </message>
    <message>
        <source>%1 hints used: noted in the high scores.</source>
        <translation>使用过 %1 次提示：高分榜中会注明。</translation>
    </message>
    <message>
        <source>Undoes the move; this is noted in the high scores</source>
        <translation>撤销这一步；高分榜中会注明</translation>
    </message>
    <message>
        <source>No ball can move, so there is no path to search for.</source>
        <translation>没有球可以移动，因此没有可搜索的路径。</translation>
    </message>
    <message>
        <source>Noted with the score: undone moves %1, hints %2.</source>
        <translation>得分旁将注明：撤销 %1 步，提示 %2 次。</translation>
    </message>
    <message>
        <source>This ball is blocked on all sides, so there is no path to search for.</source>
        <translation>此球四周都被挡住，没有可搜索的路径。</translation>
    </message>
    <message>
        <source>Example: the ball&apos;s path from %1, %2 to %3, %4. Click a ball and a cell to choose another.</source>
        <translation>示例：球从 %1, %2 到 %3, %4 的路径。单击一个球，再单击一个格子，可另选路径。</translation>
    </message>
    <message>
        <source>Played by the computer: not recorded among your games.</source>
        <translation>由程序走完：不记入您的成绩。</translation>
    </message>
    <message>
        <source>%1: %2. Press H again to play it.</source>
        <translation>%1：%2。再按 H 走这一步。</translation>
    </message>
    <message>
        <source>Which ball?</source>
        <comment>on the button of Hint</comment>
        <translation>哪个球？</translation>
    </message>
    <message>
        <source>Bravo! This is your new personal best.</source>
        <translation>太棒了！这是您新的个人最佳。</translation>
    </message>
    <message>
        <source>Well played!</source>
        <translation>打得漂亮！</translation>
    </message>
    <message>
        <source>Well played! This game ranks number %1 in your list.</source>
        <translation>打得漂亮！这一局在您的成绩中排第 %1 名。</translation>
    </message>
    <message>
        <source>Rank among your games</source>
        <translation>个人排名</translation>
    </message>
    <message>
        <source>No move found: no ball can move.</source>
        <translation>找不到走法：没有球能移动。</translation>
    </message>
    <message>
        <source>Example on a crowded board: the ball&apos;s path from %1, %2 to %3, %4. Click a ball and a cell to choose another.</source>
        <translation>棋盘较满时的示例：球从 %1, %2 到 %3, %4 的路径。单击一个球，再单击一个格子，可另选路径。</translation>
    </message>
    <message>
        <source>There is no move to search. Make a move in Color Lines, then choose “Searchlight on this move” there.</source>
        <translation>没有可搜索的走法。请在“彩球连线”中走一步，并在那里打开探照灯。</translation>
    </message>
    <message>
        <source>A* with different &amp;tie-breaking</source>
        <translation>同值次序：f 相等时的先后(&amp;T)</translation>
    </message>
    <message>
        <source>A* &amp;and weighted A*</source>
        <translation>A* 与加权 A*(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Search for the ball&apos;s path to this cell</source>
        <translation>搜索球到这里的路径(&amp;S)</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::LinesTexts</name>
    <message>
        <source>one</source>
        <translation>一</translation>
    </message>
    <message>
        <source>two</source>
        <translation>两</translation>
    </message>
    <message>
        <source>three</source>
        <translation>三</translation>
    </message>
    <message>
        <source>four</source>
        <translation>四</translation>
    </message>
    <message>
        <source>five</source>
        <translation>五</translation>
    </message>
    <message>
        <source>six</source>
        <translation>六</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>七</translation>
    </message>
    <message>
        <source>1 step.</source>
        <translation>1 步。</translation>
    </message>
    <message>
        <source>%1 steps.</source>
        <translation>%1 步。</translation>
    </message>
    <message>
        <source>1 point</source>
        <translation>1 分</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 分</translation>
    </message>
    <message>
        <source>1 ball appears.</source>
        <translation>出现 1 个球。</translation>
    </message>
    <message>
        <source>%1 balls appear.</source>
        <translation>出现 %1 个球。</translation>
    </message>
    <message>
        <source>1 ball appears, but not in the announced cell.</source>
        <translation>出现 1 个球，不在预告的位置。</translation>
    </message>
    <message>
        <source>%1 balls appear, 1 of them not in its announced cell.</source>
        <translation>出现 %1 个球，其中 1 个不在预告的位置。</translation>
    </message>
    <message>
        <source>%1 balls appear, %2 of them not in their announced cells.</source>
        <translation>出现 %1 个球，其中 %2 个不在预告的位置。</translation>
    </message>
    <message>
        <source>%1 orange balls vanish: %2.</source>
        <translation>消除 %1 个橙色球：%2。</translation>
    </message>
    <message>
        <source>%1 green balls vanish: %2.</source>
        <translation>消除 %1 个绿色球：%2。</translation>
    </message>
    <message>
        <source>%1 yellow balls vanish: %2.</source>
        <translation>消除 %1 个黄色球：%2。</translation>
    </message>
    <message>
        <source>%1 blue balls vanish: %2.</source>
        <translation>消除 %1 个蓝色球：%2。</translation>
    </message>
    <message>
        <source>%1 red balls vanish: %2.</source>
        <translation>消除 %1 个红色球：%2。</translation>
    </message>
    <message>
        <source>%1 pink balls vanish: %2.</source>
        <translation>消除 %1 个粉色球：%2。</translation>
    </message>
    <message>
        <source>%1 grey balls vanish: %2.</source>
        <translation>消除 %1 个灰色球：%2。</translation>
    </message>
    <message>
        <source>%1 balls vanish: %2.</source>
        <translation>消除 %1 个球：%2。</translation>
    </message>
    <message>
        <source>Classic</source>
        <comment>rules</comment>
        <translation>经典</translation>
    </message>
    <message>
        <source>Balls after every move</source>
        <comment>rules</comment>
        <translation>每步出球</translation>
    </message>
    <message>
        <source>Small</source>
        <comment>rules</comment>
        <translation>小棋盘</translation>
    </message>
    <message>
        <source>Large</source>
        <comment>rules</comment>
        <translation>大棋盘</translation>
    </message>
    <message>
        <source>Custom rules</source>
        <translation>自定义规则</translation>
    </message>
    <message>
        <source>%1 colours</source>
        <translation>%1 种颜色</translation>
    </message>
    <message>
        <source>1 new ball</source>
        <translation>每步 1 个新球</translation>
    </message>
    <message>
        <source>%1 new balls</source>
        <translation>每步 %1 个新球</translation>
    </message>
    <message>
        <source>%1 in a row</source>
        <comment>a number as a word</comment>
        <translation>%1球连成一线</translation>
    </message>
    <message>
        <source>classic score</source>
        <translation>经典计分</translation>
    </message>
    <message>
        <source>quadratic score</source>
        <translation>平方计分</translation>
    </message>
    <message>
        <source>new balls after every move</source>
        <translation>每步之后都出新球</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>，</translation>
    </message>
    <message>
        <source>Clears %1 balls</source>
        <translation>消除 %1 个球</translation>
    </message>
    <message>
        <source>Lines up %1 of %2 balls</source>
        <comment>balls in a line, numbers as words</comment>
        <translation>连成%1个（共需%2个）</translation>
    </message>
    <message>
        <source>Makes room for another colour to line up %1 of %2 balls</source>
        <comment>balls in a line, numbers as words</comment>
        <translation>为另一种颜色让出位置：%1个（共需%2个）</translation>
    </message>
    <message>
        <source>Occupies a cell where a ball is due to appear</source>
        <translation>占据即将出球的格子</translation>
    </message>
    <message>
        <source>Leaves the board with the best evaluation</source>
        <translation>走后局面的评估值最高</translation>
    </message>
    <message>
        <source>Best in 1 sampled game</source>
        <translation>在 1 局抽样中表现最好</translation>
    </message>
    <message>
        <source>Best in %1 sampled games</source>
        <translation>在 %1 局抽样中表现最好</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>cells</comment>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>%1 is outside the board.</source>
        <translation>%1 在棋盘之外。</translation>
    </message>
    <message>
        <source>There is no ball on %1.</source>
        <translation>%1 处没有球。</translation>
    </message>
    <message>
        <source>There is already a ball on %1.</source>
        <translation>%1 处已有球。</translation>
    </message>
    <message>
        <source>The ball cannot move: other balls surround it.</source>
        <translation>球无法移动：四周都是其他球。</translation>
    </message>
    <message>
        <source>The ball cannot reach that cell: other balls block every path.</source>
        <translation>球无法到达该格：所有路径都被其他球挡住。</translation>
    </message>
    <message>
        <source>The search reached 1 cell.</source>
        <translation>搜索到达了 1 个格子。</translation>
    </message>
    <message>
        <source>The search reached %1 cells.</source>
        <translation>搜索到达了 %1 个格子。</translation>
    </message>
    <message>
        <source>%1 sky blue balls vanish: %2.</source>
        <translation>消除 %1 个天蓝色球：%2。</translation>
    </message>
    <message>
        <source>%1 violet balls vanish: %2.</source>
        <translation>消除 %1 个紫色球：%2。</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::LinesView</name>
    <message>
        <source>empty</source>
        <translation>空格</translation>
    </message>
    <message>
        <source>empty, reachable in one step</source>
        <translation>空格，一步可到</translation>
    </message>
    <message numerus="yes">
        <source>empty, reachable in %n steps</source>
        <translation>
            <numerusform>空格，%n 步可到</numerusform>
        </translation>
    </message>
    <message>
        <source>empty, unreachable</source>
        <translation>空格，无法到达</translation>
    </message>
    <message>
        <source>%1 will appear here</source>
        <translation>%1将在这里出现</translation>
    </message>
    <message>
        <source>Click a ball, then a free cell. The ball moves there if an unblocked path exists. Lines of one colour vanish and score points.</source>
        <translation>单击一个球，再单击一个空格；如有畅通的路径，球就移到那里。同色球连成一线即消除并得分。</translation>
    </message>
    <message>
        <source>Color Lines board</source>
        <translation>彩球连线棋盘</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>已选中</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::MapLabPage</name>
    <message>
        <source>Pasted text</source>
        <translation>粘贴的文本</translation>
    </message>
    <message>
        <source>The map could not be written to a file for the command.</source>
        <translation>无法写入该命令所需的地图文件。</translation>
    </message>
    <message>
        <source>Command copied to the clipboard.</source>
        <translation>命令已复制到剪贴板。</translation>
    </message>
    <message>
        <source>Saving %1…</source>
        <translation>正在保存 %1…</translation>
    </message>
    <message>
        <source>weight </source>
        <translation>权重 </translation>
    </message>
    <message>
        <source>Sets the weight to paint: the factor that multiplies the cost of entering a cell</source>
        <translation>设置要绘制的权重，即进入格子的代价要乘以的倍数</translation>
    </message>
    <message>
        <source>Brush weight</source>
        <translation>画笔权重</translation>
    </message>
    <message>
        <source>brush </source>
        <translation>画笔 </translation>
    </message>
    <message>
        <source>Sets the brush width in cells</source>
        <translation>设置画笔宽度（格）</translation>
    </message>
    <message>
        <source>Brush width</source>
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
        <source>&amp;f, g, h and parent</source>
        <translation>f、g、h 和父节点(&amp;F)</translation>
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
        <source>This is a search trace. You can play it in both directions, but you cannot change its settings.</source>
        <translation>这是搜索轨迹：可双向播放，但不能更改设置。</translation>
    </message>
    <message>
        <source>&amp;New map</source>
        <translation>新建地图(&amp;N)</translation>
    </message>
    <message>
        <source>Creates an empty map</source>
        <translation>新建一张空白地图</translation>
    </message>
    <message>
        <source>&amp;Whole map</source>
        <translation>显示整张地图(&amp;W)</translation>
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
        <source>Search traces (%1)</source>
        <translation>搜索轨迹 (%1)</translation>
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
        <source>Query lists (%1)</source>
        <translation>查询列表 (%1)</translation>
    </message>
    <message>
        <source>Guarantee unknown</source>
        <translation>无法确定是否最优</translation>
    </message>
    <message>
        <source>This trace was recorded by another program.</source>
        <translation>此搜索轨迹由其他程序生成。</translation>
    </message>
    <message>
        <source>%1 (untitled)</source>
        <translation>%1（未命名）</translation>
    </message>
    <message>
        <source>Only the trace is shown, without its map and settings: %1</source>
        <translation>仅显示搜索轨迹，不含地图和设置：%1</translation>
    </message>
    <message>
        <source>%1 is the map itself. Choose another file for the trace.</source>
        <translation>%1 就是地图本身。请为搜索轨迹选择其他文件。</translation>
    </message>
    <message>
        <source>%1 × %2 cells</source>
        <translation>%1 × %2 格</translation>
    </message>
    <message>
        <source>This map has no start.</source>
        <translation>这张地图没有起点。</translation>
    </message>
    <message>
        <source>This map has no goal.</source>
        <translation>这张地图没有终点。</translation>
    </message>
    <message>
        <source>No cell is being expanded at this step of the search.</source>
        <translation>搜索的这一步没有正在扩展的格子。</translation>
    </message>
    <message>
        <source>The whole map is in view. When you zoom in, the view follows the current cell.</source>
        <translation>已显示整张地图。放大后，视图会跟随当前格。</translation>
    </message>
    <message>
        <source>You moved the map, so the view no longer follows the current cell. Press %1 to follow it again.</source>
        <translation>您移动了地图，视图不再跟随当前格。按 %1 可重新跟随。</translation>
    </message>
    <message>
        <source>Built-in &amp;maps</source>
        <translation>自带地图(&amp;M)</translation>
    </message>
    <message>
        <source>Centre the &amp;map on</source>
        <translation>地图居中于(&amp;M)</translation>
    </message>
    <message>
        <source>a map as text, a picture, a searchlight-cli route command</source>
        <translation>地图文本、图片、searchlight-cli route 命令</translation>
    </message>
    <message>
        <source>&amp;Shape</source>
        <translation>形状(&amp;S)</translation>
    </message>
    <message>
        <source>Chooses the shape to draw: freehand, line, rectangle or area</source>
        <translation>选择绘制的形状：自由绘制、直线、矩形或区域</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>These states are not grid cells. Each is shown in the map cell that contains it.</source>
        <translation>这些状态不是网格上的格子，分别显示在各自所在的地图格中。</translation>
    </message>
    <message>
        <source>Drag to draw walls; begin on a wall to erase.</source>
        <translation>拖动画墙；从墙上开始拖动则擦除。</translation>
    </message>
    <message>
        <source>These states are not grid cells. They are drawn to scale as points, each with a line from its parent.</source>
        <translation>这些状态不是网格上的格子，按比例绘制为点，各有一条线与父节点相连。</translation>
    </message>
    <message numerus="yes">
        <source>%n states are too close together to distinguish in the picture; the text and tables list them separately.</source>
        <translation>
            <numerusform>有 %n 个状态在图中相距过近，无法区分；文字和表格中会分别列出。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n repeated keys; the last value is used. First repeated key: %1.</source>
        <translation>
            <numerusform>有 %n 个重复的键，以最后一个值为准。首个重复的键：%1。</numerusform>
        </translation>
    </message>
    <message>
        <source>water</source>
        <translation>水面</translation>
    </message>
    <message>
        <source>“%1” × %2, first at %3</source>
        <comment>a letter, how many, column and row</comment>
        <translation>“%1” × %2，首个位于 %3</translation>
    </message>
    <message>
        <source>Unknown characters are treated as walls: %1.</source>
        <translation>未知字符按墙处理：%1。</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between letters</comment>
        <translation>；</translation>
    </message>
    <message>
        <source>swamp</source>
        <translation>沼泽</translation>
    </message>
    <message>
        <source>The list of queries could not be restored: %1</source>
        <translation>无法恢复查询列表：%1</translation>
    </message>
    <message>
        <source>%1 has changed since this workspace was saved.</source>
        <translation>%1 在保存此工作区后已更改。</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>地图</translation>
    </message>
    <message>
        <source>Creates an empty map or maze, or opens a built-in map</source>
        <translation>新建空白地图或迷宫，或打开自带地图</translation>
    </message>
    <message>
        <source>Recorded with goal %1: a different problem</source>
        <translation>记录的终点是 %1：问题不同</translation>
    </message>
    <message>
        <source>Recorded with start %1: a different problem</source>
        <translation>记录的起点是 %1：问题不同</translation>
    </message>
    <message>
        <source>Recorded with start %1 and goal %2: a different problem</source>
        <translation>记录的是从 %1 到 %2：问题不同</translation>
    </message>
    <message>
        <source>Place a start and a goal on the map.</source>
        <translation>请在地图上设置起点和终点。</translation>
    </message>
    <message>
        <source>Use 8 neighbours</source>
        <translation>改用 8 邻域</translation>
    </message>
    <message>
        <source>A* with &amp;five heuristics</source>
        <translation>A* 与五种启发函数(&amp;F)</translation>
    </message>
    <message>
        <source>A* with different &amp;tie-breaking</source>
        <translation>同值次序：f 相等时的先后(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Step by step: A*, canonical A*, jump points</source>
        <translation>逐步改进：A*、规范 A*、跳点(&amp;S)</translation>
    </message>
    <message>
        <source>A* &amp;and weighted A*</source>
        <translation>A* 与加权 A*(&amp;A)</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>从 %1 到 %2</translation>
    </message>
    <message>
        <source>4 neighbours</source>
        <translation>4 邻域</translation>
    </message>
    <message>
        <source>8 neighbours</source>
        <translation>8 邻域</translation>
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
        <source>No event of this trace names a node (id), so there is nothing to step through.</source>
        <translation>此搜索轨迹中没有事件指明节点 (id)，因此无法逐步查看。</translation>
    </message>
    <message>
        <source>No event of this trace gives a position (x and y), so there is no board. The search tree shows its nodes; OPEN, CLOSED and the tables list them.</source>
        <translation>此轨迹没有任何事件给出位置（x 和 y），因此没有棋盘。搜索树显示其节点；OPEN、CLOSED 和各表列出它们。</translation>
    </message>
    <message>
        <source>It is drawn as its own views describe.</source>
        <translation>按轨迹自带的视图绘制。</translation>
    </message>
    <message>
        <source>Part of its views is not drawn: %1</source>
        <translation>部分视图未绘制：%1</translation>
    </message>
    <message>
        <source>Searches of a graph are compared on the command line: searchlight-cli compare graph.</source>
        <translation>图上的搜索请用命令行比较：searchlight-cli compare graph。</translation>
    </message>
    <message>
        <source>Graphs (%1)</source>
        <translation>图 (%1)</translation>
    </message>
    <message>
        <source>Opens a map, a graph, a list of queries, a picture or a search trace</source>
        <translation>打开地图、图、查询列表、图片或搜索轨迹</translation>
    </message>
    <message>
        <source>1 place</source>
        <translation>1 个地点</translation>
    </message>
    <message>
        <source>%1 places</source>
        <translation>%1 个地点</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a graph&apos;s title, its places</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 is not shown: the trace has no whole cells.</source>
        <translation>未显示 %1：轨迹中的位置不是整格。</translation>
    </message>
    <message>
        <source>%1 is not shown: it has %2 × %3 cells, and the trace goes beyond it.</source>
        <translation>未显示 %1：它有 %2 × %3 格，而轨迹超出了它的范围。</translation>
    </message>
    <message>
        <source>Map below the trace</source>
        <translation>轨迹下的地图</translation>
    </message>
    <message>
        <source>Its own views are not drawn, because its events have positions.</source>
        <translation>它自带的视图没有绘制，因为其事件带有位置。</translation>
    </message>
    <message>
        <source>This trace does not give a start and a goal on free cells of the map, so there is no problem to solve. Add another trace instead.</source>
        <translation>此搜索轨迹没有在地图的空格上给出起点和终点，因此没有可求解的问题。请改为添加另一条搜索轨迹。</translation>
    </message>
    <message>
        <source>The map of this trace is not known. Choose View &gt; Map below the trace, then add a search; or add another trace.</source>
        <translation>此搜索轨迹的地图未知。请先选择“视图”菜单中的轨迹下方的地图，再添加搜索；或添加另一条搜索轨迹。</translation>
    </message>
    <message>
        <source>This trace contains no map or graph, so there is nothing to search. Add another trace instead.</source>
        <translation>此搜索轨迹不含地图或图，没有可搜索的内容。请改为添加另一条搜索轨迹。</translation>
    </message>
    <message>
        <source>Any an&amp;gle: A*, smoothed A*, Theta*, lazy Theta*</source>
        <translation>任意角度：A*、平滑的 A*、Theta*、惰性 Theta*(&amp;G)</translation>
    </message>
    <message>
        <source>to the nearest reachable cell: %1</source>
        <translation>到能到达的最近格子：%1</translation>
    </message>
    <message>
        <source>or to the nearest of %1 more goals</source>
        <translation>或另外 %1 个终点中最近的一个</translation>
    </message>
    <message>
        <source>from the goal to every cell</source>
        <translation>从终点到每个格子</translation>
    </message>
    <message>
        <source>&amp;Remove this goal</source>
        <translation>移除这个终点(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Add a goal here</source>
        <translation>在此添加终点(&amp;A)</translation>
    </message>
    <message>
        <source>The goal cannot be reached. The search is for a path to the nearest reachable place: %1.</source>
        <translation>终点无法到达。搜索的是到能到达的最近地点的路径：%1。</translation>
    </message>
    <message>
        <source>Little &amp;memory: A*, fringe search, beams of 30 and 10</source>
        <translation>节省内存：A*、边缘搜索、束宽 30 和 10 的束搜索(&amp;M)</translation>
    </message>
    <message>
        <source>From &amp;both ends: bidirectional, A*, MM</source>
        <translation>从两端(&amp;B)：双向搜索、A*、MM</translation>
    </message>
    <message>
        <source>waypoint %1</source>
        <translation>途经点 %1</translation>
    </message>
    <message>
        <source>waypoints: %1</source>
        <translation>途经点数：%1</translation>
    </message>
    <message>
        <source>Add a wa&amp;ypoint here</source>
        <translation>在此添加途经点(&amp;Y)</translation>
    </message>
    <message>
        <source>Remove this wa&amp;ypoint</source>
        <translation>删除此途经点(&amp;Y)</translation>
    </message>
    <message>
        <source>agent of %1 × %1 cells</source>
        <translation>%1 × %1 格的智能体</translation>
    </message>
    <message>
        <source>One-way</source>
        <translation>单向</translation>
    </message>
    <message>
        <source>&amp;Up only</source>
        <translation>只能向上(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Left only</source>
        <translation>只能向左(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Right only</source>
        <translation>只能向右(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Down only</source>
        <translation>只能向下(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;All directions</source>
        <translation>所有方向(&amp;A)</translation>
    </message>
    <message>
        <source>A .map file cannot hold weights or one-way cells: those of this map will be lost. Save anyway?</source>
        <translation>.map 文件不能存储权重和单向格：这张地图的这些内容会丢失。仍要保存吗？</translation>
    </message>
    <message>
        <source>Preparing the map for this size of agent…</source>
        <translation>正在为这一大小的智能体准备地图…</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::MapScenarios</name>
    <message>
        <source>Queries</source>
        <translation>查询</translation>
    </message>
    <message>
        <source>Save queries</source>
        <translation>保存查询</translation>
    </message>
    <message>
        <source>Table (%1)</source>
        <translation>表格 (%1)</translation>
    </message>
    <message>
        <source>The list of %1 was closed because its queries apply only to the unchanged map.</source>
        <translation>%1 的查询列表已关闭：其中的查询只适用于更改前的地图。</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::MapSearch</name>
    <message>
        <source>Not enough memory to compute the error of the heuristic.</source>
        <translation>内存不足，无法计算启发函数的误差。</translation>
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
        <source>No route exists within the search window; one may exist outside it.</source>
        <translation>搜索窗口内没有从起点到终点的路径；窗口外可能有。</translation>
    </message>
    <message>
        <source>Cells are named by column and row, counted from 0 at the upper-left corner.</source>
        <translation>格子以列号和行号表示，从左上角开始，均从 0 数起。</translation>
    </message>
    <message>
        <source>A wall: no path leads through it.</source>
        <translation>墙：任何路径都无法穿过。</translation>
    </message>
    <message>
        <source>Place a start and a goal on free cells: press S and G at the cell cursor, or right-click a cell.</source>
        <translation>请在空地上设置起点和终点：将光标移到格子上，按 S 或 G 键，或使用格子的右键菜单。</translation>
    </message>
    <message>
        <source>No route leads from the start to the goal.</source>
        <translation>从起点到终点没有路径。</translation>
    </message>
    <message>
        <source>Looking for the nearest reachable cell…</source>
        <translation>正在寻找能到达的最近格子…</translation>
    </message>
    <message>
        <source>The goal cannot be reached. The search is for a path to the nearest reachable cell: %1, %2.</source>
        <translation>终点无法到达。搜索的是到能到达的最近格子的路径：%1, %2。</translation>
    </message>
    <message numerus="yes">
        <source>Repaired: %n expansions; from scratch %1.</source>
        <translation>
            <numerusform>修复：扩展 %n 次；从头搜索 %1 次。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>The goal is not reached: this is a path to the nearest reachable cell, %1, %2.</source>
        <translation>没有到达终点：这是到能到达的最近格子 %1, %2 的路径。</translation>
    </message>
    <message>
        <source>The goal reached is %1, %2.</source>
        <translation>到达的终点是 %1, %2。</translation>
    </message>
    <message>
        <source>Extra goals: %1</source>
        <translation>其他终点：%1</translation>
    </message>
    <message>
        <source>Waypoints: %1</source>
        <translation>途经点：%1</translation>
    </message>
    <message>
        <source>%1 In parentheses: how many waypoints were visited.</source>
        <comment>a sentence before it</comment>
        <translation>%1括号内是已经过的途经点数。</translation>
    </message>
    <message>
        <source>No route leads from the start through all waypoints to the goal.</source>
        <translation>没有从起点依次经过所有途经点到终点的路线。</translation>
    </message>
    <message>
        <source>A wall, or no room for the agent.</source>
        <translation>墙，或容不下智能体。</translation>
    </message>
    <message>
        <source>extra goals</source>
        <translation>其他终点</translation>
    </message>
    <message>
        <source>a flow field</source>
        <translation>流场</translation>
    </message>
    <message>
        <source>a path to the nearest cell</source>
        <translation>到最近格子的路径</translation>
    </message>
    <message>
        <source>Smoothing: %1</source>
        <translation>平滑：%1</translation>
    </message>
    <message>
        <source>Start: %1</source>
        <translation>起点：%1</translation>
    </message>
    <message>
        <source>Goal: %1</source>
        <translation>终点：%1</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::MessageBar</name>
    <message>
        <source>Close this message</source>
        <translation>关闭此消息</translation>
    </message>
    <message>
        <source>Closes the message; nothing else changes.</source>
        <translation>关闭此消息；其他内容不变。</translation>
    </message>
    <message>
        <source>Reply to: %1</source>
        <translation>回应：%1</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::NewLinesGameDialog</name>
    <message>
        <source>The seed must be a whole number from 0 to %1.</source>
        <translation>种子必须是 0 至 %1 的整数。</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新游戏</translation>
    </message>
    <message>
        <source>Standard rules</source>
        <translation>标准规则</translation>
    </message>
    <message>
        <source>Custom rules</source>
        <translation>自定义规则</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>Board &amp;size</source>
        <translation>棋盘大小(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>颜色数(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;New balls per turn</source>
        <translation>每回合新球数(&amp;N)</translation>
    </message>
    <message>
        <source>Balls in a ro&amp;w</source>
        <translation>连线球数(&amp;W)</translation>
    </message>
    <message>
        <source>%1 to %2, at most the board size</source>
        <translation>%1 至 %2，且不超过棋盘大小</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>计分</translation>
    </message>
    <message>
        <source>Classic</source>
        <comment>score</comment>
        <translation>经典</translation>
    </message>
    <message>
        <source>Gives few points for one line, and many for several lines at once</source>
        <translation>单线得分少，多线同时消除得分多</translation>
    </message>
    <message>
        <source>Quadratic</source>
        <comment>score</comment>
        <translation>平方</translation>
    </message>
    <message>
        <source>Uses the scoring of published Color Lines programs</source>
        <translation>采用已发布的彩球连线程序的计分方式</translation>
    </message>
    <message>
        <source>New balls appear</source>
        <translation>出新球</translation>
    </message>
    <message>
        <source>Unless a line is cleared</source>
        <translation>未消线时</translation>
    </message>
    <message>
        <source>Adds no new balls after a move that clears a line</source>
        <translation>走一步后若消除了连线，就不出新球</translation>
    </message>
    <message>
        <source>After every move</source>
        <translation>每步之后</translation>
    </message>
    <message>
        <source>Adds new balls even after a move that clears a line</source>
        <translation>走一步后即使消除了连线，也出新球</translation>
    </message>
    <message>
        <source>&amp;Random</source>
        <translation>随机(&amp;R)</translation>
    </message>
    <message>
        <source>Starts a game with a random seed</source>
        <translation>以随机种子开始游戏</translation>
    </message>
    <message>
        <source>S&amp;eed</source>
        <translation>种子(&amp;E)</translation>
    </message>
    <message>
        <source>Starts a game with this seed; the same seed and moves give the same game</source>
        <translation>以此种子开始游戏；种子和走法都相同时，游戏也相同</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>整数</translation>
    </message>
    <message>
        <source>S&amp;tart</source>
        <translation>开始(&amp;T)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>A line of %1 balls does not fit on a board of size %2.</source>
        <translation>大小为 %2 的棋盘放不下 %1 个球的连线。</translation>
    </message>
    <message>
        <source>Enter a seed, or choose “Random”.</source>
        <translation>请输入种子，或选择“随机”。</translation>
    </message>
    <message>
        <source>Points for %1 or more balls at once: %2, …</source>
        <translation>一次消除 %1 个或更多球，得分依次为：%2……</translation>
    </message>
    <message>
        <source>Sequence of balls</source>
        <translation>出球序列</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::NextBalls</name>
    <message>
        <source>Next</source>
        <translation>下一批</translation>
    </message>
    <message>
        <source>No more balls: the game is over.</source>
        <translation>不再出球：游戏已结束。</translation>
    </message>
    <message>
        <source>Next balls: %1</source>
        <translation>下一批球：%1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>、</translation>
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
        <source>No search yet</source>
        <translation>还没有搜索</translation>
    </message>
    <message>
        <source>Searching the events…</source>
        <translation>正在查找事件…</translation>
    </message>
    <message>
        <source>No event here yet</source>
        <translation>此处还没有事件</translation>
    </message>
    <message>
        <source>no. %1</source>
        <translation>第 %1 个</translation>
    </message>
    <message>
        <source>Parent</source>
        <translation>父节点</translation>
    </message>
    <message>
        <source>Shows the parent of the node; click to go there</source>
        <translation>显示从哪个节点到达此节点；单击即可转到该节点</translation>
    </message>
    <message>
        <source>Expanded as</source>
        <translation>扩展次序</translation>
    </message>
    <message>
        <source>Shows the node&apos;s place in the order of expansion</source>
        <translation>显示此节点在扩展次序中的位置</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>扩展次数</translation>
    </message>
    <message>
        <source>Shows how often the node was expanded</source>
        <translation>显示此节点的扩展次数</translation>
    </message>
    <message>
        <source>Node events</source>
        <translation>节点的事件</translation>
    </message>
    <message>
        <source>Click an event to go there</source>
        <translation>单击事件即可转到该事件</translation>
    </message>
    <message>
        <source>Why was it expanded?</source>
        <translation>为何扩展此节点？</translation>
    </message>
    <message>
        <source>Goes to the expansion of this node and explains why it was chosen</source>
        <translation>转到扩展此节点的时刻，并解释为何选中此节点</translation>
    </message>
    <message>
        <source>Point to or select a cell or state to see its search data.</source>
        <translation>指向或选中一个格子或状态，即可查看相关的搜索数据。</translation>
    </message>
    <message>
        <source>Back to event %1</source>
        <translation>返回事件 %1</translation>
    </message>
    <message>
        <source>Returns playback to the event where you asked the question</source>
        <translation>返回提问前的播放位置</translation>
    </message>
    <message>
        <source>Features</source>
        <translation>特征</translation>
    </message>
    <message>
        <source>Shows what the search counts of the position, which puts it into a cell</source>
        <translation>显示搜索对该局面的统计，据此归入单元</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::NodePlot</name>
    <message>
        <source>Number of nodes</source>
        <translation>节点数</translation>
    </message>
    <message>
        <source>Generated</source>
        <translation>已生成</translation>
    </message>
    <message>
        <source>Expanded</source>
        <translation>已扩展</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>深度</translation>
    </message>
    <message>
        <source>Error of h</source>
        <translation>h 的误差</translation>
    </message>
    <message>
        <source>Generated (number of the event)</source>
        <translation>生成（事件序号）</translation>
    </message>
    <message>
        <source>Expanded (order)</source>
        <translation>扩展（顺序）</translation>
    </message>
    <message>
        <source>Error of h (h* − h)</source>
        <translation>h 的误差 (h* − h)</translation>
    </message>
    <message>
        <source>%1 of %2 nodes selected</source>
        <translation>已选中 %1 个节点，共 %2 个</translation>
    </message>
    <message>
        <source>sample: 1 in %1 of %2 nodes</source>
        <translation>抽样：%2 个节点中每 %1 个取 1 个</translation>
    </message>
    <message>
        <source>%1 nodes</source>
        <translation>%1 个节点</translation>
    </message>
    <message>
        <source>h* known for %1: the path found</source>
        <translation>已知 %1 个节点的 h*：找到的路径</translation>
    </message>
    <message>
        <source>h* is known once the path is found</source>
        <translation>找到路径后才知道 h*</translation>
    </message>
    <message>
        <source>%1 not on a logarithmic axis</source>
        <translation>%1 个无法显示在对数轴上</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>against</source>
        <translation>对</translation>
    </message>
    <message>
        <source>Horizontal axis</source>
        <translation>横轴</translation>
    </message>
    <message>
        <source>Chooses the horizontal axis</source>
        <translation>选择横轴</translation>
    </message>
    <message>
        <source>Vertical axis</source>
        <translation>纵轴</translation>
    </message>
    <message>
        <source>Chooses the vertical axis; the number of nodes makes a histogram</source>
        <translation>选择纵轴；选“节点数”即为直方图</translation>
    </message>
    <message>
        <source>Axes and export</source>
        <translation>坐标轴与导出</translation>
    </message>
    <message>
        <source>Logarithmic &amp;horizontal axis</source>
        <translation>对数横轴(&amp;H)</translation>
    </message>
    <message>
        <source>Logarithmic &amp;vertical axis</source>
        <translation>对数纵轴(&amp;V)</translation>
    </message>
    <message>
        <source>Save as &amp;CSV…</source>
        <translation>保存为 CSV(&amp;C)…</translation>
    </message>
    <message>
        <source>No node at the cursor has both values.</source>
        <translation>当前位置没有同时具有两个值的节点。</translation>
    </message>
    <message>
        <source>Drag to select nodes; Esc clears</source>
        <translation>拖动选择节点；Esc 清除</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1与%2</translation>
    </message>
    <message>
        <source>Histogram: %1</source>
        <translation>直方图：%1</translation>
    </message>
    <message>
        <source>path</source>
        <translation>路径</translation>
    </message>
    <message>
        <source>sample: 1 in %1</source>
        <translation>抽样：每 %1 个取 1 个</translation>
    </message>
    <message>
        <source>h* known for %1</source>
        <translation>已知 h*：%1 个</translation>
    </message>
    <message>
        <source>Packed boxes</source>
        <translation>就位的箱子</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>区域</translation>
    </message>
    <message>
        <source>%1 never in OPEN</source>
        <translation>%1 个从未进入 OPEN</translation>
    </message>
    <message>
        <source>%1 not expanded</source>
        <translation>%1 个未扩展</translation>
    </message>
    <message>
        <source>%1 pruned, so not counted</source>
        <translation>%1 个已剪枝，未统计</translation>
    </message>
    <message>
        <source>%1 without %2</source>
        <comment>nodes; a value: &quot;3 without h&quot;</comment>
        <translation>%1 个没有 %2</translation>
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
        <translation>%1 在列表更下方</translation>
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
        <source>Listed when playback pauses</source>
        <translation>播放暂停后列出</translation>
    </message>
    <message>
        <source>Lists the nodes in OPEN, the next to be expanded first. Click a row to show the node on the board.</source>
        <translation>列出待扩展的节点，下一个要扩展的排在最前。单击一行可在棋盘上查看。</translation>
    </message>
    <message>
        <source>Lists the expanded nodes in order of expansion. Click a row to show the node on the board.</source>
        <translation>按扩展次序列出已扩展的节点。单击一行可在棋盘上查看。</translation>
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
        <source>Shows the node&apos;s place in the order of expansion</source>
        <translation>显示此节点在扩展次序中的位置</translation>
    </message>
    <message>
        <source>Shows how often the node was expanded</source>
        <translation>显示此节点的扩展次数</translation>
    </message>
    <message>
        <source>start</source>
        <comment>of a search</comment>
        <translation>起点</translation>
    </message>
    <message>
        <source>Shows where the node is</source>
        <translation>显示节点所在的位置</translation>
    </message>
    <message>
        <source>%1 (from %2)</source>
        <comment>a move, a number</comment>
        <translation>%1（来自 %2）</translation>
    </message>
    <message>
        <source>From</source>
        <comment>of an expansion</comment>
        <translation>来自</translation>
    </message>
    <message>
        <source>Shows the move that led to the node</source>
        <translation>显示到达该节点的走法</translation>
    </message>
    <message>
        <source>Shows from which expansion the move was made: 12 is the node whose number is 12 in CLOSED</source>
        <translation>显示这一步来自第几次扩展：12 即 CLOSED 中序号为 12 的节点</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::NodeTables</name>
    <message>
        <source>Press Play to run the search event by event on the board.</source>
        <translation>按“播放”可在棋盘上逐个事件运行搜索。</translation>
    </message>
    <message>
        <source>This tab then lists the nodes to be expanded next and those already expanded.</source>
        <translation>此标签页随后会列出接下来要扩展的节点和已扩展的节点。</translation>
    </message>
    <message>
        <source>The statistics count these nodes and show depth and cost.</source>
        <translation>统计会显示这些节点的数量，以及深度和代价。</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::NumbersView</name>
    <message>
        <source>peak %1</source>
        <translation>峰值 %1</translation>
    </message>
    <message>
        <source>No search yet</source>
        <translation>还没有搜索</translation>
    </message>
    <message>
        <source>Statistics of the search</source>
        <translation>搜索统计</translation>
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
        <source>Shows a full-speed run, independent of playback</source>
        <translation>全速运行所得，与播放无关</translation>
    </message>
    <message>
        <source>Expanded</source>
        <translation>已扩展</translation>
    </message>
    <message>
        <source>Counts how often a node was taken from OPEN and expanded</source>
        <translation>从 OPEN 取出节点并扩展的次数</translation>
    </message>
    <message>
        <source>Generated</source>
        <translation>已生成</translation>
    </message>
    <message>
        <source>Counts generated successors, including duplicates</source>
        <translation>生成的后继数，包括重复的后继</translation>
    </message>
    <message>
        <source>Reopened</source>
        <translation>重新打开</translation>
    </message>
    <message>
        <source>Counts the nodes moved from CLOSED back to OPEN because a cheaper path was found</source>
        <translation>因找到代价更小的路径而从 CLOSED 移回 OPEN 的节点数</translation>
    </message>
    <message>
        <source>OPEN</source>
        <translation>OPEN</translation>
    </message>
    <message>
        <source>Counts the nodes in OPEN; Whole run shows the peak</source>
        <translation>待扩展的节点数；“全程”一栏为峰值</translation>
    </message>
    <message>
        <source>Depth / steps</source>
        <translation>深度 / 步数</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>代价</translation>
    </message>
    <message>
        <source>Shows g of the last expanded node; Whole run shows the cost of the path found</source>
        <translation>当前：最近扩展节点的 g；全程：所得路径的代价</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Shows the time of a full-speed run</source>
        <translation>全速运行所用的时间</translation>
    </message>
    <message>
        <source>Shows a full-speed run, independent of playback; visible once the search has ended or while Reveal is on</source>
        <translation>全速运行所得，与播放无关；搜索结束后或开启“提前显示结果”时显示</translation>
    </message>
    <message>
        <source>Iteration</source>
        <translation>迭代</translation>
    </message>
    <message>
        <source>Shows the current iteration; Whole run shows the number of iterations</source>
        <translation>当前：正在进行的迭代；全程：迭代次数</translation>
    </message>
    <message>
        <source>Bound</source>
        <translation>界限</translation>
    </message>
    <message>
        <source>Shows the bound of the iteration: an f value or a number of moves</source>
        <translation>本次迭代的界限：f 或步数</translation>
    </message>
    <message>
        <source>Shows f of the last expanded node</source>
        <translation>最近扩展节点的 f</translation>
    </message>
    <message>
        <source>More statistics</source>
        <translation>更多统计</translation>
    </message>
    <message>
        <source>Shows all statistics of the search, or only the five most relevant now</source>
        <translation>显示搜索的全部统计，或当前最相关的五项</translation>
    </message>
    <message>
        <source>Preparation</source>
        <comment>a time</comment>
        <translation>准备时间</translation>
    </message>
    <message>
        <source>Shows the time spent before the search on tables, patterns and goals</source>
        <translation>搜索开始前计算表、模式和目标的时间</translation>
    </message>
    <message>
        <source>Shows h of the last expanded node</source>
        <translation>最近扩展节点的 h</translation>
    </message>
    <message>
        <source>Pushes</source>
        <translation>推数</translation>
    </message>
    <message>
        <source>Counts steps to the last expanded node; Whole run counts the path found</source>
        <translation>当前：到最近扩展节点的步数；全程：所得路径的步数</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::OrderEdit</name>
    <message>
        <source>Sets the order in which neighbours are generated: u, l, r and d in any order, followed by the diagonals.</source>
        <translation>设置邻格的生成次序：u（上）、l（左）、r（右）、d（下）的任意排列；斜向的排在其后。</translation>
    </message>
    <message>
        <source>Complete: %1
Optimal: %2</source>
        <translation>完备：%1
最优：%2</translation>
    </message>
    <message>
        <source>Uses 1 per move with 4 neighbours, and true lengths with 8.</source>
        <translation>4 邻域时每步取 1，8 邻域时取真实长度。</translation>
    </message>
    <message>
        <source>Uses the strongest admissible estimate for these moves and costs.</source>
        <translation>采用当前移动方式和代价下最强的可采纳估计。</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::OrderFields</name>
    <message>
        <source>tie-breaking: %1</source>
        <translation>同值次序：%1</translation>
    </message>
    <message>
        <source>tree search</source>
        <translation>树搜索</translation>
    </message>
    <message>
        <source>Sets which of several nodes with the same f is expanded first. This affects how many nodes are expanded, and which of several optimal paths is found.</source>
        <translation>决定 f 相同的节点中先扩展哪一个。它影响扩展的节点数，以及在多条最优路径中找到哪一条。</translation>
    </message>
    <message>
        <source>The same seed gives the same draws among equal nodes.</source>
        <translation>相同的种子在同值节点中抽取的结果相同。</translation>
    </message>
    <message>
        <source>Sets whether a cheaper path to a closed node puts it back into OPEN. Without it, a node is expanded at most once.</source>
        <translation>决定发现通往已关闭节点的代价更低的路径时，是否把它放回 OPEN。不放回时，每个节点最多扩展一次。</translation>
    </message>
    <message>
        <source>Sets whether a state that is generated again is recognised. A tree search does not: it expands the state again on each path, and ends only at a solution or a limit.</source>
        <translation>决定是否识别重复生成的状态。树搜索不识别：每条路径上都会重新扩展该状态，只有找到解或达到上限才结束。</translation>
    </message>
    <message>
        <source>Automatic: %1</source>
        <translation>自动：%1</translation>
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
        <source>&amp;Tie-breaking</source>
        <translation>同值次序(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>种子(&amp;S)</translation>
    </message>
    <message>
        <source>R&amp;eopening</source>
        <translation>重新打开(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Duplicates</source>
        <translation>重复状态(&amp;D)</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>No: closed nodes stay closed</source>
        <translation>否：关闭的节点不再打开</translation>
    </message>
    <message>
        <source>Recognised: graph search</source>
        <translation>识别：图搜索</translation>
    </message>
    <message>
        <source>Kept: tree search</source>
        <translation>保留：树搜索</translation>
    </message>
    <message>
        <source>width %1</source>
        <translation>束宽 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n nodes</source>
        <comment>of SMA*, at the most</comment>
        <translation>
            <numerusform>%n 个节点</numerusform>
        </translation>
    </message>
    <message>
        <source>Sets how many nodes of each depth are kept. A wider beam finds more and better paths, and expands more nodes.</source>
        <translation>决定每层保留多少个节点。束越宽，找到的路径越多越好，扩展的节点也越多。</translation>
    </message>
    <message>
        <source>Sets how many nodes are held at most. The fewer there are, the more often what was forgotten is generated again; a path of more nodes cannot be found.</source>
        <translation>决定最多保存多少个节点。节点越少，遗忘的节点重新生成得越频繁；节点更多的路径无法找到。</translation>
    </message>
    <message>
        <source>W&amp;idth</source>
        <translation>束宽(&amp;I)</translation>
    </message>
    <message>
        <source>Nodes &amp;held</source>
        <translation>节点数(&amp;H)</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::Page</name>
    <message>
        <source>Only a copied file can be pasted here.</source>
        <translation>此处只能粘贴已复制的文件。</translation>
    </message>
    <message>
        <source>You can paste here: %1, or a copied file.</source>
        <translation>此处可以粘贴：%1，或已复制的文件。</translation>
    </message>
    <message>
        <source>%1, which was open in the last session, no longer exists.</source>
        <translation>上次打开的 %1 已不存在。</translation>
    </message>
    <message>
        <source>%1: this page cannot show this file</source>
        <translation>%1：此页面无法显示该文件</translation>
    </message>
    <message>
        <source>There is nothing to save here.</source>
        <translation>此处没有可保存的内容。</translation>
    </message>
    <message>
        <source>This page has nothing to restore.</source>
        <translation>此页面没有可恢复的内容。</translation>
    </message>
    <message>
        <source>%1 has been saved.</source>
        <translation>已保存 %1。</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::PathModel</name>
    <message>
        <source>Step %1</source>
        <translation>第 %1 步</translation>
    </message>
    <message>
        <source>here</source>
        <translation>此处</translation>
    </message>
    <message>
        <source>start</source>
        <comment>of a search</comment>
        <translation>起点</translation>
    </message>
    <message numerus="yes">
        <source>%n states omitted</source>
        <translation>
            <numerusform>此处省略了 %n 个状态</numerusform>
        </translation>
    </message>
    <message>
        <source>1 step</source>
        <translation>1 步</translation>
    </message>
    <message numerus="yes">
        <source>%Ln steps</source>
        <translation>
            <numerusform>%Ln 步</numerusform>
        </translation>
    </message>
    <message>
        <source>Path from here to a goal: %1</source>
        <translation>从此处到目标的路径：%1</translation>
    </message>
    <message>
        <source>Path to here: %1</source>
        <translation>到此处的路径：%1</translation>
    </message>
    <message>
        <source>Path to here</source>
        <translation>到此处的路径</translation>
    </message>
    <message>
        <source>Path to here: very long</source>
        <translation>到此处的路径：很长</translation>
    </message>
    <message>
        <source>Many states omitted</source>
        <translation>此处省略了大量状态</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::PathStrip</name>
    <message>
        <source>Hide the path</source>
        <translation>收起路径</translation>
    </message>
    <message>
        <source>Show the path as small boards</source>
        <translation>以小棋盘显示路径</translation>
    </message>
    <message>
        <source>Shows the path from the start to the current state as small boards. Click a board to go to the moment the search reached that state.</source>
        <translation>以小棋盘显示从起点到当前状态的路径。单击其中一个，可转到搜索到达该状态的时刻。</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::PictureCommands</name>
    <message>
        <source>Save picture</source>
        <translation>保存图片</translation>
    </message>
    <message>
        <source>Saving %1…</source>
        <translation>正在保存 %1…</translation>
    </message>
    <message>
        <source>Cancel p&amp;icture</source>
        <translation>取消保存图片(&amp;I)</translation>
    </message>
    <message>
        <source>Picture (%1)</source>
        <translation>图片 (%1)</translation>
    </message>
    <message>
        <source>Drawing (%1)</source>
        <translation>矢量图 (%1)</translation>
    </message>
    <message>
        <source>%1 has been saved.</source>
        <translation>已保存 %1。</translation>
    </message>
    <message>
        <source>Picture copied to the clipboard: %1 × %2 pixels.</source>
        <translation>图片已复制到剪贴板：%1 × %2 像素。</translation>
    </message>
    <message>
        <source>Nothing has been saved yet</source>
        <translation>尚未保存任何内容</translation>
    </message>
    <message>
        <source>Saving the picture was cancelled.</source>
        <translation>已取消保存图片。</translation>
    </message>
    <message>
        <source>There is nothing here to save as a picture.</source>
        <translation>此处没有可保存为图片的内容。</translation>
    </message>
    <message>
        <source>There is no search here to film.</source>
        <translation>此处没有可保存为动画的搜索。</translation>
    </message>
    <message>
        <source>Animated GIF (%1)</source>
        <translation>GIF 动画 (%1)</translation>
    </message>
    <message>
        <source>Animated PNG (%1)</source>
        <translation>PNG 动画 (%1)</translation>
    </message>
    <message>
        <source>Numbered pictures (%1)</source>
        <translation>编号图片 (%1)</translation>
    </message>
    <message>
        <source>Save film</source>
        <translation>保存动画</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Saving the film was cancelled.</source>
        <translation>已取消保存动画。</translation>
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
        <source>Use cells of %1 pixels</source>
        <translation>每格使用 %1 像素</translation>
    </message>
    <message>
        <source>Map: %1 cells, %2&#xa0;% walls</source>
        <translation>地图：%1 格，墙占 %2&#xa0;%</translation>
    </message>
    <message>
        <source>Map: %1 cells…</source>
        <translation>地图：%1 格…</translation>
    </message>
    <message>
        <source>Map from picture</source>
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
        <source>Treats pixels below this brightness as dark, others as light.</source>
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
        <source>Uses Otsu&apos;s method to find the best threshold.</source>
        <translation>用大津法（Otsu）确定最佳阈值。</translation>
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
        <source>Turns dark pixels into walls.</source>
        <translation>暗像素变为墙。</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>亮</translation>
    </message>
    <message>
        <source>Turns light pixels into walls.</source>
        <translation>亮像素变为墙。</translation>
    </message>
    <message>
        <source>&amp;Cell</source>
        <translation>每格(&amp;C)</translation>
    </message>
    <message>
        <source>Sets how many pixels form one cell. A cell is a wall if at least half its pixels are.</source>
        <translation>设置每格包含多少像素；至少一半像素为墙时，该格为墙。</translation>
    </message>
    <message>
        <source>Create &amp;map</source>
        <translation>生成地图(&amp;M)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Not enough memory for a map of this size.</source>
        <translation>内存不足，无法容纳这么大的地图。</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::PictureWriter</name>
    <message>
        <source>%1: not enough memory</source>
        <translation>%1：内存不足</translation>
    </message>
    <message>
        <source>Not enough memory for the picture.</source>
        <translation>内存不足，无法生成图片。</translation>
    </message>
    <message>
        <source>Copying the picture…</source>
        <translation>正在复制图片…</translation>
    </message>
    <message>
        <source>Saving %1…</source>
        <translation>正在保存 %1…</translation>
    </message>
    <message>
        <source>Stop saving</source>
        <translation>停止保存</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::PlayPanel</name>
    <message>
        <source>with help</source>
        <translation>借助帮助</translation>
    </message>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>More commands for this game</source>
        <translation>此游戏的更多命令</translation>
    </message>
    <message>
        <source>Show &amp;details</source>
        <translation>显示详情(&amp;D)</translation>
    </message>
    <message>
        <source>Shows the game&apos;s history, its replay and its settings in the panel</source>
        <translation>在面板中显示游戏的历史、回放和设置</translation>
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
        <translation>转到开头</translation>
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
        <translation>转到末尾</translation>
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
        <source>Steps one event at a time</source>
        <translation>每步一个事件</translation>
    </message>
    <message>
        <source>Steps one expansion at a time, with all its successors</source>
        <translation>每步一次扩展，含其全部后继</translation>
    </message>
    <message>
        <source>Steps to just before the next expansion whose f exceeds all earlier values</source>
        <translation>每步前进到 f 超过此前最大值的下一次扩展之前</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>步进单位</translation>
    </message>
    <message>
        <source>Kind of event</source>
        <translation>事件类别</translation>
    </message>
    <message>
        <source>Skip tracing the route back</source>
        <translation>跳过路径回溯</translation>
    </message>
    <message>
        <source>Automatic speed</source>
        <translation>自动速度</translation>
    </message>
    <message>
        <source>Plays the whole search in about 20 seconds</source>
        <translation>用约 20 秒播放整个搜索</translation>
    </message>
    <message>
        <source>Follow-along pace</source>
        <translation>跟随节奏</translation>
    </message>
    <message>
        <source>Plays the search event by event until you stop it or it ends.</source>
        <translation>逐个事件播放搜索，直到停止或结束。</translation>
    </message>
    <message>
        <source>Goes back to the previous event of this kind; the arrow beside it selects the kind.</source>
        <translation>转到上一个同类事件；用旁边的箭头选择类别。</translation>
    </message>
    <message>
        <source>Goes to the next event of this kind; the arrow beside it selects the kind.</source>
        <translation>转到下一个同类事件；用旁边的箭头选择类别。</translation>
    </message>
    <message>
        <source>Goes to the moment before the first event, when only the start is known.</source>
        <translation>转到第一个事件之前，此时只有起点。</translation>
    </message>
    <message>
        <source>Goes back one step of the search: an event, or the chosen unit.</source>
        <translation>搜索后退一步（一个事件或所选单位）。</translation>
    </message>
    <message>
        <source>Plays the search backwards, event by event, until you stop it.</source>
        <translation>逐个事件倒放搜索，直到停止。</translation>
    </message>
    <message>
        <source>Goes forward one step of the search: an event, or the chosen unit.</source>
        <translation>搜索前进一步（一个事件或所选单位）。</translation>
    </message>
    <message>
        <source>Runs the search at full speed to its end; press Space to stop.</source>
        <translation>全速运行搜索直到结束；按空格键停止。</translation>
    </message>
    <message>
        <source>Plays the search more slowly.</source>
        <translation>降低播放速度。</translation>
    </message>
    <message>
        <source>Plays the search faster.</source>
        <translation>提高播放速度。</translation>
    </message>
    <message>
        <source>Plays the first three expansions at one per second, then speeds up; the whole search takes about 20 seconds</source>
        <translation>先以每秒一次播放三次扩展，然后逐渐加快；整个搜索约需 20 秒</translation>
    </message>
    <message>
        <source>Steps one microsecond of the full-speed run at a time</source>
        <translation>每步一微秒（按全速运行计）</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::PlayerBar</name>
    <message>
        <source>No search yet</source>
        <translation>还没有搜索</translation>
    </message>
    <message>
        <source>%1: events played out of all events</source>
        <translation>%1：已播放的事件 / 全部事件</translation>
    </message>
    <message>
        <source>%1: events played out of those searched so far</source>
        <translation>%1：已播放的事件 / 目前已搜索的事件</translation>
    </message>
    <message>
        <source>%1: nothing has been searched yet</source>
        <translation>%1：尚未开始搜索</translation>
    </message>
    <message>
        <source>%1: position in all runs, out of the length of the longest run</source>
        <translation>%1：各次运行的播放位置 / 最长一次的长度</translation>
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
        <source>Step unit</source>
        <translation>步进单位</translation>
    </message>
    <message>
        <source>Mark: %1, the maximum speed; even so, this search takes more than 20 seconds</source>
        <translation>标记：%1，最快速度；即便如此，此搜索仍需 20 秒以上</translation>
    </message>
    <message>
        <source>Mark: %1, at which the whole search takes about 20 seconds</source>
        <translation>标记：%1，以此速度整个搜索约需 20 秒</translation>
    </message>
    <message>
        <source>Double-click the mark to select it</source>
        <translation>双击标记即可选用</translation>
    </message>
    <message>
        <source>%1 so far</source>
        <comment>a total that is not final</comment>
        <translation>目前 %1</translation>
    </message>
    <message>
        <source>Follow-along pace: the whole search takes about 20 seconds; move the slider to leave this pace</source>
        <translation>跟随节奏：整个搜索约需 20 秒；移动滑块即可退出</translation>
    </message>
    <message>
        <source>Sets the unit of a step: an event, an expansion with all its successors, a larger f, or time at full speed. Also sets the kind of event the arrows go to.</source>
        <translation>设置步进单位（一个事件、一次扩展及其全部后继、f 增大，或全速运行的时间），以及箭头转到的事件类别</translation>
    </message>
    <message>
        <source>Follow-along pace: the longest of several large searches takes about 20 seconds; move the slider to leave this pace</source>
        <translation>跟随节奏：几个大型搜索中最长的约需 20 秒；移动滑块即可退出</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::PlotView</name>
    <message>
        <source>%1: %2 points</source>
        <translation>%1：%2 个点</translation>
    </message>
    <message>
        <source>Plot</source>
        <translation>图形</translation>
    </message>
    <message>
        <source>%1: median %2, quartiles %3 and %4, whiskers %5 and %6, %7 outliers</source>
        <translation>%1：中位数 %2，四分位数 %3 和 %4，须线 %5 和 %6，离群值 %7 个</translation>
    </message>
    <message>
        <source>%1: median %2 around %3</source>
        <translation>%1：%3 附近的中位数为 %2</translation>
    </message>
    <message>
        <source>%1 up to %2: %3</source>
        <comment>a bar of a histogram</comment>
        <translation>%1 至 %2：%3</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>首选项</translation>
    </message>
    <message>
        <source>Sets the language of all menus, messages and lessons.</source>
        <translation>设置所有菜单、消息和课程的语言。</translation>
    </message>
    <message>
        <source>Enlarges all text. Boards keep their size.</source>
        <translation>放大所有文字。棋盘大小不变。</translation>
    </message>
    <message>
        <source>Animates pieces, balls and page transitions. Press any key to skip. Each game also has its own setting.</source>
        <translation>为棋子、彩球和页面切换显示动画。按任意键可跳过。每个游戏另有单独的开关。</translation>
    </message>
    <message>
        <source>Sets the page that Searchlight shows first.</source>
        <translation>设置 Searchlight 启动后首先显示的页面。</translation>
    </message>
    <message>
        <source>Limits the memory for all searches in all windows: nodes, recordings and playback. A search that reaches the limit stops with a message.</source>
        <translation>限制所有窗口中全部搜索所用的内存（用于节点、轨迹和播放）。搜索达到上限时会停止并给出提示。</translation>
    </message>
    <message>
        <source>Lets the back and forward mouse buttons undo and redo on every board.</source>
        <translation>在所有棋盘上用鼠标的后退键和前进键撤销和重做。</translation>
    </message>
    <message>
        <source>Same as system</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>Sho&amp;w animations</source>
        <translation>显示动画(&amp;W)</translation>
    </message>
    <message>
        <source>Back and forward buttons &amp;undo and redo</source>
        <translation>后退和前进键用于撤销和重做(&amp;U)</translation>
    </message>
    <message>
        <source>&#xa0;MB</source>
        <translation>&#xa0;MB</translation>
    </message>
    <message>
        <source>%1&#xa0;MB in use</source>
        <translation>已用 %1&#xa0;MB</translation>
    </message>
    <message>
        <source>Last page</source>
        <translation>上次的页面</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>语言(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>主题(&amp;T)</translation>
    </message>
    <message>
        <source>Text &amp;size</source>
        <translation>文字大小(&amp;S)</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>动画</translation>
    </message>
    <message>
        <source>&amp;On startup</source>
        <translation>启动时(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Memory for searches</source>
        <translation>搜索可用内存(&amp;M)</translation>
    </message>
    <message>
        <source>Mouse</source>
        <translation>鼠标</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>恢复默认值</translation>
    </message>
    <message>
        <source>Sets the colours of windows and boards. High contrast also draws boards flat.</source>
        <translation>设置窗口和棋盘的颜色。高对比度下棋盘以平面样式绘制。</translation>
    </message>
    <message>
        <source>General</source>
        <translation>常规</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>外观</translation>
    </message>
    <message>
        <source>Colour vision</source>
        <translation>色觉</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>高对比度</translation>
    </message>
    <message>
        <source>Restores everything on these pages except the language and the keys.</source>
        <translation>恢复这些页面上除语言和按键以外的所有设置。</translation>
    </message>
    <message>
        <source>Sets how these boards look in all windows.</source>
        <translation>设置这些棋盘在所有窗口中的外观。</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::Program</name>
    <message>
        <source>Unsaved work from an earlier session could not be read. The file has been renamed to %1.</source>
        <translation>无法读取上次运行时未保存的内容，该文件已改名为 %1。</translation>
    </message>
    <message>
        <source>Unsaved work from a later version of Searchlight was not restored. Its files are unchanged: %1.</source>
        <translation>未恢复由较新版本的 Searchlight 留下的未保存内容，相关文件未作更改：%1。</translation>
    </message>
    <message>
        <source>Restored from an earlier session, in another window: %1. To go there, choose View &gt; Windows.</source>
        <translation>已在另一个窗口中恢复上次运行的内容：%1。要转到那里，请选择“视图”&gt;“窗口”。</translation>
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
        <source>This search was recorded by another program; its code is not available.</source>
        <translation>此搜索由其他程序记录，没有可用的代码。</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::QuestionBox</name>
    <message>
        <source>Enter a number.</source>
        <translation>请输入数字。</translation>
    </message>
    <message>
        <source>&amp;Check</source>
        <translation>检查(&amp;C)</translation>
    </message>
    <message>
        <source>Another &amp;board</source>
        <translation>换一张棋盘(&amp;B)</translation>
    </message>
    <message>
        <source>A number</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>您的答案</translation>
    </message>
    <message>
        <source>%1 of %2 correct</source>
        <translation>答对 %1 / %2 题</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>Undoes the move so that you can try another</source>
        <translation>撤销这一步，以便另试一步</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::QuestionDesk</name>
    <message>
        <source>No suitable board could be generated.</source>
        <translation>未能生成合适的棋盘。</translation>
    </message>
    <message>
        <source>%1 is not one of the cells in the question.</source>
        <translation>%1 不在其中。</translation>
    </message>
    <message>
        <source>right</source>
        <translation>对</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>错</translation>
    </message>
    <message>
        <source>Only the first answer counts.</source>
        <translation>只计第一次回答。</translation>
    </message>
    <message>
        <source>Use Undo to take back the move.</source>
        <translation>用“撤销”收回这一步。</translation>
    </message>
    <message>
        <source>Not counted: the run has already shown the answer.</source>
        <translation>不计分：搜索已显示过答案。</translation>
    </message>
    <message>
        <source>this one</source>
        <translation>应选这个</translation>
    </message>
    <message>
        <source>Looking for a board…</source>
        <translation>正在寻找棋盘…</translation>
    </message>
    <message>
        <source>The board no longer matches the question. “Back to the lesson” restores it.</source>
        <translation>棋盘已与问题不符。可用“返回课程”恢复。</translation>
    </message>
    <message>
        <source>%1, not %2</source>
        <comment>places in an order</comment>
        <translation>%1，不是 %2</translation>
    </message>
    <message>
        <source>You made several moves: use Undo, then make only one.</source>
        <translation>一次走了多步：请撤销，然后只走一步。</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::QuestionForm</name>
    <message>
        <source>, </source>
        <comment>between settings</comment>
        <translation>，</translation>
    </message>
    <message>
        <source>More: %1</source>
        <translation>更多：%1</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>已展开</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>已收起</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a setting, and what it is for</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>These settings are optional. Point to one to see what it does.</source>
        <translation>这些设置可以保持不变。指向某项可查看其用途。</translation>
    </message>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>Shows optional settings and the purpose of each</source>
        <translation>显示可选设置及其用途</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::Rail</name>
    <message>
        <source>Pages</source>
        <translation>页面</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::RecordingFacts</name>
    <message>
        <source>Nodes</source>
        <translation>节点</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>事件</translation>
    </message>
    <message>
        <source>Other events</source>
        <translation>其他事件</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>起点</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>终点</translation>
    </message>
    <message>
        <source>A search trace from another program</source>
        <translation>来自其他程序的搜索轨迹</translation>
    </message>
    <message>
        <source>A search trace from another program (format version %1)</source>
        <translation>来自其他程序的搜索轨迹（格式版本 %1）</translation>
    </message>
    <message>
        <source>You can play it in both directions. Its settings cannot be changed, and its guarantees are unknown.</source>
        <translation>可以双向播放，但不能更改设置；结果有何保证未知。</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::ReplayBar</name>
    <message>
        <source>%1/s</source>
        <comment>slides a second</comment>
        <translation>%1/秒</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a slide&apos;s number, of so many slides</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Speed</source>
        <comment>of replay, beside a slider</comment>
        <translation>速度</translation>
    </message>
    <message>
        <source>Playback speed</source>
        <translation>播放速度</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::ResizeDialog</name>
    <message>
        <source>%1 Walls removed: %2.</source>
        <translation>%1将裁掉 %2 格墙。</translation>
    </message>
    <message>
        <source>Walls removed: %1.</source>
        <translation>将裁掉 %1 格墙。</translation>
    </message>
    <message>
        <source>No walls are removed.</source>
        <translation>不会裁掉墙。</translation>
    </message>
    <message>
        <source>This is the current size.</source>
        <translation>这是当前大小。</translation>
    </message>
    <message>
        <source>%1 removed</source>
        <comment>columns or rows</comment>
        <translation>裁掉 %1</translation>
    </message>
    <message>
        <source>%1 added</source>
        <comment>columns or rows</comment>
        <translation>增加 %1</translation>
    </message>
    <message>
        <source>unchanged</source>
        <comment>columns or rows</comment>
        <translation>不变</translation>
    </message>
    <message>
        <source>The start and goal are removed.</source>
        <translation>起点和终点将被裁掉。</translation>
    </message>
    <message>
        <source>The start is removed.</source>
        <translation>起点将被裁掉。</translation>
    </message>
    <message>
        <source>The goal is removed.</source>
        <translation>终点将被裁掉。</translation>
    </message>
    <message>
        <source>Resize the map</source>
        <translation>调整地图大小</translation>
    </message>
    <message>
        <source>The upper-left corner stays in place; new cells are free.</source>
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
        <translation>1 至 %1</translation>
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
    <name>searchlight::ui::ResultCard</name>
    <message>
        <source>Close (Esc)</source>
        <translation>关闭（Esc）</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::ResultsModel</name>
    <message>
        <source>Rows</source>
        <translation>行数</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>已解</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>Lower quartile</source>
        <translation>下四分位数</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>中位数</translation>
    </message>
    <message>
        <source>Upper quartile</source>
        <translation>上四分位数</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>最大</translation>
    </message>
    <message>
        <source>Search time</source>
        <translation>搜索时间</translation>
    </message>
    <message>
        <source>Preparation</source>
        <translation>准备时间</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::ResultsView</name>
    <message>
        <source>Nothing</source>
        <translation>不分组</translation>
    </message>
    <message>
        <source>%1 rows</source>
        <translation>%1 行</translation>
    </message>
    <message>
        <source>%1 of %2 rows</source>
        <translation>%1 / %2 行</translation>
    </message>
    <message>
        <source>Share of instances solved against %1</source>
        <translation>已解比例随%1的变化</translation>
    </message>
    <message>
        <source>Share solved</source>
        <translation>解出比例</translation>
    </message>
    <message>
        <source>%1 of each run</source>
        <translation>每个运行项的%1</translation>
    </message>
    <message>
        <source>%1 of %2 rows plotted</source>
        <translation>已绘 %1 / %2 行</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2 的%1</translation>
    </message>
    <message>
        <source>Medians of %1 against %2</source>
        <translation>%1的中位数（按%2分段）</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1与%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表格</translation>
    </message>
    <message>
        <source>Scatter</source>
        <translation>散点</translation>
    </message>
    <message>
        <source>Survival</source>
        <translation>生存曲线</translation>
    </message>
    <message>
        <source>Boxes</source>
        <translation>箱线图</translation>
    </message>
    <message>
        <source>Medians</source>
        <translation>中位数</translation>
    </message>
    <message>
        <source>Lists all rows; sort by a column header</source>
        <translation>列出所有行；单击列标题排序</translation>
    </message>
    <message>
        <source>Plots one column against another, or one run against the others</source>
        <translation>以一列对另一列作图，或以一个运行项对其他运行项作图</translation>
    </message>
    <message>
        <source>Shows the share of instances solved within a time or a number of expansions</source>
        <translation>显示在一定时间或扩展数内解出的实例比例</translation>
    </message>
    <message>
        <source>Shows median, quartiles and outliers of each run</source>
        <translation>显示每个运行项的中位数、四分位数和离群值</translation>
    </message>
    <message>
        <source>Ways to show the results</source>
        <translation>结果的显示方式</translation>
    </message>
    <message>
        <source>Filter rows</source>
        <translation>筛选行</translation>
    </message>
    <message>
        <source>Keeps the rows that contain this text</source>
        <translation>只保留包含此文字的行</translation>
    </message>
    <message>
        <source>&amp;Group by</source>
        <translation>分组(&amp;G)</translation>
    </message>
    <message>
        <source>Shows one row per group: solved, mean, median and quartiles of finished searches</source>
        <translation>每组一行：解出数，以及已完成搜索的平均、中位数和四分位数</translation>
    </message>
    <message>
        <source>&amp;Quantity</source>
        <translation>指标(&amp;Q)</translation>
    </message>
    <message>
        <source>Chooses the column that is measured</source>
        <translation>选择要衡量的列</translation>
    </message>
    <message>
        <source>&amp;Against</source>
        <translation>对(&amp;A)</translation>
    </message>
    <message>
        <source>Chooses the horizontal axis</source>
        <translation>选择横轴</translation>
    </message>
    <message>
        <source>Log x</source>
        <translation>x 对数刻度</translation>
    </message>
    <message>
        <source>Makes the horizontal axis logarithmic</source>
        <translation>横轴取对数刻度</translation>
    </message>
    <message>
        <source>Makes the axis of the quantity logarithmic</source>
        <translation>指标轴取对数刻度</translation>
    </message>
    <message>
        <source>y = x</source>
        <translation>y = x</translation>
    </message>
    <message>
        <source>Draws the line on which both values are equal</source>
        <translation>画出两值相等的线</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>There are no finished searches to plot.</source>
        <translation>没有已完成的搜索可供作图。</translation>
    </message>
    <message>
        <source>Quantity of %1</source>
        <translation>%1 的同一指标</translation>
    </message>
    <message>
        <source>Shows the medians of a quantity in intervals of another one, such as the path length</source>
        <translation>显示一个指标在另一个量（例如路径长度）各区间内的中位数</translation>
    </message>
    <message>
        <source>Rows appear here as the searches finish.</source>
        <translation>搜索完成后，行会出现在这里。</translation>
    </message>
    <message>
        <source>Log y</source>
        <translation>y 对数刻度</translation>
    </message>
    <message>
        <source>Click to open it with this search</source>
        <translation>单击即以此搜索打开</translation>
    </message>
    <message>
        <source>%1 points at 0 or below do not appear on a logarithmic axis</source>
        <translation>%1 个不大于 0 的点不显示在对数轴上</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>保存…</translation>
    </message>
    <message>
        <source>Saves the plot as SVG, PNG or CSV, or the table as it is shown as CSV</source>
        <translation>将图保存为 SVG、PNG 或 CSV，或将所示表格保存为 CSV</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::RoadForm</name>
    <message>
        <source>Start</source>
        <translation>起点</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>终点</translation>
    </message>
    <message>
        <source>Heuristic</source>
        <translation>启发函数</translation>
    </message>
    <message>
        <source>Sets the place where the search begins. You can also right-click a place.</source>
        <translation>设置搜索开始的地点。也可以右键单击地点。</translation>
    </message>
    <message>
        <source>Sets the place that the search looks for. You can also right-click a place.</source>
        <translation>设置搜索要到达的地点。也可以右键单击地点。</translation>
    </message>
    <message>
        <source>Sets how the remaining cost is estimated. The estimates of the file are for its own goal.</source>
        <translation>设置如何估计剩余代价。文件中的估计值只适用于它自己的终点。</translation>
    </message>
    <message>
        <source>Estimates of the file</source>
        <translation>文件中的估计值</translation>
    </message>
    <message>
        <source>Straight line</source>
        <translation>直线距离</translation>
    </message>
    <message>
        <source>Zero</source>
        <translation>零估计</translation>
    </message>
    <message>
        <source>If no path</source>
        <translation>无路径时</translation>
    </message>
    <message>
        <source>Go to the nearest place</source>
        <translation>去最近的地点</translation>
    </message>
    <message>
        <source>Where the goal cannot be reached, searches for a path to the reachable place with the smallest estimate.</source>
        <translation>终点无法到达时，搜索到估计值最小的可到达地点的路径。</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::RouteOptionsPanel</name>
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
        <translation>“%1”需要 8 邻域。</translation>
    </message>
    <message>
        <source>Use 8 neighbours</source>
        <translation>改用 8 邻域</translation>
    </message>
    <message>
        <source>%1 is not admissible here and may lead to a longer route.</source>
        <translation>“%1”在此不可采纳，可能导致路径更长。</translation>
    </message>
    <message>
        <source>&amp;Algorithm</source>
        <translation>算法(&amp;A)</translation>
    </message>
    <message>
        <source>Sets which node is expanded next, the only difference between these searches.</source>
        <translation>决定下一个扩展哪个节点：这些搜索的区别仅在于此。</translation>
    </message>
    <message>
        <source>&amp;Neighbours</source>
        <translation>邻域(&amp;N)</translation>
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
        <source>Moves may also go diagonally.</source>
        <translation>还可以斜着移动。</translation>
    </message>
    <message>
        <source>&amp;Corners</source>
        <translation>墙角(&amp;C)</translation>
    </message>
    <message>
        <source>C&amp;osts</source>
        <translation>代价(&amp;O)</translation>
    </message>
    <message>
        <source>He&amp;uristic</source>
        <translation>启发函数(&amp;U)</translation>
    </message>
    <message>
        <source>Estimates the remaining cost to the goal; an admissible estimate is never too high.</source>
        <translation>估计到终点的剩余代价；“可采纳”指从不高估。</translation>
    </message>
    <message>
        <source>&amp;Weight</source>
        <translation>权重(&amp;W)</translation>
    </message>
    <message>
        <source>O&amp;rder</source>
        <translation>邻格次序(&amp;R)</translation>
    </message>
    <message>
        <source>Use each of u, l, r and d once.</source>
        <translation>u、l、r、d 各出现一次。</translation>
    </message>
    <message>
        <source>&amp;Limit to</source>
        <translation>限制范围(&amp;L)</translation>
    </message>
    <message>
        <source>Sets the cost of straight and diagonal moves; the weight of a cell multiplies it. True lengths give the shortest route, 1 and 1 the fewest moves.</source>
        <translation>设置直走和斜走一步的代价；实际代价还要乘以格子的权重。取真实长度时路径最短，取 1 和 1 时步数最少。</translation>
    </message>
    <message>
        <source>Sets the order in which neighbours are generated. This decides between equally good routes and guides depth-first search.</source>
        <translation>设置先生成哪个邻格。此设置决定在同样好的路径中选哪一条，以及深度优先搜索的走向。</translation>
    </message>
    <message>
        <source>Limits the search to a square around the start: fast on large maps, but routes that leave the square are not found.</source>
        <translation>把搜索限制在起点周围的方形区域内：在大地图上很快，但找不到绕出该区域的路径。</translation>
    </message>
    <message>
        <source>Sets whether a diagonal move may cut the corner of a wall, with 8 neighbours. A point can do so; an object with a width cannot.</source>
        <translation>设置 8 邻域时斜走能否切角（擦过墙角）。点可以，有宽度的物体不行。</translation>
    </message>
    <message>
        <source>S&amp;moothing</source>
        <translation>平滑(&amp;M)</translation>
    </message>
    <message>
        <source>Pull the route straight</source>
        <translation>把路径拉直</translation>
    </message>
    <message>
        <source>Pulls the route straight by lines of sight after the search, and shows its length before and after.</source>
        <translation>搜索之后沿视线把路径拉直，并显示拉直前后的长度。</translation>
    </message>
    <message>
        <source>&amp;Flow field</source>
        <translation>流场(&amp;F)</translation>
    </message>
    <message>
        <source>From the goal to every cell</source>
        <translation>从终点到每个格子</translation>
    </message>
    <message>
        <source>Go to the nearest cell</source>
        <translation>去最近的格子</translation>
    </message>
    <message>
        <source>Further goals by column and row; the route goes to the one that is cheapest to reach. You can also right-click a cell.</source>
        <translation>以列号和行号表示的其他终点；路线去往代价最小的一个。也可以右键单击格子。</translation>
    </message>
    <message>
        <source>Searches from the goal to every cell. The colours then show the distance from each cell to the goal, and the arrows where to go next: a flow field.</source>
        <translation>从终点搜索到每个格子。颜色表示每个格子到终点的距离，箭头表示下一步的方向，即流场。</translation>
    </message>
    <message>
        <source>Where the goal cannot be reached, searches for a path to the reachable cell with the smallest estimated distance to it.</source>
        <translation>终点无法到达时，搜索到估计距离最小的可到达格子的路径。</translation>
    </message>
    <message>
        <source>Si&amp;ght</source>
        <translation>视野(&amp;G)</translation>
    </message>
    <message>
        <source> cells</source>
        <comment>that an agent sees in each direction</comment>
        <translation> 格</translation>
    </message>
    <message>
        <source>Sets how many cells the agent sees in each direction. It takes all others for free.</source>
        <translation>设置智能体在每个方向能看到的格数。其余格子视为可通行。</translation>
    </message>
    <message>
        <source>12,7+3,4</source>
        <comment>cells</comment>
        <translation>12,7+3,4</translation>
    </message>
    <message>
        <source>E&amp;xtra goals</source>
        <translation>其他终点(&amp;X)</translation>
    </message>
    <message>
        <source>If no &amp;path</source>
        <translation>无路径时(&amp;P)</translation>
    </message>
    <message>
        <source>Wa&amp;ypoints</source>
        <translation>途经点(&amp;Y)</translation>
    </message>
    <message>
        <source>Cells by column and row that the route visits in this order before the goal. You can also right-click a cell.</source>
        <translation>以列号和行号表示的格子，路线按此次序经过后再到终点。也可以右键单击格子。</translation>
    </message>
    <message>
        <source>Agent si&amp;ze</source>
        <translation>智能体大小(&amp;Z)</translation>
    </message>
    <message>
        <source>Sets the side of the square that the agent covers. Start, goal and route name its upper-left cell; the agent goes only where all of its cells are free.</source>
        <translation>设置智能体所占正方形的边长。起点、终点和路线指其左上格；只有它的所有格都空闲时智能体才能到那里。</translation>
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
        <source>No corner cutting</source>
        <translation>禁止切角</translation>
    </message>
    <message>
        <source>One wall allowed</source>
        <translation>允许一侧为墙</translation>
    </message>
    <message>
        <source>Two walls allowed</source>
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
        <source>Always estimates 0, so A* becomes Dijkstra&apos;s algorithm.</source>
        <translation>估计值恒为 0：A* 退化为 Dijkstra 算法。</translation>
    </message>
    <message>
        <source>Adds the column and row distances to the goal: exact on an empty map with 4 neighbours.</source>
        <translation>到终点的列数与行数之和：在空白的 4 邻域地图上是精确值。</translation>
    </message>
    <message>
        <source>Counts diagonal moves first, then straight ones: exact on an empty map with 8 neighbours.</source>
        <translation>先计斜走，再计直走：在空白的 8 邻域地图上是精确值。</translation>
    </message>
    <message>
        <source>Uses the straight-line distance to the goal.</source>
        <translation>到终点的直线距离。</translation>
    </message>
    <message>
        <source>Uses the larger of the column and row distances to the goal: exact where a diagonal move costs 1.</source>
        <translation>到终点的列数与行数中的较大者：斜走一步的代价为 1 时是精确值。</translation>
    </message>
    <message>
        <source>Uses the square of the straight-line distance: overestimates far from the goal, so the search heads straight for it.</source>
        <translation>直线距离的平方：离终点远时会高估，因此搜索直奔终点。</translation>
    </message>
    <message>
        <source>A diagonal move requires both cells at the corner it passes to be free.</source>
        <translation>斜走要求拐角两侧的格子都是空地。</translation>
    </message>
    <message>
        <source>A diagonal move requires at least one of the two cells at the corner it passes to be free.</source>
        <translation>斜走只要求拐角一侧的格子是空地。</translation>
    </message>
    <message>
        <source>A diagonal move may pass between two walls.</source>
        <translation>斜走可以从两面墙之间穿过。</translation>
    </message>
    <message>
        <source>Every move costs 1, including diagonal moves.</source>
        <translation>每步代价为 1，斜走也一样。</translation>
    </message>
    <message>
        <source>Straight moves cost 10, diagonal moves 14: integers close to the true ratio 1 : √2.</source>
        <translation>直走一步的代价为 10，斜走为 14：接近真实比例 1 : √2 的整数。</translation>
    </message>
    <message>
        <source>Straight moves cost 1, diagonal moves √2: the true lengths.</source>
        <translation>直走一步的代价为 1，斜走为 √2：真实长度。</translation>
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
        <translation>在搜索窗口内至多为最短路径的 %1 倍</translation>
    </message>
    <message>
        <source>At most %1 times the shortest</source>
        <translation>至多为最短路径的 %1 倍</translation>
    </message>
    <message>
        <source>The search ended only when no other meeting point could give a cheaper path.</source>
        <translation>直到其他相遇点都不可能给出代价更小的路径，搜索才结束。</translation>
    </message>
    <message>
        <source>The search finds the fewest moves, and every move costs the same here.</source>
        <translation>此算法找到步数最少的路径，而此处每步代价相同。</translation>
    </message>
    <message>
        <source>The search finds the fewest moves, but moves differ in cost here.</source>
        <translation>此算法找到步数最少的路径，但此处各步代价不同。</translation>
    </message>
    <message>
        <source>The heuristic (%1) may overestimate here, so a cheaper route may be missed.</source>
        <translation>启发函数（%1）在此可能高估，因此可能错过代价更小的路径。</translation>
    </message>
    <message>
        <source>Nodes are expanded in order of cost, so no cheaper route can remain.</source>
        <translation>节点按代价从小到大扩展，因此不会漏掉代价更小的路径。</translation>
    </message>
    <message>
        <source>The heuristic (%1) never overestimates here.</source>
        <translation>启发函数（%1）在此从不高估。</translation>
    </message>
    <message>
        <source>With weight 1 this is A*, and the heuristic (%1) never overestimates here.</source>
        <translation>权重为 1 时即为 A*，且启发函数（%1）在此从不高估。</translation>
    </message>
    <message>
        <source>The heuristic (%1) never overestimates here, but it is multiplied by the weight.</source>
        <translation>启发函数（%1）在此从不高估，但要乘以权重。</translation>
    </message>
    <message>
        <source>The search considers only the estimate, not the cost so far.</source>
        <translation>此算法只考虑估计值，不考虑已走的代价。</translation>
    </message>
    <message>
        <source>The search returns the first route it finds.</source>
        <translation>此算法返回最先找到的路径。</translation>
    </message>
    <message>
        <source>Closed nodes stay closed, and coarse tie-breaking may close one before its best path is known.</source>
        <translation>已关闭的节点不再重开，而粗略的同值次序可能在找到最优路径之前就关闭某个节点。</translation>
    </message>
    <message>
        <source>A route with other turns may be shorter; no route along the grid is.</source>
        <translation>在别处转弯的路径可能更短；沿网格的路径不会更短。</translation>
    </message>
    <message>
        <source>Closed nodes stay closed, so even a route along the grid may be shorter.</source>
        <translation>已关闭的节点不再打开，因此沿网格的路径也可能更短。</translation>
    </message>
    <message>
        <source>A cheaper route may have been cut off by the node limit; the end of the search says whether one was.</source>
        <translation>代价更小的路线可能因节点数不足而被截断；搜索结束时会说明是否如此。</translation>
    </message>
    <message>
        <source>The agent learned the map as it walked; each path it planned was the shortest it knew of.</source>
        <translation>智能体边走边了解地图；它每次规划的路径都是当时所知最短的。</translation>
    </message>
    <message>
        <source>one-way: up</source>
        <translation>单向：上</translation>
    </message>
    <message>
        <source>one-way: left</source>
        <translation>单向：左</translation>
    </message>
    <message>
        <source>one-way: right</source>
        <translation>单向：右</translation>
    </message>
    <message>
        <source>one-way: down</source>
        <translation>单向：下</translation>
    </message>
    <message>
        <source>One endpoint is on water and the other on land: no route exists.</source>
        <translation>起点和终点一个在水面、一个在陆地：不存在路径。</translation>
    </message>
    <message>
        <source>Enclosed by walls, the map edge or the shore.</source>
        <translation>四周被墙、地图边缘或水岸围住。</translation>
    </message>
    <message>
        <source>Enclosed by walls, the edge of the map or one-way cells.</source>
        <translation>被墙、地图边缘或单向格围住。</translation>
    </message>
    <message>
        <source>Enclosed by walls, the edge of the map or gaps too narrow for the agent.</source>
        <translation>被墙、地图边缘或智能体过不去的窄缝围住。</translation>
    </message>
    <message>
        <source>Enclosed by walls or the edge of the map.</source>
        <translation>四周被墙或地图边缘围住。</translation>
    </message>
    <message>
        <source>Enclosed by walls or the edge of the search window: a path may exist outside it.</source>
        <translation>四周被墙或搜索窗口的边缘围住：窗口之外可能有路径。</translation>
    </message>
    <message>
        <source>Enclosed by walls and the edge of the search window: a path may exist outside it.</source>
        <translation>四周被墙和搜索窗口的边缘围住：窗口之外可能有路径。</translation>
    </message>
    <message>
        <source>Enclosed by walls and the edge of the map.</source>
        <translation>四周被墙和地图边缘围住。</translation>
    </message>
    <message>
        <source>Enclosed by walls.</source>
        <translation>四周被墙围住。</translation>
    </message>
    <message>
        <source>%1 The search window excluded no path.</source>
        <comment>a sentence before it</comment>
        <translation>%1搜索窗口没有排除任何路径。</translation>
    </message>
    <message>
        <source>smoothed</source>
        <translation>已平滑</translation>
    </message>
    <message>
        <source>corners: %1</source>
        <translation>墙角：%1</translation>
    </message>
    <message>
        <source>costs %1</source>
        <translation>代价 %1</translation>
    </message>
    <message>
        <source>order %1</source>
        <translation>邻格次序 %1</translation>
    </message>
    <message>
        <source>limited to %1 × %1 cells</source>
        <translation>限于 %1 × %1 格</translation>
    </message>
    <message>
        <source>agent of %1 × %1 cells</source>
        <translation>%1 × %1 格的智能体</translation>
    </message>
    <message>
        <source>goals: %1</source>
        <translation>终点数：%1</translation>
    </message>
    <message>
        <source>waypoints: %1</source>
        <translation>途经点数：%1</translation>
    </message>
    <message>
        <source>to every cell</source>
        <translation>到每个格子</translation>
    </message>
    <message>
        <source>or to the nearest cell</source>
        <translation>或到最近的格子</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::RunField</name>
    <message>
        <source>%1…</source>
        <translation>%1…</translation>
    </message>
    <message>
        <source>Algorithm of the new run</source>
        <translation>新运行项的算法</translation>
    </message>
    <message>
        <source>Chooses the algorithm of the new run</source>
        <translation>选择新运行项的算法</translation>
    </message>
    <message>
        <source>Optio&amp;ns</source>
        <translation>选项(&amp;N)</translation>
    </message>
    <message>
        <source>Writes an option into the line below</source>
        <translation>把选项写入下面的输入行</translation>
    </message>
    <message>
        <source>Options of the new run</source>
        <translation>新运行项的选项</translation>
    </message>
    <message>
        <source>Takes the options of the command line, such as --ties or --heuristic</source>
        <translation>接受命令行选项，例如 --ties（同值次序）或 --heuristic（启发函数）</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>修改</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message>
        <source>Replaces the run with this one</source>
        <translation>用它替换该运行项</translation>
    </message>
    <message>
        <source>Adds this run</source>
        <translation>添加此运行项</translation>
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
        <translation>已求解 %1 个</translation>
    </message>
    <message>
        <source>%1 equal to the known length</source>
        <translation>%1 个与已知长度一致</translation>
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
        <source>%1 without a path</source>
        <translation>%1 个无路径</translation>
    </message>
    <message>
        <source>%1 of %2 solved: %3</source>
        <translation>已求解 %1 / %2：%3</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between counts</comment>
        <translation>，</translation>
    </message>
    <message>
        <source>equal</source>
        <translation>一致</translation>
    </message>
    <message>
        <source>+%1&#xa0;%</source>
        <translation>+%1&#xa0;%</translation>
    </message>
    <message>
        <source>longer</source>
        <translation>更长</translation>
    </message>
    <message>
        <source>%1&#xa0;%</source>
        <comment>shorter</comment>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>From %1, %2 to %3, %4; bucket %5, line %6</source>
        <translation>从 %1, %2 到 %3, %4；第 %5 组，第 %6 行</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>长度</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Expanded</source>
        <translation>已扩展</translation>
    </message>
    <message>
        <source>Shows the shortest length given in the file</source>
        <translation>文件中给出的最短长度</translation>
    </message>
    <message>
        <source>Shows the cost of the path found</source>
        <translation>所找到路径的代价</translation>
    </message>
    <message>
        <source>Counts the expanded nodes</source>
        <translation>扩展的节点数</translation>
    </message>
    <message>
        <source>; %1 invalid</source>
        <translation>；%1 个无效</translation>
    </message>
    <message>
        <source>Line %1 cannot be run: %2</source>
        <translation>第 %1 行无法运行：%2</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>起点</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>终点</translation>
    </message>
    <message>
        <source>Shows the line of the file, as the CSV does</source>
        <translation>显示在文件中的行号，与 CSV 相同</translation>
    </message>
    <message>
        <source>Shows column and row of the start, counted from 0</source>
        <translation>显示起点的列和行，从 0 数起</translation>
    </message>
    <message>
        <source>Shows column and row of the goal, counted from 0</source>
        <translation>显示终点的列和行，从 0 数起</translation>
    </message>
    <message>
        <source>to %1</source>
        <comment>the nearest cell</comment>
        <translation>到 %1</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::ScenarioView</name>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Run all</source>
        <translation>全部运行</translation>
    </message>
    <message>
        <source>Stops running the queries</source>
        <translation>停止运行查询</translation>
    </message>
    <message>
        <source>Runs all queries with the current algorithm</source>
        <translation>用当前算法依次运行所有查询</translation>
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
        <source>Selects the query with the most expansions or, until all queries have run, the longest one</source>
        <translation>选择扩展次数最多的查询；全部运行之前为最长的查询</translation>
    </message>
    <message>
        <source>Close the list</source>
        <translation>关闭列表</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>另存为 CSV…</translation>
    </message>
    <message>
        <source>Saves all rows with their results as a CSV table</source>
        <translation>将所有行及其结果保存为表格</translation>
    </message>
    <message>
        <source>equal</source>
        <translation>一致</translation>
    </message>
    <message>
        <source>Experiment with these queries</source>
        <translation>用这些查询做实验</translation>
    </message>
    <message>
        <source>Fills in an experiment that runs several searches on all queries</source>
        <translation>填好一个实验：在所有查询上运行多个搜索</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::ScoresDialog</name>
    <message>
        <source>%1 undone</source>
        <comment>moves</comment>
        <translation>撤销 %1 步</translation>
    </message>
    <message>
        <source>1 hint</source>
        <translation>提示 1 次</translation>
    </message>
    <message>
        <source>%1 hints</source>
        <translation>提示 %1 次</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>，</translation>
    </message>
    <message>
        <source>High scores</source>
        <translation>高分榜</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>名次</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>回合数</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>帮助</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>局数</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>最高分</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>平均分</translation>
    </message>
    <message>
        <source>Balls cleared</source>
        <translation>消除球数</translation>
    </message>
    <message>
        <source>Most in one move</source>
        <translation>单步最多消除</translation>
    </message>
    <message>
        <source>Top ten games</source>
        <translation>前十名</translation>
    </message>
    <message>
        <source>No finished games with these rules yet.</source>
        <translation>还没有按这些规则完成的游戏。</translation>
    </message>
    <message>
        <source>“Undone” counts undone moves; “hints” counts requested hints.</source>
        <translation>“撤销”为撤销的步数，“提示”为使用提示的次数。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::SearchForm</name>
    <message>
        <source>Complete: %1
Optimal: %2</source>
        <translation>完备：%1
最优：%2</translation>
    </message>
    <message>
        <source>Algorithm</source>
        <translation>算法</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>Sets the order in which states are expanded. This determines the amount of work and what the result guarantees.</source>
        <translation>设置状态的扩展次序。扩展次序决定工作量，以及结果有何保证。</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::SearchWorkbench</name>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>统计</translation>
    </message>
    <message>
        <source>OPEN and CLOSED</source>
        <translation>OPEN 与 CLOSED</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>代码</translation>
    </message>
    <message>
        <source>Breakpoints</source>
        <translation>断点</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>No earlier event of this kind: this is the start.</source>
        <translation>此前没有这类事件：已到开头。</translation>
    </message>
    <message>
        <source>No later event of this kind: this is the end.</source>
        <translation>此后没有这类事件：已到末尾。</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>书签</translation>
    </message>
    <message>
        <source>Trace</source>
        <translation>搜索轨迹</translation>
    </message>
    <message>
        <source>Lists the nodes in OPEN and CLOSED</source>
        <translation>列出 OPEN 与 CLOSED 中的节点</translation>
    </message>
    <message>
        <source>Shows the search data of the selected cell or state</source>
        <translation>显示所选格子或状态的搜索数据</translation>
    </message>
    <message>
        <source>Shows the algorithm&apos;s pseudocode and the current line</source>
        <translation>显示算法的伪代码和当前行</translation>
    </message>
    <message>
        <source>Lists the breakpoints, where playback pauses</source>
        <translation>列出断点：播放到断点处会暂停</translation>
    </message>
    <message>
        <source>Lists the bookmarks: moments in the search, with captions</source>
        <translation>列出书签：搜索中带说明的位置</translation>
    </message>
    <message>
        <source>Search %1: %2</source>
        <translation>搜索 %1：%2</translation>
    </message>
    <message>
        <source>Search %1, %2: %3</source>
        <translation>搜索 %1（%2）：%3</translation>
    </message>
    <message>
        <source>Shows the search trace from another program</source>
        <translation>显示其他程序的搜索轨迹</translation>
    </message>
    <message>
        <source>Sets the problem, the algorithm and the rules of the search</source>
        <translation>设置问题、算法和搜索规则</translation>
    </message>
    <message>
        <source>Shows how much work the search has done so far and in total</source>
        <translation>显示搜索到目前为止和全程的工作量</translation>
    </message>
    <message>
        <source>Shows more about the search: its lists, the selected cell or state, the code, breakpoints and bookmarks.</source>
        <translation>显示搜索的更多信息：列表、所选格子或状态、代码、断点和书签。</translation>
    </message>
    <message>
        <source>Lists</source>
        <comment>tab with too little room for OPEN and CLOSED</comment>
        <translation>列表</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::SlideOptionsPanel</name>
    <message>
        <source>Count</source>
        <translation>计数方式</translation>
    </message>
    <message>
        <source>Merge mirror images</source>
        <translation>合并镜像</translation>
    </message>
    <message>
        <source>Treats a position and its mirror image as one state, which halves the number of states.</source>
        <translation>把局面与其镜像视为同一状态，状态数约减半。</translation>
    </message>
    <message>
        <source>mirror images merged</source>
        <translation>镜像合并</translation>
    </message>
    <message>
        <source>Sets what counts as one move, and therefore which solution is the shortest.</source>
        <translation>设置怎样算一步，从而决定哪个解最短。</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::SokobanGraph</name>
    <message>
        <source>under 1&#xa0;%</source>
        <translation>不到 1&#xa0;%</translation>
    </message>
    <message>
        <source>%1&#xa0;%</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Dead; no pruning method detects it</source>
        <translation>死状态；没有剪枝方法能识别</translation>
    </message>
    <message>
        <source>Dead; detected by: %1</source>
        <translation>死状态；识别方法：%1</translation>
    </message>
    <message>
        <source>, </source>
        <translation>，</translation>
    </message>
    <message>
        <source>1 state</source>
        <translation>1 个状态</translation>
    </message>
    <message>
        <source>%1 states</source>
        <translation>%1 个状态</translation>
    </message>
    <message>
        <source>%1 dead (%2)</source>
        <translation>%1 个死状态（%2）</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <comment>states, pushes, dead states</comment>
        <translation>%1，%2，%3</translation>
    </message>
    <message>
        <source>%1, %2, at least %3</source>
        <comment>states, pushes, dead states of a part of a graph</comment>
        <translation>%1，%2，至少 %3</translation>
    </message>
    <message>
        <source>Pruning methods</source>
        <translation>剪枝方法</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a pruning method and the share of dead states that it detects</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>not detected</source>
        <translation>未识别</translation>
    </message>
    <message>
        <source>No goal can be reached from a dead state. Its colour shows the first pruning method that detects it. Each share counts all dead states that a method detects; “first” counts those in its colour.</source>
        <translation>从死状态无法到达任何目标。颜色表示最先识别出它的剪枝方法。每个百分比统计该方法识别出的全部死状态；“最先”统计以其颜色显示的那些。</translation>
    </message>
    <message>
        <source>%1: %2 (first: %3)</source>
        <comment>with the share of those that no method before it detects</comment>
        <translation>%1：%2（最先：%3）</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::SokobanPage</name>
    <message>
        <source>Level %1 of %2</source>
        <translation>第 %1 关，共 %2 关</translation>
    </message>
    <message>
        <source>Solved with help: %1.</source>
        <translation>借助帮助解开：%1。</translation>
    </message>
    <message>
        <source>Solved: %1.</source>
        <translation>已解开：%1。</translation>
    </message>
    <message>
        <source>This solution starts with the worker on a different square.</source>
        <translation>此解中工人的起始位置不同。</translation>
    </message>
    <message>
        <source>&amp;Choose a level…</source>
        <translation>选择关卡(&amp;C)…</translation>
    </message>
    <message>
        <source>Shows all levels with pictures</source>
        <translation>显示所有关卡及其图片</translation>
    </message>
    <message>
        <source>&amp;Undo the push</source>
        <translation>撤销这次推动(&amp;U)</translation>
    </message>
    <message>
        <source>Returns to the position just after the previous push</source>
        <translation>返回上次推动刚完成时的局面</translation>
    </message>
    <message>
        <source>&amp;Redo the push</source>
        <translation>重做这次推动(&amp;R)</translation>
    </message>
    <message>
        <source>Goes to the next push, including the walk before it</source>
        <translation>前进到下次推动，包括推动前的行走</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>方向键</translation>
    </message>
    <message>
        <source>Walk, pushing a box in front of you</source>
        <translation>行走，并推动前方的箱子</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>单击</translation>
    </message>
    <message>
        <source>Walk there</source>
        <translation>走到那里</translation>
    </message>
    <message>
        <source>Click a box, then a highlighted square</source>
        <translation>单击箱子，再单击高亮的格子</translation>
    </message>
    <message>
        <source>Push the box there with the fewest pushes</source>
        <translation>用最少的推数把箱子推到那里</translation>
    </message>
    <message>
        <source>Drag a box</source>
        <translation>拖动箱子</translation>
    </message>
    <message>
        <source>Push the box to a square in one gesture</source>
        <translation>一次拖动推到该处</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Deselect the box</source>
        <translation>取消选择箱子</translation>
    </message>
    <message>
        <source>Unsolved</source>
        <translation>未解</translation>
    </message>
    <message>
        <source>Sokoban: %1</source>
        <translation>推箱子：%1</translation>
    </message>
    <message>
        <source>Sokoban levels (%1)</source>
        <translation>推箱子关卡 (%1)</translation>
    </message>
    <message>
        <source>Sokoban games (%1)</source>
        <translation>推箱子存档 (%1)</translation>
    </message>
    <message>
        <source>Step %1 is not possible in this level: %2.</source>
        <translation>第 %1 步在此关卡中不可行：%2。</translation>
    </message>
    <message>
        <source>Pasted text</source>
        <translation>粘贴的文本</translation>
    </message>
    <message>
        <source>%1:%2: no level in this file can be played: %3</source>
        <translation>%1:%2：此文件中没有可玩的关卡：%3</translation>
    </message>
    <message>
        <source>Custom level</source>
        <translation>自定义关卡</translation>
    </message>
    <message>
        <source>%1 cannot be played. Line %2: %3</source>
        <translation>无法游玩 %1。第 %2 行：%3</translation>
    </message>
    <message>
        <source>The file contains a saved position of this level: %1.</source>
        <comment>so many moves</comment>
        <translation>文件中存有此关卡的局面：%1。</translation>
    </message>
    <message>
        <source>Continue from saved position</source>
        <translation>从保存的局面继续</translation>
    </message>
    <message>
        <source>There are no other unsolved levels.</source>
        <translation>没有其他未解开的关卡。</translation>
    </message>
    <message>
        <source>There are no other levels.</source>
        <translation>没有其他关卡。</translation>
    </message>
    <message>
        <source>Current position copied to the clipboard.</source>
        <translation>当前局面已复制到剪贴板。</translation>
    </message>
    <message>
        <source>Moves copied to the clipboard.</source>
        <translation>走法已复制到剪贴板。</translation>
    </message>
    <message>
        <source>Solve this level from here with the fewest pushes</source>
        <translation>从这里以最少推数解开此关卡</translation>
    </message>
    <message>
        <source>Solve this level from here with the fewest moves</source>
        <translation>从这里以最少步数解开此关卡</translation>
    </message>
    <message>
        <source>&amp;Undo the pull</source>
        <translation>撤销这次拉动(&amp;U)</translation>
    </message>
    <message>
        <source>Returns to the position just after the previous pull</source>
        <translation>返回上次拉动刚完成时的局面</translation>
    </message>
    <message>
        <source>&amp;Redo the pull</source>
        <translation>重做这次拉动(&amp;R)</translation>
    </message>
    <message>
        <source>Goes to the next pull, including the walk before it</source>
        <translation>前进到下次拉动，包括拉动前的行走</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>回车键</translation>
    </message>
    <message>
        <source>Select the first box, then the next; choose a square with the arrow keys and press Enter to push the box there</source>
        <translation>选中一个箱子，再按则选中下一个；用方向键选择格子，按回车键将箱子推到那里</translation>
    </message>
    <message>
        <source>Page Up, Page Down</source>
        <translation>Page Up、Page Down</translation>
    </message>
    <message>
        <source>Previous level, next level</source>
        <translation>上一关，下一关</translation>
    </message>
    <message>
        <source>Mouse: back, forward</source>
        <translation>鼠标：后退键、前进键</translation>
    </message>
    <message>
        <source>Undo or redo a push; with Shift, a step</source>
        <translation>撤销或重做一次推动；按住 Shift 则为一步</translation>
    </message>
    <message>
        <source>Reverse play: Ctrl+arrows</source>
        <translation>逆推：Ctrl+方向键</translation>
    </message>
    <message>
        <source>Walk without pulling, or pull the box if the arrow keys alone do not</source>
        <translation>只行走，不拉箱；若已设为方向键不拉箱，则拉箱</translation>
    </message>
    <message>
        <source>Reverse play: click before the first step</source>
        <translation>逆推：走第一步之前单击</translation>
    </message>
    <message>
        <source>Set the worker&apos;s start</source>
        <translation>设置工人的起始位置</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>滚轮</translation>
    </message>
    <message>
        <source>Zoom at the pointer; with Shift, scroll sideways</source>
        <translation>以指针为中心缩放；按住 Shift 则左右滚动</translation>
    </message>
    <message>
        <source>Drag with the middle button, or hold Space and drag</source>
        <translation>按住中键或空格键拖动</translation>
    </message>
    <message>
        <source>Move the board</source>
        <translation>移动棋盘</translation>
    </message>
    <message>
        <source>Zoom in, zoom out, whole board</source>
        <translation>放大、缩小、显示整个棋盘</translation>
    </message>
    <message>
        <source>Alt+arrows</source>
        <translation>Alt+方向键</translation>
    </message>
    <message>
        <source>Reverse</source>
        <translation>逆推</translation>
    </message>
    <message>
        <source>Pull the boxes from the goals to their start squares. Click to choose where the worker starts.</source>
        <translation>把箱子从目标拉回起始位置。单击选择工人的起始位置。</translation>
    </message>
    <message>
        <source>Played in reverse, this game is not a solution.</source>
        <translation>此局反向播放后并不是解。</translation>
    </message>
    <message>
        <source>All boxes are on their start squares. Played in reverse, this game solves the level: %1. Press %2 to play it.</source>
        <translation>所有箱子都已回到起始位置。反向播放即为此关卡的解：%1。按 %2 播放。</translation>
    </message>
    <message>
        <source>Improve</source>
        <translation>改进</translation>
    </message>
    <message>
        <source>Improving %1 in segments of %2; now %3…</source>
        <translation>正在改进 %1，每段 %2；目前为 %3…</translation>
    </message>
    <message>
        <source>There is no solution to improve yet. Solve the level or paste a solution.</source>
        <translation>还没有可改进的解。请先求解此关卡，或粘贴一个解。</translation>
    </message>
    <message>
        <source>Improving…</source>
        <translation>正在改进…</translation>
    </message>
    <message>
        <source>Not enough memory to improve the solution.</source>
        <translation>内存不足，无法改进解。</translation>
    </message>
    <message>
        <source>No improvement in pushes: %1.</source>
        <translation>推数没有改进：%1。</translation>
    </message>
    <message>
        <source>No improvement in moves: %1.</source>
        <translation>步数没有改进：%1。</translation>
    </message>
    <message>
        <source>Pushes first: moves %1 → %2, pushes %3 → %4.</source>
        <translation>推数优先：步数 %1 → %2，推数 %3 → %4。</translation>
    </message>
    <message>
        <source>Moves first: moves %1 → %2, pushes %3 → %4.</source>
        <translation>步数优先：步数 %1 → %2，推数 %3 → %4。</translation>
    </message>
    <message>
        <source>No solution has fewer pushes.</source>
        <translation>没有推数更少的解。</translation>
    </message>
    <message>
        <source>No solution has fewer moves.</source>
        <translation>没有步数更少的解。</translation>
    </message>
    <message>
        <source>The result has been added to this game as a branch.</source>
        <translation>已作为分支加入本局。</translation>
    </message>
    <message>
        <source>The worker cannot reach that square: boxes block the path.</source>
        <translation>工人无法到达该格：路径被箱子挡住。</translation>
    </message>
    <message>
        <source>&amp;Breakpoint at this position</source>
        <translation>在此局面设置断点(&amp;B)</translation>
    </message>
    <message>
        <source>B&amp;reakpoint when box %1 is pushed</source>
        <translation>设置断点：推动箱子 %1 时(&amp;R)</translation>
    </message>
    <message>
        <source>This is your drawing. Choose “%1” (%2) to continue it.</source>
        <translation>这是您绘制的关卡。可用“%1”（%2）继续绘制。</translation>
    </message>
    <message>
        <source>Your unfinished level has been saved. Choose “%1” to continue it.</source>
        <translation>您未完成的关卡已自动保存。可用“%1”继续绘制。</translation>
    </message>
    <message>
        <source>These moves cannot be played: %1</source>
        <translation>这些走法无法执行：%1</translation>
    </message>
    <message>
        <source>Previous level: %1</source>
        <translation>上一关：%1</translation>
    </message>
    <message>
        <source>levels as text, moves as the letters l u r d</source>
        <translation>关卡文本、以字母 l u r d 表示的走法</translation>
    </message>
    <message>
        <source>Built-in levels</source>
        <translation>自带关卡</translation>
    </message>
    <message>
        <source>Pasted</source>
        <comment>levels</comment>
        <translation>粘贴的关卡</translation>
    </message>
    <message>
        <source>The solution in the file cannot be played: %1</source>
        <translation>文件中的解无法播放：%1</translation>
    </message>
    <message>
        <source>Played %1 from the current position.</source>
        <comment>so many moves</comment>
        <translation>已从当前局面起走了 %1。</translation>
    </message>
    <message>
        <source>Steps are counted from the start of the level; counted from the current position, this is step %1.</source>
        <translation>此步数从起始局面算起；从当前局面算起为第 %1 步。</translation>
    </message>
    <message>
        <source>Played %1 from the start of the level.</source>
        <comment>so many moves</comment>
        <translation>已从起始局面起走了 %1。</translation>
    </message>
    <message>
        <source>There are too many levels to add to “Pasted”. Save them to a file to keep them.</source>
        <translation>关卡太多，无法加入“粘贴的关卡”。请保存到文件以便保留。</translation>
    </message>
    <message>
        <source>The pasted levels could not be added to “Pasted”: %1</source>
        <translation>无法将这些关卡加入“粘贴的关卡”：%1</translation>
    </message>
    <message>
        <source>Personal best</source>
        <translation>个人最佳</translation>
    </message>
    <message>
        <source>Personal best by moves</source>
        <translation>个人最佳（按步数）</translation>
    </message>
    <message>
        <source>Personal best by pushes</source>
        <translation>个人最佳（按推数）</translation>
    </message>
    <message>
        <source>All boxes are on their start squares</source>
        <translation>所有箱子都已回到起始位置</translation>
    </message>
    <message>
        <source>Played in reverse, this game solves the level. Press %1 to play it.</source>
        <translation>反向播放即为此关卡的解。按 %1 播放。</translation>
    </message>
    <message>
        <source>Which box?</source>
        <comment>on the button of Hint</comment>
        <translation>哪个箱子？</translation>
    </message>
    <message>
        <source>This game has reached the step limit. Save it, then restart the level.</source>
        <translation>本局步数已达上限。请保存，然后重玩本关。</translation>
    </message>
    <message>
        <source>Levels in reverse play cannot be searched: switch to forward play to compare.</source>
        <translation>逆推时无法搜索关卡：请切换到正向游戏，再进行比较。</translation>
    </message>
    <message>
        <source>Count pushes</source>
        <translation>改按推数计数</translation>
    </message>
    <message>
        <source>&amp;A* with each pruning method off in turn</source>
        <translation>A*：逐一停用剪枝方法(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Breadth-first, A*, IDA* and bidirectional</source>
        <translation>广度优先、A*、IDA* 与双向搜索(&amp;B)</translation>
    </message>
    <message>
        <source>A* and &amp;weighted A*</source>
        <translation>A* 与加权 A*(&amp;W)</translation>
    </message>
    <message>
        <source>A* with all pruning methods and with &amp;none</source>
        <translation>A*：启用与停用全部剪枝方法(&amp;N)</translation>
    </message>
    <message>
        <source>moves made: %L1</source>
        <translation>已走 %L1 步</translation>
    </message>
    <message>
        <source>counted: %1</source>
        <translation>按%1计数</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>状态图</translation>
    </message>
    <message>
        <source>In reverse play, states of the graph cannot be opened.</source>
        <translation>逆推时不能打开图中的状态。</translation>
    </message>
    <message>
        <source>Continue with more time</source>
        <translation>增加时间并继续</translation>
    </message>
    <message>
        <source>%1. No levels left to solve.</source>
        <translation>%1。没有剩下可求解的关卡。</translation>
    </message>
    <message>
        <source>Continue</source>
        <comment>solving the collection</comment>
        <translation>继续</translation>
    </message>
    <message>
        <source>Solve in the background</source>
        <translation>在后台求解</translation>
    </message>
    <message>
        <source>Level %1 cannot be played. Line %2: %3</source>
        <translation>第 %1 关无法游玩。第 %2 行：%3</translation>
    </message>
    <message>
        <source>1 more level cannot be played.</source>
        <translation>另有 1 个关卡无法游玩。</translation>
    </message>
    <message>
        <source>%1 more levels cannot be played.</source>
        <comment>be played</comment>
        <translation>另有 %1 个关卡无法游玩。</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::SokobanPanel</name>
    <message>
        <source>Moves</source>
        <translation>步数</translation>
    </message>
    <message>
        <source>Pushes</source>
        <translation>推数</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a count, and what of it</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Pulls</source>
        <translation>拉数</translation>
    </message>
    <message>
        <source>Branch %1 of %2 here (B: next branch)</source>
        <translation>此处的第 %1 个分支，共 %2 个（B：下一分支）</translation>
    </message>
    <message>
        <source>Step</source>
        <comment>of the game, beside a slider</comment>
        <translation>步数</translation>
    </message>
    <message>
        <source>played</source>
        <translation>已走</translation>
    </message>
    <message>
        <source>personal best</source>
        <translation>个人最佳</translation>
    </message>
    <message>
        <source>best %1</source>
        <comment>the personal best</comment>
        <translation>最佳 %1</translation>
    </message>
    <message>
        <source>Shows your solution with the fewest moves: %1</source>
        <translation>您步数最少的解：%1</translation>
    </message>
    <message>
        <source>Shows your solution with the fewest pushes: %1</source>
        <translation>您推数最少的解：%1</translation>
    </message>
    <message>
        <source>Counts the worker&apos;s steps, including pushes</source>
        <translation>工人的步数，推动也算在内</translation>
    </message>
    <message>
        <source>On start squares</source>
        <translation>在起始位置</translation>
    </message>
    <message>
        <source>On goals</source>
        <translation>在目标上</translation>
    </message>
    <message>
        <source>Counts the boxes on start squares</source>
        <translation>位于起始位置的箱子数</translation>
    </message>
    <message>
        <source>Counts the boxes on goals</source>
        <translation>位于目标上的箱子数</translation>
    </message>
    <message>
        <source>of %1</source>
        <comment>so many boxes</comment>
        <translation>/ %1</translation>
    </message>
    <message>
        <source>Game step</source>
        <translation>本局当前步数</translation>
    </message>
    <message>
        <source>Goes to any step of this game; branches you have left are kept</source>
        <translation>转到本局的任意一步；离开的分支会保留</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::SokobanView</name>
    <message>
        <source>Sokoban board</source>
        <translation>推箱子棋盘</translation>
    </message>
    <message>
        <source>The worker is at column %1, row %2; %3 of %4 boxes are on goals</source>
        <translation>工人在第 %1 列第 %2 行；%4 个箱子中有 %3 个在目标上</translation>
    </message>
    <message>
        <source>The worker cannot walk there without pushing a box.</source>
        <translation>不推箱子，工人走不到那里。</translation>
    </message>
    <message>
        <source>To column %1, row %2: %3</source>
        <comment>a square, moves and pushes</comment>
        <translation>到第 %1 列第 %2 行：%3</translation>
    </message>
    <message>
        <source>This box cannot be moved now.</source>
        <translation>这个箱子现在无法移动。</translation>
    </message>
    <message>
        <source>Reverse play: the boxes&apos; start squares are their goals. %1</source>
        <translation>逆推：箱子的起始位置就是目标。%1</translation>
    </message>
    <message>
        <source>moves: %1, pulls: %2</source>
        <translation>%1 步，%2 拉</translation>
    </message>
    <message>
        <source>Click-to-move is off for boxes: clicking an adjacent box pushes it one square.</source>
        <translation>“单击移动箱子”已关闭：单击相邻的箱子会将其推动一格。</translation>
    </message>
    <message>
        <source>Box at column %1, row %2: choose a square with the arrow keys; Enter moves it there</source>
        <translation>第 %1 列第 %2 行的箱子：用方向键选择格子，按回车键移到那里</translation>
    </message>
    <message>
        <source>The box cannot be moved there.</source>
        <translation>箱子无法移到那里。</translation>
    </message>
    <message>
        <source>Reverse play</source>
        <translation>逆推</translation>
    </message>
    <message>
        <source>Click-to-move is off for boxes: clicking an adjacent box pulls it one square.</source>
        <translation>“单击移动箱子”已关闭：单击相邻的箱子会将其拉动一格。</translation>
    </message>
    <message>
        <source>Not enough memory to find where this box can be moved.</source>
        <translation>内存不足，无法计算这个箱子可以移到哪里。</translation>
    </message>
    <message>
        <source>%1; the board is turned or mirrored, but columns and rows keep their numbers</source>
        <translation>%1；棋盘已旋转或翻转，行和列仍按原编号</translation>
    </message>
    <message>
        <source>Click a square to walk there. Drag a box, or click it and then a square, to push it there if possible. The level is solved when all boxes are on goals.</source>
        <translation>单击格子，工人就走到那里。拖动箱子，或先单击箱子再单击格子，可在可行时把箱子推过去。所有箱子都在目标上时，关卡即解开。</translation>
    </message>
    <message>
        <source>The worker cannot walk any nearer without pushing a box.</source>
        <translation>不推箱子，工人无法走得更近。</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::SolvePanel</name>
    <message>
        <source>Nodes</source>
        <translation>节点</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>At least</source>
        <translation>至少</translation>
    </message>
    <message>
        <source>Shows the proven lower bound: no solution from here has fewer pushes</source>
        <translation>已证明的下界：从此局面求解，推数不会少于此数</translation>
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
        <source>Stops and keeps the results found so far</source>
        <translation>停止并保留已找到的结果</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>上限</translation>
    </message>
    <message>
        <source>Time limit</source>
        <translation>时间上限</translation>
    </message>
    <message>
        <source>Sets the time limit for a hint or an improvement</source>
        <translation>设置求取提示或改进解的时间上限</translation>
    </message>
    <message>
        <source>Memory limit</source>
        <translation>内存上限</translation>
    </message>
    <message>
        <source>Sets the memory limit; half of the memory for searches stays free for other searches</source>
        <translation>设置内存上限；搜索可用内存的一半留给其他搜索</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>%1 min</source>
        <comment>minutes</comment>
        <translation>%1 分钟</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Close the collection result</source>
        <translation>关闭关卡集的结果</translation>
    </message>
    <message>
        <source>Stop solving the collection</source>
        <translation>停止求解关卡集</translation>
    </message>
    <message>
        <source>Closes this result; the gallery still shows which levels are solved</source>
        <translation>关闭此结果；选关窗口仍会显示哪些关卡已解出</translation>
    </message>
    <message>
        <source>Stops solving the collection and keeps the solutions found so far</source>
        <translation>停止求解关卡集，并保留已找到的解</translation>
    </message>
    <message>
        <source>Continues the search from where it stopped</source>
        <translation>从停止处继续搜索</translation>
    </message>
    <message>
        <source>Position with the most boxes packed</source>
        <translation>就位箱子最多的局面</translation>
    </message>
    <message>
        <source>Stop collection</source>
        <translation>停止求解关卡集</translation>
    </message>
    <message>
        <source>Stop search</source>
        <translation>停止搜索</translation>
    </message>
    <message>
        <source>Shows the search with the most boxes packed; several searches run in turn</source>
        <translation>显示就位箱子最多的搜索；多个搜索轮流进行</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::StartHero</name>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>再次播放</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>播放</translation>
    </message>
    <message>
        <source>Watch a search</source>
        <translation>观看一次搜索</translation>
    </message>
    <message>
        <source>Find a path from the start to the goal, around the wall.</source>
        <translation>寻找一条从起点绕过墙到达终点的路径。</translation>
    </message>
    <message>
        <source>Search board</source>
        <translation>搜索棋盘</translation>
    </message>
    <message>
        <source>Opens this map in the map lab, where you can change it and step through the search</source>
        <translation>在地图实验室中打开此地图，可修改地图并逐步查看搜索</translation>
    </message>
    <message>
        <source>Plays the search; press again to pause.</source>
        <translation>播放搜索；再按一次暂停。</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>A* always expands the cell with the lowest sum of the cost so far and the estimated cost to the goal. At first this leads straight towards the goal.</source>
        <translation>A* 总是扩展“已走路径的代价与估计的剩余距离之和”最小的格子。起初，搜索径直朝终点前进。</translation>
    </message>
    <message>
        <source>The wall blocks the straight path. The search now expands cells that lead around it.</source>
        <translation>墙挡住了直线路径。现在，搜索扩展可以绕过墙的格子。</translation>
    </message>
    <message>
        <source>Goal reached. The path is traced back from here: %1 steps (each costs 10 in the map lab), the minimum. %2 cells were expanded.</source>
        <translation>到达终点，从这里回溯得到路径：%1 步（在地图实验室中每步代价为 10），为最少步数。共扩展了 %2 个格子。</translation>
    </message>
    <message>
        <source>The lessons explain how this works</source>
        <translation>课程中有详细讲解</translation>
    </message>
    <message>
        <source>Opens the lessons on how search algorithms work</source>
        <translation>打开课程，了解搜索算法如何工作</translation>
    </message>
    <message>
        <source>Draw walls</source>
        <translation>画墙</translation>
    </message>
    <message>
        <source>No path: %1 cells were expanded and OPEN is empty.</source>
        <translation>无路径：扩展了 %1 个格子，OPEN 为空。</translation>
    </message>
    <message>
        <source>A small search from start to goal. Press Play to watch it step by step. Drag the start or goal, or draw walls, and the search updates.</source>
        <translation>从起点到终点的小型搜索。按“播放”逐步观看；拖动起点或终点，或画墙，搜索会随之更新。</translation>
    </message>
    <message>
        <source>At the goal, the path is traced back to the start.</source>
        <translation>到达终点后，从终点回溯到起点得到路径。</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::StartLately</name>
    <message>
        <source>Current game</source>
        <translation>当前游戏</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::StartPage</name>
    <message>
        <source>Searchlight</source>
        <translation>探照灯</translation>
    </message>
    <message>
        <source>Puzzles, maps, and the searches that solve them, step by step</source>
        <translation>逐步展示益智游戏和地图的搜索求解过程</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Opens a map, levels, a game or a workspace</source>
        <translation>打开地图、关卡、游戏或工作区</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::StatisticsDialog</name>
    <message>
        <source>Collection</source>
        <translation>关卡集</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>已解</translation>
    </message>
    <message>
        <source>%1, personal best</source>
        <translation>%1，个人最佳</translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation>最少</translation>
    </message>
    <message>
        <source>Minimum reached</source>
        <translation>达到最少</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>局数</translation>
    </message>
    <message>
        <source>Last solved</source>
        <translation>最近解开</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>统计</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>of %1</source>
        <comment>so many solved</comment>
        <translation>/ %1</translation>
    </message>
    <message>
        <source>Only puzzles solved without help count as solved. The totals cover solved puzzles whose minimum is known.</source>
        <translation>“已解”只计独立解开的题目。合计只包括您已解开且“最少”已知的题目。</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::TakePictureDialog</name>
    <message>
        <source>Save picture</source>
        <translation>保存图片</translation>
    </message>
    <message>
        <source>%1×</source>
        <comment>so many times its size</comment>
        <translation>%1×</translation>
    </message>
    <message>
        <source>Saves the picture at screen size</source>
        <translation>按屏幕大小保存</translation>
    </message>
    <message>
        <source>Saves the picture at %1 times screen size with the same sharpness</source>
        <translation>按屏幕大小的 %1 倍保存，同样清晰</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>保存(&amp;S)…</translation>
    </message>
    <message>
        <source>C&amp;opy</source>
        <translation>复制(&amp;O)</translation>
    </message>
    <message>
        <source>Copies the picture to the clipboard</source>
        <translation>将图片复制到剪贴板</translation>
    </message>
    <message>
        <source>%1 × %2 pixels</source>
        <translation>%1 × %2 像素</translation>
    </message>
    <message>
        <source>&amp;Picture of</source>
        <translation>图片内容(&amp;P)</translation>
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
        <translation>%1 / %2（目前已搜索）</translation>
    </message>
    <message>
        <source>Shows the part of the search known so far, from left to right. Click or drag to go to a moment. Marks show notable events.</source>
        <translation>从左到右显示目前已知的搜索过程。单击或拖动可转到任一时刻；标记表示发生事件的位置。</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::TreePanel</name>
    <message>
        <source>Current branch only</source>
        <translation>只看当前分支</translation>
    </message>
    <message>
        <source>Shows only the current branch and the siblings of its nodes</source>
        <translation>只显示当前分支及其各节点的兄弟节点</translation>
    </message>
    <message>
        <source>Follow the search</source>
        <translation>跟随搜索</translation>
    </message>
    <message>
        <source>Keeps the current node in sight while the tree is enlarged</source>
        <translation>放大时让当前节点保持可见</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>缩小</translation>
    </message>
    <message>
        <source>Shows more of the tree</source>
        <translation>显示树的更大范围</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>放大</translation>
    </message>
    <message>
        <source>Enlarges the tree until its nodes show names and costs</source>
        <translation>放大树，直到节点显示名称和代价</translation>
    </message>
    <message>
        <source>Whole tree</source>
        <translation>整棵树</translation>
    </message>
    <message>
        <source>Fits the whole tree in</source>
        <translation>显示整棵树</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::TreeView</name>
    <message>
        <source>g %1</source>
        <translation>g %1</translation>
    </message>
    <message>
        <source>g %1, h %2</source>
        <translation>g %1，h %2</translation>
    </message>
    <message>
        <source>%1 + %2 = %3</source>
        <comment>g + h = f</comment>
        <translation>%1 + %2 = %3</translation>
    </message>
    <message>
        <source>Go to the event that &amp;reached it</source>
        <translation>转到到达它的事件(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Next event in this branch</source>
        <translation>此分支的下一事件(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Previous event in this branch</source>
        <translation>此分支的上一事件(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Unfold</source>
        <translation>展开(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Fold</source>
        <translation>折叠(&amp;F)</translation>
    </message>
    <message>
        <source>Press Play: the tree grows here with the search</source>
        <translation>按“播放”：树会随搜索在此生长</translation>
    </message>
    <message>
        <source>No search</source>
        <translation>没有搜索</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>等待</translation>
    </message>
    <message>
        <source>OPEN</source>
        <translation>OPEN</translation>
    </message>
    <message>
        <source>on the path</source>
        <translation>在路径上</translation>
    </message>
    <message>
        <source>CLOSED</source>
        <translation>CLOSED</translation>
    </message>
    <message>
        <source>backtracked</source>
        <translation>已回溯</translation>
    </message>
    <message>
        <source>replaced</source>
        <translation>已替换</translation>
    </message>
    <message>
        <source>pruned</source>
        <translation>已剪枝</translation>
    </message>
    <message>
        <source>cut off by the bound</source>
        <translation>超出界限</translation>
    </message>
    <message>
        <source>current</source>
        <translation>当前</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>OPEN 12</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>g + h = f</source>
        <translation>g + h = f</translation>
    </message>
    <message>
        <source>f above g and h</source>
        <translation>上为 f，下为 g 和 h</translation>
    </message>
    <message>
        <source>Search tree</source>
        <translation>搜索树</translation>
    </message>
    <message>
        <source>Waits in %1</source>
        <translation>在 %1 中等待</translation>
    </message>
    <message>
        <source>On the current path</source>
        <translation>在当前路径上</translation>
    </message>
    <message>
        <source>Expanded; in CLOSED</source>
        <translation>已扩展，在 CLOSED 中</translation>
    </message>
    <message>
        <source>Expanded; the search has backtracked from here</source>
        <translation>已扩展，搜索已从此处回溯</translation>
    </message>
    <message>
        <source>Replaced: the node was reached from another parent later</source>
        <translation>已替换：此节点之后又从另一父节点到达</translation>
    </message>
    <message>
        <source>Duplicate: the tree already contains this state, and tree search keeps both</source>
        <translation>重复：树中已有此状态，树搜索两者都保留</translation>
    </message>
    <message>
        <source>Folded: %1 nodes below</source>
        <translation>已折叠：下有 %1 个节点</translation>
    </message>
    <message>
        <source>%1 nodes, depth %2</source>
        <translation>%1 个节点，深度 %2</translation>
    </message>
    <message>
        <source>The search has not started</source>
        <translation>搜索尚未开始</translation>
    </message>
    <message>
        <source>%1 waiting</source>
        <translation>%1 个等待</translation>
    </message>
    <message>
        <source>%1 in OPEN</source>
        <translation>%1 个在 OPEN 中</translation>
    </message>
    <message>
        <source>%1 on the path</source>
        <translation>%1 个在路径上</translation>
    </message>
    <message>
        <source>%1 in CLOSED</source>
        <translation>%1 个在 CLOSED 中</translation>
    </message>
    <message>
        <source>%1 backtracked</source>
        <translation>%1 个已回溯</translation>
    </message>
    <message>
        <source>%1 pruned</source>
        <translation>%1 个已剪枝</translation>
    </message>
    <message>
        <source>%1 cut off by the bound</source>
        <translation>%1 个超出界限</translation>
    </message>
    <message>
        <source>%1 replaced</source>
        <translation>%1 个已替换</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1；%2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between counts</comment>
        <translation>，</translation>
    </message>
    <message>
        <source>%1; earlier events are no longer recorded</source>
        <translation>%1；更早的事件不再有记录</translation>
    </message>
    <message>
        <source>%1; not enough memory for more</source>
        <translation>%1；内存不足，无法显示更多</translation>
    </message>
    <message>
        <source>duplicate states</source>
        <translation>重复状态</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>已选中</translation>
    </message>
    <message>
        <source>&amp;Stop playing the branch</source>
        <translation>停止播放分支(&amp;S)</translation>
    </message>
    <message>
        <source>P&amp;lay this branch (Space stops)</source>
        <translation>播放此分支（空格停止）(&amp;L)</translation>
    </message>
    <message>
        <source>f below the picture</source>
        <translation>图下为 f</translation>
    </message>
    <message>
        <source>f below the name</source>
        <translation>名称下为 f</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>深度</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>节点</translation>
    </message>
    <message>
        <source>Up and Down go to the parent and the first child, Left and Right to siblings; Shift+Space plays the branch</source>
        <translation>上下键转到父节点和第一个子节点，左右键转到兄弟节点；Shift+空格播放该分支</translation>
    </message>
    <message>
        <source>Shows the tree of the search: which node was reached from which. Click a node to select it, double-click it to fold what is below it. Drag to move the tree, turn the wheel to zoom. Right-click a node to play only its branch.</source>
        <translation>显示搜索树：每个节点是从哪个节点到达的。单击节点以选中，双击以折叠其下的部分。拖动可移动树，滚轮可缩放。右键单击节点可只播放其分支。</translation>
    </message>
    <message>
        <source>The goal, taken from OPEN</source>
        <translation>目标，已从 OPEN 取出</translation>
    </message>
    <message>
        <source>above a box: order of expansion</source>
        <translation>方框上方：扩展次序</translation>
    </message>
    <message>
        <source>dropped</source>
        <translation>丢弃</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::VerdictTexts</name>
    <message>
        <source>another one</source>
        <translation>另一个</translation>
    </message>
    <message>
        <source>In OPEN, choose the board that is expanded next.</source>
        <translation>在 OPEN 中选出接下来要扩展的局面。</translation>
    </message>
    <message>
        <source>Choose the three marked boards in the order in which the search takes them from OPEN.</source>
        <translation>按搜索取出的次序选择标出的三个局面。</translation>
    </message>
    <message>
        <source>Drag the goal so that the path found is not optimal.</source>
        <translation>拖动终点，使找到的路径不是最优的。</translation>
    </message>
    <message>
        <source>Draw walls so that the path found is not optimal.</source>
        <translation>画墙，使找到的路径不是最优的。</translation>
    </message>
    <message>
        <source>What is the cost of the path found?</source>
        <translation>找到的路径代价是多少？</translation>
    </message>
    <message>
        <source>Push a box so that the level becomes unsolvable.</source>
        <translation>推一个箱子，使这一关变为无解。</translation>
    </message>
    <message>
        <source>Make the next move of a shortest solution.</source>
        <translation>按最短解走下一步。</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>对。</translation>
    </message>
    <message>
        <source>That node is not in OPEN.</source>
        <translation>您选的节点不在 OPEN 中。</translation>
    </message>
    <message>
        <source>Its %1 is %2, but %3 has %4: %3 is taken first.</source>
        <translation>您选的 %1 为 %2，%3 的为 %4，因此先取 %3。</translation>
    </message>
    <message>
        <source>A stack is last in, first out: %1 was added last, so it is taken first.</source>
        <translation>栈是后进先出：%1 最后进入，先取出。</translation>
    </message>
    <message>
        <source>The search takes a different cell: %1.</source>
        <translation>搜索取的是另一个：%1。</translation>
    </message>
    <message>
        <source>The path found costs %1, and no path is cheaper.</source>
        <translation>找到的路径代价为 %1，不存在代价更小的路径。</translation>
    </message>
    <message>
        <source>There is no longer a path.</source>
        <translation>现在已不存在任何路径。</translation>
    </message>
    <message>
        <source>Unknown: the search for a solution took too long.</source>
        <translation>无法确定：求解用时过长。</translation>
    </message>
    <message>
        <source>That move is not possible.</source>
        <translation>这一步不可行。</translation>
    </message>
    <message>
        <source>How many pushes does a solution with the fewest pushes have?</source>
        <translation>推数最少的解要推几次？</translation>
    </message>
    <message>
        <source>How many pushes does the solution found have?</source>
        <translation>找到的解要推几次？</translation>
    </message>
    <message>
        <source>How many moves does a solution with the fewest moves have?</source>
        <translation>步数最少的解有几步？</translation>
    </message>
    <message>
        <source>How many moves does the solution found have?</source>
        <translation>找到的解有几步？</translation>
    </message>
    <message>
        <source>Make the next push of a solution with the fewest pushes.</source>
        <translation>按推数最少的解推下一步。</translation>
    </message>
    <message>
        <source>Make the next move of a solution with the fewest moves.</source>
        <translation>按步数最少的解走下一步。</translation>
    </message>
    <message>
        <source>Right: its f is %1 (g %2, h %3), and no node in OPEN has a smaller one.</source>
        <translation>对：所选节点的 f 是 %1（g %2，h %3），OPEN 中没有更小的。</translation>
    </message>
    <message>
        <source>Right: its %1 is %2, and no node in OPEN has a smaller one.</source>
        <translation>对：所选节点的 %1 是 %2，OPEN 中没有更小的。</translation>
    </message>
    <message>
        <source>Right: %1 nodes in OPEN have %2; this one was added last, at event %3.</source>
        <translation>对：OPEN 中有 %1 个节点同为 %2，所选的最后加入（第 %3 个事件）。</translation>
    </message>
    <message>
        <source>Right: %1 nodes in OPEN have %2; this one was added first, at event %3.</source>
        <translation>对：OPEN 中有 %1 个节点同为 %2，所选的最先加入（第 %3 个事件）。</translation>
    </message>
    <message>
        <source>Right: a queue is first in, first out, and this one was added first, at event %1.</source>
        <translation>对：队列先进先出，所选节点最先加入（第 %1 个事件）。</translation>
    </message>
    <message>
        <source>Right: a stack is last in, first out, and this one was added last.</source>
        <translation>对：栈后进先出，所选节点最后加入。</translation>
    </message>
    <message>
        <source>%1 straight</source>
        <comment>steps of a way</comment>
        <translation>%1 步直走</translation>
    </message>
    <message>
        <source>%1 straight, %2 diagonal</source>
        <comment>steps of a way</comment>
        <translation>%1 步直走、%2 步斜走</translation>
    </message>
    <message>
        <source>Every state that is still reachable was examined: no solution remains.</source>
        <translation>已检查所有仍可到达的状态：无解。</translation>
    </message>
    <message>
        <source>Right: %1.</source>
        <translation>对：%1。</translation>
    </message>
    <message>
        <source>Right. Steps of the path: %1.</source>
        <translation>对：路径共有 %1。</translation>
    </message>
    <message>
        <source>Right. %1</source>
        <translation>对。%1</translation>
    </message>
    <message>
        <source>Right: the goal is reached.</source>
        <comment>the last move or cell</comment>
        <translation>对：已到达目标。</translation>
    </message>
    <message>
        <source>Right: the rest of the path costs %1.</source>
        <translation>对：余下路径的代价为 %1。</translation>
    </message>
    <message>
        <source>Both have %1. The newest among ties is taken first: yours was added at event %2, the correct one at event %3.</source>
        <translation>两者同为 %1。同值时后进先出：您选的在第 %2 个事件加入，正确的在第 %3 个事件加入。</translation>
    </message>
    <message>
        <source>Both have %1. The oldest among ties is taken first: yours was added at event %2, the correct one at event %3.</source>
        <translation>两者同为 %1。同值时先进先出：您选的在第 %2 个事件加入，正确的在第 %3 个事件加入。</translation>
    </message>
    <message>
        <source>%1 and %2 both have %3. The newest among ties is taken first: %1 was added at event %4, %2 at event %5.</source>
        <translation>%1 和 %2 同为 %3。同值时后进先出：%1 在第 %4 个事件加入，%2 在第 %5 个事件加入。</translation>
    </message>
    <message>
        <source>%1 and %2 both have %3. The oldest among ties is taken first: %1 was added at event %4, %2 at event %5.</source>
        <translation>%1 和 %2 同为 %3。同值时先进先出：%1 在第 %4 个事件加入，%2 在第 %5 个事件加入。</translation>
    </message>
    <message>
        <source>A queue is first in, first out: %1 was added first, at event %2; yours was added at event %3.</source>
        <translation>队列先进先出：%1 最先加入（第 %2 个事件）；您选的在第 %3 个事件加入。</translation>
    </message>
    <message>
        <source>The correct answer is %1, not %2.</source>
        <comment>a cost, or how many pushes or moves</comment>
        <translation>应为 %1，不是 %2。</translation>
    </message>
    <message>
        <source>%1 Steps of the path: %2.</source>
        <translation>%1路径共有 %2。</translation>
    </message>
    <message>
        <source>Now the level is unsolvable. %1</source>
        <translation>现在这一关已无解。%1</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between cells</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>%1 In order: %2.</source>
        <translation>%1正确的次序：%2。</translation>
    </message>
    <message>
        <source>How many steps does a solution with the fewest steps have?</source>
        <translation>格数最少的解要走几格？</translation>
    </message>
    <message>
        <source>How many steps does the solution found have?</source>
        <translation>找到的解要走几格？</translation>
    </message>
    <message>
        <source>Make the next step of a solution with the fewest steps.</source>
        <translation>按格数最少的解走下一格。</translation>
    </message>
    <message>
        <source>Both sides have %1 nodes in OPEN. If the numbers are equal, the start side is next.</source>
        <translation>两侧的 OPEN 中都有 %1 个节点：数量相同时由起点侧继续。</translation>
    </message>
    <message>
        <source>The goal side is next: it has fewer nodes in OPEN, %1 instead of %2.</source>
        <translation>轮到终点侧：该侧 OPEN 中的节点较少，有 %1 个，另一侧有 %2 个。</translation>
    </message>
    <message>
        <source>The start side is next: it has fewer nodes in OPEN, %1 instead of %2.</source>
        <translation>轮到起点侧：该侧 OPEN 中的节点较少，有 %1 个，另一侧有 %2 个。</translation>
    </message>
    <message>
        <source>Right: %1 nodes in OPEN share the smallest %2 after rounding; this one was added last, at event %3.</source>
        <translation>对：OPEN 中有 %1 个节点的 %2 同为最小值（粗略比较），所选的最后加入（第 %3 个事件）。</translation>
    </message>
    <message>
        <source>Right: its %1 is %2, and no node on its side has a smaller one.</source>
        <translation>对：所选节点的 %1 是 %2，该侧没有更小的。</translation>
    </message>
    <message>
        <source>Right: %1 nodes on its side share the smallest %2 after rounding; this one was added last, at event %3.</source>
        <translation>对：该侧有 %1 个节点的 %2 同为最小值（粗略比较），所选的最后加入（第 %3 个事件）。</translation>
    </message>
    <message>
        <source>Right: %1 nodes on its side have %2; this one was added last, at event %3.</source>
        <translation>对：该侧有 %1 个节点同为 %2，所选的最后加入（第 %3 个事件）。</translation>
    </message>
    <message>
        <source>Right: %1 nodes on its side have %2; this one was added first, at event %3.</source>
        <translation>对：该侧有 %1 个节点同为 %2，所选的最先加入（第 %3 个事件）。</translation>
    </message>
    <message>
        <source>Yours has %1 and the correct one %2, but %3 is rounded before comparison, so they tie. The newest among ties is taken first: yours was added at event %4, the correct one at event %5.</source>
        <translation>您选的是 %1，正确的是 %2，但 %3 只作粗略比较，两者同值。同值时后进先出：您选的在第 %4 个事件加入，正确的在第 %5 个事件加入。</translation>
    </message>
    <message>
        <source>%1 has %3 and %2 has %4, but %5 is rounded before comparison, so they tie. The newest among ties is taken first: %1 was added at event %6, %2 at event %7.</source>
        <translation>%1 是 %3，%2 是 %4，但 %5 只作粗略比较，两者同值。同值时后进先出：%1 在第 %6 个事件加入，%2 在第 %7 个事件加入。</translation>
    </message>
    <message>
        <source>%1 It takes %2.</source>
        <comment>a sentence, and a cell</comment>
        <translation>%1搜索取的是 %2。</translation>
    </message>
    <message>
        <source>When %1 is taken, %2 is still in OPEN on the other side. %3</source>
        <translation>取出 %1 时，%2 仍在另一侧的 OPEN 中。%3</translation>
    </message>
    <message>
        <source>The search takes a different node.</source>
        <translation>搜索取的是另一个节点。</translation>
    </message>
    <message>
        <source>%1 is the cost of the cheapest path; this search finds a different path.</source>
        <translation>%1 是最小代价，但这次搜索找到的是另一条路径。</translation>
    </message>
    <message>
        <source>%1 is the number of steps, but some steps cost more than 1.</source>
        <translation>%1 是步数，但并非每步的代价都是 1。</translation>
    </message>
    <message>
        <source>%1 includes the start; the number of steps is one lower.</source>
        <translation>%1 把起点也计算在内，步数应少 1。</translation>
    </message>
    <message>
        <source>%1 is the number of nodes that the run expanded.</source>
        <translation>%1 是这次运行扩展的节点数。</translation>
    </message>
    <message>
        <source>%1 is the number of nodes that the run generated.</source>
        <translation>%1 是这次运行生成的节点数。</translation>
    </message>
    <message>
        <source>The run reaches the goal at event %1 with g = %2.</source>
        <translation>这次运行在第 %1 个事件到达目标，g = %2。</translation>
    </message>
    <message>
        <source>Hint: the search follows the estimate. Put the goal where the straight path is expensive and a detour is cheap.</source>
        <translation>提示：搜索按估计值前进。请把终点放在直线路径代价高、绕行代价低的位置。</translation>
    </message>
    <message>
        <source>Hint: the search follows the estimate. Draw a dead end on the straight path, open towards the start.</source>
        <translation>提示：搜索按估计值前进。请在直线路径上画一个朝起点开口的陷阱。</translation>
    </message>
    <message>
        <source>Hint: put the goal at %1.</source>
        <translation>提示：请将终点放在 %1。</translation>
    </message>
    <message>
        <source>Hint: change these cells: %1.</source>
        <translation>提示：请更改以下格子：%1。</translation>
    </message>
    <message>
        <source>Hint: try a goal within two cells of %1.</source>
        <translation>提示：请尝试将终点放在 %1 周围两格以内。</translation>
    </message>
    <message>
        <source>Hint: start at %1. Number of cells needed: %2.</source>
        <translation>提示：请从 %1 开始画墙，只需 %2 个格子。</translation>
    </message>
    <message>
        <source>Right: %1 to go.</source>
        <comment>so many pushes or moves</comment>
        <translation>对：还需 %1。</translation>
    </message>
    <message>
        <source>The level is still solvable: %1 to go.</source>
        <comment>so many pushes</comment>
        <translation>这一关仍有解：还需 %1。</translation>
    </message>
    <message>
        <source>That makes %1 in total; the minimum is %2.</source>
        <comment>so many pushes or moves</comment>
        <translation>这样总共需要 %1，而最少只需 %2。</translation>
    </message>
    <message>
        <source>Right: the path found costs %1; the cheapest path (dashed line) costs %2.</source>
        <translation>对：找到的路径代价为 %1，最小代价为 %2（见虚线）。</translation>
    </message>
    <message>
        <source>Right: %1 nodes in OPEN have %2. Tie-breaking: %3.</source>
        <translation>对：OPEN 中有 %1 个节点同为 %2。同值次序：%3。</translation>
    </message>
    <message>
        <source>Both have %1. Tie-breaking: %2.</source>
        <translation>两者同为 %1。同值次序：%2。</translation>
    </message>
    <message>
        <source>Click the next cell of a shortest path, or go there with the arrow keys and press Enter.</source>
        <translation>单击最短路径上的下一个格子，或用方向键移到那里并按 Enter。</translation>
    </message>
    <message>
        <source>Click the cell that is expanded next, or go there with the arrow keys and press Enter.</source>
        <translation>单击接下来要扩展的格子，或用方向键移到那里并按 Enter。</translation>
    </message>
    <message>
        <source>Click these, or press Enter on them, in the order in which the search takes them from OPEN: %1.</source>
        <translation>按搜索取出的次序单击这些格子，或移到格子上按 Enter：%1。</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::VisionForm</name>
    <message>
        <source>Changes the colours on boards, graphs and plots so that marks with different meanings stay distinguishable.</source>
        <translation>调整棋盘、状态图和图表的颜色，使含义不同的标记易于区分。</translation>
    </message>
    <message>
        <source>&amp;Usual colour vision</source>
        <translation>一般色觉(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Protanopia: reds look dark</source>
        <translation>红色盲：红色显得暗(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Deuteranopia: reds and greens look alike</source>
        <translation>绿色盲：红色与绿色相似(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Tritanopia: blues and greens look alike</source>
        <translation>蓝色盲：蓝色与绿色相似(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Simulate this colour vision in the preview</source>
        <translation>在预览中模拟这种色觉(&amp;S)</translation>
    </message>
    <message>
        <source>Shows the preview as a person with this colour vision sees it.</source>
        <translation>按这种色觉的人所看到的样子显示预览。</translation>
    </message>
    <message>
        <source>Preview of boards</source>
        <translation>棋盘预览</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::WatchedRun</name>
    <message>
        <source>Not enough memory for this search.</source>
        <translation>内存不足，无法进行此搜索。</translation>
    </message>
    <message>
        <source>Not enough memory to go back this far.</source>
        <translation>内存不足，无法退回到这么早的位置。</translation>
    </message>
    <message>
        <source>Not enough memory to show more of this search.</source>
        <translation>内存不足，无法继续显示此搜索。</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::WeightEdit</name>
    <message>
        <source>weight</source>
        <comment>of weighted A*</comment>
        <translation>权重</translation>
    </message>
    <message>
        <source>Multiplies the estimate. The search finds a route sooner, but it may cost up to this many times the minimum.</source>
        <translation>估计值的倍数：可更快找到路径，但路径代价最高可达最小代价的这一倍数。</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::Window</name>
    <message>
        <source>Your preferences cannot be saved because the settings file is not writable.</source>
        <translation>无法保存首选项：设置文件不可写。</translation>
    </message>
    <message>
        <source>%1: the file is empty</source>
        <translation>%1：文件为空</translation>
    </message>
    <message>
        <source>Workspaces (%1)</source>
        <translation>工作区 (%1)</translation>
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
        <source>Same as &amp;system</source>
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
        <source>No recent files</source>
        <translation>暂无记录</translation>
    </message>
    <message>
        <source>Clear this list</source>
        <translation>清除此列表</translation>
    </message>
    <message>
        <source>Unsaved work from an earlier session was restored: %1</source>
        <translation>已恢复上次运行时未保存的内容：%1</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>All supported files (%1)</source>
        <translation>所有支持的文件 (%1)</translation>
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
        <source>“%1” has unsaved changes.</source>
        <translation>“%1”有未保存的更改。</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Automatic backup of unsaved work failed: %1</source>
        <translation>未保存内容的自动备份失败：%1</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <translation>覆盖(&amp;O)</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>%1 is read-only. Choose another file to save to.</source>
        <translation>%1 为只读文件。请另选文件保存。</translation>
    </message>
    <message>
        <source>This page cannot be saved as a workspace.</source>
        <translation>此页面无法保存为工作区。</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>未命名</translation>
    </message>
    <message>
        <source>Workspace</source>
        <translation>工作区</translation>
    </message>
    <message>
        <source>Save workspace</source>
        <translation>保存工作区</translation>
    </message>
    <message>
        <source>Automatic backup of unsaved work is working again.</source>
        <translation>未保存内容的自动备份已恢复正常。</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>%1, %2 bytes</source>
        <translation>%1，%2 字节</translation>
    </message>
    <message>
        <source>When opened or saved here: %1</source>
        <translation>在此打开或保存时：%1</translation>
    </message>
    <message>
        <source>%1 was changed by another program or window after it was opened or saved here.</source>
        <translation>在此打开或保存 %1 之后，其他程序或窗口更改了该文件。</translation>
    </message>
    <message>
        <source>On disk now: %1</source>
        <translation>当前磁盘上：%1</translation>
    </message>
    <message>
        <source>Overwriting it discards those changes.</source>
        <translation>覆盖后，这些更改将丢失。</translation>
    </message>
    <message>
        <source>%1 was deleted or moved after it was opened or saved here.</source>
        <translation>在此打开或保存 %1 之后，该文件被删除或移动。</translation>
    </message>
    <message>
        <source>On disk now: no file</source>
        <translation>当前磁盘上：无此文件</translation>
    </message>
    <message>
        <source>Save again</source>
        <translation>重新保存(&amp;W)</translation>
    </message>
    <message>
        <source>A window from an earlier session was restored (no unsaved work): %1</source>
        <translation>已恢复上次运行的窗口，其中没有未保存的内容：%1</translation>
    </message>
    <message>
        <source>Pa&amp;ge</source>
        <translation>页面(&amp;G)</translation>
    </message>
    <message>
        <source>The work in this window cannot be saved: %1

Close the window and lose this work?</source>
        <translation>此窗口中的内容无法保存：%1

要关闭窗口并放弃这些内容吗？</translation>
    </message>
    <message>
        <source>The clipboard contains nothing that can be pasted.</source>
        <translation>剪贴板中没有可以粘贴的内容。</translation>
    </message>
    <message>
        <source>Unfinished &amp;games</source>
        <translation>未完成的游戏(&amp;G)</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>%1: belongs to the page “%2”, which this version does not have</source>
        <translation>%1：属于页面“%2”，此版本没有该页面</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>游戏(&amp;G)</translation>
    </message>
    <message>
        <source>Film</source>
        <translation>动画</translation>
    </message>
    <message>
        <source>%1 was not recognised as a workspace, a Color Lines game, a Sokoban game, a map, a graph, a list of queries, a picture, a lesson, a trace, a Klotski game or layout, or Sokoban levels.</source>
        <translation>无法识别 %1：该文件不是工作区、彩球连线存档、推箱子存档、地图、图、查询列表、图片、课程、搜索轨迹、华容道存档或布局，也不是推箱子关卡。</translation>
    </message>
    <message>
        <source>High &amp;contrast</source>
        <translation>高对比度(&amp;C)</translation>
    </message>
    <message>
        <source>%1 contains entries that this version does not know: %2. They are ignored; saving the file removes them.</source>
        <translation>%1 含有此版本不认识的条目：%2。这些条目已忽略；保存文件会将其删除。</translation>
    </message>
    <message>
        <source>Windows</source>
        <translation>窗口</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::WorkbenchPage</name>
    <message>
        <source>Save as lesson</source>
        <translation>另存为课程</translation>
    </message>
    <message>
        <source>Lessons (%1)</source>
        <translation>课程 (%1)</translation>
    </message>
    <message>
        <source>Untitled lesson</source>
        <translation>未命名课程</translation>
    </message>
    <message>
        <source>Created from bookmarks.</source>
        <translation>由书签生成。</translation>
    </message>
    <message>
        <source>Moment</source>
        <translation>时刻</translation>
    </message>
    <message>
        <source>%1 is not a valid name for a lesson. Use NAME.LANGUAGE.lesson.md with lower-case letters, digits and hyphens, for example %2</source>
        <translation>“%1”不是有效的课程文件名。请使用 NAME.LANGUAGE.lesson.md 形式，只含小写字母、数字和连字符，例如 %2</translation>
    </message>
    <message>
        <source>Cannot be saved as a lesson: %1</source>
        <translation>无法另存为课程：%1</translation>
    </message>
    <message>
        <source>Zoom %1&#xa0;%</source>
        <translation>缩放 %1&#xa0;%</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>播放</translation>
    </message>
    <message>
        <source>Plays the search from its start</source>
        <translation>从头播放搜索</translation>
    </message>
    <message>
        <source>Save the nodes of the plot</source>
        <translation>保存图中的节点</translation>
    </message>
    <message>
        <source>Tables (%1)</source>
        <translation>表格 (%1)</translation>
    </message>
    <message>
        <source>The table cannot be saved: %1</source>
        <translation>无法保存表格：%1</translation>
    </message>
</context>
</TS>
