/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * The text with the edits: pieces of the author's text that are others.
 *
 * They follow from the script as it is when all edits are carried out, held against where its ops
 * stand in the text, and not from the edits: whatever was done to a step, and to what is around it,
 * it is shown once. Steps of the text that are still where they were stay; between two of them go
 * those that were taken out, and come those that are new.
 */
#include "amend/amend_int.h"

#include "explain/dry_run.h"
#include "ir/context.h"
#include "ir/fingerprint.h"
#include "ir/journal.h"
#include "ir/op.h"
#include "support/check.h"

#include <stdlib.h>

typedef JIG_VEC(const JigOpText *) Texts;
typedef JIG_VEC(JigOp *) Steps;

typedef struct Collect {
    const JigAmend *am;
    const JigAmended *done;
    JigPtrMap names;  /* values -> JigStr, "%name#1" */
    JigPairSet taken; /* names, without numbers, in their scopes */
    Texts left;       /* of steps that are not there any more, by place; NULL: it is shown */
    JigArena *a;
    JigAmendPieces *out;
    JigReason *why;
} Collect;

static void add(Collect *c, size_t begin, size_t end, JigStr text) {
    if (jig_str_eq(text, (JigStr){c->am->text.ptr + begin, end - begin}))
        return;
    jig_vec_push(c->out, ((JigAmendPiece){begin, end, c->out->len, text}));
}

/* ---- Names ---- */

/* Around which other values may have the same names; NULL: the whole text. */
static const JigOp *scope_of(const JigValue *v) {
    const JigOp *op = jig_value_def(v);
    op = op ? jig_op_parent(op) : jig_block_parent_op(jig_value_owner_block(v));
    while (op && !jig_op_has_trait(op, JIG_TRAIT_ISOLATED_FROM_ABOVE))
        op = jig_op_parent(op);
    return op;
}

static bool take_name(Collect *c, const JigValue *v, JigStr name) {
    return jig_pairset_add(&c->taken, jig_ident(c->am->ctx, name), scope_of(v));
}

static JigStr free_name(Collect *c, const JigValue *v, JigStr base) {
    JigStr name = base;
    for (unsigned i = 0; !take_name(c, v, name); ++i)
        name = jig_arena_printf(c->a, "%.*s_%u", JIG_FMT(base), i);
    return name;
}

static void name_value(Collect *c, const JigValue *v, const JigNameText *words, JigStr base) {
    JigStr *name = JIG_NEW(c->a, JigStr);
    *name = words->num > 1
                ? jig_arena_printf(c->a, "%%%.*s#%u", JIG_FMT(base), (unsigned)words->index)
                : jig_arena_printf(c->a, "%%%.*s", JIG_FMT(base));
    jig_ptrmap_set(&c->names, v, name);
}

static void keep_name(Collect *c, const JigValue *v, const JigNameText *words) {
    if (!words || jig_ptrmap_has(&c->done->gone, v))
        return;
    name_value(c, v, words, words->name);
    take_name(c, v, words->name);
}

/* Values of the text, and what takes their place. */
static void keep_names(Collect *c) {
    size_t at = 0, next = 0;
    for (const JigPtrEntry *e; (e = jig_ptrmap_next(&c->am->map.names, &at));)
        keep_name(c, e->key, e->value);
    for (const JigPtrEntry *e; (e = jig_ptrmap_next(&c->done->stands_in, &next));)
        keep_name(c, e->key, jig_ptrmap_get(&c->done->words, e->key));
}

/* `*base` is the name that the first of a pack has got. */
static void name_new_value(Collect *c, const JigValue *v, JigStr *base) {
    const JigNameText *words = jig_ptrmap_get(&c->done->words, v);
    if (!words || jig_ptrmap_has(&c->done->stands_in, v))
        return;
    if (!words->index)
        *base = free_name(c, v, words->name);
    name_value(c, v, words, *base);
}

static JigWalk name_new_values(JigOp *op, void *user) {
    JigStr base = {0};
    for (size_t i = 0; i < jig_op_num_results(op); ++i)
        name_new_value(user, jig_op_result(op, i), &base);
    for (size_t r = 0; r < jig_op_num_regions(op); ++r)
        for (JigBlock *b = jig_region_first(jig_op_region(op, r)); b; b = jig_block_next(b))
            for (size_t i = 0; i < jig_block_num_args(b); ++i)
                name_new_value(user, jig_block_arg(b, i), &base);
    return JIG_WALK_ADVANCE;
}

/* ---- Steps ---- */

JigStr jig_amend_indent_at(const JigAmend *am, size_t at) {
    JIG_REQUIRE(am);
    size_t begin = at, n = 0;
    while (begin && am->text.ptr[begin - 1] != '\n')
        begin--;
    while (begin + n < at && strchr(" \t", am->text.ptr[begin + n]))
        n++;
    return (JigStr){am->text.ptr + begin, n};
}

static JigStr without_end(JigStr text) {
    while (text.len && strchr(" \n", text.ptr[text.len - 1]))
        text.len--;
    return text;
}

/* Printed as it would stand at `at`. */
static JigStr print(const Collect *c, JigOp *op, size_t at, bool binds, bool hide_regions) {
    JigTextNames names = {&c->names, &c->am->map.aliases, at, binds};
    return jig_text_map_print_op(op, &names, hide_regions, c->a);
}

/* On lines of their own. */
static JigStr print_steps(const Collect *c, const Steps *steps, size_t at, JigStr indent) {
    JigCharVec out = {0};
    for (size_t i = 0; i < steps->len; ++i) {
        JigStr text = without_end(print(c, steps->data[i], at, true, false));
        if (i)
            jig_vec_push(&out, '\n');
        jig_vec_append(&out, text.ptr, text.len);
    }
    JigCharVec all = {0};
    for (size_t i = 0; i < out.len; ++i) {
        jig_vec_push(&all, out.data[i]);
        if (out.data[i] == '\n')
            jig_vec_append(&all, indent.ptr, indent.len);
    }
    JigStr text = jig_arena_str(c->a, (JigStr){all.data ? all.data : "", all.len});
    jig_vec_free(&out);
    jig_vec_free(&all);
    return text;
}

/* Its line goes, too, when nothing else is there. */
static void add_removed(Collect *c, const JigOpText *t) {
    JigStr text = c->am->text;
    size_t begin = t->begin - jig_amend_indent_at(c->am, t->begin).len, end = t->end;
    while (end < text.len && strchr(" \t\r", text.ptr[end]))
        end++;
    bool whole = (!begin || text.ptr[begin - 1] == '\n') && end < text.len && text.ptr[end] == '\n';
    add(c, whole ? begin : t->begin, whole ? end + 1 : t->end, (JigStr){"", 0});
}

/* ---- Between two steps that stay ---- */

typedef struct Gap {
    size_t begin, end;
    const JigOpText *before, *behind; /* the steps; NULL: there is none in the block */
} Gap;

static bool add_new(Collect *c, const Steps *steps, const Gap *gap) {
    const JigOpText *t = gap->behind ? gap->behind : gap->before;
    if (!t)
        return jig_refuse(c->why, steps->data[0],
                          "the body that new steps come into has none in the text");
    JigStr indent = jig_amend_indent_at(c->am, t->begin);
    if (gap->behind)
        add(c, t->begin, t->begin,
            jig_arena_printf(c->a, "%.*s\n%.*s", JIG_FMT(print_steps(c, steps, t->begin, indent)),
                             JIG_FMT(indent)));
    else
        add(c, t->end, t->end,
            jig_arena_printf(c->a, "\n%.*s%.*s", JIG_FMT(indent),
                             JIG_FMT(print_steps(c, steps, t->end, indent))));
    return true;
}

/* New steps take the place of the first one that went. */
static bool add_gap(Collect *c, const Steps *steps, const Gap *gap) {
    bool placed = !steps->len;
    for (size_t i = 0; i < c->left.len; ++i) {
        const JigOpText *t = c->left.data[i];
        if (!t || t->begin < gap->begin || t->end > gap->end)
            continue;
        if (placed)
            add_removed(c, t);
        else
            add(c, t->begin, t->end,
                print_steps(c, steps, t->begin, jig_amend_indent_at(c->am, t->begin)));
        placed = true;
        c->left.data[i] = NULL;
    }
    return placed || add_new(c, steps, gap);
}

/* ---- Steps that stay ---- */

static const JigRegionText **regions_of(const JigOpText *t, size_t *n, JigArena *a) {
    *n = 0;
    for (const JigRegionText *r = t->last_region; r; r = r->next)
        ++*n;
    const JigRegionText **list = JIG_NEW_ARRAY(a, const JigRegionText *, *n + 1);
    size_t i = *n;
    for (const JigRegionText *r = t->last_region; r; r = r->next)
        list[--i] = r;
    return list;
}

/* What stands around its regions is printed anew, and they stay. */
static void add_changed(Collect *c, const JigOpText *t, JigOp *op, const JigRegionText **regions,
                        size_t n) {
    size_t from = t->name;
    JigStr text = print(c, op, t->begin, false, n != 0);
    for (size_t i = 0; i <= n; ++i) {
        const char *mark = memchr(text.ptr, JIG_HIDDEN_REGION, text.len);
        size_t len = mark && i < n ? (size_t)(mark - text.ptr) : text.len;
        JigStr part = {text.ptr, len};
        part = i == n ? without_end(part) : part;
        size_t to = i < n ? regions[i]->begin : t->end;
        if (from < to || part.len)
            add(c, from, to, part);
        from = i < n ? regions[i]->end : from;
        text = jig_str_from(text, len + (mark && i < n));
    }
}

static bool is_changed(const JigAmended *done, const JigOp *op) {
    const void *before = jig_ptrmap_get(&done->changed, op);
    return before && before != jig_op_attrs(op);
}

static bool collect_op(Collect *c, JigOp *op);

/* Where the next block has a step, or the region ends. */
static size_t end_of(const Collect *c, const JigBlock *b, const JigRegionText *r) {
    for (b = jig_block_next(b); b; b = jig_block_next(b))
        for (const JigOp *op = jig_block_first(b); op; op = jig_op_next(op)) {
            const JigOpText *t = jig_ptrmap_get(&c->am->map.ops, op);
            if (t)
                return t->begin;
        }
    return r ? r->end : c->am->text.len;
}

static bool collect_block(Collect *c, JigBlock *b, const JigRegionText *r) {
    Steps steps = {0};
    Gap gap = {.begin = r ? r->begin : 0};
    bool ok = true;
    for (JigOp *op = jig_block_first(b); ok && op; op = jig_op_next(op)) {
        if (jig_ptrmap_has(&c->done->added, op) || jig_ptrmap_has(&c->done->moved, op)) {
            jig_vec_push(&steps, op);
            continue;
        }
        ok = collect_op(c, op);
        gap.behind = jig_ptrmap_get(&c->am->map.ops, op);
        if (!gap.behind) /* the end of a body, which need not be written */
            continue;
        gap.end = gap.behind->begin;
        ok = ok && add_gap(c, &steps, &gap);
        gap = (Gap){.begin = gap.behind->end, .before = gap.behind};
        steps.len = 0;
    }
    gap.end = end_of(c, b, r);
    gap.behind = NULL;
    ok = ok && add_gap(c, &steps, &gap);
    jig_vec_free(&steps);
    return ok;
}

static bool collect_op(Collect *c, JigOp *op) {
    const JigOpText *t = jig_ptrmap_get(&c->am->map.ops, op);
    size_t n = 0;
    const JigRegionText **regions = t ? regions_of(t, &n, c->a) : NULL;
    if (is_changed(c->done, op)) {
        if (!t)
            return jig_refuse(c->why, op, "a step that an edit changes is not in the text");
        add_changed(c, t, op, regions, n);
    }
    for (size_t i = 0; i < jig_op_num_regions(op); ++i)
        for (JigBlock *b = jig_region_first(jig_op_region(op, i)); b; b = jig_block_next(b))
            JIG_CHECK(collect_block(c, b, i < n ? regions[i] : NULL));
    return true;
}

/* ---- All of it ---- */

static int compare_texts(const void *a, const void *b) {
    const JigOpText *x = *(const JigOpText *const *)a, *y = *(const JigOpText *const *)b;
    return (x->begin > y->begin) - (x->begin < y->begin);
}

static void list_left(Collect *c, const JigPtrMap *steps) {
    size_t at = 0;
    for (const JigPtrEntry *e; (e = jig_ptrmap_next(steps, &at));) {
        const JigOpText *t = jig_ptrmap_get(&c->am->map.ops, e->key);
        if (t)
            jig_vec_push(&c->left, t);
    }
}

/* What went from a step that went later is no place of its own. */
static void keep_outermost(Texts *left) {
    size_t kept = 0, n = left->len;
    if (n)
        qsort(left->data, n, sizeof *left->data, compare_texts);
    for (size_t i = 0; i < n; ++i)
        if (!kept || left->data[i]->begin >= left->data[kept - 1]->end)
            left->data[kept++] = left->data[i];
    left->len = kept;
}

static int by_place(const void *a, const void *b) {
    const JigAmendPiece *x = a, *y = b;
    if (x->begin != y->begin)
        return x->begin < y->begin ? -1 : 1;
    if (x->end != y->end)
        return x->end < y->end ? -1 : 1;
    return (x->number > y->number) - (x->number < y->number);
}

static bool collect(Collect *c) {
    list_left(c, &c->done->out);
    list_left(c, &c->done->moved);
    keep_outermost(&c->left);
    keep_names(c);
    jig_walk_pre(c->am->module, name_new_values, c);
    JIG_CHECK(collect_op(c, c->am->module));
    for (size_t i = 0; i < c->left.len; ++i)
        if (c->left.data[i])
            return jig_refuse(c->why, JIG_NOWHERE, "a step that goes has no place of its own");
    if (c->out->len)
        qsort(c->out->data, c->out->len, sizeof *c->out->data, by_place);
    return true;
}

/* ---- Held against the script ---- */

/* What was set by hand is not in the text, unless the step is printed. */
static void unfollow(const JigAmend *am, const JigAmended *done) {
    for (size_t i = am->followed.len; i-- > 0;) {
        JigAmendFollowed f = am->followed.data[i];
        if (!jig_ptrmap_has(&done->gone, f.op) && !is_changed(done, f.op))
            jig_op_set_attrs(f.op, f.read);
    }
}

static bool reads_alike(JigAmend *am, const JigAmended *done, const JigAmendPieces *pieces,
                        JigReason *why) {
    JigArena *a = jig_arena_create();
    JigReason error = JIG_REASON(a);
    JigStr text = jig_amend_assemble(am, 0, am->text.len, pieces->data, pieces->len, a);
    JigOp *again = jig_dry_run_parse(am->ctx, text, JIG_STR("<amended>"), &error);
    unfollow(am, done);
    bool ok = again && jig_fingerprint_of_text(again) == jig_fingerprint_of_text(am->module);
    if (!again)
        jig_refuse(why, JIG_NOWHERE, "the text with the edits cannot be read: {}",
                   jig_fact_str(jig_reason_text(&error, a)));
    else if (!ok)
        jig_refuse(why, JIG_NOWHERE, "the text with the edits is another script");
    if (again)
        jig_dry_run_drop(again);
    jig_arena_destroy(a);
    return ok;
}

bool jig_amend_pieces(JigAmend *am, JigArena *a, JigAmendPieces *out, JigReason *why) {
    JIG_REQUIRE(am && a && out);
    JigAmended done;
    Collect c = {.am = am, .done = &done, .a = a, .out = out, .why = why};
    if (!am->edits.len)
        return true;
    JigDryRun dry = jig_dry_run_begin(am->ctx);
    bool ok =
        jig_amend_carry_out(am, &done, why) && collect(&c) && reads_alike(am, &done, out, why);
    jig_amended_free(&done);
    jig_dry_run_end(&dry);
    jig_ptrmap_free(&c.names);
    jig_pairset_free(&c.taken);
    jig_vec_free(&c.left);
    return ok;
}

JigStr jig_amend_assemble(const JigAmend *am, size_t begin, size_t end, const JigAmendPiece *pieces,
                          size_t n, JigArena *a) {
    JIG_REQUIRE(am && (pieces || !n) && a);
    JigCharVec out = {0};
    for (size_t i = 0; i < n; ++i) {
        JIG_REQUIRE(begin <= pieces[i].begin && pieces[i].begin <= pieces[i].end);
        jig_vec_append(&out, am->text.ptr + begin, pieces[i].begin - begin);
        jig_vec_append(&out, pieces[i].text.ptr, pieces[i].text.len);
        begin = pieces[i].end;
    }
    JIG_REQUIRE(begin <= end);
    jig_vec_append(&out, am->text.ptr + begin, end - begin);
    JigStr text = jig_arena_str(a, (JigStr){out.data ? out.data : "", out.len});
    jig_vec_free(&out);
    return text;
}

typedef struct Writing {
    JigAmend *am;
    JigArena *a;
    JigStr *text;
    JigReason *why;
    bool ok;
} Writing;

static void write_text(void *user) {
    Writing *w = user;
    JigAmendPieces pieces = {0};
    w->ok = jig_amend_pieces(w->am, w->a, &pieces, w->why);
    if (w->ok)
        *w->text = jig_amend_assemble(w->am, 0, w->am->text.len, pieces.data, pieces.len, w->a);
    jig_vec_free(&pieces);
}

bool jig_amend_text(JigAmend *am, JigArena *a, JigStr *text, JigReason *why) {
    JIG_REQUIRE(am && a && text);
    Writing w = {.am = am, .a = a, .text = text, .why = why};
    return jig_context_recovers(am->ctx, write_text, &w) && w.ok;
}
