/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Bodies of launches as functions of modules for the device. */
#include "jig/payload/gpu.h"

#include "dialect/dlti/dlti.h"
#include "dialect/gpu/gpu.h"
#include "payload/gpu/passes.h"
#include "rewrite/region.h"
#include "support/check.h"

/* ---- The function ---- */

/* Three sizes as an attribute; NULL unless all are constants below 2^32. */
static const JigAttr *known_sizes(JigContext *ctx, const JigOp *launch, size_t first) {
    int32_t sizes[3];
    for (size_t i = 0; i < 3; ++i) {
        int64_t size;
        if (!jig_constant_int(jig_op_operand(launch, first + i), &size) || size < 0 ||
            size > UINT32_MAX)
            return NULL;
        sizes[i] = (int32_t)(uint32_t)size;
    }
    return jig_attr_dense_i32(ctx, sizes, 3);
}

/* The launch's own arguments of memory: of the block, then of threads. */
static void add_memory(JigBlock *entry, const JigOp *launch, JigIRMap *map) {
    const JigBlock *body = jig_op_body(launch);
    for (size_t i = jig_gpu_launch_num_ids(launch); i < jig_block_num_args(body); ++i) {
        JigValue *from = jig_block_arg(body, i);
        jig_irmap_value(map, from,
                        jig_block_add_arg(entry, jig_value_type(from), jig_op_loc(launch)));
    }
}

/* Ops in place of the launch's arguments for ids and sizes. */
static void add_ids(JigRewriter *rw, const JigOp *launch, JigIRMap *map) {
    static const size_t ops[] = {JIG_GPU_BLOCK_ID,  JIG_GPU_THREAD_ID,  JIG_GPU_GRID_DIM,
                                 JIG_GPU_BLOCK_DIM, JIG_GPU_CLUSTER_ID, JIG_GPU_CLUSTER_DIM};
    const JigType *index = jig_type_index(rw->ctx);
    for (size_t i = 0; i < jig_gpu_launch_num_ids(launch); ++i) {
        JigOp *id = jig_build(rw, jig_op_loc(launch), &jig_gpu_ops[ops[i / 3]], NULL, 0, &index, 1,
                              "dimension", jig_gpu_dim(rw->ctx, (int64_t)(i % 3)), NULL);
        jig_irmap_value(map, jig_block_arg(jig_op_body(launch), i), jig_op_result(id, 0));
    }
}

static void end_by_returns(JigRewriter *rw, JigRegion *body) {
    for (JigBlock *b = jig_region_first(body); b; b = jig_block_next(b)) {
        JigOp *end = jig_block_last(b);
        if (!end || !jig_op_is(end, JIG_GPU(TERMINATOR)))
            continue;
        jig_at_before(rw, end);
        jig_gpu_return_build(rw, jig_op_loc(end), &(JigGpuReturn){0});
        jig_rw_erase(rw, end);
    }
}

static JigOp *build_function(JigRewriter *rw, const JigOp *launch, JigStr name,
                             const JigValueVec *taken, JigArena *a) {
    size_t first = jig_gpu_launch_num_async_dependencies(launch), n = taken->len;
    const JigType **types = JIG_NEW_ARRAY(a, const JigType *, n);
    for (size_t i = 0; i < n; ++i)
        types[i] = jig_value_type(taken->data[i]);
    JigLoc loc = jig_op_loc(launch);
    JigOp *function = jig_gpu_func_build(
        rw, loc,
        &(JigGpuFunc){.function_type =
                          jig_attr_of_type(jig_type_function(rw->ctx, types, n, NULL, 0)),
                      .known_grid_size = known_sizes(rw->ctx, launch, first),
                      .known_block_size = known_sizes(rw->ctx, launch, first + 3)});
    jig_rw_set_attr(rw, function, "sym_name", jig_attr_string(rw->ctx, name));
    jig_rw_set_attr(rw, function, "gpu.kernel", jig_attr_unit(rw->ctx));
    jig_rw_set_attr(rw, function, "workgroup_attributions",
                    jig_attr_i64(rw->ctx, (int64_t)jig_gpu_num_workgroup(launch)));
    JigBlock *entry = jig_create_block(rw, jig_gpu_func_body(function), NULL, types, n, loc);
    JigIRMap *map = jig_irmap_create();
    for (size_t i = 0; i < n; ++i)
        jig_irmap_value(map, taken->data[i], jig_block_arg(entry, i));
    add_memory(entry, launch, map);
    jig_at_start(rw, entry);
    add_ids(rw, launch, map);
    jig_region_clone_into(jig_gpu_launch_body(launch), jig_gpu_func_body(function), NULL, map);
    jig_irmap_destroy(map);
    jig_rw_merge_blocks(rw, jig_block_next(entry), entry, NULL, 0);
    end_by_returns(rw, jig_gpu_func_body(function));
    return function;
}

/* ---- Its module ---- */

/* `name`, or one with a number that none had before. */
static JigStr free_name(JigKernelPlace *place, JigStr name, JigArena *a) {
    JigStr free = name;
    while (jig_symbol_lookup_in(place->table, free))
        free = jig_arena_printf(a, "%.*s_%zu", JIG_FMT(name), place->renamed++);
    return free;
}

static JigOp *find_or_build_module(JigRewriter *rw, const JigOp *launch, JigKernelPlace *place,
                                   JigStr name, JigArena *a) {
    const JigAttr *wanted = jig_gpu_launch_module_attr(launch);
    JigOp *known =
        wanted ? jig_symbol_lookup_in(place->table, jig_attr_symbol_part(wanted, 0)) : NULL;
    if (known && jig_op_is(known, JIG_GPU(MODULE)))
        return known;
    if (wanted)
        name = jig_attr_symbol_part(wanted, 0);
    JigStr unique = free_name(place, name, a);
    JigPoint at = {jig_op_body(place->table), place->before};
    jig_set_point(rw, at);
    JigOp *module = jig_gpu_module_build(
        rw, jig_op_loc(launch), &(JigGpuModule){.sym_name = jig_attr_string(rw->ctx, unique)});
    jig_create_block(rw, jig_gpu_module_body_region(module), NULL, NULL, 0, jig_op_loc(launch));
    return module;
}

/* ---- What the function names ---- */

typedef struct Names {
    JigPtrMap seen; /* symbol attributes */
    JigAttrVec refs;
    JigOpVec users;
} Names;

static void note_name(JigOp *user_op, const JigAttr *ref, void *user) {
    Names *names = user;
    if (!jig_ptrset_add(&names->seen, ref))
        return;
    jig_vec_push(&names->refs, ref);
    jig_vec_push(&names->users, user_op);
}

static void free_names(Names *names) {
    jig_ptrmap_free(&names->seen);
    jig_vec_free(&names->refs);
    jig_vec_free(&names->users);
}

/* Copies into the module of what `symbol` and the copies themselves name. */
static void take_along(JigRewriter *rw, JigOp *table, JigOp *module, JigOp *symbol) {
    JigOpVec work = {0};
    jig_vec_push(&work, symbol);
    while (work.len) {
        Names names = {0};
        (void)jig_symbol_scope_uses_walk(jig_vec_pop(&work), note_name, &names);
        for (size_t i = 0; i < names.refs.len; ++i) {
            JigStr name = jig_attr_symbol_leaf(names.refs.data[i]);
            JigOp *def =
                jig_symbol_lookup_in(module, name) ? NULL : jig_symbol_lookup_in(table, name);
            if (!def)
                continue;
            jig_at_end(rw, jig_op_body(module));
            jig_vec_push(&work, jig_rw_clone(rw, def, NULL));
        }
        free_names(&names);
    }
    jig_vec_free(&work);
}

/* Does everything that would go along exist? */
static bool check_names(const JigOp *launch, const JigKernelPlace *place, JigStr kernel,
                        JigReason *why) {
    JigOpVec work = {0};
    JigPtrMap seen = {0};
    bool ok = true;
    jig_vec_push(&work, (JigOp *)launch);
    while (ok && work.len) {
        Names names = {0};
        (void)jig_symbol_scope_uses_walk(jig_vec_pop(&work), note_name, &names);
        for (size_t i = 0; ok && i < names.refs.len; ++i) {
            const JigAttr *ref = names.refs.data[i];
            if (names.users.data[i] == launch || jig_str_eq(jig_attr_symbol_leaf(ref), kernel))
                continue;
            JigOp *def = jig_symbol_lookup_in(place->table, jig_attr_symbol_leaf(ref));
            if (!def)
                ok = jig_refuse(why, names.users.data[i],
                                "{} stands for nothing that could go along with the kernel",
                                jig_fact_attr(ref));
            else if (jig_ptrset_add(&seen, def))
                jig_vec_push(&work, def);
        }
        free_names(&names);
    }
    jig_vec_free(&work);
    jig_ptrmap_free(&seen);
    return ok;
}

/* ---- The launch ---- */

static void replace_launch(JigRewriter *rw, JigOp *launch, JigOp *module, JigOp *function,
                           const JigValueVec *taken, JigArena *a) {
    size_t n = jig_gpu_launch_num_async_dependencies(launch);
    JigValue **deps = JIG_NEW_ARRAY(a, JigValue *, n);
    for (size_t i = 0; i < n; ++i)
        deps[i] = jig_gpu_launch_async_dependencies_at(launch, i);
    JigStr path[] = {jig_symbol_name(module), jig_symbol_name(function)};
    JigValue *token = jig_gpu_launch_async_token(launch);
    jig_at_before(rw, launch);
    JigOp *call = jig_gpu_launch_func_build(
        rw, jig_op_loc(launch),
        &(JigGpuLaunchFunc){.async_dependencies = {deps, n},
                            .grid_size_x = jig_gpu_launch_grid_size_x(launch),
                            .grid_size_y = jig_gpu_launch_grid_size_y(launch),
                            .grid_size_z = jig_gpu_launch_grid_size_z(launch),
                            .block_size_x = jig_gpu_launch_block_size_x(launch),
                            .block_size_y = jig_gpu_launch_block_size_y(launch),
                            .block_size_z = jig_gpu_launch_block_size_z(launch),
                            .cluster_size_x = jig_gpu_launch_cluster_size_x(launch),
                            .cluster_size_y = jig_gpu_launch_cluster_size_y(launch),
                            .cluster_size_z = jig_gpu_launch_cluster_size_z(launch),
                            .dynamic_shared_memory_size =
                                jig_gpu_launch_dynamic_shared_memory_size(launch),
                            .kernel_operands = {taken->data, taken->len},
                            .async_token_type = token ? jig_value_type(token) : NULL,
                            .kernel = jig_attr_symbol(rw->ctx, path, JIG_LEN(path))});
    jig_rw_replace_op(rw, launch, call);
}

/* The name of the symbol around the launch tells that of its kernel. */
static JigStr kernel_name(const JigOp *launch, JigArena *a) {
    const JigAttr *given = jig_gpu_launch_function_attr(launch);
    if (given)
        return jig_attr_symbol_part(given, 0);
    const JigOp *around = jig_op_parent(launch);
    while (around && !jig_op_is_symbol(around))
        around = jig_op_parent(around);
    JigStr name = around ? jig_symbol_name(around) : JIG_STR("");
    return jig_arena_printf(a, "%.*s_kernel", JIG_FMT(name));
}

bool jig_gpu_outline(JigRewriter *rw, JigOp *launch, JigKernelPlace *place, JigArena *a,
                     JigReason *why) {
    JIG_REQUIRE(rw && jig_op_is(launch, JIG_GPU(LAUNCH)) && place && place->table && a);
    JigStr name = kernel_name(launch, a);
    JIG_CHECK(check_names(launch, place, name, why));
    JigValueVec taken = {0};
    jig_regions_values_from_above(jig_gpu_launch_body(launch), &taken);
    JigOp *module = find_or_build_module(rw, launch, place, name, a);
    if (place->layout)
        jig_rw_set_attr(rw, module, "dlti.dl_spec", place->layout);
    jig_at_end(rw, jig_op_body(module));
    JigOp *function =
        build_function(rw, launch, jig_symbol_unique_name(module, name, a), &taken, a);
    take_along(rw, place->table, module, function);
    replace_launch(rw, launch, module, function, &taken, a);
    jig_vec_free(&taken);
    return true;
}

/* ---- The pass ---- */

static const JigOptionRow options[] = {
    {.name = "data-layout-str",
     .kind = JIG_OPTION_STRING,
     .otherwise = "",
     .help = "The data layout of the device: a #dlti.dl_spec"},
};

typedef struct Outlining {
    JigPassCall *call;
    JigKernelPlace place;
    bool any, failed;
} Outlining;

static JigWalk outline_each(JigOp *op, void *user) {
    Outlining *o = user;
    if (!jig_op_is(op, JIG_GPU(LAUNCH)))
        return JIG_WALK_ADVANCE;
    JigReason why = JIG_REASON(o->call->arena);
    o->any = true;
    if (jig_gpu_outline(o->call->rw, op, &o->place, o->call->arena, &why))
        return JIG_WALK_ADVANCE;
    o->failed = true;
    jig_reason_emit(o->call->ctx, JIG_ERROR, &why);
    return JIG_WALK_INTERRUPT;
}

static bool read_layout(JigPassCall *call, const JigAttr **layout) {
    JigStr text = jig_option_string(call, "data-layout-str");
    if (!text.len)
        return true;
    *layout = jig_parse_typed_attr_str(call->ctx, text, NULL);
    if (!*layout)
        return false;
    return jig_attr_is(*layout, JIG_DLTI_ATTR(SPEC)) ||
           jig_error(call->ctx, jig_op_loc(call->op), "'data-layout-str' is no data layout");
}

static bool run(JigPassCall *call) {
    Outlining o = {.call = call, .place.table = call->op};
    JIG_CHECK(read_layout(call, &o.place.layout));
    for (JigOp *op = jig_block_first(jig_op_body(call->op)); op && !o.failed;
         op = jig_op_next(op)) {
        if (!jig_op_is_symbol(op))
            continue;
        o.place.before = jig_op_next(op);
        jig_walk_post(op, outline_each, &o);
    }
    if (o.any && !o.failed)
        jig_rw_set_attr(call->rw, call->op, "gpu.container_module", jig_attr_unit(call->ctx));
    return !o.failed;
}

const JigPassRow jig_pass_gpu_kernel_outlining = {
    .name = "gpu-kernel-outlining",
    .title = "GpuKernelOutliningPass",
    .anchor = "builtin.module",
    .options = options,
    .num_options = JIG_LEN(options),
    .run = run,
    .summary = "bodies of launches as functions for the device",
};
