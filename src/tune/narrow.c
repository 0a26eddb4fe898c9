/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "tune/narrow.h"

#include "ir/fingerprint.h"
#include "support/arena.h"
#include "support/check.h"

#include <string.h>

/* Where an axis was asked for first, and what the payload was then. */
typedef struct Found {
    uint64_t *point; /* NULL: it was not asked for yet */
    uint64_t payload;
    size_t behind; /* the axis of which another value led there; NONE: it starts there */
    bool matters;
} Found;
enum { NONE = SIZE_MAX };

typedef struct Narrowing {
    const JigTuneSpace *space;
    JigOp *payload;
    JigTunePaths *paths;
    Found *found;  /* of each axis */
    size_t *order; /* in which axes were found */
    size_t num_found;
    JigArena *a;
} Narrowing;

/* What the payload is at this point; 0: the script refuses it. */
static uint64_t visit(Narrowing *r, const uint64_t *point, size_t axis) {
    size_t n = r->space->num_axes;
    JigStatus status = jig_tune_paths_go(r->paths, point).status;
    uint64_t payload = status == JIG_OK ? jig_fingerprint_of_text(r->payload) | 1 : 0;
    for (size_t i = 0; i < n; ++i) {
        if (r->found[i].point || !jig_tune_paths_asked(r->paths, i))
            continue;
        r->found[i] = (Found){.point = jig_arena_copy(r->a, point, n * sizeof *point),
                              .payload = payload,
                              .behind = axis};
        r->order[r->num_found++] = i;
    }
    return payload;
}

/* All but the one that was found with it. */
static void visit_others(Narrowing *r, size_t axis, uint64_t *point) {
    Found *f = &r->found[axis];
    memcpy(point, f->point, r->space->num_axes * sizeof *point);
    for (uint64_t v = 0; v < r->space->axes[axis].values.count; ++v)
        if (v != f->point[axis]) {
            point[axis] = v;
            f->matters |= visit(r, point, axis) != f->payload;
        }
}

static void visit_all(Narrowing *r) {
    size_t n = r->space->num_axes;
    uint64_t *point = JIG_NEW_ARRAY(r->a, uint64_t, n + 1);
    for (size_t i = 0; i < n; ++i)
        point[i] = r->space->axes[i].start == JIG_NO_VALUE ? 0 : r->space->axes[i].start;
    visit(r, point, NONE);
    for (size_t i = 0; i < r->num_found; ++i)
        visit_others(r, r->order[i], point);
    /* What leads to one that matters does so, too. */
    for (size_t i = r->num_found; i-- > 0;) {
        const Found *f = &r->found[r->order[i]];
        if (f->matters && f->behind != NONE)
            r->found[f->behind].matters = true;
    }
}

bool jig_tune_space_narrow(JigTuneSpace *space, JigOp *payload, const JigScriptOptions *options) {
    JIG_REQUIRE(space && payload && options);
    JigArena *a = jig_arena_create();
    size_t n = space->num_axes;
    Narrowing r = {.space = space,
                   .payload = payload,
                   .paths = jig_tune_paths_create(payload, space, options),
                   .found = JIG_NEW_ARRAY(a, Found, n + 1),
                   .order = JIG_NEW_ARRAY(a, size_t, n + 1),
                   .a = a};
    bool ok = r.paths;
    if (ok) {
        visit_all(&r);
        jig_tune_paths_go_to_start(r.paths);
        jig_tune_paths_destroy(r.paths);
        bool *kept = JIG_NEW_ARRAY(a, bool, n + 1);
        for (size_t i = 0; i < n; ++i)
            kept[i] = r.found[i].matters || space->axes[i].start == JIG_NO_VALUE;
        jig_tune_space_keep(space, kept);
    }
    jig_arena_destroy(a);
    return ok;
}
