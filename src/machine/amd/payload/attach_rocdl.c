/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* rocdl-attach-target: modules for devices say which machine they are compiled for. */
#include "machine/amd/rocdl/rocdl.h"
#include "ir/context.h"
#include "payload/gpu/attach.h"
#include "machine/amd/amd_int.h"

/* What is said by a flag, and when. */
static const struct {
    const char *option;
    bool when;
    const char *flag;
} flags[] = {
    {"wave64", false, "no_wave64"},
    {"fast", true, "fast"},
    {"daz", true, "daz"},
    {"finite-only", true, "finite_only"},
    {"unsafe-math", true, "unsafe_math"},
    {"correct-sqrt", false, "unsafe_sqrt"},
};

/* NULL: there are none. */
static const JigAttr *flags_of(const JigPassCall *call) {
    JigNamedAttr items[JIG_LEN(flags)];
    size_t n = 0;
    for (size_t i = 0; i < JIG_LEN(flags); i++)
        if (jig_option_bool(call, flags[i].option) == flags[i].when)
            items[n++] = (JigNamedAttr){jig_ident(call->ctx, jig_str(flags[i].flag)),
                                        jig_attr_unit(call->ctx)};
    return n ? jig_attr_dict(call->ctx, items, n) : NULL;
}

static bool attach(JigPassCall *call) {
    JigContext *ctx = call->ctx;
    const JigStr *link;
    jig_context_load(ctx, jig_context_dialect(ctx, JIG_STR("rocdl")));
    size_t n = jig_option_list(call, "l", &link);
    const JigAttr *params[] = {jig_attr_i64(ctx, (int32_t)jig_option_int(call, "O")),
                               jig_offload_text_option(call, "triple"),
                               jig_offload_text_option(call, "chip"),
                               jig_offload_text_option(call, "features"),
                               jig_offload_text_option(call, "abi"),
                               flags_of(call),
                               n ? jig_offload_text_list(ctx, link, n) : NULL};
    jig_offload_attach(call, jig_attr_get(ctx, JIG_ROCDL_ATTR(TARGET), params, JIG_LEN(params)));
    return true;
}

#define TEXT(option, value, what)                                                                  \
    { .name = option, .kind = JIG_OPTION_STRING, .otherwise = value, .help = what }
#define FLAG(option, value, what)                                                                  \
    { .name = option, .kind = JIG_OPTION_BOOL, .otherwise = value, .help = what }
static const JigOptionRow options[] = {
    {.name = "O", .kind = JIG_OPTION_UINT, .otherwise = "2", .help = "How far it is optimized"},
    TEXT("abi", "600", "Version of the conventions of calls"),
    TEXT("chip", "gfx900", "The machine"),
    FLAG("correct-sqrt", "true", "Square roots are rounded right"),
    FLAG("daz", "false", "Denormal numbers are 0"),
    FLAG("fast", "false", "Numbers may be less exact"),
    TEXT("features", "", "What the machine can do, if not the least"),
    FLAG("finite-only", "false", "All numbers are finite"),
    {.name = "l", .kind = JIG_OPTION_LIST, .otherwise = "", .help = "Libraries to link with"},
    TEXT("module", "", "A regular expression for names of modules; empty: all"),
    TEXT("triple", "amdgcn-amd-amdhsa", "The machine in LLVM's words"),
    FLAG("unsafe-math", "false", "Laws of numbers hold for floats"),
    FLAG("wave64", "true", "Waves have 64 threads"),
};

const JigPassRow jig_pass_rocdl_attach_target = {
    .name = "rocdl-attach-target",
    .title = "GpuROCDLAttachTarget",
    .options = options,
    .num_options = JIG_LEN(options),
    .run = attach,
    .summary = "modules for devices say which of AMD's GPUs they are compiled for",
};
