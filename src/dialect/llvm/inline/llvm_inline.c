/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Which functions are inlined where, and what becomes of the ends of their bodies. */
#include "dialect/llvm/llvm_int.h"
#include "dialect/llvm/types/llvm_sizes.h"
#include "jig/rewrite.h"

/* ---- What a body takes from its function ---- */

/* Words of LLVM for a function that is called as a whole, or not at all. */
static const char *const never_inlined[] = {"noduplicate", "presplitcoroutine", "returns_twice",
                                            "strictfp", "null_pointer_is_valid"};

/* In which state of the machine the body runs: the caller has to be in the same. */
static const char *const same_in_caller[] = {
    "denormal_fp_math", "denormal_fp_math_f32",     "arm_streaming", "arm_locally_streaming",
    "arm_new_za",       "arm_streaming_compatible", "arm_in_za",     "arm_out_za",
    "arm_inout_za",     "arm_preserves_za"};

/* What the caller may take for granted of floats and the body may not. */
static const char *const promises_of_floats[] = {"no_infs_fp_math", "no_nans_fp_math",
                                                 "no_signed_zeros_fp_math"};

static bool is_true(const JigOp *op, const char *name) {
    return jig_op_attr(op, name) == jig_attr_bool(jig_op_context(op), true);
}

static JigOp *function_around(const JigOp *op) {
    JigOp *func = jig_op_parent(op);
    while (func && !jig_function(func))
        func = jig_op_parent(func);
    return func;
}

static bool runs_alike_in(const JigOp *func, const JigOp *caller) {
    for (size_t i = 0; i < JIG_LEN(same_in_caller); i++)
        if (jig_op_attr(func, same_in_caller[i]) != jig_op_attr(caller, same_in_caller[i]))
            return false;
    for (size_t i = 0; i < JIG_LEN(promises_of_floats); i++)
        if (is_true(caller, promises_of_floats[i]) && !is_true(func, promises_of_floats[i]))
            return false;
    return true;
}

static bool is_never_inlined(const JigOp *func) {
    const JigAttr *words = jig_llvm_func_passthrough_attr(func);
    for (size_t i = 0; words && i < jig_attr_array_len(words); i++) {
        const JigAttr *x = jig_attr_array_at(words, i);
        for (size_t k = 0; k < JIG_LEN(never_inlined); k++)
            if (jig_attr_is_string(x) && jig_str_is(jig_attr_string_value(x), never_inlined[k]))
                return true;
    }
    return false;
}

/* Another definition may take its place when the program is linked. */
static bool may_be_replaced(const JigOp *func) {
    switch (jig_attr_enum_value(jig_llvm_func_linkage_attr(func))) {
    case JIG_LINKAGE_WEAK:
    case JIG_LINKAGE_LINKONCE:
    case JIG_LINKAGE_EXTERN_WEAK:
    case JIG_LINKAGE_COMMON:
        return true;
    default:
        return false;
    }
}

/* ---- Arguments ---- */

const JigAttr *jig_llvm_arg_attr(const JigOp *func, size_t arg, const char *name) {
    const JigAttr *all = jig_llvm_func_arg_attrs_attr(func);
    return all && arg < jig_attr_array_len(all)
               ? jig_attr_dict_get(jig_attr_array_at(all, arg), jig_str(name))
               : NULL;
}

/* Memory of the call itself stays where there is a call. Copies need a size. */
static bool arguments_fit(const JigOp *call, const JigOp *func) {
    size_t n = jig_llvm_call_args(call).count;
    for (size_t i = 0; i < n; i++) {
        const JigAttr *copied = jig_llvm_arg_attr(func, i, "llvm.byval");
        uint64_t bytes;
        if (jig_llvm_arg_attr(func, i, "llvm.inalloca") ||
            (copied && !jig_llvm_bytes_of(call, jig_attr_type_value(copied), &bytes)))
            return false;
    }
    return true;
}

bool jig_llvm_may_inline_call(JigOp *call, JigOp *callable, bool clone) {
    (void)clone;
    if (!jig_op_is(call, JIG_LLVM(CALL)) || jig_llvm_call_no_inline(call) ||
        !jig_op_is(callable, JIG_LLVM(FUNC)) || jig_llvm_func_no_inline(callable) ||
        jig_llvm_func_personality_attr(callable))
        return false;
    const JigOp *caller = function_around(call);
    return caller && jig_llvm_start_of_scope(call) &&
           !jig_llvm_func_is_variadic(jig_llvm_func_function_type(callable)) &&
           !is_never_inlined(callable) && !may_be_replaced(callable) &&
           runs_alike_in(callable, caller) && arguments_fit(call, callable);
}

/* ---- Ops ---- */

/* What belongs to the function as a whole stays: its variable arguments, its numbered blocks, a
 * call in place of its return. */
bool jig_llvm_may_inline_op(JigOp *op, JigRegion *dest, bool clone) {
    (void)dest, (void)clone;
    bool is_last_call =
        jig_op_is(op, JIG_LLVM(CALL)) &&
        jig_attr_enum_value(jig_llvm_call_tail_call_kind_attr(op)) == JIG_TAIL_CALL_MUST;
    return !is_last_call && !jig_op_is(op, JIG_LLVM(INTR_VASTART)) &&
           !jig_op_is(op, JIG_LLVM(BLOCKTAG));
}

/* What is returned goes to the block after the call, or replaces the call's results. */
void jig_llvm_inline_terminator(JigRewriter *rw, JigOp *op, JigBlock *dest, JigValue *const *values,
                                size_t n) {
    if (!jig_op_is(op, JIG_LLVM(RETURN)))
        return;
    JigValue *returned = jig_llvm_return_arg(op);
    if (!dest) {
        if (n && returned)
            jig_rw_replace_uses(rw, values[0], returned);
        return;
    }
    jig_llvm_br_build(rw, jig_op_loc(op),
                      &(JigLlvmBr){.dest_operands = {&returned, returned != NULL}, .dest = dest});
    jig_rw_erase(rw, op);
}

/* A tail call does not touch memory of the function that it stands in: nobody said so of the
 * caller, unless the inlined call was one, too. */
static JigWalk keep_memory(JigOp *op, void *user) {
    JigRewriter *rw = user;
    if (jig_op_is(op, JIG_LLVM(CALL)) &&
        jig_attr_enum_value(jig_llvm_call_tail_call_kind_attr(op)) == JIG_TAIL_CALL_TAIL)
        jig_llvm_call_set_tail_call_kind(
            rw, op, jig_llvm_enum_attr(rw->ctx, JIG_LLVM_ATTR_TAILCALLKIND, JIG_TAIL_CALL_NONE));
    return JIG_WALK_ADVANCE;
}

void jig_llvm_inline_blocks(JigRewriter *rw, JigOp *call, JigOp *callable, JigBlock *first,
                            JigBlock *end) {
    jig_llvm_inline_allocas(rw, call, first, end);
    jig_llvm_inline_scopes(rw, call, callable, first, end);
    int64_t kind = jig_attr_enum_value(jig_llvm_call_tail_call_kind_attr(call));
    if (kind == JIG_TAIL_CALL_TAIL || kind == JIG_TAIL_CALL_MUST)
        return;
    for (JigBlock *b = first; b != end; b = jig_block_next(b))
        for (JigOp *op = jig_block_first(b); op; op = jig_op_next(op))
            jig_walk_pre(op, keep_memory, rw);
}
