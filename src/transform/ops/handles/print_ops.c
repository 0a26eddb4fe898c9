/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* transform.print: the payload as text, on standard output. */
#include "transform/ops/ops_int.h"

static JigApplyFn apply_print;

static const JigOpRow rows[] = {
    {.name = "transform.print",
     .ins = "target: read optional<Handle>",
     .props = "name: optional<Str>, assume_verified: Unit, use_local_scope: Unit, "
              "skip_regions: Unit",
     .traits = "TransformOpInterface, MatchOpInterface, ReadsPayload, MemoryEffects<write>, "
               "WritesOutput",
     .format = "$target attr-dict (`:` type($target)^)?",
     .apply = apply_print,
     .summary = "print the payload"},
};
const JigDialect jig_transform_print = {.name = "transform", JIG_TABLE(ops, rows)};

static void write_out(void *user, const char *text, size_t len) {
    jig_stream_write(user, JIG_STREAM_OUTPUT, text, len);
}

static JigStatus apply_print(JigTransformCall *call) {
    const JigOp *op = call->op;
    JigContext *ctx = jig_op_context(op);
    JigPrintFlags flags = jig_context_print_flags(ctx);
    flags.assume_verified |= jig_transform_print_assume_verified_attr(op) != NULL;
    flags.local_scope |= jig_transform_print_use_local_scope_attr(op) != NULL;
    flags.skip_regions |= jig_transform_print_skip_regions_attr(op) != NULL;
    JigStr name = jig_transform_print_name(op);
    bool whole = jig_op_num_operands(op) == 0;
    JigOp *root = whole ? jig_payload_root(call) : NULL;
    if (whole && !root)
        return JIG_DEFINITE;
    JigStr head =
        jig_arena_printf(call->arena, "[[[ IR printer: %.*s%s%s]]]\n", JIG_FMT(name),
                         jig_transform_print_name_attr(op) ? " " : "", whole ? "top-level " : "");
    jig_diag_flush(ctx); /* what was said before stands before it */
    write_out(ctx, head.ptr, head.len);
    JigOps targets = {&root, 1};
    if (!whole)
        targets = jig_payload_ops(call, jig_transform_print_target(op));
    for (size_t i = 0; i < targets.len; ++i) {
        jig_op_print(targets.items[i], &flags, write_out, ctx);
        write_out(ctx, "\n", 1);
    }
    jig_stream_flush(ctx, JIG_STREAM_OUTPUT);
    return JIG_OK;
}
