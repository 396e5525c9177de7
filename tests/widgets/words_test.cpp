// tests/widgets/words_test.cpp: what a person reads, in the window, lessons, glossary and on the command line, keeps to the
// agreed words: old ones do not come back, and a term has one Chinese word.
#include <iterator>

#include "tests/test_main.h"
#include "tests/widgets/messages.h"

namespace {

// What must not come back, and a text that had it, so that the pattern is known to find what it is for.
struct OldWord {
  const char* pattern;
  const char* sample;
};

constexpr OldWord kEnglish[] = {
    // the field's terms
    {"\\bdear(er|est)?\\b", "a dearer route"},
    {"\\b(cheap|short)(er|est) ways?\\b|\\bbest way\\b", "the cheapest way to it"},
    {"\\bno way (to|leads|on)\\b|\\bway to the (goal|start)\\b", "There is no way to the goal"},
    {"\\bthe least\\b|\\bleast [fgh]\\b", "the node with the least f"},
    {"\\blook(ed|s)? (at|into) (one by one|before|on a jump)|\\b(was|were|are|is|states?) looked "
     "(at|into)\\b",
     "all that can come to be was looked at"},
    {"who goes first|who has waited", "Ties: who goes first"},
    {"(?<!\\bgo )\\brounds?\\b(?! (the|in)\\b)", "A later round comes back to it"},
    {"\\b(give|gives|given|giving) up\\b", "%1 is given up"},
    {"known already|knows already", "A successor that is known already"},
    {"\\bread back\\b", "read back from the goal"},
    {"\\brecorded search(es)?\\b", "a recorded search"},
    {"\\bplacements?\\b", "placements"},
    {"\\bslides\\b(?! (a|the|one|it|to|along)\\b)", "in 12 slides"},
    {"(?<!-)\\bset-?ups?\\b", "a set-up of the window"},
    {"\\bown best\\b", "your own best"},
    {"\\bby chance\\b", "New levels by chance"},
    {"\\b(games|not) begun\\b|^begun$", "games begun"},
    {"\\bgames left\\b", "Games left"},
    {"\\b(is|are) here again\\b", "Your drawing is here again."},
    {"\\bother way\\b(?! (round|around|to)\\b)", "Other way"},
    {"\\bway ahead\\b", "the way ahead"},
    {"home for good|holds? for good", "box %1 is home for good"},
    {"\\bshuts? (in|goals? off|off)\\b", "shuts goals off"},
    {"\\bthe machine\\b", "solved by the machine"},
    {"\\bfigures\\b", "All figures of all searches"},
    {"\\bpaid for\\b|\\bcheap(ly)? (known|told)\\b", "it is paid for"},
    // people
    {"\\bwhoever\\b", "Whoever is consistent is admissible, too."},
    {"\\b(no|some|every)body\\b", "nobody knows"},
    {"\\bas (you|one) likes?\\b", "back and forth as you like"},
    // sentences
    {"(?<!there )(?<!which )\\b(is|are|was|were) no (?!longer\\b|more\\b|better\\b|cheaper\\b|shorter\\b)",
     "a corner that is no goal"},
    {"\\bonce more\\b", "will be expanded once more"},
    {"fewer do not", "fewer do not go"},
    {"\\bcome to be\\b|came about", "all that can come to be"},
    {"one too many", "boxes are one too many"},
    {"\\btaken along\\b|\\btake along\\b", "to be sorted and taken along"},
    {"\\bbrought home\\b", "that can never be brought home"},
    {"\\bhardness\\b", "of the size and hardness that you like"},
    {"\\btold\\b|\\bwears?\\b|\\btenants?\\b", "and the reason is told"},
    {", too\\.?$", "the way there, too."},
    // labels
    {"\\bpx a cell\\b", "12 px a cell"},
    {"\\bas they come\\b", "As they come"},
    {"^(Make them|How hard|Own rules|Take away|By itself|Play it|Breaks|Marks|Thoughts|Reach|Cells a "
     "side|Step "
     "on|Games left|Never cut.*|Answer ahead.*)$",
     "How hard"},
};

constexpr OldWord kChinese[] = {
    {"前往", "前往下一步"},
    {"由?机器", "由机器解出"},
    {"您的画", "您的画又在这里了"},
    {"照做", "照做"},
    {"今天之内不会", "今天之内不会结束"},
    {"得到过", "得到过 1 次提示"},
    {"不合规定", "%1 不合规定"},
    {"戴着", "箱子戴着字母"},
    {"听单击", "现在箱子不听单击"},
    {"带走", "可排序，也可带走"},
    {"便宜|有贵有贱", "最便宜的路"},
    {"说多", "估计不能说多"},
    {"来路花", "来路花了多少"},
    {"几乎不算数", "来路花了多少几乎不算数"},
    {"一架梯子", "一架梯子"},
    {"只?改一个字", "现在只改一个字"},
    {"跟进", "跟进 1.5 千/秒"},
    {"你", "你的棋局"},
    {"死局", "死局"},
    {"围栏", "围栏"},
    {"并列", "并列最小"},
    {"贪婪", "贪婪搜索"},
    {"录制", "录制的搜索"},
    {"[回读]读", "从终点回读"},
    {"个人最好", "个人最好成绩"},
    {"\\p{Han}[,;!?](?! 行)|\\p{Han}: ", "开始,结束"},
};

// Where the English has the term the Chinese has this.
struct Term {
  const char* english;
  const char* chinese;
};

constexpr Term kTerms[] = {
    {"\\bties?\\b|\\btie-break", "同值"},
    {"\\bgreedy\\b", "贪心"},
    {"\\bnodes?\\b", "节点"},
    {"\\btraces?\\b(?! (it |the \\w+ )?back)", "轨迹"},
    {"\\bcorrals?\\b", "封闭区"},
    {"\\bdeadlock", "死锁"},
    {"\\bdead squares?\\b", "死格"},
    {"\\bpersonal best", "个人最佳"},
    {"\\bheuristic", "启发"},
    {"\\badmissible\\b", "可采纳"},
    {"\\biterations?\\b", "迭代"},
    {"\\bfrozen\\b", "冻结"},
    {"\\bworkspace", "工作区"},
    {"\\bprun(e|ed|es|ing)\\b", "剪"},
    {"\\bstatistics\\b", "统计"},
    {"\\breverse play\\b", "逆推"},
    {"\\bbookmark", "书签"},
    {"\\bbreakpoint", "断点"},
    {"\\boptimal\\b", "最优"},
    {"\\bexpan(d|ds|ded|sion|sions)\\b", "扩展"},
    {"\\bbranch(es)?\\b", "分支"},
    {"\\bcustom\\b", "自定义"},
    {"\\brandom\\b", "随机"},
    {"\\bjump points?\\b", "跳点"},
    {"\\bfrontier\\b", "边缘"},
    {"\\bpaths?\\b", "路径"},
    {"\\b(the|a|lower|higher|minimum) costs?\\b", "代价"},
    {"\\bsuccessors?\\b", "后继"},
    {"\\bstraight moves?\\b", "直移"},
    {"\\bsettings\\b", "设置"},
    {"\\bunfinished\\b", "未完成"},
};

// What a pattern finds and may stay: the pattern's sample or the term's Chinese, a part of the text, and why.
struct Allowed {
  const char* of;
  const char* text;
  const char* why;
};

constexpr Allowed kAllowed[] = {
    {"A later round comes back to it", "HintModel | ",
     "rounds of Lines' hint: its candidates are halved in rounds"},
    {"A later round comes back to it", "HintView | ", "rounds of Lines' hint"},
    {"A later round comes back to it", "deepening.en.md",
     "a moment of the lesson, in the language of lessons"},
    {"in 12 slides", "ReaderErrors | ", "a word of the file"},
    {"How hard", "BoardLegend | Marks", "the marks on the board"},
    {"并列最小", "ComparePane | =%1", "places in a race"},
    {"并列最小", "ComparePane | tied for %1", "places in a race"},
    {"扩展", "variables and commands are not expanded here", "a shell expands words"},
    {"直移", "RouteTexts | Straight moves cost", "steps on a map, not Klotski's"},
};

struct Text {
  QString where, english, chinese;

  QString line() const { return where + u" | "_s + english + u" | "_s + chinese; }
};

QString fileText(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

// The sentences of the lessons, a line each; what programs read in them is left out.
void addLessons(QList<Text>* texts) {
  static const QRegularExpression kTarget(u"\\]\\(term:[^)]*\\)|\\{[^}]*\\}"_s);
  const QDir folder(sourcePath("resources/lessons"));
  for (const QString& name : folder.entryList({u"*.md"_s})) {
    int line = 0;
    bool isSetUp = false;
    for (QString text : fileText(folder.filePath(name)).split(u'\n')) {
      ++line;
      if (text.startsWith("```"_L1)) {
        isSetUp = text.startsWith("```set-up"_L1) || text.startsWith("```lesson"_L1);
        continue;
      }
      if (isSetUp || text.isEmpty()) continue;
      text.replace(kTarget, u"]"_s);
      const QString where = u"%1:%2"_s.arg(name).arg(line);
      texts->append(name.endsWith(".en.md"_L1) ? Text{where, text, {}} : Text{where, {}, text});
    }
  }
}

// Titles and captions of the workspaces that come with the program.
void addWorkspaces(QList<Text>* texts) {
  static const QRegularExpression kTitle(u"\"(?:title|caption)\": \"([^\"]*)\""_s);
  for (const char* path : {"resources/glossary", "resources/setups"}) {
    const QDir folder(sourcePath(path));
    for (const QString& name : folder.entryList({u"*.searchlight"_s}))
      for (auto found = kTitle.globalMatch(fileText(folder.filePath(name))); found.hasNext();)
        texts->append({name, found.next().captured(1), {}});
  }
}

// Help and messages of the command line: literals of its sources, those in a row joined, that are more than a word.
void addCommandLine(QList<Text>* texts) {
  static const QRegularExpression kComment(u"^\\s*(//|#).*$"_s, QRegularExpression::MultilineOption);
  static const QRegularExpression kLiteral(
      u"\"(?:[^\"\\\\\\n]|\\\\.)*\"(?:\\s*\"(?:[^\"\\\\\\n]|\\\\.)*\")*"_s);
  static const QRegularExpression kJoint(u"\"\\s*\""_s);
  QStringList files{sourcePath("core/grid/route_arguments.cpp")};
  const QDir folder(sourcePath("app/cli"));
  for (const QString& name : folder.entryList({u"*.cpp"_s, u"*.h"_s})) files.append(folder.filePath(name));
  for (const QString& path : files) {
    QString source = fileText(path);
    source.remove(kComment);
    for (auto found = kLiteral.globalMatch(source); found.hasNext();) {
      QString text = found.next().captured();
      text = text.mid(1, text.size() - 2).remove(kJoint);
      if (text.contains(u' ')) texts->append({QFileInfo(path).fileName(), text, {}});
    }
  }
}

const QList<Text>& allTexts() {
  static const QList<Text> all = [] {
    QList<Text> texts;
    for (const Message& message : messagesOf(translationFile()))
      if (!message.source.isEmpty()) texts.append({message.context, message.source, message.translation});
    addLessons(&texts);
    addWorkspaces(&texts);
    addCommandLine(&texts);
    return texts;
  }();
  return all;
}

bool isAllowed(const Text& text, const char* of) {
  return std::any_of(std::begin(kAllowed), std::end(kAllowed), [&](const Allowed& allowed) {
    return qstrcmp(allowed.of, of) == 0 && text.line().contains(QString::fromUtf8(allowed.text));
  });
}

QRegularExpression expressionOf(const char* pattern) {
  return QRegularExpression(QString::fromUtf8(pattern), QRegularExpression::CaseInsensitiveOption |
                                                            QRegularExpression::UseUnicodePropertiesOption |
                                                            QRegularExpression::MultilineOption);
}

// Every text that is found and not allowed, a line each.
template <class IsFound>
QStringList offenders(const char* of, const IsFound& isFound) {
  QStringList lines;
  for (const Text& text : allTexts())
    if (isFound(text) && !isAllowed(text, of)) lines.append(text.line());
  return lines;
}

}  // namespace

class WordsTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void thereAreTexts() {
    int window = 0, lessons = 0, chinese = 0, commandLine = 0;
    for (const Text& text : allTexts()) {
      window += !text.english.isEmpty() && !text.chinese.isEmpty();
      lessons += text.where.contains(".en.md:"_L1);
      chinese += text.where.contains(".zh_CN.md:"_L1);
      commandLine += text.where.endsWith(".cpp"_L1);
    }
    QVERIFY2(window > 3000 && lessons > 300 && chinese > 300 && commandLine > 150,
             qPrintable(u"%1 %2 %3 %4"_s.arg(window).arg(lessons).arg(chinese).arg(commandLine)));
  }

  void oldWordsStayAway_data() {
    const auto row = testing::columns<QByteArray, QByteArray, bool>("pattern", "sample", "isChinese");
    for (const auto& [pattern, sample] : kEnglish)
      row(sample, QByteArray(pattern), QByteArray(sample), false);
    for (const auto& [pattern, sample] : kChinese) row(sample, QByteArray(pattern), QByteArray(sample), true);
  }
  void oldWordsStayAway() {
    FETCH_ALL((QByteArray, pattern), (QByteArray, sample), (bool, isChinese));
    const QRegularExpression old = expressionOf(pattern.constData());
    QVERIFY2(old.isValid(), qPrintable(old.errorString()));
    QVERIFY2(old.match(QString::fromUtf8(sample)).hasMatch(), "the pattern does not find what it is for");
    const QStringList found = offenders(sample.constData(), [&](const Text& text) {
      return old.match(isChinese ? text.chinese : text.english).hasMatch();
    });
    QVERIFY2(found.isEmpty(), qPrintable(u'\n' + found.join(u'\n')));
  }

  void aTermHasOneChineseWord_data() {
    const auto row = testing::columns<QByteArray, QByteArray>("english", "chinese");
    for (const auto& [english, chinese] : kTerms) row(chinese, QByteArray(english), QByteArray(chinese));
  }
  void aTermHasOneChineseWord() {
    FETCH(QByteArray, english, chinese);
    const QRegularExpression term = expressionOf(english.constData());
    int met = 0;
    const QStringList found = offenders(chinese.constData(), [&](const Text& text) {
      if (text.chinese.isEmpty() || !term.match(text.english).hasMatch()) return false;
      ++met;
      return !text.chinese.contains(QString::fromUtf8(chinese));
    });
    QVERIFY2(met > 0, "no text has the term");
    QVERIFY2(found.isEmpty(), qPrintable(u'\n' + found.join(u'\n')));
  }

  // The list stays short: what is no longer found is taken out.
  void exceptionsAreNeeded() {
    for (const Allowed& allowed : kAllowed) {
      QVERIFY(qstrlen(allowed.why) > 0);
      const auto isNeeded = [&](const Text& text) {
        if (!text.line().contains(QString::fromUtf8(allowed.text))) return false;
        const auto finds = [&](const OldWord& word, const QString& in) {
          return qstrcmp(word.sample, allowed.of) == 0 && expressionOf(word.pattern).match(in).hasMatch();
        };
        return std::any_of(std::begin(kEnglish), std::end(kEnglish),
                           [&](const OldWord& word) { return finds(word, text.english); }) ||
               std::any_of(std::begin(kChinese), std::end(kChinese),
                           [&](const OldWord& word) { return finds(word, text.chinese); }) ||
               std::any_of(std::begin(kTerms), std::end(kTerms), [&](const Term& term) {
                 return qstrcmp(term.chinese, allowed.of) == 0 &&
                        expressionOf(term.english).match(text.english).hasMatch() &&
                        !text.chinese.contains(QString::fromUtf8(term.chinese));
               });
      };
      QVERIFY2(std::any_of(allTexts().begin(), allTexts().end(), isNeeded), allowed.text);
    }
  }
};

SEARCHLIGHT_TEST(WordsTest)
#include "words_test.moc"
