/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Makes copies of parts of memrefs, by loops or transfers. */
#include "dialect/arith/arith.h"
#include "dialect/memref/memref.h"
#include "payload/loop/affine/data_copy_int.h"
#include "payload/loop/affine/redirect.h"

typedef struct Making {
    JigRewriter *rw;
    JigCopyRange *range;
    JigCopyPart *part;
    const JigDataCopyOptions *options;
    JigOp *in, *out;  /* what is copied in stands before `in`, what is copied out before `out` */
    JigOp *constants; /* they go before this op */
    JigValue *zero;
    JigAffineValue slow, fast; /* the first element */
} Making;

/* ---- Constants ---- */

static JigValue *constant(JigRewriter *rw, JigLoc loc, int64_t value) {
    JigArithConstant parts = {.value = jig_attr_index(rw->ctx, value)};
    return jig_op_result(jig_arith_constant_build(rw, loc, &parts), 0);
}

JigValue *jig_loop_affine_copy_zero(JigRewriter *rw, JigOp *function) {
    jig_at_start(rw, jig_op_body(function));
    return constant(rw, jig_op_loc(function), 0);
}

static JigValue *next_constant(Making *m, int64_t value) {
    jig_at_before(m->rw, m->constants);
    return constant(m->rw, m->part->loc, value);
}

/* ---- The first element ---- */

/* The map of the outer values, which become dims. */
static JigAffineValue of_outer(const Making *m, const JigMap *map) {
    JigContext *ctx = m->rw->ctx;
    const JigCopyPart *p = m->part;
    unsigned n = (unsigned)p->num_outer;
    const JigExpr **dims = JIG_NEW_ARRAY(m->rw->arena, const JigExpr *, n + 1);
    for (unsigned i = 0; i < n; ++i)
        dims[i] = jig_expr_dim(ctx, i);
    return (JigAffineValue){
        .map = jig_map_replace(map, NULL, 0, dims, n, n, 0), .operands = p->outer, .n = n};
}

static JigValue *apply(const Making *m, const JigAffineValue *x) {
    JigAffineApply parts = {.map_operands = {x->operands, x->n}, .map = jig_attr_of_map(x->map)};
    return jig_op_result(jig_affine_apply_build(m->rw, m->part->loc, &parts), 0);
}

/* In the slow memref; `at`: where ops that compute it stand. */
static JigValue *start_of(Making *m, JigOp *at, size_t i) {
    const JigMap *map = m->part->box.offsets[i];
    int64_t value;
    if (jig_map_is_single_constant(map, &value))
        return value ? next_constant(m, value) : m->zero;
    JigAffineValue x = of_outer(m, map);
    jig_at_before(m->rw, at);
    return apply(m, &x);
}

static JigAffineValue composed(const Making *m, JigValue **indices, size_t n) {
    JigAffineValue x = {.map = jig_map_identity(m->rw->ctx, (unsigned)n), .n = n};
    x.operands = JIG_NEW_ARRAY(m->rw->arena, JigValue *, n + 1);
    bool computed = false;
    memcpy(x.operands, indices, n * sizeof *indices);
    for (size_t i = 0; i < n; ++i)
        computed |=
            jig_value_def(indices[i]) && jig_op_is(jig_value_def(indices[i]), JIG_AFFINE(APPLY));
    if (computed) /* else constants stay operands */
        jig_affine_compose(&x, m->rw->arena);
    return x;
}

static void find_starts(Making *m) {
    size_t rank = m->part->region.rank;
    JigValue **slow = JIG_NEW_ARRAY(m->rw->arena, JigValue *, rank),
             **fast = JIG_NEW_ARRAY(m->rw->arena, JigValue *, rank);
    for (size_t i = 0; i < rank; ++i) {
        slow[i] = start_of(m, m->part->region.writes ? m->out : m->in, i);
        fast[i] = m->zero;
    }
    m->slow = composed(m, slow, rank);
    m->fast = composed(m, fast, rank);
}

static JigValue *allocate(Making *m, const JigType *type) {
    jig_at_before(m->rw, m->in);
    return jig_op_result(
        jig_memref_alloc_build(m->rw, m->part->loc, &(JigMemrefAlloc){.memref_type = type}), 0);
}

static JigOp *deallocate(Making *m, JigValue *memref) {
    jig_at_before(m->rw, m->out);
    return jig_memref_dealloc_build(m->rw, m->part->loc, &(JigMemrefDealloc){.memref = memref});
}

/* ---- Loops ---- */

/* One past the upper bound. */
static const JigMap *exclusive(const JigMap *map, JigArena *a) {
    unsigned n = jig_map_num_results(map);
    const JigExpr **results = JIG_NEW_ARRAY(a, const JigExpr *, n + 1);
    for (unsigned i = 0; i < n; ++i)
        results[i] = jig_expr_add_const(jig_map_result(map, i), 1);
    return jig_map(jig_map_context(map), jig_map_num_dims(map), jig_map_num_symbols(map), results,
                   n);
}

static JigAffineValue bound(const Making *m, const JigMap *map) {
    JigAffineValue x = {.map = map, .operands = m->part->outer, .n = m->part->num_outer};
    jig_affine_canonicalize(&x, m->rw->arena);
    x.map = jig_map_remove_duplicate_results(x.map);
    return x;
}

/* A loop over index i; the insertion point goes into it. */
static JigOp *loop_over(Making *m, size_t i) {
    JigAffineValue lower = bound(m, m->part->lower[i]),
                   upper = bound(m, exclusive(m->part->upper[i], m->rw->arena));
    JigOp *loop = jig_affine_for_new(m->rw, m->part->loc, &lower, &upper, 1);
    jig_at_before(m->rw, jig_block_last(jig_op_body(loop)));
    return loop;
}

/* index - offset, for pairs of these. */
static JigAffineValue relative(const Making *m, JigValue **pairs, size_t rank) {
    JigContext *ctx = m->rw->ctx;
    JigAffineValue x = {.operands = pairs, .n = 2 * rank};
    const JigExpr **e = JIG_NEW_ARRAY(m->rw->arena, const JigExpr *, rank + 1);
    for (unsigned i = 0; i < rank; ++i)
        e[i] = jig_expr_sub(jig_expr_dim(ctx, 2 * i + 1), jig_expr_dim(ctx, 2 * i));
    x.map = jig_map(ctx, 2 * (unsigned)rank, 0, e, rank);
    jig_affine_compose(&x, m->rw->arena);
    x.map = jig_map_simplify(x.map);
    jig_affine_canonicalize(&x, m->rw->arena);
    return x;
}

static void copy_element(Making *m, const JigAffineValue *slow, const JigAffineValue *fast) {
    const JigCopyPart *p = m->part;
    bool out = p->region.writes;
    const JigAffineValue *from = out ? fast : slow, *to = out ? slow : fast;
    JigAffineLoad load = {.memref = out ? p->buffer : p->region.memref,
                          .indices = {from->operands, from->n},
                          .result_type = jig_type_element(jig_value_type(p->region.memref)),
                          .map = jig_attr_of_map(from->map)};
    JigValue *value = jig_op_result(jig_affine_load_build(m->rw, p->loc, &load), 0);
    JigAffineStore store = {.value = value,
                            .memref = out ? p->region.memref : p->buffer,
                            .indices = {to->operands, to->n},
                            .map = jig_attr_of_map(to->map)};
    jig_affine_store_build(m->rw, p->loc, &store);
}

static JigOp *copy_by_loops(Making *m) {
    size_t rank = m->part->region.rank;
    JigOp *root = NULL;
    JigAffineValue slow = {.map = jig_map_identity(m->rw->ctx, (unsigned)rank), .n = rank};
    slow.operands = JIG_NEW_ARRAY(m->rw->arena, JigValue *, rank);
    JigValue **pairs = JIG_NEW_ARRAY(m->rw->arena, JigValue *, 2 * rank);
    jig_at_before(m->rw, m->part->region.writes ? m->out : m->in);
    for (size_t i = 0; i < rank; ++i) {
        JigOp *loop = loop_over(m, i);
        root = root ? root : loop;
        JigAffineValue offset = of_outer(m, m->part->box.offsets[i]);
        pairs[2 * i] = apply(m, &offset);
        pairs[2 * i + 1] = slow.operands[i] = jig_block_arg(jig_op_body(loop), 0);
    }
    JigValue **all = JIG_NEW_ARRAY(m->rw->arena, JigValue *, 2 * rank);
    memcpy(all, pairs, 2 * rank * sizeof *all);
    JigAffineValue fast = relative(m, all, rank);
    for (size_t i = 0; i < rank; ++i)
        if (!jig_value_has_uses(pairs[2 * i]))
            jig_rw_erase(m->rw, jig_value_def(pairs[2 * i]));
    copy_element(m, &slow, &fast);
    return root;
}

/* ---- Transfers ---- */

typedef struct Transfer {
    JigValue *tag, *count, *stride, *per_stride; /* the last two may be NULL */
    const JigMap *tag_map;
    JigValue *tag_index;
} Transfer;

/* A stride where rows of the part are shorter than those of the memref, and there are several. */
static void find_stride(Making *m, Transfer *t) {
    const JigType *type = jig_value_type(m->part->region.memref);
    const int64_t *sizes = m->part->box.sizes;
    int64_t stride = 1, per_stride = 1;
    for (size_t i = m->part->region.rank; i-- > 1;) {
        stride *= jig_type_dim(type, i);
        per_stride *= sizes[i];
        if (sizes[i] >= jig_type_dim(type, i) || sizes[i - 1] <= 1)
            continue;
        t->stride = next_constant(m, stride);
        t->per_stride = next_constant(m, per_stride);
        return;
    }
}

static void push_place(JigValueVec *to, JigValue *memref, const JigAffineValue *at) {
    jig_vec_push(to, memref);
    jig_vec_append(to, at->operands, at->n);
}

static JigOp *copy_by_transfer(Making *m, Transfer *t) {
    JigRewriter *rw = m->rw;
    const JigCopyPart *p = m->part;
    bool out = p->region.writes;
    JigAffineValue tag = composed(m, &m->zero, 1);
    JigValueVec all = {0};
    t->tag =
        allocate(m, jig_type_memref(&(int64_t){1}, 1, jig_type_integer(rw->ctx, 32, JIG_SIGNLESS),
                                    NULL, jig_attr_i64(rw->ctx, m->options->tag_space)));
    push_place(&all, out ? p->buffer : p->region.memref, out ? &m->fast : &m->slow);
    push_place(&all, out ? p->region.memref : p->buffer, out ? &m->slow : &m->fast);
    push_place(&all, t->tag, &tag);
    jig_vec_push(&all, t->count);
    if (t->stride) {
        jig_vec_push(&all, t->stride);
        jig_vec_push(&all, t->per_stride);
    }
    jig_at_before(rw, out ? m->out : m->in);
    JigNamedAttr maps[] = {
        {jig_ident(rw->ctx, JIG_STR("dst_map")), jig_attr_of_map(out ? m->slow.map : m->fast.map)},
        {jig_ident(rw->ctx, JIG_STR("src_map")), jig_attr_of_map(out ? m->fast.map : m->slow.map)},
        {jig_ident(rw->ctx, JIG_STR("tag_map")), jig_attr_of_map(tag.map)}};
    JigAffineDmaStart start = {.operands = {all.data, all.len},
                               .attrs = jig_attr_dict(rw->ctx, maps, 3)};
    JigOp *op = jig_affine_dma_start_build(rw, p->loc, &start);
    jig_vec_free(&all);
    push_place(&all, t->tag, &tag);
    jig_vec_push(&all, t->count);
    JigAffineDmaWait wait = {.operands = {all.data, all.len},
                             .attrs = jig_attr_dict(rw->ctx, &maps[2], 1)};
    jig_affine_dma_wait_build(rw, p->loc, &wait);
    jig_vec_free(&all);
    return op;
}

/* ---- All of it ---- */

static void make_buffer(Making *m) {
    const JigType *t = jig_value_type(m->part->region.memref);
    m->part->buffer = m->part->old_buffer;
    if (!m->part->buffer)
        m->part->buffer = allocate(
            m, jig_type_memref(m->part->box.sizes, m->part->region.rank, jig_type_element(t), NULL,
                               jig_attr_i64(m->rw->ctx, m->options->fast_space)));
}

/* The range ends where what was put at its end begins. */
static void make_copy(Making *m, bool at_end, JigOpVec *nests) {
    JigOp *end = m->range->end, *new_end = end;
    Transfer t = {.count = next_constant(m, m->part->box.elements)};
    bool out = m->part->region.writes;
    if (m->options->transfers) {
        find_stride(m, &t);
        JigOp *start = copy_by_transfer(m, &t), *freed = deallocate(m, t.tag);
        new_end = out ? start : freed;
    } else {
        JigOp *nest = copy_by_loops(m);
        jig_vec_push(nests, nest);
        new_end = out ? nest : end;
    }
    if (!m->part->old_buffer) {
        JigOp *freed = deallocate(m, m->part->buffer);
        new_end = new_end == end ? freed : new_end;
    }
    if (at_end)
        m->range->end = new_end;
}

static void redirect(Making *m) {
    const JigCopyPart *p = m->part;
    JigMoved moved = {.memref = p->buffer, .outer = p->outer, .num_outer = p->num_outer};
    moved.map = jig_loop_affine_moved_map(m->rw, p->box.offsets, p->region.rank, p->num_outer);
    JigOp *before = jig_op_prev(m->range->begin);
    for (size_t i = 0; i < p->users->len; ++i)
        jig_loop_affine_redirect_access(m->rw, p->users->data[i], &moved);
    m->range->begin = before ? jig_op_next(before) : jig_block_first(m->range->block);
}

void jig_loop_affine_copy_make(JigRewriter *rw, JigCopyRange *range, JigCopyPart *part,
                               const JigCopyPlace *place, const JigDataCopyOptions *options,
                               JigOpVec *nests) {
    Making m = {.rw = rw, .range = range, .part = part, .options = options};
    m.in = place->loop ? place->loop : range->begin;
    m.out = place->loop ? jig_op_next(place->loop) : range->end;
    m.zero = jig_loop_affine_copy_zero(rw, jig_loop_affine_copy_function(range->begin));
    m.constants = jig_value_def(m.zero);
    find_starts(&m);
    make_buffer(&m);
    make_copy(&m, m.out == range->end, nests);
    if (!part->old_buffer)
        redirect(&m);
}
