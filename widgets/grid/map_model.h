// widgets/grid/map_model.h: the map being edited: document, history, file, and the graph that searches share.
#pragma once
#include <QObject>
#include <QString>
#include <list>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "core/grid/map_edit.h"
#include "core/grid/map_format.h"
#include "core/grid/route_graph.h"
#include "core/history/history.h"
#include "widgets/document/document_file.h"

namespace searchlight::ui {

// Every change of the document goes through here, is undoable, and is told by one of three signals. The graph is an
// immutable snapshot: searches on other threads keep the one they began with.
class MapModel : public QObject {
  Q_OBJECT
 public:
  explicit MapModel(QObject* parent = nullptr);
  ~MapModel() override;

  const grid::MapDocument& document() const { return m_document; }
  bool isEmpty() const { return m_document.map.cellCount() == 0; }
  // The present map made ready for searching. REQUIRES: !isEmpty().
  std::shared_ptr<const grid::RouteGraph> graph() const { return m_graph; }
  // The same map, sharing the graph's memory.
  std::shared_ptr<const grid::Map> map() const;

  // ---- Editing. While a stroke is under way nothing else may be applied; other edits finish it first. ----
  void apply(grid::MapEdit edit);
  void beginStroke(grid::MapEditKind kind);
  bool isInStroke() const { return m_stroke != nullptr; }
  void paintTo(Point p, grid::Weight weight, int brush);
  void moveStartTo(Point p);
  void moveGoalTo(Point p);
  // Ends for the question on the screen that are no part of the work: nothing to undo, nothing to save.
  void showEnds(Point start, Point goal);
  void finishStroke();
  void cancelStroke();
  void undo();
  void redo();
  HistoryPosition moment() const { return m_history.position(); }
  bool canUndo() const { return m_history.canUndo(); }
  bool canRedo() const { return m_history.canRedo(); }
  const grid::MapEdit* undoEdit() const { return m_history.undoChange(); }
  const grid::MapEdit* redoEdit() const { return m_history.redoChange(); }

  // ---- The file. A map that was generated or pasted is another document, without a file; undo goes back to the one
  // before it, and to its file. ----
  // A document from elsewhere takes the place of the present one; the history begins anew. `path` is empty for maps
  // that have no file yet, and then `title` names them. `file` is what the file was before it was read.
  void load(grid::MapDocument document, const QString& path, const QString& title,
            const KnownFile& file = {});
  // As DocumentFile::write() has it.
  std::optional<QString> save(const QString& path, const std::optional<FileStamp>& expected = {});
  const DocumentFile& file() const { return m_owner->file; }
  const QString& path() const { return m_owner->file.path; }
  // It was opened from somebody's file, of whatever kind, and is looked at; else it was begun here: new, a sample, generated,
  // pasted. Saving changes nothing of that. A document with a path is opened at first.
  bool isOpened() const { return m_owner->isOpened; }
  void setOpened();
  void setPathNotChosen() { m_owner->file.isPathChosen = false; }
  QString title() const;  // the file's name, or what the map is called without one
  // Where its file stores no ends (.map), moving them leaves nothing to be saved.
  bool isModified() const;
  // Since its file, or since it was begun, maps were generated and ends moved, and nothing was drawn.
  bool isGenerated() const;
  // The same of the stroke under way.
  bool isStrokeUnsaved() const { return m_stroke && (storesEnds() || !m_isEndMoving); }
  // Whether there is something that the file does not tell, ends among it.
  bool differsFromFile() const { return !m_owner->file.holds(m_history.position()); }
  void setModified();  // a recovered map has no file that holds it
  // All of it is in a file of another kind now: what has no path of the user's own has none any more, and nothing unsaved.
  void setSavedElsewhere();
  // Another document has another one: what was loaded, generated or pasted.
  std::uint64_t number() const { return m_owner->number; }
  void setEndsMoved();  // nor have its ends, where all else is in its file

 Q_SIGNALS:
  void replaced();  // another map, perhaps of another size; ends may differ too
  void cellsChanged(const std::vector<searchlight::CellRun>& cells);
  void endsChanged();
  void historyChanged();  // what can be undone, or whether the file is up to date
  void fileChanged();

 private:
  // What a document is called and where it is kept.
  struct Owner {
    DocumentFileOf<HistoryPosition> file = {};
    grid::MapFormat format = grid::MapFormat::Plain;   // of the file
    QString title = {};                                // without a file
    std::optional<HistoryPosition> cellsSavedAt = {};  // by cellsAt()
    std::uint64_t number = 0;
    bool isOpened = false;

    void setUnsaved() { file.saved = cellsSavedAt = std::nullopt; }
  };
  using Owners = std::list<Owner>;  // which do not move
  struct Handover {
    Owners::iterator from, to;
  };

  bool storesEnds() const;
  HistoryPosition cellsAt() const;
  void setSaved(DocumentFile file, const QString& title = {});
  void handOver(Owners::iterator to);
  void changed(const grid::MapEdit& edit);
  void rebuildGraph();
  void refreshCells(const std::vector<CellRun>& cells);

  grid::MapDocument m_document;
  std::shared_ptr<const grid::RouteGraph> m_graph;
  History<grid::MapEdit> m_history;
  std::unique_ptr<grid::MapStroke> m_stroke;
  bool m_isEndMoving = false;  // by the stroke
  Owners m_owners;
  Owners::iterator m_owner;                         // of the present state
  std::map<HistoryPosition, Handover> m_handovers;  // at the states that another document begins with
  std::uint64_t m_documents = 0;
};

}  // namespace searchlight::ui
