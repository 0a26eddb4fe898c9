/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "payload/lower/llvm/llvm_build.h"

#include "dialect/arith/arith.h"
#include "dialect/llvm/llvm_attrs.h"
#include "dialect/llvm/llvm_types.h"
#include "support/check.h"

enum { NO_WRAP = JIG_NO_SIGNED_WRAP | JIG_NO_UNSIGNED_WRAP };
enum { INBOUNDS_NUW = JIG_GEP_INBOUNDS | JIG_GEP_NUSW | JIG_GEP_NUW };

/* ---- Arithmetic ---- */
JigValue *jig_to_llvm_binary(JigRewriter *rw, JigLoc loc, const JigOpRow *row, JigValue *a,
                             JigValue *b) {
    const JigType *type = jig_value_type(a);
    return jig_op_result(jig_build(rw, loc, row, (JigValue *[]){a, b}, 2, &type, 1, NULL), 0);
}

JigValue *jig_to_llvm_no_wrap(JigRewriter *rw, JigLoc loc, const JigOpRow *row, JigValue *a,
                              JigValue *b) {
    const JigType *type = jig_value_type(a);
    return jig_op_result(jig_build(rw, loc, row, (JigValue *[]){a, b}, 2, &type, 1, "overflowFlags",
                                   jig_attr_i32(rw->ctx, NO_WRAP), NULL),
                         0);
}

JigValue *jig_to_llvm_compare(JigRewriter *rw, JigLoc loc, JigIntCompare how, JigValue *a,
                              JigValue *b) {
    JigLlvmIcmp parts = {.lhs = a,
                         .rhs = b,
                         .res_type = jig_type_i(rw->ctx, 1),
                         .predicate = jig_attr_i64(rw->ctx, how)};
    return jig_op_result(jig_llvm_icmp_build(rw, loc, &parts), 0);
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

JigValue *jig_to_llvm_element_ptr(JigRewriter *rw, JigLoc loc, const JigType *element,
                                  JigValue *base, JigValue *at) {
    return element_ptr(rw, loc, element, base, at, NULL);
}

JigValue *jig_to_llvm_element_ptr_inbounds(JigRewriter *rw, JigLoc loc, const JigType *element,
                                           JigValue *base, JigValue *at) {
    return element_ptr(rw, loc, element, base, at, jig_attr_i32(rw->ctx, INBOUNDS_NUW));
}

JigValue *jig_to_llvm_part_ptr(JigRewriter *rw, JigLoc loc, const JigType *aggregate,
                               JigValue *base, const int32_t *at, size_t n) {
    JigLlvmGetelementptr parts = {.base = base,
                                  .res_type = jig_value_type(base),
                                  .raw_constant_indices = jig_attr_dense_i32(rw->ctx, at, n),
                                  .elem_type = jig_attr_of_type(aggregate)};
    return jig_op_result(jig_llvm_getelementptr_build(rw, loc, &parts), 0);
}

JigValue *jig_to_llvm_part_ptr_at(JigRewriter *rw, JigLoc loc, const JigType *aggregate,
                                  JigValue *base, JigValue *at) {
    JigLlvmGetelementptr parts = {
        .base = base,
        .dynamic_indices = {&at, 1},
        .res_type = jig_value_type(base),
        .raw_constant_indices = jig_attr_dense_i32(rw->ctx, (const int32_t[]){0, INT32_MIN}, 2),
        .elem_type = jig_attr_of_type(aggregate)};
    return jig_op_result(jig_llvm_getelementptr_build(rw, loc, &parts), 0);
}

JigValue *jig_to_llvm_ptr_to_int(JigRewriter *rw, JigLoc loc, JigValue *ptr) {
    JigLlvmPtrtoint parts = {.arg = ptr, .res_type = jig_to_llvm_of(rw)->index};
    return jig_op_result(jig_llvm_ptrtoint_build(rw, loc, &parts), 0);
}

JigValue *jig_to_llvm_int_to_ptr(JigRewriter *rw, JigLoc loc, JigValue *index, const JigType *ptr) {
    JIG_REQUIRE(rw && index && ptr);
    JigLlvmInttoptr parts = {.arg = index, .res_type = ptr};
    return jig_op_result(jig_llvm_inttoptr_build(rw, loc, &parts), 0);
}

JigValue *jig_to_llvm_in_space(JigRewriter *rw, JigLoc loc, JigValue *ptr, uint32_t space) {
    return jig_llvm_ptr_space(jig_value_type(ptr)) == space
               ? ptr
               : jig_to_llvm_cast_space(rw, loc, ptr, space);
}

JigValue *jig_to_llvm_cast_space(JigRewriter *rw, JigLoc loc, JigValue *ptr, uint32_t space) {
    JigLlvmAddrspacecast parts = {.arg = ptr, .res_type = jig_llvm_ptr(rw->ctx, space)};
    return jig_op_result(jig_llvm_addrspacecast_build(rw, loc, &parts), 0);
}

JigValue *jig_to_llvm_load(JigRewriter *rw, JigLoc loc, const JigType *type, JigValue *ptr) {
    JIG_REQUIRE(rw && type && ptr);
    return jig_op_result(
        jig_llvm_load_build(rw, loc, &(JigLlvmLoad){.addr = ptr, .res_type = type}), 0);
}

void jig_to_llvm_store(JigRewriter *rw, JigLoc loc, JigValue *value, JigValue *ptr) {
    JIG_REQUIRE(rw && value && ptr);
    jig_llvm_store_build(rw, loc, &(JigLlvmStore){.value = value, .addr = ptr});
}

JigValue *jig_to_llvm_stack(JigRewriter *rw, JigLoc loc, const JigType *type, JigValue *n,
                            uint32_t space, int64_t alignment) {
    JigLlvmAlloca parts = {.array_size = n,
                           .res_type = jig_llvm_ptr(rw->ctx, space),
                           .alignment = alignment ? jig_attr_i64(rw->ctx, alignment) : NULL,
                           .elem_type = jig_attr_of_type(type)};
    return jig_op_result(jig_llvm_alloca_build(rw, loc, &parts), 0);
}

static JigValue *null_ptr(JigRewriter *rw, JigLoc loc) {
    return jig_op_result(
        jig_llvm_mlir_zero_build(rw, loc, &(JigLlvmMlirZero){.res_type = jig_to_llvm_of(rw)->ptr}),
        0);
}

JigValue *jig_to_llvm_size_of(JigRewriter *rw, JigLoc loc, const JigType *type) {
    JigValue *second =
        jig_to_llvm_part_ptr(rw, loc, type, null_ptr(rw, loc), (const int32_t[]){1}, 1);
    return jig_to_llvm_ptr_to_int(rw, loc, second);
}

JigValue *jig_to_llvm_size_of_many(JigRewriter *rw, JigLoc loc, const JigType *type, JigValue *n) {
    return jig_to_llvm_ptr_to_int(rw, loc,
                                  jig_to_llvm_element_ptr(rw, loc, type, null_ptr(rw, loc), n));
}

void jig_to_llvm_copy_bytes(JigRewriter *rw, JigLoc loc, JigValue *to, JigValue *from,
                            JigValue *n) {
    JIG_REQUIRE(rw && to && from && n);
    JigLlvmIntrMemcpy parts = {
        .dst = to, .src = from, .len = n, .is_volatile = jig_attr_bool(rw->ctx, false)};
    jig_llvm_intr_memcpy_build(rw, loc, &parts);
}

/* ---- Assumptions ---- */
JigValue *jig_to_llvm_true(JigRewriter *rw, JigLoc loc) {
    JIG_REQUIRE(rw);
    return jig_to_llvm_constant(rw, loc, jig_type_i(rw->ctx, 1), jig_attr_bool(rw->ctx, true));
}

void jig_to_llvm_assume(JigRewriter *rw, JigLoc loc, JigValue *condition, const char *tag,
                        JigValueList about) {
    JIG_REQUIRE(rw && condition && tag);
    const JigAttr *tags[] = {jig_attr_string(rw->ctx, jig_str(tag))};
    JigLlvmIntrAssume parts = {.cond = condition,
                               .op_bundle_operands = {&about, 1},
                               .op_bundle_tags = jig_attr_array(rw->ctx, tags, 1)};
    jig_llvm_intr_assume_build(rw, loc, &parts);
}

/* ---- Blocks ---- */
/* Do only jumps of the dialect lead there, which may change, and without values? */
static bool may_get_another_head(const JigBlock *block) {
    const JigSuccUse *use = jig_block_first_pred(block);
    bool ok = use && !jig_block_num_args(block);
    for (; ok && use; use = jig_succ_use_next(use))
        ok = jig_str_starts_with(jig_op_name_of(jig_succ_use_owner(use)), "llvm.");
    return ok;
}

JigBlock *jig_to_llvm_split_before(JigRewriter *rw, JigOp *op) {
    JigBlock *block = jig_op_block(op);
    if (!may_get_another_head(block)) {
        jig_rw_split_block(rw, block, op);
        return block;
    }
    JigBlock *head =
        jig_create_block(rw, jig_block_region(block), block, NULL, 0, jig_loc_unknown(rw->ctx));
    jig_rw_replace_block_uses(rw, block, head);
    for (JigOp *first; (first = jig_block_first(block)) != op;)
        jig_rw_move(rw, first, head, NULL);
    return head;
}

void jig_to_llvm_jump(JigRewriter *rw, JigLoc loc, JigBlock *to, JigValueList values) {
    JIG_REQUIRE(rw && to);
    jig_llvm_br_build(rw, loc, &(JigLlvmBr){.dest_operands = values, .dest = to});
}

/* ---- Functions of the runtime ---- */
static JigOp *declare(JigRewriter *rw, JigBlock *block, JigLoc loc, JigStr name,
                      const JigType *type) {
    JigPoint point = jig_point(rw);
    jig_at_start(rw, block);
    JigLlvmFunc parts = {.sym_name = jig_attr_string(rw->ctx, name),
                         .function_type = jig_attr_of_type(type)};
    JigOp *function = jig_llvm_func_build(rw, loc, &parts);
    jig_set_point(rw, point);
    return function;
}

static const JigType *function_type(JigContext *ctx, const JigType *const *params, size_t n,
                                    const JigType *result) {
    return jig_llvm_func(result ? result : jig_llvm_simple_type(ctx, JIG_LLVM_TYPE_VOID), params, n,
                         false);
}

/* `known`, if its type is this one. */
static JigOp *of_type(JigRewriter *rw, JigOp *known, const JigType *type) {
    const JigType *its = jig_attr_type_value(jig_llvm_func_function_type_attr(known));
    if (its == type)
        return known;
    JigArenaMark mark = jig_arena_mark(rw->arena);
    JigStr text = jig_type_to_str(its, rw->arena);
    jig_op_emit_error(known,
                      "redefinition of reserved function '%.*s' of different type '%.*s' is "
                      "prohibited",
                      JIG_FMT(jig_llvm_func_sym_name(known)), JIG_FMT(text));
    jig_arena_rewind(rw->arena, mark);
    return NULL;
}

JigOp *jig_to_llvm_runtime(JigRewriter *rw, JigOp *op, const char *name,
                           const JigType *const *params, size_t n, const JigType *result) {
    JigOp *module = jig_nearest_symbol_table(op);
    while (module && !jig_op_is(module, JIG_BUILTIN(MODULE)) && jig_op_parent(module))
        module = jig_nearest_symbol_table(jig_op_parent(module));
    if (!module)
        return NULL;
    const JigType *type = function_type(rw->ctx, params, n, result);
    JigOp *known = jig_symbol_lookup_in(module, jig_str(name));
    if (known && jig_op_is(known, JIG_LLVM(FUNC)))
        return of_type(rw, known, type);
    return declare(rw, jig_region_first(jig_builtin_module_body_region(module)), jig_op_loc(module),
                   jig_str(name), type);
}

/* One that nobody has there, where something else has `name`. The numbers go on from one clash to
 * the next. */
static JigStr other_name(JigRewriter *rw, JigOp *table, const char *name) {
    void **next = jig_ptrmap_slot(jig_to_llvm_of(rw)->clashes, table);
    JigStr text;
    do {
        uintptr_t n = (uintptr_t)*next;
        text = jig_arena_printf(rw->arena, "%s_%zu", name, (size_t)n);
        *next = (void *)(n + 1);
    } while (jig_symbol_lookup_in(table, text));
    return text;
}

/* The block of the table that op stands in, or below. */
static JigBlock *block_below(const JigOp *table, const JigOp *op) {
    while (jig_op_parent(op) != table)
        op = jig_op_parent(op);
    return jig_op_block(op);
}

JigStr jig_to_llvm_free_name(JigRewriter *rw, JigOp *table, const char *name) {
    return jig_symbol_lookup_in(table, jig_str(name)) ? other_name(rw, table, name) : jig_str(name);
}

JigOp *jig_to_llvm_runtime_near(JigRewriter *rw, JigOp *op, const char *name,
                                const JigType *const *params, size_t n, const JigType *result) {
    JigOp *table = jig_nearest_symbol_table(op);
    if (!table)
        return NULL;
    const JigType *type = function_type(rw->ctx, params, n, result);
    JigOp *known = jig_symbol_lookup_in(table, jig_str(name));
    if (known && jig_op_is(known, JIG_LLVM(FUNC)))
        return of_type(rw, known, type);
    JigStr free_name = known ? other_name(rw, table, name) : jig_str(name);
    return declare(rw, block_below(table, op), jig_op_loc(table), free_name, type);
}

JigValue *jig_to_llvm_call_runtime(JigRewriter *rw, JigLoc loc, const JigOp *function,
                                   JigValue *const *args, size_t n) {
    JIG_REQUIRE(rw && function && (args || !n));
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
