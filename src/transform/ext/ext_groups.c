/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Groups of ops that share their loops: sizes of tiles that are kept with ops, and the questions
 * that a script asks before it tiles and fuses. */
#include "jig/iface.h"
#include "jig/ops/transform_ext.h"
#include "payload/fuse/fuse_groups.h"
#include "payload/structured/register_tile.h"
#include "transform/ext/ext_int.h"
#include "transform/ops/params/param_ops.h"

static JigApplyFn assign_tile_sizes, clear_annotations, get_fusion_roots, get_leading_units,
    get_register_tile_sizes, get_tile_sizes, get_tileable_consumers, get_tiling_sizes,
    propagate_tile_sizes, trace_producers;

static const JigOpRow rows[] = {
    {.name = "transform_ext.assign_tile_sizes",
     .ins = "target: read transform.Handle, tile_size: read optional<transform.Param>",
     .outs = "annotated: transform.Handle",
     .traits = "transform.TransformOpInterface, transform.ModifiesPayload",
     .format = JIG_EXT_FORMAT,
     .apply = assign_tile_sizes,
     .summary = "keep sizes of tiles with ops"},
    {.name = "transform_ext.clear_tile_and_fuse_annotations",
     .ins = "target: read transform.Handle",
     .outs = "cleared: transform.Handle",
     .traits = "transform.TransformOpInterface, transform.ModifiesPayload",
     .format = JIG_EXT_FORMAT,
     .apply = clear_annotations,
     .summary = "remove the sizes that ops and those in them have"},
    {.name = "transform_ext.get_fusion_roots",
     .ins = "target: read transform.Handle",
     .outs = "roots: transform.Handle",
     .traits = JIG_EXT_QUESTION,
     .format = JIG_EXT_FORMAT,
     .apply = get_fusion_roots,
     .summary = "the last op of each group"},
    {.name = "transform_ext.get_leading_unit_tile_sizes",
     .ins = "target: read transform.Handle",
     .outs = "tile_sizes_param: transform.Param",
     .traits = JIG_EXT_QUESTION,
     .format = JIG_EXT_FORMAT,
     .apply = get_leading_units,
     .summary = "1 for each loop but the innermost"},
    {.name = "transform_ext.get_register_tile_sizes",
     .ins = "target: read transform.Handle, rows: read transform.Param, "
            "columns: read transform.Param",
     .outs = "tile_sizes_param: transform.Param, steps_param: transform.Param",
     .traits = JIG_EXT_QUESTION,
     .format = JIG_EXT_FORMAT,
     .apply = get_register_tile_sizes,
     .summary = "sizes of a tile of the result, of some rows and columns"},
    {.name = "transform_ext.get_tile_sizes",
     .ins = "target: read transform.Handle",
     .outs = "tile_sizes_param: transform.Param",
     .traits = JIG_EXT_QUESTION,
     .format = JIG_EXT_FORMAT,
     .apply = get_tile_sizes,
     .summary = "the sizes that an op has"},
    {.name = "transform_ext.get_tileable_consumers",
     .ins = "target: read transform.Handle",
     .outs = "ops: transform.Handle",
     .traits = JIG_EXT_QUESTION,
     .format = JIG_EXT_FORMAT,
     .apply = get_tileable_consumers,
     .summary = "the chain of ops after an op that can be tiled with it"},
    {.name = "transform_ext.get_tiling_sizes",
     .ins = "target: read transform.Handle, tile_dim: read optional<transform.Param>",
     .outs = "tile_sizes_param: transform.Param",
     .traits = JIG_EXT_QUESTION,
     .format = JIG_EXT_FORMAT,
     .apply = get_tiling_sizes,
     .summary = "sizes to tile a product of matrices by"},
    {.name = "transform_ext.propagate_tile_sizes",
     .ins = "root: read transform.Handle",
     .outs = "annotated: transform.Handle",
     .traits = "transform.TransformOpInterface, transform.ModifiesPayload",
     .format = JIG_EXT_FORMAT,
     .apply = propagate_tile_sizes,
     .summary = "give the sizes of ops to those around them"},
    {.name = "transform_ext.trace_producers",
     .ins = "target: read transform.Handle",
     .outs = "ops: transform.Handle",
     .traits = JIG_EXT_QUESTION,
     .format = JIG_EXT_FORMAT,
     .apply = trace_producers,
     .summary = "what an op is computed from, the nearest first"},
};

static const char *const depends[] = {"transform", "linalg", NULL};
const JigDialect jig_transform_ext_groups = {
    .name = "transform_ext", JIG_TABLE(ops, rows), .depends = depends, .unlisted = true};

/* ---- What the ops share ---- */

static JigOps targets_of(JigTransformCall *call) {
    return jig_payload_ops(call, jig_transform_ext_target(call->op));
}

static JigStatus only_target(JigTransformCall *call, JigOp **out) {
    JigOps targets = targets_of(call);
    if (targets.len != 1)
        return jig_silenceable_op(call, "expects exactly one payload op, got {}",
                                  jig_fact_int(targets.len));
    *out = targets.items[0];
    return JIG_OK;
}

/* At least 0. `given` may be NULL. */
static JigStatus size_of_tiles(JigTransformCall *call, const JigValue *given, int64_t *out) {
    *out = JIG_GROUP_SIZE;
    if (!given)
        return JIG_OK;
    JIG_TRY(jig_ext_only_number(call, given, "size", out));
    return *out >= 0 ? JIG_OK
                     : jig_silenceable_op(call, "expects the size to be at least 0, got {}",
                                          jig_fact_int(*out));
}

static JigStatus check_sizes(JigTransformCall *call, JigOps targets) {
    for (size_t i = 0; i < targets.len; ++i) {
        const char *expected = jig_fuse_group_sizes_malformed(targets.items[i]);
        if (!expected)
            continue;
        jig_silenceable_op(call, "expects the attribute '{}' to be {}",
                           jig_fact_text(JIG_GROUP_SIZES), jig_fact_text(expected));
        jig_failure_note(call, targets.items[i], "target op");
        return JIG_SILENCEABLE;
    }
    return JIG_OK;
}

/* ---- Sizes ---- */

static JigStatus assign_tile_sizes(JigTransformCall *call) {
    int64_t size;
    JIG_TRY(size_of_tiles(call, jig_transform_ext_assign_tile_sizes_tile_size(call->op), &size));
    JigOps targets = targets_of(call);
    JIG_TRY(check_sizes(call, targets));
    JigOp **annotated = jig_arena_alloc(call->arena, (targets.len + 1) * sizeof *annotated);
    size_t n = 0;
    for (size_t i = 0; i < targets.len; ++i) {
        JigOp *target = targets.items[i];
        JigSizeList sizes;
        bool has = jig_fuse_group_sizes(target) != NULL,
             gets = !has && jig_fuse_group_choose_sizes(target, size, call->arena, &sizes);
        if (gets)
            jig_fuse_group_set_sizes(call->rw, target, sizes);
        if (has || gets)
            annotated[n++] = target;
    }
    jig_set_ops(call, 0, annotated, n);
    return JIG_OK;
}

static JigStatus propagate_tile_sizes(JigTransformCall *call) {
    JigOps roots = jig_payload_ops(call, jig_transform_ext_propagate_tile_sizes_root(call->op));
    JIG_TRY(check_sizes(call, roots));
    JigOpList all = jig_fuse_group_propagate(call->rw, roots.items, roots.len, call->arena);
    jig_set_ops(call, 0, all.items, all.len);
    return JIG_OK;
}

static JigStatus clear_annotations(JigTransformCall *call) {
    JigOps targets = targets_of(call);
    for (size_t i = 0; i < targets.len; ++i)
        jig_fuse_group_forget(call->rw, targets.items[i]);
    jig_set_ops(call, 0, targets.items, targets.len);
    return JIG_OK;
}

static JigStatus get_tile_sizes(JigTransformCall *call) {
    JigOp *target;
    JIG_TRY(only_target(call, &target));
    JIG_TRY(check_sizes(call, (JigOps){&target, 1}));
    const JigAttr *sizes = jig_fuse_group_sizes(target);
    jig_transform_set_numbers(call, 0, sizes ? jig_attr_dense_i64_data(sizes) : NULL,
                              sizes ? jig_attr_dense_array_len(sizes) : 0);
    return JIG_OK;
}

static JigStatus get_tiling_sizes(JigTransformCall *call) {
    JigOp *target;
    int64_t size;
    JIG_TRY(only_target(call, &target));
    JIG_TRY(size_of_tiles(call, jig_transform_ext_get_tiling_sizes_tile_dim(call->op), &size));
    JigSizeList sizes = jig_fuse_group_product_sizes(target, size, call->arena);
    jig_transform_set_numbers(call, 0, sizes.items, sizes.len);
    return JIG_OK;
}

static JigStatus get_leading_units(JigTransformCall *call) {
    JigOp *target;
    JIG_TRY(only_target(call, &target));
    if (!jig_structured(target)) {
        jig_silenceable_op(call, "expects a structured op");
        jig_failure_note(call, target, "target op");
        return JIG_SILENCEABLE;
    }
    size_t n = jig_structured(target)->num_loops(target);
    int64_t *units = jig_arena_alloc(call->arena, (n + 1) * sizeof *units);
    for (size_t i = 0; i + 1 < n; ++i)
        units[i] = 1;
    jig_transform_set_numbers(call, 0, units, n ? n - 1 : 0);
    return JIG_OK;
}

static JigStatus get_register_tile_sizes(JigTransformCall *call) {
    JigOp *target;
    JIG_TRY(only_target(call, &target));
    const JigOp *op = call->op;
    int64_t rows, columns;
    JIG_TRY(size_of_tiles(call, jig_transform_ext_get_register_tile_sizes_rows(op), &rows));
    JIG_TRY(size_of_tiles(call, jig_transform_ext_get_register_tile_sizes_columns(op), &columns));
    JigLoopRoles roles;
    if (!jig_structured(target) || !jig_structured_loop_roles(target, &roles)) {
        jig_silenceable_op(call, "expects a structured op whose result has dimensions");
        jig_failure_note(call, target, "target op");
        return JIG_SILENCEABLE;
    }
    size_t n = jig_structured(target)->num_loops(target), num_sizes = 0;
    int64_t *sizes = jig_arena_alloc(call->arena, (n + 1) * sizeof *sizes),
            *steps = jig_arena_alloc(call->arena, (n + 1) * sizeof *steps);
    for (size_t i = 0; i < n; ++i) {
        bool is_parallel = jig_structured(target)->iterator(target, i) == JIG_PARALLEL;
        steps[i] = !is_parallel;
        sizes[i] = !is_parallel ? 0 : i == roles.column ? columns : i == roles.row ? rows : 1;
        if (is_parallel)
            num_sizes = i + 1;
    }
    jig_transform_set_numbers(call, 0, sizes, num_sizes);
    jig_transform_set_numbers(call, 1, steps, n);
    return JIG_OK;
}

/* ---- Ops around ops ---- */

static JigStatus get_fusion_roots(JigTransformCall *call) {
    JigOps targets = targets_of(call);
    JIG_TRY(check_sizes(call, targets));
    JigOpList roots = jig_fuse_group_roots(targets.items, targets.len, call->arena);
    jig_set_ops(call, 0, roots.items, roots.len);
    return JIG_OK;
}

static JigStatus get_tileable_consumers(JigTransformCall *call) {
    JigOp *target;
    JIG_TRY(only_target(call, &target));
    JigOpList chain = jig_fuse_group_consumers(target, call->arena);
    jig_set_ops(call, 0, chain.len ? chain.items : &target, chain.len ? chain.len : 1);
    return JIG_OK;
}

static JigStatus trace_producers(JigTransformCall *call) {
    JigOp *target;
    JIG_TRY(only_target(call, &target));
    JigOpList producers = jig_fuse_group_trace_producers(&target, 1, call->arena);
    jig_set_ops(call, 0, producers.items, producers.len);
    return JIG_OK;
}
