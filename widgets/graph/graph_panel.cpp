// widgets/graph/graph_panel.cpp: what a graph's buttons do.
#include "widgets/graph/graph_panel.h"

#include <QActionGroup>
#include <QBoxLayout>
#include <QBuffer>
#include <QDir>
#include <QEvent>
#include <QMenu>
#include <QProgressBar>
#include <QToolButton>
#include <new>
#include <optional>
#include <stop_token>
#include <string_view>

#include "core/text/files.h"
#include "core/text/format_error.h"
#include "widgets/document/save_dialog.h"
#include "widgets/theme/error_texts.h"
#include "widgets/theme/icons.h"
#include "widgets/theme/theme.h"

namespace searchlight::ui {
namespace {

// Of a saved picture: sharp on paper, and no more than some megabytes.
constexpr int kPictureScale = 2;

QByteArray bytesOf(const GraphDrawing& drawing, const QString& path, const std::stop_token& stop) {
  if (path.endsWith(QLatin1String(".svg"), Qt::CaseInsensitive)) return svgOf(drawing, stop);
  QByteArray bytes;
  QBuffer buffer(&bytes);
  const QImage image = pictureOf(drawing, stop);
  if (image.isNull() || !buffer.open(QIODevice::WriteOnly) || !image.save(&buffer, "PNG")) return {};
  return bytes;
}

}  // namespace

GraphPanel::GraphPanel(QWidget* parent)
    : QWidget(parent),
      m_view(new GraphView(this)),
      m_progress(new QProgressBar(this)),
      m_tasks(std::make_unique<TaskQueue>()) {
  const auto button = [this](IconId id) {
    auto* made = new QToolButton(this);
    made->setAutoRaise(true);
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
  for (QAction* action : {m_fromStart, m_toGoal}) {
    action->setCheckable(true);
    choice->addAction(action);
  }
  m_colour->setMenu(menu);
  m_colour->setPopupMode(QToolButton::InstantPopup);
  m_turn = button(IconId::Play);
  m_turn->setCheckable(true);
  m_fit = button(IconId::Fit);
  m_save = button(IconId::Image);

  connect(m_fromStart, &QAction::triggered, m_view,
          [this] { m_view->setColour(GraphView::Colour::FromStart); });
  connect(m_toGoal, &QAction::triggered, m_view, [this] { m_view->setColour(GraphView::Colour::ToGoal); });
  connect(m_turn, &QToolButton::toggled, m_view, &GraphView::setTurnsByItself);
  connect(m_fit, &QToolButton::clicked, m_view, &GraphView::fit);
  connect(m_save, &QToolButton::clicked, this, [this] { m_isSaving ? stopSaving() : saveAs(); });
  connect(m_view, &GraphView::graphChanged, this, &GraphPanel::showState);
  connect(m_view, &GraphView::colourChanged, this, &GraphPanel::showState);
  connect(m_view, &GraphView::turnsByItselfChanged, m_turn, &QToolButton::setChecked);

  // That something is under way; how much is left nobody knows.
  m_progress->setRange(0, 0);
  m_progress->setTextVisible(false);
  m_progress->setFixedHeight(spacing::kHalf);
  m_progress->hide();
  // Over the graph, which stays where it is.
  auto* over = new QVBoxLayout(m_view);
  over->setContentsMargins(0, 0, 0, 0);
  over->addWidget(m_progress);
  over->addStretch(1);

  auto* row = new QHBoxLayout;
  row->setContentsMargins(spacing::kHalf, spacing::kHalf, spacing::kHalf, 0);
  row->setSpacing(spacing::kHalf);
  row->addWidget(m_colour);
  row->addStretch(1);
  row->addWidget(m_turn);
  row->addWidget(m_fit);
  row->addWidget(m_save);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(spacing::kHalf);
  column->addLayout(row);
  column->addWidget(m_view, 1);
  setFocusProxy(m_view);
  retranslate();
}

GraphPanel::~GraphPanel() { m_tasks.reset(); }  // while there still is somebody to tell

void GraphPanel::retranslate() {
  m_fromStart->setText(tr("Moves from the start"));
  m_toGoal->setText(tr("Moves to the nearest goal"));
  m_colour->setToolTip(tr("What the states are coloured by"));
  m_turn->setText(tr("Turn"));
  m_turn->setToolTip(tr("Turn the graph by itself"));
  m_fit->setText(tr("Fit"));
  m_fit->setToolTip(tr("All of it, seen from the first side"));
  m_save->setText(m_isSaving ? tr("Stop saving") : tr("Save picture…"));
  m_save->setToolTip(m_isSaving ? tr("The picture is being made; nothing has been written yet")
                                : tr("Save the graph as it is seen now, as PNG or SVG"));
  m_progress->setAccessibleName(tr("The picture is being made"));
  showState();
}

void GraphPanel::showState() {
  const bool toGoal = m_view->colour() == GraphView::Colour::ToGoal;
  (toGoal ? m_toGoal : m_fromStart)->setChecked(true);
  m_colour->setText((toGoal ? m_toGoal : m_fromStart)->text());
  m_toGoal->setEnabled(!m_view->graph() || !m_view->graph()->goals().empty());
  for (QToolButton* button : {m_colour, m_turn, m_fit, m_save}) button->setEnabled(m_view->hasPicture());
  fitButtons();
}

void GraphPanel::fitButtons() {
  const auto width = [this](Qt::ToolButtonStyle look) {
    int sum = 6 * spacing::kHalf;
    for (QToolButton* button : {m_colour, m_turn, m_fit, m_save}) {
      button->setToolButtonStyle(look);
      sum += button->sizeHint().width();
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
  if (const auto where = askWhereToSave(this, {tr("Save the picture"),
                                               QDir(m_folder).filePath(name),
                                               {{tr("Picture (%1)"), {QStringLiteral("*.png")}},
                                                {tr("Drawing (%1)"), {QStringLiteral("*.svg")}}}}))
    saveTo(where->path);
}

void GraphPanel::saveTo(const QString& path) {
  if (m_isSaving) return;
  const std::optional<GraphDrawing> drawing = m_view->drawing(m_view->size(), kPictureScale);
  if (!drawing) return;
  setSaving(true);
  m_task = m_tasks->post([this, path, ticket = ++m_saving, drawing = *drawing](const std::stop_token& stop) {
    QString problem;
    try {
      const QByteArray bytes = bytesOf(drawing, path, stop);
      if (stop.stop_requested()) return;
      if (bytes.isEmpty()) throw std::bad_alloc();
      writeFile(path.toStdU16String(),
                std::string_view(bytes.constData(), static_cast<std::size_t>(bytes.size())));
    } catch (const FormatError& e) {
      problem = errorText(e);
    } catch (const std::bad_alloc&) {
      problem = tr("%1: not enough memory").arg(QDir::toNativeSeparators(path));
    }
    QMetaObject::invokeMethod(
        this,
        [this, path, problem, ticket] {
          if (ticket != m_saving || !m_isSaving) return;  // stopped at the last moment
          setSaving(false);
          problem.isEmpty() ? Q_EMIT saved(path) : Q_EMIT troubled(problem);
        },
        Qt::QueuedConnection);
  });
}

void GraphPanel::stopSaving() {
  if (!m_isSaving) return;
  m_tasks->cancel(m_task);
  setSaving(false);
}

void GraphPanel::setSaving(bool isSaving) {
  m_isSaving = isSaving;
  m_progress->setVisible(isSaving);
  m_save->setIcon(icon(isSaving ? IconId::Stop : IconId::Image));
  retranslate();
}

void GraphPanel::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) retranslate();
}

}  // namespace searchlight::ui
