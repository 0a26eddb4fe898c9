/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Layouts. Data is shared out level by level: to the subgroups of a group, which are arranged as
 * sg_layout says and take sg_data each; what one takes, to instructions of inst_data; what one of
 * these takes, to lanes as lane_layout and lane_data say. A slice is a layout for data that has not
 * all of its dimensions.
 */
#include "machine/xegpu/xegpu_int.h"
#include "support/arena.h"

#include <string.h>

bool jig_xegpu_is_layout(const JigAttr *x) {
    return jig_attr_is(x, JIG_XEGPU_ATTR(LAYOUT)) || jig_attr_is(x, JIG_XEGPU_ATTR(SLICE));
}

static bool is_slice(const JigAttr *x) {
    return jig_attr_is(x, JIG_XEGPU_ATTR(SLICE));
}
static const JigAttr *parent_of(const JigAttr *slice) {
    return jig_attr_param(slice, 0);
}
static const JigAttr *dims_of(const JigAttr *slice) {
    return jig_attr_param(slice, 1);
}

/* The layout that a slice is made of in the end. */
static const JigAttr *base_of(const JigAttr *x) {
    while (is_slice(x))
        x = parent_of(x);
    return x;
}

static size_t base_rank(const JigAttr *const *fields) {
    static const JigXegpuField from[] = {JIG_XEGPU_SG_LAYOUT, JIG_XEGPU_INST_DATA,
                                         JIG_XEGPU_LANE_LAYOUT};
    for (size_t i = 0; i < JIG_LEN(from); i++)
        if (fields[from[i]])
            return jig_attr_dense_array_len(fields[from[i]]);
    return 0;
}

size_t jig_xegpu_layout_rank(const JigAttr *x) {
    size_t dropped = 0;
    for (; is_slice(x); x = parent_of(x))
        dropped += jig_attr_dense_array_len(dims_of(x));
    const JigAttr *fields[JIG_XEGPU_NUM_FIELDS];
    for (size_t i = 0; i < JIG_XEGPU_NUM_FIELDS; i++)
        fields[i] = jig_attr_param(x, i);
    return base_rank(fields) - dropped;
}

bool jig_xegpu_is_for_groups(const JigAttr *x) {
    return jig_attr_param(base_of(x), JIG_XEGPU_SG_LAYOUT) != NULL;
}

/* ---- Fields ---- */

/* Without what stands at the places that the slice drops. */
static JigXegpuNumbers without(JigXegpuNumbers list, const JigAttr *dims, JigArena *a) {
    bool *dropped = jig_arena_calloc(a, list.n + 1);
    for (size_t i = 0; i < jig_attr_dense_array_len(dims); i++) {
        int64_t dim = jig_attr_dense_array_int(dims, i);
        if (dim >= 0 && (size_t)dim < list.n)
            dropped[dim] = true;
    }
    size_t n = 0;
    for (size_t i = 0; i < list.n; i++)
        if (!dropped[i])
            list.items[n++] = list.items[i];
    return (JigXegpuNumbers){list.items, n};
}

JigXegpuNumbers jig_xegpu_field(const JigAttr *x, JigXegpuField field, JigArena *a) {
    size_t depth = 0;
    for (const JigAttr *s = x; is_slice(s); s = parent_of(s))
        depth++;
    const JigAttr **slices = JIG_NEW_ARRAY(a, const JigAttr *, depth + 1);
    for (size_t i = 0; i < depth; i++, x = parent_of(x))
        slices[i] = x;
    const JigAttr *numbers = jig_attr_param(x, field);
    JigXegpuNumbers out = {.n = numbers ? jig_attr_dense_array_len(numbers) : 0};
    out.items = JIG_NEW_ARRAY(a, int64_t, out.n + 1);
    for (size_t i = 0; i < out.n; i++)
        out.items[i] = jig_attr_dense_array_int(numbers, i);
    while (depth--)
        out = without(out, dims_of(slices[depth]), a);
    return out;
}

/* ---- Sharing out ---- */

/* Of INT64_MIN and -1 there is no quotient. */
static bool divides(int64_t by, int64_t what) {
    return by == -1 ? what != INT64_MIN : by != 0 && what % by == 0;
}

static bool divides_each(JigXegpuNumbers by, JigXegpuNumbers what) {
    for (size_t i = 0; i < by.n; i++)
        if (!divides(by.items[i], what.items[i]))
            return false;
    return true;
}

static bool has_zero(JigXegpuNumbers list) {
    for (size_t i = 0; i < list.n; i++)
        if (!list.items[i])
            return true;
    return false;
}

/* Shares *shape out to units arranged as `layout`, which take `data` each; what one has then is
 * in *shape. Units may take turns, and there may be more of them than data, where `turns`. */
static bool share_out(JigXegpuNumbers *shape, JigXegpuNumbers layout, JigXegpuNumbers data,
                      bool turns, JigArena *a) {
    JigXegpuNumbers rest = {JIG_NEW_ARRAY(a, int64_t, shape->n + 1), shape->n};
    if (shape->n)
        memcpy(rest.items, shape->items, shape->n * sizeof *rest.items);
    if (layout.n) {
        JIG_CHECK(layout.n == shape->n && !has_zero(layout));
        if (divides_each(layout, *shape))
            for (size_t i = 0; i < rest.n; i++)
                rest.items[i] /= layout.items[i];
        else if (!turns || !divides_each(*shape, layout))
            return false;
    }
    if (data.n) {
        JIG_CHECK(data.n == shape->n && !has_zero(data));
        JIG_CHECK(divides_each(data, rest) || (turns && divides_each(rest, data)));
        rest = data;
    }
    *shape = rest;
    return true;
}

bool jig_xegpu_distributes(const JigAttr *x, const int64_t *shape, size_t rank) {
    static const struct {
        JigXegpuField layout, data;
        bool turns;
    } levels[] = {
        {JIG_XEGPU_SG_LAYOUT, JIG_XEGPU_SG_DATA, true},
        {JIG_XEGPU_NUM_FIELDS, JIG_XEGPU_INST_DATA, false},
        {JIG_XEGPU_LANE_LAYOUT, JIG_XEGPU_LANE_DATA, false},
    };
    JigArena a;
    jig_arena_init(&a);
    JigXegpuNumbers left = {JIG_NEW_ARRAY(&a, int64_t, rank + 1), rank};
    if (rank)
        memcpy(left.items, shape, rank * sizeof *shape);
    bool even = true;
    for (size_t i = 0; even && i < JIG_LEN(levels); i++) {
        JigXegpuNumbers none = {0}, layout = levels[i].layout == JIG_XEGPU_NUM_FIELDS
                                                 ? none
                                                 : jig_xegpu_field(x, levels[i].layout, &a);
        even =
            share_out(&left, layout, jig_xegpu_field(x, levels[i].data, &a), levels[i].turns, &a);
    }
    jig_arena_free(&a);
    return even;
}

/* ---- What must hold ---- */

static size_t len_of(const JigAttr *x) {
    return jig_attr_dense_array_len(x);
}

static bool verify_levels(JigContext *ctx, JigLoc loc, const JigAttr *const *f) {
    const JigAttr *sg = f[JIG_XEGPU_SG_LAYOUT], *sg_data = f[JIG_XEGPU_SG_DATA],
                  *inst = f[JIG_XEGPU_INST_DATA], *lane = f[JIG_XEGPU_LANE_LAYOUT];
    if (!sg && !inst && !lane)
        return jig_error(ctx, loc, "expected at least one of sg_layout, inst_data or lane_layout");
    if (sg && inst && len_of(sg) != len_of(inst))
        return jig_error(ctx, loc, "expected sg_layout and inst_data to have the same rank");
    if (sg && lane && len_of(sg) != len_of(lane))
        return jig_error(ctx, loc, "expected sg_layout and lane_layout to have the same rank");
    if (inst && lane && len_of(inst) != len_of(lane))
        return jig_error(ctx, loc,
                         "expected inst_data and lane_layout to have the same rank, got inst_data "
                         "%zu, lane_layout %zu",
                         len_of(inst), len_of(lane));
    if (sg_data && !sg)
        return jig_error(ctx, loc, "expected sg_layout being used with sg_data");
    return !sg_data || len_of(sg_data) == len_of(sg) ||
           jig_error(ctx, loc, "expected sg_data and sg_layout to have the same rank");
}

bool jig_xegpu_verify_layout(JigContext *ctx, JigLoc loc, const JigAttr *const *f, size_t n) {
    (void)n;
    JIG_CHECK(verify_levels(ctx, loc, f));
    const JigAttr *sg = f[JIG_XEGPU_SG_LAYOUT], *lane = f[JIG_XEGPU_LANE_LAYOUT],
                  *lane_data = f[JIG_XEGPU_LANE_DATA], *order = f[JIG_XEGPU_ORDER];
    if (lane_data && !lane)
        return jig_error(ctx, loc, "expected lane_layout being used with lane_data");
    if (lane_data && len_of(lane_data) != len_of(lane))
        return jig_error(ctx, loc, "expected lane_data and lane_layout to have the same rank");
    if (order && !sg && !lane)
        return jig_error(ctx, loc, "expected sg_layout/lane_layout being used with order");
    if (order && sg && len_of(order) != len_of(sg))
        return jig_error(ctx, loc, "expected order and sg_layout to have the same rank");
    if (order && lane && len_of(order) != len_of(lane))
        return jig_error(ctx, loc, "expected order and lane_layout to have the same rank");
    return true;
}

bool jig_xegpu_verify_slice(JigContext *ctx, JigLoc loc, const JigAttr *const *params, size_t n) {
    (void)n;
    size_t rank = jig_xegpu_layout_rank(params[0]), num_dims = len_of(params[1]);
    bool *seen = jig_malloc(rank + 1), ok = true;
    memset(seen, 0, rank + 1);
    for (size_t i = 0; ok && i < num_dims; i++) {
        int64_t dim = jig_attr_dense_array_int(params[1], i);
        if (dim < 0 || (size_t)dim >= rank)
            ok = jig_error(ctx, loc, "invalid dim (%lld) in slice attribute.", (long long)dim);
        else if (seen[dim])
            ok = jig_error(ctx, loc, "repeated dim (%lld) in slice attribute.", (long long)dim);
        else
            seen[dim] = true;
    }
    jig_free(seen);
    return ok;
}

/* ---- Made by others ---- */

const JigAttr *jig_xegpu_layout(JigContext *ctx, JigLoc loc,
                                const JigAttr *const fields[JIG_XEGPU_NUM_FIELDS]) {
    if (!jig_xegpu_verify_layout(ctx, loc, fields, JIG_XEGPU_NUM_FIELDS))
        return NULL;
    return jig_attr_get(ctx, JIG_XEGPU_ATTR(LAYOUT), fields, JIG_XEGPU_NUM_FIELDS);
}

const JigAttr *jig_xegpu_slice(JigLoc loc, const JigAttr *layout, const JigAttr *dims) {
    JigContext *ctx = jig_attr_context(layout);
    const JigAttr *params[] = {layout, dims};
    if (!jig_xegpu_verify_slice(ctx, loc, params, JIG_LEN(params)))
        return NULL;
    return jig_attr_get(ctx, JIG_XEGPU_ATTR(SLICE), params, JIG_LEN(params));
}
