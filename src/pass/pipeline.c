/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Making pipelines: by single passes, or from text; and their text again.
 */
#include "pass/pipeline.h"

#include "ir/context.h"
#include "jig/dialect.h"
#include "support/check.h"
#include "support/words.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

/* ---- Text under construction ---- */

void jig_pipeline_text_add(JigText *t, JigStr s) {
    JIG_REQUIRE(t);
    jig_vec_append(&t->chars, s.ptr, s.len);
}

void jig_pipeline_text_printf(JigText *t, const char *fmt, ...) {
    JIG_REQUIRE(t && fmt);
    char small[256];
    va_list args;
    va_start(args, fmt);
    int n = vsnprintf(small, sizeof small, fmt, args);
    va_end(args);
    if (n < (int)sizeof small) {
        jig_pipeline_text_add(t, (JigStr){small, n < 0 ? 0 : (size_t)n});
        return;
    }
    jig_vec_reserve(&t->chars, t->chars.len + (size_t)n + 1);
    va_start(args, fmt);
    vsnprintf(t->chars.data + t->chars.len, (size_t)n + 1, fmt, args);
    va_end(args);
    t->chars.len += (size_t)n;
}

JigStr jig_pipeline_text_take(JigText *t, JigArena *a) {
    JigStr s = jig_arena_str(a, (JigStr){t->chars.data, t->chars.len});
    jig_vec_free(&t->chars);
    return s;
}

/* ---- Registry ---- */

static void free_registry(JigContext *ctx, void *slot) {
    (void)ctx;
    jig_strmap_free(slot);
}
static const JigContextKey registry = {sizeof(JigStrMap), free_registry};

/* Name -> const JigPassRow. */
static JigStrMap *passes(JigContext *ctx) {
    return jig_context_slot(ctx, &registry);
}

bool jig_pass_register(JigContext *ctx, const JigPassRow *row) {
    JIG_REQUIRE(ctx && row);
    bool is_new;
    void **slot = jig_strmap_slot(passes(ctx), jig_str(row->name), &is_new);
    if (!is_new && *slot != row)
        return jig_error(ctx, jig_loc_unknown(ctx), "pass '%s' is registered already", row->name);
    *slot = (void *)(uintptr_t)row;
    return true;
}

void jig_pass_replace(JigContext *ctx, const JigPassRow *row) {
    bool is_new;
    JIG_REQUIRE(ctx && row);
    *jig_strmap_slot(passes(ctx), jig_str(row->name), &is_new) = (void *)(uintptr_t)row;
}

const JigPassRow *jig_pass_find(JigContext *ctx, JigStr name) {
    return jig_strmap_get(passes(ctx), name);
}

static int by_name(const void *a, const void *b) {
    return strcmp((*(const JigPassRow *const *)a)->name, (*(const JigPassRow *const *)b)->name);
}

size_t jig_pass_list(JigContext *ctx, JigArena *a, const JigPassRow *const **rows) {
    JIG_REQUIRE(ctx && rows);
    const JigStrMap *registered = passes(ctx);
    const JigPassRow **all = JIG_NEW_ARRAY(a, const JigPassRow *, registered->len);
    size_t n = 0, i = 0;
    for (const JigStrEntry *e; (e = jig_strmap_next(registered, &i));)
        all[n++] = e->value;
    qsort(all, n, sizeof *all, by_name);
    *rows = all;
    return n;
}

/* ---- Making ---- */

JigPipeline *jig_pipeline_create(JigContext *ctx, JigStr anchor) {
    JIG_REQUIRE(ctx);
    JigHeap *before = jig_heap_enter(&ctx->heap);
    JigPipeline *p = jig_calloc(1, sizeof *p);
    jig_arena_init(&p->arena);
    p->ctx = ctx;
    p->anchor = jig_arena_str(&p->arena, anchor.len ? anchor : JIG_STR("any"));
    jig_heap_enter(before);
    return p;
}

void jig_pipeline_destroy(JigPipeline *p) {
    if (!p || p->ctx->heap.is_over)
        return;
    for (size_t i = 0; i < p->entries.len; i++) {
        JigPipelineEntry *e = &p->entries.data[i];
        if (e->pass)
            jig_options_free(e->pass, e->values);
        else
            jig_pipeline_destroy(e->nested);
    }
    jig_vec_free(&p->entries);
    jig_arena_free(&p->arena);
    jig_free(p);
}

JigStr jig_pipeline_anchor(const JigPipeline *p) {
    JIG_REQUIRE(p);
    return p->anchor;
}

size_t jig_pipeline_len(const JigPipeline *p) {
    JIG_REQUIRE(p);
    return p->entries.len;
}

static const char NO_PASS[] = "'{}' does not refer to a registered pass or pass pipeline";

/* What has been said so far, as the beginning of what is said next. */
static JigFact so_far(const JigReason *why) {
    return jig_fact_str(jig_reason_text(why, why->arena));
}

/* Added to what there is to complain of. */
static bool check_anchor(const JigPipeline *p, const JigPassRow *pass, JigReason *why) {
    if (!pass->anchor || jig_pipeline_is_any(p) || jig_str_is(p->anchor, pass->anchor))
        return true;
    return jig_refuse(why, JIG_NOWHERE,
                      "{}{}Can't add pass '{}' restricted to '{}' on a PassManager intended to run "
                      "on '{}', did you intend to nest?",
                      so_far(why), jig_fact_text(why->what.text ? "\n" : ""),
                      jig_fact_text(pass->title), jig_fact_text(pass->anchor),
                      jig_fact_str(p->anchor));
}

/* What is wrong with the options of a pipeline by name is said apart: there is no text, and so no
 * diagnostic. Of a pass there is one, be it an empty one. */
static void say_apart(JigReason *why, JigArena *a) {
    if (!why || !why->what.text)
        return;
    JigReason *said = JIG_NEW(a, JigReason);
    *said = *why;
    said->num_notes = 0;
    why->because = said;
    why->what = (JigClause){0};
}

/* Options, as text or as data. */
typedef struct Given {
    JigStr text;
    const JigPassOption *data;
} Given;

/* A pass and its options; nothing is added when they are wrong. */
static bool push_pass(JigPipeline *p, const JigPassRow *row, Given given, JigArena *a,
                      JigReason *why) {
    JigPipelineEntry e = {.pass = row, .values = jig_options_default(p, row)};
    bool ok = given.data ? jig_options_set(p, row, given.data, e.values, a, why)
                         : jig_options_parse(p, row, given.text, e.values, a, why);
    if (!ok && !row->pipeline && why && !why->what.text)
        jig_refuse(why, JIG_NOWHERE, "");
    ok &= check_anchor(p, row, why);
    if (ok && row->pipeline) {
        JigPassCall call = {.pass = row, .ctx = p->ctx, .options = e.values, .arena = a};
        ok = jig_pipeline_add_text(p, row->pipeline(&call), a, why);
        jig_options_free(row, e.values);
        if (!ok)
            say_apart(why, a);
        return ok;
    }
    if (!ok && row->pipeline)
        say_apart(why, a);
    if (ok)
        jig_vec_push(&p->entries, e);
    else
        jig_options_free(row, e.values);
    return ok;
}

static bool add(JigPipeline *p, JigStr pass, Given given, JigArena *a, JigReason *why) {
    const JigPassRow *row = jig_pass_find(p->ctx, pass);
    if (!row)
        return jig_refuse(why, JIG_NOWHERE, NO_PASS, jig_fact_str(pass));
    if (!row->anchor || jig_pipeline_is_any(p) || jig_str_is(p->anchor, row->anchor))
        return push_pass(p, row, given, a, why);
    JigPipeline *nested = jig_pipeline_create(p->ctx, jig_str(row->anchor));
    if (!push_pass(nested, row, given, a, why)) {
        jig_pipeline_destroy(nested);
        return false;
    }
    jig_vec_push(&p->entries, ((JigPipelineEntry){.nested = nested}));
    return true;
}

bool jig_pipeline_add(JigPipeline *p, JigStr pass, JigStr options, JigArena *a, JigReason *why) {
    JIG_REQUIRE(p && a);
    return add(p, pass, (Given){.text = options}, a, why);
}

bool jig_pipeline_add_pass(JigPipeline *p, JigStr pass, const JigPassOption *options, JigArena *a,
                           JigReason *why) {
    JIG_REQUIRE(p && a);
    return add(p, pass, (Given){.data = options}, a, why);
}

/* ---- From text ---- */

/* One element as written: name, options, inner pipeline. */
typedef struct Element {
    JigStr name, options;
    const JigPassRow *row; /* NULL: an op's name */
    struct Element *first, **last, *next, *outer;
} Element;

typedef struct Source {
    JigContext *ctx;
    JigStr text;
    JigArena *a;
    JigReason *why;
} Source;

static bool is_space(char c) {
    return strchr(" \t\n\v\f\r", c) && c;
}

/* "MLIR Textual PassPipeline Parser:1:5: error: ..." with the line and a caret. */
static bool point_at(Source *s, const char *at) {
    size_t offset = (size_t)(at - s->text.ptr), line = 1, start = 0, end = 0;
    for (size_t i = 0; i < offset; i++)
        if (s->text.ptr[i] == '\n')
            line++, start = i + 1;
    for (end = start; end < s->text.len && s->text.ptr[end] != '\n';)
        end++;
    JigStr shown = {s->text.ptr + start, end - start};
    return jig_refuse(s->why, JIG_NOWHERE,
                      "MLIR Textual PassPipeline Parser:{}:{}: error: {}\n{}\n{}^\n",
                      jig_fact_int((int64_t)line), jig_fact_int((int64_t)(offset - start + 1)),
                      so_far(s->why), jig_fact_str(shown),
                      jig_fact_str(jig_arena_printf(s->a, "%*s", (int)(offset - start), "")));
}
#define complain(s, at, ...)                                                                       \
    ((s)->why ? (jig_refuse((s)->why, JIG_NOWHERE, __VA_ARGS__), point_at((s), (at))) : false)

static Element *new_element(Source *s, Element *outer) {
    Element *e = JIG_NEW(s->a, Element);
    e->last = &e->first;
    e->outer = outer;
    *outer->last = e;
    outer->last = &e->next;
    return e;
}

/* The '}' that closes the '{' before `p`. */
static const char *close_brace(const char *p, const char *end) {
    int depth = 1;
    for (; p < end; p++) {
        depth += (*p == '{') - (*p == '}');
        if (!depth)
            return p;
    }
    return NULL;
}

static const char *skip_space(const char *p, const char *end) {
    while (p < end && is_space(*p))
        p++;
    return p;
}

/* {...} behind a name; *at moves on. */
static bool take_options(Source *s, Element *e, const char **at, const char *end) {
    if (*at == end || **at != '{')
        return true;
    const char *close = close_brace(*at + 1, end);
    if (!close)
        return complain(s, *at, "missing closing '}' while processing pass options");
    e->options = (JigStr){*at + 1, (size_t)(close - *at - 1)};
    *at = skip_space(close + 1, end);
    return true;
}

/* `)`s, each of which ends an inner pipeline. */
static bool leave_inner(Source *s, const Element *root, Element **outer, const char **at,
                        const char *end) {
    for (; *at < end && **at == ')'; *at = skip_space(*at + 1, end)) {
        if (*outer == root)
            return complain(s, *at,
                            "encountered extra closing ')' creating unbalanced parentheses "
                            "while parsing pipeline");
        *outer = (*outer)->outer;
    }
    return true;
}

/* Splits the text into elements below `root`. */
static bool split(Source *s, Element *root) {
    const char *p = s->text.ptr, *end = p + s->text.len;
    for (Element *outer = root;; p++) {
        const char *start = p;
        while (p < end && !strchr(",(){", *p))
            p++;
        Element *e = new_element(s, outer);
        e->name = jig_words_trimmed((JigStr){start, (size_t)(p - start)});
        if (p < end && *p == '(') {
            outer = e;
            continue;
        }
        JIG_CHECK(take_options(s, e, &p, end) && leave_inner(s, root, &outer, &p, end));
        if (p == end && outer != root)
            return complain(s, end ? end : "",
                            "encountered unbalanced parentheses while parsing pipeline");
        if (p == end)
            return true;
        if (*p != ',')
            return complain(s, p, "expected ',' after parsing pipeline");
    }
}

/* Finds the passes; an element with an inner pipeline names an op. */
static bool resolve(Source *s, Element *list) {
    for (Element *e = list; e; e = e->next) {
        if (e->first) {
            if (!jig_stack_ok(s->ctx))
                return complain(s, e->name.ptr, "pipeline is nested too deeply");
            JIG_CHECK(resolve(s, e->first));
            continue;
        }
        e->row = jig_pass_find(s->ctx, e->name);
        if (!e->row)
            return complain(s, e->name.ptr, NO_PASS, jig_fact_str(e->name));
    }
    return true;
}

/* Extends the message by which element it was about. */
static bool failed_to_add(Source *s, const Element *e) {
    if (e->first)
        return jig_refuse(s->why, JIG_NOWHERE,
                          "{}failed to add `{}` with options `{}` to inner pipeline\n",
                          so_far(s->why), jig_fact_str(e->name), jig_fact_str(e->options));
    return jig_refuse(s->why, JIG_NOWHERE, "{}{}failed to add `{}` with options `{}`\n",
                      so_far(s->why), jig_fact_text(e->row->pipeline ? "" : "\n"),
                      jig_fact_str(e->name), jig_fact_str(e->options));
}

static bool build(Source *s, JigPipeline *p, const Element *list) {
    for (const Element *e = list; e; e = e->next) {
        if (e->row) {
            if (!push_pass(p, e->row, (Given){.text = e->options}, s->a, s->why))
                return failed_to_add(s, e);
            continue;
        }
        JigPipeline *nested = jig_pipeline_create(p->ctx, e->name);
        jig_vec_push(&p->entries, ((JigPipelineEntry){.nested = nested}));
        if (!build(s, nested, e->first))
            return failed_to_add(s, e);
    }
    return true;
}

bool jig_pipeline_add_text(JigPipeline *p, JigStr text, JigArena *a, JigReason *why) {
    JIG_REQUIRE(p);
    Source s = {p->ctx, text, a, why};
    Element root = {.last = &root.first};
    return split(&s, &root) && resolve(&s, root.first) && build(&s, p, root.first);
}

JigPipeline *jig_pipeline_parse(JigContext *ctx, JigStr text, JigArena *a, JigReason *why) {
    JIG_REQUIRE(ctx);
    text = jig_words_trimmed(text);
    const char *open = text.len ? memchr(text.ptr, '(', text.len) : NULL;
    if (!open || open == text.ptr || text.ptr[text.len - 1] != ')') {
        jig_refuse(why, JIG_NOWHERE,
                   "expected pass pipeline to be wrapped with the anchor operation type, e.g. "
                   "'builtin.module(...)'");
        return NULL;
    }
    JigStr anchor = jig_words_trimmed((JigStr){text.ptr, (size_t)(open - text.ptr)});
    JigStr inner = {open + 1, (size_t)(text.ptr + text.len - 1 - (open + 1))};
    JigPipeline *p = jig_pipeline_create(ctx, anchor);
    if (jig_words_trimmed(inner).len && !jig_pipeline_add_text(p, inner, a, why)) {
        jig_pipeline_destroy(p);
        return NULL;
    }
    return p;
}

JigStr jig_pipeline_complaints(const JigReason *why, const char *program, JigArena *a) {
    JIG_REQUIRE(why && a);
    JigText t = {0};
    for (size_t i = 0; i < why->num_notes; i++) {
        JigStr note = jig_clause_text(&why->notes[i], a);
        jig_pipeline_text_printf(&t, "%s: %.*s\n", program, JIG_FMT(note));
    }
    if (why->because)
        jig_pipeline_text_add(&t, jig_reason_text(why->because, a));
    return jig_pipeline_text_take(&t, a);
}

/* ---- To text ---- */

void jig_pipeline_print_entry(JigText *out, const JigPipelineEntry *e) {
    JIG_REQUIRE(out && e);
    if (e->pass) {
        jig_pipeline_text_add(out, jig_str(e->pass->name));
        jig_options_print(out, e->pass, e->values);
        return;
    }
    jig_pipeline_text_add(out, e->nested->anchor);
    jig_pipeline_text_add(out, JIG_STR("("));
    for (size_t i = 0; i < e->nested->entries.len; i++) {
        if (i)
            jig_pipeline_text_add(out, JIG_STR(","));
        jig_pipeline_print_entry(out, &e->nested->entries.data[i]);
    }
    jig_pipeline_text_add(out, JIG_STR(")"));
}

JigStr jig_pipeline_to_str(const JigPipeline *p, JigArena *a) {
    JIG_REQUIRE(p && a);
    JigText t = {0};
    jig_pipeline_print_entry(&t, &(JigPipelineEntry){.nested = (JigPipeline *)(uintptr_t)p});
    return jig_pipeline_text_take(&t, a);
}

static void dump(JigText *t, const JigPipeline *p, int indent) {
    jig_pipeline_text_printf(t, "%*s%.*s(\n", indent, "", JIG_FMT(p->anchor));
    for (size_t i = 0; i < p->entries.len; i++) {
        const JigPipelineEntry *e = &p->entries.data[i];
        if (e->pass) {
            jig_pipeline_text_printf(t, "%*s", indent + 2, "");
            jig_pipeline_print_entry(t, e);
        } else {
            dump(t, e->nested, indent + 2);
        }
        if (i + 1 < p->entries.len)
            jig_pipeline_text_add(t, JIG_STR(",\n"));
    }
    jig_pipeline_text_printf(t, "\n%*s)", indent, "");
}

JigStr jig_pipeline_dump(const JigPipeline *p, JigArena *a) {
    JIG_REQUIRE(p && a);
    JigText t = {0};
    jig_pipeline_text_printf(&t, "Pass Manager with %zu passes:\n", p->entries.len);
    dump(&t, p, 0);
    jig_pipeline_text_add(&t, JIG_STR("\n\n"));
    return jig_pipeline_text_take(&t, a);
}
