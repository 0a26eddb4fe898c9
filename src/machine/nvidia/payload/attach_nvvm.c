/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* nvvm-attach-target: modules for devices say which machine they are compiled for. */
#include "machine/nvidia/nvidia_int.h"
#include "machine/nvidia/nvvm/nvvm.h"
#include "payload/gpu/attach.h"
#include "ir/context.h"
#include "support/words.h"

/* ---- The target ---- */
/* NULL: there are none. */
static const JigAttr *flags_of(const JigPassCall *call) {
    JigContext *ctx = call->ctx;
    JigNamedAttr flags[3];
    size_t n = 0;
    JigWords words = jig_words_split(jig_option_string(call, "ptxas-cmd-options"), call->arena);
    if (jig_option_bool(call, "fast"))
        flags[n++] = (JigNamedAttr){jig_ident(ctx, JIG_STR("fast")), jig_attr_unit(ctx)};
    if (jig_option_bool(call, "ftz"))
        flags[n++] = (JigNamedAttr){jig_ident(ctx, JIG_STR("ftz")), jig_attr_unit(ctx)};
    if (words.n)
        flags[n++] = (JigNamedAttr){jig_ident(ctx, JIG_STR("ptxas-cmd-options")),
                                    jig_offload_text_list(ctx, words.items, words.n)};
    return n ? jig_attr_dict(ctx, flags, n) : NULL;
}

static const JigAttr *target_of(const JigPassCall *call) {
    JigContext *ctx = call->ctx;
    const JigStr *link;
    size_t n = jig_option_list(call, "l", &link);
    const JigAttr *params[] = {jig_attr_i64(ctx, (int32_t)jig_option_int(call, "O")),
                               jig_offload_text_option(call, "triple"),
                               jig_offload_text_option(call, "chip"),
                               jig_offload_text_option(call, "features"),
                               flags_of(call),
                               n ? jig_offload_text_list(ctx, link, n) : NULL,
                               jig_attr_bool(ctx, true)};
    return jig_attr_get(ctx, JIG_NVVM_ATTR(TARGET), params, JIG_LEN(params));
}

static bool attach(JigPassCall *call) {
    jig_context_load(call->ctx, jig_context_dialect(call->ctx, JIG_STR("nvvm")));
    jig_offload_attach(call, target_of(call));
    return true;
}

#define TEXT(option, value, what)                                                                  \
    { .name = option, .kind = JIG_OPTION_STRING, .otherwise = value, .help = what }
#define FLAG(option, what)                                                                         \
    { .name = option, .kind = JIG_OPTION_BOOL, .otherwise = "false", .help = what }
static const JigOptionRow options[] = {
    {.name = "O", .kind = JIG_OPTION_UINT, .otherwise = "2", .help = "How far it is optimized"},
    TEXT("chip", "sm_50", "The machine"),
    FLAG("fast", "Numbers may be less exact"),
    TEXT("features", "", "What the machine can do, if not the least"),
    FLAG("ftz", "Denormal numbers become 0"),
    {.name = "l", .kind = JIG_OPTION_LIST, .otherwise = "", .help = "Libraries to link with"},
    TEXT("module", "", "A regular expression for names of modules; empty: all"),
    TEXT("ptxas-cmd-options", "", "Options of the assembler"),
    TEXT("triple", "nvptx64-nvidia-cuda", "The machine in LLVM's words"),
};

const JigPassRow jig_pass_nvvm_attach_target = {
    .name = "nvvm-attach-target",
    .title = "GpuNVVMAttachTarget",
    .options = options,
    .num_options = JIG_LEN(options),
    .run = attach,
    .summary = "modules for devices say which machine they are compiled for",
};
