/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Debug info from locations alone: each function gets a subprogram, and what
 * stands in it and comes from another file a scope of that file in it.
 *
 * A scope is the metadata of a fused location. What was inlined is a call site
 * whose callee, and each callee of that one, gets a scope inside the last one.
 */
#include "dialect/llvm/llvm.h"
#include "dialect/llvm/llvm_attrs.h"
#include "ir/context.h"
#include "jig/rewrite.h"
#include "payload/lower/passes.h"
#include "support/vec.h"

enum { LANGUAGE_C = 0x02, CONVENTION_NORMAL = 0x01, DEFINITION = 8, OPTIMIZED = 16 };

typedef struct Scopes {
    JigContext *ctx;
    const JigAttr *unit; /* of the module */
    bool failed;
} Scopes;

/* ---- What locations say ---- */

/* The first file; of what was inlined, that into which. False: none. */
static bool file_of(JigContext *ctx, JigLoc loc, JigLoc *out) {
    if (!jig_stack_ok(ctx))
        return false;
    switch (jig_loc_kind(ctx, loc)) {
    case JIG_ATTR_LOC_FILE:
        *out = loc;
        return true;
    case JIG_ATTR_LOC_NAME:
        return file_of(ctx, jig_loc_child(ctx, loc), out);
    case JIG_ATTR_LOC_CALLSITE:
        return file_of(ctx, jig_loc_caller(ctx, loc), out);
    case JIG_ATTR_LOC_FUSED:
        for (size_t i = 0, n = jig_loc_num_fused(ctx, loc); i < n; i++)
            if (file_of(ctx, jig_loc_fused_at(ctx, loc, i), out))
                return true;
        return false;
    default:
        return false;
    }
}

static const JigAttr *metadata(JigContext *ctx, JigLoc loc, const JigAttrRow *row) {
    const JigAttr *x =
        jig_loc_kind(ctx, loc) == JIG_ATTR_LOC_FUSED ? jig_loc_metadata(ctx, loc) : NULL;
    return x && jig_attr_is(x, row) ? x : NULL;
}

/* The first metadata of that kind, wherever it stands. */
static const JigAttr *find_metadata(JigContext *ctx, JigLoc loc, const JigAttrRow *row) {
    const JigAttr *found = NULL;
    if (!jig_stack_ok(ctx))
        return NULL;
    switch (jig_loc_kind(ctx, loc)) {
    case JIG_ATTR_LOC_NAME:
        return find_metadata(ctx, jig_loc_child(ctx, loc), row);
    case JIG_ATTR_LOC_CALLSITE:
        found = find_metadata(ctx, jig_loc_child(ctx, loc), row);
        return found ? found : find_metadata(ctx, jig_loc_caller(ctx, loc), row);
    case JIG_ATTR_LOC_FUSED:
        found = metadata(ctx, loc, row);
        for (size_t i = 0; !found && i < jig_loc_num_fused(ctx, loc); i++)
            found = find_metadata(ctx, jig_loc_fused_at(ctx, loc, i), row);
        return found;
    default:
        return NULL;
    }
}

/* ---- Attributes ---- */

/* Without slashes at its end. */
static JigStr trimmed(JigStr path) {
    while (path.len && path.ptr[path.len - 1] == '/')
        path.len--;
    return path;
}

/* Of what a path begins with: slashes count once, `//host` is a name by itself. */
static size_t host_len(JigStr path) {
    size_t i = 2;
    if (path.len <= i || path.ptr[0] != '/' || path.ptr[1] != '/' || path.ptr[2] == '/')
        return 0;
    while (i < path.len && path.ptr[i] != '/')
        i++;
    return i;
}

/* The last name of a path and what is in front of it; `.` where slashes end it. */
static const JigAttr *file_named(JigContext *ctx, JigStr path) {
    size_t host = host_len(path), last = path.len;
    size_t root = path.len > host && path.ptr[host] == '/' ? host + 1 : host;
    while (last > root && path.ptr[last - 1] != '/')
        last--;
    JigStr name = {path.ptr + last, path.len - last}, directory = trimmed((JigStr){path.ptr, last});
    if (directory.len <= host) { /* in a root, or one */
        bool is_root = last == path.len && last;
        name = !is_root ? name : root > host ? JIG_STR("/") : path;
        directory.len = is_root && root > host ? host : is_root ? 0 : root;
    } else if (last == path.len) {
        name = JIG_STR(".");
    }
    const JigAttr *params[] = {jig_attr_string(ctx, name), jig_attr_string(ctx, directory)};
    return jig_attr_get(ctx, JIG_LLVM_ATTR(DI_FILE), params, JIG_LEN(params));
}

static const JigAttr *new_id(JigContext *ctx) {
    return jig_attr_distinct(jig_attr_unit(ctx));
}

static const JigAttr *unit_of(JigContext *ctx, JigLoc loc, int64_t emission) {
    const JigAttr *unit = find_metadata(ctx, loc, JIG_LLVM_ATTR(DI_COMPILE_UNIT));
    if (unit)
        return unit;
    JigLoc file;
    JigStr path = file_of(ctx, loc, &file) ? jig_loc_filename(ctx, file) : JIG_STR("<unknown>");
    const JigAttr *params[] = {new_id(ctx),
                               jig_attr_i64(ctx, LANGUAGE_C),
                               file_named(ctx, path),
                               jig_attr_string(ctx, JIG_STR("MLIR")),
                               jig_attr_bool(ctx, true),
                               jig_attr_i64(ctx, emission),
                               jig_attr_i64(ctx, 0),
                               NULL,
                               NULL};
    return jig_attr_get(ctx, JIG_LLVM_ATTR(DI_COMPILE_UNIT), params, JIG_LEN(params));
}

static const JigAttr *subprogram(const Scopes *s, const JigOp *func) {
    JigContext *ctx = s->ctx;
    bool defined = !jig_region_is_empty(jig_llvm_func_body(func));
    JigLoc place;
    bool known = file_of(ctx, jig_op_loc(func), &place);
    const JigAttr *file =
        known ? file_named(ctx, jig_loc_filename(ctx, place)) : jig_attr_param(s->unit, 2);
    const JigAttr *line = jig_attr_i64(ctx, known ? (int64_t)jig_loc_line(ctx, place) : 1);
    const JigAttr *name = jig_llvm_func_sym_name_attr(func);
    const JigAttr *convention[] = {jig_attr_i64(ctx, CONVENTION_NORMAL), NULL};
    const JigAttr *type =
        jig_attr_get(ctx, JIG_LLVM_ATTR(DI_SUBROUTINE_TYPE), convention, JIG_LEN(convention));
    const JigAttr *params[] = {NULL,
                               jig_attr_bool(ctx, false),
                               defined ? new_id(ctx) : NULL,
                               defined ? s->unit : NULL,
                               file,
                               name,
                               name,
                               file,
                               line,
                               line,
                               jig_attr_i64(ctx, OPTIMIZED | (defined ? DEFINITION : 0)),
                               type,
                               NULL,
                               NULL};
    return jig_attr_get(ctx, JIG_LLVM_ATTR(DI_SUBPROGRAM), params, JIG_LEN(params));
}

static const JigAttr *file_in(JigContext *ctx, const JigAttr *scope, JigLoc file) {
    const JigAttr *params[] = {scope, file_named(ctx, jig_loc_filename(ctx, file)),
                               jig_attr_i64(ctx, 0)};
    return jig_attr_get(ctx, JIG_LLVM_ATTR(DI_LEXICAL_BLOCK_FILE), params, JIG_LEN(params));
}

/* ---- Ops ---- */

static void fail(Scopes *s, const JigOp *op, const char *why) {
    s->failed = true;
    jig_error(s->ctx, jig_op_loc(op), "%s", why);
}

/* Each callee's callee is in a scope inside its caller's. False: one has no file. */
static bool scoped_callee(JigContext *ctx, JigLoc callee, const JigAttr *scope, JigLoc *out) {
    JIG_VEC(const JigAttr *) scopes = {0};
    bool known = true;
    for (JigLoc file;; callee = jig_loc_child(ctx, callee)) {
        if (!(known = file_of(ctx, callee, &file)))
            break;
        scope = file_in(ctx, scope, file);
        jig_vec_push(&scopes, scope);
        if (jig_loc_kind(ctx, callee) != JIG_ATTR_LOC_CALLSITE)
            break;
    }
    for (size_t i = scopes.len; known && i-- > 0;)
        callee = jig_loc_fused(ctx, &callee, 1, scopes.data[i]);
    jig_vec_free(&scopes);
    *out = callee;
    return known;
}

static void scope_inlined(Scopes *s, JigOp *op, const JigOp *func) {
    JigContext *ctx = s->ctx;
    if (!func)
        return fail(s, op, "what was inlined stands in no function");
    if (jig_loc_kind(ctx, jig_op_loc(func)) != JIG_ATTR_LOC_FUSED)
        return;
    const JigAttr *scope = metadata(ctx, jig_op_loc(func), JIG_LLVM_ATTR(DI_SUBPROGRAM));
    if (!scope)
        return fail(s, op, "the function around has its subprogram in a part of its location");
    JigLoc callee;
    if (!scoped_callee(ctx, jig_loc_child(ctx, jig_op_loc(op)), scope, &callee))
        return fail(s, op, "what was inlined comes from no file");
    jig_op_set_loc(op, jig_loc_callsite(ctx, callee, jig_loc_caller(ctx, jig_op_loc(op))));
}

static void scope_op(Scopes *s, JigOp *op) {
    JigContext *ctx = s->ctx;
    const JigOp *func = jig_op_parent_of(op, JIG_LLVM(FUNC));
    JigLoc loc = jig_op_loc(op), from, to;
    if (jig_loc_kind(ctx, loc) == JIG_ATTR_LOC_CALLSITE) {
        scope_inlined(s, op, func);
        return;
    }
    if (!func || !file_of(ctx, loc, &from) || !file_of(ctx, jig_op_loc(func), &to) ||
        jig_str_eq(jig_loc_filename(ctx, from), jig_loc_filename(ctx, to)))
        return;
    const JigAttr *scope = metadata(ctx, jig_op_loc(func), JIG_LLVM_ATTR(DI_SUBPROGRAM));
    if (scope)
        jig_op_set_loc(op, jig_loc_fused(ctx, &loc, 1, file_in(ctx, scope, from)));
    else if (jig_loc_kind(ctx, jig_op_loc(func)) == JIG_ATTR_LOC_FUSED &&
             !jig_loc_metadata(ctx, jig_op_loc(func)))
        fail(s, op, "the function around has its subprogram in a part of its location");
}

static JigWalk visit(JigOp *op, void *user) {
    Scopes *s = user;
    JigLoc loc = jig_op_loc(op);
    if (!jig_op_is(op, JIG_LLVM(FUNC)))
        scope_op(s, op);
    else if (!find_metadata(s->ctx, loc, JIG_LLVM_ATTR(DI_SUBPROGRAM)))
        jig_op_set_loc(op, jig_loc_fused(s->ctx, &loc, 1, subprogram(s, op)));
    return s->failed ? JIG_WALK_INTERRUPT : JIG_WALK_ADVANCE;
}

/* ---- The pass ---- */

static bool run(JigPassCall *call) {
    const JigDialect *llvm = jig_context_dialect(call->ctx, JIG_STR("llvm"));
    if (!llvm || !jig_context_is_loaded(call->ctx, llvm))
        return jig_error(call->ctx, jig_op_loc(call->op), "LLVM dialect is not loaded.");
    int64_t emission = (int64_t)jig_option_choice(call, "emission-kind");
    Scopes s = {.ctx = call->ctx, .unit = unit_of(call->ctx, jig_op_loc(call->op), emission)};
    jig_walk_pre(call->op, visit, &s);
    return !s.failed;
}

/* In the order of the enum that is stored. */
static const char *const kinds[] = {"None", "Full", "LineTablesOnly", "DebugDirectivesOnly", NULL};
static const JigOptionRow options[] = {
    {.name = "emission-kind",
     .kind = JIG_OPTION_ENUM,
     .otherwise = "LineTablesOnly",
     .choices = kinds,
     .help = "How much the compile unit says"},
};

const JigPassRow jig_pass_ensure_debug_info_scope = {
    .name = "ensure-debug-info-scope-on-llvm-func",
    .title = "DIScopeForLLVMFuncOpPass",
    .anchor = "builtin.module",
    .run = run,
    JIG_TABLE(options, options),
    .summary =
        "functions get subprograms from their locations, and what comes from other files scopes",
};
