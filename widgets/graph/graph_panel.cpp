// widgets/graph/graph_panel.cpp: what a graph's buttons do.
#include "widgets/graph/graph_panel.h"

#include <QActionGroup>
#include <QBoxLayout>
#include <QDir>
#include <QLabel>
#include <QMenu>
#include <QProgressBar>
#include <QRegularExpression>
#include <QToolButton>
#include <optional>

#include "widgets/document/document_file.h"
#include "widgets/theme/controls.h"
#include "widgets/theme/icons.h"
#include "widgets/theme/language.h"
#include "widgets/theme/theme.h"

namespace searchlight::ui {
namespace {

// Of a saved picture: sharp on paper, and no more than some megabytes.
constexpr int kPictureScale = 2;

}  // namespace

GraphPanel::GraphPanel(QWidget* parent)
    : QWidget(parent),
      m_view(new GraphView(this)),
      m_progress(new QProgressBar(this)),
      m_counts(new QLabel(this)) {
  const auto button = [this](IconId id) {
    auto* made = flatButton(this);
    made->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    made->setIcon(icon(id));
    made->setFocusPolicy(Qt::TabFocus);  // a click leaves the keys to the graph
    return made;
  };
  m_colour = button(IconId::Overlay);
  auto* menu = new QMenu(m_colour);
  auto* choice = new QActionGroup(menu);
  m_fromStart = menu->addAction(QString());
  m_toGoal = menu->addAction(QString());
  m_kinds = menu->addAction(QString());
  for (QAction* action : {m_fromStart, m_toGoal, m_kinds}) {
    action->setCheckable(true);
    choice->addAction(action);
  }
  m_colour->setMenu(menu);
  m_colour->setPopupMode(QToolButton::InstantPopup);
  m_stop = button(IconId::Stop);
  m_turn = button(IconId::Play);
  m_turn->setCheckable(true);
  m_fit = button(IconId::Fit);
  m_save = button(IconId::Image);

  connect(m_fromStart, &QAction::triggered, m_view,
          [this] { m_view->setColour(GraphView::Colour::FromStart); });
  connect(m_toGoal, &QAction::triggered, m_view, [this] { m_view->setColour(GraphView::Colour::ToGoal); });
  connect(m_kinds, &QAction::triggered, m_view, [this] { m_view->setColour(GraphView::Colour::Kinds); });
  connect(m_stop, &QToolButton::clicked, m_view,
          [this] { m_view->isWorking() ? m_view->stop() : m_view->again(); });
  connect(m_turn, &QToolButton::toggled, m_view, &GraphView::setTurnsByItself);
  connect(m_fit, &QToolButton::clicked, m_view, &GraphView::fit);
  connect(m_save, &QToolButton::clicked, this, [this] { isSaving() ? stopSaving() : saveAs(); });
  connect(&m_writer, &PictureWriter::busyChanged, this, &GraphPanel::showSaving);
  connect(&m_writer, &PictureWriter::saved, this, &GraphPanel::saved);
  connect(&m_writer, &PictureWriter::troubled, this, &GraphPanel::troubled);
  connect(m_view, &GraphView::graphChanged, this, &GraphPanel::showState);
  connect(m_view, &GraphView::colourChanged, this, &GraphPanel::showState);
  connect(m_view, &GraphView::turnsByItselfChanged, m_turn, &QToolButton::setChecked);

  // That something is under way; how much is left nobody knows.
  m_progress->setRange(0, 0);
  m_progress->setTextVisible(false);
  m_progress->setFixedHeight(spacing::kHalf);
  m_progress->hide();
  // Over the graph, which stays where it is.
  auto* over = bareLayout<QVBoxLayout>(m_view);
  over->addWidget(m_progress);
  over->addStretch(1);

  auto* row = new QHBoxLayout;
  row->setContentsMargins(spacing::kHalf, spacing::kHalf, spacing::kHalf, 0);
  row->setSpacing(spacing::kHalf);
  row->addWidget(m_colour);
  row->addStretch(1);
  row->addWidget(m_stop);
  row->addWidget(m_turn);
  row->addWidget(m_fit);
  row->addWidget(m_save);
  auto* column = bareLayout<QVBoxLayout>(this, spacing::kHalf);
  column->addLayout(row);
  m_counts->setWordWrap(true);
  m_counts->setContentsMargins(spacing::kUnit, 0, spacing::kUnit, 0);
  m_counts->setMinimumWidth(1);
  column->addWidget(m_counts);
  column->addWidget(m_view, 1);
  setFocusProxy(m_view);
  keepTranslated(this, [this] { retranslate(); });
}

void GraphPanel::retranslate() {
  m_colour->setToolTip(tr("Choose what the colours of the states show"));
  m_turn->setText(tr("Rotate"));
  m_turn->setToolTip(tr("Rotate the graph automatically"));
  m_fit->setText(tr("Fit"));
  m_fit->setToolTip(tr("Show the whole graph from the initial angle"));
  m_save->setText(isSaving() ? tr("Stop saving") : tr("Save picture…"));
  m_save->setToolTip(isSaving() ? tr("Creating the picture; nothing has been written yet")
                                : tr("Save the current view of the graph as PNG or SVG"));
  m_progress->setAccessibleName(tr("Creating the picture"));
  showState();
}

void GraphPanel::showState() {
  const GraphAbout about = m_view->about();
  const bool arePushes = m_view->steps() == GraphView::Steps::Pushes;
  m_fromStart->setText(arePushes ? tr("Pushes from the start") : tr("Moves from the start"));
  m_toGoal->setText(arePushes ? tr("Pushes to the nearest goal") : tr("Moves to the nearest goal"));
  m_kinds->setText(about.kindTitle);
  m_kinds->setVisible(m_view->hasKinds());
  QAction* const shown = m_view->colour() == GraphView::Colour::ToGoal  ? m_toGoal
                         : m_view->colour() == GraphView::Colour::Kinds ? m_kinds
                                                                        : m_fromStart;
  shown->setChecked(true);
  m_colour->setText(shown->text());
  m_toGoal->setEnabled(!m_view->graph() || !m_view->graph()->goals().empty());
  // No line ends between a number and what it counts.
  static const QRegularExpression number(QStringLiteral("(\\d) (?=\\S)"));
  m_counts->setText(QString(about.counts).replace(number, QStringLiteral("\\1\u00a0")));
  m_counts->setToolTip(about.explanation);
  m_counts->setVisible(!about.counts.isEmpty());
  m_stop->setVisible(m_view->isWorking() || m_view->wasStopped());
  m_stop->setIcon(icon(m_view->isWorking() ? IconId::Stop : IconId::Restart));
  m_stop->setText(m_view->isWorking() ? tr("Stop") : tr("Draw again"));
  m_stop->setToolTip(m_view->isWorking() ? tr("Stop finding and arranging the states")
                                         : tr("Find and arrange the states again"));
  for (QToolButton* button : {m_colour, m_turn, m_fit, m_save}) button->setEnabled(m_view->hasPicture());
  fitButtons();
}

void GraphPanel::fitButtons() {
  const auto width = [this](Qt::ToolButtonStyle look) {
    int sum = 2 * spacing::kHalf;
    for (QToolButton* button : {m_colour, m_stop, m_turn, m_fit, m_save}) {
      button->setToolButtonStyle(look);
      if (!button->isHidden()) sum += button->sizeHint().width() + spacing::kHalf;
    }
    return sum;
  };
  if (width(Qt::ToolButtonTextBesideIcon) > this->width()) width(Qt::ToolButtonIconOnly);
}

void GraphPanel::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  fitButtons();
}

void GraphPanel::setFileName(const QString& name, const QString& folder) {
  m_name = name;
  m_folder = folder;
}

void GraphPanel::saveAs() {
  const QString name = (m_name.isEmpty() ? tr("graph", "a file's name") : m_name) + QLatin1String(".png");
  if (const auto where = askWhereToSave(this, {tr("Save picture"),
                                               QDir(m_folder).filePath(name),
                                               {{tr("Picture (%1)"), {QStringLiteral("*.png")}},
                                                {tr("Drawing (%1)"), {QStringLiteral("*.svg")}}}}))
    saveTo(where->path);
}

PictureSource GraphPanel::picture() const {
  return {PictureSource::Kind::Graph, m_view, [view = m_view] { return view->size(); },
          [view = m_view](int scale) -> TakenPicture {
            const std::optional<GraphDrawing> seen = view->drawing(view->size(), scale);
            if (!seen) return widgetPicture(PictureSource::Kind::Graph, view).take(scale);
            return {[drawing = *seen](const std::stop_token& stop) { return pictureOf(drawing, stop); },
                    [drawing = *seen](const std::stop_token& stop) { return svgOf(drawing, stop); }};
          }};
}

// One at a time.
void GraphPanel::saveTo(const QString& path) {
  if (isSaving() || !m_view->hasPicture()) return;
  m_writer.write(path, picture().take(kPictureScale));
}

void GraphPanel::showSaving() {
  m_progress->setVisible(isSaving());
  m_save->setIcon(icon(isSaving() ? IconId::Stop : IconId::Image));
  retranslate();
}

}  // namespace searchlight::ui
