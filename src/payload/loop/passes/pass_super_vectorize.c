/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "jig/pass.h"
#include "payload/loop/affine/super_vectorize.h"

static const JigOptionRow options[] = {
    {.name = "virtual-vector-size",
     .kind = JIG_OPTION_LONG_LIST,
     .help = "Sizes of the vectors, of one to three dimensions"},
    {.name = "test-fastest-varying",
     .kind = JIG_OPTION_LONG_LIST,
     .help = "The dimension of memrefs, from the last one on, that each loop moves along; -1: any"},
    {.name = "vectorize-reductions",
     .kind = JIG_OPTION_BOOL,
     .otherwise = "false",
     .help = "Loops that reduce, too"},
};

static bool run(JigPassCall *call) {
    JigSuperVectorize o = {.reductions = jig_option_bool(call, "vectorize-reductions")};
    const int64_t *fastest;
    o.rank = jig_option_int_list(call, "virtual-vector-size", &o.sizes);
    size_t n = jig_option_int_list(call, "test-fastest-varying", &fastest);
    o.fastest = n ? fastest : NULL;
    if (!jig_loop_affine_vectorize_check(call->op, &o, n))
        return false;
    jig_loop_affine_vectorize(call->rw, call->op, &o);
    return true;
}

const JigPassRow jig_pass_affine_super_vectorize = {
    .name = "affine-super-vectorize",
    .title = "AffineVectorize",
    .anchor = "func.func",
    JIG_TABLE(options, options),
    .run = run,
    .summary = "nests of affine loops as loops over vectors",
};
