// app/start/start_card.cpp: a card's look, and when it moves.
#include "app/start/start_card.h"

#include <QDir>
#include <QEvent>
#include <QFileInfo>
#include <QKeyEvent>
#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <cmath>
#include <exception>
#include <utility>

#include "app/game/game_store.h"
#include "app/game/kept_folder.h"
#include "app/shell/read_on_thread.h"
#include "app/shell/settings.h"
#include "core/setup/set_up.h"
#include "widgets/theme/language.h"
#include "widgets/theme/style.h"
#include "widgets/theme/theme.h"
#include "widgets/theme/type_scale.h"

namespace searchlight::ui {

namespace {

// Of a file that is read for its picture: what is larger has none.
constexpr std::size_t kMostPictureBytes = std::size_t{8} << 20;

const PageInfo* pageOfFile(const std::vector<PageInfo>& pages, const files::Recognised& file) {
  const auto page = std::ranges::find_if(pages, [&](const PageInfo& p) { return p.opens && p.opens(file); });
  return page == pages.end() ? nullptr : &*page;
}

// "Klotski: Heng dao li ma" among places of all kinds, whose own name stands below: what is behind it.
QString nameIn(const QString& title, const QString& place) {
  const QString rest = title.mid(place.size() + 1).trimmed();
  const bool isNamed = title.startsWith(place + QLatin1Char(':')) || title.startsWith(place + QChar(0xFF1A));
  return isNamed && !rest.isEmpty() ? rest : title;
}

// The page, too, where only the file says which. What cannot be read has no picture; whoever opens it is told why.
void readPicture(const std::vector<PageInfo>& pages, StartLately::Entry& entry) try {
  std::string text = entry.text ? entry.text() : readText(entry.file, kMostPictureBytes);
  QString name = entry.file;
  const files::Recognised what =
      files::recognise(std::string_view(text).substr(0, files::kHeadBytes), name.toStdString());
  if (entry.kind == StartLately::Entry::Kind::File && what.isByContent) entry.page = pageOfFile(pages, what);
  if (!entry.text && what.is(files::Kind::SetUp)) {
    const setup::SetUp setUp = setup::read(text, entry.file.toStdString());
    const auto page =
        std::ranges::find(pages, setUp.page, [](const PageInfo& p) { return std::string(p.id); });
    if (page == pages.end()) return;
    entry.page = &*page;
    setup::BoardText board = setup::boardText(
        setUp.board, QFileInfo(entry.file).absolutePath().toStdU16String(), entry.file.toStdString());
    if (board.text.size() > kMostPictureBytes) return;
    text = std::move(board.text);
    name = QString::fromStdString(board.fileName);
  }
  if (entry.page && entry.page->start.still) entry.picture = entry.page->start.still(text, name);
} catch (const std::exception&) {
}

}  // namespace

StartLately::StartLately(const PageHost& host, QObject* parent)
    : QObject(parent), m_host(host), m_left(*host.pages) {
  connect(&m_left, &LeftWorks::found, this, &StartLately::readPictures);
  connect(&m_left, &LeftWorks::troubled, this, &StartLately::troubled);
}

void StartLately::read() {
  m_reading.cancel();
  m_left.read(kMost);
}

// What places show now, and those where nobody has been in this window what they will show.
std::vector<StartLately::Entry> StartLately::places() const {
  std::vector<Entry> all;
  for (const PageInfo& page : *m_host.pages) {
    if (!page.start.still) continue;
    Entry entry{&page, {}, Entry::Kind::Place, {}, pageTitle(page)};
    if (Page* made = m_host.made(QString::fromLatin1(page.id))) {
      const Document document = made->document();
      Snapshot now = made->snapshot();
      if (document.isEmpty || !now) continue;
      entry.title = nameIn(shownTitle(document.title), entry.line);
      entry.file = document.path;
      entry.text = std::move(now.boardText);
    } else if (page.left) {
      const auto kept = KeptFolder(QString::fromLatin1(page.id) + GameStore::kGames, {}).files();
      const auto last =
          std::ranges::find_if(kept, [&](const KeptFile& file) { return page.opens(byName(file.path)); });
      if (last == kept.end()) continue;
      entry.title = tr("Current game");
      entry.file = last->path;
    } else {
      continue;
    }
    all.push_back(std::move(entry));
  }
  return all;
}

// Places first; then the files that were opened last and the games that were left last take turns: of files nobody knows when.
void StartLately::readPictures() {
  std::vector<Entry> all = places();
  const QStringList files = m_host.settings->recentFiles();
  const std::vector<LeftWorks::Entry>& left = m_left.list();
  for (std::size_t i = 0; i < kMost; ++i) {
    if (i < static_cast<std::size_t>(files.size())) {
      const QFileInfo file(files[static_cast<qsizetype>(i)]);
      const bool isShown = std::ranges::find(all, file.filePath(), &Entry::file) != all.end();
      if (!isShown)
        all.push_back({pageOfFile(*m_host.pages, byName(file.filePath())), file.filePath(), Entry::Kind::File,
                       file.fileName(), QDir::toNativeSeparators(file.path())});
    }
    if (i < left.size()) {
      const LeftWorks::Entry& entry = left[i];
      const QStringList columns = leftColumns(entry);
      all.push_back({entry.page, entry.work.file, Entry::Kind::Left, columns[0],
                     QStringList{columns[1], columns[3]}.join(QStringLiteral(" · "))});
    }
  }
  m_reading.ask(
      [all = std::move(all), pages = m_host.pages](const std::stop_token& stop) {
        std::vector<Entry> found;
        for (Entry entry : all) {
          if (stop.stop_requested() || found.size() == kMost) break;
          if (!entry.text && !QFileInfo(entry.file).isFile()) continue;
          readPicture(*pages, entry);
          found.push_back(std::move(entry));
        }
        return found;
      },
      [this](TaskResult<std::vector<Entry>> entries) {
        if (!entries) return Q_EMIT troubled(entries.why());
        m_entries = std::move(*entries);
        Q_EMIT found();
      });
}

namespace {

constexpr qreal kCardRound = 6;
constexpr int kRoundsByKeys = 2;
constexpr int kIconSide = 32;

}  // namespace

StartCard::StartCard(QWidget* parent)
    : QAbstractButton(parent), m_clock([this] {
        // So far since the picture began to move, from where it stood still.
        const double gone = m_clock.milliseconds() / 1000;
        if (m_isByKeys && !underMouse() && gone > kRoundsByKeys * m_moving->seconds()) m_isByKeys = false;
        m_second = std::fmod(m_moving->rest() + gone, m_moving->seconds());
        draw();
        update();
        updateMotion();
      }) {
  setFocusPolicy(Qt::StrongFocus);
  setAttribute(Qt::WA_Hover);
  setCursor(Qt::PointingHandCursor);
  onChange(this, {QEvent::PaletteChange, QEvent::StyleChange}, [this] { Q_EMIT staleChanged(); });
  onChange(this, {QEvent::ActivationChange}, [this] { updateMotion(); });
}

void StartCard::setTexts(const QString& name, const QString& line) {
  m_line = line;
  QString shown = name;
  setText(shown.replace(u'&', QStringLiteral("&&")));  // it underlines nothing
  setAccessibleName(name);
  setAccessibleDescription(line);
  setWhatsThis(line);
  update();
}

void StartCard::setPicture(std::unique_ptr<MovingPicture> picture) {
  m_clock.stop();
  m_moving = std::move(picture);
  m_still = nullptr;
  m_second = m_moving ? m_moving->rest() : 0;
  m_isNew = true;
  Q_EMIT staleChanged();
  updateMotion();
}

void StartCard::setPicture(StillPicture picture) {
  m_clock.stop();
  m_moving.reset();
  m_still = std::move(picture);
  m_isNew = true;
  Q_EMIT staleChanged();
}

void StartCard::setIcon(IconId icon) { m_icon = icon; }

void StartCard::setLines(int lines) { m_lines = lines; }

// Large texts need more of them.
int StartCard::lines() const { return m_lines == 1 ? 1 : linesWithText(m_lines); }

int StartCard::textHeight() const {
  return QFontMetrics(typeFont(font(), TypeSize::Figure)).lineSpacing() +
         lines() * fontMetrics().lineSpacing() + 2 * spacing::kUnit + spacing::kHalf;
}

QRect StartCard::pictureRect() const { return rect().adjusted(1, 1, -1, 0).adjusted(0, 0, 0, -textHeight()); }

// ---- The picture ---------------------------------------------------------------------------------------------------------

bool StartCard::isStale() const {
  if (!hasPicture() || pictureRect().isEmpty()) return false;
  return m_isNew || m_look != palette().cacheKey() ||
         m_seen.size() != (QSizeF(pictureRect().size()) * devicePixelRatioF()).toSize();
}

void StartCard::makePicture() {
  draw();
  update();
}

void StartCard::draw() {
  const QSize size = pictureRect().size();
  if (!hasPicture() || size.isEmpty()) return;
  m_isNew = false;
  m_look = palette().cacheKey();
  const QSize pixels = (QSizeF(size) * devicePixelRatioF()).toSize();
  if (m_seen.size() != pixels) m_seen = QPixmap(pixels);
  m_seen.setDevicePixelRatio(devicePixelRatioF());
  m_seen.fill(Theme::of(palette()).board().outside);
  QPainter painter(&m_seen);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setRenderHint(QPainter::SmoothPixmapTransform);
  painter.setFont(font());
  const QRectF area(QPointF(0, 0), QSizeF(size));
  if (m_moving)
    m_moving->paint(painter, area, palette(), m_second);
  else
    m_still(painter, area, palette());
}

void StartCard::updateMotion() {
  const bool isWanted =
      m_moving && (underMouse() || (m_isByKeys && hasFocus())) && isActiveWindow() && m_clock.isSeenOn(*this);
  if (isWanted == m_clock.isRunning()) return;
  if (isWanted) return m_clock.start();
  m_clock.stop();
  if (!m_moving) return;
  m_second = m_moving->rest();
  m_isNew = true;
  Q_EMIT staleChanged();
}

void StartCard::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const QRectF edge = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
  QPainterPath outline;
  outline.addRoundedRect(edge, kCardRound, kCardRound);
  painter.fillPath(outline, palette().color(QPalette::Base));
  const QRect view = pictureRect();
  painter.save();
  painter.setClipPath(outline);
  if (!m_seen.isNull()) {
    painter.drawPixmap(view, m_seen);
  } else {
    painter.fillRect(view, Theme::of(palette()).board().outside);
    if (m_icon && !hasPicture()) {
      QRect at(0, 0, kIconSide, kIconSide);
      at.moveCenter(view.center());
      ui::icon(*m_icon).paint(&painter, at);
    }
  }
  painter.restore();
  const bool isPointedAt = underMouse() || isDown();
  painter.setPen(QPen(palette().color(isPointedAt ? QPalette::Link : QPalette::Mid), 1));
  painter.setBrush(Qt::NoBrush);
  painter.drawPath(outline);
  QRect room(view.left() + spacing::kMargin, view.bottom() + 1 + spacing::kUnit,
             view.width() - 2 * spacing::kMargin, 0);
  painter.setFont(typeFont(font(), TypeSize::Figure));
  room.setHeight(painter.fontMetrics().lineSpacing());
  painter.setPen(palette().color(QPalette::Text));
  // A long one is smaller before it is cut.
  if (painter.fontMetrics().horizontalAdvance(accessibleName()) > room.width()) {
    QFont smaller = font();
    smaller.setBold(true);
    painter.setFont(smaller);
  }
  painter.drawText(room, Qt::AlignLeft | Qt::AlignVCenter,
                   elidedAtWord(painter.fontMetrics(), accessibleName(), room.width()));
  painter.setFont(font());
  painter.setPen(palette().color(QPalette::PlaceholderText));
  room.translate(0, room.height() + spacing::kHalf);
  paintLines(painter, room, m_line, lines());
  if (hasFocus()) paintFocusRing(&painter, rect(), *this);
}

// ---- Events --------------------------------------------------------------------------------------------------------------

// Space and Enter are the card's, wherever else they mean something.
bool StartCard::event(QEvent* event) {
  if (event->type() == QEvent::ShortcutOverride) {
    const auto* key = static_cast<const QKeyEvent*>(event);
    if (key->modifiers() == Qt::NoModifier && key->key() == Qt::Key_Space) {
      event->accept();
      return true;
    }
  }
  if (event->type() == QEvent::Resize) Q_EMIT staleChanged();
  return QAbstractButton::event(event);
}

void StartCard::enterEvent(QEnterEvent* event) {
  QAbstractButton::enterEvent(event);
  updateMotion();
}

void StartCard::leaveEvent(QEvent* event) {
  QAbstractButton::leaveEvent(event);
  updateMotion();
}

void StartCard::focusInEvent(QFocusEvent* event) {
  const auto why = event->reason();
  m_isByKeys = why == Qt::TabFocusReason || why == Qt::BacktabFocusReason || why == Qt::ShortcutFocusReason;
  QAbstractButton::focusInEvent(event);
  updateMotion();
}

void StartCard::focusOutEvent(QFocusEvent* event) {
  m_isByKeys = false;
  QAbstractButton::focusOutEvent(event);
  updateMotion();
}

void StartCard::showEvent(QShowEvent* event) {
  QAbstractButton::showEvent(event);
  Q_EMIT staleChanged();
}

void StartCard::hideEvent(QHideEvent* event) {
  QAbstractButton::hideEvent(event);
  updateMotion();
}

}  // namespace searchlight::ui
