/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Sizes and offsets of types in memory, by the module's data layout. */
#include "codegen/ir_int.h"

#include <limits.h>

/* ---- Reading "e-p:64:64-i64:64-..." ---- */

static uint32_t read_number(JigStr *s) {
    uint64_t n = 0;
    while (s->len && *s->ptr >= '0' && *s->ptr <= '9') {
        n = n < UINT32_MAX ? n * 10 + (uint64_t)(*s->ptr - '0') : n;
        s->ptr++, s->len--;
    }
    return n > UINT32_MAX ? UINT32_MAX : (uint32_t)n;
}
static bool read_colon(JigStr *s) {
    if (!s->len || *s->ptr != ':')
        return false;
    s->ptr++, s->len--;
    return true;
}

static void set_rule(JigIrLayout *l, char kind, uint32_t width, uint32_t align) {
    size_t i = 0;
    while (i < l->num_rules && !(l->rules[i].kind == kind && l->rules[i].width == width))
        i++;
    if (i == JIG_LEN(l->rules))
        return;
    l->rules[i].kind = kind;
    l->rules[i].width = width;
    l->rules[i].align = align / 8;
    if (i == l->num_rules)
        l->num_rules++;
}
static void set_pointer(JigIrLayout *l, uint32_t space, uint32_t width, uint32_t align,
                        uint32_t index) {
    size_t i = 0;
    while (i < l->num_pointers && l->pointers[i].space != space)
        i++;
    if (i == JIG_LEN(l->pointers))
        return;
    l->pointers[i].space = space;
    l->pointers[i].width = width;
    l->pointers[i].align = align / 8;
    l->pointers[i].index = index;
    if (i == l->num_pointers)
        l->num_pointers++;
}

static void read_part(JigIrLayout *l, JigStr part) {
    char kind = part.len ? *part.ptr : 0;
    l->big_endian |= kind == 'E' && part.len == 1;
    if (!kind || !strchr("ifvap", kind))
        return;
    part.ptr++, part.len--;
    if (kind == 'p') /* what a pointer consists of, in newer layouts, stands before the space */
        while (part.len && *part.ptr != ':' && !(*part.ptr >= '0' && *part.ptr <= '9'))
            part.ptr++, part.len--;
    uint32_t width = read_number(&part);
    if (!read_colon(&part))
        return;
    uint32_t first = read_number(&part);
    if (kind != 'p') {
        set_rule(l, kind, width, first);
        return;
    }
    uint32_t align = read_colon(&part) ? read_number(&part) : first;
    if (read_colon(&part))
        read_number(&part);
    uint32_t index = read_colon(&part) ? read_number(&part) : first;
    set_pointer(l, width, first, align, index);
}

void jig_codegen_layout_read(JigIrLayout *l, JigStr text) {
    static const struct {
        char kind;
        uint32_t width, align;
    } defaults[] = {{'i', 1, 8},     {'i', 8, 8},   {'i', 16, 16},   {'i', 32, 32},
                    {'i', 64, 32},   {'f', 16, 16}, {'f', 32, 32},   {'f', 64, 64},
                    {'f', 128, 128}, {'v', 64, 64}, {'v', 128, 128}, {'a', 0, 0}};
    *l = (JigIrLayout){0};
    for (size_t i = 0; i < JIG_LEN(defaults); i++)
        set_rule(l, defaults[i].kind, defaults[i].width, defaults[i].align);
    set_pointer(l, 0, 64, 64, 64);
    while (text.len) {
        const char *end = memchr(text.ptr, '-', text.len);
        size_t n = end ? (size_t)(end - text.ptr) : text.len;
        read_part(l, (JigStr){text.ptr, n});
        n += end != NULL;
        text = (JigStr){text.ptr + n, text.len - n};
    }
}

/* ---- Asking ---- */

static size_t find_pointer(const JigIrLayout *l, uint32_t space) {
    for (size_t i = 0; i < l->num_pointers; i++)
        if (l->pointers[i].space == space)
            return i;
    return 0;
}
uint32_t jig_codegen_pointer_width(const JigIrLayout *l, uint32_t space) {
    return l->pointers[find_pointer(l, space)].width;
}
uint32_t jig_codegen_index_width(const JigIrLayout *l, uint32_t space) {
    return l->pointers[find_pointer(l, space)].index;
}

static uint64_t round_up(uint64_t n, uint64_t align) {
    return align > 1 ? (n + align - 1) / align * align : n;
}
static uint64_t power_above(uint64_t n) {
    uint64_t p = 1;
    while (p < n)
        p *= 2;
    return p;
}

/* Of the rule for this width; of integers, of the next wider one or of the widest. */
static uint64_t rule_align(const JigIrLayout *l, char kind, uint32_t width, uint64_t otherwise) {
    uint32_t best = UINT32_MAX, widest = 0;
    uint64_t align = otherwise, of_widest = otherwise;
    for (size_t i = 0; i < l->num_rules; i++) {
        if (l->rules[i].kind != kind)
            continue;
        bool fits = kind == 'i' ? l->rules[i].width >= width : l->rules[i].width == width;
        if (fits && l->rules[i].width < best) {
            best = l->rules[i].width;
            align = l->rules[i].align;
        }
        if (l->rules[i].width > widest) {
            widest = l->rules[i].width;
            of_widest = l->rules[i].align;
        }
    }
    return best == UINT32_MAX && kind == 'i' ? of_widest : align;
}

static bool scalar_size(const JigIrLayout *l, const JigType *t, uint64_t *bits, uint64_t *align) {
    if (jig_llvm_is_type(t, JIG_LLVM_TYPE_PTR)) {
        size_t i = find_pointer(l, jig_llvm_ptr_space(t));
        *bits = l->pointers[i].width;
        *align = l->pointers[i].align;
        return true;
    }
    if (jig_llvm_is_type(t, JIG_LLVM_TYPE_PPC_FP128)) {
        *bits = 128;
        *align = rule_align(l, 'f', 128, 16);
        return true;
    }
    bool is_float = jig_type_kind(t) == JIG_TYPE_FLOAT;
    if (!is_float && jig_type_kind(t) != JIG_TYPE_INTEGER)
        return false;
    uint32_t width = jig_type_width(t);
    *bits = width;
    *align = rule_align(l, is_float ? 'f' : 'i', width, power_above((width + 7) / 8));
    return true;
}

static bool struct_size(const JigIrLayout *l, const JigType *t, size_t n, uint64_t *size,
                        uint64_t *align) {
    uint64_t at = 0, most = jig_llvm_struct_is_packed(t) ? 1 : rule_align(l, 'a', 0, 1);
    most = most ? most : 1;
    if (jig_llvm_struct_is_opaque(t))
        return false;
    for (size_t i = 0; i < jig_llvm_struct_len(t); i++) {
        uint64_t s, a;
        if (!jig_codegen_size(l, jig_llvm_struct_element(t, i), &s, &a))
            return false;
        a = jig_llvm_struct_is_packed(t) ? 1 : a;
        at = round_up(at, a);
        if (i == n)
            break;
        if (s > (uint64_t)INT64_MAX - at)
            return false;
        at += s;
        most = a > most ? a : most;
    }
    *align = most;
    *size = n < jig_llvm_struct_len(t) ? at : round_up(at, most);
    return true;
}
bool jig_codegen_struct_offset(const JigIrLayout *l, const JigType *t, size_t i, uint64_t *offset) {
    uint64_t align;
    return struct_size(l, t, i, offset, &align);
}

bool jig_codegen_size(const JigIrLayout *l, const JigType *t, uint64_t *size, uint64_t *align) {
    t = jig_codegen_type(t);
    if (!jig_stack_ok(jig_type_context(t)))
        return false;
    if (jig_llvm_is_type(t, JIG_LLVM_TYPE_STRUCT))
        return struct_size(l, t, SIZE_MAX, size, align);
    uint64_t bits, n;
    if (jig_llvm_is_type(t, JIG_LLVM_TYPE_ARRAY)) {
        if (!jig_codegen_size(l, jig_llvm_array_element(t), &bits, align))
            return false;
        n = jig_llvm_array_len(t);
        *size = bits * n;
        return !bits || n <= (uint64_t)INT64_MAX / bits;
    }
    if (jig_type_is_vector(t)) {
        if (jig_type_is_scalable(t) || !scalar_size(l, jig_type_element(t), &bits, align))
            return false;
        n = (uint64_t)jig_type_dim(t, 0);
        if (n > UINT32_MAX || bits * n > UINT32_MAX)
            return false;
        bits *= n;
        *align = rule_align(l, 'v', (uint32_t)bits, power_above((bits + 7) / 8));
    } else if (!scalar_size(l, t, &bits, align)) {
        return false;
    }
    *align = *align ? *align : 1;
    *size = round_up((bits + 7) / 8, *align);
    return true;
}
