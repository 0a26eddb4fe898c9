/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* linalg: the same op on the buffers of its operands. */
#include "dialect/linalg/linalg.h"
#include "payload/bufferize/bufferize_int.h"
#include "support/arena.h"

/* Is the element of the operand used in the body, or does some of it stay? (The reference forgets
 * what stays.) */
static bool is_used(JigOp *op, size_t operand, JigBuffering *b) {
    (void)b;
    JigBlock *body = jig_op_body(op);
    if (!body || operand >= jig_block_num_args(body))
        return false;
    return jig_value_has_uses(jig_block_arg(body, operand)) ||
           (jig_range_has(jig_dps_inits(op), operand) && !jig_linalg_overwrites(op, operand));
}

static bool is_shaped(const JigOp *op, size_t operand) {
    const JigType *t = jig_op_operand_type(op, operand);
    return jig_type_is_ranked_tensor(t) || jig_type_is_memref(t);
}

static bool by_identity(const JigStructuredIface *s, const JigOp *op, size_t operand) {
    return !is_shaped(op, operand) || jig_map_is_identity(s->map(op, operand));
}

static bool is_elementwise(JigOp *op, size_t one, size_t other) {
    const JigStructuredIface *s = jig_structured(op);
    for (size_t i = 0; i < s->num_loops(op); ++i)
        if (s->iterator(op, i) != JIG_PARALLEL)
            return false;
    return by_identity(s, op, one) && by_identity(s, op, other);
}

static bool on_tensors(const JigOp *op) {
    for (size_t i = 0; i < jig_op_num_operands(op); ++i)
        if (jig_type_is_any_memref(jig_op_operand_type(op, i)))
            return false;
    return true;
}

static bool structured(JigRewriter *rw, JigOp *op, JigBuffering *b, JigReason *why) {
    if (!on_tensors(op))
        return jig_refuse(why, op, "op does not have pure tensor semantics");
    size_t n = jig_op_num_operands(op), inits = jig_dps_inits(op).start;
    JigValue **operands = jig_calloc(n + 1, sizeof *operands);
    bool ok = true;
    for (size_t i = 0; i < n && ok; ++i) {
        operands[i] = jig_op_operand(op, i);
        if (jig_type_is_tensor(jig_value_type(operands[i])))
            operands[i] = jig_buffer_get(rw, operands[i], b);
        ok = operands[i];
    }
    if (ok) {
        jig_at_before(rw, op);
        JigOp *made = jig_rw_clone_with(rw, jig_op_loc(op), op, operands, NULL);
        jig_buffer_done_by(rw, op, made, operands + inits);
    }
    jig_free(operands);
    return ok;
}
const JigBufferIface jig_buffer_structured = {
    .reads = is_used, .elementwise = is_elementwise, .bufferize = structured};

static bool is_input(JigOp *op, size_t operand, JigBuffering *b) {
    (void)op, (void)b;
    return operand == 0;
}

static bool softmax(JigRewriter *rw, JigOp *op, JigBuffering *b, JigReason *why) {
    (void)why;
    JigValue *in = jig_buffer_get(rw, jig_linalg_softmax_input(op), b),
             *out = in ? jig_buffer_get(rw, jig_linalg_softmax_output(op), b) : NULL;
    if (!out)
        return false;
    JigLinalgSoftmax parts = {
        .input = in, .output = out, .dimension = jig_linalg_softmax_dimension_attr(op)};
    jig_buffer_done_by(rw, op, jig_linalg_softmax_build(rw, jig_op_loc(op), &parts), &out);
    return true;
}
static const JigBufferIface of_softmax = {.reads = is_input, .bufferize = softmax};

/* linalg.copy: the whole of what it copies to. */
enum { COPIED = 0, COPY = 1 };
static bool is_copy_dest(JigOp *op, JigValue *v, bool (*same)(JigValue *, JigValue *, void *),
                         void *user) {
    return same(jig_op_operand(op, COPY), v, user);
}

static JigOperandRange only_copy_dest(const JigOp *op) {
    (void)op;
    return (JigOperandRange){COPY, 1, -1};
}

static JigValue *copy_dest(JigRewriter *rw, JigOp *op, JigLoc loc) {
    (void)rw, (void)loc;
    return jig_op_operand(op, COPY);
}
static const JigSubsetIface all_of_copy = {.source = COPIED,
                                           .dest = COPY,
                                           .matches = is_copy_dest,
                                           .needed = only_copy_dest,
                                           .extract = copy_dest};

const JigOpIfaces jig_bufferize_linalg_ops[] = {
    {"linalg.copy", {{&jig_iface_subset, &all_of_copy}, {0}}},
    {"linalg.softmax", {{&jig_iface_buffer, &of_softmax}, {0}}},
    {0},
};
