/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * The parser's core: tokens, places and errors, and the entry points.
 */
#define JIG_IR_EDITS /* what is being read, nobody has seen yet */
#include "asm/parser_int.h"
#include "asm/print_int.h"
#include "asm/recover.h"
#include "asm/text_map.h"
#include "ir/diag/source.h"
#include "ir/journal.h"

#include "jig/dialect.h"
#include "support/file.h"
#include "support/check.h"

#include <stdio.h>

/* ---- Places ---- */

/* The start of the line after the one that holds `offset`, if it is at or
 * before `limit`; else 0. */
static size_t next_line(const JigParser *p, size_t offset, size_t limit) {
    const char *newline = memchr(p->base + offset, '\n', limit - offset);
    return newline ? (size_t)(newline + 1 - p->base) : 0;
}

/* Goes on to the line that holds `offset`, noting marks for those that begin up to there. */
static void scan_lines(JigParser *p, size_t offset) {
    for (size_t start; (start = next_line(p, p->scanned, offset)); p->scanned = start) {
        p->line_start = start;
        if (p->num_lines++ % JIG_LINES_PER_MARK == 0)
            jig_vec_push(&p->marks, (uint32_t)start);
    }
    p->scanned = offset;
}

/* The last mark at or before `offset`. */
static size_t mark_before(const JigParser *p, size_t offset) {
    size_t lo = 0, hi = p->marks.len;
    while (hi - lo > 1) {
        size_t mid = lo + (hi - lo) / 2;
        if (p->marks.data[mid] <= offset)
            lo = mid;
        else
            hi = mid;
    }
    return lo;
}

/* Makes `last` the line that holds `offset`, which stands before the line known last. */
static void find_line(JigParser *p, size_t offset) {
    size_t line = p->last.line, start = p->last.start, seen = p->last.seen;
    if (start > offset || (offset > seen && offset - seen > 1024)) {
        size_t mark = mark_before(p, offset);
        line = mark * JIG_LINES_PER_MARK;
        seen = start = p->marks.data[mark];
    }
    for (size_t next; seen < offset && (next = next_line(p, seen, offset)) != 0;
         seen = start = next)
        ++line;
    p->last.line = line;
    p->last.start = start;
    p->last.seen = seen > offset ? seen : offset;
}

/* The number of the line that holds `offset`, and where it begins. Asked for mostly in rising
 * order, so that it is the line known last. */
static size_t line_of(JigParser *p, size_t offset, size_t *start) {
    if (offset > p->scanned)
        scan_lines(p, offset);
    if (offset >= p->line_start) {
        *start = p->line_start;
        return p->num_lines - 1;
    }
    find_line(p, offset);
    *start = p->last.start;
    return p->last.line;
}

JigLoc jig_parser_loc(JigParser *p, const char *at) {
    if (at < p->lex.begin || at > p->lex.end)
        at = p->tok.ptr;
    size_t offset = (size_t)(at - p->base), start;
    unsigned line = p->first_line + (unsigned)line_of(p, offset, &start);
    return jig_loc_numbered(p->ctx, p->file_number, p->file, line, (unsigned)(offset - start) + 1);
}

/* ---- Errors ---- */

const char *jig_parser_vformat(JigParser *p, const char *fmt, va_list args) {
    va_list again;
    va_copy(again, args);
    int n = vsnprintf(NULL, 0, fmt, args);
    size_t size = n < 0 ? 1 : (size_t)n + 1;
    char *text = jig_arena_calloc(&p->scratch, size);
    if (n > 0)
        vsnprintf(text, size, fmt, again);
    va_end(again);
    return text;
}

static void report(JigParser *p, const char *at, const char *fmt, va_list args) {
    if (p->errors++ >= JIG_MOST_ERRORS && !p->unlimited_errors)
        return;
    (void)jig_error(p->ctx, jig_parser_loc(p, at), "%s", jig_parser_vformat(p, fmt, args));
}

bool jig_parser_error(JigParser *p, const char *at, const char *fmt, ...) {
    /* The lexer has said already what is wrong here. */
    if (jig_parser_is(p, JIG_TOK_ERROR))
        return false;
    va_list args;
    va_start(args, fmt);
    report(p, at, fmt, args);
    va_end(args);
    return false;
}

/* The current token's place; at the end of the file the last byte's. */
static const char *here(const JigParser *p) {
    return p->tok.ptr - (jig_parser_is(p, JIG_TOK_EOF) && p->tok.ptr > p->lex.begin);
}

bool jig_parser_error_here(JigParser *p, const char *fmt, ...) {
    if (jig_parser_is(p, JIG_TOK_ERROR))
        return false;
    va_list args;
    va_start(args, fmt);
    report(p, here(p), fmt, args);
    va_end(args);
    return false;
}

/* The end of what stands before `at`: over blanks, line ends and comments. */
static const char *end_of_previous(const JigParser *p, const char *at) {
    const char *begin = p->lex.begin, *end = at;
    for (;;) {
        while (end > begin && (end[-1] == ' ' || end[-1] == '\t'))
            --end;
        if (end == begin)
            return at;
        if (end[-1] != '\n' && end[-1] != '\r')
            return end;
        --end;
        const char *line = end;
        while (line > begin && line[-1] != '\n' && line[-1] != '\r')
            --line;
        for (const char *c = line; c + 1 < end; ++c)
            if (c[0] == '/' && c[1] == '/') {
                end = c;
                break;
            }
    }
}

bool jig_parser_wrong_token(JigParser *p, const char *fmt, ...) {
    if (jig_parser_is(p, JIG_TOK_ERROR))
        return false;
    va_list args;
    va_start(args, fmt);
    report(p, end_of_previous(p, here(p)), fmt, args);
    va_end(args);
    return false;
}

void jig_parser_note(JigParser *p, const char *at, const char *fmt, ...) {
    if (jig_parser_is(p, JIG_TOK_ERROR))
        return;
    va_list args;
    va_start(args, fmt);
    jig_note(p->ctx, jig_parser_loc(p, at), "%s", jig_parser_vformat(p, fmt, args));
    va_end(args);
}

static void lexer_error(void *user, const char *at, const char *message) {
    JigParser *p = user;
    /* Where reading goes on, it is a matter of who can't take the token: the op before it may end
     * there. */
    p->errors += !(p->map && p->map->goes_on);
    (void)jig_error(p->ctx, jig_parser_loc(p, at), "%s", message);
}

bool jig_parser_deep(JigParser *p) {
    return jig_stack_ok(p->ctx) || jig_parser_error_here(p, "nesting is too deep");
}

/* ---- Tokens ---- */

void jig_parser_reset(JigParser *p, const char *at) {
    p->lex.cur = at;
    jig_parser_next(p);
    p->prev_end = at;
}

bool jig_parser_expect(JigParser *p, JigTokenKind kind, const char *message) {
    return jig_parser_try(p, kind) || jig_parser_wrong_token(p, "%s", message);
}

bool jig_parser_list(JigParser *p, bool (*element)(JigParser *p, void *user), void *user) {
    do
        JIG_CHECK(element(p, user));
    while (jig_parser_try(p, JIG_TOK_COMMA));
    return true;
}

bool jig_parser_u64(const JigToken *t, uint64_t *out) {
    bool hex = t->len > 1 && t->ptr[1] == 'x';
    uint64_t value = 0, radix = hex ? 16 : 10;
    for (size_t i = hex ? 2 : 0; i < t->len; ++i) {
        char c = t->ptr[i];
        uint64_t digit = c <= '9' ? (uint64_t)(c - '0') : (uint64_t)((c | 0x20) - 'a' + 10);
        if (__builtin_mul_overflow(value, radix, &value) ||
            __builtin_add_overflow(value, digit, &value))
            return false;
    }
    *out = value;
    return true;
}

bool jig_parser_big_int(const JigToken *t, JigArena *a, JigInt *out) {
    bool hex = t->len > 1 && t->ptr[1] == 'x';
    JigStr digits = {t->ptr + (hex ? 2 : 0), t->len - (hex ? 2 : 0)};
    return jig_int_parse(digits, hex ? 16 : 10, a, out);
}

JigStr jig_parser_full_name(JigParser *p, JigStr dialect, JigStr name) {
    char *text = jig_arena_alloc(&p->scratch, dialect.len + name.len + 1);
    if (dialect.len)
        memcpy(text, dialect.ptr, dialect.len);
    text[dialect.len] = '.';
    if (name.len)
        memcpy(text + dialect.len + 1, name.ptr, name.len);
    return (JigStr){text, dialect.len + name.len + 1};
}

/* ---- Setting up ---- */

/* So much text is kept in memory behind the parser. */
enum { PAGE_OUT_STEP = 1 << 21 };

void jig_parser_page_out(JigParser *p) {
    const char *to = p->tok.ptr - PAGE_OUT_STEP / 2;
    jig_file_page_out((JigStr){p->paged_out, (size_t)(to - p->paged_out)});
    p->paged_out = to;
    p->page_out_at = to + PAGE_OUT_STEP;
}

void jig_parser_init(JigParser *p, JigContext *ctx, JigStr text, JigStr file_name) {
    if (!text.ptr)
        text = JIG_STR("");
    JigSource *source = jig_source_of(ctx, text);
    if (!source) {
        jig_source_add(ctx, file_name, text, false, 1);
        source = &jig_vec_last(&ctx->sources);
        text = source->text;
    }
    source->readers++;
    *p = (JigParser){.ctx = ctx, .base = text.ptr, .first_line = source->first_line};
    for (const char *c = source->text.ptr; (c = memchr(c, '\n', (size_t)(text.ptr - c))); ++c)
        p->first_line++;
    while (p->base > source->text.ptr && p->base[-1] != '\n')
        --p->base;
    p->paged_out = text.ptr;
    p->page_out_at =
        text.ptr + (source->mapped && text.len > PAGE_OUT_STEP ? PAGE_OUT_STEP : text.len + 1);
    p->whole_source = text.ptr == source->text.ptr;
    p->lex = (JigLexer){.begin = text.ptr,
                        .end = text.ptr + text.len,
                        .cur = text.ptr,
                        .error = lexer_error,
                        .user = p};
    p->file = jig_ident(ctx, file_name);
    p->file_number = jig_loc_file_number(ctx, p->file);
    p->default_dialect = JIG_STR("builtin");
    jig_vec_push(&p->marks, 0);
    p->num_lines = 1;
    jig_arena_init(&p->scratch);
    jig_arena_init(&p->keep);
    jig_arena_alloc(&p->scratch, 16); /* so that rewinding keeps the first chunk */
    p->tok.ptr = text.ptr;
    jig_parser_next(p);
}

void jig_parser_free(JigParser *p) {
    jig_source_of(p->ctx, (JigStr){p->lex.begin, (size_t)(p->lex.end - p->lex.begin)})->readers--;
    jig_scope_free(p);
    jig_vec_free(&p->marks);
    jig_vec_free(&p->deferred);
    jig_strmap_free(&p->deferred_names);
    jig_vec_free(&p->bodies_of);
    jig_strmap_free(&p->attr_aliases);
    jig_strmap_free(&p->type_aliases);
    jig_strmap_free(&p->resource_keys);
    jig_strmap_free(&p->affine_names);
    jig_ptrmap_free(&p->distinct);
    jig_ptrmap_free(&p->bodies);
    jig_arena_free(&p->scratch);
    jig_arena_free(&p->keep);
}

/* ---- Aliases ---- */

/* `#name = attribute` or `!name = type` at the top level. */
static bool parse_alias(JigParser *p, bool is_type) {
    const char *what = is_type ? "type" : "attribute";
    JigStr name = {p->tok.ptr + 1, p->tok.len - 1};
    JigStrMap *aliases = is_type ? &p->type_aliases : &p->attr_aliases;
    if (jig_strmap_get(aliases, name))
        return jig_parser_error_here(p, "redefinition of %s alias id '%.*s'", what, JIG_FMT(name));
    if (memchr(name.ptr, '.', name.len))
        return jig_parser_error_here(
            p, "%s names with a '.' are reserved for dialect-defined names", what);
    jig_parser_next(p);
    JIG_CHECK(jig_parser_expect(p, JIG_TOK_EQUAL,
                                is_type ? "expected '=' in type alias definition"
                                        : "expected '=' in attribute alias definition"));
    const void *value =
        is_type ? (const void *)jig_parser_type(p) : (const void *)jig_parser_attr(p, NULL);
    if (!value)
        return false;
    jig_strmap_set(aliases, name, (void *)value);
    if (p->map && (is_type || !jig_printer_is_leaf_attr(value)))
        jig_text_map_alias(p->map, p, value, (JigStr){name.ptr - 1, name.len + 1});
    return true;
}

/* ---- Entry points ---- */

static bool parse_top_level(JigParser *p, JigBlock *into) {
    for (;;) {
        JigArenaMark mark = jig_arena_mark(&p->scratch);
        JigRecoverPoint point = jig_recover_point(p);
        bool ok;
        switch (p->tok.kind) {
        case JIG_TOK_EOF:
            return true;
        case JIG_TOK_ERROR:
            ok = false;
            break;
        case JIG_TOK_HASH:
            ok = parse_alias(p, false);
            break;
        case JIG_TOK_EXCLAIM:
            ok = parse_alias(p, true);
            break;
        case JIG_TOK_META_BEGIN:
            ok = jig_parser_file_metadata(p);
            break;
        default:
            ok = jig_parser_operation(p, into);
            break;
        }
        JIG_CHECK(ok || jig_recover(p, &point));
        jig_arena_rewind(&p->scratch, mark);
    }
}

/* After errors that were read over, all the rest is looked at, too. */
static bool end_with_gaps(JigParser *p, JigOp *module, JigParserScope scope) {
    jig_scope_adopt_blocks(p, scope, jig_op_region(module, 0));
    (void)!jig_scope_check_forwards(p);
    jig_recover_stand_in(p, jig_op_region(module, 0)->first);
    (void)!jig_parser_resolve_locs(p, module);
    jig_scope_drop(p, scope);
    return true;
}

static bool parse_file(JigParser *p, JigOp *module) {
    JigParserScope scope = jig_scope_push(p);
    bool read = parse_top_level(p, jig_op_region(module, 0)->first);
    if (read && p->map && p->map->goes_on)
        return end_with_gaps(p, module, scope);
    if (read && jig_scope_check_forwards(p) && jig_parser_resolve_locs(p, module))
        return jig_scope_pop(p, scope);
    jig_scope_drop(p, scope);
    return false;
}

static JigLoc line_zero(JigParser *p) {
    return jig_loc_numbered(p->ctx, p->file_number, p->file, 0, 0);
}

/* The implicit module stands where the text does, a whole file at line 0. */
static JigLoc module_loc(JigParser *p) {
    return p->whole_source ? line_zero(p) : jig_parser_loc(p, p->lex.begin);
}

static JigOp *create_module(JigParser *p) {
    JigRegion *region = jig_region_create(p->ctx);
    jig_region_insert(region, NULL, jig_block_create(p->ctx));
    JigOpState s = {.name = jig_op_name(p->ctx, JIG_STR("builtin.module")),
                    .loc = line_zero(p), /* until it is verified */
                    .num_regions = 1,
                    .regions = &region};
    JigOp *module = jig_op_create(&s);
    jig_region_destroy(region);
    return module;
}

/* The only op of the block when it may stand for the whole; NULL else. */
static JigOp *only_op(const JigBlock *b) {
    return b->first && b->first == b->last ? b->first : NULL;
}

/* What the reference writes with --emit-bytecode. */
static bool is_bytecode(JigStr text) {
    return jig_str_starts_with(text, "ML\xefR");
}

static JigOp *parse_source(JigContext *ctx, JigStr text, JigStr file_name, bool verify,
                           bool implicit_module, JigTextMap *map) {
    JigParser parser, *p = &parser;
    if (text.len >= UINT32_MAX) {
        (void)jig_error(ctx, jig_loc_file(ctx, file_name, 0, 0), "file is too large");
        return NULL;
    }
    jig_parser_init(p, ctx, text, file_name);
    p->map = map;
    if (map)
        map->base = p->lex.begin;
    JigOp *module = create_module(p);
    JigLoc whole = module_loc(p);
    bool ok = is_bytecode(text)
                  ? jig_error(ctx, whole, "this is bytecode, and only text can be read")
                  : parse_file(p, module);
    if (!ok)
        jig_parser_discard_region(jig_op_region(module, 0));
    jig_parser_free(p);
    if (!ok || (verify && !jig_op_verify(module))) {
        jig_op_destroy(module);
        return NULL;
    }
    module->loc = whole;
    JigBlock *body = jig_op_region(module, 0)->first;
    JigOp *only = only_op(body), *top = module;
    if (implicit_module ? only && only->name == module->name : only != NULL) {
        top = only;
    } else if (!implicit_module) {
        size_t n = 0;
        for (JigOp *op = body->first; op; op = op->next)
            ++n;
        (void)jig_error(ctx, whole, "source must contain a single top-level operation, found: %zu",
                        n);
        top = NULL;
    }
    if (top == only && top)
        jig_op_remove(top);
    if (top != module)
        jig_op_destroy(module);
    return top;
}

/* A text to be read, and what it says. */
typedef struct Reading {
    JigContext *ctx;
    JigStr text, file_name;
    bool verify, implicit_module;
    JigTextMap *map;
    const JigType *type; /* of the attribute; or what the text is */
    JigOp *op;
    const JigAttr *attr;
} Reading;

/* Whatever is taken back later, what was read belongs to who asked for it: it is as little in the
 * journal as IR of the context's own. False: there was no memory. */
static bool read_apart(Reading *r, void (*read)(void *user)) {
    bool was = jig_journal_pause(r->ctx), ok = jig_context_recovers(r->ctx, read, r);
    jig_journal_resume(r->ctx, was);
    return ok;
}

static void read_op(void *user) {
    Reading *r = user;
    r->op = parse_source(r->ctx, r->text, r->file_name, r->verify, r->implicit_module, r->map);
}

JigOp *jig_parse_module(JigContext *ctx, JigStr text, JigStr file_name, bool verify) {
    JIG_REQUIRE(ctx);
    Reading r = {.ctx = ctx,
                 .text = text,
                 .file_name = file_name,
                 .verify = verify,
                 .implicit_module = true};
    return read_apart(&r, read_op) ? r.op : NULL;
}

JigOp *jig_text_map_parse_module(JigContext *ctx, JigStr text, JigStr file_name, JigTextMap *map) {
    JIG_REQUIRE(ctx);
    bool was = jig_journal_pause(ctx);
    JigOp *module = parse_source(ctx, text, file_name, true, true, map);
    jig_journal_resume(ctx, was);
    return module;
}

/* Those that are told: what an attempt said that came to nothing is none. */
static bool count_error(void *user, JigContext *ctx, const JigDiag *diag) {
    size_t *errors = user;
    (void)ctx;
    *errors += diag->severity == JIG_ERROR;
    return false;
}

static void read_on(void *user) {
    Reading *r = user;
    size_t errors = 0;
    jig_context_push_handler(r->ctx, count_error, &errors);
    r->op = parse_source(r->ctx, r->text, r->file_name, false, true, r->map);
    jig_diag_flush(r->ctx);
    jig_context_pop_handler(r->ctx);
    r->map->is_valid = r->op && !r->map->is_part && !errors && jig_op_verify(r->op);
}

JigOp *jig_text_map_read(JigContext *ctx, JigStr text, JigStr file_name, JigTextMap *map) {
    JIG_REQUIRE(ctx && map);
    enum { READ_AGAIN = 16, SHORT = 1 << 16 };
    map->keeps_names = map->goes_on = true;
    map->budget = READ_AGAIN * text.len + SHORT;
    Reading r = {.ctx = ctx, .text = text, .file_name = file_name, .map = map};
    return read_apart(&r, read_on) ? r.op : NULL;
}

JigOp *jig_parse_top_op(JigContext *ctx, JigStr text, JigStr file_name, bool verify) {
    JIG_REQUIRE(ctx);
    Reading r = {.ctx = ctx, .text = text, .file_name = file_name, .verify = verify};
    return read_apart(&r, read_op) ? r.op : NULL;
}

/* Nothing may follow. */
static bool at_end(JigParser *p) {
    return jig_parser_is(p, JIG_TOK_EOF) ||
           jig_parser_error_here(p, "found trailing characters: '%.*s'",
                                 (int)(p->lex.end - p->tok.ptr), p->tok.ptr);
}

static void read_type(void *user) {
    Reading *r = user;
    JigParser p;
    jig_parser_init(&p, r->ctx, r->text, r->file_name);
    r->type = jig_parser_type(&p);
    if (r->type && !at_end(&p))
        r->type = NULL;
    jig_parser_free(&p);
}

const JigType *jig_parse_type_str(JigContext *ctx, JigStr text, JigStr file_name) {
    JIG_REQUIRE(ctx);
    Reading r = {.ctx = ctx, .text = text, .file_name = file_name};
    return jig_context_recovers(ctx, read_type, &r) ? r.type : NULL;
}

static const JigAttr *parse_only_attr(JigParser *p, const JigType *type) {
    const JigAttr *attr = jig_parser_attr(p, type);
    if (attr && !at_end(p))
        attr = NULL;
    jig_parser_free(p);
    return attr;
}

static void read_attr(void *user) {
    Reading *r = user;
    JigParser p;
    jig_parser_init(&p, r->ctx, r->text, r->file_name);
    r->attr = parse_only_attr(&p, NULL);
}

const JigAttr *jig_parse_attr_str(JigContext *ctx, JigStr text, JigStr file_name) {
    JIG_REQUIRE(ctx);
    Reading r = {.ctx = ctx, .text = text, .file_name = file_name};
    return jig_context_recovers(ctx, read_attr, &r) ? r.attr : NULL;
}

static void read_typed_attr(void *user) {
    Reading *r = user;
    JigContext *ctx = r->ctx;
    JigParser p;
    jig_source_add(ctx, r->text, r->text, false, 1);
    size_t known = ctx->sources.len;
    jig_vec_last(&ctx->sources).hidden = true;
    jig_parser_init(&p, ctx, jig_vec_last(&ctx->sources).text, r->text);
    r->attr = parse_only_attr(&p, r->type);
    if (ctx->sources.len == known)
        jig_source_drop_last(ctx);
}

const JigAttr *jig_parse_typed_attr_str(JigContext *ctx, JigStr text, const JigType *type) {
    JIG_REQUIRE(ctx);
    Reading r = {.ctx = ctx, .text = text, .type = type};
    return jig_context_recovers(ctx, read_typed_attr, &r) ? r.attr : NULL;
}
