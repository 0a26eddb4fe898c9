/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * The custom form of an op: as it is written today, else as former releases wrote it.
 *
 * Older texts are tried where today's does not fit, with nothing reported meanwhile. When none
 * fits, what is wrong with today's is said. That goes on as long as reading has left no trace: not
 * once a region has begun or operands are looked up.
 */
#include "asm/format.h"
#include "asm/older.h"
#include "asm/parser_int.h"
#include "asm/text_map.h"
#include "ir/spec/spec.h"
#include "support/check.h"

/* Attributes that the op can't store are dropped, and are not there then. */
static void drop_unstorable(JigParser *p, JigOpFrame *f) {
    const JigAttr *given = jig_state_attrs(&f->state, p),
                  *kept = jig_spec_drop_unstorable(f->state.name, given);
    for (size_t i = 0; kept != given && i < jig_attr_dict_len(given); i++)
        if (!jig_attr_dict_find(kept, jig_attr_dict_items(given)[i].name))
            f->build.absent = jig_attr_dict_items(given)[i].name;
    f->state.attrs = kept;
}

static bool read_by(JigParser *p, JigOpFrame *f, bool (*parse)(JigParser *p, JigOpState *state)) {
    JIG_CHECK(parse(p, &f->state));
    drop_unstorable(p, f);
    return true;
}

/* `text` NULL: today's. */
static bool read_form(JigParser *p, JigOpFrame *f, const JigOpName *name,
                      const JigOlderText *text) {
    const JigOpRow *row = name->row;
    f->state.name = name;
    f->older = text;
    p->default_dialect = jig_str(row->default_dialect ? row->default_dialect : "");
    if (text && text->parse)
        return read_by(p, f, text->parse);
    if (text && text->format)
        return jig_format_parse(p, name, text->format, &f->state);
    if (row->format)
        return jig_format_parse(p, name, NULL, &f->state);
    if (row->parse)
        return read_by(p, f, row->parse);
    return jig_parse_error(p, f->spot, "has no custom assembly form");
}

/* As before anything was read of the op. */
static void start_again(JigParser *p, JigOpFrame *f, const char *at, size_t errors) {
    f->build = (struct JigStateBuild){0};
    f->state = (JigOpState){.loc = f->state.loc, .build = &f->build};
    p->errors = errors;
    jig_parser_reset(p, at);
}

/* May an op end here? What a text leaves unread on its line makes it another one. */
static bool at_end_of_op(const JigParser *p) {
    if (jig_parser_is(p, JIG_TOK_RBRACE) || jig_parser_is(p, JIG_TOK_EOF) ||
        jig_parser_is_word(p, "loc"))
        return true;
    bool may_begin = jig_parser_is(p, JIG_TOK_PERCENT) || jig_parser_is(p, JIG_TOK_BARE) ||
                     jig_parser_is(p, JIG_TOK_STRING) || jig_parser_is(p, JIG_TOK_CARET) ||
                     jig_parser_is(p, JIG_TOK_HASH) || jig_parser_is(p, JIG_TOK_EXCLAIM) ||
                     jig_parser_is(p, JIG_TOK_META_BEGIN);
    return may_begin && p->tok.ptr > p->prev_end &&
           memchr(p->prev_end, '\n', (size_t)(p->tok.ptr - p->prev_end));
}

static bool read_silently(JigParser *p, JigOpFrame *f, const JigOlderText *text,
                          JigDiagCapture *said) {
    const JigOpName *name = jig_op_name(p->ctx, jig_str(text->op ? text->op : text->name));
    size_t errors = p->errors;
    jig_diag_capture_begin(p->ctx, said);
    bool ok = read_form(p, f, name, text) && p->errors == errors;
    jig_diag_capture_end(p->ctx, said);
    f->is_committed &= !ok || at_end_of_op(p);
    return ok && at_end_of_op(p);
}

/* The next text of the same name. */
static const JigOlderText *next_of(const JigOlderText *t) {
    return t[1].name && strcmp(t[1].name, t->name) == 0 ? t + 1 : NULL;
}

/* What was heard while a text was tried is what there is to say, in place of what was. */
static void say(JigDiagCapture *said, const JigDiagCapture *heard) {
    jig_diag_capture_free(said);
    *said = *heard;
}

/* Texts for a number of named results, or for any: they come before today's. One that does not fit
 * says nothing, unless no other can be tried any more. */
static bool read_numbered(JigParser *p, JigOpFrame *f, const JigOlderText *texts,
                          JigDiagCapture *said) {
    const char *at = p->tok.ptr;
    size_t errors = p->errors;
    for (const JigOlderText *t = texts; t && !f->is_committed; t = next_of(t)) {
        if (!t->named || (t->named != f->named && t->named != JIG_OLDER_FIRST))
            continue;
        JigDiagCapture heard;
        bool ok = read_silently(p, f, t, &heard);
        if (ok || f->is_committed) {
            say(said, &heard);
            return ok;
        }
        jig_diag_capture_free(&heard);
        start_again(p, f, at, errors);
    }
    return false;
}

/* The other texts, where today's does not fit: what was said of that stands when none of them does.
 * But who upgrades hears what is wrong with an old text that was read too far to try another. */
static bool read_others(JigParser *p, JigOpFrame *f, const JigOlderText *texts,
                        JigDiagCapture *said) {
    const char *at = p->tok.ptr;
    size_t errors = p->errors;
    for (const JigOlderText *t = texts; t && !f->is_committed; t = next_of(t)) {
        if (t->named)
            continue;
        start_again(p, f, at, errors);
        JigDiagCapture heard;
        bool ok = read_silently(p, f, t, &heard);
        if (ok || !said->first || (f->is_committed && p->map))
            say(said, &heard);
        else
            jig_diag_capture_free(&heard);
        if (ok)
            return true;
    }
    return false;
}

static bool read_today(JigParser *p, JigOpFrame *f, const JigOpName *name, JigDiagCapture *said) {
    size_t errors = p->errors;
    jig_diag_capture_free(said);
    jig_diag_capture_begin(p->ctx, said);
    bool ok = read_form(p, f, name, NULL) && p->errors == errors;
    jig_diag_capture_end(p->ctx, said);
    return ok;
}

bool jig_parser_custom_form(JigParser *p, JigOpFrame *f, const JigOpName *name,
                            const JigOlderText *texts) {
    if (!texts)
        return read_form(p, f, name, NULL);
    size_t errors = p->errors;
    const char *at = p->tok.ptr;
    JigDiagCapture said = {0}; /* repeated here, whichever text said it */
    bool ok = read_numbered(p, f, texts, &said);
    if (!ok && name && !f->is_committed)
        ok = read_today(p, f, name, &said);
    if (!ok && !f->is_committed) {
        start_again(p, f, at, errors);
        ok = read_others(p, f, texts, &said);
    }
    bool is_silent = !ok && !said.first;
    jig_diag_capture_replay(p->ctx, &said);
    jig_diag_capture_free(&said);
    if (is_silent)
        return jig_parser_wrong_token(p, "expected the end of the operation");
    p->errors += !ok && p->errors == errors;
    p->ctx->has_older |= ok && f->older;
    return ok;
}

/* ---- For readers of older texts ---- */

JigStr jig_older_today(JigContext *ctx, JigStr name) {
    const JigOlderText *t = jig_strmap_get(&ctx->older_texts, name);
    bool is_same = t && t->op && !t->parse && !t->format && !jig_strmap_get(&ctx->op_rows, name);
    return is_same ? jig_str(t->op) : name;
}

bool jig_older_is_called(JigContext *ctx, JigStr name, JigStr said) {
    return jig_str_eq(name, said) || jig_str_eq(name, jig_older_today(ctx, said));
}

bool jig_older_admits(const JigParser *p, const JigType *type) {
    const JigOlderText *text = p->frame ? p->frame->older : NULL;
    const JigTypeRow *row = jig_type_row(type);
    return !text || !text->only || p->map /* who upgrades may */ ||
           (row && strcmp(row->name, text->only) == 0);
}

bool jig_older_ends_behind_braces(JigParser *p) {
    JIG_REQUIRE(p);
    const char *at = p->tok.ptr, *end = p->prev_end;
    size_t depth = 0;
    do {
        depth += jig_parser_is(p, JIG_TOK_LBRACE);
        depth -= jig_parser_is(p, JIG_TOK_RBRACE);
        jig_parser_next(p);
    } while (depth && !jig_parser_is(p, JIG_TOK_EOF));
    bool ends = at_end_of_op(p);
    jig_parser_reset(p, at);
    p->prev_end = end;
    return ends;
}

bool jig_older_block_has_label(JigParser *p) {
    JIG_REQUIRE(p);
    const char *at = p->tok.ptr, *end = p->prev_end;
    jig_parser_next(p);
    bool has_label = jig_parser_is(p, JIG_TOK_CARET);
    jig_parser_reset(p, at);
    p->prev_end = end;
    return has_label;
}

JigValue *jig_older_value_before(JigParser *p, JigLoc loc, const JigOpRow *row,
                                 JigValue *const *operands, size_t n, const JigType *type,
                                 const JigAttr *value) {
    JigNamedAttr attr = {jig_ident(p->ctx, JIG_STR("value")), value};
    JigOp *op = jig_op_create(&(JigOpState){.loc = loc,
                                            .name = jig_op_name_of_row(p->ctx, row),
                                            .operands = (JigValue **)operands,
                                            .num_operands = n,
                                            .types = &type,
                                            .num_types = 1,
                                            .attrs = jig_attr_dict(p->ctx, &attr, value != NULL)});
    jig_block_insert(p->frame->into, NULL, op);
    p->frame->num_before++;
    return jig_op_result(op, 0);
}

void jig_older_note(JigParser *p, const JigOlderText *text, bool whole) {
    JIG_REQUIRE(p && text);
    p->ctx->has_older = true;
    if (!p->frame)
        return;
    p->frame->older = text;
    p->frame->is_whole |= whole;
}

void jig_older_forget(JigParser *p, const JigOp *op) {
    JIG_REQUIRE(p && op);
    if (p->map)
        jig_text_map_forget(p->map, op);
}

bool jig_older_enum_value(JigParser *p, const JigEnumRow *row, JigStr text, int64_t *out) {
    if (jig_enum_value(row, text, out))
        return true;
    const JigEnumOlder *c = row->older;
    while (c && c->text && !jig_str_is(text, c->text))
        ++c;
    if (!c || !c->text || !jig_enum_value(row, jig_str(c->today), out))
        return false;
    if (p->frame && !p->frame->older)
        p->frame->older = &c->change;
    p->ctx->has_older = true;
    return true;
}

bool jig_older_try_enum(JigParser *p, const JigEnumRow *row, int64_t *out) {
    if (!row->older || !jig_parser_is(p, JIG_TOK_BARE) ||
        !jig_older_enum_value(p, row, jig_token_str(&p->tok), out))
        return false;
    jig_parser_next(p);
    return true;
}

bool jig_older_is_within(const JigParser *p, const char *name) {
    JIG_REQUIRE(p && name);
    const JigOpFrame *around = p->frame ? p->frame->outer : NULL;
    return around && jig_str_is(around->name, name);
}
