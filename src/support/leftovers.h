/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * What must not outlive the process: temporary files and folders, and processes that work for it.
 * They go when the process exits, and when a program that watches for signals is told to end.
 */
#ifndef JIG_SUPPORT_LEFTOVERS_H
#define JIG_SUPPORT_LEFTOVERS_H

#include "jig/base.h"

#include <pthread.h>
#include <sys/types.h>

/* One of path (a file, or an empty folder) and child. The newest goes first, so that a folder comes
 * before the files in it. Its memory is the caller's and must not move. */
typedef struct JigLeftover {
    const char *path;
    pid_t child; /* below 0: a group of processes, by the number that kill(2) takes */
    struct JigLeftover *next;
} JigLeftover;

/* Between these nothing is removed: what is made there is noted before anybody looks. */
void jig_leftovers_hold(void);
void jig_leftovers_release(void);
/* Within them. */
void jig_leftovers_note(JigLeftover *l);
/* What is gone, or has taken its place. */
void jig_leftovers_forget(JigLeftover *l);

/* Removes all; whoever would make or forget one waits for ever, since the process ends next. */
void jig_leftovers_remove(void);

/* Children end at once; what waits for them goes on. */
void jig_leftovers_end_children(void);

/* For programs: signals that end a process are held back from it and all its threads, unless it was
 * started with them ignored. */
void jig_signals_hold_back(void);
/* Waits for one of these; then removes what must not stay and ends by it. Returns when another
 * thread says that there is nothing more to wait for. */
void jig_signals_wait(void);
/* Who is asked first, in another thread, when such a signal has come. True: what there is to be
 * told will be, and the work ends soon: the process ends by the signal then, or when another one
 * comes. NULL: nobody. */
typedef bool (*JigSignalFn)(void);
void jig_signals_ask(JigSignalFn fn);
void jig_signals_stop_waiting(pthread_t who);
/* Of a process just made that goes its own way: it is ended by signals as ever. */
void jig_signals_let_through(void);

#endif
