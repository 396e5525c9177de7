// app/game/drawing_desk.h: the drawing board of a page: what is drawn there, tried, drawn on, and kept over a crash.
#pragma once
#include <QCoreApplication>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "app/game/editor_frame.h"
#include "app/game/kept_folder.h"
#include "app/shell/page.h"
#include "app/shell/read_on_thread.h"

namespace searchlight::ui {

// What a page of a game asks of its drawing board, whatever is drawn there.
class Desk {
 public:
  virtual ~Desk() = default;
  // There is a drawing: closing the editor gives it up.
  virtual bool hasDrawing() const = 0;
  // The editor, with the drawing there is, else with what is played.
  virtual void draw() = 0;
  // For set-ups; nothing: there is no drawing.
  virtual std::optional<std::string> text() const = 0;
  // Of a set-up: reading throws FormatError, and gives what takes the drawing and tells of it.
  virtual std::function<void()> read(const std::string& text, const std::string& fileName) = 0;
  // Whether the drawing, if there is one, may be given up; asks.
  virtual bool mayReplace() const = 0;
  // The latest drawing that was kept, unless there is one already (kept_folder.h).
  virtual void takeKept(const std::function<bool()>& isCopied,
                        const std::function<void(const QString&)>& complain) = 0;
  // For a window that closes; throws what KeptAtClose does.
  virtual void keepAtClose() = 0;
  virtual void takeBack() = 0;
};

// Editor: a DraftEditor with its drawings as text (textOf, read, namesOf), where they are kept (kFolder, kExtension, kMostBytes),
// and whether one is still there while it is tried (kStaysWhileTried).
template <class Editor>
class DrawingDesk final : public Desk {
 public:
  using Drawing = typename Editor::Drawing;
  struct Hooks {
    std::function<std::unique_ptr<Editor>()> makeEditor;  // on what is played
    std::function<void(const Editor&)> tried;             // what was drawn is to be played
    std::function<QString()> keptText;                    // it is there again; %1: how it is gone on with
  };

  // What is kept goes to a folder in `data`; empty: with the program's.
  DrawingDesk(Page& page, QAction& draw, const QString& data, Hooks hooks)
      : m_page(page),
        m_draw(draw),
        m_hooks(std::move(hooks)),
        m_kept(PageHost::in(data, QString::fromLatin1(Editor::kFolder)), Editor::kExtension) {}

  bool hasDrawing() const override { return m_drawing.has_value(); }
  std::optional<std::string> text() const override {
    return m_drawing ? std::optional(Editor::textOf(*m_drawing)) : std::nullopt;
  }
  // From an earlier run or from a set-up, which the editor says when it is opened.
  void take(Drawing drawing) {
    begin(std::move(drawing));
    m_isBack = true;
  }
  // One that nobody has drawn, to be drawn on.
  void begin(Drawing drawing) {
    m_editor.reset();
    m_drawing = std::move(drawing);
    m_isBack = false;
  }
  std::function<void()> read(const std::string& text, const std::string& fileName) override {
    return [this, drawing = Editor::read(text, fileName)]() mutable {
      take(std::move(drawing));
      tellKept();
    };
  }
  bool mayReplace() const override {
    return !m_drawing || (m_editor && !m_editor->isUnsaved()) ||
           EditorFrame::mayReplace(Editor::windowName(), &m_page);
  }

  void draw() override {
    if (m_isOpen) return;
    if (!m_editor) openEditor();
    m_isOpen = true;
    const bool isTried = m_editor->exec() == QDialog::Accepted;
    m_isOpen = false;
    const bool stays = isTried && Editor::kStaysWhileTried;
    m_drawing = stays ? std::optional(m_editor->drawing()) : std::nullopt;
    std::unique_ptr<Editor> over;  // until what it drew is played
    if (!stays) over = std::exchange(m_editor, nullptr);
    Q_EMIT m_page.changed();
    if (isTried) m_hooks.tried(stays ? *m_editor : *over);
  }

  // ---- From one sitting to the next ----

  void takeKept(const std::function<bool()>& isCopied,
                const std::function<void(const QString&)>& complain) override {
    if (m_drawing) return;
    m_kept.takeLatest(
        [&](const QString& path) {
          take(Editor::read(readText(path, Editor::kMostBytes), path.toStdString()));
          tellKept();
          Q_EMIT m_page.changed();
          return isCopied();
        },
        complain);
  }
  void keepAtClose() override {
    if (const auto drawn = text()) m_kept.keepAtClose(*drawn);
  }
  void takeBack() override { m_kept.takeBack(); }

 private:
  void openEditor() {
    m_editor = m_hooks.makeEditor();
    if (m_drawing) m_editor->goOnWith(m_drawing->draft, Editor::namesOf(*m_drawing));
    if (std::exchange(m_isBack, false)) m_editor->sayBack();
    QObject::connect(m_editor.get(), &EditorFrame::changed, &m_page, [this] {
      m_drawing = m_editor->drawing();
      Q_EMIT m_page.changed();
    });
  }

  void tellKept() { m_page.sayBeside(m_hooks.keptText().arg(plainText(m_draw.text()))); }

  Page& m_page;
  QAction& m_draw;
  Hooks m_hooks;
  KeptAtClose m_kept;
  std::optional<Drawing> m_drawing;
  std::unique_ptr<Editor> m_editor;  // also while what it drew is tried
  bool m_isOpen = false;
  bool m_isBack = false;  // and nobody has seen it yet
};

}  // namespace searchlight::ui
