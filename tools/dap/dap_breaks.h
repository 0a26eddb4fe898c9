/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Breakpoints: what the client set, and whether one stops here. */
#ifndef JIG_DAP_BREAKS_H
#define JIG_DAP_BREAKS_H

#include "dap/dap_session.h"

typedef struct Break {
    JigArena *arena; /* of its own */
    int64_t id;
    JigStr path; /* of a line; */
    int64_t line;
    JigStr name;                  /* of a named sequence */
    JigStr condition, hits, log;  /* as they are written; empty: none */
    const ScriptLine *place;      /* where it stops; NULL: nowhere */
    size_t num_hits, num_counted; /* how often it stopped, of the first so many stops */
} Break;

/* Failures to stop at, as bits. */
enum { BREAK_DEFINITE = 1, BREAK_SILENCEABLE = 2, BREAK_SUPPRESSED = 4 };

typedef struct Breaks {
    JIG_VEC(Break) all;
    uint32_t failures;
} Breaks;

struct Dap;
void breaks_free(Breaks *b);
/* Finds the place of each in the session's script, and tells what changed. */
void breaks_place(struct Dap *dap);
/* There is no script any longer. */
void breaks_displace(Breaks *b);
/* The run is another one. */
void breaks_count_anew(Breaks *b);

typedef struct BreakHit {
    const char *reason; /* "breakpoint", ... */
    JigStr description;
    JIG_VEC(int64_t) ids;
} BreakHit;
/* Does something stop the debugger at a stop? Conditions are asked there, so that the run may stand
 * there afterwards. Forwards, what log points say is told. `hit` is to be freed. */
bool breaks_at(struct Dap *dap, size_t stop, bool forwards, JigArena *a, BreakHit *hit);

#endif
