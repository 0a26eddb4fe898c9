/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Syntax of gpu.launch, gpu.func and gpu.warp_execute_on_lane_0. */
#include "dialect/gpu/gpu_int.h"
#include "jig/iface.h"

/* ---- Memory that a body has as arguments: workgroup(%a : memref<...>) ---- */

typedef struct Arguments {
    JigArgument *items;
    size_t n, cap;
} Arguments;

static void add_argument(JigParser *p, Arguments *list, JigArgument arg) {
    JIG_ARENA_PUSH(jig_parser_arena(p), list->items, list->n, list->cap, arg);
}

/* *attrs: a dictionary for each, or NULL where none has any. NULL: there are none to read. */
static bool parse_attributions(JigParser *p, const char *keyword, Arguments *list,
                               const JigAttr **attrs) {
    JigContext *ctx = jig_parser_context(p);
    JigArgument *args;
    size_t n;
    if (!jig_parse_try_keyword(p, keyword))
        return true;
    JIG_CHECK(jig_parse_arguments(p, JIG_DELIM_PAREN, &args, &n, true, attrs != NULL));
    const JigAttr **dicts = JIG_NEW_ARRAY(jig_parser_arena(p), const JigAttr *, n + 1);
    bool any = false;
    for (size_t i = 0; i < n; i++) {
        add_argument(p, list, args[i]);
        dicts[i] = args[i].attrs ? args[i].attrs : jig_attr_dict(ctx, NULL, 0);
        any |= jig_attr_dict_len(dicts[i]) > 0;
    }
    if (any)
        *attrs = jig_attr_array(ctx, dicts, n);
    return true;
}

static void print_attributions(JigPrinter *p, const char *keyword, const JigBlock *body,
                               size_t first, size_t end, const JigAttr *attrs) {
    for (size_t i = first; i < end; i++) {
        jig_print(p, i > first ? ", " : " ");
        if (i == first) {
            jig_print(p, keyword);
            jig_print(p, "(");
        }
        const JigValue *arg = jig_block_arg(body, i);
        jig_print_value(p, arg);
        jig_print(p, " : ");
        jig_print_type(p, jig_value_type(arg));
        if (attrs && i - first < jig_attr_array_len(attrs) &&
            jig_attr_dict_len(jig_attr_array_at(attrs, i - first))) {
            jig_print(p, " ");
            jig_print_dict(p, jig_attr_array_at(attrs, i - first));
        }
    }
    if (end > first)
        jig_print(p, ")");
}

static size_t least(size_t a, size_t b) {
    return a < b ? a : b;
}

/* Both kinds, of arguments from `first` on. */
static void print_memory(JigPrinter *p, const JigOp *op, size_t first, const JigAttr *of_workgroup,
                         const JigAttr *of_private) {
    const JigBlock *body = jig_op_body(op);
    size_t n = body ? jig_block_num_args(body) : 0;
    size_t middle = least(n, first + jig_gpu_num_workgroup(op));
    print_attributions(p, "workgroup", body, first, middle, of_workgroup);
    print_attributions(p, "private", body, middle, n, of_private);
}

/* ---- gpu.launch ---- */

enum { GRID, BLOCK, CLUSTER, NUM_LEVELS };

/* `(%bx, %by, %bz) in (%gx = %0, %gy = %1, %gz = %2)` */
typedef struct Level {
    JigArgument ids[3], sizes[3];
    JigUnresolved operands[3];
    bool there;
} Level;

typedef struct Ids {
    JigArgument *items;
    size_t n, cap;
} Ids;

static bool parse_id(JigParser *p, void *user) {
    Ids *ids = user;
    JigArgument id;
    JIG_CHECK(jig_parse_argument(p, &id, false, false));
    JIG_ARENA_PUSH(jig_parser_arena(p), ids->items, ids->n, ids->cap, id);
    return true;
}

static bool parse_level(JigParser *p, Level *level) {
    Ids ids = {0};
    JigSpot spot = jig_parse_spot(p);
    JIG_CHECK(jig_parse_list(p, JIG_DELIM_PAREN, parse_id, &ids, " in operand list"));
    JIG_CHECK(jig_parse_keyword(p, "in") && jig_parse_token(p, "("));
    if (ids.n != 3)
        return jig_parse_error(p, spot, "expected 3 ids");
    for (size_t i = 0; i < 3; i++) {
        level->ids[i] = ids.items[i];
        JIG_CHECK(i == 0 || jig_parse_token(p, ","));
        JIG_CHECK(jig_parse_argument(p, &level->sizes[i], false, false) && jig_parse_token(p, "="));
        JIG_CHECK(jig_parse_operand(p, &level->operands[i]));
    }
    level->there = true;
    return jig_parse_token(p, ")");
}

static bool parse_levels(JigParser *p, JigOpState *s, Level levels[NUM_LEVELS]) {
    const JigType *index = jig_type_index(jig_parser_context(p));
    if (jig_parse_try_keyword(p, "clusters"))
        JIG_CHECK(parse_level(p, &levels[CLUSTER]));
    JIG_CHECK(jig_parse_keyword(p, "blocks") && parse_level(p, &levels[GRID]));
    JIG_CHECK(jig_parse_keyword(p, "threads") && parse_level(p, &levels[BLOCK]));
    for (size_t i = 0; i < NUM_LEVELS; i++)
        if (levels[i].there)
            JIG_CHECK(jig_resolve_operands(p, s, levels[i].operands, 3, index));
    return true;
}

static void add_level_arguments(JigParser *p, Arguments *list, const JigArgument args[3]) {
    for (size_t i = 0; i < 3; i++) {
        JigArgument arg = args[i];
        arg.type = jig_type_index(jig_parser_context(p));
        add_argument(p, list, arg);
    }
}

/* `module(@m) function(@f)` */
static bool parse_names(JigParser *p, JigOpState *s) {
    static const char *const names[] = {"module", "function"};
    for (size_t i = 0; i < JIG_LEN(names); i++) {
        if (!jig_parse_try_keyword(p, names[i]))
            continue;
        JIG_CHECK(jig_parse_token(p, "("));
        JigSpot spot = jig_parse_spot(p);
        const JigAttr *name = jig_parse_symbol(p);
        JIG_CHECK(name);
        if (jig_attr_symbol_len(name) != 1)
            return jig_parse_error(p, spot, "invalid kind of attribute specified");
        jig_state_add_attr(s, p, names[i], name);
        JIG_CHECK(jig_parse_token(p, ")"));
    }
    return true;
}

static bool parse_launch_body(JigParser *p, JigOpState *s, Level levels[NUM_LEVELS]) {
    JigContext *ctx = jig_parser_context(p);
    Arguments args = {0};
    add_level_arguments(p, &args, levels[GRID].ids);
    add_level_arguments(p, &args, levels[BLOCK].ids);
    add_level_arguments(p, &args, levels[GRID].sizes);
    add_level_arguments(p, &args, levels[BLOCK].sizes);
    if (levels[CLUSTER].there) {
        add_level_arguments(p, &args, levels[CLUSTER].ids);
        add_level_arguments(p, &args, levels[CLUSTER].sizes);
    }
    size_t ids = args.n;
    JIG_CHECK(parse_attributions(p, "workgroup", &args, NULL));
    jig_state_add_attr(s, p, "workgroup_attributions", jig_attr_i64(ctx, (int64_t)(args.n - ids)));
    JIG_CHECK(parse_attributions(p, "private", &args, NULL));
    JIG_CHECK(jig_parse_region(p, jig_state_add_region(s, p), args.items, args.n));
    return jig_parse_attr_dict(p, s);
}

bool jig_gpu_parse_launch(JigParser *p, JigOpState *s) {
    JigContext *ctx = jig_parser_context(p);
    Level levels[NUM_LEVELS] = {0};
    const JigType *token;
    JigUnresolved *deps, shared;
    size_t num_deps;
    JIG_CHECK(jig_gpu_parse_async(p, &token, &deps, &num_deps));
    if (token)
        JIG_CHECK(jig_resolve_operands(p, s, deps, num_deps, token));
    else if (num_deps)
        JIG_CHECK(jig_resolve_operands(p, s, deps, num_deps,
                                       jig_type_get(ctx, JIG_GPU_TYPE(ASYNC_TOKEN), NULL, 0)));
    if (jig_parse_num_bound_results(p)) {
        if (!token)
            return jig_parse_error(p, jig_parse_name_spot(p),
                                   "gpu.launch requires 'async' keyword to return a value");
        jig_state_add_types(s, p, &token, 1);
    }
    JIG_CHECK(parse_levels(p, s, levels));
    bool has_shared = jig_parse_try_keyword(p, "dynamic_shared_memory_size");
    if (has_shared)
        JIG_CHECK(jig_parse_operand(p, &shared) &&
                  jig_resolve_operand(p, s, &shared, jig_type_i(ctx, 32)));
    JIG_CHECK(parse_names(p, s));
    JIG_CHECK(parse_launch_body(p, s, levels));
    int32_t clusters = levels[CLUSTER].there;
    const int32_t sizes[] = {(int32_t)num_deps, 1,        1,        1,         1, 1, 1,
                             clusters,          clusters, clusters, has_shared};
    jig_state_add_attr(s, p, "operandSegmentSizes", jig_attr_dense_i32(ctx, sizes, JIG_LEN(sizes)));
    return true;
}

static void print_level(JigPrinter *p, const JigOp *op, const char *keyword, size_t ids,
                        size_t sizes, JigValue *const operands[3]) {
    const JigBlock *body = jig_op_body(op);
    jig_print(p, keyword);
    for (size_t i = 0; i < 3; i++) {
        jig_print(p, i ? ", " : "(");
        jig_print_value(p, jig_block_arg(body, ids + i));
    }
    for (size_t i = 0; i < 3; i++) {
        jig_print(p, i ? ", " : ") in (");
        jig_print_value(p, jig_block_arg(body, sizes + i));
        jig_print(p, " = ");
        jig_print_value(p, operands[i]);
    }
    jig_print(p, ")");
}

static void print_name(JigPrinter *p, const char *keyword, const JigAttr *name) {
    if (!name)
        return;
    jig_print(p, keyword);
    jig_print_symbol(p, jig_attr_symbol_leaf(name));
    jig_print(p, ")");
}

static void print_levels(JigPrinter *p, const JigOp *op) {
    JigValue *const grid[] = {jig_gpu_launch_grid_size_x(op), jig_gpu_launch_grid_size_y(op),
                              jig_gpu_launch_grid_size_z(op)},
                    *const block[] = {jig_gpu_launch_block_size_x(op),
                                      jig_gpu_launch_block_size_y(op),
                                      jig_gpu_launch_block_size_z(op)},
                    *const cluster[] = {jig_gpu_launch_cluster_size_x(op),
                                        jig_gpu_launch_cluster_size_y(op),
                                        jig_gpu_launch_cluster_size_z(op)};
    if (jig_gpu_launch_has_clusters(op))
        print_level(p, op, " clusters", JIG_LAUNCH_CLUSTER_ID, JIG_LAUNCH_CLUSTER_SIZE, cluster);
    print_level(p, op, " blocks", JIG_LAUNCH_BLOCK_ID, JIG_LAUNCH_GRID_SIZE, grid);
    print_level(p, op, " threads", JIG_LAUNCH_THREAD_ID, JIG_LAUNCH_BLOCK_SIZE, block);
}

void jig_gpu_print_launch(JigPrinter *p, const JigOp *op) {
    static const char *const elided[] = {"operandSegmentSizes", "workgroup_attributions", "module",
                                         "function", NULL};
    JigOperandRange deps = jig_gpu_launch_async_dependencies(op);
    if (jig_op_num_results(op)) {
        jig_print(p, " async");
        if (deps.count) {
            jig_print(p, " [");
            jig_print_operands(p, op, deps.start, deps.count);
            jig_print(p, "]");
        }
    }
    print_levels(p, op);
    if (jig_gpu_launch_dynamic_shared_memory_size(op)) {
        jig_print(p, " dynamic_shared_memory_size ");
        jig_print_value(p, jig_gpu_launch_dynamic_shared_memory_size(op));
    }
    print_name(p, " module(", jig_gpu_launch_module_attr(op));
    print_name(p, " function(", jig_gpu_launch_function_attr(op));
    print_memory(p, op, jig_gpu_launch_num_ids(op), NULL, NULL);
    jig_print(p, " ");
    jig_print_region(p, jig_gpu_launch_body(op), false, true, false);
    jig_print_attr_dict(p, op, elided);
}

/* ---- gpu.func ---- */

static bool parse_func_memory(JigParser *p, JigOpState *s, Arguments *args) {
    size_t before = args->n;
    const JigAttr *attrs = NULL;
    JIG_CHECK(parse_attributions(p, "workgroup", args, &attrs));
    jig_state_add_attr(s, p, "workgroup_attributions",
                       jig_attr_i64(jig_parser_context(p), (int64_t)(args->n - before)));
    if (attrs)
        jig_state_add_attr(s, p, "workgroup_attrib_attrs", attrs);
    attrs = NULL;
    JIG_CHECK(parse_attributions(p, "private", args, &attrs));
    if (attrs)
        jig_state_add_attr(s, p, "private_attrib_attrs", attrs);
    return true;
}

bool jig_gpu_parse_func(JigParser *p, JigOpState *s) {
    JigContext *ctx = jig_parser_context(p);
    const JigAttr *name = jig_parse_symbol_name(p);
    JIG_CHECK(name);
    jig_state_add_attr(s, p, "sym_name", name);
    JigSpot spot = jig_parse_spot(p);
    JigSignature sig;
    JIG_CHECK(jig_parse_signature(p, false, &sig));
    if (sig.num_args && !sig.named)
        return jig_parse_error(p, spot, "gpu.func requires named arguments");
    Arguments args = {0};
    const JigType **inputs = JIG_NEW_ARRAY(jig_parser_arena(p), const JigType *, sig.num_args + 1);
    for (size_t i = 0; i < sig.num_args; i++) {
        add_argument(p, &args, sig.args[i]);
        inputs[i] = sig.args[i].type;
    }
    const JigType *type =
        jig_type_function(ctx, inputs, sig.num_args, sig.results, sig.num_results);
    jig_state_add_attr(s, p, "function_type", jig_attr_of_type(type));
    jig_state_add_signature_attrs(s, p, &sig, "arg_attrs", "res_attrs");
    JIG_CHECK(parse_func_memory(p, s, &args));
    if (jig_parse_try_keyword(p, "kernel"))
        jig_state_add_attr(s, p, "gpu.kernel", jig_attr_unit(ctx));
    JIG_CHECK(jig_parse_attr_dict_with_keyword(p, s));
    return jig_parse_region(p, jig_state_add_region(s, p), args.items, args.n);
}

void jig_gpu_print_func(JigPrinter *p, const JigOp *op) {
    static const char *const elided[] = {"sym_name",
                                         "workgroup_attributions",
                                         "gpu.kernel",
                                         "function_type",
                                         "arg_attrs",
                                         "res_attrs",
                                         "workgroup_attrib_attrs",
                                         "private_attrib_attrs",
                                         NULL};
    const JigType *type = jig_gpu_func_function_type(op);
    jig_print(p, " ");
    jig_print_symbol(p, jig_symbol_name(op));
    jig_print_signature(p, op, jig_type_inputs(type), jig_type_num_inputs(type), false,
                        jig_type_results(type), jig_type_num_results(type),
                        jig_gpu_func_arg_attrs_attr(op), jig_gpu_func_res_attrs_attr(op));
    print_memory(p, op, jig_type_num_inputs(type), jig_gpu_func_workgroup_attrib_attrs_attr(op),
                 jig_gpu_func_private_attrib_attrs_attr(op));
    if (jig_gpu_is_kernel(op))
        jig_print(p, " kernel");
    jig_print_attr_dict_with_keyword(p, op, elided);
    jig_print(p, " ");
    jig_print_region(p, jig_gpu_func_body(op), false, true, false);
}

/* ---- gpu.warp_execute_on_lane_0 ---- */

static bool parse_warp_args(JigParser *p, JigOpState *s) {
    JigUnresolved *operands = NULL;
    const JigType **types = NULL;
    size_t n = 0, num_types = 0;
    JigSpot spot = jig_parse_spot(p);
    if (jig_parse_try_keyword(p, "args")) {
        JIG_CHECK(jig_parse_token(p, "("));
        spot = jig_parse_spot(p);
        JIG_CHECK(jig_parse_operands(p, JIG_DELIM_NONE, &operands, &n));
        JIG_CHECK(jig_parse_colon_type_list(p, &types, &num_types) && jig_parse_token(p, ")"));
    }
    return jig_resolve_operands_typed(p, s, operands, n, types, num_types, spot);
}

bool jig_gpu_parse_warp(JigParser *p, JigOpState *s) {
    JigContext *ctx = jig_parser_context(p);
    JigRegion *body = jig_state_add_region(s, p);
    JigUnresolved lane;
    int64_t size;
    const JigType **types = NULL;
    size_t n = 0;
    JIG_CHECK(jig_parse_token(p, "(") && jig_parse_operand(p, &lane) && jig_parse_token(p, ")"));
    JIG_CHECK(jig_parse_token(p, "[") && jig_parse_integer(p, &size) && jig_parse_token(p, "]"));
    jig_state_add_attr(s, p, "warp_size", jig_attr_i64(ctx, size));
    JIG_CHECK(jig_resolve_operand(p, s, &lane, jig_type_index(ctx)));
    JIG_CHECK(parse_warp_args(p, s));
    JIG_CHECK(jig_parse_optional_arrow_type_list(p, &types, &n));
    jig_state_add_types(s, p, types, n);
    JIG_CHECK(jig_parse_region(p, body, NULL, 0));
    jig_ensure_terminator(ctx, body, JIG_GPU(YIELD), s->loc);
    return jig_parse_attr_dict(p, s);
}

void jig_gpu_print_warp(JigPrinter *p, const JigOp *op) {
    static const char *const elided[] = {"warp_size", NULL};
    JigOperandRange args = jig_gpu_warp_execute_on_lane_0_args(op);
    jig_print(p, "(");
    jig_print_value(p, jig_gpu_warp_execute_on_lane_0_laneid(op));
    jig_print(p, ")[");
    jig_print_int(p, jig_gpu_warp_execute_on_lane_0_warp_size(op));
    jig_print(p, "]");
    if (args.count) {
        jig_print(p, " args(");
        jig_print_operands(p, op, args.start, args.count);
        jig_print(p, " : ");
        jig_print_operand_types(p, op, args.start, args.count);
        jig_print(p, ")");
    }
    if (jig_op_num_results(op)) {
        jig_print(p, " -> (");
        jig_print_result_types(p, op);
        jig_print(p, ")");
    }
    jig_print(p, " ");
    jig_print_region(p, jig_gpu_warp_execute_on_lane_0_warp_region(op), true,
                     jig_op_num_results(op) > 0, false);
    jig_print_attr_dict(p, op, elided);
}
