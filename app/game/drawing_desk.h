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
  struct Page {
    QWidget* widget;
    std::function<std::unique_ptr<Editor>()> makeEditor;  // on what is played
    std::function<void(const Editor&)> tried;             // what was drawn is to be played
    std::function<void()> changed;                        // the drawing is another one, or gone
    std::function<void()> tellKept;                       // it is there again
    QString data = {};  // a folder for what is kept; empty: with the program's
  };

  explicit DrawingDesk(Page page) : m_page(std::move(page)) {}

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
      m_page.tellKept();
    };
  }
  bool mayReplace() const override {
    return !m_drawing || (m_editor && !m_editor->isUnsaved()) ||
           EditorFrame::mayReplace(Editor::windowName(), m_page.widget);
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
    m_page.changed();
    if (isTried) m_page.tried(stays ? *m_editor : *over);
  }

  // ---- From one sitting to the next ----

  void takeKept(const std::function<bool()>& isCopied,
                const std::function<void(const QString&)>& complain) override {
    if (m_drawing) return;
    m_kept.takeLatest(
        [&](const QString& path) {
          take(Editor::read(readText(path, Editor::kMostBytes), path.toStdString()));
          m_page.tellKept();
          m_page.changed();
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
    m_editor = m_page.makeEditor();
    if (m_drawing) m_editor->goOnWith(m_drawing->draft, Editor::namesOf(*m_drawing));
    if (std::exchange(m_isBack, false)) m_editor->sayBack();
    QObject::connect(m_editor.get(), &EditorFrame::changed, m_page.widget, [this] {
      m_drawing = m_editor->drawing();
      m_page.changed();
    });
  }

  Page m_page;
  KeptAtClose m_kept{PageHost::in(m_page.data, QString::fromLatin1(Editor::kFolder)), Editor::kExtension};
  std::optional<Drawing> m_drawing;
  std::unique_ptr<Editor> m_editor;  // also while what it drew is tried
  bool m_isOpen = false;
  bool m_isBack = false;  // and nobody has seen it yet
};

}  // namespace searchlight::ui
