/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Making pipelines: by single passes, or from text; and their text again.
 */
#include "pass/pipeline.h"

#include "ir/context.h"
#include "jig/dialect.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

/* ---- Text under construction ---- */

void jig_text_add(JigText *t, JigStr s) {
    jig_vec_append(&t->chars, s.ptr, s.len);
}

void jig_text_printf(JigText *t, const char *fmt, ...) {
    char small[256];
    va_list args;
    va_start(args, fmt);
    int n = vsnprintf(small, sizeof small, fmt, args);
    va_end(args);
    if (n < (int)sizeof small) {
        jig_text_add(t, (JigStr){small, n < 0 ? 0 : (size_t)n});
        return;
    }
    jig_vec_reserve(&t->chars, t->chars.len + (size_t)n + 1);
    va_start(args, fmt);
    vsnprintf(t->chars.data + t->chars.len, (size_t)n + 1, fmt, args);
    va_end(args);
    t->chars.len += (size_t)n;
}

JigStr jig_text_take(JigText *t, JigArena *a) {
    JigStr s = jig_arena_str(a, (JigStr){t->chars.data, t->chars.len});
    jig_vec_free(&t->chars);
    return s;
}

/* ---- Registry ---- */

bool jig_pass_register(JigContext *ctx, const JigPassRow *row) {
    bool is_new;
    void **slot = jig_strmap_slot(&ctx->passes, jig_str(row->name), &is_new);
    if (!is_new && *slot != row)
        return jig_error(ctx, jig_loc_unknown(ctx), "pass '%s' is registered already", row->name);
    *slot = (void *)(uintptr_t)row;
    return true;
}

const JigPassRow *jig_pass_find(JigContext *ctx, JigStr name) {
    return jig_strmap_get(&ctx->passes, name);
}

static int by_name(const void *a, const void *b) {
    return strcmp((*(const JigPassRow *const *)a)->name, (*(const JigPassRow *const *)b)->name);
}

size_t jig_pass_list(JigContext *ctx, JigArena *a, const JigPassRow *const **rows) {
    const JigPassRow **all = JIG_NEW_ARRAY(a, const JigPassRow *, ctx->passes.len);
    size_t n = 0, i = 0;
    for (const JigStrEntry *e; (e = jig_strmap_next(&ctx->passes, &i));)
        all[n++] = e->value;
    qsort(all, n, sizeof *all, by_name);
    *rows = all;
    return n;
}

/* ---- Making ---- */

JigPipeline *jig_pipeline_create(JigContext *ctx, JigStr anchor) {
    JigPipeline *p = jig_calloc(1, sizeof *p);
    jig_arena_init(&p->arena);
    p->ctx = ctx;
    p->anchor = jig_arena_str(&p->arena, anchor.len ? anchor : JIG_STR("any"));
    return p;
}

void jig_pipeline_destroy(JigPipeline *p) {
    if (!p)
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
    free(p);
}

JigStr jig_pipeline_anchor(const JigPipeline *p) {
    return p->anchor;
}

size_t jig_pipeline_len(const JigPipeline *p) {
    return p->entries.len;
}

/* Added to what there is to complain of. */
static bool check_anchor(const JigPipeline *p, const JigPassRow *pass, JigArena *a,
                         JigPipelineError *error) {
    if (!pass->anchor || jig_pipeline_is_any(p) || jig_str_is(p->anchor, pass->anchor))
        return true;
    error->text = jig_arena_printf(
        a,
        "%.*s%sCan't add pass '%s' restricted to '%s' on a PassManager intended to run "
        "on '%.*s', did you intend to nest?",
        JIG_FMT(error->text), error->text.len ? "\n" : "", pass->title, pass->anchor,
        JIG_FMT(p->anchor));
    return false;
}

/* A pass and its options; nothing is added when they are wrong. */
static bool push_pass(JigPipeline *p, const JigPassRow *row, JigStr options, JigArena *a,
                      JigPipelineError *error) {
    JigPipelineEntry e = {.pass = row, .values = jig_options_default(p, row)};
    bool ok = jig_options_parse(p, row, options, e.values, a, error);
    ok &= check_anchor(p, row, a, error);
    if (ok)
        jig_vec_push(&p->entries, e);
    else
        jig_options_free(row, e.values);
    return ok;
}

bool jig_pipeline_add(JigPipeline *p, JigStr pass, JigStr options, JigArena *a,
                      JigPipelineError *error) {
    *error = (JigPipelineError){0};
    const JigPassRow *row = jig_pass_find(p->ctx, pass);
    if (!row) {
        error->text = jig_arena_printf(
            a, "'%.*s' does not refer to a registered pass or pass pipeline", JIG_FMT(pass));
        return false;
    }
    if (!row->anchor || jig_pipeline_is_any(p) || jig_str_is(p->anchor, row->anchor))
        return push_pass(p, row, options, a, error);
    JigPipeline *nested = jig_pipeline_create(p->ctx, jig_str(row->anchor));
    if (!push_pass(nested, row, options, a, error)) {
        jig_pipeline_destroy(nested);
        return false;
    }
    jig_vec_push(&p->entries, ((JigPipelineEntry){.nested = nested}));
    return true;
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
    JigPipelineError *error;
} Source;

static bool is_space(char c) {
    return strchr(" \t\n\v\f\r", c) && c;
}

static JigStr trimmed(JigStr s) {
    for (; s.len && is_space(s.ptr[0]); s.ptr++)
        s.len--;
    while (s.len && is_space(s.ptr[s.len - 1]))
        s.len--;
    return s;
}

/* "MLIR Textual PassPipeline Parser:1:5: error: ..." with the line and a caret. */
static bool complain(Source *s, const char *at, JigStr message) {
    size_t offset = (size_t)(at - s->text.ptr), line = 1, start = 0, end = 0;
    for (size_t i = 0; i < offset; i++)
        if (s->text.ptr[i] == '\n')
            line++, start = i + 1;
    for (end = start; end < s->text.len && s->text.ptr[end] != '\n';)
        end++;
    JigText t = {0};
    jig_text_printf(&t, "MLIR Textual PassPipeline Parser:%zu:%zu: error: %.*s\n%.*s\n%*s^\n", line,
                    offset - start + 1, JIG_FMT(message), (int)(end - start), s->text.ptr + start,
                    (int)(offset - start), "");
    s->error->text = jig_text_take(&t, s->a);
    return false;
}

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
        return complain(s, *at, JIG_STR("missing closing '}' while processing pass options"));
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
                            JIG_STR("encountered extra closing ')' creating unbalanced parentheses "
                                    "while parsing pipeline"));
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
        e->name = trimmed((JigStr){start, (size_t)(p - start)});
        if (p < end && *p == '(') {
            outer = e;
            continue;
        }
        JIG_CHECK(take_options(s, e, &p, end) && leave_inner(s, root, &outer, &p, end));
        if (p == end && outer != root)
            return complain(s, end ? end : "",
                            JIG_STR("encountered unbalanced parentheses while parsing pipeline"));
        if (p == end)
            return true;
        if (*p != ',')
            return complain(s, p, JIG_STR("expected ',' after parsing pipeline"));
    }
}

/* Finds the passes; an element with an inner pipeline names an op. */
static bool resolve(Source *s, Element *list) {
    for (Element *e = list; e; e = e->next) {
        if (e->first) {
            if (!jig_stack_ok(s->ctx))
                return complain(s, e->name.ptr, JIG_STR("pipeline is nested too deeply"));
            JIG_CHECK(resolve(s, e->first));
            continue;
        }
        e->row = jig_pass_find(s->ctx, e->name);
        if (!e->row)
            return complain(s, e->name.ptr,
                            jig_arena_printf(
                                s->a, "'%.*s' does not refer to a registered pass or pass pipeline",
                                JIG_FMT(e->name)));
    }
    return true;
}

/* Extends the message by which element it was about. */
static bool failed_to_add(Source *s, const Element *e) {
    const char *fmt = e->first ? "%.*sfailed to add `%.*s` with options `%.*s` to inner pipeline\n"
                               : "%.*s\nfailed to add `%.*s` with options `%.*s`\n";
    JigText t = {0};
    jig_text_printf(&t, fmt, JIG_FMT(s->error->text), JIG_FMT(e->name), JIG_FMT(e->options));
    s->error->text = jig_text_take(&t, s->a);
    return false;
}

static bool build(Source *s, JigPipeline *p, const Element *list) {
    for (const Element *e = list; e; e = e->next) {
        if (e->row) {
            if (!push_pass(p, e->row, e->options, s->a, s->error))
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

bool jig_pipeline_add_text(JigPipeline *p, JigStr text, JigArena *a, JigPipelineError *error) {
    *error = (JigPipelineError){0};
    Source s = {p->ctx, text, a, error};
    Element root = {.last = &root.first};
    return split(&s, &root) && resolve(&s, root.first) && build(&s, p, root.first);
}

JigPipeline *jig_pipeline_parse(JigContext *ctx, JigStr text, JigArena *a,
                                JigPipelineError *error) {
    *error = (JigPipelineError){0};
    text = trimmed(text);
    const char *open = text.len ? memchr(text.ptr, '(', text.len) : NULL;
    if (!open || open == text.ptr || text.ptr[text.len - 1] != ')') {
        error->text =
            JIG_STR("expected pass pipeline to be wrapped with the anchor operation type, e.g. "
                    "'builtin.module(...)'");
        return NULL;
    }
    JigStr anchor = trimmed((JigStr){text.ptr, (size_t)(open - text.ptr)});
    JigStr inner = {open + 1, (size_t)(text.ptr + text.len - 1 - (open + 1))};
    JigPipeline *p = jig_pipeline_create(ctx, anchor);
    if (trimmed(inner).len && !jig_pipeline_add_text(p, inner, a, error)) {
        jig_pipeline_destroy(p);
        return NULL;
    }
    return p;
}

/* ---- To text ---- */

void jig_pipeline_print_entry(JigText *out, const JigPipelineEntry *e) {
    if (e->pass) {
        jig_text_add(out, jig_str(e->pass->name));
        jig_options_print(out, e->pass, e->values);
        return;
    }
    jig_text_add(out, e->nested->anchor);
    jig_text_add(out, JIG_STR("("));
    for (size_t i = 0; i < e->nested->entries.len; i++) {
        if (i)
            jig_text_add(out, JIG_STR(","));
        jig_pipeline_print_entry(out, &e->nested->entries.data[i]);
    }
    jig_text_add(out, JIG_STR(")"));
}

JigStr jig_pipeline_to_str(const JigPipeline *p, JigArena *a) {
    JigText t = {0};
    jig_pipeline_print_entry(&t, &(JigPipelineEntry){.nested = (JigPipeline *)(uintptr_t)p});
    return jig_text_take(&t, a);
}

static void dump(JigText *t, const JigPipeline *p, int indent) {
    jig_text_printf(t, "%*s%.*s(\n", indent, "", JIG_FMT(p->anchor));
    for (size_t i = 0; i < p->entries.len; i++) {
        const JigPipelineEntry *e = &p->entries.data[i];
        if (e->pass) {
            jig_text_printf(t, "%*s", indent + 2, "");
            jig_pipeline_print_entry(t, e);
        } else {
            dump(t, e->nested, indent + 2);
        }
        if (i + 1 < p->entries.len)
            jig_text_add(t, JIG_STR(",\n"));
    }
    jig_text_printf(t, "\n%*s)", indent, "");
}

JigStr jig_pipeline_dump(const JigPipeline *p, JigArena *a) {
    JigText t = {0};
    jig_text_printf(&t, "Pass Manager with %zu passes:\n", p->entries.len);
    dump(&t, p, 0);
    jig_text_add(&t, JIG_STR("\n\n"));
    return jig_text_take(&t, a);
}
