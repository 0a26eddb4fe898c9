/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#define _GNU_SOURCE /* memmem */
#include "expect.h"

#include "ir/diag/source.h"
#include "support/regex.h"
#include "support/file.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>

/* One "expected-..." comment. */
typedef struct Expected {
    JigSeverity kind;
    unsigned line;               /* that the diagnostic must have */
    unsigned at_line, at_column; /* where the comment stands */
    JigStr quote;                /* its line */
    JigStr text;
    JigStr pattern; /* of a regular expression, which is compiled when it is needed */
    bool is_regex, matched;
    size_t number; /* among those of the file */
} Expected;

typedef JIG_VEC(Expected) ExpectedList;

typedef struct File {
    JigStr name;
    JigFile content;    /* of a file that was read for it */
    ExpectedList items; /* by the line that the diagnostic must have */
} File;

struct Expectations {
    JigContext *ctx;
    JIG_VEC(File) files;
    ExpectedList unknown; /* @unknown */
    JigArena arena;
    bool only_expected, failed;
};

static const char *const kind_names[] = {"note", "remark", "warning", "error"};

/* ---- Reporting ---- */

static void write_stderr(void *user, const char *text, size_t len) {
    (void)user;
    fwrite(text, 1, len, stderr);
}

/* An error at the comment, underlining `width` characters of it. */
static void report(Expectations *e, const File *file, const Expected *x, size_t width,
                   JigStr message) {
    e->failed = true;
    if (!file) {
        fprintf(stderr, "<unknown>:0: error: %.*s\n", JIG_FMT(message));
        return;
    }
    fprintf(stderr, "%.*s:%u:%u: error: %.*s\n", JIG_FMT(file->name), x->at_line, x->at_column,
            JIG_FMT(message));
    jig_source_render_quote(x->quote, x->at_column - 1, width, write_stderr, NULL);
}

/* ---- Regular expressions ---- */

static const char *find2(JigStr s, const char *two) {
    for (size_t i = 0; i + 1 < s.len; i++)
        if (s.ptr[i] == two[0] && s.ptr[i + 1] == two[1])
            return s.ptr + i;
    return NULL;
}

static void add_literal(JigCharVec *out, JigStr s) {
    for (size_t i = 0; i < s.len; i++) {
        if (strchr("()^$|*+?.[]\\{}", s.ptr[i]))
            jig_vec_push(out, '\\');
        jig_vec_push(out, s.ptr[i]);
    }
}

static const char *check_piece(JigStr piece, JigArena *a) {
    JigRegex one;
    const char *problem = jig_regex_compile(&one, piece);
    jig_regex_free(&one);
    return problem ? jig_arena_printf(a, "invalid regex: %s", problem).ptr : NULL;
}

/* Text outside of {{...}} stands for itself. */
static bool compile(Expectations *e, const File *file, Expected *x) {
    JigCharVec pattern = {0};
    JigStr rest = x->text;
    const char *problem = NULL;
    while (rest.len && !problem) {
        const char *open = find2(rest, "{{");
        JigStr literal = {rest.ptr, open ? (size_t)(open - rest.ptr) : rest.len};
        add_literal(&pattern, literal);
        if (!open)
            break;
        JigStr inside = {open + 2, rest.len - literal.len - 2};
        const char *close = find2(inside, "}}");
        if (!close) {
            problem = "found start of regex with no end '}}'";
            break;
        }
        JigStr piece = {inside.ptr, (size_t)(close - inside.ptr)};
        problem = check_piece(piece, &e->arena);
        jig_vec_push(&pattern, '(');
        jig_vec_append(&pattern, piece.ptr, piece.len);
        jig_vec_push(&pattern, ')');
        rest = (JigStr){close + 2, (size_t)(rest.ptr + rest.len - close - 2)};
    }
    x->pattern = jig_arena_str(&e->arena, (JigStr){pattern.data, pattern.len});
    jig_vec_free(&pattern);
    /* Each piece is a group of the whole: a back reference that is right in its piece may be wrong
     * there. Then nothing matches. */
    JigRegex whole;
    const char *wrong = jig_regex_compile(&whole, x->pattern);
    jig_regex_free(&whole);
    if (!problem && wrong && strcmp(wrong, jig_regex_too_large) == 0)
        problem = jig_arena_printf(&e->arena, "invalid regex: %s", wrong).ptr;
    if (problem)
        report(e, file, x, x->text.len, jig_str(problem));
    return x->is_regex = !problem;
}

static bool matches(const Expected *x, JigStr message) {
    if (x->is_regex) {
        JigRegex re;
        bool found = !jig_regex_compile(&re, x->pattern) && jig_regex_search(&re, message);
        jig_regex_free(&re);
        return found;
    }
    for (size_t i = 0; i + x->text.len <= message.len; i++)
        if (memcmp(message.ptr + i, x->text.ptr, x->text.len) == 0)
            return true;
    return false;
}

/* ---- Reading the comments ---- */

typedef enum Place { HERE, OFFSET, ABOVE, BELOW, UNKNOWN } Place;

typedef struct Comment {
    JigSeverity kind;
    bool is_regex;
    Place place;
    long offset;
    size_t at; /* offset in the line */
    JigStr text;
} Comment;

static bool take(JigStr *s, const char *word) {
    size_t n = strlen(word);
    if (s->len < n || memcmp(s->ptr, word, n) != 0)
        return false;
    *s = (JigStr){s->ptr + n, s->len - n};
    return true;
}

static void skip_spaces(JigStr *s) {
    while (take(s, " ")) {
    }
}

static bool read_place(JigStr *s, Comment *c) {
    if (take(s, "above"))
        c->place = ABOVE;
    else if (take(s, "below"))
        c->place = BELOW;
    else if (take(s, "unknown"))
        c->place = UNKNOWN;
    else {
        c->place = OFFSET;
        bool minus = take(s, "-");
        if (!minus && !take(s, "+"))
            return false;
        if (!s->len || !isdigit((unsigned char)s->ptr[0]))
            return false;
        for (; s->len && isdigit((unsigned char)s->ptr[0]); s->ptr++, s->len--)
            if (c->offset < 100000000)
                c->offset = c->offset * 10 + (s->ptr[0] - '0');
        c->offset = minus ? -c->offset : c->offset;
    }
    return true;
}

/* What follows "expected-". */
static bool read_comment(JigStr s, Comment *c) {
    static const struct {
        const char *word;
        JigSeverity kind;
    } words[] = {
        {"error", JIG_ERROR}, {"note", JIG_NOTE}, {"remark", JIG_REMARK}, {"warning", JIG_WARNING}};
    size_t i = 0;
    while (i < JIG_LEN(words) && !take(&s, words[i].word))
        i++;
    if (i == JIG_LEN(words))
        return false;
    c->kind = words[i].kind;
    c->is_regex = take(&s, "-re");
    skip_spaces(&s);
    if (take(&s, "@") && !read_place(&s, c))
        return false;
    skip_spaces(&s);
    if (!take(&s, "{{") || s.len < 2 || s.ptr[s.len - 1] != '}' || s.ptr[s.len - 2] != '}')
        return false;
    c->text = (JigStr){s.ptr, s.len - 2};
    return true;
}

static bool find_comment(JigStr line, Comment *c) {
    while (line.len && isspace((unsigned char)line.ptr[line.len - 1]))
        line.len--;
    const char *start = line.ptr;
    for (JigStr s = line; s.len; s.ptr++, s.len--) {
        JigStr rest = s;
        *c = (Comment){.at = (size_t)(s.ptr - start)};
        if (take(&rest, "expected-") && read_comment(rest, c))
            return true;
    }
    return false;
}

static int by_line(const void *a, const void *b) {
    const Expected *x = a, *y = b;
    if (x->line != y->line)
        return x->line < y->line ? -1 : 1;
    return (x->number > y->number) - (x->number < y->number);
}

static int by_number(const void *a, const void *b) {
    const Expected *x = a, *y = b;
    return (x->number > y->number) - (x->number < y->number);
}

/* "above" and "below" count from lines without such a comment. */
static void scan(Expectations *e, File *file, JigStr text) {
    JIG_VEC(size_t) below = {0};
    unsigned number = 1, plain = 1, last = 1;
    for (size_t i = 0; i < text.len; i++)
        last += text.ptr[i] == '\n';
    for (const char *p = text.ptr, *end = text.ptr + text.len; p <= end; number++) {
        const char *stop = p < end ? memchr(p, '\n', (size_t)(end - p)) : NULL;
        JigStr line = {p, (size_t)((stop ? stop : end) - p)};
        p = (stop ? stop : end) + 1;
        Comment c;
        if (!find_comment(line, &c)) {
            for (size_t i = 0; i < below.len; i++)
                file->items.data[below.data[i]].line = number;
            below.len = 0;
            plain = number;
            continue;
        }
        if (line.len && line.ptr[line.len - 1] == '\r')
            line.len--;
        Expected x = {.kind = c.kind,
                      .at_line = number,
                      .at_column = (unsigned)c.at + 1,
                      .quote = line,
                      .text = c.text};
        x.line = c.place == ABOVE ? plain : c.place == BELOW ? last : (unsigned)(number + c.offset);
        if (c.is_regex && !compile(e, file, &x))
            continue;
        if (c.place == UNKNOWN) {
            x.number = e->unknown.len;
            jig_vec_push(&e->unknown, x);
            continue;
        }
        x.number = file->items.len;
        if (c.place == BELOW)
            jig_vec_push(&below, file->items.len);
        jig_vec_push(&file->items, x);
    }
    jig_vec_free(&below);
    if (file->items.len)
        qsort(file->items.data, file->items.len, sizeof *file->items.data, by_line);
}

static File *file_of(Expectations *e, JigStr name) {
    for (size_t i = 0; i < e->files.len; i++)
        if (jig_str_eq(e->files.data[i].name, name))
            return &e->files.data[i];
    File file = {.name = jig_arena_str(&e->arena, name)};
    if (jig_file_is_regular(file.name.ptr) &&
        jig_file_read(file.name.ptr, JIG_FILE_COPY, &file.content))
        scan(e, &file, file.content.text);
    jig_vec_push(&e->files, file);
    return &jig_vec_last(&e->files);
}

/* ---- Matching ---- */

static size_t first_of_line(const ExpectedList *list, unsigned line) {
    size_t from = 0, to = list->len;
    while (from < to) {
        size_t middle = from + (to - from) / 2;
        if (list->data[middle].line < line)
            from = middle + 1;
        else
            to = middle;
    }
    return from;
}

static void process(Expectations *e, JigLoc loc, JigSeverity kind, JigStr message) {
    JigLoc at;
    bool located = jig_source_position(e->ctx, loc, &at);
    File *file = located ? file_of(e, jig_loc_filename(e->ctx, at)) : NULL;
    ExpectedList *list = file ? &file->items : &e->unknown;
    Expected *near = NULL;
    unsigned line = file ? jig_loc_line(e->ctx, at) : 0;
    for (size_t i = file ? first_of_line(list, line) : 0; i < list->len; i++) {
        Expected *x = &list->data[i];
        if (file && x->line != line)
            break;
        if (!matches(x, message))
            continue;
        if (x->kind == kind) {
            x->matched = true;
            return;
        }
        near = x;
    }
    if (e->only_expected)
        return;
    if (near) {
        JigStr text = jig_arena_printf(&e->arena, "'%s' diagnostic emitted when expecting a '%s'",
                                       kind_names[kind], kind_names[near->kind]);
        report(e, file, near, 1, text);
        return;
    }
    e->failed = true;
    JigDiag diag = {.severity = JIG_ERROR, .loc = located ? at : loc};
    diag.message =
        jig_arena_printf(&e->arena, "unexpected %s: %.*s", kind_names[kind], JIG_FMT(message));
    jig_diag_render(e->ctx, &diag, write_stderr, NULL);
}

static bool handle(void *user, JigContext *ctx, const JigDiag *diag) {
    (void)ctx;
    Expectations *e = user;
    process(e, diag->loc, diag->severity, diag->message);
    for (const JigDiag *n = diag->notes; n; n = n->next)
        process(e, n->loc, n->severity, n->message);
    return true;
}

static Expectations *create(JigStr name, JigStr text) {
    Expectations *e = jig_calloc(1, sizeof *e);
    jig_arena_init(&e->arena);
    File file = {.name = jig_arena_str(&e->arena, name)};
    scan(e, &file, text);
    jig_vec_push(&e->files, file);
    return e;
}

Expectations *expect_read(JigStr name, JigStr text, bool only_expected) {
    Expectations *e = create(name, text);
    e->only_expected = only_expected;
    return e;
}

bool expect_mentioned(JigStr text) {
    static const char start[] = "expected-";
    return text.len && memmem(text.ptr, text.len, start, sizeof start - 1);
}

void expect_begin(Expectations *e, JigContext *ctx) {
    e->ctx = ctx;
    jig_context_push_handler(ctx, handle, e);
}

void expect_end(Expectations *e) {
    jig_context_pop_handler(e->ctx);
    e->ctx = NULL;
}

static void report_missing(Expectations *e, const File *file, ExpectedList *list) {
    if (list->len)
        qsort(list->data, list->len, sizeof *list->data, by_number);
    for (size_t i = 0; i < list->len; i++) {
        const Expected *x = &list->data[i];
        if (!x->matched)
            report(e, file, x, x->text.len,
                   jig_arena_printf(&e->arena, "expected %s \"%.*s\" was not produced",
                                    kind_names[x->kind], JIG_FMT(x->text)));
    }
}

static void report_all_missing(Expectations *e) {
    for (size_t i = 0; i < e->files.len; i++)
        report_missing(e, &e->files.data[i], &e->files.data[i].items);
    report_missing(e, NULL, &e->unknown);
}

static void destroy(Expectations *e) {
    for (size_t i = 0; i < e->files.len; i++) {
        jig_vec_free(&e->files.data[i].items);
        if (e->files.data[i].content.text.ptr)
            jig_file_close(&e->files.data[i].content);
    }
    jig_vec_free(&e->files);
    jig_vec_free(&e->unknown);
    jig_arena_free(&e->arena);
    jig_free(e);
}

bool expect_met(Expectations *e) {
    report_all_missing(e);
    /* Twice, as the reference does for those without a place. */
    report_missing(e, NULL, &e->unknown);
    bool ok = !e->failed;
    destroy(e);
    return ok;
}

void expect_miss(Expectations *e) {
    report_all_missing(e);
    destroy(e);
}
