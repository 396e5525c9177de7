// app/shell/board_look_menus.cpp: the choices, and their names in set-ups.
#include "app/shell/board_look_menus.h"

#include <QActionGroup>
#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <utility>

#include "app/shell/set_up_words.h"

namespace searchlight::ui {

using set_up_words::WordName;

namespace {

constexpr std::array kCellTexts{CellText::Auto, CellText::None, CellText::Distance, CellText::FGH};
WordName nameOf(CellText text) { return setup::kCellTexts[static_cast<std::size_t>(text)]; }
WordName nameOf(ValueLayer layer) { return setup::kCellLayers[static_cast<std::size_t>(layer)]; }

// The place of a word among what is offered.
template <class T>
std::optional<std::size_t> placeAmong(std::span<const T> offered, const setup::Words& view, WordName name) {
  const std::string* word = view.find(name);
  const auto at =
      word ? std::ranges::find(offered, WordName(*word), [](T t) { return nameOf(t); }) : offered.end();
  return at == offered.end() ? std::nullopt : std::optional(static_cast<std::size_t>(at - offered.begin()));
}

// "auto, none or fgh".
template <class T>
Failure listOf(std::span<const T> offered) {
  std::vector<WordName> names;
  for (const T one : offered) names.push_back(nameOf(one));
  return choiceOf(names);
}

void addChoice(QActionGroup* group, QMenu* menu, bool isChecked, std::function<void()> choose) {
  QAction* a = group->addAction(menu->addAction(QString()));
  a->setCheckable(true);
  a->setChecked(isChecked);
  QObject::connect(a, &QAction::triggered, menu, std::move(choose));
}

void setNames(QMenu* menu, const QString& title, const QStringList& names) {
  menu->setTitle(title);
  for (qsizetype i = 0; i < names.size(); ++i) menu->actions()[i]->setText(names[i]);
}

}  // namespace

BoardLookMenus::BoardLookMenus(const BoardView* first, std::vector<ValueLayer> layers,
                               const ForEachBoard& boards, QWidget* parent)
    : QObject(parent),
      m_first(first),
      m_offered(std::move(layers)),
      m_texts(new QMenu(parent)),
      m_layers(new QMenu(parent)) {
  auto* texts = new QActionGroup(m_texts);
  for (const CellText text : kCellTexts)
    addChoice(texts, m_texts, first->cellText() == text,
              [boards, text] { boards([text](BoardView& board) { board.setCellText(text); }); });
  auto* values = new QActionGroup(m_layers);
  for (const ValueLayer layer : m_offered)
    addChoice(values, m_layers, first->valueLayer() == layer, [this, boards, layer] {
      boards([layer](BoardView& board) { board.setValueLayer(layer); });
      Q_EMIT layerChosen(layer);
    });
}

void BoardLookMenus::setTexts(const QString& title, const QStringList& names) {
  setNames(m_texts, title, names);
}
void BoardLookMenus::setLayers(const QString& title, const QStringList& names) {
  setNames(m_layers, title, names);
}

void BoardLookMenus::tell(setup::Words& view) const {
  view.set("layer", std::string(nameOf(m_first->valueLayer())));
  view.set("text", std::string(nameOf(m_first->cellText())));
}

void BoardLookMenus::take(const setup::Words& view) {
  if (const auto layer = placeAmong<ValueLayer>(m_offered, view, "layer"))
    m_layers->actions()[static_cast<qsizetype>(*layer)]->trigger();
  if (const auto text = placeAmong<CellText>(kCellTexts, view, "text"))
    m_texts->actions()[static_cast<qsizetype>(*text)]->trigger();
}

void BoardLookMenus::verify(const setup::Words& view, const std::string& file) const {
  set_up_words::verify(view, "layer", placeAmong<ValueLayer>(m_offered, view, "layer").has_value(), file,
                       listOf<ValueLayer>(m_offered));
  set_up_words::verify(view, "text", placeAmong<CellText>(kCellTexts, view, "text").has_value(), file,
                       listOf<CellText>(kCellTexts));
}

}  // namespace searchlight::ui
