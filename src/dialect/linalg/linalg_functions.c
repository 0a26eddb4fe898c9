/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The functions of functions.def as a table, and what an op's attribute says of them. */
#include "dialect/complex/complex.h"
#include "dialect/linalg/linalg_shape.h"
#include "dialect/math/math.h"

const JigLinalgFn jig_linalg_fns[] = {
#define UNARY(value, name, op) {#name, #name, 1, .floats = op},
#define BINARY(value, name, word, complex, floats, ints, bools, missing)                           \
    {#name, word, 2, complex, floats, ints, bools, missing},
#define TERNARY(value, name, op) {#name, #name, 3, op, op, op, op, NULL},
#include "dialect/linalg/functions.def"
};

enum {
    NUM_UNARY = 0
#define UNARY(...) +1
#include "dialect/linalg/functions.def"
    ,
    NUM_FNS = JIG_LEN(jig_linalg_fns),
};

const JigLinalgFn *jig_linalg_fn_of_kind(int64_t kind) {
    return kind >= 0 && kind < NUM_FNS ? &jig_linalg_fns[kind] : NULL;
}

const JigLinalgFn *jig_linalg_fn_of_fun(int64_t fun, size_t arity) {
    return jig_linalg_fn_of_kind(fun + (arity == 2 ? NUM_UNARY : 0));
}

const JigLinalgFn *jig_linalg_fn_of_word(JigStr word) {
    for (size_t i = 0; i < NUM_FNS; ++i)
        if (jig_str_is(word, jig_linalg_fns[i].word))
            return &jig_linalg_fns[i];
    return NULL;
}

static bool both(bool (*test)(const JigType *t), const JigType *x, const JigType *y) {
    return test(x) && test(y);
}

static bool is_complex(const JigType *t) {
    return jig_type_kind(t) == JIG_TYPE_COMPLEX;
}

const JigOpRow *jig_linalg_fn_row(const JigLinalgFn *fn, const JigType *a, const JigType *b,
                                  bool *known) {
    *known = true;
    if (both(is_complex, a, b))
        return fn->complex;
    if (both(jig_type_is_float, a, b))
        return fn->floats;
    if (both(jig_type_is_any_integer, a, b))
        return jig_type_width(a) == 1 && jig_type_width(b) == 1 ? fn->bools : fn->ints;
    *known = false;
    return NULL;
}
