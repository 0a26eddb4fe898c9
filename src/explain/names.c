/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "explain/names.h"
#include "ir/context.h"
#include "jig/dialect.h"
#include "jig/pass.h"
#include "support/arena.h"
#include "support/check.h"

#include <string.h>

/* ---- What there is ---- */

static JigStr dialect_of(JigStr name) {
    const char *dot = name.len ? memchr(name.ptr, '.', name.len) : NULL;
    return (JigStr){name.ptr, dot ? (size_t)(dot - name.ptr) : 0};
}

static bool is_dialect(JigContext *ctx, JigStr name) {
    for (size_t i = 0; name.len && i < ctx->dialect_list.len; ++i)
        if (jig_str_is(name, ctx->dialect_list.data[i]->name))
            return true;
    return false;
}

/* Ops of former releases are near by their letters alone: who looks for a meaning looks for what
 * there is today. */
static void offer_op(JigNear *n, const JigOpRow *row) {
    if (!row->older) {
        jig_near_offer(n, jig_str(row->name));
        return;
    }
    JigNear letters = *n;
    jig_near_offer(&letters, jig_str(row->name));
    n->best = letters.best;
    n->least = letters.least;
}

static void offer_rows(JigNear *n, JigNameKind kind, const JigDialect *d) {
    static const char builtin[] = "builtin.";
    for (size_t i = 0; kind == JIG_NAME_OP && i < d->num_ops; ++i)
        offer_op(n, &d->ops[i]);
    for (size_t i = 0; kind == JIG_NAME_TYPE && i < d->num_types; ++i) {
        JigStr name = jig_str(d->types[i].name);
        jig_near_offer(n, jig_str_starts_with(name, builtin) ? jig_str_from(name, strlen(builtin))
                                                             : name);
    }
    for (size_t i = 0; kind == JIG_NAME_ATTR && i < d->num_attrs; ++i)
        jig_near_offer(n, jig_str(d->attrs[i].name));
    if (kind == JIG_NAME_DIALECT)
        jig_near_offer(n, jig_str(d->name));
}

static void offer_passes(JigContext *ctx, JigNear *n) {
    JigArena *a = jig_arena_create();
    const JigPassRow *const *rows;
    size_t num = jig_pass_list(ctx, a, &rows);
    for (size_t i = 0; i < num; ++i)
        jig_near_offer(n, jig_str(rows[i]->name));
    jig_arena_destroy(a);
}

/* Under the name of a dialect that there is, only what is in it is meant; of one that there is not,
 * what differs in some letters. */
JigNear jig_names_near(JigContext *ctx, JigNameKind kind, JigStr name) {
    JIG_REQUIRE(ctx);
    JigNear n = jig_near(name);
    JigStr dialect = dialect_of(name);
    bool within = is_dialect(ctx, dialect);
    if (kind == JIG_NAME_PASS)
        offer_passes(ctx, &n);
    for (size_t i = 0; kind != JIG_NAME_PASS && i < ctx->dialect_list.len; ++i)
        if (!within || jig_str_is(dialect, ctx->dialect_list.data[i]->name))
            offer_rows(&n, kind, ctx->dialect_list.data[i]);
    if (dialect.len && !within)
        memset(n.fits, 0, sizeof n.fits);
    return n;
}

/* ---- In words ---- */

static const JigOpRow *row_of(JigContext *ctx, JigStr name) {
    return jig_op_name_row(jig_op_name(ctx, name));
}

JigStr jig_names_words(JigContext *ctx, JigNameKind kind, JigStr name, JigArena *a) {
    JIG_REQUIRE(ctx && a);
    JigNear n = jig_names_near(ctx, kind, name);
    JigStr words = jig_near_words(&n, a);
    JigStr best = jig_near_best(&n);
    const JigOpRow *row = kind == JIG_NAME_OP && jig_near_is_slip(&n) ? row_of(ctx, best) : NULL;
    if (row && row->older)
        words = jig_arena_printf(a, "%.*s, which there was until release %s: today %s",
                                 JIG_FMT(words), row->older->until, row->older->what);
    return words;
}
