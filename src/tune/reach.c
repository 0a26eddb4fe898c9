/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "tune/reach.h"

#include "support/arena.h"
#include "support/check.h"

#include <string.h>

typedef struct Reach {
    const JigTuneSpace *space;
    JigTunePaths *paths;
    bool *is_asked;   /* of each axis */
    uint64_t **found; /* of each axis that is, the point where it was asked for first */
    size_t *order;    /* in which axes were found */
    size_t num_found;
    JigArena *a;
} Reach;

static void visit(Reach *r, const uint64_t *point) {
    size_t n = r->space->num_axes;
    (void)jig_tune_paths_go(r->paths, point);
    for (size_t i = 0; i < n; ++i) {
        if (r->is_asked[i] || !jig_tune_paths_asked(r->paths, i))
            continue;
        r->is_asked[i] = true;
        r->found[i] = jig_arena_copy(r->a, point, n * sizeof *point);
        r->order[r->num_found++] = i;
    }
}

/* All but the one that was found with it. */
static void visit_others(Reach *r, size_t axis, uint64_t *point) {
    memcpy(point, r->found[axis], r->space->num_axes * sizeof *point);
    for (uint64_t v = 0; v < r->space->axes[axis].values.count; ++v)
        if (v != r->found[axis][axis]) {
            point[axis] = v;
            visit(r, point);
        }
}

static void visit_all(Reach *r) {
    size_t n = r->space->num_axes;
    uint64_t *point = JIG_NEW_ARRAY(r->a, uint64_t, n + 1);
    for (size_t i = 0; i < n; ++i)
        point[i] = r->space->axes[i].start == JIG_NO_VALUE ? 0 : r->space->axes[i].start;
    visit(r, point);
    for (size_t i = 0; i < r->num_found; ++i)
        visit_others(r, r->order[i], point);
}

bool jig_tune_space_narrow(JigTuneSpace *space, JigOp *payload, const JigScriptOptions *options) {
    JIG_REQUIRE(space && payload && options);
    JigArena *a = jig_arena_create();
    size_t n = space->num_axes;
    Reach r = {.space = space,
               .paths = jig_tune_paths_create(payload, space, options),
               .is_asked = JIG_NEW_ARRAY(a, bool, n + 1),
               .found = JIG_NEW_ARRAY(a, uint64_t *, n + 1),
               .order = JIG_NEW_ARRAY(a, size_t, n + 1),
               .a = a};
    bool ok = r.paths;
    if (ok) {
        visit_all(&r);
        jig_tune_paths_go_to_start(r.paths);
        jig_tune_paths_destroy(r.paths);
        for (size_t i = 0; i < n; ++i)
            r.is_asked[i] |= space->axes[i].start == JIG_NO_VALUE;
        jig_tune_space_keep(space, r.is_asked);
    }
    jig_arena_destroy(a);
    return ok;
}
