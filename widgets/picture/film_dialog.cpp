// widgets/picture/film_dialog.cpp: a form, and what would come of it.
#include "widgets/picture/film_dialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <algorithm>

#include "widgets/theme/controls.h"
#include "widgets/words/search_format.h"

namespace searchlight::ui {

FilmDialog::FilmDialog(std::vector<PictureSource> sources, std::size_t which, int scale, Transport& transport,
                       const std::vector<Bookmark>& bookmarks, QWidget* parent)
    : QDialog(parent),
      m_sources(std::move(sources)),
      m_transport(transport),
      m_what(new QComboBox(this)),
      m_scale(new SegmentedButtons(static_cast<int>(kPictureScales.size()) + 1, this)),
      m_width(new QSpinBox(this)),
      m_pace(new QDoubleSpinBox(this)),
      m_unit(new QComboBox(this)),
      m_from(new QComboBox(this)),
      m_to(new QComboBox(this)),
      m_captions(new QCheckBox(tr("&Caption below the picture"), this)),
      m_size(new QLabel(this)),
      m_note(new NoteLine(this)) {
  setWindowTitle(tr("Save film"));
  for (const PictureSource& source : m_sources) m_what->addItem(pictureKindText(source.kind));
  m_what->setCurrentIndex(static_cast<int>(which));
  m_what->setEnabled(m_sources.size() > 1);
  for (std::size_t i = 0; i < kPictureScales.size(); ++i)
    m_scale->setChoice(static_cast<int>(i), tr("%1×", "so many times its size").arg(kPictureScales[i]),
                       tr("Makes the film %1 times as large as on the screen").arg(kPictureScales[i]));
  m_scale->setChoice(static_cast<int>(kPictureScales.size()), tr("Width"),
                     tr("Makes the film as wide as you choose"));
  m_scale->setCurrent(static_cast<int>(std::ranges::find(kPictureScales, scale) - kPictureScales.begin()));
  m_scale->setAccessibleName(tr("Size"));
  m_width->setRange(64, 4096);
  m_width->setValue(640);
  m_width->setSuffix(tr("\u00a0px"));
  m_width->setAccessibleName(tr("Width"));
  m_unit->addItems({tr("seconds in all"), tr("steps per second")});
  m_unit->setAccessibleName(tr("Unit of the pace"));
  m_pace->setRange(0.04, kLongestFilm);
  m_pace->setDecimals(2);
  m_pace->setValue(10);
  m_captions->setToolTip(tr("Writes the sentence about each event below the picture"));
  addMoments(bookmarks);

  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
  m_save = buttons->addButton(tr("&Save…"), QDialogButtonBox::AcceptRole);
  m_save->setDefault(true);
  const auto beside = [](QWidget* a, QWidget* b) {
    auto* row = new QHBoxLayout;
    row->addWidget(a);
    row->addWidget(b);
    row->addStretch(1);
    return row;
  };
  auto* form = new QFormLayout;
  form->addRow(tr("&Film of"), m_what);
  form->addRow(tr("Size"), beside(m_scale, m_width));
  form->addRow(tr("F&rom"), m_from);
  form->addRow(tr("&To"), m_to);
  form->addRow(tr("&Pace"), beside(m_pace, m_unit));
  form->addRow(QString(), m_captions);
  form->addRow(QString(), m_size);
  qobject_cast<QLabel*>(form->labelForField(form->itemAt(4, QFormLayout::FieldRole)->layout()))
      ->setBuddy(m_pace);
  auto* column = new QVBoxLayout(this);
  column->addLayout(form);
  column->addWidget(m_note);
  column->addStretch(1);
  column->addWidget(buttons);

  for (QComboBox* box : {m_what, m_from, m_to})
    connect(box, &QComboBox::currentIndexChanged, this, &FilmDialog::showSize);
  connect(m_unit, &QComboBox::currentIndexChanged, this, [this](int unit) {
    m_pace->setRange(unit == 0 ? 0.04 : 0.1, unit == 0 ? kLongestFilm : 1e6);
    showSize();
  });
  connect(m_scale, &SegmentedButtons::chosen, this, &FilmDialog::showSize);
  connect(m_width, &QSpinBox::valueChanged, this, &FilmDialog::showSize);
  connect(m_pace, &QDoubleSpinBox::valueChanged, this, &FilmDialog::showSize);
  connect(m_captions, &QCheckBox::toggled, this, &FilmDialog::showSize);
  connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  showSize();
}

// In their order. Bookmarks in another unit than the transport's are no places on its axis.
void FilmDialog::addMoments(const std::vector<Bookmark>& bookmarks) {
  struct Moment {
    QString text;
    std::size_t place;
  };
  std::vector<Moment> moments;
  const std::size_t here = m_transport.position();
  moments.push_back({tr("Current position (%1)").arg(countText(here)), here});
  for (const Bookmark& bookmark : bookmarks)
    if (bookmark.unit.value_or(StepUnit::Event) == m_transport.axisUnit())
      moments.push_back({bookmark.caption.isEmpty()
                             ? tr("Bookmark at %1").arg(countText(bookmark.place))
                             : tr("%1 (%2)", "a bookmark and its place")
                                   .arg(fontMetrics().elidedText(bookmark.caption, Qt::ElideRight,
                                                                 30 * fontMetrics().averageCharWidth()),
                                        countText(bookmark.place)),
                         bookmark.place});
  std::ranges::stable_sort(moments, {}, &Moment::place);
  moments.insert(moments.begin(), {tr("Start"), 0});
  moments.push_back({tr("End"), kEndOfRun});
  for (QComboBox* box : {m_from, m_to})
    for (const Moment& moment : moments)
      box->addItem(moment.text, QVariant::fromValue<quint64>(moment.place));
  m_from->setCurrentIndex(0);
  m_to->setCurrentIndex(m_to->count() - 1);
}

const PictureSource& FilmDialog::source() const {
  return m_sources[static_cast<std::size_t>(m_what->currentIndex())];
}

FilmSettings FilmDialog::settings() const {
  FilmSettings out;
  const auto scale = static_cast<std::size_t>(m_scale->current());
  const bool isWidth = scale == kPictureScales.size();
  if (!isWidth) out.scale = kPictureScales[scale];
  if (isWidth) out.width = m_width->value();
  out.isASecond = m_unit->currentIndex() == 1;
  (out.isASecond ? out.stepsASecond : out.seconds) = m_pace->value();
  out.from = m_from->currentData().toULongLong();
  out.to = m_to->currentData().toULongLong();
  out.hasCaptions = m_captions->isChecked();
  return out;
}

void FilmDialog::showSize() {
  const FilmSettings chosen = settings();
  m_width->setEnabled(chosen.width > 0);
  const QSize size = filmSize(chosen, source().size(), source().widget ? source().widget->font() : font());
  QString why = whyNoPicture(size, 1);
  // As far as it is known where the search ends.
  const std::size_t end = m_transport.isComplete() ? m_transport.recorded() : m_transport.expectedEnd();
  const std::size_t last = chosen.to == kEndOfRun ? end : chosen.to;
  const std::size_t steps = last > chosen.from ? last - chosen.from : 0;
  const double seconds = chosen.isASecond ? static_cast<double>(steps) / chosen.stepsASecond : chosen.seconds;
  if (why.isEmpty() && chosen.to <= chosen.from) why = tr("The film ends before it begins.");
  if (why.isEmpty() && seconds > kLongestFilm)
    why = tr("The film would take %1 seconds; it can have at most %2.")
              .arg(countText(static_cast<std::size_t>(seconds)),
                   countText(static_cast<std::size_t>(kLongestFilm)));
  const auto side = [](int pixels) { return countText(static_cast<std::size_t>(pixels)); };
  m_size->setText(tr("%1 × %2 pixels, %3\u00a0s, then 2\u00a0s on the last frame")
                      .arg(side(size.width()), side(size.height()), QLocale().toString(seconds, 'f', 1)));
  m_size->setVisible(why.isEmpty());
  m_note->setNote(NoteKind::Warning, why);
  m_save->setEnabled(why.isEmpty());
}

}  // namespace searchlight::ui
