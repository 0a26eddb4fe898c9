/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "tuner/tune_likeness.h"

#include "jig/attr.h"
#include "jig/type.h"
#include "support/map.h"
#include "support/vec.h"

#include <math.h>
#include <stdio.h>

/* ---- Taking both apart ---- */

typedef struct Likeness {
    uint64_t hash;
    JigCharVec sizes;
    JigArena *a;
} Likeness;

static void add_text(Likeness *l, JigStr text) {
    l->hash = jig_hash_mix(l->hash, jig_hash_bytes(text.ptr, text.len));
}

static void begin_size(Likeness *l) {
    if (l->sizes.len)
        jig_vec_append(&l->sizes, ", ", 2);
}

static void add_number(Likeness *l, int64_t n, bool follows) {
    char text[32];
    int len = n == JIG_DYNAMIC
                  ? snprintf(text, sizeof text, "%s?", follows ? "x" : "")
                  : snprintf(text, sizeof text, "%s%lld", follows ? "x" : "", (long long)n);
    jig_vec_append(&l->sizes, text, (size_t)len);
}

/* A type without its sizes is one of zeros. */
static void add_type(Likeness *l, const JigType *t) {
    size_t rank = jig_type_is_shaped(t) ? jig_type_rank(t) : 0;
    add_text(l, jig_type_to_str(jig_type_element_or_self(t), l->a));
    l->hash = jig_hash_mix(l->hash, (uint64_t)jig_type_kind(t) << 32 | rank);
    if (rank)
        begin_size(l);
    for (size_t i = 0; i < rank; ++i)
        add_number(l, jig_type_dim(t, i), i > 0);
}

static JigWalk add_op(JigOp *op, void *user) {
    Likeness *l = user;
    const JigAttr *value = jig_op_attr(op, "value");
    add_text(l, jig_op_name_str(jig_op_name_record(op)));
    l->hash = jig_hash_mix(l->hash, jig_op_num_operands(op));
    for (size_t i = 0; i < jig_op_num_results(op); ++i)
        add_type(l, jig_value_type(jig_op_result(op, i)));
    if (jig_attr_is_int(value) && jig_type_is_index(jig_attr_type(value))) {
        begin_size(l);
        jig_vec_push(&l->sizes, '=');
        add_number(l, jig_attr_int_value(value), false);
    }
    for (size_t r = 0; r < jig_op_num_regions(op); ++r)
        for (JigBlock *b = jig_region_first(jig_op_region(op, r)); b; b = jig_block_next(b))
            for (size_t i = 0; i < jig_block_num_args(b); ++i)
                add_type(l, jig_value_type(jig_block_arg(b, i)));
    return JIG_WALK_ADVANCE;
}

void tune_likeness(JigOp *payload, JigArena *a, JigStr *likeness, JigStr *sizes) {
    Likeness l = {.a = a};
    (void)jig_walk_pre(payload, add_op, &l);
    *likeness = jig_arena_printf(a, "%016llx", (unsigned long long)l.hash);
    *sizes = jig_arena_str(a, jig_chars_str(&l.sizes));
    jig_vec_free(&l.sizes);
}

/* ---- Comparing ---- */

/* The next number; what is no number lies before it. False: there is none. */
static bool next_number(JigStr *s, double *out) {
    while (s->len && (*s->ptr < '0' || *s->ptr > '9'))
        *s = jig_str_from(*s, 1);
    if (!s->len)
        return false;
    for (*out = 0; s->len && *s->ptr >= '0' && *s->ptr <= '9'; *s = jig_str_from(*s, 1))
        *out = 10 * *out + (*s->ptr - '0');
    return true;
}

/* Twice as large is as far as half as large, wherever it is. */
double tune_sizes_apart(JigStr x, JigStr y) {
    double sum = 0, a, b;
    while (next_number(&x, &a) && next_number(&y, &b))
        sum += fabs(log((a + 1) / (b + 1)));
    return sum;
}

static bool has_word(JigStr list, JigStr word) {
    while (list.len) {
        size_t n = jig_str_find(list, JIG_STR(", "));
        if (jig_str_eq((JigStr){list.ptr, n < list.len ? n : list.len}, word))
            return true;
        list = n < list.len ? jig_str_from(list, n + 2) : (JigStr){0};
    }
    return false;
}

/* Of shapes; a payload without any has constants. */
JigStr tune_sizes_short(JigStr sizes, JigArena *a) {
    enum { MOST = 4 };
    JigStr out = {0};
    size_t num = 0;
    while (sizes.len) {
        size_t n = jig_str_find(sizes, JIG_STR(", "));
        JigStr one = {sizes.ptr, n < sizes.len ? n : sizes.len};
        sizes = n < sizes.len ? jig_str_from(sizes, n + 2) : (JigStr){0};
        if (jig_str_starts_with(one, "=") || has_word(out, one))
            continue;
        if (num++ == MOST)
            return jig_arena_printf(a, "%.*s, ...", JIG_FMT(out));
        out = jig_arena_printf(a, "%.*s%s%.*s", JIG_FMT(out), out.len ? ", " : "", JIG_FMT(one));
    }
    return out.len ? out : JIG_STR("that are constants");
}
