/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What rows do not say of single threads and warps. */
#include "machine/nvidia/nvvm/nvvm_int.h"

/* Results that a structure holds two of. */
static bool is_pair(const JigType *t) {
    return jig_llvm_is_type(t, JIG_LLVM_TYPE_STRUCT) && jig_llvm_struct_len(t) == 2;
}

/* ---- nvvm.redux.sync ---- */

bool jig_nvvm_verify_redux_sync(JigOp *op) {
    const JigType *type = jig_value_type(jig_nvvm_redux_sync_val(op));
    bool is_float = jig_type_is_float(type);
    if (!is_float && jig_nvvm_redux_sync_abs(op))
        return jig_op_error(op, "abs attribute is supported only for f32 type");
    if (!is_float && jig_nvvm_redux_sync_nan(op))
        return jig_op_error(op, "nan attribute is supported only for f32 type");
    int64_t kind = jig_attr_enum_value(jig_nvvm_redux_sync_kind_attr(op));
    bool of_floats = kind == JIG_NVVM_REDUX_FMIN || kind == JIG_NVVM_REDUX_FMAX;
    if (of_floats == is_float)
        return true;
    return jig_op_error(op,
                        "'%s' redux kind unsupported with %s type. Only supported type is '%s'.",
                        jig_nvvm_enum_text(JIG_NVVM_ATTR_REDUX_KIND, kind), jig_msg_type(type),
                        of_floats ? "f32" : "i32");
}

/* ---- nvvm.pmevent, nvvm.setmaxregister ---- */

bool jig_nvvm_verify_pmevent(JigOp *op) {
    enum { EVENTS = 16 };
    const JigAttr *id = jig_nvvm_pmevent_event_id_attr(op),
                  *mask = jig_nvvm_pmevent_masked_event_id_attr(op);
    if (!id && !mask)
        return jig_op_error(op, "either `id` or `mask` must be set");
    if (id && mask)
        return jig_op_error(op, "`id` and `mask` cannot be set at the same time");
    int64_t n = id ? jig_attr_int_value(id) : 0;
    return (n >= 0 && n < EVENTS) || jig_op_error(op, "`id` must be between 0 and 15");
}

bool jig_nvvm_verify_setmaxregister(JigOp *op) {
    enum { STEP = 8, FEWEST = 24, MOST = 256 };
    int64_t n = jig_nvvm_setmaxregister_reg_count(op);
    if (n % STEP != 0)
        return jig_op_error(op, "new register size must be multiple of 8");
    return (n >= FEWEST && n <= MOST) ||
           jig_op_error(op, "new register size must be in between 24 to 256");
}

/* ---- nvvm.shfl.sync: a value, and perhaps whether there is one ---- */

static bool expect_part(JigOp *op, const char *which, const JigType *found,
                        const JigType *expected) {
    return found == expected ||
           jig_op_error(op,
                        "expected %s element in the returned struct to be of type %s but got %s "
                        "instead",
                        which, jig_msg_type(expected), jig_msg_type(found));
}

bool jig_nvvm_verify_shfl_sync(JigOp *op) {
    const JigType *type = jig_op_result_type(op, 0),
                  *val = jig_value_type(jig_nvvm_shfl_sync_val(op));
    if (!jig_nvvm_shfl_sync_return_value_and_is_valid(op)) {
        if (jig_llvm_is_type(type, JIG_LLVM_TYPE_STRUCT))
            return jig_op_error(op, "\"return_value_and_is_valid\" attribute must be specified "
                                    "when the return type is a struct type");
        return type == val ||
               jig_op_error(op, "expected return type to be of type %s but got %s instead",
                            jig_msg_type(val), jig_msg_type(type));
    }
    if (!is_pair(type))
        return jig_op_error(op, "expected return type to be a two-element struct");
    return expect_part(op, "first", jig_llvm_struct_element(type, 0), val) &&
           expect_part(op, "second", jig_llvm_struct_element(type, 1),
                       jig_type_i(jig_op_context(op), 1));
}

/* ---- nvvm.vote.sync, nvvm.match.sync ---- */

bool jig_nvvm_verify_vote_sync(JigOp *op) {
    bool ballot = jig_attr_enum_value(jig_nvvm_vote_sync_kind_attr(op)) == JIG_NVVM_VOTE_BALLOT;
    uint32_t width = jig_type_width(jig_op_result_type(op, 0));
    if (ballot)
        return width == 32 || jig_op_error(op, "vote.sync 'ballot' returns an i32");
    return width == 1 || jig_op_error(op, "vote.sync 'any', 'all' and 'uni' returns an i1");
}

bool jig_nvvm_verify_match_sync(JigOp *op) {
    const JigType *type = jig_op_result_type(op, 0);
    if (jig_attr_enum_value(jig_nvvm_match_sync_kind_attr(op)) == JIG_NVVM_MATCH_ANY)
        return jig_type_is_integer(type, 32) || jig_op_error(op, "match.sync 'any' returns an i32");
    bool fits = is_pair(type) && jig_type_is_integer(jig_llvm_struct_element(type, 0), 32) &&
                jig_type_is_integer(jig_llvm_struct_element(type, 1), 1);
    return fits || jig_op_error(op, "match.sync 'all' returns a two element struct with first "
                                    "element as i32 and second element as i1");
}

/* ---- nvvm.prmt ---- */

bool jig_nvvm_verify_prmt(JigOp *op) {
    int64_t mode = jig_attr_enum_value(jig_nvvm_prmt_mode_attr(op));
    bool takes_two = mode <= JIG_NVVM_PRMT_B4E, has_two = jig_nvvm_prmt_hi(op);
    if (takes_two == has_two)
        return true;
    return jig_op_emit_error(op, "mode '%s' %s 'hi' operand.",
                             jig_nvvm_enum_text(JIG_NVVM_ATTR_PERMUTE_MODE, mode),
                             takes_two ? "requires" : "does not accept");
}
