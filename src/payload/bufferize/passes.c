/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Passes from tensors to buffers. */
#include "jig/pass.h"
#include "jig/payload/bufferize.h"
#include "payload/bufferize/bufferize_setup.h"

static const char *const layouts[] = {"infer-layout-map", "identity-layout-map",
                                      "fully-dynamic-layout-map", NULL};

static const JigOptionRow options[] = {
    {.name = "allow-return-allocs-from-loops",
     .kind = JIG_OPTION_BOOL,
     .otherwise = "false",
     .help = "Loops may return buffers that are allocated in them"},
    {.name = "allow-unknown-ops",
     .kind = JIG_OPTION_BOOL,
     .otherwise = "false",
     .help = "Ops that can't be on buffers may stay on tensors"},
    {.name = "analysis-fuzzer-seed",
     .kind = JIG_OPTION_UINT,
     .otherwise = "0",
     .help = "Which random order the analysis has; for tests"},
    {.name = "analysis-heuristic",
     .kind = JIG_OPTION_STRING,
     .otherwise = "bottom-up",
     .help = "The order of decisions: bottom-up, top-down, bottom-up-from-terminators, fuzzer"},
    {.name = "bufferize-function-boundaries",
     .kind = JIG_OPTION_BOOL,
     .otherwise = "0",
     .help = "What functions take and return become buffers"},
    {.name = "check-parallel-regions",
     .kind = JIG_OPTION_BOOL,
     .otherwise = "true",
     .help = "Threads that write get buffers of their own"},
    {.name = "copy-before-write",
     .kind = JIG_OPTION_BOOL,
     .otherwise = "false",
     .help = "No analysis, but a copy before each write"},
    {.name = "dialect-filter",
     .kind = JIG_OPTION_LIST,
     .help = "Only ops of these dialects become ops on buffers"},
    {.name = "dump-alias-sets",
     .kind = JIG_OPTION_BOOL,
     .otherwise = "false",
     .help = "Note which values may share a buffer; for tests"},
    {.name = "no-analysis-func-filter",
     .kind = JIG_OPTION_LIST,
     .help = "Functions that are not analyzed, and copy before each write"},
    {.name = "function-boundary-type-conversion",
     .kind = JIG_OPTION_ENUM,
     .otherwise = "infer-layout-map",
     .choices = layouts,
     .help = "Layouts of what functions take and return"},
    {.name = "must-infer-memory-space",
     .kind = JIG_OPTION_BOOL,
     .otherwise = "false",
     .help = "A memory space that can't be inferred is an error"},
    {.name = "use-encoding-for-memory-space",
     .kind = JIG_OPTION_BOOL,
     .otherwise = "false",
     .help = "A memory space that can't be inferred is the encoding of the tensor"},
    {.name = "test-analysis-only",
     .kind = JIG_OPTION_BOOL,
     .otherwise = "false",
     .help = "Note what was decided, and do nothing else; for tests"},
    {.name = "print-conflicts",
     .kind = JIG_OPTION_BOOL,
     .otherwise = "false",
     .help = "Note conflicts of reads and writes; with test-analysis-only"},
    {.name = "unknown-type-conversion",
     .kind = JIG_OPTION_ENUM,
     .otherwise = "fully-dynamic-layout-map",
     .choices = layouts,
     .help = "Layouts that can't be inferred"},
    {.name = "buffer-alignment",
     .kind = JIG_OPTION_ULONG,
     .otherwise = "64",
     .help = "Of new buffers"},
};

static bool read_order(JigPassCall *c, JigBufferOrder *out) {
    static const char *const names[] = {"bottom-up", "top-down", "bottom-up-from-terminators",
                                        "fuzzer"};
    JigStr text = jig_option_string(c, "analysis-heuristic");
    for (size_t i = 0; i < JIG_LEN(names); ++i)
        if (jig_str_is(text, names[i])) {
            *out = (JigBufferOrder)i;
            return true;
        }
    return jig_error(c->ctx, jig_loc_unknown(c->ctx),
                     "Invalid option: unknown 'analysis-heuristic': %.*s", JIG_FMT(text));
}

static bool read_space(JigPassCall *c, JigBufferOptions *o) {
    bool refused = jig_option_bool(c, "must-infer-memory-space"),
         encoded = jig_option_bool(c, "use-encoding-for-memory-space");
    if (refused && encoded)
        return jig_error(c->ctx, jig_op_loc(c->op),
                         "only one of 'must-infer-memory-space' and "
                         "'use-encoding-for-memory-space' are allowed in one-shot-bufferize");
    o->space = refused ? JIG_SPACE_REFUSED : encoded ? JIG_SPACE_ENCODED : JIG_SPACE_DEFAULT;
    return true;
}

static bool read_options(JigPassCall *c, JigBufferOptions *o) {
    *o = jig_buffer_options();
    o->return_allocs = jig_option_bool(c, "allow-return-allocs-from-loops");
    o->unknown_ops = jig_option_bool(c, "allow-unknown-ops");
    o->seed = (uint32_t)jig_option_int(c, "analysis-fuzzer-seed");
    o->functions = jig_option_bool(c, "bufferize-function-boundaries");
    o->parallel = jig_option_bool(c, "check-parallel-regions");
    o->copy_first = jig_option_bool(c, "copy-before-write");
    o->print_aliases = jig_option_bool(c, "dump-alias-sets");
    o->analyze_only = jig_option_bool(c, "test-analysis-only");
    o->print_conflicts = jig_option_bool(c, "print-conflicts");
    o->alignment = jig_option_int(c, "buffer-alignment");
    o->function_layout = (JigBufferLayout)jig_option_choice(c, "function-boundary-type-conversion");
    o->unknown_layout = (JigBufferLayout)jig_option_choice(c, "unknown-type-conversion");
    o->num_dialects = jig_option_list(c, "dialect-filter", &o->dialects);
    o->num_unanalyzed = jig_option_list(c, "no-analysis-func-filter", &o->unanalyzed);
    return read_order(c, &o->order) && read_space(c, o);
}

static bool invalid(JigPassCall *c, const char *what) {
    return jig_error(c->ctx, jig_loc_unknown(c->ctx), "Invalid option: %s", what);
}

static bool check_options(JigPassCall *c, const JigBufferOptions *o) {
    if (o->unknown_layout == JIG_LAYOUT_INFERRED)
        return invalid(c, "'infer-layout-map' is not a valid value for 'unknown-type-conversion'");
    if (o->copy_first && o->analyze_only)
        return invalid(c, "'copy-before-write' cannot be used with 'test-analysis-only'");
    if (o->print_conflicts && !o->analyze_only)
        return invalid(c, "'print-conflicts' requires 'test-analysis-only'");
    if (o->print_aliases && !o->analyze_only)
        return invalid(c, "'dump-alias-sets' requires 'test-analysis-only'");
    if (o->num_unanalyzed && !o->functions)
        return invalid(c, "'no-analysis-func-filter' requires 'bufferize-function-boundaries'");
    return true;
}

static bool run_one_shot(JigPassCall *c) {
    JigBufferOptions o;
    return read_options(c, &o) && check_options(c, &o) && jig_bufferize(c->op, &o, NULL);
}

const JigPassRow jig_pass_one_shot_bufferize = {
    .name = "one-shot-bufferize",
    .outside_effects = true, /* conflicts that are printed are numbered through */
    .title = "OneShotBufferizePass",
    .anchor = "builtin.module",
    JIG_TABLE(options, options),
    .run = run_one_shot,
    .summary = "tensors become buffers, most of them in place",
};

static bool run_eliminate(JigPassCall *c) {
    return jig_eliminate_empty_tensors(c->rw, c->op, NULL);
}

const JigPassRow jig_pass_eliminate_empty_tensors = {
    .name = "eliminate-empty-tensors",
    .title = "EmptyTensorEliminationPass",
    .run = run_eliminate,
    .summary = "empty tensors as parts of those that they become a part of",
};

static bool run_to_alloc(JigPassCall *c) {
    JigPatternSet *set = jig_patterns_create(c->ctx);
    jig_patterns_add_list(set, jig_patterns_empty_to_alloc_tensor);
    return jig_pass_apply(c, set, NULL);
}

const JigPassRow jig_pass_empty_tensor_to_alloc_tensor = {
    .name = "empty-tensor-to-alloc-tensor",
    .title = "EmptyTensorToAllocTensorPass",
    .run = run_to_alloc,
    .summary = "tensor.empty as bufferization.alloc_tensor",
};
