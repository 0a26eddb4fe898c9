/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Roles of loops, from maps written as text. That they are the reference's for
 * all named ops and many maps is compared by conformance/transform/classify-*.
 */
#include "analysis/loop_roles.h"

#include "jig/asm.h"
#include "jig/context.h"
#include "support/arena.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include <cmocka.h>

typedef struct Case {
    const char *lhs, *rhs, *out, *dims, *iterators; /* of linalg.generic */
    const char *roles;                              /* "" when there are none */
} Case;

static JigWalk find_generic(JigOp *op, void *user) {
    if (!jig_op_has_name(op, "linalg.generic"))
        return JIG_WALK_ADVANCE;
    *(JigOp **)user = op;
    return JIG_WALK_INTERRUPT;
}

/* A module with the op, on tensors of fitting ranks. */
static JigOp *parse(JigContext *ctx, const Case *c, JigArena *a) {
    const char *const maps[] = {c->lhs, c->rhs, c->out};
    const char *types[3];
    for (size_t i = 0; i < 3; ++i) {
        size_t rank = *maps[i] ? 1 : 0;
        for (const char *p = maps[i]; *p; ++p)
            rank += *p == ',';
        char *sizes = jig_arena_calloc(a, 2 * rank + 1);
        for (size_t k = 0; k < rank; ++k)
            memcpy(sizes + 2 * k, "?x", 2);
        types[i] = jig_arena_printf(a, "tensor<%sf32>", sizes).ptr;
    }
    JigStr text = jig_arena_printf(
        a,
        "func.func @f(%%a: %s, %%b: %s, %%c: %s) {\n"
        "  %%0 = linalg.generic {indexing_maps = [affine_map<(%s) -> (%s)>, affine_map<(%s) -> "
        "(%s)>, affine_map<(%s) -> (%s)>], iterator_types = [%s]} ins(%%a, %%b : %s, %s) outs(%%c "
        ": %s) {\n  ^bb0(%%x: f32, %%y: f32, %%z: f32):\n    linalg.yield %%z : f32\n  } -> %s\n"
        "  return\n}\n",
        types[0], types[1], types[2], c->dims, maps[0], c->dims, maps[1], c->dims, maps[2],
        c->iterators, types[0], types[1], types[2], types[2]);
    return jig_parse_module(ctx, text, JIG_STR("case"), true);
}

static JigStr append(JigArena *a, JigStr text, const char *role, JigLoops loops) {
    for (size_t i = 0; i < loops.len; ++i)
        text = jig_arena_printf(a, "%.*s%s%s%zu", JIG_FMT(text), i || !text.len ? "" : " ",
                                i ? "," : role, loops.items[i]);
    return text;
}

static JigStr contraction_roles(const JigOp *op, JigArena *a) {
    JigContractionLoops l;
    if (!jig_loop_roles_of_contraction(op, a, &l))
        return (JigStr){0};
    JigStr text = append(a, (JigStr){0}, "batch", l.batch);
    text = append(a, text, "m", l.m);
    text = append(a, text, "n", l.n);
    return append(a, text, "k", l.k);
}

static JigStr convolution_roles(const JigOp *op, JigArena *a) {
    JigConvolutionLoops l;
    if (!jig_loop_roles_of_convolution(op, a, &l))
        return (JigStr){0};
    JigStr text = append(a, (JigStr){0}, "batch", l.batch);
    text = append(a, text, "image", l.image);
    text = append(a, text, "channel", l.channel);
    text = append(a, text, "filter", l.filter);
    text = append(a, text, "input", l.input_channel);
    text = append(a, text, "depth", l.depth);
    for (size_t i = 0; i < l.strides.len; ++i)
        text = jig_arena_printf(a, "%.*s s%lld", JIG_FMT(text), (long long)l.strides.items[i]);
    for (size_t i = 0; i < l.dilations.len; ++i)
        text = jig_arena_printf(a, "%.*s d%lld", JIG_FMT(text), (long long)l.dilations.items[i]);
    return text;
}

static void check(const Case *cases, size_t n, JigStr (*roles)(const JigOp *op, JigArena *a)) {
    JigContext *ctx = jig_context_create();
    jig_register_all(ctx);
    for (size_t i = 0; i < n; ++i) {
        JigArena *a = jig_arena_create();
        JigOp *module = parse(ctx, &cases[i], a), *op = NULL;
        assert_non_null(module);
        jig_walk_pre(module, find_generic, &op);
        JigStr got = roles(op, a);
        if (!jig_str_is(got, cases[i].roles))
            fail_msg("case %zu: %.*s", i, JIG_FMT(got));
        jig_op_destroy(module);
        jig_arena_destroy(a);
    }
    jig_context_destroy(ctx);
}

#define P "\"parallel\""
#define R "\"reduction\""

static void contractions(void **unused) {
    (void)unused;
    static const Case cases[] = {
        {"m, k", "k, n", "m, n", "m, n, k", P "," P "," R, "m0 n1 k2"},
        {"b, m, k", "b, k, n", "b, m, n", "b, m, n, k", P "," P "," P "," R, "batch0 m1 n2 k3"},
        {"m, k, l", "l, k", "m", "m, k, l", P "," R "," R, "m0 k1,2"},
        {"i", "i", "i", "i", P, "batch0"},
        /* A loop of two subscripts plays no role. */
        {"m, m + k", "k", "m", "m, k", P "," R, ""},
    };
    check(cases, JIG_LEN(cases), contraction_roles);
}

static void convolutions(void **unused) {
    (void)unused;
    static const Case cases[] = {
        {"n, 2 * w + 3 * k, c", "k, c, f", "n, w, f", "n, w, f, k, c", P "," P "," P "," R "," R,
         "batch0 image1 channel2 filter3 input4 s2 d3"},
        {"w + k, c", "k, c", "w, c", "w, c, k", P "," P "," R, "image0 filter2 depth1 s1 d1"},
        {"w - k", "k", "w", "w, k", P "," R, "image0 filter1 s1 d-1"},
        /* Where a loop is used again, the one that it was added to goes with it. */
        {"w + k, v + k", "k", "w, v", "w, v, k", P "," P "," R, "image1 s1"},
        {"w + k + 1", "k", "w", "w, k", P "," R, ""},
        {"m, k", "k, n", "m, n", "m, n, k", P "," P "," R, ""},
    };
    check(cases, JIG_LEN(cases), convolution_roles);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(contractions),
        cmocka_unit_test(convolutions),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
