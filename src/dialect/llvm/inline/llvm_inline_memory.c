/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Memory of functions that are inlined. What had lived until the function returned
 * lives in the caller: allocations of constant size move to where the caller starts,
 * between marks of where they are in use; for others the stack is put back.
 */
#include "dialect/llvm/llvm_int.h"
#include "dialect/llvm/types/llvm_sizes.h"
#include "jig/rewrite.h"
#include "support/vec.h"

JigBlock *jig_llvm_start_of_scope(const JigOp *op) {
    const JigRegion *region = jig_op_parent_region(op);
    while (region && jig_region_parent(region) &&
           !jig_op_has_trait(jig_region_parent(region), JIG_TRAIT_AUTOMATIC_ALLOCATION_SCOPE))
        region = jig_region_parent_region(region);
    return region && jig_region_parent(region) ? jig_region_first(region) : NULL;
}

static JigValue *constant(JigRewriter *rw, JigLoc loc, const JigAttr *value) {
    const JigLlvmMlirConstant parts = {.res_type = jig_attr_type(value), .value = value};
    return jig_op_result(jig_llvm_mlir_constant_build(rw, loc, &parts), 0);
}

/* ---- Arguments that are copies ---- */

static uint64_t alignment_of(const JigAttr *x) {
    int64_t n = x ? jig_attr_int_value(x) : 1;
    return n > 0 ? (uint64_t)n : 1;
}

/* Are the addresses of `v` multiples of `wanted`? Memory of this function is made so. */
static bool ensure_aligned(JigRewriter *rw, JigOp *call, JigValue *v, uint64_t wanted) {
    JigOp *def = jig_value_def(v);
    if (jig_op_is(def, JIG_LLVM(ALLOCA))) {
        if (alignment_of(jig_llvm_alloca_alignment_attr(def)) < wanted)
            jig_llvm_alloca_set_alignment(rw, def, jig_attr_i64(rw->ctx, (int64_t)wanted));
        return true;
    }
    if (jig_op_is(def, JIG_LLVM(MLIR_ADDRESSOF))) {
        JigOp *global =
            jig_symbol_lookup_nearest(call, jig_llvm_mlir_addressof_global_name_attr(def));
        return jig_op_is(global, JIG_LLVM(MLIR_GLOBAL)) &&
               alignment_of(jig_llvm_mlir_global_alignment_attr(global)) >= wanted;
    }
    const JigOp *func = def ? NULL : jig_region_parent(jig_value_region(v));
    return jig_op_is(func, JIG_LLVM(FUNC)) &&
           jig_value_block(v) == jig_region_first(jig_value_region(v)) &&
           alignment_of(jig_llvm_arg_attr(func, jig_value_index(v), "llvm.align")) >= wanted;
}

/* Does the function not write to memory, so that its argument can be the original? */
static bool only_reads(const JigOp *func) {
    const JigAttr *effects = jig_llvm_func_memory_effects_attr(func);
    enum { NO_ACCESS = 0, READS = 1, NUM_KINDS = 6 };
    for (size_t i = 0; effects && i < NUM_KINDS; i++) {
        int64_t access = jig_attr_int_value(jig_attr_param(effects, i));
        if (access != NO_ACCESS && access != READS)
            return false;
    }
    return effects;
}

static JigValue *copied(JigRewriter *rw, JigOp *call, JigValue *source, const JigType *t,
                        uint64_t wanted) {
    uint64_t bytes = 0, align = 1;
    jig_llvm_bytes_of(call, t, &bytes);
    jig_llvm_align_of(call, t, &align);
    JigLoc loc = jig_value_loc(source);
    JigPoint point = jig_point(rw);
    jig_at_start(rw, jig_llvm_start_of_scope(call));
    const JigLlvmAlloca parts = {
        .array_size = constant(rw, loc, jig_attr_i64(rw->ctx, 1)),
        .res_type = jig_value_type(source),
        .alignment = jig_attr_i64(rw->ctx, (int64_t)(wanted > align ? wanted : align)),
        .elem_type = jig_attr_of_type(t)};
    JigValue *copy = jig_op_result(jig_llvm_alloca_build(rw, loc, &parts), 0);
    jig_set_point(rw, point);
    JigValue *len = constant(rw, loc, jig_attr_i64(rw->ctx, (int64_t)bytes));
    jig_llvm_intr_memcpy_build(
        rw, loc,
        &(JigLlvmIntrMemcpy){
            .dst = copy, .src = source, .len = len, .is_volatile = jig_attr_bool(rw->ctx, false)});
    return copy;
}

JigValue *jig_llvm_inline_argument(JigRewriter *rw, JigOp *call, JigOp *callable, size_t arg,
                                   JigValue *passed) {
    const JigAttr *type = jig_llvm_arg_attr(callable, arg, "llvm.byval");
    if (!type)
        return jig_llvm_inline_pointer(rw, call, callable, arg, passed);
    uint64_t wanted = alignment_of(jig_llvm_arg_attr(callable, arg, "llvm.align"));
    if (only_reads(callable) && (wanted <= 1 || ensure_aligned(rw, call, passed, wanted)))
        return passed;
    return copied(rw, call, passed, jig_attr_type_value(type), wanted);
}

/* ---- Allocations ---- */

typedef struct Alloca {
    JigOp *op;
    const JigAttr *size;
    bool marked; /* where it is in use, by the inlined function or here */
} Alloca;
typedef JIG_VEC(Alloca) AllocaVec;

static bool has_marks(JigOp *op) {
    for (const JigUse *u = jig_value_first_use(jig_op_result(op, 0)); u; u = jig_use_next(u)) {
        const JigOp *user = jig_use_owner(u);
        if (jig_op_is(user, JIG_LLVM(INTR_LIFETIME_START)) ||
            jig_op_is(user, JIG_LLVM(INTR_LIFETIME_END)))
            return true;
    }
    return false;
}

/* The constant that the inlined function itself gives as size, or NULL. */
static const JigAttr *constant_size(const JigOp *op) {
    const JigValue *size = jig_llvm_alloca_array_size(op);
    const JigAttr *value = jig_value_block(size) == jig_op_block(op) ? jig_constant_of(size) : NULL;
    int64_t n;
    if (!value || jig_attr_is_int(value))
        return value;
    return jig_constant_int(size, &n) ? jig_attr_int(jig_value_type(size), n) : NULL;
}

static void mark(JigRewriter *rw, const Alloca *a, bool end) {
    JigValue *ptr = jig_op_result(a->op, 0);
    if (end)
        jig_llvm_intr_lifetime_end_build(rw, jig_op_loc(a->op),
                                         &(JigLlvmIntrLifetimeEnd){.ptr = ptr});
    else
        jig_llvm_intr_lifetime_start_build(rw, jig_op_loc(a->op),
                                           &(JigLlvmIntrLifetimeStart){.ptr = ptr});
}

static void move_to(JigRewriter *rw, const Alloca *a, JigOp *where) {
    if (!a->marked) {
        jig_at_after(rw, a->op);
        mark(rw, a, false);
    }
    jig_at_before(rw, where);
    jig_llvm_alloca_set_array_size(rw, a->op, constant(rw, jig_op_loc(a->op), a->size));
    jig_rw_move_before(rw, a->op, where);
}

static JigValue *save_stack(JigRewriter *rw, const JigOp *call, JigBlock *first) {
    jig_at_start(rw, first);
    const JigLlvmIntrStacksave parts = {.res_type = jig_llvm_ptr(rw->ctx, 0)};
    return jig_op_result(jig_llvm_intr_stacksave_build(rw, jig_op_loc(call), &parts), 0);
}

static void finish(JigRewriter *rw, const JigOp *call, JigOp *end, JigValue *stack,
                   const AllocaVec *moved) {
    jig_at_before(rw, end);
    if (stack)
        jig_llvm_intr_stackrestore_build(rw, jig_op_loc(call),
                                         &(JigLlvmIntrStackrestore){.ptr = stack});
    for (size_t i = 0; i < moved->len; i++)
        if (!moved->data[i].marked)
            mark(rw, &moved->data[i], true);
}

void jig_llvm_inline_allocas(JigRewriter *rw, const JigOp *call, JigBlock *first, JigBlock *end) {
    AllocaVec moved = {0};
    bool dynamic = false;
    for (JigOp *op = jig_block_first(first); op; op = jig_op_next(op)) {
        if (!jig_op_is(op, JIG_LLVM(ALLOCA)))
            continue;
        const JigAttr *size = constant_size(op);
        int64_t n;
        bool empty = jig_constant_int(jig_llvm_alloca_array_size(op), &n) && n == 0;
        if (size)
            jig_vec_push(&moved, ((Alloca){op, size, empty || has_marks(op)}));
        else
            dynamic = true;
    }
    JigValue *stack = dynamic ? save_stack(rw, call, first) : NULL;
    JigOp *where = jig_block_first(jig_llvm_start_of_scope(call));
    for (size_t i = 0; i < moved.len; i++)
        move_to(rw, &moved.data[i], where);
    for (JigBlock *b = first; b != end && (stack || moved.len); b = jig_block_next(b))
        if (jig_op_is(jig_block_last(b), JIG_LLVM(RETURN)))
            finish(rw, call, jig_block_last(b), stack, &moved);
    jig_vec_free(&moved);
}
