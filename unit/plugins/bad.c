/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Plugins that must be refused; the build defines which. */
#include "jig/plugin.h"

#if defined(BAD_no_init)

int answer = 42;

#elif defined(BAD_nothing)

const JigPlugin *jig_plugin_init(void) {
    return NULL;
}

#elif defined(BAD_missing)

/* What a newer Jig may have. */
const JigPlugin *jig_later(void);
const JigPlugin *jig_plugin_init(void) {
    return jig_later();
}

#elif defined(BAD_newer) || defined(BAD_older)

#ifdef BAD_newer
enum { ABI = JIG_PLUGIN_ABI + 1 };
#else
enum { ABI = JIG_PLUGIN_ABI_OLDEST - 1 };
#endif
static const JigPlugin plugin = {.abi = ABI, .name = "other", .version = "1.0"};
const JigPlugin *jig_plugin_init(void) {
    return &plugin;
}

#elif defined(BAD_headers)

static const uint32_t sizes[] = {sizeof(JigPlugin), sizeof(JigOpRow) + 8};
static const JigPlugin plugin = {.abi = JIG_PLUGIN_ABI,
                                 .num_sizes = JIG_LEN(sizes),
                                 .sizes = sizes,
                                 .jig = "0.0.9",
                                 .name = "headers",
                                 .version = "1.0"};
const JigPlugin *jig_plugin_init(void) {
    return &plugin;
}

#elif defined(BAD_taken)

static const JigOpRow ops[] = {{.name = "arith.addi", .summary = "mine now"},
                               {.name = "math.add", .summary = "another dialect's"}};
static const JigDialect dialect = {.name = "arith", .ops = ops, .num_ops = JIG_LEN(ops)};
static const JigDialect *const dialects[] = {&dialect};
static const JigPassRow pass = {.name = "cse"};
static const JigPassRow *const passes[] = {&pass};
static const JigPlugin plugin = {JIG_PLUGIN_HEAD,      .name = "taken",   .version = "1.0",
                                 .dialects = dialects, .num_dialects = 1, .passes = passes,
                                 .num_passes = 1};
const JigPlugin *jig_plugin_init(void) {
    return &plugin;
}

#elif defined(BAD_setup)

static bool setup(JigContext *ctx) {
    return jig_error(ctx, jig_loc_unknown(ctx), "no license for toys");
}
static const JigPlugin plugin = {JIG_PLUGIN_HEAD, .name = "setup", .version = "1.0",
                                 .setup = setup};
const JigPlugin *jig_plugin_init(void) {
    return &plugin;
}

#elif defined(BAD_rows)

/* Loads; what is wrong with the row shows when it is used. */
static const JigOpRow ops[] = {{.name = "bad.op", .ins = "a: NoSuchType", .format = "$b"}};
static const JigDialect dialect = {.name = "bad", .ops = ops, .num_ops = JIG_LEN(ops)};
static const JigDialect *const dialects[] = {&dialect};
static const JigPlugin plugin = {JIG_PLUGIN_HEAD, .name = "rows", .version = "1.0",
                                 .dialects = dialects, .num_dialects = 1};
const JigPlugin *jig_plugin_init(void) {
    return &plugin;
}

#endif
