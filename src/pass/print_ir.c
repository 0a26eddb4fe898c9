/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* A dump of the IR at a place of the pipeline. */
#include "jig/asm.h"
#include "jig/pass.h"
#include "support/file.h"
#include "ir/diag/stream.h"

#include <unistd.h>

static bool run(JigPassCall *call) {
    jig_diag_flush(call->ctx);
    JigStr label = jig_option_string(call, "label");
    JigStr head = jig_arena_printf(call->arena, "// -----// IR Dump%s%.*s //----- //\n",
                                   label.len ? " " : "", JIG_FMT(label));
    JigPrintFlags flags = jig_context_print_flags(call->ctx);
    flags.local_scope = true;
    JigOutput out;
    jig_stream_open(call->ctx, JIG_STREAM_MESSAGES, &out);
    jig_output_write(&out, head.ptr, head.len);
    bool whole = jig_op_print(call->op, &flags, jig_output_fn, &out);
    jig_output_write(&out, "\n", 1);
    (void)!jig_output_close(&out, true);
    call->unchanged = true;
    return whole;
}

static const JigOptionRow options[] = {
    {.name = "label", .kind = JIG_OPTION_STRING, .otherwise = "", .help = "Label"},
};

const JigPassRow jig_pass_print_ir = {
    .name = "print-ir",
    .title = "PrintIRPass",
    .outside_effects = true,
    JIG_TABLE(options, options),
    .run = run,
    .summary = "write the IR to standard error",
};
