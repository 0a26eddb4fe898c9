/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Divisions that clang calls on 32-bit machines, where libgcc lacks them, under the names that it
 * calls: numbers are passed as four words then, not as a _BitInt is. They go bit by bit, since few
 * numbers of 128 bits are divided.
 */
#include "support/wide.h"

#ifndef __SIZEOF_INT128__

typedef union Words {
    uint32_t words[4];
    JigU128 value;
} Words;
Words __udivti3(Words a, Words b);
Words __umodti3(Words a, Words b);
Words __divti3(Words a, Words b);
Words __modti3(Words a, Words b);

static JigU128 divide(JigU128 a, JigU128 b, JigU128 *rest) {
    JigU128 quotient = 0;
    *rest = 0;
    for (int bit = 127; bit >= 0; --bit) {
        JigU128 carried = *rest >> 127;
        *rest = *rest << 1 | (a >> bit & 1);
        if (carried || *rest >= b) {
            *rest -= b;
            quotient |= (JigU128)1 << bit;
        }
    }
    return quotient;
}

static int is_negative(JigU128 a) {
    return (int)(a >> 127);
}
static JigU128 magnitude(JigU128 a) {
    return is_negative(a) ? -a : a;
}

Words __udivti3(Words a, Words b) {
    JigU128 rest;
    return (Words){.value = divide(a.value, b.value, &rest)};
}
Words __umodti3(Words a, Words b) {
    JigU128 rest;
    divide(a.value, b.value, &rest);
    return (Words){.value = rest};
}
Words __divti3(Words a, Words b) {
    JigU128 rest, quotient = divide(magnitude(a.value), magnitude(b.value), &rest);
    return (Words){.value = is_negative(a.value) != is_negative(b.value) ? -quotient : quotient};
}
Words __modti3(Words a, Words b) {
    JigU128 rest;
    divide(magnitude(a.value), magnitude(b.value), &rest);
    return (Words){.value = is_negative(a.value) ? -rest : rest};
}

#endif
