/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Answers that many ops give, and the list of all ops that give some. */
#include "dialect/linalg/linalg.h"
#include "payload/bufferize/bufferize_int.h"
#include "support/check.h"

bool jig_bufferize_never(JigOp *op, size_t operand, JigBuffering *b) {
    (void)op, (void)operand, (void)b;
    return false;
}

bool jig_bufferize_always(JigOp *op, size_t operand, JigBuffering *b) {
    (void)op, (void)operand, (void)b;
    return true;
}

void jig_bufferize_nothing_shared(JigOp *op, size_t operand, JigBuffering *b,
                                  JigBufferAliases *out) {
    (void)op, (void)operand, (void)b, (void)out;
}

void jig_bufferize_result_same(JigOp *op, size_t operand, JigBuffering *b, JigBufferAliases *out) {
    (void)b;
    jig_buffer_aliases_add(out, jig_op_use(op, operand), jig_op_result(op, 0), true, true);
}

void jig_bufferize_result_part(JigOp *op, size_t operand, JigBuffering *b, JigBufferAliases *out) {
    (void)b;
    jig_buffer_aliases_add(out, jig_op_use(op, operand), jig_op_result(op, 0), false, true);
}

bool jig_bufferize_any_writable(JigOp *op, JigValue *v, JigBuffering *b) {
    (void)op, (void)v, (void)b;
    return true;
}

bool jig_bufferize_nothing_defined(JigOp *op, JigValue *v, JigBuffering *b) {
    (void)op, (void)v, (void)b;
    return false;
}

static bool is_structured(const JigOpRow *row) {
    for (const JigIface *i = row->ifaces; i && i->id; ++i)
        if (i->id == &jig_iface_structured)
            return true;
    return false;
}

/* Structured ops have what they need in their maps and inits. */
static void attach_to_structured(JigContext *ctx) {
    static const JigIface ifaces[] = {{&jig_iface_buffer, &jig_buffer_structured}, {0}};
    for (size_t i = 0; i < jig_linalg_dialect.num_ops; ++i)
        if (is_structured(&jig_linalg_dialect.ops[i]))
            jig_op_attach_ifaces(ctx, jig_linalg_dialect.ops[i].name, ifaces);
}

void jig_bufferize_setup(JigContext *ctx) {
    JIG_REQUIRE(ctx);
    static const JigOpIfaces *const lists[] = {
        jig_bufferize_arith_ops,       jig_bufferize_bufferization_ops, jig_bufferize_cf_ops,
        jig_bufferize_func_ops,        jig_bufferize_linalg_ops,        jig_bufferize_scf_ops,
        jig_bufferize_loops_ops,       jig_bufferize_ml_program_ops,    jig_bufferize_tensor_ops,
        jig_bufferize_new_tensors_ops, jig_bufferize_shapes_ops,        jig_bufferize_vector_ops};
    for (size_t i = 0; i < JIG_LEN(lists); ++i)
        for (const JigOpIfaces *row = lists[i]; row->op; ++row)
            jig_op_attach_ifaces(ctx, row->op, row->ifaces);
    attach_to_structured(ctx);
}
