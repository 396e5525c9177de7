// widgets/tree/tree_panel.cpp: what the tree's buttons do.
#include "widgets/tree/tree_panel.h"

#include <QHBoxLayout>
#include <QToolButton>
#include <QVBoxLayout>

#include "widgets/theme/controls.h"
#include "widgets/theme/icons.h"
#include "widgets/theme/language.h"
#include "widgets/theme/theme.h"
#include "widgets/theme/type_scale.h"

namespace searchlight::ui {

TreePanel::TreePanel(NodePictures* pictures, QWidget* parent)
    : QWidget(parent), m_view(new TreeView(pictures, this)), m_summary(new ElidedLine(this)) {
  const auto button = [this](IconId id, bool isCheckable) {
    auto* made = flatButton(this);
    made->setIcon(icon(id));
    made->setCheckable(isCheckable);
    made->setFocusPolicy(Qt::TabFocus);  // a click leaves the keys to the tree
    return made;
  };
  m_branch = button(IconId::Branch, true);
  m_follow = button(IconId::Inspect, true);
  m_zoomOut = button(IconId::ZoomOut, false);
  m_zoomIn = button(IconId::ZoomIn, false);
  m_fit = button(IconId::Fit, false);
  m_follow->setChecked(true);
  connect(m_branch, &QToolButton::toggled, m_view, &TreeView::setBranchOnly);
  connect(m_follow, &QToolButton::toggled, m_view, &TreeView::setFollows);
  connect(m_zoomOut, &QToolButton::clicked, m_view, &TreeView::zoomOut);
  connect(m_zoomIn, &QToolButton::clicked, m_view, &TreeView::zoomIn);
  connect(m_fit, &QToolButton::clicked, m_view, &TreeView::fit);
  connect(m_view, &TreeView::followsChanged, this, [this] { m_follow->setChecked(m_view->follows()); });
  connect(m_view, &TreeView::changed, this, &TreePanel::showState);

  auto* row = new QHBoxLayout;
  row->setContentsMargins(spacing::kMargin, spacing::kHalf, spacing::kHalf, 0);
  row->setSpacing(0);
  row->addWidget(m_summary, 1);
  for (QToolButton* each : {m_branch, m_follow, m_zoomOut, m_zoomIn, m_fit}) row->addWidget(each);
  auto* column = bareLayout<QVBoxLayout>(this, spacing::kHalf);
  column->addLayout(row);
  column->addWidget(m_view, 1);
  setFocusProxy(m_view);
  keepTranslated(this, [this] { retranslate(); });
}

void TreePanel::retranslate() {
  const auto name = [](QToolButton* button, const QString& text, const QString& tip) {
    button->setText(text);
    button->setToolTip(tip);
  };
  name(m_branch, tr("Current branch only"),
       tr("Shows only the current branch and the siblings of its nodes"));
  name(m_follow, tr("Follow the search"), tr("Keeps the current node in sight while the tree is enlarged"));
  name(m_zoomOut, tr("Zoom out"), tr("Shows more of the tree"));
  name(m_zoomIn, tr("Zoom in"), tr("Enlarges the tree until its nodes show names and costs"));
  name(m_fit, tr("Whole tree"), tr("Fits the whole tree in"));
  showState();
}

QString TreePanel::summary() const { return m_summary->text(); }

void TreePanel::showState() { m_summary->setText(m_view->brief()); }

PictureSource TreePanel::picture() const { return widgetPicture(PictureSource::Kind::Tree, m_view); }

}  // namespace searchlight::ui
