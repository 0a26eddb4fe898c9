/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * usage: matmul FOLDER
 *
 * What matmul.py does, of the payload and the schedule that `matmul.py FOLDER` has written there:
 * applied, compiled and run on the same numbers.
 */
#include "jig/codegen.h"
#include "jig/context.h"
#include "jig/dialect.h"
#include "jig/llvm_ir.h"
#include "jig/lower.h"
#include "jig/transform.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { N = 512, RUNS = 10 };

typedef struct Text {
    char *ptr;
    size_t len, cap;
} Text;

static void write_text(void *user, const char *part, size_t len) {
    Text *t = user;
    if (t->len + len > t->cap) {
        t->cap = (t->len + len) * 2;
        t->ptr = realloc(t->ptr, t->cap);
        if (!t->ptr)
            abort();
    }
    memcpy(t->ptr + t->len, part, len);
    t->len += len;
}

static JigOp *parse(JigContext *ctx, const char *folder, const char *name) {
    char path[4096], part[4096];
    snprintf(path, sizeof path, "%s/%s", folder, name);
    FILE *f = fopen(path, "r");
    Text text = {0};
    for (size_t n; f && (n = fread(part, 1, sizeof part, f)) > 0;)
        write_text(&text, part, n);
    if (f)
        fclose(f);
    JigOp *op =
        text.ptr ? jig_parse_module(ctx, (JigStr){text.ptr, text.len}, jig_str(path), true) : NULL;
    free(text.ptr);
    return op;
}

/* What the caller passes stays what it is: tensors are read, never written. */
static void mark_read_only(JigOp *payload) {
    JigOp *f = jig_block_first(jig_op_body(payload));
    JigContext *ctx = jig_op_context(f);
    JigNamedAttr mark = {jig_ident(ctx, JIG_STR("bufferization.writable")),
                         jig_attr_bool(ctx, false)};
    const JigAttr *one = jig_attr_dict(ctx, &mark, 1);
    jig_op_set_attr(f, "arg_attrs", jig_attr_array(ctx, (const JigAttr *[]){one, one, one}, 3));
}

static JigJit *compile(JigOp *payload, JigArena *a) {
    Text ir = {0};
    JigReason why = JIG_REASON(a);
    const JigCodeOptions options = {.cpu = "host", .entry = "layer", .level = 3};
    JigJit *jit = NULL;
    mark_read_only(payload);
    if (jig_lower(payload, &(JigLowering){.entry = JIG_STR("layer")}, NULL) &&
        jig_op_verify(payload) && jig_llvm_ir_write_for_code(payload, write_text, &ir))
        jit = jig_jit_create((JigStr){ir.ptr, ir.len}, &options, &why);
    if (ir.ptr && !jit)
        fprintf(stderr, "%.*s\n", JIG_FMT(jig_reason_text(&why, a)));
    free(ir.ptr);
    return jit;
}

static float a[N][N], b[N][N], bias[N], expected[N][N];

static void fill(float *x, size_t n) {
    for (size_t i = 0; i < n; ++i)
        x[i] = (float)((int)(i % 7) - 3);
}

static bool is_right(const float *c) {
    for (size_t i = 0; i < N; ++i)
        for (size_t k = 0; k < N; ++k)
            for (size_t j = 0; j < N; ++j)
                expected[i][j] += a[i][k] * b[k][j];
    for (size_t i = 0; i < N; ++i)
        for (size_t j = 0; j < N; ++j) {
            float x = expected[i][j] + bias[j];
            if (c[i * N + j] - (x > 0 ? x : 0) > 1e-3f || c[i * N + j] - (x > 0 ? x : 0) < -1e-3f)
                return false;
        }
    return true;
}

/* As LLVM keeps them: pointers, offset, sizes and strides, each an argument of its own. */
typedef struct Matrix {
    float *allocated, *aligned;
    int64_t offset, sizes[2], strides[2];
} Matrix;
typedef struct Vector {
    float *allocated, *aligned;
    int64_t offset, sizes[1], strides[1];
} Vector;

static bool run(JigPackedFn function) {
    Matrix x = {a[0], a[0], 0, {N, N}, {N, 1}}, y = {b[0], b[0], 0, {N, N}, {N, 1}}, out = {0};
    Vector z = {bias, bias, 0, {N}, {1}};
    void *packed[] = {&x.allocated,  &x.aligned,    &x.offset,     &x.sizes[0],   &x.sizes[1],
                      &x.strides[0], &x.strides[1], &y.allocated,  &y.aligned,    &y.offset,
                      &y.sizes[0],   &y.sizes[1],   &y.strides[0], &y.strides[1], &z.allocated,
                      &z.aligned,    &z.offset,     &z.sizes[0],   &z.strides[0], &out};
    for (int i = 0; i < RUNS; ++i) {
        free(out.allocated);
        function(packed);
    }
    double sum = 0;
    for (size_t i = 0; i < (size_t)N * N; ++i)
        sum += (double)out.aligned[i];
    printf("sum %.0f\n", sum);
    bool ok = is_right(out.aligned);
    free(out.allocated);
    return ok;
}

int main(int argc, char **argv) {
    if (argc != 2) {
        fprintf(stderr, "usage: matmul FOLDER\n");
        return EXIT_FAILURE;
    }
    JigContext *ctx = jig_context_create();
    JigArena *arena = jig_arena_create();
    jig_register_all(ctx);
    fill(a[0], (size_t)N * N);
    fill(b[0], (size_t)N * N);
    fill(bias, N);
    JigOp *payload = parse(ctx, argv[1], "payload.mlir");
    JigOp *script = payload ? parse(ctx, argv[1], "script.mlir") : NULL;
    JigJit *jit = script && jig_apply_script(payload, &(JigScript){.module = script}, arena, NULL)
                      ? compile(payload, arena)
                      : NULL;
    JigPackedFn function = jit ? jig_jit_function(jit, "layer") : NULL;
    bool ok = function && run(function);
    if (jit)
        jig_jit_destroy(jit);
    if (script)
        jig_op_destroy(script);
    if (payload)
        jig_op_destroy(payload);
    jig_arena_destroy(arena);
    jig_context_destroy(ctx);
    return ok ? EXIT_SUCCESS : EXIT_FAILURE;
}
