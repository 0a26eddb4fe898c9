/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Diagnostics on their way: one is pending while notes may follow, then goes
 * down the stack of handlers. A capture is a handler that keeps what it gets.
 *
 * Invariants:
 *  - `pending`, its notes and their texts live in `arena`, which belongs to
 *    that one diagnostic and is freed after its delivery.
 *  - A diagnostic under delivery is pending no longer, so a handler may emit.
 */
#include "jig/asm.h"

#include "ir/context.h"
#include "ir/diag/source.h"
#include "jig/reason.h"
#include "support/check.h"

#include <stdarg.h>
#include <stdio.h>

typedef struct Handler {
    JigDiagHandler fn;
    void *user;
} Handler;

struct JigDiags {
    JigDiag *pending, **next_note;
    JigDiag *latest;   /* the pending one, or its last note */
    JigReason *reason; /* of the pending one; NULL: it is text only */
    JigArena arena;
    JigArena pieces[2]; /* of jig_msg_*: this diagnostic's and the one before's */
    unsigned current;
    JIG_VEC(Handler) handlers; /* innermost last */
    size_t num, num_errors;
    bool print_op;
    JigPrintFlags flags;
};

void jig_diag_init(JigContext *ctx) {
    JIG_REQUIRE(ctx);
    JigDiags *d = jig_calloc(1, sizeof *d);
    jig_arena_init(&d->arena);
    jig_arena_init(&d->pieces[0]);
    jig_arena_init(&d->pieces[1]);
    d->print_op = true;
    jig_vec_reserve(&d->handlers, 1);
    ctx->diags = d;
}

void jig_diag_free(JigContext *ctx) {
    JigDiags *d = ctx->diags;
    jig_diag_flush(ctx);
    jig_arena_free(&d->arena);
    jig_arena_free(&d->pieces[0]);
    jig_arena_free(&d->pieces[1]);
    jig_vec_free(&d->handlers);
    jig_free(d);
    ctx->diags = NULL;
    jig_source_free_all(ctx);
}

void jig_context_print_op_on_diagnostic(JigContext *ctx, bool print) {
    JIG_REQUIRE(ctx);
    ctx->diags->print_op = print;
}

JigPrintFlags jig_context_print_flags(const JigContext *ctx) {
    JIG_REQUIRE(ctx);
    return ctx->diags->flags;
}

void jig_context_set_print_flags(JigContext *ctx, const JigPrintFlags *flags) {
    JIG_REQUIRE(ctx && flags);
    ctx->diags->flags = *flags;
}

size_t jig_diag_num_errors(const JigContext *ctx) {
    JIG_REQUIRE(ctx);
    return ctx->diags->num_errors;
}

bool jig_diag_shows_ops(const JigContext *ctx) {
    JIG_REQUIRE(ctx);
    return ctx->diags->print_op;
}

size_t jig_diag_num(const JigContext *ctx) {
    JIG_REQUIRE(ctx);
    return ctx->diags->num;
}

/* ---- Delivery ---- */

void jig_context_push_handler(JigContext *ctx, JigDiagHandler fn, void *user) {
    JIG_REQUIRE(ctx);
    jig_diag_flush(ctx);
    jig_vec_push(&ctx->diags->handlers, ((Handler){fn, user}));
}

void jig_context_pop_handler(JigContext *ctx) {
    JIG_REQUIRE(ctx);
    jig_diag_flush(ctx);
    ctx->diags->handlers.len--;
}

static void print_message(JigContext *ctx, const JigDiag *diag) {
    JigCharVec text = {0};
    jig_diag_render(ctx, diag, jig_chars_write, &text);
    jig_stream_write(ctx, JIG_STREAM_MESSAGES, text.data, text.len);
    jig_vec_free(&text);
}

static void deliver(JigContext *ctx, const JigDiag *diag) {
    JigDiags *d = ctx->diags;
    for (size_t i = d->handlers.len; i-- > 0;) {
        Handler h = d->handlers.data[i];
        if (h.fn(h.user, ctx, diag))
            return;
    }
    print_message(ctx, diag);
}

size_t jig_diag_num_handlers(const JigContext *ctx) {
    JIG_REQUIRE(ctx);
    return ctx->diags->handlers.len;
}

void jig_diag_go_back(JigContext *ctx, size_t num_handlers) {
    JIG_REQUIRE(ctx && num_handlers <= ctx->diags->handlers.len);
    ctx->diags->pending = NULL;
    ctx->diags->reason = NULL;
    ctx->diags->handlers.len = num_handlers;
}

void jig_diag_tell(JigContext *ctx, const JigDiag *diag) {
    JIG_REQUIRE(ctx && diag);
    ctx->diags->num++;
    ctx->diags->num_errors++;
    deliver(ctx, diag);
}

void jig_diag_flush(JigContext *ctx) {
    JIG_REQUIRE(ctx);
    JigDiags *d = ctx->diags;
    if (!d->pending || ctx->heap.is_over)
        return;
    JigDiag *diag = d->pending;
    JigArena arena = d->arena;
    if (d->reason)
        d->reason->arena = NULL; /* which moves: nobody adds to it any more */
    d->pending = NULL;
    d->reason = NULL;
    jig_arena_init(&d->arena);
    deliver(ctx, diag);
    jig_heap_go_on(&ctx->heap);
    jig_arena_free(&arena);
    d->current ^= 1;
    jig_arena_free(&d->pieces[d->current]);
}

/* ---- Starting a diagnostic ---- */

static JigStr format(JigArena *a, JigStr prefix, const char *fmt, va_list args) {
    va_list again;
    va_copy(again, args);
    int n = vsnprintf(NULL, 0, fmt, args);
    size_t len = n < 0 ? 0 : (size_t)n;
    char *text = jig_arena_alloc(a, prefix.len + len + 1);
    if (prefix.len)
        memcpy(text, prefix.ptr, prefix.len);
    if (len)
        vsnprintf(text + prefix.len, len + 1, fmt, again);
    text[prefix.len + len] = 0;
    va_end(again);
    return (JigStr){text, prefix.len + len};
}

static JigDiag *new_diag(JigArena *a, JigSeverity severity, JigLoc loc, JigStr message) {
    JigDiag *diag = JIG_NEW(a, JigDiag);
    diag->severity = severity;
    diag->loc = loc;
    diag->message = message;
    return diag;
}

/* Takes over `arena`, which holds the message. */
static void make_pending(JigContext *ctx, JigSeverity severity, JigLoc loc, JigStr message,
                         JigArena arena) {
    JigDiags *d = ctx->diags;
    jig_diag_flush(ctx);
    d->arena = arena;
    d->pending = new_diag(&d->arena, severity, loc, message);
    d->next_note = &d->pending->notes;
    d->latest = d->pending;
    d->num++;
    d->num_errors += severity == JIG_ERROR;
}

/* The message is formatted before the last diagnostic is delivered, since its
 * arguments may be pieces that the delivery frees. */
static void start(JigContext *ctx, JigSeverity severity, JigLoc loc, JigStr prefix, const char *fmt,
                  va_list args) {
    JigArena arena;
    jig_arena_init(&arena);
    JigStr message = format(&arena, prefix, fmt, args);
    make_pending(ctx, severity, loc, message, arena);
}

static void add_note(JigContext *ctx, JigLoc loc, JigStr message) {
    JigDiags *d = ctx->diags;
    *d->next_note = d->latest = new_diag(&d->arena, JIG_NOTE, loc, message);
    d->next_note = &(*d->next_note)->next;
}

static void note(JigContext *ctx, JigLoc loc, const char *fmt, va_list args) {
    if (ctx->diags->pending)
        add_note(ctx, loc, format(&ctx->diags->arena, JIG_STR(""), fmt, args));
    else
        start(ctx, JIG_NOTE, loc, JIG_STR(""), fmt, args);
}

#define WITH_ARGS(call)                                                                            \
    do {                                                                                           \
        va_list args;                                                                              \
        va_start(args, fmt);                                                                       \
        call;                                                                                      \
        va_end(args);                                                                              \
    } while (0)

bool jig_error(JigContext *ctx, JigLoc loc, const char *fmt, ...) {
    JIG_REQUIRE(ctx && fmt);
    WITH_ARGS(start(ctx, JIG_ERROR, loc, JIG_STR(""), fmt, args));
    return false;
}

void jig_warning(JigContext *ctx, JigLoc loc, const char *fmt, ...) {
    JIG_REQUIRE(ctx && fmt);
    WITH_ARGS(start(ctx, JIG_WARNING, loc, JIG_STR(""), fmt, args));
}

void jig_remark(JigContext *ctx, JigLoc loc, const char *fmt, ...) {
    JIG_REQUIRE(ctx && fmt);
    WITH_ARGS(start(ctx, JIG_REMARK, loc, JIG_STR(""), fmt, args));
}

void jig_note(JigContext *ctx, JigLoc loc, const char *fmt, ...) {
    JIG_REQUIRE(ctx && fmt);
    WITH_ARGS(note(ctx, loc, fmt, args));
}

/* ---- What a diagnostic tells ---- */

void jig_diag_tells(JigContext *ctx, const JigReason *why) {
    JigDiags *d = ctx->diags;
    JIG_REQUIRE(d->pending && ctx);
    JigReason *copy = jig_reason_clone(why, &d->arena);
    d->latest->reason = copy;
    if (d->latest == d->pending)
        d->reason = copy;
}

JigReason *jig_diag_reason_told(JigContext *ctx) {
    JIG_REQUIRE(ctx);
    return ctx->diags->pending ? ctx->diags->reason : NULL;
}

/* ---- About an op ---- */

/* As the reference prints ops in messages: errors may be about IR that does
 * not verify, so they show the generic form. */
static JigStr bare_op_text(const JigOp *op, bool generic, JigArena *a) {
    JigPrintFlags flags = jig_context_print_flags(jig_op_context(op));
    flags.local_scope = true;
    flags.generic |= generic;
    flags.elide_elements_above = 16;
    /* Printing verifies the op; what that warns of is dropped, so it need not show ops in turn. */
    JigDiags *diags = jig_op_context(op)->diags;
    bool before = diags->print_op;
    diags->print_op = false;
    JigStr text = jig_op_context(op)->syntax->op_text((JigOp *)op, &flags, a);
    diags->print_op = before;
    return text;
}

static JigStr op_text(const JigOp *op, bool generic, JigStr prefix, JigArena *a) {
    JigStr text = bare_op_text(op, generic, a);
    bool break_line = text.len && memchr(text.ptr, '\n', text.len);
    size_t n = prefix.len + break_line;
    char *out = jig_arena_alloc(a, n + text.len + 1);
    if (prefix.len)
        memcpy(out, prefix.ptr, prefix.len);
    if (break_line)
        out[prefix.len] = '\n';
    if (text.len)
        memcpy(out + n, text.ptr, text.len);
    out[n + text.len] = 0;
    return (JigStr){out, n + text.len};
}

static void start_op(const JigOp *op, JigSeverity severity, JigStr prefix, const char *fmt,
                     va_list args) {
    JigContext *ctx = jig_op_context(op);
    JigArena arena;
    jig_arena_init(&arena);
    JigStr message = format(&arena, prefix, fmt, args), text = {0};
    /* Printing may verify the op, which delivers what is pending: so it comes first. */
    if (ctx->diags->print_op)
        text = op_text(op, severity == JIG_ERROR, JIG_STR("see current operation: "), &arena);
    make_pending(ctx, severity, jig_op_loc(op), message, arena);
    if (text.ptr)
        add_note(ctx, jig_op_loc(op), text);
}

bool jig_op_error(const JigOp *op, const char *fmt, ...) {
    JIG_REQUIRE(op && fmt);
    JigArena a;
    jig_arena_init(&a);
    JigStr prefix = jig_arena_printf(&a, "'%.*s' op ", JIG_FMT(jig_op_name_of(op)));
    WITH_ARGS(start_op(op, JIG_ERROR, prefix, fmt, args));
    jig_arena_free(&a);
    return false;
}

bool jig_op_emit_error(const JigOp *op, const char *fmt, ...) {
    JIG_REQUIRE(op && fmt);
    WITH_ARGS(start_op(op, JIG_ERROR, JIG_STR(""), fmt, args));
    return false;
}

void jig_op_warning(const JigOp *op, const char *fmt, ...) {
    JIG_REQUIRE(op && fmt);
    WITH_ARGS(start_op(op, JIG_WARNING, JIG_STR(""), fmt, args));
}

void jig_op_remark(const JigOp *op, const char *fmt, ...) {
    JIG_REQUIRE(op && fmt);
    WITH_ARGS(start_op(op, JIG_REMARK, JIG_STR(""), fmt, args));
}

void jig_op_note(const JigOp *op, const char *fmt, ...) {
    JIG_REQUIRE(op && fmt);
    WITH_ARGS(note(jig_op_context(op), jig_op_loc(op), fmt, args));
}

/* ---- Captures ---- */

JigDiag *jig_diag_copy(const JigDiag *from, JigArena *a) {
    JIG_REQUIRE(from && a);
    JigDiag *copy = new_diag(a, from->severity, from->loc, jig_arena_str(a, from->message));
    copy->reason = from->reason ? jig_reason_clone(from->reason, a) : NULL;
    JigDiag **tail = &copy->notes;
    for (const JigDiag *n = from->notes; n; n = n->next) {
        *tail = jig_diag_copy(n, a);
        tail = &(*tail)->next;
    }
    return copy;
}

static bool keep(void *user, JigContext *ctx, const JigDiag *diag) {
    (void)ctx;
    JigDiagCapture *capture = user;
    *capture->last = jig_diag_copy(diag, capture->arena);
    capture->last = &(*capture->last)->next;
    return true;
}

void jig_diag_capture_begin(JigContext *ctx, JigDiagCapture *capture) {
    JIG_REQUIRE(ctx && capture);
    capture->first = NULL;
    capture->last = &capture->first;
    capture->arena = jig_arena_create();
    jig_context_push_handler(ctx, keep, capture);
}

void jig_diag_capture_end(JigContext *ctx, JigDiagCapture *capture) {
    JIG_REQUIRE(ctx && capture);
    (void)capture;
    jig_context_pop_handler(ctx);
}

void jig_diag_capture_replay(JigContext *ctx, JigDiagCapture *capture) {
    JIG_REQUIRE(ctx && capture);
    jig_diag_flush(ctx);
    for (JigDiag *d = capture->first; d; d = d->next)
        deliver(ctx, d);
}

void jig_diag_capture_free(JigDiagCapture *capture) {
    JIG_REQUIRE(capture);
    jig_arena_destroy(capture->arena);
    *capture = (JigDiagCapture){0};
}

/* ---- Message pieces ---- */

static JigArena *pieces(JigContext *ctx) {
    return &ctx->diags->pieces[ctx->diags->current];
}

const char *jig_msg_type(const JigType *t) {
    JIG_REQUIRE(t);
    JigContext *ctx = jig_type_context(t);
    JigArena *a = pieces(ctx);
    return jig_arena_printf(a, "'%.*s'", JIG_FMT(ctx->syntax->type_text(t, a))).ptr;
}

const char *jig_msg_attr(const JigAttr *x) {
    JIG_REQUIRE(x);
    JigContext *ctx = jig_attr_context(x);
    JigArena *a = pieces(ctx);
    return jig_arena_str(a, ctx->syntax->attr_text(x, a)).ptr;
}

const char *jig_msg_types(JigContext *ctx, const JigType *const *types, size_t n) {
    JIG_REQUIRE(ctx && (types || !n));
    JigArena *a = pieces(ctx);
    JigCharVec text = {0};
    for (size_t i = 0; i < n; i++) {
        JigStr t = ctx->syntax->type_text(types[i], a);
        if (i)
            jig_vec_append(&text, ", ", 2);
        jig_vec_push(&text, '\'');
        jig_vec_append(&text, t.ptr, t.len);
        jig_vec_push(&text, '\'');
    }
    JigStr all = jig_arena_str(a, (JigStr){text.data, text.len});
    jig_vec_free(&text);
    return all.ptr;
}

const char *jig_msg_op(const JigOp *op) {
    return op_text(op, true, JIG_STR(""), pieces(jig_op_context(op))).ptr;
}

const char *jig_msg_op_in_remark(const JigOp *op) {
    return op_text(op, false, JIG_STR(""), pieces(jig_op_context(op))).ptr;
}

const char *jig_msg_value(const JigValue *v) {
    JIG_REQUIRE(v);
    JigArena *a = pieces(jig_value_context(v));
    if (jig_value_is_result(v))
        return jig_arena_str(a, bare_op_text(jig_value_def(v), true, a)).ptr;
    return jig_arena_printf(a, "<block argument> of type %s at index: %zu",
                            jig_msg_type(jig_value_type(v)), jig_value_index(v))
        .ptr;
}
