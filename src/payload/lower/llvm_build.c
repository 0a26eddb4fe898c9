/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "payload/lower/llvm_build.h"

#include "dialect/llvm/llvm_types.h"

enum { NSW_NUW = 3, INBOUNDS_NUW = 7 };

/* ---- Arithmetic ---- */
JigValue *jig_llvm_binary(JigRewriter *rw, JigLoc loc, const JigOpRow *row, JigValue *a,
                          JigValue *b) {
    const JigType *type = jig_value_type(a);
    return jig_op_result(jig_build(rw, loc, row, (JigValue *[]){a, b}, 2, &type, 1, NULL), 0);
}

JigValue *jig_llvm_no_wrap(JigRewriter *rw, JigLoc loc, const JigOpRow *row, JigValue *a,
                           JigValue *b) {
    const JigType *type = jig_value_type(a);
    return jig_op_result(jig_build(rw, loc, row, (JigValue *[]){a, b}, 2, &type, 1, "overflowFlags",
                                   jig_attr_i32(rw->ctx, NSW_NUW), NULL),
                         0);
}

/* ---- Pointers ---- */
static JigValue *element_ptr(JigRewriter *rw, JigLoc loc, const JigType *element, JigValue *base,
                             JigValue *at, const JigAttr *flags) {
    JigLlvmGetelementptr parts = {.base = base,
                                  .dynamic_indices = {&at, 1},
                                  .res_type = jig_value_type(base),
                                  .raw_constant_indices =
                                      jig_attr_dense_i32(rw->ctx, (const int32_t[]){INT32_MIN}, 1),
                                  .elem_type = jig_attr_of_type(element),
                                  .no_wrap_flags = flags};
    return jig_op_result(jig_llvm_getelementptr_build(rw, loc, &parts), 0);
}

JigValue *jig_llvm_element_ptr(JigRewriter *rw, JigLoc loc, const JigType *element, JigValue *base,
                               JigValue *at) {
    return element_ptr(rw, loc, element, base, at, NULL);
}

JigValue *jig_llvm_element_ptr_inbounds(JigRewriter *rw, JigLoc loc, const JigType *element,
                                        JigValue *base, JigValue *at) {
    return element_ptr(rw, loc, element, base, at, jig_attr_i32(rw->ctx, INBOUNDS_NUW));
}

JigValue *jig_llvm_part_ptr(JigRewriter *rw, JigLoc loc, const JigType *aggregate, JigValue *base,
                            const int32_t *at, size_t n) {
    JigLlvmGetelementptr parts = {.base = base,
                                  .res_type = jig_value_type(base),
                                  .raw_constant_indices = jig_attr_dense_i32(rw->ctx, at, n),
                                  .elem_type = jig_attr_of_type(aggregate)};
    return jig_op_result(jig_llvm_getelementptr_build(rw, loc, &parts), 0);
}

JigValue *jig_llvm_to_int(JigRewriter *rw, JigLoc loc, JigValue *ptr) {
    JigLlvmPtrtoint parts = {.arg = ptr, .res_type = jig_llvm_of(rw)->index};
    return jig_op_result(jig_llvm_ptrtoint_build(rw, loc, &parts), 0);
}

JigValue *jig_llvm_to_ptr(JigRewriter *rw, JigLoc loc, JigValue *index, const JigType *ptr) {
    JigLlvmInttoptr parts = {.arg = index, .res_type = ptr};
    return jig_op_result(jig_llvm_inttoptr_build(rw, loc, &parts), 0);
}

JigValue *jig_llvm_in_space(JigRewriter *rw, JigLoc loc, JigValue *ptr, uint32_t space) {
    if (jig_llvm_ptr_space(jig_value_type(ptr)) == space)
        return ptr;
    JigLlvmAddrspacecast parts = {.arg = ptr, .res_type = jig_llvm_ptr(rw->ctx, space)};
    return jig_op_result(jig_llvm_addrspacecast_build(rw, loc, &parts), 0);
}

JigValue *jig_llvm_load(JigRewriter *rw, JigLoc loc, const JigType *type, JigValue *ptr) {
    return jig_op_result(
        jig_llvm_load_build(rw, loc, &(JigLlvmLoad){.addr = ptr, .res_type = type}), 0);
}

void jig_llvm_store(JigRewriter *rw, JigLoc loc, JigValue *value, JigValue *ptr) {
    jig_llvm_store_build(rw, loc, &(JigLlvmStore){.value = value, .addr = ptr});
}

JigValue *jig_llvm_stack(JigRewriter *rw, JigLoc loc, const JigType *type, JigValue *n,
                         uint32_t space, int64_t alignment) {
    JigLlvmAlloca parts = {.array_size = n,
                           .res_type = jig_llvm_ptr(rw->ctx, space),
                           .alignment = alignment ? jig_attr_i64(rw->ctx, alignment) : NULL,
                           .elem_type = jig_attr_of_type(type)};
    return jig_op_result(jig_llvm_alloca_build(rw, loc, &parts), 0);
}

static JigValue *null_ptr(JigRewriter *rw, JigLoc loc) {
    return jig_op_result(
        jig_llvm_mlir_zero_build(rw, loc, &(JigLlvmMlirZero){.res_type = jig_llvm_of(rw)->ptr}), 0);
}

JigValue *jig_llvm_size_of(JigRewriter *rw, JigLoc loc, const JigType *type) {
    JigValue *second = jig_llvm_part_ptr(rw, loc, type, null_ptr(rw, loc), (const int32_t[]){1}, 1);
    return jig_llvm_to_int(rw, loc, second);
}

JigValue *jig_llvm_size_of_many(JigRewriter *rw, JigLoc loc, const JigType *type, JigValue *n) {
    return jig_llvm_to_int(rw, loc, jig_llvm_element_ptr(rw, loc, type, null_ptr(rw, loc), n));
}

/* ---- Functions of the runtime ---- */
static JigOp *declare(JigRewriter *rw, JigOp *module, const char *name, const JigType *type) {
    JigPoint point = jig_point(rw);
    jig_at_start(rw, jig_region_first(jig_builtin_module_body_region(module)));
    JigLlvmFunc parts = {.sym_name = jig_attr_string(rw->ctx, jig_str(name)),
                         .function_type = jig_attr_of_type(type)};
    JigOp *function = jig_llvm_func_build(rw, jig_op_loc(module), &parts);
    jig_set_point(rw, point);
    return function;
}

JigOp *jig_llvm_runtime(JigRewriter *rw, JigOp *op, const char *name, const JigType *const *params,
                        size_t n, const JigType *result) {
    JigOp *module = jig_nearest_symbol_table(op);
    while (module && !jig_op_is(module, JIG_BUILTIN(MODULE)) && jig_op_parent(module))
        module = jig_nearest_symbol_table(jig_op_parent(module));
    if (!module)
        return NULL;
    const JigType *type = jig_llvm_func(
        result ? result : jig_llvm_simple_type(rw->ctx, JIG_LLVM_TYPE_VOID), params, n, false);
    JigOp *known = jig_symbol_lookup_in(module, jig_str(name));
    if (!known || !jig_op_is(known, JIG_LLVM(FUNC)))
        return declare(rw, module, name, type);
    const JigType *its = jig_attr_type_value(jig_llvm_func_function_type_attr(known));
    if (its == type)
        return known;
    JigArenaMark mark = jig_arena_mark(rw->arena);
    JigStr text = jig_type_to_str(its, rw->arena);
    jig_op_emit_error(known,
                      "redefinition of reserved function '%s' of different type '%.*s' is "
                      "prohibited",
                      name, (int)text.len, text.ptr);
    jig_arena_rewind(rw->arena, mark);
    return NULL;
}

JigValue *jig_llvm_call_runtime(JigRewriter *rw, JigLoc loc, const JigOp *function,
                                JigValue *const *args, size_t n) {
    const JigType *result =
        jig_llvm_func_result(jig_attr_type_value(jig_llvm_func_function_type_attr(function)));
    bool is_void = jig_llvm_is_type(result, JIG_LLVM_TYPE_VOID);
    JigLlvmCall parts = {
        .callee_operands = {args, n},
        .result_type = is_void ? NULL : result,
        .callee = jig_attr_flat_symbol(
            rw->ctx, jig_attr_string_value(jig_llvm_func_sym_name_attr(function)))};
    JigOp *call = jig_llvm_call_build(rw, loc, &parts);
    return is_void ? NULL : jig_op_result(call, 0);
}
