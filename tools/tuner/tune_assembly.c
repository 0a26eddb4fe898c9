/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "tuner/tune_assembly.h"

#include "support/map.h"
#include "support/vec.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

/* A line: a label, a directive, or an instruction. */
typedef struct Line {
    JigStr text; /* without comment, trimmed */
    size_t back; /* of a jump to a label before it, that line; else NOWHERE */
    double operations;
    bool is_instruction;
} Line;

typedef struct Assembly {
    JIG_VEC(Line) lines;
    JigStrMap labels; /* name -> 1 + line */
} Assembly;

static const size_t NOWHERE = SIZE_MAX;
enum { WEIGHT_OF_DEPTH = 8 };

/* ---- Operations ---- */

static bool has(JigStr text, const char *word) {
    return jig_str_find(text, jig_str(word)) < text.len;
}

/* Bytes of the widest register of x86 that is named, or lanes of AArch64: "v3.4s". */
static double lanes_of(JigStr operands, double bytes_of_one) {
    if (has(operands, "%zmm"))
        return 64 / bytes_of_one;
    if (has(operands, "%ymm"))
        return 32 / bytes_of_one;
    if (has(operands, "%xmm"))
        return 16 / bytes_of_one;
    for (size_t i = 0; i + 2 < operands.len; ++i)
        if (operands.ptr[i] == '.' && isdigit((unsigned char)operands.ptr[i + 1]))
            return (double)(operands.ptr[i + 1] - '0');
    return 1;
}

/* What an instruction is called that computes floats: vfmadd231ps, mulps, addsd, fmla, fadd. */
static const struct {
    const char *name;
    double each;
} names[] = {
    {"vfmadd", 2}, {"vfmsub", 2}, {"vfnmadd", 2}, {"vfnmsub", 2}, {"vadd", 1},   {"vsub", 1},
    {"vmul", 1},   {"vdiv", 1},   {"vmax", 1},    {"vmin", 1},    {"vsqrt", 1},  {"addp", 1},
    {"adds", 1},   {"subp", 1},   {"subs", 1},    {"mulp", 1},    {"muls", 1},   {"divp", 1},
    {"divs", 1},   {"maxp", 1},   {"maxs", 1},    {"minp", 1},    {"mins", 1},   {"sqrt", 1},
    {"fmla", 2},   {"fmls", 2},   {"fmadd", 2},   {"fmsub", 2},   {"fnmadd", 2}, {"fadd", 1},
    {"fsub", 1},   {"fmul", 1},   {"fdiv", 1},    {"fmax", 1},    {"fmin", 1},   {"fsqrt", 1},
};

/* x86 says the type at the end of the name (ps, pd, ss, sd), AArch64 has an f at its beginning. */
static double operations_of(JigStr text) {
    size_t n = 0;
    while (n < text.len && !isspace((unsigned char)text.ptr[n]))
        ++n;
    JigStr name = {text.ptr, n}, operands = {text.ptr + n, text.len - n};
    bool is_arm = n && name.ptr[0] == 'f';
    char kind = n > 2 ? name.ptr[n - 2] : 0, type = n > 2 ? name.ptr[n - 1] : 0;
    if (!is_arm && !((kind == 'p' || kind == 's') && (type == 's' || type == 'd')))
        return 0;
    for (size_t i = 0; i < JIG_LEN(names); ++i)
        if (jig_str_starts_with(name, names[i].name))
            return names[i].each *
                   (is_arm || kind == 'p' ? lanes_of(operands, type == 'd' ? 8 : 4) : 1);
    return 0;
}

/* ---- Reading ---- */

static JigStr trimmed(JigStr s) {
    while (s.len && isspace((unsigned char)s.ptr[0])) {
        s.ptr++;
        s.len--;
    }
    while (s.len && isspace((unsigned char)s.ptr[s.len - 1]))
        s.len--;
    return s;
}

/* Comments are from # or // on; AArch64's numbers have a # before them, and a digit behind it. */
static JigStr without_comment(JigStr s) {
    for (size_t i = 0; i < s.len; ++i)
        if ((s.ptr[i] == '#' &&
             (i + 1 == s.len || isspace((unsigned char)s.ptr[i + 1]) || s.ptr[i + 1] == '#')) ||
            (s.ptr[i] == '/' && i + 1 < s.len && s.ptr[i + 1] == '/'))
            return trimmed((JigStr){s.ptr, i});
    return trimmed(s);
}

static bool is_label(JigStr s) {
    return s.len > 1 && s.ptr[s.len - 1] == ':';
}

/* The last word of an instruction is a label that stands before it. */
static size_t jumps_back(const Assembly *all, JigStr text) {
    size_t n = text.len;
    while (n && !strchr(" \t,", text.ptr[n - 1]))
        n--;
    uintptr_t line = (uintptr_t)jig_strmap_get(&all->labels, (JigStr){text.ptr + n, text.len - n});
    return line ? line - 1 : NOWHERE;
}

static void read_line(Assembly *all, JigStr raw, JigArena *a) {
    Line line = {.text = without_comment(raw), .back = NOWHERE};
    if (!line.text.len)
        return;
    if (is_label(line.text)) {
        bool is_new;
        JigStr name = jig_arena_str(a, (JigStr){line.text.ptr, line.text.len - 1});
        *jig_strmap_slot(&all->labels, name, &is_new) = (void *)(uintptr_t)(all->lines.len + 1);
    } else if (line.text.ptr[0] != '.') {
        line.is_instruction = true;
        line.operations = operations_of(line.text);
        line.back = jumps_back(all, line.text);
    }
    jig_vec_push(&all->lines, line);
}

static void read(Assembly *all, JigStr text, JigArena *a) {
    while (text.len) {
        const char *end = memchr(text.ptr, '\n', text.len);
        size_t len = end ? (size_t)(end - text.ptr) : text.len;
        read_line(all, (JigStr){text.ptr, len}, a);
        len += len < text.len;
        text = (JigStr){text.ptr + len, text.len - len};
    }
}

/* ---- Loops ---- */

typedef struct Span {
    size_t first, last; /* lines */
} Span;

static double operations_in(const Assembly *all, Span s) {
    double n = 0;
    for (size_t i = s.first; i <= s.last; ++i)
        n += all->lines.data[i].operations;
    return n;
}

static bool is_loop_at(const Assembly *all, size_t i, Span within) {
    size_t back = all->lines.data[i].back;
    return back != NOWHERE && back < i && back >= within.first;
}

static bool is_innermost(const Assembly *all, Span s) {
    for (size_t i = s.first; i < s.last; ++i)
        if (is_loop_at(all, i, s))
            return false;
    return true;
}

static size_t depth_of(const Assembly *all, Span loop, Span within) {
    size_t depth = 0;
    for (size_t i = loop.last; i <= within.last; ++i)
        depth += is_loop_at(all, i, within) && all->lines.data[i].back <= loop.first;
    return depth;
}

static Span hottest_in(const Assembly *all, Span within, size_t *depth) {
    Span hottest = within;
    double most = 0;
    *depth = 0;
    for (size_t i = within.first; i <= within.last; ++i) {
        Span loop = {all->lines.data[i].back, i};
        if (!is_loop_at(all, i, within) || !is_innermost(all, loop))
            continue;
        size_t deep = depth_of(all, loop, within);
        double heat = operations_in(all, loop);
        for (size_t k = 1; k < deep; ++k)
            heat *= WEIGHT_OF_DEPTH;
        if (heat > most) {
            most = heat;
            hottest = loop;
            *depth = deep;
        }
    }
    return hottest;
}

/* ---- Functions ---- */

/* From its label to the directive that says its size. */
static bool find_function(const Assembly *all, JigStr name, Span *out) {
    uintptr_t at = (uintptr_t)jig_strmap_get(&all->labels, name);
    if (!at)
        return false;
    *out = (Span){at - 1, at - 1};
    while (out->last + 1 < all->lines.len &&
           !jig_str_starts_with(all->lines.data[out->last + 1].text, ".size"))
        out->last++;
    return true;
}

static JigStr text_of(const Assembly *all, Span s, JigArena *a) {
    JigCharVec text = {0};
    for (size_t i = s.first; i <= s.last; ++i) {
        const Line *line = &all->lines.data[i];
        if (!line->is_instruction && !is_label(line->text))
            continue;
        jig_vec_append(&text, line->text.ptr, line->text.len);
        jig_vec_push(&text, '\n');
    }
    JigStr out = jig_arena_str(a, jig_chars_str(&text));
    jig_vec_free(&text);
    return out;
}

bool tune_hot_loop(JigStr assembly, JigStr function, JigArena *a, TuneHotLoop *out) {
    Assembly all = {0};
    Span within;
    read(&all, assembly, a);
    if (!find_function(&all, function, &within) || !operations_in(&all, within))
        within = (Span){0, all.lines.len ? all.lines.len - 1 : 0};
    Span loop = all.lines.len ? hottest_in(&all, within, &out->depth) : (Span){0};
    out->operations = all.lines.len ? operations_in(&all, loop) : 0;
    out->text = out->operations ? text_of(&all, loop, a) : (JigStr){0};
    jig_strmap_free(&all.labels);
    jig_vec_free(&all.lines);
    return out->operations > 0;
}
