/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "explain/wording.h"
#include "ir/context.h"
#include "ir/diag/source.h"
#include "support/check.h"
#include "transform/ops/ops.h"

#include <string.h>

/* ---- Places ---- */

static JigStr base_name(JigStr path) {
    for (size_t i = path.len; i-- > 0;)
        if (path.ptr[i] == '/')
            return (JigStr){path.ptr + i + 1, path.len - i - 1};
    return path;
}

static bool is_control(char c) {
    return (unsigned char)c < ' ' || c == 0x7f;
}

/* What would end a line, or command a terminal, is written as in the IR's strings: "a\0Ab". */
static JigStr visible(JigStr name, JigArena *a) {
    JigStr text = {0};
    size_t n = 0;
    while (n < name.len && !is_control(name.ptr[n]))
        n++;
    if (n == name.len)
        return name;
    for (size_t i = 0; i < name.len; ++i)
        text = jig_arena_printf(a, is_control(name.ptr[i]) ? "%.*s\\%02X" : "%.*s%c", JIG_FMT(text),
                                (unsigned char)name.ptr[i]);
    return text;
}

JigStr jig_wording_place(JigContext *ctx, JigLoc loc, JigArena *a) {
    JigLoc at;
    if (!loc.bits || !jig_source_position(ctx, loc, &at))
        return (JigStr){0};
    JigStr file = visible(base_name(jig_loc_filename(ctx, at)), a);
    if (jig_str_is(file, "-"))
        file = JIG_STR("<stdin>");
    unsigned line = jig_loc_line(ctx, at); /* 0: the whole file, of a module that is not written */
    return line ? jig_arena_printf(a, "%.*s:%u", JIG_FMT(file), line) : file;
}

/* ---- Handles ----
 * Values have no names in memory: an op stands behind its "%a, %b:2 = " in the source, and an
 * argument at its own name. Names on other lines are not found. */

/* The line of the source up to `loc`, and from there on. False: it is not known. */
static bool source_around(JigContext *ctx, JigLoc loc, JigStr *before, JigStr *from) {
    JigLoc at;
    JigStr line;
    if (!loc.bits || !jig_source_position(ctx, loc, &at))
        return false;
    unsigned column = jig_loc_column(ctx, at);
    if (!jig_source_line(ctx, jig_loc_filename(ctx, at), jig_loc_line(ctx, at), column, &line))
        return false;
    *before = (JigStr){line.ptr, column - 1};
    *from = (JigStr){line.ptr + column - 1, line.len - (column - 1)};
    return true;
}

static bool is_name_char(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
           (c && strchr("_-.$", c));
}

/* "%name" at the beginning of `s`; empty: there is none. */
static JigStr name_at(JigStr s) {
    size_t n = 1;
    if (!s.len || s.ptr[0] != '%')
        return (JigStr){0};
    while (n < s.len && is_name_char(s.ptr[n]))
        n++;
    return n > 1 ? (JigStr){s.ptr, n} : (JigStr){0};
}

static bool is_space(char c) {
    return c == ' ' || c == '\t';
}

static size_t without_spaces(JigStr s, size_t end) {
    while (end && is_space(s.ptr[end - 1]))
        end--;
    return end;
}

/* "%a, %b:2" at the end of "%a, %b:2 = ": what stands before it on the line is of other ops, or of
 * the block. */
static JigStr results_before(JigStr text) {
    size_t end = without_spaces(text, text.len), from;
    if (!end || text.ptr[end - 1] != '=')
        return (JigStr){0};
    end = from = without_spaces(text, end - 1);
    for (;;) {
        while (from && (is_name_char(text.ptr[from - 1]) || text.ptr[from - 1] == ':'))
            from--;
        if (!from || text.ptr[from - 1] != '%')
            return (JigStr){0};
        size_t at = without_spaces(text, --from);
        if (!at || text.ptr[at - 1] != ',')
            return (JigStr){text.ptr + from, end - from};
        from = without_spaces(text, at - 1);
    }
}

/* ":2" at the beginning of *text, which goes on behind it; 1 where there is none. */
static size_t read_count(JigStr *text, bool *several) {
    size_t count = 0;
    *several = text->len && text->ptr[0] == ':';
    for (*text = jig_str_from(*text, *several);
         *several && text->len && text->ptr[0] >= '0' && text->ptr[0] <= '9' && count < UINT16_MAX;
         *text = jig_str_from(*text, 1))
        count = 10 * count + (size_t)(text->ptr[0] - '0');
    return *several ? count : 1;
}

/* The result number `wanted` in "%a, %b:2", and how many are named there. */
static JigStr result_name(JigStr text, size_t wanted, JigArena *a, size_t *num) {
    JigStr found = {0};
    *num = 0;
    for (JigStr name; (name = name_at(text)).len;) {
        bool several;
        text = jig_str_from(text, name.len);
        size_t count = read_count(&text, &several);
        if (*num <= wanted && wanted < *num + count)
            found = several ? jig_arena_printf(a, "%.*s#%zu", JIG_FMT(name), wanted - *num) : name;
        *num += count;
        while (text.len && (text.ptr[0] == ',' || is_space(text.ptr[0])))
            text = jig_str_from(text, 1);
    }
    return found;
}

/* Is that the op's name there? A location can be said to be anywhere. */
static bool is_written(JigStr text, const JigOp *op) {
    JigStr name = jig_op_name_of(op);
    if (text.len && text.ptr[0] == '"')
        text = jig_str_from(text, 1);
    return text.len >= name.len && memcmp(text.ptr, name.ptr, name.len) == 0;
}

/* Where not all results are named on the line, it is not known which these are. */
static JigStr written_name(const JigValue *handle, JigArena *a) {
    JigStr before, from;
    size_t num;
    if (!source_around(jig_value_context(handle), jig_value_loc(handle), &before, &from))
        return (JigStr){0};
    const JigOp *op = jig_value_def(handle);
    if (!op)
        return name_at(from);
    if (!is_written(from, op))
        return (JigStr){0};
    JigStr name = result_name(results_before(before), jig_value_index(handle), a, &num);
    return num == jig_op_num_results(op) ? name : (JigStr){0};
}

JigStr jig_wording_handle(const JigValue *handle, JigArena *a) {
    JIG_REQUIRE(handle && a);
    JigStr name = written_name(handle, a);
    if (name.len)
        return name;
    if (!jig_value_is_result(handle))
        return jig_arena_printf(a, "argument #%zu", jig_value_index(handle));
    return jig_arena_printf(a, "result #%zu of %.*s", jig_value_index(handle),
                            JIG_FMT(jig_op_name_of(jig_value_def(handle))));
}

/* ---- Payload ---- */

/* As the IR shows it: what stands in quotes there is escaped here, too. `written` is the attribute
 * that has it, a string or a reference with its @. */
static JigStr symbol_words(JigStr name, const JigAttr *written, JigArena *a) {
    bool is_reference = jig_attr_kind(written) == JIG_ATTR_SYMBOL_REF;
    for (size_t i = 0; i < name.len; ++i)
        if (!is_name_char(name.ptr[i]))
            return jig_arena_printf(a, "%s%s", is_reference ? "" : "@", jig_msg_attr(written));
    return jig_arena_printf(a, "@%.*s", JIG_FMT(name));
}

static JigStr with_place(JigStr what, JigContext *ctx, JigLoc loc, JigArena *a) {
    JigStr place = jig_wording_place(ctx, loc, a);
    return place.len ? jig_arena_printf(a, "%.*s %.*s", JIG_FMT(what), JIG_FMT(place)) : what;
}

JigStr jig_wording_op_name(const JigOp *op, JigArena *a) {
    JIG_REQUIRE(op && a);
    JigStr what = jig_op_name_of(op), symbol = jig_symbol_name(op);
    if (!symbol.len)
        return what;
    const JigAttr *written = jig_op_attr_id(op, jig_op_context(op)->id.sym_name);
    return jig_arena_printf(a, "%.*s %.*s", JIG_FMT(what),
                            JIG_FMT(symbol_words(symbol, written, a)));
}

JigStr jig_wording_op(const JigOp *op, JigArena *a) {
    JIG_REQUIRE(op && a);
    return with_place(jig_wording_op_name(op, a), jig_op_context(op), jig_op_loc(op), a);
}

static JigStr value_words(const JigValue *v, JigArena *a) {
    const JigOp *def = jig_value_def(v);
    if (def)
        return jig_arena_printf(a, "result #%zu of %.*s", jig_value_index(v),
                                JIG_FMT(jig_wording_op(def, a)));
    return with_place(jig_arena_printf(a, "block argument #%zu", jig_value_index(v)),
                      jig_value_context(v), jig_value_loc(v), a);
}

static JigStr item_words(JigHandleKind kind, const void *item, JigArena *a) {
    switch (kind) {
    case JIG_HANDLE_OPS:
        return jig_wording_op(item, a);
    case JIG_HANDLE_VALUES:
        return value_words(item, a);
    default:
        return jig_arena_str(a, jig_str(jig_msg_attr(item)));
    }
}

JigStr jig_wording_items(JigItems items, size_t most, JigArena *a) {
    JIG_REQUIRE(a && (items.items || !items.len));
    static const char *const kinds[] = {
        [JIG_HANDLE_OPS] = "op", [JIG_HANDLE_VALUES] = "value", [JIG_HANDLE_PARAMS] = "parameter"};
    size_t n = items.len;
    if (!n)
        return JIG_STR("nothing");
    JigStr text = jig_arena_printf(a, "%zu %s%s: ", n, kinds[items.kind], n == 1 ? "" : "s");
    for (size_t i = 0; i < n && i < most; ++i)
        text = jig_arena_printf(a, "%.*s%s%.*s", JIG_FMT(text), i ? ", " : "",
                                JIG_FMT(item_words(items.kind, items.items[i], a)));
    if (n > most)
        text = jig_arena_printf(a, "%.*s, and %zu more", JIG_FMT(text), n - most);
    return text;
}

/* ---- Steps ---- */

static JigStr add_handle(JigStr list, JigStr name, JigArena *a) {
    return jig_arena_printf(a, "%.*s%s%.*s", JIG_FMT(list), list.len ? ", " : "", JIG_FMT(name));
}

JigStr jig_wording_call(const JigOp *op, JigArena *a) {
    JIG_REQUIRE(op && a);
    JigStr name = jig_op_name_of(op);
    const JigAttr *target =
        jig_op_is(op, JIG_TRANSFORM(INCLUDE)) ? jig_transform_include_target_attr(op) : NULL;
    return target ? jig_arena_printf(a, "%.*s %.*s", JIG_FMT(name),
                                     JIG_FMT(symbol_words(jig_attr_symbol_leaf(target), target, a)))
                  : name;
}

JigStr jig_wording_step(const JigOp *op, JigArena *a) {
    JIG_REQUIRE(op && a);
    JigStr results = {0}, operands = {0}, call = jig_wording_call(op, a);
    for (size_t i = 0; i < jig_op_num_results(op); ++i) {
        JigStr written = written_name(jig_op_result(op, i), a);
        results = add_handle(results, written.len ? written : JIG_STR("_"), a);
    }
    for (size_t i = 0; i < jig_op_num_operands(op); ++i)
        operands = add_handle(operands, jig_wording_handle(jig_op_operand(op, i), a), a);
    return jig_arena_printf(a, "%.*s%s%.*s%s%.*s", JIG_FMT(results), results.len ? " = " : "",
                            JIG_FMT(call), operands.len ? " " : "", JIG_FMT(operands));
}

JigStr jig_wording_reason(const JigReason *why, JigArena *a) {
    JIG_REQUIRE(why && a);
    JigStr text = jig_reason_text(why, a);
    const char *end = text.len ? memchr(text.ptr, '\n', text.len) : NULL;
    if (!end)
        return text;
    size_t n = without_spaces(text, (size_t)(end - text.ptr));
    return jig_arena_printf(a, "%.*s ...", JIG_FMT(((JigStr){text.ptr, n})));
}

/* ---- What would do ---- */

void jig_wording_help(JigLines *lines, JigArena *a, const char *format, va_list args) {
    JIG_REQUIRE(lines && a && format);
    JigStr text = jig_arena_vprintf(a, format, args);
    jig_vec_push(lines, jig_arena_printf(a, "help: %.*s", JIG_FMT(text)));
}
