/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Heaps: what is allocated on behalf of one owner (a context), so that it can be counted, limited,
 * and freed as a whole when its owner is given up in the middle of something.
 *
 * Memory is taken from the heap that the thread is in; outside of all it is the process's. What
 * grows stays in the heap that it is in, wherever it grows. Where a heap gives no more, the thread
 * lands in the innermost jig_heap_call of it that lands, and all frames in between are left as they
 * are: what they hold is in their heaps, which are all over then. Without such a call the process
 * ends.
 */
#ifndef JIG_SUPPORT_HEAP_H
#define JIG_SUPPORT_HEAP_H

#include <stdbool.h>
#include <stddef.h>

struct JigHeapBlock;
struct JigHeld;
typedef struct JigHeap {
    struct JigHeapBlock *blocks; /* in use, latest first */
    struct JigHeld *held;        /* what is no block, latest first */
    size_t used, limit;          /* bytes, of blocks and of what is held */
    bool is_over;                /* memory ran out in it: its calls get no more */
#ifndef NDEBUG
    size_t left; /* the how-manieth request from here on fails; 0: none, for tests */
#endif
} JigHeap;

/* A heap without a limit; it stays where it is. */
void jig_heap_init(JigHeap *heap);
/* Frees all that is in use, and releases what is held: after memory ran out. */
void jig_heap_free(JigHeap *heap);
/* What is in use, or held, stays, as the process's: its owner goes, others may have it. */
void jig_heap_disown(JigHeap *heap);

/* From here on, this thread allocates from `heap`; NULL: from the process's. Returns the one
 * before, to be entered again. */
JigHeap *jig_heap_enter(JigHeap *heap);
/* Runs body(user) within the heap. False: it did not end, as the heap is over; `wanted` is how many
 * bytes were asked for then, if it `lands`. */
bool jig_heap_call(JigHeap *heap, bool lands, void (*body)(void *user), void *user, size_t *wanted);
/* Is such a call of the heap on its way, in this thread? */
bool jig_heap_is_called(const JigHeap *heap);
/* Lands, if the heap is over and a call of it lands: for who comes back from a function of the
 * host, in which that may have happened. */
void jig_heap_go_on(JigHeap *heap);
/* Outside of all heaps and calls, up to the matching end: for what must not be left half done, such
 * as waiting for a child, and for a child itself. Where the process has no more memory, it ends. */
typedef struct JigHeapAlone {
    JigHeap *heap;
    void *call;
} JigHeapAlone;
JigHeapAlone jig_heap_alone_begin(void);
void jig_heap_alone_end(JigHeapAlone before);

/* What is no memory of malloc, such as mapped pages or an open file: released when its heap is
 * freed, or, where `size` bytes more are too many, at once. `beside` is memory whose heap it
 * belongs to; NULL: the one that the thread is in. */
struct JigHeld *jig_heap_hold(const void *beside, void (*release)(void *what, size_t size),
                              void *what, size_t size);
void *jig_heap_held(const struct JigHeld *held); /* what it is */
/* Whoever holds it releases it now. */
void jig_heap_let_go(struct JigHeld *held);
/* What frames left there is of no account: for the address sanitizer, of a stack that is left
 * without returning from what was called on it. */
void jig_heap_forget_stack(const void *low, size_t size);

#endif
