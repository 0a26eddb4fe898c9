/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Ops that LLVM IR cannot say: what lowers them. */
#include "codegen/unlowered.h"

#include "codegen/ir_machines.h"
#include "payload/lower/machine_list.h"
#include "support/check.h"

/* What a script does with it, as no pass does. */
const char *jig_codegen_unlowered_way(const JigOp *op) {
    JIG_REQUIRE(op);
    static const struct {
        const char *name, *way;
    } ways[] = {
#define APART(by) "transform.structured." by " takes it apart while it is on tensors"
        {"linalg.softmax", APART("decompose_interface")},
        {"linalg.pack", APART("lower_pack")},
        {"linalg.unpack", APART("lower_unpack")},
        {"linalg.winograd_filter_transform", APART("decompose_winograd_op")},
        {"linalg.winograd_input_transform", APART("decompose_winograd_op")},
        {"linalg.winograd_output_transform", APART("decompose_winograd_op")},
#undef APART
        {"gpu.launch", "gpu-kernel-outlining makes a module of kernels of it, for a GPU; jig eval "
                       "runs it as it is"}};
    for (size_t i = 0; i < JIG_LEN(ways); i++)
        if (jig_op_has_name(op, ways[i].name))
            return ways[i].way;
    return NULL;
}

/* The pass that makes ops of the dialect into those of llvm. */
static const char *lowering_of(JigContext *ctx, JigStr dialect) {
    static const struct {
        const char *dialect, *pass;
    } passes[] = {{"func", "convert-func-to-llvm"},
                  {"arith", "convert-arith-to-llvm"},
                  {"cf", "convert-cf-to-llvm"},
                  {"scf", "convert-scf-to-cf"},
                  {"memref", "finalize-memref-to-llvm"},
                  {"vector", "convert-vector-to-llvm"},
                  {"math", "convert-math-to-llvm, -libm or -funcs"},
                  {"index", "convert-index-to-llvm"},
                  {"complex", "convert-complex-to-standard or -llvm"},
                  {"ub", "convert-ub-to-llvm"},
                  {"affine", "lower-affine"},
                  {"linalg", "convert-linalg-to-loops"},
                  {"tensor", "one-shot-bufferize"},
                  {"builtin", "reconcile-unrealized-casts"}};
    for (size_t i = 0; i < JIG_LEN(passes); i++)
        if (jig_str_is(dialect, passes[i].dialect))
            return passes[i].pass;
    const JigMachine *machine = jig_lower_machine_of_dialect(ctx, dialect);
    return machine ? machine->lowered_by : NULL;
}
/* Is there nothing that lowers it further? */
static bool is_final(const JigIr *ir, JigStr dialect) {
    const JigIrMachine *machine = jig_codegen_machine_named(ir, dialect);
    return jig_str_is(dialect, "llvm") || (machine && machine->is_final);
}
static bool is_unlowered(const JigIr *ir, const JigOp *op) {
    JigStr dialect = jig_name_dialect(jig_op_name_of(op));
    return !is_final(ir, dialect) && !jig_str_is(dialect, "builtin");
}
/* The op that a cast is left because of; NULL: none beside it. */
static const JigOp *left_because_of(const JigIr *ir, const JigOp *cast) {
    for (size_t i = 0; i < jig_op_num_operands(cast); i++) {
        const JigOp *def = jig_value_def(jig_op_operand(cast, i));
        if (def && is_unlowered(ir, def))
            return def;
    }
    for (size_t i = 0; i < jig_op_num_results(cast); i++)
        for (const JigUse *u = jig_value_first_use(jig_op_result(cast, i)); u; u = jig_use_next(u))
            if (is_unlowered(ir, jig_use_owner(u)))
                return jig_use_owner(u);
    return NULL;
}
void jig_codegen_fail_unknown(JigIr *ir, const JigOp *op) {
    bool cast = jig_op_has_name(op, "builtin.unrealized_conversion_cast");
    const JigOp *reason = cast ? left_because_of(ir, op) : NULL;
    op = reason ? reason : op;
    JigStr dialect = jig_name_dialect(jig_op_name_of(op));
    const char *pass = lowering_of(ir->ctx, dialect), *way = jig_codegen_unlowered_way(op);
    if (jig_op_has_name(op, "builtin.module"))
        jig_codegen_fail(ir, op, "is in a module, and LLVM IR has no modules in modules");
    else if (is_final(ir, dialect))
        jig_codegen_fail(ir, op, "has no translation to LLVM IR");
    else if (way)
        jig_codegen_fail(ir, op, "is no op of the llvm dialect; %s", way);
    else if (pass)
        jig_codegen_fail(ir, op, "is no op of the llvm dialect; the pass %s lowers those of %.*s",
                         pass, JIG_FMT(dialect));
    else
        jig_codegen_fail(ir, op, "is no op of the llvm dialect, and must be lowered first");
}
