/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * convert-linalg-to-std: structured ops on buffers as calls of functions that
 * somebody else has, whose names say the op and the types of its operands. Ops
 * that compute different things are not calls of one function.
 */
#include "dialect/builtin/builtin.h"
#include "dialect/func/func.h"
#include "dialect/linalg/linalg.h"
#include "dialect/memref/memref.h"
#include "jig/convert.h"
#include "payload/lower/passes.h"
#include "rewrite/equivalence.h"
#include "support/arena.h"
#include "support/vec.h"

/* What functions stand for: the first op that becomes a call of it. */
typedef struct Meaning {
    JigStr name;
    const JigOp *op;
} Meaning;
typedef JIG_VEC(Meaning) Meanings;

/* ---- Names ---- */

static bool put_type(JigCharVec *out, const JigType *t, JigArena *a);

static void put_str(JigCharVec *out, JigStr text) {
    for (size_t i = 0; i < text.len; i++)
        jig_vec_push(out, text.ptr[i]);
}

static bool put_memref(JigCharVec *out, const JigType *t, JigArena *a) {
    put_str(out, JIG_STR("view"));
    for (size_t i = 0; i < jig_type_rank(t); i++)
        put_str(out, jig_type_is_dynamic_dim(t, i)
                         ? JIG_STR("sx")
                         : jig_arena_printf(a, "%lldx", (long long)jig_type_dim(t, i)));
    const JigAttr *space = jig_type_space(t);
    if (!put_type(out, jig_type_element(t), a) || (space && !jig_attr_is_int(space)))
        return false;
    if (space)
        put_str(out, jig_arena_printf(a, "as%lld", (long long)jig_attr_int_value(space)));
    return true;
}

static bool put_vector(JigCharVec *out, const JigType *t, JigArena *a) {
    put_str(out, JIG_STR("vector"));
    for (size_t i = 0; i < jig_type_rank(t); i++)
        put_str(out, jig_arena_printf(a, "%s%lld", i ? "x" : "", (long long)jig_type_dim(t, i)));
    return put_type(out, jig_type_element(t), a);
}

/* False: there is no name for the type. */
static bool put_type(JigCharVec *out, const JigType *t, JigArena *a) {
    if (jig_type_is_memref(t))
        return put_memref(out, t, a);
    if (jig_type_is_vector(t))
        return put_vector(out, t, a);
    bool is_number = jig_type_is_signless_int_or_index(t) || jig_type_is_float(t);
    if (is_number)
        put_str(out, jig_type_to_str(t, a));
    return is_number;
}

/* linalg_copy_view4xf32_view4xf32; empty: a type has no name. */
static JigStr name_by_types(const JigOp *op, JigArena *a) {
    JigCharVec out = {0};
    put_str(&out, jig_op_name_str(jig_op_name_record(op)));
    for (size_t i = 0; i < out.len; i++)
        out.data[i] = out.data[i] == '.' ? '_' : out.data[i];
    bool ok = true;
    for (size_t i = 0; ok && i < jig_op_num_operands(op); i++) {
        jig_vec_push(&out, '_');
        ok = put_type(&out, jig_op_operand_type(op, i), a);
    }
    JigStr name = ok ? jig_arena_str(a, (JigStr){out.data, out.len}) : (JigStr){0};
    jig_vec_free(&out);
    return name;
}

static JigStr name_of(const JigOp *op, JigArena *a) {
    if (jig_linalg_named(op) || jig_op_is(op, JIG_LINALG(ELEMENTWISE)))
        return name_by_types(op, a);
    const JigAttr *given =
        jig_op_is(op, JIG_LINALG(GENERIC)) ? jig_linalg_generic_library_call_attr(op) : NULL;
    return given ? jig_attr_string_value(given) : JIG_STR("op_has_no_registered_library_name");
}

/* ---- Meanings ---- */

/* Do they compute different things of operands of the same types? Other types are for the call's
 * verifier. */
static bool differ(const JigOp *a, const JigOp *b) {
    size_t n = jig_op_num_operands(a);
    if (jig_op_num_operands(b) != n)
        return false;
    for (size_t i = 0; i < n; i++)
        if (jig_op_operand_type(a, i) != jig_op_operand_type(b, i))
            return false;
    return !jig_equivalence_same_kind(a, b) ||
           !jig_equivalence_of_regions(jig_block_region(jig_op_body(a)),
                                       jig_block_region(jig_op_body(b)));
}

static bool means_another(JigRewriter *rw, JigStr name, const JigOp *op) {
    Meanings *known = (Meanings *)(uintptr_t)jig_options_of(rw);
    for (size_t i = 0; i < known->len; i++)
        if (jig_str_eq(known->data[i].name, name))
            return differ(known->data[i].op, op);
    jig_vec_push(known, ((Meaning){jig_ident_str(jig_ident(rw->ctx, name)), op}));
    return false;
}

/* ---- Calls ---- */

/* Nothing is said of where a function's buffers begin and how they lie. */
static JigValue *with_any_layout(JigRewriter *rw, JigLoc loc, JigValue *v) {
    const JigType *t = jig_value_type(v);
    if (!jig_type_is_memref(t))
        return v;
    size_t rank = jig_type_rank(t);
    int64_t *strides = JIG_NEW_ARRAY(rw->arena, int64_t, rank + 1);
    for (size_t i = 0; i < rank; i++)
        strides[i] = JIG_DYNAMIC;
    const JigAttr *layout = jig_attr_strided_layout(rw->ctx, JIG_DYNAMIC, strides, rank);
    JigMemrefCast parts = {.source = v,
                           .dest_type =
                               jig_type_memref(jig_type_shape(t), rank, jig_type_element(t), layout,
                                               jig_type_space(t))};
    return jig_op_result(jig_memref_cast_build(rw, loc, &parts), 0);
}

static JigOp *module_around(JigOp *op) {
    while (op && !jig_op_is(op, JIG_BUILTIN(MODULE)))
        op = jig_op_parent(op);
    return op;
}

/* The declaration stands before what the module ends with. */
static void declare(JigRewriter *rw, JigOp *module, JigLoc loc, JigStr name, const JigType *type) {
    if (jig_symbol_lookup_in(module, name))
        return;
    JigPoint point = jig_point(rw);
    jig_at_before(rw, jig_block_last(jig_op_body(module)));
    JigNamedAttr interface = {jig_ident(rw->ctx, JIG_STR("llvm.emit_c_interface")),
                              jig_attr_unit(rw->ctx)};
    JigFuncFunc parts = {.sym_name = jig_attr_string(rw->ctx, name),
                         .function_type = jig_attr_of_type(type),
                         .sym_visibility = jig_attr_string(rw->ctx, JIG_STR("private")),
                         .attrs = jig_attr_dict(rw->ctx, &interface, 1)};
    jig_func_func_build(rw, loc, &parts);
    jig_set_point(rw, point);
}

static bool call_library(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigLoc loc = jig_op_loc(op);
    size_t n = jig_op_num_operands(op);
    JigOp *module = module_around(op);
    if (!jig_structured(op) || !jig_linalg_on_buffers(op) || !module)
        return jig_no_match(rw, op, "is no structured op on buffers");
    JigStr name = name_of(op, rw->arena);
    if (!name.len)
        return jig_no_match(rw, op, "no function's name tells its types");
    if (means_another(rw, name, op))
        return jig_no_match(rw, op, "its function is that of an op that computes something else");
    JigValue **args = JIG_NEW_ARRAY(rw->arena, JigValue *, n + 1);
    const JigType **types = JIG_NEW_ARRAY(rw->arena, const JigType *, n + 1);
    for (size_t i = 0; i < n; i++) {
        args[i] = with_any_layout(rw, loc, jig_op_operand(op, i));
        types[i] = jig_value_type(args[i]);
    }
    declare(rw, module, loc, name, jig_type_function(rw->ctx, types, n, NULL, 0));
    JigFuncCall parts = {.callee = jig_attr_flat_symbol(rw->ctx, name), .operands = {args, n}};
    jig_rw_replace_op(rw, op, jig_func_call_build(rw, loc, &parts));
    return true;
}

/* ---- The pass ---- */

static const JigPattern patterns[] = {
    {.name = "linalg to a call", .iface = &jig_iface_structured, .fn = call_library},
    {0},
};
static const JigLegalityRow legality[] = {
    {"affine, arith, func, memref, scf, builtin.module", .is = JIG_LEGAL},
    {0},
};

static bool run(JigPassCall *call) {
    Meanings known = {0};
    JigConversionEnv env = {.options = &known};
    JigConversionRow row = {
        .patterns = {patterns}, .env = &env, .legality = legality, .full = true};
    bool ok = jig_convert_by_row(call->op, &row);
    jig_vec_free(&known);
    return ok;
}

const JigPassRow jig_pass_convert_linalg_to_std = {
    .name = "convert-linalg-to-std",
    .anchor = "builtin.module",
    .title = "ConvertLinalgToStandardPass",
    .run = run,
    .summary = "structured ops on buffers as calls of a library's functions",
};
