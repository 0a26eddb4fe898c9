/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Definitions that become dialects: a row for each operation, type and attribute, in the memory of
 * the context. Rows of operations say nothing of the parts but that there may be some: how many,
 * and of which types, is asked of the definition itself.
 */
#include "dialect/irdl/irdl_int.h"
#include "ir/context.h"
#include "ir/op.h"
#include "jig/irdl.h"
#include "support/check.h"

typedef struct Defined {
    JigOpRow row;
    const JigOp *definition; /* an irdl.operation */
} Defined;

/* By the name of the operation. */
typedef struct Store {
    JigStrMap ops;
} Store;
static void store_free(JigContext *ctx, void *slot) {
    (void)ctx;
    jig_strmap_free(&((Store *)slot)->ops);
}
static const JigContextKey store_key = {.size = sizeof(Store), .free = store_free};

static Defined *find(JigContext *ctx, JigStr name) {
    Store *s = jig_context_slot(ctx, &store_key);
    return jig_strmap_get(&s->ops, name);
}

/* ---- What is asked later ---- */

bool jig_irdl_verify(JigOp *op) {
    JIG_REQUIRE(op);
    const Defined *d = find(jig_op_context(op), jig_op_name_of(op));
    JIG_REQUIRE(d);
    JigStr which;
    const char *part = jig_irdl_unlike(d->definition, op, &which);
    if (part && which.len)
        return jig_op_error(op, "%s are not as its definition says: '%.*s' is not", part,
                            JIG_FMT(which));
    return !part || jig_op_error(op, "%s are not as its definition says", part);
}

JigOpRow *jig_irdl_change_row(JigContext *ctx, JigStr name) {
    JIG_REQUIRE(ctx);
    Defined *d = find(ctx, name);
    if (d)
        jig_op_name_unmet(ctx, name)->spec = NULL; /* it is made again */
    return d ? &d->row : NULL;
}

/* ---- Rows ---- */

static const char *text(JigContext *ctx, const char *fmt, JigStr a, JigStr b) {
    return jig_arena_printf(&ctx->perm, fmt, JIG_FMT(a), JIG_FMT(b), 0).ptr;
}

static size_t count(const JigOp *dialect, const JigOpRow *kind) {
    size_t n = 0;
    for (JigOp *op = jig_block_first(jig_op_body(dialect)); op; op = jig_op_next(op))
        n += jig_op_is(op, kind);
    return n;
}

/* "dialect.name", without the "!" or "#" that the name of a type or attribute may begin with. */
static const char *full_name(JigContext *ctx, const JigOp *dialect, const JigOp *op) {
    JigStr name = jig_symbol_name(op);
    bool sigil = name.len && (name.ptr[0] == '!' || name.ptr[0] == '#');
    return text(ctx, "%.*s.%.*s%c", jig_symbol_name(dialect),
                (JigStr){name.ptr + sigil, name.len - sigil});
}

static const JigOpRow *op_rows(JigContext *ctx, const JigOp *definition, const char *name) {
    Defined *d = JIG_NEW(&ctx->perm, Defined);
    d->definition = definition;
    d->row = (JigOpRow){.name = name,
                        .ins = "operands: variadic<AnyType>",
                        .outs = "results: variadic<AnyType>",
                        .regions = "regions: variadic<any>",
                        .succs = "successors: variadic",
                        .verify = jig_irdl_verify};
    Store *s = jig_context_slot(ctx, &store_key);
    jig_strmap_set(&s->ops, jig_str(name), d);
    return &d->row;
}

/* How parameters are written: "`<` $p0 `,` $p1 `>`", and what they are: "p0: attr, p1: attr". */
static void parameters(JigContext *ctx, const JigOp *definition, const char **params,
                       const char **format) {
    const JigOp *list = jig_irdl_part(definition, JIG_IRDL(PARAMETERS));
    size_t n = list ? jig_op_num_operands(list) : 0;
    JigStr kinds = JIG_STR(""), written = JIG_STR("");
    for (size_t i = 0; i < n; i++) {
        kinds =
            jig_arena_printf(&ctx->perm, "%.*s%sp%zu: attr%c", JIG_FMT(kinds), i ? ", " : "", i, 0);
        kinds.len--;
        written = jig_arena_printf(&ctx->perm, "%.*s%s$p%zu%c", JIG_FMT(written),
                                   i ? " `,` " : "`<` ", i, 0);
        written.len--;
    }
    *params = n ? kinds.ptr : NULL;
    *format = n ? text(ctx, "%.*s%.*s%c", written, JIG_STR(" `>`")) : NULL;
}

/* One part of the dialect for each operation, one for all types and attributes. */
static bool load_operation(JigContext *ctx, const JigOp *dialect, JigOp *op) {
    if (!jig_irdl_check(op))
        return false;
    const char *name = full_name(ctx, dialect, op);
    if (jig_op_name_row(jig_op_name(ctx, jig_str(name)))) {
        const JigDialect *owner = jig_context_dialect(ctx, jig_symbol_name(dialect));
        if (!owner || !owner->unlisted)
            return jig_op_emit_error(op, "operation '%s' is registered already", name);
        jig_context_replace_row(ctx, jig_str(name), op_rows(ctx, op, name));
        return true;
    }
    JigDialect *d = JIG_NEW(&ctx->perm, JigDialect);
    *d = (JigDialect){.name = text(ctx, "%.*s%.*s%c", jig_symbol_name(dialect), JIG_STR("")),
                      .ops = op_rows(ctx, op, name),
                      .num_ops = 1};
    return jig_context_register(ctx, d);
}

static bool load_parametric(JigContext *ctx, const JigOp *dialect) {
    size_t num_types = count(dialect, JIG_IRDL(TYPE)),
           num_attrs = count(dialect, JIG_IRDL(ATTRIBUTE));
    JigTypeRow *types = jig_arena_calloc(&ctx->perm, (num_types + 1) * sizeof *types);
    JigAttrRow *attrs = jig_arena_calloc(&ctx->perm, (num_attrs + 1) * sizeof *attrs);
    JigTypeRow *type = types;
    JigAttrRow *attr = attrs;
    for (JigOp *op = jig_block_first(jig_op_body(dialect)); op; op = jig_op_next(op))
        if (jig_op_is(op, JIG_IRDL(TYPE))) {
            type->name = type->label = full_name(ctx, dialect, op);
            parameters(ctx, op, &type->params, &type->format);
            type++;
        } else if (jig_op_is(op, JIG_IRDL(ATTRIBUTE))) {
            attr->name = attr->label = full_name(ctx, dialect, op);
            parameters(ctx, op, &attr->params, &attr->format);
            attr++;
        }
    JigDialect *d = JIG_NEW(&ctx->perm, JigDialect);
    *d = (JigDialect){.name = text(ctx, "%.*s%.*s%c", jig_symbol_name(dialect), JIG_STR("")),
                      .types = types,
                      .num_types = num_types,
                      .attrs = attrs,
                      .num_attrs = num_attrs};
    return jig_context_register(ctx, d);
}

static bool load_dialect(JigContext *ctx, const JigOp *dialect) {
    bool ok = load_parametric(ctx, dialect);
    for (JigOp *op = jig_block_first(jig_op_body(dialect)); ok && op; op = jig_op_next(op))
        if (jig_op_is(op, JIG_IRDL(OPERATION)))
            ok = load_operation(ctx, dialect, op);
    return ok;
}

typedef struct Loading {
    JigContext *ctx;
    bool ok;
} Loading;
static JigWalk visit(JigOp *op, void *user) {
    Loading *l = user;
    if (!jig_op_is(op, JIG_IRDL(DIALECT)))
        return JIG_WALK_ADVANCE;
    l->ok = load_dialect(l->ctx, op);
    return l->ok ? JIG_WALK_SKIP : JIG_WALK_INTERRUPT;
}

bool jig_irdl_load(JigOp *module) {
    JIG_REQUIRE(module);
    Loading l = {jig_op_context(module), true};
    /* The copy ends with the context, as all ops do. */
    jig_walk_pre(jig_op_clone(module, NULL), visit, &l);
    return l.ok;
}
