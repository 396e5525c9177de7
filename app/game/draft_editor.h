// app/game/draft_editor.h: the editor of one kind of drawing: the drawing itself, and every edit of it undone and redone.
#pragma once
#include <cstddef>
#include <memory>

#include "app/game/editor_frame.h"

namespace searchlight::ui {

// View: a DrawingViewOf<..> with a signal drawn(const Draft&). The drawing is the editor's as long as that is open; whoever keeps
// it over a crash listens to changed().
template <class View>
class DraftEditor : public EditorFrame {
 public:
  using Draft = typename View::Draft;

  const Draft& draft() const { return m_view->draft(); }
  View& view() { return *m_view; }
  // The drawing as it was left, and not as it is in any file: closing asks about it.
  void goOnWith(const Draft& draft, const QStringList& names) {
    setUnsaved();
    setNames(names);
    take(draft);
  }

 protected:
  DraftEditor(const EditorParts& parts, std::size_t mostEdits, QWidget* parent)
      : DraftEditor(new View, parts, mostEdits, parent) {}

  // Once, with what nobody has drawn: it is lost without a question.
  void beginWith(const Draft& draft) {
    build();
    connect(m_view, &View::drawn, this, [this](const Draft& next) { edit(next); });
    take(draft);
    setSaved({});
    m_view->setFocus();
  }
  void edit(const Draft& next) {
    if (next == draft()) return;
    // What the last edit came to is what this one begins at: a drawing is kept once.
    const Edit* last = m_history.undoChange();
    m_history.record(
        {last ? last->after : std::make_shared<const Draft>(draft()), std::make_shared<const Draft>(next)});
    forgetNews();
    take(next);
  }

 private:
  struct Edit {
    std::shared_ptr<const Draft> before, after;
    void apply(Draft& draft) const { draft = *after; }
    void revert(Draft& draft) const { draft = *before; }
  };

  DraftEditor(View* view, const EditorParts& parts, std::size_t mostEdits, QWidget* parent)
      : EditorFrame(view, parts, parent), m_view(view), m_history(HistoryLimits{.changes = mostEdits}) {}

  void goThroughHistory(bool isUndo) final {
    Draft drawn = draft();
    if (isUndo ? m_history.undo(drawn) : m_history.redo(drawn)) take(drawn);
  }
  void resizeDrawing(int columns, int rows) final {
    Draft next = draft();
    next.resize(columns, rows);
    edit(next);
  }
  void take(const Draft& draft) {
    m_view->setDraft(draft);
    drawingChanged(QSize(draft.width(), draft.height()), m_history.position(), m_history.canUndo(),
                   m_history.canRedo());
  }

  View* m_view;  // the frame's
  History<Edit> m_history;
};

}  // namespace searchlight::ui
