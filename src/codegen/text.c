/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Text: where it goes, names, strings, the diagnostic. */
#include "codegen/ir_int.h"

#include <stdio.h>

void jig_codegen_put_str(JigIr *ir, JigStr text) {
    jig_vec_append(ir->out, text.ptr, text.len);
}
void jig_codegen_put(JigIr *ir, const char *text) {
    jig_codegen_put_str(ir, jig_str(text));
}
void jig_codegen_putf(JigIr *ir, const char *fmt, ...) {
    char small[256];
    va_list args, again;
    va_start(args, fmt);
    va_copy(again, args);
    int n = vsnprintf(small, sizeof small, fmt, args);
    if (n >= 0 && (size_t)n < sizeof small)
        jig_vec_append(ir->out, small, (size_t)n);
    else
        jig_codegen_put_str(ir, jig_arena_vprintf(ir->arena, fmt, again));
    va_end(again);
    va_end(args);
}

static bool is_plain(JigStr name) {
    if (!name.len || (name.ptr[0] >= '0' && name.ptr[0] <= '9'))
        return false;
    for (size_t i = 0; i < name.len; i++) {
        char c = name.ptr[i];
        bool ok = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
                  c == '-' || c == '$' || c == '.' || c == '_';
        if (!ok)
            return false;
    }
    return true;
}

void jig_codegen_put_quoted(JigIr *ir, JigStr text) {
    jig_codegen_put(ir, "\"");
    size_t start = 0;
    for (size_t i = 0; i < text.len; i++) {
        unsigned char c = (unsigned char)text.ptr[i];
        if (c >= 0x20 && c < 0x7F && c != '"' && c != '\\')
            continue;
        static const char digits[] = "0123456789ABCDEF";
        const char escaped[] = {'\\', digits[c >> 4], digits[c & 15]};
        jig_codegen_put_str(ir, (JigStr){text.ptr + start, i - start});
        jig_vec_append(ir->out, escaped, sizeof escaped);
        start = i + 1;
    }
    jig_codegen_put_str(ir, (JigStr){text.ptr + start, text.len - start});
    jig_codegen_put(ir, "\"");
}

void jig_codegen_put_symbol(JigIr *ir, char sigil, JigStr name) {
    if (name.len && memchr(name.ptr, 0, name.len))
        jig_codegen_fail(ir, ir->module, "contains a name with a NUL, which LLVM IR has none of");
    jig_vec_push(ir->out, sigil);
    if (is_plain(name))
        jig_codegen_put_str(ir, name);
    else
        jig_codegen_put_quoted(ir, name);
}

JigCharVec *jig_codegen_begin(JigIr *ir, JigCharVec *to) {
    JigCharVec *before = ir->out;
    *to = (JigCharVec){0};
    ir->out = to;
    return before;
}
JigStr jig_codegen_end(JigIr *ir, JigCharVec *before) {
    JigStr text = jig_arena_str(ir->arena, (JigStr){ir->out->data, ir->out->len});
    jig_vec_free(ir->out);
    ir->out = before;
    return text;
}

void jig_codegen_put_space(JigIr *ir, const char *before, int64_t space, const char *after) {
    if (space < 0 || space >= JIG_IR_MOST_SPACES)
        jig_codegen_fail(ir, ir->module, "contains memory space %lld, and LLVM has less than 2^24",
                         (long long)space);
    else if (space)
        jig_codegen_putf(ir, "%saddrspace(%lld)%s", before, (long long)space, after);
}
bool jig_codegen_is_alignment(int64_t n) {
    return n > 0 && n <= (int64_t)1 << 32 && !(n & (n - 1));
}
void jig_codegen_put_align(JigIr *ir, const JigOp *op, const char *before, int64_t n) {
    if (!n)
        return;
    if (!jig_codegen_is_alignment(n))
        jig_codegen_fail(ir, op, "has an alignment of %lld, which is no power of two up to 2^32",
                         (long long)n);
    jig_codegen_putf(ir, "%salign %lld", before, (long long)n);
}

int64_t jig_codegen_int(const JigAttr *x, int64_t otherwise) {
    return x ? jig_attr_int_value(x) : otherwise;
}

int64_t jig_codegen_case(const JigAttr *x) {
    if (!x || jig_attr_is_int(x))
        return jig_codegen_int(x, 0);
    return jig_attr_int_value(jig_attr_param(x, 0));
}
bool jig_codegen_is_set(const JigOp *op, const char *attr) {
    const JigAttr *x = jig_op_attr(op, attr);
    return x && !(jig_attr_is_bool(x) && !jig_attr_bool_value(x));
}

static const JigOp *blamed(const JigIr *ir, const JigOp *op) {
    return op == ir->module && ir->at ? ir->at : op;
}

void jig_codegen_fail(JigIr *ir, const JigOp *op, const char *fmt, ...) {
    if (ir->failed)
        return;
    ir->failed = true;
    va_list args;
    va_start(args, fmt);
    JigStr text = jig_arena_vprintf(ir->arena, fmt, args);
    va_end(args);
    jig_op_error(blamed(ir, op), "%.*s", JIG_FMT(text));
}

bool jig_codegen_refuse(JigIr *ir, const JigOp *op, const char *fmt, ...) {
    if (ir->failed)
        return false;
    ir->failed = true;
    va_list args;
    va_start(args, fmt);
    JigStr text = jig_arena_vprintf(ir->arena, fmt, args);
    va_end(args);
    return jig_op_emit_error(blamed(ir, op), "%.*s", JIG_FMT(text));
}
