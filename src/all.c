/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The dialects, passes and machines of the library. They are registered as a plugin is. */
#include "jig/plugin.h"

#include "payload/bufferize/bufferize_setup.h"
#include "payload/checks/checks.h"
#include "jig/payload/tile.h"
#include "payload/tile/tile_setup.h"
#include "payload/vectorize/vectorize_setup.h"
#include "support/check.h"
#include "transform/ops/ops.h"

/* What sources define, made by tools/make-lists. */
#define DIALECT(symbol) extern const JigDialect symbol;
#define PASS(symbol)    extern const JigPassRow symbol;
#include "all.def"
#undef DIALECT
#undef PASS
static const JigDialect *const dialects[] = {
#define DIALECT(symbol) &symbol,
#define PASS(symbol)
#include "all.def"
#undef DIALECT
#undef PASS
};
static const JigPassRow *const passes[] = {
#define DIALECT(symbol)
#define PASS(symbol) &symbol,
#include "all.def"
};

/* One a folder of src/machine, made by cmake. */
#define MACHINE(name) extern const JigMachine jig_machine_##name;
#include "machines.def"
#undef MACHINE
static const JigMachine *const machines[] = {
#define MACHINE(name) &jig_machine_##name,
#include "machines.def"
};

static bool setup(JigContext *ctx) {
    jig_transform_pdl_setup(ctx);
    jig_tile_pad_setup(ctx);
    jig_bufferize_setup(ctx);
    jig_vectorize_setup(ctx);
    jig_checks_setup(ctx);
    return true;
}

const JigPlugin jig_builtin_plugin = {
    JIG_PLUGIN_HEAD,
    .name = "jig",
    .version = JIG_VERSION,
    JIG_TABLE(dialects, dialects),
    JIG_TABLE(passes, passes),
    JIG_TABLE(machines, machines),
    .setup = setup,
};

void jig_register_all(JigContext *ctx) {
    if (!jig_plugin_register(ctx, &jig_builtin_plugin) && !jig_context_is_exhausted(ctx))
        JIG_BUG("its own rows are refused");
}
