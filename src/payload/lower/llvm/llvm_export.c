/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Modules in the llvm dialect as LLVM IR wants them. */
#include "dialect/builtin/builtin.h"
#include "dialect/llvm/llvm.h"
#include "dialect/llvm/llvm_attrs.h"
#include "payload/lower/passes.h"
#include "support/arena.h"
#include "support/map.h"

/* ---- Each edge into a block with arguments comes from a block of its own ---- */
/* A phi tells edges by the blocks that they come from. */
static JigBlock *detour(JigRewriter *rw, JigOp *end, JigBlock *to) {
    size_t n = jig_block_num_args(to);
    const JigType **types = JIG_NEW_ARRAY(rw->arena, const JigType *, n + 1);
    for (size_t i = 0; i < n; i++)
        types[i] = jig_value_type(jig_block_arg(to, i));
    JigBlock *made =
        jig_create_block(rw, jig_op_parent_region(end), NULL, types, n, jig_op_loc(end));
    JigValue **args = JIG_NEW_ARRAY(rw->arena, JigValue *, n + 1);
    for (size_t i = 0; i < n; i++) {
        args[i] = jig_block_arg(made, i);
        jig_arg_set_loc(args[i], jig_value_loc(jig_block_arg(to, i)));
    }
    jig_at_end(rw, made);
    jig_llvm_br_build(rw, jig_op_loc(end), &(JigLlvmBr){.dest_operands = {args, n}, .dest = to});
    return made;
}

static JigWalk part_edges(JigOp *op, void *user) {
    JigRewriter *rw = user;
    JigPtrMap met = {0};
    bool changed = false;
    for (size_t i = 0, n = jig_op_num_successors(op); n > 1 && i < n; i++) {
        JigBlock *to = jig_op_successor(op, i);
        if (!jig_block_num_args(to) || jig_ptrset_add(&met, to))
            continue;
        jig_op_set_successor(op, i, detour(rw, op, to));
        changed = true;
    }
    jig_ptrmap_free(&met);
    if (changed)
        jig_rw_modified(rw, op);
    return JIG_WALK_ADVANCE;
}

/* ---- Parts of parts of variables ---- */
enum { FRAGMENT = 0x1000, OFFSET = 0, SIZE = 1 };

/* One that says where it is and how large. */
static bool is_fragment(const JigAttr *elem) {
    const JigAttr *numbers = jig_attr_param(elem, 1);
    return jig_attr_int_value(jig_attr_param(elem, 0)) == FRAGMENT && numbers &&
           jig_attr_array_len(numbers) == 2;
}

static const JigAttr *number(const JigAttr *elem, size_t i) {
    return jig_attr_array_at(jig_attr_param(elem, 1), i);
}

/* One fragment for two: where the second one is in the first, as large as the first. */
static const JigAttr *joined(JigContext *ctx, const JigAttr *a, const JigAttr *b) {
    int64_t offset = (int64_t)((uint64_t)jig_attr_int_value(number(a, OFFSET)) +
                               (uint64_t)jig_attr_int_value(number(b, OFFSET)));
    const JigAttr *numbers[] = {jig_attr_int(jig_attr_type(number(a, OFFSET)), offset),
                                number(a, SIZE)};
    const JigAttr *params[] = {jig_attr_param(a, 0), jig_attr_array(ctx, numbers, 2)};
    return jig_attr_get(ctx, JIG_LLVM_ATTR(DI_EXPRESSION_ELEM), params, 2);
}

static const JigAttr *expression(JigContext *ctx, const JigAttr *x, JigArena *a) {
    const JigAttr *list = jig_attr_param(x, 0);
    size_t n = list ? jig_attr_array_len(list) : 0, m = 0;
    const JigAttr **elems = JIG_NEW_ARRAY(a, const JigAttr *, n + 1);
    for (size_t i = 0; i < n; i++) {
        const JigAttr *elem = jig_attr_array_at(list, i);
        if (m && is_fragment(elems[m - 1]) && is_fragment(elem))
            elems[m - 1] = joined(ctx, elems[m - 1], elem);
        else
            elems[m++] = elem;
    }
    list = jig_attr_array(ctx, elems, m);
    return m == n ? x : jig_attr_get(ctx, JIG_LLVM_ATTR(DI_EXPRESSION), &list, 1);
}

static const JigAttr *with_joined(JigContext *ctx, const JigAttr *x, JigArena *a);

static const JigAttr *list_with_joined(JigContext *ctx, const JigAttr *list, JigArena *a) {
    size_t n = jig_attr_array_len(list);
    const JigAttr **items = JIG_NEW_ARRAY(a, const JigAttr *, n + 1);
    bool changed = false;
    for (size_t i = 0; i < n; i++) {
        items[i] = with_joined(ctx, jig_attr_array_at(list, i), a);
        changed |= items[i] != jig_attr_array_at(list, i);
    }
    return changed ? jig_attr_array(ctx, items, n) : list;
}

static const JigAttr *dict_with_joined(JigContext *ctx, const JigAttr *dict, JigArena *a) {
    size_t n = jig_attr_dict_len(dict);
    JigNamedAttr *items = JIG_NEW_ARRAY(a, JigNamedAttr, n + 1);
    bool changed = false;
    for (size_t i = 0; i < n; i++) {
        items[i] = jig_attr_dict_items(dict)[i];
        items[i].value = with_joined(ctx, items[i].value, a);
        changed |= items[i].value != jig_attr_dict_items(dict)[i].value;
    }
    return changed ? jig_attr_dict(ctx, items, n) : dict;
}

/* Expressions in the attribute: itself, of a global variable, in lists and dictionaries. */
static const JigAttr *with_joined(JigContext *ctx, const JigAttr *x, JigArena *a) {
    enum { VARIABLE, EXPRESSION, NUM_PARAMS };
    if (jig_attr_is(x, JIG_LLVM_ATTR(DI_EXPRESSION)))
        return expression(ctx, x, a);
    if (jig_attr_is(x, JIG_LLVM_ATTR(DI_GLOBAL_VARIABLE_EXPRESSION)) &&
        jig_attr_param(x, EXPRESSION)) {
        const JigAttr *params[NUM_PARAMS] = {jig_attr_param(x, VARIABLE),
                                             expression(ctx, jig_attr_param(x, EXPRESSION), a)};
        return jig_attr_get(ctx, jig_attr_row(x), params, NUM_PARAMS);
    }
    if (jig_attr_kind(x) == JIG_ATTR_ARRAY)
        return list_with_joined(ctx, x, a);
    return jig_attr_kind(x) == JIG_ATTR_DICT ? dict_with_joined(ctx, x, a) : x;
}

static JigWalk join_fragments(JigOp *op, void *user) {
    JigRewriter *rw = user;
    const JigAttr *attrs = jig_op_attrs(op);
    const JigNamedAttr *items = jig_attr_dict_items(attrs);
    JigArena a;
    jig_arena_init(&a);
    for (size_t i = 0, n = jig_attr_dict_len(attrs); i < n; i++) {
        const JigAttr *value = with_joined(rw->ctx, items[i].value, &a);
        if (value != items[i].value)
            jig_rw_set_attr(rw, op, jig_ident_str(items[i].name).ptr, value);
    }
    jig_arena_free(&a);
    return JIG_WALK_ADVANCE;
}

static bool legalize(JigPassCall *call) {
    jig_walk_pre(call->op, part_edges, call->rw);
    jig_walk_pre(call->op, join_fragments, call->rw);
    return true;
}

const JigPassRow jig_pass_llvm_legalize_for_export = {
    .name = "llvm-legalize-for-export",
    .title = "LLVMLegalizeForExportPass",
    .run = legalize,
    .breaks = JIG_HOLDS_NO_LLVM,
    .summary = "no two edges from one block into another that has arguments",
};

/* ---- Functions of which one of several is taken ---- */
#define COMDAT "__llvm_comdat"

static JigOp *comdat_of(JigRewriter *rw, JigOp *module) {
    JigOp *known = jig_symbol_lookup_in(module, JIG_STR(COMDAT));
    if (known && jig_op_is(known, JIG_LLVM(COMDAT)))
        return known;
    jig_at_start(rw, jig_op_body(module));
    JigLlvmComdat parts = {.sym_name = jig_attr_string(rw->ctx, JIG_STR(COMDAT))};
    JigOp *made = jig_llvm_comdat_build(rw, jig_op_loc(module), &parts);
    jig_create_block(rw, jig_llvm_comdat_body(made), NULL, NULL, 0, jig_op_loc(module));
    return made;
}

static bool is_linked_once(const JigOp *op) {
    if (!jig_op_is(op, JIG_LLVM(FUNC)))
        return false;
    int64_t linkage = jig_attr_enum_value(jig_llvm_func_linkage_attr(op));
    return linkage == JIG_LINKAGE_LINKONCE || linkage == JIG_LINKAGE_LINKONCE_ODR;
}

static bool add_comdats(JigPassCall *call) {
    enum { ANY = 0 };
    JigRewriter *rw = call->rw;
    JigContext *ctx = call->ctx;
    JigOp *comdat = NULL;
    for (JigOp *op = jig_block_first(jig_op_body(call->op)); op; op = jig_op_next(op)) {
        if (!is_linked_once(op))
            continue;
        if (!comdat)
            comdat = comdat_of(rw, call->op);
        jig_at_start(rw, jig_op_body(comdat));
        JigLlvmComdatSelector parts = {.sym_name = jig_llvm_func_sym_name_attr(op),
                                       .comdat = jig_attr_i64(ctx, ANY)};
        jig_llvm_comdat_selector_build(rw, jig_op_loc(comdat), &parts);
        const JigStr path[] = {JIG_STR(COMDAT), jig_symbol_name(op)};
        jig_llvm_func_set_comdat(rw, op, jig_attr_symbol(ctx, path, JIG_LEN(path)));
    }
    return true;
}

const JigPassRow jig_pass_llvm_add_comdats = {
    .name = "llvm-add-comdats",
    .title = "LLVMAddComdats",
    .anchor = "builtin.module",
    .run = add_comdats,
    .summary = "functions with linkage linkonce in comdats",
};

/* ---- Visibility ---- */
static const char *const visibilities[] = {"", "hidden", "protected", NULL};
static const JigOptionRow visibility_options[] = {
    {.name = "visibility",
     .kind = JIG_OPTION_ENUM,
     .otherwise = "",
     .choices = visibilities,
     .help = "Visibility of what has none of its own"},
};

static JigWalk set_visibility(JigOp *op, void *user) {
    const JigPassCall *call = user;
    bool concerned = jig_op_is(op, JIG_LLVM(FUNC)) || jig_op_is(op, JIG_LLVM(MLIR_GLOBAL)) ||
                     jig_op_is(op, JIG_LLVM(MLIR_ALIAS)) || jig_op_is(op, JIG_LLVM(MLIR_IFUNC));
    if (concerned && !jig_llvm_visibility_(op, 0))
        jig_llvm_set_visibility(
            call->rw, op, jig_attr_i64(call->ctx, (int64_t)jig_option_choice(call, "visibility")));
    return JIG_WALK_ADVANCE;
}

static bool use_visibility(JigPassCall *call) {
    if (jig_option_choice(call, "visibility"))
        jig_walk_pre(call->op, set_visibility, call);
    return true;
}

const JigPassRow jig_pass_llvm_use_default_visibility = {
    .name = "llvm-use-default-visibility",
    .title = "LLVMUseDefaultVisibilityPass",
    .anchor = "builtin.module",
    JIG_TABLE(options, visibility_options),
    .run = use_visibility,
    .summary = "a visibility for functions and globals that have none of their own",
};
