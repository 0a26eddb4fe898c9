/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Functions that C can call, or define: "_mlir_ciface_" and the name. Buffers
 * are passed as pointers to their descriptors, and a result that is a structure
 * goes where the first argument points to.
 */
#include "dialect/func/func.h"
#include "dialect/llvm/llvm_attrs.h"
#include "dialect/llvm/llvm_types.h"
#include "payload/lower/llvm/llvm_build.h"
#include "support/vec.h"

typedef struct Interface {
    const JigType *function; /* before it was lowered */
    const JigType *type;     /* of the function for C */
    const JigType *result;   /* NULL: void */
    bool by_pointer;         /* so is the result */
} Interface;

/* False: it can't be passed. */
static bool read_interface(JigRewriter *rw, const JigType *function, Interface *to) {
    const JigLlvm *x = jig_to_llvm_of(rw);
    size_t n = jig_type_num_inputs(function), count = 0;
    *to = (Interface){.function = function};
    if (!jig_to_llvm_pack_types(x, jig_type_results(function), jig_type_num_results(function),
                                &to->result))
        return false;
    to->by_pointer = to->result && jig_llvm_is_type(to->result, JIG_LLVM_TYPE_STRUCT);
    const JigType **args = JIG_NEW_ARRAY(rw->arena, const JigType *, n + 1);
    if (to->by_pointer)
        args[count++] = x->ptr;
    for (size_t i = 0; i < n; i++) {
        const JigType *old = jig_type_inputs(function)[i], *type = jig_to_llvm_type(x, old);
        if (!type || !jig_llvm_is_compatible(type))
            return false;
        args[count++] = jig_type_is_any_memref(old) ? x->ptr : type;
    }
    const JigType *nothing = jig_llvm_simple_type(rw->ctx, JIG_LLVM_TYPE_VOID);
    to->type =
        jig_llvm_func(to->by_pointer || !to->result ? nothing : to->result, args, count, false);
    return true;
}

/* One more for the pointer to the result. */
static const JigAttr *argument_attrs(JigRewriter *rw, const JigOp *old, bool by_pointer) {
    const JigAttr *all = jig_func_func_arg_attrs_attr(old);
    if (!all || !by_pointer)
        return all;
    size_t n = jig_attr_array_len(all);
    const JigAttr **items = JIG_NEW_ARRAY(rw->arena, const JigAttr *, n + 1);
    items[0] = jig_attr_dict(rw->ctx, NULL, 0);
    for (size_t i = 0; i < n; i++)
        items[i + 1] = jig_attr_array_at(all, i);
    return jig_attr_array(rw->ctx, items, n + 1);
}

/* Names may have a NUL within. */
static JigStr interface_name(JigRewriter *rw, JigStr name) {
    static const char prefix[] = "_mlir_ciface_";
    size_t n = sizeof prefix - 1;
    char *text = JIG_NEW_ARRAY(rw->arena, char, n + name.len);
    memcpy(text, prefix, n);
    memcpy(text + n, name.ptr, name.len);
    return (JigStr){text, n + name.len};
}

static JigOp *create_interface(JigRewriter *rw, const JigOp *old, const Interface *c) {
    JigLlvmFunc parts = {
        .sym_name = jig_attr_string(rw->ctx, interface_name(rw, jig_symbol_name(old))),
        .sym_visibility = jig_to_llvm_function_visibility(old),
        .function_type = jig_attr_of_type(c->type),
        .linkage = jig_llvm_enum_attr(rw->ctx, JIG_LLVM_ATTR_LINKAGE, JIG_LINKAGE_EXTERNAL),
        .arg_attrs = argument_attrs(rw, old, c->by_pointer),
        .res_attrs = c->by_pointer ? NULL : jig_func_func_res_attrs_attr(old),
        .attrs = jig_to_llvm_function_attrs(old)};
    return jig_llvm_func_build(rw, jig_op_loc(old), &parts);
}

static JigBlock *add_entry(JigRewriter *rw, JigOp *function) {
    const JigType *type = jig_llvm_func_function_type(function);
    size_t n = jig_llvm_func_num_args(type);
    const JigType **types = JIG_NEW_ARRAY(rw->arena, const JigType *, n + 1);
    for (size_t i = 0; i < n; i++)
        types[i] = jig_llvm_func_arg(type, i);
    JigBlock *entry =
        jig_create_block(rw, jig_llvm_func_body(function), NULL, types, n, jig_op_loc(function));
    jig_at_start(rw, entry);
    return entry;
}

static void end(JigRewriter *rw, JigLoc loc, JigValue *value) {
    jig_llvm_return_build(rw, loc, &(JigLlvmReturn){.arg = value});
}

/* ---- For those who call ---- */
static void call_inside(JigRewriter *rw, const Interface *c, JigOp *function, JigOp *made) {
    JigLoc loc = jig_op_loc(function);
    const JigBlock *entry = add_entry(rw, function);
    JIG_VEC(JigValue *) args = {0};
    for (size_t i = 0; i < jig_type_num_inputs(c->function); i++) {
        JigValue *arg = jig_block_arg(entry, i + c->by_pointer);
        const JigType *old = jig_type_inputs(c->function)[i];
        JigValueList parts = {&arg, 1};
        if (jig_type_is_any_memref(old)) {
            JigValue *desc =
                jig_to_llvm_load(rw, loc, jig_to_llvm_type(jig_to_llvm_of(rw), old), arg);
            parts = jig_descriptor_unpack(rw, loc, desc, old);
        }
        jig_vec_append(&args, parts.items, parts.n);
    }
    JigValue *result = jig_to_llvm_call_runtime(rw, loc, made, args.data, args.len);
    jig_vec_free(&args);
    if (c->by_pointer)
        jig_to_llvm_store(rw, loc, result, jig_block_arg(entry, 0));
    end(rw, loc, c->by_pointer ? NULL : result);
}

/* ---- For those who define ---- */
static JigValue *make_room(JigRewriter *rw, JigLoc loc, const JigType *type) {
    return jig_to_llvm_stack(rw, loc, type, jig_to_llvm_index(rw, loc, 1), 0, 0);
}

/* How many arguments of ours an old one is. */
static size_t count_fields(const JigType *old) {
    if (!jig_type_is_any_memref(old))
        return 1;
    return jig_type_is_memref(old) ? JIG_DESC_SIZES + 2 * jig_type_rank(old) : 2;
}

static JigValue *pass_outside(JigRewriter *rw, JigLoc loc, const JigType *old,
                              JigValueList fields) {
    if (!jig_type_is_any_memref(old))
        return fields.items[0];
    JigValue *desc = jig_descriptor_pack(rw, loc, old, fields);
    JigValue *room = make_room(rw, loc, jig_value_type(desc));
    jig_to_llvm_store(rw, loc, desc, room);
    return room;
}

static void call_outside(JigRewriter *rw, const Interface *c, JigOp *function, JigOp *made) {
    JigLoc loc = jig_op_loc(made);
    const JigBlock *entry = add_entry(rw, made);
    size_t n = jig_type_num_inputs(c->function), count = 0, at = 0, num = jig_block_num_args(entry);
    JigValue **args = JIG_NEW_ARRAY(rw->arena, JigValue *, n + 2);
    JigValue **all = JIG_NEW_ARRAY(rw->arena, JigValue *, num + 1);
    for (size_t i = 0; i < num; i++)
        all[i] = jig_block_arg(entry, i);
    if (c->by_pointer)
        args[count++] = make_room(rw, loc, c->result);
    for (size_t i = 0; i < n; i++) {
        const JigType *old = jig_type_inputs(c->function)[i];
        JigValueList fields = {all + at, count_fields(old)};
        args[count++] = pass_outside(rw, loc, old, fields);
        at += fields.n;
    }
    JigValue *result = jig_to_llvm_call_runtime(rw, loc, function, args, count);
    if (c->by_pointer)
        result = jig_to_llvm_load(rw, loc, c->result, args[0]);
    end(rw, loc, result);
}

bool jig_to_llvm_add_c_interface(JigRewriter *rw, const JigOp *old, JigOp *made, bool external) {
    Interface c;
    if (!read_interface(rw, jig_func_func_function_type(old), &c))
        return jig_no_match(rw, old, "its type can't be C's");
    JigOp *function = create_interface(rw, old, &c);
    JigPoint point = jig_point(rw);
    if (external) {
        const JigAttr *here =
            jig_llvm_enum_attr(rw->ctx, JIG_LLVM_ATTR_LINKAGE, JIG_LINKAGE_PRIVATE);
        jig_llvm_func_set_linkage(rw, made, here);
        call_outside(rw, &c, function, made);
    } else {
        call_inside(rw, &c, function, made);
    }
    jig_set_point(rw, point);
    return true;
}
