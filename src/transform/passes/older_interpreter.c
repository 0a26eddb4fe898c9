/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Scripts as releases 16 and 17 ran them: each sequence at the top of a module, or of one inside,
 * in turn. Options bind further arguments of theirs.
 */
#include "jig/ops/builtin.h"
#include "jig/upgrade.h"
#include "support/arena.h"
#include "support/vec.h"
#include "transform/ops/ops.h"
#include "transform/passes/passes.h"

/* The options that bind an argument, in the order of arguments; `sigil` says what to. */
typedef struct Binding {
    const char *to_ops, *to_results, *to_params;
} Binding;
static const Binding bindings[] = {
    {"bind-first-extra-to-ops", "bind-first-extra-to-results-of-ops", "bind-first-extra-to-params"},
    {"bind-second-extra-to-ops", "bind-second-extra-to-results-of-ops",
     "bind-second-extra-to-params"},
};

static JigStr params_text(const JigPassCall *call, const char *name) {
    const int64_t *numbers;
    size_t n = jig_option_int_list(call, name, &numbers);
    JigStr text = JIG_STR("#");
    for (size_t i = 0; i < n; ++i)
        text = jig_arena_printf(call->arena, "%.*s%s%lld", JIG_FMT(text), i ? ";" : "",
                                (long long)numbers[i]);
    return text;
}

/* As jig_script_bind_text reads it; empty: the argument is not bound. False: two options bind it.
 */
static bool text_of(const JigPassCall *call, const Binding *b, JigStr *out) {
    JigStr ops = jig_option_string(call, b->to_ops),
           results = jig_option_string(call, b->to_results);
    bool has_params = jig_option_is_given(call, b->to_params);
    if ((ops.len != 0) + (results.len != 0) + has_params > 1)
        return jig_op_emit_error(call->op, "%s, %s and %s exclude each other", b->to_ops,
                                 b->to_results, b->to_params);
    *out = ops.len       ? ops
           : results.len ? jig_arena_printf(call->arena, "^%.*s", JIG_FMT(results))
           : has_params  ? params_text(call, b->to_params)
                         : JIG_STR("");
    return true;
}

static bool bind_all(const JigPassCall *call, JigOp *root, JigItems *out, size_t *n) {
    *n = 0;
    for (size_t i = 0; i < JIG_LEN(bindings); ++i) {
        JigStr text;
        JIG_CHECK(text_of(call, &bindings[i], &text));
        if (!text.len)
            continue;
        if (*n != i)
            return jig_op_emit_error(call->op,
                                     "cannot bind the second extra argument without the first");
        JIG_CHECK(jig_script_bind_text(root, text, call->arena, &out[(*n)++]));
    }
    return true;
}

static bool is_script(const JigOp *op) {
    return (jig_op_is(op, JIG_TRANSFORM(SEQUENCE)) || jig_transform_with_pdl_patterns_is(op)) &&
           !jig_op_num_operands(op);
}

static bool run_script(JigPassCall *call, JigOp *root, JigOp *script) {
    JigItems trailing[JIG_LEN(bindings)];
    size_t n;
    return bind_all(call, root, trailing, &n) &&
           jig_interpret(root, script,
                         &(JigScriptOptions){.trailing = trailing,
                                             .num_trailing = n,
                                             .keep_aliases =
                                                 !jig_option_bool(call, "enable-expensive-checks"),
                                             .keep_partial = true,
                                             .strict_handles = true,
                                             .as_reference = true});
}

typedef JIG_VEC(JigOpRef) Scripts;

static JigWalk find_scripts(JigOp *op, void *user) {
    if (jig_op_is(op, JIG_BUILTIN(MODULE)))
        return JIG_WALK_ADVANCE;
    if (is_script(op))
        jig_vec_push((Scripts *)user, jig_op_ref(op));
    return JIG_WALK_SKIP;
}

/* What one script erases is not run. */
static bool run_all(JigPassCall *call, JigOp *root) {
    Scripts scripts = {0};
    jig_walk_pre(call->op, find_scripts, &scripts);
    bool ok = true;
    for (size_t i = 0; ok && i < scripts.len; ++i) {
        const JigOpRef *script = &scripts.data[i];
        ok = !jig_op_ref_holds(script) || run_script(call, root, script->op);
    }
    jig_vec_free(&scripts);
    return ok;
}

static bool run(JigPassCall *call) {
    JIG_CHECK(jig_modernise(call->op));
    JigOp *root = jig_script_op_tagged(call->op, jig_option_string(call, "debug-payload-root-tag"));
    JigStr tag = jig_option_string(call, "debug-transform-root-tag");
    JIG_CHECK(root);
    if (!tag.len)
        return run_all(call, root);
    JigOp *script = jig_script_op_tagged(call->op, tag);
    if (script && !is_script(script))
        return jig_op_emit_error(script, "is no script at the top of a file");
    return script && run_script(call, root, script);
}

#define BIND(which)                                                                                \
    {.name = "bind-" which "-extra-to-ops",                                                        \
     .kind = JIG_OPTION_STRING,                                                                    \
     .otherwise = "",                                                                              \
     .help = "bind the " which " argument behind the root to the ops of this name"},               \
        {.name = "bind-" which "-extra-to-params",                                                 \
         .kind = JIG_OPTION_INT_LIST,                                                              \
         .help = "bind it to these parameters"},                                                   \
    {                                                                                              \
        .name = "bind-" which "-extra-to-results-of-ops", .kind = JIG_OPTION_STRING,               \
        .otherwise = "", .help = "bind it to the results of the ops of this name"                  \
    }

static const JigOptionRow options[] = {
    BIND("first"),
    BIND("second"),
    {.name = "debug-payload-root-tag",
     .kind = JIG_OPTION_STRING,
     .otherwise = "",
     .help = "run on the op whose transform.target_tag is this"},
    {.name = "debug-transform-root-tag",
     .kind = JIG_OPTION_STRING,
     .otherwise = "",
     .help = "run the script whose transform.target_tag is this"},
    {.name = "enable-expensive-checks",
     .kind = JIG_OPTION_BOOL,
     .otherwise = "false",
     .help = "refuse handles that share payload with a consumed one"},
};

const JigPassRow jig_pass_test_transform_interpreter = {
    .name = "test-transform-dialect-interpreter",
    .title = "(anonymous namespace)::TestTransformDialectInterpreterPass",
    .anchor = "builtin.module",
    .outside_effects = true,
    JIG_TABLE(options, options),
    .run = run,
    .summary = "apply the scripts at the top of a module, as releases 16 and 17 did",
};
