/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What the rows of casts, memory, aggregates and vectors can't say. Calls: llvm_verify_calls.c. */
#include "dialect/llvm/llvm_int.h"
#include "support/arena.h"

static bool is_ptr(const JigType *t) {
    return jig_llvm_is_type(t, JIG_LLVM_TYPE_PTR);
}

/* ---- Casts ---- */

bool jig_llvm_verify_bitcast(JigOp *op) {
    const JigType *from = jig_value_type(jig_llvm_bitcast_arg(op)),
                  *to = jig_value_type(jig_llvm_bitcast_res(op));
    const JigType *a = jig_llvm_is_vector(from) ? jig_type_element(from) : from,
                  *b = jig_llvm_is_vector(to) ? jig_type_element(to) : to;
    if (is_ptr(a) != is_ptr(b))
        return jig_op_error(op, "can only cast pointers from and to pointers");
    if (!is_ptr(a))
        return true;
    if (jig_llvm_is_vector(from) != jig_llvm_is_vector(to))
        return jig_op_error(op, jig_llvm_is_vector(from)
                                    ? "cannot cast vector of pointers to pointer"
                                    : "cannot cast pointer to vector of pointers");
    if (jig_llvm_ptr_space(a) != jig_llvm_ptr_space(b))
        return jig_op_error(op, "cannot cast pointers of different address spaces, use "
                                "'llvm.addrspacecast' instead");
    return true;
}

/* sext and zext: of scalars, or of vectors of one shape. */
bool jig_llvm_verify_extension(JigOp *op) {
    const JigType *from = jig_value_type(jig_llvm_sext_arg(op)), *to = jig_op_result_type(op, 0);
    bool is_scalar = jig_type_is_any_integer(from);
    if (is_scalar && !jig_type_is_any_integer(to))
        return jig_op_emit_error(op, "input type is an integer but output type is a vector");
    if (!is_scalar && jig_type_is_any_integer(to))
        return jig_op_emit_error(op, "input type is a vector but output type is an integer");
    if (!is_scalar && (jig_type_dim(from, 0) != jig_type_dim(to, 0) ||
                       jig_type_is_scalable(from) != jig_type_is_scalable(to)))
        return jig_op_emit_error(op, "input and output vectors are of incompatible shape");
    if (jig_type_width(jig_type_element_or_self(to)) <=
        jig_type_width(jig_type_element_or_self(from)))
        return jig_op_emit_error(op, "integer width of the output type is smaller or equal to the "
                                     "integer width of the input type");
    return true;
}

/* ---- alloca, getelementptr ---- */

bool jig_llvm_verify_alloca(JigOp *op) {
    const JigType *element = jig_llvm_alloca_elem_type(op);
    if (jig_llvm_is_type(element, JIG_LLVM_TYPE_TARGET) && !jig_llvm_target_has_memory(element))
        return jig_op_error(op, "this target extension type cannot be used in alloca");
    return true;
}

/* The type that index number `i`, which is `number` where it is known, chooses in `t`. */
static const JigType *indexed(JigOp *op, const JigType *t, size_t i, const int64_t *number) {
    if (jig_llvm_is_type(t, JIG_LLVM_TYPE_ARRAY))
        return jig_llvm_array_element(t);
    if (jig_type_is_vector(t))
        return jig_type_element(t);
    if (!jig_llvm_is_type(t, JIG_LLVM_TYPE_STRUCT)) {
        jig_op_error(op, "type %s cannot be indexed (index #%zu)", jig_msg_type(t), i);
        return NULL;
    }
    if (!number) {
        jig_op_error(op, "expected index %zu indexing a struct to be constant", i);
        return NULL;
    }
    if (*number < 0 || (uint64_t)*number >= jig_llvm_struct_len(t)) {
        jig_op_error(op, "index %zu indexing a struct is out of bounds", i);
        return NULL;
    }
    return jig_llvm_struct_element(t, (size_t)*number);
}

bool jig_llvm_verify_gep(JigOp *op) {
    enum { INBOUNDS_FLAG = 1, NUSW = 2 };
    const JigAttr *numbers = jig_llvm_getelementptr_raw_constant_indices_attr(op);
    size_t n = jig_attr_dense_array_len(numbers), num_dynamic = 0;
    for (size_t i = 0; i < n; i++)
        num_dynamic += jig_attr_dense_array_int(numbers, i) == JIG_LLVM_GEP_DYNAMIC;
    if (num_dynamic != jig_llvm_getelementptr_num_dynamic_indices(op))
        return jig_op_error(
            op, "expected as many dynamic indices as specified in 'rawConstantIndices'");
    int64_t flags = jig_llvm_getelementptr_no_wrap_flags(op, 0);
    if ((flags & (INBOUNDS_FLAG | NUSW)) == INBOUNDS_FLAG)
        return jig_op_error(op, "'inbounds_flag' cannot be used directly.");
    const JigType *t = jig_llvm_getelementptr_elem_type(op);
    for (size_t i = 1; i < n && t; i++) {
        int64_t number = jig_attr_dense_array_int(numbers, i);
        t = indexed(op, t, i, number == JIG_LLVM_GEP_DYNAMIC ? NULL : &number);
    }
    return t != NULL;
}

/* ---- Accesses to memory ---- */

/* Integers of 8 bits and more that are a power of two, floats and pointers. */
static bool is_atomic(const JigType *t) {
    if (is_ptr(t))
        return true;
    if (jig_llvm_is_type(t, JIG_LLVM_TYPE_PPC_FP128))
        return true;
    if (!jig_type_is_integer(t, 0) && !jig_llvm_is_float(t))
        return false;
    uint32_t width = jig_type_width(t);
    return width >= 8 && (width & (width - 1)) == 0;
}

/* Of a load or store with an ordering that it can't have. */
static bool verify_access(JigOp *op, const JigType *t, JigLlvmOrdering bad) {
    JigLlvmOrdering ordering = (JigLlvmOrdering)jig_llvm_load_ordering(op, JIG_NOT_ATOMIC);
    if (ordering == JIG_NOT_ATOMIC) {
        if (jig_llvm_load_syncscope_attr(op))
            return jig_op_error(op, "expected syncscope to be null for non-atomic access");
        return true;
    }
    if (!is_atomic(t))
        return jig_op_error(op, "unsupported type %s for atomic access", jig_msg_type(t));
    if (ordering == bad || ordering == JIG_ACQ_REL)
        return jig_op_error(op, "unsupported ordering '%s'",
                            jig_enum_text(jig_llvm_enum(JIG_LLVM_ENUM_ATOMIC_ORDERING), ordering));
    if (!jig_llvm_load_alignment_attr(op))
        return jig_op_error(op, "expected alignment for atomic access");
    return true;
}
bool jig_llvm_verify_load(JigOp *op) {
    return verify_access(op, jig_op_result_type(op, 0), JIG_RELEASE);
}
bool jig_llvm_verify_store(JigOp *op) {
    return verify_access(op, jig_value_type(jig_llvm_store_value(op)), JIG_ACQUIRE);
}

static bool verify_float_rmw(JigOp *op, const JigType *t) {
    if (jig_llvm_is_vector(t))
        return jig_llvm_is_float(jig_type_element(t)) ||
               jig_op_error(op, "expected LLVM IR floating point type for vector element");
    return jig_llvm_is_float(t) || jig_op_error(op, "expected LLVM IR floating point type");
}

bool jig_llvm_verify_atomicrmw(JigOp *op) {
    enum { XCHG = 0, FADD = 11, FMIN = 14, FMAXIMUM = 19, FMINIMUM = 20 };
    const JigType *t = jig_value_type(jig_llvm_atomicrmw_val(op));
    int64_t kind = jig_llvm_atomicrmw_bin_op(op);
    if ((kind >= FADD && kind <= FMIN) || kind == FMAXIMUM || kind == FMINIMUM) {
        JIG_CHECK(verify_float_rmw(op, t));
    } else if (kind == XCHG) {
        if (!is_atomic(t))
            return jig_op_error(op, "unexpected LLVM IR type for 'xchg' bin_op");
    } else if (!jig_type_is_integer(t, 0) || !is_atomic(t) || jig_type_width(t) > 64) {
        return jig_op_error(op, "expected LLVM IR integer type");
    }
    if (jig_llvm_atomicrmw_ordering(op) < JIG_MONOTONIC)
        return jig_op_error(op, "expected at least 'monotonic' ordering");
    return true;
}

bool jig_llvm_verify_cmpxchg(JigOp *op) {
    JigLlvmOrdering success = (JigLlvmOrdering)jig_llvm_cmpxchg_success_ordering(op),
                    failure = (JigLlvmOrdering)jig_llvm_cmpxchg_failure_ordering(op);
    if (!is_atomic(jig_value_type(jig_llvm_cmpxchg_val(op))))
        return jig_op_error(op, "unexpected LLVM IR type");
    if (success < JIG_MONOTONIC || failure < JIG_MONOTONIC)
        return jig_op_error(op, "ordering must be at least 'monotonic'");
    if (failure == JIG_RELEASE || failure == JIG_ACQ_REL)
        return jig_op_error(op, "failure ordering cannot be 'release' or 'acq_rel'");
    return true;
}

bool jig_llvm_verify_fence(JigOp *op) {
    if (jig_llvm_fence_ordering(op) <= JIG_MONOTONIC)
        return jig_op_error(op,
                            "can be given only acquire, release, acq_rel, and seq_cst orderings");
    return true;
}

/* ---- Aggregates and vectors ---- */

static const JigType *part_type(JigOp *op, const JigValue *container, const JigAttr *position) {
    JigScratch scratch;
    JigArena *a = jig_scratch_init(&scratch);
    JigReason why = JIG_REASON(a);
    const JigType *t = jig_llvm_type_at(jig_value_type(container), position, &why);
    if (!t) {
        JigStr said = jig_reason_text(&why, a);
        jig_op_error(op, "%.*s", JIG_FMT(said));
    }
    jig_arena_free(a);
    return t;
}

bool jig_llvm_verify_extractvalue(JigOp *op) {
    const JigValue *container = jig_llvm_extractvalue_container(op);
    const JigType *t = part_type(op, container, jig_llvm_extractvalue_position_attr(op)),
                  *result = jig_op_result_type(op, 0);
    JIG_CHECK(t);
    if (t != result)
        return jig_op_error(
            op, "Type mismatch: extracting from %s should produce %s but this op returns %s",
            jig_msg_type(jig_value_type(container)), jig_msg_type(t), jig_msg_type(result));
    return true;
}

bool jig_llvm_verify_insertvalue(JigOp *op) {
    const JigValue *container = jig_llvm_insertvalue_container(op);
    const JigType *t = part_type(op, container, jig_llvm_insertvalue_position_attr(op)),
                  *value = jig_value_type(jig_llvm_insertvalue_value(op));
    JIG_CHECK(t);
    if (t != value)
        return jig_op_error(op, "Type mismatch: cannot insert %s into %s", jig_msg_type(value),
                            jig_msg_type(jig_value_type(container)));
    return true;
}

/* Elements of a scalable vector are known by no number but the first. */
bool jig_llvm_verify_shufflevector(JigOp *op) {
    const JigAttr *mask = jig_llvm_shufflevector_mask_attr(op);
    if (!jig_type_is_scalable(jig_value_type(jig_llvm_shufflevector_v1(op))))
        return true;
    for (size_t i = 0; i < jig_attr_dense_array_len(mask); i++)
        if (jig_attr_dense_array_int(mask, i) != 0)
            return jig_op_error(op, "expected a splat operation for scalable vectors");
    return true;
}

bool jig_llvm_verify_switch(JigOp *op) {
    const JigAttr *values = jig_llvm_switch_case_values_attr(op);
    size_t num_dests = jig_op_num_successors(op) - 1;
    int64_t n = values ? jig_type_num_elements(jig_attr_type(values)) : 0;
    if (n != (int64_t)num_dests)
        return jig_op_error(op,
                            "expects number of case values to match number of case destinations");
    if (jig_attr_dense_array_len(jig_llvm_switch_case_operand_segments_attr(op)) < num_dests)
        return jig_op_error(op, "expects a number of operands for each case destination");
    if (values &&
        jig_type_element(jig_attr_type(values)) != jig_value_type(jig_llvm_switch_value(op)))
        return jig_op_emit_error(op, "expects case value type to match condition value type");
    return true;
}

bool jig_llvm_verify_indirectbr(JigOp *op) {
    const JigAttr *segments = jig_llvm_indirectbr_indbr_operand_segments_attr(op);
    return jig_attr_dense_array_len(segments) >= jig_op_num_successors(op) ||
           jig_op_error(op, "expects a number of operands for each successor");
}

/* ---- Intrinsics ---- */

/* The vector of addresses of the elements of `values`? */
static bool verify_addresses(JigOp *op, const JigType *values, const JigType *ptrs, size_t number) {
    int64_t len = jig_type_dim(values, 0);
    bool scalable = jig_type_is_scalable(values);
    const JigType *expected = jig_type_vector(&len, &scalable, 1, jig_type_element(ptrs));
    return ptrs == expected ||
           jig_op_error(op, "expected operand #%zu type to be %s", number, jig_msg_type(expected));
}
bool jig_llvm_verify_gather(JigOp *op) {
    return verify_addresses(op, jig_op_result_type(op, 0),
                            jig_value_type(jig_llvm_intr_masked_gather_ptrs(op)), 1);
}
bool jig_llvm_verify_scatter(JigOp *op) {
    return verify_addresses(op, jig_value_type(jig_llvm_intr_masked_scatter_value(op)),
                            jig_value_type(jig_llvm_intr_masked_scatter_ptrs(op)), 2);
}

bool jig_llvm_verify_sincos(JigOp *op) {
    const JigType *t = jig_value_type(jig_llvm_intr_sincos_val(op)),
                  *result = jig_op_result_type(op, 0);
    bool fits = jig_llvm_is_type(result, JIG_LLVM_TYPE_STRUCT) &&
                jig_llvm_struct_len(result) == 2 && jig_llvm_struct_element(result, 0) == t &&
                jig_llvm_struct_element(result, 1) == t;
    return fits || jig_op_error(op,
                                "expected result type to be an homogeneous struct with two "
                                "elements matching the operand type, but got %s",
                                jig_msg_type(result));
}

/* ---- Predicates of intrinsics of vectors ---- */

enum { MOST_BITS = 1 << 17 };

static bool is_small(const JigType *t) {
    const JigType *element = jig_type_element(t);
    int64_t bits = jig_type_is_int_or_float(element) ? jig_type_width(element) : 0;
    return !bits || jig_type_dim(t, 0) <= MOST_BITS / bits;
}

bool jig_llvm_vectors_are_small(const JigOp *op) {
    size_t last = jig_op_num_operands(op) - 1; /* where the part comes from, or goes */
    return is_small(jig_value_type(jig_op_operand(op, last))) &&
           is_small(jig_op_result_type(op, 0));
}
bool jig_llvm_inserts_fitting(const JigOp *op) {
    return !jig_type_is_scalable(jig_value_type(jig_llvm_intr_vector_insert_srcvec(op))) ||
           jig_type_is_scalable(jig_value_type(jig_llvm_intr_vector_insert_dstvec(op)));
}
bool jig_llvm_extracts_fitting(const JigOp *op) {
    return !jig_type_is_scalable(jig_op_result_type(op, 0)) ||
           jig_type_is_scalable(jig_value_type(jig_llvm_intr_vector_extract_srcvec(op)));
}
bool jig_llvm_is_twice_as_long(const JigOp *op) {
    const JigType *from = jig_value_type(jig_llvm_intr_vector_interleave2_vec1(op)),
                  *to = jig_op_result_type(op, 0);
    return jig_type_is_vector(to) && jig_type_dim(to, 0) == jig_type_dim(from, 0) * 2 &&
           jig_type_is_scalable(to) == jig_type_is_scalable(from) &&
           jig_type_element(to) == jig_type_element(from);
}
