/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Locations, and location aliases that are defined at the end of the file. */
#define JIG_IR_EDITS /* what is being read, nobody has seen yet */
#include "asm/parser_int.h"
#include "ir/storage.h"

typedef struct LocList {
    JigLoc *data;
    size_t len, cap;
} LocList;

static bool parse_unsigned(JigParser *p, unsigned *out) {
    uint64_t value;
    if (!jig_parser_is(p, JIG_TOK_INT) || !jig_parser_u64(&p->tok, &value) || value > UINT32_MAX)
        return false;
    *out = (unsigned)value;
    jig_parser_next(p);
    return true;
}

static bool parse_column(JigParser *p, unsigned *out) {
    static const char message[] = "expected integer column number in FileLineColRange";
    if (!jig_parser_is(p, JIG_TOK_INT))
        return jig_parser_wrong_token(p, "%s", message);
    return parse_unsigned(p, out) || jig_parser_error_here(p, "%s", message);
}

/* After "file": line, column, and `to` the end, each optional from the right. */
static bool parse_file_range(JigParser *p, JigStr file, JigLoc *out) {
    unsigned line, column = 0, end_line, end_column;
    if (!parse_unsigned(p, &line))
        return jig_parser_wrong_token(p, "expected integer line number in FileLineColRange");
    if (!jig_parser_try(p, JIG_TOK_COLON)) {
        *out = jig_loc_file(p->ctx, file, line, 0);
        return true;
    }
    JIG_CHECK(parse_column(p, &column));
    if (!jig_parser_is_word(p, "to")) {
        *out = jig_loc_file(p->ctx, file, line, column);
        return true;
    }
    jig_parser_next(p);
    end_line = line;
    if (jig_parser_is(p, JIG_TOK_INT) && !parse_unsigned(p, &end_line))
        return jig_parser_wrong_token(p, "expected integer line number in FileLineColRange");
    if (!jig_parser_try(p, JIG_TOK_COLON))
        return jig_parser_wrong_token(
            p, "expected either integer or `:` post `to` in FileLineColRange");
    JIG_CHECK(parse_column(p, &end_column));
    *out = jig_loc_range(p->ctx, file, line, column, end_line, end_column);
    return true;
}

/* "file":1:2 or "name" or "name"(child) */
static bool parse_named(JigParser *p, JigLoc *out) {
    JigStr name = jig_token_string(&p->tok, &p->scratch);
    jig_parser_next(p);
    if (jig_parser_try(p, JIG_TOK_COLON))
        return parse_file_range(p, name, out);
    JigLoc child = jig_loc_unknown(p->ctx);
    if (jig_parser_try(p, JIG_TOK_LPAREN)) {
        JIG_CHECK(jig_parser_location(p, &child));
        JIG_CHECK(
            jig_parser_expect(p, JIG_TOK_RPAREN, "expected ')' after child location of NameLoc"));
    }
    *out = jig_loc_name(p->ctx, name, child);
    return true;
}

static bool parse_callsite(JigParser *p, JigLoc *out) {
    jig_parser_next(p);
    JigLoc callee, caller;
    JIG_CHECK(jig_parser_expect(p, JIG_TOK_LPAREN, "expected '(' in callsite location"));
    JIG_CHECK(jig_parser_location(p, &callee));
    if (!jig_parser_is_word(p, "at"))
        return jig_parser_wrong_token(p, "expected 'at' in callsite location");
    jig_parser_next(p);
    JIG_CHECK(jig_parser_location(p, &caller));
    JIG_CHECK(jig_parser_expect(p, JIG_TOK_RPAREN, "expected ')' in callsite location"));
    *out = jig_loc_callsite(p->ctx, callee, caller);
    return true;
}

static bool loc_element(JigParser *p, void *user) {
    LocList *list = user;
    JigLoc loc;
    JIG_CHECK(jig_parser_location(p, &loc));
    JIG_P_PUSH(p, list->data, list->len, list->cap, loc);
    return true;
}

static bool parse_fused(JigParser *p, JigLoc *out) {
    jig_parser_next(p);
    const JigAttr *metadata = NULL;
    if (jig_parser_try(p, JIG_TOK_LESS)) {
        if (!(metadata = jig_parser_attr(p, NULL)))
            return false;
        JIG_CHECK(
            jig_parser_expect(p, JIG_TOK_GREATER, "expected '>' after fused location metadata"));
    }
    LocList list = {0};
    JIG_CHECK(jig_parser_expect(p, JIG_TOK_LSQUARE, "expected '[' in fused location"));
    if (!jig_parser_try(p, JIG_TOK_RSQUARE)) {
        JIG_CHECK(jig_parser_list(p, loc_element, &list));
        JIG_CHECK(jig_parser_expect(p, JIG_TOK_RSQUARE, "expected ']' in fused location"));
    }
    *out = jig_loc_fused(p->ctx, list.data, list.len, metadata);
    return true;
}

static bool is_loc_attr(const JigAttr *x) {
    return x->kind >= JIG_ATTR_LOC_UNKNOWN && x->kind <= JIG_ATTR_LOC_CALLSITE;
}

bool jig_parser_location(JigParser *p, JigLoc *out) {
    JIG_CHECK(jig_parser_deep(p));
    if (jig_parser_is(p, JIG_TOK_HASH)) {
        const JigAttr *x = jig_parser_extended_attr(p, NULL);
        if (!x)
            return false;
        if (!is_loc_attr(x))
            return jig_parser_error_here(p, "expected location attribute, but got%s",
                                         jig_msg_attr(x));
        *out = jig_loc_from_attr(x);
        return true;
    }
    if (jig_parser_is(p, JIG_TOK_STRING))
        return parse_named(p, out);
    if (jig_parser_is_word(p, "callsite"))
        return parse_callsite(p, out);
    if (jig_parser_is_word(p, "fused"))
        return parse_fused(p, out);
    if (!jig_parser_is_word(p, "unknown"))
        return jig_parser_wrong_token(p, "expected location instance");
    jig_parser_next(p);
    *out = jig_loc_unknown(p->ctx);
    return true;
}

/* ---- Aliases ---- */

static bool loc_of_alias(JigParser *p, const JigAttr *x, JigSpot spot, JigLoc *out) {
    if (!is_loc_attr(x))
        return jig_parser_error(p, spot, "expected location, but found '%s'", jig_msg_attr(x));
    *out = jig_loc_from_attr(x);
    return true;
}

/* The stand-in for an alias that is not defined yet, one per name. Being an
 * attribute of its own it can be told from every other location; its kind
 * makes it harmless where it is looked at. */
static JigLoc defer_alias(JigParser *p, JigStr name, JigSpot spot) {
    bool is_new;
    void **slot = jig_strmap_slot(&p->deferred_names, name, &is_new);
    if (is_new) {
        JigAttr *stand_in = JIG_NEW(&p->ctx->perm, JigAttr);
        *stand_in = (JigAttr){.kind = JIG_ATTR_LOC_UNKNOWN, .ctx = p->ctx};
        *slot = stand_in;
        jig_vec_push(&p->deferred, ((JigDeferredLoc){stand_in, name, spot}));
    }
    return (JigLoc){(uintptr_t)*slot};
}

bool jig_parser_trailing_loc(JigParser *p, JigLoc *loc) {
    if (!jig_parser_is_word(p, "loc"))
        return true;
    jig_parser_next(p);
    JIG_CHECK(jig_parser_expect(p, JIG_TOK_LPAREN, "expected '(' in location"));
    if (jig_parser_is(p, JIG_TOK_HASH) && !memchr(p->tok.ptr, '.', p->tok.len)) {
        JigStr name = {p->tok.ptr + 1, p->tok.len - 1};
        JigSpot spot = p->tok.ptr;
        const JigAttr *x = jig_strmap_get(&p->attr_aliases, name);
        jig_parser_next(p);
        if (!x)
            *loc = defer_alias(p, name, spot);
        else
            JIG_CHECK(loc_of_alias(p, x, spot, loc));
    } else {
        JIG_CHECK(jig_parser_location(p, loc));
    }
    return jig_parser_expect(p, JIG_TOK_RPAREN, "expected ')' in location");
}

/* ---- At the end of the file ---- */

static void resolve(const JigPtrMap *locs, JigLoc *loc) {
    if (loc->bits & 1)
        return;
    void *known = jig_ptrmap_get(locs, (const void *)loc->bits);
    if (known)
        loc->bits = (uintptr_t)known;
}

static JigWalk resolve_op(JigOp *op, void *user) {
    const JigPtrMap *locs = user;
    resolve(locs, &op->loc);
    for (size_t i = 0; i < op->num_regions; ++i)
        for (JigBlock *b = jig_op_regions(op)[i].first; b; b = b->next)
            for (size_t k = 0; k < b->num_args; ++k)
                resolve(locs, &b->args[k]->loc);
    return JIG_WALK_ADVANCE;
}

bool jig_parser_resolve_locs(JigParser *p, JigOp *top) {
    if (!p->deferred.len)
        return true;
    JigPtrMap locs = {0};
    bool ok = true;
    for (size_t i = 0; i < p->deferred.len && ok; ++i) {
        const JigDeferredLoc *d = &p->deferred.data[i];
        const JigAttr *x = jig_strmap_get(&p->attr_aliases, d->name);
        JigLoc loc;
        if (!x)
            ok = jig_parser_error(p, d->spot, "operation location alias was never defined");
        else if ((ok = loc_of_alias(p, x, d->spot, &loc)))
            jig_ptrmap_set(&locs, d->stand_in, (void *)loc.bits);
    }
    if (ok)
        (void)jig_walk_pre(top, resolve_op, &locs);
    jig_ptrmap_free(&locs);
    return ok;
}
