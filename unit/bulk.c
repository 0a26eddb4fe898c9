/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What goes through whole operands at once (eval/bulk.h) gives the same, bit for bit, as element
 * by element: for many shapes, layouts, and numbers that are none. */
#include "eval/bulk.h"
#include "jig/asm.h"
#include "jig/iface.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#include <cmocka.h>

typedef struct Outcome {
    bool ok;
    size_t size;
    uint8_t *bytes, *state;
} Outcome;

static Outcome run(JigOp *module, const int64_t *seeds) {
    JigEval *e = jig_eval_create(module, &(JigEvalOptions){.domain = JIG_EVAL_FIELD});
    JigOp *f = jig_symbol_lookup_in(module, JIG_STR("f"));
    JigArena *a = jig_arena_create();
    JigEvalValue args[3] = {{0}}, result = {0};
    size_t n;
    const JigType *const *types = jig_function_inputs(f, &n);
    for (size_t i = 0; i < n; ++i) {
        JigStr type = jig_type_to_str(types[i], a);
        JigStr text = jig_arena_printf(a, "%.*s=random:%lld", JIG_FMT(type), (long long)seeds[i]);
        assert_true(jig_eval_parse_value(e, types[i], text, &args[i]));
    }
    Outcome out = {.ok = jig_eval_run_function(e, f, args, &result)};
    if (out.ok) {
        const JigEvalShaped *s = result.shaped;
        out.size = s->buffer->size;
        out.bytes = calloc(out.size + 1, 1);
        out.state = calloc(out.size + 1, 1);
        memcpy(out.bytes, s->buffer->data, out.size);
        if (s->buffer->state)
            memcpy(out.state, s->buffer->state, out.size);
    }
    jig_eval_release(&result);
    for (size_t i = 0; i < n; ++i)
        jig_eval_release(&args[i]);
    jig_arena_destroy(a);
    jig_eval_destroy(e);
    return out;
}

static void free_outcome(Outcome *o) {
    free(o->bytes);
    free(o->state);
}

static void expect_same(const char *text) {
    JigContext *ctx = jig_context_create();
    jig_register_all(ctx);
    JigOp *module = jig_parse_module(ctx, jig_str(text), JIG_STR("test"), true);
    assert_non_null(module);
    const int64_t seeds[] = {1, 2, 3};
    JigDiagCapture said;
    jig_diag_capture_begin(ctx, &said);
    jig_bulk_is_on = false;
    Outcome one_by_one = run(module, seeds);
    jig_bulk_is_on = true;
    Outcome at_once = run(module, seeds);
    jig_diag_capture_end(ctx, &said);
    jig_diag_capture_free(&said);
    if (one_by_one.ok != at_once.ok || one_by_one.size != at_once.size ||
        (one_by_one.ok && (memcmp(one_by_one.bytes, at_once.bytes, at_once.size) != 0 ||
                           memcmp(one_by_one.state, at_once.state, at_once.size) != 0)))
        fail_msg("differs: %s", text);
    free_outcome(&one_by_one);
    free_outcome(&at_once);
    jig_op_destroy(module);
    jig_context_destroy(ctx);
}

/* ---- Operands that are more than numbers ---- */

/* What one element of an operand becomes before the op. */
static const char *const specials[] = {
    NULL,
    "%special = arith.constant 0x7F800000 : f32",
    "%special = arith.constant 0x7FC00000 : f32",
    "%special = ub.poison : f32",
    "%special = arith.constant 0.0 : f32",
    /* has no residue modulo q */
    "%one = arith.constant 1.5 : f32 %special = math.exp %one : f32",
};

/* Operand `name` of that type as `new`, with the special at its first element. */
static void put_special(char *out, size_t size, const char *special, const char *type, size_t rank,
                        const char *name, const char *new) {
    static const char *const indices[] = {"", "%i0", "%i0, %i0"};
    if (!special)
        snprintf(out, size, "%s = tensor.cast %s : %s to %s\n", new, name, type, type);
    else
        snprintf(
            out, size,
            "%%i0 = arith.constant 0 : index %s\n%s = tensor.insert %%special into %s[%s] : %s\n",
            special, new, name, indices[rank], type);
}

/* ---- Loops ---- */

typedef struct Case {
    const char *loops, *iterators, *maps[3];
    const char *types[3]; /* with two sizes or three to be filled in: by the letters m, n, k, s */
    size_t ranks[3];
} Case;

static const Case cases[] = {
    {"m, n, k",
     "\"parallel\", \"parallel\", \"reduction\"",
     {"m, k", "k, n", "m, n"},
     {"mxk", "kxn", "mxn"},
     {2, 2, 2}},
    {"k, n, m",
     "\"reduction\", \"parallel\", \"parallel\"",
     {"k, m", "n, k", "n, m"},
     {"kxm", "nxk", "nxm"},
     {2, 2, 2}},
    {"m, n", "\"parallel\", \"parallel\"", {"m", "n", "m, n"}, {"m", "n", "mxn"}, {1, 1, 2}},
    {"m, n, k",
     "\"reduction\", \"reduction\", \"reduction\"",
     {"m, k", "k, n", ""},
     {"mxk", "kxn", ""},
     {2, 2, 0}},
    /* a window: s = m + k - 1 */
    {"m, k", "\"parallel\", \"reduction\"", {"m + k", "k", "m"}, {"s", "k", "m"}, {1, 1, 1}},
    {"m, k", "\"parallel\", \"reduction\"", {"k + m", "k", "m"}, {"s", "k", "m"}, {1, 1, 1}},
    {"m, n", "\"parallel\", \"reduction\"", {"m, n", "m, n", "m"}, {"mxn", "mxn", "m"}, {2, 2, 1}},
};

static void type_of(char *out, size_t size, const char *shape, const int *sizes) {
    size_t at = (size_t)snprintf(out, size, "tensor<");
    for (const char *c = shape; *c; ++c)
        if (*c != 'x')
            at += (size_t)snprintf(out + at, size - at, "%dx",
                                   sizes[*c == 'm'   ? 0
                                         : *c == 'n' ? 1
                                         : *c == 'k' ? 2
                                                     : 3]);
    snprintf(out + at, size - at, "f32>");
}

static void one_case(const Case *c, const int *sizes, size_t special, size_t of, const char *body) {
    char types[3][64], put[512], text[4096];
    const char *names[] = {"%a", "%b", "%c"};
    for (size_t i = 0; i < 3; ++i)
        type_of(types[i], sizeof types[i], c->types[i], sizes);
    put_special(put, sizeof put, specials[special], types[of], c->ranks[of], names[of], "%x");
    names[of] = "%x";
    snprintf(text, sizeof text,
             "func.func @f(%%a: %s, %%b: %s, %%c: %s) -> %s {\n%s"
             "%%r = linalg.generic {indexing_maps = [affine_map<(%s) -> (%s)>, affine_map<(%s) -> "
             "(%s)>, affine_map<(%s) -> (%s)>], iterator_types = [%s]}\n"
             "ins(%s, %s : %s, %s) outs(%s : %s) {\n^bb0(%%p: f32, %%q: f32, %%o: f32):\n%s\n} -> "
             "%s\nreturn %%r : %s\n}\n",
             types[0], types[1], types[2], types[2], put, c->loops, c->maps[0], c->loops,
             c->maps[1], c->loops, c->maps[2], c->iterators, names[0], names[1], types[0], types[1],
             names[2], types[2], body, types[2], types[2]);
    expect_same(text);
}

static const char *const bodies[] = {
    "%m = arith.mulf %p, %q : f32 %s = arith.addf %o, %m : f32 linalg.yield %s : f32",
    "%m = arith.mulf %q, %p : f32 %s = arith.addf %m, %o : f32 linalg.yield %s : f32",
    "%m = arith.mulf %p, %p : f32 %s = arith.addf %m, %o : f32 linalg.yield %s : f32",
    "linalg.yield %q : f32",
};

static void structured_ops_are_the_same(void **state) {
    (void)state;
    uint64_t random = 1;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; ++i)
        for (size_t b = 0; b < sizeof bodies / sizeof *bodies; ++b)
            for (size_t k = 0; k < sizeof specials / sizeof *specials; ++k) {
                int sizes[4];
                for (size_t d = 0; d < 3; ++d) {
                    random = random * 6364136223846793005u + 1442695040888963407u;
                    sizes[d] = 1 + (int)((random >> 40) % (d == 2 && k == 0 ? 120 : 5));
                }
                sizes[3] = sizes[0] + sizes[2] - 1;
                one_case(&cases[i], sizes, k, (i + b + k) % 3, bodies[b]);
            }
}

/* Buffers: strides, an offset, and operands that overlap. */
static void buffers_are_the_same(void **state) {
    (void)state;
    static const char *const views[] = {"%a[0, 0] [4, 4] [2, 2]", "%a[1, 3] [4, 4] [1, 1]",
                                        "%a[1, 0] [4, 4] [2, 1]"};
    static const char *const layouts[] = {"strided<[18, 2]>", "strided<[9, 1], offset: 12>",
                                          "strided<[18, 1], offset: 9>"};
    for (size_t i = 0; i < 3; ++i)
        for (size_t k = 0; k < 3; ++k) {
            char text[2048];
            snprintf(
                text, sizeof text,
                "func.func @f(%%a: memref<9x9xf32>) -> memref<9x9xf32> {\n"
                "%%x = memref.subview %s : memref<9x9xf32> to memref<4x4xf32, %s>\n"
                "%%y = memref.subview %s : memref<9x9xf32> to memref<4x4xf32, %s>\n"
                "%%t = memref.alloc() : memref<4x4xf32>\n"
                "linalg.transpose ins(%%x : memref<4x4xf32, %s>) outs(%%t : memref<4x4xf32>) "
                "permutation = [1, 0]\n"
                "linalg.matmul ins(%%x, %%t : memref<4x4xf32, %s>, memref<4x4xf32>) outs(%%y : "
                "memref<4x4xf32, %s>)\n"
                "linalg.matmul ins(%%y, %%y : memref<4x4xf32, %s>, memref<4x4xf32, %s>) "
                "outs(%%t : memref<4x4xf32>)\n"
                "linalg.matmul ins(%%t, %%t : memref<4x4xf32>, memref<4x4xf32>) outs(%%y : "
                "memref<4x4xf32, %s>)\nreturn %%a : memref<9x9xf32>\n}\n",
                views[i], layouts[i], views[k], layouts[k], layouts[i], layouts[i], layouts[k],
                layouts[k], layouts[k], layouts[k]);
            expect_same(text);
        }
}

static void vectors_are_the_same(void **state) {
    (void)state;
    for (size_t k = 0; k < sizeof specials / sizeof *specials; ++k) {
        char text[2048];
        snprintf(
            text, sizeof text,
            "func.func @f(%%a: tensor<7xf32>, %%b: vector<5xf32>, %%s: f32) -> vector<5xf32> {\n"
            "%%c = arith.constant 0.0 : f32 %%i = arith.constant 1 : index\n%s\n"
            "%%v0 = vector.transfer_read %%a[%%i], %%c {in_bounds = [true]} : tensor<7xf32>, "
            "vector<5xf32>\n"
            "%%v = vector.insert %%t, %%v0 [3] : f32 into vector<5xf32>\n"
            "%%w = vector.broadcast %%s : f32 to vector<5xf32>\n"
            "%%x = arith.mulf %%v, %%w : vector<5xf32>\n"
            "%%y = arith.subf %%x, %%b : vector<5xf32>\n"
            "%%z = vector.fma %%y, %%b, %%v : vector<5xf32>\n"
            "%%u = arith.addf %%z, %%v : vector<5xf32>\nreturn %%u : vector<5xf32>\n}\n",
            specials[k] ? specials[k] : "%special = arith.constant 7.0 : f32");
        char *use = strstr(text, "%t,");
        assert_non_null(use);
        memmove(use + strlen("%special"), use + 2, strlen(use + 2) + 1);
        memcpy(use, "%special", strlen("%special"));
        expect_same(text);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(structured_ops_are_the_same),
        cmocka_unit_test(buffers_are_the_same),
        cmocka_unit_test(vectors_are_the_same),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
