/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * linalg-detensorize: linalg.generic ops on tensors of rank 0 are their bodies,
 * and arguments of blocks are numbers, where control flow depends on them or
 * wherever that can be. What functions take and return stays.
 */
#include "payload/structured/detensorize.h"

#include "dialect/linalg/linalg.h"
#include "dialect/tensor/tensor.h"
#include "jig/convert.h"
#include "jig/iface.h"
#include "rewrite/folder.h"
#include "support/vec.h"

/* ---- Numbers of tensors, and back ---- */

static JigTypeRule same(const JigType *t, const JigValue *value, JigTypeSink *to, void *user) {
    (void)value, (void)user;
    return jig_type_becomes(to, t);
}
static JigTypeRule number_of(const JigType *t, const JigValue *value, JigTypeSink *to, void *user) {
    (void)value, (void)user;
    return jig_structured_detensorize_type(t) ? jig_type_becomes(to, jig_type_element(t))
                                              : JIG_TYPE_PASSED;
}

static bool take_out(JigRewriter *rw, const JigCast *cast, JigValue **out, void *user) {
    (void)user;
    JigTensorExtract parts = {.tensor = cast->inputs[0]};
    *out = jig_op_result(jig_tensor_extract_build(rw, cast->loc, &parts), 0);
    return true;
}
static bool put_in(JigRewriter *rw, const JigCast *cast, JigValue **out, void *user) {
    (void)user;
    const JigType *t = jig_value_type(cast->inputs[0]);
    if (jig_type_is_tensor(t))
        return false;
    JigTensorFromElements parts = {.elements = {cast->inputs, 1},
                                   .result_type = jig_type_tensor(NULL, 0, t, NULL)};
    *out = jig_op_result(jig_tensor_from_elements_build(rw, cast->loc, &parts), 0);
    return true;
}

/* ---- Patterns ---- */

static const JigDetensored *plan(const JigRewriter *rw) {
    return jig_options_of(rw);
}

/* The op's body in its place. */
static bool inline_body(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigBlock *body = jig_op_body(op);
    JigOp *yield = jig_block_last(body);
    JigValueList args = jig_converted_operands(rw);
    size_t n = jig_op_num_operands(yield);
    JigValue **values = JIG_NEW_ARRAY(rw->arena, JigValue *, n + 1);
    for (size_t i = 0; i < n; i++) {
        JigValue *v = jig_op_operand(yield, i);
        bool is_arg = !jig_value_def(v) && jig_value_block(v) == body;
        values[i] = is_arg ? args.items[jig_value_index(v)] : v;
    }
    jig_rw_inline_block(rw, body, jig_op_block(op), op, args.items, args.n);
    jig_rw_erase(rw, yield);
    jig_rw_replace(rw, op, values, n);
    return true;
}

static bool convert_args(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    const JigTypeConverter *types = jig_types_of(rw);
    JigBlock *entry = jig_op_body(op), *next;
    for (JigBlock *b = entry ? jig_block_next(entry) : NULL; b; b = next) {
        next = jig_block_next(b);
        size_t n = jig_block_num_args(b);
        JigArgConversion *args = jig_args_create(n);
        for (size_t i = 0; i < n; i++) {
            const JigType *t = jig_value_type(jig_block_arg(b, i));
            if (jig_ptrmap_get(&plan(rw)->args, jig_block_arg(b, i)))
                t = jig_convert_type(types, t);
            jig_args_become(args, i, &t, 1);
        }
        jig_rw_convert_block(rw, b, types, args);
        jig_args_destroy(args);
    }
    jig_rw_modified(rw, op);
    return true;
}

static bool convert_branch(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    const bool *numbers = jig_ptrmap_get(&plan(rw)->branches, op);
    if (!numbers)
        return jig_no_match(rw, op, "passes no tensors that become numbers");
    JigValueList now = jig_converted_operands(rw);
    for (size_t i = 0; i < jig_op_num_operands(op); i++)
        if (numbers[i])
            jig_rw_set_operand(rw, op, i, now.items[i]);
    return true;
}

static const JigPattern patterns[] = {
    {.name = "body of rank 0", .root = "linalg.generic", .fn = inline_body, .converts = true},
    {.name = "arguments of rank 0", .iface = &jig_iface_function, .fn = convert_args},
    {.name = "operands of rank 0",
     .iface = &jig_iface_branch,
     .fn = convert_branch,
     .converts = true},
    {0},
};

/* ---- The target ---- */

static JigLegality generic_legality(const JigOp *op, void *user) {
    const JigDetensored *d = user;
    return jig_ptrmap_get(&d->ops, op) ? JIG_ILLEGAL : JIG_LEGAL;
}

static bool has_args(const JigOp *function, const JigDetensored *d) {
    JigBlock *entry = jig_op_body(function);
    for (JigBlock *b = entry ? jig_block_next(entry) : NULL; b; b = jig_block_next(b))
        for (size_t i = 0; i < jig_block_num_args(b); i++)
            if (jig_structured_detensorize_type(jig_value_type(jig_block_arg(b, i))) &&
                jig_ptrmap_get(&d->args, jig_block_arg(b, i)))
                return true;
    return false;
}

static bool passes_tensors(const JigOp *branch, const JigDetensored *d) {
    const bool *numbers = jig_ptrmap_get(&d->branches, branch);
    for (size_t i = 0; numbers && i < jig_op_num_operands(branch); i++)
        if (numbers[i] && jig_structured_detensorize_type(jig_op_operand_type(branch, i)))
            return true;
    return false;
}

/* Is it what ends a block of a function? In other regions ends are left alone. */
static bool ends_block(const JigOp *op) {
    const JigOp *parent = jig_op_parent(op);
    return jig_op_maybe_terminator(op) && jig_op_next(op) == NULL && parent &&
           jig_op_iface(parent, &jig_iface_function);
}

static JigLegality legality_of(const JigOp *op, void *user) {
    const JigDetensored *d = user;
    if (jig_op_iface(op, &jig_iface_function))
        return has_args(op, d) ? JIG_ILLEGAL : JIG_LEGAL;
    if (!ends_block(op) || jig_op_has_trait(op, JIG_TRAIT_RETURN_LIKE))
        return JIG_LEGAL;
    return jig_branch(op) && !passes_tensors(op, d) ? JIG_LEGAL : JIG_ILLEGAL;
}

/* ---- The pass ---- */

static bool convert(JigPassCall *call, JigDetensored *d) {
    JigTypeConverter *types = jig_type_converter_create(call->ctx);
    jig_type_rule(types, same, NULL);
    jig_type_rule(types, number_of, NULL);
    jig_materialize_target(types, take_out, NULL);
    jig_materialize_source(types, put_in, NULL);
    JigConversionEnv env = {.types = types, .options = d};
    const JigLegalityRow legality[] = {
        {"*", .fn = legality_of}, {"linalg.generic", .fn = generic_legality}, {0}};
    JigConversionRow row = {
        .patterns = {patterns}, .env = &env, .legality = legality, .user = d, .full = true};
    bool ok = jig_convert_by_row(call->op, &row);
    jig_type_converter_destroy(types);
    return ok;
}

static JigWalk note_constant(JigOp *op, void *user) {
    JigOpVec *found = user;
    if (jig_op_has_trait(op, JIG_TRAIT_CONSTANT_LIKE) && jig_op_num_results(op) == 1 &&
        jig_constant_of(jig_op_result(op, 0)))
        jig_vec_push(found, op);
    return JIG_WALK_ADVANCE;
}

/* Each goes ahead of those before it, also where all of them begin a block: the order in which the
 * reference leaves them. */
static void order_constants(JigPassCall *call) {
    JigOpVec found = {0};
    JigFolder folder;
    (void)jig_walk_post(call->op, note_constant, &found);
    jig_folder_init(&folder, call->rw);
    for (size_t i = 0; i < found.len; i++) {
        JigOp *op = found.data[i], *first = jig_block_first(jig_op_block(op));
        if (op != first)
            jig_rw_move_before(call->rw, op, first);
        (void)jig_folder_insert(&folder, op, jig_constant_of(jig_op_result(op, 0)));
    }
    jig_folder_free(&folder);
    jig_vec_free(&found);
}

static bool run(JigPassCall *call) {
    JigDetensored d = {.arena = call->arena};
    if (jig_option_bool(call, "aggressive-mode"))
        jig_structured_detensorize_all(call->op, &d);
    else
        jig_structured_detensorize_control(call->op, &d);
    jig_structured_detensorize_branches(&d);
    bool ok = convert(call, &d);
    jig_ptrmap_free(&d.ops);
    jig_ptrmap_free(&d.args);
    jig_ptrmap_free(&d.branches);
    if (!ok)
        return false;
    order_constants(call);
    JigPatternSet *set = jig_patterns_create(call->ctx);
    jig_patterns_add_list(set, JIG_TENSOR(FROM_ELEMENTS)->canonicalize);
    return jig_pass_apply(call, set, NULL);
}

static const JigOptionRow options[] = {
    {.name = "aggressive-mode",
     .kind = JIG_OPTION_BOOL,
     .otherwise = "false",
     .help = "Wherever that can be, not only where control flow depends on it"},
};

const JigPassRow jig_pass_linalg_detensorize = {
    .name = "linalg-detensorize",
    .title = "LinalgDetensorizePass",
    .iface = &jig_iface_function,
    JIG_TABLE(options, options),
    .run = run,
    .summary = "tensors of rank 0 as numbers",
};
