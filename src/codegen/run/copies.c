/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "codegen/run/copies.h"

#include "analysis/view_flow.h"
#include "dialect/linalg/linalg.h"
#include "dialect/memref/memref.h"
#include "jig/rewrite.h"
#include "payload/lower/llvm/memref/llvm_memref.h"
#include "support/vec.h"

typedef struct Search {
    JigArena *a;
    JigOp *function; /* whose flow it is */
    JigViewFlow *flow;
    JigOpVec found;
} Search;

static bool is_scalar(const JigType *t) {
    return jig_type_is_int_or_index_or_float(t) || jig_type_kind(t) == JIG_TYPE_COMPLEX;
}

/* How many elements are known to lie together at the end of the dimensions. */
static int64_t length_of_rows(const JigType *t, JigArena *a) {
    int64_t *strides = JIG_NEW_ARRAY(a, int64_t, jig_type_rank(t) + 1), offset, n = 1;
    if (!jig_type_strides(t, strides, &offset))
        return 1;
    for (size_t i = jig_type_rank(t); i-- > 0;) {
        int64_t size = jig_type_dim(t, i);
        if (size == JIG_DYNAMIC || (size != 1 && strides[i] != n))
            break;
        if (__builtin_mul_overflow(n, size, &n))
            return INT64_MAX;
    }
    return n;
}

/* From that length on calling a function is faster than a loop, even if there is one row only. */
enum { LONG_ROW = 64 };

static bool has_gaps(const JigType *source, const JigType *target, JigArena *a) {
    if (!jig_type_is_memref(source) || !jig_type_is_memref(target) ||
        (jig_memref_is_one_piece(source, a) && jig_memref_is_one_piece(target, a)))
        return false;
    return length_of_rows(source, a) < LONG_ROW || length_of_rows(target, a) < LONG_ROW;
}

static JigOp *function_of(JigOp *op) {
    while (jig_op_parent(op) && !jig_op_has_trait(op, JIG_TRAIT_ISOLATED_FROM_ABOVE))
        op = jig_op_parent(op);
    return op;
}

/* Loops write before all is read. */
static bool may_overlap(Search *s, JigOp *copy) {
    JigOp *function = function_of(copy);
    if (function != s->function) {
        if (s->flow)
            jig_view_flow_destroy(s->flow);
        s->flow = jig_view_flow_create(function);
        s->function = function;
    }
    return jig_may_alias(s->flow, jig_memref_copy_source(copy), jig_memref_copy_target(copy));
}

static JigWalk collect(JigOp *op, void *user) {
    Search *s = user;
    if (!jig_op_is(op, JIG_MEMREF(COPY)))
        return JIG_WALK_ADVANCE;
    const JigType *source = jig_value_type(jig_memref_copy_source(op)),
                  *target = jig_value_type(jig_memref_copy_target(op));
    if (is_scalar(jig_type_element(source)) && has_gaps(source, target, s->a) &&
        !may_overlap(s, op))
        jig_vec_push(&s->found, op);
    return JIG_WALK_ADVANCE;
}

void jig_copies_to_loops(JigOp *payload) {
    Search s = {.a = jig_arena_create()};
    jig_walk_pre(payload, collect, &s);
    if (s.flow)
        jig_view_flow_destroy(s.flow);
    JigRewriter *rw = jig_rewriter_create(jig_op_context(payload));
    for (size_t i = 0; i < s.found.len; ++i) {
        JigOp *op = s.found.data[i];
        JigValue *source = jig_memref_copy_source(op), *target = jig_memref_copy_target(op);
        jig_at_before(rw, op);
        jig_linalg_build(rw, jig_op_loc(op), JIG_LINALG(COPY), &source, 1, &target, 1, NULL);
        jig_rw_erase(rw, op);
    }
    jig_rewriter_destroy(rw);
    jig_vec_free(&s.found);
    jig_arena_destroy(s.a);
}
