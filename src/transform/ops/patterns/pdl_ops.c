/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Scripts with patterns of their own: pdl.pattern beside a sequence that looks for what matches. */
#include "transform/ops/ops_int.h"

#include "dialect/pdl/pdl.h"
#include "jig/pdl.h"
#include "support/check.h"
#include "support/vec.h"
#include "transform/state.h"

static JigApplyFn apply_with_pdl_patterns, apply_pdl_match;
static bool verify_with_pdl_patterns(JigOp *op);

static const JigOpRow rows[] = {
    {.name = "transform.pdl_match",
     .ins = "root: read Handle",
     .outs = "matched: Handle",
     .props = "pattern_name: SymbolRef",
     .traits = "TransformOpInterface, ReadsPayload",
     .format = "$pattern_name `in` $root attr-dict `:` functional-type(operands, results)",
     .apply = apply_pdl_match,
     .summary = "ops inside the target that match a named pattern"},
    {.name = "transform.with_pdl_patterns",
     .ins = "root: optional<Handle>",
     .regions = "body: sized<1>",
     .traits = "TransformOpInterface, NoTerminator, PossibleTopLevel, SymbolTable",
     .format = "($root^ `:` type($root))? attr-dict-with-keyword regions",
     .default_dialect = "transform",
     .effects = jig_body_effects,
     .verify = verify_with_pdl_patterns,
     .apply = apply_with_pdl_patterns,
     .summary = "patterns, and a script that may look for them"},
};
const JigDialect jig_transform_pdl = {.name = "transform", JIG_TABLE(ops, rows)};

enum { WITH_PATTERNS = 1 };

/* ---- What the pdl dialect becomes by this part ---- */

/* Warns at each op it is asked about, and holds. For seeing when a pattern asks. */
static bool verbose_constraint(JigNativeCall *call) {
    for (size_t i = 0; i < call->num_args; ++i)
        if (call->args[i].kind == JIG_PDL_IS_OP)
            jig_op_warning(call->args[i].op, "from PDL constraint");
    return true;
}

void jig_transform_pdl_setup(JigContext *ctx) {
    JIG_REQUIRE(ctx);
    static const JigHandleType handle = {.kind = JIG_HANDLE_OPS};
    static const JigIface ifaces[] = {{&jig_iface_handle, &handle}, {0}};
    static const JigNative verbose = {.name = "verbose_constraint",
                                      .constraint = verbose_constraint};
    jig_type_attach_ifaces(ctx, JIG_PDL_TYPE_ROW(OPERATION), ifaces);
    jig_native_register(ctx, &verbose);
}

/* ---- transform.with_pdl_patterns ---- */

static bool is_top_level(const JigOp *op) {
    return jig_op_has_own_trait(op, JIG_TRANSFORM_TRAIT(TOP_LEVEL));
}

/* The op beside the patterns. */
static JigOp *script_of(const JigOp *op) {
    JigOp *child = jig_block_first(jig_op_body(op));
    while (child && jig_op_is(child, JIG_PDL(PATTERN)))
        child = jig_op_next(child);
    return child;
}

static bool verify_with_pdl_patterns(JigOp *op) {
    JigOp *script = NULL;
    JigOp *child = jig_block_first(jig_op_body(op));
    for (; child; child = jig_op_next(child)) {
        if (jig_op_is(child, JIG_PDL(PATTERN)))
            continue;
        if (!is_top_level(child)) {
            jig_op_error(op, "expects only pattern and top-level transform ops in its body");
            jig_op_note(child, "offending op");
            return false;
        }
        if (script) {
            jig_op_error(op, "expects only one non-pattern op in its body");
            jig_op_note(script, "first non-pattern op");
            jig_op_note(child, "second non-pattern op");
            return false;
        }
        script = child;
    }
    JigOp *outer = jig_op_parent_of(op, &rows[WITH_PATTERNS]);
    if (outer) {
        jig_op_error(op, "cannot be nested");
        jig_op_note(outer, "parent operation");
        return false;
    }
    return script || jig_op_error(op, "expects at least one non-pattern op");
}

static JigStatus apply_with_pdl_patterns(JigTransformCall *call) {
    JigBlock *body = jig_op_body(call->op);
    jig_scope_open(call, body);
    JigStatus status = jig_transform_bind_operands(call, body);
    if (status == JIG_OK)
        status = jig_apply_op(call, script_of(call->op));
    jig_scope_close(call);
    return status;
}

/* ---- transform.pdl_match ---- */

/* Ops that may go while the search lasts. */
typedef JIG_VEC(JigOpRef) Candidates;

static JigWalk list_op(JigOp *op, void *user) {
    Candidates *list = user;
    jig_vec_push(list, jig_op_ref(op));
    return JIG_WALK_ADVANCE;
}

/* The ops inside `root` that match, in the order of the walk. What rewrites add is not tried. */
static bool search_in(JigTransformCall *call, JigPdlMatcher *pattern, JigOp *root,
                      Candidates *found) {
    Candidates list = {0};
    jig_walk_post(root, list_op, &list);
    for (size_t i = 0; i < list.len && !jig_pdl_failed(pattern); ++i) {
        const JigOpRef *c = &list.data[i];
        if (!jig_op_ref_holds(c))
            continue;
        jig_at_before(call->rw, c->op);
        if (jig_pdl_apply(pattern, call->rw, c->op))
            jig_vec_push(found, *c);
    }
    jig_vec_free(&list);
    return !jig_pdl_failed(pattern);
}

static JigOp *find_pattern(const JigTransformCall *call, JigOp *scope) {
    JigOp *op =
        jig_symbol_lookup_ref_in(scope, jig_transform_pdl_match_pattern_name_attr(call->op));
    return op && jig_op_is(op, JIG_PDL(PATTERN)) ? op : NULL;
}

/* Said for each scope to search; it is no failure: nothing matches what is not there. */
static JigStatus match_nothing(JigTransformCall *call, size_t num_roots) {
    for (size_t i = 0; i < num_roots; ++i)
        jig_error(jig_op_context(call->op), jig_op_loc(call->op), "could not find pattern '%s'",
                  jig_msg_attr(jig_transform_pdl_match_pattern_name_attr(call->op)));
    jig_set_ops(call, 0, NULL, 0);
    return JIG_OK;
}

/* Matches that their rewrites leave in place. */
static void set_found(JigTransformCall *call, const Candidates *found) {
    JigOp **ops = jig_arena_alloc(call->arena, found->len * sizeof *ops);
    size_t n = 0;
    for (size_t i = 0; i < found->len; ++i)
        if (jig_op_ref_holds(&found->data[i]))
            ops[n++] = found->data[i].op;
    jig_set_ops(call, 0, ops, n);
}

static JigStatus search(JigTransformCall *call, JigPdlMatcher *pattern, JigOps roots) {
    Candidates found = {0};
    bool ok = true;
    for (size_t i = 0; ok && i < roots.len; ++i)
        ok = search_in(call, pattern, roots.items[i], &found);
    if (ok)
        set_found(call, &found);
    jig_vec_free(&found);
    return ok ? JIG_OK : JIG_DEFINITE;
}

static JigStatus apply_pdl_match(JigTransformCall *call) {
    JigOp *scope = jig_op_parent_of(call->op, &rows[WITH_PATTERNS]);
    if (!scope)
        return jig_definite_op(call, "expects to be inside an op with patterns");
    JigOps roots = jig_payload_ops(call, jig_transform_pdl_match_root(call->op));
    JigOp *op = find_pattern(call, scope);
    if (!op || !roots.len)
        return match_nothing(call, roots.len);
    JigPdlMatcher *pattern = jig_pdl_compile(op, JIG_PDL_SKIP_EXTERNAL);
    if (!pattern)
        return JIG_DEFINITE;
    JigStatus status = search(call, pattern, roots);
    jig_pdl_destroy(pattern);
    return status;
}
