/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "rewrite/target.h"
#include "rewrite/rewriter.h"
#include "support/check.h"

/* What was said of an op or of a dialect. */
typedef struct Word {
    bool said;
    JigLegality legality; /* unless fn */
    JigLegalityFn *fn;
    void *user;
    bool is_recursive;
} Word;

struct JigConversionTarget {
    JigContext *ctx;
    JigArena arena;     /* of the words and their keys */
    JigStrMap ops;      /* -> Word */
    JigStrMap dialects; /* -> Word */
    Word unknown;
    JigOpNameMap known; /* what was said of such ops (Word), remembered */
};

JigConversionTarget *jig_conversion_target_create(JigContext *ctx) {
    JIG_REQUIRE(ctx);
    JigConversionTarget *t = jig_calloc(1, sizeof *t);
    t->ctx = ctx;
    jig_arena_init(&t->arena);
    return t;
}

void jig_conversion_target_destroy(JigConversionTarget *t) {
    if (!t)
        return;
    jig_strmap_free(&t->ops);
    jig_strmap_free(&t->dialects);
    jig_op_name_map_free(&t->known);
    jig_arena_free(&t->arena);
    jig_free(t);
}

/* ---- Saying ---- */
static Word *word_for(JigConversionTarget *t, JigStrMap *words, JigStr name) {
    jig_op_name_map_free(&t->known);
    Word *known = jig_strmap_get(words, name);
    if (known)
        return known;
    Word *w = JIG_NEW(&t->arena, Word);
    jig_strmap_set(words, jig_arena_str(&t->arena, name), w);
    return w;
}

static void say(Word *w, JigLegality legality, JigLegalityFn *fn, void *user) {
    w->said = true;
    w->legality = legality;
    w->fn = fn;
    w->user = user;
}

void jig_target_op(JigConversionTarget *t, JigStr name, JigLegality legality) {
    JIG_REQUIRE(t);
    say(word_for(t, &t->ops, name), legality, NULL, NULL);
}

void jig_target_dialect(JigConversionTarget *t, JigStr name, JigLegality legality) {
    JIG_REQUIRE(t);
    say(word_for(t, &t->dialects, name), legality, NULL, NULL);
}

void jig_target_op_fn(JigConversionTarget *t, JigStr name, JigLegalityFn *fn, void *user) {
    JIG_REQUIRE(t && fn);
    say(word_for(t, &t->ops, name), JIG_UNKNOWN_LEGALITY, fn, user);
}

void jig_target_dialect_fn(JigConversionTarget *t, JigStr name, JigLegalityFn *fn, void *user) {
    JIG_REQUIRE(t && fn);
    say(word_for(t, &t->dialects, name), JIG_UNKNOWN_LEGALITY, fn, user);
}

void jig_target_unknown_fn(JigConversionTarget *t, JigLegalityFn *fn, void *user) {
    JIG_REQUIRE(t && fn);
    say(&t->unknown, JIG_UNKNOWN_LEGALITY, fn, user);
}

static void say_row(JigConversionTarget *t, JigStr name, const JigLegalityRow *row, void *user) {
    JigStrMap *words = memchr(name.ptr, '.', name.len) ? &t->ops : &t->dialects;
    Word *w = jig_str_is(name, "*") ? &t->unknown : word_for(t, words, name);
    say(w, row->is, row->fn, user);
}

void jig_target_say(JigConversionTarget *t, const JigLegalityRow *rows, void *user) {
    JIG_REQUIRE(t);
    for (; rows && rows->names; rows++)
        for (const char *at = rows->names; *at; at += strspn(at, ", ")) {
            JigStr name = {at, strcspn(at, ",")};
            say_row(t, name, rows, user);
            at += name.len;
        }
}

void jig_target_vouch_for_nested(JigConversionTarget *t, JigStr name) {
    JIG_REQUIRE(t);
    word_for(t, &t->ops, name)->is_recursive = true;
}

/* ---- Asking ---- */
static JigStr dialect_of(JigStr op_name) {
    const char *dot = memchr(op_name.ptr, '.', op_name.len);
    return (JigStr){op_name.ptr, dot ? (size_t)(dot - op_name.ptr) : 0};
}

static const Word *look_up(const JigConversionTarget *t, JigStr name) {
    const Word *w = jig_strmap_get(&t->ops, name);
    if (!w || !w->said)
        w = jig_strmap_get(&t->dialects, dialect_of(name));
    return w && w->said ? w : &t->unknown;
}

/* Ops are asked about again and again, and are of few names. */
static const Word *word_of(const JigConversionTarget *t, const JigOp *op) {
    void **slot = jig_op_name_map_slot((JigOpNameMap *)(uintptr_t)&t->known, op->name);
    if (!*slot)
        *slot = (void *)(uintptr_t)look_up(t, jig_op_name_of(op));
    return *slot;
}

JigLegality jig_target_legality(const JigConversionTarget *t, const JigOp *op) {
    JIG_REQUIRE(t && op);
    const Word *w = word_of(t, op);
    return w->fn ? w->fn(op, w->user) : w->legality;
}

bool jig_target_is_legal(const JigConversionTarget *t, const JigOp *op) {
    const Word *w = op->num_regions ? jig_strmap_get(&t->ops, jig_op_name_of(op)) : NULL;
    return w && w->is_recursive && jig_target_legality(t, op) == JIG_LEGAL;
}
