/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "codegen/run/copies_to_loops.h"

#include "analysis/view_flow.h"
#include "dialect/linalg/linalg.h"
#include "dialect/memref/memref.h"
#include "dialect/scf/scf.h"
#include "jig/rewrite.h"
#include "payload/loop/index_math.h"
#include "payload/lower/llvm/memref/llvm_memref.h"
#include "payload/patterns/metadata.h"
#include "support/vec.h"

typedef struct Search {
    JigArena *a;
    JigOp *function; /* whose flow it is */
    JigViewFlow *flow;
    JigOpVec apart, unknown; /* copies of what cannot overlap, and of what may */
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

/* At least as much as LLVM takes for an element. */
static int64_t bytes_of(const JigType *element) {
    bool complex = jig_type_kind(element) == JIG_TYPE_COMPLEX;
    const JigType *part = complex ? jig_type_element(element) : element;
    int64_t bytes = 1, bits = jig_type_is_index(part) ? 64 : (int64_t)jig_type_width(part);
    while (bytes * 8 < bits)
        bytes *= 2;
    return complex ? 2 * bytes : bytes;
}

/* From as many bytes on calling a function for each row is as fast as a loop. */
enum { LONG_ROW = 2048 };

static bool is_short(const JigType *t, JigArena *a) {
    return length_of_rows(t, a) < LONG_ROW / bytes_of(jig_type_element(t));
}

static bool has_gaps(const JigType *source, const JigType *target, JigArena *a) {
    if (!jig_type_is_memref(source) || !jig_type_is_memref(target) ||
        (jig_descriptor_is_one_piece(source, a) && jig_descriptor_is_one_piece(target, a)))
        return false;
    return is_short(source, a) || is_short(target, a);
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
    return jig_view_flow_may_alias(s->flow, jig_memref_copy_source(copy),
                                   jig_memref_copy_target(copy));
}

static bool has_strides(const JigType *t, JigArena *a) {
    int64_t *strides = JIG_NEW_ARRAY(a, int64_t, jig_type_rank(t) + 1), offset;
    return jig_type_strides(t, strides, &offset);
}

static JigWalk collect(JigOp *op, void *user) {
    Search *s = user;
    if (!jig_op_is(op, JIG_MEMREF(COPY)))
        return JIG_WALK_ADVANCE;
    const JigType *source = jig_value_type(jig_memref_copy_source(op)),
                  *target = jig_value_type(jig_memref_copy_target(op));
    if (!is_scalar(jig_type_element(source)) || !has_gaps(source, target, s->a))
        return JIG_WALK_ADVANCE;
    if (!may_overlap(s, op))
        jig_vec_push(&s->apart, op);
    else if (has_strides(source, s->a) && has_strides(target, s->a))
        jig_vec_push(&s->unknown, op);
    return JIG_WALK_ADVANCE;
}

/* ---- Do two buffers overlap? ---- */

/* Where the first element of a buffer is, and the end of the last one, in bytes. */
typedef struct Extent {
    JigValue *first, *end;
} Extent;

typedef struct Sums {
    JigRewriter *rw;
    JigLoc loc;
    const JigType *index;
} Sums;

static JigValue *number(const Sums *s, int64_t n) {
    return jig_loop_int_constant(s->rw, s->loc, s->index, n);
}
static JigValue *op(const Sums *s, const JigOpRow *row, JigValue *a, JigValue *b) {
    return jig_loop_int_op(s->rw, s->loc, row, a, b);
}
static JigValue *value(const Sums *s, JigMixed m) {
    return jig_arith_mixed_to_value(s->rw, s->loc, m);
}

static Extent extent_of(const Sums *s, JigValue *buffer) {
    JigMetadata m = jig_patterns_extract_metadata(s->rw, s->loc, buffer);
    JigMemrefExtractAlignedPointerAsIndex pointer = {.source = buffer};
    JigValue *base = jig_op_result(
                 jig_memref_extract_aligned_pointer_as_index_build(s->rw, s->loc, &pointer), 0),
             *size = number(s, bytes_of(jig_type_element(jig_value_type(buffer)))),
             *zero = number(s, 0), *one = number(s, 1), *first = value(s, m.offset), *last = first;
    for (size_t i = 0; i < m.rank; ++i) {
        JigValue *way = op(s, JIG_ARITH(MULI), value(s, m.strides[i]),
                           op(s, JIG_ARITH(SUBI), value(s, m.sizes[i]), one));
        first = op(s, JIG_ARITH(ADDI), first, op(s, JIG_ARITH(MINSI), way, zero));
        last = op(s, JIG_ARITH(ADDI), last, op(s, JIG_ARITH(MAXSI), way, zero));
    }
    JigValue *end = op(s, JIG_ARITH(ADDI), last, one);
    return (Extent){op(s, JIG_ARITH(ADDI), base, op(s, JIG_ARITH(MULI), first, size)),
                    op(s, JIG_ARITH(ADDI), base, op(s, JIG_ARITH(MULI), end, size))};
}

/* One ends before the other begins. Of buffers without elements either answer is right. */
static JigValue *lie_apart(const Sums *s, JigValue *a, JigValue *b) {
    Extent x = extent_of(s, a), y = extent_of(s, b);
    return op(s, JIG_ARITH(ORI),
              jig_loop_int_compare(s->rw, s->loc, JIG_COMPARE_ULE, x.end, y.first),
              jig_loop_int_compare(s->rw, s->loc, JIG_COMPARE_ULE, y.end, x.first));
}

/* ---- The loops ---- */

static void copy_by_loops(JigRewriter *rw, JigLoc loc, JigOp *copy) {
    JigValue *source = jig_memref_copy_source(copy), *target = jig_memref_copy_target(copy);
    jig_linalg_build(rw, loc, JIG_LINALG(COPY), &source, 1, &target, 1, NULL);
}

static JigRegion *begin_way(JigRewriter *rw, JigLoc loc) {
    JigRegion *region = jig_region_create(rw->ctx);
    jig_at_end(rw, jig_create_block(rw, region, NULL, NULL, 0, loc));
    return region;
}

/* Loops if the buffers lie apart, the copy as it is if not. */
static void copy_by_loops_or_not(JigRewriter *rw, JigOp *copy) {
    JigLoc loc = jig_op_loc(copy);
    Sums s = {rw, loc, jig_type_index(rw->ctx)};
    jig_at_before(rw, copy);
    JigScfIf parts = {
        .condition = lie_apart(&s, jig_memref_copy_source(copy), jig_memref_copy_target(copy))};
    JigPoint point = jig_point(rw);
    parts.then_region = begin_way(rw, loc);
    copy_by_loops(rw, loc, copy);
    jig_scf_yield_build(rw, loc, &(JigScfYield){0});
    parts.else_region = begin_way(rw, loc);
    jig_rw_clone(rw, copy, NULL);
    jig_scf_yield_build(rw, loc, &(JigScfYield){0});
    jig_set_point(rw, point);
    jig_scf_if_build(rw, loc, &parts);
    jig_region_destroy(parts.then_region); /* empty now */
    jig_region_destroy(parts.else_region);
    jig_rw_erase(rw, copy);
}

void jig_run_copies_to_loops(JigOp *payload) {
    Search s = {.a = jig_arena_create()};
    jig_walk_pre(payload, collect, &s);
    if (s.flow)
        jig_view_flow_destroy(s.flow);
    JigRewriter *rw = jig_rewriter_create(jig_op_context(payload));
    for (size_t i = 0; i < s.apart.len; ++i) {
        jig_at_before(rw, s.apart.data[i]);
        copy_by_loops(rw, jig_op_loc(s.apart.data[i]), s.apart.data[i]);
        jig_rw_erase(rw, s.apart.data[i]);
    }
    for (size_t i = 0; i < s.unknown.len; ++i)
        copy_by_loops_or_not(rw, s.unknown.data[i]);
    jig_rewriter_destroy(rw);
    jig_vec_free(&s.apart);
    jig_vec_free(&s.unknown);
    jig_arena_destroy(s.a);
}
