// widgets/picture/picture_source.h: what is seen, as a picture to take along, at one, two or four times its size.
#pragma once
#include <QByteArray>
#include <QDialog>
#include <QImage>
#include <QPointer>
#include <QSize>
#include <QString>
#include <QWidget>
#include <array>
#include <functional>
#include <stop_token>
#include <vector>

class QComboBox;
class QLabel;
class QPushButton;

namespace searchlight::ui {

// A picture of one moment that has still to be made. It owns all that it reads: it is made once, on any thread.
struct TakenPicture {
  // Null: it was asked to stop, or there is no memory for it.
  std::function<QImage(const std::stop_token&)> image;
  // As SVG, empty then; nothing for what is made of pixels only.
  std::function<QByteArray(const std::stop_token&)> svg = {};
};

// Something that one sees and can take along.
struct PictureSource {
  enum class Kind { Board, Comparison, Graph, Table, Plot, Tree };
  Kind kind;
  QPointer<QWidget> widget;               // where it is seen: whoever works in it means this one
  std::function<QSize()> size;            // at one time its size, in pixels
  std::function<TakenPicture(int)> take;  // as it is seen now, so many times as large; on the widgets' thread
};

// What one may choose from.
inline constexpr std::array<int, 3> kPictureScales{1, 2, 4};

// As the widget paints itself, and its children only where it is asked for: cards and bars that lie over a board are not the
// board. It is painted when it is taken, by the thread of the widgets, and as sharp as it is large.
enum class PictureOf { WidgetAlone, WidgetAndChildren };
QImage widgetImage(QWidget& widget, int scale, PictureOf what);
PictureSource widgetPicture(PictureSource::Kind kind, QWidget* widget,
                            PictureOf what = PictureOf::WidgetAlone);

// Of all pictures: 64 million pixels are 256 MB while one is made, and no side that Qt could not paint on.
inline constexpr qint64 kMostPicturePixels = 64'000'000;
inline constexpr int kLongestPictureSide = 32'767;
// Why there is no picture of so many times this size, in a sentence; empty: there is.
QString whyNoPicture(QSize size, int scale);

// How a command line names the kinds, in their order.
inline constexpr std::array<const char*, 6> kPictureKindNames{"board", "comparison", "graph",
                                                              "table", "plot",       "tree"};
// "Board", "State graph" ..
QString pictureKindText(PictureSource::Kind kind);

// Of what a picture is taken, and how large.
class NoteLine;
class SegmentedButtons;

// Its two ways on are to save and to copy. What would be too large says so, and can be neither.
class TakePictureDialog : public QDialog {
  Q_OBJECT
 public:
  enum Result { Given = QDialog::Rejected, Save = QDialog::Accepted, Copy };

  // REQUIRES: there is a source, and `which` is one of them; the scale is one of kPictureScales.
  TakePictureDialog(std::vector<PictureSource> sources, std::size_t which, int scale,
                    QWidget* parent = nullptr);

  const PictureSource& source() const;
  int scale() const;

 private:
  void showSize();

  std::vector<PictureSource> m_sources;
  QComboBox* m_what;
  SegmentedButtons* m_scale;
  QLabel* m_size;
  NoteLine* m_note;
  QPushButton *m_save, *m_copy;
};

}  // namespace searchlight::ui
