/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What modules say of kernels and their arguments in attributes on functions of the llvm dialect.
 */
#include "machine/nvidia/nvvm/nvvm_int.h"

typedef enum Kind { ON_FUNCTIONS, UP_TO_3_NUMBERS, NUMBER, WITH_CLUSTERS } Kind;

/* What is not here may be anything, anywhere. */
static const struct {
    const char *name;
    Kind kind;
} kinds[] = {
    {"nvvm.kernel", ON_FUNCTIONS},
    {"nvvm.maxntid", UP_TO_3_NUMBERS},
    {"nvvm.reqntid", UP_TO_3_NUMBERS},
    {"nvvm.cluster_dim", UP_TO_3_NUMBERS},
    {"nvvm.cluster_max_blocks", NUMBER},
    {"nvvm.minctasm", NUMBER},
    {"nvvm.maxnreg", NUMBER},
    {"nvvm.blocksareclusters", WITH_CLUSTERS},
};

static bool is_up_to_3_numbers(const JigAttr *x) {
    enum { DIMS = 3 };
    if (!jig_attr_is_dense_array(x, jig_type_i(jig_attr_context(x), 32)))
        return false;
    size_t n = jig_attr_dense_array_len(x);
    return n > 0 && n <= DIMS;
}

static bool verify_kind(JigOp *op, JigStr name, Kind kind, const JigAttr *value) {
    switch (kind) {
    case ON_FUNCTIONS:
        return jig_op_is(op, JIG_LLVM(FUNC)) ||
               jig_op_emit_error(op, "'%.*s' attribute attached to unexpected op", JIG_FMT(name));
    case UP_TO_3_NUMBERS:
        return is_up_to_3_numbers(value) ||
               jig_op_emit_error(op,
                                 "'\"%.*s\"' attribute must be integer array with maximum 3 index",
                                 JIG_FMT(name));
    case NUMBER:
        return jig_attr_is_int(value) ||
               jig_op_emit_error(op, "'\"%.*s\"' attribute must be integer constant",
                                 JIG_FMT(name));
    default:
        return (jig_op_attr(op, "nvvm.reqntid") && jig_op_attr(op, "nvvm.cluster_dim")) ||
               jig_op_emit_error(op,
                                 "'\"%.*s\"' attribute must be used along with 'nvvm.reqntid' and "
                                 "'nvvm.cluster_dim'",
                                 JIG_FMT(name));
    }
}

bool jig_nvvm_verify_op_attr(JigOp *op, const JigIdent *name, const JigAttr *value) {
    JigStr text = jig_ident_str(name);
    for (size_t i = 0; i < JIG_LEN(kinds); i++)
        if (jig_str_is(text, kinds[i].name))
            return verify_kind(op, text, kinds[i].kind, value);
    return true;
}

/* ---- Arguments ---- */

bool jig_nvvm_verify_arg_attr(JigOp *op, size_t region, size_t arg, const JigIdent *name,
                              const JigAttr *value) {
    (void)region;
    JigStr text = jig_ident_str(name);
    if (!jig_str_is(text, "nvvm.grid_constant"))
        return true;
    if (!jig_op_is(op, JIG_LLVM(FUNC)) || !jig_op_attr(op, "nvvm.kernel"))
        return jig_op_emit_error(
            op, "'\"%.*s\"' attribute must be present only on kernel arguments", JIG_FMT(text));
    if (jig_attr_kind(value) != JIG_ATTR_UNIT)
        return jig_op_emit_error(op, "'\"%.*s\"' must be a unit attribute", JIG_FMT(text));
    const JigAttr *all = jig_llvm_func_arg_attrs_attr(op);
    if (!jig_attr_dict_get(jig_attr_array_at(all, arg), JIG_STR("llvm.byval")))
        return jig_op_emit_error(
            op, "'\"%.*s\"' attribute requires the argument to also have attribute 'llvm.byval'",
            JIG_FMT(text));
    return true;
}
