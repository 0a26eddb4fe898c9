/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The pass that runs a script: --transform-interpreter. What its options name is found here. */
#include "transform/passes/passes.h"

#include "support/vec.h"

#include <ctype.h>
#include <errno.h>
#include <stdlib.h>

/* ---- Where it starts ---- */

typedef struct Find {
    JigStr text;
    JigOp *found, *again;
} Find;

static JigWalk find_tag(JigOp *op, void *user) {
    Find *f = user;
    const JigAttr *tag = jig_op_attr(op, "transform.target_tag");
    if (!jig_attr_is_string(tag) || !jig_str_eq(jig_attr_string_value(tag), f->text))
        return JIG_WALK_ADVANCE;
    *(f->found ? &f->again : &f->found) = op;
    return f->again ? JIG_WALK_INTERRUPT : JIG_WALK_ADVANCE;
}

JigOp *jig_script_op_tagged(JigOp *anchor, JigStr tag) {
    if (!tag.len)
        return anchor;
    Find f = {.text = tag};
    jig_walk_pre(anchor, find_tag, &f);
    if (f.again) {
        jig_op_emit_error(f.again, "repeated operation with the target tag '%.*s'", JIG_FMT(tag));
        jig_op_note(f.found, "previously seen operation");
        return NULL;
    }
    if (!f.found)
        jig_op_emit_error(
            anchor, "could not find the operation with transform.target_tag=\"%.*s\" attribute",
            JIG_FMT(tag));
    return f.found;
}

/* ---- Trailing arguments ---- */

typedef struct Gather {
    JigStr name;
    JigOpVec ops;
} Gather;

static JigWalk gather(JigOp *op, void *user) {
    Gather *g = user;
    if (jig_str_eq(jig_op_name_of(op), g->name))
        jig_vec_push(&g->ops, op);
    return JIG_WALK_ADVANCE;
}

static JigOpVec ops_named(JigOp *root, JigStr name) {
    Gather g = {.name = name};
    jig_walk_post(root, gather, &g);
    return g.ops;
}

static JigItems items_of_ops(JigOpVec ops, JigArena *a) {
    return (JigItems){JIG_HANDLE_OPS, jig_arena_copy(a, ops.data, ops.len * sizeof *ops.data),
                      ops.len};
}

static JigItems items_of_results(JigOpVec ops, JigArena *a) {
    JigItems list = {.kind = JIG_HANDLE_VALUES};
    size_t cap = 0;
    for (size_t i = 0; i < ops.len; ++i)
        for (size_t k = 0; k < jig_op_num_results(ops.data[i]); ++k)
            JIG_ARENA_PUSH(a, list.items, list.len, cap, jig_op_result(ops.data[i], k));
    return list;
}

/* One number of "1;-2;3": decimal digits, of 64 bits. */
static bool parse_param(const char **p, int64_t *out) {
    char *end;
    if (!isdigit((unsigned char)(*p)[**p == '-']))
        return false;
    errno = 0;
    *out = strtoll(*p, &end, 10);
    *p = *end == ';' ? end + 1 : end;
    return errno == 0 && (*end == ';' || *end == 0);
}

static bool parse_params(JigContext *ctx, JigStr text, JigArena *a, JigItems *out) {
    const char *p = jig_arena_str(a, text).ptr;
    size_t cap = 0;
    *out = (JigItems){.kind = JIG_HANDLE_PARAMS};
    do {
        int64_t v;
        JIG_CHECK(parse_param(&p, &v));
        JIG_ARENA_PUSH(a, out->items, out->len, cap, (void *)jig_attr_i64(ctx, v));
    } while (*p);
    return true;
}

bool jig_script_bind_text(JigOp *root, JigStr text, JigArena *a, JigItems *out) {
    JigContext *ctx = jig_op_context(root);
    char sigil = text.len ? text.ptr[0] : 0;
    bool plain = sigil != '#' && sigil != '^';
    JigStr rest = plain ? text : (JigStr){text.ptr + 1, text.len - 1};
    if (sigil == '#')
        return parse_params(ctx, rest, a, out) ||
               jig_error(ctx, jig_loc_unknown(ctx), "couldn't parse integer pass argument %.*s",
                         JIG_FMT(text));
    JigOpVec ops = ops_named(root, rest);
    *out = plain ? items_of_ops(ops, a) : items_of_results(ops, a);
    jig_vec_free(&ops);
    return true;
}

/* ---- The pass ---- */

static bool run(JigPassCall *call) {
    JigOp *root = jig_script_op_tagged(call->op, jig_option_string(call, "debug-payload-root-tag"));
    if (!root)
        return false;
    JigStr name = jig_option_string(call, "entry-point");
    JigOp *entry = jig_script_find_entry(call->op, name);
    if (!entry)
        return jig_op_emit_error(call->op, "could not find a nested named sequence with name: %.*s",
                                 JIG_FMT(name));
    const JigStr *texts;
    size_t n = jig_option_list(call, "debug-bind-trailing-args", &texts);
    JigItems *trailing = jig_arena_calloc(call->arena, n * sizeof *trailing);
    for (size_t i = 0; i < n; ++i)
        JIG_CHECK(jig_script_bind_text(root, texts[i], call->arena, &trailing[i]));
    const JigScript script = {
        .start = entry,
        .options = {.trailing = trailing,
                    .num_trailing = n,
                    .keep_aliases = jig_option_bool(call, "disable-expensive-checks"),
                    .keep_partial = true,
                    .strict_handles = true,
                    .as_reference = true},
    };
    return jig_script_carry_out(root, &script);
}

static const JigOptionRow options[] = {
    {.name = "debug-bind-trailing-args",
     .kind = JIG_OPTION_LIST,
     .help = "what to bind the entry point's further arguments to"},
    {.name = "debug-payload-root-tag",
     .kind = JIG_OPTION_STRING,
     .otherwise = "",
     .help = "run on the op whose transform.target_tag is this"},
    {.name = "disable-expensive-checks",
     .kind = JIG_OPTION_BOOL,
     .otherwise = "false",
     .help = "let handles that share payload with a consumed one be used, as far as it is left"},
    {.name = "entry-point",
     .kind = JIG_OPTION_STRING,
     .otherwise = "__transform_main",
     .help = "named sequence to start with"},
};

const JigPassRow jig_pass_transform_interpreter = {
    .name = "transform-interpreter",
    .title = "InterpreterPass",
    .outside_effects = true,
    JIG_TABLE(options, options),
    .run = run,
    .breaks = JIG_HOLDS_ALL,
    .summary = "apply a script to the payload",
};
