/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#define _GNU_SOURCE /* memmem */
#include "expect.h"

#include "ir/source.h"
#include "support/file.h"

#include <ctype.h>
#include <regex.h>
#include <stdio.h>
#include <stdlib.h>

/* One "expected-..." comment. */
typedef struct Expected {
    JigSeverity kind;
    unsigned line;               /* that the diagnostic must have */
    unsigned at_line, at_column; /* where the comment stands */
    JigStr quote;                /* its line */
    JigStr text;
    bool is_regex, matched;
    regex_t regex;
} Expected;

typedef JIG_VEC(Expected) ExpectedList;

typedef struct File {
    JigStr name;
    JigFile content; /* of a file that was read for it */
    ExpectedList items;
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
    jig_render_quote(x->quote, x->at_column - 1, width, write_stderr, NULL);
}

/* ---- Regular expressions ---- */

static const char *regex_problem(int code) {
    switch (code) {
    case REG_EPAREN:
    case REG_ERPAREN:
        return "parentheses not balanced";
    case REG_EBRACK:
        return "brackets ([ ]) not balanced";
    case REG_EBRACE:
        return "braces not balanced";
    case REG_BADBR:
        return "invalid repetition count(s)";
    case REG_BADRPT:
        return "repetition-operator operand invalid";
    case REG_ERANGE:
        return "invalid character range";
    case REG_ECTYPE:
        return "invalid character class";
    case REG_ECOLLATE:
        return "invalid collating element";
    case REG_EESCAPE:
        return "trailing backslash (\\)";
    default:
        return "invalid regular expression";
    }
}

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

/* A closing parenthesis without an opening one is an error here, but stands for
 * itself in the C library. */
static bool closes_too_much(JigStr piece) {
    int depth = 0;
    for (size_t i = 0; i < piece.len && depth >= 0; i++) {
        if (piece.ptr[i] == '\\') {
            i++;
        } else if (piece.ptr[i] == '[') {
            const char *close =
                i + 2 < piece.len ? memchr(piece.ptr + i + 2, ']', piece.len - i - 2) : NULL;
            i = close ? (size_t)(close - piece.ptr) : i;
        } else {
            depth += (piece.ptr[i] == '(') - (piece.ptr[i] == ')');
        }
    }
    return depth < 0;
}

static int check_piece(JigStr piece, JigArena *a) {
    if (closes_too_much(piece))
        return REG_EPAREN;
    regex_t one;
    int code = regcomp(&one, jig_arena_str(a, piece).ptr, REG_EXTENDED | REG_NOSUB);
    if (code == 0)
        regfree(&one);
    return code;
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
        int code = check_piece(piece, &e->arena);
        if (code)
            problem = jig_arena_printf(&e->arena, "invalid regex: %s", regex_problem(code)).ptr;
        jig_vec_push(&pattern, '(');
        jig_vec_append(&pattern, piece.ptr, piece.len);
        jig_vec_push(&pattern, ')');
        rest = (JigStr){close + 2, (size_t)(rest.ptr + rest.len - close - 2)};
    }
    jig_vec_push(&pattern, 0);
    int code = problem ? 0 : regcomp(&x->regex, pattern.data, REG_EXTENDED | REG_NOSUB);
    if (code)
        problem = jig_arena_printf(&e->arena, "invalid regex: %s", regex_problem(code)).ptr;
    jig_vec_free(&pattern);
    if (problem)
        report(e, file, x, x->text.len, jig_str(problem));
    return x->is_regex = !problem;
}

static bool matches(const Expected *x, JigStr message) {
    if (x->is_regex) {
        char *copy = jig_malloc(message.len + 1);
        memcpy(copy, message.ptr, message.len);
        copy[message.len] = 0;
        bool found = regexec(&x->regex, copy, 0, NULL, 0) == 0;
        free(copy);
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

/* "above" and "below" count from lines without such a comment. */
static void scan(Expectations *e, File *file, JigStr text, unsigned first_line) {
    JIG_VEC(size_t) below = {0};
    unsigned number = first_line, plain = first_line;
    unsigned last = first_line;
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
            jig_vec_push(&e->unknown, x);
            continue;
        }
        if (c.place == BELOW)
            jig_vec_push(&below, file->items.len);
        jig_vec_push(&file->items, x);
    }
    jig_vec_free(&below);
}

static File *file_of(Expectations *e, JigStr name) {
    for (size_t i = 0; i < e->files.len; i++)
        if (jig_str_eq(e->files.data[i].name, name))
            return &e->files.data[i];
    File file = {.name = jig_arena_str(&e->arena, name)};
    if (jig_file_is_regular(file.name.ptr) &&
        jig_file_read(file.name.ptr, JIG_FILE_COPY, &file.content))
        scan(e, &file, file.content.text, 1);
    jig_vec_push(&e->files, file);
    return &jig_vec_last(&e->files);
}

/* ---- Matching ---- */

static void process(Expectations *e, JigLoc loc, JigSeverity kind, JigStr message) {
    JigLoc at;
    bool located = jig_loc_position(e->ctx, loc, &at);
    File *file = located ? file_of(e, jig_loc_filename(e->ctx, at)) : NULL;
    ExpectedList *list = file ? &file->items : &e->unknown;
    Expected *near = NULL;
    for (size_t i = 0; i < list->len; i++) {
        Expected *x = &list->data[i];
        if ((file && x->line != jig_loc_line(e->ctx, at)) || !matches(x, message))
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

static Expectations *create(JigStr name, JigStr text, unsigned first_line) {
    Expectations *e = jig_calloc(1, sizeof *e);
    jig_arena_init(&e->arena);
    File file = {.name = jig_arena_str(&e->arena, name)};
    scan(e, &file, text, first_line);
    jig_vec_push(&e->files, file);
    return e;
}

Expectations *expect_begin(JigContext *ctx, JigStr name, JigStr text, unsigned first_line,
                           bool only_expected) {
    Expectations *e = create(name, text, first_line);
    e->ctx = ctx;
    e->only_expected = only_expected;
    jig_context_push_handler(ctx, handle, e);
    return e;
}

Expectations *expect_read(JigStr name, JigStr text) {
    static const char start[] = "expected-";
    return text.len && memmem(text.ptr, text.len, start, sizeof start - 1) ? create(name, text, 1)
                                                                           : NULL;
}

static void report_missing(Expectations *e, const File *file, ExpectedList *list) {
    for (size_t i = 0; i < list->len; i++) {
        const Expected *x = &list->data[i];
        if (!x->matched)
            report(e, file, x, x->text.len,
                   jig_arena_printf(&e->arena, "expected %s \"%.*s\" was not produced",
                                    kind_names[x->kind], JIG_FMT(x->text)));
    }
}

static void free_list(ExpectedList *list) {
    for (size_t i = 0; i < list->len; i++)
        if (list->data[i].is_regex)
            regfree(&list->data[i].regex);
    jig_vec_free(list);
}

static void report_all_missing(Expectations *e) {
    for (size_t i = 0; i < e->files.len; i++)
        report_missing(e, &e->files.data[i], &e->files.data[i].items);
    report_missing(e, NULL, &e->unknown);
}

static void destroy(Expectations *e) {
    for (size_t i = 0; i < e->files.len; i++) {
        free_list(&e->files.data[i].items);
        if (e->files.data[i].content.text.ptr)
            jig_file_close(&e->files.data[i].content);
    }
    jig_vec_free(&e->files);
    free_list(&e->unknown);
    jig_arena_free(&e->arena);
    free(e);
}

bool expect_end(Expectations *e) {
    jig_context_pop_handler(e->ctx);
    report_all_missing(e);
    /* Twice, as the reference does for those without a place. */
    report_missing(e, NULL, &e->unknown);
    bool ok = !e->failed;
    destroy(e);
    return ok;
}

void expect_miss(Expectations *e) {
    if (!e)
        return;
    report_all_missing(e);
    destroy(e);
}
