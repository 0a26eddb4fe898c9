/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Buffers that live in one block are on the stack. */
#include "dialect/memref/memref.h"
#include "jig/iface.h"
#include "payload/patterns/kept.h"
#include "payload/buffers/element_size.h"
#include "payload/patterns/patterns.h"
#include "support/arena.h"

typedef struct Limit {
    int64_t bytes;
    int64_t is_set; /* as wide, so that there are no bytes between */
} Limit;

static bool is_within(const JigOp *op, const JigType *t, int64_t limit) {
    int64_t bits, total;
    return jig_buffers_element_bits(op, jig_type_element(t), &bits) &&
           !__builtin_mul_overflow((bits + 7) / 8, jig_type_num_elements(t), &total) &&
           total < limit;
}

/* What frees the buffer in its own block. */
static JigOp *dealloc_of(const JigOp *alloc) {
    JigOp *first = NULL;
    for (JigUse *u = jig_value_first_use(jig_op_result(alloc, 0)); u; u = jig_use_next(u)) {
        JigOp *user = jig_use_owner(u);
        if (jig_op_is(user, JIG_MEMREF(DEALLOC)) && jig_op_block(user) == jig_op_block(alloc) &&
            (!first || jig_op_is_before(user, first)))
            first = user;
    }
    return first;
}

static bool alloc_to_alloca(JigRewriter *rw, JigOp *op, const JigPattern *self) {
    const Limit *l = self->data;
    const JigType *t = jig_op_result_type(op, 0);
    JigOp *dealloc = dealloc_of(op);
    if (!dealloc || !jig_type_has_static_shape(t) || (l->is_set && !is_within(op, t, l->bytes)))
        return jig_no_match(rw, op, "not freed in its block, too large, or of unknown size");
    JigMemrefAlloca parts = {.memref_type = t};
    JigOperandRange symbols = jig_memref_alloc_symbol_operands(op);
    JigValue **values = JIG_NEW_ARRAY(rw->arena, JigValue *, symbols.count + 1);
    for (size_t i = 0; i < symbols.count; i++)
        values[i] = jig_op_operand(op, symbols.start + i);
    parts.symbol_operands = (JigValueList){values, symbols.count};
    jig_rw_replace_op(rw, op, jig_memref_alloca_build(rw, jig_op_loc(op), &parts));
    jig_rw_erase(rw, dealloc);
    return true;
}

static const JigPattern patterns[] = {
    {.name = "AllocToAllocaPattern", .root = "memref.alloc", .fn = alloc_to_alloca},
    {0},
};

const JigPattern *jig_patterns_alloc_to_alloca(JigContext *ctx, bool has_limit, int64_t limit) {
    Limit l = {.bytes = limit, .is_set = has_limit};
    return jig_patterns_kept(ctx, patterns, &l, sizeof l);
}
