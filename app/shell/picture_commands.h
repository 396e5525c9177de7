// app/shell/picture_commands.h: Save picture, Copy picture and Save film, of what the page in front shows.
#pragma once
#include <QObject>
#include <QPointer>
#include <memory>
#include <optional>

#include "app/shell/commands.h"
#include "widgets/picture/film.h"
#include "widgets/picture/picture_writer.h"

namespace searchlight::ui {

class Page;
class Settings;

// They belong to a window, and speak through the page that is in front when it has something to hear. What is meant is what has the focus,
// else the board.
class PictureCommands : public QObject {
  Q_OBJECT
 public:
  // REQUIRES: the settings outlive this.
  PictureCommands(Settings& settings, QObject* parent);

  // Asks of what, how large and where, in this order; while one is being made it gives that up. A search stands still meanwhile, and the
  // picture is taken before its file is named: what else goes on behind that dialog is not in it. `name` is what the file is called unless the user says otherwise.
  void save(Page& page, const QString& name);
  // Asks of what, how fast and where, and films the page's search; meanwhile the window shows how far it is and can only cancel it.
  void saveFilm(Page& page, const QString& name);
  CommandState filmState(Page& page) const;
  // Without asking; the film is over when stateChanged() comes, and is cancelled by its end. nullptr: it cannot be made, and why
  // has been told. REQUIRES: nothing is being made.
  std::unique_ptr<Film> film(Page& page, const PictureSource& source, const FilmSettings& settings,
                             const QString& path);
  bool isFilming() const { return m_film && m_writer.isBusy(); }
  // At once, as large as the last one.
  void copy(Page& page);
  CommandState saveState() const;
  CommandState copyState() const { return CommandState::offered(!m_writer.isBusy()); }

  // What is under way is there when this comes back. False: it has failed, which was told.
  bool finish();

 Q_SIGNALS:
  void stateChanged();
  void said(const QString& text);
  void troubled(const QString& text);
  void saved(const QString& path);

 private:
  int scale() const;
  void saveAs(const PictureSource& source, int scale, const QString& name, QWidget* parent);
  void copy(const PictureSource& source, int scale);

  Settings& m_settings;
  PictureWriter m_writer;
  QPointer<Film> m_film;
};

}  // namespace searchlight::ui
