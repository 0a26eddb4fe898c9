/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Symbols become private. */
#include "jig/rewrite.h"
#include "jig/pass.h"

static bool excluded(const JigPassCall *call, JigStr name) {
    const JigStr *names;
    size_t n = jig_option_list(call, "exclude", &names);
    for (size_t i = 0; i < n; i++)
        if (jig_str_eq(names[i], name))
            return true;
    return false;
}

static bool run(JigPassCall *call) {
    const JigAttr *is_private = jig_attr_string(call->ctx, JIG_STR("private"));
    for (size_t r = 0; r < jig_op_num_regions(call->op); r++)
        for (JigBlock *b = jig_region_first(jig_op_region(call->op, r)); b; b = jig_block_next(b))
            for (JigOp *op = jig_block_first(b); op; op = jig_op_next(op))
                if (jig_op_is_symbol(op) && !excluded(call, jig_symbol_name(op)))
                    jig_rw_set_attr(call->rw, op, "sym_visibility", is_private);
    return true;
}

static const JigOptionRow options[] = {
    {.name = "exclude",
     .kind = JIG_OPTION_LIST,
     .help = "Comma separated list of symbols that should not be marked private"},
};

const JigPassRow jig_pass_symbol_privatize = {
    .name = "symbol-privatize",
    .title = "SymbolPrivatize",
    JIG_TABLE(options, options),
    .run = run,
    .summary = "make public symbols private, but those named",
};
