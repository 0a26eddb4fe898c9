/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "jig/payload/promote.h"

#include "dialect/arith/arith.h"
#include "dialect/func/func.h"
#include "dialect/gpu/gpu.h"
#include "dialect/linalg/linalg.h"
#include "dialect/memref/memref.h"
#include "jig/bounds.h"
#include "jig/ops/complex.h"
#include "support/arena.h"
#include "support/check.h"

/* A promoted operand. */
typedef struct Part {
    size_t operand;
    JigValue *subview;
    size_t rank;
    JigValue **most, **sizes; /* what a dimension has at most, and has */
    JigValue *bytes;          /* what is to be freed; or NULL */
    JigValue *whole, *part;   /* of the new memory */
    bool full;                /* op sees `whole` */
    bool in;                  /* what the subview holds is copied to it */
} Part;

typedef struct Work {
    JigRewriter *rw;
    JigOp *op;
    const JigPromoteOptions *how;
    JigArena *a;
    JigLoc loc;
    Part *parts;
    size_t n;
    JigReason *why;
} Work;

/* ---- Sizes ----
 * The reference asks for all numbers of a subview as values, whoever needs them, and constants are
 * made anew each time; they are left to whoever tidies up. */

static JigValue *number(Work *w, int64_t value) {
    return jig_arith_index(w->rw, w->loc, value);
}

/* Offsets, sizes and strides as values; the sizes in `out`. */
static void values_of(Work *w, const JigOp *subview, size_t rank, JigValue **out) {
    size_t n;
    const JigMixed *offsets = jig_slice_offsets(subview, &n, w->a),
                   *sizes = jig_slice_sizes(subview, &n, w->a),
                   *strides = jig_slice_strides(subview, &n, w->a);
    for (size_t i = 0; i < rank; ++i) {
        jig_arith_mixed_to_value(w->rw, w->loc, offsets[i]);
        out[i] = jig_arith_mixed_to_value(w->rw, w->loc, sizes[i]);
        jig_arith_mixed_to_value(w->rw, w->loc, strides[i]);
    }
}

/* What the size is at most, where that is known, or the size. */
static JigValue *most_of(Work *w, JigValue *size) {
    int64_t bound;
    if (w->how->part_size || !jig_bounds_find_constant(jig_quantity(jig_mixed_value(size), w->a),
                                                       JIG_BOUND_UPPER, NULL, NULL, &bound))
        return size;
    return number(w, bound);
}

static bool find_sizes(Work *w, Part *p) {
    JigOp *subview = jig_value_def(p->subview);
    size_t full_rank;
    const JigMixed *sizes = jig_slice_sizes(subview, &full_rank, w->a);
    JigValue **all = JIG_NEW_ARRAY(w->a, JigValue *, full_rank + 1);
    bool *dropped = JIG_NEW_ARRAY(w->a, bool, full_rank + 1);
    if (!jig_memref_subview_dropped_dims(subview, dropped, w->a))
        return jig_refuse(w->why, subview, "it can't be told which dimensions are left out");
    values_of(w, subview, full_rank, all);
    p->most = JIG_NEW_ARRAY(w->a, JigValue *, full_rank + 1);
    p->sizes = JIG_NEW_ARRAY(w->a, JigValue *, full_rank + 1);
    for (size_t i = 0; i < full_rank; ++i) {
        if (dropped[i])
            continue;
        p->most[p->rank] = most_of(w, all[i]);
        number(w, (int64_t)p->rank);
        p->sizes[p->rank] = jig_arith_mixed_to_value(w->rw, w->loc, sizes[i]);
        p->rank++;
    }
    return true;
}

/* ---- Memory ---- */

static bool is_complex(const JigType *t) {
    return jig_type_kind(t) == JIG_TYPE_COMPLEX;
}

/* In bytes; 0: not known. */
static int64_t bytes_of(const JigType *element) {
    if (jig_type_is_index(element))
        return 8;
    if (is_complex(element))
        return 2 * bytes_of(jig_type_element(element));
    return jig_type_is_int_or_index_or_float(element) ? ((int64_t)jig_type_width(element) + 7) / 8
                                                      : 0;
}

static JigValue *product(Work *w, JigValue *x, JigValue *y) {
    const JigType *t = jig_type_index(w->rw->ctx);
    return jig_build_or_fold(w->rw, w->loc, JIG_ARITH(MULI), (JigValue *[]){x, y}, 2, &t, 1, NULL);
}

/* `size` values of a byte, 0 known ones: as many as `count`. */
static JigValue *allocate_bytes(Work *w, int64_t size, JigValue *count) {
    const JigType *t = jig_type_memref(&size, 1, jig_type_i(w->rw->ctx, 8), NULL, w->how->space);
    JigValueList dynamic = {&count, count ? 1 : 0};
    JigOp *op = w->how->on_stack
                    ? jig_memref_alloca_build(w->rw, w->loc,
                                              &(JigMemrefAlloca){.dynamic_sizes = dynamic,
                                                                 .memref_type = t,
                                                                 .alignment = w->how->alignment})
                    : jig_memref_alloc_build(w->rw, w->loc,
                                             &(JigMemrefAlloc){.dynamic_sizes = dynamic,
                                                               .memref_type = t,
                                                               .alignment = w->how->alignment});
    return jig_op_result(op, 0);
}

static const JigType *buffer_type(const Part *p, const int64_t *shape, const JigAttr *layout,
                                  const JigAttr *space) {
    return jig_type_memref(shape, p->rank, jig_type_element(jig_value_type(p->subview)), layout,
                           space);
}

static int64_t *dynamic_shape(Work *w, size_t rank) {
    int64_t *shape = JIG_NEW_ARRAY(w->a, int64_t, rank + 1);
    for (size_t i = 0; i < rank; ++i)
        shape[i] = JIG_DYNAMIC;
    return shape;
}

/* Bytes, seen as elements. */
static bool in_bytes(Work *w, Part *p) {
    int64_t width = bytes_of(jig_type_element(jig_value_type(p->subview))), count, size;
    if (!width)
        return jig_refuse(w->why, w->op, "elements have no known size in bytes");
    JigValue *zero = number(w, 0), *n = number(w, 1);
    for (size_t i = 0; i < p->rank; ++i)
        n = product(w, n, p->most[i]);
    if (!jig_constant_int(n, &count))
        p->bytes = allocate_bytes(w, JIG_DYNAMIC, product(w, n, number(w, width)));
    else if (count < 0 || __builtin_mul_overflow(count, width, &size))
        return jig_refuse(w->why, w->op, "its memory has no size");
    else
        p->bytes = allocate_bytes(w, size, NULL);
    JigMemrefView view = {.source = p->bytes,
                          .byte_shift = zero,
                          .sizes = {p->most, p->rank},
                          .result_type =
                              buffer_type(p, dynamic_shape(w, p->rank), NULL, w->how->space)};
    p->whole = jig_op_result(jig_memref_view_build(w->rw, w->loc, &view), 0);
    return true;
}

/* At the start of the function. */
static bool in_space(Work *w, Part *p) {
    JigOp *function = jig_op_parent_of(w->op, JIG_FUNC(FUNC));
    int64_t *shape = JIG_NEW_ARRAY(w->a, int64_t, p->rank + 1);
    for (size_t i = 0; i < p->rank; ++i)
        if (!jig_constant_int(p->most[i], &shape[i]) || shape[i] < 0)
            return jig_refuse(w->why, w->op, "its size is not bounded by a constant");
    if (!function)
        return jig_refuse(w->why, w->op, "it is in no function");
    bool shared = w->how->to == JIG_PROMOTE_WORKGROUP;
    const JigAttr *space =
        jig_gpu_address_space(w->rw->ctx, shared ? JIG_GPU_WORKGROUP : JIG_GPU_PRIVATE);
    const JigType *t = buffer_type(p, shape, NULL, space);
    JigPoint point = jig_point(w->rw);
    jig_at_start(w->rw, jig_region_first(jig_func_func_body(function)));
    JigOp *op = shared
                    ? jig_memref_alloc_build(w->rw, w->loc, &(JigMemrefAlloc){.memref_type = t})
                    : jig_memref_alloca_build(w->rw, w->loc, &(JigMemrefAlloca){.memref_type = t});
    jig_set_point(w->rw, point);
    p->whole = jig_op_result(op, 0);
    return true;
}

/* The part of the new memory that has the subview's size. */
static void take_part(Work *w, Part *p) {
    JigMixed *offsets = JIG_NEW_ARRAY(w->a, JigMixed, p->rank + 1),
             *sizes = JIG_NEW_ARRAY(w->a, JigMixed, p->rank + 1),
             *strides = JIG_NEW_ARRAY(w->a, JigMixed, p->rank + 1);
    for (size_t i = 0; i < p->rank; ++i) {
        offsets[i] = jig_mixed_attr(jig_attr_index(w->rw->ctx, 0));
        sizes[i] = jig_mixed_value(p->sizes[i]);
        strides[i] = jig_mixed_attr(jig_attr_index(w->rw->ctx, 1));
    }
    JigSlice slice = {offsets, sizes, strides, p->rank};
    p->part = jig_op_result(jig_memref_build_subview(w->rw, w->loc, NULL, p->whole, slice), 0);
}

/* ---- Zeros ---- */

static JigValue *zero_of(Work *w, const JigType *element) {
    if (!is_complex(element))
        return jig_arith_constant(w->rw, w->loc, element, jig_attr_zero(element));
    JigValue *part = zero_of(w, jig_type_element(element));
    JigComplexCreate parts = {.real = part, .imaginary = part, .complex_type = element};
    return jig_op_result(jig_complex_create_build(w->rw, w->loc, &parts), 0);
}

static bool fill(Work *w, Part *p) {
    const JigType *element = jig_type_element(jig_value_type(p->subview));
    const JigType *scalar = is_complex(element) ? jig_type_element(element) : element;
    if (!jig_type_is_float(scalar) && !jig_type_is_any_integer(scalar))
        return jig_refuse(w->why, w->op, "there is no zero for its elements");
    JigValue *zero = zero_of(w, element);
    jig_linalg_build(w->rw, w->loc, JIG_LINALG(FILL), &zero, 1, &p->whole, 1, NULL);
    return true;
}

static bool is_padded(const Part *p) {
    int64_t most, size;
    for (size_t i = 0; p->full && i < p->rank; ++i)
        if (p->most[i] != p->sizes[i] && !(jig_constant_int(p->most[i], &most) &&
                                           jig_constant_int(p->sizes[i], &size) && most == size))
            return true;
    return false;
}

/* May the body run on zeros, and does what it computes there not count? */
static bool takes_zeros(const JigOp *op) {
    const JigStructuredIface *iface = jig_structured(op);
    for (size_t i = 0; i < iface->num_loops(op); ++i)
        if (iface->iterator(op, i) == JIG_REDUCTION &&
            !jig_linalg_is_contraction_body(jig_op_body(op)))
            return false;
    for (JigOp *inner = jig_block_first(jig_op_body(op)); inner; inner = jig_op_next(inner))
        if (jig_op_next(inner) && !jig_op_is_speculatable(inner))
            return false;
    return true;
}

/* Zeros around some operands must be zeros around all. */
static bool check_padding(Work *w) {
    bool padded = false;
    size_t full = 0, shaped = 0;
    for (size_t i = 0; i < w->n; ++i) {
        padded |= is_padded(&w->parts[i]);
        full += w->parts[i].full;
    }
    for (size_t i = 0; i < jig_op_num_operands(w->op); ++i)
        shaped += jig_type_is_memref(jig_value_type(jig_op_operand(w->op, i)));
    if (padded && (full != shaped || !takes_zeros(w->op)))
        return jig_refuse(w->why, w->op, "zeros around its operands would change what it computes");
    return true;
}

/* ---- Copies ---- */

static void barrier(Work *w) {
    if (w->how->to == JIG_PROMOTE_WORKGROUP)
        jig_gpu_barrier_build(w->rw, w->loc, &(JigGpuBarrier){0});
}

static void copy(Work *w, JigValue *from, JigValue *to) {
    if (w->how->to == JIG_PROMOTE_BYTES) {
        jig_linalg_build(w->rw, w->loc, JIG_LINALG(COPY), &from, 1, &to, 1, NULL);
        return;
    }
    barrier(w);
    jig_memref_copy_build(w->rw, w->loc, &(JigMemrefCopy){.source = from, .target = to});
    barrier(w);
}

/* ---- All together ---- */

static bool promote_part(Work *w, Part *p) {
    if (!find_sizes(w, p) || !(w->how->to == JIG_PROMOTE_BYTES ? in_bytes : in_space)(w, p))
        return false;
    take_part(w, p);
    return !p->full || fill(w, p);
}

/* Of operands that nobody reads nothing is copied: those of named ops are all read. */
static bool is_copied_in(const JigOp *op, size_t operand) {
    return !jig_op_is(op, JIG_LINALG(GENERIC)) ||
           jig_value_has_uses(jig_block_arg(jig_op_body(op), operand)) ||
           (jig_range_has(jig_dps_inits(op), operand) && !jig_linalg_overwrites(op, operand));
}

/* A slice that stands in several places is full in all of them or in none: the last one decides. */
static void agree_on_full(Work *w) {
    for (size_t i = w->n; i-- > 0;)
        for (size_t j = i; j-- > 0;)
            if (w->parts[j].subview == w->parts[i].subview)
                w->parts[j].full = w->parts[i].full;
}

static void find_parts(Work *w) {
    size_t n = jig_op_num_operands(w->op);
    w->parts = jig_arena_calloc(w->a, (n + 1) * sizeof *w->parts);
    for (size_t i = 0; i < n; ++i) {
        JigValue *v = jig_op_operand(w->op, i);
        if ((w->how->operands && !w->how->operands[i]) || !jig_value_def_is(v, JIG_MEMREF(SUBVIEW)))
            continue;
        w->parts[w->n++] = (Part){.operand = i,
                                  .subview = v,
                                  .full = w->how->full_tiles && w->how->full_tiles[i],
                                  .in = is_copied_in(w->op, i)};
    }
    agree_on_full(w);
}

static bool promote(Work *w) {
    for (size_t i = 0; i < w->n; ++i)
        if (!promote_part(w, &w->parts[i]))
            return false;
    if (!check_padding(w))
        return false;
    for (size_t i = 0; i < w->n; ++i)
        if (w->parts[i].in)
            copy(w, w->parts[i].subview, w->parts[i].part);
    for (size_t i = 0; i < w->n; ++i) {
        Part *p = &w->parts[i];
        jig_rw_set_operand(w->rw, w->op, p->operand, p->full ? p->whole : p->part);
    }
    jig_at_after(w->rw, w->op);
    JigOperandRange inits = jig_dps_inits(w->op);
    for (size_t i = 0; i < w->n; ++i)
        if (jig_range_has(inits, w->parts[i].operand))
            copy(w, w->parts[i].part, w->parts[i].subview);
    for (size_t i = 0; i < w->n && !w->how->on_stack; ++i)
        if (w->parts[i].bytes)
            jig_memref_dealloc_build(w->rw, w->loc,
                                     &(JigMemrefDealloc){.memref = w->parts[i].bytes});
    return true;
}

bool jig_promote(JigRewriter *rw, JigOp *op, const JigPromoteOptions *how, JigReason *why) {
    JIG_REQUIRE(rw && jig_structured(op) && how);
    if (jig_op_num_results(op))
        return jig_refuse(why, op, "it works on tensors");
    Work w = {
        .rw = rw, .op = op, .how = how, .a = jig_arena_create(), .loc = jig_op_loc(op), .why = why};
    find_parts(&w);
    jig_at_before(rw, op);
    bool ok = w.n ? promote(&w) : jig_refuse(why, op, "none of these operands is a subview");
    jig_arena_destroy(w.a);
    return ok;
}
