// core/klotski/catalogue.cpp: the puzzles: names, grids and figures. Figures are checked by tests/core/klotski_figures_test.cpp.
#include "core/klotski/catalogue.h"

#include <algorithm>
#include <iterator>

#include "core/klotski/board_text.h"

namespace searchlight::klotski {
namespace {

constexpr Figures kUnsolvable{-1, -1, -1};
constexpr std::string_view kTradition = "traditional";
constexpr std::string_view kAtlas = "from the atlas of all 5 x 4 openings";
constexpr std::string_view kOurs = "Searchlight";

// The same name stands for different grids in the literature: a name finds the grid that it has here.
constexpr Entry kCatalogue[] = {
    // clang-format off
    {"heng-dao-li-ma", "横刀立马", "Heng dao li ma", "Blade Drawn on Horseback", Group::Traditional, "VCCV/VCCV/VHHV/VSSV/S..S", {81, 90, 116}, kTradition},
    {"zhi-hui-ruo-ding", "指挥若定", "Zhi hui ruo ding", "Calm in Command", Group::Traditional, "VCCV/VCCV/SHHS/VSSV/V..V", {70, 79, 100}, kTradition},
    {"jiang-yong-cao-ying", "将拥曹营", "Jiang yong cao ying", "Generals Throng Cao's Camp", Group::Traditional, ".CC./VCCV/VVVV/SVVS/HHSS", {72, 78, 101}, kTradition},
    {"qi-tou-bing-jin", "齐头并进", "Qi tou bing jin", "Advancing Abreast", Group::Traditional, "VCCV/VCCV/SSSS/VHHV/V..V", {60, 66, 85}, kTradition},
    {"bing-fen-san-lu", "兵分三路", "Bing fen san lu", "Three Columns", Group::Traditional, "SCCS/VCCV/VHHV/VSSV/V..V", {72, 77, 92}, kTradition},
    {"yu-sheng-xi-li", "雨声淅沥", "Yu sheng xi li", "Pattering Rain", Group::Traditional, "VCCS/VCCS/VHHV/VV.V/SV.S", {47, 52, 60}, kTradition},
    {"tao-hua-yuan-zhong", "桃花园中", "Tao hua yuan zhong", "In the Peach Garden", Group::Traditional, "SCCS/VCCV/VVVV/SVVS/.HH.", {70, 77, 100}, kTradition},
    {"yi-lu-jin-jun", "一路进军", "Yi lu jin jun", "Marching On", Group::Traditional, "VCCS/VCCS/VVVS/VVVS/.HH.", {58, 64, 81}, kTradition},
    {"yi-lu-shun-feng", "一路顺风", "Yi lu shun feng", "A Fair Wind All the Way", Group::Traditional, "VCCS/VCCS/VHHV/VSVV/.SV.", {39, 43, 49}, kTradition},
    {"wei-er-bu-jian", "围而不歼", "Wei er bu jian", "Surrounded, Not Destroyed", Group::Traditional, "VCCS/VCCS/VHHS/VVVS/.VV.", {62, 69, 80}, kTradition},
    {"jie-zu-xian-deng", "捷足先登", "Jie zu xian deng", "The Swift Arrive First", Group::Traditional, "SCCS/SCCS/.HH./VVVV/VVVV", {32, 38, 47}, kTradition},
    {"cha-chi-nan-fei", "插翅难飞", "Cha chi nan fei", "No Escape, Even with Wings", Group::Traditional, "VCCS/VCCS/HHSS/VHHV/V..V", {62, 68, 77}, kTradition},
    {"jin-zai-zhi-chi", "近在咫尺", "Jin zai zhi chi", "Within Reach", Group::Traditional, "SVVV/SVVV/HHSS/HHCC/..CC", {98, 107, 124}, kTradition},
    {"zou-tou-wu-lu", "走投无路", "Zou tou wu lu", "No Way Out", Group::Traditional, "VCCV/VCCV/VVSV/VVSV/S..S", kUnsolvable, kTradition},
    {"xiao-yan-chu-chao", "小燕出巢", "Xiao yan chu chao", "The Little Swallow Leaves the Nest", Group::Traditional, "VCCV/VCCV/HHHH/SHHS/S..S", {103, 110, 134}, kTradition},
    {"bi-yi-heng-kong", "比翼横空", "Bi yi heng kong", "Wing to Wing across the Sky", Group::Traditional, "HHCC/HHCC/HHHH/S.SV/S.SV", {28, 34, 39}, kTradition},
    {"jia-dao-cang-bing", "夹道藏兵", "Jia dao cang bing", "Soldiers Hidden along the Road", Group::Traditional, "CCSV/CCSV/HHHH/HHHH/S..S", {75, 84, 107}, kTradition},
    {"tun-bing-dong-lu", "屯兵东路", "Tun bing dong lu", "Troops on the Eastern Road", Group::Traditional, "CCVV/CCVV/HHSS/VVSS/VV..", {71, 80, 102}, kTradition},
    {"si-jiang-lian-guan", "四将连关", "Si jiang lian guan", "Four Generals Link the Passes", Group::Traditional, "CCHH/CCHH/VVHH/VVSS/S..S", {39, 46, 55}, kTradition},
    {"feng-hui-lu-zhuan", "峰回路转", "Feng hui lu zhuan", "The Winding Mountain Road", Group::Traditional, "SSSV/CCVV/CCVV/.HHV/.SHH", {138, 150, 179}, kTradition},
    {"qian-hu-hou-yong", "前呼后拥", "Qian hu hou yong", "Escorts before and behind", Group::Traditional, "SSCC/HHCC/HHHH/HHHH/..SS", {22, 23, 31}, kTradition},
    {"bing-lin-cao-ying", "兵临曹营", "Bing lin cao ying", "Soldiers at Cao's Camp", Group::Traditional, "SCCS/SCCS/VHHV/VVVV/.VV.", {34, 40, 49}, kTradition},
    {"wu-jiang-bi-gong", "五将逼宫", "Wu jiang bi gong", "Five Generals Press the Palace", Group::Traditional, "HHHH/VCCV/VCCV/SHHS/S..S", {36, 40, 49}, kTradition},
    {"heng-ma-dang-guan", "横马当关", "Heng ma dang guan", "Horses across the Pass", Group::Traditional, "VCCV/VCCV/HHHH/SV.S/SV.S", {83, 93, 110}, kTradition},
    {"shui-xie-bu-tong", "水泄不通", "Shui xie bu tong", "Watertight", Group::Traditional, "VCCS/VCCS/HHHH/HHHH/S..S", {79, 88, 114}, kTradition},
    {"yun-zhe-wu-zhang", "云遮雾障", "Yun zhe wu zhang", "Cloud and Fog", Group::Traditional, "VCCV/VCCV/VHHS/VHHS/S..S", {81, 89, 104}, kTradition},
    {"zuo-you-bu-bing", "左右布兵", "Zuo you bu bing", "Soldiers Left and Right", Group::Traditional, "SCCS/SCCS/VVVV/VVVV/.HH.", {54, 61, 78}, kTradition},
    {"shou-kou-ru-ping-1", "守口如瓶1", "Shou kou ru ping 1", "Sealed Lips 1", Group::Traditional, "VCCV/VCCV/SV.S/SV.S/HHHH", {81, 88, 103}, kTradition},
    {"shou-kou-ru-ping-2", "守口如瓶2", "Shou kou ru ping 2", "Sealed Lips 2", Group::Traditional, "SCCS/VCCV/VV.V/SV.S/HHHH", {99, 111, 131}, kTradition},
    {"shuang-jiang-dang-lu", "双将挡路", "Shuang jiang dang lu", "Two Generals in the Way", Group::Traditional, "VCCS/VCCS/VHHV/VHHV/S..S", {73, 81, 92}, kTradition},
    {"ceng-ceng-she-fang-1", "层层设防1", "Ceng ceng she fang 1", "Defence in Depth 1", Group::Traditional, "VCCV/VCCV/SHHS/SHHS/.HH.", {102, 111, 138}, kTradition},
    {"ceng-ceng-she-fang-2", "层层设防2", "Ceng ceng she fang 2", "Defence in Depth 2", Group::Traditional, "SCCS/VCCV/VHHV/SHHS/.HH.", {120, 130, 158}, kTradition},
    {"bing-dang-jiang-zu", "兵挡将阻", "Bing dang jiang zu", "Stopped by Soldiers and Generals", Group::Traditional, "SCCV/SCCV/VHHS/VHHS/.HH.", {87, 96, 118}, kTradition},
    {"du-se-yao-dao", "堵塞要道", "Du se yao dao", "The Blocked Road", Group::Traditional, "SCCS/SCCS/VVHH/VVHH/.HH.", {40, 43, 53}, kTradition},
    {"ceng-luan-die-zhang", "层峦叠嶂", "Ceng luan die zhang", "Range upon Range", Group::Traditional, "VCCV/VCCV/SHHS/HHHH/S..S", {98, 108, 135}, kTradition},
    {"si-lu-jin-bing", "四路进兵", "Si lu jin bing", "Four Columns Advance 1", Group::Traditional, "SCCS/SCCS/V.HH/V.HH/HHHH", {77, 86, 109}, kTradition},
    {"ru-di-wu-men", "入地无门", "Ru di wu men", "No Door into the Earth", Group::Traditional, "VCCS/VCCS/SHHS/HHHH/.HH.", {87, 99, 124}, kTradition},
    {"yong-chuang-wu-guan", "勇闯五关", "Yong chuang wu guan", "Storming the Five Passes", Group::Traditional, "SCCS/SCCS/HHHH/HHHH/.HH.", {34, 37, 46}, kTradition},
    {"si-mian-chu-ge", "四面楚歌", "Si mian chu ge", "Songs of Chu on All Sides", Group::Traditional, "VSSV/VCCV/SCCV/VHHV/V..S", {56, 60, 73}, kTradition},
    {"qian-dang-hou-zu", "前挡后阻", "Qian dang hou zu", "Barred before and behind", Group::Traditional, "CCHH/CCVS/VVVS/VVSS/.HH.", {42, 45, 53}, kTradition},
    {"san-jun-lian-fang", "三军联防", "San jun lian fang", "Three Armies, One Defence", Group::Traditional, "CCVV/CCVV/HHHH/SHHS/S..S", {65, 70, 89}, kTradition},
    {"jing-di-zhi-wa", "井底之蛙", "Jing di zhi wa", "The Frog in the Well", Group::Traditional, "SHHS/VCCV/VCCV/SHHS/.HH.", {68, 72, 88}, kTradition},
    {"bei-shui-lie-zhen", "背水列阵", "Bei shui lie zhen", "Battle Line with Water Behind", Group::Traditional, "VHHV/VSSV/.CC./SCCS/HHHH", {54, 61, 75}, kTradition},
    {"jin-zai-zhi-chi-2", "近在咫尺2", "Jin zai zhi chi 2", "Within Reach 2", Group::Traditional, "VVSS/VVVS/HHVS/HHCC/..CC", {105, 114, 133}, kTradition},
    {"si-yuan-shi-jin", "似远实近", "Si yuan shi jin", "Seems Far, Is Near", Group::Traditional, "CCHH/CCHH/..SS/VVSV/VVSV", {15, 19, 24}, kTradition},
    {"cha-chi-nan-fei-2", "插翅难飞2", "Cha chi nan fei 2", "No Escape, Even with Wings 2", Group::Traditional, "SHHS/VCCV/VCCV/S..S/HHHH", {63, 66, 81}, kTradition},
    {"si-lu-jin-bing-2", "四路进兵2", "Si lu jin bing 2", "Four Columns Advance 2", Group::Traditional, "VCC./VCC./SSSS/HHHH/HHHH", {66, 76, 96}, kTradition},
    {"deng-feng-zao-ji-1", "登峰造极1", "Deng feng zao ji 1", "The Summit 1", Group::Atlas,
     "SSSV/CCVV/CCVV/SHHV/..HH",
     {138, 150, 179}, kAtlas},
    {"deng-feng-zao-ji-2", "登峰造极2", "Deng feng zao ji 2", "The Summit 2", Group::Atlas,
     "SSSV/CCVV/CCVV/SHHV/HH..",
     {138, 150, 179}, kAtlas},
    {"yi-lun-ming-yue", "一轮明月", "Yi lun ming yue", "The Full Moon", Group::Atlas,
     ".CC./SCCS/VHHV/VHHV/SHHS",
     {123, 132, 158}, kAtlas},
    {"feng-guan", "凤冠", "Feng guan", "The Phoenix Crown", Group::Atlas,
     ".CC./VCCV/VHHV/HHHH/SSSS",
     {106, 117, 143}, kAtlas},
    {"deng-long", "灯笼", "Deng long", "The Lantern", Group::Atlas,
     ".CC./VCCV/VSSV/HHHH/SHHS",
     {105, 112, 135}, kAtlas},
    {"cheng-men", "城门", "Cheng men", "The City Gate", Group::Atlas,
     "VCCV/VCCV/.HH./HHHH/SSSS",
     {104, 115, 141}, kAtlas},
    {"kai-men-jian-shan", "开门见山", "Kai men jian shan", "Open the Door, See the Mountain", Group::Atlas,
     "V..V/VCCV/SCCS/HHHH/SHHS",
     {103, 110, 134}, kAtlas},
    {"san-jiao-qi", "三角旗", "San jiao qi", "Pennant (Dad's Puzzler)", Group::Other,
     "goal A 0,3\n"
     "exit bottom 0-1\n"
     "board\n"
     "AABB\n"
     "AACC\n"
     "DE..\n"
     "FGHH\n"
     "FGII\n",
     {59, 62, 83}, "L. W. Hardy, 1909"},
    {"ba-shu-ma", "八数码", "Ba shu ma", "Eight Puzzle", Group::Other,
     "goal A 0,0\n"
     "goal B 1,0\n"
     "goal C 2,0\n"
     "goal D 0,1\n"
     "goal E 1,1\n"
     "goal F 2,1\n"
     "goal G 0,2\n"
     "goal H 1,2\n"
     "board\n"
     "HFG\n"
     "BED\n"
     "C.A\n",
     {31, 31, 31}, kTradition},
    {"wu-shu-ma", "五数码", "Wu shu ma", "Five Puzzle", Group::Other,
     "goal A 0,0\n"
     "goal B 1,0\n"
     "goal C 2,0\n"
     "goal D 0,1\n"
     "goal E 1,1\n"
     "board\n"
     "DE.\n"
     "ABC\n",
     {21, 21, 21}, kTradition},
    {"guai-jiao", "拐角", "Guai jiao", "Round the Corner", Group::Other,
     "goal A 2,2\n"
     "board\n"
     "DC..\n"
     "DCAA\n"
     "BBAF\n"
     "EBG.\n",
     {77, 79, 95}, kOurs},
    {"tian-jing", "天井", "Tian jing", "The Courtyard", Group::Other,
     "goal A 3,3\n"
     "exit bottom 3-4\n"
     "board\n"
     ".KIBJ\n"
     "LEFBJ\n"
     "AA#HG\n"
     "AAD.G\n"
     ".DDCC\n",
     {109, 121, 145}, kOurs},
    {"ding-zi-lu-kou", "丁字路口", "Ding zi lu kou", "T-Junction", Group::Other,
     "goal A 1,3\n"
     "board\n"
     ".BE.\n"
     "CBEF\n"
     "AAAF\n"
     ".AGD\n"
     "JHII\n",
     {80, 95, 120}, kOurs},
    {"yang-chang-xiao-dao", "羊肠小道", "Yang chang xiao dao", "The Winding Path", Group::Other,
     "goal A 2,3\n"
     "board\n"
     "B.AA\n"
     "BAA.\n"
     "FECH\n"
     "FGCD\n"
     ".GIJ\n",
     {67, 75, 95}, kOurs},
    {"yi-xian-tian", "一线天", "Yi xian tian", "A Strip of Sky", Group::Other,
     "goal A 1,4\n"
     "exit bottom 1-2\n"
     "board\n"
     "B.E\n"
     "AAE\n"
     "AAC\n"
     "DGF\n"
     "DIF\n"
     ".IH\n",
     {63, 71, 85}, kOurs},
    {"ban-xiang-zi", "搬箱子", "Ban xiang zi", "Moving the Chest", Group::Other,
     "goal A 1,3\n"
     "exit bottom 1-3\n"
     "board\n"
     "BCGJ.\n"
     "CCGJ.\n"
     "FHAAA\n"
     ".IAAA\n"
     "EEKDD\n",
     {116, 135, 182}, kOurs},
    {"po-jing-chong-yuan", "破镜重圆", "Po jing chong yuan", "The Broken Mirror Made Whole", Group::Other,
     "goal A 1,2\n"
     "goal B 3,2\n"
     "board\n"
     ".ECH.\n"
     "IEFDD\n"
     "IBAA.\n"
     "BBAGG\n",
     {138, 151, 187}, kOurs},
    {"ba-jiao-ting", "八角亭", "Ba jiao ting", "The Octagonal Pavilion", Group::Other,
     "goal A 2,3\n"
     "exit bottom 2-3\n"
     "board\n"
     "#AAC#\n"
     ".AABB\n"
     ".FFDG\n"
     "HHED.\n"
     "#JEI#\n",
     {192, 266, 315}, kOurs},
    {"huan-fang", "换防", "Huan fang", "Changing the Guard", Group::Other,
     "goal A 4,1\n"
     "goal B 0,1\n"
     "board\n"
     "CCF.AA\n"
     "DDF.AA\n"
     "GHHBB.\n"
     "GIEBBJ\n",
     {136, 152, 187}, kOurs},
    {"bei-zhong-wu", "杯中物", "Bei zhong wu", "What Is in the Cup", Group::Other,
     "goal A 1,3\n"
     "goal B 2,3\n"
     "board\n"
     ".D.EG\n"
     "CDKEF\n"
     "CAKAF\n"
     "HAAAI\n"
     "H.BJL\n",
     {50, 58, 81}, kOurs},
    // clang-format on
};

}  // namespace

std::span<const Entry> catalogue() { return kCatalogue; }

const Entry* entryByName(std::string_view name) {
  const auto found = std::ranges::find_if(kCatalogue, [&](const Entry& e) {
    return !name.empty() && (e.id == name || e.chinese == name || e.pinyin == name || e.english == name);
  });
  return found == std::end(kCatalogue) ? nullptr : found;
}

const Entry* entryByGrid(const Board& board) {
  const auto grid = gridOf(board);
  const auto found =
      std::ranges::find_if(kCatalogue, [&](const Entry& e) { return gridOf(boardOf(e)) == grid; });
  return found == std::end(kCatalogue) ? nullptr : found;
}

Board boardOf(const Entry& entry) { return readBoard(entry.text, entry.id); }

}  // namespace searchlight::klotski
