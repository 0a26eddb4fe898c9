/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* nvvm-attach-target: modules for devices say which machine they are compiled for. */
#include "dialect/gpu/gpu.h"
#include "dialect/nvvm/nvvm.h"
#include "payload/gpu/passes.h"
#include "ir/context.h"
#include "support/arena.h"
#include "support/regex.h"
#include "support/vec.h"

/* ---- The target ---- */
static const JigAttr *text_option(const JigPassCall *call, const char *name) {
    return jig_attr_string(call->ctx, jig_option_string(call, name));
}

static const JigAttr *text_list(JigContext *ctx, const JigStr *items, size_t n) {
    const JigAttr **attrs = jig_calloc(n + 1, sizeof *attrs);
    for (size_t i = 0; i < n; i++)
        attrs[i] = jig_attr_string(ctx, items[i]);
    const JigAttr *list = jig_attr_array(ctx, attrs, n);
    jig_free(attrs);
    return list;
}

typedef struct Words {
    JigArena arena;
    JigStr *items;
    size_t n, cap;
} Words;

/* One word of a command line, from *at on; blanks in quotes and behind a backslash belong to it. */
static JigStr take_word(Words *words, JigStr line, size_t *at) {
    char *out = JIG_NEW_ARRAY(&words->arena, char, line.len + 1), quote = 0;
    size_t n = 0;
    for (; *at < line.len; ++*at) {
        char c = line.ptr[*at];
        bool escapes = c == '\\' && quote != '\'' && *at + 1 < line.len;
        if (escapes)
            out[n++] = line.ptr[++*at];
        else if (quote ? c == quote : c == '"' || c == '\'')
            quote = quote ? 0 : c;
        else if (!quote && (c == ' ' || c == '\t' || c == '\n' || c == '\r'))
            break;
        else
            out[n++] = c;
    }
    return (JigStr){out, n};
}

static void split(Words *words, JigStr line) {
    for (size_t at = 0; at < line.len;) {
        char c = line.ptr[at];
        if (c == ' ' || c == '\t' || c == '\n' || c == '\r') {
            at++;
            continue;
        }
        JigStr word = take_word(words, line, &at);
        JIG_ARENA_PUSH(&words->arena, words->items, words->n, words->cap, word);
    }
}

/* NULL: there are none. */
static const JigAttr *flags_of(const JigPassCall *call) {
    JigContext *ctx = call->ctx;
    JigNamedAttr flags[3];
    size_t n = 0;
    Words words = {0};
    jig_arena_init(&words.arena);
    split(&words, jig_option_string(call, "ptxas-cmd-options"));
    if (jig_option_bool(call, "fast"))
        flags[n++] = (JigNamedAttr){jig_ident(ctx, JIG_STR("fast")), jig_attr_unit(ctx)};
    if (jig_option_bool(call, "ftz"))
        flags[n++] = (JigNamedAttr){jig_ident(ctx, JIG_STR("ftz")), jig_attr_unit(ctx)};
    if (words.n)
        flags[n++] = (JigNamedAttr){jig_ident(ctx, JIG_STR("ptxas-cmd-options")),
                                    text_list(ctx, words.items, words.n)};
    const JigAttr *made = n ? jig_attr_dict(ctx, flags, n) : NULL;
    jig_arena_free(&words.arena);
    return made;
}

static const JigAttr *target_of(const JigPassCall *call) {
    JigContext *ctx = call->ctx;
    const JigStr *link;
    size_t n = jig_option_list(call, "l", &link);
    const JigAttr *params[] = {jig_attr_i64(ctx, (int32_t)jig_option_int(call, "O")),
                               text_option(call, "triple"),
                               text_option(call, "chip"),
                               text_option(call, "features"),
                               flags_of(call),
                               n ? text_list(ctx, link, n) : NULL,
                               jig_attr_bool(ctx, true)};
    return jig_attr_get(ctx, JIG_NVVM_ATTR(TARGET), params, JIG_LEN(params));
}

/* ---- Modules ---- */
/* After those that it has, unless the last one is it. */
static void add_target(JigPassCall *call, JigOp *module, const JigAttr *target) {
    const JigAttr *had = jig_gpu_module_targets_attr(module);
    JIG_VEC(const JigAttr *) all = {0};
    for (size_t i = 0; had && i < jig_attr_array_len(had); i++)
        jig_vec_push(&all, jig_attr_array_at(had, i));
    if (!all.len || all.data[all.len - 1] != target)
        jig_vec_push(&all, target);
    jig_gpu_module_set_targets(call->rw, module, jig_attr_array(call->ctx, all.data, all.len));
    jig_vec_free(&all);
}

typedef struct Matcher {
    bool all, none;
    JigRegex compiled;
} Matcher;

/* What is no regular expression matches no name. */
static void open_matcher(Matcher *m, JigStr pattern) {
    *m = (Matcher){.all = !pattern.len};
    m->none = !m->all && jig_regex_compile(&m->compiled, pattern) != NULL;
}

static bool matches(const Matcher *m, JigStr name) {
    return m->all || (!m->none && jig_regex_search(&m->compiled, name));
}

static bool attach(JigPassCall *call) {
    JigStr pattern = jig_option_string(call, "module");
    jig_context_load(call->ctx, jig_context_dialect(call->ctx, JIG_STR("nvvm")));
    Matcher matcher;
    open_matcher(&matcher, pattern);
    const JigAttr *target = target_of(call);
    for (size_t r = 0; r < jig_op_num_regions(call->op); r++)
        for (JigBlock *b = jig_region_first(jig_op_region(call->op, r)); b; b = jig_block_next(b))
            for (JigOp *op = jig_block_first(b); op; op = jig_op_next(op))
                if (jig_op_is(op, JIG_GPU(MODULE)) && matches(&matcher, jig_symbol_name(op)))
                    add_target(call, op, target);
    jig_regex_free(&matcher.compiled);
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
