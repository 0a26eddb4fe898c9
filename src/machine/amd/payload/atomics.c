/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* amdgpu-emulate-atomics: what is there is loaded, then exchanged for what it becomes as often as
 * it takes until nobody else was faster. */
#include "machine/amd/amdgpu/amdgpu.h"
#include "dialect/arith/arith.h"
#include "machine/amd/rocdl/rocdl_chip.h"
#include "jig/ops/cf.h"
#include "jig/ops/vector.h"
#include "jig/rewrite.h"
#include "machine/amd/amd_int.h"
#include "support/vec.h"

enum { WORD = 32 };

/* ---- What machines lack ---- */

static bool is_float(const JigType *t, JigFloatKind kind) {
    return jig_type_is_float(t) && jig_type_float_kind(t) == kind;
}

static bool lacks_addition(JigAmdChip chip, const JigType *t) {
    const JigType *element = jig_type_element_or_self(t);
    bool f16 = is_float(element, JIG_F16), bf16 = is_float(element, JIG_BF16);
    if (chip.major == 10 || chip.major < 9)
        return true;
    if (chip.major == 11)
        return f16 || bf16;
    return chip.major == 9 && bf16 && !jig_amd_chip_since(chip, 9, 5, 0);
}

static bool lacks_maximum(JigAmdChip chip, const JigType *t) {
    return chip.major == 9 && !(is_float(t, JIG_F64) && jig_amd_chip_since(chip, 9, 0, 10));
}

static bool lacks(JigAmdChip chip, const JigOp *op) {
    if (jig_op_is(op, JIG_AMDGPU(RAW_BUFFER_ATOMIC_FADD)))
        return lacks_addition(chip, jig_value_type(jig_amdgpu_raw_buffer_atomic_fadd_value(op)));
    return jig_op_is(op, JIG_AMDGPU(RAW_BUFFER_ATOMIC_FMAX)) &&
           lacks_maximum(chip, jig_value_type(jig_amdgpu_raw_buffer_atomic_fmax_value(op)));
}

/* ---- The loop ---- */

static JigValueList range(const JigOp *op, JigOperandRange r, JigValue **room) {
    for (size_t i = 0; i < r.count; i++)
        room[i] = jig_op_operand(op, r.start + i);
    return (JigValueList){room, r.count};
}

/* Where it is, as parts of a load and of an exchange. */
#define PLACE(op)                                                                                  \
    .memref = jig_amdgpu_raw_buffer_store_memref(op),                                              \
    .sgpr_offset = jig_amdgpu_raw_buffer_store_sgpr_offset(op),                                    \
    .bounds_check = jig_amdgpu_raw_buffer_store_bounds_check_attr(op),                             \
    .index_offset = jig_amdgpu_raw_buffer_store_index_offset_attr(op)

static JigValue *updated(JigRewriter *rw, const JigOp *op, JigValue *was) {
    JigValue *value = jig_amdgpu_raw_buffer_store_value(op);
    JigLoc loc = jig_op_loc(op);
    if (jig_op_is(op, JIG_AMDGPU(RAW_BUFFER_ATOMIC_FADD)))
        return jig_op_result(
            jig_arith_addf_build(rw, loc, &(JigArithAddf){.lhs = value, .rhs = was}), 0);
    return jig_op_result(
        jig_arith_maximumf_build(rw, loc, &(JigArithMaximumf){.lhs = value, .rhs = was}), 0);
}

/* Its bits as an integer: a zero is not the other, a number that is none is itself. */
static JigValue *bits_of(JigRewriter *rw, JigLoc loc, JigValue *v) {
    const JigType *t = jig_value_type(v);
    if (!jig_type_is_vector(t)) {
        const JigType *to = jig_type_i(rw->ctx, jig_type_width(t));
        return jig_op_result(
            jig_arith_bitcast_build(rw, loc, &(JigArithBitcast){.in = v, .out_type = to}), 0);
    }
    const JigType *word = jig_type_i(rw->ctx, WORD),
                  *one = jig_type_vector((const int64_t[]){1}, NULL, 1, word);
    JigVectorBitcast cast = {.source = v, .result_type = one};
    JigVectorExtract first = {.source = jig_op_result(jig_vector_bitcast_build(rw, loc, &cast), 0),
                              .result_type = word,
                              .static_position =
                                  jig_attr_dense_i64(rw->ctx, (const int64_t[]){0}, 1)};
    return jig_op_result(jig_vector_extract_build(rw, loc, &first), 0);
}

/* From here to the end of the loop: the exchange, and whether there has to be another. */
static void exchange(JigRewriter *rw, JigOp *op, JigValueList indices, JigBlock *loop,
                     JigBlock *rest) {
    JigLoc loc = jig_op_loc(op);
    JigValue *was = jig_block_arg(loop, 0), *becomes = updated(rw, op, was);
    JigAmdgpuRawBufferAtomicCmpswap swap = {.src = becomes,
                                            .cmp = was,
                                            .indices = indices,
                                            PLACE(op),
                                            .value_type = jig_value_type(was)};
    JigOp *swapped = jig_amdgpu_raw_buffer_atomic_cmpswap_build(rw, loc, &swap);
    jig_op_copy_discardable_attrs(swapped, op);
    JigValue *is = jig_op_result(swapped, 0);
    JigValue *bits = bits_of(rw, loc, was);
    JigArithCmpi same = {.lhs = bits_of(rw, loc, is),
                         .rhs = bits,
                         .predicate = jig_attr_i64(rw->ctx, JIG_COMPARE_EQ)};
    jig_cf_cond_br_build(
        rw, loc,
        &(JigCfCondBr){.condition = jig_op_result(jig_arith_cmpi_build(rw, loc, &same), 0),
                       .false_dest_operands = JIG_VALUES(is),
                       .true_dest = rest,
                       .false_dest = loop});
}

static void emulate(JigRewriter *rw, JigOp *op) {
    JigLoc loc = jig_op_loc(op);
    const JigType *type = jig_value_type(jig_amdgpu_raw_buffer_store_value(op));
    JigOperandRange r = jig_amdgpu_raw_buffer_store_indices(op);
    JigValueList indices = range(op, r, JIG_NEW_ARRAY(rw->arena, JigValue *, r.count + 1));
    JigBlock *before = jig_op_block(op), *rest = jig_rw_split_block(rw, before, op);
    JigBlock *loop = jig_create_block(rw, jig_block_region(rest), rest, &type, 1, loc);
    jig_at_end(rw, before);
    JigAmdgpuRawBufferLoad first = {.indices = indices, PLACE(op), .value_type = type};
    JigOp *loaded = jig_amdgpu_raw_buffer_load_build(rw, loc, &first);
    jig_op_copy_discardable_attrs(loaded, op);
    JigValue *was = jig_op_result(loaded, 0);
    jig_cf_br_build(rw, loc, &(JigCfBr){.dest_operands = JIG_VALUES(was), .dest = loop});
    jig_at_end(rw, loop);
    exchange(rw, op, indices, loop, rest);
    jig_rw_erase(rw, op);
}

/* ---- The pass ---- */

typedef struct Found {
    JigAmdChip chip;
    JIG_VEC(JigOp *) ops;
} Found;

static JigWalk note(JigOp *op, void *user) {
    Found *f = user;
    if (lacks(f->chip, op))
        jig_vec_push(&f->ops, op);
    return JIG_WALK_ADVANCE;
}

static bool emulate_all(JigPassCall *call) {
    Found f = {0};
    JigStr name = jig_option_string(call, "chipset");
    if (!jig_amd_chip_parse(name, &f.chip))
        return jig_error(call->ctx, jig_op_loc(call->op), "Invalid chipset name: %.*s",
                         JIG_FMT(name));
    (void)jig_walk_pre(call->op, note, &f);
    for (size_t i = f.ops.len; i-- > 0;)
        emulate(call->rw, f.ops.data[i]);
    jig_vec_free(&f.ops);
    return true;
}

static const JigOptionRow options[] = {
    {.name = "chipset", .kind = JIG_OPTION_STRING, .otherwise = "gfx000", .help = "The machine"},
};
const JigPassRow jig_pass_amdgpu_emulate_atomics = {
    .name = "amdgpu-emulate-atomics",
    .title = "AmdgpuEmulateAtomicsPass",
    .options = options,
    .num_options = JIG_LEN(options),
    .run = emulate_all,
    .breaks = JIG_HOLDS_ONE_BLOCK,
    .summary = "atomic updates that the machine lacks as loops",
};
