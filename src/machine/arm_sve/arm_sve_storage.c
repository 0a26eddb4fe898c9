/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * SVE's predicates in memory. Only whole registers of them can be stored, so
 * that memory for smaller ones becomes memory for whole ones; a cast with a
 * mark stands between that and who still sees the smaller ones.
 */
#include "dialect/builtin/builtin.h"
#include "dialect/memref/memref.h"
#include "dialect/vector/vector.h"
#include "jig/attr.h"
#include "jig/convert.h"
#include "machine/arm_sve/arm_sve_int.h"

static const char mark[] = "__arm_sve_legalize_vector_storage__";

/* ---- Types ---- */
enum { REGISTER_BITS = 16 };
static const JigType *vector_in(const JigType *memref) {
    const JigType *element = jig_type_is_memref(memref) ? jig_type_element(memref) : NULL;
    return element && jig_type_is_vector(element) && jig_type_is_scalable(element) ? element : NULL;
}

/* Bits of which a register holds more. */
static bool is_small(const JigType *vector) {
    if (!jig_type_is_vector(vector) || !jig_type_rank(vector) ||
        !jig_type_is_integer(jig_type_element(vector), 1))
        return false;
    size_t last = jig_type_rank(vector) - 1;
    const bool *scalable = jig_type_scalable_dims(vector);
    for (size_t i = 0; i <= last; i++)
        if ((scalable && scalable[i]) != (i == last))
            return false;
    int64_t n = jig_type_dim(vector, last);
    return n < REGISTER_BITS && REGISTER_BITS % n == 0;
}
static const JigType *widened(JigRewriter *rw, const JigType *vector) {
    size_t rank = jig_type_rank(vector);
    int64_t *shape = JIG_NEW_ARRAY(rw->arena, int64_t, rank);
    for (size_t i = 0; i < rank; i++)
        shape[i] = i + 1 < rank ? jig_type_dim(vector, i) : REGISTER_BITS;
    return jig_type_vector(shape, jig_type_scalable_dims(vector), rank, jig_type_element(vector));
}
static bool is_small_memory(const JigType *memref) {
    const JigType *vector = vector_in(memref);
    return vector && is_small(vector);
}

/* ---- Memory ---- */
/* The memory that the cast with the mark is of; NULL: it is none. */
static JigValue *memory_behind(JigValue *memref) {
    JigOp *cast = jig_value_def(memref);
    bool ours = cast && jig_op_is(cast, JIG_BUILTIN(UNREALIZED_CONVERSION_CAST)) &&
                jig_op_attr(cast, mark) &&
                jig_builtin_unrealized_conversion_cast_num_inputs(cast) == 1;
    return ours ? jig_builtin_unrealized_conversion_cast_inputs_at(cast, 0) : NULL;
}

/* The op again, with memory `source` in place of operand `at` and a result of this type. */
static JigValue *again(JigRewriter *rw, const JigOp *op, size_t at, JigValue *source,
                       const JigType *type) {
    size_t n = jig_op_num_operands(op);
    JigValue **operands = JIG_NEW_ARRAY(rw->arena, JigValue *, n + 1);
    for (size_t i = 0; i < n; i++)
        operands[i] = source && i == at ? source : jig_op_operand(op, i);
    JigOpState state = {.loc = jig_op_loc(op),
                        .name = jig_op_name_of_row(rw->ctx, jig_op_row(op)),
                        .operands = operands,
                        .num_operands = n,
                        .types = &type,
                        .num_types = 1,
                        .attrs = jig_op_attrs(op)};
    return jig_op_result(jig_create(rw, &state), 0);
}

/* The op, which gives memory, with whole registers; who uses it sees them through a cast. */
static bool widen_memory(JigRewriter *rw, JigOp *op, JigValue *source) {
    const JigType *memref = jig_op_result_type(op, 0),
                  *element = widened(rw, jig_type_element(memref)),
                  *wide = jig_type_clone_shaped(memref, NULL, 0, element);
    JigValue *made = again(rw, op, 0, source, wide);
    JigNamedAttr marked = {jig_ident(rw->ctx, jig_str(mark)), jig_attr_unit(rw->ctx)};
    JigBuiltinUnrealizedConversionCast cast = {.inputs = {&made, 1},
                                               .output_types = {&memref, 1},
                                               .attrs = jig_attr_dict(rw->ctx, &marked, 1)};
    jig_rw_replace_op(rw, op,
                      jig_builtin_unrealized_conversion_cast_build(rw, jig_op_loc(op), &cast));
    return true;
}
static bool widen_allocation(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    if (!is_small_memory(jig_op_result_type(op, 0)))
        return jig_no_match(rw, op, "its memory is not for small predicates");
    return widen_memory(rw, op, NULL);
}
static bool widen_type_cast(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigValue *memory = memory_behind(jig_vector_type_cast_memref(op));
    if (!memory || !is_small_memory(jig_op_result_type(op, 0)))
        return jig_no_match(rw, op, "of memory that is as it was");
    return widen_memory(rw, op, memory);
}

static bool store_register(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigValue *memory = memory_behind(jig_memref_store_memref(op)),
             *value = jig_memref_store_value(op);
    if (!memory || !is_small(jig_value_type(value)))
        return jig_no_match(rw, op, "to memory that is as it was");
    JigArmSveConvertToSvbool parts = {.source = value,
                                      .result_type = widened(rw, jig_value_type(value))};
    JigOp *whole = jig_arm_sve_convert_to_svbool_build(rw, jig_op_loc(op), &parts);
    jig_memref_store_set_value(rw, op, jig_op_result(whole, 0));
    jig_memref_store_set_memref(rw, op, memory);
    return true;
}
static bool load_register(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    JigValue *memory = memory_behind(jig_memref_load_memref(op));
    const JigType *type = jig_op_result_type(op, 0);
    if (!memory || !is_small(type))
        return jig_no_match(rw, op, "of memory that is as it was");
    JigValue *whole = again(rw, op, 0, memory, widened(rw, type));
    JigArmSveConvertFromSvbool parts = {.source = whole, .result_type = type};
    jig_rw_replace_op(rw, op, jig_arm_sve_convert_from_svbool_build(rw, jig_op_loc(op), &parts));
    return true;
}

/* ---- Alignment ---- */
/* Registers need no more of it, while LLVM asks for as much as the vector has bytes. */
static bool relax_alignment(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    (void)self;
    enum { OF_BITS = 2, OF_OTHERS = 16 };
    const JigType *vector = vector_in(jig_op_result_type(op, 0));
    if (!vector || jig_memref_alloca_alignment_attr(op))
        return jig_no_match(rw, op, "its alignment is known, or none of its own");
    bool bits = jig_type_is_integer(jig_type_element(vector), 1);
    jig_memref_alloca_set_alignment(rw, op, jig_attr_i64(rw->ctx, bits ? OF_BITS : OF_OTHERS));
    return true;
}

const JigPattern jig_arm_sve_storage_patterns[] = {
    {.name = "alignment of scalable vectors", .root = "memref.alloca", .fn = relax_alignment},
    {.name = "memory of predicates", .root = "memref.alloca", .fn = widen_allocation},
    {.name = "memory of predicates", .root = "memref.alloc", .fn = widen_allocation},
    {.name = "memory of predicates seen otherwise",
     .root = "vector.type_cast",
     .fn = widen_type_cast},
    {.name = "predicates to memory", .root = "memref.store", .fn = store_register},
    {.name = "predicates from memory", .root = "memref.load", .fn = load_register},
    {0},
};

/* ---- What is left ---- */
static JigLegality legality(const JigOp *op, void *user) {
    (void)user;
    return jig_op_attr(op, mark) ? JIG_ILLEGAL : JIG_LEGAL;
}
static const JigConversionRow nothing_is_left = {
    .legality =
        (const JigLegalityRow[]){
            {"builtin.unrealized_conversion_cast", .fn = legality},
            {0},
        },
};
bool jig_arm_sve_check_storage(JigOp *root) {
    return jig_convert_by_row(root, &nothing_is_left);
}
