/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Reshapes next to structured ops, to tensor.pad, to each other. */
#include "dialect/common/slices.h"
#include "dialect/linalg/linalg.h"
#include "dialect/tensor/tensor.h"
#include "dialect/tensor/tensor_pad.h"
#include "payload/fuse/elementwise_fusion.h"
#include "payload/fuse/elementwise_fusion_int.h"
#include "rewrite/definitions.h"

bool jig_fuse_move_sizes_before(JigRewriter *rw, JigOp *expand, JigOp *op, JigOp *where,
                                JigReason *why) {
    JigOperandRange sizes = jig_tensor_expand_shape_output_shape(expand);
    return jig_rw_move_definitions(rw, expand, sizes, op, where) ||
           jig_refuse(why, expand, "its sizes are computed after the op");
}

/* ---- Structured ops ---- */

static bool expand_producer(JigRewriter *rw, JigOp *expand, const JigPattern *self) {
    (void)self;
    JigValue *v = jig_tensor_src(expand);
    JigOp *op = jig_value_def(v);
    if (!op || !jig_structured(op))
        return jig_no_match(rw, expand, "producer not a structured op");
    size_t result = jig_value_index(v), n = jig_op_num_results(op);
    if (!jig_fuse_is_only_use(expand, 0))
        return jig_no_match(rw, expand, "fusion blocked by control function");
    JigValue **results = JIG_NEW_ARRAY(rw->arena, JigValue *, n + 1);
    if (!jig_fuse_expand_structured(rw, op, expand, jig_linalg_num_ins(op) + result, results, NULL))
        return jig_no_match(rw, expand, "fusion by expansion failed");
    JigOp *collapse = jig_value_def_of(results[result], JIG_TENSOR(COLLAPSE_SHAPE));
    jig_rw_replace1(rw, expand, collapse ? jig_tensor_src(collapse) : results[result]);
    jig_rw_replace(rw, op, results, n);
    return true;
}

static bool expand_consumer(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    size_t n = jig_op_num_results(op);
    for (size_t i = 0; i < jig_linalg_num_ins(op); i++) {
        JigOp *collapse = jig_op_operand_def_of(op, i, JIG_TENSOR(COLLAPSE_SHAPE));
        if (!collapse || !jig_fuse_is_only_use(op, i))
            continue;
        JigValue **results = JIG_NEW_ARRAY(rw->arena, JigValue *, n + 1);
        if (!jig_fuse_expand_structured(rw, op, collapse, i, results, NULL))
            continue;
        jig_rw_replace(rw, op, results, n);
        return true;
    }
    return jig_no_match(rw, op, "no input is collapsed that can be expanded");
}

/* ---- tensor.pad ---- */

/* The padding of the dimensions that are collapsed to those of `list`: where several are, none. */
static JigMixed *spread(JigRewriter *rw, const JigMixed *list, JigGroups groups, size_t rank) {
    JigMixed *out = JIG_NEW_ARRAY(rw->arena, JigMixed, rank + 1);
    for (size_t i = 0; i < rank; i++)
        out[i] = jig_mixed_int(rw->ctx, 0);
    for (size_t i = 0; i < groups.n; i++)
        if (groups.items[i].n == 1)
            out[groups.items[i].dims[0]] = list[i];
    return out;
}

static bool is_zero_attr(JigMixed m) {
    return m.attr && jig_mixed_is(m, 0);
}

/* Is each dimension that is padded a group by itself? */
static bool pads_no_group(const JigMixed *low, const JigMixed *high, JigGroups groups) {
    for (size_t i = 0; i < groups.n; i++)
        if (groups.items[i].n != 1 && (!is_zero_attr(low[i]) || !is_zero_attr(high[i])))
            return false;
    return true;
}

/* The op's padding of `source`, which has a dimension for each item of `groups`' groups. */
static JigOp *pad_more_dims(JigRewriter *rw, JigOp *op, JigValue *source, JigGroups groups,
                            const JigMixed *low, const JigMixed *high, const JigType *type) {
    JigValue *value = jig_tensor_pad_value(op);
    JigOp *def = jig_value_def(value);
    size_t rank = jig_type_rank(type);
    if (def && jig_op_parent(def) == op)
        jig_rw_move_before(rw, def, op);
    return jig_tensor_build_pad(rw, jig_op_loc(op), type, source, spread(rw, low, groups, rank),
                                spread(rw, high, groups, rank), value,
                                jig_tensor_pad_nofold_attr(op) != NULL);
}

static bool pad_expanded(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigOp *collapse = jig_value_def_of(jig_tensor_pad_source(op), JIG_TENSOR(COLLAPSE_SHAPE));
    if (!collapse || !jig_fuse_is_only_use(op, 0))
        return jig_no_match(rw, op, "the source is not collapsed for it alone");
    const JigType *t = jig_op_result_type(op, 0);
    JigGroups groups = jig_reshape_groups_of(collapse, rw->arena);
    size_t rank = jig_type_rank(jig_value_type(jig_tensor_src(collapse))), n;
    JigMixed *low = jig_mixed_list(op, "static_low", 1, &n, rw->arena),
             *high = jig_mixed_list(op, "static_high", 2, &n, rw->arena);
    if (!jig_tensor_pad_value(op))
        return jig_no_match(rw, op, "the padding is not the same everywhere");
    if (!pads_no_group(low, high, groups))
        return jig_no_match(rw, op, "a collapsed dimension is padded");
    int64_t *shape = JIG_NEW_ARRAY(rw->arena, int64_t, rank + 1);
    for (size_t i = 0; i < rank; i++)
        shape[i] = jig_type_dim(jig_value_type(jig_tensor_src(collapse)), i);
    for (size_t i = 0; i < groups.n; i++)
        if (groups.items[i].n == 1)
            shape[groups.items[i].dims[0]] = jig_type_dim(t, i);
    const JigType *padded = jig_type_tensor(shape, rank, jig_type_element(t), NULL);
    JigOp *pad = pad_more_dims(rw, op, jig_tensor_src(collapse), groups, low, high, padded);
    JigTensorCollapseShape parts = {.src = jig_op_result(pad, 0),
                                    .result_type = t,
                                    .reassociation = jig_reshape_groups_attr(rw->ctx, groups)};
    jig_rw_replace_op(rw, op, jig_tensor_collapse_shape_build(rw, jig_op_loc(op), &parts));
    return true;
}

/* Can the source of the pad be expanded as its result is, as far as types tell? What groups there
 * are expands no padded dimension. */
static bool source_fits(const JigType *source, const JigType *padded, JigGroups groups) {
    for (size_t i = 0; i < groups.n; i++)
        if (groups.items[i].n != 1 && jig_type_dim(source, i) != jig_type_dim(padded, i))
            return false;
    return true;
}

/* To where the source of `pad` can be expanded: after its making if the sizes are there or can be
 * computed there. (The reference does it there in any case.) */
static void go_where_sizes_are(JigRewriter *rw, JigOp *expand, JigOp *pad) {
    jig_at_after_value(rw, jig_tensor_pad_source(pad));
    JigOp *first = jig_point(rw).before;
    if (first && jig_fuse_move_sizes_before(rw, expand, first, first, NULL))
        jig_at_before(rw, first);
    else
        jig_at_before(rw, jig_fuse_move_sizes_before(rw, expand, pad, pad, NULL) ? pad : expand);
}

static bool expand_padded(JigRewriter *rw, JigOp *expand, const JigPattern *self) {
    (void)self;
    JigOp *op = jig_value_def_of(jig_tensor_src(expand), JIG_TENSOR(PAD));
    if (!op || !jig_fuse_is_only_use(expand, 0))
        return jig_no_match(rw, expand, "the source is not padded for it alone");
    const JigType *t = jig_op_result_type(expand, 0),
                  *from = jig_value_type(jig_tensor_pad_source(op));
    JigGroups groups = jig_reshape_groups_of(expand, rw->arena);
    size_t rank = jig_type_rank(t), n;
    JigMixed *low = jig_mixed_list(op, "static_low", 1, &n, rw->arena),
             *high = jig_mixed_list(op, "static_high", 2, &n, rw->arena),
             *sizes = jig_mixed_list(expand, "static_output_shape", 1, &n, rw->arena);
    if (!jig_tensor_pad_value(op))
        return jig_no_match(rw, expand, "the padding is not the same everywhere");
    if (!pads_no_group(low, high, groups) || !source_fits(from, jig_op_result_type(op, 0), groups))
        return jig_no_match(rw, expand, "an expanded dimension is padded");
    JigLoc loc = jig_op_loc(op);
    go_where_sizes_are(rw, expand, op);
    for (size_t i = 0; i < groups.n; i++)
        if (groups.items[i].n == 1)
            sizes[groups.items[i].dims[0]] =
                jig_tensor_build_dim(rw, loc, jig_tensor_pad_source(op), i);
    JigMixedParts p = jig_mixed_parts(rw->ctx, sizes, rank, rw->arena);
    const JigType *type = jig_type_tensor(p.numbers, rank, jig_type_element(t), NULL);
    JigValue *source =
        jig_fuse_build_expanded(rw, loc, jig_tensor_pad_source(op), sizes, type, groups);
    jig_at_before(rw, expand);
    jig_rw_replace_op(rw, expand, pad_more_dims(rw, op, source, groups, low, high, t));
    return true;
}

const JigPattern jig_patterns_expand_structured[] = {
    {.name = "FoldReshapeWithGenericOpByExpansion",
     .root = "tensor.expand_shape",
     .fn = expand_producer},
    {.name = "FoldPadWithProducerReshapeOpByExpansion", .root = "tensor.pad", .fn = pad_expanded},
    {.name = "FoldReshapeWithProducerPadOpByExpansion",
     .root = "tensor.expand_shape",
     .fn = expand_padded},
    {.name = "FoldWithProducerReshapeOpByExpansion",
     .iface = &jig_iface_structured,
     .fn = expand_consumer},
    {0},
};

/* ---- An expansion of a collapse ---- */

/* Are the dimensions of both groups the same, as far as types tell? */
static bool same_sizes(const JigType *x, const JigGroup *g, const JigType *y, const JigGroup *h) {
    size_t unknown = 0;
    for (size_t i = 0; i < g->n; i++) {
        int64_t size = jig_type_dim(x, (size_t)g->dims[i]);
        if (size != jig_type_dim(y, (size_t)h->dims[i]))
            return false;
        unknown += size == JIG_DYNAMIC;
    }
    return unknown <= 1;
}

static bool are_parallel(const JigType *from, JigGroups collapse, const JigType *to,
                         JigGroups expand) {
    for (size_t i = 0; i < collapse.n; i++) {
        const JigGroup *c = &collapse.items[i], *e = &expand.items[i];
        if (c->n == e->n ? !same_sizes(from, c, to, e) : c->n != 1 && e->n != 1)
            return false;
    }
    return true;
}

/* The next `n` numbers as one group; as a group each. */
static void add_group(JigGroups *g, int64_t *numbers, size_t first, size_t n, bool apart) {
    for (size_t i = 0; i < n; i++)
        numbers[first + i] = (int64_t)(first + i);
    for (size_t i = 0; apart && i < n; i++)
        g->items[g->n++] = (JigGroup){numbers + first + i, 1};
    if (!apart)
        g->items[g->n++] = (JigGroup){numbers + first, n};
}

/* What comes between both, when the expansion is first. */
typedef struct Swapped {
    JigMixed *sizes;
    size_t rank;
    JigGroups expand, collapse;
} Swapped;

static Swapped swap(JigRewriter *rw, JigOp *op, JigValue *source, JigGroups collapse,
                    JigGroups expand) {
    size_t from = jig_type_rank(jig_value_type(source)),
           most = from + jig_type_rank(jig_op_result_type(op, 0)), n;
    JigMixed *before = JIG_NEW_ARRAY(rw->arena, JigMixed, from + 1),
             *after = jig_mixed_list(op, "static_output_shape", 1, &n, rw->arena);
    for (size_t i = 0; i < from; i++)
        before[i] = jig_tensor_build_dim(rw, jig_op_loc(op), source, i);
    Swapped s = {.sizes = JIG_NEW_ARRAY(rw->arena, JigMixed, most + 1),
                 .expand.items = JIG_NEW_ARRAY(rw->arena, JigGroup, most + 1),
                 .collapse.items = JIG_NEW_ARRAY(rw->arena, JigGroup, most + 1)};
    int64_t *numbers = JIG_NEW_ARRAY(rw->arena, int64_t, most + 1);
    for (size_t i = 0; i < collapse.n; i++) {
        const JigGroup *c = &collapse.items[i], *e = &expand.items[i];
        bool same = c->n == e->n, collapses = !same && c->n != 1;
        size_t parts = collapses ? c->n : e->n;
        for (size_t k = 0; k < parts; k++)
            s.sizes[s.rank + k] = collapses ? before[c->dims[k]] : after[e->dims[k]];
        add_group(&s.collapse, numbers, s.rank, parts, !collapses);
        add_group(&s.expand, numbers, s.rank, parts, same || collapses);
        s.rank += parts;
    }
    return s;
}

static bool bubble_expand(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigOp *first = jig_value_def_of(jig_tensor_src(op), JIG_TENSOR(COLLAPSE_SHAPE));
    if (!first)
        return jig_no_match(rw, op, "not of a collapse");
    JigValue *source = jig_tensor_src(first);
    const JigType *from = jig_value_type(source), *to = jig_op_result_type(op, 0);
    JigGroups collapse = jig_reshape_groups_of(first, rw->arena),
              expand = jig_reshape_groups_of(op, rw->arena);
    if (expand.n == 0 || collapse.n != expand.n || !are_parallel(from, collapse, to, expand))
        return jig_no_match(rw, op, "both concern the same dimensions");
    Swapped s = swap(rw, op, source, collapse, expand);
    JigLoc loc = jig_op_loc(op);
    JigMixedParts p = jig_mixed_parts(rw->ctx, s.sizes, s.rank, rw->arena);
    const JigType *between =
        jig_type_tensor(p.numbers, s.rank, jig_type_element(to), jig_type_encoding(to));
    JigValue *v = source;
    if (s.expand.n != s.rank)
        v = jig_fuse_build_expanded(rw, loc, v, s.sizes, between, s.expand);
    if (s.collapse.n != s.rank) {
        JigTensorCollapseShape parts = {.src = v,
                                        .result_type = to,
                                        .reassociation =
                                            jig_reshape_groups_attr(rw->ctx, s.collapse)};
        v = jig_op_result(jig_tensor_collapse_shape_build(rw, loc, &parts), 0);
    }
    jig_rw_replace1(rw, op, v);
    return true;
}

const JigPattern jig_patterns_bubble_expand[] = {
    {.name = "BubbleUpExpandThroughParallelCollapse",
     .root = "tensor.expand_shape",
     .fn = bubble_expand},
    {0},
};
