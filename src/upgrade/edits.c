/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* From what became of ops to edits of their text. */
#include "upgrade/upgrade_int.h"

#include "transform/ops/ops.h"

#include <ctype.h>
#include <stdlib.h>

void jig_upgrade_edit(Upgrade *u, size_t begin, size_t end, JigStr text) {
    jig_vec_push(&u->edits, ((Edit){begin, end, u->edits.len, text}));
}

/* ---- Scanning: strings and comments are passed over ---- */

size_t jig_upgrade_skip_opaque(JigStr text, size_t i, size_t end) {
    const char *s = text.ptr;
    if (s[i] == '/' && i + 1 < end && s[i + 1] == '/') {
        while (i < end && s[i] != '\n')
            ++i;
        return i;
    }
    if (s[i] != '"')
        return i;
    for (++i; i < end && s[i] != '"'; ++i)
        i += s[i] == '\\';
    return i < end ? i + 1 : end;
}

size_t jig_upgrade_skip_blank(JigStr text, size_t i, size_t end) {
    for (size_t next; i < end; i = next) {
        next = text.ptr[i] == '/' ? jig_upgrade_skip_opaque(text, i, end) : i + 1;
        if (next == i || (next == i + 1 && !strchr(" \t\r\n", text.ptr[i])))
            return i;
    }
    return i;
}

size_t jig_upgrade_find(JigStr text, size_t i, size_t end, char c) {
    for (size_t next; i < end && text.ptr[i] != c; i = next) {
        next = jig_upgrade_skip_opaque(text, i, end);
        next += next == i;
    }
    return i < end ? i : end;
}

static bool is_name_char(char c) {
    return isalnum((unsigned char)c) || c == '_' || c == '$' || c == '.' || c == '-';
}

/* ---- Text of ops ---- */

JigStr jig_upgrade_indentation(const Upgrade *u, size_t at) {
    size_t line = at;
    while (line > 0 && u->text.ptr[line - 1] != '\n')
        --line;
    size_t end = line;
    while (end < at && (u->text.ptr[end] == ' ' || u->text.ptr[end] == '\t'))
        ++end;
    return (JigStr){u->text.ptr + line, end - line};
}

static void append_indented(JigCharVec *out, JigStr text, JigStr indent) {
    for (size_t i = 0; i < text.len; ++i) {
        jig_vec_push(out, text.ptr[i]);
        if (text.ptr[i] == '\n')
            jig_vec_append(out, indent.ptr, indent.len);
    }
}

size_t jig_upgrade_line_rest(const Upgrade *u, size_t i) {
    size_t end = i;
    while (end < u->text.len && strchr(" \t\r", u->text.ptr[end]))
        ++end;
    return end < u->text.len && u->text.ptr[end] == '\n' ? end : i;
}

/* Comments inside of what is written anew go before it. */
static void append_comments(const Upgrade *u, size_t begin, size_t limit, JigStr indent,
                            JigCharVec *out) {
    for (size_t i = begin, end; i<limit; i = end> i ? end : i + 1) {
        end = jig_upgrade_skip_opaque(u->text, i, limit);
        if (end == i || u->text.ptr[i] != '/')
            continue;
        jig_vec_append(out, u->text.ptr + i, end - i);
        jig_vec_push(out, '\n');
        jig_vec_append(out, indent.ptr, indent.len);
    }
}

static JigStr text_of(Upgrade *u, JigOp *op, bool hide_regions) {
    JigStr binding = jig_upgrade_binding(u, op),
           rest = jig_text_map_print_op(op, &(JigTextNames){.values = &u->given}, hide_regions,
                                        u->arena);
    while (rest.len && rest.ptr[rest.len - 1] == ' ')
        --rest.len;
    return jig_arena_printf(u->arena, "%.*s%.*s", JIG_FMT(binding), JIG_FMT(rest));
}

static JigStr take(Upgrade *u, JigCharVec *out) {
    JigStr text = jig_arena_str(u->arena, (JigStr){out->data ? out->data : "", out->len});
    jig_vec_free(out);
    return text;
}

JigStr jig_upgrade_comments(Upgrade *u, size_t begin, size_t end, JigStr indent) {
    JigCharVec out = {0};
    append_comments(u, begin, end, indent, &out);
    return take(u, &out);
}

/* Nothing is left of it: the line goes too when nothing else is there. */
static void remove_text(Upgrade *u, const JigOpText *t, JigStr comments) {
    size_t begin = t->begin - jig_upgrade_indentation(u, t->begin).len,
           end = jig_upgrade_line_rest(u, t->end);
    bool first = begin == 0 || u->text.ptr[begin - 1] == '\n';
    bool whole = first && end < u->text.len && u->text.ptr[end] == '\n' && !comments.len;
    jig_upgrade_edit(u, whole ? begin : t->begin, whole ? end + 1 : t->end, comments);
}

static void replace_text(Upgrade *u, const Rewritten *r) {
    JigCharVec out = {0};
    JigStr indent = jig_upgrade_indentation(u, r->was->begin);
    append_comments(u, r->was->begin, r->was->end, indent, &out);
    if (!r->num_ops) {
        remove_text(u, r->was, take(u, &out));
        return;
    }
    for (size_t i = 0; i < r->num_ops; ++i) {
        if (i) {
            jig_vec_push(&out, '\n');
            jig_vec_append(&out, indent.ptr, indent.len);
        }
        append_indented(&out, text_of(u, r->ops[i], false), indent);
    }
    jig_upgrade_edit(u, r->was->begin, r->was->end, take(u, &out));
}

/* Regions of the text in their order. */
static const JigRegionText **regions_of(Upgrade *u, const JigOpText *t, size_t *n) {
    *n = 0;
    for (const JigRegionText *r = t->last_region; r; r = r->next)
        ++*n;
    const JigRegionText **list = JIG_NEW_ARRAY(u->arena, const JigRegionText *, *n + 1);
    size_t i = *n;
    for (const JigRegionText *r = t->last_region; r; r = r->next)
        list[--i] = r;
    return list;
}

/* ---- What readers of older texts added to a region ---- */

/* ^bb0(%a: !t): of a block whose arguments the text does not have. */
static void insert_label(Upgrade *u, JigBlock *block, const JigRegionText *r) {
    JigCharVec out = {0};
    size_t first = jig_upgrade_skip_blank(u->text, r->begin + 1, r->end);
    if (u->text.ptr[first] == '^' || !jig_block_num_args(block))
        return;
    jig_vec_append(&out, "\n", 1);
    JigStr indent = jig_upgrade_indentation(u, r->begin);
    jig_vec_append(&out, indent.ptr, indent.len);
    jig_vec_append(&out, "^bb0(", 5);
    for (size_t i = 0; i < jig_block_num_args(block); ++i) {
        JigValue *arg = jig_block_arg(block, i);
        const JigStr *name = jig_ptrmap_get(&u->given, arg);
        JigStr text = jig_arena_printf(
            u->arena, "%s%.*s: %.*s", i ? ", " : "", JIG_FMT(*name),
            JIG_FMT(jig_attr_to_str(jig_attr_of_type(jig_value_type(arg)), u->arena)));
        jig_vec_append(&out, text.ptr, text.len);
    }
    jig_vec_append(&out, "):", 2);
    jig_upgrade_edit(u, r->begin + 1, r->begin + 1, take(u, &out));
}

/* Ops that have no text, behind those that have one. */
static void insert_ops(Upgrade *u, JigBlock *block) {
    const JigOpText *before = NULL;
    for (JigOp *op = jig_block_first(block); op && jig_op_next(op); op = jig_op_next(op)) {
        const JigOpText *t = jig_ptrmap_get(&u->map.ops, op);
        before = t ? t : before;
        if (t || !before)
            continue;
        JigCharVec out = {0};
        jig_upgrade_name_results(u, op);
        JigStr indent = jig_upgrade_indentation(u, before->begin);
        jig_vec_append(&out, "\n", 1);
        jig_vec_append(&out, indent.ptr, indent.len);
        append_indented(&out, text_of(u, op, false), indent);
        jig_upgrade_edit(u, before->end, before->end, take(u, &out));
    }
}

void jig_upgrade_insert_missing(Upgrade *u, const JigOpText *t) {
    if (!t->last_region || !jig_op_is(t->op, JIG_TRANSFORM(SEQUENCE)))
        return;
    JigBlock *block = jig_region_first(jig_transform_sequence_body(t->op));
    insert_label(u, block, t->last_region);
    insert_ops(u, block);
}

/* What stands before, between and behind the regions, which keep theirs. */
static void replace_around_regions(Upgrade *u, const Rewritten *r) {
    size_t n, from = r->was->begin;
    const JigRegionText **regions = regions_of(u, r->was, &n);
    JigStr indent = jig_upgrade_indentation(u, from), text = text_of(u, r->ops[0], true);
    JigCharVec comments = {0};
    for (size_t i = 0; i <= n; ++i)
        append_comments(u, i ? regions[i - 1]->end : from, i < n ? regions[i]->begin : r->was->end,
                        indent, &comments);
    jig_upgrade_edit(u, from, from, take(u, &comments));
    for (size_t i = 0; i <= n; ++i) {
        const char *mark = memchr(text.ptr, JIG_HIDDEN_REGION, text.len);
        size_t len = mark && i < n ? (size_t)(mark - text.ptr) : text.len;
        jig_upgrade_edit(u, from, i < n ? regions[i]->begin : r->was->end, (JigStr){text.ptr, len});
        from = i < n ? regions[i]->end : from;
        len += mark && i < n;
        text = (JigStr){text.ptr + len, text.len - len};
    }
}

/* ---- Names ---- */

/* Is the token at `i` the old name? Its end, or 0. */
static size_t name_at(JigStr text, size_t i, size_t end, const JigNameText *was) {
    size_t at = i + 1 + was->name.len;
    if (at > end || memcmp(text.ptr + i + 1, was->name.ptr, was->name.len) != 0 ||
        (at < end && is_name_char(text.ptr[at])))
        return 0;
    if (at == end || text.ptr[at] != '#')
        return was->index == 0 ? at : 0;
    char *stop;
    unsigned long index = strtoul(text.ptr + at + 1, &stop, 10);
    return index == was->index ? (size_t)(stop - text.ptr) : 0;
}

static void rename_in(Upgrade *u, const Rename *r, size_t begin, size_t end) {
    const JigStr *now = jig_ptrmap_get(&u->given, r->now);
    for (size_t i = begin, next; now && i < end; i = next) {
        next = jig_upgrade_skip_opaque(u->text, i, end);
        if (next > i)
            continue;
        size_t stop = u->text.ptr[i] == '%' ? name_at(u->text, i, end, r->was) : 0;
        if (stop)
            jig_upgrade_edit(u, i, stop, *now);
        next = stop ? stop : i + 1;
    }
}

/* In the op's own text, its results and what is nested excluded. */
static void rename_uses(Upgrade *u, const Rename *r) {
    size_t n, from = r->user->name;
    const JigStr *now = jig_ptrmap_get(&u->given, r->now);
    const JigNameText *same = jig_ptrmap_get(&u->map.names, r->now);
    if (jig_ptrmap_has(&u->anew, r->user) || !now ||
        (same && jig_str_eq(same->name, r->was->name) && same->index == r->was->index &&
         same->num == r->was->num))
        return;
    const JigRegionText **regions = regions_of(u, r->user, &n);
    for (size_t i = 0; i <= n; ++i) {
        rename_in(u, r, from, i < n ? regions[i]->begin : r->user->end);
        from = i < n ? regions[i]->end : from;
    }
}

/* ---- All of it ---- */

static int by_place(const void *a, const void *b) {
    const Edit *x = a, *y = b;
    return x->begin != y->begin ? (x->begin < y->begin ? -1 : 1)
           : x->end != y->end   ? (x->end < y->end ? -1 : 1)
                                : (x->number > y->number) - (x->number < y->number);
}

void jig_upgrade_make_edits(Upgrade *u) {
    for (size_t i = 0; i < u->rewritten.len; ++i) {
        const Rewritten *r = &u->rewritten.data[i];
        if (r->is_itself && r->was->last_region)
            replace_around_regions(u, r);
        else
            replace_text(u, r);
    }
    for (size_t i = 0; i < u->renames.len; ++i)
        rename_uses(u, &u->renames.data[i]);
    if (u->edits.len)
        qsort(u->edits.data, u->edits.len, sizeof *u->edits.data, by_place);
}

/* Lines of the new text end as those of the text do. */
static void append_lines(const Upgrade *u, JigStr text, JigCharVec *out) {
    const char *line = u->text.len ? memchr(u->text.ptr, '\n', u->text.len) : NULL;
    bool crlf = line && line > u->text.ptr && line[-1] == '\r';
    for (size_t i = 0; i < text.len; ++i) {
        if (crlf && text.ptr[i] == '\n' && (i == 0 || text.ptr[i - 1] != '\r'))
            jig_vec_push(out, '\r');
        jig_vec_push(out, text.ptr[i]);
    }
}

/* The same use may be noted twice, as two operands of an op. */
JigStr jig_upgrade_apply(const Upgrade *u) {
    JigCharVec out = {0};
    size_t at = 0;
    for (size_t i = 0; i < u->edits.len; ++i) {
        const Edit *e = &u->edits.data[i];
        if (e->begin < at)
            continue;
        jig_vec_append(&out, u->text.ptr + at, e->begin - at);
        append_lines(u, e->text, &out);
        at = e->end;
    }
    jig_vec_append(&out, u->text.ptr + at, u->text.len - at);
    JigStr text = jig_arena_str(u->arena, (JigStr){out.data ? out.data : "", out.len});
    jig_vec_free(&out);
    return text;
}
