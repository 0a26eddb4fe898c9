/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * The printer's life, its buffer, and the primitive pieces of text.
 */
#include "asm/print_int.h"
#include "support/check.h"

#include <ctype.h>

JigPrintFlags jig_print_flags(void) {
    return (JigPrintFlags){
        .elide_elements_above = -1, .elide_resource_above = -1, .hex_above = 100};
}

/* ---- Life ---- */

void jig_printer_init(JigPrinter *p, JigContext *ctx, const JigPrintFlags *flags, JigWriteFn write,
                      void *user) {
    *p = (JigPrinter){.ctx = ctx,
                      .flags = flags ? *flags : jig_context_print_flags(ctx),
                      .write = write,
                      .user = user,
                      .default_dialect = JIG_STR("builtin")};
    jig_arena_init(&p->arena);
    jig_arena_init(&p->scratch);
    jig_arena_init(&p->slots);
    jig_printer_names_init(p);
}

void jig_printer_free(JigPrinter *p) {
    jig_printer_names_free(p);
    jig_printer_aliases_free(p);
    jig_ptrmap_free(&p->type_text);
    jig_vec_free(&p->bodies_of);
    jig_ptrmap_free(&p->distinct_ids);
    jig_ptrmap_free(&p->resource_set);
    jig_vec_free(&p->resources);
    jig_vec_free(&p->out);
    jig_arena_free(&p->arena);
    jig_arena_free(&p->scratch);
    jig_arena_free(&p->slots);
}

/* Parts that an attribute shares are written out wherever they are met: thirty lines that double
 * each other stand for gigabytes. What was written out by hand takes about as much memory as text.
 */
static bool item_is_endless(const JigPrinter *p) {
    enum { LONG = 64 << 20, TEXT_PER_BYTE = 16 };
    size_t len = p->flushed + p->out.len - p->item_start;
    return len > LONG && len / TEXT_PER_BYTE > jig_arena_footprint(&p->ctx->perm);
}

bool jig_printer_must_stop(JigPrinter *p) {
    if (p->failed)
        return true;
    if (!jig_stack_ok(p->ctx))
        p->failed = "nesting is too deep to be printed";
    else if (p->item_nesting && item_is_endless(p))
        p->failed = "an attribute, type or location is too long to be printed";
    if (p->failed)
        p->failed_at = p->op ? p->op->loc : jig_loc_unknown(p->ctx);
    return p->failed != NULL;
}

bool jig_printer_enter_item(JigPrinter *p) {
    if (jig_printer_must_stop(p))
        return false;
    if (!p->item_nesting++)
        p->item_start = p->flushed + p->out.len;
    return true;
}

void jig_printer_leave_item(JigPrinter *p) {
    p->item_nesting--;
}

JigContext *jig_printer_context(JigPrinter *p) {
    JIG_REQUIRE(p);
    return p->ctx;
}
const JigPrintFlags *jig_printer_flags(const JigPrinter *p) {
    JIG_REQUIRE(p);
    return &p->flags;
}

/* ---- Buffer ---- */

void jig_printer_flush(JigPrinter *p) {
    if (!p->write || !p->out.len)
        return;
    p->write(p->user, p->out.data, p->out.len);
    p->flushed += p->out.len;
    p->out.len = 0;
}

void jig_printer_reserve(JigPrinter *p, size_t n) {
    if (p->write && !p->hold)
        jig_printer_flush(p);
    size_t need = p->out.len + n;
    if (need > p->out.cap) {
        size_t first = p->write ? JIG_PRINT_BUFFER : 256;
        jig_vec_reserve(&p->out, need > first ? need : first);
    }
}

/* ---- Pieces ---- */

static size_t num_digits(uint64_t v) {
    size_t n = 1;
    for (; v >= 10000; v /= 10000)
        n += 4;
    return n + (v >= 10) + (v >= 100) + (v >= 1000);
}

size_t jig_printer_decimal(uint64_t v, char to[JIG_DECIMAL]) {
    static const char pairs[] =
        "00010203040506070809101112131415161718192021222324252627282930313233343536373839"
        "40414243444546474849505152535455565758596061626364656667686970717273747576777879"
        "8081828384858687888990919293949596979899";
    size_t n = num_digits(v), at = n;
    for (; v >= 100; v /= 100)
        memcpy(to + (at -= 2), pairs + v % 100 * 2, 2);
    if (v >= 10)
        memcpy(to, pairs + v * 2, 2);
    else
        to[0] = (char)('0' + v);
    return n;
}

void jig_printer_unsigned(JigPrinter *p, uint64_t v) {
    if (p->visit)
        return;
    if (p->out.cap - p->out.len < JIG_DECIMAL)
        jig_printer_reserve(p, JIG_DECIMAL);
    p->out.len += jig_printer_decimal(v, p->out.data + p->out.len);
}

void jig_print_int(JigPrinter *p, int64_t v) {
    JIG_REQUIRE(p);
    if (v < 0)
        jig_printer_char(p, '-');
    jig_printer_unsigned(p, v < 0 ? -(uint64_t)v : (uint64_t)v);
}

void jig_printer_spaces(JigPrinter *p, unsigned n) {
    static const char spaces[] = "                                                                ";
    for (; n >= sizeof spaces; n -= sizeof spaces - 1)
        jig_printer_put(p, spaces, sizeof spaces - 1);
    jig_printer_put(p, spaces, n);
}

void jig_printer_newline(JigPrinter *p) {
    jig_printer_char(p, '\n');
    jig_printer_spaces(p, p->indent);
}

static const char hex_digits[] = "0123456789ABCDEF";

static bool prints_as_itself(unsigned char c) {
    return c >= 0x20 && c < 0x7F && c != '"' && c != '\\';
}

void jig_printer_escaped(JigPrinter *p, JigStr text) {
    size_t done = 0;
    for (size_t i = 0; i < text.len; ++i) {
        unsigned char c = (unsigned char)text.ptr[i];
        if (prints_as_itself(c))
            continue;
        jig_printer_put(p, text.ptr + done, i - done);
        done = i + 1;
        if (c == '\\')
            JIG_PUT(p, "\\\\");
        else
            jig_printer_put(p, (char[]){'\\', hex_digits[c >> 4], hex_digits[c & 15]}, 3);
    }
    jig_printer_put(p, text.ptr + done, text.len - done);
}

void jig_printer_hex(JigPrinter *p, const void *data, size_t n) {
    const unsigned char *bytes = data;
    for (size_t i = 0; i < n; ++i)
        jig_printer_put(p, (char[]){hex_digits[bytes[i] >> 4], hex_digits[bytes[i] & 15]}, 2);
}

void jig_print(JigPrinter *p, const char *text) {
    JIG_REQUIRE(p && text);
    jig_printer_put(p, text, strlen(text));
}
void jig_print_str(JigPrinter *p, JigStr text) {
    JIG_REQUIRE(p);
    jig_printer_put(p, text.ptr, text.len);
}

void jig_print_quoted(JigPrinter *p, JigStr text) {
    JIG_REQUIRE(p);
    jig_printer_char(p, '"');
    jig_printer_escaped(p, text);
    jig_printer_char(p, '"');
}

static bool is_bare_identifier(JigStr text) {
    if (!text.len || !(isalpha((unsigned char)text.ptr[0]) || text.ptr[0] == '_'))
        return false;
    for (size_t i = 1; i < text.len; ++i) {
        unsigned char c = (unsigned char)text.ptr[i];
        if (!isalnum(c) && c != '_' && c != '$' && c != '.')
            return false;
    }
    return true;
}

void jig_print_keyword_or_string(JigPrinter *p, JigStr text) {
    JIG_REQUIRE(p);
    if (is_bare_identifier(text))
        jig_printer_put(p, text.ptr, text.len);
    else
        jig_print_quoted(p, text);
}

void jig_printer_symbol_reference(JigPrinter *p, JigStr name) {
    if (!name.len) {
        JIG_PUT(p, "@<<INVALID EMPTY SYMBOL>>");
        return;
    }
    jig_printer_char(p, '@');
    jig_print_keyword_or_string(p, name);
}

void jig_print_symbol(JigPrinter *p, JigStr name) {
    JIG_REQUIRE(p);
    jig_printer_symbol_reference(p, name);
}
void jig_print_float(JigPrinter *p, JigFloat v) {
    JIG_REQUIRE(p);
    jig_printer_float(p, v);
}
void jig_print_newline(JigPrinter *p) {
    JIG_REQUIRE(p);
    jig_printer_newline(p);
}
void jig_print_indent(JigPrinter *p, int levels) {
    JIG_REQUIRE(p);
    p->indent = (unsigned)((int)p->indent + levels * JIG_PRINT_INDENT);
}

/* ---- Whole texts ---- */

static JigStr finish(JigPrinter *p, JigArena *a) {
    JigStr text = jig_arena_str(a, (JigStr){p->out.data ? p->out.data : "", p->out.len});
    jig_printer_free(p);
    return text;
}

JigStr jig_type_to_str(const JigType *t, JigArena *a) {
    JIG_REQUIRE(t && a);
    JigPrinter p;
    jig_printer_init(&p, t->ctx, NULL, NULL, NULL);
    jig_print_type(&p, t);
    return finish(&p, a);
}

JigStr jig_attr_to_str(const JigAttr *x, JigArena *a) {
    JIG_REQUIRE(x && a);
    JigPrinter p;
    jig_printer_init(&p, x->ctx, NULL, NULL, NULL);
    jig_print_attr(&p, x);
    return finish(&p, a);
}

JigStr jig_attr_to_untyped_str(const JigAttr *x, JigArena *a) {
    JIG_REQUIRE(x && a);
    JigPrinter p;
    jig_printer_init(&p, x->ctx, NULL, NULL, NULL);
    jig_print_attr_untyped(&p, x);
    return finish(&p, a);
}

JigStr jig_value_to_str(JigValue *v, JigArena *a) {
    JIG_REQUIRE(v && a);
    JigPrinter p;
    jig_printer_init(&p, jig_value_context(v), NULL, NULL, NULL);
    const JigOp *def = jig_value_op(v);
    jig_printer_names_begin(&p, def, jig_value_region(v));
    jig_printer_value(&p, v, true);
    return finish(&p, a);
}

struct JigValueNames {
    JigPrinter p;
};

JigValueNames *jig_value_names_create(JigOp *root) {
    JIG_REQUIRE(root);
    JigValueNames *names = jig_calloc(1, sizeof *names);
    jig_printer_init(&names->p, jig_op_context(root), NULL, NULL, NULL);
    jig_printer_names_begin_all(&names->p, root);
    return names;
}

JigStr jig_value_names_of(JigValueNames *names, const JigValue *v, JigArena *a) {
    names->p.out.len = 0;
    jig_printer_value(&names->p, v, true);
    return jig_arena_str(a, (JigStr){names->p.out.data, names->p.out.len});
}

JigStr jig_value_names_op(JigValueNames *names, JigOp *op, const JigPrintFlags *flags,
                          JigArena *a) {
    JIG_REQUIRE(names && op && flags && a);
    JigPrintFlags own = names->p.flags;
    names->p.flags = *flags;
    names->p.out.len = 0;
    jig_printer_full_op(&names->p, op);
    names->p.flags = own;
    return jig_arena_str(a, (JigStr){names->p.out.data, names->p.out.len});
}

void jig_value_names_destroy(JigValueNames *names) {
    jig_printer_free(&names->p);
    jig_free(names);
}

JigStr jig_op_to_str(JigOp *op, const JigPrintFlags *flags, JigArena *a) {
    JIG_REQUIRE(op && a);
    JigCharVec out = {0};
    jig_printer_op(op, flags, jig_chars_write, &out, false);
    JigStr text = jig_arena_str(a, (JigStr){out.data ? out.data : "", out.len});
    jig_vec_free(&out);
    return text;
}
