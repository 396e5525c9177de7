<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>BallTexts</name>
    <message>
        <source>A cell is called by its column and row, counted from 0 in the upper left corner.</source>
        <translation>格子用列号和行号表示，从左上角起由 0 数起。</translation>
    </message>
</context>
<context>
    <name>BookFile</name>
    <message>
        <source>The score list %1 cannot be read: %2.</source>
        <translation>无法读取得分榜 %1：%2。</translation>
    </message>
    <message>
        <source>The score list cannot be read: %1.</source>
        <translation>无法读取得分榜：%1。</translation>
    </message>
    <message>
        <source>A later version of Searchlight has written the score list %1: it stays as it is, and nothing is added to it.</source>
        <translation>得分榜 %1 由更新版本的 Searchlight 写入：它保持不变，不会添加任何内容。</translation>
    </message>
    <message>
        <source>It was set aside as %1, and a new one begun.</source>
        <translation>它已改存为 %1，并新建了得分榜。</translation>
    </message>
    <message>
        <source>The score list %1 is full: it stays as it is, and nothing is added to it.</source>
        <translation>得分榜 %1 已满：它保持不变，不会添加任何内容。</translation>
    </message>
    <message>
        <source>The score list cannot be written: %1.</source>
        <translation>无法写入得分榜：%1。</translation>
    </message>
    <message>
        <source>The score list cannot be written: others write it all the time.</source>
        <translation>无法写入得分榜：别的程序一直在写入。</translation>
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
        <translation>估计 h</translation>
    </message>
    <message>
        <source>CLOSED</source>
        <translation>CLOSED</translation>
    </message>
    <message>
        <source>Order of expansion: 1 is the node that was expanded first, the start.</source>
        <translation>扩展次序：1 为最先扩展的节点，即起点。</translation>
    </message>
    <message>
        <source>Times expanded: more than once where a node was reopened, or in several rounds.</source>
        <translation>扩展次数：节点被重新打开，或在多轮中扩展时，会多于一次。</translation>
    </message>
    <message>
        <source>Error of h: what really remains to the goal, less the estimate h of it.</source>
        <translation>h 的误差：到终点实际剩余的代价减去估计值 h。</translation>
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
        <translation>最多是最短的 %1 倍</translation>
    </message>
    <message>
        <source>Perhaps not the shortest</source>
        <translation>未必最短</translation>
    </message>
    <message>
        <source>Proven the fewest</source>
        <translation>已证明最少</translation>
    </message>
    <message>
        <source>At most %1 times the fewest</source>
        <translation>至多为最少的 %1 倍</translation>
    </message>
    <message>
        <source>Perhaps not the fewest</source>
        <translation>可能不是最少</translation>
    </message>
    <message>
        <source>Proven is only that it takes at most %1 times the fewest: what waits in OPEN was not looked at, and a shorter one may be there.</source>
        <translation>只证明了它最多是最少的 %1 倍：OPEN 中等待的没有查看过，其中可能有更短的。</translation>
    </message>
    <message>
        <source>Not proven: it is the first that the search has come to, and there may be a shorter one.</source>
        <translation>未经证明：它是搜索最先遇到的，可能还有更短的。</translation>
    </message>
    <message>
        <source>Proven: none is shorter, because all that is nearer to the start was looked at before.</source>
        <translation>已证明：没有更短的，因为离起点更近的都已先查看过。</translation>
    </message>
    <message>
        <source>Proven: none is shorter, because every way within a smaller bound was tried.</source>
        <translation>已证明：没有更短的，因为更小界限内的每条路都已试过。</translation>
    </message>
    <message>
        <source>Proven: none is shorter, because no other meeting of the two sides can be.</source>
        <translation>已证明：没有更短的，因为两侧别的相遇都不可能更短。</translation>
    </message>
    <message>
        <source>Proven: none is shorter, because all that still waits in OPEN needs at least as much in all.</source>
        <translation>已证明：没有更短的，因为 OPEN 中仍在等待的总共至少也要这么多。</translation>
    </message>
    <message>
        <source>Proven: none is shorter, because nothing waits in OPEN any more.</source>
        <translation>已证明：没有更短的，因为 OPEN 中已没有等待的节点。</translation>
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
    <message>
        <source>&amp;Next pane</source>
        <translation>下一个窗格(&amp;N)</translation>
    </message>
    <message>
        <source>The keyboard goes on to the next part of the window; Esc leads back</source>
        <translation>键盘焦点移到窗口的下一部分；按 Esc 返回</translation>
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
        <source>The board, a graph or a table as it is seen, also larger, as a file</source>
        <translation>将棋盘、状态图或表格按所见（也可放大）存为文件</translation>
    </message>
    <message>
        <source>Copy p&amp;icture</source>
        <translation>复制图片(&amp;I)</translation>
    </message>
    <message>
        <source>Put a picture of the board on the clipboard, or of what the keyboard is at</source>
        <translation>将棋盘的图片放到剪贴板；若键盘焦点在别处，则为该处的图片</translation>
    </message>
    <message>
        <source>What you did last on the board is taken back; Redo does it again.</source>
        <translation>撤销在棋盘上的最后一次操作；“重做”可恢复。</translation>
    </message>
    <message>
        <source>What was taken back last is done again.</source>
        <translation>重做最后撤销的操作。</translation>
    </message>
    <message>
        <source>The board as large as the window has room for it.</source>
        <translation>棋盘放大到窗口所能容纳的大小。</translation>
    </message>
    <message>
        <source>&amp;Help with this</source>
        <translation>此处的帮助(&amp;H)</translation>
    </message>
    <message>
        <source>What is in front: the control that has the keyboard, the page, its keys</source>
        <translation>眼前的内容：键盘所在的控件、页面及其按键</translation>
    </message>
    <message>
        <source>&amp;What’s this?</source>
        <translation>这是什么？(&amp;W)</translation>
    </message>
    <message>
        <source>Click anything then to read what it is</source>
        <translation>随后点击任何东西，阅读它是什么</translation>
    </message>
    <message>
        <source>&amp;Glossary</source>
        <translation>术语表(&amp;G)</translation>
    </message>
    <message>
        <source>The words of the field, what they mean and where they are seen</source>
        <translation>本领域的词语，它们的含义，以及在哪里能看到</translation>
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
    <message>
        <source>Re&amp;move this search</source>
        <translation>移除此搜索(&amp;M)</translation>
    </message>
    <message>
        <source>Ta&amp;ble of the searches</source>
        <translation>搜索表格(&amp;B)</translation>
    </message>
    <message>
        <source>Overla&amp;y of two searches</source>
        <translation>两个搜索的叠图(&amp;Y)</translation>
    </message>
    <message>
        <source>All figures of all searches, a row each, to be sorted and taken along</source>
        <translation>所有搜索的全部数字，每次搜索一行，可排序，也可带走</translation>
    </message>
    <message>
        <source>One more board: which cells both have expanded, which only one, who came first, and where g or the parent differs</source>
        <translation>多一块棋盘：显示哪些格子两者都扩展过、哪些只有一方扩展过、谁更早，以及何处 g 或父节点不同</translation>
    </message>
    <message>
        <source>Find differences in &amp;g or parent</source>
        <translation>查找 g 或父节点的不同(&amp;G)</translation>
    </message>
    <message>
        <source>Makes Next and Previous difference find nodes whose g or parent differs</source>
        <translation>让“下一处不同”和“上一处不同”查找 g 或父节点不同的节点</translation>
    </message>
</context>
<context>
    <name>ComparedBalls</name>
    <message>
        <source>&amp;Ties: who goes first among equal f</source>
        <translation>平局：f 相等时谁先(&amp;T)</translation>
    </message>
    <message>
        <source>A* &amp;and weighted A*</source>
        <translation>A* 与加权 A*(&amp;A)</translation>
    </message>
    <message>
        <source>No move is under the searchlight. Make a move in Color Lines, and switch the searchlight on there.</source>
        <translation>探照灯下没有走法。请在“彩球连线”中走一步，并在那里打开探照灯。</translation>
    </message>
    <message>
        <source>&amp;Search the ball&apos;s way to here</source>
        <translation>搜索球到这里的路线(&amp;S)</translation>
    </message>
</context>
<context>
    <name>ComparedLevel</name>
    <message>
        <source>&amp;A* without each idea</source>
        <translation>A* 逐一去掉各剪枝方法(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Breadth-first, A*, IDA* and from both sides</source>
        <translation>广度优先、A*、IDA* 与双向(&amp;B)</translation>
    </message>
    <message>
        <source>A* and &amp;weighted A*</source>
        <translation>A* 与加权 A*(&amp;W)</translation>
    </message>
    <message>
        <source>A* with all ideas and with &amp;none</source>
        <translation>A*：全部剪枝方法与全都不用(&amp;N)</translation>
    </message>
    <message>
        <source>Count pushes</source>
        <translation>改计推数</translation>
    </message>
    <message>
        <source>moves made: %L1</source>
        <translation>已走 %L1 步</translation>
    </message>
    <message>
        <source>counted: %1</source>
        <translation>计数：%1</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>A level in reverse play is not searched: play forwards to compare.</source>
        <translation>反向玩的关卡不能搜索：请正向玩再比较。</translation>
    </message>
</context>
<context>
    <name>ComparedRoutes</name>
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
    <message>
        <source>Recorded to %1: another question</source>
        <translation>记录的终点是 %1：另一个问题</translation>
    </message>
    <message>
        <source>Recorded from %1: another question</source>
        <translation>记录的起点是 %1：另一个问题</translation>
    </message>
    <message>
        <source>Recorded from %1 to %2: another question</source>
        <translation>记录的是从 %1 到 %2：另一个问题</translation>
    </message>
    <message>
        <source>A* with &amp;five heuristics</source>
        <translation>A* 与五种启发函数(&amp;F)</translation>
    </message>
    <message>
        <source>The map lab shows a search trace, which has no problem to solve. Open a map to search it, or add another trace.</source>
        <translation>地图实验室正在显示一个搜索轨迹，其中没有可求解的问题。请打开一张地图来搜索，或再添加一个轨迹。</translation>
    </message>
</context>
<context>
    <name>ComparedSlides</name>
    <message>
        <source>From one side and from &amp;both</source>
        <translation>单向与双向(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Depth-first in steps, and the fewest</source>
        <translation>按移动格数：深度优先与最少(&amp;D)</translation>
    </message>
    <message>
        <source>A* &amp;and weighted A*</source>
        <translation>A* 与加权 A*(&amp;A)</translation>
    </message>
    <message>
        <source>counted: %1</source>
        <translation>计数：%1</translation>
    </message>
    <message>
        <source>Placement</source>
        <translation>局面</translation>
    </message>
    <message>
        <source>slides made: %L1</source>
        <translation>已滑动 %L1 次</translation>
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
        <translation>%1 等，另有 %2 个</translation>
    </message>
    <message>
        <source>The box in %1 can never come to a goal from there.</source>
        <translation>%1的箱子从那里再也到不了任何目标。</translation>
    </message>
    <message>
        <source>The boxes in %1 can never come to goals from there.</source>
        <translation>%1的箱子从那里再也到不了任何目标。</translation>
    </message>
    <message>
        <source>The box in %1 can never be moved again.</source>
        <translation>%1的箱子再也动不了。</translation>
    </message>
    <message>
        <source>The boxes in %1 hold each other for good, and not all of them are on goals.</source>
        <translation>%1的箱子互相卡死，而它们并不都在目标上。</translation>
    </message>
    <message>
        <source>The boxes in %1 are one too many: the only goals that they can come to are in %2.</source>
        <translation>%1的箱子多了一个：它们能到的目标只有%2。</translation>
    </message>
    <message>
        <source>The box in %1 shuts off a part of the floor, and no way of pushing it helps.</source>
        <translation>%1的箱子封住了一片地面，怎么推它都没有用。</translation>
    </message>
    <message>
        <source>The boxes in %1 shut off a part of the floor, and no order of pushing them helps.</source>
        <translation>%1的箱子封住了一片地面，无论按什么顺序推它们都没有用。</translation>
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
        <translation>；</translation>
    </message>
    <message>
        <source>There is no piece yet.</source>
        <translation>还没有棋子。</translation>
    </message>
    <message>
        <source>No piece has a goal. Choose “Goal”, press on a piece, and drag to where it has to get.</source>
        <translation>还没有目标。选择“目标”，按住一个棋子，拖到它要到达的位置。</translation>
    </message>
    <message>
        <source>No cell is free: nothing could ever move.</source>
        <translation>没有空格：什么都动不了。</translation>
    </message>
    <message>
        <source>%1 is in parts that do not touch: %2.</source>
        <translation>%1 断成了不相连的几块：%2。</translation>
    </message>
    <message>
        <source>The goal of %1 lies on a wall: %2.</source>
        <translation>%1 的目标压在墙上：%2。</translation>
    </message>
    <message>
        <source>The goal of %1 lies over another goal: %2.</source>
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
</context>
<context>
    <name>EventWords</name>
    <message>
        <source>%1 in %2 gets a cheaper way: %3 instead of g %4, %5</source>
        <comment>state, list, costs, cost, reached from</comment>
        <translation>%1 有了代价更小的路，仍在 %2：%3，原为 g %4，%5</translation>
    </message>
    <message>
        <source>%1 goes back from CLOSED into %2 by a cheaper way: %3 instead of g %4, %5</source>
        <comment>state, list, costs, cost, reached from</comment>
        <translation>%1 有了代价更小的路，从 CLOSED 回到 %2：%3，原为 g %4，%5</translation>
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
        <source>%1 is skipped: already reached with %2</source>
        <translation>跳过 %1：此前已到达，代价为 %2</translation>
    </message>
    <message>
        <source>%1 is skipped: by this way %2 instead of %3, but the first way is kept</source>
        <translation>跳过 %1：经此路代价为 %2，原为 %3，但保留最先的路</translation>
    </message>
    <message>
        <source>%1 is skipped: by this way %2 instead of %3, but what is closed stays closed</source>
        <translation>跳过 %1：经此路代价为 %2，原为 %3，但已关闭的不再打开</translation>
    </message>
    <message>
        <source>%1 is skipped: this way costs more than can be counted</source>
        <translation>跳过 %1：此路代价超出可计范围</translation>
    </message>
    <message>
        <source>%1 is skipped: by this way %2, already reached with %3</source>
        <translation>跳过 %1：经此路代价为 %2，而此前到达它的代价为 %3</translation>
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
        <translation>扩展 %1，取自 %2：%3</translation>
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
        <translation>不可能有比 %1 处代价更小的相遇：到达终点，代价 %2</translation>
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
    <message>
        <source>%1 is skipped: marked already, with %2</source>
        <translation>跳过 %1：此前已标记，代价为 %2</translation>
    </message>
    <message>
        <source>%1 is skipped: this way costs more than can be counted, already reached with %2</source>
        <translation>跳过 %1：此路代价超出可计范围，而此前到达它的代价为 %2</translation>
    </message>
    <message>
        <source>%1 is skipped: by this way %2, marked already with %3</source>
        <translation>跳过 %1：经此路代价为 %2，而此前已标记，代价为 %3</translation>
    </message>
    <message>
        <source>%1 is skipped: by this way %2, given up before with %3</source>
        <translation>跳过 %1：经此路代价为 %2，而之前已放弃，代价为 %3</translation>
    </message>
    <message>
        <source>%1 is cut off: %2, deeper than the bound %3</source>
        <comment>state, costs, bound</comment>
        <translation>截断 %1：%2，深度超过界限 %3</translation>
    </message>
</context>
<context>
    <name>FateTexts</name>
    <message>
        <source>into OPEN</source>
        <translation>放入 OPEN</translation>
    </message>
    <message>
        <source>known, and this way is cheaper</source>
        <translation>已知，但这样走代价更小</translation>
    </message>
    <message>
        <source>known already</source>
        <translation>已经知道</translation>
    </message>
    <message>
        <source>given up</source>
        <translation>放弃</translation>
    </message>
    <message>
        <source>beyond the bound of this round</source>
        <translation>超出本轮的界限</translation>
    </message>
</context>
<context>
    <name>GameCommands</name>
    <message>
        <source>&amp;Back to the opening</source>
        <translation>回到开局(&amp;B)</translation>
    </message>
    <message>
        <source>As the game began; Redo brings the moves back</source>
        <translation>回到游戏开始时的样子；用“重做”可以恢复走过的步子</translation>
    </message>
    <message>
        <source>The &amp;other way</source>
        <translation>另一条路(&amp;O)</translation>
    </message>
    <message>
        <source>From the last fork of this game the next way that was tried</source>
        <translation>从本局最近的分岔处换到试过的下一条路</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>提示(&amp;H)</translation>
    </message>
    <message>
        <source>A little help; once more: more of it</source>
        <translation>给一点提示；再按一次：提示得更多</translation>
    </message>
    <message>
        <source>Pla&amp;y the hint</source>
        <translation>走提示的一步(&amp;Y)</translation>
    </message>
    <message>
        <source>The first move of a best solution is made</source>
        <translation>走出最优解法的第一步</translation>
    </message>
    <message>
        <source>&amp;Solve from here</source>
        <translation>从这里求解(&amp;S)</translation>
    </message>
    <message>
        <source>A best solution becomes the way ahead, and is played; back and forth as you like</source>
        <translation>把一个最优解法放进重做记录并播放；可以随意前进后退</translation>
    </message>
    <message>
        <source>To the &amp;first position</source>
        <translation>到最初的局面(&amp;F)</translation>
    </message>
    <message>
        <source>Play bac&amp;kwards</source>
        <translation>向后播放(&amp;K)</translation>
    </message>
    <message>
        <source>Take the moves back one by one; once more: stop</source>
        <translation>一步一步撤回；再按一次停止</translation>
    </message>
    <message>
        <source>Play for&amp;wards</source>
        <translation>向前播放(&amp;W)</translation>
    </message>
    <message>
        <source>Make the moves ahead one by one; once more: stop</source>
        <translation>一步一步走下去；再按一次停止</translation>
    </message>
    <message>
        <source>To the &amp;last position</source>
        <translation>到最后的局面(&amp;L)</translation>
    </message>
    <message>
        <source>Search&amp;light on this position</source>
        <translation>用探照灯看这个局面(&amp;L)</translation>
    </message>
    <message>
        <source>A search for a solution from here, step by step</source>
        <translation>从这个局面开始逐步搜索解法</translation>
    </message>
    <message>
        <source>&amp;Answer ahead of the search</source>
        <translation>提前显示答案(&amp;A)</translation>
    </message>
    <message>
        <source>Show the outcome and the figures of the whole run before the search has come to them</source>
        <translation>在搜索走到之前就显示结果和整次运行的数据</translation>
    </message>
    <message>
        <source>Co&amp;mpare on this position</source>
        <translation>比较这个局面(&amp;M)</translation>
    </message>
    <message>
        <source>Several searches of this position side by side</source>
        <translation>并排查看对这个局面的几次搜索</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation>统计(&amp;T)…</translation>
    </message>
    <message>
        <source>What you have solved and played, and how well</source>
        <translation>您解开和玩过的，以及成绩如何</translation>
    </message>
    <message>
        <source>Undo one &amp;move</source>
        <translation>撤销一步(&amp;M)</translation>
    </message>
    <message>
        <source>Undoes one move, even within a group made by one click</source>
        <translation>只撤销一步，包括一次单击所走各步中的一步</translation>
    </message>
    <message>
        <source>Redo one mo&amp;ve</source>
        <translation>重做一步(&amp;V)</translation>
    </message>
    <message>
        <source>Redoes one move, even within a group made by one click</source>
        <translation>只重做一步，包括一次单击所走各步中的一步</translation>
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
        <source>One way that things can stand: the cell one is in, where worker and boxes are, where all pieces lie. A search goes from state to state.</source>
        <translation>事物所处的一种情形：身在哪一格，工人和箱子在哪里，各棋子在哪里。搜索从一个状态走到另一个状态。</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>节点</translation>
    </message>
    <message>
        <source>A state as a search keeps it: with its cost g, its parent, and whether it is in OPEN or CLOSED.</source>
        <translation>搜索所保存的状态：附有它的代价 g、父节点，以及它在 OPEN 还是 CLOSED 中。</translation>
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
        <source>What leads from one state to the next, and what it costs: a step to a cell, a push, a slide.</source>
        <translation>由一个状态到下一个状态的动作及其代价：走一格、推一下、滑一次。</translation>
    </message>
    <message>
        <source>Successor</source>
        <translation>后继</translation>
    </message>
    <message>
        <source>A state that one move leads to. Expanding a node means working out all of its successors.</source>
        <translation>走一步所到的状态。扩展一个节点，就是求出它的全部后继。</translation>
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
        <source>How OPEN is kept decides which node comes next, and with that the algorithm: first in, first out gives breadth-first; the latest first gives depth-first; the least value first gives the rest.</source>
        <translation>OPEN 怎样保存，决定接下来轮到哪个节点，也就决定了算法：先进先出是广度优先，后进先出是深度优先，取值最小者是其余各种。</translation>
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
        <source>The number that OPEN is in the order of: g for Dijkstra, h for greedy search, g + h for A*.</source>
        <translation>OPEN 排序所依据的数：Dijkstra 用 g，贪心搜索用 h，A* 用 g + h。</translation>
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
        <source>The smallest thing that a search does and that can be stepped through: a node is expanded, a successor generated, a way made cheaper. One expansion is followed by an event for each successor.</source>
        <translation>搜索所做的、可以单步查看的最小动作：扩展一个节点、生成一个后继、找到更省的路。一次扩展之后，每个后继各有一个事件。</translation>
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
        <source>Skip</source>
        <translation>跳过</translation>
    </message>
    <message>
        <source>A successor that is known already, and the new way to it is no cheaper: nothing changes. Such ways are most of the work in a graph with many circles.</source>
        <translation>后继是已知的，而新的路并不更省：什么也不变。在回路很多的图中，大部分工作都花在这上面。</translation>
    </message>
    <message>
        <source>reopened</source>
        <translation>重新打开</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>放弃</translation>
    </message>
    <message>
        <source>A state from which nothing can be reached any more is left out, and all that lies behind it with it.</source>
        <translation>从中再也到不了终点的状态被舍去，其后的一切也随之舍去。</translation>
    </message>
    <message>
        <source>pruned</source>
        <translation>剪去</translation>
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
        <source>Nothing is left to be tried below a node, so the search goes back to where it came from and tries the next way.</source>
        <translation>节点以下已没有可试的，搜索便退回来处，再试下一条路。</translation>
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
        <source>A node lies beyond the bound of this round and is not entered now. The least of such values is the next round&apos;s bound.</source>
        <translation>节点超出本轮的界限，这次不进入。所有超出的值中最小的，就是下一轮的界限。</translation>
    </message>
    <message>
        <source>cut off</source>
        <translation>截断</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>轮次</translation>
    </message>
    <message>
        <source>A deepening search begins again and again, each time with a larger bound. What an earlier round has done is done anew: that is the price of keeping almost nothing.</source>
        <translation>加深搜索一次次从头开始，每次的界限更大。前面各轮做过的都要重做：几乎什么都不保存，这就是代价。</translation>
    </message>
    <message>
        <source>round|rounds</source>
        <comment>how the term stands in sentences</comment>
        <translation>轮次</translation>
    </message>
    <message>
        <source>Scan</source>
        <translation>扫描</translation>
    </message>
    <message>
        <source>Jump point search runs along a line of cells without making nodes of them, until turning could pay.</source>
        <translation>跳点搜索沿一列格子前进，不把它们变成节点，直到转向可能有利为止。</translation>
    </message>
    <message>
        <source>Jump point</source>
        <translation>跳点</translation>
    </message>
    <message>
        <source>A cell at which a shortest route may have to turn, because a wall ends beside it. Only such cells become nodes.</source>
        <translation>最短路径可能必须在此转向的格子，因为旁边有墙到此为止。只有这样的格子才成为节点。</translation>
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
        <source>Both sides of a search have reached the same node, so there is a whole route through it. It need not be the best, and the search goes on until none can be better.</source>
        <translation>搜索的两侧都到达了同一个节点，因此有一条完整路径经过它。它不一定是最好的，搜索继续到不可能有更好的为止。</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>到达终点</translation>
    </message>
    <message>
        <source>The state that is looked for. A* is done when the goal is taken from OPEN, not when it is first seen: until then a cheaper way to it may turn up.</source>
        <translation>所寻找的状态。A* 在终点从 OPEN 中取出时才结束，而不是初次见到时：在此之前还可能出现更省的路。</translation>
    </message>
    <message>
        <source>Route</source>
        <translation>路径</translation>
    </message>
    <message>
        <source>The answer: read back from the goal, from parent to parent, until the start is reached.</source>
        <translation>答案：从终点开始，沿父节点一路读回，直到起点。</translation>
    </message>
    <message>
        <source>Heuristic</source>
        <translation>启发函数</translation>
    </message>
    <message>
        <source>A rule that estimates what is left from any state to the goal, without searching: the distance if there were no walls, for example. Its value at a node is h.</source>
        <translation>不经搜索便能估计任一状态到终点剩余代价的规则，例如假设没有墙时的距离。它在某节点上的值就是 h。</translation>
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
        <source>A heuristic that never says more than is really left. Then A* finds a cheapest route; with one that says more it may miss it.</source>
        <translation>从不高估剩余代价的启发函数。此时 A* 找到代价最小的路径；若会高估，就可能错过它。</translation>
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
        <source>A heuristic that never falls by more than a move costs. Then f never falls along a way, and no node has to be opened again. Whoever is consistent is admissible, too.</source>
        <translation>每走一步，估计值的下降从不超过这一步的代价，这样的启发函数是一致的。于是 f 沿路从不减小，节点也不必重新打开。一致的必定可采纳。</translation>
    </message>
    <message>
        <source>consistent</source>
        <translation>一致的</translation>
    </message>
    <message>
        <source>Tie</source>
        <translation>并列</translation>
    </message>
    <message>
        <source>Several nodes in OPEN share the least value. Which of them comes first does not change what the answer costs, but often how much work it is: taking the latest goes straight for the goal.</source>
        <translation>OPEN 中有几个节点并列最小。先取哪个不影响答案的代价，却常常影响工作量：先取最新的，会径直奔向终点。</translation>
    </message>
    <message>
        <source>tie|ties</source>
        <comment>how the term stands in sentences</comment>
        <translation>并列</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>h is multiplied by it. The more it is above 1, the straighter a search runs for the goal, and the dearer its route may be: up to so many times the cheapest.</source>
        <translation>h 要乘以它。越大于 1，搜索越径直奔向终点，所得路径也可能越贵：至多是最小代价的这么多倍。</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>Canonical order</source>
        <translation>规范次序</translation>
    </message>
    <message>
        <source>Of all shortest routes that differ only in the order of their steps one is kept: first diagonally, then straight. The others need not be generated.</source>
        <translation>只是各步次序不同的最短路径中，只保留一条：先斜走，后直走。其余的不必生成。</translation>
    </message>
    <message>
        <source>Optimal</source>
        <translation>最优</translation>
    </message>
    <message>
        <source>No other answer is cheaper. Whether that is proven depends on the algorithm and, for A*, on the heuristic.</source>
        <translation>没有代价更小的答案。能否保证取决于算法，对 A* 还取决于启发函数。</translation>
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
        <source>It finds an answer whenever there is one, and otherwise says that there is none.</source>
        <translation>有解必能找到，无解则会说明无解。</translation>
    </message>
    <message>
        <source>State graph</source>
        <translation>状态图</translation>
    </message>
    <message>
        <source>All states that can be reached, as points, and all moves, as lines between them. A puzzle is solved by finding a way in it.</source>
        <translation>以点表示所有可到达的状态，以连线表示所有走法。解谜题就是在图中找一条路。</translation>
    </message>
    <message>
        <source>Placement</source>
        <translation>局面</translation>
    </message>
    <message>
        <source>Klotski&apos;s state: where all pieces lie. Equal pieces may change places without its being another one.</source>
        <translation>华容道的状态：所有棋子的位置。相同的棋子互换，仍是同一个布局。</translation>
    </message>
    <message>
        <source>Push</source>
        <translation>推动</translation>
    </message>
    <message>
        <source>Sokoban&apos;s move: the worker walks to a box and pushes it by one square. The walk costs nothing where pushes are counted.</source>
        <translation>推箱子的一步：工人走到箱子旁，把它推动一格。按推动计数时，走路不花代价。</translation>
    </message>
    <message>
        <source>Deadlock</source>
        <translation>死局</translation>
    </message>
    <message>
        <source>A position that can never be solved, however long one plays on: a box in a corner that is no goal. A search that sees it saves all that lies behind it.</source>
        <translation>无论怎么走都无法再解开的局面，例如箱子进了不是目标的角落。搜索若能识别，就省下了其后的一切。</translation>
    </message>
    <message>
        <source>deadlock|deadlocks|lost</source>
        <comment>how the term stands in sentences</comment>
        <translation>死局</translation>
    </message>
    <message>
        <source>Dead square</source>
        <translation>死格</translation>
    </message>
    <message>
        <source>A square from which a box can never be brought to any goal, even if it were alone.</source>
        <translation>箱子到了这里，即使场上只有它一个，也再不能到达任何目标的格子。</translation>
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
        <source>A box that can never be pushed again, because walls and other boxes that cannot move either hold it. Off a goal it is a deadlock.</source>
        <translation>再也推不动的箱子：它被墙壁和同样动不了的箱子卡住。不在目标上就是死局。</translation>
    </message>
    <message>
        <source>frozen</source>
        <translation>冻结</translation>
    </message>
    <message>
        <source>Corral</source>
        <translation>围栏</translation>
    </message>
    <message>
        <source>A part of the floor that boxes shut off from the worker. Where it must be opened sooner or later, only the pushes that open it need to be tried.</source>
        <translation>被箱子隔开、工人进不去的一块地面。如果它迟早必须打开，就只需尝试能打开它的推动。</translation>
    </message>
    <message>
        <source>corral|corrals</source>
        <comment>how the term stands in sentences</comment>
        <translation>围栏</translation>
    </message>
    <message>
        <source>Of all nodes that wait it takes the one that has waited longest, and so goes through all states in the order of their distance: its first answer has the fewest moves.</source>
        <translation>取等待最久的节点，于是按距离由近到远遍历所有状态：最先得到的答案步数最少。</translation>
    </message>
    <message>
        <source>It goes on from the latest node as far as it can and goes back when stuck. It finds an answer, often a very long one.</source>
        <translation>从最新的节点一直走到走不动，再往回退。能找到答案，但往往很长。</translation>
    </message>
    <message>
        <source>It takes the node of the least g, and so knows the cheapest way to each node that it takes.</source>
        <translation>取 g 最小的节点，因此对取出的每个节点都知道代价最小的路。</translation>
    </message>
    <message>
        <source>It takes the node that seems nearest to the goal, whatever the way there has cost. Quick, and easily led astray.</source>
        <translation>取看起来离终点最近的节点，不管到那里花了多少。快，但容易误入歧途。</translation>
    </message>
    <message>
        <source>It takes the node of the least f = g + h: what the way has cost and what seems to be left. With an admissible heuristic its answer is the cheapest.</source>
        <translation>取 f = g + h 最小的节点：已付出的代价加上估计的剩余。启发函数可采纳时，答案的代价最小。</translation>
    </message>
    <message>
        <source>A* that generates only what the canonical order allows, so that of many equal routes only one is looked at.</source>
        <translation>只生成规范次序所允许的后继的 A*，于是许多等价的路径中只看一条。</translation>
    </message>
    <message>
        <source>A* with h multiplied by a weight: sooner there, at a price that is bounded.</source>
        <translation>把 h 乘以权重的 A*：到得更快，付出的代价有界。</translation>
    </message>
    <message>
        <source>Depth-first under a bound on the number of moves, again and again with a larger one: as few moves as breadth-first finds, with the memory of one path.</source>
        <translation>在步数界限内深度优先，一次次放大界限：步数与广度优先所得一样少，内存却只需一条路径。</translation>
    </message>
    <message>
        <source>Iterative deepening whose bound is on f: A* with the memory of one path.</source>
        <translation>以 f 为界限的迭代加深：只用一条路径的内存实现 A*。</translation>
    </message>
    <message>
        <source>Two searches, from the start and from the goal, that meet. Two small circles are less than a large one, if the goal can be named and moves can be undone.</source>
        <translation>分别从起点和终点出发、中途相遇的两次搜索。若终点能指明、走法能倒退，两个小圈比一个大圈省。</translation>
    </message>
    <message>
        <source>A* on a grid that leaps over all cells where nothing has to be decided. Far fewer nodes, each of which takes longer.</source>
        <translation>网格上的 A*，跳过一切无须抉择的格子。节点少得多，但每个节点更费时。</translation>
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
        <source>Middle button, or hold Space and drag</source>
        <translation>按住中键拖动，或按住空格键拖动</translation>
    </message>
    <message>
        <source>Use the tool at the cell cursor, or select the cell; of a line or a rectangle the beginning, and once more the end</source>
        <translation>在格子光标处使用工具，或选中该格；画直线或矩形时先定起点，再按一次定终点</translation>
    </message>
    <message>
        <source>Give up what is being drawn, or the selected cell; from everywhere else back to the map</source>
        <translation>放弃正在画的内容或所选格子；在其他任何地方则回到地图</translation>
    </message>
    <message>
        <source>Drag over the floor</source>
        <translation>在空地上拖动</translation>
    </message>
    <message>
        <source>Before a tool is chosen: build walls on a new map, and erase them where it begins on one; move an opened map</source>
        <translation>选定工具之前：在新地图上筑墙，从墙上开始拖动则擦除；对打开的地图则是移动</translation>
    </message>
    <message>
        <source>Where the keyboard is</source>
        <translation>键盘所在之处</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>帮助</translation>
    </message>
</context>
<context>
    <name>KeptAtClose</name>
    <message>
        <source>The game of the last time cannot be read. It is kept as %1: %2</source>
        <translation>上次的对局无法读取，已保留为 %1：%2</translation>
    </message>
    <message>
        <source>What was kept the last time stays where it is: %1</source>
        <translation>上次保留的内容留在原处：%1</translation>
    </message>
</context>
<context>
    <name>KlotskiCommands</name>
    <message>
        <source>&amp;Previous opening</source>
        <translation>上一个布局(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Next opening</source>
        <translation>下一个布局(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Back to the opening</source>
        <translation>回到开局(&amp;B)</translation>
    </message>
    <message>
        <source>All pieces where they began; Redo brings the moves back</source>
        <translation>所有棋子回到开局位置；用“重做”可以恢复走过的步子</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>提示(&amp;H)</translation>
    </message>
    <message>
        <source>Pla&amp;y the hint</source>
        <translation>走提示的一步(&amp;Y)</translation>
    </message>
    <message>
        <source>The first slide of a shortest solution is made</source>
        <translation>走出最短解法的第一步</translation>
    </message>
    <message>
        <source>&amp;Solve from here</source>
        <translation>从这里求解(&amp;S)</translation>
    </message>
    <message>
        <source>A shortest solution becomes the way ahead, and is played; back and forth as you like</source>
        <translation>把一个最短解法放进重做记录并播放；可以随意前进后退</translation>
    </message>
    <message>
        <source>To the &amp;first placement</source>
        <translation>到第一个局面(&amp;F)</translation>
    </message>
    <message>
        <source>Play bac&amp;kwards</source>
        <translation>向后播放(&amp;K)</translation>
    </message>
    <message>
        <source>Take the moves back one by one; once more: stop</source>
        <translation>一步一步撤回；再按一次停止</translation>
    </message>
    <message>
        <source>Play &amp;forwards</source>
        <translation>向前播放(&amp;F)</translation>
    </message>
    <message>
        <source>Make the moves ahead one by one; once more: stop</source>
        <translation>一步一步走下去；再按一次停止</translation>
    </message>
    <message>
        <source>To the &amp;last placement</source>
        <translation>到最后一个局面(&amp;L)</translation>
    </message>
    <message>
        <source>Count &amp;moves</source>
        <translation>按着数计(&amp;M)</translation>
    </message>
    <message>
        <source>Hints and solutions with the fewest moves</source>
        <translation>提示和解法取着数最少的</translation>
    </message>
    <message>
        <source>Count s&amp;traight slides</source>
        <translation>按直线滑动数计(&amp;T)</translation>
    </message>
    <message>
        <source>Hints and solutions with the fewest straight slides</source>
        <translation>提示和解法取直线滑动数最少的</translation>
    </message>
    <message>
        <source>Count st&amp;eps</source>
        <translation>按格数计(&amp;E)</translation>
    </message>
    <message>
        <source>Hints and solutions with the fewest steps</source>
        <translation>提示和解法取移动格数最少的</translation>
    </message>
    <message>
        <source>Mot&amp;ion</source>
        <translation>动画(&amp;I)</translation>
    </message>
    <message>
        <source>Pieces travel; else they are there at once</source>
        <translation>棋子滑动过去；关闭时立即到位</translation>
    </message>
    <message>
        <source>Outline of the &amp;goal</source>
        <translation>显示目标轮廓(&amp;G)</translation>
    </message>
    <message>
        <source>Where the piece has to get to</source>
        <translation>棋子要到达的位置</translation>
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
        <translation>按程序语言显示名字(&amp;L)</translation>
    </message>
    <message>
        <source>Names in &amp;Chinese</source>
        <translation>中文名字(&amp;C)</translation>
    </message>
    <message>
        <source>Le&amp;tters</source>
        <translation>字母(&amp;T)</translation>
    </message>
    <message>
        <source>N&amp;o names</source>
        <translation>不显示名字(&amp;O)</translation>
    </message>
    <message>
        <source>Search&amp;light on this placement</source>
        <translation>用探照灯看这个局面(&amp;L)</translation>
    </message>
    <message>
        <source>A search for a solution from here, step by step</source>
        <translation>从这个局面开始逐步搜索解法</translation>
    </message>
    <message>
        <source>&amp;Answer ahead of the search</source>
        <translation>提前显示答案(&amp;A)</translation>
    </message>
    <message>
        <source>Show the outcome and the figures of the whole run before the search has come to them</source>
        <translation>在搜索走到之前就显示结果和整次运行的数据</translation>
    </message>
    <message>
        <source>G&amp;raph of all placements</source>
        <translation>所有局面的图(&amp;R)</translation>
    </message>
    <message>
        <source>Every placement that can be reached, as a point; your way and the search are drawn on it</source>
        <translation>每个能到达的局面是一个点；您走过的路和搜索都画在上面</translation>
    </message>
    <message>
        <source>Co&amp;mpare on this placement</source>
        <translation>就这个局面进行比较(&amp;M)</translation>
    </message>
    <message>
        <source>Several searches of this placement side by side</source>
        <translation>并排显示这个局面的多种搜索</translation>
    </message>
    <message>
        <source>&amp;Draw a layout…</source>
        <translation>画一个布局(&amp;D)…</translation>
    </message>
    <message>
        <source>An opening of your own, checked while it is drawn</source>
        <translation>自己设计开局，边画边检查</translation>
    </message>
    <message>
        <source>Cop&amp;y the placement</source>
        <translation>复制局面(&amp;Y)</translation>
    </message>
    <message>
        <source>What the board shows, as text: it can be pasted again</source>
        <translation>棋盘所示，作为文本：可以再粘贴回来</translation>
    </message>
    <message>
        <source>Graph &amp;with the searchlight</source>
        <translation>图随探照灯一起显示(&amp;W)</translation>
    </message>
    <message>
        <source>Whether the graph comes and goes with the searchlight</source>
        <translation>打开或关闭探照灯时，图是否随之显示或隐藏</translation>
    </message>
    <message>
        <source>The opening before this one in its collection; the game here is kept</source>
        <translation>本集合中的前一个开局；这里的一局会保留</translation>
    </message>
    <message>
        <source>The opening after this one in its collection; the game here is kept</source>
        <translation>本集合中的后一个开局；这里的一局会保留</translation>
    </message>
    <message>
        <source>Says whether all is well; press again for the piece, its target, and the slide itself</source>
        <translation>说明局面是否正常；再按依次给出：走哪个棋子、走到哪里、走这一步</translation>
    </message>
</context>
<context>
    <name>KlotskiTexts</name>
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
        <source>Moves</source>
        <translation>着数</translation>
    </message>
    <message>
        <source>Straight slides</source>
        <translation>直线滑动数</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>移动格数</translation>
    </message>
    <message>
        <source>One piece, any way it can slide, round corners too, is one.</source>
        <translation>一个棋子连续滑动，包括拐弯，算一着。</translation>
    </message>
    <message>
        <source>One piece along a straight line, however far, is one.</source>
        <translation>一个棋子沿直线滑动，不论多远，算一次。</translation>
    </message>
    <message>
        <source>One piece by one cell is one.</source>
        <translation>一个棋子移动一格算一格。</translation>
    </message>
    <message>
        <source>1 move</source>
        <translation>1 着</translation>
    </message>
    <message>
        <source>%1 moves</source>
        <translation>%1 着</translation>
    </message>
    <message>
        <source>1 straight slide</source>
        <translation>1 次直线滑动</translation>
    </message>
    <message>
        <source>%1 straight slides</source>
        <translation>%1 次直线滑动</translation>
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
        <source>%1 %2</source>
        <comment>a direction, and how many cells</comment>
        <translation>%1 %2 格</translation>
    </message>
    <message>
        <source>%1 goes %2</source>
        <comment>a piece, its directions</comment>
        <translation>%1向%2移动</translation>
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
</context>
<context>
    <name>LegendMarks</name>
    <message>
        <source>OPEN: found, and waiting for its turn on the path that is followed now.</source>
        <translation>OPEN：已找到，在当前所走的路径上等待轮到自己。</translation>
    </message>
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
        <source>the path it is on</source>
        <translation>当前路径</translation>
    </message>
    <message>
        <source>The path from the start down to the node that is expanded now.</source>
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
        <source>Dead end: all that lies below the node has been tried.</source>
        <translation>死路：此节点以下已全部试过。</translation>
    </message>
    <message>
        <source>route ahead</source>
        <translation>预览路径</translation>
    </message>
    <message>
        <source>The answer, before the search has come to it: the route as a dashed line, and the figures of the whole run.</source>
        <translation>在搜索到达之前先看答案：路径以虚线表示，并显示全程的数据。</translation>
    </message>
    <message>
        <source>path to the start</source>
        <translation>到起点的路径</translation>
    </message>
    <message>
        <source>The way back from the selected cell to the start, along the parents&apos; arrows.</source>
        <translation>从所选格子沿父节点箭头回到起点的路。</translation>
    </message>
    <message>
        <source>descendants</source>
        <translation>后代</translation>
    </message>
    <message>
        <source>All cells that were reached through the selected one.</source>
        <translation>经由所选格子到达的所有格子。</translation>
    </message>
    <message>
        <source>this event</source>
        <translation>本事件</translation>
    </message>
    <message>
        <source>This event: the cell of the event that was shown last, where it is another one than the cell expanded now.</source>
        <translation>本事件：刚刚显示的事件所在的格，当它不是正在扩展的格时以方框标出。</translation>
    </message>
    <message>
        <source>This event: what becomes of the cell that the arrow leads to.</source>
        <translation>这一事件：箭头所指的格子成了什么。</translation>
    </message>
    <message>
        <source>OPEN</source>
        <translation>OPEN</translation>
    </message>
</context>
<context>
    <name>LessonCommands</name>
    <message>
        <source>&amp;Next</source>
        <translation>下一步(&amp;N)</translation>
    </message>
    <message>
        <source>The search is played to the next moment that the lesson speaks of</source>
        <translation>搜索播放到课文接着讲的那一刻</translation>
    </message>
    <message>
        <source>&amp;Previous</source>
        <translation>上一步(&amp;P)</translation>
    </message>
    <message>
        <source>Back to the moment before</source>
        <translation>回到前一刻</translation>
    </message>
    <message>
        <source>&amp;Back to the lesson</source>
        <translation>回到课文(&amp;B)</translation>
    </message>
    <message>
        <source>The board as the lesson has it, at the moment it speaks of</source>
        <translation>课文里的棋盘，停在它所讲的那一刻</translation>
    </message>
    <message>
        <source>&amp;All lessons</source>
        <translation>全部课程(&amp;A)</translation>
    </message>
</context>
<context>
    <name>LevelGalleryTexts</name>
    <message>
        <source>fewest %1</source>
        <comment>pushes</comment>
        <translation>最少 %1</translation>
    </message>
    <message>
        <source>Level %1</source>
        <translation>第 %1 关</translation>
    </message>
    <message>
        <source>Pasted</source>
        <translation>已粘贴</translation>
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
        <source>Find: a title, a number, an author …</source>
        <translation>查找：标题、编号、作者……</translation>
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
        <source>No level has such a name.</source>
        <translation>没有这样名称的关卡。</translation>
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
        <source>broken</source>
        <translation>无效</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <comment>what is wrong with a broken level</comment>
        <translation>第 %1 行：%2</translation>
    </message>
    <message>
        <source>yours %1</source>
        <comment>own best</comment>
        <translation>你的 %1</translation>
    </message>
    <message>
        <source>yours %1 · fewest %2</source>
        <comment>own best, so many pushes</comment>
        <translation>你的 %1 · 最少 %2</translation>
    </message>
</context>
<context>
    <name>LevelSaving</name>
    <message>
        <source>Save levels</source>
        <translation>保存关卡</translation>
    </message>
    <message>
        <source>“%1” is there already: %2.</source>
        <comment>a file, so many levels</comment>
        <translation>“%1”已经存在：%2。</translation>
    </message>
    <message>
        <source>Add %1 at its end</source>
        <comment>so many levels</comment>
        <translation>在末尾添加%1(&amp;A)</translation>
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
        <source>Levels of Sokoban (%1)</source>
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
        <source>from that square no box can ever come to a goal</source>
        <translation>箱子从那一格再也到不了任何目标</translation>
    </message>
    <message>
        <source>the box and what holds it can never move again, and not all of them are on goals</source>
        <translation>这个箱子和卡住它的东西再也动不了，而它们并不都在目标上</translation>
    </message>
    <message>
        <source>there is no way any more to give every box a goal of its own</source>
        <translation>再也不能让每个箱子各有一个目标</translation>
    </message>
    <message>
        <source>No order of pushes brings all boxes to goals.</source>
        <translation>无论按什么顺序推，都不能让所有箱子到达目标。</translation>
    </message>
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
        <translation>围栏</translation>
    </message>
    <message>
        <source>Matching</source>
        <translation>匹配</translation>
    </message>
    <message>
        <source>No box is pushed onto a square from which it could never come to a goal.</source>
        <translation>不把箱子推到再也到不了任何目标的格子上。</translation>
    </message>
    <message>
        <source>States in which boxes hold each other for good, off the goals, are given up.</source>
        <translation>箱子在目标之外互相卡死的状态会被放弃。</translation>
    </message>
    <message>
        <source>Where an area that the worker is shut out of must be opened, nothing else is tried meanwhile; counting pushes only.</source>
        <translation>如果必须先打开一片工人进不去的区域，就不再尝试别的推法；只在计推数时有效。</translation>
    </message>
    <message>
        <source>What is still needed is estimated with a goal for every box of its own, not with the nearest goal of each.</source>
        <translation>估计还需要多少时，每个箱子各有一个目标，而不是各取最近的目标。</translation>
    </message>
    <message>
        <source>The worker&apos;s way to a square</source>
        <translation>工人到某一格的路</translation>
    </message>
    <message>
        <source>A box&apos;s way to a square</source>
        <translation>一个箱子到某一格的路</translation>
    </message>
    <message>
        <source>The level, solved</source>
        <translation>整关的解</translation>
    </message>
    <message>
        <source>This search cannot run on this level: it has too many goal choices, or the search is a reverse one, which counts pushes only.</source>
        <translation>这个搜索无法用于这一关：选择目标的方式太多，或者是只能计推数的反向搜索。</translation>
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
        <translation>，</translation>
    </message>
    <message>
        <source>A node is where the worker stands after a push and where the boxes are; it is called by the push that led there. Boxes wear letters, which they keep on the way from the start.</source>
        <translation>节点由推动之后工人所站的位置和各箱子的位置组成；它以到达它的那一推来称呼。箱子戴着字母，从起点一路保持不变。</translation>
    </message>
    <message>
        <source>A node is where the boxes are and which part of the floor the worker is in; it is called by the push that led there. Boxes wear letters, which they keep on the way from the start.</source>
        <translation>节点由各箱子的位置和工人所在的那片地面组成；它以到达它的那一推来称呼。箱子戴着字母，从起点一路保持不变。</translation>
    </message>
</context>
<context>
    <name>LevelVerdictTexts</name>
    <message>
        <source>It can be solved: %1; no solution has fewer pushes.</source>
        <translation>有解：%1；没有推数更少的解。</translation>
    </message>
    <message>
        <source>It can be solved: %1; there may be better solutions.</source>
        <translation>有解：%1；也许还有更好的解。</translation>
    </message>
    <message>
        <source>It cannot be solved: all that can come to be was looked at.</source>
        <translation>无解：所有可能出现的局面都已看过。</translation>
    </message>
    <message>
        <source>No solution was found in the time and memory there was: it may be hard, or have none.</source>
        <translation>在现有的时间和内存内没有找到解：也许很难，也许无解。</translation>
    </message>
</context>
<context>
    <name>LevelWords</name>
    <message>
        <source>%1: a state that waits in %2 already, by a cheaper way: %3 instead of %4</source>
        <comment>a push, list, costs, cost</comment>
        <translation>%1：这个状态有了更便宜的路，已等在 %2：%3，原为 %4</translation>
    </message>
    <message>
        <source>%1: a state of CLOSED goes back into %2 by a cheaper way: %3 instead of %4</source>
        <comment>a push, list, costs, cost</comment>
        <translation>%1：CLOSED 中的状态因更便宜的路回到 %2：%3，原为 %4</translation>
    </message>
    <message>
        <source>All that can follow has been tried: %1 is taken back</source>
        <comment>a push</comment>
        <translation>后续都已试过，撤回：%1</translation>
    </message>
    <message>
        <source>All boxes are on goals: %1</source>
        <translation>所有箱子都在目标上：%1</translation>
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
        <source>%1 from a solved state</source>
        <comment>pushes</comment>
        <translation>距已解状态 %1</translation>
    </message>
    <message>
        <source>%1 so far</source>
        <comment>pushes or moves</comment>
        <translation>目前 %1</translation>
    </message>
    <message>
        <source>%1, at least %2 in all</source>
        <comment>9 pushes so far, a number</comment>
        <translation>%1，总共至少 %2</translation>
    </message>
    <message>
        <source>A push</source>
        <translation>一次推动</translation>
    </message>
    <message>
        <source>A solved state is put into %1: the search from the other side begins at it, too</source>
        <translation>一个已解状态放入 %1：另一侧的搜索也从它开始</translation>
    </message>
    <message>
        <source>The level as it stands is put into %1: %2</source>
        <comment>list, costs</comment>
        <translation>当前局面放入 %1：%2</translation>
    </message>
    <message>
        <source>%1: %2; waits on the stack</source>
        <comment>a push, costs</comment>
        <translation>%1：%2；入栈等待</translation>
    </message>
    <message>
        <source>%1: %2; into %3</source>
        <comment>a push, costs, list</comment>
        <translation>%1：%2；放入 %3</translation>
    </message>
    <message>
        <source>%1 is possible: %2</source>
        <comment>a push, costs</comment>
        <translation>可以%1：%2</translation>
    </message>
    <message>
        <source>%1: skipped, the same state was reached before with %2</source>
        <comment>a push, so many pushes</comment>
        <translation>%1：跳过，同一状态此前已到达，用了 %2</translation>
    </message>
    <message>
        <source>%1: given up, it cannot be reached from the start</source>
        <translation>%1：放弃，从起点无法到达</translation>
    </message>
    <message>
        <source>%1: given up, it can never be solved</source>
        <translation>%1：放弃，再也解不开</translation>
    </message>
    <message>
        <source>%1; dead: %2</source>
        <comment>a push, why</comment>
        <translation>%1；死局：%2</translation>
    </message>
    <message>
        <source>%1: %2; dead: %3</source>
        <comment>a push, costs, why</comment>
        <translation>%1：%2；死局：%3</translation>
    </message>
    <message>
        <source>%1: %2; above the bound %3, not in this round</source>
        <comment>a push, costs, bound</comment>
        <translation>%1：%2；超过界限 %3，本轮不走</translation>
    </message>
    <message>
        <source>A solved state is expanded: %1</source>
        <translation>扩展一个已解状态：%1</translation>
    </message>
    <message>
        <source>The level as it stands is expanded: %1</source>
        <translation>扩展当前局面：%1</translation>
    </message>
    <message>
        <source>; an area is shut off and must be opened first: only boxes %1 are pushed</source>
        <comment>places</comment>
        <translation>；有一片区域被封住，必须先打开：只推箱子 %1</translation>
    </message>
    <message>
        <source>; </source>
        <translation>；</translation>
    </message>
    <message>
        <source>Route: a solved state</source>
        <translation>路径：一个已解状态</translation>
    </message>
    <message>
        <source>Route: the level as it stands</source>
        <translation>路径：当前局面</translation>
    </message>
    <message>
        <source>Route: %1, %2</source>
        <comment>a push, so many pushes so far</comment>
        <translation>路径：%1，%2</translation>
    </message>
    <message>
        <source>it can never move again, and it is not on a goal</source>
        <translation>它再也动不了，而且不在目标上</translation>
    </message>
    <message>
        <source>boxes %1 hold each other for good, and not all of them are on goals</source>
        <comment>places</comment>
        <translation>箱子 %1 互相卡死，而它们并不都在目标上</translation>
    </message>
    <message>
        <source>box %1 can come to no goal any more</source>
        <comment>place</comment>
        <translation>箱子 %1 再也到不了任何目标</translation>
    </message>
    <message>
        <source>boxes %1 are one too many: the only goals that they can come to are %2</source>
        <comment>places, places</comment>
        <translation>箱子 %1 多出一个：它们只到得了目标 %2</translation>
    </message>
    <message>
        <source>box %1 is home for good and shuts goals off: too few are left for %2</source>
        <comment>place, places</comment>
        <translation>箱子 %1 已归位，再也不动，挡住了目标：留给 %2 的不够</translation>
    </message>
    <message>
        <source>boxes %1 are home for good and shut goals off: too few are left for %2</source>
        <comment>places, places</comment>
        <translation>箱子 %1 已归位，再也不动，挡住了目标：留给 %2 的不够</translation>
    </message>
    <message>
        <source>; an area is shut off and cannot be opened any more: none of the boxes %1 around it can be pushed</source>
        <comment>places</comment>
        <translation>；有一块区域被封住，再也打不开：它周围的箱子 %1 一个也推不动</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between letters of boxes</comment>
        <translation>，</translation>
    </message>
    <message>
        <source>What follows “%1” is looked at: %2</source>
        <comment>a push, costs</comment>
        <translation>看“%1”之后的推法：%2</translation>
    </message>
    <message>
        <source>On to “%1”: what follows is looked at; %2</source>
        <comment>a push, costs</comment>
        <translation>接着到“%1”：查看其后续；%2</translation>
    </message>
    <message>
        <source>From “%1” over to “%2”: what follows is looked at; %3</source>
        <comment>a push, a push, costs</comment>
        <translation>从“%1”转到“%2”：查看其后续；%3</translation>
    </message>
</context>
<context>
    <name>LinesCommands</name>
    <message>
        <source>New game, the same &amp;rules</source>
        <translation>新游戏，规则不变(&amp;R)</translation>
    </message>
    <message>
        <source>A new game of the same kind, dealt anew</source>
        <translation>同样规则的新游戏，重新发球</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>提示(&amp;H)</translation>
    </message>
    <message>
        <source>Pla&amp;y the hint</source>
        <translation>走提示的一步(&amp;Y)</translation>
    </message>
    <message>
        <source>Think, and make the best move found</source>
        <translation>思考，并走出找到的最好的一步</translation>
    </message>
    <message>
        <source>Play by &amp;itself</source>
        <translation>自动下棋(&amp;I)</translation>
    </message>
    <message>
        <source>The hint player goes on until it is stopped or the board is full</source>
        <translation>由提示棋手一直走下去，直到叫停或棋盘已满</translation>
    </message>
    <message>
        <source>A table beside the board: the moves it considers, and their values as they are sampled</source>
        <translation>棋盘旁的表格：它考虑的各步，以及采样中的估值</translation>
    </message>
    <message>
        <source>High &amp;scores…</source>
        <translation>高分榜(&amp;S)…</translation>
    </message>
    <message>
        <source>The best games of each setting, and statistics</source>
        <translation>每种规则的最佳成绩和统计</translation>
    </message>
    <message>
        <source>&amp;Marks while I think</source>
        <translation>思考时显示标号(&amp;M)</translation>
    </message>
    <message>
        <source>Distances from the chosen ball, as the search marks them</source>
        <translation>离选中球的距离，与搜索标出的一样</translation>
    </message>
    <message>
        <source>Shade the cells within &amp;reach</source>
        <translation>着色可到达的格子(&amp;R)</translation>
    </message>
    <message>
        <source>Those that the chosen ball can get to</source>
        <translation>选中的球能走到的格子</translation>
    </message>
    <message>
        <source>Balls travel, vanish and grow; else everything happens at once</source>
        <translation>球会移动、消失、长大；否则一切立即发生</translation>
    </message>
    <message>
        <source>Next balls: &amp;hidden</source>
        <translation>下一批球：隐藏(&amp;H)</translation>
    </message>
    <message>
        <source>Search&amp;light on the move</source>
        <translation>用探照灯看这一步(&amp;L)</translation>
    </message>
    <message>
        <source>The search behind a move, step by step: the last move made, or from the chosen ball to the cell under the pointer</source>
        <translation>逐步显示一步棋背后的搜索：刚走的一步，或从选中的球到指针所在的格子</translation>
    </message>
    <message>
        <source>Ma&amp;ke this move</source>
        <translation>走这一步(&amp;K)</translation>
    </message>
    <message>
        <source>The move whose search is shown is made in the game</source>
        <translation>在游戏中走出正在显示搜索的这一步</translation>
    </message>
    <message>
        <source>&amp;Answer ahead of the search</source>
        <translation>提前显示答案(&amp;A)</translation>
    </message>
    <message>
        <source>Show the final route as a dashed line, the outcome and the figures of the whole run before the search has come to them</source>
        <translation>在搜索到达之前，先用虚线显示最终路径，并显示结果和全程数据</translation>
    </message>
    <message>
        <source>&amp;Compare on this move</source>
        <translation>就这一步进行比较(&amp;C)</translation>
    </message>
    <message>
        <source>Several searches of this ball&apos;s way side by side</source>
        <translation>并排显示这个球的路线的多种搜索</translation>
    </message>
    <message>
        <source>Watch the hint player thin&amp;k</source>
        <translation>观看提示玩家思考(&amp;K)</translation>
    </message>
    <message>
        <source>Mot&amp;ion</source>
        <translation>动画(&amp;I)</translation>
    </message>
    <message>
        <source>Next balls: colours and pla&amp;ces</source>
        <translation>下一批球：颜色与位置(&amp;C)</translation>
    </message>
    <message>
        <source>Next balls: co&amp;lours</source>
        <translation>下一批球：颜色(&amp;L)</translation>
    </message>
    <message>
        <source>Says what a good move would do; press again for the ball, its target, and the move itself</source>
        <translation>说明好的一步能做什么；再按依次给出：走哪个球、走到哪里、走这一步</translation>
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
    <message>
        <source>Free&amp;hand</source>
        <translation>自由绘制(&amp;H)</translation>
    </message>
    <message>
        <source>The tool paints wherever the pointer goes</source>
        <translation>指针经过之处都画上</translation>
    </message>
    <message>
        <source>&amp;Line</source>
        <translation>直线(&amp;L)</translation>
    </message>
    <message>
        <source>Drag to draw a straight line, as wide as the brush; by keyboard Enter sets its beginning and its end</source>
        <translation>拖动画一条与画笔同宽的直线；用键盘时按 Enter 定下起点和终点</translation>
    </message>
    <message>
        <source>&amp;Rectangle</source>
        <translation>矩形(&amp;R)</translation>
    </message>
    <message>
        <source>Drag from corner to corner; by keyboard Enter sets the one and the other</source>
        <translation>从一角拖到对角；用键盘时按 Enter 依次定下两个角</translation>
    </message>
    <message>
        <source>&amp;Fill</source>
        <translation>填充(&amp;F)</translation>
    </message>
    <message>
        <source>Click an area of cells that are alike</source>
        <translation>单击一片相同的格子</translation>
    </message>
    <message>
        <source>The start comes to the middle of the view</source>
        <translation>把起点移到视图中央</translation>
    </message>
    <message>
        <source>The goal comes to the middle of the view</source>
        <translation>把终点移到视图中央</translation>
    </message>
    <message>
        <source>The cell that is being expanded comes to the middle of the view</source>
        <translation>把正在扩展的格子移到视图中央</translation>
    </message>
    <message>
        <source>Follow the cu&amp;rrent cell</source>
        <translation>跟随当前格(&amp;R)</translation>
    </message>
    <message>
        <source>The view goes along with the search; moving the map by hand ends that</source>
        <translation>视图跟着搜索移动；手动移动地图即停止跟随</translation>
    </message>
    <message>
        <source>O&amp;verview</source>
        <translation>总览图(&amp;V)</translation>
    </message>
    <message>
        <source>A small picture of the whole map in a corner, while a part of it is out of sight</source>
        <translation>地图有一部分不在视图中时，在角落显示整张地图的缩略图</translation>
    </message>
    <message>
        <source>Centre on the &amp;start</source>
        <translation>居中到起点(&amp;S)</translation>
    </message>
    <message>
        <source>Centre on the &amp;goal</source>
        <translation>居中到终点(&amp;G)</translation>
    </message>
    <message>
        <source>Centre on the &amp;current cell</source>
        <translation>居中到当前格(&amp;C)</translation>
    </message>
</context>
<context>
    <name>OpeningTexts</name>
    <message>
        <source>Traditional, 5 x 4</source>
        <translation>传统 5 x 4 布局</translation>
    </message>
    <message>
        <source>From the atlas of all 5 x 4 placements</source>
        <translation>选自 5 x 4 全部局面图谱</translation>
    </message>
    <message>
        <source>Other boards</source>
        <translation>其他棋盘</translation>
    </message>
    <message>
        <source>cannot be solved</source>
        <translation>无解</translation>
    </message>
    <message>
        <source>fewest %1</source>
        <translation>最少 %1</translation>
    </message>
    <message>
        <source>%1 pieces</source>
        <translation>%1 块</translation>
    </message>
    <message>
        <source>All openings</source>
        <translation>全部布局</translation>
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
        <source>Choose an opening</source>
        <translation>选择布局</translation>
    </message>
    <message>
        <source>Find: 横刀立马, heng dao, a number of moves …</source>
        <translation>查找：横刀立马、heng dao、步数……</translation>
    </message>
    <message>
        <source>Find an opening</source>
        <translation>查找布局</translation>
    </message>
    <message>
        <source>Openings</source>
        <translation>布局</translation>
    </message>
    <message>
        <source>No opening has such a name.</source>
        <translation>没有这样名称的布局。</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>棋子数</translation>
    </message>
    <message>
        <source>Fewest moves</source>
        <translation>最少步数</translation>
    </message>
    <message>
        <source>yours %1 · fewest %2</source>
        <comment>own best, so many moves</comment>
        <translation>你的 %1 · 最少 %2</translation>
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
        <source>Grid maps, and searches for a way on them: draw walls, move start and goal, and watch step by step what an algorithm looks at.</source>
        <translation>网格地图以及在其上寻路的搜索：画墙、移动起点和终点，一步步观看算法查看了什么。</translation>
    </message>
    <message>
        <source>Five balls of one colour in a line vanish. After a move that makes no line new balls come; the game ends when the board is full. A hint player can be watched thinking.</source>
        <translation>同色五球连成一线便消去。一步若没有连成线，就会出现新球；棋盘满了，一局便结束。还可以观看提示棋手如何思考。</translation>
    </message>
    <message>
        <source>Sliding pieces: bring the large one to the exit. A search shows how, and the graph shows every placement that can be reached.</source>
        <translation>滑块：把大块移到出口。搜索演示走法，图则展示所有能到达的布局。</translation>
    </message>
    <message>
        <source>Push all boxes onto goals; a box can be pushed and never pulled. A search solves the level, and tells when it cannot be solved any more.</source>
        <translation>把所有箱子推到目标上；箱子只能推，不能拉。搜索能解开关卡，也能指出何时已无法解开。</translation>
    </message>
    <message>
        <source>Several searches of one question beside each other, at the same moment: who expands what, who is done first, and what each answer costs.</source>
        <translation>同一问题的几种搜索并排、同步进行：各扩展了什么，谁先完成，各自的答案代价多少。</translation>
    </message>
    <message>
        <source>Draw a map, choose a search and follow it step by step</source>
        <translation>画一张地图，选一种搜索，一步一步跟着看</translation>
    </message>
    <message>
        <source>Bring five balls of a colour into line</source>
        <translation>把五个同色的球连成一线</translation>
    </message>
    <message>
        <source>Slide the pieces until the large one is out</source>
        <translation>滑动棋子，直到大块脱身</translation>
    </message>
    <message>
        <source>Push every box onto a goal</source>
        <translation>把每个箱子推到目标点上</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>课程</translation>
    </message>
    <message>
        <source>How searches think, step by step, with questions</source>
        <translation>搜索怎样思考：一步一步，附练习</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>首页</translation>
    </message>
    <message>
        <source>Several searches of one question, side by side</source>
        <translation>同一个问题的几个搜索并排进行</translation>
    </message>
</context>
<context>
    <name>Pictures</name>
    <message>
        <source>There is nothing to see.</source>
        <translation>没有可看的内容。</translation>
    </message>
    <message>
        <source>%1 × %2 pixels: no side may have more than %3.</source>
        <translation>%1 × %2 像素：每边不能超过 %3 像素。</translation>
    </message>
    <message>
        <source>%1 × %2 pixels: a picture may have %3 million at most.</source>
        <translation>%1 × %2 像素：一张图片最多 %3 百万像素。</translation>
    </message>
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
</context>
<context>
    <name>PieceTexts</name>
    <message>
        <source>%1 %2</source>
        <comment>what a piece is, and its number among those of the same name</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 wide and %2 tall</source>
        <translation>宽 %1 高 %2</translation>
    </message>
    <message>
        <source>of %1 cells, %2 wide and %3 tall</source>
        <translation>共 %1 格，宽 %2 高 %3</translation>
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
    <name>PushTexts</name>
    <message>
        <source>it can never leave the corner</source>
        <translation>它再也离不开墙角</translation>
    </message>
    <message>
        <source>it can never leave the wall</source>
        <translation>它再也离不开墙边</translation>
    </message>
    <message>
        <source>no box ever comes from there to a goal</source>
        <translation>箱子从那里再也到不了任何目标</translation>
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
        <source>From picture to picture</source>
        <translation>在图片之间移动</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>进入</translation>
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
        <source>has a control character</source>
        <translation>含有控制字符</translation>
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
        <source>version %1 is not known, only 1 to %2</source>
        <translation>不认识版本 %1，只认识版本 1 至 %2</translation>
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
        <source>start %1 is outside the map of %2 x %3 cells</source>
        <translation>起点 %1 在 %2 × %3 单元格的地图之外</translation>
    </message>
    <message>
        <source>goal %1 is outside the map of %2 x %3 cells</source>
        <translation>终点 %1 在 %2 × %3 单元格的地图之外</translation>
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
        <source>there is a NUL in the map&apos;s name</source>
        <translation>地图名称中有空字符（NUL）</translation>
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
        <source>a later version of Searchlight wrote this: %1</source>
        <translation>这是由更新版本的 Searchlight 写入的：%1</translation>
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
    <message>
        <source>empty, not a saved game</source>
        <translation>是空的，不是保存的棋局</translation>
    </message>
    <message>
        <source>too large for a saved game</source>
        <translation>对保存的棋局来说太大</translation>
    </message>
    <message>
        <source>%1 is neither classic nor quadratic</source>
        <translation>%1 既不是 classic 也不是 quadratic</translation>
    </message>
    <message>
        <source>%1 is neither unless-cleared nor always</source>
        <translation>%1 既不是 unless-cleared 也不是 always</translation>
    </message>
    <message>
        <source>%1 is not a whole number from 0 to %2</source>
        <translation>%1 不是 0 到 %2 之间的整数</translation>
    </message>
    <message>
        <source>the text ends where %1 is expected</source>
        <translation>文本在应有 %1 的地方就结束了</translation>
    </message>
    <message>
        <source>the text ends after %1 of %2 moves</source>
        <translation>文本在 %2 步中的第 %1 步之后就结束了</translation>
    </message>
    <message>
        <source>the board ends after %1 rows</source>
        <translation>棋盘在 %1 行之后就结束了</translation>
    </message>
    <message>
        <source>a row of %1 cells on a board of %2</source>
        <translation>边长 %2 的棋盘上有一行是 %1 格</translation>
    </message>
    <message>
        <source>%1 in column %2 is neither &quot;.&quot; nor a colour from 1 to %3</source>
        <translation>第 %2 列的 %1 既不是“.”也不是 1 到 %3 的颜色</translation>
    </message>
    <message>
        <source>a line begins in column %1: it would have vanished</source>
        <translation>第 %1 列起有一条连线：它本该已经消去</translation>
    </message>
    <message>
        <source>the board is full: no ball can move on it</source>
        <translation>棋盘已满：没有球可以移动</translation>
    </message>
    <message>
        <source>a move is X,Y X,Y, from and to, not %1</source>
        <translation>一步棋写作 X,Y X,Y，即起点和终点，而不是 %1</translation>
    </message>
    <message>
        <source>a move after the end of the game</source>
        <translation>棋局结束之后还有一步</translation>
    </message>
    <message>
        <source>points %1, but the moves make %2</source>
        <translation>写着 %1 分，但这些步得 %2 分</translation>
    </message>
    <message>
        <source>%1 leaves the board</source>
        <translation>%1 走出了棋盘</translation>
    </message>
    <message>
        <source>no ball stands on %1</source>
        <translation>%1 上没有球</translation>
    </message>
    <message>
        <source>a ball stands on %1</source>
        <translation>%1 上有球</translation>
    </message>
    <message>
        <source>no way leads from %1 to %2</source>
        <translation>从 %1 到 %2 没有通路</translation>
    </message>
    <message>
        <source>there is none of the name %1</source>
        <translation>没有名为 %1 的</translation>
    </message>
    <message>
        <source>%1 needs a map with diagonals, a ball goes in four directions</source>
        <translation>%1 需要可走对角线的地图，而球只走四个方向</translation>
    </message>
    <message>
        <source>must have the rows of a board of this game</source>
        <translation>必须是这局棋的棋盘的各行</translation>
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
        <source>a recorded search can be compared in the map lab only</source>
        <translation>录制的搜索只能在地图实验室里比较</translation>
    </message>
    <message>
        <source>%1 is none of state, event, f-exceeds, f-decreases, goal, move</source>
        <translation>%1 不是 state、event、f-exceeds、f-decreases、goal、move 之一</translation>
    </message>
    <message>
        <source>&quot;hints ..&quot;, &quot;made ..&quot; or &quot;slides ..&quot; expected, not %1</source>
        <translation>此处应为“hints ..”、“made ..”或“slides ..”，而不是 %1</translation>
    </message>
    <message>
        <source>made %1, but there are no slides</source>
        <translation>made 为 %1，却没有任何滑动</translation>
    </message>
    <message>
        <source>the text ends after %1 of %2 slides</source>
        <translation>文本在 %2 次滑动中的第 %1 次之后就结束了</translation>
    </message>
    <message>
        <source>a slide is X,Y X,Y, from and to, not %1</source>
        <translation>一次滑动写作 X,Y X,Y，即起点和终点，而不是 %1</translation>
    </message>
    <message>
        <source>no piece has its first cell at %1</source>
        <translation>没有棋子的第一格在 %1</translation>
    </message>
    <message>
        <source>piece %1 cannot slide from %2 to %3</source>
        <translation>棋子 %1 不能从 %2 滑到 %3</translation>
    </message>
    <message>
        <source>&quot;title ..&quot;, &quot;goal ..&quot;, &quot;exit ..&quot; or &quot;board&quot; expected, not %1</source>
        <translation>此处应为“title ..”、“goal ..”、“exit ..”或“board”，而不是 %1</translation>
    </message>
    <message>
        <source>&quot;goal PIECE X,Y&quot; expected, not %1</source>
        <translation>此处应为“goal 棋子 X,Y”，而不是 %1</translation>
    </message>
    <message>
        <source>&quot;exit top|right|bottom|left FIRST-LAST&quot; expected, not %1</source>
        <translation>此处应为“exit top|right|bottom|left 起-止”，而不是 %1</translation>
    </message>
    <message>
        <source>a second title</source>
        <translation>第二个标题</translation>
    </message>
    <message>
        <source>a second exit</source>
        <translation>第二个出口</translation>
    </message>
    <message>
        <source>a second piece C</source>
        <translation>第二个棋子 C</translation>
    </message>
    <message>
        <source>an empty title</source>
        <translation>标题是空的</translation>
    </message>
    <message>
        <source>a title of more than %1 bytes</source>
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
        <source>there is no row after &quot;board&quot;</source>
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
        <source>%1 is neither a letter nor # nor .</source>
        <translation>%1 既不是字母，也不是 # 或 .</translation>
    </message>
    <message>
        <source>a row of %1 cells, the first one has %2</source>
        <translation>有一行是 %1 格，而第一行是 %2 格</translation>
    </message>
    <message>
        <source>there is no goal: &quot;goal PIECE X,Y&quot; before &quot;board&quot;</source>
        <translation>没有目标：“board”之前应有“goal 棋子 X,Y”</translation>
    </message>
    <message>
        <source>there is no piece C, which has to reach the exit</source>
        <translation>没有要走到出口的棋子 C</translation>
    </message>
    <message>
        <source>there is no piece %1</source>
        <translation>没有棋子 %1</translation>
    </message>
    <message>
        <source>there is no piece</source>
        <translation>没有棋子</translation>
    </message>
    <message>
        <source>no room for a piece %1, %2 wide and %3 tall</source>
        <translation>放不下棋子 %1，它宽 %2 格、高 %3 格</translation>
    </message>
    <message>
        <source>there are 5 rows, not 0: no layout</source>
        <translation>应有 5 行，而不是 0 行：这不是布局</translation>
    </message>
    <message>
        <source>there are 5 rows, not %1</source>
        <translation>应有 5 行，而不是 %1 行</translation>
    </message>
    <message>
        <source>there are 5 rows, no more</source>
        <translation>只应有 5 行</translation>
    </message>
    <message>
        <source>a row has 4 letters, no more</source>
        <translation>一行只应有 4 个字母</translation>
    </message>
    <message>
        <source>a row has 4 letters, not %1</source>
        <translation>一行应有 4 个字母，而不是 %1 个</translation>
    </message>
    <message>
        <source>%1 is none of V H S C .</source>
        <translation>%1 不是 V H S C . 之一</translation>
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
        <translation>棋子 %1 放不进它的目标 %2</translation>
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
        <source>the exit is not along its side</source>
        <translation>出口不在它那一边之内</translation>
    </message>
    <message>
        <source>a %1 level</source>
        <translation>属于 %1 的关卡</translation>
    </message>
    <message>
        <source>an %1 level</source>
        <translation>属于 %1 的关卡</translation>
    </message>
    <message>
        <source>there is no worker</source>
        <translation>没有工人</translation>
    </message>
    <message>
        <source>there is a second worker</source>
        <translation>有第二个工人</translation>
    </message>
    <message>
        <source>there is a way out of the walls</source>
        <translation>围墙有缺口</translation>
    </message>
    <message>
        <source>there is no box that the worker could come to</source>
        <translation>没有工人能碰到的箱子</translation>
    </message>
    <message>
        <source>there are 1 box and only 0 goals</source>
        <translation>有 1 个箱子，却没有目标</translation>
    </message>
    <message>
        <source>there are %1 boxes and only 1 goal</source>
        <translation>有 %1 个箱子，却只有 1 个目标</translation>
    </message>
    <message>
        <source>there are %1 boxes and only %2 goals</source>
        <translation>有 %1 个箱子，却只有 %2 个目标</translation>
    </message>
    <message>
        <source>there is no board</source>
        <translation>没有棋盘</translation>
    </message>
    <message>
        <source>there is no level in it</source>
        <translation>其中没有关卡</translation>
    </message>
    <message>
        <source>unknown character %1</source>
        <translation>未知字符 %1</translation>
    </message>
    <message>
        <source>the board is %1 x %2; at most %3 x %4 can be played</source>
        <translation>棋盘为 %1 x %2；最大只能是 %3 x %4</translation>
    </message>
    <message>
        <source>the board is more than 255 x 255</source>
        <translation>棋盘大于 255 x 255</translation>
    </message>
    <message>
        <source>the boards of this file are larger together than can be read</source>
        <translation>这个文件的棋盘加在一起太大，无法读取</translation>
    </message>
    <message>
        <source>more than %1 levels</source>
        <translation>关卡超过 %1 个</translation>
    </message>
    <message>
        <source>packed twice</source>
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
        <source>cannot be unpacked</source>
        <translation>无法解压</translation>
    </message>
    <message>
        <source>unpacks to more than %1 MiB</source>
        <translation>解压后超过 %1 MiB</translation>
    </message>
    <message>
        <source>the packed file ends too early</source>
        <translation>压缩文件不完整</translation>
    </message>
    <message>
        <source>the packed file is damaged</source>
        <translation>压缩文件已损坏</translation>
    </message>
    <message>
        <source>jumps and pulls in [..] belong to a reverse game, which is not read</source>
        <translation>[..] 中的跳和拉属于倒推的对局，无法读取</translation>
    </message>
    <message>
        <source>more than %1 steps</source>
        <translation>超过 %1 步</translation>
    </message>
    <message>
        <source>a second *, where the game stands</source>
        <translation>有第二个表示当前位置的 *</translation>
    </message>
    <message>
        <source>no steps follow</source>
        <translation>后面没有步</translation>
    </message>
    <message>
        <source>a * is not expected here</source>
        <translation>这里不应有 *</translation>
    </message>
    <message>
        <source>expected board, not %1</source>
        <translation>应为 board，而不是 %1</translation>
    </message>
    <message>
        <source>there is no state %1</source>
        <translation>没有状态 %1</translation>
    </message>
    <message>
        <source>redo cannot go to state %1</source>
        <translation>重做不能到状态 %1</translation>
    </message>
    <message>
        <source>there are more than %1 states</source>
        <translation>状态超过 %1 个</translation>
    </message>
    <message>
        <source>expected line and moves, not %1</source>
        <translation>应为 line 和各步，而不是 %1</translation>
    </message>
    <message>
        <source>the move to state %1 cannot be made: %2</source>
        <translation>到状态 %1 的那一步走不了：%2</translation>
    </message>
    <message>
        <source>a move is X,Y-X,Y, from and to, not %1</source>
        <translation>一步棋写作 X,Y-X,Y，即起点和终点，而不是 %1</translation>
    </message>
    <message>
        <source>rows and columns must be 4 to 255 each</source>
        <translation>行数和列数都应为 4 到 255</translation>
    </message>
    <message>
        <source>there are %1 rows, not %2</source>
        <translation>有 %1 行，而不是 %2 行</translation>
    </message>
    <message>
        <source>the row has %1 columns, not %2</source>
        <translation>这一行有 %1 列，而不是 %2 列</translation>
    </message>
    <message>
        <source>there are more rows than the %1 announced</source>
        <translation>行数多于声明的 %1 行</translation>
    </message>
    <message>
        <source>the XML has more elements than are read</source>
        <translation>XML 的元素太多，无法读取</translation>
    </message>
    <message>
        <source>XML without a SokobanLevels or SokobanLibrary element</source>
        <translation>XML 中没有 SokobanLevels 或 SokobanLibrary 元素</translation>
    </message>
    <message>
        <source>XML: %1</source>
        <translation>XML 有错：%1</translation>
    </message>
    <message>
        <source>the board must be from %1 x %2 to %3 x %4</source>
        <translation>棋盘应为 %1 x %2 到 %3 x %4</translation>
    </message>
    <message>
        <source>there must be from 1 to %1 boxes</source>
        <translation>箱子应为 1 到 %1 个</translation>
    </message>
    <message>
        <source>so many boxes need a larger board</source>
        <translation>这么多箱子需要更大的棋盘</translation>
    </message>
    <message>
        <source>levels cannot be added to a file of this form</source>
        <translation>这种格式的文件不能添加关卡</translation>
    </message>
    <message>
        <source>line %1: the solution was dropped: %2</source>
        <translation>第 %1 行：解法没有采用：%2</translation>
    </message>
    <message>
        <source>line %1: the saved game was dropped: %2</source>
        <translation>第 %1 行：存档没有采用：%2</translation>
    </message>
    <message>
        <source>step %1: %2</source>
        <translation>第 %1 步：%2</translation>
    </message>
    <message>
        <source>it does not solve the level</source>
        <translation>它没有解开这一关</translation>
    </message>
    <message>
        <source>the file has more steps than are read</source>
        <translation>文件中的步数超过了能读取的数量</translation>
    </message>
    <message>
        <source>a count of 0</source>
        <translation>次数为 0</translation>
    </message>
    <message>
        <source>a count with nothing behind it</source>
        <translation>次数后面什么也没有</translation>
    </message>
    <message>
        <source>an unknown character %1</source>
        <translation>未知字符 %1</translation>
    </message>
    <message>
        <source>a bracket that was not opened %1</source>
        <translation>多余的括号 %1</translation>
    </message>
    <message>
        <source>a bracket that is not closed %1</source>
        <translation>括号没有闭合 %1</translation>
    </message>
    <message>
        <source>brackets within brackets, too many %1</source>
        <translation>括号嵌套太深 %1</translation>
    </message>
    <message>
        <source>there is a box in the way</source>
        <translation>有箱子挡住</translation>
    </message>
    <message>
        <source>there is a wall in the way</source>
        <translation>有墙挡住</translation>
    </message>
    <message>
        <source>there is no box to be pulled</source>
        <translation>没有可拉的箱子</translation>
    </message>
    <message>
        <source>this is not the level of the game with all of its boxes on goals</source>
        <translation>这不是这局游戏的关卡在所有箱子都到位时的样子</translation>
    </message>
    <message>
        <source>%1 is no turn, as 90 or mirrored 0</source>
        <translation>%1 不是转法，应为 90 或 mirrored 0 这样</translation>
    </message>
    <message>
        <source>a row of #, -, ., $, *, @ and + expected, not %1</source>
        <translation>应为由 #、-、.、$、*、@ 和 + 组成的一行，而不是 %1</translation>
    </message>
    <message>
        <source>more than %1 columns or rows</source>
        <translation>超过 %1 列或行</translation>
    </message>
    <message>
        <source>what was dropped when it was read would be lost; add the level at its end</source>
        <translation>读取时没有采用的内容会因替换而丢失；请把关卡加到末尾</translation>
    </message>
    <message>
        <source>another map than %1</source>
        <translation>地图不是 %1</translation>
    </message>
    <message>
        <source>a query for a map of %1 x %2 cells, but the map has %3 x %4</source>
        <translation>这是 %1 x %2 格地图的查询，而地图是 %3 x %4 格</translation>
    </message>
    <message>
        <source>not one of the %1 rows can be asked: %2</source>
        <translation>%1 行中没有一行可以查询：%2</translation>
    </message>
    <message>
        <source>more than the %1 rows that are read</source>
        <translation>超过了最多读取的 %1 行</translation>
    </message>
    <message>
        <source>there is no query in it</source>
        <translation>其中没有查询</translation>
    </message>
    <message>
        <source>no map found, neither %1</source>
        <translation>找不到地图，以下都不存在：%1</translation>
    </message>
    <message>
        <source>no map found, there is no %1</source>
        <translation>找不到地图：%1 不存在</translation>
    </message>
    <message>
        <source>must be at most two SEARCH:EVENT pairs, such as 1:118</source>
        <translation>必须是至多两个“搜索:事件”，例如 1:118</translation>
    </message>
    <message>
        <source>its places are too far apart to be drawn</source>
        <translation>其位置相距过远，无法绘制</translation>
    </message>
    <message>
        <source>line %1: text was dropped: more than %2 lines between two boards</source>
        <translation>第 %1 行：部分文字没有采用：两个棋盘之间的文字多于 %2 行</translation>
    </message>
    <message>
        <source>line %1: keys were dropped: more than %2 of one level</source>
        <translation>第 %1 行：部分键没有采用：一个关卡的键多于 %2 个</translation>
    </message>
    <message>
        <source>line %1: more was dropped: no more than %2 notes are told</source>
        <translation>第 %1 行：还有其他内容没有采用：最多只提示 %2 条</translation>
    </message>
</context>
<context>
    <name>RecordReader</name>
    <message>
        <source>%1 is not as it must be</source>
        <translation>%1 不合规定</translation>
    </message>
</context>
<context>
    <name>RouteQuestionTexts</name>
    <message>
        <source>worker on the left</source>
        <translation>工人在左边</translation>
    </message>
    <message>
        <source>worker on the right</source>
        <translation>工人在右边</translation>
    </message>
    <message>
        <source>worker above</source>
        <translation>工人在上边</translation>
    </message>
    <message>
        <source>worker below</source>
        <translation>工人在下边</translation>
    </message>
    <message>
        <source>worker where he is</source>
        <translation>工人在原处</translation>
    </message>
    <message>
        <source>The worker cannot take a step here.</source>
        <translation>工人在这里一步也走不了。</translation>
    </message>
    <message>
        <source>This box cannot be pushed. Click on another one.</source>
        <translation>这个箱子推不动。请点击另一个箱子。</translation>
    </message>
    <message>
        <source>A box&apos;s way can be searched from the box only: nothing tells from which side it is to come.</source>
        <translation>箱子的路只能从箱子一侧搜索：没有什么说明它要从哪一边到达。</translation>
    </message>
    <message>
        <source>Walls and boxes shut the worker out.</source>
        <translation>墙和箱子把工人挡住了。</translation>
    </message>
    <message>
        <source>box %1, %2</source>
        <comment>square, where the worker is</comment>
        <translation>箱子 %1，%2</translation>
    </message>
    <message>
        <source>A node is the square of the box and the worker&apos;s side of it; its cost is pushes / moves, and fewer pushes count before fewer moves.</source>
        <translation>一个节点是箱子所在的格子和工人在它的哪一边；代价是“推数 / 步数”，先比推数，再比步数。</translation>
    </message>
    <message>
        <source>The box cannot be brought there, as the others stand.</source>
        <translation>其他箱子这样放着，这个箱子到不了那里。</translation>
    </message>
    <message>
        <source>How does the worker get to %1? Click on another square to ask for it.</source>
        <translation>工人怎样走到 %1？点击另一格就问那一格。</translation>
    </message>
    <message>
        <source>How does box %1 get to %2? Click on another box, or on the square where it is to go.</source>
        <translation>箱子 %1 怎样到 %2？点击另一个箱子，或点击它要去的格子。</translation>
    </message>
    <message>
        <source>Click on the square where the worker is to go.</source>
        <translation>点击工人要去的那一格。</translation>
    </message>
    <message>
        <source>%1, where the worker is to go, is marked %2 and put into OPEN</source>
        <translation>%1 是工人要去的地方，标为 %2，放入 OPEN</translation>
    </message>
    <message>
        <source>%1 is marked %2 and put into OPEN, reached from %3</source>
        <translation>%1 标为 %2，放入 OPEN，从 %3 到达</translation>
    </message>
    <message>
        <source>%1 is skipped: it is marked %2 already</source>
        <translation>跳过 %1：它已标为 %2</translation>
    </message>
    <message>
        <source>%1, marked %2, is taken from OPEN and expanded</source>
        <translation>从 OPEN 取出标为 %2 的 %1 并扩展</translation>
    </message>
    <message>
        <source>The worker at %1 is reached: marked %2, one more than his way: %3</source>
        <translation>到达工人所在的 %1：标为 %2，比他要走的路多 1：%3</translation>
    </message>
    <message>
        <source>A square is called by its column and row, counted from 0. The wave begins where the worker is to go, which is marked 1: a mark is one more than g. He then follows falling marks.</source>
        <translation>格子用列和行来称呼，从 0 数起。波从工人要去的格子开始，那一格标为 1：标记总比 g 多 1。工人然后沿着递减的标记走。</translation>
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
        <translation>已解决：代价 %1，扩展 %2 次</translation>
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
    <message>
        <source>Here the search begins: the start is the first node that waits to be expanded.</source>
        <translation>搜索从这里开始：起点是第一个等待扩展的节点。</translation>
    </message>
    <message>
        <source>The route is complete: what it costs, and how many expansions it took to find it.</source>
        <translation>路径已完整：这里给出它的代价，以及为找到它扩展了多少次。</translation>
    </message>
    <message>
        <source>It was ended while there still was something to do: whether there is a way is not known.</source>
        <translation>搜索在尚有节点可处理时被中止：是否有路并不知道。</translation>
    </message>
    <message>
        <source>OPEN is empty: all that can be reached has been expanded, and no goal was looked for.</source>
        <translation>OPEN 已空：凡能到达的都已扩展；这次搜索本就没有终点。</translation>
    </message>
    <message>
        <source>The stack is empty: all that can be reached from the start has been entered, and the goal is not among it.</source>
        <translation>栈已空：从起点能到达的都已进入过，终点不在其中。</translation>
    </message>
    <message>
        <source>The last round cut nothing off: it has tried all that can be reached from the start, and the goal is not among it.</source>
        <translation>最后一轮没有截断任何节点：从起点能到达的都已试过，终点不在其中。</translation>
    </message>
    <message>
        <source>One side&apos;s OPEN is empty: all that can be reached from that side has been expanded without meeting the other.</source>
        <translation>有一侧的 OPEN 已空：从这一侧能到达的都已扩展，却没有与另一侧相遇。</translation>
    </message>
    <message>
        <source>OPEN is empty: all that can be reached from the start has been expanded, and the goal is not among it.</source>
        <translation>OPEN 已空：从起点能到达的都已扩展，终点不在其中。</translation>
    </message>
    <message>
        <source>Round %1 has already expanded %2 times as many nodes as the one before.</source>
        <translation>第 %1 轮已经扩展的节点数是上一轮的 %2 倍。</translation>
    </message>
    <message>
        <source>Round 1 has expanded %1 nodes and is not over. A deepening search keeps no CLOSED: it goes every way under its bound, and on open ground there can be more of them than any machine can go.</source>
        <translation>第 1 轮已扩展 %1 个节点，仍未结束。迭代加深搜索不保存 CLOSED：界限之内的每条路都要走一遍，而在空旷处，这样的路可能多到任何机器都走不完。</translation>
    </message>
    <message>
        <source>Proven is that none costs less than %1.</source>
        <comment>a way, a cost</comment>
        <translation>已证明：没有代价小于 %1 的走法。</translation>
    </message>
    <message>
        <source>Not started</source>
        <translation>未开始</translation>
    </message>
    <message>
        <source>Paused at event %1</source>
        <translation>已暂停于事件 %1</translation>
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
        <source>taken: the goal</source>
        <translation>已取出：终点</translation>
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
        <source>1 state looked at</source>
        <translation>查看了 1 个状态</translation>
    </message>
    <message>
        <source>%1 states looked at</source>
        <translation>查看了 %1 个状态</translation>
    </message>
    <message>
        <source>pace %1</source>
        <comment>the speed that the pace has come to</comment>
        <translation>跟进 %1</translation>
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
        <source>%1 %2</source>
        <comment>a figure and its unit</comment>
        <translation>%1 %2</translation>
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
        <translation>%1，%2</translation>
    </message>
</context>
<context>
    <name>SlideSentence</name>
    <message>
        <source>%1: a placement that waits in %2 already, by a cheaper way: %3 instead of %4</source>
        <comment>a slide, list, costs, cost</comment>
        <translation>%1：这个局面这样走代价更小，已等在 %2：%3，原来 %4</translation>
    </message>
    <message>
        <source>%1: a placement of CLOSED goes back into %2 by a cheaper way: %3 instead of %4</source>
        <comment>a slide, list, costs, cost</comment>
        <translation>%1：CLOSED 中的局面因代价更小的走法回到 %2：%3，原来 %4</translation>
    </message>
    <message>
        <source>%1: given up, it can never be solved</source>
        <comment>a slide</comment>
        <translation>%1：放弃，再也解不开</translation>
    </message>
    <message>
        <source>All that can follow has been tried: “%1” is taken back</source>
        <comment>a slide</comment>
        <translation>后续都已试过，撤回“%1”</translation>
    </message>
    <message>
        <source>Route: %1, %2</source>
        <comment>a slide, so many moves so far</comment>
        <translation>路线：%1，%2</translation>
    </message>
    <message>
        <source>Route: the placement as it stands</source>
        <translation>路线：当前局面</translation>
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
        <source>%1 so far</source>
        <comment>moves</comment>
        <translation>目前 %1</translation>
    </message>
    <message>
        <source>%1 from a goal</source>
        <comment>moves</comment>
        <translation>距终局 %1</translation>
    </message>
    <message>
        <source>%1, at least %2 in all</source>
        <comment>9 moves so far, a number</comment>
        <translation>%1，总共至少 %2</translation>
    </message>
    <message>
        <source>A solved placement is put into %1: the search from the other side begins at it, too</source>
        <translation>一个已解开的局面放入 %1：另一侧的搜索也从它开始</translation>
    </message>
    <message>
        <source>The placement as it stands is put into %1: %2</source>
        <comment>list, costs</comment>
        <translation>当前局面放入 %1：%2</translation>
    </message>
    <message>
        <source>%1: %2; waits on the stack</source>
        <comment>a slide, costs</comment>
        <translation>%1：%2；在栈上等待</translation>
    </message>
    <message>
        <source>%1: %2; into %3</source>
        <comment>a slide, costs, list</comment>
        <translation>%1：%2；放入 %3</translation>
    </message>
    <message>
        <source>%1 is possible: %2</source>
        <comment>a slide, costs</comment>
        <translation>可以%1：%2</translation>
    </message>
    <message>
        <source>%1: skipped, this way costs more than can be counted</source>
        <comment>a slide</comment>
        <translation>%1：跳过，这样走的代价超出可计数的范围</translation>
    </message>
    <message>
        <source>%1: skipped, it only takes back the slide before</source>
        <comment>a slide</comment>
        <translation>%1：跳过，这只是撤回上一步</translation>
    </message>
    <message>
        <source>%1: skipped, the same placement or its mirror image, equal pieces being alike, was reached before with %2</source>
        <comment>a slide, so many moves</comment>
        <translation>%1：跳过，同一局面或其镜像（相同的棋子不加区分）先前已到达，用了 %2</translation>
    </message>
    <message>
        <source>%1: skipped, the same placement, equal pieces being alike, was reached before with %2</source>
        <comment>a slide, so many moves</comment>
        <translation>%1：跳过，同一局面（相同的棋子不加区分）先前已到达，用了 %2</translation>
    </message>
    <message>
        <source>%1: %2; above the bound %3, not in this round</source>
        <comment>a slide, costs, bound</comment>
        <translation>%1：%2；超过界限 %3，本轮不走</translation>
    </message>
    <message>
        <source>A solved placement is looked at, and what leads there: %1</source>
        <comment>costs</comment>
        <translation>查看一个已解开的局面，以及通向它的走法：%1</translation>
    </message>
    <message>
        <source>The placement as it stands is looked at, and what can follow: %1</source>
        <comment>costs</comment>
        <translation>查看当前局面及其后续：%1</translation>
    </message>
    <message>
        <source>What can follow “%1” is looked at: %2</source>
        <comment>a slide, costs</comment>
        <translation>查看“%1”的后续：%2</translation>
    </message>
    <message>
        <source>On to “%1”: what can follow is looked at; %2</source>
        <comment>a slide, costs</comment>
        <translation>接着到“%1”：查看其后续；%2</translation>
    </message>
    <message>
        <source>From “%1” over to “%2”: what can follow is looked at; %3</source>
        <comment>a slide, a slide, costs</comment>
        <translation>从“%1”转到“%2”：查看其后续；%3</translation>
    </message>
    <message>
        <source>The two sides meet at the same placement: %1 from the start, %2 to a goal, %3 in all, the least so far</source>
        <comment>moves, moves, number</comment>
        <translation>两侧在同一局面相遇：距起点 %1，距终局 %2，共 %3，是目前最少的</translation>
    </message>
    <message>
        <source>No meeting can be cheaper than the best one: %1</source>
        <comment>moves</comment>
        <translation>不会再有比最好的相遇更省的了：%1</translation>
    </message>
    <message>
        <source>All pieces are where they have to be: %1</source>
        <comment>moves</comment>
        <translation>所有棋子都已到位：%1</translation>
    </message>
    <message>
        <source>%1 is where it has to be: %2</source>
        <comment>a piece, moves</comment>
        <translation>%1已到位：%2</translation>
    </message>
    <message>
        <source>a placement that is not met yet</source>
        <translation>尚未遇到的局面</translation>
    </message>
    <message>
        <source>a goal</source>
        <translation>一个终局</translation>
    </message>
    <message>
        <source>the start</source>
        <translation>起点</translation>
    </message>
    <message>
        <source>%1: skipped, the same placement was reached before with %2</source>
        <comment>a slide, so many moves</comment>
        <translation>%1：跳过，同一局面先前已到达，用了 %2</translation>
    </message>
    <message>
        <source>%1: skipped, the same placement or its mirror image was reached before with %2</source>
        <comment>a slide, so many moves</comment>
        <translation>%1：跳过，同一局面或其镜像先前已到达，用了 %2</translation>
    </message>
</context>
<context>
    <name>SlideTexts</name>
    <message>
        <source>No order of slides brings the piece to its goal.</source>
        <translation>无论怎样滑动，棋子都到不了目标位置。</translation>
    </message>
    <message>
        <source>A node is a placement and its mirror image; it is called by the slide that led there. Equal pieces wear numbers, which they keep on the way from the start.</source>
        <translation>一个节点是一个局面及其镜像，以通向它的那一步滑动称呼。相同的棋子带有编号，从起点一路保持不变。</translation>
    </message>
    <message>
        <source>A placement is called by the slide that led there. Equal pieces wear numbers, which they keep on the way from the start.</source>
        <translation>局面以通向它的那一步滑动称呼。相同的棋子带有编号，从起点一路保持不变。</translation>
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
        <translation>下一个未解的关卡(&amp;U)</translation>
    </message>
    <message>
        <source>The next level that you have not solved</source>
        <translation>您还没有解开的下一关</translation>
    </message>
    <message>
        <source>&amp;Restart the level</source>
        <translation>重玩本关(&amp;R)</translation>
    </message>
    <message>
        <source>All boxes where they began; Redo brings the pushes back</source>
        <translation>所有箱子回到起点；重做可以找回推过的步</translation>
    </message>
    <message>
        <source>Undo one &amp;step</source>
        <translation>撤销一步(&amp;S)</translation>
    </message>
    <message>
        <source>Take one step of the worker back</source>
        <translation>收回工人的一步</translation>
    </message>
    <message>
        <source>Redo one s&amp;tep</source>
        <translation>重做一步(&amp;T)</translation>
    </message>
    <message>
        <source>Make one step that was taken back</source>
        <translation>重走收回的一步</translation>
    </message>
    <message>
        <source>The &amp;other way</source>
        <translation>另一条路(&amp;O)</translation>
    </message>
    <message>
        <source>From the last fork of this game the next way that was tried</source>
        <translation>从本局最近的分岔处换到试过的下一条路</translation>
    </message>
    <message>
        <source>Copy the &amp;level</source>
        <translation>复制关卡(&amp;L)</translation>
    </message>
    <message>
        <source>As text, as the boxes stand now</source>
        <translation>以文本形式，箱子按现在的位置</translation>
    </message>
    <message>
        <source>Copy the steps &amp;made</source>
        <translation>复制走过的步(&amp;M)</translation>
    </message>
    <message>
        <source>As letters l u r d, capitals for pushes</source>
        <translation>用字母 l u r d 表示，推箱用大写</translation>
    </message>
    <message>
        <source>Own solution with the fewest mo&amp;ves</source>
        <translation>自己步数最少的解(&amp;V)</translation>
    </message>
    <message>
        <source>It becomes the way ahead, back and forth as you like</source>
        <translation>它成为前面的路，可以随意来回</translation>
    </message>
    <message>
        <source>Own solution with the fewest pus&amp;hes</source>
        <translation>自己推数最少的解(&amp;H)</translation>
    </message>
    <message>
        <source>To the &amp;first position</source>
        <translation>到最初的局面(&amp;F)</translation>
    </message>
    <message>
        <source>Play bac&amp;kwards</source>
        <translation>向后播放(&amp;K)</translation>
    </message>
    <message>
        <source>Take the steps back one by one; once more: stop</source>
        <translation>一步一步收回；再按一次停止</translation>
    </message>
    <message>
        <source>Pla&amp;y forwards</source>
        <translation>向前播放(&amp;Y)</translation>
    </message>
    <message>
        <source>Make the steps ahead one by one; once more: stop</source>
        <translation>一步一步走前面的步；再按一次停止</translation>
    </message>
    <message>
        <source>To the l&amp;ast position</source>
        <translation>到最后的局面(&amp;A)</translation>
    </message>
    <message>
        <source>Mot&amp;ion</source>
        <translation>动画(&amp;I)</translation>
    </message>
    <message>
        <source>Worker and boxes travel; else they are there at once</source>
        <translation>工人和箱子移动过去；否则立刻到位</translation>
    </message>
    <message>
        <source>Search&amp;light on this level</source>
        <translation>用探照灯看这一关(&amp;L)</translation>
    </message>
    <message>
        <source>A search for a solution from here, step by step</source>
        <translation>从这里开始的求解搜索，一步一步地看</translation>
    </message>
    <message>
        <source>Ans&amp;wer ahead of the search</source>
        <translation>提前显示答案(&amp;W)</translation>
    </message>
    <message>
        <source>Show the outcome and the figures of the whole run before the search has come to them</source>
        <translation>在搜索到达之前就显示结果和整个运行的数字</translation>
    </message>
    <message>
        <source>Turn the board &amp;left</source>
        <translation>棋盘向左转(&amp;L)</translation>
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
        <source>See the board with left and right exchanged</source>
        <translation>左右对调来看棋盘</translation>
    </message>
    <message>
        <source>See the board neither turned nor mirrored</source>
        <translation>不旋转也不镜像地看棋盘</translation>
    </message>
    <message>
        <source>Re&amp;verse play</source>
        <translation>反向玩(&amp;V)</translation>
    </message>
    <message>
        <source>From the solved level pull the boxes back to where they begin: that is a solution, too</source>
        <translation>从解开的关卡把箱子拉回起点：这也是一个解</translation>
    </message>
    <message>
        <source>Arrows pu&amp;ll</source>
        <translation>方向键拉箱(&amp;L)</translation>
    </message>
    <message>
        <source>In reverse play the box behind the worker comes along; with Ctrl it is the other way round</source>
        <translation>反向玩时，工人身后的箱子跟着走；按住 Ctrl 则相反</translation>
    </message>
    <message>
        <source>Replay this solution f&amp;orwards</source>
        <translation>正向回放这个解(&amp;O)</translation>
    </message>
    <message>
        <source>What was pulled back is pushed, from the opening of the level</source>
        <translation>从关卡的开局起，把拉过的步反过来推</translation>
    </message>
    <message>
        <source>Push boxes b&amp;y clicks and drags</source>
        <translation>用单击和拖动推箱(&amp;Y)</translation>
    </message>
    <message>
        <source>A box that is clicked or dragged finds its way; else a click on one beside the worker pushes it by a square</source>
        <translation>单击或拖动的箱子自己找路；否则单击工人旁边的箱子只推一格</translation>
    </message>
    <message>
        <source>&amp;Fast motion</source>
        <translation>快速移动(&amp;F)</translation>
    </message>
    <message>
        <source>Worker and boxes travel three times as fast</source>
        <translation>工人和箱子移动快三倍</translation>
    </message>
    <message>
        <source>Board &amp;as it is</source>
        <translation>棋盘原样(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>提示(&amp;H)</translation>
    </message>
    <message>
        <source>Push as the hint sa&amp;ys</source>
        <translation>按提示推一步(&amp;Y)</translation>
    </message>
    <message>
        <source>The next push of the best solution that is known</source>
        <translation>已知最好解法的下一推</translation>
    </message>
    <message>
        <source>Sol&amp;ve from here</source>
        <translation>从这里求解(&amp;V)</translation>
    </message>
    <message>
        <source>A solution becomes the way ahead, and is played; back and forth as you like</source>
        <translation>解法成为前面的路并走下去；可随意前进后退</translation>
    </message>
    <message>
        <source>Show &amp;deadlocks</source>
        <translation>显示死局(&amp;D)</translation>
    </message>
    <message>
        <source>Boxes that can never be brought home any more are marked, and the reason is told</source>
        <translation>标出再也推不到目标的箱子，并说明原因</translation>
    </message>
    <message>
        <source>&amp;Improve the solution</source>
        <translation>改进解法(&amp;I)</translation>
    </message>
    <message>
        <source>Your best solutions, or the one that is played, with fewer pushes or fewer moves</source>
        <translation>用更少的推数或步数改进自己的最佳解法，或正在走的解法</translation>
    </message>
    <message>
        <source>&amp;Compare on this level</source>
        <translation>比较这一关的搜索(&amp;C)</translation>
    </message>
    <message>
        <source>Several searches of this level side by side</source>
        <translation>并排比较这一关的几种搜索</translation>
    </message>
    <message>
        <source>&amp;Draw a level…</source>
        <translation>画一个关卡(&amp;D)…</translation>
    </message>
    <message>
        <source>A level of your own, checked while it is drawn</source>
        <translation>自己的关卡，边画边检查</translation>
    </message>
    <message>
        <source>&amp;Make levels…</source>
        <translation>生成关卡(&amp;M)…</translation>
    </message>
    <message>
        <source>New levels by chance, of the size and hardness that you like</source>
        <translation>随机生成新关卡，大小和难度由您决定</translation>
    </message>
    <message>
        <source>See the board turned by a quarter; columns and rows are still the level&apos;s</source>
        <translation>把棋盘转四分之一圈来看；列和行仍按关卡本身来数</translation>
    </message>
    <message>
        <source>The levels of Searchli&amp;ght</source>
        <translation>Searchlight 自带的关卡(&amp;G)</translation>
    </message>
    <message>
        <source>Back from a file to the levels that come with the program</source>
        <translation>从文件回到程序自带的关卡</translation>
    </message>
    <message>
        <source>&amp;Plain look (for print)</source>
        <translation>朴素外观（便于打印）(&amp;P)</translation>
    </message>
    <message>
        <source>Flat shapes and colours in the place of wood and stone</source>
        <translation>用平面图形和纯色代替木头与石头</translation>
    </message>
    <message>
        <source>Replay the level&apos;s ow&amp;n solution</source>
        <translation>演示关卡自带的解法(&amp;N)</translation>
    </message>
    <message>
        <source>The one that is in its file becomes the way ahead, and is played; it counts as help</source>
        <translation>文件中的解法成为接下来的走法并演示；算作帮助</translation>
    </message>
    <message>
        <source>The level before this one in its collection; the game here is kept</source>
        <translation>本集合中的前一关；这里的一局会保留</translation>
    </message>
    <message>
        <source>The level after this one in its collection; the game here is kept</source>
        <translation>本集合中的后一关；这里的一局会保留</translation>
    </message>
    <message>
        <source>Says how many pushes are left, or what is wrong; press again for the box, its direction, and the push itself</source>
        <translation>说明还剩多少推，或者哪里不对；再按依次给出：推哪个箱子、推向哪边、推这一步</translation>
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
    <name>TermWords</name>
    <message>
        <source>OPEN: the nodes that have been found and wait to be expanded. The next node to be expanded is taken from it.</source>
        <translation>OPEN：已找到、等待扩展的节点。下一个要扩展的节点从中取出。</translation>
    </message>
    <message>
        <source>CLOSED: the nodes that have been expanded already.</source>
        <translation>CLOSED：已经扩展过的节点。</translation>
    </message>
    <message>
        <source>g: the cost of the best way found so far from the start to the node.</source>
        <translation>g：从起点到该节点，目前找到的最好的路的代价。</translation>
    </message>
    <message>
        <source>h: the heuristic&apos;s estimate of what is left from the node to the goal.</source>
        <translation>h：启发函数对从该节点到终点剩余代价的估计。</translation>
    </message>
    <message>
        <source>Parent: the node from which a node was reached by its best way. The arrow in a cell points to it.</source>
        <translation>父节点：沿最好的路到达某节点之前的那个节点。格子中的箭头指向它。</translation>
    </message>
    <message>
        <source>Expand: a node is taken from OPEN and closed, and its successors, the nodes one move away, are looked at one by one.</source>
        <translation>扩展：从 OPEN 取出一个节点放入 CLOSED，然后逐个查看它的后继，即一步可达的节点。</translation>
    </message>
    <message>
        <source>Generate: a successor is worked out. One that is met for the first time is put into OPEN, and the node that it was reached from becomes its parent.</source>
        <translation>生成：求出一个后继。首次遇到的后继放入 OPEN，由哪个节点到达，哪个节点就是它的父节点。</translation>
    </message>
    <message>
        <source>Relax: a cheaper way to a node in OPEN has been found. Its g falls, it gets a new parent and moves up in OPEN.</source>
        <translation>松弛：找到了通往 OPEN 中某节点的代价更小的路。它的 g 变小，更换父节点，并在 OPEN 中前移。</translation>
    </message>
    <message>
        <source>Reopen: a cheaper way to a node in CLOSED has been found, so it goes back into OPEN and will be expanded once more.</source>
        <translation>重新打开：找到了通往 CLOSED 中某节点的代价更小的路，因此它回到 OPEN，之后会再次扩展。</translation>
    </message>
    <message>
        <source>Stack: the nodes that wait, the latest on top. The one on top is entered next.</source>
        <translation>栈：等待中的节点，最新的在顶上。接下来进入顶上的节点。</translation>
    </message>
    <message>
        <source>Bound: what one round of the search may not go beyond. When all within it has been tried, the next round begins at the start again, with a larger bound.</source>
        <translation>界限：一轮搜索不得超过的值。界限之内全部试过后，下一轮以更大的界限从起点重新开始。</translation>
    </message>
    <message>
        <source>Generate: a successor that is not marked yet waits on the stack.</source>
        <translation>生成：尚未标记的后继入栈等待。</translation>
    </message>
    <message>
        <source>Generate: a successor is worked out, to be entered when its turn comes.</source>
        <translation>生成：求出一个后继，轮到它时再进入。</translation>
    </message>
    <message>
        <source>Give up: no route can lead through this node, so it is left out.</source>
        <translation>放弃：不可能有路径经过此节点，因此不再考虑它。</translation>
    </message>
    <message>
        <source>Cut off: the node lies beyond the bound of this round. A later round comes back to it.</source>
        <translation>截断：该节点超过了本轮的界限，留待后面的轮次。</translation>
    </message>
    <message>
        <source>Scan: a jump runs on along a line of cells as long as nothing but going on can pay. Cells on the way become no nodes.</source>
        <translation>扫描：跳跃沿一列格子前进，直到转向可能有利为止。途中的格子不成为节点。</translation>
    </message>
    <message>
        <source>Backtrack: nothing is left to be tried below the node, so the search goes back to where it came from.</source>
        <translation>回溯：该节点以下已没有可试的，因此搜索退回到来处。</translation>
    </message>
    <message>
        <source>Meet: both sides have reached the node, so a whole route leads through it. It may not be the best one yet.</source>
        <translation>相遇：两侧都到达了该节点，因此有一条完整路径经过它，但不一定是最好的。</translation>
    </message>
    <message>
        <source>Route: it is read back from the goal, from each node to its parent, until the start is reached.</source>
        <translation>路径：从终点开始，由每个节点找到其父节点，直到起点，便读出了路径。</translation>
    </message>
    <message>
        <source>Goal: it has the least f in OPEN. Where h never overestimates, no cheaper route can be left, and the search ends.</source>
        <translation>终点：它的 f 是 OPEN 中最小的。只要 h 从不高估，就不可能还有代价更小的路径，搜索结束。</translation>
    </message>
    <message>
        <source>Goal: it has the least g in OPEN. No other way to it can be cheaper, and the search ends.</source>
        <translation>终点：它的 g 是 OPEN 中最小的。不可能还有代价更小的路，搜索结束。</translation>
    </message>
    <message>
        <source>Goal: the search has what it looked for, and ends.</source>
        <translation>终点：要找的已经找到，搜索结束。</translation>
    </message>
    <message>
        <source>Generate: met for the first time, it goes into OPEN. g is the cost of the way here, h an estimate of what is left to the goal, f tells which of OPEN is next.</source>
        <translation>生成：首次遇到，放入 OPEN。g 是到这里的路的代价，h 是到终点剩余代价的估计，f 决定 OPEN 中接下来轮到谁。</translation>
    </message>
    <message>
        <source>Generate: met for the first time, it goes into OPEN. g is the cost of the way here.</source>
        <translation>生成：首次遇到，放入 OPEN。g 是到这里的路的代价。</translation>
    </message>
    <message>
        <source>Skip: the node has been entered before. Nothing changes.</source>
        <translation>跳过：之前已经进入过该节点，什么也不变。</translation>
    </message>
    <message>
        <source>Skip: the node has been reached before, and this way changes nothing.</source>
        <translation>跳过：之前已经到达过该节点，这条路不带来任何改变。</translation>
    </message>
    <message>
        <source>Expand: of all nodes in OPEN this one has waited longest. It is closed, and its successors, the nodes one move away, are looked at one by one.</source>
        <translation>扩展：它是 OPEN 中等待最久的节点。将它放入 CLOSED，然后逐个查看它的后继，即一步可达的节点。</translation>
    </message>
    <message>
        <source>f: g and h together, the estimated cost of a whole route through the node. OPEN is in the order of f, the least first.</source>
        <translation>f：g 与 h 合计，即经过该节点的整条路径的估计代价。OPEN 按 f 排序，最小的在前。</translation>
    </message>
    <message>
        <source>Expand: it comes first in OPEN, which is in the order of g. It is closed, and its successors, the nodes one move away, are looked at one by one.</source>
        <translation>扩展：它排在 OPEN 的最前面，OPEN 按 g 排序。将它放入 CLOSED，然后逐个查看它的后继，即一步可达的节点。</translation>
    </message>
    <message>
        <source>Expand: it comes first in OPEN, which is in the order of h. It is closed, and its successors, the nodes one move away, are looked at one by one.</source>
        <translation>扩展：它排在 OPEN 的最前面，OPEN 按 h 排序。将它放入 CLOSED，然后逐个查看它的后继，即一步可达的节点。</translation>
    </message>
    <message>
        <source>Expand: it comes first in OPEN, which is in the order of f. It is closed, and from it the search jumps on in every direction that may pay.</source>
        <translation>扩展：它排在 OPEN 的最前面，OPEN 按 f 排序。将它放入 CLOSED，然后沿每个可能有利的方向继续跳跃。</translation>
    </message>
    <message>
        <source>Expand: it comes first in OPEN, which is in the order of f. It is closed, and its successors, the nodes one move away, are looked at one by one.</source>
        <translation>扩展：它排在 OPEN 的最前面，OPEN 按 f 排序。将它放入 CLOSED，然后逐个查看它的后继，即一步可达的节点。</translation>
    </message>
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
        <source>Expand: %1 in %2 shared the least %3, %4. Among equals the last in is the first out.</source>
        <comment>nodes, list, letter, its value</comment>
        <translation>扩展：%2 中有 %1并列最小的 %3，即 %4。并列时后进先出。</translation>
    </message>
    <message>
        <source>Expand: %1 in %2 shared the least %3, %4. Among equals the first in is the first out.</source>
        <comment>nodes, list, letter, its value</comment>
        <translation>扩展：%2 中有 %1并列最小的 %3，即 %4。并列时先进先出。</translation>
    </message>
    <message>
        <source>Expand: %1 in %2 shared the least %3, which is compared coarsely. Among equals the last in is the first out.</source>
        <comment>nodes, list, letter</comment>
        <translation>扩展：%2 中有 %1并列最小的 %3（%3 只作粗略比较）。并列时后进先出。</translation>
    </message>
    <message>
        <source>It is closed, and from it the search jumps on in every direction that may pay.</source>
        <translation>将它放入 CLOSED，再从它朝每个可能有利的方向继续跳跃。</translation>
    </message>
    <message>
        <source>It is closed, and its successors, the nodes one move away, are looked at one by one.</source>
        <translation>将它放入 CLOSED，然后逐个查看它的后继，即一步可达的节点。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>Expand: it lies on top of the stack, where the latest is first. The search goes down to it and works out its successors, the nodes one move away.</source>
        <translation>扩展：它在栈顶，后进者先出。搜索走到它，并得出它的后继，即相距一步的节点。</translation>
    </message>
    <message>
        <source>Expand: of the successors within the bound it is the next that has not been tried. The search goes down to it and works out its successors, the nodes one move away.</source>
        <translation>扩展：在界限以内的后继中，它是下一个还没有试过的。搜索走到它，并得出它的后继，即相距一步的节点。</translation>
    </message>
    <message>
        <source>Expand: no more nodes wait on this side than on the other one, and it comes first in this side&apos;s OPEN, which is in the order of g. It is closed, and its successors, the nodes one move away, are looked at one by one.</source>
        <translation>扩展：这一侧等待的节点不比另一侧多，而它在这一侧按 g 排列的 OPEN 中排第一。它被放入 CLOSED，逐个查看它的后继，即相距一步的节点。</translation>
    </message>
</context>
<context>
    <name>VerdictTexts</name>
    <message>
        <source>Looking at all placements …</source>
        <translation>正在查看所有局面…</translation>
    </message>
    <message>
        <source>It cannot be solved: none of the %1 placements that can be reached is a solution.</source>
        <translation>无解：能到达的 %1 个局面中没有一个是解。</translation>
    </message>
    <message>
        <source>It can be solved. %1 placements can be reached, %2 of them are solutions.</source>
        <translation>有解。能到达 %1 个局面，其中 %2 个是解。</translation>
    </message>
    <message>
        <source>It can be solved. Not all placements fit into memory and time: %1 were looked at.</source>
        <translation>有解。内存和时间容不下所有局面：查看了 %1 个。</translation>
    </message>
    <message>
        <source>Not all placements fit into memory and time: %1 were looked at.</source>
        <translation>内存和时间容不下所有局面：查看了 %1 个。</translation>
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
        <source>Left and right</source>
        <translation>左右</translation>
    </message>
    <message>
        <source>Up and down</source>
        <translation>上下</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::BoardLegend</name>
    <message>
        <source>Marks</source>
        <translation>标记</translation>
    </message>
    <message>
        <source>Marks that can be switched on, and those for which there is no room here</source>
        <translation>可以打开的标记，以及这里放不下的标记</translation>
    </message>
    <message>
        <source>More marks</source>
        <translation>更多标记</translation>
    </message>
    <message>
        <source>What the colours and signs on the board mean. Click an entry to show something else there, or to leave it away.</source>
        <translation>棋盘上颜色和符号的含义。点击某项可改为显示别的，或不再显示。</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::BoardOverview</name>
    <message>
        <source>The whole board; drag the frame to move the view, turn the wheel to zoom</source>
        <translation>整个棋盘：拖动方框移动视图，滚动滚轮缩放</translation>
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
    <name>searchlight::ui::BookBase</name>
    <message>
        <source>The result is kept and written as soon as possible.</source>
        <translation>这个成绩已保留，会尽快写入。</translation>
    </message>
    <message>
        <source>at byte %1: %2</source>
        <translation>第 %1 字节处：%2</translation>
    </message>
    <message>
        <source>it has no “%1”: %2</source>
        <translation>其中没有“%1”：%2</translation>
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
    <message>
        <source>Save as lesson…</source>
        <translation>存为课程…</translation>
    </message>
    <message>
        <source>A file with a step for each bookmark, to be written on by hand (%1)</source>
        <translation>一个文件，每个书签一步，可以接着手写 (%1)</translation>
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
    <message>
        <source>At the move %1</source>
        <translation>在移动 %1 处</translation>
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
    <name>searchlight::ui::CardList</name>
    <message>
        <source>solved</source>
        <translation>已解</translation>
    </message>
    <message>
        <source>begun</source>
        <translation>进行中</translation>
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
    <message>
        <source>Solved</source>
        <translation>已解决</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>7 pushes, 10 states looked at</comment>
        <translation>%1，%2</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::Comparable</name>
    <message>
        <source>&amp;Without a heuristic</source>
        <translation>无启发函数(&amp;W)</translation>
    </message>
    <message>
        <source>Greedy, A* and without a &amp;heuristic</source>
        <translation>贪婪、A* 与无启发(&amp;H)</translation>
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
        <source>none in window</source>
        <comment>in the column of costs</comment>
        <translation>窗口内无路</translation>
    </message>
    <message>
        <source>not run</source>
        <comment>in the column of costs: why stands in the pane</comment>
        <translation>未运行</translation>
    </message>
    <message>
        <source>One run alone</source>
        <translation>仅运行一次</translation>
    </message>
    <message>
        <source>The median of %1 runs, which vary from %2 to %3 %4</source>
        <translation>%1 次运行的中位数，波动范围 %2 至 %3 %4</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a column and its unit: &quot;Time, ms&quot;</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Scanned</source>
        <translation>扫描</translation>
    </message>
    <message>
        <source>Cells that jumps looked at on their way, which were not made nodes: beside few expansions the other half of their work</source>
        <translation>跳跃途中查看过、但没有成为结点的格子：扩展虽少，这是另一半工作量</translation>
    </message>
    <message>
        <source>What the run took at full speed, measured alone; of short ones the median of several runs. The best is marked only where it is better by more than they vary</source>
        <translation>全速单独运行所用的时间；时间短的取多次运行的中位数。只有优势超过波动时才标出最佳</translation>
    </message>
    <message>
        <source>Set-up</source>
        <comment>a time</comment>
        <translation>准备</translation>
    </message>
    <message>
        <source>Time before the search began, for tables, patterns and goals; not part of Time</source>
        <translation>搜索开始前的准备用时（表、模式、目标），不计入“时间”</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::ComparePage</name>
    <message>
        <source>%1 is written.</source>
        <translation>已写入 %1。</translation>
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
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
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
    <message>
        <source>another question</source>
        <translation>另一个问题</translation>
    </message>
    <message>
        <source>Another question</source>
        <translation>另一个问题</translation>
    </message>
    <message>
        <source>has ended</source>
        <translation>已结束</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what a search does: &quot;2: 5, 3 is expanded&quot;</comment>
        <translation>%1：%2</translation>
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
        <source>another search</source>
        <comment>undo: ..</comment>
        <translation>更换搜索</translation>
    </message>
    <message>
        <source>a set to start from</source>
        <comment>undo: ..</comment>
        <translation>选用一组搜索</translation>
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
        <source>&amp;Breakpoint at what this board shows</source>
        <translation>在此棋盘所示局面设断点(&amp;B)</translation>
    </message>
    <message>
        <source>Stop playing whenever a search meets what the chosen board shows</source>
        <translation>任一搜索遇到所选棋盘所示的局面时暂停播放</translation>
    </message>
    <message>
        <source>the searches of a set-up; its board stays</source>
        <comment>undo: ..</comment>
        <translation>场景设置的搜索（其棋盘不变）</translation>
    </message>
    <message>
        <source>Your own searches are back, on the board of the set-up. The board that it replaced does not come back with them.</source>
        <translation>您自己的搜索已恢复，用在场景设置的棋盘上；被它替换的棋盘不会随之恢复。</translation>
    </message>
    <message>
        <source>Sear&amp;ches</source>
        <translation>搜索(&amp;C)</translation>
    </message>
    <message>
        <source>Searches come and go; sets of them to start from</source>
        <translation>增减搜索，或从一组搜索开始</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>工具(&amp;T)</translation>
    </message>
    <message>
        <source>What can be done on these boards</source>
        <translation>可以在这些棋盘上做的事</translation>
    </message>
    <message>
        <source>From here on, no node has a different g or parent in searches %1 and %2.</source>
        <translation>从这里起，搜索 %1 和 %2 中没有 g 或父节点不同的节点。</translation>
    </message>
    <message>
        <source>Up to here, no node has a different g or parent in searches %1 and %2.</source>
        <translation>到这里为止，搜索 %1 和 %2 中没有 g 或父节点不同的节点。</translation>
    </message>
    <message>
        <source>Expansion %1: g or parent differs in %2 and %3.</source>
        <translation>扩展 %1：%2 和 %3 中的 g 或父节点不同。</translation>
    </message>
    <message>
        <source>%1, g %2</source>
        <comment>a node and its cost</comment>
        <translation>%1，g %2</translation>
    </message>
    <message>
        <source>%1, g %2, reached from %3</source>
        <comment>a node, its cost and its parent</comment>
        <translation>%1，g %2，来自 %3</translation>
    </message>
    <message>
        <source>There are eight searches, the most that can be compared. Remove one to add a trace.</source>
        <translation>已有八个搜索，这是可比较的上限。请先移除一个，再添加搜索轨迹。</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::ComparePane</name>
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
    <message>
        <source>1st</source>
        <translation>第 1</translation>
    </message>
    <message>
        <source>2nd</source>
        <translation>第 2</translation>
    </message>
    <message>
        <source>3rd</source>
        <translation>第 3</translation>
    </message>
    <message>
        <source>4th</source>
        <translation>第 4</translation>
    </message>
    <message>
        <source>5th</source>
        <translation>第 5</translation>
    </message>
    <message>
        <source>6th</source>
        <translation>第 6</translation>
    </message>
    <message>
        <source>7th</source>
        <translation>第 7</translation>
    </message>
    <message>
        <source>8th</source>
        <translation>第 8</translation>
    </message>
    <message>
        <source>joint %1</source>
        <comment>a place that several have</comment>
        <translation>并列%1</translation>
    </message>
    <message>
        <source>finished, %1</source>
        <comment>a search, and its place</comment>
        <translation>完成，%1</translation>
    </message>
    <message>
        <source>no solution, %1</source>
        <comment>a search has proven it, and its place</comment>
        <translation>证明无解，%1</translation>
    </message>
    <message>
        <source>%1, %2 scanned</source>
        <comment>how many were expanded, and how many jumps only looked at</comment>
        <translation>%1，扫描 %2</translation>
    </message>
    <message>
        <source>What this search is asked, in the panel</source>
        <translation>在面板中查看这个搜索的问题</translation>
    </message>
    <message>
        <source>The panel beside the boards shows the question and the algorithm of this search, to be read and changed.</source>
        <translation>棋盘旁的面板显示这次搜索的问题和算法，可以阅读，也可以修改。</translation>
    </message>
    <message>
        <source>dearer way</source>
        <comment>costs more than another search&apos;s</comment>
        <translation>路径代价更高</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a search has finished, its way is dearer</comment>
        <translation>%1，%2</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::ComparePanes</name>
    <message>
        <source>%1 %2, %3 expanded</source>
        <comment>a place, a search, how much it has done</comment>
        <translation>%1 %2，已扩展 %3</translation>
    </message>
    <message>
        <source>%1 %2, %3 expanded, dearer way</source>
        <comment>a place, a search, how much it has done</comment>
        <translation>%1 %2，已扩展 %3，路径代价更高</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::CompareTable</name>
    <message>
        <source>As the panes are</source>
        <translation>按窗格顺序</translation>
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
        <source>The table is being made; nothing has been written yet</source>
        <translation>正在生成表格；文件尚未写入</translation>
    </message>
    <message>
        <source>Sort, save and copy the rows</source>
        <translation>排序、保存和复制各行</translation>
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
        <source>Fold the table: the room is the boards&apos;</source>
        <translation>折叠表格，把空间留给棋盘</translation>
    </message>
    <message>
        <source>Open the table: cost, expansions, memory and time of each search</source>
        <translation>打开表格：各搜索的代价、扩展数、内存和时间</translation>
    </message>
    <message>
        <source>Sa&amp;ve table…</source>
        <translation>保存表格…(&amp;V)</translation>
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
        <translation>将比较复制为一行命令</translation>
    </message>
    <message>
        <source>Saves all results as CSV or JSON, also those that playback has not reached. A picture shows the table as it appears.</source>
        <translation>将全部结果保存为 CSV 或 JSON，包括回放尚未到达的结果。图片则与当前显示的表格一致。</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::DepthChart</name>
    <message>
        <source>Nodes by g</source>
        <translation>各 g 的节点数</translation>
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
        <translation>g %1：已扩展 %2，在 OPEN 中 %3</translation>
    </message>
    <message>
        <source>How many nodes there are at each g, expanded and open. Where every step costs 1 that is their depth.</source>
        <translation>每个 g 上有多少节点：已扩展的和在 OPEN 中的。每步代价为 1 时，g 就是深度。</translation>
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
    <name>searchlight::ui::DraftView</name>
    <message>
        <source>Layout that is drawn</source>
        <translation>正在画的布局</translation>
    </message>
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
        <source>No piece is there: press on the piece that has to get somewhere, and drag its goal there.</source>
        <translation>这里没有棋子：请按住要移出的棋子，把它的目标拖到要到达的位置。</translation>
    </message>
    <message>
        <source>There are as many pieces as there can be: %1.</source>
        <translation>棋子已达上限：%1 个。</translation>
    </message>
    <message>
        <source>It reaches beyond the board.</source>
        <translation>超出了棋盘。</translation>
    </message>
    <message>
        <source>Column %1, row %2 is taken: %3.</source>
        <comment>%3: what is there</comment>
        <translation>第 %1 列第 %2 行已被占用：%3。</translation>
    </message>
    <message>
        <source>a wall</source>
        <translation>墙</translation>
    </message>
    <message>
        <source>Let go, and %1 is taken away.</source>
        <translation>松手就拿走 %1。</translation>
    </message>
    <message>
        <source>Let go, and the goal is taken away.</source>
        <translation>松手就去掉目标。</translation>
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
</context>
<context>
    <name>searchlight::ui::EditorFrame</name>
    <message>
        <source>Your drawing is here again.</source>
        <translation>您的画又在这里了。</translation>
    </message>
    <message>
        <source>Your drawing of “%1” is here again.</source>
        <translation>您画的“%1”又在这里了。</translation>
    </message>
    <message>
        <source>There is a drawing already. Discard it?</source>
        <translation>已经有一幅画。放弃它吗？</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>保留(&amp;K)</translation>
    </message>
    <message>
        <source>Go on drawing</source>
        <translation>继续画(&amp;G)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>what a tool does, its key</comment>
        <translation>%1 (%2)</translation>
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
        <source>Begin with</source>
        <translation>从…开始</translation>
    </message>
    <message>
        <source>may be left out</source>
        <translation>可以不填</translation>
    </message>
    <message>
        <source>&amp;Columns</source>
        <translation>列数(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Rows</source>
        <translation>行数(&amp;R)</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::EventLine</name>
    <message>
        <source>Explain each event: what it does, and why</source>
        <translation>解释每个事件：做了什么，为什么</translation>
    </message>
    <message>
        <source>Explain each event</source>
        <translation>解释每个事件</translation>
    </message>
    <message>
        <source>The event at which the search stands, in words. Click it to read what such an event is.</source>
        <translation>以文字说明搜索所处的事件。点击可阅读这类事件是什么。</translation>
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
        <translation>这一事件的解释</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::GalleryDialog</name>
    <message>
        <source>Play</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Collections</source>
        <translation>关卡集</translation>
    </message>
    <message>
        <source>Which are shown</source>
        <translation>显示哪些</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>All there are, broken ones among them</source>
        <translation>全部，包括无效的</translation>
    </message>
    <message>
        <source>Unsolved</source>
        <translation>未解</translation>
    </message>
    <message>
        <source>What you have not solved without help</source>
        <translation>您还没有在无帮助下解开的</translation>
    </message>
    <message>
        <source>Begun</source>
        <translation>进行中</translation>
    </message>
    <message>
        <source>Where a game is kept that is not over</source>
        <translation>存有尚未结束的一局</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>已解</translation>
    </message>
    <message>
        <source>What you have solved without help</source>
        <translation>您在无帮助下解开的</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>顺序</translation>
    </message>
    <message>
        <source>As they come</source>
        <translation>原有顺序</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>What they are put in order by</source>
        <translation>按什么排序</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 of %2 solved</source>
        <translation>已解 %1 / %2</translation>
    </message>
    <message>
        <source>%1 begun</source>
        <translation>进行中 %1</translation>
    </message>
    <message>
        <source>%1 broken</source>
        <translation>无效 %1</translation>
    </message>
    <message>
        <source>There is none of these in this collection.</source>
        <translation>此关卡集中没有这样的。</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::GamePage</name>
    <message>
        <source>This game has as many moves as can be kept. Save it, and begin it anew.</source>
        <translation>这一局的步数已经达到可以保存的上限。请先保存，再重新开始。</translation>
    </message>
    <message>
        <source>&amp;Undo: another game</source>
        <translation>撤销(&amp;U)：另一局</translation>
    </message>
    <message>
        <source>&amp;Redo: another game</source>
        <translation>重做(&amp;R)：另一局</translation>
    </message>
    <message>
        <source>Back to the game that was here before this one</source>
        <translation>回到之前在这里的那一局</translation>
    </message>
    <message>
        <source>On to the game that was here after this one</source>
        <translation>前往之后在这里的那一局</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>&amp;Go on with that</source>
        <translation>接着玩(&amp;G)</translation>
    </message>
    <message>
        <source>As in the &amp;file</source>
        <translation>按文件中的样子(&amp;F)</translation>
    </message>
    <message>
        <source>%1: what was played and not saved is back; the file has it not.</source>
        <translation>%1：没有保存的进度已恢复；文件中没有这些。</translation>
    </message>
    <message>
        <source>Pasted text</source>
        <translation>粘贴的文本</translation>
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
        <source>Play it again</source>
        <translation>再放一遍</translation>
    </message>
    <message>
        <source>Compare with another search</source>
        <translation>与另一种搜索比较</translation>
    </message>
    <message>
        <source>What you have played stays in the menu File, Games left, whatever you choose; you are not asked about it again when you open the game as it is in the file.</source>
        <translation>无论怎样选择，您玩过的内容都会留在菜单“文件 › 留下的对局”中；选择按文件打开后，不会再为它询问。</translation>
    </message>
    <message>
        <source>“%1” was played on, on %2, and not saved.</source>
        <translation>“%1”在 %2 接着玩过，没有保存。</translation>
    </message>
    <message>
        <source>A set-up with “%1” was changed, on %2, and not saved.</source>
        <translation>含有“%1”的场景设置在 %2 修改过，没有保存。</translation>
    </message>
    <message>
        <source>It stays in the menu File, Games left, whatever you choose; you are not asked about it again when you open the game as it is in the file.</source>
        <translation>无论怎样选择，它都会留在菜单“文件 › 留下的对局”中；选择按文件打开后，不会再为它询问。</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>重来</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Play it</source>
        <comment>what a hint has said; on a button</comment>
        <translation>照做</translation>
    </message>
    <message>
        <source>Solve</source>
        <translation>求解</translation>
    </message>
    <message>
        <source>Other way</source>
        <translation>另一条路</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>退一步</translation>
    </message>
    <message>
        <source>Step on</source>
        <translation>进一步</translation>
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
        <source>1 move</source>
        <translation>1 步</translation>
    </message>
    <message>
        <source>%1 moves</source>
        <translation>%1 步</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>已解决</translation>
    </message>
    <message>
        <source>Solved with help: %1.</source>
        <translation>借助提示解出：%1。</translation>
    </message>
    <message>
        <source>Solved: %1.</source>
        <translation>已解出：%1。</translation>
    </message>
    <message>
        <source>With help: a good way to learn. It does not count as an own best; without help it will.</source>
        <translation>用了提示：这是学习的好办法。它不计入个人最佳；不用提示时会计入。</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新游戏</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>回车</translation>
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
        <translation>撤销(&amp;U)：回到 %1</translation>
    </message>
    <message>
        <source>&amp;Redo: on to %1</source>
        <translation>重做(&amp;R)：前往 %1</translation>
    </message>
    <message>
        <source>Back to %1, which was here before</source>
        <translation>回到之前在这里的 %1</translation>
    </message>
    <message>
        <source>On to %1, which was here after this</source>
        <translation>前往之后在这里的 %1</translation>
    </message>
    <message>
        <source>Back</source>
        <comment>to the game before; on a button</comment>
        <translation>后退</translation>
    </message>
    <message>
        <source>On</source>
        <comment>to the game after; on a button</comment>
        <translation>前往</translation>
    </message>
    <message>
        <source>A record: fewer than was known</source>
        <translation>新纪录：比已知最少的还少</translation>
    </message>
    <message>
        <source>The fewest there are</source>
        <translation>已是最少，无法再少</translation>
    </message>
    <message>
        <source>As few as is known</source>
        <translation>追平已知最少</translation>
    </message>
    <message>
        <source>For the first time</source>
        <translation>首次解出</translation>
    </message>
    <message>
        <source>A new best</source>
        <translation>新的最佳</translation>
    </message>
    <message>
        <source>Your best</source>
        <comment>a mark beside what was played</comment>
        <translation>个人最佳</translation>
    </message>
    <message>
        <source>Fewest there are</source>
        <translation>已知最少</translation>
    </message>
    <message>
        <source>Fewest known</source>
        <translation>已知最少</translation>
    </message>
    <message>
        <source>Solved by the machine</source>
        <translation>由机器解出</translation>
    </message>
    <message>
        <source>Choose another</source>
        <translation>另选一个</translation>
    </message>
    <message>
        <source>It counts as help.</source>
        <translation>算作帮助。</translation>
    </message>
    <message>
        <source>Back</source>
        <comment>to the game, from the search of it</comment>
        <translation>后退</translation>
    </message>
    <message>
        <source>Play the solution a&amp;gain</source>
        <translation>再次播放解法(&amp;G)</translation>
    </message>
    <message>
        <source>Back to the game: the search goes, and the game goes on</source>
        <translation>回到游戏：搜索退下，游戏继续</translation>
    </message>
    <message>
        <source>Hint and Solve count as help: no personal best then.</source>
        <translation>提示和求解算作帮助，不计入个人最佳。</translation>
    </message>
    <message>
        <source>With help: no personal best. Restart starts without help.</source>
        <translation>用了帮助，不计入个人最佳。重新开始则不带帮助。</translation>
    </message>
    <message>
        <source>A game with help does not count as a personal best.</source>
        <translation>用了帮助的一局不计入个人最佳。</translation>
    </message>
    <message>
        <source>Starts a new attempt without help; Undo returns to this one.</source>
        <translation>开始不带帮助的新一局；撤销可回到这一局。</translation>
    </message>
    <message>
        <source>Which piece?</source>
        <comment>on the button of Hint</comment>
        <translation>哪个棋子？</translation>
    </message>
    <message>
        <source>Where to?</source>
        <comment>on the button of Hint</comment>
        <translation>去哪里？</translation>
    </message>
    <message>
        <source>Play hint</source>
        <comment>on the button of Hint</comment>
        <translation>走这一步</translation>
    </message>
    <message>
        <source>Go back</source>
        <comment>to the last position that can be solved; on a button</comment>
        <translation>返回</translation>
    </message>
    <message>
        <source>Returns to the last position that can be solved; Redo comes back to this one</source>
        <translation>返回最后一个可解的局面；重做可回到这里</translation>
    </message>
    <message>
        <source>&amp;Undo: all moves made at once</source>
        <translation>撤销：一次完成的各步(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo: all moves made at once</source>
        <translation>重做：一次完成的各步(&amp;R)</translation>
    </message>
    <message>
        <source>Undoes all moves of one click or solution; %1 undoes a single one</source>
        <translation>撤销一次单击或一个解的所有步；%1 只撤销一步</translation>
    </message>
    <message>
        <source>Redoes all moves of one click or solution; %1 redoes a single one</source>
        <translation>重做一次单击或一个解的所有步；%1 只重做一步</translation>
    </message>
    <message>
        <source>It is solved: the search starts from the beginning. The game returns to the end afterwards.</source>
        <translation>已经解开：搜索从开局开始，结束后对局回到终局。</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::GamePanel</name>
    <message>
        <source>%1 of %2</source>
        <comment>balls on the board, of its cells</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>最高分</translation>
    </message>
    <message>
        <source>The best finished game by these rules</source>
        <translation>按这些规则下完的最好一局</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>回合</translation>
    </message>
    <message>
        <source>Balls</source>
        <translation>球数</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一批</translation>
    </message>
    <message>
        <source>Balls that come next</source>
        <translation>下一批球</translation>
    </message>
    <message>
        <source>The board is full: the game is over.</source>
        <translation>棋盘已满，游戏结束。</translation>
    </message>
    <message>
        <source>score %1, turns %2</source>
        <translation>得分 %1，回合 %2</translation>
    </message>
    <message>
        <source>Seed %1</source>
        <comment>of a game&apos;s chance</comment>
        <translation>种子 %1</translation>
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
    <name>searchlight::ui::GlossaryDialog</name>
    <message>
        <source>No term has these words.</source>
        <translation>没有包含这些字的术语。</translation>
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
        <source>The words that the program uses for what a search does. Terms in other texts lead here.</source>
        <translation>程序用来描述搜索的词语。其他文字中的术语会引到这里。</translation>
    </message>
    <message>
        <source>&amp;Find a word</source>
        <translation>查找词语(&amp;F)</translation>
    </message>
    <message>
        <source>What is typed here narrows the list: first terms that begin so, then those whose text has it.</source>
        <translation>在此输入可缩小列表：先列以此开头的术语，再列说明中含有它的。</translation>
    </message>
    <message>
        <source>Terms</source>
        <translation>术语</translation>
    </message>
    <message>
        <source>All terms, in the order in which they are best learnt.</source>
        <translation>全部术语，按便于学习的顺序排列。</translation>
    </message>
    <message>
        <source>What the term means</source>
        <translation>术语的含义</translation>
    </message>
    <message>
        <source>&amp;Show it in a search</source>
        <translation>在搜索中查看(&amp;S)</translation>
    </message>
    <message>
        <source>A small search in a window of its own, at the moment at which the term is seen</source>
        <translation>在另一个窗口中打开一次小搜索，停在能看到该术语的时刻</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>The glossary goes, and is where it was when it is asked for again</source>
        <translation>关闭术语表；再打开时仍停在原处</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::GraphLayouter</name>
    <message>
        <source>There is not enough memory to draw this graph.</source>
        <translation>内存不足，无法画出这个图。</translation>
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
        <source>What the states are coloured by</source>
        <translation>状态按什么着色</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>旋转</translation>
    </message>
    <message>
        <source>Turn the graph by itself</source>
        <translation>让图自动旋转</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>适合窗口</translation>
    </message>
    <message>
        <source>All of it, seen from the first side</source>
        <translation>显示全图，回到最初的视角</translation>
    </message>
    <message>
        <source>Save picture…</source>
        <translation>保存图片…</translation>
    </message>
    <message>
        <source>Save the graph as it is seen now, as PNG or SVG</source>
        <translation>把当前看到的图保存为 PNG 或 SVG</translation>
    </message>
    <message>
        <source>Save the picture</source>
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
        <source>The picture is being made; nothing has been written yet</source>
        <translation>正在生成图片；文件尚未写入</translation>
    </message>
    <message>
        <source>The picture is being made</source>
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
</context>
<context>
    <name>searchlight::ui::GraphSearch</name>
    <message>
        <source>The first search has expanded %1 states, the second %2.</source>
        <translation>第一个搜索已扩展 %1 个状态，第二个 %2 个。</translation>
    </message>
    <message>
        <source>The search has expanded %1 states, and %2 wait in OPEN.</source>
        <translation>搜索已扩展 %1 个状态，%2 个在 OPEN 中等待。</translation>
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
        <translation>仅第二个扩展</translation>
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
        <source>not met yet</source>
        <translation>尚未遇到</translation>
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
        <source>your way</source>
        <translation>你走过的路</translation>
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
        <source>Every state as a point, every move as a line. Arrow keys turn it, Ctrl with arrow keys leads from state to state.</source>
        <translation>每个状态是一个点，每一步是一条线。方向键旋转，Ctrl 加方向键从一个状态走到相邻状态。</translation>
    </message>
    <message>
        <source>No graph to draw</source>
        <translation>没有可画的图</translation>
    </message>
    <message>
        <source>Only a part of the graph: %L1 states and their moves</source>
        <translation>只是图的一部分：%L1 个状态及其间的移动</translation>
    </message>
    <message>
        <source>Finding all states …</source>
        <translation>正在找出所有状态…</translation>
    </message>
    <message>
        <source>Laying out: measuring distances …</source>
        <translation>正在布局：测量距离…</translation>
    </message>
    <message>
        <source>Laying out: sweep %1 of %2</source>
        <translation>正在布局：第 %1 轮，共 %2 轮</translation>
    </message>
    <message>
        <source>Refining: sweep %1 of %2</source>
        <translation>正在细化：第 %1 轮，共 %2 轮</translation>
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
        <source>No goal can be reached from here</source>
        <translation>从这里到不了任何目标</translation>
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
        <translation>仅 %1</translation>
    </message>
    <message>
        <source>by none</source>
        <translation>都未扩展</translation>
    </message>
    <message>
        <source>%1 states and %2 moves.</source>
        <comment>of a graph</comment>
        <translation>%1 个状态，%2 个移动。</translation>
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
    <message>
        <source>The cell where the search begins. It can be dragged.</source>
        <translation>搜索开始的格子，可以拖动。</translation>
    </message>
    <message>
        <source>The cell that is looked for. It can be dragged.</source>
        <translation>要找的格子，可以拖动。</translation>
    </message>
    <message>
        <source>A cell that cannot be entered.</source>
        <translation>不能进入的格子。</translation>
    </message>
    <message>
        <source>equal f</source>
        <translation>等 f 线</translation>
    </message>
    <message>
        <source>Lines between cells of different f: within one all cells have the same f.</source>
        <translation>f 不同的格子之间的线：线内所有格子的 f 相同。</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>A cell that is dear to enter: its weight multiplies the cost of the move.</source>
        <translation>进入代价较高的格子：走进去的代价要乘以它的权重。</translation>
    </message>
    <message>
        <source>The map that is searched. Drag the start and the goal where you want them; the tool chosen says what else the mouse does here. Colours tell what the search has made of each cell, the legend below tells which colour is what.</source>
        <translation>被搜索的地图。可把起点和终点拖到任意位置；鼠标在此还能做什么，由所选工具决定。颜色表示搜索对每个格子的处理，下方图例说明各种颜色。</translation>
    </message>
    <message>
        <source>water</source>
        <translation>水面</translation>
    </message>
    <message>
        <source>A cell that can be entered from water only, and left for water only.</source>
        <translation>只能从水面进入、也只能通往水面的格子。</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::Guests</name>
    <message>
        <source>This program has no page “%1”.</source>
        <translation>本程序没有“%1”这个页面。</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::HintModel</name>
    <message>
        <source>Move</source>
        <translation>走法</translation>
    </message>
    <message>
        <source>Column and row of the ball, and of where it goes</source>
        <translation>球所在的列与行，以及目标的列与行</translation>
    </message>
    <message>
        <source>Clears</source>
        <translation>消除</translation>
    </message>
    <message>
        <source>Balls that vanish at once, by the move itself</source>
        <translation>这一步本身立即消除的球数</translation>
    </message>
    <message>
        <source>Judged</source>
        <translation>评估</translation>
    </message>
    <message>
        <source>What the judge says of the board behind the move, in points</source>
        <translation>评估函数对走后局面的评价，以分计</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>样本</translation>
    </message>
    <message>
        <source>Games that were sampled after this move</source>
        <translation>这一步之后抽样下过的对局数</translation>
    </message>
    <message>
        <source>Sampled</source>
        <translation>抽样均值</translation>
    </message>
    <message>
        <source>The mean of the sampled games, in points</source>
        <translation>抽样对局的平均分</translation>
    </message>
    <message>
        <source>Behind</source>
        <translation>落后</translation>
    </message>
    <message>
        <source>How far the mean is below the leader&apos;s on the same luck, ± the standard error</source>
        <translation>在相同运气下，均值比领先者低多少，± 标准误差</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>价值</translation>
    </message>
    <message>
        <source>Judged and sampled, weighed by how much each errs: what counts</source>
        <translation>评估与抽样按各自误差加权：以此为准</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>轮次</translation>
    </message>
    <message>
        <source>The round in which it left; “in”: it has not</source>
        <translation>在哪一轮被淘汰；“在”表示尚未淘汰</translation>
    </message>
    <message>
        <source>in</source>
        <comment>still among the candidates</comment>
        <translation>在</translation>
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
        <source>%1, judged one move ahead.</source>
        <translation>共 %1，只评估了一步之后的局面。</translation>
    </message>
    <message>
        <source>%1; the best judged were sampled: %2, %3.</source>
        <translation>共 %1；对评估最好的进行了抽样：%2，%3。</translation>
    </message>
    <message>
        <source>Its value is %1 above the second&apos;s.</source>
        <translation>其价值比第二名高 %1。</translation>
    </message>
    <message>
        <source>%1; the best judged are sampled now.</source>
        <translation>共 %1；正在对评估最好的进行抽样。</translation>
    </message>
    <message>
        <source>Round %1, candidates still in: %2 of %3, %4.</source>
        <translation>第 %1 轮，剩余候选 %2 / %3，%4。</translation>
    </message>
    <message>
        <source>Candidate moves</source>
        <translation>候选走法</translation>
    </message>
    <message>
        <source>Ask for a hint: the candidate moves and their values stand here while it is thought.</source>
        <translation>请求提示后，思考期间这里会列出候选走法及其价值。</translation>
    </message>
    <message>
        <source>in</source>
        <comment>still among the candidates</comment>
        <translation>在</translation>
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
        <source>A board of its own</source>
        <translation>自定棋盘</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <comment>moves, straight slides, steps</comment>
        <translation>%1，%2，%3</translation>
    </message>
    <message>
        <source>Solved with help: %1.</source>
        <translation>在提示下解开：%1。</translation>
    </message>
    <message>
        <source>Solved again: %1.</source>
        <translation>再次解开：%1。</translation>
    </message>
    <message>
        <source>Solved: %1. That is your best so far.</source>
        <translation>解开了：%1。这是您目前的最好成绩。</translation>
    </message>
    <message>
        <source>Solved: %1.</source>
        <translation>解开了：%1。</translation>
    </message>
    <message>
        <source>Choose an &amp;opening…</source>
        <translation>选择布局(&amp;O)…</translation>
    </message>
    <message>
        <source>All openings, with pictures</source>
        <translation>所有布局及其图样</translation>
    </message>
    <message>
        <source>&amp;Undo the slide</source>
        <translation>撤销这一步(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo the slide</source>
        <translation>重做这一步(&amp;R)</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>拖动</translation>
    </message>
    <message>
        <source>Slide a piece, round corners too: one move</source>
        <translation>滑动棋子，拐弯也只算一着</translation>
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
        <translation>回车或空格，再按方向键</translation>
    </message>
    <message>
        <source>Take the piece and slide it</source>
        <translation>拿起棋子并滑动</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Let the piece go</source>
        <translation>放下棋子</translation>
    </message>
    <message>
        <source>What hints &amp;count</source>
        <translation>提示的计数方式(&amp;C)</translation>
    </message>
    <message>
        <source>Look of the &amp;pieces</source>
        <translation>棋子外观(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Names on the pieces</source>
        <translation>棋子上的名字(&amp;N)</translation>
    </message>
    <message>
        <source>Placement</source>
        <translation>局面</translation>
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
        <source>Klotski: %1</source>
        <translation>华容道：%1</translation>
    </message>
    <message>
        <source>Games and boards of Klotski (%1)</source>
        <translation>华容道对局和棋盘 (%1)</translation>
    </message>
    <message>
        <source>Solved.</source>
        <translation>已解开。</translation>
    </message>
    <message>
        <source>It is solved already.</source>
        <translation>已经解开了。</translation>
    </message>
    <message>
        <source>There is not enough memory to look at all placements.</source>
        <translation>内存不足，无法查看所有局面。</translation>
    </message>
    <message>
        <source>It cannot be solved from here.</source>
        <translation>从这里无解。</translation>
    </message>
    <message>
        <source>No solution is known from here.</source>
        <translation>从这里还不知道解法。</translation>
    </message>
    <message>
        <source>Move %1 next.</source>
        <translation>接下来走%1。</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a slide, as a sentence</comment>
        <translation>%1。</translation>
    </message>
    <message>
        <source>How is this placement solved? Counted are %1.</source>
        <translation>这个局面怎样解开？计数方式：%1。</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>已保存：%1</translation>
    </message>
    <message>
        <source>A search from both sides begins at all goals as well: they are being found …</source>
        <translation>双向搜索也从所有目标开始：正在寻找它们…</translation>
    </message>
    <message>
        <source>A search from both sides begins at all goals as well, and not all placements fit into memory and time.</source>
        <translation>双向搜索也从所有目标开始，而内存和时间容不下所有局面。</translation>
    </message>
    <message>
        <source>Draw</source>
        <comment>a layout; on a button</comment>
        <translation>画</translation>
    </message>
    <message>
        <source>The layout that you were drawing is kept: “%1” goes on with it.</source>
        <translation>您正在画的布局已保留：用“%1”可以继续画。</translation>
    </message>
    <message>
        <source>a layout in rows, in one line such as %1 or on a line each, the text of a saved game</source>
        <translation>按行写的布局（写成一行，如 %1，或每行各占一行）、存档的文本</translation>
    </message>
    <message>
        <source>The placement is on the clipboard, as text.</source>
        <translation>局面已作为文本放到剪贴板。</translation>
    </message>
    <message>
        <source>See the search on the graph of all placements, too?</source>
        <translation>要同时在所有布局的图上观看搜索吗？</translation>
    </message>
    <message>
        <source>Show the graph</source>
        <translation>显示图</translation>
    </message>
    <message>
        <source>Board alone</source>
        <translation>只看棋盘</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>图</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>已解决</translation>
    </message>
    <message>
        <source>Own best</source>
        <translation>个人最佳</translation>
    </message>
    <message>
        <source>All is well: it can be solved from here.</source>
        <translation>一切正常：从这里可以解开。</translation>
    </message>
    <message>
        <source>All is well: a shortest solution leads through here.</source>
        <translation>一切正常：这里在一条最短解上。</translation>
    </message>
    <message>
        <source>Solvable from here, but in %1 more than the minimum.</source>
        <translation>从这里可以解开，但比最少的多%1。</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::KlotskiPanel</name>
    <message>
        <source>At least so many: not all placements fit into memory and time.</source>
        <translation>至少这么多：内存和时间容不下所有局面。</translation>
    </message>
    <message>
        <source>The best that is known; nobody has proven that it cannot be done in fewer.</source>
        <translation>已知的最好结果；没有人证明不能更少。</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>已走</translation>
    </message>
    <message>
        <source>Still needed</source>
        <translation>还需</translation>
    </message>
    <message>
        <source>The fewest that solve it from here</source>
        <translation>从这里解开最少需要的数目</translation>
    </message>
    <message>
        <source>Fewest</source>
        <translation>最少</translation>
    </message>
    <message>
        <source>The fewest that solve it from the opening</source>
        <translation>从开局解开最少需要的数目</translation>
    </message>
    <message>
        <source>Own best</source>
        <translation>个人最好</translation>
    </message>
    <message>
        <source>The fewest in a game of yours without hints</source>
        <translation>您不用提示解开时的最少数目</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a count, and what of it</comment>
        <translation>%1，%2</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::KlotskiView</name>
    <message>
        <source>Board of sliding pieces</source>
        <translation>华容道棋盘</translation>
    </message>
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
        <source>%1: it cannot move</source>
        <translation>%1：不能移动</translation>
    </message>
    <message>
        <source>%1: it can slide %2</source>
        <translation>%1：可以向%2滑动</translation>
    </message>
    <message>
        <source>, </source>
        <translation>，</translation>
    </message>
    <message>
        <source>Drag a piece along the free cells beside it. The puzzle is solved when the pieces that have a goal stand on it.</source>
        <translation>沿旁边的空格拖动棋子。有目标的棋子都到位，谜题便解开了。</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::LayoutEditor</name>
    <message>
        <source>Stopped: whether it can be solved is looked at again after the next change.</source>
        <translation>已停止：下次修改后会再查看能否解开。</translation>
    </message>
    <message>
        <source>Discard this layout?</source>
        <translation>放弃这个布局吗？</translation>
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
        <source>It is solved already: the goal is where the piece stands.</source>
        <translation>已经解开了：棋子就在目标位置上。</translation>
    </message>
    <message>
        <source>There is not enough memory to look at all placements.</source>
        <translation>内存不足，无法查看所有局面。</translation>
    </message>
    <message>
        <source>Fewest: %1.</source>
        <comment>moves, straight slides, steps</comment>
        <translation>最少：%1。</translation>
    </message>
    <message>
        <source>Draw a layout</source>
        <translation>画一个布局</translation>
    </message>
    <message>
        <source>An &amp;empty board</source>
        <translation>空棋盘(&amp;E)</translation>
    </message>
    <message>
        <source>The &amp;placement that is played</source>
        <translation>正在玩的局面(&amp;P)</translation>
    </message>
    <message>
        <source>The &amp;opening that is played</source>
        <translation>正在玩的开局(&amp;O)</translation>
    </message>
    <message>
        <source>An opening of the &amp;catalogue…</source>
        <translation>目录中的布局(&amp;C)…</translation>
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
        <source>A gap in the frame, to be seen; what counts is the goal. It can be dragged along the frame, too.</source>
        <translation>边框上的缺口，只供观看；起作用的是目标。也可以沿边框拖出来。</translation>
    </message>
    <message>
        <source>beside the goal</source>
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
        <translation>出口从</translation>
    </message>
    <message>
        <source>Exit to</source>
        <translation>出口到</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>开始玩</translation>
    </message>
    <message>
        <source>It becomes the opening that is played, and can be saved</source>
        <translation>把它作为开局来玩，并且可以保存</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>移动</translation>
    </message>
    <message>
        <source>Drag a piece to another place; beside the board it is taken away</source>
        <translation>把棋子拖到别处；拖出棋盘就是拿走</translation>
    </message>
    <message>
        <source>1 × 1</source>
        <translation>1 × 1</translation>
    </message>
    <message>
        <source>Place a piece of one cell</source>
        <translation>放一个占一格的棋子</translation>
    </message>
    <message>
        <source>2 × 1</source>
        <translation>2 × 1</translation>
    </message>
    <message>
        <source>Place a piece, 2 wide and 1 tall</source>
        <translation>放一个宽 2 高 1 的棋子</translation>
    </message>
    <message>
        <source>1 × 2</source>
        <translation>1 × 2</translation>
    </message>
    <message>
        <source>Place a piece, 1 wide and 2 tall</source>
        <translation>放一个宽 1 高 2 的棋子</translation>
    </message>
    <message>
        <source>2 × 2</source>
        <translation>2 × 2</translation>
    </message>
    <message>
        <source>Place a piece, 2 wide and 2 tall</source>
        <translation>放一个宽 2 高 2 的棋子</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>画</translation>
    </message>
    <message>
        <source>Drag over free cells: they become a piece, or part of the piece that you began on; the other button takes one cell off</source>
        <translation>在空格上拖动：画出一个棋子；从棋子上开始拖则扩大这个棋子；用另一个鼠标键去掉一格</translation>
    </message>
    <message>
        <source>Wall</source>
        <translation>墙</translation>
    </message>
    <message>
        <source>Drag over free cells: they become walls; begun on a wall, walls go</source>
        <translation>在空格上拖动：变成墙；从墙上开始拖则拆墙</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>Press on the piece that has to get somewhere, and drag its goal there; beside the board the goal is taken away</source>
        <translation>按住要移出的棋子，把它的目标拖到要到达的位置；拖出棋盘就是去掉目标</translation>
    </message>
    <message>
        <source>Take away</source>
        <translation>拿走</translation>
    </message>
    <message>
        <source>Pieces and walls go; the other mouse button and Delete do that whatever is chosen</source>
        <translation>拿走棋子和墙；不论选了什么，用另一个鼠标键或 Delete 键也可以</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::LeftDialog</name>
    <message>
        <source>Looking …</source>
        <translation>正在查找……</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>打开(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Forget…</source>
        <translation>删除(&amp;F)…</translation>
    </message>
    <message>
        <source>Forget a&amp;ll…</source>
        <translation>全部删除(&amp;L)…</translation>
    </message>
    <message>
        <source>Games left</source>
        <translation>留下的对局</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>对局</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>页面</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>步数</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>留下时间</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>No game was left.</source>
        <translation>没有留下的对局。</translation>
    </message>
    <message>
        <source>Games that were left, the newest first: %1. They are kept by themselves.</source>
        <translation>留下的对局（新的在前）：%1 个。它们会自动保留。</translation>
    </message>
    <message>
        <source>Forget “%1”? It cannot be brought back.</source>
        <translation>要删除“%1”吗？删除后无法找回。</translation>
    </message>
    <message>
        <source>Forget %1 games? They cannot be brought back.</source>
        <translation>要删除 %1 个对局吗？删除后无法找回。</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::LeftMenu</name>
    <message>
        <source>Looking …</source>
        <translation>正在查找……</translation>
    </message>
    <message>
        <source>Nothing yet</source>
        <translation>暂无记录</translation>
    </message>
    <message>
        <source>&amp;All games left…</source>
        <translation>所有留下的对局(&amp;A)…</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::LeftWorks</name>
    <message>
        <source>over</source>
        <translation>已结束</translation>
    </message>
    <message>
        <source>%1, over</source>
        <translation>%1，已结束</translation>
    </message>
    <message>
        <source>A game</source>
        <translation>一个对局</translation>
    </message>
    <message>
        <source>moves: %1</source>
        <translation>步数：%1</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>来自 %1</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::LegendCell</name>
    <message>
        <source>Cells carry no numbers</source>
        <translation>格子中没有数字</translation>
    </message>
    <message>
        <source>In a cell: f in the upper left corner, g in the lower left one, h in the lower right one; the arrow points to the parent</source>
        <translation>格子中：左上角为 f，左下角为 g，右下角为 h；箭头指向父节点</translation>
    </message>
    <message>
        <source>In a cell: g in the middle; the arrow at the edge points to the parent</source>
        <translation>格子中：中间为 g；边上的箭头指向父节点</translation>
    </message>
    <message>
        <source>The cells are too small for it now: zoom in.</source>
        <translation>现在格子太小，放不下：请放大。</translation>
    </message>
    <message>
        <source>Click to choose something else.</source>
        <translation>单击可另选。</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::LegendMark</name>
    <message>
        <source>Select a cell first.</source>
        <translation>请先选择一个格子。</translation>
    </message>
    <message>
        <source>Shown: a click, or the key %1, hides it.</source>
        <translation>已显示：单击或按 %1 键可隐藏。</translation>
    </message>
    <message>
        <source>Hidden: a click, or the key %1, shows it.</source>
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
        <source>Click to choose something else.</source>
        <translation>单击可另选。</translation>
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
        <source>%1 of %2 right</source>
        <translation>答对 %1 / %2 题</translation>
    </message>
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
        <source>All lessons, and how far you have come in each. Choose one to begin it, or to go on where you were.</source>
        <translation>全部课程，以及每课学到了哪里。选择一课即可开始，或从上次的地方继续。</translation>
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
</context>
<context>
    <name>searchlight::ui::LessonPane</name>
    <message>
        <source>What the lesson says</source>
        <translation>课文</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::LessonStage</name>
    <message>
        <source>The searches of this step are being run…</source>
        <translation>正在运行这一步的搜索……</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::LessonsPage</name>
    <message>
        <source>In %1 only</source>
        <translation>只有%1版</translation>
    </message>
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
        <source>This was the last step. “%1” follows.</source>
        <translation>这是最后一步。接下来是“%1”。</translation>
    </message>
    <message>
        <source>This was the last step of the last lesson.</source>
        <translation>这是最后一课的最后一步。</translation>
    </message>
    <message>
        <source>How far you come in lessons is not kept: the settings cannot be written.</source>
        <translation>课程进度无法保存：设置无法写入。</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::LevelDraftView</name>
    <message>
        <source>Level that is drawn</source>
        <translation>正在画的关卡</translation>
    </message>
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
</context>
<context>
    <name>searchlight::ui::LevelEditor</name>
    <message>
        <source>Discard this drawing?</source>
        <translation>放弃这幅画吗？</translation>
    </message>
    <message>
        <source>There is no room on that side: add columns or rows first.</source>
        <translation>那一侧没有空位：请先增加列数或行数。</translation>
    </message>
    <message>
        <source>The drawing is on the clipboard, as text.</source>
        <translation>画好的内容已作为文本复制到剪贴板。</translation>
    </message>
    <message>
        <source>Pasted text</source>
        <translation>粘贴的文本</translation>
    </message>
    <message>
        <source>Saved as a set-up: who opens it goes on with this drawing.</source>
        <translation>已保存为场景设置：打开它就能继续画。</translation>
    </message>
    <message>
        <source>Saved in %1.</source>
        <translation>已保存到 %1。</translation>
    </message>
    <message>
        <source>There is nothing yet. Choose what to draw, and draw by mouse or keys.</source>
        <translation>还什么都没有。选择要画的东西，用鼠标或键盘来画。</translation>
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
        <source>Some boxes or goals are where the worker could never come: they are no part of the level.</source>
        <translation>有些箱子或目标在工人永远到不了的地方：它们不属于这一关。</translation>
    </message>
    <message>
        <source>It is solved already: every box is on a goal.</source>
        <translation>已经解开了：每个箱子都在目标上。</translation>
    </message>
    <message>
        <source>Nothing is wrong. Looking for a solution …</source>
        <translation>没有错误。正在寻找解……</translation>
    </message>
    <message>
        <source>Wall</source>
        <translation>墙</translation>
    </message>
    <message>
        <source>Drag: walls; begun on a wall, walls go</source>
        <translation>拖动：画墙；从墙上开始拖则拆墙</translation>
    </message>
    <message>
        <source>Floor</source>
        <translation>地面</translation>
    </message>
    <message>
        <source>Whatever is there goes; the other mouse button and Delete do that with any tool</source>
        <translation>格子里的东西都拿走；不论选了什么，用另一个鼠标键或 Delete 键也可以</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>Drag: goals, below boxes, too; begun on a goal, goals go</source>
        <translation>拖动：画目标，箱子下面也可以；从目标上开始拖则去掉目标</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>箱子</translation>
    </message>
    <message>
        <source>Drag: boxes, on goals, too; begun on a box, boxes go</source>
        <translation>拖动：放箱子，目标上也可以；从箱子上开始拖则拿走箱子</translation>
    </message>
    <message>
        <source>Worker</source>
        <translation>工人</translation>
    </message>
    <message>
        <source>He comes here from where he was</source>
        <translation>工人从原处来到这里</translation>
    </message>
    <message>
        <source>Draw a level</source>
        <translation>画一个关卡</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>The level as text</source>
        <translation>关卡的文本</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>粘贴</translation>
    </message>
    <message>
        <source>A level as text in the place of this drawing</source>
        <translation>用文本里的关卡代替这幅画</translation>
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
        <source>A &amp;room with walls around</source>
        <translation>四面有墙的房间(&amp;R)</translation>
    </message>
    <message>
        <source>The &amp;level that is played</source>
        <translation>正在玩的关卡(&amp;L)</translation>
    </message>
    <message>
        <source>The level as the &amp;boxes stand now</source>
        <translation>箱子现在位置的关卡(&amp;B)</translation>
    </message>
    <message>
        <source>Turn &amp;right</source>
        <translation>向右转(&amp;R)</translation>
    </message>
    <message>
        <source>Turn &amp;left</source>
        <translation>向左转(&amp;L)</translation>
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
        <source>&amp;Crop to what is drawn</source>
        <translation>裁剪到所画的内容(&amp;C)</translation>
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
        <source>Play it; the drawing stays, and you can come back to it</source>
        <translation>玩这一关；画保留着，可以再回来</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>保存…</translation>
    </message>
    <message>
        <source>In a new file, or at the end of a file of levels; what is no level yet in a set-up</source>
        <translation>保存为新文件，或添加到关卡文件的末尾；尚不成关卡的画保存在场景设置中</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::LevelGenerator</name>
    <message>
        <source>Make levels</source>
        <translation>生成关卡</translation>
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
        <source>&amp;Boxes</source>
        <translation>箱子数(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;How hard</source>
        <translation>难度(&amp;H)</translation>
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
        <source>hard to find</source>
        <comment>levels</comment>
        <translation>难找解</translation>
    </message>
    <message>
        <source>long ways</source>
        <comment>levels</comment>
        <translation>路程长</translation>
    </message>
    <message>
        <source>How many rooms are tried for a level, and how far back from its end is looked</source>
        <translation>每个关卡试多少个房间，从结局往回看多远</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>种子(&amp;S)</translation>
    </message>
    <message>
        <source>The same seed makes the same levels</source>
        <translation>同样的种子生成同样的关卡</translation>
    </message>
    <message>
        <source>Another seed</source>
        <translation>另一个种子</translation>
    </message>
    <message>
        <source>&amp;Levels</source>
        <translation>关卡数(&amp;L)</translation>
    </message>
    <message>
        <source>Levels that were made</source>
        <translation>生成的关卡</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>玩</translation>
    </message>
    <message>
        <source>Draw on it…</source>
        <translation>接着画…</translation>
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
        <source>The seed is a number.</source>
        <translation>种子是一个数。</translation>
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
        <source>%1: %2; fewest pushes, proven, and what A* expands for it</source>
        <translation>%1：%2；已证明的最少推数，以及 A* 为此扩展的节点数</translation>
    </message>
    <message>
        <source>%1 made.</source>
        <comment>so many levels</comment>
        <translation>已生成%1。</translation>
    </message>
    <message>
        <source>Stopped: %1 made.</source>
        <comment>so many levels</comment>
        <translation>已停止：生成了%1。</translation>
    </message>
    <message>
        <source>%1 made; no more were found. Another seed or a larger board may help.</source>
        <translation>已生成%1；找不到更多了。换个种子或更大的棋盘也许有用。</translation>
    </message>
    <message>
        <source>%1 made; then time or memory were used up.</source>
        <translation>已生成%1；时间或内存已用完。</translation>
    </message>
    <message>
        <source>Fewest pushes: %1</source>
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
        <source>Make them</source>
        <translation>生成</translation>
    </message>
    <message>
        <source>Making level %1 of %2 …</source>
        <translation>正在生成第 %1 关，共 %2 关……</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::LevelHelp</name>
    <message>
        <source>Looking whether fewer pushes go …</source>
        <translation>正在查看能否用更少的推数 …</translation>
    </message>
    <message>
        <source>Looking for a solution …</source>
        <translation>正在寻找解法 …</translation>
    </message>
    <message>
        <source>It is solved already.</source>
        <translation>已经解开了。</translation>
    </message>
    <message>
        <source>It can no longer be solved from here.</source>
        <translation>从这里已经解不开了。</translation>
    </message>
    <message>
        <source>A moment …</source>
        <translation>请稍候 …</translation>
    </message>
    <message>
        <source>It can no longer be solved from here: every order of pushes was tried.</source>
        <translation>从这里已经解不开了：所有推法都试过了。</translation>
    </message>
    <message>
        <source>No solution was found within the limits. More time or memory may help.</source>
        <translation>在限制之内没有找到解法。多给些时间或内存也许有用。</translation>
    </message>
    <message>
        <source>1 push left.</source>
        <translation>还剩 1 推。</translation>
    </message>
    <message>
        <source>%1 pushes left.</source>
        <translation>还剩 %1 推。</translation>
    </message>
    <message>
        <source>Solved in %1 from here; whether fewer go is being looked at.</source>
        <translation>从这里 %1可解；正在查看能否更少。</translation>
    </message>
    <message>
        <source>Solved in %1 from here: fewer do not go.</source>
        <translation>从这里 %1可解，这是最少的。</translation>
    </message>
    <message>
        <source>Stopped: no solution was found yet.</source>
        <translation>已停止：还没有找到解。</translation>
    </message>
    <message>
        <source>Stopped: no solution was found yet; none has fewer than %1.</source>
        <translation>已停止：还没有找到解；任何解都不少于%1。</translation>
    </message>
    <message>
        <source>Solved in %1 from here, perhaps fewer go.</source>
        <translation>从这里 %1可解，也许还能更少。</translation>
    </message>
    <message>
        <source>Searching for the last solvable position …</source>
        <translation>正在寻找最后一个可解的局面…</translation>
    </message>
    <message>
        <source>The start position was already unsolvable.</source>
        <translation>开局时就已无解。</translation>
    </message>
    <message>
        <source>It could still be solved %1 ago.</source>
        <translation>%1之前还可以解开。</translation>
    </message>
    <message>
        <source>Whether it could be solved %1 ago is unknown.</source>
        <translation>%1之前能否解开尚不清楚。</translation>
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
        <source>Ask for</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>What is searched for: a solution of the level, or the worker&apos;s or one box&apos;s way to a square.</source>
        <translation>搜索什么：关卡的解法，或工人、某个箱子到某格的路。</translation>
    </message>
    <message>
        <source>What a shortest solution has the fewest of.</source>
        <translation>最短解法所求最少的是什么。</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::LinesPage</name>
    <message>
        <source>The board is full again: %L1 points.</source>
        <translation>棋盘又满了：%L1 分。</translation>
    </message>
    <message>
        <source>The board is full: %L1 points, place %2 of your games of this kind.</source>
        <translation>棋盘已满：%L1 分，在同类游戏中名列第 %2。</translation>
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
        <source>Choose size, colours and rules, and deal</source>
        <translation>选择大小、颜色和规则，然后发球</translation>
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
        <source>&amp;Whole board</source>
        <translation>整个棋盘(&amp;W)</translation>
    </message>
    <message>
        <source>Click, or arrows and Enter</source>
        <translation>单击，或方向键加回车</translation>
    </message>
    <message>
        <source>Choose a ball, then the cell that it goes to</source>
        <translation>先选球，再选它要去的格子</translation>
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
        <source>Let the chosen ball go</source>
        <translation>放下选中的球</translation>
    </message>
    <message>
        <source>Speed of play by it&amp;self</source>
        <translation>自动下棋的速度(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Text in cells</source>
        <translation>格内文字(&amp;T)</translation>
    </message>
    <message>
        <source>C&amp;olour cells by</source>
        <translation>格子着色依据(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Calm: a second of thought a move</source>
        <translation>从容：每步思考一秒(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Brisk: a third of a second</source>
        <translation>轻快：三分之一秒(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Fast: a tenth of a second</source>
        <translation>快速：十分之一秒(&amp;F)</translation>
    </message>
    <message>
        <source>As fast as it &amp;can</source>
        <translation>尽可能快(&amp;C)</translation>
    </message>
    <message>
        <source>As &amp;fits</source>
        <translation>视大小而定(&amp;F)</translation>
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
        <translation>离球的距离(&amp;D)</translation>
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
        <translation>彩球连线的一局</translation>
    </message>
    <message>
        <source>Games of Color Lines (%1)</source>
        <translation>彩球连线棋局 (%1)</translation>
    </message>
    <message>
        <source>The board is full: there is no move left.</source>
        <translation>棋盘已满：无路可走。</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>正在思考…</translation>
    </message>
    <message>
        <source>%1. Press H again for the ball.</source>
        <translation>%1。再按 H 显示是哪个球。</translation>
    </message>
    <message>
        <source>%1, with the ball on %2, %3. Press H again for where to.</source>
        <translation>%1，用 %2, %3 处的球。再按 H 显示走到哪里。</translation>
    </message>
    <message>
        <source>Hint player</source>
        <translation>提示棋手</translation>
    </message>
    <message>
        <source>How does the ball get from %1, %2 to %3, %4?</source>
        <translation>球怎样从 %1, %2 走到 %3, %4？</translation>
    </message>
    <message>
        <source>mark %1</source>
        <translation>标号 %1</translation>
    </message>
    <message>
        <source>This game has as many moves as a game can have. Begin another one.</source>
        <translation>这一局的步数已达上限。请另开一局。</translation>
    </message>
    <message>
        <source>&amp;Undo: another ball&apos;s way</source>
        <translation>撤销：另一颗球的路(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo: another ball&apos;s way</source>
        <translation>重做：另一颗球的路(&amp;R)</translation>
    </message>
    <message>
        <source>No move was found: no ball can move, or there is not enough memory to think.</source>
        <translation>找不到可走的棋：没有球能移动，或内存不足以思考。</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>高分</translation>
    </message>
    <message>
        <source>By itself</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>Thoughts</source>
        <translation>思路</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>标记</translation>
    </message>
    <message>
        <source>Reach</source>
        <translation>可达</translation>
    </message>
    <message>
        <source>All games that were played to their end, by their rules.</source>
        <translation>所有玩到结束的对局，按规则列出。</translation>
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
        <translation>最佳</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>回合</translation>
    </message>
    <message>
        <source>Balls cleared</source>
        <translation>消除的球</translation>
    </message>
    <message>
        <source>Most at once</source>
        <translation>一次最多</translation>
    </message>
    <message>
        <source>No game has been played to its end yet.</source>
        <translation>还没有玩到结束的对局。</translation>
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
        <source>With help: the table of scores says so.</source>
        <translation>用了提示：得分表里会注明。</translation>
    </message>
    <message>
        <source>A new best</source>
        <translation>新的最佳</translation>
    </message>
    <message>
        <source>Place among own games</source>
        <translation>在个人成绩中的名次</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>第 %1，共 %2</translation>
    </message>
    <message>
        <source>Own best</source>
        <translation>个人最佳</translation>
    </message>
    <message>
        <source>Hints, and moves taken back, are noted with the score.</source>
        <translation>提示和撤销会在得分旁注明。</translation>
    </message>
    <message>
        <source>1 move was taken back: the score list will say so.</source>
        <translation>撤销过 1 步：得分榜上会注明。</translation>
    </message>
    <message>
        <source>%1 moves were taken back: the score list will say so.</source>
        <translation>撤销过 %1 步：得分榜上会注明。</translation>
    </message>
    <message>
        <source>1 hint was given: the score list will say so.</source>
        <translation>得到过 1 次提示：得分榜上会注明。</translation>
    </message>
    <message>
        <source>%1 hints were given: the score list will say so.</source>
        <translation>得到过 %1 次提示：得分榜上会注明。</translation>
    </message>
    <message>
        <source>Take the move back; the score list will say that one was</source>
        <translation>撤销这一步；得分榜上会注明撤销过</translation>
    </message>
    <message>
        <source>No ball can move: there is no way to ask about.</source>
        <translation>没有球可以移动：没有路径可查。</translation>
    </message>
    <message>
        <source>Noted with the score: %1 undone, %2 hinted.</source>
        <translation>得分榜上会注明：撤销 %1 步，提示 %2 次。</translation>
    </message>
    <message>
        <source>This ball is shut in: there is no way to ask about.</source>
        <translation>这个球被围住了：没有路可问。</translation>
    </message>
    <message>
        <source>A long way to begin with: how does the ball get from %1, %2 to %3, %4? Click a ball and a cell to ask about others.</source>
        <translation>先看一条长路：球怎样从 %1, %2 走到 %3, %4？点一个球和一个格子，就可以问别的路。</translation>
    </message>
    <message>
        <source>Played by the machine: it is not entered among your games.</source>
        <translation>由机器走完：不记入你的成绩。</translation>
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
</context>
<context>
    <name>searchlight::ui::LinesTexts</name>
    <message>
        <source>one</source>
        <translation>一</translation>
    </message>
    <message>
        <source>two</source>
        <translation>二</translation>
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
        <source>1 ball appears, not where it was due.</source>
        <translation>出现 1 个球，不在预告的位置。</translation>
    </message>
    <message>
        <source>%1 balls appear, 1 of them not where it was due.</source>
        <translation>出现 %1 个球，其中 1 个不在预告的位置。</translation>
    </message>
    <message>
        <source>%1 balls appear, %2 of them not where they were due.</source>
        <translation>出现 %1 个球，其中 %2 个不在预告的位置。</translation>
    </message>
    <message>
        <source>%1 orange balls vanish: %2.</source>
        <translation>消去 %1 个橙色球：%2。</translation>
    </message>
    <message>
        <source>%1 green balls vanish: %2.</source>
        <translation>消去 %1 个绿色球：%2。</translation>
    </message>
    <message>
        <source>%1 yellow balls vanish: %2.</source>
        <translation>消去 %1 个黄色球：%2。</translation>
    </message>
    <message>
        <source>%1 blue balls vanish: %2.</source>
        <translation>消去 %1 个蓝色球：%2。</translation>
    </message>
    <message>
        <source>%1 red balls vanish: %2.</source>
        <translation>消去 %1 个红色球：%2。</translation>
    </message>
    <message>
        <source>%1 pink balls vanish: %2.</source>
        <translation>消去 %1 个粉色球：%2。</translation>
    </message>
    <message>
        <source>%1 grey balls vanish: %2.</source>
        <translation>消去 %1 个灰色球：%2。</translation>
    </message>
    <message>
        <source>%1 balls vanish: %2.</source>
        <translation>消去 %1 个球：%2。</translation>
    </message>
    <message>
        <source>Classic</source>
        <comment>rules</comment>
        <translation>经典</translation>
    </message>
    <message>
        <source>Balls after every move</source>
        <comment>rules</comment>
        <translation>步步出球</translation>
    </message>
    <message>
        <source>Small</source>
        <comment>rules</comment>
        <translation>小</translation>
    </message>
    <message>
        <source>Large</source>
        <comment>rules</comment>
        <translation>大</translation>
    </message>
    <message>
        <source>Own rules</source>
        <translation>自定规则</translation>
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
        <translation>%1个连成一线</translation>
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
        <translation>消去 %1 个球</translation>
    </message>
    <message>
        <source>Makes %1 of %2</source>
        <comment>balls in a line, numbers as words</comment>
        <translation>连成%1个（共需%2个）</translation>
    </message>
    <message>
        <source>Makes room for another colour: %1 of %2</source>
        <comment>balls in a line, numbers as words</comment>
        <translation>为另一种颜色让出位置：%1个（共需%2个）</translation>
    </message>
    <message>
        <source>Takes the place where a ball is due</source>
        <translation>占住一个球将要出现的位置</translation>
    </message>
    <message>
        <source>Leaves the best board, as the judge has it</source>
        <translation>按评估，留下的棋盘最好</translation>
    </message>
    <message>
        <source>Best in 1 sampled game</source>
        <translation>在 1 局采样中最好</translation>
    </message>
    <message>
        <source>Best in %1 sampled games</source>
        <translation>在 %1 局采样中最好</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>cells</comment>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>%1 leaves the board.</source>
        <translation>%1 出了棋盘。</translation>
    </message>
    <message>
        <source>No ball stands on %1.</source>
        <translation>%1 处没有球。</translation>
    </message>
    <message>
        <source>A ball stands on %1 already.</source>
        <translation>%1 处已有球。</translation>
    </message>
    <message>
        <source>The ball cannot move: other balls stand all round it.</source>
        <translation>球不能移动：四周都是别的球。</translation>
    </message>
    <message>
        <source>The ball cannot get there: other balls close the way.</source>
        <translation>球到不了那里：路被别的球堵住了。</translation>
    </message>
    <message>
        <source>The wave came to 1 cell.</source>
        <translation>波到达了 1 个格子。</translation>
    </message>
    <message>
        <source>The wave came to %1 cells.</source>
        <translation>波到达了 %1 个格子。</translation>
    </message>
    <message>
        <source>The board is full: the game is over.</source>
        <translation>棋盘已满：游戏结束。</translation>
    </message>
    <message>
        <source>%1 sky blue balls vanish: %2.</source>
        <translation>%1 个天蓝色球消除：%2。</translation>
    </message>
    <message>
        <source>%1 violet balls vanish: %2.</source>
        <translation>%1 个紫色球消除：%2。</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::LinesView</name>
    <message>
        <source>Board of balls</source>
        <translation>彩球棋盘</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>已选中</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空格</translation>
    </message>
    <message>
        <source>empty, can be reached in one step</source>
        <translation>空格，一步可到</translation>
    </message>
    <message numerus="yes">
        <source>empty, can be reached in %n steps</source>
        <translation>
            <numerusform>空格，%n 步可到</numerusform>
        </translation>
    </message>
    <message>
        <source>empty, cannot be reached</source>
        <translation>空格，无法到达</translation>
    </message>
    <message>
        <source>%1 will appear here</source>
        <translation>%1将在这里出现</translation>
    </message>
    <message>
        <source>The ball that is to move.</source>
        <translation>将要移动的球。</translation>
    </message>
    <message>
        <source>can be reached</source>
        <translation>可以到达</translation>
    </message>
    <message>
        <source>The chosen ball can get there, over empty cells, up, down, left and right.</source>
        <translation>选中的球能经空格（上、下、左、右）走到那里。</translation>
    </message>
    <message>
        <source>will appear</source>
        <translation>将要出现</translation>
    </message>
    <message>
        <source>out of reach</source>
        <translation>到不了</translation>
    </message>
    <message>
        <source>The ball cannot get to the cell with the cross; it can get to all shaded ones.</source>
        <translation>球到不了打叉的格子，只能到达着色的格子。</translation>
    </message>
    <message>
        <source>The next balls appear on these cells.</source>
        <translation>下一批球将出现在这些格子里。</translation>
    </message>
    <message>
        <source>Click a ball and then a free cell: the ball goes there if there is a way that no ball blocks. Lines of one colour go and count.</source>
        <translation>点一个球，再点一个空格：只要有不被其他球挡住的路，球就走过去。同色连成线便消去并得分。</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::MapLabPage</name>
    <message>
        <source>The list of queries does not come back: %1</source>
        <translation>查询列表无法恢复：%1</translation>
    </message>
    <message>
        <source>%1 is not what it was when this set-up was made.</source>
        <translation>%1 与建立此场景设置时的内容已不相同。</translation>
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
        <source>No cell is being expanded at this moment of the search.</source>
        <translation>搜索的此刻没有正在扩展的格子。</translation>
    </message>
    <message>
        <source>The whole map is in sight. When you zoom in, the view will follow the current cell.</source>
        <translation>整张地图都在视图中。放大后，视图会跟随当前格。</translation>
    </message>
    <message>
        <source>The map was moved by hand, so the current cell is no longer followed (%1 follows it again).</source>
        <translation>地图被手动移动，不再跟随当前格（按 %1 重新跟随）。</translation>
    </message>
    <message>
        <source>&amp;Maps that come with the program</source>
        <translation>自带地图(&amp;M)</translation>
    </message>
    <message>
        <source>Centre the &amp;map on</source>
        <translation>地图居中于(&amp;M)</translation>
    </message>
    <message>
        <source>a map as text, a picture, a searchlight-cli line about a route</source>
        <translation>地图文本、图片、关于路线的 searchlight-cli 命令行</translation>
    </message>
    <message>
        <source>&amp;Shape</source>
        <translation>形状(&amp;S)</translation>
    </message>
    <message>
        <source>What the tool draws: freehand, a line, a rectangle, or a whole area</source>
        <translation>工具画什么：随手画、直线、矩形或整片区域</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Walls are drawn by dragging; a drag that begins on a wall erases.</source>
        <translation>拖动即可筑墙；从墙上开始拖动则擦除。</translation>
    </message>
    <message>
        <source>Its places are not cells of a grid: they are drawn as points in proportion, with a line from each node&apos;s parent.</source>
        <translation>其位置不是网格的单元格：按比例绘制为点，并从每个节点的父节点画一条线。</translation>
    </message>
    <message numerus="yes">
        <source>%n places are too close together for the picture; sentences and tables tell them apart.</source>
        <translation>
            <numerusform>有 %n 个位置在图中过近而无法区分；语句和表格中可以区分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n repeated keys: the last value counts. The first one: %1.</source>
        <translation>
            <numerusform>有 %n 个重复的键：以最后一个值为准。第一个：%1。</numerusform>
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
        <source>Unknown letters count as walls: %1.</source>
        <translation>未知字母按墙处理：%1。</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between letters</comment>
        <translation>；</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::MapScenarios</name>
    <message>
        <source>The list of %1 is closed: its queries are about the map without this change.</source>
        <translation>%1 的查询列表已关闭：其中的查询针对的是未改动的地图。</translation>
    </message>
    <message>
        <source>Queries</source>
        <translation>查询</translation>
    </message>
    <message>
        <source>Save the queries</source>
        <translation>保存查询</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>已保存：%1</translation>
    </message>
    <message>
        <source>Table (%1)</source>
        <translation>表格 (%1)</translation>
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
    <message>
        <source>A cell is called by its column and row, counted from 0 in the upper left corner.</source>
        <translation>格子以列、行表示，均从左上角起由 0 数起。</translation>
    </message>
    <message>
        <source>All round are walls or the edge of the map.</source>
        <translation>四周是墙或地图边缘。</translation>
    </message>
    <message>
        <source>All round are walls or the edge of the search window: outside it there may be a way.</source>
        <translation>四周是墙或搜索窗口的边缘：窗口之外可能有路。</translation>
    </message>
    <message>
        <source>All round are walls and the edge of the search window: outside it there may be a way.</source>
        <translation>四周是墙和搜索窗口的边缘：窗口之外可能有路。</translation>
    </message>
    <message>
        <source>All round are walls and the edge of the map.</source>
        <translation>四周是墙和地图边缘。</translation>
    </message>
    <message>
        <source>All round are walls.</source>
        <translation>四周都是墙。</translation>
    </message>
    <message>
        <source>%1 The search window has cut nothing off.</source>
        <comment>a sentence before it</comment>
        <translation>%1搜索窗口没有挡住任何路。</translation>
    </message>
    <message>
        <source>A wall: no way leads through it.</source>
        <translation>墙：没有路能穿过它。</translation>
    </message>
    <message>
        <source>One end is on water and the other on land: no route exists.</source>
        <translation>起点和终点一个在水面、一个在陆地：不存在路线。</translation>
    </message>
    <message>
        <source>Enclosed by walls, the map edge or the shore.</source>
        <translation>四周被墙、地图边缘或水岸围住。</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::MessageBar</name>
    <message>
        <source>Close this message</source>
        <translation>关闭此消息</translation>
    </message>
    <message>
        <source>The message goes; what it tells of stays as it is.</source>
        <translation>消息消失；它所说的事不受影响。</translation>
    </message>
    <message>
        <source>An answer to: %1</source>
        <translation>对此作答：%1</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::NewLinesGameDialog</name>
    <message>
        <source>A line of %1 balls does not fit on a board of %2 cells a side.</source>
        <translation>边长 %2 格的棋盘放不下 %1 个球的连线。</translation>
    </message>
    <message>
        <source>Write the seed, or choose a random one.</source>
        <translation>请填写种子，或选择随机。</translation>
    </message>
    <message>
        <source>The seed must be a whole number from 0 to %1.</source>
        <translation>种子必须是 0 到 %1 的整数。</translation>
    </message>
    <message>
        <source>%1 balls and more at once: %2 .. points</source>
        <translation>一次消除 %1 个及以上：%2 .. 分</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>，</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>title of the rules, the rules</comment>
        <translation>%1：%2。</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新游戏</translation>
    </message>
    <message>
        <source>Usual rules</source>
        <translation>常用规则</translation>
    </message>
    <message>
        <source>Own rules</source>
        <translation>自定规则</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>Cells a &amp;side</source>
        <translation>每边格数(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>颜色数(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;New balls a turn</source>
        <translation>每次新球数(&amp;N)</translation>
    </message>
    <message>
        <source>Balls in a ro&amp;w</source>
        <translation>连线球数(&amp;W)</translation>
    </message>
    <message>
        <source>%1 to %2, and not more than the board has cells a side</source>
        <translation>%1 至 %2，且不超过棋盘每边的格数</translation>
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
        <source>Few points for one line, many for several at once</source>
        <translation>单线得分少，多线同消得分多</translation>
    </message>
    <message>
        <source>Quadratic</source>
        <comment>score</comment>
        <translation>二次</translation>
    </message>
    <message>
        <source>As others have measured their players</source>
        <translation>与他人测试程序时所用的一致</translation>
    </message>
    <message>
        <source>New balls come</source>
        <translation>出新球</translation>
    </message>
    <message>
        <source>Unless cleared</source>
        <translation>未消除时</translation>
    </message>
    <message>
        <source>A move that clears a line is followed by no new balls</source>
        <translation>消除了连线的一步之后不出新球</translation>
    </message>
    <message>
        <source>After every move</source>
        <translation>每步之后</translation>
    </message>
    <message>
        <source>Also after a move that clears a line</source>
        <translation>消除了连线的一步之后也出</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>运气</translation>
    </message>
    <message>
        <source>&amp;Random</source>
        <translation>随机(&amp;R)</translation>
    </message>
    <message>
        <source>A game that nobody has played yet</source>
        <translation>没有人下过的一局</translation>
    </message>
    <message>
        <source>S&amp;eed</source>
        <translation>种子(&amp;E)</translation>
    </message>
    <message>
        <source>The same seed and the same moves are the same game</source>
        <translation>种子相同、走法相同，就是同一局</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>一个整数</translation>
    </message>
    <message>
        <source>&amp;Begin</source>
        <translation>开始(&amp;B)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
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
    <message>
        <source>Why was it expanded?</source>
        <translation>为什么扩展它？</translation>
    </message>
    <message>
        <source>Goes to where it was expanded, and says why it was its turn</source>
        <translation>前往它被扩展的时刻，并说明为什么轮到它</translation>
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
    <message>
        <source>What waits to be expanded, the next one first. Click a row to see it on the board.</source>
        <translation>等待扩展的节点，下一个在最前。点击一行可在棋盘上查看。</translation>
    </message>
    <message>
        <source>What has been expanded, in that order. Click a row to see it on the board.</source>
        <translation>已扩展的节点，按扩展次序排列。点击一行可在棋盘上查看。</translation>
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
        <source>How often it was expanded</source>
        <translation>被扩展了多少次</translation>
    </message>
    <message>
        <source>start</source>
        <comment>of a search</comment>
        <translation>起点</translation>
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
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>What the run took at full speed</source>
        <translation>全速运行所用的时间</translation>
    </message>
    <message>
        <source>Run at full speed, beside what is shown. Told when the search has come to its end, or as long as the eye is open</source>
        <translation>在画面之外全速运行所得。搜索结束后才显示；打开眼睛时则一直显示</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>轮次</translation>
    </message>
    <message>
        <source>Here: the round that is under way. Whole run: how many there are</source>
        <translation>当前：正在进行的一轮。全程：共有几轮</translation>
    </message>
    <message>
        <source>Bound</source>
        <translation>界限</translation>
    </message>
    <message>
        <source>What the round may not go beyond: of f, or of the number of moves</source>
        <translation>本轮不得超过的值：f，或步数</translation>
    </message>
    <message>
        <source>f of the node expanded last</source>
        <translation>最近扩展节点的 f</translation>
    </message>
    <message>
        <source>More figures</source>
        <translation>更多数字</translation>
    </message>
    <message>
        <source>All figures of the search, or the five that matter now</source>
        <translation>搜索的全部数字，或此刻要紧的五个</translation>
    </message>
    <message>
        <source>Set-up</source>
        <comment>a time</comment>
        <translation>准备</translation>
    </message>
    <message>
        <source>Time before the search began, for tables, patterns and goals</source>
        <translation>搜索开始前的准备用时（表、模式、目标）</translation>
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
        <source>Only a copied file can be pasted here.</source>
        <translation>此处只能粘贴复制的文件。</translation>
    </message>
    <message>
        <source>What can be pasted here: %1, or a copied file.</source>
        <translation>此处可以粘贴：%1，或复制的文件。</translation>
    </message>
    <message>
        <source>%1, which was open the last time, is no longer there.</source>
        <translation>%1 是上次打开的，现已不在原处。</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::PictureCommands</name>
    <message>
        <source>%1 is written.</source>
        <translation>已写入 %1。</translation>
    </message>
    <message>
        <source>The picture is on the clipboard: %1 × %2 pixels.</source>
        <translation>图片已放到剪贴板：%1 × %2 像素。</translation>
    </message>
    <message>
        <source>Nothing has been written yet</source>
        <translation>尚未写入任何内容</translation>
    </message>
    <message>
        <source>The picture was given up.</source>
        <translation>已放弃该图片。</translation>
    </message>
    <message>
        <source>There is nothing here to take a picture of.</source>
        <translation>此处没有可保存为图片的内容。</translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation>保存图片</translation>
    </message>
    <message>
        <source>%1 is being written…</source>
        <translation>正在写入 %1…</translation>
    </message>
    <message>
        <source>Stop making the p&amp;icture</source>
        <translation>停止生成图片(&amp;I)</translation>
    </message>
    <message>
        <source>Picture (%1)</source>
        <translation>图片 (%1)</translation>
    </message>
    <message>
        <source>Drawing (%1)</source>
        <translation>矢量图 (%1)</translation>
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
    <name>searchlight::ui::PictureWriter</name>
    <message>
        <source>%1: not enough memory</source>
        <translation>%1：内存不足</translation>
    </message>
    <message>
        <source>There is not enough memory for the picture.</source>
        <translation>内存不足，无法生成图片。</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::PlayPanel</name>
    <message>
        <source>with help</source>
        <translation>有帮助</translation>
    </message>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>What is not needed for each move: settings of the board, and what is known of it</source>
        <translation>不是每一步都用得到的：棋盘设置，以及关于它的信息</translation>
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
    <message>
        <source>Pace to follow</source>
        <translation>便于跟进的节奏</translation>
    </message>
    <message>
        <source>The search runs on, event by event, until it is stopped or at its end.</source>
        <translation>搜索逐个事件播放，直到停下或到底。</translation>
    </message>
    <message>
        <source>Back to the last event of this kind before this one; the arrow beside it chooses which.</source>
        <translation>回到此前最近的同类事件；旁边的箭头选择哪一类。</translation>
    </message>
    <message>
        <source>On to the next event of this kind; the arrow beside it chooses which.</source>
        <translation>前往下一个同类事件；旁边的箭头选择哪一类。</translation>
    </message>
    <message>
        <source>Before the first event: only the start is known.</source>
        <translation>第一个事件之前：只知道起点。</translation>
    </message>
    <message>
        <source>One step of the search is taken back: an event, or what is chosen as a step.</source>
        <translation>搜索后退一步：一个事件，或所选定的步长。</translation>
    </message>
    <message>
        <source>The search runs backwards, event by event, until it is stopped.</source>
        <translation>搜索逐个事件倒着播放，直到停下。</translation>
    </message>
    <message>
        <source>The next step of the search: an event, or what is chosen as a step.</source>
        <translation>搜索的下一步：一个事件，或所选定的步长。</translation>
    </message>
    <message>
        <source>The search goes on at full speed to its end; Space stops it on the way.</source>
        <translation>搜索全速进行到底；途中按空格键可停下。</translation>
    </message>
    <message>
        <source>The search plays at a lower speed.</source>
        <translation>以更低的速度播放搜索。</translation>
    </message>
    <message>
        <source>The search plays at a higher speed.</source>
        <translation>以更高的速度播放搜索。</translation>
    </message>
    <message>
        <source>Pace to follow: ten expansions at one a second, then faster and faster, and the whole search in about half a minute; several large ones beside each other in twenty seconds</source>
        <translation>跟随节奏：前十次扩展每秒一次，然后越来越快，整个搜索约半分钟；并排的几个大型搜索约二十秒</translation>
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
        <source>%1: nothing has been searched yet</source>
        <translation>%1：尚未开始搜索</translation>
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
        <source>Unit of a step</source>
        <translation>步进单位</translation>
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
    <message>
        <source>To the pace: the whole search takes about half a minute; moving the slider ends it</source>
        <translation>按节奏播放：整个搜索约半分钟；移动滑块即改为固定速度</translation>
    </message>
    <message>
        <source>What a step is: an event, an expansion with all its successors, a larger f, or time at full speed; and which kind of event the arrows beside it go to</source>
        <translation>一步是什么：一个事件、一次带全部后继的展开、更大的 f，或全速下的时间；以及旁边的箭头跳到哪类事件</translation>
    </message>
    <message>
        <source>To the pace: of several large searches the longest takes about twenty seconds; moving the slider ends it</source>
        <translation>按节奏播放：几个大型搜索中最长的约需二十秒；移动滑块即改为固定速度</translation>
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
    <message>
        <source>Where I was</source>
        <translation>上次的位置</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>首页</translation>
    </message>
    <message>
        <source>&amp;Show motion</source>
        <translation>显示动画(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Begin with:</source>
        <translation>启动时打开(&amp;B)：</translation>
    </message>
    <message>
        <source>Pieces and balls are seen to move, pages and cards to come. Any key ends what moves. Each game has a switch of its own besides.</source>
        <translation>棋子和球的移动、页面和卡片的出现都会显示动画。按任意键即结束正在进行的动画。每个游戏另有自己的开关。</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::Program</name>
    <message>
        <source>Unsaved work of an earlier run could not be read. It is kept as %1.</source>
        <translation>上次运行未保存的内容无法读取，已保留为 %1。</translation>
    </message>
    <message>
        <source>A later version of Searchlight has left unsaved work. It stays as it is: %1.</source>
        <translation>更新版本的 Searchlight 留下了未保存的内容，保持不变：%1。</translation>
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
    <name>searchlight::ui::QuestionBox</name>
    <message>
        <source>Please type a number.</source>
        <translation>请输入一个数。</translation>
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
        <translation>一个数</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>你的答案</translation>
    </message>
    <message>
        <source>%1 of %2 right</source>
        <translation>答对 %1 / %2 题</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>Takes the move back, so that another one can be tried</source>
        <translation>收回这一步，可以另试一步</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::QuestionDesk</name>
    <message>
        <source>No board came about that could be asked on.</source>
        <translation>没有生成可以提问的棋盘。</translation>
    </message>
    <message>
        <source>%1 is not among them.</source>
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
        <source>The first answer has counted.</source>
        <translation>计分的是第一次回答。</translation>
    </message>
    <message>
        <source>Undo takes it back.</source>
        <translation>撤销即可收回这一步。</translation>
    </message>
    <message>
        <source>It is not counted: the run has shown it.</source>
        <translation>不计分：搜索已经演示过了。</translation>
    </message>
    <message>
        <source>this one</source>
        <translation>是这个</translation>
    </message>
    <message>
        <source>Looking for a board…</source>
        <translation>正在寻找棋盘…</translation>
    </message>
    <message>
        <source>Something else is shown now than was asked about. “Back to the lesson” brings that back.</source>
        <translation>现在显示的不是所问的内容。“回到课文”可以恢复。</translation>
    </message>
    <message>
        <source>%1, not %2</source>
        <comment>places in an order</comment>
        <translation>%1（非 %2）</translation>
    </message>
    <message>
        <source>Those were several at once: Undo takes them back, and one is asked for.</source>
        <translation>一下子走了不止一步：撤销可以收回，这里只要走一步。</translation>
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
        <source>Unfolded</source>
        <translation>已展开</translation>
    </message>
    <message>
        <source>Folded</source>
        <translation>已收起</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a setting, and what it is for</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>These may stay as they are. Point at one to read what it is for.</source>
        <translation>这些可以保持原样。指向其中一项即可看到它的用处。</translation>
    </message>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>Settings that may stay as they are, each with what it is for</source>
        <translation>可以保持原样的设置，每一项都说明用处</translation>
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
    <message>
        <source>Start</source>
        <translation>起点</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>终点</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::ReplayBar</name>
    <message>
        <source>Speed of replay</source>
        <translation>播放速度</translation>
    </message>
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
    <name>searchlight::ui::ResultCard</name>
    <message>
        <source>Close (Esc)</source>
        <translation>关闭（Esc）</translation>
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
        <source>C&amp;osts</source>
        <translation>代价(&amp;O)</translation>
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
        <source>corners: %1</source>
        <translation>墙角：%1</translation>
    </message>
    <message>
        <source>costs %1</source>
        <translation>代价 %1</translation>
    </message>
    <message>
        <source>ties: %1</source>
        <translation>同值次序：%1</translation>
    </message>
    <message>
        <source>order %1</source>
        <translation>顺序 %1</translation>
    </message>
    <message>
        <source>limited to %1 × %1 cells</source>
        <translation>限于 %1 × %1 格</translation>
    </message>
    <message>
        <source>What a straight and a diagonal move cost; a weighted cell multiplies it. True lengths find the shortest route, 1 and 1 the one of fewest moves.</source>
        <translation>直走与斜走一步的代价；有权重的格子按倍数增加。用真实长度找到最短的路线，用 1 与 1 找到步数最少的。</translation>
    </message>
    <message>
        <source>Which node goes first among those of equal f. It changes how many are looked at, and of several best routes which one is found.</source>
        <translation>f 相等的节点中谁先展开。它影响要查看多少节点，以及在几条同样好的路线中找到哪一条。</translation>
    </message>
    <message>
        <source>Which neighbour is looked at first. It decides between ways that are as good, and leads depth-first search.</source>
        <translation>先查看哪个邻居。在同样好的路之间由它决定，深度优先搜索也由它领路。</translation>
    </message>
    <message>
        <source>The search sees only a square of cells around the start: quick on large maps, but a way round outside it is not found.</source>
        <translation>搜索只看起点周围一个方块内的格子：在大地图上很快，但绕到方块外面的路找不到。</translation>
    </message>
    <message>
        <source>With 8 neighbours, whether a diagonal move may cut the corner of a wall. What has a width cannot; a point can.</source>
        <translation>八邻域时，斜走一步能否擦过墙角。有宽度的东西不能，一个点可以。</translation>
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
    <message>
        <source>; %1 broken</source>
        <translation>；%1 个无效</translation>
    </message>
    <message>
        <source>Line %1 cannot be asked: %2</source>
        <translation>第 %1 行无法查询：%2</translation>
    </message>
    <message>
        <source>The query&apos;s place in the file, counted from 1. Its line in the file, which is “line” in the CSV, is in the tool tip of each row.</source>
        <translation>查询在文件中的次序，从 1 数起。它在文件中的行号，即 CSV 中的 line 列，见每一行的提示。</translation>
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
    <message>
        <source>Save as CSV…</source>
        <translation>另存为 CSV…</translation>
    </message>
    <message>
        <source>Save all rows with what came of them as a table</source>
        <translation>把所有行及其结果保存为表格</translation>
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
        <source>Scores</source>
        <translation>得分榜</translation>
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
        <translation>回合</translation>
    </message>
    <message>
        <source>When</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>辅助</translation>
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
        <source>Most at once</source>
        <translation>一次最多</translation>
    </message>
    <message>
        <source>The ten best games</source>
        <translation>最好的十局</translation>
    </message>
    <message>
        <source>No game by these rules has been finished yet.</source>
        <translation>还没有按这些规则下完的对局。</translation>
    </message>
    <message>
        <source>“Undone” counts the moves that were taken back, “hints” those that were asked for.</source>
        <translation>“撤销”是收回的步数，“提示”是请求提示的次数。</translation>
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
        <source>Equal f</source>
        <translation>f 相等时</translation>
    </message>
    <message>
        <source>equal f: %1</source>
        <translation>f 相等时：%1</translation>
    </message>
    <message>
        <source>Which state goes first among those that promise the same. It changes how many are looked at, and of several shortest solutions which one is found.</source>
        <translation>前景相同的状态中谁先展开。它影响要查看多少状态，以及在几个最短解中找到哪一个。</translation>
    </message>
    <message>
        <source>In which order states are looked at. That decides how much work it is, and what is promised of the answer.</source>
        <translation>按什么次序查看状态。它决定工作量有多大，以及对答案有何保证。</translation>
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
    <message>
        <source>Search %1: %2</source>
        <translation>搜索 %1：%2</translation>
    </message>
    <message>
        <source>Search %1, %2: %3</source>
        <translation>搜索 %1（%2）：%3</translation>
    </message>
    <message>
        <source>What another program has recorded of its search</source>
        <translation>另一个程序记录的搜索过程</translation>
    </message>
    <message>
        <source>What is asked, of which algorithm, and under which rules</source>
        <translation>问什么，用哪种算法，按什么规则</translation>
    </message>
    <message>
        <source>How much work the search has been up to here, and in the end</source>
        <translation>到此为止以及最终，搜索做了多少工作</translation>
    </message>
    <message>
        <source>What else is known of the search: its lists, the state chosen on the board, the code, and places to stop at or to come back to.</source>
        <translation>搜索的其他信息：各列表、棋盘上所选的状态、代码，以及要停下或要回来的地方。</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::SlideOptionsPanel</name>
    <message>
        <source>Count</source>
        <translation>计数方式</translation>
    </message>
    <message>
        <source>Mirror images are one</source>
        <translation>镜像算同一个局面</translation>
    </message>
    <message>
        <source>A placement and what a mirror shows of it are as far from the goal: some half of the states are searched.</source>
        <translation>一个局面和它的镜像离目标一样远：要搜索的状态大约只有一半。</translation>
    </message>
    <message>
        <source>mirror images are one</source>
        <translation>镜像算作一个</translation>
    </message>
    <message>
        <source>What counts as one move of a solution, and so which solution is a shortest one.</source>
        <translation>解法中怎样算一步，也就决定哪个解法最短。</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::SokobanPage</name>
    <message>
        <source>This game has as many steps as can be kept. Save it, and restart the level.</source>
        <translation>这一局的步数已到能保留的上限。请保存，然后重玩本关。</translation>
    </message>
    <message>
        <source>Level %1 of %2</source>
        <translation>第 %1 关，共 %2 关</translation>
    </message>
    <message>
        <source>Solved with help: %1.</source>
        <translation>在提示下解开：%1。</translation>
    </message>
    <message>
        <source>Solved: %1. That is better than ever.</source>
        <translation>解开了：%1。比以往都好。</translation>
    </message>
    <message>
        <source>Solved: %1.</source>
        <translation>解开了：%1。</translation>
    </message>
    <message>
        <source>This solution was played with the worker beginning elsewhere.</source>
        <translation>这个解的工人起点不同。</translation>
    </message>
    <message>
        <source>Choose a &amp;level…</source>
        <translation>选择关卡(&amp;L)…</translation>
    </message>
    <message>
        <source>All levels, with pictures</source>
        <translation>所有关卡，带图</translation>
    </message>
    <message>
        <source>&amp;Undo the push</source>
        <translation>撤销这一推(&amp;U)</translation>
    </message>
    <message>
        <source>Back to where the last push had just been made</source>
        <translation>回到上一推刚推完的时候</translation>
    </message>
    <message>
        <source>&amp;Redo the push</source>
        <translation>重做这一推(&amp;R)</translation>
    </message>
    <message>
        <source>On to the next push, with the walk before it</source>
        <translation>到下一推，连同之前的行走</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>方向键</translation>
    </message>
    <message>
        <source>Walk, and push what is in the way</source>
        <translation>行走，推开挡路的箱子</translation>
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
        <source>Click on a box, then on a lit square</source>
        <translation>单击箱子，再单击亮起的格子</translation>
    </message>
    <message>
        <source>Bring the box there with the fewest pushes</source>
        <translation>用最少的推数把箱子推到那里</translation>
    </message>
    <message>
        <source>Drag a box</source>
        <translation>拖动箱子</translation>
    </message>
    <message>
        <source>The same in one go</source>
        <translation>同样的事，一次完成</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Let the box go</source>
        <translation>放开箱子</translation>
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
        <source>Unsolved</source>
        <translation>未解</translation>
    </message>
    <message>
        <source>Sokoban: %1</source>
        <translation>推箱子：%1</translation>
    </message>
    <message>
        <source>Levels of Sokoban (%1)</source>
        <translation>推箱子关卡 (%1)</translation>
    </message>
    <message>
        <source>Games of Sokoban (%1)</source>
        <translation>推箱子对局 (%1)</translation>
    </message>
    <message>
        <source>Step %1 cannot be made in this level: %2</source>
        <translation>第 %1 步在这一关走不通：%2</translation>
    </message>
    <message>
        <source>Pasted text</source>
        <translation>粘贴的文本</translation>
    </message>
    <message>
        <source>%1:%2: no level of it can be played: %3</source>
        <translation>%1:%2：其中没有可玩的关卡：%3</translation>
    </message>
    <message>
        <source>A level of its own</source>
        <translation>单独的关卡</translation>
    </message>
    <message>
        <source>%1 cannot be played: line %2: %3</source>
        <translation>%1 不能玩：第 %2 行：%3</translation>
    </message>
    <message>
        <source>The file has a snapshot of this level: %1.</source>
        <comment>so many moves</comment>
        <translation>文件中有这一关的快照：%1。</translation>
    </message>
    <message>
        <source>Continue from snapshot</source>
        <translation>从快照继续</translation>
    </message>
    <message>
        <source>There is no other level that is not solved.</source>
        <translation>没有别的未解关卡了。</translation>
    </message>
    <message>
        <source>There is no other level.</source>
        <translation>没有别的关卡。</translation>
    </message>
    <message>
        <source>The level is on the clipboard, as the boxes stand now.</source>
        <translation>关卡已复制到剪贴板，箱子按现在的位置。</translation>
    </message>
    <message>
        <source>The steps are on the clipboard.</source>
        <translation>走过的步已复制到剪贴板。</translation>
    </message>
    <message>
        <source>How is this level solved from here with the fewest pushes?</source>
        <translation>从这里开始，怎样用最少的推数解开这一关？</translation>
    </message>
    <message>
        <source>How is this level solved from here with the fewest moves?</source>
        <translation>从这里开始，怎样用最少的步数解开这一关？</translation>
    </message>
    <message>
        <source>&amp;Undo the pull</source>
        <translation>撤销这一拉(&amp;U)</translation>
    </message>
    <message>
        <source>Back to where the last pull had just been made</source>
        <translation>回到上一拉刚拉完的时候</translation>
    </message>
    <message>
        <source>&amp;Redo the pull</source>
        <translation>重做这一拉(&amp;R)</translation>
    </message>
    <message>
        <source>On to the next pull, with the walk before it</source>
        <translation>到下一拉，连同之前的行走</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>回车键</translation>
    </message>
    <message>
        <source>Choose a box, then the next one; arrows point, Enter brings it there</source>
        <translation>选一个箱子，再按选下一个；方向键指向目标格，回车键把箱子送去</translation>
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
        <source>Undo and redo a push, with Shift a step</source>
        <translation>撤销和重做一推，按住 Shift 为一步</translation>
    </message>
    <message>
        <source>Reverse play: Ctrl with arrows</source>
        <translation>反向玩：Ctrl 加方向键</translation>
    </message>
    <message>
        <source>Walk without the box, or pull it where arrows do not</source>
        <translation>不带箱子走；方向键不拉箱时则拉箱</translation>
    </message>
    <message>
        <source>Reverse play: click before the first step</source>
        <translation>反向玩：走第一步之前单击</translation>
    </message>
    <message>
        <source>The worker begins there</source>
        <translation>工人从那里开始</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>滚轮</translation>
    </message>
    <message>
        <source>Zoom at the pointer; with Shift move sideways</source>
        <translation>以指针为中心缩放；按住 Shift 左右移动</translation>
    </message>
    <message>
        <source>Middle button, or Space and drag</source>
        <translation>中键，或按住空格拖动</translation>
    </message>
    <message>
        <source>Move the board</source>
        <translation>移动棋盘</translation>
    </message>
    <message>
        <source>Zoom in, zoom out, whole board</source>
        <translation>放大、缩小、整个棋盘</translation>
    </message>
    <message>
        <source>Alt with arrows</source>
        <translation>Alt 加方向键</translation>
    </message>
    <message>
        <source>Reverse</source>
        <translation>反向</translation>
    </message>
    <message>
        <source>Pull the boxes from the goals to where they begin. Click where the worker is to start.</source>
        <translation>把箱子从目标拉回起点。单击选定工人从哪里开始。</translation>
    </message>
    <message>
        <source>This game cannot be read backwards as a solution.</source>
        <translation>这一局倒过来不是一个解。</translation>
    </message>
    <message>
        <source>All boxes are back. Read forwards this solves the level: %1. See it: %2.</source>
        <translation>所有箱子都回到了起点。正过来就是这一关的解：%1。观看：%2。</translation>
    </message>
    <message>
        <source>Push it</source>
        <translation>推一步</translation>
    </message>
    <message>
        <source>Solve</source>
        <translation>求解</translation>
    </message>
    <message>
        <source>Improve</source>
        <translation>改进</translation>
    </message>
    <message>
        <source>Improving %1 by parts of %2; now %3 …</source>
        <translation>正在改进 %1，每段 %2；现在 %3 …</translation>
    </message>
    <message>
        <source>There is no solution to improve yet: solve the level, or paste one.</source>
        <translation>还没有可改进的解法：请先解开这一关，或粘贴一个解法。</translation>
    </message>
    <message>
        <source>Improving …</source>
        <translation>正在改进 …</translation>
    </message>
    <message>
        <source>There is not enough memory to improve the solution.</source>
        <translation>内存不足，无法改进解法。</translation>
    </message>
    <message>
        <source>By pushes nothing was gained: %1.</source>
        <translation>按推数没有改进：%1。</translation>
    </message>
    <message>
        <source>By moves nothing was gained: %1.</source>
        <translation>按步数没有改进：%1。</translation>
    </message>
    <message>
        <source>By pushes: moves %1 → %2, pushes %3 → %4.</source>
        <translation>按推数：步数 %1 → %2，推数 %3 → %4。</translation>
    </message>
    <message>
        <source>By moves: moves %1 → %2, pushes %3 → %4.</source>
        <translation>按步数：步数 %1 → %2，推数 %3 → %4。</translation>
    </message>
    <message>
        <source>No solution has fewer pushes.</source>
        <translation>没有推数更少的解法。</translation>
    </message>
    <message>
        <source>No solution has fewer moves.</source>
        <translation>没有步数更少的解法。</translation>
    </message>
    <message>
        <source>It is another way of this game now.</source>
        <translation>它现在是这一局的另一条路。</translation>
    </message>
    <message>
        <source>The worker cannot walk there without going through a box.</source>
        <translation>有箱子挡着，工人走不到那里。</translation>
    </message>
    <message>
        <source>&amp;Breakpoint at what the board shows</source>
        <translation>在棋盘所示状态设断点(&amp;B)</translation>
    </message>
    <message>
        <source>B&amp;reakpoint wherever box %1 is pushed</source>
        <translation>推动箱子 %1 时停下(&amp;R)</translation>
    </message>
    <message>
        <source>This is your drawing. “%1” (%2) goes on with it.</source>
        <translation>这是您画的关卡。用“%1”（%2）可以继续画。</translation>
    </message>
    <message>
        <source>The level that you were drawing is kept: “%1” goes on with it.</source>
        <translation>您正在画的关卡已保留：用“%1”可以继续画。</translation>
    </message>
    <message>
        <source>These steps cannot be made: %1</source>
        <translation>无法走这些步：%1</translation>
    </message>
    <message>
        <source>Of the level before: %1</source>
        <translation>关于前一关：%1</translation>
    </message>
    <message>
        <source>levels as text, steps as letters l u r d</source>
        <translation>关卡文本、用字母 l u r d 表示的步子</translation>
    </message>
    <message>
        <source>Draw</source>
        <comment>a level; on a button</comment>
        <translation>绘制</translation>
    </message>
    <message>
        <source>The levels that come with the program</source>
        <translation>程序自带的关卡</translation>
    </message>
    <message>
        <source>Pasted</source>
        <comment>levels</comment>
        <translation>已粘贴</translation>
    </message>
    <message>
        <source>The solution in the file cannot be played: %1</source>
        <translation>文件中的解法无法演示：%1</translation>
    </message>
    <message>
        <source>%1 made from where the game stood.</source>
        <comment>so many moves</comment>
        <translation>%1，从当前局面走出。</translation>
    </message>
    <message>
        <source>That is from the level&apos;s start; from where the game stands it is step %1.</source>
        <translation>这是从开局算起；从当前局面算是第 %1 步。</translation>
    </message>
    <message>
        <source>%1 made from the level&apos;s start.</source>
        <comment>so many moves</comment>
        <translation>%1，从关卡开局走出。</translation>
    </message>
    <message>
        <source>These are too many to be kept among the levels that were pasted. Save them in a file to find them again.</source>
        <translation>数量太多，无法保存在“已粘贴”关卡集中。请存为文件以便再次找到。</translation>
    </message>
    <message>
        <source>They are not kept among the levels that were pasted: %1</source>
        <translation>未能保存到“已粘贴”关卡集：%1</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>已解决</translation>
    </message>
    <message>
        <source>Own best</source>
        <translation>个人最佳</translation>
    </message>
    <message>
        <source>Own best by moves</source>
        <translation>个人最佳（按步数）</translation>
    </message>
    <message>
        <source>Own best by pushes</source>
        <translation>个人最佳（按推动）</translation>
    </message>
    <message>
        <source>All boxes are back</source>
        <translation>所有箱子都已归位</translation>
    </message>
    <message>
        <source>Read forwards this solves the level. See it: %1.</source>
        <translation>正向看这就是本关的解法。观看：%1。</translation>
    </message>
    <message>
        <source>A level of what was pasted cannot be played: line %1: %2</source>
        <translation>粘贴的内容中有一关无法进行：第 %1 行：%2</translation>
    </message>
    <message>
        <source>Nor can %1 more of its levels.</source>
        <comment>be played</comment>
        <translation>另有 %1 关也无法进行。</translation>
    </message>
    <message>
        <source>Which box?</source>
        <comment>on the button of Hint</comment>
        <translation>哪个箱子？</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::SokobanPanel</name>
    <message>
        <source>%1 of %2 boxes on goals</source>
        <translation>%2 个箱子中 %1 个到位</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>已走</translation>
    </message>
    <message>
        <source>Your solution with the fewest moves</source>
        <translation>您步数最少的解</translation>
    </message>
    <message>
        <source>Your solution with the fewest pushes</source>
        <translation>您推数最少的解</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>步数</translation>
    </message>
    <message>
        <source>Steps of the worker, pushes among them</source>
        <translation>工人走的步，包括推箱</translation>
    </message>
    <message>
        <source>Pushes</source>
        <translation>推数</translation>
    </message>
    <message>
        <source>Step of the game</source>
        <translation>对局的步</translation>
    </message>
    <message>
        <source>Every step of this game; what was left is kept</source>
        <translation>本局的每一步；离开的路也保留着</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a count, and what of it</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1 of %2 boxes where they begin</source>
        <translation>%2 个箱子中 %1 个回到起点</translation>
    </message>
    <message>
        <source>Pulls</source>
        <translation>拉数</translation>
    </message>
    <message>
        <source>You tried %2 ways here: this is way %1 (B: the next).</source>
        <translation>这里试过 %2 种走法：现在是第 %1 种（B：换下一种）。</translation>
    </message>
    <message>
        <source>Your fewest moves</source>
        <translation>你的最少步数</translation>
    </message>
    <message>
        <source>Your fewest pushes</source>
        <translation>你的最少推数</translation>
    </message>
    <message>
        <source>Step</source>
        <comment>of the game, beside a slider</comment>
        <translation>步进单位</translation>
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
        <translation>工人在第 %1 列第 %2 行；%4 个箱子中 %3 个到位</translation>
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
        <source>This box cannot be brought anywhere now.</source>
        <translation>这个箱子现在无处可推。</translation>
    </message>
    <message>
        <source>Reverse play: the boxes&apos; first squares are their goals. %1</source>
        <translation>反向玩：箱子的起点就是目标。%1</translation>
    </message>
    <message>
        <source>moves: %1, pulls: %2</source>
        <translation>%1 步，%2 拉</translation>
    </message>
    <message>
        <source>Boxes do not go by clicks now; a click on one beside the worker pushes it.</source>
        <translation>现在箱子不听单击；单击工人旁边的箱子才推它。</translation>
    </message>
    <message>
        <source>The box at column %1, row %2: arrows point at a square, Enter brings it there</source>
        <translation>第 %1 列第 %2 行的箱子：方向键指向一格，回车键把它送去</translation>
    </message>
    <message>
        <source>The box cannot be brought there.</source>
        <translation>箱子到不了那里。</translation>
    </message>
    <message>
        <source>Reverse play</source>
        <translation>反向玩</translation>
    </message>
    <message>
        <source>Boxes do not go by clicks now; a click on one beside the worker pulls it.</source>
        <translation>现在箱子不听单击；单击工人旁边的箱子才拉它。</translation>
    </message>
    <message>
        <source>There is not enough memory to find out where this box can be brought.</source>
        <translation>内存不足，无法找出这个箱子可以推到哪里。</translation>
    </message>
    <message>
        <source>%1; the board is turned, columns and rows are the level&apos;s</source>
        <translation>%1；盘面已转动，行列按关卡原样计</translation>
    </message>
    <message>
        <source>Click a square and the worker walks there; drag a box, or click it and then a square, and it is pushed there if it can be. The level is solved when all boxes stand on goals.</source>
        <translation>点一个格子，工人就走过去；拖动箱子，或先点箱子再点格子，能推到就推过去。所有箱子都在目标上，关卡便解开了。</translation>
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
        <source>No solution from here can have fewer pushes</source>
        <translation>从这里的任何解法都不会有更少的推数</translation>
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
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>What was found stays</source>
        <translation>已经找到的会保留</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>限制</translation>
    </message>
    <message>
        <source>Longest time</source>
        <translation>最长时间</translation>
    </message>
    <message>
        <source>How long the machine works for a hint or an improvement</source>
        <translation>为一次提示或改进最多计算多久</translation>
    </message>
    <message>
        <source>Most memory</source>
        <translation>最多内存</translation>
    </message>
    <message>
        <source>How much memory it takes at most; half of what searches have is left to the others</source>
        <translation>最多占用多少内存；搜索可用内存的一半留给其他搜索</translation>
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
</context>
<context>
    <name>searchlight::ui::StartHero</name>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>再看一遍</translation>
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
        <source>From the start to the goal, and a wall is in the way.</source>
        <translation>从起点到终点，中间有一堵墙挡路。</translation>
    </message>
    <message>
        <source>The board of the search</source>
        <translation>搜索的棋盘</translation>
    </message>
    <message>
        <source>Opens this map in the map lab, where you can change it and step through the search</source>
        <translation>在地图实验室里打开这张地图：可以修改它，并逐步查看搜索</translation>
    </message>
    <message>
        <source>The search runs by itself, and stops where it is when you press again.</source>
        <translation>搜索自行播放，再按一次就停在当时的位置。</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>The search goes on from the cell for which the way so far and the distance left are least together. That leads straight to the goal.</source>
        <translation>搜索总是从“已走的路加上剩下的距离”最小的格子继续，于是笔直走向终点。</translation>
    </message>
    <message>
        <source>The wall. Straight ahead nothing is left, so the search goes on from what would have been a detour.</source>
        <translation>遇到墙了。正前方已无路可走，搜索只好从原本算是绕路的格子继续。</translation>
    </message>
    <message>
        <source>The goal. The way is read back from here: %1 steps (in the map lab each costs 10), and none is shorter. %2 cells were looked into, and then the goal was there.</source>
        <translation>到达终点。从这里往回读出路线：%1 步（在地图实验室里每步代价为 10），没有更短的。一共考察了 %2 个格子，然后就到了终点。</translation>
    </message>
    <message>
        <source>All of this is explained in Lessons</source>
        <translation>这一切，课程里都有讲解</translation>
    </message>
    <message>
        <source>Opens the lessons: how searches think, step by step</source>
        <translation>打开课程：一步步看搜索怎样思考</translation>
    </message>
    <message>
        <source>Draw walls</source>
        <translation>自己画墙</translation>
    </message>
    <message>
        <source>No path: %1 cells were expanded and OPEN is empty.</source>
        <translation>无路径：扩展了 %1 个格子，OPEN 已空。</translation>
    </message>
    <message>
        <source>A small search from the start to the goal. Play shows it step by step; nothing can go wrong here. Drag an end, or draw a wall, and the search follows.</source>
        <translation>从起点到终点的一次小搜索。按“播放”可逐步观看；在这里不会弄坏什么。拖动起点或终点，或者画一堵墙，搜索会随之更新。</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::StartLately</name>
    <message>
        <source>The game in front</source>
        <translation>正在进行的棋局</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::StartPage</name>
    <message>
        <source>Open a map, levels, a game or a set-up</source>
        <translation>打开地图、关卡、棋局或场景设置</translation>
    </message>
    <message>
        <source>Searchlight</source>
        <translation>探照灯</translation>
    </message>
    <message>
        <source>Puzzles and maps, and one light on how they are searched</source>
        <translation>益智游戏与地图，一盏灯照亮搜索的过程</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>继续</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::StatisticsDialog</name>
    <message>
        <source>Solved without help. Own best and fewest are summed up over what you have solved and the fewest are known of.</source>
        <translation>仅计无帮助解开的。“自己最佳”与“最少”为您已解且已知最少数者之和。</translation>
    </message>
    <message>
        <source>Collection</source>
        <translation>关卡集</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>已解</translation>
    </message>
    <message>
        <source>%1, own best</source>
        <translation>%1（自己最佳）</translation>
    </message>
    <message>
        <source>Fewest</source>
        <translation>最少</translation>
    </message>
    <message>
        <source>With the fewest</source>
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
        <source>As large as it is seen</source>
        <translation>与所见一样大</translation>
    </message>
    <message>
        <source>%1 times as large as it is seen, and as sharp</source>
        <translation>所见大小的 %1 倍，同样清晰</translation>
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
        <source>Put it on the clipboard</source>
        <translation>放到剪贴板</translation>
    </message>
    <message>
        <source>&amp;Picture of:</source>
        <translation>图片内容(&amp;P)：</translation>
    </message>
    <message>
        <source>Size:</source>
        <translation>大小：</translation>
    </message>
    <message>
        <source>%1 × %2 pixels</source>
        <translation>%1 × %2 像素</translation>
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
    <message>
        <source>The whole search from left to right, as far as it is known. Click or drag to go to a moment; marks tell where something happens.</source>
        <translation>从左到右是目前所知的整个搜索。点击或拖动可到任一时刻；标记指出何处有事发生。</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::VerdictTexts</name>
    <message>
        <source>another one</source>
        <translation>另一个</translation>
    </message>
    <message>
        <source>Click the cell that is expanded next.</source>
        <translation>点一下接下来要扩展的格子。</translation>
    </message>
    <message>
        <source>Choose, in OPEN, the board that is expanded next.</source>
        <translation>在 OPEN 中选出接下来要扩展的局面。</translation>
    </message>
    <message>
        <source>Click these in the order in which they are taken: %1.</source>
        <translation>按取出的次序点一遍这些格子：%1。</translation>
    </message>
    <message>
        <source>Choose the three marked boards in the order in which they are taken.</source>
        <translation>按取出的次序选出标出的三个局面。</translation>
    </message>
    <message>
        <source>Drag the goal so that the way found is not the cheapest.</source>
        <translation>拖动终点，使找到的路不是最便宜的。</translation>
    </message>
    <message>
        <source>Draw walls so that the way found is not the cheapest.</source>
        <translation>画墙，使找到的路不是最便宜的。</translation>
    </message>
    <message>
        <source>What does the way cost that is found?</source>
        <translation>找到的路代价是多少？</translation>
    </message>
    <message>
        <source>Push a box so that the level cannot be solved any more.</source>
        <translation>推一个箱子，使这一关再也无法解开。</translation>
    </message>
    <message>
        <source>Click the next cell of a shortest way.</source>
        <translation>点出最短路上的下一个格子。</translation>
    </message>
    <message>
        <source>Make the next move of a shortest solution.</source>
        <translation>按最短的解走下一步。</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>对。</translation>
    </message>
    <message>
        <source>That one does not wait in OPEN.</source>
        <translation>它不在 OPEN 中等待。</translation>
    </message>
    <message>
        <source>Its %1 is %2, that of %3 is %4: %3 is taken first.</source>
        <translation>它的 %1 是 %2，%3 的是 %4：先取 %3。</translation>
    </message>
    <message>
        <source>A stack: what came last is taken, and that is %1.</source>
        <translation>栈：取最后来的，也就是 %1。</translation>
    </message>
    <message>
        <source>Another one is taken: %1.</source>
        <translation>取的是另一个：%1。</translation>
    </message>
    <message>
        <source>The way found costs %1, and none is cheaper.</source>
        <translation>找到的路花费 %1，没有更便宜的。</translation>
    </message>
    <message>
        <source>Now there is no way at all.</source>
        <translation>现在根本没有路了。</translation>
    </message>
    <message>
        <source>Nobody knows: looking for a solution took too long.</source>
        <translation>没有人知道：找解花的时间太长。</translation>
    </message>
    <message>
        <source>That move cannot be made.</source>
        <translation>这一步走不了。</translation>
    </message>
    <message>
        <source>How many pushes does a solution with the fewest pushes have?</source>
        <translation>推数最少的解要推几次？</translation>
    </message>
    <message>
        <source>How many pushes does the solution have that is found?</source>
        <translation>找到的解要推几次？</translation>
    </message>
    <message>
        <source>How many moves does a solution with the fewest moves have?</source>
        <translation>着数最少的解有几着？</translation>
    </message>
    <message>
        <source>How many moves does the solution have that is found?</source>
        <translation>找到的解有几着？</translation>
    </message>
    <message>
        <source>Make the next push of a solution with the fewest pushes.</source>
        <translation>按推数最少的解推下一步。</translation>
    </message>
    <message>
        <source>Make the next move of a solution with the fewest moves.</source>
        <translation>按着数最少的解走下一着。</translation>
    </message>
    <message>
        <source>Right: its f is %1 (g %2, h %3), and none in OPEN is smaller.</source>
        <translation>对：它的 f 是 %1（g %2，h %3），OPEN 中没有更小的。</translation>
    </message>
    <message>
        <source>Right: its %1 is %2, and none in OPEN is smaller.</source>
        <translation>对：它的 %1 是 %2，OPEN 中没有更小的。</translation>
    </message>
    <message>
        <source>Right: %1 in OPEN have %2, and of them it came in last, at event %3.</source>
        <translation>对：OPEN 中有 %1 个都是 %2，其中它最后进来（第 %3 个事件）。</translation>
    </message>
    <message>
        <source>Right: %1 in OPEN have %2, and of them it came in first, at event %3.</source>
        <translation>对：OPEN 中有 %1 个都是 %2，其中它最先进来（第 %3 个事件）。</translation>
    </message>
    <message>
        <source>Right: a queue, and it has waited longest, since event %1.</source>
        <translation>对：队列中它等得最久，从第 %1 个事件起。</translation>
    </message>
    <message>
        <source>Right: a stack, and it came last.</source>
        <translation>对：栈中它最后来。</translation>
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
        <source>All that can still come about has been searched: no solution is left.</source>
        <translation>之后可能出现的局面都搜索过了：已经没有解。</translation>
    </message>
    <message>
        <source>Right: %1.</source>
        <translation>对：%1。</translation>
    </message>
    <message>
        <source>Right: its steps are %1.</source>
        <translation>对：路上的步是 %1。</translation>
    </message>
    <message>
        <source>Right. %1</source>
        <translation>对。%1</translation>
    </message>
    <message>
        <source>Right: there it is.</source>
        <comment>the last move or cell</comment>
        <translation>对：到了。</translation>
    </message>
    <message>
        <source>Right: the rest of the way costs %1.</source>
        <translation>对：余下的路花费 %1。</translation>
    </message>
    <message>
        <source>Both have %1. Among equals what came last goes first: yours came in at event %2, the right one at event %3.</source>
        <translation>两个都是 %1。相等时后来者先取：你选的在第 %2 个事件进来，对的在第 %3 个。</translation>
    </message>
    <message>
        <source>Both have %1. Among equals what came first goes first: yours came in at event %2, the right one at event %3.</source>
        <translation>两个都是 %1。相等时先来者先取：你选的在第 %2 个事件进来，对的在第 %3 个。</translation>
    </message>
    <message>
        <source>%1 and %2 both have %3. Among equals what came last goes first: %1 came in at event %4, %2 at event %5.</source>
        <translation>%1 和 %2 都是 %3。相等时后来者先取：%1 在第 %4 个事件进来，%2 在第 %5 个。</translation>
    </message>
    <message>
        <source>%1 and %2 both have %3. Among equals what came first goes first: %1 came in at event %4, %2 at event %5.</source>
        <translation>%1 和 %2 都是 %3。相等时先来者先取：%1 在第 %4 个事件进来，%2 在第 %5 个。</translation>
    </message>
    <message>
        <source>A queue: what has waited longest is taken, and that is %1, since event %2; yours came in at event %3.</source>
        <translation>队列：取等得最久的，也就是 %1，从第 %2 个事件起；你选的在第 %3 个事件进来。</translation>
    </message>
    <message>
        <source>It is %1, not %2.</source>
        <comment>a cost, or how many pushes or moves</comment>
        <translation>是 %1，不是 %2。</translation>
    </message>
    <message>
        <source>%1 Its steps are %2.</source>
        <translation>%1路上的步是 %2。</translation>
    </message>
    <message>
        <source>Now the level cannot be solved any more. %1</source>
        <translation>现在这一关再也无法解开了。%1</translation>
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
        <translation>步数最少的解有几步？</translation>
    </message>
    <message>
        <source>How many steps does the solution have that is found?</source>
        <translation>找到的解有几步？</translation>
    </message>
    <message>
        <source>Make the next step of a solution with the fewest steps.</source>
        <translation>按步数最少的解走下一步。</translation>
    </message>
    <message>
        <source>As many wait on either side, %1: then it is the start&apos;s side that goes on.</source>
        <translation>两侧等待的一样多，都是 %1 个：这时由起点侧继续。</translation>
    </message>
    <message>
        <source>It is the turn of the goal&apos;s side: fewer wait there, %1 and not %2.</source>
        <translation>轮到终点侧：那里等待的较少，是 %1 个，而不是 %2 个。</translation>
    </message>
    <message>
        <source>It is the turn of the start&apos;s side: fewer wait there, %1 and not %2.</source>
        <translation>轮到起点侧：那里等待的较少，是 %1 个，而不是 %2 个。</translation>
    </message>
    <message>
        <source>Right: %1 in OPEN share the least %2, which is compared coarsely, and of them it came in last, at event %3.</source>
        <translation>对：OPEN 中有 %1 个并列最小的 %2（%2 只作粗略比较），其中它最后进来（第 %3 个事件）。</translation>
    </message>
    <message>
        <source>Right: its %1 is %2, and none on its side is smaller.</source>
        <translation>对：它的 %1 是 %2，它那一侧没有更小的。</translation>
    </message>
    <message>
        <source>Right: %1 on its side share the least %2, which is compared coarsely, and of them it came in last, at event %3.</source>
        <translation>对：它那一侧有 %1 个并列最小的 %2（%2 只作粗略比较），其中它最后进来（第 %3 个事件）。</translation>
    </message>
    <message>
        <source>Right: %1 on its side have %2, and of them it came in last, at event %3.</source>
        <translation>对：它那一侧有 %1 个都是 %2，其中它最后进来（第 %3 个事件）。</translation>
    </message>
    <message>
        <source>Right: %1 on its side have %2, and of them it came in first, at event %3.</source>
        <translation>对：它那一侧有 %1 个都是 %2，其中它最先进来（第 %3 个事件）。</translation>
    </message>
    <message>
        <source>Yours has %1, the right one %2, but %3 is compared coarsely, and they count as equal. Among equals what came last goes first: yours came in at event %4, the right one at event %5.</source>
        <translation>你选的是 %1，对的是 %2，但 %3 只作粗略比较，两者算相等。相等时后来者先取：你选的在第 %4 个事件进来，对的在第 %5 个。</translation>
    </message>
    <message>
        <source>%1 has %3, %2 has %4, but %5 is compared coarsely, and they count as equal. Among equals what came last goes first: %1 came in at event %6, %2 at event %7.</source>
        <translation>%1 是 %3，%2 是 %4，但 %5 只作粗略比较，两者算相等。相等时后来者先取：%1 在第 %6 个事件进来，%2 在第 %7 个。</translation>
    </message>
    <message>
        <source>%1 It takes %2.</source>
        <comment>a sentence, and a cell</comment>
        <translation>%1取的是 %2。</translation>
    </message>
    <message>
        <source>When %1 is taken, %2 still waits on the other side. %3</source>
        <translation>取 %1 时，%2 还在另一侧等待。%3</translation>
    </message>
    <message>
        <source>Another one is taken.</source>
        <translation>取的是另一个。</translation>
    </message>
    <message>
        <source>Right: still to go: %1.</source>
        <comment>so many pushes or moves</comment>
        <translation>对：还要 %1。</translation>
    </message>
    <message>
        <source>The level can still be solved, with %1 more.</source>
        <comment>so many pushes</comment>
        <translation>这一关还能解开：还要 %1。</translation>
    </message>
    <message>
        <source>That makes %1 in all; %2 would do.</source>
        <comment>so many pushes or moves</comment>
        <translation>这样总共需要 %1，其实 %2 就够了。</translation>
    </message>
    <message>
        <source>Right: the path found costs %1, the cheapest %2. The dashed line shows it.</source>
        <translation>正确：找到的路径代价为 %1，代价最小的为 %2，见虚线。</translation>
    </message>
    <message>
        <source>%1 is the cost of the cheapest path; this search finds another one.</source>
        <translation>%1 是代价最小路径的代价；这次搜索找到的是另一条。</translation>
    </message>
    <message>
        <source>%1 is the number of steps, and some steps cost more than 1.</source>
        <translation>%1 是步数，而有些步的代价大于 1。</translation>
    </message>
    <message>
        <source>%1 counts the start as well: there is one step fewer.</source>
        <translation>%1 把起点也算进去了：步数要少一。</translation>
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
        <translation>运行在第 %1 个事件到达目标，g = %2。</translation>
    </message>
    <message>
        <source>Hint: the search follows its estimate. Put the goal where the straight path is expensive and a detour is cheap.</source>
        <translation>提示：搜索跟着估计值走。请把目标放在直走代价高、绕行代价低的地方。</translation>
    </message>
    <message>
        <source>Hint: the search follows its estimate. Draw a trap on the straight path, open towards the start.</source>
        <translation>提示：搜索跟着估计值走。请在直路上画一个朝起点开口的陷阱。</translation>
    </message>
    <message>
        <source>Hint: the goal at %1 does it.</source>
        <translation>提示：目标放在 %1 就行。</translation>
    </message>
    <message>
        <source>Hint: change these cells: %1.</source>
        <translation>提示：请改这些格子：%1。</translation>
    </message>
    <message>
        <source>Hint: try a goal within two cells of %1.</source>
        <translation>提示：请在 %1 周围两格之内试放目标。</translation>
    </message>
    <message>
        <source>Hint: start at %1. So many cells are enough: %2.</source>
        <translation>提示：从 %1 开始画；%2 个格子就够了。</translation>
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
    <name>searchlight::ui::WayModel</name>
    <message>
        <source>The way to here</source>
        <translation>到此处的路径</translation>
    </message>
    <message>
        <source>The way to here: very long</source>
        <translation>到此处的路径：很长</translation>
    </message>
    <message>
        <source>Very many states are left out here</source>
        <translation>此处略去了非常多的状态</translation>
    </message>
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
        <source>%n states are left out here</source>
        <translation>
            <numerusform>此处略去了 %n 个状态</numerusform>
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
        <source>The way on to a goal: %1</source>
        <translation>到目标的后续路径：%1</translation>
    </message>
    <message>
        <source>The way to here: %1</source>
        <translation>到此处的路径：%1</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::WayStrip</name>
    <message>
        <source>Fold the way away</source>
        <translation>收起路径</translation>
    </message>
    <message>
        <source>Show the way as small boards</source>
        <translation>以小棋盘显示路径</translation>
    </message>
    <message>
        <source>The way from the start to the state that is shown, as small boards. Click one to go to the moment at which the search has come to it.</source>
        <translation>以小棋盘显示从起点到当前状态的路。点击其中一个，便到搜索到达它的时刻。</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::WeightEdit</name>
    <message>
        <source>How much more the guess counts than the way so far: a route at most this many times the shortest, found sooner.</source>
        <translation>估计值相对已走代价的权重：路径至多为最短路径的这么多倍，但能更快找到。</translation>
    </message>
    <message>
        <source>weight</source>
        <comment>of weighted A*</comment>
        <translation>权重</translation>
    </message>
</context>
<context>
    <name>searchlight::ui::Window</name>
    <message>
        <source>%1: belongs to “%2”, which this program does not have</source>
        <translation>%1：属于“%2”，本程序没有这个页面</translation>
    </message>
    <message>
        <source>%1: the file is empty</source>
        <translation>%1：文件是空的</translation>
    </message>
    <message>
        <source>%1 was not recognised as a workspace, a Color Lines game, a Sokoban game, a map, a scenario, a picture, a lesson, a trace, a Klotski game or layout, or Sokoban levels.</source>
        <translation>无法识别 %1：它不是工作区、彩球连线棋局、推箱子棋局、地图、查询列表、图片、课程、搜索轨迹、华容道棋局或布局，也不是推箱子关卡。</translation>
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
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Unsaved work could not be kept safe: %1</source>
        <translation>无法为未保存的内容保留备份：%1</translation>
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
        <source>%1 is read-only: the document is saved elsewhere.</source>
        <translation>%1 为只读文件：文档将另存到别处。</translation>
    </message>
    <message>
        <source>What is shown here cannot be kept in a set-up.</source>
        <translation>这里显示的内容无法保存为场景设置。</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>未命名</translation>
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
        <translation>重新写入(&amp;W)</translation>
    </message>
    <message>
        <source>%1 is saved.</source>
        <translation>%1 已保存。</translation>
    </message>
    <message>
        <source>%1 is written.</source>
        <translation>已写入 %1。</translation>
    </message>
    <message>
        <source>The window of an earlier run is back; nothing of it was unsaved: %1</source>
        <translation>已恢复上次运行的窗口，其中没有未保存的内容：%1</translation>
    </message>
    <message>
        <source>Pa&amp;ge</source>
        <translation>页面(&amp;G)</translation>
    </message>
    <message>
        <source>What goes on in this window cannot be kept: %1

Close it and lose that?</source>
        <translation>这个窗口里进行的内容无法保留：%1

要关闭窗口并丢弃它吗？</translation>
    </message>
    <message>
        <source>There is nothing on the clipboard that can be pasted.</source>
        <translation>剪贴板中没有可以粘贴的内容。</translation>
    </message>
    <message>
        <source>&amp;Games left</source>
        <translation>留下的对局(&amp;G)</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>图片</translation>
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
    <message>
        <source>Save as lesson</source>
        <translation>存为课程</translation>
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
        <source>Made from bookmarks.</source>
        <translation>由书签生成。</translation>
    </message>
    <message>
        <source>Moment</source>
        <translation>时刻</translation>
    </message>
    <message>
        <source>%1 is written.</source>
        <translation>已写入 %1。</translation>
    </message>
    <message>
        <source>%1: a lesson is called NAME.LANGUAGE.md, in small letters, digits and dashes: for example %2</source>
        <translation>%1：课程文件名应为 NAME.LANGUAGE.md，用小写字母、数字和连字符：例如 %2</translation>
    </message>
    <message>
        <source>It cannot be a lesson: %1</source>
        <translation>无法存为课程：%1</translation>
    </message>
</context>
</TS>
