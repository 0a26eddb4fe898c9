/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * The strings that say how data lies in memory, "e-p:64:64-i64:64-n8:16:32:64": specifications with
 * dashes between them, each a letter and components with colons between them. Only whether such a
 * string is well-formed is asked here.
 */
#include <stdio.h>

#include "dialect/llvm/llvm.h"
#include "dialect/llvm/llvm_int.h"
#include "support/check.h"
#include "support/map.h"

typedef struct Reader {
    JigOp *op;        /* that errors are about */
    bool named;       /* they begin with its name */
    JigStrMap spaces; /* names of address spaces -> number + 1 */
} Reader;

enum { MOST_COMPONENTS = 5, BITS_OF_A_BYTE = 8 };

#define WRONG(r, ...) wrong(r, (char[256]){0}, __VA_ARGS__)
static bool wrong(Reader *r, char *text, const char *fmt, ...) JIG_PRINTF(3, 4);
static bool wrong(Reader *r, char *text, const char *fmt, ...) {
    va_list args;
    va_start(args, fmt);
    vsnprintf(text, 256, fmt, args);
    va_end(args);
    /* The reference's ends its line. */
    return r->named ? jig_op_error(r->op, "invalid data layout descriptor: %s\n", text)
                    : jig_op_emit_error(r->op, "invalid data layout descriptor: %s\n", text);
}
static bool wrong_form(Reader *r, const char *form) {
    return WRONG(r, "malformed specification, must be of the form \"%s\"", form);
}

/* ---- Pieces ---- */

/* What stands before the separator; *rest is what follows it, its pointer NULL when there is none.
 */
static JigStr take(JigStr *rest, char separator) {
    const char *end = memchr(rest->ptr, separator, rest->len);
    JigStr first = {rest->ptr, end ? (size_t)(end - rest->ptr) : rest->len};
    *rest = end ? (JigStr){end + 1, rest->len - first.len - 1} : (JigStr){0};
    return first;
}

/* All components; one more than there is room for when there are more. */
static size_t split(JigStr s, JigStr *out) {
    size_t n = 0;
    while (s.ptr && n < MOST_COMPONENTS)
        out[n++] = take(&s, ':');
    return s.ptr ? n + 1 : n;
}

static JigStr behind(JigStr s, size_t n) {
    return (JigStr){s.ptr + n, s.len - n};
}

/* Decimal digits below 2^bits. */
static bool read_number(JigStr s, unsigned bits, uint32_t *out) {
    uint64_t v = 0;
    for (size_t i = 0; i < s.len; i++) {
        if (s.ptr[i] < '0' || s.ptr[i] > '9')
            return false;
        v = v * 10 + (uint64_t)(s.ptr[i] - '0');
        if (v >> bits)
            return false;
    }
    *out = (uint32_t)v;
    return s.len != 0;
}

static bool read_space(Reader *r, JigStr s, uint32_t *out) {
    if (!s.len)
        return WRONG(r, "address space component cannot be empty");
    return read_number(s, 24, out) || WRONG(r, "address space must be a 24-bit integer");
}

static bool read_size(Reader *r, JigStr s, const char *what, uint32_t *out) {
    if (!s.len)
        return WRONG(r, "%s component cannot be empty", what);
    return (read_number(s, 24, out) && *out) ||
           WRONG(r, "%s must be a non-zero 24-bit integer", what);
}

static bool read_alignment(Reader *r, JigStr s, const char *what, bool allow_zero, uint32_t *out) {
    if (!s.len)
        return WRONG(r, "%s alignment component cannot be empty", what);
    if (!read_number(s, 16, out))
        return WRONG(r, "%s alignment must be a 16-bit integer", what);
    if (!*out)
        return allow_zero || WRONG(r, "%s alignment must be non-zero", what);
    uint32_t bytes = *out / BITS_OF_A_BYTE;
    return (*out % BITS_OF_A_BYTE == 0 && !(bytes & (bytes - 1))) ||
           WRONG(r, "%s alignment must be a power of two times the byte width", what);
}

/* <abi>[:<pref>] */
static bool read_alignments(Reader *r, const JigStr *s, size_t n, bool is_i8, bool allow_zero) {
    uint32_t abi, preferred;
    JIG_CHECK(read_alignment(r, s[0], "ABI", allow_zero, &abi));
    if (is_i8 && abi != BITS_OF_A_BYTE)
        return WRONG(r, "i8 must be 8-bit aligned");
    JIG_CHECK(n < 2 || read_alignment(r, s[1], "preferred", false, &preferred));
    return n < 2 || preferred >= abi ||
           WRONG(r, "preferred alignment cannot be less than the ABI alignment");
}

/* ---- Specifications ---- */

static bool read_primitive(Reader *r, JigStr spec) {
    JigStr parts[MOST_COMPONENTS];
    size_t n = split(behind(spec, 1), parts);
    uint32_t width;
    char form[] = "?<size>:<abi>[:<pref>]";
    form[0] = spec.ptr[0];
    if (n < 2 || n > 3)
        return wrong_form(r, form);
    JIG_CHECK(read_size(r, parts[0], "size", &width));
    return read_alignments(r, parts + 1, n - 1, spec.ptr[0] == 'i' && width == 8, false);
}

static bool read_aggregate(Reader *r, JigStr spec) {
    JigStr parts[MOST_COMPONENTS];
    size_t n = split(behind(spec, 1), parts);
    uint32_t size;
    if (n < 2 || n > 3)
        return wrong_form(r, "a:<abi>[:<pref>]");
    if (parts[0].len && (!read_number(parts[0], 32, &size) || size))
        return WRONG(r, "size must be zero");
    return read_alignments(r, parts + 1, n - 1, false, true);
}

/* (name) behind the number of an address space. */
static bool read_space_name(Reader *r, JigStr s, JigStr *name) {
    if (s.len < 3 || s.ptr[s.len - 1] != ')')
        return WRONG(r, "Expected `( address space name )`");
    *name = (JigStr){s.ptr + 1, s.len - 2};
    if (jig_str_is(*name, "P") || jig_str_is(*name, "G") || jig_str_is(*name, "A"))
        return WRONG(r, "Cannot use predefined address space names P/G/A in data layout");
    return true;
}

/* [<flags>][<n>][(<name>)] */
static bool read_pointer_space(Reader *r, JigStr s, JigStr *name, uint32_t *space) {
    bool flags = false;
    *space = 0;
    for (; s.len && ((s.ptr[0] | 32) >= 'a' && (s.ptr[0] | 32) <= 'z'); s = behind(s, 1)) {
        if (s.ptr[0] != 'e' && s.ptr[0] != 'u')
            return WRONG(r, "'%c' is not a valid pointer specification flag", s.ptr[0]);
        flags = true;
    }
    const char *paren = memchr(s.ptr, '(', s.len);
    JigStr number = {s.ptr, paren ? (size_t)(paren - s.ptr) : s.len};
    JIG_CHECK(!number.len || read_space(r, number, space));
    JIG_CHECK(!paren || read_space_name(r, behind(s, number.len), name));
    return !flags || *space ||
           WRONG(r, "address space 0 cannot be unstable or have external state");
}

static bool name_space(Reader *r, JigStr name, uint32_t space) {
    bool is_new;
    void **slot = name.len ? jig_strmap_slot(&r->spaces, name, &is_new) : NULL;
    if (!slot)
        return true;
    void *number = (void *)(uintptr_t)(space + 1);
    if (is_new)
        *slot = number;
    return *slot == number || WRONG(r, "address space name `%.*s` already used", JIG_FMT(name));
}

static bool read_pointer(Reader *r, JigStr spec) {
    JigStr parts[MOST_COMPONENTS], name = {0};
    size_t n = split(behind(spec, 1), parts);
    uint32_t space, width, index;
    if (n < 3 || n > 5)
        return wrong_form(r, "p[<n>]:<size>:<abi>[:<pref>[:<idx>]]");
    JIG_CHECK(read_pointer_space(r, parts[0], &name, &space) &&
              read_size(r, parts[1], "pointer size", &width) &&
              read_alignments(r, parts + 2, n > 3 ? 2 : 1, false, false));
    JIG_CHECK(n < 5 || read_size(r, parts[4], "index size", &index));
    if (n == 5 && index > width)
        return WRONG(r, "index size cannot be larger than the pointer size");
    return name_space(r, name, space);
}

static bool read_non_integral(Reader *r, JigStr rest) {
    if (!rest.len || rest.ptr[0] != ':')
        return wrong_form(r, "ni:<address space>[:<address space>]...");
    for (rest = behind(rest, 1); rest.ptr;) {
        uint32_t space;
        JIG_CHECK(read_space(r, take(&rest, ':'), &space));
        if (!space)
            return WRONG(r, "address space 0 cannot be non-integral");
    }
    return true;
}

static bool read_native(Reader *r, JigStr rest) {
    while (rest.ptr) {
        uint32_t size;
        JIG_CHECK(read_size(r, take(&rest, ':'), "size", &size));
    }
    return true;
}

static bool read_function(Reader *r, JigStr rest) {
    uint32_t alignment;
    if (!rest.len)
        return wrong_form(r, "F<type><abi>");
    if (rest.ptr[0] != 'i' && rest.ptr[0] != 'n')
        return WRONG(r, "unknown function pointer alignment type '%c'", rest.ptr[0]);
    return read_alignment(r, behind(rest, 1), "ABI", false, &alignment);
}

static bool read_mangling(Reader *r, JigStr rest) {
    if (rest.len < 2 || rest.ptr[0] != ':')
        return wrong_form(r, "m:<mangling>");
    return (rest.len == 2 && strchr("elomwxa", rest.ptr[1])) || WRONG(r, "unknown mangling mode");
}

static bool read_letter_and_space(Reader *r, JigStr spec) {
    uint32_t space;
    char form[] = "?<address space>";
    form[0] = spec.ptr[0];
    return spec.len == 1 ? wrong_form(r, form) : read_space(r, behind(spec, 1), &space);
}

static bool read_spec(Reader *r, JigStr spec) {
    uint32_t alignment;
    if (!spec.len)
        return WRONG(r, "empty specification is not allowed");
    JigStr rest = behind(spec, 1);
    switch (spec.ptr[0]) {
    case 'i':
    case 'f':
    case 'v':
        return read_primitive(r, spec);
    case 'a':
        return read_aggregate(r, spec);
    case 'p':
        return read_pointer(r, spec);
    case 's': /* means nothing any more */
        return true;
    case 'e':
    case 'E':
        return !rest.len || WRONG(r, "malformed specification, must be just 'e' or 'E'");
    case 'n':
        return rest.len && rest.ptr[0] == 'i' ? read_non_integral(r, behind(rest, 1))
                                              : read_native(r, rest);
    case 'S':
        return rest.len ? read_alignment(r, rest, "stack natural", false, &alignment)
                        : wrong_form(r, "S<size>");
    case 'F':
        return read_function(r, rest);
    case 'P':
    case 'A':
    case 'G':
        return read_letter_and_space(r, spec);
    case 'm':
        return read_mangling(r, rest);
    default:
        return WRONG(r, "unknown specifier '%c'", spec.ptr[0]);
    }
}

static bool read_layout(JigOp *op, JigStr layout, bool named) {
    Reader r = {.op = op, .named = named};
    bool ok = true;
    if (!layout.len)
        return true;
    while (ok && layout.ptr)
        ok = read_spec(&r, take(&layout, '-'));
    jig_strmap_free(&r.spaces);
    return ok;
}

bool jig_llvm_verify_data_layout(JigOp *op, JigStr layout) {
    JIG_REQUIRE(op);
    return read_layout(op, layout, true);
}

bool jig_llvm_check_data_layout(JigOp *op, JigStr layout) {
    JIG_REQUIRE(op);
    return read_layout(op, layout, false);
}
