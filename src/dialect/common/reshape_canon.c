/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "dialect/common/reshape_canon.h"

#include "dialect/common/reshape.h"
#include "dialect/common/slices.h"
#include "support/arena.h"
#include "jig/ops/tensor.h"
#include "support/check.h"

/* ---- Building ---- */

JigMixed *jig_reshape_output_shape(const JigOp *expand, JigArena *a, size_t *n) {
    return jig_mixed_list(expand, "static_output_shape", 1, n, a);
}

JigOp *jig_reshape_build_expand(JigRewriter *rw, JigLoc loc, const JigReshapes *ops,
                                const JigType *t, JigValue *source, const JigAttr *groups,
                                const JigMixed *sizes, size_t n) {
    JIG_REQUIRE(rw && ops && t && source && groups && (sizes || !n));
    JigValue **operands = JIG_NEW_ARRAY(rw->arena, JigValue *, n + 1);
    int64_t *known = JIG_NEW_ARRAY(rw->arena, int64_t, n + 1);
    operands[0] = source;
    size_t values = jig_mixed_split(sizes, n, known, operands + 1);
    return jig_build(rw, loc, ops->expand, operands, 1 + values, &t, 1, "reassociation", groups,
                     "static_output_shape", jig_attr_dense_i64(rw->ctx, known, n), NULL);
}

JigOp *jig_reshape_build_collapse(JigRewriter *rw, JigLoc loc, const JigReshapes *ops,
                                  const JigType *t, JigValue *source, const JigAttr *groups) {
    return jig_build(rw, loc, ops->collapse, &source, 1, &t, 1, "reassociation", groups, NULL);
}

/* The reshape that op reshapes in turn; NULL: there is none, or a layout is in the way. */
static JigOp *reshaped_source(const JigOp *op, const JigOpRow *row, const JigReshapes *ops) {
    JigOp *def = jig_value_def(jig_tensor_src(op));
    if (!jig_op_is(def, row))
        return NULL;
    bool plain = !ops->is_plain || (ops->is_plain(jig_value_type(jig_tensor_src(def))) &&
                                    ops->is_plain(jig_op_result_type(def, 0)) &&
                                    ops->is_plain(jig_op_result_type(op, 0)));
    return plain ? def : NULL;
}

/* ---- Two of the same kind are one ---- */

bool jig_reshape_compose_reshapes(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    const JigReshapes *ops = self->data;
    JigOp *def = reshaped_source(op, jig_op_row(op), ops);
    JigGroups g;
    if (!def || !jig_reshape_groups_compose(jig_reshape_groups_of(def, rw->arena),
                                            jig_reshape_groups_of(op, rw->arena), rw->arena, &g))
        return jig_no_match(rw, op, "the groups do not compose");
    const JigAttr *groups = jig_reshape_groups_attr(rw->ctx, g);
    JigLoc loc = jig_op_loc(op);
    size_t n;
    JigOp *to;
    if (jig_op_is(op, ops->expand)) {
        JigMixed *sizes = jig_reshape_output_shape(op, rw->arena, &n);
        to = jig_reshape_build_expand(rw, loc, ops, jig_op_result_type(op, 0), jig_tensor_src(def),
                                      groups, sizes, n);
    } else {
        to = jig_reshape_build_collapse(rw, loc, ops, jig_op_result_type(op, 0),
                                        jig_tensor_src(def), groups);
    }
    jig_rw_replace_op(rw, op, to);
    return true;
}

/* ---- Of opposite kinds ---- */

/* For each group of `coarse` the groups of `fine` that cover it; false when one lies across its
 * end. */
static bool cover(JigGroups coarse, JigGroups fine, JigArena *a, JigGroups *out) {
    *out = (JigGroups){.items = JIG_NEW_ARRAY(a, JigGroup, coarse.n + 1), .n = coarse.n};
    size_t at = 0;
    for (size_t i = 0; i < coarse.n; i++) {
        JigGroup *g = &out->items[i], *c = &coarse.items[i];
        g->dims = JIG_NEW_ARRAY(a, int64_t, fine.n + 1);
        while (at < fine.n) {
            if (c->n == 0 || fine.items[at].n == 0)
                return false;
            int64_t last = fine.items[at].dims[fine.items[at].n - 1], end = c->dims[c->n - 1];
            if (last > end)
                return false;
            g->dims[g->n++] = (int64_t)at++;
            if (last == end)
                break;
        }
    }
    return true;
}

/* The size of a group. */
static JigMixed product_of(JigRewriter *rw, JigLoc loc, const JigReshapes *ops, const JigGroup *g,
                           const JigMixed *sizes) {
    JigArena *a = jig_arena_create();
    JigMixed *group = JIG_NEW_ARRAY(a, JigMixed, g->n + 1);
    for (size_t i = 0; i < g->n; i++)
        group[i] = sizes[g->dims[i]];
    JigMixed product = ops->product(rw, loc, group, g->n);
    jig_arena_destroy(a);
    return product;
}

bool jig_reshape_collapse_of_expand(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    const JigReshapes *ops = self->data;
    JigOp *def = reshaped_source(op, ops->expand, ops);
    if (!def || jig_value_type(jig_tensor_src(def)) == jig_op_result_type(op, 0))
        return jig_no_match(rw, op, "not of an expansion to another type");
    JigValue *source = jig_tensor_src(def);
    const JigType *t = jig_op_result_type(op, 0);
    JigLoc loc = jig_op_loc(op);
    size_t from = jig_type_rank(jig_value_type(source)), to = jig_type_rank(t), n;
    JigGroups first = jig_reshape_groups_of(def, rw->arena),
              then = jig_reshape_groups_of(op, rw->arena), g;
    if (!cover(from > to ? then : first, from > to ? first : then, rw->arena, &g))
        return jig_no_match(rw, op, "the groups do not cover each other");
    if (from == to) {
        if (!jig_shapes_compatible(jig_value_type(source), t))
            return jig_no_match(rw, op, "the shapes are not compatible");
        jig_rw_replace_with_new(rw, op, ops->cast, &source, 1, &t, 1, NULL);
        return true;
    }
    const JigAttr *groups = jig_reshape_groups_attr(rw->ctx, g);
    if (from > to) {
        jig_rw_replace_op(rw, op, jig_reshape_build_collapse(rw, loc, ops, t, source, groups));
        return true;
    }
    JigMixed *old = jig_reshape_output_shape(def, rw->arena, &n),
             *sizes = JIG_NEW_ARRAY(rw->arena, JigMixed, then.n + 1);
    for (size_t i = 0; i < then.n; i++)
        sizes[i] = product_of(rw, loc, ops, &then.items[i], old);
    jig_rw_replace_op(rw, op,
                      jig_reshape_build_expand(rw, loc, ops, t, source, groups, sizes, then.n));
    return true;
}

static size_t num_dynamic(const int64_t *shape, size_t n) {
    size_t dynamic = 0;
    for (size_t i = 0; i < n; i++)
        dynamic += shape[i] == JIG_DYNAMIC;
    return dynamic;
}

/* How the larger shape, in groups `from`, collapses to the smaller one, in groups `to`. */
static bool find_collapse(JigGroups from, JigGroups to, const JigType *large, const JigType *small,
                          JigArena *a, JigGroups *out) {
    const int64_t *source = jig_type_shape(large), *result = jig_type_shape(small);
    if (from.n == 0)
        return jig_reshape_groups_for_collapse(source, jig_type_rank(large), result,
                                               jig_type_rank(small), a, out);
    *out = (JigGroups){
        .items = JIG_NEW_ARRAY(a, JigGroup, jig_type_rank(large) + jig_type_rank(small) + 1)};
    for (size_t i = 0; i < from.n && i < to.n; i++) {
        const JigGroup *f = &from.items[i], *t = &to.items[i];
        JigGroups part;
        if (f->n == 0 || t->n == 0)
            return false;
        const int64_t *x = source + f->dims[0], *y = result + t->dims[0];
        if (num_dynamic(x, f->n) >= 2 && num_dynamic(y, t->n) >= 2)
            return false;
        bool same = f->n == t->n;
        if (same ? memcmp(x, y, f->n * sizeof *x) != 0
                 : !jig_reshape_groups_for_collapse(x, f->n, y, t->n, a, &part))
            return false;
        for (size_t k = 0; k < t->n; k++) {
            JigGroup *g = &out->items[out->n++];
            *g = same ? (JigGroup){JIG_NEW_ARRAY(a, int64_t, 1), 1} : part.items[k];
            for (size_t m = 0; m < g->n; m++)
                g->dims[m] = f->dims[0] + (same ? (int64_t)k : g->dims[m]);
        }
    }
    return true;
}

bool jig_reshape_expand_of_collapse(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    const JigReshapes *ops = self->data;
    JigOp *def = reshaped_source(op, ops->collapse, ops);
    if (!def)
        return jig_no_match(rw, op, "not of a collapse");
    JigValue *source = jig_tensor_src(def);
    const JigType *from = jig_value_type(source), *to = jig_op_result_type(op, 0);
    JigGroups first = jig_reshape_groups_of(def, rw->arena),
              then = jig_reshape_groups_of(op, rw->arena), g;
    bool shrinks = jig_type_rank(from) > jig_type_rank(to);
    if (jig_type_rank(from) == jig_type_rank(to) ||
        !(shrinks ? find_collapse(first, then, from, to, rw->arena, &g)
                  : find_collapse(then, first, to, from, rw->arena, &g)))
        return jig_no_match(rw, op, "the groups do not fit");
    const JigAttr *groups = jig_reshape_groups_attr(rw->ctx, g);
    size_t n;
    JigMixed *sizes = jig_reshape_output_shape(op, rw->arena, &n);
    jig_rw_replace_op(
        rw, op,
        shrinks ? jig_reshape_build_collapse(rw, jig_op_loc(op), ops, to, source, groups)
                : jig_reshape_build_expand(rw, jig_op_loc(op), ops, to, source, groups, sizes, n));
    return true;
}
