/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "dialect/common/reshape.h"
#include "jig/ops/tensor.h"
#include "support/check.h"

/* ---- Groups and attributes ---- */

JigGroups jig_reshape_groups_of(const JigOp *op, JigArena *a) {
    JIG_REQUIRE(op && a);
    const JigAttr *list = jig_tensor_reassociation_attr(op);
    JigGroups g = {.n = jig_attr_array_len(list)};
    g.items = JIG_NEW_ARRAY(a, JigGroup, g.n + 1);
    for (size_t i = 0; i < g.n; i++) {
        const JigAttr *dims = jig_attr_array_at(list, i);
        g.items[i].n = jig_attr_array_len(dims);
        g.items[i].dims = JIG_NEW_ARRAY(a, int64_t, g.items[i].n + 1);
        for (size_t k = 0; k < g.items[i].n; k++)
            g.items[i].dims[k] = jig_attr_int_value(jig_attr_array_at(dims, k));
    }
    return g;
}

const JigAttr *jig_reshape_groups_attr(JigContext *ctx, JigGroups g) {
    JIG_REQUIRE(ctx && (g.items || !g.n));
    JigArena *a = jig_arena_create();
    const JigAttr **items = JIG_NEW_ARRAY(a, const JigAttr *, g.n + 1);
    for (size_t i = 0; i < g.n; i++)
        items[i] = jig_attr_i64_array(ctx, g.items[i].dims, g.items[i].n);
    const JigAttr *list = jig_attr_array(ctx, items, g.n);
    jig_arena_destroy(a);
    return list;
}

bool jig_reshape_groups_equal(JigGroups x, JigGroups y) {
    JIG_REQUIRE((x.items || !x.n) && (y.items || !y.n));
    if (x.n != y.n)
        return false;
    for (size_t i = 0; i < x.n; i++)
        if (x.items[i].n != y.items[i].n ||
            memcmp(x.items[i].dims, y.items[i].dims, x.items[i].n * sizeof(int64_t)) != 0)
            return false;
    return true;
}

/* ---- Composing ---- */

static size_t num_dims(JigGroups g) {
    size_t n = 0;
    for (size_t i = 0; i < g.n; i++)
        n += g.items[i].n;
    return n;
}

bool jig_reshape_groups_compose(JigGroups first, JigGroups then, JigArena *a, JigGroups *out) {
    JIG_REQUIRE(a && out);
    /* The one that has more groups is about the larger shape. */
    JigGroups outer = first.n >= then.n ? then : first, inner = first.n >= then.n ? first : then;
    if (first.n == then.n || outer.n == 0) {
        if (outer.n != 0)
            return false;
        *out = (JigGroups){.items = JIG_NEW_ARRAY(a, JigGroup, 1)};
        return true;
    }
    if (num_dims(outer) != inner.n)
        return false;
    *out = (JigGroups){.items = JIG_NEW_ARRAY(a, JigGroup, outer.n), .n = outer.n};
    for (size_t i = 0; i < outer.n; i++) {
        JigGroup *g = &out->items[i];
        size_t n = 0;
        for (size_t k = 0; k < outer.items[i].n; k++)
            n += inner.items[outer.items[i].dims[k]].n;
        g->dims = JIG_NEW_ARRAY(a, int64_t, n + 1);
        for (size_t k = 0; k < outer.items[i].n; k++) {
            const JigGroup *part = &inner.items[outer.items[i].dims[k]];
            for (size_t m = 0; m < part->n; m++)
                g->dims[g->n++] = part->dims[m];
        }
    }
    return true;
}

/* ---- Finding groups ---- */

/* The end of the group that starts at `at`: the shortest that makes the size, the last takes all. A
 * dynamic size ends with the first dynamic dimension. 0: there is no such group. */
static size_t group_end(const int64_t *from, size_t rank, size_t at, int64_t size, bool last) {
    int64_t product = 1;
    bool dynamic = false;
    if (at == rank)
        return 0;
    while (at < rank) {
        if (from[at] == JIG_DYNAMIC)
            dynamic = true;
        else if (__builtin_mul_overflow(product, from[at], &product))
            return 0;
        at++;
        if (size != JIG_DYNAMIC && (dynamic || product > size))
            return 0;
        if (!last && (size == JIG_DYNAMIC ? dynamic : product == size))
            return at;
    }
    return last && (size == JIG_DYNAMIC ? dynamic : product == size) ? at : 0;
}

bool jig_reshape_groups_for_collapse(const int64_t *from, size_t from_rank, const int64_t *to,
                                     size_t to_rank, JigArena *a, JigGroups *out) {
    JIG_REQUIRE((from || !from_rank) && (to || !to_rank) && a && out);
    if (from_rank <= to_rank)
        return false;
    *out = (JigGroups){.items = JIG_NEW_ARRAY(a, JigGroup, to_rank + 1), .n = to_rank};
    for (size_t i = 0; to_rank == 0 && i < from_rank; i++)
        if (from[i] != 1)
            return false;
    for (size_t i = 0, at = 0; i < to_rank; i++) {
        size_t end = group_end(from, from_rank, at, to[i], i + 1 == to_rank);
        if (end == 0)
            return false;
        JigGroup *g = &out->items[i];
        g->dims = JIG_NEW_ARRAY(a, int64_t, end - at);
        while (at < end)
            g->dims[g->n++] = (int64_t)at++;
    }
    return true;
}

/* ---- Verifying ---- */

static bool verify_groups(JigOp *op, JigGroups g, size_t rank) {
    int64_t next = 0;
    uint32_t size = 0, last = 0; /* positions are unsigned there, and wrap */
    for (size_t i = 0; i < g.n; i++)
        for (size_t k = 0; k < g.items[i].n; k++) {
            last = (uint32_t)g.items[i].dims[k] > last ? (uint32_t)g.items[i].dims[k] : last;
            size = last + 1;
        }
    if (g.n > 0 && size != rank)
        return jig_op_error(op,
                            "expected reassociation map #0 to have size equal to the expanded rank "
                            "(%zu), but it is  %u.",
                            rank, size);
    for (size_t i = 0; i < g.n; i++)
        for (size_t k = 0; k < g.items[i].n; k++)
            if (g.items[i].dims[k] != next++)
                return jig_op_error(
                    op, "expected reassociation map #%zu to be valid and contiguous.", i);
    return true;
}

static bool verify_shapes(JigOp *op, JigGroups g, const int64_t *collapsed,
                          const int64_t *expanded) {
    for (size_t i = 0; i < g.n; i++) {
        bool dynamic = false;
        int64_t product = 1;
        for (size_t k = 0; k < g.items[i].n; k++) {
            int64_t size = expanded[g.items[i].dims[k]];
            dynamic |= size == JIG_DYNAMIC;
            if (size != JIG_DYNAMIC)
                product = (int64_t)((uint64_t)product * (uint64_t)size);
        }
        if (dynamic && collapsed[i] != JIG_DYNAMIC)
            return jig_op_error(
                op,
                "expected dimension %zu of collapsed type to be dynamic since one or more of the "
                "corresponding dimensions in the expanded type is dynamic",
                i);
        if (!dynamic && collapsed[i] != product)
            return jig_op_error(
                op, "expected dimension %zu of collapsed type to be static value of %lld", i,
                (long long)product);
    }
    return true;
}

bool jig_reshape_verify(JigOp *op, const JigType *expanded, const JigType *collapsed) {
    JigArena *a = jig_arena_create();
    JigGroups g = jig_reshape_groups_of(op, a);
    size_t of_expanded = jig_type_rank(expanded), of_collapsed = jig_type_rank(collapsed);
    bool ok;
    if (of_expanded < of_collapsed)
        ok = jig_op_error(op,
                          "expected the expanded type, %s to have a higher (or same) rank than the "
                          "collapsed type, %s.",
                          jig_msg_type(expanded), jig_msg_type(collapsed));
    else if (of_collapsed != g.n)
        ok = jig_op_error(
            op, "expected collapsed rank (%zu) to equal the number of reassociation maps (%zu).",
            of_collapsed, g.n);
    else
        ok = verify_groups(op, g, of_expanded) &&
             verify_shapes(op, g, jig_type_shape(collapsed), jig_type_shape(expanded));
    jig_arena_destroy(a);
    return ok;
}

bool jig_reshape_verify_output_sizes(JigOp *op) {
    const JigAttr *list = jig_tensor_expand_shape_static_output_shape_attr(op);
    const int64_t *sizes = jig_attr_dense_i64_data(list);
    size_t dynamic = 0, given = jig_op_num_operands(op) - 1;
    for (size_t i = 0; i < jig_attr_dense_array_len(list); i++)
        dynamic += sizes[i] == JIG_DYNAMIC;
    return dynamic == given ||
           jig_op_error(
               op,
               "mismatch in dynamic dims in output_shape and static_output_shape: "
               "static_output_shape has %zu dynamic dims while output_shape has %zu values",
               dynamic, given);
}
