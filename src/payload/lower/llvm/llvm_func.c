/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * func to llvm. Of a function's blocks the first is converted with it; the
 * others are by the jumps to them (llvm_cf.c).
 */
#include "dialect/func/func.h"
#include "dialect/llvm/llvm_attrs.h"
#include "dialect/llvm/llvm_types.h"
#include "payload/lower/llvm/llvm_build.h"
#include "payload/lower/llvm/llvm_sets.h"
#include "support/check.h"
#include "support/vec.h"

/* ---- Attributes ---- */
static const JigAttr *plain_attr(const JigOp *op, const char *name) {
    return jig_attr_dict_get(jig_op_attrs(op), jig_str(name));
}

/* Ours, and those that say how a function is lowered. */
static const char *const kept_back[] = {"arg_attrs",    "func.varargs",  "function_type",
                                        "llvm.linkage", "llvm.readnone", "no_inline",
                                        "res_attrs",    "sym_name",      "sym_visibility"};

const JigAttr *jig_to_llvm_function_attrs(const JigOp *function) {
    const JigAttr *attrs = jig_op_attrs(function);
    for (size_t i = 0; i < JIG_LEN(kept_back); i++)
        attrs = jig_attr_dict_with(
            attrs, jig_ident(jig_op_context(function), jig_str(kept_back[i])), NULL);
    return attrs;
}

const JigAttr *jig_to_llvm_function_visibility(const JigOp *function) {
    JIG_REQUIRE(jig_op_is(function, JIG_FUNC(FUNC)));
    const JigAttr *visibility = jig_func_func_sym_visibility_attr(function);
    bool is_public = visibility && jig_str_is(jig_attr_string_value(visibility), "public");
    return is_public ? NULL : visibility;
}

/* Attributes of arguments that have a type with them. */
static const char *const typed[] = {"llvm.byref", "llvm.byval", "llvm.inalloca", "llvm.sret"};

/* NULL: a type has no counterpart. */
static const JigAttr *convert_types_in(const JigLlvm *x, const JigAttr *dict) {
    for (size_t i = 0; dict && i < JIG_LEN(typed); i++) {
        const JigAttr *attr = jig_attr_dict_get(dict, jig_str(typed[i]));
        if (!attr || !jig_attr_is_type(attr))
            continue;
        const JigType *type = jig_to_llvm_type(x, jig_attr_type_value(attr));
        dict = type ? jig_attr_dict_with(dict, jig_ident(x->ctx, jig_str(typed[i])),
                                         jig_attr_of_type(type))
                    : NULL;
    }
    return dict;
}

/* What a pointer is passed for that copies a value, or leads to one: NULL, it is none. */
static const JigType *pointee(const JigAttr *dict) {
    const JigAttr *attr = jig_attr_dict_get(dict, JIG_STR("llvm.byval"));
    if (!attr)
        attr = jig_attr_dict_get(dict, JIG_STR("llvm.byref"));
    return attr && jig_attr_is_type(attr) ? jig_attr_type_value(attr) : NULL;
}

/* ---- Signatures ---- */
typedef struct Signature {
    size_t n; /* old arguments */
    JigArgConversion *args;
    size_t *first;         /* new argument of each, and their number */
    const JigType **loads; /* what stands behind a pointer that was a value; or NULL */
    const JigAttr **attrs; /* of the new arguments; NULL: none */
    const JigType *type;
} Signature;

/* NULL: there are none. */
static const JigAttr *argument_attrs(const JigOp *op, size_t i) {
    const JigAttr *all = plain_attr(op, "arg_attrs");
    return all && i < jig_attr_array_len(all) ? jig_attr_array_at(all, i) : NULL;
}

static bool add_argument(JigRewriter *rw, const JigOp *op, Signature *sig, size_t i,
                         const JigType *type, bool bare) {
    const JigLlvm *x = jig_to_llvm_of(rw);
    const JigAttr *dict = argument_attrs(op, i);
    JigTypeSink *to = jig_type_sink_create();
    bool ok = jig_to_llvm_argument_types(x, type, bare, to);
    JigTypeList list = jig_type_sink_types(to);
    const JigType *behind = dict && list.n == 1 ? pointee(dict) : NULL;
    if (ok && behind && !jig_llvm_is_type(list.items[0], JIG_LLVM_TYPE_PTR)) {
        sig->loads[i] = jig_to_llvm_type(x, behind);
        ok = sig->loads[i] != NULL;
        jig_args_become(sig->args, i, &x->ptr, 1);
    } else if (ok) {
        jig_args_become(sig->args, i, list.items, list.n);
    }
    sig->first[i + 1] = sig->first[i] + list.n;
    jig_type_sink_destroy(to);
    return ok;
}

/* False: a type can't be passed. */
static bool read_signature(JigRewriter *rw, const JigOp *op, const JigType *type, bool bare,
                           bool variadic, Signature *sig) {
    size_t n = jig_type_num_inputs(type);
    *sig = (Signature){.n = n,
                       .args = jig_args_create(n),
                       .first = JIG_NEW_ARRAY(rw->arena, size_t, n + 1),
                       .loads = JIG_NEW_ARRAY(rw->arena, const JigType *, n + 1)};
    for (size_t i = 0; i < n; i++)
        if (!add_argument(rw, op, sig, i, jig_type_inputs(type)[i], bare))
            return false;
    const JigType *result;
    if (!jig_to_llvm_pack_results(jig_to_llvm_of(rw), jig_type_results(type),
                                  jig_type_num_results(type), bare, &result))
        return false;
    JigTypeList types = jig_args_types(sig->args);
    sig->type = jig_llvm_func(result ? result : jig_llvm_simple_type(rw->ctx, JIG_LLVM_TYPE_VOID),
                              types.items, types.n, variadic);
    return true;
}

/* An argument that becomes several keeps nothing that was said of it. */
static bool convert_argument_attrs(JigRewriter *rw, const JigOp *op, Signature *sig) {
    size_t n = sig->first[sig->n];
    if (!plain_attr(op, "arg_attrs"))
        return true;
    sig->attrs = JIG_NEW_ARRAY(rw->arena, const JigAttr *, n + 1);
    for (size_t i = 0; i < n; i++)
        sig->attrs[i] = jig_attr_dict(rw->ctx, NULL, 0);
    for (size_t i = 0; i < sig->n; i++) {
        const JigAttr *dict = argument_attrs(op, i);
        if (!dict)
            continue;
        if (!(dict = convert_types_in(jig_to_llvm_of(rw), dict)))
            return false;
        if (sig->first[i + 1] - sig->first[i] == 1)
            sig->attrs[sig->first[i]] = dict;
    }
    return true;
}

/* ---- Functions ---- */
static const JigAttr *no_memory(JigContext *ctx) {
    const JigAttr *none = jig_attr_i64(ctx, 0); /* neither read nor written */
    return jig_attr_get(ctx, JIG_LLVM_ATTR(MEMORY_EFFECTS),
                        (const JigAttr *[]){none, none, none, none, none, none}, 6);
}

static JigOp *create_function(JigRewriter *rw, const JigOp *op, const Signature *sig) {
    JigContext *ctx = rw->ctx;
    const JigAttr *linkage = plain_attr(op, "llvm.linkage");
    const JigAttr *results = plain_attr(op, "res_attrs");
    bool one = jig_type_num_results(jig_func_func_function_type(op)) == 1;
    JigLlvmFunc parts = {
        .sym_name = jig_func_func_sym_name_attr(op),
        .sym_visibility = jig_to_llvm_function_visibility(op),
        .function_type = jig_attr_of_type(sig->type),
        .linkage = linkage ? linkage
                           : jig_llvm_enum_attr(ctx, JIG_LLVM_ATTR_LINKAGE, JIG_LINKAGE_EXTERNAL),
        .arg_attrs = sig->attrs ? jig_attr_array(ctx, sig->attrs, sig->first[sig->n]) : NULL,
        .res_attrs = one ? results : NULL,
        .memory_effects = plain_attr(op, "llvm.readnone") ? no_memory(ctx) : NULL,
        .attrs = jig_to_llvm_function_attrs(op)};
    return jig_llvm_func_build(rw, jig_op_loc(op), &parts);
}

/* The value behind a pointer takes the argument's place. */
static void load_values(JigRewriter *rw, JigBlock *entry, const Signature *sig) {
    jig_at_start(rw, entry);
    for (size_t i = 0; i < sig->n; i++) {
        if (!sig->loads[i])
            continue;
        JigValue *arg = jig_block_arg(entry, sig->first[i]);
        JigValue *value = jig_to_llvm_load(rw, jig_value_loc(arg), sig->loads[i], arg);
        jig_rw_replace_arg(rw, arg, JIG_VALUES(value));
    }
}

/* Emits; it is not a matter of patterns. */
static bool has_known_attrs(JigOp *op, bool variadic, bool bare) {
    const JigAttr *linkage = plain_attr(op, "llvm.linkage"),
                  *readnone = plain_attr(op, "llvm.readnone"),
                  *interface = plain_attr(op, "llvm.emit_c_interface");
    if (interface && jig_attr_kind(interface) == JIG_ATTR_UNIT && variadic && !bare)
        return jig_op_emit_error(op, "C interface for variadic functions is not supported yet.");
    if (linkage && !jig_attr_is(linkage, JIG_LLVM_ATTR(LINKAGE)))
        return jig_op_emit_error(op,
                                 "Contains llvm.linkage attribute not of type LLVM::LinkageAttr");
    if (readnone && jig_attr_kind(readnone) != JIG_ATTR_UNIT)
        return jig_op_emit_error(op, "Contains llvm.readnone attribute not of type UnitAttr");
    return true;
}

static void move_body(JigRewriter *rw, JigOp *op, JigOp *made, const Signature *sig) {
    JigRegion *body = jig_llvm_func_body(made);
    jig_rw_inline_region(rw, jig_func_func_body(op), body, NULL);
    if (jig_region_is_empty(body))
        return;
    JigBlock *entry = jig_rw_convert_block(rw, jig_region_first(body), jig_types_of(rw), sig->args);
    load_values(rw, entry, sig);
}

static bool convert_function(JigRewriter *rw, JigOp *op, bool bare, const Signature *sig) {
    const JigAttr *interface = plain_attr(op, "llvm.emit_c_interface");
    bool external = jig_region_is_empty(jig_func_func_body(op));
    JigOp *made = create_function(rw, op, sig);
    JigPoint point = jig_point(rw);
    move_body(rw, op, made, sig);
    jig_set_point(rw, point);
    if (!bare && interface && jig_attr_kind(interface) == JIG_ATTR_UNIT &&
        !jig_to_llvm_add_c_interface(rw, op, made, external))
        return false;
    jig_rw_erase(rw, op);
    return true;
}

static bool lower_func(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    const JigAttr *varargs = plain_attr(op, "func.varargs");
    bool variadic = varargs && jig_attr_is_bool(varargs) && jig_attr_bool_value(varargs);
    bool bare = jig_to_llvm_passes_bare(jig_to_llvm_of(rw), op);
    Signature sig;
    bool ok = read_signature(rw, op, jig_func_func_function_type(op), bare, variadic, &sig);
    if (!ok)
        jig_no_match(rw, op, "signature conversion failed");
    ok = ok && has_known_attrs(op, variadic, bare);
    if (ok && !convert_argument_attrs(rw, op, &sig))
        ok = jig_no_match(rw, op, "the type in an attribute of an argument has none there");
    ok = ok && convert_function(rw, op, bare, &sig);
    jig_args_destroy(sig.args);
    return ok;
}

/* ---- Calls ---- */
/* Attributes of arguments and results, as many as there are now. */
static const JigAttr *attrs_of_call(JigRewriter *rw, const JigOp *op, JigOperandRange args,
                                    bool bare) {
    const JigAttr *attrs = jig_op_attrs(op), *each = plain_attr(op, "arg_attrs");
    if (jig_op_num_results(op) > 1)
        attrs = jig_attr_dict_with(attrs, jig_ident(rw->ctx, JIG_STR("res_attrs")), NULL);
    if (!each)
        return attrs;
    JIG_VEC(const JigAttr *) all = {0};
    JigTypeSink *to = jig_type_sink_create();
    for (size_t i = 0; i < args.count; i++) {
        size_t before = jig_type_sink_types(to).n;
        const JigType *type = jig_value_type(jig_op_operand(op, args.start + i));
        jig_to_llvm_argument_types(jig_to_llvm_of(rw), type, bare, to);
        size_t n = jig_type_sink_types(to).n - before;
        for (size_t k = 0; k < n; k++)
            jig_vec_push(&all, n == 1 && i < jig_attr_array_len(each)
                                   ? jig_attr_array_at(each, i)
                                   : jig_attr_dict(rw->ctx, NULL, 0));
    }
    attrs = jig_attr_dict_with(attrs, jig_ident(rw->ctx, JIG_STR("arg_attrs")),
                               jig_attr_array(rw->ctx, all.data, all.len));
    jig_type_sink_destroy(to);
    jig_vec_free(&all);
    return attrs;
}

static const JigType **result_types(JigRewriter *rw, const JigOp *op) {
    size_t n = jig_op_num_results(op);
    const JigType **types = JIG_NEW_ARRAY(rw->arena, const JigType *, n + 1);
    for (size_t i = 0; i < n; i++)
        types[i] = jig_op_result_type(op, i);
    return types;
}

static bool has_unranked_operand(const JigOp *op) {
    for (size_t i = 0; i < jig_op_num_operands(op); i++) {
        const JigType *type = jig_value_type(jig_op_operand(op, i));
        if (jig_type_is_any_memref(type) && !jig_type_is_memref(type))
            return true;
    }
    return false;
}

/* A function value among the operands goes first, as it does. `args` are the others. */
static bool make_call(JigRewriter *rw, JigOp *op, const JigAttr *callee, JigOperandRange args,
                      bool bare) {
    JigLoc loc = jig_op_loc(op);
    size_t n = jig_op_num_results(op);
    const JigType *const *types = result_types(rw, op), *packed;
    JigValueList now = jig_converted_operands(rw);
    if (!jig_to_llvm_pack_results(jig_to_llvm_of(rw), types, n, bare, &packed) ||
        now.n != jig_op_num_operands(op))
        return jig_no_match(rw, op, "a result has no type there");
    if (bare && has_unranked_operand(op))
        return jig_no_match(rw, op, "a buffer without a rank has no bare pointer");
    JigValue **old = JIG_NEW_ARRAY(rw->arena, JigValue *, now.n + 1);
    for (size_t i = 0; i < now.n; i++)
        old[i] = jig_op_operand(op, i);
    JigLlvmCall parts = {.callee_operands =
                             jig_to_llvm_arguments(rw, loc, (JigValueList){old, now.n}, now, bare),
                         .result_type = packed,
                         .callee = callee,
                         .attrs = attrs_of_call(rw, op, args, bare)};
    JigOp *call = jig_llvm_call_build(rw, loc, &parts);
    JigValue **results = JIG_NEW_ARRAY(rw->arena, JigValue *, n + 1);
    for (size_t i = 0; i < n; i++)
        results[i] = n == 1 ? jig_op_result(call, 0)
                            : jig_to_llvm_extract(rw, loc, jig_op_result(call, 0), (int64_t)i);
    /* Bare pointers that come from who knows where become descriptors where they are used. */
    if ((callee || !bare) && !jig_to_llvm_receive_results(rw, op, types, results, n, bare))
        return false;
    jig_rw_replace(rw, op, results, n);
    return true;
}

static bool lower_call(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    const JigAttr *callee = jig_func_call_callee_attr(op);
    const JigLlvm *x = jig_to_llvm_of(rw);
    bool bare = jig_to_llvm_passes_bare(
        x, x->options.bare_pointers ? NULL : jig_symbol_lookup_nearest(op, callee));
    return make_call(rw, op, callee, jig_func_call_operands(op), bare);
}

static bool lower_call_indirect(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    return make_call(rw, op, NULL, jig_func_call_indirect_callee_operands(op),
                     jig_to_llvm_passes_bare(jig_to_llvm_of(rw), NULL));
}

static bool has_buffer(const JigType *const *types, size_t n) {
    for (size_t i = 0; i < n; i++)
        if (jig_type_is_any_memref(types[i]))
            return true;
    return false;
}

/* Who calls through a pointer passes buffers as all functions take them. */
static bool takes_otherwise(const JigLlvm *x, JigOp *op) {
    const JigType *type = jig_op_result_type(op, 0);
    return (has_buffer(jig_type_inputs(type), jig_type_num_inputs(type)) ||
            has_buffer(jig_type_results(type), jig_type_num_results(type))) &&
           jig_to_llvm_passes_bare(x, NULL) !=
               jig_to_llvm_passes_bare(
                   x, jig_symbol_lookup_nearest(op, jig_func_constant_value_attr(op)));
}

static bool lower_constant(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    const JigLlvm *x = jig_to_llvm_of(rw);
    const JigType *type = jig_to_llvm_type(x, jig_op_result_type(op, 0));
    if (!type || !jig_llvm_is_compatible(type))
        return jig_no_match(rw, op, "failed to convert result type");
    if (takes_otherwise(x, op))
        return jig_no_match(rw, op, "the function takes bare pointers, unlike others of its type");
    JigLlvmMlirAddressof parts = {
        .res_type = type,
        .global_name = jig_func_constant_value_attr(op),
        .attrs = jig_attr_dict_with(jig_op_attrs(op), jig_ident(rw->ctx, JIG_STR("value")), NULL)};
    jig_rw_replace_op(rw, op, jig_llvm_mlir_addressof_build(rw, jig_op_loc(op), &parts));
    return true;
}

/* ---- Returns ---- */
static const JigOp *function_around(const JigOp *op) {
    while ((op = jig_op_parent(op)) && !jig_op_is(op, JIG_LLVM(FUNC)))
        ;
    return op;
}

/* As callers take it; NULL: it can't be. */
static JigValue *returned(JigRewriter *rw, JigOp *op, size_t i, bool bare) {
    JigLoc loc = jig_op_loc(op);
    const JigType *old = jig_value_type(jig_op_operand(op, i));
    JigValueList now = jig_converted_at(rw, i);
    if (now.n != 1)
        return NULL;
    if (!jig_type_is_any_memref(old))
        return now.items[0];
    if (!jig_type_is_memref(old))
        return bare ? NULL : jig_to_llvm_copy_unranked(rw, op, old, now.items[0], true);
    JigTypeSink *types = jig_type_sink_create();
    bool is_pointer = bare && jig_to_llvm_argument_types(jig_to_llvm_of(rw), old, true, types);
    jig_type_sink_destroy(types);
    return is_pointer ? jig_to_llvm_extract(rw, loc, now.items[0], JIG_DESC_ALLOCATED)
                      : now.items[0];
}

bool jig_to_llvm_lower_return(JigRewriter *rw, JigOp *op, bool bare) {
    JigLoc loc = jig_op_loc(op);
    const JigLlvm *x = jig_to_llvm_of(rw);
    size_t n = jig_op_num_operands(op);
    const JigType **types = JIG_NEW_ARRAY(rw->arena, const JigType *, n + 1), *packed;
    JigValue **values = JIG_NEW_ARRAY(rw->arena, JigValue *, n + 1);
    for (size_t i = 0; i < n; i++) {
        types[i] = jig_value_type(jig_op_operand(op, i));
        if (!(values[i] = returned(rw, op, i, bare)))
            return jig_no_match(rw, op, "operand #{} can't be returned", jig_fact_int((int64_t)i));
    }
    JigLlvmReturn parts = {.arg = n ? values[0] : NULL, .attrs = jig_op_attrs(op)};
    if (n > 1) {
        if (!jig_to_llvm_pack_results(x, types, n, bare, &packed))
            return jig_no_match(rw, op, "could not convert result types");
        parts.arg = jig_to_llvm_poison(rw, loc, packed);
        for (size_t i = 0; i < n; i++)
            parts.arg = jig_to_llvm_insert(rw, loc, parts.arg, values[i], (int64_t)i);
    }
    jig_rw_replace_op(rw, op, jig_llvm_return_build(rw, loc, &parts));
    return true;
}

static bool lower_return(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    return jig_to_llvm_lower_return(
        rw, op, jig_to_llvm_passes_bare(jig_to_llvm_of(rw), function_around(op)));
}

/* ---- The set ---- */
#define FUNC(op_name, function)                                                                    \
    {                                                                                              \
        .name = "func." op_name " to llvm", .root = "func." op_name, .converts = true,             \
        .fn = function                                                                             \
    }

const JigPattern jig_to_llvm_func_patterns[] = {
    FUNC("call", lower_call),         FUNC("call_indirect", lower_call_indirect),
    FUNC("constant", lower_constant), FUNC("func", lower_func),
    FUNC("return", lower_return),     {0},
};
