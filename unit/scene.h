/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* A payload, what transforms it, and questions about what became of it. */
#ifndef JIG_UNIT_SCENE_H
#define JIG_UNIT_SCENE_H

#include "jig/plugin.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>

#include <cmocka.h>

typedef struct Scene {
    JigContext *ctx;
    JigOp *module;
    JigRewriter *rw;
    JigArena *a;
} Scene;

static inline Scene scene_begin(const char *text) {
    Scene s = {.ctx = jig_context_create(), .a = jig_arena_create()};
    jig_register_all(s.ctx);
    s.module = jig_parse_module(s.ctx, jig_str(text), JIG_STR("payload"), true);
    assert_non_null(s.module);
    s.rw = jig_rewriter_create(s.ctx);
    return s;
}

/* The payload must verify. */
static inline void scene_end(Scene *s) {
    assert_true(jig_op_verify(s->module));
    jig_rewriter_destroy(s->rw);
    jig_arena_destroy(s->a);
    jig_op_destroy(s->module);
    jig_context_destroy(s->ctx);
}

typedef struct SceneSearch {
    const char *name;
    size_t n; /* how many were met */
    size_t wanted;
    JigOp *found;
} SceneSearch;

static inline JigWalk scene_look(JigOp *op, void *user) {
    SceneSearch *search = (SceneSearch *)user;
    if (jig_op_has_name(op, search->name) && search->n++ == search->wanted)
        search->found = op;
    return JIG_WALK_ADVANCE;
}

/* Op number `i` of that name, those around others first. */
static inline JigOp *scene_find(const Scene *s, const char *name, size_t i) {
    SceneSearch search = {.name = name, .wanted = i};
    jig_walk_pre(s->module, scene_look, &search);
    assert_non_null(search.found);
    return search.found;
}

static inline size_t scene_count(const Scene *s, const char *name) {
    SceneSearch search = {.name = name, .wanted = SIZE_MAX};
    jig_walk_pre(s->module, scene_look, &search);
    return search.n;
}

static inline JigMixed scene_index(const Scene *s, int64_t n) {
    return (JigMixed){.attr = jig_attr_index(s->ctx, n)};
}

/* The reason has been given, and has these words in it. */
static inline void scene_says(const Scene *s, const JigReason *why, const char *words) {
    JigStr text = jig_reason_text(why, s->a);
    if (!text.len && why->num_notes)
        text = jig_clause_text(&why->notes[0], s->a);
    text = jig_arena_str(s->a, text);
    if (!text.ptr || !strstr(text.ptr, words))
        fail_msg("the reason is \"%s\"", text.ptr ? text.ptr : "");
}

/* A handler of diagnostics that counts them, in a size_t, and lets nobody else hear. */
static inline bool scene_hear(void *user, JigContext *ctx, const JigDiag *diag) {
    (void)ctx;
    (void)diag;
    ++*(size_t *)user;
    return true;
}

#endif
