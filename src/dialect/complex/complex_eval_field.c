/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Functions of complex numbers whose parts are elements of a finite field: quotients and powers are
 * the field's, a magnitude is the root of the sum of squares, and each other function is any
 * function of both parts, but that the exponential of a logarithm is the number again, for which
 * rewrites take it. A logarithm of an exponential is not: there its residues modulo q differ.
 */
#include "dialect/complex/complex_int.h"
#include "support/check.h"
#include "support/field.h"

typedef struct Pair {
    JigFloat re, im;
} Pair;

static Pair pair(const JigNum *x) {
    return (Pair){x->re, x->im};
}
static void give(Pair x, JigNum *out) {
    out->re = x.re;
    out->im = x.im;
}

static JigFloat sub(JigFloat x, JigFloat y) {
    return jig_field_add(x, jig_field_neg(y));
}

/* ---- Arithmetic ---- */

static Pair product(Pair x, Pair y) {
    return (Pair){sub(jig_field_mul(x.re, y.re), jig_field_mul(x.im, y.im)),
                  jig_field_add(jig_field_mul(x.im, y.re), jig_field_mul(x.re, y.im))};
}
static JigFloat norm(Pair x) {
    return jig_field_add(jig_field_mul(x.re, x.re), jig_field_mul(x.im, x.im));
}
/* x conj(y) / (y conj(y)) */
static Pair quotient(Pair x, Pair y) {
    Pair z = product(x, (Pair){y.re, jig_field_neg(y.im)});
    JigFloat by = norm(y);
    return (Pair){jig_field_div(z.re, by), jig_field_div(z.im, by)};
}

void jig_complex_field_powi(const JigNum *x, JigInt n, JigArena *a, JigNum *out) {
    JIG_REQUIRE(x && a && out);
    bool negative = jig_int_is_negative(n);
    Pair one = {jig_float_from_double(x->re.kind, 1), jig_field_zero(x->re.kind)}, made = one,
         factor = pair(x);
    for (n = negative ? jig_int_neg(n, a) : n; !jig_int_is_zero(n); n = jig_int_lshr(n, 1, a)) {
        if (jig_int_word(&n, 0) & 1)
            made = product(made, factor);
        factor = product(factor, factor);
    }
    give(negative ? quotient(one, made) : made, out);
}

JigFloat jig_complex_field_abs(const JigNum *x) {
    JIG_REQUIRE(x);
    return jig_field_sqrt(norm(pair(x)));
}

/* ---- Exponentials and logarithms ----
 * One part is moved by what the other one says, then that by what came out: from that both can be
 * found again. */

static JigFloat moved_by(JigFloat part, const char *how, JigFloat other, bool back) {
    JigFloat by = jig_field_random(part.kind, jig_field_hash(how, &other, 1));
    return jig_field_add(part, back ? jig_field_neg(by) : by);
}

static bool is_finite(Pair x) {
    return !jig_field_is_inf(x.re) && !jig_field_is_nan(x.re) && !jig_field_is_inf(x.im) &&
           !jig_field_is_nan(x.im);
}

/* What is not finite stays as it is. */
static Pair logarithm(Pair x) {
    if (!is_finite(x))
        return x;
    JigFloat re = moved_by(x.re, "complex.log re", x.im, false),
             im = moved_by(x.im, "complex.log im", re, false);
    return (Pair){jig_field_random_q(re, jig_field_hash("complex.log q", &re, 1)),
                  jig_field_random_q(im, jig_field_hash("complex.log q", &im, 1))};
}
static Pair exponential(Pair x) {
    if (!is_finite(x))
        return x;
    JigFloat im = moved_by(x.im, "complex.log im", x.re, true),
             re = moved_by(x.re, "complex.log re", im, true);
    return (Pair){jig_field_forget_q(re), jig_field_forget_q(im)};
}

/* ---- All others ---- */

JigFloat jig_complex_field_angle(const JigNum *x) {
    JIG_REQUIRE(x);
    return jig_field_call("complex.angle", (JigFloat[]){x->re, x->im}, 2, NULL, NULL);
}

void jig_complex_in_field(size_t id, const JigNum *in, JigNum *out) {
    JIG_REQUIRE(id < JIG_COMPLEX_NUM_OPS && in && out);
    JigFloat parts[] = {in[0].re, in[0].im, in[0].re, in[0].im};
    size_t n = 2;
    switch (id) {
    case JIG_COMPLEX_DIV:
        give(quotient(pair(&in[0]), pair(&in[1])), out);
        return;
    case JIG_COMPLEX_EXP:
        give(exponential(pair(in)), out);
        return;
    case JIG_COMPLEX_LOG:
        give(logarithm(pair(in)), out);
        return;
    case JIG_COMPLEX_POW:
    case JIG_COMPLEX_ATAN2:
        parts[2] = in[1].re;
        parts[3] = in[1].im;
        n = 4;
        break;
    default:
        break;
    }
    /* The parts are functions of their own: "complex.sin" and "sin". */
    const char *name = jig_complex_ops[id].name;
    out->re = jig_field_call(name, parts, n, NULL, NULL);
    out->im = jig_field_call(name + strlen("complex."), parts, n, NULL, NULL);
}
