// Tells the thread sanitizer of locks that it cannot see.
//
// On Linux, Swift's `Mutex` is a futex that the kernel hands over where threads wait for each other (FUTEX_LOCK_PI). The
// standard library is not instrumented, so the sanitizer takes whatever two threads do under such a lock for a race.
// This library is loaded before the standard library and stands for the two functions that wait.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdint.h>

// Synchronization._MutexHandle._lockSlow(UInt32) and ._unlockSlow(), as Swift 6 mangles them.
#define LOCK "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
#define UNLOCK "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"

#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context)) void *

void __tsan_acquire(void *address);
void __tsan_release(void *address);

typedef SWIFT void (*Lock)(uint32_t thread, SELF);
typedef SWIFT void (*Unlock)(SELF);

SWIFT void lockSlow(uint32_t thread, SELF handle) __asm__(LOCK);
SWIFT void unlockSlow(SELF handle) __asm__(UNLOCK);

SWIFT void lockSlow(uint32_t thread, SELF handle) {
  ((Lock)dlsym(RTLD_NEXT, LOCK))(thread, handle);
  __tsan_acquire(handle);
}

SWIFT void unlockSlow(SELF handle) {
  __tsan_release(handle);
  ((Unlock)dlsym(RTLD_NEXT, UNLOCK))(handle);
}
