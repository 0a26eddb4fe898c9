/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Of which modules it is certain that LLVM accepts their text: their ops are in the table below,
 * and have types and attributes of which the dialect's verifier and check_*.c know all that LLVM
 * asks for. It is what lowered payloads consist of; LLVM is asked about all others where it is
 * installed.
 */
#include "codegen/ir_int.h"
#include "codegen/trust.h"

/* ---- Types ---- */

static bool is_plain_float(const JigType *t) {
    return jig_type_kind(t) == JIG_TYPE_FLOAT && jig_codegen_type(t) == t;
}

static bool is_plain_scalar(const JigType *t) {
    return jig_type_kind(t) == JIG_TYPE_INTEGER || is_plain_float(t) ||
           jig_llvm_is_type(t, JIG_LLVM_TYPE_PTR);
}

static bool is_plain(const JigType *t);

static bool is_plain_struct(const JigType *t) {
    for (size_t i = 0; i < jig_llvm_struct_len(t); i++)
        if (!is_plain(jig_llvm_struct_element(t, i)))
            return false;
    return true;
}

static bool is_plain(const JigType *t) {
    while (jig_llvm_is_type(t, JIG_LLVM_TYPE_ARRAY))
        t = jig_llvm_array_element(t);
    if (jig_llvm_is_type(t, JIG_LLVM_TYPE_STRUCT))
        return !jig_llvm_struct_is_named(t) && is_plain_struct(t);
    if (jig_type_is_vector(t))
        return !jig_type_is_scalable(t) && is_plain_scalar(jig_type_element(t));
    return is_plain_scalar(t);
}

static size_t num_types(const JigOp *op) {
    return jig_op_num_operands(op) + jig_op_num_results(op);
}
/* Of operands, then of results. */
static const JigType *type_at(const JigOp *op, size_t i) {
    size_t n = jig_op_num_operands(op);
    return i < n ? jig_op_operand_type(op, i) : jig_op_result_type(op, i - n);
}

/* ---- Attributes ---- */

/* Those that say nothing wrong, whatever they say. */
static bool is_harmless(JigStr name) {
    static const char *const names[] = {"overflowFlags",
                                        "isExact",
                                        "isDisjoint",
                                        "nonNeg",
                                        "fastmathFlags",
                                        "predicate",
                                        "alignment",
                                        "volatile_",
                                        "nontemporal",
                                        "elem_type",
                                        "rawConstantIndices",
                                        "noWrapFlags",
                                        "position",
                                        "mask",
                                        "value",
                                        "case_values",
                                        "case_operand_segments",
                                        "isVolatile",
                                        "is_int_min_poison",
                                        "sym_name",
                                        "function_type",
                                        "global_type",
                                        "constant",
                                        "dso_local",
                                        "global_name",
                                        "callee",
                                        "var_callee_type",
                                        "llvm.emit_c_interface",
                                        "sym_visibility",
                                        "is_zero_poison"};
    for (size_t i = 0; i < JIG_LEN(names); i++)
        if (jig_str_is(name, names[i]))
            return true;
    return jig_str_ends_with(name, "SegmentSizes"); /* of operands */
}

/* Those that say nothing: empty lists, and what goes without saying. */
static bool says_nothing(const JigAttr *x) {
    if (jig_attr_kind(x) == JIG_ATTR_ARRAY)
        return !jig_attr_array_len(x);
    if (jig_attr_kind(x) == JIG_ATTR_DENSE_ARRAY)
        return !jig_attr_dense_array_len(x);
    if (jig_attr_is_string(x))
        return !jig_attr_string_value(x).len;
    if (jig_attr_is_int(x))
        return !jig_attr_int_value(x);
    return jig_attr_is(x, JIG_LLVM_ATTR(CCONV)) || jig_attr_is(x, JIG_LLVM_ATTR(TAILCALLKIND)) ||
                   jig_attr_is(x, JIG_LLVM_ATTR(LINKAGE))
               ? !jig_attr_int_value(jig_attr_param(x, 0))
               : false;
}

/* Private and internal symbols are as good as others. */
static bool is_local_linkage(JigStr name, const JigAttr *x) {
    int64_t linkage = jig_str_is(name, "linkage") ? jig_attr_int_value(jig_attr_param(x, 0)) : -1;
    return linkage == JIG_LINKAGE_PRIVATE || linkage == JIG_LINKAGE_INTERNAL;
}

/* Of an argument. */
static bool is_harmless_of_args(const JigAttr *dicts, const JigType *function) {
    for (size_t i = 0; i < jig_attr_array_len(dicts); i++) {
        const JigAttr *dict = jig_attr_array_at(dicts, i);
        bool pointer = jig_llvm_is_type(jig_llvm_func_arg(function, i), JIG_LLVM_TYPE_PTR);
        for (size_t k = 0; k < jig_attr_dict_len(dict); k++) {
            JigStr name = jig_ident_str(jig_attr_dict_items(dict)[k].name);
            if (!jig_str_is(name, "llvm.noundef") && !(pointer && jig_str_is(name, "llvm.noalias")))
                return false;
        }
    }
    return true;
}

static bool has_plain_attrs(const JigOp *op) {
    const JigAttr *attrs = jig_op_attrs(op);
    for (size_t i = 0; i < jig_attr_dict_len(attrs); i++) {
        const JigNamedAttr *x = &jig_attr_dict_items(attrs)[i];
        JigStr name = jig_ident_str(x->name);
        bool of_args = jig_op_is(op, JIG_LLVM(FUNC)) && jig_str_is(name, "arg_attrs");
        if (!is_harmless(name) && !says_nothing(x->value) && !is_local_linkage(name, x->value) &&
            !(of_args && is_harmless_of_args(x->value, jig_llvm_func_function_type(op))))
            return false;
    }
    return true;
}

/* ---- Ops ---- */

/* What must be said of types beyond their being plain. */
typedef enum Rule {
    ASKED,       /* LLVM is asked */
    PLAIN,       /* nothing */
    SCALARS,     /* none is a vector */
    EQUAL,       /* all are the same */
    POINTERS,    /* all are pointers */
    REDUCTION,   /* all have the same elements, and the result is one of these */
    SAME_SHAPES, /* all are scalars, or vectors of the same length */
    MASKED,      /* one number of lanes, and beside the mask one type */
    SHUFFLE,     /* as many elements as the mask has */
    CALL,        /* of a function by its name, which is none of LLVM's */
} Rule;

/* clang-format off */
static const unsigned char rules[JIG_LLVM_NUM_OPS] = {
    [JIG_LLVM_ADD] = EQUAL, [JIG_LLVM_SUB] = EQUAL, [JIG_LLVM_MUL] = EQUAL, [JIG_LLVM_SHL] = EQUAL,
    [JIG_LLVM_UDIV] = EQUAL, [JIG_LLVM_SDIV] = EQUAL, [JIG_LLVM_LSHR] = EQUAL, [JIG_LLVM_ASHR] = EQUAL,
    [JIG_LLVM_UREM] = EQUAL, [JIG_LLVM_SREM] = EQUAL, [JIG_LLVM_AND] = EQUAL, [JIG_LLVM_OR] = EQUAL,
    [JIG_LLVM_XOR] = EQUAL, [JIG_LLVM_FADD] = EQUAL, [JIG_LLVM_FSUB] = EQUAL, [JIG_LLVM_FMUL] = EQUAL,
    [JIG_LLVM_FDIV] = EQUAL, [JIG_LLVM_FREM] = EQUAL, [JIG_LLVM_FNEG] = EQUAL, [JIG_LLVM_FREEZE] = EQUAL,
    [JIG_LLVM_ICMP] = SAME_SHAPES, [JIG_LLVM_FCMP] = SAME_SHAPES, [JIG_LLVM_SELECT] = SAME_SHAPES,
    [JIG_LLVM_BITCAST] = PLAIN, [JIG_LLVM_ADDRSPACECAST] = PLAIN, [JIG_LLVM_INTTOPTR] = PLAIN,
    [JIG_LLVM_PTRTOINT] = PLAIN, [JIG_LLVM_SEXT] = PLAIN, [JIG_LLVM_ZEXT] = PLAIN, [JIG_LLVM_TRUNC] = PLAIN,
    [JIG_LLVM_SITOFP] = PLAIN, [JIG_LLVM_UITOFP] = PLAIN, [JIG_LLVM_FPTOSI] = PLAIN,
    [JIG_LLVM_FPTOUI] = PLAIN, [JIG_LLVM_FPEXT] = PLAIN, [JIG_LLVM_FPTRUNC] = PLAIN,
    [JIG_LLVM_LOAD] = PLAIN, [JIG_LLVM_STORE] = PLAIN, [JIG_LLVM_ALLOCA] = PLAIN,
    [JIG_LLVM_GETELEMENTPTR] = SCALARS, [JIG_LLVM_EXTRACTVALUE] = PLAIN, [JIG_LLVM_INSERTVALUE] = PLAIN,
    [JIG_LLVM_EXTRACTELEMENT] = PLAIN, [JIG_LLVM_INSERTELEMENT] = PLAIN, [JIG_LLVM_SHUFFLEVECTOR] = SHUFFLE,
    [JIG_LLVM_MLIR_CONSTANT] = PLAIN, [JIG_LLVM_MLIR_UNDEF] = PLAIN, [JIG_LLVM_MLIR_POISON] = PLAIN,
    [JIG_LLVM_MLIR_ZERO] = PLAIN, [JIG_LLVM_MLIR_ADDRESSOF] = PLAIN,
    [JIG_LLVM_BR] = PLAIN, [JIG_LLVM_COND_BR] = PLAIN, [JIG_LLVM_SWITCH] = PLAIN, [JIG_LLVM_RETURN] = PLAIN,
    [JIG_LLVM_UNREACHABLE] = PLAIN, [JIG_LLVM_CALL] = CALL,
    [JIG_LLVM_MLIR_GLOBAL] = PLAIN, [JIG_LLVM_FUNC] = PLAIN,
    [JIG_LLVM_INTR_MEMCPY] = PLAIN, [JIG_LLVM_INTR_MEMMOVE] = PLAIN, [JIG_LLVM_INTR_MEMSET] = PLAIN,
    [JIG_LLVM_INTR_STACKSAVE] = POINTERS, [JIG_LLVM_INTR_STACKRESTORE] = POINTERS,
    [JIG_LLVM_INTR_MASKED_LOAD] = MASKED, [JIG_LLVM_INTR_MASKED_STORE] = MASKED,
    [JIG_LLVM_INTR_VECTOR_REDUCE_FADD] = REDUCTION, [JIG_LLVM_INTR_VECTOR_REDUCE_FMUL] = REDUCTION,
    [JIG_LLVM_INTR_VECTOR_REDUCE_FMIN] = REDUCTION, [JIG_LLVM_INTR_VECTOR_REDUCE_FMAX] = REDUCTION,
    [JIG_LLVM_INTR_VECTOR_REDUCE_FMINIMUM] = REDUCTION, [JIG_LLVM_INTR_VECTOR_REDUCE_FMAXIMUM] = REDUCTION,
    [JIG_LLVM_INTR_VECTOR_REDUCE_ADD] = REDUCTION, [JIG_LLVM_INTR_VECTOR_REDUCE_MUL] = REDUCTION,
    [JIG_LLVM_INTR_VECTOR_REDUCE_AND] = REDUCTION, [JIG_LLVM_INTR_VECTOR_REDUCE_OR] = REDUCTION,
    [JIG_LLVM_INTR_VECTOR_REDUCE_XOR] = REDUCTION, [JIG_LLVM_INTR_VECTOR_REDUCE_SMIN] = REDUCTION,
    [JIG_LLVM_INTR_VECTOR_REDUCE_SMAX] = REDUCTION, [JIG_LLVM_INTR_VECTOR_REDUCE_UMIN] = REDUCTION,
    [JIG_LLVM_INTR_VECTOR_REDUCE_UMAX] = REDUCTION,
    [JIG_LLVM_INTR_FMA] = EQUAL, [JIG_LLVM_INTR_FMULADD] = EQUAL, [JIG_LLVM_INTR_EXP] = EQUAL,
    [JIG_LLVM_INTR_EXP2] = EQUAL, [JIG_LLVM_INTR_LOG] = EQUAL, [JIG_LLVM_INTR_LOG2] = EQUAL,
    [JIG_LLVM_INTR_LOG10] = EQUAL, [JIG_LLVM_INTR_SQRT] = EQUAL, [JIG_LLVM_INTR_SIN] = EQUAL,
    [JIG_LLVM_INTR_COS] = EQUAL, [JIG_LLVM_INTR_TANH] = EQUAL, [JIG_LLVM_INTR_FABS] = EQUAL,
    [JIG_LLVM_INTR_FLOOR] = EQUAL, [JIG_LLVM_INTR_CEIL] = EQUAL, [JIG_LLVM_INTR_ROUND] = EQUAL,
    [JIG_LLVM_INTR_ROUNDEVEN] = EQUAL, [JIG_LLVM_INTR_TRUNC] = EQUAL, [JIG_LLVM_INTR_POW] = EQUAL,
    [JIG_LLVM_INTR_COPYSIGN] = EQUAL, [JIG_LLVM_INTR_MINNUM] = EQUAL, [JIG_LLVM_INTR_MAXNUM] = EQUAL,
    [JIG_LLVM_INTR_MINIMUM] = EQUAL, [JIG_LLVM_INTR_MAXIMUM] = EQUAL, [JIG_LLVM_INTR_SMIN] = EQUAL,
    [JIG_LLVM_INTR_SMAX] = EQUAL, [JIG_LLVM_INTR_UMIN] = EQUAL, [JIG_LLVM_INTR_UMAX] = EQUAL,
    [JIG_LLVM_INTR_ABS] = EQUAL,
};
/* clang-format on */

static bool all_scalars(const JigOp *op) {
    for (size_t i = 0; i < num_types(op); i++)
        if (jig_type_is_vector(type_at(op, i)))
            return false;
    return true;
}
static bool all_pointers(const JigOp *op) {
    for (size_t i = 0; i < num_types(op); i++)
        if (!jig_llvm_is_type(type_at(op, i), JIG_LLVM_TYPE_PTR))
            return false;
    return true;
}
static bool all_equal(const JigOp *op) {
    for (size_t i = 1; i < num_types(op); i++)
        if (type_at(op, i) != type_at(op, 0))
            return false;
    return true;
}
static bool same_elements(const JigOp *op) {
    for (size_t i = 1; i < num_types(op); i++)
        if (jig_type_element_or_self(type_at(op, i)) != jig_type_element_or_self(type_at(op, 0)))
            return false;
    return true;
}
static bool same_shapes(const JigOp *op) {
    for (size_t i = 1; i < num_types(op); i++) {
        const JigType *a = type_at(op, 0), *b = type_at(op, i);
        if (jig_type_is_vector(a) != jig_type_is_vector(b) ||
            (jig_type_is_vector(a) && jig_type_dim(a, 0) != jig_type_dim(b, 0)))
            return false;
    }
    return true;
}

/* The mask is the one vector of bits, unless what it masks is such a vector, too. */
static bool is_masked(const JigOp *op) {
    const JigType *value = NULL, *mask = NULL;
    for (size_t i = 0; i < num_types(op); i++) {
        const JigType *t = type_at(op, i);
        bool bits = jig_type_is_vector(t) && jig_type_width(jig_type_element_or_self(t)) == 1;
        if (!jig_type_is_vector(t))
            continue;
        const JigType **kind = bits ? &mask : &value;
        if (*kind && *kind != t)
            return false;
        *kind = t;
    }
    return value && mask && jig_type_dim(value, 0) == jig_type_dim(mask, 0);
}

/* An element type that is no integer or float has no width of its own. */
static bool is_masked_numbers(const JigOp *op) {
    for (size_t i = 0; i < num_types(op); i++)
        if (jig_type_is_vector(type_at(op, i)) &&
            !jig_type_is_int_or_float(jig_type_element_or_self(type_at(op, i))))
            return false;
    return is_masked(op);
}

static bool is_intrinsic_name(JigStr name) {
    return jig_str_starts_with(name, "llvm.");
}

static bool is_shuffle(const JigOp *op) {
    const JigAttr *mask = jig_llvm_shufflevector_mask_attr(op);
    const JigType *t = jig_op_result_type(op, 0);
    return jig_type_is_vector(t) && (size_t)jig_type_dim(t, 0) == jig_attr_dense_array_len(mask) &&
           jig_type_element_or_self(t) ==
               jig_type_element_or_self(jig_value_type(jig_llvm_shufflevector_v1(op)));
}

static bool is_plain_call(const JigOp *op) {
    const JigAttr *callee = jig_llvm_call_callee_attr(op);
    return callee && !is_intrinsic_name(jig_attr_symbol_leaf(callee));
}

static bool follows(const JigOp *op, Rule rule) {
    switch (rule) {
    case ASKED:
        return false;
    case PLAIN:
        return true;
    case SCALARS:
        return all_scalars(op);
    case EQUAL:
        return all_equal(op);
    case POINTERS:
        return all_pointers(op);
    case REDUCTION:
        return same_elements(op) && !jig_type_is_vector(jig_op_result_type(op, 0));
    case SAME_SHAPES:
        return same_shapes(op);
    case MASKED:
        return is_masked_numbers(op);
    case SHUFFLE:
        return is_shuffle(op);
    case CALL:
        return is_plain_call(op);
    }
    return false;
}

static bool is_plain_function(const JigOp *op) {
    const JigType *t = jig_llvm_func_function_type(op), *result = jig_llvm_func_result(t);
    for (size_t i = 0; i < jig_llvm_func_num_args(t); i++)
        if (!is_plain(jig_llvm_func_arg(t, i)))
            return false;
    return (is_plain(result) || jig_llvm_is_type(result, JIG_LLVM_TYPE_VOID)) &&
           !is_intrinsic_name(jig_symbol_name(op));
}

static bool is_plain_symbol(const JigOp *op) {
    if (jig_op_is(op, JIG_LLVM(FUNC)))
        return is_plain_function(op);
    if (jig_op_is(op, JIG_LLVM(MLIR_GLOBAL)))
        return is_plain(jig_llvm_mlir_global_global_type(op)) &&
               !is_intrinsic_name(jig_symbol_name(op));
    return true;
}

/* Arithmetic on floats of 8 bits, which are integers in LLVM, is none. */
static bool has_plain_types(const JigOp *op) {
    for (size_t i = 0; i < num_types(op); i++)
        if (!is_plain(type_at(op, i)))
            return false;
    const JigType *in_memory = jig_op_is(op, JIG_LLVM(ALLOCA)) ? jig_llvm_alloca_elem_type(op)
                               : jig_op_is(op, JIG_LLVM(GETELEMENTPTR))
                                   ? jig_llvm_getelementptr_elem_type(op)
                                   : NULL;
    return !in_memory || is_plain(in_memory);
}

/* Debug information comes with the places of functions. */
static bool is_simple_place(JigContext *ctx, JigLoc loc) {
    JigAttrKind kind = jig_loc_kind(ctx, loc);
    while (kind == JIG_ATTR_LOC_NAME) {
        loc = jig_loc_child(ctx, loc);
        kind = jig_loc_kind(ctx, loc);
    }
    return kind == JIG_ATTR_LOC_FILE || kind == JIG_ATTR_LOC_UNKNOWN;
}

static bool is_decided(const JigOp *op) {
    int id = jig_codegen_id(op);
    if (id < 0 || !follows(op, (Rule)rules[id]))
        return false;
    return has_plain_attrs(op) && has_plain_types(op) && is_plain_symbol(op) &&
           (!jig_op_is(op, JIG_LLVM(FUNC)) || is_simple_place(jig_op_context(op), jig_op_loc(op)));
}

static JigWalk look_at(JigOp *op, void *module) {
    return op == module || is_decided(op) ? JIG_WALK_ADVANCE : JIG_WALK_INTERRUPT;
}

bool jig_codegen_is_decided(JigOp *module) {
    return jig_str_is(jig_op_name_of(module), "builtin.module") && has_plain_attrs(module) &&
           jig_walk_pre(module, look_at, module) != JIG_WALK_INTERRUPT;
}
