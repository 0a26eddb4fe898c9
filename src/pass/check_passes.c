/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What the rows of passes say in strings: defaults of options, names of ops and dialects. */
#include "pass/pipeline.h"

#include "ir/op.h"
#include "jig/convert.h"

static bool check_defaults(JigContext *ctx, const JigPassRow *row) {
    JigPipeline *owner = jig_pipeline_create(ctx, JIG_STR("any"));
    JigArena *a = jig_arena_create();
    bool ok = true;
    for (size_t i = 0; i < row->num_options; i++) {
        JigReason why = JIG_REASON(a);
        if (!jig_options_default_is_good(owner, &row->options[i], &why))
            ok = jig_error(ctx, jig_loc_unknown(ctx), "pass '%s', option '%s': bad default '%s'",
                           row->name, row->options[i].name,
                           row->options[i].otherwise ? row->options[i].otherwise : "");
    }
    jig_arena_destroy(a);
    jig_pipeline_destroy(owner);
    return ok;
}

static bool is_op(JigContext *ctx, JigStr name) {
    return jig_op_name(ctx, name)->row;
}

/* `names` of a JigLegalityRow: dialects, ops, "*". */
static bool check_legality(JigContext *ctx, const JigPassRow *row, const char *names) {
    bool ok = true;
    for (const char *at = names; *at; at += strspn(at, ", ")) {
        JigStr name = {at, strcspn(at, ",")};
        bool is_dialect = !memchr(name.ptr, '.', name.len);
        bool known = jig_str_is(name, "*") ||
                     (is_dialect ? jig_context_dialect(ctx, name) != NULL : is_op(ctx, name));
        if (!known)
            ok = jig_error(ctx, jig_loc_unknown(ctx),
                           "pass '%s', legality, column %zu: no op or dialect '%.*s'", row->name,
                           (size_t)(at - names) + 1, JIG_FMT(name));
        at += name.len;
    }
    return ok;
}

static bool check_roots(JigContext *ctx, const JigPassRow *row, const JigPattern *patterns) {
    bool ok = true;
    for (const JigPattern *p = patterns; p && p->name; ++p)
        if (p->root && !is_op(ctx, jig_str(p->root)))
            ok =
                jig_error(ctx, jig_loc_unknown(ctx), "pass '%s': pattern '%s' begins at no op '%s'",
                          row->name, p->name, p->root);
    return ok;
}

static bool check_conversion(JigContext *ctx, const JigPassRow *row) {
    const JigConversionRow *c = row->conversion;
    bool ok = true;
    for (const JigLegalityRow *l = c ? c->legality : NULL; l && l->names; ++l)
        ok &= check_legality(ctx, row, l->names);
    for (size_t i = 0; c && i < JIG_LEN(c->patterns); i++)
        ok &= check_roots(ctx, row, c->patterns[i]);
    return ok;
}

static bool check_anchor(JigContext *ctx, const JigPassRow *row) {
    return !row->anchor || is_op(ctx, jig_str(row->anchor)) ||
           jig_error(ctx, jig_loc_unknown(ctx), "pass '%s', anchor: no op '%s'", row->name,
                     row->anchor);
}

bool jig_pass_check_all(JigContext *ctx) {
    JigArena *a = jig_arena_create();
    const JigPassRow *const *rows;
    size_t n = jig_pass_list(ctx, a, &rows);
    bool ok = true;
    for (size_t i = 0; i < n; i++) {
        ok &= check_anchor(ctx, rows[i]);
        ok &= check_defaults(ctx, rows[i]);
        ok &= check_conversion(ctx, rows[i]);
    }
    jig_arena_destroy(a);
    jig_diag_flush(ctx);
    return ok;
}
