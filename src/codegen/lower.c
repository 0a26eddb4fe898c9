/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "codegen/lower.h"

#include "jig/iface.h"
#include "jig/pass.h"

/* What a payload has that decides which passes are needed. */
typedef enum Trait {
    ALWAYS = 0,
    HAS_TENSORS = 1,
    FREES_NOTHING = 2, /* no memory is freed by the payload itself */
    HAS_OTHERS = 4,    /* ops of other dialects than llvm */
} Trait;

/* The default pipeline. Tensors become buffers that are freed after their last use; structured ops
 * become loops, loops branches, and dialect after dialect becomes llvm. */
static const struct {
    const char *pass, *options;
    unsigned needs; /* all of these traits */
} steps[] = {
    {"one-shot-bufferize",
     "bufferize-function-boundaries=true function-boundary-type-conversion=identity-layout-map",
     HAS_TENSORS},
    {"buffer-deallocation-pipeline", "", HAS_TENSORS | FREES_NOTHING},
    {"convert-bufferization-to-memref", "", ALWAYS},
    {"convert-linalg-to-loops", "", ALWAYS},
    {"convert-vector-to-scf", "", ALWAYS},
    {"scf-forall-to-for", "", ALWAYS},
    {"expand-realloc", "", ALWAYS},
    {"memref-expand", "", ALWAYS},
    {"expand-strided-metadata", "", ALWAYS},
    {"lower-affine", "", ALWAYS},
    {"convert-scf-to-cf", "", ALWAYS},
    {"convert-vector-to-llvm", "", ALWAYS},
    {"convert-complex-to-llvm", "", ALWAYS},
    {"convert-math-to-llvm", "", ALWAYS},
    {"convert-math-to-libm", "", ALWAYS},
    {"lower-affine", "", ALWAYS},
    {"convert-index-to-llvm", "", ALWAYS},
    {"convert-arith-to-llvm", "", ALWAYS},
    {"convert-ub-to-llvm", "", ALWAYS},
    {"finalize-memref-to-llvm", "", ALWAYS},
    {"convert-func-to-llvm", "", ALWAYS},
    {"convert-cf-to-llvm", "", ALWAYS},
    {"reconcile-unrealized-casts", "", ALWAYS},
    {"canonicalize", "", ALWAYS},
};

static bool has_tensor(const JigOp *op) {
    size_t n = 0;
    const JigType *const *inputs = jig_function(op) ? jig_function_inputs(op, &n) : NULL;
    for (size_t i = 0; i < n; ++i)
        if (jig_type_is_tensor(inputs[i]))
            return true;
    for (size_t i = 0; i < jig_op_num_results(op); ++i)
        if (jig_type_is_tensor(jig_value_type(jig_op_result(op, i))))
            return true;
    for (size_t i = 0; i < jig_op_num_operands(op); ++i)
        if (jig_type_is_tensor(jig_value_type(jig_op_operand(op, i))))
            return true;
    return false;
}

static JigWalk look(JigOp *op, void *user) {
    unsigned *traits = user;
    JigStr name = jig_op_name_of(op);
    if (has_tensor(op))
        *traits |= HAS_TENSORS;
    if (jig_str_is(name, "memref.dealloc") || jig_str_is(name, "bufferization.dealloc"))
        *traits &= ~(unsigned)FREES_NOTHING;
    if (!jig_str_starts_with(name, "llvm.") && !jig_str_is(name, "builtin.module"))
        *traits |= HAS_OTHERS;
    return JIG_WALK_ADVANCE;
}

static bool fill(JigPipeline *p, JigContext *ctx, unsigned traits, JigArena *a, JigReason *why) {
    for (size_t i = 0; i < JIG_LEN(steps); ++i) {
        JigStr name = jig_str(steps[i].pass);
        if ((steps[i].needs & ~traits) || !jig_pass_find(ctx, name))
            continue;
        if (!jig_pipeline_add(p, name, jig_str(steps[i].options), a, why))
            return false;
    }
    return true;
}

bool jig_lower_all(JigOp *payload, const char *pipeline) {
    JigContext *ctx = jig_op_context(payload);
    unsigned traits = FREES_NOTHING;
    jig_walk_pre(payload, look, &traits);
    if (!pipeline && !(traits & HAS_OTHERS))
        return true;
    JigArena *a = jig_arena_create();
    JigReason why = JIG_REASON(a);
    JigPipeline *p = pipeline ? jig_pipeline_parse(ctx, jig_str(pipeline), a, &why)
                              : jig_pipeline_create(ctx, JIG_STR("builtin.module"));
    bool ok = p && (pipeline || fill(p, ctx, traits, a, &why));
    if (!ok) {
        JigStr text = jig_reason_text(&why, a);
        jig_error(ctx, jig_op_loc(payload), "%.*s", JIG_FMT(text));
    }
    ok = ok && jig_pipeline_run(p, payload, NULL);
    if (p)
        jig_pipeline_destroy(p);
    jig_arena_destroy(a);
    return ok;
}
