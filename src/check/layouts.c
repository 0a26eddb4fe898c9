/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "check/layouts.h"

#include "jig/attr.h"
#include "support/arena.h"
#include "support/check.h"

/* A memref's strides, of the dimensions in order. */
typedef struct Layout {
    int64_t *strides, offset;
    const int64_t *extents;
    size_t rank;
} Layout;

static bool layout_of(const JigType *t, JigArena *a, Layout *out) {
    out->rank = jig_type_is_memref(t) ? jig_type_rank(t) : 0;
    out->strides = JIG_NEW_ARRAY(a, int64_t, out->rank + 1);
    return jig_type_is_memref(t) && jig_type_layout(t) &&
           jig_type_strides(t, out->strides, &out->offset);
}

static bool is_open(const Layout *l) {
    bool open = l->offset == JIG_DYNAMIC;
    for (size_t i = 0; i < l->rank; ++i)
        open |= l->strides[i] == JIG_DYNAMIC;
    return open;
}

bool jig_trial_leaves_layout(const JigType *t) {
    JIG_REQUIRE(t);
    JigArena *a = jig_arena_create();
    Layout l;
    bool open = layout_of(t, a, &l) && is_open(&l);
    jig_arena_destroy(a);
    return open;
}

enum { OFFSET = 5, FIRST = 2, APART = 3 };

/* How far dimension d reaches, with what is beside it. False: too far. */
static bool reach(const Layout *l, size_t d, int64_t *out) {
    return !__builtin_mul_overflow(l->strides[d], l->extents[d], out) &&
           !__builtin_add_overflow(*out, APART, out);
}

/* From the innermost dimension on, each further apart than the one before reaches. */
static bool choose(Layout *l, bool turned) {
    int64_t least = FIRST, reached;
    for (size_t i = 0; i < l->rank; ++i) {
        size_t d = turned ? i : l->rank - 1 - i;
        bool open = l->strides[d] == JIG_DYNAMIC;
        if (open)
            l->strides[d] = least;
        else if (l->strides[d] < (i ? least - APART : 1))
            return false; /* there is no room in a stride that is known */
        if (!reach(l, d, &reached))
            return false;
        least = reached > least ? reached : least;
    }
    l->offset = l->offset == JIG_DYNAMIC ? OFFSET : l->offset;
    return true;
}

static bool all_open(const Layout *l) {
    for (size_t i = 0; i < l->rank; ++i)
        if (l->strides[i] != JIG_DYNAMIC)
            return false;
    return l->rank > 1;
}

const JigType *jig_trial_lay_out(const JigType *t, const int64_t *extents, JigTrialLayout how) {
    JIG_REQUIRE(t && (extents || !jig_type_rank(t)));
    JigArena *a = jig_arena_create();
    Layout l = {.extents = extents};
    const JigType *chosen = NULL;
    bool turned = how == JIG_LAYOUT_TURNED;
    if (how != JIG_LAYOUT_ROWS && layout_of(t, a, &l) && is_open(&l) && (!turned || all_open(&l)) &&
        choose(&l, turned)) {
        const JigAttr *layout =
            jig_attr_strided_layout(jig_type_context(t), l.offset, l.strides, l.rank);
        chosen = jig_type_memref(extents, l.rank, jig_type_element(t), layout, jig_type_space(t));
    }
    jig_arena_destroy(a);
    return chosen;
}
