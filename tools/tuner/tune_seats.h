/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Which processor each of several workers has to itself: what disturbs a time most is another one
 * beside it. */
#ifndef JIG_TOOLS_TUNE_SEATS_H
#define JIG_TOOLS_TUNE_SEATS_H

#include "jig/arena.h"

typedef struct TuneSeat {
    JigStr host;
    JigStr allowed;     /* processors, as tune_seat_allowed says */
    unsigned processor; /* and 1; 0: none was chosen */
    unsigned workers;   /* on its host */
} TuneSeat;

/* The processors that this process may run on, in `a`: what its launcher has bound it to. */
JigStr tune_seat_allowed(JigArena *a);
/* Chooses one that is allowed for each; who may run on few is first. Returns how many share theirs
 * with another one. */
size_t tune_seats_choose(TuneSeat *seats, size_t num);
/* This process, and those that it starts, stay there. */
void tune_seat_stay(unsigned processor);

#endif
