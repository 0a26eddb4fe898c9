/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Answers questions about floats, one per line, for compare.py:
 *   text KIND HEX            the value as it is printed
 *   parse KIND DECIMAL       the literal read as f64, converted, printed
 *   OP KIND HEX HEX          add sub mul div fmod minimum maximum minnum maxnum
 */
#include "jig/num.h"

#include <stdio.h>

static JigFloatKind find_kind(const char *name) {
    JigFloatKind k = 0;
    while (k < JIG_FLOAT_KINDS - 1 && strcmp(jig_float_format(k)->name, name) != 0)
        k++;
    return k;
}

static JigFloat from_hex(JigFloatKind kind, const char *hex, JigArena *a) {
    JigInt bits;
    if (!jig_int_parse(jig_str(hex), 16, a, &bits))
        return jig_float_zero(kind, false);
    return jig_float_from_bits(kind, jig_int_word(&bits, 0), jig_int_word(&bits, 1));
}

static JigFloat binary(const char *op, JigFloat x, JigFloat y) {
    const JigRounding even = JIG_ROUND_NEAREST_EVEN;
    if (!strcmp(op, "add"))
        return jig_float_add(x, y, even);
    if (!strcmp(op, "sub"))
        return jig_float_sub(x, y, even);
    if (!strcmp(op, "mul"))
        return jig_float_mul(x, y, even);
    if (!strcmp(op, "div"))
        return jig_float_div(x, y, even);
    if (!strcmp(op, "fmod"))
        return jig_float_fmod(x, y);
    if (!strcmp(op, "minimum"))
        return jig_float_minimum(x, y);
    if (!strcmp(op, "maximum"))
        return jig_float_maximum(x, y);
    /* The fold of arith.minnumf and maxnumf drops a NaN on the right, even a signaling one. */
    if (jig_float_is_nan(y))
        return x;
    return !strcmp(op, "minnum") ? jig_float_minnum(x, y) : jig_float_maxnum(x, y);
}

static JigFloat literal(JigFloatKind kind, const char *text) {
    JigFloat x;
    if (!jig_float_parse(JIG_F64, jig_str(text), &x))
        return jig_float_nan(kind);
    return jig_float_convert(x, kind, JIG_ROUND_NEAREST_EVEN, NULL);
}

int main(void) {
    char op[16], type[16], first[128], second[128];
    static char line[512];
    while (fgets(line, sizeof line, stdin)) {
        int n = sscanf(line, "%15s %15s %127s %127s", op, type, first, second);
        if (n < 3)
            continue;
        JigArena *a = jig_arena_create();
        JigFloatKind kind = find_kind(type);
        bool parse = !strcmp(op, "parse");
        JigFloat x = parse ? literal(kind, first) : from_hex(kind, first, a);
        if (n == 4)
            x = binary(op, x, from_hex(kind, second, a));
        JigStr s = jig_float_to_str(x, a);
        printf("%.*s\n", JIG_FMT(s));
        jig_arena_destroy(a);
    }
    return 0;
}
