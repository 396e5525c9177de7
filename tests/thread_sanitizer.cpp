// tests/thread_sanitizer.cpp: tells the thread sanitizer what it cannot see. Qt's libraries are not compiled for it, so that
// it knows nothing of their locks: what a thread did before it posted something to the window's thread has happened
// before that is delivered there.
#include <dlfcn.h>
#include <QCoreApplication>
#include <QEvent>
#include <QObject>
#include <exception>

extern "C" {
void __tsan_acquire(void* address);
void __tsan_release(void* address);
const char* __tsan_default_suppressions();
}

namespace {

char gate;  // its address is what the two agree on

// Every event of the thread with the application comes by here before it is delivered.
class Gate : public QObject {
 public:
  using QObject::QObject;
  bool eventFilter(QObject*, QEvent*) override {
    __tsan_acquire(&gate);
    return false;
  }
};

void putUpGate() { QCoreApplication::instance()->installEventFilter(new Gate(QCoreApplication::instance())); }

Q_COREAPP_STARTUP_FUNCTION(putUpGate)

// What is posted is kept until both threads have let go of it, which they count where the sanitizer does not look: it would
// take the last one's freeing for a race with the other's last use. This one stands before it and says what the count says.
class Told : public QtPrivate::QSlotObjectBase {
 public:
  explicit Told(QtPrivate::QSlotObjectBase* original) : QSlotObjectBase(&act), m_original(original) {}

 private:
  static void act(int which, QSlotObjectBase* base, QObject* receiver, void** arguments, bool* result) {
    Told* self = static_cast<Told*>(base);
    if (which == Call) {
      self->m_original->call(receiver, arguments);
      __tsan_release(self);
    } else if (which == Destroy) {
      __tsan_acquire(self);
      self->m_original->destroyIfLastRef();
      delete self;
    } else if (which == Compare) {
      *result = false;
    }
  }

  QtPrivate::QSlotObjectBase* m_original;
};

}  // namespace

// All that our threads post goes through here; this one comes before Qt's own, which it calls.
bool QMetaObject::invokeMethodImpl(QObject* object, QtPrivate::QSlotObjectBase* slot, Qt::ConnectionType type,
                                   void* result) {
  using Function = bool (*)(QObject*, QtPrivate::QSlotObjectBase*, Qt::ConnectionType, void*);
  static const auto original = reinterpret_cast<Function>(::dlsym(
      RTLD_NEXT,
      "_ZN11QMetaObject16invokeMethodImplEP7QObjectPN9QtPrivate15QSlotObjectBaseEN2Qt14ConnectionTypeEPv"));
  if (!original) std::terminate();
  Told* told = new Told(slot);
  __tsan_release(told);
  __tsan_release(&gate);
  return original(object, told, type, result);
}

// What happens inside libraries that are not ours.
const char* __tsan_default_suppressions() {
  return "called_from_lib:libQt6Core.so\n"
         "called_from_lib:libQt6Gui.so\n"
         "called_from_lib:libQt6Widgets.so\n"
         "called_from_lib:libQt6Test.so\n"
         "race:QTest::qRun\n"  // its watchdog
         // Which thread frees what was posted is counted in the library.
         "race:QtPrivate::QSlotObject<void (QEventLoop::\n"
         "called_from_lib:libglib-2.0.so\n"
         "called_from_lib:libfontconfig.so\n"
         // The count of an exception that one thread throws and another catches is in libstdc++.
         "race:std::__exception_ptr\n";
}
