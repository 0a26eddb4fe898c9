/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#define _GNU_SOURCE /* sched_getaffinity */
#include "tuner/tune_seats.h"

#include "support/arena.h"

#include <sched.h>
#include <stdbool.h>
#include <string.h>

JigStr tune_seat_allowed(JigArena *a) {
    cpu_set_t allowed;
    CPU_ZERO(&allowed);
    (void)sched_getaffinity(0, sizeof allowed, &allowed);
    return (JigStr){jig_arena_copy(a, &allowed, sizeof allowed), sizeof allowed};
}

static cpu_set_t allowed_of(const TuneSeat *s) {
    cpu_set_t set;
    CPU_ZERO(&set);
    memcpy(&set, s->allowed.ptr, s->allowed.len < sizeof set ? s->allowed.len : sizeof set);
    return set;
}

static bool is_beside(const TuneSeat *s, const TuneSeat *other) {
    return s->host.len == other->host.len && memcmp(s->host.ptr, other->host.ptr, s->host.len) == 0;
}

static size_t how_many_have(const TuneSeat *seats, size_t num, const TuneSeat *mine,
                            unsigned processor) {
    size_t n = 0;
    for (size_t i = 0; i < num; ++i)
        n += is_beside(&seats[i], mine) && seats[i].processor == processor;
    return n;
}

/* The one that fewest have, the first of these. True: nobody had it. */
static bool choose(TuneSeat *seats, size_t num, TuneSeat *mine) {
    cpu_set_t set = allowed_of(mine);
    size_t fewest = SIZE_MAX;
    unsigned found = 0;
    for (unsigned i = 0; i < CPU_SETSIZE; ++i) {
        size_t n = CPU_ISSET(i, &set) ? how_many_have(seats, num, mine, i + 1) : SIZE_MAX;
        if (n < fewest) {
            fewest = n;
            found = i + 1;
        }
    }
    mine->processor = found;
    return fewest == 0;
}

/* Of those that have none yet, who may run on the fewest. */
static TuneSeat *most_bound(TuneSeat *seats, const bool *done, size_t num) {
    TuneSeat *found = NULL;
    int fewest = 0;
    for (size_t i = 0; i < num; ++i) {
        cpu_set_t set = allowed_of(&seats[i]);
        int n = CPU_COUNT(&set);
        if (!done[i] && (!found || n < fewest)) {
            found = &seats[i];
            fewest = n;
        }
    }
    return found;
}

size_t tune_seats_choose(TuneSeat *seats, size_t num) {
    bool *done = jig_calloc(num + 1, sizeof *done);
    size_t sharing = 0;
    for (size_t i = 0; i < num; ++i) {
        seats[i].processor = seats[i].workers = 0;
        for (size_t k = 0; k < num; ++k)
            seats[i].workers += is_beside(&seats[i], &seats[k]);
    }
    for (size_t i = 0; i < num; ++i) {
        TuneSeat *next = most_bound(seats, done, num);
        sharing += !choose(seats, num, next);
        done[next - seats] = true;
    }
    jig_free(done);
    return sharing;
}

void tune_seat_stay(unsigned processor) {
    cpu_set_t one;
    if (!processor || processor > CPU_SETSIZE)
        return;
    CPU_ZERO(&one);
    CPU_SET(processor - 1, &one);
    (void)sched_setaffinity(0, sizeof one, &one);
}
