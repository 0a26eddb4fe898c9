/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The text with the edits: pieces of it that are others, and lines around these. */
#include "amend/amend_int.h"

#include "explain/dry_run.h"
#include "ir/context.h"
#include "support/check.h"

#include <stdlib.h>

/* Another text from `begin` to `end`; those of one place in the order in which they were noted. */
typedef struct Piece {
    size_t begin, end, number;
    JigStr text;
} Piece;
typedef JIG_VEC(Piece) Pieces;

static void add(Pieces *list, size_t begin, size_t end, JigStr text) {
    jig_vec_push(list, ((Piece){begin, end, list->len, text}));
}

/* ---- Words of the author ---- */

/* "!t" for "!transform.any_op", where the text says so. */
typedef struct JigTypeName {
    JigStr name, type;
} JigTypeName;

static bool is_word_char(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
           (c && strchr("_.$<-", c));
}

static void read_type_name(JigAmend *am, JigStr line, size_t *cap) {
    size_t n = 1;
    while (n < line.len && is_word_char(line.ptr[n]))
        n++;
    JigStr name = {line.ptr, n}, rest = jig_str_from(line, n);
    size_t equals = jig_str_find(rest, JIG_STR("="));
    if (n < 2 || equals == rest.len)
        return;
    JigDiagCapture told; /* it may be made of other names */
    jig_diag_capture_begin(am->ctx, &told);
    const JigType *t =
        jig_parse_type_str(am->ctx, jig_str_from(rest, equals + 1), JIG_STR("<type>"));
    jig_diag_capture_end(am->ctx, &told);
    jig_diag_capture_free(&told);
    JigTypeName known = {name, t ? jig_type_to_str(t, am->arena) : (JigStr){0}};
    if (t)
        JIG_ARENA_PUSH(am->arena, am->type_names, am->num_type_names, *cap, known);
}

static void read_type_names(JigAmend *am) {
    size_t cap = 0;
    for (size_t i = 0; i < am->lines.len; ++i) {
        size_t at = am->lines.data[i],
               end = i + 1 < am->lines.len ? am->lines.data[i + 1] - 1 : am->text.len;
        JigStr line = {am->text.ptr + at, end - at};
        if (line.len && line.ptr[0] == '!')
            read_type_name(am, line, &cap);
    }
}

static JigStr with_type_name(JigStr text, const JigTypeName *t, JigArena *a) {
    JigCharVec out = {0};
    size_t at = 0;
    for (size_t i = 0; i + t->type.len <= text.len; ++i) {
        if (memcmp(text.ptr + i, t->type.ptr, t->type.len) != 0 ||
            (i + t->type.len < text.len && is_word_char(text.ptr[i + t->type.len])))
            continue;
        jig_vec_append(&out, text.ptr + at, i - at);
        jig_vec_append(&out, t->name.ptr, t->name.len);
        at = i + t->type.len;
        i = at - 1;
    }
    jig_vec_append(&out, text.ptr + at, text.len - at);
    JigStr all = jig_arena_str(a, (JigStr){out.data ? out.data : "", out.len});
    jig_vec_free(&out);
    return all;
}

static JigStr with_type_names(const JigAmend *am, JigStr text, JigArena *a) {
    for (size_t i = 0; i < am->num_type_names; ++i)
        text = with_type_name(text, &am->type_names[i], a);
    return text;
}

/* ---- Steps ---- */

/* The blanks at the beginning of the line. */
static JigStr indent_at(const JigAmend *am, size_t at) {
    size_t begin = at, n = 0;
    while (begin && am->text.ptr[begin - 1] != '\n')
        begin--;
    while (begin + n < at && strchr(" \t", am->text.ptr[begin + n]))
        n++;
    return (JigStr){am->text.ptr + begin, n};
}

static JigStr indented(JigStr text, JigStr indent, JigArena *a) {
    JigCharVec out = {0};
    for (size_t i = 0; i < text.len; ++i) {
        jig_vec_push(&out, text.ptr[i]);
        if (text.ptr[i] == '\n')
            jig_vec_append(&out, indent.ptr, indent.len);
    }
    JigStr all = jig_arena_str(a, (JigStr){out.data ? out.data : "", out.len});
    jig_vec_free(&out);
    return all;
}

static void add_steps(const JigAmend *am, const JigScriptEdit *e, const JigOpText *t, JigArena *a,
                      Pieces *out) {
    JigStr indent = indent_at(am, t->begin),
           words = with_type_names(am, jig_amend_in_words(am, e, e->steps, a), a),
           text = indented(words, indent, a);
    if (e->kind == JIG_AMEND_REPLACE)
        add(out, t->begin, t->end, text);
    else
        add(out, t->begin, t->begin,
            jig_arena_printf(a, "%.*s\n%.*s", JIG_FMT(text), JIG_FMT(indent)));
}

/* Its line goes, too, when nothing else is there. */
static void add_removed(const JigAmend *am, const JigOpText *t, Pieces *out) {
    size_t begin = t->begin - indent_at(am, t->begin).len, end = t->end;
    while (end < am->text.len && strchr(" \t\r", am->text.ptr[end]))
        end++;
    bool whole = (!begin || am->text.ptr[begin - 1] == '\n') && end < am->text.len &&
                 am->text.ptr[end] == '\n';
    add(out, whole ? begin : t->begin, whole ? end + 1 : t->end, (JigStr){"", 0});
}

static const JigRegionText **regions_of(const JigOpText *t, size_t *n, JigArena *a) {
    *n = 0;
    for (const JigRegionText *r = t->last_region; r; r = r->next)
        ++*n;
    const JigRegionText **list = JIG_NEW_ARRAY(a, const JigRegionText *, *n + 1);
    size_t i = *n;
    for (const JigRegionText *r = t->last_region; r; r = r->next)
        list[--i] = r;
    return list;
}

/* It goes from where it stood to before `at`. */
static void add_moved(const JigAmend *am, const JigAmended *done, JigOp *op, const JigOpText *t,
                      const JigOpText *at, JigArena *a, Pieces *out) {
    JigStr binding = {am->text.ptr + t->begin, t->name - t->begin},
           text = with_type_names(am, jig_text_map_print_op(op, &done->named, false, a), a),
           indent = indent_at(am, at->begin);
    while (text.len && strchr(" \n", text.ptr[text.len - 1]))
        text.len--;
    add(out, at->begin, at->begin,
        jig_arena_printf(a, "%.*s%.*s\n%.*s", JIG_FMT(binding), JIG_FMT(text), JIG_FMT(indent)));
    add_removed(am, t, out);
}

/* What stands around its regions is printed anew, and they stay. */
static void add_changed(const JigAmend *am, const JigAmended *done, const JigOpText *t, JigOp *op,
                        JigArena *a, Pieces *out) {
    size_t n, from = t->name;
    const JigRegionText **regions = regions_of(t, &n, a);
    JigStr text = with_type_names(am, jig_text_map_print_op(op, &done->named, n != 0, a), a);
    for (size_t i = 0; i <= n; ++i) {
        const char *mark = memchr(text.ptr, JIG_HIDDEN_REGION, text.len);
        size_t len = mark && i < n ? (size_t)(mark - text.ptr) : text.len;
        JigStr part = {text.ptr, len};
        while (i == n && part.len && strchr(" \n", part.ptr[part.len - 1]))
            part.len--;
        size_t to = i < n ? regions[i]->begin : t->end;
        if (from < to || part.len)
            add(out, from, to, part);
        from = i < n ? regions[i]->end : from;
        text = jig_str_from(text, len + (mark && i < n));
    }
}

static int by_place(const void *a, const void *b) {
    const Piece *x = a, *y = b;
    if (x->begin != y->begin)
        return x->begin < y->begin ? -1 : 1;
    if (x->end != y->end)
        return x->end < y->end ? -1 : 1;
    return (x->number > y->number) - (x->number < y->number);
}

static void name_values(const JigAmend *am, JigAmended *done, JigArena *a) {
    size_t at = 0;
    for (const JigPtrEntry *e; (e = jig_ptrmap_next(&am->map.names, &at));) {
        JigStr *name = JIG_NEW(a, JigStr);
        *name = jig_amend_name_text(e->value, a);
        jig_ptrmap_set(&done->named, e->key, name);
    }
}

static void collect(JigAmend *am, JigAmended *done, JigArena *a, Pieces *out) {
    size_t at = 0;
    name_values(am, done, a);
    for (size_t i = 0; i < am->edits.len; ++i) {
        const JigScriptEdit *e = &am->edits.data[i];
        const JigOpText *t = jig_ptrmap_get(&am->map.ops, e->at);
        if (t && (e->kind == JIG_AMEND_INSERT || e->kind == JIG_AMEND_REPLACE))
            add_steps(am, e, t, a, out);
        else if (t && e->kind == JIG_AMEND_REMOVE)
            add_removed(am, t, out);
        const JigOpText *other = e->other ? jig_ptrmap_get(&am->map.ops, e->other) : NULL;
        if (t && other)
            add_moved(am, done, e->other, other, t, a, out);
    }
    for (const JigPtrEntry *e; (e = jig_ptrmap_next(&done->changed, &at));) {
        const JigOpText *t = jig_ptrmap_get(&am->map.ops, e->key);
        if (t)
            add_changed(am, done, t, (JigOp *)e->key, a, out);
    }
    if (out->len)
        qsort(out->data, out->len, sizeof *out->data, by_place);
}

/* Empty: the edits make no script. */
static Pieces pieces_of(JigAmend *am, JigArena *a) {
    Pieces out = {0};
    JigAmended done;
    if (!am->type_names)
        read_type_names(am);
    JigDryRun dry = jig_dry_run_begin(am->ctx);
    if (jig_amend_carry_out(am, &done))
        collect(am, &done, a, &out);
    jig_amended_free(&done);
    jig_dry_run_end(&dry);
    return out;
}

/* ---- Text ---- */

static JigStr assemble(const JigAmend *am, size_t begin, size_t end, const Piece *pieces, size_t n,
                       JigArena *a) {
    JigCharVec out = {0};
    for (size_t i = 0; i < n; ++i) {
        jig_vec_append(&out, am->text.ptr + begin, pieces[i].begin - begin);
        jig_vec_append(&out, pieces[i].text.ptr, pieces[i].text.len);
        begin = pieces[i].end;
    }
    jig_vec_append(&out, am->text.ptr + begin, end - begin);
    JigStr text = jig_arena_str(a, (JigStr){out.data ? out.data : "", out.len});
    jig_vec_free(&out);
    return text;
}

JigStr jig_amend_text(JigAmend *am, JigArena *a) {
    JIG_REQUIRE(am && a);
    Pieces pieces = pieces_of(am, a);
    JigStr text =
        pieces.len ? assemble(am, 0, am->text.len, pieces.data, pieces.len, a) : (JigStr){0};
    jig_vec_free(&pieces);
    return text;
}

/* ---- Lines ---- */

/* From 0. */
static size_t line_of(const JigAmend *am, size_t at) {
    size_t low = 0, high = am->lines.len;
    while (high - low > 1) {
        size_t mid = low + (high - low) / 2;
        if (am->lines.data[mid] <= at)
            low = mid;
        else
            high = mid;
    }
    return low;
}

static size_t end_of_line(const JigAmend *am, size_t line) {
    return line + 1 < am->lines.len ? am->lines.data[line + 1] - 1 : am->text.len;
}

/* Lines `first` up to `end` are others; none, when steps are only put before a line. */
static void lines_of(const JigAmend *am, const Piece *p, size_t *first, size_t *end) {
    *first = line_of(am, p->begin);
    bool before =
        p->begin == p->end && am->lines.data[*first] + indent_at(am, p->begin).len == p->begin;
    size_t last = p->end > p->begin ? p->end - 1 : p->end;
    *end = before ? *first : line_of(am, last) + 1;
}

static JigStr base_name(JigStr file) {
    for (size_t i = file.len; i-- > 0;)
        if (file.ptr[i] == '/')
            return jig_str_from(file, i + 1);
    return file;
}

static void split(JigStr text, JigLines *out) {
    while (text.len) {
        size_t n = jig_str_find(text, JIG_STR("\n"));
        JigStr line = {text.ptr, n};
        if (line.len && line.ptr[line.len - 1] == '\r')
            line.len--;
        jig_vec_push(out, line);
        text = jig_str_from(text, n + (n < text.len));
    }
}

static void add_hunk(const JigAmend *am, size_t first, size_t end, const Piece *pieces, size_t n,
                     JigArena *a, JigHunks *out) {
    JigHunk h = {.first = (unsigned)first + 1, .num = (unsigned)(end - first)};
    JigStr file = base_name(am->file), text;
    size_t from = am->lines.data[first];
    if (!h.num) {
        h.where = jig_arena_printf(a, "before %.*s:%u", JIG_FMT(file), h.first);
        text = assemble(am, from, pieces[n - 1].end, pieces, n, a);
        while (text.len && strchr(" \t", text.ptr[text.len - 1]))
            text.len--; /* of the line that it stands before */
    } else {
        h.where = h.num == 1 ? jig_arena_printf(a, "in place of %.*s:%u", JIG_FMT(file), h.first)
                             : jig_arena_printf(a, "in place of %.*s:%u-%u", JIG_FMT(file), h.first,
                                                h.first + h.num - 1);
        size_t to = end_of_line(am, end - 1);
        bool gone = pieces[n - 1].end > to; /* with its line break */
        text = assemble(am, from, gone ? pieces[n - 1].end : to, pieces, n, a);
    }
    split(text, &h.lines);
    jig_vec_push(out, h);
}

void jig_amend_hunks(JigAmend *am, JigArena *a, JigHunks *out) {
    JIG_REQUIRE(am && a && out);
    Pieces pieces = pieces_of(am, a);
    for (size_t i = 0, n; i < pieces.len; i += n) {
        size_t first, end;
        lines_of(am, &pieces.data[i], &first, &end);
        for (n = 1; i + n < pieces.len; ++n) {
            size_t next, next_end;
            lines_of(am, &pieces.data[i + n], &next, &next_end);
            if (next > end)
                break;
            end = next_end > end ? next_end : end;
        }
        add_hunk(am, first, end, &pieces.data[i], n, a, out);
    }
    jig_vec_free(&pieces);
}

void jig_amend_hunks_free(JigHunks *hunks) {
    JIG_REQUIRE(hunks);
    for (size_t i = 0; i < hunks->len; ++i)
        jig_vec_free(&hunks->data[i].lines);
    jig_vec_free(hunks);
}
