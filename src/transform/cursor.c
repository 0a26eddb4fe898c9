/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "transform/cursor.h"

#include "support/arena.h"
#include "support/check.h"
#include "transform/state.h"
#include "transform/state_check.h"

/* What a handle had, with NULL for what was erased. */
typedef struct SavedHandle {
    const JigValue *value;
    JigHandleKind kind;
    void **items;
    size_t len;
    const JigInvalidation *invalid;
    bool consumed;
} SavedHandle;

typedef struct Place {
    JigMark mark;
    JigOp *next;
    uint64_t steps_left;
    JigArenaMark state_arena, own_arena; /* before it */
    SavedHandle *handles;                /* latest first, as the scope has them */
    size_t num_handles;
} Place;

struct JigCursor {
    JigTransformState st;
    JigTransformCall call; /* of the entry */
    JigScriptOptions options;
    JigBlock *body;
    JigOp *next;
    JigArena arena; /* of the places */
    JIG_VEC(Place) places;
};

/* ---- Beginning and end ---- */

JigCursor *jig_cursor_create(JigOp *root, JigOp *entry, const JigScriptOptions *options,
                             const JigChooser *chooser) {
    static const JigScriptOptions plain = {0};
    JIG_REQUIRE(root && entry && jig_op_body(entry));
    JigCursor *c = jig_calloc(1, sizeof *c);
    c->options = options ? *options : plain;
    c->body = jig_op_body(entry);
    c->next = jig_block_first(c->body);
    jig_arena_init(&c->arena);
    jig_state_init(&c->st, root, &c->options);
    c->st.chooser = chooser;
    c->call = (JigTransformCall){.state = &c->st,
                                 .op = entry,
                                 .rw = jig_rewriter_create(c->st.ctx),
                                 .arena = jig_arena_create()};
    jig_listen(c->st.ctx, &c->st.tracker);
    jig_scope_open(&c->call, c->body);
    if (jig_interp_bind_entry(&c->call, c->body) == JIG_OK)
        return c;
    jig_report_queue(&c->call);
    jig_cursor_destroy(c);
    return NULL;
}

static void close_places(JigCursor *c, size_t n) {
    while (c->places.len > n) {
        Place p = jig_vec_pop(&c->places);
        jig_commit(c->st.ctx, p.mark);
        jig_arena_rewind(&c->arena, p.own_arena);
    }
}

void jig_cursor_destroy(JigCursor *c) {
    JIG_REQUIRE(c);
    close_places(c, 0);
    jig_vec_free(&c->places);
    jig_unlisten(c->st.ctx, &c->st.tracker);
    jig_rewriter_destroy(c->call.rw);
    jig_arena_destroy(c->call.arena);
    jig_state_free(&c->st);
    jig_arena_free(&c->arena);
    jig_free(c);
}

/* ---- Steps ---- */

JigOp *jig_cursor_next(const JigCursor *c) {
    JIG_REQUIRE(c);
    return c->next && jig_op_next(c->next) ? c->next : NULL;
}

/* A silenceable failure waits in the queue, a definite one has been reported to `said`. */
static void tell_failure(JigCursor *c, JigStatus status, const JigDiagCapture *said,
                         JigReason *why) {
    const JigFailure *f = status == JIG_SILENCEABLE ? c->st.queue : c->st.reported;
    if (f)
        jig_reason_copy(why, &f->why);
    else if (said->first)
        jig_reason_of_error(why, said->first);
    jig_failure_drop_queue(&c->st);
    c->st.reported = NULL;
}

JigStatus jig_cursor_step(JigCursor *c, JigReason *why) {
    JIG_REQUIRE(c && why && jig_cursor_next(c));
    JigDiagCapture said;
    jig_diag_capture_begin(c->st.ctx, &said);
    c->st.depth = 1;
    JigStatus status = jig_apply_op(&c->call, c->next);
    c->st.depth = 0;
    jig_diag_capture_end(c->st.ctx, &said);
    if (status == JIG_OK)
        c->next = jig_op_next(c->next);
    else
        tell_failure(c, status, &said, why);
    jig_diag_capture_free(&said);
    return status;
}

bool jig_cursor_give(JigCursor *c, const JigValue *handle, const JigAttr *const *params, size_t n) {
    JIG_REQUIRE(c && handle && (params || !n));
    JigItems items = {JIG_HANDLE_PARAMS, (void **)(uintptr_t)params, n};
    if (jig_bind_items(&c->call, handle, items) == JIG_OK)
        return true;
    jig_failure_drop_queue(&c->st);
    return false;
}

/* ---- Places ---- */

static SavedHandle save_handle(JigCursor *c, const JigHandle *h) {
    SavedHandle s = {h->value, h->kind, NULL, h->len, h->invalid, h->consumed};
    s.items = jig_arena_alloc(&c->arena, h->len * sizeof *s.items);
    for (size_t i = 0; i < h->len; ++i)
        s.items[i] = h->params ? (void *)(uintptr_t)h->params[i] : h->entries[i].target;
    return s;
}

static size_t count_handles(const JigScope *scope) {
    size_t n = 0;
    for (const JigHandle *h = scope->handles; h; h = h->next_in_scope)
        n += h->value != NULL;
    return n;
}

void jig_cursor_keep_place(JigCursor *c) {
    JIG_REQUIRE(c && !c->st.current && !c->st.queue);
    Place p = {.next = c->next,
               .steps_left = c->st.steps_left,
               .state_arena = jig_arena_mark(&c->st.arena),
               .own_arena = jig_arena_mark(&c->arena),
               .num_handles = count_handles(c->st.scope)};
    p.handles = JIG_NEW_ARRAY(&c->arena, SavedHandle, p.num_handles);
    size_t i = 0;
    for (const JigHandle *h = c->st.scope->handles; h; h = h->next_in_scope)
        if (h->value)
            p.handles[i++] = save_handle(c, h);
    p.mark = jig_mark(c->st.ctx);
    jig_vec_push(&c->places, p);
}

/* The oldest first, so that lists are in the order that they had. */
static void restore_handles(JigCursor *c, const Place *p) {
    for (size_t i = p->num_handles; i-- > 0;) {
        const SavedHandle *s = &p->handles[i];
        JigHandle *h = jig_handle_bind(&c->st, s->value, s->kind, s->items, s->len);
        h->invalid = s->invalid;
        h->consumed = s->consumed;
    }
}

void jig_cursor_go_back(JigCursor *c, size_t place) {
    JIG_REQUIRE(c && place < c->places.len && !c->st.current);
    close_places(c, place + 1);
    const Place *p = &c->places.data[place];
    jig_failure_drop_queue(&c->st);
    jig_scope_close(&c->call);
    jig_scope_open(&c->call, c->body);
    jig_rollback(c->st.ctx, p->mark);
    restore_handles(c, p);
    jig_arena_rewind(&c->st.arena, p->state_arena);
    jig_arena_reset(c->call.arena);
    /* What it keeps for builders is of no use any more. */
    jig_rewriter_destroy(c->call.rw);
    c->call.rw = jig_rewriter_create(c->st.ctx);
    c->st.failed = (JigBlame){0};
    c->st.steps_left = p->steps_left;
    c->next = p->next;
    jig_state_check(&c->st);
}

/* ---- Choices ---- */

const JigAttr *jig_cursor_choice(const JigTransformCall *call, const JigAttr *said) {
    JIG_REQUIRE(call);
    const JigChooser *chooser = call->state->chooser;
    const JigAttr *chosen = chooser ? chooser->choose(chooser->user, call->op) : NULL;
    return chosen ? chosen : said;
}
